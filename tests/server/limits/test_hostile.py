"""Malformed and hostile messages: the server stays up, says what is wrong, and changes nothing."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hyakki.core.game import game_of
from hyakki.server.app import page_folder
from hyakki.server.tables.creation import create_table
from hyakki.server.tables.custom import DEEPEST, refuse_deep_keys
from tests.server.client import Client, Server, Window
from tests.server.in_process import Person, open_registry

MESSAGES = 6_000
REQUESTS = 4_000
HEADERS = (
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "permissions-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
)
INSIDE = re.compile(r"Traceback|File \"|site-packages|/src/|/tmp/|\.py\b|sqlite|0x[0-9a-f]{6}")
"""Internals that no reply may contain."""
ERRORS = {"malformed", "not-yours", "stale", "against-rules", "too-much", "not-now", "not-found"}


class Table:
    """Mika and Davide in the middle of a game, and a stranger who watches."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.mika, self.davide, self.eve = (Client(server, name) for name in ("Mika", "Davide", "Eve"))
        first = {"order": [0, 1, 2]}  # a person is asked first, so the bot does nothing meanwhile
        made = self.mika.table("me", "open", "bot:random", pace="slow", options=first)
        self.id, self.invite = made["table"]["id"], made["invite"]
        self.davide.call("POST", f"/api/tables/{self.id}/sit", {"invite": self.invite})
        self.other = self.eve.table("me", "me", pace="slow")["table"]["id"]
        self.windows = [self.mika.sit_at(self.id), self.davide.sit_at(self.id), self.eve.sit_at(self.id)]

    def everything(self) -> dict[str, Any]:
        """Return everything that is stored of this table and that every viewer sees."""
        names = ("seats", "records", "sealed", "orders", "chat")
        stored = {name: self.server.rows(f"SELECT * FROM {name} WHERE table_id = ?", self.id) for name in names}
        stored["tables"] = self.server.rows("SELECT * FROM tables WHERE id = ?", self.id)
        seen = []
        for client in (self.mika, self.davide, self.eve):
            window = client.sit_at(self.id)
            state = dict(window.state)
            state.pop("clock")
            for sitter in state["table"]["seats"]:
                sitter.pop("here")
            seen.append(state)
            window.close()
        return {"stored": stored, "seen": seen}


@pytest.fixture(scope="module")
def table(server: Server) -> Table:
    return Table(server)


def _odd(rng: Random, depth: int = 0) -> Any:
    """Anything that JSON can say."""
    kind = rng.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice([0, -1, 1, 2, 3, 1 << 31, 1 << 63, 1 << 70, -(1 << 63), 0.5, 1e300])
    if kind in (2, 3):
        return rng.choice(
            ["", "pass", "end", "A", "\u0000", "💮" * 9, "x" * 300, "'; DROP TABLE records; --", "../../etc"]
        )
    if kind in (4, 5):
        return rng.choice(["answer", "menu", "hello", "table", "take-back", "vote", "act", "abandon"])
    if kind == 6:
        return [_odd(rng, depth + 1) for _ in range(rng.randrange(5))]
    return {rng.choice(["n", "seat", "ask", "path", "type", "text", "x"]): _odd(rng, depth + 1) for _ in range(3)}


def _message(rng: Random, table: Table, own: bool) -> str | bytes:
    """Return a message that must change nothing, from a client without a question or a seat."""
    kind = rng.randrange(12)
    n, seat = rng.randrange(1 << 40), rng.randrange(3)
    if kind == 0:
        return rng.randbytes(rng.randrange(60))
    if kind == 1:
        return json.dumps(_odd(rng))
    if kind == 2:
        return "[" * rng.randrange(1, 8000)
    if kind == 3:
        return '{"type":"answer","n":1,"path":' + "[" * 5000
    if kind == 4:
        return json.dumps({"type": "say", "n": n, "channel": "table", "text": "x" * 20_000})
    if kind == 5:
        return json.dumps({"type": rng.choice(["answer", "order", "pause", "say"]), "n": n, **_dict(rng)})
    if kind == 6:
        return json.dumps({"type": "hello", "token": table.mika.token})
    if kind == 7 and not own:
        return json.dumps({"type": "propose", "n": n, "seat": seat, "motion": "abandon"})
    if kind == 8 and not own:
        return json.dumps({"type": "pause", "n": n, "paused": True})
    if kind == 9 and not own:
        return json.dumps({"type": "order", "n": n, "seat": seat, "kind": "vote", "path": ["refuse"]})
    if kind == 10:
        return json.dumps({"type": "menu", "n": n, "seat": seat, "ask": rng.randrange(99, 200), "path": []})
    ask = rng.choice([0, -1, 99, 1 << 62, 50]) if own else rng.randrange(4)
    return json.dumps({"type": "answer", "n": n, "seat": seat, "ask": ask, "path": [rng.choice(["end", "pass", "x"])]})


def _dict(rng: Random) -> dict[str, Any]:
    return {rng.choice(["seat", "ask", "path", "kind", "paused", "x"]): _odd(rng) for _ in range(4)}


def _settled(window: Window, sent: int) -> list[dict[str, Any]]:
    """Return all messages up to the reply to the last one."""
    said: list[dict[str, Any]] = []
    while len(said) < sent:
        message = window.receive()
        if message["type"] != "state":
            said.append(message)
    return said


def test_thousands_of_bad_messages_change_nothing(server: Server, table: Table) -> None:
    rng = Random(11)
    before = table.everything()
    for index, window in enumerate(table.windows):
        own = index < 2
        for _ in range(MESSAGES // 3 // 50):
            batch = [_message(rng, table, own) for _ in range(50)]
            for message in batch:
                window.socket.send(message)
            for said in _settled(window, len(batch)):
                assert said["type"] == "error", said
                assert said["error"] in ERRORS, said
                assert not INSIDE.search(said["message"]), said
    assert table.everything() == before


def _calls(table: Table, rng: Random) -> tuple[str, str, Any, str]:
    path = rng.choice(
        [
            "/api/guests",
            "/api/guests/recover",
            "/api/me",
            "/api/tables",
            f"/api/tables/{table.id}/sit",
            f"/api/tables/{table.id}/seats/{rng.choice([0, 1, 99, -1, 'x', 1 << 70])}",
            f"/api/tables/{table.id}/start",
            f"/api/tables/{table.id}/leave",
            f"/api/tables/{table.id}/rematch",
            f"/api/tables/{table.id}/replay",
            f"/api/tables/{table.id}/report",
            "/api/tables/nowhere",
            "/api/replays",
            f"/api/replays/{table.id}/steps?seat=Z",
            "/api/games/nothing/rules",
            "/api/games/kitsunedo/text?lang=../..",
            "/api/nothing",
            "/..%2f..%2fetc%2fpasswd",
        ]
    )
    method = rng.choice(["POST", "POST", "POST", "PATCH", "GET", "DELETE", "PUT"])
    body: Any = rng.choice(
        [
            None,
            b"{",
            b"\xff\xfe",
            b"[" * 50_000,
            b'{"name":' * 9_000,
            b'{"name":"\xed\xa0\x80"}',
            json.dumps(_odd(rng)).encode(),
            {"name": 5, "x": 1},
        ]
    )
    if path == "/api/guests" and method == "POST":
        body = b"{"
    token = _forged(table, rng)
    return method, path, body, token


def _forged(table: Table, rng: Random) -> str:
    """Return a forged token: none, half of one, one with a letter changed, one guest's name with another's
    signature."""
    good = table.mika.token
    at = rng.randrange(len(good))
    changed = good[:at] + rng.choice("abcdef0123456789".replace(good[at], "")) + good[at + 1 :]
    mixed = good.split(".")[0] + "." + table.eve.token.split(".")[1]
    return rng.choice(["", good[:-1], changed, mixed, good + "0", "x" * 3000, "."])


def test_thousands_of_bad_requests_change_nothing(server: Server, table: Table) -> None:
    rng = Random(12)
    before = table.everything()
    opener = urllib.request.build_opener()
    for _ in range(REQUESTS):
        method, path, body, token = _calls(table, rng)
        data = json.dumps(body).encode() if isinstance(body, dict) else body
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
        request = urllib.request.Request(server.address + path, data, headers, method=method)
        try:
            with opener.open(request, timeout=30) as answer:
                status, text, sent = answer.status, answer.read().decode(), answer.headers
        except urllib.error.HTTPError as error:
            status, text, sent = error.code, error.read().decode(), error.headers
        assert status < 500, (method, path, data, text)
        for name in HEADERS:
            assert sent[name], (method, path)
        if status >= 400 and method != "HEAD":
            assert not INSIDE.search(text), text
            assert json.loads(text)["error"] in ERRORS, (method, path, text)
    assert table.everything() == before


def test_another_tables_question_and_another_guests_seat_are_refused(table: Table) -> None:
    before = table.everything()
    eve = table.eve.sit_at(table.other)
    (ask,) = eve.state["asks"]
    watching = table.eve.sit_at(table.id)
    for seat in range(3):
        said = watching.asks(type="answer", seat=seat, ask=ask["id"], path=[ask["options"][0]["id"]])
        assert said["error"] == "not-yours"
        assert watching.asks(type="take-back", seat=seat)["error"] == "not-yours"
        assert watching.asks(type="menu", seat=seat, ask=1, path=[])["error"] == "not-yours"
    for path in ("start", "seats/2", "leave", "rematch"):
        status, said = table.server.call("POST", f"/api/tables/{table.id}/{path}", {"bot": "random"}, table.eve.token)
        assert path == "leave" or status == 403, (path, said)
    assert table.everything() == before


def test_a_forged_token_opens_no_socket(server: Server, table: Table) -> None:
    rng = Random(13)
    for _ in range(20):
        with connect(f"{server.address.replace('http', 'ws', 1)}/api/tables/{table.id}/socket") as socket:
            socket.send(json.dumps({"type": "hello", "token": _forged(table, rng)}))
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=10)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401


TOO_DEEP = f"a key has more than {DEEPEST} dots"


def test_content_that_would_take_long_to_read_is_refused_unread(table: Table) -> None:
    deep = "[" + ".".join(["a"] * 15_000) + "]"
    quoted = "x = {" + '"a" . ' * 5_000 + "b = 1}"
    new = {"game": "kitsunedo", "seats": ["me", "me"]}
    for written in (deep, quoted, f'"""\n"""\n{deep}', f"# ''' {deep}\n{deep}"):
        for game, option in (("kitsunedo", "content"), ("okko", "content"), ("okko", "chronicle")):
            asked = {**new, "game": game, "options": {option: written}}
            status, said = table.server.call("POST", "/api/tables", asked, table.mika.token)
            assert (status, said["error"], said["message"]) == (400, "malformed", TOO_DEEP)
        status, said = table.server.call("POST", "/api/games/okko/scenario", {"text": written})
        assert (status, said["message"]) == (400, TOO_DEEP)


@pytest.mark.parametrize("written", ["a = 1\n" * 20_000, "x = 5 # " + "y" * 70_000, '"' * 65_500])
def test_content_that_is_too_long_is_refused_unread(table: Table, written: str) -> None:
    new = {"game": "kitsunedo", "seats": ["me", "me"], "options": {"content": written}}
    for path, asked in (("/api/tables", new), ("/api/games/kitsunedo/content", {"text": written})):
        status, said = table.server.call("POST", path, asked, table.mika.token)
        assert (status, said["error"]) == (400, "malformed") and "longer than" in said["message"]


@pytest.mark.parametrize("value", ["0x" + "f" * 50_000, "9" * 5_000, "[" * 40_000, "{a=" * 9_000, "nan", '"', "'''"])
def test_content_that_is_no_sound_toml_is_refused(table: Table, value: str) -> None:
    new = {"game": "kitsunedo", "seats": ["me", "me"], "options": {"content": f"hand_limit = {value}"}}
    assert table.mika.refused("POST", "/api/tables", new) == (400, "malformed")


def test_dots_in_sentences_and_numbers_are_no_nesting() -> None:
    often = "One. " * 40
    refuse_deep_keys(f'a = "{often}"\nb = """\n{often}\n"""\nc = [{"1.5, " * 40}] # {often}\nd = \'{often}\'')


def test_while_a_table_is_made_of_ones_own_content_the_server_serves_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = threading.Event()
    game = game_of("kitsunedo")

    def rules(seats: int, options: dict[str, Any]) -> Any:
        assert served.wait(10), "nobody was served meanwhile"
        return made

    async def evening() -> None:
        async with open_registry(tmp_path) as registry:
            mika = await Person.enter(registry, "Mika")
            asyncio.get_running_loop().call_later(0.05, served.set)
            await create_table(registry, mika.guest, "kitsunedo", ["me", "me"], "slow", False, True, {})

    made = game.rules(2, {})
    monkeypatch.setattr(game, "rules", rules)
    asyncio.run(evening())


# With the limits that a server has unless told otherwise


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("strict") / "data"
    running = Server(folder, default_limits=True, HYAKKI_HELLO_SECONDS="1").start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


def _calm(server: Server) -> None:
    """Wait until the rate limits of the server have recovered."""
    time.sleep(7)


def test_a_socket_without_hello_is_closed(strict: Server) -> None:
    client = Client(strict, "Mika")
    table = client.table("me", "bot:random")["table"]["id"]
    address = f"{strict.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4408
    with connect(address) as socket:
        socket.send(json.dumps({"type": "pause", "n": 1, "paused": True}))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400


def test_a_flood_of_messages_is_answered_with_too_much(strict: Server) -> None:
    client = Client(strict, "Mika")
    window = client.sit_at(client.table("me", "me")["table"]["id"])
    for number in range(300):
        window.socket.send(json.dumps({"type": "menu", "n": number, "seat": 0, "ask": 99, "path": []}))
    said = _settled(window, 300)
    assert sum(message["error"] == "too-much" for message in said) > 150
    assert [message["n"] for message in said] == list(range(300))


def test_a_message_or_body_that_is_too_long_is_refused(strict: Server) -> None:
    client = Client(strict, "Mika")
    window = client.sit_at(client.table("me", "me")["table"]["id"])
    window.socket.send(json.dumps({"type": "say", "n": 1, "channel": "table", "text": "x" * 20_000}))
    (said,) = _settled(window, 1)
    assert said["error"] == "malformed" and "too long" in said["message"]
    call = HTTPConnection("127.0.0.1", strict.port)
    call.putrequest("POST", "/api/replays")
    call.putheader("Content-Length", "5000000")
    call.putheader("Content-Type", "application/json")
    call.putheader("Authorization", f"Bearer {client.token}")
    call.endheaders()
    answer = call.getresponse()
    assert (answer.status, json.loads(answer.read())["error"]) == (413, "too-much")
    call.close()
    options = {"content": {"x": "y" * 100_000}}
    new = {"game": "kitsunedo", "seats": ["me", "me"], "options": options}
    assert client.refused("POST", "/api/tables", new) == (400, "malformed")


def test_recovery_codes_cannot_be_tried_one_after_the_other(strict: Server) -> None:
    tried = [strict.call("POST", "/api/guests/recover", {"code": f"AAAAA-{i:05}-AAAAA-AAAAA"}) for i in range(30)]
    assert [status for status, _ in tried[:5]] == [403] * 5
    assert {status for status, _ in tried[15:]} == {429}


def test_several_people_behind_one_address_get_the_whole_page(strict: Server) -> None:
    folder = page_folder()
    assert folder is not None, "the page has not been built: `make page` builds it"
    parts = [f"/assets/{part.name}" for part in sorted((folder / "assets").glob("*.js"))]
    for part in [*parts, *parts, *parts][:300]:
        assert strict.call("GET", part)[0] == 200
    kept = HTTPConnection("127.0.0.1", strict.port)
    kept.request("GET", parts[0])
    assert "immutable" in str(kept.getresponse().headers["cache-control"])
    kept.close()


def test_a_flood_of_requests_is_turned_away_for_a_while(strict: Server) -> None:
    statuses = [strict.call("GET", "/api/games/kitsunedo/text?lang=xx")[0] for _ in range(300)]
    assert 429 in statuses
    turned_away = HTTPConnection("127.0.0.1", strict.port)
    turned_away.request("GET", "/health")
    answer = turned_away.getresponse()
    for name in HEADERS:
        assert answer.headers[name]
    turned_away.close()
    _calm(strict)
    assert strict.call("GET", "/health")[0] == 200


def test_guests_are_not_created_without_end(strict: Server) -> None:
    _calm(strict)
    statuses = [strict.call("POST", "/api/guests", {"name": f"Guest {i}"})[0] for i in range(90)]
    assert statuses[:30] == [201] * 30, "a school class gets in at once"
    assert 429 in statuses
