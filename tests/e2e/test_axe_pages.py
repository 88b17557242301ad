"""Axe-core finds no fault on the pages around a table: home, lobby, rules, replays and reviews.

Add each new screen and state to `SCREENS`, here or, if it is part of a table, in another `test_axe_*.py`.
"""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.company import Company, played_through, reviewed
from tests.e2e.person import Person
from tests.e2e.stage import Reach, Stage, looked_at
from tests.server.client import Client

FEW_RULES = "document.querySelectorAll('article:not(.wanted):nth-of-type(n+3)').forEach((rule) => rule.remove())"
"""Removes most rules of a chapter: they look like the first ones, and axe takes long over hundreds."""


def home(stage: Stage) -> Person:
    return stage.stranger().home()


def home_with_tables(stage: Stage) -> Person:
    mika = stage.stranger()
    Company(stage.server, mika, "Rita", pace="slow")
    Client(stage.server, "Davide").table("me", "open", listed=True)
    mika.home()
    mika.page.locator(".badge").first.wait_for()
    mika.button("Sit down").first.wait_for()
    return mika


def me(stage: Stage) -> Person:
    mika = stage.stranger().be(Client(stage.server, "Mika")).home()
    mika.press(mika.button("Mika"))
    mika.sheet("Who you are").wait_for()
    return mika


def my_tables(stage: Stage) -> Person:
    host, table = played_through(stage.server)
    mika = stage.stranger().be(host).at("mine")
    mika.page.locator(f"a[href*='{table}']").wait_for()
    return mika


def leaving_a_table(stage: Stage) -> Person:
    mika = stage.stranger().be(Client(stage.server, "Mika"))
    assert mika.client
    mika.client.table("me", "open")
    mika.at("mine")
    mika.press(mika.button("Remove Kitsunedo"))
    mika.button("Leave the table").wait_for()
    return mika


def new_table(stage: Stage) -> Person:
    mika = stage.mika().at("new/kitsunedo")
    mika.button("Make the table").wait_for()
    mika.page.get_by_role("combobox").nth(1).select_option("me")
    mika.page.get_by_label("Name of the player in seat B").wait_for()
    mika.page.get_by_text("Custom numbers").click()
    mika.page.get_by_text("Hand limit").click()
    number = mika.page.get_by_role("spinbutton")
    number.fill("99")
    number.blur()
    mika.page.get_by_text("not possible").wait_for()
    return mika


def lobby_of_the_host(stage: Stage) -> Person:
    mika = stage.mika().make_table("me", "open", "bot:random")
    mika.button("Start now").wait_for()
    return mika


def invited(stage: Stage) -> Person:
    mika, davide = stage.mika().make_table("me", "open", "open"), stage.stranger()
    davide.page.goto(mika.page.locator(".link").inner_text())
    davide.button("Sit down").wait_for()
    return davide


def lobby_of_a_friend(stage: Stage) -> Person:
    mika, davide = stage.mika().make_table("me", "open", "open"), stage.stranger()
    davide.join(mika, "Davide")
    davide.button("Get up").wait_for()
    return davide


def no_such_table(stage: Stage) -> Person:
    mika = stage.mika().at("table/nowhere")
    mika.page.get_by_text("This table does not exist").wait_for()
    return mika


def rules(stage: Stage) -> Person:
    mika = stage.mika().at("rules/kitsunedo?rule=KI-068")
    mika.page.locator(".wanted").wait_for()
    mika.page.evaluate(FEW_RULES)
    return mika


def rules_searched(stage: Stage) -> Person:
    mika = stage.mika().at("rules/kitsunedo")
    mika.page.get_by_role("searchbox").fill("block")
    mika.page.get_by_role("status").get_by_text("rules").wait_for()
    return mika


def replay(stage: Stage, place: str = "") -> Person:
    _, table = played_through(stage.server)
    watcher = stage.mika().at(f"replay/{table}{place}")
    expect(watcher.page.get_by_role("slider")).not_to_have_attribute("max", "0")
    return watcher


def replay_at_the_end(stage: Stage) -> Person:
    watcher = replay(stage)
    slider = watcher.page.get_by_role("slider")
    slider.fill(slider.get_attribute("max") or "")
    expect(watcher.page.get_by_text(" wins.").first).to_be_attached()
    return watcher


def replay_of_one(stage: Stage) -> Person:
    watcher = replay(stage, "?seat=A")
    watcher.page.get_by_role("slider").fill("12")
    watcher.page.get_by_role("group", name="Your hand").wait_for()
    return watcher


def review(stage: Stage) -> Person:
    watcher = stage.mika().at(f"review/{reviewed(stage.server)}")
    watcher.page.get_by_role("heading", name="The chance to win").wait_for()
    return watcher


def review_of_a_moment(stage: Stage) -> Person:
    watcher = review(stage)
    watcher.page.locator(".costly li button").first.click()
    watcher.page.locator(".board[aria-busy=false]").wait_for()
    watcher.page.get_by_text("Show as a table").click()
    return watcher


def thought_of_a_bot(stage: Stage) -> Person:
    watcher = stage.mika().at(f"replay/{reviewed(stage.server)}?seat=B&step=18")
    watcher.press(watcher.page.get_by_role("button", name=re.compile("^What .* thought$")))
    watcher.page.get_by_role("dialog").get_by_text("of 100").first.wait_for()
    return watcher


SCREENS: list[tuple[str, Reach]] = [
    ("home", home),
    ("home with tables", home_with_tables),
    ("who you are, with a recovery code", me),
    ("your tables", my_tables),
    ("leaving a table", leaving_a_table),
    ("new table", new_table),
    ("lobby, as the host", lobby_of_the_host),
    ("invited by a link", invited),
    ("lobby, as a friend", lobby_of_a_friend),
    ("no such table", no_such_table),
    ("rules", rules),
    ("rules, searched", rules_searched),
    ("replay", replay),
    ("replay at the end", replay_at_the_end),
    ("replay of one seat", replay_of_one),
    ("review", review),
    ("review of a moment", review_of_a_moment),
    ("what a bot thought", thought_of_a_bot),
]


@looked_at(SCREENS)
def test_axe_finds_no_fault(stage: Stage, reach: Reach) -> None:
    assert reach(stage).barriers() == []
