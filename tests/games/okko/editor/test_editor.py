"""The editor of chronicles: what is laid becomes the text, every fault has a place, and fixes are offered."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from hyakki.core.editor import Draft
from hyakki.core.errors import Malformed
from hyakki.core.game import game_of
from hyakki.core.text import LANGUAGES
from hyakki.games.okko.catalog.custom import examine
from hyakki.games.okko.catalog.loading import make_rules, standard
from hyakki.games.okko.editor.writing import written
from tests.reading import CHRONICLE

EDITOR = game_of("okko").editor()
LAID: tuple[dict[str, Any], ...] = (
    {"do": "piece", "face": "A01", "at": [0, 0]},
    {"do": "piece", "face": "C05a", "at": [5, 0], "turned": True},
    {"do": "piece", "face": "B03", "at": [6, 0]},
    {"do": "door", "door": "A01.24 - C05a.2", "state": "open"},
    {"do": "door", "door": "C05a.2 - B03.20", "state": "closed"},
    {"do": "lay", "tool": "starts", "space": "A01.20"},
    {"do": "lay", "tool": "starts", "space": "A01.21"},
    {"do": "lay", "tool": "chests", "space": "B03.40"},
    {"do": "lay", "tool": "agents ashigaru", "space": "B03.21"},
    {"do": "lay", "tool": "agents ashigaru", "space": "B03.23"},
    {"do": "lay", "tool": "agents yurei", "space": "B03.33"},
    {"do": "from", "field": "agents yurei 1", "heroes": 2},
    {"do": "set", "field": "cards yurei", "value": "2"},
    {"do": "set", "field": "goal kind", "value": "tests"},
    {"do": "set", "field": "goal count", "value": 1},
    {"do": "lay", "tool": "tests TST-might-5", "space": "B03.12"},
    {"do": "lay", "tool": "tests TST-speed-3", "space": "C05a.1"},
    {"do": "set", "field": "tests 2 does", "value": "open"},
    {"do": "set", "field": "tests 2 door", "value": "C05a.2 - B03.20"},
    {"do": "set", "field": "special alarm", "value": True},
    {"do": "lay", "tool": "special hidden-follower", "space": "A01.31"},
    {"do": "set", "field": "heroes most", "value": 2},
    {"do": "set", "field": "rounds", "value": 6},
    {"do": "set", "field": "name", "value": "The Broken Bell"},
    {"do": "set", "field": "story", "value": "A bell must be rung before dawn, and the door to it is shut."},
)
"""What one does to lay the chronicle of the documentation on an empty table."""


def done(text: str, *operations: dict[str, Any]) -> Draft:
    assert EDITOR is not None
    draft = EDITOR.draft(text, "en")
    for operation in operations:
        draft = EDITOR.draft(draft.text, "en", operation)
    return draft


def places() -> set[str]:
    """Everything in the palette and in the form that a fault can be about."""
    assert EDITOR is not None
    groups = EDITOR.kit("en").groups
    return {*(group.name for group in groups), *(tool.name for group in groups for tool in group.tools)}


@pytest.mark.rule("OK-018")
def test_a_chronicle_that_is_laid_is_the_same_file() -> None:
    draft = done("", *LAID)
    assert draft.text == CHRONICLE
    assert draft.flaws == () and draft.name == "The Broken Bell"
    assert [seating.seats for seating in draft.seatings] == [2, 3]


def test_every_text_is_read_as_it_was_written() -> None:
    rules = standard("tuned")
    for scenario in rules.scenarios.values():
        assert examine(written(scenario), rules) == (scenario, [])
    strange = done(CHRONICLE, {"do": "set", "field": "name", "value": 'A "bell"\\ \x7f\n\x01 è'})
    assert tomllib.loads(strange.text)["name"] == 'A "bell"\\ \x7f\n\x01 è'


def test_one_can_begin_with_any_scenario_of_the_box() -> None:
    assert EDITOR is not None
    starts = EDITOR.kit("it").starts
    assert len(starts) == len(standard("tuned").scenarios)
    assert not any(flaw for start in starts for flaw in done(start.value).flaws if not flaw.warning)


def test_at_every_step_what_lies_there_is_drawn() -> None:
    text = ""
    for operation in LAID:
        draft = done(text, operation)
        assert draft.drawing is not None
        laid = tomllib.loads(draft.text)
        assert [piece["face"] for piece in draft.drawing["pieces"]] == [piece["face"] for piece in laid["pieces"]]
        assert len(draft.drawing["palace"]["doors"]) == len(laid["doors"])
        text = draft.text
    drawing = done(text).drawing
    assert drawing is not None
    fields = {thing["field"]: thing["space"] for thing in drawing["things"]}
    assert fields["agents yurei 1"] == "B03.33" and fields["tests 2"] == "C05a.1"


BROKEN = [
    ('starts = ["A01.20"', 'starts = ["A01.00"'),
    ('starts = ["A01.20", "A01.21"]', 'starts = ["A01.20"]'),
    ('starts = ["A01.20"', 'starts = ["A01.21"'),
    ('face = "B03", at = [6, 0]', 'face = "B03", at = [4, 0]'),
    ('face = "B03", at = [6, 0]', 'face = "B03", at = [60, 0]'),
    ('{ face = "B03", at = [6, 0] },', '{ face = "B03", at = [6, 0] }, { face = "A03", at = [20, 0] },'),
    ('face = "A01", at = [0, 0]', 'face = "A01", at = [0, 0], turned = true'),
    ('"A01.24 - C05a.2", ', ""),
    ("A01.24 - C05a.2", "A01.23 - C05a.2"),
    ("A01.24 - C05a.2", "A01.24 - C05a.0"),
    ("C05a.2 - B03.20 closed", "C05a.2 - B03.20"),
    ('chests = ["B03.40"]', 'chests = ["B03.12"]'),
    ('chests = ["B03.40"]', 'chests = ["B05.40"]'),
    ('chests = ["B03.40"]', 'chests = ["B03.40"]\nevidence = ["B03.41"]'),
    ('cards = ["ashigaru", "yurei (2+)"]', 'cards = ["yurei (2+)"]'),
    ("yurei = [", "kappa = ["),
    ("count = 1 }", "count = 3 }"),
    ("rounds = 6", "rounds = 0"),
    ("heroes = [1, 2]", "heroes = [0, 2]"),
    ("investigation = false", "investigation = true"),
    ('kind = "tests", count = 1', 'kind = "tile", tile = "M01"'),
    ('{ rule = "alarm" }', '{ rule = "shown-demon" }'),
    ('{ rule = "alarm" }', '{ rule = "no-followers" }, { rule = "any-follower" }'),
    ('at = "A01.31"', 'at = "A01.44"'),
]


@pytest.mark.parametrize("old, new", BROKEN)
def test_every_fault_has_a_place_and_a_fix_mends_it(old: str, new: str) -> None:
    assert old in CHRONICLE
    broken = done(CHRONICLE.replace(old, new))
    assert broken.flaws
    known = places() | {control.field for control in broken.controls} | {control.group for control in broken.controls}
    for flaw in broken.flaws:
        assert flaw.at is not None or flaw.control in known, flaw
        assert flaw.what and not flaw.warning
        if flaw.fix is not None:
            after = done(broken.text, flaw.fix.do)
            assert (flaw.field, flaw.what) not in {(each.field, each.what) for each in after.flaws}


def test_fixes_lead_from_a_fault_to_a_chronicle_that_can_be_played() -> None:
    """All but a few faults, which need a choice, are gone after a user has pressed the fixes that are offered."""
    fixed = 0
    for old, new in BROKEN:
        draft = done(CHRONICLE.replace(old, new))
        for _ in range(12):
            fix = next((flaw.fix for flaw in draft.flaws if flaw.fix is not None), None)
            if fix is None:
                break
            draft = done(draft.text, fix.do)
        if not any(not flaw.warning for flaw in draft.flaws):
            make_rules(2, {"chronicle": draft.text})
            fixed += 1
    assert fixed >= len(BROKEN) - 4


def test_a_piece_takes_with_it_what_lies_on_it_and_the_palace_stays_on_the_table() -> None:
    gone = tomllib.loads(done(CHRONICLE, {"do": "remove", "field": "pieces 3"}).text)
    assert gone["doors"] == ["A01.24 - C05a.2"] and gone["agents"] == {} and "chests" not in gone
    assert [test["at"] for test in gone["tests"]] == ["C05a.1"]
    moved = tomllib.loads(done(CHRONICLE, {"do": "piece", "face": "C01a", "at": [0, -1]}).text)
    assert [piece["at"] for piece in moved["pieces"]] == [[0, 1], [5, 1], [6, 1], [0, 0]]


def test_slots_join_pieces_and_doors_can_lie_there() -> None:
    draft = done("", {"do": "piece", "face": "A01", "at": [0, 0]})
    for slot in draft.drawing["slots"]["upright"] if draft.drawing else ():
        laid = done(draft.text, {"do": "piece", "face": "C05a", "at": list(slot), "turned": True})
        assert laid.drawing is not None and len(laid.drawing["joins"]) == 1
        assert not any(piece["above"] for piece in laid.drawing["pieces"])


def test_a_warning_says_what_bots_cannot_reach() -> None:
    chests = ({"do": "lay", "tool": "chests", "space": f"C05a.{cell}"} for cell in (1, 2, 3))
    barred = done(CHRONICLE, {"do": "remove", "field": "tests 2"}, *chests)
    assert [flaw.field for flaw in barred.flaws] == ["tests 1 B03.12", "chests 1 B03.40"]
    assert all(flaw.warning and flaw.at is not None and flaw.fix is None for flaw in barred.flaws)
    make_rules(2, {"chronicle": barred.text})


BAD: list[dict[str, Any]] = [
    {},
    {"do": "burn"},
    {"do": "piece", "face": "nowhere", "at": [0, 0]},
    {"do": "piece", "face": "A01", "at": [1000, 0]},
    {"do": "lay", "tool": "kappa", "space": "A01.20"},
    {"do": "lay", "tool": "agents kappa", "space": "A01.20"},
    {"do": "lay", "tool": "starts", "space": "the moon"},
    {"do": "move", "field": "starts 9", "space": "A01.20"},
    {"do": "remove", "field": "starts 0"},
    {"do": "remove", "field": "name"},
    {"do": "remove", "field": "pieces"},
    {"do": "remove", "field": "heroes 1"},
    {"do": "remove", "field": " "},
    {"do": "remove", "field": "starts  1"},
    {"do": "door", "door": "somewhere", "state": "open"},
    {"do": "door", "door": "A01.24 - B03.20", "state": "none"},
    {"do": "from", "field": "starts 1", "heroes": 2},
    {"do": "from", "field": "agents", "heroes": 2},
    {"do": "from", "field": "cards", "heroes": 2},
    {"do": "from", "field": " ", "heroes": 2},
    {"do": "set", "field": "heroes least", "value": "many"},
    {"do": "set", "field": "rounds", "value": "many"},
    {"do": "set", "field": "goal kind", "value": "sleep"},
    {"do": "set", "field": "cards ashigaru", "value": 9},
    {"do": "set", "field": "name", "value": "x" * 61},
    {"do": "set", "field": "investigation", "value": True},
    {"do": "set", "field": "tests 9 does", "value": "goal"},
    {"do": "set", "field": "rounds", "value": 6, "more": 1},
]


@pytest.mark.parametrize("operation", BAD, ids=str)
def test_what_cannot_be_done_is_refused(operation: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        done(CHRONICLE, operation)


def test_a_text_that_cannot_be_read_is_shown_with_its_faults() -> None:
    draft = done("heroes = 3")
    assert draft.drawing is None and draft.text == "heroes = 3"
    assert any(flaw.field.startswith("heroes") for flaw in draft.flaws)
    with pytest.raises(Malformed, match="heroes"):
        done("heroes = 3", {"do": "remove", "field": "starts"})


@pytest.mark.parametrize("count, said", [(99, 100), (100, 1)])
def test_a_text_that_would_take_long_to_check_is_named_in_part_or_refused(count: int, said: int) -> None:
    assert EDITOR is not None
    spots = ", ".join(['"B03.20"'] * count)
    assert len(EDITOR.draft(f"{CHRONICLE}kappa = [{spots}]\ntengu = [{spots}]\n", "en").flaws) == said


def test_every_language_names_all_that_can_be_laid_and_set() -> None:
    assert EDITOR is not None
    said = [list(_labels(lang)) for lang in LANGUAGES]
    assert all(len(words) == len(said[0]) and all(words) for words in said)
    assert said[0] != said[1]


def _labels(lang: str) -> Iterator[str]:
    assert EDITOR is not None
    for group in EDITOR.kit(lang).groups:
        yield from (group.label, *(tool.label for tool in group.tools))
    for kind in ("fetch", "tile", "tests", "hunt", "demon"):
        text = done(CHRONICLE, {"do": "set", "field": "goal kind", "value": kind}).text
        for control in EDITOR.draft(text, lang).controls:
            yield from (control.label, *(choice.label for choice in control.choices))
