"""Several workers: players who return at another worker, rules that are upgraded, tables that expire."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hyakki.server.errors import NotFound, NotNow
from hyakki.server.tables.live import LiveTable
from tests.server.client import Client, Window
from tests.server.cluster.test_outages import LORDS, until
from tests.server.cluster.test_workers import At
from tests.server.in_process import Person, open_registry
from tests.server.in_process import table as table_of
from tests.server.in_process import until as until_so
from tests.server.services import Crew, Postgres, Redis
from tests.server.storage.test_kill import GONE, Evening, Later
from tests.server.tables.test_upgrades import AS_IT_WAS, SMALLER_HANDS, Installed, Two, asked, hears, says


class Parlour(Crew):
    """Three workers; a game of theirs can be given other rules while all of them are down."""

    def __init__(self, folder: Path, postgres: Postgres, redis: Redis) -> None:
        self.game = Installed(folder)
        self.game.becomes(AS_IT_WAS)
        super().__init__(folder, postgres, redis, 3, HYAKKI_WORKER_SECONDS="2", **self.game.environment)

    def is_upgraded(self, version: str) -> None:
        self.stop()
        self.game.becomes(version)
        self.start()


@pytest.fixture(scope="module")
def crew(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis) -> Iterator[Parlour]:
    running = Parlour(tmp_path_factory.mktemp("many"), postgres, redis)
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()[-4000:]


def sit_down(crew: Crew, *places: int, more: tuple[str, ...] = (), pace: str = "live") -> tuple[str, list[Window]]:
    """Seat a player at each of these workers; the first has created the table, and begins."""
    people = [At(crew.workers[place], f"P{number}") for number, place in enumerate(places)]
    order = list(range(len(places) + len(more)))
    options = {"picks": LORDS[: len(order)], "order": order}
    made = people[0].table("me", *["open"] * (len(places) - 1), *more, pace=pace, options=options)
    id = made["table"]["id"]
    for person in people[1:]:
        person.call("POST", f"/api/tables/{id}/sit", {"invite": made["invite"]})
    windows = [person.sit_at(id) for person in people]
    until(lambda: all(_all_here(window) for window in windows), *windows)
    return id, windows


def _all_here(window: Window) -> bool:
    return all(seat["here"] or seat["bot"] for seat in window.state["table"]["seats"])


def comes(client: Client, crew: Crew, place: int, table: str) -> Window:
    """Open the table of a client at this worker."""
    return At(crew.workers[place], client.name, client).sit_at(table)


@pytest.mark.rule("SV-01", "SV-02")
@pytest.mark.parametrize("first, second", [(0, 1), (1, 0)])
def test_every_worker_waits_for_a_lost_connection(crew: Parlour, first: int, second: int) -> None:
    id, (mika, davide) = sit_down(crew, first, second, more=("bot:random",))
    for place in (first, second):
        davide.close()
        until(lambda: mika.state["clock"]["paused"] and not mika.state["table"]["seats"][1]["here"], mika)
        davide = comes(davide.client, crew, place, id)
        until(lambda: not mika.state["clock"]["paused"] and _all_here(mika), mika, davide)
        assert not mika.state["table"]["seats"][1]["away"]
    davide.close()
    until(lambda: bool(mika.state["table"]["seats"][1]["away"]), mika)
    assert mika.state["table"]["seats"][1]["bot"] == "judgement"
    until(lambda: not mika.state["clock"]["paused"], mika)
    davide = comes(davide.client, crew, first, id)
    until(lambda: not mika.state["table"]["seats"][1]["away"], mika, davide)
    assert davide.state["seats"] == [1]
    assert mika.asks(type="answer", seat=0, ask=asked(mika, "act")["id"], path=["end"])["type"] == "done"
    mika.client.go()
    davide.close()


def test_who_has_stopped_the_clocks_is_known_at_every_worker(crew: Parlour) -> None:
    _, (mika, davide) = sit_down(crew, 0, 1, more=("bot:random",))
    assert mika.asks(type="pause", paused=True)["type"] == "done"
    until(lambda: davide.state["clock"]["by"] == [0], davide)
    assert davide.asks(type="pause", paused=False)["type"] == "done"
    until(lambda: mika.state["clock"]["by"] is None, mika)
    assert davide.asks(type="pause", paused=True)["type"] == "done"
    until(lambda: mika.state["clock"]["by"] == [1], mika)
    mika.client.go()
    davide.close()


def test_others_at_two_workers_let_a_bot_play_for_a_player_who_dropped(crew: Parlour) -> None:
    id, (mika, davide, rita) = sit_down(crew, 0, 1, 2, pace="slow")
    rita.close()
    until(lambda: any(motion["id"] == "replace C" for motion in mika.state["motions"]["A"]), mika, davide)
    assert mika.asks(type="propose", seat=0, motion="replace C")["type"] == "done"
    says(davide, "vote", "agree")
    until(lambda: all(window.state["table"]["seats"][2]["away"] for window in (mika, davide)), mika, davide)
    rita = comes(rita.client, crew, 0, id)
    everybody = (mika, davide, rita)
    until(lambda: not any(window.state["table"]["seats"][2]["away"] for window in everybody), *everybody)
    for window in everybody:
        window.close()


class Three(Evening):
    """Each of them at a worker of their own, all at the same tables."""

    def __init__(self, crew: Crew, rng: Random) -> None:
        super().__init__(crew, rng)
        self.people = [At(worker, name) for worker, name in zip(crew.workers, ("Mika", "Davide", "Rita"), strict=True)]

    def sit_down(self) -> None:
        for game in ("kitsunedo", "kitsunedo-rematch"):
            made = self.people[0].table("me", "open", "open", "bot:random", game=game)
            for person in self.people[1:]:
                person.call("POST", f"/api/tables/{made['table']['id']}/sit", {"invite": made["invite"]})
            self.tables.append(made["table"]["id"])
        self.come_back()


def test_one_of_three_workers_is_killed_with_people_of_one_table_on_all(crew: Parlour) -> None:
    rng = Random(time.time_ns())
    evening = Three(crew, rng)
    evening.sit_down()
    quiet, windows = sit_down(crew, 0, 1, 2, pace="slow")
    for place in (0, 2):
        evening.play_some(15)
        kill_at = time.monotonic() + rng.uniform(0.0, 0.3)
        killer = Later(crew.workers[place], kill_at)
        with suppress(*GONE):
            evening.play(kill_at + 5)
        assert killer.happened()
        evening.promises.are_kept(crew)
        _see_one_gone([window for window in windows if window is not windows[place]], place)
        evening.people[place].server = crew.workers[1]
        evening.come_back()
        windows[place] = comes(windows[place].client, crew, 1, quiet)
        until(lambda: all(map(_all_here, windows)), *windows)
        assert evening.all_go_on(), "a table does not go on while a worker is missing"
        crew.workers[place].start()
        evening.people[place].server = crew.workers[place]
        evening.come_back()
    evening.promises.are_kept(crew)
    assert evening.promises.count() > 20
    for person in evening.people:
        person.go()
    for window in windows:
        window.close()


def _see_one_gone(windows: list[Window], seat: int) -> None:
    until(lambda: not any(window.state["table"]["seats"][seat]["here"] for window in windows), *windows)


def test_rules_change_and_people_at_different_workers_vote(crew: Parlour) -> None:
    two, others = Two(crew), Two(crew)
    for each in (two, others):
        each.draw(4)
    says(two.mika, "act", "prowl B")
    crew.is_upgraded(SMALLER_HANDS)
    for each in (two, others):
        each.come_back()
    assert two.mika.state["renewal"] == {"moves": 2, "lost": 2, "whole": False}
    assert two.davide.state["renewal"] == {"moves": 2, "lost": 1, "whole": False}
    for each in (two, others):
        says(each.mika, "renew", "agree")
    for place in range(3):
        window = comes(two.people[0], crew, place, two.table)
        assert asked(window, "renew")["answer"] == ["agree"], "the vote is there at each of them"
        window.close()
    assert asked(two.davide, "renew")["answer"] is None
    says(two.davide, "renew", "agree")
    for window in (two.mika, two.davide):
        hears(window, lambda state: state["renewal"] is None)
    assert [entry["id"] for entry in asked(two.mika, "act")["blocked"]] == ["draw"]
    says(two.mika, "act", "prowl B")
    says(others.davide, "renew", "refuse")
    for window in (others.mika, others.davide):
        state = hears(window, lambda state: state["table"]["status"] == "over")
        assert state["table"]["result"]["reason"] == "closed"
    for person in (*two.people, *others.people):
        person.go()


def test_tables_go_by_rule_once_and_nothing_that_was_acknowledged_with_them(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    shared: dict[str, Any] = {"database": postgres.database(), "broker": redis.address, "worker_seconds": 1.0}

    async def evening() -> None:
        async with open_registry(tmp_path / "1", **shared) as one, open_registry(tmp_path / "2", **shared) as other:
            mika = await Person.enter(one, "Mika")
            tables = [await table_of([mika], "slow", "me") for _ in range(30)]
            old, *busy = [await other.live(live.id) for live in tables]
            await one.store.write(("UPDATE tables SET touched = 0", ()))
            *swept, acted = await asyncio.gather(
                one.expire(), other.expire(), asyncio.gather(*(_acts(mika, live) for live in busy))
            )
            gone = sorted(id for ids in swept for id in ids)
            assert len(set(gone)) == len(gone) and old.id in gone, "each is cleared away by one of them"
            assert [] in swept
            kept = {row["table_id"] for row in await one.store.all("SELECT table_id FROM records WHERE number = 1")}
            assert {live.id for live, done in zip(busy, acted, strict=True) if done} == kept
            assert kept.isdisjoint(gone)
            for registry in (one, other):
                with pytest.raises(NotFound):
                    await registry.live(old.id)
            await until_so(lambda: not set(gone) & (set(one.tables) | set(other.tables)))

    asyncio.run(evening())


async def _acts(mika: Person, live: LiveTable) -> bool:
    try:
        await mika.answers(live, 0, "end")
    except NotNow:
        return False
    return True
