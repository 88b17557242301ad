"""Moving (OK-283 to OK-292): one action crosses areas up to SPEED, leaves an area with opponents, or changes space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.menu import Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.actions import AGENT, ALLY, HERO, Action, register
from hyakki.games.okko.board.geometry import Reach, numbers_of
from hyakki.games.okko.effects.price import give_up
from hyakki.games.okko.options import GO, by_card, into_area, to_space
from hyakki.games.okko.previews.ways import Stride, offer_ways
from hyakki.games.okko.state import OkkoState, is_hero
from hyakki.games.okko.steps.reach import coiled, cost, ends, reach_of, slips, sneak_due, why_not_area, why_not_there
from hyakki.games.okko.steps.sneak import Sneak

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn


@register
class Move(Action):
    """Move a figure for 1 action: `move`, perhaps what is given up for it, then the space."""

    word = "move"
    who = HERO | ALLY | AGENT

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        if turn.left < 1:
            m.block("OK-291", GO)
            return
        found = ends(s, turn.figure, reach_of(s, turn.figure))
        if any(cost(s, turn.figure, space) <= turn.left for space in found):
            m.offer(GO)
        else:
            m.block("OK-192" if found else "OK-288", GO)

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        figure, slipping = turn.figure, len(path) > 1
        if not slipping:
            m.options += [by_card(ability.table, ability.thing, False) for ability in slips(s, figure)]
        stride = Stride(s, figure, slipping)
        area_of, here = s.board.floor.area_of, s.area_of(figure)
        dear = turn.left < 2 and coiled(s, figure)
        for space in stride.spaces():
            if dear and area_of[space] != here:
                m.block("OK-192", to_space(space))
                continue
            m.offer(to_space(space))
            if m.look:
                m.preview(to_space(space), **stride.ahead(space), route=stride.route(space))
        if m.look:
            self.block_spaces(m, s, stride)
            self.block_areas(m, s, figure, stride.within, slipping)
            if not slipping:
                offer_ways(m, s, figure, turn.left)

    def block_spaces(self, m: Menu, s: OkkoState, stride: Stride) -> None:
        """Spaces of the areas that it can get to where it cannot stop."""
        free = stride.spaces()
        for area in stride.within.steps:
            for space in numbers_of(s.board.floor.area_spaces[area]):
                if space not in free and space != stride.start:
                    m.block(why_not_there(s, stride.figure, space), to_space(space))

    def price(self, s: OkkoState, turn: Turn, path: Path) -> int | None:
        """Return the cost of a move, or None if it depends on the space, as for a hero who is coiled round (OK-192)."""
        if path[-1].verb == "to":
            return cost(s, turn.figure, path[-1].args[0])
        return None if coiled(s, turn.figure) else 1

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
