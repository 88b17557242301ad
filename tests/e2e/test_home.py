"""From nothing to the first decision."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import MakePerson
from tests.e2e.person import SIZES, Size


@pytest.mark.parametrize("size", SIZES)
def test_two_presses_to_the_first_decision(people: MakePerson, size: Size) -> None:
    visitor = people(size).home()
    assert visitor.page.title() == "Hyakki"
    visitor.press(visitor.button("Play now"))
    visitor.question.wait_for()
    visitor.press(visitor.choices.first)
    expect(visitor.question.get_by_role("button", name="Become")).to_be_visible()
    assert not visitor.overflows()


def test_the_first_visit_is_silent(people: MakePerson) -> None:
    visitor = people().home()
    sound = visitor.button("Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    visitor.press(sound)
    expect(sound).to_have_attribute("aria-pressed", "true")
    visitor.home()
    expect(sound).to_have_attribute("aria-pressed", "true")
