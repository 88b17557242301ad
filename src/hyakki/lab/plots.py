"""Plots as SVG, drawn without a library."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from hyakki.lab.ratings import Rating

LABELS, WIDTH, ROW, TOP = 150, 640, 34, 56
INK, LINE, DOT = "#22201c", "#8a8272", "#28548c"


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
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 30}" role="img" '
        f'font-family="sans-serif" font-size="14" fill="{INK}"><title>{escape(f"{title}: {said}")}</title>'
        f'<rect width="100%" height="100%" fill="#fff"/><text x="16" y="28" font-size="17">{escape(title)}</text>'
        f"{''.join(marks)}{''.join(rows)}</svg>\n"
    )
