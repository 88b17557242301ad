"""The parameters that several commands have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hyakki.lab.work import Engine

Key = Annotated[str, typer.Argument(help="The key of the game; `hyakki games` lists them.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Lang = Annotated[str, typer.Option("--lang", help="Language: en or it.")]
MOST_GAMES, MOST_WORKERS = 10_000_000, 256
"""The most games of a run, and the most processes that share them."""
Games = Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="The number of games.")]
Seats = Annotated[int | None, typer.Option(min=1, help="The number of seats.")]
Workers = Annotated[int, typer.Option(min=1, max=MOST_WORKERS, help="The number of processes.")]
OnEngine = Annotated[
    Engine, typer.Option("--engine", help="Where games are played: in processes, or on a Ray cluster.")
]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
Code = Annotated[
    list[Path] | None,
    typer.Option("--code", help="A Python file that defines bots, or trained weights, for --bots. Repeatable."),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", help="A game option as NAME=VALUE (TOML), or NAME=@FILE for a TOML file. Repeatable."
    ),
]
