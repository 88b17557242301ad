"""Bluff: hidden cards, a claim that may be doubted, and one way back out of a challenge.

BL-1 Each seat is dealt two cards, and the bonus the Rules name; nobody else sees them.
BL-2 On its turn a seat acts once: it draws, or prowls on another seat that holds a card.
BL-3 A drawn card is for its owner to see. An empty deck is the shuffled discards; no seat draws at four cards.
BL-4 Who prowls takes a card at random; thief and victim know which.
BL-5 It gives a card back; thief and victim know which. Then it claims a fox, and all others may doubt that.
BL-6 The doubter next to the thief counts. The thief shows a fox, or admits to none, or (BL-9) takes it all back.
BL-7 A shown fox is discarded and replaced from the deck; thief +1, doubter -1. So is an undoubted claim: +1.
BL-8 Who admits to a lie loses a card at random, face up, and a point.
BL-9 Once a game each, in the middle of its challenge, the thief takes back the prowl. What was seen stays seen.
BL-10 After the last turn most points win. A draw may be proposed on one's own turn, and needs everyone.
"""

from __future__ import annotations

from random import Random
from typing import Any

from hyakki.core import motion as core_motion
from hyakki.core.deal import deal_slots
from hyakki.core.engine import GameOver, Rewound, Step, advance
from hyakki.core.events import Audience, Kind, Viewer, kinds_of, seat_name
from hyakki.core.fields import asked, frames
from hyakki.core.game import Standing
from hyakki.core.menu import Ask, Asks, Menu, Option, Outcome, Path
from hyakki.core.motion import Motion, Vote
from hyakki.core.rules import Rules
from hyakki.core.save import load_step
from hyakki.core.slots import Slots
from hyakki.core.view import View
from tests.core.minis.common import (
    NOBODY,
    CardMemory,
    CardState,
    Mini,
    Seen,
    blank,
    by_points,
    fresh_chance,
    lay_out,
)

FOX, CROW, MOON = range(3)
NAMES = ("fox", "crow", "moon")
FULL = 4

SHUFFLED = Kind("shuffled", "counts", rule="BL-1", folds=True)
DEALT = Kind("dealt", "seat", told="BL-1", to="seat", fact="card")
TURN = Kind("turn", "seat number")
DREW = Kind("drew", "seat", told="BL-3", to="seat", fact="card")
RECYCLED = Kind("recycled", "counts", rule="BL-3", folds=True)
TOOK = Kind("took", "seat victim", told="BL-4", to="seat victim", fact="card")
GAVE = Kind("gave", "seat victim", told="BL-5", to="seat victim", fact="card")
CLAIMED = Kind("claimed", "seat")
STOOD = Kind("stood", "seat")
DOUBTED = Kind("doubted", "seat claimer")
SHOWN = Kind("shown", "seat", rule="BL-7", folds=True)
ADMITTED = Kind("admitted", "seat")
LOST = Kind("lost", "seat", told="BL-8", to="all", fact="card")
MOMENT = Kind("moment", rule="BL-9", folds=True)
SETTLED = Kind("settled", rule="BL-9", folds=True)
REWOUND = Kind("rewound", "seat", rule="BL-9", folds=True)
AUDIENCES = {
    "BL-1": Audience.OWNER,
    "BL-3": Audience.OWNER,
    "BL-4": Audience.PARTIES,
    "BL-5": Audience.PARTIES,
    "BL-8": Audience.ALL,
}
KINDS = kinds_of(list(globals().values()), AUDIENCES)

DRAW = Option("draw")
STAND, DOUBT = Option("stand"), Option("doubt")
SHOW, ADMIT, REWIND = Option("show"), Option("admit"), Option("rewind")


def prowl(victim: int) -> Option:
    return Option("prowl", (victim,), (seat_name(victim),), points=(f"seat {seat_name(victim)}",))


def give(thief: int, victim: int, card: int) -> Option:
    return Option("give", (card,), (NAMES[card],), face="give", inside=1 << thief | 1 << victim)


class BluffRules(Rules, frozen=True, kw_only=True):
    counts: tuple[int, int, int] = (5, 4, 4)
    turns: int = 6
    bonus: tuple[int, ...] = ()
    teach: bool = False


class BluffState(CardState):
    __slots__ = ("active", "points", "rewound", "snapshot", "turn")
    occasions = {
        "draw": "BL-2",
        "prowl": "BL-2",
        "rest": "BL-2",
        "give": "BL-5",
        "stand": "BL-5",
        "doubt": "BL-5",
        "show": "BL-6",
        "admit": "BL-6",
        "rewind": "BL-9",
        "agree": "BL-10",
        "refuse": "BL-10",
    }
    rules: BluffRules
    active: int
    turn: int
    points: list[int]
    rewound: int
    """The seats that have used their way back."""
    snapshot: BluffState | None

    def __init__(self, rules: BluffRules, seats: int) -> None:
        blank(self, rules, seats)
        self.deck, self.discard = [], []
        self.hands = [[0] * 3 for _ in range(seats)]
        self.active = self.turn = self.rewound = 0
        self.points = [0] * seats
        self.snapshot = None

    def copy(self) -> BluffState:
        twin = BluffState.__new__(BluffState)
        self.copy_base(twin)
        self.copy_cards(twin)
        twin.active = self.active
        twin.turn = self.turn
        twin.points = self.points[:]
        twin.rewound = self.rewound
        twin.snapshot = self.snapshot
        return twin

    def before_action(self) -> BluffState | None:
        return self.snapshot

    def draw(self, seat: int) -> int | None:
        if not self.deck and self.discard:
            counts = tuple(self.discard.count(kind) for kind in range(3))
            self.deck, self.discard = self.discard, []
            self.chance.shuffle(b"recycle", self.deck)
            self.say(RECYCLED, (counts,))
        if not self.deck:
            return None
        card = self.deck.pop()
        self.hands[seat][card] += 1
        self.say(DREW, (seat,), (card,))
        return card

    def lose(self, seat: int, card: int) -> None:
        self.hands[seat][card] -= 1
        self.discard.append(card)

    def keep_moment(self) -> None:
        if not self.rewound >> self.active & 1:
            self.snapshot = None
            self.snapshot = self.copy()
            self.say(MOMENT)

    def settle_moment(self) -> None:
        if self.snapshot is not None:
            self.snapshot = None
            self.say(SETTLED)

    def take_back(self) -> None:
        older, seat = self.snapshot, self.active
        assert older is not None
        self.rewind(older)
        self.snapshot = None
        self.rewound |= 1 << seat
        self.say(REWOUND, (seat,))
        raise Rewound

    def carry(self, motion: str, subject: int) -> None:
        if motion == "draw":
            raise GameOver(("drawn", None))
        super().carry(motion, subject)


class SetUp(Step):
    __slots__ = ()

    def run(self, s: BluffState) -> Asks:
        s.deck = [kind for kind, count in enumerate(s.rules.counts) for _ in range(count)]
        s.chance.shuffle(b"deal", s.deck)
        s.say(SHUFFLED, (s.rules.counts,))
        for seat in range(s.seats):
            extra = s.rules.bonus[seat] if s.rules.bonus else 0
            for _ in range(2 + extra):
                card = s.deck.pop()
                s.hands[seat][card] += 1
                s.say(DEALT, (seat,), (card,))
        s.stack[:] = [Turn()]
        return None


class Turn(Step):
    """BL-2."""

    __slots__ = ()

    def run(self, s: BluffState) -> Asks:
        if self.stage == "start":
            if s.turn == s.rules.turns:
                raise GameOver(("last turn", None))
            s.active = s.turn % s.seats
            s.turn += 1
            s.say(TURN, (s.active, s.turn))
            self.stage = "act"
            return None
        if self.stage == "act":
            return (Ask(s.active, "act"),)
        s.settle_moment()
        self.stage = "start"
        return None

    def menu(self, s: BluffState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if sum(s.hands[ask.seat]) < FULL:
            m.offer(DRAW)
        else:
            m.block("BL-3", DRAW)
        for victim in range(s.seats):
            if victim == ask.seat:
                continue
            if sum(s.hands[victim]):
                m.offer(prowl(victim))
            else:
                m.block("BL-2", prowl(victim))
        if not m.options:
            m.offer(Option("rest"))
        return m

    def default(self, s: BluffState, ask: Ask) -> Path:
        return (self.menu(s, ask, (), False).options[0],)

    def answer(self, s: BluffState, ask: Ask, path: Path) -> None:
        if path[0].verb == "prowl":
            s.keep_moment()
            self.stage = "acted"
            s.push(Prowl(ask.seat, path[0].args[0]))
        else:
            self.stage = "acted"
            if path[0] is DRAW:
                s.draw(ask.seat)


class Prowl(Step):
    """BL-4, BL-5."""

    __slots__ = ("thief", "victim")
    thief: int
    victim: int

    def __init__(self, thief: int, victim: int) -> None:
        super().__init__("take")
        self.thief = thief
        self.victim = victim

    def run(self, s: BluffState) -> Asks:
        if self.stage == "take":
            hand = s.hand_of(self.victim)
            card = hand[s.chance.below(b"take", len(hand))]
            s.hands[self.victim][card] -= 1
            s.hands[self.thief][card] += 1
            s.say(TOOK, (self.thief, self.victim), (card,))
            self.stage = "give"
            return None
        if self.stage == "give":
            return (Ask(self.thief, "give"),)
        if self.stage == "claim":
            self.stage = "claimed"
            s.push(Claim(self.thief))
            return None
        assert self.result is not None
        ended, doubter = self.result
        s.points[self.thief] += -1 if ended == "lied" else 1
        if ended == "shown":
            s.points[doubter] -= 1
        s.done()
        return None

    def menu(self, s: BluffState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        for card in range(3):
            if s.hands[self.thief][card]:
                m.offer(give(self.thief, self.victim, card))
            else:
                m.block("BL-5", give(self.thief, self.victim, card))
        return m

    def default(self, s: BluffState, ask: Ask) -> Path:
        return (give(self.thief, self.victim, s.hand_of(self.thief)[-1]),)

    def answer(self, s: BluffState, ask: Ask, path: Path) -> None:
        card = path[0].args[0]
        s.hands[self.thief][card] -= 1
        s.hands[self.victim][card] += 1
        s.say(GAVE, (self.thief, self.victim), (card,))
        self.stage = "claim"


class Claim(Step):
    """BL-6 to BL-9."""

    __slots__ = ("claimer", "doubter")
    claimer: int
    doubter: int

    def __init__(self, claimer: int) -> None:
        super().__init__("declare")
        self.claimer = claimer
        self.doubter = NOBODY

    def run(self, s: BluffState) -> Asks:
        if self.stage == "declare":
            s.say(CLAIMED, (self.claimer,))
            self.stage = "window"
            return None
        if self.stage == "window":
            return tuple(Ask(seat, "doubt", pace="window", sealed=True) for seat in self.others(s))
        return (Ask(self.claimer, "answer"),)

    def others(self, s: BluffState) -> list[int]:
        return [(self.claimer + step) % s.seats for step in range(1, s.seats)]

    def menu(self, s: BluffState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if self.stage == "window":
            m.options += (STAND, DOUBT)
            return m
        m.offer(ADMIT)
        if s.hands[self.claimer][FOX]:
            m.offer(SHOW)
        else:
            m.block("BL-6", SHOW)
        if s.snapshot is not None:
            m.offer(REWIND)
        else:
            m.block("BL-9", REWIND)
        if look:
            m.preview(ADMIT, cards=sum(s.hands[self.claimer]))
        return m

    def default(self, s: BluffState, ask: Ask) -> Path:
        return (STAND,) if self.stage == "window" else (ADMIT,)

    def outcome(self, s: BluffState, answers: dict[int, Path]) -> Outcome | None:
        for seat in self.others(s):
            if seat not in answers:
                return None
            if answers[seat][0] is DOUBT:
                return ("doubt", seat)
        return ("stand", NOBODY)

    def close(self, s: BluffState, outcome: Outcome) -> None:
        verb, self.doubter = outcome
        if verb == "stand":
            s.say(STOOD, (self.claimer,))
            s.done(("stood", NOBODY))
        else:
            s.say(DOUBTED, (self.doubter, self.claimer))
            self.stage = "answer"

    def answer(self, s: BluffState, ask: Ask, path: Path) -> None:
        if path[0] is REWIND:
            s.take_back()
        s.settle_moment()
        if path[0] is SHOW:
            s.say(SHOWN, (self.claimer,))
            s.lose(self.claimer, FOX)
            s.draw(self.claimer)
            s.done(("shown", self.doubter))
        else:
            s.say(ADMITTED, (self.claimer,))
            hand = s.hand_of(self.claimer)
            if hand:
                card = hand[s.chance.below(b"lose", len(hand))]
                s.lose(self.claimer, card)
                s.say(LOST, (self.claimer,), (card,))
            s.done(("lied", self.doubter))


STEPS: dict[str, type[Step]] = {step.__name__: step for step in (SetUp, Turn, Prowl, Claim, Vote)}


def _card(fact: tuple[Any, ...] | None) -> int | None:
    return None if fact is None else fact[0]


def _lost(slots: Slots, args: tuple[Any, ...], fact: tuple[Any, ...] | None) -> None:
    assert fact is not None
    slots.leave(args[0], fact[0])


SEEN: dict[str, Seen] = {
    "dealt": lambda slots, args, fact: slots.draw(args[0], _card(fact)),
    "drew": lambda slots, args, fact: slots.draw(args[0], _card(fact)),
    "recycled": lambda slots, args, fact: slots.recycle(args[0]),
    "took": lambda slots, args, fact: slots.hand_over(args[1], args[0], _card(fact)),
    "gave": lambda slots, args, fact: slots.hand_over(args[0], args[1], _card(fact)),
    "shown": lambda slots, args, fact: slots.leave(args[0], FOX),
    "lost": _lost,
    "moment": lambda slots, args, fact: slots.mark(),
    "settled": lambda slots, args, fact: slots.unmark(),
    "rewound": lambda slots, args, fact: slots.rewind(),
}


class BluffView(View, frozen=True, kw_only=True):
    rules: BluffRules
    own: tuple[tuple[int, ...], ...]
    sizes: tuple[int, ...]
    deck: int
    discard: tuple[int, ...]
    points: tuple[int, ...]
    active: int
    turn: int
    rewound: int
    before: dict[str, Any] | None
    """What everyone saw of the table before the prowl."""


class Bluff(Mini[BluffState, BluffView, CardMemory, BluffRules]):
    key = "bluff"
    least, most, usual = 2, 3, 3
    state = BluffState
    steps = STEPS
    kinds = {**KINDS, **core_motion.KINDS}
    rules_type = BluffRules

    def begin(self, rules: BluffRules, seats: int) -> BluffState:
        s = BluffState(rules, seats)
        s.push(SetUp())
        return s

    def memory(self, viewer: Viewer, seats: int) -> CardMemory:
        return CardMemory(viewer, seats, 3, SEEN)

    def view(self, s: BluffState, memory: CardMemory) -> BluffView:
        older = s.snapshot
        return BluffView(
            rules=s.rules,
            viewer=memory.viewer.seats,
            seats=s.seats,
            frames=frames(s.stack),
            asks=asked(s),
            over=s.over,
            memory=memory.dump(),
            own=tuple(tuple(s.hands[seat]) for seat in memory.viewer.seats),
            sizes=tuple(map(sum, s.hands)),
            deck=len(s.deck),
            discard=tuple(s.discard),
            points=tuple(s.points),
            active=s.active,
            turn=s.turn,
            rewound=s.rewound,
            before=None if older is None else {"discard": tuple(older.discard), "frames": frames(older.stack)},
        )

    def redeal(self, view: BluffView, rng: Random) -> BluffState:
        faces = deal_slots(view.memory, rng)
        s = BluffState(view.rules, view.seats)
        lay_out(s, view.memory["zones"], faces, 3)
        s.stack = [load_step(frame, STEPS) for frame in view.frames]
        s.over = view.over
        s.discard, s.points = list(view.discard), list(view.points)
        s.active, s.turn, s.rewound = view.active, view.turn, view.rewound
        s.chance = fresh_chance(rng)
        if view.before is not None:
            older = s.copy()
            lay_out(older, view.memory["marked"]["zones"], faces, 3)
            older.discard = list(view.before["discard"])
            older.stack = [load_step(frame, STEPS) for frame in view.before["frames"]]
            s.snapshot = older
        advance(s)
        return s

    def motions(self, s: BluffState, seat: int) -> list[Motion]:
        return [Motion("draw", rule="" if seat == s.active else "BL-10")]

    def proposed(self, s: BluffState, seat: int, motion: Motion) -> None:
        voters = tuple(other for other in range(s.seats) if other != seat)
        s.push(Vote(motion.name, motion.subject, seat, voters, len(voters)))

    def standing(self, s: BluffState) -> Standing:
        assert s.over is not None
        return by_points(s.over[0], s.points)

    def coach(self, rules: BluffRules, kind: str) -> str | None:
        return f"bluff-coach-{kind}" if rules.teach else None

    def worlds(self, s: BluffState) -> Any:
        return (s.hands, s.deck)


game = Bluff()
