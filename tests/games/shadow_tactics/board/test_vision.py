"""Who sees what: guards looking in and out, towers, the stunned, junctions at night."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.shadow_tactics.board import vision
from hyakki.games.shadow_tactics.board.places import post_name
from hyakki.games.shadow_tactics.catalog.cards import BLUE, GREEN, RED
from hyakki.games.shadow_tactics.state import ShadowState
from tests.games.shadow_tactics.sitting import Sitting


def laid(**given: Any) -> ShadowState:
    return Sitting(**given).state


def posts(found: list[int]) -> list[str]:
    return [post_name(post) for post in found]


def n(name: str) -> int:
    return int(name[1:]) - 1


@pytest.mark.rule("ST-226", "ST-227", "ST-228", "ST-240")
def test_a_guard_that_looks_in_sees_what_comes_from_the_bushes_before_it() -> None:
    s = laid(guards={"Y4": ["S2i"]})
    assert posts(vision.see_action(s, n("B8"), n("Y4"))) == ["Y4-2"]
    assert posts(vision.see_action(s, n("B10"), n("Y4"))) == ["Y4-2"]
    assert vision.see_action(s, n("B4"), n("Y4")) == []


@pytest.mark.rule("ST-233", "ST-234", "ST-236")
def test_a_guard_that_looks_out_sees_what_comes_from_the_bush_it_faces() -> None:
    s = laid(guards={"Y4": ["S5o"]})
    assert posts(vision.see_action(s, n("B8"), n("Y4"))) == ["Y4-5"]
    assert vision.see_action(s, n("B10"), n("Y4")) == []
    assert vision.see_action(s, n("B8"), n("Y2")) == []


@pytest.mark.rule("ST-232", "ST-237", "ST-238", "ST-239")
def test_junctions_and_bushes_are_watched_from_outside() -> None:
    s = laid(guards={"Y1": ["S5o"], "Y6": ["S1o"], "Y4": ["S2i"]})
    assert posts(vision.watch_junction(s, n("J7"))) == ["Y1-5", "Y6-1"]
    assert posts(vision.see_movement(s, n("B7"), n("J7"))) == ["Y1-5", "Y6-1"]
    assert posts(vision.watch_bush(s, n("B4"))) == ["Y1-5"]
    assert vision.see_movement(s, n("B4"), n("J5")) == []


@pytest.mark.rule("ST-229", "ST-230", "ST-235")
def test_only_those_who_look_in_see_the_yard() -> None:
    s = laid(guards={"Y4": ["S2i", "S5o"]})
    assert posts(vision.look_into(s, n("Y4"))) == ["Y4-2"]
    assert vision.watch_bush(s, n("B4")) == []


@pytest.mark.rule("ST-085", "ST-262")
def test_the_stunned_see_nothing() -> None:
    s = laid(guards={"Y4": ["S2i stunned"], "Y1": ["S5o stunned"]})
    assert vision.see_action(s, n("B8"), n("Y4")) == []
    assert vision.watch_junction(s, n("J7")) == []


@pytest.mark.rule("ST-241", "ST-R49")
def test_a_distant_yard_is_attacked_under_the_eyes_of_those_who_watch_the_bush() -> None:
    s = laid(guards={"Y1": ["S5o"], "Y6": ["S2i"]})
    assert posts(vision.see_action(s, n("B4"), n("Y6"))) == ["Y1-5"]


@pytest.mark.rule("ST-351", "ST-355", "ST-357", "ST-358", "ST-359", "ST-360")
def test_a_tower_sees_its_focus_and_nothing_else() -> None:
    s = laid(mission="M4", guards={"Y12": ["S@B24"]})
    assert posts(vision.watch_bush(s, n("B24"))) == ["Y12-t"]
    assert posts(vision.see_movement(s, n("B24"), n("J21"))) == ["Y12-t"]
    assert posts(vision.see_action(s, n("B24"), n("Y13"))) == ["Y12-t"]
    assert vision.look_into(s, n("Y12")) == []
    s = laid(mission="M4", guards={"Y12": ["S@Y13"]})
    assert posts(vision.look_into(s, n("Y13"))) == ["Y12-t"]
    s = laid(mission="M4", guards={"Y12": ["S@J25"]})
    assert posts(vision.watch_junction(s, n("J25"))) == ["Y12-t"]
    s = laid(mission="M4", guards={"Y12": ["S@B24 stunned"]})
    assert vision.watch_bush(s, n("B24")) == []


@pytest.mark.rule("ST-074", "ST-076", "ST-077", "ST-078")
def test_who_minds_a_card_depends_on_its_colour() -> None:
    s = laid(guards={"Y4": ["O2i alerted", "S5o"]})
    there = vision.see_action(s, n("B8"), n("Y4"))
    assert posts(there) == ["Y4-2", "Y4-5"]
    assert posts(vision.witnesses(s, RED, there)) == ["Y4-2", "Y4-5"]
    assert posts(vision.witnesses(s, BLUE, there)) == ["Y4-2"]
    assert vision.witnesses(s, GREEN, there) == []


@pytest.mark.rule("ST-390", "ST-393", "ST-397")
def test_dark_junctions_hide_the_corners_they_touch() -> None:
    s = laid(options={"night": True}, lights={"J5": "dark", "J11": "light"})
    assert [vision.visible(s, 7 * n("Y4") + corner) for corner in (0, 1, 4, 5)] == [False, False, True, True]
