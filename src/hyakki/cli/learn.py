"""`hyakki learn`: networks that learn a game by playing it."""

from __future__ import annotations

import os
import signal
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hyakki.cli.common import STOPPED, app, bar, err, fail, finite, out, print_json, read_options
from hyakki.cli.parameters import MOST_WORKERS, Json, Key, Options

if TYPE_CHECKING:
    from hyakki.learn.run import Trained

TOLD = 50
"""The number of latest rounds whose wins the progress bar shows."""


@app.command()
def learn(
    key: Key,
    minutes: Annotated[
        float,
        typer.Option(
            min=0.01, callback=finite, help="How long to train, with the earlier parts of a run that is continued."
        ),
    ] = 20,
    folder: Annotated[
        Path | None, typer.Option("--out", help="The folder of the run; a run in this folder is continued.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=MOST_WORKERS, help="The number of processes that play.")
    ] = None,
    seats: Annotated[
        list[int] | None, typer.Option(help="A number of seats to train at; by default all of the game. Repeatable.")
    ] = None,
    weights: Annotated[
        Path | None, typer.Option("--from", help="A file of weights that a new run begins with, to train them further.")
    ] = None,
    imitate: Annotated[
        float | None,
        typer.Option(
            min=0,
            callback=finite,
            help="Minutes at the beginning that imitate judgement; by default a fifth, 0 with --from.",
        ),
    ] = None,
    judged: Annotated[
        float,
        typer.Option(
            min=0, max=0.8, callback=finite, help="The share of the games that are played against judgement, later on."
        ),
    ] = 0.25,
    listen: Annotated[
        bool,
        typer.Option(
            "--listen", help="Let the network know what judgement would choose, in training and whenever it plays."
        ),
    ] = False,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first weights and of the games.")] = 0,
    option: Options = None,
    json: Json = False,
) -> None:
    """Train a network: it imitates judgement, then plays itself, its past versions and judgement."""
    if find_spec("torch") is None:
        fail("training needs PyTorch: install it with pip install 'hyakki[learn]'")
    from hyakki.learn.history import total
    from hyakki.learn.run import learn as train
    from hyakki.learn.tables import Tables

    tables = Tables(key, read_options(option), seats or (), judged)
    recent: list[dict[str, Any]] = []
    with bar(f"{key}: seconds", round(minutes * 60), json) as progress:

        def tell(line: dict[str, Any]) -> None:
            recent.append(line)
            del recent[:-TOLD]
            won = ", ".join(f"{part} {wins / games:.0%}" for part, (games, wins) in total(recent).items())
            said = f"wins {won}" if won else "plays itself"
            if "agreed" in line:
                said = f"agrees with judgement {line['agreed']:.0%}"
            if "unsaved" in line:
                said += f", cannot be saved ({line['unsaved']})"
            progress(round(line["seconds"]), said=f"{key}: {said}; seconds")

        out_of = folder or Path(f"{key}-training")
        _end_on_terminate()
        trained = train(tables, out_of, minutes, workers or _processors(), seed, tell, imitate, weights, listen)
    if json:
        print_json({"file": str(trained.file), "stopped": trained.stopped, **trained.card._asdict()})
    else:
        _print(trained)
    if trained.stopped:
        err.print("hyakki: stopped; run the same command again to continue", style="yellow", highlight=False)
        raise typer.Exit(STOPPED)


def _end_on_terminate() -> None:
    """Let SIGTERM do what Ctrl-C does, so that a run which is ended by another program is saved too."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)


def _processors() -> int:
    """Return the number of processes that play: one for each processor but one, which the learner uses."""
    return max(1, (os.cpu_count() or 1) - 1)


def _print(trained: Trained) -> None:
    card = trained.card
    out.print(f"{card.choices:,} choices in {card.minutes} minutes: {trained.file}", highlight=False)
    for what, won in card.strength.items():
        out.print(f"{what}: {won}", highlight=False)
