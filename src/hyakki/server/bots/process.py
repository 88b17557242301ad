"""Bots choose their answers in separate processes, from a View. The process redeals a world from it, so that a bot
cannot use what its seat cannot see."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeVar

from hyakki.bots import bot_of
from hyakki.bots.asking import answer_of
from hyakki.bots.bot import Posed
from hyakki.core.engine import menu
from hyakki.core.game import AnyGame, game_of
from hyakki.core.menu import Path
from hyakki.core.view import View
from hyakki.server.bots.hinting import step_aside
from hyakki.server.errors import OutOfTime, TooMuch
from hyakki.server.jobs.background import Processes

log = logging.getLogger("hyakki.bots")

SECONDS = 30.0
"""Seconds without an answer after which the bot gives the default."""
WAITING = 4
"""The most questions that may wait for bots that take long; a stand-in answers the others."""
TOGETHER = 32
"""The most questions that a bot answers together; the first of them waits for the last."""

T = TypeVar("T")


class Question(NamedTuple):
    """A question to a bot, as it travels to a process."""

    view: View
    seat: int
    kind: str
    seed: float

    def posed(self, game: AnyGame) -> Posed:
        rng = Random(self.seed)
        world = game.redeal(self.view, rng)
        ask = next(ask for ask in world.asks if (ask.seat, ask.kind) == (self.seat, self.kind))
        return Posed(self.view, ask, partial(menu, world, ask), rng)


def think(key: str, bot: str, question: Question) -> list[str]:
    """The ids of the bot's answer."""
    game = game_of(key)
    return ids(answer_of(bot_of(bot), game, *question.posed(game)))


def think_long(key: str, bot: str, question: Question) -> list[str]:
    """The ids of the bot's answer; live tables do not wait for it."""
    step_aside()
    return think(key, bot, question)


def think_together(key: str, bot: str, questions: Sequence[Question]) -> list[list[str]]:
    """The ids of the bot's answers to questions of different tables."""
    game = game_of(key)
    return [ids(path) for path in bot_of(bot).choose_together(game, [each.posed(game) for each in questions])]


def ids(path: Path) -> list[str]:
    return [option.id for option in path]


class BotProcesses:
    """The processes shared by all bots of this server: one for those that answer at once, one for those that take
    long."""

    def __init__(self) -> None:
        self._quick = Processes(1)
        self._long = Processes(1, waiting=WAITING)
        self._gatherings: dict[tuple[str, str], Gathering] = {}

    async def think(self, key: str, bot: str, view: View, seat: int, kind: str, seed: float) -> list[str] | None:
        """The ids of the bot's answer; None if it failed."""
        question = Question(view, seat, kind, seed)
        try:
            stand_in = bot_of(bot).stand_in
            if stand_in:
                with suppress(TooMuch, OutOfTime, TimeoutError):
                    return await _do(self._long, think_long, key, bot, question)
            return await self._think_quickly(key, stand_in or bot, question)
        except Exception:
            log.exception("bot %s of %s failed to answer %s", bot, key, kind)
        return None

    async def _think_quickly(self, key: str, bot: str, question: Question) -> list[str]:
        if bot_of(bot).gathers:
            gathering = self._gatherings.setdefault((key, bot), Gathering(partial(self._think_together, key, bot)))
            if (found := await gathering.answer(question)) is not None:
                return found
        return await _do(self._quick, think, key, bot, question)

    async def _think_together(self, key: str, bot: str, questions: list[Question]) -> list[list[str]]:
        return await _do(self._quick, think_together, key, bot, questions)

    async def close(self) -> None:
        await self._quick.close()
        await self._long.close()


class Gathering:
    """Questions of all tables to one bot: what is asked while it answers is answered together afterwards."""

    def __init__(self, think: Callable[[list[Question]], Awaitable[list[list[str]]]]) -> None:
        self._think = think
        self._asked: list[tuple[Question, asyncio.Future[list[str] | None]]] = []
        self._thinking = asyncio.Lock()

    async def answer(self, question: Question) -> list[str] | None:
        """Return the ids of the bot's answer; None if the questions asked together failed, and each should be asked
        alone."""
        answer: asyncio.Future[list[str] | None] = asyncio.get_running_loop().create_future()
        self._asked.append((question, answer))
        async with self._thinking:
            if not answer.done():
                await self._answer_first()
        return await answer

    async def _answer_first(self) -> None:
        """Answer the questions that have waited longest."""
        asked, self._asked = self._asked[:TOGETHER], self._asked[TOGETHER:]
        found: Sequence[list[str] | None] = [None] * len(asked)
        try:
            with suppress(Exception):
                found = await self._think([question for question, _ in asked])
        finally:
            for (_, answer), path in zip(asked, found, strict=True):
                if not answer.done():
                    answer.set_result(path)


async def _do(processes: Processes, do: Callable[..., T], *args: Any) -> T:
    async with asyncio.timeout(SECONDS):
        return await processes.do(SECONDS, do, *args)
