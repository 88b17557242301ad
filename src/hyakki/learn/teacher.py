"""Teacher: plays games with judgement in all seats, and returns its questions and its choices."""

from __future__ import annotations

from functools import partial
from random import Random

from hyakki.bots.judgement import JudgementBot
from hyakki.bots.network import UNADVISED
from hyakki.lab.boards import Board, Question, gather
from hyakki.lab.match import Match, rewards
from hyakki.learn.crew import LONGEST, Choice, Harvest, Part, packed
from hyakki.learn.tables import Tables

ASTRAY = 0.1
"""The share of random choices in every second game, so that judgement is asked about many positions."""


class Teacher:
    """Games one after the other. A network learns from them to answer as judgement does, and how games end."""

    def __init__(self, tables: Tables, seed: int) -> None:
        self.tables = tables
        self.rng = Random(seed)
        self._advise = partial(Question.advised, bot=JudgementBot(), rng=self.rng)
        self._board = self.rng.randrange(1_000)

    def play(self, choices: int) -> Harvest:
        """Play whole games until so many choices have been made, and return them. Games without choices by chance
        count as results."""
        parts: list[Part] = []
        results: list[tuple[str, float]] = []
        made = 0
        while made < choices:
            self._board += 1
            astray = self._board % 2 * ASTRAY
            match = self.tables.deal(self.rng, self._board)
            taught = self._game(match, astray)
            made += sum(map(len, taught))
            over = match.state.over is not None
            gained = rewards(self.tables.game, match.state) if over else [0.0] * len(taught)
            parts += [(choices, gained[seat], None) for seat, choices in enumerate(taught) if choices]
            if not astray:
                results += [(self.tables.part(match, seat), gained[seat]) for seat in self._counted(match)]
        return packed(parts, results, self.tables.encoding.size)

    def _counted(self, match: Match) -> list[int]:
        """Return the seats whose results are counted: one of each side, or all."""
        sides = self.tables.game.sides(match.state)
        return [sides.index(side) for side in dict.fromkeys(sides)] or list(range(match.state.seats))

    def _game(self, match: Match, astray: float) -> list[list[Choice]]:
        """Play a game; return what judgement chose in each seat."""
        taught: list[list[Choice]] = [[] for _ in range(match.state.seats)]
        board = Board(match)
        for _ in range(LONGEST):
            if not board.questions:
                break
            question = board.questions[0]
            asked = gather(self.tables.encoding, [question], self._advise)
            number = int(asked.advised[0])
            if number != UNADVISED:
                choice = Choice(asked.observations[0], asked.actions, asked.rows, UNADVISED, number, 0.0)
                taught[question.seat].append(choice)
            if number == UNADVISED or self.rng.random() < astray:
                number = self.rng.randrange(int(asked.counts[0]))
            question.choose(number)
        return taught
