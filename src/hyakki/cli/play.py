"""`hyakki play`: a game in the terminal."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from hyakki.cli.common import app, read_options
from hyakki.cli.parameters import Options
from hyakki.core.errors import BadContent
from hyakki.core.game import game_of


@app.command()
def play(
    key: Annotated[
        str | None, typer.Argument(help="The key of the game; `hyakki games` lists them. Without it you are asked.")
    ] = None,
    seats: Annotated[int | None, typer.Option(min=1, help="The number of seats; yours is the first.")] = None,
    bots: Annotated[str, typer.Option(help="The names of the other players' bots, separated by commas.")] = "judgement",
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="A number; the same seed gives the same game.")] = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help="Save the replay of the game to this file or folder.")] = None,
    pace: Annotated[str, typer.Option(help="How fast bots answer: instant or table.")] = "instant",
    resume: Annotated[Path | None, typer.Option(help="Continue the game in this file.")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="Language: en or it.")] = None,
) -> None:
    """Play in the terminal against bots. A game that you leave is saved to a file."""
    from hyakki.terminal import Terminal, pick_game, resume_game, start_game

    if pace not in ("instant", "table"):
        raise BadContent("--pace", f"{pace!r} is unknown; choose instant or table")
    terminal = Terminal(wait=time.sleep if pace == "table" else None)
    if resume is not None:
        resume_game(resume, save, lang, terminal)
        return
    game = pick_game(lang, terminal) if key is None else game_of(key)
    if game is not None:
        options = read_options(option)
        start_game(game, seats or game.usual, bots.split(","), name, seed, options, save, lang, terminal)
