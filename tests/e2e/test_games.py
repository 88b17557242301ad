"""Whole games in the browser: by finger, mouse and keyboard, alone, together, at one screen."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import MakePerson
from tests.e2e.person import PHONE, SIZES, Person, Size


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game(people: MakePerson, size: Size) -> None:
    mika, rng = people(size).make_table("me", "bot:random", "bot:random", "bot:judgement"), Random(1)
    mika.question.wait_for()
    mika.play_on(lambda: mika.decide(rng), until=lambda: mika.over)
    expect(mika.sheet("The game is over").get_by_role("listitem")).to_have_count(4)
    assert mika.offences() == []
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
    mika.play_on(lambda: mika.decide_by_keys(rng), until=lambda: mika.over)
    keyboard.press("Escape")
    expect(mika.sheet("The game is over")).to_have_count(0)


def challenged(person: Person) -> bool:
    return person.question.get_by_role("button", name="Let it stand").count() > 0


def test_a_browser_is_closed_and_comes_back_in_the_middle_of_a_challenge(people: MakePerson) -> None:
    mika, davide, rng = people(), people(PHONE), Random(3)
    mika.make_table("me", "open")
    davide.join(mika, "Davide")
    start(mika)

    def both() -> None:
        mika.decide(rng)
        if not challenged(davide):
            davide.decide(rng)

    mika.play_on(both, until=lambda: challenged(davide))
    asked, place = davide.question.locator("h2").inner_text(), davide.page.url
    davide.page.close()
    expect(mika.question).to_have_count(0)
    davide.page = davide.open()
    davide.page.goto(place)
    expect(davide.question.locator("h2")).to_have_text(asked)
    davide.press(davide.button("Let it stand"))

    def everyone() -> None:
        mika.decide(rng)
        davide.decide(rng)

    mika.play_on(everyone, until=lambda: mika.over and davide.over)


def start(host: Person) -> None:
    """When everybody has sat down."""
    expect(host.page.get_by_text("free", exact=True)).to_have_count(0)
    now = host.button("Start now")
    if now.count():
        host.press(now)


def test_two_at_one_screen(people: MakePerson) -> None:
    """Nothing of either hand is on the screen until its owner says so."""
    both, rng = people().make_table("me", "me"), Random(4)
    cover = both.button("It is me")
    seen = 0

    def decide() -> None:
        nonlocal seen
        if cover.count():
            assert both.page.locator(".hand, .prompt").count() == 0
            both.press(cover)
            seen += 1
        else:
            both.decide(rng)

    cover.wait_for()
    both.play_on(decide, until=lambda: both.over)
    assert seen > 2


@pytest.mark.parametrize("size", SIZES)
def test_the_first_game_of_the_tutorial(people: MakePerson, size: Size) -> None:
    mika, rng = people(size), Random(5)
    mika.make_table("me", "bot:judgement", game="Advent")
    mika.question.wait_for()
    expect(mika.question.locator(".coach")).to_be_visible()
    mika.play_on(lambda: mika.decide(rng), until=lambda: mika.over)
    mika.press(mika.sheet("The game is over").get_by_role("button", name="Go on"))
    expect(mika.sheet("The game is over")).to_have_count(0)
    mika.question.wait_for()
