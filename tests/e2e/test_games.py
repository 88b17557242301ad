"""Whole games in the browser: by finger, mouse and keyboard, alone, together, at one screen."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company, does
from tests.e2e.conftest import MakePerson, Regular
from tests.e2e.person import PHONE, SIZES, Size
from tests.server.client import Client, Server

COVERED = "['.cover', '.hand, .prompt, aside ol'].map((each) => document.querySelectorAll(each).length)"


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game(regular: Regular, size: Size) -> None:
    mika, rng = regular(size).make_table("me", "bot:random", "bot:random", "bot:judgement"), Random(1)
    mika.question.wait_for()
    mika.play_on(lambda: mika.decide(rng), until=lambda: mika.over)
    expect(mika.sheet("The game is over").locator(".points .who")).to_have_count(4)
    mika.press(mika.button("Play again"))
    mika.question.wait_for()
    expect(mika.question).to_contain_text("Which Spirit Lord will you be?")


def test_a_whole_game_by_keyboard_alone(people: MakePerson) -> None:
    mika, rng = people().at("new/kitsunedo"), Random(2)
    keyboard = mika.page.keyboard
    mika.button("Make the table").wait_for()
    mika.tab_to(".counts button")
    keyboard.press("Enter")
    mika.tab_to("select", skip=1)
    keyboard.type("a bot")
    mika.tab_to("[name=pace]")
    keyboard.press("ArrowUp")
    mika.tab_to("form > button")
    keyboard.press("Enter")
    mika.question.wait_for()

    def decide() -> None:
        """Confirm an answer that is ready, or else the game takes long."""
        if "⏎" in mika.question.locator("kbd").all_inner_texts():
            keyboard.press("Enter")
        else:
            mika.decide_by_keys(rng)

    mika.play_on(decide, until=lambda: mika.over)
    keyboard.press("Escape")
    expect(mika.sheet("The game is over")).to_have_count(0)


def test_a_browser_is_closed_and_comes_back_in_the_middle_of_a_challenge(people: MakePerson, server: Server) -> None:
    mika = people(PHONE)
    company = Company(server, mika, "Rita", first=1)
    does(company.other, "act", "summon")
    question = mika.question.locator("h2")
    expect(question).to_contain_text("do you challenge")
    asked, place = question.inner_text(), mika.page.url
    mika.page.close()
    mika.page = mika.open()
    mika.page.goto(place)
    expect(mika.question.locator("h2")).to_have_text(asked)
    mika.press(mika.button("Let it stand"))
    expect(mika.question).to_have_count(0)
    while not any(ask["kind"] == "keep" for ask in company.other.state["asks"]):
        company.other.wait_for("state")


@pytest.mark.parametrize("size", SIZES)
def test_what_is_at_stake_is_there_before_an_answer_and_while_it_can_be_changed(
    regular: Regular, server: Server, size: Size
) -> None:
    mika = regular(size)
    company = Company(server, mika, "Rita", bots=1, first=1, pace="slow")
    does(company.other, "act", "steal A")
    expect(mika.question).to_contain_text(re.compile("Challenge: if it is true, you lose .*nothing is stolen"))
    expect(mika.question.get_by_role("button", name="Let it stand")).to_contain_text("you lose a card")
    assert not mika.overflows()
    mika.press(mika.question.get_by_role("button", name="Let it stand"))
    expect(mika.question).to_contain_text("you may still change it")
    expect(mika.question).to_contain_text("if it is true, you lose")


def test_two_at_one_screen(regular: Regular) -> None:
    """No card of a hand is on the screen until its owner uncovers it."""
    both, rng = regular().at("new/kitsunedo"), Random(4)
    both.press(both.button("2", exact=True))
    both.page.get_by_role("combobox").nth(1).select_option("me")
    both.page.get_by_label("Name of the player in seat B").fill("Davide")
    both.page.get_by_role("radio", name="At once").check()
    both.press(both.button("Make the table"))
    cover = both.page.locator(".cover")
    called: set[str] = set()
    covers = 0

    def decide() -> None:
        nonlocal covers
        covered, shown = both.page.evaluate(COVERED)
        if covered:
            assert shown == 0
            waiting = cover.locator(".button.strong").first
            called.add(waiting.locator("b").inner_text())
            both.press(waiting)
            cover.wait_for(state="detached")
            covers += 1
        else:
            both.decide(rng)

    cover.wait_for()
    both.play_on(decide, until=lambda: both.over or covers > 12)
    assert "Davide" in called and len(called) == 2


def test_a_covered_screen_tells_nothing_and_reports_nothing(people: MakePerson) -> None:
    """No secret is in the messages, in the words for screen readers or in a report."""
    both, came = people(), list[str]()
    both.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: came.append(str(frame))))
    both.make_table("me", "me", "bot:random", pace="Slow")
    cover, menu = both.page.locator(".cover"), both.button("Menu", exact=True)
    cover.wait_for()
    assert came and not any('"own":[{' in frame for frame in came)
    both.press(menu)
    expect(both.sheet("Menu")).to_be_visible()
    expect(both.sheet("Menu").get_by_role("button", name="Report a bug")).to_have_count(0)
    both.page.keyboard.press("Escape")
    both.press(cover.locator(".button.strong").first)
    both.question.wait_for()
    assert any('"own":[{' in frame for frame in came)
    both.press(menu)
    both.press(both.sheet("Menu").get_by_role("button", name="Report a bug"))
    with both.page.expect_download() as saved:
        both.press(both.button("Send the report"))
    report = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert len(report["viewer"]) == 1
    assert [own["seat"] for own in report["sent"]["view"]["own"]] == report["viewer"]
    spoken = both.page.locator("[aria-live]")
    expect(spoken.filter(has_text=re.compile("."))).not_to_have_count(0)
    both.press(both.button("Hand over"))
    cover.wait_for()
    expect(spoken.filter(has_text=re.compile("."))).to_have_count(0)
    expect(both.page.locator(".notice")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_first_game_of_the_tutorial(regular: Regular, size: Size) -> None:
    mika, rng = regular(size), Random(5)
    mika.make_table("me", "bot:judgement", game="Advent")
    mika.question.wait_for()
    expect(mika.page.locator(".bubble h3")).to_have_text("Choose your Spirit Lord.")
    expect(mika.page.locator(".spot")).to_have_count(1)
    mika.press(mika.button("End the lesson, keep playing"))
    expect(mika.page.get_by_text("Standing orders")).to_have_count(0)  # nothing is claimed yet
    if not size.touch:
        expect(mika.page.get_by_text("First Advent")).to_be_visible()
    mika.play_on(lambda: mika.decide(rng), until=lambda: mika.over)
    mika.press(mika.sheet("The game is over").get_by_role("button", name="Go on"))
    expect(mika.sheet("The game is over")).to_have_count(0)
    mika.question.wait_for()
    # Who has won takes a Scroll first.
    mika.play_on(lambda: mika.decide(rng), until=lambda: mika.page.get_by_text("Standing orders").count() == 1)


CUT = "text => text.scrollHeight > text.clientHeight + 1 && getComputedStyle(text).overflowY === 'hidden'"
"""Returns whether a text is cut off."""
IN_SIGHT = """button => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const points = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
    return points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
}"""
"""Returns whether all corners of a button are in sight."""


def test_in_a_hand_a_lesson_begins_with_a_line_or_two_and_can_be_read_on(people: MakePerson, server: Server) -> None:
    client = Client(server, "Mika")
    made = client.table("me", "bot:random", game="shadow_tactics", options={"first": True})
    mika = people(PHONE).be(client).at(f"table/{made['table']['id']}")
    lesson = mika.question.locator(".coach")
    lesson.wait_for()
    assert lesson.locator("p").evaluate(CUT)
    expect(lesson.get_by_role("button", name="Got it")).to_be_hidden()
    lesson.get_by_role("button", name="More").tap()
    assert not lesson.locator("p").evaluate(CUT)
    assert lesson.get_by_role("button", name="Got it").evaluate(IN_SIGHT)
    lesson.get_by_role("button", name="Got it").tap()
    expect(lesson).to_have_count(0)


def test_in_a_hand_a_lesson_and_the_cards_it_is_about_are_both_seen(people: MakePerson, server: Server) -> None:
    """The dock has the least room beside a hand, under a question of two lines."""
    client, options = Client(server, "Mika"), {"first": True, "daimyo": 1}
    made = client.table("me", *["bot:random"] * 3, game="shadow_tactics", options=options)
    mika = people(PHONE).be(client).at(f"table/{made['table']['id']}")
    lesson, rng = mika.question.locator(".coach", has_text="Lay up to two cards"), Random(5)
    mika.play_on(lambda: mika.decide(rng), until=mika.button("Ready", exact=True).is_visible)
    more = lesson.get_by_role("button", name="More")
    assert more.evaluate(IN_SIGHT)
    more.tap()
    assert lesson.get_by_role("button", name="Got it").evaluate(IN_SIGHT)
    assert mika.button("Ready", exact=True).evaluate(IN_SIGHT)
