"""Screens for tests with axe-core: what brings a browser to a screen, and the sizes and themes it is checked in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.e2e.company import Company
from tests.e2e.person import SIZES, Person, Size
from tests.server.client import Server


class Stage:
    """What a test needs to reach a screen: users, the server and the size of the window."""

    def __init__(
        self, people: Callable[..., Person], regular: Callable[..., Person], server: Server, size: Size
    ) -> None:
        self.people = people
        self.regular = regular
        self.server = server
        self.size = size

    def mika(self) -> Person:
        """Return the user who goes from screen to screen: one browser window for many tests."""
        return self.regular(self.size)

    def stranger(self, **more: Any) -> Person:
        """Return a new user in a browser window that no other test uses."""
        return self.people(self.size, **more)

    def company(self, *others: str, bots: int = 0, first: int = 0, **more: Any) -> tuple[Person, Company]:
        """Return Mika and the others at a new table."""
        mika = self.mika()
        return mika, Company(self.server, mika, *others, bots=bots, first=first, **more)


Reach = Callable[[Stage], Person]
"""Brings a user to a screen, and returns that user."""


def looked_at(screens: Sequence[tuple[str, Reach]]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test on each of these screens in each size of the window."""

    def mark(test: Callable[..., None]) -> Callable[..., None]:
        by_name = pytest.mark.parametrize("reach", [pytest.param(reach, id=name) for name, reach in screens])
        marked: Callable[..., None] = pytest.mark.parametrize("size", SIZES)(by_name(test))
        return marked

    return mark
