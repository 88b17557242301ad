"""The Treasure Room, the trapdoor and their keys (KA-120 to KA-126)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kaidan.sitting import Sitting


def beside_the_treasure(*cards: str, **more: Any) -> Sitting:
    """H10 at 3-3 and the Treasure Room west of it, with a door on the shared side at 3-2|3-3 (printed on H10)."""
    a = {"at": "3-3", "cards": list(cards), **more.pop("A", {})}
    return Sitting(rooms={"3-3": "H10", "3-1": "H02", "9-9": "G03"}, A=a, **{"B": {"at": "9-9"}, **more})


@pytest.mark.rule("KA-121", "KA-122", "KA-R28")
def test_two_keys_open_the_treasure_room() -> None:
    s = beside_the_treasure("OB02", "OB04")
    assert s.blocked("A")["move 3-2"] == "KA-120"
    s.does("A", "use OB02")
    assert s.blocked("A")["move 3-2"] == "KA-120", "one key is not enough"
    assert s.offered("A", "use OB04") == ["key bronze"] and s.blocked("A", "use OB04") == {"key silver": "KA-122"}
    s.does("A", "use OB04", "key bronze")
    assert s.cards("A") == [] and s.pg("A").pa == 1
    assert s.blocked("A")["move 3-2"] == "KA-096", "the door must still be checked"
    assert "open 3-2|3-3" in s.offered("A")


@pytest.mark.rule("KA-122", "KA-170")
def test_a_used_key_leaves_the_game() -> None:
    s = beside_the_treasure("OB02").does("A", "use OB02")
    assert s.state.discards[0] == [] and s.cards("A") == []
    assert "key-placed" in s.said()


@pytest.mark.rule("KA-122")
def test_the_universal_key_does_the_job_of_either() -> None:
    s = beside_the_treasure("OB03", "OB04")
    assert s.offered("A", "use OB04") == ["key silver", "key bronze"]
    s.does("A", "use OB04", "key bronze")
    assert s.refused("A", "use OB03") == "KA-122"


@pytest.mark.rule("KA-121")
@pytest.mark.parametrize("card", ["OB02", "OB03", "OB04"])
def test_keys_are_used_from_beside_a_door_of_the_treasure_room(card: str) -> None:
    assert beside_the_treasure(card, A={"at": "4-3"}).refused("A", f"use {card}") != "KA-129"
    assert beside_the_treasure(card, A={"at": "3-4"}).refused("A", f"use {card}") == "KA-121"


@pytest.mark.rule("KA-126", "KA-125")
def test_the_gold_key_opens_the_trapdoor() -> None:
    given: dict[str, Any] = {"rooms": {"3-3": "H01", "9-9": "G03"}, "B": {"at": "9-9"}}
    s = Sitting(A={"at": "4-3", "cards": ["TR01"]}, **given)
    assert "escape" not in s.offered("A")
    s.does("A", "use TR01")
    assert s.state.keys == 4 and s.cards("A") == [] and "escape" in s.offered("A")
    assert Sitting(A={"at": "3-3", "cards": ["TR01"]}, **given).refused("A", "use TR01") == "KA-126"
