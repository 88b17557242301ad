"""What a viewer of Kaidan remembers of what lies hidden."""

from __future__ import annotations

from typing import Any

from hyakki.core.events import Event, Viewer
from hyakki.core.memory import Memory


class KaidanMemory(Memory):
    __slots__ = ("counted", "seats")

    def __init__(self, viewer: Viewer, seats: int) -> None:
        super().__init__(viewer)
        self.seats = seats
        self.counted: dict[int, tuple[int, int]] = {}
        """By own seat: Death Marks and Neutral States as last counted (KA-R99)."""

    def copy(self) -> KaidanMemory:
        twin = KaidanMemory(self.viewer, self.seats)
        twin.counted = self.counted.copy()
        return twin

    def see(self, event: Event) -> None:
        return

    def dump(self) -> dict[str, Any]:
        return {}
