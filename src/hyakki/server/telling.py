"""What the people at a table are sent: to each what its viewer may know; nothing because others answered in secret."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from hyakki.core.events import Event, Viewer
from hyakki.core.table import Table
from hyakki.core.talk import TABLE
from hyakki.server.messages import Chat, Clock, Question, Said

if TYPE_CHECKING:
    from hyakki.server.room import Room

encode = msgspec.json.Encoder().encode


LULL = 0.1
"""Seconds for which news may wait for those who only look on."""

Parts = dict[str, Any]
"""Of a message `State`, or of its view: plain values by name."""
UNASKED: Parts = {"asks": [], "motions": {}, "take_back": [], "renewal": None}
"""Where nothing can be done."""


class Line:
    """One open socket at this table: whose it is and what it was last sent."""

    __slots__ = ("chat", "guest", "known", "moment", "seat", "seen", "send")

    def __init__(
        self, guest: str, send: Callable[[bytes], None], seen: int, chat: int, seat: int | None = None
    ) -> None:
        self.guest = guest
        self.seat = seat
        """The one of its seats that it shows, where it does not show all."""
        self.send = send
        self.seen = seen
        self.chat = chat
        self.known = NOTHING
        self.moment = -1


class Open:
    """What all know now, and how that is said to those who were last told something else."""

    __slots__ = ("events", "parts", "said", "view")

    def __init__(self, parts: Parts, view: Parts) -> None:
        self.parts = parts
        self.view = view
        self.said: dict[int, tuple[bytes, bytes]] = {}
        self.events: dict[int, bytes] = {}

    def since(self, before: Open) -> tuple[bytes, bytes]:
        """The members of the message and those of its view that have changed."""
        said = self.said.get(id(before))
        if said is None:
            parts, view = _changed(before.parts, self.parts), _changed(before.view, self.view)
            said = self.said[id(before)] = (_members(parts), _members(view))
        return said

    def event(self, event: Event, viewer: Viewer) -> bytes:
        if event.fact is not None and event.to & viewer.mask:
            return encode(event.seen(viewer))
        said = self.events.get(id(event))
        if said is None:
            said = self.events[id(event)] = encode(event.seen(viewer))
        return said


class Known:
    """All that a viewer knows now."""

    __slots__ = ("before", "count", "news", "open", "parts", "view")

    def __init__(self, open: Open, parts: Parts, view: Parts, before: int = 0, news: Sequence[Event] = ()) -> None:
        self.open = open
        self.parts = parts
        self.view = view
        self.before = before
        """Events that it had been told before the news."""
        self.news = news
        self.count = before + len(news)


NOTHING = Known(Open({}, {}), {}, {})


class Telling:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.lines: set[Line] = set()
        self._heard: dict[int, tuple[int, int]] = {}
        """By viewer: how far into the log it has been told, and how many events that were."""
        self._of: Table | None = None
        self._moment = 0
        self._asked = 0
        self._later: asyncio.TimerHandle | None = None

    def tell(self, only: str | None = None, but: Line | None = None) -> None:
        self._tell([line for line in self.lines if line is not but and (only is None or line.guest == only)])

    def moved(self) -> None:
        """Whoever is or was asked is told at once; whoever looks on a moment later, and then of all that happened by
        then."""
        self._moment += 1
        asked = 0
        for ask in self.room.playing().asks:
            asked |= 1 << ask.seat
        concerned, self._asked = asked | self._asked, asked
        self._tell([line for line in self.lines if self.room.viewer_of(line.guest).mask & concerned])
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(LULL, self._tell_the_rest)

    def _tell_the_rest(self) -> None:
        self._later = None
        self._tell([line for line in self.lines if line.moment != self._moment])

    def close(self) -> None:
        if self._later is not None:
            self._later.cancel()

    def _tell(self, lines: list[Line]) -> None:
        """Made once for all sockets of a viewer; what all know is made once for all."""
        if not lines:
            return
        open = self._open()
        known: dict[tuple[int, int], Known] = {}
        for line in lines:
            viewer, own = self._viewer(line), self.room.viewer_of(line.guest)
            key = (viewer.mask, own.mask)
            if key not in known:
                known[key] = self._known(open, viewer, own)
            self._bring_up(line, viewer, known[key])

    def tell_one(self, line: Line) -> None:
        viewer, own = self._viewer(line), self.room.viewer_of(line.guest)
        self._bring_up(line, viewer, self._known(self._open(), viewer, own))

    def _viewer(self, line: Line) -> Viewer:
        own = self.room.viewer_of(line.guest)
        return Viewer((line.seat,)) if line.seat is not None and line.seat in own.seats else own

    def _bring_up(self, line: Line, viewer: Viewer, known: Known) -> None:
        """Only what is not as it was on this socket."""
        before = line.known
        parts, view = known.open.since(before.open)
        own = _members(_changed(before.parts, known.parts))
        view = _joined(view, _members(_changed(before.view, known.view)))
        members = [b'"type":"state","seen":%d' % known.count, parts, own]
        if view:
            members.append(b'"view":{%b}' % view)
        events = self._events(line.seen, viewer, known)
        if events:
            members.append(b'"events":[%b]' % b",".join(events))
        line.known, line.seen, line.moment = known, known.count, self._moment
        line.send(b"{%b}" % _joined(*members))

    def _events(self, seen: int, viewer: Viewer, known: Known) -> list[bytes]:
        if seen == known.before:
            return [known.open.event(event, viewer) for event in known.news]
        if seen < known.count and self._of is not None:
            return [encode(event) for event in self._of.told(viewer, seen)]
        return []

    def _open(self) -> Open:
        table = self.room.table
        view: Parts = {}
        if table is not None:
            table.absent = self.room.presence.absent()
            view = table.open_part()
        return Open({"table": self.room.info, "clock": self._clock()}, view)

    def _known(self, open: Open, viewer: Viewer, own: Viewer) -> Known:
        table = self.room.table
        parts: Parts = {"seats": viewer.seats, "own": own.seats, "channels": self.room.channels(viewer)}
        if table is None:
            return Known(open, parts | UNASKED | {"view": None}, {})
        if self.room.is_closed:
            return Known(open, parts | UNASKED, table.own_part(viewer), *self._news(table, viewer))
        sent = table.sent_to_seats(viewer)
        parts["asks"] = [self._question(table, ask) for ask in sent["asks"]]
        parts["motions"] = sent["motions"]
        parts["take_back"] = [seat for seat in viewer.seats if table.free_take_back(seat) is not None]
        offer = self.room.offer
        parts["renewal"] = None if offer is None else offer.shown(viewer)
        return Known(open, parts, table.own_part(viewer), *self._news(table, viewer))

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
        if self.room.table is None:
            return Clock(None, None)
        clock = self.room.clock
        return Clock(clock.left, clock.total, clock.stands)

    def chat(self, only: Line | None = None) -> None:
        """Everybody hears where they may talk; those who watch hear the table too."""
        for line in [only] if only is not None else list(self.lines):
            channels = {TABLE.name, *(channel.name for channel in self.room.channels(self.room.viewer_of(line.guest)))}
            rows = self.room.house.store.all(
                "SELECT number, channel, name, seat, text, at FROM chat WHERE table_id = ? AND number > ? "
                "ORDER BY number",
                self.room.id,
                line.chat,
            )
            lines = [Chat(*row) for row in rows if row["channel"] in channels]
            line.chat = max([line.chat, *(row["number"] for row in rows)])
            if lines:
                line.send(encode(Said(lines)))


def _changed(before: Parts, now: Parts) -> Parts:
    return {
        name: value
        for name, value in now.items()
        if value is not (old := before.get(name, NOTHING)) and (old is NOTHING or value != old)
    }


def _members(parts: Parts) -> bytes:
    return encode(parts)[1:-1]


def _joined(*members: bytes) -> bytes:
    return b",".join([each for each in members if each])
