"""View: all that a viewer knows. A game builds it up from what the viewer may know, and never filters a State down."""

from __future__ import annotations

from typing import Any

import msgspec

from hyakki.core.rules import Rules


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a viewer knows about a game. Games add their own fields.

    `frames` are the procedures under way, `memory` is what the viewer remembers of hidden cards, `over` is None until
    the game ends.

    Examples:
        >>> from hyakki import Chance, Table, Viewer, game_of
        >>> game = game_of("kitsunedo")
        >>> table = Table.start(game, game.rules(3, {}), 3, Chance.seeded(7))
        >>> view = table.view(Viewer([1]))
        >>> view.viewer, view.seats, view.over
        ((1,), 3, None)
        >>> [ask["kind"] for ask in view.asks]
        ['pick']
    """

    rules: Rules
    viewer: tuple[int, ...]
    seats: int
    frames: tuple[dict[str, Any], ...]
    asks: tuple[dict[str, Any], ...]
    """The open questions and their seats. Every player may know them, because a question depends on public facts
    only."""
    over: tuple[Any, ...] | None
    cast: tuple[tuple[str, ...], ...] = ()
    """The characters of each seat, as far as everyone knows them: the keys of their names."""
    memory: Any
    history: tuple[dict[str, Any], ...] = ()
    """The events that the viewer was sent and that count, oldest first; empty unless asked for (`Table.view`,
    `Bot.needs_history`). It is never part of what a server sends as a View: clients get events as they happen."""

    def plain(self) -> dict[str, Any]:
        """Return the View as plain data with the digest of the Rules, as a server sends it.

        Examples:
            >>> table.view(SPECTATOR).plain()["seats"]
            3
        """
        return {name: getattr(self, name) for name in sent_fields(type(self))} | {"rules": self.rules.digest}

    def encoded(self) -> bytes:
        """Return `plain()` as JSON.

        Examples:
            >>> table.view(SPECTATOR).encoded()[:1]
            b'{'
        """
        return msgspec.json.encode(self.plain())


def sent_fields(kind: type[View]) -> list[str]:
    """Return the names of the fields that a server sends."""
    return [name for name in kind.__struct_fields__ if name != "history"]
