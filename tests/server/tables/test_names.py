"""Players at a table have different names."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hyakki.server.realtime.chat import say
from hyakki.server.tables.creation import create_table
from hyakki.server.tables.live import LiveTable
from tests.server.client import Client, Server
from tests.server.in_process import Person, open_registry


def _names(live: LiveTable) -> list[str]:
    return [seat.name for seat in live.seats]


def test_a_player_cannot_take_the_name_of_another_at_the_table(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path) as registry:
            ada, other, bo = [await Person.enter(registry, name) for name in ("Ada", "ada", "Bo")]
            live = await create_table(
                registry, ada.guest, "kitsunedo", ["me", "open", "open", "open"], "slow", False, True, {}
            )
            await registry.sit(other.guest, live.id, live.invite, None)
            await registry.sit(bo.guest, live.id, live.invite, None)
            assert _names(live) == ["Ada", "ada 2", "Bo", ""]
            await registry.rename(bo.guest, "Ada")
            assert bo.guest.name == "Ada", "elsewhere she is called as she likes"
            assert _names(live) == ["Ada", "ada 2", "Ada 3", ""]
            await registry.rename(bo.guest, "Ａda")
            assert _names(live) == ["Ada", "ada 2", "Ａda 3", ""], "in full-width letters it is the same name"
            await registry.rename(bo.guest, "Cleo")
            await registry.rename(other.guest, "Dan")
            assert _names(live) == ["Ada", "Dan", "Cleo", ""]

    asyncio.run(evening())


def test_a_player_who_changes_names_during_a_game_chats_under_the_name_of_the_seat(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path) as registry:
            ada, bo, watcher = [await Person.enter(registry, name) for name in ("Ada", "Bo", "Watcher")]
            live = await create_table(registry, ada.guest, "kitsunedo", ["me", "open"], "slow", False, True, {})
            await registry.sit(bo.guest, live.id, live.invite, None)
            await registry.rename(bo.guest, "Ada")
            assert _names(live) == ["Ada", "Bo"], "the game has begun"
            await say(live, bo.guest.id, bo.guest.name, "table", "it is me")
            await say(live, watcher.guest.id, watcher.guest.name, "watchers", "who is who?")
            said = await registry.store.all("SELECT name, seat FROM chat ORDER BY number")
            assert [tuple(line) for line in said] == [("Bo", 1), ("Watcher", None)]

    asyncio.run(evening())


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u200b", "a" + "\u0301" * 20, "\u202e"])
def test_an_unreadable_name_is_refused(server: Server, mika: Client, name: str) -> None:
    status, said = server.call("POST", "/api/guests", {"name": name})
    assert (status, said["error"]) == (400, "malformed")
    assert mika.refused("PATCH", "/api/me", {"name": name}) == (400, "malformed")
    new = {"game": "kitsunedo", "seats": [f"me:{name}", "me"]}
    assert mika.refused("POST", "/api/tables", new) == (400, "malformed")


def test_a_name_is_kept_as_people_see_it(server: Server, mika: Client) -> None:
    assert Client(server, " Nguye\u0302\u0303n\u200b\u202e ").call("GET", "/api/me")["name"] == "Nguyễn"
    family = "👨\u200d👩\u200d👧"
    seats = mika.table(f"me:{family}", f"me:{family}")["table"]["seats"]
    assert [seat["name"] for seat in seats] == [family, f"{family} 2"]
