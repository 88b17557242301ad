"""Followers and kami (OK-170 to OK-186), those at the start, masterless and hidden ones."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.okko.catalog.ids import FIGURES, HEROES
from hyakki.games.okko.people import NOBODY
from hyakki.games.okko.steps.followers import StartingFollowers
from tests.games.okko.sitting import Sitting

PAIR = {"OKK": "A01.20", "NSH": "A01.22"}
TIKKU = {"FOL-1a": ("OKK", "A01.21")}


def ally_of(sitting: Sitting, hero: str) -> str:
    figure = sitting.hero(hero).ally
    return "" if figure == NOBODY else FIGURES[figure]


# At the start


@pytest.mark.rule("OK-011", "OK-012")
def test_a_starting_follower_comes_in_one_of_two_versions_beside_its_hero() -> None:
    sitting = Sitting("S3", {"OKK": "", "NSH": ""}, at="start")
    assert sitting.asked() == {"B": "follower"}
    assert sitting.offered("B") == ["version FOL-1a", "version FOL-1b"]
    spaces = sitting.offered("B", "version FOL-1b")
    assert "to A01.10" in spaces and "to A01.21" not in spaces, "Noshin stands there"
    assert "to A01.00" not in spaces and "to A01.33" not in spaces
    sitting.does("B", "version FOL-1b", "to A01.10")
    assert sitting.space("tikku") == "A01.10", "in another area"
    assert sitting.value("tikku", "might") == 2


@pytest.mark.rule("OK-R164", "OK-012")
def test_a_follower_without_a_free_space_beside_its_hero_stands_as_near_as_it_can() -> None:
    sitting = Sitting("S3", {"OKK": "A01.40", "SET": "A01.30"}, {"ashigaru": ["A01.31", "A01.41"]})
    sitting.state.stack[-1] = StartingFollowers()
    spaces = sitting.offered("B", "version FOL-1a")
    assert {"to A01.20", "to A01.32", "to A01.42"} <= set(spaces), "the next areas"
    assert "to A01.01" not in spaces
    assert sitting.refused("B", "version FOL-1a", "to A01.01") == "OK-R164"


@pytest.mark.rule("OK-342", "OK-343", "OK-R136", "OK-R137")
def test_a_missing_hero_is_replaced_by_a_follower_of_a_hero_without_one() -> None:
    sitting = Sitting("S7", {"NSH": ""}, at="start")
    assert sitting.asked() == {"B": "follower"}
    assert len([id for id in sitting.offered("B") if id.startswith("version")]) == 6
    assert "no-follower" in sitting.offered("B")
    space = sitting.offered("B", "version FOL-2b")[0]
    sitting.does("B", "version FOL-2b", space)
    assert ally_of(sitting, "NSH") == "goro"
    assert len(sitting.state.event_hand) == 1, "a follower is no hero"
    own = Sitting("S7", {"OKK": ""}, at="start")
    assert own.offered("B") == ["version FOL-1a", "version FOL-1b"], "only one follower each"
    full = Sitting("S7", {"NSH": "", "OKK": ""}, at="start")
    assert full.asked() == {"C": "follower"}, "nobody is missing"


@pytest.mark.rule("OK-011")
def test_some_scenarios_start_without_followers_and_one_with_any() -> None:
    assert "follower" not in Sitting("S1", {"OKK": ""}, at="start").asked().values()
    lone = Sitting("S2", {"NSH": ""}, at="start")
    assert len(lone.offered("B")) == 7


# In play


@pytest.mark.rule("OK-071", "OK-172", "OK-171")
def test_a_follower_acts_at_the_end_of_its_heros_activation_up_to_its_actions() -> None:
    sitting = Sitting("S3", PAIR, allies={"COU-3": ("OKK", "A01.21")}, at="activation", cards=["yurei"])
    sitting.does("B", "move", "to A01.30").does("B", "rest")
    assert sitting.said() == ["rests", "activated"]
    sitting.does("B", "move", "to A01.32").does("B", "move", "to A01.33")
    assert "B" not in sitting.asked(), "Captain Todo has 2 actions"


@pytest.mark.rule("OK-R130")
def test_a_follower_moves_attacks_and_uses_action_talents_only() -> None:
    sitting = Sitting(
        "S3",
        PAIR,
        {"ashigaru": ["A01.32"]},
        allies={"FOL-1b": ("OKK", "A01.21")},
        tokens={"EVI-1": "A01.11", "CHE-1": "A01.12"},
        clue_deck=["ONI-2"],
        at="activation",
    )
    sitting.does("B", "rest")
    assert sitting.offered("B") == ["move", "attack", "use ally FOL-1b", "rest"]
    assert {sitting.blocked("B")[id] for id in ("investigate", "chest")} == {"OK-R130"}


@pytest.mark.rule("OK-170", "OK-173", "OK-174")
def test_a_follower_is_an_opponent_of_agents_and_its_slot_is_free_when_it_falls() -> None:
    sitting = Sitting(
        "S3", PAIR, {"samurai": ["A01.32"]}, allies=TIKKU, damage={"tikku": 1}, at="agent", alarm=True
    ).dice(combat=[2, 2, 2])
    assert "melee tikku" in sitting.offered("A", "attack")
    sitting.does("A", "attack", "melee tikku")
    assert sitting.space("tikku") == "" and ally_of(sitting, "OKK") == ""
    assert sitting.state.gone == [FIGURES.index("tikku")]


@pytest.mark.rule("OK-175", "OK-R131", "OK-138")
def test_a_follower_is_given_to_a_hero_beside_it_who_has_none() -> None:
    sitting = Sitting("S3", PAIR, allies=TIKKU)
    sitting.does("B", "give-follower", "on NSH")
    assert (ally_of(sitting, "OKK"), ally_of(sitting, "NSH")) == ("", "tikku")
    assert sitting.said() == ["follower-given"] and sitting.actions_left == 2
    far = Sitting("S3", {"OKK": "A01.20", "NSH": "A01.33"}, allies=TIKKU)
    assert far.refused("B", "give-follower") == "OK-R131"
    taken = Sitting("S3", PAIR, allies={**TIKKU, "FOL-2a": ("NSH", "A01.23")})
    assert taken.refused("B", "give-follower") == "OK-138"
    assert taken.blocked("B").get("give-follower") == "OK-138"


@pytest.mark.rule("OK-175")
def test_giving_a_follower_costs_an_action() -> None:
    sitting = Sitting("S3", PAIR, allies=TIKKU)
    for space in ("A01.30", "A01.20", "A01.30"):
        sitting.does("B", "move", f"to {space}")
    assert sitting.refused("B", "give-follower") == "OK-175"


@pytest.mark.rule("OK-R132", "OK-172")
def test_a_follower_given_away_acts_once_in_a_round() -> None:
    given = Sitting("S3", PAIR, allies=TIKKU, at="activation", cards=["yurei"])
    given.does("B", "give-follower", "on NSH").does("B", "rest")
    assert given.asked() != {"B": "turn"}, "it is Noshin's now"
    given.silence("activate", "idle")
    assert given.asked() == {"C": "turn"}
    given.does("C", "rest")
    assert given.state.active == FIGURES.index("tikku")
    back = Sitting("S3", {"OKK": "A01.20", "NSH": "A01.22"}, allies=TIKKU, at="activation", cards=["yurei"])
    back.state.allies[FIGURES.index("tikku")].acted = True
    back.does("B", "rest")
    assert back.state.active != FIGURES.index("tikku")


@pytest.mark.rule("OK-186")
def test_a_kami_is_never_given() -> None:
    sitting = Sitting("S3", {"NSH": "A01.20", "OKK": "A01.22"}, allies={"KAM-1a": ("NSH", "A01.21")})
    assert sitting.refused("B", "give-follower") == "OK-186"


@pytest.mark.rule("OK-177", "OK-R14")
def test_the_follower_of_an_eliminated_hero_stays_and_a_kami_leaves() -> None:
    for card, figure, stays in (("FOL-1a", "tikku", True), ("KAM-1a", "hi", False)):
        hero = {"at": "A01.20", "hand": ["WND-1", "WND-1"], "damage": 4}
        sitting = Sitting("S3", {"OKK": hero, "NSH": "A01.40"}, allies={card: ("OKK", "A01.21")}, at="end", battle=True)
        sitting.state.damage[FIGURES.index(figure)] = 1 if stays else 0
        sitting.start().silence("reorganise")
        assert sitting.hero("OKK").eliminated
        assert bool(sitting.space(figure)) is stays
        if stays:
            assert sitting.damage(figure) == 1
            assert sitting.state.allies[FIGURES.index(figure)].master == NOBODY


@pytest.mark.rule("OK-178")
def test_a_masterless_follower_is_adopted_from_beside_it() -> None:
    sitting = Sitting("S3", PAIR, allies={"FOL-2a": ("", "A01.21")})
    sitting.does("B", "adopt", "on goro")
    assert ally_of(sitting, "OKK") == "goro" and sitting.actions_left == 2
    far = Sitting("S3", {"OKK": "A01.33", "NSH": "A01.42"}, allies={"FOL-2a": ("", "A01.21")})
    assert far.refused("B", "adopt") == "OK-178"
    taken = Sitting("S3", PAIR, allies={"FOL-2a": ("", "A01.21"), "FOL-1a": ("OKK", "A01.30")})
    assert taken.refused("B", "adopt") == "OK-138"


@pytest.mark.rule("OK-177", "OK-R14")
def test_a_masterless_follower_is_not_activated_but_can_be_attacked() -> None:
    sitting = Sitting("S3", PAIR, {"samurai": ["A01.32"]}, allies={"FOL-2a": ("", "A01.21")}, at="agent", alarm=True)
    assert "melee goro" in sitting.offered("A", "attack")
    idle = Sitting("S3", PAIR, allies={"FOL-2a": ("", "A01.21")}, at="activation", cards=["yurei"])
    idle.does("B", "rest")
    assert idle.state.active != FIGURES.index("goro")


@pytest.mark.rule("OK-180", "OK-143")
def test_the_porter_lets_his_hero_carry_two_more_cards() -> None:
    assert Sitting("S3", {"NOB": "A01.20", "NSH": "A01.22"}).value("NOB", "supplies") == 3
    sitting = Sitting("S3", {"NOB": "A01.20", "NSH": "A01.22"}, allies={"FOL-2a": ("NOB", "A01.21")})
    assert sitting.value("NOB", "supplies") == 5


@pytest.mark.rule("OK-R127")
def test_supplies_that_shrink_are_discarded_down_at_once_by_choice() -> None:
    laden = {"at": "A01.20", "supplies": ["EQ-06", "EQ-19", "EQ-28", "EQ-29"]}
    porter = {"FOL-2a": ("NOB", "A01.21")}
    given = Sitting("S3", {"NOB": laden, "NSH": "A01.22"}, allies=porter)
    given.does("B", "give-follower", "on NSH")
    assert given.asked() == {"B": "shed"}
    assert given.offered("B") == ["discard EQ-06", "discard EQ-19", "discard EQ-28", "discard EQ-29"]
    given.does("B", "discard EQ-28")
    assert given.asked() == {"B": "turn"} and len(given.hero("NOB").supplies) == 3
    struck = Sitting(
        "S3",
        {"NOB": laden, "NSH": "A01.42"},
        {"samurai": ["A01.32"]},
        allies=porter,
        damage={"goro": 2},
        at="agent",
        alarm=True,
    ).dice(combat=[2, 2, 2])
    struck.does("A", "attack", "melee goro")
    assert struck.asked() == {"B": "shed"}


# Kami


@pytest.mark.rule("OK-181", "OK-182", "OK-R134")
def test_a_kami_comes_by_a_card_face_up_beside_its_summoner_and_acts_in_the_same_activation() -> None:
    heroes = {"NSH": {"at": "A01.20", "left": ["NSH-1"]}, "OKK": "A01.42"}
    sitting = Sitting("S3", heroes, at="activation", cards=["yurei"])
    assert "to A01.33" not in sitting.offered("B", "use card NSH-1", "version KAM-1b")
    sitting.does("B", "use card NSH-1", "version KAM-1b", "to A01.21")
    assert sitting.space("hi") == "A01.21" and not sitting.state.allies[FIGURES.index("hi")].down
    sitting.does("B", "rest")
    assert sitting.state.active == FIGURES.index("hi")
    plain = Sitting("S3", {"NSH": "A01.20", "OKK": "A01.42"})
    assert not [id for id in plain.offered("B") if id.startswith("use card")]


@pytest.mark.rule("OK-183", "OK-184", "OK-185", "OK-E37")
def test_a_kami_is_turned_down_after_one_activation_and_leaves_after_the_next() -> None:
    kami = {"KAM-1a": ("NSH", "A01.21")}
    first = Sitting("S3", {"NSH": "A01.20", "OKK": "A01.42"}, allies=kami, at="activation", cards=["yurei"], round=2)
    first.does("B", "rest").does("B", "rest")
    assert "kami-turned" in first.said() and first.space("hi") == "A01.21"
    second = Sitting("S3", {"NSH": "A01.20", "OKK": "A01.42"}, allies=kami, at="activation", cards=["yurei"], round=3)
    second.state.allies[FIGURES.index("hi")].down = True
    second.does("B", "rest").does("B", "rest")
    assert "left-board" in second.said() and second.space("hi") == ""
    assert ally_of(second, "NSH") == ""


@pytest.mark.rule("OK-R133", "OK-138")
def test_a_taken_slot_bars_a_kami_unless_a_kami_holds_it() -> None:
    hero = {"at": "A01.20", "left": ["NSH-1"]}
    barred = Sitting("S3", {"NSH": hero, "OKK": "A01.42"}, allies={"FOL-2a": ("NSH", "A01.21")})
    assert "use card NSH-1" in barred.blocked("B")
    replaced = Sitting("S3", {"NSH": hero, "OKK": "A01.42"}, allies={"KAM-3a": ("NSH", "A01.21")})
    replaced.does("B", "use card NSH-1", "version KAM-2a", "to A01.21")
    assert (replaced.space("mizu"), replaced.space("kaze")) == ("", "A01.21")


@pytest.mark.rule("OK-R135")
def test_a_fallen_kami_may_be_summoned_again_and_a_fallen_follower_is_lost() -> None:
    sitting = Sitting(
        "S3",
        {"NSH": {"at": "A01.20", "left": ["NSH-1"]}, "OKK": "A01.42"},
        {"samurai": ["A01.32"]},
        allies={"KAM-1a": ("NSH", "A01.21")},
        at="agent",
        alarm=True,
    ).dice(combat=[2, 2, 2])
    sitting.does("A", "attack", "melee hi")
    assert sitting.space("hi") == "" and sitting.state.gone == [] and ally_of(sitting, "NSH") == ""


# Hidden


def beside_a_token(token: str, heroes: dict[str, str], **more: Any) -> Sitting:
    return Sitting("S4", heroes, tokens={token: "A05.01"}, **more)


@pytest.mark.rule("OK-344")
def test_a_scenario_lays_a_follower_face_down_unless_all_their_heroes_play() -> None:
    some = Sitting("S4", {"OKK": "", "NSH": "", "NOB": ""}, at="start").start()
    assert [marker for marker in some.state.markers if marker.kind == 3]
    all_ = Sitting("S4", {"OKK": "", "SET": "", "NOB": ""}, at="start").start()
    assert not [marker for marker in all_.state.markers if marker.kind == 3]


@pytest.mark.rule("OK-345", "OK-346")
def test_a_token_is_turned_up_from_beside_it_and_its_follower_may_be_taken_at_once() -> None:
    sitting = beside_a_token("tikku", {"NSH": "A05.00", "NOB": "A02.00", "SET": "A02.04"})
    sitting.does("B", "show-follower", "token A05.01")
    assert ("OK-345", FIGURES.index("tikku")) in sitting.told("A")
    assert sitting.offered("B") == ["version FOL-1a", "version FOL-1b"]
    sitting.does("B", "version FOL-1b", "attach")
    assert ally_of(sitting, "NSH") == "tikku" and sitting.space("tikku") == "A05.01"
    assert sitting.actions_left == 2
    far = beside_a_token("tikku", {"NSH": "A05.30", "NOB": "A02.00", "SET": "A02.04"})
    assert far.refused("B", "show-follower") == "OK-345"


@pytest.mark.rule("OK-345")
def test_turning_it_up_costs_an_action() -> None:
    sitting = beside_a_token("tikku", {"NSH": "A05.00", "NOB": "A02.00", "SET": "A02.04"})
    for space in ("A05.10", "A05.00", "A05.10"):
        sitting.does("B", "move", f"to {space}")
    assert sitting.refused("B", "show-follower") == "OK-345"


@pytest.mark.rule("OK-R139", "OK-343")
def test_a_follower_that_is_not_taken_stands_without_a_master() -> None:
    sitting = beside_a_token("tikku", {"NSH": "A05.00", "NOB": "A02.00", "SET": "A02.04"})
    sitting.does("B", "show-follower", "token A05.01").does("B", "version FOL-1a", "masterless")
    assert ally_of(sitting, "NSH") == "" and sitting.space("tikku") == "A05.01"
    assert "adopt" in sitting.offered("B")
    held = beside_a_token(
        "tikku", {"NSH": "A05.00", "NOB": "A02.00", "SET": "A02.04"}, allies={"KAM-1a": ("NSH", "A05.10")}
    )
    held.does("B", "show-follower", "token A05.01")
    assert held.blocked("B", "version FOL-1a")["attach"] == "OK-343"


@pytest.mark.rule("OK-347", "OK-R138", "OK-E38")
def test_a_follower_whose_hero_plays_gives_the_oni_an_event_and_leaves() -> None:
    sitting = beside_a_token("tikku", {"NOB": "A05.00", "OKK": "A02.00", "SET": "A02.04"})
    sitting.does("B", "show-follower", "token A05.01")
    assert sitting.said() == ["follower-shown", "events-drawn"]
    assert len(sitting.state.event_hand) == 1 and sitting.space("tikku") == ""
    assert sitting.asked() == {"B": "turn"} and "to A05.01" in sitting.offered("B", "move")


@pytest.mark.rule("OK-R138")
def test_a_follower_already_in_use_just_leaves() -> None:
    sitting = beside_a_token(
        "tikku", {"NOB": "A05.00", "NSH": "A02.00", "SET": "A02.04"}, allies={"FOL-1a": ("NSH", "A02.01")}
    )
    sitting.does("B", "show-follower", "token A05.01")
    assert sitting.said() == ["follower-shown"] and sitting.asked() == {"B": "turn"}
    assert HEROES[sitting.state.allies[FIGURES.index("tikku")].master] == "NSH"
    fallen = beside_a_token("tikku", {"NOB": "A05.00", "NSH": "A02.00", "SET": "A02.04"})
    fallen.state.gone = [FIGURES.index("tikku")]
    fallen.does("B", "show-follower", "token A05.01")
    assert fallen.said() == ["follower-shown"] and fallen.space("tikku") == ""
