"""The pages a stranger reads are true: their Python runs, their commands exist, what they name is there."""

from __future__ import annotations

import ast
import doctest
import inspect
import io
import json
import re
import shlex
import shutil
import struct
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stdout
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, get_args
from urllib.request import urlopen
from xml.etree import ElementTree

import hatch_build
import pytest
import typer
from typer.testing import CliRunner

import hyakki
from hyakki.cli import app, read_options
from hyakki.core import replay
from hyakki.core.chance import Chance
from hyakki.core.game import forget, game_of, games, register
from hyakki.core.replay import Sitter
from hyakki.core.table import Table
from hyakki.core.talk import Channel
from hyakki.lab.scene import run_scene
from hyakki.server import settings
from hyakki.server.errors import NAMES as ERRORS
from hyakki.server.realtime.messages import Chat, FromPage, Question, TableInfo, ToPage
from hyakki.server.realtime.messages import Sitter as SeatInfo
from hyakki.server.storage.backup import backup_store
from hyakki.server.storage.sqlite import SqliteStore
from hyakki.server.storage.store import STORE
from hyakki.terminal import Terminal, start_game
from tests.server.client import Server, free_port

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
SHELL = {"sh", "bash", "console"}


class Block(NamedTuple):
    lang: str
    file: str
    source: str
    line: int


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks_of(name: str) -> list[Block]:
    """Fenced blocks; "```python file=kappa/__init__.py" is (a part of) a file."""
    found = []
    text = text_of(name)
    for match in re.finditer(r"^```(?P<info>.*)\n(?P<source>(?:.*\n)*?)```$", text, re.MULTILINE):
        lang, _, file = match["info"].partition(" file=")
        found.append(Block(lang.strip(), file.strip(), match["source"], text.count("\n", 0, match.start()) + 2))
    return found


def outside_blocks(text: str) -> str:
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def files_of(name: str) -> dict[str, str]:
    files: dict[str, str] = {}
    for block in blocks_of(name):
        if block.file:
            files[block.file] = files[block.file] + "\n\n" + block.source if block.file in files else block.source
    return files


@pytest.fixture
def page_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of one's own to run a page in; what it registers or imports is gone afterwards."""
    modules, known = set(sys.modules), set(games())
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for key, game in games().items():
        if key not in known:
            forget(game)
    for name in set(sys.modules) - modules:
        if (getattr(sys.modules[name], "__file__", None) or "").startswith(str(tmp_path)):
            del sys.modules[name]


def write_files(name: str, home: Path) -> None:
    for file, source in files_of(name).items():
        path = home / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")


# What runs


@pytest.mark.parametrize("name", NAMES)
def test_python_on_the_page_runs_and_says_what_the_page_says(
    name: str, page_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blocks of a page run one after the other; a ```text block right after one is what it prints."""
    write_files(name, page_home)
    write_example_files(page_home)
    module = ModuleType("page")
    monkeypatch.setitem(sys.modules, "page", module)
    blocks = [*blocks_of(name), Block("", "", "", 0)]
    for block, after in pairwise(blocks):
        if block.lang != "python" or block.file:
            continue
        said = io.StringIO()
        code = compile("\n" * (block.line - 1) + block.source, name, "exec", dont_inherit=True)
        with redirect_stdout(said):
            exec(code, module.__dict__)
        if after.lang == "text":
            assert said.getvalue().strip("\n") == after.source.strip("\n"), f"{name}, line {after.line}"


@pytest.mark.parametrize(
    "name", [name for name in NAMES if not name.startswith("docs/scenes")]
)  # lab/test_scenes_page.py
def test_scenes_on_the_page_hold(name: str, tmp_path: Path) -> None:
    for number, block in enumerate(blocks_of(name)):
        if block.lang == "toml" and block.source.startswith("id ="):
            path = tmp_path / f"{number}.toml"
            path.write_text(block.source, encoding="utf-8")
            result = run_scene(path)
            assert result.passed, "\n".join(result.failures)


def test_the_example_game_can_be_played_in_the_terminal(page_home: Path) -> None:
    write_files("docs/adding-a-game.md", page_home)
    from kappa import game  # type: ignore[import-not-found]

    register(game)
    said = io.StringIO()
    typed = io.StringIO("2\nw\nr KP-003\n1\n1\n1\n")
    start_game(game_of("kappa"), 3, ["random"], "Ada", seed=5, save=page_home, terminal=Terminal(typed, said))
    assert "Nobody swaps twice in a row (KP-003)" in said.getvalue()
    assert re.search(r"hold(s)? the highest card", said.getvalue())


def test_the_board_of_the_example_game_fits_the_page(page_home: Path) -> None:
    """Its manifest and its board pass the checks of the page's own sources, which `make check` runs."""
    web = page_home / "web"
    shutil.copytree(ROOT / "web" / "src", web / "src")
    for name in ("package.json", "svelte.config.js"):
        shutil.copy(ROOT / "web" / name, web)
    checked = json.loads(text_of("web/tsconfig.json")) | {"include": ["src/ambient.d.ts", "src/games/kappa"]}
    (web / "tsconfig.json").write_text(json.dumps(checked), encoding="utf-8")
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    write_files("docs/adding-a-game.md", page_home)
    assert (web / "src" / "games" / "kappa" / "Table.svelte").is_file()
    hatch_build.run([*hatch_build.npm_command(), "run", "check"], web)


# What is named


def shell_commands(block: Block) -> list[str]:
    """The lines of a shell block that call `hyakki`."""
    if block.lang not in SHELL and (block.lang or "hyakki " not in block.source):
        return []
    lines = [line.partition("  #")[0].strip() for line in block.source.splitlines()]
    calls = [line.removeprefix("$ ").removeprefix(".venv/bin/") for line in lines]
    return [call for call in calls if call.startswith("hyakki ") and "…" not in call]


def commands_of(name: str) -> list[str]:
    """Lines of shell blocks and inline code that call `hyakki`."""
    found = [call for block in blocks_of(name) for call in shell_commands(block)]
    inline = re.findall(r"`(hyakki [^`\n]+)`", outside_blocks(text_of(name)))
    return found + [call for call in inline if "…" not in call]


ALL_COMMANDS = [(name, call) for name in NAMES for call in commands_of(name)]


@pytest.mark.parametrize("name, call", ALL_COMMANDS)
def test_command_on_the_page_exists_with_these_options(name: str, call: str, page_home: Path) -> None:
    write_example_files(page_home)
    command: Any = typer.main.get_command(app)
    _, *args = shlex.split(call)
    if args[0].startswith("-"):
        context = command.make_context("hyakki", [], resilient_parsing=True)
        assert args[0] in [spelling for option in command.get_params(context) for spelling in option.opts]
        return
    assert args[0] in command.commands, f"{name}: there is no `hyakki {args[0]}`"
    if len(args) == 1:
        return
    said = command.commands[args[0]].make_context(args[0], args[1:]).params
    if said.get("key") and "<" not in said["key"]:
        game = game_of(said["key"])
        game.rules(said.get("seats") or game.usual, read_options(said.get("option")))
    for file in said.get("files") or []:
        assert (ROOT / file).exists() or Path(file).name.startswith("my-"), f"{name}: there is no {file}"


GUIDES = ("README.md", "docs/playing.md", "docs/command-line.md", "docs/hosting.md")
"""The pages with commands that the tests run from beginning to end."""
GUIDE_COMMANDS = list(
    dict.fromkeys(line for name in GUIDES for block in blocks_of(name) for line in shell_commands(block))
)
PLAYED = "hyakki play", "hyakki serve"
"""Those wait for a user; they have tests of their own."""


@pytest.mark.parametrize("call", [call for call in GUIDE_COMMANDS if not call.startswith(PLAYED)])
def test_command_of_a_guide_runs(call: str, page_home: Path) -> None:
    """With one game instead of many, and one game's scenes: all of them are played in `tests/scenes`."""
    write_example_files(page_home)
    write_store(page_home, call)
    args = shlex.split(re.sub(r"tests/scenes$", "tests/scenes/kitsunedo", re.sub(r"--games \d+", "--games 1", call)))[
        1:
    ]
    result = CliRunner().invoke(app, args, catch_exceptions=False)
    found = {0, 1} if "--coverage" in call else {0}  # that some rule is not cited yet is an answer, too
    assert result.exit_code in found, result.output


@pytest.mark.parametrize("call", [call for call in GUIDE_COMMANDS if call.startswith("hyakki serve")])
def test_server_of_a_guide_serves(call: str, page_home: Path) -> None:
    """On a port that is free."""
    write_files("docs/hosting.md", page_home)
    port = free_port()
    command = [sys.executable, "-m", "hyakki.cli", *shlex.split(call)[1:], "--port", str(port)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            assert healthy(port)
            assert list(page_home.glob("*-data/hyakki.sqlite"))
        finally:
            server.terminate()


def healthy(port: int) -> bool:
    for _ in range(300):
        try:
            with urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as reply:
                return bool(json.load(reply)["ok"])
        except OSError:
            time.sleep(0.1)
    return False


def test_settings_of_the_guide_are_those_of_the_server(page_home: Path) -> None:
    write_files("docs/hosting.md", page_home)
    said = settings.load(page_home / "my-settings.toml", {})
    environment = dict(re.findall(r"`(HYAKKI_\w+)=(\w+)`", text_of("docs/hosting.md")))
    assert len(environment) == 2
    from_environment = settings.load(None, environment)
    assert (said.port, said.limits.tables) == (from_environment.port, from_environment.limits.tables)


def write_example_files(home: Path) -> None:
    (home / "my-question.toml").write_text(text_of("tests/scenes/kitsunedo/KI-E01.toml"), encoding="utf-8")
    (home / "my-content.toml").write_text("hand_limit = 5\n[items]\nsake = 9\n", encoding="utf-8")
    write_files("docs/your-own-chronicle.md", home)
    write_files("docs/your-own-mission.md", home)
    game = game_of("kitsunedo")
    table = Table.start(game, game.rules(2, {"turn_limit": 3}), 2, Chance.seeded(1))
    while not table.over:
        table.time_up()
    (home / "my-game.json").write_bytes(replay.encode(replay.export(table, [Sitter("Ada"), Sitter("Bo")])))


def write_store(home: Path, call: str) -> None:
    """The data folder of a server that has run; to restore, a copy of its store too."""
    SqliteStore(home / "my-data" / STORE).shut()
    if call.startswith("hyakki restore"):
        backup_store(home / "my-data" / STORE, home / "my-copy.sqlite")


@pytest.mark.parametrize("name", NAMES)
def test_make_targets_on_the_page_exist(name: str) -> None:
    targets = set(re.findall(r"^([a-z]+):.*##", text_of("Makefile"), re.MULTILINE))
    named = set(re.findall(r"`make ([a-z]+)", text_of(name))) | {
        target
        for block in blocks_of(name)
        if block.lang in SHELL
        for target in re.findall(r"^make ([a-z]+)", block.source, re.MULTILINE)
    }
    assert sorted(named - targets) == []


@pytest.mark.parametrize("name", NAMES)
def test_links_and_files_on_the_page_are_there(name: str) -> None:
    text = text_of(name)
    here = (ROOT / name).parent
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (here / target).exists(), f"{name}: {target}"
    anchors = {re.sub(r"[^\w -]", "", title).strip().lower().replace(" ", "-") for title in headings(text)}
    for anchor in re.findall(r"\]\(#([^)]+)\)", text):
        assert anchor in anchors, f"{name}: #{anchor}"
    for path in re.findall(r"`((?:src|tests|docs)/[\w./-]+)`", text):
        assert (ROOT / path).exists(), f"{name}: {path}"


def headings(text: str) -> list[str]:
    return re.findall(r"^#+ (.+)$", outside_blocks(text), re.MULTILINE)


def test_the_pictures_of_the_page_are_some() -> None:
    """JPEGs of 1440 × 900 that do not keep a reader waiting."""
    pictures = re.findall(r"!\[[^\]]+\]\(([\w.-]+\.jpg)\)", text_of("docs/index.md") + text_of("docs/playing.md"))
    assert len(pictures) == 5
    for picture in pictures:
        body = (ROOT / "docs" / picture).read_bytes()
        frame = body.index(b"\xff\xc0\x00\x11\x08") + 5
        assert body.startswith(b"\xff\xd8\xff") and struct.unpack(">HH", body[frame : frame + 4]) == (900, 1440)
        assert len(body) <= 250_000


CALL = re.compile(r"`(GET|POST|PATCH|DELETE) (/[^`? ]*)(?:\?[^`]*)?`")


def test_the_protocol_names_every_call(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    try:
        with urlopen(f"{server.address}/api/schema/openapi.json") as reply:
            paths = json.load(reply)["paths"]
    finally:
        server.stop()
    served = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert set(CALL.findall(text_of("docs/protocol.md"))) == served


def test_the_protocol_names_every_message() -> None:
    page = text_of("docs/protocol.md")
    for message in get_args(FromPage) + get_args(ToPage):
        config, fields = message.__struct_config__, message.__struct_fields__
        said = re.findall(rf"^\| `{config.tag} {{([^}}]*)}}`", page, re.MULTILINE)
        assert ", ".join(fields) in [each.replace("?", "") for each in said], message
    (question,) = re.findall(r"\*\*A question\*\* has `{([^}]*)}`", page)
    assert question == ", ".join(Question.__struct_fields__)
    for told, kind in (("A table", TableInfo), ("A channel", Channel), ("A line of chat", Chat)):
        (shape,) = re.findall(rf"\*\*{told}\*\*(?: \(`TableInfo`\))? is `{{([^}}]*)}}`", page)
        assert shape == ", ".join(kind.__struct_fields__), told
    (seat,) = re.findall(r"Each of `seats` is `{([^}]*)}`", page)
    assert seat == ", ".join(SeatInfo.__struct_fields__)


def test_the_protocol_names_every_error() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| ([\d, ]+) \|", text_of("docs/protocol.md"), re.MULTILINE)
    named = {(error, int(status)) for error, statuses in rows for status in statuses.split(",")}
    assert {(name, status) for _, name, status in ERRORS} <= named


def test_the_picture_is_one() -> None:
    (picture,) = re.findall(r"!\[[^\]]+\]\(([\w.-]+\.svg)\)", text_of("docs/playing.md"))
    assert ElementTree.parse(ROOT / "docs" / picture).getroot().tag.endswith("svg")
    assert not re.search(r"(href=.|src=.|url\(.?)http", text_of(f"docs/{picture}")), "it loads something from elsewhere"


def test_the_picture_can_be_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "docs"))
    from picture import Picture  # type: ignore[import-not-found]

    drawn = next(picture for picture in map(Picture, range(5, 20)) if picture.play())
    drawn.save(tmp_path / "table.svg")
    assert "Ada" in (tmp_path / "table.svg").read_text(encoding="utf-8")


def test_what_a_page_says_to_look_for_is_there() -> None:
    """Rows of adding-a-card.md: a file of a game, or of the page, what to look for in it, what to add."""
    home = ROOT / "src" / "hyakki" / "games"
    seen = set()
    for chapter in text_of("docs/adding-a-card.md").split("\n## "):
        rows = re.findall(r"^\| `([\w/.]+\.\w+)` \| (.+?) \|(?= [^`|]*[a-z])", chapter, re.MULTILINE)
        for file, sought in rows:
            game = re.findall(r"src/hyakki/games/(\w+)", chapter)[0]
            seen.add(game)
            source = (ROOT / file if file.startswith("web/") else home / game / file).read_text(encoding="utf-8")
            assert [word for word in re.findall(r"`([^`]+)`", sought) if word not in source] == [], (game, file)
    assert seen == {game.name for game in home.iterdir() if (game / "state.py").exists()}


# The library

EXAMPLES = sorted(
    {sys.modules[named.__module__] for named in map(vars(hyakki).get, hyakki.__all__) if hasattr(named, "__module__")},
    key=lambda module: module.__name__,
)
"""The modules that define public names."""


def public_members(name: str) -> Iterator[tuple[str, Any]]:
    """A public name and, if it is a class of ours, its public methods and properties."""
    named = getattr(hyakki, name)
    yield name, named
    if isinstance(named, type):
        for member, value in vars(named).items():
            if not member.startswith("_") and (callable(value) or isinstance(value, property | classmethod)):
                yield f"{name}.{member}", value


@pytest.mark.parametrize("module", EXAMPLES, ids=lambda module: module.__name__)
def test_examples_in_docstrings_hold(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each docstring gets every public name, a fresh `table` of Kitsunedo at its first question, and its `game`."""
    monkeypatch.chdir(ROOT)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    said = io.StringIO()
    for example in doctest.DocTestFinder().find(module):
        game = game_of("kitsunedo")
        table = Table.start(game, game.rules(3, {}), 3, Chance.seeded(7))
        example.globs |= {name: getattr(hyakki, name) for name in hyakki.__all__} | {"game": game, "table": table}
        runner.run(example, out=said.write)
    assert runner.summarize(verbose=False).failed == 0, said.getvalue()


@pytest.mark.parametrize("name", [name for name in hyakki.__all__ if name != "SPECTATOR"])
def test_public_name_is_documented_with_an_example(name: str) -> None:
    documented = dict(public_members(name))
    assert [member for member, value in documented.items() if not inspect.getdoc(value)] == []
    assert ">>> " in (inspect.getdoc(documented[name]) or "")


def test_the_reference_names_every_public_name() -> None:
    reference = "".join(page.read_text(encoding="utf-8") for page in ROOT.glob("docs/api/*.md"))
    named = re.findall(r"^::: hyakki\.(\w+)$", reference, re.MULTILINE)
    assert sorted(named) == sorted(hyakki.__all__)


# The site and the version


def test_the_site_shows_every_page() -> None:
    nav = text_of("mkdocs.yml").partition("\nnav:")[2]
    shown = re.findall(r"([\w/-]+\.md)$", nav, re.MULTILINE)
    pages = [str(page.relative_to(ROOT / "docs")) for page in ROOT.glob("docs/**/*.md")]
    assert sorted(shown) == sorted([*pages, "changelog.md", "contributing.md"])


def test_the_changelog_has_the_version_of_the_package() -> None:
    assert re.findall(r"^## \[([\d.]+)\]", text_of("CHANGELOG.md"), re.MULTILINE)[0] == hyakki.__version__
    assert version("hyakki") == hyakki.__version__


# The rooms of the house

ROOMS = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "lab": {"core", "bots", "lab"},
    "advice": {"core", "bots", "lab", "advice"},
    "envs": {"core", "bots", "lab", "envs"},
    "learn": {"core", "bots", "lab", "learn"},
    "terminal": {"core", "bots", "advice", "terminal"},
    "server": {"core", "bots", "lab", "advice", "server"},
    "cli": {"cli", "core", "bots", "lab", "advice", "learn", "terminal", "server"},
}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("hyakki."):
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("hyakki."))


def test_dependencies_point_one_way() -> None:
    home = ROOT / "src" / "hyakki"
    for room, lawful in ROOMS.items():
        for path in sorted((home / room).rglob("*.py")):
            for module in imports(path):
                parts = module.split(".")
                assert parts[1] in lawful, f"{path.relative_to(ROOT)} imports {module}"
                if parts[1] == "games":
                    assert parts[2] == path.relative_to(home / "games").parts[0], f"{path} imports {module}"


@pytest.mark.parametrize("room", ["core", "server"])
def test_architecture_names_every_file_of(room: str) -> None:
    page = text_of("docs/architecture.md")
    home = ROOT / "src" / "hyakki" / room
    files = [path.relative_to(home) for path in home.rglob("*.py") if path.name != "__init__.py"]
    assert len(files) > 20
    assert sorted(str(file) for file in files if f"`{file.name}`" not in page and f"/{file}`" not in page) == []


def test_every_game_has_the_rooms_that_architecture_names() -> None:
    page = text_of("docs/architecture.md")
    home = ROOT / "src" / "hyakki" / "games"
    for game in (folder for folder in home.iterdir() if (folder / "state.py").exists()):
        found = {path.name + "/" * path.is_dir() for path in game.iterdir() if not path.name.startswith("__")}
        assert sorted(name for name in found if f"`{name}`" not in page) == [], game.name


def test_the_package_shows_the_readme() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    assert project["readme"] == "README.md"
