"""The command line: `hyakki …`. Every command has `--json`; long ones show how far they are."""

from __future__ import annotations

import sys
import threading
import time
import tomllib
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from hyakki import __version__
from hyakki.core.errors import BadContent, HyakkiError
from hyakki.core.events import SPECTATOR, Viewer, seat_name
from hyakki.core.game import Game, game_of, games
from hyakki.core.report import Report
from hyakki.core.rulebook import Entry, Rulebook
from hyakki.core.table import Table
from hyakki.core.text import Text

app = typer.Typer(
    name="hyakki",
    help="A table for hidden-information board games of Japanese folklore.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
out = Console()
err = Console(stderr=True)

Key = Annotated[str, typer.Argument(help="The game, as `hyakki games` lists it.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Lang = Annotated[str, typer.Option("--lang", help="Language: en or it.")]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Seats = Annotated[int | None, typer.Option(min=1, help="How many seats.")]
Workers = Annotated[int, typer.Option(min=1, help="How many processes.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", help="A game option as NAME=VALUE (TOML), or NAME=@FILE for a TOML file. Repeatable."
    ),
]

FAULT = 1
WRONG_CALL = 2
STOPPED = 130
"""As shells and Typer have it for a command that Ctrl-C has ended."""


def main() -> None:
    """An error that the user can fix is one line and exit code 2; a failed check is exit code 1."""
    try:
        app()
    except HyakkiError as error:
        _fail(str(error))


def _fail(message: str) -> NoReturn:
    err.print(f"hyakki: {message}", style="red", highlight=False, markup=False, soft_wrap=True)
    raise SystemExit(WRONG_CALL)


def _json(value: Any) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def read_options(said: list[str] | None) -> dict[str, Any]:
    """`NAME=VALUE`, the value as in TOML; a bare word is a word, `@FILE` a TOML file."""
    options: dict[str, Any] = {}
    for each in said or []:
        name, equals, value = each.partition("=")
        if not equals or not name:
            raise BadContent(f"--option {each}", "must be NAME=VALUE")
        options[name.strip()] = read_toml(Path(value[1:])) if value.startswith("@") else _value(value)
    return options


def _value(said: str) -> Any:
    try:
        return tomllib.loads(f"value = {said}")["value"]
    except tomllib.TOMLDecodeError:
        return said


def read_toml(file: Path) -> dict[str, Any]:
    """The tables of a TOML file; an error names the file, the line and the column."""
    try:
        return tomllib.loads(read_text(file))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadContent(str(file), str(error)) from None


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadContent(str(file), error.strerror or "cannot be read") from None
    except UnicodeDecodeError:
        raise BadContent(str(file), "is not text in UTF-8") from None


@contextmanager
def bar(what: str, total: int, quiet: bool) -> Iterator[Any]:
    """A progress bar on standard error, none for programs."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=quiet or not err.is_terminal) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done, *_: progress.update(task, completed=done)


def _version(asked: bool) -> None:
    if asked:
        out.print(f"hyakki {__version__}", highlight=False)
        raise typer.Exit


@app.callback()
def hyakki(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Print it.")] = False,
) -> None:
    """A table for hidden-information board games of Japanese folklore."""


@app.command("games")
def list_games(json: Json = False, lang: Lang = "en") -> None:
    """List the games and Series that can be played."""
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
        _json(rows)
        return
    grid = Grid("game", "seats", "", box=None)
    for row in rows:
        grid.add_row(row["key"], "–".join(map(str, row["seats"])), f"{row['title']}. {row['tagline']}")
    out.print(grid)


@app.command()
def rules(
    key: Key,
    id: Annotated[str | None, typer.Argument(help="A rule id, or words to look for.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules no test cites.")] = False,
    mutate: Annotated[bool, typer.Option("--mutate", help="Turn rules off one by one: which tests notice?")] = False,
    only: Annotated[list[str] | None, typer.Option("--only", help="With --mutate: only these ids.")] = None,
    workers: Workers = 2,
    tests: Annotated[Path, typer.Option(help="Where the tests lie.")] = Path("tests"),
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Read the rulebook, one rule of it, or what the tests prove of it."""
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
        _json([_plain(entry) for entry in found] if id is None or "-" not in id else _plain(found[0]))
        return
    if id is None:
        out.print(Markdown(f"# {book.title}\n\n{book.intro}"))
        for section in book.sections:
            entries = "\n\n".join(f"### {entry.id} {entry.title}\n\n{entry.text}" for entry in section.entries)
            out.print(Markdown(f"## {section.title}\n\n{section.text}\n\n{entries}"))
        return
    if not found:
        _fail(f"no rule of {book.game} speaks of {id!r}")
    for entry in found:
        out.print(Markdown(f"### {entry.id} {entry.title}\n\n*{entry.source}*\n\n{entry.text}"))


def _plain(entry: Entry) -> dict[str, str]:
    return {name: getattr(entry, name) for name in ("id", "title", "source", "text", "section")}


def _coverage(game: Game[Any], tests: Path, json: bool) -> None:
    from hyakki.lab.coverage import coverage

    report = coverage(game, tests)
    if json:
        _json(report)
    else:
        out.print(f"{report['rules']} rules, {len(report['notes'])} of them notes without behaviour", highlight=False)
        out.print(f"no test cites: {', '.join(report['missing']) or 'none'}", highlight=False)
    if report["missing"]:
        raise typer.Exit(FAULT)


def _mutate(game: Game[Any], tests: Path, only: list[str], workers: int, json: bool) -> None:
    from hyakki.lab.mutate import mutants_of, run_mutants

    mutants = mutants_of(game, only)
    with bar("mutants", len(mutants), json) as progress:
        report = run_mutants(mutants, tests, workers, progress)
    if json:
        _json(report.plain())
    else:
        out.print(report.told(), highlight=False, markup=False)
    if report.survivors:
        raise typer.Exit(FAULT)


@app.command()
def sim(
    key: Key,
    games: Games = 100,
    seats: Seats = None,
    bots: Annotated[str, typer.Option(help="Bots by name, with commas; they take the seats in turn.")] = "random",
    seed: Seed = 0,
    workers: Workers = 1,
    cap: Annotated[
        int | None, typer.Option(min=1, help="Questions after which a game is stopped and counted apart.")
    ] = None,
    keep: Annotated[
        Path | None, typer.Option(help="Keep the counts in this file; a run that was stopped goes on from it.")
    ] = None,
    option: Options = None,
    json: Json = False,
) -> None:
    """Let bots play many games and report what came of them."""
    from hyakki.lab.sim import CAP, simulate

    game = game_of(key)
    names = [name.strip() for name in bots.split(",")]
    with bar(f"{key} games", games, json) as progress:
        report = simulate(
            game, games, seats or game.usual, names, seed, workers, read_options(option), progress, cap or CAP, keep
        )
    if json:
        _json(report.plain())
    else:
        _print_report(report.plain())
    if report.games < games:
        later = f"; the same command goes on from {keep}" if keep else ""
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
    full: Annotated[bool, typer.Option("--full", help="The leak test at every question, not at samples.")] = False,
    workers: Workers = 1,
    option: Options = None,
    json: Json = False,
) -> None:
    """Play at random and prove at every question that the engine keeps its promises."""
    from hyakki.lab.check import check as run_check

    game = game_of(key)
    with bar(f"checking {key}", games, json) as progress:
        report = run_check(key, games, seats or game.usual, seed, read_options(option), full, workers, progress)
    plain = report.plain()
    if json:
        _json(plain)
    else:
        for name, value in plain.items():
            out.print(f"{name}: {value}", highlight=False, markup=False, soft_wrap=True)
    if plain["faults"]:
        raise typer.Exit(FAULT)


@app.command()
def scene(
    files: Annotated[list[Path], typer.Argument(help="Scene files, or folders of them.")],
    json: Json = False,
) -> None:
    """Run worked examples written as data."""
    from hyakki.lab.scene import run_scene

    paths = [path for file in files for path in (sorted(file.rglob("*.toml")) if file.is_dir() else [file])]
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
        _json({"scenes": len(rows), "passed": len(rows) - len(failed), "failed": len(failed), "results": rows})
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


def read_seat(said: str, seats: int) -> int:
    """A letter from A, or a number from 1."""
    word = said.strip().upper()
    seat = int(word) - 1 if word.isdigit() else ord(word) - 65 if len(word) == 1 else -1
    if not 0 <= seat < seats:
        raise BadContent("--seat", f"{said!r} is none of {', '.join(map(seat_name, range(seats)))}")
    return seat


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A replay file, or a report from a server's data folder.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check that the file holds what it says.")] = False,
    seat: Annotated[str | None, typer.Option(help="As this seat saw it (a letter, or a number from 1).")] = None,
    keep: Annotated[Path | None, typer.Option(help="Add the game to this folder of finished games.")] = None,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Read a game again in sentences, or check that its file is true. A report is read up to the position that was
    reported, as whoever reported it saw it."""
    from hyakki.core import replay as replays
    from hyakki.core import report as reports

    try:
        body = file.read_bytes()
    except OSError as error:
        raise BadContent(str(file), error.strerror or "cannot be read") from None
    report = reports.decode(body) if reports.is_report(body) else None
    document = replays.decode(body) if report is None else report.whole
    if keep is not None:
        from hyakki.lab import finished

        out.print(f"kept as {finished.keep(document, keep)}", highlight=False)
        return
    if verify:
        replays.verify(document)
        facts = {"game": document.game, "records": len(document.records), "result": document.result, "verified": True}
        _json(facts) if json else out.print(f"{file}: verified, {len(document.records)} records", highlight=False)
        return
    seats = len(document.seats)
    if seat is not None:
        viewer = Viewer((read_seat(seat, seats),))
    elif report is not None:
        viewer = Viewer(report.viewer)
    else:
        viewer = Viewer(range(seats)) if document.result is not None else SPECTATOR
    table = replays.play(document, [viewer])
    misfit = None if report is None else reports.misfit(report, table, document)
    if json:
        told = {"game": document.game, "events": table.told(viewer), "result": document.result}
        _json(told if report is None else {**told, **_reported(report, misfit), "sent": table.sent(viewer)})
    else:
        _tell(table, viewer, [sitter.name for sitter in document.seats], Text(table.game, lang), report, misfit)
    if misfit:
        raise typer.Exit(FAULT)


def _reported(report: Report, misfit: str | None) -> dict[str, Any]:
    return {
        "report": report.report,
        "text": report.text,
        "viewer": [seat_name(seat) for seat in report.viewer],
        "digest": report.whole.digest,
        "misfit": misfit,
    }


def _tell(
    table: Table, viewer: Viewer, names: list[str], text: Text, report: Report | None, misfit: str | None
) -> None:
    if report is not None:
        who = ", ".join(f"{seat_name(seat)} ({names[seat]})" for seat in viewer.seats) or "nobody who sits there"
        count, place = len(table.records), f"{report.report}, Hyakki {report.program}"
        head = f"{place}: after {count} records, as {who} saw it"
        out.print(head, style="bold", highlight=False, markup=False, soft_wrap=True)
        if report.text:
            out.print(f"“{report.text}”", highlight=False, markup=False, soft_wrap=True)
    for _, event in table.log:
        if event.reaches(viewer):
            said = text.event(event.seen(viewer), names, viewer)
            if said is not None:
                out.print(f"{said} [dim]{event.kind.rule}[/dim]", highlight=False)
    if table.over:
        out.print(text.ending(table.game.standing(table.state), names, viewer), style="bold")
    elif report is not None:
        _show_position(table, viewer, names, text)
    if misfit:
        err.print(f"hyakki: {misfit}", style="red", highlight=False, markup=False)


def _show_position(table: Table, viewer: Viewer, names: list[str], text: Text) -> None:
    view = table.view(viewer)
    for part in table.game.screen().table(view, text, names):
        out.print(part)
    for ask in table.asks:
        if ask.seat in viewer.seats:
            out.print(text.ask(ask.kind, view, names), style="bold", highlight=False)
            menu = table.menu(ask)
            for option in menu.options:
                out.print(f"  {text.option(option, names, ask.kind)} [dim]{option.id}[/dim]", highlight=False)
            for blocked in menu.blocked:
                out.print(f"  [dim]{text.option(blocked.id, names, ask.kind)}: {blocked.rule}[/dim]", highlight=False)


@app.command()
def play(
    key: Annotated[str | None, typer.Argument(help="The game, as `hyakki games` lists it; you are asked.")] = None,
    seats: Annotated[int | None, typer.Option(min=1, help="How many seats; yours is the first.")] = None,
    bots: Annotated[str, typer.Option(help="The bots against you, with commas.")] = "judgement",
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="For a game that can be repeated.")] = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help="Where the replay of the game goes: a file or a folder.")] = None,
    pace: Annotated[str, typer.Option(help="instant, or table: bots take their time.")] = "instant",
    resume: Annotated[Path | None, typer.Option(help="Go on with the game that was kept in this file.")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="Language: en or it.")] = None,
) -> None:
    """Play in the terminal against bots. A game that you leave is kept in a file."""
    from hyakki.terminal import Terminal, go_on, pick_game, sit_down

    if pace not in ("instant", "table"):
        raise BadContent("--pace", f"{pace!r} is neither instant nor table")
    terminal = Terminal(wait=time.sleep if pace == "table" else None)
    if resume is not None:
        go_on(resume, save, lang, terminal)
        return
    game = pick_game(lang, terminal) if key is None else game_of(key)
    if game is not None:
        options = read_options(option)
        sit_down(game, seats or game.usual, bots.split(","), name, seed, options, save, lang, terminal)


Folder = Annotated[Path | None, typer.Option("--data", help="The data folder.")]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help="A settings file (TOML).")]


def _settings(file: Path | None, data: Path | None, **said: Any) -> Any:
    from hyakki.server.settings import choose

    chosen = choose(file, said={"data": None if data is None else str(data), **said})
    for warning in chosen.unknown:
        err.print(f"hyakki: {warning}", style="yellow", highlight=False, markup=False, soft_wrap=True)
    return chosen.settings()


@app.command()
def serve(
    settings: SettingsFile = None,
    data: Folder = None,
    host: Annotated[str | None, typer.Option(help="Where to listen.")] = None,
    port: Annotated[int | None, typer.Option(help="Where to listen.")] = None,
    database: Annotated[str | None, typer.Option(help="A store in PostgreSQL instead of the data folder.")] = None,
    broker: Annotated[str | None, typer.Option(help="Redis, for several workers on one database.")] = None,
    browse: Annotated[bool, typer.Option("--browse", help="Open the page where there is a display.")] = False,
) -> None:
    """Serve tables to people: the page, the API and the sockets."""
    try:
        from hyakki.server.app import listen
        from hyakki.server.app import serve as run
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("hyakki"):
            raise
        _fail(f"a server needs the module {missing.name!r}: pip install 'hyakki[server]'")

    chosen = _settings(settings, data, host=host, port=port, database=database, broker=broker)
    listener = listen(chosen)
    more = f"; other machines find it at {chosen.abroad}/" if chosen.abroad else ""
    out.print(f"Hyakki is at {chosen.home}/{more}", highlight=False, soft_wrap=True)
    if browse:
        threading.Timer(1.5, webbrowser.open, (f"{chosen.home}/",)).start()
    run(chosen, listener)


@app.command("settings")
def list_settings(settings: SettingsFile = None, data: Folder = None, json: Json = False) -> None:
    """List everything a server can be told: what is in force, from where, and what it would be otherwise."""
    from hyakki.server.settings import choose, rows

    chosen = choose(settings, said={"data": None if data is None else str(data)})
    found = rows(chosen)
    if json:
        _json({"settings": found, "unknown": chosen.unknown})
        return
    for row in found:
        was = "" if row.source == "default" else f"  ({row.source}; default {row.default!r})"
        out.print(f"{row.name} = {row.value!r}{was}", highlight=False, markup=False, soft_wrap=True)
        if row.about:
            out.print(f"    {row.about}", style="dim", highlight=False, markup=False, soft_wrap=True)
    for warning in chosen.unknown:
        err.print(f"hyakki: {warning}", style="yellow", highlight=False, markup=False, soft_wrap=True)


def _with_file(settings: Any) -> Any:
    if settings.database:
        said = "is copied by pg_dump and put back by pg_restore; what people report lies in the data folder"
        raise BadContent("the database", said)
    return settings


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes.")],
    settings: SettingsFile = None,
    data: Folder = None,
) -> None:
    """Copy the whole store and what people have reported, while the server runs."""
    from hyakki.server.copies import copy_store
    from hyakki.server.store import STORE

    copy_store(Path(_with_file(_settings(settings, data)).data) / STORE, file)
    out.print(f"{file}: a whole copy of the store, reports and all", highlight=False)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy made by `hyakki backup`.")],
    settings: SettingsFile = None,
    data: Folder = None,
) -> None:
    """Put a copy back in place; the server must not be running, and what is there is kept beside it."""
    from hyakki.server.copies import restore_store
    from hyakki.server.store import STORE

    kept = restore_store(file, Path(_with_file(_settings(settings, data)).data) / STORE)
    aside = f"; what was there is in {', '.join(map(str, kept))}" if kept else ""
    out.print(f"restored from {file}{aside}", highlight=False)


scenarios = typer.Typer(help="Scenarios of your own.", no_args_is_help=True)
app.add_typer(scenarios, name="scenario")


@scenarios.callback()
def scenario() -> None:
    """Scenarios of your own."""


@scenarios.command("check")
def check_scenario(
    file: Annotated[Path, typer.Argument(help="A scenario as TOML.")],
    game: Annotated[str, typer.Option(help="The game that it is for.")] = "okko",
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Name every fault of a scenario with its place; exit code 1 if there are any. Warn of goals that bots cannot
    reach."""
    examined = game_of(game).examined(read_text(file), lang)
    if examined is None:
        raise BadContent("--game", f"{game} takes no scenarios")
    faults = examined.faults
    if json:
        warnings = [{"where": where, "what": what, "warning": True} for where, what in examined.warnings]
        _json([{"where": where, "what": what} for where, what in faults] + warnings)
    else:
        for where, what in faults:
            out.print(f"{where}: {what}", highlight=False, markup=False, soft_wrap=True)
        for where, what in examined.warnings:
            said = Text(None, lang).word("scenario-warning", where=where, what=what)
            out.print(said, highlight=False, markup=False, soft_wrap=True)
        said = Text(None, lang).word("scenario-checked", count=len(faults), file=str(file))
        out.print(said, highlight=False, markup=False, soft_wrap=True)
    if faults:
        raise SystemExit(FAULT)


if __name__ == "__main__":
    main()
