"""Teacher: plays games with judgement in all seats, and returns its questions and its answers."""

from __future__ import annotations

from functools import partial
from random import Random

import numpy as np

from hyakki.bots.judgement import JudgementBot
from hyakki.core.encoding import Numbers
from hyakki.core.engine import menu
from hyakki.core.menu import Path
from hyakki.lab.match import Match, rewards
from hyakki.learn.crew import LONGEST, Choice, Harvest, Part, packed
from hyakki.learn.tables import Tables

ASTRAY = 0.1
"""How often an answer is given by chance in every second game, so that judgement is asked about many positions."""


class Teacher:
    """Games one after the other. A network learns from them to answer as judgement does, and how games end."""

    def __init__(self, tables: Tables, seed: int) -> None:
        self.tables = tables
        self.rng = Random(seed)
        self._judgement = JudgementBot()
        self._board = self.rng.randrange(1_000)

    def play(self, choices: int) -> Harvest:
        """Play whole games until so many choices have been made, and return them. Games without answers by chance
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
        plays = 0
        while match.options and plays < LONGEST:
            plays += 1
            taught[match.seat] += self._answer(match, astray)
        return taught

    def _answer(self, match: Match, astray: float) -> list[Choice]:
        """Let judgement answer a question, or chance in its place; return what judgement chose. After the first choice
        by chance, it is not known what judgement would choose."""
        path, answered, erring = self._advice(match), match.answered, self.rng.random() < astray
        seen = self.tables.encoding.observation(match.view(match.seat), match.seat)
        taught: list[Choice] = []
        known = True
        while True:
            number = self._number(match, path) if known else None
            if number is not None:
                taught += self._choice(match, seen, number)
            if erring or number is None:
                known = False
                number = self.rng.randrange(len(match.options) + match.leave)
            leaves = number == len(match.options)
            match.choose(None if leaves else match.options[number])
            if leaves or match.answered != answered:
                return taught

    def _advice(self, match: Match) -> Path:
        """Return judgement's answer to one of the questions; an empty one leaves them."""
        view = match.view(match.seat)
        for ask in self.rng.sample(match.asks, len(match.asks)):
            path = self._judgement.choose(self.tables.game, view, ask, partial(menu, match.state, ask), self.rng)
            if path:
                return path
        return ()

    def _number(self, match: Match, path: Path) -> int | None:
        """Return the number of the Option that continues this path; leaving comes after all Options."""
        if not path:
            return len(match.options) if match.leave else None
        if len(match.path) >= len(path):
            return None
        wanted = path[len(match.path)].id
        return next((number for number, option in enumerate(match.options) if option.id == wanted), None)

    def _choice(self, match: Match, seen: Numbers, number: int) -> list[Choice]:
        """Return what was asked, with this Option as the one chosen; nothing if the encoding has no room for it."""
        encoding, me, seats = self.tables.encoding, match.seat, match.state.seats
        actions, rows = encoding.choices(match.options, me, seats, match.leave)
        cut = len(match.options) + match.leave - len(actions)
        if number == len(match.options):
            number -= cut
        elif number >= len(actions) - match.leave:
            return []
        observation = seen[:]
        encoding.ask(observation, seats, me, [ask.kind for ask in match.asks], match.path)
        return [Choice(np.frombuffer(observation, np.int16), np.array(actions), np.array(rows), number, 0.0)]
