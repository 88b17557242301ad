"""Everything on a table explains itself, and the player aid is one press away."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hyakki.core.table import Table
from tests.e2e import company
from tests.e2e.conftest import MakePerson, Regular
from tests.e2e.person import DESKTOP, SIZES, Person, Size
from tests.e2e.test_keys import QUESTIONS, Laid, sits, waiting
from tests.server.client import Client, Server


def holds_something(table: Table) -> bool:
    """Mika is on the move in the house, with cards in her hand."""
    return company.asked("act")(table) and bool(company.kaidan(table).secrets[0].cards)


GAMES: dict[str, tuple[Laid, tuple[str, str, str]]] = {
    "kitsunedo": (QUESTIONS["Kitsunedo: a turn"], ("deck", "item ", "badge symbols")),
    "kaidan": (waiting("kaidan", holds_something, 3, company.LIKES), ("piece ", "object ", "badge turn")),
    "shadow_tactics": (QUESTIONS["Shadow Tactics: a programme"], ("guard ", "card ", "badge noise")),
    "okko": (QUESTIONS["Okko: a plan"], ("hero ", "card ", "badge round")),
}
DRAWN = """(begins) => {
    const boxes = [...document.querySelectorAll('[data-about]')].map((each) => [each, each.getBoundingClientRect()]);
    for (const [each, box] of boxes) {
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const top = document.elementFromPoint(x, y);
        const board = top?.closest('.board > svg');
        const on = (board ?? each).contains(board ? each : top);
        const over = ([other, its]) =>
            (board ?? each).contains(other) && each.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
            && x >= its.left && x < its.right && y >= its.top && y < its.bottom;
        if (each.dataset.about.startsWith(begins) && on && !boxes.some(over))
            return { subject: each.dataset.about, x, y };
    }
    return null;
}"""
"""Return the subject and the place of a thing of this sort that is in sight and uncovered."""


def drawn(person: Person, begins: str) -> dict[str, Any]:
    found: dict[str, Any] = person.page.wait_for_function(DRAWN, arg=begins).json_value()
    return found


def card(person: Person) -> Locator:
    return person.page.locator("[data-inspector]")


def hold(person: Person, x: float, y: float) -> None:
    """Hold a finger there until the thing is explained."""
    finger = person.page.context.new_cdp_session(person.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(card(person)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def handbook(client: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = client.call("GET", f"/api/tables/{table}/handbook")
    return found


def must_be_within_the_window(person: Person) -> None:
    box = card(person).bounding_box()
    assert box and box["x"] >= 0 and box["y"] >= 0
    assert box["x"] + box["width"] <= person.size.width and box["y"] + box["height"] <= person.size.height


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_thing_on_the_board_a_card_in_the_hand_and_a_badge_explain_themselves(
    regular: Regular, server: Server, game: str, size: Size
) -> None:
    laid, things = GAMES[game]
    client, table = laid(server)
    mika = sits(regular(size), (client, table))
    mika.rest()
    captions = handbook(client, table)["things"]
    subjects = mika.page.eval_on_selector_all("[data-about]", "all => all.map((each) => each.dataset.about)")
    assert {each for each in subjects if each not in captions} == set()
    before = mika.page.locator("main").inner_html()
    for begins in things:
        thing = drawn(mika, begins)
        if size == DESKTOP:
            mika.page.mouse.move(thing["x"], thing["y"])
        else:
            hold(mika, thing["x"], thing["y"])
        caption = captions[thing["subject"]]
        expect(card(mika)).to_have_accessible_name(caption["name"])
        expect(card(mika)).to_contain_text(caption["said"])
        expect(card(mika)).to_contain_text(caption["rule"])
        must_be_within_the_window(mika)
        mika.page.keyboard.press("Escape")
        expect(card(mika)).to_have_count(0)
        mika.page.mouse.move(1, 1)
    if size == DESKTOP:
        assert mika.page.locator("main").inner_html() == before


def test_by_keys_a_card_is_held_leads_to_its_rule_and_gives_the_focus_back(regular: Regular, server: Server) -> None:
    laid, _ = GAMES["shadow_tactics"]
    mika = sits(regular(), laid(server))
    mika.tab_to(".hand .thing.held")
    held = mika.page.locator(":focus")
    subject = held.get_attribute("data-point")
    mika.page.keyboard.press("i")
    expect(card(mika)).to_be_focused()
    assert mika.offences() == []
    mika.page.keyboard.press("Escape")
    expect(card(mika)).to_have_count(0)
    expect(mika.page.locator(f"[data-point='{subject}']:focus")).to_have_count(1)
    mika.page.keyboard.press("i")
    card(mika).locator(".chip").click()
    expect(mika.page.get_by_role("dialog", name="ST-")).to_be_visible()
    mika.page.keyboard.press("Escape")


def test_a_card_steals_no_click(regular: Regular, server: Server) -> None:
    laid, _ = GAMES["shadow_tactics"]
    mika = sits(regular(), laid(server))
    thing = mika.page.locator(".hand .thing.lit").first
    thing.locator("[data-about]").first.hover()
    expect(card(mika)).to_be_visible()
    thing.click()
    expect(card(mika)).to_have_count(0)
    expect(mika.page.locator(".hand .thing.picked")).to_have_count(1)
    mika.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang, title", [("en", "Player aid"), ("it", "Promemoria")])
def test_the_player_aid_is_one_press_away(
    people: MakePerson, server: Server, size: Size, lang: str, title: str
) -> None:
    laid, _ = GAMES["kaidan"]
    client, table = laid(server)
    mika = people(size).be(client, lang=lang).at(f"table/{table}")
    mika.page.get_by_role("button", name=title).locator("visible=true").click()
    sheet = mika.sheet(title)
    aid = client.call("GET", f"/api/tables/{table}/handbook?lang={lang}")["aid"]
    for section in aid:
        expect(sheet.get_by_role("heading", name=section["title"], exact=True)).to_be_visible()
    costly = [line for section in aid for line in section["lines"] if line["cost"]]
    assert costly
    expect(sheet.locator(".cost")).to_have_text([line["cost"] for line in costly])
    assert mika.offences() == []
    assert not mika.overflows()
    mika.page.keyboard.press("Escape")
