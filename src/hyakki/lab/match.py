"""One game for programs that choose: who is asked, what can be chosen, one Option at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, TypeAlias

import msgspec
from mypy_extensions import mypyc_attr

from hyakki.bots.asking import answer_of
from hyakki.bots.bot import Bot
from hyakki.core.chance import Chance
from hyakki.core.engine import State, close, give, menu
from hyakki.core.events import SPECTATOR, Viewer, sent_to
from hyakki.core.game import AnyGame
from hyakki.core.lessons import remember
from hyakki.core.memory import Memory, fold
from hyakki.core.menu import Ask, Option, Path
from hyakki.core.recall import sent_to_all
from hyakki.core.rules import Rules
from hyakki.core.view import View

Key: TypeAlias = tuple[int, str]
"""The seat and the kind of a question: no seat has two open questions of a kind."""
NOBODY = Ask(0, "")
"""Stands in for a question once the game is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A game that halts wherever a seat has a choice: `seat` chooses one of `options`, or leaves an open question.

    A forced choice is made unasked, unless the question is open. The seats of a sealed window are asked one after the
    other, all of them whatever the others answered, and the window closes afterwards: so neither that a seat is asked
    nor what it observes tells it anything about answers before its own. Open questions go round: a seat answers one or
    leaves it, as bots at a table do; when all have been left, the defaults are given.
    """

    __slots__ = (
        *("_answers", "_asked", "_left", "_must", "_waiting", "answered", "ask", "game", "leave", "memories"),
        *("heard", "options", "path", "rules", "state"),
    )

    def __init__(
        self, game: AnyGame, rules: Rules, seats: int, chance: Chance, spectator: bool = False, history: bool = False
    ) -> None:
        """Deal a game; `spectator`: keep what a spectator remembers too, which `redealt` needs; `history`: keep what
        each seat is sent, for Views with a history."""
        watching = [Viewer((seat,)) for seat in range(seats)] + [SPECTATOR] * spectator
        memories = [remember(game, rules, seats, game.memory(viewer, seats)) for viewer in watching]
        self._take(game, game.start(rules, seats, chance), memories)
        self.heard += [[] for _ in range(seats)] if history else []
        self._halt()

    @staticmethod
    def going_on(game: AnyGame, state: State, memories: list[Memory], given: tuple[Ask, Path] | None = None) -> Match:
        """Return a game that continues from this State, with a Memory for each seat; `given` is an answer to one of its
        questions, or the empty path: that seat leaves its open questions. State and Memories are the match's own from
        now on."""
        match = Match.__new__(Match)
        match._take(game, state, memories)
        if given is not None:
            ask, path = given
            if ask.sealed:
                match._waiting = sorted((each for each in state.asks if each != ask), key=_seat_of, reverse=True)
            if path:
                match._give(ask, path)
            else:
                match._left.add(_key(ask))
        match._halt()
        return match

    def _take(self, game: AnyGame, state: State, memories: list[Memory]) -> None:
        self.game = game
        self.rules = state.rules
        self.state = state
        self.memories = memories
        """The Memories of all seats, then that of a spectator, if it is kept."""
        self.heard: list[list[dict[str, Any]]] = []
        """The events that each seat was sent, if they are kept."""
        self.ask = NOBODY
        """The question to the seat that chooses."""
        self.path: Path = ()
        """The part of an answer that the seat has given."""
        self.options: list[Option] = []
        """The Options of the seat; empty once the game is over."""
        self.leave = False
        """Whether the seat can leave the question as it is."""
        self.answered = 0
        """The number of answers so far; while it stays the same, so do all Views."""
        self._waiting: list[Ask] = []
        """The questions of a sealed window that are still to be asked."""
        self._answers: dict[int, Path] = {}
        self._left: set[Key] = set()
        """Open questions that have been left since the last answer."""
        self._asked: Key = (-1, "")
        """The open question that was asked last."""
        self._must = False
        """Whether the next question must be answered: all open ones have been left, and nothing happened."""

    @property
    def seat(self) -> int:
        """The seat that chooses."""
        return self.ask.seat

    @property
    def waiting(self) -> list[Ask]:
        """The other questions of the sealed window, which are asked after this one."""
        return self._waiting[::-1]

    def copy(self) -> Match:
        """Return an independent copy, which continues from here."""
        twin = Match.__new__(Match)
        twin.game, twin.rules = self.game, self.rules
        twin.state = self.state.copy()
        twin.memories = [memory.copy() for memory in self.memories]
        twin.heard = [history[:] for history in self.heard]
        twin.ask, twin.path = self.ask, self.path
        twin.options, twin.leave = self.options, self.leave
        twin.answered, twin._waiting, twin._answers = self.answered, self._waiting[:], self._answers.copy()
        twin._left, twin._asked, twin._must = self._left.copy(), self._asked, self._must
        return twin

    def redealt(self, rng: Random) -> Match:
        """Return a game that the seat that chooses cannot tell from the real one, made from its View alone.

        The other seats know of it what a spectator does, and what is theirs. Their answers in a sealed window are not
        known, so they are asked again.
        """
        twin = self.copy()
        twin.state = self.game.redeal(self.view(self.seat), rng)
        twin._answers = {}
        if self.ask.sealed:
            asked = [ask for ask in self.state.asks if ask.seat in self._answers]
            twin._waiting = sorted([*asked, *self._waiting], key=_seat_of, reverse=True)
        spectator = self.memories[-1]
        for seat in range(self.state.seats):
            if seat != self.seat:
                twin.memories[seat] = spectator.copy()
                twin.memories[seat].take_seat(seat, twin.state)
                if self.heard:
                    twin.heard[seat] = sent_to_all(self.game, self.heard[self.seat])
        return twin

    def view(self, seat: int) -> View:
        view: View = self.game.view(self.state, self.memories[seat])
        if self.heard:
            view = msgspec.structs.replace(view, history=tuple(self.heard[seat]))
        return view

    def choose(self, option: Option | None) -> None:
        """Let the seat choose one of its options, or leave its open question (None)."""
        if option is None:
            self._left.add(_key(self.ask))
            self._halt()
            return
        path = self.path + (option,)
        if option.final:
            self.answer(self.ask, path)
            return
        forced = self._offer(self.ask, path)
        if forced is not None:
            self.answer(*forced)

    def answer(self, ask: Ask, path: Path) -> None:
        """Give a complete answer for the seat that is asked."""
        self._give(ask, path)
        self._halt()

    def consult(self, bot: Bot, rng: Random) -> None:
        """Let a bot answer for the seat that is asked."""
        path = self.advice(bot, self.ask, rng)
        if path:
            self.answer(self.ask, path)
        else:
            self.choose(None if self.leave else rng.choice(self.options))

    def advice(self, bot: Bot, ask: Ask, rng: Random) -> Path:
        """Return how a bot would answer a question; an empty path leaves it."""
        view = self.view(ask.seat) if bot.needs_view else None
        return answer_of(bot, self.game, view, ask, partial(menu, self.state, ask), rng)

    def follow(self, ask: Ask, path: Path) -> tuple[Path, list[Option]]:
        """Return a path with all that is forced after it, and what can be chosen then: nothing if it is complete."""
        s = self.state
        step = s.stack[-1]
        while True:
            options = step.menu(s, ask, path, False).options
            if len(options) > 1 or ask.open:
                return path, options
            path += (options[0],)
            if options[0].final:
                return path, []

    def _give(self, ask: Ask, path: Path) -> None:
        s = self.state
        self.answered += 1
        if not ask.sealed:
            self._left.clear()
            self._must = False
            give(s, ask, path)
            return
        self._answers[ask.seat] = path
        if not self._waiting:
            outcome = s.stack[-1].outcome(s, self._answers)
            assert outcome is not None, "all have answered"
            close(s, outcome)

    def _halt(self) -> None:
        """Continue to the next choice; forced answers are given."""
        forced = self._pose()
        while forced is not None:
            self._give(*forced)
            forced = self._pose()

    def _pose(self) -> tuple[Ask, Path] | None:
        """Ask the next question. If there is nothing to choose, return the answer."""
        s = self.state
        if s.log:
            fold(s.log, self.memories)
            for seat, history in enumerate(self.heard):
                history += sent_to(Viewer((seat,)), s.log)
            s.log.clear()
        asks = s.asks
        if not asks:
            self.ask, self.path, self.options, self.leave = NOBODY, (), [], False
            return None
        if asks[0].open:
            return self._pose_open()
        if not asks[0].sealed:
            return self._offer(asks[0], ())
        if not self._waiting:
            self._answers = {}
            self._waiting = sorted(asks, key=_seat_of, reverse=True)
        return self._offer(self._waiting.pop(), ())

    def _pose_open(self) -> tuple[Ask, Path] | None:
        """Ask the next open question round the table that has not been left."""
        s = self.state
        asks = sorted([ask for ask in s.asks if _key(ask) not in self._left], key=_key)
        if not asks:
            self._left.clear()
            for ask in s.asks:
                path = s.stack[-1].default(s, ask)
                if path:
                    return ask, path
            self._must = True
            asks = sorted(s.asks, key=_key)
        ask = next((ask for ask in asks if _key(ask) > self._asked), asks[0])
        self._asked = _key(ask)
        self.ask, self.path, self.options, self.leave = ask, (), menu(s, ask).options, not self._must
        return None

    def _offer(self, ask: Ask, path: Path) -> tuple[Ask, Path] | None:
        """Offer what follows this path. If there is nothing to choose, return the whole answer."""
        path, options = self.follow(ask, path)
        if not options:
            return ask, path
        self.ask, self.path, self.options, self.leave = ask, path, options, False
        return None


def _key(ask: Ask) -> Key:
    return ask.seat, ask.kind


def _seat_of(ask: Ask) -> int:
    return ask.seat


def rewards(game: AnyGame, s: State) -> Sequence[float]:
    """Return what each seat gets at the end: 1 for a winner, -1 for the others, 0 for all without a result."""
    standing = game.standing(s)
    if not standing.winners or standing.reason in game.no_result:
        return [0.0] * s.seats
    return [1.0 if seat in standing.winners else -1.0 for seat in range(s.seats)]
