"""A table with Mika at the page and other players, who answer over their own sockets as a test says."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from hyakki.core.table import Table
from hyakki.games.kaidan.state import KaidanState
from tests.e2e.laid import Wanted, first_word, is_over, lay, mika_of
from tests.e2e.person import Person
from tests.server.client import Client, Server, Window

FINISHED = Path(__file__).parent.parent / "finished" / "kitsunedo-2-0e852e1c.json"
LORDS = ["celeste", "mirage", "hollow", "haunt", "tanuki", "shisu"]
SUNS: dict[str, Any] = {"content": {"items": {"sun": 60, "moon": 0, "leaf": 0, "block": 0, "sake": 0}}}
"""Content with which every hand of two cards can attack the Celeste and the Mirage."""


class Company:
    """Mika, who looks at the page, has seat A; then come the others in their order, then bots."""

    def __init__(
        self,
        server: Server,
        mika: Person,
        *others: str,
        bots: int = 0,
        first: int = 0,
        pace: str = "instant",
        spectators: bool = True,
        **more: Any,
    ) -> None:
        self.mika = mika.client or Client(server, "Mika")
        people = [Client(server, name) for name in others]
        count = 1 + len(others) + bots
        order = [(first + place) % count for place in range(count)]
        seats = ["me", *["open"] * len(others), *["bot:random"] * bots]
        options = {"picks": LORDS[:count], "order": order, **more}
        plain = {name: said for name, said in options.items() if said is not None}
        made = self.mika.table(*seats, pace=pace, spectators=spectators, options=plain)
        self.table: str = made["table"]["id"]
        for client in people:
            client.call("POST", f"/api/tables/{self.table}/sit", {"invite": made["invite"]})
        self.others = [client.sit_at(self.table) for client in people]
        mika.leaving.append(self.go)
        mika.be(self.mika).at(f"table/{self.table}")

    def mika_does(self, kind: str, *path: str) -> None:
        """Play what Mika did before this screen."""
        window = self.mika.sit_at(self.table)
        does(window, kind, *path)
        window.close()

    @property
    def other(self) -> Window:
        return self.others[0]

    def go(self) -> None:
        for window in self.others:
            window.close()


def does(window: Window, kind: str, *path: str) -> None:
    """Wait for a question of this kind, and give this answer."""
    while True:
        for ask in window.state["asks"]:
            if ask["kind"] == kind and window.answered.get(ask["seat"], 0) < ask["id"]:
                window.answered[ask["seat"]] = ask["id"]
                said = window.asks(type="answer", seat=ask["seat"], ask=ask["id"], path=path)
                assert said["type"] == "done", said
                return
        window.wait_for("state")


@cache
def played_through(server: Server) -> tuple[Client, str]:
    """Return a finished game, the same to all tests that only look at it. Its Mika has no other table."""
    mika = Client(server, "Mika")
    return mika, lay(server, mika, "kitsunedo", is_over, seats=3)


@cache
def reviewed(server: Server) -> str:
    """Return an imported game with a finished review, the same to all tests."""
    mika = Client(server, "Mika")
    id = str(mika.call("POST", "/api/replays", json.loads(FINISHED.read_text(encoding="utf-8")))["id"])
    while mika.call("GET", f"/api/replays/{id}/review")["review"] is None:
        pass  # each request waits for a while
    return id


OTHER_OBJECTS = [f"OB{number:02}" for number in range(6, 27) if number != 13]
HOUSES: dict[str, dict[str, Any]] = {
    "as it is": {},
    "dark": {
        "objects": {name: {"seats": []} for name in [*OTHER_OBJECTS, "OB13"]} | {"OB05": {"seats": [1] * 4}},
        "events": {"EV05": {"copies": 0}},
    },
    "full of tools": {"objects": {name: {"seats": []} for name in OTHER_OBJECTS} | {"OB13": {"seats": [1] * 20}}},
}
"""Content that makes rare moments frequent: a Dark Impulse, a roll with a Crowbar."""


@cache
def asked(kind: str, *verbs: str) -> Wanted:
    """Return whether Mika, in seat A, is asked a question of this kind; with verbs, whether one of them is an
    answer."""

    def so(table: Table) -> bool:
        return any(
            ask.kind.startswith(kind)
            and (not verbs or any(first_word(option) in verbs for option in table.menu(ask, look=False).options))
            for ask in table.asks_of(0)
        )

    return so


def is_onryo(table: Table) -> bool:
    """Return whether Mika is dead and her Onryo may move."""
    return asked("onryo")(table) and bool(kaidan(table).pgs[0].died)


def kaidan(table: Table) -> KaidanState:
    assert isinstance(table.state, KaidanState)
    return table.state


def may_step_in(table: Table) -> bool:
    """Return whether Mika is asked in a window and has something to do."""
    return any(
        ask.kind.startswith("window") and len(table.menu(ask, look=False).options) > 1 for ask in table.asks_of(0)
    )


def may_tend_herself(table: Table) -> bool:
    return any(option.id == "first-aid A" for ask in table.asks_of(0) for option in table.menu(ask, look=False).options)


def gives(table: Table) -> bool:
    """Return whether Mika is asked in a Trade and has something to choose from."""
    return asked("give")(table) and len(kaidan(table).secrets[0].cards) > 2


LIKES = ("examine", "trade", "accept", "recover")
"""Verbs that Mika prefers, so that a game uses its objects."""


def new_house_where(
    server: Server, wanted: Wanted, seats: int = 2, house: str = "as it is", seed: int = 0
) -> tuple[Client, str]:
    """Return a table of Kaidan with Mika in seat A, at the wanted moment."""
    mika = mika_of(server)
    options = {"content": HOUSES[house]} if HOUSES[house] else {}
    return mika, lay(server, mika, "kaidan", wanted, seats, LIKES, options, seed)


house_where = cache(new_house_where)
"""Returns the same table to all tests that only look at it."""
