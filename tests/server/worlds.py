"""Two servers at once: in one a game as it is, in the other the same game in a world that one of its people cannot tell
from it. Both serve real sockets."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from hyakki.core.events import Viewer
from hyakki.core.save import load, save
from hyakki.core.table import Table
from hyakki.lab.leak import World
from hyakki.server.app import Guard, make_app
from hyakki.server.realtime.protocol import SendingProtocol
from hyakki.server.settings import Limits, Settings
from hyakki.server.tables.live import LiveTable
from hyakki.server.tables.registry import Registry
from tests.server.client import PATIENCE, free_port

T = TypeVar("T")
LOTS = 100_000
LIMITS = Limits(requests_per_second=LOTS, requests_at_once=LOTS, messages_per_second=LOTS, messages_at_once=LOTS)


class Running:
    """A server in a thread of this process, so that a test can replace the world of a table."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._app = make_app(Settings(data=str(folder), limits=LIMITS))
        config = uvicorn.Config(
            self._app, port=self.port, ws=SendingProtocol, loop="asyncio", log_config=None, access_log=False
        )
        self._server = uvicorn.Server(config)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self._server.started:
            assert time.monotonic() < until and self._thread.is_alive(), "the server does not open"
            time.sleep(0.005)

    def _run(self) -> None:
        self._loop.run_until_complete(self._server.serve())
        self._loop.close()

    @property
    def registry(self) -> Registry:
        assert isinstance(self._app, Guard) and isinstance(self._app.app, Litestar)
        registry: Registry = self._app.app.state.registry
        return registry

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work in the server's thread."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


class Side:
    """One of the two worlds, and the socket of the viewer in it."""

    def __init__(self, running: Running, table: str, token: str, viewer: Viewer) -> None:
        self.running = running
        self.live: LiveTable = running.do(self._room(table))
        self.viewer = viewer
        self.number = 0
        self.token = token
        address = f"ws://127.0.0.1:{running.port}/api/tables/{table}/socket"
        self.socket: ClientConnection = connect(address, open_timeout=PATIENCE, ping_interval=None).__enter__()

    async def _room(self, table: str) -> LiveTable:
        return await self.running.registry.live(table)

    @property
    def table(self) -> Table:
        return self.live.playing()

    @property
    def world(self) -> World:
        table = self.table
        return World(table.game, table.state.copy(), table.memory(self.viewer).copy())

    def says(self, **message: Any) -> list[str]:
        """Send a message of the viewer; return all frames up to its reply."""
        if message["type"] != "hello":
            self.number += 1
            message["n"] = self.number
        self.socket.send(json.dumps(message))
        return self.frames(message.get("n"))

    def frames(self, number: int | None) -> list[str]:
        heard: list[str] = []
        while True:
            frame = self.socket.recv(timeout=PATIENCE)
            assert isinstance(frame, str)
            heard.append(frame)
            said = json.loads(frame)
            if said.get("n") == number if number is not None else said["type"] == "state":
                return heard

    def others_answer(self, answers: list[tuple[int, list[str]]], moment: int) -> None:
        """Give the answers of the other players, up to the moment after so many Records, and broadcast the result."""

        async def answer() -> None:
            for seat, path in answers:
                guest = self.live.seats[seat].guest
                assert guest is not None
                if len(self.table.records) == moment:
                    (ask,) = self.table.asks_of(seat)
                    await self.live.answer(guest, seat, self.table.ask_id(ask), tuple(path))
            self.live.broadcast.send()

        self.running.do(answer())

    def close(self) -> None:
        self.socket.close()


async def redeal(live: LiveTable, viewer: Viewer, rng: Random) -> None:
    """Replace the world of a table by one that the viewer cannot tell from the true one."""
    table = live.playing()
    table.state = table.game.redeal(table.view(viewer), rng)
    await sit_down_again(live)


async def keep_world(live: LiveTable) -> None:
    """Load the same world again, as `redeal` loads another one."""
    table = live.playing()
    table.state = load(table.game.state, save(table.state), table.rules, dict(table.game.steps))
    await sit_down_again(live)


async def sit_down_again(live: LiveTable) -> None:
    """Add a Record, so that the table builds its menus again."""
    async with live.lock:
        await live.change(lambda table: table.replace(0, live.seats[0].name))
