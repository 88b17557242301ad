"""Enemy attacks, Reactions and the last chance (KA-280 to KA-292, KA-302, KA-303, KA-333, KA-R76 to KA-R81, KA-R89)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.cards import EXORCISM, FORCE
from hyakki.games.kaidan.options import ASK_LAST, ASK_REACT, REPEL, exorcise
from hyakki.games.kaidan.people import kind_of
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.banish import Banish
from hyakki.games.kaidan.steps.base import Pursuit
from hyakki.games.kaidan.steps.test import WON, Test
from hyakki.games.kaidan.steps.window import Window
from hyakki.games.kaidan.steps.wounds import Deaths, Wounds, by_figure, killer_seat


class EnemyAttack(Pursuit):
    """W-ATTACK, then Repel or Exorcise; lost, the difference is suffered in Wounds."""

    __slots__ = ("choice",)
    choice: str

    def __init__(self, chase: int) -> None:
        super().__init__(chase, "window")
        self.choice = ""

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "window":
            s.say(say.ATTACK, (s.hunter, s.hunted))
            self.stage = "react"
            s.push(Window("attack"))
        elif self.stage == "react":
            return (ASK_REACT[s.hunted],)
        elif self.stage == "tested":
            self.settle(s)
        else:
            s.done()
        return None

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        offer_reactions(m, s, ask.seat)
        return m

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (REPEL,)  # KA-R18

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        self.choice = path[0].verb
        self.stage = "tested"
        react(s, path)

    def settle(self, s: KaidanState) -> None:
        assert self.result is not None
        won, own, other, *_ = self.result
        self.stage = "done"
        if won == WON:
            if self.choice == "exorcise":
                s.push(Banish(s.hunter, s.hunted))  # KA-288
            return
        wounds = max(0, other - own)  # KA-R41
        s.push(Wounds((s.hunted,), (wounds,), (by_figure(s.hunter),), "KA-286"))


def offer_reactions(m: Menu, s: KaidanState, seat: int) -> None:
    m.offer(REPEL)
    ofuda = next((card for card in s.secrets[seat].cards if kind_of(card) in s.kit.ofuda), None)
    if ofuda is None:
        m.block("KA-287", exorcise(min(s.kit.ofuda)))
    else:
        m.offer(exorcise(ofuda))


def react(s: KaidanState, path: Path) -> None:
    """Repel is a Force Test, an Exorcism consumes an Ofuda (KA-284, KA-287)."""
    seat = s.hunted
    if path[0] is REPEL:
        s.push(Test(seat, FORCE, "repel", figure=s.hunter))
        return
    card = path[0].args[0]
    s.spend(seat, card)
    s.say(say.USED, (seat, card, True))
    s.push(Test(seat, EXORCISM, "exorcise", figure=s.hunter))


class LastChance(Pursuit):
    """W-FATE, then one Reaction; anything but success is death, whatever the Wounds (KA-302, KA-303, KA-R89)."""

    __slots__ = ("choice",)
    choice: str

    def __init__(self, chase: int) -> None:
        super().__init__(chase, "window")
        self.choice = ""

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "window":
            self.stage = "react"
            s.push(Window("fate"))
        elif self.stage == "react":
            return (ASK_LAST[s.hunted],)
        else:
            self.settle(s)
        return None

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        offer_reactions(m, s, ask.seat)
        return m

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (REPEL,)

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        self.choice = path[0].verb
        self.stage = "tested"
        react(s, path)

    def settle(self, s: KaidanState) -> None:
        from hyakki.games.kaidan.steps.chase import get_rid

        assert self.result is not None
        if self.result[0] != WON:
            s.stack[-1] = Deaths((s.hunted,), (killer_seat(by_figure(s.hunter)),), "KA-303")
        elif self.choice == "exorcise":
            s.stack[-1] = Banish(s.hunter, s.hunted)
        else:
            get_rid(s)
