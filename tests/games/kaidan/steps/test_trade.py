"""Trade (KA-145 to KA-147, KA-R119)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.options import HAND_OVER
from tests.games.kaidan.sitting import Sitting


def neighbours(**more: Any) -> Sitting:
    a = {"at": "3-3", "cards": ["OB02", "OB12+1"], **more.pop("A", {})}
    b = {"at": "3-4", "cards": ["OB06"], **more.pop("B", {})}
    c = {"at": "9-9", **more.pop("C", {})}
    return Sitting(rooms={"3-3": "H10", "9-9": "G03", **more.pop("rooms", {})}, A=a, B=b, C=c, **more)


@pytest.mark.rule("KA-145", "KA-146", "KA-R119")
def test_any_number_of_objects_goes_either_way_once_the_other_agrees() -> None:
    s = neighbours()
    assert s.foreseen("A")["trade B"] == {"pa": 1}
    s.does("A", "trade B")
    assert s.asked() == {"B": "trade"} and s.pg("A").pa == 3, "a proposal costs nothing"
    s.does("B", "accept")
    assert s.asked() == {"A": "give", "B": "give"} and s.pg("A").pa == 2
    assert s.offered("A") == ["hand-over", "give OB02", "give OB12 1"]
    s.does("A", "give OB02", "give OB12 1", "hand-over")
    assert s.cards("A") == [] and s.cards("B") == ["OB02", "OB06", "OB12"]


@pytest.mark.rule("KA-R86", "KA-R119", "KA-145")
def test_a_trade_shows_a_hidden_pg_a_proposal_does_not() -> None:
    given: dict[str, Any] = {"laid": {"3-3": "hiding 2", "3-4": "hiding 2"}, "A": {"hidden": 2}, "B": {"hidden": 2}}
    s = neighbours(**given).does("A", "trade B").does("B", "refuse")
    assert s.pg("A").shelter, "nothing was paid"
    s = neighbours(**given).does("A", "trade B").does("B", "accept").does("A", "hand-over")
    assert not s.pg("A").shelter and s.pg("B").shelter, "it costs the other nothing"


@pytest.mark.rule("KA-147", "KA-R12")
def test_only_the_two_know_which_cards_changed_hands() -> None:
    s = neighbours().does("A", "trade B").does("B", "accept").does("B", "give OB06", "hand-over")
    assert s.cards("A") == ["OB02", "OB06", "OB12"]
    assert s.told("A") == s.told("B") == [("KA-147", (), (5,))]
    assert s.told("C") == [] and s.told("spectator") == []
    traded = next(event for event in s.latest if event.kind.name == "traded")
    assert traded.args == (0, 1, 0, 1), "everybody sees how many"


@pytest.mark.rule("KA-R119", "KA-145")
def test_a_refusal_costs_nothing_and_nobody_is_asked_twice_in_an_activation() -> None:
    s = neighbours().does("A", "trade B").does("B", "refuse")
    assert s.pg("A").pa == 3 and s.asked() == {"A": "act"}
    assert s.refused("A", "trade B") == "KA-R119"


@pytest.mark.rule("KA-R119", "KA-R18")
def test_silence_declines() -> None:
    s = neighbours().does("A", "trade B").silence()
    assert s.asked() == {"A": "act"} and s.pg("A").pa == 3
    s = neighbours().does("A", "trade B").does("B", "accept").silence()
    assert s.cards("A") == ["OB02", "OB12"] and s.cards("B") == ["OB06"], "and gives nothing away"


@pytest.mark.rule("KA-145", "KA-129")
def test_with_whom_one_can_trade() -> None:
    assert neighbours().refused("A", "trade C") == "KA-145"
    assert neighbours(B={"at": "4-4"}).refused("A", "trade B") == "KA-145", "seen, but not adjacent"
    assert neighbours(rooms={"3-3": "H16"}).refused("A", "trade B") == "KA-145", "adjacent, but not seen"
    assert neighbours(A={"pa": 0}).refused("A", "trade B") == "KA-129"


@pytest.mark.rule("KA-R78", "KA-R119", "KA-263")
def test_a_hunted_pg_trades_as_its_move_but_a_refusal_leaves_it_the_move() -> None:
    given: dict[str, Any] = {"at": "look", "entities": {"1": "EN-YU 4-3"}, "B": {"at": "3-4", "hidden": 1, "cards": []}}
    s = neighbours(**given).does("A", "trade B").does("B", "refuse")
    assert s.asked() == {"A": "chase"} and s.state.round == 1
    s = neighbours(**given).does("A", "trade B").does("B", "accept").dice("0").does("A", "give OB02", "hand-over")
    assert s.state.round == 2 and s.pg("A").pa == 3 and s.cards("B") == ["OB02"]


@pytest.mark.rule("KA-R101", "KA-146")
def test_the_hyoirei_is_not_among_what_can_be_given() -> None:
    s = neighbours(possessed="A").does("A", "trade B").does("B", "accept")
    assert "give OB01" not in s.offered("A")


@pytest.mark.rule("KA-147")
def test_two_who_give_each_other_the_same_card_learn_what_they_got() -> None:
    s = neighbours(A={"cards": ["EX01"]}, B={"cards": ["EX01"]}).does("A", "trade B").does("B", "accept")
    trade = s.state.stack[-1]
    ofuda = s.state.secrets[0].cards
    assert trade.allows(s.state, (ofuda, ofuda)) and not trade.allows(s.state, (ofuda * 2, ()))
    trade.close(s.state, (ofuda, ofuda))
    assert s.cards("A") == s.cards("B") == ["EX01"]
    assert s.state.log[-1].fact == (ofuda, ofuda), "though nothing else has changed"


@pytest.mark.rule("KA-146")
def test_a_card_is_given_once_and_both_must_have_chosen() -> None:
    s = neighbours().does("A", "trade B").does("B", "accept")
    assert s.offered("A", "give OB02") == ["hand-over", "give OB12 1"]
    step = s.state.stack[-1]
    for seat in (0, 1):
        assert step.outcome(s.state, {seat: (HAND_OVER,)}) is None, "one answer is not enough"
