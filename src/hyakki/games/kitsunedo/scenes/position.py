"""Positions of Kitsunedo as people say them: a partial description in, a whole legal State out.

Piles are written from the top. What is not said is any legal filling, drawn from chance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any, TypeVar

from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent
from hyakki.core.events import seat_name
from hyakki.core.facts import ANY, plain
from hyakki.core.given import number_said, sole
from hyakki.core.memory import Memory
from hyakki.core.slots import Slots
from hyakki.games.kitsunedo.catalog.cards import ITEMS, LANTERNS, LEAF, LORDS, SHISU, TANUKI, KitsunedoRules, make_rules
from hyakki.games.kitsunedo.knowledge.memory import DARK, KitsunedoMemory
from hyakki.games.kitsunedo.options import MOST_SEATS
from hyakki.games.kitsunedo.state import (
    NOBODY,
    USED_GIFT,
    USED_PEEP,
    USED_STEAL,
    USED_SUMMON,
    KitsunedoState,
)
from hyakki.games.kitsunedo.steps.setup import SetUp
from hyakki.games.kitsunedo.steps.turn import Turn

UNKNOWN = -2
"""A card that is there, of a kind that is not said."""
UNSAID_HAND = 2
MOST_CARDS = 99
LIVES = ("out", "diminished", "gilded")
USED = {"summon": USED_SUMMON, "steal": USED_STEAL, "peep": USED_PEEP, "gift": USED_GIFT, "thread": 0}
TURN_STAGES = ("begin", "draw", "act", "discard", "out")
SETUP_STAGES = ("start", "pick")

TABLE_KEYS = {
    "seats",
    "stage",
    "options",
    "at",
    "active",
    "starter",
    "order",
    "round",
    "turn",
    "deck",
    "deck_size",
    "discard",
    "discard_size",
    "lantern_deck",
    "used",
    "safe",
    "barred",
    "exits",
    "extra",
    "reaped",
    "proposed",
}
SEAT_KEYS = {"lord", "hand", "lantern", "lives", "mark", "mark_fresh"}
SETUP_KEYS = {"seats", "stage", "options", "at", "order", "starter"}

T = TypeVar("T")


class Said:
    """What one seat is said to have; what is not said is None or UNKNOWN."""

    __slots__ = ("fresh", "hand", "hand_said", "lantern", "lives", "lord", "mark")

    def __init__(self) -> None:
        self.lord = NOBODY
        self.lives: int | None = None
        self.hand: list[int] = []
        self.hand_said = False
        self.lantern = UNKNOWN
        self.mark = NOBODY
        self.fresh = False


def build(given: Mapping[str, Any], chance: Chance) -> KitsunedoState:
    """A position before its next step runs: give Memories what they know of it, then `advance`."""
    seats = _seats(given)
    names = [seat_name(seat) for seat in range(seats)]
    for key in given:
        if key not in TABLE_KEYS and not (_is_seat(key) and plain(key).upper() in names):
            raise BadContent(f"given.{key}", _unknown(key, {*TABLE_KEYS, *names}))
    options = dict(_typed(given, "options", dict, {}))
    if "stage" in given:
        options["stage"] = plain(given["stage"])
    at = _word(given, "at", (*TURN_STAGES, *SETUP_STAGES), "act")
    if at in SETUP_STAGES:
        return _setting_up(given, options, seats, at, chance)
    rules = _rules(options, seats)
    said = [_read_seat(given, seat) for seat in range(seats)]
    s = KitsunedoState(rules, seats)
    s.chance = chance
    s.active = _seat(given, "active", seats, 0)
    s.starter = _seat(given, "starter", seats, 0)
    s.order = _order(given, seats, s.starter)
    s.round = _number(given, "round", 2, 1)
    place = (s.active - s.starter) % seats
    s.turn = _number(given, "turn", (s.round - 1) * seats + place + 1, 1) - (at == "begin")
    _set_lives(s, said)
    _choose_lords(s, said, chance)
    _check_stage(s, at)
    _set_flags(s, given)
    _deal_lanterns(s, given, said, chance)
    _deal_items(s, given, said, chance)
    _bar(s, given)
    s.exits = _exits(s, given, chance)
    turn = Turn()
    turn.stage = at
    s.push(turn)
    chance.drawn.clear()
    return s


# Reading


def _unknown(word: object, known: Sequence[str] | set[str]) -> str:
    return f"{word!r} is unknown; there are {', '.join(sorted(known) if isinstance(known, set) else known)}"


def _is_seat(word: object) -> bool:
    return isinstance(word, str) and len(word.strip()) == 1 and "A" <= word.strip().upper() <= seat_name(MOST_SEATS - 1)


def _seats(given: Mapping[str, Any]) -> int:
    named = [ord(key.strip().upper()) - 64 for key in given if _is_seat(key)]
    seats = _number(given, "seats", max([3, *named]), 2)
    if seats > MOST_SEATS:
        raise BadContent("given.seats", f"{seats}; Kitsunedo has 2 to {MOST_SEATS} seats")
    return seats


def _typed(given: Mapping[str, Any], key: str, kind: type[T], default: T) -> T:
    value = given.get(key, default)
    if kind is not list:
        value = number_said(value) if kind is int else sole(value)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadContent(f"given.{key}", f"{value!r} is not a {_KIND_NAMES[kind]}")
    return value


_KIND_NAMES: dict[type, str] = {int: "number", str: "word", list: "list", dict: "table", bool: "true or false"}


def _number(given: Mapping[str, Any], key: str, default: int, least: int) -> int:
    value = _typed(given, key, int, default)
    if value < least:
        raise BadContent(f"given.{key}", f"{value}; must be {least} or more")
    return value


def _word(given: Mapping[str, Any], key: str, known: Sequence[str], default: str) -> str:
    word: str = plain(_typed(given, key, str, default))
    if word not in known:
        raise BadContent(f"given.{key}", _unknown(word, known))
    return word


def seat_number(where: str, word: object, seats: int) -> int:
    if not _is_seat(word):
        raise BadContent(where, f"{word!r} is not a seat; seats are {seat_name(0)} to {seat_name(seats - 1)}")
    seat = ord(str(word).strip().upper()) - 65
    if seat >= seats:
        raise BadContent(where, f"there is no seat {word} among {seats}")
    return seat


def _seat(given: Mapping[str, Any], key: str, seats: int, default: int) -> int:
    return seat_number(f"given.{key}", sole(given[key]), seats) if key in given else default


def _named(where: str, word: object, known: Sequence[str]) -> int:
    """ "Sun Scroll", "sun" and "SUN" are the same Item; "Fox of the Hollow" is the Hollow."""
    word = sole(word)
    if isinstance(word, str):
        for part in plain(word).split():
            if part in known:
                return known.index(part)
    raise BadContent(where, _unknown(word, known))


def _cards(where: str, said: object, known: Sequence[str]) -> list[int]:
    if isinstance(said, str):  # one card, or none
        said = [] if plain(said) == "none" else [said]
    if not isinstance(said, list):
        raise BadContent(where, f"{said!r} is not a list of {', '.join(known)} or {ANY!r}")
    return [
        UNKNOWN if word == ANY else _named(f"{where}[{place}]", word, known) for place, word in enumerate(said, start=1)
    ]


def _read_seat(given: Mapping[str, Any], seat: int) -> Said:
    name = seat_name(seat)
    said = Said()
    tables = [value for key, value in given.items() if plain(key).upper() == name]
    if len(tables) > 1:
        raise BadContent(f"given.{name}", "is there twice")
    if not tables:
        return said
    where, table = f"given.{name}", tables[0]
    if not isinstance(table, Mapping):
        raise BadContent(where, f"must be a table of {', '.join(sorted(SEAT_KEYS))}")
    for key in table:
        if key not in SEAT_KEYS:
            raise BadContent(f"{where}.{key}", _unknown(key, SEAT_KEYS))
    if table.get("lord", ANY) != ANY:
        said.lord = _named(f"{where}.lord", table["lord"], LORDS)
    if "lives" in table:
        said.lives = _read_lives(f"{where}.lives", table["lives"])
    if "hand" in table:
        said.hand_said = True
        hand = number_said(table["hand"])
        number = isinstance(hand, int) and not isinstance(hand, bool) and hand >= 0
        if number and hand > MOST_CARDS:
            raise BadContent(f"{where}.hand", f"{hand}; there are not so many cards")
        said.hand = [UNKNOWN] * hand if number else _cards(f"{where}.hand", hand, ITEMS)
    if table.get("lantern", ANY) != ANY:
        word = table["lantern"]
        said.lantern = NOBODY if plain(word) == "none" else _named(f"{where}.lantern", word, LANTERNS)
    if "mark" in table and plain(table["mark"]) != "none":
        said.mark = _named(f"{where}.mark", table["mark"], ITEMS)
    fresh = table.get("mark_fresh", False)
    if not isinstance(fresh, bool) or (fresh and said.mark == NOBODY):
        raise BadContent(f"{where}.mark_fresh", "is true or false, beside a mark")
    said.fresh = fresh
    return said


def _read_lives(where: str, value: object) -> int:
    value = number_said(value)
    if plain(value) in LIVES:
        return LIVES.index(plain(value))
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 2:
        raise BadContent(where, f"{value!r} is not 2 (gilded), 1 (diminished) or 0 (out)")
    return value


def _list(given: Mapping[str, Any], key: str) -> list[Any]:
    """One thing may be said without brackets."""
    one = given.get(key)
    return [one] if isinstance(one, str) else _typed(given, key, list, [])


def _rules(options: Mapping[str, Any], seats: int) -> KitsunedoRules:
    try:
        return make_rules(seats, options)
    except BadContent as error:
        raise BadContent(f"given.options ({error.where})", error.what) from None


def _order(given: Mapping[str, Any], seats: int, starter: int) -> tuple[int, ...]:
    if "order" not in given:
        return tuple((starter + place) % seats for place in range(seats))
    order = [seat_number("given.order", word, seats) for word in _list(given, "order")]
    if sorted(order) != list(range(seats)):
        raise BadContent("given.order", f"must name each of the {seats} seats once")
    return tuple(order)


# Set-up


def _setting_up(
    given: Mapping[str, Any], options: dict[str, Any], seats: int, at: str, chance: Chance
) -> KitsunedoState:
    """Before the cards are dealt: nothing but lords can be there."""
    for key in given:
        if key not in SETUP_KEYS and not _is_seat(key):
            raise BadContent(f"given.{key}", f"cannot be said before the cards are dealt (at = {at!r})")
    if "order" in given:
        options["order"] = list(_order(given, seats, 0))
    if "starter" in given:
        options["starter"] = _seat(given, "starter", seats, 0)
    rules = _rules(options, seats)
    s = KitsunedoState(rules, seats)
    s.chance = chance
    step = SetUp()
    s.push(step)
    lords = [NOBODY] * seats
    for seat in range(seats):
        said = _read_seat(given, seat)
        if said.hand_said or said.lantern != UNKNOWN or said.lives is not None or said.mark != NOBODY:
            raise BadContent(
                f"given.{seat_name(seat)}", f"can only have a lord before the cards are dealt (at = {at!r})"
            )
        if said.lord != NOBODY and (at == "start" or said.lord in lords):
            raise BadContent(f"given.{seat_name(seat)}.lord", f"{LORDS[said.lord]} cannot be taken yet, or is taken")
        lords[seat] = said.lord
    if at == "pick":
        s.order = rules.order or tuple(range(seats))
        s.starter = s.active = s.order[0] if rules.starter is None else rules.starter
        s.lords = tuple(lords)
        step.stage = "pick"
    return s


# Lords and lives


def _set_lives(s: KitsunedoState, said: Sequence[Said]) -> None:
    for seat, one in enumerate(said):
        lives = s.rules.lives if one.lives is None else one.lives
        if lives > s.rules.lives:
            raise BadContent(
                f"given.{seat_name(seat)}.lives", f"{lives}; there is one life in the stage {s.rules.stage}"
            )
        s.lives[seat] = lives
    if sum(1 for lives in s.lives if lives) < 2:
        raise BadContent("given", "fewer than two lords are in: the game is over (KI-179)")


def _choose_lords(s: KitsunedoState, said: Sequence[Said], chance: Chance) -> None:
    """Distinct (KI-002), so that every mark has its Tanuki and fits (KI-159, KI-R102), every kept hand its Shisu."""
    taken = [one.lord for one in said if one.lord != NOBODY]
    for lord in taken:
        if taken.count(lord) > 1:
            raise BadContent("given", f"two seats have the lord {LORDS[lord]} (KI-002)")
    free = [lord for lord in range(len(LORDS)) if lord not in taken]
    chance.shuffle(b"fill", free)
    unsaid = [seat for seat, one in enumerate(said) if one.lord == NOBODY]
    reason = ""
    for chosen in permutations(free, len(unsaid)):
        lords = [one.lord for one in said]
        for seat, lord in zip(unsaid, chosen, strict=True):
            lords[seat] = lord
        s.lords = tuple(lords)
        s.powers = s.lords if s.rules.abilities else (NOBODY,) * s.seats
        reason = _wrong_lords(s, said)
        if not reason:
            return
    raise BadContent("given", reason)


def _wrong_lords(s: KitsunedoState, said: Sequence[Said]) -> str:
    for seat, one in enumerate(said):
        name = seat_name(seat)
        if not s.lives[seat] and one.hand and s.powers[seat] != SHISU:
            return f"{name} is out and not the Tailed Shisu: it has no hand (KI-127)"
        if one.mark == NOBODY:
            continue
        if not s.lives[seat]:
            return f"{name} is out: it cannot be marked (KI-165)"
        if one.mark != LEAF and one.mark not in (item for item, _ in s.requirement(seat)):
            return f"{name} cannot be marked with {ITEMS[one.mark]}, which its lord does not require (KI-159)"
        tanuki = s.powers.index(TANUKI) if TANUKI in s.powers else NOBODY
        if tanuki in (NOBODY, seat) or not s.lives[tanuki]:
            return f"{name} is marked, but no other lord in the game is the Tanuki (KI-166, KI-R102)"
        if one.fresh and tanuki != s.active:
            return f"{name} cannot have been marked in this turn, which is not the Tanuki's"
    return ""


def _check_stage(s: KitsunedoState, at: str) -> None:
    alive = bool(s.lives[s.active])
    if not alive and not s.rules.returns:
        raise BadContent("given.active", f"{seat_name(s.active)} is out for good: its turns are passed over (KI-T06)")
    if at == "out" and alive:
        raise BadContent("given.at", f"{seat_name(s.active)} is not out")
    if at in ("draw", "act") and not alive:
        raise BadContent("given.at", f'{seat_name(s.active)} is out: say at = "begin" or at = "out"')


def _set_flags(s: KitsunedoState, given: Mapping[str, Any]) -> None:
    for word in _list(given, "used"):
        if plain(word) not in USED:
            raise BadContent("given.used", _unknown(word, tuple(USED)))
        s.used |= USED[plain(word)]
        s.threaded = s.threaded or plain(word) == "thread"
    for word in _list(given, "safe"):
        parts = str(word).split()
        if len(parts) != 2:
            raise BadContent("given.safe", f'{word!r} is not a seat and a Lantern, as in "A mist"')
        s.make_safe(seat_number("given.safe", parts[0], s.seats), _named("given.safe", parts[1], LANTERNS))
    s.extra = _typed(given, "extra", bool, False)
    s.reaped = _typed(given, "reaped", bool, False)
    s.proposed = _typed(given, "proposed", bool, False)


def _exits(s: KitsunedoState, given: Mapping[str, Any], chance: Chance) -> tuple[int, ...]:
    out = [seat for seat in range(s.seats) if not s.lives[seat]]
    if "exits" not in given:
        chance.shuffle(b"fill", out)
        return tuple(out)
    exits = [seat_number("given.exits", word, s.seats) for word in _list(given, "exits")]
    if sorted(exits) != out:
        names = ", ".join(map(seat_name, out)) or "nobody"
        raise BadContent("given.exits", f"must name every lord that is out once, the first to go first: {names}")
    return tuple(exits)


# Cards


class Box:
    """The cards not yet laid out."""

    def __init__(self, what: str, names: Sequence[str], counts: Sequence[int], chance: Chance) -> None:
        self.what = what
        self.names = names
        self.total = tuple(counts)
        self.left = list(counts)
        self.chance = chance

    def take(self, where: str, kind: int) -> None:
        if kind < 0:
            return
        self.left[kind] -= 1
        if self.left[kind] < 0:
            many = self.total[kind]
            raise BadContent(where, f"too many {self.names[kind]}: the {self.what} hold {many}")

    def shuffled(self) -> list[int]:
        cards = [kind for kind, count in enumerate(self.left) for _ in range(count)]
        self.chance.shuffle(b"fill", cards)
        return cards


def _fill(cards: Sequence[int], rest: list[int], where: str) -> list[int]:
    if sum(1 for card in cards if card == UNKNOWN) > len(rest):
        raise BadContent(where, "there are not so many cards left")
    return [rest.pop() if card == UNKNOWN else card for card in cards]


def _deal_lanterns(s: KitsunedoState, given: Mapping[str, Any], said: Sequence[Said], chance: Chance) -> None:
    """One for each lord in the game (KI-103), the rest in the deck."""
    box = Box("Lanterns", LANTERNS, s.cards.lanterns, chance)
    top = _cards("given.lantern_deck", given.get("lantern_deck", []), LANTERNS)
    for seat, one in enumerate(said):
        where = f"given.{seat_name(seat)}.lantern"
        if (one.lantern >= 0 and not s.lives[seat]) or (one.lantern == NOBODY and s.lives[seat]):
            raise BadContent(where, "a lord in the game has one Lantern, a lord that is out has none (KI-103, KI-129)")
        box.take(where, one.lantern)
    for place, lantern in enumerate(top, start=1):
        box.take(f"given.lantern_deck[{place}]", lantern)
    rest = box.shuffled()
    for seat, one in enumerate(said):
        if s.lives[seat]:
            s.lanterns[seat] = rest.pop() if one.lantern == UNKNOWN else one.lantern
    top = _fill(top, rest, "given.lantern_deck")
    s.lantern_deck = rest + top[::-1]


def _deal_items(s: KitsunedoState, given: Mapping[str, Any], said: Sequence[Said], chance: Chance) -> None:
    box = Box("Items", ITEMS, s.cards.items, chance)
    deck = _cards("given.deck", given.get("deck", []), ITEMS)
    discard = _cards("given.discard", given.get("discard", []), ITEMS)
    for seat, one in enumerate(said):
        box.take(f"given.{seat_name(seat)}.mark", one.mark)
        for item in one.hand:
            box.take(f"given.{seat_name(seat)}.hand", item)
    for where, pile in (("given.deck", deck), ("given.discard", discard)):
        for place, item in enumerate(pile, start=1):
            box.take(f"{where}[{place}]", item)
    rest = box.shuffled()
    sizes = _sizes(s, given, said, deck, discard)
    deck += [UNKNOWN] * (sizes["deck"] - len(deck))
    discard += [UNKNOWN] * (sizes["discard"] - len(discard))
    for seat, one in enumerate(said):
        s.marks[seat] = one.mark
        s.fresh |= one.fresh << seat
        for item in _fill(one.hand + [UNKNOWN] * (sizes[seat_name(seat)] - len(one.hand)), rest, "given"):
            s.gain(seat, item)
    s.deck = _fill(deck, rest, "given.deck")[::-1]
    s.discard = _fill(discard, rest, "given.discard")[::-1]


def _sizes(
    s: KitsunedoState, given: Mapping[str, Any], said: Sequence[Said], deck: list[int], discard: list[int]
) -> dict[str, int]:
    """How many cards lie where, so that all are somewhere: unsaid hands are small, the deck takes the rest."""
    sizes = {}
    for seat, one in enumerate(said):
        holds = s.lives[seat] or s.powers[seat] == SHISU
        sizes[seat_name(seat)] = len(one.hand) if one.hand_said or not holds else UNSAID_HAND
    total = sum(s.cards.items) - sum(1 for one in said if one.mark >= 0)
    one_card = 0 if "discard" in given else 1  # KI-016
    sizes["discard"] = _number(given, "discard_size", max(len(discard), one_card), len(discard))
    free = total - sum(sizes.values())
    sizes["deck"] = _number(given, "deck_size", max(free, len(deck)), len(deck))
    _spread(s, given, said, sizes, free - sizes["deck"])
    return sizes


def _spread(
    s: KitsunedoState, given: Mapping[str, Any], said: Sequence[Said], sizes: dict[str, int], over: int
) -> None:
    """Cards that have no place yet: under the discard pile if its size is not said, else into unsaid hands."""
    if over > 0 and "discard_size" not in given:
        sizes["discard"] += over
        return
    step = 1 if over > 0 else -1
    while over:
        room = [
            seat_name(seat)
            for seat, one in enumerate(said)
            if not one.hand_said
            and (s.lives[seat] or s.powers[seat] == SHISU)
            and 0 <= sizes[seat_name(seat)] + step <= s.rules.hand_limit
        ]
        for name in room[: abs(over)]:
            sizes[name] += step
            over -= step
        if over and not room:
            what = f"{over} cards have no place" if over > 0 else f"{-over} cards are missing"
            raise BadContent("given", f"{what}: all {sum(s.cards.items)} Items must be in hands, marks and piles")


def _bar(s: KitsunedoState, given: Mapping[str, Any]) -> None:
    """Sakes and Leaves that pay for no trade any more in this turn (KI-R137)."""
    barred = _typed(given, "barred", dict, {})
    for key, count in barred.items():
        item = plain(key)
        if item not in ("sake", "leaf") or not isinstance(count, int):
            raise BadContent(f"given.barred.{key}", "says how many sake or leaf cannot pay for a trade")
        if not 0 <= count <= s.hands[s.active][ITEMS.index(item)]:
            raise BadContent(f"given.barred.{key}", f"{seat_name(s.active)} does not hold {count} {item}")
    s.barred_sake, s.barred_leaf = barred.get("sake", 0), barred.get("leaf", 0)


# What a viewer would know


def remember(s: KitsunedoState, memory: Memory) -> None:
    """Its own hand and Lantern, sizes, what the decks are made of; nothing else. Before the deal: nothing."""
    assert isinstance(memory, KitsunedoMemory)
    if isinstance(s.stack[0], SetUp):
        return
    hidden = [sum(hand[item] for hand in s.hands) + s.deck.count(item) for item in range(len(ITEMS))]
    memory.items = Slots(s.seats, hidden)
    count = sum(s.cards.lanterns)
    memory.lantern_masks = [DARK] * count
    memory.lantern_deck = list(range(count))
    for seat in range(s.seats):
        own = seat in memory.viewer.seats
        for item in s.hand_of(seat):
            memory.items.draw(seat, item if own else None)
        if s.lanterns[seat] >= 0:
            number = memory.lanterns[seat] = memory.lantern_deck.pop()
            if own or s.rules.face_up:
                memory.lantern_masks[number] = 1 << s.lanterns[seat]
    memory.barred = (s.barred_sake, s.barred_leaf)
