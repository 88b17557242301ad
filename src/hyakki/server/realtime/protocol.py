"""A shorter way in and out for what one visitor says and is sent."""

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
"""Where in the extensions of an ASGI scope they lie."""
AHEAD = 4
"""Messages of one visitor that may wait before no more is read."""


class Inbox(asyncio.Queue[Any]):
    """A queue without bounds for one reader: half of what any queue does is for several."""

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
    """uvicorn's, with ways in and out beside ASGI's: all that is sent to a visitor in one turn of the loop is one
    write. And without a stop for each message that comes in."""

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
        """Whether it is on its way: it is not while the visitor reads too slowly, or once it is gone."""
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
        """uvicorn stops reading for each message until it is taken; here not before several wait."""
        stopped, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = stopped
        if not stopped and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()


def framed(text: bytes) -> bytes:
    """One whole text frame from a server, as RFC 6455 (5.2) writes it: nothing is masked."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def way_out(socket: WebSocket[Any, Any, Any]) -> Callable[[bytes], bool]:
    """`send_now` of this connection; under another server nothing goes that way."""
    return _extension(socket, SEND_NOW) or (lambda text: False)


def way_in(socket: WebSocket[Any, Any, Any]) -> Callable[[], Awaitable[Any]]:
    """The next ASGI event of this connection, past what lies between the server and here."""
    return _extension(socket, RECEIVE) or socket.receive


def _extension(socket: WebSocket[Any, Any, Any], name: str) -> Any:
    return (socket.scope.get("extensions") or {}).get(name, {}).get(name)
