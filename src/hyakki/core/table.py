"""Table: a game in progress with its Records, Memories, sealed answers and Motions.

A Table has no I/O and no clock: its caller says when a window closes and when time is up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import msgspec

from hyakki.core import engine, lessons
from hyakki.core.aims import Aim
from hyakki.core.chance import Chance
from hyakki.core.engine import Interrupt, State
from hyakki.core.errors import AgainstRules, HyakkiError, Malformed, Stale
from hyakki.core.events import EVERYONE, SPECTATOR, Event, Kind, Viewer, seat_name, sent_to
from hyakki.core.game import AnyGame
from hyakki.core.lessons import Coach
from hyakki.core.memory import Memory, fold
from hyakki.core.menu import Ask, Menu, Outcome, Path
from hyakki.core.motion import ABANDON, COMMON, PASSED, PROPOSED, RENEW, REPLACE, TAKE_BACK, Motion, Vote
from hyakki.core.questions import Questions
from hyakki.core.records import Answered, Began, Closed, Left, Played, Proposed, Record, Renewed, Replaced, TookBack
from hyakki.core.rules import Rules
from hyakki.core.save import freeze
from hyakki.core.series import game_ended
from hyakki.core.talk import WATCHERS, Channel
from hyakki.core.view import View

TAKEN_BACK = Kind("taken-back", "seat")
REPLACED = Kind("replaced", "seat name bot")
LEFT = Kind("left", "seat")
RENEWED = Kind("renewed")
KINDS = {kind.name: kind for kind in (TAKEN_BACK, REPLACED, LEFT, RENEWED)}


class Table:
    """A game in progress. It is built from its Records alone, so that a program can always rebuild it.

    Examples:
        >>> from hyakki import Chance, Table, game_of
        >>> game = game_of("kitsunedo")
        >>> table = Table.start(game, game.rules(3, {}), 3, Chance.seeded(7))
        >>> ask = table.asks[0]
        >>> table.answer(ask.seat, table.ask_id(ask), ["pick mirage"])
        >>> table.asks
        (Ask(C, pick),)
    """

    def __init__(self, game: AnyGame, rules: Rules, seats: int, chance: Chance, viewers: Iterable[Viewer] = ()):
        self.game = game
        self.rules = rules
        self.seats = seats
        self.commitment = chance.commitment()
        self.records: list[Record] = []
        self.line: list[int] = []
        """The numbers of the Records that count: those not taken back."""
        self.log: list[tuple[int, Event]] = []
        """All events, each with the number of its Record. A take-back removes none."""
        self.sealed: dict[int, Path] = {}
        self.absent: frozenset[int] = frozenset()
        """The seats whose players are not connected. The caller sets it."""
        self.passed: Motion | None = None
        """The Motion that passed with the latest Record."""
        self.renewed = 0
        """The number of times that the rules were upgraded during the game."""
        self.lesson = lessons.lesson_of(game, rules)
        self.state: State = lessons.opening(game, rules, seats, chance)
        self.memories: dict[Viewer, Memory] = {viewer: self._first_memory(viewer) for viewer in viewers}
        self._asked: list[set[str]] = [set() for _ in range(seats)]
        self._replies = [""] * seats
        """What the coach has to say to the last answer of each seat."""
        self._questions = Questions(game, seats)
        self._open: dict[str, Any] | None = None

    @classmethod
    def start(cls, game: AnyGame, rules: Rules, seats: int, chance: Chance, viewers: Iterable[Viewer] = ()) -> Table:
        """Start a game. The table keeps Memories for these viewers from the beginning, and makes others when asked."""
        if not game.least <= seats <= game.most:
            raise Malformed(f"{game.key} has {game.least} to {game.most} seats, not {seats}")
        table = cls(game, rules, seats, chance, viewers)
        table.apply(Began())
        return table

    # Questions

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open questions."""
        return self.state.asks

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over is not None

    def asks_of(self, seat: int) -> list[Ask]:
        """List the open questions of a seat."""
        return [ask for ask in self.state.asks if ask.seat == seat]

    def ask_id(self, ask: Ask) -> int:
        """Return the number of a question, counted for its seat. It stays the same while the menu is unchanged."""
        return self._questions.number(ask)

    def coach(self, ask: Ask) -> Coach | None:
        """Return what the coach of a tutorial says with this question: in a lesson by what its learner has answered so
        far, else to a seat's first question of this kind."""
        seat, asked_before = ask.seat, self._asked[ask.seat]
        if self.lesson is None:
            text = None if ask.kind in asked_before else self.game.coach(self.rules, ask.kind)
            return None if text is None else Coach(text)
        if not self.lesson.teaches(seat) or self._voting():
            return None
        given = [record for record in map(self.records.__getitem__, self.line) if isinstance(record, Answered)]
        answers = [(record.ask, record.path) for record in given if record.seat == seat]
        menus = {own.kind: partial(engine.menu, self.state, own) for own in self.asks_of(seat)}
        view = self.view(Viewer((seat,)))
        return lessons.coach(self.lesson, view, answers, asked_before, ask.kind, menus, self._replies[seat])

    def menu(self, ask: Ask, ids: Sequence[str] = (), look: bool = True) -> Menu:
        """Return the menu of a question, or the next entries after the options that `ids` names.

        Examples:
            >>> table.menu(table.asks[0]).ids()[-2:]
            ['pick shisu', 'pick any']
        """
        return self._questions.menu(self.state, ask, ids, look)

    def entries(self, ask: Ask, ids: Sequence[str] = ()) -> dict[str, Any]:
        """Return the menu as it is sent to the asked seat."""
        return self._questions.entries(self.state, ask, ids, lambda: self.view(Viewer((ask.seat,))))

    # Views

    def view(self, viewer: Viewer, history: bool = False) -> View:
        """Return all that a viewer knows, with the events that led there if it should have a `history`.

        Examples:
            >>> [event["event"] for event in table.view(SPECTATOR, history=True).history]
            ['ranked']
        """
        view: View = self.game.view(self.state, self.memory(viewer))
        if not history:
            return view
        counts = set(self.line)
        sent = sent_to(viewer, (event for number, event in self.log if number in counts))
        return msgspec.structs.replace(view, history=tuple(sent))

    def memory(self, viewer: Viewer) -> Memory:
        """Return the Memory of a viewer."""
        if viewer not in self.memories:
            for seat in viewer.seats:
                self._check_seat(seat)
            self.memories[viewer] = self._refold(viewer, self.line)
        return self.memories[viewer]

    def told(self, viewer: Viewer, since: int = 0) -> list[dict[str, Any]]:
        """List the events that this viewer was sent, from its entry number `since` on.

        Examples:
            >>> [event["event"] for event in table.told(SPECTATOR)]
            ['ranked']
        """
        return sent_to(viewer, (event for _, event in self.log))[since:]

    def known_to(self, since: int, asks: tuple[Ask, ...]) -> int:
        """Return the mask of those who may know that anything has happened since a Record, before which `asks` were the
        questions: everyone, or the seats that answered an open question or were told of the answer."""
        if self.asks != asks:
            return EVERYONE
        mask = 0
        for record in self.records[since:]:
            if not isinstance(record, Answered) or record.clock:
                return EVERYONE
            mask |= 1 << record.seat
        for number, event in reversed(self.log):
            if number < since:
                break
            mask |= event.to if event.kind.private else EVERYONE
        return mask

    def sent(self, viewer: Viewer) -> dict[str, Any]:
        """Return everything that a server may send to this viewer now, without the log."""
        return {"view": {**self.open_part(), **self.own_part(viewer)}, **self.sent_to_seats(viewer)}

    def open_part(self) -> dict[str, Any]:
        """Return the part of a view that is the same for every viewer."""
        if self._open is None:
            self._open = self.game.open_part(self.state)
        return self._open

    def own_part(self, viewer: Viewer) -> dict[str, Any]:
        """Return the part of a view that only this viewer gets."""
        return self.game.own_part(self.state, self.memory(viewer))

    def sent_to_seats(self, viewer: Viewer) -> dict[str, Any]:
        """Return the questions, Motions and Aims of the viewer's seats."""
        return {
            "asks": [
                {**ask.shown, "id": self.ask_id(ask), "coach": self.coach(ask), **self.entries(ask)}
                for ask in self.asks
                if ask.seat in viewer.seats
            ],
            "motions": {seat_name(seat): [motion.shown for motion in self.motions(seat)] for seat in viewer.seats},
            "aims": self.aims(viewer),
        }

    def aims(self, viewer: Viewer) -> tuple[Aim, ...]:
        """Return what each of the viewer's seats should do next; nothing once the game is over."""
        return self.game.aims(self.view(viewer)) if viewer.seats and not self.over else ()

    def channels(self, viewer: Viewer) -> tuple[Channel, ...]:
        """Return the chat channels of these seats. A channel is open if one of them may talk there; after the game all
        channels are open."""
        found: dict[str, Channel] = {}
        for seat in viewer.seats:
            for channel in self.game.channels(self.state, seat):
                if self.state.over:
                    channel = Channel(channel.name, phrases=channel.phrases)
                if not channel.closed or channel.name not in found:
                    found[channel.name] = channel
        return tuple(found.values()) or (WATCHERS,)

    # Answers

    def find_ask(self, seat: int, ask_id: int) -> Ask:
        """Return the open question with this number, or raise NotYours or Stale."""
        self._check_seat(seat)
        return self._questions.find(self.state, seat, ask_id)

    def answer(self, seat: int, ask_id: int, ids: Sequence[str]) -> None:
        """Answer a question with the ids of options, the last of them final."""
        self.give(self.find_ask(seat, ask_id), ids)

    def give(self, ask: Ask, ids: Sequence[str]) -> None:
        """Answer an open question. The table keeps the answer to a sealed one until `settle`; the seat can change it
        until then."""
        path = self._questions.path(self.state, ask, ids)
        if ask.sealed:
            self.sealed[ask.seat] = path
        else:
            self._add(Answered(seat=ask.seat, ask=ask.kind, path=tuple(ids)), (ask, path))

    def settle(self) -> bool:
        """Close the sealed window if the answers so far fix its outcome, and return whether they did."""
        outcome = self.outcome()
        if outcome is None:
            return False
        self._add(Closed(outcome=outcome))
        return True

    def outcome(self) -> Outcome | None:
        """Return the outcome of the sealed window that the answers so far fix, or None."""
        if not self._window_open():
            return None
        return self.state.stack[-1].outcome(self.state, self.sealed)

    def time_up(self) -> None:
        """Answer every open question with its default.

        Examples:
            >>> table.time_up()
            >>> table.records[-1].path, table.records[-1].clock
            (('pick any',), True)
        """
        if self._window_open():
            step = self.state.stack[-1]
            answers = {ask.seat: self.sealed.get(ask.seat) or step.default(self.state, ask) for ask in self.asks}
            outcome = step.outcome(self.state, answers)
            assert outcome is not None, "all have answered"
            self._add(Closed(outcome=outcome, clock=True))
            return
        moment = self._questions.moment
        for ask in self.asks:
            if ask in self.state.asks and self._questions.moment == moment:
                ids = tuple(option.id for option in self.state.stack[-1].default(self.state, ask))
                if ids:
                    self._add(Answered(seat=ask.seat, ask=ask.kind, path=ids, clock=True))
                if not ask.open:
                    return

    def played(self, standing: dict[str, Any], digest: str = "") -> None:
        """Tell a Series that its game has ended."""
        self.apply(Played(standing=standing, digest=digest))

    def replace(self, seat: int, name: str, bot: str = "") -> None:
        """Put another player in a seat. The seat's sealed answer still counts."""
        self.apply(Replaced(seat=seat, name=name, bot=bot))

    def leave(self, seat: int) -> None:
        """Record that a player has left for good. If the game continues, call `replace` next."""
        self.apply(Left(seat=seat))

    def renew(self, skipped: int) -> None:
        """Record that the rules were upgraded and ask all seats whether they continue."""
        self.apply(Renewed(skipped=skipped))

    # Motions

    def motions(self, seat: int) -> list[Motion]:
        """List what this seat may propose to the others; a blocked Motion carries the rule that forbids it."""
        if self.over or self._voting():
            return []
        motions = [*self.game.motions(self.state, seat), ABANDON]
        if self.free_take_back(seat) is None and self._last_own(seat) is not None:
            motions.append(TAKE_BACK)
        return motions + [Motion(REPLACE, other) for other in sorted(self.absent) if other != seat]

    def propose(self, seat: int, id: str) -> None:
        """Propose a Motion. The others are then asked to vote.

        Examples:
            >>> table.motions(0)
            [Motion(victor A), Motion(victor B), Motion(victor C), Motion(abandon)]
            >>> table.propose(0, "abandon")
            >>> for ask in table.asks:
            ...     table.answer(ask.seat, table.ask_id(ask), ["agree"])
            >>> table.settle(), table.over
            (True, True)
        """
        self._check_seat(seat)
        if self._voting():
            raise Stale("another motion is being voted on")
        for motion in self.motions(seat):
            if motion.id == id:
                self.apply(Proposed(seat=seat, motion=motion.name, subject=motion.subject))
                return
        raise self._not_now(seat, id)

    def _not_now(self, seat: int, id: str) -> HyakkiError:
        """Return the error for a Motion that is not among `motions`."""
        rule = self.game.proposal_rule(id, self.seats) if isinstance(id, str) else ""
        if rule:
            return AgainstRules(rule, {"seat": seat_name(seat), "motion": id})
        return Malformed(f"{id!r} cannot be proposed now")

    def free_take_back(self, seat: int) -> int | None:
        """Return the number of the Record that this seat may take back without a vote, or None.

        It is the seat's latest answer, if since then no seat was told anything, chance decided nothing and no other
        seat has answered. During open questions there is none: a seat that changes its mind answers again.
        """
        if not self.line:
            return None
        number = self.line[-1]
        record = self.records[number]
        if not isinstance(record, Answered) or record.seat != seat or record.drawn or self.over:
            return None
        if self._voting() or any(ask.open for ask in self.asks):
            return None
        for said, event in reversed(self.log):
            if said < number:
                break
            if said == number and event.fact is not None:
                return None
        return number

    def minds_take_back(self, seat: int) -> bool:
        """Return whether the take-back under vote would cost this seat something that is public: since that move it has
        answered, was told something, or chance has decided something."""
        top = self.state.stack[-1]
        to = self._last_own(top.seat) if isinstance(top, Vote) and top.motion == TAKE_BACK.name else None
        if to is None:
            return False
        undone = self.line[self.line.index(to) :]
        seen = [(number, event) for number, event in self.log if number in undone and event.reaches(SPECTATOR)]
        if any(event.fact is not None and event.to >> seat & 1 for _, event in seen):
            return True
        records = [self.records[number] for number in {number for number, _ in seen}]
        return any(record.drawn or (isinstance(record, Answered) and record.seat == seat) for record in records)

    def take_back(self, seat: int) -> None:
        """Take the seat's latest answer back, or raise Stale if that needs a vote.

        Examples:
            >>> table.answer(0, table.ask_id(table.asks[0]), ["pick mirage"])
            >>> table.take_back(0)
            >>> table.asks
            (Ask(A, pick),)
        """
        to = self.free_take_back(seat)
        if to is None:
            raise Stale("this needs a vote: since that move a seat was told something or answered, or chance decided")
        self.apply(TookBack(seat=seat, to=to))

    # Records

    def apply(self, record: Record) -> None:
        """Apply one Record, new or from a replay or a store. The table checks it against the rules first, and adds the
        random draws to a new one."""
        self._check(record)
        self._add(record)

    def _check(self, record: Record) -> None:
        """Check that a Record can be applied now."""
        number = len(self.records)
        if isinstance(record, Began) != (number == 0):
            raise Malformed(f"record {number}: only the first Record can begin the game")
        if isinstance(record, Closed):
            if not self._window_open():
                raise Malformed(f"record {number}: no window was open")
            if not self.state.stack[-1].allows(self.state, freeze(record.outcome)):
                raise Malformed(f"record {number}: no lawful answers lead to {record.outcome}")
        elif isinstance(record, Proposed):
            self._check_motion(record)
        elif isinstance(record, TookBack):
            if self.free_take_back(record.seat) != record.to:
                raise Malformed(f"record {number}: {record.to} could not be taken back without a vote")
        elif isinstance(record, (Replaced, Left)):
            self._check_seat(record.seat)
            if self.over:
                raise Malformed(f"record {number}: the game is over")
        elif isinstance(record, Renewed) and (self.over or record.skipped < 0):
            raise Malformed(f"record {number}: the game is over, or chance would be reset")

    def _check_motion(self, record: Proposed) -> None:
        self._check_seat(record.seat)
        if record.motion == REPLACE and not self._voting() and not self.over:
            self._check_seat(record.subject)
            if record.subject != record.seat:
                return
        for motion in self.motions(record.seat):
            if (motion.name, motion.subject) == (record.motion, record.subject):
                if motion.rule:
                    raise AgainstRules(motion.rule, {"seat": seat_name(record.seat), "motion": motion.id})
                return
        raise self._not_now(record.seat, Motion(record.motion, record.subject).id)

    def _add(self, record: Record, given: tuple[Ask, Path] | None = None) -> None:
        """Apply a Record. `given` is the question and the path of an answer that has been read already."""
        s = self.state
        s.chance.drawn = []
        number = len(self.records)
        if record.drawn:
            s.chance.forced = list(record.drawn)
        try:
            self._carry_out(record, number, given)
        finally:
            s.chance.forced = None
        drawn = tuple(self.state.chance.drawn)
        if record.drawn and record.drawn != drawn:
            raise Malformed(f"record {number} holds more draws than were made")
        self.records.append(record if record.drawn == drawn else msgspec.structs.replace(record, drawn=drawn))
        if not isinstance(record, TookBack):
            self.line.append(number)
        self._listen(number)
        if not isinstance(record, (Replaced, Left)) or self.over:
            self.sealed = {}
        self.passed = self._voted_for(number) if isinstance(record, (Closed, Proposed)) else None
        if self.passed is not None and self.passed.name == TAKE_BACK.name:
            self._carry_take_back()
        self._open = None
        self._questions.renumber(self.state, record)

    def _carry_out(self, record: Record, number: int, given: tuple[Ask, Path] | None) -> None:
        s = self.state
        if isinstance(record, Began):
            engine.advance(s)
        elif isinstance(record, Answered):
            ask, path = given or self._read(record, number)
            self._answer_coach(ask, record.path)
            engine.give(s, ask, path)
        elif isinstance(record, Closed):
            for ask in s.asks:
                self._answer_coach(ask)
            engine.close(s, freeze(record.outcome))
        elif isinstance(record, Proposed):
            self._open_vote(record)
        elif isinstance(record, TookBack):
            self._rewind(record)
        elif isinstance(record, Replaced):
            s.say(REPLACED, (record.seat, record.name, record.bot))
            self.game.seated(s, record.seat, bool(record.bot))
        elif isinstance(record, Left):
            self._carry_leaving(record.seat)
        elif isinstance(record, Renewed):
            self._open_renewal(record)
        else:
            game_ended(s, record.standing)

    def _answer_coach(self, ask: Ask, path: Sequence[str] = ()) -> None:
        """Note that a question is answered, and what the coach has to say to that. A sealed answer is not known."""
        self._asked[ask.seat].add(ask.kind)
        if self.lesson is None or not self.lesson.everyone:
            return
        shown = self.coach(ask)
        self._replies[ask.seat] = lessons.reply(self.lesson, shown, (ask.kind, path))
        if shown is not None:
            self._asked[ask.seat].add(shown.text)

    def _read(self, record: Answered, number: int) -> tuple[Ask, Path]:
        for ask in self.state.asks:
            if ask.seat == record.seat and ask.kind == record.ask and not ask.sealed:
                return ask, self._questions.path(self.state, ask, record.path)
        raise Malformed(f"record {number}: {seat_name(record.seat)} was not asked {record.ask!r}")

    def _carry_leaving(self, seat: int) -> None:
        self.state.say(LEFT, (seat,))
        try:
            self.game.left(self.state, seat)
        except Interrupt as interrupt:
            interrupt.settle(self.state)
            engine.advance(self.state)

    def _open_vote(self, record: Proposed) -> None:
        s = self.state
        motion = Motion(record.motion, record.subject)
        s.say(PROPOSED, (record.seat, record.motion, record.subject))
        if record.motion in COMMON:
            aside = (record.seat, record.subject) if record.motion == REPLACE else (record.seat,)
            voters = tuple(seat for seat in range(self.seats) if seat not in aside)
            s.push(Vote(record.motion, record.subject, record.seat, voters, len(voters)))
        else:
            self.game.proposed(s, record.seat, motion)
        engine.advance(s)

    def _open_renewal(self, record: Renewed) -> None:
        s = self.state
        self.renewed += 1
        s.chance.n += record.skipped
        s.say(RENEWED)
        s.push(Vote(RENEW, -1, -1, tuple(range(self.seats)), self.seats))
        engine.advance(s)

    def _voted_for(self, number: int) -> Motion | None:
        for said, event in self.log[-8:]:
            if said == number and event.kind is PASSED:
                return Motion(*event.args)
        return None

    def _carry_take_back(self) -> None:
        """Go back to before the proposer's latest Record: all have agreed. In a replay the TookBack is a Record too."""
        proposal = next(record for at in reversed(self.line) if isinstance(record := self.records[at], Proposed))
        to = self._last_own(proposal.seat)
        if to is not None:
            self._add(TookBack(seat=proposal.seat, to=to))

    def _rewind(self, record: TookBack) -> None:
        """Play the Records before this one again. Random draws continue from where they are."""
        s = self.state
        kept = self.line[: self.line.index(record.to)]
        again = Table(self.game, self.rules, self.seats, Chance(s.chance.key))
        for number in kept:
            again._add(self.records[number])
        s.rewind(again.state)
        self.line, self._replies = kept, again._replies
        for viewer in list(self.memories):
            self.memories[viewer] = self._refold(viewer, kept)
        s.say(TAKEN_BACK, (record.seat,))
        engine.advance(s)

    # Housekeeping

    def _listen(self, number: int) -> None:
        heard, self.state.log = self.state.log, []
        self.log += [(number, event) for event in heard]
        fold(heard, list(self.memories.values()))

    def _first_memory(self, viewer: Viewer) -> Memory:
        return lessons.remember(self.game, self.rules, self.seats, self.game.memory(viewer, self.seats))

    def _refold(self, viewer: Viewer, line: Sequence[int]) -> Memory:
        memory = self._first_memory(viewer)
        counts = set(line)
        fold((event for number, event in self.log if number in counts), [memory])
        return memory

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise Malformed(f"there is no seat {seat!r}")

    def _window_open(self) -> bool:
        return bool(self.asks) and self.asks[0].sealed

    def _voting(self) -> bool:
        return bool(self.state.stack) and isinstance(self.state.stack[-1], Vote)

    def _last_own(self, seat: int) -> int | None:
        for number in reversed(self.line):
            record = self.records[number]
            if isinstance(record, Answered) and record.seat == seat:
                return number
        return None
