"""Rule upgrades: if the rules have changed under a game, its players vote on continuing from the last valid Record. The
store does not change before they have decided."""

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
"""The number under which the store holds votes on an offer, instead of the number of Records before them."""


class Mark(msgspec.Struct, frozen=True, array_like=True):
    """The digest of the State after so many Records, by the version of the program that stored it."""

    number: int
    digest: str

    @classmethod
    def of(cls, table: Table) -> Mark:
        return cls(len(table.records), digest(table.state, key=False, rules=False))

    def holds(self, table: Table) -> bool:
        return Mark.of(table) == self


class Offer:
    """The proposal that the players vote on: the Records that are still valid, and what is lost."""

    __slots__ = ("kept", "lost", "moves", "rules", "whole")

    def __init__(self, table: Table, bodies: Sequence[str]) -> None:
        """`table`: the table up to the last valid Record; `bodies`: all stored Records."""
        stored: list[dict[str, Any]] = [msgspec.json.decode(body) for body in bodies]
        self.kept = len(table.records)
        self.rules: Rules = table.rules
        self.moves = len({number for number, event in table.log if number and event.reaches(SPECTATOR)})
        """The number of public moves; the number of others stays secret."""
        self.lost = [each["seat"] for each in stored[self.kept :] if each.get("record") == "answered"]
        self.whole = self.kept == len(stored)
        drawn = sum(len(each.get("drawn", ())) + each.get("skipped", 0) for each in stored)
        table.renew(max(0, drawn - table.state.chance.n))

    def shown(self, viewer: Viewer) -> Renewal:
        return Renewal(self.moves, sum(seat in viewer.seats for seat in self.lost), self.whole)

    def taken(self, table: str) -> list[Statement]:
        """The statements that drop invalid Records, after all have agreed."""
        rules = msgspec.json.encode(self.rules).decode()
        return [
            ("DELETE FROM records WHERE table_id = ? AND number >= ?", (table, self.kept)),
            ("UPDATE tables SET rules = ?, mark = NULL WHERE id = ?", (rules, table)),
        ]
