"""Moving (OK-283 to OK-292): one action crosses areas up to SPEED, leaves an area with opponents, or changes space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.menu import Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.actions import AGENT, ALLY, HERO, Action, register
from hyakki.games.okko.board import Reach, numbers_of, reach, tile_of, why_not
from hyakki.games.okko.effects.measure import has, value
from hyakki.games.okko.options import into_area, to_space, verb
from hyakki.games.okko.people import NOWHERE
from hyakki.games.okko.state import OkkoState, is_agent, is_hero
from hyakki.games.okko.steps.sneak import Sneak

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn

GO = verb("move")


def reach_of(s: OkkoState, figure: int) -> Reach:
    """Where one move action can lead this figure now."""
    opponents = s.areas_with(agents=not is_agent(figure))
    start = s.area_of(figure)
    if held(s, figure):
        return Reach({start: 0}, 0, True)
    return reach(s.board, start, value(s, figure, "speed"), opponents, has(s, figure, "unhalted"))


def held(s: OkkoState, figure: int) -> bool:
    """It starts beside somebody who does not let it out of its area (KAM-4b)."""
    return any(s.next_to(other, figure) and has(s, other, "grasping") for other in s.opponents(figure))


def coiled(s: OkkoState, figure: int) -> bool:
    """Leaving the area costs 2 actions (Kuro-Hebi)."""
    return any(s.next_to(other, figure) and has(s, other, "coiling") for other in s.opponents(figure))


def goals(s: OkkoState, figure: int) -> list[int]:
    """The spaces where one move action can end."""
    areas = s.board.floor.area_spaces
    mask = 0
    for area in reach_of(s, figure).steps:
        mask |= areas[area]
    return numbers_of(mask & s.free_spaces(figure))


@register
class Move(Action):
    word = "move"
    who = HERO | ALLY | AGENT

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        if turn.left < 1:
            m.block("OK-291", GO)
        elif goals(s, turn.figure):
            m.offer(GO)
        else:
            m.block("OK-288", GO)

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        figure = turn.figure
        found = reach_of(s, figure)
        area_of, here = s.board.floor.area_of, s.area_of(figure)
        dear = turn.left < 2 and coiled(s, figure)
        free = s.free_spaces(figure)
        for space in s.board.floor.spaces:
            area = area_of[space]
            if area in found.steps and free >> space & 1:
                if dear and area != here:
                    m.block("OK-291", to_space(space))
                    continue
                m.offer(to_space(space))
                if m.look:
                    m.preview(to_space(space), **self.ahead(s, figure, space, found))
            elif m.look and area in found.steps and space != s.where[figure]:
                m.block(why_not_there(s, figure, space), to_space(space))
        if m.look:
            self.block_areas(m, s, figure, found)

    def ahead(self, s: OkkoState, figure: int, space: int, found: Reach) -> dict[str, int | bool]:
        area = s.board.floor.area_of[space]
        sneak = sneak_due(s, figure, s.where[figure], space)
        return {"areas": found.steps[area], "halted": bool(found.halted >> area & 1), "sneak": sneak}

    def block_areas(self, m: Menu, s: OkkoState, figure: int, found: Reach) -> None:
        opponents = s.areas_with(agents=not is_agent(figure))
        speed, unhalted = value(s, figure, "speed"), has(s, figure, "unhalted")
        for area in s.board.floor.areas:
            if area not in found.steps:
                m.block(why_not(s.board, s.area_of(figure), speed, opponents, area, unhalted), into_area(area))

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        space = path[1].args[0]
        leaves = s.board.floor.area_of[space] != s.area_of(turn.figure)
        turn.pay(2 if leaves and coiled(s, turn.figure) else 1)
        move(s, turn.figure, space)


def why_not_there(s: OkkoState, figure: int, space: int) -> str:
    """The rule by which nobody, or this figure, can stop on a space."""
    if space in s.at:
        return "OK-257"
    return "OK-290" if s.blocked_spaces >> space & 1 else "OK-265"


def sneak_due(s: OkkoState, figure: int, old: int, new: int) -> int:
    """The difficulty of the sneak test that a hero's own move there calls for, or 0 (OK-275, OK-R05)."""
    if not is_hero(figure) or old == NOWHERE or tile_of(old) == tile_of(new):
        return 0
    return s.board.floor.pieces[tile_of(new)].sneak


def move(s: OkkoState, figure: int, space: int) -> None:
    """Its own movement: a hero may have to sneak (OK-R98)."""
    old = s.where[figure]
    s.put(figure, space)
    if is_hero(figure):
        s.heroes[figure].moved = True
    s.say(say.MOVED, (figure, space))
    if sneak_due(s, figure, old, space):
        s.push(Sneak(figure))


def displace(s: OkkoState, figure: int, space: int) -> None:
    """Moved by another: no halting, no sneaking (OK-R60)."""
    s.put(figure, space)
    s.say(say.PUT, (figure, space))
