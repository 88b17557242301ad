"""Unique Actions and keys: what is used, found or placed is that one and no other."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.games.kaidan.sitting import Sitting

UNIQUE = {"run": "run", "ability": "first-aid A", "wear": "wear MK01"}
"""The answer that takes each Unique Action (the ability is Reiko's, PC5)."""
LESSER = ("silver", "bronze", "universal")


def reiko(**more: Any) -> Sitting:
    a = {"pg": "PC5", "at": "3-3", "cards": ["MK01"], "wounds": 2, **more}
    return Sitting(rooms={"3-3": "H10", "9-9": "G03"}, A=a, B={"at": "9-9"})


@pytest.mark.rule("KA-134")
@pytest.mark.parametrize("used, other", [*permutations(UNIQUE, 2)])
def test_one_unique_action_used_leaves_the_other(used: str, other: str) -> None:
    s = reiko(used=[used])
    assert s.refused("A", UNIQUE[used]) == "KA-134"
    assert UNIQUE[other] in s.offered("A")


@pytest.mark.rule("KA-134")
@pytest.mark.parametrize("taken", ["ability", "wear"])
def test_a_unique_action_taken_uses_up_itself_alone(taken: str) -> None:
    s = reiko().does("A", UNIQUE[taken])
    blocked = {other for other in UNIQUE if other != "wear" and s.blocked("A").get(UNIQUE[other]) == "KA-134"}
    blocked |= {"wear"} if "KA-134" in (s.blocked("A").get("wear MK01"), s.blocked("A").get("take-off")) else set()
    assert blocked == {taken}


@pytest.mark.rule("KA-R13")
@pytest.mark.parametrize("key", LESSER)
def test_one_lesser_key_found_is_one(key: str) -> None:
    assert announced(key) == 0
    assert announced("gold", key) == announced("gold") == 2


@pytest.mark.rule("KA-R13")
@pytest.mark.parametrize("one, other", [*permutations(LESSER, 2)])
def test_two_lesser_keys_found_are_two(one: str, other: str) -> None:
    assert announced(one, other) == 1


def announced(*found: str) -> int:
    """Return what is announced of these keys at the beginning of the events."""
    rooms = {"3-3": "H10", "9-9": "G03"}
    given: dict[str, Any] = {"rooms": rooms, "A": {"at": "3-3"}, "B": {"at": "9-9"}, "at": "events", "events": ["EV19"]}
    s = Sitting(**given, found=list(found), ask_all=True).start()
    [level] = [event.fact[0] for event in s.events if event.kind.name == "event-count" and event.fact is not None]
    return int(level)


@pytest.mark.rule("KA-121", "KA-122")
@pytest.mark.parametrize("placed, other", [*permutations({"silver": "OB02", "bronze": "OB03"}.items(), 2)])
def test_a_key_placed_leaves_the_place_of_the_other(placed: tuple[str, str], other: tuple[str, str]) -> None:
    rooms = {"3-3": "H10", "3-1": "H02", "9-9": "G03"}
    cards = [placed[1], other[1]]
    for keys in ([placed[0]], [placed[0], "gold"]):
        s = Sitting(rooms=rooms, A={"at": "3-3", "cards": cards}, B={"at": "9-9"}, keys=keys)
        assert s.refused("A", f"use {placed[1]}") == "KA-122"
        assert f"use {other[1]}" in s.offered("A")
        assert s.blocked("A")["move 3-2"] == "KA-120", "one key is not enough"
