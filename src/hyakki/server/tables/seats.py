"""The seats of a table: who sits where, and under which name. Names at one table differ."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import chain, count
from random import Random
from typing import Any

from hyakki.bots import bot_of
from hyakki.core.errors import Malformed
from hyakki.core.names import BOT_NAMES, clean_name, folded, readable
from hyakki.server.identity import Guest
from hyakki.server.storage.store import Statement

OPEN, PLAYING, OVER = "open", "playing", "over"
NO_RESULT: dict[str, Any] = {"reason": "closed", "winners": [], "ranking": [], "facts": {}}
"""The result of a game that was closed because its rules have changed."""


class Seat:
    """A seat: it holds a guest, a bot, a bot for a guest who is away, or no player."""

    __slots__ = ("away", "bot", "drops", "guest", "hints", "name")

    def __init__(
        self, guest: str | None, name: str, bot: str = "", away: bool = False, drops: int = 0, hints: int = 0
    ) -> None:
        self.guest = guest
        self.name = name
        self.bot = bot
        self.away = away
        self.drops = drops
        """The number of times that this player's connection dropped (SV-01)."""
        self.hints = hints
        """The number of hints that this player has had."""

    @property
    def free(self) -> bool:
        return self.guest is None and not self.bot

    def row(self, table: str, number: int) -> Statement:
        """The statement that stores this seat."""
        return (
            "INSERT INTO seats (table_id, seat, guest, name, bot, away, drops, hints) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (table_id, seat) DO UPDATE SET guest = excluded.guest, name = excluded.name, "
            "bot = excluded.bot, away = excluded.away, drops = excluded.drops, hints = excluded.hints",
            (table, number, self.guest, self.name, self.bot, self.away, self.drops, self.hints),
        )


def first_seats(guest: Guest, seats: Sequence[str], longest: int) -> list[Seat]:
    """The seats of a new table. `longest`: letters of a name."""
    free = [name for name in BOT_NAMES if name != guest.name]
    names = iter(Random(secrets.token_hex(8)).sample(free, len(free)))
    taken: list[Seat] = []
    for said in seats:
        word, _, more = said.partition(":")
        if word == "me":
            name = clean_name(more, longest) if more else guest.name
            taken.append(Seat(guest.id, distinct(name, taken, longest)))
        elif said == "open":
            taken.append(Seat(None, ""))
        elif word == "bot":
            taken.append(Seat(None, next(names), bot_of(more or "judgement").name))
        else:
            raise Malformed(f"a seat is me, me:NAME, open or bot:NAME, not {said!r}")
    return taken


def distinct(name: str, others: Sequence[Seat], longest: int) -> str:
    """The name, with a number behind it if another seat at the table has it."""
    used = {folded(seat.name) for seat in others}
    numbered = (f"{readable(name[: longest - len(str(number)) - 1])} {number}" for number in count(2))
    return next(each for each in chain([name], numbered) if folded(each) not in used)


def is_called(seat: Seat, name: str) -> bool:
    """Whether the seat has this name, with or without a number behind it."""
    return seat.name == name or (seat.name.startswith(f"{name} ") and seat.name[len(name) + 1 :].isdigit())


def bot_seat(others: Sequence[Seat], bot: str) -> Seat:
    """Return a seat for this bot, under a name that no other seat has."""
    taken = {seat.name for seat in others}
    return Seat(None, secrets.choice([name for name in BOT_NAMES if name not in taken]), bot_of(bot).name)
