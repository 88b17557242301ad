"""Content and scenarios of one's own: what is added or replaced, and what is said of every fault."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from typer.testing import CliRunner

from hyakki.cli import app
from hyakki.core.errors import BadContent
from hyakki.core.faults import BadScenario
from hyakki.games.okko.catalog.cards import OkkoRules
from hyakki.games.okko.catalog.chronicle import Goal, Scenario, ScenarioTest, Special
from hyakki.games.okko.catalog.custom import examine, read_scenario
from hyakki.games.okko.catalog.loading import make_rules, standard
from tests.reading import CHRONICLE, OWN_CHRONICLE, PACK


@pytest.fixture(scope="module")
def rules() -> OkkoRules:
    return standard("tuned")


def faults(rules: OkkoRules, *changes: tuple[str, str]) -> list[str]:
    """Return what is said of the chronicle with these changes."""
    written = CHRONICLE
    for old, new in changes:
        assert old in written
        written = written.replace(old, new)
    return [f"{fault.where}: {fault.what()}" for fault in examine(written, rules)[1]]


# A chronicle


@pytest.mark.rule("OK-018")
def test_a_scenario_of_ones_own_is_one_file(rules: OkkoRules) -> None:
    scenario, found = examine(CHRONICLE, rules)
    assert found == [] and scenario is not None and scenario.name == "The Broken Bell"
    table = make_rules(3, {"chronicle": CHRONICLE})
    assert table.scenario == "own" and table.scenarios["own"] == scenario
    assert set(table.scenarios) == {*rules.scenarios, "own"}


@pytest.mark.slow
@pytest.mark.parametrize(
    "old, new, said",
    [
        ('face = "B03", at = [6, 0]', 'face = "B03", at = [4, 0]', "pieces B03.00 (4, 0): lies on top of A01.04"),
        ('face = "B03", at = [6, 0]', 'face = "A03", at = [6, 0]', "doors 2 B03.20: is not on the table"),
        (
            '{ face = "B03", at = [6, 0] },',
            '{ face = "B03", at = [6, 0] }, { face = "A03", at = [20, 0] },',
            "pieces 4 A03: is a side of piece T03, which already lies there as B03",
        ),
        (
            'face = "A01", at = [0, 0]',
            'face = "A01", at = [0, 0], turned = true',
            "pieces 1 A01: tiles are never turned",
        ),
        ("A01.24 - C05a.2", "A01.23 - C05a.2", "doors 1 A01.23: no door can lie here"),
        ("A01.24 - C05a.2", "A01.24 - C05a.0", "doors 1 A01.24 - C05a.0: these two sockets do not touch"),
        (', "C05a.2 - B03.20 closed"', "", "pieces B03.a: cannot be reached from A01.20"),
        ('starts = ["A01.20", "A01.21"]', 'starts = ["A01.20"]', "starts: there are 1 start spaces; 2 are needed"),
        ('starts = ["A01.20"', 'starts = ["A01.00"', "starts 1 A01.00: is a reinforcement space"),
        ('starts = ["A01.20"', 'starts = ["A01.21"', "starts 2 A01.21: is taken already by starts 1"),
        ('chests = ["B03.40"]', 'chests = ["B03.12"]', "chests 1 B03.12: a test is made on this space"),
        ('chests = ["B03.40"]', 'chests = ["B05.40"]', "chests 1 B05.40: is not on the table"),
        ('cards = ["ashigaru", "yurei (2+)"]', 'cards = ["yurei (2+)"]', "agents ashigaru 1 B03.21: the Oni does not"),
        ("yurei = [", "kappa = [", "agents kappa: is no agent card; choose one of ashigaru"),
        ("count = 1 }", "count = 3 }", "goal count: must be from 1 to 1, not 3"),
        ("rounds = 6", "rounds = 0", "rounds: must be from 1 to 16, not 0"),
        ("C05a.2 - B03.20 closed", "C05a.2 - B03.20", "tests 2 C05a.2 - B03.20: must be one of the doors, and closed"),
        ('{ rule = "alarm" }', '{ rule = "shown-demon" }', "special 1 shown-demon: belongs to scenarios with an"),
        ('at = "A01.31"', 'at = "A01.44"', "special 2 A01.44: is a reinforcement space"),
        ("heroes = [1, 2]", "heroes = [3, 2]", "heroes: the least and the most number of heroes, from 1 to 4"),
        ("TST-might-5", "TST-might-9", "tests 1 TST-might-9: there is no such Test token"),
    ],
)
def test_every_fault_is_named_by_its_place(rules: OkkoRules, old: str, new: str, said: str) -> None:
    found = faults(rules, (old, new))
    assert any(each.startswith(said) for each in found), found


def test_all_faults_are_told_at_once(rules: OkkoRules) -> None:
    found = faults(
        rules,
        ('chests = ["B03.40"]', 'chests = ["B03.04", "A07.00"]'),
        ('ashigaru = ["B03.21", "B03.23"]', 'ashigaru = ["B03.21", "B03.21"]'),
        ("rounds = 6", "rounds = 99"),
    )
    assert [each.partition(":")[0] for each in found] == [
        "chests 1 B03.04", "chests 2 A07.00", "agents ashigaru 2 B03.21", "rounds"
    ]  # fmt: skip


def test_fields_that_do_not_fit_are_all_told_with_their_entries(rules: OkkoRules) -> None:
    found = faults(
        rules,
        ('"A01.24 - C05a.2"', '"A01.24 to C05a.2"'),
        ('starts = ["A01.20", "A01.21"]', 'starts = ["A01.20", 7]'),
        ("rounds = 6", 'rounds = "six"'),
        ('yurei = ["B03.33 (2+)"]', 'yurei = ["B03.33 (9+)"]'),
        ("investigation = false", "detective = false"),
    )
    assert [each.partition(":")[0] for each in found] == [
        "detective", "investigation", "doors 1 A01.24 to C05a.2", "starts 2", "agents yurei 1 B03.33 (9+)",
        "rounds six",
    ]  # fmt: skip
    assert "doors 1 A01.24 to C05a.2: must be written like A04.24 - C01a.2" in found
    assert "agents yurei 1 B03.33 (9+): must be written like B05.42 (2+)" in found


def test_a_choice_that_does_not_exist_names_those_that_do(rules: OkkoRules) -> None:
    (said,) = faults(rules, ('rule = "alarm"', 'rule = "party"'))
    assert said.startswith("special 1 rule: is not one of no-followers, any-follower, hidden-follower")
    (said,) = faults(rules, ('kind = "tests"', 'kind = "feast"'))
    assert said == "goal kind: is not one of demon, fetch, tile, tests, hunt"


def test_what_is_not_toml_says_where(rules: OkkoRules) -> None:
    (said,) = faults(rules, ("heroes = [1, 2]", "heroes = [1, 2"))
    assert said.startswith("file: is not TOML:") and "line" in said


@pytest.mark.parametrize(
    "written",
    ["a = " + "[" * 50_000, "rounds = " + "9" * 6_000, CHRONICLE.replace("= 6", "= " + "9" * 40), "#" * 200_000, 7],
)
def test_what_has_no_end_is_refused_in_words(rules: OkkoRules, written: Any) -> None:
    _, found = examine(written, rules)
    assert found and all(fault.what("en") and fault.what("it") for fault in found)


def test_faults_are_told_in_italian_too(rules: OkkoRules) -> None:
    _, found = examine(CHRONICLE.replace("rounds = 6", "rounds = 0"), rules)
    assert [fault.what("it") for fault in found] == ["deve andare da 1 a 16, non 0"]


def test_a_faulty_chronicle_makes_no_table(rules: OkkoRules) -> None:
    with pytest.raises(BadScenario) as refused:
        read_scenario(CHRONICLE.replace("rounds = 6", "rounds = 0"), rules)
    assert refused.value.where == "scenario rounds"
    with pytest.raises(BadContent):
        make_rules(2, {"chronicle": "heroes = 3"})


def test_the_documentation_names_every_field_and_choice() -> None:
    hints = [get_type_hints(Special)["rule"], get_type_hints(Goal)["kind"], get_type_hints(ScenarioTest)["does"]]
    for word in (*Scenario.__struct_fields__, *(choice for hint in hints for choice in get_args(hint))):
        assert word == "source" or word in OWN_CHRONICLE, word


def test_the_pack_of_the_documentation_can_be_played_with() -> None:
    rules = make_rules(2, {"content": tomllib.loads(PACK), "expanded": ["mine"]})
    assert rules.expansions["mine"].equipment["XEQ-3"].name == "Moth Bow"


# On the command line


def test_the_command_names_every_fault_in_the_readers_language(tmp_path: Path) -> None:
    file = tmp_path / "bell.toml"
    file.write_text(CHRONICLE, encoding="utf-8")
    sound = CliRunner().invoke(app, ["scenario", "check", str(file)])
    assert sound.exit_code == 0 and sound.output == f"{file}: no fault\n"
    file.write_text(CHRONICLE.replace("rounds = 6", "rounds = 0").replace("B03.40", "B03.04"), encoding="utf-8")
    faulty = CliRunner().invoke(app, ["scenario", "check", str(file), "--lang", "it"])
    assert faulty.exit_code == 1
    assert faulty.output.splitlines() == [
        "chests 1 B03.04: è uno spazio rinforzi, su cui stanno solo agenti",
        "rounds: deve andare da 1 a 16, non 0",
        f"{file}: 2 errori",
    ]


@pytest.mark.rule("OK-R40")
def test_the_command_warns_of_goals_that_bots_cannot_reach(tmp_path: Path) -> None:
    file = tmp_path / "bell.toml"
    lever = re.search(r" *\{ token = .* does = \"open\".*\n", CHRONICLE)
    assert lever is not None
    by_hand = CHRONICLE.replace(lever[0], "")
    blocked = by_hand.replace('chests = ["B03.40"]', 'chests = ["B03.40", "C05a.1", "C05a.2", "C05a.3"]')
    by_lever = blocked.replace("tests = [\n", "tests = [\n" + lever[0].replace("C05a.1", "A01.22"))
    for written in (CHRONICLE, by_hand, by_lever):
        file.write_text(written, encoding="utf-8")
        assert CliRunner().invoke(app, ["scenario", "check", str(file)]).output == f"{file}: no fault\n"
    file.write_text(blocked, encoding="utf-8")
    warned = CliRunner().invoke(app, ["scenario", "check", str(file)])
    assert warned.exit_code == 0
    assert warned.output.splitlines() == [
        "warning: tests 1 B03.12: bots of the heroes find no way to it from the starts",
        "warning: chests 1 B03.40: bots of the heroes find no way to it from the starts",
        f"{file}: no fault",
    ]
    told = json.loads(CliRunner().invoke(app, ["scenario", "check", str(file), "--json"]).output)
    assert told and all(each["warning"] for each in told)


def test_the_command_tells_programs_too(tmp_path: Path) -> None:
    file = tmp_path / "bell.toml"
    file.write_text(CHRONICLE.replace("rounds = 6", "rounds = 0"), encoding="utf-8")
    told = CliRunner().invoke(app, ["scenario", "check", str(file), "--json"])
    assert json.loads(told.output) == [{"where": "rounds", "what": "must be from 1 to 16, not 0"}]


def test_only_games_with_scenarios_check_them(tmp_path: Path) -> None:
    file = tmp_path / "bell.toml"
    file.write_text(CHRONICLE, encoding="utf-8")
    refused = CliRunner().invoke(app, ["scenario", "check", str(file), "--game", "kaidan"])
    assert isinstance(refused.exception, BadContent)
    missing = CliRunner().invoke(app, ["scenario", "check", str(tmp_path / "none.toml")])
    assert isinstance(missing.exception, BadContent)


# Content laid over


def test_own_numbers_replace_those_of_the_game() -> None:
    changed = make_rules(2, {"content": {"agents": {"ninja": {"defense": 4}}, "numbers": {"event_draw": 3}}})
    assert changed.agents["ninja"].defense == 4 and changed.numbers.event_draw == 3
    assert changed.agents["ninja"].might == standard("tuned").agents["ninja"].might
    assert changed.content == "own"


@pytest.mark.rule("OK-354")
def test_own_cards_join_as_a_pack() -> None:
    sword = {
        "slot": "hand",
        "name": "Rusty Sword",
        "effects": [{"do": [{"verb": "modify", "what": "might", "value": 1}]}],
    }
    changed = make_rules(
        2, {"content": {"expansions": {"mine": {"equipment": {"XEQ-3": sword}}}}, "expanded": ["mine"]}
    )
    assert changed.expansions["mine"].equipment["XEQ-3"].name == "Rusty Sword"
    assert changed.expanded == ("mine",)


def test_own_scenarios_can_be_laid_over_too() -> None:
    changed = make_rules(2, {"content": {"scenarios": {"S1": {"rounds": 9}}}})
    assert changed.scenarios["S1"].rounds == 9


@pytest.mark.parametrize(
    "content, where, what",
    [
        ({"agents": {"kappa": {}}}, "content agents kappa", "unknown"),
        ({"agents": {"ninja": {"kind": "mortal"}}}, "content agents ninja kind", "printed"),
        ({"agents": {"ninja": {"stamina": 0}}}, "content agents ninja stamina", "Expected `int` >= 1"),
        ({"chests": {"CHE-1": {"keep": 3}}}, "content chests CHE-1 keep", "from 1 to 2, not 3"),
        ({"heroes": {"SET": {"equipment": ["EQ-14"]}}}, "content heroes SET equipment", "not for its class"),
        ({"equipment": {"EQ-13": {"effects": [{"do": [{"verb": "fly"}]}]}}}, "content equipment EQ-13 effects", "fly"),
        (
            {"equipment": {"EQ-13": {"effects": [{"do": [{"verb": "heal", "count": 1}]}]}}},
            "content equipment EQ-13 effects",
            "always on",
        ),
        ({"faces": {"A05": {"walls": ["00|02"]}}}, "content faces A05 walls 1 00|02", "side by side"),
        ({"faces": {"A05": {"areas": "aabbc\nxabbc\naabbc\nddeec\nddeec"}}}, "row 1 column 0", "none of"),
        ({"faces": {"A05": {"areas": "aabba\naabbc\naabbc\nddeec\nddeec"}}}, "areas a 04", "cut off"),
        ({"scenarios": {"S1": {"rounds": 0}}}, "content scenarios S1 rounds", "from 1 to 16"),
        ({"campaigns": {"CAM-1": {"first": "9"}}}, "content campaigns CAM-1 first", "not one of"),
        ({"dice": {"combat": ["ki"] * 6}}, "content dice combat", "faces"),
        ({"references": {"M01": {"at": ["M01.12"]}}}, "content references M01 at", "no orange space"),
    ],
)
def test_a_fault_names_the_entry_and_the_field(content: dict[str, Any], where: str, what: str) -> None:
    with pytest.raises(BadContent) as refused:
        make_rules(2, {"content": content})
    assert where in refused.value.where and what in refused.value.what


@pytest.mark.rule("OK-002")
@pytest.mark.parametrize(
    "seats, options, where",
    [
        (2, {"scenario": "S9"}, "option scenario"),
        (6, {}, "seats"),
        (2, {"oni": 2}, "option oni"),
        (4, {"scenario": "S3"}, "option count"),
        (4, {"count": 2}, "option count"),
        (2, {"picks": [[], []]}, "option picks"),
        (3, {"picks": [[], ["OKK"], ["OKK"]]}, "option picks"),
        (2, {"expanded": ["nowhere"]}, "option expanded"),
        (2, {"colour": "red"}, "option colour"),
        (2, {"picks": [[], ["KAPPA"]]}, "option picks"),
    ],
)
def test_options_that_do_not_go_together(seats: int, options: dict[str, Any], where: str) -> None:
    with pytest.raises(BadContent) as refused:
        make_rules(seats, options)
    assert refused.value.where.startswith(where)
