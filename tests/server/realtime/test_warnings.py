"""Every warning of every game arrives over a real socket, with its entry."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

from hyakki.core.fluent import sources
from hyakki.core.game import games
from hyakki.core.table import Table
from tests.e2e.laid import Wanted, lay
from tests.server.client import Client, Server, Window

LOOKS = 60
"""The most menus to look at on the way to an entry with a warning."""


class Way(NamedTuple):
    """A way to a question with this warning for seat A."""

    game: str
    wanted: Wanted
    options: dict[str, Any] = {}
    likes: tuple[str, ...] = ()


def is_asked(table: Table) -> bool:
    return bool(table.asks_of(0))


def could_prove_it(table: Table) -> bool:
    return any(option.get("warning") for ask in table.asks_of(0) for option in table.entries(ask)["options"])


def may_discard(table: Table) -> bool:
    return any(ask.kind == "discard" for ask in table.asks_of(0))


def may_accuse(table: Table) -> bool:
    return any(ask.kind == "accuse" for ask in table.asks_of(0))


WAYS = {
    "warn-shisu-duel": Way("kitsunedo", is_asked),
    "warn-empty-hand": Way("kitsunedo", may_discard),
    "warn-concede": Way("kitsunedo", could_prove_it, {"picks": ["celeste", "haunt"]}, ("summon", "steal", "challenge")),
    "warn-last-accusation": Way(
        "okko", may_accuse, {"oni": 1, "scenario": "S3", "content": {"numbers": {"failures": 1}}}, ("rest", "lock")
    ),
}


def test_every_warning_has_a_way_to_it() -> None:
    texts = [source for game in games().values() for _, source in sources(game.package, "en")]
    assert set(WAYS) == {key for text in texts for key in re.findall(r"^(warn-[a-z-]+)", text, re.M)}


@pytest.mark.parametrize("warning", WAYS)
def test_a_warning_arrives_with_the_entry_it_is_about(server: Server, mika: Client, warning: str) -> None:
    way = WAYS[warning]
    window = mika.sit_at(lay(server, mika, way.game, way.wanted, likes=way.likes, options=way.options))
    path = found(window, warning)
    assert path, "no entry has this warning"
    ask = next(ask for ask in window.state["asks"] if ask["seat"] == 0)
    said = window.asks(type="answer", seat=0, ask=ask["id"], path=path)
    assert said["type"] == "done", "a warning forbids nothing"


def found(window: Window, warning: str) -> list[str]:
    """The path to the first entry with this warning, as the socket tells it; none: there is no such entry near."""
    waiting: list[tuple[Any, list[str], Any]] = [
        (ask, [], ask["options"]) for ask in window.state["asks"] if ask["seat"] == 0
    ]
    for _ in range(LOOKS):
        if not waiting:
            return []
        ask, path, options = waiting.pop()
        for option in options:
            if option.get("warning") == warning:
                return [*path, option["id"]]
        for option in options:
            if not option["final"]:
                longer = [*path, option["id"]]
                entries = window.asks(type="menu", seat=0, ask=ask["id"], path=longer)
                waiting.append((ask, longer, entries["options"]))
                break
    return []
