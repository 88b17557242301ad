"""Players who leave during a mission: a bot plays on, or another ninja player takes the ninjas over."""

from __future__ import annotations

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import AgainstRules
from hyakki.core.events import Viewer
from hyakki.core.table import Table
from hyakki.games.shadow_tactics import game
from hyakki.games.shadow_tactics.catalog.ids import NINJAS
from hyakki.games.shadow_tactics.knowledge.view import ShadowView
from hyakki.games.shadow_tactics.state import PROGRAMMING, ShadowState

A, B, C, D = range(4)


class Evening:
    """A is the Daimyo, B runs Hayato, C Yuki, D Mugen; the first programming phase."""

    def __init__(self) -> None:
        rules = game.rules(4, {"quick": True, "picks": [[], ["HAY"], ["YUK"], ["MUG"]]})
        self.table = Table.start(game, rules, 4, Chance.seeded(3), [Viewer((seat,)) for seat in range(4)])

    @property
    def s(self) -> ShadowState:
        assert isinstance(self.table.state, ShadowState)
        return self.table.state

    def does(self, seat: int, kind: str, *path: str) -> Evening:
        ask = next(ask for ask in self.table.asks if (ask.seat, ask.kind) == (seat, kind))
        self.table.answer(seat, self.table.ask_id(ask), list(path))
        return self

    def leaves(self, seat: int) -> Evening:
        self.table.leave(seat)
        self.table.replace(seat, "Kappa", "random")
        return self

    def comes_back(self, seat: int) -> Evening:
        self.table.replace(seat, "Rita")
        return self

    def votes(self, **said: str) -> Evening:
        for ask in self.table.asks:
            if said.get("ABCD"[ask.seat]):
                self.table.answer(ask.seat, self.table.ask_id(ask), [said["ABCD"[ask.seat]]])
        self.table.settle()
        return self

    def next_round(self) -> Evening:
        """Everybody lets time pass."""
        now = self.s.round
        while (self.s.round, self.s.phase) != (now + 1, PROGRAMMING) and not self.table.over:
            self.table.time_up()
        assert not self.table.over
        return self

    def runs(self) -> dict[str, str]:
        return {NINJAS[ninja]: "ABCD"[self.s.ninjas[ninja].seat] for ninja in self.s.team()}

    def asked(self) -> set[str]:
        return {"ABCD"[ask.seat] for ask in self.table.asks}

    def proposals(self, seat: int) -> list[str]:
        return [motion.id for motion in game.motions(self.s, seat) if motion.name != "surrender"]

    def said(self) -> list[str]:
        return [event.kind.name for _, event in self.table.log]

    def own(self, seat: int) -> dict[str, int]:
        """The programmes that this seat sees, and how many cards each holds."""
        view = self.table.view(Viewer((seat,)))
        assert isinstance(view, ShadowView)
        return {NINJAS[ninja]: len(cards) for own in view.own for ninja, cards in own.programmes}


OWN = {"HAY": "B", "YUK": "C", "MUG": "D"}


def handed_over() -> Evening:
    """B has left with a programme on the mat; C takes Hayato over, and the next round has begun."""
    evening = Evening().does(B, "programme", "lay HAY", "slot 1", "first HAY-5", "alone").leaves(B)
    evening.table.propose(C, "take-over B")
    return evening.votes(D="agree").next_round()


@pytest.mark.rule("ST-R132")
def test_somebody_leaves_and_a_bot_plays_on() -> None:
    evening = Evening().does(B, "programme", "lay HAY", "slot 1", "first HAY-5", "alone")
    laid = evening.s.laid[:]
    evening.leaves(B)
    assert not evening.table.over
    assert evening.s.laid == laid != [()] * 5
    assert evening.s.threshold == 3
    assert [ask.kind for ask in evening.table.asks if ask.seat == B] == ["programme", "ready"]
    assert evening.next_round().runs() == OWN


@pytest.mark.rule("ST-R132")
def test_only_the_ninjas_of_somebody_who_has_left_can_be_taken_over() -> None:
    evening = Evening()
    assert [evening.proposals(seat) for seat in range(4)] == [[], [], [], []]
    with pytest.raises(AgainstRules, match="ST-R132"):
        evening.table.propose(C, "take-over B")
    evening.leaves(B)
    assert [evening.proposals(seat) for seat in range(4)] == [[], [], ["take-over B"], ["take-over B"]]


@pytest.mark.rule("ST-R132")
def test_another_takes_them_over_when_the_next_round_begins_and_sees_no_programme_before() -> None:
    evening = Evening().does(B, "programme", "lay HAY", "slot 1", "first HAY-5", "alone").leaves(B)
    evening.table.propose(C, "take-over B")
    assert evening.asked() == {"D"}
    evening.votes(D="agree")
    assert evening.runs() == OWN
    assert evening.own(C) == {"YUK": 0}
    evening.next_round()
    assert evening.runs() == {"HAY": "C", "YUK": "C", "MUG": "D"}
    assert evening.own(C) == {"HAY": 0, "YUK": 0}
    assert evening.own(B) == {}
    assert evening.s.threshold == 3
    assert "taken-over" in evening.said()


@pytest.mark.rule("ST-R132")
def test_whoever_has_taken_them_over_programmes_them_and_the_seat_left_is_asked_nothing() -> None:
    evening = handed_over()
    assert evening.asked() == {"C", "D"}
    evening.does(C, "programme", "lay HAY", "slot 2", "first HAY-5", "alone")
    evening.does(C, "ready", "ready").does(D, "ready", "ready")
    assert evening.s.phase != PROGRAMMING
    assert evening.proposals(D) == []


@pytest.mark.rule("ST-R132")
def test_it_needs_all_other_ninja_players_who_are_there() -> None:
    evening = Evening().leaves(B)
    evening.table.propose(C, "take-over B")
    evening.votes(D="refuse").next_round()
    assert evening.runs() == OWN
    evening.leaves(D)
    evening.table.propose(C, "take-over B")
    assert evening.next_round().runs() == {"HAY": "C", "YUK": "C", "MUG": "D"}


@pytest.mark.rule("ST-R132")
def test_somebody_who_comes_back_runs_its_own_ninjas_again_from_the_next_round_on() -> None:
    evening = handed_over().does(C, "programme", "lay HAY", "slot 2", "first HAY-5", "alone").comes_back(B)
    assert evening.runs()["HAY"] == "C"
    assert evening.own(B) == {}
    assert evening.next_round().runs() == OWN
    assert "given-back" in evening.said()
    assert evening.asked() == {"B", "C", "D"}


@pytest.mark.rule("ST-R132")
def test_if_the_one_who_took_them_over_leaves_too_a_bot_plays_them_in_their_own_seat() -> None:
    evening = handed_over().leaves(C)
    assert evening.proposals(D) == ["take-over B", "take-over C"]
    assert evening.next_round().runs() == OWN


@pytest.mark.rule("ST-R132")
def test_the_chapter_keeps_whose_they_are() -> None:
    evening = handed_over()
    evening.s.over = ("time", "daimyo")
    assert game.standing(evening.s).facts["picks"] == [[], ["HAY"], ["YUK"], ["MUG"]]
