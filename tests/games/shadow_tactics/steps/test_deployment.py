"""The Daimyo deploys the garrison (section Q)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.shadow_tactics.guards import ALERTED, STUNNED
from tests.games.shadow_tactics.sitting import Sitting

PICKS = [[], ["HAY"], ["YUK"], ["MUG"]]


def deploying(mission: str = "M1", **options: Any) -> Sitting:
    return Sitting(at="start", mission=mission, options={"picks": PICKS, **options}).start()


@pytest.mark.rule("ST-291", "ST-293")
def test_yard_corner_and_facing_are_free() -> None:
    table = deploying()
    assert table.asked() == {"A": "post"}
    every = [f"to Y{yard}-{corner}{facing}" for yard in range(1, 13) for corner in range(6) for facing in "io"]
    assert table.offered("A") == ["sample", *every]
    assert table.blocked("A") == {}
    assert table.foreseen("A")["to Y4-5o"] == {"watches": ["B8", "J11"]}
    assert table.does("A", "to Y4-5o").guards("Y4") == ["O5o"]


@pytest.mark.rule("ST-292", "ST-025")
def test_no_yard_gets_three() -> None:
    table = deploying().does("A", "to Y4-2i")
    assert table.refused("A", "to Y4-1o") == "ST-025"
    assert "to Y4" not in table.blocked("A")
    table.does("A", "to Y4-4i")
    assert table.refused("A", "to Y4-0i") == "ST-292"
    assert table.refused("A", "to Y4") == "ST-292"


@pytest.mark.rule("ST-292")
def test_no_yard_is_left_empty() -> None:
    table = deploying()
    for post in ("Y4-2i", "Y4-4i", "Y1-0i", "Y1-2o", "Y2-0i"):
        table.does("A", f"to {post}")  # nine Spearmen are left, and nine yards
    assert table.refused("A", "to Y2-2i") == "ST-292"
    table.silence("post")
    assert table.asked() == {"B": "enter"}
    assert [len(table.guards(f"Y{yard}")) for yard in range(1, 13)] == [2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1]


@pytest.mark.rule("ST-294", "ST-349", "ST-353")
def test_a_tower_gets_one_guard_with_its_focus() -> None:
    table = deploying("M4").does("A", "to tower>B24")
    assert table.guards("Y12") == ["O@B24"]
    assert table.refused("A", "to Y12") == "ST-294"
    assert not [option for option in table.offered("A") if option.startswith("to tower")]
    table.does("A", "to Y1-0i").does("A", "to Y1-2i")
    assert table.refused("A", "to Y1-4i") == "ST-292"  # elsewhere two


@pytest.mark.rule("ST-295", "ST-338", "ST-339")
def test_a_closed_gate_divides_its_yard() -> None:
    table = deploying("M4")
    assert table.refused("A", "to Y11-1i") == "ST-339"
    table.does("A", "to Y11-2o")
    assert table.refused("A", "to Y11-3i") == "ST-295"
    assert table.does("A", "to Y11-0o").guards("Y11") == ["O0o", "O2o"]


@pytest.mark.rule("ST-220", "ST-225")
def test_the_figure_starts_in_an_objective_yard_and_counts_as_a_guard() -> None:
    table = deploying("M3")
    assert {option.split("-")[0] for option in table.offered("A")} == {"sample", "to Y5", "to Y8"}
    assert table.refused("A", "to Y1-0i") == "ST-220"
    table.does("A", "to Y8-2i")
    assert table.refused("A", "to Y8-1i") == "ST-025"
    table.does("A", "to Y8-4i")
    assert table.refused("A", "to Y8-0i") == "ST-292"


@pytest.mark.rule("ST-296", "ST-R102")
def test_guards_for_whom_there_is_no_room_are_lost() -> None:
    more = ["PD1", "PD2", "PD3", "PD4", "PD5", "PD6", "PD7"]
    table = deploying(carried={"deployments": more, "orders": [], "quests": []}).silence("quest").silence("post")
    assert all(len(table.guards(f"Y{yard}")) == 2 for yard in range(1, 13))
    lost = [event for event in table.events if event.kind.name == "lost-guards"]
    assert [len(event.args[1]) for event in lost] == [3]


@pytest.mark.rule("ST-302")
def test_all_start_calm() -> None:
    table = deploying("M5").silence("post")
    assert len(table.state.all_guards()) == 26
    assert not any(code & (ALERTED | STUNNED) for code in table.state.guards)


@pytest.mark.rule("ST-R148")
def test_when_his_clock_runs_out_the_next_guard_takes_the_first_post() -> None:
    table = deploying().does("A", "to Y4-5o").silence()
    assert table.guards("Y1") == ["O0i"]
    assert table.silence().guards("Y1") == ["O0i", "S2i"]
