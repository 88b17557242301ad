"""Counts of Okko's simulations: what heroes and the Oni hold and use, and where figures go and are harmed."""

from __future__ import annotations

from hyakki.core.watch import Use
from hyakki.games.okko import game
from hyakki.games.okko.watch import OkkoWatch
from hyakki.lab.sim import simulate
from tests.games.okko.sitting import Sitting


def watched(sitting: Sitting, *answers: str) -> OkkoWatch:
    watch = game.watch()
    watch.see(sitting.state, sitting.events)
    sitting.does("B", *answers)
    watch.see(sitting.state, sitting.latest)
    return watch


def test_a_weapon_is_held_and_used_in_an_attack_and_harm_is_counted_where_it_was_done() -> None:
    sitting = Sitting("S3", {"OKK": {"at": "A01.12", "up": "EQ-01", "supplies": ["EQ-30"]}}, {"ashigaru": ["A01.13"]})
    watch = watched(sitting.dice([2] * 9, [2] * 9), "attack", "melee ashigaru-1")
    equipment = watch.uses()["equipment"]
    assert equipment["EQ-01"] == Use((1,), (1,))
    assert equipment["EQ-30"] == Use((1,), ())
    assert watch.uses()["hero"] == {"OKK": Use((1,), ())}
    while "harm-agents" not in watch.spots() and not sitting.state.over and sitting.asked():
        sitting.silence()
        watch.see(sitting.state, sitting.latest)
    assert set(watch.spots()["harm-agents"]) == {"A01.13"}


def test_steps_are_counted_on_the_space_they_lead_to() -> None:
    assert watched(Sitting("S3", {"OKK": "A01.12"}), "move", "to A01.13").spots()["entered"] == {"A01.13": 1}


def test_a_simulation_reports_cards_events_and_equipment() -> None:
    report = simulate(game, 6, 3, ["random"], seed=2)
    assert {"hero", "card", "event", "enhancement"} <= set(report.use)
    assert report.use["card"]["OKK-1"].games == report.use["hero"]["OKK"].games
    assert any(use.served for use in report.use["event"].values())
