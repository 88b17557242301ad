"""Where several rules meet: who is not asked, who does not count, what does not end."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.catalog.ids import OKIKU
from hyakki.games.kaidan.scenes.position import cell
from hyakki.games.kaidan.state import GOLD, SILVER, UNIVERSAL
from hyakki.games.kaidan.steps.summon import Summon
from tests.games.kaidan.hunting import Hunt, corner

ROOMS = {"3-3": "H10", "9-9": "G03"}
PLACE = {"4-4": "hiding 2"}


# Death and the end


@pytest.mark.rule("KA-R107", "KA-192")
def test_the_token_of_a_first_player_who_dies_moves_on_at_that_moment() -> None:
    people: dict[str, Any] = {"A": {"at": "3-3"}, "B": {"at": "9-9"}, "C": {"at": "9-10"}}
    s = Hunt(rooms=ROOMS, flames=["3-4"], first="A", **people).does("A", "move 3-4")
    assert s.state.first == 1 and s.asked() == {"B": "act"} and s.state.turn == 2


@pytest.mark.rule("KA-R124", "KA-R125", "KA-324")
def test_a_possessed_pg_left_alone_plays_on_if_somebody_has_escaped() -> None:
    people: dict[str, Any] = {"A": {"at": "3-3"}, "B": {"escaped": True}, "C": {"at": "9-9"}}
    s = Hunt(rooms=ROOMS, flames=["3-4"], possessed="C", **people).does("A", "move 3-4")
    assert s.pg("A").died and s.state.over is None and s.asked() == {"C": "act"}
    people["B"] = {"died": 1, "grave": "9-10"}
    s = Hunt(rooms=ROOMS, flames=["3-4"], possessed="C", **people).does("A", "move 3-4")
    assert s.state.over is not None and s.state.over[0] == "last alive"


@pytest.mark.rule("KA-R122", "KA-195", "KA-196")
@pytest.mark.parametrize(
    "token, deck, key, bit", [("exploration", "objects", "OB04", UNIVERSAL), ("blue", "treasure", "TR01", GOLD)]
)
def test_a_key_is_found_when_it_is_drawn(token: str, deck: str, key: str, bit: int) -> None:
    given: dict[str, Any] = {deck: [key], "found": ["silver"], "tokens": {"3-3": token}}
    s = corner(spot="10-1", at="act", **given).dice("3c").does("A", "examine")
    assert key in s.cards("A") and s.state.found == SILVER | bit


# Chases


@pytest.mark.rule("KA-298", "KA-297")
def test_who_hides_out_of_its_hunters_sight_loses_nothing() -> None:
    s = corner(spot="1-3", at="chase", chase={"hunter": "2"}, tokens={"3-3": "hiding 2"}).dice("1", "1")
    s.coordinates("10-1").does("A", "hide")
    assert s.events_of("test-result") == [(0, 1, 9, 5)], "6+2+1 against 4+1"


@pytest.mark.rule("KA-R17", "KA-R71", "KA-290")
def test_in_a_chase_of_another_a_pg_on_a_hiding_place_is_not_asked() -> None:
    """The hunter comes in by 3-4, in sight of B too."""
    s = corner(spot="2-4", at="chase", chase={"hunter": "2"}, tokens=PLACE, B={"pg": "PC5", "at": "4-4"})
    s.does("A", "wait")
    assert s.entity_at(2) == "3-4" and s.asked() == {"A": "react"}


@pytest.mark.rule("KA-R81", "KA-291")
@pytest.mark.parametrize("other, dies", [("EN-LP", False), ("EN-YU", True)])
def test_only_an_enemy_closes_a_cell(other: str, dies: bool) -> None:
    """4-4 in H15 has two ways: to 3-4, where the hunter stands, and to 4-3."""
    rooms = {"3-3": "H15", "9-9": "G03"}
    entities = {"2": "EN-YU 3-4", "3": f"{other} 4-3"}
    s = corner(at="attack", chase={"hunter": "2"}, rooms=rooms, entities=entities, A={"at": "4-4"}, lost_house=["LP1"])
    s.dice("0", "2").does("A", "repel")
    assert s.pg("A").wounds == 1 and bool(s.pg("A").died) is dies


@pytest.mark.rule("KA-R94")
def test_a_lost_person_in_sight_waits_while_the_chase_goes_on() -> None:
    entities = {"1": "EN-LP 3-4", "2": "EN-YU 4-3"}
    s = corner(at="chase", chase={"hunter": "2"}, entities=entities).dice("1", "0").does("A", "noise")
    assert s.pg("A").noise == 1 and s.chased == (2, 2) and not s.events_of("lost-person")


@pytest.mark.rule("KA-R111", "KA-R08")
def test_an_onryos_own_player_breaks_its_ties_and_not_the_first_of_the_dead() -> None:
    s = corner(
        spot="10-1",
        first="A",
        C={"pg": "PC2", "died": 2, "grave": "10-10"},
        D={"pg": "PC3", "died": 1, "grave": "4-4"},
        onryo={"D": {"at": "4-4", "moved": True}},
    )
    assert s.start().state.decider() == 2 and s.state.hunter == 6 + 3
    s.dice("0", "1").does("A", "noise")
    assert s.asked() == {"D": "decide"}


# Entities


@pytest.mark.rule("KA-R60", "KA-247")
def test_where_nobody_can_be_walked_to_the_nearest_is_the_nearest_in_a_straight_count() -> None:
    """Out of a locked Treasure Room it manifests beside A, though B is weaker."""
    s = Hunt(
        rooms={**ROOMS, "1-1": "H02"},
        entities={"1": "EN-YU 2-2"},
        at="entities",
        first="B",
        A={"pg": "PC1", "at": "3-3"},
        B={"pg": "PC3", "at": "9-9", "wounds": 3},
    )
    s.door_tokens("T26").does("B", "choose cell 3-4")
    assert s.entity_at(1) == "3-4" and s.state.hunted == 0


@pytest.mark.rule("KA-R93", "KA-R134")
def test_what_was_stolen_never_lies_behind_the_lock() -> None:
    crowd = {"1": "EN-GO 1-9", "2": "EN-ZA 1-1", "3": "EN-UB 7-1", "4": "EN-JB 1-5", "5": "EN-KU 7-9", "6": "EN-JI 7-5"}
    s = corner(at="act", rooms={**ROOMS, "1-1": "H02"}, entities=crowd, stolen={"2": ["OB02"]})
    s.state.push(Summon(OKIKU, cell("10-5")))
    s.start()
    assert [loot.cell for loot in s.state.loot] == [cell("3-3")]


@pytest.mark.rule("KA-229", "KA-282")
def test_evidence_that_still_lies_there_is_taken_back_first() -> None:
    s = corner("?", entity_deck=["EN-JB"], evidence=["4-4"]).coordinates("4-3", "9-9").start()
    assert s.state.evidence == [cell("4-3"), cell("9-9")]
