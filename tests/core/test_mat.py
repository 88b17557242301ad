"""Open programming: every answer counts at once, faces stay hidden, readiness can be taken back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hyakki.core.errors import AgainstRules, Malformed, Stale
from hyakki.core.records import Answered
from tests.core.minis import mat
from tests.core.minis.mat import UNKNOWN, faces
from tests.core.playing import Playing, viewer


def two(**options: Any) -> Playing:
    return Playing(mat.game, 2, **options)


def lay(playing: Playing, seat: str, slot: int, card: int) -> None:
    ask = playing.ask(seat, f"slot {slot}")
    playing.table.answer(ask.seat, playing.table.ask_id(ask), [f"lay {card}"])


class TestSeveralOpenQuestions:
    def test_each_seat_has_one_for_every_slot_and_one_more(self) -> None:
        assert two().asked() == [
            "A slot 1",
            "A slot 2",
            "A slot 3",
            "A ready",
            "B slot 1",
            "B slot 2",
            "B slot 3",
            "B ready",
        ]

    def test_an_answer_is_a_record_at_once(self) -> None:
        playing = two()
        lay(playing, "B", 2, 4)
        assert playing.table.records[-1] == Answered(seat=1, ask="slot 2", path=("lay 4",))
        assert playing.state.owners == [-1, 1, -1]

    def test_seats_answer_in_any_order(self) -> None:
        playing = two()
        for seat, slot, card in (("B", 1, 0), ("A", 3, 0), ("B", 2, 1), ("A", 3, 0)):
            if playing.state.owners[slot - 1] < 0:
                lay(playing, seat, slot, card)
        assert playing.state.owners == [1, 1, 0]

    def test_a_slot_is_for_whoever_comes_first(self) -> None:
        playing = two()
        late = playing.id("B", "slot 1")
        lay(playing, "A", 1, 2)
        assert "B slot 1" not in playing.asked()
        with pytest.raises(Stale):
            playing.table.answer(1, late, ["lay 3"])
        assert playing.state.owners == [0, -1, -1]


class TestNumbersOfQuestions:
    def test_they_hold_while_the_menu_is_unchanged(self) -> None:
        playing = two()
        before = {kind: playing.id("B", kind) for kind in ("slot 2", "slot 3", "ready")}
        lay(playing, "A", 1, 2)
        assert {kind: playing.id("B", kind) for kind in before} == before
        lay_after = before["slot 3"]
        playing.table.answer(1, lay_after, ["lay 0"])
        assert playing.state.owners == [0, -1, 1], "an answer that was under way is still good"

    def test_they_change_with_the_menu(self) -> None:
        playing = two()
        before = playing.id("A", "slot 2")
        lay(playing, "A", 1, 2)
        assert playing.blocked("A", "slot 2") == {"lay 2": "MA-1"}
        assert playing.id("A", "slot 2") > before
        with pytest.raises(Stale):
            playing.table.answer(0, before, ["lay 2"])

    def test_another_question_of_the_same_seat_keeps_its_number(self) -> None:
        playing = two()
        ready = playing.id("A", "ready")
        lay(playing, "A", 1, 2)
        assert playing.id("A", "ready") == ready

    def test_a_question_that_was_answered_gets_a_new_one(self) -> None:
        """So that an answer sent twice is not taken twice."""
        playing = two()
        ready = playing.id("A", "ready")
        playing.does("A", "ready")
        with pytest.raises(Stale):
            playing.table.answer(0, ready, ["ready"])

    def test_the_questions_of_the_next_round_are_others_however_alike(self) -> None:
        playing = two()
        before = playing.id("B", "slot 1")
        offered = playing.offered("B", "slot 1")
        playing.does("A", "ready").does("B", "ready")
        assert playing.state.round == 2
        assert playing.offered("B", "slot 1") == offered
        with pytest.raises(Stale):
            playing.table.answer(1, before, ["lay 0"])

    def test_all_numbers_of_a_seat_differ(self) -> None:
        playing = two()
        rng = Random(2)
        for _ in range(30):
            for seat in (0, 1):
                ids = [playing.table.ask_id(ask) for ask in playing.table.asks_of(seat)]
                assert len(ids) == len(set(ids))
            playing.goes_on(rng, 1)


class TestWhatLiesFaceDown:
    def test_others_see_the_slot_and_the_owner_alone_the_face(self) -> None:
        playing = two()
        lay(playing, "A", 1, 2)
        told = {"rule": "MA-2", "card": 2}
        assert playing.heard("A")[-1] == {"event": "laid", "seat": 0, "slot": 0, "told": told}
        assert playing.heard("B")[-1] == {"event": "laid", "seat": 0, "slot": 0}
        assert playing.heard("")[-1] == {"event": "laid", "seat": 0, "slot": 0}
        assert faces(playing.table.memory(viewer("A"))) == [2, UNKNOWN, UNKNOWN]
        assert faces(playing.table.memory(viewer("B"))) == [UNKNOWN] * 3

    def test_somebody_with_two_seats_sees_both_programs(self) -> None:
        playing = Playing(mat.game, 3)
        lay(playing, "A", 1, 2)
        lay(playing, "B", 2, 4)
        lay(playing, "C", 3, 1)
        assert faces(playing.table.memory(viewer("AC"))) == [2, UNKNOWN, 1]

    def test_redealt_any_card_the_owner_may_have(self) -> None:
        playing = two()
        lay(playing, "A", 1, 2)
        view = playing.table.view(viewer("B"))
        laid = {playing.table.game.redeal(view, Random(seed)).cards[0] for seed in range(60)}
        assert laid == {0, 1, 2, 3, 4}

    def test_turned_up_it_is_for_all_to_see_and_stays(self) -> None:
        playing = two()
        lay(playing, "A", 1, 2)
        playing.does("A", "turn up")
        assert playing.heard("")[-1]["told"] == {"rule": "MA-5", "card": 2}
        assert playing.blocked("A", "slot 1")["exchange 3"] == "MA-5"
        with pytest.raises(AgainstRules, match="MA-5"):
            playing.does("A", "exchange 3")


class TestAnExchangeNobodyNotices:
    def exchanged(self) -> tuple[Playing, list[object]]:
        playing = Playing(mat.game, 3)
        lay(playing, "C", 2, 0)
        lay(playing, "A", 1, 2)
        before: list[object] = [(playing.sent(seats), playing.heard(seats)) for seats in ("B", "C", "BC", "")]
        playing.does("A", "exchange 3")
        return playing, before

    def test_to_others_nothing_has_happened(self) -> None:
        """Not in the log, the view, the menus, the numbers of the questions, nor what may be proposed."""
        playing, before = self.exchanged()
        assert [(playing.sent(seats), playing.heard(seats)) for seats in ("B", "C", "BC", "")] == before
        assert playing.state.cards[0] == 3

    def test_the_owner_and_whoever_has_its_seat_too_are_told(self) -> None:
        playing, _ = self.exchanged()
        for seats in ("A", "AB"):
            told = {"rule": "MA-4", "card": 3}
            assert playing.heard(seats)[-1] == {"event": "exchanged", "seat": 0, "slot": 0, "told": told}
            assert faces(playing.table.memory(viewer(seats)))[0] == 3

    def test_a_viewer_that_comes_later_learns_no_more(self) -> None:
        """Its Memory is folded from what it would have been sent."""
        playing, _ = self.exchanged()
        assert faces(playing.table.memory(viewer("BC"))) == [UNKNOWN, 0, UNKNOWN]

    def test_its_own_count_of_the_log_has_no_gap(self) -> None:
        playing, _ = self.exchanged()
        before = len(playing.heard("B"))
        lay(playing, "B", 3, 1)
        assert [said["event"] for said in playing.table.told(viewer("B"), since=before)] == ["laid"]

    def test_it_is_limited_in_secret_too(self) -> None:
        playing, _ = self.exchanged()
        playing.does("A", "exchange 4")
        assert playing.blocked("A", "slot 1")["exchange 0"] == "MA-4"


class TestReadiness:
    def test_it_can_be_taken_back_until_the_last_is_ready(self) -> None:
        playing = two().does("A", "ready")
        assert playing.asked() == ["A ready", "B slot 1", "B slot 2", "B slot 3", "B ready"]
        playing.does("A", "not ready")
        assert "A slot 1" in playing.asked()
        playing.does("B", "ready")
        assert playing.state.round == 1
        playing.does("A", "ready")
        assert playing.state.round == 2

    def test_who_is_ready_cannot_program(self) -> None:
        playing = two()
        slot = playing.id("A", "slot 1")
        playing.does("A", "ready")
        with pytest.raises(Stale):
            playing.table.answer(0, slot, ["lay 0"])

    def test_silence_closes_it_with_whatever_lies_there(self) -> None:
        playing = two()
        lay(playing, "A", 1, 2)
        playing.does("B", "ready")
        playing.table.time_up()
        assert playing.state.round == 2
        assert playing.state.used[0] == (2,)
        clock = [record for record in playing.table.records if getattr(record, "clock", False)]
        assert clock == [Answered(seat=0, ask="ready", path=("ready",), clock=True)]

    def test_time_up_is_for_this_round_and_not_for_the_next(self) -> None:
        playing = two()
        playing.table.time_up()
        assert playing.state.round == 2
        assert playing.state.ready == [False, False]

    def test_nothing_is_answered_twice(self) -> None:
        playing = two()
        with pytest.raises(Malformed):
            playing.table.answer(0, playing.id("A", "ready"), ["ready", "ready"])

    def test_an_open_answer_is_changed_by_another_answer_not_by_a_take_back(self) -> None:
        playing = two().does("A", "ready")
        assert playing.table.free_take_back(0) is None
