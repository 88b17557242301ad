"""Guided first games, played to their end by doing what the coach says."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Error, expect

from tests.e2e.conftest import MakePerson
from tests.e2e.person import CHOICES, CLOSE, DESKTOP, PHONE, Person, Size
from tests.games.lessons import LESSONS
from tests.server.client import Client, Server


class Guided(NamedTuple):
    series: str
    seats: int
    choose: dict[str, str]
    """By language: the lesson to choose, where there are several."""


KAIDAN = Guided("kaidan-lessons", 3, {})
HERO = Guided("okko-lessons", 2, {"en": "Learn as a hero", "it": "Impara da eroe"})
ONI = Guided("okko-lessons", 2, {"en": "Learn as the Oni", "it": "Impara da Oni"})
NINJA = Guided("shadow_tactics-lessons", 4, {"en": "Learn as a ninja", "it": "Impara da ninja"})
DAIMYO = Guided("shadow_tactics-lessons", 4, {"en": "Learn as the Daimyo", "it": "Impara da Daimyo"})
GUIDED = {"kaidan": KAIDAN, "hero": HERO, "oni": ONI, "ninja": NINJA, "daimyo": DAIMYO}
WAYS = [
    pytest.param(guided, size, lang, id=f"{name}-{at}")
    for name, guided in GUIDED.items()
    for at, size, lang in [("desktop-en", DESKTOP, "en-GB"), ("phone-it", PHONE, "it-IT")]
]
OVER = "dialog[aria-label^='The game is over'], dialog[aria-label^='La partita è finita']"
LIKES = [
    "ready",
    "lock",
    "hand-in",
    "attack",
    "melee",
    "activate",
    "command",
    "none",
    "done",
    "rest",
    "decline",
    "pass",
]
"""What brings a game to its end, the best first."""
NEVER = [
    "reopen",
    "unlock",
    "not-ready",
    "take-up",
    "show",
    "take-back",
    "throw-away",
    "reorganise",
    "plan",
    "move",
]
GO_ON = f"""([choices, end, likes, never, chance]) => {{
    {CLOSE};
    if (document.querySelector('[data-guided]')) return document.querySelector('[data-lesson-do]');
    const verb = (each) => (each.dataset.option ?? '').split(' ')[0];
    const found = [...document.querySelectorAll(choices)].filter((each) => !never.includes(verb(each)));
    const liked = likes.map((like) => found.find((each) => verb(each) === like)).find(Boolean);
    return liked ?? document.querySelector('.prompt .confirm') ?? found[Math.floor(chance * found.length)];
}}"""


def begin(people: MakePerson, server: Server, guided: Guided, size: Size, lang: str) -> Person:
    client = Client(server, "Mika")
    bots = ["bot:judgement"] * (guided.seats - 1)
    made = client.table("me", *bots, game=guided.series, pace="instant")
    mika = people(size, locale=lang).be(client, lang=lang[:2]).at(f"table/{made['table']['id']}")
    if guided.choose:
        mika.press(mika.button(guided.choose[lang[:2]]))
    mika.page.locator(".bubble h3").wait_for()
    return mika


def follow(mika: Person, rng: Random) -> None:
    """Let the coach do it; where it has no advice, do what brings the end nearer."""
    with suppress(Error):  # the table may have moved on meanwhile
        if found := mika.page.evaluate_handle(GO_ON, [CHOICES, OVER, LIKES, NEVER, rng.random()]).as_element():
            mika.press_soon(found)


@pytest.mark.parametrize("guided, size, lang", WAYS)
def test_a_lesson_is_played_to_its_end(
    people: MakePerson, server: Server, guided: Guided, size: Size, lang: str
) -> None:
    mika, rng = begin(people, server, guided, size, lang), Random(1)
    expect(mika.page.locator(".spot")).to_have_count(1)
    assert not mika.overflows()
    mika.play_on(lambda: follow(mika, rng), until=lambda: mika.page.locator(OVER).count() > 0)


ADVENTS_OVER = {"en": "The Advents are over.", "it": "Gli Avventi sono finiti."}
GO_ON_WITH = {"en": "Go on", "it": "Avanti"}
PLAY_NOW = {"en": "Play now", "it": "Gioca subito"}


@pytest.mark.parametrize(
    "size, lang",
    [pytest.param(DESKTOP, "en-GB", id="desktop-en"), pytest.param(PHONE, "it-IT", id="phone-it")],
)
def test_the_advents_are_played_to_the_end_of_the_eve(
    people: MakePerson, server: Server, size: Size, lang: str
) -> None:
    client, rng, said = Client(server, "Mika"), Random(6), lang[:2]
    made = client.table("me", "bot:judgement", "bot:random", game="kitsunedo-advent", pace="instant")
    mika = people(size, locale=lang).be(client, lang=said).at(f"table/{made['table']['id']}")
    end, stages = mika.page.locator(OVER), set[str]()
    onward = end.get_by_role("button", name=GO_ON_WITH[said], exact=True)
    mika.page.locator(".bubble h3").wait_for()

    def decide() -> None:
        if onward.count():
            stages.add(end.locator(".stage strong").inner_text())
            mika.press(onward)
            expect(end.filter(has=onward)).to_have_count(0)
        else:
            follow(mika, rng)

    mika.play_on(decide, until=lambda: ADVENTS_OVER[said] in "".join(end.all_inner_texts()))
    assert len(stages) == 4
    assert not mika.overflows()
    mika.press(end.get_by_role("button", name=PLAY_NOW[said], exact=True))
    expect(mika.page.locator(".lords")).to_be_visible()


def test_a_lesson_can_be_ended_and_taken_up_again(people: MakePerson, server: Server) -> None:
    mika = begin(people, server, KAIDAN, DESKTOP, "en-GB")
    mika.press(mika.button("End the lesson, keep playing"))
    expect(mika.page.locator(".bubble")).to_have_count(0)
    mika.page.reload()
    mika.press(mika.button("Learning"))
    expect(mika.page.locator(".bubble h3")).to_have_text("Open the lit door.")


def test_what_is_read_first_is_not_covered_by_the_coach(people: MakePerson, server: Server) -> None:
    client = Client(server, "Mika")
    made = client.table("me", "bot:judgement", "bot:judgement", game=KAIDAN.series, pace="instant")
    mika = people(novice=True).be(client).at(f"table/{made['table']['id']}")
    bubble = mika.page.locator(".bubble")
    expect(bubble).to_have_count(1)
    mika.page.locator("dialog.opener").wait_for()
    expect(bubble).to_be_hidden()
    mika.press(mika.button("Begin"))
    expect(bubble).to_be_visible()


def test_something_else_is_done_and_the_coach_says_why_not(people: MakePerson, server: Server) -> None:
    mika = begin(people, server, KAIDAN, DESKTOP, "en-GB")
    mika.press(mika.page.locator('[data-option="noise"]'))
    expect(mika.page.locator(".bubble .reply")).to_contain_text("Noise calls the entities")


def test_learn_stands_beside_play_now(people: MakePerson) -> None:
    mika = people().home()
    expect(mika.button("Learn", exact=True)).to_have_count(len({game for game, _ in LESSONS}) + 1)
    card = mika.page.locator("section", has=mika.page.locator("#game-kaidan"))
    mika.press(card.get_by_role("button", name="Learn"))
    expect(mika.page.locator(".bubble h3")).to_have_text("Open the lit door.")
