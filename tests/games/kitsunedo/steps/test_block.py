"""Block (section K)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kitsunedo.sitting import Sitting


def challenged(hand: str = "block sun", lantern: str = "ash", **given: Any) -> Sitting:
    """A claims Spirit, and C challenges."""
    seats: dict[str, Any] = {
        "A": {"lord": "celeste", "hand": hand, "lantern": lantern},
        "B": {"lord": "hollow", "hand": "block sun", "lantern": "shadow"},
        "C": {"lord": "haunt", "hand": "block moon", "lantern": "mist"},
    }
    table = Sitting(deck=["sake", "leaf", "moon"], discard=["leaf"], **{**seats, **given})
    return table.does("A", "summon").window(C="challenge")


@pytest.mark.rule("KI-094")
def test_a_challenged_lord_may_play_a_block() -> None:
    table = challenged()
    assert table.asked() == {"A": "answer"}
    assert "block" in table.offered("A")
    table.does("A", "block")
    assert table.said()[0] == "blocked"
    assert table.asked() == {"A": "keep"}


@pytest.mark.rule("KI-094")
def test_a_block_is_played_from_hand() -> None:
    table = challenged("sun")
    assert "block" not in table.offered("A")
    assert table.refused("A", "block") == "KI-094"


@pytest.mark.rule("KI-094", "KI-T27")
def test_where_there_are_no_blocks_there_is_no_such_answer() -> None:
    table = Sitting(stage="second", A={"lantern": "ash"}).does("A", "summon").window(B="challenge")
    assert table.offered("A") == ["concede", "concede shown"]
    assert table.refused("A", "block") == "KI-T27"


@pytest.mark.rule("KI-094")
def test_without_a_block_the_question_and_its_silence_are_the_same() -> None:
    for hand in ("block", "sun"):
        table = challenged(hand)
        assert table.asked() == {"A": "answer"}
        table.silence()
        assert "conceded" in table.said()
        assert table.hand("A") == []


@pytest.mark.rule("KI-095", "KI-096", "KI-097", "KI-101")
@pytest.mark.parametrize("lantern", ["ash", "spirit"])
def test_after_a_block_the_summon_takes_place_true_or_not(lantern: str) -> None:
    table = challenged(lantern=lantern).does("A", "block").does("A", "keep leaf")
    assert table.hand("A") == ["sun", "leaf"]
    assert table.deck[:2] == ["sake", "moon"]
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-095")
def test_after_a_block_the_steal_takes_place() -> None:
    table = Sitting(A={"hand": "block", "lantern": "ash", "lord": "celeste"}, B={"hand": "sun", "lord": "hollow"})
    table.does("A", "steal B").does("B", "challenge").does("A", "block")
    assert table.hand("A") == ["sun"]
    assert table.hand("B") == []
    assert table.lives("B") == 2


@pytest.mark.rule("KI-095", "KI-096", "KI-097")
def test_after_a_block_the_attack_is_evaded() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "moon moon sun"}, B={"lord": "hollow", "hand": "block sun", "lantern": "mist"}
    )
    table.attacks("A", "B", "moon", "moon").does("B", "ash").does("A", "challenge").does("B", "block")
    assert table.lives("B") == 2
    assert table.hand("B") == ["sun"]
    assert table.hand("A") == ["sun"]
    assert table.lantern("B") == "mist"
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-095")
def test_after_a_block_leaves_hit_pay_and_mark() -> None:
    seats: dict[str, Any] = {"B": {"lord": "mirage", "hand": "sun"}, "C": {"lord": "hollow"}}
    own = {"lord": "tanuki", "hand": "leaf leaf block", "lantern": "ash"}
    table = Sitting(A=own, **seats).attacks("A", "B", "leaf as sun", "leaf as sun")
    table.does("B", "challenge").does("A", "block")
    assert table.lives("B") == 1
    table = Sitting(A=own, **seats).does("A", "trade B sun leaf").does("B", "challenge").does("A", "block")
    assert table.does("B", "give sun").hand("A") == ["sun", "leaf"]
    table = Sitting(A=own, **seats).does("A", "mark B leaf as sun").does("B", "challenge").does("A", "block")
    assert table.mark("B") == "leaf"


@pytest.mark.rule("KI-096")
@pytest.mark.parametrize("lantern", ["ash", "spirit"])
def test_a_blocking_lord_shows_nothing_and_keeps_its_lantern(lantern: str) -> None:
    table = challenged(lantern=lantern)
    deck = table.lantern_deck
    table.does("A", "block").does("A", "keep sake")
    assert table.lantern("A") == lantern
    assert table.lantern_deck == deck
    said = {event.kind.name for event in table.events}
    assert not said & {"revealed", "conceded", "conceded-shown", "under-deck", "new-lantern"}


@pytest.mark.rule("KI-097")
def test_nobody_pays_for_a_blocked_challenge() -> None:
    table = challenged().does("A", "block").does("A", "keep sake")
    assert table.hand("A") == ["sun", "sake"]
    assert table.hand("B") == ["sun", "block"]
    assert table.hand("C") == ["moon", "block"]
    assert table.view("spectator").lives == (2, 2, 2)
    assert "end" in table.offered("A")
    assert "steal B" in table.offered("A")


@pytest.mark.rule("KI-098")
def test_a_block_stops_nothing_but_a_challenge() -> None:
    def against(lord: str, hand: str) -> Sitting:
        return Sitting(
            A={"lord": lord, "hand": hand, "lantern": "shadow"},
            B={"lord": "mirage", "hand": "block block", "lantern": "ash"},
            C={"lord": "shisu"},
        )

    assert against("haunt", "sun sun").attacks("A", "B", "sun", "sun").offered("B") == ["take", "ash"]
    table = against("haunt", "sun").does("A", "steal B")
    assert table.offered("B") == ["stand", "challenge"]
    assert table.does("B", "stand").hand("A") == ["sun", "block"]
    assert against("haunt", "sake").does("A", "trade B sun").offered("B") == ["give block"]
    table = against("tanuki", "sun").does("A", "mark B sun")
    assert table.asked() == {"A": "act"}
    assert table.mark("B") == "sun"
    assert against("hollow", "sun").does("A", "peep B").asked() == {"A": "swap"}
    assert against("celeste", "sun").does("A", "gift").size("B") == 4


@pytest.mark.rule("KI-099", "KI-E30")
def test_a_block_cannot_be_blocked() -> None:
    table = challenged().does("A", "block")
    assert table.asked() == {"A": "keep"}
    table.does("A", "keep sake")
    assert table.hand("C") == ["moon", "block"]
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-100", "KI-R47", "KI-E31")
def test_after_a_block_nobody_challenges_that_lord_for_that_lantern_in_that_turn() -> None:
    table = Sitting(
        A={"lord": "haunt", "hand": "sun sun sun sun moon"},
        B={"lord": "celeste", "hand": "block", "lantern": "mist"},
        C={"lord": "mirage", "hand": "block"},
    )
    table.attacks("A", "B", "sun", "sun").does("B", "ash").does("A", "challenge").does("B", "block")
    table.attacks("A", "B", "sun", "sun").does("B", "ash")
    assert table.asked() == {"A": "act"}
    assert "undoubted" in table.said()
    assert table.lives("B") == 2


@pytest.mark.rule("KI-100", "KI-R47")
def test_the_protection_is_for_one_lord_and_one_lantern() -> None:
    table = Sitting(
        A={"lord": "haunt", "hand": "sun sun sun sun moon block"},
        B={"lord": "celeste", "hand": "block", "lantern": "mist"},
        C={"lord": "mirage", "hand": "moon"},
    )
    table.does("A", "summon").window(B="challenge").does("A", "block").silence()
    table.does("A", "steal C")
    assert table.asked() == {"C": "doubt"}
    table.does("C", "stand").attacks("A", "B", "sun", "sun").does("B", "ash").does("A", "challenge").does("B", "block")
    table.attacks("A", "C", "sun", "sun").does("C", "ash")
    assert table.asked() == {"A": "doubt"}


@pytest.mark.rule("KI-100", "KI-R19")
def test_the_protection_ends_with_the_turn() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "sun sun"},
        B={"lord": "celeste", "hand": "block", "lantern": "mist"},
        C={"lord": "tanuki", "hand": "sun sun"},
        deck=["moon", "moon"],
    )
    table.attacks("A", "B", "sun", "sun").does("B", "ash").does("A", "challenge").does("B", "block")
    table.ends("A").ends("B")
    table.attacks("C", "B", "sun", "sun").does("B", "ash")
    assert table.asked() == {"C": "doubt"}


@pytest.mark.rule("KI-100", "KI-R39")
def test_a_blocked_claim_is_not_challenged_by_somebody_else() -> None:
    table = Sitting(A={"lord": "celeste", "hand": "block"}, B={"lord": "hollow"}, C={"lord": "haunt"})
    table.does("A", "summon").window(B="challenge", C="challenge").does("A", "block")
    assert table.asked() == {"A": "keep"}


@pytest.mark.rule("KI-101", "KI-R76")
def test_a_played_block_is_discarded_at_once() -> None:
    table = challenged("block block").does("A", "block")
    assert table.asked() == {"A": "keep"}
    assert table.discard == ["block", "leaf"]
    assert table.hand("A") == ["block"]
    table.does("A", "keep sake")
    assert table.discard == ["block", "leaf"]
