"""A bot plays on for somebody who is gone, and gives the seat back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.table import Table

if TYPE_CHECKING:
    from hyakki.server.tables.live import Room


async def leave(room: Room, number: int) -> None:
    """Somebody is gone: the game may end by it; otherwise a bot goes on until its owner comes back (KI-R87)."""

    async def leave() -> None:
        if room.is_playing and not room.seats[number].away and room.seats[number].guest is not None:
            await _replace(room, number, "judgement", away=True, left=room.offer is None)

    await room.do(leave)


async def give_up(room: Room, number: int) -> None:
    """Somebody has been waited for long enough, and is not back (KI-R87). Whoever has not been here since the game
    began has not left it: a bot begins for them, and nobody wins by it."""

    async def give_up() -> None:
        if room.is_playing and number in room.presence.absent():
            left = room.offer is None and room.seats[number].drops > 0
            await _replace(room, number, "judgement", away=True, left=left)

    await room.do(give_up)


async def hand_over(room: Room, number: int) -> None:
    """The others have agreed that a bot plays on for somebody who is not there."""

    async def hand_over() -> None:
        if room.is_playing and number in room.presence.absent():
            await _replace(room, number, "judgement", away=True)

    await room.do(hand_over)


async def take_over(room: Room, number: int) -> None:
    """Its owner is back."""

    async def take_over() -> None:
        if room.is_playing and room.seats[number].away:
            await _replace(room, number, "", away=False)

    await room.do(take_over)


async def _replace(room: Room, number: int, bot: str, away: bool, left: bool = False) -> None:
    seat = room.seats[number]

    def change(table: Table) -> None:
        if left:
            table.leave(number)
        if not table.over:
            table.replace(number, seat.name, bot)
            seat.bot, seat.away = bot, away

    await room.change(change)
    room.presence.look()
