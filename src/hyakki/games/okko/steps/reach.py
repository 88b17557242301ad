"""The reach of a move action: spaces, costs, and the rules against others (OK-275, OK-283 to OK-292)."""

from __future__ import annotations

from hyakki.games.okko.board.geometry import Reach, numbers_of, reach, tile_of, why_not
from hyakki.games.okko.catalog.kit import Ability
from hyakki.games.okko.effects.values import has, value
from hyakki.games.okko.people import NOWHERE
from hyakki.games.okko.state import OkkoState, is_agent, is_hero
from hyakki.games.okko.steps.triggers import triggered


def reach_of(s: OkkoState, figure: int, unhalted: bool = False) -> Reach:
    """Return where one move action can lead this figure now; `unhalted` by what it gives up for it (EQ-31)."""
    opponents = s.areas_with(agents=not is_agent(figure))
    start = s.area_of(figure)
    if held(s, figure):
        return Reach({start: 0}, 0, True)
    return reach(s.board, start, value(s, figure, "speed"), opponents, unhalted or has(s, figure, "unhalted"))


def holders(s: OkkoState, figure: int) -> list[int]:
    """The opponents beside which it can or will not leave its area as usual."""
    names = ("grasping", "coiling") if is_hero(figure) else ("grasping",)
    return [other for other in s.opponents(figure) if any(has(s, other, name) for name in names)]


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


def ends(s: OkkoState, figure: int, within: Reach) -> list[int]:
    """The spaces where one move action can end."""
    return numbers_of(_ends(s, figure, within))


def _ends(s: OkkoState, figure: int, within: Reach) -> int:
    """Return them as a mask."""
    areas, mask = s.board.floor.area_spaces, 0
    for area in within.steps:
        mask |= areas[area]
    return mask & s.free_spaces(figure)


def why_not_at_all(s: OkkoState, figure: int, left: int) -> str:
    """The rule that keeps a figure with so many actions from moving, or ""."""
    found = _ends(s, figure, reach_of(s, figure))
    if not found:
        return "OK-288"
    if left >= away(s, figure) or found & s.board.floor.area_spaces[s.area_of(figure)]:
        return ""
    return "OK-192"


def away(s: OkkoState, figure: int) -> int:
    """The actions that it takes to leave the area (OK-291)."""
    return 2 if coiled(s, figure) else 1


def cost(s: OkkoState, figure: int, space: int) -> int:
    """Return the number of actions that the move costs (OK-291)."""
    return away(s, figure) if s.board.floor.area_of[space] != s.area_of(figure) else 1


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
