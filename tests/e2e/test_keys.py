"""Every game by the keyboard: who one becomes, and what the numbers do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from hyakki.core.table import Table
from tests.e2e import company, palace
from tests.e2e.conftest import Regular
from tests.e2e.laid import Wanted, lay, mika_of
from tests.e2e.person import Person
from tests.e2e.test_shadow_tactics import asked as asked_in_the_castle
from tests.server.client import Client, Server

PICKS: list[tuple[str, dict[str, Any]]] = [("kitsunedo", {}), ("kaidan", {}), ("shadow_tactics", {"daimyo": 2})]


def one_is_taken(table: Table) -> bool:
    """Return whether Mika picks a character while some are taken."""
    return any(ask.kind == "pick" and table.menu(ask).blocked for ask in table.asks_of(0))


@pytest.mark.parametrize("game, options", PICKS, ids=[game for game, _ in PICKS])
def test_who_is_taken_says_so_and_another_is_become_by_keys_alone(
    regular: Regular, server: Server, game: str, options: dict[str, Any]
) -> None:
    client = mika_of(server)
    mika = regular().be(client).at(f"table/{lay(server, client, game, one_is_taken, 3, options=options)}")
    taken = mika.page.locator(".candidate.taken").first
    expect(taken.locator(".tag")).to_have_text(re.compile("^(Taken by .+|Yours)$"))
    expect(taken.get_by_role("button")).to_have_attribute("aria-disabled", "true")
    expect(taken.get_by_role("button")).to_have_accessible_name(re.compile(r"\. (Taken by .+|Yours)$"))

    pressed = mika.page.locator(".candidate [aria-pressed=true]")
    mika.tab_to(".candidate .thing.lit")
    mika.page.keyboard.press("Enter")
    expect(pressed).to_have_count(1)
    first = pressed.get_attribute("data-point") or ""
    mika.tab_to(".candidate [aria-pressed=false]")
    mika.page.keyboard.press("Enter")
    expect(pressed).not_to_have_attribute("data-point", first)
    expect(pressed).to_have_count(1)
    yes = mika.question.locator(".confirm")
    expect(yes.locator("kbd")).to_have_text("⏎")
    chosen = yes.inner_text()
    mika.page.keyboard.press("Enter")
    expect(mika.page.locator(".confirm", has_text=chosen.split("\n")[-1])).to_have_count(0)


def lays_a_room(table: Table) -> bool:
    """Return whether Mika decides how a room is turned."""
    asks = table.asks_of(0)
    return any("degrees" in preview for ask in asks for preview in table.menu(ask, look=True).previews.values())


def test_a_second_press_of_a_room_as_it_would_lie_confirms_it(regular: Regular, server: Server) -> None:
    client = mika_of(server)
    mika = regular().be(client).at(f"table/{lay(server, client, 'kaidan', lays_a_room, 3)}")
    question = mika.page.locator(".prompt h2").first
    expect(question).to_have_text(re.compile("^How does .* lie\\?$"))
    mika.tab_to(".turn[aria-pressed=false]")
    mika.page.keyboard.press("Enter")
    expect(mika.question.locator(".confirm")).to_have_count(1)
    expect(mika.page.locator(".turn[aria-pressed=true]")).to_have_count(1)
    mika.page.keyboard.press("Enter")
    expect(mika.question.locator(".confirm")).to_have_count(0)


def test_enter_confirms_what_was_chosen_by_its_key_whatever_was_clicked_before(
    regular: Regular, server: Server
) -> None:
    mika = sits(regular(), in_the_forest("pick")(server))
    speed = mika.page.locator(".playback").get_by_role("button", name=re.compile("^Twice"))
    mika.press(speed)
    expect(speed).to_be_focused()
    mika.page.keyboard.press(mika.page.locator(".thing kbd").first.inner_text())
    yes = mika.question.locator(".confirm")
    chosen = yes.inner_text()
    mika.page.keyboard.press("Enter")
    expect(mika.page.locator(".confirm", has_text=chosen.split("\n")[-1])).to_have_count(0)
    expect(mika.page.locator(".candidate .tag", has_text="Yours")).to_have_count(1)


def test_the_focus_can_leave_what_was_chosen_for_the_way_back(regular: Regular, server: Server) -> None:
    mika = sits(regular(), in_the_forest("pick")(server))
    mika.page.keyboard.press(mika.page.locator(".thing kbd").first.inner_text())
    mika.tab_to(".prompt .back")
    mika.page.keyboard.press("Enter")
    expect(mika.question.locator(".confirm")).to_have_count(0)
    expect(mika.page.locator(".thing.lit")).not_to_have_count(0)


# Numbers

Laid = Callable[[Server], tuple[Client, str]]


def waiting(game: str, wanted: Wanted, seats: int, likes: Iterable[str] = (), **options: Any) -> Laid:
    """Put idle players into the other seats instead of bots, so that only Mika changes anything."""

    def at(server: Server) -> tuple[Client, str]:
        mika = mika_of(server)
        return mika, lay(server, mika, game, wanted, seats, likes, options, other=Client(server, "Rita"))

    return at


def in_the_forest(kind: str) -> Laid:
    return waiting("kitsunedo", company.asked(kind), 3)


def in_the_house(kind: str) -> Laid:
    return waiting("kaidan", company.asked(kind), 3, company.LIKES)


def in_the_castle(kind: str, **options: Any) -> Laid:
    return waiting("shadow_tactics", asked_in_the_castle(kind), 3, **options)


def in_the_palace(kind: str, oni: int) -> Laid:
    return waiting("okko", palace.asked(kind, since=2), 2, palace.LIKES, scenario=palace.INVESTIGATION, oni=oni)


QUESTIONS: dict[str, Laid] = {
    "Kitsunedo: who one is": in_the_forest("pick"),
    "Kitsunedo: a turn": in_the_forest("act"),
    "Kitsunedo: a discard": in_the_forest("discard"),
    "Kaidan: who one is": in_the_house("pick"),
    "Kaidan: an Activation": in_the_house("act"),
    "Kaidan: a chase": in_the_house("chase"),
    "Shadow Tactics: who one is": in_the_castle("pick", daimyo=2),
    "Shadow Tactics: a programme": in_the_castle("programme", daimyo=2, quick=True),
    "Shadow Tactics: an order": in_the_castle("order", daimyo=0, quick=True),
    "Okko: a plan": in_the_palace("plan", palace.HERO),
    "Okko: a turn": in_the_palace("turn", palace.HERO),
    "Okko: Event cards": in_the_palace("place", palace.ONI),
    "Okko: an activation": in_the_palace("activate", palace.ONI),
}


def sits(person: Person, where: tuple[Client, str]) -> Person:
    client, table = where
    person.be(client).at(f"table/{table}")
    person.question.wait_for()
    return person


SETTLED = """() => {
    const before = window.lastShown;
    window.lastShown = document.querySelector('main').innerHTML;
    return window.lastShown === before;
}"""
"""Returns whether nothing has changed since the last call: all pictures are there."""


def numbers(person: Person) -> list[str]:
    return [each.inner_text() for each in person.page.locator("kbd").all() if each.is_visible()]


@pytest.mark.parametrize("laid", QUESTIONS.values(), ids=QUESTIONS)
def test_a_number_does_nothing_unless_a_button_shows_it(regular: Regular, server: Server, laid: Laid) -> None:
    mika = sits(regular(), laid(server))
    mika.page.wait_for_function(SETTLED, polling=200)
    shown = numbers(mika)
    assert len(shown) == len(set(shown))
    before = mika.page.locator("main").inner_html()
    for number in sorted(set("123456789").difference(*(keys.split() for keys in shown))):
        mika.page.keyboard.press(number)
    mika.page.evaluate("() => new Promise((done) => setTimeout(done, 100))")
    assert mika.page.locator("main").inner_html() == before


def among_bots(game: str, wanted: Wanted, likes: Iterable[str] = (), seats: int = 3, **options: Any) -> Laid:
    def at(server: Server) -> tuple[Client, str]:
        mika = mika_of(server)
        return mika, lay(server, mika, game, wanted, seats, likes, options)

    return at


GAMES_ALONE: dict[str, Laid] = {
    "kaidan": among_bots("kaidan", company.asked("act", "move"), company.LIKES),
    "shadow_tactics": among_bots("shadow_tactics", asked_in_the_castle("order"), daimyo=0, quick=True),
    "okko": among_bots(
        "okko", palace.asked("turn", since=2), palace.LIKES, 2, scenario=palace.INVESTIGATION, oni=palace.HERO
    ),
}


@pytest.mark.parametrize("game", GAMES_ALONE)
def test_turns_are_played_by_keys_alone(regular: Regular, server: Server, game: str) -> None:
    """Every question can be answered by keys, until other players have had their turns."""
    rng, mika = Random(7), sits(regular(), GAMES_ALONE[game](server))
    table = mika.page.url.rpartition("/")[2]
    count = "SELECT count(*) FROM records WHERE table_id = ?"
    ((before,),) = server.rows(count, table)
    mika.play_on(lambda: mika.decide_by_keys(rng), until=lambda: server.rows(count, table)[0][0] > before + 12)


def test_a_number_presses_the_button_that_shows_it(regular: Regular, server: Server) -> None:
    mika = regular()
    company.Company(server, mika, "Rita")
    end = mika.question.get_by_role("button", name="End your turn")
    mika.page.keyboard.press(end.locator("kbd").inner_text())
    expect(mika.question.locator("h2")).to_contain_text("discard")
