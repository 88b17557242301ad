"""Ratings: how strong our bots are in each game, as `hyakki arena` measured it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from hyakki.core.game import AnyGame


def ratings_of(game: AnyGame) -> dict[str, int]:
    """Return the ratings of bots in a game, by their names. Judgement has 1500; 400 more mean odds of 10 to 1.

    Examples:
        >>> from hyakki import game_of
        >>> from hyakki.bots.ratings import ratings_of
        >>> ratings_of(game_of("kitsunedo"))["judgement"]
        1500
    """
    return _measured().get(game.of or game.key, {})


@cache
def _measured() -> dict[str, dict[str, int]]:
    return tomllib.loads((files("hyakki.bots") / "ratings.toml").read_text(encoding="utf-8"))
