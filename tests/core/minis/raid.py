"""Raid: heroes plan in the open among themselves, hidden from the oni, which moves last.

RA-1 The last seat is the oni; the others are heroes. Each round the oni draws its mood, calm or furious, in secret.
RA-2 Heroes plan all at once: strike, guard or rest. A plan is for the heroes' side to see until the round is played.
RA-3 A hurt hero cannot strike.
RA-4 A hero locks its plan, and may unlock it. Who locks without a plan rests.
RA-5 A hero that changes its plan unlocks itself and all other heroes.
RA-6 A hero changes or unlocks its plan at most so often in a round.
RA-7 When all are locked the oni moves: it attacks one hero, with claws or, if furious, with fire. Then all is shown.
RA-8 A strike costs the oni one strength. The attacked hero is hurt, unless it guards against claws.
RA-9 Rest heals. No strength left: the heroes win. After the last round the oni wins.
RA-10 The heroes talk among themselves; the oni hears only what is said at the table.
RA-11 What the rules do not say, such as abandoning the game, is proposed and voted on.
"""

from __future__ import annotations

from random import Random
from typing import Any

from hyakki.core.engine import GameOver, State, Step, advance
from hyakki.core.events import Audience, Event, Kind, Viewer, kinds_of, seat_name
from hyakki.core.fields import asked, frames
from hyakki.core.game import Standing
from hyakki.core.memory import Memory
from hyakki.core.menu import Ask, Asks, Menu, Option, Path
from hyakki.core.motion import KINDS as MOTION_KINDS
from hyakki.core.motion import Vote
from hyakki.core.rules import Rules
from hyakki.core.save import load_step
from hyakki.core.talk import TABLE, Channel
from hyakki.core.view import View
from tests.core.minis.common import Mini, blank, fresh_chance

STRIKE, GUARD, REST = range(3)
PLANS = ("strike", "guard", "rest")
NONE = -1

ROUND = Kind("round", "number", folds=True)
MOOD = Kind("mood", "seat", told="RA-1", to="seat", fact="furious")
PLANNED = Kind("planned", "seat heroes", told="RA-2", side="heroes", fact="plan")
LOCKED = Kind("locked", "seat", rule="RA-4")
UNLOCKED = Kind("unlocked", "seats", rule="RA-5")
ATTACKED = Kind("attacked", "seat hero how", rule="RA-7")
SHOWN = Kind("shown", "round", told="RA-7", to="all", fact="plans furious")
AUDIENCES = {"RA-1": Audience.OWNER, "RA-2": Audience.SIDE, "RA-7": Audience.ALL}
KINDS = kinds_of(list(globals().values()), AUDIENCES)

LOCK, UNLOCK = Option("lock"), Option("unlock")


def plan_option(heroes: tuple[int, ...], plan: int) -> Option:
    return Option("plan", (plan,), (PLANS[plan],), face="plan", inside=sum(1 << seat for seat in heroes))


CLAWS, FIRE = Option("claws"), Option("fire")


def attack(hero: int) -> Option:
    """Half an answer: how is still to be said."""
    return Option("attack", (hero,), (seat_name(hero),), points=(f"seat {seat_name(hero)}",), final=False)


class RaidRules(Rules, frozen=True, kw_only=True):
    rounds: int = 2
    strength: int = 3
    changes: int = 3


class RaidState(State):
    __slots__ = ("furious", "hurt", "left", "locked", "plans", "round", "strength")
    occasions = {
        "plan": "RA-2",
        "lock": "RA-4",
        "unlock": "RA-4",
        "attack": "RA-7",
        "claws": "RA-7",
        "fire": "RA-7",
        "agree": "RA-11",
        "refuse": "RA-11",
    }
    rules: RaidRules
    round: int
    strength: int
    furious: bool
    plans: list[int]
    locked: list[bool]
    hurt: list[bool]
    left: list[int]

    def __init__(self, rules: RaidRules, seats: int) -> None:
        blank(self, rules, seats)
        self.round = 0
        self.strength = rules.strength
        self.hurt = [False] * (seats - 1)
        self.furious = False
        self.clear()

    def clear(self) -> None:
        heroes = self.seats - 1
        self.plans, self.locked, self.left = [NONE] * heroes, [False] * heroes, [self.rules.changes] * heroes

    @property
    def heroes(self) -> tuple[int, ...]:
        return tuple(range(self.seats - 1))

    @property
    def oni(self) -> int:
        return self.seats - 1

    def copy(self) -> RaidState:
        twin = RaidState.__new__(RaidState)
        self.copy_base(twin)
        twin.round, twin.strength, twin.furious = self.round, self.strength, self.furious
        twin.plans, twin.locked = self.plans[:], self.locked[:]
        twin.hurt, twin.left = self.hurt[:], self.left[:]
        return twin


class Rounds(Step):
    __slots__ = ()

    def run(self, s: RaidState) -> Asks:
        if s.round == s.rules.rounds:
            raise GameOver(("held out", s.oni))
        s.round += 1
        s.clear()
        s.say(ROUND, (s.round,))
        s.furious = bool(s.chance.below(b"mood", 2))
        s.say(MOOD, (s.oni,), (s.furious,))
        s.push(Planning())
        return None


class Planning(Step):
    """RA-2 to RA-9."""

    __slots__ = ()

    def run(self, s: RaidState) -> Asks:
        if all(s.locked):
            return (Ask(s.oni, "attack"),)
        asks: list[Ask] = []
        for hero in s.heroes:
            if s.left[hero]:
                asks.append(Ask(hero, "plan", pace="plan", open=True, side="heroes"))
            if not s.locked[hero] or s.left[hero]:
                asks.append(Ask(hero, "lock", pace="plan", open=True, side="heroes"))
        return tuple(asks)

    def menu(self, s: RaidState, ask: Ask, path: Path, look: bool) -> Menu:
        m = Menu(look)
        if ask.kind == "attack" and path:
            m.offer(CLAWS)
            if s.furious:
                m.offer(FIRE)
            else:
                m.block("RA-7", FIRE)
        elif ask.kind == "attack":
            m.options += [attack(hero) for hero in s.heroes]
        elif ask.kind == "lock":
            m.offer(UNLOCK if s.locked[ask.seat] else LOCK)
        else:
            for plan in range(3):
                if plan == STRIKE and s.hurt[ask.seat]:
                    m.block("RA-3", plan_option(s.heroes, plan))
                else:
                    m.offer(plan_option(s.heroes, plan))
        return m

    def default(self, s: RaidState, ask: Ask) -> Path:
        if ask.kind == "attack":
            return (attack(0), CLAWS)
        return (LOCK,) if ask.kind == "lock" and not s.locked[ask.seat] else ()

    def answer(self, s: RaidState, ask: Ask, path: Path) -> None:
        choice = path[0]
        if ask.kind == "attack":
            self.play(s, choice.args[0], path[1].verb)
        elif choice is LOCK:
            if s.plans[ask.seat] == NONE:
                self.plan(s, ask.seat, REST)
            s.locked[ask.seat] = True
            s.say(LOCKED, (ask.seat,))
        else:
            s.left[ask.seat] -= 1
            unlocked = [ask.seat] if choice is UNLOCK else list(s.heroes)
            if choice is not UNLOCK:
                self.plan(s, ask.seat, choice.args[0])
            self.unlock(s, unlocked)

    def plan(self, s: RaidState, hero: int, plan: int) -> None:
        s.plans[hero] = plan
        s.say(PLANNED, (hero, s.heroes), (plan,))

    def unlock(self, s: RaidState, heroes: list[int]) -> None:
        opened = tuple(hero for hero in heroes if s.locked[hero])
        for hero in opened:
            s.locked[hero] = False
        if opened:
            s.say(UNLOCKED, (opened,))

    def play(self, s: RaidState, target: int, how: str) -> None:
        s.say(ATTACKED, (s.oni, target, how))
        s.say(SHOWN, (s.round,), (tuple(s.plans), s.furious))
        s.strength = max(0, s.strength - s.plans.count(STRIKE))
        for hero in s.heroes:
            s.hurt[hero] = s.hurt[hero] and s.plans[hero] != REST
        if how == "fire" or s.plans[target] != GUARD:
            s.hurt[target] = True
        if not s.strength:
            raise GameOver(("slain", None))
        s.done()


STEPS: dict[str, type[Step]] = {step.__name__: step for step in (Rounds, Planning, Vote)}


class RaidMemory(Memory):
    """Plans and mood as far as they are known."""

    __slots__ = ("furious", "plans")

    def __init__(self, viewer: Viewer, seats: int) -> None:
        super().__init__(viewer)
        self.plans = [NONE] * (seats - 1)
        self.furious: bool | None = None

    def see(self, event: Event) -> None:
        fact = event.fact if event.to & self.mask else None
        if event.kind is ROUND:
            self.plans, self.furious = [NONE] * len(self.plans), None
        elif event.kind is MOOD and fact is not None:
            self.furious = fact[0]
        elif event.kind is PLANNED and fact is not None:
            self.plans[event.args[0]] = fact[0]
        elif event.kind is SHOWN and fact is not None:
            self.plans, self.furious = list(fact[0]), fact[1]

    def copy(self) -> RaidMemory:
        twin = RaidMemory(self.viewer, len(self.plans) + 1)
        twin.plans = self.plans[:]
        twin.furious = self.furious
        return twin

    def dump(self) -> dict[str, Any]:
        return {"plans": tuple(self.plans), "furious": self.furious}

    def misfit(self, s: RaidState) -> str | None:
        if any(known not in (NONE, plan) for known, plan in zip(self.plans, s.plans, strict=True)):
            return "plans"
        return None if self.furious in (None, s.furious) else "mood"


class RaidView(View, frozen=True, kw_only=True):
    rules: RaidRules
    round: int
    strength: int
    planned: tuple[bool, ...]
    locked: tuple[bool, ...]
    hurt: tuple[bool, ...]
    left: tuple[int, ...]


class Raid(Mini[RaidState, RaidView, RaidMemory, RaidRules]):
    key = "raid"
    least, most, usual = 2, 5, 4
    state = RaidState
    steps = STEPS
    kinds = {**KINDS, **MOTION_KINDS}
    rules_type = RaidRules

    def channels(self, s: RaidState, seat: int) -> tuple[Channel, ...]:
        return (TABLE,) if seat == s.seats - 1 else (TABLE, Channel("heroes"))

    def begin(self, rules: RaidRules, seats: int) -> RaidState:
        s = RaidState(rules, seats)
        s.push(Rounds())
        return s

    def memory(self, viewer: Viewer, seats: int) -> RaidMemory:
        return RaidMemory(viewer, seats)

    def view(self, s: RaidState, memory: RaidMemory) -> RaidView:
        return RaidView(
            rules=s.rules,
            viewer=memory.viewer.seats,
            seats=s.seats,
            frames=frames(s.stack),
            asks=asked(s),
            over=s.over,
            memory=memory.dump(),
            round=s.round,
            strength=s.strength,
            planned=tuple(plan != NONE for plan in s.plans),
            locked=tuple(s.locked),
            hurt=tuple(s.hurt),
            left=tuple(s.left),
        )

    def redeal(self, view: RaidView, rng: Random) -> RaidState:
        s = RaidState(view.rules, view.seats)
        s.stack = [load_step(frame, STEPS) for frame in view.frames]
        s.over = view.over
        s.round, s.strength = view.round, view.strength
        s.locked, s.hurt, s.left = list(view.locked), list(view.hurt), list(view.left)
        s.plans = list(view.memory["plans"])
        for hero in s.heroes:
            if view.planned[hero] and s.plans[hero] == NONE:
                s.plans[hero] = rng.choice((GUARD, REST) if s.hurt[hero] else (STRIKE, GUARD, REST))
        known = view.memory["furious"]
        s.furious = rng.random() < 0.5 if known is None else known
        s.chance = fresh_chance(rng)
        advance(s)
        return s

    def standing(self, s: RaidState) -> Standing:
        assert s.over is not None
        winners = (s.oni,) if s.over[0] == "held out" else s.heroes
        rest = tuple(seat for seat in range(s.seats) if seat not in winners)
        return Standing(s.over[0], winners if s.over[0] != "abandoned" else (), (*winners, *rest))

    def worlds(self, s: RaidState) -> Any:
        return (s.plans, s.furious)


game = Raid()
