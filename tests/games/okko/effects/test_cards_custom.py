"""Cards of one's own: verbs and cases that no printed card uses work too."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.okko.sitting import Sitting


def with_talent(effect: dict[str, Any], heroes: Any = None, agents: Any = None, **more: Any) -> Sitting:
    """Okko's Iai Draw on the left does this instead."""
    content = {"actions": {"OKK-1": {"talent": [effect]}}}
    heroes = heroes or {"OKK": {"at": "A01.21", "left": ["OKK-1"]}}
    return Sitting("S3", heroes, agents or {}, options={"content": content}, **more)


PUSH = {"when": "action", "do": [{"verb": "push", "spaces": 2, "to": {"side": "agents", "where": "near", "pick": 1}}]}


@pytest.mark.rule("OK-R59", "OK-R60", "OK-136", "OK-160")
def test_a_push_leads_away_step_by_step() -> None:
    sitting = with_talent(PUSH, agents={"samurai": ["A01.22"], "tetsujin": ["A01.11"]})
    assert sitting.blocked("B", "use card OKK-1") == {"on tetsujin": "OK-136"}
    spaces = sitting.offered("B", "use card OKK-1", "on samurai-1")
    assert {"to A01.13", "to A01.23", "to A01.33", "to A01.24"} <= set(spaces)
    assert "to A01.12" not in spaces and "to A01.32" not in spaces
    sitting.does("B", "use card OKK-1", "on samurai-1", "to A01.24")
    assert sitting.space("samurai-1") == "A01.24"


@pytest.mark.rule("OK-136", "OK-257")
def test_nobody_is_pushed_who_has_no_free_space_behind() -> None:
    behind = {"ashigaru": ["A01.13", "A01.23", "A01.33"], "samurai": ["A01.22"]}
    sitting = with_talent(PUSH, agents={**behind, "ninja": ["A01.11"]})
    assert sitting.blocked("B", "use card OKK-1")["on samurai-1"] == "OK-257"
    assert sitting.offered("B", "use card OKK-1") == ["on ninja-1"]


@pytest.mark.rule("OK-R167")
@pytest.mark.parametrize("value, used", [(2, True), (-1, False)])
def test_a_drawback_alone_is_no_reason_to_use_a_card(value: int, used: bool) -> None:
    deed = {"verb": "modify", "what": "defense", "value": value, "until": "round"}
    sitting = with_talent({"when": "unique", "do": [deed]})
    if not used:
        assert sitting.refused("B", "use card OKK-1") == "OK-R167"
        return
    sitting.does("B", "use card OKK-1")
    assert sitting.value("OKK", "defense") == 4 + value


MAIM = {
    "when": "unique",
    "do": [{"verb": "afflict", "condition": "amputee", "to": {"side": "agents", "where": "near", "pick": 1}}],
}


@pytest.mark.rule("OK-315", "OK-R88", "OK-316")
def test_the_oni_chooses_the_talent_that_an_agent_loses() -> None:
    sitting = with_talent(MAIM, agents={"yurei": ["A01.22", "A01.11"]})
    sitting.does("B", "use card OKK-1", "on yurei-1")
    assert sitting.offered("A") == ["talent bodiless", "talent drift"]
    sitting.does("A", "talent bodiless")
    sitting.dice(combat=[2, 2, 2]).does("B", "attack", "melee yurei-2").silence("reroll")
    assert sitting.space("yurei-2") == "A01.11", "each figure for itself"
    sitting.dice(combat=[2, 2, 2]).does("B", "attack", "melee yurei-1").silence("reroll")
    assert sitting.space("yurei-1") == ""


DARE = {
    "when": "unique",
    "do": [
        {
            "verb": "test",
            "attribute": "speed",
            "difficulty": 2,
            "then": [{"verb": "modify", "what": "defense", "value": 2, "until": "round"}, {"verb": "heal", "count": 1}],
        }
    ],
}


@pytest.mark.slow
@pytest.mark.parametrize("dice, defense, damage", [([1, 1], 6, 1), ([2, 1], 4, 2)])
def test_what_follows_a_test_happens_on_a_pass(dice: list[int], defense: int, damage: int) -> None:
    sitting = with_talent(DARE, {"OKK": {"at": "A01.21", "left": ["OKK-1"], "damage": 2}})
    sitting.dice(test=dice).does("B", "use card OKK-1")
    assert (sitting.value("OKK", "defense"), sitting.damage("OKK")) == (defense, damage)


@pytest.mark.rule("OK-R130")
def test_followers_make_no_tests() -> None:
    content = {"followers": {"FOL-1b": {"talent": [{**DARE, "when": "action"}]}}}
    allies = {"FOL-1b": ("OKK", "A01.22")}
    sitting = Sitting("S3", {"OKK": "A01.21"}, allies=allies, options={"content": content}, at="ally")
    assert sitting.refused("B", "use ally FOL-1b") == "OK-R130"


HELP = {
    "when": "hurting",
    "do": [{"verb": "heal", "count": 1, "to": {"side": "heroes", "where": "near", "own": True, "pick": 1}}],
}


@pytest.mark.rule("OK-160")
def test_an_effect_that_works_by_itself_asks_whose_it_is() -> None:
    heroes = {"OKK": {"at": "A01.21", "left": ["OKK-1"], "damage": 1}, "SET": {"at": "A01.31", "damage": 1}}
    sitting = with_talent(HELP, heroes, {"hiroji": ["A01.22"]}, conditions={"hiroji-1": ["poisoned"]})
    sitting.dice(combat=[2, 2, 1]).does("B", "attack", "melee hiroji-1")
    assert sitting.asked() == {"B": "effect"} and sitting.offered("B") == ["on OKK", "on SET"]
    assert sitting.refused("B", "tile A01") == "OK-160"
    sitting.does("B", "on SET")
    assert (sitting.damage("OKK"), sitting.damage("SET")) == (1, 0)


@pytest.mark.rule("OK-R55")
def test_a_talent_that_names_no_0_rolls_any_die_again() -> None:
    again = {"when": "rolled", "once": "attack", "do": [{"verb": "reroll", "dice": "attack", "count": 1}]}
    sitting = with_talent(again, agents={"hiroji": ["A01.22"]})
    sitting.dice(combat=[2, 0, 1]).does("B", "attack", "melee hiroji-1")
    assert sitting.offered("B", "use card OKK-1") == ["die combat 1", "die combat 2", "die combat 3"]


@pytest.mark.slow
@pytest.mark.rule("OK-136", "OK-192")
def test_a_talent_of_a_hero_or_an_agent_does_only_what_it_says() -> None:
    talent = {
        "when": "action",
        "do": [{"verb": "afflict", "condition": "stunned", "to": {"side": "heroes", "pick": 1}}],
    }
    heroes, agents = {"OKK": "A01.21"}, {"ninja": ["A01.23"]}
    able = Sitting("S3", heroes, agents, options={"content": {"heroes": {"OKK": {"talents": {"own": [talent]}}}}})
    assert able.refused("B", "use hero OKK", "tile A01") == "OK-136"
    able = Sitting(
        "S3", heroes, agents, options={"content": {"agents": {"ninja": {"talents": {"own": [talent]}}}}}, at="agent"
    )
    assert able.refused("A", "use agent ninja", "tile A01") == "OK-192"


def test_a_card_may_have_two_actions() -> None:
    talent = [PUSH, {"when": "action", "do": [{"verb": "heal", "count": 1}]}]
    heroes = {"OKK": {"at": "A01.21", "left": ["OKK-1"], "damage": 1}}
    content = {"actions": {"OKK-1": {"talent": talent}}}
    sitting = Sitting("S3", heroes, {"samurai": ["A01.22"]}, options={"content": content})
    assert {"use card OKK-1", "use card OKK-1 2"} <= set(sitting.offered("B"))
    sitting.does("B", "use card OKK-1 2")
    assert sitting.damage("OKK") == 0
