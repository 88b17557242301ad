"""Okko Chronicles: demon hunters in the Palace of Mists against the Oni that hides there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hyakki.core import motion as core_motion
from hyakki.core.content import TUNED
from hyakki.core.game import Game, Standing
from hyakki.core.rules import Rules
from hyakki.games.okko.cards import OkkoRules
from hyakki.games.okko.events import KINDS
from hyakki.games.okko.loading import make_rules, standard
from hyakki.games.okko.own import examine
from hyakki.games.okko.state import HEROES_SIDE, ONI_SIDE, OkkoState
from hyakki.games.okko.steps import STEPS
from hyakki.games.okko.steps.setup import SetUp
from hyakki.games.okko.words import WORDS


class Okko(Game[OkkoState]):
    key = "okko"
    package = __name__
    least, most, usual = 2, 5, 3  # OK-002
    state = OkkoState
    steps = STEPS
    kinds = {**KINDS, **core_motion.KINDS}
    words = WORDS

    def rules(self, seats: int, options: Mapping[str, Any]) -> OkkoRules:
        return make_rules(seats, options)

    def scenario_faults(self, written: str, lang: str) -> list[tuple[str, str]]:
        _, faults = examine(written, standard(TUNED))
        return [(fault.where, fault.what(lang)) for fault in faults]

    def load_rules(self, plain: Mapping[str, Any]) -> OkkoRules:
        return msgspec.convert(plain, OkkoRules)

    def begin(self, rules: Rules, seats: int) -> OkkoState:
        assert isinstance(rules, OkkoRules)
        s = OkkoState(rules, seats)
        s.push(SetUp())
        return s

    def left(self, s: OkkoState, seat: int) -> None:
        """Whoever sits down there plays on."""

    def standing(self, s: OkkoState) -> Standing[OkkoState]:
        """A side wins as a whole (OK-001, OK-003)."""
        assert s.over is not None
        reason, side, *points = s.over
        heroes = s.hero_seats
        if side is None:
            return Standing(reason, (), (s.oni, *heroes))
        won = (s.oni,) if side == ONI_SIDE else heroes
        ranking = (s.oni, *heroes) if side == ONI_SIDE else (*heroes, s.oni)
        facts = {"side": side, "blue": points[0], "red": points[1]} if points else {"side": side}
        return Standing("heroes" if side == HEROES_SIDE else "oni", won, ranking, facts)

    def roles(self, s: OkkoState) -> tuple[str, ...]:
        return tuple("oni" if seat == s.oni else "heroes" for seat in range(s.seats))

    def measures(self, s: OkkoState) -> dict[str, int]:
        return {"rounds": s.round}


game = Okko()
