"""Kaidan in the browser: whole games by mouse and finger, the dead who play on, a chase without a connection."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from hyakki.core.game import game_of
from hyakki.core.text import LANGUAGES, Text
from hyakki.games.kaidan.catalog.ids import TOKENS
from tests.e2e.company import asked, gives, house_where, is_onryo, may_tend_herself, new_house_where
from tests.e2e.conftest import MakePerson, Regular
from tests.e2e.person import DESKTOP, PHONE, SIZES, Size
from tests.server.client import Server, Window

UNDER_SOMETHING = """() => {
    const board = document.querySelector('.board').getBoundingClientRect();
    return [...document.querySelectorAll('.target.lit')].filter((cell) => {
        const at = cell.getBoundingClientRect();
        const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
        const shown = x > board.left && x < board.right && y > board.top && y < board.bottom;
        return shown && document.elementFromPoint(x, y)?.closest('.target')?.matches('.lit') !== true;
    }).map((cell) => cell.dataset.id);
}"""
"""Returns the lit cells and doors in the visible part of the board whose middle is covered."""


CUT_OFF = """(text) => [...document.querySelectorAll('.card.token')].filter((card) => {
    const [symbol, name] = [card.querySelector('.symbol'), card.querySelector('.name')];
    name.textContent = text;
    const [inner, outer] = [name.getBoundingClientRect(), card.getBoundingClientRect()];
    const wide = [symbol, name].some((each) => each.scrollWidth > each.clientWidth);
    return wide || inner.top < outer.top || inner.bottom > outer.bottom;
}).length ? [text] : []"""
"""What a movement token cannot say in full."""


def longest_move() -> str:
    texts = [Text(game_of("kaidan"), lang) for lang in LANGUAGES]
    return max((text.thing("token", token, "move") for text in texts for token in range(len(TOKENS))), key=len)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that can be killed."""
    running = Server(tmp_path / "data").start()
    yield running
    running.stop()


def asked_so_often(question: int) -> Callable[[Window], bool]:
    return lambda window: window.answered.get(0, 0) >= question


PRESSES, LATE, LAST = 30, 60, 10_000
"""The browser makes so many presses at the beginning, and as many from this question on; the rest goes over a
socket."""


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_of_four(regular: Regular, size: Size) -> None:
    mika, rng = regular(size), Random(1)
    mika.make_table("me", "bot:random", "bot:random", "bot:random", game="Kaidan")
    expect(mika.question).to_contain_text("Which character do you play?")
    for question in (LATE, LAST):
        mika.play_on(lambda: mika.decide(rng), until=lambda: mika.over, presses=PRESSES)
        mika.play_elsewhere(lambda window: window.answer(rng) is not None, until=asked_so_often(question))
    expect(mika.sheet("The game is over").locator(".points .who")).to_have_count(4)
    mika.press(mika.button("Play again"))
    expect(mika.question).to_contain_text("Which character do you play?")


@pytest.mark.parametrize("size", SIZES)
def test_the_dead_play_on_as_onryo(regular: Regular, server: Server, size: Size) -> None:
    """After a death the player moves the Onryo in the browser, to the end of the game."""
    client, table = new_house_where(server, is_onryo)
    mika, rng = regular(size).be(client).at(f"table/{table}"), Random(3)
    expect(mika.question.locator("h2")).to_have_text("Does your Onryo move?")
    if size == DESKTOP:
        expect(mika.page.locator(".plate.own")).to_contain_text("came back as an Onryo")
    tokens = mika.page.get_by_role("group", name="Inventory").get_by_role("button", name="Movement token")
    expect(tokens).to_have_count(2)
    assert mika.page.evaluate(CUT_OFF, longest_move()) == []
    mika.play_on(lambda: mika.decide(rng), until=lambda: mika.over)
    expect(mika.sheet("The game is over").locator(".points .who")).to_have_count(2)


@pytest.mark.parametrize("size", SIZES)
def test_cards_go_from_tray_to_tray_in_a_trade(regular: Regular, server: Server, size: Size) -> None:
    client, table = new_house_where(server, gives, seats=3, seed=216)
    mika = regular(size).be(client).at(f"table/{table}")
    kept = mika.page.get_by_role("region", name="You keep").get_by_role("button")
    given = mika.page.get_by_role("region", name=re.compile(" gets$")).get_by_role("button")
    expect(kept).to_have_count(3)
    expect(given).to_have_count(0)
    for _ in range(2):
        mika.press(kept.first)
    expect(given).to_have_count(2)
    mika.press(given.first)
    expect(given).to_have_count(1)
    expect(kept).to_have_count(2)
    card = (given.first.get_attribute("aria-label") or "").removeprefix("Put back: ")
    mika.press(mika.question.get_by_role("button", name="That is all"))
    expect(kept).to_have_count(0)
    story = mika.page.get_by_role("list", name="Story", include_hidden=True)
    expect(story).to_contain_text(re.compile(f"You give.*: an? {card}"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["act", "flee"])
def test_nothing_lies_over_a_lit_cell_however_near(regular: Regular, server: Server, size: Size, kind: str) -> None:
    client, table = house_where(server, asked(kind, "move", "flee-to"), seats=3)
    mika = regular(size).be(client).at(f"table/{table}")
    mika.page.locator(".target.lit").first.wait_for(state="attached")
    for name in ["Zoom in"] * 5 + ["Zoom out"] * 8:
        assert mika.page.evaluate(UNDER_SOMETHING) == []
        mika.press(mika.button(name, exact=True))
    assert mika.page.evaluate(UNDER_SOMETHING) == []
    mika.press(mika.button("Back to what matters"))
    assert mika.page.evaluate(UNDER_SOMETHING) == []


def test_the_board_stays_as_wide_when_a_chase_begins(regular: Regular, server: Server) -> None:
    widths = []
    for kind in ("act", "chase"):
        client, table = house_where(server, asked(kind))
        mika = regular(DESKTOP).be(client).at(f"table/{table}")
        mika.question.wait_for()
        expect(mika.page.get_by_role("region", name="Chase and dice")).to_have_count(int(kind == "chase"))
        box = mika.page.locator(".board").bounding_box()
        assert box is not None
        widths.append((box["x"], box["width"]))
    assert widths[0] == widths[1]


def test_a_chase_is_interrupted_by_a_lost_connection(people: MakePerson, mortal: Server) -> None:
    client, table = new_house_where(mortal, asked("chase", "wait"))
    mika = people(PHONE, server=mortal).be(client).at(f"table/{table}")
    expect(mika.question.locator("h2")).to_have_text("You are hunted: what do you do?")
    offered = mika.question.locator("[data-option]").all_inner_texts()
    chase = mika.page.get_by_role("region", name="Chase and dice").inner_text()
    mortal.kill()
    lost = mika.page.get_by_text("Connection lost")
    expect(lost).to_be_visible()
    mortal.start()
    expect(lost).to_have_count(0)
    expect(mika.question.locator("h2")).to_have_text("You are hunted: what do you do?")
    assert mika.question.locator("[data-option]").all_inner_texts() == offered
    assert mika.page.get_by_role("region", name="Chase and dice").inner_text() == chase
    told = mika.page.get_by_role("list", name="Story", include_hidden=True).locator("li")
    before = told.count()
    mika.press(mika.question.locator("[data-option=wait]"))
    expect(told).not_to_have_count(before)
    mika.complaints[:] = [said for said in mika.complaints if not re.search("WebSocket|ERR_", said)]


def test_ones_own_wounds_are_called_ones_own(regular: Regular, server: Server) -> None:
    client, table = house_where(server, may_tend_herself)
    mika = regular().be(client).at(f"table/{table}")
    mika.press(mika.page.locator('[data-point="seat A"]').first)
    expect(mika.question).to_contain_text("Tend your own Wounds")


def test_who_plays_whom_is_read_in_a_hand(regular: Regular, server: Server) -> None:
    client, table = house_where(server, asked("act"), seats=3)
    mika = regular(PHONE).be(client).at(f"table/{table}")
    mika.question.wait_for()
    names = [seat["name"] for seat in client.call("GET", f"/api/tables/{table}")["seats"][1:]]
    assert len(names) == 2
    for place, name in enumerate(names, start=1):
        mika.press(mika.page.locator(".rail .thing").nth(place))
        expect(mika.page.get_by_role("dialog")).to_contain_text(name)
        mika.press(mika.page.locator("dialog .close"))


@pytest.mark.rule("KA-R05")
@pytest.mark.parametrize("size", SIZES)
def test_the_host_leaves_the_hyoirei_out_where_one_person_plays_several_characters(
    regular: Regular, size: Size
) -> None:
    mika = regular(size).at("new/kaidan")
    alone = mika.page.get_by_role("checkbox", name="One person plays several characters")
    mika.press(mika.button("2", exact=True))
    expect(mika.page.get_by_role("combobox", name="Numbers")).to_have_value("tuned")
    expect(alone).to_have_count(0)
    mika.press(mika.button("3", exact=True))
    alone.check()
    mika.page.get_by_role("combobox", name="Numbers").select_option("as-written")
    seats = mika.page.locator(".seat select")
    for place in (1, 2):
        seats.nth(place).select_option("bot:random")
    mika.page.get_by_role("radio", name="At once").check()
    with mika.page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/tables")) as sent:
        mika.press(mika.button("Make the table"))
    asked_for = sent.value.post_data_json
    assert asked_for is not None and asked_for["options"] == {"hyoirei": False, "set": "as-written"}
    expect(mika.question).to_contain_text("Which character do you play?")
