"""What people say at a table, where the game lets them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from hyakki.core.errors import Malformed
from hyakki.core.names import readable
from hyakki.core.talk import may_speak
from hyakki.server.realtime.messages import Chat

if TYPE_CHECKING:
    from hyakki.server.tables.live import Room


async def say(room: Room, guest: str, name: str, channel: str, text: str) -> None:
    """Whoever sits here is called as the seat is, whatever else that guest is called by now."""
    seats = room.seats_of(guest)
    longest, kept = room.house.settings.limits.chat_length, room.house.settings.limits.chat_kept
    plain = readable(text)
    if not plain or len(plain) > longest:
        raise Malformed(f"between 1 and {longest} characters")

    async def say() -> None:
        may_speak(room.channels(room.viewer_of(guest)), channel)
        number = room.chat_count + 1
        called = room.seats[seats[0]].name if seats else name
        line = Chat(number, channel, called, seats[0] if seats else None, plain, time.time())
        row = (room.id, number, channel, called, line.seat, plain, line.at)
        await room.write(
            ("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", row),
            ("DELETE FROM chat WHERE table_id = ? AND number <= ?", (room.id, number - kept)),
        )
        room.chat_count = number
        await room.telling.chat()

    await room.do(say)
