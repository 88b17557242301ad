"""The round and its four phases, and where guards may stand at all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from hyakki.core.chance import Chance
from hyakki.core.game import game_of
from hyakki.core.table import Table
from hyakki.games.shadow_tactics.state import EXECUTION, ORDERS, PROGRAMMING, ShadowState
from hyakki.lab.check import step
from tests.games.shadow_tactics.sitting import Sitting

GAME = game_of("shadow_tactics")


def questions(**options: object) -> Iterator[tuple[Table, ShadowState]]:
    """A game by chance, at each of its questions."""
    table, rng = Table.start(GAME, GAME.rules(3, options), 3, Chance.seeded(1)), Random(1)
    while not table.over:
        assert isinstance(table.state, ShadowState)
        yield table, table.state
        step(table, rng)


@pytest.mark.rule("ST-033", "ST-036")
def test_phases_follow_each_other_and_all_orders_are_given_before_the_execution() -> None:
    before, phases = (0, 0), set()
    for table, s in questions(mission="M1", quick=True):
        if s.round == 0:
            continue
        now = (s.round, s.phase)
        assert now >= before
        assert (s.phase == PROGRAMMING) == any(ask.seat != s.daimyo and ask.open for ask in table.asks)
        assert (s.phase == ORDERS) == any(ask.seat == s.daimyo and not ask.sealed for ask in table.asks)
        if s.phase == EXECUTION:
            assert not s.hand, "the Daimyo has played every card"
        phases.add(s.phase)
        before = now
    assert phases >= {PROGRAMMING, ORDERS, EXECUTION}


@pytest.mark.rule("ST-035")
def test_a_programme_is_one_card_or_two_and_says_which_is_first() -> None:
    table = Sitting(at="programming", HAY={"bush": "B8"}, YUK={"bush": "B4"})
    assert "alone" in table.offered("B", "lay HAY", "slot 1", "first HAY-Mw")
    table.does("B", "lay HAY", "slot 1", "first HAY-Mw", "then HAY-1")
    assert table.programme("HAY") == ["HAY-Mw", "HAY-1"]
    table.does("C", "lay YUK", "slot 2", "first YUK-1", "alone")
    assert table.programme("YUK") == ["YUK-1"]


@pytest.mark.rule("ST-015", "ST-018")
def test_every_post_that_is_offered_to_a_guard_lies_in_a_yard() -> None:
    posts = set()
    for table, s in questions(mission="M4"):
        if s.round > 4:
            break
        for ask in table.asks:
            if ask.seat == s.daimyo:
                posts |= {id for id in table.menu(ask).ids() if id.startswith("to ")}
    assert len(posts) > 50
    assert all(re.fullmatch(r"to (Y\d+-[0-5][io]|tower>[YBJ]\d+)", each) for each in posts)
