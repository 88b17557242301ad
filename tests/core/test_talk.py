"""The channels in which seats may talk, as the game says."""

from __future__ import annotations

import pytest

from hyakki.core.errors import AgainstRules, NotYours
from hyakki.core.talk import TABLE, WATCHERS, Channel, may_speak
from tests.core.minis import bluff, mat, raid
from tests.core.playing import Playing, viewer


def test_all_talk_at_the_table_where_a_game_says_nothing_else() -> None:
    table = Playing(bluff.game, 2).table
    assert table.channels(viewer("A")) == table.channels(viewer("AB")) == (TABLE,)
    assert table.channels(viewer("")) == (WATCHERS,)


def test_a_side_talks_among_itself() -> None:
    table = Playing(raid.game, 3).table
    assert table.channels(viewer("A")) == (TABLE, Channel("heroes"))
    assert table.channels(viewer("C")) == (TABLE,)
    may_speak(table.channels(viewer("B")), "heroes")
    with pytest.raises(NotYours):
        may_speak(table.channels(viewer("C")), "heroes")


def test_a_rule_closes_a_channel_to_a_seat() -> None:
    playing = Playing(mat.game, 2)
    playing.does("A", "ready")
    assert playing.table.channels(viewer("A")) == (Channel("table", "MA-10"),)
    with pytest.raises(AgainstRules, match="MA-10"):
        may_speak(playing.table.channels(viewer("A")), "table")
    may_speak(playing.table.channels(viewer("B")), "table")


def test_one_seat_that_may_talk_is_enough_for_somebody_with_two() -> None:
    playing = Playing(mat.game, 2)
    playing.does("A", "ready")
    assert playing.table.channels(viewer("AB")) == (TABLE,)


def test_after_the_game_all_may_talk() -> None:
    playing = Playing(mat.game, 2, rounds=1)
    playing.does("A", "ready").does("B", "ready")
    assert playing.table.over
    assert playing.table.channels(viewer("A")) == (TABLE,)
