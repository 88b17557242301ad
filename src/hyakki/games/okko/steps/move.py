"""Moving (OK-283 to OK-292): one action crosses areas up to SPEED, leaves an area with opponents, or changes space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hyakki.core.menu import Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.actions import AGENT, ALLY, HERO, Action, register
from hyakki.games.okko.board.geometry import Reach, numbers_of, reach, tile_of, why_not
from hyakki.games.okko.catalog.kit import Ability
from hyakki.games.okko.effects.price import give_up
from hyakki.games.okko.effects.values import has, value
from hyakki.games.okko.options import by_card, into_area, to_space, verb
from hyakki.games.okko.people import NOWHERE
from hyakki.games.okko.state import OkkoState, is_agent, is_hero
from hyakki.games.okko.steps.sneak import Sneak, foresee_sneak
from hyakki.games.okko.steps.triggers import triggered

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn

GO = verb("move")


def reach_of(s: OkkoState, figure: int, unhalted: bool = False) -> Reach:
    """Return where one move action can lead this figure now; `unhalted` by what it gives up for it (EQ-31)."""
    opponents = s.areas_with(agents=not is_agent(figure))
    start = s.area_of(figure)
    if held(s, figure):
        return Reach({start: 0}, 0, True)
    return reach(s.board, start, value(s, figure, "speed"), opponents, unhalted or has(s, figure, "unhalted"))


def held(s: OkkoState, figure: int) -> bool:
    """Return whether it starts beside a figure that does not let it out of its area (KAM-4b)."""
    return any(s.next_to(other, figure) and has(s, other, "grasping") for other in s.opponents(figure))


def coiled(s: OkkoState, figure: int) -> bool:
    """Return whether leaving the area costs a hero 2 actions (Kuro-Hebi)."""
    return is_hero(figure) and any(
        s.next_to(other, figure) and has(s, other, "coiling") for other in s.opponents(figure)
    )


def slips(s: OkkoState, figure: int) -> list[Ability]:
    """Return what it may give up as it starts to move, so that opponents neither halt nor limit it (EQ-31)."""
    return [ability for ability in triggered(s, figure, "move") if ability.effect.discard]


def goals(s: OkkoState, figure: int) -> list[int]:
    """The spaces where one move action can end."""
    areas = s.board.floor.area_spaces
    mask = 0
    for area in reach_of(s, figure).steps:
        mask |= areas[area]
    return numbers_of(mask & s.free_spaces(figure))


@register
class Move(Action):
    """1 action: `move`, then the space; what is given up for it comes between them."""

    word = "move"
    who = HERO | ALLY | AGENT

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        if turn.left < 1:
            m.block("OK-291", GO)
            return
        found = goals(s, turn.figure)
        if any(cost(s, turn.figure, space) <= turn.left for space in found):
            m.offer(GO)
        else:
            m.block("OK-192" if found else "OK-288", GO)

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        figure, slipping = turn.figure, len(path) > 1
        found = reach_of(s, figure, slipping)
        area_of, here = s.board.floor.area_of, s.area_of(figure)
        dear = turn.left < 2 and coiled(s, figure)
        free = s.free_spaces(figure)
        if not slipping:
            m.options += [by_card(ability.table, ability.thing, False) for ability in slips(s, figure)]
        for space in s.board.floor.spaces:
            area = area_of[space]
            if area in found.steps and free >> space & 1:
                if dear and area != here:
                    m.block("OK-192", to_space(space))
                    continue
                m.offer(to_space(space))
                if m.look:
                    m.preview(to_space(space), **self.ahead(s, figure, space, found))
            elif m.look and area in found.steps and space != s.where[figure]:
                m.block(why_not_there(s, figure, space), to_space(space))
        if m.look:
            self.block_areas(m, s, figure, found, slipping)

    def price(self, s: OkkoState, turn: Turn, path: Path) -> int | None:
        """Return the cost of a move, or None if it depends on the space, as for a hero who is coiled round (OK-192)."""
        if path[-1].verb == "to":
            return cost(s, turn.figure, path[-1].args[0])
        return None if coiled(s, turn.figure) else 1

    def ahead(self, s: OkkoState, figure: int, space: int, found: Reach) -> dict[str, Any]:
        """Return how far it is, whether opponents end the move there, and the sneak test it calls for."""
        area = s.board.floor.area_of[space]
        ahead = {
            "areas": found.steps[area],
            "halted": bool(found.halted >> area & 1),
            "sneak": sneak_due(s, figure, s.where[figure], space),
        }
        return ahead | foresee_sneak(s, figure, tile_of(space)) if ahead["sneak"] else ahead

    def block_areas(self, m: Menu, s: OkkoState, figure: int, found: Reach, slipping: bool) -> None:
        free, spaces = s.free_spaces(figure), s.board.floor.area_spaces
        for area in s.board.floor.areas:
            if area not in found.steps:
                m.block(why_not_area(s, figure, area, slipping), into_area(area))
            elif not spaces[area] & free and area != s.area_of(figure):
                m.block("OK-288", into_area(area))

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        space = path[-1].args[0]
        if len(path) > 2:
            ability = next(one for one in slips(s, turn.figure) if by_card(one.table, one.thing, False) is path[1])
            s.say(say.USED, (turn.figure, path[1].id.split()[2]))
            give_up(s, turn.figure, ability)
        move(s, turn.figure, space)


def cost(s: OkkoState, figure: int, space: int) -> int:
    """Return the number of actions that the move costs (OK-291)."""
    leaves = s.board.floor.area_of[space] != s.area_of(figure)
    return 2 if leaves and coiled(s, figure) else 1


def why_not_area(s: OkkoState, figure: int, area: int, slipping: bool) -> str:
    """The rule that keeps one move action out of an area that it does not reach."""
    if held(s, figure):
        return "OK-180"
    opponents = s.areas_with(agents=not is_agent(figure))
    speed, unhalted = value(s, figure, "speed"), slipping or has(s, figure, "unhalted")
    if s.board.closed and area in reach(s.kit.board(0), s.area_of(figure), speed, opponents, unhalted).steps:
        return "OK-R40"
    return why_not(s.board, s.area_of(figure), speed, opponents, area, unhalted)


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
    """Move the figure on its own way: a hero may have to sneak (OK-R98)."""
    old = s.where[figure]
    s.put(figure, space)
    if is_hero(figure):
        s.heroes[figure].moved = True
    s.say(say.MOVED, (figure, space))
    if sneak_due(s, figure, old, space):
        s.push(Sneak(figure))


def displace(s: OkkoState, figure: int, space: int) -> None:
    """Move a figure by another's effect: no halting, no sneaking (OK-R60)."""
    s.put(figure, space)
    s.say(say.PUT, (figure, space))
