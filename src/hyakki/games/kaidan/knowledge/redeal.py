"""Worlds that a viewer of Kaidan cannot tell from the real one, made from its View alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.deal import deal_slots
from hyakki.core.engine import advance
from hyakki.core.errors import NoWorld
from hyakki.core.fields import lay_fields
from hyakki.core.structs import copied
from hyakki.games.kaidan.catalog.cards import DECKS
from hyakki.games.kaidan.catalog.ids import HYOIREI, LOST_PERSON
from hyakki.games.kaidan.knowledge.piles import card_of, deal_pile
from hyakki.games.kaidan.knowledge.suspicion import Supposition, suppose
from hyakki.games.kaidan.knowledge.view import LISTS, PLAIN, KaidanView
from hyakki.games.kaidan.knowledge.whereabouts import KeyPlaces
from hyakki.games.kaidan.people import NOBODY, STANDEES, Loot
from hyakki.games.kaidan.state import AWAKENING, KaidanState
from hyakki.games.kaidan.steps import STEPS
from hyakki.games.kaidan.steps.draw import KEY_BITS

TRIES = 1_000
"""Places of the keys that are tried. Where a place leaves room for few other cards, most of them leave none."""


def redeal(seen: KaidanView, rng: Random) -> KaidanState:
    s = KaidanState(seen.rules, seen.seats)
    _open(s, seen)
    if seen.phase != AWAKENING or any(seen.tiles):
        _lay_piles(s, seen, rng)
        _deal_cards(s, seen, rng)
        _deal_tokens(s, seen, rng)
        _possess(s, seen, rng)
    _own(s, seen)
    s.chance = Chance(rng.randbytes(KEY_BYTES))
    s.redraw()
    advance(s)
    return s


def _open(s: KaidanState, seen: KaidanView) -> None:
    """Set the public facts."""
    lay_fields(s, seen, LISTS, PLAIN, STEPS)
    s.discards = [list(pile) for pile in seen.discards]
    s.pgs, s.figures = [copied(pg) for pg in seen.pgs], [copied(figure) for figure in seen.figures]


def _own(s: KaidanState, seen: KaidanView) -> None:
    """Set the cards of the viewer's own seats."""
    for own in seen.own:
        secret = s.secrets[own.seat]
        secret.cards, secret.tokens, secret.points, secret.armed = own.cards, own.tokens, own.points, own.armed


# Piles


def _lay_piles(s: KaidanState, seen: KaidanView, rng: Random) -> None:
    memory = seen.memory
    s.set_aside = []
    for pile, known in enumerate(memory["tiles"]):
        s.tiles[pile], aside = deal_pile(known, rng)
        s.set_aside.append(aside)
    s.event_deck, _ = deal_pile(memory["events"], rng)
    _lay_darkness(s, seen, rng)
    s.entity_deck = _shuffled(_unseen_entities(s, seen), rng)
    s.lost_decks = [_shuffled([card for card in deck if card not in memory["met"]], rng) for deck in s.kit.lost_decks]


def _shuffled(things: Iterable[int], rng: Random) -> list[int]:
    mixed = list(things)
    rng.shuffle(mixed)
    return mixed


def _lay_darkness(s: KaidanState, seen: KaidanView, rng: Random) -> None:
    """Lay the tokens that are face down, and the one that was removed (KA-008)."""
    s.darkness_up = [bool(level) for level in seen.darkness]
    unseen = Counter(s.rules.board.darkness) - Counter(level for level in seen.darkness if level)
    hidden = _shuffled(unseen.elements(), rng)
    s.darkness = [level or hidden.pop() for level in seen.darkness]
    s.set_aside.append(hidden.pop())


def _unseen_entities(s: KaidanState, seen: KaidanView) -> list[int]:
    """All but those discarded and those revealed on the map; the Lost Person never comes back (KA-R68)."""
    out = Counter(seen.entity_discard) + Counter(figure.kind for figure in seen.figures if figure.kind >= 0)
    unseen = sorted((Counter(s.kit.entity_deck) - out).elements())
    if len(unseen) > seen.entity_deck and LOST_PERSON in unseen:
        unseen.remove(LOST_PERSON)
    if len(unseen) != seen.entity_deck:
        raise NoWorld(f"{len(unseen)} unseen entities are not a deck of {seen.entity_deck}")
    return unseen


# Cards


def _deal_cards(s: KaidanState, seen: KaidanView, rng: Random) -> None:
    known = seen.memory["cards"]
    codes = codes_of(seen.memory, seen.rules.numbers.keys_for_more, rng)
    zones = [[card_of(codes[slot]) for slot in zone] for zone in known["zones"]]
    decks = s.seats + STANDEES + 1
    for seat in range(s.seats):
        s.secrets[seat].cards = tuple(sorted(zones[seat]))
    s.stolen = [sorted(zone) for zone in zones[s.seats : s.seats + STANDEES]]
    s.objects = zones[decks : decks + len(DECKS)]
    tokens = zones[decks + len(DECKS) :]
    s.loot = [Loot(lying.cell, lying.owner, tuple(sorted(zone))) for lying, zone in zip(seen.loot, tokens, strict=True)]
    in_decks = {card for deck in s.objects for card in deck}
    s.found = sum(bit for key, bit in KEY_BITS.items() if s.kit.objects[key].seats and key not in in_decks)


def codes_of(memory: dict[str, Any], keys_for_more: int, rng: Random) -> dict[int, int]:
    """Return what lies in each slot: the keys first, then all the rest."""
    known = memory["cards"]
    keys = KeyPlaces(memory, keys_for_more)
    for _ in range(TRIES):
        masks = list(known["masks"])
        for slot, key in keys.choose(rng).items():
            masks[slot] = 1 << key
        try:
            return deal_slots(known | {"masks": masks}, rng, tries=1)
        except NoWorld:
            continue  # the rest cannot lie so around keys that lie there
    raise NoWorld("no deal of cards agrees with what is remembered")


# Tokens


def _deal_tokens(s: KaidanState, seen: KaidanView, rng: Random) -> None:
    """Deal the tokens of other Onryo and of the bag (KA-315)."""
    known = Counter(seen.tokens_out) + Counter(token for own in seen.own for token in own.tokens)
    unseen = _shuffled((Counter(s.kit.bag) - known).elements(), rng)
    for seat, count in enumerate(seen.held):
        if seat not in seen.viewer:
            s.secrets[seat].tokens = tuple(sorted(unseen.pop() for _ in range(count)))
    if len(unseen) != seen.door_bag:
        raise NoWorld(f"{len(unseen)} unseen door tokens are not a bag of {seen.door_bag}")
    s.door_bag = sorted(unseen)


# The Hyoirei


def _possess(s: KaidanState, seen: KaidanView, rng: Random) -> None:
    supposed = suppose(seen.memory["log"], seen.viewer, s.seats, s.rules, rng)
    s.possessed = supposed.host
    for seat, secret in enumerate(s.secrets):
        secret.status, secret.points = supposed.piles[seat], supposed.points[seat]
    if s.rules.hyoirei and supposed.host == NOBODY:
        s.objects[0].insert(rng.randint(0, len(s.objects[0])), HYOIREI)
    _check(s, seen, supposed)


def _check(s: KaidanState, seen: KaidanView, supposed: Supposition) -> None:
    for own in seen.own:
        if own.possessed != (supposed.host == own.seat and not supposed.defeated):
            raise NoWorld("the viewer knows better who is possessed")
