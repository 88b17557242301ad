"""Variant: friendly and hostile civilians."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.shadow_tactics import game
from tests.games.shadow_tactics.sitting import Sitting

PICKS = [[], ["HAY"], ["YUK"], ["AIK"]]


@pytest.mark.rule("ST-380")
def test_one_civilian_each_in_different_yards() -> None:
    table = Sitting(at="start", mission="M3", options={"civilians": "friendly", "picks": PICKS}).does("A", "sample")
    assert table.asked() == {"A": "civilian"}
    assert not any(option.startswith("to tower") for option in table.offered("A"))
    assert "to Y8-3i" not in table.offered("A")  # beside the figure
    table.does("A", "to Y4-5i")
    assert table.asked() == {"B": "civilian", "C": "civilian", "D": "civilian"}
    assert table.refused("B", "to Y4-1i") == "ST-380"
    table.together(B="to Y6-1o", C="to Y6-1o")
    assert (table.guards("Y4"), table.guards("Y6")) == (["S3o", "F5i"], ["F1o", "S4o"])
    assert table.asked() == {"B": "enter"}
    assert table.state.deployed == 14


@pytest.mark.rule("ST-372", "ST-375", "ST-184")
@pytest.mark.parametrize("who", ["F", "H"])
def test_the_daimyo_moves_civilians(who: str) -> None:
    table = Sitting(at="orders", hand=["OC2"], guards={"Y4": [f"{who}2i"]}).does("A", "play OC2")
    table.does("A", "guard Y4-2", "to Y8-1o")
    assert table.guards("Y8") == [f"{who}1o"]


@pytest.mark.rule("ST-372", "ST-375", "ST-515")
@pytest.mark.parametrize("who", ["F", "H"])
def test_cards_that_move_spearmen_move_civilians(who: str) -> None:
    lured = Sitting(guards={"Y2": [f"{who}0i"]}, MUG={"bush": "B4", "programme": ["MUG-3"]})
    lured.does("B", "guard Y2-0", "to Y4-3i")
    assert lured.guards("Y4") == [f"{who}3i"]
    turned = Sitting(guards={"Y4": [f"{who}3i"]}, HAY={"bush": "B4", "programme": ["HAY-3"]})
    turned.does("B", "guard Y4-3", "to Y4-3o")
    assert turned.guards("Y4") == [f"{who}3o"]


@pytest.mark.rule("ST-373", "ST-515")
@pytest.mark.parametrize("card", ["YUK-1", "AIK-2", "MUG-1"])
def test_nothing_harms_a_friendly_civilian(card: str) -> None:
    given: dict[str, Any] = {card[:3]: {"bush": "B4", "programme": [card]}}
    table = Sitting(guards={"Y4": ["F2i"]}, **given)
    assert table.guards("Y4") == ["F2i"]
    assert "no-effect" in table.said()
    bomb = Sitting(guards={"Y4": ["F2i", "S5o"]}, HAY={"bush": "B4", "programme": ["HAY-SR"], "carries": True}).does(
        "B", "aim Y4"
    )
    assert bomb.guards("Y4") == ["F2i"]
    assert bomb.bodies("Y4") == 1


@pytest.mark.rule("ST-374", "ST-R112", "ST-373")
def test_a_friendly_civilian_sees_nothing_and_finds_nothing() -> None:
    table = Sitting(guards={"Y4": ["F2i", "S5i"]}, YUK={"bush": "B8", "programme": ["YUK-1"]})
    assert table.guards("Y4") == ["F2i"]
    assert (table.noise, table.bodies("Y4"), table.ninja("YUK").damage) == (0, 1, 0)
    moved = Sitting(at="orders", hand=["OC2"], guards={"Y4": ["F2i"]}, bodies=["Y4-5"]).does("A", "play OC2")
    moved.does("A", "guard Y4-2", "to Y4-2o")
    assert (moved.noise, moved.bodies("Y4")) == (0, 1)


@pytest.mark.rule("ST-376", "ST-377", "ST-R112")
def test_the_alert_of_a_hostile_civilian_goes_to_a_guard_of_its_yard() -> None:
    table = Sitting(guards={"Y4": ["S0i", "H2i", "S4o"]}, HAY={"bush": "B8", "programme": ["HAY-1", "HAY-Mw"]})
    assert table.asked() == {"A": "pass-alert"}
    assert table.offered("A") == ["choose Y4-0", "choose Y4-4"]
    table.does("A", "choose Y4-4")
    assert table.guards("Y4") == ["S0i", "H2i", "S4o alerted"]
    assert (table.noise, table.ninja("HAY").damage) == (1, 1)
    assert table.used("HAY") == ["HAY-1"]


@pytest.mark.rule("ST-R113", "ST-377")
def test_a_hostile_civilian_alone_is_witness_enough() -> None:
    table = Sitting(guards={"Y4": ["H2i"]}, HAY={"bush": "B8", "programme": ["HAY-1"]})
    assert table.guards("Y4") == ["H2i"]
    assert (table.noise, table.ninja("HAY").damage) == (1, 1)


@pytest.mark.rule("ST-377")
def test_a_hostile_civilian_ignores_blue_cards_and_finds_bodies() -> None:
    blue = Sitting(guards={"Y4": ["H2i", "S5o"]}, AIK={"bush": "B10", "programme": ["AIK-3"]})
    assert blue.asked() == {"B": "distract"}
    finder = Sitting(at="orders", hand=["OC2"], guards={"Y4": ["H2o", "S5o"]}, bodies=["Y4-0"]).does("A", "play OC2")
    finder.does("A", "guard Y4-2", "to Y4-2i")
    assert (finder.noise, finder.bodies("Y4")) == (1, 0)
    assert finder.guards("Y4") == ["H2i", "S5o alerted"]


@pytest.mark.rule("ST-376", "ST-223")
def test_the_daimyo_figure_takes_no_alert_for_a_civilian() -> None:
    table = Sitting(
        mission="M3", guards={"Y8": ["H2i", "D4o"]}, HAY={"bush": "B12", "programme": ["HAY-1"]}, YUK={"bush": "B1"}
    )
    assert table.noise == 1
    assert table.guards("Y8") == ["H2i", "D4o"]


@pytest.mark.rule("ST-378", "ST-515")
def test_hostile_civilians_can_be_stunned() -> None:
    table = Sitting(guards={"Y4": ["H2i"]}, AIK={"bush": "B8", "programme": ["AIK-2"]})
    assert table.guards("Y4") == ["H2i stunned"]
    recovered = Sitting(at="refresh", guards={"Y4": ["H2i stunned"]})
    assert recovered.guards("Y4") == ["H2i"]


@pytest.mark.rule("ST-379", "ST-515")
@pytest.mark.parametrize("tokens, left, lost", [((1, 1), (0, 1), 1), ((0, 2), (0, 1), 1), ((0, 0), (0, 0), 0)])
def test_killing_a_hostile_civilian_costs_a_token_for_good(
    tokens: tuple[int, int], left: tuple[int, int], lost: int
) -> None:
    jutsu, spent = tokens
    table = Sitting(guards={"Y4": ["H2i"]}, YUK={"bush": "B4", "programme": ["YUK-1"], "jutsu": jutsu, "spent": spent})
    assert table.guards("Y4") == []
    assert table.bodies("Y4") == 1
    yuki = table.ninja("YUK")
    assert (yuki.jutsu, yuki.spent) == left
    assert yuki.kills == 0, "a civilian is no guard"
    table.state.over = ("time", "daimyo")
    assert game.standing(table.state).facts["lost"] == ({"YUK": lost} if lost else {})


@pytest.mark.rule("ST-379")
def test_a_spearman_costs_nothing() -> None:
    yuki = Sitting(guards={"Y4": ["S2i"]}, YUK={"bush": "B4", "programme": ["YUK-1"]}).ninja("YUK")
    assert (yuki.jutsu, yuki.lost, yuki.kills) == (1, 0, 1)


@pytest.mark.rule("ST-380", "ST-325", "ST-212")
def test_civilians_have_no_march_bonus() -> None:
    given: dict[str, Any] = {"at": "orders", "hand": ["OC1"], "guards": {"Y2": ["F0i", "S3o"]}}
    table = Sitting(**given).does("A", "play OC1")
    assert any(option.startswith("to Y4-") for option in table.offered("A", "guard Y2-3"))
    to = table.offered("A", "guard Y2-0")
    assert any(option.startswith("to Y5-") for option in to), "towards the other barracks"
    assert not any(option.startswith("to Y4-") for option in to)


@pytest.mark.rule("ST-380")
def test_civilians_fill_posts_but_count_for_no_mission() -> None:
    full = Sitting(at="orders", hand=["OC2"], guards={"Y4": ["F0i", "F3o"], "Y8": ["S1o"]}).does("A", "play OC2")
    assert not any(option.startswith("to Y4-") for option in full.offered("A", "guard Y8-1"))
    power: dict[str, Any] = {"at": "orders", "alarm": "full", "hand": ["OC7"]}
    two = Sitting(guards={"Y3": ["S1i alerted", "S3o"]}, **power).does("A", "play OC7")
    assert two.asked() == {"A": "power"}
    one = Sitting(guards={"Y3": ["S1i alerted", "H3o"]}, **power).does("A", "play OC7")
    assert one.asked() == {"A": "search"}


@pytest.mark.rule("ST-515")
def test_a_spearman_only_attack_does_nothing_to_civilians() -> None:
    table = Sitting(guards={"Y4": ["H2i"]}, HAY={"bush": "B4", "programme": ["HAY-SG"], "items": ["NP2"]})
    assert table.guards("Y4") == ["H2i"]
