"""SQL statements that store a change of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hyakki.core.records import Record
from hyakki.server.storage.store import Statement

SEALED = (
    "INSERT INTO sealed VALUES (?, ?, ?, ?) ON CONFLICT (table_id, number, seat) DO UPDATE SET path = excluded.path"
)


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def update_table(table: str, **columns: Any) -> Statement:
    """Set these columns of the table's row."""
    return f"UPDATE tables SET {', '.join(f'{name} = ?' for name in columns)} WHERE id = ?", (*columns.values(), table)


def end_table(table: str, result: dict[str, Any]) -> Statement:
    """Mark the game of the table as over, with this result."""
    return update_table(table, status="over", result=as_json(result))


def add_records(table: str, records: Sequence[Record], first: int, now: float) -> list[Statement]:
    """Add these Records, of which the first has this number."""
    insert = "INSERT INTO records VALUES (?, ?, ?, ?)"
    return [(insert, (table, number, as_json(record), now)) for number, record in enumerate(records, first)]


def keep_sealed(table: str, number: int, seat: int, path: Sequence[str]) -> Statement:
    """Keep a sealed answer given after so many Records."""
    return SEALED, (table, number, seat, as_json(path))


def drop_sealed(table: str) -> Statement:
    return "DELETE FROM sealed WHERE table_id = ?", (table,)
