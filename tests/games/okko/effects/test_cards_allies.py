"""Followers, kami and courtiers who follow: two versions each, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.okko.catalog.ids import EQUIPMENT
from tests.games.okko.sitting import Sitting

ATTRIBUTES = ("speed", "might", "defense", "actions", "stamina")
CARDS = {
    "FOL-1a": ("tikku", 2, 1, 3, 1, 2),
    "FOL-1b": ("tikku", 2, 2, 3, 1, 2),
    "FOL-2a": ("goro", 1, 2, 4, 1, 3),
    "FOL-2b": ("goro", 1, 3, 4, 1, 3),
    "FOL-3a": ("kiku", 3, 1, 3, 1, 1),
    "FOL-3b": ("kiku", 3, 2, 4, 2, 1),
    "KAM-1a": ("hi", 2, 3, 4, 1, 1),
    "KAM-1b": ("hi", 2, 2, 4, 1, 1),
    "KAM-2a": ("kaze", 4, 2, 4, 1, 1),
    "KAM-2b": ("kaze", 4, 1, 4, 1, 1),
    "KAM-3a": ("mizu", 2, 1, 4, 1, 2),
    "KAM-3b": ("mizu", 2, 2, 4, 1, 2),
    "KAM-4a": ("tsuchi", 1, 2, 6, 1, 3),
    "KAM-4b": ("tsuchi", 1, 3, 5, 1, 3),
    "COU-3": ("COU-3", 2, 3, 4, 2, 3),
    "COU-8": ("COU-8", 3, 1, 3, 1, 1),
}


@pytest.mark.rule("OK-171")
@pytest.mark.parametrize("card", CARDS)
def test_an_ally_has_the_numbers_of_its_version(card: str) -> None:
    figure, *numbers = CARDS[card]
    sitting = Sitting("S3", {"OKK": "A01.21"}, allies={card: ("OKK", "A01.22")})
    assert [sitting.value(figure, attribute) for attribute in ATTRIBUTES] == numbers


def ally(card: str, agents: Any = None, hero: str = "OKK", **more: Any) -> Sitting:
    """The turn of this ally on A01.22, its hero on A01.21."""
    heroes = more.pop("heroes", {hero: "A01.21"})
    return Sitting("S3", heroes, agents or {}, allies={card: (hero, "A01.22")}, at="ally", **more)


def investigated(card: str, token: str, beside: bool) -> int:
    """Return how many Test dice its hero rolls at a token on A01.20, adjacent to the ally or not."""
    where: dict[str, Any] = (
        {"courtiers": {token: "A01.20"}} if token.startswith("COU") else {"tokens": {token: "A01.20"}}
    )
    allies = {card: ("OKK", "A01.10" if beside else "A01.33")}
    sitting = Sitting("S3", {"OKK": "A01.21"}, clue_deck=["ONI-2"], allies=allies, **where)
    sitting.does("B", "investigate", f"question {token}" if token.startswith("COU") else "token A01.20")
    return int(sitting.heard("tested")[2])


# Followers


@pytest.mark.rule("OK-180")
def test_fol_1a_tikku_helps_with_evidence_and_parchment_beside_him() -> None:
    assert [investigated("FOL-1a", token, True) for token in ("EVI-3", "PAR-2", "COU-2")] == [2, 2, 3]
    assert investigated("FOL-1a", "EVI-3", False) == 3


@pytest.mark.rule("OK-R130", "OK-160")
def test_fol_1b_tikku_stuns_a_minion_beside_him() -> None:
    sitting = ally("FOL-1b", {"samurai": ["A01.23"], "bakemono": ["A01.12"], "ashigaru": ["A01.43"]})
    assert sitting.blocked("B", "use ally FOL-1b") == {"on ashigaru-1": "OK-269", "on bakemono-1": "OK-193"}
    sitting.does("B", "use ally FOL-1b", "on samurai-1")
    assert sitting.value("samurai-1", "speed") == 0
    assert ally("FOL-1b", {"bakemono": ["A01.12"]}).refused("B", "use ally FOL-1b") == "OK-R167"


def test_fol_2a_goro_carries_two_more_cards() -> None:
    with_him = Sitting("S3", {"NOB": "A01.21", "OKK": "A01.11"}, allies={"FOL-2a": ("NOB", "A01.22")})
    assert (with_him.value("NOB", "supplies"), with_him.value("OKK", "supplies")) == (5, 3)


@pytest.mark.parametrize("target, hit", [("A01.12", True), ("A01.23", False)])
def test_fol_2b_goro_hits_harder_beside_his_hero(target: str, hit: bool) -> None:
    sitting = ally("FOL-2b", {"ninja": [target]}, "NOB")
    sitting.dice(combat=[2, 2, 0]).does("B", "attack", "melee ninja-1")
    assert (sitting.space("ninja-1") == "") == hit


def test_fol_3a_kiku_helps_her_hero_to_question() -> None:
    assert [investigated("FOL-3a", token, False) for token in ("EVI-3", "COU-2")] == [3, 2]


@pytest.mark.parametrize("dice, bleeds", [(["ki", 2, 2], True), ([2, 2], False)])
def test_fol_3b_kiku_makes_survivors_bleed(dice: list[str | int], bleeds: bool) -> None:
    sitting = ally("FOL-3b", {"bakemono": ["A01.23"]}, conditions={"bakemono-1": ["poisoned"]})
    sitting.dice(combat=dice).does("B", "attack", "melee bakemono-1").silence("push")
    assert ("afflicted" in [event.kind.name for event in sitting.events]) == bleeds


# Kami


@pytest.mark.rule("OK-R67")
@pytest.mark.parametrize("card", [card for card in CARDS if card.startswith("KAM")])
def test_every_attack_of_a_kami_is_legendary(card: str) -> None:
    sitting = ally(card, {"yurei": ["A01.23"]}, "NSH", conditions={"yurei-1": ["poisoned"]})
    sitting.dice(combat=[2, 2, 2]).does("B", "attack", "melee yurei-1")
    assert sitting.space("yurei-1") == ""


def test_kam_1a_hi_burns_one_other_opponent_beside_the_target() -> None:
    agents = {"ashigaru": ["A01.23", "A01.13", "A01.24", "A01.43"]}
    sitting = ally("KAM-1a", agents, "NSH", corruption=["A01"])
    sitting.dice(combat=[2, 2, 2]).does("B", "attack", "melee ashigaru-1")
    assert sitting.offered("B") == ["on ashigaru-2", "on ashigaru-3"], "the target itself has fallen"
    sitting.does("B", "on ashigaru-3")
    assert [sitting.space(f"ashigaru-{n}") for n in (1, 2, 3, 4)] == ["", "A01.13", "", "A01.43"]


def test_kam_1a_burns_nobody_where_nobody_is() -> None:
    sitting = ally("KAM-1a", {"ashigaru": ["A01.23", "A01.43"]}, "NSH")
    sitting.dice(combat=[2, 2, 2]).does("B", "attack", "melee ashigaru-1")
    assert "effect" not in sitting.asked().values()


@pytest.mark.parametrize("at, dice", [("A01.22", 1), ("A01.24", 0)])
def test_kam_1b_hi_warms_heroes_beside_it(at: str, dice: int) -> None:
    sitting = Sitting("S3", {"NSH": "A01.21"}, {"samurai": ["A01.11"]}, allies={"KAM-1b": ("NSH", at)})
    sitting.does("B", "attack", "melee samurai-1")
    assert len(sitting.heard("rolled")[2]) == dice


def test_kam_2a_kaze_pushes_two_spaces_without_a_ki() -> None:
    sitting = ally("KAM-2a", {"samurai": ["A01.23"]}, "NSH")
    sitting.dice(combat=[0, 0]).does("B", "attack", "melee samurai-1")
    assert "to A01.24" in sitting.offered("B")
    west = ally("KAM-2a", {"samurai": ["A01.32"]}, "NSH")
    west.dice(combat=[0, 0]).does("B", "attack", "melee samurai-1")
    assert {"to A01.41", "to A01.42", "to A01.43"} <= set(west.offered("B"))


def test_kam_2b_kaze_makes_its_hero_fast() -> None:
    heroes = {"NSH": "A01.21", "OKK": "A01.11"}
    sitting = Sitting("S3", heroes, allies={"KAM-2b": ("NSH", "A03.00")})
    assert (sitting.value("NSH", "speed"), sitting.value("OKK", "speed")) == (3, 2)


def test_kam_3a_mizu_heals_a_hero_beside_it() -> None:
    heroes = {"NSH": {"at": "A01.21", "damage": 2}, "OKK": {"at": "A01.33", "damage": 0}}
    sitting = ally("KAM-3a", hero="NSH", heroes=heroes)
    assert sitting.blocked("B", "use ally KAM-3a") == {"on OKK": "OK-R167"}
    sitting.does("B", "use ally KAM-3a", "on NSH")
    assert sitting.damage("NSH") == 1
    assert ally("KAM-3a", hero="NSH").refused("B", "use ally KAM-3a") == "OK-R167"


def test_kam_3b_mizu_stuns_all_agents_beside_it() -> None:
    sitting = ally("KAM-3b", {"samurai": ["A01.23", "A01.12"], "bakemono": ["A01.32"], "ninja": ["A01.24"]}, "NSH")
    sitting.does("B", "use ally KAM-3b")
    speeds = [sitting.value(name, "speed") for name in ("samurai-1", "samurai-2", "bakemono-1", "ninja-1")]
    assert speeds == [0, 0, 0, 3]
    assert ally("KAM-3b", hero="NSH").refused("B", "use ally KAM-3b") == "OK-R167"


def test_kam_4a_tsuchi_shields_heroes_beside_it() -> None:
    heroes = {"NSH": "A01.21", "OKK": "A01.24"}
    sitting = Sitting("S3", heroes, allies={"KAM-4a": ("NSH", "A01.22")})
    assert [sitting.value(name, "defense") for name in ("NSH", "OKK", "tsuchi")] == [4, 4, 6]


@pytest.mark.parametrize("at, leaves", [("A01.23", False), ("A01.24", True)])
def test_kam_4b_tsuchi_holds_agents_that_start_beside_it(at: str, leaves: bool) -> None:
    sitting = Sitting("S3", {"NSH": "A01.43"}, {"ninja": [at]}, allies={"KAM-4b": ("NSH", "A01.22")}, at="agent")
    offered = sitting.offered("A", "move")
    assert "to A01.13" in offered, "inside its area it may change space"
    assert ("to C01b.0" in offered) == leaves


# Courtiers who follow


@pytest.mark.rule("OK-244", "OK-245")
def test_cou_3_attacks_of_captain_todo_never_raise_the_alarm() -> None:
    sitting = ally("COU-3", {"ashigaru": ["A01.23"]})
    sitting.does("B", "attack", "melee ashigaru-1")
    assert not sitting.state.alarm
    other = ally("FOL-1b", {"ashigaru": ["A01.23"]})
    other.does("B", "attack", "melee ashigaru-1")
    assert other.state.alarm


def carrying(supplies: dict[str, list[str]], at: str = "A01.33") -> Sitting:
    """Kotaro, Okko's, stands on A01.23; Setsuka beside him."""
    heroes = {
        "OKK": {"at": "A01.10", "supplies": supplies.get("OKK", [])},
        "SET": {"at": at, "supplies": supplies.get("SET", [])},
    }
    return Sitting("S3", heroes, allies={"COU-8": ("OKK", "A01.23")}, at="ally")


@pytest.mark.rule("OK-340", "OK-341")
def test_cou_8_kotaro_carries_a_card_both_ways() -> None:
    sitting = carrying({"OKK": ["EQ-29"], "SET": ["EQ-31"]})
    assert sitting.offered("B", "use ally COU-8") == ["card EQ-29", "card EQ-31"]
    sitting.does("B", "use ally COU-8", "card EQ-29", "on SET")
    assert EQUIPMENT.index("EQ-29") in sitting.hero("SET").supplies
    back = carrying({"SET": ["EQ-31"]})
    back.does("B", "use ally COU-8", "card EQ-31", "on OKK")
    assert EQUIPMENT.index("EQ-31") in back.hero("OKK").supplies


@pytest.mark.rule("OK-340")
@pytest.mark.parametrize(
    "supplies, at, rule",
    [
        ({"OKK": ["EQ-29"]}, "A03.00", "OK-339"),
        ({}, "A01.33", "OK-341"),
        ({"OKK": ["EQ-29", "EQ-30", "EQ-32"], "SET": ["EQ-28", "EQ-31", "EQ-21"]}, "A01.33", "OK-340"),
    ],
)
def test_cou_8_needs_somebody_beside_him_a_card_and_a_place_for_it(
    supplies: dict[str, list[str]], at: str, rule: str
) -> None:
    assert carrying(supplies, at).refused("B", "use ally COU-8") == rule
