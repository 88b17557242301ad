"""Looking at tiles in private, and putting them back in any order (OB25, LP4, KA-R11)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.kaidan import events as say
from hyakki.games.kaidan.options import ASK_ORDER, next_tile
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.base import Deed


class OrderTiles(Deed):
    """The top tiles of a pile; what they are and how they go back is known to this seat alone."""

    __slots__ = ("count", "pile")
    pile: int
    count: int

    def __init__(self, seat: int, pile: int, count: int) -> None:
        super().__init__(seat)
        self.pile = pile
        self.count = count

    def go(self, s: KaidanState) -> Asks:
        if self.stage == "start":
            self.count = min(self.count, len(s.tiles[self.pile]))
            s.say(say.LOOKED_AT_TILES, (self.seat, self.pile, self.count), (self.looked_at(s),))
            self.stage = "order"
            if self.count < 2:
                s.done()
            return None
        return (ASK_ORDER[self.seat],)

    def looked_at(self, s: KaidanState) -> tuple[int, ...]:
        """Return the tiles from the top."""
        return tuple(s.tiles[self.pile][len(s.tiles[self.pile]) - self.count :][::-1])

    def menu(self, s: KaidanState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        named = [option.args[0] for option in path]
        final = len(named) == self.count - 1
        m.options += [next_tile(tile, self.seat, final) for tile in self.looked_at(s) if tile not in named]
        return m

    def default(self, s: KaidanState, ask: Ask) -> Path:
        """Put the tiles back as they lay (KA-R18)."""
        *rest, last = self.looked_at(s)
        return (*(next_tile(tile, self.seat, False) for tile in rest), next_tile(last, self.seat, True))

    def answer(self, s: KaidanState, ask: Ask, path: Path) -> None:
        order = tuple(option.args[0] for option in path)
        pile = s.tiles[self.pile]
        s.tiles[self.pile] = pile[: len(pile) - self.count] + list(order[::-1])
        s.say(say.ORDERED_TILES, (self.seat, self.pile, self.count), (order,))
        s.done()
