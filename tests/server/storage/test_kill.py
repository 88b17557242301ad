"""The server is killed at random moments while people and bots play; what was acknowledged is there, and all goes on.

`KILLS=200 python -m pytest tests/server/storage/test_kill.py` for the long run.
"""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tests.server.client import Client, Server, Window

KILLS = int(os.environ.get("KILLS", "6"))
GONE = (OSError, WebSocketException, TimeoutError)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "data", HYAKKI_TEMPO="0.02").start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()[-4000:]


class Promises:
    """Everything that the server has acknowledged."""

    def __init__(self) -> None:
        self.answers: dict[str, list[tuple[int, str, tuple[str, ...]]]] = {}
        self.sealed: dict[tuple[str, int], tuple[int, tuple[str, ...]]] = {}
        self.chat: list[tuple[str, str]] = []
        self.orders: set[tuple[str, int, str]] = set()

    def count(self) -> int:
        return sum(map(len, self.answers.values()))

    def are_kept(self, server: Server) -> None:
        """Compare the promises with the store of a dead server."""
        for table, answers in self.answers.items():
            rows = server.rows("SELECT body FROM records WHERE table_id = ? ORDER BY number", table)
            stored = iter([json.loads(body) for (body,) in rows])
            for seat, kind, path in answers:
                wanted = {"record": "answered", "seat": seat, "ask": kind, "path": list(path)}
                assert any(wanted.items() <= record.items() for record in stored), wanted
        assert set(map(tuple, server.rows("SELECT table_id, text FROM chat"))) >= set(self.chat)
        assert set(map(tuple, server.rows("SELECT table_id, seat, kind FROM orders"))) >= self.orders
        for (table, seat), (records, path) in self.sealed.items():
            lying = server.rows("SELECT path FROM sealed WHERE table_id = ? AND seat = ?", table, seat)
            ((count,),) = server.rows("SELECT count(*) FROM records WHERE table_id = ?", table)
            assert count > records or json.loads(lying[0][0]) == list(path), "a sealed answer is lost"


class Evening:
    """Players with several tables, who return whenever the server does."""

    def __init__(self, server: Server, rng: Random) -> None:
        self.server = server
        self.rng = rng
        self.promises = Promises()
        self.people = [Client(server, name) for name in ("Mika", "Davide")]
        self.tables: list[str] = []
        self.windows: list[Window] = []
        self.finished = 0

    def sit_down(self) -> None:
        mika, davide = self.people
        for pace, game in (("instant", "kitsunedo"), ("live", "kitsunedo"), ("instant", "kitsunedo-rematch")):
            made = mika.table("me", "open", "bot:judgement", "bot:random", pace=pace, game=game)
            davide.call("POST", f"/api/tables/{made['table']['id']}/sit", {"invite": made["invite"]})
            self.tables.append(made["table"]["id"])
        self.come_back()

    def come_back(self) -> None:
        self.windows = [person.sit_at(table) for table in self.tables for person in self.people]
        for window in self.windows:
            for ask in window.state["asks"]:
                promised = self.promises.sealed.get((window.table, ask["seat"]))
                if promised is not None and ask["sealed"] and promised[0] == self.records(window.table):
                    assert ask["answer"] == list(promised[1]), "a sealed answer counts after the restart"

    def records(self, table: str) -> int:
        ((count,),) = self.server.rows("SELECT count(*) FROM records WHERE table_id = ?", table)
        return int(count)

    def play(self, until: float) -> None:
        """Let all players act at random until this time, or until the server is gone."""
        while time.monotonic() < until:
            for window in list(self.windows):
                window.catch_up(0.001)
                self.follow(window)
                self.act(window)

    def play_some(self, answers: int) -> None:
        """Play until the server has taken so many more answers, or all games are over."""
        so_far = self.promises.count()
        until = time.monotonic() + 60
        while self.promises.count() < so_far + answers and self.windows and time.monotonic() < until:
            self.play(time.monotonic() + 0.02)

    def all_go_on(self) -> bool:
        """Return whether every table makes another Record before long; a Series waits for its games."""
        waiting = {table: self.records(table) for table in self.tables}
        until = time.monotonic() + 60
        while waiting and time.monotonic() < until:
            self.play(time.monotonic() + 0.5)
            infos = {table: self.info(table) for table in waiting}
            waiting = {
                table: before
                for table, before in waiting.items()
                if infos[table]["game"] == "kitsunedo"
                and infos[table]["status"] != "over"
                and self.records(table) <= before
            }
        return not waiting

    def info(self, table: str) -> dict[str, Any]:
        shown: dict[str, Any] = self.people[0].call("GET", f"/api/tables/{table}")
        return shown

    def follow(self, window: Window) -> None:
        """Go to the next game of a Series, and leave a table that is over."""
        info = window.state["table"]
        if info["next"] is not None and info["next"] not in self.tables:
            self.tables.append(info["next"])
            self.windows += [person.sit_at(info["next"]) for person in self.people]
        if info["status"] == "over":
            self.windows.remove(window)
            if info["id"] in self.tables:
                self.tables.remove(info["id"])
                self.finished += 1

    def act(self, window: Window) -> None:
        table, what = window.table, self.rng.random()
        if what < 0.03:
            text = f"word {self.rng.random()}"
            if window.asks(type="say", channel="table", text=text)["type"] == "done":
                self.promises.chat.append((table, text))
        elif what < 0.05:
            seat, kind = window.state["seats"][0], f"kind {self.rng.random():.3f}"
            if window.asks(type="order", seat=seat, kind=kind, path=["pass"])["type"] == "done":
                self.promises.orders.add((table, seat, kind))
        else:
            self.answer(window)

    def answer(self, window: Window) -> None:
        for ask in window.state["asks"]:
            if ask["answer"] is not None or self.rng.random() < 0.2:
                continue
            path = tuple(window.choose(ask, self.rng))
            before = self.records(window.table) if ask["sealed"] else 0
            said = window.asks(type="answer", seat=ask["seat"], ask=ask["id"], path=path)
            if said["type"] == "done" and ask["sealed"]:
                self.promises.sealed[window.table, ask["seat"]] = (before, path)
            elif said["type"] == "done":
                self.promises.answers.setdefault(window.table, []).append((ask["seat"], ask["kind"], path))
            else:
                self.is_refused(said)
            return

    def is_refused(self, said: dict[str, Any]) -> None:
        assert said["error"] in ("stale", "malformed"), said


def test_what_was_acknowledged_survives_kill_9(server: Server) -> None:
    rng = Random(time.time_ns())
    evening = Evening(server, rng)
    evening.sit_down()
    for _ in range(KILLS):
        evening.play_some(rng.randrange(2, 40))
        kill_at = time.monotonic() + rng.uniform(0.0, 0.5)
        killer = Later(server, kill_at)
        try:
            evening.play(kill_at + 5)
        except GONE:
            assert killer.happened(), server.log()[-3000:]
        assert server.process is not None and server.process.poll() is not None
        evening.promises.are_kept(server)
        server.start()
        if len(evening.tables) < 2:
            evening.tables.clear()
            evening.sit_down()
        else:
            evening.come_back()
    given = evening.promises.count()
    print(f"{KILLS} kills, {given} answers and {len(evening.promises.chat)} words kept, {evening.finished} games over")
    assert given > KILLS
    assert evening.all_go_on(), "a table does not go on"


class Later:
    """The kill, at its moment."""

    def __init__(self, server: Server, at: float) -> None:
        self.timer = threading.Timer(max(0.0, at - time.monotonic()), server.kill)
        self.timer.start()

    def happened(self) -> bool:
        self.timer.join()
        return True
