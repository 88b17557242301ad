"""What has to be fetched before one can play."""

from __future__ import annotations

import gzip
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Request, expect

from hyakki.core.table import Table
from tests.e2e.conftest import PAGE, MakePerson
from tests.e2e.laid import lay
from tests.e2e.person import Person
from tests.server.visitor import Server, Visitor

MOST = 185_000
"""Bytes of home and one game, compressed, without type."""


def is_asked(table: Table) -> bool:
    return bool(table.asks_of(0))


def weight(files: set[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def fetched_by(person: Person) -> set[Path]:
    """Filled while the person looks at pages."""
    fetched = {PAGE}

    def note(request: Request) -> None:
        file = PAGE.parent / urlsplit(request.url).path.lstrip("/")
        if file.suffix in (".js", ".css"):
            fetched.add(file)

    person.page.on("request", note)
    return fetched


@pytest.mark.parametrize("game", ["kitsunedo", "kaidan", "shadow_tactics", "okko"])
def test_home_and_one_game_are_light_and_the_game_comes_when_it_is_opened(
    people: MakePerson, server: Server, game: str
) -> None:
    visitor, mika = people(), people()
    home, table = fetched_by(visitor), fetched_by(mika)
    visitor.home()
    expect(visitor.page.locator(".drawing:not(:has(svg))")).to_have_count(0)
    who = Visitor(server, "Mika")
    mika.be(who).at(f"table/{lay(server, who, game, is_asked)}")
    expect(mika.question).to_be_visible()
    assert weight(table - home) > 10_000, "the game was fetched before anybody opened it"
    assert weight(home | table) < MOST
