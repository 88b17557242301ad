"""Attacking (section E)."""

from __future__ import annotations

import pytest

from tests.games.kitsunedo.sitting import Sitting


@pytest.mark.rule("KI-032", "KI-033", "KI-R13", "KI-T09")
def test_nobody_attacks_in_the_first_round() -> None:
    table = Sitting(round=1, A={"hand": "moon moon"}, B={"lord": "hollow"}, C={"lord": "shisu"})
    assert "attack B" not in table.offered("A")
    assert table.refused("A", "attack B") == "KI-032"
    for _ in range(3):
        table.does(table.active, "end").silence()
    assert table.active == "A"
    assert table.state.round == 2
    assert "KI-032" not in table.blocked("A").values()
