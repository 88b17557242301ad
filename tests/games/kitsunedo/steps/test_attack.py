"""Attacking (section E)."""

from __future__ import annotations

import pytest

from hyakki.core.errors import Malformed
from tests.games.kitsunedo.sitting import Sitting

# When and whom


@pytest.mark.rule("KI-032", "KI-033", "KI-R13", "KI-T09")
def test_nobody_attacks_in_the_first_round() -> None:
    table = Sitting(round=1, A={"hand": "moon moon"}, B={"lord": "hollow"}, C={"lord": "shisu"})
    assert "attack B" not in table.offered("A")
    assert table.refused("A", "attack B") == "KI-032"
    for _ in range(3):
        table.does(table.active, "end").silence()
    assert table.active == "A"
    assert table.state.round == 2
    assert "KI-032" not in table.blocked("A").values()


@pytest.mark.rule("KI-032", "KI-043")
def test_after_the_first_round_attacks_are_allowed() -> None:
    table = Sitting(round=2, A={"lord": "celeste", "hand": "moon moon"}, B={"lord": "hollow"}, C={"lord": "shisu"})
    assert {"attack B", "attack C"} <= {*table.offered("A")}


@pytest.mark.rule("KI-043", "KI-R21")
def test_the_target_is_another_lord_in_the_game() -> None:
    table = Sitting(
        A={"lord": "shisu", "hand": "moon moon moon moon"},
        B={"lord": "hollow", "lives": 0},
        C={"lord": "haunt"},
    )
    assert [id for id in table.offered("A") if id.startswith("attack")] == ["attack C"]
    assert table.refused("A", "attack B") == "KI-R21"
    assert table.attacks("A", "C", "moon", "moon").asked() == {"C": "respond"}


@pytest.mark.rule("KI-043", "KI-026")
def test_a_lord_attacks_only_on_its_own_turn() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "sun"},
        B={"lord": "hollow", "hand": "sun sun sun"},
        C={"lord": "shisu", "hand": "sun sun sun"},
    )
    assert table.asked() == {"A": "act"}
    table.ends("A")
    assert table.asked() == {"B": "act"}
    assert "attack A" in table.offered("B")


# The cards


@pytest.mark.rule("KI-044")
def test_the_cards_must_match_the_symbols_of_the_target() -> None:
    table = Sitting(A={"lord": "shisu", "hand": "sun sun moon"}, B={"lord": "celeste"}, C={"lord": "hollow"})
    assert table.sets("A", "B") == {("sun", "sun")}
    assert table.refused("A", "attack C") == "KI-044"
    assert table.refused("A", "attack B", "strike") == "KI-044"
    assert table.refused("A", "attack B", "play sun", "strike") == "KI-044"
    assert table.offered("A", "attack B") == ["play sun"]
    assert table.offered("A", "attack B", "play sun", "play sun") == ["strike"]
    assert table.blocked("A", "attack B", "play sun", "play sun") == {}
    assert table.attacks("A", "B", "sun", "sun").asked() == {"B": "respond"}


@pytest.mark.rule("KI-044")
def test_cards_that_are_not_held_cannot_be_played() -> None:
    table = Sitting(A={"lord": "shisu", "hand": "sun leaf block"}, B={"lord": "celeste"}, C={"lord": "hollow"})
    assert table.refused("A", "attack B", "play sun", "play sun") == "KI-044"
    assert table.refused("A", "attack B", "play leaf as sun", "play leaf as sun") == "KI-044"
    assert table.sets("A", "B") == {("leaf as sun", "sun")}


@pytest.mark.rule("KI-044", "KI-055")
def test_only_cards_that_can_still_become_a_set_are_offered() -> None:
    table = Sitting(A={"lord": "shisu", "hand": "sun sun leaf"}, B={"lord": "tanuki"})
    assert table.offered("A", "attack B") == ["play sun", "play leaf as sake"]
    assert table.offered("A", "attack B", "play sun") == ["play sun", "play leaf as sake"]
    assert table.refused("A", "attack B", "play sake") == "KI-044"


@pytest.mark.rule("KI-045")
@pytest.mark.parametrize("lord, lives, kind", [("celeste", 1, "sun"), ("hollow", 1, "moon"), ("tanuki", 1, "sake")])
def test_each_symbol_needs_its_own_card_or_a_leaf(lord: str, lives: int, kind: str) -> None:
    def sets(hand: str) -> set[tuple[str, ...]]:
        return Sitting(A={"lord": "shisu", "hand": hand}, B={"lord": lord, "lives": lives}).sets("A", "B")

    for item in ("sun", "moon", "sake", "block"):
        assert sets(item) == ({(kind,)} if item == kind else set())
    assert sets("leaf") == {(f"leaf as {kind}",)}


@pytest.mark.rule("KI-046", "KI-053", "KI-R22")
def test_one_card_more_may_be_played_and_no_further() -> None:
    table = Sitting(A={"lord": "shisu", "hand": "sun sun sun moon"}, B={"lord": "celeste", "lives": 1})
    assert table.sets("A", "B") == {("sun",), ("sun", "sun")}
    table = Sitting(A={"lord": "shisu", "hand": "moon moon moon moon sun"}, B={"lord": "hollow"})
    assert table.sets("A", "B") == {("moon",) * 2, ("moon",) * 3}


@pytest.mark.rule("KI-047")
def test_a_set_of_one_two_or_three_is_laid_down_at_once() -> None:
    for lives, size in ((1, 1), (1, 2), (2, 2), (2, 3)):
        for kind, lord in (("sun", "celeste"), ("moon", "hollow")):
            table = Sitting(A={"lord": "shisu", "hand": f"{kind} {kind} {kind}"}, B={"lord": lord, "lives": lives})
            with pytest.raises(Malformed, match="not complete"):
                table.does("A", "attack B", *[f"play {kind}"] * size)
            assert table.size("A") == 3
            table.attacks("A", "B", *[kind] * size)
            assert table.hand("A") == [kind] * (3 - size)
            assert table.said().count("attacked") == 1


@pytest.mark.rule("KI-048", "KI-062", "KI-R27")
def test_no_card_is_added_after_the_set_is_down() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "moon moon moon sun"},
        B={"lord": "hollow", "hand": "sake", "lantern": "mist"},
    )
    table.attacks("A", "B", "moon", "moon").does("B", "ash")
    assert table.asked() == {"A": "doubt"}
    assert table.offered("A") == ["stand", "challenge"]
    table.does("A", "stand")
    assert table.lives("B") == 2
    assert table.hand("A") == ["sun", "moon"]


@pytest.mark.rule("KI-049", "KI-178")
@pytest.mark.parametrize("answer, lives", [("take", 1), ("ash", 2)])
def test_the_set_is_discarded_hit_or_miss(answer: str, lives: int) -> None:
    table = Sitting(discard=["block"], A={"lord": "celeste", "hand": "moon moon sun"}, B={"lord": "hollow"})
    table.attacks("A", "B", "moon", "moon")
    assert table.discard == ["block"]
    assert len(table.view("C").played) == 2
    table.does("B", answer)
    if answer == "ash":
        table.does("A", "stand")
    assert table.lives("B") == lives
    assert table.discard == ["moon", "moon", "block"]
    assert table.view("C").played == ()
    assert table.hand("A") == ["sun"]


@pytest.mark.rule("KI-049", "KI-R71")
def test_the_card_played_last_lies_on_top() -> None:
    table = Sitting(A={"lord": "celeste", "hand": "sun sake"}, B={"lord": "tanuki"})
    table.attacks("A", "B", "sake", "sun").does("B", "take")
    assert table.discard[:2] == ["sun", "sake"]


@pytest.mark.rule("KI-050")
def test_there_is_no_limit_to_attacks_in_a_turn() -> None:
    table = Sitting(
        A={"lord": "shisu", "hand": "moon moon moon sun sun sun"},
        B={"lord": "hollow"},
        C={"lord": "celeste"},
    )
    table.attacks("A", "B", "moon", "moon").does("B", "take")
    table.attacks("A", "C", "sun", "sun").does("C", "ash").does("A", "stand")
    table.attacks("A", "B", "moon").does("B", "take")
    assert (table.lives("B"), table.lives("C")) == (0, 2)
    assert table.hand("A") == ["sun"]
    assert table.asked() == {"A": "act"}
    assert table.refused("A", "attack C") == "KI-044"


@pytest.mark.rule("KI-051")
@pytest.mark.parametrize("lives, cards", [(2, 2), (2, 3), (1, 1), (1, 2)])
def test_an_attack_takes_exactly_one_life(lives: int, cards: int) -> None:
    table = Sitting(A={"lord": "celeste", "hand": "moon moon moon"}, B={"lord": "hollow", "lives": lives})
    table.attacks("A", "B", *["moon"] * cards)
    if table.asked() == {"B": "respond"}:
        table.does("B", "take")
    assert table.lives("B") == lives - 1
    assert table.said().count("life-lost") == 1


@pytest.mark.rule("KI-052", "KI-053", "KI-E05")
@pytest.mark.parametrize("lord", ["celeste", "haunt", "mirage", "hollow", "tanuki", "shisu"])
def test_a_gilded_lord_takes_two_cards_a_diminished_lord_one(lord: str) -> None:
    for lives in (1, 2):
        table = Sitting(A={"hand": "sun sun sun moon moon moon sake sake sake"}, B={"lord": lord, "lives": lives})
        assert {len(cards) for cards in table.sets("A", "B")} == {lives, lives + 1}


@pytest.mark.rule("KI-054", "KI-061", "KI-R26")
def test_three_moons_against_the_hollow_cannot_be_evaded() -> None:
    table = Sitting(
        discard=["sun"],
        A={"lord": "celeste", "hand": "moon moon moon"},
        B={"lord": "hollow", "lantern": "ash"},
        C={"lord": "shisu"},
    )
    assert table.sets("A", "B") == {("moon",) * 2, ("moon",) * 3}
    table.attacks("A", "B", "moon", "moon", "moon")
    assert table.asked() == {"A": "act"}
    assert table.lives("B") == 1
    assert table.lantern("B") == "ash"
    assert table.discard == ["moon", "moon", "moon", "sun"]


@pytest.mark.rule("KI-055", "KI-056", "KI-E06", "KI-R23")
def test_the_tanuki_takes_a_sake_and_a_sun_and_either_of_them_again() -> None:
    table = Sitting(A={"lord": "shisu", "hand": "sun sun sake sake moon moon"}, B={"lord": "tanuki"})
    assert table.sets("A", "B") == {("sake", "sun"), ("sake", "sun", "sun"), ("sake", "sake", "sun")}
    table.attacks("A", "B", "sun", "sun", "sake")
    assert table.lives("B") == 1
    assert table.discard[:3] == ["sake", "sun", "sun"]


@pytest.mark.rule("KI-056")
@pytest.mark.parametrize("third", ["sun", "sake", "leaf as sun", "leaf as sake"])
def test_the_third_card_against_the_tanuki_is_fixed_when_played(third: str) -> None:
    table = Sitting(A={"lord": "shisu", "hand": "sun sun sake sake leaf"}, B={"lord": "tanuki", "lantern": "ash"})
    table.attacks("A", "B", "sun", "sake", third)
    if third.startswith("leaf"):
        assert table.offered("B") == ["take", "challenge"]
        assert table.blocked("B") == {"ash": "KI-061"}
        table.does("B", "take")
    assert table.lives("B") == 1
    assert table.discard[0] == third.split()[0]


# Standard and critical


@pytest.mark.rule("KI-057")
def test_a_standard_attack_can_be_evaded_or_its_leaves_challenged() -> None:
    def attacked() -> Sitting:
        table = Sitting(A={"lord": "celeste", "hand": "moon leaf sun", "lantern": "ash"}, B={"lord": "hollow"})
        preview = table.foreseen("A", "attack B", "play moon", "play leaf as moon")["strike"]
        assert preview == {"critical": False, "evadable": True}
        return table.attacks("A", "B", "moon", "leaf as moon")

    assert attacked().offered("B") == ["take", "ash", "challenge"]
    assert attacked().does("B", "ash").does("A", "stand").lives("B") == 2
    assert attacked().does("B", "challenge").does("A", "concede").lives("B") == 2
    assert attacked().does("B", "take").lives("B") == 1


@pytest.mark.rule("KI-057")
@pytest.mark.parametrize("cards", ["moon moon", "moon moon moon"])
def test_a_whole_set_against_a_marked_lord_is_a_standard_attack(cards: str) -> None:
    table = Sitting(A={"lord": "tanuki", "hand": "moon moon moon"}, B={"lord": "hollow", "mark": "moon"})
    over = len(cards.split()) == 3
    preview = table.foreseen("A", "attack B", *(f"play {card}" for card in cards.split()))["strike"]
    assert preview == {"critical": False, "evadable": not over}
    table.attacks("A", "B", *cards.split())
    assert table.asked() == ({"A": "act"} if over else {"B": "respond"})


@pytest.mark.rule("KI-058", "KI-161", "KI-162", "KI-163")
@pytest.mark.parametrize("lives", [2, 1])
@pytest.mark.parametrize("card", ["moon", "leaf as moon"])
def test_nothing_stops_a_critical_attack(card: str, lives: int) -> None:
    table = Sitting(
        discard=["sake"],
        A={"lord": "tanuki", "hand": card.split()[:1], "lantern": "ash"},
        B={"lord": "hollow", "lives": lives, "hand": "block block", "lantern": "ash", "mark": "moon"},
    )
    preview = table.foreseen("A", "attack B", f"play {card}")["strike"]
    assert preview == {"critical": True, "evadable": False}
    table.attacks("A", "B", card)
    assert table.asked() == {"A": "act"}
    assert table.lives("B") == lives - 1
    assert table.mark("B") is None
    assert table.discard[:2] == ["moon", card.split()[0]]


@pytest.mark.rule("KI-044", "KI-161")
def test_a_critical_attack_too_needs_a_matching_card() -> None:
    table = Sitting(A={"lord": "tanuki", "hand": "sun sake block"}, B={"lord": "hollow", "mark": "moon"})
    assert table.refused("A", "attack B") == "KI-044"


@pytest.mark.rule("KI-058", "KI-166", "KI-R103")
def test_without_an_older_mark_of_its_own_no_attack_is_critical() -> None:
    target = {"lord": "hollow", "lives": 1, "mark": "moon"}
    other = Sitting(A={"lord": "celeste", "hand": "moon"}, B=target, C={"lord": "tanuki"})
    assert other.attacks("A", "B", "moon").offered("B") == ["take", "ash"]
    fresh = Sitting(A={"lord": "tanuki", "hand": "moon"}, B={**target, "mark_fresh": True})
    assert fresh.attacks("A", "B", "moon").offered("B") == ["take", "ash"]
    gilded = Sitting(A={"lord": "tanuki", "hand": "moon"}, B={"lord": "hollow", "mark": "moon", "mark_fresh": True})
    assert gilded.refused("A", "attack B") == "KI-R103"
