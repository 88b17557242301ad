"""The Advent Tutorial teaches every player what comes up, lights it, and answers a wrong idea by why (KI-T01)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from hyakki.bots import bot_of
from hyakki.core import engine
from hyakki.core.chance import Chance
from hyakki.core.events import Viewer, viewers
from hyakki.core.game import game_of
from hyakki.core.lessons import Coach, lesson_named
from hyakki.core.menu import Ask
from hyakki.core.table import Table
from hyakki.core.text import LANGUAGES, Text
from hyakki.games.kitsunedo.catalog.ids import LORDS
from hyakki.games.kitsunedo.series import STAGES

GAME = game_of("kitsunedo")
SEATS = 3
GAMES = 40
"""So many games of each stage, one of which meets the rarest question."""
Answer = Callable[[Table, Ask, "Coach | None", Random], list[str]]


def begin(stage: str, seed: str, **options: object) -> Table:
    rules = GAME.rules(SEATS, {"stage": stage, "turn_limit": 60, **options})
    return Table.start(GAME, rules, SEATS, Chance.seeded(seed), viewers(SEATS))


def judged(table: Table, ask: Ask, coach: Coach | None, rng: Random) -> list[str]:
    view = table.view(Viewer((ask.seat,)))
    path = bot_of("judgement").choose(GAME, view, ask, lambda path: engine.menu(table.state, ask, path), rng)
    return [option.id for option in path]


def obedient(table: Table, ask: Ask, coach: Coach | None, rng: Random) -> list[str]:
    return list(coach.answer) if coach and coach.answer else judged(table, ask, coach, rng)


def wilful(table: Table, ask: Ask, coach: Coach | None, rng: Random) -> list[str]:
    ids: list[str] = []
    while True:
        option = rng.choice(table.menu(ask, ids, look=False).options)
        ids.append(option.id)
        if option.final:
            return ids


def play(table: Table, answer: Answer, rng: Random, until: Callable[[], bool] = lambda: False) -> list[Coach]:
    heard: list[Coach] = []
    while not table.over and not until():
        for ask in table.asks:
            coach = table.coach(ask)
            heard += [coach] if coach else []
            table.give(ask, answer(table, ask, coach, rng))
            if not ask.sealed:
                break
        table.settle()
    return heard


@cache
def heard_in(stage: str) -> tuple[Coach, ...]:
    """All that is said in many games, whose players do now what they are told, now anything."""
    said: list[Coach] = []
    for number in range(GAMES):
        said += play(begin(stage, str(number)), obedient if number % 2 else wilful, Random(number))
    return tuple(said)


every_stage = pytest.mark.parametrize("stage", STAGES)


@every_stage
@pytest.mark.rule("KI-T01")
def test_everything_that_a_stage_teaches_is_heard_in_it(stage: str) -> None:
    said = {coach.text.removeprefix(f"lesson-{stage}-") for coach in heard_in(stage)}
    assert said - {""} == {beat.id for beat in lesson_named(GAME.package, stage).beats}


@every_stage
def test_every_wrong_idea_is_answered_by_why(stage: str) -> None:
    replies = {text for beat in lesson_named(GAME.package, stage).beats for text in beat.instead.values()}
    assert {coach.said for coach in heard_in(stage)} - {""} == {f"lesson-{stage}-{text}" for text in replies}


@every_stage
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_briefly_in_every_language(stage: str, lang: str) -> None:
    text = Text(GAME, lang)
    for beat in lesson_named(GAME.package, stage).beats:
        name = f"lesson-{stage}-{beat.id}"
        assert len(text.word(name).split()) <= 6, name
        assert text.word(f"{name}.then").strip() and text.word(f"{name}.why").strip()
        for reply in beat.instead.values():
            assert text.word(f"lesson-{stage}-{reply}").strip()


@every_stage
def test_what_it_advises_can_be_done_and_is_said_once_done(stage: str) -> None:
    def check(table: Table, ask: Ask, coach: Coach | None, rng: Random) -> list[str]:
        ids = obedient(table, ask, coach, rng)
        if coach and coach.answer:
            assert (ask.seat, coach.text) not in done
            done.add((ask.seat, coach.text))
        return ids

    for seed in range(4):
        done: set[tuple[int, str]] = set()
        play(begin(stage, f"once {seed}"), check, Random(seed))


def test_only_the_tutorial_teaches() -> None:
    table = Table.start(GAME, GAME.rules(SEATS, {}), SEATS, Chance.seeded(1), ())
    assert table.coach(table.asks[0]) is None


def test_an_attack_that_was_missed_is_answered_with_the_next_question() -> None:
    def misses(table: Table, ask: Ask, coach: Coach | None, rng: Random) -> list[str]:
        if coach and coach.text == "lesson-first-attack":
            missed.append(ask.seat)
            return ["end"]
        return wilful(table, ask, coach, rng) if ask.kind != "act" else ["end"]

    missed: list[int] = []
    table = begin("first", "x", picks=LORDS[:SEATS])
    play(table, misses, Random(1), until=lambda: bool(missed))
    coach = table.coach(table.asks[0])
    assert table.asks[0].seat == missed[0]
    assert coach is not None and coach.said == "lesson-first-attack-missed"


def test_a_reply_is_taken_back_with_its_answer() -> None:
    table = begin("first", "d", picks=LORDS[:SEATS])
    ask = table.asks[0]
    before = table.coach(ask)
    assert before is not None and before.text == "lesson-first-summon"
    table.give(ask, ["end"])
    said = table.coach(table.asks[0])
    assert said is not None and said.said == "lesson-first-lantern-unused"
    table.take_back(ask.seat)
    assert table.coach(table.asks[0]) == before
