"""The Oni's side: natural talents of agents and greater demons, and the enhancements of both trees."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.okko.catalog.ids import FIGURES
from tests.games.okko.sitting import Sitting

ATTRIBUTES = ("speed", "might", "defense", "actions", "stamina")
CARDS = {
    "ashigaru": (1, 2, 3, 2, 1),
    "samurai": (2, 3, 5, 2, 1),
    "hiroji": (2, 4, 7, 2, 4),
    "yurei": (2, 2, 4, 2, 1),
    "ninja": (3, 3, 5, 2, 1),
    "bakemono": (2, 5, 5, 2, 5),
    "kuro-hebi": (2, 5, 7, 3, 6),
    "homura": (2, 6, 7, 2, 6),
    "yuki-hime": (3, 5, 7, 3, 6),
    "tetsujin": (1, 6, 7, 2, 6),
}


def figure(agent: str) -> str:
    return agent if agent in ("kuro-hebi", "homura", "yuki-hime", "tetsujin") else f"{agent}-1"


@pytest.mark.rule("OK-191", "OK-077")
@pytest.mark.parametrize("agent", CARDS)
def test_an_agent_has_the_numbers_of_its_card(agent: str) -> None:
    """The STAMINA of a greater demon grows with the heroes of the game."""
    sitting = Sitting("S3", {"OKK": "A01.21", "SET": "A01.43"}, {agent: ["A03.11"]})
    assert tuple(sitting.value(figure(agent), attribute) for attribute in ATTRIBUTES) == CARDS[agent]


def strikes(agent: str, *dice: str | int, reach: str = "melee", at: str = "A01.22", **more: Any) -> Sitting:
    """The first figure attacks Okko on A01.21 with these Combat dice; nobody is pushed."""
    agents = more.pop("agents", {agent: [at]})
    heroes = more.pop("heroes", {"OKK": "A01.21"})
    sitting = Sitting("S3", heroes, agents, at="agent", alarm=True, **more).dice(combat=dice)
    return sitting.does("A", "attack", f"{reach} OKK").silence("push")


# Minions and lieutenants


@pytest.mark.rule("OK-194", "OK-R66")
@pytest.mark.parametrize("around, damage", [(["A01.20", "A01.11", "A01.31"], 1), (["A01.20", "A01.11", "A01.43"], 0)])
def test_press_needs_three_ashigaru_around_the_target(around: list[str], damage: int) -> None:
    assert strikes("ashigaru", 1, 2, agents={"ashigaru": around}).damage("OKK") == damage


@pytest.mark.parametrize(
    "agents, defense",
    [
        ({"samurai": ["A01.22", "A01.23"]}, 6),
        ({"samurai": ["A01.22"], "hiroji": ["A01.12"]}, 6),
        ({"samurai": ["A01.22", "A01.24"]}, 5),
    ],
)
def test_shield_brothers_stand_together(agents: dict[str, list[str]], defense: int) -> None:
    assert Sitting("S3", {"OKK": "A01.21"}, agents).value("samurai-1", "defense") == defense


@pytest.mark.parametrize("at, dice", [("A01.20", 3), ("A01.43", 2)])
def test_champion_leads_mortal_minions_of_his_area(at: str, dice: int) -> None:
    sitting = strikes("ashigaru", agents={"ashigaru": ["A01.22"], "hiroji": [at]})
    assert len(sitting.heard("rolled")[1]) == dice
    yurei = strikes("yurei", agents={"yurei": ["A01.22"], "hiroji": ["A01.20"]})
    assert len(yurei.heard("rolled")[1]) == 2, "no supernatural creature"


@pytest.mark.rule("OK-R68", "OK-R170")
def test_riposte_answers_the_first_melee_attack_that_fails() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"hiroji": ["A01.22"]})
    sitting.dice(combat=[0, 0, 0]).does("B", "attack", "melee hiroji-1")
    sitting.dice(combat=[2, 2]).does("A", "use agent hiroji")
    assert sitting.damage("OKK") == 1 and len(sitting.heard("rolled")[1]) == 2
    sitting.dice(combat=[0, 0, 0]).does("B", "attack", "melee hiroji-1")
    assert "A" not in sitting.asked()


@pytest.mark.rule("OK-R68")
def test_riposte_is_over_for_the_round_once_a_failed_attack_has_pushed_him_out_of_reach() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"hiroji": ["A01.22"]})
    sitting.dice(combat=["ki", 0, 0, 0]).does("B", "attack", "melee hiroji-1").does("B", "to A01.23")
    assert sitting.asked() == {"B": "turn"}, "he cannot answer"
    sitting.does("B", "move", "to A01.22")
    sitting.dice(combat=[0, 0, 0]).does("B", "attack", "melee hiroji-1")
    assert sitting.asked() != {"A": "reply"}, "it was not the first that failed"


@pytest.mark.rule("OK-R67", "OK-305")
def test_a_bodiless_yurei_is_pushed_but_not_hurt_by_mundane_attacks() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"yurei": ["A01.22"]})
    sitting.dice(combat=["ki", 2, 2, 2]).does("B", "attack", "melee yurei-1").silence("reroll")
    assert sitting.damage("yurei-1") == 0 and "to A01.23" in sitting.offered("B")


def test_a_yurei_drifts_past_opponents() -> None:
    drifting = Sitting("S3", {"OKK": "A01.20"}, {"yurei": ["A01.22"]}, at="agent")
    assert "to A01.11" in drifting.offered("A", "move") and "to C01b.3" in drifting.offered("A", "move")


@pytest.mark.rule("OK-298")
def test_throwing_stars_are_thrown_with_two_dice() -> None:
    assert len(strikes("ninja", reach="ranged", at="A01.24").heard("rolled")[1]) == 2
    assert len(strikes("ninja").heard("rolled")[1]) == 3


VENOM = [("ninja", "poisoned"), ("bakemono", "bleeding"), ("kuro-hebi", "poisoned")]


@pytest.mark.parametrize("agent, condition", VENOM)
def test_venom_and_rend_need_damage_with_a_ki(agent: str, condition: str) -> None:
    dice = CARDS[agent][1]
    hit = strikes(agent, "ki", *[2] * dice)
    assert ("OKK", condition) in afflicted(hit)
    assert not afflicted(strikes(agent, *[2] * dice)), "no KI"
    miss = strikes(agent, "ki", *[0] * dice)
    assert not afflicted(miss), "no damage"


def afflicted(sitting: Sitting) -> list[tuple[str, str]]:
    said = [event.args for event in sitting.events if event.kind.name == "afflicted"]
    return [(FIGURES[figure], condition) for figure, condition in said]


def test_venom_is_for_heroes() -> None:
    sitting = Sitting("S3", {"NOB": "A01.43"}, {"ninja": ["A01.22"]}, allies={"FOL-2a": ("NOB", "A01.21")}, at="agent")
    sitting.dice(combat=["ki", 2, 2, 2]).does("A", "attack", "melee goro").silence("push")
    assert sitting.damage("goro") == 1 and not afflicted(sitting)


def test_regrowth_heals_the_bakemono_as_the_round_ends() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"bakemono": ["A03.32"]}, damage={"bakemono-1": 3}, at="end")
    assert sitting.damage("bakemono-1") == 2


# Greater demons


@pytest.mark.rule("OK-192")
def test_coils_make_leaving_cost_two_actions() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"kuro-hebi": ["A01.22"]})
    sitting.does("B", "move", "to A01.11").does("B", "move", "to A01.10")
    assert sitting.refused("B", "move") == "OK-291"
    stays = Sitting("S3", {"OKK": "A01.21"}, {"kuro-hebi": ["A01.22"]})
    for space in ("A01.20", "A01.21"):
        stays.does("B", "move", f"to {space}")
    assert stays.refused("B", "move", "to A01.11") == "OK-192", "one action is left"
    assert "to A01.20" in stays.offered("B", "move")


@pytest.mark.rule("OK-192")
def test_coils_hold_a_hero_with_one_action_whose_area_is_full() -> None:
    """A01.e has two spaces: Okko's and Kuro-Hebi's."""
    heroes = {"OKK": {"at": "A01.40", "left": ["OKK-W"], "right": ["OKK-6"], "damage": 1, "supplies": ["EQ-29"]}}
    sitting = Sitting("S3", heroes, {"kuro-hebi": ["A01.41"]})
    sitting.does("B", "use equipment EQ-29", "on OKK")
    assert sitting.refused("B", "move") == "OK-192", "one of two actions is left"


def test_burning_aura_hurts_every_hero_and_ally_beside_homura() -> None:
    sitting = Sitting(
        "S3",
        {"OKK": "A01.21", "SET": "A01.43"},
        {"homura": ["A01.22"]},
        allies={"FOL-2a": ("OKK", "A01.12")},
        at="agent",
    )
    sitting.does("A", "rest")
    assert [sitting.damage(name) for name in ("OKK", "SET", "goro")] == [1, 0, 1]


@pytest.mark.parametrize("damage, hit", [(1, True), (0, False)])
def test_wildfire_feeds_on_wounds(damage: int, hit: bool) -> None:
    heroes = {"OKK": {"at": "A01.21", "damage": damage}}
    sitting = strikes("homura", 1, 1, 1, 0, 0, 0, heroes=heroes)
    assert (sitting.damage("OKK") > damage) == hit


def test_numbing_breath_stuns_from_afar() -> None:
    far = strikes("yuki-hime", 2, 2, 2, 2, 2, reach="ranged", at="A01.24")
    assert far.value("OKK", "speed") == 0
    near = strikes("yuki-hime", 2, 2, 2, 2, 2)
    assert near.value("OKK", "speed") == 2


def test_snowblind_takes_a_die_from_ranged_attacks_on_her() -> None:
    for reach, dice in (("ranged", 2), ("melee", 3)):
        sitting = Sitting("S3", {"SET": {"at": "A01.21", "up": "EQ-11"}}, {"yuki-hime": ["A01.22"]})
        sitting.does("B", "attack", f"{reach} yuki-hime")
        assert len(sitting.heard("rolled")[1]) == dice


@pytest.mark.rule("OK-159")
def test_a_sweep_beside_the_living_rampart_strikes_it_alone() -> None:
    heroes = {"NOB": {"at": "A01.21", "left": ["NOB-4"]}, "OKK": "A01.11"}
    sitting = Sitting("S3", heroes, {"tetsujin": ["A01.22"]}, at="agent", battle=True)
    assert sitting.offered("A", "attack") == ["melee NOB"]
    assert sitting.blocked("A", "attack")["melee OKK"] == "OK-159"
    sitting.dice(combat=[0] * 6).does("A", "attack", "melee NOB")
    assert sitting.said().count("attacked") == 1 and sitting.asked() == {"A": "turn"}


@pytest.mark.rule("OK-R35")
def test_sweep_strikes_every_adjacent_opponent_for_one_action() -> None:
    heroes = {"OKK": "A01.21", "SET": "A01.23"}
    sitting = Sitting("S3", heroes, {"tetsujin": ["A01.22"]}, at="agent")
    sitting.dice(combat=[2] * 12).does("A", "attack", "melee OKK").silence("next-target")
    assert (sitting.damage("OKK"), sitting.damage("SET")) == (1, 1)


@pytest.mark.rule("OK-R61")
def test_unyielding_is_never_pushed() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"tetsujin": ["A01.22"]})
    sitting.dice(combat=["ki", 0, 0, 0]).does("B", "attack", "melee tetsujin").silence("reroll")
    assert sitting.asked() == {"B": "turn"}


# Enhancements


AGENTS = {"ashigaru": ["A01.22"], "hiroji": ["A06.22"], "yurei": ["A03.33"], "bakemono": ["A03.11"]}
NAMES = ("ashigaru-1", "hiroji-1", "yurei-1", "bakemono-1")


@pytest.mark.rule("OK-110", "OK-193", "OK-221")
@pytest.mark.parametrize(
    "slot, attribute, values",
    [
        ("M2", "speed", (2, 2, 2, 2)),
        ("M3b", "defense", (4, 8, 4, 5)),
        ("M4b", "actions", (2, 3, 2, 2)),
        ("S2b", "defense", (3, 7, 5, 6)),
        ("S2c", "speed", (1, 2, 3, 3)),
        ("S3b", "stamina", (1, 6, 1, 7)),
    ],
)
def test_an_enhancement_changes_the_attributes_of_those_it_names(
    slot: str, attribute: str, values: tuple[int, ...]
) -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, AGENTS, enhancements=[slot])
    assert tuple(sitting.value(name, attribute) for name in NAMES) == values


@pytest.mark.parametrize(
    "slot, agent, dice",
    [
        ("M3a", "ashigaru", 1),
        ("M3a", "yurei", 0),
        ("S2a", "yurei", 1),
        ("S2a", "ashigaru", 0),
    ],
)
def test_m3a_and_s2a_add_an_action_die(slot: str, agent: str, dice: int) -> None:
    assert len(strikes(agent, enhancements=[slot]).heard("rolled")[2]) == dice


@pytest.mark.parametrize("slot, cards", [((), 2), (("M3c",), 1)])
def test_m1_and_m3c_bring_mortal_thralls_for_event_cards(slot: tuple[str, ...], cards: int) -> None:
    sitting = Sitting(
        "S3",
        {"OKK": "A01.21", "SET": "A01.43"},
        {"ashigaru": ["A03.32"], "yurei": ["A03.33"]},
        enhancements=["M1", "M2", *slot],
        hand=["EV-01a", "EV-02a", "EV-03a"],
        at="strategy",
        round=8,
    )
    sitting.silence("corrupt", "corruption", "enhance")
    paid = ["pay EV-01a", "pay EV-02a"][:cards]
    after = sitting.offered("A", "summon M1", *paid)
    assert all(id.startswith("bring ashigaru") for id in after) and after
    first = after[0]
    second = next(id for id in sitting.offered("A", "summon M1", *paid, first) if id.startswith("bring"))
    assert sitting.offered("A", "summon M1", *paid, first, second) == ["enough"], "as many as heroes in play"


def test_s1_brings_supernatural_creatures() -> None:
    sitting = Sitting(
        "S3",
        {"OKK": "A01.21"},
        {"ashigaru": ["A03.32"], "yurei": ["A03.33"]},
        enhancements=["S1"],
        hand=["EV-01a", "EV-02a"],
        at="strategy",
        round=8,
    )
    sitting.silence("corrupt", "corruption", "enhance")
    after = sitting.offered("A", "summon S1", "pay EV-01a", "pay EV-02a")
    assert after and all(id.startswith("bring yurei") for id in after)


@pytest.mark.parametrize(
    "agent, dice, damage",
    [
        ("ashigaru", ["ki", 2, 2], 2),
        ("ashigaru", [2, 2], 1),
        ("yurei", ["ki", 2, 2], 1),
    ],
)
def test_m4a_no_mercy_hurts_more_with_a_ki(agent: str, dice: list[str | int], damage: int) -> None:
    assert strikes(agent, *dice, enhancements=["M4a"]).damage("OKK") == damage


@pytest.mark.rule("OK-198", "OK-R41")
def test_m4c_no_sanctuary_reaches_tiles_beside_a_corrupted_one() -> None:
    agents = {"ashigaru": ["A01.23", "A03.32"]}
    for slots, ready in ((["M4c"], True), ([], False)):
        sitting = Sitting("S3", {"OKK": "A06.21"}, agents, enhancements=slots, corruption=["C01b"], at="oni")
        assert ("activate ashigaru" in sitting.offered("A")) == ready
    reaching = Sitting("S3", {"OKK": "A06.21"}, agents, enhancements=["M4c"], corruption=["C01b"], at="oni")
    reaching.does("A", "activate ashigaru")
    assert "command ashigaru-1" in reaching.offered("A") and "command ashigaru-2" not in reaching.offered("A")


def test_s3a_venomed_poisons_heroes_without_a_ki() -> None:
    assert afflicted(strikes("yurei", 2, 2, enhancements=["S3a"])) == [("OKK", "poisoned")]
    assert not afflicted(strikes("ashigaru", 2, 2, enhancements=["S3a"]))


def test_s3c_veil_step_frees_supernatural_minions() -> None:
    for agent, free in (("ninja", True), ("bakemono", False)):
        sitting = Sitting("S3", {"OKK": "A01.20"}, {agent: ["A01.22"]}, enhancements=["S3c"], at="agent")
        assert ("to C01b.0" in sitting.offered("A", "move")) == free
