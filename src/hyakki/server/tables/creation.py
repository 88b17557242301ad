"""Creating a table: checking the request and the quotas, then storing the table with its seats."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from hyakki.core.chance import KEY_BYTES
from hyakki.core.errors import Malformed
from hyakki.core.game import AnyGame
from hyakki.core.records import Record
from hyakki.core.rules import Rules
from hyakki.server.errors import Conflict, TooMuch
from hyakki.server.identity import Guest
from hyakki.server.jobs.background import in_thread
from hyakki.server.limits.quotas import SERIALIZE, Limit, check_quotas, network_of, quota_condition, quotas_of
from hyakki.server.storage.statements import add_records
from hyakki.server.storage.store import Statement
from hyakki.server.tables.clock import PACES
from hyakki.server.tables.custom import are_custom, read_options
from hyakki.server.tables.hints import USUAL
from hyakki.server.tables.seats import OPEN, PLAYING, Seat, first_seats

if TYPE_CHECKING:
    from hyakki.server.tables.live import LiveTable
    from hyakki.server.tables.registry import Registry


class Begun(NamedTuple):
    """A game in progress that a new table continues."""

    rules: Rules
    key: bytes
    """The key of its chance."""
    records: Sequence[Record]


ID_BYTES = 9
INVITE_BYTES = 15


async def create_table(
    registry: Registry,
    guest: Guest,
    key: str,
    seats: list[str],
    pace: str,
    listed: bool,
    spectators: bool,
    options: dict[str, Any],
    parent: str | None = None,
    sitting: list[Seat] | None = None,
    before: LiveTable | None = None,
    tempo: float = 1.0,
    address: str = "",
    waits: bool = False,
    automatic: bool = True,
    hints: str = USUAL,
    begun: Begun | None = None,
) -> LiveTable:
    """Create a table hosted by this guest. `parent`: the Series it belongs to; `before`: the table it follows; `waits`:
    if players are still to come, the host starts the game; `automatic`: answers without a choice are given (SV-09);
    `hints`: who may ask for them; `begun`: the game that continues there."""
    game, limits = registry.game(key), registry.settings.limits
    _check(game, seats, pace)
    made_from = await _origin(registry, before, address)
    # the next game of a Series needs no free place among the tables
    quotas = [] if parent is not None else quotas_of(limits, guest.id, made_from)
    await check_quotas(registry.store, quotas)
    if begun is None:
        async with registry.turns.of(address or guest.id) if are_custom(options) else nullcontext():
            options, rules = await in_thread(read_options, game, len(seats), options, limits.options_bytes)
    else:
        rules = begun.rules
    taken = sitting or first_seats(guest, seats, limits.name_length)
    id, now = secrets.token_urlsafe(ID_BYTES), time.time()
    row = {
        "id": id,
        "game": key,
        "seats": len(seats),
        "rules": msgspec.json.encode(rules).decode(),
        "options": msgspec.json.encode(options).decode(),
        "key": secrets.token_bytes(KEY_BYTES) if begun is None else begun.key,
        "invite": secrets.token_urlsafe(INVITE_BYTES),
        "host": guest.id,
        "pace": pace,
        "tempo": tempo,
        "listed": listed,
        "spectators": spectators,
        "waits": waits and "open" in seats,
        "automatic": automatic,
        "hints": hints,
        "status": OPEN if begun is None else PLAYING,
        "parent": parent,
        "created": now,
        "touched": now,
        "made_from": made_from,
    }
    rows = [
        *(seat.row(id, number) for number, seat in enumerate(taken)),
        *add_records(id, begun.records if begun is not None else (), 0, now),
    ]
    await _store(registry, row, rows, quotas, before)
    live = await registry.live(id)
    await live.begin_if_full()
    return live


async def _store(
    registry: Registry, row: dict[str, Any], rows: list[Statement], quotas: list[Limit], before: LiveTable | None
) -> None:
    """Store the table, with its seats and Records (`rows`), if the quotas allow it; `before`: the table that it
    follows."""
    store = registry.store
    marks, (condition, counted) = ", ".join("?" * len(row)), quota_condition(quotas)
    insert = f"INSERT INTO tables ({', '.join(row)}) SELECT {marks} WHERE {condition}"
    statements: list[Statement] = [SERIALIZE, (insert, (*row.values(), *counted)), *rows]
    if before is not None:
        await before.write(*statements, ("UPDATE tables SET next = ? WHERE id = ?", (row["id"], before.id)))
        return
    try:
        await store.write(*statements)
    except Conflict:  # the quota was reached meanwhile, so the seats have no table
        await check_quotas(store, quotas)
        raise TooMuch("too many tables are being created at once: try again in a moment") from None


def _check(game: AnyGame, seats: list[str], pace: str) -> None:
    game.check_seats(len(seats))
    if pace not in PACES:
        raise Malformed(f"{pace!r} is not one of {', '.join(PACES)}")


async def _origin(registry: Registry, before: LiveTable | None, address: str) -> str:
    """The network that the table counts for; a table that follows another counts for the same one."""
    if before is None:
        return registry.identity.mark_of(network_of(address)) if address else ""
    row = await registry.store.one("SELECT made_from FROM tables WHERE id = ?", before.id)
    return str(row["made_from"]) if row is not None else ""
