"""The short guide to Kitsunedo, as it is drawn in a terminal."""

from __future__ import annotations

from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Line

from hyakki.core.text import Text
from hyakki.games.kitsunedo.cards import ITEMS, LANTERNS, LORDS
from hyakki.games.kitsunedo.view import KitsunedoView
from hyakki.games.kitsunedo.words import ABILITIES


def guide(view: KitsunedoView | None, text: Text) -> list[Any]:
    """Without what a stage of the tutorial does not have yet."""
    shown: list[Any] = []
    for key in ("guide-turn", "guide-challenge"):
        shown += [_title(text, key), Padding(Line(text.word(f"{key}.text")), (0, 0, 0, 2))]
    there = [name for name in ITEMS if view is None or view.rules.items[name]]
    rows = [(text.word(f"item-{name}.card"), text.word(f"item-{name}.text")) for name in there]
    shown += [_title(text, "guide-items"), _rows(rows)]
    lit = [name for name in LANTERNS if view is None or view.rules.lanterns[name]]
    shown += [_title(text, "guide-lanterns"), _rows([(_keyword(text, name), _power(text, name)) for name in lit])]
    shown.append(_title(text, "guide-lords"))
    if view is not None and not view.rules.abilities:
        return [*shown, Padding(Line(text.word("abilities-off")), (0, 0, 0, 2))]
    return [*shown, _rows([(text.word(f"lord-{name}.short"), "\n".join(abilities(text, name))) for name in LORDS])]


def _title(text: Text, key: str) -> Line:
    return Line(f"\n{text.word(key)}", style="bold")


def _rows(rows: list[tuple[str, str]]) -> Padding:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, said in rows:
        grid.add_row(name, said)
    return Padding(grid, (0, 0, 0, 2))


def _keyword(text: Text, name: str) -> str:
    return f"{text.word(f'lantern-{name}')}, {text.word(f'lantern-{name}.keyword')}"


def _power(text: Text, name: str) -> str:
    power, limit, challengers = (text.word(f"lantern-{name}.{form}") for form in ("power", "limit", "challengers"))
    return text.word("guide-power", power=power, limit=limit, challengers=challengers)


def abilities(text: Text, lord: str) -> list[str]:
    return [
        text.word("play-ability", ability=text.word(f"ability-{ability}"), text=text.word(f"ability-{ability}.text"))
        for ability in ABILITIES[lord]
    ]
