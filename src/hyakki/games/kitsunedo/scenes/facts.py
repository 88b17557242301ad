"""Facts of a position of Kitsunedo in words, as a scene says them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hyakki.core.events import seat_name
from hyakki.core.facts import Either, Heap, Pile, fact_of
from hyakki.games.kitsunedo.catalog.ids import ITEMS, LANTERNS, LORDS
from hyakki.games.kitsunedo.scenes.given import LIVES, Given
from hyakki.games.kitsunedo.scenes.position import USED
from hyakki.games.kitsunedo.state import NOBODY, KitsunedoState
from hyakki.games.kitsunedo.steps.turn import Turn

NONE = "none"


def fact(s: KitsunedoState, name: str) -> Any:
    seat, dot, what = name.partition(".")
    if dot:
        number = Given(name, seat).seat(s.seats)
        return fact_of(OF_SEAT, what, name, "a seat")(s, number)
    return fact_of(OF_TABLE, name, name, others=("and of a seat A.hand and so on",))(s)


def _items(cards: Sequence[int]) -> list[str]:
    return [ITEMS[card] for card in cards]


def _lanterns(cards: Sequence[int]) -> list[str]:
    return [LANTERNS[card] for card in cards]


def _requirement(s: KitsunedoState, seat: int) -> Heap:
    return Heap(ITEMS[item] for item, count in s.requirement(seat) for _ in range(count))


def _lives(s: KitsunedoState, lives: int) -> Either:
    """Lives as a number or a word; the one life of an Advent is played upright (KI-T05)."""
    upright = (LIVES[2],) if lives == s.rules.lives == 1 else ()
    return Either((lives, LIVES[lives], *upright))


def _used(s: KitsunedoState) -> Heap:
    return Heap(sorted([word for word, bit in USED.items() if s.used & bit] + (["thread"] if s.threaded else [])))


def _safe(s: KitsunedoState) -> Heap:
    return Heap(
        f"{seat_name(seat)} {name}"
        for seat in range(s.seats)
        for lantern, name in enumerate(LANTERNS)
        if s.is_safe(seat, lantern)
    )


def _at(s: KitsunedoState) -> str:
    """Return the stage of the turn, also while something interrupts it."""
    turn = s.stack[0] if s.stack else None
    if turn is None:
        return "over"
    return turn.stage if isinstance(turn, Turn) else "pick"


OF_SEAT: dict[str, Callable[[KitsunedoState, int], Any]] = {
    "lord": lambda s, seat: LORDS[s.lords[seat]] if s.lords[seat] != NOBODY else NONE,
    "lives": lambda s, seat: _lives(s, s.lives[seat]),
    "hand": lambda s, seat: Heap(_items(s.hand_of(seat))),
    "size": lambda s, seat: s.sizes[seat],
    "lantern": lambda s, seat: LANTERNS[s.lanterns[seat]] if s.lanterns[seat] != NOBODY else NONE,
    "mark": lambda s, seat: ITEMS[s.marks[seat]] if s.marks[seat] != NOBODY else NONE,
    "mark_fresh": lambda s, seat: bool(s.fresh >> seat & 1),
    "requirement": _requirement,
}
OF_TABLE: dict[str, Callable[[KitsunedoState], Any]] = {
    "active": lambda s: seat_name(s.active),
    "starter": lambda s: seat_name(s.starter),
    "order": lambda s: tuple(map(seat_name, s.order)),
    "round": lambda s: s.round,
    "turn": lambda s: s.turn,
    "at": _at,
    "stage": lambda s: s.rules.stage,
    "deck": lambda s: Pile(_items(s.deck[::-1])),
    "deck_bottom": lambda s: Pile(_items(s.deck)),
    "deck_size": lambda s: len(s.deck),
    "discard": lambda s: Pile(_items(s.discard[::-1])),
    "discard_bottom": lambda s: Pile(_items(s.discard)),
    "discard_size": lambda s: len(s.discard),
    "played": lambda s: Heap(_items(s.played)),
    "lantern_deck": lambda s: Pile(_lanterns(s.lantern_deck[::-1])),
    "lantern_deck_bottom": lambda s: Pile(_lanterns(s.lantern_deck)),
    "lantern_deck_size": lambda s: len(s.lantern_deck),
    "used": _used,
    "safe": _safe,
    "barred_sake": lambda s: s.barred_sake,
    "barred_leaf": lambda s: s.barred_leaf,
    "exits": lambda s: tuple(map(seat_name, s.exits)),
    "extra": lambda s: s.extra,
    "reaped": lambda s: s.reaped,
    "proposed": lambda s: s.proposed,
    "lost_challenge": lambda s: s.cut,
}
