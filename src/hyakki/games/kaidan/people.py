"""The data of each PG, each enemy and each inventory on the floor; secrets are apart."""

from __future__ import annotations

from typing import Final

import msgspec

from hyakki.games.kaidan.board.geometry import OFF

NOBODY: Final = -1
UNREVEALED: Final = -1
ONRYO: Final = -2
"""A Figure before a PG has seen it, and a PG that came back (KA-182); any other number is that of an entity card."""

STANDEES: Final = 6
"""Figures 0 to 5 are the numbered standees, figure 6 + seat is that seat's Onryo (KA-R65)."""

MARK: Final = 0
NEUTRAL: Final = 1
"""Status cards: Death Mark and Neutral State (KA-025)."""

RUN: Final = 1
ABILITY: Final = 2
WEAR: Final = 4
"""Unique Actions, by bit of `Pg.used` (KA-134)."""


class Pg(msgspec.Struct):
    """A PG as everybody sees it. Shallow copies are whole copies: what it holds never changes in place."""

    character: int = NOBODY
    cell: int = OFF
    wounds: int = 0
    noise: int = 0
    pa: int = 0
    pm: int = 0
    weary: int = 0
    """The PA that are missing in the next Preparation."""
    used: int = 0
    """Unique Actions taken this Turn."""
    worn: int = NOBODY
    """The Mask it wears: an object number; the card stays in its inventory."""
    shelter: int = 0
    """Not hidden, or hidden: 1 in the shadows, 1 + X in a hiding place X (KA-293, KA-296, KA-297)."""
    spotted: bool = False
    """Whether it hid while its hunter saw it (KA-298)."""
    exhausted: bool = False
    condemned: int = 0
    """The Turn of the Dark Impulse that condemned it (KA-209)."""
    died: int = 0
    """The Turn in which it died."""
    grave: int = OFF
    """The cell where it died; its Onryo appears there (KA-182)."""
    killer: int = NOBODY
    """The seat that killed it (KA-332)."""
    escaped: bool = False

    @property
    def on_map(self) -> bool:
        return self.cell != OFF

    @property
    def alive(self) -> bool:
        """Return whether it is in the house, even if off the map for a moment (KA-217); neither dead nor escaped
        (KA-R124)."""
        return not self.died and not self.escaped


class Secret(msgspec.Struct):
    """The secrets of a seat: those of its owner, and those that not even the owner knows."""

    cards: tuple[int, ...] = ()
    """The inventory, sorted; a card is its object number plus SPENT for each use made of it. Never the Hyoirei."""
    status: tuple[int, ...] = ()
    """The status pile from top to bottom; unknown to its owner too (KA-027)."""
    tokens: tuple[int, ...] = ()
    """An Onryo's door/movement tokens (KA-315)."""
    points: int = 0
    """Secondary points earned so far (KA-R132)."""
    armed: tuple[int, str] | None = None
    """The card that will be used unasked, and when: one of options.MOMENTS (KA-R17)."""


class Figure(msgspec.Struct):
    """An entity or an Onryo as everybody sees it."""

    cell: int = OFF
    kind: int = UNREVEALED
    alerted: bool = False
    shaken: int = 0
    """The seats that have got rid of it since it last disappeared, as a mask (KA-R135)."""
    raging: int = 0
    """Added to its Force until its chase ends."""
    evidence: int = 0
    """Evidence tokens examined since it was revealed."""
    moved: bool = False
    """An Onryo: it has used a token this Turn (KA-187)."""
    spoken: bool = False
    """An Onryo: its once-per-Turn power has been used."""
    banished: bool = False
    """An Onryo: gone for good (KA-R112)."""

    @property
    def on_map(self) -> bool:
        return self.cell != OFF


class Loot(msgspec.Struct):
    """An inventory token; its cards are secret (KA-161)."""

    cell: int
    owner: int
    """The seat whose it was, or NOBODY for an enemy's."""
    cards: tuple[int, ...]


SPENT = 64


def kind_of(card: int) -> int:
    """The object number of a card, however often it has been used."""
    return card % SPENT


def spent_of(card: int) -> int:
    return card // SPENT


def onryo_of(seat: int) -> int:
    """The Figure that a seat's Onryo is."""
    return STANDEES + seat
