"""Others learn the result of a decision of the heroes, but not who wanted what (OK-R23, OK-R31)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from hyakki.core.engine import give
from hyakki.core.events import EVERYONE, SPECTATOR, Kind, Viewer
from hyakki.core.game import game_of
from hyakki.core.menu import Asks
from hyakki.games.okko import events as say
from hyakki.games.okko.knowledge.memory import OkkoMemory
from hyakki.games.okko.people import LEFT_IT
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.clues import KeepClue
from hyakki.games.okko.steps.council import Council
from hyakki.lab.check import random_path
from hyakki.lab.leak import LeakReport, compare
from tests.games.okko.sitting import Sitting

game = game_of("okko")
OUTSIDE = (Viewer((0,)), SPECTATOR)
Patch = pytest.MonkeyPatch

AGREED = [("B", "back none COU-2"), ("C", "back none COU-2")]
LED = [("C", "back ONI-2 none"), ("C", "leave-it"), ("D", "leave-it"), ("B", "decide none COU-2")]
FOLLOWED = [("B", "back none COU-2"), ("D", "back none COU-1"), ("C", "leave-it"), ("D", "leave-it")]


def three(**more: Any) -> Sitting:
    """The end of a Round with three heroes; Okko (B) leads."""
    court = {"COU-1": "A02.12", "COU-2": "A03.30"}
    deck = ["ONI-2", "ONI-3", "ONI-4", "COU-2", "CMP-1"]
    heroes = {"OKK": "", "NOB": "", "NSH": ""}
    return Sitting("S4", heroes, at="end", round=3, courtiers=court, clue_deck=deck, **more)


def seen_from_outside(sitting: Sitting, viewer: Viewer) -> tuple[bytes, list[dict[str, Any]]]:
    """The View, and the log so far."""
    memory = OkkoMemory(viewer)
    game.remembered(sitting.start().state, memory)
    log = [event.seen(viewer) for event in sitting.events if event.reaches(viewer)]
    return game.view(sitting.state, memory).encoded(), log


@pytest.mark.rule("OK-R23", "OK-R31")
@pytest.mark.parametrize("viewer", OUTSIDE, ids=["Oni", "spectator"])
@pytest.mark.parametrize("course", [AGREED, LED, FOLLOWED], ids=["agreed", "led", "followed"])
def test_while_the_heroes_talk_others_see_no_change(course: list[tuple[str, str]], viewer: Viewer) -> None:
    sitting = three()
    before = seen_from_outside(sitting, viewer)
    for seat, said in course[:-1]:
        assert seen_from_outside(sitting.does(seat, said), viewer) == before
    assert seen_from_outside(sitting.does(*course[-1]), viewer) != before


@pytest.mark.rule("OK-R23", "OK-R31")
@pytest.mark.parametrize("viewer", OUTSIDE, ids=["Oni", "spectator"])
def test_others_cannot_tell_agreement_from_the_leaders_word(viewer: Viewer) -> None:
    ends = []
    for course in (AGREED, LED, FOLLOWED):
        sitting = three()
        for seat, said in course:
            sitting.does(seat, said)
        ends.append(seen_from_outside(sitting, viewer))
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.rule("OK-R23", "OK-R31")
def test_the_heroes_know_who_backs_what_and_how_it_was_decided() -> None:
    agreed, led = three(), three()
    for seat, said in AGREED:
        agreed.does(seat, said)
    for seat, said in LED[:-1]:
        led.does(seat, said)
    assert led.state.wishes == [-1, -1, LEFT_IT, LEFT_IT] and "left-to-leader" in led.said()
    led.does(*LED[-1])
    assert ("OK-R23", "agreed") in agreed.told("D") and ("OK-R23", "led") in led.told("D")


@pytest.mark.rule("OK-R31")
def test_who_has_left_it_to_the_leader_has_left_it() -> None:
    sitting = three().does("C", "leave-it")
    assert sitting.offered("C") == ["stand-by"] and sitting.refused("C", "back none COU-2") == "OK-R31"
    assert sitting.does("C", "stand-by").said() == []
    sitting.does("B", "leave-it")
    assert "back none COU-2" in sitting.offered("B"), "the leader may still speak"


# The leak test


def drawing(clue: str) -> Sitting:
    """Noshin (B) draws a clue; Okko (C) leads."""
    heroes = {"NSH": "A03.03", "OKK": "A02.00", "NOB": "A02.04"}
    deck = sorted(["ONI-2", "ONI-3", "ONI-4", "COU-3", "COU-8", "CMP-5"], key=lambda name: name != clue)
    court = {"COU-3": "A03.12", "COU-8": "A03.30", "COU-5": "A05.13"}
    sitting = Sitting("S4", heroes, tokens={"EVI-1": "A03.04"}, clue_deck=deck, courtiers=court, identity="COU-5")
    sitting.state.order = [sitting.figure(name) for name in ("OKK", "NOB", "NSH")]
    return sitting.dice(test=[0, 0]).does("B", "investigate", "token A03.04")


def talks(seed: int) -> Iterator[OkkoState]:
    """The heroes decide together by chance; their game, halted at every question."""
    sitting = (three, lambda: drawing("COU-3"), lambda: drawing("ONI-2"))[seed % 3]().start()
    s, rng = sitting.state, Random(seed)
    while isinstance(s.stack[-1], Council):
        yield s
        ask = rng.choice(s.asks)
        give(s, ask, random_path(s, ask, rng))


def hunt(pairs: int) -> LeakReport:
    rng, report = Random(3), LeakReport()
    for seed in range(1000):
        for s in talks(seed):
            memory = OkkoMemory(rng.choice(OUTSIDE))
            game.remembered(s, memory)
            compare(game, s, memory, rng, report)
            if report.leaks or report.pairs >= pairs:
                return report
    raise AssertionError("games are never so short")


@pytest.mark.slow
@pytest.mark.rule("OK-R23", "OK-R31", "OK-R105")
def test_councils_give_nothing_away() -> None:
    report = hunt(150)
    assert not report.leaks and report.steps > 300


def ask_only_those_who_talk(patch: Patch) -> None:
    asked = Council.asked

    def changed(self: Council, s: OkkoState) -> list[int]:
        return [seat for seat in asked(self, s) if s.wishes[seat] != LEFT_IT] or [s.leading_seat]

    patch.setattr(Council, "asked", changed)


def ask_the_others_only_if_there_is_a_choice(patch: Patch) -> None:
    run = KeepClue.run

    def changed(self: KeepClue, s: OkkoState) -> Asks:
        asks = run(self, s)
        assert asks is not None
        return asks if len(self.wishes(s)) > 1 else asks[-1:]

    patch.setattr(KeepClue, "run", changed)


def show_the_stage(patch: Patch) -> None:
    patch.setattr(Council, "secret", frozenset())


def tell_all_how_it_was_decided(patch: Patch) -> None:
    mask = Kind.mask
    patch.setattr(say.DECIDED, "private", False)
    patch.setattr(Kind, "mask", lambda self, args: EVERYONE if self is say.DECIDED else mask(self, args))


def say_in_the_open(kind: str) -> Callable[[Patch], None]:
    """The event reaches everybody; its fact is still for the heroes."""

    def plant(patch: Patch) -> None:
        found: Kind = say.KINDS[kind]
        patch.setattr(found, "private", False)

    return plant


@pytest.mark.slow
@pytest.mark.parametrize(
    "plant",
    [
        ask_only_those_who_talk,
        ask_the_others_only_if_there_is_a_choice,
        show_the_stage,
        say_in_the_open("backed"),
        say_in_the_open("left-to-leader"),
        tell_all_how_it_was_decided,
    ],
    ids=["asked", "asked about a clue", "stage", "backed", "left to the leader", "decided"],
)
def test_a_council_that_gives_something_away_is_found(plant: Callable[[Patch], None], monkeypatch: Patch) -> None:
    plant(monkeypatch)
    assert hunt(400).leaks
