"""What a client needs to draw a table: its content, with what cards say in every language. No client words a card."""

from __future__ import annotations

from typing import Any

from hyakki.core.game import AnyGame
from hyakki.core.rules import Rules
from hyakki.core.text import LANGUAGES, Text

MOST_KEPT = 64
_KEPT: dict[tuple[AnyGame, str], dict[str, Any]] = {}
"""Captions by game and digest of the Rules: they take long to write."""


def content_of(game: AnyGame, rules: Rules) -> dict[str, Any]:
    """The content of these Rules; under `captions`, by language, what the game's cards say."""
    content, captions = game.content(rules), _captions_of(game, rules)
    return {**content, "captions": captions} if any(captions.values()) else content


def _captions_of(game: AnyGame, rules: Rules) -> dict[str, Any]:
    key = (game, rules.digest)
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        found = _KEPT[key] = {lang: game.captions(Text(game, lang), rules) for lang in LANGUAGES}
    return found
