"""Positions of Kitsunedo as people say them: a partial description in, a whole legal State out.

Piles are written from the top. What is not said is any legal filling, drawn from chance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent
from hyakki.core.events import seat_name
from hyakki.core.facts import ANY, plain
from hyakki.core.slots import Slots
from hyakki.games.kitsunedo.catalog.cards import KitsunedoRules, make_rules
from hyakki.games.kitsunedo.catalog.ids import ANY_LANTERN, ITEMS, LEAF, LORDS, SHISU, TANUKI
from hyakki.games.kitsunedo.knowledge.memory import KitsunedoMemory
from hyakki.games.kitsunedo.options import MOST_SEATS
from hyakki.games.kitsunedo.scenes.deal import UNSAID_HAND, SaidOfSeat, deal_items, deal_lanterns
from hyakki.games.kitsunedo.scenes.given import MOST_CARDS, UNKNOWN, UPRIGHT, Given
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

USUAL_SEATS = 3
USED = {"summon": USED_SUMMON, "steal": USED_STEAL, "peep": USED_PEEP, "gift": USED_GIFT, "thread": 0}
TURN_STAGES = ("begin", "draw", "act", "discard", "out")
SETUP_STAGES = ("start", "pick")

TABLE_KEYS = (
    *("active", "at", "barred", "deck", "deck_size", "discard", "discard_size", "exits", "extra", "lantern_deck"),
    *("options", "order", "proposed", "reaped", "round", "safe", "seats", "stage", "starter", "turn", "used"),
)
SEAT_KEYS = ("hand", "lantern", "lives", "lord", "mark", "mark_fresh")
SETUP_KEYS = ("seats", "stage", "options", "at", "order", "starter")

Said = Mapping[str, Given]


def build(given: Mapping[str, Any], chance: Chance) -> KitsunedoState:
    """Lay a position before its next step runs: give Memories what they know of it, then `advance`."""
    said = _read(given)
    seats = _seats(said)
    names = tuple(map(seat_name, range(seats)))
    for key, about in said.items():
        if key not in (*names, *TABLE_KEYS):
            raise about.wrong(f"unknown; choose one of {', '.join((*names, *TABLE_KEYS))}")
    options = {str(key.said): value.said for key, value in said["options"].entries()} if "options" in said else {}
    if "stage" in said:
        options["stage"] = plain(said["stage"].word())
    at = said["at"].one_of((*TURN_STAGES, *SETUP_STAGES)) if "at" in said else "act"
    of_seats = [_read_seat(said[name]) if name in said else SaidOfSeat() for name in names]
    if at in SETUP_STAGES:
        return _setting_up(said, of_seats, options, at, chance)
    s = KitsunedoState(_rules(options, seats), seats)
    s.chance = chance
    s.active = said["active"].seat(seats) if "active" in said else 0
    s.starter = said["starter"].seat(seats) if "starter" in said else 0
    s.order = _order(said, seats, s.starter)
    s.round = said["round"].number(1) if "round" in said else 2
    place = (s.active - s.starter) % seats
    turn_number = said["turn"].number(1) if "turn" in said else (s.round - 1) * seats + place + 1
    s.turn = turn_number - (at == "begin")
    _set_lives(s, of_seats)
    _choose_lords(s, of_seats, chance)
    _check_stage(s, at)
    _set_flags(s, said)
    deal_lanterns(s, said, of_seats, chance)
    barred = _barred(said)
    if s.lives[s.active]:
        _hold(of_seats[s.active], barred)
    deal_items(s, said, of_seats, chance)
    _bar(s, barred)
    s.exits = _exits(s, said, chance)
    turn = Turn()
    turn.stage = at
    s.push(turn)
    chance.drawn.clear()
    return s


# Reading


def _is_seat(key: str) -> bool:
    return len(key) == 1 and "A" <= key <= seat_name(MOST_SEATS - 1)


def _read(given: Mapping[str, Any]) -> Said:
    """Read everything that a scene says, by its key; seats may be written small."""
    said: dict[str, Given] = {}
    for key, value in given.items():
        name = key.strip().upper() if _is_seat(key.strip().upper()) else key
        if name in said:
            raise BadContent(f"given.{name}", "appears twice")
        said[name] = Given(f"given.{name}", value)
    return said


def _seats(said: Said) -> int:
    named = max([USUAL_SEATS, *(ord(key) - 64 for key in said if _is_seat(key))])
    return said["seats"].number(2, MOST_SEATS) if "seats" in said else named


def _read_seat(about: Given) -> SaidOfSeat:
    fields = about.fields(SEAT_KEYS)
    seat = SaidOfSeat()
    for name, value in fields.items():
        if value.said == ANY:
            continue
        if name == "lord":
            seat.lord = value.id("lord")
        elif name == "lives":
            seat.lives = value.lives()
        elif name == "hand":
            seat.hand = value.hand()
        elif name == "lantern":
            seat.lantern = NOBODY if value.is_none else value.id("Lantern")
        elif name == "mark":
            seat.mark = NOBODY if value.is_none else value.id("Item")
        else:
            seat.fresh = value.flag()
    if seat.fresh and seat.mark == NOBODY:
        raise fields["mark_fresh"].wrong("can be true only beside a mark")
    return seat


def _rules(options: Mapping[str, Any], seats: int) -> KitsunedoRules:
    try:
        return make_rules(seats, options)
    except BadContent as error:
        raise BadContent(f"given.options ({error.where})", error.what) from None


def _order(said: Said, seats: int, starter: int) -> tuple[int, ...]:
    if "order" not in said:
        return tuple((starter + place) % seats for place in range(seats))
    order = said["order"].each_seat(seats)
    if sorted(order) != list(range(seats)):
        raise said["order"].wrong(f"must name each of the {seats} seats once")
    return tuple(order)


# Set-up


def _setting_up(
    said: Said, of_seats: Sequence[SaidOfSeat], options: dict[str, Any], at: str, chance: Chance
) -> KitsunedoState:
    """Lay a position before the cards are dealt: seats can have nothing but lords."""
    seats = len(of_seats)
    for key, about in said.items():
        if key not in SETUP_KEYS and not _is_seat(key):
            raise about.wrong(f"cannot be said before the cards are dealt (at = {at!r})")
    if "order" in said:
        options["order"] = list(_order(said, seats, 0))
    if "starter" in said:
        options["starter"] = said["starter"].seat(seats)
    rules = _rules(options, seats)
    s = KitsunedoState(rules, seats)
    s.chance = chance
    step = SetUp()
    s.push(step)
    lords = [NOBODY] * seats
    for seat, one in enumerate(of_seats):
        where = f"given.{seat_name(seat)}"
        if one.hand is not None or one.lantern != UNKNOWN or one.lives is not None or one.mark != NOBODY:
            raise BadContent(where, f"can only have a lord before the cards are dealt (at = {at!r})")
        if one.lord != NOBODY and (at == "start" or one.lord in lords):
            raise BadContent(f"{where}.lord", f"{LORDS[one.lord]} cannot be taken yet, or is taken")
        lords[seat] = one.lord
    if at == "pick":
        s.order = rules.order or tuple(range(seats))
        s.starter = s.active = s.order[0] if rules.starter is None else rules.starter
        s.lords = tuple(lords)
        step.stage = "pick"
    return s


# Lords and lives


def _set_lives(s: KitsunedoState, said: Sequence[SaidOfSeat]) -> None:
    for seat, one in enumerate(said):
        lives = s.rules.lives if one.lives is None or one.lives == UPRIGHT else one.lives
        if lives > s.rules.lives:
            raise BadContent(
                f"given.{seat_name(seat)}.lives", f"{lives}; there is one life in the stage {s.rules.stage}"
            )
        s.lives[seat] = lives
    if sum(1 for lives in s.lives if lives) < 2:
        raise BadContent("given", "fewer than two lords are in: the game is over (KI-179)")


def _choose_lords(s: KitsunedoState, said: Sequence[SaidOfSeat], chance: Chance) -> None:
    """Distinct (KI-002), so that every mark has its Tanuki and fits (KI-159, KI-R102), every kept hand its Shisu."""
    taken = [one.lord for one in said if one.lord != NOBODY]
    for lord in taken:
        if taken.count(lord) > 1:
            raise BadContent("given", f"two seats have the lord {LORDS[lord]} (KI-002)")
        if lord not in s.cards.lords:
            raise BadContent("given", f"the lord {LORDS[lord]} is left out by content (KI-R145)")
    free = [lord for lord in s.cards.lords if lord not in taken]
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


def _wrong_lords(s: KitsunedoState, said: Sequence[SaidOfSeat]) -> str:
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


def _set_flags(s: KitsunedoState, said: Said) -> None:
    for part in said["used"].parts() if "used" in said else ():
        power = part.one_of(USED)
        s.used |= USED[power]
        s.threaded = s.threaded or power == "thread"
    for part in said["safe"].parts() if "safe" in said else ():
        seat, blank, lantern = part.word().partition(" ")
        if not blank:
            raise part.wrong(f'{part.said!r} is not a seat and a Lantern, as in "A mist"')
        s.make_safe(part.part(seat).seat(s.seats), part.part(lantern).id("Lantern"))
    for name in ("extra", "reaped", "proposed"):
        if name in said:
            setattr(s, name, said[name].flag())


def _exits(s: KitsunedoState, said: Said, chance: Chance) -> tuple[int, ...]:
    out = [seat for seat in range(s.seats) if not s.lives[seat]]
    if "exits" not in said:
        chance.shuffle(b"fill", out)
        return tuple(out)
    exits = said["exits"].each_seat(s.seats)
    if sorted(exits) != out:
        names = ", ".join(map(seat_name, out)) or "nobody"
        raise said["exits"].wrong(f"must name every lord that is out once, the first to go first: {names}")
    return tuple(exits)


def _barred(said: Said) -> dict[str, int]:
    """How many Sakes and Leaves of the active lord pay for no trade any more in this turn (KI-R137)."""
    entries = said["barred"].entries() if "barred" in said else ()
    return {key.one_of(("sake", "leaf")): value.number(0, MOST_CARDS) for key, value in entries}


def _hold(active: SaidOfSeat, barred: Mapping[str, int]) -> None:
    """Let the active lord hold what is barred, among its cards that are not named."""
    if active.hand is None and barred:
        active.hand = [UNKNOWN] * max(UNSAID_HAND, sum(barred.values()))
    for name, count in barred.items():
        item = ITEMS.index(name)
        hand = active.hand or []
        while hand.count(item) < count and UNKNOWN in hand:
            hand[hand.index(UNKNOWN)] = item


def _bar(s: KitsunedoState, barred: Mapping[str, int]) -> None:
    for item, count in barred.items():
        if count > s.hands[s.active][ITEMS.index(item)]:
            where = f"given.barred.{item}"
            raise BadContent(where, f"{seat_name(s.active)} does not hold {count} {item}")
    s.barred_sake, s.barred_leaf = barred.get("sake", 0), barred.get("leaf", 0)


# Knowledge of the viewers


def remember(s: KitsunedoState, memory: KitsunedoMemory) -> None:
    """Let a Memory know its own hand and Lantern, sizes, what the decks are made of; nothing else. Before the deal:
    nothing."""
    if isinstance(s.stack[0], SetUp):
        return
    hidden = [sum(hand[item] for hand in s.hands) + s.deck.count(item) for item in range(len(ITEMS))]
    memory.items = Slots(s.seats, hidden)
    count = sum(s.cards.lanterns)
    memory.lantern_masks = [ANY_LANTERN] * count
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
    if s.thread is not None:
        older = KitsunedoMemory(memory.viewer, s.seats)
        remember(s.thread, older)
        memory.recall(older)
