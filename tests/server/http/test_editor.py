"""The editor over HTTP: drafts, games in which bots try one, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hyakki.server.bots.trials import play
from tests.reading import CHRONICLE, MISSION
from tests.server.client import Client, Server

DRAFT, TRIAL = "/api/games/okko/draft", "/api/games/okko/trial"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a small budget of trial games."""
    folder: Path = tmp_path_factory.mktemp("editor") / "data"
    running = Server(
        folder, HYAKKI_LIMITS__TRIAL_GAMES_AT_ONCE="30", HYAKKI_LIMITS__TRIAL_GAMES_PER_MINUTE="0.001"
    ).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


def test_a_draft_follows_from_a_text_and_an_operation(server: Server) -> None:
    mika = Client(server, "Mika")
    kit = mika.call("GET", "/api/games/okko/editor?lang=it")
    assert kit["option"] == "chronicle" and "Cucine" in {tool["label"] for tool in kit["groups"][0]["tools"]}
    empty = mika.call("POST", DRAFT, {})
    assert [flaw["fix"] for flaw in empty["flaws"]][:1] == [None] and empty["drawing"]["pieces"] == []
    whole = mika.call("POST", DRAFT, {"text": CHRONICLE})
    assert whole["text"] == CHRONICLE and whole["flaws"] == []
    operation = {"do": "lay", "tool": "starts", "space": "A01.00"}
    (flaw,) = mika.call("POST", f"{DRAFT}?lang=it", {"text": CHRONICLE, "do": operation})["flaws"]
    assert flaw["at"] == [0.5, 0.5] and "rinforzi" in flaw["what"]
    assert flaw["fix"]["do"] == {"do": "move", "field": "starts 3", "space": "A01.01"}
    fixed = mika.call("POST", DRAFT, {"text": CHRONICLE, "do": flaw["fix"]["do"] | {"field": "starts 1"}})
    assert fixed["flaws"] == []
    made = mika.table("me", "bot:random", game="okko", options={kit["option"]: fixed["text"]})
    assert made["table"]["options"]["chronicle"] == fixed["text"]


def test_what_cannot_be_done_is_refused_and_says_why(server: Server) -> None:
    mika = Client(server, "Mika")
    for body in (
        {"text": CHRONICLE, "do": {"do": "burn"}},
        {"text": CHRONICLE, "do": {"do": "remove", "field": "starts 9"}},
        {"text": "heroes = 3", "do": {"do": "remove", "field": "starts"}},
        {"text": "a" + ".a" * 40 + " = 1"},
        {"text": "x" * 200_001},
        {"text": CHRONICLE, "undo": True},
    ):
        assert mika.refused("POST", DRAFT, body) == (400, "malformed"), body
    assert mika.call("POST", DRAFT, {"text": "heroes ="})["drawing"] is None
    assert mika.refused("GET", "/api/games/kitsunedo/editor") == (404, "not-found")
    assert mika.refused("POST", "/api/games/kitsunedo/draft", {}) == (404, "not-found")
    assert mika.refused("POST", "/api/games/kitsunedo/trial", {"text": "", "seats": 2}) == (404, "not-found")


def test_bots_try_a_scenario_within_limits(server: Server) -> None:
    mika = Client(server, "Mika")
    assert mika.refused("POST", TRIAL, {"text": CHRONICLE.replace("rounds = 6", ""), "seats": 2}) == (
        400,
        "malformed",
    )
    assert mika.refused("POST", TRIAL, {"text": CHRONICLE, "seats": 4})[0] == 400
    first = mika.call("POST", TRIAL, {"text": CHRONICLE, "seats": 2})["games"]
    assert len(first) == 10 and {game["won"] for game in first} <= {"heroes", "oni"}
    assert all(1 <= game["measures"]["rounds"] <= 6 for game in first)
    assert mika.call("POST", TRIAL, {"text": CHRONICLE, "seats": 2})["games"] == first
    mission = mika.call("POST", "/api/games/shadow_tactics/trial", {"text": MISSION, "seats": 3})["games"]
    assert len(mission) == 10 and {game["won"] for game in mission} <= {"ninjas", "daimyo"}
    assert mika.refused("POST", TRIAL, {"text": CHRONICLE, "seats": 2, "first": 10}) == (429, "too-much")


def test_a_mission_is_laid_and_played(server: Server) -> None:
    mika = Client(server, "Noor")
    calls = "/api/games/shadow_tactics"
    kit = mika.call("GET", f"{calls}/editor?lang=it")
    assert kit["option"] == "custom_mission" and kit["sections"][0]["label"] == "Missione"
    operation = {"do": "lay", "tool": "guard S", "place": "Y7 4"}
    (flaw,) = mika.call("POST", f"{calls}/draft", {"text": MISSION, "do": operation})["flaws"]
    assert flaw["field"] == "deployment Y7" and flaw["at"] == [2, 5]
    assert mika.refused("POST", f"{calls}/draft", {"text": MISSION, "do": {"do": "burn"}}) == (400, "malformed")
    assert mika.refused("POST", f"{calls}/trial", {"text": "x", "seats": 3})[0] == 400
    made = mika.table("me", "bot:random", game="shadow_tactics", options={kit["option"]: MISSION, "daimyo": 1})
    assert made["table"]["content"]["title"] == "The Burnt Mill"


def test_a_trial_that_takes_long_gives_what_it_has() -> None:
    whole = play("okko", {"chronicle": CHRONICLE}, 2, 0, enough=600.0)
    some = play("okko", {"chronicle": CHRONICLE}, 2, 0, enough=0.0)
    assert (len(whole.games), whole.late) == (10, False)
    assert some.late and some.games == whole.games[:1], "one at least, so that whoever asks on gets on"
