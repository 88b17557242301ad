"""Mission 5, Lord Yabu's Palace."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadow_tactics.sitting import Sitting


def palace(guards: dict[str, list[str]] | None = None, **given: Any) -> Sitting:
    return Sitting(mission="M5", guards=guards or {}, **given)


SERVES = {"bush": "B27", "programme": ["AIK-SR"]}
"""In the bush with the tea, beside Y13, Y16 and Y20."""


@pytest.mark.rule("ST-496", "ST-497", "ST-498", "ST-332")
def test_the_tea_kills_the_figure_that_is_there() -> None:
    table = palace({"Y13": ["D3i", "A0o"]}, AIK=SERVES).does("B", "aim Y13")
    assert table.guards("Y13") == ["A0o"]
    assert (table.bodies("Y13"), table.noise) == (1, 0)
    assert table.state.blue == []
    assert table.state.figure_dead
    assert table.over is None


@pytest.mark.rule("ST-497", "ST-R127")
def test_the_player_chooses_between_the_objective_yards() -> None:
    table = palace({"Y13": ["D3i"]}, AIK=SERVES)
    assert table.offered("B") == ["aim Y13", "aim Y20"]
    table.does("B", "aim Y20")
    assert table.guards("Y13") == ["D3i"]
    assert table.state.poisoned == 19


@pytest.mark.rule("ST-497", "ST-332", "ST-140")
def test_a_guard_who_sees_it_spoils_the_tea() -> None:
    table = palace({"Y13": ["D1i"]}, AIK=SERVES).does("B", "aim Y13")
    assert (table.noise, table.ninja("AIK").damage) == (1, 1)
    assert [bush + 1 for bush in table.state.blue] == [27]
    nowhere = palace({"Y13": ["D3i"]}, AIK={"bush": "B23", "programme": ["AIK-SR"]})
    assert "no-effect" in nowhere.said()


@pytest.mark.rule("ST-498", "ST-R128", "ST-248")
def test_later_it_dies_as_soon_as_it_comes() -> None:
    table = palace({"Y16": ["D2i"], "Y13": ["S1i"]}, poisoned="Y13", blue=[], at="orders", hand=["DD1"])
    table.does("A", "play DD1").does("A", "guard Y16-2", "to Y13-3o")
    assert table.state.figure_dead
    assert table.guards("Y13") == ["S1i alerted"]
    assert table.noise == 1
    assert all(ninja.damage == 0 for ninja in table.state.ninjas)


@pytest.mark.rule("ST-498", "ST-224")
def test_a_ninja_may_lure_it_there() -> None:
    table = palace(
        {"Y16": ["D2i"]}, poisoned="Y13", blue=[], HAY={"bush": "B27", "programme": ["HAY-SG"], "items": ["NP6"]}
    )
    table.does("B", "aim Y13").does("B", "guard Y16-2", "to Y13-0o")
    assert table.state.figure_dead
    assert table.bodies("Y13") == 1


@pytest.mark.rule("ST-R129", "ST-193")
def test_it_need_not_come() -> None:
    table = palace({"Y16": ["D2i"]}, poisoned="Y13", blue=[], at="orders", hand=["DD1"])
    table.does("A", "play DD1").does("A", "decline")
    assert table.guards("Y16") == ["D2i"]
    other = palace({"Y16": ["S2i", "D5i"]}, poisoned="Y16", blue=[], at="orders", hand=["OC2"]).does("A", "play OC2")
    other.does("A", "guard Y16-2", "to Y16-2o")
    assert other.guards("Y16") == ["S2o", "D5i"], "the tea is for nobody else"


ESCAPED: dict[str, Any] = {"HAY": {"bush": "B2"}, "YUK": {"bush": "B17"}, "MUG": {"bush": "B32"}}


@pytest.mark.rule("ST-499", "ST-500")
def test_any_death_counts_but_all_must_escape() -> None:
    table = palace({"Y13": ["D3i"]}, MUG={"bush": "B27", "programme": ["MUG-1"]})
    assert table.bodies("Y13") == 1
    assert table.state.figure_dead
    assert table.over is None
    assert palace(at="refresh", figure_dead=True, **ESCAPED).over == ("palace", "ninjas")
    assert palace(at="refresh", **ESCAPED).over is None
    straggler = {**ESCAPED, "YUK": {"bush": "B10"}}
    assert palace(at="refresh", figure_dead=True, **straggler).over is None


@pytest.mark.rule("ST-500", "ST-R121")
@pytest.mark.parametrize("searching", [True, False])
def test_not_while_a_search_finds_one(searching: bool) -> None:
    table = palace({"Y2": ["S2o alerted"]}, at="refresh", searching=searching, figure_dead=True, **ESCAPED)
    assert table.over == (None if searching else ("palace", "ninjas"))


@pytest.mark.rule("ST-495", "ST-220", "ST-221")
def test_the_figure_starts_in_one_of_two_yards() -> None:
    table = Sitting(at="start", mission="M5", options={"picks": [[], ["HAY"], ["YUK"], ["AIK"]]})
    assert table.refused("A", "to Y1-0i") == "ST-220"
    places = {option.split("-")[0] for option in table.offered("A")}
    assert places == {"sample", "to Y13", "to Y20"}


@pytest.mark.rule("ST-192", "ST-R81")
@pytest.mark.parametrize(
    "guards, possible",
    [({"Y13": ["D3i"], "Y1": ["S1o alerted"]}, True), ({"Y13": ["D3i alerted"]}, False),
     ({"Y16": ["D3i"], "Y1": ["S1o alerted"]}, False), ({"Y1": ["S1o alerted"]}, False),
     ({"Y13": ["D3i stunned"], "Y1": ["S1o alerted"]}, False)],
)  # fmt: skip
def test_the_power_in_the_palace(guards: dict[str, list[str]], possible: bool) -> None:
    table = palace(guards, at="orders", alarm="full", hand=["OC7"]).does("A", "play OC7")
    assert table.asked() == {"A": "power" if possible else "search"}
