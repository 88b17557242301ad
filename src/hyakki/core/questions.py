"""Questions: the open questions of a Table, with their numbers and menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hyakki.core import asked, engine
from hyakki.core.engine import State, Step
from hyakki.core.errors import Malformed, NotYours, Stale
from hyakki.core.events import seat_name
from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask, Menu, Path
from hyakki.core.records import Answered, Left, Record, Replaced
from hyakki.core.view import View


class Questions:
    """The open questions of a Table. Numbers count per seat, so they say nothing about other seats."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.moment: tuple[Step, str] | None = None
        """The step that asks, and its stage."""
        self._numbers: dict[Ask, int] = {}
        self._count = [0] * seats
        self._menus: dict[Ask, Menu] = {}
        """The first menu of every question, as it was when the question was numbered."""
        self._entries: dict[Ask, dict[str, Any]] = {}
        """The menus as they are sent, for questions that a viewer has looked at."""

    def number(self, ask: Ask) -> int:
        """Return the number of an open question."""
        return self._numbers[ask]

    def find(self, s: State, seat: int, number: int) -> Ask:
        """Return the open question with this number, or raise NotYours or Stale."""
        for ask in s.asks:
            if ask.seat == seat and self._numbers[ask] == number:
                return ask
        if not isinstance(number, int) or not 0 < number <= self._count[seat]:
            raise NotYours(f"{seat_name(seat)} was never asked question {number!r}")
        raise Stale(f"question {number} of {seat_name(seat)} is no longer open")

    def menu(self, s: State, ask: Ask, ids: Sequence[str], look: bool) -> Menu:
        """Return the menu of a question, or the next entries after the options that `ids` names."""
        if not ids and look and ask in self._menus:
            return self._menus[ask]
        path = engine.read_part(s, ask, ids)
        if path and path[-1].final:
            raise Malformed(f"nothing comes after {path[-1].id!r}")
        return engine.menu(s, ask, path, look)

    def entries(self, s: State, ask: Ask, ids: Sequence[str], look: Callable[[], View]) -> dict[str, Any]:
        """Return the menu as it is sent to the asked seat, whose View `look` returns."""
        if not ids and ask in self._entries:
            return self._entries[ask]
        found = asked.entries(self.game, ask, ids, self.menu(s, ask, ids, look=True), look)
        if not ids:
            self._entries[ask] = found
        return found

    def path(self, s: State, ask: Ask, ids: Sequence[str]) -> Path:
        """Return the Options that these ids name. Most answers are one entry of the menu that is shown already."""
        if isinstance(ids, (list, tuple)) and len(ids) == 1 and ask in self._menus:
            for option in self._menus[ask].options:
                if option.id == ids[0] and option.final:
                    return (option,)
        return engine.read_path(s, ask, ids)

    def renumber(self, s: State, record: Record) -> None:
        """Number the questions that are open after a Record. A question keeps its number while it waits and its menu is
        unchanged; a question of another step, or of another stage of it, is a different one."""
        self._entries = {}
        answered = (record.seat, record.ask) if isinstance(record, Answered) else None
        untouched = isinstance(record, (Replaced, Left))
        top = s.stack[-1] if s.stack else None
        moment = None if top is None else (top, top.stage)
        before = self._menus if moment == self.moment else {}
        self.moment = moment
        self._menus = {ask: engine.menu(s, ask, (), look=True) for ask in s.asks}
        numbers: dict[Ask, int] = {}
        for ask, menu in self._menus.items():
            waits = untouched or (ask.open and (ask.seat, ask.kind) != answered)
            if waits and ask in before and _print(before[ask]) == _print(menu):
                numbers[ask] = self._numbers[ask]
            else:
                self._count[ask.seat] += 1
                numbers[ask] = self._count[ask.seat]
        self._numbers = numbers


def _print(menu: Menu) -> tuple[list[str], list[tuple[str, str]]]:
    """Return what two equal menus have in common: the entries, and the rules against the rest."""
    return menu.ids(), [(entry.id, entry.rule) for entry in menu.blocked]
