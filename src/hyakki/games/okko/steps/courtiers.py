"""Courtier cards that the heroes keep, played for their effect (OK-242, OK-243, OK-R08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hyakki.core.menu import Menu, Path
from hyakki.games.okko import events as say
from hyakki.games.okko.actions import HERO, Action, register
from hyakki.games.okko.catalog.ids import ONI_CARDS
from hyakki.games.okko.effects.executor import Job, Work, may, next_need, offer_choices
from hyakki.games.okko.effects.scope import PEACE
from hyakki.games.okko.options import play_clue
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.planning import inside

if TYPE_CHECKING:
    from hyakki.games.okko.steps.turn import Turn


def kept(s: OkkoState) -> list[int]:
    """Courtier cards that can still be played; Oni cards have no effect of their own."""
    return [clue for clue in s.clues if clue >= len(ONI_CARDS)]


def job_of(s: OkkoState, clue: int, hero: int) -> Job:
    return Job(s.kit.of_clue[clue][0], hero, PEACE)


class PlayCourtier(Action):
    """A courtier card played in any hero's own activation, at no action cost; it stays until the Round ends
    (OK-243)."""

    def enter(self, m: Menu, s: OkkoState, turn: Turn) -> None:
        for clue in kept(s):
            job = job_of(s, clue, turn.figure)
            rule = may(s, job)
            if rule:
                m.block(rule, play_clue(clue, inside(s), True))
            else:
                m.offer(play_clue(clue, inside(s), next_need(s, job, ()) is None))

    def more(self, m: Menu, s: OkkoState, turn: Turn, path: Path) -> None:
        job = job_of(s, path[0].args[0], turn.figure)
        offer_choices(m, s, job, tuple(option.args[0] for option in path[1:]))

    def price(self, s: OkkoState, turn: Turn, path: Path) -> int:
        return 0

    def do(self, s: OkkoState, turn: Turn, path: Path) -> None:
        clue = path[0].args[0]
        s.clues.remove(clue)
        s.in_effect = sorted([*s.in_effect, clue])
        s.say(say.COURTIER_PLAYED, (turn.figure,), (clue,))
        job = job_of(s, clue, turn.figure)
        s.push(Work(job.ability.number, turn.figure, tuple(option.args[0] for option in path[1:])))


register(PlayCourtier("courtier", HERO))
