"""A game without any code in the page: the one of docs/adding-a-game.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import MakePerson
from tests.e2e.newcomer import KEY, server_with_the_game
from tests.e2e.person import DESKTOP, SIZES, Person, Size
from tests.server.client import Client, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = server_with_the_game(tmp_path_factory.mktemp("newcomer"))
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


def seats_of(person: Person) -> list[str]:
    """Return what the board says of each seat."""
    return person.page.locator(".seats > li").all_inner_texts()


@pytest.mark.parametrize("size", SIZES)
def test_the_game_of_the_document_is_played_to_its_end(people: MakePerson, size: Size) -> None:
    mika, rng = people(size).home(), Random(1)
    cover = mika.page.get_by_role("region", name="Kappa")
    expect(cover.locator(".cover svg")).to_be_visible()
    mika.press(cover.get_by_role("link", name="Play with friends"))
    mika.press(mika.button("3", exact=True))
    bots = mika.page.get_by_role("combobox").nth(1).locator("option").all_inner_texts()
    assert bots == ["me", "free, for a friend", "a bot that plays at random"]
    for place in (1, 2):
        mika.page.get_by_role("combobox").nth(place).select_option("bot:random")
    mika.page.get_by_role("radio", name="At once").check()
    mika.press(mika.button("Make the table"))
    expect(mika.question).to_contain_text("Keep your card, or swap it?")
    assert [text.count("face down") for text in seats_of(mika)] == [0, 1, 1]
    mika.play_on(lambda: mika.decide(rng), until=lambda: mika.over)
    end = mika.sheet("The game is over")
    expect(end).to_contain_text(re.compile("holds? the highest card"))
    expect(end.get_by_role("listitem")).to_have_count(3)
    mika.page.keyboard.press("Escape")
    expect(mika.page.locator(".seats .won")).to_have_count(1)
    assert not any("face down" in text for text in seats_of(mika))
    assert not mika.overflows()


def test_it_is_played_with_friends_by_the_keyboard_and_watched_again(people: MakePerson) -> None:
    """At a live table: the clocks are the usual ones, as the game names none."""
    mika, rita = people(), people()
    mika.at(f"new/{KEY}")
    mika.press(mika.button("2", exact=True))
    mika.press(mika.button("Make the table"))
    rita.join(mika, "Rita")
    mika.press(mika.button("Start now"))
    rng = Random(2)
    expect(mika.page.get_by_role("timer")).to_have_count(1)

    def both() -> None:
        for person in (mika, rita):
            if person.page.locator(".prompt").count():
                person.decide_by_keys(rng)

    mika.play_on(both, until=lambda: mika.over)
    mika.press(mika.sheet("The game is over").get_by_role("button", name="Replay"))
    expect(mika.page.locator(".seats > li")).to_have_count(2)
    expect(mika.button("Play", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_no_fault_on_its_board(people: MakePerson, server: Server, size: Size, light: str) -> None:
    client = Client(server, "Mika")
    table = client.table("me", "bot:random", "bot:random", game=KEY)["table"]["id"]
    mika = people(size).be(client).at(f"table/{table}")
    mika.see_in(light)
    expect(mika.question).to_be_visible()
    expect(mika.page.locator(".seats .asked")).to_contain_text("you decide")
    assert mika.offences() == []
    assert not mika.overflows()


def test_a_game_without_words_for_its_facts_shows_them_by_their_names(people: MakePerson, server: Server) -> None:
    client = Client(server, "Mika")
    table = client.table("me", "bot:random", game=KEY)["table"]["id"]
    mika = people(DESKTOP)
    mika.context.route("**/text?*", lambda route: route.fulfill(json=without_facts(route.fetch().json())))
    mika.be(client).at(f"table/{table}")
    expect(mika.question).to_be_visible()
    facts = mika.page.get_by_role("region", name="On the table")
    for label in ("Hands", "Aside", "Turn", "Swapped", "Deck"):
        expect(facts.locator("dt", has_text=re.compile(f"^{label}$"))).to_have_count(1)


def without_facts(text: dict[str, object]) -> dict[str, object]:
    sources = text["sources"]
    assert isinstance(sources, list)
    return {**text, "sources": [re.sub(r"(?m)^(seat|fact)-", r"other-\1-", source) for source in sources]}
