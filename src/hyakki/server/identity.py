"""Guests: a name and a signed token. A recovery code signs a guest in on another device."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import Callable
from hashlib import sha256

from hyakki.server.storage.store import Store

KEY_BYTES = 32
CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
CODE_PARTS, CODE_PART = 4, 5
"""Twenty letters out of thirty: 98 bits."""


class Guest:
    """A user without a password."""

    __slots__ = ("id", "name", "rotations")

    def __init__(self, id: str, name: str, rotations: int = 0) -> None:
        self.id = id
        self.name = name
        self.rotations = rotations
        """The number of times that the token was rotated."""


class Identity:
    """Creates guests, signs their tokens and checks them."""

    def __init__(self, store: Store, changed: Callable[[], None]) -> None:
        self.store = store
        self._changed = changed
        """Called when another worker has changed a guest."""
        self._key = b""
        self._kept: dict[str, Guest] = {}
        """Guests seen since visits were last stored."""

    async def open(self) -> None:
        """Read the signing key from the store; the first start creates it."""
        row = await self.store.one("SELECT value FROM secrets WHERE name = 'identity'")
        if row is None:
            await self.store.write(
                ("INSERT INTO secrets VALUES ('identity', ?) ON CONFLICT DO NOTHING", (secrets.token_bytes(KEY_BYTES),))
            )
            row = await self.store.one("SELECT value FROM secrets WHERE name = 'identity'")
        assert row is not None
        self._key = row["value"]

    async def create(self, name: str) -> tuple[Guest, str, str]:
        """Create a guest; return it with its token and recovery code, neither of which the server keeps."""
        guest = Guest(secrets.token_urlsafe(12), name)
        code, now = new_code(), time.time()
        await self.store.write(
            (
                "INSERT INTO guests (id, name, recovery, created, seen) VALUES (?, ?, ?, ?, ?)",
                (guest.id, name, self._hash(code), now, now),
            )
        )
        return guest, self.token(guest), code

    async def recover(self, code: str) -> tuple[Guest, str] | None:
        row = await self.store.one("SELECT id, name, renewed FROM guests WHERE recovery = ?", self._hash(code))
        if row is None:
            return None
        guest = self._kept[row["id"]] = Guest(row["id"], row["name"], row["renewed"])
        return guest, self.token(guest)

    async def rotate(self, guest: Guest) -> tuple[str, str] | None:
        """Replace the token and the recovery code; the old ones become invalid. Of two requests at once, one gets
        None."""
        code = new_code()
        hashed, again = self._hash(code), Guest(guest.id, guest.name, guest.rotations + 1)
        update = "UPDATE guests SET recovery = ?, renewed = ? WHERE id = ? AND renewed = ?"
        await self.store.write((update, (hashed, again.rotations, guest.id, guest.rotations)))
        self._kept.pop(guest.id, None)
        if await self.store.one("SELECT 1 FROM guests WHERE recovery = ?", hashed) is None:
            return None
        return self.token(again), code

    async def all_rotations(self) -> dict[str, int]:
        """The number of rotations of each guest who has rotated the token."""
        rows = await self.store.all("SELECT id, renewed FROM guests WHERE renewed > 0")
        return {row["id"]: row["renewed"] for row in rows}

    async def rename(self, guest: Guest, name: str) -> None:
        await self.store.write(("UPDATE guests SET name = ? WHERE id = ?", (name, guest.id)))
        for known in (guest, self._kept.get(guest.id, guest)):
            known.name = name

    async def store_visits(self, now: float) -> None:
        ids, self._kept = list(self._kept), {}
        if ids:
            visits = [("UPDATE guests SET seen = ? WHERE id = ?", (now, id)) for id in sorted(ids)]
            await asyncio.gather(*map(self.store.write, visits))

    def token(self, guest: Guest) -> str:
        named = f"{guest.id}.{guest.rotations}" if guest.rotations else guest.id
        return f"{named}.{self._sign(named)}"

    async def read(self, token: str) -> Guest | None:
        """The guest of this token, if this deployment signed it and it has not been rotated since."""
        named, _, signature = token.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(named).encode()):
            return None
        id, _, renewed = named.partition(".")
        guest = await self._known(id)
        return guest if guest is not None and guest.rotations == int(renewed or 0) else None

    async def _known(self, id: str) -> Guest | None:
        """The guest with this id; from the store, if other workers may have changed it."""
        if id in self._kept and not self.store.counts:
            return self._kept[id]
        row = await self.store.one("SELECT id, name, renewed FROM guests WHERE id = ?", id)
        if row is None:
            return None
        guest = self._kept.setdefault(id, Guest(row["id"], row["name"]))
        guest.name, guest.rotations = row["name"], row["renewed"]
        return guest

    def forget(self, id: str) -> None:
        """Drop a cached guest that another worker has changed."""
        self._kept.pop(id, None)
        self._changed()

    def mark_of(self, address: str) -> str:
        """A keyed hash by which an address can be recognised but not read."""
        return hmac.new(self._key, b"address " + address.encode(), sha256).hexdigest()[:24]

    def fingerprint(self) -> str:
        """A keyed hash that is the same for all workers of a deployment."""
        return hmac.new(self._key, b"deployment", sha256).hexdigest()[:12]

    def _sign(self, id: str) -> str:
        return hmac.new(self._key, b"token " + id.encode(), sha256).hexdigest()

    def _hash(self, code: str) -> bytes:
        plain = "".join(code.upper().replace("-", " ").split())
        return hmac.new(self._key, b"recovery " + plain.encode(), sha256).digest()


def new_code() -> str:
    parts = ("".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_PART)) for _ in range(CODE_PARTS))
    return "-".join(parts)
