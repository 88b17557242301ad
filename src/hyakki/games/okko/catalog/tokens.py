"""The prints of tokens that lie with one side down."""

from __future__ import annotations

from hyakki.games.okko.catalog.cards import OkkoRules
from hyakki.games.okko.catalog.ids import FIGURES
from hyakki.games.okko.people import CHEST, HIDDEN


def sides_of(rules: OkkoRules, kind: int, name: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The side that lies up at first, and the other (OK-R22). Evidence and parchment: difficulty and cards. A chest:
    difficulty and cards drawn, then cards kept. A follower face down: nothing, then the figure."""
    if kind == CHEST:
        chest = rules.chests[name]
        return (chest.difficulty, chest.draw), (chest.keep,)
    if kind == HIDDEN:
        return (), (FIGURES.index(name),)
    token = rules.clue_tokens[name]
    assert token.back is not None
    return token.front, token.back
