"""Play a scene: answers, sealed windows, Motions, defaults and forced chance, with a Memory for every viewer."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hyakki.core import asked, engine
from hyakki.core.chance import Chance
from hyakki.core.engine import State
from hyakki.core.errors import AgainstRules, BadContent, HyakkiError, Malformed, NotYours, Stale
from hyakki.core.events import Event, Viewer, seat_name, seat_number, viewers
from hyakki.core.facts import agrees, plain, written
from hyakki.core.game import AnyGame
from hyakki.core.memory import fold
from hyakki.core.menu import Ask, Menu, Path
from hyakki.core.motion import PROPOSED, Motion, Vote
from hyakki.core.words import ANYTHING, GONE
from hyakki.lab.scene_words import worded

TRIES = 5000
"""The number of tries until chance gives what a scene wants."""
FAR = 1 << 20
"""The distance between two tries: more draws than one answer ever takes."""

TIME_UP = ("time up", "time is up", "silence")
EVERYONE = ("all", "everyone")
SILENCE = "silence"
PROPOSE = "propose "


class Stop(Exception):
    """Raised if the scene cannot continue because an action is impossible."""


@dataclass(frozen=True, slots=True)
class Line:
    """An action: a seat's letter with the entries of an answer, "all", or no seat when time is up."""

    who: str
    ids: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.who}: {', '.join(self.ids)}" if self.who else TIME_UP[0]


_LINE = re.compile(r"\s*([A-Za-z]|all|everyone)\s*:\s*(\S.*)", re.IGNORECASE)


def read_when(where: str, said: Any) -> tuple[Line, ...]:
    """Read one line, a list of lines, or a table of answers by seat."""
    if isinstance(said, str):
        return (read_line(where, said),)
    if isinstance(said, list):
        return tuple(read_line(where, line) for line in said)
    if isinstance(said, dict):
        return tuple(_answer(where, who, answer) for who, answer in said.items())
    raise BadContent(where, f'{said!r} is not a line such as "A: summon", a list of them, or a table by seat')


def read_line(where: str, line: Any) -> Line:
    if plain(line) in TIME_UP:
        return Line("", ())
    match = _LINE.fullmatch(line) if isinstance(line, str) else None
    if match is None:
        raise BadContent(where, f'{line!r} is not a line such as "A: summon", "all: stand" or "time up"')
    return _answer(where, match[1], match[2])


def _answer(where: str, who: str, answer: Any) -> Line:
    parts = answer.split(",") if isinstance(answer, str) else answer
    if not isinstance(parts, list) or not parts or not all(isinstance(part, str) and part.strip() for part in parts):
        raise BadContent(where, f"{answer!r} is not an answer: entries of a menu, with commas between them")
    if plain(who) not in EVERYONE and not _LINE.fullmatch(f"{who}: x"):
        raise BadContent(where, f"{who!r} is not a seat")
    return Line("all" if plain(who) in EVERYONE else who.strip().upper(), tuple(part.strip() for part in parts))


Act = Callable[[State], None]


class ToldChance(Chance):
    """Chance that gives what a scene says, by the game's names of its streams, and is free otherwise."""

    __slots__ = ("due", "game", "state", "told")

    def __init__(self, game: AnyGame, key: bytes, n: int = 0) -> None:
        super().__init__(key, n)
        self.game = game
        self.state: State | None = None
        """The State that draws."""
        self.told: dict[str, list[Any]] = {}
        self.due: list[tuple[bytes, int]] = []
        """The remaining draws of a result that takes more than one."""

    def copy(self) -> ToldChance:
        twin = ToldChance(self.game, self.key, self.n)
        twin.told = {name: list(wishes) for name, wishes in self.told.items()}
        twin.due = list(self.due)
        return twin

    def below(self, stream: bytes, limit: int) -> int:
        if self.forced is None and self.state is not None:
            if not self.due:
                self._decide(stream)
            if self.due and self.due[0][0] == stream:
                drawn = self.due.pop(0)[1]
                if not 0 <= drawn < limit:
                    raise Malformed(f"a draw of {drawn} is not below {limit}")
                self.n += 1
                self.drawn.append(drawn)
                return drawn
        return super().below(stream, limit)

    def _decide(self, stream: bytes) -> None:
        for name, wishes in self.told.items():
            streams = self.game.chances[name]
            if wishes and streams[0] == stream:
                draws = self.game.drawn(self.state, name, wishes.pop(0))
                self.due = list(zip(streams * len(draws) if len(streams) == 1 else streams, draws, strict=True))
                return


class Playing:
    """A way through a scene."""

    def __init__(self, game: AnyGame, given: Mapping[str, Any], chance: Chance, compared: bool = False) -> None:
        """Start from a position. `compared` means that the messages will be compared with another way through the
        scene."""
        self.game = game
        self.state: State = game.position(given, ToldChance(game, chance.key, chance.n))
        self.first: State = self.state.copy()
        """The position as it was given."""
        seats = self.state.seats
        self.memories = {viewer: game.memory(viewer, seats) for viewer in viewers(seats)}
        for memory in self.memories.values():
            game.remembered(self.state, memory)
        self.given = {viewer: self._shown_to(viewer) if compared else {} for viewer in self.memories}
        """The given position as each viewer sees it."""
        self.heard: list[Event] = []
        """The events of this step."""
        self.story: list[Event] = []
        self._latest = self._settling = 0
        """The places in the story where the latest answer begins, and the first that may have settled this step."""
        self.sealed: dict[int, Path] = {}
        self._begun = False
        self._wanted: dict[str, Any] = {}
        self._draws: list[int] | None = None

    def play(
        self, when: Sequence[Line], chance: Mapping[str, Any], draws: Sequence[int] | None, stay_open: bool
    ) -> None:
        """Play one step of the scene; raise Stop if something in it is impossible."""
        self.heard = []
        self._settling = self._latest
        for name in chance:
            if name not in self.game.kinds and name not in self.game.chances:
                known = ", ".join(sorted((*self.game.chances, *self.game.kinds)))
                raise BadContent(f"chance.{name}", f"unknown; choose one of {known}")
        self._wanted = {name: wish for name, wish in chance.items() if name not in self.game.chances}
        told = {name: wish for name, wish in chance.items() if name in self.game.chances}
        self._told.told = {name: list(wish) if isinstance(wish, list) else [wish] for name, wish in told.items()}
        self._draws = None if draws is None else list(draws)
        if not self._begun:
            self._begun = True
            self._do("the beginning", engine.advance)
            self._pass_by(when[0] if when else None, stay_open)
        elif when and when[0].who:
            if self._is_over(when[0]):
                self._close()
            self._pass_by(when[0], stay_open)
        rest = list(when)
        while rest:
            line = rest.pop(0)
            while rest and self._goes_on_with(line, rest[0]):
                line = Line(line.who, line.ids + rest.pop(0).ids)
            after = rest[0] if rest else None
            self._play_line(line, after, stay_open)
            self._pass_by(after, stay_open)
        if self.sealed and not stay_open:
            self._close()
            self._pass_by(None, stay_open)
        self._all_told()
        if self._wanted:
            missed = ", ".join(f"{name} {written_wish(wish)}" for name, wish in self._wanted.items())
            raise Stop(f"the scene fixes chance for {missed}, but that did not happen")
        if self._draws:
            raise Stop(f"these draws were not used: {self._draws}")

    @property
    def _told(self) -> ToldChance:
        assert isinstance(self.state.chance, ToldChance)
        return self.state.chance

    def _all_told(self) -> None:
        left = [f"{name} {written(wishes)}" for name, wishes in self._told.told.items() if wishes]
        if left:
            raise Stop(f"the scene fixes chance for {', '.join(left)}, but that did not happen; {self.asked()}")

    # Skipped questions

    def _by_the_way(self) -> bool:
        return bool(self.state.asks) and all(ask.kind in self.game.words.by_the_way for ask in self.state.asks)

    def _pass_by(self, after: Line | None, stay_open: bool) -> None:
        """Give skipped questions their defaults, up to one that the next line answers."""
        while not self.sealed and self._by_the_way() and (after is not None or not stay_open or self._forced()):
            if after is not None and (self._answers(after) or self._settled(after)):
                return
            self._time_up()

    def _forced(self) -> bool:
        menus = [engine.menu(self.state, ask) for ask in self.state.asks if ask.kind in self.game.words.forced]
        awaited = any(self._told.told.values())
        return len(menus) == len(self.state.asks) and (awaited or all(len(menu.options) == 1 for menu in menus))

    def _answers(self, line: Line) -> bool:
        """Return whether this line answers a question that is open now; "time up" is for other questions."""
        for ask in self.state.asks:
            if line.who in ("all", seat_name(ask.seat)):
                if plain(line.ids[0]) in map(plain, (*engine.menu(self.state, ask).ids(), SILENCE)):
                    return True
        return False

    def _goes_on_with(self, line: Line, after: Line) -> bool:
        """Return whether an answer is written on two lines: the first is a part of one, and the next is the same
        seat's."""
        if len(line.who) != 1 or after.who != line.who or is_motion(line.ids[0]) or is_motion(after.ids[0]):
            return False
        try:
            ask = self.ask_of(line.who, line.ids)
            path = engine.read_part(self.state, ask, self.spelled(ask, line.ids))
        except HyakkiError:
            return False
        return bool(path) and not path[-1].final

    def _settled(self, line: Line) -> bool:
        """Return whether this line names a result that came without a question, because only one answer was possible:
        by the last answer before this step, or in it."""
        free = all(seat_name(ask.seat) != line.who for ask in self.state.asks)
        amid = any(ask.kind in self.game.words.amid for ask in self.state.asks)
        return bool(line.ids) and all(self._came_about(id, free, closely=amid) for id in line.ids)

    def _came_about(self, id: str, free: bool = False, closely: bool = False) -> bool:
        """Return whether it came about. `free`: its seat is asked nothing more. `closely`: an event must name exactly
        this."""
        verb, *rest = id.split()
        for name, field in self.game.words.settled.get(plain(verb), ()):
            if (closely and field in ("", ANYTHING, GONE)) or (field == GONE and not free):
                continue
            for event in self.story[self._settling :]:
                if event.kind.name == name:
                    said = {**worded(self.game, event)[0], "": "", GONE: ""}.get(field)
                    if field == ANYTHING or agrees("".join(rest[:1]), said):
                        return True
        return False

    def _without_rest(self, ask: Ask, ids: Sequence[str]) -> tuple[Path, Sequence[str]]:
        """Return an answer without its last entries, if those name a result that comes anyway."""
        for cut in range(len(ids) - 1, 0, -1):
            if plain(ids[cut].split()[0]) not in self.game.words.settled:
                break
            try:
                return self.path_of(ask, ids[:cut]), ids[cut:]
            except HyakkiError:
                continue
        return (), ()

    def _play_line(self, line: Line, after: Line | None, stay_open: bool) -> None:
        if not line.who:
            self._time_up()
            return
        if line.who == "all":
            for seat in dict.fromkeys(ask.seat for ask in self.state.asks):
                if any(ask.seat == seat for ask in self.state.asks) and seat not in self.sealed:
                    self._answer(Line(seat_name(seat), line.ids))
        else:
            self._answer(line)
        if self.sealed and not (stay_open and after is None) and not self._goes_on(after):
            self._close()

    def _all_in(self) -> bool:
        """Return whether all seats that are asked in this window have answered."""
        return len(self.sealed) == len(self.state.asks)

    def _is_over(self, line: Line) -> bool:
        """Return whether a window that stayed open is over, because this line of the next step is no answer in it."""
        asked = {seat_name(ask.seat) for ask in self.state.asks}
        if not self.sealed or line.who in ("", "all"):
            return False
        return line.who not in asked or (self._all_in() and not self._answers(line))

    def _goes_on(self, after: Line | None) -> bool:
        """Return whether the next line is still an answer in this window."""
        asked = {seat_name(ask.seat) for ask in self.state.asks}
        return after is not None and not self._all_in() and (after.who in asked or after.who in ("", "all"))

    # Answers

    def seat(self, who: str) -> int:
        seat = seat_number(who) if len(who) == 1 else -1
        if not 0 <= seat < self.state.seats:
            raise BadContent(who, f"there is no such seat; choose one of A to {seat_name(self.state.seats - 1)}")
        return seat

    def asks_of(self, who: str) -> list[Ask]:
        """Return the questions of a seat: one, or several open ones."""
        seat = self.seat(who)
        asks = [ask for ask in self.state.asks if ask.seat == seat]
        if not asks:
            raise NotYours(f"{who} is not asked anything; {self.asked()}")
        return asks

    def ask_of(self, who: str, ids: Sequence[str] = ()) -> Ask:
        """Return the question in whose menu this answer begins."""
        asks = self.asks_of(who)
        for ask in asks if ids and len(asks) > 1 else ():
            menu = engine.menu(self.state, ask, look=True)
            if self.known_as(menu, ids[0]) is not None:
                return ask
        return asks[0]

    def asked(self) -> str:
        asks = ", ".join(f"{seat_name(ask.seat)} ({ask.kind})" for ask in self.state.asks)
        return f"asked are {asks}" if asks else "nobody is"

    def resolve(self, line: Line) -> Ask | Motion:
        """Return what this line answers, or raise the error that its player would get."""
        if is_motion(line.ids[0]):
            return self._motion(line)
        return self.ask_of(line.who, line.ids)

    def path_of(self, ask: Ask, ids: Sequence[str]) -> Path:
        if plain(ids[0]) == SILENCE:
            return self.state.stack[-1].default(self.state, ask)
        return engine.read_path(self.state, ask, self.spelled(ask, ids))

    def known_as(self, menu: Menu, id: str) -> str | None:
        """Return the name in a menu of an entry, offered or blocked, for which scenes use another name."""
        known = {plain(one): one for one in (*(entry.id for entry in menu.blocked), *menu.ids())}
        return known.get(plain(id)) or known.get(plain(self.game.spelled(self.state, id)))

    def spelled(self, ask: Ask, ids: Sequence[str]) -> list[str]:
        """Return the ids as the menus spell them."""
        spelled: list[str] = []
        path: Path = ()
        for place, id in enumerate(ids):
            menu = engine.menu(self.state, ask, path, look=True)
            spelled.append(self.known_as(menu, id) or id)
            taken = next((option for option in menu.options if option.id == spelled[-1]), None)
            if taken is None or taken.final:
                return [*spelled, *(self.game.spelled(self.state, id) for id in ids[place + 1 :])]
            path += (taken,)
        return spelled

    def _answer(self, line: Line) -> None:
        try:
            subject = self.resolve(line)
            if isinstance(subject, Motion):
                self._propose(line, subject)
                return
            path = self.path_of(subject, line.ids)
        except BadContent:
            raise
        except HyakkiError as error:
            if self._not_asked(line, error):
                if self._settled(line) or (not isinstance(error, NotYours) and self._answer_in_part(line)):
                    return
            raise Stop(f'"{line}" cannot be done: {error}{self._hint(line, error)}') from None
        if subject.sealed:
            self.sealed[subject.seat] = path
        else:
            self._give(str(line), subject, path)

    def _not_asked(self, line: Line, error: HyakkiError) -> bool:
        """Return whether the line is refused because it answers another question, and not because a menu forbids it."""
        if not isinstance(error, AgainstRules):
            return isinstance(error, Malformed | NotYours)
        asks = [ask for ask in self.state.asks if seat_name(ask.seat) == line.who]
        menus = [engine.menu(self.state, ask, look=True) for ask in asks]
        return all(plain(entry.id) != plain(line.ids[0]) for menu in menus for entry in menu.blocked)

    def _answer_in_part(self, line: Line) -> bool:
        """Give an answer whose first or last entries name what is not asked, because only one answer is possible."""
        if is_motion(line.ids[0]) or not any(seat_name(ask.seat) == line.who for ask in self.state.asks):
            return False
        if len(line.ids) > 1 and self._settled(Line(line.who, line.ids[:1])):
            self._answer(Line(line.who, line.ids[1:]))
            return True
        ask = self.ask_of(line.who, line.ids)
        path, rest = self._without_rest(ask, line.ids)
        if not path or ask.sealed:
            return False
        self._give(str(line), ask, path)
        wrong = [id for id in rest if not self._came_about(id)]
        if wrong:
            raise Stop(f'"{line}": that was not asked, and {wrong[0]!r} is not what happened')
        return True

    def _give(self, what: str, ask: Ask, path: Path) -> None:
        self._do(what, lambda s: engine.give(s, ask, path))

    def _hint(self, line: Line, error: HyakkiError) -> str:
        """Return what could be answered instead."""
        asked = any(seat_name(ask.seat) == line.who for ask in self.state.asks)
        if not asked or not isinstance(error, Malformed | AgainstRules) or is_motion(line.ids[0]):
            return ""
        menus = [engine.menu(self.state, ask) for ask in self.asks_of(line.who)]
        taken: Path = ()
        ask = self.ask_of(line.who, line.ids)
        for id in self.spelled(ask, line.ids):
            option = next((one for one in engine.menu(self.state, ask, taken).options if one.id == id), None)
            if option is None or option.final:
                break
            taken += (option,)
            menus = [engine.menu(self.state, ask, taken)]
        after = f" after {', '.join(option.id for option in taken)}" if taken else ""
        return f"; offered is{after} [{', '.join(id for menu in menus for id in menu.ids())}]"

    def _close(self) -> None:
        """Close the window: seats that have not answered give their defaults."""
        s = self.state
        step = s.stack[-1]
        answers = {ask.seat: self.sealed.get(ask.seat) or step.default(s, ask) for ask in s.asks}
        outcome = step.outcome(s, answers)
        assert outcome is not None, "all have answered"
        self.sealed = {}
        self._do("the window", lambda s: engine.close(s, outcome))

    def _time_up(self) -> None:
        s = self.state
        if not s.asks:
            raise Stop('"time up": nobody is asked anything')
        if s.asks[0].sealed:
            self._close()
            return
        step, stage = s.stack[-1], s.stack[-1].stage
        for ask in s.asks:
            if ask not in s.asks or not s.stack or (s.stack[-1], s.stack[-1].stage) != (step, stage):
                return
            path = step.default(s, ask)
            if path:  # the default of an open question may be nothing
                self._give("time up", ask, path)
            if not ask.open:
                return

    # Motions

    def motions(self, who: str) -> list[Motion]:
        seat = self.seat(who)
        return [] if self.state.over is not None else self.game.motions(self.state, seat)

    def _motion(self, line: Line) -> Motion:
        wanted = plain(line.ids[0])[len(PROPOSE) :]
        if self.state.stack and isinstance(self.state.stack[-1], Vote):
            raise Stale("another motion is being voted on")
        for motion in self.motions(line.who):
            if plain(motion.id) == wanted:
                if motion.rule:
                    raise AgainstRules(motion.rule, {"seat": line.who, "motion": motion.id})
                return motion
        name, _, subject = wanted.partition(" ")
        rule = self.game.proposal_rule(f"{name} {subject.upper()}".rstrip(), self.state.seats)
        if rule:
            raise AgainstRules(rule, {"seat": line.who, "motion": wanted})
        raise Malformed(f"{wanted!r} cannot be proposed now")

    def _propose(self, line: Line, motion: Motion) -> None:
        seat = self.seat(line.who)

        def act(s: State) -> None:
            s.say(PROPOSED, (seat, motion.name, motion.subject))
            self.game.proposed(s, seat, motion)
            engine.advance(s)

        self._do(str(line), act)

    # Carrying out

    def _do(self, what: str, act: Act) -> None:
        try:
            if self._draws is not None:
                self.state.chance.forced = self._draws
            self._told.state = self.state
            if self._wanted:
                self._try(what, act)
            else:
                act(self.state)
        except BadContent:
            raise
        except (HyakkiError, AssertionError) as error:
            raise Stop(f'"{what}" failed: {error or type(error).__name__}') from error
        finally:
            self.state.chance.forced = None
        events, self.state.log = self.state.log, []
        fold(events, list(self.memories.values()))
        self._latest = len(self.story)
        self.heard += events
        self.story += events

    def _try(self, what: str, act: Act) -> None:
        """Act again with other draws until chance gives what the scene wants."""
        start = self.state
        for attempt in range(TRIES):
            s = start.copy()
            s.chance.n += attempt * FAR
            assert isinstance(s.chance, ToldChance)
            s.chance.state = s
            act(s)
            met = self._met(s)
            if met is not None:
                self.state = s
                for name in met:
                    del self._wanted[name]
                return
        wishes = ", ".join(f"{name} {written_wish(wish)}" for name, wish in self._wanted.items())
        raise Stop(f'"{what}": chance never gives {wishes}')

    def _met(self, s: State) -> list[str] | None:
        """Return the wishes that have come true, or None if one failed."""
        met: list[str] = []
        for event in s.log:
            name = event.kind.name
            if name in self._wanted and name not in met:
                if not self._fulfils(s, event, self._wanted[name]):
                    return None
                met.append(name)
        return met

    def _fulfils(self, s: State, event: Event, wish: Any) -> bool:
        """Return whether an event fulfils a wish: for one of its fields, or for a fact of the position after it."""
        open_part, fact = worded(self.game, event)
        if not isinstance(wish, dict):
            return any(agrees(wish, value) for value in (fact or open_part).values())
        known = {**open_part, **fact}
        return all(
            agrees(value, known[name] if name in known else self.game.fact(s, name))
            for name, value in flat(wish).items()
        )

    # Messages

    def sent(self, viewer: Viewer) -> dict[str, Any]:
        """Return everything this viewer was sent since the given position, and its View then and now."""
        events = [event.seen(viewer) for event in self.story if event.reaches(viewer)]
        return {
            **{f"given {name}": seen for name, seen in self.given[viewer].items()},
            **{f"event {number} ({event['event']})": event for number, event in enumerate(events, start=1)},
            **self._shown_to(viewer),
        }

    def _shown_to(self, viewer: Viewer) -> dict[str, Any]:
        """Return the fields of the View, and the menus of the viewer's questions."""
        s = self.state
        view = self.game.view(s, self.memories[viewer])
        menus = {
            f"menu {ask.kind}": asked.entries(self.game, ask, (), engine.menu(s, ask, look=True), lambda: view)
            for ask in s.asks
            if ask.seat in viewer.seats
        }
        return {**{f"view {name}": value for name, value in view.plain().items()}, **menus}


def is_motion(id: str) -> bool:
    return bool(plain(id).startswith(PROPOSE))


def flat(table: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    """Flatten a table: {A: {hand: x}} is {"A.hand": x}."""
    found: dict[str, Any] = {}
    for name, value in table.items():
        found |= flat(value, f"{before}{name}.") if isinstance(value, dict) else {before + name: value}
    return found


def written_wish(wish: Any) -> str:
    if isinstance(wish, dict):
        return ", ".join(f"{name} {written(value)}" for name, value in flat(wish).items())
    return written(wish)
