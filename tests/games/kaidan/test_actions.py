"""Actions and their keywords (KA-129 to KA-142, KA-164 to KA-168), and Instant Actions answering one another."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.catalog.ids import HYOIREI
from tests.games.kaidan.hunting import Hunt
from tests.games.kaidan.sitting import Sitting


def acting(*cards: str, **more: Any) -> Sitting:
    """A (Hara: Perception 2, Speed 3) in an open Room of darkness 4, an exploration token at its feet."""
    a = {"pg": "PC2", "at": "4-3", "cards": list(cards), **more.pop("A", {})}
    given: dict[str, Any] = {
        "rooms": {"3-3": "H10", "9-9": "G03"},
        "tokens": {"4-3": "exploration"},
        "darkness": {"4-3": 4},
        "B": {"at": "9-9"},
    }
    return Sitting(A=a, **{**given, **more})


# Keywords


@pytest.mark.rule("KA-129", "KA-130", "KA-135")
def test_standard_actions_cost_a_point_and_free_ones_do_not() -> None:
    s = acting().dice("0").does("A", "noise")
    assert s.pg("A").pa == 2
    s.dice("3").does("A", "run")
    assert s.pg("A").pa == 2
    broke = acting(A={"pa": 0})
    assert broke.refused("A", "noise") == "KA-129" and "run" in broke.offered("A")


@pytest.mark.rule("KA-134", "KA-135")
def test_a_unique_action_is_taken_once_a_turn() -> None:
    s = acting().dice("3").does("A", "run")
    assert s.refused("A", "run") == "KA-134"


@pytest.mark.rule("KA-134")
def test_a_new_turn_allows_it_again() -> None:
    assert "run" in acting(at="points", A={"used": 1}).offered("A")


@pytest.mark.rule("KA-R20")
def test_a_free_action_that_is_not_instant_waits_for_ones_activation() -> None:
    s = acting("OB07", at="events", events=["EV17"], ask_all=True)
    assert s.asked()["A"] == "window-event"
    assert {"run", "noise", "use OB07"}.isdisjoint(s.offered("A"))


# Run


@pytest.mark.rule("KA-136", "KA-137", "KA-138")
def test_a_run_against_the_darkness_gains_a_cell() -> None:
    s = acting(darkness={"4-3": 5}, A={"pm": 1}).dice("2").does("A", "run")
    assert s.pg("A").pm == 2 and s.asked() == {"A": "act"}


@pytest.mark.rule("KA-139", "KA-R46")
def test_a_failed_run_is_loud_and_ends_the_activation() -> None:
    s = acting(darkness={"4-3": 5}, entities={"1": "? 9-4"}).dice("1", "0").does("A", "run")
    assert s.pg("A").noise == 6 and s.pg("A").pm == s.pg("A").pa == 0
    assert s.asked() == {"B": "act"} and s.entity(1).alerted


@pytest.mark.rule("KA-R47", "KA-R78")
def test_nobody_runs_or_passes_in_a_chase() -> None:
    s = acting(at="look", entities={"1": "EN-YU 3-3"})
    assert s.asked() == {"A": "chase"}
    assert {"run", "pass"}.isdisjoint(s.offered("A"))
    assert {"examine", "noise"} <= set(s.offered("A"))


# Examine


@pytest.mark.rule("KA-140", "KA-141", "KA-137")
def test_examining_draws_an_object_and_spends_the_token() -> None:
    s = acting(objects=["OB11"]).dice("2").does("A", "examine")
    assert s.cards("A") == ["OB11"] and s.pg("A").pa == 2
    assert s.told("A")[-1] == ("KA-R12", 10, False) and ("KA-R12", 10, False) not in s.told("B")
    assert s.refused("A", "examine") == "KA-140"


@pytest.mark.rule("KA-142")
def test_a_failed_examination_may_be_tried_again() -> None:
    s = acting(objects=["OB11"]).dice("1").does("A", "examine")
    assert s.cards("A") == [] and "examine" in s.offered("A")


@pytest.mark.rule("KA-140")
def test_there_must_be_a_token_on_ones_own_cell() -> None:
    assert acting(A={"at": "3-3"}).refused("A", "examine") == "KA-140"


@pytest.mark.rule("KA-119", "KA-124", "KA-141")
@pytest.mark.parametrize("token, deck", [("mask", "MK"), ("blue", "TR")])
def test_other_tokens_are_examined_for_other_decks(token: str, deck: str) -> None:
    s = acting(tokens={"4-3": token}).dice("3c").does("A", "examine")
    assert [card[:2] for card in s.cards("A")] == [deck]


# Make Noise, Pass


@pytest.mark.rule("KA-164", "KA-079", "KA-R50")
def test_making_noise_is_as_loud_as_the_die() -> None:
    s = acting(A={"noise": 1}, entities={"1": "? 8-3"}).dice("3c", "0").does("A", "noise")
    assert s.pg("A").noise == 4 and s.entity(1).alerted
    s = acting(entities={"1": "? 4-5"}, A={"noise": 3}).dice("0c").does("A", "noise")
    assert s.pg("A").noise == 3 and not s.entity(1).alerted, "a Noise of 0 is none"


@pytest.mark.rule("KA-167", "KA-R46")
def test_passing_ends_the_activation_and_costs_nothing_else() -> None:
    s = acting().does("A", "pass")
    assert s.asked() == {"B": "act"} and s.pg("A").pa == s.pg("A").pm == 0


# Instant Actions


@pytest.mark.rule("KA-131", "KA-R15", "KA-144")
def test_an_instant_action_interrupts_what_others_do() -> None:
    s = acting(at="events", events=["EV13"], first="A", B={"at": "9-9", "cards": ["OB06"]})
    assert s.asked() == {"A": "window-event", "B": "window-event"}
    s.coordinates("10-10", "1-1").does("B", "quick OB06")
    kinds = s.said()
    assert s.at("B") == "10-10" and kinds.index("used") < kinds.index("appeared")


@pytest.mark.rule("KA-132", "KA-R16", "KA-R138")
def test_the_last_instant_action_declared_resolves_first() -> None:
    """Both answer the same event: A, the First Player, is put on the stack first and goes last."""
    s = acting("OB06", at="events", events=["EV17"], first="A", B={"at": "9-9", "cards": ["OB06"]})
    s.does("A", "quick OB06")
    assert s.asked()["B"] == "window-event" and s.at("A") == "4-3", "declared, not resolved"
    s.coordinates("10-10", "10-9").does("B", "quick OB06")
    assert (s.at("B"), s.at("A")) == ("10-10", "10-9")


@pytest.mark.rule("KA-R16")
def test_of_sealed_answers_the_first_clockwise_counts_and_the_others_return() -> None:
    s = acting("OB06", at="events", events=["EV17"], first="B", B={"at": "9-9", "cards": ["OB06"]}).start()
    window = s.state.stack[-1]
    menus = {ask.seat: window.menu(s.state, ask, (), False).options for ask in s.state.asks}
    answers = {seat: tuple(option for option in options if option.verb == "quick") for seat, options in menus.items()}
    assert window.outcome(s.state, answers) == (1, "quick OB06")


@pytest.mark.rule("KA-R16", "KA-R138")
def test_clockwise_is_counted_from_the_active_pg_or_from_the_hunted_one() -> None:
    house: dict[str, Any] = {"rooms": {"3-3": "H10", "9-9": "G03"}, "C": {"at": "9-9"}, "first": "A", "ask_all": True}
    s = Sitting(A={"at": "9-10"}, B={"at": "3-3"}, active="B", **house).does("B", "run").does("B", "roll")
    assert list(s.asked()) == ["B", "C", "A"] and s.asked()["B"] == "window-test-post"
    hunt: dict[str, Any] = {"entities": {"1": "EN-YU 3-4"}, "chase": {"hunter": 1, "hunted": "C", "round": 1}}
    s = Sitting(A={"at": "9-10"}, B={"at": "9-9"}, active="B", **house | {"C": {"at": "3-3"}} | hunt)
    assert list(s.does("C", "wait").asked()) == ["C", "A", "B"]


@pytest.mark.rule("KA-133", "KA-R16")
def test_a_pending_action_that_has_lost_its_subject_does_nothing_and_stays_paid() -> None:
    s = acting("OB06", "OB18", at="look", entities={"1": "EN-YU 3-3"})
    s.does("A", "let-be").does("A", "wait").does("A", "quick OB18")
    assert s.asked()["A"] == "window-attack", "the salt is declared, and may be answered"
    s.coordinates("10-10", "1-1").does("A", "quick OB06")
    assert s.at("A") == "10-10" and s.cards("A") == [] and "repelled" not in s.said()


# What is at stake


@pytest.mark.rule("KA-136", "KA-140", "KA-164", "KA-081")
def test_chances_and_hearers_are_shown_with_the_actions() -> None:
    s = acting(entities={"1": "? 7-3", "2": "? 10-3", "3": "? 10-10"}, A={"noise": 1})
    shown = {option["id"]: option for option in s.menu("A").seen()["options"]}
    assert (shown["run"]["chance"], shown["run"]["heard"]) == (80, [1, 2]), "Speed 3 against 4; Noise 6 if it fails"
    assert shown["examine"]["chance"] == 50, "Perception 2 against 4"
    assert (shown["noise"]["noise"], shown["noise"]["heard"]) == (4, [1])


# Icons


@pytest.mark.rule("KA-168", "KA-172")
def test_icons_say_what_an_object_is() -> None:
    objects = acting().state.rules.objects
    assert all("rapid" in card.icons for id, card in objects.items() if card.action == "instant" and id != "OB01")
    assert all(("mask" in card.icons) == (card.action == "wear") == (card.deck == "masks") for card in objects.values())
    assert {id for id, card in objects.items() if "weapon" in card.icons} == {"OB14", "OB15", "OB16", "OB17"}
    assert {id for id, card in objects.items() if "mission" in card.icons} == {"OB02", "OB03", "OB04", "TR01"}


@pytest.mark.rule("KA-140", "KA-141")
def test_a_token_examined_in_a_chase_that_broke_out_meanwhile_is_not_examined_twice() -> None:
    """Before the die A opens the door to an enemy, and examines the token as its move in the chase."""
    s = Hunt(
        stops=("roll",),
        rooms={"3-3": "H04", "9-9": "G03"},
        tokens={"3-3": "exploration"},
        entities={"1": "EN-YU 3-4"},
        objects=["OB11", "OB09", "OB10"],
        A={"pg": "PC1", "at": "3-3", "cards": ["OB05"]},
        B={"at": "9-9"},
    )
    s.does("A", "examine").does("A", "open-inner 3-3|3-4")
    s.does("A", "examine").dice("3c", "0").does("A", "roll").does("A", "wait")
    s.does("A", "exorcise").dice("3c", "0").does("A", "roll")
    assert s.cards("A") == ["OB09", "OB11"] and s.asked() == {"A": "roll"}
    s.dice("3c").does("A", "roll")
    assert s.cards("A") == ["OB09", "OB11"] and s.asked() == {"A": "act"}
    assert [done[2] for done in s.events_of("examined")] == [True, False]


# An empty deck


def last_cards(**more: Any) -> Sitting:
    """A examines; the Objects deck is empty but for the Hyoirei, if that is in the game."""
    given: dict[str, Any] = {"rooms": {"3-3": "H10", "9-9": "G03"}, "tokens": {"4-3": "exploration"}}
    s = Sitting(**given, A={"pg": "PC1", "at": "4-3"}, **{"B": {"pg": "PC5", "at": "9-9"}, **more})
    s.state.objects[0] = [card for card in s.state.objects[0] if card == HYOIREI]
    return s.dice("3")


@pytest.mark.rule("KA-R69")
def test_an_empty_deck_is_made_anew_of_its_discards_before_the_draw() -> None:
    s = last_cards(discards={"objects": ["OB09"]}).does("A", "examine")
    assert s.cards("A") == ["OB09"] and s.state.objects[0] == s.state.discards[0] == []
    assert s.said().index("reshuffled") < s.said().index("drew")


@pytest.mark.rule("KA-R69")
def test_with_no_discards_nothing_is_drawn() -> None:
    s = last_cards().does("A", "examine")
    assert s.cards("A") == [] and "drew-nothing" in s.said() and "reshuffled" not in s.said()


@pytest.mark.rule("KA-R69", "KA-R101")
def test_a_hyoirei_left_alone_in_the_deck_is_shuffled_in_and_still_possesses() -> None:
    s = last_cards(C={"pg": "PC2", "at": "10-10"}, discards={"objects": ["OB09", "OB12"]}).does("A", "examine")
    assert len(s.cards("A")) == 1 and "reshuffled" in s.said()
    left = {card for card in s.state.objects[0] if card != HYOIREI}
    assert len(left) == 1 and (s.state.possessed == 0) is (HYOIREI not in s.state.objects[0])
