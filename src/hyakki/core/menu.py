"""Questions (Ask) and their menus: what a player may answer, and what not and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias


class Ask:
    """A question to a seat.

    A `sealed` question is answered in secret, together with the other questions of the moment, until the window closes.
    An `open` question takes effect with each answer, and a seat can have several of different kinds. Immutable.

    Examples:
        >>> from hyakki import Chance, Table, game_of
        >>> game = game_of("kitsunedo")
        >>> ask = Table.start(game, game.rules(3, {}), 3, Chance.seeded(7)).asks[0]
        >>> ask, ask.seat, ask.kind, ask.sealed
        (Ask(A, pick), 0, 'pick', False)
    """

    __slots__ = ("_hash", "_shown", "kind", "open", "pace", "sealed", "seat", "side")

    def __init__(
        self, seat: int, kind: str, *, pace: str = "turn", sealed: bool = False, open: bool = False, side: str = ""
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.pace = pace
        self.sealed = sealed
        self.open = open
        self.side = side
        self._hash = hash((seat, kind))
        self._shown: dict[str, Any] | None = None

    @property
    def shown(self) -> dict[str, Any]:
        """The question as a server sends it, without its menu.

        Examples:
            >>> table.asks[0].shown
            {'seat': 0, 'kind': 'pick', 'pace': 'pick'}
        """
        if self._shown is None:
            shown: dict[str, Any] = {"seat": self.seat, "kind": self.kind, "pace": self.pace}
            if self.sealed:
                shown["sealed"] = True
            if self.open:
                shown["open"] = True
            if self.side:
                shown["side"] = self.side
            self._shown = shown  # whole: other threads may share this Ask
        return self._shown

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ask) and (self.seat, self.kind, self.side) == (other.seat, other.kind, other.side)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Ask({chr(65 + self.seat)}, {self.kind})"


Asks: TypeAlias = "tuple[Ask, ...] | None"


class Option:
    """An entry of a menu: an answer, or a part of one.

    `id` is a verb and its words, built from what the asked seat sees. A `final` option completes an answer; after any
    other, `Table.menu` gives the next entries. `face` is the id that viewers outside `inside` (a mask of seats) see
    when the option is chosen.

    Examples:
        >>> from hyakki import Option
        >>> option = Option("attack", (1,), ["B"], points=("seat B",), final=False)
        >>> option.id, option.verb, option.final
        ('attack B', 'attack', False)
    """

    __slots__ = ("_blocked", "_shown", "args", "face", "final", "id", "inside", "points", "verb")

    def __init__(
        self,
        verb: str,
        args: tuple[int, ...] = (),
        words: Iterable[str] = (),
        *,
        points: tuple[str, ...] = (),
        final: bool = True,
        face: str | None = None,
        inside: int = 0,
    ) -> None:
        self.verb = verb
        self.args = args
        self.id = " ".join((verb, *words))
        self.points = points
        self.final = final
        self.face = face
        self.inside = inside
        self._shown: dict[str, Any] | None = None
        self._blocked: dict[str, Blocked] = {}

    @property
    def shown(self) -> dict[str, Any]:
        """The option as a server sends it, without its preview.

        Examples:
            >>> Option("summon").shown
            {'id': 'summon', 'points': (), 'final': True}
        """
        if self._shown is None:
            self._shown = {"id": self.id, "points": self.points, "final": self.final}
        return self._shown

    def blocked(self, rule: str) -> Blocked:
        """Return this option as an entry that the rule forbids.

        Examples:
            >>> Option("summon").blocked("KI-065")
            Blocked(summon: KI-065)
        """
        blocked = self._blocked.get(rule)
        if blocked is None:
            blocked = self._blocked[rule] = Blocked(self.id, rule, self.points)
        return blocked

    def outward(self, mask: int) -> str:
        """Return the id that a viewer with this mask sees when the option is chosen.

        Examples:
            >>> secret = Option("keep", words=["moon"], face="keep", inside=Viewer([0]).mask & 1)
            >>> secret.outward(Viewer([0]).mask), secret.outward(Viewer([1]).mask)
            ('keep moon', 'keep')
        """
        return self.id if self.face is None or self.inside & mask else self.face

    def __repr__(self) -> str:
        return f"Option({self.id})"


Path: TypeAlias = tuple[Option, ...]
"""An answer: one Option, or the entries of a big choice in order, the last of them final."""

Outcome: TypeAlias = tuple[Any, ...]
"""The outcome of a sealed window: plain data, and the only part of the window that is kept."""


class Blocked:
    """An entry that a player may look for and cannot choose now, with the rule that forbids it.

    Examples:
        >>> from hyakki import Blocked
        >>> entry = Blocked("attack B", "KI-032", ())
        >>> entry.id, entry.rule
        ('attack B', 'KI-032')
    """

    __slots__ = ("_shown", "id", "points", "rule")

    def __init__(self, id: str, rule: str, points: tuple[str, ...]) -> None:
        self.id = id
        self.rule = rule
        self.points = points
        self._shown: dict[str, Any] | None = None

    @property
    def shown(self) -> dict[str, Any]:
        """The entry as a server sends it."""
        if self._shown is None:
            self._shown = {"id": self.id, "rule": self.rule, "points": self.points}
        return self._shown

    def __repr__(self) -> str:
        return f"Blocked({self.id}: {self.rule})"


class Leg(NamedTuple):
    """One answer of a way: the kind of its question, its entries, and what the last of them would do by then."""

    ask: str
    path: Path
    ahead: dict[str, Any]

    @property
    def shown(self) -> dict[str, Any]:
        """The answer as a server sends it, with what its last entry points at."""
        path = [entry.id for entry in self.path]
        return {"ask": self.ask, "path": path, "points": self.path[-1].points, "ahead": self.ahead}


class Menu:
    """The entries of a question after part of an answer. It has blocked entries and previews only with `look`.

    Examples:
        >>> from hyakki import Menu, Option
        >>> menu = Menu(look=True)
        >>> menu.offer(Option("end"))
        >>> menu.block("KI-032", Option("attack", words=["B"]))
        >>> menu.options, menu.blocked
        ([Option(end)], [Blocked(attack B: KI-032)])
    """

    __slots__ = ("blocked", "look", "options", "previews", "rule", "ways")

    def __init__(self, look: bool = False) -> None:
        self.options: list[Option] = []
        self.look = look
        self.rule = ""
        """The rule that these entries rest on, where it is not that of every question of their kind."""
        self.blocked: list[Blocked] = []
        self.previews: dict[str, dict[str, Any]] = {}
        self.ways: list[dict[str, Any]] = []
        """Answers to this question and to those that follow that lead somewhere together."""

    def offer(self, option: Option) -> None:
        """Add an option."""
        self.options.append(option)

    def block(self, rule: str, option: Option) -> None:
        """Add an entry that the rule forbids."""
        if self.look:
            self.blocked.append(option.blocked(rule))

    def preview(self, option: Option, **facts: Any) -> None:
        """Say in advance what an option would do, such as its cost; more can be added."""
        if self.look:
            self.previews[option.id] = self.previews.get(option.id, {}) | facts

    def ends(self, option: Option, **unspent: int) -> None:
        """Say that an option ends the turn, and how much it would leave unspent.

        Examples:
            >>> from hyakki import Menu, Option
            >>> menu = Menu(look=True)
            >>> menu.offer(Option("rest"))
            >>> menu.ends(Option("rest"), actions=2, steps=0)
            >>> menu.previews
            {'rest': {'ends': {'actions': 2}}}
        """
        if self.look:
            self.preview(option, ends={what: count for what, count in unspent.items() if count})

    def way(self, goal: Option, legs: Sequence[Leg], route: Iterable[str], **facts: Any) -> None:
        """Add a way of several answers: the option that names its goal, each answer with what it would do by then, the
        points that it passes from its start on, and what all of them would do. A client gives the answers one by one,
        and stops where a preview has become another."""
        if self.look:
            steps = [leg.shown for leg in legs]
            self.ways.append({**goal.shown, "final": True, "steps": steps, "route": list(route), **facts})

    def ids(self) -> list[str]:
        """List the ids of the options.

        Examples:
            >>> table.menu(table.asks[0]).ids()[:2]
            ['pick celeste', 'pick haunt']
        """
        return [option.id for option in self.options]

    def seen(self) -> dict[str, Any]:
        """Return the menu as a server sends it to the asked seat.

        Examples:
            >>> sorted(table.menu(table.asks[0]).seen())
            ['blocked', 'options']
        """
        previews = self.previews
        seen = {
            "options": [o.shown | previews[o.id] if o.id in previews else o.shown for o in self.options],
            "blocked": [b.shown for b in self.blocked],
        }
        return seen | {"ways": self.ways} if self.ways else seen


Menus: TypeAlias = Callable[[Path], Menu]


def complete_paths(menus: Menus, path: Path = ()) -> Iterator[Path]:
    """Yield every complete answer that begins with this path, each once. There may be very many.

    Examples:
        >>> from hyakki import complete_paths
        >>> ask = table.asks[0]
        >>> menus = lambda path: table.menu(ask, [option.id for option in path])
        >>> [[option.id for option in path] for path in complete_paths(menus)][:3]
        [['pick celeste'], ['pick haunt'], ['pick mirage']]
    """
    for option in dict.fromkeys(menus(path).options):
        longer = (*path, option)
        if option.final:
            yield longer
        else:
            yield from complete_paths(menus, longer)


"""The next entries after a path: a question as a bot sees it."""


def outward_path(path: Path, mask: int) -> tuple[str, ...]:
    """Return the answer as a viewer with this mask sees it."""
    return tuple(option.outward(mask) for option in path)
