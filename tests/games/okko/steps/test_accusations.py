"""Accusations: who may be named, what errors cost, and the one that must be made (OK-248 to OK-254, OK-R113)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from hyakki.games.okko.board.geometry import BLUE, GREEN_1, numbers_of
from hyakki.games.okko.catalog.ids import AGENTS, COURTIERS, RECOLLECTIONS, SPACE, SPACES
from tests.games.okko.sitting import Sitting

COURT = {"COU-1": "A01.11", "COU-2": "A01.13", "COU-5": "A01.31"}


def evening(errors: int = 0, heroes: dict[str, Any] | None = None, **more: Any) -> Sitting:
    """The end of a Round; the Oni is Kuro-Hebi (ONI-1) in the guise of COU-1."""
    scenario = "S2" if heroes is None or len(heroes) == 1 else "S3"
    if scenario == "S3":
        more.setdefault("courtiers", {"COU-1": "A01.11", "COU-2": "A01.13"})
    sitting = Sitting(scenario, heroes or {"OKK": ""}, at="end", **{"courtiers": COURT, "round": 3, **more})
    for number in range(errors):
        sitting.state.failures = number + 1
        sitting.state.memoirs.append((RECOLLECTIONS.index(("REC-ACC1", "REC-ACC2")[number]), 1))
    return sitting


def memoirs(sitting: Sitting) -> list[tuple[str, str]]:
    return [(RECOLLECTIONS[number], ("blue", "red")[face]) for number, face in sitting.state.memoirs]


def accuse(sitting: Sitting, nature: str, identity: str) -> Sitting:
    return sitting.does("B", f"decide {nature} {identity}")


@pytest.mark.rule("OK-248")
def test_one_nature_and_one_identity_at_most_or_nobody() -> None:
    sitting = evening()
    offered = sitting.offered("B")
    assert {"decide none none", "decide ONI-1 none", "decide none COU-2", "decide ONI-1 COU-2"} <= {*offered}
    assert len(offered) == 5 * 4 and all(len(id.split()) == 3 for id in offered)
    accuse(sitting, "ONI-2", "COU-2")
    assert "accuse" not in sitting.asked().values(), "not again in the same Round"


@pytest.mark.rule("OK-250", "OK-207", "OK-100", "OK-101", "OK-102")
def test_the_right_identity_unmasks_the_oni_and_starts_the_final_battle() -> None:
    sitting = accuse(evening(), "none", "COU-1")
    assert memoirs(sitting) == [("REC-MASK", "blue")] and sitting.state.battle == 3 and sitting.state.unmasked
    assert sitting.heard("battle") == ("unmasked",)
    assert sitting.heard("revealed-oni") == (0, COURTIERS.index("COU-1"))
    assert SPACES[sitting.state.where[sitting.state.demon]] == "A01.11"
    assert sitting.state.courtier_at[COURTIERS.index("COU-1")] == -1
    assert ("OK-101", 0, COURTIERS.index("COU-1")) in sitting.told("spectator")


@pytest.mark.rule("OK-249", "OK-250")
def test_the_right_nature_alone_starts_nothing() -> None:
    sitting = accuse(evening(), "ONI-1", "none")
    assert sitting.state.named and not sitting.state.battle and memoirs(sitting) == []


@pytest.mark.rule("OK-251", "OK-252", "OK-253", "OK-254")
@pytest.mark.parametrize("named", [("ONI-2", "none"), ("none", "COU-2")])
def test_errors_of_both_kinds_count_together(named: tuple[str, str]) -> None:
    first = accuse(evening(), *named)
    assert memoirs(first) == [("REC-ACC1", "red")] and not first.state.battle
    second = accuse(evening(1), *named)
    assert memoirs(second)[1:] == [("REC-ACC2", "red")] and not second.state.battle
    third = accuse(evening(2), *named)
    assert memoirs(third)[2:] == [("REC-MASK", "red")] and third.state.battle and not third.state.unmasked
    assert third.heard("battle") == ("failures",)


@pytest.mark.rule("OK-254", "OK-R110")
def test_two_errors_in_one_evening_count_twice() -> None:
    sitting = accuse(evening(), "ONI-2", "COU-2")
    assert memoirs(sitting) == [("REC-ACC1", "red"), ("REC-ACC2", "red")] and not sitting.state.battle


@pytest.mark.rule("OK-R110", "OK-E31", "OK-253")
def test_nature_comes_first_and_a_third_error_leaves_the_identity_unresolved() -> None:
    sitting = accuse(evening(2), "ONI-2", "COU-1")
    assert memoirs(sitting)[2:] == [("REC-MASK", "red")]
    assert sitting.said().count("accused") == 1 and sitting.state.battle and not sitting.state.unmasked
    told = [fact for rule, *fact in sitting.told("A") if rule == "OK-248"]
    assert told == [[(1,), (4,)]], "both were declared"


@pytest.mark.rule("OK-R110")
def test_the_right_nature_and_identity_together() -> None:
    sitting = accuse(evening(2), "ONI-1", "COU-1")
    assert memoirs(sitting)[2:] == [("REC-MASK", "blue")] and sitting.state.named and sitting.state.unmasked


@pytest.mark.rule("OK-R111", "OK-R113")
def test_nature_is_settled_once_it_was_named() -> None:
    assert evening(named=True).offered("B") == ["decide none none"] + [f"decide none {name}" for name in COURT]


@pytest.mark.rule("OK-R113")
def test_nobody_is_accused_whose_card_was_drawn() -> None:
    offered = evening(clues=["ONI-2", "COU-2"]).offered("B")
    assert not [id for id in offered if "ONI-2" in id or "COU-2" in id]
    assert "decide ONI-3 COU-5" in offered


def forced(**more: Any) -> Sitting:
    sitting = evening(round=4, **more)
    sitting.state.red = 4
    return sitting


@pytest.mark.rule("OK-220", "OK-R108")
def test_the_red_token_forces_an_accusation_of_one_kind_or_the_other() -> None:
    offered = forced().offered("B")
    assert "decide none none" not in offered
    assert {"decide ONI-1 none", "decide none COU-1", "decide ONI-1 COU-1"} <= {*offered}
    free = evening(round=5)
    free.state.red = 4
    assert "decide none none" in free.offered("B"), "only in the Round in which it came"
    assert "decide none none" not in free.blocked("B")


@pytest.mark.rule("OK-220", "OK-R108", "OK-R111")
def test_with_the_nature_settled_the_identity_must_be_accused() -> None:
    assert [id for id in forced(named=True).offered("B") if id.endswith("none")] == []


@pytest.mark.rule("OK-R108", "OK-R169")
@pytest.mark.parametrize("drawn, courtier", [(0, "COU-1"), (1, "COU-2"), (2, "COU-5")])
def test_silence_accuses_a_random_open_identity(drawn: int, courtier: str) -> None:
    sitting = forced().draws("lot", drawn).silence()
    natures, named = sitting.heard("declared")
    assert natures == () and sitting.heard("accused")[0] == "identity"
    assert named == (4 + COURTIERS.index(courtier),)


@pytest.mark.rule("OK-R169", "OK-R31")
def test_the_leader_is_asked_alone_before_chance_decides() -> None:
    sitting = evening(heroes={"OKK": "", "NOB": ""}, round=4)
    sitting.state.red = 4
    assert sitting.asked() == {"B": "accuse", "C": "accuse"}
    sitting.silence()
    assert "declared" not in sitting.said()
    assert sitting.offered("C") == ["stand-by"] and sitting.refused("C", "back none COU-1") == "OK-R31"
    sitting.does("B", "decide none COU-1")
    assert sitting.state.unmasked


@pytest.mark.rule("OK-R108", "OK-248")
def test_without_duty_silence_accuses_nobody() -> None:
    sitting = evening().silence()
    assert sitting.heard("declared") == ((), ()) and "accused" not in sitting.said()


@pytest.mark.rule("OK-R109", "OK-R112")
@pytest.mark.parametrize("scenario, more", [("S2", {"courtiers": COURT, "battle": True}), ("S1", {})])
def test_no_duty_where_there_is_nobody_left_to_accuse(scenario: str, more: dict[str, Any]) -> None:
    sitting = Sitting(scenario, {"OKK": ""}, at="end", round=4, **more)
    sitting.state.red = 4
    asked: Sequence[str] = [*sitting.asked().values()]
    assert "accuse" not in asked and "declared" not in sitting.said()


def gone_astray(fill: bool, **more: Any) -> Sitting:
    """The token of COU-1 is not on the board; with `fill` every green space is taken."""
    court = {name: space for name, space in COURT.items() if name != "COU-1"}
    sitting = evening(courtiers=court, **more)
    s = sitting.state
    s.courtiers = sorted([*s.courtiers, COURTIERS.index("COU-1")])
    if fill:
        for space in numbers_of(s.board.floor.coloured[GREEN_1]):
            s.put(s.reserve(AGENTS.index("yurei"))[0], space)
    return accuse(sitting, "none", "COU-1")


def offered_colours(sitting: Sitting) -> set[int]:
    coloured = sitting.state.board.floor.coloured
    spaces = [SPACE[id.removeprefix("to ")] for id in sitting.offered("A")]
    return {colour for colour, mask in enumerate(coloured) for space in spaces if mask >> space & 1}


@pytest.mark.rule("OK-R107", "OK-257", "OK-290")
def test_where_the_demon_cannot_appear_says_why() -> None:
    sitting = gone_astray(False, corruption=["A01"])
    barred = sitting.blocked("A")
    assert (barred["to A01.20"], barred["to A01.13"], barred["to A01.00"]) == ("OK-257", "OK-290", "OK-R107")
    assert not barred.keys() & set(sitting.offered("A"))


@pytest.mark.rule("OK-R107", "OK-101")
def test_without_its_token_the_oni_chooses_where_the_demon_stands() -> None:
    sitting = gone_astray(False, corruption=["A01"])
    assert sitting.asked() == {"A": "appear"} and offered_colours(sitting) == {GREEN_1}
    corrupted = gone_astray(True, corruption=["A05"])
    assert {id.split()[1].partition(".")[0] for id in corrupted.offered("A")} == {"A05"}
    assert offered_colours(gone_astray(True)) == {BLUE}
    chosen = sitting.offered("A")[-1]
    sitting.does("A", chosen)
    assert SPACES[sitting.state.where[sitting.state.demon]] == chosen.removeprefix("to ")
