"""Verbs that are done where they matter: re-rolls and cancelling in attacks, harm and tests (steps), a lost talent in
what a figure has (values.py), a cheaper summons in summoning."""

from __future__ import annotations

from hyakki.games.okko.catalog.verbs import Cancel, Cheaper, Lose, Reroll
from hyakki.games.okko.effects.executor import Doer, Job, Picks, does
from hyakki.games.okko.state import OkkoState


class Elsewhere(Doer):
    def may(self, s: OkkoState, job: Job, deed: Reroll | Cancel | Lose | Cheaper) -> str:
        return "OK-R167"

    def do(self, s: OkkoState, job: Job, deed: Reroll | Cancel | Lose | Cheaper, picks: Picks) -> None:
        raise AssertionError(f"{deed} is not done by itself")


for verb in (Cancel, Cheaper, Lose, Reroll):
    does(verb, Elsewhere())
