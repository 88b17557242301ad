"""Shadow Tactics in the browser: cards laid in secret, what guards see, guards moved by mouse and keys, the chapter."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from hyakki.core.table import Table
from tests.e2e.company import does
from tests.e2e.conftest import MakePerson, Regular
from tests.e2e.laid import Wanted, lay, mika_of
from tests.e2e.person import PHONE, SIZES, Person, Size
from tests.server.client import Client, Server, Window

NAMES = ("Rita", "Kenji")
EXECUTION = 2
LIT = re.compile(r"\blit\b")


class Night:
    """Mika at the page, Rita and Kenji over sockets; with three seats every ninja player runs two ninjas."""

    def __init__(self, server: Server, game: str = "shadow_tactics", **options: Any) -> None:
        self.mika = mika_of(server)
        made = self.mika.table("me", "open", "open", game=game, options=options)
        self.table: str = made["table"]["id"]
        others = [Client(server, name) for name in NAMES]
        for other in others:
            other.call("POST", f"/api/tables/{self.table}/sit", {"invite": made["invite"]})
        self.windows = [other.sit_at(self.table) for other in others]

    @classmethod
    def of_ninjas(cls, server: Server, **more: Any) -> Night:
        """Mika runs Hayato and Yuki; Kenji is the Daimyo."""
        return cls(server, daimyo=2, quick=True, picks=[["HAY", "YUK"], ["AIK", "MUG"], []], **more)

    @classmethod
    def of_daimyo(cls, server: Server, **more: Any) -> Night:
        return cls(server, daimyo=0, picks=[[], ["HAY", "YUK"], ["AIK", "MUG"]], **more)

    def seen_by(self, person: Person) -> Person:
        for window in self.windows:
            person.leaving.append(window.close)
        return person.be(self.mika).at(f"table/{self.table}")

    @property
    def rita(self) -> Window:
        return self.windows[0]

    def all_ready(self) -> None:
        for window in self.windows:
            does(window, "ready", "ready")


def orders_given(night: Night) -> None:
    """Kenji, the Daimyo, plays every card and does without all that it offers."""
    kenji = night.windows[1]
    while kenji.state["view"]["phase"] < EXECUTION:
        for ask in kenji.state["asks"]:
            offered = [option["id"] for option in ask["options"]]
            does(kenji, ask["kind"], "decline" if "decline" in offered else offered[0])
            break
        else:
            kenji.wait_for("state")


def card(person: Person, name: str) -> Any:
    return person.page.locator(f'[data-point="card {name}"]')


def slot(person: Person, number: int) -> Any:
    return person.page.locator(f'[data-point="slot {number}"]')


@pytest.mark.parametrize("size", SIZES)
def test_two_taps_and_a_yes_lay_a_programme_that_nobody_else_can_read(
    people: MakePerson, regular: Regular, server: Server, size: Size
) -> None:
    night = Night.of_ninjas(server)
    mika = night.seen_by(regular(size))
    mika.press(card(mika, "HAY-Mw"))
    expect(card(mika, "HAY-Mw")).to_have_attribute("aria-pressed", "true")
    mika.press(card(mika, "HAY-1"))
    mika.press(mika.question.locator(".confirm"))
    expect(slot(mika, 1)).to_contain_text("Hayato: White movement and Ninjato")
    while not (left := night.rita.state["view"]["left"][0]):
        night.rita.wait_for("state")
    assert left == [-1, -1]
    rita = people(size).be(night.rita.client).at(f"table/{night.table}")
    expect(slot(rita, 1)).to_contain_text("Hayato: face down and face down")


def test_a_card_may_be_shown_to_all_and_is_marked_once_it_is_exchanged(regular: Regular, server: Server) -> None:
    night = Night.of_ninjas(server)
    does(night.rita, "programme", "lay AIK", "slot 3", "first AIK-Mw", "then AIK-3")
    mika = night.seen_by(regular())
    expect(slot(mika, 3)).to_contain_text("face down and face down")
    does(night.rita, "programme", "show AIK first")
    expect(slot(mika, 3)).to_contain_text("White movement, shown and face down")
    does(night.rita, "programme", "lay AIK", "slot 3", "first AIK-Mo", "then AIK-3")
    expect(slot(mika, 3)).to_contain_text("face down, changed and face down")


def test_the_page_says_beforehand_who_would_see_a_card(regular: Regular, server: Server) -> None:
    mika = Night.of_ninjas(server).seen_by(regular())
    card(mika, "HAY-1").hover()
    expect(mika.page.get_by_text("If nothing changes:")).to_be_visible()
    expect(mika.page.get_by_text("Y1: seen by Spearman in yard 1 top right.")).to_be_visible()
    expect(card(mika, "HAY-1")).to_contain_text("Would be seen now")
    expect(card(mika, "HAY-2")).to_contain_text("Nobody would see it now")


def test_pointing_at_a_guard_or_a_place_says_who_sees_what(regular: Regular, server: Server) -> None:
    mika = Night.of_ninjas(server).seen_by(regular())
    mika.page.locator('[data-id="guard Y4-2"]').hover()
    expect(mika.page.get_by_text("Looks into Y4; sees what is done there from B8 and B10.")).to_be_visible()
    mika.page.locator('[data-id="place J4"]').hover()
    expect(mika.page.get_by_text("J4, orange junction. Watched by Spearman in yard 1 bottom left.")).to_be_visible()


@cache
def asked(kind: str, *path: str) -> Wanted:
    """Return whether Mika is asked this and can answer so."""

    def so(table: Table) -> bool:
        for ask in table.asks_of(0):
            if ask.kind == kind:
                steps = range(len(path))
                return all(path[step] in table.menu(ask, list(path[:step]), look=False).ids() for step in steps)
        return False

    return so


def castle(server: Server, mika: Person, wanted: Wanted, **options: Any) -> None:
    """Osaka Castle, laid by a seed: two bots sit with Mika."""
    client = mika_of(server)
    mika.be(client).at(f"table/{lay(server, client, 'shadow_tactics', wanted, 3, options=options)}")


def under_orders(server: Server, mika: Person) -> None:
    """Return whether Mika, the Daimyo, has played a card that moves a guard."""
    picks = [[], ["HAY", "YUK"], ["AIK", "MUG"]]
    castle(server, mika, asked("move-regular", "guard Y4-2", "to Y4-5o"), daimyo=0, quick=True, picks=picks)
    expect(mika.question.locator("h2")).to_contain_text("which guard goes where?")


def facing(server: Server, mika: Person) -> None:
    """The guard of yard 4 goes somewhere."""
    picks = [[], ["HAY", "YUK"], ["AIK", "MUG"]]
    castle(server, mika, asked("move-regular", "guard Y4-2", "to Y4-5o"), daimyo=0, quick=True, picks=picks)
    mika.press(mika.page.locator('[data-id="guard Y4-2"]'))
    mika.page.locator(".target.post.lit").first.wait_for()
    mika.rest()


def test_a_guard_is_dragged_to_its_new_post(regular: Regular, server: Server) -> None:
    mika = regular()
    under_orders(server, mika)
    guard = mika.page.locator('[data-id="guard Y4-2"]').bounding_box()
    assert guard is not None
    mouse = mika.page.mouse
    mouse.move(guard["x"] + guard["width"] / 2, guard["y"] + guard["height"] / 2)
    mouse.down()
    mouse.move(guard["x"] + guard["width"] / 2 + 12, guard["y"] + guard["height"] / 2 + 12, steps=3)
    post = mika.page.locator('[data-id="post Y4-5"]')
    expect(post).to_have_class(LIT)
    there = post.bounding_box()
    assert there is not None
    mouse.move(there["x"] + there["width"] * 0.6, there["y"] + there["height"] * 0.6, steps=5)
    expect(mika.page.get_by_text("yard 4 bottom right, looking in or out")).to_be_visible()
    mouse.up()
    mika.press(mika.question.get_by_role("button", name="Yard 4 bottom right, looking out"))
    expect(mika.page.locator('[data-id="guard Y4-5"]')).to_be_attached()


def test_a_guard_is_moved_by_keys_alone(regular: Regular, server: Server) -> None:
    mika = regular()
    under_orders(server, mika)
    mika.tab_to(".target.guard.lit")
    mika.page.keyboard.press("ArrowDown")
    mika.page.keyboard.press("Enter")
    expect(mika.page.locator(".target.post.lit").first).to_be_attached()
    mika.tab_to(".target.post.lit")
    mika.page.keyboard.press("ArrowRight")
    mika.page.keyboard.press("Enter")
    mika.page.keyboard.press(mika.question.get_by_role("button", name="looking in").locator("kbd").inner_text())
    expect(mika.question.get_by_role("button", name="looking in")).to_have_count(0)


FINGER = 44
TOUCHING_EACH_OTHER = """posts => {
    const at = posts.map((post) => post.getBoundingClientRect());
    const apart = (a, b) => Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
    return at.some((a, one) => at.some((b, other) => one < other && apart(a, b) < (a.width + b.width) / 2));
}"""


@pytest.mark.parametrize(
    "locale, says",
    [("en-GB", ("right, looking in", "right, looking out")), ("it-IT", ("verso l'interno", "verso l'esterno"))],
    ids=["English", "Italian"],
)
def test_how_a_guard_looks_is_said_in_words_after_its_post_was_touched_in_a_hand(
    people: MakePerson, server: Server, locale: str, says: tuple[str, str]
) -> None:
    mika = people(PHONE, locale=locale)
    facing(server, mika)
    shapes = mika.page.locator(".target.post.lit .shape")
    for shape in shapes.all():
        box = shape.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > FINGER - 0.5
    assert not shapes.evaluate_all(TOUCHING_EACH_OTHER)
    mika.press(mika.page.locator('[data-id="post Y4-5"]'))
    ways = mika.page.locator(".prompt .answers button:not(.back)")
    expect(ways).to_have_count(2)
    for way, said in zip(ways.all(), says, strict=True):
        expect(way).to_contain_text(said)
        box = way.bounding_box()
        assert box is not None
        assert box["height"] >= FINGER
    mika.press(ways.last)
    expect(mika.page.locator('[data-id="guard Y4-5"]')).to_be_attached()


# Every screen, for everybody


def picking(server: Server) -> Night:
    return Night(server, daimyo=2)


def questing(server: Server) -> Night:
    return Night.of_ninjas(server, side_quests=True)


def programming(server: Server) -> Night:
    night = Night.of_ninjas(server)
    does(night.rita, "programme", "lay AIK", "slot 3", "first AIK-Mw", "then AIK-3")
    return night


def deploying(server: Server) -> Night:
    return Night.of_daimyo(server)


def ordering(server: Server) -> Night:
    night = Night.of_daimyo(server, quick=True)
    night.all_ready()
    return night


def executing(server: Server) -> Night:
    """Aiko has gone through a junction, and Rita chooses where to."""
    night = Night.of_ninjas(server)
    does(night.rita, "programme", "lay AIK", "slot 3", "first AIK-Mw", "then AIK-3")
    does(night.rita, "ready", "ready")
    window = night.mika.sit_at(night.table)
    does(window, "ready", "ready")
    window.close()
    orders_given(night)
    return night


def by_night_in_snow(server: Server) -> Night:
    return Night.of_ninjas(server, mission="M5", night=True, snow=True)


def taxing(server: Server) -> Night:
    return Night(server, "shadow_tactics-chapter", daimyo=0)


SCREENS = [picking, questing, programming, deploying, ordering, executing, by_night_in_snow, taxing]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("reach", SCREENS, ids=lambda reach: reach.__name__)
def test_axe_finds_no_fault(regular: Regular, server: Server, reach: Callable[[Server], Night], size: Size) -> None:
    mika = reach(server).seen_by(regular(size))
    mika.page.locator(".prompt, .waiting").first.wait_for()
    assert mika.barriers() == []


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_no_fault_with_posts_and_directions(regular: Regular, server: Server, size: Size) -> None:
    mika = regular(size)
    facing(server, mika)
    assert mika.barriers() == []
    mika.press(mika.page.locator('[data-id="post Y4-5"]'))
    mika.question.get_by_role("button", name="looking out").wait_for()
    assert mika.barriers() == []


def test_a_card_is_shown_while_it_is_carried_out(regular: Regular, server: Server) -> None:
    mika = executing(server).seen_by(regular())
    film = mika.page.get_by_role("region", name="What is being carried out")
    expect(film).to_contain_text("Aiko · first card")
    expect(film).to_contain_text("Aiko goes through J1.")
    expect(mika.page.locator(".waiting")).to_contain_text("Aiko is choosing")


def test_the_programme_stays_in_reach_in_a_hand(people: MakePerson, server: Server) -> None:
    """Mat, cards and question are all on the screen at once, in Italian too."""
    mika = people(PHONE, locale="it-IT")
    Night.of_ninjas(server, mission="M4").seen_by(mika)
    for found in (slot(mika, 5), card(mika, "HAY-1"), mika.page.locator(".prompt h2")):
        found.wait_for()
        box = found.bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= PHONE.height


POSTED = "() => document.querySelector('.player.playing') && document.querySelector('.board .pieces .guard')"


def test_guards_are_seen_being_posted(people: MakePerson, server: Server) -> None:
    mika = people(at_once=False)
    client = Client(server, "Mika")
    made = client.table("me", *["bot:random"] * 3, game="shadow_tactics", options={"daimyo": 1})
    mika.be(client).at(f"table/{made['table']['id']}")
    mika.press(mika.page.locator(".thing.lit").first)
    mika.press(mika.question.locator(".confirm"))
    mika.page.wait_for_function(POSTED)
    expect(mika.page.locator(".waiting")).not_to_contain_text("Mika")


def test_the_daimyo_reads_what_the_ninjas_want_as_theirs(regular: Regular, server: Server) -> None:
    mika = Night.of_daimyo(server).seen_by(regular())
    expect(mika.page.locator(".aside")).to_contain_text("The ninjas want this: Take a gunpowder barrel")
