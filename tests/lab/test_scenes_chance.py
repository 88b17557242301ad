"""Scenes in which chance is said by name, and questions are passed over by the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from hyakki.core.errors import BadContent
from hyakki.lab.scene import SceneResult, run_scene

NIGHT = """
id = "test"
title = "A test"
game = "kaidan"
rules = []

[given]
at = "chase"
rooms = { "3-3" = "H10", "9-9" = "G03" }
entities = { "1" = "EN-YU 3-4" }
chase = { hunter = 1 }

[given.A]
pg = "PC1"
at = "3-3"
cards = ["OB22"]

[given.B]
at = "9-9"
"""


def run_night(tmp_path: Path, text: str) -> SceneResult:
    path = tmp_path / "scene.toml"
    path.write_text(NIGHT + text, encoding="utf-8")
    return run_scene(path)


def test_chance_comes_out_by_name_in_order(tmp_path: Path) -> None:
    text = """
[[step]]
chance = { dice = ["3c", "0", "2"], coordinates = ["4-4", "10-10"] }
when = ["A: flee", "A: stop", "A: noise"]
[step.then]
happened = [{ event = "rolled", face = "3c" }, { event = "enemy-rolled", face = "0" }, { event = "rolled", face = "2" }]
"""
    result = run_night(tmp_path, text)
    assert "the scene fixes chance for coordinates [4-4, 10-10], but that did not happen" in result.failures[0]
    assert run_night(tmp_path, text.replace(', coordinates = ["4-4", "10-10"]', "")).passed


@pytest.mark.parametrize(
    "chance, where",
    [
        ('dice = "7"', "chance.dice: '7' is not one of 0c, 0, 1, 2, 3, 3c"),
        ('luck = "7"', "chance.luck: unknown; choose one of activation"),
    ],
)
def test_chance_that_cannot_be_is_bad_content(tmp_path: Path, chance: str, where: str) -> None:
    with pytest.raises(BadContent) as error:
        run_night(tmp_path, f"[[step]]\nchance = {{ {chance} }}\nwhen = 'A: flee'")
    assert where in str(error.value)
    assert "step 1" in str(error.value)


def test_questions_by_the_way_get_their_defaults(tmp_path: Path) -> None:
    assert run_night(tmp_path, '[[step]]\nwhen = "A: flee"\n[step.then]\nhappened = ["test-result"]').passed


def test_questions_by_the_way_are_answered_by_the_line_that_fits(tmp_path: Path) -> None:
    result = run_night(
        tmp_path,
        """
[[step]]
chance = { dice = ["0", "3", "3"] }
when = ["A: flee", "A: quick OB22"]
[step.then]
happened = [{ event = "rolled", face = "0" }, { event = "rolled", face = "3" }, "test-result"]
A.cards = []
""",
    )
    assert result.passed, result.failures


def test_questions_by_the_way_stay_open_if_the_step_says_so(tmp_path: Path) -> None:
    result = run_night(
        tmp_path,
        """
[[step]]
open = true
when = "A: flee"
[step.then]
asked = { A = "roll" }

[[step]]
open = true
when = "A: roll"
[step.then]
asked = { A = "window-test-post", B = "window-test-post" }

[[step]]
when = "time up"
[step.then]
happened = ["test-result"]
""",
    )
    assert result.passed, result.failures


def test_a_field_called_event_can_be_named(tmp_path: Path) -> None:
    text = """
[[branch]]
given = { at = "events", events = ["EV17"] }
[branch.then]
happened = [{ kind = "event", event = "EV17" }]
"""
    assert run_night(tmp_path, text).passed
    wrong = run_night(tmp_path, text.replace('event = "EV17" }', 'event = "EV19" }'))
    assert "expected event, event EV19" in wrong.failures[0]
