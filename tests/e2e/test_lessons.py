"""Guided first games, played to their end by doing what the coach says. Each is played on both sizes, and changes its
language with everything new that the coach says, so that all of it is seen in both languages."""

from __future__ import annotations

import re
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
    for at, size, lang in [("desktop", DESKTOP, "en-GB"), ("phone", PHONE, "it-IT")]
]
OTHER = {"en": "it", "it": "en"}
SPEAK = """async (lang) => {
    const there = async (selector) => {
        for (;;) {
            const found = document.querySelector(selector);
            if (found) return found;
            await new Promise(requestAnimationFrame);
        }
    };
    const bubble = document.querySelector('.bubble');
    const before = bubble?.innerText;
    document.querySelector('[aria-label=Menu]').click();
    (await there(`dialog button[lang=${lang}]`)).click();
    (await there('dialog .close')).click();
    while (bubble?.isConnected && (bubble.innerText === before || document.querySelector('dialog[open]')))
        await new Promise(requestAnimationFrame);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
"""Change the language in the menu, until the coach speaks it and has found its place again. The table may have moved on
meanwhile."""
SAID = "() => document.querySelector('.bubble:popover-open')?.querySelector('[aria-live]').innerText ?? ''"
MISPLACED = """() => {
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const [bubble, spot] = [box('.bubble:popover-open'), box('.spot')];
    if (!bubble) return [];
    const faults = [];
    if (bubble.left < 0 || bubble.top < 0 || bubble.right > innerWidth || bubble.bottom > innerHeight)
        faults.push('the coach is cut off');
    if (spot && bubble.left < spot.right - 6 && bubble.right > spot.left + 6
        && bubble.top < spot.bottom - 6 && bubble.bottom > spot.top + 6) faults.push('the coach covers what it lights');
    if (/lesson-|page-/.test(document.querySelector('.bubble').innerText)) faults.push('a word is missing');
    if (document.documentElement.scrollWidth > innerWidth) faults.push('it must be scrolled sideways');
    return faults;
}"""
"""What is wrong with what the coach says, and where. The spot is six pixels wider than what it lights."""
LEAST = 6
"""Every lesson says more than that."""
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
"""Answers that bring a game to its end, the best first."""
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
    const known = document.querySelector('.bubble:popover-open .known');
    if (known) return known;
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


class Pupil:
    """Somebody who reads everything that the coach says in both languages."""

    def __init__(self, mika: Person, lang: str, rng: Random) -> None:
        self.mika = mika
        self.lang = lang
        self.rng = rng
        self.read: set[str] = set()

    def decide(self) -> None:
        said = self.mika.page.evaluate(SAID)
        if said and said not in self.read:
            self.read_in_both(said)
        follow(self.mika, self.rng)

    def read_in_both(self, said: str) -> None:
        page = self.mika.page
        assert page.evaluate(MISPLACED) == [], said
        self.lang = OTHER[self.lang]
        page.evaluate(SPEAK, self.lang)
        translated = page.evaluate(SAID)
        assert page.evaluate(MISPLACED) == [], translated
        self.read |= {said, translated} - {""}


def follow(mika: Person, rng: Random) -> None:
    """Let the coach answer; without advice, give an answer that brings the end nearer."""
    with suppress(Error):  # the table may have moved on meanwhile
        if found := mika.page.evaluate_handle(GO_ON, [CHOICES, OVER, LIKES, NEVER, rng.random()]).as_element():
            mika.press_soon(found)


@pytest.mark.parametrize("guided, size, lang", WAYS)
def test_a_lesson_is_played_to_its_end(
    people: MakePerson, server: Server, guided: Guided, size: Size, lang: str
) -> None:
    mika = begin(people, server, guided, size, lang)
    pupil = Pupil(mika, lang[:2], Random(1))
    expect(mika.page.locator(".spot")).to_have_count(1)
    mika.play_on(pupil.decide, until=lambda: mika.page.locator(OVER).count() > 0)
    assert len(pupil.read) >= 2 * LEAST


ADVENTS_OVER = {"en": "The Advents are over.", "it": "Gli Avventi sono finiti."}
ONWARD = re.compile(r"^(Go on|Avanti)$")
PLAY_NOW = {"en": "Play now", "it": "Gioca subito"}


@pytest.mark.parametrize(
    "size, lang",
    [pytest.param(DESKTOP, "en-GB", id="desktop"), pytest.param(PHONE, "it-IT", id="phone")],
)
def test_the_advents_are_played_to_the_end_of_the_eve(
    people: MakePerson, server: Server, size: Size, lang: str
) -> None:
    client, said = Client(server, "Mika"), lang[:2]
    made = client.table("me", "bot:judgement", "bot:random", game="kitsunedo-advent", pace="instant")
    mika = people(size, locale=lang).be(client, lang=said).at(f"table/{made['table']['id']}")
    pupil, end, stages = Pupil(mika, said, Random(6)), mika.page.locator(OVER), 0
    onward = end.get_by_role("button", name=ONWARD)
    mika.page.locator(".bubble h3").wait_for()

    def decide() -> None:
        nonlocal stages
        if onward.count():
            stages += 1
            mika.press(onward)
            expect(end.filter(has=onward)).to_have_count(0)
        else:
            pupil.decide()

    mika.play_on(decide, until=lambda: ADVENTS_OVER[pupil.lang] in "".join(end.all_inner_texts()))
    assert stages == 4
    assert len(pupil.read) >= 2 * LEAST
    mika.press(end.get_by_role("button", name=PLAY_NOW[pupil.lang], exact=True))
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
