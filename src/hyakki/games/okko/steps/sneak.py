"""Sneaking onto a prohibited tile (OK-275 to OK-282)."""

from __future__ import annotations

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.board import numbers_of, reach
from hyakki.games.okko.effects.measure import has
from hyakki.games.okko.effects.scope import Situation
from hyakki.games.okko.options import ask, on_figure, to_space
from hyakki.games.okko.people import NOWHERE
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.attack import Attack
from hyakki.games.okko.steps.base import Deed
from hyakki.games.okko.steps.feats import note
from hyakki.games.okko.steps.test import Test, may_test


class Sneak(Deed):
    """A direct SPEED test; on a fail the thralls of the tile close in and strike (OK-276 to OK-279)."""

    __slots__ = ("waiting",)
    waiting: tuple[int, ...]
    """Thralls that are still to be moved, then to strike."""

    def __init__(self, figure: int) -> None:
        super().__init__(figure, "test")
        self.waiting = ()

    def run(self, s: OkkoState) -> Asks:
        if s.where[self.figure] == NOWHERE:
            s.done()
            return None
        if self.stage == "test":
            self.test(s)
            return None
        if self.stage == "tested":
            passed = self.result is not None and self.result[0]
            if passed:
                note(s, self.figure, "sneaks")
                s.done()
                return None
            self.waiting = tuple(self.thralls(s))
            self.stage = "close in"
        if self.stage == "close in":
            self.waiting = tuple(figure for figure in self.waiting if self.goals(s, figure))
            if self.waiting:
                return (ask(s.oni, "surround"),)
            self.waiting = tuple(figure for figure in self.thralls(s) if s.next_to(figure, self.figure))
            self.stage = "strike"
        return self.strike(s)

    def test(self, s: OkkoState) -> None:
        piece = s.board.floor.pieces[s.tile_of(self.figure)]
        self.stage = "tested"
        if not piece.red_circle and has(s, self.figure, "stealthy"):
            s.say(say.PASSED_UNROLLED, (self.figure, "speed"))
            self.result = (True, 0)
        elif piece.red_circle or not may_test(s, self.figure):
            s.say(say.FAILED_UNROLLED, (self.figure, "speed"))  # OK-281, OK-R163
            self.result = (False, 0)
        else:
            s.push(Test(self.figure, piece.sneak, Situation(purpose="sneak", tested="speed")))

    def thralls(self, s: OkkoState) -> list[int]:
        """Every mortal thrall on the tile, corrupted or not (OK-R96)."""
        tile = s.tile_of(self.figure)
        return [f for f in s.on_board(agents=True) if s.tile_of(f) == tile and s.kind_of(f) == "mortal"]

    def goals(self, s: OkkoState, figure: int) -> list[int]:
        """Spaces adjacent to the hero, else any of its area, that the thrall can come to; it may stay where it is
        adjacent already (OK-R96)."""
        if s.next_to(figure, self.figure):
            return []
        connected = reach(s.board, s.area_of(figure), 999, 0).steps
        area_of = s.board.floor.area_of
        free = [space for space in numbers_of(s.free_spaces(figure)) if area_of[space] in connected]
        beside = s.board.adjacent[s.where[self.figure]]
        near = [space for space in free if beside >> space & 1]
        if near:
            return near
        area = s.area_of(self.figure)
        return [] if s.area_of(figure) == area else [space for space in free if area_of[space] == area]

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if path:
            m.options += [to_space(space) for space in self.goals(s, path[0].args[0])]
        else:
            m.options += [on_figure(figure, False) for figure in self.waiting]
        return m

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return (on_figure(self.waiting[0], False), to_space(self.goals(s, self.waiting[0])[0]))

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        figure, space = path[0].args[0], path[1].args[0]
        self.waiting = tuple(other for other in self.waiting if other != figure)
        s.put(figure, space)
        s.say(say.PUT, (figure, space))

    def strike(self, s: OkkoState) -> Asks:
        """Each once, in order; no activation token, no action (OK-279, OK-R97)."""
        left = [f for f in self.waiting if s.where[f] != NOWHERE and s.next_to(f, self.figure)]
        if not left:
            s.done()
            return None
        self.waiting = tuple(left[1:])
        s.push(Attack(left[0], self.figure, "melee"))
        return None
