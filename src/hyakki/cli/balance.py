"""`hyakki balance`: a report about the balance of a game, for designers."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer

from hyakki.cli.common import FAULT, STOPPED, app, bar, check_writable, err, fail, finite, out, print_json, read_options
from hyakki.cli.parameters import MOST_GAMES, Code, Json, Key, OnEngine, Options, Seed, Workers
from hyakki.core.content import AS_WRITTEN, TUNED
from hyakki.core.game import game_of


@app.command()
def balance(
    key: Key,
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="The number of deals, shared among numbers of seats and set-ups.")
    ] = 400,
    content: Annotated[
        str | None, typer.Option(help="The content: as-written, tuned, or @FILE with changes as TOML.")
    ] = None,
    compare: Annotated[str | None, typer.Option(help="Another content, to be compared over the same deals.")] = None,
    numbers: Annotated[
        str, typer.Option("--seats", help="The numbers of seats, separated by commas; by default all.")
    ] = "",
    bots: Annotated[
        str, typer.Option(help="The names of the bots, separated by commas; they take the seats in turn.")
    ] = "judgement",
    out_file: Annotated[
        Path | None, typer.Option("--out", help="The report's file. The tables are written beside it.")
    ] = None,
    seconds: Annotated[
        float,
        typer.Option(min=0.1, callback=finite, help="The time a player takes for a decision, for lengths in minutes."),
    ] = 15.0,
    seed: Seed = 0,
    workers: Workers = 1,
    engine: OnEngine = "processes",
    keep: Annotated[
        Path | None, typer.Option(help="Save the games to this file; a stopped run continues from it.")
    ] = None,
    code: Code = None,
    option: Options = None,
    json: Json = False,
) -> None:
    """Let bots play and write a report: who wins, what each card is worth, how long games are, and where."""
    from hyakki.lab.balance.findings import Report
    from hyakki.lab.balance.page import page
    from hyakki.lab.balance.play import plan, play
    from hyakki.lab.balance.tables import write_tables

    file = out_file or Path(f"{key}-balance.html")
    check_writable(file, keep)
    chosen = [content] if compare is None else [content, compare]
    made = plan(
        game_of(key),
        _numbers(numbers),
        [name.strip() for name in bots.split(",")],
        [_content(each) for each in chosen],
        read_options(option),
        seed,
        code=code or (),
    )
    with bar(f"{key} games", games, json) as progress:
        results = play(made, games, workers, keep, progress, engine)
    report = Report(made, results, tuple(map(_label, chosen)), seconds, date.today())
    if not report.counts.games:
        if results.failures:
            err.print(results.failures[0], markup=False, highlight=False)
        fail("no game was finished, so there is nothing to report")
    file.write_text(page(report), encoding="utf-8")
    written, parquet = write_tables(report, file)
    if json:
        findings = [finding._asdict() for finding in report.findings]
        said = {"game": key, "deals": len(results.deals), "stopped": results.stopped, "findings": findings}
        print_json(said | {"files": [str(each) for each in (file, *written)]})
    else:
        for finding in report.findings:
            span = f" ({finding.span})" if finding.span else ""
            out.print(f"{finding.value}{span} {finding.said}", highlight=False, markup=False)
        out.print(f"{file}, and {len(written)} tables beside it", highlight=False, markup=False, soft_wrap=True)
    if not parquet:
        missing = "no Parquet tables, only CSV: pyarrow is missing; install hyakki[balance]"
        err.print(f"hyakki: {missing}", highlight=False, markup=False, soft_wrap=True)
    if results.stopped:
        later = f"; run the same command again to continue from {keep}" if keep else ""
        err.print(
            f"hyakki: stopped after {len(results.deals)} of {games} deals{later}", style="yellow", highlight=False
        )
        raise typer.Exit(STOPPED)
    if results.failures:
        err.print(results.failures[0], markup=False, highlight=False)
        raise typer.Exit(FAULT)


def _numbers(said: str) -> list[int]:
    parts = [part.strip() for part in said.split(",") if part.strip()]
    if not all(part.isdigit() for part in parts):
        fail(f"--seats {said}: must be numbers, separated by commas")
    return [int(part) for part in parts]


def _content(said: str | None) -> dict[str, Any]:
    """Return the options that choose a content: a set by its name, or a file of changes."""
    if said is None:
        return {}
    if said.startswith("@"):
        return read_options([f"content={said}"])
    if said not in (AS_WRITTEN, TUNED):
        fail(f"content {said}: must be {AS_WRITTEN}, {TUNED} or @FILE")
    return {"set": said}


def _label(said: str | None) -> str:
    return "usual content" if said is None else Path(said[1:]).name if said.startswith("@") else said
