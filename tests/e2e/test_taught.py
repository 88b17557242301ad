"""The game explains itself: openers, what to do next, pins, why not."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.company import asked
from tests.e2e.conftest import MakePerson
from tests.e2e.laid import lay
from tests.e2e.person import SIZES, Person, Size
from tests.server.client import Client, Server


@pytest.fixture
def novice(people: MakePerson, server: Server) -> Person:
    """A user who opens Kaidan for the first time, at her own Activation."""
    mika = Client(server, "Mika")
    table = lay(server, mika, "kaidan", asked("act"), seats=3)
    return people(novice=True).be(mika).at(f"table/{table}")


def opener(person: Person) -> None:
    """Check the three rows of the opener, and close it."""
    sheet = person.page.locator("dialog.opener")
    expect(sheet.locator("dt")).to_have_text(["Your goal", "Your turn", "How you lose"])
    assert len(sheet.inner_text().split()) <= 140
    person.press(person.button("Begin"))
    expect(sheet).to_have_count(0)


def test_a_side_is_explained_once_and_again_on_request(novice: Person) -> None:
    opener(novice)
    novice.page.reload()
    expect(novice.page.get_by_role("region", name="What now?")).to_be_visible()
    expect(novice.page.locator("dialog.opener")).to_have_count(0)
    novice.page.keyboard.press("?")
    novice.press(novice.button("how to win, in short"))
    opener(novice)


@pytest.mark.parametrize("size", SIZES)
def test_what_to_do_next_is_said_and_shown_on_the_board(people: MakePerson, server: Server, size: Size) -> None:
    mika = Client(server, "Mika")
    table = lay(server, mika, "kaidan", asked("act"), seats=3)
    person = people(size).be(mika).at(f"table/{table}")
    goal = person.page.get_by_role("region", name="What now?")
    expect(goal.locator("b")).to_contain_text("key")
    expect(person.page.locator(".pins .at .name").first).to_be_visible()
    person.press(goal.get_by_role("button").first)
    expect(person.page.locator(".pins.lit")).to_have_count(1)
    expect(person.page.locator(".pins.lit")).to_have_count(0)
    if not size.touch:
        person.page.keyboard.press("g")
        expect(person.page.locator(".pins.lit")).to_have_count(1)
