"""The speed of the server: durable moves a second, and the time until a move is `done`. A real server runs in its own
process, and clients with tokens play over real sockets in a closed loop. `--rate` spaces the moves, for many tables at
once. Machines are noisy, so compare the ratios: to a plain loop, and to another server in the same minute."""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hyakki.lab.bench import compiled, reference
from hyakki.lab.peers import boardgame_io

PER_SECOND = ("REQUESTS_PER_SECOND", "REQUESTS_AT_ONCE", "MESSAGES_PER_SECOND", "MESSAGES_AT_ONCE")
LIMITS = (*PER_SECOND, "GUESTS_PER_MINUTE", "TABLES", "TABLES_PER_ADDRESS", "CONNECTIONS_PER_ADDRESS", "SOCKETS")
SEATS = 4


class Option(msgspec.Struct):
    id: str
    final: bool


class Question(msgspec.Struct):
    id: int
    seat: int
    options: list[Option]
    answer: list[str] | None = None


class Info(msgspec.Struct):
    status: str


class Message(msgspec.Struct):
    """The fields of a message that a random player needs."""

    type: str
    n: int | None = None
    asks: list[Question] = []
    options: list[Option] = []
    table: Info | None = None


_decoder = msgspec.json.Decoder(Message)


class Player:
    """A client that plays at random, one table after another."""

    def __init__(self, address: str, number: int, pause: float) -> None:
        self.address = address
        self.rng = Random(number)
        self.pause = pause
        self.waits: list[float] = []
        self.sent: dict[int, float] = {}
        """The time of each answer that is not `done` yet; the next question may come before that."""
        self.unread: deque[Message] = deque()
        self.n = 0
        self.token: str = _call(address, "/api/guests", {"name": f"P{number}"})["token"]

    async def play(self, table: str) -> None:
        """Play until the game is over."""
        self.sent.clear()
        self.unread.clear()
        address = self.address.replace("http", "ws", 1)
        async with connect(f"{address}/api/tables/{table}/socket", compression=None, max_size=None) as line:
            await line.send(msgspec.json.encode({"type": "hello", "token": self.token}).decode())
            answered = 0
            while True:
                message = await self._next(line)
                if message.table is not None and message.table.status == "over":
                    return
                for ask in message.asks:
                    if ask.id > answered and ask.answer is None:
                        answered = ask.id
                        if self.pause:
                            await self._think(line, self.rng.expovariate(1 / self.pause))
                        await self._answer(line, ask)

    async def _think(self, line: ClientConnection, seconds: float) -> None:
        """Wait before a move, and queue the messages that arrive meanwhile."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    self.unread.append(await self._hear(line))

    async def _answer(self, line: ClientConnection, ask: Question) -> None:
        """Send an answer without waiting for its result."""
        options, path = ask.options, []
        while True:
            choice = self.rng.choice([option for option in options if option.final] or options)
            path.append(choice.id)
            if choice.final:
                break
            number = await self._send(line, "menu", ask, path)
            options = (await self._until(line, number)).options
            if not options:
                return
        began = time.perf_counter()
        self.sent[await self._send(line, "answer", ask, path)] = began

    async def _next(self, line: ClientConnection) -> Message:
        return self.unread.popleft() if self.unread else await self._hear(line)

    async def _hear(self, line: ClientConnection) -> Message:
        message = _decoder.decode(await line.recv(decode=False))
        began = self.sent.pop(message.n, None) if message.n else None
        if began is not None and message.type == "done":
            self.waits.append(time.perf_counter() - began)
        return message

    async def _until(self, line: ClientConnection, number: int) -> Message:
        while True:
            message = await self._next(line)
            if message.n == number:
                return message

    async def _send(self, line: ClientConnection, kind: str, ask: Question, path: Sequence[str]) -> int:
        self.n += 1
        message = {"type": kind, "n": self.n, "seat": ask.seat, "ask": ask.id, "path": path}
        await line.send(msgspec.json.encode(message), text=True)
        return self.n


def _call(address: str, path: str, body: Any, token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(address + path, json.dumps(body).encode(), headers, method="POST")
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


async def game(address: str, players: list[Player]) -> None:
    """Create a table and play one whole game there."""
    host = players[0]
    seats = ["me", *["open"] * (SEATS - 1)]
    new = {"game": "kitsunedo", "seats": seats, "pace": "instant", "spectators": False}
    made = await asyncio.to_thread(_call, address, "/api/tables", new, host.token)
    id, invite = made["table"]["id"], {"invite": made["invite"]}
    for player in players[1:]:
        await asyncio.to_thread(_call, address, f"/api/tables/{id}/sit", invite, player.token)
    await asyncio.gather(*(player.play(id) for player in players))


async def _games(address: str, players: list[Player]) -> None:
    """Play at one table after another with the same players."""
    while True:
        await game(address, players)


async def _visit(pipe: Any, address: str, tables: int, first: int, seconds: float, pause: float) -> None:
    """Report when it has warmed up; then how long each move took, and the processor time of this client."""
    players = [Player(address, first + index, pause) for index in range(tables * SEATS)]
    groups = [players[index : index + SEATS] for index in range(0, len(players), SEATS)]
    work = [asyncio.create_task(_games(address, group)) for group in groups]
    await asyncio.sleep(seconds * 0.25)
    for player in players:
        player.waits.clear()
    pipe.send(None)
    began, own = time.perf_counter(), time.process_time()
    while time.perf_counter() - began < seconds:
        await asyncio.sleep(0.1)
        for task in work:
            if task.done() and not isinstance(task.exception(), ConnectionClosed):
                task.result()
    pipe.send(([wait for player in players for wait in player.waits], time.process_time() - own))
    for task in work:
        task.cancel()


def _client(*args: Any) -> None:
    asyncio.run(_visit(*args))


class Served:
    """`hyakki serve` on a fresh folder."""

    def __enter__(self) -> Served:
        self.folder = tempfile.TemporaryDirectory()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "hyakki.cli", "serve", "--data", self.folder.name, "--port", str(port)]
        limits = {f"HYAKKI_LIMITS__{name}": "1000000" for name in LIMITS}
        self.process = subprocess.Popen(command, env={**os.environ, **limits}, stdout=subprocess.DEVNULL)
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=1).close()
                return self
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the server does not start")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def used(self) -> tuple[float, float]:
        """Return seconds of processor time and megabytes of memory, if the system reports them."""
        try:
            with open(f"/proc/{self.process.pid}/stat") as stat, open(f"/proc/{self.process.pid}/statm") as statm:
                fields = stat.read().rsplit(")", 1)[1].split()
                pages = int(statm.read().split()[1])
        except OSError:
            return 0.0, 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def measure(tables: int, seconds: float, clients: int, rate: float | None = None) -> dict[str, float]:
    """Measure the server at `rate` moves a second in all; without a rate, as fast as it can."""
    rounds = reference()
    pause = 0.0 if rate is None else tables / rate
    with Served() as served:
        spawn = multiprocessing.get_context("spawn")
        pipes, share = [], tables // clients
        for client in range(clients):
            here, there = spawn.Pipe()
            args = (there, served.address, share, client * share * SEATS, seconds, pause)
            spawn.Process(target=_client, args=args, daemon=True).start()
            pipes.append(here)
        for pipe in pipes:
            pipe.recv()
        before, _ = served.used()
        heard = [pipe.recv() for pipe in pipes]
        after, memory = served.used()
    waits = sorted(wait for waits, _ in heard for wait in waits)
    speed = len(waits) / seconds
    return {
        "compiled": compiled(),
        "tables": share * clients,
        "moves": len(waits),
        "moves_per_second": round(speed, 1),
        "moves_per_million_rounds": round(speed / (rounds + reference()) * 2e6, 1),
        "p50_ms": round(waits[len(waits) // 2] * 1000, 2),
        "p99_ms": round(waits[len(waits) * 99 // 100] * 1000, 2),
        "memory_mb": round(memory, 1),
        "server_ms_per_move": round((after - before) / len(waits) * 1000, 3),
        "visitors_ms_per_move": round(sum(own for _, own in heard) / len(waits) * 1000, 3),
    }


def beside(folder: Path, tables: int, seconds: float, clients: int, rate: float | None) -> dict[str, Any]:
    """Measure between two runs of the other server, and return the moves for one of its moves."""
    before = boardgame_io(folder, tables, seconds)
    ours: dict[str, Any] = measure(tables, seconds, clients, rate)
    after = boardgame_io(folder, tables, seconds)
    if before is None or after is None:
        return ours
    theirs = (before["moves_per_second"] + after["moves_per_second"]) / 2
    return ours | {"times_boardgame_io": round(ours["moves_per_second"] / theirs, 2), "boardgame_io": [before, after]}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m hyakki.lab.bench_server", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--clients", type=int, default=1, help="processes that the visitors share")
    parser.add_argument("--rate", type=float, default=None, help="moves a second in all")
    parser.add_argument("--peer", type=Path, help="where a boardgame.io server lies, to be measured before and after")
    given = parser.parse_args()
    settings = (given.tables, given.seconds, given.clients, given.rate)
    print(json.dumps(measure(*settings) if given.peer is None else beside(given.peer, *settings)))


if __name__ == "__main__":
    main()
