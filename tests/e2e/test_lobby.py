"""The lobby: who can sit down, who has the link, and the texts while players wait."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import MakePerson, Regular
from tests.e2e.person import PHONE, SIZES, Size
from tests.server.client import Client, Server


def test_the_host_on_another_device_and_those_who_sit_have_the_link(people: MakePerson, server: Server) -> None:
    mika = Client(server, "Mika")
    made = mika.table("me", "open", "open")
    phone = people(PHONE).be(mika).at(f"table/{made['table']['id']}")
    expect(phone.page.locator(".link")).to_contain_text(made["invite"])
    rita = people().join(phone, "Rita")
    expect(rita.page.locator(".link")).to_contain_text(made["invite"])
    expect(rita.page.get_by_role("img", name="QR code")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_removed_player_reads_so_and_the_link_has_changed(people: MakePerson, regular: Regular, size: Size) -> None:
    mika = regular(size).make_table("me", "open", "open")
    rita = people().join(mika, "Rita")
    link = mika.page.locator(".link")
    before = link.inner_text()
    mika.press(mika.button("Remove", exact=True))
    assert not mika.overflows()
    mika.press(mika.button("Remove Rita"))
    expect(rita.page.get_by_text("You no longer have a seat here")).to_be_visible()
    expect(rita.page.get_by_text("Ask a player here for the invitation link")).to_be_visible()
    expect(rita.button("Sit down")).to_have_count(0)
    expect(link).not_to_have_text(before)
    rita.page.goto(before)
    rita.page.reload()
    expect(rita.page.get_by_text("This link is no longer valid.")).to_be_visible()
    rita.page.goto(link.inner_text())
    rita.page.reload()
    expect(mika.page.get_by_role("listitem").filter(has_text="Rita")).to_be_visible()
    rita.complaints[:] = [said for said in rita.complaints if "403" not in said]


def test_an_invited_player_reads_the_pace(people: MakePerson, regular: Regular) -> None:
    mika = regular().make_table("me", "open", "open", pace="Slow")
    expect(mika.page.get_by_text("Pace: Slow")).to_be_visible()
    rita = people()
    rita.page.goto(mika.page.locator(".link").inner_text())
    expect(rita.page.get_by_text("Pace: Slow. A day for each answer.")).to_be_visible()
    expect(rita.page.get_by_role("link", name="Read the rules")).to_have_attribute("href", "#/rules/kitsunedo")


def test_the_host_starts_the_game_when_everyone_is_here(people: MakePerson, regular: Regular) -> None:
    mika = regular().make_table("me", "open")
    expect(mika.page.get_by_text("Free seats are filled with bots.")).to_be_visible()
    rita = people(PHONE)
    rita.page.goto(mika.page.locator(".link").inner_text())
    expect(rita.page.get_by_text(re.compile(r"^The game begins when \w+ starts it\.$"))).to_be_visible()
    rita.join(mika, "Rita")
    expect(mika.page.get_by_text("Everyone is here. Start when you are ready.")).to_be_visible()
    expect(rita.button("Start now")).to_have_count(0)
    mika.press(mika.button("Start now"))
    for person in (mika, rita):
        person.page.get_by_role("region", name="What you are asked").or_(
            person.page.locator(".waiting")
        ).first.wait_for()


def test_link_and_code_are_copied(people: MakePerson) -> None:
    mika = people()
    mika.context.grant_permissions(["clipboard-read", "clipboard-write"])
    mika.make_table("me", "open")
    link = mika.page.locator(".link").inner_text()
    mika.press(mika.button("Copy the link"))
    expect(mika.page.get_by_text("The link is copied.")).to_be_visible()
    assert mika.page.evaluate("() => navigator.clipboard.readText()") == link
    mika.press(mika.button("Change your name"))
    mika.press(mika.button("Copy the code"))
    expect(mika.page.get_by_text("The code is copied.")).to_be_visible()
    assert (
        mika.page.evaluate("() => navigator.clipboard.readText()")
        == mika.page.get_by_role("dialog").locator(".code").inner_text()
    )


def test_a_private_table_says_that_a_link_is_needed(people: MakePerson, server: Server) -> None:
    table = Client(server, "Mika").table("me", "open")["table"]["id"]
    eve = people().at(f"table/{table}")
    expect(eve.page.get_by_text("Ask a player here for the invitation link")).to_be_visible()
    expect(eve.button("Sit down")).to_have_count(0)
    expect(eve.page.get_by_text("Only spectators read this.")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_people_talk_while_they_wait(people: MakePerson, regular: Regular, size: Size) -> None:
    mika = regular(size).make_table("me", "open", "open")
    expect(mika.page.get_by_text("One of 3 seats is taken.")).to_be_visible()
    rita = people().join(mika, "Rita")
    rita.page.get_by_label("Say something").fill("Davide comes later")
    rita.press(rita.button("Send"))
    expect(mika.page.get_by_role("list", name="Chat")).to_contain_text("Davide comes later")
    assert not mika.overflows()


def test_a_game_begins_while_the_lobby_still_asks_for_its_link(people: MakePerson) -> None:
    """The lobby ignores replies that arrive after it has gone; otherwise the console shows an error."""
    mika = people().make_table("me", "open")
    mika.page.locator(".link").wait_for()
    late: list[Route] = []
    mika.page.route("**/api/tables/*/invite", lambda route: late.append(route))
    people().join(mika, "Rita")
    mika.press(mika.button("Start now"))
    mika.page.get_by_role("region", name="What you are asked").or_(mika.page.locator(".waiting")).first.wait_for()
    assert late
    for request in late:
        with mika.page.expect_event("requestfinished"):
            request.continue_()
    mika.page.evaluate("() => new Promise((done) => setTimeout(done))")
