"""Cursed Rooms (KA-111 to KA-117, KA-R37)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.catalog.ids import CURSES
from tests.games.kaidan.sitting import Sitting

FAR = {"9-9": "G03"}


def threshold(room: str, card: str, **given: Any) -> Sitting:
    """A in a plain Room at 4-4; the cursed Room lies to the east, with a door found open between 4-4 and 4-5."""
    return Sitting(
        **{
            "rooms": {"3-3": "H10", "3-5": room, **FAR},
            "doors": {"4-4|4-5": "open"},
            "curses": [card],
            "A": {"pg": "PC1", "at": "4-4"},
            "B": {"pg": "PC5", "at": "9-9"},
            "first": "B",
            **given,
        }
    )


def in_garden(room: str, card: str, **given: Any) -> Sitting:
    """The same for a Room that does not belong in the House: its door at 8-4|9-4."""
    return Sitting(
        **{
            "rooms": {"7-3": "X02", "9-3": room, "9-9": "G03"},
            "doors": {"8-4|9-4": "open"},
            "curses": [card],
            "A": {"pg": "PC1", "at": "8-4"},
            "B": {"pg": "PC5", "at": "9-9"},
            "first": "B",
            **given,
        }
    )


def awake(s: Sitting, *dice: str, to: str = "4-5") -> Sitting:
    """A goes in and guesses wrong."""
    s.does("A", f"move {to}")
    assert s.asked() == {"A": "guess"}
    return s.dice("1", *dice).does("A", "even")


def in_deck(s: Sitting, card: str) -> bool:
    return s.state.curses[CURSES.index(card)]


# The guess


@pytest.mark.rule("KA-112")
def test_a_guess_says_what_it_is_about_and_by_which_rule() -> None:
    menu = threshold("H05", "CR2").does("A", "move 4-5").menu("A")
    assert menu.rule == "KA-112"
    assert menu.previews["even"] == menu.previews["odd"] == {"decides": "curse", "card": "CR2"}


@pytest.mark.rule("KA-112", "KA-113", "KA-116")
def test_a_right_guess_has_no_effect_and_the_card_stays() -> None:
    s = threshold("H05", "CR2").does("A", "move 4-5").dice("2").does("A", "even")
    assert s.asked() == {"A": "act"} and in_deck(s, "CR2") and s.pg("A").wounds == 0


@pytest.mark.rule("KA-114", "KA-115")
def test_a_wrong_guess_awakens_the_curse_once_for_all() -> None:
    s = awake(threshold("H05", "CR2"), "3")
    assert not in_deck(s, "CR2")
    s.does("A", "move 4-4").does("A", "move 4-5")
    assert s.asked() == {"A": "act"}, "later visitors are safe"


@pytest.mark.rule("KA-111", "KA-115")
def test_a_placated_room_asks_nothing() -> None:
    assert threshold("H05", "CR2", curses=[]).does("A", "move 4-5").asked() == {"A": "act"}


@pytest.mark.rule("KA-R37")
def test_moving_inside_the_room_is_not_entering_it() -> None:
    s = threshold("H05", "CR2", A={"pg": "PC1", "at": "3-5"}).does("A", "move 3-6")
    assert s.asked() == {"A": "act"}


@pytest.mark.rule("KA-R37", "KA-R48")
def test_a_pg_that_is_swapped_into_the_room_enters_it() -> None:
    s = threshold("H05", "CR2", A={"pg": "PC1", "at": "4-5"}, B={"pg": "PC5", "at": "4-4"}, doors={"4-4|4-5": "open"})
    s.does("A", "move 4-4")
    assert s.at("B") == "4-5" and s.asked() == {"B": "guess"}


@pytest.mark.rule("KA-R39", "KA-073")
@pytest.mark.parametrize("face, guess", [("3c", "odd"), ("0c", "even")])
def test_criticals_do_not_decide_a_guess(face: str, guess: str) -> None:
    s = threshold("H05", "CR2").does("A", "move 4-5").dice(face).does("A", guess)
    assert in_deck(s, "CR2")


# The cards


@pytest.mark.rule("KA-114")
def test_doll_room() -> None:
    a = {"pg": "PC1", "at": "4-4", "cards": ["OB15"]}
    s = awake(threshold("H05", "CR2", A=a), "0")
    assert s.pg("A").wounds == 1 and s.cards("A") == [], "Nerves 6 + 0 misses 7"
    s = awake(threshold("H05", "CR2", A=a), "1")
    assert s.pg("A").wounds == 0 and s.cards("A") == ["OB15"]


@pytest.mark.rule("KA-114")
def test_flooded_bath() -> None:
    s = awake(threshold("H06 180", "CR3"), "1")
    assert s.pg("A").wounds == 1 and s.pg("A").pm == 0 and s.pg("A").pa == 3
    s = awake(threshold("H06 180", "CR3"), "2")
    assert s.pg("A").wounds == 0 and s.pg("A").pm == 2


@pytest.mark.rule("KA-114", "KA-170")
def test_family_altar_takes_an_object() -> None:
    s = awake(threshold("H07", "CR4", A={"pg": "PC1", "at": "4-4", "cards": ["OB02", "OB15"]}))
    assert s.asked() == {"A": "altar"}
    assert s.refused("A", "discard OB02") == "KA-170"
    s.does("A", "discard OB15")
    assert s.cards("A") == ["OB02"] and s.entity_at(1) == "off" and s.asked() == {"A": "act"}


@pytest.mark.rule("KA-114", "KA-R09")
def test_family_altar_sends_an_entity_where_the_decider_says() -> None:
    s = awake(threshold("H07", "CR4", entity_deck=["EN-LP"], lost_house=["LP1"])).does("A", "keep")
    assert s.asked() == {"B": "decide"} and s.offered("B") == [
        "choose cell 3-5",
        "choose cell 3-6",
        "choose cell 4-6",
    ]
    s.dice("0c").does("B", "choose cell 3-6")
    assert ("entity-came", (0, 25)) in [(event.kind.name, event.args) for event in s.latest]


@pytest.mark.rule("KA-114", "KA-R09", "KA-217")
def test_the_altar_sends_it_into_its_own_room_though_the_pg_has_disappeared() -> None:
    s = threshold("H07", "CR4", A={"pg": "PC1", "at": "4-4", "cards": ["OB06"]}).does("A", "move 4-5")
    s.coordinates("3-3").does("A", "quick OB06")
    assert s.at("A") == "3-3" and s.asked() == {"A": "guess"}
    s.dice("1").does("A", "even").does("A", "keep")
    assert s.offered("B") == ["choose cell 3-5", "choose cell 3-6", "choose cell 4-5", "choose cell 4-6"]


@pytest.mark.rule("KA-225", "KA-R09", "KA-217")
def test_the_graveyard_calls_the_jikininki_to_its_own_room_though_the_pg_has_disappeared() -> None:
    s = in_garden("G02", "CR9", A={"pg": "PC1", "at": "8-4", "cards": ["OB06"]}).does("A", "move 9-4")
    s.coordinates("10-10").does("A", "quick OB06")
    s.dice("1").does("A", "even")
    assert s.offered("B") == ["choose cell 9-3", "choose cell 9-4", "choose cell 10-3", "choose cell 10-4"]


@pytest.mark.rule("KA-221")
def test_family_altar_sends_nobody_when_six_are_on_the_map() -> None:
    six = {str(number): f"? 1-{number + 4}" for number in range(1, 7)}
    s = awake(threshold("H07", "CR4", entities=six)).does("A", "keep")
    assert s.asked() == {"A": "act"} and "no-entity" in s.said()


@pytest.mark.rule("KA-114", "KA-R70")
def test_mirror_room() -> None:
    s = threshold("H08 90", "CR5").does("A", "move 4-5")
    s.dice("1").coordinates("9-10").does("A", "even")
    assert s.at("A") == "9-10" and s.asked() == {"A": "act"}, "the Activation goes on from there"


@pytest.mark.rule("KA-114")
def test_weavers_room() -> None:
    s = awake(threshold("H09", "CR6", A={"pg": "PC2", "at": "4-4"}, B={"at": "9-9"}), "1")
    assert s.pg("A").pm == 0 and s.pg("A").pa == 2, "Force 2 + 1 misses 5"


@pytest.mark.rule("KA-114")
def test_weavers_room_stops_a_fleeing_pg() -> None:
    s = threshold(
        "H09",
        "CR6",
        A={"pg": "PC2", "at": "3-4"},
        B={"at": "9-9"},
        at="chase",
        chase={"hunter": "1"},
        entities={"1": "EN-YU 3-3"},
    )
    s.dice("3", "0").does("A", "flee").door_tokens("T01").does("A", "flee-to 3-5")
    s.dice("1", "0").does("A", "even")
    assert s.asked() == {"A": "chase"} and s.state.round == 2, "it may not go on"
    assert s.pg("A").pa == 3 and s.pg("A").pm == 3


@pytest.mark.rule("KA-114", "KA-079")
def test_whispering_veranda() -> None:
    s = Sitting(
        rooms={"5-3": "H10", "7-3": "X02", **FAR},
        doors={"6-4|7-4": "open"},
        curses=["CR7"],
        A={"pg": "PC1", "at": "6-4"},
        B={"pg": "PC5", "at": "9-9"},
    )
    s.does("A", "move 7-4").dice("1").does("A", "even")
    assert s.pg("A").noise == 6


@pytest.mark.rule("KA-114")
def test_tool_shed() -> None:
    s = Sitting(
        rooms={"5-3": "H12", "7-3": "X03", **FAR},
        doors={"6-3|7-3": "open"},
        curses=["CR8"],
        A={"pg": "PC1", "at": "6-3"},
        B={"pg": "PC5", "at": "9-9"},
    )
    s.does("A", "move 7-3").dice("1", "2").does("A", "even")
    assert s.pg("A").wounds == 2, "Perception 2 + 2 misses 5"


@pytest.mark.rule("KA-114", "KA-225", "KA-R67")
def test_family_graveyard() -> None:
    s = in_garden("G02", "CR9").does("A", "move 9-4").dice("1").does("A", "even")
    assert s.asked() == {"B": "decide"}
    s.does("B", "choose cell 10-3")
    assert s.entity_kind(1) == "EN-JI" and s.state.hunted == 0, "it has come revealed, and sees the PG"


@pytest.mark.rule("KA-114", "KA-R67")
def test_family_graveyard_with_both_jikininki_on_the_map() -> None:
    both = {"1": "EN-JI 1-1", "2": "EN-JI 1-10"}
    s = in_garden("G02", "CR9", entities=both, entity_deck=["EN-YU"]).does("A", "move 9-4").dice("1").does("A", "even")
    s.does("B", "choose cell 10-3")
    assert s.entity_kind(3) == "EN-YU"


# The Wishing Well

WELL = "10-4"
"""The well cell of G01 on rows 9 and 10, columns 3 and 4."""


def well(**given: Any) -> Sitting:
    a = {"pg": "PC1", "at": WELL, "cards": ["OB02", "OB15"]}
    return in_garden("G01", "CR1", **{"A": a, "curses": [], "well": True, **given})


@pytest.mark.rule("KA-116", "KA-117")
def test_the_well_awakes_at_the_first_entry_without_a_guess() -> None:
    s = in_garden("G01", "CR1", doors={"8-3|9-3": "open"}, A={"pg": "PC1", "at": "8-3"}).does("A", "move 9-3")
    assert s.asked() == {"A": "act"} and s.state.well and not in_deck(s, "CR1")


@pytest.mark.rule("KA-117", "KA-143", "KA-170")
def test_a_wish_costs_an_object_and_a_pa_and_may_bring_a_gift() -> None:
    s = well(gifts=["WG02"])
    assert s.refused("A", "wish", "discard OB02") == "KA-170"
    s.does("A", "wish", "discard OB15").dice("3").does("A", "odd")
    assert s.cards("A") == ["OB02", "WG02"] and s.pg("A").pa == 2 and s.state.gifts == 1 and s.state.well


@pytest.mark.rule("KA-117")
def test_a_wrong_guess_at_the_well_brings_nothing() -> None:
    s = well().does("A", "wish", "discard OB15").dice("2").does("A", "odd")
    assert s.cards("A") == ["OB02"] and s.state.gifts == 0 and s.state.well


@pytest.mark.rule("KA-117", "KA-129")
def test_what_a_wish_needs() -> None:
    assert well(well=False).refused("A", "wish") == "KA-117"
    assert well(A={"pg": "PC1", "at": WELL, "cards": ["OB02"]}).refused("A", "wish") == "KA-117"
    assert well(A={"pg": "PC1", "at": WELL, "cards": ["OB15"], "pa": 0}).refused("A", "wish") == "KA-129"
    assert "wish" not in well(A={"pg": "PC1", "at": "9-3", "cards": ["OB15"]}).offered("A")


@pytest.mark.rule("KA-117", "KA-225", "KA-223", "KA-R67")
def test_with_the_third_gift_okiku_comes_out_of_the_well() -> None:
    s = well(gifts_drawn=2).does("A", "wish", "discard OB15").dice("3").does("A", "odd")
    assert not s.state.well and s.state.gifts == 3
    assert s.asked() == {"A": "decide"}, "the PG on the well cell makes room"
    s.does("A", "choose cell 10-3")
    assert s.entity_kind(1) == "EN-OK" and s.entity_at(1) == WELL and s.state.hunted == 0
