"""A Room: one table with its people, its clock and its bots. What is acknowledged is stored."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from hyakki.core.chance import Chance
from hyakki.core.engine import read_path
from hyakki.core.errors import HyakkiError, Malformed, NotYours, Stale
from hyakki.core.events import SPECTATOR, Viewer
from hyakki.core.game import Game
from hyakki.core.menu import Ask
from hyakki.core.records import Record
from hyakki.core.rules import Rules
from hyakki.core.series import Series
from hyakki.core.table import Table
from hyakki.server import clock
from hyakki.server.messages import Chat, Clock, Question, Sitter, State, TableInfo
from hyakki.server.store import Statement
from hyakki.server.thinking import think

if TYPE_CHECKING:
    from hyakki.server.house import House

log = logging.getLogger("hyakki.room")

OPEN, PLAYING, OVER = "open", "playing", "over"
BOT_NAMES = ("Yuki", "Ren", "Hana", "Sora", "Aoi", "Kaito", "Mei", "Haru", "Emi", "Kenji", "Nao", "Rin")


class NotNow(HyakkiError):
    """The table is not at that point."""


class Seat:
    """Who sits here: a guest, a bot, a bot for a guest who is away, or nobody."""

    __slots__ = ("away", "bot", "drops", "guest", "name")

    def __init__(self, guest: str | None, name: str, bot: str, away: bool) -> None:
        self.guest = guest
        self.name = name
        self.bot = bot
        self.away = away
        self.drops = 0
        """How often the clocks have waited for this person (KI-R87)."""

    @property
    def free(self) -> bool:
        return self.guest is None and not self.bot


class Line:
    """One open socket at this table: whose it is and what it was last sent."""

    __slots__ = ("chat", "guest", "seen", "send")

    def __init__(self, guest: str, send: Callable[[bytes], None], seen: int, chat: int) -> None:
        self.guest = guest
        self.send = send
        self.seen = seen
        self.chat = chat


class Room:
    def __init__(self, house: House, row: Any, seats: list[Seat]) -> None:
        self.house = house
        self.id: str = row["id"]
        self.game: Game[Any] = house.game(row["game"])
        self.count: int = row["seats"]
        self.options: dict[str, Any] = msgspec.json.decode(row["options"])
        self.rules: Rules = self.game.load_rules(msgspec.json.decode(row["rules"]))
        self.key: bytes = row["key"]
        self.commitment = Chance(self.key).commitment()
        self.invite: str = row["invite"]
        self.host: str = row["host"]
        self.pace: str = row["pace"]
        self.listed = bool(row["listed"])
        self.spectators = bool(row["spectators"])
        self.status: str = row["status"]
        self.parent: str | None = row["parent"]
        self.next: str | None = row["next"]
        self.result: dict[str, Any] | None = msgspec.json.decode(row["result"]) if row["result"] else None
        self.created: float = row["created"]
        self.touched = time.time()
        self.seats = seats
        self.table: Table | None = None
        self.lines: set[Line] = set()
        self.lock = asyncio.Lock()
        self.timers = clock.Timers()
        self.paces = house.game(self.game.of or self.game.key).paces()
        self.paused = False
        self.deadline: float | None = None
        self.total: float | None = None
        self.opened = 0.0
        self.turn_time: tuple[int, float] | None = None
        self.orders: dict[tuple[int, str], tuple[str, ...]] = {}
        self.rng = Random()
        self.chat_count = 0

    # Who

    def seats_of(self, guest: str) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.guest == guest)

    def viewer_of(self, guest: str) -> Viewer:
        return Viewer(self.seats_of(guest)) if self.seats_of(guest) else SPECTATOR

    def may_watch(self, guest: str) -> bool:
        return bool(self.seats_of(guest)) or self.spectators

    @property
    def info(self) -> TableInfo:
        here = {line.guest for line in self.lines}
        return TableInfo(
            id=self.id,
            game=self.game.key,
            status=self.status,
            seats=tuple(Sitter(seat.name, seat.bot, seat.guest in here, seat.away) for seat in self.seats),
            host=next(iter(self.seats_of(self.host)), -1),
            pace=self.pace,
            listed=self.listed,
            spectators=self.spectators,
            options=self.options,
            own_content="content" in self.options,
            commitment=self.commitment,
            created=self.created,
            result=self.result,
            next=self.next,
        )

    # Loading: Records are the truth

    def load(self) -> None:
        rows = self.house.store.all("SELECT body FROM records WHERE table_id = ? ORDER BY number", self.id)
        self.table = None
        if rows:
            table = Table(self.game, self.rules, self.count, Chance(self.key))
            for row in rows:
                record: Record = msgspec.json.decode(row["body"], type=Record)
                if len(table.records) > len(table.line) and table.records[-1] == record:
                    continue  # a take-back that the vote before it has carried out already
                table.apply(record)
            self.table = table
            self._load_sealed(table)
        for row in self.house.store.all("SELECT seat, kind, path FROM orders WHERE table_id = ?", self.id):
            self.orders[row["seat"], row["kind"]] = tuple(msgspec.json.decode(row["path"]))
        (last,) = self.house.store.one("SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?", self.id) or (0,)
        self.chat_count = last

    def _load_sealed(self, table: Table) -> None:
        query = "SELECT seat, path FROM sealed WHERE table_id = ? AND number = ?"
        for row in self.house.store.all(query, self.id, len(table.records)):
            for ask in table.asks_of(row["seat"]):
                table.sealed[ask.seat] = read_path(table.state, ask, msgspec.json.decode(row["path"]))

    # Changing: in memory first, then stored, then told; what cannot be stored is forgotten

    def playing(self) -> Table:
        if self.table is None or self.status == OPEN:
            raise NotNow("the game has not begun")
        return self.table

    async def keep(self, before: int, *more: Statement) -> None:
        table = self.playing()
        now = time.time()
        statements: list[Statement] = [
            (
                "INSERT INTO records VALUES (?, ?, ?, ?)",
                (self.id, before + index, msgspec.json.encode(record).decode(), now),
            )
            for index, record in enumerate(table.records[before:])
        ]
        if len(table.records) > before:
            statements.append(("DELETE FROM sealed WHERE table_id = ? AND number <= ?", (self.id, before)))
        if table.over and self.status != OVER:
            self.status = OVER
            self.result = self.game.standing(table.state).plain()
            result = msgspec.json.encode(self.result).decode()
            statements.append(("UPDATE tables SET status = 'over', result = ? WHERE id = ?", (result, self.id)))
        statements.append(("UPDATE tables SET touched = ? WHERE id = ?", (now, self.id)))
        try:
            await self.house.store.write(*statements, *more)
        except Exception:
            log.exception("table %s could not be stored and is read again", self.id)
            self.load()
            raise NotNow("that could not be stored; nothing has changed") from None
        self.touched = now

    async def begin(self) -> None:
        """The first Steps, up to the first question."""
        self.table = Table.start(self.game, self.rules, self.count, Chance(self.key))
        self.status = PLAYING
        await self.keep(0, ("UPDATE tables SET status = 'playing' WHERE id = ?", (self.id,)))
        await self.moved()

    async def answer(self, guest: str, seat: int, ask_id: int, path: tuple[str, ...]) -> None:
        async with self.lock:
            self._own(guest, seat)
            await self._answer(seat, ask_id, path)

    async def _answer(self, seat: int, ask_id: int, path: tuple[str, ...]) -> None:
        table = self.playing()
        before = len(table.records)
        asked = [ask for ask in table.asks_of(seat) if table.ask_id(ask) == ask_id]
        table.answer(seat, ask_id, path)
        if asked and asked[0].sealed:
            body = msgspec.json.encode(path).decode()
            await self.keep(
                before, ("INSERT OR REPLACE INTO sealed VALUES (?, ?, ?, ?)", (self.id, before, seat, body))
            )
            await self._settle_if_due()
            self.tell(only=self.seats[seat].guest)
            return
        await self.keep(before)
        if asked:
            self._save_time(asked[0])
        await self.moved()

    async def _settle_if_due(self) -> None:
        """The window closes once its outcome is fixed, but never before its least time."""
        table = self.playing()
        least = clock.least_for(self.paces, table.asks, self.pace)
        if table.outcome() is None or time.monotonic() - self.opened < least or self.paused:
            return
        before = len(table.records)
        if table.settle():
            await self.keep(before)
            await self.moved()

    async def _time_up(self, moment: int) -> None:
        async with self.lock:
            table = self.playing()
            if len(table.records) == moment and not self.paused and not table.over:
                table.time_up()
                await self.keep(moment)
                await self.moved()

    async def _least_over(self, moment: int) -> None:
        async with self.lock:
            table = self.playing()
            if len(table.records) != moment or self.paused:
                return
            await self._give_orders(table)
            await self._settle_if_due()

    async def _give_orders(self, table: Table) -> None:
        for ask in table.asks:
            path = self.orders.get((ask.seat, ask.kind))
            if ask.sealed and path is not None and ask.seat not in table.sealed:
                try:
                    table.answer(ask.seat, table.ask_id(ask), path)
                except HyakkiError:
                    continue  # this time the order does not fit

    async def propose(self, guest: str, seat: int, motion: str) -> None:
        async with self.lock:
            self._own(guest, seat)
            table = self.playing()
            before = len(table.records)
            table.propose(seat, motion)
            await self.keep(before)
            await self.moved()

    async def take_back(self, guest: str, seat: int) -> None:
        async with self.lock:
            self._own(guest, seat)
            table = self.playing()
            before = len(table.records)
            table.take_back(seat)
            await self.keep(before)
            await self.moved()

    async def order(self, guest: str, seat: int, kind: str, path: tuple[str, ...] | None) -> None:
        """A standing order for sealed questions of one kind."""
        async with self.lock:
            self._own(guest, seat)
            if path is None:
                self.orders.pop((seat, kind), None)
                statement: Statement = (
                    "DELETE FROM orders WHERE table_id = ? AND seat = ? AND kind = ?",
                    (self.id, seat, kind),
                )
            else:
                body = msgspec.json.encode(path).decode()
                statement = ("INSERT OR REPLACE INTO orders VALUES (?, ?, ?, ?)", (self.id, seat, kind, body))
                self.orders[seat, kind] = path
            await self.house.store.write(statement)
            self.tell(only=guest)

    async def pause(self, guest: str, paused: bool) -> None:
        async with self.lock:
            if not self.seats_of(guest):
                raise NotYours("only those who sit here can stop the clock")
            self.playing()
            self.set_paused(paused)
            self.tell()

    def set_paused(self, paused: bool) -> None:
        if paused == self.paused:
            return
        self.paused = paused
        if paused:
            left = None if self.deadline is None else max(0.0, self.deadline - time.monotonic())
            self.timers.clear()
            self.deadline, self.total = None, left
        else:
            self._arm(self.total)

    async def say(self, guest: str, name: str, channel: str, text: str) -> None:
        """Table talk (KI-R124): those who sit talk at the table, those who watch among themselves."""
        seats = self.seats_of(guest)
        if channel not in ("table", "watchers") or (channel == "table") != bool(seats):
            raise NotYours(f"you cannot talk in {channel!r} here")
        plain = " ".join(text.split())
        if not plain or len(plain) > self.house.settings.limits.chat_length:
            raise Malformed(f"between 1 and {self.house.settings.limits.chat_length} characters")
        async with self.lock:
            number = self.chat_count + 1
            line = Chat(number, channel, name, seats[0] if seats else None, plain, time.time())
            row = (self.id, number, channel, name, line.seat, plain, line.at)
            kept = number - self.house.settings.limits.chat_kept
            await self.house.store.write(
                ("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", row),
                ("DELETE FROM chat WHERE table_id = ? AND number <= ?", (self.id, kept)),
            )
            self.chat_count = number
            self.tell_chat()

    # Moving on

    def _save_time(self, ask: Ask) -> None:
        """A turn has so much time in all, and each action adds to it (KI-R125)."""
        more = clock.more_for(self.paces, ask)
        if more and self.deadline is not None:
            self.turn_time = (ask.seat, max(0.0, self.deadline - time.monotonic()) + more)

    async def moved(self) -> None:
        """After every Record: the clock, the bots, everybody's screen; a Series goes on."""
        table = self.playing()
        self.timers.clear()
        self.opened = time.monotonic()
        if table.over:
            self.deadline = self.total = None
            self.tell()
            await self.house.game_over(self)
            return
        if isinstance(self.game, Series) and self.game.under_way(table.state) is not None:
            self.tell()
            await self.house.next_game(self)
            return
        self._arm(None)
        self.tell()

    def _arm(self, left: float | None) -> None:
        """Set the clock for what is asked now."""
        table = self.playing()
        moment = len(table.records)
        span = clock.seconds_for(self.paces, table.asks, self.pace)
        if left is not None:
            span = left
        elif span is not None and clock.more_for(self.paces, table.asks[0]) and self.turn_time is not None:
            seat, saved = self.turn_time
            span = min(span, saved) if seat == table.asks[0].seat else span
        self.total = span
        self.deadline = None if span is None else time.monotonic() + span
        if self.paused:
            self.deadline = None
            return
        if span is not None:
            self.timers.after(span, lambda: self._time_up(moment))
        least = clock.least_for(self.paces, table.asks, self.pace)
        if table.asks and table.asks[0].sealed:
            self.timers.after(least, lambda: self._least_over(moment))
        delay = clock.bot_delay(self.paces, self.pace if self.has_people else "instant", self.rng)
        if any(self.seats[ask.seat].bot for ask in table.asks):
            self.timers.after(delay, lambda: self._bots(moment))

    @property
    def has_people(self) -> bool:
        return any(seat.guest is not None for seat in self.seats)

    async def _bots(self, moment: int) -> None:
        """Every bot that is asked now answers, from its View alone."""
        async with self.lock:
            table = self.playing()
            if len(table.records) != moment or self.paused:
                return
            jobs = [
                (ask.seat, table.ask_id(ask), ask.kind, self.seats[ask.seat].bot, table.view(Viewer((ask.seat,))))
                for ask in table.asks
                if self.seats[ask.seat].bot and ask.seat not in table.sealed
            ]
        loop = asyncio.get_running_loop()
        for seat, ask_id, kind, bot, view in jobs:
            seed = str(self.rng.random())
            path = await loop.run_in_executor(
                self.house.thinkers.pool, think, self.game.key, bot, view, seat, kind, seed
            )
            async with self.lock:
                if len(table.records) != moment or table is not self.table:
                    return
                try:
                    await self._answer(seat, ask_id, tuple(path))
                except Stale:
                    return

    # Telling

    def join(self, line: Line) -> None:
        self.lines.add(line)
        for seat in self.seats_of(line.guest):
            self.house.came_back(self, seat)
        self.tell_one(line)
        self.tell_chat(line)
        self.tell(people_only=True, but=line)

    def quit(self, line: Line) -> None:
        self.lines.discard(line)
        if line.guest not in {other.guest for other in self.lines}:
            for seat in self.seats_of(line.guest):
                self.house.dropped(self, seat)
            self.tell(people_only=True)

    def tell(self, only: str | None = None, people_only: bool = False, but: Line | None = None) -> None:
        """What each viewer may know, made once for all its sockets that have seen as much."""
        made: dict[tuple[int, int], bytes] = {}
        for line in list(self.lines):
            if line is but or (only is not None and line.guest != only):
                continue
            key = (self.viewer_of(line.guest).mask, line.seen)
            if key not in made:
                made[key] = msgspec.json.encode(self.state_for(line))
            line.seen = self.log_length(line)
            line.send(made[key])

    def tell_one(self, line: Line) -> None:
        line.send(msgspec.json.encode(self.state_for(line)))
        line.seen = self.log_length(line)

    def tell_chat(self, only: Line | None = None) -> None:
        for line in [only] if only is not None else list(self.lines):
            channels = ("table",) if self.seats_of(line.guest) else ("table", "watchers")
            rows = self.house.store.all(
                "SELECT number, channel, name, seat, text, at FROM chat WHERE table_id = ? AND number > ? "
                "ORDER BY number",
                self.id,
                line.chat,
            )
            lines = [Chat(*row) for row in rows if row["channel"] in channels]
            line.chat = max([line.chat, *(row["number"] for row in rows)])
            if lines:
                line.send(self.house.encode_chat(lines))

    def log_length(self, line: Line) -> int:
        if self.table is None:
            return 0
        viewer = self.viewer_of(line.guest)
        return sum(1 for _, event in self.table.log if event.reaches(viewer))

    def state_for(self, line: Line) -> State:
        viewer = self.viewer_of(line.guest)
        table = self.table
        if table is None:
            return State(self.info, viewer.seats, None, [], {}, [], Clock(None, None), [], 0)
        sent = table.sent(viewer)
        return State(
            table=self.info,
            seats=viewer.seats,
            view=sent["view"],
            asks=[self._question(ask) for ask in sent["asks"]],
            motions=sent["motions"],
            take_back=[seat for seat in viewer.seats if table.free_take_back(seat) is not None],
            clock=self.clock(),
            events=table.told(viewer, line.seen),
            seen=self.log_length(line),
        )

    def _question(self, ask: dict[str, Any]) -> Question:
        table = self.playing()
        given = table.sealed.get(ask["seat"]) if ask.get("sealed") else None
        return Question(
            id=ask["id"],
            seat=ask["seat"],
            kind=ask["kind"],
            pace=ask["pace"],
            sealed=bool(ask.get("sealed")),
            open=bool(ask.get("open")),
            coach=ask["coach"],
            options=ask["options"],
            blocked=ask["blocked"],
            answer=None if given is None else [option.id for option in given],
            order=(ask["seat"], ask["kind"]) in self.orders,
        )

    def clock(self) -> Clock:
        left = None if self.deadline is None else max(0.0, self.deadline - time.monotonic())
        return Clock(self.total if self.paused else left, self.total, self.paused)

    def _own(self, guest: str, seat: int) -> None:
        if not 0 <= seat < self.count:
            raise Malformed(f"there is no seat {seat}")
        if self.seats[seat].guest != guest or self.seats[seat].away:
            raise NotYours("that seat is not yours")

    def close(self) -> None:
        self.timers.clear()
