"""Rules that have changed under a game: as far as the new ones lead, the table is asked whether it goes on from there.
Nothing of what is stored changes before all have decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hyakki.core.events import SPECTATOR, Viewer
from hyakki.core.rules import Rules
from hyakki.core.save import digest
from hyakki.core.table import Table
from hyakki.server.realtime.messages import Renewal
from hyakki.server.storage.store import Statement

VOTES = -1
"""Where the other sealed answers name the number of Records before them, votes on an offer lie under this."""


class Mark(msgspec.Struct, frozen=True, array_like=True):
    """The name of the State after so many Records, as the program saw it that wrote this."""

    number: int
    digest: str

    @classmethod
    def of(cls, table: Table) -> Mark:
        return cls(len(table.records), digest(table.state, key=False, rules=False))

    def holds(self, table: Table) -> bool:
        return Mark.of(table) == self


class Offer:
    """What is put to the vote: the Records that the new rules lead through, and what is lost."""

    __slots__ = ("kept", "lost", "moves", "rules", "whole")

    def __init__(self, table: Table, bodies: Sequence[str]) -> None:
        """For a table as far as it goes under the new rules; all that was stored of it."""
        stored: list[dict[str, Any]] = [msgspec.json.decode(body) for body in bodies]
        self.kept = len(table.records)
        self.rules: Rules = table.rules
        self.moves = len({number for number, event in table.log if number and event.reaches(SPECTATOR)})
        """Those of which everybody learned: how many others there were is nobody's business."""
        self.lost = [each["seat"] for each in stored[self.kept :] if each.get("record") == "answered"]
        self.whole = self.kept == len(stored)
        drawn = sum(len(each.get("drawn", ())) + each.get("skipped", 0) for each in stored)
        table.renew(max(0, drawn - table.state.chance.n))

    def shown(self, viewer: Viewer) -> Renewal:
        return Renewal(self.moves, sum(seat in viewer.seats for seat in self.lost), self.whole)

    def taken(self, table: str) -> list[Statement]:
        """All have agreed: what the new rules do not lead to is gone."""
        rules = msgspec.json.encode(self.rules).decode()
        return [
            ("DELETE FROM records WHERE table_id = ? AND number >= ?", (table, self.kept)),
            ("UPDATE tables SET rules = ?, mark = NULL WHERE id = ?", (rules, table)),
        ]
