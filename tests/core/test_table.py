"""A Table: answers, windows, silence, seats that change hands, what is sent, and what a first question teaches."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import AgainstRules, Malformed, NotYours, Stale
from hyakki.core.events import Viewer
from hyakki.core.lessons import Coach
from hyakki.core.records import Answered, Began, Closed, Played, Proposed, Record, Replaced, TookBack
from hyakki.core.save import digest
from hyakki.core.table import Table
from hyakki.lab.bench import compiled
from tests.core.minis import bluff, chase, council
from tests.core.minis.common import CardMemory
from tests.core.playing import Playing, same_state, viewer


def window() -> Playing:
    """The oni, D, has hidden; A, B and C vote."""
    return Playing(council.game, 4).does("D", "hide 4")


TYPED = (TypeError,) if compiled() else ()
"""The error that compiled functions raise for values of other types."""


class TestStart:
    def test_the_first_record_is_the_beginning_with_what_chance_decided(self) -> None:
        playing = Playing(bluff.game, 2)
        (began,) = playing.table.records
        assert isinstance(began, Began)
        assert len(began.drawn) == 12, "thirteen cards were shuffled"

    @pytest.mark.parametrize("seats", [0, 1, 4])
    def test_with_too_few_or_too_many_it_does_not(self, seats: int) -> None:
        with pytest.raises(Malformed, match="2 to 3 seats"):
            Table.start(bluff.game, bluff.game.rules(seats, {}), seats, Chance.seeded(1))

    def test_it_commits_to_its_key(self) -> None:
        chance = Chance.seeded(1)
        table = Table.start(bluff.game, bluff.game.rules(2, {}), 2, chance)
        assert table.commitment == Chance.seeded(1).commitment()

    def test_nothing_comes_before_the_beginning_nor_a_second_one(self) -> None:
        rules = bluff.game.rules(2, {})
        table = Table(bluff.game, rules, 2, Chance.seeded(1))
        with pytest.raises(Malformed, match="can begin the game"):
            table.apply(Answered(seat=0, ask="act", path=("draw",)))
        table.apply(Began())
        with pytest.raises(Malformed, match="can begin the game"):
            table.apply(Began())


class TestAnswers:
    def test_an_answer_is_a_record_with_its_draws(self) -> None:
        playing = Playing(bluff.game, 2).does("A", "prowl B", draws=[1])
        assert playing.table.records[-1] == Answered(seat=0, ask="act", path=("prowl B",), drawn=(1,))

    @pytest.mark.parametrize("ids", [None, "fly", 1, [None], [1], [["draw"]], [{}], ["draw", 1]], ids=repr)
    def test_what_is_no_list_of_ids_is_malformed(self, ids: Any) -> None:
        table = Playing(bluff.game, 2).table
        before = digest(table.state)
        with pytest.raises((Malformed, *TYPED)):
            table.answer(0, table.ask_id(table.asks[0]), ids)
        with pytest.raises((Malformed, *TYPED)):
            table.propose(0, ids)
        assert (digest(table.state), len(table.records)) == (before, 1)

    @pytest.mark.parametrize("number", [None, "1", 1.5, [], -1, 10**30], ids=repr)
    def test_what_is_no_seat_or_question_is_refused(self, number: Any) -> None:
        table = Playing(bluff.game, 2).table
        with pytest.raises((Malformed, *TYPED), match=r"there is no seat|int object expected"):
            table.answer(number, 1, ["draw"])
        with pytest.raises((Malformed, *TYPED), match=r"there is no seat|int object expected"):
            table.propose(number, "abandon")
        with pytest.raises((NotYours, *TYPED)):
            table.answer(0, number, ["draw"])
        assert len(table.records) == 1

    def test_nobody_sees_a_game_from_a_seat_that_it_has_not(self) -> None:
        with pytest.raises(Malformed, match="there is no seat 2"):
            Playing(bluff.game, 2).table.view(Viewer([0, 2]))

    def test_the_same_answer_twice_is_taken_once(self) -> None:
        playing = Playing(bluff.game, 2)
        number = playing.id("A")
        playing.table.answer(0, number, ["draw"])
        with pytest.raises(Stale):
            playing.table.answer(0, number, ["draw"])
        assert len(playing.table.records) == 2

    def test_nobody_answers_for_another(self) -> None:
        playing = Playing(bluff.game, 2)
        with pytest.raises(NotYours):
            playing.table.answer(1, playing.id("A"), ["draw"])


class TestSealedWindows:
    def test_answers_lie_outside_the_records_until_it_closes(self) -> None:
        playing = window()
        before = len(playing.table.records)
        state = digest(playing.state)
        playing.does("A", "open 1").does("B", "open 2")
        assert len(playing.table.records) == before
        assert digest(playing.state) == state
        assert sorted(playing.table.sealed) == [0, 1]

    def test_an_answer_may_be_changed_until_then_under_the_same_number(self) -> None:
        playing = window()
        number = playing.id("A")
        for door in ("open 1", "open 3", "open 2"):
            playing.table.answer(0, number, [door])
        assert playing.id("A") == number
        playing.window(B="open 2")
        assert playing.table.records[-1] == Closed(outcome=("open", (1,)))

    def test_settling_too_early_does_nothing(self) -> None:
        playing = window().does("A", "open 1")
        assert playing.table.outcome() is None
        assert not playing.table.settle()
        assert playing.table.sealed

    def test_no_window_no_settling(self) -> None:
        playing = Playing(council.game, 4)
        assert not playing.table.settle()
        with pytest.raises(Malformed, match="no window"):
            playing.table.apply(Closed(outcome=("open", (1,))))

    def test_a_late_answer_is_stale(self) -> None:
        playing = window()
        number = playing.id("C")
        playing.window(A="open 2", B="open 2")
        with pytest.raises(Stale):
            playing.table.answer(2, number, ["open 2"])

    def test_the_next_window_is_another_question(self) -> None:
        playing = window()
        numbers = {seat: playing.id(seat) for seat in "ABC"}
        playing.window(A="open 2", B="open 2").does("D", "hide 1")
        assert playing.table.sealed == {}
        for seat, number in numbers.items():
            assert playing.id(seat) > number

    def test_somebody_else_sits_down_and_the_window_goes_on(self) -> None:
        """Answers given stay given, and questions keep their numbers."""
        playing = window().does("A", "open 2")
        number = playing.id("B")
        playing.table.replace(2, "Ume", bot="random")
        assert playing.heard("")[-1] == {"event": "replaced", "seat": 2, "name": "Ume", "bot": "random"}
        playing.table.answer(1, number, ["open 2"])
        assert playing.table.settle()
        assert playing.table.records[-2:] == [
            Replaced(seat=2, name="Ume", bot="random"),
            Closed(outcome=("open", (1,))),
        ]


class TestTimeUp:
    def test_one_seats_turn(self) -> None:
        playing = Playing(chase.game, 2)
        playing.table.time_up()
        assert playing.table.records[1] == Answered(seat=0, ask="act", path=("move 1",), clock=True)

    def test_a_window_with_the_answers_so_far(self) -> None:
        playing = window().does("B", "open 3").does("C", "open 3")
        playing.table.time_up()
        assert playing.table.records[-1] == Closed(outcome=("open", (2,)), clock=True)

    def test_a_vote_fails(self) -> None:
        playing = window()
        playing.table.propose(0, "abandon")
        playing.table.time_up()
        assert not playing.table.over

    def test_a_game_that_is_over_has_time(self) -> None:
        playing = Playing(bluff.game, 2).goes_on(Random(1))
        records = playing.table.records[:]
        playing.table.time_up()
        assert playing.table.records == records

    def test_silence_alone_leads_to_the_end(self) -> None:
        for game, seats in ((bluff.game, 3), (chase.game, 3), (council.game, 4)):
            playing = Playing(game, seats)
            for _ in range(200):
                playing.table.time_up()
            assert playing.table.over


class TestMemories:
    def test_one_asked_for_late_knows_what_it_would_have_known(self) -> None:
        playing = Playing(bluff.game, 3, seed=2).goes_on(Random(3), 12)
        late = Table(bluff.game, playing.table.rules, 3, Chance.seeded(2))
        for record in playing.table.records:
            late.apply(record)
        for seats in ("A", "B", "C", ""):
            assert late.view(viewer(seats)).encoded() == playing.view(seats)

    def test_a_view_stays_as_it_was_when_the_game_goes_on(self) -> None:
        playing = Playing(bluff.game, 3, seed=2)
        views = [playing.table.view(viewer(seats)) for seats in ("A", "B", "")]
        before = [view.encoded() for view in views]
        playing.goes_on(Random(3), 15)
        assert [view.encoded() for view in views] == before


class TestWhatIsSent:
    def test_each_seat_its_own_questions_and_motions(self) -> None:
        playing = Playing(bluff.game, 2)
        mine, yours = playing.sent("A"), playing.sent("B")
        assert [ask["kind"] for ask in mine["asks"]] == ["act"]
        assert mine["asks"][0]["id"] == playing.id("A")
        assert yours["asks"] == []
        assert yours["motions"] == {"B": [{"id": "draw", "rule": "BL-10"}, {"id": "abandon", "rule": ""}]}

    def test_what_everybody_sees_alike_is_made_once(self) -> None:
        made: list[int] = []

        class Counted(bluff.Bluff):
            def open_part(self, s: bluff.BluffState) -> dict[str, Any]:
                made.append(s.turn)
                return {"points": tuple(s.points)}

            def own_part(self, s: bluff.BluffState, memory: CardMemory) -> dict[str, Any]:
                return {name: value for name, value in self.view(s, memory).plain().items() if name != "points"}

        playing = Playing(Counted(), 3)
        for turns in (1, 2):
            views = [playing.sent(seats)["view"] for seats in ("A", "B", "C", "")]
            assert [view["points"] for view in views] == [tuple(playing.state.points)] * 4
            assert len(made) == turns
            assert views[0] == playing.table.view(viewer("A")).plain()
            playing.goes_on(Random(3), 1)

    def test_a_spectator_nothing_but_the_view(self) -> None:
        sent = Playing(bluff.game, 2).sent("")
        assert sent["asks"] == []
        assert sent["motions"] == {}
        assert sent["view"]["own"] == ()

    def test_never_the_key_of_chance_nor_a_record_number(self) -> None:
        playing = Playing(bluff.game, 3).goes_on(Random(2), 8)
        key = playing.state.chance.key.hex()
        for seats in ("A", "B", "C", "ABC", ""):
            document = msgspec.json.encode([playing.sent(seats), playing.heard(seats)])
            assert key.encode() not in document

    def test_the_log_from_an_entry_on(self) -> None:
        playing = Playing(bluff.game, 2)
        before = len(playing.heard("A"))
        playing.does("A", "draw")
        assert playing.table.told(viewer("A"), since=before) == playing.heard("A")[before:]
        assert playing.heard("A")[before]["event"] == "drew"


class TestCoach:
    def test_the_first_question_of_a_kind_is_explained(self) -> None:
        playing = Playing(bluff.game, 2, teach=True)
        assert playing.table.coach(playing.ask("A")) == Coach("bluff-coach-act")
        assert playing.sent("A")["asks"][0]["coach"] == Coach("bluff-coach-act")
        playing.does("A", "draw")
        assert playing.table.coach(playing.ask("B")) == Coach("bluff-coach-act"), "for B it is the first"
        playing.does("B", "draw")
        assert playing.table.coach(playing.ask("A")) is None

    def test_a_window_once_it_has_closed(self) -> None:
        playing = Playing(bluff.game, 2, teach=True, seed=1).does("A", "prowl B")
        playing.does("A", playing.offered("A")[0])
        ask = playing.ask("B")
        assert playing.table.coach(ask) == Coach("bluff-coach-doubt")
        playing.does("B", "stand")
        assert playing.table.coach(ask) == Coach("bluff-coach-doubt")
        assert playing.table.settle()
        assert playing.table.coach(ask) is None

    def test_a_game_that_does_not_teach_says_nothing(self) -> None:
        playing = Playing(bluff.game, 2)
        assert playing.table.coach(playing.ask("A")) is None


class TestRecordsFromElsewhere:
    """Every Record is checked against the rules before it takes effect, also one from a file."""

    @pytest.mark.parametrize(
        "record, error",
        [
            (Answered(seat=1, ask="act", path=("draw",)), "was not asked"),
            (Answered(seat=0, ask="doubt", path=("stand",)), "was not asked"),
            (Answered(seat=0, ask="act", path=("fly",)), "not an answer"),
            (Answered(seat=0, ask="act", path=()), "not complete"),
            (Closed(outcome=("doubt", 1)), "no window"),
            (Proposed(seat=0, motion="crown me", subject=0), "cannot be proposed"),
            (Proposed(seat=0, motion="take-back", subject=-1), "cannot be proposed"),
            (Proposed(seat=7, motion="abandon", subject=-1), "no seat"),
            (TookBack(seat=0, to=0), "could not be taken back"),
            (Replaced(seat=5, name="Ume"), "no seat"),
            (Played(standing={}), "no game of the Series"),
        ],
    )
    def test_malformed(self, record: Record, error: str) -> None:
        playing = Playing(bluff.game, 2)
        before = digest(playing.state)
        with pytest.raises(Malformed, match=error):
            playing.table.apply(record)
        assert digest(playing.state) == before
        assert len(playing.table.records) == 1

    def test_against_the_rules(self) -> None:
        playing = Playing(bluff.game, 2)
        with pytest.raises(AgainstRules, match="BL-10"):
            playing.table.apply(Proposed(seat=1, motion="draw", subject=-1))

    def test_an_answer_to_a_window_is_no_record(self) -> None:
        with pytest.raises(Malformed, match="was not asked"):
            window().table.apply(Answered(seat=0, ask="which door", path=("open 1",)))

    def test_draws_that_were_not_made(self) -> None:
        playing = Playing(chase.game, 2)
        with pytest.raises(Malformed, match="more draws"):
            playing.table.apply(Answered(seat=0, ask="act", path=("draw",), drawn=(1,)))

    def test_what_was_played_here_can_be_played_there(self) -> None:
        """As read from a file, with another key: what chance decided is in the Records."""
        for game, seats in ((bluff.game, 3), (chase.game, 4), (council.game, 5)):
            playing = Playing(game, seats, seed=8).goes_on(Random(8))
            there = Table(game, playing.table.rules, seats, Chance(b""))
            for record in playing.table.records:
                read: Record = msgspec.json.decode(msgspec.json.encode(record), type=Record)
                there.state.chance.forced = []
                there.apply(read)
            assert there.over
            assert same_state(there.state, playing.state)
