"""Set-up and the Awakening (KA-001 to KA-044, KA-R05, KA-R27, KA-R38)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import Malformed
from hyakki.games.kaidan import game
from hyakki.games.kaidan.board.geometry import area_of, cells_of
from hyakki.games.kaidan.catalog.ids import NUMBER, OBJECTS, PASSAGE, TREASURE, WELL
from hyakki.games.kaidan.people import UNREVEALED
from hyakki.games.kaidan.scenes.position import cell
from hyakki.games.kaidan.state import KaidanState
from tests.games.kaidan.sitting import Sitting


def picked(seats: int = 3, seed: int = 1, **options: Any) -> Sitting:
    """A game right after everybody has picked a PG and woken up."""
    s = Sitting(seed=seed, at="start", seats=seats, options=options).start()
    while set(s.asked().values()) & {"pick", "decide"}:
        s.silence()
    return s


def waking(*cells: str, seats: int = 3, **given: Any) -> Sitting:
    """The Awakening, with these Coordinate Rolls."""
    s = Sitting(at="awakening", seats=seats, first="A", **given).coordinates(*cells).start()
    while "decide" in s.asked().values():
        s.silence()
    return s


def tiles_left(s: KaidanState) -> list[int]:
    return [len(pile) for pile in s.tiles]


@pytest.mark.rule("KA-024", "KA-056")
def test_each_player_picks_a_different_pg() -> None:
    s = Sitting(at="start", seats=3, options={"starter": 0}).start()
    seat = next(iter(s.asked()))
    s.does(seat, "pick PC2")
    other = next(iter(s.asked()))
    assert other != seat and s.refused(other, "pick PC2") == "KA-024"
    s.does(other, "pick any")
    assert s.pg(other).character != s.pg(seat).character


@pytest.mark.rule("KA-001", "KA-002", "KA-009", "KA-010")
def test_before_the_awakening_the_map_is_empty() -> None:
    s = Sitting(at="start", seats=3).start()
    assert all(room < 0 for room in s.state.rooms) and s.state.round == 0
    assert not any(figure.alerted or figure.on_map for figure in s.state.figures)


@pytest.mark.rule("KA-003", "KA-004", "KA-005", "KA-006", "KA-007", "KA-043", "KA-R27", "KA-034")
@pytest.mark.parametrize("seed", range(8))
def test_one_tile_of_each_pile_is_removed_and_never_a_protected_one(seed: int) -> None:
    s = picked(seed=seed).state
    placed = [room >> 2 for room in s.rooms if room >= 0]
    removed = s.set_aside[:3]
    assert not set(removed) & {PASSAGE, TREASURE, WELL, *(NUMBER[name] for name in ("H03", "H04", "X01"))}
    assert [next(pile for pile in range(3) if tile in s.kit.piles[pile]) for tile in removed] == [0, 1, 2]
    assert sum(tiles_left(s)) + len(placed) == 25
    assert PASSAGE not in placed and TREASURE not in placed, "they wait until everybody is awake"
    assert PASSAGE in s.tiles[0] and TREASURE in s.tiles[0]


@pytest.mark.rule("KA-004", "KA-R27")
def test_piles_during_the_awakening() -> None:
    s = Sitting(at="awakening", seats=3, first="A")
    assert tiles_left(s.state) == [13, 5, 5]


@pytest.mark.rule("KA-036", "KA-035", "KA-089")
def test_there_are_fifteen_five_and_five_positions_of_four_cells() -> None:
    assert [sum(area_of(slot) == area for slot in range(25)) for area in range(3)] == [15, 5, 5]
    assert sorted(at for slot in range(25) for at in cells_of(slot)) == list(range(100))


@pytest.mark.rule("KA-008", "KA-042")
def test_five_darkness_tokens_lie_face_down_until_a_room_comes() -> None:
    s = picked().state
    assert sorted([*s.darkness, s.set_aside[3]]) == [2, 3, 3, 4, 4, 5]
    columns = {slot % 5 for slot in range(25) if s.rooms[slot] >= 0}
    assert [column in columns for column in range(5)] == s.darkness_up


@pytest.mark.rule("KA-012", "KA-013", "KA-017", "KA-018", "KA-019", "KA-230", "KA-R03")
def test_decks_are_whole() -> None:
    s = picked().state
    assert len(s.event_deck) == 24 and len(s.entity_deck) == 13 and [len(deck) for deck in s.lost_decks] == [4, 4]
    assert s.entity_deck.count(NUMBER["EN-LP"]) == 1 and NUMBER["EN-OK"] not in s.entity_deck
    assert len(s.curses) == 9 and all(s.curses), "the cursed-room cards are looked up by name"
    assert {NUMBER[name] for name in s.rules.entities} == set(range(9)), "and so are the enemy cards"
    assert len(s.kit.characters) == 5 and all(card.onryo.fear for card in s.kit.characters)


@pytest.mark.rule("KA-012", "KA-013", "KA-016", "KA-019")
def test_decks_are_shuffled() -> None:
    one, other = picked(seed=1).state, picked(seed=2).state
    assert one.event_deck != other.event_deck and sorted(one.event_deck) == sorted(other.event_deck)
    assert one.objects[0] != other.objects[0] and one.entity_deck != other.entity_deck


@pytest.mark.rule("KA-014", "KA-015", "KA-R05")
@pytest.mark.parametrize("seats, sizes", [(2, [20, 7, 2, 5, 5]), (3, [26, 8, 2, 6, 5]), (5, [36, 8, 2, 6, 5])])
def test_object_decks_by_the_number_of_players(seats: int, sizes: list[int]) -> None:
    s = picked(seats).state
    dealt = seats
    assert [len(deck) for deck in s.objects] == [sizes[0], sizes[1] - dealt, *sizes[2:]]


@pytest.mark.rule("KA-R05")
def test_two_to_five_play() -> None:
    for seats in range(2, 6):
        assert len(game.start(game.rules(seats, {}), seats, Chance.seeded(1)).pgs) == seats
    for seats in (1, 6):
        with pytest.raises(Malformed):
            game.start(game.rules(2, {}), seats, Chance.seeded(1))


@pytest.mark.rule("KA-R05")
def test_the_hyoirei_is_left_out_of_a_game_for_two() -> None:
    assert NUMBER["OB01"] not in picked(2).state.objects[0]
    assert NUMBER["OB01"] in picked(3).state.objects[0]


@pytest.mark.rule("KA-020", "KA-021", "KA-023")
def test_the_bags() -> None:
    s = Sitting(at="awakening", seats=2, first="A").state
    assert len(s.map_bag) == 50 and len(s.door_bag) == 27
    assert s.map_bag.count(-1) == 35 and s.map_bag.count(-2) == 3


@pytest.mark.rule("KA-025", "KA-027")
def test_status_piles_start_with_the_neutral_state_on_top() -> None:
    s = picked()
    assert [s.status(seat) for seat in "ABC"] == ["NMMMM"] * 3
    assert not any("status" in event.kind.name for event in s.events)


@pytest.mark.rule("KA-030", "KA-031", "KA-033", "KA-042", "KA-R38", "KA-032", "KA-011", "KA-028")
def test_waking_up() -> None:
    s = waking("5-8", "5-8", "5-7", "1-1")
    assert [s.at(seat) for seat in "ABC"] == ["5-8", "5-7", "1-1"]
    assert s.state.board.covered(cell("6-8")) and s.state.darkness_up[3]
    placed = [event for event in s.events if event.kind.name == "room-placed"]
    assert len(placed) == 2, "the second PG needed no tile"
    kinds = [event.kind.name for event in s.events]
    assert "exchanged" not in kinds[: kinds.index("turn")]


@pytest.mark.rule("KA-030")
def test_the_first_player_wakes_first_then_the_others_clockwise() -> None:
    s = Sitting(at="awakening", seats=3, first="B").coordinates("1-1", "1-2", "2-1").start()
    while "decide" in s.asked().values():
        s.silence()
    assert {seat: s.at(seat) for seat in "ABC"} == {"B": "1-1", "C": "1-2", "A": "2-1"}


@pytest.mark.rule("KA-037")
@pytest.mark.parametrize("at, pile", [("6-1", 0), ("7-1", 1), ("8-10", 1), ("9-5", 2)])
def test_a_room_comes_from_the_pile_of_its_area(at: str, pile: int) -> None:
    s = waking(at, "1-10", seats=2)
    tile = s.state.board.tile(cells_slot(at))
    assert tile in s.state.kit.piles[pile]


def cells_slot(at: str) -> int:
    return next(slot for slot in range(25) if cell(at) in cells_of(slot))


@pytest.mark.rule("KA-R38", "KA-108", "KA-R37")
def test_markers_in_sight_are_filled_but_no_curse_awakes() -> None:
    s = waking("1-2", "9-9", seats=2, house=["H05"])
    assert s.state.board.tile(0) == NUMBER["H05"]
    kinds = [event.kind.name for event in s.events]
    before = kinds[: kinds.index("turn")]
    assert "marker-filled" in before and "curse" not in before


@pytest.mark.rule("KA-044")
def test_everybody_gets_an_ofuda() -> None:
    s = picked(5)
    assert [s.cards(seat) for seat in "ABCDE"] == [["EX01"]] * 5
    assert s.state.objects[1].count(OBJECTS.index("EX01")) == 1


@pytest.mark.rule("KA-002", "KA-228", "KA-233")
def test_there_are_no_entities_before_the_first_entity_phase() -> None:
    s = picked(4)
    assert all(not figure.on_map and figure.kind in (UNREVEALED, -2) for figure in s.state.figures)
