"""What is fetched when it is opened and does not come: the page says so, and fetches it again on request."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import MakePerson
from tests.e2e.person import SIZES, Size
from tests.e2e.short import SHORT, begins
from tests.server.client import Server


@pytest.mark.parametrize("size", SIZES)
def test_a_menu_that_does_not_come_is_fetched_again(people: MakePerson, server: Server, size: Size) -> None:
    mika = begins(people(size), server, SHORT["kitsunedo"])
    mika.page.route("**/assets/TableMenu-*", lambda route: route.abort())
    mika.press(mika.button("Menu", exact=True))
    failed = mika.sheet("Part of the page did not load")
    expect(failed.get_by_role("alert")).to_be_visible()
    assert mika.barriers() == []
    mika.page.unroute("**/assets/TableMenu-*")
    mika.press(failed.get_by_role("button", name="Try again"))
    expect(mika.sheet("Menu")).to_be_visible()
    expect(failed).to_have_count(0)
    assert mika.complaints
    mika.complaints.clear()  # the browser says that what was asked for did not come
