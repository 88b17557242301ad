"""The bots at a table: each answers its questions from its View alone."""

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
    """Answers the questions put to bots at one live table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._given: dict[Ask, int] = {}
        """Open questions that a bot has finished with, by the id they had then."""

    def begin(self) -> None:
        """Forget the previous game."""
        self._given = {}

    def are_asked(self, table: Table) -> bool:
        return bool(self._asked(table)) or self._alone(table)

    def _asked(self, table: Table) -> list[Ask]:
        """Questions that wait for a bot."""
        asked = [ask for ask in table.asks if self.live.seats[ask.seat].bot and ask.seat not in table.sealed]
        return [ask for ask in asked if self._given.get(ask) != table.ask_id(ask)]

    def _alone(self, table: Table) -> bool:
        """Whether only bots are asked, and only open questions."""
        return bool(table.asks) and all(ask.open and self.live.seats[ask.seat].bot for ask in table.asks)

    async def answer(self, table: Table, moment: int) -> None:
        """Let every bot that is asked now answer. If only bots are asked open questions and none has more to say, close
        them."""
        for ask in self._asked(table):
            if not self.live.is_now(table, moment):
                return
            path = await self._thought(table, ask, self.live.seats[ask.seat].bot)
            if not await self.live.do(partial(self._say, table, moment, ask, path)):
                return
        if self._alone(table):
            await self.live.time_up(table, moment)

    async def _say(self, table: Table, moment: int, ask: Ask, path: list[str] | None) -> bool:
        """Give a bot's answer; return False if the moment has passed."""
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
        """Finish an open question for a bot that answers it once; others may be waiting for that."""
        if answered and (rest := silence(table, ask)):
            await self.live.give_answer(ask.seat, table.ask_id(ask), rest)
        if ask in table.asks:
            self._given[ask] = table.ask_id(ask)

    async def _thought(self, table: Table, ask: Ask, bot: str) -> list[str] | None:
        if refuses(table, ask):
            return [REFUSE.id]
        view = table.view(Viewer((ask.seat,)), history=bot_of(bot).needs_history)
        return await self.live.registry.bots.think(
            self.live.game.key, bot, view, ask.seat, ask.kind, self.live.rng.random()
        )
