"""Asks and menus: what is asked of whom, what may be answered, and what may not and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias


class Ask:
    """A question to a seat. `sealed`: answered in secret, together with the other Asks of the moment, until the window
    closes; `open`: each answer is a Record at once, and a seat may have several, each of another kind. Immutable; the
    same question is the same object where it can be."""

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
        """What is sent of it, but for its menu."""
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
    """An answer, or a part of one. Its id is stable and built from what the asked seat sees; `final` completes a path;
    `face` is what those outside `inside` (a mask of seats) are told if it is taken."""

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
        """What is sent of it, but for a preview."""
        if self._shown is None:
            self._shown = {"id": self.id, "points": self.points, "final": self.final}
        return self._shown

    def blocked(self, rule: str) -> Blocked:
        """This option, which that rule forbids."""
        blocked = self._blocked.get(rule)
        if blocked is None:
            blocked = self._blocked[rule] = Blocked(self.id, rule, self.points)
        return blocked

    def outward(self, mask: int) -> str:
        """What a viewer with this mask would see taken."""
        return self.id if self.face is None or self.inside & mask else self.face

    def __repr__(self) -> str:
        return f"Option({self.id})"


Path: TypeAlias = tuple[Option, ...]
"""An answer: one Option, or the entries of a big choice in order, the last of them final."""

Outcome: TypeAlias = tuple[Any, ...]
"""What a sealed window comes to: plain data, all that is ever known of it."""


class Blocked:
    """Something a player would look for and may not do now, with the one rule that forbids it."""

    __slots__ = ("_shown", "id", "points", "rule")

    def __init__(self, id: str, rule: str, points: tuple[str, ...]) -> None:
        self.id = id
        self.rule = rule
        self.points = points
        self._shown: dict[str, Any] | None = None

    @property
    def shown(self) -> dict[str, Any]:
        if self._shown is None:
            self._shown = {"id": self.id, "rule": self.rule, "points": self.points}
        return self._shown

    def __repr__(self) -> str:
        return f"Blocked({self.id}: {self.rule})"


class Menu:
    """The entries of one Ask at one point of a path. Blocked entries and previews only if somebody `look`s."""

    __slots__ = ("blocked", "look", "options", "previews", "rule")

    def __init__(self, look: bool = False) -> None:
        self.options: list[Option] = []
        self.look = look
        self.rule = ""
        """The rule that these entries rest on, where it is not that of every question of their kind."""
        self.blocked: list[Blocked] = []
        self.previews: dict[str, dict[str, Any]] = {}

    def offer(self, option: Option) -> None:
        self.options.append(option)

    def block(self, rule: str, option: Option) -> None:
        if self.look:
            self.blocked.append(option.blocked(rule))

    def preview(self, option: Option, **facts: Any) -> None:
        if self.look:
            self.previews[option.id] = facts

    def ids(self) -> list[str]:
        return [option.id for option in self.options]

    def seen(self) -> dict[str, Any]:
        """What is sent to the asked seat."""
        previews = self.previews
        return {
            "options": [o.shown | previews[o.id] if o.id in previews else o.shown for o in self.options],
            "blocked": [b.shown for b in self.blocked],
        }


Menus: TypeAlias = Callable[[Path], Menu]
"""The next entries after a path: a question as a bot sees it."""


def outward_path(path: Path, mask: int) -> tuple[str, ...]:
    return tuple(option.outward(mask) for option in path)
