"""A chapter of Shadow Tactics from mission to mission, with the server killed between and inside them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.client import Client, Server, Window

SERIES = "shadow_tactics-chapter"
OPTIONAL = ("osaka-castle", "nakasendo-road", "imai-town", "mount-tsuru")
SHORT = {"quick": True, "content": {"missions": {name: {"time": 2} for name in ("M1", "M2", "M3", "M4", "M5")}}}
"""Missions of two rounds."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "data", HYAKKI_TEMPO="0.02").start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()[-4000:]


class Evening:
    """Mika runs all ninjas against a bot, and the server is killed whenever `kill` says so."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rng = Random(7)
        self.mika = Client(server, "Mika")
        made = self.mika.table("bot:random", "me", game=SERIES, options=SHORT)
        self.series: str = made["table"]["id"]
        self.home = self.mika.sit_at(self.series)
        self.inner: Window | None = None
        self.missions: list[str] = []

    def records(self, table: str) -> list[dict[str, Any]]:
        with sqlite3.connect(f"file:{self.server.folder / 'hyakki.sqlite'}?mode=ro", uri=True) as db:
            rows = db.execute("SELECT body FROM records WHERE table_id = ? ORDER BY number", (table,)).fetchall()
        db.close()
        return [json.loads(body) for (body,) in rows]

    def counted(self) -> int:
        return sum(record["record"] == "played" for record in self.records(self.series))

    def asked_at_home(self) -> dict[str, Any]:
        while not self.home.state["asks"]:
            self.home.wait_for("state")
        ask: dict[str, Any] = self.home.state["asks"][0]
        return ask

    def goes_to(self, location: str) -> None:
        """Answer everything up to the start of a mission at this location."""
        while (ask := self.asked_at_home())["kind"] != "go":
            assert self.home.answer(self.rng) is not None, ask
        said = self.home.asks(type="answer", seat=1, ask=ask["id"], path=[f"go {location}"])
        assert said["type"] == "done", said
        self.follow()

    def follow(self) -> None:
        """Go to the table of the next mission."""
        while self.home.state["table"]["next"] in (None, *self.missions):
            self.home.wait_for("state")
        self.missions.append(self.home.state["table"]["next"])
        self.inner = self.mika.sit_at(self.missions[-1])

    def plays(self, answers: int | None = None) -> None:
        """Give so many answers in the mission, then wait for the next question; or play to its end."""
        assert self.inner is not None
        given = 0
        while self.inner.status != "over" and (answers is None or given < answers or not self.inner.state["asks"]):
            given += self.answers(self.inner)

    def answers(self, window: Window) -> bool:
        """Answer one open question at random, or wait for the next message; return whether there was one."""
        asks = [ask for ask in window.state["asks"] if ask["answer"] is None]
        if not asks:
            window.wait_for("state")
            return False
        ask = self.rng.choice(asks)
        said = window.asks(type="answer", seat=ask["seat"], ask=ask["id"], path=window.choose(ask, self.rng))
        assert said["type"] == "done" or said["error"] == "stale", said
        if said["type"] == "error":
            window.catch_up()
        return bool(said["type"] == "done")

    def killed(self) -> None:
        """Kill the server and start it again; check that every Record is there, and that Mika sees the same."""
        tables = [self.series, *self.missions]
        windows = [window for window in (self.home, self.inner) if window is not None]
        for window in windows:
            window.catch_up()
        before = {table: self.records(table) for table in tables}
        seen = [(window.table, window.state) for window in windows if window.state["asks"]]
        self.server.kill()
        for table in tables:
            assert self.records(table)[: len(before[table])] == before[table]
        self.server.start()
        self.home = self.mika.sit_at(self.series)
        if self.inner is not None:
            self.inner = self.mika.sit_at(self.missions[-1])
        for table, state in seen:
            now = self.home if table == self.series else self.inner
            assert now is not None
            assert now.state["view"] == state["view"]
            asked = [(ask["kind"], ask["options"]) for ask in now.state["asks"]]
            assert asked == [(ask["kind"], ask["options"]) for ask in state["asks"]]


@pytest.mark.rule("ST-398", "ST-399", "ST-400", "ST-404", "ST-449")
def test_a_chapter_survives_kills_between_and_inside_missions(server: Server) -> None:
    evening = Evening(server)
    evening.asked_at_home()
    evening.killed()
    evening.goes_to("osaka-castle")
    evening.plays(answers=8)
    evening.killed()
    evening.plays()
    evening.killed()
    evening.asked_at_home()
    assert evening.counted() == 1, "the mission counts, once"
    evening.killed()
    evening.goes_to("yabu-palace")
    evening.plays(answers=3)
    evening.killed()
    evening.plays()
    while evening.home.status != "over":
        evening.home.wait_for("state")
    assert evening.counted() == 2
    result = evening.home.state["table"]["result"]
    assert result["reason"] in ("chapter daimyo", "chapter ninjas")
    assert [place for place, _ in result["facts"]["saved"]["missions"]] == ["osaka-castle", "yabu-palace"]
    replay = evening.mika.call("GET", f"/api/tables/{evening.series}/replay")
    imported = evening.mika.call("POST", "/api/replays", json.dumps(replay).encode())
    assert imported["id"], "what was recorded is a chapter by the rules"


def test_bots_play_a_chapter_on_their_own(server: Server) -> None:
    """The server is killed twice, at random moments."""
    mika = Client(server, "Mika")
    options = {**SHORT, "saved": {"missions": [[name, "daimyo"] for name in OPTIONAL[:2]], "pool": 9}}
    seats = ("bot:random", "bot:random", "bot:random")
    series = mika.table(*seats, game=SERIES, options=options)["table"]["id"]
    for _ in range(2):
        home = mika.sit_at(series)
        if home.status != "over":
            home.catch_up(0.5)
        server.kill()
        server.start()
    home = mika.sit_at(series)
    while home.status != "over":
        home.wait_for("state", timeout=180)
    assert home.state["table"]["result"]["reason"].startswith("chapter")


@pytest.mark.rule("ST-401")
def test_a_player_who_sits_out_has_no_seat_in_the_mission(server: Server) -> None:
    mika, davide = Client(server, "Mika"), Client(server, "Davide")
    made = mika.table("bot:random", "me", "open", game=SERIES, options=SHORT)
    davide.call("POST", f"/api/tables/{made['table']['id']}/sit", {"invite": made["invite"]})
    one, two = mika.sit_at(made["table"]["id"]), davide.sit_at(made["table"]["id"])
    assert two.asks(type="propose", seat=2, motion="sit-out C")["type"] == "done"
    while one.state["table"]["next"] is None:
        if one.answer(Random(1)) is None:
            one.wait_for("state")
    mission = mika.sit_at(one.state["table"]["next"])
    assert [seat["name"] for seat in mission.state["table"]["seats"]][1:] == ["Mika"]
    assert mission.state["seats"] == [1]
    assert davide.sit_at(mission.table).state["seats"] == []


@pytest.mark.rule("ST-398")
def test_an_adjourned_chapter_goes_on_at_another_table(server: Server) -> None:
    mika = Client(server, "Mika")
    saved = {"missions": [["imai-town", "ninjas"]], "pool": 6, "palace": ["FD1", "FD2", "FD3"]}
    table = mika.table("bot:random", "me", game=SERIES, options={"saved": saved})["table"]["id"]
    home = mika.sit_at(table)
    while not home.state["asks"]:
        home.wait_for("state")
    assert home.asks(type="propose", seat=1, motion="adjourn")["type"] == "done"
    while home.status != "over":
        home.wait_for("state")
    again = mika.sit_at(mika.call("POST", f"/api/tables/{table}/rematch")["id"])
    assert again.state["view"]["facts"]["pool"] == 6
    kept = home.state["table"]["result"]["facts"]["saved"]
    more = mika.table("bot:random", "me", "bot:random", game=SERIES, options={"saved": kept})["table"]["id"]
    assert mika.sit_at(more).state["view"]["facts"]["missions"] == [["imai-town", "ninjas"]]
