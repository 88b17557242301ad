"""Turn structure (section C)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kitsunedo.catalog.cards import SUN
from tests.games.kitsunedo.sitting import Sitting


def verbs(table: Sitting, seat: str) -> set[str]:
    return {id.split()[0] for id in table.offered(seat)}


# Draw


@pytest.mark.rule("KI-021")
@pytest.mark.parametrize("starter", ["A", "C"])
def test_turns_pass_clockwise(starter: str) -> None:
    table = Sitting(
        seats=4,
        active="C",
        starter=starter,
        A={"lord": "hollow"},
        B={"lord": "shisu"},
        C={"lord": "tanuki"},
        D={"lord": "celeste"},
    )
    for seat in "CDABCDA":
        assert table.asked() == {seat: "act"}
        table.ends(seat)


@pytest.mark.rule("KI-022", "KI-023", "KI-R17")
def test_a_turn_opens_with_the_top_card_of_the_deck() -> None:
    table = Sitting(deck=["sun", "moon", "block"], A={"lord": "shisu"}, B={"lord": "hollow", "hand": "leaf"})
    table.ends("A")
    assert table.asked() == {"B": "act"}
    assert table.hand("B") == ["sun", "leaf"]
    assert table.deck[:2] == ["moon", "block"]
    assert table.said()[-2:] == ["turn", "drew"]
    assert table.told("B") == [("KI-022", SUN)]
    assert table.told("A") == table.told("C") == table.told("spectator") == []


@pytest.mark.rule("KI-022")
@pytest.mark.parametrize("hand", ["", "sun sun moon moon", "sun sun moon moon leaf block sake"])
def test_the_opening_draw_is_compulsory_and_one_card_for_any_hand(hand: str) -> None:
    table = Sitting(A={"lord": "shisu"}, B={"lord": "hollow", "hand": hand})
    cards = len(table.deck)
    table.ends("A")
    assert table.size("B") == len(hand.split()) + 1
    assert len(table.deck) == cards - 1


@pytest.mark.rule("KI-023")
def test_nothing_can_be_done_before_the_opening_draw() -> None:
    table = Sitting(deck=["moon"], discard=["sun"], A={"lord": "shisu"}, B={"lord": "haunt", "hand": "sake"})
    table.ends("A")
    assert table.asked() == {"B": "draw"}
    assert table.offered("B") == ["draw deck", "draw discard"]
    table.silence()
    assert table.asked() == {"B": "act"}
    assert table.hand("B") == ["moon", "sake"]
    assert table.discard == ["sun"]


# Act


@pytest.mark.rule("KI-024")
def test_any_number_of_actions_in_any_order() -> None:
    table = Sitting(
        deck=["sun", "moon"],
        A={"lord": "celeste", "hand": "moon moon sake sake"},
        B={"lord": "hollow", "hand": "sun"},
        C={"lord": "shisu", "hand": "block"},
    )
    table.does("A", "trade B sun").does("B", "give sun")
    assert table.asked() == {"A": "act"}
    table.does("A", "summon").window().does("A", "keep moon")
    table.attacks("A", "B", "moon", "moon").does("B", "take")
    table.does("A", "trade C block").does("C", "give block")
    table.does("A", "gift")
    table.does("A", "steal C").does("C", "stand")
    assert table.asked() == {"A": "act"}
    assert table.lives("B") == 1
    assert table.size("A") == 6
    assert "end" in table.offered("A")


@pytest.mark.rule("KI-024")
def test_the_same_actions_the_other_way_round() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "moon moon sake"},
        B={"lord": "hollow", "hand": "sun"},
        C={"lord": "shisu", "hand": "block block"},
    )
    table.does("A", "steal C").does("C", "stand").does("A", "gift")
    table.attacks("A", "B", "moon", "moon").does("B", "take")
    table.does("A", "summon").window().silence()
    table.does("A", "trade C block").silence()
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-024")
def test_a_turn_without_any_action() -> None:
    table = Sitting(A={"hand": "sun", "lord": "hollow"}, B={"lord": "shisu"})
    table.ends("A")
    assert table.active == "B"
    assert table.hand("A") == ["sun"]


@pytest.mark.rule("KI-025")
@pytest.mark.parametrize(
    "lord, ability", [("shisu", set()), ("haunt", set()), ("hollow", {"peep"}), ("celeste", {"gift"})]
)
def test_the_actions_of_a_turn(lord: str, ability: set[str]) -> None:
    table = Sitting(
        A={"lord": lord, "hand": "sun sun leaf sake"},
        B={"lord": "mirage", "hand": "moon"},
        C={"lord": "tanuki", "hand": "moon"},
    )
    assert verbs(table, "A") == {"end", "summon", "steal", "attack", "trade"} | ability
    assert {"steal B", "steal C", "attack B", "attack C", "trade B moon", "trade C leaf leaf"} <= {*table.offered("A")}
    assert ("leaf as sun", "sun") in table.sets("A", "B")


@pytest.mark.rule("KI-025")
def test_the_tanuki_may_mark_and_the_mirage_undo() -> None:
    others: dict[str, Any] = {"B": {"lord": "celeste", "hand": "moon"}, "C": {"lord": "shisu", "hand": "moon"}}
    assert "mark B sun" in Sitting(A={"lord": "tanuki", "hand": "sun"}, **others).offered("A")
    table = Sitting(A={"lord": "mirage", "hand": "sun"}, **others)
    assert "thread" not in table.offered("A")
    assert "thread" in table.does("A", "steal B").does("B", "stand").offered("A")


@pytest.mark.rule("KI-026")
def test_on_another_turn_a_lord_only_reacts() -> None:
    table = Sitting(
        A={"lord": "shisu", "hand": "moon moon sake leaf leaf", "lantern": "spirit"},
        B={"lord": "hollow", "hand": "sun sake leaf block", "lantern": "ash"},
        C={"lord": "celeste", "hand": "sun sun"},
    )
    assert table.asked() == {"A": "act"}
    table.does("A", "summon")
    assert table.asked() == {"B": "doubt", "C": "doubt"}
    assert table.offered("B") == table.offered("C") == ["stand", "challenge"]
    table.window().silence()
    table.does("A", "trade B sun")
    assert table.asked() == {"B": "give"}
    assert table.offered("B") == ["give sun", "give-leaf leaf as sun"]
    table.does("B", "give sun").attacks("A", "B", "moon", "moon")
    assert table.asked() == {"B": "respond"}
    assert table.offered("B") == ["take", "ash"]
    table.does("B", "ash").does("A", "challenge")
    assert table.asked() == {"B": "answer"}
    assert set(table.offered("B")) == {"concede", "concede shown", "reveal", "block"}
    table.does("B", "block")
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-027", "KI-R18")
def test_several_lanterns_are_claimed_in_one_turn() -> None:
    table = Sitting(
        deck=["block", "sake"],
        A={"lord": "celeste", "hand": "leaf leaf", "lantern": "ash"},
        B={"lord": "hollow", "hand": "sun"},
        C={"lord": "shisu"},
    )
    table.does("A", "summon").window().does("A", "keep block")
    table.does("A", "steal B").does("B", "stand")
    assert table.hand("A") == ["sun", "leaf", "leaf", "block"]
    table.attacks("A", "B", "leaf as moon", "leaf as moon").does("B", "take")
    assert table.lives("B") == 1
    assert table.hand("A") == ["sun", "block"]
    assert table.lantern("A") == "ash"


# End


@pytest.mark.rule("KI-028", "KI-R138")
def test_a_turn_ends_only_when_its_lord_says_so() -> None:
    table = Sitting(
        used=["summon", "steal"],
        A={"lord": "haunt", "hand": ""},
        B={"lord": "hollow", "hand": ""},
        C={"lord": "shisu", "hand": ""},
    )
    assert table.asked() == {"A": "act"}
    assert table.offered("A") == ["end"]
    table.does("A", "end")
    assert "ended-turn" in table.said()
    assert table.asked() == {"B": "act"}


@pytest.mark.rule("KI-028")
def test_after_the_actions_comes_the_end_step_and_no_action_any_more() -> None:
    table = Sitting(A={"lord": "celeste", "hand": "moon moon sake"}, B={"lord": "hollow"})
    table.attacks("A", "B", "moon", "moon").does("B", "take")
    assert table.asked() == {"A": "act"}
    table.does("A", "end")
    assert table.asked() == {"A": "discard"}
    assert table.offered("A") == ["done", "discard sake"]


@pytest.mark.rule("KI-028")
def test_silence_ends_the_turn() -> None:
    table = Sitting(A={"lord": "celeste", "hand": "sun"}, B={"lord": "hollow"}).silence()
    assert table.asked() == {"A": "discard"}
    assert table.silence().active == "B"


@pytest.mark.rule("KI-029", "KI-R16", "KI-R71")
@pytest.mark.parametrize(
    "discards, left",
    [
        ([], ["sun", "leaf", "block"]),
        (["leaf"], ["sun", "block"]),
        (["block", "sun"], ["leaf"]),
        (["sun", "block", "leaf"], []),
    ],
)
def test_any_number_of_cards_may_be_discarded(discards: list[str], left: list[str]) -> None:
    table = Sitting(discard=["moon"], A={"lord": "hollow", "hand": "sun leaf block"}, B={"lord": "shisu"})
    table.ends("A", *discards)
    assert table.active == "B"
    assert table.hand("A") == left
    assert table.discard == [*reversed(discards), "moon"]
    assert ("discarded" in table.said()) == bool(discards)


@pytest.mark.rule("KI-029")
def test_no_card_is_discarded_that_is_not_held() -> None:
    table = Sitting(A={"lord": "hollow", "hand": "sun leaf"}).does("A", "end")
    assert table.offered("A") == ["done", "discard sun", "discard leaf"]
    assert table.offered("A", "discard sun") == ["done", "discard leaf"]


@pytest.mark.rule("KI-030")
def test_a_turn_ends_with_four_cards_at_most() -> None:
    table = Sitting(A={"lord": "hollow", "hand": "sun sun moon leaf block sake"}, B={"lord": "shisu"}).does("A", "end")
    assert table.refused("A", "done") == "KI-030"
    assert table.refused("A", "discard sun", "done") == "KI-030"
    table.does("A", "discard sun", "discard moon", "done")
    assert table.hand("A") == ["sun", "leaf", "block", "sake"]
    assert table.active == "B"


@pytest.mark.rule("KI-030")
def test_four_cards_may_be_kept() -> None:
    table = Sitting(A={"lord": "hollow", "hand": "sun leaf block sake"}, B={"lord": "shisu"}).does("A", "end")
    assert "done" not in table.blocked("A")
    table.does("A", "done")
    assert table.size("A") == 4


@pytest.mark.rule("KI-030")
def test_in_silence_the_surplus_goes_and_no_more() -> None:
    table = Sitting(discard=["block"], A={"lord": "hollow", "hand": "sun sun moon leaf block sake"})
    table.does("A", "end").silence()
    assert table.hand("A") == ["sun", "moon", "block", "sake"]
    assert table.discard == ["sun", "leaf", "block"]
    table = Sitting(A={"lord": "hollow", "hand": "leaf sun"}).does("A", "end").silence()
    assert table.hand("A") == ["sun", "leaf"]


@pytest.mark.rule("KI-031", "KI-R15")
def test_during_a_turn_a_hand_may_be_larger() -> None:
    table = Sitting(
        active="C",
        A={"lord": "celeste", "hand": "sun sun moon moon"},
        B={"lord": "hollow", "hand": "leaf"},
        C={"lord": "shisu", "hand": ""},
    )
    table.ends("C")
    table.does("A", "summon").window().silence()
    table.does("A", "steal B").does("B", "stand")
    assert table.asked() == {"A": "act"}
    assert table.size("A") == 7
    table.does("A", "gift")
    assert table.size("A") == 9
    table.does("A", "end").silence()
    assert table.size("A") == 4


@pytest.mark.rule("KI-031")
def test_a_hand_is_checked_only_in_its_own_end_step() -> None:
    table = Sitting(A={"lord": "haunt", "hand": ""}, B={"lord": "hollow", "hand": "sun sun moon leaf block sake"})
    table.ends("A")
    assert table.asked() == {"B": "act"}
    assert table.size("B") == 7
    table.does("B", "end")
    assert table.blocked("B") == {"done": "KI-030"}


# The first round


@pytest.mark.rule("KI-033", "KI-R13")
@pytest.mark.parametrize("answer", ["stay", "flip"])
def test_the_turn_of_a_lord_that_is_out_counts_for_the_first_round(answer: str) -> None:
    table = Sitting(
        round=1,
        active="B",
        deck=["sun", "block", "moon"],
        A={"lord": "shisu", "hand": "moon moon"},
        B={"lord": "hollow", "hand": "moon moon"},
        C={"lord": "haunt", "lives": 0},
    )
    assert table.refused("B", "attack A") == "KI-032"
    table.ends("B").does("C", answer)
    assert table.active == "A"
    assert table.state.round == 2
    assert "attack B" in table.offered("A")


@pytest.mark.rule("KI-033", "KI-R13")
def test_the_first_round_ends_where_it_started() -> None:
    table = Sitting(
        round=1,
        starter="B",
        active="B",
        A={"lord": "shisu", "hand": "moon moon"},
        B={"lord": "hollow", "hand": "moon moon"},
        C={"lord": "celeste", "hand": "moon moon"},
    )
    for seat in "BCA":
        assert "KI-032" in table.blocked(seat).values()
        table.ends(seat)
    assert table.active == "B"
    assert "attack A" in table.offered("B")


@pytest.mark.rule("KI-033", "KI-R13", "KI-T06")
def test_a_lord_that_is_out_for_good_is_passed_over() -> None:
    table = Sitting(
        stage="third",
        round=1,
        active="B",
        A={"lord": "shisu", "lives": 0},
        B={"lord": "hollow", "hand": "moon moon"},
        C={"lord": "haunt", "hand": "moon moon"},
    )
    table.ends("B")
    assert table.refused("C", "attack B") == "KI-T09"
    table.ends("C")
    assert table.active == "B"
    assert table.state.round == 2
    assert "attack C" in table.offered("B")


@pytest.mark.rule("KI-034", "KI-R14", "KI-R90")
def test_everything_but_attacks_is_allowed_in_the_first_round() -> None:
    seats: dict[str, Any] = {
        "B": {"lord": "mirage", "hand": "sun block"},
        "C": {"lord": "haunt", "hand": "moon moon"},
    }
    table = Sitting(round=1, A={"lord": "celeste", "hand": "sake leaf sun sun"}, **seats)
    table.does("A", "summon").window().silence()
    table.does("A", "steal C").does("C", "stand")
    table.does("A", "trade B sun").does("B", "give sun")
    table.does("A", "trade B block leaf").does("B", "stand").does("B", "give block")
    table.does("A", "gift")
    assert table.refused("A", "attack B") == table.refused("A", "attack C") == "KI-032"
    table = Sitting(round=1, A={"lord": "hollow", "hand": "sun"}, **seats).does("A", "peep B").does("A", "no-swap")
    assert table.asked() == {"A": "act"}
    table = Sitting(round=1, A={"lord": "tanuki", "hand": "sun"}, **seats).does("A", "mark B sun")
    assert table.mark("B") == "sun"
    table = Sitting(round=1, A={"lord": "shisu", "hand": "sun"}, **seats)
    table.ends("A").does("B", "steal C").does("C", "stand").does("B", "thread")
    assert table.size("C") == 2
