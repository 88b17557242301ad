"""The learner in PyTorch. These tests run where the extra `learn` is installed; it is too large for every setup."""
# ruff: noqa: E402

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the extra `learn` is not installed")

from hyakki.bots.network import Network, shares
from hyakki.bots.weights import load
from hyakki.core.errors import HyakkiError
from hyakki.learn import run, workers
from hyakki.learn.crew import Crew, Harvest
from hyakki.learn.learner import Learner
from hyakki.learn.start import fresh
from hyakki.learn.tables import Tables


@pytest.fixture(scope="module")
def tables() -> Tables:
    return Tables("kitsunedo", seats=(2,))


@pytest.fixture(scope="module")
def network(tables: Tables) -> Network:
    return fresh(tables, 1)


@pytest.fixture(scope="module")
def harvest(tables: Tables, network: Network) -> Harvest:
    return Crew(tables, 8, 1).play(network, network, 600)


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


def test_choices_of_winners_become_more_likely_than_those_of_losers(network: Network, harvest: Harvest) -> None:
    learner = Learner(network, 1, "cpu")
    of_winners = np.repeat(harvest.ended & (harvest.rewards > 0), harvest.lengths)
    of_losers = np.repeat(harvest.ended & (harvest.rewards < 0), harvest.lengths)
    before = mean_share(network, harvest, of_winners) - mean_share(network, harvest, of_losers)
    for _ in range(3):
        learner.learn(harvest, rate=1e-3, curiosity=0.0)
    learned = learner.network()
    assert mean_share(learned, harvest, of_winners) - mean_share(learned, harvest, of_losers) > before + 0.02


def test_a_run_goes_on_where_it_was_left(tables: Tables, tmp_path: Path) -> None:
    first: list[dict[str, Any]] = []

    def stop(line: dict[str, Any]) -> None:
        first.append(line)
        raise KeyboardInterrupt

    begun = run.learn(tables, tmp_path, 1, 1, 3, stop)
    assert begun.stopped and begun.card.choices == first[0]["choices"]
    second: list[dict[str, Any]] = []
    ended = run.learn(tables, tmp_path, begun.card.minutes + 0.001, 1, 4, second.append)
    assert not ended.stopped
    assert [line["round"] for line in first + second] == list(range(1, len(second) + 2))
    assert len(json.loads((tmp_path / "history.json").read_text())) == len(second) + 1
    network, card = load(ended.file, tables.encoding)
    assert card == ended.card and card.strength
    assert network.weights.keys() >= {"actor.1.weight", "critic.1.weight"}
    assert "<polyline" in (tmp_path / "strength.svg").read_text()


def test_a_worker_that_ends_is_told(tables: Tables) -> None:
    with workers.working(tables, 1, 1) as crew:
        crew.send(iter([({}, {})]))  # weights that cannot play
        with pytest.raises(HyakkiError, match="has ended"):
            crew.harvest()
