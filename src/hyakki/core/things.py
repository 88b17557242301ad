"""Captions: what every card, token, badge, icon, figure, room and place of a game is called, and what it does. They are
made from the Rules, so they tell nothing about a game in progress."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from hyakki.core.aids import Section

if TYPE_CHECKING:
    from hyakki.core.fluent import Arg
    from hyakki.core.game import AnyGame
    from hyakki.core.rules import Rules
    from hyakki.core.text import Text

MOST_KEPT = 64


class Sign(msgspec.Struct, frozen=True):
    """A row of a Caption, such as a symbol on a card: its icon, its word, what it does."""

    icon: str
    word: str
    said: str


class Caption(msgspec.Struct, frozen=True):
    """The text about a thing. Its subject is the name by which Options point at it ("object OB12"), or its sort and
    name ("badge noise")."""

    name: str
    said: str = ""
    rule: str = ""
    sort: str = ""
    """What kind of thing it is: "Object", "Red card"."""
    tone: str = ""
    """The colour of the card, such as "red"; "" for none."""
    picture: str = ""
    """The name of a picture of the game; "" for none."""
    symbols: tuple[Sign, ...] = ()


class Indexed(msgspec.Struct, frozen=True):
    """A name that players read on the table, and the rule about it."""

    name: str
    rule: str


class Plain(NamedTuple):
    """A thing that the text files explain: the key of its name, and its rule. The text is `about-<sort>-<id>`."""

    name: str
    rule: str
    picture: str = ""


def alike(sort: str, rules: Mapping[str, str], own: bool = False) -> dict[str, Plain]:
    """Return things of one sort by subject, from their ids and rules. Each is called `<sort>-<id>` or, where only the
    table names it (`own`), the form `name` of its text."""
    key = "about-{}-{}.name" if own else "{}-{}"
    return {f"{sort} {id}": Plain(key.format(sort, id), rule) for id, rule in rules.items()}


def plain(text: Text, things: Mapping[str, Plain], /, **args: Arg) -> dict[str, Caption]:
    """Return the Captions of things that the text files explain, by subject."""
    return {
        subject: Caption(
            capital(text.word(thing.name)),
            text.word(f"about-{subject.replace(' ', '-')}", **args),
            thing.rule,
            picture=thing.picture,
        )
        for subject, thing in things.items()
    }


def capital(said: str) -> str:
    """Return a text with a capital at its beginning."""
    return said[:1].upper() + said[1:]


class Handbook(msgspec.Struct, frozen=True):
    """All that a table explains by itself: its things by subject, and the player aid."""

    things: dict[str, Caption]
    aid: tuple[Section, ...]


_KEPT: dict[tuple[AnyGame, str, str], Handbook] = {}
"""Handbooks by game, digest of the Rules and language; cached because they take long to write."""


def handbook_of(game: AnyGame, rules: Rules, lang: str) -> Handbook:
    """Return the Handbook of a table with these Rules, in this language."""
    from hyakki.core.text import Text

    key = (game, rules.digest, lang)
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        text = Text(game, lang)
        things = game.things(text, rules, game.captions(text, rules))
        found = _KEPT[key] = Handbook(dict(things), game.aid(text, rules))
    return found


@cache
def names_of(game: AnyGame, lang: str) -> tuple[Indexed, ...]:
    """Return every name that leads to a rule, under the usual Rules of the game; a Series has those of its game."""
    from hyakki.core.game import Game, game_of

    game = game_of(game.of) if game.of else game
    if type(game).things is Game.things:
        return ()
    found = handbook_of(game, game.rules(game.usual, {}), lang).things.values()
    return tuple(dict.fromkeys(Indexed(caption.name, caption.rule) for caption in found if caption.rule))
