"""Faults of content and their places, in the reader's language, from the messages `fault-…`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hyakki.core.errors import BadContent
from hyakki.core.fluent import phrase
from hyakki.core.rulebook import FALLBACK

BOUNDLESS = 10**9
SHOWN = 100
"""The most faults that are named at once: to place one and to look for changes takes as long as the scenario is, and
a small file can have thousands."""


class Fault(NamedTuple):
    field: str
    """The field of the file, and which of its entries: "doors 3"."""
    place: str
    """The place on the board that is concerned, or ""."""
    key: str
    args: tuple[tuple[str, str | int], ...] = ()
    package: str = ""
    """The game with the message; "" for those of all games."""

    @property
    def where(self) -> str:
        return f"{self.field} {self.place}".strip()

    def what(self, lang: str = FALLBACK) -> str:
        return phrase(self.package, lang, f"fault-{self.key}", **dict(self.args))


def fault_of(package: str, field: str, place: str, key: str, args: dict[str, str | int]) -> Fault:
    return Fault(field, place, key, tuple((name, _sayable(value)) for name, value in args.items()), package)


def fault(field: str, place: str, key: str, **args: str | int) -> Fault:
    """A fault that scenarios of every game can have."""
    return fault_of("", field, place, key, args)


def _sayable(value: str | int) -> str | int:
    """Return a value as texts can say it: numbers without end cannot be put into words."""
    return value if isinstance(value, str) or abs(value) < BOUNDLESS else "…"


class BadField(BadContent):
    """Content with a fault for which there are words in every language."""

    def __init__(self, fault: Fault, where: str = "") -> None:
        self.fault = fault
        super().__init__(where or fault.where, fault.what())

    def at(self, where: str) -> BadField:
        return BadField(self.fault, where)

    def said(self, lang: str) -> str:
        return self.fault.what(lang)


def refuse_beyond(where: str, value: int, least: int, most: int) -> None:
    """Refuse a number that is not in its range."""
    if not least <= value <= most:
        raise BadField(fault(where, "", "beyond", value=str(value), least=str(least), most=str(most)))


class BadScenario(BadContent):
    """A scenario with faults: all of them, each with its place."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        first = self.faults[0]
        super().__init__(f"scenario {first.where}", "; ".join(_listed(self.faults)))


def _listed(faults: Sequence[Fault]) -> list[str]:
    first, *others = faults[:SHOWN]
    return [first.what(), *(f"{each.where}: {each.what()}" for each in others)]


def raise_first(entry: str, faults: Sequence[Fault]) -> None:
    if faults:
        raise BadField(faults[0], f"{entry} {faults[0].where}".rstrip())
