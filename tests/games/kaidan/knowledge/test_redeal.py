"""What a viewer can know of the hidden part of Kaidan, and the worlds it cannot tell from the real one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.deal import deal_slots
from hyakki.core.engine import close, give
from hyakki.core.events import Event, Viewer, viewers
from hyakki.core.memory import fold
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan import game
from hyakki.games.kaidan.catalog.cards import KaidanRules
from hyakki.games.kaidan.catalog.ids import NUMBER
from hyakki.games.kaidan.catalog.loading import make_rules
from hyakki.games.kaidan.events import KINDS
from hyakki.games.kaidan.knowledge.memory import SEEN, KaidanMemory
from hyakki.games.kaidan.knowledge.piles import NEVER, Cards, Pile, deal_pile
from hyakki.games.kaidan.knowledge.suspicion import Entry, suppose, suppositions
from hyakki.games.kaidan.knowledge.whereabouts import KeyPlaces
from hyakki.games.kaidan.people import MARK, NEUTRAL, NOBODY
from hyakki.games.kaidan.state import GOLD, KaidanState
from hyakki.games.kaidan.steps.draw import KEY_BITS
from hyakki.lab.check import random_path

A, B, C = 0, 1, 2
NOTHING_HIDDEN = {
    *("picked-any", "first-player", "coordinates", "darkness-shown", "marker-filled", "phase", "activation"),
    *("tokens-back", "rolled", "enemy-rolled", "door-checked", "bag-filled", "unasked", "figure-removed"),
    *("revealed", "entities-shuffled", "move-token", "fire", "fire-out", "onryo-tokens", "scored", "ended"),
    *("onryo-moved", "voices", "darkness-mixed", "corpse-picked", "condemned", "well-awoke", "wished", "well-empty"),
    *("rolls-again", "ofuda-shown"),
}
"""Told or public, and nothing that a Memory must keep: the View shows it all the same, or it was never hidden."""


def test_every_event_is_remembered_or_known_to_hide_nothing() -> None:
    folding = {kind.name for kind in KINDS.values() if kind.folds}
    assert folding - SEEN.keys() == NOTHING_HIDDEN & folding
    assert SEEN.keys() <= KINDS.keys()


# Whole games


def moments(seats: int, seed: int) -> Iterator[tuple[KaidanState, list[KaidanMemory]]]:
    """A random game, halted at every question, with everybody's Memory."""
    rng = Random(seed)
    s = game.start(game.rules(seats, {}), seats, Chance.seeded(f"redeal {seed}"))
    who = [*viewers(seats), Viewer((0, seats - 1))]
    memories = [game.memory(viewer, seats) for viewer in who]
    while True:
        fold(s.log, memories)
        s.log = []
        if not s.asks:
            return
        yield s, memories
        if s.asks[0].sealed:
            outcome = s.stack[-1].outcome(s, {ask.seat: random_path(s, ask, rng) for ask in s.asks})
            assert outcome is not None
            close(s, outcome)
        else:
            ask = rng.choice(s.asks)
            give(s, ask, random_path(s, ask, rng))


@pytest.mark.slow
@pytest.mark.rule("KA-R11", "KA-R12", "KA-027", "KA-R97", "KA-R101", "KA-008", "KA-162", "KA-315")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_memory_never_rules_out_the_truth_and_redeals_agree_with_it(seats: int) -> None:
    rng = Random(seats)
    looked = 0
    for seed in range(4):
        for s, memories in moments(seats, seed):
            memory = rng.choice(memories)
            assert memory.misfit(s) is None
            if rng.random() < 0.2:
                looked += 1
                seen = game.view(s, memory)
                world = game.redeal(seen, rng)
                assert memory.misfit(world) is None
                assert game.view(world, memory).encoded() == seen.encoded()
    assert looked > 30


@pytest.mark.rule("KA-R11")
def test_no_view_names_a_field_that_hides_something() -> None:
    shown = set(game.open_part(game.start(game.rules(3, {}), 3, Chance.seeded("fields"))))
    assert (
        not (KaidanState.hidden - {"darkness", "entity_deck", "event_deck", "lost_decks", "objects", "stolen", "tiles"})
        & shown
    )


# Who is possessed


@pytest.fixture(scope="module")
def rules() -> KaidanRules:
    return make_rules(3, {})


def hosts(log: list[Entry], own: tuple[int, ...], rules: KaidanRules) -> list[int]:
    return sorted(each.host for each in suppositions(log, own, 3, rules))


@pytest.mark.rule("KA-199", "KA-201", "KA-R101")
def test_whoever_has_drawn_may_be_possessed_and_the_viewer_knows_of_itself(rules: KaidanRules) -> None:
    log: list[Entry] = [("deck", 10), ("draw", A), ("draw", B), ("draw", B), ("draw", C)]
    assert hosts(log, (), rules) == [NOBODY, A, B, B, C]
    assert hosts(log, (A,), rules) == [NOBODY, B, B, C]
    assert hosts([("deck", 10), ("draw", B), ("found", A), ("draw", C)], (A,), rules) == [A]
    assert hosts(log, (), make_rules(3, {"hyoirei": False})) == [NOBODY]
    last = suppositions([("deck", 0), ("draw", A), ("draw", B)], (), 3, rules)
    assert {each.host: each.weight for each in last} == {NOBODY: 0, A: 1, B: 0}, "the last card of an empty deck"


@pytest.mark.rule("KA-204", "KA-205", "KA-X37", "KA-X38")
def test_piles_follow_from_the_exchanges_and_from_who_was_possessed_since_when(rules: KaidanRules) -> None:
    log: list[Entry] = [("deck", 10), ("draw", A), ("exchange", A, B), ("exchange", B, C)]
    innocent, possessed = suppositions(log, (), 3, rules)
    n, m = NEUTRAL, MARK
    assert innocent.piles == [(n, m, m, m, m)] * 3
    assert possessed.host == A
    assert possessed.piles == [(n, n, m, m, m), (n, m, m, m, m), (m, m, m, m, m)]
    later = suppositions([("deck", 10), ("exchange", A, B), ("draw", A), ("exchange", B, C)], (), 3, rules)
    assert later[1].piles == [(n, m, m, m, m)] * 3, "what was exchanged before the draw was exchanged in good faith"


@pytest.mark.rule("KA-208", "KA-R99", "KA-R105", "KA-211", "KA-213")
def test_a_verdict_strikes_out_what_does_not_agree(rules: KaidanRules) -> None:
    log: list[Entry] = [("deck", 10), ("draw", A), ("draw", B), ("draw", C), ("exchange", A, B), ("exchange", B, C)]
    assert hosts([*log, ("doomed", C, True)], (), rules) == [A, B], "an innocent B would pass a Neutral State on"
    assert hosts([*log, ("doomed", C, False)], (), rules) == [NOBODY, C]
    assert hosts([*log, ("marks", B, 4)], (B,), rules) == [NOBODY, A]
    assert hosts([*log, ("host", A, False), ("host", B, False)], (), rules) == [NOBODY, C]
    assert hosts([*log, ("host", B, True), ("gone",), ("host", B, False)], (), rules) == [B]


@pytest.mark.rule("KA-R101")
def test_each_possessed_seat_and_draw_is_as_likely_as_it_is(rules: KaidanRules) -> None:
    """The Hyoirei lies above any of four cards or below them all; two have been drawn. So in two of five worlds
    somebody is possessed; after a new shuffle the rest is shared out anew."""
    log: list[Entry] = [("deck", 4), ("draw", B), ("draw", C)]
    rng = Random(7)
    found = Counter(suppose(log, (A,), 3, rules, rng).host for _ in range(5000))
    for host, share in ((B, 1 / 5), (C, 1 / 5), (NOBODY, 3 / 5)):
        assert abs(found[host] / 5000 - share) < 0.03
    again: list[Entry] = [("deck", 1), ("draw", B), ("deck", 1), ("draw", C)]
    found = Counter(suppose(again, (A,), 3, rules, rng).host for _ in range(5000))
    for host, share in ((B, 1 / 2), (C, 1 / 4), (NOBODY, 1 / 4)):
        assert abs(found[host] / 5000 - share) < 0.03


@pytest.mark.rule("KA-326", "KA-327", "KA-330", "KA-331", "KA-R132")
def test_points_nobody_has_seen_follow_from_who_is_possessed(rules: KaidanRules) -> None:
    log: list[Entry] = [("deck", 10), ("draw", B), ("banished", A), ("host", C, False), ("died", ((C, B),))]
    innocent, possessed = suppositions(log, (), 3, rules)
    assert innocent.points == [rules.points.banish, 0, 0]
    assert possessed.points == [rules.points.banish, rules.points.kill, 0]


# Cards


def memory_with(*told: tuple[Any, ...], viewer: Viewer | None = None, seats: int = 3) -> KaidanMemory:
    """The Memory of a viewer to whom this has happened since the set-up."""
    s = game.begin(make_rules(seats, {}), seats)
    s.chance = Chance.seeded("cards")
    s.stack[-1].make_piles(s)  # type: ignore[attr-defined]
    memory = game.memory(viewer or Viewer((A,)), seats)
    fold([*s.log, *(Event(kind, args, fact) for kind, args, fact in told)], [memory])
    return memory


def drew(seat: int, name: str, deck: int = 0) -> tuple[Any, ...]:
    return (say.DREW, (seat, deck), (NUMBER[name], False))


@pytest.mark.rule("KA-R12", "KA-147")
def test_a_card_is_known_to_whoever_drew_it_wherever_it_goes() -> None:
    trade = (say.TRADED, (A, B, 1, 0), ((NUMBER["OB13"],), ()))
    memory = memory_with(drew(A, "OB13"), drew(B, "OB15"), trade)
    cards = memory.cards
    assert [cards.masks[slot] for slot in cards.zones[A]] == []
    assert 1 << NUMBER["OB13"] in [cards.masks[slot] for slot in cards.zones[B]]
    spectator = memory_with(drew(A, "OB13"), drew(B, "OB15"), trade, viewer=Viewer()).cards
    assert all(spectator.masks[slot].bit_count() > 10 for slot in spectator.zones[B])


@pytest.mark.rule("KA-R17", "KA-162", "KA-R117")
def test_what_burns_and_what_is_left_of_an_inventory_is_told_apart() -> None:
    memory = memory_with(
        drew(B, "OB02"),
        drew(B, "OB15"),
        (say.DIED, (B, NOBODY, "KA-175", 0), (False,)),
        (say.INVENTORY_LEFT, (B, 33), (1,)),
    )
    cards = memory.cards
    (left,) = cards.zones[cards.token(0)]
    (burnt,) = cards.zones[cards.gone]
    assert memory.loot == [(33, B)]
    assert not cards.masks[left] & ~memory.mission and not cards.masks[burnt] & memory.mission


def keys_found(seats: int, *told: tuple[Any, ...]) -> list[int]:
    """Return which keys have been found in many worlds of a spectator."""
    memory = memory_with(*told, viewer=Viewer(), seats=seats).dump()
    rng = Random(3)
    found = []
    for _ in range(300):
        keys = KeyPlaces(memory, make_rules(seats, {}).numbers.keys_for_more).choose(rng)
        eras = memory["cards"]["eras"]
        found.append(sum(KEY_BITS[key] for slot, key in keys.items() if eras[slot][0] < NEVER))
    return found


@pytest.mark.slow
@pytest.mark.rule("KA-R13", "KA-R122", "KA-195", "KA-196")
def test_announced_event_counts_bind_where_the_keys_can_be() -> None:
    draws = [drew(seat, "OB15") for seat in (A, B, C, A, B, C)]
    lesser = [bin(found & ~GOLD).count("1") for found in keys_found(3, *draws, (say.EVENT_COUNT, (), (0,)))]
    assert set(lesser) == {0, 1}
    lesser = [bin(found & ~GOLD).count("1") for found in keys_found(3, *draws, (say.EVENT_COUNT, (), (1,)))]
    assert set(lesser) <= {2, 3} and 2 in lesser
    few = keys_found(3, drew(A, "OB02"), drew(B, "OB03"), (say.EVENT_COUNT, (), (1,)))
    assert {bin(found & ~GOLD).count("1") for found in few} == {2}, "both cards that have been drawn are keys"
    sure = keys_found(3, drew(A, "OB02"), (say.LOST_AT_RANDOM, (A,), (NOBODY,)))
    assert {bin(found).count("1") for found in sure} == {1}, "who has nothing to lose has nothing but keys"
    treasure = drew(A, "TR01", 2)
    gold = keys_found(3, treasure, (say.EVENT_COUNT, (), (2,)))
    assert all(found & GOLD for found in gold)
    assert not any(found & GOLD for found in keys_found(3, treasure, (say.EVENT_COUNT, (), (0,))))


@pytest.mark.slow
def test_cards_are_dealt_near_uniformly_and_every_way_comes_out() -> None:
    """Three unknown cards of four: one in each of two hands, two left in the deck. Twelve ways."""
    cards = Cards(2, [(1, 2, 3, 4), (), (), (), ()], 1)
    cards.draw_from(0, 0, None)
    cards.draw_from(0, 1, None)
    known, rng = cards.dump(), Random(5)
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(6000):
        codes = deal_slots(known, rng)
        found[codes[known["zones"][0][0]], codes[known["zones"][1][0]]] += 1
    assert len(found) == 12
    assert all(abs(often - 500) < 120 for often in found.values())


@pytest.mark.rule("KA-R27", "KA-004", "KA-R11")
def test_a_tile_that_was_seen_on_top_stays_there_and_one_that_must_be_kept_is_never_aside() -> None:
    pile = Pile((3, 4, 5, 6), 8, aside=0b0110000)
    pile.look((5,))
    rng = Random(1)
    worlds = Counter((tuple(tiles), aside) for tiles, aside in (deal_pile(pile.dump(), rng) for _ in range(2000)))
    assert {aside for _, aside in worlds} == {4}, "5 lies on top, so of the two that may be aside it is the other"
    assert {tiles[-1] for tiles, _ in worlds} == {5} and len(worlds) == 2
    pile.reorder(2, None)
    assert {tiles[-1] for tiles, _ in (deal_pile(pile.dump(), rng) for _ in range(200))} >= {5, 3, 6}


@pytest.mark.rule("KA-172", "KA-269", "KA-147")
def test_everybody_sees_whether_a_worn_mask_is_among_cards_that_leave_unseen() -> None:
    wears = [drew(B, "MK01", 4), drew(B, "OB13"), drew(B, "OB15"), (say.WORE, (B, NUMBER["MK01"]), None)]
    mask = 1 << NUMBER["MK01"]
    stays = memory_with(*wears, (say.MASK_SEEN, (B,), (NOBODY,)), (say.STOLE, (B, 0), (NUMBER["OB13"],)))
    cards = stays.cards
    assert mask in [cards.masks[slot] for slot in cards.zones[B]]
    assert not any(cards.masks[slot] & mask for slot in cards.zones[cards.stolen(0)])
    goes = memory_with(*wears, (say.MASK_SEEN, (B,), (NUMBER["MK01"],)), (say.STOLE, (B, 0), (NUMBER["MK01"],)))
    cards = goes.cards
    assert [cards.masks[slot] for slot in cards.zones[cards.stolen(0)]] == [mask]
    assert not any(cards.masks[slot] & mask for slot in cards.zones[B])
