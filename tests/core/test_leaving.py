"""A player leaves a game for good, or is absent."""

from __future__ import annotations

from random import Random

import pytest

from hyakki.core import replay
from hyakki.core.errors import AgainstRules, Malformed
from hyakki.core.records import Left, Replaced
from hyakki.games import kitsunedo
from tests.core.playing import Playing


@pytest.mark.rule("KI-R87")
def test_with_two_seats_leaving_is_a_surrender() -> None:
    playing = Playing(kitsunedo.game, 2).goes_on(Random(1), 6)
    playing.table.leave(0)
    assert playing.table.over
    assert playing.table.game.standing(playing.state).plain()["winners"] == ["B"]
    assert [event["event"] for event in playing.heard("")[-2:]] == ["left", "won"]
    seats = [replay.Sitter("Mika"), replay.Sitter("Davide")]
    replay.verify(replay.export(playing.table, seats))


@pytest.mark.rule("KI-R87")
def test_with_more_the_questions_wait_for_whoever_sits_down_next() -> None:
    playing = Playing(kitsunedo.game, 3).goes_on(Random(2), 12)
    asked, numbers = playing.asked(), [playing.table.ask_id(ask) for ask in playing.table.asks]
    playing.table.leave(1)
    playing.table.replace(1, "Ume", bot="random")
    assert playing.table.records[-2:] == [Left(seat=1), Replaced(seat=1, name="Ume", bot="random")]
    assert playing.asked() == asked
    assert [playing.table.ask_id(ask) for ask in playing.table.asks] == numbers


def test_nobody_leaves_a_game_that_is_over_or_a_seat_that_is_not_there() -> None:
    playing = Playing(kitsunedo.game, 2).goes_on(Random(3), 3)
    with pytest.raises(Malformed, match="no seat"):
        playing.table.leave(2)
    playing.table.leave(1)
    with pytest.raises(Malformed, match="over"):
        playing.table.leave(0)


def passed(playing: Playing) -> str:
    return playing.table.passed.id if playing.table.passed is not None else ""


def test_who_is_not_there_may_be_replaced_if_all_others_agree() -> None:
    playing = Playing(kitsunedo.game, 4).goes_on(Random(2), 12)
    table = playing.table
    assert not any(motion.name == "replace" for motion in table.motions(0))
    table.absent = frozenset({2})
    assert [motion.id for motion in table.motions(0) if motion.name == "replace"] == ["replace C"]
    assert not any(motion.name == "replace" for motion in table.motions(2))
    with pytest.raises(AgainstRules, match="KI-R87"):
        table.propose(0, "replace B")
    asked = playing.asked()
    table.propose(0, "replace C")
    playing.window(B="agree", D="refuse")
    assert passed(playing) == ""
    table.propose(0, "replace C")
    playing.window(B="agree", D="agree")
    assert passed(playing) == "replace C"
    assert playing.asked() == asked
    replay.verify(replay.export(table, [replay.Sitter(name) for name in ("Mika", "Davide", "Ume", "Rita")]))
