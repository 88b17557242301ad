"""A balance report's data, and the three things in it that a designer should know first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from functools import cached_property
from typing import NamedTuple

from hyakki.lab.balance.compare import Change, changes, edits
from hyakki.lab.balance.counts import Counts, Row, Worth
from hyakki.lab.balance.names import Names
from hyakki.lab.balance.play import Plan, Results
from hyakki.lab.balance.stats import Share

TARGET = (0.45, 0.55)
"""The share of games that each of two sides should win."""


class Finding(NamedTuple):
    value: str
    span: str
    said: str


class Report:
    """Everything that a report says."""

    def __init__(self, plan: Plan, results: Results, labels: tuple[str, ...], seconds: float, day: date) -> None:
        self.plan = plan
        self.results = results
        self.labels = labels
        """The names of the contents."""
        self.seconds = seconds
        """The time a player takes for a decision."""
        self.day = day
        self.counts = Counts(plan, results.deals)
        self.names = Names(plan.game, plan.rules(0, 0))

    @property
    def side(self) -> str:
        """The side whose wins are told; "" if each seat is for itself."""
        return self.counts.sides[0] if self.counts.sides else ""

    @cached_property
    def changes(self) -> list[Change]:
        return changes(self.plan, self.results.deals, self.counts.sides) if self.compares else []

    @cached_property
    def edits(self) -> list[tuple[str, str, str]]:
        return edits(self.plan) if self.compares else []

    @property
    def compares(self) -> bool:
        return len(self.plan.contents) > 1

    def cell_name(self, label: str) -> str:
        return f"{label} seats" if label.isdigit() else self.names.thing(label)

    def with_cell(self, label: str) -> str:
        return f"with {label} seats" if label.isdigit() else f"in {self.names.thing(label)}"

    @cached_property
    def findings(self) -> list[Finding]:
        found = [next(self._whole()), next(self._part())]
        found.append(next(self._change()) if self.compares else next(self._thing()))
        return found

    def _whole(self) -> Iterator[Finding]:
        if self.side:
            row = self.counts.by_cell(self.side, "seats")
            share = Share(sum(each.share.won for each in row), sum(each.share.games for each in row))
            yield _found(share, f"Won by {_lower(self.names.side(self.side))}. {aimed(share)}")
        else:
            yield self._furthest(self.counts.by_seat(), "Seat {}", "No seat is clearly better than another.")
        yield _nothing()

    def _part(self) -> Iterator[Finding]:
        if self.side:
            rows = [row for what in ("seats", "setup") for row in self.counts.by_cell(self.side, what)]
            rows = [row for row in rows if row.share.enough]
            worst = max(rows, key=lambda row: abs(row.share.share - 0.5), default=None)
            if worst is not None and len(self.plan.cells) > 1:
                name = f"{_lower(self.names.side(self.side))}, {self.with_cell(worst.label)}"
                yield _found(worst.share, f"Won by {name}, which is furthest from half. {aimed(worst.share)}")
        watch = self.counts.watch
        cast = [row for sort in (watch.cast if watch else ()) for row in self.counts.by_cast(sort)]
        cast = [row for row in cast if not self.side or row.share.games < self.counts.games]
        if cast:
            yield self._furthest(cast, "{}", "No character is clearly better than another.")
        yield self._length()

    def _length(self) -> Finding:
        values = sorted(value for lengths in self.counts.lengths("decisions").values() for value in lengths)
        low, half, high = self.minutes(values)
        said = f"Half of the games are shorter than that, at {self.seconds:g} seconds a decision."
        return Finding(f"{half:.0f} minutes", f"8 in 10: {low:.0f} to {high:.0f}", said)

    def minutes(self, decisions: Sequence[int]) -> tuple[float, float, float]:
        """Return how long the shortest tenth, half and nine tenths of games last; `decisions` are sorted."""
        low, half, high = (decisions[round(at * (len(decisions) - 1))] * self.seconds / 60 for at in (0.1, 0.5, 0.9))
        return low, half, high

    def _furthest(self, rows: list[Row], label: str, even: str) -> Finding:
        """Return the row that is furthest from its fair share, and whether that is clear."""
        rows = [row for row in rows if row.share.enough]
        if not rows:
            return _nothing()
        row = max(rows, key=lambda row: (row.off, abs(row.share.share - row.fair)))
        name = label.format(self.names.thing(row.label))
        if row.off:
            more = "more" if row.share.share > row.fair else "less"
            return _found(row.share, f"{name} wins {more} than its fair share: {percent(row.fair)} would be even.")
        return _found(row.share, f"{name} is furthest from its fair share, {percent(row.fair)}. {even}")

    def _thing(self) -> Iterator[Finding]:
        tested = [worth for worth in self.counts.worths if worth.enough]
        sure = [worth for worth in tested if worth.clear]
        best = max(sure, key=lambda worth: (not worth.by_use, abs(_value(worth))), default=None)
        if best is not None and best.difference is not None:
            low, high = best.difference.low, best.difference.high
            what = "use it. They may have been winning already" if best.by_use else "have it"
            said = f"{self.names.thing(best.subject)} makes the largest clear difference, for those who {what}."
            yield Finding(points(best.difference.value), f"{plain(low)} to {plain(high)}", said)
        elif tested and tested[0].difference is not None:
            top = tested[0].difference
            said = f"{self.names.thing(tested[0].subject)} comes closest, but none of {len(tested)} things is clear."
            yield Finding(points(top.value), f"{plain(top.low)} to {plain(top.high)}", said)
        yield _nothing("No card, item or ability was in enough games to compare.")

    def _change(self) -> Iterator[Finding]:
        shares = [change for change in self.changes if change.kind != "length"]
        sure = [change for change in shares if change.clear]
        first = max(sure or shares[:1], key=lambda change: abs(change.difference.value), default=None)
        if first is None:
            yield _nothing("Too few deals to compare the contents.")
        else:
            largest = "the largest clear change" if first.clear else "the likeliest change, but not a clear one,"
            low, high = first.difference.low, first.difference.high
            said = f"{self.change_name(first).removeprefix('… ')}: {largest} with {self.labels[1]}."
            yield Finding(points(first.difference.value), f"{plain(low)} to {plain(high)}", said)

    def change_name(self, change: Change) -> str:
        names = self.names
        if change.kind == "wins":
            return f"{names.side(change.label)} win"
        if change.kind in ("seats", "setup"):
            return f"… {self.with_cell(change.label)}"
        if change.kind == "cast":
            return f"{names.thing(change.label)} wins"
        if change.kind == "used":
            return f"{names.thing(change.label)} is used"
        if change.kind == "ending":
            return f"Ends: {self.ending(change.label)}"
        return names.measure(change.label)

    def ending(self, reason: str) -> str:
        won = any(game.winners for _, game in self.counts.played if game.reason == reason)
        return self.names.ending(reason, won)


def aimed(share: Share) -> str:
    low, high = share.interval
    if high < TARGET[0] or low > TARGET[1]:
        return "That is clearly outside 45 to 55 %."
    if low >= TARGET[0] and high <= TARGET[1]:
        return "That is within 45 to 55 %."
    return "Whether that is within 45 to 55 % is not clear yet."


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def plain(share: float) -> str:
    """Return hundredths with a sign only below zero, as the end of an interval."""
    return f"{100 * share:.1f}".replace("-", "−")


def points(difference: float) -> str:
    return f"{100 * difference:+.1f} points".replace("-", "−")


def span(share: Share) -> str:
    low, high = share.interval
    return f"{plain(low)} to {plain(high)}"


def _found(share: Share, said: str) -> Finding:
    return Finding(percent(share.share), span(share), said)


def _nothing(said: str = "Too few games to say more: play at least 30 of each kind.") -> Finding:
    return Finding("–", "", said)


def _lower(name: str) -> str:
    return f"the{name[3:]}" if name.startswith("The ") else name


def _value(worth: Worth) -> float:
    return worth.difference.value if worth.difference is not None else 0.0
