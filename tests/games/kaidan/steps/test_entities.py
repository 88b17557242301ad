"""Entities and how they move (KA-228 to KA-249, KA-R49, KA-R55 to KA-R64, KA-R142)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.steps.entities import loudest, nearest
from tests.games.kaidan.hunting import Hunt
from tests.games.kaidan.sitting import Sitting

FAR_AWAY = {"3-3": "H10", "9-9": "G03"}


def moving(token: str, *, at: str = "1-5", **more: Any) -> Hunt:
    """The Entity phase of a later Turn: standee 2 draws this token. A at 3-3, B at 9-9."""
    s = Hunt(
        **{
            "rooms": FAR_AWAY,
            "entities": {"2": f"? {at}"},
            "first": "B",
            "at": "entities",
            "A": {"pg": "PC1", "at": "3-3"},
            "B": {"pg": "PC5", "at": "9-9"},
            **more,
        }
    )
    return s.door_tokens(token)


@pytest.mark.rule("KA-233", "KA-R64", "KA-222", "KA-228", "KA-235")
@pytest.mark.parametrize("seats, entities", [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_the_first_entities(seats: int, entities: int) -> None:
    rooms = {"3-3": "H10", "9-9": "G03", "9-1": "G05"}
    s = Hunt(rooms=rooms, seats=seats, turn=1, at="entities").door_tokens("T01", "T02", "T03", "T04")
    s.coordinates(*["1-1", "1-3", "1-5", "1-7"][:entities])
    s.coordinates(*["1-9"] * entities)
    s.start()
    while s.asked() and next(iter(s.asked().values())) == "decide":
        s.silence()
    assert [came[0] for came in s.events_of("entity-came")] == list(range(entities))
    assert [moved[0] for moved in s.events_of("move-token")][:entities] == list(range(entities)), "all of them move"


@pytest.mark.rule("KA-235", "KA-190")
def test_lowest_number_first_and_no_token_for_an_onryo() -> None:
    s = moving(
        "T01",
        entities={"3": "? 1-9", "1": "? 1-5"},
        C={"died": 1, "grave": "10-1"},
        onryo={"C": {"at": "10-1", "moved": True}},
    )
    s.door_tokens("T02").coordinates("1-6", "1-10").start()
    assert [moved[0] for moved in s.events_of("move-token")] == [0, 2]


@pytest.mark.rule("KA-236", "KA-237")
def test_a_plain_number_without_noise_leads_toward_a_coordinate_roll() -> None:
    s = moving("T03").coordinates("1-8").start()
    assert s.entity_at(2) == "1-7"


@pytest.mark.rule("KA-R58")
def test_a_target_reached_early_or_at_once() -> None:
    assert moving("T07").coordinates("1-6").start().entity_at(2) == "1-6"
    assert moving("T07").coordinates("1-5").start().entity_at(2) == "1-5"


@pytest.mark.rule("KA-238")
def test_a_plain_number_leads_toward_the_loudest_noise_it_perceives() -> None:
    """A is louder and further away, B less loud just behind the wall: toward A."""
    rooms = {"3-3": "H10", "1-1": "H13"}
    people: dict[str, Any] = {"A": {"pg": "PC1", "at": "4-4", "noise": 5}, "B": {"pg": "PC5", "at": "1-2", "noise": 4}}
    s = moving("T03", at="1-3", rooms=rooms, **people)
    ways = s.state.board.ways(33)
    before = ways[2]
    while s.asked() == {"B": "decide"}:
        s.silence()
    assert ways[s.entity(2).cell] == before - 2


@pytest.mark.rule("KA-239", "KA-240")
@pytest.mark.parametrize("wounds, end", [(0, "7-7"), (3, "6-4")])
def test_of_equal_noises_the_nearest_and_then_the_lowest_nerves(wounds: int, end: str) -> None:
    """A (Nerves 6) and B (Nerves 5) are six steps from 7-5, and equally loud."""
    rooms = {"3-3": "H10", "3-7": "H13"}
    a, b = {"pg": "PC1", "at": "3-3", "noise": 6, "wounds": wounds}, {"pg": "PC4", "at": "3-7", "noise": 6}
    assert moving("T03", at="7-5", rooms=rooms, A=a, B=b).start().entity_at(2) == end
    near = {"pg": "PC1", "at": "4-4", "noise": 6, "wounds": 0}
    assert moving("T03", at="7-5", rooms=rooms, A=near, B=b).start().entity_at(2) == "6-4"


@pytest.mark.rule("KA-R55")
def test_a_noise_of_no_pg_counts_but_a_pgs_is_preferred_at_the_same_level() -> None:
    s = moving("T03", A={"pg": "PC1", "at": "3-3", "noise": 2})
    s.state.ring = (8, 4)
    assert s.start().entity_at(2) == "1-7", "toward the ringing at 1-9"
    s = moving("T03", A={"pg": "PC1", "at": "3-3", "noise": 4})
    s.state.ring = (8, 4)
    while s.asked() == {"B": "decide"}:
        s.silence()
    assert s.entity_at(2) != "1-7"


@pytest.mark.rule("KA-081", "KA-237")
def test_noise_too_far_away_is_not_perceived() -> None:
    s = moving("T01", A={"pg": "PC1", "at": "3-3", "noise": 3}).coordinates("1-6").start()
    assert s.events_of("coordinates") and s.entity_at(2) == "1-6", "four cells away"


@pytest.mark.rule("KA-244", "KA-R60")
@pytest.mark.parametrize(
    "about, end", [({}, "7-7"), ({"noise": 1}, "6-4"), ({"wounds": 3}, "6-4"), ({"at": "4-4"}, "6-4")]
)
def test_toward_the_nearest_then_the_louder_then_the_weaker(about: dict[str, Any], end: str) -> None:
    """Both are six steps from 7-5: A at 3-3 (Nerves 6), B at 3-7 (Nerves 5)."""
    rooms = {"3-3": "H10", "3-7": "H13"}
    s = moving("T13", at="7-5", rooms=rooms, A={"pg": "PC1", "at": "3-3", **about}, B={"pg": "PC4", "at": "3-7"})
    assert s.start().entity_at(2) == end


@pytest.mark.rule("KA-R60", "KA-293")
def test_a_hidden_pg_counts_as_the_nearest_too() -> None:
    s = moving("T11", at="1-3", A={"pg": "PC1", "at": "3-3", "hidden": 2}, tokens={"3-3": "hiding 2"}).start()
    assert s.entity_at(2) == "2-3"


@pytest.mark.rule("KA-R60", "KA-053")
def test_the_last_tie_is_the_deciders() -> None:
    s = moving("T13", at="5-5", rooms={"3-3": "H10"}, A={"pg": "PC1", "at": "3-4"}, B={"pg": "PC5", "at": "4-3"})
    ways = s.state.board.ways(44)
    assert ways[23] == ways[32]
    assert s.asked() == {"B": "decide"} and s.offered("B") == ["choose seat B", "choose seat A"]


@pytest.mark.rule("KA-R62")
def test_noise_does_not_matter_to_a_token_that_shows_a_direction() -> None:
    """B is louder, A nearer: toward A."""
    s = moving("T11", at="1-3", B={"pg": "PC5", "at": "9-9", "noise": 6}).start()
    if s.asked() == {"B": "decide"}:
        s.silence()
    assert s.entity_at(2) == "2-3"


@pytest.mark.rule("KA-245", "KA-R61")
def test_away_from_the_nearest_pg() -> None:
    s = moving("T14", at="1-3").start()
    while s.asked() == {"B": "decide"}:
        s.silence()
    ways = s.state.board.ways(22)
    assert ways[s.entity(2).cell] == ways[2] + 2


@pytest.mark.rule("KA-R61")
def test_away_the_decider_chooses_among_the_furthest_cells_and_staying_may_be_one() -> None:
    s = moving("T14", at="1-4")
    assert s.asked() == {"B": "decide"} and set(s.offered("B")) == {"choose cell 1-6", "choose cell 2-5"}
    s = moving("T14", at="1-1")
    assert set(s.offered("B")) == {"choose cell 1-1", "choose cell 3-1"}
    s.does("B", "choose cell 1-1")
    assert s.entity_at(2) == "1-1" and not s.events_of("figure-disappeared")


@pytest.mark.rule("KA-R61")
def test_away_it_disappears_where_no_step_is_possible() -> None:
    """Spectral walls north and west of 4-4, the walls of two Rooms east and south."""
    rooms = {"3-5": "H06", "5-3": "H01", "9-9": "G03"}
    s = moving("T14", at="4-4", rooms=rooms, A={"pg": "PC1", "at": "5-4"}).coordinates("10-1").start()
    assert s.events_of("figure-disappeared") == [(1,)] and s.entity_at(2) == "10-1"


@pytest.mark.rule("KA-241", "KA-246")
@pytest.mark.parametrize("token, end", [("T16", "1-4"), ("T03", None)])
def test_spectral_walls_stop_all_but_the_ghost_symbol(token: str, end: str | None) -> None:
    """V(1,2): a wall between 1-2 and 1-3."""
    s = moving(token, at="1-2").coordinates("1-4").start()
    if s.asked() == {"B": "decide"}:
        s.silence()
    assert s.entity_at(2) == "1-4" if end else s.entity_at(2) != "1-4"


@pytest.mark.rule("KA-242", "KA-R36")
def test_between_ghost_world_and_room_through_an_exterior_door_without_a_token() -> None:
    s = moving("T01", at="3-2", A={"pg": "PC1", "at": "9-10"}).coordinates("4-3").start()
    assert s.events_of("figure-moved")[0] == (1, 22), "3-2|3-3 is a door of H10"
    assert not s.events_of("door-checked")


@pytest.mark.rule("KA-243")
def test_a_question_mark_makes_it_disappear_before_it_moves() -> None:
    s = moving("T23").coordinates("10-1", "10-4").start()
    assert s.events_of("figure-appeared") == [(1, 90)] and s.entity_at(2) == "10-3"
    s = moving("T03").coordinates("1-8").start()
    assert not s.events_of("figure-disappeared"), "a number alone does not"


@pytest.mark.rule("KA-243", "KA-R59")
def test_a_chase_where_it_appeared_costs_it_the_move() -> None:
    s = moving("T23", entities={"2": "EN-YU 1-5"}).coordinates("3-4").start()
    assert s.chased == (2, 1)
    s.state.secrets[0].cards = (26,)
    s.does("A", "wait").dice("3c", "0").does("A", "exorcise")
    assert not s.events_of("figure-moved")


@pytest.mark.rule("KA-247")
def test_it_manifests_beside_the_nearest_pg_in_sight_of_it() -> None:
    s = moving("T26").start()
    assert s.asked() == {"B": "decide"} and set(s.offered("B")) == {"choose cell 3-4", "choose cell 4-3"}
    s.does("B", "choose cell 4-3")
    assert s.entity_at(2) == "4-3" and s.entity_kind(2) != "?"


@pytest.mark.rule("KA-247")
def test_without_a_free_cell_in_sight_any_free_cell_beside_will_do() -> None:
    blockers = {"2": "? 1-5", "1": "EN-LP 10-9", "3": "? 10-1"}
    s = moving("T01", entities={**blockers}, tokens={"3-3": "hiding 2"}, A={"pg": "PC1", "at": "3-3", "hidden": 2})
    s.state.figures[3].cell, s.state.figures[4].cell = 23, 32
    s.state.entity_deck.clear()
    s.chance.told.clear()
    s.coordinates("10-9").door_tokens("T01", "T26").start()
    assert s.asked() == {"B": "decide"} and set(s.offered("B")) == {"choose cell 2-3", "choose cell 3-2"}


@pytest.mark.rule("KA-R63")
def test_with_no_free_cell_beside_the_nearest_it_tries_the_next() -> None:
    s = moving("T26", flames=["2-3", "3-4", "4-3", "3-2"], tokens={"3-3": "hiding 2"}).start()
    assert s.asked() == {"B": "decide"} and "choose cell 9-10" in s.offered("B")


@pytest.mark.rule("KA-248", "KA-R57")
def test_an_entity_whose_way_is_cut_off_disappears() -> None:
    s = moving("T07", at="5-5", rooms={**FAR_AWAY, "5-5": "H02"}).coordinates("1-1", "10-1").start()
    assert s.entity_at(2) == "10-1"


@pytest.mark.rule("KA-246", "KA-241")
def test_okiku_ignores_spectral_walls() -> None:
    s = moving("T03", entities={"2": "EN-OK 1-2"}).coordinates("1-4").start()
    assert s.entity_at(2) == "1-4"


@pytest.mark.rule("KA-R49")
def test_an_entity_in_the_way_is_displaced_where_the_decider_says() -> None:
    s = moving("T01", entities={"2": "? 1-5", "4": "? 1-6"}).coordinates("1-6").start()
    assert s.asked() == {"B": "decide"} and set(s.offered("B")) == {"choose cell 1-7", "choose cell 2-6"}
    s.door_tokens("T02").coordinates("2-6").does("B", "choose cell 2-6")
    assert s.entity_at(2) == "1-6" and s.entity_at(4) == "2-6"


@pytest.mark.rule("KA-R49", "KA-R48")
def test_a_pg_in_the_way_of_another_ones_hunter_is_moved_to_where_that_came_from() -> None:
    others: dict[str, Any] = {"B": {"pg": "PC5", "at": "3-4"}, "C": {"pg": "PC4", "at": "4-3"}}
    hunt: dict[str, Any] = {"entities": {"2": "EN-YU 4-4"}, "chase": {"hunter": 2, "hunted": "A", "round": 1}}
    s = Hunt(rooms=FAR_AWAY, first="B", A={"pg": "PC1", "at": "3-3"}, **others, **hunt).does("A", "wait")
    assert s.entity_at(2) == "3-4" and s.at("B") == "4-4" and s.pg("B").noise == 0
    assert s.asked() == {"A": "react"} and s.at("C") == "4-3"


@pytest.mark.rule("KA-R59", "KA-R36")
def test_an_enemy_stops_where_it_sights_a_pg() -> None:
    s = moving("T10", entities={"2": "EN-YU 2-4"}, A={"pg": "PC1", "at": "4-3", "noise": 6}).start()
    if s.asked() == {"B": "decide"}:
        s.silence()
    assert s.chased == (2, 1) and s.entity_at(2) == "3-4", "the rest of the move is lost"


@pytest.mark.rule("KA-266", "KA-R92", "KA-R142")
@pytest.mark.parametrize("kind, gone", [("EN-YU", True), ("?", True), ("EN-LP", False)])
def test_an_ofuda_on_a_door_outside_chases(kind: str, gone: bool) -> None:
    s = moving("T01", entities={"2": f"{kind} 2-3"}, A={"pg": "PC1", "at": "4-4", "noise": 6}, ofuda_doors=["2-3|3-3"])
    if gone:
        s.coordinates("10-1")
    s.does("B", "choose cell 3-3")
    assert (s.entity_at(2) == "10-1") is gone and (s.state.ofuda_doors == []) is gone


@pytest.mark.rule("KA-249")
def test_after_the_last_token_the_phase_is_over() -> None:
    s = moving("T01").coordinates("1-6").start()
    assert s.state.turn == 3, "End of Turn and the next Preparation have passed"


@pytest.mark.rule("KA-R68", "KA-229")
def test_banished_enemies_are_shuffled_into_a_new_deck() -> None:
    s = moving("T01", entities={"2": "? 3-4"}, at="1-1")
    s.state.entity_deck[:], s.state.entity_discard[:] = [], [6]
    s.start()
    assert s.entity_kind(2) == "EN-GO" and s.events_of("entities-shuffled")


@pytest.mark.rule("KA-234")
def test_an_entity_moves_when_alerted_and_again_in_the_entity_phase() -> None:
    s = Hunt(rooms=FAR_AWAY, entities={"2": "? 1-3"}, A={"pg": "PC1", "at": "4-3"}, B={"at": "9-9"})
    s.dice("3", "1").does("A", "noise")
    assert s.entity(2).alerted and s.entity_at(2) == "2-3"


@pytest.mark.rule("KA-231", "KA-232", "KA-250", "KA-251", "KA-252", "KA-253")
def test_two_of_a_kind_are_told_apart_and_have_the_numbers_of_their_card() -> None:
    s = moving("T01", at="1-5", entities={"1": "EN-JI 7-1", "4": "EN-JI 7-9"})
    assert [who for who in s.state.figures_on_map() if s.state.is_enemy(who)] == [0, 3]
    assert [s.state.enemy_value(3, attribute) for attribute in (0, 1, 2, 4)] == [5, 4, 4, 3]


@pytest.mark.rule("KA-R92", "KA-R49")
@pytest.mark.parametrize("kind, gone", [("EN-YU", True), ("?", True), ("EN-LP", False)])
def test_one_displaced_through_a_door_with_an_ofuda_disappears(kind: str, gone: bool) -> None:
    given = {"2": "EN-YU 3-4", "4": f"{kind} 3-3"}
    s = moving("T01", entities=given, A={"pg": "PC1", "at": "9-10"}, ofuda_doors=["2-3|3-3"]).coordinates("3-3").start()
    s.coordinates("10-1", "10-1") if gone else s.coordinates("2-3")
    s.door_tokens("T02").does("B", "choose cell 2-3")
    assert s.entity_at(2) == "3-3" and s.entity_at(4) == ("10-1" if gone else "2-3")
    assert (s.state.ofuda_doors == []) is gone


@pytest.mark.rule("KA-R60")
def test_where_nobody_can_be_walked_to_the_nearest_is_counted_as_the_crow_flies() -> None:
    rooms = {"3-3": "H02", "3-5": "H10", "9-9": "G03"}
    s = Sitting(rooms=rooms, A={"pg": "PC1", "at": "9-9"}, B={"pg": "PC5", "at": "4-5"}, entities={"1": "? 4-4"})
    assert nearest(s.state, 0, [0, 1], False) == [1]


@pytest.mark.rule("KA-R55", "KA-238")
def test_a_noise_that_no_pg_makes_is_followed_only_if_it_is_the_louder() -> None:
    rooms = {"3-3": "H10", "9-9": "G03"}
    a, b = {"pg": "PC1", "at": "3-3", "noise": 4}, {"pg": "PC5", "at": "4-4"}
    s = Sitting(rooms=rooms, A=a, B=b, entities={"1": "? 5-3"}, ring="4-4 4")
    assert loudest(s.state, 0, False) == [0]
    s = Sitting(rooms=rooms, A=a | {"noise": 3}, B=b, entities={"1": "? 5-3"}, ring="4-4 4")
    assert loudest(s.state, 0, False) == [-1]


@pytest.mark.rule("KA-R68")
def test_the_entity_deck_is_made_anew_of_its_discard() -> None:
    s = Hunt(rooms=FAR_AWAY, at="look", A={"at": "3-3"}, B={"at": "9-9"}, entities={"2": "? 3-4"})
    s.state.entity_deck, s.state.entity_discard = [], [0]
    assert s.entity_kind(2) == "EN-YU" and s.state.entity_deck == s.state.entity_discard == []


@pytest.mark.rule("KA-229")
def test_evidence_stays_when_another_enemy_is_revealed() -> None:
    given: dict[str, Any] = {"entities": {"1": "EN-JB 1-9", "2": "? 3-4"}, "evidence": ["4-4", "9-10"]}
    s = Hunt(rooms=FAR_AWAY, at="look", A={"at": "3-3"}, B={"at": "9-9"}, entity_deck=["EN-YU"], **given).start()
    assert s.entity_kind(2) == "EN-YU" and len(s.state.evidence) == 2


@pytest.mark.rule("KA-R134")
def test_more_evidence_than_cells_fills_them_all() -> None:
    own = {"content": {"entities": {"EN-JB": {"evidence": 99}}}}
    given: dict[str, Any] = {"rooms": FAR_AWAY, "options": own, "entities": {"1": "? 3-4"}, "entity_deck": ["EN-JB"]}
    s = Hunt(**given, at="look", A={"at": "3-3"}, B={"at": "9-9"}).start()
    assert s.entity_kind(1) == "EN-JB" and len(set(s.state.evidence)) == 4 * len(FAR_AWAY)


@pytest.mark.rule("KA-247", "KA-R135")
def test_who_manifests_has_disappeared_and_may_hunt_anew() -> None:
    s = moving("T26", entities={"2": {"is": "EN-YU", "at": "1-5", "shaken": ["A"]}}).start()
    while s.asked() == {"B": "decide"}:
        s.silence()
    assert s.chased == (2, 1)
