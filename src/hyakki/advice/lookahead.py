"""Look ahead: what a seat can expect after each of some answers. Worlds are dealt from its View, and a network plays
all of them on at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

import numpy as np

from hyakki.bots.judgement import JudgementBot
from hyakki.bots.network import Floats, Network, draw, shares
from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.engine import State
from hyakki.core.game import AnyGame
from hyakki.core.memory import Memory
from hyakki.core.menu import Ask, Path
from hyakki.core.recall import imagine
from hyakki.core.view import View
from hyakki.lab.boards import Board, Question, gather, observe
from hyakki.lab.match import Match, rewards

FAR = 12
"""Answers after which the network's estimate is taken: the present procedure is over by then."""


class Line(Board):
    """A world in which the seat has given one of the answers, and the network plays on."""

    __slots__ = ("seat",)

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match)
        self.seat = seat

    @property
    def leaf(self) -> Question | None:
        """The question at which the seat's chance is read, once the line has gone far enough."""
        if self.match.answered < FAR:
            return None
        return next((question for question in self.questions if question.seat == self.seat), None)

    @property
    def end(self) -> float:
        """The result of the seat at the end."""
        s = self.match.state
        return rewards(self.match.game, s)[self.seat] if s.over is not None else -1.0


class Lookahead:
    """Simulates what follows the answers of one seat to one question.

    The deals are the same for all answers, so that luck does not favour one of them.
    """

    def __init__(self, game: AnyGame, network: Network, view: View, ask: Ask, rng: Random, temperature: float) -> None:
        self.game = game
        self.network = network
        self.view = view
        self.ask = ask
        self.rng = rng
        self.temperature = temperature
        self._dice = np.random.default_rng(rng.getrandbits(64))
        self._advise = partial(Question.advised, bot=JudgementBot(), rng=rng) if network.listens else None

    def after(self, paths: Sequence[Path], deals: int) -> Floats:
        """Return samples of the chance to win: a row for each answer, a column for each deal."""
        lines = [[self._line(*deal, path) for path in paths] for deal in self._deals(deals)]
        found = self._played_on([line for deal in lines for line in deal])
        return found.reshape(deals, len(paths)).T

    def _deals(self, deals: int) -> list[tuple[State, list[Memory], bytes]]:
        return [(*imagine(self.game, self.view, self.rng), self.rng.randbytes(KEY_BYTES)) for _ in range(deals)]

    def _line(self, world: State, memories: list[Memory], seed: bytes, path: Path) -> Line:
        world, memories = world.copy(), [memory.copy() for memory in memories]
        world.chance = Chance(seed)
        ask = next(each for each in world.asks if (each.seat, each.kind) == (self.ask.seat, self.ask.kind))
        return Line(Match.going_on(self.game, world, memories, (ask, path)), ask.seat)

    def _played_on(self, lines: list[Line]) -> Floats:
        found = np.zeros(len(lines), np.float32)
        under_way = list(range(len(lines)))
        while under_way:
            for number in under_way:
                if not lines[number].questions:
                    found[number] = lines[number].end
            leaves = {number: leaf for number in under_way if (leaf := lines[number].leaf)}
            if leaves:
                found[list(leaves)] = self.network.values(observe(self.network.encoding, list(leaves.values())))
            under_way = [number for number in under_way if lines[number].questions and number not in leaves]
            self._answer([question for number in under_way for question in lines[number].questions])
        return np.asarray((1 + found) / 2, np.float32)

    def _answer(self, questions: list[Question]) -> None:
        """Let the network answer the questions of all lines."""
        if not questions:
            return
        asked = gather(self.network.encoding, questions, self._advise)
        chosen = draw(shares(self.network.scores(asked), asked.counts, self.temperature), asked.counts, self._dice)
        starts = np.cumsum(asked.counts) - asked.counts
        for question, number in zip(questions, (chosen - starts).tolist(), strict=True):
            question.choose(number)
