"""The database or the broker is down for a while under running workers: no acknowledged answer is lost, no refused one
has happened, and all games continue by themselves."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
import redis
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hyakki.core.errors import BadContent
from hyakki.server.storage.postgresql import LOST, PostgresStore
from tests.server.client import PATIENCE, Client, Window
from tests.server.cluster.test_workers import At
from tests.server.services import Crew, Postgres, Redis
from tests.server.storage.test_kill import Evening

KILLS = int(os.environ.get("KILLS", "3"))
LORDS = ["celeste", "haunt", "hollow", "mirage"]


class Frail(Crew):
    """Two workers, with a database and a broker that can be taken from them."""

    def __init__(self, folder: Path) -> None:
        self.broker = Redis()
        settings = {"TEMPO": "0.02", "WORKER_SECONDS": "2", "DROPS": "0", "DROP_SECONDS": "3000"}
        environment = {f"HYAKKI_{name}": value for name, value in settings.items()}
        super().__init__(folder, Postgres(careful=True), self.broker, 2, **environment)

    def stop(self) -> None:
        super().stop()
        self.postgres.stop()
        self.broker.stop()


@pytest.fixture(scope="module")
def crew(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Frail]:
    running = Frail(tmp_path_factory.mktemp("frail"))
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()[-4000:]


def until(so: Callable[[], bool], *windows: Window) -> None:
    """Read from these windows until something is so."""
    limit = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < limit, "it never comes to that"
        for window in windows:
            window.catch_up()
        time.sleep(0.02)


def at_two(crew: Crew, *more: str, **how: Any) -> tuple[str, Window, Window]:
    """Return a table with Mika, who begins, at one worker and Davide at the other."""
    mika, davide = At(crew.workers[0], "Mika"), At(crew.workers[1], "Davide")
    order = list(range(2 + len(more)))
    made = mika.table("me", "open", *more, options={"picks": LORDS[: len(order)], "order": order}, **how)
    id = made["table"]["id"]
    davide.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"]})
    return id, mika.sit_at(id), davide.sit_at(id)


def records(crew: Crew, table: str) -> int:
    ((count,),) = crew.rows("SELECT count(*) FROM records WHERE table_id = ?", table)
    return int(count)


def first_of(window: Window, rng: Random) -> dict[str, Any]:
    """Return a random answer to the first question, as a message."""
    until(lambda: bool(window.state["asks"]), window)
    ask = window.state["asks"][0]
    return {"type": "answer", "seat": ask["seat"], "ask": ask["id"], "path": window.choose(ask, rng)}


def test_the_database_is_restarted_under_people_who_play(crew: Frail) -> None:
    quiet, mika, davide = at_two(crew, pace="slow")
    busy, watching, also = at_two(crew, "bot:random", "bot:judgement", pace="live")
    answer = first_of(mika, Random(1))
    until(lambda: records(crew, busy) > 3, watching, also)
    before = records(crew, quiet)
    crew.postgres.halt()
    hello = {"type": "say", "channel": "table", "text": "hello?"}
    for window, message in ((mika, answer), (mika, hello), (mika, answer), (watching, hello), (also, hello)):
        said = window.asks(**message)
        assert (said["type"], said["error"]) == ("error", "fault") and "store" in said["message"]
    for worker in crew.workers:
        status, refused = worker.call("GET", f"/api/tables/{quiet}")
        assert (status, refused["error"]) == (503, "fault")
        until(lambda worker=worker: worker.call("GET", "/health")[0] == 503)  # type: ignore[misc]
        _, said = worker.call("GET", "/health")
        assert not said["ok"] and not said["reading"] and not said["writing"]
    assert _comes_in_vain(davide.client, quiet) == 1013, "a page tries again later"
    crew.postgres.start()
    assert records(crew, quiet) == before, "what was refused has not happened"
    until(lambda: mika.asks(**answer)["type"] == "done", mika)
    until(lambda: davide.state["view"]["asks"] == mika.state["view"]["asks"], mika, davide)
    assert records(crew, quiet) == before + 1 and not mika.chat
    now = records(crew, busy)
    until(lambda: records(crew, busy) > now + 3, watching, also)
    with pytest.raises(BadContent, match="already"):
        asyncio.run(PostgresStore.open(crew.database, shared=False))


def _comes_in_vain(client: Client, table: str) -> int:
    address = f"{client.server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, open_timeout=PATIENCE) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code


def test_no_player_counts_as_absent_when_the_broker_restarts(crew: Frail) -> None:
    _, mika, davide = at_two(crew, "bot:random", pace="live")
    davide = _who_has_dropped_once(davide, mika)
    mika.raw.clear()
    crew.broker.halt()
    assert davide.asks(type="say", channel="table", text="who hears this?")["type"] == "done"
    until(lambda: len(mika.chat) == 1, mika, davide)
    crew.broker.start()
    until(lambda: _hears(mika, davide) and _hears(davide, mika), mika, davide)
    until(lambda: _sees_all(mika) and _sees_all(davide), mika, davide)
    assert '"away":true' not in "".join(mika.raw), "whoever was there is given up by nobody"
    davide.close()
    until(lambda: bool(mika.state["table"]["seats"][1]["away"]), mika)


def test_whose_worker_stood_still_for_a_while_has_the_seat_again(crew: Frail) -> None:
    _, mika, davide = at_two(crew, "bot:random", pace="live")
    davide = _who_has_dropped_once(davide, mika)
    worker = crew.workers[1].process
    assert worker is not None
    os.killpg(worker.pid, signal.SIGSTOP)
    until(lambda: bool(mika.state["table"]["seats"][1]["away"]), mika)
    os.killpg(worker.pid, signal.SIGCONT)
    until(lambda: _sees_all(mika) and _sees_all(davide), mika, davide)


def test_who_is_there_is_seen_though_a_word_was_missed(crew: Frail) -> None:
    id, mika, davide = at_two(crew, "bot:random", pace="live")
    until(lambda: _sees_all(mika), mika, davide)
    with redis.Redis(port=crew.broker.port, decode_responses=True) as broker:
        (key,) = map(str, broker.scan_iter(f"*:here:{id}"))
        noted = broker.hgetall(key)
        broker.delete(key)
        broker.publish(key.replace(f"here:{id}", "news"), json.dumps({"worker": "another", "here": [id]}))
        until(lambda: not _sees_all(mika), mika, davide)
        broker.hset(key, mapping=noted)
    until(lambda: _sees_all(mika), mika, davide)


def _who_has_dropped_once(window: Window, other: Window) -> Window:
    """Return the window of a player who has dropped and returned; the server waits only briefly the next time."""
    seat = window.state["seats"][0]
    window.close()
    until(lambda: bool(other.state["table"]["seats"][seat]["away"]), other)
    again = window.client.sit_at(window.table)
    until(lambda: not other.state["table"]["seats"][seat]["away"], other, again)
    return again


def _sees_all(window: Window) -> bool:
    return all(not seat["away"] and (seat["here"] or seat["bot"]) for seat in window.state["table"]["seats"])


def _hears(listening: Window, speaking: Window) -> bool:
    """Return whether a chat line arrives at once, as it does when the workers need no look into the database."""
    before = len(listening.chat)
    speaking.asks(type="say", channel="table", text="and now?")
    try:
        while len(listening.chat) == before:
            listening.receive(timeout=0.3)
    except TimeoutError:
        return False
    return True


class Bereft(Evening):
    """Players who play until the server has lost its store."""

    def is_refused(self, said: dict[str, Any]) -> None:
        if said["error"] == "fault":
            raise Told(said["message"])
        super().is_refused(said)

    def info(self, table: str) -> dict[str, Any]:
        status, shown = self.server.call("GET", f"/api/tables/{table}")
        if status == 503:
            raise Told(shown["message"])
        assert status == 200, shown
        return dict(shown)

    def all_go_on(self) -> bool:
        """Return whether all tables continue. The server may need a moment to reach its store again; a refused player
        tries again."""
        limit = time.monotonic() + PATIENCE
        while True:
            try:
                return super().all_go_on()
            except Told:
                assert time.monotonic() < limit, "the server does not find its store again"

    def follow(self, window: Window) -> None:
        tables = list(self.tables)
        try:
            super().follow(window)
        except ConnectionClosed:
            self.tables = tables
            raise

    def play_until_it_is_lost(self, death: threading.Timer) -> None:
        with suppress(Told, ConnectionClosed, *LOST):  # the look into the database ends as the server's own does
            while death.is_alive():
                self.play(time.monotonic() + 0.1)
            self.play(time.monotonic() + 0.3)
        death.join()


class Told(Exception):
    """Raised when a player is told that the store cannot be reached."""


def test_what_was_acknowledged_survives_the_death_of_the_database(crew: Frail) -> None:
    crew.postgres.start()  # another try of this may have ended without it
    until(lambda: all(worker.call("GET", "/health")[0] == 200 for worker in crew.workers))
    rng = Random(time.time_ns())
    evening = Bereft(crew, rng)
    evening.sit_down()
    for number in range(KILLS):
        evening.play_some(rng.randrange(2, 25))
        death = (crew.postgres.kill, lambda: crew.postgres.halt(signal.SIGQUIT))[number % 2]
        killer = threading.Timer(rng.uniform(0.0, 0.3), death)
        killer.start()
        evening.play_until_it_is_lost(killer)
        crew.postgres.start()
        evening.promises.are_kept(crew)
        assert evening.all_go_on(), "a table does not go on"
        if len(evening.tables) < 2:
            evening.tables.clear()
            evening.sit_down()
    evening.promises.are_kept(crew)
    assert evening.promises.count() > KILLS
