"""A live table: a table in memory with its clients, its clock and its bots. What is acknowledged is stored."""

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
from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask
from hyakki.core.motion import REPLACE
from hyakki.core.records import Began, Replaced
from hyakki.core.series import Series
from hyakki.core.table import Table
from hyakki.core.talk import TABLE, WATCHERS, Channel
from hyakki.server.bots.answering import Bots
from hyakki.server.cluster.replica import Replica
from hyakki.server.cluster.replication import catch_up, lost, overtaken, reload
from hyakki.server.errors import Conflict, Fault, Gone, NotNow, Overtaken, Unreachable
from hyakki.server.realtime.broadcast import Broadcast, Subscriber
from hyakki.server.realtime.messages import TableInfo
from hyakki.server.storage.loading import Kept, Reading, read_kept, read_table
from hyakki.server.storage.statements import add_records, as_json, drop_sealed, end_table, keep_sealed, update_table
from hyakki.server.storage.store import Statement
from hyakki.server.tables.automatic import Automatic
from hyakki.server.tables.clock import TableClock, Timers
from hyakki.server.tables.hints import Hints
from hyakki.server.tables.listing import live_info
from hyakki.server.tables.orders import Orders
from hyakki.server.tables.presence import Presence
from hyakki.server.tables.replacement import hand_over
from hyakki.server.tables.seats import NO_RESULT, OPEN, OVER, PLAYING, Seat
from hyakki.server.tables.series import game_over, next_game
from hyakki.server.tables.upgrades import VOTES, Mark, Offer

if TYPE_CHECKING:
    from hyakki.server.tables.registry import Registry

log = logging.getLogger("hyakki.table")

A_WHILE = 60.0
"""Seconds between two updates of a table's `touched`, if no clock is stored."""
TRIES = 20
"""The most attempts at a change that other workers overtake."""

T = TypeVar("T")


class LiveTable:
    """A live table: every change goes through `do` and `write`, one at a time."""

    def __init__(self, registry: Registry, kept: Kept, read: Reading) -> None:
        row = kept.row
        self.registry = registry
        self.id: str = row["id"]
        self.game: AnyGame = registry.game(row["game"])
        self.count: int = row["seats"]
        self.options: dict[str, Any] = msgspec.json.decode(row["options"])
        self.key: bytes = row["key"]
        self.commitment = Chance(self.key).commitment()
        self.pace: str = row["pace"]
        self.tempo: float = row["tempo"]
        self.listed = bool(row["listed"])
        self.spectators = bool(row["spectators"])
        self.hints: str = row["hints"]
        """Who may ask for hints, as the host has said."""
        self.waits = bool(row["waits"])
        """Whether a full table waits for its host."""
        self.automatic = Automatic(self, bool(row["automatic"]))
        self.parent: str | None = row["parent"]
        self.created: float = row["created"]
        self.touched = time.time()
        self.lock = asyncio.Lock()
        self.timers = Timers(self.id)
        self.broadcast = Broadcast(self)
        self.presence = Presence(self)
        self.rng = Random()
        self.bots = Bots(self)
        self.advice = Hints(self)
        self._viewers: dict[str, Viewer] = {}
        self._noted = 0.0
        """The time at which `touched` was last stored."""
        self.keeps = True
        """Whether this worker runs the clock and the bots of this table."""
        self.replica = Replica()
        self.load(kept, read)
        self.replica.note(self)

    # Seats and viewers

    def seats_of(self, guest: str) -> tuple[int, ...]:
        return self.viewer_of(guest).seats

    def viewer_of(self, guest: str) -> Viewer:
        return self._viewers.get(guest, SPECTATOR)

    def _seated(self) -> None:
        """Update the viewers after a change of seats."""
        guests = {seat.guest for seat in self.seats if seat.guest is not None}
        self._viewers = {
            guest: Viewer(number for number, seat in enumerate(self.seats) if seat.guest == guest) for guest in guests
        }

    def may_watch(self, guest: str) -> bool:
        return bool(self.seats_of(guest)) or self.spectators

    @property
    def alone(self) -> bool:
        """Whether there is one player at most, so that no other player could learn from how long an answer takes."""
        return len(self._viewers) < 2

    @property
    def is_playing(self) -> bool:
        return self.status == PLAYING and self.table is not None

    @property
    def is_closed(self) -> bool:
        """Whether the game was closed before its end, because it does not continue under the new rules."""
        return self.status == OVER and self.table is not None and not self.table.over

    @property
    def info(self) -> TableInfo:
        """The table as everyone may know it."""
        return live_info(self)

    # Loading

    def take_in(self, kept: Kept) -> None:
        """Take over everything from the store except the game itself."""
        row = kept.row
        self._holds = bool(kept.sealed)
        """Whether the store may hold sealed answers."""
        self.replica.reached(kept.changes)
        self.host: str = row["host"]
        self.invite: str = row["invite"]
        self.removed: list[str] = msgspec.json.decode(row["removed"])
        """Guests whom the host has removed."""
        self.status: str = row["status"]
        self.next: str | None = row["next"]
        self.result: dict[str, Any] | None = msgspec.json.decode(row["result"]) if row["result"] else None
        self.seats = kept.seats
        self._seated()
        self.orders = Orders(self, kept.orders)
        self.chat_count: int = kept.chat

    def load(self, kept: Kept, read: Reading) -> None:
        """Take over everything from the store."""
        row = kept.row
        self.take_in(kept)
        paces = self.registry.game(self.game.of or self.game.key).paces()
        self.clock = TableClock(paces, self.pace, self.registry.settings.tempo * self.tempo)
        self.rules = read.rules
        self.content = read.content
        self.table: Table | None = read.table
        self.offer: Offer | None = read.offer
        if not read.goes_on:  # the game ends; its Records stay as an open replay
            self.status, self.result = OVER, NO_RESULT
            self.later(lambda: self.registry.store.write(end_table(self.id, NO_RESULT)))
        if self.is_playing:
            assert self.table is not None
            self.clock.restore(None if self.offer else row["clock"], self.table.asks)
        self.replica.read_again()

    async def read(self) -> None:
        """Read the whole table again and drop what memory holds."""
        self.replica.lost_track()
        self.timers.clear()
        kept = await read_kept(self.registry.store, self.id)
        if kept is None:
            raise Gone("the table has been deleted")
        self.load(kept, read_table(self.game, kept))

    def hear(self, changes: int) -> None:
        """Note that the store has counted so many changes, and catch up."""
        if self.replica.heard(changes):
            self.later(lambda: catch_up(self))

    def wake(self) -> None:
        """Resume what the stored table was doing: clock, bots, a game that is about to begin or to be recorded."""
        if self.is_playing:
            self.presence.look()
            self.arm()
            self._go_on()
        elif self.status == OPEN:
            self.later(self.begin_if_full)
        else:
            self._end()

    def keep(self, keeps: bool) -> None:
        """Start or stop running the clock and the bots in this worker."""
        if keeps == self.keeps:
            return
        self.keeps = keeps
        self.timers.clear()
        self.presence.forget()
        if keeps:
            self.wake()

    def settle_if_due(self) -> None:
        """Close the window if a sealed answer given through another worker has decided it."""
        table = self.playing()
        if self.keeps and table.asks and table.asks[0].sealed and table.sealed and self._may_settle(table):
            moment = len(table.records)
            self.later(lambda: self._least_over(table, moment))

    # Changing: in memory first, then in the store, then broadcast; what cannot be stored is dropped

    async def do(self, act: Callable[[], Awaitable[T]]) -> T:
        """Make one change at a time. If another worker was first, try again on the table as it is then."""
        async with self.lock:
            try:
                for _ in range(TRIES):
                    if self.replica.doubtful:
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
        raise Fault("other workers keep changing this table; your request changed nothing: try again")

    def note_facts(self) -> None:
        if self.registry.store.counts:
            self.replica.note(self)

    def playing(self) -> Table:
        if self.table is None or self.status == OPEN:
            raise NotNow("the game has not begun")
        return self.table

    async def change(
        self, act: Callable[[Table], object], *more: Statement, ask: Ask | None = None, held: Statement | None = None
    ) -> bool:
        """Change the table, store the change and continue the game; return whether it made a Record. `held`: what to
        store if not. The lock must be held."""
        table = self.playing()
        if self.is_closed:
            raise NotNow("the game was closed, because it does not continue under the new rules")
        before, asks = len(table.records), table.asks
        try:
            act(table)
        except HyakkiError:
            if len(table.records) > before:
                await reload(self)
            raise
        except Exception:
            log.exception("table %s: a change failed; reading the table again", self.id)
            await reload(self)
            raise Fault("the server failed; nothing has changed") from None
        made = len(table.records) > before
        if made and self.offer is not None and table.over:
            await self._give_up()
            return True
        known = table.known_to(before, asks) if ask is not None and ask.open else EVERYONE
        if made:
            if known & EVERYONE:  # an answer that others may not know of moves no clock
                if ask is not None:
                    self.clock.acted(ask)
                self.clock.set(table.asks)
            more = (*more, *self._news(table, before))
        elif held is not None:
            more = (*more, held)
            self._holds = True
        with self.replica.writing(made):
            await self.write(*more)
        if made:
            self.moved(None if ask is None or ask.open else ask.seat, known)
        return made

    async def _give_up(self) -> None:
        """Close the game, because not all players continue under the new rules. Its Records stay in the store."""
        await self.write(end_table(self.id, NO_RESULT))
        await reload(self)
        self.broadcast.send()

    async def write(self, *statements: Statement) -> None:
        if not statements:
            return
        store = self.registry.store
        try:
            await store.write(*statements, seen=(self.id, self.replica.version))
        except asyncio.CancelledError:
            self.replica.lost_track()
            raise
        except Conflict:
            await overtaken(self)
            raise Overtaken("another worker was first") from None
        except Unreachable:
            raise
        except Exception:
            log.exception("table %s: storing a change failed; reading the table again", self.id)
            await reload(self)
            raise Fault("the change could not be stored; nothing has changed") from None
        if store.counts:
            self.replica.wrote()
            self.registry.workers.changed(self)

    def _news(self, table: Table, before: int) -> list[Statement]:
        """The statements for new Records, sealed answers that still count, the clock and the result."""
        now = self.touched = time.time()
        count, clock = len(table.records), self.clock.keep()
        statements = [
            self.seats[record.seat].row(self.id, record.seat)
            for record in table.records[before:]
            if isinstance(record, Replaced)
        ]
        if self.offer is not None:
            if table.passed is None:  # Records of the vote are stored once all have agreed
                return statements
            statements += self.offer.taken(self.id)
            before, self.offer = self.offer.kept, None
        statements += add_records(self.id, table.records[before:], before, now)
        if self._holds:
            statements.append(drop_sealed(self.id))
        statements += [keep_sealed(self.id, count, seat, [o.id for o in path]) for seat, path in table.sealed.items()]
        self._holds = bool(table.sealed)
        if clock is not None or now - self._noted > A_WHILE:
            statements.append(update_table(self.id, touched=now, clock=clock))
            self._noted = now
        if table.over:
            self.status = OVER
            self.result = self.game.standing(table.state).plain()
            statements.append(end_table(self.id, self.result))
        return statements

    async def begin(self) -> None:
        """Begin the game and play up to the first question. The lock must be held."""
        self.table = Table(self.game, self.rules, self.count, Chance(self.key))
        self.bots.begin()
        self.status = PLAYING
        # an older version may have stored the table with other Rules
        begun = update_table(self.id, status=PLAYING, rules=as_json(self.rules))
        await self.change(lambda table: table.apply(Began()), begun)
        self.presence.look()

    async def begin_if_full(self) -> None:
        async def begin() -> None:
            if self.status == OPEN and not self.waits and not any(seat.free for seat in self.seats):
                await self.begin()

        await self.do(begin)

    async def answer(self, guest: str, seat: int, ask_id: int, path: tuple[str, ...]) -> None:
        async def answer() -> None:
            self.own(guest, seat)
            await self.give_answer(seat, ask_id, path)

        await self.do(answer)

    async def give_answer(self, seat: int, ask_id: int, path: tuple[str, ...]) -> None:
        table = self.playing()
        ask = table.find_ask(seat, ask_id)
        if not ask.sealed:
            await self.change(lambda table: table.give(ask, path), ask=ask)
            return

        def give(table: Table) -> None:
            table.give(ask, path)
            if self._may_settle(table):
                table.settle()

        if not await self.change(give, held=keep_sealed(self.id, self._window(table), seat, path)):
            guest = self.seats[seat].guest
            if guest is not None:
                self.broadcast.kept(guest, seat)

    def _window(self, table: Table) -> int:
        """The number under which the store holds the sealed answers of the open window."""
        return len(table.records) if self.offer is None else VOTES

    def _may_settle(self, table: Table) -> bool:
        """Whether a window may close now: never before its least time (SV-06)."""
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
        """Change the table, unless that moment has passed."""

        async def change() -> None:
            if self.is_now(table, moment):
                await self.change(act)

        await self.do(change)

    def is_now(self, table: Table, moment: int) -> bool:
        return self.table is table and len(table.records) == moment and self.is_playing and not self.clock.stands

    async def propose(self, guest: str, seat: int, motion: str) -> None:
        async def propose() -> None:
            self.own(guest, seat)
            self.playing().absent = self.presence.absent()
            await self.change(lambda table: table.propose(seat, motion))

        await self.do(propose)

    async def take_back(self, guest: str, seat: int) -> None:
        async def take_back() -> None:
            self.own(guest, seat)
            await self.change(lambda table: self.automatic.take_back(table, seat))

        await self.do(take_back)

    async def order(self, guest: str, seat: int, kind: str, path: tuple[str, ...] | None) -> None:
        async def order() -> None:
            self.own(guest, seat)
            await self.orders.set(seat, kind, path)
            self.broadcast.send(only=guest)

        await self.do(order)

    async def pause(self, guest: str, paused: bool) -> None:
        async def pause() -> None:
            if not self.seats_of(guest):
                raise NotYours("only players of this table can stop the clock")
            if not self.is_playing:
                raise NotNow("the game is not being played, so no clock is running")
            self.hold(paused=paused, by=guest)
            await self.write(update_table(self.id, clock=self.clock.keep()))

        await self.do(pause)

    def hold(self, *, paused: bool | None = None, waiting: bool | None = None, by: str = "") -> None:
        """Stop or restart the clock."""
        if self.clock.hold(paused=paused, waiting=waiting, by=by) and self.is_playing:
            if not self.replica.pending:
                self.note_facts()
            self.arm()
            self.broadcast.send()

    def channels(self, viewer: Viewer) -> tuple[Channel, ...]:
        """Return the chat channels of a viewer: the game opens those of players; spectators have their own."""
        if self.table is not None:
            return self.table.channels(viewer)
        return (TABLE,) if viewer.seats else (WATCHERS,)

    # Seats

    async def reseat(self, number: int, seat: Seat, *more: Statement) -> None:
        """Change who sits in a seat before the start. The lock must be held."""
        now = time.time()
        await self.write(seat.row(self.id, number), update_table(self.id, touched=now), *more)
        self.seats[number], self.touched = seat, now
        self._seated()
        self.broadcast.send()

    async def remove_player(self, number: int, seat: Seat, invite: str) -> None:
        """Remove the player of a seat and replace the invitation, so that the old link is no longer valid. The lock
        must be held."""
        removed = [*self.removed, str(self.seats[number].guest)]
        await self.reseat(number, seat, update_table(self.id, invite=invite, removed=as_json(removed)))
        self.invite, self.removed = invite, removed

    async def keep_drops(self, number: int, drops: int) -> None:
        async def keep() -> None:
            seat = self.seats[number]
            seat.drops = max(seat.drops, drops)
            await self.write(seat.row(self.id, number))

        await self.do(keep)

    # Moving on

    def moved(self, by: int | None, known: int) -> None:
        """Continue after new Records: clock, bots, broadcast, Series. `by`: the seat whose question was answered;
        `known`: who may know that anything has happened."""
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
        self.broadcast.moved(by, known)

    def _end(self) -> None:
        self.timers.clear()
        self.presence.forget()
        self.later(lambda: game_over(self))

    def _go_on(self) -> None:
        if isinstance(self.game, Series) and self.game.under_way(self.playing().state) is not None:
            self.later(lambda: next_game(self))

    def arm(self, spent: float = 0.0) -> None:
        """Set the timers for the questions that are open. `spent`: seconds for which they have been open."""
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
        if self.automatic.waits(table):
            self.timers.after(0.0, lambda: self.automatic.give(table, moment))
        if self.bots.are_asked(table):
            delay = self.clock.bot_delay(self.alone, self.rng)
            self.timers.after(delay, lambda: self.bots.answer(table, moment))

    def later(self, act: Any) -> None:
        self.timers.begin(act)

    # Connecting and disconnecting

    def join(self, client: Subscriber) -> None:
        self.broadcast.subscribers.add(client)
        self.broadcast.send_to(client)
        self.registry.workers.here(self)
        self.presence.came(client.guest)
        self.broadcast.send(but=client)

    def quit(self, client: Subscriber) -> None:
        if client not in self.broadcast.subscribers:
            return
        self.broadcast.subscribers.discard(client)
        self.registry.workers.here(self)
        if client.guest not in self.presence.here():
            self.presence.went(client.guest)
            self.broadcast.send()

    def own(self, guest: str, seat: int) -> None:
        """Raise an error unless this guest plays in that seat."""
        if not 0 <= seat < self.count:
            raise Malformed(f"this table has no seat {seat}")
        if self.seats[seat].guest != guest or self.seats[seat].away:
            raise NotYours("that seat is not yours")

    def mark(self) -> list[Statement]:
        """The statement that stores a digest of the State, by which a later version notices changed rules."""
        if not self.is_playing or self.offer is not None:
            return []
        return [update_table(self.id, mark=as_json(Mark.of(self.playing())))]

    def close(self) -> None:
        self.timers.close()
        self.broadcast.close()
        self.presence.forget()
