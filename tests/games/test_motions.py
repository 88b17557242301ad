"""Proposals of any game that cannot be made now: a rule says when they can."""

from __future__ import annotations

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import AgainstRules
from hyakki.core.game import game_of, games
from hyakki.core.rulebook import Rulebook
from hyakki.core.table import Table


@pytest.mark.parametrize("key", games())
def test_what_nobody_can_take_back_yet_is_refused_by_a_rule(key: str) -> None:
    game = game_of(key)
    table = Table.start(game, game.rules(game.usual, {}), game.usual, Chance.seeded(1))
    with pytest.raises(AgainstRules) as caught:
        table.propose(1, "take-back")
    assert caught.value.rule in Rulebook(game)


@pytest.mark.parametrize("key", ["kaidan", "kitsunedo", "okko", "okko-campaign", "shadow_tactics"])
def test_a_player_who_is_there_is_not_replaced(key: str) -> None:
    game = game_of(key)
    table = Table.start(game, game.rules(game.usual, {}), game.usual, Chance.seeded(1))
    with pytest.raises(AgainstRules) as caught:
        table.propose(1, "replace A")
    assert caught.value.rule in Rulebook(game)
