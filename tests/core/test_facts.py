"""Written facts, compared with the true ones."""

from __future__ import annotations

from hyakki.core.facts import Heap, Pile, agrees


def test_a_number_says_how_many_there_are_in_order_or_not() -> None:
    for true in (Heap(("sun", "moon")), Pile(("sun", "moon")), ("sun", "moon")):
        assert agrees(2, true) and not agrees(3, true)
    assert agrees(0, ()) and not agrees(True, ("sun",))


def test_a_number_said_of_numbers_is_the_only_one_of_them() -> None:
    assert agrees(8, (8,)) and agrees([8], (8,))
    assert not agrees(1, (8,)) and not agrees(2, (8, 6))


def test_one_thing_may_stand_in_brackets() -> None:
    assert agrees(["sun"], "sun") and agrees(["sun"], ["sun"]) and agrees(["sun"], ("sun",))
    assert not agrees(["moon"], "sun") and not agrees(["sun", "moon"], "sun") and not agrees([], "sun")
