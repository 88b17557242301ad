"""Warnings about answers that the heroes should confirm (OK-253)."""

from __future__ import annotations

from collections.abc import Sequence

from hyakki.games.okko.knowledge.view import OkkoView

WARNED = frozenset({"accuse"})


def warning(view: OkkoView, kind: str, path: Sequence[str]) -> str | None:
    """The text to be confirmed before this answer is given: with one more wrong accusation the Final Battle begins."""
    if kind != "accuse" or not path:
        return None
    verb, *accused = path[0].split()
    accusing = verb in ("back", "decide") and any(word != "none" for word in accused)
    return "warn-last-accusation" if accusing and view.failures == view.rules.numbers.failures - 1 else None
