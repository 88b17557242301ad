"""The action that makes an attack (OK-308)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.menu import Menu, Path
from hyakki.games.okko.actions import AGENT, ALLY, HERO, Action, register
from hyakki.games.okko.effects.values import has
from hyakki.games.okko.options import strike, verb
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.aim import MELEE, RANGED, foresee, targets, why_not
from hyakki.games.okko.steps.attack import Attack, Blows

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn

HIT = verb("attack")


@register
class Strike(Action):
    """Attack for 1 action (OK-308)."""

    word = "attack"
    who = HERO | ALLY | AGENT

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        if turn.left < 1:
            m.block("OK-308", HIT)
        elif targets(s, turn.figure):
            m.offer(HIT)
        else:
            shooter = has(s, turn.figure, "ranged") and s.opponents(turn.figure)
            m.block("OK-294" if shooter else "OK-296", HIT)

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        for target, reach in targets(s, turn.figure):
            option = strike(target, reach)
            m.offer(option)
            if m.look:
                m.preview(option, **foresee(s, turn.figure, target, reach))
        if m.look:
            self.block_rest(m, s, turn.figure)

    def block_rest(self, m: Menu, s: OkkoState, figure: int) -> None:
        for target in sorted(s.at.values()):
            for reach in (MELEE, RANGED):
                rule = why_not(s, figure, target, reach) if target != figure else ""
                if rule:
                    m.block(rule, strike(target, reach))

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        target, reach = path[1].args[0], path[1].verb
        if has(s, turn.figure, "sweeping") and reach == MELEE:
            others = [f for f in s.opponents(turn.figure) if f != target and not why_not(s, turn.figure, f, MELEE)]
            s.push(Blows(turn.figure, tuple(others), MELEE))
        s.push(Attack(turn.figure, target, reach))
