"""Reads what a scene says about a position of Kitsunedo: Items, Lanterns, Spirit Lords, hands and lives."""

from __future__ import annotations

from hyakki.core import given
from hyakki.core.facts import ANY, plain
from hyakki.core.given import number_said
from hyakki.games.kitsunedo.catalog.ids import ITEMS, LANTERNS, LORDS

UNKNOWN = -2
"""A card that is there, of a kind that is not said."""
MOST_CARDS = 99
LIVES = ("out", "diminished", "gilded")
UPRIGHT = -1
"""Lives said as "gilded": all that the stage gives, be it only one (KI-035, KI-T05)."""


class Given(given.Given):
    """A value of a description, and its place."""

    __slots__ = ()
    kinds = {"Item": ITEMS, "Lantern": LANTERNS, "lord": LORDS}

    @property
    def is_none(self) -> bool:
        return bool(plain(self.said) == "none")

    def id(self, kind: str) -> int:
        """ "Sun Scroll", "sun" and "SUN" are the same Item; "Fox of the Hollow" is the Hollow."""
        known = self.kinds[kind]
        named = next((word for word in plain(self.word()).split() if word in known), None)
        return super().id(kind) if named is None else known.index(named)

    def cards(self, kind: str) -> list[int]:
        """Cards from the top, each named or ANY; one card may be said without brackets."""
        if self.is_none:
            return []
        return [UNKNOWN if part.said == ANY else part.id(kind) for part in self.parts()]

    def hand(self) -> list[int]:
        """The cards of a hand, or only how many they are."""
        many = isinstance(number_said(self.said), int)
        return [UNKNOWN] * self.number(0, MOST_CARDS) if many else self.cards("Item")

    def lives(self) -> int:
        lives = number_said(self.said)
        if plain(lives) == LIVES[2]:
            return UPRIGHT
        if plain(lives) in LIVES:
            return LIVES.index(plain(lives))
        if isinstance(lives, bool) or lives not in range(len(LIVES)):
            raise self.wrong(f"{self.said!r} is not 2 (gilded), 1 (diminished) or 0 (out)")
        return int(lives)

    def each_seat(self, seats: int) -> list[int]:
        return [part.seat(seats) for part in self.parts()]
