"""The messages of the socket, in both directions. Schemas and the page's types are made from these types."""

from __future__ import annotations

from typing import Any

import msgspec

from hyakki.core.aims import Aim
from hyakki.core.lessons import Coach
from hyakki.core.talk import Channel

# Parts


class Sitter(msgspec.Struct, frozen=True):
    """The player of a seat, as everyone sees it."""

    name: str
    """Empty: the seat is free."""
    bot: str = ""
    here: bool = False
    """Whether the player of this seat is connected."""
    away: bool = False
    """A bot plays for the player of this seat, who may return."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everyone may know it."""

    id: str
    game: str
    status: str
    """open: players can take seats; playing; over."""
    seats: tuple[Sitter, ...]
    host: int
    pace: str
    """live, slow or instant."""
    listed: bool
    spectators: bool
    options: dict[str, Any]
    own_content: bool
    commitment: str
    created: float
    result: dict[str, Any] | None = None
    next: str | None = None
    """The table at which the players continue: a rematch, the next game of a Series."""
    parent: str | None = None
    """The table of the Series that this game belongs to."""
    content: dict[str, Any] = {}
    """The numbers and layouts it is played with, as far as a page needs them; the game says which."""
    tempo: float = 1.0
    """A factor for all time limits."""
    waits: bool = False
    """The game begins when the host starts it, also if all seats are taken."""
    hints: str = "off"
    """The rule for hints now: off (none), practice (any number), or the number for each seat."""
    asked: tuple[int, ...] = ()
    """The number of hints that each seat has had."""
    renewed: int = 0
    """The number of times that the rules were upgraded during the game. When it changes, events start from 0: send a
    new hello."""


class Question(msgspec.Struct, frozen=True):
    """An Ask to one of your seats, with its menu."""

    id: int
    seat: int
    kind: str
    pace: str
    sealed: bool
    open: bool
    coach: Coach | None
    """The text of a tutorial with the question."""
    rule: str
    """The rule that the question rests on; empty: none."""
    options: list[dict[str, Any]]
    blocked: list[dict[str, Any]]
    answer: list[str] | None = None
    """Your answer to a sealed question so far."""
    order: bool = False
    ways: list[dict[str, Any]] = []
    """Answers to this question and the next ones of its kind that lead somewhere together: `points`, what they lead to;
    `steps`, the options with what each would do by then; and what all of them would do."""

    @classmethod
    def of(cls, sent: dict[str, Any], **known: Any) -> Question:
        """Return a question of `Table.sent_to_seats`, of which only these fields are sent, with what else is known."""
        fields = {name: sent[name] for name in cls.__struct_fields__ if name in sent}
        return cls(**{"sealed": False, "open": False, **fields, **known})


class Renewal(msgspec.Struct, frozen=True):
    """The rules of the game have changed. The table shows it as far as it is valid; all vote on continuing there."""

    moves: int
    """The number of public moves that are still valid."""
    lost: int
    """Answers of yours that do not count any more."""
    whole: bool
    """All Records are still valid, but may have other results."""


class Clock(msgspec.Struct, frozen=True):
    """Seconds left for what is asked now; None where there is no hurry."""

    left: float | None
    total: float | None
    paused: bool = False
    by: tuple[int, ...] | None = None
    """The seats of the player who has stopped the clock, none if that player has left; None if the clock runs."""


class Chat(msgspec.Struct, frozen=True):
    number: int
    channel: str
    """table, watchers, or one of the game's own."""
    name: str
    seat: int | None
    text: str
    at: float


# From the page


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: your token, and the last event you saw."""

    token: str
    seen: int = 0
    chat: int = 0
    seat: int | None = None
    """Send only what this one of your seats may know (hot seat). -1: none of several seats is chosen yet."""


class GiveAnswer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    n: int
    seat: int
    ask: int
    path: tuple[str, ...]


class Look(msgspec.Struct, frozen=True, tag="menu", forbid_unknown_fields=True):
    """The next entries of a big choice."""

    n: int
    seat: int
    ask: int
    path: tuple[str, ...]


class Propose(msgspec.Struct, frozen=True, tag="propose", forbid_unknown_fields=True):
    n: int
    seat: int
    motion: str


class TakeBack(msgspec.Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    n: int
    seat: int


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    n: int
    channel: str
    text: str


class Pause(msgspec.Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    n: int
    paused: bool


class Order(msgspec.Struct, frozen=True, tag="order", forbid_unknown_fields=True):
    """A standing order: the default for questions of this kind, given after the same least time; None takes it back."""

    n: int
    seat: int
    kind: str
    path: tuple[str, ...] | None


FromPage = Hello | GiveAnswer | Look | Propose | TakeBack | Say | Pause | Order


# To the page


class State(msgspec.Struct, frozen=True, tag="state"):
    """Everything you may know now, and the events since the last message. The first message is complete; in later ones
    a part that is absent has not changed, and neither has an absent field of the view."""

    seen: int
    """The number of the last event: send it in the next hello."""
    events: list[dict[str, Any]] | msgspec.UnsetType = msgspec.UNSET
    """Absent: none."""
    table: TableInfo | msgspec.UnsetType = msgspec.UNSET
    seats: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    """Yours, or the one that hello named."""
    own: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    """All your seats, if this socket shows only one of them."""
    view: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET
    """None until the game begins."""
    asks: list[Question] | msgspec.UnsetType = msgspec.UNSET
    motions: dict[str, list[dict[str, str]]] | msgspec.UnsetType = msgspec.UNSET
    aims: tuple[Aim, ...] | msgspec.UnsetType = msgspec.UNSET
    """The Aims of your seats."""
    take_back: list[int] | msgspec.UnsetType = msgspec.UNSET
    """Your seats that may take their last answer back unasked."""
    channels: list[Channel] | msgspec.UnsetType = msgspec.UNSET
    """The channels in which you may talk."""
    clock: Clock | msgspec.UnsetType = msgspec.UNSET
    renewal: Renewal | msgspec.UnsetType | None = msgspec.UNSET
    """The question whether to continue with the upgraded rules, while the table decides."""


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Message n was carried out, and is stored."""

    n: int


class Entries(msgspec.Struct, frozen=True, tag="menu"):
    n: int
    ask: int
    path: tuple[str, ...]
    rule: str
    """The rule that these entries rest on; empty: none."""
    options: list[dict[str, Any]]
    blocked: list[dict[str, Any]]
    ways: list[dict[str, Any]] = []


class Refused(msgspec.Struct, frozen=True, tag="error"):
    """Message n changed nothing. `error`: malformed, not-yours, stale, against-rules, too-much, not-now, and others."""

    n: int | None
    error: str
    message: str
    rule: str | None = None
    facts: dict[str, Any] = {}


class Said(msgspec.Struct, frozen=True, tag="chat"):
    lines: list[Chat]


ToPage = State | Done | Entries | Refused | Said
