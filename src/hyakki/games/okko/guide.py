"""The short guide to Okko Chronicles, as it is drawn in a terminal."""

from __future__ import annotations

from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from hyakki.core.text import Text
from hyakki.games.okko.captions import caption
from hyakki.games.okko.ids import CARDS, CLUES, EQUIPMENT, EVENTS
from hyakki.games.okko.view import OkkoView

TOPICS = ("guide-aim", "guide-round", "guide-cards", "guide-clues", "guide-fight", "guide-end")

Rows = list[tuple[str, str]]


def guide(view: OkkoView | None, text: Text) -> list[Any]:
    """The game in a few sentences, then the viewer's own cards."""
    shown: list[Any] = []
    for key in TOPICS:
        shown += [_title(text, key), Padding(Line(text.word(f"{key}.text")), (0, 0, 0, 2))]
    rows = _own(view, text) if view is not None else []
    return [*shown, _title(text, "guide-own"), _rows(rows)] if rows else shown


def _own(view: OkkoView, text: Text) -> Rows:
    names: list[tuple[str, int, str]] = []
    for hero in view.heroes:
        if hero.seat in view.viewer:
            names += [("card", card, CARDS[card]) for card in (*hero.left, *hero.right, *hero.hand)]
            names += [("equipment", card, EQUIPMENT[card]) for card in hero.equipment]
    if view.team is not None:
        names += [("clue", clue, CLUES[clue]) for clue in view.team.clues]
    if view.lair is not None:
        names += [("event", event, EVENTS[event]) for event in view.lair.hand]
    return [(text.thing(kind, number), caption(text, view.rules, name)) for kind, number, name in names]


def _title(text: Text, key: str) -> Line:
    return Line(f"\n{text.word(key)}", style="bold")


def _rows(rows: Rows) -> Padding:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, said in rows:
        grid.add_row(name, said)
    return Padding(grid, (0, 0, 0, 2))
