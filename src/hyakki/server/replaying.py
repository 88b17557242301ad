"""A replay as somebody looks at it: step by step what was known, what was asked, what could have been answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hyakki.core import replay as replays
from hyakki.core.errors import HyakkiError
from hyakki.core.events import Viewer
from hyakki.core.records import Answered, Record
from hyakki.core.table import Table
from hyakki.server.bodies import Did, ReplayMenu, ReplayStep
from hyakki.server.house import NotFound
from hyakki.server.messages import Question


def steps(document: replays.Replay, viewer: Viewer) -> Iterator[ReplayStep]:
    """What is asked is told where one looks through the eyes of one seat."""
    heard = 0
    coming: list[Record | None] = [*document.records[1:], None]
    played = replays.step_by_step(document, [viewer])
    for record, following, table in zip(document.records, coming, played, strict=True):
        told = table.told(viewer, heard)
        heard += len(told)
        asks = _asked(table, viewer, following) if len(viewer.seats) == 1 else []
        yield ReplayStep(_did(record, viewer), told, table.view(viewer).plain(), asks)


def position(document: replays.Replay, step: int) -> Table:
    if step >= len(document.records):
        raise NotFound(f"there is no step {step}")
    return replays.play(document, upto=step + 1)


def entries(table: Table, seat: int, kind: str, path: Sequence[str]) -> ReplayMenu:
    """What this seat could have gone on with, after a part of an answer to what it was asked then."""
    ask = next((ask for ask in table.asks_of(seat) if ask.kind == kind), None)
    if ask is None:
        raise NotFound(f"that seat was not asked {kind!r} there")
    try:
        return ReplayMenu(**table.menu(ask, path).seen())
    except HyakkiError as error:
        raise NotFound(str(error)) from None


def _asked(table: Table, viewer: Viewer, following: Record | None) -> list[Question]:
    return [
        Question(
            id=ask["id"],
            seat=ask["seat"],
            kind=ask["kind"],
            pace=ask["pace"],
            sealed=bool(ask.get("sealed")),
            open=bool(ask.get("open")),
            coach=None,
            options=ask["options"],
            blocked=ask["blocked"],
            answer=_answer(following, ask["seat"], ask["kind"]),
        )
        for ask in table.sent_to_seats(viewer)["asks"]
    ]


def _answer(record: Record | None, seat: int, kind: str) -> list[str] | None:
    """What was done next, if it was this that was answered."""
    if isinstance(record, Answered) and (record.seat, record.ask) == (seat, kind):
        return list(record.path)
    return None


def _did(record: Record, viewer: Viewer) -> Did:
    name = str(type(record).__struct_config__.tag)
    if not isinstance(record, Answered):
        return Did(name, getattr(record, "seat", None))
    if record.seat not in viewer.seats:
        return Did(name, record.seat, record.ask)
    return Did(name, record.seat, record.ask, record.path, record.clock)
