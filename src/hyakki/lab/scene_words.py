"""Events of scenes in words instead of numbers."""

from __future__ import annotations

from typing import Any

from hyakki.core.events import Event
from hyakki.core.facts import Either, Heap
from hyakki.core.game import AnyGame


def worded(game: AnyGame, event: Event) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return an event in words instead of numbers: its public part, and the Told fact."""
    kind = event.kind
    name = kind.name
    open_part = {field: _word(game, name, field, value) for field, value in zip(kind.fields, event.args, strict=True)}
    if event.fact is None:
        return open_part, {}
    fact = {field: _word(game, name, field, value) for field, value in zip(kind.fact, event.fact, strict=True)}
    return open_part, fact


def _word(game: AnyGame, kind: str, field: str, value: Any) -> Any:
    if isinstance(value, tuple):
        words = [_word(game, kind, field, one) for one in value]
        if words and all(isinstance(word, tuple) and not isinstance(word, Either) for word in words):
            # dice with the faces of each: they may be written face by face, as in `chance`
            return Either((tuple(words), tuple(face for word in words for face in word)))
        return Heap(words) if all(isinstance(word, (str, Either)) for word in words) else tuple(words)
    if isinstance(value, bool) or not isinstance(value, int):
        return value
    return game.word(kind, field, value)
