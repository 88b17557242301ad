"""The page is built when it has changed, packed into the wheel, and speaks the server's types."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import hatch_build
import pytest

from hyakki.core.game import games
from hyakki.core.rulebook import Rulebook
from hyakki.core.text import Text

ROOT = Path(__file__).parent.parent
LOCK = {"name": "small", "version": "0.0.0", "lockfileVersion": 3, "packages": {"": {"name": "small"}}}
BUILD = "node -e \"require('fs').cpSync('index.html', 'dist/index.html')\""


SOURCES = ROOT / "web" / "src"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return what the command writes, in a folder with the same games."""
    folder = tmp_path_factory.mktemp("types")
    for game in (SOURCES / "games").glob("*/"):
        (folder / "games" / game.name).mkdir(parents=True)
    (folder / "lib").mkdir()
    subprocess.run([sys.executable, "-m", "hyakki.server.http.types_for_page", str(folder)], check=True)
    return folder


def test_types_of_the_page_are_those_of_the_server(written: Path) -> None:
    for folder in (SOURCES, written):
        assert len(list(folder.rglob("wire.ts"))) == 5
    for file in written.rglob("wire.ts"):
        assert file.read_text(encoding="utf-8") == _text(SOURCES / file.relative_to(written)), (
            "`make types` writes them"
        )


def test_types_tell_what_may_be_left_out_and_what_may_be_missing(written: Path) -> None:
    types, game = (_text(written / file) for file in ("lib/wire.ts", "games/kitsunedo/wire.ts"))
    assert "export interface Hello {\n  type: 'hello';\n  token: string;\n  seen?: number;" in types
    assert "  /** Empty: the seat is free. */\n  name: string;\n  bot: string;" in types
    assert "  barred: [number, number] | null;" in game
    assert "export interface KitsunedoView extends View {\n  own: Own[];\n" in game
    assert "export type ToPage = State | Done | Entries | Refused | Said;" in types


def test_covers_say_how_long_a_game_takes_as_the_readme_does() -> None:
    whole = [game for game in games().values() if not game.of]
    for game in whole:
        manifest = _text(SOURCES / "games" / game.key / "manifest.ts")
        found = re.search(r"minutes: \[(\d+), (\d+)\]", manifest)
        assert found, game.key
        line = f"| {Text(game, 'en').title} | {game.least}–{game.most} | {found[1]}–{found[2]} |"
        assert line in _text(ROOT / "README.md")


def names_of_games() -> list[str]:
    """Keys and titles, of Series too, and the ids of their rules."""
    known = games().values()
    rules = {rf"{entry.id[:2]}-[a-z]?\d" for game in known for entry in Rulebook(game)}
    return [*games(), *(re.escape(Text(game).title) for game in known), *rules]


def test_only_its_own_folder_names_a_game() -> None:
    """What the page knows of a game is in `games/<key>/`; its manifest tells the rest."""
    named = re.compile("|".join(rf"\b{name}" for name in names_of_games()), re.IGNORECASE)
    files = [file for file in SOURCES.rglob("*.*") if (SOURCES / "games") not in file.parents[1:]]
    assert len(files) > 80
    found = [
        f"{file.relative_to(SOURCES)}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(_text(file).splitlines(), start=1)
        if named.search(line)
    ]
    assert found == []


def test_every_game_that_has_a_folder_has_a_manifest() -> None:
    folders = {folder.name for folder in (SOURCES / "games").iterdir() if folder.is_dir()}
    assert folders == {game.of or key for key, game in games().items()}
    for folder in folders:
        manifest = _text(SOURCES / "games" / folder / "manifest.ts")
        assert "satisfies Manifest" in manifest, folder
        for key, game in games().items():
            assert folder not in (key, game.of) or re.search(rf"\b{key}\b", manifest), key


@pytest.mark.skipif(not (ROOT / "web" / "package-lock.json").is_file(), reason="there are no sources of the page")
def test_page_names_no_registry() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    packages = json.loads(lock)["packages"]
    assert all("integrity" in package for name, package in packages.items() if name)
    assert "registry" not in re.sub(r"omit-lockfile-registry-resolved", "", _text(ROOT / "web" / ".npmrc"))


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A project with a page that needs no packages and is built at once."""
    web = tmp_path / "web"
    (web / "dist").mkdir(parents=True)
    (web / "index.html").write_text("<h1>Fox</h1>", encoding="utf-8")
    (web / "package.json").write_text(json.dumps({"name": "small", "scripts": {"build": BUILD}}), encoding="utf-8")
    (web / "package-lock.json").write_text(json.dumps(LOCK), encoding="utf-8")
    package = tmp_path / "src" / "hyakki"
    (package / "server").mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1.0"\n', encoding="utf-8")
    (package / "base.toml").write_text("foxes = 3", encoding="utf-8")
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copy(ROOT / ".gitignore", tmp_path)
    for name in ("README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def page_of(project: Path) -> str:
    return (project / hatch_build.PAGE / "index.html").read_text(encoding="utf-8")


def test_page_is_built_once(small: Path) -> None:
    assert hatch_build.build(small)
    assert page_of(small) == "<h1>Fox</h1>"
    (small / "web" / "index.html").touch()
    assert not hatch_build.build(small)


@pytest.mark.parametrize("changed", ["web/index.html", "src/hyakki/base.toml"])
def test_page_is_built_anew_when_what_it_is_made_from_has_changed(small: Path, changed: str) -> None:
    hatch_build.put_in_place(_built(small), hatch_build.digest_of(small))
    assert not hatch_build.build(small)
    (small / changed).write_text("foxes = 4", encoding="utf-8")
    assert hatch_build.built_from(small) != hatch_build.digest_of(small)


def test_tests_and_packages_are_no_reason_to_build(small: Path) -> None:
    before = hatch_build.digest_of(small)
    for folder in ("node_modules", "tests"):
        (small / "web" / folder).mkdir()
        (small / "web" / folder / "any.ts").write_text("1", encoding="utf-8")
    assert hatch_build.digest_of(small) == before


def test_a_page_that_was_not_finished_leaves_the_old_one(small: Path) -> None:
    hatch_build.put_in_place(_built(small), "old")
    (small / "web" / "dist" / "index.html").unlink()
    with pytest.raises(hatch_build.BuildError, match=r"no web/dist/index\.html"):
        hatch_build.put_in_place(small, "new")
    assert page_of(small) == "<h1>Fox</h1>" and hatch_build.built_from(small) == "old"


def _built(project: Path) -> Path:
    shutil.copy(project / "web" / "index.html", project / "web" / "dist")
    return project


def test_without_sources_nothing_is_built(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert not hatch_build.build(tmp_path)
    assert "there are no sources" in capsys.readouterr().out


def test_without_any_node_it_says_so(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(hatch_build.BuildError, match="Node"):
        hatch_build.build(small)


def test_packages_fit_when_all_that_every_machine_needs_is_there(small: Path) -> None:
    web = small / "web"
    packages = {
        "": {},
        "node_modules/fox": {"version": "1.0.0"},
        "node_modules/mac": {"version": "2", "optional": True},
    }
    (web / "package-lock.json").write_text(json.dumps({"packages": packages}), encoding="utf-8")
    assert not hatch_build.packages_fit(small)
    (web / "node_modules").mkdir()
    noted = web / "node_modules" / ".package-lock.json"
    noted.write_text(json.dumps({"packages": {"node_modules/fox": {"version": "1.0.0"}}}), encoding="utf-8")
    assert hatch_build.packages_fit(small)
    noted.write_text(json.dumps({"packages": {"node_modules/fox": {"version": "0.9.0"}}}), encoding="utf-8")
    assert not hatch_build.packages_fit(small)


def test_wheel_holds_the_page(small: Path) -> None:
    names = wheel_of(small)
    assert {"hyakki/server/page/index.html", "hyakki/base.toml"} <= names


def test_wheel_holds_all_that_the_server_reads(small: Path) -> None:
    """With the real package and a small page: the real one takes too long for a test."""
    shutil.rmtree(small / "src")
    shutil.copytree(ROOT / "src", small / "src", ignore=shutil.ignore_patterns("__pycache__", "page", "*.so"))
    package = ROOT / "src" / "hyakki"
    names = wheel_of(small)
    read = [file for kind in ("*.toml", "*.ftl", "*.md", "*.sql", "*.py") for file in package.rglob(kind)]
    assert len(read) > 50
    assert {f"hyakki/{file.relative_to(package).as_posix()}" for file in read if "page" not in file.parts} <= names
    for wanted in (
        r"server/storage/migrations/.*\.sql",
        r"games/kitsunedo/.*\.toml",
        r"games/kitsunedo/rules/en\.md",
        r"text/it.*",
    ):
        assert any(re.search(wanted, name) for name in names), wanted
    assert "hyakki/server/page/index.html" in names


def wheel_of(project: Path) -> set[str]:
    command = [
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        str(project / "dist"),
        str(project),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (project / "dist").glob("*.whl")
    with ZipFile(wheel) as packed:
        return set(packed.namelist())
