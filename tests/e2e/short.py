"""Games that are soon over: by content of their own, so that a whole game can be played in a test."""

from __future__ import annotations

from typing import Any, NamedTuple

from hyakki.core.game import game_of
from tests.e2e.person import Person
from tests.server.client import Client, Server

EVENTS_LEFT = ("EV10", "EV14", "EV15")
"""The events of a short night: when the last is drawn, the house wins."""


class Short(NamedTuple):
    game: str
    seats: int
    options: dict[str, Any]


def _few_events() -> dict[str, Any]:
    rules = game_of("kaidan").rules(2, {})
    return {name: {"copies": 0} for name in rules.events if name not in EVENTS_LEFT}


SHORT = {
    "kitsunedo": Short("kitsunedo", 2, {"picks": ["celeste", "mirage"], "order": [1, 0]}),
    "kaidan": Short("kaidan", 2, {"content": {"events": _few_events()}}),
    "shadow_tactics": Short(
        "shadow_tactics", 2, {"quick": True, "daimyo": 1, "content": {"missions": {"M1": {"time": 1}}}}
    ),
    "okko": Short("okko", 2, {"scenario": "S1", "oni": 1, "content": {"scenarios": {"S1": {"rounds": 1}}}}),
}


def begins(person: Person, server: Server, short: Short, bot: str = "random") -> Person:
    """Put Mika into seat A, alone with bots, at the first question."""
    client = Client(server, "Mika")
    made = client.table("me", *[f"bot:{bot}"] * (short.seats - 1), game=short.game, options=short.options)
    person.be(client).at(f"table/{made['table']['id']}")
    person.question.wait_for()
    person.rest()
    return person
