"""Mission 4, Mount Tsuru."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadow_tactics.sitting import Sitting


def mountain(guards: dict[str, list[str]] | None = None, **given: Any) -> Sitting:
    return Sitting(mission="M4", guards=guards or {}, **given)


def hostages(table: Sitting) -> list[str]:
    table.start()
    return [f"B{bush + 1}" for bush in table.state.green]


WATCH = {"Y14": ["S1o"]}
"""Watches the teal junction beside B24."""


@pytest.mark.rule("ST-483", "ST-328", "ST-331")
def test_a_hostage_is_picked_up_in_its_bush() -> None:
    table = mountain(HAY={"bush": "B21", "programme": ["HAY-5"]}).does("B", "take")
    assert table.ninja("HAY").carries
    assert hostages(table) == ["B26", "B27"]


@pytest.mark.rule("ST-484", "ST-R123", "ST-485")
def test_a_carrier_who_is_hurt_drops_it_where_it_stands() -> None:
    table = mountain(WATCH, HAY={"bush": "B24", "programme": ["HAY-Mt"], "carries": True}, YUK={"bush": "B24"})
    assert "hostage-dropped" in [event.kind.name for event in table.start().events]
    assert not table.ninja("HAY").carries
    assert hostages(table) == ["B21", "B24", "B26", "B27"]
    assert table.asked() == {"C": "pick-up"}, "not the one who dropped it"
    assert table.does("C", "take").ninja("YUK").carries


@pytest.mark.rule("ST-485")
def test_in_the_next_round_it_may_try_again() -> None:
    table = mountain(green=["B24"], at="programming", on=True, HAY={"bush": "B24", "dropped": True})
    for seat in "BCD":
        table.does(seat, "ready")
    assert "pick-up" not in table.asked().values()
    again = mountain(green=["B24"], at="refresh", on=True, HAY={"bush": "B24", "dropped": True})
    for seat in "BCD":
        again.does(seat, "ready")
    again.silence("order", "move-regular", "move-free", "deploy", "spread", "search", "power")
    assert again.asked() == {"B": "pick-up"}


@pytest.mark.rule("ST-R124", "ST-484")
def test_full_damage_is_no_shelter() -> None:
    table = mountain(WATCH, HAY={"bush": "B24", "programme": ["HAY-Mt"], "carries": True, "damage": 3})
    assert not table.start().ninja("HAY").carries
    assert table.ninja("HAY").damage == 3


@pytest.mark.rule("ST-484", "ST-190")
def test_a_search_makes_it_drop_too() -> None:
    table = mountain({"Y14": ["S1o alerted"]}, at="refresh", searching=True, HAY={"bush": "B24", "carries": True})
    assert hostages(table) == ["B21", "B24", "B26", "B27"]


@pytest.mark.rule("ST-486", "ST-491")
@pytest.mark.parametrize("before, over", [(0, None), (2, ("hostages", "ninjas"))])
def test_on_an_entry_a_hostage_is_rescued(before: int, over: tuple[str, str] | None) -> None:
    table = mountain(green=[], rescued=before, HAY={"bush": "B7", "programme": ["HAY-Mw"], "carries": True})
    table.does("B", "exit B4")
    assert table.over == over
    assert table.state.rescued == before + 1
    assert hostages(table) == []
    assert not table.ninja("HAY").carries


@pytest.mark.rule("ST-486")
def test_picked_up_on_an_entry_it_is_rescued_at_once() -> None:
    table = mountain(green=["B4"], HAY={"bush": "B4", "programme": ["HAY-5"]}).does("B", "take")
    assert table.state.rescued == 1
    back = mountain(green=[], HAY={"bush": "B7", "programme": ["HAY-Mw"], "carries": True}).does("B", "exit B7")
    assert back.state.rescued == 0


# The prayer bell


RINGS = {"bush": "B1", "programme": ["HAY-SG"]}


@pytest.mark.rule("ST-487", "ST-488", "ST-489", "ST-R126", "ST-062")
def test_the_bell_quiets_all_and_takes_one_guard_off_each_large_tile() -> None:
    guards = {"Y3": ["S2o"], "Y1": ["S2i"], "Y5": ["A1i alerted"], "Y12": ["S@B24"], "Y4": ["S2o"]}
    table = mountain(guards, noise=5, HAY=RINGS)
    assert table.asked() == {"A": "remove"}
    assert table.offered("A") == ["choose Y1-2", "choose Y5-1"]
    table.does("A", "choose Y5-1")
    assert [table.guards(yard) for yard in guards] == [[], ["S2i"], [], [], ["S2o"]]
    assert table.noise == 0
    assert table.body_posts() == []
    assert table.state.focus == -1


@pytest.mark.rule("ST-490", "ST-R125")
def test_the_bell_is_rung_once() -> None:
    table = mountain({"Y3": ["S2o"]}, noise=5, rung=True, HAY=RINGS)
    assert (table.noise, table.guards("Y3")) == (5, ["S2o"])
    assert "no-effect" in table.said()


@pytest.mark.rule("ST-487", "ST-141")
@pytest.mark.parametrize("given", [{"bush": "B2", "programme": ["HAY-SG"]}, {"bush": "B1", "programme": ["HAY-SR"]}])
def test_only_beside_the_bell_and_with_a_green_card(given: dict[str, Any]) -> None:
    table = mountain({"Y3": ["S2o"]}, noise=5, HAY=given)
    assert table.noise == 5
    assert not table.state.rung


@pytest.mark.rule("ST-488", "ST-074")
def test_nobody_hears_who_rings() -> None:
    table = mountain({"Y1": ["S1o alerted", "S4i alerted"]}, HAY=RINGS).does("A", "choose Y1-1")
    assert (table.noise, table.ninja("HAY").damage) == (0, 0)


@pytest.mark.rule("ST-192", "ST-R81")
@pytest.mark.parametrize(
    "guards, green, possible",
    [(["S0o alerted"], ["B26"], True), (["S0o"], ["B26"], False), (["S0i alerted"], ["B26"], False),
     (["S0o alerted"], ["B21"], False)],
)  # fmt: skip
def test_the_power_on_the_mountain(guards: list[str], green: list[str], possible: bool) -> None:
    table = mountain({"Y14": guards}, green=green, at="orders", alarm="full", hand=["OC7"]).does("A", "play OC7")
    assert table.asked() == {"A": "power" if possible else "search"}
