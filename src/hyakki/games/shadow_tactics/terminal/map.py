"""The board as letters: each hex with its name, and below it who and what is there. Drawn from a View alone."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text as Line

from hyakki.games.shadow_tactics.board.places import yard_of
from hyakki.games.shadow_tactics.board.terrain import Terrain, terrain_of
from hyakki.games.shadow_tactics.board.vision import TORCH_LIT, TORCH_OUT, is_dark
from hyakki.games.shadow_tactics.catalog.ids import COLOUR_LETTERS, COLOURS, NINJAS
from hyakki.games.shadow_tactics.catalog.kit import kit_of
from hyakki.games.shadow_tactics.catalog.maps import BUSH, JUNCTION, YARD
from hyakki.games.shadow_tactics.guards import ALERTED as ALERT_MARK
from hyakki.games.shadow_tactics.guards import KINDS
from hyakki.games.shadow_tactics.guards import STUNNED as STUN_MARK
from hyakki.games.shadow_tactics.knowledge.view import ShadowView

WIDE = 78
"""Columns that any terminal has."""
NAME, FAINT, PERSON, ENEMY, THING = "", "dim", "bold #58a6a6", "bold #c0506a", "bold #c9a227"

ALERTED, STUNNED, BODY = "!", "z", "x"
GREEN, BLUE, COIN, KEY, TEA, PAPERS = "*", "o", "$", "k", "u", "&"
PRINTS, TORCH, OUT_TORCH, DARK = ":", "i", ",", "."

LEGEND = {
    ALERTED: "state-alerted",
    STUNNED: "state-stunned",
    BODY: "piece-body",
    GREEN: "chart-green",
    BLUE: "chart-blue",
    PAPERS: "piece-green-M3",
    TEA: "piece-blue-M5",
    COIN: "piece-coin",
    KEY: "piece-key",
    PRINTS: "piece-footprints",
    TORCH: "light-lit",
    OUT_TORCH: "light-out",
    DARK: "light-dark",
}
"""The meaning of each sign: its key in the text files. Ninjas and guards are letters of their names."""

Signs = list[tuple[str, str]]
"""Words, each with its style."""


def terrain(view: ShadowView) -> Terrain:
    return view.terrain or terrain_of(kit_of(view.rules).board(0, frozenset()))


def chart(view: ShadowView) -> Line:
    layout = kit_of(view.rules).layout
    hexes = {at: (kind, number) for kind in range(3) for number, at in enumerate(layout.hexes[kind])}
    left = min(2 * q + r for q, r in hexes)
    half = min(3, WIDE // (max(2 * q + r for q, r in hexes) - left + 2))
    colours = [junction.colour for junction in terrain(view).junctions]
    drawn = Line(no_wrap=True, overflow="crop")
    for row in sorted({r for _, r in hexes}):
        there = sorted((2 * q + r - left, hexes[q, r]) for q, r in hexes if r == row)
        names = [(at * half, _name(kind, number, colours)) for at, (kind, number) in there]
        things = [(at * half, _things(view, kind, number)) for at, (kind, number) in there]
        _add(drawn, names, 2 * half - 1)
        _add(drawn, things, 2 * half - 1)
    drawn.right_crop(1)
    return drawn


def _add(drawn: Line, cells: list[tuple[int, Signs]], room: int) -> None:
    """Add a line of cells, each at its column."""
    column = 0
    for at, signs in cells:
        drawn.append(" " * (at - column))
        column = at
        for word, style in signs:
            shown = word[: at + room - column]
            drawn.append(shown, style)
            column += len(shown)
    drawn.append("\n")


def _name(kind: int, number: int, colours: list[str]) -> Signs:
    """A junction is called by the letter of its colour."""
    if kind == YARD:
        return [(f"Y{number + 1}", "bold")]
    if kind == BUSH:
        return [(f"b{number + 1}", NAME)]
    return [(f"{COLOUR_LETTERS[COLOURS.index(colours[number])]}{number + 1}", FAINT)]


def _things(view: ShadowView, kind: int, number: int) -> Signs:
    return list((_in_yard, _in_bush, _on_junction)[kind](view, number))


def _in_yard(view: ShadowView, yard: int) -> Iterator[tuple[str, str]]:
    there = [figure for figure in view.figures if yard_of(figure.post) == yard]
    for figure in there:
        yield KINDS[figure.kind], ENEMY
    if any(figure.state & ALERT_MARK for figure in there):
        yield ALERTED, ENEMY
    if any(figure.state & STUN_MARK for figure in there):
        yield STUNNED, ENEMY
    if any(yard_of(post) == yard for post in view.bodies):
        yield BODY, THING
    if view.documents_at >= 0 and yard_of(view.documents_at) == yard:
        yield PAPERS, THING
    if view.poisoned == yard:
        yield TEA, THING


def _in_bush(view: ShadowView, bush: int) -> Iterator[tuple[str, str]]:
    for name, ninja in zip(NINJAS, view.ninjas, strict=True):
        if ninja.in_play and ninja.bush == bush:
            yield name[0], PERSON
    if bush in view.green:
        yield GREEN, THING
    if bush in view.blue:
        yield BLUE, THING


def _on_junction(view: ShadowView, junction: int) -> Iterator[tuple[str, str]]:
    if view.coins[junction]:
        yield COIN, THING
    if junction in view.keys:
        yield KEY, THING
    if view.footprints[junction]:
        yield PRINTS, FAINT
    light = view.lights[junction]
    if light in (TORCH_LIT, TORCH_OUT):
        yield (TORCH if light == TORCH_LIT else OUT_TORCH), FAINT
    elif is_dark(light):
        yield DARK, FAINT


def signs(view: ShadowView) -> list[str]:
    """Return the signs that are on the board, in the order of the legend."""
    layout = kit_of(view.rules).layout
    counts = {YARD: layout.yards, BUSH: layout.bushes, JUNCTION: layout.junctions}
    words = {word[-1] for kind, count in counts.items() for n in range(count) for word, _ in _things(view, kind, n)}
    return [sign for sign in LEGEND if sign in words]
