"""Okko Chronicles for a player with two heroes: which hand is shown, and what happens to a plan that is changed."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Locator, expect

from hyakki.core.table import Table
from tests.e2e.conftest import Regular
from tests.e2e.laid import Wanted, lay, mika_of
from tests.e2e.palace import HERO, LIKES, asked, new_palace, okko, palace, says, sits_at
from tests.e2e.person import PHONE, SIZES, Person, Size
from tests.server.client import Client, Server

END = 3
"""The phase in which a Round ends."""
FETCH = "S1"
"""A scenario without an investigation."""
WITHIN = "thing => { const at = thing.getBoundingClientRect(); return at.top >= 0 && at.bottom <= innerHeight; }"


def new_pair(server: Server, wanted: Wanted) -> tuple[Client, str]:
    """Mika runs Okko and Setsuka."""
    mika = mika_of(server)
    options = {"scenario": FETCH, "oni": HERO, "picks": [["OKK", "SET"], []]}
    return mika, lay(server, mika, "okko", wanted, 2, LIKES, options)


pair = cache(new_pair)


def plan_of(person: Person, hero: str) -> Locator:
    return person.page.get_by_role("region", name="The plan of the Round").locator(".row").filter(has_text=hero)


def card(person: Person, name: str) -> Locator:
    """Return a card that can be planned. A press on any other card only explains it."""
    return person.page.locator(".hand .thing.lit").filter(has_text=name)


def hand_of(person: Person, hero: str) -> Locator:
    return person.page.get_by_role("region", name=hero, exact=True).and_(person.page.locator(".hand"))


# Planning


@pytest.mark.parametrize("size", SIZES)
def test_a_plan_takes_three_touches_and_the_proposed_one_says_that_it_is_proposed(
    regular: Regular, server: Server, size: Size
) -> None:
    mika = sits_at(regular(size), new_pair(server, asked("plan")))
    plan = plan_of(mika, "Okko")
    expect(plan.locator(".who")).to_contain_text("proposed")
    expect(mika.button("Okko is ready")).to_contain_text("as proposed")
    mika.press(card(mika, "Charge"))
    mika.press(card(mika, "Guardian's Oath"))
    expect(plan.locator(".slot.right")).to_contain_text("Charge")
    expect(plan.locator(".slot.left")).to_contain_text("Guardian's Oath")
    expect(plan.locator(".slot.up")).not_to_contain_text("empty hands")
    expect(plan.locator(".who")).not_to_contain_text("proposed")
    mika.press(mika.button("Okko is ready"))
    expect(plan.locator(".who")).to_contain_text("ready")


@pytest.mark.parametrize("size", SIZES)
def test_what_lay_there_is_kept_beside_a_card_that_is_laid_anew(regular: Regular, server: Server, size: Size) -> None:
    mika = sits_at(regular(size), new_pair(server, asked("plan")))
    plan = plan_of(mika, "Okko")
    mika.press(card(mika, "Charge"))
    says(mika, "No second card")
    expect(mika.page.locator(".drafting")).to_have_count(0)
    mika.press(card(mika, "Guardian's Oath"))
    mika.press(plan.get_by_role("button", name="Keep Charge on the right"))
    expect(mika.page.locator(".drafting")).to_have_count(0)
    expect(plan.locator(".slot.right")).to_contain_text("Oath + Charge")


def test_a_plan_that_was_touched_may_be_left_as_it_was(regular: Regular, server: Server) -> None:
    mika = sits_at(regular(), pair(server, asked("plan")))
    slots = plan_of(mika, "Okko").locator(".slot")
    before = slots.all_inner_texts()
    mika.press(card(mika, "Charge"))
    expect(slots.first).to_contain_text("nothing")
    mika.press(mika.button("Leave it as it was"))
    expect(mika.page.locator(".drafting")).to_have_count(0)
    assert slots.all_inner_texts() == before


def test_a_card_that_is_touched_again_goes_to_its_other_side(regular: Regular, server: Server) -> None:
    mika = sits_at(regular(), pair(server, asked("plan")))
    side = mika.page.locator(".hand .badge").filter(has_text=re.compile("left|right"))
    mika.press(card(mika, "Charge"))
    expect(side).to_have_text(["right"])
    mika.press(mika.page.locator(".hand .thing").filter(has_text="Charge"))
    expect(side).to_have_text(["left"])


@pytest.mark.parametrize("size", SIZES)
def test_the_hero_being_planned_has_its_cards_in_sight(regular: Regular, server: Server, size: Size) -> None:
    mika = sits_at(regular(size), pair(server, asked("plan")))
    expect(hand_of(mika, "Okko")).to_be_visible()
    mika.press(plan_of(mika, "Setsuka").locator(".who"))
    expect(hand_of(mika, "Setsuka")).to_be_visible()
    mika.press(plan_of(mika, "Setsuka").locator(".slot").first)
    expect(mika.question.get_by_role("heading")).to_have_text("What does Setsuka lay?")
    expect(hand_of(mika, "Setsuka").locator(".thing.lit").first).to_be_visible()


def test_a_slot_of_the_other_hero_brings_its_cards(regular: Regular, server: Server) -> None:
    mika = sits_at(regular(), pair(server, asked("plan")))
    mika.press(plan_of(mika, "Setsuka").locator(".slot").first)
    expect(hand_of(mika, "Setsuka").locator(".thing.lit").first).to_be_visible()


def test_both_may_be_said_to_be_ready_in_a_hand(regular: Regular, server: Server) -> None:
    mika = sits_at(regular(PHONE), new_pair(server, asked("plan")))
    for hero in ("Okko", "Setsuka"):
        mika.press(mika.button(f"{hero} is ready"))
    expect(mika.page.locator(".readiness .strong")).to_have_count(0)


def test_a_touch_of_a_hand_card_uses_it_or_not(regular: Regular, server: Server) -> None:
    mika = sits_at(regular(), new_pair(server, asked("plan")))
    weapon = mika.page.locator('.hand .thing[data-point^="equipment "]').first
    up = plan_of(mika, "Okko").locator(".slot.up")
    expect(up).to_contain_text("empty hands")
    mika.press(weapon)
    expect(up).not_to_contain_text("empty hands")
    mika.press(weapon)
    expect(up).to_contain_text("empty hands")


# At the end of a Round


def evening(table: Table) -> bool:
    return okko(table).phase == END and asked("reorganise")(table)


def test_who_is_asked_about_equipment_is_named_and_its_cards_are_shown(regular: Regular, server: Server) -> None:
    mika = sits_at(regular(), new_pair(server, evening))
    for hero in ("Okko", "Setsuka"):
        expect(mika.question.get_by_role("heading")).to_have_text(f"Does {hero} reorganise equipment?")
        expect(hand_of(mika, hero)).to_be_visible()
        says(mika, "Leave it like this")


# Where things stand


@pytest.mark.parametrize("scenario", ["S1", "S3"])
def test_the_goal_is_in_sight_beside_the_palace(regular: Regular, server: Server, scenario: str) -> None:
    mika = sits_at(regular(), palace(server, asked("turn", "move"), HERO, scenario))
    goal = mika.page.locator(".aside").get_by_role("heading", name="The goal")
    expect(goal).to_be_visible()
    assert goal.locator("..").evaluate(WITHIN)


@pytest.mark.parametrize("size", SIZES)
def test_a_hand_that_is_too_long_is_scrolled(regular: Regular, server: Server, size: Size) -> None:
    mika = sits_at(regular(size), pair(server, asked("plan")))
    hand, last = mika.page.locator(".hand"), mika.page.locator(".hand .thing").last
    assert not mika.overflows()
    expect(last).not_to_be_in_viewport(ratio=0.9)
    hand.evaluate("hand => hand.scrollTo({ left: hand.scrollWidth, behavior: 'instant' })")
    expect(last).to_be_in_viewport(ratio=0.9)


def test_heroes_are_named_in_a_hand_and_the_strip_is_one_line(regular: Regular, server: Server) -> None:
    mika = sits_at(regular(PHONE), new_palace(server, asked("turn", "move"), oni=HERO))
    name = mika.page.locator(".rail .name").first
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth && name.textContent.length > 3")
    parts = mika.page.locator(".strip .goal, .strip .phase, .strip .memoirs").all()
    middles = [at["y"] + at["height"] / 2 for part in parts if (at := part.bounding_box())]
    assert len(middles) >= 3 and max(middles) - min(middles) < 10
