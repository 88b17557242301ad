"""A response window inside a chase inside a move, and what is left of each when the ones above it are over."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core import engine
from hyakki.core.errors import AgainstRules
from hyakki.core.records import Closed
from hyakki.core.save import digest, load, save
from tests.core.minis import chase
from tests.core.minis.chase import DUD, ROPE, WARD
from tests.core.playing import Playing, shuffle_to

NEW = [WARD] * 4 + [ROPE] * 4 + [DUD] * 4
HANDS = [DUD, WARD, WARD, ROPE, DUD, DUD]
"""A holds dud and ward, B ward and rope, C two duds."""
REST = [WARD, ROPE, ROPE, ROPE, DUD, WARD]
GHOSTS = (0, 1, 0, 2, 1, 0)
HIT, MISS = 0, 2


def three(**options: Any) -> Playing:
    return Playing(chase.game, 3, draws=shuffle_to(NEW, REST + HANDS[::-1]), **options)


def events(playing: Playing, *names: str) -> list[tuple[object, ...]]:
    return [tuple(said.values()) for said in playing.heard("") if said["event"] in names]


class TestFramesInFrames:
    def test_five_frames_deep_everyone_is_asked(self) -> None:
        playing = three().does("A", "move 3")
        assert playing.stack() == ["Turn", "Move", "Chase", "Blow", "Response"]
        assert playing.asked() == ["B respond", "C respond", "A respond"]

    def test_who_has_no_card_is_asked_all_the_same(self) -> None:
        playing = three().does("A", "move 3")
        assert playing.offered("C") == ["pass"]
        assert playing.blocked("C") == {"ward": "CH-4", "rope": "CH-4"}
        with pytest.raises(AgainstRules, match="CH-4"):
            playing.does("C", "rope")

    def test_saved_and_loaded_there(self) -> None:
        s = three().does("A", "move 3").state
        loaded = load(chase.ChaseState, save(s), s.rules, chase.STEPS)
        assert digest(loaded) == digest(s)
        engine.close(loaded, ("ward", 1))
        assert [type(frame).__name__ for frame in loaded.stack] == ["Turn", "Move", "Chase", "Blow", "Response"]
        assert loaded.places[0] == 3, "the ghost of the first place is gone, and A has met the second one"


class TestUnwinding:
    def test_to_the_chase_when_the_ghost_is_gone(self) -> None:
        """The blow never falls: chance is not asked. The chase finds its ghost gone, and the move goes on."""
        playing = three(ghosts=(0, 1, 0, 0, 0)).does("A", "move 2")
        playing.window(B="ward")
        assert playing.state.ghosts[1] == 0
        assert playing.state.places[0] == 2
        assert playing.state.lives[0] == 2
        assert playing.table.records[-1] == Closed(outcome=("ward", 1)), "nothing was drawn"
        assert events(playing, "chase-ended", "move-ended") == [
            ("chase-ended", 0, "free"),
            ("move-ended", 0, "arrived"),
        ]
        assert playing.asked() == ["B act"]

    def test_to_the_chase_when_the_chased_seat_is_elsewhere(self) -> None:
        """The chase has lost its seat, and the move finds that the seat is not where it left it."""
        playing = three().does("A", "move 3").window(B="rope")
        assert playing.state.places[0] == 0
        assert playing.state.ghosts == list(GHOSTS)
        assert events(playing, "chase-ended", "move-ended") == [
            ("chase-ended", 0, "away"),
            ("move-ended", 0, "elsewhere"),
        ]
        assert playing.asked() == ["B act"]

    def test_to_the_turn_when_the_chased_seat_is_out(self) -> None:
        playing = three(lives=1).does("A", "move 3")
        playing.window(A="pass", B="pass", C="pass", draws=[HIT])
        assert playing.state.lives[0] == 0
        assert playing.stack() == ["Turn"]
        assert not events(playing, "chase-ended", "move-ended"), "chase and move had lost their subject"
        assert playing.asked() == ["B act"]

    def test_not_at_all_when_the_blow_is_only_weakened(self) -> None:
        """A ghost of two survives a ward: the blow ends, and its result lies in the chase, which strikes again."""
        playing = three(ghosts=(0, 2, 0, 0, 0)).does("A", "move 2").window(B="ward")
        assert playing.stack() == ["Turn", "Move", "Chase", "Blow", "Response"]
        assert playing.state.stack[2].beats == 0
        playing.window(A="ward", B="pass", C="pass")
        assert playing.state.ghosts[1] == 0
        assert playing.state.places[0] == 2


class TestResults:
    def test_a_hit_ends_chase_and_move(self) -> None:
        playing = three().does("A", "move 3").window(A="pass", B="pass", C="pass", draws=[HIT])
        assert playing.state.lives == [1, 2, 2]
        assert events(playing, "chase-ended", "move-ended") == [
            ("chase-ended", 0, "caught"),
            ("move-ended", 0, "caught"),
        ]

    def test_a_miss_leads_to_the_second_blow(self) -> None:
        playing = three().does("A", "move 3").window(A="pass", B="pass", C="pass", draws=[MISS])
        assert playing.stack()[-1] == "Response"
        playing.window(A="pass", B="pass", C="pass", draws=[MISS])
        assert events(playing, "chase-ended", "move-ended") == [
            ("chase-ended", 0, "caught"),
            ("move-ended", 0, "caught"),
        ]
        assert playing.state.lives == [2, 2, 2]

    def test_the_goal_ends_everything_at_once(self) -> None:
        playing = three(ghosts=(0, 0, 0)).does("A", "move 2")
        assert playing.table.over
        assert playing.state.over == ("goal", 0)
        assert playing.stack() == []
        assert playing.asked() == []


class TestTheWindow:
    def test_the_first_in_order_counts_and_the_rest_stays_secret(self) -> None:
        playing = three(ghosts=(0, 1, 0, 0, 0)).does("A", "move 2")
        playing.window(A="ward", B="rope", C="pass")
        assert playing.table.records[-1] == Closed(outcome=("rope", 1))
        assert playing.state.hands[0] == [1, 0, 1], "A keeps its ward"
        said = [str(playing.heard(seats)) for seats in ("B", "C", "")]
        assert not any("ward" in words for words in said)

    def test_it_is_settled_as_soon_as_nobody_before_can_change_it(self) -> None:
        playing = three().does("A", "move 3")
        playing.does("A", "ward")
        assert not playing.table.settle()
        playing.does("B", "pass")
        assert not playing.table.settle(), "C comes before A"
        playing.does("C", "pass")
        assert playing.table.settle()
        assert playing.table.records[-1] == Closed(outcome=("ward", 0))
