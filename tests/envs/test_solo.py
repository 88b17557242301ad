"""The games in Gymnasium, with bots in the other seats."""

from __future__ import annotations

import doctest
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hyakki import bot_of, envs
from hyakki.core.errors import Malformed
from hyakki.envs import SoloEnv, gym_env
from hyakki.envs.solo import ID

PLAYERS = {"kaidan": 3, "kitsunedo": 2, "okko": 3, "shadow_tactics": 3}


def play(game: SoloEnv, seed: int, most: int = 100_000) -> tuple[float, list[int]]:
    """Take the first action until the end; return the reward and the actions."""
    observed, _ = game.reset(seed=seed)
    actions = []
    for _ in range(most):
        actions.append(int(np.flatnonzero(observed["action_mask"])[0]))
        observed, reward, over, truncated, info = game.step(actions[-1])
        assert not truncated and info["seat"] == game.own
        assert over or (reward == 0 and observed["action_mask"].any())
        if over:
            return reward, actions
    return 0.0, actions


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("key", PLAYERS)
def test_gymnasium_finds_nothing_wrong(key: str) -> None:
    check_env(gymnasium.make(ID, key=key, players=PLAYERS[key]).unwrapped)


@pytest.mark.parametrize("bots", ["random", "judgement", [bot_of("random"), "judgement"]])
def test_bots_play_the_other_seats_to_the_end(bots: Any) -> None:
    reward, actions = play(gym_env("kitsunedo", players=3, seat=1, bots=bots), 5)
    assert reward in (-1.0, 0.0, 1.0) and len(actions) > 3
    again = play(gym_env("kitsunedo", players=3, seat=1, bots=bots), 5)
    assert again == (reward, actions), "the same seed is the same game"


@pytest.mark.parametrize("key", PLAYERS)
def test_every_game_can_be_played_among_bots(key: str) -> None:
    _, actions = play(gym_env(key, players=PLAYERS[key]), 1, 40)
    assert actions


def test_the_seat_can_change_from_game_to_game() -> None:
    game = gym_env("kitsunedo", players=3, seat=None)
    game.reset(seed=1)
    assert {game.reset()[1]["seat"] for _ in range(20)} == {0, 1, 2}


def test_a_wrong_action_ends_the_game() -> None:
    game = gym_env("kitsunedo")
    observed, _ = game.reset(seed=1)
    wrong = int(np.flatnonzero(observed["action_mask"] == 0)[0])
    _, reward, over, _, info = game.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    lawful = int(np.flatnonzero(observed["action_mask"])[0])
    with pytest.raises(Malformed, match="call reset"):
        game.step(lawful)
    game.reset()
    game.step(lawful)


def test_no_game_has_begun_before_reset() -> None:
    with pytest.raises(Malformed, match="call reset"):
        gym_env("kitsunedo").step(0)


def test_wrong_seats_and_bots_are_refused() -> None:
    with pytest.raises(Malformed, match="2 bots"):
        gym_env("kitsunedo", players=3, bots=["random"])
    with pytest.raises(Malformed, match="no seat 3"):
        gym_env("kitsunedo", players=3, seat=3)
    with pytest.raises(Malformed, match=r"no seat 0\.5"):
        gym_env("kitsunedo", players=3, seat=0.5)  # type: ignore[arg-type]
    with pytest.raises(Malformed, match="no bot"):
        gym_env("kitsunedo", players=3, bots="clairvoyant")


def test_examples_in_docstrings_hold() -> None:
    assert doctest.testmod(envs).failed == 0
