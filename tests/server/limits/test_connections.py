"""Clients that hold idle connections do not disturb other clients."""

from __future__ import annotations

import http.client
import json
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from tests.server.client import PATIENCE, Client, Server

ATTACKER, OTHER = "127.0.0.1", "127.0.0.2"
QUICK = {f"HYAKKI_LIMITS__{name}_SECONDS": "1" for name in ("HEADER", "BODY", "READING")}
QUICK["HYAKKI_LIMITS__KEEP_ALIVE_SECONDS"] = "60"
DESCRIPTORS = 256
FROM_ONE = 32
"""A quarter of the descriptors that remain for clients."""

HEAD = b"GET /health HTTP/1.1\r\nHost: hyakki\r\n"
POST = b"POST /api/guests HTTP/1.1\r\nHost: hyakki\r\nContent-Type: application/json\r\n"
LONG = b"GET /api/games/okko/rules HTTP/1.1\r\nHost: hyakki\r\n\r\n"
HANDSHAKE = (
    b"GET /api/tables/none/socket HTTP/1.1\r\nHost: hyakki\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\n"
)


class Small(Server):
    descriptors = DESCRIPTORS


class Lines:
    """Raw connections to a server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.open: list[socket.socket] = []

    def line(self, sent: bytes = b"", source: str = ATTACKER) -> socket.socket:
        made = socket.create_connection((ATTACKER, self.server.port), timeout=PATIENCE, source_address=(source, 0))
        self.open.append(made)
        with suppress(OSError):  # it may be refused already
            made.sendall(sent)
        return made

    def deaf(self) -> socket.socket:
        """Return a connection that reads hardly anything."""
        made = socket.socket()
        self.open.append(made)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.connect((ATTACKER, self.server.port))
        return made

    def close(self) -> None:
        for each in self.open:
            each.close()


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with few descriptors and short time limits."""
    running = Small(tmp_path_factory.mktemp("small") / "data", False, **QUICK).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


@pytest.fixture
def lines(small: Server) -> Iterator[Lines]:
    made = Lines(small)
    yield made
    made.close()


def health(server: Server, source: str = OTHER) -> int:
    """The status of an answer to a client at this address."""
    call = http.client.HTTPConnection(ATTACKER, server.port, timeout=PATIENCE, source_address=(source, 0))
    with closing(call):
        call.request("GET", "/health")
        return call.getresponse().status


def answer(line: socket.socket) -> bytes:
    """All that comes until the server closes."""
    found = b""
    with suppress(ConnectionError):
        while part := line.recv(65_536):
            found += part
    return found


def until(so: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < limit, "it never comes to that"
        time.sleep(0.05)


@pytest.mark.parametrize(
    "sent, ends",
    [
        (b"", b"408"),
        (b"GET / HT", b"408"),
        (HEAD, b"408"),
        (HANDSHAKE, b"408"),
        (POST + b"Content-Length: 100\r\n\r\n", b"408"),
        (POST + b'Content-Length: 100\r\n\r\n{"name', b"408"),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{", b"408"),
        (HEAD + b"Content-Length: 9\r\n\r\n", b"200"),
        (HEAD + b"\r\n" + HEAD, b"200"),
        (HEAD + b"\r\n" + HEAD + b"\r\n" + HEAD, b"200"),
    ],
    ids=["nothing", "line", "head", "handshake", "body", "rest", "chunk", "ignored body", "second head", "third head"],
)
def test_half_a_request_is_not_waited_for(small: Server, lines: Lines, sent: bytes, ends: bytes) -> None:
    assert answer(lines.line(sent)).startswith(b"HTTP/1.1 " + ends)
    assert b'hyakki_refusals_total{kind="fault"} 0' in small.call("GET", "/metrics")[1], "it is no fault of the server"


def test_a_request_byte_by_byte_is_not_waited_for(lines: Lines) -> None:
    for request in (HEAD, POST + b"Content-Length: 1000\r\n\r\n"):
        assert _cut_off_while_sending(lines.line(request))


def _cut_off_while_sending(line: socket.socket) -> bool:
    try:
        for _ in range(100):
            line.sendall(b"x")
            time.sleep(0.1)
    except ConnectionError:
        return True
    return False


def test_a_playing_client_is_not_cut_off(small: Server) -> None:
    mika = Client(small, "Mika")
    window = mika.sit_at(mika.table("me", "me")["table"]["id"])
    time.sleep(2.5)
    assert window.asks(type="say", channel="table", text="still here")["type"] == "done"
    mika.go()


def test_a_response_that_the_client_does_not_read_is_given_up(small: Server, lines: Lines) -> None:
    before = _cut(small)
    lines.deaf().sendall(LONG * 20)
    until(lambda: _cut(small) > before)


def _cut(server: Server) -> int:
    return _metric(server, "hyakki_connections_cut_total")


def _metric(server: Server, name: str) -> int:
    text = server.call("GET", "/metrics")[1].decode()
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith(f"{name} "))


@pytest.mark.parametrize("sent", [b"", HEAD, POST + b"Content-Length: 100\r\n\r\n", HANDSHAKE], ids=str)
def test_one_address_takes_a_part_of_all_connections(small: Server, lines: Lines, sent: bytes) -> None:
    held = [lines.line(sent) for _ in range(2 * DESCRIPTORS)]
    assert health(small, OTHER) == 200
    for line in held:
        answer(line)
    assert health(small, ATTACKER) == 200, "its own connections have timed out"
    until(lambda: "limits.connections_per_address" in small.log())
    until(lambda: "limits.header_seconds" in small.log() or "limits.body_seconds" in small.log())


def test_many_addresses_do_not_take_all_connections(small: Server, lines: Lines) -> None:
    for number in range(10):
        for _ in range(FROM_ONE):
            lines.line(HEAD, f"127.0.1.{number}")
    assert health(small, OTHER) == 200
    until(lambda: "to make room" in small.log())


def test_windows_that_say_nothing_take_a_part_too(tmp_path: Path) -> None:
    server = Small(tmp_path / "data", False, HYAKKI_HELLO_SECONDS="2", **QUICK).start()
    address = f"ws://{ATTACKER}:{server.port}/api/tables"
    with ExitStack() as stack:
        stack.callback(server.stop)
        mika = Client(server, "Mika")
        table = mika.table("me", "open")["table"]["id"]
        held: list[ClientConnection] = []
        with suppress(OSError, ConnectionClosed, InvalidHandshake):
            while len(held) < DESCRIPTORS:
                held.append(stack.enter_context(connect(f"{address}/{table}/socket")))
        assert len(held) <= FROM_ONE
        assert health(server) == 200
        for window in held:
            with pytest.raises(ConnectionClosed):
                window.recv(timeout=PATIENCE)
        until(lambda: _metric(server, "hyakki_sockets") == 0)
        assert health(server, ATTACKER) == 200


def test_clients_of_a_proxy_are_counted_one_by_one(small: Server, lines: Lines) -> None:
    """A proxy on this machine is trusted: it names the client."""

    def told(client: str) -> bytes:
        line = lines.line(HEAD + f"X-Forwarded-For: {client}\r\n".encode() + b"\r\n")
        return line.recv(65_536)[:12]

    for number in range(2 * FROM_ONE):
        assert told(f"192.0.2.{number}") == b"HTTP/1.1 200"
    lines.close()
    until(lambda: _metric(small, "hyakki_connections") == 1)
    statuses = [told("192.0.2.1") for _ in range(FROM_ONE + 1)]
    assert statuses == [b"HTTP/1.1 200"] * FROM_ONE + [b"HTTP/1.1 429"]
    assert told("192.0.2.2") == b"HTTP/1.1 200"


BAD = {
    "chunk size": POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    "chunk end": POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}xx0\r\n\r\n",
    "chunk of a body that is not read": HEAD + b"Transfer-Encoding: chunked\r\n\r\n-1\r\n",
    "huge chunk": POST + b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffffffffff\r\n",
    "length": POST + b"Content-Length: -1\r\n\r\n",
    "two lengths": POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    "huge head": HEAD + b"X-Long: " + b"x" * 200_000 + b"\r\n\r\n",
    "many headers": HEAD + b"".join(b"X-%d: y\r\n" % number for number in range(20_000)) + b"\r\n",
    "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
    "binary": bytes(range(256)) * 40,
    "handshake without a key": HANDSHAKE + b"\r\n",
    "handshake with a bad key": HANDSHAKE + b"Sec-WebSocket-Key: x\r\n\r\n",
}


@pytest.mark.parametrize("sent", BAD.values(), ids=BAD)
def test_what_is_no_request_is_refused(small: Server, lines: Lines, sent: bytes) -> None:
    said = answer(lines.line(sent))
    assert b" 200 " not in said.split(b"\r\n")[0] or b"GET" in sent, said
    assert health(small) == 200


def test_a_bad_chunk_while_the_answer_is_made_leaves_no_trace(small: Server, lines: Lines) -> None:
    for _ in range(20):
        line = lines.line(POST + b"Transfer-Encoding: chunked\r\n\r\n")
        line.sendall(b"2\r\n{}\r\n")
        line.sendall(b"zz\r\n")
        assert answer(line).startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize("more", [b"", b"Connection: close\r\n", b"Expect: 100-continue\r\n"], ids=str)
@pytest.mark.parametrize("chunked", [False, True], ids=["length", "chunked"])
def test_a_body_that_is_too_long_is_answered(small: Server, lines: Lines, more: bytes, chunked: bool) -> None:
    token = Client(small, "Mika").token.encode()
    head = b"POST /api/replays HTTP/1.1\r\nHost: hyakki\r\nContent-Type: application/json\r\n"
    head += b"Authorization: Bearer " + token + b"\r\n" + more
    size, part = 6_000_000, b"x" * 60_000
    framed = b"%x\r\n%b\r\n" % (len(part), part) if chunked else part
    line = lines.line(
        head + (b"Transfer-Encoding: chunked\r\n\r\n" if chunked else b"Content-Length: %d\r\n\r\n" % size)
    )
    for _ in range(size // len(part)):
        line.sendall(framed)
    said = line.recv(65_536)
    while said.startswith(b"HTTP/1.1 100"):
        said = said.partition(b"\r\n\r\n")[2] or line.recv(65_536)
    status, _, rest = said.partition(b"\r\n")
    assert status.startswith(b"HTTP/1.1 413"), said
    head, _, body = rest.partition(b"\r\n\r\n")
    assert json.loads(body or line.recv(65_536))["error"] == "too-much"


def test_a_server_is_stopped_among_clients_that_do_nothing(tmp_path: Path) -> None:
    """The server has its usual time limits, which are longer than this test takes."""
    server = Server(tmp_path / "data").start()
    lines = Lines(server)
    with ExitStack() as stack:
        stack.callback(server.stop)
        stack.callback(lines.close)
        mika = Client(server, "Mika")
        table = mika.table("me", "open")["table"]["id"]
        for _ in range(10):
            mika.sit_at(table)
        for sent in (b"", HEAD, HANDSHAKE, POST + b"Content-Length: 100\r\n\r\n", HEAD + b"\r\n"):
            for _ in range(60):
                lines.line(sent)
        for _ in range(20):
            lines.deaf().sendall(LONG * 20)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(timeout=30)
        assert "Traceback" not in server.log(), server.log()[-3000:]
