"""The editor of missions: laying tiles, faults and their fixes, guards, the form for a new table."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Regular
from tests.e2e.editing import edits, faults, opens, slot, takes, turns_to
from tests.e2e.person import DESKTOP, SIZES, Size
from tests.reading import MISSION
from tests.server.client import Server

GAME = "shadow_tactics"
BROKEN = MISSION.replace('entries = ["B1", "B8"]', 'entries = ["Y1", "B8"]').replace('Y7 = ["S5o"]', "")


@pytest.mark.parametrize("size", SIZES)
def test_what_is_laid_can_be_turned_and_taken_back(regular: Regular, server: Server, size: Size) -> None:
    mika = edits(regular(size), server, GAME)
    page = mika.page
    takes(mika, "Tiles", "L2")
    mika.press(slot(mika))
    tile = page.get_by_role("button", name="Tile L2", exact=True)
    expect(tile).to_be_visible()
    mika.press(mika.button("Undo"))
    expect(tile).to_have_count(0)
    mika.press(mika.button("Redo"))
    expect(tile).to_be_visible()
    takes(mika, "Tokens", "Entry")
    mika.press(page.get_by_role("button", name="B4", exact=True))
    expect(page.get_by_role("button", name="Entry, B4")).to_be_visible()
    takes(mika, "Guards", "Samurai")
    mika.press(page.get_by_role("button", name="yard 2 top left", exact=True))
    assert mika.barriers() == []
    mika.press(mika.button("Done"))
    turns_to(mika, "Lay")
    turns_to(mika, "Lay")
    guard = page.get_by_role("button", name="Samurai, yard 2 top left")
    mika.press(guard)
    expect(page.get_by_text("looking out")).to_be_visible()
    mika.press(mika.button("Turn"))
    expect(page.get_by_text("looking in")).to_be_visible()
    page.reload()
    expect(guard).to_be_visible()
    assert mika.complaints == []


@pytest.mark.parametrize("size", SIZES)
def test_a_file_is_opened_mended_saved_and_played(regular: Regular, server: Server, size: Size) -> None:
    mika = edits(regular(size), server, GAME)
    opens(mika, BROKEN)
    expect(mika.page.locator(".fault")).to_have_count(2)
    expect(mika.button("Play it")).to_be_disabled()
    expect(faults(mika)).to_have_count(2)
    assert mika.barriers() == []
    mika.press(faults(mika).get_by_role("button", name="Move to B1"))
    mika.press(faults(mika).get_by_role("button", name="A Spearman in every empty yard"))
    expect(faults(mika)).to_have_count(0)
    turns_to(mika, "Rules")
    held: list[Route] = []
    mika.page.route("**/draft?*", lambda route: held.append(route))
    with mika.page.expect_request("**/draft?*"):
        mika.page.get_by_label("Night").check()
    with mika.page.expect_download() as saving:
        mika.press(mika.button("Save as TOML"))
        held[0].continue_()  # what is saved waits for the answer to the last change
    mika.page.unroute("**/draft?*")
    assert saving.value.suggested_filename == "the-burnt-mill.toml"
    text = Path(saving.value.path()).read_text(encoding="utf-8")
    assert 'entries = ["B1", "B8"]' in text and "night = true" in text
    mika.press(mika.button("Play it"))
    mika.page.locator(".prompt, .waiting").first.wait_for()
    expect(mika.page.get_by_role("button", name="The Burnt Mill")).to_be_visible()


def test_bots_try_it_and_a_new_table_takes_it(regular: Regular, server: Server) -> None:
    mika = edits(regular(DESKTOP), server, GAME)
    opens(mika, MISSION)
    expect(mika.page.get_by_text("No faults")).to_be_visible()
    mika.press(mika.button("Let bots try it"))
    strip = mika.page.get_by_role("region", name="100 bot games")
    expect(strip.get_by_role("img", name="all: ")).to_be_visible()
    with mika.page.expect_response("**/trial"):  # the games under way are played to the end
        mika.press(mika.button("Stop"))
    expect(strip.get_by_role("status")).to_contain_text("games counted")
    mika.at(f"new/{GAME}")
    mika.page.get_by_role("combobox", name="Mission").select_option("own")
    mika.press(mika.button("Use the one from the editor"))
    expect(mika.page.get_by_text("No faults: the table will use it")).to_be_visible()
