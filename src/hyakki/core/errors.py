"""Four ways in which an answer can be wrong, and one in which content can be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class HyakkiError(Exception):
    """Anything a person or a program may be told; never changes a State."""

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it can go from one process to another, whatever it is made with."""
        return _made_again, (type(self), self.args, self.__dict__)


def _made_again(kind: type[HyakkiError], args: tuple[Any, ...], facts: dict[str, Any]) -> HyakkiError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


class Malformed(HyakkiError):
    """This is not an answer to the question asked, or not an answer at all."""


class NotYours(HyakkiError):
    """The question was put to somebody else."""


class Stale(HyakkiError):
    """The question has been answered or has changed since."""


class AgainstRules(HyakkiError):
    """A rule forbids it: the id of that rule, and the facts."""

    def __init__(self, rule: str, facts: Mapping[str, object]) -> None:
        self.rule = rule
        self.facts = dict(facts)
        said = ", ".join(f"{key}: {value}" for key, value in self.facts.items())
        super().__init__(f"{rule} forbids it ({said})" if said else f"{rule} forbids it")


class BadContent(HyakkiError):
    """A content file, an option or a scene is wrong: where, and what."""

    def __init__(self, where: str, what: str) -> None:
        self.where = where
        self.what = what
        super().__init__(f"{where}: {what}")


class NoWorld(HyakkiError):
    """No world agrees with this View: the View or the Memory in it is broken."""
