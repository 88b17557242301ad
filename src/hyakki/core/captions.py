"""The content that a client needs to draw a table, with the text of every card in every language."""

from __future__ import annotations

from typing import Any

from hyakki.core.game import AnyGame
from hyakki.core.lessons import lesson_of, lesson_texts
from hyakki.core.rules import Rules
from hyakki.core.text import LANGUAGES, Text

MOST_KEPT = 64
_KEPT: dict[tuple[AnyGame, str], dict[str, Any]] = {}
"""The texts of cards and sides, by game and digest of the Rules; cached because they take long to write."""


def content_of(game: AnyGame, rules: Rules) -> dict[str, Any]:
    """Return the content of these Rules; in it, by language, `captions` holds the texts of the cards, `openers` what
    each side is about, `lesson` what the coach of a lesson says."""
    return {**game.content(rules), **_said_of(game, rules)}


def _said_of(game: AnyGame, rules: Rules) -> dict[str, Any]:
    key = (game, rules.digest)
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        texts = {lang: Text(game, lang) for lang in LANGUAGES}
        captions = {lang: game.captions(text, rules) for lang, text in texts.items()}
        openers = {lang: game.openers(text, rules) for lang, text in texts.items()}
        coached = {lang: _coached(game, text, rules) for lang, text in texts.items()}
        said: dict[str, dict[str, Any]] = {"captions": captions, "openers": openers, "lesson": coached}
        found = _KEPT[key] = {name: by_lang for name, by_lang in said.items() if any(by_lang.values())}
    return found


def _coached(game: AnyGame, text: Text, rules: Rules) -> dict[str, str]:
    lesson = lesson_of(game, rules)
    return {} if lesson is None else lesson_texts(lesson, text)
