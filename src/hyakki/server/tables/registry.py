"""The registry: all live tables of this process, and what guests do with tables."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Collection, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from hyakki import __version__
from hyakki.core import replay as replays
from hyakki.core import report as reports
from hyakki.core.account import Account, Count, account_of
from hyakki.core.errors import NotYours
from hyakki.core.events import Viewer, seat_name
from hyakki.core.game import AnyGame, games
from hyakki.core.names import clean_name
from hyakki.core.report import Report
from hyakki.core.structs import ready_structs
from hyakki.server.bots.hinting import HintProcess
from hyakki.server.bots.process import BotProcesses
from hyakki.server.bots.trials import Trials
from hyakki.server.cluster.replication import settled
from hyakki.server.cluster.workers import Cluster, Workers
from hyakki.server.errors import Gone, NotFound, NotNow, TooMany, TooMuch, Unreachable
from hyakki.server.identity import Guest, Identity
from hyakki.server.jobs.background import in_thread
from hyakki.server.limits.rates import Buckets
from hyakki.server.limits.turns import Turns
from hyakki.server.ops.expiry import expire, expire_forever
from hyakki.server.ops.health import Checkup
from hyakki.server.ops.metrics import Metrics
from hyakki.server.ops.reports import keep as keep_report
from hyakki.server.replays.cache import Cache
from hyakki.server.replays.player import ReplayPlayer
from hyakki.server.replays.reviews import Reviews
from hyakki.server.settings import Settings
from hyakki.server.storage.loading import read_in_thread, read_kept
from hyakki.server.storage.store import Store
from hyakki.server.tables.clock import persist
from hyakki.server.tables.creation import ID_BYTES, INVITE_BYTES
from hyakki.server.tables.listing import CLEAR, STATUS, tables_of
from hyakki.server.tables.live import LiveTable
from hyakki.server.tables.replacement import leave
from hyakki.server.tables.seats import OPEN, OVER, PLAYING, Seat, bot_seat, distinct, is_called

log = logging.getLogger("hyakki.registry")

SIGNED_OUT = (4401, "the token was rotated: sign in again")
CUSTOM_WAITING, CUSTOM_TOGETHER = 30, 2
"""The most custom contents of one address that wait to be read, and how many are read at once."""
REPLAY_CACHE_BYTES = 32 * 1024 * 1024
A_MOMENT = 1.0
"""Seconds that other windows of a browser have to find a new token."""
FINISHED_RECORDS = (
    "SELECT count(*) FROM records r JOIN tables t ON t.id = r.table_id WHERE t.id = ? AND t.status = 'over'"
)


LASTED = "SELECT min(at), max(at) FROM records WHERE table_id = ?"
UNITS = (("account-minutes", 60, 180), ("account-hours", 3600, 72), ("account-days", 86400, 0))
"""Units for the length of a game: the seconds of each, and the largest number that is shown in it. The last unit has
no limit."""


class Registry:
    """All live tables of this process, with the store, the workers, the bots and the limits that they share."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.identity = Identity(store, lambda: self.later(self._sign_out_soon()))
        self.bots = BotProcesses()
        self.trials = Trials(settings.limits)
        self.hints = HintProcess()
        self.tables: dict[str, LiveTable] = {}
        self._games: dict[str, AnyGame] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.sockets = 0
        guesses, guests = settings.limits.guesses_per_minute, settings.limits.guests_per_minute
        self._guesses = Buckets(guesses / 60, guesses)
        self._newcomers = Buckets(guests / 60, guests)
        self._reading: dict[str, asyncio.Task[LiveTable]] = {}
        """Tables that are being read into memory."""
        self.workers = Workers()
        self.replay_cache = Cache(REPLAY_CACHE_BYTES)
        """Responses that show a replay step by step, or how a game went."""
        self.replay_player = ReplayPlayer()
        self.reviews = Reviews(store)
        limits = settings.limits
        self._replayed = Buckets(limits.replayed_per_second, limits.replayed_at_once)
        self.turns = Turns(CUSTOM_WAITING, CUSTOM_TOGETHER)
        """Turns for reading custom content, which takes long."""
        self.records = 0
        self.metrics = Metrics()
        self.checkup = Checkup(store)

    async def open(self) -> None:
        """Start serving; tables in play resume, with their clocks and their bots."""
        await self.identity.open()
        self._games.update(games())
        ready_structs()
        if self.settings.broker:
            self.workers = Cluster(self, self.settings.broker)
            await self.workers.open()
        log.info("the server has started: %d tables in play", await self._count(PLAYING))
        self.later(persist(self._wake_all))
        self.later(expire_forever(self))
        self.later(self.checkup.look())

    async def _wake_all(self) -> None:
        """Resume all tables in play, one after the other."""
        full = "SELECT id FROM tables t WHERE status = 'open' AND waits = 0 AND NOT EXISTS "
        full += "(SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.guest IS NULL AND s.bot = '')"
        playing = "SELECT id FROM tables WHERE status = 'playing' ORDER BY pace, touched DESC"
        for query in (playing, full):
            await self.mind([row["id"] for row in await self.store.all(query)])

    async def mind(self, tables: Collection[str]) -> None:
        """Run the clocks and the bots of these tables, unless another worker does."""
        for id in await self.workers.take(tables):
            await self.try_table(id)
            await asyncio.sleep(0)

    async def rest(self) -> None:
        """Store a mark of every game before shutdown, by which a later version notices changed rules."""
        marks = [statement for live in self.tables.values() for statement in live.mark()]
        if marks:
            with suppress(Unreachable):
                await self.store.write(*marks)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for live in self.tables.values():
            live.close()
        await self.bots.close()
        await self.trials.close()
        await self.hints.close()
        await self.replay_player.close()
        await self.reviews.close()
        await self.workers.close()
        await self.store.close()

    def game(self, key: str) -> AnyGame:
        if key not in self._games:
            raise NotFound(f"there is no game {key!r}: choose one of {', '.join(self._games)}")
        return self._games[key]

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work, name=getattr(work, "__qualname__", None))
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background task %s failed", task.get_name(), exc_info=task.exception())

    async def may_guess(self, address: str) -> None:
        """Raise TooMuch if this address has tried too many recovery codes."""
        guesses = self.settings.limits.guesses_per_minute
        shared = self.workers.may("guesses", address, guesses / 60, guesses)
        if not await shared or not self._guesses.take(address):
            raise TooMuch("too many recovery codes tried: try again in a minute")

    async def may_come(self, address: str) -> None:
        """Raise TooMuch if this address has created too many guests: the server keeps each for months."""
        guests = self.settings.limits.guests_per_minute
        shared = self.workers.may("guests", address, guests / 60, guests)
        if not await shared or not self._newcomers.take(address):
            raise TooMuch("too many guests from your address: try again in a minute")

    def may_replay(self, address: str, records: int) -> None:
        """Raise TooMuch if this address has had too many moves replayed."""
        if not self._replayed.take(address, records):
            raise TooMuch("too many replays: try again in a moment")

    # Tables

    async def visit(self, id: str, address: str) -> LiveTable:
        """The table with this id, for a client at this address; reading a finished game counts as a replay."""
        if id not in self.tables and id not in self._reading:
            (records,) = await self.store.one(FINISHED_RECORDS, id) or (0,)
            self.may_replay(address, records)
        return await self.live(id)

    async def live(self, id: str) -> LiveTable:
        """The table with this id, as it is stored now; read into memory if it is not there."""
        live = self.tables.get(id)
        if live is None:
            reading = self._reading.get(id)
            if reading is None:
                reading = self._reading[id] = asyncio.get_running_loop().create_task(self._read(id))
                reading.add_done_callback(lambda _: self._reading.pop(id, None))
            live = await asyncio.shield(reading)
        try:
            await settled(live)
        except Gone:
            await self.forget(id)
            raise NotFound(f"there is no table {id!r}") from None
        return live

    async def _read(self, id: str) -> LiveTable:
        kept = await read_kept(self.store, id)
        if kept is None:
            raise NotFound(f"there is no table {id!r}")
        live = LiveTable(self, kept, await read_in_thread(self.game(kept.row["game"]), kept))
        self.tables[id] = live
        await self.workers.adopt(live)
        live.wake()
        return live

    async def forget(self, id: str) -> None:
        """Remove a table from memory."""
        live = self.tables.pop(id, None)
        if live is not None:
            live.close()
        await self.workers.release([id])

    async def _count(self, status: str) -> int:
        (count,) = await self.store.one("SELECT count(*) FROM tables WHERE status = ?", status) or (0,)
        return int(count)

    async def rename(self, guest: Guest, said: str) -> None:
        """Change a guest's name, also in the seats of games that have not begun."""
        name, before = clean_name(said, self.settings.limits.name_length), guest.name
        await self.identity.rename(guest, name)
        self.workers.renamed(guest.id)
        query = (
            "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id WHERE s.guest = ? AND t.status = ?"
        )
        for row in await self.store.all(query, guest.id, OPEN):
            live = await self.live(row["id"])
            await live.do(partial(self._rename_at, live, guest, before))

    async def _rename_at(self, live: LiveTable, guest: Guest, before: str) -> None:
        for number in live.seats_of(guest.id):
            if live.status == OPEN and is_called(live.seats[number], before):
                others = [seat for other, seat in enumerate(live.seats) if other != number]
                await live.reseat(
                    number, Seat(guest.id, distinct(guest.name, others, self.settings.limits.name_length))
                )

    async def rotate(self, guest: Guest) -> tuple[str, str] | None:
        """Replace the guest's token and recovery code, and sign out all who use the old token; None if another request
        has just done so."""
        made = await self.identity.rotate(guest)
        self.workers.renamed(guest.id)
        self.later(self._sign_out_soon())
        return made

    async def _sign_out_soon(self) -> None:
        """Sign out after a moment, in which other windows of the same browser find the new token."""
        await asyncio.sleep(A_MOMENT)
        await self.sign_out()

    async def sign_out(self) -> None:
        """Close the sockets that were opened with a token that has been rotated since."""
        rotations = await self.identity.all_rotations()
        for client in [client for live in self.tables.values() for client in live.broadcast.subscribers]:
            if client.rotations < rotations.get(client.guest, 0):
                client.close(*SIGNED_OUT)

    async def sit(self, guest: Guest, id: str, invite: str | None, wanted: int | None) -> LiveTable:
        live = await self.live(id)

        async def sit_down() -> None:
            if live.seats_of(guest.id):
                return
            if live.status != OPEN:
                raise NotNow("the game has already begun")
            if not _may_sit(live, guest, invite):
                raise NotYours("you need an invitation to this table: ask a player there for the link")
            free = [number for number, seat in enumerate(live.seats) if seat.free]
            if not free or (wanted is not None and wanted not in free):
                raise NotNow("that seat is taken: choose another")
            number = free[0] if wanted is None else wanted
            await live.reseat(
                number, Seat(guest.id, distinct(guest.name, live.seats, self.settings.limits.name_length))
            )

        await live.do(sit_down)
        await live.begin_if_full()
        return live

    async def set_bot(self, guest: Guest, id: str, number: int, bot: str) -> LiveTable:
        """Let the host put a bot in a seat or free it before the start; a player in the seat is removed."""
        live = await self.live(id)

        async def set_bot() -> None:
            self._only_host(live, guest)
            if live.status != OPEN:
                raise NotNow("the game has already begun")
            if not 0 <= number < live.count:
                raise NotFound(f"this table has no seat {number}")
            if live.seats[number].guest == guest.id:
                raise NotNow("this is your own seat: leave the table to free it")
            seat = bot_seat(live.seats, bot) if bot else Seat(None, "")
            if live.seats[number].guest is None:
                await live.reseat(number, seat)
            else:
                await live.remove_player(number, seat, secrets.token_urlsafe(INVITE_BYTES))

        await live.do(set_bot)
        return live

    async def start(self, guest: Guest, id: str) -> LiveTable:
        live = await self.live(id)

        async def start() -> None:
            self._only_host(live, guest)
            if live.status != OPEN:
                raise NotNow("the game has already begun")
            for number, seat in enumerate(live.seats):
                if seat.free:
                    await live.reseat(number, bot_seat(live.seats, "judgement"))
            await live.begin()

        await live.do(start)
        return live

    def _only_host(self, live: LiveTable, guest: Guest) -> None:
        if live.host != guest.id:
            raise NotYours("only the host of this table can do that")

    async def leave(self, guest: Guest, id: str) -> LiveTable:
        """Free the seat before the start; in play a bot plays on in it until the player returns (SV-02)."""
        live = await self.live(id)
        seats, hosts = live.seats_of(guest.id), live.status == OPEN and live.host == guest.id
        if not seats and not hosts:
            raise NotYours("you have no seat at this table")
        for number in seats:
            if live.status == OPEN:
                await live.do(partial(self._get_up, live, guest, number))
            elif live.status == PLAYING:
                await leave(live, number)
        if live.status == OPEN and live.host == guest.id:
            await self._hand_over(live)
        return live

    async def _get_up(self, live: LiveTable, guest: Guest, number: int) -> None:
        if live.status == OPEN and live.seats[number].guest == guest.id:
            await live.reseat(number, Seat(None, ""))

    async def _hand_over(self, live: LiveTable) -> None:
        """Make the next player the host, after the host has left."""

        async def hand_over() -> None:
            heir = next((seat.guest for seat in live.seats if seat.guest is not None), None)
            if heir is not None:
                await live.write(("UPDATE tables SET host = ? WHERE id = ?", (heir, live.id)))
                live.host = heir
                live.broadcast.send()

        await live.do(hand_over)

    async def invite(self, guest: Guest, id: str) -> str:
        live = await self.live(id)
        if guest.id != live.host and not live.seats_of(guest.id):
            raise NotYours("only players and the host can get the invitation: ask one of them for the link")
        return live.invite

    # Lists, replays, reports

    async def my_tables(self, guest: Guest) -> list[dict[str, Any]]:
        return await tables_of(self, guest.id)

    async def clear(self, guest: Guest, id: str) -> None:
        """Take a table off the guest's list. A game that is not over is left."""
        row = await self.store.one(STATUS, id, guest.id)
        if row is None:
            raise NotFound("this table is not on your list")
        if row["status"] != OVER:
            await self.leave(guest, id)
        if row["status"] != OPEN:
            await self.store.write((CLEAR, (guest.id, id, time.time())))

    async def lobby(self) -> list[Any]:
        query = "SELECT id FROM tables WHERE status = 'open' AND listed = 1 ORDER BY touched DESC LIMIT 100"
        return [live.info for live in await self._live_tables(query)]

    async def _live_tables(self, query: str, *args: Any) -> list[LiveTable]:
        found = [await self.try_table(row["id"]) for row in await self.store.all(query, *args)]
        return [live for live in found if live is not None]

    async def try_table(self, id: str) -> LiveTable | None:
        """The table with this id; None if it is gone or this version cannot read it."""
        try:
            return await self.live(id)
        except NotFound:
            await self.workers.release([id])
        except Unreachable:
            raise
        except Exception:
            log.exception("table %s: reading it from the store failed", id)
        return None

    async def finished(self, id: str, address: str, guest: Guest | None) -> LiveTable:
        """A table, also after its game, for a guest who may see it."""
        live = await self.visit(id, address)
        if not live.may_watch(guest.id if guest is not None else ""):
            raise NotYours("this table does not allow spectators, also when its game is over")
        return live

    def replay(self, live: LiveTable) -> replays.Replay:
        if live.table is None or live.status != OVER:
            raise NotNow("the replay is available once the game is over")
        return replays.export(live.table, _sitters(live))

    async def account(self, live: LiveTable) -> Account:
        """How a finished game went, and how long it took."""
        told = account_of(live.table) if live.table is not None and live.status == OVER else None
        if told is None:
            raise NotNow("the account of a game is available once the game is over")
        begun, ended = await self.store.one(LASTED, live.id) or (0.0, 0.0)
        return msgspec.structs.replace(told, numbers=(_length((ended or 0.0) - (begun or 0.0)), *told.numbers))

    async def may_import(self, guest: Guest) -> None:
        (own,) = await self.store.one("SELECT count(*) FROM replays WHERE guest = ?", guest.id) or (0,)
        if own >= self.settings.limits.replays_per_guest:
            raise TooMany("you have imported too many replays: wait until old ones expire")

    async def keep_replay(self, guest: Guest, document: bytes) -> str:
        id = secrets.token_urlsafe(ID_BYTES)
        row = (id, document, guest.id, time.time())
        await self.store.write(("INSERT INTO replays VALUES (?, ?, ?, ?)", row))
        return id

    async def report(self, live: LiveTable, guest: Guest, text: str, seat: int | None = None) -> Report:
        """Keep a bug report for the operator; return the part that the reporter may see."""
        viewer = live.viewer_of(guest.id)
        if not viewer.seats:
            raise NotYours("only players of this table can report a bug")
        if seat is not None:
            if seat not in viewer.seats:
                raise NotYours("that seat is not yours")
            viewer = Viewer((seat,))
        name = f"{live.game.key}-{live.id}-{secrets.token_hex(4)}.json"
        report = reports.make(name, __version__, live.playing(), _sitters(live), viewer, text)
        limits = self.settings.limits
        most = (limits.reports, limits.reports_per_table)
        if not await in_thread(keep_report, self.settings.data, report, live.id, *most):
            raise TooMany("the server has too many bug reports: try again later")
        return reports.for_reporter(report)

    async def expire(self, now: float | None = None) -> list[str]:
        """Delete what has expired; return the ids of the deleted tables."""
        return await expire(self, now)


def _may_sit(live: LiveTable, guest: Guest, invite: str | None) -> bool:
    """Whether the guest may take a seat. A guest whom the host removed needs the new invitation, always."""
    invited = secrets.compare_digest((invite or "").encode(), live.invite.encode())
    return invited or (live.listed and guest.id not in live.removed)


def _sitters(live: LiveTable) -> list[replays.Sitter]:
    return [replays.Sitter(seat.name or seat_name(number), seat.bot) for number, seat in enumerate(live.seats)]


def _length(seconds: float) -> Count:
    """The length of a game in minutes, hours or days, at least one."""
    lengths = [(key, max(1, round(seconds / unit)), most) for key, unit, most in UNITS]
    return next((Count(key, length) for key, length, most in lengths if length <= most), Count(*lengths[-1][:2]))
