"""Custom numbers over HTTP: the form, what follows from a change, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import Client, Server

FORM, DRAFT = "/api/games/kaidan/numbers", "/api/games/kaidan/content"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("numbers") / "data").start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


def test_a_table_is_made_with_numbers_from_the_form(server: Server) -> None:
    mika = Client(server, "Mika")
    form = mika.call("GET", f"{FORM}?lang=it")
    (points,) = next(group for group in form["groups"] if group["label"] == "Punti vittoria")["entries"]
    assert points["origin"] == "page" and points["fields"][0] == {
        **{"id": "points escape", "label": "Fuggi", "usual": 10, "least": 0, "most": 99, "written": None}
    }
    draft = mika.call("POST", DRAFT, {"changes": {"points escape": 12}})
    assert draft == {"text": "[points]\nescape = 12\n", "changed": {"points escape": 12}, "faults": [], "more": False}
    made = mika.table("me", "bot:random", game="kaidan", options={"content": draft["text"]})
    assert made["table"]["own_content"] and made["table"]["content"]["points"]["escape"] == 12
    assert mika.call("POST", DRAFT, {"text": draft["text"], "changes": {"points escape": None}})["text"] == ""


def test_faults_come_with_the_draft_and_nonsense_is_refused(server: Server) -> None:
    mika = Client(server, "Mika")
    (fault,) = mika.call("POST", DRAFT, {"changes": {"points escape": 100}})["faults"]
    assert fault == {"what": "must be from 0 to 99, not 100", "field": "points escape", "entry": ""}
    unread = mika.call("POST", DRAFT, {"text": "[points", "changes": {"points escape": 12}})
    assert unread["text"] == "[points" and unread["changed"] == {} and len(unread["faults"]) == 1
    for body in (
        {"changes": {"points": 1}},
        {"changes": {"points escape": 1.5}},
        {"changes": {"points escape": 10**30}},
        {"text": "a" + ".a" * 40 + " = 1"},
        {"text": f"# {'x' * 70_000}"},
        {"text": "x" * 200_001},
        {"seats": 0},
    ):
        assert mika.refused("POST", DRAFT, body) == (400, "malformed"), body
    assert mika.refused("GET", "/api/games/okko-campaign/numbers") == (404, "not-found")
    assert mika.refused("POST", "/api/games/okko-campaign/content", {}) == (404, "not-found")
