"""Replacement: a bot plays on for an absent player, and gives the seat back (SV-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.table import Table

if TYPE_CHECKING:
    from hyakki.server.tables.live import LiveTable


async def leave(live: LiveTable, number: int) -> None:
    """Let a player leave: the game may end by it; otherwise a bot plays on until the player returns (SV-02)."""

    async def leave() -> None:
        if live.is_playing and not live.seats[number].away and live.seats[number].guest is not None:
            await _replace(live, number, "judgement", away=True, left=live.offer is None)

    await live.do(leave)


async def give_up(live: LiveTable, number: int) -> None:
    """End the wait for a player who has not returned (SV-02). A player who has not been connected since the game began
    has not left it: a bot plays for them, and no other player wins by it (SV-03)."""

    async def give_up() -> None:
        if live.is_playing and number in live.presence.absent():
            left = live.offer is None and live.seats[number].drops > 0
            await _replace(live, number, "judgement", away=True, left=left)

    await live.do(give_up)


async def hand_over(live: LiveTable, number: int) -> None:
    """Replace an absent player because the others have voted for it (SV-02)."""

    async def hand_over() -> None:
        if live.is_playing and number in live.presence.absent():
            await _replace(live, number, "judgement", away=True)

    await live.do(hand_over)


async def take_over(live: LiveTable, number: int) -> None:
    """Give the seat back to its player, who has returned (SV-02)."""

    async def take_over() -> None:
        if live.is_playing and live.seats[number].away:
            await _replace(live, number, "", away=False)

    await live.do(take_over)


async def _replace(live: LiveTable, number: int, bot: str, away: bool, left: bool = False) -> None:
    seat = live.seats[number]

    def change(table: Table) -> None:
        if left:
            table.leave(number)
        if not table.over:
            table.replace(number, seat.name, bot)
            seat.bot, seat.away = bot, away

    await live.change(change)
    live.presence.look()
