"""Game: what a game is and does, and the registry through which all other parts find it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import resources
from importlib.metadata import EntryPoints, entry_points
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar, cast

import msgspec

from hyakki.core.account import Account, Course
from hyakki.core.aims import Aim
from hyakki.core.chance import Chance
from hyakki.core.content import Numbers, check_size, content_file, misfit_in
from hyakki.core.engine import State, Step, advance
from hyakki.core.errors import BadContent, HyakkiError, Malformed
from hyakki.core.events import Kind, Viewer, seat_name
from hyakki.core.lessons import Taught, opening
from hyakki.core.memory import Memory
from hyakki.core.menu import Menus, Path
from hyakki.core.motion import Motion
from hyakki.core.rules import Rules
from hyakki.core.save import hints_of
from hyakki.core.structs import LOADING, ready_structs
from hyakki.core.talk import TABLE, Channel
from hyakki.core.view import View
from hyakki.core.watch import Ground, Setup, Watch
from hyakki.core.words import Words, short

if TYPE_CHECKING:
    from hyakki.core.aids import Section
    from hyakki.core.editor import Editor
    from hyakki.core.encoding import Encoding
    from hyakki.core.openers import Opener
    from hyakki.core.screen import Screen
    from hyakki.core.text import Text
    from hyakki.core.things import Caption

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Memory)
R = TypeVar("R", bound=Rules)

A_DAY = 86_400.0
USUAL_PACES: dict[str, dict[str, float]] = {
    "pick": {"live": 60.0, "slow": A_DAY},
    "plan": {"live": 240.0, "slow": A_DAY},
    "turn": {"live": 90.0, "slow": A_DAY, "more": 15.0},
    "answer": {"live": 45.0, "slow": A_DAY},
    "window": {"live": 12.0, "slow": A_DAY, "least": 2.5},
    "vote": {"live": 20.0, "slow": A_DAY, "least": 2.5},
    "bot": {"least": 1.0, "most": 3.0},
}
"""Seconds for a game whose content names no `[paces]`."""


class Standing:
    """How a game ended: the reason, the winners, all seats from best to last, and the facts for the next game.

    Examples:
        >>> from hyakki import Standing
        >>> standing = Standing("last lord", winners=(2,), ranking=(2, 0, 1))
        >>> standing.plain()
        {'reason': 'last lord', 'winners': ['C'], 'ranking': ['C', 'A', 'B'], 'facts': {}}
    """

    __slots__ = ("facts", "ranking", "reason", "winners")

    def __init__(
        self, reason: str, winners: tuple[int, ...], ranking: tuple[int, ...], facts: Mapping[str, Any] | None = None
    ) -> None:
        self.reason = reason
        self.winners = winners
        self.ranking = ranking
        self.facts = dict(facts or {})

    def plain(self) -> dict[str, Any]:
        """Return the result as plain data, with seats by letter, as replays store it."""
        return {
            "reason": self.reason,
            "winners": [seat_name(seat) for seat in self.winners],
            "ranking": [seat_name(seat) for seat in self.ranking],
            "facts": self.facts,
        }


class Examined(NamedTuple):
    """The faults of a custom scenario."""

    faults: list[tuple[str, str]]
    """The errors, each with its place, in the reader's language."""
    most: int | None
    """The largest number of seats, or None if the scenario does not say it."""
    warnings: Sequence[tuple[str, str]] = ()
    """Possible errors, in the same form."""


class Game(Generic[S, V, M, R]):
    """A game, with the types of its State, View, Memory and Rules. Each is one subclass with one instance: `game_of`.

    Examples:
        >>> from hyakki import game_of
        >>> game = game_of("kitsunedo")
        >>> game.key, game.least, game.most, game.usual
        ('kitsunedo', 2, 6, 4)
    """

    key: ClassVar[str]
    """The name by which programs know the game."""
    package: ClassVar[str]
    """The Python package that holds its content, rulebook and text."""
    least: ClassVar[int]
    """The smallest number of seats."""
    most: ClassVar[int]
    """The largest number of seats."""
    usual: ClassVar[int]
    """The number of seats of the default set-up."""
    rules_type: type[R]
    """The type of its Rules. Every number has a range (`Count`, `Number`), because Rules also come from files."""
    state: type[S]
    """The type of its State."""
    view_type: type[V]
    """The type of its View, by which `load_view` reads it."""
    steps: ClassVar[Mapping[str, type[Step]]]
    """The types of its Steps, by name."""
    kinds: ClassVar[Mapping[str, Kind]]
    """The kinds of its events, by name."""
    of: ClassVar[str] = ""
    """The key of a Series' game."""
    words: ClassVar[Words] = Words()
    """The meaning of the fields and numbers of events and options, for texts."""
    simulation_options: ClassVar[Mapping[str, Any]] = {}
    """The options of simulated games, unless the caller sets others."""
    proposals: ClassVar[Mapping[str, str]] = {}
    """The rule that says when a Motion may be proposed, and that refuses it at any other time; by Motion (`take-back`;
    `victor seat`, where it names a seat)."""
    questions: ClassVar[Mapping[str, str]] = {}
    """The rule that each kind of Ask rests on. A key of two words ("act attack") is for what is asked after an entry
    that begins with the second."""
    advised: ClassVar[frozenset[str]] = frozenset()
    """Kinds of Ask with entries that `notes` or `warning` may say something about."""
    beat: ClassVar[tuple[Kind, str] | None] = None
    """The kind of event that begins a round, and its field with the number of the round."""
    no_result: ClassVar[frozenset[str]] = frozenset()
    """Reasons for which a game stops without a result."""
    chances: ClassVar[Mapping[str, tuple[bytes, ...]]] = {}
    """The names by which a scene can fix random draws, and the streams that each name draws from."""

    def __init__(self) -> None:
        # Threads may share the game from here on, so its types must be complete.
        ready_structs()

    def prepare(self) -> None:
        """Load everything that the first table needs, before threads share the game."""
        for kind in (self.state, *self.steps.values()):
            hints_of(kind)
        # A game in progress may have no Rules yet; the host of a table gets the errors in its content.
        with suppress(HyakkiError, NotImplementedError):
            self.load_rules(self.rules(self.usual, self.simulation_options).plain(), self.usual)
        ready_structs()

    def rules(self, seats: int, options: Mapping[str, Any]) -> R:
        """Return the Rules of a table with these options, or raise BadContent.

        Examples:
            >>> game.rules(3, {"turn_limit": 20}).turn_limit
            20
        """
        raise NotImplementedError

    def load_rules(self, plain: Mapping[str, Any], seats: int | None = None) -> R:
        """Read Rules that were stored with a game of so many seats (by default the fewest).

        They may come from anywhere: Rules that `rules` could not have made raise BadContent.

        Examples:
            >>> rules = game.rules(3, {})
            >>> game.load_rules(rules.plain(), 3).digest == rules.digest
            True
        """
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
        """Raise BadContent unless so many seats can play by these Rules. The types of the Rules have been checked."""

    def rematch(self, ranking: Sequence[int], facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options of a rematch, from the last game's ranking (best first) and facts."""
        return {}

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        """Return options of all kinds of games that so many seats can play: missions, scenarios, variants.

        Networks learn at all of them. What people play more often may stand there more than once.

        Examples:
            >>> [options["mission"] for options in game_of("shadow_tactics").variants(3)][::3]
            ['M1', 'M2', 'M3', 'M4', 'M5']
        """
        return ({},)

    def choices(self) -> dict[str, Any]:
        """Return what a host can choose from when creating a table, by the name of the option."""
        return {}

    def content(self, rules: R) -> dict[str, Any]:
        """Return the numbers and layouts that a page needs to draw the game. All of them are public."""
        return {}

    def captions(self, text: Text, rules: R) -> Mapping[str, Any]:
        """Return what cards say under these Rules, in the language of these texts, for clients (`core/captions.py`)."""
        return {}

    def openers(self, text: Text, rules: R) -> Mapping[str, Opener]:
        """Return what each side is about under these Rules, in the language of these texts; by `side` of Aims."""
        return {}

    def things(self, text: Text, rules: R, captions: Mapping[str, Any]) -> Mapping[str, Caption]:
        """Return what everything on a table is called and does, by subject (`core/things.py`); `captions` are those of
        these texts and Rules."""
        return {}

    def aid(self, text: Text, rules: R) -> tuple[Section, ...]:
        """Return the player aid, on one page: every action with its cost under these Rules (`core/aids.py`)."""
        return ()

    def begin(self, rules: R, seats: int) -> S:
        """Return the State before anything has happened, with the first Step on its stack."""
        raise NotImplementedError

    def memory(self, viewer: Viewer, seats: int) -> M:
        """Return the empty Memory of a viewer."""
        raise NotImplementedError

    def view(self, s: S, memory: M) -> V:
        """Return all that the viewer of this Memory knows. `Table.view` calls it."""
        raise NotImplementedError

    def open_part(self, s: S) -> dict[str, Any]:
        """Return the fields of a View that are the same for every viewer, as plain data."""
        return {}

    def own_part(self, s: S, memory: M) -> dict[str, Any]:
        """Return the fields of a View that differ between viewers, as plain data."""
        return self.view(s, memory).plain()

    def redeal(self, view: V, rng: Random) -> S:
        """Return a State that the viewer cannot tell from the real one, built from the View alone.

        Examples:
            >>> from random import Random
            >>> world = game.redeal(table.view(Viewer([0])), Random(1))
            >>> world.seats
            3
        """
        raise NotImplementedError

    def memory_of(self, view: V) -> M:
        """Return what the viewer of this View remembers, made from it alone.

        Examples:
            >>> view = table.view(Viewer([0]))
            >>> game.memory_of(view).dump() == view.memory
            True
        """
        raise NotImplementedError

    def motions(self, s: S, seat: int) -> list[Motion]:
        """List the Motions of this game that the seat may propose now; blocked ones carry their rule."""
        return []

    def proposal_rule(self, id: str, seats: int) -> str:
        """Return the rule that refuses a Motion which is not listed now, or "" if the game has no such Motion."""
        name, _, subject = id.partition(" ")
        if subject and subject not in map(seat_name, range(seats)):
            return ""
        return self.proposals.get(f"{name} seat" if subject else name, "")

    def proposed(self, s: S, seat: int, motion: Motion) -> None:
        """Carry out a lawful proposal: note it in the State and push the Vote."""
        raise NotImplementedError

    def channels(self, s: S, seat: int) -> tuple[Channel, ...]:
        """List the chat channels of this seat, `TABLE` first. Their names stay the same during a game."""
        return (TABLE,)

    def left(self, s: S, seat: int) -> None:
        """Handle a player who leaves for good: raise GameOver if that ends the game. Otherwise a bot takes the seat."""

    def seated(self, s: S, seat: int, bot: bool) -> None:
        """Handle a change of player during a game: a bot has taken the seat, or its owner has come back."""

    def standing(self, s: S) -> Standing:
        """Return the result of a game that is over.

        Examples:
            >>> short = Table.start(game, game.rules(2, {"turn_limit": 1}), 2, Chance.seeded(7))
            >>> while not short.over:
            ...     short.time_up()
            >>> game.standing(short.state).reason
            'turn limit'
        """
        raise NotImplementedError

    def account(self, s: S, course: Course) -> Account:
        """Return how a game that is over went: what was counted, what was hidden, where it turned. In a game of a
        Series it tells nothing that the next game takes over in secret."""
        return Account()

    def lesson(self, rules: R) -> str:
        """Return the name of the lesson that is played by these Rules; empty: none."""
        return rules.lesson if isinstance(rules, Taught) else ""

    def coach(self, rules: R, kind: str) -> str | None:
        """Return the key of the coach's text for the first question of this kind, in a tutorial."""
        return None

    def aims(self, view: V) -> tuple[Aim, ...]:
        """Return what each of the viewer's seats should do next, from the View alone."""
        return ()

    def notes(self, view: V, kind: str, path: Sequence[str]) -> Mapping[str, Any]:
        """Return facts of the View about the last entry of this path, which texts put into words (`preview-…`)."""
        return {}

    def warning(self, view: V, kind: str, path: Sequence[str]) -> str | None:
        """Return the key of a warning that the viewer should confirm before giving this answer, or None."""
        return None

    def screen(self) -> Screen[V]:
        """Return the object that draws the game in a terminal. It is imported only there."""
        from hyakki.core.screen import Screen

        return Screen()

    def encoding(self) -> Encoding[V] | None:
        """Return the numbers by which programs that learn see the game, if it has such an encoding.

        Examples:
            >>> game.encoding().name
            'kitsunedo_v1'
        """
        return None

    def editor(self) -> Editor | None:
        """Return the editor of its custom scenarios, if it has one. It is imported only there."""
        return None

    def numbers(self) -> Numbers | None:
        """Return what the owner of a table can change in its content, if it can change any number."""
        return None

    def judgement(self, view: V, kind: str, menus: Menus, rng: Random) -> Path:
        """Choose the answer of the bot `judgement` from a View alone.

        `menus(path)` returns the next entries. The empty path leaves an open question as it is.
        """
        raise NotImplementedError

    @property
    def judges(self) -> bool:
        """Whether the game has a judgement of its own."""
        return type(self).judgement is not Game.judgement

    def greedy(self, view: V, kind: str, menus: Menus, rng: Random) -> Path:
        """Choose the answer that looks best at once, in a game where `values` cannot tell what plans are worth."""
        raise NotImplementedError

    def values(self, s: S) -> Sequence[float]:
        """Return how each seat stands in a position that is not over, from -1 (lost) to 1 (won), at a glance.

        It counts what lies hidden too: give it a State that was dealt from a View (`redeal`), never the real one,
        wherever a seat must not learn of it.

        Examples:
            >>> game.values(game.redeal(table.view(Viewer([0])), Random(1)))
            [-0.333..., -0.333..., -0.333...]
        """
        raise NotImplementedError

    @property
    def has_values(self) -> bool:
        """Whether the game can say how its seats stand."""
        return type(self).values is not Game.values

    def would_agree(self, view: V, seat: int) -> bool:
        """Return whether a bot in this seat agrees to a Motion of this game. It may use public facts only."""
        return False

    def sides(self, s: S) -> tuple[str, ...]:
        """Return the side of each seat, if sides win and lose together."""
        return ()

    def roles(self, s: S) -> tuple[str, ...]:
        """Return the role of each seat, if seats differ. Simulations count wins by role."""
        return self.sides(s)

    def measures(self, s: S) -> dict[str, int]:
        """Return what simulations count of a finished game, such as its turns."""
        return {}

    def watch(self) -> Watch | None:
        """Return an object that follows a simulated game from its beginning, or None."""
        return None

    def setups(self, seats: int, options: Mapping[str, Any]) -> tuple[Setup, ...]:
        """List the ways in which so many seats can be set up with these options, such as missions: balance reports
        count each apart."""
        return (Setup(""),)

    def ground(self, rules: R) -> Ground | None:
        """Return the board under these Rules, as reports draw it; its fields are those that the Watch names."""
        return None

    def position(self, given: Mapping[str, Any], chance: Chance) -> S:
        """Return the position that a scene describes, with a legal filling of what it does not say.

        The next step has not run yet: call `remembered` for each Memory, then `advance`.
        """
        raise NotImplementedError

    def laid(self, given: Mapping[str, Any], chance: Chance) -> S:
        """Return the position that a lesson lays, as `position` does for scenes; the game continues like any other."""
        return self.position(given, chance)

    def fact(self, s: S, name: str) -> Any:
        """Return a fact of the position by its name in scenes, for `facts.agrees`, or raise BadContent."""
        raise NotImplementedError

    def word(self, kind: str, field: str, number: int) -> Any:
        """Return the word by which scenes name a number in a field of an event."""
        if field in self.words.people:
            return seat_name(number) if number >= 0 else "none"
        if field in self.words.things:
            return short(self.words.things[field][number]) if number >= 0 else "none"
        return number

    def spelled(self, s: S, id: str) -> str:
        """Return the id in menus of an entry for which scenes may use another name."""
        return id

    def drawn(self, s: S, name: str, wish: Any) -> tuple[int, ...]:
        """Return the draws, one for each stream of `chances[name]`, that give this result now, or raise BadContent."""
        raise NotImplementedError

    def remembered(self, s: S, memory: M) -> None:
        """Put into an empty Memory what a viewer of a scene's position knows."""
        raise NotImplementedError

    def worlds(self, s: S) -> Any:
        """Return the hidden part of a State in a form that can be compared."""
        raise NotImplementedError

    def examined(self, written: str, lang: str) -> Examined | None:
        """Check a custom scenario. A game without custom scenarios returns None."""
        return None

    def check_seats(self, seats: int) -> None:
        """Raise Malformed if the game cannot be played with so many seats."""
        if seats not in range(self.least, self.most + 1):
            raise Malformed(f"{self.key} has {self.least} to {self.most} seats, not {seats}")

    def start(self, rules: R, seats: int, chance: Chance) -> S:
        """Return the State at the first question. A `Table` also keeps Records, Memories and sealed answers.

        Examples:
            >>> game.start(game.rules(3, {}), 3, Chance.seeded(7)).asks
            (Ask(A, pick),)
        """
        self.check_seats(seats)
        s = cast(S, opening(self, rules, seats, chance))
        advance(s)
        return s

    def read(self, path: str) -> str:
        """Read a file of this game: content, rulebook or text.

        Examples:
            >>> game.read("rules/en.md").splitlines()[0]
            '# Kitsunedo'
        """
        return resources.files(self.package).joinpath(path).read_text(encoding="utf-8")

    def paces(self) -> dict[str, dict[str, float]]:
        """Return the seconds for each kind of question at each pace, and how long a bot waits with its answer.

        A game whose content does not say them gets `USUAL_PACES`.
        """
        try:
            content = content_file(self.package, "base")
        except FileNotFoundError:
            content = {}
        paces: dict[str, dict[str, float]] = content.get("paces", USUAL_PACES)
        return paces


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game whose types do not matter here."""

_REGISTERED: dict[str, AnyGame] = {}
_PREPARED: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    """Add a game that is not installed as an entry point of `hyakki.games`, such as one in a notebook or a test.

    Its key must be free. Registering the same object again does nothing.

    Examples:
        >>> from hyakki import Game, all_games, forget, register
        >>> class Kappa(Game):
        ...     key, package, least, most, usual, steps, state = "kappa", "kappa", 2, 4, 2, {}, State
        >>> kappa = Kappa()
        >>> register(kappa)
        >>> "kappa" in all_games()
        True
        >>> forget(kappa)
    """
    with LOADING:
        if _REGISTERED.get(game.key) is game:
            return
        if game.key in _REGISTERED or any(entry.name == game.key for entry in _installed()):
            raise Malformed(f"there is a game {game.key!r} already")
        _REGISTERED[game.key] = game


def forget(game: AnyGame) -> None:
    """Undo `register`.

    Examples:
        >>> from hyakki import forget, game_of
        >>> forget(game_of("kitsunedo"))  # an installed game stays
        >>> game_of("kitsunedo").key
        'kitsunedo'
    """
    with LOADING:
        if _REGISTERED.get(game.key) is game:
            del _REGISTERED[game.key]


def games() -> dict[str, AnyGame]:
    """Return every installed or registered game, by key.

    Examples:
        >>> from hyakki import all_games
        >>> [key for key, game in all_games().items() if not game.of]
        ['kaidan', 'kitsunedo', 'okko', 'shadow_tactics']
    """
    return {key: _prepared(key) for key in _known()}


def game_of(key: str) -> AnyGame:
    """Return the game with this key.

    Examples:
        >>> from hyakki import game_of
        >>> game_of("okko").most
        5
    """
    known = _known()
    if key not in known:
        raise Malformed(f"there is no game {key!r}; choose one of {', '.join(known)}")
    return _prepared(key)


def _prepared(key: str) -> AnyGame:
    """Load a game once, in one thread at a time. No thread gets it before it is prepared."""
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
