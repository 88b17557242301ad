"""Variant: snow."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadow_tactics.sitting import Sitting

SNOW = {"snow": True}
J5, J7, J11 = 4, 6, 10
"""The junctions of Y4 on the map of Osaka Castle."""


def ordering(guards: dict[str, list[str]], hand: str = "OC2", **given: Any) -> Sitting:
    """The Daimyo has played a card, Double Time unless said otherwise."""
    options = given.pop("options", SNOW)
    return Sitting(at="orders", hand=[hand], guards=guards, options=options, **given).does("A", f"play {hand}")


@pytest.mark.rule("ST-381", "ST-R114")
def test_who_passes_leaves_three_footprints() -> None:
    table = Sitting(options=SNOW, HAY={"bush": "B7", "programme": ["HAY-Mt"]}).start()
    assert table.state.footprints[J7] == 3
    without = Sitting(HAY={"bush": "B7", "programme": ["HAY-Mt"]}).start()
    assert without.state.footprints[J7] == 0


@pytest.mark.rule("ST-381")
def test_a_failed_movement_leaves_none() -> None:
    table = Sitting(options=SNOW, guards={"Y1": ["S5o"]}, HAY={"bush": "B7", "programme": ["HAY-Mt"]})
    assert table.noise == 1
    assert not any(table.state.footprints)


@pytest.mark.rule("ST-382")
def test_never_more_than_three() -> None:
    table = Sitting(options=SNOW, footprints={"J7": 2}, HAY={"bush": "B7", "programme": ["HAY-Mt"]}).start()
    assert table.state.footprints[J7] == 3


@pytest.mark.rule("ST-383", "ST-195")
def test_one_fades_in_each_refresh_phase() -> None:
    table = Sitting(at="refresh", options=SNOW, footprints={"J7": 3, "J5": 1, "J11": 0}).start()
    assert [table.state.footprints[junction] for junction in (J7, J5, J11)] == [2, 0, 0]


@pytest.mark.rule("ST-384", "ST-385", "ST-386")
def test_a_guard_that_comes_upon_footprints_turns_to_them() -> None:
    table = ordering({"Y8": ["S1i"]}, footprints={"J7": 2})
    table.does("A", "guard Y8-1", "to Y4-5i")
    assert table.noise == 1
    assert table.asked() == {"A": "face"}
    assert table.offered("A") == ["to Y4-2o", "to Y4-3o"]
    table.does("A", "to Y4-3o")
    assert table.guards("Y4") == ["S3o"]
    assert table.state.footprints[J7] == 2
    assert table.noise == 1


@pytest.mark.rule("ST-384")
def test_a_move_that_ends_elsewhere_makes_no_noise() -> None:
    table = ordering({"Y4": ["S2o"]}, footprints={"J7": 3})
    table.does("A", "guard Y4-2", "to Y8-1i")
    assert (table.noise, table.guards("Y8")) == (0, ["S1i"])


@pytest.mark.rule("ST-384", "ST-R146")
def test_a_turn_on_the_spot_is_a_move_too() -> None:
    table = ordering({"Y4": ["S2i"]}, footprints={"J7": 1}).does("A", "guard Y4-2", "to Y4-2o")
    assert table.noise == 1
    table.does("A", "to Y4-2o")
    assert table.guards("Y4") == ["S2o"]
    assert table.noise == 1, "it is not set off again"


@pytest.mark.rule("ST-384")
def test_whoever_moves_the_guard() -> None:
    table = Sitting(
        options=SNOW,
        footprints={"J7": 1},
        guards={"Y4": ["S5o"]},
        HAY={"bush": "B4", "programme": ["HAY-3"]},
    )
    table.does("B", "guard Y4-5", "to Y4-5i")
    assert (table.noise, table.asked()) == (1, {"A": "face"})
    table.does("A", "to Y4-2o")
    assert table.guards("Y4") == ["S2o"]
    left_alone = Sitting(
        options=SNOW, footprints={"J7": 1}, guards={"Y4": ["S5o"]}, HAY={"bush": "B4", "programme": ["HAY-3"]}
    )
    assert left_alone.does("B", "guard Y4-5", "to Y4-5o").noise == 0


@pytest.mark.rule("ST-387")
def test_of_several_footprints_the_daimyo_chooses_one() -> None:
    table = ordering({"Y8": ["S1i"]}, footprints={"J7": 2, "J11": 3})
    table.does("A", "guard Y8-1", "to Y4-1i")
    assert table.noise == 1
    assert table.offered("A") == ["face J7", "face J11"]
    assert table.offered("A", "face J11") == ["to Y4-4o", "to Y4-5o"]
    table.does("A", "face J11", "to Y4-5o")
    assert table.guards("Y4") == ["S5o"]


@pytest.mark.rule("ST-387")
def test_where_no_post_faces_them_the_guard_stays() -> None:
    table = ordering({"Y4": ["S2i"], "Y8": ["S1i"]}, footprints={"J7": 2})
    table.does("A", "guard Y8-1", "to Y4-5i")
    assert table.guards("Y4") == ["S2i", "S5i"]
    assert table.noise == 1
    chosen = ordering({"Y4": ["S2i"], "Y8": ["S1i"]}, footprints={"J7": 2, "J11": 1})
    chosen.does("A", "guard Y8-1", "to Y4-0i").does("A", "face J7")
    assert chosen.guards("Y4") == ["S0i", "S2i"]


@pytest.mark.rule("ST-385")
def test_the_only_post_is_taken_without_asking() -> None:
    table = ordering({"Y4": ["S4i"], "Y8": ["S1i"]}, footprints={"J7": 2})
    table.does("A", "guard Y8-1", "to Y4-0i")
    assert table.guards("Y4") == ["S2o", "S4i"]
    assert "forced" in table.said()


@pytest.mark.rule("ST-R146", "ST-249")
def test_the_placement_finds_no_further_bodies() -> None:
    table = ordering({"Y8": ["S1i"]}, footprints={"J7": 2}, bodies=["Y4-5", "Y8-4"])
    table.does("A", "guard Y8-1", "to Y4-0i").does("A", "to Y4-2o")
    assert table.noise == 2, "once for the footprints, once for both bodies"
    assert table.guards("Y4") == ["S2o alerted"]


@pytest.mark.rule("ST-R150")
def test_deploying_is_no_move() -> None:
    table = ordering({}, hand="OC3", footprints={"J5": 3})
    table.does("A", "to Y2-0i")
    assert (table.noise, table.guards("Y2")) == (0, ["S0i"])


@pytest.mark.rule("ST-384", "ST-374")
def test_friendly_civilians_notice_no_footprints() -> None:
    table = ordering({"Y8": ["F1i"]}, footprints={"J7": 3}).does("A", "guard Y8-1", "to Y4-5i")
    assert (table.noise, table.guards("Y4")) == (0, ["F5i"])
    hostile = ordering({"Y8": ["H1i"]}, footprints={"J7": 3}).does("A", "guard Y8-1", "to Y4-5i")
    assert (hostile.noise, hostile.asked()) == (1, {"A": "face"})


@pytest.mark.rule("ST-385", "ST-514")
def test_in_the_tower_the_focus_goes_there() -> None:
    table = ordering({"Y2": ["S@J9"]}, mission="M3", footprints={"J5": 2})
    table.does("A", "guard Y2-t", "to tower>B8")
    assert table.guards("Y2") == ["S@J5"]
    assert table.noise == 1
