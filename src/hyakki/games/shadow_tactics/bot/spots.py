"""Where a ninja is after some of its cards, and what a card may come to."""

from __future__ import annotations

NO_POSTS: frozenset[int] = frozenset()


class Spot:
    """The place of a ninja after some of its cards. A Scout makes each only once, so they compare by identity."""

    __slots__ = ("blind", "bush", "gone", "noise", "opened", "played", "stage", "used")

    def __init__(
        self,
        bush: int,
        used: int,
        opened: int,
        stage: int,
        blind: frozenset[int],
        gone: frozenset[int],
        noise: int,
        played: int,
    ) -> None:
        self.bush = bush
        self.used = used
        """Colours, as a mask."""
        self.opened = opened
        self.stage = stage
        self.blind = blind
        """Guards that will see nothing for the rest of the round."""
        self.gone = gone
        """Guards that will see nothing there later either."""
        self.noise = noise
        """The noise made on the way."""
        self.played = played
        """Action cards used up on the way."""


class Outcome:
    """What a card may come to."""

    __slots__ = ("chance", "gain", "spot", "witnesses")

    def __init__(self, chance: float, spot: Spot, gain: float, witnesses: int = 1) -> None:
        self.chance = chance
        """The chance to be carried out."""
        self.spot = spot
        self.gain = gain
        self.witnesses = witnesses
