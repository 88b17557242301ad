"""From nothing to the first decision."""

from __future__ import annotations

import re
from datetime import datetime

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.company import played_through
from tests.e2e.conftest import MakePerson
from tests.e2e.laid import is_over, lay
from tests.e2e.person import DESKTOP, SIZES, Size
from tests.server.client import Client, Server


@pytest.mark.parametrize("size", SIZES)
def test_two_presses_to_the_first_decision(people: MakePerson, size: Size) -> None:
    person = people(size).home()
    assert person.page.title() == "Hyakki"
    game = person.page.get_by_role("region", name="Kitsunedo")
    person.press(game.get_by_role("button", name="Play now"))
    person.question.wait_for()
    person.press(person.choices.first)
    expect(person.question.get_by_role("button", name="Become")).to_be_visible()
    assert not person.overflows()


def test_the_first_visit_is_silent(people: MakePerson) -> None:
    person = people().home()
    sound = person.button("Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    person.press(sound)
    expect(sound).to_have_attribute("aria-pressed", "true")
    person.home()
    expect(sound).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", SIZES)
def test_a_table_is_made_with_numbers_from_the_form(people: MakePerson, size: Size) -> None:
    host = people(size).at("new/kitsunedo")
    host.press(host.button("2", exact=True))
    host.page.get_by_role("combobox").nth(1).select_option("bot:random")
    host.page.get_by_text("Custom numbers").click()
    host.page.get_by_label("Find a number").fill("hand")
    number = host.page.get_by_role("spinbutton", name="Hand limit")
    expect(number).to_have_value("4")
    number.fill("99")
    number.blur()
    expect(host.page.get_by_text("It must be from 0 to 20.")).to_be_visible()
    expect(host.button("Make the table")).to_be_disabled()
    host.press(host.button("Reset Hand limit"))
    expect(number).to_have_value("4")
    number.fill("6")
    number.blur()
    expect(host.page.get_by_text("1 number changed").first).to_be_visible()
    host.page.get_by_label("Find a number").fill("")
    host.page.get_by_text("As TOML").click()
    toml = host.page.get_by_label("As TOML")
    expect(toml).to_have_value("hand_limit = 6\n")
    toml.fill("hand_limit = 6\n[items]\nsake = 9")
    toml.blur()
    expect(host.page.get_by_text("2 numbers changed")).to_be_visible()
    with host.page.expect_request("**/api/tables") as made:
        host.press(host.button("Make the table"))
    assert (made.value.post_data_json or {})["options"] == {"content": "hand_limit = 6\n[items]\nsake = 9"}
    host.question.wait_for()
    if size == DESKTOP:
        expect(host.page.get_by_text("custom content")).to_be_visible()


def test_a_form_is_shown_once_it_is_known_what_is_in_it(people: MakePerson) -> None:
    """The form appears only when the games have arrived, so that no control changes while a user presses it."""
    host, held = people(), list[Route]()
    host.page.route("**/api/games?*", lambda route: held.append(route))
    host.at("new/kitsunedo")
    host.page.get_by_role("heading", name="Play with friends").wait_for()
    while not held:
        host.page.wait_for_timeout(10)
    expect(host.page.locator("main").get_by_role("button")).to_have_count(0)
    expect(host.page.get_by_role("radio")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(host.button("4", exact=True)).to_have_attribute("aria-pressed", "true")
    at_once = host.page.get_by_role("radio", name="At once")
    at_once.check()
    host.press(host.button("2", exact=True))
    host.page.get_by_role("combobox").nth(1).select_option("bot:random")
    expect(at_once).to_be_checked()
    host.press(host.button("Make the table"))
    host.question.wait_for()


def test_four_covers_fit_one_screen_the_lightest_game_first(people: MakePerson) -> None:
    games = people().home().page.locator(".card")
    expect(games.locator("h2")).to_have_text(["Kitsunedo", "Kaidan", "Shadow Tactics", "Okko Chronicles"])
    for each in games.get_by_role("button", name="Play now").all():
        expect(each).to_be_in_viewport(ratio=1)


def test_play_now_keeps_what_the_home_page_promises(people: MakePerson, server: Server) -> None:
    person = people().home()
    game = person.page.get_by_role("region", name="Okko Chronicles")
    expect(game).to_contain_text("One of the court is a demon.")
    with person.page.expect_request(lambda request: request.method == "POST" and "tables" in request.url) as sent:
        person.press(game.get_by_role("button", name="Play now"))
    person.question.wait_for()
    (okko,) = [each for each in Client(server, "Rita").call("GET", "/api/games") if each["key"] == "okko"]
    options = (sent.value.post_data_json or {})["options"]
    assert okko["choices"]["scenario"][options["scenario"]]["investigation"]


def test_tables_are_taken_off_the_list(people: MakePerson, server: Server) -> None:
    mika = Client(server, "Mika")
    over = lay(server, mika, "kitsunedo", is_over, seats=3)
    mika.table("me", "open")
    person = people().be(mika).at("mine")
    lines = person.page.get_by_role("link", name="Kitsunedo")
    expect(lines).to_have_count(2)
    person.press(person.page.locator(".line", has=person.page.locator(f"a[href*='{over}']")).locator(".clear"))
    expect(lines).to_have_count(1)
    person.home()
    person.press(person.button("Remove Kitsunedo (Mika, –) from the list"))
    expect(person.page.get_by_text("Your seat becomes free.")).to_be_visible()
    person.press(person.button("Leave the table"))
    expect(person.page.locator(".clear")).to_have_count(0)
    assert mika.call("GET", "/api/my/tables") == [], "on every device"


@pytest.mark.parametrize("size", SIZES)
def test_ones_own_tables_stand_above_the_games(people: MakePerson, size: Size) -> None:
    person = people(size).home()
    person.press(person.page.get_by_role("region", name="Kitsunedo").get_by_role("button", name="Play now"))
    person.question.wait_for()
    person.home()
    own, game = person.page.get_by_role("heading", name="Your tables"), person.button("Play now").first
    expect(own).to_be_visible()
    above, below = own.bounding_box(), game.bounding_box()
    assert above is not None and below is not None and above["y"] < below["y"]


@pytest.mark.parametrize("size", SIZES)
def test_people_who_share_a_screen_have_names_and_no_clocks(people: MakePerson, size: Size) -> None:
    host = people(size).at("new/kitsunedo")
    host.press(host.button("3", exact=True))
    live, at_once = (host.page.get_by_role("radio", name=name) for name in ("Live", "At once"))
    expect(live).to_be_checked()
    for place in range(3):
        host.page.get_by_role("combobox").nth(place).select_option("me")
    expect(at_once).to_be_checked()
    for place, name in enumerate(("Mika", "Davide", "Rita")):
        host.page.get_by_role("textbox", name="Name of").nth(place).fill(name)
    assert not host.overflows()
    host.press(host.button("Make the table"))
    expect(host.page.locator(".cover h2")).to_have_text(re.compile("This screen is for (Mika|Davide|Rita) now."))


def test_the_home_page_knows_players_who_have_only_finished_games(people: MakePerson, server: Server) -> None:
    mika, _ = played_through(server)
    home = people().be(mika).home()
    expect(home.page.get_by_text("You are not at a table now.")).to_be_visible()
    expect(people().home().page.get_by_text("You have no tables yet.")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_finished_games_say_who_won_and_when(people: MakePerson, server: Server, size: Size) -> None:
    mika, table = played_through(server)
    (told,) = [mine["table"] for mine in mika.call("GET", "/api/my/tables") if mine["table"]["id"] == table]
    winner = told["seats"][ord(told["result"]["winners"][0]) - ord("A")]["name"]
    person = people(size).be(mika).at("mine")
    line = person.page.get_by_role("link", name="Kitsunedo").first
    expect(line).to_contain_text(f"won by {winner}")
    expect(line).to_contain_text(datetime.fromtimestamp(told["created"]).strftime("%Y"))
    assert not person.overflows()
