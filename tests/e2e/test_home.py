"""From nothing to the first decision."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import MakePerson
from tests.e2e.person import DESKTOP, PHONE, Size

SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]


@pytest.mark.parametrize("size", SIZES)
def test_home_is_for_everybody(people: MakePerson, size: Size) -> None:
    visitor = people(size).home()
    assert visitor.page.title() == "Hyakki"
    assert visitor.offences() == []
    assert not visitor.overflows()


@pytest.mark.parametrize("size", SIZES)
def test_two_presses_to_the_first_decision(people: MakePerson, size: Size) -> None:
    visitor = people(size).home()
    visitor.press(visitor.button("Play now"))
    visitor.question.wait_for()
    visitor.press(visitor.choices.first)
    expect(visitor.question.get_by_role("button", name="Become")).to_be_visible()
    assert not visitor.overflows()
