"""Counts of Kitsunedo's simulations: Items held and played, Lanterns held and claimed, abilities used."""

from __future__ import annotations

from hyakki.core.watch import Use
from hyakki.games.kitsunedo import game
from tests.games.kitsunedo.sitting import Sitting


def test_items_are_held_and_played_and_a_lantern_is_claimed() -> None:
    watch = game.watch()
    table = Sitting(
        A={"lord": "celeste", "hand": "moon moon sun", "lantern": "spirit"},
        B={"lord": "hollow", "hand": "sake", "lantern": "mist"},
        C={"lord": "shisu", "hand": "sun", "lantern": "shadow"},
    )
    watch.see(table.state, table.latest)
    table.attacks("A", "B", "moon", "moon")
    watch.see(table.state, table.latest)
    table.does("B", "ash")
    watch.see(table.state, table.latest)
    uses = watch.uses()
    assert uses["item"] == {"moon": Use((0,), (0,)), "sun": Use((0, 2), ()), "sake": Use((1,), ())}
    assert uses["lantern"]["ash"] == Use((), (1,)), "a claim counts, whether it is true or not"
    assert uses["lantern"]["mist"] == Use((1,), ())
    assert {id: use.had for id, use in uses["lord"].items()} == {"celeste": (0,), "hollow": (1,), "shisu": (2,)}


def test_an_ability_is_had_by_its_lord_and_used() -> None:
    watch = game.watch()
    table = Sitting(A={"lord": "celeste", "hand": "sun"}, B={"lord": "hollow"}, C={"lord": "shisu"})
    watch.see(table.state, table.latest)
    table.does("A", "gift")  # all draw
    watch.see(table.state, table.latest)
    assert watch.uses()["ability"]["gift"] == Use((0,), (0,))
    assert watch.uses()["ability"]["peep"] == Use((1,), ())
