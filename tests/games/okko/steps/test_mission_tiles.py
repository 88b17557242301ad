"""Mission tiles: how each side wins each of them, what that adds, and that it is settled once (OK-270 to OK-274)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.okko.catalog.ids import FACES, RECOLLECTIONS, SPACE
from hyakki.games.okko.people import HEROES_WON, NOBODYS, ONI_WON, OPEN
from tests.games.okko.sitting import Sitting

PAIR = {"OKK": "", "NOB": ""}


def memoirs(sitting: Sitting) -> list[tuple[str, str]]:
    return [(RECOLLECTIONS[number], ("blue", "red")[face]) for number, face in sitting.state.memoirs]


def task(sitting: Sitting, tile: str) -> Any:
    sitting.start()
    return sitting.state.tasks[FACES.index(tile)]


def hero_at(scenario: str, space: str, agents: Any = None, **more: Any) -> Sitting:
    return Sitting(scenario, {"OKK": space, "NOB": ""}, agents, **more)


def evening(scenario: str, agents: dict[str, list[str]], tokens: int = 0, **more: Any) -> Sitting:
    """The end of a Round, played to where its tile steps are done; `tokens` lie on each card already."""
    heroes = more.pop("heroes", PAIR)
    sitting = Sitting(scenario, heroes, agents, at="end", battle=scenario != "S7", **more)
    for one in sitting.state.tasks.values():
        one.tokens = tokens
    return sitting


def through(sitting: Sitting) -> Sitting:
    return sitting.silence("reorganise", "accuse")


@pytest.mark.rule("OK-270", "OK-274", "OK-120", "OK-271")
def test_m01_a_pass_frees_the_prisoner() -> None:
    sitting = hero_at("S6", "M01.11").dice(test=[0] * 9)
    assert sitting.foreseen("B", "test")["token M01.11"]["attribute"] == "might"
    sitting.does("B", "test", "token M01.11")
    assert task(sitting, "M01").settled == HEROES_WON and memoirs(sitting) == [("REC-M01", "blue")]
    assert sitting.over is None, "the Oni is still hidden"
    assert sitting.refused("B", "test") == "OK-274", "nothing is left to try there"


@pytest.mark.rule("OK-270", "OK-274", "OK-120")
@pytest.mark.parametrize(
    "agents, heroes, added",
    [
        ({"samurai": ["M01.22"]}, PAIR, 1),
        ({"samurai": ["M01.22"]}, {"OKK": "M01.33", "NOB": ""}, 0),
        ({"samurai": ["A05.12"]}, PAIR, 0),
    ],
)
def test_m01_an_agent_and_no_hero_on_the_tile_adds_a_token(agents: Any, heroes: Any, added: int) -> None:
    sitting = through(evening("S6", agents, tokens=3, heroes=heroes))
    assert task(sitting, "M01").tokens == 3 + added and task(sitting, "M01").settled == OPEN


@pytest.mark.rule("OK-274", "OK-120")
def test_m01_the_sixth_token_wins_it_for_the_oni() -> None:
    sitting = through(evening("S6", {"samurai": ["M01.22"]}, tokens=5))
    assert task(sitting, "M01").settled == ONI_WON and ("REC-M01", "red") in memoirs(sitting)


@pytest.mark.rule("OK-270", "OK-274")
def test_m02_three_lanterns_each_by_a_test_of_its_own() -> None:
    sitting = hero_at("S6", "M02.00").dice(test=[0] * 9)
    task(sitting, "M02").done = (SPACE["M02.04"],)
    sitting.does("B", "test", "token M02.00")
    assert task(sitting, "M02").done == (SPACE["M02.00"], SPACE["M02.04"]) and task(sitting, "M02").settled == OPEN
    last = hero_at("S6", "M02.00").dice(test=[0] * 9)
    task(last, "M02").done = (SPACE["M02.04"], SPACE["M02.40"])
    last.does("B", "test", "token M02.00")
    assert task(last, "M02").settled == HEROES_WON and memoirs(last) == [("REC-M02", "blue")]


@pytest.mark.rule("OK-274")
def test_m02_corruption_adds_tokens_and_five_win_it_for_the_oni() -> None:
    sitting = through(evening("S6", {}, tokens=4, corruption=["M02"]))
    assert task(sitting, "M02").settled == ONI_WON and ("REC-M02", "red") in memoirs(sitting)
    assert task(sitting, "M01").settled == OPEN


@pytest.mark.rule("OK-273", "OK-274")
@pytest.mark.parametrize(
    "agent, corruption, lit, tokens",
    [("yurei", [], False, 0), ("samurai", [], True, 0), ("yurei", ["M02"], True, 1)],
)
def test_m02_a_creature_on_a_lantern_puts_it_out(agent: str, corruption: Any, lit: bool, tokens: int) -> None:
    sitting = evening("S6", {agent: ["M02.04"]}, corruption=corruption)
    sitting.state.tasks[FACES.index("M02")].done = (SPACE["M02.04"],)
    through(sitting)
    assert bool(task(sitting, "M02").done) == lit and task(sitting, "M02").tokens == tokens


@pytest.mark.rule("OK-274", "OK-120", "OK-114")
def test_m03_two_seals_win_the_tile_and_the_scenario() -> None:
    sitting = hero_at("S7", "M03.12").dice(test=[0] * 9)
    task(sitting, "M03").done = (SPACE["M03.21"],)
    sitting.does("B", "test", "token M03.12")
    assert sitting.over is not None and sitting.over[1] == "heroes"
    assert memoirs(sitting)[:2] == [("REC-M03", "blue"), ("REC-SCEN", "blue")]


@pytest.mark.rule("OK-274", "OK-114")
@pytest.mark.parametrize(
    "agents, over", [({"yurei": ["M03.22"]}, True), ({"samurai": ["M03.22"]}, False), ({"yurei": ["M03.40"]}, False)]
)
def test_m03_a_creature_in_the_circle_completes_the_ritual(agents: Any, over: bool) -> None:
    sitting = through(evening("S7", agents, tokens=5))
    assert (sitting.over is not None) == over
    if over:
        assert memoirs(sitting)[:2] == [("REC-M03", "red"), ("REC-SCEN", "red")]


@pytest.mark.rule("OK-114", "OK-274")
def test_s7_ends_with_round_8_and_the_tile_goes_red() -> None:
    sitting = through(evening("S7", {}, round=8))
    assert sitting.over is not None and sitting.over[1] == "oni"
    assert memoirs(sitting)[:2] == [("REC-M03", "red"), ("REC-SCEN", "red")]
    assert through(evening("S7", {}, round=7)).over is None


@pytest.mark.rule("OK-270", "OK-274")
def test_m04_the_relic_is_taken_from_the_plinth_and_carried_home() -> None:
    sitting = hero_at("S8", "M04.21").dice(test=[0] * 9)
    sitting.does("B", "test", "token M04.21")
    assert sitting.heard("took-thing") == (0, 1) and task(sitting, "M04").settled == OPEN
    home = hero_at("S8", "A06.10", at="activation")
    home.state.things[1].bearer, home.state.things[1].space, home.state.things[1].home = 0, -1, -1
    home.does("B", "rest")
    assert task(home, "M04").settled == HEROES_WON and memoirs(home) == [("REC-M04", "blue")]


@pytest.mark.rule("OK-274")
def test_m04_the_bearer_wins_nothing_away_from_home() -> None:
    sitting = hero_at("S8", "B03.22", at="activation")
    sitting.state.things[1].bearer, sitting.state.things[1].space, sitting.state.things[1].home = 0, -1, -1
    sitting.does("B", "rest")
    assert task(sitting, "M04").settled == OPEN


@pytest.mark.rule("OK-274", "OK-270")
@pytest.mark.parametrize(
    "agents, relic, won",
    [
        ({"samurai": ["M04.22"]}, None, True),
        ({"samurai": ["B03.21"]}, None, False),
        ({"samurai": ["B03.21"]}, "B03.11", True),
        ({"samurai": ["M04.22"]}, "OKK", False),
    ],
)
def test_m04_an_agent_beside_a_lying_relic_adds_a_token(agents: Any, relic: str | None, won: bool) -> None:
    sitting = evening("S8", agents, tokens=5)
    thing = sitting.state.things[1]
    if relic == "OKK":
        thing.bearer, thing.space, thing.home = 0, -1, -1
    elif relic:
        thing.space, thing.home = SPACE[relic], -1
    through(sitting)
    assert (task(sitting, "M04").settled == ONI_WON) == won


@pytest.mark.rule("OK-274", "OK-270")
def test_the_first_side_to_meet_its_condition_settles_it_for_good() -> None:
    sitting = evening("S6", {"samurai": ["M01.22"]}, tokens=5)
    sitting.state.tasks[FACES.index("M01")].settled = HEROES_WON
    through(sitting)
    assert task(sitting, "M01").settled == HEROES_WON and ("REC-M01", "red") not in memoirs(sitting)
    late = hero_at("S6", "M01.11")
    task(late, "M01").settled = ONI_WON
    assert late.refused("B", "test") == "OK-274"


@pytest.mark.rule("OK-108", "OK-R149", "OK-113")
def test_open_tiles_go_on_working_in_the_final_battle_and_after_it() -> None:
    """The demon has fallen; the game ends when the last tile is settled."""
    sitting = hero_at("S6", "M01.11", battle=True, round=6).dice(test=[0] * 9)
    sitting.state.final = "defeated"
    task(sitting, "M02").settled = ONI_WON
    sitting.does("B", "test", "token M01.11")
    assert sitting.over is not None
    open_still = hero_at("S6", "M01.11", battle=True, round=6).dice(test=[0] * 9)
    open_still.state.final = "defeated"
    open_still.does("B", "test", "token M01.11")
    assert open_still.over is None and task(open_still, "M02").settled == OPEN


@pytest.mark.rule("OK-R150", "OK-113")
def test_at_the_end_of_round_12_open_tiles_are_nobodys() -> None:
    before = through(evening("S6", {}, round=11))
    assert task(before, "M01").settled == OPEN
    sitting = through(evening("S6", {}, round=12))
    assert [task(sitting, tile).settled for tile in ("M01", "M02")] == [NOBODYS, NOBODYS]
    assert sitting.over is None and memoirs(sitting) == []
    over = evening("S6", {}, round=12)
    over.state.final = "defeated"
    assert through(over).over is not None


@pytest.mark.rule("OK-019")
def test_a_scenario_with_mission_tiles_has_their_cards_and_others_have_none() -> None:
    for scenario, tiles in (("S6", {"M01", "M02"}), ("S7", {"M03"}), ("S8", {"M04"}), ("S3", set())):
        sitting = Sitting(scenario, PAIR, at="start").silence("follower")
        assert {FACES[tile] for tile in sitting.state.tasks} == tiles


@pytest.mark.rule("OK-114", "OK-357")
@pytest.mark.parametrize("round, won", [(7, True), (6, None)])
def test_s1_the_letter_must_be_home_before_round_7_ends(round: int, won: bool | None) -> None:
    sitting = through(Sitting("S1", {"OKK": ""}, at="end", round=round))
    assert (sitting.over is not None) == bool(won)
    if won:
        assert memoirs(sitting) == [("REC-SCEN", "red")] and sitting.over is not None and sitting.over[1] == "oni"
    home = Sitting("S1", {"OKK": "A04.31"}, round=round, at="activation")
    home.state.things[0].bearer, home.state.things[0].space, home.state.things[0].home = 0, -1, -1
    home.does("B", "rest")
    assert home.over is not None and home.over[1] == "heroes" and memoirs(home)[0] == ("REC-SCEN", "blue")
