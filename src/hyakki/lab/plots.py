"""Plots as SVG text, made without a library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from hyakki.lab.ratings import Rating

LABELS, WIDTH, ROW, TOP = 150, 640, 34, 56
LEFT, HEIGHT, LEGEND = 56, 260, 110
INK, LINE, DOT = "#22201c", "#8a8272", "#28548c"
COLOURS = (DOT, "#b0413e", "#3f7d4e", "#8a5a9e", "#b07d2b")


def ratings_plot(title: str, ratings: Sequence[Rating]) -> str:
    """Return the ratings as an SVG: a dot for each bot, and a line for its 95 % interval."""
    low, high = min(each.low for each in ratings), max(each.high for each in ratings)
    step = next(each for each in (10, 25, 50, 100, 200, 500, 1000, 10_000) if (high - low) / each <= 8)
    first, last = low // step * step, -(-high // step) * step
    last = max(last, first + step)

    def across(value: float) -> float:
        return round(LABELS + (value - first) / (last - first) * (WIDTH - LABELS - 24), 1)

    bottom = TOP + ROW * len(ratings)
    marks = [
        f'<path d="M{across(at)} {TOP - 8}V{bottom}" stroke="{LINE}" stroke-width=".5"/>'
        f'<text x="{across(at)}" y="{bottom + 18}" text-anchor="middle">{at:+d}</text>'
        for at in range(first, last + 1, step)
    ]
    rows = [
        f'<text x="{LABELS - 12}" y="{y + 5}" text-anchor="end">{escape(each.bot)}</text>'
        f'<path d="M{across(each.low)} {y}H{across(each.high)}" stroke="{DOT}" stroke-width="3"/>'
        f'<circle cx="{across(each.rating)}" cy="{y}" r="6" fill="{DOT}"/>'
        for each, y in ((each, TOP + ROW * place + ROW // 2) for place, each in enumerate(ratings))
    ]
    said = "; ".join(f"{each.bot} {each.rating:+d} ({each.low:+d} to {each.high:+d})" for each in ratings)
    return _svg(title, said, bottom + 30, [*marks, *rows])


def curves_plot(title: str, curves: Mapping[str, Sequence[tuple[float, float]]]) -> str:
    """Return curves of shares between 0 and 1 as an SVG.

    Examples:
        >>> from hyakki.lab.plots import curves_plot
        >>> curves_plot("Wins", {"2 seats": [(0, 0.5), (10, 0.85)]}).count("polyline")
        1
    """
    last = max((x for points in curves.values() for x, _ in points), default=0) or 1.0
    bottom = TOP + HEIGHT

    def across(x: float) -> float:
        return round(LEFT + x / last * (WIDTH - LEFT - LEGEND), 1)

    def down(share: float) -> float:
        return round(bottom - share * HEIGHT, 1)

    marks = [
        f'<path d="M{LEFT} {down(share)}H{WIDTH - LEGEND}" stroke="{LINE}" stroke-width=".5"/>'
        f'<text x="{LEFT - 8}" y="{down(share) + 5}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    ]
    marks += [
        f'<text x="{across(x)}" y="{bottom + 20}" text-anchor="middle">{x:.3g}</text>' for x in (0, last / 2, last)
    ]
    lines = []
    for place, (name, points) in enumerate(curves.items()):
        colour = COLOURS[place % len(COLOURS)]
        at = " ".join(f"{across(x)},{down(share)}" for x, share in points)
        y = TOP + 6 + 22 * place
        lines.append(f'<polyline points="{at}" fill="none" stroke="{colour}" stroke-width="2"/>')
        lines.append(f'<text x="{WIDTH - LEGEND + 12}" y="{y}" fill="{colour}">{escape(name)}</text>')
    said = "; ".join(f"{name} {points[-1][1]:.0%}" for name, points in curves.items())
    return _svg(title, said, bottom + 34, [*marks, *lines])


def _svg(title: str, said: str, height: int, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="sans-serif" font-size="14" fill="{INK}"><title>{escape(f"{title}: {said}")}</title>'
        f'<rect width="100%" height="100%" fill="#fff"/><text x="16" y="28" font-size="17">{escape(title)}</text>'
        f"{''.join(parts)}</svg>\n"
    )
