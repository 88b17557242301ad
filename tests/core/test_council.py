"""A side that decides by majority, in secret, and shares one View."""

from __future__ import annotations

from random import Random

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import Malformed
from hyakki.core.records import Closed
from hyakki.core.table import Table
from tests.core.minis import council
from tests.core.playing import Playing, viewer


def hidden(seats: int = 4, door: int = 4, draws: tuple[int, ...] = (2, 1)) -> Playing:
    """The oni, the last seat, hides; unless said otherwise behind door 4. A is the captain."""
    return Playing(council.game, seats).does(chr(64 + seats), f"hide {door}", draws=draws)


def opened(playing: Playing) -> int:
    return int(playing.state.opened[-1]) + 1


class TestMajority:
    def test_the_whole_side_is_asked_at_once(self) -> None:
        playing = hidden()
        assert playing.asked() == ["A which door", "B which door", "C which door"]
        assert {(ask.side, ask.sealed) for ask in playing.table.asks} == {("watch", True)}

    def test_most_votes_open_the_door(self) -> None:
        playing = hidden().window(A="open 1", B="open 2", C="open 2")
        assert opened(playing) == 2

    def test_it_is_settled_once_more_than_half_agree(self) -> None:
        playing = hidden().does("B", "open 3")
        assert not playing.table.settle()
        playing.does("C", "open 3")
        assert playing.table.settle()
        assert opened(playing) == 3

    def test_an_even_vote_goes_with_the_captain(self) -> None:
        playing = hidden().window(A="open 3", B="open 2", C="open 1")
        assert opened(playing) == 3

    def test_or_with_the_lowest_door_if_the_captain_is_not_among_them(self) -> None:
        playing = hidden(seats=6).window(A="open 4", B="open 3", C="open 3", D="open 2", E="open 2")
        assert opened(playing) == 2

    def test_a_vote_can_be_changed_until_the_window_closes(self) -> None:
        playing = hidden().does("A", "open 1").does("B", "open 2").does("A", "open 2")
        assert playing.table.settle()
        assert opened(playing) == 2

    def test_silence_is_a_vote_for_the_first_door(self) -> None:
        playing = hidden().does("B", "open 3")
        playing.table.time_up()
        assert opened(playing) == 1
        assert playing.table.records[-1].clock  # type: ignore[union-attr]


class TestSecrecy:
    def test_nobody_sees_who_has_answered(self) -> None:
        playing = hidden()
        before = [playing.sent(seats) for seats in ("A", "B", "C", "D", "ABC", "")]
        playing.does("A", "open 1").does("C", "open 2")
        assert [playing.sent(seats) for seats in ("A", "B", "C", "D", "ABC", "")] == before

    def test_of_the_votes_nothing_is_kept_but_the_door(self) -> None:
        one = hidden().window(A="open 1", B="open 2", C="open 2")
        other = hidden().window(A="open 2", B="open 2", C="open 4")
        assert one.table.records[-1] == other.table.records[-1] == Closed(outcome=("open", (1,)))

    def test_an_outcome_read_back_is_the_same(self) -> None:
        """Lists of a file are the tuples of a step."""
        playing = hidden().window(A="open 1", B="open 2", C="open 2")
        again = Table(council.game, playing.table.rules, 4, Chance(b""))
        for record in playing.table.records[:-1]:
            again.apply(record)
        again.apply(Closed(outcome=("open", [1])))
        assert again.state.opened == (1,)  # type: ignore[attr-defined]

    def test_an_outcome_that_no_votes_come_to_is_refused(self) -> None:
        playing = hidden()
        for outcome in (("open", (4,)), ("open", (-1,)), ("shut", (1,)), ("open",), ()):
            with pytest.raises(Malformed, match="no lawful answers lead to"):
                playing.table.apply(Closed(outcome=outcome))
        assert playing.state.opened == ()


class TestOneViewForASide:
    def test_a_clue_is_for_the_side_and_nobody_else(self) -> None:
        playing = hidden()
        clue = {"rule": "CO-3", "empty": 0}
        for seats in ("A", "B", "C", "ABC", "CD"):
            assert [said.get("told") for said in playing.heard(seats) if said["event"] == "clue"] == [clue]
        for seats in ("D", ""):
            assert [said.get("told") for said in playing.heard(seats) if said["event"] == "clue"] == [None]

    def test_the_side_together_knows_what_its_captain_was_told(self) -> None:
        playing = hidden()
        doors = {seats: playing.table.view(viewer(seats)).memory for seats in ("A", "B", "AB", "ABC", "D", "")}
        assert doors["B"] == 0b1110, "the clue"
        assert doors["A"] == doors["AB"] == doors["ABC"] == 0b1100, "the clue and the captain's omen"
        assert doors["D"] == 0b1000, "the oni knows where it is"
        assert doors[""] == 0b1111

    def test_redealt_for_the_side_the_oni_is_behind_any_door_left(self) -> None:
        playing = hidden()
        worlds = [
            playing.table.game.redeal(playing.table.view(viewer("ABC")), Random(seed)).door for seed in range(200)
        ]
        assert {door: 70 < worlds.count(door) < 130 for door in set(worlds)} == {2: True, 3: True}

    def test_all_its_questions_come_with_its_view(self) -> None:
        sent = hidden().sent("ABC")
        assert [ask["seat"] for ask in sent["asks"]] == [0, 1, 2]
        assert all(ask["options"][0]["id"] == "open 1" for ask in sent["asks"])
        assert sorted(sent["motions"]) == ["A", "B", "C"]
