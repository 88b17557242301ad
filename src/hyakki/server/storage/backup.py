"""Backup and restore: one file that holds the store and the bug reports."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from hyakki.core.errors import BadContent
from hyakki.server.ops.reports import FOLDER
from hyakki.server.storage.sqlite import (
    PRIVATE_FILE,
    PRIVATE_FOLDER,
    check_whole,
    connect,
    keep_private,
    make_folder,
    take,
)

REPORTS = "CREATE TABLE kept_reports (name TEXT PRIMARY KEY, written REAL NOT NULL, body BLOB NOT NULL)"


def backup_store(store: Path, file: Path) -> None:
    """Write a backup; the server may be running."""
    if not store.is_file():
        raise BadContent(str(store), "holds no store")
    if file.exists():
        raise BadContent(str(file), "exists already: choose another name")
    try:
        _copy(store, file)
        check_whole(file)
        _pack_reports(store.parent / FOLDER, file)
    except BadContent:
        file.unlink(missing_ok=True)
        check_whole(store)
        raise
    except (OSError, sqlite3.DatabaseError) as error:  # an incomplete backup is worse than none
        file.unlink(missing_ok=True)
        raise BadContent(str(file), f"writing the backup failed: {error}") from None


def restore_store(file: Path, store: Path) -> list[Path]:
    """Replace the store and the reports by a backup; return where the old ones were moved."""
    _check_whole(file)
    make_folder(store.parent)
    lock = take(store)
    aside: list[Path] = []
    now = int(time.time())
    try:
        if store.exists():
            aside.append(store.with_name(f"{store.name}.{now}"))
            for suffix in ("", "-wal", "-shm"):  # moved without reading: it may be damaged
                with suppress(FileNotFoundError):
                    Path(f"{store}{suffix}").rename(f"{aside[0]}{suffix}")
        keep_private(store)
        shutil.copyfile(file, store)
        aside += _unpack_reports(store, store.parent / FOLDER, now)
        return aside
    finally:
        lock.close()


def _copy(store: Path, file: Path) -> None:
    with closing(connect(store)) as source:
        keep_private(file)
        with closing(sqlite3.connect(file)) as target:
            source.backup(target)


def _pack_reports(folder: Path, file: Path) -> None:
    with closing(sqlite3.connect(file)) as copy, copy:
        copy.execute("DROP TABLE IF EXISTS kept_reports")  # the store may have been restored from a backup
        copy.execute(REPORTS)
        for report in sorted(folder.glob("*.json")):
            try:
                row = (report.name, report.stat().st_mtime, report.read_bytes())
            except FileNotFoundError:  # it has just expired
                continue
            copy.execute("INSERT INTO kept_reports VALUES (?, ?, ?)", row)


def _unpack_reports(store: Path, folder: Path, now: int) -> list[Path]:
    """Replace the reports; a backup of an older version holds none and leaves the existing ones."""
    with closing(sqlite3.connect(store)) as copy, copy:
        if copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'kept_reports'").fetchone() is None:
            return []
        aside = []
        if folder.is_dir():
            aside = [folder.with_name(f"{folder.name}.{now}")]
            folder.rename(aside[0])
        folder.mkdir(mode=PRIVATE_FOLDER)
        for name, written, body in copy.execute("SELECT name, written, body FROM kept_reports"):
            place = folder / Path(name).name
            with os.fdopen(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE), "wb") as report:
                report.write(body)
            os.utime(place, (written, written))
        copy.execute("DROP TABLE kept_reports")
        return aside


def _check_whole(file: Path) -> None:
    if not file.is_file():
        raise BadContent(str(file), "no such file")
    try:
        with closing(sqlite3.connect(file)) as copy:
            (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
            copy.execute("SELECT count(*) FROM tables")
    except sqlite3.DatabaseError as error:
        raise BadContent(str(file), f"is not a store: {error}") from None
    if verdict != "ok":
        raise BadContent(str(file), f"is damaged: {verdict}")
