"""The store in PostgreSQL: its promises, and the errors at the start."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from hyakki.core.errors import BadContent, HyakkiError
from hyakki.server.errors import Conflict
from hyakki.server.storage.postgresql import PostgresStore
from hyakki.server.storage.store import Statement, migrations
from tests.server.services import Postgres

ADD = "INSERT INTO secrets VALUES (?, ?)"
TABLE = (
    "INSERT INTO tables (id, game, seats, rules, options, key, invite, host, pace, listed, spectators, status, "
    "created, touched) VALUES (?, 'kitsunedo', 2, '', '', '', '', '', 'slow', ?, ?, 'open', 0, 0)"
)


def record(table: str, number: int) -> Statement:
    return ("INSERT INTO records VALUES (?, ?, '', 0)", (table, number))


def test_writes_share_a_commit_and_one_that_fails_is_undone_alone(postgres: Postgres) -> None:
    address = postgres.database()

    async def evening() -> None:
        store = await PostgresStore.open(address, shared=False)
        good = [store.write((ADD, (f"n{i}", b""))) for i in range(200)]
        twice = store.write((ADD, ("half", b"")), (ADD, ("n0", b"")))
        *said, conflict = await asyncio.gather(*good, twice, return_exceptions=True)
        assert said == [None] * 200 and isinstance(conflict, Conflict)
        await asyncio.gather(*(store.write((ADD, (f"m{i}", b""))) for i in range(200)))
        assert store.commits < 210, "the second two hundred went together"
        names = {row["name"] for row in await store.all("SELECT name FROM secrets")}
        assert len(names) == 400 and "half" not in names
        await store.close()

    asyncio.run(evening())


def test_of_two_workers_one_makes_the_next_change(postgres: Postgres) -> None:
    address = postgres.database()

    async def evening() -> None:
        one, other = [await PostgresStore.open(address, shared=True) for _ in range(2)]
        await one.write(*((TABLE, (id, True, False)) for id in ("a", "b")))
        for number in range(30):
            writes = [store.write(record("a", number), seen=("a", number)) for store in (one, other)]
            said = await asyncio.gather(*writes, return_exceptions=True)
            assert {type(each) for each in said} == {Conflict, type(None)}
        await other.write(record("b", 0), seen=("b", 0))
        with pytest.raises(Conflict):
            await one.write(("UPDATE tables SET host = 'x' WHERE id = ?", ("b",)), seen=("b", 0))
        rows, (b,) = await one.together(
            ("SELECT id FROM tables WHERE changes = ?", (30,)),
            ("SELECT host, changes FROM tables WHERE id = ?", ("b",)),
        )
        assert [row["id"] for row in rows] == ["a"] and tuple(b) == ("", 1)
        with pytest.raises(Conflict):
            await one.write(record("nowhere", 0), seen=("nowhere", 0))
        assert await one.all("SELECT id FROM tables WHERE id = ?", "\0") == []
        await one.close()
        await other.close()

    asyncio.run(evening())


def test_a_database_is_for_one_deployment(postgres: Postgres) -> None:
    address = postgres.database()

    async def evening() -> None:
        first = await PostgresStore.open(address, shared=False)
        for shared in (False, True):
            with pytest.raises(BadContent, match="already"):
                await PostgresStore.open(address, shared=shared)
        await first.close()
        newer = migrations()[-1][0] + 1
        await first_statement(address, f"INSERT INTO store_version VALUES ({newer})")
        with pytest.raises(HyakkiError, match=f"of version {newer}"):
            await PostgresStore.open(address, shared=True)

    async def first_statement(address: str, query: str) -> None:
        store = await PostgresStore.open(address, shared=True)
        await store.write((query, ()))
        await store.close()

    asyncio.run(evening())


@pytest.mark.parametrize(
    "options, said",
    [
        (["--broker", "redis://127.0.0.1:1"], "--database"),
        (["--database", "mysql://127.0.0.1/x"], "postgres"),
        (["--database", "postgresql://hyakki@127.0.0.1:1/x"], "cannot be used"),
        (["--database", "DATABASE", "--broker", "redis://127.0.0.1:1"], "--broker: cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_at_the_start(
    tmp_path: Path, postgres: Postgres, options: list[str], said: str
) -> None:
    given = [postgres.database() if option == "DATABASE" else option for option in options]
    command = [sys.executable, "-m", "hyakki.cli", "serve", "--data", str(tmp_path), "--port", "1", *given]
    done = subprocess.run(command, capture_output=True, check=False, timeout=120)
    assert done.returncode != 0
    told = " ".join(done.stderr.decode().split())
    assert said in told and "Traceback" not in told


def test_a_copy_of_a_database_is_left_to_its_own_programs(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text('database = "postgresql://127.0.0.1/x"\n', encoding="utf-8")
    for what in ("backup", "restore"):
        command = [sys.executable, "-m", "hyakki.cli", what, str(tmp_path / "copy"), "--settings", str(settings)]
        done = subprocess.run(command, capture_output=True, check=False, timeout=120)
        assert done.returncode != 0 and b"pg_dump" in done.stderr
