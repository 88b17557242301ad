"""Faults of the content of Okko Chronicles."""

from __future__ import annotations

from hyakki.core.faults import Fault, fault_of

PACKAGE = "hyakki.games.okko"


def fault(field: str, place: str, key: str, **args: str | int) -> Fault:
    return fault_of(PACKAGE, field, place, key, args)
