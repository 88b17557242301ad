"""The ninjas of a made-up position: whose they are, where they hide, their cards, health, tokens and programmes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from hyakki.core.errors import BadContent
from hyakki.core.events import seat_name
from hyakki.games.shadow_tactics.catalog.ids import CARDS, HEALTH, ITEMS, NINJAS, NUMBER
from hyakki.games.shadow_tactics.catalog.kit import MOVEMENT
from hyakki.games.shadow_tactics.people import CHANGED, NO_SLOT, NOT_SHOWN, SHOWN
from hyakki.games.shadow_tactics.scenes.given import Given
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.programming import note_hands
from hyakki.games.shadow_tactics.steps.setup import SetUp

WHICH = ("first", "second")
NUMBERS = ("jutsu", "spent", "lost", "markers", "executed", "failed", "kills")
FLAGS = ("carries", "completed", "dropped", "found")
OF_NINJA = (
    *("seat", "bush", "cards", "hand", "used", "programme", "slot", "shown", "changed"),
    *("health", "damage", "flipped", "items", "quest", *NUMBERS, *FLAGS),
)
People = Mapping[int, Mapping[str, Given]]
"""The description of each named ninja, in the order of characters."""


# Ninjas in play


def team_of(s: ShadowState, people: People, seated: Mapping[int, int], vary: bool) -> dict[int, int]:
    """The seat of each ninja in play: those named first, then any others, as many for every seat."""
    size, seats = s.rules.numbers.ninjas[s.seats - 2], s.ninja_seats
    if len(people) > size:
        raise BadContent(
            "given", f"with {s.seats} seats {size} ninjas are in play, not {len(people)} (ST-003 to ST-005)"
        )
    others = [ninja for ninja in range(len(NINJAS)) if ninja not in people]
    if vary:
        s.chance.shuffle(b"team", others)
    team = [*people, *others][:size]
    room = {seat: size // len(seats) for seat in seats}
    found: dict[int, int] = {}
    for ninja, seat in seated.items():
        if not room.get(seat):
            raise BadContent(f"given.{NINJAS[ninja]}.seat", f"{seat_name(seat)} runs no more ninjas")
        found[ninja] = seat
        room[seat] -= 1
    for ninja in team:
        if ninja not in found:
            most = max(room.values())
            found[ninja] = next(seat for seat in seats if room[seat] == most)
            room[found[ninja]] -= 1
    return found


def seats_said(s: ShadowState, people: People, owners: Mapping[int, Given]) -> dict[int, int]:
    """Return whose ninjas are, as far as it is said: of the ninja, or of the seat."""
    found = {ninja: about["seat"].seat(s.seats) for ninja, about in people.items() if "seat" in about}
    for seat, names in owners.items():
        for part in names.parts():
            if found.setdefault(part.ninja(), seat) != seat:
                raise part.wrong("another seat runs it")
    for ninja, seat in found.items():
        if seat == s.daimyo:
            raise BadContent(f"given.{NINJAS[ninja]}.seat", f"{seat_name(seat)} is the Daimyo (ST-001)")
    return found


def seat_ninjas(s: ShadowState, team: Mapping[int, int], vary: bool, entered: bool = True) -> None:
    """Put the ninjas into play with all their cards; where nothing else is said they wait on entry tiles."""
    for ninja, seat in team.items():
        s.ninjas[ninja].seat = seat
    SetUp().equip(s)
    entries = s.kit.layout.entries
    for ninja in team if entered else ():
        s.ninjas[ninja].bush = entries[s.chance.below(b"entry", len(entries)) if vary else -1]


# One of them


def tell_ninja(s: ShadowState, ninja: int, about: Mapping[str, Given]) -> None:
    person = s.ninjas[ninja]
    for key in about:
        if key in HANDLERS:
            HANDLERS[key](s, ninja, about[key])
        elif key in NUMBERS:
            setattr(person, key, about[key].number())
        elif key in FLAGS:
            setattr(person, key, about[key].flag())
    if "items" in about:
        _claim(s, ninja, about)
    if "damage" in about or "flipped" in about:
        _flip(s, ninja, about)
    _deal(s, ninja, about)


def _bush(s: ShadowState, ninja: int, said: Given) -> None:
    s.ninjas[ninja].bush = said.bush(s)


def _health(s: ShadowState, ninja: int, said: Given) -> None:
    row = tuple(said.ids("health card"))
    if not 1 <= len(row) <= s.rules.numbers.most_health:
        raise said.wrong(f"a row has 1 to {s.rules.numbers.most_health} health cards (ST-269, ST-280)")
    s.ninjas[ninja].health = row


def _quest(s: ShadowState, ninja: int, said: Given) -> None:
    quest = said.id("quest")
    if s.kit.quest_of[quest] != ninja:
        raise said.wrong(f"{said.said} is no quest of {NINJAS[ninja]} (ST-290)")
    s.ninjas[ninja].quest = quest


def _no_claim(s: ShadowState, ninja: int, said: Given) -> None:
    s.ninjas[ninja].items = tuple(sorted(said.ids("item")))


HANDLERS: dict[str, Callable[[ShadowState, int, Given], None]] = {
    "bush": _bush,
    "health": _health,
    "quest": _quest,
    "items": _no_claim,
}


def _claim(s: ShadowState, ninja: int, about: Mapping[str, Given]) -> None:
    """Give what a purchase grants for the mission, unless tokens and health are named (ST-R100)."""
    person = s.ninjas[ninja]
    for number in person.items:
        item = s.rules.items[ITEMS[number]]
        if "jutsu" not in about:
            person.jutsu += item.jutsu
        if item.health and "health" not in about:
            person.health = (*person.health, NUMBER[item.health])


def _flip(s: ShadowState, ninja: int, about: Mapping[str, Given]) -> None:
    """Flip cards from the right (ST-270)."""
    person = s.ninjas[ninja]
    if "damage" in about:
        person.damage = about["damage"].number(0, len(person.health))
    if "flipped" in about:
        said = about["flipped"]
        flipped = sorted(said.ids("health card"))
        end = sorted(person.health[len(person.health) - len(flipped) :])
        if flipped != end or ("damage" in about and len(flipped) != person.damage):
            row = ", ".join(HEALTH[card] for card in person.health)
            raise said.wrong(f"cards are flipped from the right of {row} (ST-270)")
        person.damage = len(flipped)


def _deal(s: ShadowState, ninja: int, about: Mapping[str, Given]) -> None:
    """Deal hand, programme and used pile; what is said of one of them tells where the rest is (ST-506)."""
    person = s.ninjas[ninja]
    piles = {name: _cards(s, ninja, about[name]) for name in ("cards", "hand", "programme", "used") if name in about}
    person.cards = tuple(sorted({*person.cards, *(card for pile in piles.values() for card in pile)}))
    laid, used = piles.get("programme", []), piles.get("used", [])
    for one, other in (("hand", "used"), ("programme", "used"), ("hand", "programme")):
        both = {*piles.get(one, ())} & {*piles.get(other, ())}
        if both:
            raise about[one].wrong(f"{CARDS[both.pop()]} is said to be elsewhere too: {other}")
    if "hand" in piles:
        rest = [card for card in person.cards if card not in piles["hand"] and card not in laid]
        if "used" in piles and sorted(used) != rest:
            missing = ", ".join(CARDS[card] for card in rest if card not in used)
            raise about["hand"].wrong(f"where are {missing}?")
        used = rest
    person.used = tuple(sorted(used))
    _lay(s, ninja, laid, about)


def _cards(s: ShadowState, ninja: int, said: Given) -> list[int]:
    found = []
    for part in said.parts():
        card = part.id("card")
        if s.kit.cards[card].ninja != ninja:
            raise part.wrong(f"{part.said} is no card of {NINJAS[ninja]} (ST-011)")
        if card in found:
            raise part.wrong(f"{part.said} appears twice")
        found.append(card)
    return found


def _lay(s: ShadowState, ninja: int, laid: Sequence[int], about: Mapping[str, Given]) -> None:
    person = s.ninjas[ninja]
    if len(laid) > len(WHICH):
        raise about["programme"].wrong("a programme has one card or two (ST-035)")
    s.laid[ninja], person.count = tuple(laid), len(laid)
    marks = [NOT_SHOWN, NOT_SHOWN]
    for key, mark in (("shown", SHOWN), ("changed", CHANGED)):
        for part in about[key].parts() if key in about else ():
            which = WHICH.index(part.one_of(WHICH))
            if which >= len(laid):
                raise part.wrong("no such card is programmed")
            marks[which] = mark
    person.shown = (marks[0], marks[1])


def share_slots(s: ShadowState, people: People) -> None:
    """Share out the slots that the scene says; the others take the first free ones (ST-043, ST-R05)."""
    slots = s.rules.numbers.slots
    for ninja, about in people.items():
        if "slot" in about:
            said = about["slot"]
            slot = said.number(1, slots) - 1
            if not s.ninjas[ninja].count:
                raise said.wrong("no card is programmed: say `programme`")
            if slot in [person.slot for person in s.ninjas]:
                raise said.wrong(f"slot {said.said} is taken (ST-R05)")
            s.ninjas[ninja].slot = slot
    for ninja in people:
        person = s.ninjas[ninja]
        if person.count and person.slot == NO_SLOT:
            taken = [other.slot for other in s.ninjas]
            person.slot = next(slot for slot in range(slots) if slot not in taken)


def note_programmes(s: ShadowState) -> None:
    """Note described programmes; one that could not be laid now was laid before the ninja was hurt (ST-050)."""
    note_hands(s)
    for ninja in s.team():
        person, laid = s.ninjas[ninja], s.laid[ninja]
        person.programmable = tuple(sorted({*person.programmable, *laid}))
        person.one_move = person.one_move and sum(s.kit.cards[card].kind == MOVEMENT for card in laid) < 2


def carried_by(s: ShadowState, ninjas: Iterable[int]) -> int:
    """Green tokens that are not on the board: carried, or rescued."""
    return sum(1 for ninja in ninjas if s.ninjas[ninja].carries) + s.rescued
