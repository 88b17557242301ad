"""A live table: one table with its people, its clock and its bots. What is acknowledged is stored."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from hyakki.core.chance import Chance
from hyakki.core.errors import HyakkiError, Malformed, NotYours
from hyakki.core.events import EVERYONE, SPECTATOR, Viewer
from hyakki.core.game import Game
from hyakki.core.menu import Ask
from hyakki.core.motion import REPLACE
from hyakki.core.records import Began, Replaced
from hyakki.core.series import Series
from hyakki.core.table import Table
from hyakki.core.talk import TABLE, WATCHERS, Channel
from hyakki.server.bots.answering import Bots
from hyakki.server.cluster.replication import catch_up, facts_of, lost, overtaken, reload
from hyakki.server.realtime.broadcast import Line, Telling
from hyakki.server.realtime.messages import Sitter, TableInfo
from hyakki.server.storage.loading import Kept, Reading, read_kept, read_table
from hyakki.server.storage.store import Conflict, Statement, Unreachable
from hyakki.server.tables.clock import TableClock, Timers
from hyakki.server.tables.orders import Orders
from hyakki.server.tables.presence import Presence
from hyakki.server.tables.replacement import hand_over
from hyakki.server.tables.seats import NO_RESULT, OPEN, OVER, PLAYING, Fault, Gone, NotNow, Overtaken, Seat
from hyakki.server.tables.upgrades import VOTES, Mark, Offer

if TYPE_CHECKING:
    from hyakki.server.tables.registry import Registry

log = logging.getLogger("hyakki.table")

A_WHILE = 60.0
"""Seconds after which it is stored again that a table is in use."""
TRIES = 20
"""To do something where other workers are first again and again."""
SEAL = "INSERT INTO sealed VALUES (?, ?, ?, ?) ON CONFLICT (table_id, number, seat) DO UPDATE SET path = excluded.path"

T = TypeVar("T")


class LiveTable:
    def __init__(self, registry: Registry, kept: Kept, read: Reading) -> None:
        row = kept.row
        self.registry = registry
        self.id: str = row["id"]
        self.game: Game[Any] = registry.game(row["game"])
        self.count: int = row["seats"]
        self.options: dict[str, Any] = msgspec.json.decode(row["options"])
        self.key: bytes = row["key"]
        self.commitment = Chance(self.key).commitment()
        self.pace: str = row["pace"]
        self.tempo: float = row["tempo"]
        self.listed = bool(row["listed"])
        self.spectators = bool(row["spectators"])
        self.parent: str | None = row["parent"]
        self.created: float = row["created"]
        self.touched = time.time()
        self.lock = asyncio.Lock()
        self.timers = Timers()
        self.telling = Telling(self)
        self.presence = Presence(self)
        self.rng = Random()
        self.bots = Bots(self)
        self._viewers: dict[str, Viewer] = {}
        self._noted = 0.0
        """When it was last stored that somebody has acted."""
        self.keeps = True
        """Whether this worker is the one that minds the clock and the bots here."""
        self.ahead = False
        """Whether memory holds what is not stored yet, and may never be."""
        self.astray = False
        """Whether it is not known how far memory and store agree."""
        self.returning = False
        """Whether it will be read again once the store answers."""
        self.heard = 0
        """How many changes other workers are known to have stored."""
        self.load(kept, read)
        self.facts = facts_of(self)

    # Who

    def seats_of(self, guest: str) -> tuple[int, ...]:
        return self.viewer_of(guest).seats

    def viewer_of(self, guest: str) -> Viewer:
        return self._viewers.get(guest, SPECTATOR)

    def _seated(self) -> None:
        """After every change of who sits where."""
        guests = {seat.guest for seat in self.seats if seat.guest is not None}
        self._viewers = {
            guest: Viewer(number for number, seat in enumerate(self.seats) if seat.guest == guest) for guest in guests
        }

    def may_watch(self, guest: str) -> bool:
        return bool(self.seats_of(guest)) or self.spectators

    @property
    def has_people(self) -> bool:
        return any(seat.guest is not None for seat in self.seats)

    @property
    def alone(self) -> bool:
        """Nobody but bots could learn anything from how long somebody takes."""
        return len(self._viewers) < 2

    @property
    def is_playing(self) -> bool:
        return self.status == PLAYING and self.table is not None

    @property
    def is_closed(self) -> bool:
        """Whether it ended where nobody would have ended it: nothing can be done there any more."""
        return self.status == OVER and self.table is not None and not self.table.over

    @property
    def info(self) -> TableInfo:
        here = self.presence.here()
        return TableInfo(
            id=self.id,
            game=self.game.key,
            status=self.status,
            seats=tuple([Sitter(seat.name, seat.bot, seat.guest in here, seat.away) for seat in self.seats]),
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
            parent=self.parent,
            content=self.content,
            tempo=self.tempo,
            renewed=0 if self.table is None else self.table.renewed,
        )

    # Loading: Records are the truth

    def take_in(self, kept: Kept) -> None:
        """All that may change but the game itself."""
        row = kept.row
        self._holds = bool(kept.sealed)
        """Whether sealed answers may lie in the store."""
        self.changes: int = kept.changes
        """How many of them this copy of the table has seen, where they are counted."""
        self.host: str = row["host"]
        self.invite: str = row["invite"]
        self.removed: list[str] = msgspec.json.decode(row["removed"])
        """Guests whom the host has sent away."""
        self.status: str = row["status"]
        self.next: str | None = row["next"]
        self.result: dict[str, Any] | None = msgspec.json.decode(row["result"]) if row["result"] else None
        self.seats = kept.seats
        self._seated()
        self.orders = Orders(self, kept.orders)
        self.chat_count: int = kept.chat

    def load(self, kept: Kept, read: Reading) -> None:
        """All that may change, as it is stored."""
        row = kept.row
        self.take_in(kept)
        paces = self.registry.game(self.game.of or self.game.key).paces()
        self.clock = TableClock(paces, self.pace, self.registry.settings.tempo * self.tempo)
        self.rules = read.rules
        self.content = read.content
        self.table: Table | None = read.table
        self.offer: Offer | None = read.offer
        if not read.goes_on:  # never a dead table: what can still be told of it stays as an open replay
            self.status, self.result = OVER, NO_RESULT
            self.later(lambda: self.registry.store.write(self._ending(NO_RESULT)))
        if self.is_playing:
            assert self.table is not None
            self.clock.restore(None if self.offer else row["clock"], self.table.asks)
        self.ahead = self.astray = False

    async def read(self) -> None:
        """All of it anew: what memory holds may never have happened."""
        self.astray = True
        self.timers.clear()
        kept = await read_kept(self.registry.store, self.id)
        if kept is None:
            raise Gone("the table is gone")
        self.load(kept, read_table(self.game, kept))

    def hear(self, changes: int) -> None:
        """Another worker has stored as many."""
        if changes > max(self.heard, self.changes):
            self.heard = changes
            self.later(lambda: catch_up(self))

    def wake(self) -> None:
        """It goes on from where it was stored: the clock, the bots, a game that was to begin or to be counted."""
        if self.is_playing:
            self.presence.look()
            self.arm()
            self._go_on()
        elif self.status == OPEN:
            self.later(self.begin_if_full)
        else:
            self._end()

    def keep(self, keeps: bool) -> None:
        """Whether this worker minds the clock and the bots from now on."""
        if keeps == self.keeps:
            return
        self.keeps = keeps
        self.timers.clear()
        self.presence.forget()
        if keeps:
            self.wake()

    def settle_if_due(self) -> None:
        """What somebody has answered by way of another worker may close a window."""
        table = self.playing()
        if self.keeps and table.asks and table.asks[0].sealed and table.sealed and self._may_settle(table):
            moment = len(table.records)
            self.later(lambda: self._least_over(table, moment))

    # Changing: in memory first, then stored, then told; what cannot be stored is forgotten

    async def do(self, act: Callable[[], Awaitable[T]]) -> T:
        """One at a time. Where another worker was first, it is tried again at the table as it is then."""
        async with self.lock:
            try:
                for _ in range(TRIES):
                    if self.astray:
                        await reload(self)
                    try:
                        done = await act()
                    except Overtaken:
                        continue
                    self.note_facts()
                    return done
            except Unreachable:
                lost(self)
                raise
        raise Fault("too many act here at once; nothing has changed")

    def note_facts(self) -> None:
        if self.registry.store.counts:
            self.facts = facts_of(self)

    def playing(self) -> Table:
        if self.table is None or self.status == OPEN:
            raise NotNow("the game has not begun")
        return self.table

    async def change(
        self, act: Callable[[Table], object], *more: Statement, ask: Ask | None = None, held: Statement | None = None
    ) -> bool:
        """Do this to the table, store it and go on; whether it made a Record. `held`: what is to be stored if it did
        not. The lock must be held."""
        table = self.playing()
        if self.is_closed:
            raise NotNow("the game was closed")
        before, asks = len(table.records), table.asks
        try:
            act(table)
        except HyakkiError:
            if len(table.records) > before:
                await reload(self)
            raise
        except Exception:
            log.exception("table %s failed and is read again", self.id)
            await reload(self)
            raise Fault("something went wrong here; nothing has changed") from None
        made = len(table.records) > before
        if made and self.offer is not None and table.over:
            await self._give_up()
            return True
        known = table.known_to(before, asks) if ask is not None and ask.open else EVERYONE
        if made:
            if known & EVERYONE:  # an answer that others know nothing of moves no clock
                if ask is not None:
                    self.clock.acted(ask)
                self.clock.set(table.asks)
            more = (*more, *self._news(table, before))
        elif held is not None:
            more = (*more, held)
            self._holds = True
        self.ahead = made
        try:
            await self.write(*more)
        finally:
            self.ahead = False
        if made:
            self.moved(None if ask is None or ask.open else ask.seat, known)
        return made

    async def _give_up(self) -> None:
        """Not all go on under the new rules. What is stored stays, for whoever can read it."""
        await self.write(self._ending(NO_RESULT))
        await reload(self)
        self.telling.tell()

    async def write(self, *statements: Statement) -> None:
        if not statements:
            return
        store = self.registry.store
        try:
            await store.write(*statements, seen=(self.id, self.changes))
        except asyncio.CancelledError:
            self.astray = True
            raise
        except Conflict:
            await overtaken(self)
            raise Overtaken("another worker was first") from None
        except Unreachable:
            raise
        except Exception:
            log.exception("table %s could not be stored and is read again", self.id)
            await reload(self)
            raise Fault("that could not be stored; nothing has changed") from None
        if store.counts:
            self.changes += 1
            self.registry.workers.changed(self)

    def _news(self, table: Table, before: int) -> list[Statement]:
        """The new Records, the sealed answers that still count, the clock, the end."""
        now = self.touched = time.time()
        count, clock = len(table.records), self.clock.keep()
        statements = [
            self.seats[record.seat].row(self.id, record.seat)
            for record in table.records[before:]
            if isinstance(record, Replaced)
        ]
        if self.offer is not None:
            if table.passed is None:  # what happens meanwhile is stored once they have agreed
                return statements
            statements += self.offer.taken(self.id)
            before, self.offer = self.offer.kept, None
        statements += [
            ("INSERT INTO records VALUES (?, ?, ?, ?)", (self.id, number, _json(table.records[number]), now))
            for number in range(before, count)
        ]
        if self._holds:
            statements.append(("DELETE FROM sealed WHERE table_id = ?", (self.id,)))
        statements += [self._sealed_row(count, seat, [o.id for o in path]) for seat, path in table.sealed.items()]
        self._holds = bool(table.sealed)
        if clock is not None or now - self._noted > A_WHILE:
            statements.append(("UPDATE tables SET touched = ?, clock = ? WHERE id = ?", (now, clock, self.id)))
            self._noted = now
        if table.over:
            self.status = OVER
            self.result = self.game.standing(table.state).plain()
            statements.append(self._ending(self.result))
        return statements

    def _ending(self, result: dict[str, Any]) -> Statement:
        return ("UPDATE tables SET status = 'over', result = ? WHERE id = ?", (_json(result), self.id))

    def _sealed_row(self, number: int, seat: int, path: Any) -> Statement:
        return (SEAL, (self.id, number, seat, _json(path)))

    async def begin(self) -> None:
        """The first Steps, up to the first question."""
        self.table = Table(self.game, self.rules, self.count, Chance(self.key))
        self.bots.begin()
        self.status = PLAYING
        row = (_json(self.rules), self.id)  # the table may be older than these Rules
        statement: Statement = ("UPDATE tables SET status = 'playing', rules = ? WHERE id = ?", row)
        await self.change(lambda table: table.apply(Began()), statement)
        self.presence.look()

    async def begin_if_full(self) -> None:
        async def begin() -> None:
            if self.status == OPEN and not any(seat.free for seat in self.seats):
                await self.begin()

        await self.do(begin)

    async def answer(self, guest: str, seat: int, ask_id: int, path: tuple[str, ...]) -> None:
        async def answer() -> None:
            self._own(guest, seat)
            await self.give_answer(seat, ask_id, path)

        await self.do(answer)

    async def give_answer(self, seat: int, ask_id: int, path: tuple[str, ...]) -> None:
        table = self.playing()
        ask = table.find_ask(seat, ask_id)
        if not ask.sealed:
            await self.change(lambda table: table.answer(seat, ask_id, path), ask=ask)
            return

        def give(table: Table) -> None:
            table.answer(seat, ask_id, path)
            if self._may_settle(table):
                table.settle()

        if not await self.change(give, held=self._sealed_row(self._window(table), seat, path)):
            guest = self.seats[seat].guest
            if guest is not None:
                self.telling.kept(guest, seat)

    def _window(self, table: Table) -> int:
        """The number under which sealed answers to what is open now lie in the store."""
        return len(table.records) if self.offer is None else VOTES

    def _may_settle(self, table: Table) -> bool:
        """A window closes once its outcome is fixed, but never before its least time."""
        least = self.clock.least(table.asks, self.alone)
        return not self.clock.stands and time.monotonic() - self.clock.opened >= least

    async def _least_over(self, table: Table, moment: int) -> None:
        def settle(table: Table) -> None:
            self.orders.give(table)
            table.settle()

        await self._at(table, moment, settle)

    async def time_up(self, table: Table, moment: int) -> None:
        await self._at(table, moment, lambda table: table.time_up())

    async def _at(self, table: Table, moment: int, act: Callable[[Table], object]) -> None:
        """Unless that moment has passed."""

        async def change() -> None:
            if self.is_now(table, moment):
                await self.change(act)

        await self.do(change)

    def is_now(self, table: Table, moment: int) -> bool:
        return self.table is table and len(table.records) == moment and self.is_playing and not self.clock.stands

    async def propose(self, guest: str, seat: int, motion: str) -> None:
        async def propose() -> None:
            self._own(guest, seat)
            self.playing().absent = self.presence.absent()
            await self.change(lambda table: table.propose(seat, motion))

        await self.do(propose)

    async def take_back(self, guest: str, seat: int) -> None:
        async def take_back() -> None:
            self._own(guest, seat)
            await self.change(lambda table: table.take_back(seat))

        await self.do(take_back)

    async def order(self, guest: str, seat: int, kind: str, path: tuple[str, ...] | None) -> None:
        async def order() -> None:
            self._own(guest, seat)
            await self.orders.set(seat, kind, path)
            self.telling.tell(only=guest)

        await self.do(order)

    async def pause(self, guest: str, paused: bool) -> None:
        async def pause() -> None:
            if not self.seats_of(guest):
                raise NotYours("only those who sit here can stop the clock")
            if not self.is_playing:
                raise NotNow("no clock is running")
            self.hold(paused=paused, by=guest)
            await self.write(("UPDATE tables SET clock = ? WHERE id = ?", (self.clock.keep(), self.id)))

        await self.do(pause)

    def hold(self, *, paused: bool | None = None, waiting: bool | None = None, by: str = "") -> None:
        """The clock stands, or goes on."""
        if self.clock.hold(paused=paused, waiting=waiting, by=by) and self.is_playing:
            if not self.ahead:
                self.note_facts()
            self.arm()
            self.telling.tell()

    def channels(self, viewer: Viewer) -> tuple[Channel, ...]:
        """Where those who sit may talk is for the game to say; those who watch talk among themselves."""
        if self.table is not None:
            return self.table.channels(viewer)
        return (TABLE,) if viewer.seats else (WATCHERS,)

    # Seats

    async def reseat(self, number: int, seat: Seat, *more: Statement) -> None:
        """Before the start. The lock must be held."""
        now = time.time()
        touched: Statement = ("UPDATE tables SET touched = ? WHERE id = ?", (now, self.id))
        await self.write(seat.row(self.id, number), touched, *more)
        self.seats[number], self.touched = seat, now
        self._seated()
        self.telling.tell()

    async def send_away(self, number: int, seat: Seat, invite: str) -> None:
        """Whoever sat there; by the link that was sent before nobody sits down any more. The lock must be held."""
        removed = [*self.removed, str(self.seats[number].guest)]
        row = (invite, _json(removed), self.id)
        await self.reseat(number, seat, ("UPDATE tables SET invite = ?, removed = ? WHERE id = ?", row))
        self.invite, self.removed = invite, removed

    async def keep_drops(self, number: int, drops: int) -> None:
        async def keep() -> None:
            seat = self.seats[number]
            seat.drops = max(seat.drops, drops)
            await self.write(seat.row(self.id, number))

        await self.do(keep)

    # Moving on

    def moved(self, by: int | None, known: int) -> None:
        """After every Record: the clock, the bots, everybody's screen; a Series goes on. `by`: whose question was
        answered by it, and is no more; `known`: who may know that anything has happened."""
        table = self.playing()
        self.registry.records += 1
        if table.over:
            self._end()
        else:
            if known & EVERYONE:
                self.clock.opened = time.monotonic()
            self.arm()
            self._go_on()
            if table.passed is not None and table.passed.name == REPLACE:
                absent = table.passed.subject
                self.later(lambda: hand_over(self, absent))
        self.telling.moved(by, known)

    def _end(self) -> None:
        self.timers.clear()
        self.presence.forget()
        self.later(lambda: self.registry.game_over(self))

    def _go_on(self) -> None:
        if isinstance(self.game, Series) and self.game.under_way(self.playing().state) is not None:
            self.later(lambda: self.registry.next_game(self))

    def arm(self, spent: float = 0.0) -> None:
        """What is to be done later, if nobody does anything before. `spent`: seconds for which it has been open."""
        self.timers.clear()
        table = self.playing()
        moment = len(table.records)
        if not self.keeps or self.clock.stands or not table.asks:
            return
        if self.clock.left is not None:
            self.timers.after(self.clock.left, lambda: self.time_up(table, moment))
        least = self.clock.least(table.asks, self.alone)
        if table.asks[0].sealed and (least or self.orders or table.sealed):
            self.timers.after(max(0.0, least - spent), lambda: self._least_over(table, moment))
        if self.bots.are_asked(table):
            delay = self.clock.bot_delay(self.has_people, self.rng)
            self.timers.after(delay, lambda: self.bots.answer(table, moment))

    def later(self, act: Any) -> None:
        self.timers.begin(act)

    # Coming and going

    def join(self, line: Line) -> None:
        self.telling.lines.add(line)
        self.telling.tell_one(line)
        self.registry.workers.here(self)
        self.presence.came(line.guest)
        self.telling.tell(but=line)

    def quit(self, line: Line) -> None:
        if line not in self.telling.lines:
            return
        self.telling.lines.discard(line)
        self.registry.workers.here(self)
        if line.guest not in self.presence.here():
            self.presence.went(line.guest)
            self.telling.tell()

    def _own(self, guest: str, seat: int) -> None:
        if not 0 <= seat < self.count:
            raise Malformed(f"there is no seat {seat}")
        if self.seats[seat].guest != guest or self.seats[seat].away:
            raise NotYours("that seat is not yours")

    def mark(self) -> list[Statement]:
        """What a later version of the program can tell by whether it agrees."""
        if not self.is_playing or self.offer is not None:
            return []
        return [("UPDATE tables SET mark = ? WHERE id = ?", (_json(Mark.of(self.playing())), self.id))]

    def close(self) -> None:
        self.timers.close()
        self.telling.close()
        self.presence.forget()


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
