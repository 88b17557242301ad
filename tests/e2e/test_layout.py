"""The layout of a table: the board keeps its scale at every question, Ways can be walked, a turn can be played by
keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e import company, palace
from tests.e2e.conftest import Regular
from tests.e2e.laid import lay, mika_of
from tests.e2e.person import DESKTOP, PHONE, SIZES, Person, Size
from tests.e2e.test_shadow_tactics import asked as asked_in_the_castle
from tests.server.client import Client, Server

PRESSES = 25
"""The number of presses: about a turn of every game."""
SCALE = """() => {
    const board = document.querySelector('.board > svg');
    return board ? Math.round(100 * board.getScreenCTM().a) : 0;
}"""
"""Pixels to a hundred units of the board; 0 while it is not there."""
COVERED = """() => {
    const board = document.querySelector('.board')?.getBoundingClientRect();
    if (!board || document.querySelector('dialog[open]')) return [];
    const found = [];
    for (let x = 1; x < 6; x += 1) for (let y = 1; y < 6; y += 1) {
        const top = document.elementFromPoint(board.x + board.width * x / 6, board.y + board.height * y / 6);
        if (top && !top.closest('.board, .notice')) found.push(top.className);
    }
    return found;
}"""
"""Returns what covers the board."""

BESIDE = """() => [...document.querySelectorAll('.answers.many .button, .aside > *, .beside')].filter((each) => {
    const [at, board] = [each, document.querySelector('.board')].map((one) => one.getBoundingClientRect());
    return at.top < board.bottom && at.bottom > board.top && at.left < board.right && at.right > board.left;
}).length"""
"""Returns how many of the things beside the board overlap it."""

Table = Callable[[Server], tuple[Client, str]]


def in_the_house(server: Server) -> tuple[Client, str]:
    return company.new_house_where(server, company.asked("act", "move"), seats=3)


def in_the_castle(server: Server, kind: str = "programme", **options: int) -> tuple[Client, str]:
    mika = mika_of(server)
    chosen = {"daimyo": 2, "quick": True, **options}
    return mika, lay(server, mika, "shadow_tactics", asked_in_the_castle(kind), 3, options=chosen)


def in_the_palace(server: Server) -> tuple[Client, str]:
    return palace.new_palace(server, palace.asked("plan"), palace.HERO)


def sits(person: Person, where: tuple[Client, str]) -> Person:
    client, table = where
    person.be(client).at(f"table/{table}")
    person.question.wait_for()
    person.rest()
    return person


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("table_in", [in_the_house, in_the_castle, in_the_palace])
def test_the_board_keeps_its_scale_whatever_is_asked(
    regular: Regular, server: Server, size: Size, table_in: Table
) -> None:
    mika, rng = sits(regular(size), table_in(server)), Random(5)
    first = mika.page.evaluate(SCALE)
    assert first > 0

    def decide() -> None:
        mika.decide(rng)
        assert mika.page.evaluate(SCALE) in (0, first)
        assert mika.page.evaluate(COVERED) == []

    mika.play_on(decide, until=lambda: mika.over, presses=PRESSES)


def test_a_long_palace_has_the_width_of_the_stage(regular: Regular, server: Server) -> None:
    mika = sits(regular(DESKTOP), palace.palace(server, palace.asked("turn"), palace.HERO, palace.SHORTEST))
    expect(mika.page.locator(".answers.many")).to_be_visible()
    stage, board = (mika.page.locator(each).bounding_box() for each in (".stage", ".board"))
    assert stage and board and board["width"] == stage["width"] and board["height"] > 300
    assert mika.page.evaluate(BESIDE) == 0
    answers = mika.page.locator(".detail")
    assert answers.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1")
    first = mika.page.evaluate(SCALE)
    mika.page.set_viewport_size({"width": DESKTOP.width, "height": 740})  # no room below the board
    mika.rest()
    assert mika.page.evaluate(SCALE) < first
    assert mika.page.evaluate(BESIDE) == 0


def test_in_a_hand_the_daimyo_sees_as_much_of_the_castle_as_a_ninja(regular: Regular, server: Server) -> None:
    mika, heights = regular(PHONE), []
    for kind, daimyo in (("programme", 2), ("order", 0)):
        sits(mika, in_the_castle(server, kind, daimyo=daimyo))
        heights.append(mika.page.locator(".board").evaluate("(board) => board.getBoundingClientRect().height"))
    of_a_ninja, of_the_daimyo = heights
    assert of_the_daimyo >= of_a_ninja


def test_on_a_desk_a_lesson_stands_whole_beside_the_board(regular: Regular, server: Server) -> None:
    mika = sits(regular(DESKTOP), in_the_castle(server, first=True))
    lesson = mika.question.locator(".coach", has_text="Lay up to two cards")
    lesson.wait_for()
    assert not lesson.locator("p").evaluate("(text) => text.scrollHeight > text.clientHeight")
    assert mika.page.evaluate(COVERED) == []
    mika.press(lesson.get_by_role("button", name="Got it"))
    expect(lesson).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_way_is_previewed_and_walked(regular: Regular, server: Server, size: Size) -> None:
    client, table = in_the_house(server)
    mika = sits(regular(size), (client, table))
    far = mika.page.locator(".target.far:not(.risky)").first
    point = far.get_attribute("data-point") or ""
    far.dispatch_event("click")
    confirm = mika.question.locator(".confirm")
    expect(confirm).to_contain_text(re.compile(r"\d steps"))
    cell = mika.page.locator(f".board [data-point='{point}']")
    expect(cell).to_have_attribute("aria-pressed", "true")
    cell.dispatch_event("click")
    expect(cell).to_have_attribute("aria-label", re.compile("Mori|you"))
    expect(mika.page.get_by_role("list", name="Story", include_hidden=True)).to_contain_text("You go to")


def test_esc_lets_go_of_a_way(regular: Regular, server: Server) -> None:
    mika = sits(regular(DESKTOP), company.house_where(server, company.asked("act", "move"), seats=3))
    mika.page.locator(".target.far").first.dispatch_event("click")
    expect(mika.question.locator(".confirm")).to_be_visible()
    mika.page.keyboard.press("Escape")
    expect(mika.question.locator(".confirm")).to_have_count(0)


def test_a_turn_is_played_by_keys_alone(regular: Regular, server: Server) -> None:
    """From the board to a cell by the arrows, there by Enter, and the end of the turn by its letter."""
    mika = sits(regular(DESKTOP), in_the_house(server))
    mika.page.keyboard.press("ArrowDown")
    expect(mika.page.locator(".board .target:focus")).to_have_count(1)
    mika.tab_to(".board .target.lit")
    mika.page.keyboard.press("Enter")
    expect(mika.question.locator(".confirm")).to_be_visible()
    mika.page.keyboard.press("Escape")
    end = mika.question.get_by_role("button", name="End the Activation")
    expect(end.locator("kbd")).to_have_text("E")
    mika.page.keyboard.press("e")
    expect(mika.question.get_by_role("alert")).to_contain_text(re.compile("You still have .*action point"))
    mika.page.locator(".board .target.lit").first.dispatch_event("click")
    expect(mika.question.get_by_role("alert")).to_have_count(0)
    expect(mika.question.locator(".confirm")).to_be_visible()
    mika.page.keyboard.press("Escape")
    expect(mika.question.locator(".confirm")).to_have_count(0)
    mika.page.keyboard.press("e")
    expect(mika.question.get_by_role("alert")).to_have_count(1)
    mika.page.keyboard.press("Escape")
    expect(mika.question.get_by_role("alert")).to_have_count(0)
    mika.page.keyboard.press("e")
    expect(mika.question.locator(".confirm")).to_be_focused()
    story = mika.page.get_by_role("list", name="Story").get_by_role("listitem")
    told = story.count()
    mika.page.keyboard.press("Enter")
    expect(story).not_to_have_count(told)


def test_the_column_and_the_plates_fold_away_by_keys(regular: Regular, server: Server) -> None:
    mika = sits(regular(DESKTOP), company.house_where(server, company.asked("act", "move"), seats=3))
    first = mika.page.evaluate(SCALE)
    plates = mika.page.locator(".plate")
    expect(plates).to_have_count(1)
    mika.page.keyboard.press("p")
    expect(plates).to_have_count(3)
    assert mika.page.evaluate(SCALE) == first
    mika.page.keyboard.press("p")
    expect(plates).to_have_count(1)
    story = mika.page.get_by_role("list", name="Story")
    mika.page.keyboard.press("s")
    expect(story).to_be_hidden()
    assert mika.barriers() == []
    mika.press(mika.page.get_by_role("navigation", name="Story, chat, notes and rules").get_by_text("Story"))
    expect(story).to_be_visible()


def test_on_a_phone_story_and_chat_open_from_the_tabs(regular: Regular, server: Server) -> None:
    mika = sits(regular(PHONE), company.house_where(server, company.asked("act", "move"), seats=3))
    tabs = mika.page.get_by_role("navigation", name="Story, chat, notes and rules")
    mika.press(tabs.get_by_text("Story"))
    expect(mika.page.get_by_role("list", name="Story")).to_be_visible()
    mika.press(mika.button("Close", exact=True))
    mika.press(tabs.get_by_text("Chat"))
    expect(mika.page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
