"""Bots: found by name, lawful at every question, blind to everything but their View."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from hyakki.bots import BOTS, bot_of
from hyakki.bots.bot import Bot, Posed
from hyakki.bots.ratings import ratings_of
from hyakki.core.chance import Chance
from hyakki.core.engine import State, close, give, menu, read_path
from hyakki.core.errors import Malformed
from hyakki.core.events import Viewer
from hyakki.core.game import AnyGame, game_of
from hyakki.core.memory import Memory, fold
from hyakki.core.menu import Ask, Menu, Path
from hyakki.core.motion import VOTES
from hyakki.core.records import TookBack
from hyakki.core.table import Table
from tests.core.minis import chase, council, mat

KITSUNEDO = game_of("kitsunedo")
KINDS = {"pick", "draw", "act", "doubt", "respond", "answer", "keep", "give", "swap", "discard", "out"}
STAGES = ("first", "second", "third", "eve")


class Question:
    """A question in the middle of a game, and what the asked seat remembers."""

    def __init__(self, game: AnyGame, state: State, ask: Ask, memory: Memory) -> None:
        self.game = game
        self.state = state
        self.ask = ask
        self.memory = memory

    def posed(self, bot: Bot, rng: Random) -> Posed:
        view = self.game.view(self.state, self.memory) if bot.needs_view else None
        return Posed(view, self.ask, partial(menu, self.state, self.ask), rng)

    def answered_by(self, bot: Bot, rng: Random) -> Path:
        return bot.choose(self.game, *self.posed(bot, rng))


def questions(game: AnyGame, seats: int, bot: Bot, seed: int, options: dict[str, Any]) -> Iterator[Question]:
    """Yield every question of a game among these bots."""
    s = game.start(game.rules(seats, {**game.simulation_options, **options}), seats, Chance.seeded(seed))
    rng = Random(seed)
    memories = [game.memory(Viewer((seat,)), seats) for seat in range(seats)]
    while s.over is None:
        fold(s.log, memories)
        s.log.clear()
        answers: dict[int, Path] = {}
        for ask in s.asks:
            question = Question(game, s, ask, memories[ask.seat])
            yield question
            answers[ask.seat] = question.answered_by(bot, rng)
        if s.asks[0].sealed:
            outcome = s.stack[-1].outcome(s, answers)
            assert outcome is not None
            close(s, outcome)
        else:
            give(s, s.asks[0], answers[s.asks[0].seat])


def ids(path: Path) -> list[str]:
    return [option.id for option in path]


class TestNames:
    @pytest.mark.parametrize("name", ["random", "novice", "judgement", "master"])
    def test_a_bot_is_found_by_its_name(self, name: str) -> None:
        assert bot_of(name).name == name

    def test_an_unknown_name_is_refused_with_those_there_are(self) -> None:
        with pytest.raises(Malformed, match="no bot 'genius'; choose one of random, novice, judgement"):
            bot_of("genius")


class TestRandom:
    def test_every_entry_of_a_menu_is_taken_equally_often(self) -> None:
        question = next(iter(questions(KITSUNEDO, 4, bot_of("random"), 1, {})))
        rng = Random(1)
        taken = [ids(question.answered_by(bot_of("random"), rng))[0] for _ in range(7000)]
        assert len(set(taken)) == 7, "six lords, or any"
        assert all(850 < taken.count(option) < 1150 for option in set(taken))

    def test_it_needs_no_view(self) -> None:
        assert not bot_of("random").needs_view

    def test_it_plays_a_game_it_has_never_heard_of(self) -> None:
        asked = {question.ask.kind for question in questions(chase.game, 3, bot_of("random"), 1, {})}
        assert asked


class TestMotions:
    """Votes depend on public facts only: they do not change with the cards of a bot."""

    @staticmethod
    def votes(name: str, motion: str, seed: int = 1, out: int | None = None) -> list[str]:
        """Return the votes of two such bots on the first lord's proposal."""
        rules = KITSUNEDO.rules(3, {"picks": ("hollow", "haunt", "shisu"), "order": (0, 1, 2)})
        table = Table.start(KITSUNEDO, rules, 3, Chance.seeded(seed))
        if out is not None:
            table.state.lives[out] = 0  # type: ignore[attr-defined]
        table.propose(0, motion)
        said = []
        for ask in table.asks:
            view, menus = table.view(Viewer((ask.seat,))), partial(menu, table.state, ask)
            said += ids(bot_of(name).choose(KITSUNEDO, view, ask, menus, Random(1)))
        return said

    @pytest.mark.parametrize("name", BOTS)
    def test_bots_do_not_stop_people_who_want_to_stop(self, name: str) -> None:
        assert self.votes(name, "abandon") == ["agree", "agree"]

    @pytest.mark.rule("KI-R86")
    @pytest.mark.parametrize("name", BOTS)
    def test_whoever_gives_up_may_and_whoever_names_itself_must_win(self, name: str) -> None:
        for seed in range(8):
            assert self.votes(name, "victor B", seed) == ["agree", "agree"]
            assert self.votes(name, "victor A", seed) == ["refuse", "refuse"]
            assert self.votes(name, "victor A", seed, out=2) == ["refuse", "agree"]

    @pytest.mark.parametrize("name", BOTS)
    def test_a_person_may_take_a_move_back(self, name: str) -> None:
        rules = KITSUNEDO.rules(2, {"picks": ("hollow", "haunt"), "order": (0, 1)})
        table = Table.start(KITSUNEDO, rules, 2, Chance.seeded(1))
        table.answer(0, table.ask_id(table.asks[0]), ["summon"])
        while table.asks_of(1):
            table.time_up()
        before = len(table.records)
        table.propose(0, "take-back")
        (ask,) = table.asks
        view = table.view(Viewer((1,)))
        path = bot_of(name).choose(KITSUNEDO, view, ask, partial(menu, table.state, ask), Random(1))
        table.answer(1, table.ask_id(ask), ids(path))
        assert table.settle()
        assert isinstance(table.records[-1], TookBack) and len(table.records) == before + 3


class TestJudgement:
    def test_it_cannot_judge_without_a_view(self) -> None:
        with pytest.raises(ValueError, match="View"):
            bot_of("judgement").choose(KITSUNEDO, None, Ask(0, "act"), lambda path: Menu(), Random(1))

    def test_a_game_without_judgement_is_played_by_chance(self) -> None:
        for question in questions(council.game, 4, bot_of("judgement"), 1, {}):
            if question.ask.kind not in VOTES:
                by_chance = ids(question.answered_by(bot_of("random"), Random(1)))
                assert ids(question.answered_by(bot_of("judgement"), Random(1))) == by_chance

    def test_what_is_open_stays_as_it_is_where_a_game_has_no_judgement(self) -> None:
        s = mat.game.start(mat.game.rules(3, {}), 3, Chance.seeded(1))
        ask = next(ask for ask in s.asks if ask.open)
        question = Question(mat.game, s, ask, mat.game.memory(Viewer((ask.seat,)), 3))
        assert question.answered_by(bot_of("judgement"), Random(1)) == ()


class TestNovice:
    def test_it_answers_one_question_in_four_by_chance(self) -> None:
        question = next(question for question in questions(KITSUNEDO, 2, bot_of("random"), 1, {}) if by_far(question))
        best = ids(question.answered_by(bot_of("judgement"), Random(1)))
        given = [ids(question.answered_by(bot_of("novice"), Random(seed))) for seed in range(1_000)]
        others = sum(path != best for path in given)
        assert 130 < others < 250, "by chance it can hit on the best answer too"

    def test_it_cannot_judge_without_a_view(self) -> None:
        with pytest.raises(ValueError, match="View"):
            bot_of("novice").choose(KITSUNEDO, None, Ask(0, "act"), lambda path: Menu(), Random(1))


def by_far(question: Question) -> bool:
    """Return whether judgement gives the same answer with every seed, of three options or more."""
    if len(menu(question.state, question.ask).options) < 3:
        return False
    return len({tuple(ids(question.answered_by(bot_of("judgement"), Random(seed)))) for seed in range(20)}) == 1


class TestRatings:
    @pytest.mark.parametrize("key", ["kitsunedo", "kaidan", "shadow_tactics", "okko"])
    def test_every_level_is_stronger_than_the_one_below(self, key: str) -> None:
        ratings = ratings_of(game_of(key))
        levels = [name for name, bot in BOTS.items() if bot.plays(game_of(key))]
        assert list(ratings) == levels == sorted(levels, key=lambda name: ratings[name])

    def test_a_series_has_the_ratings_of_its_game(self) -> None:
        assert ratings_of(game_of("kitsunedo-rematch")) == ratings_of(KITSUNEDO)

    def test_a_game_without_measurements_has_no_ratings(self) -> None:
        assert ratings_of(council.game) == {}


def lawful(bot: Bot, seats: int, seed: int, options: dict[str, Any]) -> set[str]:
    """Play a game; check that every answer was offered, and return the kinds of question that came up."""
    kinds = set()
    for question in questions(KITSUNEDO, seats, bot, seed, options):
        kinds.add(question.ask.kind)
        path = question.answered_by(bot, Random(seed))
        assert read_path(question.state, question.ask, ids(path)) == path
    return kinds


@pytest.mark.parametrize("name", ["judgement", "master"])
class TestKitsunedo:
    @pytest.mark.slow
    def test_every_kind_of_question_is_answered_lawfully_at_any_table(self, name: str) -> None:
        kinds = set()
        for seats in (2, 4, 6):
            for seed in range(6):
                kinds |= lawful(bot_of(name), seats, seed, {})
        assert kinds == KINDS

    @pytest.mark.parametrize("stage", STAGES)
    def test_and_in_each_stage_of_the_tutorial(self, name: str, stage: str) -> None:
        for seed in range(4):
            assert "act" in lawful(bot_of(name), 3, seed, {"stage": stage})

    def test_it_tells_no_two_worlds_apart_that_its_view_does_not(self, name: str) -> None:
        bot = bot_of(name)
        other = 0
        for seed in range(3):
            for question in questions(KITSUNEDO, 4, bot, seed, {}):
                view = KITSUNEDO.view(question.state, question.memory)
                world = KITSUNEDO.redeal(view, Random(seed))
                twin = Question(KITSUNEDO, world, question.ask, question.memory)
                assert ids(twin.answered_by(bot, Random(seed))) == ids(question.answered_by(bot, Random(seed)))
                other += KITSUNEDO.worlds(world) != KITSUNEDO.worlds(question.state)
        assert other > 100, "nearly every redealt world is another one"

    def test_the_same_chance_gives_the_same_answer(self, name: str) -> None:
        bot = bot_of(name)
        for question in questions(KITSUNEDO, 3, bot, 7, {}):
            first, second = (ids(question.answered_by(bot, Random(3))) for _ in range(2))
            assert first == second
