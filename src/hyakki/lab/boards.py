"""Many games at once: all their open questions are returned together, those of a sealed window too."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
from mypy_extensions import mypyc_attr

from hyakki.bots.bot import Bot
from hyakki.bots.network import UNADVISED, Asked, Small, following
from hyakki.core.encoding import Encoding, Numbers
from hyakki.core.menu import Ask, Option, Path
from hyakki.lab.match import Match


class Observations:
    """What the seats of a game observe apart from their questions: made once for each seat and answer."""

    __slots__ = ("_answered", "_kept")

    def __init__(self) -> None:
        self._kept: dict[int, Numbers] = {}
        self._answered = -1

    def of(self, match: Match, encoding: Encoding[Any], seat: int) -> Numbers:
        """Return the numbers as a copy, for a question to be written into."""
        if match.answered != self._answered:
            self._answered = match.answered
            self._kept.clear()
        kept = self._kept.get(seat)
        if kept is None:
            kept = self._kept[seat] = encoding.observation(match.view(seat), seat)
        return kept[:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """A game whose open questions are answered in any order.

    In a sealed window all its seats are asked at once, and the window closes when the last of them has answered: until
    then nothing changes, so no seat learns of another's answer. At any other moment one seat is asked, as by a Match.

    Examples:
        >>> from hyakki import game_of
        >>> from hyakki.core.chance import Chance
        >>> from hyakki.lab.boards import Board
        >>> from hyakki.lab.match import Match
        >>> game = game_of("kitsunedo")
        >>> picks = {"order": (0, 1, 2), "picks": ("celeste", "haunt", "mirage")}
        >>> board = Board(Match(game, game.rules(3, picks), 3, Chance.seeded(1)))
        >>> board.questions[0].choose([option.id for option in board.questions[0].options].index("summon"))
        >>> [question.seat for question in board.questions]
        [1, 2]
    """

    __slots__ = ("_advice", "_answers", "match", "observations", "questions")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.questions: list[Question] = []
        """The open questions; empty once the game is over."""
        self.observations = Observations()
        self._answers: dict[int, tuple[Ask, Path]] = {}
        """The answers in a sealed window that others still have to answer."""
        self._advice: dict[Ask, tuple[int, Path]] = {}
        """What a bot would answer to each question, and how many answers had been given before."""
        self.pose()

    def pose(self) -> None:
        """Ask what the match asks now."""
        match = self.match
        self.questions = []
        if match.options:
            self.questions.append(Question(self, match.ask, match.path, match.options, match.leave))
            for ask in match.waiting:
                path, options = match.follow(ask, ())
                if options:
                    self.questions.append(Question(self, ask, path, options, False))

    def advice(self, question: Question, bot: Bot, rng: Random) -> Path:
        """Return what a bot would answer to a question; an empty path leaves it. While nothing else is answered, the
        bot is asked once."""
        known = self._advice.get(question.ask)
        if known is None or known[0] != self.match.answered:
            known = self._advice[question.ask] = self.match.answered, self.match.advice(bot, question.ask, rng)
        return known[1]

    def keep(self, question: Question, path: Path) -> None:
        """Keep a complete answer in a sealed window; after the last one, close it."""
        self.questions.remove(question)
        self._answers[question.seat] = question.ask, path
        if not self.questions:
            for _, answer in sorted(self._answers.items()):
                self.match.answer(*answer)
            self._answers.clear()
            self.pose()


class Question:
    """A question to a seat, which chooses one of `options`, or leaves them as they are if it can `leave`."""

    __slots__ = ("ask", "board", "leave", "options", "path", "seat")

    def __init__(self, board: Board, ask: Ask, path: Path, options: list[Option], leave: bool) -> None:
        self.board = board
        self.seat = ask.seat
        self.ask = ask
        self.path = path
        self.options = options
        self.leave = leave

    def choose(self, number: int) -> None:
        """Choose the Option with this number; the number after the last one leaves them, if that can be done."""
        board, option = self.board, None if number == len(self.options) else self.options[number]
        if option is None or not self.ask.sealed:
            board.match.choose(option)
            board.pose()
            return
        self.path += (option,)
        if not option.final:
            self.path, self.options = board.match.follow(self.ask, self.path)
        if self.path[-1].final:
            board.keep(self, self.path)

    def advised(self, bot: Bot, rng: Random) -> int:
        """Return the number of the Option that a bot would choose, as `choose` takes it; UNADVISED if its answer does
        not begin with the path."""
        return following(self.path, self.board.advice(self, bot, rng), self.options, self.leave)

    def consult(self, bot: Bot, rng: Random) -> None:
        """Let a bot answer. It is asked the whole question, so nothing may have been chosen yet."""
        board = self.board
        path = board.match.advice(bot, self.ask, rng)
        if not path:
            self.choose(len(self.options) if self.leave else rng.randrange(len(self.options)))
        elif self.ask.sealed:
            board.keep(self, path)
        else:
            board.match.answer(self.ask, path)
            board.pose()


def gather(
    encoding: Encoding[Any], questions: Sequence[Question], advise: Callable[[Question], int] | None = None
) -> Asked:
    """Return questions as arrays. To leave an open question is its last Option, a row of zeros. `advise` says which
    Option judgement would choose (`Question.advised`).

    Examples:
        >>> from hyakki import game_of
        >>> from hyakki.core.chance import Chance
        >>> from hyakki.lab.boards import Board, gather
        >>> from hyakki.lab.match import Match
        >>> game = game_of("kitsunedo")
        >>> boards = [Board(Match(game, game.rules(2, {}), 2, Chance.seeded(seed))) for seed in "abc"]
        >>> gather(game.encoding(), [question for board in boards for question in board.questions]).counts.tolist()
        [7, 7, 7]
    """
    counts: list[int] = []
    actions: list[int] = []
    rows: list[tuple[int, ...]] = []
    for question in questions:
        seats = question.board.match.state.seats
        numbered, described = encoding.choices(question.options, question.seat, seats, question.leave)
        question.options = question.options[: len(numbered) - question.leave]  # the rest has no action
        actions += numbered
        rows += described
        counts.append(len(numbered))
    return Asked(
        observe(encoding, questions),
        np.array(counts, np.int64),
        np.array(actions, np.int64),
        np.array(rows, np.int64).reshape(len(rows), encoding.path.width),
        np.array([UNADVISED if advise is None else advise(question) for question in questions], np.int64),
    )


def observe(encoding: Encoding[Any], questions: Sequence[Question]) -> Small:
    """Return what the seats that are asked these questions observe, a row for each."""
    observed = array("h")
    for question in questions:
        board, seat = question.board, question.seat
        numbers = board.observations.of(board.match, encoding, seat)
        encoding.ask(numbers, board.match.state.seats, seat, [question.ask.kind], question.path)
        observed.extend(numbers)
    return np.frombuffer(observed, np.int16).reshape(len(questions), encoding.size)
