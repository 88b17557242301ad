"""Who sits where when a table is made, and under which name: those at one table are told apart."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import chain, count
from random import Random

from hyakki.bots import bot_of
from hyakki.core.errors import Malformed
from hyakki.core.names import clean_name, folded, readable
from hyakki.server.identity import Guest
from hyakki.server.tables.seats import Seat

BOT_NAMES = ("Yuki", "Ren", "Hana", "Sora", "Aoi", "Kaito", "Mei", "Haru", "Emi", "Kenji", "Nao", "Rin")


def first_seats(guest: Guest, seats: Sequence[str], longest: int) -> list[Seat]:
    """`longest`: letters of a name."""
    free = [name for name in BOT_NAMES if name != guest.name]
    names = iter(Random(secrets.token_hex(8)).sample(free, len(free)))
    taken: list[Seat] = []
    for said in seats:
        word, _, more = said.partition(":")
        if word == "me":
            name = clean_name(more, longest) if more else guest.name
            taken.append(Seat(guest.id, apart(name, taken, longest)))
        elif said == "open":
            taken.append(Seat(None, ""))
        elif word == "bot":
            taken.append(Seat(None, next(names), bot_of(more or "judgement").name))
        else:
            raise Malformed(f"a seat is me, me:NAME, open or bot:NAME, not {said!r}")
    return taken


def apart(name: str, others: Sequence[Seat], longest: int) -> str:
    """By a number, where somebody else at the table is called so."""
    used = {folded(seat.name) for seat in others}
    numbered = (f"{readable(name[: longest - len(str(number)) - 1])} {number}" for number in count(2))
    return next(each for each in chain([name], numbered) if folded(each) not in used)


def is_called(seat: Seat, name: str) -> bool:
    """Perhaps with a number."""
    return seat.name == name or (seat.name.startswith(f"{name} ") and seat.name[len(name) + 1 :].isdigit())


def bot_seat(others: Sequence[Seat], bot: str) -> Seat:
    """Under a name that nobody at this table has."""
    taken = {seat.name for seat in others}
    return Seat(None, secrets.choice([name for name in BOT_NAMES if name not in taken]), bot_of(bot).name)
