"""Leaves and the Mist Lantern: TRANSFORM (section I)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kitsunedo.sitting import Sitting


def table_of(hand: str = "leaf leaf leaf leaf sun", lantern: str = "ash", **given: Any) -> Sitting:
    """A (the Haunt) against the Gilded Celeste at B and the Gilded Hollow at C."""
    seats: dict[str, Any] = {
        "A": {"lord": "haunt", "hand": hand, "lantern": lantern},
        "B": {"lord": "celeste", "hand": "block moon", "lantern": "spirit"},
        "C": {"lord": "hollow", "hand": "sun", "lantern": "spirit"},
    }
    return Sitting(**{**seats, **given})


# What a Leaf is


@pytest.mark.rule("KI-073", "KI-R129")
def test_without_mist_a_leaf_does_nothing() -> None:
    table = Sitting(
        stage="second",
        A={"lord": "haunt", "hand": "leaf leaf leaf", "lantern": "ash"},
        B={"lord": "celeste", "hand": "leaf"},
        C={"lord": "hollow", "hand": "sun"},
    )
    assert table.offered("A") == ["end", "summon", "steal B", "steal C"]
    assert table.refused("A", "attack B") == "KI-R129"
    table.ends("A", "leaf")
    assert table.discard[0] == "leaf"
    table = Sitting(stage="second", A={"lord": "haunt", "hand": "sun sun leaf"}, B={"lord": "celeste"})
    assert table.sets("A", "B") == {("sun", "sun")}


@pytest.mark.rule("KI-073", "KI-R129")
def test_without_mist_no_leaf_answers_a_trade() -> None:
    table = Sitting(stage="second", A={"hand": "sake"}, B={"hand": "leaf"})
    table.does("A", "trade B sun")
    assert table.offered("B") == ["give leaf"]
    assert table.refused("B", "give-leaf leaf as sun") == "KI-R129"


@pytest.mark.rule("KI-073", "KI-074")
def test_a_leaf_is_played_only_as_something_else() -> None:
    table = table_of("leaf leaf leaf")
    plays = {id for id in table.offered("A", "attack B") if "leaf" in id}
    assert plays == {"play leaf as sun"}
    trades = {id for id in table.offered("A") if id.startswith("trade")}
    assert trades and all(id.endswith(" leaf") for id in trades)
    table.attacks("A", "B", "leaf as sun", "leaf as sun")
    assert "challenge" in table.offered("B")


@pytest.mark.rule("KI-074")
@pytest.mark.parametrize("lord, kind", [("celeste", "sun"), ("hollow", "moon"), ("tanuki", "sake")])
def test_a_leaf_counts_as_a_sun_a_moon_or_a_sake(lord: str, kind: str) -> None:
    table = Sitting(A={"lord": "haunt", "hand": "leaf"}, B={"lord": lord, "lives": 1})
    assert table.sets("A", "B") == {(f"leaf as {kind}",)}
    table.attacks("A", "B", f"leaf as {kind}").does("B", "take")
    assert table.lives("B") == 0


@pytest.mark.rule("KI-074", "KI-075", "KI-079")
@pytest.mark.parametrize("kind, rule", [("sun", None), ("moon", None), ("sake", None), ("block", "KI-075")])
def test_a_leaf_never_answers_as_a_block(kind: str, rule: str | None) -> None:
    table = Sitting(A={"lord": "haunt", "hand": "sake"}, B={"lord": "celeste", "hand": "leaf leaf"})
    table.does("A", f"trade B {kind}")
    answer = f"give-leaf leaf as {kind}"
    assert table.blocked("B").get(answer) == rule
    assert (answer in table.offered("B")) == (rule is None)


@pytest.mark.rule("KI-074")
def test_a_leaf_asked_for_as_a_leaf_is_simply_given() -> None:
    table = Sitting(A={"lord": "haunt", "hand": "sake"}, B={"lord": "celeste", "hand": "leaf leaf"})
    table.does("A", "trade B leaf")
    assert table.offered("B") == ["give leaf"]
    assert not [id for id in table.blocked("B") if id.startswith("give-leaf")]


@pytest.mark.rule("KI-075")
def test_a_leaf_blocks_no_challenge() -> None:
    table = table_of("leaf leaf").does("A", "summon").window(B="challenge")
    assert table.refused("A", "block") == "KI-094"


@pytest.mark.rule("KI-076", "KI-R67")
def test_in_a_hand_a_leaf_is_just_a_leaf() -> None:
    table = Sitting(A={"lord": "celeste", "hand": "sake sake"}, B={"lord": "shisu", "hand": "leaf"})
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun").does("A", "stand")
    assert table.hand("A") == ["leaf", "sake"]
    assert table.hand("B") == ["sake"]
    table.does("A", "trade B sake")
    assert "give sake" in table.offered("B")


@pytest.mark.rule("KI-076")
def test_a_request_for_a_sun_is_not_met_by_a_leaf_in_hand() -> None:
    table = Sitting(A={"lord": "celeste", "hand": "sake"}, B={"lord": "shisu", "hand": "leaf moon"})
    table.does("A", "trade B sun")
    assert table.refused("B", "give sun") == "KI-R58"
    assert set(table.offered("B")) == {"give leaf", "give moon", "give-leaf leaf as sun"}


@pytest.mark.rule("KI-076")
def test_on_the_discard_pile_a_leaf_is_just_a_leaf() -> None:
    table = table_of("leaf leaf", lantern="mist", discard=["block"])
    table.attacks("A", "B", "leaf as sun", "leaf as sun").does("B", "take")
    assert table.discard == ["leaf", "leaf", "block"]
    table.ends("A").does("A", "draw discard")  # the turn it has reaped
    assert table.hand("A") == ["leaf"]
    assert table.sets("A", "B") == {("leaf as sun",)}


# Where Leaves are played


@pytest.mark.rule("KI-077")
@pytest.mark.parametrize("cards", [["leaf as sun", "sun"], ["leaf as sun"] * 2, ["leaf as sun"] * 3, ["sun", "sun"]])
def test_leaves_make_up_all_or_part_of_a_set(cards: list[str]) -> None:
    table = table_of("leaf leaf leaf sun sun")
    assert tuple(sorted(cards)) in table.sets("A", "B")
    table.attacks("A", "B", *cards).does("B", "take")
    assert table.lives("B") == 1
    assert table.size("A") == 5 - len(cards)


@pytest.mark.rule("KI-077", "KI-R24")
def test_any_mixture_of_leaves_against_the_tanuki() -> None:
    table = Sitting(A={"lord": "haunt", "hand": "leaf leaf sun"}, B={"lord": "tanuki"})
    assert table.sets("A", "B") == {
        ("leaf as sake", "sun"),
        ("leaf as sake", "leaf as sun"),
        ("leaf as sake", "leaf as sun", "sun"),
        ("leaf as sake", "leaf as sake", "sun"),
    }


@pytest.mark.rule("KI-078", "KI-081", "KI-087")
def test_a_leaf_is_played_as_the_sake_of_a_trade() -> None:
    table = table_of("leaf")
    assert table.refused("A", "trade B moon") == "KI-088"
    table.does("A", "trade B moon leaf")
    assert table.asked() == {"B": "doubt"}
    assert "claimed" in table.said()
    table.does("B", "stand").does("B", "give moon")
    assert table.hand("A") == ["moon"]
    assert table.hand("B") == ["leaf", "block"]


@pytest.mark.rule("KI-078")
def test_no_leaf_no_leaf_as_sake() -> None:
    table = table_of("sun")
    assert table.refused("A", "trade B moon leaf") == "KI-078"


@pytest.mark.rule("KI-078", "KI-R65")
def test_a_conceded_leaf_as_sake_gets_nothing() -> None:
    table = table_of("leaf moon", discard=["sake"])
    table.does("A", "trade B moon leaf").does("B", "challenge").does("A", "concede")
    assert table.hand("A") == []
    assert "block" in table.hand("B") and "moon" in table.hand("B")
    assert table.discard == ["moon", "leaf", "sake"]
    assert table.active == "B"


def answered(lantern: str = "spirit", hand: str = "sun leaf") -> Sitting:
    """A plays a Sake for a Sun, and B offers a Leaf."""
    table = Sitting(
        deck=["moon"],
        discard=["block"],
        A={"lord": "celeste", "hand": "sake moon", "lantern": "ash"},
        B={"lord": "hollow", "hand": hand, "lantern": lantern},
        C={"lord": "shisu"},
    )
    return table.does("A", "trade B sun").does("B", "give-leaf leaf as sun")


@pytest.mark.rule("KI-079", "KI-080", "KI-081", "KI-R61", "KI-R62")
def test_a_leaf_declared_as_the_requested_kind_is_a_mist_claim() -> None:
    table = answered()
    assert table.said()[:2] == ["offered-leaf", "claimed"]
    assert table.asked() == {"A": "doubt"}
    assert table.offered("A") == ["stand", "challenge"]
    table.does("A", "stand")
    assert table.hand("A") == ["moon", "leaf"]
    assert table.hand("B") == ["sun", "sake"]
    assert table.lantern("B") == "spirit"
    assert table.view("C").played == ()


@pytest.mark.rule("KI-079")
def test_without_a_leaf_none_can_be_offered() -> None:
    table = Sitting(A={"lord": "celeste", "hand": "sake"}, B={"lord": "hollow", "hand": "moon"})
    table.does("A", "trade B sun")
    assert table.refused("B", "give-leaf leaf as sun") == "KI-079"


@pytest.mark.rule("KI-080", "KI-R63")
def test_a_conceded_leaf_answer_is_answered_again_with_real_cards() -> None:
    table = answered().does("A", "challenge").does("B", "concede")
    assert table.asked() == {"B": "give"}
    assert len(table.view("C").played) == 1  # the Sake; the Leaf is back in hand
    assert table.offered("B") == ["give sun"]
    assert table.refused("B", "give-leaf leaf as sun") == "KI-R63"
    table.does("B", "give sun")
    assert table.hand("A") == ["sun", "moon"]
    assert table.hand("B") == []
    assert table.discard == ["sake", "leaf", "block"]
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-080", "KI-R64")
def test_a_proven_leaf_answer_costs_the_requester_its_hand() -> None:
    table = answered("mist").does("A", "challenge").does("B", "reveal")
    assert table.hand("A") == []
    assert table.discard == ["leaf", "moon", "block"]
    assert table.active == "B"
    assert table.hand("B") == ["sun", "moon", "sake"]  # with its opening draw
    assert table.lantern_deck[-1] == "mist"


@pytest.mark.rule("KI-080", "KI-095")
def test_a_blocked_challenge_of_a_leaf_answer_lets_it_count() -> None:
    table = answered(hand="leaf block").does("A", "challenge").does("B", "block")
    assert table.hand("A") == ["moon", "leaf"]
    assert table.hand("B") == ["sake"]
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-081")
def test_only_the_lord_hit_by_a_leaf_may_challenge_it() -> None:
    assert table_of().attacks("A", "B", "leaf as sun", "sun").asked() == {"B": "respond"}
    assert table_of().does("A", "trade C sun leaf").asked() == {"C": "doubt"}
    table = Sitting(A={"lord": "tanuki", "hand": "leaf"}, B={"lord": "celeste"}, C={"lord": "hollow"})
    assert table.does("A", "mark B leaf as sun").asked() == {"B": "doubt"}


@pytest.mark.rule("KI-082", "KI-R50")
def test_mist_is_used_any_number_of_times_and_every_time_anew() -> None:
    table = table_of("leaf leaf leaf leaf leaf")
    table.attacks("A", "B", "leaf as sun", "leaf as sun").does("B", "take")
    table.does("A", "trade C sun leaf")
    assert table.asked() == {"C": "doubt"}
    table.does("C", "stand").does("C", "give sun")
    table.attacks("A", "B", "leaf as sun")
    assert table.offered("B") == ["take", "ash", "challenge"]
    table.does("B", "take")
    table.does("A", "trade C sun leaf")
    assert table.asked() == {"C": "doubt"}


# The kept power


@pytest.mark.rule("KI-083", "KI-084", "KI-E27", "KI-R32")
def test_after_a_proven_claim_mist_is_kept_to_the_end_of_the_turn() -> None:
    table = table_of("leaf leaf leaf leaf moon", lantern="mist", lantern_deck=["shadow"])
    table.attacks("A", "B", "leaf as sun", "leaf as sun").does("B", "challenge").does("A", "reveal")
    assert table.lives("B") == 1
    assert table.hand("B") == []
    assert table.lantern("A") == "shadow"
    table.does("A", "trade C sun leaf")
    assert table.asked() == {"C": "give"}
    table.does("C", "give sun")
    table.attacks("A", "B", "leaf as sun")
    assert table.offered("B") == ["take", "ash"]
    assert table.refused("B", "challenge") == "KI-084"


@pytest.mark.rule("KI-083", "KI-084", "KI-E22")
def test_after_a_block_mist_is_kept_to_the_end_of_the_turn() -> None:
    table = table_of("leaf leaf leaf leaf block")
    table.does("A", "trade C sun leaf").does("C", "challenge").does("A", "block").does("C", "give sun")
    assert table.lantern("A") == "ash"
    table.attacks("A", "B", "leaf as sun", "leaf as sun", "sun")
    assert table.asked() == {"A": "act"}  # an over-set, and no window for its Leaves
    assert table.lives("B") == 1


@pytest.mark.rule("KI-083", "KI-R19")
def test_the_kept_mist_ends_with_the_turn() -> None:
    table = table_of("leaf leaf leaf block", B={"lord": "celeste", "hand": "moon moon"}, C={"lord": "hollow"})
    table.does("A", "trade B moon leaf").does("B", "challenge").does("A", "block").does("B", "give moon")
    table.ends("A").ends("B").ends("C").does("A", "draw deck")
    table.does("A", "trade B leaf leaf")
    assert table.asked() == {"B": "doubt"}


@pytest.mark.rule("KI-083", "KI-R49")
def test_mist_kept_on_another_turn_ends_with_that_turn() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "sake sake moon"},
        B={"lord": "hollow", "hand": "leaf leaf leaf block"},
        C={"lord": "haunt", "hand": "sun"},
    )
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun").does("A", "challenge").does("B", "block")
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun")
    assert table.asked() == {"A": "act"}
    assert table.hand("A") == ["moon", "leaf", "leaf"]
    table.ends("A").does("B", "trade C sun leaf")
    assert table.asked() == {"C": "doubt"}


# Challenge or Ash


@pytest.mark.rule("KI-085", "KI-R30", "KI-E15")
def test_after_challenging_the_leaves_there_is_no_ash() -> None:
    table = table_of("leaf leaf block", B={"lord": "celeste", "hand": "sun", "lantern": "ash"})
    table.attacks("A", "B", "leaf as sun", "leaf as sun")
    assert table.offered("B") == ["take", "ash", "challenge"]
    table.does("B", "challenge").does("A", "block")
    assert table.asked() == {"A": "act"}
    assert table.lives("B") == 1
    assert table.hand("B") == ["sun"]
    assert table.hand("A") == []


@pytest.mark.rule("KI-085", "KI-R31")
@pytest.mark.parametrize("doubt", ["stand", "challenge"])
def test_after_claiming_ash_there_is_no_challenge_of_the_leaves(doubt: str) -> None:
    table = table_of("leaf leaf sun").attacks("A", "B", "leaf as sun", "leaf as sun").does("B", "ash")
    table.does("A", doubt)
    if doubt == "challenge":
        table.does("B", "concede")
    assert table.asked() == {"A": "act"}
    assert table.lives("B") == (2 if doubt == "stand" else 1)
    assert table.hand("A") == ["sun"]


@pytest.mark.rule("KI-085", "KI-R33")
def test_a_right_challenge_defeats_the_attack_and_the_whole_set_goes() -> None:
    table = table_of("leaf sun sun block", discard=["sake"])
    table.attacks("A", "B", "sun", "leaf as sun").does("B", "challenge").does("A", "concede")
    assert table.lives("B") == 2
    assert table.hand("A") == []
    assert table.discard == ["block", "sun", "leaf", "sun", "sake"]
    assert table.active == "B"


@pytest.mark.rule("KI-084", "KI-085", "KI-123")
@pytest.mark.parametrize("safe", [[], ["A mist"]])
def test_real_cards_cannot_be_challenged_whatever_mist_is_kept(safe: list[str]) -> None:
    table = table_of("sun sun leaf", safe=safe).attacks("A", "B", "sun", "sun")
    assert table.refused("B", "challenge") == "KI-123"


@pytest.mark.rule("KI-085", "KI-086")
def test_a_lord_may_do_neither_and_lose_the_life() -> None:
    for answer in ("take", None):
        table = table_of("leaf leaf sun").attacks("A", "B", "leaf as sun", "leaf as sun")
        table.does("B", answer) if answer else table.silence()
        assert table.lives("B") == 1
        assert table.hand("B") == ["moon", "block"]
        assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-087")
def test_a_swapped_leaf_is_the_card_that_changes_hands() -> None:
    table = table_of("leaf", discard=["sun"]).does("A", "trade C sun leaf").does("C", "stand").does("C", "give sun")
    assert table.hand("C") == ["leaf"]
    assert table.discard == ["sun"]
    table = table_of("leaf", discard=["sun"]).does("A", "trade C moon leaf").does("C", "stand").does("C", "give sun")
    assert table.hand("C") == []
    assert table.discard == ["leaf", "sun"]
