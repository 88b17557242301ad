"""The HTTP API does what its OpenAPI description says, for calls that fit the description, nearly fit it, or do not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
import schemathesis
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import events, from_schema

from tests.server.client import PATIENCE, Client, Server

CALLS = 12
"""Random calls of each operation, besides those that try the limits of each parameter."""
MAKES_NO_SENSE = ["2xx", "400", "401", "403", "404", "409", "429"]
"""What fits the schema can make no sense all the same: names that are too long for this server or nothing but blanks,
options and numbers that a game does not know, seats that it does not have, replays that do not hold what they say."""
CHECKED_FURTHER = [
    "POST /api/guests",
    "PATCH /api/me",
    "POST /api/tables",
    "POST /api/replays",
    "POST /api/games/{key}/content",
    "POST /api/games/{key}/draft",
    "POST /api/games/{key}/trial",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(
        tmp_path_factory.mktemp("schema") / "data",
        HYAKKI_LIMITS__TABLES="100000",
        HYAKKI_LIMITS__TABLES_PER_GUEST="100000",
        HYAKKI_LIMITS__REPORTS_PER_TABLE="100000",
    ).start()
    yield server
    server.stop()
    assert "Traceback" not in server.log(), server.log()


def _open_table(mika: Client) -> str:
    return str(mika.table("me", "open", "open", pace="slow")["table"]["id"])


def _game(mika: Client) -> str:
    return str(mika.table("me", "me", pace="slow")["table"]["id"])


def _game_that_is_over(mika: Client) -> str:
    id = str(mika.table("me", "me")["table"]["id"])
    mika.sit_at(id).play_on(Random(1))
    mika.go()
    return id


def _at_the_door(mika: Client) -> str:
    return ""


def _nowhere(mika: Client) -> str:
    return ""


SIGNS_OUT = "/api/me/renew"
"""This call makes the token of its caller invalid, so it is tested alone."""
SUCCEED: dict[Callable[[Client], str], tuple[str, ...]] = {
    _at_the_door: (f"POST {SIGNS_OUT}",),
    _nowhere: (
        "POST /api/guests",
        "PATCH /api/me",
        "GET /api/tables",
        "GET /api/my/tables",
        "GET /api/games",
        "GET /health",
    ),
    _open_table: ("GET /api/tables/{table}", "POST /api/tables/{table}/start"),
    _game: ("POST /api/tables/{table}/sit", "POST /api/tables/{table}/report", "POST /api/tables/{table}/leave"),
    _game_that_is_over: (
        "GET /api/replays/{id}/steps",
        "GET /api/tables/{table}/replay",
        "POST /api/tables/{table}/rematch",
    ),
}
"""Calls that must succeed at least once, or the test proves nothing of them."""


@pytest.mark.parametrize("place", SUCCEED, ids=lambda place: place.__name__.strip("_"))
def test_every_call_is_answered_as_described(server: Server, place: Callable[[Client], str]) -> None:
    mika = Client(server, "Mika")
    id = place(mika)
    document = _description(server, id)
    document["paths"] = {
        path: calls for path, calls in document["paths"].items() if (path == SIGNS_OUT) == (place is _at_the_door)
    }
    schema = schemathesis.openapi.from_dict(document, config=SchemathesisConfig.from_dict(_config(server, mika)))
    failures, succeeded, broken = _called(schema)
    if broken:  # a machine too busy to answer in time; what is wrong is wrong again
        failures, succeeded, broken = _called(schema)
    assert broken == []
    assert failures == []
    assert set(SUCCEED[place]) <= succeeded


def test_every_call_says_in_words_what_it_does_and_that_it_may_fail(server: Server) -> None:
    _, document = server.call("GET", "/api/schema/openapi.json")
    for path, calls in document["paths"].items():
        for call in calls.values():
            assert re.fullmatch(r"[A-Z][a-z']*( .+)+", call["summary"]), (path, call["summary"])
            assert {"500", "503"} <= set(call["responses"]), path


def _called(schema: Any) -> tuple[list[str], set[str], list[Any]]:
    """Return what was not as described, what succeeded, and what could not be tried to its end."""
    failures: list[str] = []
    succeeded: set[str] = set()
    broken: list[Any] = []
    for event in from_schema(schema).execute():
        assert not isinstance(event, events.FatalError), event.exception
        if isinstance(event, events.NonFatalError):
            broken.append((event.label, event.value))
        if isinstance(event, events.ScenarioFinished):
            failures += _failures(event)
            answers = [each.response for each in event.recorder.interactions.values() if each.response is not None]
            succeeded |= {event.recorder.label for answer in answers if answer.status_code < 300}
    return failures, succeeded, broken


def _failures(event: events.ScenarioFinished) -> list[str]:
    return [
        f"{event.recorder.label}: {check.name}: {check.failure_info and check.failure_info.failure}"
        for checks in event.recorder.checks.values()
        for check in checks
        if check.failure_info is not None
    ]


def _description(server: Server, id: str) -> dict[str, Any]:
    """Return the OpenAPI description: all of it, or only the calls of one table, with its id as the only possible
    value."""
    status, document = server.call("GET", "/api/schema/openapi.json")
    assert status == 200
    if id:
        document["paths"] = {
            path: calls for path, calls in document["paths"].items() if re.search("{table}|{id}", path)
        }
        for calls in document["paths"].values():
            for call in calls.values():
                next(each for each in call["parameters"] if each["name"] in ("table", "id"))["schema"]["enum"] = [id]
    described: dict[str, Any] = document
    return described


def _config(server: Server, mika: Client) -> dict[str, Any]:
    return {
        "base-url": server.address,
        "request-timeout": PATIENCE,
        "headers": {"Authorization": f"Bearer {mika.token}"},
        "generation": {"deterministic": True, "database": "none", "max-examples": CALLS},
        "checks": {"enabled": True},
        "phases": {"stateful": {"enabled": False}},
        "operations": [
            {
                "include-name": CHECKED_FURTHER,
                "checks": {"positive_data_acceptance": {"expected-statuses": MAKES_NO_SENSE}},
            }
        ],
    }
