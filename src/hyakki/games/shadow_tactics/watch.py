"""The counts of simulations: the ninjas' cards held and played, the Daimyo's order cards held and played."""

from __future__ import annotations

from collections.abc import Iterable

from hyakki.core.events import Event
from hyakki.core.watch import Served, Watch
from hyakki.games.shadow_tactics.catalog.ids import CARDS, ORDERS
from hyakki.games.shadow_tactics.state import ShadowState


class ShadowWatch(Watch):
    def __init__(self) -> None:
        self.cards: set[int] = set()
        self.turned: set[int] = set()
        self.orders: set[int] = set()
        self.given: set[int] = set()

    def see(self, s: ShadowState, events: Iterable[Event]) -> None:
        for ninja in s.team():
            self.cards.update(s.ninjas[ninja].cards)
        self.orders.update(s.hand)
        for event in events:
            name = event.kind.name
            if name == "revealed" and event.fact is not None:
                self.turned.add(event.fact[0])
            elif name == "drew" and event.fact is not None:
                self.orders.update(event.fact[0])
            elif name == "ordered":
                self.given.add(event.args[1])

    def served(self) -> Served:
        return {
            "cards": {CARDS[card]: card in self.turned for card in self.cards},
            "orders": {ORDERS[order]: order in self.given for order in self.orders},
        }
