"""Actions of a user in the editor of any game."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.e2e.laid import mika_of
from tests.e2e.person import Person
from tests.server.client import Server


def edits(person: Person, server: Server, game: str) -> Person:
    """Open the editor with an empty table."""
    person.be(mika_of(server)).at(f"editor/{game}")
    person.page.evaluate(f"localStorage.removeItem('hyakki-editor-{game}')")
    person.page.reload()
    hint(person).wait_for()
    return person


def hint(person: Person) -> Locator:
    return person.page.get_by_text("Choose something to lay")


def turns_to(person: Person, tab: str) -> None:
    """Go to a part of the editor: on a phone each has a tab."""
    opener = person.page.get_by_role("navigation", name="Parts of the editor").get_by_role("button", name=tab)
    if person.size.touch and opener.get_attribute("aria-pressed") != "true":
        person.press(opener)


def takes(person: Person, group: str, tool: str) -> None:
    turns_to(person, "Lay")
    person.press(person.button(group, exact=True))
    person.press(person.page.locator(".tool").filter(has_text=tool).first)


def opens(person: Person, text: str) -> None:
    turns_to(person, "Rules")
    file = {"name": "bell.toml", "mimeType": "application/toml", "buffer": text.encode()}
    person.page.get_by_label("Open a file").set_input_files(file)  # type: ignore[arg-type]


def slot(person: Person) -> Locator:
    return person.page.locator(".target.slot").first


def faults(person: Person) -> Locator:
    turns_to(person, "Faults")
    return person.page.get_by_role("list", name="fault").get_by_role("listitem")
