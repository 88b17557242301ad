"""Who sits where, and what can be wrong with a table."""

from __future__ import annotations

from typing import Any

from hyakki.core.errors import HyakkiError
from hyakki.server.storage.store import Statement

OPEN, PLAYING, OVER = "open", "playing", "over"
NO_RESULT: dict[str, Any] = {"reason": "closed", "winners": [], "ranking": [], "facts": {}}
"""Of a game under which the rules have changed and which does not go on under the new ones."""


class NotNow(HyakkiError):
    """The table is not at that point."""


class Gone(NotNow):
    """The table has been cleared away."""


class NotFound(HyakkiError):
    """There is no such table."""


class Fault(HyakkiError):
    """It is not the visitor's fault; nothing has changed."""


class Overtaken(HyakkiError):
    """Another worker was first: the table has been read again."""


class Seat:
    """Who sits here: a guest, a bot, a bot for a guest who is away, or nobody."""

    __slots__ = ("away", "bot", "drops", "guest", "name")

    def __init__(self, guest: str | None, name: str, bot: str = "", away: bool = False, drops: int = 0) -> None:
        self.guest = guest
        self.name = name
        self.bot = bot
        self.away = away
        self.drops = drops
        """How often this person's connection dropped (KI-R87)."""

    @property
    def free(self) -> bool:
        return self.guest is None and not self.bot

    def row(self, table: str, number: int) -> Statement:
        return (
            "INSERT INTO seats (table_id, seat, guest, name, bot, away, drops) VALUES (?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (table_id, seat) DO UPDATE SET guest = excluded.guest, name = excluded.name, "
            "bot = excluded.bot, away = excluded.away, drops = excluded.drops",
            (table, number, self.guest, self.name, self.bot, self.away, self.drops),
        )
