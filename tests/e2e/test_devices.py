"""One person, several windows and browsers; connections that drop; games that take days."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company, does
from tests.e2e.conftest import MakePerson
from tests.e2e.person import PHONE, Person
from tests.server.client import Client, Server


@pytest.fixture
def restless(tmp_path: Path) -> Iterator[Server]:
    """A server that can be killed, and does not wait long for those who drop out."""
    running = Server(tmp_path / "data", HYAKKI_DROP_SECONDS="0.5").start()
    yield running
    running.stop()


def turn_of(person: Person) -> None:
    expect(person.question.locator("h2")).to_contain_text("It is your turn")


def end_turn(person: Person) -> None:
    person.press(person.question.get_by_role("button", name="End your turn"))


def test_a_recovery_code_brings_a_seat_to_another_browser(people: MakePerson, server: Server) -> None:
    mika, phone = people(), people(PHONE).home()
    company = Company(server, mika, "Rita")
    turn_of(mika)
    phone.press(phone.button("Guest"))
    phone.page.get_by_label("Sign in with a code").fill(company.mika.recovery)
    phone.press(phone.button("Redeem code", exact=True))
    expect(phone.page.get_by_text("Welcome back, Mika.")).to_be_visible()
    phone.press(phone.page.locator(f"a[href*='{company.table}']"))
    end_turn(phone)
    expect(mika.question.locator("h2")).to_contain_text("discard")


def test_a_user_with_an_identity_is_warned_before_a_code_replaces_it(people: MakePerson, server: Server) -> None:
    mika, rita = Client(server, "Mika"), people().be(Client(server, "Rita")).home()
    rita.press(rita.button("Rita"))
    field = rita.page.get_by_label("Sign in with a code")
    field.fill("AAAAA-AAAAA-AAAAA-AAAAA")
    rita.press(rita.button("Redeem code", exact=True))
    expect(rita.page.get_by_text("On this device you are Rita.")).to_be_visible()
    rita.press(rita.button("Redeem it anyway"))
    expect(rita.page.get_by_text("This code is not valid.")).to_be_visible()
    field.fill(mika.recovery)
    rita.press(rita.button("Redeem it anyway"))
    expect(rita.page.get_by_text("Welcome back, Mika.")).to_be_visible()
    rita.complaints[:] = [said for said in rita.complaints if "403" not in said]


def test_a_new_recovery_code_signs_only_the_lost_phone_out(people: MakePerson, server: Server) -> None:
    client = Client(server, "Mika")
    id = client.table("me", "open")["table"]["id"]
    mika, phone = [people(*size).be(client).at(f"table/{id}") for size in ((), (PHONE,))]
    first, second = mika.page, mika.open()
    second.goto(first.url)
    sits = "button:text-is('Start now')"
    for page in (first, second, phone.page):
        expect(page.locator(sits)).to_be_visible()
    mika.press(mika.button("Change your name"))
    mika.press(mika.button("New code"))
    expect(mika.page.get_by_text("The code above stops working")).to_be_visible()
    expect(mika.page.get_by_text(client.recovery)).to_be_visible()
    mika.press(mika.button("Get a new code and sign out elsewhere"))
    expect(mika.page.get_by_text("This is your new code.")).to_be_visible()
    expect(mika.page.get_by_text(client.recovery)).to_have_count(0)
    expect(phone.page.locator(sits)).to_have_count(0)
    for page in (first, second):
        expect(page.locator(sits)).to_be_visible()
        page.reload()
        expect(page.locator(sits)).to_be_visible()


def test_two_windows_are_in_step(people: MakePerson, server: Server) -> None:
    mika = people()
    Company(server, mika, "Rita")
    turn_of(mika)
    first, place = mika.page, mika.page.url
    mika.page = mika.open()
    mika.page.goto(place)
    end_turn(mika)
    mika.page = first
    mika.press(mika.question.get_by_role("button", name="Done"))
    expect(mika.question).to_have_count(0)
    for window in mika.context.pages:
        expect(window.get_by_text("Mirage is choosing an action")).to_be_visible()


def test_the_server_is_killed_in_the_middle_of_a_game(people: MakePerson, restless: Server) -> None:
    mika = people(server=restless)
    Company(restless, mika, "Rita")
    turn_of(mika)
    restless.kill()
    lost = mika.page.get_by_text("Connection lost")
    expect(lost).to_be_visible()
    restless.start()
    expect(lost).to_have_count(0)
    end_turn(mika)
    expect(mika.question.locator("h2")).to_contain_text("discard")
    mika.complaints[:] = [said for said in mika.complaints if not re.search("WebSocket|ERR_", said)]


def test_a_bot_plays_on_for_a_lost_connection(people: MakePerson, restless: Server) -> None:
    mika, rita = people(server=restless), people(PHONE, server=restless)
    company = Company(restless, mika, "Rita", "Davide", first=1, pace="live")
    rita.be(company.other.client).at(f"table/{company.table}")
    mika.page.get_by_role("group", name="Your hand").wait_for()
    place = mika.page.url
    mika.page.close()
    story = rita.page.get_by_role("list", name="Story", include_hidden=True)
    # Where a page is slow to come, a bot has gone on for Mika before.
    latest = story.locator("li").filter(has_text=re.compile("A bot now plays for Mika|Mika is back")).last
    expect(latest).to_contain_text("A bot now plays for Mika")
    mika.page = mika.open()
    mika.page.goto(place)
    expect(latest).to_contain_text("Mika is back")


def test_a_slow_game_waits_in_the_list(people: MakePerson, server: Server) -> None:
    mika = people()
    company = Company(server, mika, "Rita", first=1, pace="slow")
    expect(mika.page).to_have_title("Kitsunedo")
    dark = mika.page.locator("link[rel=icon]").get_attribute("href")
    mika.home()
    line = mika.page.locator(".line").filter(has=mika.page.locator(f"a[href*='{company.table}']"))
    expect(line).to_contain_text("Rita")
    expect(line).not_to_contain_text("Your turn")
    does(company.other, "act", "end")
    does(company.other, "discard", "done")
    mika.page.reload()
    expect(line).to_contain_text("Your turn")
    expect(mika.page).to_have_title("● Your turn – Hyakki")
    assert mika.page.locator("link[rel=icon]").get_attribute("href") != dark
    other = company.mika.table("me", "open")["table"]["id"]
    mika.at(f"table/{other}")
    expect(mika.page).to_have_title("● Your turn elsewhere – Kitsunedo")
    mika.home()
    mika.press(line.get_by_role("link"))
    turn_of(mika)
    expect(mika.page).to_have_title("● Your turn – Kitsunedo")
    assert mika.page.locator("link[rel=icon]").get_attribute("href") != dark
