"""Table talk: one table for all, where the ninjas fall silent while their programmes run (ST-051 to ST-054)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.errors import AgainstRules, NotYours
from hyakki.core.game import game_of
from hyakki.core.talk import TABLE, may_speak
from tests.games.shadow_tactics.sitting import Sitting

game = game_of("shadow_tactics")
DAIMYO, NINJAS = 0, (1, 2, 3)
SEATS = (DAIMYO, *NINJAS)


def silenced(table: Sitting) -> dict[int, str]:
    """Seats that may say nothing now, each with the rule."""
    found = {}
    for seat in SEATS:
        try:
            may_speak(game.channels(table.start().state, seat), TABLE.name)
        except AgainstRules as error:
            found[seat] = error.rule
    return found


def at(phase: str, **given: Any) -> Sitting:
    return Sitting(at=phase, HAY={"bush": "B8"}, guards={"Y4": ["S2o"]}, **given)


@pytest.mark.rule("ST-051")
def test_while_they_programme_the_ninjas_talk_as_they_like() -> None:
    table = at("programming")
    assert silenced(table) == {}
    table.does("B", "ready").does("C", "ready")
    assert silenced(table) == {}, "until the last is ready"


@pytest.mark.rule("ST-054", "ST-510", "ST-R13")
def test_from_the_close_of_programming_the_ninjas_are_silent_and_the_daimyo_is_not() -> None:
    table = at("programming", on=True, hand=["OC1"])
    for seat in "BCD":
        table.does(seat, "ready")
    assert table.asked() == {"A": "order"}
    assert silenced(table) == dict.fromkeys(NINJAS, "ST-510")


@pytest.mark.rule("ST-054", "ST-510", "ST-R13")
def test_they_are_silent_until_the_last_card_is_executed() -> None:
    table = Sitting(HAY={"bush": "B8", "programme": ["HAY-My"]}, at="execution", on=True)
    assert table.asked() == {"B": "exit"}
    assert silenced(table) == dict.fromkeys(NINJAS, "ST-510")
    table.silence()
    assert table.asked()["B"] == "programme"
    assert silenced(table) == {}


@pytest.mark.rule("ST-052", "ST-510", "ST-R13")
def test_there_is_no_place_to_talk_that_the_daimyo_does_not_hear() -> None:
    for phase in ("programming", "orders", "execution"):
        s = at(phase).start().state
        for seat in SEATS:
            assert [channel.name for channel in game.channels(s, seat)] == [TABLE.name]
            with pytest.raises(NotYours):
                may_speak(game.channels(s, seat), "ninjas")


@pytest.mark.rule("ST-054")
def test_when_the_mission_is_over_all_may_talk() -> None:
    table = at("refresh", time=1)
    assert table.over is not None
    assert silenced(table) == {}
