"""Every screen: for everybody, in the light and in the dark, on a desk and in a hand."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import MakePerson
from tests.e2e.person import DESKTOP, PHONE, Person, Size
from tests.server.visitor import Server, Visitor

SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]
LIGHTS = ["light", "dark"]


def is_for_everybody(person: Person) -> None:
    assert person.offences() == []
    assert not person.overflows()


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("size", SIZES)
def test_screens_around_the_table(people: MakePerson, size: Size, light: str) -> None:
    mika = people(size, color_scheme=light)
    for place, title in (("new/kitsunedo", "Play with friends"), ("mine", "Your tables")):
        mika.at(place)
        mika.page.get_by_role("heading", name=title).wait_for()
        is_for_everybody(mika)
    mika.make_table("me", "open", "open")
    mika.button("Start now").wait_for()
    is_for_everybody(mika)


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("size", SIZES)
def test_screens_at_the_table(people: MakePerson, size: Size, light: str) -> None:
    mika, rng = people(size, color_scheme=light), Random(6)
    mika.make_table("me", *["bot:random"] * 5)
    mika.question.wait_for()
    assert not mika.overflows()
    why = mika.button("Why not …?")
    acting = mika.question.get_by_text("It is your turn")
    mika.play_on(lambda: mika.decide(rng), until=lambda: acting.count() > 0 and why.count() > 0)
    is_for_everybody(mika)
    for opener in (mika.button("Menu"), why):
        mika.press(opener)
        mika.page.get_by_role("dialog").wait_for()
        is_for_everybody(mika)
        mika.page.keyboard.press("Escape")
        expect(mika.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_a_replay_is_scrubbed(people: MakePerson, server: Server, size: Size) -> None:
    host = Visitor(server, "Mika")
    table = host.table("me", "bot:random", "bot:judgement")["table"]["id"]
    host.sit_at(table).play_on(Random(7))
    host.go()
    watcher = people(size).at(f"replay/{table}")
    slider = watcher.page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    steps = int(slider.get_attribute("max") or 0)
    assert steps > 5
    watcher.press(watcher.button("One step on"))
    expect(slider).to_have_value("1")
    slider.fill(str(steps))
    expect(watcher.page.get_by_text(f"{steps + 1}/{steps + 1}")).to_be_visible()
    expect(watcher.page.get_by_text(" wins.").first).to_be_attached()
    slider.fill(str(steps // 2))
    watcher.page.get_by_role("combobox").select_option("A")
    expect(watcher.page.get_by_role("group", name="Your hand")).to_be_visible()
    expect(slider).to_have_value(str(steps // 2))
    assert not watcher.overflows()
