"""Watch: follows one simulated game and says which of its things came up, and which of those served."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hyakki.core.events import Event

Served = dict[str, dict[str, bool]]
"""The things of each table that came up in this game, and whether each served."""


class Watch:
    """Follows a simulated game. Unlike a Memory it may look at everything."""

    def see(self, s: Any, events: Iterable[Event]) -> None:
        """Handle the events since the last call, and the State that they have led to."""
        raise NotImplementedError

    def served(self) -> Served:
        raise NotImplementedError
