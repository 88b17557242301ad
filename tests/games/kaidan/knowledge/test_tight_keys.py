"""Redeals where nearly every place of a key leaves no room for the other cards."""

from __future__ import annotations

from random import Random

import pytest

from hyakki.core.errors import NoWorld
from hyakki.games.kaidan.catalog.ids import NUMBER
from hyakki.games.kaidan.knowledge.piles import KINDS
from hyakki.games.kaidan.knowledge.redeal import codes_of

KEY, OTHER, GONE = NUMBER["OB02"], NUMBER["OB01"], NUMBER["OB03"]
"""A key, another object, and a key that is no longer there."""
MANY = 40


def cards(first: int) -> dict[str, object]:
    """Return what is known of a hand: a slot with this mask, and many that hold the key or the other object."""
    bag = [0] * KINDS
    bag[KEY], bag[OTHER] = 1, MANY
    masks = (first, *[1 << KEY | 1 << OTHER] * MANY)
    slots = len(masks)
    return {
        **{"masks": masks, "pools": (0,) * slots, "eras": ((0, 0),) * slots, "bags": (tuple(bag),), "marked": None},
        "zones": [tuple(range(slots))],
    }


@pytest.mark.parametrize("seed", range(20))
def test_the_one_place_that_leaves_room_is_found(seed: int) -> None:
    tight = cards(1 << KEY | 1 << GONE | 1 << NUMBER["OB05"])
    codes = codes_of({"cards": tight, "announced": (), "keys_out": ()}, 2, Random(seed))
    assert [codes[slot] for slot in range(MANY + 1)] == [KEY] + [OTHER] * MANY


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(NoWorld):
        codes_of({"cards": cards(1 << GONE), "announced": (), "keys_out": ()}, 2, Random(1))
