"""The rules of a game are upgraded: what its players read, and how they vote."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from hyakki.server.storage.store import STORE
from tests.e2e.company import Company, asked
from tests.e2e.conftest import MakePerson
from tests.e2e.laid import lay
from tests.e2e.person import PHONE, SIZES, Person, Size
from tests.server.client import Client, Server
from tests.server.in_process import was_done

OLD = {"record": "answered", "seat": 0, "ask": "act", "path": ["a verb of old"]}


def old_table(server: Server) -> tuple[Client, str]:
    """Return a table with a latest Record that the new rules refuse."""
    mika = Client(server, "Mika")
    table = lay(server, mika, "kitsunedo", asked("act"), seats=2)
    was_done(server.folder, table, OLD)
    return mika, table


def changed(person: Person, name: str = "The rules have changed") -> Locator:
    sheet = person.sheet(name)
    sheet.wait_for()
    return sheet


@pytest.mark.parametrize("size", SIZES)
def test_a_game_goes_on_under_the_new_rules(people: MakePerson, server: Server, size: Size) -> None:
    host, table = old_table(server)
    mika = people(size).be(host).at(f"table/{table}")
    sheet = changed(mika)
    expect(sheet).to_contain_text("it is valid up to round 1, move")
    expect(sheet).to_contain_text("One of your own moves is lost.")
    assert not mika.overflows()
    mika.press(mika.button("Look at the table first"))
    expect(mika.question).to_contain_text("Continue from here with the new rules?")
    mika.press(mika.question.get_by_role("button", name="Continue with the new rules"))
    expect(mika.question).not_to_contain_text("Continue from here")
    expect(mika.page.get_by_text("All agree to continue with the new rules.").first).to_be_attached()


def test_it_is_closed_and_watched_as_a_replay_in_italian(people: MakePerson, server: Server) -> None:
    host, table = old_table(server)
    mika = people(PHONE, locale="it-IT").be(host).at(f"table/{table}")
    sheet = changed(mika, "Le regole sono cambiate")
    expect(sheet).to_contain_text("la partita è valida fino al round 1, mossa")
    mika.press(sheet.get_by_role("button", name="Chiudi la partita"))
    over = mika.sheet("La partita è finita")
    expect(over).to_contain_text("è stata chiusa")
    mika.press(over.get_by_role("button", name="Replay"))
    expect(mika.page.get_by_role("slider")).not_to_have_attribute("max", "0")


def test_a_player_who_stays_reads_the_new_story(people: MakePerson, tmp_path: Path) -> None:
    own = Server(tmp_path / "data").start()
    try:
        mika = people(server=own)
        company = Company(own, mika, "Davide")
        expect(mika.question).to_be_visible()
        story = mika.page.get_by_role("list", name="Story").get_by_role("listitem")
        before = story.all_inner_texts()
        own.stop()
        was_done(own.folder, company.table, OLD)
        own.start()
        changed(mika)
        expect(story).to_have_count(len(before) + 1)
        *as_before, last = story.all_inner_texts()
        assert as_before == before and last.startswith("The rules of this game have changed.")
        mika.page.goto("about:blank")
        mika.complaints.clear()  # that the server was not there for a moment
    finally:
        own.stop()


def test_a_game_that_would_have_begun_otherwise_says_so(people: MakePerson, server: Server) -> None:
    host, table = old_table(server)
    with closing(sqlite3.connect(server.folder / STORE, timeout=60)) as store, store:
        began = '{"record": "began", "drawn": [0, 0, 0, 0]}'
        store.execute("UPDATE records SET body = ? WHERE table_id = ? AND number = 0", (began, table))
    mika = people().be(host).at(f"table/{table}")
    expect(mika.page.get_by_text("can neither continue nor be shown")).to_be_visible()
    mika.press(mika.page.get_by_role("link", name="All games"))
    mika.button("Play now").first.wait_for()
