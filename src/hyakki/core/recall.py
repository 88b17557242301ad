"""Recall: what a program can make of a View alone: the View from JSON, a Memory, a world with everybody's Memory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from hyakki.core import lessons
from hyakki.core.content import misfit
from hyakki.core.engine import State
from hyakki.core.errors import Malformed
from hyakki.core.events import SPECTATOR, Event, Viewer
from hyakki.core.memory import Memory, fold
from hyakki.core.rules import Rules
from hyakki.core.view import View

if TYPE_CHECKING:
    from hyakki.core.game import AnyGame


def load_view(game: AnyGame, plain: Mapping[str, Any], rules: Rules, history: Sequence[Mapping[str, Any]] = ()) -> View:
    """Read a View as a server sends it (`View.plain`), by the Rules of its table. `history` are the events that its
    viewer was sent, if they are needed.

    Examples:
        >>> import json
        >>> from hyakki import load_view
        >>> sent = json.loads(table.view(Viewer([0])).encoded())
        >>> load_view(game, sent, table.rules).own == table.view(Viewer([0])).own
        True
    """
    if not isinstance(plain, Mapping) or plain.get("rules") != rules.digest:
        raise Malformed("this View belongs to other Rules: load it with those of its table")
    try:
        view: View = msgspec.convert(_frozen({**plain, "history": history}) | {"rules": rules}, game.view_type)
    except msgspec.ValidationError as error:
        what, field = misfit(error)
        raise Malformed(f"View {field}: {what}") from None
    return view


def imagine(game: AnyGame, view: View, rng: Random) -> tuple[State, list[Memory]]:
    """Return a world that the viewer cannot tell from the real one, and a Memory for each of its seats.

    The viewer's own seats remember what the View shows. The others know what is theirs, and what everybody was sent if
    the View has a history; without one, what can be seen in the world now.

    Examples:
        >>> from random import Random
        >>> from hyakki import imagine
        >>> world, memories = imagine(game, table.view(Viewer([0])), Random(1))
        >>> [memory.misfit(world) for memory in memories]
        [None, None, None]
    """
    world, own = game.redeal(view, rng), game.memory_of(view)
    public = _public(game, view) if view.history else None
    memories: list[Memory] = []
    for seat in range(view.seats):
        if seat in view.viewer:
            memories.append(own.copy())
        elif public is not None:
            memories.append(public.copy())
            memories[-1].take_seat(seat, world)
        else:
            memories.append(game.memory(Viewer((seat,)), view.seats))
            game.remembered(world, memories[-1])
    return world, memories


def sent_to_all(game: AnyGame, history: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return what everybody was sent of a history: no events for its viewer alone, and no secrets."""
    found = []
    for sent in history:
        kind = game.kinds.get(sent["event"])
        if kind is None or not (kind.told and kind.audience != "all"):
            found.append(dict(sent))
        elif not kind.private:
            found.append({name: value for name, value in sent.items() if name != "told"})
    return found


def _public(game: AnyGame, view: View) -> Memory:
    """Return what a spectator remembers."""
    memory: Memory = lessons.remember(game, view.rules, view.seats, game.memory(SPECTATOR, view.seats))
    fold(_events(game, sent_to_all(game, view.history)), [memory])
    return memory


def _events(game: AnyGame, history: Iterable[Mapping[str, Any]]) -> Iterator[Event]:
    """Yield the events of the game again that were sent so."""
    for sent in history:
        kind = game.kinds.get(sent["event"])
        if kind is not None:
            told = sent.get("told")
            fact = None if told is None else tuple([_frozen(told[field]) for field in kind.fact])
            yield Event(kind, tuple([_frozen(sent[field]) for field in kind.fields]), fact)


def _frozen(value: Any) -> Any:
    """Return plain data with tuples in place of lists, as Views and events hold it."""
    if isinstance(value, (list, tuple)):
        return tuple([_frozen(part) for part in value])
    return {name: _frozen(part) for name, part in value.items()} if isinstance(value, Mapping) else value
