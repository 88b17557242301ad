"""Wounds, death and sacred flames (KA-057, KA-058, KA-175 to KA-180, KA-311, KA-313, KA-R43 to KA-R45, KA-R114)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.events import viewers
from hyakki.core.memory import fold
from hyakki.games.kaidan import game
from hyakki.games.kaidan.catalog.cards import NERVES
from hyakki.games.kaidan.catalog.ids import NUMBER
from hyakki.games.kaidan.scenes.position import cell
from tests.games.kaidan.sitting import Sitting


def house(**given: Any) -> Sitting:
    return Sitting(
        **{
            "rooms": {"3-3": "H10", "9-9": "G03", "9-1": "G05"},
            "A": {"pg": "PC1", "at": "3-3"},
            "B": {"pg": "PC5", "at": "9-9"},
            "C": {"pg": "PC2", "at": "9-1"},
            "events": ["EV19"] * 3,
            **given,
        }
    )


def nightmare(wounds: int, face: str = "0c", **a: Any) -> Sitting:
    """A fails the Nerves Test of an event and suffers 1 Wound more than it has."""
    about = {"pg": "PC1", "at": "3-3", "wounds": wounds, **a}
    return house(at="events", events=["EV16", "EV19"], A=about, first="A").dice(face, "3", "3").start()


# Wounds


@pytest.mark.rule("KA-057", "KA-058", "KA-R44")
def test_wounds_wear_down_nerves() -> None:
    s = nightmare(3)
    assert s.pg("A").wounds == 4 and s.state.pg_value(0, NERVES) == 2 and s.pg("A").on_map


@pytest.mark.rule("KA-R15", "KA-217", "KA-114")
def test_a_nightmare_follows_who_disappears_from_under_it() -> None:
    s = nightmare(3, cards=["OB06"])
    s.until("window-wound").coordinates("4-3").does("A", "quick OB06")
    assert s.at("A") == "4-3" and s.pg("A").wounds == 4


@pytest.mark.rule("KA-057", "KA-R45", "KA-R44")
def test_a_pg_dies_when_its_wounds_reach_its_nerves() -> None:
    s = nightmare(5)
    assert s.pg("A").died == 2 and s.at("A") == "off"


@pytest.mark.rule("KA-R15", "KA-R45")
def test_wounds_count_only_after_their_window() -> None:
    about = {"pg": "PC1", "at": "3-3", "wounds": 5}
    s = house(at="events", events=["EV16", "EV19"], A=about, first="A", ask_all=True).dice("0c").start()
    while set(s.asked().values()) != {"window-wound"}:
        s.silence()
    assert s.pg("A").wounds == 5 and s.pg("A").on_map
    s.silence()
    assert s.pg("A").died == 2


# Death


@pytest.mark.rule("KA-180", "KA-163", "KA-023")
def test_body_and_inventory_stay_where_a_pg_died() -> None:
    s = nightmare(5, cards=["OB02", "OB15"])
    assert s.state.corpses == [cell("3-3")] and len(s.state.map_bag) == 50 - len(s.state.filled)
    assert [(loot.cell, loot.owner, len(loot.cards)) for loot in s.state.loot] == [(cell("3-3"), 0, 2)]
    assert s.cards("A") == []


@pytest.mark.rule("KA-162", "KA-180")
def test_an_empty_inventory_leaves_no_token() -> None:
    assert nightmare(5).state.loot == []


@pytest.mark.rule("KA-R107", "KA-192")
def test_the_first_player_token_moves_on_when_its_pg_dies() -> None:
    s = nightmare(5)
    passed = [event.args[0] for event in s.events if event.kind.name == "first-passed"]
    assert passed[0] == 1, "at that moment, before the next Preparation"


@pytest.mark.rule("KA-215", "KA-211", "KA-R101")
def test_the_hyoirei_leaves_the_game_with_its_pg() -> None:
    about = {"pg": "PC1", "at": "3-3", "wounds": 5, "cards": ["OB15"]}
    s = house(at="events", events=["EV16", "EV19"], A=about, first="A", possessed="A").dice("0c", "3", "3").start()
    assert s.state.defeated and s.state.loot[0].cards == (NUMBER["OB15"],)
    died = next(event for event in s.events if event.kind.name == "died")
    assert died.fact == (True,)


@pytest.mark.rule("KA-R124")
def test_the_game_ends_when_nobody_is_left() -> None:
    dead = {"B": {"died": 1, "grave": "9-9"}, "C": {"died": 1, "grave": "9-1"}}
    s = house(flames=["3-4"], **dead).does("A", "move 3-4")
    assert s.state.over is not None and s.state.over[0] == "nobody left"


@pytest.mark.rule("KA-R124", "KA-324", "KA-200")
def test_the_game_ends_when_only_the_possessed_pg_is_left() -> None:
    s = house(flames=["3-4"], B={"died": 1, "grave": "9-9"}, possessed="C").does("A", "move 3-4")
    assert s.state.over is not None and s.state.over[0] == "last alive"
    s = house(flames=["3-4"], B={"escaped": True}, possessed="C").does("A", "move 3-4")
    assert s.state.over is None, "somebody has escaped"
    s = house(flames=["3-4"], B={"died": 1, "grave": "9-9"}).does("A", "move 3-4")
    assert s.state.over is None, "the last PG is not possessed"


# Fire


@pytest.mark.rule("KA-175", "KA-R115")
def test_a_pg_that_enters_a_burning_cell_dies() -> None:
    s = house(flames=["3-4"])
    assert s.foreseen("A")["move 3-4"]["fire"] is True
    s.does("A", "move 3-4")
    assert s.pg("A").died == 2 and s.state.corpses == [], "a Corpse token would burn"


@pytest.mark.rule("KA-175", "KA-R116")
def test_an_entity_on_a_burning_cell_is_banished_and_nobody_gains() -> None:
    s = house(flames=["9-5"], entities={"1": "EN-YU 9-5"}, at="look", arsonist="A").start()
    assert s.entity_at(1) == "off" and s.points("A") == 0 and s.cards("A") == []


@pytest.mark.rule("KA-R116", "KA-R128")
def test_a_death_in_the_fire_is_the_kill_of_who_lit_it() -> None:
    assert house(flames=["3-4"], arsonist="B", possessed="B").does("A", "move 3-4").points("B") == 4
    s = house(flames=["3-4"], arsonist="A").does("A", "move 3-4")
    assert s.pg("A").killer == -1


@pytest.mark.rule("KA-176", "KA-R92")
def test_corpses_and_ofuda_tokens_burn_away() -> None:
    s = house(
        at="kindle",
        flames=["3-3"],
        A={"pg": "PC1", "at": "9-10"},
        tokens={"4-3": "corpse"},
        corpses=["3-4"],
        ofuda_doors=["4-4|4-5"],
    ).start()
    assert s.state.tokens[cell("4-3")] == 0 and s.state.corpses == [] and s.state.ofuda_doors == []


@pytest.mark.rule("KA-176", "KA-171", "KA-170", "KA-R117")
def test_of_a_burning_inventory_the_mission_objects_stay() -> None:
    loot = [{"at": "3-4", "owner": "B", "cards": ["OB02", "OB15"]}, {"at": "4-4", "cards": ["OB16"]}]
    s = house(at="kindle", flames=["3-3"], A={"pg": "PC1", "at": "9-10"}, loot=loot).start()
    assert [one.cards for one in s.state.loot] == [(NUMBER["OB02"],)]


@pytest.mark.rule("KA-R117", "KA-171")
def test_who_dies_in_the_fire_leaves_only_mission_objects() -> None:
    s = house(flames=["3-4"], A={"pg": "PC1", "at": "3-3", "cards": ["OB02", "OB15"]}).does("A", "move 3-4")
    assert [one.cards for one in s.state.loot] == [(NUMBER["OB02"],)]


@pytest.mark.rule("KA-176", "KA-171", "KA-R117", "KA-R93")
def test_what_a_thief_leaves_in_the_fire_burns_too() -> None:
    thief: dict[str, Any] = {"entities": {"1": "EN-JI 4-4"}, "flames": ["4-4"], "at": "look"}
    s = house(**thief, stolen={"1": ["OB02", "OB15"]}).start()
    assert [one.cards for one in s.state.loot] == [(NUMBER["OB02"],)]
    s = house(**thief, stolen={"1": ["OB15"]}).start()
    assert s.state.loot == [] and s.state.discards[0] == []


@pytest.mark.rule("KA-163", "KA-176", "KA-R93", "KA-R117")
def test_what_two_thieves_leave_on_a_cell_is_one_inventory_that_everybody_remembers() -> None:
    thief: dict[str, Any] = {"entities": {"1": "EN-JI 4-4"}, "at": "look", "stolen": {"1": ["OB03", "OB15"]}}
    s = house(**thief, flames=["4-4"], loot=[{"at": "4-4", "cards": ["OB02"]}])
    memories = [game.memory(viewer, 3) for viewer in viewers(3)]
    for memory in memories:
        game.remembered(s.state, memory)
    s.start()
    assert [one.cards for one in s.state.loot] == [(NUMBER["OB02"], NUMBER["OB03"])]
    fold(s.events, memories)
    assert [memory.misfit(s.state) for memory in memories] == [None] * len(memories)


@pytest.mark.rule("KA-177", "KA-313", "KA-R114")
def test_a_burning_cell_sets_its_room_on_fire_in_preparation() -> None:
    s = house(at="preparation", flames=["3-4"], A={"pg": "PC1", "at": "9-10"}).start()
    assert s.state.flames == [cell(at) for at in ("3-3", "3-4", "4-3", "4-4")]


@pytest.mark.rule("KA-178", "KA-311", "KA-R114", "KA-R115")
def test_fire_spreads_to_adjacent_rooms_at_the_end_of_the_turn() -> None:
    s = house(
        at="fire",
        phase="end",
        rooms={"3-3": "H10", "3-5": "H02", "3-7": "H11", "9-9": "G03", "9-1": "G05"},
        flames=["3-3", "3-4", "4-3", "4-4"],
        A={"pg": "PC1", "at": "9-10"},
    ).start()
    spread = {at for at in s.state.flames if at not in map(cell, ("3-3", "3-4", "4-3", "4-4"))}
    assert spread == {cell(at) for at in ("3-5", "3-6", "4-5", "4-6")}, "walls or not, the locked Room too; no further"


@pytest.mark.rule("KA-311")
def test_a_single_burning_cell_does_not_spread_at_the_end_of_the_turn() -> None:
    s = house(
        at="fire",
        phase="end",
        rooms={"3-3": "H10", "3-5": "H13", "9-9": "G03", "9-1": "G05"},
        flames=["3-3"],
        A={"pg": "PC1", "at": "9-10"},
    ).start()
    assert cell("3-5") not in s.state.flames


@pytest.mark.rule("KA-R70", "KA-219")
def test_nobody_appears_in_the_flames() -> None:
    s = house(flames=["9-10"]).door_tokens("T26").coordinates("9-10", "10-10").does("A", "open 2-3|3-3")
    assert s.at("A") == "10-10"


@pytest.mark.rule("KA-227", "KA-219")
def test_a_pg_appears_neither_on_an_occupied_cell_nor_behind_the_lock() -> None:
    rooms = {"3-3": "H10", "1-9": "H02", "9-9": "G03", "9-1": "G05"}
    s = house(rooms=rooms).door_tokens("T26").coordinates("9-9", "1-9", "10-10").does("A", "open 2-3|3-3")
    assert s.at("A") == "10-10"


@pytest.mark.rule("KA-R29", "KA-218")
def test_in_any_other_room_drawn_for_it_the_pg_appears() -> None:
    s = house(house=["H13"]).door_tokens("T26").coordinates("1-9").does("A", "open 2-3|3-3")
    while "decide" in s.asked().values():
        s.silence()
    assert s.at("A") == "1-9" and s.state.board.tile(4) == NUMBER["H13"]


@pytest.mark.rule("KA-R29", "KA-R70")
def test_a_treasure_room_drawn_for_an_appearance_is_placed_and_the_roll_repeated() -> None:
    s = house(house=["H02"]).door_tokens("T26").coordinates("1-9", "10-10").does("A", "open 2-3|3-3")
    while "decide" in s.asked().values():
        s.silence()
    assert s.at("A") == "10-10" and s.state.board.tile(4) == NUMBER["H02"]


@pytest.mark.rule("KA-R15", "KA-R45", "KA-175", "KA-312")
def test_who_dies_by_an_effect_that_says_so_dies_at_once() -> None:
    """There is no W-WOUND: a Refined Spectral Crystal does not save from the flames, nor from a Dark Impulse."""
    armed = {"pg": "PC1", "at": "3-3", "cards": ["OB06"]}
    s = house(A=armed, flames=["3-4"], ask_all=True).does("A", "move 3-4")
    assert s.pg("A").died and "window-wound" not in s.asked().values()
    s = house(at="condemned", turn=3, A={**armed, "condemned": 2}, ask_all=True).start()
    assert s.pg("A").died == 3
