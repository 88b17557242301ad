"""Noise, alerts and map tokens (KA-078 to KA-085, KA-108 to KA-110, KA-118, KA-123, KA-R50 to KA-R55)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.scenes.position import cell
from tests.games.kaidan.sitting import Sitting


def house(**given: Any) -> Sitting:
    """A at 3-3 in H10, open inside."""
    return Sitting(
        **{
            "rooms": {"3-3": "H10", "9-9": "G03"},
            "A": {"pg": "PC1", "at": "3-3"},
            "B": {"pg": "PC5", "at": "9-9"},
            **given,
        }
    )


def alerted(s: Sitting) -> list[int]:
    return [event.args[0] + 1 for event in s.latest if event.kind.name == "alerted"]


@pytest.mark.rule("KA-078", "KA-079")
def test_each_cell_adds_noise_one() -> None:
    s = house().does("A", "move 3-4").does("A", "move 4-4")
    assert s.pg("A").noise == 2


@pytest.mark.rule("KA-080")
def test_noise_never_exceeds_six() -> None:
    assert house(A={"pg": "PC1", "at": "3-3", "noise": 6}).does("A", "move 3-4").pg("A").noise == 6


@pytest.mark.rule("KA-080", "KA-R50")
def test_noise_at_the_cap_is_heard_all_the_same() -> None:
    given: dict[str, Any] = {"A": {"pg": "PC1", "at": "3-3", "noise": 6}, "entities": {"4": "? 3-10"}}
    assert alerted(house(**given).dice("0").does("A", "move 3-4")) == [4], "at distance 6"
    assert alerted(house(**given).dice("0").does("A", "move 4-3")) == [], "at distance 8"


@pytest.mark.rule("KA-081", "KA-R21")
def test_noise_reaches_as_far_as_its_level_and_ignores_walls() -> None:
    s = house(entities={"1": "? 2-4", "2": "? 3-6"}).dice("0").does("A", "move 3-4")
    assert alerted(s) == [1]


@pytest.mark.rule("KA-082", "KA-083")
def test_an_entity_that_hears_walks_toward_the_noise_and_is_alerted() -> None:
    s = house(A={"pg": "PC1", "at": "3-3", "noise": 5}, entities={"1": "? 8-5"}).dice("1")
    s.does("A", "move 4-3")
    while "decide" in s.asked().values():
        s.silence()
    ways = s.state.board.ways(cell("4-3"))
    assert ways[cell(s.entity_at(1))] == ways[cell("8-5")] - 1 and s.entity(1).alerted


@pytest.mark.rule("KA-083", "KA-R50")
def test_nobody_is_alerted_twice_in_a_turn() -> None:
    s = house(A={"pg": "PC1", "at": "3-3", "noise": 5}, entities={"1": "? 8-5 alerted"}).does("A", "move 4-3")
    assert alerted(s) == [] and s.entity_at(1) == "8-5"


@pytest.mark.rule("KA-R52")
def test_with_a_zero_or_without_a_way_the_entity_stays_and_is_alerted() -> None:
    s = house(A={"pg": "PC1", "at": "3-3", "noise": 5}, entities={"1": "? 8-5"}).dice("0").does("A", "move 4-3")
    assert s.entity_at(1) == "8-5" and s.entity(1).alerted
    rooms = {"3-3": "H10", "1-1": "H02", "9-9": "G03"}
    s = house(rooms=rooms, A={"pg": "PC1", "at": "3-3", "noise": 5}, entities={"1": "? 1-1"}).dice("3")
    s.does("A", "move 3-4")
    assert s.entity_at(1) == "1-1" and s.entity(1).alerted


@pytest.mark.rule("KA-185", "KA-R53")
def test_onryo_are_alerted_first_then_by_number() -> None:
    s = house(
        A={"pg": "PC1", "at": "3-3", "noise": 5},
        C={"died": 1, "grave": "9-10"},
        onryo={"C": {"at": "7-3"}},
        entities={"2": "? 8-4", "5": "? 8-5"},
    ).dice("0", "0", "0")
    s.does("A", "move 4-3")
    assert alerted(s) == [9, 2, 5]


@pytest.mark.rule("KA-R53", "KA-R140", "KA-R51")
def test_a_chase_drops_the_rest_and_its_hunter_is_alerted() -> None:
    s = house(
        rooms={"3-3": "H10", "5-3": "H13", "9-9": "G03"},
        A={"pg": "PC1", "at": "3-4", "noise": 4},
        entities={"1": "? 5-4", "2": "? 8-4"},
        entity_deck=["EN-YU"],
    ).dice("1")
    s.does("A", "move 4-4")
    while "decide" in s.asked().values():
        s.silence()
    assert s.state.hunter == 0 and s.entity(1).alerted and not s.entity(2).alerted


@pytest.mark.rule("KA-R50", "KA-164")
def test_a_noise_of_zero_is_none() -> None:
    s = house(A={"pg": "PC1", "at": "3-3", "noise": 5}, entities={"1": "? 5-5"}).dice("0").does("A", "noise")
    assert alerted(s) == [] and s.pg("A").noise == 5


@pytest.mark.rule("KA-084", "KA-R51")
def test_nobody_is_alerted_in_a_chase() -> None:
    s = house(
        at="chase",
        chase={"hunter": "1"},
        A={"pg": "PC1", "at": "3-3"},
        entities={"1": "EN-YU 4-4", "2": "? 3-7"},
    )
    s.dice("3", "0").does("A", "noise")
    assert "alerted" not in s.said() and s.pg("A").noise == 3


@pytest.mark.rule("KA-217")
def test_who_disappears_leaves_its_noise_behind() -> None:
    s = house(A={"pg": "PC1", "at": "3-3", "noise": 5}).door_tokens("T26").coordinates("9-10")
    assert s.does("A", "open 2-3|3-3").pg("A").noise == 0


# Map tokens


@pytest.mark.rule("KA-108", "KA-109")
def test_a_marker_is_filled_when_a_pg_first_sees_it() -> None:
    s = house(rooms={"3-3": "H14", "9-9": "G03"}, tokens={"3-4": "unfilled", "4-4": "unfilled"}, at="look").start()
    assert cell("3-4") in s.state.filled and cell("4-4") not in s.state.filled, "4-4 is behind a door"
    assert len(s.state.map_bag) + len(s.state.filled) == 50


@pytest.mark.rule("KA-118")
def test_a_mask_token_appears_on_the_purple_marker() -> None:
    s = house(rooms={"3-3": "H03", "9-9": "G03"}, tokens={"4-4": "unfilled"}, A={"pg": "PC1", "at": "4-3"}, at="look")
    assert s.start().state.tokens[cell("4-4")] == 4 and cell("4-4") in s.state.filled


@pytest.mark.rule("KA-123")
def test_blue_tokens_appear_in_the_open_treasure_room() -> None:
    s = house(
        rooms={"3-3": "H02", "9-9": "G03"},
        keys=["silver", "bronze"],
        tokens={"3-3": "unfilled", "4-4": "unfilled"},
        A={"pg": "PC1", "at": "4-3"},
        at="look",
    ).start()
    assert s.state.tokens[cell("3-3")] == s.state.tokens[cell("4-4")] == 6


@pytest.mark.rule("KA-R35")
def test_an_empty_map_bag_leaves_the_marker_bare() -> None:
    s = house(rooms={"3-3": "H14", "9-9": "G03"}, tokens={"3-4": "unfilled"}, map_bag=[], at="look").start()
    assert s.state.tokens[cell("3-4")] == 0 and "marker-empty" in [event.kind.name for event in s.events]


@pytest.mark.rule("KA-R53", "KA-084", "KA-R51")
def test_once_a_chase_has_started_the_rest_of_the_check_is_dropped() -> None:
    s = house(A={"pg": "PC1", "at": "3-3", "noise": 5, "cards": ["OB07"]}, entities={"1": "EN-YU 5-4", "2": "? 8-3"})
    s.dice("2").does("A", "move 4-3")
    assert s.state.hunted == 0 and alerted(s) == [1]
    s.coordinates("9-10", "1-10").does("A", "use OB07")
    assert s.state.round == 0 and not s.entity(2).alerted
