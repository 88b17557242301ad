"""Verbs that put a figure elsewhere: moving, pushing, leaving the board."""

from __future__ import annotations

from typing import Any

from hyakki.games.okko import events as say
from hyakki.games.okko.board.geometry import numbers_of, reach, tile_of
from hyakki.games.okko.catalog.verbs import Move, Push, Remove, Who
from hyakki.games.okko.effects.executor import Doer, Job, Need, Picks, does, figure_or_stop, meant
from hyakki.games.okko.effects.scope import figures_meant
from hyakki.games.okko.effects.values import has
from hyakki.games.okko.options import to_space
from hyakki.games.okko.people import NOBODY
from hyakki.games.okko.state import OkkoState, is_agent
from hyakki.games.okko.steps.move import displace, move
from hyakki.games.okko.steps.reach import sneak_due
from hyakki.games.okko.steps.sneak import foresee_sneak


def immovable(s: OkkoState, owner: int, figure: int) -> bool:
    """Return whether opponents can never move it (Immovable, Unyielding)."""
    foreign = owner == NOBODY or is_agent(owner) != is_agent(figure)
    return foreign and has(s, figure, "immovable")


class Placing(Doer):
    """A choice of a figure, then of a space."""

    def spaces(self, s: OkkoState, job: Job, deed: Any, figure: int) -> list[int]:
        raise NotImplementedError

    def fits(self, s: OkkoState, job: Job, deed: Move | Push, figure: int) -> bool:
        return not immovable(s, job.owner, figure) and bool(self.spaces(s, job, deed, figure))

    def figure(self, s: OkkoState, job: Job, who: Who, picks: Picks) -> int:
        """Return whom it is done to: the one chosen, or the one meant."""
        if who.pick:
            return picks[0]
        return next(iter(figures_meant(s, job.owner, who, job.situation)), NOBODY)

    def need(self, s: OkkoState, job: Job, deed: Move | Push, picks: Picks) -> Need | None:
        if deed.to.pick and not picks:
            found = figures_meant(s, job.owner, deed.to, job.situation)
            return Need(figure_or_stop, [figure for figure in found if self.fits(s, job, deed, figure)])
        if len(picks) > bool(deed.to.pick):
            return None
        figure = self.figure(s, job, deed.to, picks)
        stays = figure == NOBODY or immovable(s, job.owner, figure)
        return Need(to_space, [] if stays else self.spaces(s, job, deed, figure))

    def why_not(self, s: OkkoState, job: Job, deed: Move | Push, figure: int) -> str:
        rule = super().why_not(s, job, deed, figure)
        if rule != "OK-R167":
            return rule
        return "OK-136" if immovable(s, job.owner, figure) else "OK-257"


class Moving(Placing):
    """Move to a free space that the figure may stand on, so many areas away at most, past any other figure. Going there
    itself is a movement and may call for a sneak test, being put there is none (OK-R98)."""

    def spaces(self, s: OkkoState, job: Job, deed: Move, figure: int) -> list[int]:
        mask = 0
        for area in reach(s.board, s.area_of(figure), deed.areas, 0).steps:
            mask |= s.board.floor.area_spaces[area]
        return numbers_of(mask & s.free_spaces(figure))

    def ahead(self, s: OkkoState, job: Job, deed: Move, picks: Picks) -> dict[str, Any]:
        """The sneak test that the figure's own way to a space calls for."""
        if deed.to.pick or not picks:
            return {}
        due = sneak_due(s, job.owner, s.where[job.owner], picks[-1])
        return {"sneak": due, **foresee_sneak(s, job.owner, tile_of(picks[-1]))} if due else {}

    def do(self, s: OkkoState, job: Job, deed: Move, picks: Picks) -> None:
        figure = self.figure(s, job, deed.to, picks)
        if figure == job.owner:
            move(s, figure, picks[-1])
        else:
            displace(s, figure, picks[-1])


does(Move, Moving())


class Pushing(Placing):
    """A push of this many spaces at most, each step away from the owner (OK-R59, OK-R60)."""

    def spaces(self, s: OkkoState, job: Job, deed: Push, figure: int) -> list[int]:
        if job.owner == NOBODY:
            return []
        floor, here, free = s.board.floor, s.where[job.owner], s.free_spaces(figure)
        wave, found = [s.where[figure]], set[int]()
        for _ in range(deed.spaces):
            wave = [
                space
                for old in wave
                for space in s.board.near[old]
                if free >> space & 1 and floor.distance(here, space) > floor.distance(here, old)
            ]
            found.update(wave)
        return sorted(found)

    def do(self, s: OkkoState, job: Job, deed: Push, picks: Picks) -> None:
        displace(s, self.figure(s, job, deed.to, picks), picks[-1])


does(Push, Pushing())


class Removing(Doer):
    """Figures leave the board; nobody has eliminated them (OK-R157)."""

    def do(self, s: OkkoState, job: Job, deed: Remove, picks: Picks) -> None:
        for figure in meant(s, job, deed.to, picks):
            s.take_off(figure)
            s.say(say.REMOVED, (figure,))


does(Remove, Removing())
