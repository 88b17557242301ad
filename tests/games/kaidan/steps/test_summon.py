"""Appearing and disappearing, entities due on a cell, enemies called by name (KA-217 to KA-227, KA-R65 to KA-R67,
KA-R93, KA-R134, KA-R141)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.catalog.ids import JIKININKI, OKIKU
from hyakki.games.kaidan.steps.appear import Come, Disappear, Vanish
from hyakki.games.kaidan.steps.summon import ComeAt, Remove, Summon, least_feared, may_be_summoned
from tests.games.kaidan.hunting import Hunt

CROWD = {"1": "EN-GO 1-9", "2": "EN-YU 1-7", "3": "EN-UB 7-1", "4": "EN-JB 1-5", "5": "EN-KU 7-9", "6": "EN-JI 7-5"}


def table(step: Any, **more: Any) -> Hunt:
    """A at 3-3 in H10, B at 9-9; this happens in A's Activation."""
    s = Hunt(
        **{
            "rooms": {"3-3": "H10", "9-9": "G03"},
            "first": "B",
            "A": {"pg": "PC1", "at": "3-3"},
            "B": {"pg": "PC5", "at": "9-9"},
            **more,
        }
    )
    s.state.push(step)
    return s


@pytest.mark.rule("KA-217", "KA-218", "KA-R70")
def test_a_pg_that_disappears_is_silent_and_turns_up_on_a_room_placed_for_it() -> None:
    s = table(Disappear(0), A={"pg": "PC1", "at": "3-3", "noise": 4, "hidden": 0}).coordinates("1-8")
    while s.asked() == {"B": "decide"}:
        s.silence()
    assert s.at("A") == "1-8" and s.pg("A").noise == 0 and s.state.board.covered(7)
    assert s.asked() == {"A": "act"}, "its Activation goes on"


@pytest.mark.rule("KA-219", "KA-227", "KA-R70")
def test_not_on_an_occupied_a_burning_or_a_locked_cell() -> None:
    rooms = {"3-3": "H10", "9-9": "G03", "1-1": "H02"}
    s = table(Disappear(0), rooms=rooms, flames=["4-4"]).coordinates("9-9", "4-4", "1-1", "4-3").start()
    assert s.at("A") == "4-3" and len(s.events_of("coordinates")) == 4


@pytest.mark.rule("KA-227")
def test_entities_may_appear_behind_the_lock() -> None:
    rooms = {"3-3": "H10", "9-9": "G03", "1-1": "H02"}
    s = table(Vanish(1), rooms=rooms, entities={"2": "? 7-7"}).coordinates("9-9", "1-1").start()
    assert s.entity_at(2) == "1-1"


@pytest.mark.rule("KA-220", "KA-222")
def test_a_new_entity_takes_the_lowest_free_standee() -> None:
    s = table(Come(), entities={"1": "? 1-9", "3": "? 7-1"}).coordinates("1-5").start()
    assert s.entity_at(2) == "1-5" and s.entity_kind(2) == "?"


@pytest.mark.rule("KA-221", "KA-R65")
def test_six_is_the_limit_onryo_not_counted() -> None:
    s = table(Come(), entities=CROWD).start()
    assert s.events_of("no-entity") == [()]
    five = {number: about for number, about in CROWD.items() if number != "6"}
    onryo = {"onryo": {"C": {"at": "10-1"}}, "C": {"died": 1, "grave": "10-1"}}
    s = table(Come(), entities=five, **onryo).coordinates("7-5").start()
    assert s.entity_at(6) == "7-5"
    lost = table(Come(), entities={**five, "6": "EN-LP 7-5"}).start()
    assert lost.events_of("no-entity") == [()], "the Lost Person counts"


@pytest.mark.rule("KA-223")
def test_a_pg_makes_room_for_an_entity_due_on_its_cell() -> None:
    s = table(ComeAt(22), entity_deck=["EN-YU"])
    assert s.asked() == {"A": "decide"}, "its own player says where"
    assert set(s.offered("A")) == {"choose cell 3-4", "choose cell 4-3"}, "free, adjacent, in sight"
    s.does("A", "choose cell 4-3")
    assert s.at("A") == "4-3" and s.entity_at(1) == "3-3" and s.pg("A").noise == 0


@pytest.mark.rule("KA-223")
def test_with_nowhere_to_go_the_entity_does_not_come() -> None:
    s = table(ComeAt(22), flames=["3-4"], entities={"2": "? 4-3"})
    s.state.entity_deck.clear()
    s.start()
    assert s.at("A") == "3-3" and s.events_of("no-entity") == [()] and s.entity_at(1) == "off"


@pytest.mark.rule("KA-224")
def test_another_entity_makes_room_where_the_decider_says() -> None:
    s = table(ComeAt(4), entities={"2": "? 1-5"})
    assert s.asked() == {"B": "decide"}
    s.does("B", "choose cell 1-6")
    assert s.entity_at(2) == "1-6" and s.entity_at(1) == "1-5"


@pytest.mark.rule("KA-225", "KA-R67")
def test_an_enemy_called_by_name_comes_revealed_and_its_card_leaves_the_deck() -> None:
    s = table(Summon(JIKININKI, 4), entities={"1": "EN-JI 1-9"}).start()
    assert s.entity_kind(2) == "EN-JI" and s.entity_at(2) == "1-5"
    assert JIKININKI not in s.state.entity_deck and not may_be_summoned(s.state, JIKININKI)


@pytest.mark.rule("KA-R67")
def test_its_card_may_come_out_of_the_discard() -> None:
    s = table(Summon(JIKININKI, 4), entities={"1": "EN-JI 1-9"})
    s.state.entity_deck.remove(JIKININKI)
    s.state.entity_discard.append(JIKININKI)
    s.start()
    assert s.state.entity_discard == [] and s.entity_kind(2) == "EN-JI"


@pytest.mark.rule("KA-226", "KA-R66")
def test_as_a_seventh_it_takes_the_place_of_the_least_feared() -> None:
    s = table(Summon(OKIKU, 92), entities=CROWD).start()
    assert s.entity_kind(2) == "EN-OK", "the Yurei has Fear 4"
    assert s.state.entity_deck.count(0) == 4, "its card is back in the deck"


@pytest.mark.rule("KA-R66")
def test_the_unrevealed_and_the_lost_person_are_feared_least_and_the_decider_breaks_the_tie() -> None:
    s = table(Summon(OKIKU, 92), entities={**CROWD, "3": "EN-LP 7-1", "5": "? 7-9"})
    deck = len(s.state.entity_deck)
    assert s.asked() == {"B": "decide"} and s.offered("B") == ["choose figure 3", "choose figure 5"]
    s.does("B", "choose figure 5")
    assert s.entity_kind(5) == "EN-OK" and len(s.state.entity_deck) == deck, "it had no card"


@pytest.mark.rule("KA-R66")
def test_never_one_in_a_chase() -> None:
    s = Hunt(
        rooms={"3-3": "H10", "9-9": "G03"},
        entities={**CROWD, "2": "EN-YU 3-4"},
        at="look",
        A={"pg": "PC1", "at": "3-3"},
        B={"at": "9-9"},
    ).start()
    assert s.chased == (2, 1)
    assert 1 not in least_feared(s.state)


@pytest.mark.rule("KA-R93", "KA-226", "KA-R141")
def test_what_the_one_that_makes_way_stole_stays_on_the_nearest_room() -> None:
    thieves = {**CROWD, "2": "EN-ZA 1-7 alerted"}
    s = table(Summon(OKIKU, 92), entities=thieves, stolen={"2": ["OB02"]}).start()
    (loot,) = s.state.loot
    assert loot.cards == (1,) and loot.cell == 23, "3-4 is the nearest cell of a placed Room to 1-7"
    assert s.entity_kind(2) == "EN-OK" and not s.entity(2).alerted


@pytest.mark.rule("KA-R67")
def test_called_to_an_occupied_cell_the_occupant_moves_aside() -> None:
    s = table(Summon(JIKININKI, 22))
    assert s.asked() == {"A": "decide"}
    s.does("A", "choose cell 3-4")
    assert s.entity_at(1) == "3-3" and s.at("A") == "3-4" and s.chased == (1, 1)


@pytest.mark.rule("KA-R67")
def test_called_to_a_burning_cell_it_comes_to_the_nearest_free_one() -> None:
    s = table(Summon(JIKININKI, 4), flames=["1-5", "1-6"])
    assert s.asked() == {"B": "decide"} and set(s.offered("B")) == {"choose cell 1-4", "choose cell 2-5"}


@pytest.mark.rule("KA-R67", "KA-R68")
def test_okiku_has_no_card_and_leaves_for_good() -> None:
    s = table(Summon(OKIKU, 23), A={"pg": "PC1", "at": "3-3", "cards": ["WG02"]}).start()
    cards = len(s.state.entity_deck)
    s.does("A", "wait").does("A", "ritual WG02")
    assert s.entity_at(1) == "off" and len(s.state.entity_deck) == cards and s.state.entity_discard == []


@pytest.mark.rule("KA-R134")
def test_with_no_lawful_cell_left_a_pg_is_back_where_it_was() -> None:
    """All the house burns but where B stands."""
    s = table(Disappear(0))
    s.state.flames = [cell for cell in range(100) if cell != 88]
    s.start()
    assert s.events_of("nowhere") == [(0,)] and s.events_of("appeared") == [(0, 22)]
    assert not s.events_of("coordinates") and s.pg("A").died


@pytest.mark.rule("KA-R134")
@pytest.mark.parametrize("step, said", [(Vanish(0), "figure-removed"), (Come(), "no-entity")])
def test_with_no_lawful_cell_left_an_entity_is_removed_and_a_new_one_does_not_appear(step: Any, said: str) -> None:
    s = table(step, entities={"1": "EN-GO 1-5"})
    s.state.flames = [cell for cell in range(100) if cell not in (22, 88)]
    s.start()
    assert s.events_of(said) and not s.events_of("coordinates")
    assert s.entity_at(2) == "off"


@pytest.mark.rule("KA-R134", "KA-225", "KA-181")
def test_where_no_cell_is_free_nobody_comes() -> None:
    """All the house burns but where A and B stand: neither a Jikininki nor C's Onryo finds a cell."""
    all_else = [f"{row}-{column}" for row in range(1, 11) for column in range(1, 11) if (row, column) != (3, 3)]
    all_else.remove("9-9")
    people: dict[str, Any] = {"A": {"at": "3-3"}, "B": {"at": "9-9"}, "C": {"died": 1, "grave": "4-4"}}
    rooms = {"3-3": "H10", "9-9": "G03"}
    s = Hunt(rooms=rooms, flames=all_else, turn=3, at="rebirths", **people).start()
    assert not s.events_of("onryo") and s.state.over is not None, "then A and B burn too"
    s = Hunt(rooms=rooms, flames=all_else, turn=3, at="events", events=["EV22", "EV19"], **people).start()
    assert s.entity_at(1) == "off" and s.events_of("no-entity")


@pytest.mark.rule("KA-R67", "KA-226")
def test_okiku_making_way_puts_no_card_into_the_deck() -> None:
    s = table(Remove(0, "KA-226"), entities={"1": "EN-OK 1-5"})
    cards = len(s.state.entity_deck)
    s.start()
    assert s.entity_at(1) == "off" and len(s.state.entity_deck) == cards
    s = table(Remove(0, "KA-226"), entities={"1": "EN-GO 1-5"}).start()
    assert len(s.state.entity_deck) == cards, "a Goryo's goes back"


@pytest.mark.rule("KA-R134", "KA-R112")
def test_an_onryo_with_nowhere_to_appear_is_gone_for_good() -> None:
    onryo = {"C": {"at": "1-5"}}
    s = table(Vanish(8), turn=4, C={"pg": "PC2", "died": 1, "grave": "1-5"}, onryo=onryo)
    s.state.flames = [cell for cell in range(100) if cell not in (22, 88)]
    s.start()
    assert s.state.figures[8].banished and not s.state.figures[8].on_map


@pytest.mark.rule("KA-R134", "KA-225")
def test_the_hunger_finds_no_cell_where_all_burns() -> None:
    s = Hunt(rooms={"3-3": "H10", "9-9": "G03"}, at="events", events=["EV22"], A={"at": "3-3"}, B={"at": "9-9"})
    s.state.flames = [cell for cell in range(100) if cell not in (22, 88)]
    s.start()
    assert s.events_of("no-entity") and s.entity_at(1) == "off"
