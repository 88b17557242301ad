"""An answer to an open question that only one side may know of sends nothing to other clients."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.server.client import Client, Window


def reach(kind: str, *windows: Window) -> dict[str, Any]:
    """Play at random until the last of these windows is asked this."""
    rng = Random(1)
    while True:
        for window in windows:
            window.catch_up()
        for ask in windows[-1].state["asks"]:
            if ask["kind"] == kind:
                return dict(ask)
        for window in windows:
            window.answer(rng)


def test_while_a_hero_plans_the_oni_and_spectators_are_sent_nothing(mika: Client, davide: Client) -> None:
    made = mika.table("me", "open", game="okko", pace="live", options={"scenario": "S1", "picks": [[], ["OKK"]]})
    id = made["table"]["id"]
    davide.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"]})
    watcher = Client(mika.server, "Aki")
    oni, hero, watching = mika.sit_at(id), davide.sit_at(id), watcher.sit_at(id)
    rng = Random(2)
    ask = reach("plan", oni, hero)
    for window in (oni, watching):
        window.catch_up(0.6)
    before = [len(window.raw) for window in (oni, watching)]
    for _ in range(3):
        said = hero.asks(type="answer", seat=1, ask=ask["id"], path=["plan OKK", *plan(hero, ask, rng)])
        assert said["type"] == "done"
        hero.catch_up()
        ask = next(ask for ask in hero.state["asks"] if ask["kind"] == "plan")
    lock = next(ask for ask in hero.state["asks"] if ask["kind"] == "lock")
    assert hero.asks(type="answer", seat=1, ask=lock["id"], path=["lock OKK"])["type"] == "done"
    for window, count in zip((oni, watching), before, strict=True):
        assert [event["event"] for event in window.wait_for("state")["events"]] == ["locked"]
        assert len(window.raw) == count + 1, "the first news is that the hero is ready"
    watcher.go()


def plan(hero: Window, ask: dict[str, Any], rng: Random) -> list[str]:
    """Return a random plan."""
    path = ["plan OKK"]
    while True:
        options = hero.asks(type="menu", seat=1, ask=ask["id"], path=path)["options"]
        choice = rng.choice(options)
        path.append(choice["id"])
        if choice["final"]:
            return path[1:]
