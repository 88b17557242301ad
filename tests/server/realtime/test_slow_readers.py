"""The server closes a socket that does not read, the others never wait for it, and a client that returns has missed
nothing."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.client import PATIENCE, Client, Server, Window

LONG = "x" * 480
MOST = 3000
"""The most chat lines, half a kilobyte each: more than all buffers on the way hold."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "data", HYAKKI_LIMITS__BEHIND="10", HYAKKI_LIMITS__BEHIND_BYTES="16384").start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


def _deaf(server: Server, client: Client, table: str) -> ClientConnection:
    """Open a socket that says hello and reads as little as possible."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    deaf = connect(
        address, sock=line, max_queue=1, compression=None, open_timeout=PATIENCE, ping_interval=None
    ).__enter__()
    deaf.send(json.dumps({"type": "hello", "token": client.token}))
    return deaf


def _talk_until_cut_off(window: Window) -> int:
    """Send chat lines until all are told that the silent client is gone; return their number. Each is acknowledged."""
    for number in range(MOST):
        assert window.asks(type="say", channel="table", text=f"{number} {LONG}")["type"] == "done"
        if not window.state["table"]["seats"][1]["here"]:
            return number + 1
    raise AssertionError(f"after {MOST} lines it is still there")


def _read_to_the_end(deaf: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """Return all messages that were on the way, and the code with which the connection ended."""
    heard = []
    try:
        while True:
            heard.append(json.loads(deaf.recv(timeout=PATIENCE)))
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd is not None else 1006


def test_a_reader_that_does_not_read_is_cut_off_and_catches_up_when_it_comes_back(server: Server) -> None:
    mika, davide = Client(server, "Mika"), Client(server, "Davide")
    made = mika.table("me", "open", pace="slow", options={"picks": ["celeste", "haunt"], "order": [0, 1]})
    table = made["table"]["id"]
    davide.call("POST", f"/api/tables/{table}/sit", {"invite": made["invite"]})
    window = mika.sit_at(table)
    deaf = _deaf(server, davide, table)
    while not window.state["table"]["seats"][1]["here"]:
        window.receive()
    said = _talk_until_cut_off(window)
    (ask,) = window.state["asks"]
    assert window.asks(type="answer", seat=0, ask=ask["id"], path=["end"])["type"] == "done", "the game goes on"
    heard, code = _read_to_the_end(deaf)
    assert code in (1013, 1006), "told so, or cut off without a word"
    lines = [line for message in heard if message["type"] == "chat" for line in message["lines"]]
    assert 0 < len(lines) < said, "what waited for it was dropped"
    states = [message for message in heard if message["type"] == "state"]
    back = davide.sit_at(table, seen=states[-1]["seen"], chat=lines[-1]["number"])
    while len(back.chat) < said - len(lines):
        back.receive()
    assert [line["number"] for line in (*lines, *back.chat)] == list(range(1, said + 1))
    fresh = davide.sit_at(table)
    told = [event for state in states for event in state.get("events", [])]
    assert told + back.events == fresh.events
    assert back.state["view"] == fresh.state["view"]
    for person in (mika, davide):
        person.go()


def test_a_client_that_never_reads_again_does_not_keep_the_server_busy(server: Server) -> None:
    mika, davide = Client(server, "Mika"), Client(server, "Davide")
    made = mika.table("me", "open", pace="slow")
    table = made["table"]["id"]
    davide.call("POST", f"/api/tables/{table}/sit", {"invite": made["invite"]})
    window = mika.sit_at(table)
    deaf = _deaf(server, davide, table)
    while not window.state["table"]["seats"][1]["here"]:
        window.receive()
    _talk_until_cut_off(window)
    until = time.monotonic() + PATIENCE
    while b"hyakki_sockets 1\n" not in server.call("GET", "/metrics")[1]:
        assert time.monotonic() < until, "its socket is still there"
        time.sleep(0.1)
    deaf.close_timeout = 0.1
    deaf.close()
    mika.go()
