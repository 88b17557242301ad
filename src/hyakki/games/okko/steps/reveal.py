"""All action cards and placed event cards are turned face up (OK-062); weaknesses heal (OK-R119)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.effects.values import value
from hyakki.games.okko.options import ask, number
from hyakki.games.okko.people import NOBODY, Plan
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.base import OkkoStep
from hyakki.games.okko.steps.harm import heal
from hyakki.games.okko.steps.triggers import triggered


class Reveal(OkkoStep):
    """Cards leave the hand for their sides; then each hero with a weakness says how much it heals."""

    __slots__ = ("healed",)
    healed: tuple[int, ...]
    """Heroes that have."""

    def __init__(self) -> None:
        super().__init__("turn up")
        self.healed = ()

    def run(self, s: OkkoState) -> Asks:
        if self.stage == "turn up":
            self.stage = "heal"
            self.turn_up(s)
        hero = self.next_to_heal(s)
        if hero != NOBODY:
            return (ask(s.heroes[hero].seat, "heal"),)
        s.done()
        return None

    def turn_up(self, s: OkkoState) -> None:
        for hero in s.in_play():
            person, laid = s.heroes[hero], s.plans[hero]
            hand = list(person.hand)
            for card in laid.cards:
                hand.remove(card)
            person.hand, person.left, person.right = tuple(hand), laid.left, laid.right
            s.plans[hero] = Plan()
            s.say(say.REVEALED, (hero,), (laid.left, laid.right))
        for card, events in enumerate(s.placed):
            s.agents[card].techniques, s.agents[card].placed = events, 0
            if events:
                s.say(say.TECHNIQUES, (card,), (events,))
        s.placed = [()] * len(s.placed)
        s.touch()

    def next_to_heal(self, s: OkkoState) -> int:
        for hero in s.in_play():
            if hero not in self.healed and s.damage[hero] and triggered(s, hero, "reveal"):
                return hero
        return NOBODY

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        """Offer every number to heal, up to the STAMINA (OK-168)."""
        m = Menu(look)
        m.options += [number("heal", count) for count in range(self.most(s), -1, -1)]
        return m

    def most(self, s: OkkoState) -> int:
        hero = self.next_to_heal(s)
        return min(s.damage[hero], value(s, hero, "stamina"))

    def refusal(self, s: OkkoState, ask: Ask, path: Path, id: str) -> str:
        """Return the rule against healing more than the STAMINA, or more than there is (OK-168)."""
        word, _, count = id.partition(" ")
        return "OK-168" if word == "heal" and count.isdigit() else ""

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (number("heal", self.most(s)),)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        hero = self.next_to_heal(s)
        self.healed = (*self.healed, hero)
        if path[0].args[0]:
            heal(s, hero, path[0].args[0])
