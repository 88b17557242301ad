"""Descriptions of positions: read, or refused with the place named."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.errors import BadContent
from hyakki.core.given import Given


class Fruit(Given):
    __slots__ = ()
    kinds = {"fruit": ("plum", "Kaki")}


def test_what_fits_is_read() -> None:
    table = Fruit("given", {"seat": "b", "basket": ["kaki", " plum "], "count": 3, "ripe": True})
    found = table.fields(("seat", "basket", "count", "ripe"), needed=("seat",))
    assert found["seat"].seat(2) == 1
    assert [part.id("fruit") for part in found["basket"].parts()] == [1, 0]
    assert (found["count"].number(0, 3), found["ripe"].flag()) == (3, True)


@pytest.mark.parametrize("said", [[], "none", " None"])
def test_an_empty_list_can_be_said_in_a_word(said: Any) -> None:
    assert list(Fruit("given.basket", said).parts()) == []


@pytest.mark.parametrize(
    "said, read, where",
    [
        ({"count": 4}, lambda it: it.fields(("count",))["count"].number(0, 3), "given.count"),
        ({"basket": ["plum", "pear"]}, lambda it: _basket(it), r"given.basket\[2\]"),
        ({"colour": "red"}, lambda it: it.fields(("count",)), "given.colour"),
        ({}, lambda it: it.fields(("seat",), needed=("seat",)), "given.seat"),
        ({"seat": "C"}, lambda it: it.fields(("seat",))["seat"].seat(2), "given.seat"),
        ({"ripe": 1}, lambda it: it.fields(("ripe",))["ripe"].flag(), "given.ripe"),
    ],
)
def test_what_does_not_is_refused_at_its_place(said: Any, read: Any, where: str) -> None:
    with pytest.raises(BadContent, match=f"^{where}: "):
        read(Fruit("given", said))


def _basket(it: Fruit) -> list[int]:
    return [part.id("fruit") for part in it.fields(("basket",))["basket"].parts()]
