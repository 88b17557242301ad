"""Memory: what a viewer can say of each hidden place, folded from the events it was sent and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from hyakki.core.events import Event, Viewer


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """Kept beside State, one for each viewer that wants one; rules never read it. Games say how."""

    __slots__ = ("mask", "viewer")

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.mask = viewer.mask

    def see(self, event: Event) -> None:
        raise NotImplementedError

    def copy(self) -> Memory:
        raise NotImplementedError

    def dump(self) -> Any:
        """The canonical form, as it stands in the View."""
        raise NotImplementedError

    def misfit(self, s: Any) -> str | None:
        """The place where this Memory rules out the true world, a State of its game; None if there is none, as always
        should be."""
        raise NotImplementedError


def fold(events: Iterable[Event], memories: Sequence[Memory]) -> None:
    for event in events:
        kind = event.kind
        if kind.folds:
            for memory in memories:
                if not kind.private or event.to & memory.mask:
                    memory.see(event)
