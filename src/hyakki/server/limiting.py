"""How many tables there may be: of one guest, from one address, in the house."""

from __future__ import annotations

from ipaddress import ip_address, ip_network

from hyakki.core.errors import HyakkiError
from hyakki.server.settings import Limits
from hyakki.server.store import Store

NEIGHBOURS = 64
"""Bits of an IPv6 address by which its network is known: whoever has one of them has all the rest."""


class TooMuch(HyakkiError):
    """A limit of the house has been reached: a moment later it may be otherwise."""


class TooMany(TooMuch):
    """There are so many already that waiting a moment does not help."""


class TooManyTables(TooMany):
    """Of one guest."""


class TooManyHere(TooMany):
    """From one address."""


class HouseFull(TooMany):
    """Of all together."""


OWN = (
    "SELECT count(*) FROM tables t WHERE host = ? AND status != 'over' "
    "AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.guest = t.host AND s.away = 1) "
    "AND (status = 'playing' OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.guest IS NOT NULL))"
)
"""Not those that one has left."""
FROM_HERE = "SELECT count(*) FROM tables WHERE made_from = ? AND status != 'over'"
ALL = "SELECT count(*) FROM tables WHERE status IN ('open', 'playing')"


async def check_number(store: Store, limits: Limits, guest: str, made_from: str) -> None:
    """Whether there may be one more."""

    async def count(query: str, *args: str) -> int:
        (found,) = await store.one(query, *args) or (0,)
        return int(found)

    if await count(OWN, guest) >= limits.tables_per_guest:
        raise TooManyTables(f"you have {limits.tables_per_guest} tables already: finish or leave one first")
    if made_from and await count(FROM_HERE, made_from) >= limits.tables_per_address:
        raise TooManyHere("there are too many tables from your address already: finish one, or come back in an hour")
    if await count(ALL) >= limits.tables:
        raise HouseFull("all tables of this house are taken: come back later")


def network_of(address: str) -> str:
    """What counts as one address."""
    try:
        if ip_address(address).version == 6:
            return str(ip_network((address, NEIGHBOURS), strict=False))
    except ValueError:
        pass
    return address
