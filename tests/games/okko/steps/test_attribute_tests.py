"""Attribute tests (OK-324 to OK-336)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.okko.sitting import Sitting

CELL = "token M01.11"


def cells(**more: Any) -> Sitting:
    """Noburo in the guard post, on the door of the Cell: MIGHT, difficulty 8."""
    return Sitting("S6", {"NOB": {"at": "M01.11", **more}, "OKK": "A04.31"})


def rolled(sitting: Sitting) -> tuple[tuple[str, ...], ...]:
    """The dice of the latest test, as all are told."""
    facts = [fact for rule, *fact in sitting.told("spectator") if rule == "OK-326"]
    dice: tuple[tuple[str, ...], ...] = facts[-1][0]
    return dice


@pytest.mark.rule("OK-324", "OK-325", "OK-260", "OK-R165")
def test_a_test_is_made_standing_on_its_interaction_space() -> None:
    assert "test" in cells().offered("B")
    beside = cells(at="M01.12")
    assert beside.refused("B", "test") == "OK-324"
    other = Sitting("S3", {"SET": "A06.22", "OKK": "A01.20"})
    assert "test" not in other.offered("B") and "test" not in other.blocked("B"), "a plain orange space"


@pytest.mark.rule("OK-326", "OK-327", "OK-328", "OK-335", "OK-336")
def test_dice_are_the_difficulty_and_the_total_may_be_at_most_the_attribute() -> None:
    passed = cells(right=["NOB-1"]).dice(test=[2, 2, 2, 1, 0, 0, 0, 0])
    ahead = passed.foreseen("B", "test")[CELL]
    assert (ahead["attribute"], ahead["value"], ahead["dice"], ahead["chance"]) == ("might", 7, 8, 42)
    passed.does("B", "test", CELL)
    assert "task-settled" in passed.said() and passed.actions_left == 2
    failed = cells(right=["NOB-1"]).dice(test=[2, 2, 2, 2, 0, 0, 0, 0])
    failed.does("B", "test", CELL)
    assert "task-settled" not in failed.said()
    failed.does("B", "test", CELL).does("B", "test", CELL)
    assert failed.refused("B", "test") == "OK-336"


@pytest.mark.rule("OK-335", "OK-R52", "OK-R43")
def test_bonuses_and_penalties_of_an_attribute_are_summed_in_tests() -> None:
    sitting = cells(right=["NOB-1", "WND-2"])
    assert sitting.foreseen("B", "test")[CELL]["value"] == 6
    weak = Sitting("S1", {"NOB": {"at": "B06.44", "right": ["WND-4", "WND-4"]}})
    assert weak.foreseen("B", "test")["token B06.44"]["value"] == 0


@pytest.mark.rule("OK-329", "OK-R140", "OK-R141")
def test_each_fail_makes_the_test_easier_for_everybody_until_it_is_passed() -> None:
    sitting = Sitting("S6", {"NOB": "M02.00", "OKK": "M02.01"}).dice(test=[2, 2, 2, 2])
    sitting.does("B", "test", "token M02.00")
    assert sitting.said() == ["tested", "penalty"]
    assert sitting.foreseen("B", "test")["token M02.00"]["dice"] == 3
    sitting.does("B", "move", "to M02.11")
    sitting.dice(test=[0, 0, 0])
    other = Sitting("S6", {"OKK": "M02.00", "NOB": "M02.11"})
    other.state.penalties = dict(sitting.state.penalties)
    assert other.foreseen("B", "test")["token M02.00"]["dice"] == 3, "another hero finds it"
    other.dice(test=[0, 0, 0]).does("B", "test", "token M02.00")
    assert other.state.penalties == {}


@pytest.mark.rule("OK-330", "OK-R142")
def test_enough_penalty_tokens_pass_it_without_a_roll_for_an_action() -> None:
    sitting = Sitting("S6", {"NOB": "M02.00", "OKK": "A04.31"})
    sitting.state.penalties[sitting.state.where[1]] = 4
    sitting.does("B", "test", "token M02.00")
    assert sitting.said()[0] == "passed-unrolled"
    sitting.does("B", "move", "to M02.11").does("B", "move", "to M02.01")
    assert sitting.refused("B", "move") == "OK-291"


@pytest.mark.rule("OK-R143")
def test_one_die_fewer_lowers_the_number_of_dice_like_the_difficulty() -> None:
    assert cells(left=["NOB-6"]).foreseen("B", "test")[CELL]["dice"] == 6


@pytest.mark.rule("OK-332")
def test_a_might_test_from_afar_needs_sight_and_a_ranged_attack() -> None:
    far = {"at": "M01.13"}
    with_stars = Sitting("S6", {"SET": {**far, "up": "EQ-11"}, "OKK": "A04.31"})
    assert CELL in with_stars.offered("B", "test")
    without = Sitting("S6", {"SET": far, "OKK": "A04.31"})
    assert without.refused("B", "test") == "OK-324"
    unseen = Sitting("S6", {"SET": {"at": "M01.22", "up": "EQ-11"}, "OKK": "A04.31"})
    assert unseen.refused("B", "test", CELL) in ("OK-324", "OK-332")
    covered = Sitting("S6", {"SET": {**far, "up": "EQ-11"}, "OKK": "A04.31"}, {"ninja": ["M01.12"]})
    assert covered.refused("B", "test") == "OK-324"
    guile = Sitting("S6", {"SET": {"at": "M02.01", "up": "EQ-11"}, "OKK": "A04.31"})
    assert guile.refused("B", "test") == "OK-324", "a GUILE test has no range"


@pytest.mark.rule("OK-333", "OK-334", "OK-132", "OK-R17")
def test_each_attribute_is_tested_somewhere_and_has_its_colour() -> None:
    tested = {}
    for scenario, space in (("S6", "M01.11"), ("S6", "M02.00"), ("S7", "M03.12"), ("S8", "M04.21")):
        sitting = Sitting(scenario, {"SET": space, "OKK": ""})
        ahead = sitting.foreseen("B", "test")[f"token {space}"]
        tested[ahead["attribute"]] = ahead["colour"]
    assert tested == {"might": "red", "guile": "yellow", "defense": "orange", "speed": "purple"}


@pytest.mark.rule("OK-R145")
def test_opponents_beside_a_hero_do_not_hinder_a_test() -> None:
    sitting = Sitting("S6", {"NOB": "M01.11", "OKK": "A04.31"}, {"samurai": ["M01.12", "M01.01"]})
    assert "test" in sitting.offered("B")


@pytest.mark.rule("OK-167")
def test_a_weakness_forbids_tests_for_the_round() -> None:
    assert cells(left=["NOB-W"]).refused("B", "test") == "OK-167"


@pytest.mark.rule("OK-R33")
def test_more_dice_are_rolled_than_lie_in_the_box() -> None:
    sitting = cells().dice(test=[0] * 8)
    sitting.does("B", "test", CELL)
    assert len(rolled(sitting)) == 8


@pytest.mark.rule("OK-010", "OK-136")
def test_a_prayer_rolls_all_dice_of_a_test_again_once_a_round() -> None:
    sitting = Sitting("S6", {"NSH": "M02.00", "OKK": "A04.31"}).dice(test=[2, 2, 2, 2, 0, 0, 0, 0])
    sitting.does("B", "test", "token M02.00")
    assert sitting.offered("B") == ["use hero NSH", "no"]
    sitting.does("B", "use hero NSH")
    assert "task-space" in sitting.said()
    passed = Sitting("S6", {"NSH": "M02.00", "OKK": "A04.31"}).dice(test=[1, 1, 1, 1])
    passed.does("B", "test", "token M02.00")
    assert passed.asked() == {"B": "turn"}, "nothing is asked of a test that passes"
    again = Sitting("S6", {"NSH": "M02.00", "OKK": "A04.31"}).dice(test=[2, 2, 2, 2])
    again.does("B", "test", "token M02.00").does("B", "no")
    assert "penalty" in again.said()


@pytest.mark.rule("OK-145")
def test_the_jade_amulet_rolls_one_die_again_and_its_bearer_says_which() -> None:
    heroes = {"OKK": {"at": "M02.00", "supplies": ["EQ-32"]}, "NOB": "A04.31"}
    sitting = Sitting("S6", heroes).dice(test=[0, 2, 1, 1, 0])
    sitting.does("B", "test", "token M02.00")
    assert sitting.offered("B", "use equipment EQ-32") == [f"die test {n}" for n in (1, 2, 3, 4)]
    sitting.does("B", "use equipment EQ-32", "die test 2")
    assert rolled(sitting) == (("0",), ("0",), ("1",), ("1",))
    assert "task-space" in sitting.said(), "2 is no more than GUILE 3"
