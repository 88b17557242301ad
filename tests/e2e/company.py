"""A table for the person in front of the page, and others who do there what a test says, over sockets of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from tests.e2e.person import Person
from tests.server.visitor import Server, Visitor, Window

LORDS = ["celeste", "mirage", "hollow", "haunt", "tanuki", "shisu"]
SUNS: dict[str, Any] = {"content": {"items": {"sun": 60, "moon": 0, "leaf": 0, "block": 0, "sake": 0}}}
"""With two cards every hand can attack the Celeste and the Mirage."""


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
        self.mika = Visitor(server, "Mika")
        people = [Visitor(server, name) for name in others]
        count = 1 + len(others) + bots
        order = [(first + place) % count for place in range(count)]
        seats = ["me", *["open"] * len(others), *["bot:random"] * bots]
        options = {"picks": LORDS[:count], "order": order, **more}
        plain = {name: said for name, said in options.items() if said is not None}
        made = self.mika.table(*seats, pace=pace, spectators=spectators, options=plain)
        self.table: str = made["table"]["id"]
        for visitor in people:
            visitor.call("POST", f"/api/tables/{self.table}/sit", {"invite": made["invite"]})
        self.others = [visitor.sit_at(self.table) for visitor in people]
        mika.leaving.append(self.go)
        mika.be(self.mika).at(f"table/{self.table}")

    def mika_does(self, kind: str, *path: str) -> None:
        """What Mika did before this screen."""
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
    """Once asked a question of this kind, this is the answer."""
    while True:
        for ask in window.state["asks"]:
            if ask["kind"] == kind and window.answered.get(ask["seat"], 0) < ask["id"]:
                window.answered[ask["seat"]] = ask["id"]
                said = window.asks(type="answer", seat=ask["seat"], ask=ask["id"], path=path)
                assert said["type"] == "done", said
                return
        window.wait_for("state")


@cache
def played_through(server: Server) -> tuple[Visitor, str]:
    """A game of Mika's that is over, one for all who only look at it."""
    mika = Visitor(server, "Mika")
    table: str = mika.table("me", "bot:random", "bot:judgement")["table"]["id"]
    mika.sit_at(table).play_on(Random(7))
    mika.go()
    return mika, table


TABLES = 30
OTHER_OBJECTS = [f"OB{number:02}" for number in range(6, 27) if number != 13]
HOUSES: dict[str, dict[str, Any]] = {
    "as it is": {},
    "dark": {
        "objects": {name: {"seats": []} for name in [*OTHER_OBJECTS, "OB13"]} | {"OB05": {"seats": [1] * 4}},
        "events": {"EV05": {"copies": 0}},
    },
    "full of tools": {"objects": {name: {"seats": []} for name in OTHER_OBJECTS} | {"OB13": {"seats": [1] * 20}}},
}
"""Content with which it comes sooner to something: to a Dark Impulse, to a roll with a Crowbar."""
State = dict[str, Any]
Wanted = Callable[[State], bool]


@cache
def asked(kind: str, *verbs: str) -> Wanted:
    """Mika, in seat A, is asked a question of this kind; with verbs, she may answer with one of them."""

    def so(state: State) -> bool:
        return any(
            ask["kind"].startswith(kind)
            and ask["answer"] is None
            and (not verbs or any(option["id"].split(" ")[0] in verbs for option in ask["options"]))
            for ask in state["asks"]
        )

    return so


def is_onryo(state: State) -> bool:
    """Mika is dead, and her Onryo may move."""
    return asked("onryo")(state) and bool(state["view"]["pgs"][0]["died"])


def _examines(window: Window) -> bool:
    """Whether there was something to examine: so the game comes to its objects."""
    for ask in window.state["asks"]:
        offered = any(option["id"] == "examine" and option["final"] for option in ask["options"])
        if offered and window.answered.get(ask["seat"], 0) < ask["id"]:
            does(window, ask["kind"], "examine")
            return True
    return False


@cache
def house_where(
    server: Server, wanted: Wanted, seats: int = 2, house: str = "as it is", key: object = None
) -> tuple[Visitor, str]:
    """A table of Kaidan with Mika in seat A, played by chance until something is so: one for all who only look at it.

    A game that ends before is followed by another. Who plays on there needs a `key` of their own.
    """
    mika, rng = Visitor(server, "Mika"), Random(11)
    for _ in range(TABLES):
        others, options = ["bot:random"] * (seats - 1), {"content": HOUSES[house]} if HOUSES[house] else {}
        table: str = mika.table("me", *others, game="kaidan", options=options)["table"]["id"]
        window = mika.sit_at(table)
        while not wanted(window.state) and window.status != "over":
            if not _examines(window) and window.answer(rng) is None:
                window.wait_for("state")
        window.close()
        if wanted(window.state):
            return mika, table
    raise AssertionError(f"in none of {TABLES} games it came to that")
