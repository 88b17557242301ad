"""The public data of each ninja. Its programmed cards are apart, in `ShadowState.laid`."""

from __future__ import annotations

from typing import Final

import msgspec

NOBODY: Final = -1
NO_SLOT: Final = -1
NO_QUEST: Final = -1

NOT_SHOWN: Final = 0
SHOWN: Final = 1
CHANGED: Final = 2
"""The states of a programmed card: face down; turned up for all to see; exchanged after it was shown (ST-508)."""


class Ninja(msgspec.Struct):
    """A ninja as everybody sees it. Shallow copies are whole copies: what it holds never changes in place."""

    seat: int = NOBODY
    """The seat that plays the ninja; NOBODY if it is not in play."""
    lent_by: int = NOBODY
    """The seat that has left it to another (ST-R132)."""
    bush: int = NOBODY
    cards: tuple[int, ...] = ()
    """All its cards, sorted: in hand, programmed and used (ST-506)."""
    used: tuple[int, ...] = ()
    """The used pile, sorted."""
    health: tuple[int, ...] = ()
    """The row of health cards from left to right (ST-269)."""
    damage: int = 0
    """The number of flipped health cards, from the right (ST-270, ST-271)."""
    spare: bool = False
    """The rightmost is whole although others are flipped: it was won while the ninja was hurt."""
    jutsu: int = 0
    """Active tokens."""
    spent: int = 0
    """Tokens that are spent until the next mission (ST-137)."""
    lost: int = 0
    """Tokens that are gone for good (ST-379)."""
    carries: bool = False
    """A green mission token (ST-329)."""
    items: tuple[int, ...] = ()
    """Purchased cards it has claimed (ST-315)."""
    quest: int = NO_QUEST
    markers: int = 0
    completed: bool = False
    """The ninja's quest is completed (ST-308)."""

    # The public part of its programme (ST-504)
    slot: int = NO_SLOT
    count: int = 0
    shown: tuple[int, int] = (NOT_SHOWN, NOT_SHOWN)
    turned: tuple[int, ...] = ()
    """The ninja's cards that have been turned up in this round, in order (ST-060)."""
    programmable: tuple[int, ...] = ()
    """The cards it could programme in this round: then in hand, and forbidden by no penalty (ST-047, ST-506)."""
    one_move: bool = False
    """Only one of them could be a movement card (ST-275)."""

    # Deeds for quests that are judged at the end
    executed: int = 0
    failed: int = 0
    kills: int = 0
    slain: tuple[int, ...] = ()
    """The posts of the guards that the card under way has killed."""

    # This round
    dropped: bool = False
    """Whether it has dropped a hostage (ST-485)."""
    found: bool = False
    """A search has found the ninja (ST-190)."""

    @property
    def in_play(self) -> bool:
        return self.seat != NOBODY

    @property
    def flipped(self) -> tuple[int, ...]:
        """The ninja's damaged health cards: their penalties apply (ST-274)."""
        end = len(self.health) - self.spare
        return self.health[end - self.damage : end]
