"""The store: versions, group commit, writes that fail, backups."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from hyakki.core.errors import BadContent, HyakkiError
from hyakki.server.errors import Conflict, Unwritable
from hyakki.server.storage.backup import backup_store, restore_store
from hyakki.server.storage.sqlite import SqliteStore, migrate
from hyakki.server.storage.store import STORE, Store, migrations
from tests.server.in_process import Person, open_registry, stored, table

ADD = "INSERT INTO secrets VALUES (?, ?)"


def test_a_store_of_version_1_opens_with_all_that_is_in_it(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    old = sqlite3.connect(file)
    migrate(old, lambda: migrations()[:1])
    old.execute("INSERT INTO secrets VALUES ('identity', x'00')")
    old.execute(
        "INSERT INTO tables VALUES ('t', 'kitsunedo', 2, '{}', '{}', x'00', 'i', 'g', 'live', 0, 1, 'open', "
        "NULL, NULL, NULL, 1, 1)"
    )
    old.execute("INSERT INTO seats VALUES ('t', 0, 'g', 'Mika', '', 0)")
    old.commit()
    old.close()
    store = SqliteStore(file)
    row = asyncio.run(store.one("SELECT t.clock, s.drops, s.name FROM tables t JOIN seats s ON s.table_id = t.id"))
    assert row is not None and tuple(row) == (None, 0, "Mika")
    store.shut()


def _as_version_1_kept_it(file: Path, old: Path) -> None:
    """All that version 1 knew of."""
    with closing(sqlite3.connect(old)) as db:
        migrate(db, lambda: migrations()[:1])
        db.execute("ATTACH ? AS now", (str(file),))
        tables = [name for (name,) in db.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'")]
        for name in tables:
            columns = ", ".join(row[1] for row in db.execute(f"PRAGMA main.table_info({name})"))
            db.execute(f"INSERT INTO main.{name} SELECT {columns} FROM now.{name}")
        db.commit()


def test_a_game_that_version_1_has_stored_goes_on(tmp_path: Path) -> None:
    async def then() -> tuple[str, str, str, object]:
        async with open_registry(tmp_path / "now") as registry:
            guest, token, code = await registry.identity.create("Mika")
            mika = Person(registry, guest)
            live = await table([mika], "slow", "me", "me")
            await mika.answers(live, 0, "end")
            return live.id, token, code, live.playing().sent(live.viewer_of(guest.id))

    async def today(id: str, token: str, code: str, before: object) -> None:
        async with open_registry(tmp_path / "then") as registry:
            guest = await registry.identity.read(token)
            assert guest is not None and await registry.identity.recover(code) is not None
            live = await registry.live(id)
            assert live.playing().sent(live.viewer_of(guest.id)) == before
            mika = Person(registry, guest)
            mika.sit_at(live)
            await mika.answers(live, 0, "done")
            assert len(stored(registry, live)) == len(live.playing().records)
            assert await registry.rotate(guest) is not None

    left = asyncio.run(then())
    (tmp_path / "then").mkdir()
    _as_version_1_kept_it(tmp_path / "now" / STORE, tmp_path / "then" / STORE)
    asyncio.run(today(*left))


def test_a_newer_store_is_refused_by_name(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "s.sqlite").shut()
    with sqlite3.connect(tmp_path / "s.sqlite") as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(HyakkiError, match="version 99"):
        SqliteStore(tmp_path / "s.sqlite")


def test_half_a_migration_is_none(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "s.sqlite", isolation_level=None)
    migrate(db)
    before = db.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall()
    newest = migrations()[-1][0]
    broken = (
        newest + 1,
        "CREATE TABLE more (id TEXT); INSERT INTO secrets VALUES ('a', x'00'); CREATE TABLE secrets (x);",
    )
    with pytest.raises(HyakkiError, match=f"stays at version {newest}"):
        migrate(db, lambda: [*migrations(), broken])
    assert not db.in_transaction
    assert db.execute("PRAGMA user_version").fetchone() == (newest,)
    assert db.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall() == before
    assert db.execute("SELECT count(*) FROM secrets").fetchone() == (0,)
    db.close()


def test_writes_share_a_commit_and_one_that_fails_is_undone_alone(tmp_path: Path) -> None:
    async def write_all(store: Store) -> list[object]:
        good = [store.write((ADD, (f"n{i}", b""))) for i in range(200)]
        twice = store.write((ADD, ("half", b"")), (ADD, ("n0", b"")))
        nonsense = store.write((ADD, ("odd", 1 << 80)))
        return await asyncio.gather(*good, twice, nonsense, return_exceptions=True)

    store = SqliteStore(tmp_path / "s.sqlite")
    *good, twice, nonsense = asyncio.run(write_all(store))
    assert good == [None] * 200
    assert isinstance(twice, Conflict)
    assert isinstance(nonsense, OverflowError)
    assert store.commits < 20
    names = {row["name"] for row in asyncio.run(store.all("SELECT name FROM secrets"))}
    assert names == {f"n{i}" for i in range(200)}
    store.shut()


def test_a_full_disk_fails_the_write_and_the_store_goes_on(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "s.sqlite")
    (pages,) = store._writer.execute("PRAGMA page_count").fetchone()
    store._writer.execute(f"PRAGMA max_page_count = {pages + 4}")
    with pytest.raises(Unwritable):
        asyncio.run(store.write((ADD, ("big", b"x" * 200_000))))
    store._writer.execute("PRAGMA max_page_count = 1000000")
    asyncio.run(store.write((ADD, ("small", b""))))
    assert [row["name"] for row in asyncio.run(store.all("SELECT name FROM secrets"))] == ["small"]
    store.shut()


def test_a_copy_is_taken_while_the_server_is_open_and_put_back(tmp_path: Path) -> None:
    file, copy = tmp_path / "s.sqlite", tmp_path / "copy"
    store = SqliteStore(file)
    asyncio.run(store.write((ADD, ("one", b""))))
    backup_store(file, copy)
    asyncio.run(store.write((ADD, ("two", b""))))
    with pytest.raises(BadContent, match="exists already"):
        backup_store(file, copy)
    store.shut()
    (aside,) = restore_store(copy, file)
    for place, names in ((file, ["one"]), (aside, ["one", "two"])):
        again = SqliteStore(place)
        assert [row["name"] for row in asyncio.run(again.all("SELECT name FROM secrets ORDER BY name"))] == names
        again.shut()
    with pytest.raises(BadContent):
        restore_store(tmp_path / "nowhere", file)
    (tmp_path / "noise").write_bytes(b"noise" * 1000)
    with pytest.raises(BadContent, match="not a store"):
        restore_store(tmp_path / "noise", file)


def test_a_copy_holds_what_people_have_reported(tmp_path: Path) -> None:
    file, copy, reports = tmp_path / "s.sqlite", tmp_path / "copy", tmp_path / "reports"
    SqliteStore(file).shut()
    reports.mkdir()
    (reports / "one.json").write_text("1", encoding="utf-8")
    os.utime(reports / "one.json", (1000, 1000))
    backup_store(file, copy)
    (reports / "two.json").write_text("2", encoding="utf-8")
    store_aside, reports_aside = restore_store(copy, file)
    assert [each.name for each in reports.iterdir()] == ["one.json"]
    one = reports / "one.json"
    assert one.read_text(encoding="utf-8") == "1"
    assert one.stat().st_mtime == 1000, "it goes by rule when it would have gone"
    assert one.stat().st_mode & 0o077 == 0, "it is for those who run the server alone"
    assert sorted(each.name for each in reports_aside.iterdir()) == ["one.json", "two.json"]
    SqliteStore(file).shut()
    again = restore_store(store_aside, file)
    assert len(again) == 1 and one.is_file(), "a copy without any leaves those that are there"


def test_a_data_folder_is_for_one_server_at_a_time(tmp_path: Path) -> None:
    file, copy = tmp_path / "s.sqlite", tmp_path / "copy"
    first = SqliteStore(file)
    backup_store(file, copy)
    with pytest.raises(BadContent, match="running on this data folder already"):
        SqliteStore(file)
    with pytest.raises(BadContent, match="running on this data folder already"):
        restore_store(copy, file)
    first.shut()
    SqliteStore(file).shut()
    restore_store(copy, file)
