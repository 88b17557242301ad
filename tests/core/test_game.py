"""The registry: installed games, and games a program makes known itself."""

from __future__ import annotations

import pytest

from hyakki.core.chance import Chance
from hyakki.core.engine import Step
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.game import Standing, forget, game_of, games, register
from hyakki.core.menu import Asks
from tests.core.minis import MINIS, bluff
from tests.core.minis.bluff import Bluff, BluffRules, BluffState


def test_installed_games_are_found_by_key() -> None:
    assert game_of("kitsunedo").key == "kitsunedo"
    assert "kitsunedo" in games()


def test_registered_ones_too() -> None:
    assert game_of("bluff") is bluff.game
    assert {game.key for game in MINIS} <= games().keys()
    assert list(games()) == sorted(games())


def test_until_they_are_forgotten() -> None:
    forget(bluff.game)
    try:
        with pytest.raises(Malformed, match=r"there is no game .bluff.; choose one of .*chase"):
            game_of("bluff")
    finally:
        register(bluff.game)


def test_a_key_is_taken_once() -> None:
    register(bluff.game)
    with pytest.raises(Malformed, match="already"):
        register(Bluff())

    class Impostor(Bluff):
        key = "kitsunedo"

    with pytest.raises(Malformed, match="already"):
        register(Impostor())
    forget(Bluff())
    assert game_of("bluff") is bluff.game, "another object of that key changes nothing"


def test_a_game_starts_with_the_seats_it_has() -> None:
    s = bluff.game.start(bluff.game.rules(3, {}), 3, Chance.seeded(1))
    assert s.asks
    with pytest.raises(Malformed, match="2 to 3 seats, not 4"):
        bluff.game.start(bluff.game.rules(4, {}), 4, Chance.seeded(1))


def test_options_that_are_wrong_are_bad_content() -> None:
    with pytest.raises(BadContent):
        bluff.game.rules(3, {"turns": "many"})
    with pytest.raises(BadContent):
        bluff.game.rules(3, {"tunrs": 3})


def test_a_standing_names_seats_by_letter() -> None:
    plain = Standing("last turn", (1,), (1, 0, 2)).plain()
    assert plain["reason"] == "last turn"
    assert plain["winners"] == ["B"]
    assert plain["ranking"] == ["B", "A", "C"]


class Circle(Step):
    def run(self, s: BluffState) -> Asks:
        return None


class Endless(Bluff):
    def begin(self, rules: BluffRules, seats: int) -> BluffState:
        s = super().begin(rules, seats)
        s.push(Circle())
        return s


def test_rules_that_never_come_to_a_question_do_not_run_for_ever() -> None:
    game = Endless()
    with pytest.raises(RuntimeError, match="Circle never asks a question"):
        game.start(game.rules(2, {}), 2, Chance.seeded(1))
