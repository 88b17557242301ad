"""Bought cards are handed out among the ninjas before the mission (ST-289, ST-315, ST-R89)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Outcome, Path
from hyakki.games.shadow_tactics import events as say
from hyakki.games.shadow_tactics.catalog.ids import ITEMS, NUMBER
from hyakki.games.shadow_tactics.council import ask_together, decided
from hyakki.games.shadow_tactics.options import ASK_CLAIM, ASK_CLAIM_TOGETHER, claim
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import ShadowStep


class Claims(ShadowStep):
    """Card by card: the ninja seats decide together which ninja takes it (ST-418, ST-R134)."""

    __slots__ = ("items",)
    items: tuple[int, ...]
    """The items still to be claimed."""

    def __init__(self, items: tuple[str, ...]) -> None:
        super().__init__("claim")
        self.items = tuple(sorted(NUMBER[name] for name in items))

    def run(self, s: ShadowState) -> Asks:
        while self.items:
            ninjas = self.claimants(s)
            if len(ninjas) > 1 and not s.rules.quick:
                return ask_together(s.ninja_seats, ASK_CLAIM, ASK_CLAIM_TOGETHER)
            self.hand_out(s, ninjas[:1])
        s.done()
        return None

    def claimants(self, s: ShadowState) -> list[int]:
        """Any ninja; a health card only one whose row has room for it (ST-280)."""
        if not s.rules.items[ITEMS[self.items[0]]].health:
            return s.team()
        return [ninja for ninja in s.team() if len(s.ninjas[ninja].health) < s.rules.numbers.most_health]

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        able = self.claimants(s)
        for ninja in s.team():
            option = claim(self.items[0], ninja)
            m.offer(option) if ninja in able else m.block("ST-280", option)
        return m

    def default(self, s: ShadowState, ask: Ask) -> Path:
        return (claim(self.items[0], self.claimants(s)[0]),)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        self.hand_out(s, [path[0].args[1]])

    def outcome(self, s: ShadowState, answers: dict[int, Path]) -> Outcome | None:
        return decided(s.ninja_seats, answers)

    def close(self, s: ShadowState, outcome: Outcome) -> None:
        self.hand_out(s, [outcome[1]])

    def hand_out(self, s: ShadowState, ninjas: list[int]) -> None:
        """Lay the item face up beside its owner; what it gives for one mission is there at once (ST-315, ST-R100)."""
        number, self.items = self.items[0], self.items[1:]
        item = s.rules.items[ITEMS[number]]
        for ninja in ninjas:
            person = s.ninjas[ninja]
            person.items = tuple(sorted((*person.items, number)))
            person.jutsu += item.jutsu
            if item.health:
                person.health = (*person.health, NUMBER[item.health])
            s.say(say.CLAIMED, (person.seat, ninja, number))
