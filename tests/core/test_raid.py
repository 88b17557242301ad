"""Locked planning: one seat's change unlocks the others, one side moves last, and a side shares what it knows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hyakki.core.errors import AgainstRules, NotYours, Stale
from tests.core.minis import raid
from tests.core.minis.raid import GUARD, NONE, REST, STRIKE
from tests.core.playing import Playing, viewer

CALM, FURIOUS = 0, 1


def four(mood: int = CALM, **options: Any) -> Playing:
    """Three heroes and the oni, D."""
    return Playing(raid.game, 4, draws=[mood], **options)


def planned() -> Playing:
    """A strikes, B guards, both locked; C has a plan and has not locked."""
    playing = four().does("A", "plan strike").does("B", "plan guard").does("C", "plan rest")
    return playing.does("A", "lock").does("B", "lock")


class TestLocks:
    def test_all_heroes_plan_at_once(self) -> None:
        assert four().asked() == ["A plan", "A lock", "B plan", "B lock", "C plan", "C lock"]

    def test_a_lock_alone_changes_nothing_for_others(self) -> None:
        playing = four().does("A", "plan strike")
        before = playing.id("B", "plan")
        playing.does("A", "lock")
        assert playing.state.locked == [True, False, False]
        assert playing.id("B", "plan") == before

    def test_a_plan_sent_twice_is_taken_once(self) -> None:
        """The menu is as it was, but the question has been answered."""
        playing = four()
        number = playing.id("A", "plan")
        playing.does("A", "plan strike")
        with pytest.raises(Stale):
            playing.table.answer(0, number, ["plan strike"])
        assert playing.state.left[0] == 2

    def test_one_seats_change_unlocks_the_others(self) -> None:
        playing = planned()
        number = playing.id("A", "lock")
        assert playing.offered("A", "lock") == ["unlock"]
        playing.does("C", "plan guard")
        assert playing.state.locked == [False, False, False]
        assert playing.offered("A", "lock") == ["lock"]
        assert playing.heard("")[-1] == {"event": "unlocked", "seats": (0, 1)}
        with pytest.raises(Stale):
            playing.table.answer(0, number, ["unlock"])

    def test_a_lock_of_ones_own_can_be_opened(self) -> None:
        playing = planned().does("A", "unlock")
        assert playing.state.locked == [False, True, False]

    def test_who_locks_without_a_plan_rests(self) -> None:
        playing = four().does("A", "lock")
        assert playing.state.plans == [REST, NONE, NONE]

    def test_changes_come_to_an_end(self) -> None:
        playing = four(changes=1).does("A", "plan strike")
        assert "A plan" not in playing.asked()
        playing.does("A", "lock")
        assert "A lock" not in playing.asked()

    def test_silence_locks_whatever_is_planned(self) -> None:
        playing = planned()
        playing.table.time_up()
        assert playing.asked() == ["D attack"]
        assert playing.state.plans == [STRIKE, GUARD, REST]

    def test_a_hurt_hero_cannot_strike(self) -> None:
        playing = planned().does("C", "lock").does("D", "attack A", "claws")
        assert playing.blocked("A", "plan") == {"plan strike": "RA-3"}
        with pytest.raises(AgainstRules, match="RA-3"):
            playing.does("A", "plan strike")


class TestOneSideMovesLast:
    def test_the_oni_waits_until_all_are_locked(self) -> None:
        playing = planned()
        assert not [asked for asked in playing.asked() if asked.startswith("D")]
        with pytest.raises(NotYours):
            playing.table.answer(3, 1, ["attack A", "claws"])
        playing.does("C", "lock")
        assert playing.asked() == ["D attack"]

    def test_then_no_plan_changes_any_more(self) -> None:
        playing = planned()
        plan = playing.id("A", "plan")
        playing.does("C", "lock")
        with pytest.raises(Stale):
            playing.table.answer(0, plan, ["plan rest"])

    def test_the_last_lock_can_be_taken_back_while_the_oni_thinks(self) -> None:
        """The change told other players nothing. Afterwards all is as before, and C can plan something else."""
        playing = planned().does("C", "lock")
        assert playing.table.free_take_back(2) is not None
        assert playing.table.free_take_back(0) is None
        playing.table.take_back(2)
        assert playing.state.locked == [True, True, False]
        playing.does("C", "plan strike")
        assert playing.state.locked == [False, False, False]

    def test_the_round_is_shown_to_all(self) -> None:
        playing = planned().does("C", "lock").does("D", "attack B", "claws")
        shown = next(said for said in playing.heard("") if said["event"] == "shown")
        assert shown["told"] == {"rule": "RA-7", "plans": (STRIKE, GUARD, REST), "furious": False}
        assert playing.state.hurt == [False, False, False], "B guards"

    def test_the_fire_of_a_furious_oni_is_not_stopped_by_a_guard(self) -> None:
        playing = four(FURIOUS).does("B", "plan guard").does("A", "lock").does("B", "lock").does("C", "lock")
        playing.does("D", "attack B", "fire")
        assert playing.state.hurt[1]


class TestASideThatSharesWhatItKnows:
    def test_each_hero_sees_the_plans_and_the_oni_does_not(self) -> None:
        playing = planned()
        for seats in ("A", "B", "C", "ABC"):
            assert playing.table.memory(viewer(seats)).dump()["plans"] == (STRIKE, GUARD, REST)
        for seats in ("D", ""):
            assert playing.table.memory(viewer(seats)).dump()["plans"] == (NONE, NONE, NONE)
            assert not any("told" in said and said["event"] == "planned" for said in playing.heard(seats))

    def test_the_oni_alone_knows_its_mood(self) -> None:
        playing = four(FURIOUS)
        assert playing.table.memory(viewer("D")).dump()["furious"] is True
        assert playing.table.memory(viewer("ABC")).dump()["furious"] is None
        assert playing.table.memory(viewer("AD")).dump()["furious"] is True

    def test_to_the_oni_every_plan_is_possible(self) -> None:
        table = planned().table
        view = table.view(viewer("D"))
        plans = {tuple(table.game.redeal(view, Random(seed)).plans) for seed in range(400)}
        assert len(plans) == 27
