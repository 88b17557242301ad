"""Memory: what a viewer knows about hidden places, derived only from the events it was sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from hyakki.core.events import Event, Viewer


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What one viewer remembers. It is kept beside the State, and rules never read it. Each game has a subclass."""

    __slots__ = ("mask", "viewer")

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.mask = viewer.mask

    def see(self, event: Event) -> None:
        raise NotImplementedError

    def copy(self) -> Memory:
        raise NotImplementedError

    def dump(self) -> Any:
        """Return the canonical form, as it is in the View."""
        raise NotImplementedError

    def take_seat(self, seat: int, world: Any) -> None:
        """Become what a seat remembers in this world, if until now it was sent no more than everybody."""
        self.viewer = Viewer((seat,))
        self.mask = self.viewer.mask

    def misfit(self, s: Any) -> str | None:
        """Return where this Memory contradicts the true State, or None. It should never contradict it."""
        raise NotImplementedError


def fold(events: Iterable[Event], memories: Sequence[Memory]) -> None:
    for event in events:
        kind = event.kind
        if kind.folds:
            for memory in memories:
                if not kind.private or event.to & memory.mask:
                    memory.see(event)
