"""A custom mission: read from one file, played like those of the box, and refused with every fault at its place."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from hyakki.bots import bot_of
from hyakki.core.content import AS_WRITTEN
from hyakki.core.errors import BadContent
from hyakki.core.game import game_of
from hyakki.core.text import Text
from hyakki.games.shadow_tactics.captions import mission_name
from hyakki.games.shadow_tactics.catalog.custom import examine
from hyakki.games.shadow_tactics.catalog.loading import make_rules, standard
from hyakki.games.shadow_tactics.catalog.maps import assemble
from hyakki.lab.play import play_game
from tests.reading import MISSION

GAME = game_of("shadow_tactics")
RULES = standard("tuned")


def rules_of(text: str = MISSION, seats: int = 4, **options: Any) -> Any:
    return make_rules(seats, {"custom_mission": text, **options})


def faults(text: str) -> list[str]:
    return [f"{each.where}: {each.what()}" for each in examine(text, RULES)[1]]


def changed(old: str, new: str) -> str:
    assert old in MISSION
    return MISSION.replace(old, new)


def printed(mission: str) -> dict[str, Any]:
    """Return a mission of the game as a TOML file."""
    plan, facts = RULES.maps[mission], RULES.missions[mission]
    fields = {name: getattr(plan, name) for name in plan.__struct_fields__ if name != "source"}
    return {"goal": mission, "time": facts.time, **fields}


def test_the_example_is_sound_and_takes_the_place_of_the_mission_whose_goal_it_has() -> None:
    rules = rules_of()
    assert rules.mission == "M2" and rules.missions["M2"].time == 4
    assert rules.missions["M2"].guards == {"S": 7, "O": 4, "A": 1} and rules.missions["M2"].action == "blue"
    assert (assemble(rules, "M2").yards, rules.missions["M1"]) == (7, RULES.missions["M1"])
    assert mission_name(Text(GAME, "en"), rules) == "The Burnt Mill"
    assert rules == rules_of(tomllib.loads(MISSION))  # type: ignore[arg-type]
    assert GAME.examined(MISSION, "en").faults == []  # type: ignore[union-attr]


def test_stored_rules_of_it_are_read_again_and_those_of_the_box_stay_as_they_were() -> None:
    rules = rules_of()
    assert GAME.load_rules(rules.plain(), 4) == rules
    assert {"title", "story"} <= set(rules.plain()) and not {"title", "story"} & set(make_rules(4, {}).plain())


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("goal", ["M1", "M2", "M3", "M4", "M5"])
def test_missions_of_the_box_are_custom_missions_too_and_are_played_to_the_end(goal: str, seats: int) -> None:
    rules = rules_of(printed(goal), seats)  # type: ignore[arg-type]
    state = play_game(GAME, rules, seats, [bot_of("random")] * seats, seed="own").state
    assert rules.mission == goal and state.over is not None


def test_special_rules_hold_unless_the_table_says_otherwise() -> None:
    text = changed("time = 4", 'time = 4\nnight = true\nciviliansX = ""').replace(
        'civiliansX = ""', 'civilians = "hostile"'
    )
    assert (rules_of(text).night, rules_of(text).civilians, rules_of(text).snow) == (True, "hostile", False)
    assert not rules_of(text, night=False).night


def test_another_mission_cannot_be_chosen_beside_it() -> None:
    assert rules_of(mission="M2").title == "The Burnt Mill"
    with pytest.raises(BadContent, match="option mission: M3; the custom mission has the goal M2"):
        rules_of(mission="M3")


@pytest.mark.parametrize(
    "old, new, said",
    [
        ("L2 = [2, 4]", "L2 = [2, 5]", "tiles L2: (2,5) is a yard; its origin is a bush"),
        ("L2 = [2, 4]", "L2 = [2, 1]", "tiles L6: its yard (3,0) is also a yard of L2"),
        ("L2 = [2, 4]", "L2 = [92, -50]", "tiles L2: (92,-50) is off the table; both numbers go from -60 to 60"),
        ("L2 = [2, 4]", "L2 = [50, -50]", "tiles L6: no way for guards from Y1 to"),
        ("C4 = [-1, 2]", "X4 = [-1, 2]", "tiles X4: there is no such tile; choose one of C1, C2, L1"),
        ("C4 = [-1, 2]", "C4 = [-1, 2], C1 = [8, -4]", "keys C1: the gate has no key"),
        ('["B1", "B8"]', '["B1", "B99"]', "entries B99: is not on this map"),
        ('["B1", "B8"]', '["B1", "Y1"]', "entries Y1: is a yard; it must be a bush"),
        ('["B1", "B8"]', '["B1", "B1"]', "entries B1: is named twice"),
        ('["B1", "B8"]', '["B1"]', "entries: not enough for 4 ninjas"),
        ('["B1", "B8"]', '["B1", "X1"]', "entries 2 X1: must be written like B4"),
        ('barracks = ["Y5"]', "barracks = []", "barracks: there must be one at least"),
        ('objectives = ["Y4", "Y6"]', 'objectives = ["B1"]', "objectives: the mission needs one on a yard"),
        ('goal = "M2"', 'goal = "M1"', "green: the mission needs one token at least"),
        ('goal = "M2"', 'goal = "M3"', "deployment: the mission needs the Daimyo figure"),
        ('goal = "M2"', 'goal = "M6"', "goal M6: is not one of M1, M2, M3, M4, M5"),
        ("time = 4", "time = 21", "time: must be from 1 to 20, not 21"),
        ("time = 4", "time = 0", "time: must be from 1 to 20, not 0"),
        ("time = 4", "time = 4\nweather = 1", "weather: is unknown; the known fields are name, story, goal"),
        ("time = 4", "", "time: is missing"),
        ("time = 4", "time = 4000000000000000000000000", "time: does not fit"),
        ("time = 4", "time = 4\nnoise = 12", "noise: must be from 0 to 9, not 12"),
        ('Y7 = ["S5o"]', "", "deployment Y7: 0 guards; there must be 1 or 2 (ST-292)"),
        ('Y7 = ["S5o"]', 'Y7 = ["S5o", "S4o"]', "deployment Y7: guards stand in neighbouring corners (ST-025)"),
        ('Y7 = ["S5o"]', 'Y7 = ["S@J1"]', "deployment Y7: there is no tower"),
        ('Y7 = ["S5o"]', 'Y7 = ["S@J99"]', "deployment Y7: the focus J99 is not on this map"),
        ('Y7 = ["S5o"]', 'Y7 = ["D5o"]', "deployment Y7: the Daimyo figure belongs to Imai Town"),
        ('Y7 = ["S5o"]', 'Y7 = ["S9o"]', "deployment Y7 1 S9o: must be written like S3o"),
        ('Y7 = ["S5o"]', 'Y7 = ["S5o"]\nbarn = ["S1o"]', "deployment barn: is not the name of a hex"),
        ('name = "The Burnt Mill"', f'name = "{"x" * 61}"', "name"),
    ],
)
def test_every_fault_is_named_with_its_place(old: str, new: str, said: str) -> None:
    text = changed(old, new)
    assert any(each.startswith(said) for each in faults(text)), faults(text)
    with pytest.raises(BadContent, match="scenario "):
        rules_of(text)


def test_no_fault_hides_another() -> None:
    text = changed('["B1", "B8"]', '["Y1", "B99"]').replace("time = 4", "time = 99").replace('Y7 = ["S5o"]', "")
    assert len({each.split(":")[0] for each in faults(text)}) == 4


@pytest.mark.parametrize(
    "written",
    [
        *(7, None, [], True, "[", "a = ", "x" * 100_001, "= 3", 'tiles = "L1"', "[tiles]\nL1 = 5"),
        *(f"tiles = {'[' * 3000}", f"time = {'9' * 5000}", "[tiles]\nL1 = [1e999, 1]", "deployment = { Y1 = [[]] }"),
    ],
)
def test_what_is_no_mission_is_refused_in_words(written: Any) -> None:
    mission, found = examine(written, RULES)
    assert mission is None and found and all(each.what("it") and each.what("en") for each in found)


def test_an_error_of_toml_names_line_and_column() -> None:
    assert "line 2, column 8" in faults("goal = 'M1'\ntime = \n")[0]


def test_the_set_of_a_table_counts() -> None:
    assert rules_of(set=AS_WRITTEN).content == AS_WRITTEN
