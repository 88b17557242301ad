"""Quotas of tables: for each guest, for each address, for the whole deployment."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import NamedTuple

from hyakki.server.errors import ServerFull, TooMany, TooManyHere, TooManyTables
from hyakki.server.settings import Limits
from hyakki.server.storage.store import Statement, Store

NEIGHBOURS = 64
"""Bits of an IPv6 address that name its network; one user controls all addresses in it."""


OWN = (
    "SELECT count(*) FROM tables t WHERE host = ? AND status != 'over' "
    "AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.guest = t.host AND s.away = 1) "
    "AND (status = 'playing' OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.guest IS NOT NULL) "
    "OR NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id))"
)
"""Tables that the guest hosts and has not left. A table that is being stored has no seats yet."""
FROM_HERE = "SELECT count(*) FROM tables WHERE made_from = ? AND status != 'over'"
ALL = "SELECT count(*) FROM tables WHERE status IN ('open', 'playing')"


SERIALIZE: Statement = ("UPDATE secrets SET value = value WHERE name = 'identity'", ())
"""The statement that locks a row, so that workers count and add tables one after the other."""


class Limit(NamedTuple):
    """A quota: the query that counts, the most it may find, and the error if it is used up."""

    query: str
    of: tuple[str, ...]
    most: int
    error: TooMany


def quotas_of(limits: Limits, guest: str, made_from: str) -> list[Limit]:
    """The quotas that one more table of this guest counts for."""
    own = TooManyTables(f"you have {limits.tables_per_guest} tables already: finish or leave one first")
    here = TooManyHere("your address has too many tables: finish one, or try again in an hour")
    full = ServerFull("all tables of this server are taken: try again later")
    return [
        Limit(OWN, (guest,), limits.tables_per_guest, own),
        *([Limit(FROM_HERE, (made_from,), limits.tables_per_address, here)] if made_from else []),
        Limit(ALL, (), limits.tables, full),
    ]


async def check_quotas(store: Store, limits: Sequence[Limit]) -> None:
    """Raise the error of the first quota that is used up."""
    for limit in limits:
        (found,) = await store.one(limit.query, *limit.of) or (0,)
        if found >= limit.most:
            raise limit.error


def quota_condition(limits: Sequence[Limit]) -> Statement:
    """The same check as an SQL condition of the INSERT, so that concurrent requests cannot exceed a quota."""
    conditions = [f"({limit.query}) < ?" for limit in limits]
    return " AND ".join(conditions) or "1 = 1", [arg for limit in limits for arg in (*limit.of, limit.most)]


def network_of(address: str) -> str:
    """Return the unit that counts as one address: an IPv4 address, or an IPv6 network."""
    try:
        if ip_address(address).version == 6:
            return str(ip_network((address, NEIGHBOURS), strict=False))
    except ValueError:
        pass
    return address
