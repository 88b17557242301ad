"""Dealing hidden cards: no dead ends, every consistent deal can come out, near-evenly."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hyakki.core.deal import deal, deal_slots
from hyakki.core.errors import NoWorld
from hyakki.core.slots import Slots


def consistent(masks: list[int], counts: list[int]) -> set[tuple[int, ...]]:
    bag = [kind for kind, count in enumerate(counts) for _ in range(count)]
    return {
        order for order in permutations(bag) if all(mask >> kind & 1 for mask, kind in zip(masks, order, strict=True))
    }


def dealt(masks: list[int], counts: list[int], rng: Random) -> tuple[int, ...] | None:
    faces: dict[int, int] = {}
    if not deal(range(len(masks)), masks, counts, rng, faces):
        return None
    return tuple(faces[slot] for slot in range(len(masks)))


@st.composite
def puzzles(draw: st.DrawFn) -> tuple[list[int], list[int]]:
    """Masks and counts that a true deal agrees with."""
    kinds = draw(st.integers(1, 4))
    truth = draw(st.lists(st.integers(0, kinds - 1), min_size=1, max_size=5))
    masks = [1 << kind | draw(st.integers(0, (1 << kinds) - 1)) for kind in truth]
    return masks, [truth.count(kind) for kind in range(kinds)]


@pytest.mark.slow
@settings(max_examples=120, deadline=None, derandomize=True)
@given(puzzles(), st.integers(0, 999))
def test_where_few_are_possible_all_come_out_and_near_evenly(puzzle: tuple[list[int], list[int]], seed: int) -> None:
    masks, counts = puzzle
    possible = consistent(masks, counts)
    if len(possible) > 12:
        return
    rng = Random(seed)
    each = 200
    found = Counter(dealt(masks, counts, rng) for _ in range(each * len(possible)))
    assert set(found) == possible
    assert min(found.values()) > 0.6 * each
    assert max(found.values()) < 1.5 * each


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(st.integers(1, 7), min_size=1, max_size=6), st.lists(st.integers(0, 3), min_size=3, max_size=3))
def test_it_says_no_only_where_nothing_is_possible(masks: list[int], counts: list[int]) -> None:
    possible = sum(counts) == len(masks) and bool(consistent(masks, counts))
    for seed in range(5):
        assert (dealt(masks, counts, Random(seed)) is not None) == possible


def test_kinds_that_are_given_already_stay_so() -> None:
    faces = {1: 2}
    assert deal([0, 1, 2], [7, 7, 7], [1, 1, 1], Random(1), faces)
    assert faces[1] == 2
    assert sorted(faces.values()) == [0, 1, 2]


def test_sixty_different_cards() -> None:
    """Each a kind of its own; every hand of ten lacks six cards of its own."""
    kinds = 60
    everything = (1 << kinds) - 1
    masks = [everything & ~(0b111111 << 6 * (slot // 10)) for slot in range(kinds)]
    for seed in range(5):
        found = dealt(masks, [1] * kinds, Random(seed))
        assert found is not None
        assert sorted(found) == list(range(kinds))
        assert all(mask >> kind & 1 for mask, kind in zip(masks, found, strict=True))


def test_unlike_masks_do_not_favour_one_deal() -> None:
    """Dealt one by one from the tightest, one of these five would come out half as often as it should."""
    masks, counts = [13, 6, 12, 15], [1, 1, 1, 1]
    possible = consistent(masks, counts)
    rng = Random(1)
    found = Counter(dealt(masks, counts, rng) for _ in range(1000 * len(possible)))
    assert all(0.85 < found[one] / 1000 < 1.15 for one in possible)


def test_a_slot_that_rules_something_out_is_dealt_by_how_many_there_are() -> None:
    """No moon: then four times in five one of the four foxes, and not the crow."""
    rng = Random(1)
    foxes = sum((dealt([0b011, 7, 7, 7, 7, 7], [4, 1, 1], rng) or (9,))[0] == 0 for _ in range(2000))
    assert 0.75 < foxes / 2000 < 0.85


class TestPools:
    def test_each_is_dealt_by_itself(self) -> None:
        """A crow was recycled under the deck: it lies there and nowhere else."""
        slots = Slots(1, (2, 1))
        slots.draw(0, None)
        slots.turn_up(1)
        slots.recycle((0, 1))
        dump = slots.dump()
        for seed in range(20):
            faces = deal_slots(dump, Random(seed))
            assert faces[dump["zones"][-1][0]] == 1
            assert faces[dump["zones"][0][0]] == 0

    def test_memory_that_contradicts_itself_has_no_world(self) -> None:
        slots = Slots(1, (2, 1))
        slots.draw(0, None)
        slots.lacks(0, 0)
        slots.lacks(0, 1)
        with pytest.raises(NoWorld):
            deal_slots(slots.dump(), Random(1))
