"""Runs that can be stopped and continue: their parameters and their results so far, in one file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from hyakki.core.errors import BadContent

Results = TypeVar("Results")


class Kept(msgspec.Struct):
    run: dict[str, Any]
    results: msgspec.Raw
    seconds: float


def keep(file: Path, facts: Mapping[str, Any], results: Any, seconds: float) -> None:
    """Replace the file as a whole, so that a run that is stopped while it writes loses nothing."""
    written = file.with_name(f"{file.name}.part")
    kept = Kept(dict(facts), msgspec.Raw(msgspec.json.encode(results)), seconds)
    written.write_bytes(msgspec.json.encode(kept))
    written.replace(file)


def kept(file: Path, facts: Mapping[str, Any], kind: type[Results], a_run: str) -> tuple[Results, float]:
    """Return the results in a file and the seconds they took, or raise BadContent unless they are of this run."""
    if not file.is_file():
        raise BadContent(str(file), "is not a file")
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Kept)
        results = msgspec.json.decode(found.results, type=kind, strict=False)
        if _is_negative(msgspec.json.decode(found.results)):
            raise ValueError("counts are never negative")
    except (OSError, ValueError):
        raise BadContent(str(file), f"does not hold the counts of {a_run}") from None
    for name, value in facts.items():
        if found.run.get(name) != value:
            _, _, what = a_run.partition(" ")
            raise BadContent(str(file), f"holds another {what}: its {name} is {found.run.get(name)!r}, not {value!r}")
    return results, found.seconds


def _is_negative(results: Any) -> bool:
    """Return whether any count among these results is negative."""
    if isinstance(results, (dict, list)):
        return any(map(_is_negative, results.values() if isinstance(results, dict) else results))
    return isinstance(results, (int, float)) and results < 0
