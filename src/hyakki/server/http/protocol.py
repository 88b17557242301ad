"""uvicorn's HTTP protocol with time limits, for clients that are slow, hostile or gone."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from enum import Enum
from types import FrameType
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from hyakki.server.limits.connections import COUNT_FOR, NO_BODY, NO_READER, NO_REQUEST, Connection, Connections

log = logging.getLogger("hyakki.http")

GRACEFUL_SECONDS = 5
"""Seconds after which requests under way are cancelled when the server stops."""
LAST_SECONDS = 20.0
"""Seconds after which a server that is stopping ends in any case. All that it has acknowledged is stored."""
STUCK = 1
UNREAD_BYTES = 64 * 1024 * 1024
"""Bytes that a client may send after its answer before it is disconnected."""
_CLOSE = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\n\r\n"
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\n" + _CLOSE + b"the request took too long to arrive\n"
NO_ROOM = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\n"
    + _CLOSE
    + b"too many connections: try again in a moment\n"
)


class Phase(Enum):
    """The state of a connection: what it waits for."""

    HEAD = "the head of a request"
    BODY = "the body of a request"
    ANSWER = "the server"
    NEXT = "another request"


class Config(uvicorn.Config):
    connections: Connections


class HttpProtocol(H11Protocol):
    """HTTP/1.1 with time limits for the head of a request (a WebSocket's handshake included), for its body, and for
    reading the response. A client that is cut off can still read its response."""

    config: Config
    line: Connection
    _phase: Phase | None = None
    _timer: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None
    _unread = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.line = Connection(transport, self.config.connections)
        self.line.drains = self._drains
        self.app = self._count_requests
        super().connection_made(cast(asyncio.Transport, self.line))
        if self.config.connections.admit(self.line):
            self._watch()
        else:
            self.line.cut(NO_ROOM)

    async def _count_requests(self, scope: Any, receive: Any, send: Any) -> None:
        scope["extensions"] = {COUNT_FOR: {COUNT_FOR: self.line.count_for}}
        await self.config.loaded_app(scope, receive, send)

    def data_received(self, data: bytes) -> None:
        if self.line.closed or (self.cycle is not None and self.cycle.response_complete and self._in_body):
            self._unread += len(data)
            if self._unread > UNREAD_BYTES:
                self.line.abort()
                return
        if not self.line.closed:
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    @property
    def _in_body(self) -> bool:
        return self.conn.their_state is h11.SEND_BODY

    def _phase_now(self) -> Phase:
        if self._in_body:
            return Phase.BODY
        if self.conn.their_state is not h11.IDLE:
            return Phase.ANSWER
        begun = self.cycle is None or bool(self.conn.trailing_data[0])
        return Phase.HEAD if begun else Phase.NEXT  # for which uvicorn has a time limit of its own

    def _watch(self) -> None:
        """Start the time limit for what the client must do now."""
        if self.line.is_closing() or self.transport.get_protocol() is not self:
            self._stop_watching()
            return
        phase, limits = self._phase_now(), self.config.connections.limits
        if phase is self._phase:
            return
        self._stop_watching()
        self._phase = phase
        self.line.waits = phase is not Phase.ANSWER
        if phase is Phase.HEAD:
            self._timer = self.loop.call_later(limits.header_seconds, self._time_out, NO_REQUEST)
        elif phase is Phase.BODY:
            self._timer = self.loop.call_later(limits.body_seconds, self._time_out, NO_BODY)

    def _stop_watching(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _time_out(self, reason: str) -> None:
        self.config.connections.note(reason, self.line.address)
        begun = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        answered = self._in_body and self.cycle is not None and self.cycle.response_complete
        self.line.cut(b"" if begun or answered else TOO_LATE)

    def _drains(self) -> bool:
        """End the answer; return whether the client may still be sending."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.flow.resume_reading()
        return self.conn.their_state in (h11.SEND_BODY, h11.ERROR)

    def send_400_response(self, msg: str) -> None:
        """Answer 400, unless an answer is under way."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_watching()
        self.line.waits = False
        self.line.drains = lambda: False
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        seconds = self.config.connections.limits.reading_seconds
        self._stalled = self.loop.call_later(seconds, self._give_up_reader)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()

    def _give_up_reader(self) -> None:
        self.config.connections.note(NO_READER, self.line.address)
        self.line.abort()

    def shutdown(self) -> None:
        """Drop a request that is still being received, and give an answer under way a few seconds."""
        if self.line.is_closing() or self._phase in (Phase.HEAD, Phase.BODY):
            self.line.abort()
        else:
            super().shutdown()
            self.line.abort_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watching()
        super().connection_lost(exc)
        if self._stalled is not None:
            self._stalled.cancel()
        self.line.lost()


class Server(uvicorn.Server):
    """uvicorn's server, which stops in bounded time."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            last = threading.Timer(LAST_SECONDS, self._end)
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)

    def _end(self) -> None:
        log.error("shutdown took longer than %g seconds: ending the process now", LAST_SECONDS)
        os._exit(STUCK)
