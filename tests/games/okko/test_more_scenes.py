"""Cases beyond the worked examples, told as scenes: single cards, and rules that meet."""

from __future__ import annotations

from pathlib import Path

import pytest

from hyakki.lab.scene import load_scene, run_scene

SCENES = sorted((Path(__file__).parent / "scenes").glob("*.toml"))


def _param(path: Path) -> object:
    scene = load_scene(path)
    return pytest.param(path, id=scene.id, marks=pytest.mark.rule(*scene.rules))


@pytest.mark.parametrize("path", [_param(path) for path in SCENES])
def test_case_holds(path: Path) -> None:
    result = run_scene(path)
    assert result.passed, "\n".join(result.failures)
