"""Runs the deeds of an effect, one after another; says what must be chosen for them, and whether they can be done.

Each verb has a Doer, registered under its type. The choices of one effect are a tuple of numbers: which of its deeds
(if it is one of several), then for each deed the tiles, figures, spaces and cards that its Doer asks for, in order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from hyakki.core.menu import Ask, Asks, Menu, Option, Path
from hyakki.games.okko.catalog.kit import Ability
from hyakki.games.okko.catalog.verbs import Deed, Effect, Who, all_deeds
from hyakki.games.okko.effects.scope import PEACE, Situation, figures_meant, on_side, why_not_meant
from hyakki.games.okko.options import ask, choose, no_more, on_figure, on_tile
from hyakki.games.okko.people import NOBODY, NOWHERE, Lasting
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.base import OkkoStep

Picks = tuple[int, ...]
STOP: Final = -1
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
    """The execution of one verb."""

    def fits(self, s: OkkoState, job: Job, deed: Any, figure: int) -> bool:
        """Return whether it would change anything for this figure; most verbs do for any figure."""
        return True

    def need(self, s: OkkoState, job: Job, deed: Any, picks: Picks) -> Need | None:
        """The next choice after these picks of the same deed; None if there is none."""
        if not hasattr(deed, "to"):
            return None
        return pick_figures(s, job, deed.to, picks, lambda figure: self.fits(s, job, deed, figure))

    def may(self, s: OkkoState, job: Job, deed: Any) -> str:
        """The rule by which it would change nothing or cannot be done, or "" (OK-R167)."""
        need = self.need(s, job, deed, ())
        if need is not None:
            return "" if need.numbers else "OK-R167"
        if not hasattr(deed, "to"):
            return ""
        return "" if any(self.fits(s, job, deed, figure) for figure in meant(s, job, deed.to, ())) else "OK-R167"

    def refused(self, s: OkkoState, job: Job, deed: Any, picks: Picks) -> list[tuple[str, Option]]:
        """Return what a player would look for after these picks and cannot choose, each with its rule."""
        if picks or not hasattr(deed, "to") or not (deed.to.pick or deed.to.where == "tile"):
            return []
        need = self.need(s, job, deed, picks)
        chosen = need.numbers if need is not None else []
        if deed.to.where == "tile":
            return [("OK-R167", on_tile(tile, True)) for tile in s.board.floor.tiles if tile not in chosen]
        chosen = chosen if deed.to.own or not deed.to.where else [*chosen, job.owner]
        others = [figure for figure in sorted(s.at.values()) if on_side(s, deed.to, figure) and figure not in chosen]
        return [(self.why_not(s, job, deed, figure), on_figure(figure)) for figure in others]

    def why_not(self, s: OkkoState, job: Job, deed: Any, figure: int) -> str:
        """The rule by which this figure cannot be chosen."""
        return why_not_meant(s, job.owner, deed.to, figure, job.situation) or "OK-R167"

    def ahead(self, s: OkkoState, job: Job, deed: Any, picks: Picks) -> dict[str, Any]:
        """Return what is to be expected of these picks: chances, what is at stake."""
        return {}

    def do(self, s: OkkoState, job: Job, deed: Any, picks: Picks) -> None:
        """Do it, or push what does it."""
        raise NotImplementedError


DOERS: dict[type[Any], Doer] = {}


def does(verb: type[Any], doer: Doer) -> None:
    assert verb not in DOERS, f"{verb.__name__} is done already"
    DOERS[verb] = doer


# Choices


def pick_figures(
    s: OkkoState, job: Job, who: Who, picks: Picks, fits: Callable[[int], bool] = lambda figure: True
) -> Need | None:
    """A tile first if it is meant, then up to `pick` figures; only such for whom something would change."""
    if who.where == "tile":
        if not picks:
            return Need(on_tile, tiles_for(s, job, who, fits))
        picks = picks[1:]
    if not who.pick or len(picks) >= who.pick or STOP in picks:
        return None
    return up_to(who.pick, list(filter(fits, figures_meant(s, job.owner, who, job.situation))), picks)


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


def tiles_for(s: OkkoState, job: Job, who: Who, fits: Callable[[int], bool]) -> list[int]:
    """Tiles on which the deed would concern a figure."""
    tiles = s.board.floor.tiles
    return [tile for tile in tiles if any(map(fits, figures_meant(s, job.owner, who, job.situation, tile)))]


def meant(s: OkkoState, job: Job, who: Who, picks: Picks) -> list[int]:
    """Return whom a deed is done to: those who were picked, or all it concerns."""
    tile = picks[0] if who.where == "tile" else NOWHERE
    if who.pick:
        return [figure for figure in picks if figure != STOP and s.where[figure] != NOWHERE]
    return figures_meant(s, job.owner, who, job.situation, tile)


def deeds_of(effect: Effect, picks: Picks) -> tuple[list[int], Picks]:
    """Return which deeds are done, and the picks that are left for them."""
    if effect.one:
        return ([picks[0]], picks[1:]) if picks else ([], ())
    return list(range(len(effect.do))), picks


class Open(NamedTuple):
    """A choice that is still to be made: of which deed, after which picks of it."""

    deed: Deed | None
    """None: which of the deeds."""
    picks: Picks
    need: Need


def next_choice(s: OkkoState, job: Job, picks: Picks) -> Open | None:
    """Return what must be chosen after these picks; None if all is chosen."""
    effect = job.ability.effect
    if effect.one and not picks:
        fit = [n for n, deed in enumerate(effect.do) if not doer_of(deed).may(s, job, deed)]
        return Open(None, (), Need(choose, fit))
    numbers, left = deeds_of(effect, picks)
    for number in numbers:
        deed = effect.do[number]
        if is_pointless(s, job, deed):
            continue
        used = 0
        while True:
            need = doer_of(deed).need(s, job, deed, left[:used])
            if need is None:
                break
            if used == len(left):
                return Open(deed, left, need)
            used += 1
        left = left[used:]
    return None


def next_need(s: OkkoState, job: Job, picks: Picks) -> Need | None:
    found = next_choice(s, job, picks)
    return None if found is None else found.need


def split(s: OkkoState, job: Job, picks: Picks) -> list[tuple[int, Picks]]:
    """The deeds to do, each with its own picks; those without a target are left out."""
    effect = job.ability.effect
    numbers, left = deeds_of(effect, picks)
    parts = []
    for number in numbers:
        deed, used = effect.do[number], 0
        if is_pointless(s, job, deed):
            continue
        while used < len(left) and doer_of(deed).need(s, job, deed, left[:used]) is not None:
            used += 1
        parts.append((number, left[:used]))
        left = left[used:]
    return parts


def is_pointless(s: OkkoState, job: Job, deed: Deed) -> bool:
    """Return whether something must be chosen for it and there is nothing to choose."""
    need = doer_of(deed).need(s, job, deed, ())
    return need is not None and not need.numbers


def doer_of(deed: Deed) -> Doer:
    return DOERS[type(deed)]


def offer_choices(m: Menu, s: OkkoState, job: Job, picks: Picks) -> None:
    """Offer the entries that follow these picks."""
    found = next_choice(s, job, picks)
    assert found is not None, "nothing is left to choose"
    for number in found.need.numbers:
        option = found.need.option(number, next_need(s, job, (*picks, number)) is None)
        m.offer(option)
        if m.look and found.deed is not None and number != STOP:
            foresee(m, s, job, found.deed, (*found.picks, number), option)
    if m.look and found.deed is not None:
        for rule, option in doer_of(found.deed).refused(s, job, found.deed, found.picks):
            m.block(rule, option)


def foresee(m: Menu, s: OkkoState, job: Job, deed: Deed, picks: Picks, option: Option) -> None:
    ahead = doer_of(deed).ahead(s, job, deed, picks)
    if ahead:
        m.preview(option, **ahead)


def may(s: OkkoState, job: Job) -> str:
    """The rule that forbids this effect now, or "": something of it must be possible (OK-R167)."""
    rules = [doer_of(deed).may(s, job, deed) for deed in job.ability.effect.do]
    return rules[0] if all(rules) else ""


class Work(OkkoStep):
    """The deeds of one effect are done in order. Where it works by itself, whose it is makes its choices first."""

    __slots__ = ("ability", "owner", "parts", "picks", "situation")
    ability: int
    owner: int
    picks: Picks
    situation: Situation
    parts: tuple[tuple[int, Picks], ...]
    """Deeds that are still to be done, each with its picks."""

    def __init__(self, ability: int, owner: int, picks: Picks, situation: Situation = PEACE) -> None:
        super().__init__("choose")
        self.ability = ability
        self.owner = owner
        self.picks = picks
        self.situation = situation
        self.parts = ()

    def job(self, s: OkkoState) -> Job:
        return Job(s.kit.abilities[self.ability], self.owner, self.situation)

    def run(self, s: OkkoState) -> Asks:
        job = self.job(s)
        if self.stage == "choose":
            need = next_need(s, job, self.picks)
            if need is not None and need.numbers:
                return (ask(s.oni if self.owner == NOBODY else s.seat_of(self.owner), "effect"),)
            self.parts = tuple(split(s, job, self.picks))
            self.stage = "do"
        if not self.parts:
            s.done()
            return None
        number, picks = self.parts[0]
        self.parts = self.parts[1:]
        deed = job.ability.effect.do[number]
        doer_of(deed).do(s, job, deed, picks)
        return None

    def menu(self, s: OkkoState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        offer_choices(m, s, self.job(s), (*self.picks, *numbers_in(path)))
        return m

    def refusal(self, s: OkkoState, ask: Ask, path: Path, id: str) -> str:
        from hyakki.games.okko.steps.turn_refusals import by_table, of_choice

        return of_choice(s, path, id, by_table(self.job(s).ability.table))

    def default(self, s: OkkoState, ask: Ask) -> Path:
        return first_path(s, self, ask)

    def answer(self, s: OkkoState, ask: Ask, path: Path) -> None:
        self.picks = (*self.picks, *numbers_in(path))


def numbers_in(path: Path) -> Picks:
    """The picks that an answer stands for."""
    return tuple(option.args[0] for option in path)


def first_path(s: OkkoState, step: OkkoStep, ask: Ask) -> Path:
    """The first answer that is offered."""
    path: Path = ()
    while not path or not path[-1].final:
        path += (step.menu(s, ask, path, False).options[0],)
    return path


def last(s: OkkoState, job: Job, deed: Deed, until: str, targets: Picks) -> None:
    """Let a deed last for a while."""
    number = all_deeds(job.ability.effect).index(deed)
    s.lasting = [*s.lasting, Lasting(job.ability.number, number, job.owner, targets, until)]
