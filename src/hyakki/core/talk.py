"""Chat channels, and who may talk in them by the rules of a game."""

from __future__ import annotations

import msgspec

from hyakki.core.errors import AgainstRules, NotYours


class Channel(msgspec.Struct, frozen=True):
    """A chat channel as one seat has it now. Nothing about it may depend on what the seat cannot know."""

    name: str
    closed: str = ""
    """The rule that forbids this seat to talk there now, or "". The seat still hears the others."""
    phrases: tuple[str, ...] = ()
    """Ready phrases that this seat may send: the texts `phrase-…` of the game."""


TABLE = Channel("table")
"""The channel of all players; spectators hear it too."""
WATCHERS = Channel("watchers")
"""The channel of the spectators."""


def may_speak(channels: tuple[Channel, ...], name: str) -> None:
    for channel in channels:
        if channel.name == name:
            if channel.closed:
                raise AgainstRules(channel.closed, {"channel": name})
            return
    raise NotYours("you cannot talk in that channel here")
