"""Why not? Every entry that a player can meet blocked has a reason in the game's words, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hyakki.core.game import game_of
from hyakki.core.menu import Ask, Blocked
from hyakki.core.table import Table
from hyakki.core.text import LANGUAGES, Text
from tests.games.test_aims import PLAYED, start

MOVES = 120


def blocked_on_the_way(table: Table, ask: Ask, rng: Random) -> Iterator[Blocked]:
    """One random answer, which is then given, and what is blocked on its way."""
    path: list[str] = []
    final = False
    while not final:
        menu = table.menu(ask, path)
        yield from menu.blocked
        option = rng.choice(menu.options)
        path.append(option.id)
        final = option.final
    table.answer(ask.seat, table.ask_id(ask), path)
    if ask.sealed:
        table.settle()


@pytest.mark.parametrize("key, options", PLAYED, ids=[f"{key} {options}" for key, options in PLAYED])
def test_every_blocked_entry_has_a_reason(key: str, options: dict[str, Any]) -> None:
    game = game_of(key)
    said = [Text(game, lang) for lang in LANGUAGES]
    rng = Random(5)
    table = start(game, options, 5)
    unexplained: set[str] = set()
    for _ in range(MOVES):
        if not table.asks:
            break
        for entry in blocked_on_the_way(table, rng.choice(table.asks), rng):
            for text in said:
                why = text.why(entry.rule, entry.id)
                if why == text.blocked(entry.rule) or not why:
                    unexplained.add(f"{entry.rule} {entry.id.split()[0]}")
    assert not unexplained
