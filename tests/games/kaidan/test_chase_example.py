"""The chase of chapter 6, on authored tiles (fixture CHASE of the worked examples)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kaidan.sitting import Sitting


def chase(**more: Any) -> Sitting:
    """Jin at 4-4, hunted by the Jikininki at 4-3, with a revealed Yurei at 3-6."""
    return Sitting(
        rooms={"3-3": "H16", "3-5": "H09", "3-7": "H11"},
        tokens={"3-5": "exploration", "4-7": "hiding 3"},
        darkness={"3-5": 3},
        entities={"2": "EN-JI 4-3", "1": "EN-YU 3-6"},
        objects=["OB05"],
        **{
            "at": "look",
            "first": "B",
            "A": {"pg": "PC1", "at": "4-4", "cards": ["OB06"]},
            "B": {"at": "3-8"},
            **more,
        },
    )


@pytest.mark.rule("KA-254", "KA-086")
def test_the_chase_starts_when_the_enemy_sights_a_pg() -> None:
    s = chase()
    assert s.asked() == {"A": "chase"}
    assert s.state.round == 1 and s.state.hunter == 1 and s.state.hunted == 0


@pytest.mark.rule("KA-257", "KA-258", "KA-R75", "KA-R51")
def test_the_winner_of_the_flee_test_moves_first_and_is_loud() -> None:
    s = chase().start().dice("2", "0").does("A", "flee")
    assert s.asked() == {"A": "flee"}
    s.does("A", "flee-to 3-4")
    assert s.pg("A").noise == 6
    assert "alerted" not in s.said()


@pytest.mark.rule("KA-106", "KA-112", "KA-113", "KA-R71")
def test_through_a_checked_door_into_a_cursed_room() -> None:
    s = chase().start().dice("2", "0").does("A", "flee").does("A", "flee-to 3-4")
    s.door_tokens("T01").does("A", "flee-to 3-5")
    assert s.at("A") == "3-5" and s.asked() == {"A": "guess"}
    s.dice("2").does("A", "even")
    assert s.state.round == 2, "the Jikininki's die was 0; the Yurei starts no second chase"
    assert s.asked() == {"A": "chase"} and s.entity_at(2) == "4-3"
    s.dice("1", "2").does("A", "examine")
    assert s.cards("A") == ["OB05", "OB06"]
    assert s.pg("A").pa == 3 and s.entity_at(2) == "3-4" and s.state.round == 3
    s.dice("0c", "1").does("A", "flee")
    assert s.asked() == {"A": "react"} and s.entity_at(2) == "3-4"
    s.dice("2", "2").does("A", "repel")
    assert s.state.round == 4 and s.pg("A").wounds == 0 and s.entity_at(2) == "3-4"
    s.dice("3", "0").does("A", "flee")
    s.dice("0c", "3").does("A", "flee-to 3-6")
    assert s.asked() == {"B": "decide"}
    s.does("B", "choose cell 3-5")
    assert s.pg("A").wounds == 2 and s.at("A") == "3-6" and s.entity_at(1) == "3-5"
    s.does("A", "flee-to 4-6")
    s.door_tokens("T21").does("A", "flee-to 4-7")
    s.dice("1").does("A", "break 4-6|4-7")
    assert s.at("A") == "4-7" and s.pg("A").noise == 6
