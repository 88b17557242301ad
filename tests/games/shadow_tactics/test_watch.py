"""Counts of Shadow Tactics' simulations: cards and orders that were held, and those that were played."""

from __future__ import annotations

from hyakki.core.watch import Use
from hyakki.games.shadow_tactics import game
from hyakki.games.shadow_tactics.watch import ShadowWatch
from hyakki.lab.sim import simulate
from tests.games.shadow_tactics.sitting import Sitting


def watched(s: Sitting) -> ShadowWatch:
    watch = game.watch()
    watch.see(s.start().state, s.events)
    return watch


def test_a_ninjas_cards_are_held_and_those_turned_up_are_played() -> None:
    yuki = {"bush": "B4", "programme": ["YUK-1"]}
    s = Sitting(seats=4, guards={"Y4": ["S2i"]}, YUK=yuki, HAY={"bush": "B1"}, AIK={"bush": "B1"})
    watch = watched(s)
    cards = watch.uses()["card"]
    assert cards["YUK-1"].used == cards["YUK-1"].had
    assert cards["YUK-2"].had and not cards["YUK-2"].used
    assert "TAK-1" not in cards


def test_an_order_that_is_only_prepared_has_not_been_played() -> None:
    s = Sitting(at="orders", hand=["OC3", "OC5"], guards={"Y2": ["S3o"]}, HAY={"bush": "B1"})
    watch = watched(s)
    for answer in ("prepare OC3", "play OC5"):
        s.does("A", answer)
        watch.see(s.state, s.latest)
    while s.asked().get("A"):
        s.does("A", "decline")
        watch.see(s.state, s.latest)
    assert watch.uses()["order"] == {"OC3": Use((0,), ()), "OC5": Use((0,), (0,))}


def test_a_simulation_reports_every_order_card_of_the_deck() -> None:
    report = simulate(game, 3, 4, ["random"], options={"mission": "M1"})
    assert set(report.use["order"]) == {f"OC{number}" for number in range(1, 10)}
    assert all(use.served <= use.games for use in report.use["card"].values())
