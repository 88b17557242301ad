"""A review, drawn for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from hyakki.advice.estimate import Estimate
from hyakki.advice.review import Decision, Draw, Review
from hyakki.core.text import Text
from hyakki.core.words import Names, players_of
from hyakki.terminal.hint import answered, hundredth, reasons

HEIGHTS = "▁▂▃▄▅▆▇█"
INDENT = 2


def drawn(review: Review, text: Text, names: Names) -> list[Any]:
    """Return everything that a review tells: when the game turned, the curves, decisions, draws, and every seat."""
    return list(_Drawing(review, text, names).parts())


class _Drawing:
    def __init__(self, review: Review, text: Text, names: Names) -> None:
        self.review, self.text, self.names = review, text, names

    def parts(self) -> Iterator[Any]:
        told, word = self.review, self.text.word
        yield Line(word("review-title"), style="bold underline")
        if told.turned >= 0:
            round = told.points[told.turned].round
            yield Line(word("review-turned", round=round) if round else word("review-turned-set-up"))
        yield from self.under("review-chances", "review-curve-help", [self.curves()])
        yield from self.under("review-costly", "review-costly-help", list(self.decisions()))
        if told.draws:
            yield from self.under("review-luck", "review-luck-help", [self.draw(draw) for draw in told.draws])
        yield from self.under("review-seats", "", [self.seats()])

    def under(self, title: str, help: str, things: list[Any]) -> Iterator[Any]:
        yield Line()
        yield Line(self.text.word(title), style="bold")
        if help:
            yield Line(self.text.word(help), style="dim")
        yield from (Padding(thing, (0, 0, 0, INDENT), expand=False) for thing in things)

    def name(self, seat: int) -> str:
        return self.text.name(seat, players_of(self.names))

    def curves(self) -> Grid:
        """Return two curves for each seat: from what it knew, and with every card open."""
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0))
        points = self.review.points
        for seat in range(len(self.review.scores)):
            rows = {
                self.text.word("review-knew", seat=self.name(seat)): [point.knew[seat] for point in points],
                self.text.word("review-open"): [point.open[seat] for point in points],
            }
            for label, curve in rows.items():
                grid.add_row(label, *_curve(curve))
        return grid

    def decisions(self) -> Iterator[Any]:
        for seat in range(len(self.review.scores)):
            own = [each for each in self.review.decisions if each.seat == seat]
            if not own:
                yield Line(self.text.word("review-no-cost", seat=self.name(seat)), style="dim")
            for decision in own:
                yield from self.decision(decision)

    def decision(self, each: Decision) -> Iterator[Line]:
        cost = _points(each.cost)
        line = self.moment(each.round).append(f"{self.name(each.seat)}: ", style="bold")
        line.append(answered(each.path, self.text, self.names, each.ask))
        yield line.append(f"  {self.text.word(*_cost(each.cost), **cost)}", style="bold")
        better = answered(each.better, self.text, self.names, each.ask)
        said = self.text.word("review-better", share=hundredth(each.better_share), option=better)
        yield Line(f"   {said}", style="dim")
        yield from (Line(f"   · {reason}", style="dim") for reason in reasons(each, self.text))

    def draw(self, each: Draw) -> Line:
        said = self.text.word("review-lucky", seat=self.name(each.seat), **_points(each.change, "change"))
        line = self.moment(each.round).append(said)
        if each.by == each.seat and each.change.high < 0 and each.share >= 0.5:
            line.append(f"  {self.text.word('review-unlucky', share=hundredth(each.share))}", style="dim")
        return line

    def moment(self, round: int) -> Line:
        return Line(f"{self.text.word('account-round', round=round)}  " if round else "", style="")

    def seats(self) -> Grid:
        """Return a table of the seats: decisions, accuracy, and bluffs where there are claims."""
        grid = Grid(box=SIMPLE_HEAD, show_edge=False, header_style="dim", padding=(0, 1, 0, 0))
        claims = self.review.claims
        heads = ("review-decisions", "review-accuracy", *(("review-bluffs", "review-caught") if claims else ()))
        grid.add_column()
        for head in heads:
            grid.add_column(self.text.word(head), justify="right")
        for seat, score in enumerate(self.review.scores):
            bluffs = [claim for claim in claims if claim.seat == seat and claim.bluff]
            counted = (str(len(bluffs)), str(sum(claim.caught for claim in bluffs))) if claims else ()
            grid.add_row(self.name(seat), str(score.decisions), f"{hundredth(score.accuracy)} %", *counted)
        return grid


def _curve(curve: Sequence[Estimate]) -> tuple[Line, str]:
    """Return a curve of columns, dim where it is vague, and its first and last number."""
    line = Line()
    for each in curve:
        height = HEIGHTS[min(len(HEIGHTS) - 1, int(each.mean * len(HEIGHTS)))]
        line.append(height, style="dim" if each.vague else "")
    first = "?" if curve[0].vague else f"{hundredth(curve[0].mean)} %"
    return line, f"{first} → {hundredth(curve[-1].mean)} %"


def _cost(cost: Estimate) -> tuple[str]:
    return ("review-cost-vague",) if cost.vague else ("review-cost",)


def _points(found: Estimate, name: str = "cost") -> dict[str, str]:
    """Return a number of points with its range; a cost is a loss."""
    sign = -1 if name == "cost" else 1
    ends = sorted((sign * found.low, sign * found.high))
    return {name: _signed(sign * found.mean), "low": _signed(ends[0]), "high": _signed(ends[1])}


def _signed(number: float) -> str:
    points = hundredth(number)
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"
