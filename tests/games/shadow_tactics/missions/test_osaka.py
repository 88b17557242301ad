"""Mission 1, Osaka Castle; tokens that ninjas carry; what every mission says of its start and its end."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.shadow_tactics.guards import KINDS, kind_of
from tests.games.shadow_tactics.sitting import Sitting

PICKS = [[], ["HAY"], ["YUK"], ["AIK"]]


def barrel(*guards: str, yard: str = "Y5", bush: str = "B9", **given: Any) -> Sitting:
    """Hayato with a barrel and a red special card, next to Y3, Y5 and Y7."""
    hayato = {"bush": bush, "programme": ["HAY-SR"], "carries": True}
    return Sitting(guards={yard: guards}, HAY=hayato, **given).does("B", f"aim {yard}")


@pytest.mark.rule("ST-451", "ST-452", "ST-461", "ST-462", "ST-470", "ST-471", "ST-481", "ST-482", "ST-493", "ST-494")
@pytest.mark.parametrize(
    "mission, time, guards",
    [("M1", 12, "12S 2O"), ("M2", 9, "9S 3O"), ("M3", 10, "7S 3O 3A 1D"), ("M4", 12, "10S 3O 3A"),
     ("M5", 14, "17S 4O 4A 1D")],
)  # fmt: skip
def test_time_and_garrison_of_each_mission(mission: str, time: int, guards: str) -> None:
    table = Sitting(at="start", mission=mission, options={"quick": True, "picks": PICKS}).start()
    codes = [KINDS[kind_of(code)] for code in table.state.guards if code]
    counted = [f"{codes.count(kind)}{kind}" for kind in KINDS if kind in codes]
    assert (table.state.time, " ".join(counted)) == (time, guards)


@pytest.mark.rule("ST-459", "ST-467", "ST-480", "ST-492", "ST-501", "ST-009", "ST-208")
@pytest.mark.parametrize("mission", ["M1", "M2", "M3", "M4", "M5"])
def test_when_time_runs_out_the_daimyo_wins(mission: str) -> None:
    there = {"Y4": ["O1o"]} if mission == "M2" else {}
    given: dict[str, Any] = {"at": "refresh", "mission": mission, "guards": there, "HAY": {"bush": "B5"}}
    assert Sitting(time=1, **given).over == ("time", "daimyo")
    assert Sitting(time=2, **given).over is None


# Tokens that can be carried


@pytest.mark.rule("ST-453", "ST-071", "ST-328", "ST-331", "ST-R116")
def test_a_barrel_is_picked_up_in_its_bush() -> None:
    table = Sitting(HAY={"bush": "B21", "programme": ["HAY-5"]})
    assert table.asked() == {"B": "pick-up"}
    table.does("B", "take")
    assert table.ninja("HAY").carries
    assert [bush + 1 for bush in table.state.green] == [22]
    assert "took-token" in table.said()
    left = Sitting(HAY={"bush": "B21", "programme": ["HAY-5"]}).does("B", "leave")
    assert left.asked() == {"B": "pick-up"}, "again after the card"


@pytest.mark.rule("ST-454", "ST-R116")
def test_not_by_moving_there_but_after_it() -> None:
    table = Sitting(HAY={"bush": "B20", "programme": ["HAY-Mt"]}).does("B", "exit B21")
    assert not table.ninja("HAY").carries
    assert table.asked() == {"B": "pick-up"}


@pytest.mark.rule("ST-329", "ST-330")
def test_one_token_each_and_none_is_handed_on() -> None:
    table = Sitting(
        green=["B21"],
        HAY={"bush": "B21", "programme": ["HAY-5"], "carries": True},
        YUK={"bush": "B20"},
        MUG={"bush": "B1"},
    )
    assert table.asked() == {}
    shared = Sitting(green=[], HAY={"bush": "B20", "carries": True}, YUK={"bush": "B20", "programme": ["YUK-5"]})
    assert shared.asked() == {}
    assert (shared.ninja("HAY").carries, shared.ninja("YUK").carries) == (True, False)


# The explosion


@pytest.mark.rule("ST-455", "ST-456", "ST-460", "ST-R117")
def test_all_guards_in_the_yard_die() -> None:
    table = barrel("S1o", "O3o stunned", "A5i")
    assert table.guards("Y5") == []
    assert table.bodies("Y5") == 3
    assert table.noise == 3
    assert not table.ninja("HAY").carries
    assert table.over is None


@pytest.mark.rule("ST-458", "ST-008")
def test_the_objective_yard_ends_the_mission() -> None:
    assert barrel("S1o", yard="Y3").over == ("castle", "ninjas")
    assert barrel(yard="Y3").over == ("castle", "ninjas"), "an empty yard too"


@pytest.mark.rule("ST-457", "ST-140")
def test_a_guard_who_sees_it_spoils_it() -> None:
    table = barrel("S1i", yard="Y3")
    assert table.guards("Y3") == ["S1i alerted"]
    assert (table.noise, table.ninja("HAY").damage) == (1, 1)
    assert table.ninja("HAY").carries
    assert table.over is None


@pytest.mark.rule("ST-455", "ST-141")
@pytest.mark.parametrize("card, carries", [("HAY-SR", False), ("HAY-SG", True), ("HAY-SB", True)])
def test_only_with_a_barrel_and_a_red_card(card: str, carries: bool) -> None:
    table = Sitting(guards={"Y5": ["S1o"]}, HAY={"bush": "B9", "programme": [card], "carries": carries})
    assert table.guards("Y5") == ["S1o"]
    assert "no-effect" in table.said()
    assert table.ninja("HAY").carries is carries


@pytest.mark.rule("ST-455", "ST-R55")
def test_any_adjacent_yard_may_be_chosen() -> None:
    table = Sitting(guards={"Y5": ["S1o"]}, HAY={"bush": "B9", "programme": ["HAY-SR"], "carries": True})
    assert table.offered("B") == ["aim Y3", "aim Y5", "aim Y7"]


@pytest.mark.rule("ST-192", "ST-R81")
@pytest.mark.parametrize(
    "guards, possible",
    [(["S1i alerted", "S3o"], True), (["S1i", "S3o"], False), (["S1i alerted"], False),
     (["S1i alerted", "S3o stunned"], False)],
)  # fmt: skip
def test_the_power_at_osaka(guards: list[str], possible: bool) -> None:
    table = Sitting(at="orders", alarm="full", hand=["OC7"], guards={"Y3": guards}).does("A", "play OC7")
    assert table.asked() == {"A": "power" if possible else "search"}


# Places


@pytest.mark.rule("ST-324", "ST-169")
def test_new_guards_come_into_barracks_only() -> None:
    table = Sitting(at="orders", hand=["OC3"]).does("A", "play OC3")
    yards = {option.split()[1].split("-")[0] for option in table.offered("A") if option.startswith("to ")}
    assert yards == {"Y2", "Y10"}


@pytest.mark.rule("ST-325", "ST-326")
def test_barracks_give_the_march_bonus() -> None:
    table = Sitting(at="orders", hand=["OC1"], guards={"Y2": ["S3o"], "Y4": ["S1o"]}).does("A", "play OC1")
    from_barracks = {option.split()[1].split("-")[0] for option in table.offered("A", "guard Y2-3")}
    assert from_barracks == {"Y2", "Y4", "Y5"}
    elsewhere = {option.split()[1].split("-")[0] for option in table.offered("A", "guard Y4-1")}
    assert elsewhere == {"Y2", "Y4", "Y8"}


@pytest.mark.rule("ST-327", "ST-032")
def test_objective_tiles_change_nothing_else() -> None:
    table = Sitting(guards={"Y3": ["S3i"]}, YUK={"bush": "B9", "programme": ["YUK-1"]})
    assert table.bodies("Y3") == 1
    assert table.over is None
