"""Motions and take-backs: free, by vote, and where they end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import structs

from hyakki.core.chance import Chance
from hyakki.core.errors import AgainstRules, Malformed, Stale
from hyakki.core.records import Closed, Proposed, TookBack
from hyakki.core.save import digest
from hyakki.core.table import Table
from tests.core.minis import bluff, chase
from tests.core.playing import Playing, same_state, viewer

QUIET = (0, 0, 0, 0, 0, 0, 0, 0, 0)
"""A walk without ghosts, in which no secret is told and no die rolled."""


def walk(seats: int = 2, **options: Any) -> Playing:
    return Playing(chase.game, seats, ghosts=QUIET, **options)


def agree(playing: Playing, *seats: str) -> None:
    for seat in seats:
        playing.does(seat, "agree")
    assert playing.table.settle()


class TestFreeTakeBack:
    def test_ones_own_latest_answer(self) -> None:
        playing = walk()
        before = digest(playing.state, key=False)
        playing.does("A", "move 2")
        playing.table.take_back(0)
        assert digest(playing.state, key=False) == before
        assert playing.asked() == ["A act"]
        assert playing.table.records[-1] == TookBack(seat=0, to=1)
        assert playing.heard("")[-1] == {"event": "taken-back", "seat": 0}

    def test_one_after_the_other(self) -> None:
        playing = walk()
        playing.does("A", "move 2").does("B", "move 1")
        playing.table.take_back(1)
        playing.table.take_back(0)
        assert playing.state.places == [0, 0]
        assert playing.table.line == [0]

    def test_then_the_game_goes_on_from_there(self) -> None:
        playing = walk().does("A", "move 2")
        playing.table.take_back(0)
        playing.does("A", "move 1")
        assert playing.state.places[0] == 1
        assert playing.table.line == [0, 3]

    def test_a_question_asked_again_is_a_new_one(self) -> None:
        playing = walk()
        number = playing.id("A")
        playing.does("A", "move 2")
        playing.table.take_back(0)
        with pytest.raises(Stale):
            playing.table.answer(0, number, ["move 2"])


class TestBarriers:
    def test_somebody_was_told_something(self) -> None:
        playing = walk().does("A", "draw")
        assert playing.table.free_take_back(0) is None
        with pytest.raises(Stale, match="needs a vote"):
            playing.table.take_back(0)

    def test_something_was_rolled(self) -> None:
        playing = Playing(bluff.game, 2, seed=3).does("A", "prowl B")
        assert playing.table.records[-1].drawn
        assert playing.table.free_take_back(0) is None

    def test_something_was_rolled_and_nobody_told(self) -> None:
        playing = walk().does("A", "move 2")
        assert playing.table.free_take_back(0) == 1
        playing.table.records[1] = structs.replace(playing.table.records[1], drawn=(4,))
        assert playing.table.free_take_back(0) is None

    def test_somebody_else_has_answered(self) -> None:
        playing = walk().does("A", "move 2").does("B", "move 1")
        assert playing.table.free_take_back(0) is None
        assert playing.table.free_take_back(1) == 2

    def test_nothing_was_answered_yet(self) -> None:
        playing = walk()
        assert playing.table.free_take_back(0) is None
        with pytest.raises(Stale):
            playing.table.take_back(0)

    def test_the_game_is_over(self) -> None:
        playing = Playing(chase.game, 2, ghosts=(0, 0)).does("A", "move 1")
        assert playing.table.over
        assert playing.table.free_take_back(0) is None
        assert playing.table.motions(0) == []

    def test_a_vote_is_under_way(self) -> None:
        playing = walk().does("A", "move 2")
        playing.table.propose(1, "abandon")
        assert playing.table.free_take_back(0) is None

    def test_a_window_closed_in_between(self) -> None:
        playing = Playing(bluff.game, 2, seed=3).does("A", "prowl B")
        playing.does("A", playing.offered("A")[0]).window(B="stand")
        assert playing.table.free_take_back(0) is None


class TestTakeBackByVote:
    def test_it_is_proposed_where_it_is_not_free(self) -> None:
        playing = walk().does("A", "move 2")
        assert "take-back" not in [motion.id for motion in playing.table.motions(0)]
        playing.does("B", "move 1")
        assert "take-back" in [motion.id for motion in playing.table.motions(0)]
        assert "take-back" not in [motion.id for motion in playing.table.motions(1)]

    def test_all_others_must_agree(self) -> None:
        playing = walk(3).does("A", "draw")
        playing.table.propose(0, "take-back")
        assert playing.asked() == ["B vote", "C vote"]
        playing.window(B="agree", C="refuse")
        assert playing.state.hands[0] != [0, 0, 0]
        assert playing.asked() == ["B act"]
        assert playing.heard("")[-1]["event"] == "refused"

    def test_one_refusal_settles_it_and_nobody_learns_whose(self) -> None:
        one = walk(3).does("A", "draw")
        one.table.propose(0, "take-back")
        one.does("C", "refuse")
        assert one.table.settle()
        other = walk(3).does("A", "draw")
        other.table.propose(0, "take-back")
        other.does("B", "refuse")
        assert other.table.settle()
        assert one.table.records == other.table.records
        assert one.heard("A") == other.heard("A")

    def test_when_passed_it_goes_back_to_before_the_proposers_latest_answer(self) -> None:
        playing = walk(3)
        before = digest(playing.state, key=False)
        playing.does("A", "draw").does("B", "move 1").does("C", "move 2")
        playing.table.propose(0, "take-back")
        agree(playing, "B", "C")
        assert digest(playing.state, key=False) == before
        assert playing.table.records[-2:] == [Closed(outcome=("passed",)), TookBack(seat=0, to=1)]
        assert [said["event"] for said in playing.heard("")[-3:]] == ["proposed", "passed", "taken-back"]

    def test_what_was_said_stays_said_and_memory_fits_the_older_table(self) -> None:
        playing = walk(3).does("A", "draw")
        heard = playing.heard("A")
        playing.table.propose(0, "take-back")
        agree(playing, "B", "C")
        assert playing.heard("A")[: len(heard)] == heard
        for seats in ("A", "B", "C", "AB", ""):
            assert playing.table.memory(viewer(seats)).misfit(playing.state) is None

    def test_chance_goes_on(self) -> None:
        playing = Playing(bluff.game, 2, seed=3).does("A", "prowl B")
        drawn = playing.state.chance.n
        playing.table.propose(0, "take-back")
        agree(playing, "B")
        assert playing.state.chance.n >= drawn

    def test_alone_at_the_table_it_passes_at_once(self) -> None:
        playing = walk(1)
        before = digest(playing.state, key=False)
        playing.does("A", "draw")
        playing.table.propose(0, "take-back")
        assert playing.asked() == ["A act"]
        assert digest(playing.state, key=False) == before

    def test_a_table_with_take_backs_can_be_built_again_from_its_records(self) -> None:
        playing = walk(2).does("A", "move 2")
        playing.table.take_back(0)
        playing.does("A", "draw").does("B", "move 1")
        playing.table.propose(0, "take-back")
        agree(playing, "B")
        playing.does("A", "move 3")
        again = Table(chase.game, playing.table.rules, 2, Chance(b""))
        for number, record in enumerate(playing.table.records):
            if number < len(again.records):
                assert again.records[number] == record, "the take-back that the vote carried out"
            else:
                again.apply(record)
        assert same_state(again.state, playing.state)
        assert again.line == playing.table.line
        assert again.told(viewer("A")) == playing.heard("A")


class TestMotions:
    def test_a_blocked_one_is_shown_with_its_rule_and_refused_by_it(self) -> None:
        playing = Playing(bluff.game, 3)
        assert [(motion.id, motion.rule) for motion in playing.table.motions(1)] == [("draw", "BL-10"), ("abandon", "")]
        with pytest.raises(AgainstRules, match="BL-10") as caught:
            playing.table.propose(1, "draw")
        assert caught.value.facts == {"seat": "B", "motion": "draw"}

    def test_what_nobody_can_propose_is_malformed(self) -> None:
        playing = Playing(bluff.game, 3)
        with pytest.raises(Malformed):
            playing.table.propose(0, "victory A")
        with pytest.raises(Malformed):
            playing.table.propose(5, "abandon")

    def test_one_at_a_time(self) -> None:
        playing = Playing(bluff.game, 3)
        playing.table.propose(0, "draw")
        assert playing.table.motions(1) == []
        with pytest.raises(Stale, match="another motion"):
            playing.table.propose(1, "abandon")

    def test_the_games_own_passes_when_all_agree(self) -> None:
        playing = Playing(bluff.game, 3)
        playing.table.propose(0, "draw")
        assert playing.table.records[-1] == Proposed(seat=0, motion="draw", subject=-1)
        agree(playing, "B", "C")
        assert playing.state.over == ("drawn", None)

    def test_refused_the_game_waits_where_it_was(self) -> None:
        playing = Playing(bluff.game, 3)
        before = digest(playing.state)
        playing.table.propose(0, "draw")
        playing.window(B="refuse")
        assert digest(playing.state) == before
        assert playing.asked() == ["A act"]

    def test_a_vote_leaves_no_result_in_the_frame_below(self) -> None:
        """It was not waiting for one; here it still holds the result of something else."""
        playing = Playing(chase.game, 3, lives=1, ghosts=(0, 2, 0)).does("A", "move 1")
        playing.window(A="pass", B="pass", C="pass", draws=[0])
        assert playing.state.stack[0].result == ("fallen", 0)
        before = digest(playing.state)
        playing.table.propose(1, "abandon")
        playing.window(C="refuse")
        assert digest(playing.state) == before

    def test_abandon_ends_the_game_without_a_winner(self) -> None:
        playing = walk(3).does("A", "move 1")
        playing.table.propose(2, "abandon")
        agree(playing, "A", "B")
        assert playing.table.over
        assert playing.state.over == ("abandoned", None)
        assert chase.game.standing(playing.state).plain()["winners"] == []

    def test_a_vote_can_be_changed_until_it_is_settled(self) -> None:
        playing = walk(3)
        playing.table.propose(0, "abandon")
        playing.does("B", "refuse").does("B", "agree")
        assert not playing.table.settle()
        agree(playing, "C")
        assert playing.table.over

    def test_in_random_play_nothing_is_ever_lost(self) -> None:
        """Motions and take-backs at every turn: the table can always be built again, and every Memory fits."""
        for seed in range(12):
            rng = Random(seed)
            playing = Playing(bluff.game, 3, seed=seed)
            while not playing.table.over:
                seat = rng.randrange(3)
                motions = [motion.id for motion in playing.table.motions(seat) if motion.id == "take-back"]
                if playing.table.free_take_back(seat) is not None and rng.random() < 0.5:
                    playing.table.take_back(seat)
                elif motions and rng.random() < 0.2:
                    playing.table.propose(seat, "take-back")
                playing.goes_on(rng, 1)
                for memory in playing.table.memories.values():
                    assert memory.misfit(playing.state) is None
            assert bluff.game.standing(playing.state).plain()["reason"] == "last turn"
