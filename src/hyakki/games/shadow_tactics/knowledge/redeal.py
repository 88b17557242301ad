"""Worlds that a viewer of Shadow Tactics cannot tell from the real one, made from its View alone."""

from __future__ import annotations

from itertools import permutations
from random import Random

from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.engine import advance
from hyakki.core.errors import NoWorld
from hyakki.core.fields import lay_fields
from hyakki.core.structs import copied
from hyakki.games.shadow_tactics.board.places import IN, OUT
from hyakki.games.shadow_tactics.catalog.kit import MOVEMENT
from hyakki.games.shadow_tactics.guards import guard
from hyakki.games.shadow_tactics.knowledge.view import FACE_DOWN, LISTS, PLAIN, ShadowView
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps import STEPS


def redeal(seen: ShadowView, rng: Random) -> ShadowState:
    s = ShadowState(seen.rules, seen.seats)
    lay_open(s, seen)
    _deal_orders(s, seen, rng)
    _deal_programmes(s, seen, rng)
    s.chance = Chance(rng.randbytes(KEY_BYTES))
    s.redraw()
    advance(s)
    return s


def lay_open(s: ShadowState, seen: ShadowView) -> None:
    """Set the public facts."""
    lay_fields(s, seen, LISTS, PLAIN, STEPS)
    for figure in seen.figures:
        s.guards[figure.post] = guard(figure.kind, OUT if figure.out else IN, figure.state)
    s.ninjas = [copied(ninja) for ninja in seen.ninjas]


def _deal_orders(s: ShadowState, seen: ShadowView, rng: Random) -> None:
    """Deal the cards that must be in hand; the rest of hand and deck is any of the unseen cards (ST-505, ST-507)."""
    unseen, certain = list(seen.memory["unseen"]), seen.memory["certain"]
    if len(unseen) + len(certain) != seen.deck + seen.hand:
        raise NoWorld(f"{len(unseen)} unseen order cards are not a deck of {seen.deck} and a hand of {seen.hand}")
    rng.shuffle(unseen)
    s.deck = unseen[: seen.deck]
    s.hand = sorted([*certain, *unseen[seen.deck :]])


def _deal_programmes(s: ShadowState, seen: ShadowView, rng: Random) -> None:
    """Deal any cards, in any order, that the ninja could have laid (ST-503, ST-506)."""
    own = {ninja: cards for seat in seen.own for ninja, cards in seat.programmes}
    for ninja, faces in enumerate(seen.left):
        s.laid[ninja] = own[ninja] if ninja in own else _programme(s, ninja, faces, rng)


def _programme(s: ShadowState, ninja: int, faces: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    person, hidden = s.ninjas[ninja], faces.count(FACE_DOWN)
    if not hidden:
        return faces
    choice = [card for card in person.programmable if card not in person.turned and card not in faces]
    lawful = [cards for cards in permutations(choice, hidden) if _allowed(s, ninja, (*cards, *faces))]
    if not lawful:
        raise NoWorld(f"ninja {ninja} could not have laid {len(faces)} cards")
    chosen = list(rng.choice(lawful))
    return tuple(chosen.pop(0) if face == FACE_DOWN else face for face in faces)


def _allowed(s: ShadowState, ninja: int, cards: tuple[int, ...]) -> bool:
    """Return whether these cards have at most one movement card, if a penalty required it when they were laid
    (ST-275)."""
    person = s.ninjas[ninja]
    if not person.one_move:
        return True
    laid = (*person.turned, *cards)
    return sum(1 for card in laid if card != FACE_DOWN and s.kit.cards[card].kind == MOVEMENT) < 2
