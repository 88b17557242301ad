"""The lessons of a first game: the text for a player's first question of each kind (ST-303, ST-R137)."""

from __future__ import annotations

COACHED = (
    *("pick", "post", "enter", "settle", "programme"),
    *("order", "move-regular", "move-free", "deploy", "spread", "search", "power"),
    *("exit", "aim", "target", "pick-up", "distract", "lure"),
)
"""The kinds of questions that are explained."""


def coach(first: bool, kind: str) -> str | None:
    """The key of the text."""
    return f"coach-first-{kind}" if first and kind in COACHED else None
