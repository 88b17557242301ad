"""The greater demon escapes (OK-105, OK-R148)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.menu import Menu, Path
from hyakki.games.okko.actions import AGENT, Action, register
from hyakki.games.okko.options import act
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.battle import escape, may_escape

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn

FLEE = act("escape")


class Escape(Action):
    """An escape from any space, for 1 action."""

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        if s.rank_of(turn.figure) != "demon":
            return
        m.offer(FLEE) if turn.left and may_escape(s) else m.block("OK-105", FLEE)

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        raise AssertionError("nothing follows")

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        escape(s)


register(Escape("escape", AGENT))
