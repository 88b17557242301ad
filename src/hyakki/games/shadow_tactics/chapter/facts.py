"""Facts of a chapter in words, as a scene says them; chance by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hyakki.core.errors import BadContent
from hyakki.core.events import seat_name
from hyakki.core.facts import Either, Heap, fact_of, keyed
from hyakki.games.shadow_tactics.catalog.ids import NINJAS
from hyakki.games.shadow_tactics.chapter.market import DaimyoMarket, NinjaMarket
from hyakki.games.shadow_tactics.chapter.position import SIDES, Given
from hyakki.games.shadow_tactics.chapter.state import DAIMYO, NINJA, ChapterState
from hyakki.games.shadow_tactics.scenes.facts import spelled as spelled_ninjas
from hyakki.games.shadow_tactics.scenes.given import ninja_named

NONE = "none"


def _mission(s: ChapterState, location: str) -> str:
    return s.rules.shadow.locations[location].mission or location


def _controls(s: ChapterState, side: str) -> Heap:
    return Heap(_mission(s, name) for name in s.controls(side))


def _plain(name: str) -> Callable[[ChapterState], Any]:
    return lambda s: getattr(s, name)


def _heap(name: str) -> Callable[[ChapterState], Heap]:
    return lambda s: Heap(map(str, getattr(s, name)))


OF_TABLE: dict[str, Callable[[ChapterState], Any]] = {
    "missions": lambda s: tuple(f"{_mission(s, location)} {side}" for location, side in s.missions),
    "location": lambda s: Either((_mission(s, s.location), s.location)) if s.location else NONE,
    "tax": lambda s: sum(s.rules.shadow.locations[name].tax for name in s.controls(DAIMYO)),
    "offer": _heap("offer"),
    "tokens": _heap("tokens"),
    "placed": lambda s: Heap(f"{p.card} {_mission(s, p.location) if p.location else NONE}" for p in s.placed),
    "palace": _heap("palace"),
    "items": _heap("items"),
    "cards": _heap("cards"),
    "quests": _heap("quests"),
    "orders": _heap("orders"),
    "unlocked": _heap("unlocked"),
    **{name: _plain(name) for name in ("pool", "discount", "veto", "embargo", "modifier")},
    "daimyo": lambda s: seat_name(s.daimyo),
    "present": lambda s: Heap(map(seat_name, s.present)),
    "team": lambda s: Heap(NINJAS[ninja] for ninja in s.team),
    "ninjas": _plain("ninjas"),
    "side": lambda s: NONE if s.over is None or s.over[1] is None else s.over[1],
}


def _cards_at(s: ChapterState, said: Given) -> Heap:
    """Return what waits at a location; at the final one its own cards."""
    name = said.location(s.rules.shadow)
    own = s.palace if s.rules.shadow.locations[name].final else ()
    return Heap((*own, *(placed.card for placed in s.placed if placed.location == name)))


def _tokens_on(s: ChapterState, said: Given) -> Heap:
    card = said.name("purchase")
    found = [placed for placed in s.placed if placed.card == card]
    if not found:
        raise said.wrong(f"{card} has not been bought")
    return Heap(map(str, found[0].tokens))


def _controller(s: ChapterState, said: Given) -> str:
    return NINJA if said.location(s.rules.shadow) in s.controls(NINJA) else DAIMYO


KEYED: dict[str, Callable[[ChapterState, Given], Any]] = {
    "controls": lambda s, said: _controls(s, said.one_of(SIDES)),
    "controller": _controller,
    "to_offer": lambda s, said: s.offered(said.one_of(SIDES)),
    "offers": lambda s, said: s.offers.get(said.one_of(SIDES), 0),
    "cards_at": _cards_at,
    "tokens_on": _tokens_on,
    "cost": lambda s, said: s.cost(said.name("purchase")),
}


def fact(s: ChapterState, name: str) -> Any:
    head, dot, rest = name.partition(".")
    if not dot:
        return fact_of(OF_TABLE, name, name, others=(*keyed(KEYED), "HAY.jutsu", "B.ninjas"))(s)
    if head in KEYED:
        return KEYED[head](s, Given(name, rest))
    ninja = ninja_named(head)
    if ninja is not None and rest == "jutsu":
        return s.jutsu.get(NINJAS[ninja], 0)
    seat = Given(name, head).seat(s.seats)
    if rest == "ninjas":
        return Heap(NINJAS[own] for own in s.picks[seat])
    if rest == "present":
        return seat in s.present
    raise BadContent(name, "there is no such fact; choose one of HAY.jutsu, B.ninjas, B.present")


def spelled(s: ChapterState, id: str) -> str:
    """ "go M1" and "go Osaka Castle" are go osaka-castle."""
    verb, _, place = id.partition(" ")
    if verb.lower() not in ("go", "at"):
        return spelled_ninjas(id)
    try:
        return f"{verb} {Given(id, place).location(s.rules.shadow)}"
    except BadContent:
        return id


# Chance by name

CHANCES: dict[str, tuple[bytes, ...]] = {"purchases": (b"purchases",), "items": (b"items",)}


def drawn(s: ChapterState, name: str, wish: Any) -> tuple[int, ...]:
    """The draws by which these cards are offered: "PD1 PO5"."""
    said = Given(f"chance.{name}", wish)
    market = DaimyoMarket() if name == "purchases" else NinjaMarket()
    pile = market.deck(s)
    wanted = [Given(said.where, one).name("goods") for one in said.word().split()]
    for one in wanted:
        if one not in pile:
            raise said.wrong(f"{one} cannot be offered now; choose one of {', '.join(pile)}")
    order = [*wanted, *(one for one in pile if one not in wanted)]
    draws = []
    for place in range(len(pile) - 1, 0, -1):
        found = pile.index(order[place])
        draws.append(found)
        pile[place], pile[found] = pile[found], pile[place]
    return tuple(draws)
