"""A Table for tests, driven in the players' words."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hyakki.core.chance import Chance
from hyakki.core.engine import State
from hyakki.core.events import SPECTATOR, Viewer, seat_name, viewers
from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask, Menu
from hyakki.core.records import Began
from hyakki.core.save import digest
from hyakki.core.table import Table
from hyakki.lab.check import step


def number(seat: str) -> int:
    return ord(seat) - 65


def viewer(seats: str) -> Viewer:
    """Return the viewer "A", "AC" for both seats, "" for a spectator."""
    return Viewer(map(number, seats)) if seats else SPECTATOR


class Playing:
    """A game at a Table. `draws` are the random numbers before the first question."""

    def __init__(self, game: AnyGame, seats: int, *, seed: int = 0, draws: Sequence[int] = (), **options: Any) -> None:
        self.table = Table(game, game.rules(seats, options), seats, Chance.seeded(seed), viewers(seats))
        self.table.apply(Began(drawn=tuple(draws)))

    @classmethod
    def at(cls, table: Table) -> Playing:
        """Take a Table that exists already."""
        playing = cls.__new__(cls)
        playing.table = table
        return playing

    @property
    def state(self) -> Any:
        return self.table.state

    # When

    def does(self, seat: str, *ids: str, draws: Sequence[int] = ()) -> Playing:
        """Answer for a seat, the question that has this answer; `draws` are the next random numbers."""
        ask = self.ask_for(seat, ids[0])
        if draws:
            self.table.state.chance.forced = list(draws)
        self.table.answer(ask.seat, self.table.ask_id(ask), ids)
        return self

    def window(self, draws: Sequence[int] = (), **answers: str) -> Playing:
        """Give these answers, then close the sealed window."""
        for seat, id in answers.items():
            self.does(seat, id)
        if draws:
            self.table.state.chance.forced = list(draws)
        assert self.table.settle(), "the window is still open"
        return self

    def goes_on(self, rng: Random, moves: int = 1000) -> Playing:
        """Play at random, to the end or for this many moves."""
        for _ in range(moves):
            if self.table.over:
                break
            step(self.table, rng)
        return self

    # Then

    def asked(self) -> list[str]:
        return [f"{seat_name(ask.seat)} {ask.kind}" for ask in self.table.asks]

    def ask(self, seat: str, kind: str = "") -> Ask:
        for ask in self.table.asks_of(number(seat)):
            if kind in ("", ask.kind):
                return ask
        raise AssertionError(f"{seat} is not asked {kind}; asked: {self.asked()}")

    def ask_for(self, seat: str, id: str) -> Ask:
        asks = self.table.asks_of(number(seat))
        for ask in asks:
            if id in self.table.menu(ask, look=False).ids():
                return ask
        assert asks, f"{seat} is asked nothing; asked: {self.asked()}"
        return asks[0]

    def id(self, seat: str, kind: str = "") -> int:
        return self.table.ask_id(self.ask(seat, kind))

    def menu(self, seat: str, kind: str = "") -> Menu:
        return self.table.menu(self.ask(seat, kind))

    def offered(self, seat: str, kind: str = "") -> list[str]:
        return self.menu(seat, kind).ids()

    def blocked(self, seat: str, kind: str = "") -> dict[str, str]:
        return {entry.id: entry.rule for entry in self.menu(seat, kind).blocked}

    def stack(self) -> list[str]:
        return [type(frame).__name__ for frame in self.table.state.stack]

    def heard(self, seats: str) -> list[dict[str, Any]]:
        return self.table.told(viewer(seats))

    def view(self, seats: str) -> bytes:
        return self.table.view(viewer(seats)).encoded()

    def sent(self, seats: str) -> dict[str, Any]:
        return self.table.sent(viewer(seats))


def shuffle_to(before: Sequence[int], after: Sequence[int]) -> list[int]:
    """The draws by which `Chance.shuffle` makes this of that."""
    things, draws = list(before), []
    for i in range(len(things) - 1, 0, -1):
        j = next(j for j in range(i + 1) if things[j] == after[i])
        things[i], things[j] = things[j], things[i]
        draws.append(j)
    assert things == list(after), "not the same things"
    return draws


def same_state(one: State, other: State) -> bool:
    return digest(one, key=False) == digest(other, key=False)
