"""Axe-core finds no fault at a table: questions, sheets, the drawer, clocks, the end of a game."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import expect

from tests.e2e.company import SUNS, Company, does
from tests.e2e.laid import is_over, lay, mika_of
from tests.e2e.person import Person
from tests.e2e.stage import Reach, Stage, looked_at
from tests.e2e.test_renewal import changed, old_table
from tests.server.client import Client, Server


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
    """Mika's turn in the second round, in which players can attack."""
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
    """Open the story, the chat or the notes; on a phone they are in a drawer."""
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


SCREENS: list[tuple[str, Reach]] = [
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
    ("Italian table", italian),
    ("table with motion", with_motion),
]


@looked_at(SCREENS)
def test_axe_finds_no_fault(stage: Stage, reach: Reach) -> None:
    assert reach(stage).barriers() == []
