"""Automatic answers: the only answer to a question, given for a player who is alone with bots (SV-09)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from hyakki.core import engine
from hyakki.core.asked import only_answer
from hyakki.core.menu import Ask
from hyakki.core.records import TookBack
from hyakki.core.series import Series
from hyakki.core.table import Table

if TYPE_CHECKING:
    from hyakki.server.tables.live import LiveTable


class Automatic:
    """The automatic answers at one live table."""

    def __init__(self, live: LiveTable, wanted: bool) -> None:
        self.live = live
        self.wanted = wanted
        """Whether the host wants them."""

    def answer_to(self, table: Table, ask: Ask) -> tuple[str, ...] | None:
        """Return the answer that the server gives, or None if the player is asked. A player who is taught is asked, and
        so is one who has taken an answer back."""
        led = table.lesson is not None and not table.lesson.everyone
        taught = led or table.coach(ask) is not None
        if taught or isinstance(table.records[-1], TookBack):
            return None
        return self._only(table, ask)

    def unasked(self, table: Table) -> set[int]:
        """Return the questions, by id, that the server answers and no client is asked."""
        return {table.ask_id(ask) for ask in table.asks if self.answer_to(table, ask) is not None}

    def waits(self, table: Table) -> bool:
        """Return whether an automatic answer is still to be given."""
        return any(ask.seat not in table.sealed and self.answer_to(table, ask) is not None for ask in table.asks)

    async def give(self, table: Table, moment: int) -> None:
        async def give() -> None:
            for ask in table.asks:
                path = self.answer_to(table, ask)
                if path is not None and ask.seat not in table.sealed and self.live.is_now(table, moment):
                    await self.live.give_answer(ask.seat, table.ask_id(ask), path)

        await self.live.do(give)

    def take_back(self, table: Table, seat: int) -> None:
        """Take the seat's latest answer back, and with it those before it that were automatic."""
        table.take_back(seat)
        while self._asked_in_vain(table, seat) and table.free_take_back(seat) is not None:
            table.take_back(seat)

    def _asked_in_vain(self, table: Table, seat: int) -> bool:
        return any(self._only(table, ask) is not None for ask in table.asks_of(seat))

    def _only(self, table: Table, ask: Ask) -> tuple[str, ...] | None:
        """The only answer, where nobody could learn from the moment at which it is given that there is no other: at a
        table with two players, or two people at one screen, it would show what a player does not have."""
        live = self.live
        players = [number for number, seat in enumerate(live.seats) if seat.guest is not None]
        if not self.wanted or ask.open or players != [ask.seat] or live.seats[ask.seat].away:
            return None
        if isinstance(live.game, Series):
            return None
        path = only_answer(partial(engine.menu, table.state, ask))
        return None if path is None else tuple(option.id for option in path)
