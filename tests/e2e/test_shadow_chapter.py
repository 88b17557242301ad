"""Chapter One of Shadow Tactics in the browser: purchases, the way to a mission and what it brings, for both sides."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Regular
from tests.e2e.laid import mika_of
from tests.e2e.person import SIZES, Person, Size
from tests.server.client import PATIENCE, Client, Server, Window

CHAPTER = "shadow_tactics-chapter"
TEAM = ["HAY", "YUK", "MUG"]
SAVED: dict[str, Any] = {
    "missions": [["imai-town", "ninjas"]],
    "groups": [TEAM],
    "pool": 20,
    "placed": [
        ["PD1", "osaka-castle", [1, 1]],
        ["PO1", "osaka-castle", [3]],
        ["PD2", "mount-tsuru", [2]],
        ["PD3", "mount-tsuru", [3]],
        ["PD4", "nakasendo-road", [2]],
    ],
    "veto": 1,
}
"""A chapter after a mission; cards wait everywhere."""
GIVES_UP_SOON = {"quick": True, "content": {"missions": {"M1": {"time": 5}}}}
"""A mission with so little time that a side may give it up at once (ST-362)."""
DO_WITHOUT = ("ready", "enough", "settled", "spare", "no-promotion")


class Campaign:
    """Mika at the page, Rita over sockets; Mika's own sockets do what she did before she looks."""

    def __init__(self, server: Server, daimyo: int, **saved: Any) -> None:
        self.mika, self.rita = mika_of(server), Client(server, "Rita")
        options = {"daimyo": daimyo, "saved": {**SAVED, **saved}, **GIVES_UP_SOON}
        made = self.mika.table("me", "open", game=CHAPTER, options=options)
        self.table: str = made["table"]["id"]
        self.rita.call("POST", f"/api/tables/{self.table}/sit", {"invite": made["invite"]})
        self.home = self.rita.sit_at(self.table)
        self.patience = time.monotonic() + PATIENCE

    def seen_by(self, person: Person) -> Person:
        person.leaving += [self.mika.go, self.rita.go]
        return person.be(self.mika).at(f"table/{self.table}")

    def rita_goes_on(self, until: Callable[[], bool]) -> None:
        goes_on(self.home, until)

    def ninjas_buy(self, after: int) -> bool:
        """After so many missions."""
        view = self.home.state["view"]
        return len(view["facts"]["missions"]) == after and any(ask["kind"] == "buy" for ask in view["asks"])

    def both_go_on(self, kind: str) -> Campaign:
        """Play until Mika is asked this."""
        own = self.mika.sit_at(self.table)
        while kind not in kinds(own):
            for window in (own, self.home):
                passes(window)
                window.catch_up()
            assert time.monotonic() < self.patience, (kinds(own), kinds(self.home))
        own.close()
        return self

    def mission(self) -> Window:
        """Rita sits down at the mission under way."""
        while self.home.state["table"]["next"] is None:
            self.home.wait_for("state")
        return self.rita.sit_at(self.home.state["table"]["next"])


def kinds(window: Window) -> list[str]:
    return [ask["kind"] for ask in window.state["asks"]]


def passes(window: Window) -> bool:
    """Answer one question: decline what can be declined, else at random. Prefer Osaka as the next mission."""
    for ask in window.state["asks"]:
        if window.answered.get(ask["seat"], 0) >= ask["id"]:
            continue
        offered = [option["id"] for option in ask["options"]]
        if ask["kind"] == "programme":
            continue
        wanted = [id for id in offered if id in (*DO_WITHOUT, "go osaka-castle")]
        path = wanted[:1] or window.choose(ask, Random(1))
        window.answered[ask["seat"]] = ask["id"]
        said = window.asks(type="answer", seat=ask["seat"], ask=ask["id"], path=path)
        assert said["type"] == "done", said
        return True
    return False


def goes_on(window: Window, until: Callable[[], bool]) -> None:
    while not until():
        if not passes(window):
            window.wait_for("state")


def thing(person: Person, point: str) -> Locator:
    return person.page.locator(f'.thing[data-point="{point}"]').first


def asked(person: Person, question: str) -> None:
    """Check that the question is there, and that axe-core finds no fault."""
    expect(person.question.locator("h2")).to_have_text(question)
    assert person.barriers() == []


def chooses(person: Person, *points: str) -> None:
    for point in points:
        person.press(thing(person, point))
    person.press(person.question.locator(".confirm"))


def goes_back_to_the_map(person: Person) -> None:
    over = person.sheet("The game is over")
    person.press(over.get_by_role("button", name="Go on"))
    person.page.get_by_role("region", name="The map of the chapter").wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_the_daimyo_buys_assigns_wins_and_promotes(regular: Regular, server: Server, size: Size) -> None:
    campaign = Campaign(server, daimyo=0, veto=0)
    mika = campaign.seen_by(regular(size))
    asked(mika, "In which tokens do you collect your taxes? You cannot change them later.")
    mika.press(mika.question.locator("[data-option^='coins 2 3']"))
    mika.press(mika.question.locator("[data-option^='coins']").first)
    asked(mika, "Which card do you buy?")
    bought = thing(mika, str(mika.page.locator(".wares .thing.lit").first.get_attribute("data-point")))
    point = str(bought.get_attribute("data-point"))
    mika.press(bought)
    pays(mika)
    goes_on_with_buying(mika)
    asked(mika, "Which card do you assign to which location?")
    chooses(mika, point, "location osaka-castle")
    mika.press(mika.question.get_by_role("button", name="Keep them there"))
    campaign.rita_goes_on(lambda: campaign.home.state["table"]["next"] is not None)
    mission = campaign.mission()
    to_the_first_round(mika, mission, "ready")
    assert mission.asks(type="propose", seat=1, motion="surrender")["type"] == "done"
    goes_back_to_the_map(mika)
    asked(mika, "A promotion: which card do you send to the final location?")
    mika.press(thing(mika, point))
    expect(mika.question.locator("h2")).to_have_text("In place of which card?")
    replaced = str(mika.page.locator(".wares .thing.lit").first.get_attribute("data-point"))
    chooses(mika, replaced)
    story = mika.page.get_by_role("list", name="Story", include_hidden=True)
    expect(story).to_contain_text(re.compile("You promote .* to the final location"))


def pays(mika: Person) -> None:
    """Pay with as many tokens of each value as possible."""
    story = mika.page.get_by_role("list", name="Story", include_hidden=True)

    def pay() -> None:
        if offered := mika.page.query_selector_all(".prompt [data-option^='coins']"):
            mika.press_soon(offered[-1])

    mika.play_on(pay, until=lambda: "You buy " in (story.text_content() or ""))


def to_the_first_round(mika: Person, other: Window, kind: str) -> None:
    """Set the mission up, Mika at random, until one of the players is asked this."""
    rng = Random(1)

    def there() -> bool:
        other.catch_up()
        return kind in kinds(other) or mika.page.locator(".readiness").count() > 0

    def decide() -> None:
        if not passes(other):
            mika.decide(rng)

    mika.play_on(decide, until=there)


def goes_on_with_buying(mika: Person) -> None:
    """Press "Enough", if something else could still be bought."""
    heading = mika.question.locator("h2")
    expect(heading).to_have_text(re.compile("^Which card do you (buy|assign)"))
    if heading.inner_text() == "Which card do you buy?":
        mika.press(mika.question.get_by_role("button", name="No more"))


@pytest.mark.parametrize("size", SIZES)
def test_the_ninjas_buy_choose_discard_and_are_rewarded(regular: Regular, server: Server, size: Size) -> None:
    campaign = Campaign(server, daimyo=1)
    campaign.rita_goes_on(lambda: campaign.ninjas_buy(after=1))
    mika = campaign.seen_by(regular(size))
    asked(mika, "What do you buy for the mission?")
    ware = str(mika.page.locator(".wares .thing.lit").first.get_attribute("data-point"))
    chooses(mika, ware)
    expect(mika.page.get_by_text("Bought for the mission:")).to_be_visible()
    mika.press(mika.question.get_by_role("button", name="No more"))
    asked(mika, "Where do you go next?")
    chooses(mika, "location osaka-castle")
    asked(mika, "Which card that waits there do you discard?")
    chooses(mika, "purchase PO1")
    mission = campaign.mission()
    to_the_first_round(mika, mission, "order")
    mika.press(mika.page.locator(".readiness .button"))
    while "order" not in kinds(mission):
        mission.wait_for("state")
    assert mission.asks(type="propose", seat=1, motion="surrender")["type"] == "done"
    goes_back_to_the_map(mika)
    campaign.rita_goes_on(lambda: campaign.ninjas_buy(after=2))
    story = mika.page.get_by_role("list", name="Story", include_hidden=True)
    expect(story).to_contain_text("Each ninja gains a jutsu token.")
    asked(mika, "What do you buy for the mission?")
    osaka = mika.page.locator('.thing[data-point="location osaka-castle"]')
    expect(osaka).to_contain_text("Held by the ninjas. Played")


@pytest.mark.parametrize("size", SIZES)
def test_cards_that_are_lost_are_chosen_on_the_map(regular: Regular, server: Server, size: Size) -> None:
    """The ninjas have won at Osaka: two deployment cards go (ST-441)."""
    campaign = Campaign(server, daimyo=0, veto=0)
    own = campaign.mika.sit_at(campaign.table)
    while own.state["table"]["next"] is None:
        for window in (own, campaign.home):
            passes(window)
            window.catch_up()
        assert time.monotonic() < campaign.patience
    mission, daimyo = campaign.mission(), campaign.mika.sit_at(own.state["table"]["next"])
    while "order" not in kinds(daimyo):
        for window in (mission, daimyo):
            passes(window)
            window.catch_up()
        assert time.monotonic() < campaign.patience
    assert daimyo.asks(type="propose", seat=0, motion="surrender")["type"] == "done"
    mika = campaign.seen_by(regular(size))
    goes_back_to_the_map(mika)
    asked(mika, "Which deployment card do you discard?")
    chooses(mika, "purchase PD2")
    story = mika.page.get_by_role("list", name="Story", include_hidden=True)
    expect(story).to_contain_text(re.compile("You (lose|discard)"))


@pytest.mark.parametrize("size", SIZES)
def test_a_ninja_leaves_a_smaller_company(regular: Regular, server: Server, size: Size) -> None:
    campaign = Campaign(server, daimyo=1, groups=[["HAY", "YUK"], ["MUG", "AIK"]], veto=0).both_go_on("dismiss")
    mika = campaign.seen_by(regular(size))
    asked(mika, "There are fewer of you: which ninja leaves the chapter?")
    chooses(mika, "ninja MUG")
    story = mika.page.get_by_role("list", name="Story", include_hidden=True)
    expect(story).to_contain_text("You run Aiko")  # in the mission that follows
    expect(story).not_to_contain_text("You run Mugen")
