"""Banishing (KA-267 to KA-269, KA-288, KA-R68, KA-R93, KA-R112, KA-R116)."""

from __future__ import annotations

from hyakki.core.menu import Asks
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.board.geometry import CELLS, OFF, loudness
from hyakki.games.kaidan.people import NOBODY, STANDEES, Loot
from hyakki.games.kaidan.scoring import score_banishing
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.base import Decide, KaidanStep
from hyakki.games.kaidan.steps.draw import draw_object


class Leaving(KaidanStep):
    """An entity leaves the map; what it stole may stay behind (KA-R93)."""

    __slots__ = ("cell", "who")
    who: int
    cell: int

    def __init__(self, who: int, cell: int = OFF) -> None:
        super().__init__("leave")
        self.who = who
        self.cell = cell

    def run(self, s: KaidanState) -> Asks:
        if self.stage == "leave":
            self.leave(s)
        else:
            assert self.result is not None
            drop_stolen(s, self.who, self.result[0])
            s.done()
        return None

    def leave(self, s: KaidanState) -> None:
        raise NotImplementedError

    def leave_behind(self, s: KaidanState, cell: int) -> None:
        self.stage = "drop"
        s.push(Decide("loot", "cell", tuple(places_for_loot(s, cell))))


class Banish(Leaving):
    """An enemy leaves the map for good; a PG that banished it draws an Object and takes what it stole."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, who: int, seat: int = NOBODY) -> None:
        super().__init__(who)
        self.seat = seat

    def leave(self, s: KaidanState) -> None:
        from hyakki.games.kaidan.steps.appear import remove_figure

        figure = s.figures[self.who]
        self.cell = figure.cell
        if s.hunter == self.who:
            s.end_chase()
        s.say(say.BANISHED, (self.who, self.seat))
        if s.is_onryo(self.who):
            figure.cell, figure.banished = OFF, True  # KA-R112
        else:
            remove_figure(s, self.who, "KA-267")
        if self.seat != NOBODY:
            score_banishing(s, self.seat)
            draw_object(s, self.seat, 0)
        stolen = s.stolen[self.who] if self.who < STANDEES else []
        if stolen and self.seat != NOBODY:
            s.stolen[self.who] = []
            for card in stolen:
                s.gain(self.seat, card)
            s.say(say.TOOK_STOLEN, (self.seat, self.who, len(stolen)), (tuple(stolen),))
        elif stolen:
            self.leave_behind(s, self.cell)
            return
        s.done()


def drop_stolen(s: KaidanState, who: int, cell: int) -> None:
    """Drop what it stole as an inventory token on its last cell (KA-163, KA-R93); with what another has left there
    it is one inventory."""
    cards, s.stolen[who] = tuple(s.stolen[who]), []
    there = next((loot for loot in s.loot if loot.cell == cell and loot.owner == NOBODY), None)
    if there is None:
        s.loot.append(Loot(cell, NOBODY, cards))
    else:
        there.cards = tuple(sorted((*there.cards, *cards)))
    s.say(say.STOLEN_LEFT, (who, cell, len(cards)))
    if cell in s.flames:
        burn_loot(s, [cell])


def burn_loot(s: KaidanState, cells: list[int]) -> None:
    """Burn inventories on these cells; only Mission objects stay (KA-171, KA-176, KA-R117)."""
    for loot in s.loot:
        if loot.cell in cells:
            loot.cards = tuple(card for card in loot.cards if s.mission(card))
            s.say(say.INVENTORY_BURNT, (loot.cell, loot.owner), (len(loot.cards),))
    s.loot = [loot for loot in s.loot if loot.cards]


def places_for_loot(s: KaidanState, cell: int) -> list[int]:
    """Return this cell, or the nearest of a placed Room that is not locked (KA-R93)."""
    lawful = [other for other in range(CELLS) if s.board.covered(other) and not s.in_locked(other)]
    nearest = min(loudness(cell, other) for other in lawful)
    return [other for other in lawful if loudness(cell, other) == nearest]
