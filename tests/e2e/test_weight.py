"""What has to be fetched before one can play."""

from __future__ import annotations

import gzip
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.e2e.company import Company
from tests.e2e.conftest import PAGE, MakePerson
from tests.server.visitor import Server

MOST = 200_000
"""Bytes of home and one game, compressed, without type."""


def weight(files: set[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def test_home_and_one_game_are_light_and_the_game_comes_when_it_is_opened(people: MakePerson, server: Server) -> None:
    fetched: set[Path] = set()
    mika = people()
    mika.page.on("request", lambda request: fetched.add(PAGE.parent / urlsplit(request.url).path.lstrip("/")))
    mika.home()
    mika.page.wait_for_load_state("networkidle")
    first = {file for file in fetched if file.suffix in (".js", ".css")} | {PAGE}
    Company(server, mika, "Rita")
    mika.page.reload()
    expect(mika.question).to_be_visible()
    all_of_it = {file for file in fetched if file.suffix in (".js", ".css")} | {PAGE}
    assert weight(all_of_it - first) > 10_000, "the game was fetched before anybody opened it"
    assert weight(all_of_it) < MOST
