"""Opening a closed door (OK-R40): agents cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.menu import Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.actions import AGENT, ALLY, HERO, Action, register
from hyakki.games.okko.options import OPEN_DOOR, door
from hyakki.games.okko.state import OkkoState, is_ally, is_hero

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn


def closed_doors(s: OkkoState) -> list[int]:
    return [number for number in range(len(s.board.floor.doors)) if s.board.closed >> number & 1]


def within_reach(s: OkkoState, hero: int, number: int) -> bool:
    """Return whether the hero stands on the door's space on its own side, or adjacent to that space."""
    here = s.where[hero]
    spaces = s.board.floor.doors[number].spaces
    return any(space == here or s.board.adjacent[here] >> space & 1 for space in spaces)


def open_door(s: OkkoState, number: int, by: int) -> None:
    """Open a door that the scenario or an event has closed."""
    s.closed &= ~(1 << number)
    s.slammed &= ~(1 << number)
    s.redraw()
    s.touch()
    s.say(say.DOOR_OPENED, (by, *s.board.floor.doors[number].spaces))


@register
class OpenDoor(Action):
    """Open a closed door, for 1 action of a hero."""

    word = "open"
    who = HERO | ALLY | AGENT

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        doors = closed_doors(s)
        if doors and is_ally(turn.figure):
            m.block("OK-R130", OPEN_DOOR)
        elif doors:
            able = is_hero(turn.figure) and turn.left
            near = able and any(within_reach(s, turn.figure, number) for number in doors)
            m.offer(OPEN_DOOR) if near else m.block("OK-R40", OPEN_DOOR)

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        for number in closed_doors(s):
            option = door(*s.board.floor.doors[number].spaces)
            m.offer(option) if within_reach(s, turn.figure, number) else m.block("OK-R40", option)

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        number = next(n for n in closed_doors(s) if s.board.floor.doors[n].spaces == path[1].args)
        open_door(s, number, turn.figure)
