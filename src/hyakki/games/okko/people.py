"""What is kept in the open of heroes, allies, agent cards and tokens; and what a hero plans in secret.

Shallow copies are whole copies: what these hold never changes in place.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

NOBODY: Final = -1
NOTHING: Final = -1
NOWHERE: Final = -1
LEFT_IT: Final = -2
"""Instead of something that a seat backs in a council: it leaves the choice to the leader (OK-R31)."""


class Hero(msgspec.Struct):
    """A hero as everybody sees it; its figure has the same number."""

    seat: int = NOBODY
    """The seat that runs the hero; NOBODY if it is not in this game."""
    eliminated: bool = False

    # Cards
    hand: tuple[int, ...] = ()
    """Sorted: in hand or laid face down (OK-R25)."""
    left: tuple[int, ...] = ()
    """Revealed for their talents (OK-042)."""
    right: tuple[int, ...] = ()
    """Revealed for their techniques, wounds too (OK-R116)."""
    discard: tuple[int, ...] = ()
    """Sorted."""

    # Equipment (OK-139); a card for both hands lies in both slots
    hands: tuple[int, int] = (NOTHING, NOTHING)
    """Right, left."""
    up: int = NOTHING
    """The hand card that lies face up (OK-044)."""
    clothing: int = NOTHING
    supplies: tuple[int, ...] = ()
    """Sorted."""

    ally: int = NOBODY
    """The figure in its follower slot (OK-138)."""
    mission: int = NOTHING
    """The number of its marked personal mission, from 0 (OK-015)."""
    feats: tuple[int, ...] = ()
    """The number of times that the hero has done each feat so far (missions.FEATS, OK-R155)."""
    called: tuple[int, ...] = ()
    """Kami that it has summoned, by figure, each once."""

    # This Round
    locked: bool = False
    laid: tuple[int, int] = (0, 0)
    """Cards face down on the left and on the right, once planning has closed (OK-R28)."""
    activated: bool = False
    bonus: int = 0
    """More actions than usual, or fewer."""
    attacked: bool = False
    """Whether it has made an attack in this Round."""
    moved: bool = False
    """Whether it has moved in this activation."""
    streak: int = 0
    """Agents it has eliminated in this activation."""

    @property
    def in_play(self) -> bool:
        return self.seat != NOBODY and not self.eliminated

    @property
    def equipment(self) -> tuple[int, ...]:
        """All its equipment cards, each once, sorted."""
        cards = {*self.hands, self.clothing} - {NOTHING}
        return tuple(sorted((*cards, *self.supplies)))


class Plan(NamedTuple):
    """The cards that a hero has laid face down, known to the heroes only (OK-041)."""

    left: tuple[int, ...] = ()
    right: tuple[int, ...] = ()
    up: int = NOTHING

    @property
    def cards(self) -> tuple[int, ...]:
        return self.left + self.right


class Ally(msgspec.Struct):
    """A follower, kami or courtier who follows, on the board."""

    card: int
    """The version of the ally: a number of ids.ALLY_CARDS."""
    master: int = NOBODY
    """The hero whose it is; a masterless follower has none (OK-177)."""
    down: bool = False
    """The token of a kami has been turned face down (OK-183)."""
    acted: bool = False
    """Whether it has acted in this Round (OK-R132)."""


class Agent(msgspec.Struct):
    """An agent's character card."""

    owned: bool = False
    """The Oni has it (OK-025)."""
    activated: bool = False
    """Whether it has an activation token (OK-073)."""
    placed: int = 0
    """Event cards face down beside it, once planning has closed (OK-R28)."""
    techniques: tuple[int, ...] = ()
    """Event cards turned up beside it, sorted."""
    fallen: bool = False
    """A lieutenant or greater demon that never returns (OK-R82)."""


EVIDENCE: Final = 0
PARCHMENT: Final = 1
CHEST: Final = 2
HIDDEN: Final = 3
MARKER_KINDS = ("evidence", "parchment", "chest", "follower")


class Marker(msgspec.Struct):
    """A token of which not every side has been seen: evidence, parchment, chest, or a follower that lies face down.
    Which one it is lies apart, in `OkkoState.beneath` (OK-R22)."""

    kind: int
    space: int
    """NOWHERE once it has left the board."""
    flipped: bool = False
    raised: int = 0
    """The difficulty is so much higher (EV-09)."""
    penalty: int = 0
    """Penalty tokens (OK-R141)."""


class Thing(msgspec.Struct):
    """The letter or the relic: where it lies, or who bears it."""

    space: int = NOWHERE
    bearer: int = NOBODY
    home: int = NOWHERE
    """The space where its test is made, until it has been taken; a fallen one is picked up anywhere (OK-R122)."""


OPEN: Final = 0
HEROES_WON: Final = 1
ONI_WON: Final = 2
NOBODYS: Final = 3


class Task(msgspec.Struct):
    """A mission tile and its reference card (OK-270)."""

    tokens: int = 0
    """Mission tokens on the card."""
    done: tuple[int, ...] = ()
    """Interaction spaces with a mission token: lit lanterns, broken seals; sorted."""
    settled: int = OPEN


class Lasting(NamedTuple):
    """An effect of a card that lasts for a while."""

    ability: int
    """A number of Kit.abilities."""
    deed: int
    """The number of the deed."""
    owner: int
    """The figure whose it is, or NOBODY."""
    targets: tuple[int, ...]
    """The figures that were chosen, or the tile; () where nothing was."""
    until: str
    """"attack", "move", "activation", "round" or "battle"."""
