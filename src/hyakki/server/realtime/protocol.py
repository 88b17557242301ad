"""uvicorn's WebSocket protocol with a faster path for a client's messages."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from hyakki.server.limits.connections import COUNT_FOR, Connection

SEND_NOW, RECEIVE = "hyakki.send_now", "hyakki.receive"
"""The ASGI extensions that give access to the fast path."""
AHEAD = 4
"""Messages of one client that may wait before the server stops reading."""


class Inbox(asyncio.Queue[Any]):
    """An unbounded queue for one reader, faster than asyncio's, which serves several."""

    _queue: deque[Any]
    _reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self._queue.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        if not self._queue:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
            self._reader = None
        return self._queue.popleft()


class SendingProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that bypasses ASGI: all messages sent to a client in one turn of the loop are one write, and reading
    does not pause after each message."""

    _pending = False

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.queue = Inbox()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] |= {SEND_NOW: {SEND_NOW: self.send_now}, RECEIVE: {RECEIVE: self.receive}}
            if isinstance(self.transport, Connection):
                self.scope["extensions"][COUNT_FOR] = {COUNT_FOR: self.transport.count_for}

    def shutdown(self) -> None:
        super().shutdown()
        if isinstance(self.transport, Connection):
            self.transport.abort_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if isinstance(self.transport, Connection):
            self.transport.lost()

    def send_now(self, text: bytes) -> bool:
        """Send a text frame; return False if the client reads too slowly or is gone."""
        if self.disconnected or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        if self.conn.extensions:
            self.conn.send_text(text)
        else:
            self.conn.writes.append(framed(text))
        if not self._pending:
            self._pending = True
            self.loop.call_soon(self._write)
        return True

    def _write(self) -> None:
        self._pending = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        """Pause reading only when several messages wait; uvicorn pauses after each."""
        stopped, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = stopped
        if not stopped and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()


def framed(text: bytes) -> bytes:
    """A whole unmasked text frame (RFC 6455, section 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def sender_of(socket: WebSocket[Any, Any, Any]) -> Callable[[bytes], bool]:
    """`send_now` of this connection; under another ASGI server it always returns False."""
    return _extension(socket, SEND_NOW) or (lambda text: False)


def receiver_of(socket: WebSocket[Any, Any, Any]) -> Callable[[], Awaitable[Any]]:
    """The function that receives this connection's next ASGI event, past all middleware."""
    return _extension(socket, RECEIVE) or socket.receive


def _extension(socket: WebSocket[Any, Any, Any], name: str) -> Any:
    return (socket.scope.get("extensions") or {}).get(name, {}).get(name)
