"""Kaidan in the browser: whole games by mouse and finger, the dead who play on, a chase without a connection."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.company import asked, house_where, is_onryo
from tests.e2e.conftest import MakePerson
from tests.e2e.person import PHONE, SIZES, Size
from tests.server.visitor import Server


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that can be killed."""
    running = Server(tmp_path / "data").start()
    yield running
    running.stop()


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_of_four(people: MakePerson, size: Size) -> None:
    mika, rng = people(size), Random(1)
    mika.make_table("me", "bot:random", "bot:random", "bot:random", game="Kaidan")
    expect(mika.question).to_contain_text("Which character do you play?")
    mika.play_on(lambda: mika.decide(rng), until=lambda: mika.over)
    expect(mika.sheet("The game is over").get_by_role("listitem")).to_have_count(4)
    mika.press(mika.button("Play again"))
    expect(mika.question).to_contain_text("Which character do you play?")


@pytest.mark.parametrize("size", SIZES)
def test_the_dead_play_on_as_onryo(people: MakePerson, server: Server, size: Size) -> None:
    """A game by chance up to a death; from there on the Onryo is moved in the browser, to the end."""
    visitor, table = house_where(server, is_onryo, key=size)
    mika, rng = people(size).be(visitor).at(f"table/{table}"), Random(3)
    expect(mika.question.locator("h2")).to_have_text("Does your Onryo move?")
    expect(mika.page.locator(".plate.own")).to_contain_text("came back as an Onryo")
    tokens = mika.page.get_by_role("group", name="Inventory").get_by_role("button", name="Movement token")
    expect(tokens).to_have_count(2)
    mika.play_on(lambda: mika.decide(rng), until=lambda: mika.over)
    expect(mika.sheet("The game is over").get_by_role("listitem")).to_have_count(2)


def test_a_chase_is_interrupted_by_a_lost_connection(people: MakePerson, mortal: Server) -> None:
    visitor, table = house_where(mortal, asked("chase", "wait"))
    mika = people(PHONE, server=mortal).be(visitor).at(f"table/{table}")
    expect(mika.question.locator("h2")).to_have_text("You are hunted: what do you do?")
    offered = mika.question.locator("[data-option]").all_inner_texts()
    chase = mika.page.get_by_role("region", name="Chase and dice").inner_text()
    mortal.kill()
    lost = mika.page.get_by_text("The connection is gone")
    expect(lost).to_be_visible()
    mortal.start()
    expect(lost).to_have_count(0)
    expect(mika.question.locator("h2")).to_have_text("You are hunted: what do you do?")
    assert mika.question.locator("[data-option]").all_inner_texts() == offered
    assert mika.page.get_by_role("region", name="Chase and dice").inner_text() == chase
    told = mika.page.get_by_role("list", name="Story", include_hidden=True).locator("li")
    before = told.count()
    mika.press(mika.question.locator("[data-option=wait]"))
    expect(told).not_to_have_count(before)
    mika.complaints[:] = [said for said in mika.complaints if not re.search("WebSocket|ERR_", said)]
