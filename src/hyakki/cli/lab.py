"""`hyakki sim`, `hyakki check` and `hyakki scene`: simulations, checks and scenes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from hyakki.cli.common import FAULT, STOPPED, app, bar, check_writable, err, fail, out, print_json, read_options
from hyakki.cli.parameters import Code, Games, Json, Key, OnEngine, Options, Seats, Seed, Workers
from hyakki.core.errors import BadContent
from hyakki.core.game import game_of


@app.command()
def sim(
    key: Key,
    games: Games = 100,
    seats: Seats = None,
    bots: Annotated[
        str, typer.Option(help="The names of the bots, separated by commas; they take the seats in turn.")
    ] = "random",
    seed: Seed = 0,
    workers: Workers = 1,
    engine: OnEngine = "processes",
    cap: Annotated[
        int | None, typer.Option(min=1, help="Stop a game after this number of questions and count it separately.")
    ] = None,
    keep: Annotated[
        Path | None, typer.Option(help="Save the counts to this file; a stopped run continues from it.")
    ] = None,
    code: Code = None,
    option: Options = None,
    json: Json = False,
) -> None:
    """Let bots play many games and report wins and lengths."""
    from hyakki.lab.play import CAP
    from hyakki.lab.sim import simulate

    game = game_of(key)
    check_writable(keep)
    names = [name.strip() for name in bots.split(",")]
    with bar(f"{key} games", games, json) as progress:
        seating, options, cap = seats or game.usual, read_options(option), cap or CAP
        report = simulate(game, games, seating, names, seed, workers, options, progress, cap, keep, code or (), engine)
    if json:
        print_json(report.plain())
    else:
        _print_report(report.plain())
    if report.games < games:
        later = f"; run the same command again to continue from {keep}" if keep else ""
        err.print(f"hyakki: stopped after {report.games} of {games} games{later}", style="yellow", highlight=False)
        raise typer.Exit(STOPPED)
    if report.errors:
        raise typer.Exit(FAULT)


def _print_report(plain: dict[str, Any]) -> None:
    out.print(
        f"{plain['games']} games of {plain['game']} at {plain['seats']} seats: {plain['finished']} finished, "
        f"{plain['capped']} capped, {plain['errors']} errors",
        highlight=False,
    )
    out.print(f"{plain['decisions']} decisions, {plain['decisions_per_second']:,.0f} a second", highlight=False)
    for by, shares in plain["wins"].items():
        grid = Grid(by.removeprefix("by_"), "won", "of", "share", "95 %", box=None)
        for name, share in shares.items():
            span = f"{share['low']:.1%} to {share['high']:.1%}"
            grid.add_row(name, str(share["wins"]), str(share["games"]), f"{share['share']:.1%}", span)
        out.print(grid)
    for measure, spread in plain["length"].items():
        said = ", ".join(f"{name} {value:g}" for name, value in spread.items())
        out.print(f"{measure}: {said}", highlight=False)
    for table, things in plain["use"].items():
        said = ", ".join(f"{name} {use['share']:.0%} of {use['games']}" for name, use in things.items())
        out.print(f"{table.replace('_', ' ')}: {said}", highlight=False)
    for failure in plain["failures"]:
        err.print(f"game {failure['index']} (seed {failure['seed']}):\n{failure['traceback']}", markup=False)


@app.command()
def check(
    key: Key,
    games: Games = 20,
    seats: Seats = None,
    seed: Seed = 0,
    full: Annotated[
        bool, typer.Option("--full", help="Test for leaks at every question instead of at samples.")
    ] = False,
    workers: Workers = 1,
    option: Options = None,
    json: Json = False,
) -> None:
    """Play random games and test the engine at every question."""
    from hyakki.lab.check import check as run_check

    game = game_of(key)
    with bar(f"checking {key}", games, json) as progress:
        report = run_check(key, games, seats or game.usual, seed, read_options(option), full, workers, progress)
    plain = report.plain()
    if json:
        print_json(plain)
    else:
        for name, value in plain.items():
            out.print(f"{name}: {value}", highlight=False, markup=False, soft_wrap=True)
    if plain["faults"]:
        raise typer.Exit(FAULT)


@app.command()
def scene(
    files: Annotated[list[Path], typer.Argument(help="Scene files, or folders with scene files.")],
    json: Json = False,
) -> None:
    """Run scenes: worked examples as TOML files."""
    from hyakki.lab.scene import run_scene

    paths = [path for file in files for path in (sorted(file.rglob("*.toml")) if file.is_dir() else [file])]
    if not paths:
        fail(f"{', '.join(map(str, files))}: no file here ends in .toml")
    rows: list[dict[str, Any]] = []
    with bar("scenes", len(paths), json) as progress:
        for done, path in enumerate(paths, start=1):
            try:
                result = run_scene(path)
                rows.append(
                    {
                        "file": str(path),
                        "id": result.id,
                        "passed": result.passed,
                        "failures": result.failures,
                        "filled": result.filled,
                    }
                )
            except BadContent as error:
                rows.append({"file": str(path), "id": None, "passed": False, "failures": [str(error)], "filled": {}})
            progress(done)
    failed = [row for row in rows if not row["passed"]]
    if json:
        print_json({"scenes": len(rows), "passed": len(rows) - len(failed), "failed": len(failed), "results": rows})
    else:
        for row in failed:
            out.print(f"{row['file']}", style="red", highlight=False, markup=False, soft_wrap=True)
            for failure in row["failures"]:
                out.print(f"  {failure}", highlight=False, markup=False, soft_wrap=True)
            if row["filled"]:
                filled = ", ".join(f"{name} {value}" for name, value in row["filled"].items())
                out.print(f"  filled in: {filled}", style="dim", highlight=False, markup=False, soft_wrap=True)
        out.print(f"{len(rows) - len(failed)} passed, {len(failed)} failed", highlight=False)
    if failed:
        raise typer.Exit(FAULT)
