"""Equipment: slots, classes, reorganising, handing over, throwing away (OK-137 to OK-148, OK-337 to OK-341)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.okko.catalog.ids import EQUIPMENT, SPACE
from hyakki.games.okko.people import NOTHING
from tests.games.okko.sitting import Sitting


def card(name: str) -> int:
    return EQUIPMENT.index(name)


def names(cards: tuple[int, ...]) -> list[str]:
    return [EQUIPMENT[number] for number in cards if number != NOTHING]


@pytest.mark.rule("OK-008", "OK-139", "OK-R126")
def test_starting_equipment_lies_in_its_slots_and_the_rest_stays_in_the_deck() -> None:
    sitting = Sitting("S1", {"OKK": ""}, at="start").start()
    okko = sitting.hero("OKK")
    assert names(okko.hands) == ["EQ-01", "EQ-02"] and okko.clothing == card("EQ-03")
    assert card("EQ-01") not in sitting.state.equipment_deck
    assert card("EQ-10") in sitting.state.equipment_deck, "Setsuka is not in this game"


@pytest.mark.rule("OK-137", "OK-144")
def test_a_hero_equips_only_cards_of_its_class_but_carries_any() -> None:
    sitting = Sitting("S1", {"NSH": {"at": "A04.31", "supplies": ["EQ-13", "EQ-19"]}})
    sitting.does("B", "reorganise")
    assert sitting.blocked("B")["card EQ-13"] == "OK-137", "a katana is for a Bushi"
    assert "slot right-hand" in sitting.offered("B", "card EQ-19")
    assert sitting.hero("NSH").supplies == (card("EQ-13"), card("EQ-19"))
    wrong = Sitting("S1", {"NSH": {"at": "A04.31", "up": "EQ-13"}})
    assert wrong.value("NSH", "might") == 2, "and a card of another class gives nothing"


@pytest.mark.rule("OK-146", "OK-E18")
def test_outside_supplies_a_card_lies_only_in_the_slot_of_its_symbol() -> None:
    sitting = Sitting("S1", {"NSH": {"at": "A04.31", "hands": ["EQ-07", "EQ-07"]}})
    sitting.does("B", "reorganise")
    assert sitting.refused("B", "card EQ-07", "slot clothing") == "OK-146"
    assert sitting.refused("B", "card EQ-07", "slot right-hand") == "OK-141"
    sitting.does("B", "card EQ-07", "slot supplies")
    assert sitting.hero("NSH").hands == (NOTHING, NOTHING)


@pytest.mark.rule("OK-141")
def test_a_card_with_the_two_hand_symbol_fills_both_hands() -> None:
    sitting = Sitting("S1", {"NOB": {"at": "A04.31", "supplies": ["EQ-04"]}})
    sitting.does("B", "reorganise").does("B", "card EQ-04", "slot hands")
    assert sitting.hero("NOB").hands == (card("EQ-04"), card("EQ-04"))


@pytest.mark.rule("OK-337", "OK-338", "OK-143")
def test_one_action_rearranges_any_number_of_cards_within_the_limits() -> None:
    """The rulebook's own example: Noburo's Naginata makes way for Wakizashi and Inro."""
    hero = {"at": "A04.31", "hands": ["EQ-04", "EQ-04"], "supplies": ["EQ-05", "EQ-06"]}
    sitting = Sitting("S1", {"NOB": hero})
    sitting.does("B", "reorganise").does("B", "card EQ-04", "slot supplies")
    sitting.does("B", "card EQ-05", "slot right-hand").does("B", "card EQ-06", "slot left-hand")
    noburo = sitting.hero("NOB")
    assert names(noburo.hands) == ["EQ-05", "EQ-06"] and names(noburo.supplies) == ["EQ-04"]
    sitting.silence("reorganise")
    for space in ("A04.30", "A04.40"):
        sitting.does("B", "move", f"to {space}")
    assert sitting.refused("B", "reorganise") == "OK-337"


@pytest.mark.rule("OK-338", "OK-143")
def test_a_card_takes_the_place_of_another_if_the_supplies_have_room_for_that() -> None:
    full = {"at": "A04.31", "hands": ["EQ-10"], "supplies": ["EQ-11", "EQ-19", "EQ-28"]}
    swap = Sitting("S1", {"SET": {**full, "hands": ["EQ-10", "EQ-02"]}})
    swap.does("B", "reorganise")
    assert swap.foreseen("B", "card EQ-11")["slot right-hand"] == {"ousted": ["EQ-10"]}
    swap.does("B", "card EQ-11", "slot right-hand")
    setsuka = swap.hero("SET")
    assert names(setsuka.hands) == ["EQ-11", "EQ-02"] and names(setsuka.supplies) == ["EQ-10", "EQ-19", "EQ-28"]
    two = Sitting("S1", {"SET": {**full, "hands": ["EQ-10", "EQ-02"], "supplies": ["EQ-16", "EQ-19", "EQ-28"]}})
    two.does("B", "reorganise")
    assert two.refused("B", "card EQ-16", "slot hands") == "OK-338", "two cards would come for one"
    assert two.refused("B", "card EQ-10", "slot supplies") == "OK-338"


@pytest.mark.rule("OK-R123", "OK-140", "OK-046")
def test_a_card_moved_into_a_hand_gives_nothing_until_the_next_strategy_phase() -> None:
    sitting = Sitting("S1", {"OKK": {"at": "A04.31", "up": "EQ-01", "supplies": ["EQ-02"]}})
    sitting.does("B", "reorganise").does("B", "card EQ-02", "slot left-hand")
    okko = sitting.hero("OKK")
    assert okko.up == card("EQ-01"), "the face-up card stays up"
    sitting.silence("reorganise")
    away = Sitting("S1", {"OKK": {"at": "A04.31", "up": "EQ-01"}})
    away.does("B", "reorganise").does("B", "card EQ-01", "slot supplies")
    assert away.hero("OKK").up == NOTHING


@pytest.mark.rule("OK-R123", "OK-142")
def test_clothing_works_at_once_and_all_game() -> None:
    sitting = Sitting("S1", {"OKK": {"at": "A04.31", "supplies": ["EQ-22"]}})
    before = sitting.value("OKK", "defense")
    sitting.does("B", "reorganise").does("B", "card EQ-22", "slot clothing")
    assert sitting.value("OKK", "defense") == before + 1


@pytest.mark.rule("OK-045", "OK-046", "OK-145", "OK-148")
def test_only_what_is_up_worn_or_a_supply_works() -> None:
    down = Sitting("S1", {"OKK": {"at": "B03.20", "hands": ["EQ-01"]}}, {"ninja": ["B03.21"]})
    up = Sitting("S1", {"OKK": {"at": "B03.20", "up": "EQ-01"}}, {"ninja": ["B03.21"]})
    carried = Sitting("S1", {"OKK": {"at": "B03.20", "supplies": ["EQ-13", "EQ-22"]}}, {"ninja": ["B03.21"]})
    assert [s.value("OKK", "might") for s in (down, up, carried)] == [3, 4, 3]
    assert carried.value("OKK", "defense") == 4, "armour in a bag"
    lamp = Sitting("S1", {"SET": {"at": "B03.41", "supplies": ["EQ-28"]}}, tokens={"CHE-6": "B03.40"})
    assert lamp.foreseen("B", "chest")["token B03.40"]["dice"] == 2


@pytest.mark.rule("OK-070")
def test_once_in_an_activation_a_card_is_thrown_away_for_nothing() -> None:
    hero = {"at": "A04.31", "up": "EQ-10", "supplies": ["EQ-28"], "clothing": "EQ-12"}
    sitting = Sitting("S1", {"SET": hero})
    assert sitting.offered("B", "throw-away") == ["card EQ-10", "card EQ-12", "card EQ-28"]
    sitting.does("B", "throw-away", "card EQ-10")
    assert sitting.hero("SET").up == NOTHING and sitting.state.equipment_discard == [card("EQ-10")]
    assert sitting.refused("B", "throw-away") == "OK-070"
    for space in ("A04.30", "A04.31", "A04.30"):
        sitting.does("B", "move", f"to {space}")
    assert sitting.refused("B", "move") == "OK-291", "it cost no action"


# Handing over


def pair(giver: dict[str, Any], receiver: dict[str, Any]) -> Sitting:
    return Sitting("S1", {"OKK": {"at": "A04.31", **giver}, "SET": {"at": "A04.41", **receiver}})


@pytest.mark.rule("OK-339", "OK-340")
def test_a_card_of_the_supplies_goes_to_an_adjacent_hero_who_places_it() -> None:
    sitting = pair({"supplies": ["EQ-02", "EQ-28"]}, {})
    sitting.does("B", "transfer", "card EQ-02", "on SET")
    assert sitting.asked() == {"C": "receive"}
    assert sitting.offered("C") == ["slot right-hand", "slot left-hand", "slot supplies"]
    assert sitting.refused("C", "slot clothing") == "OK-146"
    sitting.does("C", "slot left-hand")
    assert sitting.hero("SET").hands == (NOTHING, card("EQ-02")) and sitting.hero("SET").up == NOTHING
    assert names(sitting.hero("OKK").supplies) == ["EQ-28"] and sitting.asked() == {"B": "turn"}
    assert sitting.actions_left == 2


@pytest.mark.rule("OK-341")
def test_only_a_card_in_supplies_can_be_given() -> None:
    sitting = pair({"supplies": ["EQ-28"], "hands": ["EQ-02"]}, {})
    assert sitting.refused("B", "transfer", "card EQ-02", "on SET") == "OK-341"
    assert pair({"hands": ["EQ-02"]}, {}).refused("B", "transfer") == "OK-341"


@pytest.mark.rule("OK-339")
def test_nobody_gives_from_afar_or_without_an_action() -> None:
    far = Sitting("S1", {"OKK": {"at": "A04.31", "supplies": ["EQ-28"]}, "SET": "A04.22"})
    assert far.refused("B", "transfer") == "OK-339", "a wall is between them"
    spent = pair({"supplies": ["EQ-28"]}, {})
    for space in ("A04.30", "A04.31", "A04.30"):
        spent.does("B", "move", f"to {space}")
    assert spent.refused("B", "transfer") == "OK-339"


@pytest.mark.rule("OK-340")
def test_the_receiver_needs_a_legal_place_for_it() -> None:
    full = {"supplies": ["EQ-06", "EQ-11", "EQ-19"]}
    sitting = pair({"supplies": ["EQ-13", "EQ-22"]}, full)
    assert sitting.refused("B", "transfer") == "OK-340", "neither is for a Shinobi and her bags are full"
    hand = pair({"supplies": ["EQ-02", "EQ-13"]}, {**full, "hands": ["EQ-10"]})
    assert hand.offered("B", "transfer") == ["card EQ-02"]
    hand.does("B", "transfer", "card EQ-02", "on SET")
    assert hand.asked() == {"B": "turn"}, "there was one place only"
    assert hand.hero("SET").hands == (card("EQ-10"), card("EQ-02"))


@pytest.mark.rule("OK-339", "OK-357")
def test_the_letter_is_handed_over_for_an_action() -> None:
    sitting = Sitting("S1", {"OKK": "A04.31", "SET": "A04.41", "NOB": "A04.22"})
    assert "hand-over" not in sitting.offered("B")
    letter = sitting.state.things[0]
    letter.bearer, letter.space, letter.home = 0, -1, -1
    assert sitting.refused("B", "hand-over", "thing letter", "on NOB") == "OK-339"
    sitting.does("B", "hand-over", "thing letter", "on SET")
    assert sitting.state.things[0].bearer == sitting.figure("SET") and sitting.actions_left == 2
    alone = Sitting("S1", {"OKK": "A04.31", "SET": "A04.00"})
    letter = alone.state.things[0]
    letter.bearer, letter.space, letter.home = 0, -1, -1
    assert alone.refused("B", "hand-over") == "OK-339"


@pytest.mark.rule("OK-R122", "OK-R130")
def test_a_fallen_letter_is_picked_up_on_its_space_or_beside_it() -> None:
    def lying(space: str, **more: Any) -> Sitting:
        sitting = Sitting("S1", {"SET": space}, **more)
        letter = sitting.state.things[0]
        letter.space, letter.home = SPACE["B05.31"], -1
        return sitting

    for at in ("B05.31", "B05.30"):
        sitting = lying(at)
        sitting.does("B", "pick-up")
        assert sitting.state.things[0].bearer == sitting.figure("SET")
        assert sitting.said() == ["took-thing"] and sitting.actions_left == 2
    assert lying("B05.00").refused("B", "pick-up") == "OK-R122"
    kiku = lying("B05.20", allies={"FOL-3a": ("SET", "B05.30")}, at="activation")
    kiku.does("B", "rest")
    assert kiku.refused("B", "pick-up") == "OK-R130"


@pytest.mark.rule("OK-088")
def test_at_the_end_of_a_round_every_hero_may_rearrange_for_free() -> None:
    sitting = Sitting("S1", {"OKK": {"at": "A04.31", "supplies": ["EQ-02"]}, "SET": "A04.41"}, at="end")
    assert sitting.asked() == {"B": "reorganise"}
    sitting.does("B", "card EQ-02", "slot right-hand")
    assert sitting.hero("OKK").hands == (card("EQ-02"), NOTHING)


@pytest.mark.rule("OK-067", "OK-068")
def test_hero_actions_come_in_any_order_and_may_be_repeated() -> None:
    hero = {"at": "B03.30", "supplies": ["EQ-02"], "left": ["OKK-1"]}
    sitting = Sitting("S1", {"OKK": hero, "SET": "B03.31"}, {"ninja": ["B03.20"]}, tokens={"CHE-1": "B03.40"})
    assert {"move", "attack", "use card OKK-1", "chest", "transfer", "reorganise"} <= set(sitting.offered("B"))
    sitting.does("B", "move", "to B03.41").does("B", "move", "to B03.30")
    assert "move" in sitting.offered("B")
