"""Facts of a mission in words, as a scene says them; what numbers in events stand for; chance by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from hyakki.core.events import seat_name
from hyakki.core.facts import Either, Heap, Pile, fact_of, keyed
from hyakki.games.shadow_tactics.board.places import (
    BUSHES,
    JUNCTIONS,
    NOWHERE,
    TOWER,
    bush_place,
    corner_of,
    junction_place,
    place_name,
    post_name,
    yard_of,
)
from hyakki.games.shadow_tactics.board.sights import sights
from hyakki.games.shadow_tactics.board.vision import look_into, watch_bush, watch_junction
from hyakki.games.shadow_tactics.catalog.cards import GUARDS, LIGHTS
from hyakki.games.shadow_tactics.catalog.ids import CARDS, COLOURS, HEALTH, ITEMS, NINJAS, ORDERS, QUESTS, TILES
from hyakki.games.shadow_tactics.guards import ALERTED, KINDS, STUNNED, kind_of
from hyakki.games.shadow_tactics.missions.mission import mission_of
from hyakki.games.shadow_tactics.people import NO_QUEST, NO_SLOT, NOBODY
from hyakki.games.shadow_tactics.scenes.given import Given, ninja_named
from hyakki.games.shadow_tactics.state import PHASES, ShadowState
from hyakki.games.shadow_tactics.steps.programming import penalties_of
from hyakki.games.shadow_tactics.steps.surrender import time_bonus
from hyakki.games.shadow_tactics.talk import channels
from hyakki.games.shadow_tactics.words import ALARMS, WORDS

NONE = "none"
MARKS = ("face down", "shown", "changed")


def fact(s: ShadowState, name: str) -> Any:
    head, dot, rest = name.partition(".")
    if not dot:
        others = (*keyed(KEYED), "of a ninja HAY.bush", "of a seat B.ready")
        return fact_of(OF_TABLE, name, name, others=others)(s)
    if head in KEYED:
        return KEYED[head](s, Given(name, rest))
    ninja = ninja_named(head)
    if ninja is not None:
        return fact_of(OF_NINJA, rest, name, "a ninja")(s, ninja)
    return fact_of(OF_SEAT, rest, name, "a seat")(s, Given(name, head).seat(s.seats))


# Words


def place_word(place: int) -> str:
    return place_name(place) if place >= 0 else NONE


def _bush_word(bush: int) -> str:
    return place_name(bush_place(bush)) if bush >= 0 else NONE


def _junction_word(junction: int) -> str:
    return place_name(junction_place(junction)) if junction >= 0 else NONE


def _posts(posts: Iterable[int]) -> Heap:
    return Heap(map(post_name, posts))


def _named(names: Sequence[str], numbers: Iterable[int]) -> Heap:
    return Heap(names[number] for number in numbers)


def figure_word(s: ShadowState, post: int) -> str:
    """ "S2i", "O5o alerted", in a tower "S@B24"."""
    code = s.guards[post]
    if corner_of(post) == TOWER:
        at = f"@{place_word(s.focus)}"
    else:
        at = f"{corner_of(post)}{'io'[s.stance_at(post) % 2]}"
    state = " alerted" if code & ALERTED else " stunned" if code & STUNNED else ""
    return f"{KINDS[kind_of(code)]}{at}{state}"


# Ninjas

Ninjas = Callable[[ShadowState, int], Any]


def _hand(s: ShadowState, ninja: int) -> Heap:
    return _named(CARDS, (card for card in s.hand_of(ninja) if card not in s.laid[ninja]))


def _quest_word(quest: int) -> str:
    return NONE if quest == NO_QUEST else QUESTS[quest]


def _field(name: str) -> Ninjas:
    return lambda s, ninja: getattr(s.ninjas[ninja], name)


OF_NINJA: dict[str, Ninjas] = {
    "seat": lambda s, ninja: NONE if s.ninjas[ninja].seat == NOBODY else seat_name(s.ninjas[ninja].seat),
    "bush": lambda s, ninja: _bush_word(s.ninjas[ninja].bush),
    "cards": lambda s, ninja: _named(CARDS, s.ninjas[ninja].cards),
    "hand": _hand,
    "used": lambda s, ninja: _named(CARDS, s.ninjas[ninja].used),
    "programme": lambda s, ninja: tuple(CARDS[card] for card in s.laid[ninja]),
    "slot": lambda s, ninja: NONE if s.ninjas[ninja].slot == NO_SLOT else s.ninjas[ninja].slot + 1,
    "count": _field("count"),
    "marks": lambda s, ninja: tuple(MARKS[mark] for mark in s.ninjas[ninja].shown[: s.ninjas[ninja].count]),
    "turned": lambda s, ninja: tuple(CARDS[card] for card in s.ninjas[ninja].turned),
    "health": lambda s, ninja: tuple(HEALTH[card] for card in s.ninjas[ninja].health),
    "damage": _field("damage"),
    "flipped": lambda s, ninja: _named(HEALTH, s.ninjas[ninja].flipped),
    "penalties": lambda s, ninja: Heap(sorted(filter(None, penalties_of(s, ninja)))),
    "jutsu": _field("jutsu"),
    "spent": _field("spent"),
    "lost": _field("lost"),
    "carries": _field("carries"),
    "items": lambda s, ninja: _named(ITEMS, s.ninjas[ninja].items),
    "quest": lambda s, ninja: _quest_word(s.ninjas[ninja].quest),
    "markers": _field("markers"),
    "completed": _field("completed"),
    "executed": _field("executed"),
    "failed": _field("failed"),
    "kills": _field("kills"),
    "dropped": _field("dropped"),
    "found": _field("found"),
    "reaches": lambda s, ninja: Heap(map(place_name, s.board.yards_by_bush[s.ninjas[ninja].bush])),
}

OF_SEAT: dict[str, Ninjas] = {
    "role": lambda s, seat: "daimyo" if seat == s.daimyo else "ninjas",
    "ninjas": lambda s, seat: _named(NINJAS, s.ninjas_of(seat)),
    "ready": lambda s, seat: s.ready[seat],
    "confirmed": lambda s, seat: s.confirmed[seat],
    "may_talk": lambda s, seat: not channels(s, seat)[0].closed,
}


# The table


def _figure(s: ShadowState) -> str:
    post = s.figure()
    return NONE if post == NOWHERE else f"{place_name(yard_of(post))} {figure_word(s, post)}"


def _orders(field: str) -> Callable[[ShadowState], Heap]:
    return lambda s: _named(ORDERS, getattr(s, field))


def _plain(field: str) -> Callable[[ShadowState], Any]:
    return lambda s: getattr(s, field)


def _reserve(s: ShadowState) -> Heap:
    return Heap(GUARDS[kind] for kind, count in enumerate(s.reserve) for _ in range(count))


def _edge_word(edge: tuple[int, int]) -> str:
    return f"{place_name(edge[0])}|{place_name(edge[1])}"


OF_TABLE: dict[str, Callable[[ShadowState], Any]] = {
    "mission": lambda s: s.rules.mission,
    "round": _plain("round"),
    "phase": lambda s: PHASES[s.phase] if s.round else "set-up",
    "time": _plain("time"),
    "noise": _plain("noise"),
    "alarm": lambda s: ALARMS[s.alarm],
    "threshold": _plain("threshold"),
    "searching": _plain("searching"),
    "power_used": _plain("power_used"),
    "power": lambda s: mission_of(s).power(s),
    "daimyo": lambda s: seat_name(s.daimyo),
    "team": lambda s: _named(NINJAS, s.team()),
    "guards": lambda s: Heap(f"{place_name(yard_of(post))} {figure_word(s, post)}" for post in s.all_guards()),
    "alerted": lambda s: _posts(s.alerted_guards()),
    "stunned": lambda s: _posts(post for post, code in enumerate(s.guards) if code & STUNNED),
    "figure": _figure,
    "figure_dead": _plain("figure_dead"),
    "focus": lambda s: place_word(s.focus),
    "bodies": lambda s: _posts(s.bodies),
    "green": lambda s: Heap(map(_bush_word, s.green)),
    "blue": lambda s: Heap(map(_bush_word, s.blue)),
    "keys": lambda s: Heap(_junction_word(key) for key in s.keys if key != NOWHERE),
    "coins": lambda s: Heap(f"{_junction_word(j)} {value}" for j, value in enumerate(s.coins) if value),
    "boulders": lambda s: Heap(map(_edge_word, s.boulders)),
    "documents": _plain("documents"),
    "documents_at": lambda s: NONE if s.documents_at == NOWHERE else post_name(s.documents_at),
    "poisoned": lambda s: place_word(s.poisoned),
    "rescued": _plain("rescued"),
    "rung": _plain("rung"),
    "pool": _plain("pool"),
    "hand": _orders("hand"),
    "active": _orders("active"),
    "tapped": _orders("tapped"),
    "discard": _orders("discard"),
    "deck": lambda s: Pile(ORDERS[order] for order in reversed(s.deck)),
    "deck_size": lambda s: len(s.deck),
    "hand_size": lambda s: len(s.hand),
    "reserve": _reserve,
    "deployed": _plain("deployed"),
    "quest": lambda s: _quest_word(s.quest),
    "markers": _plain("markers"),
    "quest_done": _plain("quest_done"),
    "rewards": lambda s: Heap(prize for _, prize in s.won_cards),
    "side": lambda s: NONE if s.over is None or s.over[1] is None else s.over[1],
    "surrendered": lambda s: s.surrendered or NONE,
    "modifier": time_bonus,
}


# Places


def _guard_at(s: ShadowState, said: Given) -> Any:
    post = said.post(s)
    if not s.guards[post]:
        return NONE
    word = figure_word(s, post)
    return Either((word, f"{word} calm")) if " " not in word else word


def _gate(s: ShadowState, said: Given) -> int:
    return [TILES[gate.tile] for gate in s.kit.layout.gates].index(
        said.one_of(TILES[gate.tile] for gate in s.kit.layout.gates)
    )


def _key(s: ShadowState, said: Given) -> str:
    return _junction_word(s.keys[_gate(s, said)])


def _watchers(s: ShadowState, said: Given) -> Heap:
    """Return who watches a bush or a junction, or sees into a yard."""
    place = said.place(s)
    if place < BUSHES:
        return _posts(look_into(s, place))
    if place < JUNCTIONS:
        return _posts(watch_bush(s, place - BUSHES))
    return _posts(watch_junction(s, place - JUNCTIONS))


def _sees(s: ShadowState, said: Given) -> Heap:
    """Return what the guard at a post watches or looks into."""
    post = said.post(s)
    return Heap(place_name(place) for sight in sights(s) if sight.post == post for place in sight.places)


def _beside(s: ShadowState, said: Given) -> Heap:
    """The adjacent yards of a yard, the yards in reach of a bush, or the bushes that a junction leads to."""
    place = said.place(s)
    if place < BUSHES:
        return Heap(place_name(other) for other, _ in s.board.links[place])
    if place < JUNCTIONS:
        return Heap(map(place_name, s.board.yards_by_bush[place - BUSHES]))
    return Heap(map(_bush_word, s.board.exits[place - JUNCTIONS]))


def _junctions(s: ShadowState, said: Given) -> Heap:
    """The junctions that can be entered from a bush, with their colours."""
    return Heap(f"{_junction_word(junction)} {COLOURS[colour]}" for colour, junction in s.board.ways[said.bush(s)])


def _free(s: ShadowState, said: Given) -> Heap:
    """The corners of a yard that a guard could take."""
    stances = s.board.stances(s.guards, said.yard(s))
    return Heap(sorted({str(corner_of(s.post_of(stance))).replace(str(TOWER), "t") for stance in stances}))


def _tile(s: ShadowState, said: Given) -> str:
    place = said.place(s)
    owners = (s.board.tile_of_yard, s.board.tile_of_bush, s.board.tile_of_junction)
    return TILES[owners[place // BUSHES][place % BUSHES]]


def _coins_on(s: ShadowState, said: Given) -> int:
    """Tokens on a tile."""
    tile = TILES.index(said.one_of(TILES))
    return sum(1 for j, owner in enumerate(s.board.tile_of_junction) if owner == tile and s.coins[j])


KEYED: dict[str, Callable[[ShadowState, Given], Any]] = {
    "guards": lambda s, said: Heap(figure_word(s, post) for post in s.guards_in(said.yard(s))),
    "guard": _guard_at,
    "bodies": lambda s, said: len(s.bodies_in(said.yard(s))),
    "gates": lambda s, said: "open" if s.opened >> _gate(s, said) & 1 else "closed",
    "keys": _key,
    "coins": lambda s, said: s.coins[said.junction(s)],
    "coins_on": _coins_on,
    "footprints": lambda s, said: s.footprints[said.junction(s)],
    "lights": lambda s, said: LIGHTS[s.lights[said.junction(s)]],
    "colour": lambda s, said: COLOURS[s.board.colours[said.junction(s)]],
    "tile": _tile,
    "watchers": _watchers,
    "sees": _sees,
    "beside": _beside,
    "junctions": _junctions,
    "free": _free,
}


# Numbers in events


def word(kind: str, field: str, number: int) -> Any:
    if field in WORDS.people:
        return seat_name(number) if number >= 0 else NONE
    if field in WORDS.things:
        return WORDS.things[field][number].partition("-")[2] if number >= 0 else NONE
    if field in WORDS.labels:
        return WORDS.labels[field][number] if number >= 0 else NONE
    return number


def spelled(id: str) -> str:
    """ "heal Yuki" is heal YUK."""
    named = [(part, ninja_named(part)) for part in id.split()]
    return " ".join(part if ninja is None else NINJAS[ninja] for part, ninja in named)


# Chance by name

CHANCES: dict[str, tuple[bytes, ...]] = {"orders": (b"orders",)}


def drawn(s: ShadowState, name: str, wish: Any) -> tuple[int, ...]:
    """The draws by which the deck that is shuffled now comes to lie so: its uppermost cards, "OC5 OC1 OC7"."""
    said = Given(f"chance.{name}", wish)
    pile, draws = s.deck[:], []
    wanted = [Given(said.where, one).id("order") for one in said.word().split()]
    free = Random(s.chance.key + b"%d" % s.chance.n)
    for place in range(len(pile) - 1, 0, -1):
        if wanted:
            order = wanted.pop(0)
            if order not in pile[: place + 1]:
                raise said.wrong(f"{ORDERS[order]} is not among the cards that are shuffled")
            drawn = pile.index(order)
        else:
            drawn = free.randrange(place + 1)
        draws.append(drawn)
        pile[place], pile[drawn] = pile[drawn], pile[place]
    return tuple(draws)
