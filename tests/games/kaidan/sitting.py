"""A table of Kaidan in the player's language: given a position, when someone answers, then this is seen."""

from __future__ import annotations

from typing import Any, Self

from hyakki.core.chance import Chance
from hyakki.core.engine import advance, close, give, menu, read_path
from hyakki.core.errors import AgainstRules
from hyakki.core.events import SPECTATOR, Event, Viewer
from hyakki.core.menu import Ask, Menu, Option, Path
from hyakki.core.save import digest
from hyakki.games.kaidan import position
from hyakki.games.kaidan.board import cell_name
from hyakki.games.kaidan.cards import FACES
from hyakki.games.kaidan.ids import CHARACTERS, ENTITIES, OBJECTS
from hyakki.games.kaidan.options import LET_BE, ROLL
from hyakki.games.kaidan.people import UNREVEALED, Figure, Pg, kind_of
from hyakki.games.kaidan.state import KaidanState


class Rigged(Chance):
    """Chance that comes out as told, where it is told: the next draws of each stream."""

    __slots__ = ("told",)

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
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


def number(seat: str) -> int:
    return ord(seat) - 65


def letter(seat: int) -> str:
    return chr(65 + seat)


class Sitting:
    """`Sitting(rooms={"3-3": "H16"}, A={"pg": "PC1", "at": "4-4"}, entities={"2": "EN-JI 4-3"}, at="look")`: keys as in
    position.py. Windows in which nobody does anything and plain roll prompts are passed by themselves, unless
    `ask_all`."""

    def __init__(self, seed: int = 1, ask_all: bool = False, **given: Any) -> None:
        self.chance = Rigged(Chance.seeded(seed).key)
        self.ask_all = ask_all
        self.state: KaidanState = position.build(given, self.chance, spare=True)
        self.events: list[Event] = []
        """Everything said so far."""
        self.latest: list[Event] = []
        """What the latest answer led to."""
        self.started = False

    # Chance

    def dice(self, *faces: str) -> Self:
        """The next faces of the special D10: "2", "3c"."""
        die = self.state.kit.die
        self.chance.told.setdefault(b"d10", []).extend(die.index(FACES.index(face)) for face in faces)
        return self

    def coordinates(self, *cells: str) -> Self:
        """The next Coordinate Rolls: "5-8" is white 5, black 8."""
        for cell in cells:
            row, column = cell.split("-")
            self.chance.told.setdefault(b"white", []).append(int(row) - 1)
            self.chance.told.setdefault(b"black", []).append(int(column) - 1)
        return self

    def door_tokens(self, *names: str) -> Self:
        """The next door/movement tokens to be drawn. They are drawn from what is in the bag then."""
        bag = list(self.state.door_bag)
        for name in names:
            token = self.state.kit.bag[int(name[1:]) - 1]
            self.chance.told.setdefault(b"door token", []).append(bag.index(token))
            bag.remove(token)
        return self

    # When

    def start(self) -> Self:
        """Run up to the first question."""
        if not self.started:
            self.started = True
            advance(self.state)
            self._listen()
            self._pass_by()
        return self

    def does(self, seat: str, *ids: str) -> Self:
        """One seat answers; in a window all others let be."""
        self.start()
        ask = self.ask(seat)
        path = read_path(self.state, ask, list(ids))
        self.latest = []
        self._answer(ask, path)
        self._pass_by()
        return self

    def silence(self) -> Self:
        self.start()
        ask = self.state.asks[0]
        self.latest = []
        path = self.state.stack[-1].default(self.state, ask)
        assert read_path(self.state, ask, [option.id for option in path]) == path, "silence is an answer too"
        self._answer(ask, path)
        self._pass_by()
        return self

    def until(self, kind: str) -> Self:
        """Windows and roll prompts before this question pass without anybody doing anything."""
        while kind not in self.asked().values():
            asked = self.state.asks[0].kind
            assert asked == "roll" or asked.startswith("window-"), f"{asked} comes before {kind}"
            self.silence()
        return self

    def _answer(self, ask: Ask, path: Path) -> None:
        step = self.state.stack[-1]
        if ask.sealed:
            answers = {other.seat: step.default(self.state, other) for other in self.state.asks} | {ask.seat: path}
            outcome = step.outcome(self.state, answers)
            assert outcome is not None
            close(self.state, outcome)
        else:
            give(self.state, ask, path)
        self._listen()

    def _listen(self) -> None:
        self.latest += self.state.log
        self.events += self.state.log
        self.state.log = []

    def _pass_by(self) -> None:
        """Questions to which there is nothing to say are not worth a line in a test."""
        while not self.ask_all and self.state.asks and self.state.over is None:
            ask = self.state.asks[0]
            options = [self._worth_a_line(menu(self.state, other).options) for other in self.state.asks]
            if ask.kind.startswith("window-") and all(found == [LET_BE] for found in options):
                self._answer(ask, (LET_BE,))
            elif ask.kind == "roll" and all(found == [ROLL] for found in options):
                self._answer(ask, (ROLL,))
            else:
                return

    def _worth_a_line(self, options: list[Option]) -> list[Option]:
        """Interior doors can be opened in any window; a test that wants to must `ask_all`."""
        return [option for option in options if option.verb != "open-inner"]

    # Then

    def ask(self, seat: str) -> Ask:
        for ask in self.state.asks:
            if ask.seat == number(seat):
                return ask
        raise AssertionError(f"{seat} is asked nothing; asked: {self.asked()}")

    def asked(self) -> dict[str, str]:
        self.start()
        return {letter(ask.seat): ask.kind for ask in self.state.asks}

    def offered(self, seat: str, *path: str) -> list[str]:
        return self._menu(seat, path).ids()

    def blocked(self, seat: str, *path: str) -> dict[str, str]:
        """What may not be done now, each with its rule."""
        return {entry.id: entry.rule for entry in self._menu(seat, path).blocked}

    def _menu(self, seat: str, path: tuple[str, ...]) -> Menu:
        self.start()
        ask = self.ask(seat)
        options: Path = ()
        for id in path:
            options += (next(option for option in menu(self.state, ask, options).options if option.id == id),)
        return menu(self.state, ask, options, look=True)

    def refused(self, seat: str, *ids: str) -> str:
        """The rule that refuses this answer; nothing changes."""
        self.start()
        before = digest(self.state)
        try:
            read_path(self.state, self.ask(seat), list(ids))
        except AgainstRules as error:
            assert digest(self.state) == before
            return error.rule
        raise AssertionError(f"{ids} was accepted")

    def pg(self, seat: str) -> Pg:
        self.start()
        return self.state.pgs[number(seat)]

    def at(self, seat: str) -> str:
        """Where a PG is, or "off"."""
        cell = self.pg(seat).cell
        return cell_name(cell) if cell >= 0 else "off"

    def character(self, seat: str) -> str:
        return CHARACTERS[self.pg(seat).character]

    def cards(self, seat: str) -> list[str]:
        self.start()
        return [OBJECTS[kind_of(card)] for card in self.state.secrets[number(seat)].cards]

    def status(self, seat: str) -> str:
        """From top to bottom, as "NMMMM"."""
        self.start()
        return "".join("MN"[card] for card in self.state.secrets[number(seat)].status)

    def points(self, seat: str) -> int:
        self.start()
        return self.state.secrets[number(seat)].points

    def entity(self, standee: int) -> Figure:
        self.start()
        return self.state.figures[standee - 1]

    def entity_at(self, standee: int) -> str:
        cell = self.entity(standee).cell
        return cell_name(cell) if cell >= 0 else "off"

    def entity_kind(self, standee: int) -> str:
        kind = self.entity(standee).kind
        return "?" if kind == UNREVEALED else ENTITIES[kind]

    def said(self) -> list[str]:
        """The kinds of events that the latest answer led to."""
        self.start()
        return [event.kind.name for event in self.latest]

    def told(self, who: str) -> list[tuple[Any, ...]]:
        """Told facts of the latest answer for a seat, or for "spectator": (rule id, fact…)."""
        viewer = SPECTATOR if who == "spectator" else Viewer((number(who),))
        return [told for event in self.latest if (told := event.told(viewer)) is not None]
