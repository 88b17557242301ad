"""Positions of a mission as people say them: a partial description in, a whole legal State out.

Hexes are "Y4", "B8", "J11"; a guard is "S2i" (Spearman, corner 2, looking in), "O5o alerted", in a tower "S@B24". Yards
that are not named hold no guards. What else is not said is any legal filling. `at` names the phase that is played, and
`part` a part of the refresh phase to begin with; with `on` the game goes on after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent
from hyakki.games.shadow_tactics.cards import LIGHTS
from hyakki.games.shadow_tactics.guards import ALERTED, KINDS, STUNNED, guard, is_guard
from hyakki.games.shadow_tactics.ids import HEALTH, ITEMS, NINJAS, NUMBER, ORDERS, QUESTS, TILES
from hyakki.games.shadow_tactics.kit import MOVEMENT
from hyakki.games.shadow_tactics.loading import make_rules
from hyakki.games.shadow_tactics.maps import BUSH, JUNCTION, YARD
from hyakki.games.shadow_tactics.places import BUSHES, NOWHERE, TOWER, focused, post_at, stance_of
from hyakki.games.shadow_tactics.state import PHASES, ShadowState
from hyakki.games.shadow_tactics.steps.programming import note_hands
from hyakki.games.shadow_tactics.steps.rounds import Pause, Rounds, begin_phase
from hyakki.games.shadow_tactics.steps.setup import SetUp

STATES = {"": 0, "calm": 0, "alerted": ALERTED, "stunned": STUNNED}
ALARMS = ("none", "half", "full")
NUMBERS = ("noise", "time", "round", "rescued", "pool", "markers", "deployed")
FLAGS = ("searching", "power_used", "documents", "figure_dead", "rung", "quest_done")
PILES = ("hand", "active", "tapped", "discard")
OF_NINJA = (
    *("seat", "bush", "used", "damage", "jutsu", "spent", "carries", "items", "quest", "markers", "programme", "slot"),
    *("executed", "failed", "kills", "dropped", "health", "cards"),
)
USUAL_SEATS = 4


def build(given: Mapping[str, Any], chance: Chance) -> ShadowState:
    """A position before its next step runs: give Memories what they know of it, then `advance`."""
    said = dict(given)
    options = dict(said.pop("options", {}))
    if "mission" in said:
        options["mission"] = said.pop("mission")
    seats = said.pop("seats", USUAL_SEATS)
    at, on, part = said.pop("at", "execution"), said.pop("on", False), said.pop("part", "")
    if at not in PHASES and at != "start":
        raise BadContent("given.at", f"{at!r} is not one of start, {', '.join(PHASES)}")
    s = ShadowState(make_rules(seats, options), seats)
    s.chance = chance
    people: dict[str, Any] = {name: said.pop(name) for name in NINJAS if name in said}
    if at == "start":
        s.push(SetUp())
        return s
    s.round = 1
    _seat_ninjas(s, people)
    for key, value in sorted(said.items(), key=lambda entry: entry[0] not in FIRST):
        _set(s, key, value)
    for name, about in people.items():
        _tell_ninja(s, NINJAS.index(name), about)
    _stack_deck(s)
    if "deployed" not in said:
        s.deployed = sum(map(is_guard, s.guards))
    phase = PHASES.index(at)
    _note_hands(s)
    s.push(Rounds((phase + 1) % len(PHASES)) if on else Pause())
    begin_phase(s, phase)
    if part:
        s.stack[-1].stage = part
    s.log.clear()
    chance.drawn.clear()
    return s


# Where things are


def place_of(s: ShadowState, name: str, kind: int, where: str) -> int:
    """The number of a hex on this map."""
    spot = s.kit.layout.place(name) if name[:1] in tuple("YBJ") and name[1:].isdecimal() else None
    if spot is None or spot.kind != kind:
        raise BadContent(where, f"there is no {('yard', 'bush', 'junction')[kind]} {name!r} on this map")
    return spot.number


def post_named(s: ShadowState, name: str, where: str) -> int:
    """ "Y4-2" is corner 2 of Y4; "Y12" or "Y12-t" is its tower, or any corner of another yard: its first."""
    hex, _, corner = name.partition("-")
    yard = place_of(s, hex, YARD, where)
    if yard == s.board.tower:
        return post_at(yard, TOWER)
    if corner not in ("", *"012345"):
        raise BadContent(where, f"{corner!r} is not a corner, 0 to 5")
    return post_at(yard, int(corner or "0"))


def stance_named(s: ShadowState, yard: int, at: str, where: str) -> int:
    """ "2i", "5o", or "@B24" in a tower."""
    if at.startswith("@") and yard == s.board.tower:
        spot = s.kit.layout.place(at[1:])
        if spot is not None and focused(100 * spot.kind + spot.number) in s.board.tower_stances:
            return focused(100 * spot.kind + spot.number)
    elif len(at) == 2 and at[0] in "012345" and at[1] in "io" and yard != s.board.tower:
        return stance_of(post_at(yard, int(at[0])), "io".index(at[1]))
    raise BadContent(where, f"{at!r} is not how a guard can stand there: 2i, 5o, or @B24 in a tower")


def _numbers(ids: Iterable[str], names: Iterable[str], where: str) -> list[int]:
    known = tuple(ids)
    for name in names:
        if name not in known:
            raise BadContent(where, f"{name!r} is not one of {', '.join(known)}")
    return sorted(NUMBER[name] for name in names)


# Ninjas


def _seat_ninjas(s: ShadowState, people: Mapping[str, Any]) -> None:
    """Those named come first; the rest of the team waits at the last entry."""
    seats = s.ninja_seats
    size = s.rules.numbers.ninjas[s.seats - 2]
    team = [*people, *(name for name in NINJAS if name not in people)][:size]
    if len(people) > size:
        raise BadContent("given", f"with {s.seats} seats {size} ninjas are in play")
    for place, name in enumerate(team):
        said = people.get(name, {}).get("seat")
        seat = seats[place % len(seats)] if said is None else ord(said) - 65
        if seat not in seats:
            raise BadContent(f"given.{name}.seat", f"{said!r} is no ninja seat")
        s.ninjas[NINJAS.index(name)].seat = seat
    SetUp().equip(s)
    for ninja in s.team():
        s.ninjas[ninja].bush = s.kit.layout.entries[-1]


def _tell_ninja(s: ShadowState, ninja: int, about: Mapping[str, Any]) -> None:
    where, person = f"given.{NINJAS[ninja]}", s.ninjas[ninja]
    for key, value in about.items():
        if key not in OF_NINJA:
            raise BadContent(f"{where}.{key}", f"unknown; there are {', '.join(OF_NINJA)}")
        if key == "bush":
            person.bush = place_of(s, value, BUSH, f"{where}.bush")
        elif key in ("cards", "used"):
            person.cards = tuple(sorted({*person.cards, *_numbers(s.rules.cards, value, f"{where}.{key}")}))
            if key == "used":
                person.used = tuple(_numbers(s.rules.cards, value, f"{where}.used"))
        elif key == "health":
            person.health = tuple(NUMBER[name] for name in value if name in HEALTH)
        elif key == "items":
            person.items = tuple(_numbers(ITEMS, value, f"{where}.items"))
        elif key == "quest":
            (person.quest,) = _numbers(QUESTS, [value], f"{where}.quest")
        elif key in ("damage", "jutsu", "spent", "carries", "markers", "executed", "failed", "kills", "dropped"):
            setattr(person, key, value)
    if "programme" in about:
        _programme(s, ninja, about)


def _programme(s: ShadowState, ninja: int, about: Mapping[str, Any]) -> None:
    where, person = f"given.{NINJAS[ninja]}.programme", s.ninjas[ninja]
    cards = tuple(NUMBER[name] for name in about["programme"] if _numbers(s.rules.cards, [name], where))
    person.cards = tuple(sorted({*person.cards, *cards}))
    taken = [s.ninjas[other].slot for other in s.team()]
    free = next(slot for slot in range(s.rules.numbers.slots) if slot not in taken)
    person.slot = about["slot"] - 1 if "slot" in about else free
    person.count = len(cards)
    s.laid[ninja] = cards


def _note_hands(s: ShadowState) -> None:
    """A programme that could not be laid now was laid before the ninja was hurt (ST-050)."""
    note_hands(s)
    for ninja in s.team():
        person, laid = s.ninjas[ninja], s.laid[ninja]
        person.programmable = tuple(sorted({*person.programmable, *laid}))
        person.one_move = person.one_move and sum(s.kit.cards[card].kind == MOVEMENT for card in laid) < 2


# The board and the table

FIRST = ("gates", "boulders")
"""What changes the board is said before what stands on it."""


def _set(s: ShadowState, key: str, value: Any) -> None:
    where = f"given.{key}"
    if key in TABLE:
        TABLE[key](s, value, where)
    elif key in NUMBERS or key in FLAGS:
        setattr(s, key, value)
    elif key in PILES:
        setattr(s, key, _numbers(ORDERS, value, where))
    else:
        known = (*NINJAS, "mission", "seats", "options", "at", *NUMBERS, *FLAGS, *PILES, *TABLE)
        raise BadContent(where, f"unknown; there are {', '.join(known)}")


def _guards(s: ShadowState, value: Mapping[str, Any], where: str) -> None:
    for name, posts in value.items():
        yard = place_of(s, name, YARD, where)
        for said in posts:
            who, _, state = said.partition(" ")
            if who[:1] not in KINDS or state not in STATES:
                raise BadContent(f"{where}.{name}", f"{said!r} is not a guard such as 'S2i' or 'O5o alerted'")
            stance = stance_named(s, yard, who[1:], f"{where}.{name}")
            if stance not in s.board.stances(s.guards, yard):
                raise BadContent(f"{where}.{name}", f"{said!r} is no free post (ST-028)")
            s.put_guard(guard(KINDS.index(who[0]), state=STATES[state]), stance)


def _bodies(s: ShadowState, value: Iterable[str], where: str) -> None:
    s.bodies = sorted(post_named(s, name, where) for name in value)


def _gates(s: ShadowState, value: Mapping[str, str], where: str) -> None:
    for number, gate in enumerate(s.kit.layout.gates):
        if value.get(TILES[gate.tile]) == "open":
            s.opened |= 1 << number
            s.keys[number] = NOWHERE
    s.redraw()


def _boulders(s: ShadowState, value: Iterable[str], where: str) -> None:
    for edge in value:
        yard, _, bush = edge.partition("|")
        s.boulders.append((place_of(s, yard, YARD, where), BUSHES + place_of(s, bush, BUSH, where)))
    s.redraw()


def _by_junction(field: str) -> Callable[[ShadowState, Mapping[str, int], str], None]:
    def set_all(s: ShadowState, value: Mapping[str, int], where: str) -> None:
        for name, amount in value.items():
            getattr(s, field)[place_of(s, name, JUNCTION, where)] = amount

    return set_all


def _lights(s: ShadowState, value: Mapping[str, str], where: str) -> None:
    for name, light in value.items():
        s.lights[place_of(s, name, JUNCTION, where)] = LIGHTS.index(light)


def _bushes(field: str) -> Callable[[ShadowState, Iterable[str], str], None]:
    def set_all(s: ShadowState, value: Iterable[str], where: str) -> None:
        setattr(s, field, sorted(place_of(s, name, BUSH, where) for name in value))

    return set_all


def _alarm(s: ShadowState, value: str, where: str) -> None:
    if value not in ALARMS:
        raise BadContent(where, f"{value!r} is not one of {', '.join(ALARMS)}")
    s.alarm = ALARMS.index(value)


def _quest(s: ShadowState, value: str, where: str) -> None:
    (s.quest,) = _numbers(QUESTS, [value], where)


def _documents_at(s: ShadowState, value: str, where: str) -> None:
    s.documents, s.documents_at = True, post_named(s, value, where)


def _poisoned(s: ShadowState, value: str, where: str) -> None:
    s.poisoned = place_of(s, value, YARD, where)


def _deck(s: ShadowState, value: Iterable[str], where: str) -> None:
    """From the top."""
    _numbers(ORDERS, value, where)
    s.deck = [NUMBER[name] for name in value][::-1]


def _stack_deck(s: ShadowState) -> None:
    """What lies nowhere else is in the deck, below what was said to lie on top."""
    rest = list(s.kit.deck)
    for card in (*s.deck, *s.hand, *s.active, *s.tapped, *s.discard):
        if card in rest:
            rest.remove(card)
    s.chance.shuffle(b"orders", rest)
    s.deck = rest + s.deck


TABLE: dict[str, Callable[[ShadowState, Any, str], None]] = {
    "guards": _guards,
    "bodies": _bodies,
    "gates": _gates,
    "boulders": _boulders,
    "coins": _by_junction("coins"),
    "footprints": _by_junction("footprints"),
    "lights": _lights,
    "green": _bushes("green"),
    "blue": _bushes("blue"),
    "alarm": _alarm,
    "quest": _quest,
    "documents_at": _documents_at,
    "poisoned": _poisoned,
    "deck": _deck,
}
