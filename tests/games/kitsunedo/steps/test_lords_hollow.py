"""Fox of the Hollow: Peeping Fae (section N)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kitsunedo.sitting import Sitting


def hollow(hand: str = "leaf block", **more: Any) -> Sitting:
    given: dict[str, Any] = {
        "A": {"lord": "hollow", "hand": hand},
        "B": {"lord": "celeste", "hand": "moon moon sake"},
        "C": {"lord": "mirage", "hand": "sun"},
    }
    return Sitting(**(given | more))


@pytest.mark.rule("KI-139")
def test_the_hollow_sees_one_other_whole_hand() -> None:
    table = hollow().does("A", "peep B")
    assert table.told("A") == [("KI-139", (1, 1, 4))]
    assert table.told("B") == table.told("C") == table.told("spectator") == []
    assert table.knows("A", "B") == ["moon", "moon", "sake"]
    assert table.knows("C", "B") == ["any", "any", "any"]
    assert table.asked() == {"A": "swap"}


@pytest.mark.rule("KI-139", "KI-R19")
def test_the_hollow_looks_once_a_turn() -> None:
    table = hollow()
    assert {"peep B", "peep C"} <= set(table.offered("A"))
    assert "peep A" not in table.offered("A")
    table.does("A", "peep B").does("A", "no-swap")
    assert table.refused("A", "peep C") == "KI-139"
    assert table.refused("A", "peep B") == "KI-139"
    table.ends("A").ends("B").ends("C")
    assert {"peep B", "peep C"} <= set(table.offered("A"))


@pytest.mark.rule("KI-139")
def test_no_other_lord_looks() -> None:
    table = Sitting(A={"lord": "celeste"}, B={"lord": "hollow"}, C={"lord": "mirage"})
    assert not [id for id in table.offered("A") if id.startswith("peep")]


@pytest.mark.rule("KI-140")
def test_while_looking_the_hollow_may_swap_one_card_for_one_choosing_both() -> None:
    table = hollow().does("A", "peep B")
    assert table.offered("A") == ["no-swap", "swap leaf moon", "swap leaf sake", "swap block moon", "swap block sake"]
    table.does("A", "swap leaf moon")
    assert table.hand("A") == ["moon", "block"]
    assert table.hand("B") == ["moon", "leaf", "sake"]
    assert table.asked() == {"A": "act"}, "one swap and no more"


@pytest.mark.rule("KI-141")
def test_the_swap_may_be_declined_and_the_look_is_used_all_the_same() -> None:
    table = hollow().does("A", "peep B").does("A", "no-swap")
    assert table.hand("A") == ["leaf", "block"]
    assert table.hand("B") == ["moon", "moon", "sake"]
    assert table.asked() == {"A": "act"}
    assert table.refused("A", "peep B") == "KI-139"


@pytest.mark.rule("KI-141")
def test_silence_swaps_nothing() -> None:
    table = hollow().does("A", "peep B").silence()
    assert table.said() == ["no-swap"]
    assert table.hand("B") == ["moon", "moon", "sake"]


@pytest.mark.rule("KI-142", "KI-R93")
def test_no_theft_while_the_hand_is_being_looked_at() -> None:
    table = hollow().does("A", "peep B")
    assert all(id.startswith(("swap", "no-swap")) for id in table.offered("A"))
    assert table.asked() == {"A": "swap"}
    table.does("A", "no-swap")
    assert "steal B" in table.offered("A"), "once the look is over"
