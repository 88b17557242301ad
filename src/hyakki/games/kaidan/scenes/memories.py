"""What a viewer knows of a scene's position: its own cards, the public facts, the order of the status cards. It can
only suppose whether another seat is possessed."""

from __future__ import annotations

from collections.abc import Iterator

from hyakki.games.kaidan.catalog.cards import DECKS
from hyakki.games.kaidan.catalog.ids import EVENTS, HYOIREI, LOST, ROOMS
from hyakki.games.kaidan.knowledge.memory import KEY_CARDS, KaidanMemory
from hyakki.games.kaidan.knowledge.piles import Cards, Pile, bits
from hyakki.games.kaidan.people import NOBODY, STANDEES, kind_of, spent_of
from hyakki.games.kaidan.scenes.layout import NEVER_ASIDE
from hyakki.games.kaidan.state import KaidanState

Place = tuple[int, tuple[int, ...], bool]
"""A zone of Cards, what lies there, and whether the viewer has seen it."""


def remember(s: KaidanState, memory: KaidanMemory) -> None:
    if not s.set_aside:
        return  # nothing has happened yet
    _cards(s, memory)
    _piles(s, memory)
    _host(s, memory)


def _cards(s: KaidanState, memory: KaidanMemory) -> None:
    objects = s.kit.objects
    memory.uses = tuple([card.uses for card in objects])
    memory.mission = bits([kind for kind, card in enumerate(objects) if "mission" in card.icons])
    hidden = [card for _, cards, _ in _places(s, memory) for card in cards if not spent_of(card)]
    decks = [
        [card for card in s.objects[deck] if card != HYOIREI] + [card for card in hidden if s.kit.deck_of[card] == deck]
        for deck in range(len(DECKS))
    ]
    memory.cards = Cards(s.seats, decks, max(1, *memory.uses))
    memory.loot = [(loot.cell, loot.owner) for loot in s.loot]
    memory.cards.zones += [[] for _ in s.loot]
    for zone, cards, seen in _places(s, memory):
        for card in cards:
            if spent_of(card):
                memory.cards.put_in(zone, card)  # everybody saw it used
            else:
                memory.cards.draw_from(s.kit.deck_of[card], zone, card if seen else None)
    for seat, pg in enumerate(s.pgs):
        if pg.worn != NOBODY:
            memory.cards.show(seat, pg.worn)
            memory.worn[seat] = pg.worn
    there = {kind_of(card) for deck in decks for card in deck}
    memory.keys_out = [(key, (0, 0)) for key in sorted(KEY_CARDS - there)]


def _places(s: KaidanState, memory: KaidanMemory) -> Iterator[Place]:
    own, cards = memory.viewer.seats, Cards(s.seats, [()] * len(DECKS), 1)
    for seat in range(s.seats):
        yield seat, s.secrets[seat].cards, seat in own
    for who in range(STANDEES):
        yield cards.stolen(who), tuple(s.stolen[who]), False
    for place, loot in enumerate(s.loot):
        yield cards.token(place), loot.cards, loot.owner in own


def _piles(s: KaidanState, memory: KaidanMemory) -> None:
    for pile, tiles in enumerate(s.tiles):
        unseen = sorted((*tiles, s.set_aside[pile]))
        memory.tiles[pile] = Pile(unseen, len(ROOMS), bits([tile for tile in unseen if tile not in NEVER_ASIDE]))
    memory.events = Pile(s.event_deck, len(EVENTS))
    memory.met = [card for card in range(len(LOST)) if not any(card in deck for deck in s.lost_decks)]


def _host(s: KaidanState, memory: KaidanMemory) -> None:
    """Note who has died or escaped; then who may be possessed, and how status cards and points stand."""
    own = memory.viewer.seats
    memory.out = {seat for seat, pg in enumerate(s.pgs) if pg.escaped}
    memory.log += [("died", ((seat, pg.killer),)) for seat, pg in enumerate(s.pgs) if pg.died]
    memory.log += [("escaped", seat) for seat in sorted(memory.out)]
    if s.possessed != NOBODY and (s.possessed in own or s.unmasked or s.defeated):
        hosts: tuple[int, ...] = (s.possessed,)
    elif not s.rules.hyoirei:
        hosts = (NOBODY,)
    else:
        hosts = (NOBODY, *(seat for seat, pg in enumerate(s.pgs) if seat not in own and not pg.died))
    piles, points = [secret.status for secret in s.secrets], [secret.points for secret in s.secrets]
    memory.log.append(("given", hosts, tuple(piles), tuple(points)))
    if s.defeated:
        memory.log.append(("gone",))
    elif hosts[0] == NOBODY and s.rules.hyoirei:
        memory.log.append(("deck", s.deck_left(0)))
