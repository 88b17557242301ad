"""Victory points (KA-318 to KA-332, KA-R125 to KA-R132, KA-R144)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.scoring import final_points, winners
from tests.games.kaidan.sitting import Sitting

SEATS = "ABCDE"
CELLS = {"A": "3-3", "B": "9-9", "C": "9-1", "D": "1-9"}


def house(**given: Any) -> Sitting:
    """A is about to burn: its death is what is scored."""
    said = {
        "rooms": {"3-3": "H10", "9-9": "G03", "9-1": "G05", "1-9": "H13"},
        "seats": 4,
        "flames": ["3-4"],
        **{seat: {"at": at} for seat, at in CELLS.items()},
        **given,
    }
    return Sitting(**said)


def burning(**given: Any) -> Sitting:
    return house(**given).does("A", "move 3-4")


def result(**given: Any) -> list[int]:
    """Return what the game comes to if it ends like this."""
    return final_points(house(**given).start().state)


def dead(seat: str, **more: Any) -> dict[str, Any]:
    return {"died": 1, "grave": CELLS[seat], **more}


OUT = {"escaped": True}


# The last line


@pytest.mark.rule("KA-320", "KA-318", "KA-R05")
def test_escaping_scores_ten_for_each_player() -> None:
    assert result(B=OUT)[1] == 40


@pytest.mark.rule("KA-325", "KA-R130")
def test_a_possessed_pg_that_escapes_scores_five_for_each_if_another_has_too() -> None:
    assert result(B=OUT, C=OUT, possessed="B")[1:3] == [20, 40]
    assert result(B=OUT, possessed="B")[1] == 0


@pytest.mark.rule("KA-324", "KA-R125", "KA-200")
def test_the_only_survivor_scores_if_possessed_and_nobody_escaped() -> None:
    others = {"B": dead("B"), "C": dead("C"), "D": dead("D")}
    assert result(**others, possessed="A")[0] == 40
    assert result(**others)[0] == 0
    assert result(**{**others, "B": OUT}, possessed="A")[0] == 0
    assert result(B=dead("B"), C=dead("C"), possessed="A")[0] == 0, "D is alive too"


@pytest.mark.rule("KA-329", "KA-R125", "KA-R126", "KA-183")
def test_the_dead_score_if_nobody_escaped_whoever_is_still_inside() -> None:
    assert result(B=dead("B"))[1] == 40
    assert result(B=dead("B"), C=OUT)[1] == 0


@pytest.mark.rule("KA-R129")
def test_a_defeated_hyoirei_leaves_an_ordinary_pg() -> None:
    assert result(B=OUT, possessed="B", defeated=True)[1] == 40


@pytest.mark.rule("KA-R129", "KA-319")
def test_points_earned_before_are_kept() -> None:
    assert result(B=dead("B", points=3))[1] == 43


@pytest.mark.rule("KA-R112", "KA-329")
def test_a_banished_onryo_still_scores_the_last_line() -> None:
    assert result(B=dead("B"), onryo={"B": {"banished": True}})[1] == 40


# Deaths


@pytest.mark.rule("KA-330", "KA-326")
def test_another_pg_dies() -> None:
    s = burning(B=dead("B"), possessed="C")
    assert [s.points(seat) for seat in "ABCD"] == [0, 1, 1, 0], "the dead and the possessed score, D does not"


@pytest.mark.rule("KA-330", "KA-R129")
def test_a_seat_scores_by_the_onryo_table_from_its_death_on() -> None:
    s = burning(B={"died": 2, "grave": "9-9"})
    assert s.points("B") == 1, "reborn or not"


@pytest.mark.rule("KA-327", "KA-R127")
def test_a_possessed_pg_scores_four_for_a_kill_and_not_one_more() -> None:
    assert burning(arsonist="B", possessed="B").points("B") == 4


@pytest.mark.rule("KA-331", "KA-332", "KA-R127")
def test_an_onryo_scores_four_for_a_kill_and_five_for_its_killer() -> None:
    assert burning(arsonist="B", B=dead("B")).points("B") == 4
    assert burning(arsonist="B", B=dead("B", killer="A")).points("B") == 5


@pytest.mark.rule("KA-322")
def test_killing_a_possessed_pg_scores_one() -> None:
    assert burning(arsonist="B", possessed="A").points("B") == 1
    assert burning(arsonist="B").points("B") == 0, "killing anybody else scores nothing"


@pytest.mark.rule("KA-R129")
def test_the_escaped_earn_no_more() -> None:
    assert burning(B=OUT, possessed="B").points("B") == 0


@pytest.mark.rule("KA-R144")
def test_pgs_that_die_together_score_for_one_another() -> None:
    s = house(at="kindle", flames=["3-3"], A={"at": "4-4"}, B={"at": "4-3"}).start()
    assert s.points("A") == 1 and s.points("B") == 1 and s.points("C") == 0


@pytest.mark.rule("KA-R132")
def test_points_are_told_to_their_owner_alone() -> None:
    s = burning(B=dead("B"))
    assert [told for told in s.told("B") if told[0] == "KA-R132"] == [("KA-R132", 1)]
    assert [told for told in s.told("C") if told[0] == "KA-R132"] == []
    scored = next(event for event in s.latest if event.kind.name == "scored")
    assert scored.kind.private, "nobody else knows that anything was scored"


@pytest.mark.rule("KA-R132", "KA-318")
def test_the_most_points_win_and_ties_are_shared() -> None:
    s = house(B=OUT, C=OUT).start()
    assert winners(s.state) == (1, 2)
    assert winners(house(B=OUT, C={"escaped": True, "points": 1}).start().state) == (2,)


# Banishing


@pytest.mark.rule("KA-323", "KA-328", "KA-319")
@pytest.mark.parametrize("possessed, rule", [("B", "KA-323"), ("A", "KA-328")])
def test_banishing_an_enemy_scores_one_in_either_table(possessed: str, rule: str) -> None:
    s = house(
        at="attack",
        chase={"hunter": "1"},
        entities={"1": "EN-YU 4-3"},
        A={"pg": "PC2", "at": "3-3", "cards": ["EX01"]},
        possessed=possessed,
    )
    s.dice("3c", "0").does("A", "exorcise")
    while s.state.chasing:
        s.silence()
    assert s.points("A") == 1
    assert [event.args[1] for event in s.events if event.kind.name == "scored"] == [rule]


@pytest.mark.rule("KA-332", "KA-R144", "KA-R127", "KA-R129")
def test_two_pgs_that_kill_each_other_each_score_by_the_onryo_table() -> None:
    """From the moment of its death a seat scores as an Onryo, and that moment is the same for both: five, not one."""
    s = house(A={"pg": "PC1", "at": "3-3", "wounds": 5}, B={"pg": "PC2", "at": "4-3", "wounds": 4}, possessed="C")
    s.dice("1", "3").does("A", "attack B")
    assert s.pg("A").died and s.pg("B").died
    assert [s.points(seat) for seat in "ABCD"] == [5, 5, 2, 0]
    lines = {(event.args[0], event.args[1]) for event in s.events if event.kind.name == "scored"}
    assert lines == {(0, "KA-332"), (1, "KA-332"), (2, "KA-326")}


@pytest.mark.rule("KA-322")
def test_only_the_killer_scores_for_a_possessed_pg() -> None:
    s = Sitting(
        rooms={"3-3": "H10", "9-9": "G03"},
        possessed="B",
        A={"pg": "PC1", "at": "3-3"},
        B={"pg": "PC3", "at": "3-4", "wounds": 3},
        C={"pg": "PC5", "at": "9-9"},
    )
    s.dice("2", "1").does("A", "attack B")
    assert (s.points("A"), s.points("C")) == (1, 0)


@pytest.mark.rule("KA-326", "KA-327", "KA-330", "KA-331", "KA-R132")
@pytest.mark.parametrize(
    "given, rule",
    [
        ({"arsonist": "B", "possessed": "B"}, "KA-327"),
        ({"arsonist": "C", "possessed": "B"}, "KA-326"),
        ({"arsonist": "B", "B": dead("B")}, "KA-331"),
        ({"arsonist": "C", "B": dead("B")}, "KA-330"),
        ({"arsonist": "B", "B": dead("B", killer="A")}, "KA-332"),
    ],
)
def test_who_scores_is_told_by_which_line_of_which_table(given: dict[str, Any], rule: str) -> None:
    scored = [event.args for event in burning(**given).events if event.kind.name == "scored" and event.args[0] == 1]
    assert [args[1] for args in scored] == [rule]
