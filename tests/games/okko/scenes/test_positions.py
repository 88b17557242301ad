"""Positions and facts of Okko in words: what is said is there, what cannot be is refused with its place."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.engine import advance, fields_of
from hyakki.core.errors import BadContent
from hyakki.core.events import viewers
from hyakki.core.facts import agrees
from hyakki.games.okko import game
from hyakki.games.okko.catalog.ids import EQUIPMENT, FIGURES, HEROES
from hyakki.games.okko.effects.values import has
from hyakki.games.okko.scenes import board as placing
from hyakki.games.okko.scenes import facts, position
from hyakki.games.okko.scenes import heroes as laying
from hyakki.games.okko.scenes import secrets as dealing
from hyakki.games.okko.state import OkkoState

SOURCE = Path(position.__file__).parents[1]
OKKO = (Path(__file__).parents[4] / "docs" / "scenes" / "okko.md").read_text(encoding="utf-8")


def build(seed: int = 1, **given: Any) -> OkkoState:
    return game.position(given, Chance.seeded(seed))


def holds(s: OkkoState, **said: Any) -> None:
    for name, value in said.items():
        assert agrees(value, game.fact(s, name.replace("__", "."))), (name, game.fact(s, name.replace("__", ".")))


# What is said is there


def test_a_hero_has_what_is_said_and_otherwise_what_it_starts_with() -> None:
    s = build(NSH={"at": "A04.31", "right": ["NSH-2", "WND-1"], "up": "EQ-15", "damage": 2, "wounds": ["WND-2"]})
    holds(s, NSH__at="A04.31", NSH__right=["NSH-2", "WND-1"], NSH__wounds=["WND-1", "WND-2"], NSH__damage=2)
    holds(s, NSH__up="EQ-15", NSH__supplies=["EQ-08", "EQ-09"], NSH__seat="B", NSH__hand=8)
    assert "EQ-15" not in game.fact(s, "equipment_deck") and "EQ-07" in game.fact(s, "equipment_deck")


def test_the_discard_is_what_is_not_in_the_hand_that_is_said() -> None:
    s = build(OKK={"hand": ["OKK-1"], "left": ["OKK-2"]})
    holds(s, OKK__hand=["OKK-1"], OKK__discard=["OKK-3", "OKK-4", "OKK-5", "OKK-6", "OKK-7", "OKK-W"])


def test_equipment_goes_to_whoever_is_said_to_have_it() -> None:
    s = build(OKK={"at": "A04.31"}, SET={"up": "EQ-02", "at": "A04.30"})
    holds(s, SET__up="EQ-02", OKK__hands=["EQ-01"])


@pytest.mark.rule("OK-139", "OK-141")
def test_a_card_for_both_hands_takes_both() -> None:
    s = build(NOB={"hands": ["EQ-04"], "supplies": ["EQ-05"]})
    assert s.heroes[HEROES.index("NOB")].hands == (EQUIPMENT.index("EQ-04"),) * 2
    with pytest.raises(BadContent, match="EQ-04 takes both hands"):
        build(NOB={"hands": ["EQ-04", "EQ-05"]})


@pytest.mark.rule("OK-044")
def test_a_card_that_is_turned_up_stays_in_its_hand_or_takes_a_free_one() -> None:
    holds(build(SET={"up": "EQ-11"}), SET__hands=["EQ-10", "EQ-11"], SET__up="EQ-11")
    holds(build(SET={"hands": ["EQ-10"], "up": "EQ-13"}), SET__hands=["EQ-10", "EQ-13"])
    holds(build(SET={"up": "EQ-14"}), SET__hands=["EQ-14"])


def test_heroes_that_are_not_placed_keep_off_spaces_meant_for_others() -> None:
    s = build(OKK={"ally": {"card": "FOL-1a", "at": "A04.31"}}, NSH={})
    holds(s, tikku__at="A04.31", tikku__master="Okko", OKK__ally="tikku")
    assert game.fact(s, "OKK.at") != "A04.31"


def test_agents_are_called_by_card_number_or_space() -> None:
    s = build(
        agents={"ashigaru": ["B03.21", "B03.23"], "hiroji": ["B05.22"]},
        damage={"hiroji": 2},
        conditions={"B03.23": ["stunned back"]},
    )
    holds(s, agents=["ashigaru B03.21", "ashigaru B03.23", "hiroji B05.22"], hiroji__damage=2)
    assert agrees(["stunned back"], game.fact(s, "ashigaru-2.conditions"))
    assert agrees("ashigaru", game.fact(s, "figure.B03.21"))


@pytest.mark.rule("OK-315", "OK-R88")
def test_a_talent_that_was_lost_is_lost_to_the_figure_alone() -> None:
    s = build(scenario="S3", agents={"ninja": ["A01.11", "A01.12"]}, lost={"ninja-1": "throwing-stars"})
    first, second = (FIGURES.index(f"ninja-{n}") for n in (1, 2))
    assert (has(s, first, "ranged"), has(s, second, "ranged")) == (False, True)
    with pytest.raises(BadContent, match="venom"):
        build(scenario="S3", agents={"ninja": ["A01.11"]}, lost={"ninja-1": "champion"})


@pytest.mark.rule("OK-021", "OK-022")
@pytest.mark.parametrize("seed", range(5))
def test_the_clue_deck_lies_as_said_and_holds_what_is_nowhere_else(seed: int) -> None:
    s = build(seed, scenario="S3", clue_deck=["CMP-2", "?", "ONI-4"], clues=["ONI-1", "COU-2"], clue_discard=["CMP-1"])
    holds(s, clue_deck=["CMP-2", "?", "ONI-4"], clues=["ONI-1", "COU-2"], clue_discard=["CMP-1"])
    assert game.fact(s, "nature") not in ("ONI-1", "ONI-4") and game.fact(s, "identity") != "COU-2"
    assert len(game.fact(s, "clue_deck")) + 2 + 1 == 3 + (5 - 1) + 7


def test_a_demon_on_the_board_says_what_the_oni_is() -> None:
    s = build(scenario="S3", agents={"homura": ["A06.33"]}, round=6, battle=5)
    holds(s, nature="ONI-2", battle=True, battle_round=5, demon="homura")
    assert game.fact(s, f"courtier.{game.fact(s, 'identity')}") == "none"


def test_starting_equipment_goes_to_whoever_is_said_to_have_it() -> None:
    s = build(OKK={"supplies": ["EQ-10"]}, SET={})
    holds(s, OKK__supplies=["EQ-10"], SET__hands=["EQ-11"])


def test_event_cards_are_where_they_are_said_to_be() -> None:
    s = build(hand=["EV-01a", "?"], event_discard=["EV-02a"], techniques={"ashigaru": ["EV-08a"]})
    holds(s, hand=["EV-01a", "?"], event_discard=["EV-02a"])
    assert len(game.fact(s, "event_deck")) == 26 - 4


@pytest.mark.parametrize("at", [at for at in position.AT if at not in ("start", "pick")])
def test_a_position_can_begin_anywhere_and_everybody_knows_what_they_may(at: str) -> None:
    s = build(scenario="S6", at=at, agents="scenario", tokens="scenario", OKK={}, NSH={})
    memories = [game.memory(viewer, s.seats) for viewer in viewers(s.seats)]
    for memory in memories:
        game.remembered(s, memory)
    advance(s)
    for memory in memories:
        for event in s.log:
            memory.see(event)
        assert memory.misfit(s) is None
    assert s.asks


def test_a_copy_shares_nothing_that_can_change() -> None:
    s = game.position({"scenario": "S3", "agents": {"samurai": ["A01.11", "A01.12"]}}, Chance.seeded(1))
    advance(s)
    game.fact(s, "samurai-1.defense")
    twin = s.copy()
    shared = [name for name in fields_of(type(s)) if getattr(s, name) is getattr(twin, name)]
    assert [name for name in shared if isinstance(getattr(s, name), (list, dict, set))] == []


@pytest.mark.rule("OK-041", "OK-R25")
def test_plans_lie_face_down_until_they_are_turned_up() -> None:
    s = build(at="adjustment", OKK={"plan": {"left": ["OKK-1"], "right": ["OKK-2"], "up": "EQ-01"}})
    holds(s, OKK__plan_left=["OKK-1"], OKK__plan_right=["OKK-2"], OKK__hand=8, OKK__up="EQ-01", OKK__locked=True)


# What cannot be

WRONG: dict[str, tuple[dict[str, Any], str, str]] = {
    "unknown key": ({"alarms": True}, "given.alarms", "unknown; choose one of the heroes OKK"),
    "unknown key of a hero": ({"OKK": {"cards": []}}, "given.OKK.cards", "unknown; choose one of seat"),
    "no such space": ({"OKK": {"at": "A01.11"}}, "given.OKK.at", "no space 'A01.11' in this scenario; its tiles are"),
    "a pillar": ({"scenario": "S6", "OKK": {"at": "A03.22"}}, "given.OKK.at", "nobody can stand on A03.22"),
    "two on one space": ({"OKK": {"at": "A04.31"}, "NOB": {"at": "A04.31"}}, "given.NOB.at", "OKK stands on A04.31"),
    "an agent on a hero": (
        {"OKK": {"at": "B03.21"}, "agents": {"ninja": ["B03.21"]}},
        "given.agents.ninja[1]",
        "OKK stands on B03.21",
    ),
    "a hero where the scenario has an agent": (
        {"scenario": "S7", "agents": "scenario", "NSH": {"at": "B05.22"}},
        "given.agents",
        "NSH stands on B05.22",
    ),
    "a hero where the scenario has a token": (
        {"scenario": "S3", "tokens": "scenario", "NSH": {"at": "A03.44"}},
        "given.tokens",
        "NSH stands on A03.44",
    ),
    "a token of one who follows": (
        {"scenario": "S3", "courtiers": {"COU-3": "A01.33"}, "OKK": {"ally": {"card": "COU-3", "at": "A01.21"}}},
        "given.courtiers.COU-3",
        "follows a hero",
    ),
    "too many figures": ({"agents": {"hiroji": ["B03.21", "B03.23"]}}, "given.agents.hiroji[2]", "all figures of"),
    "another's card": ({"OKK": {"left": ["NOB-1"]}}, "given.OKK.left[1]", "NOB-1 is no card of OKK"),
    "a card twice": ({"OKK": {"left": ["OKK-1"], "right": ["OKK-1"]}}, "given.OKK", "OKK-1 is said to be in two"),
    "a wound on the left": ({"OKK": {"left": ["WND-1"]}}, "given.OKK.left", "OK-R116"),
    "cards left over": ({"OKK": {"hand": ["OKK-1"], "discard": ["OKK-2"]}}, "given.OKK.hand", "where are OKK-3"),
    "equipment twice": ({"OKK": {"up": "EQ-15"}, "NOB": {"up": "EQ-15"}}, "given.NOB", "EQ-15 is said to be elsewhere"),
    "equipment in two slots": (
        {"NOB": {"up": "EQ-05", "supplies": ["EQ-05"]}},
        "given.NOB.up",
        "is in no hand (OK-044)",
    ),
    "equipment said twice": ({"NOB": {"supplies": ["EQ-29", "EQ-29"]}}, "given.NOB.supplies", "EQ-29 is there already"),
    "three hands": ({"OKK": {"hands": ["EQ-01", "EQ-02", "EQ-13"]}}, "given.OKK.hands", "there are two hands (OK-139)"),
    "no such equipment": ({"OKK": {"up": "EQ-99"}}, "given.OKK.up", "there is no equipment card 'EQ-99'"),
    "a staff for a robe": ({"NSH": {"clothing": "EQ-07"}}, "given.NSH.clothing", "EQ-07 does not go there (OK-146)"),
    "a card of a pack": ({"NSH": {"supplies": ["XEQ-1"]}}, "given.NSH.supplies", "XEQ-1 is not in this game"),
    "turned up from nowhere": (
        {"at": "reveal", "OKK": {"plan": {"right": ["OKK-1"], "up": "EQ-16"}}},
        "given.OKK.plan.up",
        "EQ-16 is in no hand",
    ),
    "where reinforcements come": ({"OKK": {"at": "A04.44"}}, "given.OKK.at", "OK-265"),
    "three cards face down": (
        {"at": "reveal", "OKK": {"plan": {"left": ["OKK-1", "OKK-2"], "right": ["OKK-3"]}}},
        "given.OKK.plan",
        "one card or two",
    ),
    "a Weakness for its technique": (
        {"at": "planning", "OKK": {"plan": {"right": ["OKK-W"]}}},
        "given.OKK.plan",
        "OKK-W cannot be laid so (OK-166)",
    ),
    "a wound by itself": (
        {"at": "reveal", "OKK": {"wounds": ["WND-1"], "plan": {"right": ["WND-1"]}}},
        "given.OKK.plan",
        "OK-318",
    ),
    "two wounds face down": (
        {"at": "reveal", "OKK": {"wounds": ["WND-1", "WND-2"], "plan": {"right": ["WND-2", "WND-1"]}}},
        "given.OKK.plan",
        "OK-319",
    ),
    "nothing to plan with": (
        {"at": "summons", "OKK": {"hand": ["WND-1"]}},
        "given.OKK",
        "no action card in hand: it takes its discards back (OK-095)",
    ),
    "nothing to plan with in the next Round": ({"at": "tasks", "OKK": {"hand": []}}, "given.OKK", "OK-095"),
    "a third wrong accusation and no battle": (
        {"scenario": "S3", "at": "end", "failures": 3},
        "given.failures",
        "begins the Final Battle: battle (OK-253)",
    ),
    "no plan in a turn": ({"OKK": {"plan": {"right": ["OKK-1"]}}}, "given", "cards lie face down before"),
    "the Oni with a hero": ({"OKK": {"seat": "A"}}, "given.OKK.seat", "A cannot run a hero"),
    "no door": ({"doors": {"A04.24 - B03.20": "closed"}}, "given.doors.A04.24 - B03.20", "there is no door"),
    "no condition": ({"OKK": {"conditions": ["tired"]}}, "given.OKK.conditions[1]", "is not one of bleeding"),
    "a slot too soon": ({"enhancements": ["M2"]}, "given.enhancements[1]", "comes after M1"),
    "no investigation": ({"nature": "ONI-1"}, "given.nature", "scenario S1 has no investigation"),
    "a secret that is seen": (
        {"scenario": "S3", "nature": "ONI-1", "clues": ["ONI-1"]},
        "given.nature",
        "ONI-1 is said to be elsewhere too: clues",
    ),
    "too many courtiers": (
        {"scenario": "S3", "courtiers": {f"COU-{n}": "gone" for n in (1, 3, 4, 7)}},
        "given.courtiers",
        "5 courtiers are in this game",
    ),
    "a battle without a demon": (
        {"scenario": "S3", "nature": "ONI-2", "battle": True},
        "given.battle",
        "where is the demon? agents = { homura",
    ),
    "an event twice": (
        {"hand": ["EV-01a"], "event_discard": ["EV-01a"]},
        "given.hand[1]",
        "EV-01a is elsewhere",
    ),
    "no blue face": ({"memoirs": ["REC-ALARM blue"]}, "given.memoirs[1]", "has no blue face"),
    "a thing that is not there": ({"relic": {"bearer": "OKK"}}, "given.relic", "scenario S1 has none"),
    "no mission tile": ({"tasks": {"A04": {"tokens": 1}}}, "given.tasks.A04", "is no mission tile"),
    "a token that is not turned": (
        {"OKK": {"ally": {"card": "FOL-1a", "down": True}}},
        "given.OKK.ally.down",
        "only the token of a kami",
    ),
    "a follower of nobody": ({"OKK": {"eliminated": True, "ally": "FOL-1a"}, "NOB": {}}, "given.OKK.ally", "OK-177"),
    "nobody left": ({"OKK": {"eliminated": True}}, "given", "no hero is in play: the game is over (OK-R151)"),
    "nobody there": ({"damage": {"A04.00": 1}}, "given.damage.A04.00", "nobody stands on A04.00"),
    "too early": ({"at": "start", "alarm": True}, "given.alarm", "nothing has happened yet"),
    "not a place to begin": ({"at": "noon"}, "given.at", "is not one of start"),
    "actions of nobody": ({"at": "end", "actions": 1}, "given.actions", "can be said with"),
}


@pytest.mark.parametrize("given, where, what", WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_is_refused_with_its_place(given: dict[str, Any], where: str, what: str) -> None:
    with pytest.raises(BadContent) as caught:
        build(**given)
    assert caught.value.where == where
    assert what in caught.value.what


@pytest.mark.parametrize(
    "name, what",
    [
        ("alarms", "there is no such fact; choose one of scenario"),
        ("OKK.colour", "there is no such fact of a hero"),
        ("B.colour", "there is no such fact of a seat"),
        ("hiroji.hand", "there is no such fact of a figure"),
        ("courtier.COU-77", "there is no courtier 'COU-77'"),
    ],
)
def test_a_fact_that_is_none_is_refused(name: str, what: str) -> None:
    with pytest.raises(BadContent) as caught:
        game.fact(build(), name)
    assert what in caught.value.what


# The page


def test_the_page_names_what_can_be_said() -> None:
    keys = (*position.BEFORE_ALL, "round", *position.OF_ACTIVATION, *placing.BOARD, *dealing.SECRETS, *laying.OF_HERO)
    said = {*keys, *position.OF_SEAT, *facts.OF_TABLE, *facts.CHANCES}
    said |= {f"OKK.{name}" for name in facts.OF_HERO} | {f"A.{name}" for name in facts.OF_SEAT}
    assert sorted(word for word in said if f"`{word}`" not in OKKO) == []
    assert sorted(name for name in facts.KEYED if f"`{name}." not in OKKO) == []
    assert sorted(at for at in position.AT if f'`"{at}"`' not in OKKO) == []


def test_the_page_names_every_question() -> None:
    written = "".join(
        path.read_text(encoding="utf-8") for part in ("steps", "effects") for path in (SOURCE / part).glob("*.py")
    )
    kinds = {
        *re.findall(r'\bask\([^"=]*?"([a-z-]+)"', written),
        *re.findall(r'kind: ClassVar\[str\] = "([a-z-]+)"', written),
    }
    assert len(kinds) > 25
    assert sorted(kind for kind in kinds if f"\n| `{kind}` |" not in OKKO) == []


def test_the_page_names_every_event_with_its_fields_and_secrets() -> None:
    table = OKKO.split("## Events of Okko")[1].splitlines()
    for kind in game.kinds.values():
        row = next((line for line in table if line.startswith(f"| `{kind.name}` |")), "")
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert cells[1:2] == [", ".join(f"`{field}`" for field in kind.fields)], kind.name
        secret = ", ".join(f"`{field}`" for field in kind.fact)
        assert cells[3].startswith(secret) and cells[3].endswith(f"({kind.told})" if kind.told else ""), kind.name
