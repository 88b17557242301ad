"""Variant: night."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.shadow_tactics.catalog.cards import LIGHTS
from tests.games.shadow_tactics.sitting import Sitting

NIGHT = {"night": True}
QUIET = {"J7": "lit"}
"""No torch is out beside Y4."""


def light(table: Sitting, junction: str) -> str:
    table.start()
    return LIGHTS[table.state.lights[int(junction[1:]) - 1]]


@pytest.mark.rule("ST-388")
def test_every_junction_has_its_light() -> None:
    table = Sitting(options=NIGHT)
    seen = {name: light(table, name) for name in ("J5", "J2", "J1", "J4", "J7", "J8")}
    assert seen == {"J5": "light", "J2": "dark", "J1": "lit", "J4": "dark", "J7": "out", "J8": "dark"}
    gates = Sitting(options=NIGHT, mission="M3", gates={"C1": "open"})
    assert light(gates, "J8") == "dark"
    assert light(Sitting(), "J2") == "light", "by day all is seen"


@pytest.mark.rule("ST-389")
@pytest.mark.parametrize("options, failed", [({}, 0), (NIGHT, 1)])
def test_through_a_lit_junction_every_movement_is_red(options: dict[str, bool], failed: int) -> None:
    table = Sitting(options=options, guards={"Y4": ["S1o"]}, AIK={"bush": "B4", "programme": ["AIK-My"]})
    assert table.noise == failed
    assert table.ninja("AIK").damage == failed


@pytest.mark.rule("ST-392")
@pytest.mark.parametrize("options, damage", [({}, 1), (NIGHT, 0)])
def test_through_a_dark_junction_nobody_is_seen(options: dict[str, bool], damage: int) -> None:
    given: dict[str, Any] = {"guards": {"Y4": ["S5o alerted"]}, "HAY": {"bush": "B8", "programme": ["HAY-Mp"]}}
    table = Sitting(options=options, **given)
    assert (table.noise, table.ninja("HAY").damage) == (damage, damage)
    assert table.asked() == ({} if damage else {"B": "exit"})


@pytest.mark.rule("ST-390", "ST-393", "ST-397")
@pytest.mark.parametrize("victim, noise", [("0", 1), ("4", 0)])
def test_deaths_beside_a_dark_junction_go_unseen(victim: str, noise: int) -> None:
    """Corner 0 of Y4 touches J5, which is lit; corner 4 touches J11, which is dark."""
    table = Sitting(
        options=NIGHT,
        guards={"Y4": [f"S{victim}o", "S2i"]},
        YUK={"bush": "B10", "programme": ["YUK-3"]},
    )
    table.does("B", f"on Y4-{victim}")
    assert table.noise == noise
    assert table.bodies("Y4") == (0 if noise else 1)


@pytest.mark.rule("ST-391", "ST-394", "ST-397")
@pytest.mark.parametrize("corner, found", [("0", True), ("5", False)])
def test_bodies_beside_a_dark_junction_are_not_seen(corner: str, found: bool) -> None:
    table = Sitting(at="refresh", options=NIGHT, guards={"Y4": ["S2i stunned"]}, bodies=[f"Y4-{corner}"])
    assert table.guards("Y4") == ["S2i alerted" if found else "S2i"]
    assert table.bodies("Y4") == (0 if found else 1)


@pytest.mark.rule("ST-394", "ST-245")
def test_a_guard_that_is_moved_finds_bodies_in_the_dark() -> None:
    table = Sitting(
        at="orders", options=NIGHT, lights=QUIET, hand=["OC2"], guards={"Y4": ["S1i"]}, bodies=["Y4-5"]
    ).does("A", "play OC2")
    table.does("A", "guard Y4-1", "to Y4-1o")
    assert (table.noise, table.bodies("Y4")) == (1, 0)


@pytest.mark.rule("ST-395", "ST-109")
@pytest.mark.parametrize("bush, card, junction, after", [("B7", "HAY-Mt", "J7", "lit"), ("B1", "HAY-Mw", "J1", "out")])
def test_who_passes_a_torch_may_light_it_or_put_it_out(bush: str, card: str, junction: str, after: str) -> None:
    table = Sitting(options=NIGHT, HAY={"bush": bush, "programme": [card]})
    assert table.asked() == {"B": "torch"}
    before = light(table, junction)
    assert light(table.does("B", "flip"), junction) == after
    left = Sitting(options=NIGHT, HAY={"bush": bush, "programme": [card]}).does("B", "let-be")
    assert light(left, junction) == before
    fixed = Sitting(options=NIGHT, HAY={"bush": "B4", "programme": ["HAY-My"]})
    assert fixed.asked() == {"B": "exit"}, "a permanent light has no torch"


@pytest.mark.rule("ST-395")
def test_a_movement_that_fails_touches_no_torch() -> None:
    table = Sitting(options=NIGHT, guards={"Y1": ["S1o"]}, HAY={"bush": "B1", "programme": ["HAY-Mw"]})
    assert table.noise == 1
    assert light(table, "J1") == "lit"


def moved(**given: Any) -> Sitting:
    options = given.pop("options", NIGHT)
    guards = given.pop("guards", {"Y8": ["S1i"]})
    table = Sitting(at="orders", options=options, hand=["OC2"], guards=guards, **given).does("A", "play OC2")
    return table.does("A", "guard Y8-1", "to Y4-5i")


@pytest.mark.rule("ST-396")
def test_a_guard_lights_the_torch_it_comes_upon() -> None:
    table = moved()
    assert (table.noise, table.asked()) == (0, {"A": "face"})
    assert table.offered("A") == ["to Y4-2o", "to Y4-3o"]
    table.does("A", "to Y4-2o")
    assert table.guards("Y4") == ["S2o"]
    assert light(table, "J7") == "lit"
    assert moved(lights=QUIET).guards("Y4") == ["S5i"]


@pytest.mark.rule("ST-396")
def test_whoever_moves_it() -> None:
    table = Sitting(options=NIGHT, guards={"Y4": ["S5o"]}, HAY={"bush": "B4", "programme": ["HAY-3"]})
    table.does("B", "guard Y4-5", "to Y4-5i").does("A", "to Y4-3o")
    assert light(table, "J7") == "lit"
    assert table.guards("Y4") == ["S3o"]


@pytest.mark.rule("ST-R146", "ST-396")
def test_the_torch_is_lit_though_no_post_is_free() -> None:
    table = moved(guards={"Y8": ["S1i"], "Y4": ["S2i"]})
    assert table.guards("Y4") == ["S2i", "S5i"]
    assert light(table, "J7") == "lit"


@pytest.mark.rule("ST-R146")
def test_one_torch_a_move() -> None:
    table = moved(lights={"J11": "out"})
    assert table.offered("A") == ["light J7", "light J11"]
    table.does("A", "light J11", "to Y4-4o")
    assert (light(table, "J7"), light(table, "J11")) == ("out", "lit")
    assert table.guards("Y4") == ["S4o"]


@pytest.mark.rule("ST-R146", "ST-387")
def test_footprints_and_a_torch_both_take_effect() -> None:
    table = moved(options={"night": True, "snow": True}, footprints={"J11": 2})
    assert table.noise == 1
    assert table.offered("A") == ["face J7", "face J11"]
    table.does("A", "face J11", "to Y4-5o")
    assert table.guards("Y4") == ["S5o"]
    assert light(table, "J7") == "lit"
    assert table.state.footprints[10] == 2


@pytest.mark.rule("ST-R150")
def test_deploying_lights_no_torch() -> None:
    table = Sitting(at="orders", options=NIGHT, lights={"J5": "out"}, hand=["OC3"]).does("A", "play OC3")
    table.does("A", "to Y2-0i")
    assert (light(table, "J5"), table.guards("Y2")) == ("out", ["S0i"])


@pytest.mark.rule("ST-R115")
def test_actions_into_yards_are_seen_as_by_day() -> None:
    table = Sitting(options=NIGHT, guards={"Y4": ["S2i"]}, HAY={"bush": "B8", "programme": ["HAY-1"]})
    assert (table.noise, table.ninja("HAY").damage) == (1, 1)
