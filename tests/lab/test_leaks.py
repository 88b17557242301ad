"""The leak test finds what is planted, and nothing in the game as it is."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from hyakki.core import engine
from hyakki.core.chance import Chance
from hyakki.core.events import SPECTATOR, Kind, Viewer, WrongAudience, kinds_of, viewers
from hyakki.core.table import Table
from hyakki.games.kitsunedo import Kitsunedo
from hyakki.games.kitsunedo.catalog.cards import make_rules
from hyakki.games.kitsunedo.events import AUDIENCES
from hyakki.games.kitsunedo.knowledge.memory import KitsunedoMemory
from hyakki.lab import leak
from hyakki.lab.leak import LEAST_STEPS, SIZEABLE, LeakReport
from tests.lab import hunt, lookers, questions, rules_with, some_lords
from tests.lab.plants import PLANTS, Plant, carried_world

MOST_PAIRS = 1500


@pytest.mark.slow
@pytest.mark.parametrize("plant", PLANTS, ids=[plant.name for plant in PLANTS])
def test_a_planted_leak_is_found_where_it_is(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    report = hunt(plant.put(monkeypatch), plant.seats, MOST_PAIRS, plant.lords, plant.at)
    assert [channel for channel in report.leaks if plant.channel in channel], report.plain()


@pytest.mark.slow
def test_a_hidden_world_carried_by_the_view_is_found_by_how_often_the_worlds_are_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(leak, "LONGEST", 10)
    report = hunt(carried_world(), 3, SIZEABLE + 50)
    assert not report.leaks, "nothing ever differs: that is what makes it hard to find"
    assert report.same == report.many
    assert any("redeal finds the true world" in weakness for weakness in report.weaknesses())


secrecy = pytest.mark.rule(
    "KI-013", "KI-R41", "KI-R55", "KI-R56", "KI-R60", "KI-R92", "KI-R122", "KI-R123", "KI-R126", "KI-R138", "KI-R139"
)
"""Rules that a planted leak breaks, each; without one of them the game would give something away."""


def assert_clean(report: LeakReport) -> None:
    assert not report.leaks
    assert report.weaknesses() == []
    assert report.steps >= LEAST_STEPS * report.pairs
    assert report.drops < report.pairs / 3
    assert report.same <= report.many / 100
    assert set(report.ends) <= set(AUDIENCES), "a pair ends only by a rule that lets the viewer know"


@pytest.mark.slow
@secrecy
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_game_gives_nothing_away(seats: int) -> None:
    report = hunt(Kitsunedo(), seats, 300)
    assert_clean(report)
    assert report.many > SIZEABLE
    assert report.plain()["drops"] == report.drops


@pytest.mark.slow
@secrecy
@pytest.mark.parametrize("lord", ["mirage", "hollow"])
def test_undoing_and_peeping_give_nothing_away(lord: str) -> None:
    assert_clean(hunt(Kitsunedo(), 3, 300, (lord,)))


@pytest.mark.slow
@pytest.mark.rule("KI-013", "KI-R122", "KI-R123")
@pytest.mark.parametrize("stage", ["first", "second", "third", "eve"])
def test_the_advents_give_nothing_away(stage: str) -> None:
    assert_clean(hunt(Kitsunedo(), 3, 150, stage=stage))


def test_a_run_that_says_little_says_so() -> None:
    shallow = LeakReport(pairs=SIZEABLE, steps=4 * SIZEABLE, many=SIZEABLE)
    assert any("too little" in weakness for weakness in shallow.weaknesses())
    assert LeakReport(pairs=SIZEABLE, steps=6 * SIZEABLE, many=SIZEABLE, same=1).weaknesses() == []
    assert LeakReport(pairs=10, steps=4, many=10, same=10).weaknesses() == [], "too few pairs to say anything"
    assert LeakReport(pairs=500, steps=500).weaknesses() == [], "a game without secrets"


# Whom a fact is told is declared, and the declaration is checked


def wrong(fields: str, told: str = "", to: str = "") -> Kind:
    return Kind("wrong", fields, told=told, to=to, fact="item")


@pytest.mark.rule("KI-R55", "KI-R56", "KI-R60", "KI-R92")
@pytest.mark.parametrize(
    "kind",
    [
        wrong("seat victim", told="KI-R55", to="all"),
        wrong("seat victim", told="KI-R55", to="seat"),
        wrong("seat victim", told="KI-R55"),
        wrong("seat onlooker", told="KI-R56", to="onlooker"),
        wrong("seat onlooker", told="KI-R56", to="seat onlooker"),
        wrong("seat", told="KI-R56", to="all"),
        wrong("seat requester", told="KI-R60", to="all"),
        wrong("seat target", told="KI-R92", to="target"),
        wrong("seat", told="KI-013", to="all"),
        wrong("seat", told="KI-111", to="seat"),
        wrong("seat", told="KI-024", to="seat"),
        wrong("seat", to="seat"),
    ],
)
def test_a_kind_of_event_that_tells_the_wrong_seats_is_refused(kind: Kind) -> None:
    with pytest.raises(WrongAudience):
        kinds_of([kind], AUDIENCES)


# What is known to whom, told directly


@pytest.mark.rule("KI-R121", "KI-R123")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everyone_sees_what_is_public(seats: int) -> None:
    game = Kitsunedo()
    rng = Random(seats)
    rules = rules_with(some_lords(seats, rng, "shisu"))
    for s, (memory,) in questions(game, rules, seats, [SPECTATOR], rng):
        seen = game.view(s, memory)
        assert seen.own == ()
        assert (seen.lords, seen.lives, seen.sizes) == (s.lords, tuple(s.lives), tuple(map(sum, s.hands)))
        assert (seen.active, seen.turn, seen.round, seen.extra) == (s.active, s.turn, s.round, s.extra)
        assert (seen.deck, seen.lantern_deck) == (len(s.deck), len(s.lantern_deck))
        assert (seen.discard, seen.played, seen.marks) == (tuple(s.discard), tuple(s.played), tuple(s.marks))
        assert (seen.used, seen.safe, seen.threaded) == (s.used, s.safe, s.threaded)
        assert [frame["step"] for frame in seen.frames] == [type(step).__name__ for step in s.stack]
        assert [(ask["seat"], ask["kind"]) for ask in seen.asks] == [(ask.seat, ask.kind) for ask in s.asks]


@pytest.mark.rule("KI-013", "KI-R122", "KI-R123")
def test_a_viewer_sees_its_own_hands_and_lanterns_and_no_other() -> None:
    game = Kitsunedo()
    rng = Random(5)
    out_with_a_hand = 0
    for _ in range(4):
        rules = rules_with(some_lords(4, rng, "shisu"))
        for s, memories in questions(game, rules, 4, lookers(4), rng):
            for memory in memories:
                own = game.view(s, memory).own
                assert tuple(one.seat for one in own) == memory.viewer.seats
                for one in own:
                    assert (list(one.hand), one.lantern) == (s.hands[one.seat], s.lanterns[one.seat])
                    out_with_a_hand += not s.lives[one.seat] and any(one.hand)
    assert out_with_a_hand, "a Shisu that is out looks at the hand it kept"


def spirit_claim(answers: tuple[str, ...]) -> Table:
    """A claims Spirit among five, the others answer so in seat order."""
    rules = make_rules(5, {"order": (0, 1, 2, 3, 4), "picks": ("celeste", "haunt", "mirage", "hollow", "shisu")})
    table = Table.start(Kitsunedo(), rules, 5, Chance.seeded("spirit"), viewers(5))
    answer(table, 0, "summon")
    for seat, word in enumerate(answers, start=1):
        answer(table, seat, word)
    assert table.settle()
    return table


def answer(table: Table, seat: int, *ids: str) -> None:
    (ask,) = table.asks_of(seat)
    table.answer(seat, table.ask_id(ask), ids)


@pytest.mark.rule("KI-R38", "KI-R41")
def test_of_a_window_nothing_is_shown_or_kept_but_what_it_came_to() -> None:
    shown: dict[int, set[bytes]] = {}
    for answers in product(("stand", "challenge"), repeat=4):
        table = spirit_claim(answers)
        first = answers.index("challenge") if "challenge" in answers else -1
        sent = {repr(viewer): [table.told(viewer), table.sent(viewer)] for viewer in [*viewers(5), Viewer((0, 1))]}
        kept = msgspec.json.encode([sent, table.records])
        shown.setdefault(first, set()).add(kept)
    assert sorted(shown) == [-1, 0, 1, 2, 3]
    assert [len(ways) for ways in shown.values()] == [1] * 5, "all ways to the same result look the same"


@pytest.mark.rule("KI-R126", "KI-R138")
def test_a_challenged_claimer_is_asked_the_same_whatever_it_holds() -> None:
    views = set()
    for lantern, hand in product(("spirit", "ash"), (["sun", "block"], ["sun", "sun"], ["moon", "sake"])):
        views.add(challenged({"lord": "celeste", "hand": hand, "lantern": lantern}))
    assert len(views) == 1


def challenged(claimer: dict[str, Any]) -> bytes:
    """Return what a spectator sees once A's Spirit claim has been challenged."""
    game = Kitsunedo()
    given = {"seats": 3, "A": claimer, "B": {"lord": "haunt", "hand": 2}, "C": {"lord": "shisu", "hand": 2}}
    s = game.position({**given, "discard": ["leaf"]}, Chance.seeded(0))
    memory = KitsunedoMemory(SPECTATOR, 3)
    game.remembered(s, memory)
    engine.advance(s)
    for ids in (["summon"], ["challenge"]):
        step = s.stack[-1]
        chosen = {ask.seat: engine.read_path(s, ask, ids) for ask in s.asks}
        if s.asks[0].sealed:
            outcome = step.outcome(s, chosen)
            assert outcome is not None
            engine.close(s, outcome)
        else:
            engine.give(s, s.asks[0], chosen[s.asks[0].seat])
    assert [(ask.seat, ask.kind) for ask in s.asks] == [(0, "answer")]
    return game.view(s, memory).encoded()
