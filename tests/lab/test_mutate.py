"""Turning rules off: what the tool says of tests that notice, that do not, and that never end."""

from __future__ import annotations

from pathlib import Path

import pytest

from hyakki.core.game import game_of
from hyakki.lab import mutate
from hyakki.lab.mutate import Mutant, Report, mutants_of, played_by, run_mutants

DOUBLED = "def doubled(n):\n    return 2 * n\n"
MARKED = """\
import importlib.util, pathlib, pytest, time

spec = importlib.util.find_spec("toy_rules")
toy = importlib.util.module_from_spec(spec)
spec.loader.exec_module(toy)

@pytest.mark.rule("KI-001")
def test_doubled():
    time.sleep({slow})
    assert toy.doubled(2) == 4
"""
CONFTEST = """\
import pytest, sys, pathlib
sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))

def pytest_addoption(parser):
    parser.addoption("--rule", action="append", default=[])

def pytest_configure(config):
    config.addinivalue_line("markers", "rule(*ids)")
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A project with one rule and one test of it."""
    (tmp_path / "toy_rules.py").write_text(DOUBLED)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "conftest.py").write_text(CONFTEST)
    lay_test(tmp_path, slow=0)
    return tmp_path


def lay_test(toy: Path, slow: float) -> None:
    (toy / "tests" / "test_toy.py").write_text(MARKED.format(slow=slow))


def changed(toy: Path, body: str) -> Mutant:
    source = f"def doubled(n):\n    {body}\n"
    return Mutant("toy_rules", str(toy / "toy_rules.py"), 2, body, ("KI-001",), source)


def told(toy: Path, *bodies: str) -> Report:
    return run_mutants([changed(toy, body) for body in bodies], toy / "tests", 1, lambda done: None)


@pytest.mark.slow
def test_what_fails_is_noticed_and_what_passes_is_not(toy: Path) -> None:
    report = told(toy, "return n", "return n + n")
    assert (report.mutants, report.killed, report.hung) == (2, 1, [])
    assert [mutant.change for mutant in report.survivors] == ["return n + n"]


@pytest.mark.slow
def test_nothing_that_the_tests_load_is_there_before_the_change(toy: Path) -> None:
    conftest = toy / "tests" / "conftest.py"
    conftest.write_text(conftest.read_text() + "\nimport toy_rules\n")
    (toy / "tests" / "test_toy.py").write_text(
        "import pytest, toy_rules\n\n"
        '@pytest.mark.rule("KI-001")\n'
        "def test_doubled():\n    assert toy_rules.doubled(2) == 4\n"
    )
    assert told(toy, "return n").killed == 1


@pytest.mark.slow
def test_what_never_ends_is_counted_apart(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutate, "SECONDS", 2)
    monkeypatch.setattr(mutate, "SLOWER", 2)
    report = told(toy, "while True: pass")
    assert (report.killed, len(report.hung), report.survivors) == (0, 1, [])
    assert "1 more never came to an end" in report.told()


@pytest.mark.slow
def test_slow_tests_are_given_the_time_that_they_take(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are as slow without the change: that says nothing of the change."""
    monkeypatch.setattr(mutate, "SECONDS", 0.2)
    lay_test(toy, slow=1)
    report = told(toy, "return n", "return n + n")
    assert (report.killed, len(report.hung), len(report.survivors)) == (1, 0, 1)


@pytest.mark.slow
def test_tests_that_fail_without_any_change_say_nothing(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutate, "SECONDS", 0)
    (toy / "toy_rules.py").write_text("def doubled(n):\n    return 0\n")
    with pytest.raises(RuntimeError, match="without any change"):
        told(toy, "return 2 * n")


def test_a_scene_is_played_by_the_tests_above_its_folder() -> None:
    tests = Path(__file__).parents[1]
    assert played_by(str(tests / "scenes" / "okko" / "OK-E01.toml")) == str(tests / "scenes" / "test_scenes.py")
    attack = tests / "games" / "okko" / "steps" / "test_attack.py"
    assert played_by(str(attack)) == str(attack)


def test_no_rules_are_looked_for_in_bots_scenes_and_the_terminal() -> None:
    for key in ("kitsunedo", "kaidan", "shadow_tactics", "okko"):
        folders = {part for mutant in mutants_of(game_of(key)) for part in Path(mutant.path).parts}
        assert "steps" in folders and not folders & {"bot", "scenes", "terminal"}
