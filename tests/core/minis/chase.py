"""Chase: a walk past ghosts; a ghost chases, strikes, and everyone may respond: frames inside frames.

CH-1 Each seat is dealt two cards, wards, ropes and duds, for its owner to see.
CH-2 On its turn a seat draws a card for its owner to see, or moves one to three places. An empty deck gives nothing.
CH-3 Who comes to a place with a ghost is chased: the ghost strikes up to twice. At the goal the game is won.
CH-4 Before each blow every seat in the game may respond in secret; the one next to the chased seat comes first.
CH-5 A ward, shown and discarded, takes one strength from the ghost; a ghost without strength is gone for good.
CH-6 A rope, shown and discarded, pulls the chased seat back one place, out of the ghost's reach.
CH-7 A blow that meets no response hits on 2 of 3: a life less. At none left the seat is out, whatever was under way.
CH-8 A seat caught twice without being hit, or hit once, goes no further. Nobody left, or the last turn: no winner.
CH-9 What the rules do not say, such as abandoning the game, is proposed and voted on.
"""

from __future__ import annotations

from random import Random
from typing import Any

from hyakki.core.deal import deal_slots
from hyakki.core.engine import GameOver, Step, Unwind, advance
from hyakki.core.events import Audience, Kind, Viewer, kinds_of
from hyakki.core.fields import asked, frames
from hyakki.core.game import Standing
from hyakki.core.menu import Ask, Asks, Menu, Option, Outcome, Path
from hyakki.core.motion import KINDS as MOTION_KINDS
from hyakki.core.motion import Vote
from hyakki.core.rules import Rules
from hyakki.core.save import load_step
from hyakki.core.view import View
from tests.core.minis.common import NOBODY, CardMemory, CardState, Mini, Seen, blank, fresh_chance, lay_out

WARD, ROPE, DUD = range(3)
NAMES = ("ward", "rope", "dud")

SHUFFLED = Kind("shuffled", "counts", rule="CH-1", folds=True)
DEALT = Kind("dealt", "seat", told="CH-1", to="seat", fact="card")
DREW = Kind("drew", "seat", told="CH-2", to="seat", fact="card")
MOVED = Kind("moved", "seat place", rule="CH-2")
CHASED = Kind("chased", "seat place", rule="CH-3")
PLAYED = Kind("responded", "seat card", rule="CH-4", folds=True)
GONE = Kind("gone", "place", rule="CH-5")
PULLED = Kind("pulled", "seat place", rule="CH-6")
BLOW = Kind("blow", "seat", told="CH-7", to="all", fact="hit lives")
CHASE_ENDED = Kind("chase-ended", "seat why", rule="CH-3")
MOVE_ENDED = Kind("move-ended", "seat why", rule="CH-8")
AUDIENCES = {"CH-1": Audience.OWNER, "CH-2": Audience.OWNER, "CH-7": Audience.ALL}
KINDS = kinds_of(list(globals().values()), AUDIENCES)

DRAW, PASS = Option("draw"), Option("pass")
RESPONSES = (Option("ward"), Option("rope"))


def move(places: int) -> Option:
    return Option("move", (places,), (str(places),))


class ChaseRules(Rules, frozen=True, kw_only=True):
    counts: tuple[int, int, int] = (4, 4, 4)
    ghosts: tuple[int, ...] = (0, 1, 0, 2, 1, 0)
    """The strength of the ghost of each place; the last place is the goal."""
    lives: int = 2
    turns: int = 8


class ChaseState(CardState):
    __slots__ = ("active", "ghosts", "lives", "places", "turn")
    occasions = {
        "draw": "CH-2",
        "move": "CH-2",
        "ward": "CH-4",
        "rope": "CH-4",
        "pass": "CH-4",
        "agree": "CH-9",
        "refuse": "CH-9",
    }
    rules: ChaseRules
    active: int
    turn: int
    ghosts: list[int]
    lives: list[int]
    places: list[int]

    def __init__(self, rules: ChaseRules, seats: int) -> None:
        blank(self, rules, seats)
        self.deck, self.discard = [], []
        self.hands = [[0] * 3 for _ in range(seats)]
        self.active = self.turn = 0
        self.ghosts = list(rules.ghosts)
        self.lives = [rules.lives] * seats
        self.places = [0] * seats

    def copy(self) -> ChaseState:
        twin = ChaseState.__new__(ChaseState)
        self.copy_base(twin)
        self.copy_cards(twin)
        twin.active = self.active
        twin.turn = self.turn
        twin.ghosts = self.ghosts[:]
        twin.lives = self.lives[:]
        twin.places = self.places[:]
        return twin

    def draw(self, seat: int, kind: Kind) -> None:
        card = self.deck.pop()
        self.hands[seat][card] += 1
        self.say(kind, (seat,), (card,))


class SetUp(Step):
    __slots__ = ()

    def run(self, s: ChaseState) -> Asks:
        s.deck = [kind for kind, count in enumerate(s.rules.counts) for _ in range(count)]
        s.chance.shuffle(b"deal", s.deck)
        s.say(SHUFFLED, (s.rules.counts,))
        for seat in range(s.seats):
            s.draw(seat, DEALT)
            s.draw(seat, DEALT)
        s.stack[:] = [Turn()]
        return None


class Turn(Step):
    """CH-2. What lies above it may be cut off by CH-7; its result says who fell last."""

    __slots__ = ()

    def run(self, s: ChaseState) -> Asks:
        if self.stage == "act":
            return (Ask(s.active, "act"),)
        living = [seat for seat in range(s.seats) if s.lives[seat]]
        if not living or s.turn == s.rules.turns:
            raise GameOver(("nobody", None))
        after = [seat % s.seats for seat in range(s.active + 1, s.active + 1 + s.seats)]
        s.active = next(seat for seat in after if s.lives[seat]) if s.turn else living[0]
        s.turn += 1
        self.stage = "act"
        return None

    def menu(self, s: ChaseState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if s.deck:
            m.offer(DRAW)
        else:
            m.block("CH-2", DRAW)
        for places in (1, 2, 3):
            if s.places[ask.seat] + places < len(s.ghosts):
                m.offer(move(places))
            else:
                m.block("CH-3", move(places))
        return m

    def default(self, s: ChaseState, ask: Ask) -> Path:
        return (move(1),)

    def answer(self, s: ChaseState, ask: Ask, path: Path) -> None:
        self.stage = "acted"
        if path[0] is DRAW:
            s.draw(ask.seat, DREW)
        else:
            s.push(Move(ask.seat, s.places[ask.seat], path[0].args[0]))


class Move(Step):
    """CH-2, CH-3, CH-8: step by step; what happened above may have moved or stopped the seat."""

    __slots__ = ("at", "left", "seat")
    seat: int
    at: int
    left: int

    def __init__(self, seat: int, at: int, left: int) -> None:
        super().__init__("step")
        self.seat = seat
        self.at = at
        self.left = left

    def run(self, s: ChaseState) -> Asks:
        chased, self.result = self.result, None
        if s.places[self.seat] != self.at:
            return self.end(s, "elsewhere")
        if chased == ("caught",):
            return self.end(s, "caught")
        if not self.left:
            return self.end(s, "arrived")
        self.at += 1
        self.left -= 1
        s.places[self.seat] = self.at
        s.say(MOVED, (self.seat, self.at))
        if self.at == len(s.ghosts) - 1:
            raise GameOver(("goal", self.seat))
        if s.ghosts[self.at]:
            s.push(Chase(self.seat, self.at))
        return None

    def end(self, s: ChaseState, why: str) -> Asks:
        s.say(MOVE_ENDED, (self.seat, why))
        s.done((why,))
        return None


class Chase(Step):
    """CH-3: goes on while the ghost and the seat are still here."""

    __slots__ = ("beats", "place", "seat")
    seat: int
    place: int
    beats: int

    def __init__(self, seat: int, place: int) -> None:
        super().__init__("begin")
        self.seat = seat
        self.place = place
        self.beats = 2

    def run(self, s: ChaseState) -> Asks:
        if self.stage == "begin":
            s.say(CHASED, (self.seat, self.place))
            self.stage = "chase"
        last, self.result = self.result, None
        if not s.ghosts[self.place]:
            return self.end(s, "free")
        if s.places[self.seat] != self.place:
            return self.end(s, "away")
        if last == ("hit",) or not self.beats:
            return self.end(s, "caught")
        self.beats -= 1
        s.push(Blow(self.seat))
        return None

    def end(self, s: ChaseState, why: str) -> Asks:
        s.say(CHASE_ENDED, (self.seat, why))
        s.done((why,))
        return None


class Blow(Step):
    """CH-7."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        super().__init__("raise")
        self.seat = seat

    def run(self, s: ChaseState) -> Asks:
        if self.stage == "raise":
            self.stage = "fall"
            s.push(Response(self.seat))
            return None
        if self.result == ("none",):
            hit = s.chance.below(b"blow", 3) < 2
            s.lives[self.seat] -= hit
            s.say(BLOW, (self.seat,), (hit, s.lives[self.seat]))
            if not s.lives[self.seat]:
                raise Unwind(Turn, ("fallen", self.seat))
            s.done(("hit",) if hit else ("missed",))
        else:
            s.done(self.result)
        return None


class Response(Step):
    """CH-4 to CH-6."""

    __slots__ = ("chased",)
    chased: int

    def __init__(self, chased: int) -> None:
        super().__init__("window")
        self.chased = chased

    def order(self, s: ChaseState) -> list[int]:
        around = [(self.chased + step) % s.seats for step in range(1, s.seats + 1)]
        return [seat for seat in around if s.lives[seat]]

    def run(self, s: ChaseState) -> Asks:
        return tuple(Ask(seat, "respond", pace="window", sealed=True) for seat in self.order(s))

    def menu(self, s: ChaseState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        m.offer(PASS)
        for card, option in enumerate(RESPONSES):
            if s.hands[ask.seat][card]:
                m.offer(option)
            else:
                m.block("CH-4", option)
        return m

    def default(self, s: ChaseState, ask: Ask) -> Path:
        return (PASS,)

    def outcome(self, s: ChaseState, answers: dict[int, Path]) -> Outcome | None:
        for seat in self.order(s):
            if seat not in answers:
                return None
            if answers[seat][0] is not PASS:
                return (answers[seat][0].verb, seat)
        return ("pass", NOBODY)

    def close(self, s: ChaseState, outcome: Outcome) -> None:
        verb, seat = outcome
        if verb == "pass":
            s.done(("none",))
            return
        card = NAMES.index(verb)
        s.hands[seat][card] -= 1
        s.discard.append(card)
        s.say(PLAYED, (seat, card))
        place = s.places[self.chased]
        if card == ROPE:
            s.places[self.chased] -= 1
            s.say(PULLED, (self.chased, place - 1))
            raise Unwind(Chase, ("pulled", seat))
        s.ghosts[place] -= 1
        if not s.ghosts[place]:
            s.say(GONE, (place,))
            raise Unwind(Chase, ("gone", seat))
        s.done(("warded",))


STEPS: dict[str, type[Step]] = {step.__name__: step for step in (SetUp, Turn, Move, Chase, Blow, Response, Vote)}

SEEN: dict[str, Seen] = {
    "dealt": lambda slots, args, fact: slots.draw(args[0], None if fact is None else fact[0]),
    "drew": lambda slots, args, fact: slots.draw(args[0], None if fact is None else fact[0]),
    "blow": lambda slots, args, fact: None,
    "responded": lambda slots, args, fact: slots.leave(args[0], args[1]),
}


class ChaseView(View, frozen=True, kw_only=True):
    rules: ChaseRules
    own: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...]
    active: int
    turn: int
    ghosts: tuple[int, ...]
    lives: tuple[int, ...]
    places: tuple[int, ...]


class ChaseGame(Mini[ChaseState, ChaseView, CardMemory, ChaseRules]):
    key = "chase"
    least, most, usual = 2, 4, 3
    state = ChaseState
    steps = STEPS
    kinds = {**KINDS, **MOTION_KINDS}
    rules_type = ChaseRules

    def begin(self, rules: ChaseRules, seats: int) -> ChaseState:
        s = ChaseState(rules, seats)
        s.push(SetUp())
        return s

    def memory(self, viewer: Viewer, seats: int) -> CardMemory:
        return CardMemory(viewer, seats, 3, SEEN)

    def view(self, s: ChaseState, memory: CardMemory) -> ChaseView:
        return ChaseView(
            rules=s.rules,
            viewer=memory.viewer.seats,
            seats=s.seats,
            frames=frames(s.stack),
            asks=asked(s),
            over=s.over,
            memory=memory.dump(),
            own=tuple(tuple(s.hands[seat]) for seat in memory.viewer.seats),
            discard=tuple(s.discard),
            active=s.active,
            turn=s.turn,
            ghosts=tuple(s.ghosts),
            lives=tuple(s.lives),
            places=tuple(s.places),
        )

    def redeal(self, view: ChaseView, rng: Random) -> ChaseState:
        s = ChaseState(view.rules, view.seats)
        lay_out(s, view.memory["zones"], deal_slots(view.memory, rng), 3)
        s.stack = [load_step(frame, STEPS) for frame in view.frames]
        s.over = view.over
        s.discard, s.ghosts = list(view.discard), list(view.ghosts)
        s.lives, s.places = list(view.lives), list(view.places)
        s.active, s.turn = view.active, view.turn
        s.chance = fresh_chance(rng)
        advance(s)
        return s

    def standing(self, s: ChaseState) -> Standing:
        assert s.over is not None
        reason, winner = s.over
        order = sorted(range(s.seats), key=lambda seat: (seat != winner, -s.lives[seat], -s.places[seat], seat))
        return Standing(reason, () if winner is None else (winner,), tuple(order))

    def worlds(self, s: ChaseState) -> Any:
        return (s.hands, s.deck)


game = ChaseGame()
