"""Everything at a table but playing: take-backs, giving up, leaving, returning, reports, spectators, rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.company import Company, does, played_through
from tests.e2e.conftest import MakePerson, Regular
from tests.e2e.person import PHONE, SIZES, Person, Size
from tests.server.client import Server


def ask(person: Person, words: str) -> None:
    """Check the question of the player."""
    expect(person.question.locator("h2")).to_contain_text(words)


def told(person: Person, words: str) -> None:
    expect(person.page.get_by_role("list", name="Story")).to_contain_text(words)


HER_VICTORY = re.compile("Propose to name (Rita|Mirage) the victor")
"""The proposal that names Rita, who plays the Mirage."""


def from_menu(person: Person, name: str | re.Pattern[str]) -> None:
    person.press(person.button("Menu"))
    person.press(person.sheet("Menu").get_by_role("button", name=name))


def end_turn(person: Person) -> None:
    person.press(person.question.get_by_role("button", name="End your turn"))


# Moves, votes


def test_a_move_that_revealed_nothing_is_taken_back_without_a_vote(regular: Regular, server: Server) -> None:
    mika = regular()
    Company(server, mika, "Rita")
    end_turn(mika)
    ask(mika, "discard")
    from_menu(mika, "Take the last move back")
    ask(mika, "It is your turn")
    told(mika, "You take your last move back.")


def test_any_other_move_is_taken_back_if_all_agree(people: MakePerson, regular: Regular, server: Server) -> None:
    mika, rita = regular(), people(PHONE)
    company = Company(server, mika, "Rita")
    rita.be(company.other.client).at(f"table/{company.table}")
    ask(mika, "It is your turn")
    company.mika_does("act", "gift")
    told(mika, "Empyrean Gift")
    from_menu(mika, "Propose to take the last move back")
    ask(rita, "Celeste proposes to take the last move back")
    rita.press(rita.button("Agree"))
    told(mika, "All agree to take the last move back.")
    expect(mika.question.get_by_role("button", name="Empyrean Gift")).to_be_visible()


def test_a_victor_is_named_by_all_or_not_at_all(regular: Regular, server: Server) -> None:
    mika = regular()
    company = Company(server, mika, "Rita")
    ask(mika, "It is your turn")
    from_menu(mika, HER_VICTORY)
    does(company.other, "vote", "refuse")
    told(mika, "Not all agree to name")
    ask(mika, "It is your turn")
    end_turn(mika)
    mika.press(mika.question.get_by_role("button", name="Done"))
    does(company.other, "act", "end")
    does(company.other, "discard", "done")
    ask(mika, "It is your turn")
    from_menu(mika, HER_VICTORY)
    does(company.other, "vote", "agree")
    expect(mika.sheet("The game is over").locator(".points .who").first).to_contain_text("Rita")


# Coming and going


@pytest.mark.parametrize("size", SIZES)
def test_all_are_told_who_has_stopped_the_clocks(regular: Regular, server: Server, size: Size) -> None:
    mika = regular(size)
    rita = Company(server, mika, "Rita", bots=1, pace="live").other
    mika.question.wait_for()
    rita.asks(type="pause", paused=True)
    said = mika.page.get_by_role("status").filter(has_text="clocks")
    expect(said).to_contain_text("Rita has stopped the clocks.")
    assert not mika.overflows()
    mika.press(mika.button("Restart the clocks"))
    expect(said).to_have_text("The clocks are running again.")
    from_menu(mika, "Stop the clocks")
    expect(said).to_contain_text("You have stopped the clocks.")


def test_a_bot_goes_on_until_its_person_is_back(people: MakePerson, server: Server) -> None:
    mika, watcher = people(), people()
    company = Company(server, mika, "Rita", "Davide")
    watcher.at(f"table/{company.table}")
    ask(mika, "It is your turn")
    mika.press(mika.button("Menu"))
    mika.press(mika.button("Leave the table"))
    mika.press(mika.sheet("Menu").locator(".costly"))
    mika.button("Play now").first.wait_for()
    told(watcher, "A bot now plays for Mika")
    mika.press(mika.page.locator(f"a[href*='{company.table}']"))
    told(watcher, "Mika is back")
    told(mika, "Mika is back")


def test_a_player_who_left_in_another_window_can_take_the_seat_back(regular: Regular, server: Server) -> None:
    mika = regular()
    company = Company(server, mika, "Rita", "Davide")
    ask(mika, "It is your turn")
    company.mika.call("POST", f"/api/tables/{company.table}/leave")
    expect(mika.page.get_by_text("A bot plays in your seat.")).to_be_visible()
    mika.press(mika.button("Take my seat back"))
    told(mika, "Mika is back")
    expect(mika.page.get_by_text("A bot plays in your seat.")).to_have_count(0)


def test_a_question_is_not_found_by_a_screen_reader_after_its_table_was_left(regular: Regular, server: Server) -> None:
    mika = regular()
    company = Company(server, mika, "Rita")
    aloud = mika.page.locator("[aria-live=assertive]")
    expect(aloud).to_contain_text("It is your turn")
    mika.press(mika.page.get_by_title("All games"))
    mika.button("Play now").first.wait_for()
    expect(aloud).to_be_empty()
    expect(mika.page.locator("[aria-live=polite]")).to_be_empty()
    mika.at(f"table/{company.table}")
    expect(aloud).to_contain_text("It is your turn")


def test_the_same_people_play_again(people: MakePerson, regular: Regular, server: Server) -> None:
    mika, rita = regular(), people(PHONE)
    company = Company(server, mika, "Rita")
    rita.be(company.other.client).at(f"table/{company.table}")
    ask(mika, "It is your turn")
    assert company.other.asks(type="propose", seat=1, motion="abandon")["type"] == "done"
    mika.press(mika.button("Agree"))
    for person in (mika, rita):
        expect(person.sheet("The game is over")).to_be_visible()
    mika.press(mika.button("Play again"))
    rita.press(rita.button("Join them"))
    for person in (mika, rita):
        expect(person.sheet("The game is over")).to_have_count(0)
    assert mika.page.url == rita.page.url
    assert company.table not in mika.page.url


def test_a_bug_is_reported(regular: Regular, server: Server, tmp_path: Path) -> None:
    mika = regular()
    company = Company(server, mika, "Rita")
    from_menu(mika, "Report a bug")
    mika.page.get_by_label("What did you expect").fill("A fox, and there was none")
    with mika.page.expect_download() as saved:
        mika.press(mika.button("Send the report"))
    assert saved.value.suggested_filename.endswith(".json") and company.table in saved.value.suggested_filename
    saved.value.save_as(tmp_path / "report.json")
    said = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert said["text"] == "A fox, and there was none" and said["game"] == "kitsunedo"
    assert list((server.folder / "reports").glob(f"*{company.table}*.json"))


def test_a_spectator_sees_no_secrets_and_cannot_answer(people: MakePerson, regular: Regular, server: Server) -> None:
    """A spectator sees no hand, and has no buttons that answer."""
    company = Company(server, regular(), "Rita", first=1)
    watcher = people().at(f"table/{company.table}")
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    does(company.other, "act", "summon")
    told(watcher, "claims Spirit")
    assert watcher.choices.count() == 0
    assert watcher.page.get_by_role("group", name="Your hand").count() == 0


@pytest.mark.parametrize("size", SIZES)
def test_a_bot_is_seen_to_be_one(regular: Regular, server: Server, size: Size) -> None:
    mika = regular(size)
    Company(server, mika, "Rita", bots=1)
    plates = mika.page.locator(".plate .long:visible, .plate .short:visible")
    expect(plates.filter(has_text="bot")).to_have_count(1)
    assert not mika.overflows()


def test_a_table_without_spectators_says_so(people: MakePerson, regular: Regular, server: Server) -> None:
    company = Company(server, regular(), "Rita", spectators=False)
    stranger = people().at(f"table/{company.table}")
    expect(stranger.page.get_by_text("This table does not allow spectators.")).to_be_visible()


# Reading


def test_why_not_and_its_rule_by_keyboard_alone(regular: Regular, server: Server) -> None:
    mika = regular()
    Company(server, mika, "Rita")
    ask(mika, "It is your turn")
    mika.tab_to(".prompt .why")
    mika.page.keyboard.press("Enter")
    expect(mika.page.get_by_role("dialog")).to_have_count(1)
    mika.tab_to("dialog .chip")
    mika.page.keyboard.press("Enter")
    expect(mika.page.get_by_role("dialog").last).to_contain_text("Source")
    mika.page.keyboard.press("Escape")
    expect(mika.page.get_by_role("dialog")).to_have_count(1)
    mika.page.keyboard.press("Escape")
    expect(mika.page.get_by_role("dialog")).to_have_count(0)
    ask(mika, "It is your turn")


def test_the_language_is_changed_in_the_middle_of_an_answer(regular: Regular, server: Server) -> None:
    mika = regular()
    Company(server, mika, "Rita")
    ask(mika, "It is your turn")
    mika.press(mika.page.locator("[data-point='seat B'].lit"))
    expect(mika.page.locator(".picked")).to_have_count(1)
    from_menu(mika, "Italiano")
    mika.press(mika.page.locator("dialog .close"))
    expect(mika.page.get_by_role("region", name="Che cosa ti viene chiesto")).to_be_visible()
    expect(mika.page.locator("html")).to_have_attribute("lang", "it")
    expect(mika.page.locator(".picked")).to_have_count(1)
    mika.press(mika.page.get_by_role("button", name="Menu"))
    mika.press(mika.page.get_by_role("dialog").get_by_role("button", name="English"))
    mika.press(mika.page.locator("dialog .close"))
    expect(mika.question).to_be_visible()


def test_from_the_table_to_the_rules_and_back(regular: Regular, server: Server) -> None:
    mika = regular()
    company = Company(server, mika, "Rita")
    ask(mika, "It is your turn")
    mika.press(mika.page.get_by_role("link", name="Rules"))
    mika.page.get_by_role("searchbox").fill("block")
    mika.press(mika.page.get_by_role("article").locator(".chip").first)
    mika.press(mika.page.get_by_role("dialog").get_by_role("link", name="In the rulebook"))
    expect(mika.page.locator(".wanted")).to_be_in_viewport()
    mika.press(mika.page.get_by_role("link", name="Table"))
    ask(mika, "It is your turn")
    assert company.table in mika.page.url


def test_a_rule_does_not_stay_open_on_the_way_home(regular: Regular, server: Server) -> None:
    mika = regular()
    Company(server, mika, "Rita")
    ask(mika, "It is your turn")
    mika.press(mika.question.locator(".chip", has_text="KI-"))
    expect(mika.page.get_by_role("dialog")).to_have_count(1)
    mika.page.go_back()
    expect(mika.page.get_by_role("dialog")).to_have_count(0)


# Sounds and motion


COUNT_FLIGHTS = """
    window.flown = 0;
    new MutationObserver((changes) => {
        const added = changes.flatMap((change) => [...change.addedNodes]);
        window.flown += added.filter((each) => each.classList?.contains('flying')).length;
    }).observe(document, { childList: true, subtree: true });
"""


def test_cards_fly_unless_less_motion_is_wanted(people: MakePerson, server: Server) -> None:
    for wanted, flies in (("reduce", False), ("no-preference", True)):
        mika = people(at_once=False, reduced_motion=wanted)
        mika.context.add_init_script(COUNT_FLIGHTS)
        company = Company(server, mika, "Rita", first=1)
        mika.page.get_by_role("group", name="Your hand").wait_for()
        does(company.other, "act", "end")
        does(company.other, "discard", "done")
        ask(mika, "It is your turn")
        assert bool(mika.page.evaluate("window.flown")) == flies


def test_a_finished_table_leads_to_its_replay(people: MakePerson, server: Server) -> None:
    host, table = played_through(server)
    mika = people().be(host).at(f"table/{table}")
    mika.press(mika.sheet("The game is over").get_by_role("button", name="Replay"))
    expect(mika.page.get_by_role("slider")).to_be_visible()
