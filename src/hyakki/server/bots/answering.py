"""The bots at a table: each answers what it is asked, from its View alone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from hyakki.bots import bot_of
from hyakki.bots.votes import refuses
from hyakki.core.errors import Stale
from hyakki.core.events import Viewer
from hyakki.core.menu import Ask
from hyakki.core.motion import REFUSE
from hyakki.core.table import Table
from hyakki.server.tables.orders import silence

if TYPE_CHECKING:
    from hyakki.server.tables.live import LiveTable


class Bots:
    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._given: dict[Ask, int] = {}
        """Open questions to which a bot has nothing to add while their number holds."""

    def begin(self) -> None:
        """Another game."""
        self._given = {}

    def are_asked(self, table: Table) -> bool:
        return bool(self._asked(table)) or self._alone(table)

    def _asked(self, table: Table) -> list[Ask]:
        """Questions for which a bot is waited for."""
        asked = [ask for ask in table.asks if self.live.seats[ask.seat].bot and ask.seat not in table.sealed]
        return [ask for ask in asked if self._given.get(ask) != table.ask_id(ask)]

    def _alone(self, table: Table) -> bool:
        """Nobody but bots is asked, and nothing but what is open."""
        return bool(table.asks) and all(ask.open and self.live.seats[ask.seat].bot for ask in table.asks)

    async def answer(self, table: Table, moment: int) -> None:
        """Every bot that is asked now answers, from its View alone. If none of them has anything to add to what is open
        and nobody else is asked, it closes."""
        for ask in self._asked(table):
            if not self.live.is_now(table, moment):
                return
            path = await self._thought(table, ask, self.live.seats[ask.seat].bot)
            if not await self.live.do(partial(self._say, table, moment, ask, path)):
                return
        if self._alone(table):
            await self.live.time_up(table, moment)

    async def _say(self, table: Table, moment: int, ask: Ask, path: list[str] | None) -> bool:
        """What it has thought; whether that still mattered."""
        bot = self.live.seats[ask.seat].bot
        if not self.live.is_now(table, moment) or not bot:
            return False
        if path is None:
            path = list(silence(table, ask))
        try:
            if path:
                await self.live.give_answer(ask.seat, table.ask_id(ask), tuple(path))
        except Stale:
            return False
        if ask.open and not (path and bot_of(bot).persists) and ask in table.asks:
            await self._has_done(table, ask, bool(path))
        return True

    async def _has_done(self, table: Table, ask: Ask, answered: bool) -> None:
        """A bot that answers what is open once has nothing to add; others may be waiting for it to say so."""
        if answered and (rest := silence(table, ask)):
            await self.live.give_answer(ask.seat, table.ask_id(ask), rest)
        if ask in table.asks:
            self._given[ask] = table.ask_id(ask)

    async def _thought(self, table: Table, ask: Ask, bot: str) -> list[str] | None:
        if refuses(table, ask):
            return [REFUSE.id]
        view = table.view(Viewer((ask.seat,)))
        return await self.live.registry.thinkers.think(
            self.live.game.key, bot, view, ask.seat, ask.kind, self.live.rng.random()
        )
