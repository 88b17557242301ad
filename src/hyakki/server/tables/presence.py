"""Players who connect and disconnect. The clocks wait for a player whose connection dropped (SV-01); while no player is
connected, the table stands still (SV-04)."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from hyakki.server.tables.replacement import give_up, take_over

if TYPE_CHECKING:
    from hyakki.server.tables.live import LiveTable


class Presence:
    """The connected players of a live table, and those for whom its clocks wait."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.elsewhere: set[str] = set()
        """Guests who are connected through another worker."""
        self._waits: dict[int, asyncio.TimerHandle] = {}

    @property
    def matters(self) -> bool:
        """Whether the table waits for players: only a live game does (SV-01)."""
        return self.live.pace == "live" and self.live.is_playing

    def here(self) -> set[str]:
        return {client.guest for client in self.live.broadcast.subscribers} | self.elsewhere

    def absent(self) -> frozenset[int]:
        """Seats whose players are not connected and that no bot plays."""
        here = self.here()
        seats = enumerate(self.live.seats)
        absent = [number for number, seat in seats if seat.guest not in here and seat.guest is not None]
        return frozenset([number for number in absent if not self.live.seats[number].away])

    def are_elsewhere(self, guests: set[str]) -> None:
        """Set which guests are connected through other workers. A guest whose worker was only silent gets the seat
        back."""
        before = self.here()
        self.elsewhere = guests
        if self.live.keeps:
            for guest in self.here() - before:
                self._give_back(guest)
        if self.here() != before:
            self.look()
            self.live.broadcast.send()

    def came(self, guest: str) -> None:
        for seat in self.live.seats_of(guest):
            self._forget(seat)
        self._give_back(guest)
        self.look()

    def _give_back(self, guest: str) -> None:
        for seat in self.live.seats_of(guest):
            if self.live.seats[seat].away:
                self.live.later(partial(take_over, self.live, seat))

    def went(self, guest: str) -> None:
        for number in self.live.seats_of(guest):
            seat = self.live.seats[number]
            if self.matters and not seat.away and self.here() & self._people():
                seat.drops += 1
                self.live.later(partial(self.live.keep_drops, number, seat.drops))
        self.look()

    def look(self) -> None:
        """Update for whom the table waits, and whether the clock stands."""
        if not self.matters:
            self.forget()
            return
        here, people = self.here(), self._people()
        anyone = bool(here & people)
        absent = self.absent()
        for number, seat in enumerate(self.live.seats):
            if not (number in absent and anyone):
                self._forget(number)
            elif number not in self._waits:
                self._wait(number, seat.drops)
        self.live.hold(waiting=bool(self._waits) or (bool(people) and not anyone))

    def _people(self) -> set[str]:
        return {seat.guest for seat in self.live.seats if seat.guest is not None}

    def _wait(self, number: int, drops: int) -> None:
        settings, workers = self.live.registry.settings, self.live.registry.workers
        seconds = settings.drop_seconds * settings.tempo if drops <= settings.drops else 0.0
        self._wait_for(number, max(seconds, workers.doubt))

    def _wait_for(self, number: int, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._waits[number] = loop.call_later(seconds, self._over, number)

    def _over(self, number: int) -> None:
        workers = self.live.registry.workers
        if not workers.sure:
            self._wait_for(number, workers.doubt)
        elif self.live.keeps:
            self.live.later(lambda: give_up(self.live, number))

    def _forget(self, number: int) -> None:
        handle = self._waits.pop(number, None)
        if handle is not None:
            handle.cancel()

    def forget(self) -> None:
        for number in list(self._waits):
            self._forget(number)
