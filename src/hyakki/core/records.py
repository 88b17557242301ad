"""Records: what happened at a table, one by one, with the random draws. Everything else is derived from them."""

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
    """A seat answered a question that was not sealed, or the clock gave the default."""

    seat: SeatNumber
    ask: Word
    path: Words
    clock: bool = False


class Closed(_Record, frozen=True, tag="closed"):
    """A sealed window closed with an outcome. Answers that did not matter are not recorded."""

    outcome: Annotated[tuple[Any, ...], Meta(max_length=500)]
    clock: bool = False


class Proposed(_Record, frozen=True, tag="proposed"):
    """A seat proposed a Motion."""

    seat: SeatNumber
    motion: Word
    subject: Annotated[int, Meta(ge=-1, le=1_000_000_000)]


class TookBack(_Record, frozen=True, tag="took back"):
    """The table went back to before the Record with this number. What players were told since stays known."""

    seat: SeatNumber
    to: Number


class Replaced(_Record, frozen=True, tag="replaced"):
    """Another player or a bot took this seat."""

    seat: SeatNumber
    name: Word
    bot: Word = ""


class Left(_Record, frozen=True, tag="left"):
    """The player in this seat left for good. The game decides what follows."""

    seat: SeatNumber


class Played(_Record, frozen=True, tag="played"):
    """A game of a Series ended, with this result and the digest of its last State."""

    standing: dict[str, Any]
    digest: Word = ""


class Renewed(_Record, frozen=True, tag="renewed"):
    """The rules were upgraded during the game, and all seats vote on continuing from here. `skipped` random draws that
    were made after this point under the old rules are not made again."""

    skipped: Number = 0


Record: TypeAlias = Began | Answered | Closed | Proposed | TookBack | Replaced | Left | Played | Renewed

RECORD: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)
