"""Council: a side that decides by majority against one seat that hides.

CO-1 The last seat is the oni; the others are the watch. Each round the oni hides behind one of four doors, in secret.
CO-2 It never hides behind the same door twice in a row.
CO-3 The watch is told one door that is empty; nobody else is.
CO-4 The captain, another seat of the watch each round, alone is told a second empty door.
CO-5 The watch votes in secret for a door. Most votes open it; if even, the captain's among them, else the lowest.
CO-6 Behind the door is the oni, and the watch wins; or nothing. After the last round the oni wins.
CO-7 What the rules do not say, such as abandoning the game, is proposed and voted on.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hyakki.core.engine import GameOver, State, Step, advance
from hyakki.core.events import Audience, Event, Kind, Viewer, kinds_of
from hyakki.core.fields import asked, frames
from hyakki.core.game import Standing
from hyakki.core.memory import Memory
from hyakki.core.menu import Ask, Asks, Menu, Option, Outcome, Path
from hyakki.core.motion import KINDS as MOTION_KINDS
from hyakki.core.motion import Vote
from hyakki.core.rules import Rules
from hyakki.core.save import load_step
from hyakki.core.view import View
from tests.core.minis.common import NOBODY, Mini, blank, fresh_chance

DOORS = 4
ALL_DOORS = (1 << DOORS) - 1

HID = Kind("hid", "seat", told="CO-1", to="seat", fact="door")
CLUE = Kind("clue", "watch", told="CO-3", side="watch", fact="empty")
OMEN = Kind("omen", "seat", told="CO-4", to="seat", fact="empty")
OPENED = Kind("opened", "door", told="CO-6", to="all", fact="found")
AUDIENCES = {"CO-1": Audience.OWNER, "CO-3": Audience.SIDE, "CO-4": Audience.OWNER, "CO-6": Audience.ALL}
KINDS = kinds_of(list(globals().values()), AUDIENCES)


def hide(seat: int, door: int) -> Option:
    return Option("hide", (door,), (str(door + 1),), face="hide", inside=1 << seat)


VOTES = tuple(Option("open", (door,), (str(door + 1),), points=(f"door {door + 1}",)) for door in range(DOORS))


class CouncilRules(Rules, frozen=True, kw_only=True):
    rounds: int = 3


class CouncilState(State):
    __slots__ = ("captain", "door", "opened", "round")
    occasions = {
        "hide": "CO-1",
        "open": "CO-5",
        "agree": "CO-7",
        "refuse": "CO-7",
    }
    rules: CouncilRules
    round: int
    captain: int
    door: int
    """The door behind which the oni hides."""
    opened: tuple[int, ...]

    def __init__(self, rules: CouncilRules, seats: int) -> None:
        blank(self, rules, seats)
        self.round = 0
        self.captain = self.door = NOBODY
        self.opened = ()

    @property
    def watch(self) -> tuple[int, ...]:
        return tuple(range(self.seats - 1))

    @property
    def oni(self) -> int:
        return self.seats - 1

    def copy(self) -> CouncilState:
        twin = CouncilState.__new__(CouncilState)
        self.copy_base(twin)
        twin.round, twin.captain, twin.door, twin.opened = self.round, self.captain, self.door, self.opened
        return twin


class Hide(Step):
    """CO-1 to CO-4."""

    __slots__ = ()

    def run(self, s: CouncilState) -> Asks:
        if self.stage == "start":
            if s.round == s.rules.rounds:
                raise GameOver(("never found", s.oni))
            s.round += 1
            s.captain = (s.round - 1) % len(s.watch)
            self.stage = "hide"
        if self.stage == "hide":
            return (Ask(s.oni, "hide"),)
        self.stage = "start"
        empty = [door for door in range(DOORS) if door != s.door]
        s.chance.shuffle(b"clues", empty)
        s.say(CLUE, (s.watch,), (empty[0],))
        s.say(OMEN, (s.captain,), (empty[1],))
        s.push(Council())
        return None

    def menu(self, s: CouncilState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        for door in range(DOORS):
            if door == s.door:
                m.block("CO-2", hide(ask.seat, door))
            else:
                m.offer(hide(ask.seat, door))
        return m

    def default(self, s: CouncilState, ask: Ask) -> Path:
        return (hide(ask.seat, (s.door + 1) % DOORS),)

    def answer(self, s: CouncilState, ask: Ask, path: Path) -> None:
        s.door = path[0].args[0]
        s.say(HID, (ask.seat,), (s.door,))
        self.stage = "hidden"


class Council(Step):
    """CO-5, CO-6. Of the votes nothing is kept but the door."""

    __slots__ = ()

    def run(self, s: CouncilState) -> Asks:
        return tuple(Ask(seat, "which door", pace="vote", sealed=True, side="watch") for seat in s.watch)

    def menu(self, s: CouncilState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.options += VOTES
        return m

    def default(self, s: CouncilState, ask: Ask) -> Path:
        return (VOTES[0],)

    def outcome(self, s: CouncilState, answers: dict[int, Path]) -> Outcome | None:
        votes = Counter(path[0].args[0] for path in answers.values())
        for door, count in votes.items():
            if 2 * count > len(s.watch):
                return ("open", (door,))
        if len(answers) < len(s.watch):
            return None
        most = max(votes.values())
        even = sorted(door for door, count in votes.items() if count == most)
        captains = answers[s.captain][0].args[0]
        return ("open", (captains if captains in even else even[0],))

    def close(self, s: CouncilState, outcome: Outcome) -> None:
        s.opened += outcome[1]
        door = s.opened[-1]
        found = door == s.door
        s.say(OPENED, (door,), (found,))
        if found:
            raise GameOver(("found", NOBODY))
        s.done()


STEPS: dict[str, type[Step]] = {step.__name__: step for step in (Hide, Council, Vote)}


class CouncilMemory(Memory):
    """The doors behind which the oni may be."""

    __slots__ = ("doors", "oni")

    def __init__(self, viewer: Viewer, seats: int) -> None:
        super().__init__(viewer)
        self.oni = seats - 1
        self.doors = 0

    def see(self, event: Event) -> None:
        fact = event.fact if event.to & self.mask else None
        if event.kind is HID:
            stayed = self.doors if self.doors.bit_count() == 1 else 0
            self.doors = ALL_DOORS & ~stayed if fact is None else 1 << fact[0]
        elif event.kind is OPENED:
            assert fact is not None
            here = 1 << event.args[0]
            self.doors &= here if fact[0] else ~here
        elif fact is not None:
            self.doors &= ~(1 << fact[0])

    def copy(self) -> CouncilMemory:
        twin = CouncilMemory(self.viewer, self.oni + 1)
        twin.doors = self.doors
        return twin

    def dump(self) -> int:
        return self.doors

    def misfit(self, s: CouncilState) -> str | None:
        return "door" if s.door != NOBODY and not self.doors >> s.door & 1 else None


class CouncilView(View, frozen=True, kw_only=True):
    rules: CouncilRules
    round: int
    captain: int
    opened: tuple[int, ...]


class CouncilGame(Mini[CouncilState, CouncilView, CouncilMemory, CouncilRules]):
    key = "council"
    least, most, usual = 3, 6, 4
    state = CouncilState
    steps = STEPS
    kinds = {**KINDS, **MOTION_KINDS}
    rules_type = CouncilRules

    def begin(self, rules: CouncilRules, seats: int) -> CouncilState:
        s = CouncilState(rules, seats)
        s.push(Hide())
        return s

    def memory(self, viewer: Viewer, seats: int) -> CouncilMemory:
        return CouncilMemory(viewer, seats)

    def view(self, s: CouncilState, memory: CouncilMemory) -> CouncilView:
        return CouncilView(
            rules=s.rules,
            viewer=memory.viewer.seats,
            seats=s.seats,
            frames=frames(s.stack),
            asks=asked(s),
            over=s.over,
            memory=memory.dump(),
            round=s.round,
            captain=s.captain,
            opened=s.opened,
        )

    def redeal(self, view: CouncilView, rng: Random) -> CouncilState:
        s = CouncilState(view.rules, view.seats)
        s.stack = [load_step(frame, STEPS) for frame in view.frames]
        s.over = view.over
        s.round, s.captain, s.opened = view.round, view.captain, view.opened
        if view.memory:
            s.door = rng.choice([door for door in range(DOORS) if view.memory >> door & 1])
        s.chance = fresh_chance(rng)
        advance(s)
        return s

    def standing(self, s: CouncilState) -> Standing:
        assert s.over is not None
        winners = {"found": s.watch, "never found": (s.oni,)}.get(s.over[0], ())
        return Standing(s.over[0], winners, tuple(sorted(range(s.seats), key=lambda seat: seat not in winners)))

    def worlds(self, s: CouncilState) -> Any:
        return (s.door,)


game = CouncilGame()
