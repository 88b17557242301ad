"""Records: what happened to the table, one by one, with what chance decided. They are the truth; the rest follows."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from hyakki.core.rules import SeatNumber

Draw = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Word = Annotated[str, Meta(max_length=500)]
Words = Annotated[tuple[Word, ...], Meta(max_length=500)]


class _Record(msgspec.Struct, frozen=True, kw_only=True, tag_field="record", omit_defaults=True):
    drawn: tuple[Draw, ...] = ()


class Began(_Record, frozen=True, tag="began"):
    """The first Steps ran up to the first question."""


class Answered(_Record, frozen=True, tag="answered"):
    """A seat answered a question that was not sealed; or the clock gave the default for it."""

    seat: SeatNumber
    ask: Word
    path: Words
    clock: bool = False


class Closed(_Record, frozen=True, tag="closed"):
    """A sealed window came to this. What was answered and not used is nowhere."""

    outcome: Annotated[tuple[Any, ...], Meta(max_length=500)]
    clock: bool = False


class Proposed(_Record, frozen=True, tag="proposed"):
    """A seat opened a Motion."""

    seat: SeatNumber
    motion: Word
    subject: Annotated[int, Meta(ge=-1, le=1_000_000_000)]


class TookBack(_Record, frozen=True, tag="took back"):
    """The table is as it was before the Record with this number; what came after stays told."""

    seat: SeatNumber
    to: Number


class Replaced(_Record, frozen=True, tag="replaced"):
    """Somebody else sits in this seat now."""

    seat: SeatNumber
    name: Word
    bot: Word = ""


class Left(_Record, frozen=True, tag="left"):
    """Whoever sat in this seat has left the game for good; the game says what comes of it."""

    seat: SeatNumber


class Played(_Record, frozen=True, tag="played"):
    """A game of a Series ended: how, and the name of its last State."""

    standing: dict[str, Any]
    digest: Word = ""


class Renewed(_Record, frozen=True, tag="renewed"):
    """The rules have changed under the game. What was done up to here holds under the new ones: all vote on going on
    from here. `skipped` draws of chance were made after this under the old rules; they are not made again."""

    skipped: Number = 0


Record: TypeAlias = Began | Answered | Closed | Proposed | TookBack | Replaced | Left | Played | Renewed

RECORD: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)
