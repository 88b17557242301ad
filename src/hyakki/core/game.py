"""A Game: facts about one game, and the one place from which everything else reaches it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import resources
from importlib.metadata import EntryPoints, entry_points
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from hyakki.core.chance import Chance
from hyakki.core.content import check_size, content_file, misfit_in
from hyakki.core.engine import State, Step, advance
from hyakki.core.errors import BadContent, HyakkiError, Malformed
from hyakki.core.events import Kind, Viewer, seat_name
from hyakki.core.memory import Memory
from hyakki.core.menu import Menus, Path
from hyakki.core.motion import Motion
from hyakki.core.rules import Rules
from hyakki.core.save import hints_of
from hyakki.core.structs import LOADING, ready_structs
from hyakki.core.talk import TABLE, Channel
from hyakki.core.view import View
from hyakki.core.watch import Watch
from hyakki.core.words import Words

if TYPE_CHECKING:
    from hyakki.core.screen import Screen
    from hyakki.core.text import Text

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Memory)
R = TypeVar("R", bound=Rules)


class Standing:
    """How a game ended: the reason, the winners, the ranking (best first), and facts for the next game of a Series."""

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


class Game(Generic[S, V, M, R]):
    """One game, over its State, View, Memory and Rules. Each game subclasses it once."""

    key: ClassVar[str]
    package: ClassVar[str]
    least: ClassVar[int]
    most: ClassVar[int]
    usual: ClassVar[int]
    """Seats of the default set-up."""
    rules_type: type[R]
    """What its Rules are made of. Every number has a range (`Count`, `Number`), as Rules come from elsewhere too."""
    state: type[S]
    steps: ClassVar[Mapping[str, type[Step[Any]]]]
    kinds: ClassVar[Mapping[str, Kind]]
    of: ClassVar[str] = ""
    """For a Series: the key of the game it is a Series of."""
    words: ClassVar[Words] = Words()
    """What its fields and numbers stand for in words."""
    simulation_options: ClassVar[Mapping[str, Any]] = {}
    """What games without people are played with, unless told otherwise."""
    proposals: ClassVar[Mapping[str, str]] = {}
    """By Motion (`take-back`; `victor seat`, where it names a seat): the rule that says when it may be proposed, and
    that refuses it at any other time."""
    questions: ClassVar[Mapping[str, str]] = {}
    """By kind of Ask: the rule that the question rests on. A key of two words ("act attack") is for what is asked after
    an entry that begins with the second."""
    advised: ClassVar[frozenset[str]] = frozenset()
    """Kinds of Ask of whose entries `notes` or `warning` may say something."""
    no_result: ClassVar[frozenset[str]] = frozenset()
    """Reasons for which a game stops without a result."""
    chances: ClassVar[Mapping[str, tuple[bytes, ...]]] = {}
    """What a scene may decide of chance by name, and the streams that each takes a draw from."""

    def __init__(self) -> None:
        """Wherever it is made, its types are ready for threads before anything can be done with it."""
        ready_structs()

    def prepare(self) -> None:
        """Do once, before threads share the game, what would otherwise be done at its first table."""
        for kind in (self.state, *self.steps.values()):
            hints_of(kind)
        # A game under way may have no Rules yet; the host of a table is told what is wrong with its content.
        with suppress(HyakkiError, NotImplementedError):
            self.load_rules(self.rules(self.usual, self.simulation_options).plain(), self.usual)
        ready_structs()

    def rules(self, seats: int, options: Mapping[str, Any]) -> R:
        """The Rules of a table, or BadContent."""
        raise NotImplementedError

    def load_rules(self, plain: Mapping[str, Any], seats: int | None = None) -> R:
        """Rules as they were stored with a game of so many seats (the fewest, unless said). They may come from
        anywhere: what `rules` would not have made is BadContent."""
        check_size(plain, "Rules")
        try:
            rules = msgspec.convert(plain, self.rules_type)
        except msgspec.ValidationError as error:
            what, field = misfit_in(plain, self.rules_type, error)
            raise BadContent(f"Rules {field}".rstrip(), what) from None
        if rules.game != self.key:
            raise BadContent("Rules game", f"{rules.game!r} is not {self.key}")
        self.check(rules, self.least if seats is None else seats)
        return rules

    def check(self, rules: R, seats: int) -> None:
        """Raise BadContent unless so many seats can play by these Rules: what their types do not say."""

    def rematch(self, ranking: Sequence[int], facts: Mapping[str, Any]) -> dict[str, Any]:
        """What the result, best first, and its facts say of the same people's next game: options of its table."""
        return {}

    def choices(self) -> dict[str, Any]:
        """What whoever makes a table can choose from, by the name of the option."""
        return {}

    def content(self, rules: R) -> dict[str, Any]:
        """What these Rules say that everybody may know and a page must know to draw the game: numbers and layouts, each
        named here."""
        return {}

    def captions(self, text: Text, rules: R) -> Mapping[str, Any]:
        """What cards say by these Rules in the language of these texts, for clients (`core/captions.py`)."""
        return {}

    def begin(self, rules: R, seats: int) -> S:
        """Nothing has happened yet: the first Step lies on the stack."""
        raise NotImplementedError

    def memory(self, viewer: Viewer, seats: int) -> M:
        raise NotImplementedError

    def view(self, s: S, memory: M) -> V:
        raise NotImplementedError

    def open_part(self, s: S) -> dict[str, Any]:
        """The fields of its View that everybody sees alike, as they are sent: worked out once for all who look."""
        return {}

    def own_part(self, s: S, memory: M) -> dict[str, Any]:
        """The other fields."""
        return self.view(s, memory).plain()

    def redeal(self, view: V, rng: Random) -> S:
        raise NotImplementedError

    def motions(self, s: S, seat: int) -> list[Motion]:
        """What this seat may propose now by the rules of the game; blocked ones carry their rule."""
        return []

    def proposal_rule(self, id: str, seats: int) -> str:
        """The rule against a Motion that this seat is not shown now; "" if it names nothing in this game."""
        name, _, subject = id.partition(" ")
        if subject and subject not in map(seat_name, range(seats)):
            return ""
        return self.proposals.get(f"{name} seat" if subject else name, "")

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

    def standing(self, s: S) -> Standing:
        raise NotImplementedError

    def coach(self, rules: R, kind: str) -> str | None:
        """The text for the first Ask of this kind, in a game that teaches."""
        return None

    def notes(self, view: V, kind: str, path: Sequence[str]) -> Mapping[str, Any]:
        """What the asked player is told of the last entry of this path beside its previews: facts of the View, which
        texts put into words (`preview-…`)."""
        return {}

    def warning(self, view: V, kind: str, path: Sequence[str]) -> str | None:
        """The text that the asked player confirms before giving this answer, if there is one."""
        return None

    def screen(self) -> Screen[V]:
        """How it looks in a terminal: imported only where something is drawn."""
        from hyakki.core.screen import Screen

        return Screen()

    def judgement(self, view: V, kind: str, menus: Menus, rng: Random) -> Path:
        """This game's judgement, from a View alone: `menus(path)` gives the next entries; () leaves an open question
        as it is."""
        raise NotImplementedError

    def greedy(self, view: V, kind: str, menus: Menus, rng: Random) -> Path:
        """A yardstick for judgement: the step that looks best at once, for the same arguments."""
        raise NotImplementedError

    def would_agree(self, view: V, seat: int) -> bool:
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

    def remembered(self, s: S, memory: M) -> None:
        """Give a fresh Memory what a viewer at this made-up position would know."""
        raise NotImplementedError

    def worlds(self, s: S) -> Any:
        """The hidden part of a State, comparable: whether two worlds are the same."""
        raise NotImplementedError

    def examined(self, written: str, lang: str) -> Examined | None:
        """A scenario of one's own, looked at. None where a game takes none."""
        return None

    def start(self, rules: R, seats: int, chance: Chance) -> S:
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


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game whose types do not matter here."""

_REGISTERED: dict[str, AnyGame] = {}
_PREPARED: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    """Make a game known to this program that is not installed as an entry point of `hyakki.games`: a notebook's, a
    test's, one under way. Its key must be free; registering the same object again does nothing."""
    with LOADING:
        if _REGISTERED.get(game.key) is game:
            return
        if game.key in _REGISTERED or any(entry.name == game.key for entry in _installed()):
            raise Malformed(f"there is a game {game.key!r} already")
        _REGISTERED[game.key] = game


def forget(game: AnyGame) -> None:
    """Undo `register`."""
    with LOADING:
        if _REGISTERED.get(game.key) is game:
            del _REGISTERED[game.key]


def games() -> dict[str, AnyGame]:
    """Every game that is installed or registered, by key."""
    return {key: _prepared(key) for key in _known()}


def game_of(key: str) -> AnyGame:
    known = _known()
    if key not in known:
        raise Malformed(f"there is no game {key!r}; there are {', '.join(known)}")
    return _prepared(key)


def _prepared(key: str) -> AnyGame:
    """The one place where a game is loaded: by one thread at a time, and no thread gets it before it is prepared."""
    with LOADING:
        registered, prepared = _REGISTERED.get(key), _PREPARED.get(key)
        if prepared is not None and registered in (None, prepared):
            return prepared
        game: AnyGame = registered if registered is not None else _installed()[key].load()
        game.prepare()
        _PREPARED[key] = game
        return game


def _known() -> list[str]:
    with LOADING:
        return sorted({entry.name for entry in _installed()} | _REGISTERED.keys())


@cache
def _installed() -> EntryPoints:
    return entry_points(group="hyakki.games")


__all__ = ["AnyGame", "Examined", "Game", "Standing", "forget", "game_of", "games", "register"]
