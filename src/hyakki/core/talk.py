"""Table talk: where a seat hears and is heard, as the rules of a game have it."""

from __future__ import annotations

import msgspec

from hyakki.core.errors import AgainstRules, NotYours


class Channel(msgspec.Struct, frozen=True):
    """A place to talk at a table, as one seat has it now. Nothing about it may depend on what that seat cannot know."""

    name: str
    closed: str = ""
    """The rule that lets this seat say nothing there now; it hears the others all the same."""
    phrases: tuple[str, ...] = ()
    """What this seat may say there with one press: the texts `phrase-…` of the game."""


TABLE = Channel("table")
"""Everybody's: those who watch hear it too."""
WATCHERS = Channel("watchers")
"""Of those who watch, among themselves."""


def may_speak(channels: tuple[Channel, ...], name: str) -> None:
    for channel in channels:
        if channel.name == name:
            if channel.closed:
                raise AgainstRules(channel.closed, {"channel": name})
            return
    raise NotYours("you cannot talk in that channel here")
