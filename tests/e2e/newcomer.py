"""The game of docs/adding-a-game.md on a server that finds it as an installed game."""

from __future__ import annotations

from pathlib import Path

from tests.server.visitor import Server
from tests.test_docs import write_files

KEY = "kappa"
PAGE = "docs/adding-a-game.md"


def install(home: Path) -> None:
    """The files of the document, and the entry point by which programs that look into this folder find the game."""
    write_files(PAGE, home)
    installed = home / f"{KEY}-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {KEY}\nVersion: 1.0\n", encoding="utf-8")
    (installed / "entry_points.txt").write_text(f"[hyakki.games]\n{KEY} = {KEY}:game\n", encoding="utf-8")


def server_with_the_game(home: Path) -> Server:
    install(home)
    return Server(home / "data", PYTHONPATH=str(home)).start()
