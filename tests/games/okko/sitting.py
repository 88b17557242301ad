"""A game of Okko Chronicles in the player's language: given a position, when someone answers, then this is seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from hyakki.games.okko.catalog.ids import FIGURES, HEROES, SPACES
from hyakki.games.okko.effects.values import value
from hyakki.games.okko.people import NOWHERE, Hero
from hyakki.games.okko.scenes import position
from hyakki.games.okko.state import OkkoState
from hyakki.games.okko.steps.turn import Turn
from tests.games.sitting import AnySitting, Rigged


def _about(said: str | Mapping[str, Any]) -> dict[str, Any]:
    """Return the description of a hero: its space, or a table; "" is a start space."""
    about = {"at": said} if isinstance(said, str) else dict(said)
    return {key: value for key, value in about.items() if value != ""}


class Sitting(AnySitting[OkkoState]):
    """`Sitting("S1", {"OKK": "A04.31"}, {"ashigaru": ["B03.21"]})`: A is the Oni, the first hero named is B's, the next
    C's. A hero is its space, "" for a start space, or `{"at": "A04.31", "left": ["OKK-1"]}`. The keys are those of
    docs/scenes/okko.md; some have a shorter form:

    - `allies={"FOL-1a": ("OKK", "A04.22")}` gives a hero a follower or kami; "" leaves it masterless;
    - `closed` names the doors that are closed;
    - `at="agent"` is the turn of the first agent named, `at="ally"` of the first ally.

    Only what is named is there, and the game stops after what `at` names."""

    def __init__(
        self,
        scenario: str = "S1",
        heroes: Mapping[str, Any] | None = None,
        agents: Mapping[str, Sequence[str]] | None = None,
        *,
        at: str = "turn",
        allies: Mapping[str, tuple[str, str]] | None = None,
        closed: Sequence[str] = (),
        seed: int = 1,
        **given: Any,
    ) -> None:
        agents, allies = agents or {}, allies or {}
        people = {name: _about(said) for name, said in ({"OKK": ""} if heroes is None else heroes).items()}
        for card, (master, space) in allies.items():
            if master:
                people[master]["ally"] = {"card": card, "at": space}
        if at in ("agent", "ally"):
            figures = next(iter(agents.values())) if at == "agent" else [space for _, space in allies.values()]
            at, given["active"] = "turn", figures[0]
        masterless = {card: space for card, (master, space) in allies.items() if not master}
        board = {"agents": agents, "masterless": masterless, "doors": dict.fromkeys(closed, "closed")}
        named = {key: said for key, said in board.items() if said}
        self.chance = Rigged(seed)
        given = {"scenario": scenario, "at": at, **people, **named, **given}
        super().__init__(position.build(given, self.chance, spare=True))

    # When

    def dice(
        self, combat: Sequence[str | int] = (), action: Sequence[str | int] = (), test: Sequence[int] = ()
    ) -> Self:
        """Set the next dice, in the order in which they are rolled; "ki" is rolled again."""
        faces = self.state.rules.dice
        for stream, shown, printed in (
            (b"combat", combat, faces.combat),
            (b"action", action, faces.action),
            (b"test", test, faces.test),
        ):
            self.chance.told[stream] = [printed.index(str(face)) for face in shown]
        return self

    def draws(self, stream: str, *numbers: int) -> Self:
        """Set the next draws from a stream ("equipment", "event", "wound")."""
        self.chance.told[stream.encode()] = list(numbers)
        return self

    # Then

    def figure(self, name: str) -> int:
        self.start()
        return FIGURES.index(name)

    def hero(self, name: str) -> Hero:
        self.start()
        return self.state.heroes[HEROES.index(name)]

    def space(self, name: str) -> str:
        """Return where a figure stands; "" if it is not on the board."""
        space = self.state.where[self.figure(name)]
        return "" if space == NOWHERE else SPACES[space]

    def damage(self, name: str) -> int:
        return self.state.damage[self.figure(name)]

    def value(self, name: str, what: str) -> int:
        """A number of a figure as it is now."""
        return value(self.state, self.figure(name), what)

    @property
    def actions_left(self) -> int:
        """Return the actions left to the figure whose turn it is."""
        self.start()
        return next(step.left for step in reversed(self.state.stack) if isinstance(step, Turn))

    def event(self, kind: str) -> tuple[Any, ...]:
        """Return what the latest event of this kind said since the latest answer, with the fact that was told."""
        self.start()
        found = next(event for event in reversed(self.latest) if event.kind.name == kind)
        return (*found.args, *(found.fact or ()))

    def heard(self, kind: str) -> tuple[Any, ...]:
        """Return what the latest event of this kind said, open and told parts together."""
        event = next(event for event in reversed(self.events) if event.kind.name == kind)
        return (*event.args, *(event.fact or ()))
