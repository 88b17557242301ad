"""The review of a finished game: found after it, read with fingers and keys, and a place to play on from."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.company import played_through, reviewed
from tests.e2e.conftest import MakePerson, Regular
from tests.e2e.laid import mika_of
from tests.e2e.person import PHONE, SIZES, Size
from tests.server.client import Server


@pytest.mark.parametrize("size", SIZES)
def test_a_review_leads_to_a_moment_and_from_there_to_a_table(regular: Regular, server: Server, size: Size) -> None:
    mika = regular(size).be(mika_of(server)).at(f"review/{reviewed(server)}")
    page = mika.page
    expect(page.get_by_role("heading", name="The chance to win")).to_be_visible()
    turned = page.get_by_text("The turning point was in round").or_(page.get_by_text("decided from the start"))
    expect(turned).to_be_visible()
    seats = page.locator(".seats button")
    expect(seats).to_have_count(2)
    mika.press(seats.nth(1))
    expect(seats.nth(1)).to_have_attribute("aria-pressed", "true")
    curve = page.get_by_role("slider", name="Moment")
    curve.focus()
    page.keyboard.press("End")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("100 %|0 %"))
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    mika.press(page.locator(".costly li button").first)
    moment = page.locator(".moment")
    expect(moment).to_contain_text("chose:")
    expect(moment).to_contain_text("A strong player chooses this in")
    expect(moment).to_contain_text("after the better answer")
    expect(moment.locator(".board").get_by_text("The answer was:")).to_be_visible()
    assert not mika.overflows()
    if folder := os.environ.get("HYAKKI_SHOTS"):
        page.screenshot(path=Path(folder) / f"review-{size.width}.png", full_page=True)
    mika.press(page.get_by_role("button", name="Play on from here"))
    page.wait_for_url("**/#/table/*")
    expect(mika.question).to_be_visible()


def test_a_finished_table_and_a_replay_offer_the_review(people: MakePerson, server: Server) -> None:
    host, table = played_through(server)
    mika = people(PHONE, locale="it-IT").be(host).at(f"table/{table}")
    review = mika.page.get_by_role("link", name="Analisi")
    expect(review).to_have_attribute("href", f"#/review/{table}?seat=A")
    mika.at(f"replay/{table}?seat=B")
    expect(review).to_have_attribute("href", f"#/review/{table}?seat=B")


def test_what_a_bot_thought_is_read_in_the_replay(people: MakePerson, server: Server) -> None:
    mika = people().at(f"replay/{reviewed(server)}?seat=B&step=18")
    mika.press(mika.page.get_by_role("button", name=re.compile("^What .* thought$")))
    thought = mika.page.get_by_role("dialog")
    expect(thought).to_contain_text("of 100")
    assert 1 <= thought.locator("ol > li").count() <= 3
