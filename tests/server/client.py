"""A real server in a process of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket as sockets
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hyakki.server.storage.store import STORE

PATIENCE = 120.0
PORTS = range(18_000, 32_000)
"""Ports below those that systems give to outgoing connections, so that a free one stays free while a server
restarts."""


def free_port() -> int:
    """Each process of a parallel run has ports of its own."""
    share = len(PORTS) // 8
    worker = int("".join(filter(str.isdigit, os.environ.get("PYTEST_XDIST_WORKER", ""))) or 0) % 8
    own = PORTS[worker * share : (worker + 1) * share]
    for port in Random().sample(own, len(own)):
        with sockets.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")


def dying_with_us(*command: str, by: str = "KILL") -> list[str]:
    """Return a command that gets this signal when its parent ends. Without `setpriv` the process may be left behind."""
    wrapper = shutil.which("setpriv")
    return [*([wrapper, "--pdeathsig", by] if wrapper else []), *command]


class Server:
    """`hyakki serve` on a folder; it can be killed and started again."""

    descriptors: int | None = None
    """The limit of open files and connections."""

    def __init__(self, folder: Path, default_limits: bool = False, **environment: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.environment = environment
        self.default_limits = default_limits
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        self.launch()
        return self.wait()

    def launch(self) -> None:
        command = [sys.executable, "-m", "hyakki.cli", "serve", "--data", str(self.folder), "--port", str(self.port)]
        if self.descriptors is not None:
            command = ["sh", "-c", f'ulimit -n {self.descriptors} && exec "$@"', "sh", *command]
        settings = {
            f"HYAKKI_LIMITS__{name}": "100000"
            for name in ("REQUESTS_PER_SECOND", "REQUESTS_AT_ONCE", "MESSAGES_PER_SECOND", "MESSAGES_AT_ONCE")
        }
        settings |= {
            f"HYAKKI_LIMITS__{name}": "100000"
            for name in ("GUESTS_PER_MINUTE", "GUESSES_PER_MINUTE", "TABLES_PER_ADDRESS", "REPLAYED_AT_ONCE")
        }
        environment = {**os.environ, **({} if self.default_limits else settings), **self.environment}
        with (self.folder.parent / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                dying_with_us(*command), env=environment, stdout=log, stderr=log, start_new_session=True
            )

    def wait(self) -> Server:
        """Wait until the server answers."""
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=10):
                    return self
            except OSError:
                assert self.process.poll() is None, self.log()
                time.sleep(0.05)
        raise AssertionError(f"the server does not start:\n{self.log()}")

    def rows(self, query: str, *args: Any) -> list[Any]:
        """Return rows of the store."""
        with closing(sqlite3.connect(f"file:{self.folder / STORE}?mode=ro", uri=True)) as db:
            return db.execute(query, args).fetchall()

    def log(self) -> str:
        return (self.folder.parent / "server.log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """Kill the server without warning, with the bots' process."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.kill()

    def call(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        """The status and the decoded answer."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, _decoded(answer.read())
        except urllib.error.HTTPError as error:
            return error.code, _decoded(error.read())


def _decoded(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return body


class Client:
    """A guest who talks to the server over HTTP."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        status, welcome = server.call("POST", "/api/guests", {"name": name})
        assert status == 201, welcome
        self.token: str = welcome["token"]
        self.recovery: str = welcome["recovery"]
        self.id: str = welcome["guest"]["id"]
        self.windows: list[Window] = []

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a call that is accepted."""
        status, answer = self.server.call(method, path, body, self.token)
        assert 200 <= status < 300, (status, answer)
        return answer

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        status, answer = self.server.call(method, path, body, self.token)
        assert status >= 400, answer
        return status, answer["error"]

    def table(self, *seats: str, pace: str = "instant", game: str = "kitsunedo", **more: Any) -> dict[str, Any]:
        made: dict[str, Any] = self.call(
            "POST", "/api/tables", {"game": game, "seats": list(seats), "pace": pace, **more}
        )
        return made

    def go(self) -> None:
        """Close every window."""
        for window in self.windows:
            window.close()

    def sit_at(self, table: str, seen: int = 0, chat: int = 0, seat: int | None = None) -> Window:
        return Window(self, table, seen, chat, seat)


def merged(state: dict[str, Any], news: dict[str, Any]) -> dict[str, Any]:
    """Return the state after a message; fields that it leaves out have not changed."""
    now = {**state, "events": [], **news}
    if news.get("view") is not None:
        now["view"] = {**(state.get("view") or {}), **news["view"]}
    return now


class Window:
    """One open page at a table."""

    def __init__(self, client: Client, table: str, seen: int = 0, chat: int = 0, seat: int | None = None) -> None:
        self.client = client
        self.table = table
        address = client.server.address.replace("http", "ws", 1)
        self._opened = ExitStack()
        self.socket: ClientConnection = self._opened.enter_context(
            connect(f"{address}/api/tables/{table}/socket", open_timeout=PATIENCE, ping_interval=None, max_queue=None)
        )
        client.windows.append(self)
        self.number = 0
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.answered: dict[int, int] = {}
        self.raw: list[str] = []
        self.socket.send(json.dumps({"type": "hello", "token": client.token, "seen": seen, "chat": chat, "seat": seat}))
        self.wait_for("state")

    @property
    def status(self) -> str:
        return str(self.state["table"]["status"])

    @property
    def playing(self) -> bool:
        return self.state["view"] is not None

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state":
            self.state = merged(self.state, message)
            self.events += message.get("events", [])
        elif message["type"] == "chat":
            self.chat += message["lines"]
        return message

    def wait_for(self, *kinds: str, timeout: float = PATIENCE) -> dict[str, Any]:
        until = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, until - time.monotonic()))
            if message["type"] in kinds:
                return message

    def catch_up(self, patience: float = 0.02) -> None:
        """Read what has come in meanwhile."""
        try:
            while True:
                self.receive(timeout=patience)
        except TimeoutError:
            return

    def send(self, **message: Any) -> int:
        self.number += 1
        self.socket.send(json.dumps({"n": self.number, **message}))
        return self.number

    def asks(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its reply."""
        number = self.send(**message)
        while True:
            said = self.receive()
            if said["type"] in ("done", "error", "menu") and said["n"] == number:
                if said["type"] == "done" and message["type"] == "answer":
                    self._answered(message["seat"], message["ask"])
                return said

    def _answered(self, seat: int, number: int) -> None:
        """Remove an answered question from the state: `done` comes before the events that follow."""
        asks = self.state["asks"]
        self.state["asks"] = [ask for ask in asks if ask["sealed"] or (ask["seat"], ask["id"]) != (seat, number)]

    def choose(self, ask: dict[str, Any], rng: Random) -> list[str]:
        path: list[str] = []
        options = ask["options"]
        while True:
            choice = rng.choice(options)
            path.append(choice["id"])
            if choice["final"]:
                return path
            entries = self.asks(type="menu", seat=ask["seat"], ask=ask["id"], path=path)
            if entries["type"] == "error":
                return path
            options = entries["options"]

    def answer(self, rng: Random) -> dict[str, Any] | None:
        """Answer one open question at random; return the reply, or None without an open question."""
        for ask in self.state["asks"]:
            if ask["answer"] is None and self.answered.get(ask["seat"], 0) < ask["id"]:
                path = self.choose(ask, rng)
                self.answered[ask["seat"]] = ask["id"]
                return self.asks(type="answer", seat=ask["seat"], ask=ask["id"], path=path)
        return None

    def play_on(self, rng: Random, until: Any = None) -> dict[str, Any]:
        """Answer by chance to the end of the game, or until something is so."""
        while not (until(self.state) if until else self.state["table"]["status"] == "over"):
            if self.answer(rng) is None:
                self.wait_for("state")
        return self.state

    def close(self) -> None:
        self._opened.close()

    def closed(self) -> int:
        """Wait until the server closes the socket: its code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006
