"""The View of Kitsunedo (KI-R121 to KI-R123, KI-R139), and redeals from it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.deal import deal, deal_slots
from hyakki.core.engine import advance
from hyakki.core.errors import NoWorld
from hyakki.core.events import Viewer
from hyakki.core.save import load_step
from hyakki.core.view import View, asked, frames
from hyakki.games.kitsunedo.catalog.cards import KitsunedoRules
from hyakki.games.kitsunedo.catalog.ids import LANTERNS, LEAF, LORDS, SAKE
from hyakki.games.kitsunedo.knowledge.memory import KitsunedoMemory
from hyakki.games.kitsunedo.state import NOBODY, KitsunedoState
from hyakki.games.kitsunedo.steps import STEPS


class Own(msgspec.Struct, frozen=True):
    """The part of a seat that only its owner sees."""

    seat: int
    hand: tuple[int, ...]
    lantern: int
    barred: tuple[int, int] | None
    """Sakes and Leaves that cannot pay for a trade any more this turn; None out of turn."""


class KitsunedoView(View, frozen=True, kw_only=True):
    rules: KitsunedoRules
    own: tuple[Own, ...]
    order: tuple[int, ...]
    lords: tuple[int, ...]
    lives: tuple[int, ...]
    sizes: tuple[int, ...]
    deck: int
    discard: tuple[int, ...]
    played: tuple[int, ...]
    lantern_deck: int
    shown: tuple[int, ...]
    """Lanterns that lie face up, by seat (First Advent)."""
    marks: tuple[int, ...]
    fresh: int
    starter: int
    active: int
    turn: int
    round: int
    extra: bool
    used: int
    safe: int
    cut: bool
    reaped: bool
    threaded: bool
    proposed: bool
    exits: tuple[int, ...]
    thread: dict[str, Any] | None
    """The public state of the table just before the action that a Thread would undo."""


def view(s: KitsunedoState, memory: KitsunedoMemory) -> KitsunedoView:
    return KitsunedoView(**open_part(s), **own_part(s, memory))


def open_part(s: KitsunedoState) -> dict[str, Any]:
    return {
        "rules": s.rules,
        "seats": s.seats,
        "frames": frames(s.stack),
        "asks": asked(s),
        "over": s.over,
        "order": s.order,
        "lords": s.lords,
        "cast": tuple([NAMED[lord] for lord in s.lords]),
        "lives": tuple(s.lives),
        "sizes": tuple(s.sizes),
        "deck": len(s.deck),
        "discard": tuple(s.discard),
        "played": tuple(s.played),
        "lantern_deck": len(s.lantern_deck),
        "shown": tuple(s.lanterns) if s.rules.face_up else (),
        "marks": tuple(s.marks),
        "fresh": s.fresh,
        "starter": s.starter,
        "active": s.active,
        "turn": s.turn,
        "round": s.round,
        "extra": s.extra,
        "used": s.used,
        "safe": s.safe,
        "cut": s.cut,
        "reaped": s.reaped,
        "threaded": s.threaded,
        "proposed": s.proposed,
        "exits": s.exits,
        "thread": None if s.thread is None else _open_part_of(s.thread),
    }


def own_part(s: KitsunedoState, memory: KitsunedoMemory) -> dict[str, Any]:
    seats = memory.viewer.seats
    return {"viewer": seats, "own": tuple([_own(s, seat) for seat in seats]), "memory": memory.dump()}


def _own(s: KitsunedoState, seat: int) -> Own:
    barred = (s.barred_sake, s.barred_leaf) if seat == s.active else None
    return Own(seat, tuple(s.hands[seat]), s.lanterns[seat], barred)


NAMED = {NOBODY: (), **{number: (f"lord-{lord}.short",) for number, lord in enumerate(LORDS)}}
"""The name of each lord, by number."""
OPEN = ("lives", "discard", "played", "marks", "fresh", "used", "safe", "cut", "reaped", "exits")
"""The public fields that an action of the Mirage can change."""


def _open_part_of(older: KitsunedoState) -> dict[str, Any]:
    part: dict[str, Any] = {
        name: tuple(value) if isinstance(value := getattr(older, name), list) else value for name in OPEN
    }
    return part | {"frames": frames(older.stack)}


def memory_of(seen: KitsunedoView) -> KitsunedoMemory:
    return KitsunedoMemory.of(Viewer(seen.viewer), seen.seats, seen.memory)


def redeal(seen: KitsunedoView, rng: Random) -> KitsunedoState:
    """A State that this viewer cannot tell from the real one, made from its View alone."""
    memory = seen.memory
    items = deal_slots(memory["items"], rng)
    lanterns: dict[int, int] = {}
    counts = [seen.rules.lanterns[name] for name in LANTERNS]
    masks = memory["lantern_masks"]
    if masks and not deal(range(len(masks)), masks, counts, rng, lanterns):
        raise NoWorld("no deal of Lanterns agrees with what is remembered")
    lanterns[NOBODY] = NOBODY
    s = KitsunedoState(seen.rules, seen.seats)
    _lay_out(s, memory["items"]["zones"], items, memory["lanterns"], memory["lantern_deck"], lanterns)
    _open(s, seen)
    _bar(s, memory["barred"])
    s.chance = Chance(rng.randbytes(KEY_BYTES))
    if seen.thread is not None:
        s.thread = _older(s, seen, items, lanterns)
    advance(s)
    return s


def _lay_out(
    s: KitsunedoState, zones: Any, items: dict[int, int], by_seat: Any, deck: Any, lanterns: dict[int, int]
) -> None:
    for seat in range(s.seats):
        for slot in zones[seat]:
            s.gain(seat, items[slot])
    s.deck = [items[slot] for slot in zones[-1]]
    s.lanterns = [lanterns[number] for number in by_seat]
    s.lantern_deck = [lanterns[number] for number in deck]


def _open(s: KitsunedoState, seen: KitsunedoView) -> None:
    s.stack = [load_step(frame, STEPS) for frame in seen.frames]
    s.over = seen.over
    s.order, s.lords = seen.order, seen.lords
    s.powers = s.lords if seen.rules.abilities and NOBODY not in s.lords else (NOBODY,) * s.seats
    s.lives = list(seen.lives)
    s.discard, s.played, s.marks = list(seen.discard), list(seen.played), list(seen.marks)
    for name in (
        "fresh",
        "starter",
        "active",
        "turn",
        "round",
        "extra",
        "used",
        "safe",
        "cut",
        "reaped",
        "threaded",
        "proposed",
        "exits",
    ):
        setattr(s, name, getattr(seen, name))


def _bar(s: KitsunedoState, barred: Any) -> None:
    """A swap in secret may have used up barred cards: never more than the hand holds."""
    hand = s.hands[s.active]
    s.barred_sake, s.barred_leaf = min(barred[0], hand[SAKE]), min(barred[1], hand[LEAF])


def _older(s: KitsunedoState, seen: KitsunedoView, items: dict[int, int], lanterns: dict[int, int]) -> KitsunedoState:
    assert seen.thread is not None
    memory = seen.memory
    was, deck, barred = memory["marked_lanterns"]
    older = s.copy()
    older.hands = [[0] * 5 for _ in range(s.seats)]
    older.sizes = [0] * s.seats
    _lay_out(older, memory["items"]["marked"]["zones"], items, was, deck, lanterns)
    for name in OPEN:
        value = seen.thread[name]
        setattr(older, name, list(value) if isinstance(getattr(older, name), list) else value)
    older.stack = [load_step(frame, STEPS) for frame in seen.thread["frames"]]
    _bar(older, barred)
    older.thread = None
    return older
