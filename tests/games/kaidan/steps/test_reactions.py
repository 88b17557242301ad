"""Attacks of enemies: Reactions, rituals, thefts (KA-268, KA-269, KA-280 to KA-292, KA-333, KA-R77 to KA-R81)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kaidan.hunting import Hunt, corner


def attacked(enemy: str = "EN-YU", **more: Any) -> Hunt:
    """A has waited for the enemy and is asked how to react."""
    s = corner(enemy, **more)
    if s.asked() == {"A": "guess"}:
        s.dice("1").does("A", "odd")
    s.does("A", "wait")
    assert s.asked() == {"A": "react"}
    return s


@pytest.mark.rule("KA-284", "KA-285", "KA-R80")
def test_a_repelled_enemy_stays_where_it_is() -> None:
    s = attacked().dice("1", "2").does("A", "repel")
    assert s.chased == (2, 2) and s.entity_at(2) == "3-4" and s.pg("A").wounds == 0


@pytest.mark.rule("KA-286", "KA-R41")
def test_a_lost_repel_costs_the_difference() -> None:
    s = attacked("EN-KU").dice("0", "3").does("A", "repel")
    assert s.pg("A").wounds == 3 and s.chased == (2, 2)


@pytest.mark.rule("KA-R41", "KA-070")
def test_an_automatic_win_with_the_lower_total_wounds_nobody() -> None:
    s = attacked().dice("0c", "0").does("A", "repel")
    assert s.pg("A").wounds == 0 and s.chased == (2, 2), "4+0 against 3+0, and yet lost"


@pytest.mark.rule("KA-287")
def test_an_exorcism_needs_an_ofuda() -> None:
    assert attacked().blocked("A")["exorcise"] == "KA-287"
    assert attacked().refused("A", "exorcise") == "KA-287"
    assert "exorcise" in attacked(A={"cards": ["EX01"]}).offered("A")


@pytest.mark.rule("KA-288", "KA-267", "KA-323", "KA-268")
def test_a_won_exorcism_banishes() -> None:
    s = attacked(A={"cards": ["EX01"]}, objects=["OB13"]).dice("3c", "0").does("A", "exorcise")
    assert s.entity_at(2) == "off" and s.chased is None and s.cards("A") == ["OB13"] and s.points("A") == 1


@pytest.mark.rule("KA-289")
def test_a_lost_exorcism_costs_the_ofuda_and_the_difference() -> None:
    s = attacked(A={"cards": ["EX01"]}).dice("1", "1").does("A", "exorcise")
    assert s.pg("A").wounds == 2 and s.cards("A") == [] and s.chased == (2, 2)


@pytest.mark.rule("KA-333", "KA-R133")
def test_a_weapon_helps_to_repel_but_not_to_exorcise() -> None:
    s = attacked(A={"cards": ["OB16", "EX01"]}, stops=("roll",)).does("A", "repel")
    assert "with OB16" in s.offered("A")
    s.dice("0", "3").does("A", "with OB16", "roll")
    assert s.pg("A").wounds == 0, "4+2+0 against 3+3"
    s = attacked(A={"cards": ["OB16", "EX01"]}, stops=("roll",)).does("A", "exorcise")
    assert "with OB16" not in s.offered("A")


@pytest.mark.rule("KA-R77")
def test_an_enemy_attacks_through_a_door() -> None:
    s = corner("EN-YU", "2-3", at="entities", A={"noise": 4}).door_tokens("T01").does("A", "wait")
    assert s.asked() == {"A": "react"} and s.entity_at(2) == "2-3"


@pytest.mark.rule("KA-291", "KA-292", "KA-R81")
@pytest.mark.parametrize("free", [False, True])
def test_a_trapped_pg_dies_of_one_wound(free: bool) -> None:
    """4-4 in H03 is a dead end: walls on three sides. In H10 it is not."""
    s = attacked(rooms={"3-3": "H10" if free else "H03", "9-9": "G03"}, A={"at": "4-4"}, entities={"2": "EN-YU 4-3"})
    s.dice("0", "2").does("A", "repel")
    assert s.pg("A").wounds == 1 and bool(s.pg("A").died) is not free
    assert [values[2] for values in s.events_of("died")] == ([] if free else ["KA-292"])


@pytest.mark.rule("KA-R07", "KA-291")
@pytest.mark.parametrize("behind, dies", [("EN-YU", True), ("?", False), ("EN-LP", False)])
def test_only_an_enemy_bars_the_way(behind: str, dies: bool) -> None:
    """4-4 in H01 has two ways: to 3-4, from where it is attacked, and through the door to 5-4."""
    s = attacked(rooms={"3-3": "H01", "9-9": "G03"}, A={"at": "4-4"}, entities={"2": "EN-YU 3-4", "3": f"{behind} 5-4"})
    s.dice("0", "2").does("A", "repel")
    assert s.pg("A").wounds == 1 and bool(s.pg("A").died) is dies


@pytest.mark.rule("KA-292")
def test_a_trapped_pg_that_is_not_wounded_lives() -> None:
    s = attacked(rooms={"3-3": "H03", "9-9": "G03"}, A={"at": "4-4"}, entities={"2": "EN-YU 4-3"})
    assert s.preview("A", "repel")["death"] == 16 and s.preview("A", "repel")["trapped"]
    s.dice("0", "1").does("A", "repel")
    assert not s.pg("A").died


# Thefts and other abilities


@pytest.mark.rule("KA-269", "KA-R12")
def test_a_jikininki_that_wounds_takes_an_object_unseen_by_others() -> None:
    s = attacked("EN-JI", A={"cards": ["OB02"]}).dice("0", "1").does("A", "repel")
    assert s.pg("A").wounds == 1 and s.cards("A") == [] and s.state.stolen[1] == [1], "Mission objects too"
    assert ("KA-R12", 1) in s.told("A") and ("KA-R12", 1) not in s.told("B")


@pytest.mark.rule("KA-269")
def test_a_jikininki_that_does_not_wound_takes_nothing() -> None:
    s = attacked("EN-JI", A={"cards": ["OB02"]}).dice("0c", "0").does("A", "repel")
    assert s.pg("A").wounds == 0 and s.cards("A") == ["OB02"]


@pytest.mark.rule("KA-269")
def test_a_zashiki_warashi_takes_an_object_instead_of_wounding() -> None:
    s = attacked("EN-ZA", A={"cards": ["OB13"]}).dice("0c", "3").does("A", "repel")
    assert s.pg("A").wounds == 0 and s.cards("A") == [] and s.state.stolen[1] == [12]
    s = attacked("EN-ZA").dice("0c", "3").does("A", "repel")
    assert s.pg("A").wounds == 1, "or wounds once who has nothing"


@pytest.mark.rule("KA-268", "KA-269")
def test_who_banishes_the_thief_takes_all_it_stole() -> None:
    s = attacked("EN-ZA", A={"cards": ["OB21"]}, stolen={"2": ["OB02", "OB13"]}, objects=["OB14"])
    s.does("A", "ritual OB21")
    assert s.cards("A") == ["OB02", "OB13", "OB14"] and s.state.stolen[1] == []


@pytest.mark.rule("KA-R93")
def test_what_a_thief_stole_stays_where_fire_banished_it() -> None:
    s = corner("EN-JI", "3-4", stolen={"2": ["OB02"]}, flames=["3-4"]).start()
    assert s.entity_at(2) == "off" and [(loot.cell, loot.cards) for loot in s.state.loot] == [(23, (1,))]
    assert s.points("A") == 0


@pytest.mark.rule("KA-286")
@pytest.mark.parametrize("theirs, wounds", [("1", 3), ("0c", 0)])
def test_the_goryos_wrath_adds_to_wounds_not_to_none(theirs: str, wounds: int) -> None:
    s = attacked("EN-GO").dice("0" if wounds else "0c", theirs).does("A", "repel")
    assert s.pg("A").wounds == wounds


@pytest.mark.rule("KA-191")
def test_the_fury_of_an_onryo_adds_one_wound() -> None:
    s = corner("EN-YU", "10-1", pg="PC5", onryo={"C": {"at": "3-4"}}, C={"pg": "PC1", "died": 1, "grave": "3-4"})
    s.does("A", "wait").dice("1", "0").does("A", "repel")
    assert s.pg("A").wounds == 3, "2+1 against 5+0, and one more"


# Rituals


@pytest.mark.rule("KA-282", "KA-R79")
def test_an_enemy_without_a_ritual_and_one_without_its_component() -> None:
    assert attacked("EN-YU").blocked("A")["ritual"] == "KA-282"
    assert attacked("EN-ZA").blocked("A")["ritual"] == "KA-R79"
    assert attacked("EN-ZA").refused("A", "ritual") == "KA-R79"


@pytest.mark.rule("KA-110", "KA-282", "KA-R113", "KA-R79")
def test_a_corpse_beside_the_pg_banishes_a_jikininki() -> None:
    s = attacked("EN-JI", tokens={"4-3": "corpse"})
    assert "ritual" not in s.blocked("A")
    s.does("A", "ritual corpse 4-3")
    assert s.entity_at(2) == "off" and s.state.tokens[32] == 0 and s.chased is None
    s = attacked("EN-JI", corpses=["3-3"]).does("A", "ritual corpse 3-3")
    assert s.entity_at(2) == "off" and s.state.corpses == []


@pytest.mark.rule("KA-110", "KA-R79")
def test_a_corpse_behind_a_door_or_cornerwise_does_not() -> None:
    s = attacked("EN-JI", corpses=["4-4"])
    assert s.blocked("A")["ritual"] == "KA-R79"
    s = attacked("EN-JI", rooms={"3-3": "H10", "1-3": "H13", "9-9": "G03"}, corpses=["2-3"])
    assert s.blocked("A")["ritual"] == "KA-R79"


@pytest.mark.rule("KA-282")
@pytest.mark.parametrize("enemy, card", [("EN-ZA", "OB21"), ("EN-KU", "OB23"), ("EN-OK", "WG02")])
def test_an_object_given_up_banishes(enemy: str, card: str) -> None:
    s = attacked(enemy, A={"cards": [card]}, C={"at": "9-10"}, objects=["OB13"]).does("A", f"ritual {card}")
    assert s.entity_at(2) == "off" and s.cards("A") == ["OB13"] and s.points("A") == 1


@pytest.mark.rule("KA-282", "KA-283", "KA-R79")
def test_compassion_may_fail_and_is_tried_once_in_an_attack() -> None:
    s = attacked("EN-UB", A={"wounds": 1})
    assert s.preview("A", "ritual") == {"chance": 50}
    s.dice("1").does("A", "ritual")
    assert s.asked() == {"A": "react"} and s.blocked("A")["ritual"] == "KA-R79"
    s.dice("3", "0").does("A", "repel").does("A", "wait").dice("2").does("A", "ritual")
    assert s.entity_at(2) == "off", "5+2 meets 7 in the next attack"


@pytest.mark.rule("KA-229", "KA-282")
def test_both_evidence_tokens_must_have_been_examined_for_the_truth() -> None:
    s = corner("?", entity_deck=["EN-JB"]).coordinates("1-1", "3-3", "3-3", "9-9")
    assert s.entity_kind(2) == "EN-JB" and s.state.evidence == [22, 88], "only on placed Rooms, not twice on one cell"
    s.does("A", "wait")
    assert s.blocked("A")["ritual"] == "KA-R79"
    s.state.figures[1].evidence = 2
    s.does("A", "ritual")
    assert s.entity_at(2) == "off"


@pytest.mark.rule("KA-282", "KA-140")
def test_evidence_is_examined_like_any_token_and_gives_no_card() -> None:
    s = corner("EN-JB", "10-1", evidence=["3-3", "9-9"], darkness={"3-3": 2}, at="act")
    assert "examine evidence" in s.offered("A") and s.blocked("A")["examine"] == "KA-140"
    s.dice("0").does("A", "examine evidence")
    assert s.cards("A") == [] and s.state.evidence == [88] and s.entity(2).evidence == 1 and s.pg("A").pa == 2


@pytest.mark.rule("KA-R128", "KA-286")
@pytest.mark.parametrize("standee", ["1", "2"])
def test_what_an_entity_kills_is_nobodys_kill(standee: str) -> None:
    s = corner(entities={standee: "EN-YU 3-4"}, A={"wounds": 5}, C={"pg": "PC2", "at": "9-10"})
    s.does("A", "wait").dice("0", "3").coordinates("1-9").does("A", "repel")
    assert s.pg("A").died and s.pg("A").killer == -1
