"""Fleeing and obstacles (KA-257 to KA-261, KA-277 to KA-279, KA-R33, KA-R34, KA-R74 to KA-R76, KA-R82, KA-R143)."""

from __future__ import annotations

import pytest

from hyakki.games.kaidan.scenes.position import edge
from tests.games.kaidan.hunting import corner


@pytest.mark.rule("KA-257", "KA-258", "KA-067")
def test_the_pg_wins_even_a_tie_and_moves_first() -> None:
    s = corner().dice("1", "2").does("A", "flee")
    assert s.asked() == {"A": "flee"} and s.entity_at(2) == "3-4", "3+1 against 2+2"
    s.does("A", "flee-to 4-3")
    assert s.asked() == {"A": "react"}, "then the enemy walks two cells: before 4-3 it attacks"


@pytest.mark.rule("KA-260")
def test_the_enemy_wins_and_moves_first_then_the_pg() -> None:
    s = corner("EN-KU", "4-4").dice("1").does("A", "odd").dice("1", "1").does("A", "flee")
    assert s.asked() == {"B": "decide"}
    s.does("B", "choose cell 4-3")
    assert s.entity_at(2) == "4-3" and s.asked() == {"A": "flee"}
    s.does("A", "flee-to 3-4")
    assert s.chased == (2, 2) and s.entity_at(2) == "4-3", "it does not move again"


@pytest.mark.rule("KA-R76", "KA-280")
def test_an_attack_ends_the_round_without_a_flight() -> None:
    s = corner("EN-KU").dice("1").does("A", "odd").dice("0", "1").does("A", "flee")
    assert s.asked() == {"A": "react"}
    s.dice("3c", "0").does("A", "repel")
    assert s.chased == (2, 2) and s.at("A") == "3-3"


@pytest.mark.rule("KA-R74")
def test_the_pg_may_stop_early_but_not_go_further_than_its_die() -> None:
    s = corner().dice("2", "0").does("A", "flee").does("A", "flee-to 4-3")
    assert "stop" in s.offered("A")
    s.does("A", "stop")
    assert s.chased == (2, 2)
    s.dice("0", "0").does("A", "flee")
    assert s.chased == (2, 3) and s.at("A") == "4-3", "a die of 0 is no cell"


@pytest.mark.rule("KA-258", "KA-277")
def test_the_ways_of_a_flight_are_shown_as_far_as_the_die_may_go() -> None:
    """Around the enemy, not past it, and through no door that would have to be checked."""
    s = corner()
    stake = s.preview("A", "flee")
    assert stake["routes"] == [["4-3"], ["4-3", "4-4"]] and stake["pursuit"] == ["3-3"]
    s.dice("1", "0").does("A", "flee")
    assert s.preview("A", "flee-to 4-3")["routes"] == [], "the die shows 1"
    s = corner().dice("2", "0").does("A", "flee")
    assert s.preview("A", "flee-to 4-3")["routes"] == [["4-3", "4-4"]]
    assert s.preview("A", "flee-to 2-3")["routes"] == [] and s.preview("A", "stop")["pursuit"] == ["3-3"]


@pytest.mark.rule("KA-259", "KA-R75")
def test_noise_6_from_the_first_cell_on_and_only_then() -> None:
    s = corner().dice("2", "0").does("A", "flee")
    assert s.pg("A").noise == 0
    s.does("A", "flee-to 4-3")
    assert s.pg("A").noise == 6


@pytest.mark.rule("KA-R75")
def test_noise_6_also_for_who_lost_the_test() -> None:
    s = corner("EN-KU", "4-4").dice("1").does("A", "odd").dice("1", "1").does("A", "flee")
    s.does("B", "choose cell 4-3").does("A", "flee-to 3-4")
    assert s.pg("A").noise == 6


@pytest.mark.rule("KA-075", "KA-106", "KA-120", "KA-R30")
def test_no_flight_through_walls_and_every_exterior_door_is_checked() -> None:
    s = corner("EN-YU", "4-4", doors={"2-3|3-3": 0}).dice("3", "0").does("A", "flee")
    assert "flee-to 2-3" in s.offered("A") and s.preview("A", "flee-to 2-3")["unchecked"]
    s.does("A", "flee-to 4-3")
    assert s.blocked("A")["flee-to 5-3"] == "KA-075"
    assert s.blocked("A")["flee-to 4-2"] == "KA-075"


@pytest.mark.rule("KA-R34", "KA-R33", "KA-102", "KA-101")
def test_a_door_found_blocked_stays_so_for_the_round() -> None:
    s = corner("EN-YU", "4-4", A={"pa": 1}).dice("3", "0").does("A", "flee")
    s.door_tokens("T21").does("A", "flee-to 2-3")
    assert s.blocked("A")["flee-to 2-3"] == "KA-R34" and "break 2-3|3-3" in s.offered("A")
    assert s.preview("A", "break 2-3|3-3") == {"chance": 80, "free": True}
    s.dice("0").does("A", "break 2-3|3-3")
    s.does("A", "let-be") if s.asked() == {"A": "again"} else None
    assert s.pg("A").pa == 1 and s.pg("A").noise == 1, "the first attempt is free"
    s.dice("0").does("A", "break 2-3|3-3")
    assert s.pg("A").pa == 0
    assert s.blocked("A")["break 2-3|3-3"] == "KA-102"
    s.does("A", "flee-to 4-3")
    assert s.at("A") == "4-3", "the rest of the flight goes elsewhere"


@pytest.mark.rule("KA-106", "KA-R34")
def test_in_the_next_round_a_new_token_is_drawn() -> None:
    s = corner("EN-YU", "4-4").dice("1", "0").does("A", "flee").door_tokens("T21").does("A", "flee-to 2-3")
    s.does("A", "stop").dice("1", "0").does("A", "flee")
    s.door_tokens("T01").does("A", "flee-to 2-3")
    if s.asked() == {"B": "decide"}:
        s.silence()
    assert s.at("A") == "2-3"


@pytest.mark.rule("KA-106")
def test_a_door_is_checked_again_on_the_way_back() -> None:
    s = corner("EN-YU", "4-4", rooms={"3-3": "H10", "1-3": "H13", "9-9": "G03"}).dice("3", "0").does("A", "flee")
    s.door_tokens("T01").does("A", "flee-to 2-3")
    assert s.at("A") == "2-3" and s.preview("A", "flee-to 3-3")["unchecked"]
    s.door_tokens("T21").does("A", "flee-to 3-3")
    assert s.at("A") == "2-3" and s.blocked("A")["flee-to 3-3"] == "KA-R34"


@pytest.mark.rule("KA-R34")
def test_a_door_that_was_broken_stays_open_for_the_round() -> None:
    s = corner("EN-YU", "4-4", rooms={"3-3": "H10", "1-3": "H13", "9-9": "G03"}).dice("3", "0").does("A", "flee")
    s.door_tokens("T21").does("A", "flee-to 2-3").dice("3").does("A", "break 2-3|3-3")
    assert s.at("A") == "2-3"
    s.does("A", "flee-to 3-3")
    assert s.at("A") == "3-3" and "door-checked" not in s.said()


@pytest.mark.rule("KA-R30", "KA-106")
def test_a_sealed_in_pg_may_flee_through_a_wall_once_it_is_found_open() -> None:
    s = corner("EN-YU", "1-1", rooms={"1-1": "H15 270", "9-9": "G03"}, A={"at": "2-1"}).dice("2", "0").does("A", "flee")
    assert s.preview("A", "flee-to 3-1")["unchecked"] and s.blocked("A")["flee-to 2-2"] == "KA-075"
    s.door_tokens("T21").does("A", "flee-to 3-1")
    assert s.at("A") == "2-1" and s.state.forced == []
    s.dice("3").does("A", "break 2-1|3-1")
    while s.asked() == {"B": "decide"}:
        s.silence()
    assert s.at("A") == "3-1" and s.state.forced == [edge("2-1|3-1")]


@pytest.mark.rule("KA-103", "KA-271")
def test_a_rift_takes_the_pg_away_and_its_hunter_too() -> None:
    s = corner().dice("2", "0").does("A", "flee").door_tokens("T26").coordinates("9-10", "1-1").does("A", "flee-to 2-3")
    assert s.at("A") == "9-10" and s.entity_at(2) == "1-1" and s.chased is None
    assert s.pg("A").noise == 0 and s.pg("A").exhausted


@pytest.mark.rule("KA-R143", "KA-R29", "KA-120")
def test_a_locked_treasure_room_costs_no_cell_of_the_flight() -> None:
    s = corner("EN-YU", "4-4", house=["H02"]).dice("1", "0").does("A", "flee")
    s.door_tokens("T01").does("A", "flee-to 2-3")
    while s.asked() == {"B": "decide"}:
        s.silence()
    assert s.at("A") == "3-3" and s.asked() == {"A": "flee"}
    assert s.blocked("A")["flee-to 2-3"] == "KA-120"
    s.does("A", "flee-to 4-3")
    assert s.at("A") == "4-3"


@pytest.mark.rule("KA-R25", "KA-277")
def test_what_stands_behind_a_door_is_seen_before_the_step() -> None:
    s = corner(entities={"2": "EN-YU 4-4", "3": "? 2-3"}, entity_deck=["EN-YU"], house=["H13"])
    s.dice("2", "0").does("A", "flee").door_tokens("T01").dice("3c", "0").does("A", "flee-to 2-3")
    while s.asked() == {"B": "decide"}:
        s.silence()
    assert s.entity_kind(3) == "EN-YU" and s.events_of("test")[-1][2] == "obstacle"
    assert s.at("A") == "2-3"


@pytest.mark.rule("KA-277", "KA-278", "KA-R82")
def test_past_the_hunter_itself() -> None:
    s = corner().dice("2", "0").does("A", "flee")
    assert s.preview("A", "flee-to 3-4")["obstacle"] == 2
    s.dice("2", "2").does("A", "flee-to 3-4")
    assert s.asked() == {"B": "decide"} and "choose cell 3-3" in s.offered("B"), "where the PG came from is allowed"
    assert "choose cell 4-4" in s.offered("B")
    s.does("B", "choose cell 3-3")
    assert s.at("A") == "3-4" and s.entity_at(2) == "3-3" and s.pg("A").wounds == 0


@pytest.mark.rule("KA-279", "KA-R82")
def test_hurt_by_the_enemy_the_pg_goes_on_all_the_same() -> None:
    s = corner("EN-GO").dice("2", "0").does("A", "flee").dice("0", "2").does("A", "flee-to 3-4")
    s.does("B", "choose cell 4-4")
    assert s.pg("A").wounds == 3, "4+0 against 5+2; its Wrath is for attacks"
    assert s.at("A") == "3-4"


@pytest.mark.rule("KA-R81", "KA-292")
def test_a_trapped_pg_dies_of_an_obstacle_too() -> None:
    """In the dead end d of H03 (4-4: wall north, walls east and south) only the way west is left, and it is taken."""
    s = corner(rooms={"3-3": "H03", "9-9": "G03"}, A={"at": "4-4"}, entities={"2": "EN-GO 4-3"})
    s.dice("2", "0").does("A", "flee").dice("0", "1").does("A", "flee-to 4-3")
    assert s.pg("A").died


@pytest.mark.rule("KA-R82", "KA-077")
def test_a_pg_or_a_lost_person_in_the_way_changes_places() -> None:
    s = corner(B={"pg": "PC5", "at": "4-3"}, A={"noise": 3}).dice("2", "0").does("A", "flee").does("A", "flee-to 4-3")
    assert s.at("A") == "4-3" and s.at("B") == "3-3" and not [t for t in s.events_of("test") if t[2] == "obstacle"]


@pytest.mark.rule("KA-077", "KA-R82")
def test_outside_a_chase_enemies_change_places_without_a_test() -> None:
    s = corner("?", "4-3", at="act")
    s.state.entity_deck.clear()
    s.does("A", "move 4-3")
    assert s.at("A") == "4-3" and s.entity_at(2) == "3-3"


@pytest.mark.rule("KA-261", "KA-272", "KA-298")
def test_a_fleeing_pg_may_hide_where_there_is_a_hiding_place() -> None:
    s = corner(tokens={"4-3": "hiding 2"}).dice("3", "2").does("A", "flee")
    assert s.blocked("A")["hide"] == "KA-166"
    s.does("A", "flee-to 4-3")
    assert s.preview("A", "hide")["bonus"] == 1, "one less: its hunter sees it"
    s.dice("1", "1").coordinates("10-1").does("A", "hide")
    assert s.events_of("test-result")[-1] == (0, 1, 8, 5) and s.events_of("attack") == []
    assert s.chased is None and s.pg("A").shelter == 3, "still hidden"


@pytest.mark.rule("KA-R92", "KA-R82", "KA-265")
def test_an_enemy_pushed_through_a_door_with_an_ofuda_disappears() -> None:
    """A goes through the door past its hunter, which has to take the cell that A leaves."""
    s = corner(
        at="chase",
        chase={"hunter": "2"},
        rooms={"3-3": "H16", "9-9": "G03"},
        entities={"2": "EN-YU 3-4", "1": "EN-YU 4-4"},
        ofuda_doors=["3-3|3-4"],
        first="B",
    )
    s.dice("2", "0").does("A", "flee").dice("3", "0").coordinates("10-1")
    s.does("A", "flee-to 3-4")
    if s.asked() == {"B": "decide"}:
        s.does("B", "choose cell 3-3")
    assert s.at("A") == "3-4" and s.entity_at(2) == "10-1" and s.state.ofuda_doors == []
    assert s.events_of("ofuda-door") == [(1, edge("3-3|3-4"))]
    assert s.events_of("chase-ended") == [(0, 1)]


@pytest.mark.rule("KA-278", "KA-R82", "KA-R49")
def test_an_obstacle_goes_where_the_decider_says() -> None:
    s = corner(entities={"2": "EN-YU 3-4", "1": {"is": "EN-YU", "at": "4-3", "shaken": ["A"]}})
    s.dice("1", "0").does("A", "flee").dice("3", "0").does("A", "flee-to 4-3")
    assert s.asked() == {"B": "decide"} and s.offered("B") == ["choose cell 3-3", "choose cell 4-4"]
    s.does("B", "choose cell 4-4")
    assert s.at("A") == "4-3" and s.entity_at(1) == "4-4"
