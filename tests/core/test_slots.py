"""Memory by slots: no event rules out the true world."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hyakki.core.deal import deal_slots
from hyakki.core.slots import TOO_MANY, Slots
from tests.core.worlds import OFTEN, Move, TrueTable, leaves_room

FOX, CROW, MOON = range(3)
ANY = 0b111

counts = st.tuples(*[st.integers(1, 3)] * 3)
orders = st.permutations(range(9))
moves = st.lists(
    st.tuples(st.sampled_from(OFTEN), st.integers(0, 2), st.integers(0, 2), st.integers(0, 8)), min_size=5, max_size=30
)


def masks(slots: Slots, zone: int) -> list[int]:
    return sorted(slots.masks[slot] for slot in slots.zones[zone])


class TestWhateverHappens:
    @pytest.mark.slow
    @settings(max_examples=300, deadline=None, derandomize=True)
    @given(counts, orders, moves)
    def test_the_true_world_is_never_ruled_out(
        self, counts: tuple[int, ...], order: list[int], moves: list[Move]
    ) -> None:
        """For viewers with one hand, with two and with none, and with marks and rewinds: the table at the mark and the
        present one are possible together."""
        table = TrueTable(counts)
        table.shuffle(order)
        for move in moves:
            table.play(move)
            for watcher in table.watchers:
                assert leaves_room(watcher.slots, table.cards, table.before), move

    @pytest.mark.slow
    @settings(max_examples=150, deadline=None, derandomize=True)
    @given(counts, orders, moves, st.integers(0, 99))
    def test_a_deal_always_comes_out_and_agrees_with_what_is_remembered(
        self, counts: tuple[int, ...], order: list[int], moves: list[Move], seed: int
    ) -> None:
        table = TrueTable(counts)
        table.shuffle(order)
        for move in moves:
            table.play(move)
        for watcher in table.watchers:
            dump = watcher.slots.dump()
            for _ in range(3):
                faces = deal_slots(dump, Random(seed))
                agrees(dump, dump["zones"], dump["bags"], faces)
                if dump["marked"] is not None:
                    agrees(dump, dump["marked"]["zones"], dump["marked"]["bags"], faces)

    @settings(max_examples=60, deadline=None, derandomize=True)
    @given(counts, orders, moves, moves)
    def test_a_copy_goes_its_own_way(
        self, counts: tuple[int, ...], order: list[int], moves: list[Move], later: list[Move]
    ) -> None:
        table = TrueTable(counts)
        table.shuffle(order)
        for move in moves:
            table.play(move)
        twins = [watcher.slots.copy() for watcher in table.watchers]
        dumps = [watcher.slots.dump() for watcher in table.watchers]
        for move in later:
            table.play(move)
        assert [twin.dump() for twin in twins] == dumps, "what was written down shares nothing with Memory either"


def agrees(dump: dict[str, object], zones: object, bags: object, faces: dict[int, int]) -> None:
    all_masks, pools = dump["masks"], dump["pools"]
    assert isinstance(zones, list) and isinstance(bags, tuple)
    assert isinstance(all_masks, tuple) and isinstance(pools, tuple)
    held = [[0] * len(bag) for bag in bags]
    for zone in zones:
        for slot in zone:
            assert all_masks[slot] >> faces[slot] & 1
            held[pools[slot]][faces[slot]] += 1
    assert held == [list(bag) for bag in bags]


def table() -> Slots:
    """Two hands, a deck of three foxes, two crows and a moon; each hand has drawn two cards unseen."""
    slots = Slots(2, (3, 2, 1))
    for hand in (0, 0, 1, 1):
        slots.draw(hand, None)
    return slots


class TestWhatIsKnown:
    def test_at_first_nothing(self) -> None:
        slots = table()
        assert masks(slots, 0) == [ANY, ANY]
        assert len(slots.zones[-1]) == 2
        assert slots.bags == [[3, 2, 1]]

    def test_a_card_drawn_openly_to_its_owner(self) -> None:
        slots = table()
        slots.draw(0, MOON)
        assert masks(slots, 0) == [1 << MOON, ANY, ANY]

    def test_a_card_that_leaves_is_no_longer_hidden(self) -> None:
        slots = table()
        slots.leave(0, FOX)
        assert slots.bags == [[2, 2, 1]]
        assert masks(slots, 0) == [ANY]

    def test_a_known_card_leaves_before_an_unknown_one(self) -> None:
        slots = table()
        slots.draw(0, FOX)
        slots.leave(0, FOX)
        assert masks(slots, 0) == [ANY, ANY]

    def test_a_hand_that_is_seen_and_then_gives_a_card_unseen(self) -> None:
        """It was a fox or the crow: what stays is one of the two, and so is what went."""
        slots = table()
        slots.look(0, (FOX, CROW))
        slots.hand_over(0, 1, None)
        assert masks(slots, 0) == [1 << FOX | 1 << CROW]
        assert masks(slots, 1) == [1 << FOX | 1 << CROW, ANY, ANY]

    def test_two_alike_are_still_known_when_one_goes(self) -> None:
        slots = table()
        slots.look(0, (FOX, FOX))
        slots.hand_over(0, 1, None)
        assert masks(slots, 0) == [1 << FOX]
        assert masks(slots, 1) == [1 << FOX, ANY, ANY]

    def test_a_kind_that_a_hand_lacks(self) -> None:
        slots = table()
        slots.lacks(1, FOX)
        assert masks(slots, 1) == [1 << CROW | 1 << MOON] * 2

    def test_the_top_of_the_deck(self) -> None:
        slots = table()
        slots.look_top((MOON, CROW))
        slots.draw(0, None)
        assert masks(slots, 0) == [1 << MOON, ANY, ANY]
        assert masks(slots, 2) == [1 << CROW]

    def test_one_of_two_is_kept_and_nobody_says_which(self) -> None:
        slots = table()
        slots.look_top((MOON, CROW))
        slots.keep(0, None)
        assert masks(slots, 0) == [1 << CROW | 1 << MOON, ANY, ANY]
        assert masks(slots, 2) == [1 << CROW | 1 << MOON]

    def test_recycled_cards_are_known_as_a_whole(self) -> None:
        slots = table()
        slots.turn_up(FOX)
        slots.turn_up(CROW)
        slots.recycle((1, 1, 0))
        assert slots.bags == [[2, 1, 1], [1, 1, 0]]
        assert masks(slots, 2) == [1 << FOX | 1 << CROW] * 2

    def test_an_impossible_card_is_an_error(self) -> None:
        slots = table()
        slots.look(0, (FOX, FOX))
        with pytest.raises(AssertionError, match="ruled out"):
            slots.leave(0, MOON)


class TestRewinds:
    def test_what_was_learned_since_the_mark_stays_true(self) -> None:
        slots = table()
        slots.mark()
        slots.hand_over(0, 1, MOON)
        slots.rewind()
        assert masks(slots, 0) == [1 << MOON, ANY]
        assert masks(slots, 1) == [ANY, ANY]

    def test_cards_that_left_are_hidden_again(self) -> None:
        slots = table()
        slots.mark()
        slots.leave(0, FOX)
        slots.turn_up(CROW)
        slots.rewind()
        assert slots.bags == [[3, 2, 1]]
        assert masks(slots, 0) == [1 << FOX, ANY]
        assert masks(slots, 2) == [1 << CROW, ANY]

    def test_a_hand_seen_after_the_mark_may_have_been_mixed_since(self) -> None:
        """No event has told which of the two was in the hand and which on the deck."""
        slots = Slots(2, (3, 2, 1))
        slots.draw(0, None)
        slots.mark()
        slots.draw(0, None)
        slots.look(0, (FOX, CROW))
        found = {tuple(sorted(deal_slots(slots.dump(), Random(seed)).items())) for seed in range(40)}
        assert len(found) > 1
        slots.rewind()
        for zone in (0, 2):
            assert slots.masks[slots.zones[zone][-1]] & (1 << FOX | 1 << CROW) == 1 << FOX | 1 << CROW

    def test_a_blur_since_the_mark_is_kept_as_a_link(self) -> None:
        """A card drawn since lies with the older ones when one of the hand goes, unseen."""
        slots = table()
        slots.mark()
        slots.draw(0, None)
        slots.hand_over(0, 1, None)
        assert slots.marked is not None
        ((old, new),) = slots.marked.links
        assert len(old) == len(new) == 3

    def test_what_is_learned_after_a_blur_is_used_in_hindsight(self) -> None:
        """Both cards are moons, says a later look: so they were at the mark. There are but two of them in sixty."""
        slots = Slots(2, (29, 29, 2))
        slots.draw(0, None)
        slots.mark()
        slots.draw(0, None)
        slots.hand_over(0, 1, None)
        slots.look(0, (MOON,))
        slots.look(1, (MOON,))
        dump = slots.dump()
        for seed in range(20):
            faces = deal_slots(dump, Random(seed))
            assert faces[dump["marked"]["zones"][0][0]] == MOON
            assert faces[dump["marked"]["zones"][-1][-1]] == MOON

    def test_an_older_table_is_dealt_with_the_present_one(self) -> None:
        slots = table()
        slots.mark()
        slots.hand_over(0, 1, None)
        dump = slots.dump()
        for seed in range(50):
            faces = deal_slots(dump, Random(seed))
            now = sorted(faces[slot] for slot in (*dump["zones"][0], *dump["zones"][1]))
            then = sorted(faces[slot] for slot in (*dump["marked"]["zones"][0], *dump["marked"]["zones"][1]))
            assert now == then


class TestCanonicalForm:
    def test_order_in_a_hand_means_nothing(self) -> None:
        one, other = Slots(1, (2, 2, 2)), Slots(1, (2, 2, 2))
        for slots, kinds in ((one, (FOX, None, MOON)), (other, (MOON, FOX, None))):
            for kind in kinds:
                slots.draw(0, kind)
        assert one.dump()["zones"][0] == other.dump()["zones"][0]
        assert [one.dump()["masks"][slot] for slot in one.dump()["zones"][0]] == [
            other.dump()["masks"][slot] for slot in other.dump()["zones"][0]
        ]

    def test_a_long_game_does_not_make_it_grow(self) -> None:
        slots = Slots(1, (2, 2, 2))
        for _ in range(400):
            slots.draw(0, FOX)
            slots.leave(0, FOX)
            slots.recycle((1, 0, 0))
            slots.zones[-1].sort(key=lambda slot: slots.masks[slot] != 1)
            slots.zones[-1].reverse()
        assert len(slots.masks) <= TOO_MANY + 6
        assert len(slots.dump()["masks"]) == 6
