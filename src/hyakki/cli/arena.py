"""`hyakki arena`: bots against each other, with ratings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from hyakki.cli.common import FAULT, STOPPED, app, bar, check_writable, err, out, print_json, read_options
from hyakki.cli.parameters import MOST_GAMES, Code, Json, Key, OnEngine, Options, Seats, Seed, Workers
from hyakki.core.game import game_of

if TYPE_CHECKING:
    from hyakki.lab.arena import ArenaReport, PairReport

VERDICTS = {"first": "better", "second": "worse", "even": "even", "": "open"}


@app.command()
def arena(
    key: Key,
    bots: Annotated[str, typer.Option(help="The names of the bots, separated by commas.")] = "judgement,random",
    games: Annotated[
        int,
        typer.Option(
            min=1, max=MOST_GAMES, help="The number of games of each pair of bots, rounded up to an even number."
        ),
    ] = 200,
    seats: Seats = None,
    seed: Seed = 0,
    workers: Workers = 1,
    engine: OnEngine = "processes",
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help="Stop two bots as soon as a sequential test has decided.")
    ] = False,
    keep: Annotated[
        Path | None, typer.Option(help="Save the counts to this file; a stopped arena continues from it.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Write the ratings to this file as an SVG.")] = None,
    replays: Annotated[Path | None, typer.Option(help="Save replays to this folder.")] = None,
    saved: Annotated[
        int, typer.Option(min=0, help="The number of pairs of games whose replays are saved, for each pair of bots.")
    ] = 5,
    code: Code = None,
    option: Options = None,
    json: Json = False,
) -> None:
    """Let each pair of bots play many games, and rate them."""
    from hyakki.lab.arena import arena as run
    from hyakki.lab.plots import ratings_plot

    names = [name.strip() for name in bots.split(",")]
    game = game_of(key)
    check_writable(keep, plot)
    with bar(f"{key} games", games * len(names) * (len(names) - 1) // 2, json) as progress:
        report = run(
            game,
            names,
            games,
            seats,
            seed=seed,
            workers=workers,
            options=read_options(option),
            code=code or (),
            until_decided=until_decided,
            keep=keep,
            replays=replays,
            saved=saved,
            progress=progress,
            engine=engine,
        )
    if plot is not None:
        plot.write_text(ratings_plot(f"{key}, {report.seats} seats", report.ratings), encoding="utf-8")
    if json:
        print_json(report.plain())
    else:
        _print(report)
    if report.stopped:
        later = f"; run the same command again to continue from {keep}" if keep else ""
        err.print(f"hyakki: stopped after {report.games} games{later}", style="yellow", highlight=False)
        raise typer.Exit(STOPPED)
    if report.errors:
        raise typer.Exit(FAULT)


def _print(report: ArenaReport) -> None:
    out.print(f"{report.games} games of {report.game} at {report.seats} seats, {report.errors} errors", highlight=False)
    grid = Grid("bot", "rating", "95 %", box=None)
    for rating in report.ratings:
        grid.add_row(rating.bot, f"{rating.rating:+d}", f"{rating.low:+d} to {rating.high:+d}")
    out.print(grid)
    grid = Grid("bot", "against", "score", "95 %", "games", "drawn", "test", box=None)
    for pair in report.pairs:
        span = f"{pair.low:.1%} to {pair.high:.1%}"
        grid.add_row(
            pair.first, pair.second, f"{pair.score:.1%}", span, str(pair.games), str(pair.drawn), VERDICTS[pair.verdict]
        )
    out.print(grid)
    for pair in report.pairs:
        _print_sides(pair)
    for failure in report.failures:
        err.print(failure, markup=False, highlight=False)


def _print_sides(pair: PairReport) -> None:
    for side, bots in pair.sides.items():
        said = ", ".join(f"{bot} {won / played:.1%} of {played}" for bot, (won, played) in bots.items())
        out.print(f"{pair.first} and {pair.second}, won as {side}: {said}", highlight=False)
