"""The games in PettingZoo: its own tests, and what it does not test.

They are the tests that PettingZoo runs for its classic games, and its benchmark. Like them, our games have no
environment where all agents act at once, which `max_cycles_test` needs: what it asks is tested here.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import count, product
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from hyakki.core.errors import HyakkiError, Malformed
from hyakki.envs import GameEnv, env

PLAYERS = {"kaidan": 3, "kitsunedo": 2, "okko": 3, "shadow_tactics": 3}
quiet = pytest.mark.filterwarnings("ignore::UserWarning")
"""PettingZoo warns of every observation that is a dict, unless the environment is its own."""


def moves(game: GameEnv, rng: Random, most: int = 100_000) -> Iterator[tuple[str, int]]:
    """Play at random; each choice is returned before it is made."""
    for agent in game.agent_iter(most):
        observed, _, terminated, truncated, _ = game.last()
        if terminated or truncated:
            game.step(None)
            continue
        assert observed is not None
        action = int(rng.choice(np.flatnonzero(observed["action_mask"])))
        yield agent, action
        game.step(action)


@quiet
@pytest.mark.parametrize("key", PLAYERS)
def test_pettingzoo_finds_nothing_wrong(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(key, players=PLAYERS[key]), num_cycles=25)
    assert "Passed API test" in capsys.readouterr().out


@quiet
@pytest.mark.parametrize("key", PLAYERS)
def test_the_same_seed_is_the_same_game(key: str) -> None:
    seed_test(lambda: env(key, players=PLAYERS[key]), num_cycles=15)


def test_what_it_renders_is_text() -> None:
    render_test(lambda render_mode: env("kitsunedo", players=2, render_mode=render_mode))


@pytest.mark.parametrize("key", PLAYERS)
def test_its_benchmark_plays_game_after_game(
    key: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The benchmark takes five seconds; here its clock shows one more each time that it looks."""
    clock = count()
    benchmark = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: next(clock) / 50))
    performance_benchmark(env(key, players=PLAYERS[key], max_cycles=100))
    said = capsys.readouterr().out.split()
    assert float(said[said.index("turns") - 1]) > 0 and "Finished" in said


def test_truncated_games_end_for_all_agents_at_once() -> None:
    game = env("kitsunedo", players=3, max_cycles=4)
    game.reset(seed=4)
    turns = dict.fromkeys(game.agents, 0)
    for agent in game.agent_iter():
        turns[agent] += 1
        observed, _, terminated, truncated, _ = game.last()
        assert not terminated and truncated == (sum(turns.values()) > 4)
        game.step(None if truncated else int(np.flatnonzero(observed["action_mask"])[0]))
    assert sum(turns.values()) == 4 + len(turns), "each agent is told once"


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_ends_with_a_winner(players: int) -> None:
    game = env("kitsunedo", players=players)
    for seed in range(3):
        game.reset(seed=seed)
        got: dict[str, float] = {}
        for agent in game.agent_iter():
            observed, reward, terminated, truncated, _ = game.last()
            if terminated:
                got[agent] = reward
                game.step(None)
                continue
            assert not truncated and observed is not None and reward == 0
            game.step(int(np.flatnonzero(observed["action_mask"])[0]))
        assert sorted(got.values()) in ([-1.0] * (players - 1) + [1.0], [0.0] * players)


def test_after_so_many_steps_the_game_is_truncated() -> None:
    game = env("kitsunedo", players=2, max_cycles=9)
    game.reset(seed=4)
    assert len([*moves(game, Random(1))]) == 9
    assert game.agents == []
    game.reset(seed=4)
    for _ in zip(range(9), moves(game, Random(1)), strict=False):
        assert not any(game.truncations.values())


def test_an_action_outside_the_mask_ends_the_game_for_its_agent() -> None:
    game = env("kitsunedo", players=3)
    game.reset(seed=2)
    agent = game.agent_selection
    game.step(int(np.flatnonzero(game.observe(agent)["action_mask"] == 0)[0]))
    assert all(game.terminations.values())
    assert game.rewards == {**dict.fromkeys(game.agents, 0.0), agent: -1.0}
    assert game.infos[agent] == {"illegal": True}


def test_only_the_agent_that_chooses_has_actions_and_a_question() -> None:
    game = env("kitsunedo", players=3)
    game.reset(seed=3)
    block = game.encoding.question
    for agent, _ in moves(game, Random(3), 60):
        for other in game.agents:
            seen = game.observe(other)
            asked = seen["observation"][block.start : block.start + block.size]
            assert seen["action_mask"].any() == asked.any() == (other == agent)


def test_a_path_is_chosen_option_by_option() -> None:
    game = env("kitsunedo", players=2)
    verb = game.encoding.path.start
    longest = 0
    for seed in range(4):
        game.reset(seed=seed)
        for agent, _ in moves(game, Random(seed)):
            path = game.seating.match.path
            seen = game.observe(agent)["observation"]
            assert bool(seen[verb]) == bool(path)
            longest = max(longest, len(path))
    assert longest > 1


@pytest.mark.parametrize("key", PLAYERS)
def test_every_seat_observes_the_moment(key: str) -> None:
    """All seats observe at every choice, so that the test finds a seat that sees an answer too early."""
    game = env(key, players=PLAYERS[key])
    game.reset(seed=6)
    for _ in moves(game, Random(6), 120):
        observe_all(game)


def observe_all(game: GameEnv) -> None:
    match, encoding = game.seating.match, game.encoding
    for seat, agent in enumerate(game.possible_agents):
        kinds, path = ([match.ask.kind], match.path) if seat == match.seat else ([], ())
        fresh = encoding.observation(match.view(seat), seat, kinds, path)
        assert game.observe(agent)["observation"].tolist() == fresh.tolist()


def test_a_question_that_begins_with_a_forced_part_shows_the_moment_too() -> None:
    """A guard is distracted by force, and its place is chosen: the path has begun, but another answer came before."""
    game = env("shadow_tactics", players=3)
    game.reset(seed=28)
    match, answered = game.seating.match, -1
    for _ in moves(game, Random(28)):
        for agent in game.agents:
            game.observe(agent)
        if match.path and match.answered != answered:
            observe_all(game)
            return
        answered = match.answered
    pytest.fail("no question began with a forced part")


@pytest.mark.parametrize("key", ["kitsunedo", "shadow_tactics"])
def test_each_choice_is_a_row_of_numbers(key: str) -> None:
    game = env(key, players=3)
    game.reset(seed=5)
    encoding = game.encoding
    for agent, _ in moves(game, Random(5), 80):
        actions, rows = game.choices()
        assert sorted(actions) == np.flatnonzero(game.observe(agent)["action_mask"]).tolist()
        for action, (verb, *_) in zip(actions, rows, strict=True):
            assert encoding.verbs[verb] == ("" if action == encoding.leave else encoding.actions[action].split(" ")[0])


def windows(answers: tuple[str, ...]) -> tuple[list[str], list[bytes]]:
    """A claims Spirit among four; the others answer so. Return who was asked, and what each observed."""
    picks = ("celeste", "haunt", "mirage", "hollow")
    game = env("kitsunedo", players=4, options={"order": (0, 1, 2, 3), "picks": picks})
    game.reset(seed=0)
    action = {name: number for number, name in enumerate(game.encoding.actions)}
    game.step(action["summon"])
    asked, seen = [], []
    for answer in answers:
        asked.append(game.agent_selection)
        observed = game.observe(game.agent_selection)
        seen.append(observed["observation"].tobytes() + observed["action_mask"].tobytes())
        game.step(action[answer])
    return asked, seen


def test_a_seat_in_a_sealed_window_learns_nothing_of_earlier_answers() -> None:
    found = {windows(answers)[0][-1] for answers in product(("stand", "challenge"), repeat=3)}
    assert found == {"seat_3"}, "the last seat is asked whatever the others answered"
    seen = {tuple(windows(answers)[1]) for answers in product(("stand", "challenge"), repeat=3)}
    assert len(seen) == 1


@pytest.mark.parametrize("seed", range(3))
def test_open_questions_go_round_and_can_be_left(seed: int) -> None:
    game = env("shadow_tactics", players=3)
    game.reset(seed=seed)
    rng, left, openly = Random(seed), 0, set()
    leave = game.encoding.leave
    for agent, action in moves(game, rng, 400):
        match = game.seating.match
        if match.ask.open:
            openly.add(agent)
            left += action == leave
            assert bool(game.observe(agent)["action_mask"][leave]) == match.leave
        else:
            assert not game.observe(agent)["action_mask"][leave]
    assert len(openly) == 2 and left, "both ninja seats plan"


def test_all_leave_their_plans_and_the_defaults_are_given() -> None:
    game = env("shadow_tactics", players=3)
    game.reset(seed=1)
    rounds = set()
    for agent in game.agent_iter(600):
        observed, _, terminated, _, _ = game.last()
        if terminated or observed is None:
            break
        legal = np.flatnonzero(observed["action_mask"])
        game.step(int(legal[-1]) if game.seating.match.leave else int(legal[0]))
        rounds.add(game.seating.match.view(0).plain()["round"])
        assert agent in game.possible_agents
    assert len(rounds) > 2, "the game goes on"


def test_the_question_can_be_read() -> None:
    game = env("kitsunedo", players=2, render_mode="ansi")
    game.reset(seed=1)
    assert (game.render() or "").endswith(
        "is asked pick: pick celeste | pick haunt | pick mirage | pick hollow | pick tanuki | pick shisu | pick any"
    )
    assert env("kitsunedo").render_mode is None and str(game) == "kitsunedo_v1"


def test_what_cannot_be_an_environment_is_refused() -> None:
    with pytest.raises(HyakkiError, match="no encoding"):
        env("kitsunedo-rematch")
    with pytest.raises(HyakkiError):
        env("kitsunedo", players=2, options={"stage": "nonsense"})
    for players in (0, 1, 7, 2.5):
        with pytest.raises(Malformed, match="2 to 6 seats"):
            env("kitsunedo", players=players)  # type: ignore[arg-type]
    with pytest.raises(Malformed, match="after 0 steps"):
        env("kitsunedo", max_cycles=0)


def test_what_is_no_action_is_refused_and_changes_nothing() -> None:
    game = env("kitsunedo", players=2)
    for do in (lambda: game.step(0), game.last, game.choices):
        with pytest.raises(Malformed, match="call reset"):
            do()
    game.reset(seed=1)
    before = game.observe("seat_0")["observation"].tobytes()
    lawful = int(np.flatnonzero(game.observe(game.agent_selection)["action_mask"])[0])
    for action in (float("nan"), lawful + 0.5, str(lawful), [lawful]):
        with pytest.raises(Malformed, match="whole number"):
            game.step(action)  # type: ignore[arg-type]
    assert game.observe("seat_0")["observation"].tobytes() == before and not any(game.terminations.values())
    for _ in moves(game, Random(1)):
        pass
    with pytest.raises(Malformed, match="call reset"):
        game.step(0)
