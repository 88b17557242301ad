"""The published protocol: the schemas of the socket, the player among the examples, secrets that cannot be guessed."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from hyakki import __version__
from hyakki.server.identity import CODE_LETTERS
from tests.server.client import PATIENCE, Client, Server

EXAMPLE = Path(__file__).parents[3] / "examples" / "random_player.py"
OF_A_LINK = 64
"""Letters from which a secret in a link is made."""
ENOUGH = 96
"""The number of random bits that cannot be guessed."""

MAY_BE_LEFT_OUT = {"menu": {"path"}, "order": {"path"}}


def _schema(server: Server, way: str) -> Any:
    _, document = server.call("GET", "/api/schema/socket.json")
    return jsonschema_rs.validator_for({**document[way], "$defs": document["$defs"]})


@pytest.mark.parametrize("game", ["kitsunedo", "kaidan", "shadow_tactics", "okko"])
def test_every_message_of_the_socket_matches_its_schema(server: Server, mika: Client, game: str) -> None:
    table = mika.table("me", "me", "bot:random", game=game, tempo=2)["table"]["id"]
    window = mika.sit_at(table)
    assert window.asks(type="say", channel="table", text="Hello.")["type"] == "done"
    assert window.asks(type="say", channel="nowhere", text="Hello?")["type"] == "error"
    for _ in range(25):
        if window.answer(Random(1)) is None:
            window.catch_up()
    schema = _schema(server, "to_page")
    said = [json.loads(raw) for raw in window.raw]
    assert {"state", "done", "error", "chat"} <= {message["type"] for message in said}
    for message in said:
        schema.validate(message)
    assert not schema.is_valid({"type": "state"})
    assert not schema.is_valid({**said[0], "type": "secret"})


def test_what_the_schema_takes_the_socket_takes(server: Server, mika: Client) -> None:
    schema = _schema(server, "from_page")
    window = mika.sit_at(mika.table("me", "open")["table"]["id"])
    good: list[dict[str, Any]] = [
        {"type": "answer", "seat": 0, "ask": 1, "path": ["end"]},
        {"type": "menu", "seat": 0, "ask": 1, "path": []},
        {"type": "propose", "seat": 0, "motion": "abandon"},
        {"type": "take-back", "seat": 0},
        {"type": "order", "seat": 0, "kind": "doubt", "path": None},
        {"type": "pause", "paused": True},
        {"type": "say", "channel": "table", "text": "Hello."},
    ]
    for sent in good:
        assert window.asks(**sent).get("error") != "malformed", sent
        message = {**sent, "n": 1}
        schema.validate(message)
        for name in message.keys() - MAY_BE_LEFT_OUT.get(sent["type"], set()):
            assert not schema.is_valid({key: value for key, value in message.items() if key != name}), (name, message)
        assert not schema.is_valid({**message, "more": 1})


def test_the_small_player_plays_a_game_to_its_end(server: Server) -> None:
    said = subprocess.run(
        [sys.executable, str(EXAMPLE), server.address],
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    assert "'winners': ['" in said.stdout


def test_secrets_are_long_and_no_two_are_alike(server: Server) -> None:
    people = [Client(server, "Mika") for _ in range(3)]
    tables = [each.table("me", "open") for each in people]
    invites, codes = [made["invite"] for made in tables], [each.recovery for each in people]
    for secrets in ([each.token for each in people], codes, invites):
        assert len(set(secrets)) == 3
    assert len({made["table"]["commitment"] for made in tables}) == 3, "chance is drawn from other keys"
    assert min(map(len, invites)) * math.log2(OF_A_LINK) >= ENOUGH
    assert min(len(code.replace("-", "")) for code in codes) * math.log2(len(CODE_LETTERS)) >= ENOUGH
    assert all(len(each.token.rpartition(".")[2]) == 64 for each in people), "a signature of 256 bits"
    keys = server.rows("SELECT key FROM tables") + server.rows("SELECT value FROM secrets")
    assert {len(key) for (key,) in keys} == {32}


def test_the_server_says_that_it_is_up_and_its_version(server: Server, mika: Client) -> None:
    _, before = server.call("GET", "/health")
    mika.table("me", "open")
    well = {"ok": True, "version": __version__, "tables": before["tables"] + 1, "reading": True, "writing": True}
    assert server.call("GET", "/health") == (200, well)
