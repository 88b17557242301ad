"""The size of the files that the page fetches before a user can play."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Request, expect

from hyakki.core.table import Table
from tests.e2e.conftest import MakePerson
from tests.e2e.laid import lay
from tests.e2e.person import Person
from tests.server.client import Client, Server

MOST = 200_000
"""Bytes of home and one game, as they go over the wire."""
MOST_PICTURES = 50_000
"""Bytes of their pictures. They come into boxes of fixed size, so users do not wait for them."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: tables and guests of other tests would be counted too."""
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.stop()


def is_asked(table: Table) -> bool:
    return bool(table.asks_of(0))


def fetching(person: Person) -> list[Request]:
    """Return the list of finished requests, which grows while the user looks at pages."""
    finished: list[Request] = []
    person.page.on("requestfinished", lambda request: finished.append(request))  # playwright wants a function
    return finished


def weights(finished: list[Request]) -> dict[str, int]:
    """Return the bytes of each body by its address, without fonts and the rulebook, for which users do not wait."""
    fetched: dict[str, int] = {}
    for request in finished:
        where = urlsplit(request.url)
        waited_for = request.resource_type != "font" and not where.path.endswith("/rules")
        if where.scheme.startswith("http") and waited_for:
            fetched[f"{where.path}?{where.query}"] = request.sizes()["responseBodySize"]
    return fetched


@pytest.mark.parametrize("game", ["kitsunedo", "kaidan", "shadow_tactics", "okko"])
def test_home_and_one_game_are_light_and_the_game_comes_when_it_is_opened(
    people: MakePerson, server: Server, game: str
) -> None:
    client, mika = people(), people()
    at_home, at_table = fetching(client), fetching(mika)
    client.home()
    expect(client.page.locator(".picture:not(:has(*))")).to_have_count(0)
    who = Client(server, "Mika")
    mika.be(who).at(f"table/{lay(server, who, game, is_asked)}")
    expect(mika.question).to_be_visible()
    for person in (client, mika):
        person.page.wait_for_load_state("networkidle")
    home, table = weights(at_home), weights(at_table)
    assert sum(size for path, size in table.items() if path not in home) > 10_000, "it was fetched before it was opened"
    assert any(path.startswith(f"/api/games/{game}/text") for path in table)
    assert not any(path.startswith("/assets/it-") for path in home | table), "Italian was fetched for an English reader"
    pictures = {path: size for path, size in (home | table).items() if "/picture-" in path}
    assert 50_000 < sum((home | table).values()) - sum(pictures.values()) < MOST
    assert 5_000 < sum(pictures.values()) < MOST_PICTURES
