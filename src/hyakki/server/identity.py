"""Who somebody is: a guest name and a signed secret. A recovery code brings the guest to another device."""

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
"""Twenty letters of thirty: 98 bits."""


class Guest:
    __slots__ = ("id", "name", "renewed")

    def __init__(self, id: str, name: str, renewed: int = 0) -> None:
        self.id = id
        self.name = name
        self.renewed = renewed
        """How often the token was made anew."""


class Identity:
    def __init__(self, store: Store, changed: Callable[[], None]) -> None:
        self.store = store
        self._changed = changed
        """To be called when another worker has changed something about somebody."""
        self._key = b""
        self._kept: dict[str, Guest] = {}
        """Those who have been here since visits were last noted."""

    async def open(self) -> None:
        """The server's own key: made once, kept in the store."""
        row = await self.store.one("SELECT value FROM secrets WHERE name = 'identity'")
        if row is None:
            await self.store.write(
                ("INSERT INTO secrets VALUES ('identity', ?) ON CONFLICT DO NOTHING", (secrets.token_bytes(KEY_BYTES),))
            )
            row = await self.store.one("SELECT value FROM secrets WHERE name = 'identity'")
        assert row is not None
        self._key = row["value"]

    async def create(self, name: str) -> tuple[Guest, str, str]:
        """A new guest, its token and its recovery code: each is shown once and kept by nobody here."""
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

    async def renew(self, guest: Guest) -> tuple[str, str] | None:
        """Another token and another recovery code; those from before are worth nothing. Of two who ask at once, one
        gets none."""
        code = new_code()
        hashed, again = self._hash(code), Guest(guest.id, guest.name, guest.renewed + 1)
        update = "UPDATE guests SET recovery = ?, renewed = ? WHERE id = ? AND renewed = ?"
        await self.store.write((update, (hashed, again.renewed, guest.id, guest.renewed)))
        self._kept.pop(guest.id, None)
        if await self.store.one("SELECT 1 FROM guests WHERE recovery = ?", hashed) is None:
            return None
        return self.token(again), code

    async def all_renewed(self) -> dict[str, int]:
        """How often, of those who ever did."""
        rows = await self.store.all("SELECT id, renewed FROM guests WHERE renewed > 0")
        return {row["id"]: row["renewed"] for row in rows}

    async def rename(self, guest: Guest, name: str) -> None:
        await self.store.write(("UPDATE guests SET name = ? WHERE id = ?", (name, guest.id)))
        for known in (guest, self._kept.get(guest.id, guest)):
            known.name = name

    async def note_visits(self, now: float) -> None:
        ids, self._kept = list(self._kept), {}
        if ids:
            visits = [("UPDATE guests SET seen = ? WHERE id = ?", (now, id)) for id in sorted(ids)]
            await asyncio.gather(*map(self.store.write, visits))

    def token(self, guest: Guest) -> str:
        named = f"{guest.id}.{guest.renewed}" if guest.renewed else guest.id
        return f"{named}.{self._sign(named)}"

    async def read(self, token: str) -> Guest | None:
        """The guest this token was made for, if it was made here and is the latest."""
        named, _, signature = token.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(named).encode()):
            return None
        id, _, renewed = named.partition(".")
        guest = await self._known(id)
        return guest if guest is not None and guest.renewed == int(renewed or 0) else None

    async def _known(self, id: str) -> Guest | None:
        """From the store, where other workers may have changed something."""
        if id in self._kept and not self.store.counts:
            return self._kept[id]
        row = await self.store.one("SELECT id, name, renewed FROM guests WHERE id = ?", id)
        if row is None:
            return None
        guest = self._kept.setdefault(id, Guest(row["id"], row["name"]))
        guest.name, guest.renewed = row["name"], row["renewed"]
        return guest

    def forget(self, id: str) -> None:
        """Somebody of whom another worker knows better."""
        self._kept.pop(id, None)
        self._changed()

    def mark_of(self, address: str) -> str:
        """By which an address is known again, and cannot be read."""
        return hmac.new(self._key, b"address " + address.encode(), sha256).hexdigest()[:24]

    def fingerprint(self) -> str:
        """By which workers know that they are of the same server; it gives nothing away."""
        return hmac.new(self._key, b"house", sha256).hexdigest()[:12]

    def _sign(self, id: str) -> str:
        return hmac.new(self._key, b"token " + id.encode(), sha256).hexdigest()

    def _hash(self, code: str) -> bytes:
        plain = "".join(code.upper().replace("-", " ").split())
        return hmac.new(self._key, b"recovery " + plain.encode(), sha256).digest()


def new_code() -> str:
    parts = ("".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_PART)) for _ in range(CODE_PARTS))
    return "-".join(parts)
