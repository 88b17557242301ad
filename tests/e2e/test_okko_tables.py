"""Making a table of Okko Chronicles: the heroes of each seat, a custom scenario; and a campaign from act to act."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hyakki.core.chance import Chance
from hyakki.core.game import game_of
from hyakki.core.table import Table
from tests.e2e.conftest import Regular
from tests.e2e.laid import mika_of, put_down
from tests.e2e.palace import HERO, sits_at
from tests.e2e.person import SIZES, Person, Size
from tests.reading import CHRONICLE
from tests.server.client import Client, Server

BROKEN = CHRONICLE.replace('face = "B03", at = [6, 0]', 'face = "B03", at = [4, 0]')


def begins(person: Person, server: Server) -> Person:
    person.be(mika_of(server)).at("new/okko")
    scenario(person).wait_for()
    return person


def scenario(person: Person) -> Locator:
    return person.page.get_by_role("combobox", name="Scenario")


def pastes(person: Person, text: str) -> None:
    scenario(person).select_option("own")
    paste = person.page.get_by_label("Paste your scenario (TOML)")
    paste.fill(text)
    paste.blur()


def makes_the_table(person: Person) -> None:
    """With bots in all seats but the first."""
    others = person.page.locator(".seat select")
    for seat in range(1, others.count()):
        others.nth(seat).select_option("bot:random")
    person.page.get_by_role("radio", name="At once").check()
    person.press(person.button("Make the table"))


@pytest.mark.parametrize("size", SIZES)
def test_a_scenario_of_ones_own_is_checked_at_once_and_played(regular: Regular, server: Server, size: Size) -> None:
    mika = begins(regular(size), server)
    pastes(mika, BROKEN)
    expect(mika.page.get_by_role("status").locator("li").first).to_contain_text("B03")
    expect(mika.button("Make the table")).to_be_disabled()
    mika.page.get_by_label("or upload it").set_input_files(
        {"name": "bell.toml", "mimeType": "application/toml", "buffer": CHRONICLE.encode()}
    )
    expect(mika.page.get_by_text("No faults: the table will use it.")).to_be_visible()
    expect(mika.button("3", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(mika.button("4", exact=True)).to_have_count(0)
    makes_the_table(mika)
    mika.page.locator(".prompt, .waiting").first.wait_for()
    expect(mika.button("The Broken Bell")).to_be_visible()


def test_friends_read_what_is_played_before_it_begins(regular: Regular, server: Server) -> None:
    mika = begins(regular(), server)
    mika.page.get_by_role("combobox", name="Who plays the Oni").select_option("1")
    mika.press(mika.button("Make the table"))
    agreed = mika.page.get_by_role("main")
    expect(agreed).to_contain_text("The Stolen Letter")
    expect(agreed).to_contain_text("Pace: Live")
    seats = agreed.get_by_role("listitem").filter(has=mika.page.locator(".letter"))
    expect(seats.nth(1)).to_contain_text("the Oni")
    expect(seats.nth(0)).not_to_contain_text("the Oni")


def test_a_scenario_for_one_hero_has_two_seats(regular: Regular, server: Server) -> None:
    mika = begins(regular(), server)
    expect(mika.button("5", exact=True)).to_be_visible()
    scenario(mika).select_option("S2")
    expect(mika.button("2", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(mika.button("3", exact=True)).to_have_count(0)


def test_who_runs_which_hero_is_said_when_the_table_is_made(regular: Regular, server: Server) -> None:
    mika = begins(regular(), server)
    mika.press(mika.button("2", exact=True))
    mika.page.get_by_role("combobox", name="Who plays the Oni").select_option(label="B")
    mika.page.get_by_role("checkbox", name="Say now who runs which hero").check()
    mika.page.get_by_role("combobox", name="Okko").select_option(label="not in the game")
    expect(mika.page.get_by_text("A has no hero yet.")).to_be_visible()
    expect(mika.button("Make the table")).to_be_disabled()
    mika.page.get_by_role("combobox", name="Setsuka").select_option(label="A")
    makes_the_table(mika)
    expect(mika.page.locator(".plate.own")).to_contain_text("Setsuka")


# Campaigns

ACT: dict[str, Any] = {
    "side": "heroes",
    "picks": [["OKK"], []],
    "gear": {"OKK": {"hands": ["EQ-01"]}},
    "memoirs": [["REC-SCEN", "heroes"]],
}
"""How the first act of the heroes' campaign ended."""


def campaign(server: Server, acts: int = 1) -> tuple[Client, str]:
    """The Road to Jigoku: Mika runs Okko and has won the first act, or more."""
    mika, options = mika_of(server), {"campaign": "CAM-2", "oni": HERO}
    game, chance = game_of("okko-campaign"), Chance.seeded("campaign")
    key = chance.key
    table = Table.start(game, game.rules(2, options), 2, chance)
    for _ in range(acts):
        if table.asks:
            table.answer(0, table.ask_id(table.asks[0]), ["begin-act"])
        table.played({"reason": "scored", "winners": ["A"], "ranking": ["A", "B"], "facts": ACT})
    return mika, put_down(server, mika, table, key, options)


@pytest.mark.parametrize("size", SIZES)
def test_who_won_an_act_opens_the_next_and_takes_along_what_was_carried(
    regular: Regular, server: Server, size: Size
) -> None:
    mika = sits_at(regular(size), campaign(server))
    acts = mika.page.get_by_role("region", name="The acts of the campaign").get_by_role("listitem")
    expect(acts.filter(has_text="won by the heroes")).to_contain_text("The Stolen Letter")
    expect(acts.filter(has_text="comes next")).to_contain_text("One Mask Too Many")
    expect(acts.filter(has_text="will not come")).to_have_count(2)
    expect(mika.page.get_by_role("region", name="What the heroes carry")).to_contain_text("Okko")
    expect(mika.page.get_by_role("region", name="Tikku's Memoirs")).to_contain_text("The Deed is Done")
    assert mika.barriers() == []
    carried = mika.page.locator(".gear .card").inner_text()
    mika.press(mika.button("Open the next act"))
    expect(mika.button("One Mask Too Many")).to_be_visible()
    mika.press(mika.page.locator(".rail .thing").first)
    expect(mika.sheet("Okko")).to_contain_text(carried)


@pytest.mark.parametrize("size", SIZES)
def test_the_end_of_a_campaign_says_how_it_was_counted(regular: Regular, server: Server, size: Size) -> None:
    mika = sits_at(regular(size), campaign(server, acts=3))
    over = mika.sheet("The game is over")
    acts = over.get_by_role("table", name="Tikku's Memoirs")
    expect(acts.get_by_role("row", name="The Stolen Letter Act 1")).to_be_visible()
    expect(acts.get_by_role("row", name="Act 3")).to_be_visible()
    expect(acts.locator(".total")).to_have_count(2)
    assert mika.barriers() == []
