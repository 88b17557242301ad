"""The WebSocket of a table: one session for each client."""

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
from hyakki.server.errors import Disconnect, TooMuch, Unreachable, refusal
from hyakki.server.identity import Guest
from hyakki.server.limits.rates import Bucket
from hyakki.server.ops.metrics import FAULT
from hyakki.server.realtime.broadcast import NO_SPECTATORS, Subscriber
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
from hyakki.server.realtime.protocol import receiver_of, sender_of
from hyakki.server.tables.live import LiveTable
from hyakki.server.tables.registry import Registry

log = logging.getLogger("hyakki.socket")

GRACE = 5.0
"""Seconds that a disconnected client has to read why."""

MOST_FOR_A_NUMBER = 4096

_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


class Session:
    """A client at a table, from its hello to its end."""

    def __init__(self, registry: Registry, socket: WebSocket[Any, Any, Any]) -> None:
        self.registry = registry
        self.socket = socket
        self.receive = receiver_of(socket)
        self.send_now = sender_of(socket)
        self.out: asyncio.Queue[bytes] = asyncio.Queue(registry.settings.limits.behind)
        """Messages that could not be sent at once."""
        self.behind = 0
        self.task = asyncio.current_task()
        self.leave: Callable[[], None] = lambda: None
        self.cut: Disconnect | None = None
        """Why the socket is being closed; None while it is open."""
        limits = registry.settings.limits
        self.bucket = Bucket(limits.messages_per_second, limits.messages_at_once)

    def send(self, message: bytes) -> None:
        if self.cut is not None or self._sent(message):
            return
        try:
            self.out.put_nowait(message)
            self.behind += 1
        except asyncio.QueueFull:
            log.info("a client was disconnected: it read too slowly")
            self._cut_off(Disconnect(1013, "your client reads too slowly: connect again"))

    def close(self, code: int, reason: str) -> None:
        if self.cut is None:
            self._cut_off(Disconnect(code, reason))

    def _sent(self, message: bytes) -> bool:
        """Send at once, unless other messages wait; return whether it was sent."""
        return not self.behind and self.send_now(message)

    def _cut_off(self, cut: Disconnect) -> None:
        """Drop what waits and close. The client may connect again and name the last event it saw."""
        self.cut = cut
        while not self.out.empty():
            self.out.get_nowait()
        self.out.put_nowait(b"")  # wakes the writer
        loop = asyncio.get_running_loop()
        loop.call_soon(self.leave)
        if self.task is not None:
            loop.call_later(GRACE, self.task.cancel)

    async def reply(self, message: Done | Entries | Refused) -> None:
        """Answer a message of this client; wait until there is room for the answer."""
        encoded = msgspec.json.encode(message)
        if not self._sent(encoded):
            self.behind += 1
            await self.out.put(encoded)

    async def refuse(self, error: HyakkiError, n: int | None = None) -> None:
        said = refusal(error, n)
        self.registry.metrics.refused(said.error)
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
        """The next valid message; others are refused."""
        while True:
            event = await self.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="gone")
            text = event.get("text") or ""
            if self.cut is not None:
                raise self.cut
            if not self.bucket.take():
                too_much = TooMuch("too many messages: try again in a moment")
                await self.refuse(too_much, _number(text[:MOST_FOR_A_NUMBER]))
                continue
            if len(text) > self.registry.settings.limits.message_bytes:
                await self.refuse(Malformed("the message is too long"))
                continue
            try:
                return _decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                await self.refuse(Malformed(f"not a message: {error}"), _number(text))

    async def hello(self, live: LiveTable) -> tuple[Guest, Subscriber]:
        async with asyncio.timeout(self.registry.settings.hello_seconds):
            message = await self.read()
        if not isinstance(message, Hello):
            raise Disconnect(4400, "the first message must be a hello")
        guest = await self.registry.identity.read(message.token)
        if guest is None:
            raise Disconnect(4401, "the token is not valid on this server")
        self._admit(live, guest)
        seen, chat = max(0, message.seen), max(0, message.chat)
        return guest, Subscriber(guest.id, self.send, seen, chat, message.seat, self.close, guest.rotations)

    def _admit(self, live: LiveTable, guest: Guest) -> None:
        limits = self.registry.settings.limits
        if not live.may_watch(guest.id):
            raise Disconnect(*NO_SPECTATORS)
        clients = live.broadcast.subscribers
        watchers = sum(not live.seats_of(client.guest) for client in clients)
        if not live.seats_of(guest.id) and watchers >= limits.spectators:
            raise Disconnect(4429, "too many spectators")
        if sum(client.guest == guest.id for client in clients) >= limits.sockets_per_guest:
            raise Disconnect(4429, "too many open windows of this guest")

    async def serve(self, live: LiveTable, guest: Guest) -> None:
        while True:
            message = await self.read()
            if isinstance(message, Hello):
                await self.refuse(Malformed("the hello was already received"))
                continue
            try:
                done = await self.act(live, guest, message)
                await self.reply(done)
            except HyakkiError as error:
                await self.refuse(error, message.n)
            except Exception:
                log.exception("table %s: handling a %s message failed", live.id, type(message).__name__)
                self.registry.metrics.refused(FAULT)
                await self.reply(Refused(message.n, "fault", "the server failed; nothing has changed"))

    async def act(self, live: LiveTable, guest: Guest, message: Any) -> Done | Entries:
        if isinstance(message, GiveAnswer):
            began = perf_counter()
            await live.answer(guest.id, message.seat, message.ask, message.path)
            self.registry.metrics.answered(perf_counter() - began)
        elif isinstance(message, Look):
            if live.replica.pending:
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
        return Entries(message.n, message.ask, message.path, **table.entries(ask, message.path))


def _number(text: str) -> int | None:
    """The number of a malformed message, if that can be read."""

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
        await _close(socket, 4429, "the server has too many open sockets: try again later")
        return
    registry.sockets += 1
    registry.metrics.sockets += 1
    session = Session(registry, socket)
    writer: asyncio.Task[None] | None = None
    client: Subscriber | None = None
    live: LiveTable | None = None
    try:
        live = await registry.visit(table, socket.client.host if socket.client is not None else "")
        writer = asyncio.create_task(session.write())
        guest, client = await session.hello(live)
        session.leave = partial(live.quit, client)
        live.join(client)
        await live.broadcast.chat(client)
        await session.serve(live, guest)
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if session.cut is None:
            raise
    except Disconnect as closed:
        await _close(socket, closed.code, closed.reason)
    except Unreachable as error:
        await _close(socket, 1013, str(error))
    except TooMuch as error:
        await _close(socket, 4429, str(error))
    except (HyakkiError, TimeoutError) as error:
        code, reason = (4404, str(error)[:100]) if isinstance(error, HyakkiError) else (4408, "no hello in time")
        await _close(socket, code, reason)
    finally:
        registry.sockets -= 1
        if writer is not None:
            writer.cancel()
        if live is not None and client is not None:
            live.quit(client)


async def _close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    try:
        await socket.close(code=code, reason=reason)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return
