"""Hints at a table: who may have them, how many, and who has asked. What a hint says goes to the player who asked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from hyakki.advice.hint import Hint, adviser
from hyakki.core.errors import NotYours
from hyakki.core.events import Viewer
from hyakki.server.errors import NotNow, TooMany
from hyakki.server.tables.seats import OVER

if TYPE_CHECKING:
    from hyakki.server.tables.live import LiveTable

USUAL, OFF, PRACTICE = "usual", "off", "practice"
"""Hints for a player who is alone with bots; no hints; as many as players want. Any other word is the
number for each seat."""
WORDS = rf"^({USUAL}|{OFF}|{PRACTICE}|[1-9][0-9]?)$"

NO_MORE = "you have had all your hints at this table"


class Hints:
    """The hints of one live table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._given: dict[int, tuple[int, int, Hint]] = {}
        """The last hint of each seat, with the number of Records and of the question for which it was given."""

    @property
    def rule(self) -> str:
        """Who may ask: off, practice, or the number for each seat. Usually a player alone with bots may."""
        live = self.live
        if live.status == OVER or adviser(live.game) is None:
            return OFF
        if live.hints == USUAL:
            return PRACTICE if live.alone else OFF
        return live.hints

    def left(self, seat: int) -> int | None:
        """The number of hints that the seat may still have; None: as many as it wants."""
        if self.rule == PRACTICE:
            return None
        return 0 if self.rule == OFF else max(0, int(self.rule) - self.live.seats[seat].hints)

    async def give(self, guest: str, seat: int, ask_id: int, address: str) -> Hint:
        """Return a hint for an open question of this guest's seat, and note that the seat has asked. A question that is
        asked about again gets the same hint. `address`: the client's."""
        live = self.live
        if seat not in live.seats_of(guest):
            raise NotYours("that seat is not yours")
        live.own(guest, seat)
        table = live.playing()
        ask = table.find_ask(seat, ask_id)
        moment = len(table.records)
        given = self._given.get(seat)
        if given is not None and given[:2] == (moment, ask_id):
            return given[2]
        if self.rule == OFF:
            raise NotNow("there are no hints at this table")
        if self.left(seat) == 0:
            raise TooMany(NO_MORE)
        view = table.view(Viewer((seat,)))
        seed = live.rng.random()
        hint = await live.registry.hints.advise(guest, address, live.game.key, view, seat, ask.kind, seed)
        if hint is None:
            raise NotNow("there is no hint for this question")
        await live.do(partial(self._note, seat))
        self._given[seat] = (moment, ask_id, hint)
        return hint

    async def _note(self, seat: int) -> None:
        """Count the hint. Everybody sees that the seat has asked, and nobody what."""
        live = self.live
        if self.left(seat) == 0:  # another worker has given the last one meanwhile
            raise TooMany(NO_MORE)
        sitting = live.seats[seat]
        sitting.hints += 1
        try:
            await live.write(sitting.row(live.id, seat))
        except BaseException:
            sitting.hints -= 1
            raise
        live.broadcast.send()
