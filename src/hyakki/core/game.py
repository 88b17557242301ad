"""A Game: facts about one game, and the one place from which everything else reaches it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from importlib.metadata import entry_points
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from hyakki.core.chance import Chance
from hyakki.core.engine import State, Step, advance
from hyakki.core.errors import Malformed
from hyakki.core.events import Kind, Viewer, seat_name
from hyakki.core.memory import Memory
from hyakki.core.menu import Menu, Path
from hyakki.core.motion import Motion
from hyakki.core.rules import Rules
from hyakki.core.view import View

S = TypeVar("S", bound=State)


class Standing(Generic[S]):
    """How a game ended: why, who won (a seat or nobody), and everybody's place, best first."""

    __slots__ = ("ranking", "reason", "winners")

    def __init__(self, reason: str, winners: tuple[int, ...], ranking: tuple[int, ...]) -> None:
        self.reason = reason
        self.winners = winners
        self.ranking = ranking

    def plain(self) -> dict[str, Any]:
        return {
            "reason": self.reason,
            "winners": [seat_name(seat) for seat in self.winners],
            "ranking": [seat_name(seat) for seat in self.ranking],
        }


class Game(Generic[S]):
    """Subclassed once by each game."""

    key: ClassVar[str]
    package: ClassVar[str]
    least: ClassVar[int]
    most: ClassVar[int]
    usual: ClassVar[int]
    """Seats of the default set-up."""
    state: type[S]
    steps: ClassVar[Mapping[str, type[Step[Any]]]]
    kinds: ClassVar[Mapping[str, Kind]]
    series: ClassVar[Mapping[str, str]] = {}
    """Series of this game, by what people call them: their keys."""
    simulation_options: ClassVar[Mapping[str, Any]] = {}
    """What games without people are played with, unless told otherwise."""

    def rules(self, seats: int, options: Mapping[str, Any]) -> Rules:
        """The Rules of a table, or BadContent."""
        raise NotImplementedError

    def load_rules(self, plain: Mapping[str, Any]) -> Rules:
        """Rules as they were stored with a game."""
        raise NotImplementedError

    def begin(self, rules: Rules, seats: int) -> S:
        """Nothing has happened yet: the first Step lies on the stack."""
        raise NotImplementedError

    def memory(self, viewer: Viewer, seats: int) -> Memory:
        raise NotImplementedError

    def view(self, s: S, memory: Memory) -> View:
        raise NotImplementedError

    def redeal(self, view: View, rng: Random) -> S:
        raise NotImplementedError

    def motions(self, s: S, seat: int) -> list[Motion]:
        """What this seat may propose now by the rules of the game; blocked ones carry their rule."""
        return []

    def proposed(self, s: S, seat: int, motion: Motion) -> None:
        """A lawful proposal has been made: note it, and push the Vote."""
        raise NotImplementedError

    def standing(self, s: S) -> Standing[S]:
        raise NotImplementedError

    def coach(self, rules: Rules, kind: str) -> str | None:
        """The text for the first Ask of this kind, in a game that teaches."""
        return None

    def judgement(self, view: View, kind: str, menus: Any, rng: Random) -> Path:
        """This game's judgement, from a View alone: `menus(path)` gives the next entries."""
        raise NotImplementedError

    def position(self, given: Mapping[str, Any], chance: Chance) -> S:
        """A position as a scene says it; the unsaid is any legal filling."""
        raise NotImplementedError

    def fact(self, s: S, name: str) -> Any:
        """A fact of the position as a scene says it."""
        raise NotImplementedError

    def remembered(self, s: S, memory: Memory) -> None:
        """Give a fresh Memory what a viewer at this made-up position would know."""
        raise NotImplementedError

    def worlds(self, s: S) -> Any:
        """The hidden part of a State, comparable: whether two worlds are the same."""
        raise NotImplementedError

    def start(self, rules: Rules, seats: int, chance: Chance) -> S:
        if not self.least <= seats <= self.most:
            raise Malformed(f"{self.key} has {self.least} to {self.most} seats, not {seats}")
        s = self.begin(rules, seats)
        s.chance = chance
        advance(s)
        return s

    def read(self, path: str) -> str:
        """A file of this game: content, rules or text."""
        return resources.files(self.package).joinpath(path).read_text(encoding="utf-8")

    def paces(self) -> dict[str, dict[str, float]]:
        paces: dict[str, dict[str, float]] = tomllib.loads(self.read("content/base.toml")).get("paces", {})
        return paces


Menus = Any
"""A function from a path to a Menu."""


def games() -> dict[str, Game[Any]]:
    """Every game that is installed, by key."""
    found = {entry.name: entry.load() for entry in entry_points(group="hyakki.games")}
    return dict(sorted(found.items()))


def game_of(key: str) -> Game[Any]:
    for entry in entry_points(group="hyakki.games"):
        if entry.name == key:
            game: Game[Any] = entry.load()
            return game
    known = ", ".join(sorted(entry.name for entry in entry_points(group="hyakki.games")))
    raise Malformed(f"there is no game {key!r}; there are {known}")


__all__ = ["Game", "Menu", "Standing", "game_of", "games"]
