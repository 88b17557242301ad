"""The bot `greedy`, and the values of positions that it stands on."""

from __future__ import annotations

from random import Random

import pytest

from hyakki.bots import bot_of
from hyakki.core.chance import Chance
from hyakki.core.errors import Malformed
from hyakki.core.game import AnyGame, game_of
from hyakki.core.menu import Path
from hyakki.lab.match import Match
from hyakki.lab.play import play_game
from tests.core.minis import chase

GAMES = ("kitsunedo", "kaidan", "shadow_tactics", "okko")
GREEDY = bot_of("greedy")


def at_choice(game: AnyGame, seats: int, choices: int) -> Match:
    """Return a game of random players after so many choices."""
    match = Match(game, game.rules(seats, game.simulation_options), seats, Chance.seeded(1), spectator=True)
    rng = Random(2)
    for _ in range(choices):
        if match.options:
            match.choose(rng.choice(match.options))
    return match


class TestValues:
    @pytest.mark.parametrize("key", GAMES)
    def test_every_position_says_how_each_seat_stands(self, key: str) -> None:
        game = game_of(key)
        for choices in range(0, 120, 10):
            s = at_choice(game, 3, choices).state
            if s.over is None:
                values = game.values(s)
                assert len(values) == 3 and all(-1 <= value <= 1 for value in values)

    @pytest.mark.parametrize("key", ["shadow_tactics", "okko"])
    def test_what_is_good_for_one_side_is_bad_for_the_other(self, key: str) -> None:
        game = game_of(key)
        s = at_choice(game, 3, 60).state
        values = dict(zip(game.sides(s), game.values(s), strict=True))
        assert sum(values.values()) == 0

    def test_who_loses_a_life_stands_worse(self) -> None:
        game = game_of("kitsunedo")
        s = at_choice(game, 3, 12).state
        before = game.values(s)
        s.lives[0] -= 1  # type: ignore[attr-defined]
        after = game.values(s)
        assert after[0] < before[0] and after[1] > before[1]

    def test_a_game_may_have_none(self) -> None:
        assert not chase.game.has_values


class TestGreedy:
    @pytest.mark.parametrize("key", GAMES)
    def test_it_answers_alike_in_worlds_that_it_cannot_tell_apart(self, key: str) -> None:
        game = game_of(key)
        for choices in (5, 25, 45):
            match = at_choice(game, 3, choices)
            twin = match.redealt(Random(3))
            assert self.answer(match) == self.answer(twin)

    @staticmethod
    def answer(match: Match) -> Path:
        return match.advice(GREEDY, match.ask, Random(4))

    @pytest.mark.parametrize("key, seats", [("kitsunedo", 2), ("kaidan", 2)])
    def test_it_beats_random_where_each_plays_for_itself(self, key: str, seats: int) -> None:
        game = game_of(key)
        rules = game.rules(seats, game.simulation_options)
        won = 0
        for seed in range(10):
            bots = [GREEDY, bot_of("random")][:: 1 if seed % 2 else -1]
            winners = game.standing(play_game(game, rules, seats, bots, seed=str(seed)).state).winners
            won += bots.index(GREEDY) in winners
        assert won >= 6

    def test_a_game_without_values_is_refused(self) -> None:
        with pytest.raises(Malformed, match="'greedy' does not play chase: the game cannot say how its seats stand"):
            GREEDY.check_game(chase.game)
