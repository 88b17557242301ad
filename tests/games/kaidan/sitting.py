"""A table of Kaidan in the player's language: given a position, when someone answers, then this is seen."""

from __future__ import annotations

from typing import Any, Self

from hyakki.core.engine import menu
from hyakki.core.menu import Option
from hyakki.games.kaidan.board.geometry import cell_name
from hyakki.games.kaidan.catalog.cards import FACES
from hyakki.games.kaidan.catalog.ids import CHARACTERS, ENTITIES, OBJECTS
from hyakki.games.kaidan.options import LET_BE, ROLL
from hyakki.games.kaidan.people import UNREVEALED, Figure, Pg, kind_of
from hyakki.games.kaidan.scenes import position
from hyakki.games.kaidan.state import KaidanState
from tests.games.sitting import AnySitting, Rigged, number


class Sitting(AnySitting[KaidanState]):
    """`Sitting(rooms={"3-3": "H16"}, A={"pg": "PC1", "at": "4-4"}, entities={"2": "EN-JI 4-3"}, at="look")`: keys as in
    position.py. Windows in which nobody does anything and plain roll prompts are passed by themselves, unless
    `ask_all`."""

    def __init__(self, seed: int = 1, ask_all: bool = False, **given: Any) -> None:
        self.chance = Rigged(seed)
        self.ask_all = ask_all
        super().__init__(position.build(given, self.chance, spare=True))

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
        if not self.started:
            super().start()
            self._pass_by()
        return self

    def does(self, seat: str, *ids: str, ask: str = "") -> Self:
        super().does(seat, *ids, ask=ask)
        self._pass_by()
        return self

    def silence(self, *kinds: str) -> Self:
        super().silence(*kinds)
        self._pass_by()
        return self

    def until(self, kind: str) -> Self:
        """Pass windows and roll prompts before this question."""
        while kind not in self.asked().values():
            asked = self.state.asks[0].kind
            assert asked in ("roll", "roll-guess") or asked.startswith("window-"), f"{asked} comes before {kind}"
            self.silence()
        return self

    def _pass_by(self) -> None:
        """Questions to which there is nothing to say are not worth a line in a test."""
        while not self.ask_all and self.state.asks and self.state.over is None:
            ask = self.state.asks[0]
            options = [self._worth_a_line(menu(self.state, other).options) for other in self.state.asks]
            if ask.kind.startswith("window-") and all(found == [LET_BE] for found in options):
                self.answer(ask, (LET_BE,))
            elif ask.kind in ("roll", "roll-guess") and all(found == [ROLL] for found in options):
                self.answer(ask, (ROLL,))
            else:
                return

    def _worth_a_line(self, options: list[Option]) -> list[Option]:
        """Interior doors can be opened in any window; a test that wants to must `ask_all`."""
        return [option for option in options if option.verb != "open-inner"]

    # Then

    def pg(self, seat: str) -> Pg:
        self.start()
        return self.state.pgs[number(seat)]

    def at(self, seat: str) -> str:
        """Return where a PG is, or "off"."""
        cell = self.pg(seat).cell
        return cell_name(cell) if cell >= 0 else "off"

    def character(self, seat: str) -> str:
        return CHARACTERS[self.pg(seat).character]

    def cards(self, seat: str) -> list[str]:
        self.start()
        return [OBJECTS[kind_of(card)] for card in self.state.secrets[number(seat)].cards]

    def status(self, seat: str) -> str:
        """Return the status cards from top to bottom, as "NMMMM"."""
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
