"""The bot oni: it looks ahead, varies, and knows no more than its View."""

from __future__ import annotations

from functools import partial
from itertools import islice
from random import Random

import pytest

from hyakki.advice.oni import OniBot
from hyakki.bots import bot_of, offered_at
from hyakki.bots.master import MasterBot
from hyakki.bots.network import Network
from hyakki.bots.weights import trained
from hyakki.core.engine import give, menu
from hyakki.core.game import AnyGame, game_of
from hyakki.core.menu import Ask, Menus, Path
from hyakki.core.view import View
from tests.bots.test_bots import Question, ids, questions
from tests.core.minis import council

KITSUNEDO = game_of("kitsunedo")


class Untaught(OniBot):
    """Before it looks ahead, all answers are the same to it."""

    def network(self, game: AnyGame, view: View, ask: Ask, menus: Menus) -> Network:
        encoding = game.encoding()
        taught = trained(encoding) if encoding is not None else None
        assert taught is not None
        scoring = ("action", "verb", "final", "point", "link")
        weights = {name: array * (not name.startswith(scoring)) for name, array in taught.weights.items()}
        return Network(taught.encoding, weights)


def wins_at_once(question: Question, path: Path) -> bool:
    """Return whether this answer wins in every world that fits what the seat knows."""
    view, asked = KITSUNEDO.view(question.state, question.memory), question.ask
    for seed in range(6):
        world = KITSUNEDO.redeal(view, Random(seed))
        give(world, next(ask for ask in world.asks if (ask.seat, ask.kind) == (asked.seat, asked.kind)), path)
        if world.over is None or asked.seat not in KITSUNEDO.standing(world).winners:
            return False
    return True


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot imagine fewer worlds: the tests look at how it uses them, not at their number."""
    monkeypatch.setattr("hyakki.advice.oni.ROUNDS", 2)
    monkeypatch.setattr("hyakki.advice.oni.WORLDS", 12)


@pytest.mark.parametrize("seed", [2, 4, 10])
def test_looking_ahead_finds_the_answer_that_wins_at_once(short: None, seed: int) -> None:
    oni, found = Untaught(), 0
    asked = sum(1 for _ in questions(KITSUNEDO, 2, bot_of("judgement"), seed, {}))
    for question in islice(questions(KITSUNEDO, 2, bot_of("judgement"), seed, {}), asked - 4, None):
        view, menus = KITSUNEDO.view(question.state, question.memory), partial(menu, question.state, question.ask)
        paths = [answer.path for answer in MasterBot.answers(oni, KITSUNEDO, view, question.ask, menus, Random(1))]
        winning = [path for path in paths if wins_at_once(question, path)]
        if winning and len(winning) < len(paths):
            assert question.answered_by(oni, Random(1)) in winning
            found += 1
    assert found


def test_tables_offer_it_where_master_was_trained() -> None:
    assert offered_at(KITSUNEDO)[-2:] == ("master", "oni")
    assert "oni" not in offered_at(council.game)


def test_it_weighs_the_likely_answers_of_the_network(short: None) -> None:
    oni, master = OniBot(), bot_of("master")
    looked = 0
    for question in islice(questions(KITSUNEDO, 3, master, 5, {}), 30):
        view, menus = KITSUNEDO.view(question.state, question.memory), partial(menu, question.state, question.ask)
        likely = MasterBot.answers(oni, KITSUNEDO, view, question.ask, menus, Random(1))
        found = oni.answers(KITSUNEDO, view, question.ask, menus, Random(1))
        assert {answer.path for answer in found} <= {answer.path for answer in likely}
        looked += found != likely
    assert looked > 3


def test_it_tells_no_two_worlds_apart_that_its_view_does_not(short: None) -> None:
    oni = bot_of("oni")
    other = 0
    for question in islice(questions(KITSUNEDO, 4, bot_of("master"), 2, {}), 10, 22):
        world = KITSUNEDO.redeal(KITSUNEDO.view(question.state, question.memory), Random(5))
        twin = Question(KITSUNEDO, world, question.ask, question.memory)
        assert ids(twin.answered_by(oni, Random(7))) == ids(question.answered_by(oni, Random(7)))
        other += KITSUNEDO.worlds(world) != KITSUNEDO.worlds(question.state)
    assert other > 6
