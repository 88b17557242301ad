"""Series: several games in a row (rematches, a tutorial, a campaign), with its own State, Steps and Records.

The Series asks nothing during a game; the end of that game is one of its Records.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeVar, cast

import msgspec
from msgspec import Meta

from hyakki.core.account import Account, Count, Course, Part, Sentence
from hyakki.core.chance import KEY_BYTES
from hyakki.core.content import check_size, misfit
from hyakki.core.engine import Interrupt, State, Step, advance
from hyakki.core.errors import Malformed
from hyakki.core.events import Event, Viewer, seat_name, seat_number
from hyakki.core.fields import asked, frames
from hyakki.core.game import Game, game_of
from hyakki.core.memory import Memory
from hyakki.core.menu import Asks
from hyakki.core.motion import Vote
from hyakki.core.records import Played
from hyakki.core.rules import Rules
from hyakki.core.save import dump, load_plain
from hyakki.core.view import View

if TYPE_CHECKING:
    from hyakki.core.screen import Screen

S = TypeVar("S", bound=State)
R = TypeVar("R", bound=Rules)
F = TypeVar("F", bound=msgspec.Struct)
Seat = Annotated[str, Meta(pattern="^[A-P]$")]


class Ended(msgspec.Struct, frozen=True):
    """The result of a game of a Series, in the form of `Standing.plain`."""

    reason: Annotated[str, Meta(max_length=100)] = ""
    winners: tuple[Seat, ...] = ()
    ranking: tuple[Seat, ...] = ()
    facts: dict[str, Any] = {}


class Play(Step):
    """The Step in which a game of the Series is played."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("play")

    def run(self, s: Any) -> Asks:
        return ()

    def game(self, s: Any) -> tuple[str, int, dict[str, Any]]:
        """Return the game to play: its key, its seats, its options."""
        raise NotImplementedError

    def played(self, s: Any, standing: dict[str, Any]) -> None:
        """Handle the result of the game (`Standing.plain`): push a step, finish or continue."""
        raise NotImplementedError


class OpenMemory(Memory):
    """The Memory of a game without secrets."""

    __slots__ = ()

    def see(self, event: Event) -> None:
        return

    def copy(self) -> OpenMemory:
        return OpenMemory(self.viewer)

    def dump(self) -> None:
        return None

    def misfit(self, s: State) -> str | None:
        return None


class OpenView(View, Generic[R], frozen=True, kw_only=True):
    """The View of a game without secrets: everything except the key of chance."""

    rules: R
    facts: dict[str, Any]


class Series(Game[S, OpenView[R], OpenMemory, R], Generic[S, R]):
    """A game of games, without secrets."""

    view_type: Any = OpenView[Any]

    def memory(self, viewer: Viewer, seats: int) -> OpenMemory:
        return OpenMemory(viewer)

    def view(self, s: S, memory: OpenMemory) -> OpenView[R]:
        facts = dump(s)
        del facts["chance"]
        return OpenView(
            rules=cast(R, s.rules),
            viewer=memory.viewer.seats,
            seats=s.seats,
            frames=frames(s.stack),
            asks=asked(s),
            over=s.over,
            memory=None,
            facts=facts,
        )

    def memory_of(self, view: OpenView[R]) -> OpenMemory:
        return OpenMemory(Viewer(view.viewer))

    def redeal(self, view: OpenView[R], rng: Random) -> S:
        chance = {"key": rng.randbytes(KEY_BYTES).hex(), "n": 0}
        s = load_plain(self.state, {**view.facts, "chance": chance}, view.rules, dict(self.steps))
        advance(s)
        return s

    def remembered(self, s: S, memory: OpenMemory) -> None:
        """Remember nothing: there are no secrets."""

    def worlds(self, s: S) -> Any:
        return None

    def screen(self) -> Screen[OpenView[R]]:
        from hyakki.core.screen import BetweenGames

        return BetweenGames(game_of(self.of).screen()) if self.of else super().screen()

    def under_way(self, s: S) -> tuple[str, int, dict[str, Any]] | None:
        """Return the game that is being played, or None."""
        top = s.stack[-1] if s.stack else None
        return top.game(s) if isinstance(top, Play) and not s.asks else None

    def account(self, s: S, course: Course) -> Account:
        return Account(numbers=(Count("account-games", len(games_of(course))),))

    def players(self, s: S) -> tuple[int, ...]:
        """Return the seats of the Series that play the current game, in the order of that game's seats."""
        return tuple(range(s.seats))


def games_of(course: Course) -> list[tuple[int, Played]]:
    """List the games of a Series with the numbers of their Records."""
    return [(step, record) for step, record in course.records if isinstance(record, Played)]


def wins(s: State, course: Course) -> tuple[Part, ...]:
    """Return the games that each seat has won, the best seat first, for a Series in which all seats play every game."""
    won: list[list[Sentence]] = [[] for _ in range(s.seats)]
    for number, (step, record) in enumerate(games_of(course), start=1):
        for name in record.standing["winners"]:
            won[seat_number(name)].append(Sentence("account-game-won", {"number": number}, step=step, points=1))
    ranking = sorted(range(s.seats), key=lambda seat: -len(won[seat]))
    return tuple(Part(tuple(won[seat]), seats=(seat,), total=len(won[seat])) for seat in ranking)


def game_ended(s: State, standing: dict[str, Any]) -> None:
    """Continue a Series after its game has ended. A vote at the table of the Series is dropped."""
    if len(s.stack) > 1 and isinstance(s.stack[-1], Vote) and isinstance(s.stack[-2], Play):
        s.stack.pop()
        advance(s)
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Play) or s.asks:
        raise Malformed("no game of the Series is in progress")
    _check_ended(standing, top.game(s)[1])
    try:
        top.played(s, standing)
    except Interrupt as interrupt:
        interrupt.settle(s)
    advance(s)


def _check_ended(standing: dict[str, Any], seats: int) -> None:
    """Check a result, which may come from a file."""
    check_size(standing, "standing")
    ended = facts_of(standing, Ended, "standing")
    for field, names in (("winners", ended.winners), ("ranking", ended.ranking)):
        if len(set(names)) < len(names) or any(seat_number(name) >= seats for name in names):
            raise Malformed(f"standing {field}: must name seats of the game, A to {seat_name(seats - 1)}, each once")


def facts_of(plain: Mapping[str, Any], kind: type[F], where: str = "standing facts") -> F:
    """Convert a result to its type, or raise Malformed."""
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        what, field = misfit(error)
        raise Malformed(f"{where} {field}: {what}") from None
