"""What the people at a table are sent: to each what its viewer may know; nothing because others answered in secret."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from hyakki.core.events import EVERYONE, SPECTATOR, Event, Viewer
from hyakki.core.table import Table
from hyakki.core.talk import TABLE, Channel
from hyakki.server.realtime.messages import Chat, Clock, Question, Said
from hyakki.server.tables.seats import PLAYING

if TYPE_CHECKING:
    from hyakki.server.tables.live import LiveTable

encode = msgspec.json.Encoder().encode


CHAT = "SELECT number, channel, name, seat, text, at FROM chat WHERE table_id = ? AND number > ? ORDER BY number"
LULL = 0.4
"""Seconds between news for those who are not asked anything: what happens meanwhile is told at once."""

Parts = dict[str, Any]
"""Of a message `State`, or of its view: plain values by name."""
UNASKED: Parts = {"asks": [], "motions": {}, "take_back": [], "renewal": None}
"""Where nothing can be done."""
NOTHING = object()
NOBODY_WATCHES = (4403, "nobody watches at this table")
"""Why a socket is closed: the code, and in words."""


class Line:
    """One open socket at this table: whose it is and what it was last sent."""

    __slots__ = ("chat", "guest", "heard", "known", "moment", "renewed", "seat", "seen", "send", "shut_out", "told")

    def __init__(
        self,
        guest: str,
        send: Callable[[bytes], None],
        seen: int,
        chat: int,
        seat: int | None = None,
        shut_out: Callable[[int, str], None] = lambda code, reason: None,
        renewed: int = 0,
    ) -> None:
        self.guest = guest
        self.renewed = renewed
        """The number of the token by which its owner is known."""
        self.seat = seat
        """The one of its seats that it shows, where it does not show all; -1: of several none yet."""
        self.send = send
        self.shut_out = shut_out
        """To be called, with the reason, when nobody may watch on it any more."""
        self.seen = seen
        self.chat = chat
        self.known = UNTOLD
        self.moment = -1
        self.told = 0
        """The number of the telling in which it was last told something, and when that was."""
        self.heard = 0.0


class Shared:
    """Parts that are alike for all: each with the number of the telling since which it is so, and as it is said."""

    __slots__ = ("_said", "_since", "values")

    def __init__(self) -> None:
        self.values: Parts = {}
        self._since: dict[str, int] = {}
        self._said: dict[str, bytes] = {}

    def become(self, parts: Parts, telling: int) -> None:
        for name, value in _changed(self.values, parts).items():
            self.values[name] = value
            self._since[name] = telling
            self._said.pop(name, None)

    def after(self, told: int) -> list[bytes]:
        """Those that have changed since that telling."""
        said = self._said
        return [said.get(name) or self._say(name) for name, since in self._since.items() if since > told]

    def _say(self, name: str) -> bytes:
        said = self._said[name] = b'"%b":%b' % (name.encode(), encode(self.values[name]))
        return said


class Known:
    """What a viewer alone knows now, and what it was told since it last heard."""

    __slots__ = ("before", "count", "news", "parts", "view")

    def __init__(self, parts: Parts, view: Parts, before: int = 0, news: Sequence[bytes] = ()) -> None:
        self.parts = parts
        self.view = view
        self.before = before
        """Events that it had been told before the news."""
        self.news = news
        self.count = before + len(news)


UNTOLD = Known({}, {})


class Telling:
    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.lines: set[Line] = set()
        self._number = 0
        self._parts = Shared()
        self._view = Shared()
        self._heard: dict[int, tuple[int, int]] = {}
        """By viewer: how far into the log it has been told, and how many events that were."""
        self._said: dict[int, bytes] = {}
        """Events by their place in the log, as they are said to those who are told no secret of them."""
        self._of: Table | None = None
        self._moment = 0
        self._asked = 0
        self._later: asyncio.TimerHandle | None = None
        self._put_off = False
        """Whether something beside the game has changed that nobody was told yet."""

    def tell(self, only: str | None = None, but: Line | None = None) -> None:
        self._tell_stored([line for line in self.lines if line is not but and (only is None or line.guest == only)])

    def kept(self, guest: str, seat: int) -> None:
        """Its sealed answer: nothing else has changed, and nobody else hears of it. Whoever has answered loses no
        question when the window closes."""
        self._asked &= ~(1 << seat)
        self._tell([line for line in self.lines if line.guest == guest], same_people=True)

    def moved(self, by: int | None = None, known: int = EVERYONE) -> None:
        """Whoever is asked, or has lost a question unanswered, is told at once. So is everybody else, unless they have
        just been told something; then they hear a moment later of all that happened by then. Where not all may know
        that anything has happened, those who may are told, and nobody else is sent anything."""
        if not known & EVERYONE:
            self._tell([line for line in self.lines if self.live.viewer_of(line.guest).mask & known])
            return
        self._moment += 1
        asked, since = 0, time.monotonic() - LULL
        for ask in self.live.playing().asks:
            asked |= 1 << ask.seat
        concerned, self._asked = asked | self._asked & ~(0 if by is None else 1 << by), asked
        viewer_of = self.live.viewer_of
        now = [line for line in self.lines if line.heard <= since or viewer_of(line.guest).mask & concerned]
        same_people = by is not None and self.live.status == PLAYING and not self._put_off
        self._tell(now, same_people)
        if len(now) < len(self.lines):
            self._tell_later()

    def _tell_stored(self, lines: list[Line]) -> None:
        """Nobody hears of what may never have happened: who is to be told meanwhile is told afterwards."""
        if not self.live.ahead:
            self._tell(lines)
            return
        for line in lines:
            line.moment = -1
        self._put_off = True
        self._tell_later()

    def _tell_later(self) -> None:
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(LULL, self._tell_the_rest)

    def _tell_the_rest(self) -> None:
        self._later = None
        if self.live.ahead:
            self._tell_later()
            return
        self._tell([line for line in self.lines if line.moment != self._moment])
        self._said.clear()

    def close(self) -> None:
        if self._later is not None:
            self._later.cancel()

    def _tell(self, lines: list[Line], same_people: bool = False) -> None:
        """Made once for all sockets of a viewer; what all know is made once for all. `same_people`: somebody has given
        an answer, so the same people are here, at a table that is being played as before."""
        if not same_people:
            lines = self._admitted(lines)
        if not lines:
            return
        self._look(same_people)
        self._put_off = self._put_off and same_people
        known: dict[tuple[int, int], Known] = {}
        now = time.monotonic()
        for line in lines:
            own = self.live.viewer_of(line.guest)
            viewer = self._shown(line.seat, own)
            key = (viewer.mask, own.mask)
            found = known.get(key)
            if found is None:
                found = known[key] = self._known(viewer, own)
            self._bring_up(line, viewer, found)
            line.heard = now

    def _admitted(self, lines: list[Line]) -> list[Line]:
        """Whoever has got up where nobody watches is sent nothing more."""
        admitted = [line for line in lines if self.live.may_watch(line.guest)]
        for line in set(lines).difference(admitted):
            line.shut_out(*NOBODY_WATCHES)
        return admitted

    def tell_one(self, line: Line) -> None:
        self._tell_stored([line])

    def _bring_up(self, line: Line, viewer: Viewer, known: Known) -> None:
        """Only what is not as it was on this socket."""
        before = line.known
        members = [b'"type":"state","seen":%d' % known.count, *self._parts.after(line.told)]
        members += _members(_changed(before.parts, known.parts))
        view = self._view.after(line.told) + _members(_changed(before.view, known.view))
        if view:
            members.append(b'"view":{%b}' % b",".join(view))
        events = self._events(line.seen, viewer, known)
        if events:
            members.append(b'"events":[%b]' % b",".join(events))
        line.known, line.seen, line.moment, line.told = known, known.count, self._moment, self._number
        line.send(b"{%b}" % b",".join(members))

    def _events(self, seen: int, viewer: Viewer, known: Known) -> Sequence[bytes]:
        if seen == known.before:
            return known.news
        if seen < known.count and self._of is not None:
            return [encode(event) for event in self._of.told(viewer, seen)]
        return ()

    def _look(self, same_people: bool) -> None:
        """What all know now."""
        self._number += 1
        table = self.live.table
        parts: Parts = {"clock": self._clock()}
        if not same_people:
            parts["table"] = self.live.info
            if table is not None:
                table.absent = self.live.presence.absent()
        self._parts.become(parts, self._number)
        if table is not None:
            self._view.become(table.open_part(), self._number)

    def _shown(self, seat: int | None, own: Viewer) -> Viewer:
        """The one of its seats that a page shows; of several none before one is named, so that nobody's secrets are in
        a page that somebody else sees."""
        if seat is None or self.live.table is None or len(own.seats) < 2:
            return own
        return Viewer((seat,)) if seat in own.seats else SPECTATOR

    def _channels(self, viewer: Viewer, own: Viewer) -> tuple[Channel, ...]:
        """Those who sit do not hear those who watch, whatever their page shows."""
        return self.live.channels(viewer) if viewer.seats or not own.seats else ()

    def _known(self, viewer: Viewer, own: Viewer) -> Known:
        table = self.live.table
        parts: Parts = {"seats": viewer.seats, "own": own.seats, "channels": self._channels(viewer, own)}
        if table is None:
            return Known(parts | UNASKED | {"view": None}, {})
        if self.live.is_closed:
            return Known(parts | UNASKED, table.own_part(viewer), *self._news(table, viewer))
        sent = table.sent_to_seats(viewer)
        parts["asks"] = [self._question(table, ask) for ask in sent["asks"]]
        parts["motions"] = sent["motions"]
        parts["take_back"] = [seat for seat in viewer.seats if table.free_take_back(seat) is not None]
        offer = self.live.offer
        parts["renewal"] = None if offer is None else offer.shown(viewer)
        return Known(parts, table.own_part(viewer), *self._news(table, viewer))

    def _news(self, table: Table, viewer: Viewer) -> tuple[int, list[bytes]]:
        """How many events this viewer had been told, and those since."""
        if table is not self._of:
            self._of, self._heard = table, {}
            self._said.clear()
        at, before = self._heard.get(viewer.mask, (0, 0))
        news = [
            self._event(place, event, viewer)
            for place, (_, event) in enumerate(table.log[at:], at)
            if event.reaches(viewer)
        ]
        self._heard[viewer.mask] = (len(table.log), before + len(news))
        return before, news

    def _event(self, place: int, event: Event, viewer: Viewer) -> bytes:
        if event.fact is not None and event.to & viewer.mask:
            return encode(event.seen(viewer))
        said = self._said.get(place)
        if said is None:
            said = self._said[place] = encode(event.seen(viewer))
        return said

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
            order=(ask["seat"], ask["kind"]) in self.live.orders,
        )

    def _clock(self) -> Clock:
        if self.live.table is None:
            return Clock(None, None)
        clock = self.live.clock
        by = self.live.seats_of(clock.by) if clock.paused else None
        return Clock(clock.left, clock.total, clock.stands, by)

    async def chat(self, only: Line | None = None) -> None:
        """Everybody hears where they may talk; those who watch hear the table too."""
        told = self._admitted([only] if only is not None else list(self.lines))
        since = min([self.live.chat_count, *(line.chat for line in told)])
        rows = await self.live.registry.store.all(CHAT, self.live.id, since)
        for line in told:
            own = self.live.viewer_of(line.guest)
            channels = {TABLE.name, *(each.name for each in self._channels(self._shown(line.seat, own), own))}
            new = [Chat(*row) for row in rows if row["number"] > line.chat]
            line.chat = max([line.chat, *(each.number for each in new)])
            lines = [each for each in new if each.channel in channels]
            if lines:
                line.send(encode(Said(lines)))


def _changed(before: Parts, now: Parts) -> Parts:
    known = before.get
    return {name: value for name, value in now.items() if value is not (old := known(name, NOTHING)) and value != old}


def _members(parts: Parts) -> list[bytes]:
    return [encode(parts)[1:-1]] if parts else []
