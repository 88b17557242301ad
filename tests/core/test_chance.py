"""Chance: one keyed counter, the stream in the hash."""

from __future__ import annotations

from collections import Counter

import pytest

from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.errors import Malformed


def draws(chance: Chance, count: int = 20, stream: bytes = b"dice", limit: int = 1000) -> list[int]:
    return [chance.below(stream, limit) for _ in range(count)]


def test_the_same_key_draws_the_same() -> None:
    assert draws(Chance.seeded(7)) == draws(Chance.seeded(7))


def test_another_key_draws_otherwise() -> None:
    assert draws(Chance.seeded(7)) != draws(Chance.seeded(8))
    assert draws(Chance(bytes(32))) != draws(Chance(bytes(31) + b"\1"))


def test_the_stream_is_in_the_hash() -> None:
    assert draws(Chance.seeded(7), stream=b"dice") != draws(Chance.seeded(7), stream=b"deal")


def test_streams_share_one_counter() -> None:
    """So a copy carries a few numbers, and every draw moves all streams on."""
    chance = Chance.seeded(7)
    chance.below(b"deal", 6)
    assert chance.n == 1
    assert draws(chance, 3) == draws(Chance(chance.key, 1), 3)


def test_a_copy_goes_on_from_where_it_is() -> None:
    chance = Chance.seeded(7)
    draws(chance, 5)
    twin = chance.copy()
    assert twin.drawn == []
    assert draws(twin) == draws(chance)


def test_what_was_drawn_is_kept() -> None:
    chance = Chance.seeded(7)
    assert draws(chance, 4, limit=6) == chance.drawn


def test_draws_are_even() -> None:
    counts = Counter(draws(Chance.seeded(1), 6000, limit=6))
    assert set(counts) == set(range(6))
    assert all(880 < count < 1120 for count in counts.values())


def test_a_shuffle_keeps_everything_and_every_order_comes_out() -> None:
    chance = Chance.seeded(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        things = [1, 2, 3, 4]
        chance.shuffle(b"deal", things)
        orders[tuple(things)] += 1
    assert len(orders) == 24
    assert all(sorted(order) == [1, 2, 3, 4] for order in orders)
    assert min(orders.values()) > 60


class TestForcedDraws:
    def test_they_come_first(self) -> None:
        chance = Chance.seeded(7)
        chance.forced = [3, 1]
        assert [chance.below(b"dice", 6), chance.below(b"deal", 2)] == [3, 1]
        assert chance.drawn == [3, 1]
        assert chance.n == 2

    def test_when_they_run_out_nothing_is_made_up(self) -> None:
        chance = Chance.seeded(7)
        chance.forced = []
        with pytest.raises(Malformed, match="does not hold"):
            chance.below(b"dice", 6)

    @pytest.mark.parametrize("drawn", [-1, 6, 99])
    def test_one_that_cannot_be_is_refused(self, drawn: int) -> None:
        chance = Chance.seeded(7)
        chance.forced = [drawn]
        with pytest.raises(Malformed, match="not below 6"):
            chance.below(b"dice", 6)


class TestCommitment:
    def test_it_names_the_key_and_does_not_show_it(self) -> None:
        chance = Chance.seeded(7)
        assert len(chance.key) == KEY_BYTES
        assert chance.commitment() == Chance(chance.key, 9).commitment()
        assert chance.key.hex() not in chance.commitment()
        assert chance.commitment() != Chance.seeded(8).commitment()

    def test_it_is_the_same_after_any_draws(self) -> None:
        chance = Chance.seeded(7)
        before = chance.commitment()
        draws(chance)
        assert chance.commitment() == before
