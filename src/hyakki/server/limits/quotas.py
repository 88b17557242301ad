"""How many tables there may be: of one guest, from one address, in the server."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import NamedTuple

from hyakki.core.errors import HyakkiError
from hyakki.server.settings import Limits
from hyakki.server.storage.store import Statement, Store

NEIGHBOURS = 64
"""Bits of an IPv6 address by which its network is known: whoever has one of them has all the rest."""


class TooMuch(HyakkiError):
    """A limit of the server has been reached: a moment later it may be otherwise."""


class TooMany(TooMuch):
    """There are so many already that waiting a moment does not help."""


class TooManyTables(TooMany):
    """Of one guest."""


class TooManyHere(TooMany):
    """From one address."""


class ServerFull(TooMany):
    """Of all together."""


OWN = (
    "SELECT count(*) FROM tables t WHERE host = ? AND status != 'over' "
    "AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.guest = t.host AND s.away = 1) "
    "AND (status = 'playing' OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.guest IS NOT NULL) "
    "OR NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id))"
)
"""Not those that one has left; one that is being stored has no seats yet."""
FROM_HERE = "SELECT count(*) FROM tables WHERE made_from = ? AND status != 'over'"
ALL = "SELECT count(*) FROM tables WHERE status IN ('open', 'playing')"


ONE_AFTER_THE_OTHER: Statement = ("UPDATE secrets SET value = value WHERE name = 'identity'", ())
"""Before what counts tables and adds one: other workers that do the same wait here until this is stored."""


class Limit(NamedTuple):
    query: str
    of: tuple[str, ...]
    most: int
    error: TooMany


def limits_on(limits: Limits, guest: str, made_from: str) -> list[Limit]:
    """All that one more table of this guest would count for."""
    own = TooManyTables(f"you have {limits.tables_per_guest} tables already: finish or leave one first")
    here = TooManyHere("there are too many tables from your address already: finish one, or come back in an hour")
    full = ServerFull("all tables of this server are taken: come back later")
    return [
        Limit(OWN, (guest,), limits.tables_per_guest, own),
        *([Limit(FROM_HERE, (made_from,), limits.tables_per_address, here)] if made_from else []),
        Limit(ALL, (), limits.tables, full),
    ]


async def check_number(store: Store, limits: Sequence[Limit]) -> None:
    """Whether there may be one more."""
    for limit in limits:
        (found,) = await store.one(limit.query, *limit.of) or (0,)
        if found >= limit.most:
            raise limit.error


def while_there_may_be(limits: Sequence[Limit]) -> Statement:
    """The same as a condition in what adds a table: of several at once none is too many."""
    conditions = [f"({limit.query}) < ?" for limit in limits]
    return " AND ".join(conditions) or "1 = 1", [arg for limit in limits for arg in (*limit.of, limit.most)]


def network_of(address: str) -> str:
    """What counts as one address."""
    try:
        if ip_address(address).version == 6:
            return str(ip_network((address, NEIGHBOURS), strict=False))
    except ValueError:
        pass
    return address
