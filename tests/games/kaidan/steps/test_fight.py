"""PG against PG: Attack and Exorcism (KA-148 to KA-160)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.options import ROLL
from tests.games.kaidan.sitting import Sitting


def face_to_face(**more: Any) -> Sitting:
    """A (Jin, Force 4) and B (Mori, Force 3) side by side; C far away."""
    a = {"pg": "PC1", "at": "3-3", **more.pop("A", {})}
    b = {"pg": "PC4", "at": "3-4", **more.pop("B", {})}
    c = {"pg": "PC3", "at": "9-9", **more.pop("C", {})}
    return Sitting(rooms={"3-3": "H10", "9-9": "G03", **more.pop("rooms", {})}, A=a, B=b, C=c, **more)


def wounds(s: Sitting) -> tuple[int, int]:
    return s.pg("A").wounds, s.pg("B").wounds


# Attack


@pytest.mark.rule("KA-148", "KA-149", "KA-154", "KA-129")
def test_the_winner_wounds_by_the_difference_and_both_are_loud() -> None:
    s = face_to_face().dice("2", "1").does("A", "attack B")
    assert wounds(s) == (0, 2) and s.pg("A").pa == 2
    assert s.pg("A").noise == s.pg("B").noise == 6


@pytest.mark.rule("KA-149")
def test_the_attacker_may_lose() -> None:
    s = face_to_face().dice("0", "3").does("A", "attack B")
    assert wounds(s) == (2, 0)


@pytest.mark.rule("KA-148", "KA-R21")
def test_only_an_adjacent_pg_in_sight_can_be_attacked() -> None:
    s = face_to_face(B={"at": "4-4"})
    assert s.blocked("A")["attack B"] == "KA-148" and s.blocked("A")["attack C"] == "KA-148"
    assert face_to_face(rooms={"3-3": "H16"}).refused("A", "attack B") == "KA-148", "a closed door is between them"


@pytest.mark.rule("KA-093", "KA-148")
def test_an_open_door_lets_an_attack_through() -> None:
    s = face_to_face(rooms={"3-3": "H16"}).does("A", "open 3-3|3-4").dice("2", "1").does("A", "attack B")
    assert wounds(s) == (0, 2)


@pytest.mark.rule("KA-150", "KA-153")
def test_a_tie_with_a_weapon_wounds_both() -> None:
    s = face_to_face(A={"pg": "PC4", "cards": ["OB15"]}, B={"pg": "PC1"}).does("A", "attack B")
    assert s.asked() == {"A": "roll", "B": "roll"}
    s.dice("1", "1").does("A", "with OB15", "roll")
    assert wounds(s) == (1, 1) and s.pg("A").noise == s.pg("B").noise == 6


@pytest.mark.rule("KA-151", "KA-152", "KA-R42")
def test_criticals_add_up() -> None:
    s = face_to_face(B={"pg": "PC5", "at": "3-4"}).dice("3c", "0c").does("A", "attack B")
    assert s.pg("B").died == 2, "7 − 2, and 1 + 1 for the criticals"
    s = face_to_face(A={"pg": "PC4"}, B={"pg": "PC1"}).dice("3c", "0c").does("A", "attack B")
    assert wounds(s) == (0, 4), "3 + 3 − 4 is 2, and 1 + 1"


@pytest.mark.rule("KA-R41", "KA-070", "KA-151")
def test_a_critical_with_the_lower_total_wounds_only_by_the_critical() -> None:
    s = face_to_face(A={"pg": "PC5"}, B={"pg": "PC1"}).dice("3c", "2").does("A", "attack B")
    assert wounds(s) == (0, 1), "2 + 3 against 4 + 2"


@pytest.mark.rule("KA-R40", "KA-072", "KA-R42")
def test_a_double_critical_is_a_tie() -> None:
    assert wounds(face_to_face().dice("3c", "3c").does("A", "attack B")) == (2, 2)
    assert wounds(face_to_face().dice("0c", "0c").does("A", "attack B")) == (2, 2)


@pytest.mark.rule("KA-153")
def test_only_one_weapon_helps_at_a_time() -> None:
    s = face_to_face(A={"cards": ["OB14", "OB15", "OB16"]}).does("A", "attack B")
    assert s.offered("A") == ["roll", "with OB14", "with OB15", "with OB16"]
    assert s.blocked("A", "with OB16") == {"with OB14": "KA-153", "with OB15": "KA-153"}
    s.dice("1", "1").does("A", "with OB16", "roll")
    assert wounds(s) == (0, 3)


@pytest.mark.rule("KA-153")
def test_the_mallet_adds_a_wound_to_a_won_test_only() -> None:
    s = face_to_face(A={"cards": ["OB17"]}).does("A", "attack B").dice("1", "1").does("A", "with OB17", "roll")
    assert wounds(s) == (0, 2)
    s = face_to_face(A={"cards": ["OB17"]}).does("A", "attack B").dice("0", "1").does("A", "with OB17", "roll")
    assert wounds(s) == (1, 1), "a tie is not won"


@pytest.mark.rule("KA-153", "KA-R17")
def test_the_one_attacked_takes_up_a_weapon_too() -> None:
    s = face_to_face(B={"cards": ["OB16"]}).does("A", "attack B").dice("1", "1").does("B", "with OB16", "roll")
    assert wounds(s) == (1, 0)


@pytest.mark.rule("KA-R17", "KA-070")
def test_moon_water_works_in_a_fight_for_either_side() -> None:
    s = face_to_face(B={"cards": ["WG03"]}).does("A", "attack B").dice("3").does("B", "with WG03", "roll")
    assert wounds(s) == (1, 0) and s.cards("B") == [], "3 + 3 against 4 + 3, but a critical wins and wounds"
    s = face_to_face(A={"cards": ["WG03"]}).does("A", "attack B").dice("1").does("A", "with WG03", "roll")
    assert wounds(s) == (0, 4)


@pytest.mark.rule("KA-R43", "KA-180", "KA-R128")
def test_who_dies_of_it_is_not_loud_and_the_other_is_the_killer() -> None:
    s = face_to_face(B={"wounds": 4}).dice("2", "1").does("A", "attack B")
    assert s.pg("B").died == 2 and s.pg("B").killer == 0 and s.pg("B").noise == 0
    assert s.pg("A").noise == 6
    s = face_to_face(A={"wounds": 5}, B={"wounds": 4}).dice("1", "2").does("A", "attack B")
    assert s.pg("A").died == s.pg("B").died == 2, "both can die of one Attack"
    assert (s.pg("A").killer, s.pg("B").killer) == (1, 0)


@pytest.mark.rule("KA-154", "KA-082")
def test_a_fight_is_heard() -> None:
    s = face_to_face(entities={"1": "? 8-3"}).dice("2", "1", "0").does("A", "attack B")
    assert s.entity(1).alerted


@pytest.mark.rule("KA-154", "KA-R72", "KA-R53")
def test_both_are_loud_at_once_for_whoever_hears_them() -> None:
    """Where the entity comes it sees both, equally loud: the one with the lower Nerves is chased."""
    s = face_to_face(entities={"1": "EN-YU 5-4", "2": "? 3-10"}, B={"wounds": 2, "cards": ["OB07"]})
    s.dice("1", "1", "3").does("A", "attack B")
    assert s.state.hunted == 1
    s.coordinates("9-10", "1-1").does("B", "use OB07")
    assert s.state.round == 0 and s.asked() == {"A": "act"}
    assert not s.entity(2).alerted, "the rest is dropped once a chase has begun"


@pytest.mark.rule("KA-154", "KA-R50")
def test_each_fighter_is_heard_and_an_entity_is_alerted_once() -> None:
    s = face_to_face(entities={"1": "? 9-4", "2": "? 3-10"}).dice("2", "1", "0", "0").does("A", "attack B")
    assert s.entity(1).alerted and s.entity(2).alerted and s.said().count("alerted") == 2
    assert s.chance.left() == {}, "1 is six cells from B alone, 2 too"


@pytest.mark.rule("KA-133", "KA-148")
def test_who_disappears_in_time_is_not_wounded() -> None:
    s = face_to_face(B={"cards": ["OB06"]}).dice("3", "0").does("A", "attack B").does("A", "roll")
    assert s.asked()["B"] == "window-test-post"
    s.coordinates("10-10").does("B", "quick OB06")
    assert s.at("B") == "10-10" and wounds(s) == (0, 0) and s.pg("B").noise == 0 and s.pg("A").noise == 6


@pytest.mark.rule("KA-R17", "KA-R15")
def test_both_sides_of_a_fight_may_act_before_the_dice() -> None:
    s = face_to_face(B={"cards": ["OB06"]}).does("A", "attack B")
    assert s.asked() == {"A": "roll", "B": "roll"} and s.offered("B") == ["roll", "quick OB06"]
    s.coordinates("10-10").does("B", "quick OB06")
    assert s.at("B") == "10-10" and "rolled" not in s.said() and wounds(s) == (0, 0)


@pytest.mark.rule("KA-148", "KA-153")
def test_the_chances_are_shown_before_one_commits() -> None:
    s = face_to_face(A={"cards": ["OB16"]})
    entry = next(option for option in s.menu("A").seen()["options"] if option["id"] == "attack B")
    assert entry["chance"] + entry["tie"] + entry["lost"] == 100
    s.does("A", "attack B")
    options = {option["id"]: option for option in s.menu("A").seen()["options"]}
    assert options["roll"]["chance"] == entry["chance"] < options["with OB16"]["chance"]


@pytest.mark.rule("KA-R87", "KA-148")
def test_a_hidden_pg_can_be_attacked() -> None:
    assert "attack B" in face_to_face(B={"hidden": 2}).offered("A")


@pytest.mark.rule("KA-R78", "KA-263")
def test_a_hunted_pg_may_attack_as_its_move() -> None:
    s = face_to_face(at="look", entities={"1": "EN-YU 4-3"}, B={"hidden": 1}).dice("1", "1", "0")
    s.does("A", "attack B")
    assert s.state.round == 2 and s.pg("A").pa == 3


# Exorcism


def suspicion(**more: Any) -> Sitting:
    a = {"cards": ["OB05", "EX01"], **more.pop("A", {})}
    return face_to_face(**{"impulse_struck": True, "possessed": "B", "A": a, **more})


@pytest.mark.rule("KA-155", "KA-156", "KA-211", "KA-321", "KA-R106")
def test_a_won_exorcism_frees_the_possessed_and_everybody() -> None:
    s = suspicion(C={"condemned": 1}).dice("3", "0").does("A", "exorcise-pg B")
    assert s.state.defeated and s.pg("B").on_map and s.pg("C").condemned == 0
    assert s.status("A") == s.status("B") == "" and s.points("A") == 4
    assert s.pg("A").pa == 2 and len(s.cards("A")) == 1


@pytest.mark.rule("KA-157", "KA-R128")
def test_a_lost_exorcism_kills_the_exorcist() -> None:
    s = suspicion().dice("0", "2").does("A", "exorcise-pg B")
    assert s.pg("A").died == 2 and s.pg("A").killer == 1 and not s.state.defeated and s.points("B") == 4


@pytest.mark.rule("KA-158", "KA-R40")
def test_a_tie_is_the_possessed_ones() -> None:
    assert suspicion().dice("1", "1").does("A", "exorcise-pg B").pg("A").died == 2
    assert suspicion().dice("3c", "3c").does("A", "exorcise-pg B").pg("A").died == 2


@pytest.mark.rule("KA-160", "KA-R105")
def test_a_wrong_suspect_costs_an_ofuda_and_a_point_and_nothing_happens() -> None:
    s = suspicion(possessed="C", A={"cards": ["EX01"], "pa": 1}).does("A", "exorcise-pg B")
    assert "rolled" not in s.said() and s.cards("A") == [] and s.pg("A").pa == 0
    assert s.told("spectator") == [("KA-287", 26), ("KA-R105", False)]


@pytest.mark.rule("KA-159")
def test_no_exorcism_before_a_dark_impulse_has_struck() -> None:
    assert suspicion(impulse_struck=False).refused("A", "exorcise-pg B") == "KA-159"


@pytest.mark.rule("KA-155", "KA-R105", "KA-211")
def test_what_else_an_exorcism_needs() -> None:
    assert suspicion(A={"cards": []}).refused("A", "exorcise-pg B") == "KA-155"
    assert suspicion().refused("A", "exorcise-pg C") == "KA-R105"
    assert suspicion(defeated=True).refused("A", "exorcise-pg B") == "KA-211"


@pytest.mark.rule("KA-155", "KA-R17", "KA-070")
def test_the_possessed_may_answer_an_exorcism_with_moon_water() -> None:
    s = suspicion(B={"cards": ["WG03"]}).does("A", "exorcise-pg B").dice("3").does("B", "with WG03", "roll")
    assert s.pg("A").died == 2 and s.cards("B") == []


@pytest.mark.rule("KA-155")
def test_nothing_but_an_ofuda_exorcises() -> None:
    s = face_to_face(A={"cards": ["OB15", "OB11"]}, impulse_struck=True)
    assert s.refused("A", "exorcise-pg B") == "KA-155"


@pytest.mark.rule("KA-R17", "KA-148")
def test_nobody_rolls_before_both_are_ready() -> None:
    s = face_to_face(ask_all=True).does("A", "attack B")
    step = s.state.stack[-1]
    for seat in (0, 1):
        assert step.outcome(s.state, {seat: (ROLL,)}) is None


@pytest.mark.rule("KA-R16")
def test_who_does_something_before_the_roll_does_it_first_and_both_are_asked_again() -> None:
    s = face_to_face(ask_all=True, rooms={"3-3": "H14"}, B={"at": "4-3"}).does("A", "attack B")
    s.does("B", "open-inner 4-3|4-4")
    assert "door-opened" in s.said() and s.asked() == {"A": "roll", "B": "roll"}
    s.dice("2", "1").does("A", "roll")
    assert s.said() == ["rolled", "rolled"]
