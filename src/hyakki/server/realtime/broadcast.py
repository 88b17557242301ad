"""Sends each client of a table what its viewer may know. A sealed answer sends nothing to other players."""

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
INTERVAL = 0.4
"""Least seconds between two updates for clients that are not asked anything; one update holds all that happened."""
EVERY_SEAT = ~SPECTATOR.mask

Parts = dict[str, Any]
"""Fields of a message `State`, or of its view, by name."""
UNASKED: Parts = {"asks": [], "motions": {}, "aims": (), "take_back": [], "renewal": None}
"""The fields for a viewer who can do nothing."""
NOTHING = object()
NO_SPECTATORS = (4403, "this table admits no spectators")
"""Code and reason with which a socket is closed."""


class Subscriber:
    """An open socket at this table: its guest, and what it was last sent."""

    __slots__ = ("chat", "close", "guest", "heard", "known", "moment", "rotations", "seat", "seen", "send", "told")

    def __init__(
        self,
        guest: str,
        send: Callable[[bytes], None],
        seen: int,
        chat: int,
        seat: int | None = None,
        close: Callable[[int, str], None] = lambda code, reason: None,
        rotations: int = 0,
    ) -> None:
        self.guest = guest
        self.rotations = rotations
        """The number of rotations of the guest's token when the socket was opened."""
        self.seat = seat
        """The seat that the page shows, if it shows one of several; -1: none chosen yet."""
        self.send = send
        self.close = close
        """Closes the socket with a code and a reason."""
        self.seen = seen
        self.chat = chat
        self.known = UNTOLD
        self.moment = -1
        self.told = 0
        """The number of the last update that it was sent, and when that was."""
        self.heard = 0.0


class Shared:
    """Fields that are the same for all viewers: each with the number of the update that set it, and encoded once."""

    __slots__ = ("_said", "_since", "values")

    def __init__(self) -> None:
        self.values: Parts = {}
        self._since: dict[str, int] = {}
        self._said: dict[str, bytes] = {}

    def become(self, parts: Parts, number: int) -> None:
        for name, value in _changed(self.values, parts).items():
            self.values[name] = value
            self._since[name] = number
            self._said.pop(name, None)

    def after(self, told: int) -> list[bytes]:
        """The encoded fields that have changed since that update."""
        said = self._said
        return [said.get(name) or self._say(name) for name, since in self._since.items() if since > told]

    def _say(self, name: str) -> bytes:
        said = self._said[name] = b'"%b":%b' % (name.encode(), encode(self.values[name]))
        return said


class Known:
    """Facts that only this viewer may know now, and the events since its last update."""

    __slots__ = ("before", "count", "news", "parts", "view")

    def __init__(self, parts: Parts, view: Parts, before: int = 0, news: Sequence[bytes] = ()) -> None:
        self.parts = parts
        self.view = view
        self.before = before
        """The number of events sent before the new ones."""
        self.news = news
        self.count = before + len(news)


UNTOLD = Known({}, {})


class Broadcast:
    """The sockets of one live table, and what each of them is sent."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.subscribers: set[Subscriber] = set()
        self._number = 0
        self._parts = Shared()
        self._view = Shared()
        self._heard: dict[int, tuple[int, int]] = {}
        """The place in the log up to which each viewer has been sent, and the number of events sent."""
        self._said: dict[int, bytes] = {}
        """Events by their place in the log, encoded without their secrets."""
        self._of: Table | None = None
        self._moment = 0
        self._asked = 0
        self._later: asyncio.TimerHandle | None = None
        self._put_off = False
        """Whether something beside the game has changed that has not been sent yet."""

    def send(self, only: str | None = None, but: Subscriber | None = None) -> None:
        self._send_stored(
            [client for client in self.subscribers if client is not but and (only is None or client.guest == only)]
        )

    def kept(self, guest: str, seat: int) -> None:
        """Confirm a sealed answer, only to the guest who gave it. A seat that has answered gets no message at once when
        the window closes: it loses no question."""
        self._asked &= ~(1 << seat)
        self._send([client for client in self.subscribers if client.guest == guest], same_people=True)

    def moved(self, by: int | None = None, known: int = EVERYONE) -> None:
        """Send what new Records have changed. Players who are asked something, or lost a question unanswered, get it at
        once, and so does a player among bots: the page plays each move in its own position. All others get it at once
        too, unless they had an update less than INTERVAL ago; then they get the next one a moment later. `known`: if
        not everyone may know that anything has happened, only those who may."""
        if not known & EVERYONE:
            self._send([client for client in self.subscribers if self.live.viewer_of(client.guest).mask & known])
            return
        self._moment += 1
        asked, since = 0, time.monotonic() - INTERVAL
        for ask in self.live.playing().asks:
            asked |= 1 << ask.seat
        concerned, self._asked = asked | self._asked & ~(0 if by is None else 1 << by), asked
        if self.live.alone:
            concerned = EVERY_SEAT
        viewer_of = self.live.viewer_of
        now = [
            client for client in self.subscribers if client.heard <= since or viewer_of(client.guest).mask & concerned
        ]
        same_people = by is not None and self.live.status == PLAYING and not self._put_off
        self._send(now, same_people)
        if len(now) < len(self.subscribers):
            self._send_later()

    def _send_stored(self, clients: list[Subscriber]) -> None:
        """Send now, or after the pending write has ended: what is not stored may never have happened."""
        if not self.live.replica.pending:
            self._send(clients)
            return
        for client in clients:
            client.moment = -1
        self._put_off = True
        self._send_later()

    def _send_later(self) -> None:
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(INTERVAL, self._send_rest)

    def _send_rest(self) -> None:
        self._later = None
        if self.live.replica.pending:
            self._send_later()
            return
        self._send([client for client in self.subscribers if client.moment != self._moment])
        self._said.clear()

    def close(self) -> None:
        if self._later is not None:
            self._later.cancel()

    def _send(self, clients: list[Subscriber], same_people: bool = False) -> None:
        """Send each of these sockets what is new to it; encode what is shared once. `same_people`: the change is a
        player's answer, so the same players are connected and the game continues."""
        if not same_people:
            clients = self._admitted(clients)
        if not clients:
            return
        self._look(same_people)
        self._put_off = self._put_off and same_people
        known: dict[tuple[int, int], Known] = {}
        now = time.monotonic()
        for client in clients:
            own = self.live.viewer_of(client.guest)
            viewer = self._shown(client.seat, own)
            key = (viewer.mask, own.mask)
            found = known.get(key)
            if found is None:
                found = known[key] = self._known(viewer, own)
            self._bring_up(client, viewer, found)
            client.heard = now

    def _admitted(self, clients: list[Subscriber]) -> list[Subscriber]:
        """Close the sockets of guests who have left a table without spectators; return the others."""
        admitted = [client for client in clients if self.live.may_watch(client.guest)]
        for client in set(clients).difference(admitted):
            client.close(*NO_SPECTATORS)
        return admitted

    def send_to(self, client: Subscriber) -> None:
        self._send_stored([client])

    def _bring_up(self, client: Subscriber, viewer: Viewer, known: Known) -> None:
        """Send one socket the fields that have changed since its last update."""
        before = client.known
        members = [b'"type":"state","seen":%d' % known.count, *self._parts.after(client.told)]
        members += _members(_changed(before.parts, known.parts))
        view = self._view.after(client.told) + _members(_changed(before.view, known.view))
        if view:
            members.append(b'"view":{%b}' % b",".join(view))
        events = self._events(client.seen, viewer, known)
        if events:
            members.append(b'"events":[%b]' % b",".join(events))
        client.known, client.seen, client.moment, client.told = known, known.count, self._moment, self._number
        client.send(b"{%b}" % b",".join(members))

    def _events(self, seen: int, viewer: Viewer, known: Known) -> Sequence[bytes]:
        if seen == known.before:
            return known.news
        if seen < known.count and self._of is not None:
            return [encode(event) for event in self._of.told(viewer, seen)]
        return ()

    def _look(self, same_people: bool) -> None:
        """Read what everyone may know now."""
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
        """The viewer of a page. With several seats at one screen (hot seat), a page shows none before one is named, so
        that it never holds the secrets of a player who is not looking."""
        if seat is None or self.live.table is None or len(own.seats) < 2:
            return own
        return Viewer((seat,)) if seat in own.seats else SPECTATOR

    def _channels(self, viewer: Viewer, own: Viewer) -> tuple[Channel, ...]:
        """The channels of a page; players never get the spectators' channel."""
        return self.live.channels(viewer) if viewer.seats or not own.seats else ()

    def _known(self, viewer: Viewer, own: Viewer) -> Known:
        table = self.live.table
        parts: Parts = {"seats": viewer.seats, "own": own.seats, "channels": self._channels(viewer, own)}
        if table is None:
            return Known(parts | UNASKED | {"view": None}, {})
        if self.live.is_closed:
            return Known(parts | UNASKED, table.own_part(viewer), *self._news(table, viewer))
        sent = table.sent_to_seats(viewer)
        unasked = self.live.automatic.unasked(table)
        parts["asks"] = [self._question(table, ask) for ask in sent["asks"] if ask["id"] not in unasked]
        parts["motions"] = sent["motions"]
        parts["aims"] = sent["aims"]
        parts["take_back"] = [seat for seat in viewer.seats if table.free_take_back(seat) is not None]
        offer = self.live.offer
        parts["renewal"] = None if offer is None else offer.shown(viewer)
        return Known(parts, table.own_part(viewer), *self._news(table, viewer))

    def _news(self, table: Table, viewer: Viewer) -> tuple[int, list[bytes]]:
        """Return how many events this viewer had been sent, and the new ones."""
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
        return Question.of(
            ask,
            answer=None if given is None else [option.id for option in given],
            order=(ask["seat"], ask["kind"]) in self.live.orders,
        )

    def _clock(self) -> Clock:
        if self.live.table is None:
            return Clock(None, None)
        clock = self.live.clock
        by = self.live.seats_of(clock.by) if clock.paused else None
        return Clock(clock.left, clock.total, clock.stands, by)

    async def chat(self, only: Subscriber | None = None) -> None:
        """Send new chat lines to each client that may read their channel; spectators read the table's too."""
        told = self._admitted([only] if only is not None else list(self.subscribers))
        since = min([self.live.chat_count, *(client.chat for client in told)])
        rows = await self.live.registry.store.all(CHAT, self.live.id, since)
        for client in told:
            own = self.live.viewer_of(client.guest)
            channels = {TABLE.name, *(each.name for each in self._channels(self._shown(client.seat, own), own))}
            new = [Chat(*row) for row in rows if row["number"] > client.chat]
            client.chat = max([client.chat, *(each.number for each in new)])
            lines = [each for each in new if each.channel in channels]
            if lines:
                client.send(encode(Said(lines)))


def _changed(before: Parts, now: Parts) -> Parts:
    known = before.get
    return {name: value for name, value in now.items() if value is not (old := known(name, NOTHING)) and value != old}


def _members(parts: Parts) -> list[bytes]:
    return [encode(parts)[1:-1]] if parts else []
