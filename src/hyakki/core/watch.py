"""Watch: follows one simulated game and says which of its things came up, and which of those served."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hyakki.core.events import Event

Served = dict[str, dict[str, bool]]
"""By table and name of a thing: it came up in this game, and whether it served."""


class Watch:
    """Unlike a Memory it may look at everything; only simulations make one."""

    def see(self, s: Any, events: Iterable[Event]) -> None:
        """What has happened since the last time, and the State it has led to."""
        raise NotImplementedError

    def served(self) -> Served:
        raise NotImplementedError
