"""Request and response bodies of the HTTP API."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec

from hyakki.advice.hint import Hint, Thought
from hyakki.advice.review import Review
from hyakki.bots import offered
from hyakki.core.account import Account
from hyakki.core.things import Indexed
from hyakki.server.realtime.messages import Question, Sitter, TableInfo
from hyakki.server.tables.clock import PACES
from hyakki.server.tables.hints import USUAL
from hyakki.server.tables.hints import WORDS as HINT_WORDS

_BOTS = "|".join(map(re.escape, offered()))
_SEATS = rf"^(me(:.{{1,200}})?|open|bot(:({_BOTS}))?)$"

# Guests


class GuestInfo(msgspec.Struct, frozen=True):
    id: str
    name: str


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Welcome(msgspec.Struct, frozen=True):
    guest: GuestInfo
    token: str
    recovery: str | None = None


# Games


class GameInfo(msgspec.Struct, frozen=True):
    key: str
    title: str
    tagline: str
    credits: str
    """The authors; may be empty, and is for a Series."""
    find: str
    """An example of a search in the rules."""
    seats: tuple[int, int]
    """The smallest and the largest number of seats."""
    usual: int
    series_of: str | None
    paces: tuple[str, ...]
    bots: tuple[str, ...]
    ratings: dict[str, int]
    """The rating of each of our bots in this game."""
    choices: dict[str, Any]
    """The choices of a host who creates a table, by the name of the option."""


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A custom scenario, as TOML."""

    text: Annotated[str, msgspec.Meta(max_length=200_000)]


class ScenarioFault(msgspec.Struct, frozen=True):
    place: str
    """The place of the fault in the file: a field, a tile, a cell."""
    fault: str


class ScenarioReport(msgspec.Struct, frozen=True):
    faults: tuple[ScenarioFault, ...]
    """The faults; without any, a table can be created with the scenario."""
    most: int | None
    """The most seats it can be played with; null if that cannot be read."""


CustomNumber = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class ChangeNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other numbers in custom content."""

    text: Annotated[str, msgspec.Meta(max_length=200_000)] = ""
    """The custom content as TOML; empty for the game as it is."""
    changes: Annotated[dict[str, CustomNumber | None], msgspec.Meta(max_length=500)] = {}
    """The new numbers by id; null makes one what it usually is."""
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)] = 4


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An operation on a custom scenario."""

    text: Annotated[str, msgspec.Meta(max_length=200_000)] = ""
    """The scenario as TOML; empty for a new one."""
    do: dict[str, Any] | None = None
    """The change; null shows the scenario as it is."""


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A custom scenario that bots try."""

    text: Annotated[str, msgspec.Meta(max_length=200_000)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    first: Annotated[int, msgspec.Meta(ge=0, le=9_990)] = 0
    """The number of the first game: the same numbers play the same games."""


class TrialGame(msgspec.Struct, frozen=True):
    won: str
    """The side that won; empty if nobody did."""
    measures: dict[str, int]
    """The counts of the game."""


class Trial(msgspec.Struct, frozen=True):
    """A few games among bots."""

    games: tuple[TrialGame, ...]
    late: bool = False
    """Whether there was no time for all of them."""


class RuleEntry(msgspec.Struct, frozen=True):
    id: str
    title: str
    source: str
    text: str


class RuleSection(msgspec.Struct, frozen=True):
    title: str
    text: str
    entries: tuple[RuleEntry, ...]


class RuleText(msgspec.Struct, frozen=True):
    """The rulebook, in Markdown."""

    title: str
    intro: str
    sections: tuple[RuleSection, ...]
    names: tuple[Indexed, ...]
    """What players read on the table, each with the rule about it."""


class WordFields(msgspec.Struct, frozen=True):
    """The meaning of the fields of events and options."""

    people: tuple[str, ...]
    things: dict[str, tuple[str, ...]]
    labels: dict[str, tuple[str, ...]]
    declared: dict[str, str]
    called: dict[str, str]
    owned: dict[str, int]
    options: dict[str, tuple[str, ...]]
    actions: dict[str, tuple[str, ...]]
    """The verbs of a kind of question, in an order that does not change."""
    quoted: dict[str, tuple[str, tuple[str, ...]]]
    """Events with which a card is read out: the field that holds it, and the names of captions by number."""
    silent: tuple[str, ...]


class GameText(msgspec.Struct, frozen=True):
    lang: str
    sources: tuple[str, ...]
    """Fluent texts; later ones override earlier ones."""
    words: WordFields
    rules: dict[str, str]
    """The rule behind each kind of event."""


# Tables


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[list[Annotated[str, msgspec.Meta(pattern=_SEATS)]], msgspec.Meta(min_length=1, max_length=16)]
    pace: Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(PACES)})$")] = "live"
    tempo: Annotated[float, msgspec.Meta(ge=0.5, le=10)] = 1.0
    """A factor for all time limits."""
    listed: bool = False
    spectators: bool = True
    waits: bool = False
    """The host starts the game, also when all open seats are taken."""
    automatic: bool = True
    """The server gives the only answer to a question for a player who is alone with bots."""
    hints: Annotated[str, msgspec.Meta(pattern=HINT_WORDS)] = USUAL
    """Who may ask for hints: usual (a player who is alone with bots), off, practice, or how many each seat may have."""
    options: dict[str, Any] = {}


class Made(msgspec.Struct, frozen=True):
    table: TableInfo
    invite: str


class Invitation(msgspec.Struct, frozen=True):
    invite: str


class Mine(msgspec.Struct, frozen=True):
    table: TableInfo
    seats: tuple[int, ...]
    waiting: bool


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invite: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None


class SetBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: Annotated[str, msgspec.Meta(pattern=f"^({_BOTS})?$")]


class BugReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=4000)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None
    """Report what this one of your seats sees, if several players share your screen."""


class AskedHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    ask: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
    """The number of the question."""


class GivenHint(msgspec.Struct, frozen=True):
    """What a strong player would answer, from what the seat knows."""

    hint: Hint
    left: int | None
    """The number of hints that the seat may still have; null: as many as it wants."""


class GameAccount(msgspec.Struct, frozen=True):
    """The Account of a finished game."""

    account: Account
    texts: dict[str, str]
    """The texts of the Account that do not come with the game, as Fluent, by language."""


# Replays


class Imported(msgspec.Struct, frozen=True):
    id: str


class Did(msgspec.Struct, frozen=True):
    """An action: its kind (`answered`, `closed`, `took back` …), the seat, the question. `path` and `clock` are set
    only for the seat that watches."""

    record: str
    seat: int | None = None
    ask: str | None = None
    path: tuple[str, ...] | None = None
    clock: bool = False


class ReplayStep(msgspec.Struct, frozen=True):
    did: Did
    events: list[dict[str, Any]]
    view: dict[str, Any]
    asks: list[Question]
    """The open questions of the seat that watches, with their menus; `answer` is what it answered next."""


class ReplayMenu(msgspec.Struct, frozen=True):
    """The entries after a part of a path."""

    rule: str
    options: list[dict[str, Any]]
    blocked: list[dict[str, Any]]


class ReplaySteps(msgspec.Struct, frozen=True):
    game: str
    seats: tuple[Sitter, ...]
    result: dict[str, Any] | None
    content: dict[str, Any]
    """The content of the game, as in a table."""
    steps: list[ReplayStep]


# Reviews


class GameReview(msgspec.Struct, frozen=True):
    """The review of a finished game, or how far it has come."""

    share: float
    """The progress, from 0 to 1."""
    game: str
    seats: tuple[Sitter, ...]
    result: dict[str, Any]
    review: Review | None
    texts: dict[str, str]
    """The texts of a review that do not come with the game, as Fluent, by language; with the review."""


class GivenThought(msgspec.Struct, frozen=True):
    """What the bot of a seat thought of a question."""

    thought: Thought


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays on from which position of a finished game."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    """The step of the replay that shows the position."""


# Operators


class Health(msgspec.Struct, frozen=True):
    """Whether the server can do its work."""

    ok: bool
    """Whether the server can read and write."""
    version: str
    tables: int
    """Tables in memory."""
    reading: bool
    """Whether the store can be read. False with a damaged file, or a database that does not answer."""
    writing: bool
    """Whether the store can be written. False alone with a full disk or a read-only file system."""
