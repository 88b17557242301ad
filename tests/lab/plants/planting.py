"""How to plant a leak into Kitsunedo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from hyakki.core.engine import State, Step
from hyakki.core.events import Event, Kind
from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kitsunedo import Kitsunedo
from hyakki.games.kitsunedo.catalog.ids import SUN
from hyakki.games.kitsunedo.state import KitsunedoState
from hyakki.games.kitsunedo.steps.claim import Claim

Patch = pytest.MonkeyPatch
Put = Callable[[Patch], Kitsunedo]
Said = tuple[Kind, Any, Any]


class Plant(NamedTuple):
    name: str
    channel: str
    """The name that the leak test must give it."""
    put: Put
    seats: int
    lords: tuple[str, ...]
    at: str
    """The question from which to look for it, if not any."""


PLANTS: list[Plant] = []


def plant(channel: str, lords: tuple[str, ...] = (), at: str = "", name: str = "") -> Callable[[Put], Put]:
    def declare(put: Put) -> Put:
        PLANTS.append(Plant(name or put.__name__, channel, put, 3, lords, at))
        return put

    return declare


def change_menu(patch: Patch, step: type[Step], change: Callable[[Menu, Any, Any, Ask, Path], None]) -> None:
    """`change(menu, step, state, ask, path)` is made to every menu of the step."""
    menu = step.menu

    def changed(self: Any, s: Any, ask: Ask, path: Path, look: bool) -> Menu:
        m = menu(self, s, ask, path, look)
        change(m, self, s, ask, path)
        return m

    patch.setattr(step, "menu", changed)


def change_asks(patch: Patch, step: type[Step], change: Callable[[Any, Any, Ask], Ask]) -> None:
    """`change(step, state, ask)` is what is asked instead."""
    run = step.run

    def changed(self: Any, s: Any) -> Asks:
        asks = run(self, s)
        return None if asks is None else tuple(change(self, s, ask) for ask in asks)

    patch.setattr(step, "run", changed)


def change_events(patch: Patch, change: Callable[[Any, Kind, Any, Any], list[Said]]) -> None:
    """`change(state, kind, args, fact)` is what is said instead."""

    def changed(self: State, kind: Kind, args: Any = (), fact: Any = None) -> None:
        for event in change(self, kind, args, fact):
            self.log.append(Event(*event))

    patch.setattr(State, "say", changed)


def with_kinds(*kinds: Kind) -> Kitsunedo:
    """A game that declares these kinds of event."""

    class Leaky(Kitsunedo):
        pass

    Leaky.kinds = {**Kitsunedo.kinds, **{kind.name: kind for kind in kinds}}
    return Leaky()


def top_is_attack(s: KitsunedoState) -> bool:
    return bool(s.deck) and s.deck[-1] <= SUN + 1


def lies(s: KitsunedoState, claim: Claim) -> bool:
    return s.lanterns[claim.claimer] != claim.lantern
