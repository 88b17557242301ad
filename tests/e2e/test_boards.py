"""The boards that are moved and zoomed, alike in all games that have one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e import company, palace
from tests.e2e.conftest import Regular
from tests.e2e.laid import lay, mika_of
from tests.e2e.person import DESKTOP, Person
from tests.e2e.test_shadow_tactics import asked as asked_in_the_castle
from tests.server.client import Client, Server

LOWER = 700
OUT_OF_SIGHT = """() => {
    const board = document.querySelector('.board').getBoundingClientRect();
    return [...document.querySelectorAll('.board .target.lit')].filter((each) => {
        const at = each.getBoundingClientRect();
        return at.top < board.top - 1 || at.bottom > board.bottom + 1
            || at.left < board.left - 1 || at.right > board.right + 1;
    }).map((each) => each.dataset.id);
}"""
"""Lit things that are cut off by the rim of the board."""


def in_the_house(server: Server) -> tuple[Client, str]:
    return company.house_where(server, company.asked("act", "move"), seats=3)


def in_the_castle(server: Server) -> tuple[Client, str]:
    mika = mika_of(server)
    return mika, lay(server, mika, "shadow_tactics", asked_in_the_castle("post"), 3, options={"daimyo": 0})


def in_the_palace(server: Server) -> tuple[Client, str]:
    return palace.palace(server, palace.asked("turn", "move"), palace.HERO)


def sees_all_that_is_lit(mika: Person) -> None:
    mika.rest()
    mika.page.wait_for_function(f"() => ({OUT_OF_SIGHT})().length === 0")


@pytest.mark.parametrize("table_in", [in_the_house, in_the_castle, in_the_palace])
@pytest.mark.parametrize(
    "steps",
    [
        pytest.param(["Zoom in", "Zoom in", "Zoom out", "Zoom out"], id="in and out"),
        pytest.param(["Zoom out"], id="out"),
    ],
)
def test_a_board_that_was_zoomed_stays_in_sight_where_there_is_less_room(
    regular: Regular, server: Server, table_in: Callable[[Server], tuple[Client, str]], steps: list[str]
) -> None:
    client, table = table_in(server)
    mika = regular(DESKTOP).be(client).at(f"table/{table}")
    mika.page.locator(".target.lit").first.wait_for(state="attached")
    sees_all_that_is_lit(mika)
    for name in steps:
        mika.press(mika.button(name, exact=True))
    mika.page.set_viewport_size({"width": DESKTOP.width, "height": LOWER})
    sees_all_that_is_lit(mika)
    expect(mika.button("Back to what matters")).to_have_count(int(len(steps) == 1))
