"""Running a server: settings, logs, metrics, backups, expiry of tables, upgrades, failing disks."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from hyakki.core import replay
from hyakki.core.errors import BadContent
from hyakki.server.errors import Fault, NotFound, TooMany
from hyakki.server.ops.logs import JsonLines
from hyakki.server.ops.metrics import Metrics
from hyakki.server.realtime.chat import say
from hyakki.server.settings import Expiry, Limits, choose, load
from hyakki.server.storage.sqlite import SqliteStore
from hyakki.server.storage.store import STORE
from hyakki.server.tables.creation import create_table
from hyakki.server.tables.live import LiveTable
from hyakki.server.tables.registry import Registry
from tests.server.client import PATIENCE, Client, Server, free_port
from tests.server.in_process import Person, open_registry, stored, table, until

MINUTE, HOUR = 60.0, 3600.0


# Settings


def test_a_settings_file_and_the_environment_before_it(tmp_path: Path) -> None:
    file = tmp_path / "hyakki.toml"
    file.write_text("port = 9000\ndrops = 1\n[limits]\ntables = 7\n[expiry]\nopen_hours = 2.5\n", encoding="utf-8")
    settings = load(file, {"HYAKKI_LIMITS__TABLES": "8", "HYAKKI_TEMPO": "0.5", "OTHER": "x"})
    assert (settings.port, settings.drops, settings.limits.tables) == (9000, 1, 8)
    assert (settings.expiry.open_hours, settings.tempo) == (2.5, 0.5)
    assert settings.limits.spectators == load(None, {}).limits.spectators


@pytest.mark.parametrize(
    "text, said",
    [("port = 'x'", "port"), ("ports = 1", "ports"), ("port = ", "TOML"), ("[limits]\nseats = 1", "seats")],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "hyakki.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=said):
        load(file, {})


@pytest.mark.parametrize(
    "variable, value, said",
    [
        ("HYAKKI_PORT", "99999", "65535"),
        ("HYAKKI_PORT", "eight", "'eight'"),
        ("HYAKKI_LOG", "loud", "debug, info, warning, error or critical"),
        ("HYAKKI_TEMPO", "0", "> 0"),
        ("HYAKKI_LIMITS__TABLES", "-1", ">= 0"),
        ("HYAKKI_EXPIRY__LEFT_HOURS", "-1", "> 0"),
    ],
)
def test_a_wrong_variable_is_named_with_what_it_holds(variable: str, value: str, said: str) -> None:
    with pytest.raises(BadContent, match=f"^{variable}: ") as wrong:
        load(None, {variable: value})
    assert said in str(wrong.value) and value in str(wrong.value)


def test_secrets_in_wrong_variables_are_not_shown() -> None:
    with pytest.raises(BadContent, match="HYAKKI_DATABASE: it must be like postgresql:") as wrong:
        load(None, {"HYAKKI_DATABASE": "mysql://hyakki:sesame@db"})
    assert "sesame" not in str(wrong.value)


def test_variables_that_are_no_settings_are_named_and_ignored() -> None:
    around = {
        "HYAKKI_SERVICE_HOST": "10.0.0.7",
        "HYAKKI_PORT": "tcp://10.0.0.7:8108",
        "HYAKKI_PORT_8108_TCP": "tcp://10.0.0.7:8108",
        "HYAKKI_LIMITS__TABELS": "7",
    }
    chosen = choose(None, around)
    assert chosen.settings() == load(None, {})
    assert [said.split()[0] for said in chosen.unknown] == list(around)
    near = [said for said in chosen.unknown if "did you mean" in said]
    assert near == ["HYAKKI_LIMITS__TABELS is no setting and is ignored; did you mean HYAKKI_LIMITS__TABLES?"]


def test_all_settings_are_listed_with_where_they_come_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "hyakki.toml"
    file.write_text("port = 9000\noperator = 'sesame'\n[expiry]\nopen_hours = 2.5\n", encoding="utf-8")
    monkeypatch.setenv("HYAKKI_LIMITS__TABLES", "8")
    monkeypatch.setenv("HYAKKI_SERVICE_HOST", "10.0.0.7")
    command = [sys.executable, "-m", "hyakki.cli", "settings", "--settings", str(file), "--data", "my-data"]
    said = subprocess.run([*command, "--json"], capture_output=True, encoding="utf-8", timeout=60, check=True).stdout
    assert "sesame" not in said and "HYAKKI_SERVICE_HOST" in said
    rows = {row["name"]: row for row in json.loads(said)["settings"]}
    found = {name: (row["value"], row["source"]) for name, row in rows.items() if row["source"] != "default"}
    assert found == {
        "data": ("my-data", "--data"),
        "port": (9000, str(file)),
        "operator": ("(secret)", str(file)),
        "limits.tables": (8, "HYAKKI_LIMITS__TABLES"),
        "expiry.open_hours": (2.5, str(file)),
    }
    assert rows["port"]["default"] == 8108 and rows["limits.spectators"]["variable"] == "HYAKKI_LIMITS__SPECTATORS"
    assert "recovery code" in rows["expiry.guest_hours"]["about"]
    told = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, check=True).stdout
    assert f"port = 9000  ({file}; default 8108)" in told and "sesame" not in told


def test_ordinary_mistakes_are_one_line(tmp_path: Path) -> None:
    file, data = tmp_path / "file", tmp_path / "data"
    file.write_text("x" * 5000, encoding="utf-8")
    noise = tmp_path / "noise"
    noise.mkdir()
    shutil.copy(file, noise / STORE)
    SqliteStore(data / STORE).shut()
    mistakes = [
        ["serve", "--port", "99999"],
        ["serve", "--data", str(file / "data")],
        ["serve", "--data", str(noise)],
        ["serve", "--settings", str(file)],
        ["backup", str(tmp_path / "missing" / "copy"), "--data", str(data)],
        ["backup", str(tmp_path / "copy"), "--data", str(noise)],
        ["restore", str(file), "--data", str(data)],
    ]
    for mistake in mistakes:
        command = [sys.executable, "-m", "hyakki.cli", *mistake]
        said = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, check=False)
        assert (said.returncode, said.stdout, said.stderr.count("\n")) == (2, "", 1), said.stderr
        assert said.stderr.startswith("hyakki: ") and "Traceback" not in said.stderr
    assert not (tmp_path / "copy").exists(), "half a copy is none"


def test_an_address_is_where_people_find_the_server_and_pages_from_elsewhere_open_no_sockets(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", HYAKKI_ADDRESS="https://play.example.org/").start()
    try:
        mika = Client(server, "Mika")
        made = mika.table("me", "me")
        socket = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']['id']}/socket"
        for origin in ("https://play.example.org", None):
            with connect(socket, origin=Origin(origin) if origin else None, open_timeout=PATIENCE) as line:
                line.send(json.dumps({"type": "hello", "token": mika.token}))
                assert json.loads(line.recv(PATIENCE))["type"] == "state"
        for origin in ("https://evil.example.org", "http://play.example.org", "null"):
            with pytest.raises(InvalidStatus, match="403"), connect(socket, origin=Origin(origin)):
                pass
    finally:
        server.stop()
    assert "Hyakki is at https://play.example.org/\n" in server.log()
    with pytest.raises(BadContent, match="HYAKKI_ADDRESS"):
        load(None, {"HYAKKI_ADDRESS": "play.example.org"})
    assert load(None, {"HYAKKI_HOST": "::1"}).home == "http://[::1]:8108"


@pytest.mark.parametrize("host, home", [("0.0.0.0", "http://127.0.0.1:8108"), ("::", "http://[::1]:8108")])
def test_a_server_that_listens_everywhere_says_where_others_find_it(host: str, home: str) -> None:
    settings = load(None, {"HYAKKI_HOST": host})
    assert settings.home == home
    assert re.fullmatch(r"http://[\w.-]+:8108", settings.network_address) and host not in settings.network_address
    assert load(None, {"HYAKKI_HOST": host, "HYAKKI_ADDRESS": "https://play.example.org"}).network_address == ""
    assert load(None, {}).network_address == ""


# Logs and figures


def test_logs_are_json_lines() -> None:
    record = logging.LogRecord("hyakki.table", logging.WARNING, "", 1, "table %s is odd", ("t1",), None)
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["from"], line["message"]) == ("warning", "hyakki.table", "table t1 is odd")


def test_no_secret_is_in_the_log_and_metrics_are_for_operators(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", HYAKKI_OPERATOR="sesame", HYAKKI_LOG="debug").start()
    try:
        mika = Client(server, "Mika")
        made = mika.table("me", "me")
        window = mika.sit_at(made["table"]["id"])
        window.answer(Random(1))
        window.asks(type="say", channel="table", text="between us")
        server.call("POST", "/api/guests/recover", {"code": mika.recovery})
        new = mika.call("POST", "/api/me/renew")
        for secret in (
            mika.token,
            mika.recovery,
            new["token"],
            new["recovery"],
            made["invite"],
            "between us",
            "sesame",
        ):
            assert secret not in server.log()
        assert server.call("GET", "/metrics", token=mika.token)[0] == 403
        status, figures = server.call("GET", "/metrics", token="sesame")
        assert status == 200
        assert "hyakki_tables_playing 1" in figures.decode()
        mika.go()
    finally:
        server.stop()


def test_what_is_done_and_refused_is_counted(own_server: Server) -> None:
    mika = Client(own_server, "Mika")
    table = mika.table("me", "me")["table"]["id"]
    window = mika.sit_at(table)
    assert [window.answer(Random(1)), window.answer(Random(1))] == [{"type": "done", "n": 1}, {"type": "done", "n": 2}]
    window.asks(type="answer", seat=0, ask=1, path=["nonsense"])
    window.asks(type="say", channel="nowhere", text="hello")
    mika.refused("GET", "/api/tables/nowhere")
    own_server.call("GET", "/api/me")
    figures = dict(
        line.rsplit(" ", 1)
        for line in own_server.call("GET", "/metrics")[1].decode().splitlines()
        if not line.startswith("#")
    )
    mika.go()
    assert figures["hyakki_answer_seconds_count"] == figures['hyakki_answer_seconds_bucket{le="+Inf"}'] == "2"
    assert float(figures["hyakki_answer_seconds_sum"]) > 0
    assert figures['hyakki_refusals_total{kind="stale"}'] == "1"
    assert figures['hyakki_refusals_total{kind="not-found"}'] == "1"
    assert figures['hyakki_refusals_total{kind="fault"}'] == "0"
    assert figures['hyakki_http_answers_total{status="4xx"}'] == "2"
    assert int(figures['hyakki_http_answers_total{status="2xx"}']) >= 3
    assert (figures["hyakki_sockets"], figures["hyakki_sockets_opened_total"]) == ("1", "1")


def test_faults_are_warned_of_in_the_log_but_not_one_by_one(caplog: pytest.LogCaptureFixture) -> None:
    figures = Metrics()
    with caplog.at_level(logging.INFO):
        for _ in range(50):
            figures.refused("stale")
            figures.refused("fault")
        figures.write_log()
        figures.write_log()
    assert [record.levelname for record in caplog.records] == ["WARNING", "INFO"]
    assert "50 faults" in caplog.messages[1]


# Copies


def test_backup_and_restore_by_command(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    mika = Client(server, "Mika")
    kept = mika.table("me", "me", pace="slow")["table"]["id"]
    report = mika.call("POST", f"/api/tables/{kept}/report", {"text": "odd"})["report"]
    _command("backup", str(tmp_path / "copy"), "--data", str(server.folder))
    lost = mika.table("me", "me", pace="slow")["table"]["id"]
    server.stop()
    shutil.rmtree(server.folder / "reports")
    _command("restore", str(tmp_path / "copy"), "--data", str(server.folder))
    assert (server.folder / "reports" / report).is_file()
    server.start()
    try:
        assert mika.call("GET", f"/api/tables/{kept}")["status"] == "playing"
        assert mika.refused("GET", f"/api/tables/{lost}") == (404, "not-found")
    finally:
        server.stop()


def test_what_a_server_keeps_is_for_its_operator_alone(tmp_path: Path) -> None:
    server, copy = Server(tmp_path / "data").start(), tmp_path / "copy"
    try:
        mika = Client(server, "Mika")
        table = mika.table("me", "me", pace="slow")["table"]["id"]
        mika.call("POST", f"/api/tables/{table}/report", {"text": "odd"})
        _command("backup", str(copy), "--data", str(server.folder))
        assert {".sqlite", ".sqlite-wal", ".sqlite-shm", ".lock"} <= {file.suffix for file in server.folder.iterdir()}
        assert _open_to_others(server.folder, copy) == []
        server.kill()
        for file in server.folder.glob("hyakki.sqlite*"):
            file.chmod(0o644)
        server.start()
        assert _open_to_others(server.folder) == [], "what was open to others is so no more"
    finally:
        server.stop()
    copy.chmod(0o644)
    for data in (server.folder, tmp_path / "new"):
        _command("restore", str(copy), "--data", str(data))
        assert _open_to_others(data) == []


def _open_to_others(*places: Path) -> list[str]:
    return [str(each) for place in places for each in (place, *place.rglob("*")) if each.stat().st_mode & 0o077]


def test_a_second_server_on_the_same_data_is_refused_in_one_line(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    try:
        command = [
            sys.executable,
            "-m",
            "hyakki.cli",
            "serve",
            "--data",
            str(server.folder),
            "--port",
            str(free_port()),
        ]
        second = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, check=False)
        assert second.returncode == 2 and "Hyakki is at" not in second.stdout
        assert "a server is running on this data folder already" in " ".join(second.stderr.split())
        other = [*command[:5], str(tmp_path / "other"), "--port", str(server.port)]
        taken = subprocess.run(other, capture_output=True, encoding="utf-8", timeout=60, check=False)
        assert taken.returncode == 2
        assert f"port {server.port}" in taken.stderr and "Traceback" not in taken.stderr
        assert server.call("GET", "/health")[0] == 200
        server.kill()
        server.start()
    finally:
        server.stop()


def _command(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "hyakki.cli", *words], check=True, capture_output=True, timeout=60)


# Tables that go by rule


def test_a_finished_table_without_clients_leaves_memory_soon(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path) as registry:
            mika = await Person.enter(registry, "Mika")
            playing, over, shown = [await table([mika], "slow", "me") for _ in range(3)]
            for left in (over, shown):
                await registry.leave(mika.guest, left.id)
            mika.sit_at(shown)
            await registry.expire(time.time() + 2 * MINUTE)
            assert {playing.id, shown.id} == set(registry.tables)
            assert (await registry.live(over.id)).info.status == "over", "the store has it"

    asyncio.run(evening())


def test_tables_where_nothing_happens_go_by_rule(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path) as registry:
            mika = await Person.enter(registry, "Mika")
            live, slow = await table([mika], "live", "bot:random"), await table([mika], "slow", "me")
            waiting = await create_table(registry, mika.guest, "kitsunedo", ["me", "open"], "live", False, True, {})
            over = await table([mika], "slow", "me")
            await registry.leave(mika.guest, over.id)
            now = time.time()
            assert await registry.expire(now) == []
            assert await registry.expire(now + 25 * HOUR) == [waiting.id]
            with pytest.raises(NotFound):
                await registry.live(waiting.id)
            assert await registry.expire(now + 24 * 8 * HOUR) == [live.id]
            assert await registry.expire(now + 24 * 31 * HOUR) == [over.id]
            assert await registry.expire(now + 24 * 61 * HOUR) == [slow.id]
            assert await registry.store.all("SELECT * FROM records") == []

    asyncio.run(evening())


def test_guests_who_sit_nowhere_are_forgotten_by_rule(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, expiry=Expiry(guest_hours=48, slow_hours=240)) as registry:
            sitting, host, gone, back = [
                await registry.identity.create(name) for name in ("Mika", "Rita", "Eve", "Davide")
            ]
            live = await create_table(registry, host[0], "kitsunedo", ["open", "open"], "slow", False, True, {})
            await registry.sit(sitting[0], live.id, live.invite, 1)
            now = time.time()
            await registry.expire(now + 20 * HOUR)
            assert await registry.identity.read(back[1]) is not None, "seen once more"
            await registry.expire(now + 23 * HOUR)
            await registry.expire(now + 49 * HOUR)
            assert await registry.store.all("SELECT * FROM tables") == []
            assert await registry.identity.recover(gone[2]) is None
            assert await registry.identity.read(gone[1]) is None, "the token is worth nothing any more"
            assert {row["name"] for row in await registry.store.all("SELECT name FROM guests")} == {"Davide"}
            await registry.expire(now + 72 * HOUR)
            assert await registry.store.all("SELECT * FROM guests") == []

    asyncio.run(evening())


def test_replays_from_elsewhere_and_reports_go_by_rule(tmp_path: Path) -> None:
    game = replay.decode(
        sorted((Path(__file__).parents[2] / "finished").glob("kitsunedo-2-*[0-9a-f].json"))[0].read_bytes()
    )

    async def evening() -> None:
        expiry, limits = Expiry(replay_hours=5, report_hours=5), Limits(replays_per_guest=2)
        async with open_registry(tmp_path, expiry=expiry, limits=limits) as registry:
            mika = await Person.enter(registry, "Mika")
            live = await table([mika], "slow", "me")
            await registry.report(live, mika.guest, "odd")
            await registry.keep_replay(mika.guest, replay.encode(game))
            await registry.may_import(mika.guest)
            await registry.keep_replay(mika.guest, replay.encode(game))
            with pytest.raises(TooMany):
                await registry.may_import(mika.guest)
            now = time.time()
            await registry.expire(now + 4 * HOUR)
            assert len(await registry.store.all("SELECT * FROM replays")) == 2
            assert len(list((tmp_path / "reports").iterdir())) == 1
            await registry.expire(now + 6 * HOUR)
            assert await registry.store.all("SELECT * FROM replays") == []
            assert list((tmp_path / "reports").iterdir()) == []
            await registry.may_import(mika.guest)

    asyncio.run(evening())


@pytest.mark.rule("SV-04")
def test_a_table_that_all_players_left_stands_still_until_it_expires(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, expiry=Expiry(live_hours=10)) as registry:
            people = [await Person.enter(registry, name) for name in ("Mika", "Davide", "Rita")]
            live = await table(people, "live")
            for person in people:
                person.sit_at(live)
            for person in people:
                person.drop(live)
            assert live.clock.stands, "nobody is there whose time could run"
            now = time.time()
            assert await registry.expire(now + 9 * HOUR) == []
            assert live.status == "playing"
            assert await registry.expire(now + 11 * HOUR) == [live.id]

    asyncio.run(evening())


def test_an_idle_table_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path) as registry:
            mika = await Person.enter(registry, "Mika")
            live = await table([mika], "slow", "me")
            await mika.answers(live, 0, "end")
            before = live.playing().sent(live.viewer_of(mika.guest.id))
            await registry.expire(time.time() + HOUR)
            assert live.id not in registry.tables
            again = await registry.live(live.id)
            assert again.playing().sent(again.viewer_of(mika.guest.id)) == before

    asyncio.run(evening())


def test_a_server_closes_without_a_word_while_bots_think(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> str:
        async with open_registry(tmp_path) as registry:
            mika = await Person.enter(registry, "Mika")
            live = await create_table(
                registry, mika.guest, "kitsunedo", ["bot:judgement"] * 3, "instant", False, True, {}
            )
            await until(lambda: len(live.playing().records) > 5, 60)
        await asyncio.sleep(0.2)
        return live.id

    async def next_day(id: str) -> None:
        async with open_registry(tmp_path) as registry:
            live = await registry.live(id)
            count = len(live.playing().records)
            await until(lambda: len(live.playing().records) > count, 60)

    with caplog.at_level(logging.WARNING):
        asyncio.run(next_day(asyncio.run(evening())))
    assert caplog.records == []


# Disks that fail


def _everything(registry: Registry, live: LiveTable, mika: Person) -> Any:
    playing = live.playing()
    viewer = live.viewer_of(mika.guest.id)
    return (
        stored(registry, live),
        list(playing.records),
        set(playing.sealed),
        playing.sent(viewer),
        live.status,
        live.result,
    )


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path) as registry:
            mika = await Person.enter(registry, "Mika")
            live = await table([mika], "slow", "me", "me")
            mika.sit_at(live)
            before, sent = _everything(registry, live, mika), mika.state

            async def fails(*_: object) -> None:
                raise sqlite3.OperationalError("disk I/O error")

            with monkeypatch.context() as broken:
                broken.setattr(registry.store, "write", fails)
                for act in (
                    lambda: mika.answers(live, 0, "summon"),
                    lambda: live.propose(mika.guest.id, 0, "abandon"),
                    lambda: registry.leave(mika.guest, live.id),
                    lambda: say(live, mika.guest.id, "Mika", "table", "hello"),
                ):
                    with pytest.raises(Fault):
                        await act()
                    assert _everything(registry, live, mika) == before
            assert mika.state["view"] == sent["view"]
            await mika.answers(live, 0, "summon")
            await mika.answers(live, 1, next(iter(_silence(live, 1))))
            before = _everything(registry, live, mika)
            with monkeypatch.context() as broken:
                broken.setattr(registry.store, "write", fails)
                with pytest.raises(Fault):
                    await mika.answers(live, 2, *_silence(live, 2))
            assert _everything(registry, live, mika) == before

    asyncio.run(evening())


def _silence(live: LiveTable, seat: int) -> list[str]:
    playing = live.playing()
    (ask,) = playing.asks_of(seat)
    return [option.id for option in playing.state.stack[-1].default(playing.state, ask)]


def test_sealed_answers_outlive_a_seat_that_changes_hands_and_a_restart(tmp_path: Path) -> None:
    async def evening() -> str:
        async with open_registry(tmp_path) as registry:
            people = [await Person.enter(registry, name) for name in ("Mika", "Davide", "Rita")]
            live = await table(people, "slow")
            await people[0].answers(live, 0, "summon")
            await people[1].answers(live, 1, *_silence(live, 1))
            await registry.leave(people[0].guest, live.id)
            assert list(live.playing().sealed) == [1]
            return live.id

    async def next_day(id: str) -> None:
        async with open_registry(tmp_path) as registry:
            assert list((await registry.live(id)).playing().sealed) == [1]

    asyncio.run(next_day(asyncio.run(evening())))
