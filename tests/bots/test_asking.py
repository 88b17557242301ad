"""Bots from other packages: their errors are named, and never become a move."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from hyakki.bots.asking import answer_of
from hyakki.bots.bot import Bot
from hyakki.bots.random import RandomBot
from hyakki.core.chance import Chance
from hyakki.core.engine import menu
from hyakki.core.errors import Malformed
from hyakki.core.game import game_of
from hyakki.core.menu import Option
from hyakki.lab.match import Match
from hyakki.lab.sim import simulate

GAME = game_of("kitsunedo")


class Fixed(Bot):
    """A bot that gives the same answer to every question."""

    name = "fixed"
    needs_view = False
    answer: Any = ()

    def choose(self, game: Any, view: Any, ask: Any, menus: Any, rng: Any) -> Any:
        return self.answer(menus) if callable(self.answer) else self.answer


def ends_the_program(menus: Any) -> Any:
    raise SystemExit(0)


WRONG = [
    (None, "'None' is not a path of Options"),
    ("pick celeste", "'pick celeste' is not a path of Options"),
    (("pick celeste",), "is not a path of Options"),
    ((), "only an open question can be left"),
    (lambda menus: (Option("rob", words=["bank"]),), "'rob bank' is not in the menu there"),
    (lambda menus: menus(()).options[:2], "goes on after 'pick celeste', which is final"),
    (ends_the_program, "it ends the program"),
]


class TestAnswers:
    @pytest.mark.parametrize("answer, why", WRONG)
    def test_what_is_no_answer_is_refused_by_name_and_changes_nothing(self, answer: Any, why: str) -> None:
        match = Match(GAME, GAME.rules(2, {}), 2, Chance.seeded(1))
        bot, ask = Fixed(), match.ask
        bot.answer = answer
        with pytest.raises(Malformed, match=f"the bot 'fixed' in seat . gives no answer to 'pick': .*{why}"):
            match.consult(bot, Random(1))
        assert match.ask == ask and match.answered == 0

    def test_a_forged_option_is_the_one_of_the_menu(self) -> None:
        match = Match(GAME, GAME.rules(2, {}), 2, Chance.seeded(1))
        offered = match.options[0]
        bot = Fixed()
        bot.answer = [Option(offered.verb, (99,), [offered.id.split()[1]])]
        found = answer_of(bot, GAME, None, match.ask, partial(menu, match.state, match.ask), Random(1))
        assert found == (offered,) and found[0].args == offered.args

    def test_a_simulation_counts_it_as_an_error_and_goes_on(self) -> None:
        bot = Fixed()
        bot.answer = ends_the_program
        report = simulate(GAME, games=3, seats=2, bots=[bot, RandomBot()], seed=1)
        assert (report.errors, report.finished) == (3, 0)
        assert "the bot 'fixed' in seat A gives no answer" in report.failures[0].traceback
