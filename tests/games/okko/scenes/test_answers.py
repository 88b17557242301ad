"""Scenes answer only what is asked, and only with what the question offers."""

from __future__ import annotations

from pathlib import Path

import pytest

from hyakki.lab.scene import run_scene


@pytest.mark.parametrize(
    "line, reason",
    [
        ("B: use card NSH-5, choose 2, on NSH, condition stunned", "'condition stunned' is not what happened"),
        ("B: done", "OK-078 forbids it"),
        ("B: use card NSH-5, choose 2, on NSH, tile A08", "nothing can follow 'on NSH' in the answer"),
    ],
)
def test_what_is_not_asked_must_be_so(line: str, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(
        f"""
        id = "wrong"
        title = "What has not come about"
        game = "okko"
        rules = []
        fillings = 1
        when = "{line}"

        [given]
        scenario = "S7"
        NSH = {{ at = "A08.11", left = ["NSH-5"], conditions = ["poisoned"] }}
        OKK = {{}}
        """
    )
    result = run_scene(path)
    assert not result.passed and reason in result.failures[0]


def test_nobody_rests_in_the_middle_of_an_attack(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(
        """
        id = "wrong"
        title = "A push is asked first"
        game = "okko"
        rules = []
        fillings = 1
        chance = { combat = ["ki", 0, 0, 0] }
        when = ["A: attack, melee OKK", "A: rest"]

        [given]
        scenario = "S7"
        active = "ninja-1"
        agents = { ninja = ["A08.12"] }
        OKK = { at = "A08.11" }
        NSH = {}
        """
    )
    assert "OK-069 forbids it (seat: A, ask: push, option: rest)" in run_scene(path).failures[0]
