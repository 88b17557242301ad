"""The registry: all tables of this server, who may sit where, and what outlives a visit."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Collection, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from hyakki import __version__
from hyakki.core import replay as replays
from hyakki.core import report as reports
from hyakki.core.chance import KEY_BYTES
from hyakki.core.errors import Malformed, NotYours
from hyakki.core.events import Viewer, seat_name
from hyakki.core.game import Game, games
from hyakki.core.names import clean_name
from hyakki.core.records import Played
from hyakki.core.report import Report
from hyakki.core.save import digest
from hyakki.core.series import Series
from hyakki.core.structs import ready_structs
from hyakki.server.bots.process import Thinkers
from hyakki.server.cluster.replication import settled
from hyakki.server.cluster.workers import Together, Workers
from hyakki.server.identity import Guest, Identity
from hyakki.server.jobs.background import in_thread
from hyakki.server.limits.quotas import (
    ONE_AFTER_THE_OTHER,
    TooMany,
    TooMuch,
    check_number,
    limits_on,
    network_of,
    while_there_may_be,
)
from hyakki.server.limits.rates import Buckets
from hyakki.server.ops.expiry import sweep, sweep_for_ever
from hyakki.server.ops.health import Checkup
from hyakki.server.ops.metrics import Figures
from hyakki.server.ops.reports import keep as keep_report
from hyakki.server.replays.cache import Shelf
from hyakki.server.replays.player import Replayer
from hyakki.server.settings import Settings
from hyakki.server.storage.loading import read_beside, read_kept
from hyakki.server.storage.store import Conflict, Statement, Store, Unreachable
from hyakki.server.tables.clock import PACES, persist
from hyakki.server.tables.custom import read_options
from hyakki.server.tables.listing import tables_of
from hyakki.server.tables.live import LiveTable
from hyakki.server.tables.replacement import leave
from hyakki.server.tables.seating import apart, bot_seat, first_seats, is_called
from hyakki.server.tables.seats import OPEN, OVER, PLAYING, Gone, NotFound, NotNow, Seat

log = logging.getLogger("hyakki.registry")

ID_BYTES = 9
INVITE_BYTES = 15
SIGNED_OUT = (4401, "that token was made anew elsewhere")
SHELF_BYTES = 32 * 1024 * 1024
A_MOMENT = 1.0
OF_A_GAME_THAT_IS_OVER = (
    "SELECT count(*) FROM records r JOIN tables t ON t.id = r.table_id WHERE t.id = ? AND t.status = 'over'"
)


class Registry:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.identity = Identity(store, lambda: self.later(self._sign_out_soon()))
        self.thinkers = Thinkers()
        self.tables: dict[str, LiveTable] = {}
        self._games: dict[str, Game[Any]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.sockets = 0
        guesses = settings.limits.guesses_per_minute
        self._guesses = Buckets(guesses / 60, guesses)
        self._reading: dict[str, asyncio.Task[LiveTable]] = {}
        """Tables that are being read into memory."""
        self.workers = Workers()
        self.shelf = Shelf(SHELF_BYTES)
        """Replays, step by step."""
        self.replayer = Replayer()
        limits = settings.limits
        self._replayed = Buckets(limits.replayed_per_second, limits.replayed_at_once)
        self.records = 0
        self.figures = Figures()
        self.checkup = Checkup(store)

    async def open(self) -> None:
        """Every table that was being played goes on, its clock and its bots too."""
        await self.identity.open()
        self._games.update(games())
        ready_structs()
        if self.settings.broker:
            self.workers = Together(self, self.settings.broker)
            await self.workers.open()
        log.info("the server is open: %d tables are being played", await self._count(PLAYING))
        self.later(persist(self._wake_all))
        self.later(sweep_for_ever(self))
        self.later(self.checkup.look())

    async def _wake_all(self) -> None:
        """One after the other, those with a visitor first."""
        full = "SELECT id FROM tables t WHERE status = 'open' AND NOT EXISTS "
        full += "(SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.guest IS NULL AND s.bot = '')"
        playing = "SELECT id FROM tables WHERE status = 'playing' ORDER BY pace, touched DESC"
        for query in (playing, full):
            await self.mind([row["id"] for row in await self.store.all(query)])

    async def mind(self, tables: Collection[str]) -> None:
        """Their clocks and their bots, unless another worker does."""
        for id in await self.workers.take(tables):
            await self.try_table(id)
            await asyncio.sleep(0)

    async def rest(self) -> None:
        """Before it closes in good order, perhaps for an upgrade: how every game stands."""
        marks = [statement for live in self.tables.values() for statement in live.mark()]
        if marks:
            with suppress(Unreachable):
                await self.store.write(*marks)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for live in self.tables.values():
            live.close()
        await self.thinkers.close()
        await self.replayer.close()
        await self.workers.close()
        await self.store.close()

    def game(self, key: str) -> Game[Any]:
        if key not in self._games:
            raise NotFound(f"there is no game {key!r}; there are {', '.join(self._games)}")
        return self._games[key]

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("what was to be done later failed", exc_info=task.exception())

    async def may_guess(self, address: str) -> None:
        """Codes are too long to be guessed, and nobody may try for long."""
        guesses = self.settings.limits.guesses_per_minute
        shared = self.workers.may("guesses", address, guesses / 60, guesses)
        if not await shared or not self._guesses.take(address):
            raise TooMuch("too many codes tried: wait a minute")

    def may_replay(self, visitor: str, records: int) -> None:
        """To play a game again takes long."""
        if not self._replayed.take(visitor, records):
            raise TooMuch("too many moves to be played again: wait a moment")

    # Tables

    async def visit(self, id: str, visitor: str) -> LiveTable:
        """For somebody from this address, who may not have one game after the other played again."""
        if id not in self.tables and id not in self._reading:
            (records,) = await self.store.one(OF_A_GAME_THAT_IS_OVER, id) or (0,)
            self.may_replay(visitor, records)
        return await self.live(id)

    async def live(self, id: str) -> LiveTable:
        """The table as it is stored now, read on the first visit."""
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
        live = LiveTable(self, kept, await read_beside(self.game(kept.row["game"]), kept))
        self.tables[id] = live
        await self.workers.settle_in(live)
        live.wake()
        return live

    async def forget(self, id: str) -> None:
        """A table leaves memory."""
        live = self.tables.pop(id, None)
        if live is not None:
            live.close()
        await self.workers.release([id])

    async def create(
        self,
        guest: Guest,
        key: str,
        seats: list[str],
        pace: str,
        listed: bool,
        spectators: bool,
        options: dict[str, Any],
        parent: str | None = None,
        sitting: list[Seat] | None = None,
        before: LiveTable | None = None,
        tempo: float = 1.0,
        address: str = "",
    ) -> LiveTable:
        game = self.game(key)
        self._check_new(game, seats, pace)
        made_from = await self._origin(before, address)
        # a Series goes on, whatever else there is
        limits = [] if parent is not None else limits_on(self.settings.limits, guest.id, made_from)
        await check_number(self.store, limits)
        most = self.settings.limits.options_bytes
        options, rules = await in_thread(read_options, game, len(seats), options, most)
        taken = sitting or first_seats(guest, seats, self.settings.limits.name_length)
        id, now = secrets.token_urlsafe(ID_BYTES), time.time()
        row = {
            "id": id,
            "game": key,
            "seats": len(seats),
            "rules": msgspec.json.encode(rules).decode(),
            "options": msgspec.json.encode(options).decode(),
            "key": secrets.token_bytes(KEY_BYTES),
            "invite": secrets.token_urlsafe(INVITE_BYTES),
            "host": guest.id,
            "pace": pace,
            "tempo": tempo,
            "listed": listed,
            "spectators": spectators,
            "status": OPEN,
            "parent": parent,
            "created": now,
            "touched": now,
            "made_from": made_from,
        }
        marks, (so_long, counted) = ", ".join("?" * len(row)), while_there_may_be(limits)
        insert = f"INSERT INTO tables ({', '.join(row)}) SELECT {marks} WHERE {so_long}"
        statements: list[Statement] = [
            ONE_AFTER_THE_OTHER,
            (insert, (*row.values(), *counted)),
            *(seat.row(id, number) for number, seat in enumerate(taken)),
        ]
        if before is None:
            try:
                await self.store.write(*statements)
            except Conflict:  # there is no table for the seats
                await check_number(self.store, limits)
                raise TooMuch("too many make tables at once: wait a moment") from None
        else:
            await before.write(*statements, ("UPDATE tables SET next = ? WHERE id = ?", (id, before.id)))
        live = await self.live(id)
        await live.begin_if_full()
        return live

    def _check_new(self, game: Game[Any], seats: list[str], pace: str) -> None:
        if not game.least <= len(seats) <= game.most:
            raise Malformed(f"{game.key} has {game.least} to {game.most} seats, not {len(seats)}")
        if pace not in PACES:
            raise Malformed(f"{pace!r} is not one of {', '.join(PACES)}")

    async def _origin(self, before: LiveTable | None, address: str) -> str:
        """From where a table was made; what follows another comes from where that one did."""
        if before is None:
            return self.identity.mark_of(network_of(address)) if address else ""
        row = await self.store.one("SELECT made_from FROM tables WHERE id = ?", before.id)
        return str(row["made_from"]) if row is not None else ""

    async def _count(self, status: str) -> int:
        (count,) = await self.store.one("SELECT count(*) FROM tables WHERE status = ?", status) or (0,)
        return int(count)

    async def rename(self, guest: Guest, said: str) -> None:
        """Where the game has not begun, the seat takes the new name too."""
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
                await live.reseat(number, Seat(guest.id, apart(guest.name, others, self.settings.limits.name_length)))

    async def renew(self, guest: Guest) -> tuple[str, str] | None:
        """Another token and another recovery code, unless somebody has just got them; all who hold the old ones go."""
        made = await self.identity.renew(guest)
        self.workers.renamed(guest.id)
        self.later(self._sign_out_soon())
        return made

    async def _sign_out_soon(self) -> None:
        """Other windows of the browser that has asked find the new token by then."""
        await asyncio.sleep(A_MOMENT)
        await self.sign_out()

    async def sign_out(self) -> None:
        """Whoever came by a token that was made anew since."""
        renewed = await self.identity.all_renewed()
        for line in [line for live in self.tables.values() for line in live.telling.lines]:
            if line.renewed < renewed.get(line.guest, 0):
                line.shut_out(*SIGNED_OUT)

    async def sit(self, guest: Guest, id: str, invite: str | None, wanted: int | None) -> LiveTable:
        live = await self.live(id)

        async def sit_down() -> None:
            if live.seats_of(guest.id):
                return
            if live.status != OPEN:
                raise NotNow("the game has begun already")
            if not _may_sit(live, guest, invite):
                raise NotYours("here one sits down by the link alone: those who sit here can send it to you")
            free = [number for number, seat in enumerate(live.seats) if seat.free]
            if not free or (wanted is not None and wanted not in free):
                raise NotNow("that seat is taken")
            number = free[0] if wanted is None else wanted
            await live.reseat(number, Seat(guest.id, apart(guest.name, live.seats, self.settings.limits.name_length)))

        await live.do(sit_down)
        await live.begin_if_full()
        return live

    async def set_bot(self, guest: Guest, id: str, number: int, bot: str) -> LiveTable:
        """The host, before the start: a bot, or nobody; somebody who sits there is sent away."""
        live = await self.live(id)

        async def set_bot() -> None:
            self._only_host(live, guest)
            if live.status != OPEN:
                raise NotNow("the game has begun already")
            if not 0 <= number < live.count:
                raise NotFound(f"there is no seat {number}")
            if live.seats[number].guest == guest.id:
                raise NotNow("that is your own seat")
            seat = bot_seat(live.seats, bot) if bot else Seat(None, "")
            if live.seats[number].guest is None:
                await live.reseat(number, seat)
            else:
                await live.send_away(number, seat, secrets.token_urlsafe(INVITE_BYTES))

        await live.do(set_bot)
        return live

    async def start(self, guest: Guest, id: str) -> LiveTable:
        live = await self.live(id)

        async def start() -> None:
            self._only_host(live, guest)
            if live.status != OPEN:
                raise NotNow("the game has begun already")
            for number, seat in enumerate(live.seats):
                if seat.free:
                    await live.reseat(number, bot_seat(live.seats, "judgement"))
            await live.begin()

        await live.do(start)
        return live

    def _only_host(self, live: LiveTable, guest: Guest) -> None:
        if live.host != guest.id:
            raise NotYours("only the host of the table can do that")

    async def leave(self, guest: Guest, id: str) -> LiveTable:
        """Before the start the seat is free again; in play a bot goes on in it until its owner comes back (KI-R87)."""
        live = await self.live(id)
        seats, hosts = live.seats_of(guest.id), live.status == OPEN and live.host == guest.id
        if not seats and not hosts:
            raise NotYours("you do not sit at this table")
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
        """A host who gets up leaves the table to the next person there."""

        async def hand_over() -> None:
            heir = next((seat.guest for seat in live.seats if seat.guest is not None), None)
            if heir is not None:
                await live.write(("UPDATE tables SET host = ? WHERE id = ?", (heir, live.id)))
                live.host = heir
                live.telling.tell()

        await live.do(hand_over)

    async def invite(self, guest: Guest, id: str) -> str:
        live = await self.live(id)
        if guest.id != live.host and not live.seats_of(guest.id):
            raise NotYours("those who sit here can send you the link")
        return live.invite

    # Games after games

    async def rematch(self, guest: Guest, id: str) -> LiveTable:
        """The same people again."""
        live = await self.live(id)
        if not live.seats_of(guest.id):
            raise NotYours("only those who played can play again")

        async def again() -> LiveTable:
            if live.next is not None:
                return await self.live(live.next)
            if live.status != OVER or live.result is None or live.parent is not None:
                raise NotNow("the game is not over")
            ranking = [ord(name) - 65 for name in live.result["ranking"]]
            options = {**live.options, **live.game.rematch(ranking, live.result["facts"])}
            new = await self._follow(live, live.game.key, options)
            live.telling.tell()
            return new

        return await live.do(again)

    async def _follow(
        self,
        live: LiveTable,
        key: str,
        options: dict[str, Any],
        parent: str | None = None,
        players: Sequence[int] | None = None,
    ) -> LiveTable:
        host = Guest(live.host, "")
        seated = live.seats if players is None else [live.seats[number] for number in players]
        sitting = [Seat(seat.guest, seat.name, "" if seat.away else seat.bot) for seat in seated]
        seats = ["me"] * len(sitting)
        new = await self.create(
            host,
            key,
            seats,
            live.pace,
            live.listed,
            live.spectators,
            options,
            parent=parent,
            sitting=sitting,
            before=live,
            tempo=live.tempo,
        )
        live.next = new.id
        return new

    async def next_game(self, series: LiveTable) -> None:
        """A Series waits for a game: it is made and begins, unless it is there already."""
        game = series.game
        assert isinstance(game, Series)

        async def begin() -> None:
            under_way = game.under_way(series.playing().state) if series.is_playing else None
            if under_way is None:
                return
            players = game.players(series.playing().state)
            latest = await self.live(series.next) if series.next is not None else None
            if latest is not None and not _is_counted(series, latest):
                if latest.status == OVER:
                    latest.later(lambda: self.game_over(latest))
                return
            key, _, options = under_way
            plain = msgspec.json.decode(msgspec.json.encode(options))
            await self._follow(series, key, plain, series.id, players)
            series.telling.tell()

        await series.do(begin)

    async def game_over(self, live: LiveTable) -> None:
        """What has come of a game is a Record of its Series, once."""
        ended = live.table
        if live.parent is None or ended is None:
            return
        series = await self.live(live.parent)

        async def count() -> None:
            if series.next != live.id or not series.is_playing or series.offer is not None:
                return
            if _is_counted(series, live):
                series.later(lambda: self.next_game(series))
                return
            standing, name = live.game.standing(ended.state).plain(), digest(ended.state, key=False)
            await series.change(lambda table: table.played(standing, name))

        await series.do(count)

    # What is kept

    async def my_tables(self, guest: Guest) -> list[dict[str, Any]]:
        return await tables_of(self, guest.id)

    async def lobby(self) -> list[Any]:
        query = "SELECT id FROM tables WHERE status = 'open' AND listed = 1 ORDER BY touched DESC LIMIT 100"
        return [live.info for live in await self._rooms(query)]

    async def _rooms(self, query: str, *args: Any) -> list[LiveTable]:
        found = [await self.try_table(row["id"]) for row in await self.store.all(query, *args)]
        return [live for live in found if live is not None]

    async def try_table(self, id: str) -> LiveTable | None:
        """If this version can read it: one that it cannot takes none of the others with it."""
        try:
            return await self.live(id)
        except NotFound:
            await self.workers.release([id])
        except Unreachable:
            raise
        except Exception:
            log.exception("table %s cannot be read", id)
        return None

    def replay(self, live: LiveTable) -> replays.Replay:
        if live.table is None or live.status != OVER:
            raise NotNow("the replay is there once the game is over")
        return replays.export(live.table, _sitters(live))

    async def may_import(self, guest: Guest) -> None:
        (own,) = await self.store.one("SELECT count(*) FROM replays WHERE guest = ?", guest.id) or (0,)
        if own >= self.settings.limits.replays_per_guest:
            raise TooMany("you have imported too many replays already")

    async def keep_replay(self, guest: Guest, document: bytes) -> str:
        id = secrets.token_urlsafe(ID_BYTES)
        row = (id, document, guest.id, time.time())
        await self.store.write(("INSERT INTO replays VALUES (?, ?, ?, ?)", row))
        return id

    async def report(self, live: LiveTable, guest: Guest, text: str, seat: int | None = None) -> Report:
        """Kept whole for the operator; what comes back is for the reporter."""
        viewer = live.viewer_of(guest.id)
        if not viewer.seats:
            raise NotYours("only those who sit here can report a bug")
        if seat is not None:
            if seat not in viewer.seats:
                raise NotYours("that seat is not yours")
            viewer = Viewer((seat,))
        name = f"{live.game.key}-{live.id}-{secrets.token_hex(4)}.json"
        report = reports.make(name, __version__, live.playing(), _sitters(live), viewer, text)
        limits = self.settings.limits
        most = (limits.reports, limits.reports_per_table)
        if not await in_thread(keep_report, self.settings.data, report, live.id, *most):
            raise TooMany("there are too many reports already")
        return reports.for_reporter(report)

    async def sweep(self, now: float | None = None) -> list[str]:
        """Clear away what goes by rule; the ids of the tables that are gone."""
        return await sweep(self, now)


def _may_sit(live: LiveTable, guest: Guest, invite: str | None) -> bool:
    """Whoever was sent away needs the link, also where others need none: it is another since."""
    invited = secrets.compare_digest((invite or "").encode(), live.invite.encode())
    return invited or (live.listed and guest.id not in live.removed)


def _sitters(live: LiveTable) -> list[replays.Sitter]:
    return [replays.Sitter(seat.name or seat_name(number), seat.bot) for number, seat in enumerate(live.seats)]


def _is_counted(series: LiveTable, live: LiveTable) -> bool:
    """Whether the Series has heard how this game ended; one that was closed counts for nothing."""
    if live.status != OVER or live.table is None:
        return False
    if not live.table.over:
        return True
    name = digest(live.table.state, key=False)
    return any(isinstance(record, Played) and record.digest == name for record in series.playing().records)
