"""Many games at once: the same ones in any number of processes, with all questions of sealed windows."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator

import numpy as np
import pytest

from hyakki.core.errors import HyakkiError, Malformed
from hyakki.envs import Batch, VectorEnv, vector_env

PICKS = {"order": (0, 1, 2, 3), "picks": ("celeste", "haunt", "mirage", "hollow")}


def played(env: VectorEnv, seed: int, steps: int) -> Iterator[Batch]:
    """The batches of so many steps at random."""
    rng = np.random.default_rng(seed)
    batch = env.reset(seed)
    for _ in range(steps):
        yield batch
        batch = env.step((rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))
    yield batch


@pytest.mark.parametrize("key", ["kaidan", "kitsunedo", "okko", "shadow_tactics"])
def test_every_row_is_a_question_to_one_seat(key: str) -> None:
    env = vector_env(key, players=3, games=4)
    block = env.encoding.question
    for batch in played(env, 1, 25):
        assert batch.masks.any(axis=1).all()
        assert set(batch.games) == {0, 1, 2, 3}
        assert len({*zip(batch.games.tolist(), batch.seats.tolist(), strict=True)}) == len(batch.games)
        assert (batch.observations[:, block.start : block.start + block.size].sum(axis=1) >= 1).all()
        assert env.observation_space.contains(batch.observations[0])


def test_games_that_end_tell_what_each_seat_gets_and_others_begin() -> None:
    env = vector_env("kitsunedo", players=3, games=6)
    turn = env.encoding.columns.index("game: turn")
    ended = 0
    for batch in played(env, 2, 900):
        for game, gained in zip(batch.ended, batch.rewards, strict=True):
            ended += 1
            assert sorted(gained) in ([-1, -1, 1], [0, 0, 0])
            assert (batch.observations[batch.games == game, turn] <= 1).all()
    assert ended >= 6


def test_all_seats_of_a_sealed_window_are_rows_of_one_batch() -> None:
    env = vector_env("kitsunedo", players=4, games=2, options=PICKS)
    batch = env.reset(1)
    actions = {name: number for number, name in enumerate(env.encoding.actions)}
    assert batch.seats.tolist() == [0, 0]
    batch = env.step([actions["summon"], actions["end"]])
    assert batch.seats[batch.games == 0].tolist() == [1, 2, 3]
    answers = [actions["stand"] if game == 0 else batch.masks[row].argmax() for row, game in enumerate(batch.games)]
    batch = env.step(answers)
    assert 0 in batch.games and not batch.masks[batch.games == 0][:, actions["stand"]].any()


@pytest.mark.slow
def test_the_games_are_the_same_in_several_processes() -> None:
    together = vector_env("kitsunedo", players=2, games=5)
    apart = vector_env("kitsunedo", players=2, games=5, processes=2)
    try:
        for one, other in zip(played(together, 3, 250), played(apart, 3, 250), strict=True):
            for name in Batch._fields:
                assert (getattr(one, name) == getattr(other, name)).all()
        batch = apart.reset(3)
        multiprocessing.active_children()[0].kill()
        with pytest.raises(HyakkiError, match="process of the environment has ended"):
            apart.step(batch.masks.argmax(axis=1))
    finally:
        apart.close()
    assert not multiprocessing.active_children()
    with pytest.raises(Malformed, match="closed"):
        apart.reset(3)


def test_an_action_that_cannot_be_taken_changes_nothing() -> None:
    env = vector_env("kitsunedo", players=2, games=3)
    with pytest.raises(Malformed, match="call reset"):
        env.step([0, 0, 0])
    batch = env.reset(4)
    lawful = batch.masks.argmax(axis=1)
    wrong = [lawful[0], lawful[1], batch.masks[2].argmin()]
    for actions, fault in ((wrong, "row 2 has no action"), ([*lawful[:2], -1], "row 2"), (lawful[:2], "3 rows")):
        with pytest.raises(Malformed, match=fault):
            env.step(actions)
    after = env.step(lawful)
    env.reset(4)
    assert (env.step(lawful).observations == after.observations).all()


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(Malformed, match="0 games"):
        vector_env("kitsunedo", games=0)
    with pytest.raises(Malformed, match="in 3 processes"):
        vector_env("kitsunedo", games=2, processes=3)
