"""What a viewer of Shadow Tactics remembers of the Daimyo's order cards: which can still be in his deck or hand.

Programmes need no memory: what a ninja could have laid is for all to see (ST-506), and so is what it has turned up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from hyakki.core.events import Event, Viewer
from hyakki.core.memory import Memory
from hyakki.games.shadow_tactics.state import ShadowState

Args = tuple[Any, ...]
Fact = tuple[Any, ...] | None


@mypyc_attr(allow_interpreted_subclasses=True)
class ShadowMemory(Memory):
    __slots__ = ("certain", "deck", "unseen")

    def __init__(self, viewer: Viewer) -> None:
        super().__init__(viewer)
        self.deck = 0
        """Cards in the deck."""
        self.unseen: list[int] = []
        """Sorted: the cards of the deck, and those in hand of which the viewer does not know that they are there."""
        self.certain: list[int] = []
        """Sorted: cards that must be in hand."""

    def copy(self) -> ShadowMemory:
        twin = ShadowMemory.__new__(ShadowMemory)
        twin.viewer, twin.mask, twin.deck = self.viewer, self.mask, self.deck
        twin.unseen, twin.certain = self.unseen[:], self.certain[:]
        return twin

    def see(self, event: Event) -> None:
        learn = SEEN.get(event.kind.name)
        if learn is not None:
            learn(self, event.args, event.fact if event.to & self.mask else None)

    def dump(self) -> dict[str, Any]:
        return {"unseen": tuple(self.unseen), "certain": tuple(self.certain)}

    def misfit(self, s: ShadowState) -> str | None:
        if self.deck != len(s.deck):
            return f"the deck is thought to hold {self.deck} cards"
        if sorted(self.unseen + self.certain) != sorted(s.deck + s.hand):
            return "other order cards are thought to be in deck and hand"
        left = s.hand[:]
        for order in self.certain:
            if order not in left:
                return f"order {order} is thought to be in hand"
            left.remove(order)
        return None

    # Conclusions

    def shuffled(self, args: Args, fact: Fact) -> None:
        """Note that the deck is made of these: at set-up, or of the discards (ST-150, ST-298)."""
        self.unseen = sorted([*self.unseen, *args[0]])
        self.deck = len(args[0])

    def drew(self, args: Args, fact: Fact) -> None:
        """A viewer who is not told knows what was drawn if nothing is left in the deck."""
        self.deck -= args[1]
        drawn = self.unseen[:] if fact is None and not self.deck else () if fact is None else fact[0]
        for order in drawn:
            self.unseen.remove(order)
        self.certain = sorted([*self.certain, *drawn])

    def came_out(self, args: Args, fact: Fact) -> None:
        """Note that a card of the hand is played or prepared. If one of its kind must be in hand, what is known of
        the rest stays the same whichever of them it was."""
        assert fact is not None
        (self.certain if fact[0] in self.certain else self.unseen).remove(fact[0])


SEEN: dict[str, Callable[[ShadowMemory, Args, Fact], None]] = {
    "shuffled": ShadowMemory.shuffled,
    "recycled": ShadowMemory.shuffled,
    "drew": ShadowMemory.drew,
    "played": ShadowMemory.came_out,
    "prepared": ShadowMemory.came_out,
}


def remember(s: ShadowState, memory: ShadowMemory) -> None:
    """Set what a viewer of a scene's position knows: the Daimyo his hand, others no card of it unless the deck is
    empty."""
    known = s.daimyo in memory.viewer.seats or not s.deck
    memory.deck = len(s.deck)
    memory.certain = sorted(s.hand) if known else []
    memory.unseen = sorted(s.deck) if known else sorted(s.deck + s.hand)
