"""Reports: the position at which a player reported a problem, for developers.

The complete report holds a replay with every hidden card, so only operators of the server may read it.
During the game the reporter gets a report without Records, with only what the reporter was sent."""

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
    """The name of the report."""
    program: str
    """The version of Hyakki."""
    game: str
    rules: dict[str, Any]
    rules_digest: str
    viewer: tuple[int, ...]
    text: str
    events: list[dict[str, Any]]
    sent: dict[str, Any]
    """Everything that the viewer saw."""
    replay: Replay | None = None

    @property
    def whole(self) -> Replay:
        """The game up to the reported position."""
        if self.replay is None:
            raise Malformed(
                f"this is what the reporter was sent; the whole report is {self.report} among the reports of the server"
            )
        return self.replay


def make(name: str, program: str, table: Table, sitters: Sequence[Sitter], viewer: Viewer, text: str) -> Report:
    """Make the complete report. The digest of its replay names the position."""
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
    """Return the report for the reporter: without the Records, unless the game is over."""
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
    """Return how this position differs from the reported one, or None. The program may have changed since."""
    viewer = Viewer(report.viewer)
    if digest(table.state, key=False) != document.digest:
        return "this program reaches another position than the one reported"
    now = {"events": table.told(viewer), **table.sent(viewer)}
    then = {"events": report.events, **report.sent}
    different = [part for part in now if _plain(now[part]) != _plain(then.get(part))]
    return f"this program shows the reporter otherwise: {', '.join(different)}" if different else None


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
