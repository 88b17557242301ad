"""Okko Chronicles in the browser: plans laid in secret, moves and chances on the palace, whole games to the last line
of the memoirs."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import MakePerson, Regular
from tests.e2e.palace import (
    HERO,
    ONI,
    SHORTEST,
    answers,
    asked,
    first_card,
    gets_on,
    has_begun,
    likes_lists,
    new_palace,
    palace,
    reads_the_memoirs,
    resolves_where,
    says,
    sits_at,
)
from tests.e2e.person import DESKTOP, PHONE, SIZES, Size
from tests.server.client import Client, Server

CHOSEN = ".target.cell.lit:not(.soft)"
"""Spaces to choose from once the move has been said; before that they are lit softly."""

# Planning


@pytest.mark.parametrize("size", SIZES)
def test_a_card_is_laid_with_two_taps_and_the_plan_is_made(regular: Regular, server: Server, size: Size) -> None:
    mika = sits_at(regular(size), new_palace(server, asked("plan"), oni=HERO))
    plans = mika.page.get_by_role("region", name="The plan of the Round")
    card = first_card(mika)
    name = card.locator("b").inner_text()
    mika.press(card)
    mika.press(plans.locator(".slot.open").first)
    expect(plans).to_contain_text(name)
    says(mika, "No second card")
    expect(plans.locator(".drafting")).to_have_count(0)
    expect(plans).to_contain_text(name)
    mika.press(mika.question.locator(".readiness button").first)
    expect(plans).to_have_count(0)  # the Oni's player was ready before
    expect(mika.page.locator(".hand .thing").filter(has_text=name)).to_contain_text("left")


def test_the_oni_sees_who_is_ready_and_no_card(regular: Regular, server: Server) -> None:
    mika = sits_at(regular(), palace(server, asked("place"), ONI))
    plans = mika.page.get_by_role("region", name="The plan of the Round")
    expect(plans).to_be_visible()
    expect(plans.locator(".slot")).to_have_count(0)


def test_the_plan_stays_in_reach_in_a_hand_in_italian_too(people: MakePerson, server: Server) -> None:
    mika = sits_at(people(PHONE, locale="it-IT"), palace(server, asked("plan"), HERO))
    for found in (mika.page.locator(".plans"), first_card(mika), mika.page.locator(".prompt h2")):
        found.wait_for()
        box = found.bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= PHONE.height


def test_every_suspect_is_in_reach_on_a_phone(regular: Regular, server: Server) -> None:
    mika = sits_at(regular(PHONE), palace(server, asked("accuse"), HERO))
    answers = mika.question.locator(".answers button")
    expect(answers.nth(5)).to_be_visible()
    for found in [mika.question.get_by_role("heading").first, *answers.all()]:
        found.scroll_into_view_if_needed()
        expect(found).to_be_in_viewport(ratio=0.99)
    assert mika.page.locator(".bar").evaluate("bar => bar.scrollHeight <= bar.clientHeight")


# The palace


def test_a_hero_moves_by_keys_alone(regular: Regular, server: Server) -> None:
    mika = sits_at(regular(), new_palace(server, asked("turn", "move"), oni=HERO))
    says(mika, "Move")
    mika.page.locator(CHOSEN).first.wait_for()
    mika.tab_to(".target.lit")
    mika.page.keyboard.press("ArrowRight")
    mika.page.keyboard.press("Enter")
    expect(mika.question.locator(".confirm")).to_contain_text(re.compile(r"\w+ \(row \d, column \d\)"))
    mika.page.keyboard.press("Enter")
    expect(mika.question.locator(".confirm")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_a_space_is_moved_to_by_a_tap_and_a_yes(regular: Regular, server: Server, size: Size) -> None:
    mika = sits_at(regular(size), new_palace(server, asked("turn", "move"), oni=HERO))
    expect(mika.question.get_by_role("heading")).to_contain_text(re.compile(r"actions?\sleft"))
    near = mika.page.locator(".target.cell.soft")
    near.first.wait_for()
    mika.press_soon(near.first.element_handle())
    expect(mika.question.locator(".confirm")).to_contain_text("(row ")


def test_a_hero_reads_what_it_wants_and_the_oni_who_it_is(people: MakePerson, regular: Regular, server: Server) -> None:
    mika = sits_at(regular(), palace(server, asked("plan"), HERO))
    expect(mika.page.get_by_text("own mission:")).to_be_visible()
    oni = sits_at(people(), palace(server, asked("place"), ONI))
    expect(oni.page.get_by_text("You are").first).to_contain_text("they take you for")


def test_every_lit_space_says_how_far_it_is(regular: Regular, server: Server) -> None:
    mika = sits_at(regular(), palace(server, asked("turn", "move"), HERO))
    says(mika, "Move")
    lit = mika.page.locator(CHOSEN)
    lit.first.wait_for()
    expect(mika.page.locator(".target.lit .foreseen")).to_have_count(lit.count())


def test_chances_are_shown_before_dice_are_rolled(regular: Regular, server: Server) -> None:
    mika = sits_at(regular(), palace(server, asked("turn", "attack"), HERO))
    says(mika, "Attack")
    expect(mika.page.get_by_text(re.compile(r"\d+ ?%")).first).to_be_visible()


# To the last line of the memoirs

FIRST, LATE = 12, 16
"""So many presses at the beginning; from this Round on, of sixteen, to the end."""


@pytest.mark.parametrize(
    "oni, size", [pytest.param(ONI, DESKTOP, id="the Oni-desktop"), pytest.param(HERO, PHONE, id="a hero-phone")]
)
def test_a_whole_investigation_is_played_to_the_last_line_of_the_memoirs(
    regular: Regular, server: Server, size: Size, oni: int
) -> None:
    mika, rng = sits_at(regular(size), new_palace(server, has_begun, oni, SHORTEST)), Random(1)
    mika.play_on(lambda: gets_on(mika, rng), until=lambda: mika.over, presses=FIRST)
    mika.play_elsewhere(lambda window: answers(window, rng), until=lambda window: window.state["view"]["round"] >= LATE)
    mika.play_on(lambda: gets_on(mika, rng), until=lambda: mika.over)
    reads_the_memoirs(mika)


def test_who_waits_for_the_oni_reads_who_that_is(people: MakePerson, server: Server) -> None:
    _, table = palace(server, asked("activate", since=2), ONI)
    rita = people().be(Client(server, "Rita")).at(f"table/{table}")
    expect(rita.page.locator(".waiting")).to_contain_text("The Oni")


def test_who_may_use_a_talent_reads_what_it_does(regular: Regular, server: Server) -> None:
    mika = sits_at(regular(), palace(server, asked("reroll", "use"), HERO))
    expect(mika.question.get_by_role("button", name="Use Saké Prayer")).to_be_visible()
    expect(mika.page.locator(".closely")).to_contain_text("Saké Prayer: Once per Round, after the roll")


@pytest.mark.parametrize("size", SIZES)
def test_the_oni_reads_the_complication_and_chooses_from_a_list(regular: Regular, server: Server, size: Size) -> None:
    mika = sits_at(regular(size), new_palace(server, resolves_where, ONI))
    question = mika.question
    expect(question.locator(".reading")).to_contain_text("Burned Pages")
    expect(question.locator(".reading")).to_contain_text("The Oni removes one Evidence or Parchment token")
    expect(question).to_contain_text("Touch what is lit on the board.")
    spaces = question.locator(".answers .placed")
    likes_lists(mika, False)
    expect(spaces).to_have_count(0)
    likes_lists(mika, True)
    expect(spaces).to_have_count(mika.page.locator(".target.lit").count())
    mika.press(spaces.first)
    expect(question.locator(".reading")).to_have_count(0)


def test_spaces_to_move_to_are_listed_for_the_keyboard(regular: Regular, server: Server) -> None:
    mika = sits_at(regular(), new_palace(server, asked("turn", "move"), HERO))
    says(mika, "Move")
    mika.page.locator(CHOSEN).first.wait_for()
    likes_lists(mika, True)
    listed = mika.question.locator(".answers .placed")
    listed.first.wait_for()  # the spaces are lit and listed by the same menu, which may come after the press
    expect(listed).to_have_count(mika.page.locator(".target.lit:not(.far)").count())
    for key in listed.first.locator("kbd").inner_text().split():
        mika.page.keyboard.press(key)
    expect(mika.question.locator(".answers .placed")).to_have_count(0)
