"""The Account of a finished game, drawn for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from hyakki.core.account import Account, Count, Sentence
from hyakki.core.events import SPECTATOR, Viewer
from hyakki.core.text import Text
from hyakki.core.words import Names

INDENT = 2


def drawn(account: Account, text: Text, names: Names, viewer: Viewer = SPECTATOR) -> list[Any]:
    """Return the parts of the Account, in the order in which players want to know them."""
    return list(_Drawing(account, text, names, viewer).parts())


class _Drawing:
    def __init__(self, account: Account, text: Text, names: Names, viewer: Viewer) -> None:
        self.account, self.text, self.names, self.viewer = account, text, names, viewer

    def parts(self) -> Iterator[Any]:
        told = self.account
        if told.points:
            yield from self.under(told.counted, [self.points()])
        if told.hidden:
            yield from self.under("account-hidden", list(self.hidden()))
        if told.turns:
            yield from self.under("account-turning", [self.said(line) for line in told.turns])
        if told.numbers:
            yield from self.under("account-numbers", [self.numbers(told.numbers)])

    def under(self, title: str, things: list[Any]) -> Iterator[Any]:
        yield Line()
        yield Line(self.text.word(title), style="bold")
        yield from (Padding(thing, (0, 0, 0, INDENT), expand=False) for thing in things)

    def points(self) -> Grid:
        """Return the table of points: a heading with the total for each part, then its lines with their rules."""
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column()
        grid.add_column(style="dim", no_wrap=True)
        for part in self.account.points:
            heading = Line(self.text.heading(part, self.names), style="bold")
            grid.add_row("" if part.total is None else Line(str(part.total), style="bold"), heading, "")
            for line in part.lines:
                grid.add_row(self.worth(line), Padding(self.said(line, rule=False), (0, 0, 0, INDENT)), line.rule)
        return grid

    def worth(self, line: Sentence) -> str:
        if line.done is not None:
            return "✓" if line.done else "–"
        return "" if line.points is None else str(line.points)

    def hidden(self) -> Iterator[Any]:
        for part in self.account.hidden:
            yield Line(self.text.heading(part, self.names), style="bold")
            yield from (Padding(self.said(line), (0, 0, 0, INDENT), expand=False) for line in part.lines)

    def said(self, line: Sentence, rule: bool = True) -> Line:
        """Return a sentence with the round it belongs to, and the rule behind it."""
        found = Line()
        if line.round:
            found.append(f"{self.text.word(self.account.time, round=line.round)}: ", style="dim")
        found.append(self.text.line(line, self.names, self.viewer))
        return found.append(f" {line.rule}", style="dim") if rule and line.rule else found

    def numbers(self, counts: tuple[Count, ...]) -> Grid:
        grid = Grid(box=SIMPLE_HEAD, show_edge=False, header_style="dim", padding=(0, 1, 0, 0))
        grid.add_column()
        grid.add_column(self.text.word("account-all"), justify="right")
        seats = max((len(count.seats) for count in counts), default=0)
        for seat in range(seats):
            grid.add_column(Line(self.text.name(seat, self.names)), justify="right")
        for count in counts:
            grid.add_row(self.text.word(count.key), str(count.total), *map(str, count.seats))
        return grid
