"""Every scene in these folders holds, and cites rules that exist.

`FILLINGS=1` plays each scene once; without it a scene is played with as many fillings as it says.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hyakki.core.game import game_of
from hyakki.lab.scene import load_scene, run_scene

FILLINGS = int(os.environ.get("FILLINGS", "0")) or None
SCENES = sorted(Path(__file__).parent.glob("*/*.toml"))


def _param(path: Path) -> object:
    scene = load_scene(path)
    return pytest.param(path, id=scene.id, marks=pytest.mark.rule(scene.id, *scene.rules))


@pytest.mark.parametrize("path", [_param(path) for path in SCENES])
def test_worked_example_holds(path: Path) -> None:
    result = run_scene(path, FILLINGS)
    assert result.passed, "\n".join(result.failures)


def test_every_worked_example_is_there_under_its_own_name() -> None:
    scenes = [load_scene(path) for path in SCENES]
    assert [scene.id for scene in scenes] == [path.stem for path in SCENES]
    assert len(scenes) >= 33 + 42 + 30 + 32
    for scene, path in zip(scenes, SCENES, strict=True):
        assert scene.game == path.parent.name


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_rules_that_a_scene_proves_are_in_the_rulebook(path: Path) -> None:
    scene = load_scene(path)
    rulebook = game_of(scene.game).read("rules/en.md")
    assert [rule for rule in scene.rules if rule not in rulebook] == []
