"""Proposals that cannot be made now, each refused by the rule that says when it can."""

from __future__ import annotations

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import AgainstRules, Malformed
from hyakki.core.game import game_of
from hyakki.core.table import Table


def opened(key: str) -> Table:
    """A table of three at its first question."""
    game = game_of(key)
    return Table.start(game, game.rules(3, {}), 3, Chance.seeded(1))


@pytest.mark.parametrize(
    "key, motion, rule",
    [
        pytest.param("shadow_tactics", "take-over B", "ST-R132", marks=pytest.mark.rule("ST-R132"), id="take-over"),
        pytest.param("shadow_tactics", "replace B", "ST-R132", marks=pytest.mark.rule("ST-R132"), id="replace"),
        pytest.param("shadow_tactics", "surrender", "ST-362", marks=pytest.mark.rule("ST-362"), id="surrender"),
        pytest.param("shadow_tactics-chapter", "come-along B", "ST-401", marks=pytest.mark.rule("ST-401"), id="come"),
    ],
)
def test_a_proposal_at_the_wrong_time_is_refused_by_its_rule(key: str, motion: str, rule: str) -> None:
    with pytest.raises(AgainstRules) as caught:
        opened(key).propose(2, motion)
    assert caught.value.rule == rule


@pytest.mark.parametrize("motion", ["take-over", "take-over E", "surrender A", "adjourn"])
def test_what_is_no_motion_of_a_mission_is_malformed(motion: str) -> None:
    with pytest.raises(Malformed):
        opened("shadow_tactics").propose(2, motion)
