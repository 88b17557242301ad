"""Events (what happened) and viewers (who may see it).

A kind of event names its public fields. If it also tells a secret, the kind names the rule that allows it and the seats
that are told. The audience follows from the kind, so a step cannot tell the wrong seat; `kinds_of` refuses a kind whose
audience differs from its rule's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

EVERYONE = 1 << 16
"""The bit that every Viewer's mask has, a spectator's too."""


class Audience(Enum):
    OWNER = "owner"
    PARTIES = "parties"
    SIDE = "side"
    ALL = "all"


class Viewer:
    """The seats from which a game is seen. A viewer without a seat is a spectator.

    Examples:
        >>> from hyakki import SPECTATOR, Viewer
        >>> Viewer([0]), Viewer([0, 2]), SPECTATOR
        (Viewer(A), Viewer(AC), Viewer(spectator))
        >>> Viewer([2, 0]) == Viewer([0, 2])
        True
    """

    __slots__ = ("mask", "seats")

    def __init__(self, seats: Iterable[int] = ()) -> None:
        self.seats = tuple(sorted(set(seats)))
        self.mask = EVERYONE
        for seat in self.seats:
            self.mask |= 1 << seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Viewer) and other.mask == self.mask

    def __hash__(self) -> int:
        return self.mask

    def __repr__(self) -> str:
        return f"Viewer({''.join(map(seat_name, self.seats)) or 'spectator'})"


def sent_to(viewer: Viewer, events: Iterable[Event]) -> list[dict[str, Any]]:
    """Return those of these events that a viewer is sent, as they are sent."""
    return [event.seen(viewer) for event in events if event.reaches(viewer)]


SPECTATOR = Viewer()
"""The viewer without a seat."""


def viewers(seats: int) -> list[Viewer]:
    """List the viewer of each seat, then a spectator.

    Examples:
        >>> viewers(2)
        [Viewer(A), Viewer(B), Viewer(spectator)]
    """
    return [Viewer((seat,)) for seat in range(seats)] + [SPECTATOR]


def seat_name(seat: int) -> str:
    """Return the letter of a seat: "A" for 0."""
    return chr(65 + seat)


def seat_number(letter: str) -> int:
    """Return the seat of a letter: 0 for "A"."""
    return ord(letter) - 65


ENVELOPE, TOLD = {"event", "told"}, {"rule"}
"""The names that every sent event, and every told fact, has besides its own fields."""


class Kind:
    """A kind of event: its name, its public fields, and who is told the rest.

    `told` is the rule that allows the secret `fact` to be told; `to` names the fields that hold the seats that are
    told, or is "all"; `side` names a field that holds the seats of a side. Nobody else learns that a `private` event
    happened.
    """

    __slots__ = ("_side", "_to", "audience", "fact", "fields", "folds", "name", "private", "rule", "side", "told")

    def __init__(
        self,
        name: str,
        fields: str = "",
        *,
        rule: str = "",
        told: str = "",
        to: str = "",
        side: str = "",
        fact: str = "",
        folds: bool = False,
        private: bool = False,
    ) -> None:
        self.name = name
        self.fields = tuple(fields.split())
        self.rule = rule
        self.told = told
        self.fact = tuple(fact.split())
        for field in ENVELOPE & {*self.fields} | TOLD & {*self.fact}:
            raise ValueError(f"{name}: a field cannot be called {field!r}, as events are sent with one of that name")
        self.audience = to
        self.side = side
        self.folds = folds or bool(told)
        self.private = private
        self._to = () if to == "all" else tuple(self.fields.index(field) for field in to.split())
        self._side = self.fields.index(side) if side else None

    def mask(self, args: tuple[Any, ...]) -> int:
        """Return the mask of the seats that are told the fact of such an event."""
        if not self.told:
            raise WrongAudience(f"{self.name} tells a fact, but no rule says to whom")
        if self.audience == "all":
            return EVERYONE
        mask = 0
        for index in self._to:
            mask |= 1 << args[index]
        if self._side is not None:
            for seat in args[self._side]:
                mask |= 1 << seat
        return mask

    def __repr__(self) -> str:
        return f"Kind({self.name})"


class WrongAudience(Exception):
    """A kind of event would tell a secret to a seat that its rule does not allow."""


def kinds_of(declared: Iterable[object], audiences: Mapping[str, Audience]) -> dict[str, Kind]:
    """Return the kinds by name, after checking that each keeps to the audience that its rule declares."""
    kinds = {kind.name: kind for kind in declared if isinstance(kind, Kind)}
    for kind in kinds.values():
        if kind.told:
            _check_audience(kind, audiences)
        elif kind.audience or kind.side or kind.fact or kind.private:
            raise WrongAudience(f"{kind.name} tells a fact, but no rule says to whom")
    return kinds


def _check_audience(kind: Kind, audiences: Mapping[str, Audience]) -> None:
    lawful = audiences.get(kind.told)
    if lawful is None:
        raise WrongAudience(f"{kind.name}: {kind.told} declares no audience")
    if not _keeps_to(kind, lawful):
        tells = kind.audience or kind.side or "nobody"
        raise WrongAudience(f"{kind.name} tells {tells}, but {kind.told} is for {lawful.value}")


def _keeps_to(kind: Kind, lawful: Audience) -> bool:
    seats = () if kind.audience == "all" else tuple(kind.audience.split())
    if lawful is Audience.ALL:
        return kind.audience == "all" and not kind.side and not kind.private
    if lawful is Audience.SIDE:
        return bool(kind.side) and not kind.audience
    if lawful is Audience.OWNER:
        return seats == kind.fields[:1] and not kind.side
    return len(seats) > 1 and not kind.side


class Event:
    """Something that happened in a game.

    `args` are for every viewer that the event reaches; `fact`, if any, is Told to the seats in the mask `to`. `aside`
    holds public facts that a sentence about the event needs.
    """

    __slots__ = ("args", "aside", "fact", "kind", "to")

    def __init__(self, kind: Kind, args: tuple[Any, ...], fact: tuple[Any, ...] | None) -> None:
        self.kind = kind
        self.args = args
        self.fact = fact
        self.aside: dict[str, Any] | None = None
        self.to = 0 if fact is None else kind.mask(args)

    def told(self, viewer: Viewer) -> tuple[Any, ...] | None:
        """Return the Told fact with its rule id, or None if this viewer may not know it."""
        return (self.kind.told, *self.fact) if self.fact is not None and self.to & viewer.mask else None

    def reaches(self, viewer: Viewer) -> bool:
        """Return whether this viewer may know that the event happened."""
        return not self.kind.private or bool(self.to & viewer.mask)

    def seen(self, viewer: Viewer) -> dict[str, Any]:
        """Return the event as it is sent to this viewer."""
        if self.kind.private and not self.to & viewer.mask:
            raise WrongAudience(f"{self.kind.name} does not reach {viewer}")
        sent: dict[str, Any] = {"event": self.kind.name, **dict(zip(self.kind.fields, self.args, strict=True))}
        if self.aside is not None:
            sent |= self.aside
        if self.fact is not None and self.to & viewer.mask:
            sent["told"] = {"rule": self.kind.told, **dict(zip(self.kind.fact, self.fact, strict=True))}
        return sent

    def __repr__(self) -> str:
        return f"{self.kind.name}{self.args}{'' if self.fact is None else self.fact}"
