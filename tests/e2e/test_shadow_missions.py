"""Whole missions of Shadow Tactics in the browser, from the deployment to the end, on both sides; what is carried out
is shown card by card; table talk."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.company import does
from tests.e2e.conftest import MakePerson, Regular
from tests.e2e.person import DESKTOP, PHONE, SIZES, Person, Size
from tests.e2e.test_shadow_tactics import Night, asked, castle, orders_given
from tests.server.client import Server

SHORT = {"content": {"missions": {"M1": {"time": 2}}}}
"""A mission of two rounds."""
LONGEST, STEP = 10_000, 100
"""The most milliseconds that a player waits for a question, and the interval at which the test looks."""
DAIMYO, NINJA = "as the Daimyo", "as a ninja"


def press_on(person: Person, rng: Random) -> None:
    """Press like a player who looks at lit things and does not change a programme for ever."""
    ready = person.page.query_selector(".readiness .button")
    if ready is not None and rng.random() < 0.4:
        person.press_soon(ready)
    else:
        person.decide(rng)


@pytest.mark.parametrize(
    "side, size",
    [pytest.param(DAIMYO, DESKTOP, id=f"{DAIMYO}-desktop"), pytest.param(NINJA, PHONE, id=f"{NINJA}-phone")],
)
def test_osaka_castle_from_the_deployment_to_the_end(regular: Regular, server: Server, side: str, size: Size) -> None:
    mika, rng = regular(size), Random(1)
    if side == DAIMYO:
        castle(server, mika, asked("post"), daimyo=0, **SHORT)
    else:
        castle(server, mika, asked("pick"), daimyo=2, **SHORT)
    first = "Where does the next guard stand?" if side == DAIMYO else "Which ninja do you run?"
    expect(mika.question.locator("h2")).to_have_text(first)
    mika.play_on(lambda: press_on(mika, rng), until=lambda: mika.over)
    over = mika.sheet("The game is over")
    expect(over.get_by_role("term")).to_have_text(["Won", "Lost"])
    expect(over.get_by_role("definition").filter(has_text="Mika (you)")).to_have_count(1)
    assert mika.offences() == []


# What is carried out


def film_of(person: Person) -> Locator:
    return person.page.get_by_role("region", name="What is being carried out")


def player_of(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Playback")


def orders_and_a_card(people: MakePerson, server: Server) -> Person:
    """Stop Mika's clock while Kenji gives all his orders and her own first card is turned up."""
    night, mika = Night.of_ninjas(server), people(at_once=False)
    mika.page.clock.install()
    night.seen_by(mika)
    does(night.rita, "ready", "ready")
    window = night.mika.sit_at(night.table)
    does(window, "programme", "lay HAY", "slot 1", "first HAY-Mw", "alone")
    window.close()
    expect(mika.page.locator('[data-point="slot 1"]')).to_contain_text("Hayato: White movement")
    expect(mika.page.locator(".player.playing")).to_have_count(0)
    mika.page.clock.pause_at(mika.page.evaluate("Date.now()") / 1000 + 3600)
    mika.press(mika.page.locator(".readiness .button"))
    orders_given(night)
    expect(player_of(mika).get_by_role("button", name="Skip")).to_be_visible()
    return mika


def test_every_card_is_shown_before_the_question_and_none_keeps_its_player_waiting(
    people: MakePerson, server: Server
) -> None:
    mika = orders_and_a_card(people, server)
    film, shown = film_of(mika), list[str]()
    for _ in range(LONGEST // STEP):
        if mika.question.count():
            break
        if film.count() and (card := film.locator("h2").inner_text() + film.locator(".face").inner_text()) not in shown:
            shown.append(card)
        mika.page.clock.run_for(STEP)
    expect(mika.question.locator("h2")).to_have_text("To which bush does Hayato go?")
    expect(film).to_contain_text("Hayato goes through J1.")
    assert len(shown) > 2, "one after the other"
    assert shown[0].startswith("Order of the Daimyo")
    assert shown[-1].startswith("Hayato · first card")


def test_the_film_can_be_made_faster_and_skipped(people: MakePerson, server: Server) -> None:
    mika = orders_and_a_card(people, server)
    film, player = film_of(mika), player_of(mika)
    faster = player.get_by_role("button", name="Twice as fast")
    mika.press(faster)
    expect(faster).to_have_attribute("aria-pressed", "true")
    expect(mika.question).to_have_count(0)
    mika.press(player.get_by_role("button", name="Skip"))
    expect(film).to_contain_text("Hayato · first card")
    mika.press(mika.page.locator('[data-id="place B1"]'))
    mika.press(mika.question.locator(".confirm"))
    mika.press(player.get_by_role("button", name="Skip"))
    expect(mika.question.locator("h2")).to_contain_text("Programme your ninjas")


# Table talk


@pytest.mark.parametrize("size", SIZES)
def test_a_phrase_takes_one_press_and_is_silenced_with_all_talk(regular: Regular, server: Server, size: Size) -> None:
    night = Night.of_ninjas(server)
    mika = night.seen_by(regular(size))
    chat = mika.page.get_by_role("tab", name="Chat")
    if size.touch:
        mika.press(mika.button("Chat"))
    mika.press(chat)
    phrases = mika.page.get_by_role("group", name="Quick phrases")
    mika.press(phrases.get_by_role("button", name="Follow me."))
    while not night.rita.chat:
        night.rita.wait_for("chat")
    assert [(line["name"], line["text"]) for line in night.rita.chat] == [("Mika", "Follow me.")]
    assert mika.offences() == []
    assert not mika.overflows()
    does(night.rita, "ready", "ready")
    window = night.mika.sit_at(night.table)
    does(window, "ready", "ready")
    window.close()
    expect(phrases).to_have_count(0)
    expect(mika.page.get_by_text("You may not talk here now:")).to_be_visible()


def test_a_player_points_out_a_place_to_all(people: MakePerson, regular: Regular, server: Server) -> None:
    night = Night.of_ninjas(server)
    mika = night.seen_by(regular())
    rita = people().be(night.rita.client).at(f"table/{night.table}")
    rita.question.wait_for()
    mika.press(mika.button("Point something out to everybody"))
    expect(mika.page.get_by_text("Which place do you point out to everybody?")).to_be_visible()
    mika.press(mika.page.locator('[data-id="place B8"]'))
    expect(rita.page.locator(".pings text")).to_have_text("Mika")
    expect(rita.page.locator("p").filter(has_text="Mika: Look at B8.")).to_be_visible()
