"""The heroes that sensible players pick."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from hyakki.core.chance import Chance
from hyakki.core.engine import menu
from hyakki.core.events import Viewer
from hyakki.games.okko import game

CHANCES = range(20)


@pytest.mark.parametrize(
    "scenario, fit",
    [
        pytest.param("S1", {"pick OKK", "pick NSH", "pick SET"}, id="the letter needs wits"),
        pytest.param("S2", {"pick OKK", "pick SET"}, id="the demon needs wits and a blade"),
    ],
)
def test_a_lone_hero_is_one_who_can_do_it_all(scenario: str, fit: set[str]) -> None:
    s = game.start(game.rules(2, {"scenario": scenario}), 2, Chance.seeded("alone"))
    (ask,) = s.asks
    view = game.view(s, game.memory(Viewer((ask.seat,)), 2))
    picked = {game.judgement(view, ask.kind, partial(menu, s, ask), Random(chance))[0].id for chance in CHANCES}
    assert (ask.kind, picked) == ("pick", fit)
