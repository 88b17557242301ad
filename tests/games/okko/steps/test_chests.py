"""Chests (OK-187 to OK-190) and what is gained from them (OK-R124)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.okko.catalog.ids import EQUIPMENT
from hyakki.games.okko.people import NOWHERE
from tests.games.okko.sitting import Sitting

LAST = len(EQUIPMENT)


def beside(chest: str, hero: str = "SET", **more: Any) -> Sitting:
    return Sitting("S1", {hero: {"at": "B03.41", **more}}, tokens={chest: "B03.40"})


def card(name: str) -> int:
    return EQUIPMENT.index(name)


@pytest.mark.rule("OK-187", "OK-R144")
def test_a_chest_is_opened_from_beside_it_by_a_speed_test() -> None:
    sitting = beside("CHE-6")
    ahead = sitting.foreseen("B", "chest")["token B03.40"]
    assert (ahead["attribute"], ahead["value"], ahead["dice"], ahead["chance"], ahead["draw"]) == ("speed", 3, 4, 38, 5)
    assert "keep" not in ahead, "what is kept is not seen"
    far = Sitting("S1", {"SET": "B03.33"}, tokens={"CHE-6": "B03.40"})
    assert far.refused("B", "chest") == "OK-R144"


@pytest.mark.rule("OK-188", "OK-189", "OK-190", "OK-E07")
def test_a_pass_draws_cards_and_shows_how_many_are_kept() -> None:
    sitting = beside("CHE-6").dice(test=[1, 0, 2, 0]).draws("equipment", 0, 0, 0, 0, 0)
    deck = len(sitting.state.equipment_deck)
    sitting.does("B", "chest", "token B03.40")
    assert "chest-opened" in sitting.said() and "feat" in sitting.said(), "Setsuka's mission is to open one"
    assert len(sitting.state.equipment_deck) == deck - 5
    keeps = [id for id in sitting.offered("B") if id.startswith("keep")]
    assert keeps == ["keep EQ-01", "keep EQ-02", "keep EQ-03", "keep EQ-04", "keep EQ-05"]
    for name, slot in (("EQ-01", "supplies"), ("EQ-02", "right-hand"), ("EQ-03", "supplies")):
        sitting.does("B", f"keep {name}", f"slot {slot}")
    assert sitting.asked() == {"B": "turn"}, "three were kept"
    assert sitting.state.equipment_discard == [card("EQ-04"), card("EQ-05")]
    assert sitting.state.markers[0].space == NOWHERE


@pytest.mark.rule("OK-R144", "OK-329")
def test_a_failed_try_leaves_a_penalty_token_on_the_chest() -> None:
    sitting = beside("CHE-5").dice(test=[2, 2, 2, 2])
    sitting.does("B", "chest", "token B03.40")
    assert sitting.said() == ["tested", "penalty"]
    assert sitting.foreseen("B", "chest")["token B03.40"]["dice"] == 3


@pytest.mark.rule("OK-336")
def test_opening_a_chest_costs_an_action() -> None:
    sitting = beside("CHE-5").dice(test=[2] * 9)
    for _ in range(3):
        sitting.does("B", "chest", "token B03.40")
    assert sitting.refused("B", "chest") == "OK-336"


@pytest.mark.rule("OK-R124")
def test_gained_cards_find_a_free_legal_slot_or_room_is_made_for_them() -> None:
    full: dict[str, Any] = {"supplies": ["EQ-06", "EQ-11", "EQ-28"], "clothing": "EQ-12", "hands": ["EQ-10", "EQ-02"]}
    sitting = beside("CHE-1", **full).dice(test=[0, 0]).draws("equipment", 0, 0)
    sitting.does("B", "chest", "token B03.40")
    assert sitting.blocked("B")["keep EQ-01"] == "OK-R124"
    sitting.does("B", "make-room EQ-11")
    assert sitting.blocked("B", "keep EQ-01")["slot right-hand"] == "OK-137"
    sitting.does("B", "keep EQ-01", "slot supplies")
    assert card("EQ-01") in sitting.hero("SET").supplies
    assert card("EQ-11") in sitting.state.equipment_discard


@pytest.mark.rule("OK-R124")
def test_what_does_not_fit_is_discarded() -> None:
    sitting = beside("CHE-1").dice(test=[0, 0]).draws("equipment", 0, 0)
    sitting.does("B", "chest", "token B03.40").does("B", "done")
    assert sitting.hero("SET").equipment == ()
    assert len(sitting.state.equipment_discard) == 2


@pytest.mark.rule("OK-R125")
def test_an_empty_equipment_deck_is_made_of_its_discards() -> None:
    sitting = beside("CHE-1").dice(test=[0, 0]).draws("equipment", 0, 0)
    sitting.state.equipment_deck, sitting.state.equipment_discard = [card("EQ-20")], [card("EQ-21"), card("EQ-22")]
    sitting.does("B", "chest", "token B03.40")
    assert [id for id in sitting.offered("B") if id.startswith("keep")] == ["keep EQ-20", "keep EQ-21"]


@pytest.mark.rule("OK-145", "OK-R143")
def test_lockpicks_take_two_dice_away() -> None:
    assert beside("CHE-6", supplies=["EQ-28"]).foreseen("B", "chest")["token B03.40"]["dice"] == 2
