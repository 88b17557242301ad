"""A store that is damaged, full or gone, and the messages for the operator."""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from hyakki.core.errors import BadContent
from hyakki.server.storage.backup import backup_store
from hyakki.server.storage.store import STORE
from tests.server.client import PATIENCE, Client, Server

PAGE = 4096


def damage(file: Path) -> None:
    """Overwrite every second page, the first one excepted: what is left still says that it is a store."""
    pages = file.stat().st_size // PAGE
    with file.open("r+b") as store:
        for number in range(1, pages, 2):
            store.seek(number * PAGE)
            store.write(b"\xa5" * PAGE)


def used(folder: Path) -> Path:
    """The file of a server on which people have played."""
    server = Server(folder).start()
    mika = Client(server, "Mika")
    for _ in range(5):
        mika.table("me", "bot:random", pace="instant")
    server.stop()
    return folder / STORE


def becomes(server: Server, **wanted: bool) -> tuple[int, dict[str, Any]]:
    limit = time.monotonic() + PATIENCE
    while True:
        status, said = server.call("GET", "/health")
        if wanted.items() <= said.items():
            return status, said
        assert time.monotonic() < limit, said
        time.sleep(0.1)


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "hyakki.cli", *words], capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("whole", [False, True], ids=["pages", "everything"])
def test_a_damaged_store_is_not_opened_and_can_be_replaced(tmp_path: Path, whole: bool) -> None:
    file = used(tmp_path / "data")
    copy = tmp_path / "copy.sqlite"
    backup_store(file, copy)
    if whole:
        file.write_bytes(b"\xa5" * file.stat().st_size)
    else:
        damage(file)
    bad = file.read_bytes()
    ended = command("serve", "--data", str(tmp_path / "data"), "--port", "1")
    assert ended.returncode == 2 and "Traceback" not in ended.stderr
    assert str(file) in ended.stderr.replace("\n", "")
    with pytest.raises(BadContent):
        backup_store(file, tmp_path / "another.sqlite")
    assert not (tmp_path / "another.sqlite").exists(), "a copy of a damaged store is none"
    assert command("restore", str(copy), "--data", str(tmp_path / "data")).returncode == 0
    (aside,) = (each for each in file.parent.glob(f"{STORE}.*") if each.suffix[1:].isdecimal())
    assert aside.read_bytes() == bad
    server = Server(tmp_path / "data").start()
    assert becomes(server, ok=True)[0] == 200
    server.stop()


def test_what_a_damaged_store_leads_to_is_said(tmp_path: Path) -> None:
    file = used(tmp_path / "data")
    damage(file)
    ended = command("serve", "--data", str(tmp_path / "data"), "--port", "1")
    assert "hyakki restore" in ended.stderr.replace("\n", " ")


def test_damage_under_a_running_server_shows(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    file = used(tmp_path / "data")
    server = Server(tmp_path / "data").start()
    request.addfinalizer(server.stop)
    assert becomes(server, ok=True, reading=True, writing=True)[0] == 200
    damage(file)
    status, said = becomes(server, reading=False)
    assert status == 503 and not said["ok"]
    assert "reading the store fails" in server.log()


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """No file of the server grows beyond a page."""
    assert server.process is not None
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (PAGE, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of another process")
def test_a_full_disk_is_no_damage(own_server: Server) -> None:
    Client(own_server, "Mika")
    with full_disk(own_server):
        status, said = becomes(own_server, writing=False)
        assert status == 503 and said["reading"] and not said["ok"]
        assert own_server.call("POST", "/api/guests", {"name": "Davide"})[0] == 503
    assert becomes(own_server, ok=True, writing=True)[0] == 200
    Client(own_server, "Davide")
    assert "writing to the store fails" in own_server.log() and "works again" in own_server.log()


def test_the_description_says_what_health_answers(server: Server) -> None:
    _, document = server.call("GET", "/api/schema/openapi.json")
    answers = document["paths"]["/health"]["get"]["responses"]
    for status in ("200", "503"):
        assert answers[status]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Health"}
    assert {"ok", "reading", "writing"} <= set(document["components"]["schemas"]["Health"]["required"])
