"""The workers of one deployment. Alone, there is nobody to tell. With others, they hear through Redis which tables have
changed and read the rest from the store: only numbers and names of tables and guests go that way. It also holds who is
where, and which worker minds the clock and the bots of a table; if that is lost, nothing of a game is."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from hyakki.core.errors import BadContent
from hyakki.server.storage.store import Unreachable

if TYPE_CHECKING:
    from redis.asyncio import Redis

    from hyakki.server.tables.live import LiveTable
    from hyakki.server.tables.registry import Registry

log = logging.getLogger("hyakki.workers")

BEATS = 6
"""Signs of life in the time after which a worker counts as gone."""
LOOK_EVERY = 3
"""Beats after which every table in memory is held against broker and store, whatever was heard."""
AGAIN = 0.5
"""Seconds before a lost connection is tried anew."""
PATIENCE = 5.0
SWEEPING = "sweeping"
"""What is kept like a table by the worker that clears away what goes by rule."""
DAYS = 7 * 24 * 3600
"""Seconds after which it is forgotten who was at a table."""

TAKE = """
local mine = {}
for i = 3, #ARGV do
    local keeper = redis.call('HGET', KEYS[1], ARGV[i])
    if not keeper or (keeper ~= ARGV[1] and redis.call('EXISTS', ARGV[2] .. keeper) == 0) then
        keeper = ARGV[1]
        redis.call('HSET', KEYS[1], ARGV[i], keeper)
    end
    if keeper == ARGV[1] then mine[#mine + 1] = ARGV[i] end
end
return mine
"""
"""Of these tables, those that this worker keeps: also those that nobody keeps, or somebody who is gone."""
KNOCK = """
local rate, most = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local kept = redis.call('HMGET', KEYS[1], 'left', 'seen')
local left = math.min(most, (tonumber(kept[1]) or most) + (now - (tonumber(kept[2]) or now)) * rate)
if left < 1 then return 0 end
redis.call('HSET', KEYS[1], 'left', left - 1, 'seen', now)
redis.call('PEXPIRE', KEYS[1], math.ceil(most / rate * 1000) + 1000)
return 1
"""
"""So many at once, so many a second after that; as `buckets.py`."""


class News(msgspec.Struct, omit_defaults=True):
    """What one worker tells the others."""

    worker: str
    tables: dict[str, int] = {}
    """How many changes each has had."""
    here: list[str] = []
    """Tables where somebody came or went."""
    guests: list[str] = []
    """Those who have another name now."""


class Workers:
    """This one alone."""

    several = False
    doubt = 0.0
    """Seconds for which somebody may seem to be gone who is there by way of another worker."""

    @property
    def sure(self) -> bool:
        """Whether it is known who is where."""
        return True

    async def open(self) -> None:
        """Before the server lets anybody in."""

    def changed(self, live: LiveTable) -> None:
        """The table has been stored."""

    def here(self, live: LiveTable) -> None:
        """Somebody came or went."""

    def renamed(self, guest: str) -> None:
        """Somebody has another name."""

    async def settle_in(self, live: LiveTable) -> None:
        """A table has been read into memory."""

    async def take(self, tables: Collection[str]) -> Collection[str]:
        """Of these, those that this worker is to mind."""
        return tables

    async def release(self, tables: Collection[str]) -> None:
        """These have left memory."""

    async def may_sweep(self) -> bool:
        """Whether it is for this worker to clear away what goes by rule."""
        return True

    async def may(self, what: str, who: str, rate: float, most: float) -> bool:
        """Whether somebody may do this once more, at whichever worker."""
        return True

    async def close(self) -> None:
        """Nobody comes any more."""


class Together(Workers):
    several = True

    def __init__(self, registry: Registry, address: str) -> None:
        self.registry = registry
        self.address = address
        self.name = secrets.token_hex(6)
        self._alive = self.doubt = registry.settings.worker_seconds
        self._prefix = f"hyakki:{registry.identity.fingerprint()}:"
        self._news = News(self.name)
        self._flushing: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._others: set[str] = set()
        """Workers that were alive at the latest look."""
        self._looking = asyncio.Lock()
        self._answers = True
        """Whether the broker did when it was last asked."""

    async def open(self) -> None:
        from redis.exceptions import RedisError

        self._lost: tuple[type[Exception], ...] = (RedisError, OSError)
        self._redis = _client(self.address, socket_timeout=PATIENCE)
        self._ear = _client(self.address)
        await self._sign()
        self._take = self._redis.register_script(TAKE)
        self._knock = self._redis.register_script(KNOCK)
        self._others = await self._living()
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._live())]

    @property
    def sure(self) -> bool:
        return self._answers

    def _key(self, *parts: str) -> str:
        return self._prefix + ":".join(parts)

    # Telling the others: once for all that happens in a moment

    def changed(self, live: LiveTable) -> None:
        self._news.tables[live.id] = live.changes
        self._tell()

    def here(self, live: LiveTable) -> None:
        self._news.here.append(live.id)
        self._tell()

    def renamed(self, guest: str) -> None:
        self._news.guests.append(guest)
        self._tell()

    def _tell(self) -> None:
        if self._flushing is None:
            self._flushing = asyncio.get_running_loop().create_task(self._flush())

    async def _flush(self) -> None:
        try:
            while self._news != News(self.name):
                news, self._news = self._news, News(self.name)
                try:
                    await self._send(news)
                except self._lost as error:
                    self._is_silent(error)
        finally:
            self._flushing = None

    async def _send(self, news: News) -> None:
        pipe = self._redis.pipeline(transaction=False)
        for id in set(news.here):
            self._note_here(pipe, id)
        pipe.publish(self._key("news"), msgspec.json.encode(news).decode())
        await pipe.execute()

    def _note_here(self, pipe: Any, id: str) -> None:
        live = self.registry.tables.get(id)
        guests = sorted({line.guest for line in live.telling.lines}) if live is not None else []
        if guests:
            pipe.hset(self._key("here", id), self.name, msgspec.json.encode(guests).decode())
            pipe.expire(self._key("here", id), DAYS)
        else:
            pipe.hdel(self._key("here", id), self.name)

    # Hearing from them

    async def _listen(self) -> None:
        while True:
            try:
                async with self._ear.pubsub() as ear:
                    await ear.subscribe(self._key("news"))
                    for live in self.registry.tables.values():
                        self.here(live)
                    await self._look(self.registry.tables)
                    async for message in ear.listen():
                        if message["type"] == "message":
                            await self._hear(msgspec.json.decode(message["data"], type=News))
            except self._lost as error:
                self._is_silent(error)
            except Unreachable:
                pass
            except Exception:
                log.exception("what another worker said could not be heard")
            await asyncio.sleep(AGAIN)

    async def _hear(self, news: News) -> None:
        if news.worker == self.name:
            return
        for id, changes in news.tables.items():
            live = self.registry.tables.get(id)
            if live is not None:
                live.hear(changes)
        for guest in news.guests:
            self.registry.identity.forget(guest)
        await self._look_around(live for id in news.here if (live := self.registry.tables.get(id)) is not None)

    async def _look(self, tables: Collection[str]) -> None:
        """Whatever was not heard is in the store."""
        ids = list(tables)
        if not ids:
            return
        rows = await self.registry.store.all("SELECT id, changes FROM tables WHERE id = ANY(?)", ids)
        for row in rows:
            live = self.registry.tables.get(row["id"])
            if live is not None:
                live.hear(row["changes"])
        for id in set(ids) - {row["id"] for row in rows}:
            await self.registry.forget(id)

    async def _look_around(self, tables: Iterable[LiveTable]) -> None:
        """Who is at these tables by way of other workers."""
        looked = list(tables)
        if not looked:
            return
        async with self._looking:
            await self._ask_around(looked)

    async def _ask_around(self, looked: list[LiveTable]) -> None:
        pipe = self._redis.pipeline(transaction=False)
        for live in looked:
            pipe.hgetall(self._key("here", live.id))
        answers = await pipe.execute()
        living = await self._living() if any(answers) else set()
        for live, said in zip(looked, answers, strict=True):
            lists = [msgspec.json.decode(guests, type=list[str]) for name, guests in said.items() if name in living]
            live.presence.are_elsewhere({guest for guests in lists for guest in guests})

    # Living, and minding tables

    async def _live(self) -> None:
        beat = 0
        while True:
            await asyncio.sleep(self._alive / BEATS)
            beat += 1
            thoroughly = beat % LOOK_EVERY == 0
            try:
                await self._stay_in_touch(thoroughly)
                if thoroughly or not self._answers:
                    await self._look(self.registry.tables)
            except Unreachable:
                pass
            except Exception:
                log.exception("a look at the other workers failed")

    async def _stay_in_touch(self, thoroughly: bool) -> None:
        try:
            await self._sign()
            await self._keep_tables()
            await self._mourn(thoroughly)
            self._answers = True
        except self._lost as error:
            self._is_silent(error)

    async def _sign(self) -> None:
        pipe = self._redis.pipeline(transaction=False)
        pipe.set(self._key("worker", self.name), "alive", px=int(self._alive * 1000))
        pipe.sadd(self._key("workers"), self.name)
        await pipe.execute()

    async def _signed(self) -> set[str]:
        """All that have ever been alive, but those known to be gone."""
        return set(map(str, await self._redis.smembers(self._key("workers"))))

    async def _living(self) -> set[str]:
        """The others that are alive."""
        names = sorted(await self._signed() - {self.name})
        if not names:
            return set()
        signs = await self._redis.mget([self._key("worker", name) for name in names])
        return {name for name, sign in zip(names, signs, strict=True) if sign is not None}

    async def _keep_tables(self) -> None:
        tables = dict(self.registry.tables)
        mine = set(await self._taken(tables))
        for id, live in tables.items():
            live.keep(id in mine)

    async def _mourn(self, thoroughly: bool) -> None:
        """Who has gone was at no table, and what it kept is kept by somebody else."""
        living = await self._living()
        if thoroughly or self._others != living:
            await self._look_around(self.registry.tables.values())
        if not self._others <= living:
            await self._inherit(living)
        self._others = living

    async def _inherit(self, living: set[str]) -> None:
        keepers: dict[Any, Any] = await self._redis.hgetall(self._key("keepers"))
        lost = [id for id, name in keepers.items() if name not in living and id not in self.registry.tables]
        await self.registry.mind([id for id in lost if id != SWEEPING])
        for live in list(self.registry.tables.values()):
            if live.keeps:
                live.wake()
        if gone := await self._signed() - living - {self.name}:
            await self._redis.srem(self._key("workers"), *gone)

    async def settle_in(self, live: LiveTable) -> None:
        live.keeps = live.id in await self.take([live.id])
        try:
            await self._look_around([live])
        except self._lost as error:
            self._is_silent(error)

    async def take(self, tables: Collection[str]) -> Collection[str]:
        """Without the broker every worker minds its tables: of several that do the same, the store lets one."""
        if not self._answers:
            return tables
        try:
            return await self._taken(tables)
        except self._lost as error:
            self._is_silent(error)
            return tables

    async def _taken(self, tables: Collection[str]) -> list[str]:
        if not tables:
            return []
        args = [self.name, self._key("worker", ""), *tables]
        mine: list[str] = await self._take(keys=[self._key("keepers")], args=args)
        return mine

    async def release(self, tables: Collection[str]) -> None:
        mine = await self.take(tables)
        try:
            if mine:
                await self._redis.hdel(self._key("keepers"), *mine)
        except self._lost as error:
            self._is_silent(error)

    async def may_sweep(self) -> bool:
        return SWEEPING in await self.take([SWEEPING])

    async def may(self, what: str, who: str, rate: float, most: float) -> bool:
        if not self._answers:
            return True
        try:
            return bool(await self._knock(keys=[self._key(what, who)], args=[rate, most]))
        except self._lost as error:
            self._is_silent(error)
            return True

    def _is_silent(self, error: Exception) -> None:
        """Said once: people play on, and hear of others a little later."""
        if self._answers:
            log.warning("the broker does not answer: %s", error)
        self._answers = False

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        try:
            if self._flushing is not None:
                await self._flushing
            pipe = self._redis.pipeline(transaction=False)
            for live in self.registry.tables.values():
                pipe.hdel(self._key("here", live.id), self.name)
            pipe.delete(self._key("worker", self.name))
            pipe.srem(self._key("workers"), self.name)
            await pipe.execute()
        except self._lost as error:
            self._is_silent(error)
        await self._redis.aclose()
        await self._ear.aclose()


def _client(address: str, **options: Any) -> Redis:
    from redis.asyncio import from_url

    client: Redis = from_url(address, decode_responses=True, socket_connect_timeout=PATIENCE, **options)
    return client


async def try_broker(address: str) -> None:
    """Whatever would keep the workers from hearing of each other is said at once."""
    try:
        client = _client(address, socket_timeout=PATIENCE)
        try:
            await client.time()
        finally:
            await client.aclose()
    except ImportError as error:
        raise BadContent("--broker", f"{error}; it comes with hyakki[workers]") from None
    except Exception as error:
        raise BadContent("--broker", f"cannot be used: {error}") from None
