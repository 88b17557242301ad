"""The ids of everything in the box. State, Events and Options hold the number of a thing: its place in these lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hyakki.games.shadow_tactics.catalog.cards import Colour, Ninja


def _run(prefix: str, last: int, first: int = 1) -> tuple[str, ...]:
    return tuple(f"{prefix}{number}" for number in range(first, last + 1))


NINJAS: tuple[Ninja, ...] = ("HAY", "YUK", "MUG", "AIK", "TAK")
"""Hayato, Yuki, Mugen, Aiko, Takuma: the order of characters (ST-002)."""
COLOURS: tuple[Colour, ...] = ("yellow", "purple", "white", "orange", "teal", "brown")
COLOUR_LETTERS = "ypwotn"
"""The colours of junctions, in the ids of movement cards and in drawings."""

_MOVES = {"HAY": "ypwotn", "YUK": "ypwotn", "MUG": "ypwot", "AIK": "ypwotn", "TAK": "ypwot"}
_REWARDS = {"HAY": 2, "YUK": 2, "MUG": 2, "AIK": 2, "TAK": 1}


def _cards(ninja: str) -> tuple[str, ...]:
    names = (*"12345", "SG", "SR", "SB", *(f"M{letter}" for letter in _MOVES[ninja]), *_run("R", _REWARDS[ninja]))
    return tuple(f"{ninja}-{name}" for name in names)


CARDS = tuple(card for ninja in NINJAS for card in _cards(ninja))
"""Every ninja's actions, Regroup (5), specials, movements and quest rewards (R)."""
HEALTH = (
    *("HAY-H1", "HAY-H2", "HAY-H3", "YUK-H1", "YUK-H2", "YUK-H3", "MUG-H1", "MUG-H2", "MUG-H3", "MUG-H4"),
    *("AIK-H1", "AIK-H2", "TAK-H1", "TAK-H2", "VEST-H"),
)
"""Each row from left to right."""
ITEMS = (*_run("NP", 12), "JUT")
QUESTS = tuple(f"{letter}Q{number}" for letter in "HYMAT" for number in (1, 2, 3)) + _run("DQ", 5)
ORDERS = (*_run("OC", 9), *_run("DD", 3), *_run("PO", 6), *_run("QO", 5))
DEPLOYMENTS = (*_run("PD", 8), *_run("FD", 3))
TILES = ("C1", "C2", *_run("L", 6), *_run("C", 6, first=3))
"""The tiles in order: a hex that two placed tiles show belongs to the one named first."""
MISSIONS = _run("M", 5)
LOCATIONS = ("safe-house", "osaka-castle", "nakasendo-road", "imai-town", "mount-tsuru", "yabu-palace")

NUMBER = {
    name: number
    for ids in (NINJAS, CARDS, HEALTH, ITEMS, QUESTS, ORDERS, DEPLOYMENTS, TILES, MISSIONS, LOCATIONS)
    for number, name in enumerate(ids)
}
"""The number of each id in its list."""
