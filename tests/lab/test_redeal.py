"""Worlds made from a View: they look the same, are possible, and are all that is possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from hyakki.core import engine
from hyakki.core.chance import Chance
from hyakki.core.events import SPECTATOR, Viewer
from hyakki.core.memory import fold
from hyakki.games.kitsunedo import Kitsunedo
from hyakki.games.kitsunedo.catalog.cards import KitsunedoRules, make_rules
from hyakki.games.kitsunedo.catalog.ids import BLOCK, LEAF, MOON, SAKE, SUN
from hyakki.games.kitsunedo.knowledge.memory import KitsunedoMemory
from hyakki.games.kitsunedo.knowledge.view import KitsunedoView
from hyakki.games.kitsunedo.options import THREAD
from hyakki.games.kitsunedo.state import KitsunedoState
from hyakki.lab.check import random_path
from tests.lab import answer_at_random, lookers, questions, random_outcome, rules_with, some_lords
from tests.lab.worlds import History, World, cards_of, deals, dealt_in, explains, world_of

GAME = Kitsunedo()


def assert_adds_up(s: KitsunedoState) -> None:
    """No card has been lost or made; what a Thread would bring back is whole too."""
    items, lanterns = cards_of(s)
    assert [items[kind] for kind in range(5)] == list(s.cards.items)
    if s.lantern_deck or max(s.lanterns) >= 0:
        assert [lanterns[kind] for kind in range(4)] == list(s.cards.lanterns)
    assert s.sizes == [sum(hand) for hand in s.hands]
    assert min(map(min, s.hands)) >= 0
    assert s.barred_sake <= s.hands[s.active][SAKE] and s.barred_leaf <= s.hands[s.active][LEAF]
    if s.thread is not None:
        assert_adds_up(s.thread)


def assert_redeals(s: KitsunedoState, memory: KitsunedoMemory, rng: Random) -> KitsunedoState:
    seen = GAME.view(s, memory)
    world = GAME.redeal(seen, rng)
    assert GAME.view(world, memory).encoded() == seen.encoded()
    assert memory.misfit(world) is None
    assert explains(seen.memory["items"], world)
    assert world.chance.key != s.chance.key
    assert (world.thread is None) == (s.thread is None)
    assert_adds_up(world)
    return world


# A redealt world is one the viewer cannot tell from the real one


@pytest.mark.rule("KI-R122", "KI-R139")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_redealt_world_looks_the_same(seats: int) -> None:
    rng = Random(seats)
    for lords in (("mirage",), ("hollow", "celeste")):
        rules = rules_with(some_lords(seats, rng, *lords))
        for s, memories in questions(GAME, rules, seats, lookers(seats), rng):
            if not rng.randrange(3):
                for memory in memories:
                    assert_redeals(s, memory, rng)


@pytest.mark.parametrize("stage", ["first", "second", "third", "eve"])
def test_so_does_one_in_the_advents(stage: str) -> None:
    rng = Random(stage)
    rules = make_rules(3, {"stage": stage, "turn_limit": 100})
    for s, memories in questions(GAME, rules, 3, lookers(3), rng):
        for memory in memories:
            if s.stack[0].__class__.__name__ != "SetUp":
                assert_redeals(s, memory, rng)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_redealt_world_can_be_played_to_its_end(seats: int) -> None:
    rng = Random(seats)
    for lords in (("mirage",), ("hollow",), ("shisu",)):
        rules = rules_with(some_lords(seats, rng, *lords))
        for s, memories in questions(GAME, rules, seats, lookers(seats), rng):
            if not rng.randrange(12):
                world = assert_redeals(s, rng.choice(memories), rng)
                while world.asks:
                    answer_at_random(world, rng)
                    assert_adds_up(world)
                assert world.over is not None


@pytest.mark.rule("KI-148", "KI-R111")
def test_a_thread_can_be_pulled_in_a_redealt_world() -> None:
    rng = Random(1)
    pulled = 0
    while pulled < 60:
        rules = rules_with(some_lords(3, rng, "mirage"))
        for s, memories in questions(GAME, rules, 3, lookers(3), rng):
            ask = s.asks[0]
            if THREAD not in engine.menu(s, ask).options:
                continue
            for memory in memories:
                world = assert_redeals(s, memory, rng)
                assert world.thread is not None
                before = world_of(world.thread)
                if ask.sealed:
                    engine.close(world, ("thread", ask.seat))
                else:
                    engine.give(world, ask, (THREAD,))
                assert world_of(world) == before
                knows = memory.copy()
                fold(world.log, [knows])
                assert knows.misfit(world) is None
                assert_adds_up(world)
                pulled += 1


@pytest.mark.rule("KI-148", "KI-R111")
@pytest.mark.parametrize("viewer", [Viewer((2,)), SPECTATOR])
def test_between_now_and_the_redealt_moment_lies_just_the_action(viewer: Viewer) -> None:
    """A Mirage summons, or steals from B, and the viewer does not see what."""
    for action in ("summon", "steal B"):
        s, memory = three_lords(viewer)
        answer(s, memory, action)
        while s.asks[0].kind != "act":
            answer(s, memory, "stand" if s.asks[0].sealed else engine.menu(s, s.asks[0]).ids()[0])
        for seed in range(100):
            world = GAME.redeal(GAME.view(s, memory), Random(seed))
            assert world.thread is not None
            gained = Counter(world.hand_of(0)) - Counter(world.thread.hand_of(0))
            assert gained.total() == 1 and not Counter(world.thread.hand_of(0)) - Counter(world.hand_of(0))
            if action == "summon":
                assert gained + Counter(world.deck[-1:]) == Counter(world.thread.deck[-2:])
                assert world.deck[:-1] == world.thread.deck[:-2]
            else:
                assert Counter(world.thread.hand_of(1)) - Counter(world.hand_of(1)) == gained


def three_lords(viewer: Viewer) -> tuple[KitsunedoState, KitsunedoMemory]:
    """The Mirage's turn; the viewer has a doubt about one card of B and the top of the deck: neither is a Sun."""
    hands = {"A": ["sun", "moon", "leaf"], "B": ["moon", "leaf", "block"], "C": ["sake"]}
    lords = {"A": "mirage", "B": "celeste", "C": "haunt"}
    seats = {seat: {"lord": lords[seat], "hand": hand} for seat, hand in hands.items()}
    s = GAME.position({"seats": 3, **seats, "deck": ["block", "sun"]}, Chance.seeded(0))
    memory = KitsunedoMemory(viewer, 3)
    GAME.remembered(s, memory)
    memory.items.masks[memory.items.zones[1][0]] &= ~(1 << SUN)
    memory.items.masks[memory.items.zones[-1][-1]] &= ~(1 << SUN)
    engine.advance(s)
    return s, memory


# Memory never rules out the true world


@pytest.mark.rule("KI-R122")
@pytest.mark.parametrize("seats", range(2, 7))
def test_memory_never_rules_out_the_true_world(seats: int) -> None:
    rng = Random(seats)
    undone = 0
    for _ in range(12 // seats):
        rules = rules_with(some_lords(seats, rng, "mirage"))
        threaded = False
        for s, memories in questions(GAME, rules, seats, lookers(seats), rng):
            undone += s.threaded and not threaded
            threaded = s.threaded
            assert [memory.misfit(s) for memory in memories] == [None] * len(memories)
            memory = rng.choice(memories)
            assert isinstance(memory, KitsunedoMemory)
            assert explains(memory.items.dump(), s)
    assert undone, "the Mirage has undone something"


# Where few worlds are possible, redeals find them all and none else


def small_rules(picks: tuple[str, ...]) -> KitsunedoRules:
    """As few cards as can be, two or three of a kind."""
    items = {"sun": 2, "moon": 2, "leaf": 2, "block": 1, "sake": 2}
    return make_rules(len(picks), {"picks": picks, "turn_limit": 40, "content": {"items": items}})


@pytest.mark.slow
@pytest.mark.parametrize("lord", ["mirage", "hollow"])
def test_redeals_find_every_deal_that_memory_allows_about_as_often_as_it_should_come(lord: str) -> None:
    rng = Random(lord)
    kinds: Counter[str] = Counter()
    while kinds["marked"] + kinds["plain"] < 40:
        rules = small_rules(some_lords(rng.choice((2, 3)), rng, lord))
        for s, memories in questions(GAME, rules, len(rules.picks or ()), lookers(len(rules.picks or ())), rng):
            if not rng.randrange(4) and (found := assert_all_found(s, rng.choice(memories), rng)):
                kinds[found] += 1
    assert kinds["plain"] and (kinds["marked"] or lord != "mirage")


def assert_all_found(s: KitsunedoState, memory: KitsunedoMemory, rng: Random) -> str:
    """Return what kind of position it was, or nothing if too few or too many worlds are possible there."""
    seen = GAME.view(s, memory)
    items = seen.memory["items"]
    every = deals(items, most=200)
    if every is None or not 2 <= len(every) <= 24:
        return ""
    times = 60 * len(every)
    found = Counter(dealt_in(GAME.redeal(seen, rng)) for _ in range(times))
    assert set(found) == set(every)
    for deal, weight in every.items():
        due = times * weight / every.total()
        if due >= 40:
            assert 0.5 < found[deal] / due < 2
    return "plain" if items["marked"] is None else "marked"


def two_lords(hand: list[str], other: list[str], deck: list[str]) -> tuple[KitsunedoState, KitsunedoMemory]:
    """A late duel at A's turn, seen by A: all cards but these are in the discard pile."""
    s = GAME.position(
        {
            "seats": 2,
            "A": {"lord": "mirage", "hand": hand, "lantern": "spirit"},
            "B": {"lord": "hollow", "hand": other, "lantern": "ash"},
            "deck": deck,
            "deck_size": len(deck),
        },
        Chance.seeded(0),
    )
    memory = KitsunedoMemory(Viewer((0,)), 2)
    GAME.remembered(s, memory)
    engine.advance(s)
    return s, memory


def answer(s: KitsunedoState, memory: KitsunedoMemory, *ids: str) -> None:
    """Give this answer for the asked seat; for all seats of a window."""
    ask = s.asks[0]
    path = engine.read_path(s, ask, list(ids))
    if ask.sealed:
        outcome = s.stack[-1].outcome(s, {each.seat: path for each in s.asks})
        assert outcome is not None
        engine.close(s, outcome)
    else:
        engine.give(s, ask, path)
    fold(s.log, [memory])
    s.log = []


def redealt(s: KitsunedoState, memory: KitsunedoMemory, times: int) -> Counter[tuple[tuple[int, ...], tuple[int, ...]]]:
    """B's hand and the deck from the bottom, as often as they come out."""
    rng = Random(0)
    seen = GAME.view(s, memory)
    worlds = [GAME.redeal(seen, rng) for _ in range(times)]
    return Counter((world.hand_of(1), tuple(world.deck)) for world in worlds)


def chi_square(found: Counter[tuple[tuple[int, ...], tuple[int, ...]]]) -> float:
    due = found.total() / len(found)
    return sum((count - due) ** 2 / due for count in found.values())


@pytest.mark.slow
def test_what_was_never_seen_lies_in_any_order_equally_often() -> None:
    s, memory = two_lords(["sake"], ["sun"], ["moon", "leaf", "block"])
    found = redealt(s, memory, 4800)
    hands = Counter(hand for hand, _ in found)
    assert hands == {(SUN,): 6, (MOON,): 6, (LEAF,): 6, (BLOCK,): 6}, "any of the four in hand, the rest in any order"
    assert chi_square(found) < 55, "23 degrees of freedom: beyond this once in 5,000 times"


@pytest.mark.rule("KI-R60")
def test_a_met_request_is_remembered() -> None:
    s, memory = two_lords(["sake"], ["sun", "moon"], ["leaf", "block", "leaf"])
    answer(s, memory, "trade B moon")
    answer(s, memory, "give moon")
    found = redealt(s, memory, 2400)
    assert {hand for hand, _ in found} == {(SUN, SAKE), (LEAF, SAKE), (BLOCK, SAKE)}
    assert Counter(hand for hand, _ in found) == {(SUN, SAKE): 3, (LEAF, SAKE): 6, (BLOCK, SAKE): 3}
    assert chi_square(found) < 37, "11 degrees of freedom: beyond this once in 10,000 times"


@pytest.mark.rule("KI-R60")
def test_an_unmet_request_tells_that_the_kind_is_missing() -> None:
    s, memory = two_lords(["sake"], ["sun", "leaf"], ["moon", "moon", "block"])
    answer(s, memory, "trade B moon")
    answer(s, memory, "give sun")
    found = redealt(s, memory, 1200)
    assert {hand for hand, _ in found} == {(LEAF,), (BLOCK,)}
    assert Counter(hand for hand, _ in found) == {(LEAF,): 3, (BLOCK,): 3}
    assert chi_square(found) < 26, "5 degrees of freedom: beyond this once in 10,000 times"


@pytest.mark.rule("KI-149", "KI-R56", "KI-R111")
def test_what_an_undone_action_showed_is_not_forgotten() -> None:
    s, memory = two_lords(["sake"], ["sun"], ["moon", "leaf", "block", "block"])
    answer(s, memory, "summon")
    answer(s, memory, "stand")
    answer(s, memory, "keep leaf")
    answer(s, memory, "thread")
    assert s.hand_of(0) == (SAKE,)
    found = redealt(s, memory, 400)
    assert set(found) == {
        ((SUN,), (BLOCK, BLOCK, LEAF, MOON)),
        ((BLOCK,), (SUN, BLOCK, LEAF, MOON)),
        ((BLOCK,), (BLOCK, SUN, LEAF, MOON)),
    }


# Against a filter that remembers everything that was sent


TINY = {
    2: ({"sun": 1, "moon": 2, "leaf": 2, "block": 1, "sake": 1}, {"spirit": 1, "shadow": 1, "ash": 1, "mist": 0}),
    3: ({"sun": 2, "moon": 3, "leaf": 2, "block": 1, "sake": 1}, {"spirit": 2, "shadow": 1, "ash": 0, "mist": 0}),
}
MOST_WORLDS = 2500


@pytest.mark.slow
@pytest.mark.rule("KI-R122", "KI-R123")
@pytest.mark.parametrize(
    "lords, viewer",
    [
        (("mirage", "hollow"), Viewer((0,))),
        (("mirage", "celeste"), Viewer((1,))),
        (("hollow", "tanuki"), SPECTATOR),
        (("mirage", "haunt"), SPECTATOR),
        (("mirage", "hollow", "celeste"), Viewer((0,))),
        (("hollow", "tanuki", "haunt"), Viewer((0, 1))),
        (("mirage", "shisu", "hollow"), Viewer((1, 2))),
    ],
)
def test_all_that_can_be_is_found(lords: tuple[str, ...], viewer: Viewer) -> None:
    """Every world that agrees with all that was sent agrees with Memory and comes out; hardly any other does."""
    items, lanterns = TINY[len(lords)]
    options = {"picks": lords, "turn_limit": 25, "content": {"items": items, "lanterns": lanterns}}
    rng, deals = Random(repr(lords)), Random(f"deals {lords}")
    possible = drawn = questions_asked = 0
    for s, memory, history in followed(make_rules(len(lords), options), viewer, rng):
        questions_asked += 1
        assert world_of(s) in history.worlds
        seen = GAME.view(s, memory)
        some = rng.sample(list(history.worlds.values()), min(150, len(history.worlds)))
        assert all(explains(seen.memory["items"], world) for world in some)
        if len(history.worlds) <= 30:
            found = redeal_until_found(seen, set(history.worlds), deals)
            assert not history.worlds.keys() - found.keys()
            drawn += found.total()
            possible += sum(count for world, count in found.items() if world in history.worlds)
    assert questions_asked > 20
    assert possible >= 0.95 * drawn > 0


def followed(
    rules: KitsunedoRules, viewer: Viewer, rng: Random
) -> Iterator[tuple[KitsunedoState, KitsunedoMemory, History]]:
    """A random game at every question, with what the viewer remembers and all the worlds it has to reckon with."""
    s = GAME.start(rules, len(rules.picks or ()), Chance.seeded(rng.random().hex()))
    memory = GAME.memory(viewer, s.seats)
    fold(s.log, [memory])
    history = History(s, viewer)
    while s.asks and len(history.worlds) <= MOST_WORLDS:
        yield s, memory, history
        s.log = []
        if s.asks[0].sealed:
            outcome = random_outcome(s, rng)
            engine.close(s, outcome)
            history.closed(outcome, s.log)
        else:
            ask = s.asks[0]
            path = random_path(s, ask, rng)
            engine.give(s, ask, path)
            history.answered(ask, path, s.log)
        fold(s.log, [memory])


def redeal_until_found(seen: KitsunedoView, worlds: set[World], rng: Random) -> Counter[World]:
    """Ten redeals for each world, and as many again until all have been found, up to a bound."""
    found: Counter[World] = Counter()
    for _ in range(20):
        found.update(world_of(GAME.redeal(seen, rng)) for _ in range(10 * len(worlds)))
        if worlds <= found.keys():
            break
    return found
