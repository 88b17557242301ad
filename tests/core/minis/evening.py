"""Evening: a Series of games of Bluff with a market between them.

EV-1 So many games of Bluff are played.
EV-2 The winners of a game get two coins each, the others one.
EV-3 Between two games every seat may buy, all at once: an extra card for the next games costs two coins.
EV-4 Purchases carry over. At most one extra card a seat.
EV-5 Most games won wins the evening.
EV-6 What the rules do not say, such as abandoning the game, is proposed and voted on.
"""

from __future__ import annotations

from typing import Any

from hyakki.core.engine import GameOver, State, Step
from hyakki.core.events import Kind, kinds_of, seat_number
from hyakki.core.game import Standing
from hyakki.core.menu import Ask, Asks, Menu, Option, Path
from hyakki.core.motion import KINDS as MOTION_KINDS
from hyakki.core.motion import Vote
from hyakki.core.rules import Rules
from hyakki.core.series import OpenMemory, OpenView, Play, Series
from tests.core.minis.common import Mini, blank, by_points

PRICE = 2

ENDED = Kind("ended", "number winners", rule="EV-2")
BOUGHT = Kind("bought", "seat", rule="EV-3")
LEFT = Kind("left", "seat", rule="EV-3")
KINDS = kinds_of(list(globals().values()), {})

BUY, LEAVE = Option("buy card"), Option("leave")


class EveningRules(Rules, frozen=True, kw_only=True):
    games: int = 2
    turns: int = 3
    """The turns of each game of Bluff."""


class EveningState(State):
    __slots__ = ("coins", "extra", "left", "wins")
    occasions = {
        "buy": "EV-3",
        "leave": "EV-3",
        "agree": "EV-6",
        "refuse": "EV-6",
    }
    rules: EveningRules
    coins: list[int]
    extra: list[int]
    wins: tuple[tuple[int, ...], ...]
    """The winners of each game so far."""
    left: list[bool]
    """Whether each seat has left the market."""

    def __init__(self, rules: EveningRules, seats: int) -> None:
        blank(self, rules, seats)
        self.coins, self.extra = [0] * seats, [0] * seats
        self.left = [False] * seats
        self.wins = ()

    def copy(self) -> EveningState:
        twin = EveningState.__new__(EveningState)
        self.copy_base(twin)
        twin.coins, twin.extra, twin.left, twin.wins = self.coins[:], self.extra[:], self.left[:], self.wins
        return twin


class PlayBluff(Play):
    """EV-1, EV-2."""

    __slots__ = ()

    def game(self, s: EveningState) -> tuple[str, int, dict[str, Any]]:
        return "bluff", s.seats, {"turns": s.rules.turns, "bonus": tuple(s.extra)}

    def played(self, s: EveningState, standing: dict[str, Any]) -> None:
        winners = tuple(seat_number(name) for name in standing["winners"])
        s.wins += (winners,)
        for seat in range(s.seats):
            s.coins[seat] += 2 if seat in winners else 1
        s.say(ENDED, (len(s.wins), winners))
        if len(s.wins) == s.rules.games:
            raise GameOver(("last game", None))
        s.left = [False] * s.seats
        s.push(Market())


class Market(Step):
    """EV-3, EV-4."""

    __slots__ = ()

    def run(self, s: EveningState) -> Asks:
        if all(s.left):
            s.done()
            return None
        return tuple(Ask(seat, "market", pace="plan", open=True) for seat in range(s.seats) if not s.left[seat])

    def menu(self, s: EveningState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if s.extra[ask.seat]:
            m.block("EV-4", BUY)
        elif s.coins[ask.seat] < PRICE:
            m.block("EV-3", BUY)
        else:
            m.offer(BUY)
        m.offer(LEAVE)
        return m

    def default(self, s: EveningState, ask: Ask) -> Path:
        return (LEAVE,)

    def answer(self, s: EveningState, ask: Ask, path: Path) -> None:
        if path[0] is BUY:
            s.coins[ask.seat] -= PRICE
            s.extra[ask.seat] += 1
            s.say(BOUGHT, (ask.seat,))
        else:
            s.left[ask.seat] = True
            s.say(LEFT, (ask.seat,))


STEPS: dict[str, type[Step]] = {step.__name__: step for step in (PlayBluff, Market, Vote)}


EveningView = OpenView[EveningRules]


class Evening(Series[EveningState, EveningRules], Mini[EveningState, EveningView, OpenMemory, EveningRules]):
    key = "evening"
    of = "bluff"
    least, most, usual = 2, 3, 2
    state = EveningState
    steps = STEPS
    kinds = {**KINDS, **MOTION_KINDS}
    rules_type = EveningRules

    def begin(self, rules: EveningRules, seats: int) -> EveningState:
        s = EveningState(rules, seats)
        s.push(PlayBluff())
        return s

    def standing(self, s: EveningState) -> Standing:
        assert s.over is not None
        won = [sum(seat in winners for winners in s.wins) for seat in range(s.seats)]
        return by_points(s.over[0], won)


game = Evening()
