"""Hostile replays: each is refused, or played within limits, and other clients do not wait. `FUZZ=2000 python -m pytest
tests/server/replays/test_hostile.py` for the long run."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hyakki.core import replay as replays
from hyakki.core.replay import Broken
from hyakki.core.rules import digest_of
from hyakki.server.errors import JobFailed, OutOfMemory, OutOfTime, TooMuch
from hyakki.server.jobs import process as errand
from hyakki.server.jobs.background import Processes, in_thread
from hyakki.server.replays import player as replayer
from hyakki.server.replays.player import ReplayPlayer
from tests.server.client import Client, Server

FUZZ = int(os.environ.get("FUZZ", "60"))
FINISHED = Path(__file__).parents[2] / "finished"
LAWFUL = sorted(FINISHED.glob("kitsunedo-2-*[0-9a-f].json"))[0].read_bytes()
ADVENT = sorted(FINISHED.glob("kitsunedo-advent-3-*[0-9a-f].json"))[0].read_bytes()
NONSENSE: list[Any] = [
    *(0, -1, 1, 10**9, 2**63, 2**64, 10**30, 1e308, -0.5, True, None, "", "x", "☃" * 50, "A", "9" * 5000),
    *([], {}, [[]], [None], [10**9] * 600, {"x": 1}, [[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hostile")
    running = Server(folder / "data", HYAKKI_LIMITS__REPLAYS_PER_GUEST="100000").start()
    yield running
    running.stop()
    assert "Traceback" not in running.log() and "failed" not in running.log(), running.log()[-4000:]


@pytest.fixture(scope="module")
def mika(server: Server) -> Client:
    return Client(server, "Mika")


def places(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield place
    if isinstance(value, (dict, list)):
        for key, entry in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(entry, (*place, key))


def changed(document: Any, rng: Random) -> Any:
    """Return a replay with a part changed, removed, repeated or swapped."""
    twin = json.loads(json.dumps(document))
    found = [place for place in places(twin) if place]
    by_part: dict[Any, list[tuple[Any, ...]]] = {}
    for place in found:
        by_part.setdefault(place[0], []).append(place)
    place = rng.choice(by_part[rng.choice(sorted(by_part))])
    parent = twin
    for key in place[:-1]:
        parent = parent[key]
    deed, last = rng.randrange(5), place[-1]
    if deed == 0:
        del parent[last]
    elif deed == 1 and isinstance(parent, list):
        parent.insert(last, parent[last])
    elif deed == 2:
        parent[last] = rng.choice([*parent.values()] if isinstance(parent, dict) else parent)
    else:
        parent[last] = rng.choice(NONSENSE)
    return twin


def sealed(document: Any) -> Any:
    """Return the replay with a valid seal and digests, if it can be read."""
    try:
        replay = replays.decode(json.dumps(document).encode())
        document["rules_digest"] = digest_of(replay.rules)
        again = replays.sealed(replays.decode(json.dumps(document).encode()))
    except Exception:
        return document
    return {**document, "seal": again.seal}


def test_a_changed_replay_is_refused_with_a_message(server: Server, mika: Client) -> None:
    rng = Random(5)
    for number in range(FUZZ):
        document = json.loads(rng.choice((LAWFUL, ADVENT)))
        for _ in range(rng.randrange(1, 3)):
            document = changed(document, rng)
        status, said = server.call("POST", "/api/replays", sealed(document), mika.token)
        assert status in (201, 400), (number, status, said)
        words = json.dumps(said)
        assert not any(word in words for word in ("Error", "arg not", "NoneType", "subscript", "Traceback")), words


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b'{"hyakki": NaN}',
        b'{"hyakki": 1e999}',
        b"[" * 100_000,
        b'{"rules":' * 50_000,
        LAWFUL[: len(LAWFUL) // 2],
        b"\xff\xfe" + LAWFUL,
        LAWFUL.replace(b'"rules": {', b'"rules": {"x": ' + b"[" * 5000 + b"]" * 5000 + b",", 1),
        LAWFUL.replace(b'"result": {', b'"result": {"x": ' + b'{"y":' * 900 + b"1" + b"}" * 900 + b",", 1),
    ],
)
def test_what_is_no_document_is_refused(server: Server, mika: Client, body: bytes) -> None:
    status, said = server.call("POST", "/api/replays", body, mika.token)
    assert (status, said["error"]) == (400, "malformed"), said


def test_a_record_that_cannot_be_is_named_without_pythons_words() -> None:
    document = json.loads(ADVENT)
    played = next(n for n, record in enumerate(document["records"]) if record["record"] == "played")
    standings: list[dict[str, Any]] = [{}, {"ranking": ["☃"]}, {"ranking": [1]}, {"ranking": "AAA", "facts": None}]
    for standing in standings:
        document["records"][played]["standing"] = standing
        with pytest.raises(Broken, match=rf"record {played} \(played\): \w") as caught:
            replays.verify(replays.decode(json.dumps(sealed(document)).encode()))
        assert "Error" not in str(caught.value) and "chr()" not in str(caught.value)


# Limits


def spin() -> None:
    while True:
        pass


def hoard() -> int:
    return len([bytes(1 << 20) for _ in range(4000)])


def do(work: Callable[[Processes], Any], **limits: Any) -> Any:
    async def main() -> Any:
        processes = Processes(1, **limits)
        try:
            return await work(processes)
        finally:
            await processes.close()

    return asyncio.run(main())


def test_what_takes_too_long_is_killed_and_the_next_piece_is_done() -> None:
    async def work(processes: Processes) -> int:
        with pytest.raises(OutOfTime):
            await processes.do(2.0, spin)
        return await processes.do(60.0, len, "abc")

    assert do(work) == 3


@pytest.mark.skipif(not hasattr(errand, "resource"), reason="there are no such limits on this system")
def test_what_takes_too_much_memory_is_ended_and_the_next_piece_is_done() -> None:
    async def work(processes: Processes) -> int:
        with pytest.raises(OutOfMemory):
            await processes.do(60.0, hoard)
        return await processes.do(60.0, len, "abc")

    assert do(work, memory=1 << 30) == 3


def test_more_than_can_wait_are_refused() -> None:
    async def work(processes: Processes) -> list[Any]:
        pieces = [processes.do(2.0, spin), processes.do(60.0, len, "abc"), processes.do(60.0, len, "abcd")]
        return list(await asyncio.gather(*pieces, return_exceptions=True))

    first, second, third = do(work, waiting=1)
    assert isinstance(first, OutOfTime) and second == 3 and isinstance(third, TooMuch)


def test_what_is_under_way_is_ended_when_the_server_closes() -> None:
    async def main() -> None:
        processes = Processes(1)
        spinning = asyncio.create_task(processes.do(3600.0, spin))
        await asyncio.sleep(0.5)
        await processes.close()
        with pytest.raises(JobFailed):
            await spinning

    asyncio.run(main())


def test_a_file_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        monkeypatch.setattr(replayer, "VERIFY_SECONDS", 0.01)
        player = ReplayPlayer()
        try:
            with pytest.raises(Broken, match="takes longer than"):
                await player.verify("192.0.2.1", LAWFUL)
        finally:
            await player.close()

    asyncio.run(main())


def test_replays_of_one_address_are_played_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        player, end, begun = ReplayPlayer(), asyncio.Event(), 0

        async def slow(*args: Any) -> None:
            nonlocal begun
            begun += 1
            await end.wait()

        monkeypatch.setattr(player._processes, "do", slow)
        many = [asyncio.create_task(player.verify("192.0.2.1", LAWFUL)) for _ in range(9)]
        other = asyncio.create_task(player.verify("192.0.2.2", LAWFUL))
        await asyncio.sleep(0.01)
        assert begun == 2, "one process is left for others"
        refused = [each for each in many if each.done()]
        assert len(refused) == 3 and all(isinstance(each.exception(), TooMuch) for each in refused)
        end.set()
        await asyncio.gather(other, *(each for each in many if each not in refused))

    asyncio.run(main())


def test_a_program_ends_while_a_thread_of_its_own_goes_on() -> None:
    ended = threading.Event()

    async def main() -> None:
        beside = asyncio.create_task(in_thread(ended.wait))
        await asyncio.sleep(0)
        beside.cancel()

    asyncio.run(main())
    ended.set()


def test_sigterm_ends_a_server_that_is_busy(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    mika = Client(server, "Mika")

    def post() -> None:
        try:
            server.call("POST", "/api/replays", LAWFUL, mika.token)
        except OSError:
            return

    posting = [threading.Thread(target=post) for _ in range(4)]
    for thread in posting:
        thread.start()
    time.sleep(0.3)
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(timeout=60) in (0, -signal.SIGTERM), server.log()
    for thread in posting:
        thread.join()
