"""The editor of missions: what is laid becomes the text, every fault has a place, and fixes are offered."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from hyakki.core.editor import Draft
from hyakki.core.errors import Malformed
from hyakki.core.game import game_of
from hyakki.core.text import LANGUAGES
from hyakki.games.shadow_tactics.catalog.loading import make_rules, standard
from tests.reading import MISSION

EDITOR = game_of("shadow_tactics").editor()
LAID: tuple[dict[str, Any], ...] = (
    {"do": "piece", "tile": "L6", "at": [2, 1]},
    {"do": "piece", "tile": "L2", "at": [2, 4]},
    {"do": "piece", "tile": "C4", "at": [-1, 2]},
    {"do": "lay", "tool": "entries", "place": "B1"},
    {"do": "lay", "tool": "entries", "place": "B8"},
    {"do": "lay", "tool": "barracks", "place": "Y5"},
    {"do": "lay", "tool": "objectives", "place": "Y4"},
    {"do": "lay", "tool": "objectives", "place": "Y6"},
    {"do": "lay", "tool": "blue", "place": "B14"},
    {"do": "lay", "tool": "blue", "place": "B8"},
    {"do": "move", "field": "blue B8", "place": "B9"},
    {"do": "lay", "tool": "guard S", "place": "Y1 2"},
    {"do": "lay", "tool": "guard S", "place": "Y1 4"},
    {"do": "lay", "tool": "guard S", "place": "Y2 1"},
    {"do": "lay", "tool": "guard S", "place": "Y2 3"},
    {"do": "lay", "tool": "guard S", "place": "Y3 3"},
    {"do": "lay", "tool": "guard O", "place": "Y4 2"},
    {"do": "turn", "field": "deployment Y4 1"},
    {"do": "lay", "tool": "guard O", "place": "Y4 5"},
    {"do": "lay", "tool": "guard A", "place": "Y5 0"},
    {"do": "lay", "tool": "guard O", "place": "Y5 2"},
    {"do": "move", "field": "deployment Y5 2", "place": "Y5 3"},
    {"do": "turn", "field": "deployment Y5 2"},
    {"do": "lay", "tool": "guard O", "place": "Y6 4"},
    {"do": "turn", "field": "deployment Y6 1"},
    {"do": "lay", "tool": "guard S", "place": "Y6 1"},
    {"do": "lay", "tool": "guard S", "place": "Y7 5"},
    {"do": "set", "field": "time", "value": 4},
    {"do": "set", "field": "name", "value": "The Burnt Mill"},
    {"do": "set", "field": "story", "value": tomllib.loads(MISSION)["story"]},
)
"""What one does to lay the mission of the documentation on an empty table."""


def done(text: str, *operations: dict[str, Any]) -> Draft:
    assert EDITOR is not None
    draft = EDITOR.draft(text, "en")
    for operation in operations:
        draft = EDITOR.draft(draft.text, "en", operation)
    return draft


def read(draft: Draft) -> dict[str, Any]:
    return tomllib.loads(draft.text)


def things(draft: Draft) -> dict[str, str]:
    assert draft.drawing is not None
    return {thing["field"]: thing["place"] for thing in draft.drawing["things"]}


def printed(mission: str) -> str:
    """A mission of the box, laid by its operations."""
    rules = standard("tuned")
    plan, posts = rules.maps[mission], rules.maps[mission].deployment
    operations: list[dict[str, Any]] = [
        {"do": "set", "field": "goal", "value": mission},
        {"do": "set", "field": "time", "value": rules.missions[mission].time},
        *({"do": "piece", "tile": tile, "at": list(at)} for tile, at in plan.tiles.items()),
        *({"do": "lay", "tool": tool, "place": place} for tool in TOOLS for place in getattr(plan, tool)),
        *([{"do": "lay", "tool": "tower", "place": plan.tower}] if plan.tower else []),
        *({"do": "lay", "tool": f"keys {gate}", "place": place} for gate, place in plan.keys.items()),
    ]
    for yard, guards in posts.items():
        for number, post in enumerate(guards, start=1):
            operations.append({"do": "lay", "tool": f"guard {post[0]}", "place": f"{yard} {post[1]}"})
            if post[1] == "@":
                operations.append({"do": "move", "field": f"deployment {yard} {number}", "place": post[2:]})
            elif post[2] == "i":
                operations.append({"do": "turn", "field": f"deployment {yard} {number}"})
    return done("", *operations).text


TOOLS = ("entries", "barracks", "objectives", "green", "blue")


@pytest.mark.rule("ST-012")
def test_a_mission_that_is_laid_is_the_same_file() -> None:
    draft = done("", *LAID)
    assert draft.text == MISSION
    assert draft.flaws == () and draft.name == "The Burnt Mill"
    assert [seating.seats for seating in draft.seatings] == [2, 3, 4, 5]


@pytest.mark.parametrize("mission", ["M3", "M4"])
def test_missions_of_the_box_can_be_laid(mission: str) -> None:
    """With gates, keys, towers and the Daimyo figure."""
    draft = done(printed(mission))
    rules, laid = standard("tuned"), read(draft)
    assert draft.flaws == ()
    plan = make_rules(4, {"custom_mission": draft.text}).maps[mission]
    printed_plan = rules.maps[mission]
    assert (plan.tiles, plan.keys, plan.tower) == (printed_plan.tiles, printed_plan.keys, printed_plan.tower)
    assert {yard: sorted(posts) for yard, posts in plan.deployment.items()} == {
        yard: sorted(posts) for yard, posts in printed_plan.deployment.items()
    }
    assert laid["goal"] == mission


def test_one_can_begin_with_any_mission_of_the_box() -> None:
    assert EDITOR is not None
    starts = EDITOR.kit("en").starts
    assert [start.label for start in starts][:2] == ["Osaka Castle", "Nakasendo Road"]
    for start, mission in zip(starts, ("M1", "M2", "M3", "M4", "M5"), strict=True):
        draft = done(start.value)
        assert draft.flaws == () and read(draft)["goal"] == mission and draft.text == start.value


def test_at_every_step_what_lies_there_is_drawn() -> None:
    text = ""
    for operation in LAID:
        draft = done(text, operation)
        assert draft.drawing is not None
        assert {tile["tile"] for tile in draft.drawing["tiles"]} == set(read(draft)["tiles"])
        text = draft.text
    draft = done(text)
    assert things(draft)["deployment Y5 2"] == "Y5" and things(draft)["blue B9"] == "B9"
    assert draft.drawing is not None and len(draft.drawing["plan"]["yards"]) == 7


def test_a_tile_takes_with_it_what_lies_on_it_and_the_rest_keeps_its_hexes() -> None:
    gone = read(done(MISSION, {"do": "remove", "field": "tiles C4"}))
    assert gone["entries"] == ["B1"]  # B8 was on the connector
    assert set(gone["deployment"]) == {f"Y{number}" for number in range(1, 7)}
    assert gone["deployment"]["Y3"] == ["O2i", "O5o"] and gone["objectives"] == ["Y3", "Y5"]
    draft = done(MISSION)
    assert draft.drawing is not None
    slot = next(at for at in draft.drawing["slots"]["C4"] if at not in ([-1, 2], (-1, 2)))
    moved = done(MISSION, {"do": "piece", "tile": "C4", "at": list(slot)})
    assert len(read(moved)["entries"]) == 2 and sum(map(len, read(moved)["deployment"].values())) == 12
    assert done(moved.text, {"do": "piece", "tile": "C4", "at": [-1, 2]}).text == MISSION


def test_slots_are_where_a_tile_fits() -> None:
    draft = done("", {"do": "piece", "tile": "L1", "at": [0, 1]})
    assert draft.drawing is not None
    tried = 0
    for tile in ("L2", "C1", "C6"):
        for slot in draft.drawing["slots"][tile]:
            laid = done(draft.text, {"do": "piece", "tile": tile, "at": list(slot)})
            assert not any(flaw.field.startswith("tiles") for flaw in laid.flaws), (tile, slot, laid.flaws)
            tried += 1
    assert tried > 6


def test_who_guards_a_yard_climbs_into_its_tower_and_comes_down_again() -> None:
    tower = done(MISSION, {"do": "lay", "tool": "tower", "place": "Y7"})
    assert read(tower)["deployment"]["Y7"] == ["S@B13"] or read(tower)["deployment"]["Y7"][0].startswith("S@B")
    looking = done(tower.text, {"do": "move", "field": "deployment Y7 1", "place": "J13"})
    assert read(looking)["deployment"]["Y7"] == ["S@J13"] and looking.flaws == ()
    down = done(looking.text, {"do": "remove", "field": "tower"})
    assert down.flaws == () and "tower" not in read(down)
    assert read(down)["deployment"]["Y7"][0][2] == "o"


BROKEN = [
    ("L2 = [2, 4]", "L2 = [2, 5]"),
    ("L2 = [2, 4]", "L2 = [2, 1]"),
    ("L2 = [2, 4]", "L2 = [50, -50]"),
    ("C4 = [-1, 2]", "X4 = [-1, 2]"),
    ('["B1", "B8"]', '["B1", "B99"]'),
    ('["B1", "B8"]', '["B1", "Y1"]'),
    ('["B1", "B8"]', '["B1"]'),
    ('["B1", "B8"]', '["B1", "B1"]'),
    ('["B1", "B8"]', "[]"),
    ('barracks = ["Y5"]', "barracks = []"),
    ('barracks = ["Y5"]', 'barracks = ["Y5"]\ntower = "Y5"'),
    ('objectives = ["Y4", "Y6"]', 'objectives = ["B1"]'),
    ('goal = "M2"', 'goal = "M1"'),
    ('goal = "M2"', 'goal = "M3"'),
    ('goal = "M2"', 'goal = "M5"'),
    ("time = 4", "time = 99"),
    ("time = 4", "time = 0"),
    ('Y7 = ["S5o"]', ""),
    ('Y7 = ["S5o"]', 'Y7 = ["S5o", "S4o"]'),
    ('Y7 = ["S5o"]', 'Y7 = ["S5o", "S3o", "S1o"]'),
    ('Y7 = ["S5o"]', 'Y7 = ["S@J1"]'),
    ('Y7 = ["S5o"]', 'Y7 = ["D5o"]'),
    ('blue = ["B14", "B9"]', 'blue = ["B14", "B9"]\ngreen = ["B9"]'),
    ('blue = ["B14", "B9"]', 'blue = ["B14", "B9"]\nkeys = { C1 = "J4" }'),
    ("C4 = [-1, 2]", "C4 = [-1, 2], C1 = [5, 0]"),
]


@pytest.mark.parametrize("old, new", BROKEN)
def test_every_fault_has_a_place_or_a_control_and_a_fix_removes_it(old: str, new: str) -> None:
    assert old in MISSION and EDITOR is not None
    broken = done(MISSION.replace(old, new))
    assert broken.flaws
    known = {control.field for control in broken.controls} | {"tiles", "deployment", *TOOLS, "tower", "keys"}
    for flaw in broken.flaws:
        assert flaw.at is not None or flaw.control in known or flaw.field.split()[0] in known, flaw
        if flaw.fix is not None:
            after = done(broken.text, flaw.fix.do)
            assert (flaw.field, flaw.what) not in {(each.field, each.what) for each in after.flaws}


def test_fixes_lead_from_a_fault_to_a_mission_that_can_be_played() -> None:
    """All but a few faults, which need a choice, are gone after a user has pressed the fixes that are offered."""
    fixed = []
    for old, new in BROKEN:
        draft = done(MISSION.replace(old, new))
        for _ in range(12):
            fix = next((flaw.fix for flaw in draft.flaws if flaw.fix is not None), None)
            if fix is None:
                break
            draft = done(draft.text, fix.do)
        if not draft.flaws:
            make_rules(4, {"custom_mission": draft.text})
            fixed.append(new)
    assert len(fixed) >= len(BROKEN) - 3, [new for _, new in BROKEN if new not in fixed]


BAD: list[dict[str, Any]] = [
    {},
    {"do": "burn"},
    {"do": "piece", "tile": "nowhere", "at": [0, 0]},
    {"do": "piece", "tile": "L1", "at": [1000, 0]},
    {"do": "piece", "tile": "L1", "at": [0]},
    {"do": "lay", "tool": "kappa", "place": "B1"},
    {"do": "lay", "tool": "guard X", "place": "Y1 2"},
    {"do": "lay", "tool": "guard S", "place": "Y1 9"},
    {"do": "lay", "tool": "keys L9", "place": "J1"},
    {"do": "lay", "tool": "entries", "place": "the moon"},
    {"do": "lay", "tool": "tower", "place": "B1"},
    {"do": "move", "field": "entries B99", "place": "B1"},
    {"do": "remove", "field": "entries 0"},
    {"do": "remove", "field": "name"},
    {"do": "remove", "field": "tiles"},
    {"do": "remove", "field": "deployment Y1 9"},
    {"do": "turn", "field": "entries B1"},
    {"do": "set", "field": "time", "value": "many"},
    {"do": "set", "field": "goal", "value": "M9"},
    {"do": "set", "field": "name", "value": "x" * 61},
    {"do": "set", "field": "tiles", "value": 3},
    {"do": "set", "field": "night", "value": 3},
    {"do": "set", "field": "time", "value": 6, "more": 1},
]


@pytest.mark.parametrize("operation", BAD, ids=str)
def test_what_cannot_be_done_is_refused(operation: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        done(MISSION, operation)


def test_a_text_that_cannot_be_read_is_shown_with_its_faults() -> None:
    draft = done("goal = 3")
    assert draft.drawing is None and draft.text == "goal = 3"
    assert any(flaw.field.startswith("goal") for flaw in draft.flaws)
    with pytest.raises(Malformed, match="goal"):
        done("goal = 3", {"do": "fill"})


def test_every_language_names_all_that_can_be_laid_and_set() -> None:
    said = [list(_labels(lang)) for lang in LANGUAGES]
    assert all(len(words) == len(said[0]) and all(words) for words in said)
    assert said[0] != said[1]


def _labels(lang: str) -> Iterator[str]:
    assert EDITOR is not None
    kit = EDITOR.kit(lang)
    yield from (section.label for section in kit.sections)
    for group in kit.groups:
        yield from (group.label, *(tool.label for tool in group.tools), *(tool.about for tool in group.tools))
    for goal in ("M1", "M2", "M3", "M4", "M5"):
        text = done(MISSION, {"do": "set", "field": "goal", "value": goal}).text
        for control in EDITOR.draft(text, lang).controls:
            yield from (control.label, *(choice.label for choice in control.choices))
