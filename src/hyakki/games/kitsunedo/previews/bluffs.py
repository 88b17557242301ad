"""Who lied how often: read off the log of a game that is over, by somebody who was told everything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from hyakki.games.kitsunedo.catalog.cards import LEAF, MIST
from hyakki.games.kitsunedo.state import NOBODY


class Tally(NamedTuple):
    claims: int = 0
    bluffs: int = 0
    caught: int = 0


class Bluffs:
    """One Tally a seat. Leaves in an attack claim Mist too (KI-085), though nobody says so unless it is doubted."""

    def __init__(self, seats: int, told: Iterable[Mapping[str, Any]]) -> None:
        self.tallies = [Tally()] * seats
        self._lanterns = [NOBODY] * seats
        self._false = [False] * seats
        """Whether the latest claim of each seat is a lie."""
        for seen in told:
            self._see(seen)

    def _see(self, seen: Mapping[str, Any]) -> None:
        kind = seen["event"]
        if kind in ("dealt-lantern", "dealt-open", "new-lantern"):
            self._lanterns[seen["seat"]] = seen["told"]["lantern"]
        elif kind == "claimed":
            self._claim(seen["seat"], seen["lantern"])
        elif kind == "attacked" and LEAF in seen["items"]:
            self._claim(seen["seat"], MIST)
        elif kind in ("conceded", "conceded-shown") and self._false[seen["seat"]]:
            seat = seen["seat"]
            self.tallies[seat] = self.tallies[seat]._replace(caught=self.tallies[seat].caught + 1)

    def _claim(self, seat: int, lantern: int) -> None:
        self._false[seat] = self._lanterns[seat] != lantern
        was = self.tallies[seat]
        self.tallies[seat] = was._replace(claims=was.claims + 1, bluffs=was.bluffs + self._false[seat])
