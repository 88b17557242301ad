"""Counts of Kaidan's simulations: the things that came up in a game, and those that served."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.watch import Use
from hyakki.games.kaidan import game
from hyakki.games.kaidan.watch import KaidanWatch
from hyakki.lab.sim import simulate
from tests.games.kaidan.hunting import corner
from tests.games.kaidan.sitting import Sitting


def watched(s: Sitting) -> KaidanWatch:
    watch = game.watch()
    watch.see(s.state, s.events)
    return watch


def house(**given: Any) -> Sitting:
    return Sitting(
        **{
            "rooms": {"3-3": "H10", "9-9": "G03"},
            "A": {"pg": "PC3", "at": "3-3"},
            "B": {"pg": "PC5", "at": "9-9"},
            "darkness": {"3-3": 3},
            **given,
        }
    )


def test_an_object_is_held_then_used() -> None:
    s = house(A={"pg": "PC3", "at": "3-3", "cards": ["OB11"], "wounds": 2}).start()
    assert watched(s).uses()["object"] == {"OB11": Use((0,), ())}
    watch = game.watch()
    watch.see(s.state, s.events)
    s.does("A", "use OB11", "on A")
    watch.see(s.state, s.latest)
    assert watch.uses()["object"] == {"OB11": Use((0,), (0,))}


def test_what_a_ritual_takes_has_served() -> None:
    s = corner("EN-KU", pg="PC3", A={"cards": ["OB23"]}).dice("1")
    watch = game.watch()
    watch.see(s.start().state, s.events)
    for answer in ("even", "wait", "ritual OB23"):
        s.does("A", answer)
        watch.see(s.state, s.latest)
    assert watch.uses()["object"]["OB23"].used == (0,)


def test_a_room_is_entered_then_made_use_of() -> None:
    s = house(A={"pg": "PC3", "at": "4-4"}, tokens={"4-3": "exploration"}).dice("3c")
    watch = game.watch()
    watch.see(s.start().state, s.events)
    s.does("A", "move 4-3")
    watch.see(s.state, s.latest)
    assert watch.uses()["room"] == {"H10": Use((0,), ()), "G03": Use((), ())}
    assert watch.spots()["entered"] == {"4-3": 1}
    s.does("A", "examine")
    watch.see(s.state, s.latest)
    assert watch.uses()["room"]["H10"] == Use((0,), (0,))


def test_the_omen_is_an_ability_used() -> None:
    s = house().does("A", "omen")
    assert watched(s).uses()["character"] == {"PC3": Use((0,), (0,)), "PC5": Use((1,), ())}


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_games_are_added_up(workers: int) -> None:
    report = simulate(game, 30, 3, ["random"], seed=3, workers=workers)
    assert report.finished == 30
    assert report.use["object"]["EX01"].games == 30  # KA-044: one is dealt to each PG
    for things in report.use.values():
        for use in things.values():
            assert 0 <= use.served <= use.games <= 30
            assert use.share == pytest.approx(use.served / use.games, abs=0.0001)
    assert set(report.length) >= {"somebody_escaped", "possessed_won", "all_dead"}
