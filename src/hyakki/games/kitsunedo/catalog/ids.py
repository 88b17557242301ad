"""The Items, Lanterns and Spirit Lords of Kitsunedo, each by its number and by its id."""

from __future__ import annotations

SUN, MOON, LEAF, BLOCK, SAKE = range(5)
ITEMS = ("sun", "moon", "leaf", "block", "sake")
"""The Items in the order in which a whole hand is discarded (KI-R71)."""
WILD = (SUN, MOON, SAKE)
"""The Items that a Leaf may count as (KI-074, KI-075)."""

SPIRIT, SHADOW, ASH, MIST = range(4)
LANTERNS = ("spirit", "shadow", "ash", "mist")
ANY_LANTERN = (1 << len(LANTERNS)) - 1
"""The mask of all Lanterns."""


def safe_bit(claimer: int, lantern: int) -> int:
    """Return the bit of a claim that nobody may challenge for the rest of a turn (KI-084, KI-100)."""
    return 1 << (len(LANTERNS) * claimer + lantern)


CELESTE, HAUNT, MIRAGE, HOLLOW, TANUKI, SHISU = range(6)
LORDS = ("celeste", "haunt", "mirage", "hollow", "tanuki", "shisu")
ABILITIES = {
    "hollow": ("peep",),
    "haunt": ("memorial", "reap"),
    "mirage": ("thread",),
    "celeste": ("gift",),
    "tanuki": ("mark",),
    "shisu": ("grudge", "vengeance"),
}
"""The abilities of each lord: `ability-peep` and so on name and explain them."""
