"""`hyakki games` and `hyakki rules`: the list of games, their rulebooks, and the tests of their rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.table import Table as Grid

from hyakki.cli.common import FAULT, app, bar, fail, out, print_json
from hyakki.cli.parameters import Json, Key, Lang, Workers
from hyakki.core.game import AnyGame, game_of, games
from hyakki.core.rulebook import Entry, Rulebook
from hyakki.core.text import Text


@app.command("games")
def list_games(json: Json = False, lang: Lang = "en") -> None:
    """List the games and Series."""
    rows: list[dict[str, Any]] = [
        {
            "key": key,
            "title": Text(game, lang).title,
            "tagline": Text(game, lang).tagline,
            "seats": [game.least, game.most],
            "series_of": game.of or None,
        }
        for key, game in games().items()
    ]
    if json:
        print_json(rows)
        return
    grid = Grid("game", "seats", "", box=None)
    for row in rows:
        grid.add_row(row["key"], "–".join(map(str, row["seats"])), f"{row['title']}. {row['tagline']}")
    out.print(grid)


@app.command()
def rules(
    key: Key,
    id: Annotated[str | None, typer.Argument(help="A rule id, or words to search for.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="List the rules that no test cites.")] = False,
    mutate: Annotated[
        bool, typer.Option("--mutate", help="Turn rules off one by one and list those that no test notices.")
    ] = False,
    only: Annotated[list[str] | None, typer.Option("--only", help="With --mutate: only these rule ids.")] = None,
    workers: Workers = 2,
    tests: Annotated[Path, typer.Option(help="The folder of the tests.")] = Path("tests"),
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Print the rulebook or one rule, search it, or compare it with the tests."""
    game = game_of(key)
    if coverage:
        _coverage(game, tests, json)
    elif mutate:
        _mutate(game, tests, only or [], workers, json)
    else:
        _read_rules(Rulebook(game, lang), id, json)


def _read_rules(book: Rulebook, id: str | None, json: bool) -> None:
    found = list(book) if id is None else [book[id]] if "-" in id else book.search(id)
    if json:
        print_json([_plain(entry) for entry in found] if id is None or "-" not in id else _plain(found[0]))
        return
    if id is None:
        out.print(Markdown(f"# {book.title}\n\n{book.intro}"))
        for section in book.sections:
            entries = "\n\n".join(f"### {entry.id} {entry.title}\n\n{entry.text}" for entry in section.entries)
            out.print(Markdown(f"## {section.title}\n\n{section.text}\n\n{entries}"))
        return
    if not found:
        fail(f"no rule of {book.game} contains {id!r}; try fewer or other words")
    for entry in found:
        out.print(Markdown(f"### {entry.id} {entry.title}\n\n*{entry.source}*\n\n{entry.text}"))


def _plain(entry: Entry) -> dict[str, str]:
    return {name: getattr(entry, name) for name in ("id", "title", "source", "text", "section")}


def _coverage(game: AnyGame, tests: Path, json: bool) -> None:
    from hyakki.lab.coverage import coverage

    report = coverage(game, tests)
    if json:
        print_json(report)
    else:
        out.print(f"{report['rules']} rules, {len(report['notes'])} of them notes without behaviour", highlight=False)
        out.print(f"no test cites: {', '.join(report['missing']) or 'none'}", highlight=False)
    if report["missing"]:
        raise typer.Exit(FAULT)


def _mutate(game: AnyGame, tests: Path, only: list[str], workers: int, json: bool) -> None:
    from hyakki.lab.mutate import mutants_of, run_mutants

    mutants = mutants_of(game, only)
    with bar("mutants", len(mutants), json) as progress:
        report = run_mutants(mutants, tests, workers, progress)
    if json:
        print_json(report.plain())
    else:
        out.print(report.told(), highlight=False, markup=False)
    if report.survivors:
        raise typer.Exit(FAULT)
