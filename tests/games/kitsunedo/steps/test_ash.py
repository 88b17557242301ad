"""The Ash Lantern: EVADE (section F)."""

from __future__ import annotations

import pytest

from tests.games.kitsunedo.sitting import Sitting


def attacked(lantern: str = "mist", hand: str = "moon moon moon sun", cards: str = "moon moon") -> Sitting:
    """A attacks the Gilded Hollow at B, who holds a Sake."""
    table = Sitting(
        discard=["block"],
        A={"lord": "celeste", "hand": hand, "lantern": "spirit"},
        B={"lord": "hollow", "hand": "sake", "lantern": lantern},
        C={"lord": "shisu", "hand": "sun"},
    )
    return table.attacks("A", "B", *cards.split())


@pytest.mark.rule("KI-059", "KI-060")
@pytest.mark.parametrize("lantern", ["ash", "mist", "spirit", "shadow"])
def test_an_attacked_lord_may_claim_ash_truly_or_not(lantern: str) -> None:
    table = attacked(lantern)
    assert table.asked() == {"B": "respond"}
    assert table.offered("B") == ["take", "ash"]
    table.does("B", "ash")
    assert table.said() == ["claimed"]
    assert table.told("A") == table.told("C") == table.told("spectator") == []
    table.does("A", "stand")
    assert table.lives("B") == 2
    assert "evaded" in table.said()
    assert table.lantern("B") == lantern


@pytest.mark.rule("KI-059", "KI-061")
def test_ash_asks_for_one_card_more() -> None:
    assert attacked(cards="moon moon").asked() == {"B": "respond"}
    table = attacked(cards="moon moon moon")
    assert table.asked() == {"A": "act"}
    assert table.lives("B") == 1


@pytest.mark.rule("KI-060", "KI-062", "KI-R29")
def test_a_standing_ash_claim_defeats_an_exact_set() -> None:
    table = attacked().does("B", "ash").does("A", "stand")
    assert table.lives("B") == 2
    assert table.hand("A") == ["sun", "moon"]
    assert table.hand("B") == ["sake"]
    assert table.discard == ["moon", "moon", "block"]
    assert table.asked() == {"A": "act"}
    assert table.lantern("B") == "mist"


@pytest.mark.rule("KI-060", "KI-R28")
def test_a_proven_ash_claim_defeats_it_too() -> None:
    table = attacked("ash").does("B", "ash").does("A", "challenge").does("B", "reveal")
    assert table.lives("B") == 2
    assert table.hand("A") == []
    assert table.discard == ["moon", "sun", "moon", "moon", "block"]
    assert table.hand("B")[-1:] == ["sake"]
    assert table.active == "B"


@pytest.mark.rule("KI-060", "KI-R27")
def test_a_conceded_ash_claim_does_not() -> None:
    table = attacked().does("B", "ash").does("A", "challenge").does("B", "concede")
    assert table.lives("B") == 1
    assert table.hand("B") == []
    assert table.discard == ["sake", "moon", "moon", "block"]
    assert table.asked() == {"A": "act"}
    assert table.hand("A") == ["sun", "moon"]


@pytest.mark.rule("KI-061", "KI-R25")
@pytest.mark.parametrize("lives, exact", [(2, 2), (1, 1)])
def test_an_over_set_cannot_be_evaded(lives: int, exact: int) -> None:
    def hit(size: int) -> Sitting:
        table = Sitting(
            A={"lord": "celeste", "hand": "moon moon moon"},
            B={"lord": "hollow", "lives": lives, "lantern": "ash", "hand": "sun"},
        )
        evadable = table.foreseen("A", "attack B", *["play moon"] * size)["strike"]["evadable"]
        assert evadable == (size == exact)
        return table.attacks("A", "B", *["moon"] * size)

    assert "ash" in hit(exact).offered("B")
    table = hit(exact + 1)
    assert table.asked() == {"A": "act"}
    assert table.lives("B") == lives - 1


@pytest.mark.rule("KI-061")
@pytest.mark.parametrize("lives, cards", [(2, "moon moon"), (1, "moon")])
def test_an_over_set_with_a_leaf_can_be_challenged_but_not_evaded(lives: int, cards: str) -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": f"{cards} leaf"}, B={"lord": "hollow", "lives": lives, "lantern": "ash"}
    )
    table.attacks("A", "B", *cards.split(), "leaf as moon")
    assert table.offered("B") == ["take", "challenge"]
    assert table.refused("B", "ash") == "KI-061"


@pytest.mark.rule("KI-062", "KI-063")
def test_the_attacker_alone_decides_about_an_ash_claim() -> None:
    table = attacked().does("B", "ash")
    assert table.asked() == {"A": "doubt"}
    assert table.offered("A") == ["stand", "challenge"]
    table.does("A", "challenge")
    assert table.asked() == {"B": "answer"}


@pytest.mark.rule("KI-062")
def test_in_silence_an_ash_claim_stands() -> None:
    table = attacked().does("B", "ash").silence()
    assert table.lives("B") == 2
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-064")
def test_ash_may_be_claimed_against_each_attack() -> None:
    table = Sitting(
        A={"lord": "shisu", "hand": "moon moon moon moon sun sun"},
        B={"lord": "hollow", "lantern": "spirit"},
        C={"lord": "celeste"},
    )
    table.attacks("A", "B", "moon", "moon").does("B", "ash").does("A", "stand")
    table.attacks("A", "C", "sun", "sun").does("C", "ash").does("A", "stand")
    table.attacks("A", "B", "moon", "moon")
    assert table.offered("B") == ["take", "ash"]
    table.does("B", "ash").does("A", "stand")
    assert (table.lives("B"), table.lives("C")) == (2, 2)


@pytest.mark.rule("KI-065")
def test_an_ash_that_is_not_claimed_protects_nobody() -> None:
    for table in (attacked("ash").does("B", "take"), attacked("ash").silence()):
        assert table.lives("B") == 1
        assert table.lantern("B") == "ash"
        assert table.told("A") == table.told("spectator") == []
        assert table.asked() == {"A": "act"}
