"""The game of docs/adding-a-game.md on a server that finds it as an installed game."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tests.server.client import Server
from tests.test_docs import write_files

KEY = "kappa"
PAGE = "docs/adding-a-game.md"


def install(home: Path) -> None:
    """Write the files of the document, and the entry points of its `pyproject.toml` as an installer writes them."""
    write_files(PAGE, home)
    installed = home / f"{KEY}-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {KEY}\nVersion: 1.0\n", encoding="utf-8")
    project = tomllib.loads((home / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    games = "".join(f"{name} = {game}\n" for name, game in project["entry-points"]["hyakki.games"].items())
    (installed / "entry_points.txt").write_text(f"[hyakki.games]\n{games}", encoding="utf-8")


def server_with_the_game(home: Path) -> Server:
    install(home)
    return Server(home / "data", PYTHONPATH=str(home)).start()
