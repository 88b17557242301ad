"""PostgreSQL and Redis, each started empty on this machine for the tests alone."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket as sockets
import subprocess
import tempfile
import time
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from typing import Any

import asyncpg

from hyakki.server.storage.postgresql import translated
from tests.server.client import PATIENCE, Server, dying_with_us, free_port

NEEDED = "needed by the tests of many workers; on Debian or Ubuntu: sudo apt-get install postgresql redis-server"


def program(name: str) -> str:
    """Debian keeps those of PostgreSQL in a folder for each version."""
    found = [shutil.which(name), *sorted(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), reverse=True)]
    here = next((path for path in found if path is not None), None)
    assert here is not None, f"{name} is {NEEDED}"
    return here


class Service:
    """A process with a folder and a port of its own. PostgreSQL refuses to run as root, so the user `nobody` runs
    it."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="hyakki-"))
        self.port = free_port()
        self.command: list[str] = []
        self.process: subprocess.Popen[bytes] | None = None
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            self.user = {"user": "nobody", "group": "nogroup", "extra_groups": []}
            shutil.chown(self.folder, "nobody", "nogroup")

    def run(self, *command: str) -> None:
        done = subprocess.run(command, cwd=self.folder, capture_output=True, check=False, **self.user)
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        """Start the service, or start it again with all its data."""
        if self.process is not None and self.process.poll() is None:
            return
        with (self.folder / "log").open("ab") as log:
            command = dying_with_us(*self.command, by="INT")
            self.process = subprocess.Popen(
                command, cwd=self.folder, stdout=log, stderr=log, start_new_session=True, **self.user
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with sockets.create_connection(("127.0.0.1", self.port), timeout=10):
                    return
            except OSError:
                assert self.process.poll() is None, (self.folder / "log").read_text(encoding="utf-8")
                time.sleep(0.05)
        raise AssertionError(f"{self.command[0]} does not start")

    def halt(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the service for a while."""
        assert self.process is not None
        self.process.send_signal(how)
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """PostgreSQL. `careful`: it waits for the disk, as in a real deployment."""

    def __init__(self, careful: bool = False) -> None:
        super().__init__()
        self.count = 0
        data = str(self.folder / "data")
        self.run(program("initdb"), "-D", data, "-U", "hyakki", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")
        options = [f"port={self.port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}"]
        options += [f"fsync={'on' if careful else 'off'}", "max_connections=100", "shared_buffers=32MB"]
        self.command = [program("postgres"), "-D", data, *(word for option in options for word in ("-c", option))]
        self.start()

    def kill(self) -> None:
        """Kill all processes without warning."""
        assert self.process is not None
        pid = self.process.pid
        self.process.send_signal(signal.SIGSTOP)  # so that it has no more of them
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        self.process.kill()
        self.process.wait()
        for child in map(int, children):
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)

    def address(self, name: str) -> str:
        return f"postgresql://hyakki@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """Create a database and return its address."""
        self.count += 1
        name = f"hyakki{self.count}"
        asyncio.run(self._ask("postgres", f"CREATE DATABASE {name}"))
        return self.address(name)

    async def _ask(self, name: str, query: str, *args: Any) -> list[Any]:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                connection = await asyncpg.connect(self.address(name))
                break
            except (OSError, asyncpg.CannotConnectNowError):
                if time.monotonic() > until or self.process is None or self.process.poll() is not None:
                    raise
                await asyncio.sleep(0.05)
        try:
            return list(await connection.fetch(query, *args))
        finally:
            await connection.close()

    def rows(self, address: str, query: str, *args: Any) -> list[Any]:
        """Return rows of the database."""
        return asyncio.run(self._ask(address.rpartition("/")[2], translated(query), *args))


class Redis(Service):
    def __init__(self) -> None:
        super().__init__()
        options = ["--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no"]
        self.command = [program("redis-server"), *options]
        self.start()

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


class Crew(Server):
    """Several workers of one deployment. Each call goes to the next of them."""

    def __init__(self, folder: Path, postgres: Postgres, redis: Redis, count: int = 2, **environment: str) -> None:
        super().__init__(folder)
        self.postgres = postgres
        self.database = postgres.database()
        environment |= {"HYAKKI_DATABASE": self.database, "HYAKKI_BROKER": redis.address}
        self.workers: list[Server] = []
        for number in range(count):
            own = folder / str(number)
            own.mkdir(parents=True)
            self.workers.append(Server(own / "data", False, **environment))
        self._turn = cycle(self.workers)

    def next(self) -> Server:
        """Return a worker that is running."""
        return next(worker for worker in self._turn if worker.process is not None and worker.process.poll() is None)

    @property
    def address(self) -> str:
        return self.next().address

    def call(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        return self.next().call(method, path, body, token)

    def rows(self, query: str, *args: Any) -> list[Any]:
        return self.postgres.rows(self.database, query, *args)

    def start(self) -> Crew:
        for worker in self.workers:
            worker.launch()
        for worker in self.workers:
            worker.wait()
        return self

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop()

    def log(self) -> str:
        return "".join(worker.log() for worker in self.workers)
