"""Whole ways on the board: a first touch shows one, a second walks it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from hyakki.core.table import Table
from tests.e2e import palace
from tests.e2e.conftest import Regular
from tests.e2e.laid import lay, mika_of
from tests.e2e.person import DESKTOP, SIZES, Person, Size
from tests.server.client import Server


def leads_far(table: Table) -> bool:
    """Return whether Mika can move by a Way of several answers that nothing stops."""
    for ask in table.asks_of(0):
        if ask.kind == "turn" and "move" in table.menu(ask, look=False).ids():
            return any("stop" not in way and not way["halted"] for way in table.menu(ask, ["move"]).ways)
    return False


def leaves_a_junction(table: Table) -> bool:
    return any(ask.kind == "exit" for ask in table.asks_of(0))


def touch(person: Person, thing: Locator) -> None:
    """Touch a thing without waiting for the board to rest."""
    (thing.tap if person.size.touch else thing.click)(force=True)


def in_the_palace(person: Person, server: Server) -> Person:
    palace.sits_at(person, palace.new_palace(server, leads_far, palace.HERO))
    person.page.locator(".target.far").first.wait_for()
    person.rest()
    return person


def farthest(person: Person) -> Locator:
    """A space that two actions lead to."""
    far = person.page.locator(".target.cell.far[aria-label$='2 actions']").first
    return person.page.locator(f".board .target[data-id='{far.get_attribute('data-id')}']")


@pytest.mark.parametrize("size", SIZES)
def test_a_space_far_away_is_shown_and_walked_to(regular: Regular, server: Server, size: Size) -> None:
    mika = in_the_palace(regular(size), server)
    space = farthest(mika)
    touch(mika, space)
    confirm = mika.question.locator(".confirm")
    expect(confirm).to_contain_text("2 actions")
    expect(space).to_have_attribute("aria-pressed", "true")
    expect(mika.page.locator(".board .route circle")).to_have_count(2)
    touch(mika, space)
    expect(confirm).to_have_count(0)
    expect(mika.page.get_by_text("one action left").first).to_be_attached()


def test_the_keyboard_walks_a_way_too(regular: Regular, server: Server) -> None:
    mika = in_the_palace(regular(DESKTOP), server)
    farthest(mika).focus()
    mika.page.keyboard.press("Enter")
    expect(mika.question.locator(".confirm")).to_contain_text("2 actions")
    mika.page.keyboard.press("Enter")
    expect(mika.page.get_by_text("one action left").first).to_be_attached()


@pytest.mark.parametrize("size", SIZES)
def test_a_bush_is_shown_and_gone_to(regular: Regular, server: Server, size: Size) -> None:
    mika, client = regular(size), mika_of(server)
    options = {"daimyo": 2, "quick": True, "picks": [["HAY", "YUK"], ["AIK", "MUG"], []]}
    mika.be(client).at(f"table/{lay(server, client, 'shadow_tactics', leaves_a_junction, 3, options=options)}")
    mika.question.wait_for()
    mika.rest()
    bush = mika.page.locator(".board .target.hex.lit").first
    place = mika.page.locator(f".board .target[data-id='{bush.get_attribute('data-id')}']")
    touch(mika, place)
    confirm = mika.question.locator(".confirm")
    expect(confirm).to_be_visible()
    expect(place).to_have_attribute("aria-pressed", "true")
    expect(mika.page.locator(".board .route circle")).to_have_count(1)
    touch(mika, place)
    expect(confirm).to_have_count(0)
