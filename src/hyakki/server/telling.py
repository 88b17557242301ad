"""What the people at a table are sent: to each what its viewer may know; nothing because others answered in secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from hyakki.core.events import Viewer
from hyakki.core.table import Table
from hyakki.server.messages import Chat, Clock, Question, Said

if TYPE_CHECKING:
    from hyakki.server.room import Room


class Line:
    """One open socket at this table: whose it is and what it was last sent."""

    __slots__ = ("chat", "guest", "seat", "seen", "send")

    def __init__(
        self, guest: str, send: Callable[[bytes], None], seen: int, chat: int, seat: int | None = None
    ) -> None:
        self.guest = guest
        self.seat = seat
        """The one of its seats that it shows, where it does not show all."""
        self.send = send
        self.seen = seen
        self.chat = chat


class _State(msgspec.Struct, frozen=True, tag="state"):
    """`messages.State`, the part that is alike for all already encoded."""

    table: msgspec.Raw
    seats: tuple[int, ...]
    view: dict[str, Any] | None
    asks: list[Question]
    motions: dict[str, list[dict[str, str]]]
    take_back: list[int]
    clock: Clock
    events: list[dict[str, Any]]
    seen: int
    own: tuple[int, ...]


class Telling:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.lines: set[Line] = set()
        self._heard: dict[int, tuple[int, int]] = {}
        """By viewer: how far into the log it has been told, and how many events that were."""
        self._of: Table | None = None
        self._encoder = msgspec.json.Encoder()

    def tell(self, only: str | None = None, but: Line | None = None) -> None:
        """Made once for all sockets of a viewer that have seen as much."""
        if not self.lines:
            return
        info = msgspec.Raw(self._encoder.encode(self.room.info))
        made: dict[tuple[str, int, int], tuple[bytes, int]] = {}
        for line in list(self.lines):
            if line is but or (only is not None and line.guest != only):
                continue
            own = self.room.seats_of(line.guest)
            key = (line.guest if own else "", self._viewer(line).mask, line.seen)
            if key not in made:
                made[key] = self._state(line, info)
            message, line.seen = made[key]
            line.send(message)

    def tell_one(self, line: Line) -> None:
        info = msgspec.Raw(self._encoder.encode(self.room.info))
        message, line.seen = self._state(line, info)
        line.send(message)

    def _viewer(self, line: Line) -> Viewer:
        own = self.room.viewer_of(line.guest)
        return Viewer((line.seat,)) if line.seat is not None and line.seat in own.seats else own

    def _state(self, line: Line, info: msgspec.Raw) -> tuple[bytes, int]:
        table, viewer, own = self.room.table, self._viewer(line), self.room.viewer_of(line.guest).seats
        if table is None:
            nothing = _State(info, viewer.seats, None, [], {}, [], Clock(None, None), [], 0, own)
            return self._encoder.encode(nothing), 0
        events, count = self._events(table, viewer, line.seen)
        sent = table.sent(viewer)
        state = _State(
            info,
            viewer.seats,
            sent["view"],
            [self._question(table, ask) for ask in sent["asks"]],
            sent["motions"],
            [seat for seat in viewer.seats if table.free_take_back(seat) is not None],
            self._clock(),
            events,
            count,
            own,
        )
        return self._encoder.encode(state), count

    def _events(self, table: Table, viewer: Viewer, seen: int) -> tuple[list[dict[str, Any]], int]:
        """What this viewer has been told since its own event number `seen`, and the number of the last."""
        if table is not self._of:
            self._of, self._heard = table, {}
        at, count = self._heard.get(viewer.mask, (0, 0))
        news = [event for _, event in table.log[at:] if event.reaches(viewer)]
        now = count + len(news)
        self._heard[viewer.mask] = (len(table.log), now)
        if seen == count:
            return [event.seen(viewer) for event in news], now
        return table.told(viewer, seen) if seen < now else [], now

    def _question(self, table: Table, ask: dict[str, Any]) -> Question:
        given = table.sealed.get(ask["seat"]) if ask.get("sealed") else None
        return Question(
            id=ask["id"],
            seat=ask["seat"],
            kind=ask["kind"],
            pace=ask["pace"],
            sealed=bool(ask.get("sealed")),
            open=bool(ask.get("open")),
            coach=ask["coach"],
            options=ask["options"],
            blocked=ask["blocked"],
            answer=None if given is None else [option.id for option in given],
            order=(ask["seat"], ask["kind"]) in self.room.orders,
        )

    def _clock(self) -> Clock:
        clock = self.room.clock
        return Clock(clock.left, clock.total, clock.stands)

    def chat(self, only: Line | None = None) -> None:
        """Those who sit hear the table; those who watch hear both."""
        for line in [only] if only is not None else list(self.lines):
            channels = ("table",) if self.room.seats_of(line.guest) else ("table", "watchers")
            rows = self.room.house.store.all(
                "SELECT number, channel, name, seat, text, at FROM chat WHERE table_id = ? AND number > ? "
                "ORDER BY number",
                self.room.id,
                line.chat,
            )
            lines = [Chat(*row) for row in rows if row["channel"] in channels]
            line.chat = max([line.chat, *(row["number"] for row in rows)])
            if lines:
                line.send(self._encoder.encode(Said(lines)))
