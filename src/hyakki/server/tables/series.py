"""The next game: a rematch of the same players, or the next game of a Series."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from hyakki.core.errors import NotYours
from hyakki.core.events import seat_number
from hyakki.core.records import Played
from hyakki.core.save import digest
from hyakki.core.series import Series
from hyakki.server.errors import NotNow
from hyakki.server.identity import Guest
from hyakki.server.tables.creation import create_table
from hyakki.server.tables.seats import OVER, Seat

if TYPE_CHECKING:
    from hyakki.server.tables.live import LiveTable
    from hyakki.server.tables.registry import Registry


async def rematch(registry: Registry, guest: Guest, id: str) -> LiveTable:
    """The table at which the same players play again; the first who asks creates it."""
    live = await registry.live(id)
    if not live.seats_of(guest.id):
        raise NotYours("only players of this game can ask for a rematch")

    async def again() -> LiveTable:
        latest = None if live.next is None else await registry.live(live.next)
        if latest is not None and latest.parent != live.id:  # The last game of a Series does not follow the Series.
            return latest
        if live.status != OVER or live.result is None or live.parent is not None:
            raise NotNow("a rematch is possible once the game is over")
        ranking = [seat_number(name) for name in live.result["ranking"]]
        options = {**live.options, **live.game.rematch(ranking, live.result["facts"])}
        new = await _follow(live, live.game.key, options)
        live.broadcast.send()
        return new

    return await live.do(again)


async def _follow(
    live: LiveTable,
    key: str,
    options: dict[str, Any],
    parent: str | None = None,
    players: Sequence[int] | None = None,
) -> LiveTable:
    """Create the table that follows this one, with the same players. The lock must be held."""
    seated = live.seats if players is None else [live.seats[number] for number in players]
    sitting = [Seat(seat.guest, seat.name, "" if seat.away else seat.bot) for seat in seated]
    new = await create_table(
        live.registry,
        Guest(live.host, ""),
        key,
        ["me"] * len(sitting),
        live.pace,
        live.listed,
        live.spectators,
        options,
        parent=parent,
        sitting=sitting,
        before=live,
        tempo=live.tempo,
        automatic=live.automatic.wanted,
        hints=live.hints,
    )
    live.next = new.id
    return new


async def next_game(series: LiveTable) -> None:
    """Create and begin the game that a Series waits for, unless it exists already."""
    game = series.game
    assert isinstance(game, Series)

    async def begin() -> None:
        under_way = game.under_way(series.playing().state) if series.is_playing else None
        if under_way is None:
            return
        players = game.players(series.playing().state)
        latest = await series.registry.live(series.next) if series.next is not None else None
        if latest is not None and not _is_counted(series, latest):
            if latest.status == OVER:
                latest.later(lambda: game_over(latest))
            return
        key, _, options = under_way
        plain = msgspec.json.decode(msgspec.json.encode(options))
        await _follow(series, key, plain, series.id, players)
        series.broadcast.send()

    await series.do(begin)


async def game_over(live: LiveTable) -> None:
    """Record the result of a game in its Series, once."""
    ended = live.table
    if live.parent is None or ended is None:
        return
    series = await live.registry.live(live.parent)

    async def count() -> None:
        if series.next != live.id or not series.is_playing or series.offer is not None:
            return
        if _is_counted(series, live):
            series.later(lambda: next_game(series))
            return
        standing, name = live.game.standing(ended.state).plain(), digest(ended.state, key=False)
        await series.change(lambda table: table.played(standing, name))

    await series.do(count)


def _is_counted(series: LiveTable, live: LiveTable) -> bool:
    """Whether the Series has recorded how this game ended; a game that was closed counts for nothing."""
    if live.status != OVER or live.table is None:
        return False
    if not live.table.over:
        return True
    name = digest(live.table.state, key=False)
    return any(isinstance(record, Played) and record.digest == name for record in series.playing().records)
