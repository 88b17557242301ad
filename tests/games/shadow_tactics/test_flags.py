"""A guard's type, the way it looks and its state: each says nothing of the others."""

from __future__ import annotations

import pytest

from hyakki.core.chance import Chance
from hyakki.games.shadow_tactics import game
from hyakki.games.shadow_tactics.board.places import IN, OUT
from hyakki.games.shadow_tactics.guards import ALERTED, KINDS, STUNNED, facing_of, guard, kind_of, turned
from hyakki.games.shadow_tactics.scenes import facts

TYPES = ("S", "O", "A")
STATES = ("", " alerted", " stunned")


@pytest.mark.rule("ST-253", "ST-120")
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("look", "io")
@pytest.mark.parametrize("type", TYPES)
def test_type_look_and_state_of_a_guard_do_not_touch_each_other(type: str, look: str, state: str) -> None:
    figure = f"{type}5{look}{state}"
    s = game.position({"guards": {"Y4": [figure]}}, Chance.seeded(1))
    told = facts.fact(s, "guard.Y4-5")
    assert figure in (told if isinstance(told, tuple) else (told,))
    assert facts.fact(s, "stunned") == (("Y4-5",) if state == " stunned" else ())
    assert facts.fact(s, "alerted") == (("Y4-5",) if state == " alerted" else ())
    assert ("Y4-5" in facts.fact(s, "watchers.B8")) == (look == "o" and state != " stunned")
    assert ("Y4-5" in facts.fact(s, "watchers.Y4")) == (look == "i" and state != " stunned")


@pytest.mark.rule("ST-253")
@pytest.mark.parametrize("state", [0, ALERTED, STUNNED])
@pytest.mark.parametrize("facing", [IN, OUT])
@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_a_guard_that_comes_looks_where_it_is_told_to(kind: int, facing: int, state: int) -> None:
    code = guard(kind, facing, state)
    assert (kind_of(code), facing_of(code), code & (ALERTED | STUNNED)) == (kind, facing, state)
    assert facing_of(turned(code, IN)) == IN and facing_of(turned(code, OUT)) == OUT
