"""Charts as SVG for a page, which gives them their colours. Each has a sentence that says its numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from math import ceil, floor
from typing import NamedTuple

from hyakki.core.watch import Ground, Point

WIDTH, WIDE, ROW, LETTER = 340, 610, 37, 7.2
EDGE, UNDER = 8, 20
PLOT = 26
"""The distance from the top of a row to its value."""
LONGEST, LONGEST_BOLD = 27, 24
"""Letters of a label; the table under the chart has the whole."""
NUMBER = 26
"""The width of a number of three digits."""
LOWER = 8
"""How far below the middle of a field its number stands: a name may be above it."""
SHADES = 6
MARKED = 5
"""The highest fields of a map that have their number written on them."""


class Dot(NamedTuple):
    """A row of a chart: a value with its interval, and what it is compared with."""

    label: str
    value: float | None
    """None: too few games for a dot."""
    low: float
    high: float
    said: str
    span: str = ""
    base: float | None = None
    """The value it is compared with: a ring, or a line across the row."""
    ringed: bool = False
    bold: bool = False


def dots(sentence: str, rows: Sequence[Dot], band: tuple[float, float] | None = None) -> str:
    """Return a row for each value: a dot on its interval. `band` is the part of the scale that is aimed at."""
    scale = _Scale([each for row in rows for each in (row.low, row.high, row.base) if each is not None])
    bottom = ROW * len(rows)
    parts = []
    for place in range(len(rows)):
        top = ROW * place + PLOT - 8
        if band is not None and band[1] > scale.low and band[0] < scale.high:
            left, right = scale.at(max(band[0], scale.low)), scale.at(min(band[1], scale.high))
            parts.append(f'<rect class="band" x="{left}" y="{top}" width="{_n(right - left)}" height="16"/>')
        ticks = "".join(f"M{scale.at(tick)} {top}v16" for tick in scale.ticks)
        parts.append(f'<path class="grid" d="{ticks}"/>')
    parts += [
        f'<text class="axis" x="{scale.at(tick)}" y="{bottom + 13}" text-anchor="middle">{round(100 * tick)}</text>'
        for tick in scale.ticks
    ]
    parts += [_row(row, scale, ROW * place) for place, row in enumerate(rows)]
    return svg(sentence, WIDTH, bottom + UNDER, parts)


def _row(row: Dot, scale: _Scale, top: int) -> str:
    y, line = top + PLOT, top + 13
    bold = ' class="bold"' if row.bold else ""
    parts = [f'<text{bold} y="{line}">{escape(_short(row.label, row.bold))}</text>']
    if row.base is not None and not row.ringed:
        parts.append(f'<path class="fair" d="M{scale.at(row.base)} {y - 8}v16"/>')
    parts.append(f'<path class="range" d="M{scale.at(row.low)} {y}H{scale.at(row.high)}"/>')
    if row.base is not None and row.ringed:
        parts.append(f'<circle class="ring" cx="{scale.at(row.base)}" cy="{y}" r="4.5"/>')
    if row.value is not None:
        parts.append(f'<circle class="dot" cx="{scale.at(row.value)}" cy="{y}" r="5"/>')
    tail = f'<tspan class="span" font-weight="400" dx="5">{escape(row.span)}</tspan>' if row.span else ""
    weight = "bold" if row.value is not None else "span"
    parts.append(f'<text class="{weight}" x="{WIDTH}" y="{line}" text-anchor="end">{escape(row.said)}{tail}</text>')
    return "".join(parts)


class _Scale:
    """The scale of shares across a chart, with a line at every tick."""

    def __init__(self, values: Sequence[float]) -> None:
        low, high = min(values, default=0.0), max(values, default=1.0)
        step = next(each for each in (0.02, 0.05, 0.1, 0.2, 0.25, 0.5) if (high - low) / each <= 5 or each == 0.5)
        self.low, self.high = floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step
        if self.high <= self.low:
            self.high = self.low + step
        if self.high > 1:
            self.low, self.high = 1 - step, 1.0
        self.ticks = [self.low + step * place for place in range(round((self.high - self.low) / step) + 1)]

    def at(self, value: float) -> float:
        return _n(EDGE + (value - self.low) / (self.high - self.low) * (WIDTH - 2 * EDGE))


def bars(sentence: str, labels: Sequence[str], rows: Mapping[str, Sequence[int]]) -> str:
    """Return a row of bars for each name, all on one scale that begins at 0."""
    high, head, wide = 70, 22, WIDTH / len(labels)
    most = max((count for counts in rows.values() for count in counts), default=0) or 1
    parts = []
    for place, (name, counts) in enumerate(rows.items()):
        foot = head + (place + 1) * (high + head) - head
        parts.append(f'<text class="bold" y="{foot - high - 8}">{escape(name)}</text>')
        parts.append(f'<path class="grid" d="M0 {foot}H{WIDTH}"/>')
        for at, count in enumerate(counts):
            tall = _n(count / most * (high - 16))
            middle = _n((at + 0.5) * wide)
            if count:
                parts.append(
                    f'<rect class="bar{place % 2}" x="{_n(at * wide + 2)}" y="{_n(foot - tall)}" '
                    f'width="{_n(wide - 4)}" height="{tall}"/>'
                    f'<text class="axis" x="{middle}" y="{_n(foot - tall - 4)}" text-anchor="middle">{count}</text>'
                )
    foot = len(rows) * (high + head)
    every = ceil(max(len(label) for label in labels) * LETTER / wide)
    parts += [
        f'<text class="axis" x="{_n((at + 0.5) * wide)}" y="{foot + 16}" text-anchor="middle">{escape(label)}</text>'
        for at, label in enumerate(labels)
        if at % every == 0
    ]
    return svg(sentence, WIDTH, foot + 24, parts)


def is_wide(ground: Ground) -> bool:
    """Return whether a board needs both columns of a page: its fields would be too small for a number."""
    first = next(iter(ground.fields.values()))
    return (_reach(first.corners, 0) * WIDTH) / _reach(_corners(ground), 0) < NUMBER


def heat(sentence: str, ground: Ground, counts: Mapping[str, float], names: Iterable[tuple[Point, str]]) -> str:
    """Return a board in shades of one colour; the highest fields have their number on them."""
    corners = _corners(ground)
    left, top = (min(corner[axis] for corner in corners) for axis in (0, 1))
    wide = WIDE if is_wide(ground) else WIDTH
    scale = (wide - 4) / _reach(corners, 0)
    tall = round(_reach(corners, 1) * scale) + 4

    def at(point: Point) -> Point:
        return _n(2 + (point[0] - left) * scale), _n(2 + (point[1] - top) * scale)

    most = max(counts.values(), default=0) or 1
    shades: dict[int, list[str]] = {}
    for id, field in ground.fields.items():
        shade = ceil(counts.get(id, 0) / most * (SHADES - 1))
        shades.setdefault(shade, []).append("M" + "L".join(f"{x:g} {y:g}" for x, y in map(at, field.corners)) + "Z")
    parts = [f'<path class="heat h{shade}" d="{"".join(outlines)}"/>' for shade, outlines in sorted(shades.items())]
    walls = "".join("M{:g} {:g}L{:g} {:g}".format(*at(one), *at(other)) for one, other in ground.walls)
    parts.append(f'<path class="wall" d="{walls}"/>')
    parts += [_written("place", at(point), name) for point, name in names]
    for id in sorted(counts, key=lambda id: -counts[id])[:MARKED]:
        x, y = at(_middle(ground.fields[id].corners))
        said = f"{counts[id]:.0f}" if counts[id] >= 10 else f"{counts[id]:.2g}"
        parts.append(_written("mark on" if counts[id] / most > 0.5 else "mark", (x, _n(y + LOWER)), said))
    return svg(sentence, wide, tall + 30, [*parts, *_shades(most, tall)])


def _written(kind: str, at: Point, said: str) -> str:
    return f'<text class="{kind}" x="{at[0]:g}" y="{at[1]:g}" text-anchor="middle">{escape(said)}</text>'


def _corners(ground: Ground) -> list[Point]:
    return [corner for field in ground.fields.values() for corner in field.corners]


def _reach(corners: Sequence[Point], axis: int) -> float:
    along = [corner[axis] for corner in corners]
    return max(along) - min(along)


def _shades(most: float, top: int) -> Iterator[str]:
    """Yield what each shade stands for: up to so many."""
    wide = WIDTH / SHADES
    for shade in range(SHADES):
        x, limit = _n(shade * wide), most * shade / (SHADES - 1)
        said = f"{limit:.0f}" if limit >= 10 else f"{limit:.1f}" if shade else "0"
        yield f'<rect class="heat h{shade}" x="{x}" y="{top + 10}" width="14" height="14"/>'
        yield f'<text class="axis" x="{_n(shade * wide + 18)}" y="{top + 21}">{said}</text>'


def _middle(corners: Sequence[Point]) -> Point:
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


def svg(sentence: str, wide: int, tall: int, parts: Iterable[str]) -> str:
    return (
        f'<svg viewBox="0 0 {wide} {tall}" width="{wide}" height="{tall}" role="img" '
        f'aria-label="{escape(sentence)}">{"".join(parts)}</svg>'
    )


def _short(label: str, bold: bool) -> str:
    longest = LONGEST_BOLD if bold else LONGEST
    return label if len(label) <= longest else f"{label[: longest - 1].rstrip()}…"


def _n(value: float) -> float:
    """Round to what a screen can show; a whole number stays one."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded
