"""A game in the player's language: given a position, when someone answers, then this is seen. Each game extends it."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from hyakki.core.chance import Chance
from hyakki.core.engine import State, advance, close, give, menu, read_path
from hyakki.core.errors import AgainstRules
from hyakki.core.events import SPECTATOR, Event, Viewer
from hyakki.core.menu import Ask, Menu, Path
from hyakki.core.save import digest

S = TypeVar("S", bound=State)


def number(seat: str) -> int:
    return ord(seat) - 65


def letter(seat: int) -> str:
    return chr(65 + seat)


class Rigged(Chance):
    """Chance with the next draws of some streams fixed."""

    __slots__ = ("told",)

    def __init__(self, seed: int) -> None:
        super().__init__(Chance.seeded(seed).key)
        self.told: dict[bytes, list[int]] = {}

    def below(self, stream: bytes, limit: int) -> int:
        if not self.told.get(stream):
            return super().below(stream, limit)
        drawn = self.told[stream].pop(0)
        assert 0 <= drawn < limit, f"{drawn} cannot come out of {stream!r}"
        self.n += 1
        self.drawn.append(drawn)
        return drawn

    def left(self) -> dict[bytes, list[int]]:
        return {stream: draws for stream, draws in self.told.items() if draws}


class AnySitting(Generic[S]):
    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        """Everything said so far."""
        self.latest: list[Event] = []
        """The events that followed the latest answer."""
        self.started = False

    # When

    def start(self) -> Self:
        """Run up to the first question."""
        if not self.started:
            self.started = True
            advance(self.state)
            self.listen()
        return self

    def does(self, seat: str, *ids: str, ask: str = "") -> Self:
        """One seat answers; where it is asked several things, `ask` says which. In a window all others let be."""
        self.start()
        found = self._asked_for(seat, ids[0], ask)
        path = read_path(self.state, found, list(ids))
        self.latest = []
        self.answer(found, path)
        return self

    def silence(self, *kinds: str) -> Self:
        """Answer the open question with its default; with `kinds`, as long as only such questions are open."""
        self.start()
        while self.state.asks and (not kinds or all(ask.kind in kinds for ask in self.state.asks)):
            step = self.state.stack[-1]
            ask = next(ask for ask in self.state.asks if step.default(self.state, ask))
            path = step.default(self.state, ask)
            assert read_path(self.state, ask, [option.id for option in path]) == path, "silence is an answer too"
            self.latest = []
            self.answer(ask, path)
            if not kinds:
                break
        return self

    def answer(self, ask: Ask, path: Path) -> None:
        step = self.state.stack[-1]
        if ask.sealed:
            answers = {other.seat: step.default(self.state, other) for other in self.state.asks} | {ask.seat: path}
            self.close(answers)
        else:
            give(self.state, ask, path)
            self.listen()

    def close(self, answers: dict[int, Path]) -> None:
        outcome = self.state.stack[-1].outcome(self.state, answers)
        assert outcome is not None, "the others must answer first"
        close(self.state, outcome)
        self.listen()

    def listen(self) -> None:
        heard, self.state.log = self.state.log, []
        self.latest += heard
        self.events += heard

    def _asked_for(self, seat: str, id: str, kind: str) -> Ask:
        """The question to this seat to which this is an answer, or may not be one."""
        asks = [ask for ask in self.state.asks if ask.seat == number(seat) and kind in ("", ask.kind)]
        assert asks, f"{seat} is asked no such thing; asked: {self.asked()}"
        for ask in asks[1:]:
            entries = menu(self.state, ask, (), look=True)
            if id in entries.ids() or id in [blocked.id for blocked in entries.blocked]:
                return ask
        return asks[0]

    # Then

    def ask(self, seat: str, kind: str = "") -> Ask:
        for ask in self.state.asks:
            if ask.seat == number(seat) and kind in ("", ask.kind):
                return ask
        raise AssertionError(f"{seat} is asked no such thing; asked: {self.asked()}")

    def asked(self) -> dict[str, str]:
        """Return the kind of question by seat; of several open questions the first."""
        self.start()
        found: dict[str, str] = {}
        for ask in self.state.asks:
            found.setdefault(letter(ask.seat), ask.kind)
        return found

    def offered(self, seat: str, *path: str, ask: str = "") -> list[str]:
        return self.menu(seat, *path, ask=ask).ids()

    def blocked(self, seat: str, *path: str, ask: str = "") -> dict[str, str]:
        """Return what is blocked now, each with its rule."""
        return {entry.id: entry.rule for entry in self.menu(seat, *path, ask=ask).blocked}

    def foreseen(self, seat: str, *path: str, ask: str = "") -> dict[str, dict[str, Any]]:
        """Return the previews of each answer."""
        return self.menu(seat, *path, ask=ask).previews

    def menu(self, seat: str, *path: str, ask: str = "") -> Menu:
        self.start()
        asked = self.ask(seat, ask)
        options: Path = ()
        for id in path:
            options += (next(option for option in menu(self.state, asked, options).options if option.id == id),)
        found = menu(self.state, asked, options, look=True)
        twice = {*found.ids()} & {blocked.id for blocked in found.blocked}
        assert not twice, f"both offered and refused: {twice}"
        return found

    def refused(self, seat: str, *ids: str, ask: str = "") -> str:
        """The rule that refuses this answer; nothing changes."""
        self.start()
        before = digest(self.state)
        try:
            read_path(self.state, self._asked_for(seat, ids[0], ask), list(ids))
        except AgainstRules as error:
            assert digest(self.state) == before
            return error.rule
        raise AssertionError(f"{ids} was accepted")

    @property
    def over(self) -> tuple[Any, ...] | None:
        self.start()
        return self.state.over

    def said(self) -> list[str]:
        """The kinds of events that the latest answer led to; before any answer, that the start led to."""
        self.start()
        return [event.kind.name for event in self.latest]

    def told(self, who: str) -> list[tuple[Any, ...]]:
        """Told facts of the latest answer for a seat, or for "spectator": (rule id, fact…)."""
        self.start()
        viewer = SPECTATOR if who == "spectator" else Viewer((number(who),))
        return [told for event in self.latest if (told := event.told(viewer)) is not None]
