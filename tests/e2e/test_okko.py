"""Okko Chronicles in the browser: plans laid in secret, moves and chances on the palace, whole games to the last line
of the memoirs."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, expect

from hyakki.core.table import Table
from hyakki.games.okko.state import OkkoState
from tests.e2e.conftest import MakePerson
from tests.e2e.laid import Wanted, first_word, lay
from tests.e2e.person import DESKTOP, HASTE, PHONE, SIZES, Person, Size
from tests.server.visitor import Server, Visitor

LIKES = ("lock", "hand-in", "move", "investigate")
INVESTIGATION, SHORTEST = "S3", "S1"
YES = ".readiness button.strong, .prompt [data-option^=lock], .prompt .answers .confirm:enabled"
"""With what a plan, a placement or a choice is done."""
SURE = 0.8
"""How often that is what somebody who can say it says."""
ONI, HERO = 0, 1
"""Mika has seat A: she is the Oni where its seat is 0, a hero where it is another's."""


def okko(table: Table) -> OkkoState:
    assert isinstance(table.state, OkkoState)
    return table.state


@cache
def asked(kind: str, verb: str = "", since: int = 1) -> Wanted:
    """Mika is asked this, from some Round on; with a verb, she may answer with it."""

    def so(table: Table) -> bool:
        return okko(table).round >= since and any(
            ask.kind == kind
            and (not verb or any(first_word(option) == verb for option in table.menu(ask, look=False).options))
            for ask in table.asks_of(0)
        )

    return so


def has_begun(table: Table) -> bool:
    return True


def in_the_last_but_one_round(table: Table) -> bool:
    return okko(table).round >= 6


def new_palace(server: Server, wanted: Wanted, oni: int, scenario: str = INVESTIGATION) -> tuple[Visitor, str]:
    mika = Visitor(server, "Mika")
    return mika, lay(server, mika, "okko", wanted, 2, LIKES, {"scenario": scenario, "oni": oni})


palace = cache(new_palace)
"""The same table for all who only look at it."""


def sits_at(person: Person, where: tuple[Visitor, str]) -> Person:
    mika, table = where
    person.be(mika).at(f"table/{table}")
    person.page.locator(".prompt, .waiting, dialog[open]").first.wait_for()
    return person


def first_card(person: Person) -> Any:
    return person.page.locator('.hand .thing.lit[data-point^="card "]').first


def says(person: Person, answer: str) -> None:
    person.press(person.question.get_by_role("button", name=answer).first)


# Planning


@pytest.mark.parametrize("size", SIZES)
def test_a_card_is_laid_with_two_taps_and_the_plan_is_made(people: MakePerson, server: Server, size: Size) -> None:
    mika = sits_at(people(size), new_palace(server, asked("plan"), oni=HERO))
    plans = mika.page.get_by_role("region", name="The plan of the Round")
    card = first_card(mika)
    name = card.locator("b").inner_text()
    mika.press(card)
    mika.press(plans.locator(".slot.open").first)
    expect(plans).to_contain_text(name)
    says(mika, "No second card")
    mika.press(mika.question.locator(".answers button").first)
    expect(plans.locator(".drafting")).to_have_count(0)
    expect(plans).to_contain_text(name)
    mika.press(mika.question.locator(".readiness button").first)
    expect(mika.page.locator(".plate.own, .plate.locked").first).to_be_visible()


def test_the_oni_sees_who_is_ready_and_no_card(people: MakePerson, server: Server) -> None:
    mika = sits_at(people(), palace(server, asked("place"), ONI))
    plans = mika.page.get_by_role("region", name="The plan of the Round")
    expect(plans).to_be_visible()
    expect(plans.locator(".slot")).to_have_count(0)


# The palace


def test_a_hero_moves_by_keys_alone(people: MakePerson, server: Server) -> None:
    mika = sits_at(people(), new_palace(server, asked("turn", "move"), oni=HERO))
    says(mika, "Move")
    mika.page.locator(".target.cell.lit").first.wait_for()
    mika.tab_to(".target.lit")
    mika.page.keyboard.press("ArrowRight")
    mika.page.keyboard.press("Enter")
    expect(mika.question.locator(".confirm")).to_be_visible()
    mika.page.keyboard.press("1")
    expect(mika.question.locator(".confirm")).to_have_count(0)


def test_every_lit_space_says_how_far_it_is(people: MakePerson, server: Server) -> None:
    mika = sits_at(people(), palace(server, asked("turn", "move"), HERO))
    says(mika, "Move")
    lit = mika.page.locator(".target.cell.lit")
    lit.first.wait_for()
    expect(mika.page.locator(".target.lit .foreseen")).to_have_count(lit.count())


def test_chances_are_shown_before_dice_are_rolled(people: MakePerson, server: Server) -> None:
    mika = sits_at(people(), palace(server, asked("turn", "attack"), HERO))
    says(mika, "Attack")
    expect(mika.page.get_by_text(re.compile(r"\d+ ?%")).first).to_be_visible()


# To the last line of the memoirs


def gets_on(person: Person, rng: Random) -> None:
    """Towards the end of the Round: who is ready stays ready."""
    yes = person.page.query_selector(YES)
    if yes is None and person.page.query_selector(".prompt [data-option^=unlock]"):
        return
    if yes is None or rng.random() > SURE:
        person.decide(rng)
        return
    try:
        (yes.tap if person.size.touch else yes.click)(timeout=HASTE)
    except Error:
        person.decide(rng)


@pytest.mark.parametrize(
    "size, oni, since",
    [
        pytest.param(DESKTOP, ONI, has_begun, id="the Oni, desktop"),
        pytest.param(PHONE, ONI, in_the_last_but_one_round, id="the Oni, phone, last Rounds"),
    ],
)
def test_a_game_is_played_to_the_last_line_of_the_memoirs(
    people: MakePerson, server: Server, size: Size, oni: int, since: Wanted
) -> None:
    mika, rng = sits_at(people(size), new_palace(server, since, oni, SHORTEST)), Random(1)
    mika.play_on(lambda: gets_on(mika, rng), until=lambda: mika.over)
    reads_the_memoirs(mika)


def reads_the_memoirs(person: Person) -> None:
    person.press(person.sheet("The game is over").locator(".close"))
    person.press(person.button("Tikku's Memoirs"))
    expect(person.sheet("Tikku's Memoirs").locator("ol, ul, p").first).to_be_visible()


# Every screen, for everybody


def planning(person: Person, server: Server) -> None:
    sits_at(person, palace(server, asked("plan"), HERO))


def moving(person: Person, server: Server) -> None:
    sits_at(person, palace(server, asked("turn", "move"), HERO))
    says(person, "Move")
    person.page.locator(".target.cell.lit").first.wait_for()


def placing(person: Person, server: Server) -> None:
    sits_at(person, palace(server, asked("place", since=2), ONI))


SCREENS = [planning, moving, placing]


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("reach", SCREENS, ids=lambda reach: reach.__name__)
def test_nothing_stands_in_anybodys_way(
    people: MakePerson, server: Server, reach: Callable[[Person, Server], None], size: Size, light: str
) -> None:
    mika = people(size)
    reach(mika, server)
    mika.see_in(light)
    assert mika.offences() == []
    assert not mika.overflows()


def test_the_plan_stays_in_reach_in_a_hand_in_italian_too(people: MakePerson, server: Server) -> None:
    mika = people(PHONE, locale="it-IT")
    planning(mika, server)
    for found in (mika.page.locator(".plans"), first_card(mika), mika.page.locator(".prompt h2")):
        found.wait_for()
        box = found.bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= PHONE.height
