"""Costly requests: one job of each client at a time, so that no client keeps the others waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hyakki.server.errors import TooMuch
from hyakki.server.limits.turns import Turns
from hyakki.server.tables.creation import create_table
from tests.reading import MISSION
from tests.server.in_process import Person, open_registry


def test_jobs_of_one_client_follow_each_other_and_others_come_between() -> None:
    async def evening() -> list[str]:
        turns = Turns(waiting=9, together=2)
        done: list[str] = []
        going: set[str] = set()

        async def job(client: str) -> None:
            async with turns.of(client):
                assert client not in going and len(going) < 2
                going.add(client)
                await asyncio.sleep(0.001)
                going.discard(client)
                done.append(client)

        await asyncio.gather(*(job(client) for client in ("192.0.2.1",) * 9 + ("192.0.2.2", "192.0.2.3")))
        return done

    done = asyncio.run(evening())
    assert done.count("192.0.2.1") == 9 and set(done[:5]) == {"192.0.2.1", "192.0.2.2", "192.0.2.3"}


def test_a_client_with_many_waiting_jobs_is_refused_and_others_are_not() -> None:
    async def evening() -> None:
        turns, end = Turns(waiting=2, together=2), asyncio.Event()

        async def job(client: str) -> None:
            async with turns.of(client):
                await end.wait()

        jobs = [asyncio.create_task(job(f"2001:db8::{number}")) for number in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await job("2001:db8::9")  # the same network
        other = asyncio.create_task(job("192.0.2.2"))
        jobs[1].cancel()  # a client that is gone
        end.set()
        await asyncio.gather(*jobs, other, return_exceptions=True)
        assert not other.cancelled() and other.exception() is None
        await job("2001:db8::9")

    asyncio.run(evening())


def test_tables_without_custom_content_wait_for_no_turn(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path) as registry:
            mika, here = await Person.enter(registry, "Mika"), "192.0.2.1"
            seats, custom = ["me", "bot:random", "bot:random"], {"custom_mission": MISSION}
            async with registry.turns.of(here):
                await create_table(registry, mika.guest, "shadow_tactics", seats, "slow", False, True, {}, address=here)
                with pytest.raises(TimeoutError):
                    async with asyncio.timeout(0.2):
                        await create_table(
                            registry, mika.guest, "shadow_tactics", seats, "slow", False, True, custom, address=here
                        )

    asyncio.run(evening())
