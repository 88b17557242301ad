"""Workers: processes that play. One that ends is replaced, and a run that is over does not wait for them."""

from __future__ import annotations

import math
from itertools import repeat

import pytest

from hyakki.core.errors import HyakkiError
from hyakki.learn import workers
from hyakki.learn.tables import Tables

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def tables() -> Tables:
    return Tables("kitsunedo", seats=(2,))


def test_a_worker_that_ends_is_replaced_and_the_others_go_on(tables: Tables) -> None:
    with workers.working(tables, 2, 1) as crew:
        lost = crew.processes[0]
        lost.kill()
        lost.join()
        crew.send(repeat(None))
        first = crew.harvest(math.inf)
        assert first is not None and len(first.chosen) >= 2 * workers.TAUGHT
        assert lost not in crew.processes and len(crew.processes) == 2
    assert not any(process.is_alive() for process in crew.processes)


def test_workers_that_always_end_end_the_training(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "DEATHS", 0)
    with workers.working(tables, 1, 1) as crew:
        crew.send(iter([({}, {})]))  # weights that cannot play
        with pytest.raises(HyakkiError, match="too little memory"):
            crew.harvest(math.inf)


def test_a_run_ends_on_time(tables: Tables) -> None:
    with workers.working(tables, 1, 1) as crew:
        crew.send(repeat(None))
        assert crew.harvest(0.0) is None
