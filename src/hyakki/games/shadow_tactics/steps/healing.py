"""Healing (ST-122, ST-123)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.shadow_tactics.options import ASK_HEAL, HEAL
from hyakki.games.shadow_tactics.state import ShadowState
from hyakki.games.shadow_tactics.steps.base import Deed
from hyakki.games.shadow_tactics.steps.harm import heal


def patients(s: ShadowState, bush: int) -> list[int]:
    """The damaged ninjas in a bush."""
    return [ninja for ninja in s.team() if s.ninjas[ninja].bush == bush and s.ninjas[ninja].damage]


class Heal(Deed):
    """One health point for one ninja in the acting ninja's bush, itself included; the owner chooses (ST-R53)."""

    __slots__ = ()

    def patients(self, s: ShadowState) -> list[int]:
        return patients(s, self.bush(s))

    def run(self, s: ShadowState) -> Asks:
        patients = self.patients(s)
        if len(patients) > 1:
            return (ASK_HEAL[self.seat(s)],)
        if patients:
            heal(s, patients[0], self.ninja)
        s.done()
        return None

    def menu(self, s: ShadowState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        patients, bush = self.patients(s), self.bush(s)
        m.options += [HEAL[ninja] for ninja in patients]
        for ninja in s.team():
            if ninja not in patients:
                m.block("ST-123" if s.ninjas[ninja].bush == bush else "ST-122", HEAL[ninja])
        return m

    def default(self, s: ShadowState, ask: Ask) -> Path:
        return (HEAL[self.patients(s)[0]],)

    def answer(self, s: ShadowState, ask: Ask, path: Path) -> None:
        heal(s, path[0].args[0], self.ninja)
        s.done()
