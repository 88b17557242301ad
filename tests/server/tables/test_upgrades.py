"""The rules of a game change while it is being played: the table decides whether it goes on under the new ones."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hyakki.core.records import Renewed
from hyakki.server.identity import Guest
from hyakki.server.storage.store import STORE
from hyakki.server.tables.creation import create_table
from tests.server.client import Client, Server, Window
from tests.server.in_process import Person, open_registry, stored, table, until, was_done

AS_IT_WAS = "class Version(bluff.Bluff): pass"
SMALLER_HANDS = f"{AS_IT_WAS}\nbluff.FULL = 3"
A_POINT_TO_BEGIN_WITH = """
class Version(bluff.Bluff):
    def begin(self, rules, seats):
        s = super().begin(rules, seats)
        s.points = [1] * seats
        return s
"""
FOG_FIRST = f"""
{AS_IT_WAS}
deal = bluff.SetUp.run
def run(self, s):
    s.chance.below(b"fog", 9)
    return deal(self, s)
bluff.SetUp.run = run
"""


class Installed:
    """A game, installed as any other; its rules can change while the server is down."""

    def __init__(self, folder: Path) -> None:
        self.games = folder / "games"
        about = self.games / "parlour-1.dist-info"
        about.mkdir(parents=True)
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: parlour\nVersion: 1\n", encoding="utf-8")
        (about / "entry_points.txt").write_text("[hyakki.games]\nbluff = parlour:game\n", encoding="utf-8")
        path = os.pathsep.join((str(self.games), os.getcwd()))
        self.environment = {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}

    def becomes(self, version: str) -> None:
        text = f"from tests.core.minis import bluff\n\n{version}\n\ngame = Version()\n"
        (self.games / "parlour.py").write_text(text, encoding="utf-8")


class Parlour:
    """A server with an additional game."""

    def __init__(self, folder: Path) -> None:
        self.game = Installed(folder)
        self.server = Server(folder / "data", False, HYAKKI_TEMPO="0.02", **self.game.environment)

    def opens(self, version: str) -> None:
        self.game.becomes(version)
        self.server.start()

    def is_upgraded(self, version: str) -> None:
        self.server.stop()
        self.opens(version)


@pytest.fixture
def parlour(tmp_path: Path) -> Iterator[Parlour]:
    opened = Parlour(tmp_path)
    opened.opens(AS_IT_WAS)
    yield opened
    opened.server.stop()
    assert "Traceback" not in opened.server.log(), opened.server.log()[-4000:]


class Two:
    """Mika and Davide at a table, and the windows they look through."""

    def __init__(self, server: Server, pace: str = "instant") -> None:
        self.people = [Client(server, "Mika"), Client(server, "Davide")]
        options = {"turns": 9, "counts": [9, 9, 9]}
        made = self.people[0].table("me", "open", game="bluff", pace=pace, options=options)
        self.table: str = made["table"]["id"]
        self.people[1].call("POST", f"/api/tables/{self.table}/sit", {"invite": made["invite"]})
        self.come_back()

    def come_back(self) -> None:
        self.mika, self.davide = (person.sit_at(self.table) for person in self.people)

    def draw(self, times: int) -> None:
        """Let the players draw in turn."""
        for time in range(times):
            says((self.mika, self.davide)[time % 2], "act", "draw")

    def steps(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.people[0].call("GET", f"/api/replays/{self.table}/steps")["steps"]
        return found


def asked(window: Window, kind: str) -> dict[str, Any]:
    """Wait for a question of this kind, and return it."""
    while True:
        for ask in window.state["asks"]:
            if ask["kind"] == kind:
                return dict(ask)
        window.wait_for("state")


def says(window: Window, kind: str, *path: str) -> None:
    ask = asked(window, kind)
    said = window.asks(type="answer", seat=ask["seat"], ask=ask["id"], path=path)
    assert said["type"] == "done", said


def hears(window: Window, so: Any) -> dict[str, Any]:
    while not so(window.state):
        window.wait_for("state")
    return window.state


def test_a_game_goes_on_from_where_the_new_rules_lead(parlour: Parlour) -> None:
    two = Two(parlour.server)
    two.draw(4)
    says(two.mika, "act", "prowl B")
    parlour.is_upgraded(SMALLER_HANDS)
    two.come_back()
    assert two.mika.state["renewal"] == {"moves": 2, "lost": 2, "whole": False}, "the third draw was one too many"
    assert two.davide.state["renewal"] == {"moves": 2, "lost": 1, "whole": False}
    assert two.mika.state["view"]["sizes"] == [3, 3]
    assert two.mika.events[-1] == {"event": "renewed"}
    assert two.mika.state["table"]["renewed"] == 1
    assert [option["id"] for option in asked(two.mika, "renew")["options"]] == ["agree", "refuse"]
    says(two.mika, "renew", "agree")

    parlour.server.kill()
    parlour.server.start()
    two.come_back()
    assert asked(two.mika, "renew")["answer"] == ["agree"], "a vote is as durable as any answer"
    says(two.davide, "renew", "agree")
    hears(two.mika, lambda state: state["renewal"] is None)
    act = asked(two.mika, "act")
    assert [(entry["id"], entry["rule"]) for entry in act["blocked"]] == [("draw", "BL-3")]
    says(two.mika, "act", "prowl B")

    parlour.server.kill()
    parlour.server.start()
    two.come_back()
    assert asked(two.mika, "give") and two.mika.state["table"]["renewed"] == 1
    rng = Random(1)
    while two.mika.status != "over":
        for window in (two.mika, two.davide):
            window.catch_up()
            window.answer(rng)
    replay = two.people[0].call("GET", f"/api/tables/{two.table}/replay")
    assert [record["record"] for record in replay["records"][:5]] == ["began", *["answered"] * 2, "renewed", "closed"]
    assert two.people[0].call("POST", "/api/replays", replay), "the whole game is verified under the new rules"


def test_what_chance_has_decided_already_is_not_decided_again(tmp_path: Path) -> None:
    """A player who has seen a draw must not know the next one."""

    async def after(id: str) -> None:
        async with open_registry(tmp_path) as registry:
            live = await registry.live(id)
            renewed = live.playing().records[-1]
            assert isinstance(renewed, Renewed) and renewed.skipped == 3
            assert live.playing().state.chance.n == sum(len(record.drawn) for record in stored(registry, live))

    id = asyncio.run(_an_evening(tmp_path))
    was_done(tmp_path, id, {"record": "answered", "seat": 2, "ask": "act", "path": ["old"], "drawn": [1, 0, 2]})
    asyncio.run(after(id))


def test_one_refusal_closes_the_game_as_an_open_replay(parlour: Parlour) -> None:
    two = Two(parlour.server)
    two.draw(4)
    parlour.is_upgraded(SMALLER_HANDS)
    two.come_back()
    says(two.mika, "renew", "agree")
    says(two.davide, "renew", "refuse")
    state = hears(two.mika, lambda state: state["table"]["status"] == "over")
    assert state["table"]["result"]["reason"] == "closed" and state["table"]["result"]["winners"] == []
    assert state["renewal"] is None and state["asks"] == [] and state["table"]["renewed"] == 0
    assert [step["did"]["record"] for step in two.steps()] == ["began", "answered", "answered"]
    parlour.is_upgraded(AS_IT_WAS)
    two.come_back()
    assert two.mika.status == "over", "what is closed stays closed"
    assert len(two.steps()) == 5, "who can read all of it shows all of it"
    assert two.people[0].call("POST", f"/api/tables/{two.table}/rematch")["status"] == "playing"


def test_rules_that_are_put_right_before_the_vote_have_never_changed(parlour: Parlour) -> None:
    two = Two(parlour.server)
    two.draw(4)
    parlour.is_upgraded(SMALLER_HANDS)
    two.come_back()
    says(two.mika, "renew", "agree")
    parlour.is_upgraded(AS_IT_WAS)
    two.come_back()
    assert two.mika.state["renewal"] is None and two.mika.state["view"]["sizes"] == [4, 4]
    says(two.mika, "act", "prowl B")


def test_moves_that_hold_but_come_to_something_else_are_put_to_the_vote(parlour: Parlour) -> None:
    two = Two(parlour.server)
    two.draw(2)
    parlour.is_upgraded(A_POINT_TO_BEGIN_WITH)
    two.come_back()
    assert two.mika.state["renewal"] == {"moves": 2, "lost": 0, "whole": True}
    for window in (two.mika, two.davide):
        says(window, "renew", "agree")
    assert hears(two.mika, lambda state: state["renewal"] is None)["view"]["points"] == [1, 1]
    parlour.is_upgraded(A_POINT_TO_BEGIN_WITH)
    two.come_back()
    assert two.mika.state["renewal"] is None, "it has been decided"
    assert asked(two.mika, "act")


def test_a_game_that_would_have_begun_otherwise_is_closed(parlour: Parlour) -> None:
    two = Two(parlour.server)
    two.draw(2)
    parlour.is_upgraded(FOG_FIRST)
    info = two.people[0].call("GET", f"/api/tables/{two.table}")
    assert (info["status"], info["result"]["reason"]) == ("over", "closed")
    assert two.people[0].refused("GET", f"/api/replays/{two.table}/steps") == (409, "not-now")
    for _ in range(2):
        two.come_back()
        assert two.mika.state["view"] is None and two.mika.status == "over"
        parlour.is_upgraded(FOG_FIRST)


def test_a_game_that_is_over_keeps_its_result(parlour: Parlour) -> None:
    two = Two(parlour.server)
    assert two.mika.asks(type="propose", seat=0, motion="abandon")["type"] == "done"
    says(two.davide, "vote", "agree")
    result = hears(two.mika, lambda state: state["table"]["status"] == "over")["table"]["result"]
    parlour.is_upgraded(FOG_FIRST)
    assert two.people[0].call("GET", f"/api/tables/{two.table}")["result"] == result


def test_bots_agree_and_silence_does_too(parlour: Parlour) -> None:
    alone = Client(parlour.server, "Rita")
    with_a_bot = alone.table("me", "bot:random", game="bluff", options={"turns": 9, "counts": [9, 9, 9]})["table"]["id"]
    rita = alone.sit_at(with_a_bot)
    two = Two(parlour.server, pace="live")
    two.draw(4)
    while rita.state["view"]["sizes"][0] < 4:
        says(rita, "act", "draw") if "draw" in _offered(asked(rita, "act")) else says(rita, "act", "prowl B")
        rita.play_on(Random(1), until=lambda state: _acts(state) or state["view"]["sizes"][0] > 3)
    parlour.is_upgraded(SMALLER_HANDS)
    rita = alone.sit_at(with_a_bot)
    says(rita, "renew", "agree")
    assert hears(rita, lambda state: state["renewal"] is None)["table"]["status"] == "playing"
    two.come_back()
    hears(two.mika, lambda state: state["renewal"] is None)
    assert asked(two.mika, "act")


def _acts(state: dict[str, Any]) -> bool:
    return any(ask["kind"] == "act" for ask in state["asks"])


def _offered(ask: dict[str, Any]) -> list[str]:
    return [option["id"] for option in ask["options"]]


async def _an_evening(folder: Path) -> str:
    """Play a little in a hot seat of three; return the id of the table."""
    async with open_registry(folder) as registry:
        mika = await Person.enter(registry, "Mika")
        live = await table([mika], "slow", "me", "me")
        await mika.answers(live, 0, "end")
        return live.id


def _rules_of_old(folder: Path, table: str) -> None:
    """Give the stored Rules a field that the new version does not have."""
    with sqlite3.connect(folder / STORE) as db:
        (rules,) = db.execute("SELECT rules FROM tables WHERE id = ?", (table,)).fetchone()
        db.execute("UPDATE tables SET rules = ? WHERE id = ?", (json.dumps(json.loads(rules) | {"fog": 1}), table))
    db.close()


def test_rules_that_cannot_be_read_any_more_are_made_of_the_options(tmp_path: Path) -> None:
    async def after(id: str) -> None:
        async with open_registry(tmp_path) as registry:
            mika = Person(registry, Guest((await registry.live(id)).host, "Mika"))
            live = await registry.live(id)
            mika.sit_at(live)
            assert mika.state["renewal"] == {"moves": 1, "lost": 0, "whole": True}
            for seat in range(3):
                await mika.answers(live, seat, "agree")
            assert live.offer is None and live.playing().asks[0].kind == "discard"

    async def next_day(id: str) -> None:
        async with open_registry(tmp_path) as registry:
            assert (await registry.live(id)).offer is None and (await registry.live(id)).is_playing

    id = asyncio.run(_an_evening(tmp_path))
    _rules_of_old(tmp_path, id)
    asyncio.run(after(id))
    asyncio.run(next_day(id))


def test_a_series_waits_for_its_people_and_hears_then_of_a_game_that_has_ended(tmp_path: Path) -> None:
    async def before() -> tuple[str, str]:
        async with open_registry(tmp_path) as registry:
            mika = await Person.enter(registry, "Mika")
            seats = ["me", "me", "bot:judgement"]
            live = await create_table(registry, mika.guest, "kitsunedo-rematch", seats, "slow", False, True, {})
            await until(lambda: live.next is not None)
            return live.id, str(live.next)

    async def after(series: str, game: str) -> None:
        async with open_registry(tmp_path, tempo=0.02) as registry:
            rows, inner = await registry.live(series), await registry.live(game)
            mika = Person(registry, Guest(rows.host, "Mika"))
            await inner.propose(mika.guest.id, 0, "abandon")
            await mika.answers(inner, 1, "agree")
            await until(lambda: inner.status == "over")
            assert rows.offer is not None and rows.next == game
            for seat in (0, 1):
                await mika.answers(rows, seat, "agree")
            await until(lambda: rows.playing().asks[:1] != () and rows.playing().asks[0].kind == "again")

    series, game = asyncio.run(before())
    _rules_of_old(tmp_path, series)
    asyncio.run(after(series, game))


def test_a_closed_game_of_a_series_is_played_again(tmp_path: Path) -> None:
    async def before() -> tuple[str, str]:
        async with open_registry(tmp_path) as registry:
            mika = await Person.enter(registry, "Mika")
            live = await create_table(registry, mika.guest, "kitsunedo-rematch", ["me", "me"], "slow", False, True, {})
            await until(lambda: live.next is not None)
            return live.id, str(live.next)

    async def after(series: str, game: str) -> None:
        async with open_registry(tmp_path) as registry:
            outer, inner = await registry.live(series), await registry.live(game)
            mika = Person(registry, Guest(inner.host, "Mika"))
            await mika.answers(inner, 0, "refuse")
            assert inner.status == "over"
            await until(lambda: outer.next != game)

    series, game = asyncio.run(before())
    _rules_of_old(tmp_path, game)
    asyncio.run(after(series, game))
