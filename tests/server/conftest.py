"""One server for all tests that don't have to kill it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.client import Client, Server

if TYPE_CHECKING:
    from tests.server.services import Postgres, Redis


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    from tests.server.services import Postgres

    running = Postgres()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    from tests.server.services import Redis

    running = Redis()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "data").start()
    yield running
    running.stop()


@pytest.fixture
def mika(server: Server) -> Iterator[Client]:
    client = Client(server, "Mika")
    yield client
    client.go()


@pytest.fixture
def davide(server: Server) -> Iterator[Client]:
    client = Client(server, "Davide")
    yield client
    client.go()
