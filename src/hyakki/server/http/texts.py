"""The texts of a game as the page is sent them: those of a game under way first, others when they are needed."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from hyakki.core.fluent import sources
from hyakki.core.game import AnyGame
from hyakki.core.text import LANGUAGES, Text
from hyakki.server.http.bodies import GameText, WordFields
from hyakki.server.http.static import Packed

encode = msgspec.json.Encoder().encode

COMMENTS = re.compile(r"^#.*\n|^\n(?! )", re.MULTILINE)
INDENTS = re.compile(r"^ +", re.MULTILINE)
"""Comments, empty lines and the depth of indents in Fluent files: the page does not need them."""
MESSAGE = r"^(?:{})[\w-]* =.*\n(?:[ }}].*\n|\n)*"
"""Messages of a Fluent file whose names begin so."""
LATER = re.compile(MESSAGE.format("balance-|editor-|fault-|numbers?-|account-|review-|terminal-"), re.MULTILINE)
"""Messages of reports and drafts, of the terminal, and those that the server sends when a game is over."""


@cache
def text_of(game: AnyGame, lang: str) -> Packed:
    """Return what the page needs of a game's texts while it is played."""
    words = game.words
    found = GameText(
        lang=lang,
        sources=_sources(game, lang),
        words=WordFields(
            people=tuple(sorted(words.people)),
            things=dict(words.things),
            labels=_labels(game, lang),
            declared=dict(words.declared),
            called=dict(words.called),
            owned=dict(words.owned),
            options=dict(words.options),
            actions=dict(words.actions),
            quoted=dict(words.quoted),
            silent=tuple(sorted(words.silent)),
        ),
        rules={kind.name: kind.rule for kind in game.kinds.values() if kind.rule},
    )
    return Packed(encode(found))


def _sources(game: AnyGame, lang: str) -> tuple[str, ...]:
    """Return the Fluent files without comments, without the texts for later, and the game's own without the texts
    that the server fills in."""
    own, *common = (
        INDENTS.sub(" ", LATER.sub("", COMMENTS.sub("", source))) for _, source in sources(game.package, lang)
    )
    filled = re.compile(MESSAGE.format("|".join(map(re.escape, game.words.filled))), re.MULTILINE)
    return (filled.sub("", own), *common)


@cache
def texts_of(game: AnyGame, names: str) -> dict[str, str]:
    """Return the texts whose names begin so, by language."""
    wanted = re.compile(MESSAGE.format(names), re.MULTILINE)
    return {
        lang: "".join(found for _, source in sources(game.package, lang) for found in wanted.findall(source))
        for lang in LANGUAGES
    }


def _labels(game: AnyGame, lang: str) -> dict[str, tuple[str, ...]]:
    """The names of places in this language."""
    text = Text(game, lang)
    return {field: tuple(map(text.label, labels)) for field, labels in game.words.labels.items()}
