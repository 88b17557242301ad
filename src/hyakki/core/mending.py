"""Changes that fix faults of a custom scenario: each is tried before it is offered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hyakki.core.editor import Fix
from hyakki.core.errors import Malformed
from hyakki.core.faults import Fault

MOST_TRIED = 24
"""Changes that are tried for all faults of a scenario together: trying one takes as long as checking it."""
MOST_TRIED_FOR_ONE = 6
Change = tuple[str, dict[str, Any], dict[str, str | int]]
"""A text, what is done, and what the text names."""


class Mender:
    """Finds a change after which a fault is gone and no other has come."""

    def __init__(
        self,
        faults: Sequence[Fault],
        after: Callable[[dict[str, Any]], Sequence[Fault]],
        say: Callable[[str, dict[str, str | int]], str],
        hidden: frozenset[str],
    ) -> None:
        self.faults = faults
        self.after = after
        """The faults of the scenario after a change."""
        self.say = say
        """The label of a change."""
        self.hidden = hidden
        """Faults that are looked for last: others hide them."""
        self.tried = 0

    def fix(self, fault: Fault, changes: Iterable[Change]) -> Fix | None:
        for number, (key, do, facts) in enumerate(changes):
            if self.tried >= MOST_TRIED or number >= MOST_TRIED_FOR_ONE:
                return None
            self.tried += 1
            if self._mends(fault, do):
                return Fix(self.say(key, facts), do)
        return None

    def _mends(self, fault: Fault, do: dict[str, Any]) -> bool:
        try:
            after = self.after(do)
        except Malformed:
            return False
        hidden = frozenset() if fault.key in self.hidden else self.hidden
        keys = Counter(each.key for each in after if each.key not in hidden)
        return fault not in after and keys <= Counter(each.key for each in self.faults)
