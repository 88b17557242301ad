"""Trial games of bots in a custom scenario, in a process with limits of time and memory."""

from __future__ import annotations

import logging
import time
from typing import Any

from hyakki.bots import bot_of
from hyakki.core.game import game_of
from hyakki.lab.play import play_game
from hyakki.server.errors import Fault, JobFailed, OutOfMemory, OutOfTime, TooMuch
from hyakki.server.http.bodies import Trial, TrialGame
from hyakki.server.jobs.background import Processes
from hyakki.server.limits.rates import Buckets
from hyakki.server.limits.turns import Turns
from hyakki.server.settings import Limits

log = logging.getLogger("hyakki.trials")

GAMES = 10
"""The games of one trial."""
ENOUGH = 20.0
"""Seconds after which no other game of a trial begins."""
SECONDS = 30.0
WAITING = 4
OF_ONE = 2
"""The most trials that may wait for the turn of their address."""
MEMORY = 1 << 30
BOT = "judgement"


def play(key: str, options: dict[str, Any], seats: int, first: int, enough: float = ENOUGH) -> Trial:
    """Play the games with these numbers, or as many as begin within so many seconds: at least one."""
    game = game_of(key)
    rules = game.rules(seats, options)
    games: list[TrialGame] = []
    began = time.monotonic()
    for number in range(first, first + GAMES):
        if games and time.monotonic() - began >= enough:
            break
        state = play_game(game, rules, seats, [bot_of(BOT)] * seats, seed=f"trial {number}").state
        winners = game.standing(state).winners if state.over is not None else ()
        games.append(TrialGame(game.sides(state)[winners[0]] if winners else "", game.measures(state)))
    return Trial(tuple(games), late=len(games) < GAMES)


class Trials:
    """The process that plays trial games, and the budget of each address."""

    def __init__(self, limits: Limits) -> None:
        self._budget = Buckets(limits.trial_games_per_minute / 60, limits.trial_games_at_once)
        self._processes = Processes(1, waiting=WAITING, memory=MEMORY)
        self._turns = Turns(OF_ONE)

    async def play(self, address: str, key: str, options: dict[str, Any], seats: int, first: int) -> Trial:
        async with self._turns.of(address):
            return await self._play(address, key, options, seats, first)

    async def _play(self, address: str, key: str, options: dict[str, Any], seats: int, first: int) -> Trial:
        if not self._budget.take(address, GAMES):
            raise TooMuch("you have had many trial games: try again in a minute")
        try:
            trial = await self._processes.do(SECONDS, play, key, options, seats, first)
        except (OutOfTime, OutOfMemory):
            raise TooMuch("a game of this scenario exceeds the server's limit of time or memory") from None
        except TooMuch:  # other trials wait
            self._budget.give_back(address, GAMES)
            raise
        except JobFailed as failed:
            log.error("trying a scenario of %s failed: %s", key, failed)
            raise Fault("the bots failed to play this scenario") from None
        self._budget.give_back(address, GAMES - len(trial.games))
        return trial

    async def close(self) -> None:
        await self._processes.close()
