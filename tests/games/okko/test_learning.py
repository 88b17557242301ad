"""The Series that teaches Okko Chronicles."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import AgainstRules
from hyakki.core.game import game_of
from hyakki.core.table import Table

WON = {"reason": "heroes", "winners": ["A"], "ranking": ["A", "B"], "facts": {}}
series: Any = game_of("okko-lessons")


def begun() -> Table:
    return Table.start(series, series.rules(2, {}), 2, Chance.seeded(1))


def says(table: Table, id: str) -> None:
    (ask,) = table.asks
    table.answer(0, table.ask_id(ask), [id])


@pytest.mark.rule("OK-R174")
@pytest.mark.parametrize("first, then", [("hero", "oni"), ("oni", "hero")])
def test_the_lessons_come_in_any_order(first: str, then: str) -> None:
    table = begun()
    says(table, f"lesson-{first}")
    assert series.under_way(table.state) == ("okko", 2, {"lesson": first})
    table.played(WON)
    says(table, f"lesson-{then}")
    table.played(WON)
    assert table.over


@pytest.mark.rule("OK-R174")
def test_a_learner_may_stop_after_the_first_lesson_and_not_before() -> None:
    table = begun()
    with pytest.raises(AgainstRules) as refused:
        says(table, "end-lessons")
    assert refused.value.rule == "OK-R174"
    says(table, "lesson-hero")
    table.played(WON)
    says(table, "end-lessons")
    assert table.over


@pytest.mark.rule("OK-R174")
@pytest.mark.parametrize("name, role", [("hero", "heroes"), ("oni", "oni")])
def test_the_learner_has_the_side_that_is_taught(name: str, role: str) -> None:
    okko = game_of("okko")
    table = Table.start(okko, okko.rules(2, {"lesson": name}), 2, Chance.seeded(1))
    assert okko.roles(table.state)[0] == role
    assert {ask.seat for ask in table.asks} >= {0}
