"""Damage, conditions, wounds and elimination (OK-305, OK-306, OK-309 to OK-323)."""

from __future__ import annotations

import pytest

from hyakki.core.engine import advance
from hyakki.games.okko.catalog.ids import CARDS, RECOLLECTIONS
from hyakki.games.okko.effects.scope import Situation
from hyakki.games.okko.effects.values import has, value
from hyakki.games.okko.state import AMPUTEE, BLEEDING, POISONED, RED, STUNNED
from hyakki.games.okko.steps.feats import counted
from hyakki.games.okko.steps.harm import afflict
from tests.games.okko.sitting import Sitting


def hand(sitting: Sitting, hero: str) -> list[str]:
    return [CARDS[card] for card in sitting.hero(hero).hand]


# Damage


@pytest.mark.rule("OK-305", "OK-134", "OK-R120")
def test_a_successful_attack_places_one_token_and_a_hero_stays_however_many_it_has() -> None:
    sitting = Sitting("S3", {"NSH": {"at": "A01.21", "damage": 6}}, {"ninja": ["A01.22"]}, at="agent")
    sitting.dice(combat=[2, 2, 2]).does("A", "attack", "melee NSH")
    assert sitting.damage("NSH") == 7 and sitting.space("NSH") == "A01.21"


@pytest.mark.rule("OK-135", "OK-306", "OK-R64")
def test_an_agent_goes_when_its_stamina_is_reached_and_more_is_lost() -> None:
    okko = {"at": "A01.21", "left": ["OKK-2"]}
    sitting = Sitting("S3", {"OKK": okko}, {"bakemono": ["A01.22"]}, damage={"bakemono-1": 3})
    sitting.dice(combat=[2, 2, 2]).does("B", "attack", "melee bakemono-1")
    assert sitting.space("bakemono-1") == "" and sitting.damage("bakemono-1") == 0
    whole = Sitting("S3", {"OKK": okko}, {"bakemono": ["A01.22"]}, damage={"bakemono-1": 2})
    whole.dice(combat=[2, 2, 2]).does("B", "attack", "melee bakemono-1")
    assert whole.damage("bakemono-1") == 4


@pytest.mark.rule("OK-R63")
def test_tokens_lie_with_each_figure_of_a_card() -> None:
    agents = {"bakemono": ["A01.33"], "ashigaru": ["A01.22", "A01.12"]}
    sitting = Sitting("S3", {"OKK": "A01.21"}, agents, conditions={"ashigaru-1": ["poisoned"]})
    assert sitting.value("ashigaru-1", "defense") == 1 and sitting.value("ashigaru-2", "defense") == 3
    sitting.dice(combat=[1, 0, 0]).does("B", "attack", "melee ashigaru-1")
    assert sitting.space("ashigaru-1") == "" and sitting.space("ashigaru-2") == "A01.12"


@pytest.mark.rule("OK-173", "OK-174")
def test_a_follower_falls_at_its_stamina_and_frees_the_slot() -> None:
    allies = {"FOL-1a": ("OKK", "A01.21")}
    sitting = Sitting("S3", {"OKK": "A01.41"}, {"ninja": ["A01.22"]}, at="agent", allies=allies, damage={"tikku": 1})
    sitting.dice(combat=[2, 2, 2]).does("A", "attack", "melee tikku")
    assert sitting.space("tikku") == "" and sitting.hero("OKK").ally == -1


@pytest.mark.rule("OK-R157")
def test_what_a_hero_eliminates_itself_counts_and_what_its_follower_does_not() -> None:
    agents = {"ninja": ["A01.22"], "ashigaru": ["A01.11"]}
    allies = {"FOL-1b": ("OKK", "A01.10")}
    sitting = Sitting("S3", {"OKK": "A01.21"}, agents, at="activation", allies=allies)
    sitting.dice(combat=[2, 2, 2]).does("B", "attack", "melee ninja-1").does("B", "rest")
    sitting.dice(combat=[2, 2]).does("B", "attack", "melee ashigaru-1")
    assert sitting.space("ninja-1") == sitting.space("ashigaru-1") == ""
    assert [counted(sitting.state, 0, feat) for feat in ("agents", "supernatural", "streak")] == [1, 1, 1]


@pytest.mark.rule("OK-305")
def test_a_token_may_be_cancelled_once_a_game() -> None:
    okko = {"at": "A01.21", "clothing": "EQ-03"}
    sitting = Sitting("S3", {"OKK": okko}, {"ninja": ["A01.22"]}, at="agent")
    sitting.dice(combat=["ki", 2, 2, 2]).does("A", "attack", "melee OKK").does("B", "use equipment EQ-03")
    assert "damage-cancelled" in sitting.said() and sitting.damage("OKK") == 0
    assert sitting.state.conditions[sitting.figure("OKK")] == 0  # Venom needs damage
    sitting.does("A", "none").dice(combat=[2, 2, 2]).does("A", "attack", "melee OKK")
    assert sitting.damage("OKK") == 1


# Conditions


@pytest.mark.rule("OK-309", "OK-313", "OK-R06", "OK-091", "OK-311", "OK-E26")
def test_a_condition_eases_and_goes_and_comes_back_in_full() -> None:
    sitting = Sitting("S1", {"OKK": "A04.31"}, at="end", round=3, conditions={"OKK": ["poisoned"]})
    assert sitting.state.condition(0, POISONED) == 1
    assert value(sitting.state, 0, "defense") == 2
    sitting.silence("reorganise")
    assert sitting.value("OKK", "defense") == 3
    afflict(sitting.state, 0, POISONED)
    assert sitting.value("OKK", "defense") == 2


@pytest.mark.rule("OK-091", "OK-R06")
def test_a_flipped_condition_is_discarded() -> None:
    sitting = Sitting("S1", {"OKK": "A04.31"}, at="end", round=4, conditions={"OKK": ["poisoned back", "stunned"]})
    assert value(sitting.state, 0, "defense") == 3
    sitting.silence("reorganise")
    assert sitting.value("OKK", "defense") == 4 and sitting.value("OKK", "speed") == 1


@pytest.mark.rule("OK-310", "OK-311", "OK-314")
def test_different_conditions_add_up_and_the_same_does_not() -> None:
    sitting = Sitting("S1", {"SET": "A04.31"}, conditions={"SET": ["poisoned", "stunned", "stunned"]})
    assert (sitting.value("SET", "defense"), sitting.value("SET", "speed")) == (1, 1)


@pytest.mark.rule("OK-312", "OK-R62")
def test_bleeding_hurts_once_the_attack_is_resolved_push_included() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"ashigaru": ["A01.22"]}, conditions={"OKK": ["bleeding"]})
    sitting.dice(combat=["ki", 0, 0, 0]).does("B", "attack", "melee ashigaru-1")
    assert sitting.asked() == {"B": "push"} and sitting.damage("OKK") == 0
    sitting.does("B", "to A01.23")
    assert sitting.damage("OKK") == 1
    idle = Sitting("S3", {"OKK": "A01.21"}, conditions={"OKK": ["bleeding"]})
    idle.does("B", "move", "to A01.11")
    assert idle.damage("OKK") == 0


@pytest.mark.rule("OK-312")
def test_a_minion_may_bleed_to_death_by_its_own_attack() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"ninja": ["A01.22"]}, at="agent", conditions={"ninja-1": ["bleeding"]})
    sitting.dice(combat=[2, 2, 2]).does("A", "attack", "melee OKK")
    assert sitting.damage("OKK") == 1 and sitting.space("ninja-1") == ""


@pytest.mark.rule("OK-315", "OK-136", "OK-010")
def test_without_its_talent_okko_rolls_no_die_again() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"ninja": ["A01.22"]}).start()
    afflict(sitting.state, 0, AMPUTEE)
    advance(sitting.state)
    assert sitting.state.lost == {0: "oni-hunter"}
    sitting.dice(combat=[0, 0, 0]).does("B", "attack", "melee ninja-1")
    assert sitting.asked() == {"B": "turn"}


@pytest.mark.rule("OK-316")
def test_amputee_is_never_flipped_or_discarded() -> None:
    sitting = Sitting("S1", {"OKK": "A04.31"}, at="end", conditions={"OKK": ["amputee", "stunned"]})
    sitting.silence("reorganise")
    assert sitting.state.condition(0, AMPUTEE) == 1 and sitting.state.condition(0, STUNNED) == 2


@pytest.mark.rule("OK-R88")
def test_the_oni_chooses_the_talent_that_a_figure_loses_and_others_keep_theirs() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"ninja": ["A01.22", "A01.33"]}).start()
    afflict(sitting.state, sitting.figure("ninja-1"), AMPUTEE)
    advance(sitting.state)
    assert sitting.asked() == {"A": "lose-talent"}
    assert sitting.offered("A") == ["talent throwing-stars", "talent venom"]
    sitting.does("A", "talent throwing-stars")
    assert not has(sitting.state, sitting.figure("ninja-1"), "ranged")
    assert has(sitting.state, sitting.figure("ninja-2"), "ranged")


@pytest.mark.rule("OK-R42", "OK-R43")
def test_no_number_falls_below_zero() -> None:
    sitting = Sitting("S3", {"NOB": {"at": "A01.21", "right": ["NOB-1"]}}, conditions={"NOB": ["stunned"]})
    assert sitting.value("NOB", "speed") == 0
    ashigaru = Sitting("S3", {"OKK": ""}, {"ashigaru": ["A01.22"]}, conditions={"ashigaru-1": ["poisoned", "stunned"]})
    assert ashigaru.value("ashigaru-1", "speed") == 0


@pytest.mark.rule("OK-312", "OK-314")
def test_what_each_condition_is() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, conditions={"OKK": ["bleeding"]})
    assert sitting.state.condition(0, BLEEDING) and not sitting.state.condition(0, STUNNED)
    assert sitting.value("OKK", "speed") == 2 and sitting.value("OKK", "defense") == 4


# Wounds


@pytest.mark.rule("OK-092", "OK-093", "OK-094", "OK-134", "OK-R118", "OK-E01")
def test_a_hero_with_enough_damage_draws_one_wound_and_keeps_the_rest() -> None:
    sitting = Sitting("S1", {"NSH": {"at": "A04.31", "damage": 5}}, at="end")
    sitting.silence("reorganise")
    assert sitting.damage("NSH") == 2
    assert sum(card.startswith("WND") for card in hand(sitting, "NSH")) == 1
    assert ("OK-092", *sitting.event("wounded")[1:]) in sitting.told("A")


@pytest.mark.rule("OK-092", "OK-093")
def test_twice_the_stamina_is_still_one_wound_and_less_is_none() -> None:
    sitting = Sitting("S1", {"NSH": {"at": "A04.31", "damage": 7}, "SET": {"at": "", "damage": 2}}, at="end")
    sitting.silence("reorganise")
    assert (sitting.damage("NSH"), sitting.damage("SET")) == (4, 2)
    assert sitting.said().count("wounded") == 1


@pytest.mark.rule("OK-323", "OK-R116")
def test_a_wound_in_play_applies_its_penalty() -> None:
    sitting = Sitting("S1", {"OKK": {"at": "", "right": ["OKK-3", "WND-3"]}})
    assert sitting.value("OKK", "defense") == 5


@pytest.mark.rule("OK-095", "OK-096", "OK-320", "OK-R15", "OK-R117", "OK-152")
def test_a_hand_without_action_cards_takes_the_whole_discard_pile_back() -> None:
    cards = [f"OKK-{n}" for n in (1, 2, 3, 4, 5, 6, "W")]
    okko = {"at": "", "hand": ["WND-1"], "right": ["OKK-7"], "discard": [*cards, "WND-2"]}
    sitting = Sitting("S1", {"OKK": okko}, at="end").silence("reorganise")
    assert hand(sitting, "OKK") == [*cards[:6], "OKK-7", "OKK-W", "WND-1", "WND-2"]
    assert sitting.hero("OKK").discard == ()


@pytest.mark.rule("OK-095", "OK-152")
def test_with_an_action_card_in_hand_discards_stay_out_of_reach() -> None:
    okko = {"at": "", "hand": ["OKK-7"], "right": ["OKK-1"]}
    sitting = Sitting("S1", {"OKK": okko}, at="end").silence("reorganise")
    assert hand(sitting, "OKK") == ["OKK-7"]


@pytest.mark.rule("OK-321", "OK-322", "OK-R15", "OK-121", "OK-E27")
def test_the_third_wound_in_hand_eliminates_a_hero() -> None:
    setsuka = {"at": "A04.31", "hand": ["WND-1"], "damage": 3}
    setsuka["discard"] = [*(f"SET-{n}" for n in (1, 2, 3, 4, 5, 6, 7, "W")), "WND-2"]
    sitting = Sitting("S1", {"SET": setsuka, "OKK": "A04.30"}, at="end").silence("reorganise")
    assert sitting.hero("SET").eliminated and sitting.space("SET") == ""
    assert sitting.state.memoirs == [(RECOLLECTIONS.index("REC-SET"), RED)]
    assert sitting.state.in_play() == [0]


@pytest.mark.rule("OK-321")
def test_two_wounds_in_hand_do_not() -> None:
    setsuka = {"at": "A04.31", "hand": ["SET-1", "WND-1"], "damage": 3}
    sitting = Sitting("S1", {"SET": setsuka, "OKK": "A04.30"}, at="end").silence("reorganise")
    assert not sitting.hero("SET").eliminated


@pytest.mark.rule("OK-322", "OK-177", "OK-R14", "OK-R122")
def test_gear_of_a_fallen_hero_is_discarded_and_its_follower_stays() -> None:
    okko = {"at": "A04.31", "hand": ["OKK-1", "WND-1", "WND-1"], "damage": 4, "supplies": ["EQ-29"]}
    heroes = {"OKK": okko, "NSH": {"at": "A04.30", "hand": ["NSH-1", "WND-2", "WND-2"], "damage": 3}, "SET": "A04.40"}
    allies = {"FOL-1a": ("OKK", "A04.32"), "KAM-1a": ("NSH", "A04.22")}
    sitting = Sitting("S1", heroes, at="end", allies=allies, damage={"tikku": 1})
    sitting.silence("reorganise")
    assert sitting.hero("OKK").equipment == () and len(sitting.state.equipment_discard) == 1
    assert sitting.space("tikku") == "A04.32" and sitting.damage("tikku") == 1
    assert sitting.state.allies[sitting.figure("tikku")].master == -1
    assert sitting.space("hi") == ""  # a kami leaves at once


@pytest.mark.rule("OK-R166", "OK-R93")
def test_wounds_never_run_out() -> None:
    sitting = Sitting("S1", {"NSH": {"at": "A04.31", "damage": 3}}, at="end").start()
    sitting.state.wounds_left = [0, 0, 0, 0]
    sitting.silence("reorganise")
    assert "wounded" in sitting.said()


@pytest.mark.rule("OK-131")
def test_defense_may_depend_on_the_attack() -> None:
    sitting = Sitting("S1", {"OKK": {"at": "A04.31", "up": "EQ-02"}}, {"ninja": ["A04.22"]})
    ninja = sitting.figure("ninja-1")
    assert value(sitting.state, 0, "defense", Situation("melee", ninja)) == 5
    assert value(sitting.state, 0, "defense", Situation("ranged", ninja)) == 4
