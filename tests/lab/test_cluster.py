"""Runs on a Ray cluster: the same results as in one process, although a machine is lost in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hyakki.core.game import game_of
from hyakki.lab.arena import arena
from hyakki.lab.balance.play import plan, play
from hyakki.lab.sim import simulate
from hyakki.lab.work import shared_work

ray = pytest.importorskip("ray")
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("default")]
KITSUNEDO = game_of("kitsunedo")


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two machines with a CPU each; the run starts on the first."""
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    made.add_node(num_cpus=1)
    ray.init(address=made.address, log_to_driver=False, logging_level="ERROR")
    yield made
    ray.shutdown()
    made.shutdown()


def plain(report: Any) -> dict[str, Any]:
    """Return a report without the time that it took."""
    return {name: value for name, value in report.plain().items() if "second" not in name}


def where(part: int) -> tuple[int, str]:
    """Return where a part is played, after enough work that one machine does not do it all."""
    simulate(KITSUNEDO, 40, 2, ["random"], seed=part)
    return part, ray.get_runtime_context().get_node_id()


def test_every_run_is_the_same_as_in_one_process_when_a_machine_is_lost(cluster: Any) -> None:
    found = list(shared_work(where, range(12), 1, "ray"))
    assert [part for part, _ in found] == list(range(12))
    assert len({node for _, node in found}) == 2, "both machines play"

    run = plan(KITSUNEDO, [3], ["random"], [{}], {})
    lost: list[int] = []

    def lose(done: int, games: int) -> None:
        if done >= games // 4 and not lost:
            cluster.remove_node(cluster.list_all_nodes()[1], allow_graceful=False)
            lost.append(done)

    assert play(run, 160, engine="ray", progress=lose).deals == play(run, 160).deals
    assert lost and len([node for node in ray.nodes() if node["Alive"]]) == 1

    report = simulate(KITSUNEDO, 60, 3, ["random", "judgement"], engine="ray")
    assert plain(report) == plain(simulate(KITSUNEDO, 60, 3, ["random", "judgement"]))
    bots = ["random", "judgement"]
    assert plain(arena(KITSUNEDO, bots, 20, 2, engine="ray")) == plain(arena(KITSUNEDO, bots, 20, 2))
