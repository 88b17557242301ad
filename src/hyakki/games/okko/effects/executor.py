"""Runs the deeds of an effect, one after another; says what must be chosen for them, and whether they can be done.

Each verb has a Doer, registered under its type. The choices of one effect are a tuple of numbers: which of its deeds
(if it is one of several), then for each deed the tiles, figures, spaces and cards that its Doer asks for, in order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hyakki.core.menu import Asks, Menu, Option
from hyakki.games.okko.effects.scope import PEACE, Situation, figures_meant
from hyakki.games.okko.kit import Ability
from hyakki.games.okko.options import choose, no_more, on_figure, on_tile
from hyakki.games.okko.people import NOWHERE, Lasting
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.base import OkkoStep
from hyakki.games.okko.verbs import Deed, Effect, Who

Picks = tuple[int, ...]
STOP = -1
"""Among picks: no more of these."""


class Need(NamedTuple):
    """One choice: how it is offered, and among what."""

    option: Callable[[int, bool], Option]
    """The Option for a number, and whether it completes the answer."""
    numbers: list[int]
    """STOP among them: no more."""


class Job(NamedTuple):
    """An effect under way: whose, by which ability, in which situation."""

    ability: Ability
    owner: int
    situation: Situation


class Doer:
    """How one verb is done."""

    def need(self, s: OkkoState, job: Job, deed: Any, picks: Picks) -> Need | None:
        """The next choice after these picks of the same deed; None if there is none."""
        return pick_figures(s, job, deed.to, picks) if hasattr(deed, "to") else None

    def may(self, s: OkkoState, job: Job, deed: Any) -> str:
        """The rule by which it would change nothing or cannot be done, or "" (OK-R167)."""
        need = self.need(s, job, deed, ())
        return "OK-R167" if need is not None and not need.numbers else ""

    def do(self, s: OkkoState, job: Job, deed: Any, picks: Picks) -> None:
        """Do it, or push what does it."""
        raise NotImplementedError


DOERS: dict[type[Any], Doer] = {}


def does(verb: type[Any]) -> Callable[[type[Doer]], type[Doer]]:
    def register(doer: type[Doer]) -> type[Doer]:
        assert verb not in DOERS, f"{verb.__name__} is done already"
        DOERS[verb] = doer()
        return doer

    return register


# Choices


def pick_figures(s: OkkoState, job: Job, who: Who, picks: Picks) -> Need | None:
    """A tile first if it is meant, then up to `pick` figures."""
    if who.where == "tile":
        if not picks:
            return Need(on_tile, tiles_for(s, job, who))
        picks = picks[1:]
    return up_to(who.pick, figures_meant(s, job.owner, who, job.situation), picks) if who.pick else None


def up_to(most: int, figures: list[int], picks: Picks) -> Need | None:
    """One figure after another, at least one and no more than so many."""
    if len(picks) >= most or STOP in picks:
        return None
    fit = [figure for figure in figures if figure not in picks]
    if not picks:
        return Need(figure_or_stop, fit)
    return Need(figure_or_stop, [*fit, STOP]) if fit else None


def figure_or_stop(number: int, final: bool) -> Option:
    return no_more(final) if number == STOP else on_figure(number, final)


def tiles_for(s: OkkoState, job: Job, who: Who) -> list[int]:
    """Tiles on which it would concern somebody."""
    return [tile for tile in s.board.floor.tiles if figures_meant(s, job.owner, who, job.situation, tile)]


def meant(s: OkkoState, job: Job, who: Who, picks: Picks) -> list[int]:
    """Whom a deed is done to: those who were picked, or all it concerns."""
    tile = picks[0] if who.where == "tile" else NOWHERE
    if who.pick:
        return [figure for figure in picks if figure != STOP and s.where[figure] != NOWHERE]
    return figures_meant(s, job.owner, who, job.situation, tile)


def deeds_of(effect: Effect, picks: Picks) -> tuple[list[int], Picks]:
    """Which deeds are done, and the picks that are left for them."""
    if effect.one:
        return ([picks[0]], picks[1:]) if picks else ([], ())
    return list(range(len(effect.do))), picks


def next_need(s: OkkoState, job: Job, picks: Picks) -> Need | None:
    """What must be chosen after these picks; None if all is chosen."""
    effect = job.ability.effect
    if effect.one and not picks:
        fit = [n for n, deed in enumerate(effect.do) if not doer_of(deed).may(s, job, deed)]
        return Need(choose, fit)
    numbers, left = deeds_of(effect, picks)
    for number in numbers:
        deed = effect.do[number]
        used = 0
        while True:
            need = doer_of(deed).need(s, job, deed, left[:used])
            if need is None:
                break
            if used == len(left):
                return need
            used += 1
        left = left[used:]
    return None


def split(s: OkkoState, job: Job, picks: Picks) -> list[tuple[int, Picks]]:
    """The deeds to do, each with its own picks."""
    effect = job.ability.effect
    numbers, left = deeds_of(effect, picks)
    parts = []
    for number in numbers:
        deed, used = effect.do[number], 0
        while used < len(left) and doer_of(deed).need(s, job, deed, left[:used]) is not None:
            used += 1
        parts.append((number, left[:used]))
        left = left[used:]
    return parts


def doer_of(deed: Deed) -> Doer:
    return DOERS[type(deed)]


def is_alive(ability: Ability) -> bool:
    """Whether every verb of it has a Doer."""
    return all(type(deed) in DOERS for deed in ability.effect.do)


def offer_choices(m: Menu, s: OkkoState, job: Job, picks: Picks) -> None:
    """The entries that follow these picks."""
    need = next_need(s, job, picks)
    assert need is not None, "nothing is left to choose"
    for number in need.numbers:
        m.offer(need.option(number, next_need(s, job, (*picks, number)) is None))


def may(s: OkkoState, job: Job) -> str:
    """The rule that forbids this effect now, or "": something of it must be possible (OK-R167)."""
    if not is_alive(job.ability):
        return "OK-R167"
    rules = [doer_of(deed).may(s, job, deed) for deed in job.ability.effect.do]
    return rules[0] if all(rules) else ""


class Work(OkkoStep):
    """The deeds of one effect are done in order."""

    __slots__ = ("ability", "owner", "parts", "picks", "situation")
    ability: int
    owner: int
    picks: Picks
    situation: Situation
    parts: tuple[tuple[int, Picks], ...]
    """Deeds that are still to be done, each with its picks."""

    def __init__(self, ability: int, owner: int, picks: Picks, situation: Situation = PEACE) -> None:
        super().__init__("do")
        self.ability = ability
        self.owner = owner
        self.picks = picks
        self.situation = situation
        self.parts = ()

    def job(self, s: OkkoState) -> Job:
        return Job(s.kit.abilities[self.ability], self.owner, self.situation)

    def run(self, s: OkkoState) -> Asks:
        job = self.job(s)
        if self.stage == "do":
            self.parts = tuple(split(s, job, self.picks))
            self.stage = "doing"
        if not self.parts:
            s.done()
            return None
        number, picks = self.parts[0]
        self.parts = self.parts[1:]
        deed = job.ability.effect.do[number]
        doer_of(deed).do(s, job, deed, picks)
        return None


def last(s: OkkoState, job: Job, deed: Deed, until: str, targets: Picks) -> None:
    """A deed stays on for a while."""
    number = job.ability.effect.do.index(deed)
    s.lasting = [*s.lasting, Lasting(job.ability.number, number, job.owner, targets, until)]
