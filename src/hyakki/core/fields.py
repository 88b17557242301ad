"""The fields of Views that show what everybody sees of a State, and how they are laid out again as a State.

They are apart from the View because this module is compiled, and a Struct would lose what it is declared with.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hyakki.core.engine import State, Step
from hyakki.core.save import dump_step, load_step
from hyakki.core.view import View


def open_fields(s: State, lists: Sequence[str], plain: Sequence[str]) -> dict[str, Any]:
    """Return the fields of a View that are the same for every viewer: those of all games, and the named fields of this
    game's State. `lists` names fields that are lists in the State."""
    part: dict[str, Any] = {name: tuple(getattr(s, name)) for name in lists}
    part |= {name: getattr(s, name) for name in plain}
    return part | {
        "rules": s.rules,
        "seats": s.seats,
        "frames": frames(s.stack),
        "asks": asked(s),
        "over": s.over,
    }


def lay_fields(s: State, seen: View, lists: Sequence[str], plain: Sequence[str], steps: dict[str, type[Step]]) -> None:
    """Set the fields of a State that `open_fields` shows."""
    s.stack = [load_step(frame, steps) for frame in seen.frames]
    s.over = seen.over
    for name in lists:
        setattr(s, name, list(getattr(seen, name)))
    for name in plain:
        setattr(s, name, getattr(seen, name))


def frames(stack: list[Step]) -> tuple[dict[str, Any], ...]:
    """Return the public part of every step on the stack."""
    return tuple([dump_step(step, public=True) for step in stack])


def asked(s: State) -> tuple[dict[str, Any], ...]:
    """Return the questions as every viewer sees them."""
    return tuple([ask.shown for ask in s.asks])
