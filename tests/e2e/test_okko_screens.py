"""Axe-core finds no fault on any screen of Okko Chronicles."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.conftest import Regular
from tests.e2e.editing import edits, faults, opens, takes, turns_to
from tests.e2e.laid import is_over
from tests.e2e.palace import (
    HERO,
    ONI,
    asked,
    first_card,
    has_begun,
    likes_lists,
    palace,
    reads_the_memoirs,
    resolves_where,
    says,
    sits_at,
)
from tests.e2e.person import SIZES, Person, Size
from tests.e2e.test_okko_editor import BROKEN
from tests.e2e.test_okko_tables import begins, pastes
from tests.reading import CHRONICLE
from tests.server.client import Server


def setting_up(person: Person, server: Server) -> None:
    sits_at(person, palace(server, has_begun, HERO))


def planning(person: Person, server: Server) -> None:
    sits_at(person, palace(server, asked("plan"), HERO))


def laying(person: Person, server: Server) -> None:
    planning(person, server)
    person.press(first_card(person))
    person.question.locator(".back").wait_for()


def moving(person: Person, server: Server) -> None:
    sits_at(person, palace(server, asked("turn", "move"), HERO))
    says(person, "Move")
    person.page.locator(".target.cell.lit").first.wait_for()


def attacking(person: Person, server: Server) -> None:
    sits_at(person, palace(server, asked("turn", "attack"), HERO))
    says(person, "Attack")
    person.question.locator(".back").wait_for()


def placing(person: Person, server: Server) -> None:
    sits_at(person, palace(server, asked("place", since=2), ONI))


def commanding(person: Person, server: Server) -> None:
    sits_at(person, palace(server, asked("activate", since=2), ONI))


def resolving(person: Person, server: Server) -> None:
    sits_at(person, palace(server, resolves_where, ONI))
    likes_lists(person, True)
    person.question.locator(".answers .placed").first.wait_for()


def taking_notes(person: Person, server: Server) -> None:
    moving(person, server)
    if person.size.touch:
        person.press(person.button("Notebook"))
        person.sheet("Notebook").wait_for()


def reading_the_goal(person: Person, server: Server) -> None:
    planning(person, server)
    person.press(person.button("The Tea Ceremony"))
    person.sheet("The Tea Ceremony").wait_for()


def reading_of_a_hero(person: Person, server: Server) -> None:
    sits_at(person, palace(server, asked("turn", "move"), HERO))
    person.press(person.page.locator(".rail .thing").first)
    person.page.locator("dialog h3").first.wait_for()


def counting(person: Person, server: Server) -> None:
    sits_at(person, palace(server, is_over, HERO))
    person.sheet("The game is over").get_by_role("table", name="Tikku's Memoirs").wait_for()


def remembering(person: Person, server: Server) -> None:
    sits_at(person, palace(server, is_over, HERO))
    reads_the_memoirs(person)


def making_a_table(person: Person, server: Server) -> None:
    begins(person, server)
    person.page.get_by_role("checkbox", name="Say now who runs which hero").check()
    pastes(person, "name = 3")
    person.page.get_by_role("status").locator("li").first.wait_for()


def editing_with_faults(person: Person, server: Server) -> None:
    edits(person, server, "okko")
    opens(person, BROKEN)
    faults(person).first.wait_for()


def laying_in_the_editor(person: Person, server: Server) -> None:
    edits(person, server, "okko")
    opens(person, CHRONICLE)
    takes(person, "Agents", "Ashigaru")
    person.page.locator(".target.space.lit").first.wait_for()


def trying_a_chronicle(person: Person, server: Server) -> None:
    edits(person, server, "okko")
    opens(person, CHRONICLE)
    turns_to(person, "Balance")
    person.press(person.button("Let bots try it"))
    person.page.locator(".bars").wait_for()
    person.press(person.button("Stop"))


SCREENS = [
    *(setting_up, planning, laying, moving, attacking, placing, commanding, resolving),
    *(taking_notes, reading_the_goal, reading_of_a_hero, counting, remembering, making_a_table),
    *(editing_with_faults, laying_in_the_editor, trying_a_chronicle),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("reach", SCREENS, ids=lambda reach: reach.__name__)
def test_axe_finds_no_fault(
    regular: Regular, server: Server, reach: Callable[[Person, Server], None], size: Size
) -> None:
    mika = regular(size)
    reach(mika, server)
    assert mika.barriers() == []
