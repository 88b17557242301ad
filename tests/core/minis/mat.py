"""Mat: open programming on shared slots, cards face down, ready and not ready.

MA-1 All seats program at once. An empty slot of the mat takes one card of whoever comes first; a seat has two at most.
MA-2 A card lies face down with its owner's marker: slot and owner are for all to see, the face for the owner.
MA-3 A seat may take back its own card; everyone sees that.
MA-4 It may exchange its own card for one in its hand so that nobody else notices, twice in a round.
MA-5 It may turn its own card up for all to see. A card turned up is not exchanged any more.
MA-6 Programming is over when all are ready. Until then a seat that was ready may say that it is not.
MA-7 A seat lays, takes back, turns up or gives up its readiness at most so often in a round.
MA-8 The slots are carried out in order, turned up for all to see: a card above the one before it scores a point.
MA-9 Cards carried out are used up. After the last round most points win.
MA-10 Who is ready says nothing at the table until programming is over.
MA-11 What the rules do not say, such as abandoning the game, is proposed and voted on.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from hyakki.core.engine import GameOver, State, Step, advance
from hyakki.core.events import Audience, Event, Kind, Viewer, kinds_of
from hyakki.core.fields import asked, frames
from hyakki.core.game import Standing
from hyakki.core.memory import Memory
from hyakki.core.menu import Ask, Asks, Menu, Option, Path
from hyakki.core.motion import KINDS as MOTION_KINDS
from hyakki.core.motion import Vote
from hyakki.core.rules import Rules
from hyakki.core.save import load_step
from hyakki.core.talk import Channel
from hyakki.core.view import View
from tests.core.minis.common import NOBODY, Mini, blank, by_points, fresh_chance

SLOTS = 3
CARDS = 5
MOST = 2
UNKNOWN = -1

ROUND = Kind("round", "number", folds=True)
LAID = Kind("laid", "seat slot", told="MA-2", to="seat", fact="card")
TAKEN_UP = Kind("taken-up", "seat slot", rule="MA-3", folds=True)
EXCHANGED = Kind("exchanged", "seat slot", told="MA-4", to="seat", fact="card", private=True)
TURNED_UP = Kind("turned-up", "seat slot", told="MA-5", to="all", fact="card")
READY = Kind("ready", "seat", rule="MA-6")
NOT_READY = Kind("not-ready", "seat", rule="MA-6")
CARRIED_OUT = Kind("carried-out", "seat slot", told="MA-8", to="all", fact="card")
AUDIENCES = {
    "MA-2": Audience.OWNER,
    "MA-4": Audience.OWNER,
    "MA-5": Audience.ALL,
    "MA-8": Audience.ALL,
}
KINDS = kinds_of(list(globals().values()), AUDIENCES)

SAY_READY, SAY_NOT_READY = Option("ready"), Option("not ready")
TAKE_UP, TURN_UP = Option("take up"), Option("turn up")


def lay(seat: int, card: int) -> Option:
    return Option("lay", (card,), (str(card),), face="lay", inside=1 << seat)


def exchange(seat: int, card: int) -> Option:
    return Option("exchange", (card,), (str(card),), face="exchange", inside=1 << seat)


class MatRules(Rules, frozen=True, kw_only=True):
    rounds: int = 2
    changes: int = 4
    exchanges: int = 2


class MatState(State):
    __slots__ = ("cards", "exchanges", "left", "open", "owners", "points", "ready", "round", "used")
    occasions = {
        "lay": "MA-1",
        "take": "MA-3",
        "exchange": "MA-4",
        "turn": "MA-5",
        "ready": "MA-6",
        "not": "MA-6",
        "agree": "MA-11",
        "refuse": "MA-11",
    }
    rules: MatRules
    owners: list[int]
    cards: list[int]
    """The cards by slot; a card in no slot that is not used is in its owner's hand."""
    open: list[bool]
    used: list[tuple[int, ...]]
    ready: list[bool]
    left: list[int]
    exchanges: list[int]
    """Left to each seat, and its own secret."""
    points: list[int]
    round: int

    def __init__(self, rules: MatRules, seats: int) -> None:
        blank(self, rules, seats)
        self.used = [()] * seats
        self.points = [0] * seats
        self.round = 0
        self.clear()

    def clear(self) -> None:
        self.owners, self.cards, self.open = [NOBODY] * SLOTS, [UNKNOWN] * SLOTS, [False] * SLOTS
        self.ready = [False] * self.seats
        self.left = [self.rules.changes] * self.seats
        self.exchanges = [self.rules.exchanges] * self.seats

    def copy(self) -> MatState:
        twin = MatState.__new__(MatState)
        self.copy_base(twin)
        twin.owners, twin.cards, twin.open = self.owners[:], self.cards[:], self.open[:]
        twin.used, twin.ready, twin.left = self.used[:], self.ready[:], self.left[:]
        twin.points, twin.exchanges = self.points[:], self.exchanges[:]
        twin.round = self.round
        return twin

    def hand(self, seat: int) -> list[int]:
        laid = [card for owner, card in zip(self.owners, self.cards, strict=True) if owner == seat]
        return [card for card in range(CARDS) if card not in laid and card not in self.used[seat]]


class Night(Step):
    """Round after round; each is a frame of its own."""

    __slots__ = ()

    def run(self, s: MatState) -> Asks:
        if s.round == s.rules.rounds:
            raise GameOver(("last round", None))
        s.round += 1
        s.clear()
        s.say(ROUND, (s.round,))
        s.push(Program())
        return None


class Program(Step):
    """MA-1 to MA-8."""

    __slots__ = ()

    def run(self, s: MatState) -> Asks:
        if not all(s.ready):
            return tuple(ask for seat in range(s.seats) for ask in self.asks_of(s, seat))
        before = UNKNOWN
        for slot, owner in enumerate(s.owners):
            if owner != NOBODY:
                card = s.cards[slot]
                s.say(CARRIED_OUT, (owner, slot), (card,))
                s.points[owner] += card > before
                s.used[owner] = tuple(sorted((*s.used[owner], card)))
                before = card
        s.done()
        return None

    def asks_of(self, s: MatState, seat: int) -> list[Ask]:
        asks = []
        if not s.ready[seat] and s.left[seat]:
            free = s.owners.count(seat) < MOST
            for slot, owner in enumerate(s.owners):
                if owner == seat or (owner == NOBODY and free):
                    asks.append(Ask(seat, f"slot {slot + 1}", pace="plan", open=True))
        if s.left[seat] or not s.ready[seat]:
            asks.append(Ask(seat, "ready", pace="plan", open=True))
        return asks

    def menu(self, s: MatState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        seat = ask.seat
        if ask.kind == "ready":
            m.offer(SAY_NOT_READY if s.ready[seat] else SAY_READY)
            return m
        slot = slot_of(ask)
        if s.owners[slot] == NOBODY:
            for card in range(CARDS):
                if card in s.hand(seat):
                    m.offer(lay(seat, card))
                else:
                    m.block("MA-9" if card in s.used[seat] else "MA-1", lay(seat, card))
            return m
        m.offer(TAKE_UP)
        for card in s.hand(seat):
            if s.open[slot]:
                m.block("MA-5", exchange(seat, card))
            elif not s.exchanges[seat]:
                m.block("MA-4", exchange(seat, card))
            else:
                m.offer(exchange(seat, card))
        if s.open[slot]:
            m.block("MA-5", TURN_UP)
        else:
            m.offer(TURN_UP)
        return m

    def default(self, s: MatState, ask: Ask) -> Path:
        """Time closes programming with whatever lies on the mat."""
        return (SAY_READY,) if ask.kind == "ready" and not s.ready[ask.seat] else ()

    def answer(self, s: MatState, ask: Ask, path: Path) -> None:
        seat, choice = ask.seat, path[0]
        if choice is SAY_READY:
            s.ready[seat] = True
            s.say(READY, (seat,))
            return
        if choice.verb == "exchange":
            slot = slot_of(ask)
            s.exchanges[seat] -= 1
            s.cards[slot] = choice.args[0]
            s.say(EXCHANGED, (seat, slot), (s.cards[slot],))
            return
        s.left[seat] -= 1
        if choice is SAY_NOT_READY:
            s.ready[seat] = False
            s.say(NOT_READY, (seat,))
        else:
            self.change(s, seat, slot_of(ask), choice)

    def change(self, s: MatState, seat: int, slot: int, choice: Option) -> None:
        if choice is TAKE_UP:
            s.owners[slot], s.cards[slot], s.open[slot] = NOBODY, UNKNOWN, False
            s.say(TAKEN_UP, (seat, slot))
        elif choice is TURN_UP:
            s.open[slot] = True
            s.say(TURNED_UP, (seat, slot), (s.cards[slot],))
        else:
            s.owners[slot], s.cards[slot] = seat, choice.args[0]
            s.say(LAID, (seat, slot), (s.cards[slot],))


def slot_of(ask: Ask) -> int:
    return int(ask.kind.split()[1]) - 1


STEPS: dict[str, type[Step]] = {step.__name__: step for step in (Night, Program, Vote)}


class MatMemory(Memory):
    """The faces that are known, by slot."""

    __slots__ = ("faces",)

    def __init__(self, viewer: Viewer) -> None:
        super().__init__(viewer)
        self.faces = [UNKNOWN] * SLOTS

    def see(self, event: Event) -> None:
        name = event.kind.name
        if name == "round":
            self.faces = [UNKNOWN] * SLOTS
        elif name == "taken-up":
            self.faces[event.args[1]] = UNKNOWN
        elif event.to & self.mask and event.fact is not None:
            self.faces[event.args[1]] = event.fact[0]

    def copy(self) -> MatMemory:
        twin = MatMemory(self.viewer)
        twin.faces = self.faces[:]
        return twin

    def dump(self) -> tuple[int, ...]:
        return tuple(self.faces)

    def misfit(self, s: MatState) -> str | None:
        for slot, (known, card) in enumerate(zip(self.faces, s.cards, strict=True)):
            if known not in (UNKNOWN, card):
                return f"slot {slot}"
        return None


class MatView(View, frozen=True, kw_only=True):
    """The cards of a seat as a whole are public; Memory holds where they lie, as far as it is known."""

    rules: MatRules
    owners: tuple[int, ...]
    open: tuple[bool, ...]
    used: tuple[tuple[int, ...], ...]
    ready: tuple[bool, ...]
    points: tuple[int, ...]
    left: tuple[int, ...]
    exchanges: tuple[int, ...]
    """The exchanges of the viewer's own seats."""
    round: int


class Mat(Mini[MatState, MatView, MatMemory, MatRules]):
    key = "mat"
    least, most, usual = 2, 4, 3
    state = MatState
    steps = STEPS
    kinds = {**KINDS, **MOTION_KINDS}
    rules_type = MatRules

    def channels(self, s: MatState, seat: int) -> tuple[Channel, ...]:
        return (Channel("table", "MA-10" if s.ready[seat] else ""),)

    def begin(self, rules: MatRules, seats: int) -> MatState:
        s = MatState(rules, seats)
        s.push(Night())
        return s

    def memory(self, viewer: Viewer, seats: int) -> MatMemory:
        return MatMemory(viewer)

    def view(self, s: MatState, memory: MatMemory) -> MatView:
        return MatView(
            rules=s.rules,
            viewer=memory.viewer.seats,
            seats=s.seats,
            frames=frames(s.stack),
            asks=asked(s),
            over=s.over,
            memory=memory.dump(),
            owners=tuple(s.owners),
            open=tuple(s.open),
            used=tuple(s.used),
            ready=tuple(s.ready),
            points=tuple(s.points),
            left=tuple(s.left),
            exchanges=tuple(s.exchanges[seat] for seat in memory.viewer.seats),
            round=s.round,
        )

    def redeal(self, view: MatView, rng: Random) -> MatState:
        s = MatState(view.rules, view.seats)
        s.stack = [load_step(frame, STEPS) for frame in view.frames]
        s.over = view.over
        s.owners, s.open, s.used = list(view.owners), list(view.open), list(view.used)
        s.ready, s.points, s.round = list(view.ready), list(view.points), view.round
        s.cards = list(view.memory)
        for slot, owner in enumerate(s.owners):
            if owner != NOBODY and s.cards[slot] == UNKNOWN:
                s.cards[slot] = rng.choice(s.hand(owner))
        s.left = list(view.left)
        s.exchanges = [rng.randint(0, view.rules.exchanges) for _ in range(view.seats)]
        for seat, left in zip(view.viewer, view.exchanges, strict=True):
            s.exchanges[seat] = left
        s.chance = fresh_chance(rng)
        advance(s)
        return s

    def standing(self, s: MatState) -> Standing:
        assert s.over is not None
        return by_points(s.over[0], s.points)

    def worlds(self, s: MatState) -> Any:
        return (s.cards, s.exchanges)


def faces(memory: Memory) -> Sequence[int]:
    assert isinstance(memory, MatMemory)
    return memory.faces


game = Mat()
