"""A hint on the page: beside the board, in both sizes, and gone with its question."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hyakki.core.table import Table
from tests.e2e.conftest import Regular
from tests.e2e.laid import lay, mika_of
from tests.e2e.person import SIZES, Size
from tests.server.client import Server


def is_asked(table: Table) -> bool:
    return any(ask.seat == 0 and ask.kind == "act" for ask in table.asks) and len(table.records) > 30


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_says_what_a_strong_player_would_do_and_presses_no_button(
    regular: Regular, server: Server, size: Size
) -> None:
    client = mika_of(server)
    table = lay(server, client, "kitsunedo", is_asked, seats=3)
    mika = regular(size).be(client).at(f"table/{table}")
    expect(mika.question).to_be_visible()
    button = mika.page.get_by_role("button", name="Hint")
    mika.press(button)
    hint = mika.page.get_by_role("complementary", name="What would a strong player do?")
    expect(hint.locator("ol > li").first).to_be_visible()
    assert 1 <= hint.locator("ol > li").count() <= 3
    expect(hint).to_contain_text("Chance to win after it")
    expect(hint).to_contain_text("of 100")
    expect(mika.question).to_be_visible()
    assert not mika.overflows()
    assert mika.barriers() == []
    if folder := os.environ.get("HYAKKI_SHOTS"):
        mika.page.screenshot(path=Path(folder) / f"hint-{size.width}.png")
    mika.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(button).to_be_focused()
