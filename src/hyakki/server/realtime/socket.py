"""One socket at one table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from hyakki.core.errors import HyakkiError, Malformed, NotYours
from hyakki.server.cluster.replication import settled
from hyakki.server.errors import refusal
from hyakki.server.identity import Guest
from hyakki.server.limits.quotas import TooMuch
from hyakki.server.limits.rates import Bucket
from hyakki.server.ops.metrics import FAULT
from hyakki.server.realtime.broadcast import NOBODY_WATCHES, Line
from hyakki.server.realtime.chat import say
from hyakki.server.realtime.messages import (
    Done,
    Entries,
    FromPage,
    GiveAnswer,
    Hello,
    Look,
    Order,
    Pause,
    Propose,
    Refused,
    Say,
    TakeBack,
)
from hyakki.server.realtime.protocol import way_in, way_out
from hyakki.server.storage.store import Unreachable
from hyakki.server.tables.live import LiveTable
from hyakki.server.tables.registry import Registry

log = logging.getLogger("hyakki.socket")

GRACE = 5.0
"""Seconds in which a reader that was cut off may still hear so."""

MOST_FOR_A_NUMBER = 4096

_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


class Cut(Exception):
    """The connection is not worth keeping: code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason


class Session:
    """From hello to the end."""

    def __init__(self, registry: Registry, socket: WebSocket[Any, Any, Any]) -> None:
        self.registry = registry
        self.socket = socket
        self.receive = way_in(socket)
        self.send_now = way_out(socket)
        self.out: asyncio.Queue[bytes] = asyncio.Queue(registry.settings.limits.behind)
        """What could not be sent at once."""
        self.behind = 0
        self.task = asyncio.current_task()
        self.leave: Callable[[], None] = lambda: None
        self.cut: Cut | None = None
        """Why nothing more is sent."""
        limits = registry.settings.limits
        self.bucket = Bucket(limits.messages_per_second, limits.messages_at_once)

    def send(self, message: bytes) -> None:
        if self.cut is not None or self._sent(message):
            return
        try:
            self.out.put_nowait(message)
            self.behind += 1
        except asyncio.QueueFull:
            log.info("a reader was too slow")
            self._cut_off(Cut(1013, "too slow"))

    def shut_out(self, code: int, reason: str) -> None:
        if self.cut is None:
            self._cut_off(Cut(code, reason))

    def _sent(self, message: bytes) -> bool:
        """At once, unless something else comes first."""
        return not self.behind and self.send_now(message)

    def _cut_off(self, cut: Cut) -> None:
        """What waits is dropped. A reader that was too slow may come back and say what it saw last."""
        self.cut = cut
        while not self.out.empty():
            self.out.get_nowait()
        self.out.put_nowait(b"")  # so that whoever waits for something to send wakes up
        loop = asyncio.get_running_loop()
        loop.call_soon(self.leave)
        if self.task is not None:
            loop.call_later(GRACE, self.task.cancel)

    async def reply(self, message: Done | Entries | Refused) -> None:
        """To what this visitor sent: nothing more is read before there is room for it."""
        encoded = msgspec.json.encode(message)
        if not self._sent(encoded):
            self.behind += 1
            await self.out.put(encoded)

    async def refuse(self, error: HyakkiError, n: int | None = None) -> None:
        said = refusal(error, n)
        self.registry.figures.refused(said.error)
        await self.reply(said)

    async def write(self) -> None:
        while True:
            message = await self.out.get()
            if self.cut is not None:
                break
            try:
                await self.socket.send_data(message, mode="text")
            except (WebSocketDisconnect, RuntimeError, OSError):
                return
            self.behind -= 1
        await _close(self.socket, self.cut.code, self.cut.reason)

    async def read(self) -> FromPage:
        """The next message; what is no message is answered and passed over."""
        while True:
            event = await self.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="gone")
            text = event.get("text") or ""
            if self.cut is not None:
                raise self.cut
            if not self.bucket.take():
                too_much = TooMuch("too many messages: wait a moment")
                await self.refuse(too_much, _number(text[:MOST_FOR_A_NUMBER]))
                continue
            if len(text) > self.registry.settings.limits.message_bytes:
                await self.refuse(Malformed("that message is too long"))
                continue
            try:
                return _decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                await self.refuse(Malformed(f"not a message: {error}"), _number(text))

    async def hello(self, live: LiveTable) -> tuple[Guest, Line]:
        message = await asyncio.wait_for(self.read(), self.registry.settings.hello_seconds)
        if not isinstance(message, Hello):
            raise Cut(4400, "say hello first")
        guest = await self.registry.identity.read(message.token)
        if guest is None:
            raise Cut(4401, "that token is not from this server")
        self._admit(live, guest)
        seen, chat = max(0, message.seen), max(0, message.chat)
        return guest, Line(guest.id, self.send, seen, chat, message.seat, self.shut_out, guest.renewed)

    def _admit(self, live: LiveTable, guest: Guest) -> None:
        limits = self.registry.settings.limits
        if not live.may_watch(guest.id):
            raise Cut(*NOBODY_WATCHES)
        lines = live.telling.lines
        watchers = sum(not live.seats_of(line.guest) for line in lines)
        if not live.seats_of(guest.id) and watchers >= limits.spectators:
            raise Cut(4429, "too many are watching")
        if sum(line.guest == guest.id for line in lines) >= limits.sockets_per_guest:
            raise Cut(4429, "too many windows are open")

    async def serve(self, live: LiveTable, guest: Guest) -> None:
        while True:
            message = await self.read()
            if isinstance(message, Hello):
                await self.refuse(Malformed("hello was said already"))
                continue
            try:
                done = await self.act(live, guest, message)
                await self.reply(done)
            except HyakkiError as error:
                await self.refuse(error, message.n)
            except Exception:
                log.exception("table %s: a message failed", live.id)
                self.registry.figures.refused(FAULT)
                await self.reply(Refused(message.n, "fault", "something went wrong here"))

    async def act(self, live: LiveTable, guest: Guest, message: Any) -> Done | Entries:
        if isinstance(message, GiveAnswer):
            began = perf_counter()
            await live.answer(guest.id, message.seat, message.ask, message.path)
            self.registry.figures.answered(perf_counter() - began)
        elif isinstance(message, Look):
            if live.ahead:
                await settled(live)
            return self.look(live, guest, message)
        elif isinstance(message, Propose):
            await live.propose(guest.id, message.seat, message.motion)
        elif isinstance(message, TakeBack):
            await live.take_back(guest.id, message.seat)
        elif isinstance(message, Say):
            await say(live, guest.id, guest.name, message.channel, message.text)
        elif isinstance(message, Pause):
            await live.pause(guest.id, message.paused)
        elif isinstance(message, Order):
            await live.order(guest.id, message.seat, message.kind, message.path)
        return Done(message.n)

    def look(self, live: LiveTable, guest: Guest, message: Look) -> Entries:
        if message.seat not in live.seats_of(guest.id):
            raise NotYours("that seat is not yours")
        table = live.playing()
        ask = table.find_ask(message.seat, message.ask)
        entries = table.menu(ask, message.path).seen()
        return Entries(message.n, message.ask, message.path, entries["options"], entries["blocked"])


def _number(text: str) -> int | None:
    """The number of a message that could not be read, if at least that can."""

    class Numbered(msgspec.Struct):
        n: int

    try:
        return msgspec.json.decode(text, type=Numbered).n
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    registry: Registry = socket.app.state.registry
    await socket.accept()
    if registry.sockets >= registry.settings.limits.sockets:
        await _close(socket, 4429, "the server is full")
        return
    registry.sockets += 1
    registry.figures.sockets += 1
    session = Session(registry, socket)
    writer: asyncio.Task[None] | None = None
    line: Line | None = None
    live: LiveTable | None = None
    try:
        live = await registry.visit(table, socket.client.host if socket.client is not None else "")
        writer = asyncio.create_task(session.write())
        guest, line = await session.hello(live)
        session.leave = partial(live.quit, line)
        live.join(line)
        await live.telling.chat(line)
        await session.serve(live, guest)
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if session.cut is None:
            raise
    except Cut as cut:
        await _close(socket, cut.code, cut.reason)
    except Unreachable as error:
        await _close(socket, 1013, str(error))
    except TooMuch as error:
        await _close(socket, 4429, str(error))
    except (HyakkiError, TimeoutError) as error:
        code, reason = (4404, str(error)[:100]) if isinstance(error, HyakkiError) else (4408, "no hello")
        await _close(socket, code, reason)
    finally:
        registry.sockets -= 1
        if writer is not None:
            writer.cancel()
        if live is not None and line is not None:
            live.quit(line)


async def _close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    try:
        await socket.close(code=code, reason=reason)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return
