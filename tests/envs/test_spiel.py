"""The games in OpenSpiel: its own tests, and worlds that are resampled from what a player knows."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

pyspiel: Any = pytest.importorskip("pyspiel")
spiel: Any = pytest.importorskip("hyakki.envs.spiel")

PLAYERS = {"kaidan": 2, "kitsunedo": 4, "okko": 3, "shadow_tactics": 3}


def step(state: Any, rng: Random) -> None:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(rng.choice(outcomes))
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def game_of(key: str) -> Any:
    return pyspiel.load_game(f"python_{key}", {"players": PLAYERS[key]})


@pytest.mark.parametrize("key", PLAYERS)
def test_openspiel_finds_nothing_wrong(key: str) -> None:
    pyspiel.random_sim_test(game_of(key), num_sims=1, serialize=False, verbose=False)


def test_its_python_tests_of_copies_and_saves_find_nothing_wrong() -> None:
    games_sim_test = pytest.importorskip("open_spiel.python.tests.games_sim_test")
    for players in (2, 4):
        games_sim_test.GamesSimTest().sim_game(pyspiel.load_game("python_kitsunedo", {"players": players}))


def test_a_saved_state_goes_on_in_the_same_way() -> None:
    state, rng = game_of("kitsunedo").new_initial_state(), Random(1)
    for _ in range(150):
        step(state, rng)
    saved = pickle.loads(pickle.dumps(state))
    dice = Random(2), Random(2)
    while not state.is_terminal():
        assert (str(state), state.history()) == (str(saved), saved.history())
        step(state, dice[0])
        step(saved, dice[1])
    assert saved.is_terminal() and saved.returns() == state.returns()


@pytest.mark.parametrize("key", PLAYERS)
def test_a_resampled_world_looks_the_same_to_its_player_and_can_be_played(key: str) -> None:
    state, rng = game_of(key).new_initial_state(), Random(key)
    for number in range(240):
        if state.is_terminal():
            state = game_of(key).new_initial_state()
        if not state.is_chance_node() and number % 4 == 0:
            player = state.current_player()
            world = state.resample_from_infostate(player, rng.random)
            assert world.current_player() == player
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.legal_actions() == state.legal_actions()
            for _ in range(60):
                if not world.is_terminal():
                    step(world, rng)
        step(state, rng)


def test_a_resampled_world_keeps_nothing_that_is_hidden_from_its_player() -> None:
    """What the others chose in secret, and how their hands look, differs from world to world."""
    state, rng = game_of("kitsunedo").new_initial_state(), Random(3)
    windows = differing = 0
    for _ in range(600):
        if state.is_terminal():
            state = game_of("kitsunedo").new_initial_state()
        match = state.play.match
        if not state.is_chance_node() and match.ask.sealed and state.current_player() > 1:
            player = state.current_player()
            world = state.resample_from_infostate(player, rng.random)
            asked = {ask.seat for ask in world.play.match.waiting} | {player}
            assert asked == {ask.seat for ask in match.state.asks}, "all others are asked again"
            others = [seat for seat in range(4) if seat != player]
            differing += any(
                world.information_state_string(seat) != state.information_state_string(seat) for seat in others
            )
            windows += 1
        step(state, rng)
    assert windows > 3 and differing > windows // 2


def test_only_the_player_to_move_resamples() -> None:
    state = game_of("kitsunedo").new_initial_state()
    while state.is_chance_node():
        step(state, Random(1))
    with pytest.raises(ValueError, match="only the player to move"):
        state.resample_from_infostate(1 - state.current_player())
