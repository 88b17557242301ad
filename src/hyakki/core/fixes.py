"""Fixes: changes that remove a fault from a custom scenario. Each is tried before it is offered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hyakki.core.editor import Fix
from hyakki.core.errors import Malformed
from hyakki.core.faults import Fault

MOST_TRIED = 24
"""The most changes that are tried for all faults of a scenario together: trying one takes as long as checking it."""
MOST_TRIED_FOR_ONE = 6
Change = tuple[str, dict[str, Any], dict[str, str | int]]
"""A change that may fix a fault: the key of its label, the operation, and the facts that the label names."""


class FixFinder:
    """Looks for fixes: changes that remove a fault and bring no other."""

    def __init__(
        self,
        faults: Sequence[Fault],
        after: Callable[[dict[str, Any]], Sequence[Fault]],
        say: Callable[[str, dict[str, str | int]], str],
        hidden: frozenset[str],
    ) -> None:
        self.faults = faults
        self.after = after
        """Returns the faults of the scenario after an operation."""
        self.say = say
        """Returns the label of a change."""
        self.hidden = hidden
        """The faults that a check finds only when there are no others: a fix of another fault may uncover them."""
        self.tried = 0

    def find(self, fault: Fault, changes: Iterable[Change]) -> Fix | None:
        """Return the first of these changes that fixes the fault, or None."""
        for number, (key, do, facts) in enumerate(changes):
            if self.tried >= MOST_TRIED or number >= MOST_TRIED_FOR_ONE:
                return None
            self.tried += 1
            if self._fixes(fault, do):
                return Fix(self.say(key, facts), do)
        return None

    def _fixes(self, fault: Fault, do: dict[str, Any]) -> bool:
        try:
            after = self.after(do)
        except Malformed:
            return False
        hidden = frozenset() if fault.key in self.hidden else self.hidden
        keys = Counter(each.key for each in after if each.key not in hidden)
        return fault not in after and keys <= Counter(each.key for each in self.faults)
