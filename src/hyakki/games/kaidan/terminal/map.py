"""The house as letters: how the map is drawn in a terminal, from a View alone. Sixty-four columns wide."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.text import Text as Line

from hyakki.core.events import seat_name
from hyakki.games.kaidan.board.geometry import SIZE, SLOT_OF, SPECTRAL
from hyakki.games.kaidan.board.tiles import BARE, INNER, OPEN, OUTER, TRAPDOOR, WALL, WELL
from hyakki.games.kaidan.knowledge.view import KaidanView
from hyakki.games.kaidan.people import STANDEES
from hyakki.games.kaidan.state import BARE as NO_TOKEN
from hyakki.games.kaidan.state import BLUE, CORPSE, EXPLORE, HIDING, MASK

WIDE = 5
"""Letters to a cell, without its walls."""
MARGIN = 3
"""Columns for the numbers of the rows."""

PERSON, ENEMY, DOOR, THING, FAINT = "bold #3f7fbf", "bold #c0506a", "#d06a00", "#3d8a3d", "dim"
# Medium brightness, so that they can be read on dark and on light backgrounds

BOX = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The junctions of walls, by the sides they come from: 1 north, 2 east, 4 south, 8 west."""
UNKNOWN = "·"
"""A cell on which no Room lies."""
VEIL = "~"
OUTER_DOOR, INNER_DOOR, OPEN_DOOR, OFUDA_DOOR = "+", ":", "/", "o"
ALERTED = "!"
ONRYO_MARK = "@"

TOKENS = {EXPLORE: "*", CORPSE: "c", MASK: "m", BLUE: "$"}
MARKS = {TRAPDOOR: "T", WELL: "W"}
SPENT, MARKER, HIDING_PLACE = ",", "?", "h"
BODY, INVENTORY, EVIDENCE, FLAMES, OIL, CHIME = "b", "i", "v", "^", "%", "n"

LEGEND = {
    OUTER_DOOR: "plan-outer-door",
    INNER_DOOR: "plan-inner-door",
    OPEN_DOOR: "plan-open-door",
    OFUDA_DOOR: "piece-ofuda",
    VEIL: "plan-spectral",
    UNKNOWN: "plan-unknown",
    ALERTED: "plan-alerted",
    ONRYO_MARK: "plan-onryo",
    MARKER: "plan-marker",
    "*": "piece-exploration",
    SPENT: "plan-spent",
    HIDING_PLACE: "plan-hiding",
    "c": "piece-corpse",
    "m": "piece-mask",
    "$": "piece-blue",
    "T": "piece-trapdoor",
    "W": "piece-well",
    BODY: "piece-body",
    INVENTORY: "piece-inventory",
    EVIDENCE: "piece-evidence",
    FLAMES: "piece-flames",
    OIL: "piece-oil",
    CHIME: "plan-chime",
}
"""The meaning of each sign: its key in the text files."""

Signs = list[tuple[str, str]]
"""Letters, each with its style."""


def plan(view: KaidanView, darkness: str) -> Line:
    """The whole map; `darkness` is the word for it."""
    drawn = Line(no_wrap=True, overflow="crop")
    drawn.append(" " * MARGIN + "".join(f"{column:^{WIDE + 1}}" for column in range(1, SIZE + 1)), FAINT)
    levels = "".join(f"{level or '?':^{2 * (WIDE + 1)}}" for level in view.levels)
    drawn.append(f"\n{' ' * MARGIN}{levels} {darkness}\n", FAINT)
    for row in range(SIZE):
        drawn.append(" " * MARGIN)
        _add(drawn, _border(view, row))
        drawn.append(f"\n{row + 1:>{MARGIN - 1}} ", FAINT)
        _add(drawn, _row(view, row))
        drawn.append("\n")
    drawn.append(" " * MARGIN)
    _add(drawn, _border(view, SIZE))
    return drawn


def signs(view: KaidanView) -> list[str]:
    """Return the signs that are on the map, in the order of the legend."""
    shown = {letter for row in range(SIZE) for letter, _ in (*_border(view, row), *_row(view, row))}
    return [sign for sign in LEGEND if sign in shown]


def _add(drawn: Line, letters: Signs) -> None:
    for letter, style in letters:
        drawn.append(letter, style)


# Borders between cells


def _side(view: KaidanView, row: int, column: int, south: bool) -> int:
    """Return what lies east or south of a cell; rows and columns from -1, so that the rim has a cell before it."""
    if south and 0 <= column < SIZE:
        return view.edges[(row * SIZE + column) * 2 + 1] if 0 <= row < SIZE else WALL
    if not south and 0 <= row < SIZE:
        return view.edges[(row * SIZE + column) * 2] if 0 <= column < SIZE else WALL
    return OPEN


def _border(view: KaidanView, row: int) -> Signs:
    """The line north of a row."""
    found = [_corner(view, row, 0)]
    for column in range(SIZE):
        found += _wall(view, row, column)
        found.append(_corner(view, row, column + 1))
    return found


def _wall(view: KaidanView, row: int, column: int) -> Signs:
    kind = _side(view, row - 1, column, south=True)
    if kind == OPEN:
        return [(" ", "")] * WIDE
    if kind == SPECTRAL:
        return [(VEIL, FAINT)] * WIDE
    half: Signs = [("─", "")] * (WIDE // 2)
    edge = ((row - 1) * SIZE + column) * 2 + 1
    return [*half, _door(view, edge) if kind != WALL else ("─", ""), *half]


def _corner(view: KaidanView, row: int, column: int) -> tuple[str, str]:
    """Return the corner north-west of a cell."""
    around = (
        _side(view, row - 1, column - 1, south=False),
        _side(view, row - 1, column, south=True),
        _side(view, row, column - 1, south=False),
        _side(view, row - 1, column - 1, south=True),
    )
    met = sum(1 << way for way, kind in enumerate(around) if kind in (WALL, INNER, OUTER))
    return (BOX[met], "") if met or SPECTRAL not in around else (VEIL, FAINT)


def _door(view: KaidanView, edge: int) -> tuple[str, str]:
    """Return the sign of a door: closed, or as it was found this Turn: open, or blocked by a number."""
    checked = dict(view.doors)
    if edge in view.ofuda_doors:
        return OFUDA_DOOR, DOOR
    if edge == view.opened or checked.get(edge) == 0:
        return OPEN_DOOR, DOOR
    if edge in checked:
        return str(checked[edge]), DOOR
    return (INNER_DOOR if view.edges[edge] == INNER else OUTER_DOOR), DOOR


def _row(view: KaidanView, row: int) -> Signs:
    """Return a row of cells and what lies between them."""
    found: Signs = [("│", "")]
    for column in range(SIZE):
        found += _cell(view, row * SIZE + column)
        kind = _side(view, row, column, south=False)
        if kind in (INNER, OUTER):
            found.append(_door(view, (row * SIZE + column) * 2))
        else:
            found.append({WALL: ("│", ""), SPECTRAL: (VEIL, FAINT)}.get(kind, (" ", "")))
    return found


# Contents of a cell


def _cell(view: KaidanView, cell: int) -> Signs:
    """Return who is there, then what lies there; the last letters are left out if there are too many."""
    who, what = list(_who(view, cell)), list(_what(view, cell))
    if not who and not what and view.rooms[SLOT_OF[cell]] < 0:
        what = [(UNKNOWN, FAINT)]
    apart = [(" ", "")] if who and what and len(who) + len(what) < WIDE else []
    shown = (who + apart + what)[:WIDE]
    before = (WIDE - len(shown)) // 2
    return [(" ", "")] * before + shown + [(" ", "")] * (WIDE - before - len(shown))


def _who(view: KaidanView, cell: int) -> Iterator[tuple[str, str]]:
    for seat, pg in enumerate(view.pgs):
        if pg.cell == cell:
            yield seat_name(seat), PERSON
    for who, figure in enumerate(view.figures):
        if figure.cell == cell:
            yield from ((letter, ENEMY) for letter in figure_sign(who))
            if figure.alerted:
                yield ALERTED, ENEMY


def figure_sign(who: int) -> str:
    """The number of a standee; the letter of whose Onryo it is."""
    return str(who + 1) if who < STANDEES else f"{ONRYO_MARK}{seat_name(who - STANDEES)}"


def _what(view: KaidanView, cell: int) -> Iterator[tuple[str, str]]:
    token, mark = view.tokens[cell], _marks(view).get(cell, BARE)
    if token >= HIDING:
        yield HIDING_PLACE, THING
        yield str(token - HIDING), THING
    elif token != NO_TOKEN:
        yield (TOKENS[token], THING) if token in TOKENS else (SPENT, FAINT)
    if mark in MARKS:
        yield MARKS[mark], THING
    elif mark != BARE and cell not in view.filled:
        yield MARKER, FAINT
    yield from ((sign, THING) for sign, cells in _laid(view) if cell in cells)


def _marks(view: KaidanView) -> Mapping[int, int]:
    return dict(view.marks)


def _laid(view: KaidanView) -> Iterator[tuple[str, tuple[int, ...]]]:
    yield FLAMES, view.flames
    yield BODY, view.corpses
    yield INVENTORY, tuple(loot.cell for loot in view.loot)
    yield EVIDENCE, view.evidence
    yield OIL, (view.oil,)
    yield CHIME, view.ring[:1] if view.ring else ()
