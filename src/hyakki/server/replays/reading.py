"""Shows a replay step by step: what was known, what was asked, what could have been answered.

This runs in a separate process (`player.py`), because an imported document can hold anything.
"""

from __future__ import annotations

import logging
from collections.abc import Hashable, Iterator, Sequence
from typing import cast

import msgspec

from hyakki.core import replay as replays
from hyakki.core.captions import content_of
from hyakki.core.errors import HyakkiError
from hyakki.core.events import Viewer
from hyakki.core.motion import VOTES
from hyakki.core.records import Answered, Record
from hyakki.core.replay import Broken
from hyakki.core.table import Table
from hyakki.core.text import LANGUAGES
from hyakki.core.things import Handbook, handbook_of
from hyakki.server.errors import NotFound, NotNow
from hyakki.server.http.bodies import Did, ReplayMenu, ReplayStep, ReplaySteps
from hyakki.server.realtime.messages import Question, Sitter

log = logging.getLogger("hyakki.replays")

encode = msgspec.json.Encoder().encode
POSITIONS = 8
_POSITIONS: dict[Hashable, Table] = {}
"""The most recently shown positions, the latest last: an answer of several parts is requested part by part."""


def verify(document: bytes) -> None:
    """Raise Broken unless the document holds what it says."""
    replays.verify(replays.decode(document))


def steps(document: bytes, seats: tuple[int, ...]) -> bytes:
    """ReplaySteps, encoded."""
    replay = replays.decode(document)
    table = replays.play(replay, upto=0)
    try:
        shown = ReplaySteps(
            game=replay.game,
            seats=tuple(Sitter(sitter.name, sitter.bot) for sitter in replay.seats),
            result=replay.result,
            content=content_of(table.game, table.rules) | {"handbook": _handbooks(table)},
            steps=[cast(ReplayStep, msgspec.Raw(encode(step))) for step in _steps(replay, Viewer(seats))],
        )
        return encode(shown)
    except (HyakkiError, MemoryError, RecursionError):
        raise
    except Exception as error:
        raise _unshowable(replay, error) from None


def _handbooks(table: Table) -> dict[str, Handbook]:
    """Return the Handbooks of a replay, by language: it has no table that could be asked."""
    return {lang: handbook_of(table.game, table.rules, lang) for lang in LANGUAGES}


def records_upto(document: bytes, step: int) -> list[Record]:
    """The Records that lead to this step, if a game can continue from there."""
    table = replays.play(replays.decode(document), upto=step + 1)
    if table.over or not table.asks or any(ask.kind in VOTES for ask in table.asks):
        raise NotNow("nobody can play on from this step: choose one in which players are asked something")
    return table.records


def entries(key: Hashable, document: bytes, step: int, seat: int, kind: str, path: Sequence[str]) -> ReplayMenu:
    """The options of this seat in that step, after a part of an answer."""
    table = _POSITIONS.pop(key, None) or replays.play(replays.decode(document), upto=step + 1)
    _POSITIONS[key] = table
    for oldest in list(_POSITIONS)[:-POSITIONS]:
        del _POSITIONS[oldest]
    ask = next((ask for ask in table.asks_of(seat) if ask.kind == kind), None)
    if ask is None:
        raise NotFound(f"the seat was not asked {kind!r} in this step")
    try:
        return ReplayMenu(**table.entries(ask, path))
    except HyakkiError as error:
        raise NotFound(str(error)) from None
    except (MemoryError, RecursionError):
        raise
    except Exception as error:
        raise _unshowable(replays.decode(document), error) from None


def _unshowable(replay: replays.Replay, error: Exception) -> Broken:
    """The error for a replay that was verified but whose custom content cannot be shown."""
    log.warning("showing a replay of %s failed: %r", replay.game, error)
    return Broken("this replay cannot be shown: its content is not complete")


def _steps(document: replays.Replay, viewer: Viewer) -> Iterator[ReplayStep]:
    """The steps as this viewer saw them; questions are shown to a single seat only."""
    heard = 0
    coming: list[Record | None] = [*document.records[1:], None]
    played = replays.step_by_step(document, [viewer])
    for record, following, table in zip(document.records, coming, played, strict=True):
        told = table.told(viewer, heard)
        heard += len(told)
        asks = _asked(table, viewer, following) if len(viewer.seats) == 1 else []
        yield ReplayStep(_did(record, viewer), told, table.view(viewer).plain(), asks)


def _asked(table: Table, viewer: Viewer, following: Record | None) -> list[Question]:
    return [
        Question.of(ask, coach=None, answer=_answer(following, ask["seat"], ask["kind"]))
        for ask in table.sent_to_seats(viewer)["asks"]
    ]


def _answer(record: Record | None, seat: int, kind: str) -> list[str] | None:
    """The answer to this question, if the next Record gives it."""
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
