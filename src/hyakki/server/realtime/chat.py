"""Chat at a table, on the channels that the game opens."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from hyakki.core.errors import Malformed
from hyakki.core.names import readable
from hyakki.core.talk import may_speak
from hyakki.server.realtime.messages import Chat

if TYPE_CHECKING:
    from hyakki.server.tables.live import LiveTable


async def say(live: LiveTable, guest: str, name: str, channel: str, text: str) -> None:
    """Send a chat line. A player speaks under the name of the seat, even after changing the guest's name."""
    seats = live.seats_of(guest)
    longest, kept = live.registry.settings.limits.chat_length, live.registry.settings.limits.chat_kept
    plain = readable(text)
    if not plain or len(plain) > longest:
        raise Malformed(f"a chat line has 1 to {longest} characters")

    async def say() -> None:
        may_speak(live.channels(live.viewer_of(guest)), channel)
        number = live.chat_count + 1
        called = live.seats[seats[0]].name if seats else name
        line = Chat(number, channel, called, seats[0] if seats else None, plain, time.time())
        row = (live.id, number, channel, called, line.seat, plain, line.at)
        await live.write(
            ("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", row),
            ("DELETE FROM chat WHERE table_id = ? AND number <= ?", (live.id, number - kept)),
        )
        live.chat_count = number
        await live.broadcast.chat()

    await live.do(say)
