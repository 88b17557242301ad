"""Tables as lists show them. A game that is over is described from its row alone, because replaying it takes long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from hyakki.core.chance import Chance
from hyakki.server.realtime.messages import Sitter, TableInfo
from hyakki.server.storage.store import Row
from hyakki.server.tables.seats import OVER

if TYPE_CHECKING:
    from hyakki.server.tables.live import LiveTable
    from hyakki.server.tables.registry import Registry

MOST = 100
TABLES = (
    "SELECT id, game, status, host, pace, tempo, listed, spectators, options, key, created, result, next, parent "
    "FROM tables t WHERE EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.guest = ? AND NOT EXISTS "
    "(SELECT 1 FROM cleared c WHERE c.table_id = t.id AND c.guest = s.guest AND (s.away = 1 OR c.at >= t.touched))) "
    f"ORDER BY touched DESC LIMIT {MOST}"
)
"""The tables of a guest. A table that the guest has cleared is listed again when the guest returns to it and the
game goes on."""
CLEAR = "INSERT INTO cleared VALUES (?, ?, ?) ON CONFLICT (guest, table_id) DO UPDATE SET at = excluded.at"
STATUS = "SELECT status FROM tables WHERE id = ? AND id IN (SELECT table_id FROM seats WHERE guest = ?)"
SEATS = (
    "SELECT table_id, seat, guest, name, bot, away, hints FROM seats "
    "WHERE table_id IN (SELECT table_id FROM seats WHERE guest = ?) ORDER BY table_id, seat"
)


async def tables_of(registry: Registry, guest: str) -> list[dict[str, Any]]:
    """The tables of this guest; those that wait for the guest come first."""
    tables, seats = await registry.store.together((TABLES, (guest,)), (SEATS, (guest,)))
    sitting: dict[str, list[Row]] = {}
    for seat in seats:
        sitting.setdefault(seat["table_id"], []).append(seat)
    found = [await _listed(registry, guest, row, sitting.get(row["id"], [])) for row in tables]
    return sorted([each for each in found if each is not None], key=lambda each: not each["waiting"])


async def _listed(registry: Registry, guest: str, row: Row, seats: Sequence[Row]) -> dict[str, Any] | None:
    if row["status"] == OVER:
        return {"table": _over(row, seats), "seats": _places(seats, guest), "waiting": False}
    live = await registry.try_table(row["id"])
    if live is None:
        return None
    own = live.seats_of(guest)
    table = live.table if live.is_playing else None
    asked = table is not None and any(
        ask.seat in own and ask.seat not in table.sealed and not live.seats[ask.seat].away for ask in table.asks
    )
    return {"table": live.info, "seats": own, "waiting": asked}


def _places(seats: Sequence[Row], guest: str) -> tuple[int, ...]:
    return tuple([seat["seat"] for seat in seats if seat["guest"] == guest])


def _over(row: Row, seats: Sequence[Row]) -> TableInfo:
    options = msgspec.json.decode(row["options"])
    return TableInfo(
        id=row["id"],
        game=row["game"],
        status=OVER,
        seats=tuple([Sitter(seat["name"], seat["bot"], False, bool(seat["away"])) for seat in seats]),
        host=next(iter(_places(seats, row["host"])), -1),
        pace=row["pace"],
        listed=bool(row["listed"]),
        spectators=bool(row["spectators"]),
        options=options,
        own_content="content" in options,
        commitment=Chance(row["key"]).commitment(),
        created=row["created"],
        result=msgspec.json.decode(row["result"]) if row["result"] else None,
        next=row["next"],
        parent=row["parent"],
        tempo=row["tempo"],
        asked=tuple([seat["hints"] for seat in seats]),
    )


def live_info(live: LiveTable) -> TableInfo:
    """A table in memory, as everyone may know it."""
    here = live.presence.here()
    return TableInfo(
        id=live.id,
        game=live.game.key,
        status=live.status,
        seats=tuple([Sitter(seat.name, seat.bot, seat.guest in here, seat.away) for seat in live.seats]),
        host=next(iter(live.seats_of(live.host)), -1),
        pace=live.pace,
        listed=live.listed,
        spectators=live.spectators,
        options=live.options,
        own_content="content" in live.options,
        commitment=live.commitment,
        created=live.created,
        result=live.result,
        next=live.next,
        parent=live.parent,
        content=live.content,
        tempo=live.tempo,
        waits=live.waits,
        hints=live.advice.rule,
        asked=tuple([seat.hints for seat in live.seats]),
        renewed=0 if live.table is None else live.table.renewed,
    )
