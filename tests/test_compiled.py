"""With its hot modules compiled the program does what it does without, only faster."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import hatch_build
import pytest

ROOT = Path(__file__).parent.parent
HAS_COMPILER = shutil.which("cc") and Path(sysconfig.get_paths()["include"], "Python.h").is_file()
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def run(*command: str, package: Path | None = None) -> str:
    """Return what Python prints, with the package as it is or compiled."""
    path = os.pathsep.join([str(package or ROOT / "src"), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": path, "PYTEST_ADDOPTS": "", hatch_build.WISH: "1"}
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def same_games(compiled: Path) -> None:
    """Byte for byte."""
    first, *plain = run("tests.alike").splitlines()
    other, *faster = run("tests.alike", package=compiled).splitlines()
    assert (first, other) == ("as it is", "compiled")
    assert plain == faster and len(plain) == 6


def same_promises(compiled: Path) -> None:
    """What the compiled modules must keep; whole games are compared byte for byte above."""
    tests = [
        "core/test_encoding.py",
        "core/test_slots.py",
        "core/test_table.py",
        "core/test_take_back.py",
        "core/test_minis.py",
    ]
    tests += [
        "core/test_save.py",
        "test_finished.py",
        "lab/test_boards.py",
        "advice/test_oni.py",
        "advice/test_foresight.py",
    ]
    tests += ["server/tables/test_play.py", "server/realtime/test_socket_leaks.py"]
    quick = ("-q", "-m", "not slow", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:schemathesis")
    run("pytest", *quick, *(f"tests/{name}" for name in tests), package=compiled)


def packed(compiled: Path, project: Path) -> None:
    """A wheel for this kind of machine, of a project without a page."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project / name)
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns("__pycache__", "page"))
    shutil.copytree(compiled, project / hatch_build.COMPILED)
    run("build", "--wheel", "--no-isolation", "--outdir", str(project / "dist"), str(project))
    (wheel,) = (project / "dist").glob("*.whl")
    assert "none-any" not in wheel.name
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
    modules = {f"{name.removesuffix('.py')}{SUFFIX}" for name in hatch_build.hot_modules()}
    assert {*modules, f"hyakki__mypyc{SUFFIX}"} <= names


@pytest.mark.timeout(1200)
@pytest.mark.skipif(not HAS_COMPILER, reason="there is no C compiler, or Python's headers are missing")
def test_with_its_hot_modules_compiled_the_program_does_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One test, so that it is compiled once; not optimised, which takes most of the time and changes nothing."""
    monkeypatch.setenv(hatch_build.OPTIMISED, "0")
    compiled = hatch_build.compile_hot()
    same_games(compiled)
    same_promises(compiled)
    packed(compiled, tmp_path)
