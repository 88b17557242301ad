"""What a table explains by itself, over HTTP."""

from __future__ import annotations

from tests.server.client import Client, Server


def test_a_table_has_its_handbook_in_the_readers_language_with_its_own_numbers(server: Server) -> None:
    mika = Client(server, "Mika")
    content = "[numbers]\naction_points = 7\n"
    made = mika.table("me", "bot:random", game="kaidan", options={"content": content})
    there = f"/api/tables/{made['table']['id']}/handbook"
    english, italian = mika.call("GET", there), mika.call("GET", f"{there}?lang=it")
    assert "begins with 7" in english["things"]["badge pa"]["said"]
    assert english["things"]["piece trapdoor"]["name"] == "Trapdoor"
    assert italian["things"]["piece trapdoor"]["name"] == "Botola"
    assert [section["title"] for section in english["aid"]][:2] == ["Moving", "Acting"]
    mika.go()


def test_no_table_no_handbook(server: Server) -> None:
    assert Client(server, "Mika").refused("GET", "/api/tables/nothing/handbook") == (404, "not-found")


def test_the_rules_come_with_the_names_that_lead_to_them(server: Server) -> None:
    names = Client(server, "Mika").call("GET", "/api/games/shadow_tactics/rules?lang=it")["names"]
    assert {"name": "Armeria: barile", "rule": "ST-453"} in names
