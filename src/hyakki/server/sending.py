"""A shorter way out for what is sent to one visitor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

SEND_NOW = "hyakki.send_now"
"""Where in the extensions of an ASGI scope it lies."""
AHEAD = 4
"""Messages of one visitor that may wait before no more is read."""


class SendingProtocol(WebSocketsSansIOProtocol):
    """uvicorn's, with a way out beside ASGI's: all that is sent to a visitor in one turn of the loop is one write. And
    without a stop for each message that comes in."""

    _pending = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SEND_NOW] = {SEND_NOW: self.send_now}

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


def way_out(scope: Any) -> Callable[[bytes], bool]:
    """`send_now` of this connection; under another server nothing goes that way."""
    extension = (scope.get("extensions") or {}).get(SEND_NOW)
    return extension[SEND_NOW] if extension is not None else _no_way


def _no_way(text: bytes) -> bool:
    return False
