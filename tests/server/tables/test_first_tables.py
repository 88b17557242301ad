"""Fresh servers whose first clients all come at once.

`SERVERS=100 python -m pytest tests/server/tables/test_first_tables.py` for the long run.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

from tests.server.client import Client, Server

SERVERS = int(os.environ.get("SERVERS", "2"))
AT_ONCE = 2
GAMES = ("okko", "shadow_tactics", "kaidan", "okko-campaign", "shadow_tactics-chapter", "okko")


def test_the_first_six_tables_may_be_made_at_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(lambda number: six_tables(tmp_path / str(number)), range(SERVERS)))


def six_tables(folder: Path) -> None:
    folder.mkdir()
    server = Server(folder / "data").start()
    try:
        mika, start = Client(server, "Mika"), Barrier(len(GAMES))

        def make(game: str) -> str:
            start.wait()
            made = mika.table("me", "bot:random", "bot:random", game=game, pace="slow")
            return str(made["table"]["id"])

        with ThreadPoolExecutor(len(GAMES)) as pool:
            tables = list(pool.map(make, GAMES))
        server.kill()  # the next server reads them while people come back
        server.start()
        with ThreadPoolExecutor(len(GAMES)) as pool:
            statuses = list(pool.map(lambda id: mika.call("GET", f"/api/tables/{id}")["status"], tables))
        assert statuses == ["playing"] * len(GAMES)
        assert server.process is not None and server.process.poll() is None, server.log()
        assert "Fatal Python error" not in server.log() and "Traceback" not in server.log(), server.log()[-4000:]
    finally:
        server.stop()
