"""Events: the audience of each secret, and that no seat can be told by mistake."""

from __future__ import annotations

import pytest

from hyakki.core.events import SPECTATOR, Audience, Event, Kind, Viewer, WrongAudience, kinds_of, viewers
from hyakki.core.memory import fold
from hyakki.core.series import OpenMemory

OWNER, PARTIES, SIDE, ALL = Audience.OWNER, Audience.PARTIES, Audience.SIDE, Audience.ALL

DREW = Kind("drew", "seat", told="R-1", to="seat", fact="card")
STOLE = Kind("stole", "seat victim", told="R-2", to="seat victim", fact="card")
SCOUTED = Kind("scouted", "seat heroes", told="R-3", side="heroes", fact="place")
FLIPPED = Kind("flipped", "seat", told="R-4", to="all", fact="card")
SWAPPED = Kind("swapped", "seat", told="R-5", to="seat", fact="card", private=True)
MOVED = Kind("moved", "seat place")


class TestViewers:
    def test_a_seat_several_seats_and_nobody(self) -> None:
        assert repr(Viewer([2, 0])) == "Viewer(AC)"
        assert Viewer([2, 0]) == Viewer((0, 2, 2))
        assert Viewer([2, 0]).seats == (0, 2)
        assert Viewer() == SPECTATOR
        assert SPECTATOR.seats == ()
        assert Viewer([0]) != SPECTATOR

    def test_the_usual_ones(self) -> None:
        assert viewers(2) == [Viewer([0]), Viewer([1]), SPECTATOR]
        assert len({*viewers(3), *viewers(4)}) == 5


class TestWhoIsTold:
    def test_a_fact_for_its_owner(self) -> None:
        event = Event(DREW, (1,), (5,))
        assert event.told(Viewer([1])) == ("R-1", 5)
        assert event.seen(Viewer([1])) == {"event": "drew", "seat": 1, "told": {"rule": "R-1", "card": 5}}
        assert event.told(Viewer([0])) is None
        assert event.seen(Viewer([0])) == event.seen(SPECTATOR) == {"event": "drew", "seat": 1}

    def test_for_whoever_has_the_owners_seat_among_others(self) -> None:
        event = Event(DREW, (1,), (5,))
        assert event.told(Viewer([0, 1])) == ("R-1", 5)
        assert event.told(Viewer([0, 2])) is None

    def test_for_the_parties(self) -> None:
        event = Event(STOLE, (0, 2), (5,))
        assert [event.told(Viewer([seat])) is not None for seat in range(4)] == [True, False, True, False]
        assert event.told(SPECTATOR) is None

    def test_for_a_side(self) -> None:
        event = Event(SCOUTED, (1, (0, 1, 3)), (7,))
        assert [event.told(Viewer([seat])) is not None for seat in range(5)] == [True, True, False, True, False]
        assert event.told(SPECTATOR) is None

    def test_for_a_side_of_nobody_is_for_nobody(self) -> None:
        event = Event(SCOUTED, (1, ()), (7,))
        assert not any(event.told(viewer) for viewer in viewers(4))

    def test_for_all_spectators_too(self) -> None:
        event = Event(FLIPPED, (0,), (5,))
        assert all(event.told(viewer) == ("R-4", 5) for viewer in viewers(3))

    def test_what_tells_nothing_is_for_all(self) -> None:
        event = Event(MOVED, (0, 4), None)
        assert all(event.seen(viewer) == {"event": "moved", "seat": 0, "place": 4} for viewer in viewers(3))
        assert not any(event.told(viewer) for viewer in viewers(3))


class TestPrivateEvents:
    def test_nobody_else_knows_that_it_happened(self) -> None:
        event = Event(SWAPPED, (1,), (5,))
        assert [event.reaches(viewer) for viewer in viewers(3)] == [False, True, False, False]
        assert event.reaches(Viewer([0, 1]))
        assert event.seen(Viewer([1]))["told"] == {"rule": "R-5", "card": 5}

    def test_to_show_it_to_somebody_else_is_an_error(self) -> None:
        with pytest.raises(WrongAudience):
            Event(SWAPPED, (1,), (5,)).seen(SPECTATOR)

    def test_no_other_memory_folds_it(self) -> None:
        class Diary(OpenMemory):
            __slots__ = ("entries",)

            def see(self, event: Event) -> None:
                self.entries = (*getattr(self, "entries", ()), event.kind.name)

        diaries = [Diary(viewer) for viewer in (*viewers(2), Viewer([0, 1]))]
        fold([Event(DREW, (1,), (5,)), Event(MOVED, (0, 4), None), Event(SWAPPED, (1,), (5,))], diaries)
        told = ("drew", "swapped")
        assert [diary.entries for diary in diaries] == [("drew",), told, ("drew",), told]

    def test_others_reach_everyone(self) -> None:
        assert all(Event(DREW, (1,), (5,)).reaches(viewer) for viewer in viewers(3))


class TestDeclarations:
    def test_kinds_that_keep_to_their_rules(self) -> None:
        audiences = {"R-1": OWNER, "R-2": PARTIES, "R-3": SIDE, "R-4": ALL, "R-5": OWNER}
        kinds = kinds_of([DREW, STOLE, SCOUTED, FLIPPED, SWAPPED, MOVED, "something else"], audiences)
        assert sorted(kinds) == ["drew", "flipped", "moved", "scouted", "stole", "swapped"]

    @pytest.mark.parametrize("lawful", [PARTIES, SIDE, ALL])
    def test_a_fact_for_its_owner_alone(self, lawful: Audience) -> None:
        with pytest.raises(WrongAudience, match=f"drew tells seat, but R-1 is for {lawful.value}"):
            kinds_of([DREW], {"R-1": lawful})

    @pytest.mark.parametrize("lawful", [OWNER, SIDE, ALL])
    def test_a_fact_for_the_parties(self, lawful: Audience) -> None:
        with pytest.raises(WrongAudience):
            kinds_of([STOLE], {"R-2": lawful})

    @pytest.mark.parametrize("lawful", [OWNER, PARTIES, ALL])
    def test_a_fact_for_a_side(self, lawful: Audience) -> None:
        with pytest.raises(WrongAudience):
            kinds_of([SCOUTED], {"R-3": lawful})

    @pytest.mark.parametrize("lawful", [OWNER, PARTIES, SIDE])
    def test_a_fact_for_all(self, lawful: Audience) -> None:
        with pytest.raises(WrongAudience):
            kinds_of([FLIPPED], {"R-4": lawful})

    def test_the_owner_is_the_first_field_and_no_other(self) -> None:
        wrong = Kind("drew", "seat victim", told="R-1", to="victim", fact="card")
        with pytest.raises(WrongAudience):
            kinds_of([wrong], {"R-1": OWNER})

    @pytest.mark.parametrize("lawful", list(Audience))
    def test_to_name_nobody_is_not_to_name_everybody(self, lawful: Audience) -> None:
        """A Kind without a declared audience must not become public."""
        forgotten = Kind("drew", "seat", told="R-1", fact="card")
        with pytest.raises(WrongAudience):
            kinds_of([forgotten], {"R-1": lawful})
        assert not any(Event(forgotten, (0,), (5,)).told(viewer) for viewer in viewers(2))

    def test_a_rule_without_an_audience(self) -> None:
        with pytest.raises(WrongAudience, match="declares no audience"):
            kinds_of([DREW], {})

    def test_a_fact_by_no_rule(self) -> None:
        for kind in (Kind("drew", "seat", to="seat", fact="card"), Kind("drew", "seat", private=True)):
            with pytest.raises(WrongAudience, match="no rule"):
                kinds_of([kind], {})

    def test_a_fact_with_a_kind_that_tells_nothing(self) -> None:
        with pytest.raises(WrongAudience, match="no rule"):
            Event(MOVED, (0, 4), (5,))

    def test_a_field_hides_nothing_that_events_are_sent_with(self) -> None:
        for fields, fact in (("seat event", ""), ("told", ""), ("seat", "rule")):
            with pytest.raises(ValueError, match="a field cannot be called"):
                Kind("drew", fields, told="R-1", to="all", fact=fact)

    def test_what_is_for_all_cannot_be_private(self) -> None:
        with pytest.raises(WrongAudience):
            kinds_of([Kind("x", "seat", told="R-4", to="all", fact="card", private=True)], {"R-4": ALL})
