"""Memoirs and points: what is added, what it is worth, and who wins (OK-003, OK-016, OK-119 to OK-128)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.account import Course
from hyakki.core.text import Text
from hyakki.games.okko import game
from hyakki.games.okko.catalog.ids import RECOLLECTIONS
from hyakki.games.okko.steps.ending import winner
from tests.games.okko.sitting import Sitting

DYING = {"at": "", "hand": ["WND-1", "WND-2"], "damage": 5}


def give(sitting: Sitting, blue: tuple[str, ...] = (), red: tuple[str, ...] = ()) -> Sitting:
    for face, names in enumerate((blue, red)):
        sitting.state.memoirs += [(RECOLLECTIONS.index(name), face) for name in names]
    return sitting


def memoirs(sitting: Sitting) -> list[tuple[str, str]]:
    return [(RECOLLECTIONS[number], ("blue", "red")[face]) for number, face in sitting.state.memoirs]


def letter_home(heroes: dict[str, Any] | None = None) -> Sitting:
    """The first hero is about to end its activation at home with the letter."""
    sitting = Sitting("S1", heroes or {"OKK": "A04.31"}, at="activation")
    thing = sitting.state.things[0]
    thing.bearer, thing.space, thing.home = 0, -1, -1
    return sitting


def letter_lost(heroes: dict[str, Any] | None = None) -> Sitting:
    return Sitting("S1", heroes or {"OKK": ""}, at="end", round=7)


def escape() -> Sitting:
    agents = {"kuro-hebi": ["A01.13"]}
    sitting = Sitting("S3", {"OKK": "", "NOB": ""}, agents, at="agent", battle=True, round=8)
    sitting.state.battle_losses = 1
    return sitting


@pytest.mark.rule("OK-E17", "OK-125", "OK-126", "OK-127", "OK-119", "OK-R154")
def test_heroes_score_all_that_is_blue_the_oni_all_that_is_red() -> None:
    sitting = give(letter_home(), ("REC-MASK", "REC-NOB"), ("REC-M01", "REC-ACC1")).does("B", "rest")
    assert sitting.over == ("scored", "heroes", 7, 3)
    assert sitting.event("scored") == (7, 3, "heroes"), "the scroll has the colour of the side that won"
    standing = game.standing(sitting.state)
    assert standing.winners == (1,) and standing.facts["blue"] == 7 and standing.facts["red"] == 3


@pytest.mark.rule("OK-003", "OK-127", "OK-R154")
def test_points_decide_not_the_final_battle() -> None:
    sitting = give(escape(), ("REC-MASK", "REC-M01", "REC-OKK")).does("A", "escape")
    assert sitting.over == ("scored", "heroes", 5, 4)
    assert give(escape(), ("REC-MASK", "REC-OKK")).does("A", "escape").over == ("scored", "oni", 3, 4)


@pytest.mark.rule("OK-128")
def test_on_equal_points_more_large_recollections_win() -> None:
    sitting = give(escape(), ("REC-MASK", "REC-M01")).does("A", "escape")
    assert sitting.over == ("scored", "oni", 4, 4)
    home = give(letter_home(), (), ("REC-M01", "REC-MASK")).does("B", "rest")
    assert home.over == ("scored", "heroes", 4, 4)


@pytest.mark.rule("OK-R153", "OK-128")
@pytest.mark.parametrize(
    "blue, red, side",
    [
        (("REC-MASK",), ("REC-ACC1", "REC-ACC2"), "heroes"),
        (("REC-OKK", "REC-NOB"), ("REC-M01",), "oni"),
        (("REC-MASK",), ("REC-M01",), "oni"),
        ((), (), "oni"),
    ],
)
def test_then_more_medium_ones_and_then_the_oni(blue: Any, red: Any, side: str) -> None:
    assert winner(give(letter_lost(), blue, red).state) == side


def three_killed(sitting: Sitting, count: int) -> Sitting:
    """Okko's first mission is to eliminate 3 agents."""
    sitting.state.heroes[0].feats = tuple(count if n == 0 else 0 for n in range(16))
    assert sitting.state.kit.heroes[0].missions[0].feat == "agents"
    return sitting


@pytest.mark.rule("OK-016", "OK-122", "OK-123")
@pytest.mark.parametrize("killed, added", [(3, [("REC-OKK", "blue")]), (4, [("REC-OKK", "blue")]), (2, [])])
def test_a_living_hero_with_its_mission_done_is_remembered(killed: int, added: list[Any]) -> None:
    sitting = three_killed(letter_home(), killed).does("B", "rest")
    assert memoirs(sitting) == [("REC-SCEN", "blue"), *added]


@pytest.mark.rule("OK-016", "OK-121")
def test_an_eliminated_hero_is_remembered_red_whatever_it_did() -> None:
    sitting = three_killed(letter_lost({"OKK": DYING, "NOB": ""}), 3).silence("reorganise")
    assert sitting.over is not None and memoirs(sitting) == [("REC-OKK", "red"), ("REC-SCEN", "red")]


@pytest.mark.rule("OK-R155", "OK-015")
def test_missions_and_what_counts_for_them_are_open_to_all() -> None:
    sitting = Sitting("S1", {"OKK": {"at": "B03.22", "mission": 1}}, {"ashigaru": ["B03.21"]})
    sitting.dice(combat=["2", "2", "2", "2"], action=["2"]).does("B", "attack", "melee ashigaru-1")
    sitting.silence("push", "reroll")
    assert sitting.heard("feat") == (0, "agents", 1)
    shown = game.open_part(sitting.state)["heroes"][0]
    assert shown.mission == 0 and sum(shown.feats) >= 1


@pytest.mark.rule("OK-R157")
def test_what_a_follower_does_its_hero_has_not_done() -> None:
    allies = {"FOL-1a": ("OKK", "B03.22")}
    sitting = Sitting("S1", {"OKK": "B03.11"}, {"ashigaru": ["B03.21"]}, at="ally", allies=allies)
    sitting.state.damage[sitting.figure("ashigaru-1")] = sitting.value("ashigaru-1", "stamina") - 1
    sitting.dice(combat=["ki", "ki", "2", "2", "2", "2"], action=["2", "2"]).does("B", "attack", "melee ashigaru-1")
    sitting.silence("push", "reroll")
    said = [event.kind.name for event in sitting.events]
    assert "eliminated" in said and "feat" not in said


@pytest.mark.rule("OK-126", "OK-R94")
def test_a_recollection_is_added_once() -> None:
    sitting = give(letter_home(), ("REC-SCEN",)).does("B", "rest")
    assert sitting.over == ("scored", "heroes", 4, 0)


@pytest.mark.rule("OK-128", "OK-R153")
@pytest.mark.parametrize(
    "over, blue, red, said",
    [
        ("oni", ("REC-MASK", "REC-M01"), ("REC-FINAL",), "Equal points: more large recollections decide."),
        (
            "heroes",
            ("REC-MASK",),
            ("REC-ACC1", "REC-ACC2"),
            "Equal points, and as many large recollections: more medium ones decide.",
        ),
        ("oni", ("REC-MASK",), ("REC-M01",), "Equal in everything: the Oni wins."),
    ],
)
def test_the_end_says_what_decided_between_equal_points(over: str, blue: Any, red: Any, said: str) -> None:
    s = give(letter_lost(), blue, red).state
    s.over = ("scored", over, 0, 0)
    sides = dict(zip(("heroes", "oni"), game.account(s, Course()).points, strict=True))
    assert Text(game).line(sides[over].lines[-1]) == said
    assert all(line.key != "account-tie" for side, part in sides.items() if side != over for line in part.lines)
