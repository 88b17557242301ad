"""Asks and menus: what is asked of whom, what may be answered, and what may not and why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias


class Ask:
    """A question to a seat. `sealed`: answered in secret, together with the other Asks of the moment, until the window
    closes; `open`: each answer is a Record at once, and a seat may have several, each of another kind. Immutable; the
    same question is the same object where it can be."""

    __slots__ = ("kind", "open", "pace", "sealed", "seat", "side")

    def __init__(
        self, seat: int, kind: str, *, pace: str = "turn", sealed: bool = False, open: bool = False, side: str = ""
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.pace = pace
        self.sealed = sealed
        self.open = open
        self.side = side

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ask) and (self.seat, self.kind, self.side) == (other.seat, other.kind, other.side)

    def __hash__(self) -> int:
        return hash((self.seat, self.kind))

    def __repr__(self) -> str:
        return f"Ask({chr(65 + self.seat)}, {self.kind})"


Asks: TypeAlias = "tuple[Ask, ...] | None"


class Option:
    """An answer, or a part of one. Its id is stable and built from what the asked seat sees; `final` completes a path;
    `face` is what those outside `inside` (a mask of seats) are told if it is taken."""

    __slots__ = ("args", "face", "final", "id", "inside", "points", "verb")

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

    __slots__ = ("id", "points", "rule")

    def __init__(self, id: str, rule: str, points: tuple[str, ...]) -> None:
        self.id = id
        self.rule = rule
        self.points = points

    def __repr__(self) -> str:
        return f"Blocked({self.id}: {self.rule})"


class Menu:
    """The entries of one Ask at one point of a path. Blocked entries and previews only if somebody `look`s."""

    __slots__ = ("blocked", "look", "options", "previews")

    def __init__(self, look: bool = False) -> None:
        self.options: list[Option] = []
        self.look = look
        self.blocked: list[Blocked] = []
        self.previews: dict[str, dict[str, Any]] = {}

    def offer(self, option: Option) -> None:
        self.options.append(option)

    def block(self, rule: str, option: Option) -> None:
        if self.look:
            self.blocked.append(Blocked(option.id, rule, option.points))

    def preview(self, option: Option, **facts: Any) -> None:
        if self.look:
            self.previews[option.id] = facts

    def ids(self) -> list[str]:
        return [option.id for option in self.options]

    def seen(self) -> dict[str, Any]:
        """What is sent to the asked seat."""
        return {
            "options": [
                {"id": o.id, "points": o.points, "final": o.final, **self.previews.get(o.id, {})} for o in self.options
            ],
            "blocked": [{"id": b.id, "rule": b.rule, "points": b.points} for b in self.blocked],
        }


def outward_path(path: Path, mask: int) -> tuple[str, ...]:
    return tuple(option.outward(mask) for option in path)
