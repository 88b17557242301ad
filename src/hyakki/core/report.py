"""A report: where somebody stood when something seemed wrong, for whoever mends it.

Whole, it holds the game as a replay up to that position, hidden cards and all: it stays with those who run the server.
What the reporter is given of it while the game goes on holds what the reporter was sent, and no Records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hyakki.core import replay as replays
from hyakki.core.errors import Malformed
from hyakki.core.events import Viewer
from hyakki.core.replay import Replay, Sitter
from hyakki.core.save import digest
from hyakki.core.table import Table


class Report(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    report: str
    """Its name."""
    program: str
    """The version of Hyakki."""
    game: str
    rules: dict[str, Any]
    rules_digest: str
    viewer: tuple[int, ...]
    text: str
    events: list[dict[str, Any]]
    sent: dict[str, Any]
    """What the viewer had before its eyes."""
    replay: Replay | None = None

    @property
    def whole(self) -> Replay:
        """The game up to the position."""
        if self.replay is None:
            raise Malformed(
                f"this is what the reporter was sent; the whole report is {self.report} among the reports of the server"
            )
        return self.replay


def make(name: str, program: str, table: Table, sitters: Sequence[Sitter], viewer: Viewer, text: str) -> Report:
    """The whole report. The digest of the position is that of the replay in it."""
    return Report(
        report=name,
        program=program,
        game=table.game.key,
        rules=table.rules.plain(),
        rules_digest=table.rules.digest,
        viewer=viewer.seats,
        text=text,
        events=table.told(viewer),
        sent=table.sent(viewer),
        replay=replays.export(table, sitters),
    )


def for_reporter(report: Report) -> Report:
    """Without the Records, unless the game is over."""
    over = report.replay is not None and report.replay.result is not None
    return report if over else msgspec.structs.replace(report, replay=None)


def encode(report: Report) -> bytes:
    return msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"


def is_report(document: bytes) -> bool:
    class Named(msgspec.Struct):
        report: str | None = None

    try:
        return msgspec.json.decode(document, type=Named).report is not None
    except (msgspec.DecodeError, RecursionError):
        return False


def decode(document: bytes) -> Report:
    try:
        return msgspec.json.decode(document, type=Report)
    except msgspec.DecodeError as error:
        raise Malformed(f"not a report: {error}") from None
    except RecursionError:
        raise Malformed("not a report: nested too deeply") from None


def misfit(report: Report, table: Table, document: Replay) -> str | None:
    """In what this position is not the reported one, if in anything: the program may have changed since."""
    viewer = Viewer(report.viewer)
    if digest(table.state, key=False) != document.digest:
        return "this program comes to another position than the one reported"
    now = {"events": table.told(viewer), **table.sent(viewer)}
    then = {"events": report.events, **report.sent}
    different = [part for part in now if _plain(now[part]) != _plain(then.get(part))]
    return f"this program shows the reporter otherwise: {', '.join(different)}" if different else None


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
