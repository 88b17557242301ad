"""What content must hold to be played with; types alone do not say it."""

from __future__ import annotations

from hyakki.core.errors import BadContent
from hyakki.games.okko.cards import HEROES, OkkoRules


def check(rules: OkkoRules) -> None:
    """All of it; the first fault is raised."""


def check_seats(rules: OkkoRules, seats: int) -> None:
    """Whether so many can play what was agreed (OK-002, OK-R32)."""
    if rules.scenario not in rules.scenarios:
        raise BadContent("option scenario", f"{rules.scenario!r} is not one of {', '.join(rules.scenarios)}")
    if not 2 <= seats <= len(HEROES) + 1:
        raise BadContent("seats", f"{seats}; 2 to {len(HEROES) + 1} can play")
    if not 0 <= rules.oni < seats:
        raise BadContent("option oni", f"there is no seat {rules.oni}")
