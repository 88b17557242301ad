"""Recovering objects from an inventory token (KA-161 to KA-163, KA-R12, KA-R118)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.actions import ACTIONS, Action
from hyakki.games.kaidan.options import ASK_RECOVER, RECOVER, TAKE_NO_MORE, take
from hyakki.games.kaidan.people import Loot
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.base import Deed


def loot_at(s: KaidanState, cell: int, owner: int) -> Loot:
    """The token of a seat, or that of enemies, on a cell: there is one of each at most."""
    return next(loot for loot in s.loot if loot.cell == cell and loot.owner == owner)


class Recover(Deed):
    """Look, then take any number of cards, or none; which, only this seat knows."""

    __slots__ = ("cell", "owner")
    cell: int
    owner: int

    def __init__(self, seat: int, cell: int, owner: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.owner = owner

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "start":
            cards = loot_at(s, self.cell, self.owner).cards
            s.say(say.LOOKED_AT_LOOT, (self.seat, self.owner, self.cell, len(cards)), (cards,))
            self.stage = "take"
            return None
        return (ASK_RECOVER[self.seat],)

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.offer(TAKE_NO_MORE)
        left = list(loot_at(s, self.cell, self.owner).cards)
        for option in path:
            left.remove(option.args[0])
        m.options += [take(card, self.seat) for card in dict.fromkeys(left)]
        return m

    def default(self, s: KaidanState, ask: Ask) -> Path:
        return (TAKE_NO_MORE,)

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        taken = tuple(sorted(option.args[0] for option in path[:-1]))
        loot = loot_at(s, self.cell, self.owner)
        left = list(loot.cards)
        for card in taken:
            left.remove(card)
            s.gain(self.seat, card)
        loot.cards = tuple(left)
        s.loot = [token for token in s.loot if token.cards]  # KA-162
        s.say(say.RECOVERED, (self.seat, self.owner, self.cell, len(taken), len(left)), (taken,))
        s.done()


def offer_recover(m: Menu, s: KaidanState, seat: int) -> None:
    here = [loot for loot in s.loot if loot.cell == s.pgs[seat].cell]
    for owner in dict.fromkeys(loot.owner for loot in here):
        m.offer(RECOVER[owner])
        m.preview(RECOVER[owner], cards=len(loot_at(s, s.pgs[seat].cell, owner).cards))
    for owner in dict.fromkeys(loot.owner for loot in s.loot):
        if not any(loot.owner == owner for loot in here):
            m.block("KA-161", RECOVER[owner])


def start_recover(s: KaidanState, seat: int, path: Path) -> None:
    s.push(Recover(seat, s.pgs[seat].cell, path[0].args[0]))


ACTIONS["recover"] = Action(offer_recover, start_recover)
