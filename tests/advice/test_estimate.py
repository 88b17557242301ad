"""Estimates: a mean and its 90 % range."""

from __future__ import annotations

from random import Random

from hyakki.advice import estimate


def test_ninety_of_a_hundred_ranges_hold_the_true_chance() -> None:
    rng = Random(1)
    held = 0
    for _ in range(2000):
        found = estimate.chance([float(rng.random() < 0.3) for _ in range(40)])
        held += found.low <= 0.3 <= found.high
    assert 0.86 < held / 2000 < 0.95


def test_so_do_ranges_of_chances_that_were_foreseen() -> None:
    rng = Random(1)
    held = 0
    for _ in range(2000):
        found = estimate.chance([rng.uniform(0.2, 0.6) for _ in range(30)])
        held += found.low <= 0.4 <= found.high
    assert 0.86 < held / 2000 < 0.94


def test_games_that_all_went_the_same_way_are_not_certainty() -> None:
    found = estimate.chance([1.0] * 8)
    assert found.mean == found.high == 1 and found.low < 0.8
    assert estimate.difference([1.0] * 8, [1.0] * 8).high > 0.1


def test_few_games_are_vague_and_many_are_not() -> None:
    assert estimate.chance([1.0, 0.0] * 4).vague
    assert not estimate.chance([1.0, 0.0] * 20).vague


def test_a_difference_is_that_of_pairs() -> None:
    rng = Random(2)
    first = [rng.random() for _ in range(20)]
    found = estimate.difference([each + 0.1 for each in first], first)
    assert found.mean == 0.1 and found.high - found.low < 0.001
    assert estimate.gap([each + 0.1 for each in first], first).low < 0
