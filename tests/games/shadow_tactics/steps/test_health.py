"""The row of health cards: damage from the right, healing from the left, penalties, and the limit."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.shadow_tactics.catalog.ids import HEALTH, NINJAS
from hyakki.games.shadow_tactics.steps.programming import penalties_of
from tests.games.shadow_tactics.sitting import Sitting


def flipped(table: Sitting, name: str) -> list[str]:
    return [HEALTH[card] for card in table.ninja(name).flipped]


def penalties(table: Sitting, name: str) -> set[str]:
    table.start()
    return set(penalties_of(table.state, NINJAS.index(name))) - {""}


@pytest.mark.rule("ST-269")
def test_each_ninja_has_its_row() -> None:
    table = Sitting(seats=5, HAY={}, YUK={}, MUG={}, AIK={})
    rows = {name: [HEALTH[card] for card in table.ninja(name).health] for name in ("HAY", "YUK", "MUG", "AIK")}
    assert rows == {
        "HAY": ["HAY-H1", "HAY-H2", "HAY-H3"],
        "YUK": ["YUK-H1", "YUK-H2", "YUK-H3"],
        "MUG": ["MUG-H1", "MUG-H2", "MUG-H3", "MUG-H4"],
        "AIK": ["AIK-H1", "AIK-H2"],
    }
    assert [HEALTH[card] for card in Sitting(TAK={}).ninja("TAK").health] == ["TAK-H1"]


@pytest.mark.rule("ST-270", "ST-274", "ST-275", "ST-276")
@pytest.mark.parametrize(
    "before, after, held",
    [(0, ["HAY-H3"], set()), (1, ["HAY-H2", "HAY-H3"], {"P1"}), (2, ["HAY-H1", "HAY-H2", "HAY-H3"], {"P1", "P2"})],
)
def test_damage_flips_from_the_right_and_penalties_add_up(before: int, after: list[str], held: set[str]) -> None:
    table = Sitting(guards={"Y4": ["S2i"]}, HAY={"bush": "B8", "damage": before, "programme": ["HAY-1"]})
    assert flipped(table, "HAY") == after
    assert penalties(table, "HAY") == held


@pytest.mark.rule("ST-271", "ST-274")
def test_healing_turns_back_the_leftmost() -> None:
    table = Sitting(MUG={"bush": "B1", "damage": 2, "programme": ["MUG-5"]})
    assert flipped(table, "MUG") == ["MUG-H4"]
    assert penalties(table, "MUG") == set()


@pytest.mark.rule("ST-272", "ST-273", "ST-R17")
def test_nobody_loses_more_than_its_row() -> None:
    table = Sitting(guards={"Y1": ["S5o"], "Y6": ["S1o"]}, TAK={"bush": "B7", "programme": ["TAK-Mt"]})
    assert flipped(table, "TAK") == ["TAK-H1"]
    assert table.noise == 2
    assert (table.guards("Y1"), table.guards("Y6")) == (["S5o alerted"], ["S1o alerted"])
    assert table.bush("TAK") == "B7"


@pytest.mark.rule("ST-278", "ST-275", "ST-277", "ST-274")
@pytest.mark.parametrize("name, held", [("MUG", {"P1", "P2", "P4"}), ("YUK", {"P1", "P4"}), ("AIK", {"P1", "P3"})])
def test_whoever_has_lost_everything_has_every_penalty_of_its_row(name: str, held: set[str]) -> None:
    given: dict[str, Any] = {name: {"damage": {"MUG": 4, "YUK": 3, "AIK": 2}[name]}}
    assert penalties(Sitting(**given), name) == held


@pytest.mark.rule("ST-275", "ST-R14", "ST-279", "ST-R15")
def test_with_p1_one_movement_card_is_the_limit() -> None:
    table = Sitting(at="programming", AIK={"damage": 1})
    assert "then AIK-3" in table.offered("B", "lay AIK", "slot 1", "first AIK-Mw")
    assert table.refused("B", "lay AIK", "slot 1", "first AIK-Mw", "then AIK-Mt") == "ST-275"


@pytest.mark.rule("ST-276", "ST-279", "ST-R15", "ST-R56")
def test_with_p2_red_actions_and_specials_are_forbidden_but_not_red_movements() -> None:
    table = Sitting(at="programming", HAY={"damage": 3})
    assert table.refused("B", "lay HAY", "slot 1", "first HAY-1") == "ST-276"
    assert table.refused("B", "lay HAY", "slot 1", "first HAY-SR") == "ST-276"
    assert {"first HAY-My", "first HAY-4", "first HAY-SB"} <= set(table.offered("B", "lay HAY", "slot 1"))


@pytest.mark.rule("ST-277", "ST-279", "ST-R56")
def test_with_p3_blue_actions_and_specials_are_forbidden_but_not_blue_movements() -> None:
    table = Sitting(at="programming", AIK={"damage": 2})
    assert table.refused("B", "lay AIK", "slot 1", "first AIK-1") == "ST-277"
    assert table.refused("B", "lay AIK", "slot 1", "first AIK-SB") == "ST-277"
    assert {"first AIK-My", "first AIK-2", "first AIK-SR"} <= set(table.offered("B", "lay AIK", "slot 1"))


@pytest.mark.rule("ST-278", "ST-R133")
def test_with_p4_no_movement_card_may_be_programmed() -> None:
    table = Sitting(at="programming", YUK={"damage": 3})
    assert table.refused("B", "lay YUK", "slot 1", "first YUK-Mn") == "ST-278"
    assert {"first YUK-1", "first YUK-SR", "first YUK-SB"} <= set(table.offered("B", "lay YUK", "slot 1"))


@pytest.mark.rule("ST-281", "ST-R86", "ST-288")
def test_everybody_starts_unhurt() -> None:
    table = Sitting(at="start", seats=2, options={"quick": True, "picks": [[], ["HAY", "AIK", "TAK"]]}).start()
    assert [table.ninja(name).damage for name in ("HAY", "AIK", "TAK")] == [0, 0, 0]
    assert [table.ninja(name).jutsu for name in ("HAY", "AIK", "TAK")] == [1, 1, 1]


@pytest.mark.rule("ST-280", "ST-309", "ST-270")
def test_a_health_card_won_while_hurt_is_whole_and_hurt_first() -> None:
    given = {"bush": "B1", "damage": 1, "quest": "TQ2", "markers": 2, "programme": ["TAK-5"]}
    table = Sitting(HAY={"bush": "B1", "damage": 1}, TAK=given, seats=4).does("C", "heal HAY")
    assert [HEALTH[card] for card in table.ninja("TAK").health] == ["TAK-H1", "TAK-H2"]
    assert flipped(table, "TAK") == ["TAK-H1"]
    assert penalties(table, "TAK") == {"P1"}


@pytest.mark.rule("ST-270", "ST-271")
def test_after_that_damage_flips_the_new_card_and_healing_the_old_one() -> None:
    given = {"bush": "B8", "damage": 1, "quest": "TQ2", "markers": 2, "programme": ["TAK-5", "TAK-Mp"]}
    table = Sitting(guards={"Y4": ["S5o"]}, HAY={"bush": "B8", "damage": 1}, TAK=given).does("C", "heal HAY")
    assert flipped(table, "TAK") == ["TAK-H1", "TAK-H2"]
    given = {"bush": "B8", "damage": 1, "quest": "TQ2", "markers": 2, "items": ["NP10"], "programme": ["TAK-SG"]}
    table = Sitting(HAY={"bush": "B8", "damage": 1}, TAK=given).does("C", "heal HAY")
    assert flipped(table, "TAK") == []
    assert not table.ninja("TAK").spare


@pytest.mark.rule("ST-280")
def test_a_fifth_health_card_is_not_added() -> None:
    row = ["TAK-H1", "HAY-H1", "HAY-H2", "HAY-H3"]
    given = {"bush": "B1", "health": row, "quest": "TQ2", "markers": 2, "programme": ["TAK-5"]}
    table = Sitting(HAY={"bush": "B1", "damage": 1}, TAK=given)
    assert len(table.ninja("TAK").health) == 4
    assert table.ninja("TAK").completed
