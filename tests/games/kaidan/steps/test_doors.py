"""Doors, steps and sealed-in PGs (KA-074 to KA-077, KA-090 to KA-107, KA-R24 to KA-R35)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.scenes.position import cell, edge
from tests.games.kaidan.hunting import Hunt
from tests.games.kaidan.sitting import Sitting


def house(**given: Any) -> Sitting:
    """A at 3-3 in H10, which is open inside: doors to the north of 3-3 and 3-4, east and south of 4-4, west of 3-3."""
    return Sitting(
        **{
            "rooms": {"3-3": "H10", "9-9": "G03"},
            "A": {"pg": "PC1", "at": "3-3"},
            "B": {"pg": "PC5", "at": "9-9"},
            **given,
        }
    )


def inner(**given: Any) -> Sitting:
    """A at 4-3 in H14: an interior door between 4-3 and 4-4, walls between 3-4 and 4-4."""
    return Sitting(
        **{
            "rooms": {"3-3": "H14", "9-9": "G03"},
            "A": {"pg": "PC1", "at": "4-3"},
            "B": {"pg": "PC5", "at": "9-9"},
            **given,
        }
    )


def laid(s: Sitting) -> Sitting:
    """The Room that was drawn lies in any lawful way."""
    while "decide" in s.asked().values():
        s.silence()
    return s


# Steps


@pytest.mark.rule("KA-074", "KA-048", "KA-059")
def test_a_step_costs_one_pm() -> None:
    s = house().does("A", "move 3-4")
    assert s.at("A") == "3-4" and s.pg("A").pm == 2
    assert house(A={"pg": "PC1", "at": "3-3", "pm": 0}).refused("A", "move 3-4") == "KA-074"


@pytest.mark.rule("KA-075", "KA-090")
def test_walls_stop_movement() -> None:
    assert inner(A={"pg": "PC1", "at": "3-4"}).refused("A", "move 4-4") == "KA-075"


@pytest.mark.rule("KA-076", "KA-077", "KA-R48")
def test_who_is_in_the_way_changes_places_with_the_mover() -> None:
    s = house(B={"pg": "PC5", "at": "3-4"}).does("A", "move 3-4")
    assert s.at("A") == "3-4" and s.at("B") == "3-3"
    assert s.pg("B").noise == 0 and s.pg("B").pm == 3, "it is moved, it does not move"


@pytest.mark.rule("KA-077", "KA-R82")
def test_an_entity_in_the_way_changes_places_too() -> None:
    s = inner(A={"pg": "PC1", "at": "3-3"}, entities={"1": {"is": "EN-YU", "at": "3-4", "shaken": ["A"]}})
    s.does("A", "move 3-4")
    assert s.at("A") == "3-4" and s.entity_at(1) == "3-3"


# Interior doors


@pytest.mark.rule("KA-091", "KA-092", "KA-094")
def test_an_interior_door_opens_for_a_step_and_closes_again() -> None:
    s = inner().does("A", "move 4-4")
    assert s.at("A") == "4-4" and "door-checked" not in s.said()
    assert not s.state.sees(cell("4-3"), cell("4-4"))


@pytest.mark.rule("KA-092", "KA-093", "KA-R31")
def test_a_door_may_be_opened_only_to_look_once() -> None:
    s = inner(tokens={"4-4": "unfilled"}).does("A", "open 4-3|4-4")
    assert s.state.opened == edge("4-3|4-4") and s.state.sees(cell("4-3"), cell("4-4"))
    assert s.state.sees(cell("3-3"), cell("4-4")), "diagonals included"
    assert "marker-filled" in s.said() and s.pg("A").pa == 3
    assert s.refused("A", "open 4-3|4-4") == "KA-R31"


@pytest.mark.rule("KA-093", "KA-094", "KA-R31")
def test_it_stands_open_through_the_next_action() -> None:
    s = inner().does("A", "open 4-3|4-4").dice("0").does("A", "noise")
    assert s.state.opened < 0 and not s.state.sees(cell("4-3"), cell("4-4"))
    assert "open 4-3|4-4" in s.offered("A"), "it was not opened only to look"


@pytest.mark.rule("KA-093", "KA-145", "KA-R31")
def test_a_trade_through_a_door_is_more_than_a_look() -> None:
    s = inner(B={"pg": "PC5", "at": "4-4"}).does("A", "open 4-3|4-4").does("A", "trade B")
    s.does("B", "accept").does("A", "hand-over")
    assert s.pg("A").pa == 2 and "open 4-3|4-4" in s.offered("A")
    s = inner(B={"pg": "PC5", "at": "4-4"}).does("A", "open 4-3|4-4").does("A", "trade B").does("B", "refuse")
    assert s.blocked("A")["open 4-3|4-4"] == "KA-R31", "a proposal is not"


@pytest.mark.rule("KA-094", "KA-103", "KA-217")
def test_a_door_does_not_stand_open_for_who_has_disappeared() -> None:
    s = Sitting(
        rooms={"9-3": "G06", "9-5": "G05", "7-3": "X02"},
        A={"pg": "PC1", "at": "10-4"},
        B={"pg": "PC5", "at": "7-4"},
        doors={"10-4|10-5": "open"},
        entities={"1": "EN-LP 9-5"},
        lost_garden=["LP6"],
    )
    s.dice("0").coordinates("9-3").does("A", "open 10-4|10-5")
    assert s.at("A") == "9-3" and s.state.opened == -1


@pytest.mark.rule("KA-094", "KA-R31")
def test_a_step_elsewhere_closes_it() -> None:
    s = inner().does("A", "open 4-3|4-4").does("A", "move 3-3")
    assert not s.state.sees(cell("4-3"), cell("4-4"))


@pytest.mark.rule("KA-092", "KA-R31")
def test_interior_doors_open_in_any_window_too() -> None:
    given: dict[str, Any] = {"at": "events", "events": ["EV19"], "tokens": {"4-4": "unfilled"}, "ask_all": True}
    s = inner(**given)
    assert s.asked()["A"] == "window-event"
    s.does("A", "open-inner 4-3|4-4").silence()
    assert "marker-filled" in s.said() and s.state.opened < 0
    assert s.asked()["A"] == "window-event" and s.refused("A", "open-inner 4-3|4-4") == "KA-R31"


@pytest.mark.rule("KA-R31")
def test_exterior_doors_do_not_open_in_windows() -> None:
    s = house(at="events", events=["EV19"], ask_all=True).start()
    assert not [id for id in s.offered("A") if "open" in id]


@pytest.mark.rule("KA-R31", "KA-254")
def test_opening_a_door_shows_both_sides_to_each_other() -> None:
    s = inner(entities={"1": "? 4-4"}, entity_deck=["EN-YU"]).does("A", "open 4-3|4-4")
    assert s.entity_kind(1) == "EN-YU" and s.state.hunted == 0


# Exterior doors


@pytest.mark.rule("KA-096")
def test_an_exterior_door_must_be_checked_first() -> None:
    assert house().refused("A", "move 2-3") == "KA-096"


@pytest.mark.rule("KA-096", "KA-098", "KA-075", "KA-120")
def test_the_reason_says_what_is_in_the_way() -> None:
    """A door that has not been checked, one that was found blocked, a wall, the locked Treasure Room."""
    assert house().refused("A", "move 2-3") == "KA-096"
    assert house(doors={"2-3|3-3": 5}).refused("A", "move 2-3") == "KA-098"
    assert inner().refused("A", "move 4-2") == "KA-075"
    assert inner(rooms={"3-3": "H14", "3-1": "H02", "9-9": "G03"}).refused("A", "move 4-2") == "KA-120"


@pytest.mark.rule("KA-095", "KA-096", "KA-097", "KA-107", "KA-R24")
def test_an_open_door_places_a_room_and_lets_the_pg_through() -> None:
    s = house(house=["H13"]).door_tokens("T01").does("A", "open 3-2|3-3")
    laid(s)
    assert s.state.board.covered(cell("3-2")) and s.at("A") == "3-3" and s.pg("A").pm == 3, "it may decline to step"
    s.does("A", "move 3-2")
    assert s.at("A") == "3-2" and s.pg("A").pm == 2


@pytest.mark.rule("KA-096", "KA-R32")
def test_a_door_is_checked_once_per_activation() -> None:
    s = house(doors={"3-3|3-2": "open"}, rooms={"3-3": "H10", "3-1": "H13", "9-9": "G03"})
    s.does("A", "open 3-2|3-3")
    assert "door-checked" not in s.said()


@pytest.mark.rule("KA-098", "KA-099", "KA-100")
def test_the_first_attempt_on_a_blocked_door_is_free() -> None:
    s = house().door_tokens("T21").does("A", "open 2-3|3-3")
    assert s.refused("A", "move 2-3") == "KA-098" and not s.state.board.covered(cell("2-3"))
    laid(s.dice("1").does("A", "break 2-3|3-3"))
    assert s.pg("A").pa == 3 and s.pg("A").noise == 1 and s.state.board.covered(cell("2-3"))


@pytest.mark.rule("KA-101", "KA-102", "KA-099", "KA-165")
def test_a_door_that_holds_costs_a_pa_for_each_further_attempt() -> None:
    s = house(A={"pg": "PC4", "at": "3-3", "pa": 1}).door_tokens("T21").does("A", "open 2-3|3-3")
    s.dice("1").does("A", "break 2-3|3-3")
    assert s.pg("A").noise == 1 and s.pg("A").pa == 1
    laid(s.dice("2").does("A", "break 2-3|3-3"))
    assert s.pg("A").noise == 2 and s.pg("A").pa == 0 and s.state.board.covered(cell("2-3"))


@pytest.mark.rule("KA-102", "KA-101")
def test_without_pa_it_stays_blocked() -> None:
    s = house(doors={"2-3|3-3": 5}, free_breaks=["A 2-3|3-3"], A={"pg": "PC1", "at": "3-3", "pa": 0})
    assert s.refused("A", "break 2-3|3-3") == "KA-102"


@pytest.mark.rule("KA-099", "KA-102", "KA-R86")
def test_a_hidden_pg_shows_itself_by_an_attempt_that_costs_a_pa() -> None:
    s = house(doors={"2-3|3-3": 6}, A={"pg": "PC5", "at": "3-3", "hidden": 2}, B={"pg": "PC1", "at": "9-9"})
    s.dice("0").does("A", "break 2-3|3-3")
    assert s.pg("A").shelter, "the free attempt does not"
    s.dice("0").does("A", "break 2-3|3-3")
    assert s.pg("A").pa == 2 and not s.pg("A").shelter


@pytest.mark.rule("KA-100", "KA-R24", "KA-R73")
def test_a_door_broken_open_stays_shut_for_who_is_no_longer_beside_it() -> None:
    """The noise brings a Yurei, and A flees to the other end of the Room."""
    a = {"pg": "PC1", "at": "3-3", "noise": 3, "cards": ["EX01"]}
    s = house(doors={"2-3|3-3": 5}, entities={"1": "EN-YU 2-4"}, A=a).dice("3", "1").does("A", "break 2-3|3-3")
    s.does("A", "choose cell 3-4")
    assert s.state.hunted == 0 and s.entity_at(1) == "3-4"
    s.dice("1", "0").does("A", "flee").does("A", "flee-to 4-3")
    s.does("A", "wait").dice("3c", "0").does("A", "exorcise")
    assert s.asked() == {"A": "act"} and s.at("A") == "4-3" and s.state.opened < 0
    assert "room-placed" not in [event.kind.name for event in s.events]
    s.does("A", "move 3-3")
    assert "open 2-3|3-3" in s.offered("A"), "but open it is"
    assert "room-placed" in [event.kind.name for event in laid(s.does("A", "open 2-3|3-3")).events]


@pytest.mark.rule("KA-R33")
def test_the_free_attempt_is_per_pg_and_door() -> None:
    s = house(doors={"2-3|3-3": 5}, free_breaks=["B 2-3|3-3"], A={"pg": "PC1", "at": "3-3", "pa": 0})
    assert "break 2-3|3-3" in s.offered("A")


@pytest.mark.rule("KA-099", "KA-R33")
def test_the_next_turn_brings_another_free_attempt() -> None:
    s = house(free_breaks=["A 2-3|3-3"], at="points", events=["EV17"]).start()
    s.door_tokens("T24").does("A", "open 2-3|3-3")
    assert s.foreseen("A")["break 2-3|3-3"]["pa"] == 0


@pytest.mark.rule("KA-R25", "KA-R73", "KA-074")
def test_a_chase_that_begins_at_the_door_takes_the_step_away() -> None:
    s = Sitting(
        rooms={"3-3": "H14", "9-9": "G03"},
        A={"pg": "PC1", "at": "4-3", "cards": ["EX01"]},
        B={"pg": "PC5", "at": "9-9"},
        entities={"1": "EN-YU 4-4"},
        objects=["OB15"],
    )
    s.does("A", "move 4-4")
    assert s.state.hunted == 0 and s.at("A") == "4-3"
    s.does("A", "wait").dice("3c", "0").does("A", "exorcise")
    assert s.asked() == {"A": "act"} and s.at("A") == "4-3" and s.pg("A").pm == 3


@pytest.mark.rule("KA-R31", "KA-094")
def test_a_door_opened_in_a_window_leaves_the_one_that_stood_open() -> None:
    s = inner(
        rooms={"3-3": "H14", "5-5": "H16", "9-9": "G03"},
        B={"pg": "PC5", "at": "5-5"},
        C={"pg": "PC2", "at": "9-9"},
        ask_all=True,
    )
    s.does("A", "open 4-3|4-4").dice("3").does("A", "run").does("A", "roll")
    assert s.asked()["B"] == "window-test-post" and s.state.opened == edge("4-3|4-4")
    s.does("B", "open-inner 5-5|5-6").does("A", "let-be")
    assert (1, edge("5-5|5-6")) in s.state.looked and s.asked()["B"] == "window-test-post"
    assert s.state.opened == edge("4-3|4-4"), "the Active PG is still at its Action"


@pytest.mark.rule("KA-R31", "KA-108")
@pytest.mark.parametrize(
    "tokens, told", [({"4-4": "unfilled"}, ["door-opened", "marker-filled"]), ({"4-4": "corpse"}, [])]
)
def test_of_a_door_opened_in_a_window_one_reads_if_something_comes_of_it(
    tokens: dict[str, str], told: list[str]
) -> None:
    s = inner(at="events", events=["EV19"], tokens=tokens, ask_all=True).start()
    s.does("A", "open-inner 4-3|4-4").does("B", "let-be")
    assert [kind for kind in s.said() if kind in ("door-opened", "marker-filled")] == told


@pytest.mark.rule("KA-103", "KA-R70")
def test_a_spectral_rift_makes_the_pg_disappear() -> None:
    s = house().door_tokens("T26").coordinates("9-10").does("A", "open 2-3|3-3")
    assert s.at("A") == "9-10" and s.asked() == {"A": "act"}
    assert not s.state.board.covered(cell("2-3"))


@pytest.mark.rule("KA-104")
def test_the_next_activation_starts_with_doors_unchecked() -> None:
    s = house(doors={"2-3|3-3": "open"}).does("A", "pass")
    assert s.asked() == {"B": "act"} and s.state.doors == []


@pytest.mark.rule("KA-105", "KA-310")
def test_tokens_stay_out_of_the_bag_until_the_end_of_the_turn() -> None:
    s = house(events=["EV19"]).door_tokens("T21").does("A", "open 2-3|3-3")
    assert len(s.state.door_bag) == 26 and len(s.state.tokens_out) == 1
    s.does("A", "pass").does("B", "pass")
    assert s.state.turn == 3 and len(s.state.door_bag) == 27 and s.state.tokens_out == []


@pytest.mark.rule("KA-R35")
def test_an_empty_bag_is_filled_with_what_no_onryo_holds() -> None:
    s = house(
        C={"died": 1, "grave": "9-10"},
        onryo={"C": {"at": "1-10", "tokens": ["T21", "T22"]}},
        door_bag=[],
    ).does("A", "open 2-3|3-3")
    assert len(s.state.door_bag) == 24 and len(s.state.secrets[2].tokens) == 2


@pytest.mark.rule("KA-R29", "KA-120")
def test_a_treasure_room_drawn_at_a_door_stays_shut() -> None:
    s = house(house=["H02"]).door_tokens("T01").does("A", "open 3-2|3-3")
    laid(s)
    assert "treasure-shut" in [event.kind.name for event in s.events] and s.pg("A").pm == 3
    assert s.refused("A", "move 3-2") == "KA-120"


@pytest.mark.rule("KA-R25", "KA-R24")
def test_an_entity_on_the_entry_cell_is_revealed_before_the_step() -> None:
    s = house(house=["H13"], entities={"1": "? 3-2"}, entity_deck=["EN-YU"]).door_tokens("T01")
    s.does("A", "open 3-2|3-3")
    laid(s)
    assert s.entity_kind(1) == "EN-YU" and s.state.hunted == 0 and s.at("A") == "3-3"


@pytest.mark.rule("KA-307", "KA-074")
def test_what_is_met_behind_a_door_may_take_the_step_away() -> None:
    s = Sitting(
        rooms={"9-3": "G06", "9-5": "G05", "7-3": "X02"},
        A={"pg": "PC1", "at": "10-4"},
        B={"pg": "PC5", "at": "7-4"},
        doors={"10-4|10-5": "open"},
        entities={"1": "EN-LP 9-5"},
        lost_garden=["LP5"],
    )
    s.dice("0").does("A", "move 10-5")
    assert s.at("A") == "10-4" and s.pg("A").pm == 0, "the gardener took all its PM"


# Previews


@pytest.mark.rule("KA-081", "KA-082")
def test_a_step_shows_who_would_hear_it() -> None:
    s = house(entities={"1": "? 2-4", "2": "? 3-7", "3": "? 3-6 alerted"}, A={"pg": "PC1", "at": "3-3", "noise": 2})
    preview = s.foreseen("A")["move 3-4"]
    assert preview["noise"] == 3 and preview["heard"] == [1, 2] and preview["seen"] == []


@pytest.mark.rule("KA-074", "KA-129")
def test_what_spends_points_says_how_many() -> None:
    s = house()
    told = s.foreseen("A")
    assert told["move 3-4"]["pm"] == 1 and told["noise"]["pa"] == 1 and "pa" not in told["move 3-4"]
    before = s.pg("A").pa
    s.does("A", "noise")
    assert s.pg("A").pa == before - 1


@pytest.mark.rule("KA-098")
def test_a_door_shows_its_chances() -> None:
    s = house(doors={"2-3|3-3": 5})
    previews = s.foreseen("A")
    assert previews["break 2-3|3-3"]["chance"] == 80 and previews["break 2-3|3-3"]["pa"] == 0
    door = previews["open 3-2|3-3"]
    assert (door["open"], door["blocked"], door["rift"], door["explores"]) == (59, 33, 7, True)


@pytest.mark.rule("KA-R35")
def test_an_empty_bag_shows_the_chances_of_what_goes_back_into_it() -> None:
    held = {"B": {"at": "9-9", "tokens": ["T17", "T18"]}}
    s = house(door_bag=[], onryo=held, B={"pg": "PC5", "died": 1, "grave": "9-9"}, C={"pg": "PC4", "at": "9-10"})
    door = s.foreseen("A")["open 3-2|3-3"]
    assert (door["open"], door["blocked"], door["rift"]) == (64, 28, 8), "of the 25 that no Onryo holds"


# Sealed in


def sealed(**given: Any) -> Sitting:
    """A in a corner: the only door of its Room that does not face the edge of the board leads to the lock."""
    return Sitting(
        **{
            "rooms": {"1-1": "H14 180", "1-3": "H02", "9-9": "G03"},
            "A": {"pg": "PC1", "at": "2-1"},
            "B": {"pg": "PC5", "at": "9-9"},
            **given,
        }
    )


@pytest.mark.rule("KA-R30")
def test_a_pg_that_is_not_sealed_in_has_no_such_ways() -> None:
    s = house()
    assert "slip-away" not in s.offered("A") and "slip-away" not in s.blocked("A")
    assert "open 4-3|5-3" not in house(A={"pg": "PC1", "at": "4-3"}).offered("A")


@pytest.mark.rule("KA-R30")
def test_a_sealed_in_pg_may_pay_three_pa_to_disappear() -> None:
    s = sealed().coordinates("9-10").does("A", "slip-away")
    assert s.at("A") == "9-10" and s.pg("A").pa == 0
    assert sealed(A={"pg": "PC1", "at": "2-1", "pa": 2}).refused("A", "slip-away") == "KA-R30"


@pytest.mark.rule("KA-R30")
def test_a_sealed_in_pg_may_make_a_door_of_a_wall_for_everybody() -> None:
    s = laid(sealed().door_tokens("T01").does("A", "open 2-1|3-1"))
    assert s.state.board.covered(cell("3-1")) and s.state.forced == [edge("2-1|3-1")]
    s.does("A", "move 3-1")
    assert s.at("A") == "3-1"


@pytest.mark.rule("KA-R30", "KA-098")
def test_such_a_wall_is_checked_like_any_exterior_door() -> None:
    s = sealed().door_tokens("T21").does("A", "open 2-1|3-1")
    assert s.state.forced == [] and s.refused("A", "move 3-1") == "KA-075"
    laid(s.dice("1").does("A", "break 2-1|3-1"))
    assert s.state.forced == [edge("2-1|3-1")]


@pytest.mark.rule("KA-120", "KA-R28", "KA-R29", "KA-R30")
def test_a_treasure_room_found_behind_such_a_wall_stays_shut_until_it_is_opened() -> None:
    found = {"rooms": {"1-1": "H15 270", "9-9": "G03"}, "house": ["H02"], "A": {"pg": "PC1", "at": "2-1"}}
    s = laid(sealed(**found).door_tokens("T01").does("A", "open 2-1|3-1"))
    assert s.state.forced == [edge("2-1|3-1")] and s.state.in_locked(cell("3-1"))
    assert s.refused("A", "move 3-1") == "KA-120" and s.state.opened == -1
    assert not s.state.board.sees(cell("2-1"), cell("3-1"), edge("2-1|3-1"))
    placed = {"rooms": {"1-1": "H15 270", "3-1": "H02", "9-9": "G03"}, "forced": ["2-1|3-1"], "house": []}
    s = sealed(**found | placed | {"keys": ["silver", "bronze"], "doors": {"2-1|3-1": "open"}})
    s.does("A", "move 3-1")
    assert s.at("A") == "3-1", "then it is an exterior door like any other"


@pytest.mark.rule("KA-121", "KA-R28", "KA-R30")
def test_a_wall_made_a_door_is_a_place_for_keys_too() -> None:
    rooms = {"1-1": "H15 270", "3-1": "H02", "9-9": "G03"}
    a = {"pg": "PC1", "at": "2-1", "cards": ["OB02"]}
    assert sealed(rooms=rooms, A=a).refused("A", "use OB02") == "KA-121"
    assert "use OB02" in sealed(rooms=rooms, A=a, forced=["2-1|3-1"]).offered("A")


@pytest.mark.rule("KA-R92", "KA-077", "KA-R82")
def test_an_enemy_swapped_through_a_door_with_an_ofuda_disappears() -> None:
    """A comes out of its hiding place through the door, onto the cell of an enemy that has not seen it."""
    s = Sitting(
        rooms={"3-3": "H16", "9-9": "G03"},
        tokens={"3-3": "hiding 2"},
        entities={"1": "EN-YU 3-4"},
        ofuda_doors=["3-3|3-4"],
        A={"at": "3-3", "hidden": 2},
        B={"at": "9-9"},
    )
    s.coordinates("10-1").does("A", "move 3-4")
    assert s.at("A") == "3-4" and s.entity_at(1) == "10-1" and s.state.ofuda_doors == []
    assert not s.state.chases, "it is gone before it can sight anybody"


@pytest.mark.rule("KA-094", "KA-R31")
def test_trying_another_door_closes_the_one_that_stood_open() -> None:
    s = house(rooms={"3-3": "H12", "9-9": "G03"}).does("A", "open 3-3|3-4")
    assert s.state.opened == edge("3-3|3-4")
    s.door_tokens("T24").does("A", "open 2-3|3-3")
    assert s.state.opened == -1, "though that one is blocked"
    s = house(rooms={"3-3": "H12", "9-9": "G03"}, doors={"2-3|3-3": 6}).does("A", "open 3-3|3-4")
    s.dice("0c").does("A", "break 2-3|3-3")
    assert s.state.opened == -1


@pytest.mark.rule("KA-100", "KA-R31")
def test_a_door_that_was_broken_open_may_still_be_opened_to_look() -> None:
    s = laid(house(doors={"2-3|3-3": 5}).dice("3").does("A", "break 2-3|3-3"))
    s.does("A", "move 3-4").does("A", "move 3-3")
    assert "open 2-3|3-3" in s.offered("A")


@pytest.mark.rule("KA-R45", "KA-101")
def test_who_dies_of_what_its_noise_has_brought_does_nothing_more() -> None:
    a = {"pg": "PC1", "at": "3-3", "noise": 3, "wounds": 5}
    s = house(doors={"2-3|3-3": 6}, entities={"1": "EN-YU 2-4"}, A=a, C={"at": "10-10"})
    s.dice("0", "1").does("A", "break 2-3|3-3").does("A", "let-be").does("A", "choose cell 3-4")
    s.does("A", "wait").dice("0", "3").coordinates("1-9").does("A", "repel")
    assert s.pg("A").died and s.asked() == {"B": "act"}


@pytest.mark.rule("KA-R35", "KA-310")
def test_a_bag_filled_again_leaves_no_token_twice() -> None:
    s = house()
    s.state.door_bag, s.state.tokens_out = [], s.state.door_bag
    s.does("A", "open 2-3|3-3")
    assert len(s.state.door_bag) == 26 and len(s.state.tokens_out) == 1


@pytest.mark.rule("KA-104", "KA-R31")
def test_in_the_next_activation_every_door_may_be_looked_through_again() -> None:
    assert inner(looked=["A 4-3|4-4"]).refused("A", "open 4-3|4-4") == "KA-R31"
    assert "open 4-3|4-4" in inner(looked=["A 4-3|4-4"], at="activations").offered("A")


def hunted_at_a_door(stops: tuple[str, ...] = (), **more: Any) -> Hunt:
    """A, hunted, and B on either side of the interior door 4-3|4-4 of H14; the hunter comes from the far end."""
    return Hunt(
        stops=stops,
        **{
            "rooms": {"3-3": "H14", "9-9": "G03"},
            "at": "chase",
            "chase": {"hunter": 2, "hunted": "A"},
            "entities": {"2": "EN-YU 10-1"},
            "first": "C",
            "active": "C",
            "A": {"pg": "PC1", "at": "4-3", "cards": ["OB05", "OB20"], **more.pop("A", {})},
            "B": {"pg": "PC4", "at": "4-4"},
            "C": {"pg": "PC5", "at": "9-9"},
            **more,
        },
    )


@pytest.mark.rule("KA-R31", "KA-093", "KA-R78")
@pytest.mark.parametrize("action", ["attack B", "trade B"])
def test_a_door_opened_while_hunted_stays_open_through_the_next_action(action: str) -> None:
    s = hunted_at_a_door()
    assert s.refused("A", action) in ("KA-148", "KA-145")
    s.does("A", "open-inner 4-3|4-4")
    assert s.asked() == {"A": "chase"} and s.state.opened == edge("4-3|4-4") and action in s.offered("A")
    s.does("A", action)
    if action == "trade B":
        s.does("B", "accept").does("A", "give OB05", "hand-over")
        assert s.cards("B") == ["OB05"]
    assert s.asked() == {"A": "chase"} and s.state.round == 2
    assert s.state.opened < 0 and s.refused("A", "attack B") == "KA-148"
    assert "open-inner 4-3|4-4" in s.offered("A"), "it was not opened only to look"


@pytest.mark.rule("KA-094", "KA-R31")
@pytest.mark.parametrize("answer", ["flee", "wait", "noise"])
def test_a_door_opened_while_hunted_closes_with_the_next_move(answer: str) -> None:
    s = hunted_at_a_door().dice("0", "3").does("A", "open-inner 4-3|4-4").does("A", answer)
    assert s.state.opened < 0


@pytest.mark.rule("KA-094", "KA-R31")
def test_a_door_opened_while_fleeing_closes_with_the_next_step() -> None:
    s = hunted_at_a_door().dice("3", "0").does("A", "flee").does("A", "open-inner 4-3|4-4")
    assert s.asked() == {"A": "flee"} and s.state.opened == edge("4-3|4-4")
    s.does("A", "flee-to 3-3")
    assert s.asked() == {"A": "flee"} and s.state.opened < 0


@pytest.mark.rule("KA-094", "KA-R31")
@pytest.mark.parametrize("flees", [True, False])
def test_hiding_ends_the_interaction_with_the_door_too(flees: bool) -> None:
    spots: dict[str, Any] = {"A": {"at": "4-4"}, "B": {"pg": "PC4", "at": "3-3"}}
    s = hunted_at_a_door(tokens={"4-4": "hiding 2"}, **spots)
    if flees:
        s.dice("3", "0").does("A", "flee")
    s.stops = ("roll",)
    s.does("A", "open-inner 4-3|4-4").does("A", "hide")
    assert s.asked() == {"A": "roll"} and s.state.opened < 0, "the hiding Test"
