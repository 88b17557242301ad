"""Hiding, the Fate Test and the last chance (KA-166, KA-272, KA-293 to KA-303, KA-R84 to KA-R89, KA-R145)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kaidan.hunting import Hunt, corner

HIDDEN = {"hidden": 2, "noise": 3}
PLACE = {"3-3": "hiding 2"}


def found(enemy: str = "EN-YU", **more: Any) -> Hunt:
    """A is hidden at 3-3 in a hiding place 2; the enemy at 3-4 hears it and comes."""
    about = {**HIDDEN, **more.pop("A", {})}
    s = corner(enemy, **{"A": about, "tokens": PLACE, "at": "entities", **more})
    return s.door_tokens("T01")


def last_chance(enemy: str = "EN-YU", **more: Any) -> Hunt:
    """Found, and unlucky twice."""
    s = found(enemy, **more).dice("0c", "1", "1").start()
    assert s.asked() == {"A": "guess"}
    s.does("A", "even")
    assert s.asked() == {"A": "last-chance"}
    return s


@pytest.mark.rule("KA-166", "KA-R86")
def test_hiding_needs_a_hiding_place_and_costs_nothing() -> None:
    s = corner(spot="10-1", at="act")
    assert s.blocked("A")["hide"] == "KA-166" and s.refused("A", "hide") == "KA-166"
    s = corner(spot="10-1", at="act", tokens=PLACE).does("A", "hide")
    assert s.pg("A").shelter == 3 and s.pg("A").pa == 3 and s.asked() == {"A": "act"}
    assert s.blocked("A")["hide"] == "KA-R86"


@pytest.mark.rule("KA-293", "KA-R87")
def test_entities_cannot_sight_a_hidden_pg_but_it_reveals_them() -> None:
    s = corner("?", entity_deck=["EN-YU"], tokens=PLACE, A={"hidden": 2})
    assert s.entity_kind(2) == "EN-YU" and s.chased is None


@pytest.mark.rule("KA-R86")
@pytest.mark.parametrize("deed, hidden", [("noise", False), ("move 4-3", False), ("pass", True)])
def test_hiding_lasts_until_the_pg_moves_or_spends_a_pa(deed: str, hidden: bool) -> None:
    s = corner(spot="10-1", at="act", tokens=PLACE, A={"hidden": 2}).dice("0").does("A", deed)
    assert bool(s.pg("A").shelter) is hidden


@pytest.mark.rule("KA-R17", "KA-R85")
def test_a_pg_on_a_hiding_place_is_asked_before_it_comes_into_sight() -> None:
    s = corner("EN-YU", "2-4", at="entities", tokens=PLACE, A={"noise": 6}).door_tokens("T01")
    s.does("B", "choose cell 3-4")
    assert s.asked() == {"A": "hide"} and s.offered("A") == ["let-be", "hide"]
    assert s.preview("A", "hide") == {"bonus": 2}
    s.does("A", "hide")
    assert s.pg("A").shelter == 3 and s.chased is None and s.entity_at(2) == "3-4"


@pytest.mark.rule("KA-R85", "KA-254")
def test_who_lets_the_enemy_come_is_chased() -> None:
    s = corner("EN-YU", "2-4", at="entities", tokens=PLACE, A={"noise": 6}).door_tokens("T01")
    s.does("B", "choose cell 3-4").does("A", "let-be")
    assert s.chased == (2, 1)


@pytest.mark.rule("KA-272", "KA-298", "KA-R85")
def test_hiding_in_round_1_costs_one_and_ends_the_rounds() -> None:
    s = corner(tokens=PLACE)
    assert s.preview("A", "hide")["bonus"] == 1
    s.dice("1", "1").coordinates("10-1").does("A", "hide")
    assert s.events_of("test-result") == [(0, 1, 8, 5)], "6+2-1+1 against 4+1"
    assert s.chased is None


@pytest.mark.rule("KA-294", "KA-295", "KA-297", "KA-299")
def test_an_enemy_stops_before_a_hidden_pg_and_tests_its_nerves() -> None:
    s = found().dice("1", "1").coordinates("10-1").start()
    assert s.events_of("test-result") == [(0, 1, 9, 5)], "6+2+1 against Fear 4+1: nobody saw it hide"
    assert s.entity_at(2) == "10-1" and s.pg("A").shelter == 3, "it stays hidden where a token is (KA-R86)"


@pytest.mark.rule("KA-300", "KA-301", "KA-R89", "KA-R39")
@pytest.mark.parametrize("face, word", [("0c", "even"), ("3c", "odd"), ("1", "odd")])
def test_a_right_guess_in_the_fate_test_saves(face: str, word: str) -> None:
    s = found().dice("0c", "1", face).coordinates("10-1").start().does("A", word)
    assert s.entity_at(2) == "10-1" and s.chased is None and s.pg("A").shelter == 0


@pytest.mark.rule("KA-302", "KA-R89")
def test_the_ways_of_a_last_chance() -> None:
    s = last_chance("EN-ZA", A={"cards": ["OB06", "OB07", "OB21", "OB24", "EX01", "OB13"]}, C={"at": "9-10"})
    assert set(s.offered("A")) == {"repel", "exorcise", "ritual OB21", "resort OB06", "resort OB07", "resort OB24"}
    assert s.blocked("A") == {}
    s = last_chance("EN-ZA")
    assert s.blocked("A") == {"exorcise": "KA-287", "ritual": "KA-R79", "resort OB06": "KA-R89"}


@pytest.mark.rule("KA-R89", "KA-R145")
def test_a_last_repel_that_is_won_makes_the_enemy_disappear() -> None:
    s = last_chance().dice("1", "2").coordinates("10-1").does("A", "repel")
    assert s.entity_at(2) == "10-1" and s.at("A") == "3-3" and s.chased is None


@pytest.mark.rule("KA-303", "KA-R89", "KA-180")
def test_a_last_repel_that_is_lost_is_death_whatever_the_wounds() -> None:
    s = last_chance().dice("0", "2").coordinates("10-1").does("A", "repel")
    assert s.pg("A").died and s.pg("A").wounds == 0 and s.state.corpses == [22]


@pytest.mark.rule("KA-R89")
@pytest.mark.parametrize("answer", ["ritual OB21", "exorcise"])
def test_a_last_ritual_or_exorcism_banishes(answer: str) -> None:
    s = last_chance("EN-ZA", A={"cards": ["OB21", "EX01"]}).dice("3c", "0").does("A", answer)
    assert s.entity_at(2) == "off" and s.points("A") == 1 and s.at("A") == "3-3"


@pytest.mark.rule("KA-R89", "KA-303")
def test_a_last_ritual_that_fails_is_death() -> None:
    s = last_chance("EN-UB").dice("0").does("A", "ritual")
    assert s.pg("A").died


@pytest.mark.rule("KA-R89", "KA-271")
@pytest.mark.parametrize("card", ["OB06", "OB07"])
def test_a_crystal_takes_the_pg_away_whatever_it_costs_otherwise(card: str) -> None:
    s = last_chance(A={"cards": [card]}, C={"at": "9-10"}).coordinates("10-10", "1-1").does("A", f"resort {card}")
    assert s.at("A") == "10-10" and s.entity_at(2) == "1-1" and s.cards("A") == []


@pytest.mark.rule("KA-R89")
def test_incense_drives_the_enemy_away() -> None:
    s = last_chance(A={"cards": ["OB24"]}).coordinates("1-1").does("A", "resort OB24")
    assert s.at("A") == "3-3" and s.entity_at(2) == "1-1" and s.chased is None and s.cards("A") == []


@pytest.mark.rule("KA-R18", "KA-R89")
def test_silence_in_a_last_chance_is_a_repel() -> None:
    s = last_chance().dice("3c", "0").coordinates("1-1").silence()
    assert s.events_of("test")[-1][2] == "repel" and s.chased is None


@pytest.mark.rule("KA-R86", "KA-296")
def test_hiding_in_the_shadows_ends_with_the_test() -> None:
    s = corner(A={"exhausted": True}).dice("3", "0").coordinates("10-1").start()
    assert s.events_of("hid") == [(0, 22, 0)] and s.pg("A").shelter == 0


@pytest.mark.rule("KA-R88", "KA-266")
def test_an_ofuda_door_on_the_way_to_a_hidden_pg() -> None:
    s = corner("EN-YU", "2-3", at="entities", A=HIDDEN, tokens=PLACE, ofuda_doors=["2-3|3-3"])
    s.door_tokens("T01").coordinates("10-1").start()
    assert s.entity_at(2) == "10-1" and not s.events_of("found") and s.state.ofuda_doors == []


@pytest.mark.rule("KA-R94")
def test_a_lost_person_stops_before_a_hidden_pg_without_a_test() -> None:
    s = corner("EN-LP", at="entities", A=HIDDEN, tokens=PLACE).door_tokens("T01").start()
    assert s.entity_at(2) == "3-4" and not s.events_of("test") and not s.events_of("lost-person")


@pytest.mark.rule("KA-R18", "KA-301")
def test_silence_in_a_parity_guess_is_random_and_one_answer_to_one_question() -> None:
    """Who is silent guesses right as often as wrong; asking what silence would mean draws nothing."""
    said = []
    for seed in range(40):
        s = corner(seed=seed, at="fate", chase={"hunter": "2"}).start()
        step, ask, drawn = s.state.stack[-1], s.state.asks[0], s.chance.n
        first = step.default(s.state, ask)
        assert first == step.default(s.state, ask) == s.state.copy().stack[-1].default(s.state.copy(), ask)
        assert s.chance.n == drawn
        s.silence()
        said.append(s.events_of("guessed")[0][1])
        assert first[0].id == ("odd" if said[-1] else "even")
    assert 10 < sum(said) < 30


@pytest.mark.rule("KA-R86", "KA-254")
def test_who_shows_itself_beside_an_enemy_is_sighted_once_the_action_is_over() -> None:
    near = {"2": "EN-YU 3-4 alerted"}
    s = corner(at="act", tokens={"3-3": "exploration"}, entities=near, A={"hidden": True}, objects=["OB11"])
    s.dice("3c").does("A", "examine")
    assert s.cards("A") == ["OB11"] and s.chased == (2, 1)
    s = corner(at="act", tokens=PLACE, entities=near, A={"hidden": 2, "cards": ["OB20"]}).does("A", "quick OB20")
    assert s.pg("A").shelter and s.chased is None, "a Rapid object does not show it"
    assert s.dice("0c").does("A", "run").chased is None, "neither does a Run"
    assert "activation-ended" in s.said()


@pytest.mark.rule("KA-298", "KA-R88")
def test_having_hidden_in_sight_of_one_enemy_counts_for_that_one_alone() -> None:
    """The hunter is stopped by an Ofuda on its way; who finds A later has not seen it hide."""
    s = corner(
        at="chase",
        chase={"hunter": "1"},
        rooms={"3-3": "H16", "9-9": "G03"},
        tokens={"3-4": "hiding 1"},
        A={"at": "3-4"},
        entities={"1": "EN-YU 4-3"},
        ofuda_doors=["3-3|3-4"],
    )
    assert s.preview("A", "hide")["bonus"] == 0, "1 less 1"
    s.coordinates("10-1").does("A", "hide")
    assert s.entity_at(1) == "10-1" and not s.events_of("test") and s.pg("A").shelter == 2
    assert not s.pg("A").spotted


@pytest.mark.rule("KA-R17", "KA-R85", "KA-264")
def test_a_hunted_pg_out_of_sight_is_asked_too_before_its_hunter_sees_it() -> None:
    s = corner("EN-YU", "2-4", at="chase", chase={"hunter": 2, "hunted": "A", "round": 2}, tokens=PLACE)
    s.dice("0", "1").does("A", "noise").does("B", "choose cell 3-4")
    assert s.asked() == {"A": "hide"}
    s.dice("3", "0").coordinates("1-9").does("A", "hide")
    assert s.chased is None and not s.pg("A").spotted, "it hid unseen"
