"""The workers of one deployment. They notify each other through Redis which tables have changed, and read the changes
from the store: Redis carries only ids and numbers. It also knows who is connected where, and which worker runs
the clock and the bots of a table. If Redis loses all of that, no game loses anything."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from hyakki.core.errors import BadContent
from hyakki.server.errors import Unreachable

if TYPE_CHECKING:
    from redis.asyncio import Redis

    from hyakki.server.tables.live import LiveTable
    from hyakki.server.tables.registry import Registry

log = logging.getLogger("hyakki.workers")

BEATS = 6
"""Heartbeats in the time after which a silent worker counts as dead."""
LOOK_EVERY = 3
"""Heartbeats between two comparisons of every table in memory with broker and store."""
AGAIN = 0.5
"""Seconds before a lost connection is tried again."""
PATIENCE = 5.0
EXPIRY = "expiry"
"""The name under which one worker takes on expiry, as it takes on a table."""
DAYS = 7 * 24 * 3600
"""Seconds after which Redis forgets who was at a table."""

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
"""Takes on these tables, if no living worker keeps them; returns those that this worker keeps."""
TAKE_TOKEN = """
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
"""Takes a token from a bucket, as `limits/rates.py` does."""


class News(msgspec.Struct, omit_defaults=True):
    """A message from one worker to the others."""

    worker: str
    tables: dict[str, int] = {}
    """Tables that have changed, with their number of changes."""
    here: list[str] = []
    """Tables to which guests have connected or from which they have disconnected."""
    guests: list[str] = []
    """Guests who have changed."""


class Workers:
    """A single worker, which has no others to notify."""

    several = False
    doubt = 0.0
    """Seconds for which a guest connected to another worker may seem to be gone."""

    @property
    def sure(self) -> bool:
        """Whether this worker knows who is connected to the others."""
        return True

    async def open(self) -> None:
        """Connect, before the server accepts clients."""

    def changed(self, live: LiveTable) -> None:
        """Notify the others that a change of this table is stored."""

    def here(self, live: LiveTable) -> None:
        """Notify the others that a guest has connected to this table or disconnected."""

    def renamed(self, guest: str) -> None:
        """Notify the others that a guest has changed."""

    async def adopt(self, live: LiveTable) -> None:
        """Decide whether this worker runs a table that it has just read into memory."""

    async def take(self, tables: Collection[str]) -> Collection[str]:
        """Take on these tables; return those that this worker runs."""
        return tables

    async def release(self, tables: Collection[str]) -> None:
        """Give up these tables, which have left memory."""

    async def may_expire(self) -> bool:
        """Whether this worker is the one that deletes what has expired."""
        return True

    async def may(self, what: str, who: str, rate: float, most: float) -> bool:
        """Whether the rate limit shared by all workers admits one more."""
        return True

    async def close(self) -> None:
        """Disconnect."""


class Cluster(Workers):
    """This worker among others, connected through Redis."""

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
        """Workers that were alive at the last heartbeat."""
        self._looking = asyncio.Lock()
        self._answers = True
        """Whether the broker answered when it was last asked."""

    async def open(self) -> None:
        from redis.exceptions import RedisError

        self._lost: tuple[type[Exception], ...] = (RedisError, OSError)
        self._redis = _client(self.address, socket_timeout=PATIENCE)
        self._subscription = _client(self.address)
        await self._heartbeat()
        self._take = self._redis.register_script(TAKE)
        self._take_token = self._redis.register_script(TAKE_TOKEN)
        self._others = await self._alive_workers()
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._live())]

    @property
    def sure(self) -> bool:
        return self._answers

    def _key(self, *parts: str) -> str:
        return self._prefix + ":".join(parts)

    # Notifying the others: one message for all changes of a moment

    def changed(self, live: LiveTable) -> None:
        self._news.tables[live.id] = live.replica.version
        self._notify()

    def here(self, live: LiveTable) -> None:
        self._news.here.append(live.id)
        self._notify()

    def renamed(self, guest: str) -> None:
        self._news.guests.append(guest)
        self._notify()

    def _notify(self) -> None:
        if self._flushing is None:
            self._flushing = asyncio.get_running_loop().create_task(self._flush())

    async def _flush(self) -> None:
        try:
            while self._news != News(self.name):
                news, self._news = self._news, News(self.name)
                try:
                    await self._send(news)
                except self._lost as error:
                    self._broker_lost(error)
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
        guests = sorted({client.guest for client in live.broadcast.subscribers}) if live is not None else []
        if guests:
            pipe.hset(self._key("here", id), self.name, msgspec.json.encode(guests).decode())
            pipe.expire(self._key("here", id), DAYS)
        else:
            pipe.hdel(self._key("here", id), self.name)

    # Following the others

    async def _listen(self) -> None:
        while True:
            try:
                async with self._subscription.pubsub() as ear:
                    await ear.subscribe(self._key("news"))
                    for live in self.registry.tables.values():
                        self.here(live)
                    await self._look(self.registry.tables)
                    async for message in ear.listen():
                        if message["type"] == "message":
                            await self._hear(msgspec.json.decode(message["data"], type=News))
            except self._lost as error:
                self._broker_lost(error)
            except Unreachable:
                pass
            except Exception:
                log.exception("handling a notification of another worker failed")
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
        await self._find_people(live for id in news.here if (live := self.registry.tables.get(id)) is not None)

    async def _look(self, tables: Collection[str]) -> None:
        """Compare these tables with the store, which knows of missed notifications."""
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

    async def _find_people(self, tables: Iterable[LiveTable]) -> None:
        """Find out who is connected to these tables through other workers."""
        looked = list(tables)
        if not looked:
            return
        async with self._looking:
            await self._read_people(looked)

    async def _read_people(self, looked: list[LiveTable]) -> None:
        pipe = self._redis.pipeline(transaction=False)
        for live in looked:
            pipe.hgetall(self._key("here", live.id))
        answers = await pipe.execute()
        living = await self._alive_workers() if any(answers) else set()
        for live, said in zip(looked, answers, strict=True):
            lists = [msgspec.json.decode(guests, type=list[str]) for name, guests in said.items() if name in living]
            live.presence.are_elsewhere({guest for guests in lists for guest in guests})

    # Heartbeats, and running tables

    async def _live(self) -> None:
        beat = 0
        while True:
            await asyncio.sleep(self._alive / BEATS)
            beat += 1
            thoroughly = beat % LOOK_EVERY == 0
            try:
                await self._beat(thoroughly)
                if thoroughly or not self._answers:
                    await self._look(self.registry.tables)
            except Unreachable:
                pass
            except Exception:
                log.exception("checking the other workers failed")

    async def _beat(self, thoroughly: bool) -> None:
        try:
            await self._heartbeat()
            await self._keep_tables()
            await self._check_workers(thoroughly)
            self._answers = True
        except self._lost as error:
            self._broker_lost(error)

    async def _heartbeat(self) -> None:
        pipe = self._redis.pipeline(transaction=False)
        pipe.set(self._key("worker", self.name), "alive", px=int(self._alive * 1000))
        pipe.sadd(self._key("workers"), self.name)
        await pipe.execute()

    async def _known_workers(self) -> set[str]:
        """Return all workers that are not known to be dead."""
        return set(map(str, await self._redis.smembers(self._key("workers"))))

    async def _alive_workers(self) -> set[str]:
        """The other workers that are alive."""
        names = sorted(await self._known_workers() - {self.name})
        if not names:
            return set()
        signs = await self._redis.mget([self._key("worker", name) for name in names])
        return {name for name, sign in zip(names, signs, strict=True) if sign is not None}

    async def _keep_tables(self) -> None:
        tables = dict(self.registry.tables)
        mine = set(await self._taken(tables))
        for id, live in tables.items():
            live.keep(id in mine)

    async def _check_workers(self, thoroughly: bool) -> None:
        """Find out which workers have died, and take over their tables."""
        living = await self._alive_workers()
        if thoroughly or self._others != living:
            await self._find_people(self.registry.tables.values())
        if not self._others <= living:
            await self._take_over(living)
        self._others = living

    async def _take_over(self, living: set[str]) -> None:
        keepers: dict[Any, Any] = await self._redis.hgetall(self._key("keepers"))
        lost = [id for id, name in keepers.items() if name not in living and id not in self.registry.tables]
        await self.registry.mind([id for id in lost if id != EXPIRY])
        for live in list(self.registry.tables.values()):
            if live.keeps:
                live.wake()
        if gone := await self._known_workers() - living - {self.name}:
            await self._redis.srem(self._key("workers"), *gone)

    async def adopt(self, live: LiveTable) -> None:
        live.keeps = live.id in await self.take([live.id])
        try:
            await self._find_people([live])
        except self._lost as error:
            self._broker_lost(error)

    async def take(self, tables: Collection[str]) -> Collection[str]:
        """Return the tables that this worker runs. Without the broker that is every table: the store accepts each
        change from one worker only."""
        if not self._answers:
            return tables
        try:
            return await self._taken(tables)
        except self._lost as error:
            self._broker_lost(error)
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
            self._broker_lost(error)

    async def may_expire(self) -> bool:
        return EXPIRY in await self.take([EXPIRY])

    async def may(self, what: str, who: str, rate: float, most: float) -> bool:
        if not self._answers:
            return True
        try:
            return bool(await self._take_token(keys=[self._key(what, who)], args=[rate, most]))
        except self._lost as error:
            self._broker_lost(error)
            return True

    def _broker_lost(self, error: Exception) -> None:
        """Note that the broker does not answer, and log it once. Games continue; other workers' changes arrive
        later."""
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
            self._broker_lost(error)
        await self._redis.aclose()
        await self._subscription.aclose()


def _client(address: str, **options: Any) -> Redis:
    from redis.asyncio import from_url

    client: Redis = from_url(address, decode_responses=True, socket_connect_timeout=PATIENCE, **options)
    return client


async def try_broker(address: str) -> None:
    """Raise BadContent if the broker cannot be used."""
    try:
        client = _client(address, socket_timeout=PATIENCE)
        try:
            await client.time()
        finally:
            await client.aclose()
    except ImportError as error:
        raise BadContent("--broker", f"{error}: install hyakki[workers]") from None
    except Exception as error:
        raise BadContent("--broker", f"cannot be used: {error}") from None
