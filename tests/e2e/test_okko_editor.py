"""The editor of chronicles: laying pieces, faults and their fixes, undo, files, a table."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Regular
from tests.e2e.editing import edits, faults, opens, slot, takes, turns_to
from tests.e2e.person import DESKTOP, SIZES, Size
from tests.reading import CHRONICLE
from tests.server.client import Server

BROKEN = CHRONICLE.replace('starts = ["A01.20"', 'starts = ["A01.00"').replace('"A01.24 - C05a.2", ', "")


@pytest.mark.parametrize("size", SIZES)
def test_what_is_laid_can_be_taken_back(regular: Regular, server: Server, size: Size) -> None:
    mika = edits(regular(size), server, "okko")
    takes(mika, "Tiles", "Great Court")
    mika.press(slot(mika))
    tile = mika.page.get_by_role("button", name="Great Court A01", exact=True)
    expect(tile).to_be_visible()
    mika.press(mika.button("Undo"))
    expect(tile).to_have_count(0)
    mika.press(mika.button("Redo"))
    expect(tile).to_be_visible()
    takes(mika, "Tokens", "Start")
    mika.press(mika.page.get_by_role("button", name="Great Court (row 3, column 1)"))
    laid = mika.page.get_by_role("button", name="Start, Great Court (row 3, column 1)")
    expect(laid).to_be_visible()
    mika.page.reload()
    expect(laid).to_be_visible()
    assert mika.complaints == []


@pytest.mark.parametrize("size", SIZES)
def test_a_file_is_opened_mended_saved_and_played(regular: Regular, server: Server, size: Size) -> None:
    mika = edits(regular(size), server, "okko")
    opens(mika, "name = 3")
    turns_to(mika, "Faults")
    expect(mika.page.get_by_role("alert")).to_contain_text("cannot be opened")
    opens(mika, BROKEN)
    expect(mika.page.locator(".fault")).to_have_count(3)
    expect(mika.button("Play it")).to_be_disabled()
    while faults(mika).count():
        before = faults(mika).count()
        mika.press(
            faults(mika)
            .get_by_role("button", name="Move to")
            .or_(faults(mika).get_by_role("button", name="Add a door"))
            .first
        )
        expect(faults(mika)).not_to_have_count(before)
    turns_to(mika, "Rules")
    mika.page.get_by_label("Name").fill("The Mended Bell")
    mika.page.get_by_label("Name").blur()
    expect(mika.page.get_by_role("heading", name="The Mended Bell")).to_be_attached()
    with mika.page.expect_download() as saving:
        mika.press(mika.button("Save as TOML"))
    assert saving.value.suggested_filename == "the-mended-bell.toml"
    text = Path(saving.value.path()).read_text(encoding="utf-8")
    assert 'name = "The Mended Bell"' in text and "A01.24 - C05a.2" in text
    mika.press(mika.button("Play it"))
    mika.page.locator(".prompt, .waiting").first.wait_for()


def test_all_of_it_works_with_the_keyboard(regular: Regular, server: Server) -> None:
    mika = edits(regular(DESKTOP), server, "okko")
    page = mika.page
    page.locator(".tool").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".target.slot").first.focus()
    page.keyboard.press("Enter")
    tile = page.get_by_role("button", name="The Cells M01", exact=True)
    expect(tile).to_be_visible()
    page.keyboard.press("f")
    expect(page.locator("li.current")).to_have_count(1)
    tile.focus()
    page.keyboard.press("Delete")
    expect(tile).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(tile).to_be_visible()


def test_bots_try_it_and_the_strip_says_when_it_is_stale(regular: Regular, server: Server) -> None:
    mika = edits(regular(DESKTOP), server, "okko")
    expect(mika.button("Let bots try it")).to_be_disabled()
    opens(mika, CHRONICLE)
    expect(mika.page.get_by_text("No faults")).to_be_visible()
    mika.press(mika.button("Let bots try it"))
    strip = mika.page.get_by_role("region", name="100 bot games")
    expect(strip.get_by_role("img", name="all: from").or_(strip.get_by_role("img", name="all: "))).to_be_visible()
    mika.press(mika.button("Stop"))
    expect(strip.get_by_role("status")).to_contain_text("games counted")
    mika.page.get_by_label("Rounds", exact=True).fill("3")
    mika.page.get_by_label("Rounds", exact=True).blur()
    expect(strip.get_by_role("status")).to_contain_text("Counted before your last changes")
