"""A proposal that cannot be made now is refused by the rule that says when it can; what names nothing is malformed."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import AgainstRules, Malformed, Stale
from hyakki.core.game import game_of
from hyakki.core.save import digest
from hyakki.core.table import Table
from tests.games.kitsunedo.sitting import Sitting
from tests.games.kitsunedo.test_series import choose, ends, series

A, B, C = range(3)


def seated(**given: Any) -> Table:
    """A table of three whose game has come to this position."""
    game = game_of("kitsunedo")
    table = Table.start(game, game.rules(3, {}), 3, Chance.seeded(3))
    table.state = Sitting(**given).state
    return table


def refused(table: Table, seat: int, motion: str) -> str:
    before = digest(table.state)
    with pytest.raises(AgainstRules) as caught:
        table.propose(seat, motion)
    assert digest(table.state) == before
    return caught.value.rule


@pytest.mark.rule("KI-R86")
def test_a_lord_that_is_out_is_not_proposed() -> None:
    table = seated(A={"lord": "celeste"}, B={"lord": "hollow", "lives": "out", "hand": ""}, C={"lord": "mirage"})
    assert refused(table, A, "victor B") == "KI-R86"
    assert "victor B" not in [motion.id for motion in table.motions(A)]
    table.propose(A, "victor C")


@pytest.mark.rule("KI-R86")
def test_nobody_proposes_a_victor_on_the_turn_of_another() -> None:
    assert refused(seated(), B, "victor B") == "KI-R86"


@pytest.mark.rule("KI-R87")
def test_nobody_else_plays_for_a_player_who_is_there() -> None:
    table = seated()
    assert refused(table, A, "replace B") == "KI-R87"
    table.absent = frozenset({B})
    assert refused(table, B, "replace B") == "KI-R87"
    table.propose(A, "replace B")


@pytest.mark.rule("KI-R144")
def test_only_an_answer_of_ones_own_is_taken_back() -> None:
    game = game_of("kitsunedo")
    table = Table.start(game, game.rules(3, {"order": (0, 1, 2)}), 3, Chance.seeded(3))
    assert refused(table, A, "take-back") == "KI-R144", "nothing has been answered"
    choose(table, "A", "pick celeste")
    assert refused(table, A, "take-back") == "KI-R144", "it can be taken back without asking"
    choose(table, "B", "pick hollow")
    assert refused(table, C, "take-back") == "KI-R144"
    table.propose(A, "take-back")


@pytest.mark.parametrize(
    "motion", ["victor", "victor D", "victor Z", "replace", "take-back A", "coup A", "", "abandon B"]
)
def test_what_names_no_motion_of_this_table_is_malformed(motion: str) -> None:
    with pytest.raises(Malformed):
        seated().propose(A, motion)


def test_during_a_vote_a_proposal_comes_too_late() -> None:
    table = seated()
    table.propose(A, "abandon")
    with pytest.raises(Stale):
        table.propose(B, "victor B")


@pytest.mark.rule("KI-R144", "KI-T19")
def test_between_games_an_answer_to_another_question_is_refused_by_its_rule() -> None:
    advent, rematch = series("kitsunedo-advent"), series("kitsunedo-rematch")
    ends(advent, "BCA")
    ends(rematch, "BCA")
    for table, seat, wrong, rule in (
        (advent, "B", "again", "KI-R144"),
        (advent, "B", "agree", "KI-R144"),
        (advent, "B", "scroll block", "KI-T19"),
        (rematch, "A", "scroll sun", "KI-T19"),
        (rematch, "A", "refuse", "KI-R144"),
    ):
        with pytest.raises(AgainstRules) as caught:
            choose(table, seat, wrong)
        assert caught.value.rule == rule
    for wrong in ("scroll tanuki", "again A", "dance"):
        with pytest.raises(Malformed):
            choose(advent, "B", wrong)
    assert refused(rematch, A, "take-back") == "KI-R144"
    assert refused(rematch, A, "replace B") == "KI-R87"
