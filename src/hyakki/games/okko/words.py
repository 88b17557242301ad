"""What the fields and numbers of Okko Chronicles stand for in words."""

from __future__ import annotations

from hyakki.core.words import Words
from hyakki.games.okko.ids import (
    AGENTS,
    ALLY_CARDS,
    AREAS,
    CARDS,
    CLUES,
    COURTIERS,
    ENHANCEMENTS,
    EQUIPMENT,
    EVENTS,
    FACES,
    FIGURES,
    HEROES,
    RECOLLECTIONS,
    SPACES,
)


def _keys(kind: str, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{kind}-{name}" for name in names)


WORDS = Words(
    people=frozenset({"seat", "subject", "voters", "heroes"}),
    things={
        **dict.fromkeys(("hero", "receiver", "master"), _keys("figure", HEROES)),
        **dict.fromkeys(("figure", "target"), _keys("figure", FIGURES)),
        **dict.fromkeys(("card", "cards", "left", "right"), _keys("card", CARDS)),
        **dict.fromkeys(("equipment", "up"), _keys("equipment", EQUIPMENT)),
        **dict.fromkeys(("event", "events"), _keys("eventcard", EVENTS)),
        **dict.fromkeys(("clue", "clues"), _keys("clue", CLUES)),
        "courtier": _keys("clue", COURTIERS),
        "agent": _keys("agent", AGENTS),
        "ally": _keys("ally", ALLY_CARDS),
        "enhancement": _keys("enhancement", ENHANCEMENTS),
        "recollection": _keys("recollection", RECOLLECTIONS),
    },
    labels={
        **dict.fromkeys(("space", "spaces", "goal"), SPACES),
        **dict.fromkeys(("tile", "tiles"), FACES),
        **dict.fromkeys(("area", "areas"), AREAS),
    },
)
