"""View: all that a viewer knows. The one door out: an allow-list, built up, never filtered down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hyakki.core.engine import State, Step
from hyakki.core.rules import Rules
from hyakki.core.save import dump_step, load_step


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What is alike for all games; games add their own fields, none of them secret to the viewer."""

    rules: Rules
    viewer: tuple[int, ...]
    seats: int
    frames: tuple[dict[str, Any], ...]
    asks: tuple[dict[str, Any], ...]
    """Who is asked what: an Ask exists because of public facts, so everyone may know it."""
    over: tuple[Any, ...] | None
    memory: Any

    def plain(self) -> dict[str, Any]:
        """As it is sent: Rules by their digest."""
        return {name: getattr(self, name) for name in self.__struct_fields__} | {"rules": self.rules.digest}

    def encoded(self) -> bytes:
        return msgspec.json.encode(self.plain())


def open_fields(s: State, lists: Sequence[str], plain: Sequence[str]) -> dict[str, Any]:
    """What everybody sees alike in any game, and of this one the fields of its State that everybody sees whole: those
    that are lists there, and the others."""
    part: dict[str, Any] = {name: tuple(getattr(s, name)) for name in lists}
    part |= {name: getattr(s, name) for name in plain}
    return part | {
        "rules": s.rules.digest,
        "seats": s.seats,
        "frames": frames(s.stack),
        "asks": asked(s),
        "over": s.over,
    }


def lay_fields(
    s: State, seen: View, lists: Sequence[str], plain: Sequence[str], steps: dict[str, type[Step[Any]]]
) -> None:
    """The other way: a State with all that `open_fields` shows."""
    s.stack = [load_step(frame, steps) for frame in seen.frames]
    s.over = seen.over
    for name in lists:
        setattr(s, name, list(getattr(seen, name)))
    for name in plain:
        setattr(s, name, getattr(seen, name))


def frames(stack: list[Step[Any]]) -> tuple[dict[str, Any], ...]:
    return tuple([dump_step(step, public=True) for step in stack])


def asked(s: State) -> tuple[dict[str, Any], ...]:
    return tuple([ask.shown for ask in s.asks])
