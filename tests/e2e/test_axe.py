"""Every screen and state of the page, for everybody: axe-core finds nothing, and nothing must be scrolled sideways.

`SCREENS` is the list: a name, and how one gets there. Whoever adds a screen or a state adds it here. Each is looked at
on a desk and in a hand, in the light and in the dark.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from hyakki.core.table import Table
from tests.e2e.company import (
    SUNS,
    Company,
    asked,
    does,
    gives,
    house_where,
    is_onryo,
    kaidan,
    may_step_in,
    played_through,
    reviewed,
)
from tests.e2e.conftest import MakePerson, Regular
from tests.e2e.laid import Wanted, is_over, lay, mika_of
from tests.e2e.person import SIZES, Person, Size
from tests.e2e.test_renewal import changed, old_table
from tests.server.client import Client, Server


class Stage:
    """What a screen is reached with: people, the server and a size."""

    def __init__(self, people: MakePerson, regular: Regular, server: Server, size: Size) -> None:
        self.people = people
        self.regular = regular
        self.server = server
        self.size = size

    def mika(self) -> Person:
        """Who goes from screen to screen."""
        return self.regular(self.size)

    def stranger(self, **more: Any) -> Person:
        return self.people(self.size, **more)

    def company(self, *others: str, bots: int = 0, first: int = 0, **more: Any) -> tuple[Person, Company]:
        mika = self.mika()
        return mika, Company(self.server, mika, *others, bots=bots, first=first, **more)


Reach = Callable[[Stage], Person]
FEW_RULES = "document.querySelectorAll('article:not(.wanted):nth-of-type(n+3)').forEach((rule) => rule.remove())"
"""A chapter's other rules look like its first ones, and axe takes long over hundreds."""


# Around the table


def home(stage: Stage) -> Person:
    return stage.stranger().home()


def home_with_tables(stage: Stage) -> Person:
    mika = stage.stranger()
    Company(stage.server, mika, "Rita", pace="slow")
    Client(stage.server, "Davide").table("me", "open", listed=True)
    mika.home()
    mika.page.locator(".badge").first.wait_for()
    mika.button("Sit down").first.wait_for()
    return mika


def me(stage: Stage) -> Person:
    mika = stage.stranger().be(Client(stage.server, "Mika")).home()
    mika.press(mika.button("Mika"))
    mika.sheet("Who you are").wait_for()
    return mika


def my_tables(stage: Stage) -> Person:
    host, table = played_through(stage.server)
    mika = stage.stranger().be(host).at("mine")
    mika.page.locator(f"a[href*='{table}']").wait_for()
    return mika


def leaving_a_table(stage: Stage) -> Person:
    mika = stage.stranger().be(Client(stage.server, "Mika"))
    assert mika.client
    mika.client.table("me", "open")
    mika.at("mine")
    mika.press(mika.button("Remove Kitsunedo"))
    mika.button("Leave the table").wait_for()
    return mika


def new_table(stage: Stage) -> Person:
    mika = stage.mika().at("new/kitsunedo")
    mika.button("Make the table").wait_for()
    mika.page.get_by_role("combobox").nth(1).select_option("me")
    mika.page.get_by_label("Name of the player in seat B").wait_for()
    mika.page.get_by_text("Custom numbers").click()
    mika.page.get_by_text("Hand limit").click()
    number = mika.page.get_by_role("spinbutton")
    number.fill("99")
    number.blur()
    mika.page.get_by_text("not possible").wait_for()
    return mika


def lobby_of_the_host(stage: Stage) -> Person:
    mika = stage.mika().make_table("me", "open", "bot:random")
    mika.button("Start now").wait_for()
    return mika


def invited(stage: Stage) -> Person:
    mika, davide = stage.mika().make_table("me", "open", "open"), stage.stranger()
    davide.page.goto(mika.page.locator(".link").inner_text())
    davide.button("Sit down").wait_for()
    return davide


def lobby_of_a_friend(stage: Stage) -> Person:
    mika, davide = stage.mika().make_table("me", "open", "open"), stage.stranger()
    davide.join(mika, "Davide")
    davide.button("Get up").wait_for()
    return davide


def no_such_table(stage: Stage) -> Person:
    mika = stage.mika().at("table/nowhere")
    mika.page.get_by_text("This table does not exist").wait_for()
    return mika


def rules(stage: Stage) -> Person:
    mika = stage.mika().at("rules/kitsunedo?rule=KI-068")
    mika.page.locator(".wanted").wait_for()
    mika.page.evaluate(FEW_RULES)
    return mika


def rules_searched(stage: Stage) -> Person:
    mika = stage.mika().at("rules/kitsunedo")
    mika.page.get_by_role("searchbox").fill("block")
    mika.page.get_by_role("status").get_by_text("rules").wait_for()
    return mika


# At the table


def picking_a_lord(stage: Stage) -> Person:
    mika, company = stage.company("Rita", bots=3, first=1, picks=None)
    does(company.other, "pick", "pick celeste")
    mika.question.wait_for()
    mika.press(mika.choices.first)
    return mika


def own_turn(stage: Stage) -> Person:
    mika, _ = stage.company("Rita", bots=4)
    mika.question.wait_for()
    return mika


def second_round(stage: Stage, **more: Any) -> tuple[Person, Company]:
    """Mika's turn; now there may be attacks."""
    mika, company = stage.company("Rita", **SUNS, **more)
    company.mika_does("act", "gift")
    company.mika_does("act", "end")
    company.mika_does("discard", "done")
    does(company.other, "act", "end")
    does(company.other, "discard", "done")
    mika.question.get_by_role("button", name="Attack Mirage").wait_for()
    return mika, company


def path_half_chosen(stage: Stage) -> Person:
    mika, _ = second_round(stage)
    mika.press(mika.page.locator("[data-point='seat B'].lit"))
    mika.question.get_by_role("button", name="Back").wait_for()
    return mika


def attack(stage: Stage) -> Person:
    mika, _ = second_round(stage)
    mika.press(mika.question.get_by_role("button", name="Attack Mirage"))
    mika.press(mika.question.get_by_role("button", name="Play a Sun"))
    mika.question.get_by_role("button", name="Back").wait_for()
    return mika


def challenge_window(stage: Stage) -> Person:
    mika, company = stage.company("Rita", first=1)
    does(company.other, "act", "summon")
    mika.question.get_by_role("button", name="Let it stand").wait_for()
    return mika


def challenge_answered(stage: Stage) -> Person:
    mika, company = stage.company("Rita", "Davide", first=1)
    does(company.other, "act", "summon")
    mika.press(mika.question.get_by_role("button", name="Let it stand"))
    mika.question.get_by_text("You said").wait_for()
    return mika


def block_window(stage: Stage) -> Person:
    mika, company = stage.company("Rita")
    mika.question.wait_for()
    company.mika_does("act", "summon")
    does(company.other, "doubt", "challenge")
    mika.question.get_by_role("button", name="Concede").first.wait_for()
    return mika


def why_not(stage: Stage) -> Person:
    mika = own_turn(stage)
    mika.press(mika.button("Why not …?"))
    mika.page.get_by_role("dialog").wait_for()
    return mika


def rule_sheet(stage: Stage) -> Person:
    mika = own_turn(stage)
    mika.press(mika.question.locator(".chip").first)
    mika.page.get_by_role("dialog").get_by_text("Source").wait_for()
    return mika


def help_sheet(stage: Stage) -> Person:
    mika = own_turn(stage)
    mika.page.keyboard.press("?")
    mika.sheet("Help").wait_for()
    return mika


def about_a_lord(stage: Stage) -> Person:
    mika, _ = stage.company("Rita", first=1)
    mika.press(mika.page.locator("[data-point='seat B']"))
    mika.page.get_by_role("dialog").wait_for()
    return mika


def table_menu(stage: Stage) -> Person:
    mika = own_turn(stage)
    mika.press(mika.button("Menu"))
    mika.sheet("Menu").wait_for()
    return mika


def report(stage: Stage) -> Person:
    mika = table_menu(stage)
    mika.press(mika.button("Report a bug"))
    mika.button("Send the report").wait_for()
    return mika


def renewal(stage: Stage) -> Person:
    host, table = old_table(stage.server)
    mika = stage.stranger().be(host).at(f"table/{table}")
    changed(mika)
    return mika


def vote(stage: Stage) -> Person:
    mika, company = stage.company("Rita")
    mika.question.wait_for()
    assert company.other.asks(type="propose", seat=1, motion="abandon")["type"] == "done"
    mika.question.get_by_text("abandon").first.wait_for()
    return mika


def side(mika: Person, name: str) -> Person:
    """The story, the chat or the notes; on a phone they lie in a drawer."""
    if mika.size.touch:
        mika.press(mika.button("Story"))
    mika.press(mika.page.get_by_role("tab", name=name))
    return mika


def story(stage: Stage) -> Person:
    mika = side(second_round(stage)[0], "Story")
    mika.page.get_by_role("list", name="Story").locator(".chip").first.wait_for()
    return mika


def chat(stage: Stage) -> Person:
    mika, company = stage.company("Rita")
    mika.question.wait_for()
    company.other.asks(type="say", channel="table", text="Good evening")
    side(mika, "Chat").page.get_by_text("Good evening").wait_for()
    return mika


def notes(stage: Stage) -> Person:
    mika = side(own_turn(stage), "Notes")
    mika.page.get_by_role("textbox", name="Notes").fill("Rita has a Block")
    return mika


def clocks_stand(stage: Stage) -> Person:
    mika, company = stage.company("Rita", pace="live")
    company.other.asks(type="pause", paused=True)
    mika.button("Restart the clocks").wait_for()
    return mika


def clocks_run(stage: Stage) -> Person:
    mika, _ = stage.company("Rita", pace="slow")
    mika.question.wait_for()
    return mika


def one_screen_covered(stage: Stage) -> Person:
    both = stage.mika().make_table("me", "me", "bot:random")
    both.page.locator(".cover").wait_for()
    return both


def one_screen_shown(stage: Stage) -> Person:
    both = one_screen_covered(stage)
    both.press(both.page.locator(".cover button.strong").first)
    both.question.wait_for()
    return both


def tutorial(stage: Stage) -> Person:
    mika = stage.mika().make_table("me", "bot:judgement", game="Advent")
    mika.page.locator(".bubble h3").wait_for()
    return mika


def lesson(stage: Stage) -> Person:
    mika = stage.mika().home()
    card = mika.page.locator("section", has=mika.page.locator("#game-kaidan"))
    mika.press(card.get_by_role("button", name="Learn"))
    mika.page.locator(".bubble h3").wait_for()
    return mika


def spectator(stage: Stage) -> Person:
    _, company = stage.company("Rita")
    watcher = stage.stranger().at(f"table/{company.table}")
    watcher.page.get_by_text("You are watching").wait_for()
    return watcher


@cache
def own_game_over(server: Server) -> tuple[Client, str]:
    mika = mika_of(server)
    return mika, lay(server, mika, "kitsunedo", is_over, seats=3)


def game_over(stage: Stage) -> Person:
    host, table = own_game_over(stage.server)
    mika = stage.mika().be(host).at(f"table/{table}")
    mika.sheet("The game is over").get_by_role("heading", name="Turning points").wait_for()
    return mika


def table_after_the_game(stage: Stage) -> Person:
    mika = game_over(stage)
    mika.page.keyboard.press("Escape")
    expect(mika.sheet("The game is over")).to_have_count(0)
    return mika


def replay(stage: Stage, place: str = "") -> Person:
    _, table = played_through(stage.server)
    watcher = stage.mika().at(f"replay/{table}{place}")
    expect(watcher.page.get_by_role("slider")).not_to_have_attribute("max", "0")
    return watcher


def review(stage: Stage) -> Person:
    watcher = stage.mika().at(f"review/{reviewed(stage.server)}")
    watcher.page.get_by_role("heading", name="The chance to win").wait_for()
    return watcher


def review_of_a_moment(stage: Stage) -> Person:
    watcher = review(stage)
    watcher.page.locator(".costly li button").first.click()
    watcher.page.locator(".board[aria-busy=false]").wait_for()
    watcher.page.get_by_text("Show as a table").click()
    return watcher


def thought_of_a_bot(stage: Stage) -> Person:
    watcher = stage.mika().at(f"replay/{reviewed(stage.server)}?seat=B&step=18")
    watcher.press(watcher.page.get_by_role("button", name=re.compile("^What .* thought$")))
    watcher.page.get_by_role("dialog").get_by_text("of 100").first.wait_for()
    return watcher


def replay_at_the_end(stage: Stage) -> Person:
    watcher = replay(stage)
    slider = watcher.page.get_by_role("slider")
    slider.fill(slider.get_attribute("max") or "")
    expect(watcher.page.get_by_text(" wins.").first).to_be_attached()
    return watcher


def replay_of_one(stage: Stage) -> Person:
    watcher = replay(stage, "?seat=A")
    watcher.page.get_by_role("slider").fill("12")
    watcher.page.get_by_role("group", name="Your hand").wait_for()
    return watcher


def italian(stage: Stage) -> Person:
    mika = stage.stranger(locale="it-IT")
    Company(stage.server, mika, "Rita", bots=4)
    mika.page.get_by_role("region", name="Che cosa ti viene chiesto").wait_for()
    return mika


def with_motion(stage: Stage) -> Person:
    mika = stage.stranger(reduced_motion="no-preference")
    company = Company(stage.server, mika, "Rita", first=1)
    does(company.other, "act", "end")
    does(company.other, "discard", "done")
    mika.question.wait_for()
    mika.rest()
    return mika


# Kaidan, a state by a state of the game


def in_the_house(wanted: Wanted, seats: int = 2, house: str = "as it is", seed: int = 0) -> Reach:
    """Mika at a table where it has come to that."""

    def reach(stage: Stage) -> Person:
        client, table = house_where(stage.server, wanted, seats, house, seed)
        mika = stage.mika().be(client).at(f"table/{table}")
        mika.question.wait_for()
        return mika

    return reach


def counts_marks(table: Table) -> bool:
    """After a Dark Impulse Mika knows her status cards."""
    return asked("")(table) and any(event.kind.name == "marks-counted" for _, event in table.log)


def lays_a_tile(table: Table) -> bool:
    return asked("decide")(table) and frame_about(table) == "orientation"


def frame_about(table: Table) -> str:
    return str(getattr(kaidan(table).stack[-1], "about", ""))


def is_condemned(table: Table) -> bool:
    return asked("act")(table) and kaidan(table).pgs[0].condemned > 0


def is_possessed(table: Table) -> bool:
    return asked("act")(table) and kaidan(table).possessed == 0


house_door = in_the_house(asked("act", "open"))
house_tile = in_the_house(lays_a_tile)


def house_door_picked(stage: Stage) -> Person:
    mika = house_door(stage)
    mika.press(mika.page.locator(".target.edge.lit").first)
    mika.question.get_by_role("button", name="Back").wait_for()
    return mika


def house_tile_turned(stage: Stage) -> Person:
    mika = house_tile(stage)
    mika.press(mika.question.locator(".turn").first)
    mika.question.get_by_role("button", name="Back").wait_for()
    return mika


def house_about_somebody(stage: Stage) -> Person:
    mika = in_the_house(asked("chase"))(stage)
    mika.press(mika.page.locator(".rail .thing:not(.lit)").first)
    mika.page.get_by_role("dialog").wait_for()
    return mika


def house_explained(stage: Stage) -> Person:
    mika = house_door(stage)
    mika.page.locator(".target.edge.lit").first.focus()
    mika.page.keyboard.press("i")
    mika.page.locator("[data-inspector]").wait_for()
    return mika


def house_aid(stage: Stage) -> Person:
    mika = house_door(stage)
    mika.page.get_by_role("button", name="Player aid").locator("visible=true").click()
    mika.sheet("Player aid").locator(".cost").first.wait_for()
    return mika


def house_over(stage: Stage) -> Person:
    client, table = house_where(stage.server, is_over)
    mika = stage.mika().be(client).at(f"table/{table}")
    mika.sheet("The game is over").get_by_role("heading", name="Turning points").wait_for()
    return mika


def house_replay(stage: Stage) -> Person:
    _, table = house_where(stage.server, is_over)
    watcher = stage.mika().at(f"replay/{table}")
    slider = watcher.page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    slider.fill(str(int(slider.get_attribute("max") or "0") // 2))
    watcher.page.get_by_role("group", name="The house").wait_for()
    return watcher


def house_in_italian(stage: Stage) -> Person:
    client, table = house_where(stage.server, asked("act", "open"))
    mika = stage.stranger(locale="it-IT").be(client).at(f"table/{table}")
    mika.page.get_by_role("region", name="Che cosa ti viene chiesto").wait_for()
    return mika


HOUSE: list[tuple[str, Reach]] = [
    ("picking", in_the_house(asked("pick"), seats=5)),
    ("own Activation", in_the_house(asked("act"), seats=5)),
    ("a lit door", house_door),
    ("a door picked", house_door_picked),
    ("a roll with bonuses", in_the_house(asked("roll", "with"), house="full of tools")),
    ("a window", in_the_house(may_step_in)),
    ("a chase", in_the_house(asked("chase"))),
    ("a way to flee", in_the_house(asked("flee"))),
    ("a reaction", in_the_house(asked("react"))),
    ("a tile to be laid", house_tile),
    ("a tile turned", house_tile_turned),
    ("even or odd", in_the_house(asked("guess"))),
    ("an Onryo's turn", in_the_house(is_onryo)),
    ("an Onryo's way", in_the_house(asked("onryo-way"))),
    ("a Dark Impulse", in_the_house(counts_marks, seats=3, house="dark")),
    ("condemned", in_the_house(is_condemned, seats=3, house="dark", seed=831)),
    ("possessed", in_the_house(is_possessed, seats=3)),
    ("a Trade is proposed", in_the_house(asked("trade"), seats=3, seed=26)),
    ("a Trade", in_the_house(gives, seats=3, seed=216)),
    ("objects to recover", in_the_house(asked("recover"), seats=3, seed=226)),
    ("about somebody", house_about_somebody),
    ("Kaidan: a door explained", house_explained),
    ("Kaidan: the player aid", house_aid),
    ("game over", house_over),
    ("replay", house_replay),
    ("Italian", house_in_italian),
]


SCREENS: list[tuple[str, Reach]] = [
    ("home", home),
    ("home with tables", home_with_tables),
    ("who you are, with a recovery code", me),
    ("your tables", my_tables),
    ("leaving a table", leaving_a_table),
    ("new table", new_table),
    ("lobby, as the host", lobby_of_the_host),
    ("invited by a link", invited),
    ("lobby, as a friend", lobby_of_a_friend),
    ("no such table", no_such_table),
    ("rules", rules),
    ("rules, searched", rules_searched),
    ("picking a lord", picking_a_lord),
    ("own turn", own_turn),
    ("a path half chosen", path_half_chosen),
    ("attack", attack),
    ("challenge window", challenge_window),
    ("challenge window, answered", challenge_answered),
    ("block window", block_window),
    ("why not", why_not),
    ("a rule over the table", rule_sheet),
    ("help", help_sheet),
    ("about a lord", about_a_lord),
    ("table menu", table_menu),
    ("report a bug", report),
    ("vote", vote),
    ("the rules have changed", renewal),
    ("story with rules", story),
    ("chat", chat),
    ("notes", notes),
    ("clocks stand", clocks_stand),
    ("clocks run", clocks_run),
    ("one screen, covered", one_screen_covered),
    ("one screen, shown", one_screen_shown),
    ("tutorial with its coach", tutorial),
    ("lesson with its coach", lesson),
    ("spectator", spectator),
    ("game over", game_over),
    ("table after the game", table_after_the_game),
    ("replay", replay),
    ("replay at the end", replay_at_the_end),
    ("replay of one seat", replay_of_one),
    ("review", review),
    ("review of a moment", review_of_a_moment),
    ("what a bot thought", thought_of_a_bot),
    ("Italian table", italian),
    ("table with motion", with_motion),
    *((f"Kaidan: {name}", reach) for name, reach in HOUSE),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("reach", [pytest.param(reach, id=name) for name, reach in SCREENS])
def test_a_screen_is_for_everybody(
    people: MakePerson, regular: Regular, server: Server, reach: Reach, size: Size
) -> None:
    person = reach(Stage(people, regular, server, size))
    assert person.barriers() == []
