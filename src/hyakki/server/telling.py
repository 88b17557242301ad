"""What the people at a table are sent: to each what its viewer may know; nothing because others answered in secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from hyakki.core.events import Event, Viewer
from hyakki.core.table import Table
from hyakki.server.messages import Chat, Clock, Question, Said, TableInfo

if TYPE_CHECKING:
    from hyakki.server.room import Room


class Line:
    """One open socket at this table: whose it is and what it was last sent."""

    __slots__ = ("chat", "guest", "seat", "seen", "send", "sent", "view")

    def __init__(
        self, guest: str, send: Callable[[bytes], None], seen: int, chat: int, seat: int | None = None
    ) -> None:
        self.guest = guest
        self.seat = seat
        """The one of its seats that it shows, where it does not show all."""
        self.send = send
        self.seen = seen
        self.chat = chat
        self.sent: Parts = {}
        self.view: Parts = {}


Parts = dict[str, Any]
"""Of a message `State`, or of its view: plain values by name."""


class Known:
    """All that a viewer knows now, and the messages that bring others up to it: those who were last sent the same are
    sent the same."""

    __slots__ = ("before", "count", "messages", "news", "parts", "view")

    def __init__(self, parts: Parts, view: Parts, before: int, news: list[Event]) -> None:
        self.parts = parts
        self.view = view
        self.before = before
        """Events that it had been told before the news."""
        self.news = news
        self.count = before + len(news)
        self.messages: dict[tuple[int, int], bytes] = {}


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
        info = None
        known: dict[tuple[int, int], Known] = {}
        for line in list(self.lines):
            if line is but or (only is not None and line.guest != only):
                continue
            info = info or self.room.info
            viewer, own = self._viewer(line), self.room.viewer_of(line.guest)
            key = (viewer.mask, own.mask)
            if key not in known:
                known[key] = self._known(info, viewer, own)
            self._bring_up(line, viewer, known[key])

    def tell_one(self, line: Line) -> None:
        viewer, own = self._viewer(line), self.room.viewer_of(line.guest)
        self._bring_up(line, viewer, self._known(self.room.info, viewer, own))

    def _viewer(self, line: Line) -> Viewer:
        own = self.room.viewer_of(line.guest)
        return Viewer((line.seat,)) if line.seat is not None and line.seat in own.seats else own

    def _bring_up(self, line: Line, viewer: Viewer, known: Known) -> None:
        """Only what is not as it was on this socket."""
        key = (id(line.sent), line.seen)
        message = known.messages.get(key)
        if message is None:
            message = known.messages[key] = self._message(line, viewer, known)
        line.sent, line.view, line.seen = known.parts, known.view, known.count
        line.send(message)

    def _message(self, line: Line, viewer: Viewer, known: Known) -> bytes:
        parts = _changed(line.sent, known.parts)
        view = _changed(line.view, known.view)
        if view:
            parts["view"] = view
        if line.seen == known.before:
            parts["events"] = [event.seen(viewer) for event in known.news]
        elif line.seen < known.count and self._of is not None:
            parts["events"] = self._of.told(viewer, line.seen)
        return self._encoder.encode({"type": "state", "seen": known.count, **parts})

    def _known(self, info: TableInfo, viewer: Viewer, own: Viewer) -> Known:
        table = self.room.table
        parts: Parts = {"table": info, "seats": viewer.seats, "own": own.seats}
        if table is None:
            nothing: Parts = {"view": None, "asks": [], "motions": {}, "take_back": [], "clock": Clock(None, None)}
            return Known(parts | nothing, {}, 0, [])
        sent = table.sent(viewer)
        parts["asks"] = [self._question(table, ask) for ask in sent["asks"]]
        parts["motions"] = sent["motions"]
        parts["take_back"] = [seat for seat in viewer.seats if table.free_take_back(seat) is not None]
        parts["clock"] = self._clock()
        return Known(parts, sent["view"], *self._news(table, viewer))

    def _news(self, table: Table, viewer: Viewer) -> tuple[int, list[Event]]:
        """How many events this viewer had been told, and those since."""
        if table is not self._of:
            self._of, self._heard = table, {}
        at, before = self._heard.get(viewer.mask, (0, 0))
        news = [event for _, event in table.log[at:] if event.reaches(viewer)]
        self._heard[viewer.mask] = (len(table.log), before + len(news))
        return before, news

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


def _changed(before: Parts, now: Parts) -> Parts:
    return {name: value for name, value in now.items() if name not in before or before[name] != value}
