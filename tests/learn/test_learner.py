"""The learner in PyTorch. These tests run where the extra `learn` is installed; it is too large for every setup."""
# ruff: noqa: E402

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the extra `learn` is not installed")

from hyakki.bots.network import ADVICE, Network, shares
from hyakki.bots.weights import Card, load, save
from hyakki.learn import run
from hyakki.learn.crew import Crew, Harvest
from hyakki.learn.learner import Learner
from hyakki.learn.start import fresh, listening
from hyakki.learn.tables import Tables
from hyakki.learn.teacher import Teacher


@pytest.fixture(scope="module")
def tables() -> Tables:
    return Tables("kitsunedo", seats=(2,))


@pytest.fixture(scope="module")
def network(tables: Tables) -> Network:
    return fresh(tables, 1)


@pytest.fixture(scope="module")
def harvest(tables: Tables, network: Network) -> Harvest:
    return Crew(tables, 8, 1).play(network, network, 500)


def mean_share(network: Network, harvest: Harvest, picked: Any) -> float:
    asked = harvest.asked
    chosen = np.cumsum(asked.counts) - asked.counts + harvest.chosen
    return float(np.log(shares(network.scores(asked), asked.counts)[chosen][picked]).mean())


def test_it_scores_as_the_network_that_plays(network: Network, harvest: Harvest) -> None:
    again = Learner(network, 1, "cpu").network()
    assert np.allclose(again.scores(harvest.asked), network.scores(harvest.asked), atol=1e-4)
    learner = Learner(network, 1, "cpu")
    values = learner._values(torch.from_numpy(harvest.asked.observations))
    assert np.allclose(values, network.values(harvest.asked.observations), atol=1e-4)


def test_a_network_that_listens_learns_with_what_it_hears(tables: Tables, network: Network) -> None:
    believer = listening(network)
    heard = Crew(tables, 8, 1).play(believer, believer, 500)
    learner = Learner(believer, 1, "cpu")
    assert mean_share(learner.network(), heard, slice(None)) == pytest.approx(float(heard.shares.mean()), abs=1e-3)
    learner.learn(heard, rate=1e-3, curiosity=0.0)
    assert not np.allclose(learner.network().weights[ADVICE], believer.weights[ADVICE])


def test_choices_of_winners_become_more_likely_than_those_of_losers(network: Network, harvest: Harvest) -> None:
    learner = Learner(network, 1, "cpu")
    of_winners = np.repeat(harvest.ended & (harvest.rewards > 0), harvest.lengths)
    of_losers = np.repeat(harvest.ended & (harvest.rewards < 0), harvest.lengths)
    before = mean_share(network, harvest, of_winners) - mean_share(network, harvest, of_losers)
    for _ in range(3):
        learner.learn(harvest, rate=1e-3, curiosity=0.0)
    learned = learner.network()
    assert mean_share(learned, harvest, of_winners) - mean_share(learned, harvest, of_losers) > before + 0.02


def test_a_harvest_with_one_choice_more_than_an_update_takes_is_learned_from(
    monkeypatch: pytest.MonkeyPatch, network: Network, harvest: Harvest
) -> None:
    monkeypatch.setattr("hyakki.learn.learner.BATCH", len(harvest.chosen) - 1)
    learner = Learner(network, 1, "cpu")
    told = learner.learn(harvest, rate=1e-3, curiosity=0.01)
    assert all(math.isfinite(value) for value in told)
    assert all(np.isfinite(array).all() for array in learner.network(averaged=True).weights.values())


def test_it_learns_to_choose_and_to_foresee_as_in_games_it_is_shown(tables: Tables) -> None:
    taught = Teacher(tables, 1).play(600)
    network = fresh(tables, 1, taught.asked.observations)
    learner = Learner(network, 1, "cpu")
    data = learner.kept(taught)
    results = np.repeat(taught.rewards, taught.lengths)
    before, missed = learner.agreement(data), ((network.values(taught.asked.observations) - results) ** 2).mean()
    learner.imitate([data], 40, 1e-3, math.inf)
    assert learner.agreement(data) > max(0.7, before + 0.2)
    assert ((learner.network().values(taught.asked.observations) - results) ** 2).mean() < missed / 2


def test_while_the_critic_warms_up_the_choices_stay_the_same(network: Network, harvest: Harvest) -> None:
    learner = Learner(network, 1, "cpu")
    learner.learn(harvest, rate=1e-3, curiosity=0.0, act=False)
    learned = learner.network()
    assert (learned.scores(harvest.asked) == network.scores(harvest.asked)).all()
    assert (learned.values(harvest.asked.observations) != network.values(harvest.asked.observations)).any()


@pytest.mark.slow
def test_a_run_imitates_then_plays_and_goes_on_where_it_was_left(tables: Tables, tmp_path: Path) -> None:
    first: list[dict[str, Any]] = []

    def stop(line: dict[str, Any]) -> None:
        first.append(line)
        if "won" in line:
            raise KeyboardInterrupt

    begun = run.learn(tables, tmp_path, 10, 1, 3, stop, 0.001, listens=True)
    assert begun.stopped and begun.card.choices == first[-1]["choices"]
    assert ["agreed" in line for line in first] == [True] * (len(first) - 1) + [False]
    second: list[dict[str, Any]] = []
    ended = run.learn(tables, tmp_path, begun.card.minutes + 0.2, 1, 4, second.append)
    assert not ended.stopped and all("won" in line for line in second)
    assert [line["round"] for line in first + second] == list(range(1, len(first + second) + 1))
    assert len(json.loads((tmp_path / "history.json").read_text())) == len(first + second)
    network, card = load(ended.file, tables.encoding)
    assert card == ended.card and card.strength
    assert network.weights.keys() >= {"actor.1.weight", "critic.1.weight"} and network.listens
    assert "<polyline" in (tmp_path / "strength.svg").read_text()


@pytest.mark.slow
def test_a_run_whose_time_is_over_while_it_imitates_ends(tables: Tables, tmp_path: Path) -> None:
    ended = run.learn(tables, tmp_path, 0.02, 1, 3, lambda line: None, 0.02)
    assert load(ended.file, tables.encoding)[1] == ended.card


@pytest.mark.slow
def test_a_run_goes_on_though_it_cannot_be_saved(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "SAVED", 0.0)
    told: list[dict[str, Any]] = []
    for name in ("history.json.new", "checkpoint.pt.new"):  # nothing can be written there
        (tmp_path / name).mkdir()

    def tell(line: dict[str, Any]) -> None:
        told.append(line)
        if len(told) == 2:
            for name in ("history.json.new", "checkpoint.pt.new"):
                (tmp_path / name).rmdir()
            raise KeyboardInterrupt

    assert run.learn(tables, tmp_path, 1, 1, 3, tell, 0).stopped
    assert "directory" in told[0]["unsaved"] and (tmp_path / "checkpoint.pt").exists()


@pytest.mark.slow
def test_the_network_of_a_run_can_be_used_while_the_run_goes_on(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "SAVED", 0.0)
    saved: list[Card] = []

    def tell(line: dict[str, Any]) -> None:
        saved.append(load(tmp_path / f"{tables.encoding.name}.safetensors", tables.encoding)[1])
        assert saved[-1].choices == line["choices"]
        raise KeyboardInterrupt

    run.learn(tables, tmp_path, 1, 1, 3, tell, 0)
    assert saved


@pytest.mark.slow
def test_a_run_can_begin_with_a_trained_network(tables: Tables, network: Network, tmp_path: Path) -> None:
    file = tmp_path / "before.safetensors"
    save(file, network, Card(tables.encoding.name, 7, 9.5, 1_000, {}))
    first: list[dict[str, Any]] = []

    def stop(line: dict[str, Any]) -> None:
        first.append(line)
        raise KeyboardInterrupt

    folder = tmp_path / "run"
    begun = run.learn(tables, folder, 1, 1, 3, stop, weights=file)
    assert "won" in first[0]  # it imitates nobody
    assert begun.card.choices == 1_000 + first[0]["choices"] and begun.card.minutes >= 9.5
    learned = load(begun.file, tables.encoding)[0].weights["actor.1.weight"]
    assert np.allclose(learned, network.weights["actor.1.weight"], atol=1e-2)  # only the critic learns at first
    again = run.learn(tables, folder, 1, 1, 3, stop)
    assert again.card.choices > begun.card.choices
