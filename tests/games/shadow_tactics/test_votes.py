"""Decisions of several ninja players: all learn the decision, but not which seat wanted what (ST-R134, ST-R153)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from hyakki.core import engine
from hyakki.core.chance import Chance
from hyakki.core.engine import State
from hyakki.core.events import Viewer, viewers
from hyakki.core.game import AnyGame, game_of
from hyakki.core.menu import Ask, Outcome, Path
from hyakki.games.shadow_tactics import council
from hyakki.games.shadow_tactics.series import chapter
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps import variants
from hyakki.games.shadow_tactics.steps.claims import Claims
from hyakki.lab.leak import LeakReport, compare
from tests.games.sitting import number

Given = dict[str, Any]
Ballots = Mapping[str, str]

mission = game_of("shadow_tactics")
CREW: Given = {"HAY": {"seat": "B"}, "YUK": {"seat": "C"}, "MUG": {"seat": "D"}}
GROUPS: Given = {"B": {"ninjas": ["HAY"]}, "C": {"ninjas": ["YUK"]}, "D": {"ninjas": ["MUG"]}}
"""A is the Daimyo, B sits next to him."""


def alike(wanted: str, other: str, third: str) -> list[Ballots]:
    """All ways in which three seats can come to want the first: all, two of them, or on a tie the seat next to him."""
    return [
        {"B": wanted, "C": wanted, "D": wanted},
        {"B": wanted, "C": wanted, "D": other},
        {"B": wanted, "C": other, "D": wanted},
        {"B": other, "C": wanted, "D": wanted},
        {"B": wanted, "C": other, "D": third},
    ]


DECISIONS: dict[str, tuple[AnyGame, Given, list[Ballots]]] = {
    "who takes an item": (
        mission,
        {**CREW, "at": "claims", "options": {"carried": {"items": ["NP4"]}}},
        alike("claim NP4 YUK", "claim NP4 HAY", "claim NP4 MUG"),
    ),
    "where a boulder lies": (
        mission,
        {**CREW, "at": "boulders", "boulders": ["Y4|B8"], "options": {"boulders": True}},
        alike("boulder Y8 B14", "boulder Y11 B20", "boulder Y12 B19"),
    ),
    "where a civilian stands": (
        mission,
        {**CREW, "at": "civilians", "civilians": "friendly", "guards": {"Y1": ["F0i"]}},
        alike("to Y4-2i", "to Y4-2o", "to Y8-0i"),
    ),
    "what is bought": (
        chapter,
        {"at": "ninjas", "offer": ["NP4", "NP1"], "pool": 9},
        alike("buy NP4", "buy NP1", "enough"),
    ),
    "where to go": (chapter, {"at": "choose"}, alike("go imai-town", "go osaka-castle", "go mount-tsuru")),
    "which card is discarded": (
        chapter,
        {"at": "veto", "location": "M1", "veto": 1, "placed": {"PD1": "M1", "PD2": "M1"}, "missions": {"M3": "ninjas"}},
        alike("veto PD1", "veto PD2", "spare"),
    ),
    "who leaves": (
        chapter,
        {
            "at": "muster",
            "location": "M2",
            "missions": {"M1": "ninjas"},
            **GROUPS,
            "E": {"ninjas": ["AIK"]},
            "absent": "E",
        },
        alike("dismiss YUK", "dismiss HAY", "dismiss AIK"),
    ),
}


class Poll:
    """A position in which the ninja seats are asked something together."""

    def __init__(self, game: AnyGame, given: Given) -> None:
        assert game.position is not None
        self.game = game
        self.state: State = game.position(given, Chance.seeded(3))
        engine.advance(self.state)
        self.state.log = []

    def ask(self, seat: str) -> Ask:
        return next(ask for ask in self.state.asks if ask.seat == number(seat))

    def cast(self, ballots: Ballots) -> Outcome:
        """Return what it comes to, in the State too."""
        assert self.state.asks and all(ask.sealed for ask in self.state.asks)
        answers = {number(seat): engine.read_path(self.state, self.ask(seat), [id]) for seat, id in ballots.items()}
        outcome = self.state.stack[-1].outcome(self.state, answers)
        assert outcome is not None
        engine.close(self.state, outcome)
        return outcome

    def seen(self, viewer: Viewer) -> tuple[bytes, list[Any]]:
        """Everything this viewer is sent of it."""
        memory = self.game.memory(viewer, self.state.seats)
        self.game.remembered(self.state, memory)
        events = [event.seen(viewer) for event in self.state.log if event.reaches(viewer)]
        return self.game.view(self.state, memory).encoded(), events


def told_apart(game: AnyGame, given: Given, ways: list[Ballots]) -> list[str]:
    """Return who can tell these ways to the same decision apart."""
    polls = [Poll(game, given) for _ in ways]
    for poll, ballots in zip(polls, ways, strict=True):
        poll.cast(ballots)
    lookers = viewers(polls[0].state.seats)
    return [str(viewer) for viewer in lookers if any(poll.seen(viewer) != polls[0].seen(viewer) for poll in polls)]


@pytest.mark.rule("ST-R134", "ST-R153", "ST-512")
@pytest.mark.parametrize("decision", DECISIONS)
def test_nobody_can_tell_how_they_came_to_it(decision: str) -> None:
    assert told_apart(*DECISIONS[decision]) == []


@pytest.mark.rule("ST-363", "ST-R153")
@pytest.mark.parametrize("refusing", ["C", "D", "CD"])
def test_of_a_refused_surrender_nobody_learns_who_refused(refusing: str) -> None:
    given: Given = {**CREW, "at": "programming", "time": 4}
    ways = [{seat: "refuse" if seat in who else "agree" for seat in "CD"} for who in (refusing, "CD")]

    class Proposed(Poll):
        def __init__(self, game: AnyGame, given: Given) -> None:
            super().__init__(game, given)
            motion = next(motion for motion in game.motions(self.state, 1) if motion.name == "surrender")
            assert not motion.rule
            game.proposed(self.state, 1, motion)
            engine.advance(self.state)

    polls = [Proposed(mission, given) for _ in ways]
    for poll, ballots in zip(polls, ways, strict=True):
        assert poll.cast(ballots) == ("refused",)
    for viewer in viewers(4):
        assert polls[0].seen(viewer) == polls[1].seen(viewer)


@pytest.mark.rule("ST-R153", "ST-052")
def test_a_proposal_and_who_is_ready_are_for_all_to_see() -> None:
    """The ninjas give each other no sign that the Daimyo cannot follow."""
    poll = Poll(mission, {**CREW, "at": "programming", "time": 4})
    ready = next(ask for ask in poll.state.asks if ask.kind == "ready" and ask.seat == 1)
    engine.give(poll.state, ready, engine.read_path(poll.state, ready, ["ready"]))
    assert [[event["event"] for event in poll.seen(viewer)[1]] for viewer in viewers(4)] == [["ready"]] * 5


# What is planted is found


def count_votes(seats: Any, answers: Mapping[int, Path]) -> Outcome | None:
    """The decision, with how many wanted it."""
    found = council.decided(seats, answers)
    return found and (*found, sum(path[0].args == found for path in answers.values()))


def hand_out_uncounted(self: Any, s: ShadowState, outcome: Outcome) -> None:
    self.hand_out(s, [outcome[1]])


def hunt(given: Given, pairs: int) -> LeakReport:
    poll, rng, report = Poll(mission, given), Random(7), LeakReport()
    for turn in range(pairs):
        viewer = viewers(4)[turn % 5]
        memory = mission.memory(viewer, 4)
        mission.remembered(poll.state, memory)
        compare(mission, poll.state, memory, rng, report)
    return report


@pytest.mark.slow
@pytest.mark.parametrize("decision", [name for name, (game, *_) in DECISIONS.items() if game is mission])
def test_the_leak_test_finds_nothing_in_a_vote(decision: str) -> None:
    assert not hunt(DECISIONS[decision][1], 10).leaks


def test_the_leak_test_finds_an_outcome_that_counts_the_votes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hyakki.games.shadow_tactics.steps.claims.decided", count_votes)
    monkeypatch.setattr(Claims, "close", hand_out_uncounted)
    leaks = hunt(DECISIONS["who takes an item"][1], 10).leaks
    assert any("sealed answers" in leak for leak in leaks), leaks


def test_a_decision_that_names_who_wanted_it_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat of the first who wanted it instead of the seat next to the Daimyo."""

    def first_who(seats: Any, answers: Mapping[int, Path]) -> Outcome | None:
        found = council.decided(seats, answers)
        return found and (*found, min(seat for seat, path in answers.items() if path[0].args == found))

    def close(self: Any, s: ShadowState, outcome: Outcome) -> None:
        self.place(s, outcome[-1], outcome[:-1])

    monkeypatch.setattr(variants, "decided", first_who)
    monkeypatch.setattr(variants.InTurn, "close", close)
    everybody = [str(viewer) for viewer in viewers(4)]
    assert told_apart(*DECISIONS["where a boulder lies"]) == everybody


def test_a_frame_that_keeps_the_ballots_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two items: while the second is handed out, the frame still holds who wanted the first."""

    class Keeping(Claims):
        __slots__ = ("ballots",)

        def __init__(self, items: tuple[str, ...]) -> None:
            super().__init__(items)
            self.ballots: tuple[int, ...] = ()

        def outcome(self, s: ShadowState, answers: dict[int, Path]) -> Outcome | None:
            found = super().outcome(s, answers)
            return found and (*found, *(path[0].args[1] for path in answers.values()))

        def close(self, s: ShadowState, outcome: Outcome) -> None:
            self.ballots = outcome[2:]
            super().close(s, outcome[:2])

    monkeypatch.setattr("hyakki.games.shadow_tactics.steps.setup.Claims", Keeping)
    given = {**CREW, "at": "claims", "options": {"carried": {"items": ["NP4", "NP8"]}}}
    game, _, ways = DECISIONS["who takes an item"]
    assert told_apart(game, given, ways)
