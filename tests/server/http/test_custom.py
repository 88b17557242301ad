"""Custom scenarios over HTTP: checked at once, and stored with the game."""

from __future__ import annotations

from tests.reading import CHRONICLE
from tests.server.client import Client, Server


def test_a_sound_scenario_has_no_fault_and_makes_a_table(server: Server) -> None:
    mika = Client(server, "Mika")
    assert mika.call("POST", "/api/games/okko/scenario", {"text": CHRONICLE}) == {"faults": [], "most": 3}
    made = mika.table("me", "bot:random", game="okko", options={"chronicle": CHRONICLE})
    assert made["table"]["options"]["chronicle"] == CHRONICLE
    assert made["table"]["content"]["palace"]["pieces"]
    mika.go()


def test_every_fault_is_said_with_its_place_in_the_readers_language(server: Server) -> None:
    mika = Client(server, "Mika")
    broken = CHRONICLE.replace("face =", "fase =")
    english = mika.call("POST", "/api/games/okko/scenario", {"text": broken})["faults"]
    italian = mika.call("POST", "/api/games/okko/scenario?lang=it", {"text": broken})["faults"]
    assert len(english) == len(italian) > 1
    assert all(fault["place"] and fault["fault"] for fault in english)
    assert english != italian
    status, _ = mika.refused(
        "POST", "/api/tables", {"game": "okko", "seats": ["me", "open"], "options": {"chronicle": broken}}
    )
    assert status == 400
    mika.go()


def test_a_game_that_takes_none_says_so(server: Server) -> None:
    assert Client(server, "Mika").refused("POST", "/api/games/kaidan/scenario", {"text": ""}) == (404, "not-found")
