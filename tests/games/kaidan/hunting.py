"""Tables for chases: windows and roll prompts pass by themselves, except those that a test names in `stops`."""

from __future__ import annotations

from typing import Any

from hyakki.games.kaidan.options import LET_BE, ROLL
from tests.games.kaidan.sitting import Sitting


class Hunt(Sitting):
    def __init__(self, stops: tuple[str, ...] = (), **given: Any) -> None:
        self.stops = stops
        super().__init__(**given)

    def _pass_by(self) -> None:
        while self.state.asks and self.state.over is None:
            ask = self.state.asks[0]
            if ask.kind in self.stops or not (ask.kind.startswith("roll") or ask.kind.startswith("window-")):
                return
            self.answer(ask, (ROLL if ask.kind.startswith("roll") else LET_BE,))

    def preview(self, seat: str, id: str) -> dict[str, Any]:
        return self.foreseen(seat)[id]

    def events_of(self, kind: str) -> list[tuple[Any, ...]]:
        """The public fields of everything of this kind said so far."""
        self.start()
        return [event.args for event in self.events if event.kind.name == kind]

    @property
    def chased(self) -> tuple[int, int] | None:
        """Standee and round of the chase under way."""
        self.start()
        return (self.state.hunter + 1, self.state.round) if self.state.chasing else None


def corner(enemy: str = "EN-YU", spot: str = "3-4", *, pg: str = "PC1", **more: Any) -> Hunt:
    """A at 3-3 in the open Room H10 with the enemy beside it; B far away in the garden."""
    seat = {"pg": pg, "at": "3-3", **more.pop("A", {})}
    return Hunt(
        **{
            "rooms": {"3-3": "H10", "9-9": "G03"},
            "entities": {"2": f"{enemy} {spot}"},
            "first": "B",
            "at": "look",
            "A": seat,
            "B": {"pg": "PC5" if pg != "PC5" else "PC4", "at": "9-9"},
            **more,
        }
    )
