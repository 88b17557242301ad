"""Previews of the stakes between PGs, and of who would hear a Noise, from public facts alone."""

from __future__ import annotations

from hyakki.games.kaidan.board.geometry import loudness
from hyakki.games.kaidan.previews.stakes import outcomes
from hyakki.games.kaidan.state import KaidanState
from hyakki.games.kaidan.steps.test import LOST, TIE, WON, Test


def against_pg(s: KaidanState, test: Test) -> dict[str, int]:
    """Chances of an opposed Test of two PGs, in percent: to win, to tie, to lose."""
    counts = {WON: 0, TIE: 0, LOST: 0}
    for often, verdict, *_ in outcomes(s, test):
        counts[verdict] += often
    whole = sum(counts.values())
    words = {"chance": WON, "tie": TIE, "lost": LOST}
    return {word: round(100 * counts[verdict] / whole) for word, verdict in words.items()}


def hearers(s: KaidanState, cell: int, level: int) -> list[int]:
    """The entities that a Noise of this level would alert, by number; none in a chase (KA-081 to KA-084)."""
    if s.chasing or not level:
        return []
    return [
        who + 1
        for who in s.figures_on_map()
        if not s.figures[who].alerted and loudness(s.figures[who].cell, cell) <= level
    ]
