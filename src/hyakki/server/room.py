"""A Room: one table with its people, its clock and its bots. What is acknowledged is stored."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from hyakki.bots import bot_of
from hyakki.bots.votes import refuses
from hyakki.core.chance import Chance
from hyakki.core.errors import HyakkiError, Malformed, NotYours, Stale
from hyakki.core.events import SPECTATOR, Viewer
from hyakki.core.game import Game
from hyakki.core.menu import Ask
from hyakki.core.motion import REFUSE, REPLACE
from hyakki.core.records import Began, Replaced
from hyakki.core.series import Series
from hyakki.core.table import Table
from hyakki.core.talk import TABLE, WATCHERS, Channel, may_speak
from hyakki.server.clock import TableClock, Timers
from hyakki.server.loading import read_rules, read_table
from hyakki.server.messages import Chat, Sitter, TableInfo
from hyakki.server.orders import Orders, silence
from hyakki.server.presence import Presence
from hyakki.server.renewal import VOTES, Mark, Offer
from hyakki.server.seats import NO_RESULT, OPEN, OVER, PLAYING, Fault, NotNow, Seat
from hyakki.server.store import Statement
from hyakki.server.telling import Line, Telling

if TYPE_CHECKING:
    from hyakki.server.house import House

log = logging.getLogger("hyakki.room")

A_WHILE = 60.0
"""Seconds after which it is stored again that a table is in use."""


class Room:
    def __init__(self, house: House, row: Any) -> None:
        self.house = house
        self.id: str = row["id"]
        self.game: Game[Any] = house.game(row["game"])
        self.count: int = row["seats"]
        self.options: dict[str, Any] = msgspec.json.decode(row["options"])
        self.key: bytes = row["key"]
        self.commitment = Chance(self.key).commitment()
        self.invite: str = row["invite"]
        self.host: str = row["host"]
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
        self.given: dict[Ask, int] = {}
        """Open questions to which a bot has nothing to add while their number holds."""
        self._viewers: dict[str, Viewer] = {}
        self._noted = 0.0
        """When it was last stored that somebody has acted."""
        self.load(row)

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

    def load(self, row: Any) -> None:
        """All that may change, as it is stored."""
        store = self.house.store
        self._holds = True
        """Whether sealed answers may lie in the store."""
        self.status: str = row["status"]
        self.next: str | None = row["next"]
        self.result: dict[str, Any] | None = msgspec.json.decode(row["result"]) if row["result"] else None
        sitting = store.all("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", self.id)
        self.seats = [
            Seat(each["guest"], each["name"], each["bot"], bool(each["away"]), each["drops"]) for each in sitting
        ]
        self._seated()
        paces = self.house.game(self.game.of or self.game.key).paces()
        self.clock = TableClock(paces, self.pace, self.house.settings.tempo * self.tempo)
        self.rules, new = read_rules(self.game, self.count, row["rules"], self.options)
        self.content = self.game.content(self.rules)
        read = read_table(self, row["mark"], new)
        self.table: Table | None = read.table
        self.offer: Offer | None = read.offer
        if not read.goes_on:  # never a dead table: what can still be told of it stays as an open replay
            self.status, self.result = OVER, NO_RESULT
            self.later(lambda: self.house.store.write(self._ending(NO_RESULT)))
        self.orders = Orders(self)
        (last,) = store.one("SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?", self.id) or (0,)
        self.chat_count: int = last
        if self.is_playing:
            assert self.table is not None
            self.clock.restore(None if self.offer else row["clock"], self.table.asks)

    def reload(self) -> None:
        """Something went wrong between memory and store: the store is right."""
        row = self.house.store.one("SELECT * FROM tables WHERE id = ?", self.id)
        assert row is not None
        self.timers.clear()
        self.load(row)
        self.wake()

    def wake(self) -> None:
        """It goes on from where it was stored: the clock, the bots, a game that was to begin or to be counted."""
        if self.is_playing:
            self.presence.look()
            self._arm()
            self._go_on()
        elif self.status == OPEN:
            self.later(self.begin_if_full)
        elif self.parent is not None:
            self.later(lambda: self.house.game_over(self))

    # Changing: in memory first, then stored, then told; what cannot be stored is forgotten

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
        before = len(table.records)
        try:
            act(table)
        except HyakkiError:
            if len(table.records) > before:
                self.reload()
            raise
        except Exception:
            log.exception("table %s failed and is read again", self.id)
            self.reload()
            raise Fault("something went wrong here; nothing has changed") from None
        made = len(table.records) > before
        if made and self.offer is not None and table.over:
            await self._give_up()
            return True
        if made:
            if ask is not None:
                self.clock.acted(ask)
            self.clock.set(table.asks)
            more = (*more, *self._news(table, before))
        elif held is not None:
            more = (*more, held)
            self._holds = True
        await self.write(*more)
        if made:
            self.moved(None if ask is None or ask.open else ask.seat)
        return made

    async def _give_up(self) -> None:
        """Not all go on under the new rules. What is stored stays, for whoever can read it."""
        await self.write(self._ending(NO_RESULT))
        self.reload()
        self.telling.tell()

    async def write(self, *statements: Statement) -> None:
        if not statements:
            return
        try:
            await self.house.store.write(*statements)
        except Exception:
            log.exception("table %s could not be stored and is read again", self.id)
            self.reload()
            raise Fault("that could not be stored; nothing has changed") from None

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
        return ("INSERT OR REPLACE INTO sealed VALUES (?, ?, ?, ?)", (self.id, number, seat, _json(path)))

    async def begin(self) -> None:
        """The first Steps, up to the first question."""
        self.table = Table(self.game, self.rules, self.count, Chance(self.key))
        self.given = {}
        self.status = PLAYING
        row = (_json(self.rules), self.id)  # the table may be older than these Rules
        statement: Statement = ("UPDATE tables SET status = 'playing', rules = ? WHERE id = ?", row)
        await self.change(lambda table: table.apply(Began()), statement)
        self.presence.look()

    async def begin_if_full(self) -> None:
        async with self.lock:
            if self.status == OPEN and not any(seat.free for seat in self.seats):
                await self.begin()

    async def answer(self, guest: str, seat: int, ask_id: int, path: tuple[str, ...]) -> None:
        async with self.lock:
            self._own(guest, seat)
            await self._answer(seat, ask_id, path)

    async def _answer(self, seat: int, ask_id: int, path: tuple[str, ...]) -> None:
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
                self.telling.kept(guest)

    def _window(self, table: Table) -> int:
        """The number under which sealed answers to what is open now lie in the store."""
        return len(table.records) if self.offer is None else VOTES

    def _may_settle(self, table: Table) -> bool:
        """A window closes once its outcome is fixed, but never before its least time."""
        least = self.clock.least(table.asks, self.alone)
        return not self.clock.stands and time.monotonic() - self.clock.opened >= least

    async def _least_over(self, table: Table, moment: int) -> None:
        async with self.lock:
            if not self._is_now(table, moment):
                return

            def settle(table: Table) -> None:
                self.orders.give(table)
                table.settle()

            await self.change(settle)

    async def _time_up(self, table: Table, moment: int) -> None:
        async with self.lock:
            if self._is_now(table, moment):
                await self.change(lambda table: table.time_up())

    def _is_now(self, table: Table, moment: int) -> bool:
        return self.table is table and len(table.records) == moment and self.is_playing and not self.clock.stands

    async def propose(self, guest: str, seat: int, motion: str) -> None:
        async with self.lock:
            self._own(guest, seat)
            self.playing().absent = self.presence.absent()
            await self.change(lambda table: table.propose(seat, motion))

    async def take_back(self, guest: str, seat: int) -> None:
        async with self.lock:
            self._own(guest, seat)
            await self.change(lambda table: table.take_back(seat))

    async def order(self, guest: str, seat: int, kind: str, path: tuple[str, ...] | None) -> None:
        async with self.lock:
            self._own(guest, seat)
            await self.orders.set(seat, kind, path)
            self.telling.tell(only=guest)

    async def pause(self, guest: str, paused: bool) -> None:
        async with self.lock:
            if not self.seats_of(guest):
                raise NotYours("only those who sit here can stop the clock")
            if not self.is_playing:
                raise NotNow("no clock is running")
            self.hold(paused=paused)
            await self.write(("UPDATE tables SET clock = ? WHERE id = ?", (self.clock.keep(), self.id)))

    def hold(self, *, paused: bool | None = None, waiting: bool | None = None) -> None:
        """The clock stands, or goes on."""
        if self.clock.hold(paused=paused, waiting=waiting) and self.is_playing:
            self._arm()
            self.telling.tell()

    def channels(self, viewer: Viewer) -> tuple[Channel, ...]:
        """Where those who sit may talk is for the game to say; those who watch talk among themselves."""
        if self.table is not None:
            return self.table.channels(viewer)
        return (TABLE,) if viewer.seats else (WATCHERS,)

    async def say(self, guest: str, name: str, channel: str, text: str) -> None:
        seats = self.seats_of(guest)
        longest, kept = self.house.settings.limits.chat_length, self.house.settings.limits.chat_kept
        plain = " ".join("".join(char for char in text if char.isprintable() or char.isspace()).split())
        if not plain or len(plain) > longest:
            raise Malformed(f"between 1 and {longest} characters")
        async with self.lock:
            may_speak(self.channels(self.viewer_of(guest)), channel)
            number = self.chat_count + 1
            line = Chat(number, channel, name, seats[0] if seats else None, plain, time.time())
            row = (self.id, number, channel, name, line.seat, plain, line.at)
            await self.write(
                ("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", row),
                ("DELETE FROM chat WHERE table_id = ? AND number <= ?", (self.id, number - kept)),
            )
            self.chat_count = number
            self.telling.chat()

    # Seats

    async def reseat(self, number: int, seat: Seat) -> None:
        """Before the start. The lock must be held."""
        now = time.time()
        await self.write(seat.row(self.id, number), ("UPDATE tables SET touched = ? WHERE id = ?", (now, self.id)))
        self.seats[number], self.touched = seat, now
        self._seated()
        self.telling.tell()

    async def keep_seats(self) -> None:
        async with self.lock:
            await self.write(*(seat.row(self.id, number) for number, seat in enumerate(self.seats)))

    async def leave(self, number: int) -> None:
        """Somebody is gone: the game may end by it; otherwise a bot goes on until its owner comes back (KI-R87)."""
        async with self.lock:
            if self.is_playing and not self.seats[number].away and self.seats[number].guest is not None:
                await self._replace(number, "judgement", away=True, left=self.offer is None)

    async def hand_over(self, number: int) -> None:
        """The others have agreed that a bot plays on for somebody who is not there."""
        async with self.lock:
            if self.is_playing and number in self.presence.absent():
                await self._replace(number, "judgement", away=True)

    async def take_over(self, number: int) -> None:
        async with self.lock:
            if self.is_playing and self.seats[number].away:
                await self._replace(number, "", away=False)

    async def _replace(self, number: int, bot: str, away: bool, left: bool = False) -> None:
        seat = self.seats[number]

        def change(table: Table) -> None:
            if left:
                table.leave(number)
            if not table.over:
                table.replace(number, seat.name, bot)
                seat.bot, seat.away = bot, away

        await self.change(change)
        self.presence.look()

    # Moving on

    def moved(self, by: int | None) -> None:
        """After every Record: the clock, the bots, everybody's screen; a Series goes on. `by`: whose question was
        answered by it, and is no more."""
        table = self.playing()
        self.house.records += 1
        if table.over:
            self.timers.clear()
            self.presence.forget()
            self.later(lambda: self.house.game_over(self))
        else:
            self.clock.opened = time.monotonic()
            self._arm()
            self._go_on()
            if table.passed is not None and table.passed.name == REPLACE:
                absent = table.passed.subject
                self.later(lambda: self.hand_over(absent))
        self.telling.moved(by)

    def _go_on(self) -> None:
        if isinstance(self.game, Series) and self.game.under_way(self.playing().state) is not None:
            self.later(lambda: self.house.next_game(self))

    def _arm(self) -> None:
        """What is to be done later, if nobody does anything before."""
        self.timers.clear()
        table = self.playing()
        moment = len(table.records)
        if self.clock.stands or not table.asks:
            return
        if self.clock.left is not None:
            self.timers.after(self.clock.left, lambda: self._time_up(table, moment))
        least = self.clock.least(table.asks, self.alone)
        if table.asks[0].sealed and (least or self.orders or table.sealed):
            self.timers.after(least, lambda: self._least_over(table, moment))
        if self._asked_bots(table) or self._open_to_bots(table):
            delay = self.clock.bot_delay(self.has_people, self.rng)
            self.timers.after(delay, lambda: self._bots(table, moment))

    def later(self, act: Any) -> None:
        self.timers.begin(act)

    def _asked_bots(self, table: Table) -> list[Ask]:
        """Questions for which a bot is waited for."""
        asked = [ask for ask in table.asks if self.seats[ask.seat].bot and ask.seat not in table.sealed]
        return [ask for ask in asked if self.given.get(ask) != table.ask_id(ask)]

    def _open_to_bots(self, table: Table) -> bool:
        """Nobody but bots is asked, and nothing but what is open."""
        return bool(table.asks) and all(ask.open and self.seats[ask.seat].bot for ask in table.asks)

    async def _bots(self, table: Table, moment: int) -> None:
        """Every bot that is asked now answers, from its View alone. If none of them has anything to add to what is open
        and nobody else is asked, it closes."""
        for ask in self._asked_bots(table):
            if not self._is_now(table, moment):
                return
            number, bot = table.ask_id(ask), self.seats[ask.seat].bot
            path = await self._thought(table, ask, bot)
            async with self.lock:
                if not self._is_now(table, moment) or not self.seats[ask.seat].bot:
                    return
                if path is None:
                    path = list(silence(table, ask))
                try:
                    if path:
                        await self._answer(ask.seat, number, tuple(path))
                except Stale:
                    return
                if ask.open and not (path and bot_of(bot).persists) and ask in table.asks:
                    await self._has_done(table, ask, bool(path))
        if self._open_to_bots(table):
            await self._time_up(table, moment)

    async def _has_done(self, table: Table, ask: Ask, answered: bool) -> None:
        """A bot that answers what is open once has nothing to add; others may be waiting for it to say so."""
        if answered and (rest := silence(table, ask)):
            await self._answer(ask.seat, table.ask_id(ask), rest)
        if ask in table.asks:
            self.given[ask] = table.ask_id(ask)

    async def _thought(self, table: Table, ask: Ask, bot: str) -> list[str] | None:
        if refuses(table, ask):
            return [REFUSE.id]
        view = table.view(Viewer((ask.seat,)))
        return await self.house.thinkers.think(self.game.key, bot, view, ask.seat, ask.kind, self.rng.random())

    # Coming and going

    def join(self, line: Line) -> None:
        self.telling.lines.add(line)
        self.telling.tell_one(line)
        self.telling.chat(line)
        self.presence.came(line.guest)
        self.telling.tell(but=line)

    def quit(self, line: Line) -> None:
        if line not in self.telling.lines:
            return
        self.telling.lines.discard(line)
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
