"""Crew: plays many games at once, and keeps what the network that learns observed and chose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from hyakki.bots.judgement import JudgementBot
from hyakki.bots.network import Asked, Floats, Ints, Network, Small, draw, shares
from hyakki.lab.boards import Board, Question, gather
from hyakki.lab.match import Match, rewards
from hyakki.learn.tables import JUDGEMENT, LEARNER, PAST, Tables

HORIZON = 0.97
"""How far a reward reaches back past the critic (the lambda of generalised advantage estimation)."""
LONGEST = 6_000
"""Choices after which a game is given up without a result."""


class Choice(NamedTuple):
    """One choice of the learner, and the logarithm of the share that it had."""

    observation: Small
    actions: Ints
    rows: Ints
    advised: int
    chosen: int
    share: float


Part: TypeAlias = tuple[list[Choice], float, Small | None]
"""Choices of a seat one after the other, and what follows them: a reward at the end, or else an observation."""


class Harvest(NamedTuple):
    """The choices of a round, seat by seat: `lengths` of the parts, and what follows each: a reward at the game's end,
    or else an observation (`tails`, for those with `ended` False)."""

    asked: Asked
    chosen: Ints
    shares: Floats
    lengths: Ints
    rewards: Floats
    ended: Any
    tails: Small
    results: list[tuple[str, float]]
    """Part (`Tables.part`) and reward of the learner in each game against judgement."""


class Game(Board):
    """A game in progress: who sits where, and the learner's choices of each seat that are not yet handed in."""

    __slots__ = ("choices", "plays", "seated")

    def __init__(self, match: Match, seated: Sequence[int]) -> None:
        super().__init__(match)
        self.seated = seated
        self.plays = 0
        self.choices: list[list[Choice]] = [[] for _ in seated]

    def asked(self, sitter: int) -> list[Question]:
        """List the open questions of one kind of player."""
        return [question for question in self.questions if self.seated[question.seat] == sitter]


class Crew:
    """Games in lockstep: the networks answer the questions of all games together."""

    def __init__(self, tables: Tables, games: int, seed: int) -> None:
        self.tables = tables
        self.rng = Random(seed)
        self._dice = np.random.default_rng(seed)
        self._judgement = JudgementBot()
        self._advise = partial(Question.advised, bot=self._judgement, rng=self.rng)
        self._games = [self._begin(board) for board in range(games)]
        self._parts: list[Part] = []
        self._results: list[tuple[str, float]] = []

    def _begin(self, board: int) -> Game:
        match = self.tables.deal(self.rng, board)
        return Game(match, self.tables.seated(self.rng, board, match))

    def play(self, learner: Network, past: Network, choices: int) -> Harvest:
        """Play until the learner has made so many choices, and return them."""
        made = 0
        while made < choices:
            for board, game in enumerate(self._games):
                self._games[board] = self._advance(game, board)
            # Both first: an answer can close a window.
            mine, theirs = (
                [(game, question) for game in self._games for question in game.asked(sitter)]
                for sitter in (LEARNER, PAST)
            )
            made += self._answer(mine, learner, True)
            self._answer(theirs, past, False)
        return self._hand_in()

    def _advance(self, game: Game, board: int) -> Game:
        """Let judgement answer, and begin another game after the end, until a network is asked."""
        while True:
            if not game.questions or game.plays > LONGEST:
                self._end(game)
                game = self._begin(board)
                continue
            judged = game.asked(JUDGEMENT)
            if not judged:
                return game
            for question in judged:
                game.plays += 1
                question.consult(self._judgement, self.rng)

    def _answer(self, questions: list[tuple[Game, Question]], network: Network, keep: bool) -> int:
        if not questions:
            return 0
        advise = self._advise if network.listens else None
        asked = gather(self.tables.encoding, [question for _, question in questions], advise)
        chances = shares(network.scores(asked), asked.counts)
        chosen = draw(chances, asked.counts, self._dice)
        ends = np.cumsum(asked.counts)
        starts = ends - asked.counts
        logarithms = np.log(chances[chosen])
        for number, (game, question) in enumerate(questions):
            start, end, picked = int(starts[number]), int(ends[number]), int(chosen[number])
            game.plays += 1
            if keep:
                choice = Choice(
                    asked.observations[number],
                    asked.actions[start:end],
                    asked.rows[start:end],
                    int(asked.advised[number]),
                    picked - start,
                    float(logarithms[number]),
                )
                game.choices[question.seat].append(choice)
            question.choose(picked - start)
        return len(questions)

    def _end(self, game: Game) -> None:
        match = game.match
        over = match.state.over is not None
        gained = rewards(self.tables.game, match.state) if over else [0.0] * match.state.seats
        for seat, choices in enumerate(game.choices):
            if choices:
                self._parts.append((choices, gained[seat], None))
        if JUDGEMENT in game.seated:
            seat = game.seated.index(LEARNER)
            self._results.append((self.tables.part(match, seat), gained[seat]))

    def _hand_in(self) -> Harvest:
        """Return all choices but the last one of each seat in an unfinished game: that one shows how the others turned
        out."""
        for game in self._games:
            for seat, choices in enumerate(game.choices):
                if len(choices) > 1:
                    self._parts.append((choices[:-1], 0.0, choices[-1].observation))
                    game.choices[seat] = choices[-1:]
        parts, results = self._parts, self._results
        self._parts, self._results = [], []
        return packed(parts, results, self.tables.encoding.size)


def packed(parts: Sequence[Part], results: list[tuple[str, float]], size: int) -> Harvest:
    """Return these parts as a Harvest; an observation has so many numbers."""
    made = [choice for choices, _, _ in parts for choice in choices]
    tails = [tail for _, _, tail in parts if tail is not None]
    asked = Asked(
        np.stack([choice.observation for choice in made]),
        np.array([len(choice.actions) for choice in made]),
        np.concatenate([choice.actions for choice in made]),
        np.concatenate([choice.rows for choice in made]),
        np.array([choice.advised for choice in made]),
    )
    return Harvest(
        asked,
        np.array([choice.chosen for choice in made]),
        np.array([choice.share for choice in made], np.float32),
        np.array([len(choices) for choices, _, _ in parts]),
        np.array([reward for _, reward, _ in parts], np.float32),
        np.array([tail is None for _, _, tail in parts]),
        np.stack(tails) if tails else np.zeros((0, size), np.int16),
        results,
    )


def joined(harvests: Sequence[Harvest]) -> Harvest:
    """Return several harvests as one."""
    asked = [harvest.asked for harvest in harvests]

    def all_of(name: str, of: Sequence[Any] = harvests) -> Any:
        return np.concatenate([getattr(part, name) for part in of])

    names = ("observations", "counts", "actions", "rows", "advised")
    together = Asked(*(all_of(name, asked) for name in names))
    arrays = {name: all_of(name) for name in ("chosen", "shares", "lengths", "rewards", "ended", "tails")}
    return Harvest(asked=together, **arrays, results=[result for harvest in harvests for result in harvest.results])


def gains(harvest: Harvest, values: Floats, tails: Floats) -> tuple[Floats, Floats]:
    """Return how much better each choice turned out than the critic had foreseen, and what it should foresee."""
    lengths = harvest.lengths
    firsts = np.cumsum(lengths) - lengths
    after = harvest.rewards.copy()
    after[~harvest.ended] = tails
    advantages = np.zeros(len(values), np.float32)
    running = np.zeros(len(lengths), np.float32)
    following = after
    for back in range(int(lengths.max())):
        (going,) = np.nonzero(lengths > back)
        at = firsts[going] + lengths[going] - 1 - back
        running[going] = following[going] - values[at] + (HORIZON * running[going] if back else 0)
        following[going] = values[at]
        advantages[at] = running[going]
    return advantages, advantages + values
