"""The end of a game: how it went, in both sizes, and the way from a turning point to the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Regular
from tests.e2e.laid import is_over, lay, mika_of
from tests.e2e.person import DESKTOP, SIZES, Size
from tests.server.client import Server

COLUMNS = "all => new Set(all.map((each) => Math.round(each.getBoundingClientRect().left))).size"


@pytest.mark.parametrize("size", SIZES)
def test_the_end_tells_how_the_game_went_and_leads_into_the_replay(
    regular: Regular, server: Server, size: Size
) -> None:
    client = mika_of(server)
    table = lay(server, client, "kitsunedo", is_over, seats=3)
    mika = regular(size).be(client).at(f"table/{table}")
    over = mika.sheet("The game is over")
    expect(over.get_by_role("table", name="Lives, one by one").locator(".who")).to_have_count(3)
    for title in ("Turning points", "What was hidden", "The game in numbers"):
        expect(over.get_by_role("heading", name=title)).to_be_visible()
    expect(over.get_by_role("rowheader", name="Bluffs", exact=True)).to_be_visible()
    assert over.locator(".account section").evaluate_all(COLUMNS) == (2 if size == DESKTOP else 1)
    assert not mika.overflows()
    assert mika.barriers() == []
    claims = over.locator("details").filter(has_text=re.compile("claim")).first
    folded = claims.get_attribute("open") is None
    mika.press(claims.locator("summary"))
    expect(claims.get_by_role("listitem").first).to_be_visible(visible=folded)
    turn = over.locator(".turns a").last
    step = int(str(turn.get_attribute("href")).partition("step=")[2])
    mika.press(turn)
    expect(mika.page.locator(".scrub span.quiet")).to_have_text(re.compile(rf"^{step + 1}/"))
