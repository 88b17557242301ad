"""Review: where a finished game was won and lost: chances over time, the decisions that cost most, lucky draws.

It is worked out in stages of tasks. `stages` yields the tasks of each and is sent their results, so that its caller
decides in which processes they are done.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from hyakki.advice import estimate
from hyakki.advice.estimate import Estimate
from hyakki.advice.tasks import Judged, Outline, Task, Why, run
from hyakki.core.account import Claim

T = TypeVar("T")

COSTLIEST = 5
"""The decisions of each seat that a review names."""
LEAST = 0.01
"""The least change of a chance that a review names."""
TOGETHER = 6
"""The tasks that a process does at a time."""
LUCKIEST = 3
"""The lucky draws, and the unlucky ones, that it names of each seat."""


class Effort(NamedTuple):
    """The number of simulations: enough for narrow ranges where a bot estimates chances, far fewer where every game is
    played to its end."""

    points: int
    """Points of a curve."""
    known: int
    """Deals for each seat and point."""
    open: int
    """Plays with every card open for each point."""
    pooled: int
    """Neighbours on either side whose samples a point shares."""
    screened: int
    """Decisions of each seat that are looked at."""
    first: int
    """Deals for each of those; 0: the ones that a strong player would least have made are looked at closely."""
    deals: int
    """Deals for each decision that is looked at closely."""
    close: int
    """Decisions of each seat that are looked at closely."""
    draws: int
    """Draws that are looked at."""
    redrawn: int
    """Plays before and after each."""

    def times(self, factor: int) -> Effort:
        return self._replace(
            known=self.known * factor, open=self.open * factor, deals=self.deals * factor, redrawn=self.redrawn * factor
        )


FORESEEN = Effort(30, 8, 8, 0, 12, 6, 32, 6, 36, 8)
PLAYED_OUT = Effort(8, 2, 3, 1, 2, 0, 6, 2, 0, 0)


class Point(msgspec.Struct, frozen=True):
    """The chances of all seats before a Record, or after the last one."""

    step: int
    round: int
    knew: tuple[Estimate, ...]
    """The chance of each seat from what it knew then."""
    open: tuple[Estimate, ...]
    """The same with every card open."""


class Decision(msgspec.Struct, frozen=True):
    """A decision, and the answer that a strong player would have given; judged by what the seat knew then."""

    seat: int
    step: int
    round: int
    ask: str
    path: tuple[str, ...]
    share: float
    """The share of such moments in which the bot answers so."""
    better: tuple[str, ...]
    better_share: float
    cost: Estimate
    """The chance to win after the better answer minus that after the one given."""
    better_chance: Estimate
    chance: Estimate
    reasons: tuple[dict[str, Any], ...] = ()
    """The previews, notes and warning of each Option of the better answer, as facts for texts."""
    aims: tuple[int, ...] = ()
    """The Aims of the seat then, by number, at whose pins the better answer points."""


class Draw(msgspec.Struct, frozen=True):
    """A random draw, and how much it changed one seat's chance to win, with every card open."""

    seat: int
    step: int
    round: int
    change: Estimate
    by: int
    """The seat whose answer led to it, or -1."""
    share: float = 0.0
    """The share of such moments in which a strong player gives that answer."""


class Score(msgspec.Struct, frozen=True):
    """The number and the accuracy of a seat's decisions."""

    decisions: int
    accuracy: float
    """How often a strong player would have answered the same, compared with the answer it gives most; the mean."""


class Review(msgspec.Struct, frozen=True):
    """The review of a finished game."""

    game: str
    bot: str
    """The bot that judged."""
    points: tuple[Point, ...]
    turned: int
    """The number of the point after which the winners' chance grew most; -1: nobody won."""
    decisions: tuple[Decision, ...]
    """The costliest of each seat, seat by seat."""
    draws: tuple[Draw, ...]
    """The luckiest and unluckiest of each seat, seat by seat."""
    scores: tuple[Score, ...]
    claims: tuple[Claim, ...]
    result: tuple[float, ...]
    cast: tuple[tuple[str, ...], ...]
    """The characters of each seat, at the end."""


WORK = (0.0, 0.02, 0.6, 0.8, 0.99, 1.0, 1.0)
"""The share of the work that is done before each stage, about."""
Stages = Generator[list[Task], list[Any], Review]


def stages(factor: int = 1) -> Stages:
    """Yield the tasks of each stage, take their results, and return the review. A greater factor makes ranges narrower
    and takes longer."""
    (outline,) = yield [Task("outline")]
    effort = (FORESEEN if outline.foreseen else PLAYED_OUT).times(factor)
    places = _spread(range(len(outline.steps)), effort.points)
    seats = range(outline.seats)
    judging = [Task("judge", moment, seat) for moment, seat in outline.decisions]
    known = [Task("known", place, seat, effort.known) for place in places for seat in seats]
    open = [Task("open", place, 0, effort.open) for place in places]
    found = yield [*judging, *known, *open]
    judged: list[Judged] = found[: len(judging)]
    points = _points(outline, places, found[len(judging) : -len(open)], found[-len(open) :], effort.pooled)
    suspects = [each for seat in seats for each in _suspects(judged, seat, effort.screened)]
    if effort.first:
        costs = yield [_costing(each, effort.first) for each in suspects]
        gaps = {each: sum(first) - sum(second) for each, (first, second) in zip(suspects, costs, strict=True)}
        suspects = sorted(suspects, key=lambda each: (each.seat, -gaps[each]))
    close = [each for seat in seats for each in [own for own in suspects if own.seat == seat][: effort.close]]
    drawn = _spread(outline.draws, effort.draws)
    found = yield [
        *[_costing(each, effort.deals) for each in close],
        *[Task("draw", moment, by, effort.redrawn) for moment, by in drawn],
    ]
    shares = {(each.moment, each.seat): each.share for each in judged}
    costly = list(_costly(outline, close, found[: len(close)]))
    moments = {step: number for number, step in enumerate(outline.steps)}
    why: list[Why] = yield [Task("why", moments[each.step], each.seat, better=each.better) for each in costly]
    return Review(
        outline.game,
        outline.bot,
        points,
        _turned(points, outline.result),
        tuple(replace(each, reasons=told.reasons, aims=told.aims) for each, told in zip(costly, why, strict=True)),
        tuple(_lucky(outline, drawn, found[len(close) :], shares)),
        tuple(_score([each for each in judged if each.seat == seat]) for seat in seats),
        outline.claims,
        outline.result,
        outline.cast,
    )


class Progress:
    """The stages of a review, and how far it has come."""

    def __init__(self, factor: int = 1) -> None:
        self._working = stages(factor)
        self.tasks = next(self._working)
        self.review: Review | None = None
        self._stage = self._done = 0

    def did(self, count: int) -> None:
        """Note that so many more tasks of this stage are done."""
        self._done += count

    def take(self, found: list[Any]) -> None:
        """Take the results of a stage, and go on to the next."""
        self._stage, self._done = self._stage + 1, 0
        try:
            self.tasks = self._working.send(found)
        except StopIteration as stop:
            self.tasks, self.review = [], stop.value

    @property
    def share(self) -> float:
        """The progress, from 0 to 1."""
        if self.review is not None:
            return 1.0
        begun, ended = WORK[self._stage : self._stage + 2]
        return begun + (ended - begun) * self._done / max(1, len(self.tasks))


def review(
    document: bytes, factor: int = 1, workers: int = 2, progress: Callable[[float], None] | None = None
) -> Review:
    """Review the game of a replay file. `progress` is told how much is done, from 0 to 1."""
    working = Progress(factor)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        while working.review is None:
            found: list[Any] = []
            together = parts(working.tasks)
            for part in pool.map(run, [document] * len(together), together):
                found += part
                working.did(len(part))
                if progress is not None:
                    progress(working.share)
            working.take(found)
    return working.review


def parts(tasks: list[Task]) -> list[list[Task]]:
    """Cut the tasks of a stage into parts that are worth sending to another process."""
    return [tasks[start : start + TOGETHER] for start in range(0, len(tasks), TOGETHER)]


def _spread(found: Sequence[T], most: int) -> list[T]:
    """Return at most so many of these, evenly spread, the first and the last among them."""
    if len(found) <= most:
        return list(found)
    return [found[place * (len(found) - 1) // (most - 1)] for place in range(most)] if most > 1 else list(found[:most])


def _points(
    outline: Outline,
    places: list[int],
    known: list[list[float]],
    open: list[list[list[float]]],
    pooled: int,
) -> tuple[Point, ...]:
    """Return the curve, with the result as its last point."""
    seats = outline.seats
    found = []
    for number, place in enumerate(places):
        near = range(max(0, number - pooled), min(len(places), number + pooled + 1))
        knew = [estimate.chance([x for at in near for x in known[at * seats + seat]]) for seat in range(seats)]
        true = [estimate.chance([x for at in near for x in open[at][seat]]) for seat in range(seats)]
        found.append(Point(outline.steps[place], outline.rounds[place], tuple(knew), tuple(true)))
    end = tuple(Estimate(won, won, won) for won in outline.result)
    return (*found, Point(outline.steps[-1] + 1, outline.rounds[-1], end, end))


def _turned(points: Sequence[Point], result: Sequence[float]) -> int:
    winners = [seat for seat, won in enumerate(result) if won]
    if not winners:
        return -1
    heights = [sum(point.open[seat].mean for seat in winners) for point in points]
    return max(range(len(points) - 1), key=lambda place: heights[place + 1] - heights[place])


def _suspects(judged: Iterable[Judged], seat: int, most: int) -> list[Judged]:
    """Return the decisions of a seat that a strong player would least have made."""
    others = [each for each in judged if each.seat == seat and each.path != each.better]
    return sorted(others, key=lambda each: (each.ratio, -each.moment))[:most]


def _costing(each: Judged, deals: int) -> Task:
    return Task("cost", each.moment, each.seat, deals, each.better)


def _costly(outline: Outline, judged: Sequence[Judged], samples: Sequence[list[list[float]]]) -> Iterator[Decision]:
    """Yield the costliest decisions of each seat, the costliest first."""
    found = []
    for each, (better, given) in zip(judged, samples, strict=True):
        cost = estimate.difference(better, given)
        if cost.mean >= LEAST:
            found.append(
                Decision(
                    each.seat,
                    outline.steps[each.moment],
                    outline.rounds[each.moment],
                    each.ask,
                    each.path,
                    round(each.share, 3),
                    each.better,
                    round(each.better_share, 3),
                    cost,
                    estimate.chance(better),
                    estimate.chance(given),
                )
            )
    for seat in range(outline.seats):
        yield from sorted((each for each in found if each.seat == seat), key=lambda each: -each.cost.mean)[:COSTLIEST]


def _lucky(
    outline: Outline,
    drawn: Sequence[tuple[int, int]],
    samples: Sequence[list[list[list[float]]]],
    shares: dict[tuple[int, int], float],
) -> Iterator[Draw]:
    """Yield the draws that certainly helped or harmed a seat: the luckiest first, then the unluckiest."""
    for seat in range(outline.seats):
        found = [
            Draw(
                seat,
                outline.steps[moment],
                outline.rounds[moment],
                estimate.gap(then[seat], otherwise[seat]),
                by,
                round(shares.get((moment, by), 0.0), 3),
            )
            for (moment, by), (then, otherwise) in zip(drawn, samples, strict=True)
        ]
        found.sort(key=lambda draw: -draw.change.mean)
        yield from [draw for draw in found if draw.change.low > 0 and draw.change.mean >= LEAST][:LUCKIEST]
        yield from [draw for draw in reversed(found) if draw.change.high < 0 and draw.change.mean <= -LEAST][:LUCKIEST]


def _score(judged: Sequence[Judged]) -> Score:
    if not judged:
        return Score(0, 1.0)
    return Score(len(judged), round(sum(each.ratio for each in judged) / len(judged), 3))
