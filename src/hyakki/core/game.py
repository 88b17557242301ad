"""A Game: facts about one game, and the one place from which everything else reaches it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from importlib.metadata import EntryPoints, entry_points
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from hyakki.core.chance import Chance
from hyakki.core.content import content_file
from hyakki.core.engine import State, Step, advance
from hyakki.core.errors import Malformed
from hyakki.core.events import Kind, Viewer, seat_name
from hyakki.core.memory import Memory
from hyakki.core.menu import Menu, Path
from hyakki.core.motion import Motion
from hyakki.core.rules import Rules
from hyakki.core.talk import TABLE, Channel
from hyakki.core.view import View
from hyakki.core.watch import Watch
from hyakki.core.words import Words

if TYPE_CHECKING:
    from hyakki.core.screen import Screen

S = TypeVar("S", bound=State)


class Standing(Generic[S]):
    """How a game ended: why, who won, everybody's place, best first; and the facts a Series goes on with."""

    __slots__ = ("facts", "ranking", "reason", "winners")

    def __init__(
        self, reason: str, winners: tuple[int, ...], ranking: tuple[int, ...], facts: Mapping[str, Any] | None = None
    ) -> None:
        self.reason = reason
        self.winners = winners
        self.ranking = ranking
        self.facts = dict(facts or {})

    def plain(self) -> dict[str, Any]:
        return {
            "reason": self.reason,
            "winners": [seat_name(seat) for seat in self.winners],
            "ranking": [seat_name(seat) for seat in self.ranking],
            "facts": self.facts,
        }


class Examined(NamedTuple):
    """A scenario of one's own that has been looked at."""

    faults: list[tuple[str, str]]
    """Each with its place, in the reader's language."""
    most: int | None
    """The seats it is for at most; None if that cannot be read."""
    warnings: Sequence[tuple[str, str]] = ()
    """What need not be wrong, told like faults."""


class Game(Generic[S]):
    """Subclassed once by each game."""

    key: ClassVar[str]
    package: ClassVar[str]
    least: ClassVar[int]
    most: ClassVar[int]
    usual: ClassVar[int]
    """Seats of the default set-up."""
    state: type[S]
    steps: ClassVar[Mapping[str, type[Step[Any]]]]
    kinds: ClassVar[Mapping[str, Kind]]
    of: ClassVar[str] = ""
    """For a Series: the key of the game it is a Series of."""
    words: ClassVar[Words] = Words()
    """What its fields and numbers stand for in words."""
    simulation_options: ClassVar[Mapping[str, Any]] = {}
    """What games without people are played with, unless told otherwise."""
    no_result: ClassVar[frozenset[str]] = frozenset()
    """Reasons for which a game stops without a result."""
    chances: ClassVar[Mapping[str, tuple[bytes, ...]]] = {}
    """What a scene may decide of chance by name, and the streams that each takes a draw from."""

    def rules(self, seats: int, options: Mapping[str, Any]) -> Rules:
        """The Rules of a table, or BadContent."""
        raise NotImplementedError

    def load_rules(self, plain: Mapping[str, Any]) -> Rules:
        """Rules as they were stored with a game."""
        raise NotImplementedError

    def rematch(self, ranking: Sequence[int], facts: Mapping[str, Any]) -> dict[str, Any]:
        """What the result, best first, and its facts say of the same people's next game: options of its table."""
        return {}

    def choices(self) -> dict[str, Any]:
        """What whoever makes a table can choose from, by the name of the option."""
        return {}

    def content(self, rules: Rules) -> dict[str, Any]:
        """What these Rules say that everybody may know and a page must know to draw the game: numbers and layouts, each
        named here."""
        return {}

    def begin(self, rules: Rules, seats: int) -> S:
        """Nothing has happened yet: the first Step lies on the stack."""
        raise NotImplementedError

    def memory(self, viewer: Viewer, seats: int) -> Memory:
        raise NotImplementedError

    def view(self, s: S, memory: Memory) -> View:
        raise NotImplementedError

    def open_part(self, s: S) -> dict[str, Any]:
        """The fields of its View that everybody sees alike, as they are sent: worked out once for all who look."""
        return {}

    def own_part(self, s: S, memory: Memory) -> dict[str, Any]:
        """The other fields."""
        return self.view(s, memory).plain()

    def redeal(self, view: View, rng: Random) -> S:
        raise NotImplementedError

    def motions(self, s: S, seat: int) -> list[Motion]:
        """What this seat may propose now by the rules of the game; blocked ones carry their rule."""
        return []

    def proposed(self, s: S, seat: int, motion: Motion) -> None:
        """A lawful proposal has been made: note it, and push the Vote."""
        raise NotImplementedError

    def channels(self, s: S, seat: int) -> tuple[Channel, ...]:
        """Where this seat may hear and be heard now, `TABLE` first; their names stay the same through a game."""
        return (TABLE,)

    def left(self, s: S, seat: int) -> None:
        """Somebody has left: raise GameOver if that ends the game; otherwise another will sit there."""

    def seated(self, s: S, seat: int, bot: bool) -> None:
        """Somebody else has sat down in the middle of a game: a bot, or its owner again."""

    def standing(self, s: S) -> Standing[S]:
        raise NotImplementedError

    def coach(self, rules: Rules, kind: str) -> str | None:
        """The text for the first Ask of this kind, in a game that teaches."""
        return None

    def warning(self, view: View, kind: str, path: Sequence[str]) -> str | None:
        """The text of what the viewer should confirm before giving this answer, if anything."""
        return None

    def screen(self) -> Screen:
        """How it looks in a terminal: imported only where something is drawn."""
        from hyakki.core.screen import Screen

        return Screen()

    def judgement(self, view: View, kind: str, menus: Any, rng: Random) -> Path:
        """This game's judgement, from a View alone: `menus(path)` gives the next entries; () leaves an open question
        as it is."""
        raise NotImplementedError

    def greedy(self, view: View, kind: str, menus: Any, rng: Random) -> Path:
        """A yardstick for judgement: the step that looks best at once, for the same arguments."""
        raise NotImplementedError

    def would_agree(self, view: View, seat: int) -> bool:
        """Whether a bot in this seat agrees to a Motion of this game: from public facts alone."""
        return False

    def roles(self, s: S) -> tuple[str, ...]:
        """What each seat plays as, where seats are not alike: simulations count wins by it."""
        return ()

    def measures(self, s: S) -> dict[str, int]:
        """How long a game took, and what else is counted of its end, in this game's own terms."""
        return {}

    def watch(self) -> Watch | None:
        """What follows a simulated game from its beginning, if anything."""
        return None

    def position(self, given: Mapping[str, Any], chance: Chance) -> S:
        """A position as a scene says it; the unsaid is any legal filling. Its next step has not run yet: let Memories
        be `remembered`, then `advance`."""
        raise NotImplementedError

    def fact(self, s: S, name: str) -> Any:
        """A fact of the position, to be compared with what a scene says by `facts.agrees`; or BadContent."""
        raise NotImplementedError

    def word(self, kind: str, field: str, number: int) -> Any:
        """What a number in a field of an event of this kind stands for, as a scene says it."""
        if field in self.words.people:
            return seat_name(number) if number >= 0 else "none"
        if field in self.words.things:
            return self.words.things[field][number].partition("-")[2] if number >= 0 else "none"
        return number

    def spelled(self, s: S, id: str) -> str:
        """How menus write an entry that a scene may call otherwise; the same where it may not."""
        return id

    def drawn(self, s: S, name: str, wish: Any) -> tuple[int, ...]:
        """The draws, one for each stream of `chances[name]`, by which this comes out now; or BadContent."""
        raise NotImplementedError

    def remembered(self, s: S, memory: Memory) -> None:
        """Give a fresh Memory what a viewer at this made-up position would know."""
        raise NotImplementedError

    def worlds(self, s: S) -> Any:
        """The hidden part of a State, comparable: whether two worlds are the same."""
        raise NotImplementedError

    def examined(self, written: str, lang: str) -> Examined | None:
        """A scenario of one's own, looked at. None where a game takes none."""
        return None

    def start(self, rules: Rules, seats: int, chance: Chance) -> S:
        if not self.least <= seats <= self.most:
            raise Malformed(f"{self.key} has {self.least} to {self.most} seats, not {seats}")
        s = self.begin(rules, seats)
        s.chance = chance
        advance(s)
        return s

    def read(self, path: str) -> str:
        """A file of this game: content, rules or text."""
        return resources.files(self.package).joinpath(path).read_text(encoding="utf-8")

    def paces(self) -> dict[str, dict[str, float]]:
        """Seconds for the questions of each pace, and for how long the answer of a bot is held."""
        paces: dict[str, dict[str, float]] = content_file(self.package, "base").get("paces", {})
        return paces


Menus = Any
"""A function from a path to a Menu."""


_REGISTERED: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Make a game known to this program that is not installed as an entry point of `hyakki.games`: a notebook's, a
    test's, one under way. Its key must be free; registering the same object again does nothing."""
    if _REGISTERED.get(game.key) is game:
        return
    if game.key in _REGISTERED or any(entry.name == game.key for entry in _installed()):
        raise Malformed(f"there is a game {game.key!r} already")
    _REGISTERED[game.key] = game


def forget(game: Game[Any]) -> None:
    """Undo `register`."""
    if _REGISTERED.get(game.key) is game:
        del _REGISTERED[game.key]


def games() -> dict[str, Game[Any]]:
    """Every game that is installed or registered, by key."""
    found = {entry.name: entry.load() for entry in _installed()} | _REGISTERED
    return dict(sorted(found.items()))


def game_of(key: str) -> Game[Any]:
    if key in _REGISTERED:
        return _REGISTERED[key]
    for entry in _installed():
        if entry.name == key:
            game: Game[Any] = entry.load()
            return game
    known = ", ".join(sorted({entry.name for entry in _installed()} | _REGISTERED.keys()))
    raise Malformed(f"there is no game {key!r}; there are {known}")


def _installed() -> EntryPoints:
    return entry_points(group="hyakki.games")


__all__ = ["Game", "Menu", "Standing", "forget", "game_of", "games", "register"]
