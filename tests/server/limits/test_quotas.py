"""The number of tables that the server allows, and the end of those that all players have left."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from hyakki.server.errors import ServerFull, TooManyHere, TooManyTables
from hyakki.server.settings import Expiry, Limits
from hyakki.server.tables.creation import create_table
from hyakki.server.tables.live import LiveTable
from hyakki.server.tables.registry import Registry
from hyakki.server.tables.series import next_game, rematch
from tests.server.client import Client, Server
from tests.server.in_process import Person, open_registry, table, until

HOUR = 3600.0


async def _new(registry: Registry, mika: Person, *seats: str, address: str = "", pace: str = "live") -> LiveTable:
    chosen = list(seats or ("me", "bot:random"))
    return await create_table(registry, mika.guest, "kitsunedo", chosen, pace, False, True, {}, address=address)


def test_guests_at_one_address_cannot_take_all_tables(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(
            tmp_path, limits=Limits(tables=6, tables_per_guest=3, tables_per_address=4)
        ) as registry:
            mika, davide, rita = [await Person.enter(registry, name) for name in ("Mika", "Davide", "Rita")]
            for _ in range(3):
                await _new(registry, mika, address="192.0.2.1")
            with pytest.raises(TooManyTables):
                await _new(registry, mika, address="192.0.2.1")
            one = await _new(registry, davide, address="192.0.2.1")
            with pytest.raises(TooManyHere):
                await _new(registry, davide, address="192.0.2.1")
            await registry.leave(davide.guest, one.id)
            assert one.status == "over", "in a game of two whoever leaves gives up"
            await _new(registry, davide, address="192.0.2.1")
            await _new(registry, rita, address="192.0.2.2")
            await _new(registry, rita, address="192.0.2.2")
            with pytest.raises(ServerFull):
                await _new(registry, rita, address="192.0.2.3")
            kept = await registry.store.all("SELECT * FROM tables")
            assert not any("192.0.2" in str(value) for row in kept for value in tuple(row)), "nobody's address is kept"

    asyncio.run(evening())


@pytest.mark.parametrize(
    "limits, error",
    [
        (Limits(tables_per_guest=2), TooManyTables),
        (Limits(tables_per_address=2), TooManyHere),
        (Limits(tables=2), ServerFull),
    ],
    ids=["guest", "address", "server"],
)
def test_tables_made_at_once_are_counted_one_after_the_other(
    tmp_path: Path, limits: Limits, error: type[Exception]
) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, limits=limits) as registry:
            mika = await Person.enter(registry, "Mika")
            over = await _new(registry, mika, address="192.0.2.1")
            await registry.leave(mika.guest, over.id)
            tries = [_new(registry, mika, address="192.0.2.1") for _ in range(4)]
            again = [rematch(registry, mika.guest, over.id) for _ in range(2)]
            done = await asyncio.gather(*tries, *again, return_exceptions=True)
            made = {each.id for each in done if isinstance(each, LiveTable)}
            assert len(made) == 2
            assert all(isinstance(each, error) for each in done if not isinstance(each, LiveTable)), done
            assert len(await registry.my_tables(mika.guest)) == 1 + len(made)

    asyncio.run(evening())


def test_a_network_of_addresses_counts_as_one_address(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, limits=Limits(tables_per_address=2)) as registry:
            mika = await Person.enter(registry, "Mika")
            await _new(registry, mika, address="2001:db8::1")
            await _new(registry, mika, address="2001:db8::2")
            with pytest.raises(TooManyHere):
                await _new(registry, mika, address="2001:db8::ffff:3")
            await _new(registry, mika, address="2001:db8:0:1::1")

    asyncio.run(evening())


def test_a_rematch_counts_where_the_first_game_did(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, limits=Limits(tables_per_address=1)) as registry:
            mika = await Person.enter(registry, "Mika")
            first = await _new(registry, mika, address="192.0.2.1")
            await registry.leave(mika.guest, first.id)
            await rematch(registry, mika.guest, first.id)
            with pytest.raises(TooManyHere):
                await _new(registry, mika, address="192.0.2.1")

    asyncio.run(evening())


def test_a_table_that_one_has_left_does_not_count_against_one(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, limits=Limits(tables_per_guest=1)) as registry:
            mika, davide = [await Person.enter(registry, name) for name in ("Mika", "Davide")]
            shared = await table([mika, davide], "live", "bot:random")
            with pytest.raises(TooManyTables, match="finish or leave one"):
                await _new(registry, mika)
            await registry.leave(mika.guest, shared.id)
            waiting = await _new(registry, mika, "me", "open")
            with pytest.raises(TooManyTables):
                await _new(registry, mika)
            await registry.leave(mika.guest, waiting.id)
            await _new(registry, mika)
            mika.sit_at(shared)

    asyncio.run(evening())


def test_a_series_continues_despite_the_limit_of_tables(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, limits=Limits(tables_per_guest=1, tables=1)) as registry:
            mika = await Person.enter(registry, "Mika")
            series = await create_table(
                registry, mika.guest, "kitsunedo-rematch", ["me", "me"], "slow", False, True, {}
            )
            await next_game(series)
            assert series.next is not None

    asyncio.run(evening())


def test_who_has_too_many_tables_is_told_what_helps(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", HYAKKI_LIMITS__TABLES_PER_ADDRESS="1").start()
    try:
        Client(server, "Mika").table("me", "me")
        status, said = server.call(
            "POST", "/api/tables", {"game": "kitsunedo", "seats": ["me", "me"]}, Client(server, "Davide").token
        )
        assert (status, said["error"]) == (429, "too-many-here")
        assert "your address" in said["message"]
    finally:
        server.stop()


def _turned_away(client: Client, table: str) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        client.sit_at(table)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_so_many_windows_and_watchers_and_no_more(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    few = {"HYAKKI_LIMITS__SPECTATORS": "1", "HYAKKI_LIMITS__SOCKETS_PER_GUEST": "2"}
    server = Server(tmp_path / "data", False, **few).start()
    request.addfinalizer(server.stop)
    mika, davide, rita = [Client(server, name) for name in ("Mika", "Davide", "Rita")]
    one, other = [mika.table("me", "open")["table"]["id"] for _ in range(2)]
    windows = [mika.sit_at(one), mika.sit_at(one), davide.sit_at(one)]
    assert _turned_away(mika, one) == 4429, "too many windows"
    assert _turned_away(rita, one) == 4429, "too many who watch"
    windows += [mika.sit_at(other), rita.sit_at(other)]
    for window in windows:
        assert window.asks(type="say", channel=window.state["channels"][0]["name"], text="Hello.")["type"] == "done"


def test_a_server_that_is_full_opens_no_socket(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    server = Server(tmp_path / "data", False, HYAKKI_LIMITS__SOCKETS="1").start()
    request.addfinalizer(server.stop)
    mika, davide = [Client(server, name) for name in ("Mika", "Davide")]
    id = mika.table("me", "open")["table"]["id"]
    window = mika.sit_at(id)
    assert _turned_away(davide, id) == 4429
    assert window.asks(type="say", channel="table", text="Hello.")["type"] == "done"


@pytest.mark.rule("SV-04")
def test_a_game_that_all_its_people_have_left_goes_soon(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, expiry=Expiry(left_hours=2)) as registry:
            mika, davide = [await Person.enter(registry, name) for name in ("Mika", "Davide")]
            alone = await table([mika], "live", "bot:random", "bot:random")
            shared = await table([mika, davide], "live", "bot:random")
            back = await table([mika], "live", "bot:random", "bot:random")
            for live in (alone, shared, back):
                mika.sit_at(live)
                await registry.leave(mika.guest, live.id)
                mika.drop(live)
            mika.sit_at(back)
            await until(lambda: not back.seats[0].away)
            mika.drop(back)
            assert alone.clock.stands, "nobody is there whose time could run"
            now = time.time()
            assert await registry.expire(now + HOUR) == []
            assert await registry.expire(now + 3 * HOUR) == [alone.id]
            await registry.leave(davide.guest, shared.id)
            assert await registry.expire(now + 3 * HOUR) == [shared.id]
            assert await registry.expire(now + 24 * 6 * HOUR) == [], "whoever has only dropped out finds it again"

    asyncio.run(evening())


def test_a_series_that_one_has_left_waits_longer(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path) as registry:
            mika = await Person.enter(registry, "Mika")
            seats = ["me", "bot:random", "bot:random"]
            series = await create_table(registry, mika.guest, "kitsunedo-rematch", seats, "live", False, True, {})
            await until(lambda: series.next is not None)
            await registry.leave(mika.guest, str(series.next))
            assert await registry.expire(time.time() + 24 * 6 * HOUR) == []

    asyncio.run(evening())


def test_the_clock_does_not_wait_for_a_player_who_has_left(tmp_path: Path) -> None:
    async def waiting_while_a_bot_is_asked(mika: Person) -> tuple[bool, bool]:
        """Return whether the clock waits for a player who has left, and whether the bot in her seat has not answered
        yet."""
        live = await table([mika], "live", "bot:random", "bot:random")
        mika.sit_at(live)
        assert any(each["waiting"] for each in await mika.registry.my_tables(mika.guest))
        mika.drop(live)
        await mika.registry.leave(mika.guest, live.id)
        waiting = any(each["waiting"] for each in await mika.registry.my_tables(mika.guest))
        return waiting, live.playing().asks[0].seat == 0

    async def evening() -> None:
        async with open_registry(tmp_path) as registry:
            mika, asked = await Person.enter(registry, "Mika"), False
            while not asked:
                waiting, asked = await waiting_while_a_bot_is_asked(mika)
                assert not waiting

    asyncio.run(evening())
