"""Sneaking onto a prohibited tile (OK-275 to OK-282)."""

from __future__ import annotations

from typing import Any

from hyakki.core.menu import Ask, Asks, Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.board.geometry import numbers_of, reach
from hyakki.games.okko.catalog.ids import FIGURES
from hyakki.games.okko.effects.scope import Situation
from hyakki.games.okko.effects.values import has
from hyakki.games.okko.options import DONE, ask, on_figure, to_space
from hyakki.games.okko.people import NOBODY, NOWHERE
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.aim import MELEE, why_not
from hyakki.games.okko.steps.attack import Attack
from hyakki.games.okko.steps.base import Deed
from hyakki.games.okko.steps.feats import note
from hyakki.games.okko.steps.test import Test, foresee, may_test

SNEAKING = Situation(purpose="sneak", tested="speed")


class Sneak(Deed):
    """A direct SPEED test; on a fail the thralls of the tile close in and strike (OK-276 to OK-279)."""

    __slots__ = ("guards", "waiting")
    guards: tuple[int, ...]
    """The thralls of the tile: they close in, perhaps beyond it, and strike."""
    waiting: tuple[int, ...]
    """The figures that are still to be moved."""

    def __init__(self, figure: int) -> None:
        super().__init__(figure, "test")
        self.guards = self.waiting = ()

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
            self.guards = self.waiting = tuple(self.thralls(s))
            self.stage = "close in"
        if self.stage == "close in":
            self.waiting = tuple(figure for figure in self.waiting if self.goals(s, figure))
            if self.waiting:
                return (ask(s.oni, "surround"),)
            self.stage = "strike"
        return self.strike(s)

    def test(self, s: OkkoState) -> None:
        self.stage = "tested"
        known = foregone(s, self.figure, s.tile_of(self.figure))
        if known is None:
            sneak = s.board.floor.pieces[s.tile_of(self.figure)].sneak
            s.push(Test(self.figure, sneak, SNEAKING))
            return
        s.say(say.PASSED_UNROLLED if known else say.FAILED_UNROLLED, (self.figure, "speed"))
        if known:
            note(s, self.figure, "tests")
        self.result = (known, 0)

    def thralls(self, s: OkkoState) -> list[int]:
        """Every mortal thrall on the tile, corrupted or not (OK-R96)."""
        tile = s.tile_of(self.figure)
        return [f for f in s.on_board(agents=True) if s.tile_of(f) == tile and s.kind_of(f) == "mortal"]

    def goals(self, s: OkkoState, figure: int) -> list[int]:
        """Spaces adjacent to the hero, else any of its area, that the thrall can come to (OK-R96)."""
        connected = reach(s.board, s.area_of(figure), 999, 0).steps
        area_of = s.board.floor.area_of
        free = [space for space in numbers_of(s.free_spaces(figure)) if area_of[space] in connected]
        beside = s.board.adjacent[s.where[self.figure]]
        near = [space for space in free if beside >> space & 1]
        if near or s.next_to(figure, self.figure):
            return near
        area = s.area_of(self.figure)
        return [space for space in free if area_of[space] == area]

    def may_stay(self, s: OkkoState, figure: int) -> bool:
        """Return whether the figure is adjacent already, or no space is left beside the hero."""
        if s.next_to(figure, self.figure):
            return True
        beside = s.board.adjacent[s.where[self.figure]]
        return not any(beside >> space & 1 for space in self.goals(s, figure))

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if self.stage == "strike":
            m.options += [on_figure(figure) for figure in self.strikers(s)]
            return m
        if path:
            m.options += [to_space(space) for space in self.goals(s, path[0].args[0])]
            return m
        m.options += [on_figure(figure, False) for figure in self.waiting]
        if all(self.may_stay(s, figure) for figure in self.waiting):
            m.offer(DONE)
        else:
            m.block("OK-278", DONE)
        return m

    def refusal(self, s: OkkoState, ask: Ask, path: Path, id: str) -> str:
        """The rule against a space where a figure or a token is, or that is not beside the hero (OK-257, OK-278,
        OK-290)."""
        from hyakki.games.okko.steps.turn_refusals import space_named, why_not_stop

        word, _, name = id.partition(" ")
        if word == "on" and name in FIGURES:
            return "OK-279" if self.stage == "strike" else "OK-278"
        space = space_named(s, name) if word == "to" and self.stage == "close in" else NOWHERE
        if space == NOWHERE:
            return ""
        return (why_not_stop(s, path[0].args[0], space) if path else "") or "OK-278"

    def default(self, s: OkkoState, ask: Ask) -> Path:
        if self.stage == "strike":
            return (on_figure(self.strikers(s)[0]),)
        figure = next((figure for figure in self.waiting if not self.may_stay(s, figure)), NOBODY)
        return (DONE,) if figure == NOBODY else (on_figure(figure, False), to_space(self.goals(s, figure)[0]))

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        if self.stage == "strike":
            self.let_strike(s, path[0].args[0])
            return
        if path[0] is DONE:
            self.waiting = ()
            return
        figure, space = path[0].args[0], path[1].args[0]
        self.waiting = tuple(other for other in self.waiting if other != figure)
        s.put(figure, space)
        s.say(say.PUT, (figure, space))

    def strikers(self, s: OkkoState) -> list[int]:
        """Return the figures that are adjacent and have not struck yet."""
        return [f for f in self.guards if s.where[f] != NOWHERE and not why_not(s, f, self.figure, MELEE)]

    def strike(self, s: OkkoState) -> Asks:
        """Let each strike once, without activation token or action (OK-279, OK-R97). It is the hero's activation, so
        its side says in which order (OK-R35)."""
        left = self.strikers(s)
        if len(left) > 1:
            return (ask(self.seat(s), "next-striker"),)
        if left:
            self.let_strike(s, left[0])
        else:
            s.done()
        return None

    def let_strike(self, s: OkkoState, figure: int) -> None:
        self.guards = tuple(other for other in self.guards if other != figure)
        s.push(Attack(figure, self.figure, MELEE))


def foregone(s: OkkoState, hero: int, tile: int) -> bool | None:
    """Return whether a sneak test there passes or fails without a roll, or None (OK-281, OK-R163)."""
    piece = s.board.floor.pieces[tile]
    if piece.red_circle:
        return False
    if has(s, hero, "stealthy"):
        return True
    return None if may_test(s, hero) else False


def foresee_sneak(s: OkkoState, hero: int, tile: int) -> dict[str, Any]:
    """The test that entering a prohibited tile calls for, and how many thralls wait there."""
    known = foregone(s, hero, tile)
    sneak = s.board.floor.pieces[tile].sneak
    test = foresee(s, hero, sneak, SNEAKING) if known is None else {"chance": 100 if known else 0}
    thralls = sum(1 for f in s.on_board(agents=True) if s.tile_of(f) == tile and s.kind_of(f) == "mortal")
    return {**test, "thralls": thralls}
