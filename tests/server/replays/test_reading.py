"""Replays through a player's eyes: the questions of the time, and their possible answers."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from itertools import count, pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from hyakki.core import replay as replays
from hyakki.core.replay import Replay
from hyakki.core.table import Table
from hyakki.server.errors import NotFound, TooMuch
from hyakki.server.identity import Guest
from hyakki.server.replays import reading as replaying
from hyakki.server.replays.cache import Cache
from hyakki.server.settings import Limits
from hyakki.server.storage import loading
from hyakki.server.storage.loading import apply_stored
from tests.server.client import PATIENCE, Client, Server
from tests.server.in_process import Person, open_registry, table


def _shown(ask: dict[str, Any]) -> tuple[Any, ...]:
    return ask["id"], ask["kind"], ask["options"], ask["blocked"]


def _steps(mika: Client, table: str, seat: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = mika.call("GET", f"/api/replays/{table}/steps{seat and f'?seat={seat}'}")["steps"]
    return found


class Asked(NamedTuple):
    """The questions of seat A at a table that two players have played to the end."""

    table: str
    asks: dict[int, dict[str, Any]]
    """The questions by number."""
    halfway: list[tuple[dict[str, Any], str, dict[str, Any]]]
    """Questions with a first option that is only part of an answer: that option, and the menu after it."""


def _asked(mika: Client, davide: Client, rng: Random) -> Asked:
    made = mika.table("me", "open")
    table = made["table"]["id"]
    davide.call("POST", f"/api/tables/{table}/sit", {"invite": made["invite"]})
    one, other = mika.sit_at(table), davide.sit_at(table)
    asked = Asked(table, {}, [])
    while one.status != "over":
        for window in (one, other):
            window.catch_up()
            for ask in window.state["asks"] if window is one else []:
                first = next((option for option in ask["options"] if not option["final"]), None)
                if ask["id"] not in asked.asks and first is not None:
                    heard = window.asks(type="menu", seat=0, ask=ask["id"], path=[first["id"]])
                    if heard["type"] == "menu":
                        asked.halfway.append((ask, first["id"], heard))
                asked.asks[ask["id"]] = ask
            window.answer(rng)
    return asked


def test_a_replay_asks_what_the_table_asked_and_knows_the_answer(mika: Client, davide: Client) -> None:
    rng = Random(5)
    games = (_asked(mika, davide, rng) for _ in count())
    table, asked, halfway = next(game for game in games if game.halfway)
    steps = _steps(mika, table, "A")
    replayed = {ask["id"]: ask for step in steps for ask in step["asks"]}
    assert {ask["seat"] for ask in replayed.values()} == {0}
    assert [_shown(replayed[id]) for id in asked] == [_shown(ask) for ask in asked.values()]
    for step, then in pairwise(steps):
        did = then["did"]
        for ask in step["asks"]:
            answered = did["record"] == "answered" and (did["seat"], did["ask"]) == (0, ask["kind"])
            assert ask["answer"] == (did["path"] if answered else None)
    assert any(ask["answer"] for ask in replayed.values())
    assert not any(step["asks"] for step in _steps(mika, table)), "whoever sees everything is asked nothing"

    ask, option, heard = halfway[0]
    place = next(at for at, step in enumerate(steps) if any(each["id"] == ask["id"] for each in step["asks"]))
    where = f"/api/replays/{table}/menu?seat=A&step={place}&ask={ask['kind']}"
    path = option.replace(" ", "%20")
    entries = {part: heard[part] for part in ("rule", "options", "blocked")}
    assert mika.call("GET", f"{where}&path={path}") == entries
    assert mika.refused("GET", f"{where}&path=nonsense") == (404, "not-found")
    assert mika.refused("GET", where.replace("seat=A", "seat=C") + f"&path={path}") == (404, "not-found")
    assert mika.refused("GET", where.replace(f"step={place}", "step=99999") + f"&path={path}") == (404, "not-found")


def test_a_replay_from_a_file_is_given_back_as_it_came(mika: Client, davide: Client) -> None:
    table = mika.table("me", "me")["table"]["id"]
    mika.sit_at(table).play_on(Random(2))
    document = mika.call("GET", f"/api/tables/{table}/replay")
    assert mika.call("GET", f"/api/replays/{table}") == document
    id = davide.call("POST", "/api/replays", document)["id"]
    assert mika.call("GET", f"/api/replays/{id}") == document
    assert mika.refused("GET", "/api/replays/nonsense") == (404, "not-found")


def test_a_running_game_has_no_replay(mika: Client) -> None:
    table = mika.table("me", "me")["table"]["id"]
    assert mika.refused("GET", f"/api/replays/{table}") == (409, "not-now")
    where = f"/api/replays/{table}/menu?seat=B&step=0&ask=pick&path=pick"
    assert mika.refused("GET", where) == (409, "not-now")


def test_a_replay_is_played_once_for_all_who_look_at_it(tmp_path: Path) -> None:
    async def evening() -> None:
        made: list[str] = []

        async def make(name: str) -> bytes:
            made.append(name)
            return name.encode() * 100

        cache = Cache(most=250)
        looks = [cache.get(name, partial(make, name)) for name in ("a", "b", "a", "a", "b")]
        assert [answer.body[:1] for answer in await asyncio.gather(*looks)] == [b"a", b"b", b"a", b"a", b"b"]
        assert sorted(made) == ["a", "b"]
        await cache.get("a", partial(make, "a"))
        await cache.get("c", partial(make, "c"))
        await cache.get("a", partial(make, "a"))
        assert sorted(made) == ["a", "b", "c"], "the one that was not looked at for longest has gone"
        await cache.get("b", partial(make, "b"))
        assert sorted(made) == ["a", "b", "b", "c"]

    asyncio.run(evening())


def test_a_replay_that_could_not_be_made_is_tried_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async def fail() -> bytes:
            raise ZeroDivisionError

        async def succeed() -> bytes:
            return b"made"

        cache = Cache(most=250)
        for _ in range(2):
            with pytest.raises(ZeroDivisionError):
                await cache.get("a", fail)
        assert (await cache.get("a", succeed)).body == b"made"

    asyncio.run(evening())


def test_a_replay_is_the_same_every_time(mika: Client) -> None:
    table = mika.table("bot:random", "bot:random", "me")["table"]["id"]
    mika.sit_at(table).play_on(Random(3))
    through = {seat: _steps(mika, table, seat) for seat in ("", "A", "B")}
    assert through[""] != through["A"] != through["B"]
    assert {seat: _steps(mika, table, seat) for seat in through} == through


def test_your_list_of_games_that_are_over_does_not_play_them_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path) as registry:
            mika, davide = [await Person.enter(registry, name) for name in ("Mika", "Davide")]
            live = await table([mika, davide], "live")
            await registry.leave(davide.guest, live.id)
            shown = live.info
            assert shown.result is not None and shown.result["winners"] == ["A"]
            await registry.forget(live.id)
            (listed,) = await registry.my_tables(davide.guest)
            assert live.id not in registry.tables
            assert (listed["seats"], listed["waiting"]) == ((1,), False)
            assert listed["table"] == msgspec.structs.replace(shown, content={})

    asyncio.run(evening())


def test_reading_a_replay_does_not_delay_other_clients(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def game() -> str:
        async with open_registry(tmp_path) as registry:
            live = await table([await Person.enter(registry, "Mika")], "live", "bot:random")
            await registry.leave(Guest(live.host, "Mika"), live.id)
            assert live.status == "over"
            return live.id

    async def later(id: str) -> None:
        async with open_registry(tmp_path) as registry:
            opening = asyncio.create_task(registry.live(id))
            await asyncio.to_thread(playing.wait, PATIENCE)
            rita = await table([await Person.enter(registry, "Rita")], "live", "bot:random")
            assert rita.status == "playing" and not opening.done()
            others_have_played.set()
            assert (await opening).status == "over"
            assert waited == [True] * len(waited)

    over = asyncio.run(game())
    playing, others_have_played = threading.Event(), threading.Event()
    waited: list[bool] = []

    def slowly(*record: Any) -> None:
        playing.set()
        waited.append(others_have_played.wait(PATIENCE))
        apply_stored(*record)

    monkeypatch.setattr(loading, "apply_stored", slowly)
    asyncio.run(later(over))


def test_one_client_cannot_have_many_replays_read_at_once(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    server = Server(tmp_path / "data").start()
    request.addfinalizer(server.stop)
    mika = Client(server, "Mika")
    one, other = [mika.table("me", "me")["table"]["id"] for _ in range(2)]
    for id in (one, other):
        mika.sit_at(id).play_on(Random(4))
    document = mika.call("GET", f"/api/replays/{one}")
    mika.go()
    server.stop()
    moves = len(document["records"])
    few = {"HYAKKI_LIMITS__REPLAYED_AT_ONCE": str(2 * moves), "HYAKKI_LIMITS__REPLAYED_PER_SECOND": "0.001"}
    server.environment |= few
    server.start()
    assert mika.sit_at(one).status == "over"
    through_a = _steps(mika, one, "A")
    at = next(n for n, step in enumerate(through_a) if step["asks"])
    menu = f"/api/replays/{one}/menu?seat=A&step={at}&ask={through_a[at]['asks'][0]['kind']}&path=x"
    too_much = (429, "too-much")
    assert mika.refused("GET", menu) == too_much
    assert mika.refused("GET", f"/api/replays/{one}/steps?seat=B") == too_much
    assert mika.refused("GET", f"/api/tables/{other}") == too_much
    assert mika.refused("POST", f"/api/tables/{other}/rematch") == too_much
    assert mika.refused("POST", "/api/replays", document) == too_much
    with pytest.raises(ConnectionClosed) as closed:
        mika.sit_at(other)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
    assert _steps(mika, one, "A") == through_a, "what is there already costs nothing"
    assert mika.sit_at(one).status == "over"
    assert mika.table("me", "open")["table"]["status"] == "open"


def test_others_look_on_while_one_address_has_looked_too_much(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path) as registry:
            mika = await Person.enter(registry, "Mika")
            tables = [await table([mika], "live", "bot:random") for _ in range(3)]
            for live in tables:
                await registry.leave(mika.guest, live.id)
                await registry.forget(live.id)
            playing = await table([mika], "live", "bot:random")
            await registry.forget(playing.id)
        async with open_registry(tmp_path, limits=Limits(replayed_at_once=1, replayed_per_second=0.001)) as registry:
            one, other, third = [live.id for live in tables]
            assert (await registry.visit(one, "192.0.2.1")).status == "over", "a long game is owed for"
            with pytest.raises(TooMuch):
                await registry.visit(other, "192.0.2.1")
            assert (await registry.visit(one, "192.0.2.1")).status == "over"
            assert (await registry.visit(playing.id, "192.0.2.1")).status == "playing"
            assert (await registry.visit(other, "192.0.2.2")).status == "over"
            assert (await registry.live(third)).status == "over", "the server itself may"

    asyncio.run(evening())


def test_the_parts_of_an_answer_are_looked_at_in_a_game_that_is_played_again_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[int | None] = []

    def play(replay: Replay, upto: int | None = None) -> Table:
        played.append(upto)
        return play_again(replay, upto=upto)

    play_again = replays.play
    monkeypatch.setattr(replays, "play", play)
    monkeypatch.setattr(replaying, "POSITIONS", 2)
    document = Path("tests/finished/kitsunedo-2-0e852e1c.json").read_bytes()
    for step in (1, 1, 2, 1, 3, 1, 2):
        with pytest.raises(NotFound, match="was not asked"):
            replaying.entries(("id", step), document, step, 0, "nothing", ["x"])
    assert played == [2, 3, 4, 3], "the one that was not looked at for longest has gone"
