"""`hyakki replay`: read or verify a finished or reported game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import to_builtins
from rich.markup import escape

from hyakki.cli.common import FAULT, about, app, err, out, print_json, read_bytes
from hyakki.cli.parameters import Json, Lang
from hyakki.core.account import account_of
from hyakki.core.errors import BadContent
from hyakki.core.events import SPECTATOR, Viewer, seat_name, seat_number
from hyakki.core.report import Report
from hyakki.core.table import Table
from hyakki.core.text import Text
from hyakki.core.words import Cast
from hyakki.terminal.account import drawn


def read_seat(said: str, seats: int) -> int:
    """Read a seat: a letter from A, or a number from 1."""
    word = said.strip().upper()
    seat = int(word) - 1 if word.isdigit() else seat_number(word) if len(word) == 1 else -1
    if not 0 <= seat < seats:
        raise BadContent(
            "--seat", f"there is no seat {said!r}; choose one of {', '.join(map(seat_name, range(seats)))}"
        )
    return seat


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A replay file, or a report from a server's data folder.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check every answer against the rules and every draw against the key.")
    ] = False,
    seat: Annotated[str | None, typer.Option(help="Show what this seat saw (a letter, or a number from 1).")] = None,
    keep: Annotated[Path | None, typer.Option(help="Add the game to this folder of finished games, for tests.")] = None,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    """Print a game in sentences, or verify its file. A report is printed up to the reported position, as the player saw
    it."""
    from hyakki.core import replay as replays
    from hyakki.core import report as reports

    body = read_bytes(file)
    with about(file):
        report = reports.decode(body) if reports.is_report(body) else None
        document = replays.decode(body) if report is None else report.whole
    if keep is not None:
        from hyakki.lab import finished

        with about(file):
            out.print(f"saved as {finished.keep(document, keep)}", highlight=False)
        return
    if verify:
        with about(file):
            replays.verify(document)
        facts = {"game": document.game, "records": len(document.records), "result": document.result, "verified": True}
        print_json(facts) if json else out.print(f"{file}: verified, {len(document.records)} records", highlight=False)
        return
    seats = len(document.seats)
    if seat is not None:
        viewer = Viewer((read_seat(seat, seats),))
    elif report is not None:
        viewer = Viewer(report.viewer)
    else:
        viewer = Viewer(range(seats)) if document.result is not None else SPECTATOR
    with about(file):
        table = replays.play(document, [viewer])
    misfit = None if report is None else reports.misfit(report, table, document)
    if json:
        told = {"game": document.game, "events": table.told(viewer), "result": document.result}
        account = account_of(table)
        if account is not None:
            told["account"] = to_builtins(account)
        print_json(told if report is None else {**told, **_reported(report, misfit), "sent": table.sent(viewer)})
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
    table: Table, viewer: Viewer, players: list[str], text: Text, report: Report | None, misfit: str | None
) -> None:
    names = text.cast(table.open_part().get("cast", ()), players)
    if report is not None:
        who = ", ".join(f"{seat_name(seat)} ({players[seat]})" for seat in viewer.seats) or "a spectator"
        count, place = len(table.records), f"{report.report}, Hyakki {report.program}"
        head = f"{place}: after {count} records, as {who} saw it"
        out.print(head, style="bold", highlight=False, markup=False, soft_wrap=True)
        if report.text:
            out.print(f"“{report.text}”", highlight=False, markup=False, soft_wrap=True)
    for _, event in table.log:
        if event.reaches(viewer):
            said = text.event(event.seen(viewer), names, viewer)
            if said is not None:
                out.print(f"{escape(said)} [dim]{event.kind.rule}[/dim]", highlight=False)
    if table.over:
        out.print(escape(text.ending(table.game.standing(table.state), names, viewer)), style="bold")
        account = account_of(table)
        assert account is not None
        out.print(*drawn(account, text, names, viewer), sep="\n", highlight=False)
    elif report is not None:
        _show_position(table, viewer, names, text)
    if misfit:
        err.print(f"hyakki: {misfit}", style="red", highlight=False, markup=False)


def _show_position(table: Table, viewer: Viewer, names: Cast, text: Text) -> None:
    view = table.view(viewer)
    for part in table.game.screen().table(view, text, names):
        out.print(part)
    for ask in table.asks:
        if ask.seat in viewer.seats:
            out.print(escape(text.ask(ask.kind, view, names)), style="bold", highlight=False)
            menu = table.menu(ask)
            for option in menu.options:
                out.print(f"  {escape(text.option(option, names, ask.kind))} [dim]{option.id}[/dim]", highlight=False)
            for blocked in menu.blocked:
                said = escape(text.option(blocked.id, names, ask.kind))
                out.print(f"  [dim]{said}: {blocked.rule}[/dim]", highlight=False)
