"""Windows for Instant Actions (KA-131 to KA-133, KA-R15 to KA-R17, KA-R138).

Who may do what in a window is registered in INSTANTS by verb; see `effects`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hyakki.core.engine import read_path
from hyakki.core.errors import HyakkiError
from hyakki.core.menu import Ask, Asks, Menu, Outcome, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.actions import ACTIONS
from hyakki.games.kaidan.options import ASK_WINDOW, LET_BE
from hyakki.games.kaidan.people import NOBODY
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.base import KaidanStep

Item = tuple[int, str, tuple[int, ...]]
"""A pending Instant Action: seat, verb, the numbers of its path."""
Offer = Callable[[Menu, KaidanState, Ask], None]
"""Adds the first entries to a menu."""


@dataclass(frozen=True, slots=True)
class Instant:
    """One kind of Instant Action. `offer` adds what a seat may do in a window of this name, or says what blocks it;
    `more` adds what follows a partial choice; `pay` is done when it is declared, `resolve` when its turn comes. What it
    cannot do any more it does not do (KA-133)."""

    offer: Callable[[Menu, KaidanState, int, str], None]
    pay: Callable[[KaidanState, int, tuple[int, ...]], None]
    resolve: Callable[[KaidanState, int, tuple[int, ...]], None]
    more: Callable[[Menu, KaidanState, int, Path], None] | None = None


INSTANTS: dict[str, Instant] = {}


def free_of_charge(s: KaidanState, seat: int, numbers: tuple[int, ...]) -> None:
    """Pay nothing for an Instant Action that is free (KA-130)."""


def offer_instants(m: Menu, s: KaidanState, seat: int, window: str) -> None:
    for instant in INSTANTS.values():
        instant.offer(m, s, seat, window)


def offer_more(m: Menu, s: KaidanState, seat: int, path: Path) -> None:
    """Offer the entries that follow a partial choice of an Instant Action or an Action."""
    verb = path[0].verb
    more = INSTANTS[verb].more if verb in INSTANTS else ACTIONS[verb].more
    assert more is not None, "only what has more to say is not final"
    more(m, s, seat, path)


def menu_with_instants(offer: Offer, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
    """Return a menu that holds Instant Actions or Actions beside its own entries; `offer` adds the first ones."""
    m = Menu(look)
    if path:
        offer_more(m, s, ask.seat, path)
    else:
        offer(m, s, ask)
    return m


def item_of(seat: int, path: Path) -> Item:
    return seat, path[0].verb, tuple(number for option in path for number in option.args)


def declare(s: KaidanState, item: Item, window: str) -> None:
    seat, verb, numbers = item
    s.say(say.INSTANT, (seat, window))
    INSTANTS[verb].pay(s, seat, numbers)


def resolve(s: KaidanState, item: Item) -> None:
    seat, verb, numbers = item
    if s.pgs[seat].on_map:
        INSTANTS[verb].resolve(s, seat, numbers)
    else:
        s.say(say.FIZZLED, (seat,))


class Window(KaidanStep):
    """All living seats at once, sealed; the first to act, clockwise from the PG that acts or is hunted, goes on the
    stack, and the window opens again until all let be; then the last in is the first out."""

    __slots__ = ("name", "pending")
    name: str
    pending: tuple[Item, ...]

    def __init__(self, name: str) -> None:
        super().__init__("ask")
        self.name = name
        self.pending = ()

    def order(self, s: KaidanState) -> list[int]:
        start = s.hunted if s.chasing else s.active if s.active != NOBODY else s.first
        return [seat for seat in s.clockwise(start) if s.pgs[seat].on_map]

    def run(self, s: KaidanState) -> Asks:
        order = self.order(s)
        if not order:
            s.done()
            return None
        return tuple(ASK_WINDOW[self.name][seat] for seat in order)

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        return menu_with_instants(self.offer, s, ask, path, look)

    def offer(self, m: Menu, s: KaidanState, ask: Ask) -> None:
        m.offer(LET_BE)
        offer_instants(m, s, ask.seat, self.name)

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (LET_BE,)  # KA-R18

    def outcome(self, s: KaidanState, answers: dict[int, Path]) -> Outcome | None:
        for ask in s.asks:
            path = answers.get(ask.seat)
            if path is None:
                return None
            if path[0] is not LET_BE:
                return (ask.seat, *(option.id for option in path))
        return (NOBODY,)

    def allows(self, s: KaidanState, outcome: Outcome) -> bool:
        if outcome == (NOBODY,):
            return True
        ask = next((ask for ask in s.asks if ask.seat == outcome[0]), None)
        try:
            return ask is not None and read_path(s, ask, outcome[1:])[0] is not LET_BE
        except HyakkiError:
            return False

    def close(self, s: KaidanState, outcome: Outcome) -> None:
        if outcome[0] != NOBODY:
            ask = next(ask for ask in s.asks if ask.seat == outcome[0])
            item = item_of(ask.seat, read_path(s, ask, outcome[1:]))
            self.pending = (*self.pending, item)
            declare(s, item, self.name)
        elif self.pending:
            *rest, item = self.pending
            self.pending = tuple(rest)
            resolve(s, item)
        else:
            s.done()
