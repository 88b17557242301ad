"""The leak test: a true world and one redealt from a View continue side by side, and the viewer must see no difference
until a Told fact differs.

Everything the viewer could be sent is compared byte for byte: view, menus with what is blocked at every point of a
path, previews, defaults, motions, errors, events, encodings, and the Account, which only a finished game has. The
viewer answers alike in both worlds. For the others only outward faces that both worlds offer are chosen. Sealed answers
are drawn apart until the outcomes agree, and an outcome must keep nothing of answers that nothing came of. Chance in
the redealt world is tried again until what the viewer is Told agrees, never until the bytes do, and at last it is that
of the true world.

A View that carries the hidden world, with a redeal that copies it, would never show a difference: so the share of pairs
whose two worlds are the same is counted where many worlds are possible, and must stay small.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import msgspec

from hyakki.core import account, asked
from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.engine import State, advance, close, give, menu, read_path
from hyakki.core.errors import HyakkiError, NoWorld
from hyakki.core.events import Event, Viewer
from hyakki.core.game import AnyGame
from hyakki.core.memory import Memory, fold
from hyakki.core.menu import Ask, Menu, Option, Outcome, Path
from hyakki.core.motion import Motion, Vote
from hyakki.core.save import digest
from hyakki.core.view import View
from hyakki.lab.refusals import Offered

LONGEST = 40
"""The number of steps after which a pair of worlds ends."""
BACK = 3
"""How many times a pair takes back some moves and continues another way, once the viewer is Told something
different."""
CHANCES = 8
WINDOWS = 30
PATHS = 6
TRIES = 3
"""Answers to other questions that are tried at each question, so that the errors can be compared."""
PROPOSALS = 0.02
"""The share of moves that are a Motion, where one is possible."""

MANY = 16
"""With this many hidden things there are many worlds, and two of them are hardly ever the same."""
SIZEABLE = 200
"""The number of pairs with many worlds from which the test itself can be judged."""
LEAST_STEPS = 5.0
MOST_SAME = 0.05


@dataclass
class LeakReport:
    pairs: int = 0
    steps: int = 0
    drops: int = 0
    ran_out: int = 0
    many: int = 0
    """Pairs where many worlds were possible."""
    same: int = 0
    """Pairs among them whose two worlds were the same."""
    ends: Counter[str] = field(default_factory=Counter)
    leaks: Counter[str] = field(default_factory=Counter)

    def add(self, other: LeakReport) -> None:
        self.pairs += other.pairs
        self.steps += other.steps
        self.drops += other.drops
        self.ran_out += other.ran_out
        self.many += other.many
        self.same += other.same
        self.ends += other.ends
        self.leaks += other.leaks

    def plain(self) -> dict[str, Any]:
        return {
            "pairs": self.pairs,
            "steps_compared": self.steps,
            "steps_per_pair": round(self.steps / self.pairs, 2) if self.pairs else None,
            "drops": self.drops,
            "many_worlds": self.many,
            "same_world": self.same,
            "ends": dict(self.ends.most_common()),
            "leaks": dict(self.leaks),
        }

    def weaknesses(self) -> list[str]:
        """Return why a run without leaks would prove little."""
        if self.many < SIZEABLE:
            return []
        found = []
        if self.steps < LEAST_STEPS * self.pairs:
            found.append(f"the leak test compares too little: {self.steps / self.pairs:.1f} steps a pair")
        if self.same > MOST_SAME * self.many:
            found.append(f"redeal finds the true world: {self.same} of {self.many} times where many are possible")
        return found


class Dropped(Exception):
    """Raised if both worlds offer no common face."""


class ToldOtherwise(Exception):
    """Raised if the viewer was Told something different in the other world, by a rule that allows the difference."""

    def __init__(self, rule: str) -> None:
        self.rule = rule


class Leak(Exception):
    """Raised for a channel through which the viewer could tell the two worlds apart."""


@dataclass
class Answer:
    ask: Ask
    path: Path


@dataclass
class Proposal:
    seat: int
    motion: Motion


Move = Answer | Proposal | Outcome
"""The next move: a seat's answer, a Motion, or the outcome of a sealed window."""


@dataclass
class World:
    game: AnyGame
    state: State
    memory: Memory
    offered: Offered = field(default_factory=Offered)

    def sent(self, rng: Random) -> dict[str, bytes]:
        """Return all that this viewer could be sent now, by channel."""
        s, seats = self.state, self.memory.viewer.seats
        view = self.game.view(s, self.memory)
        channels = {"view": view.encoded(), "aims": msgspec.json.encode(self.game.aims(view))}
        for ask in s.asks:
            if ask.seat in seats:
                entries = menu(s, ask, (), look=True)
                channels[f"menu {ask.kind}"] = self.shown(ask, (), entries)
                wrong = [blocked.id for blocked in entries.blocked]
                tries = ["nonsense", *([rng.choice(wrong)] if wrong else []), *self.offered.sample(rng, TRIES)]
                channels[f"errors {ask.kind}"] = repr([self.error(ask, id) for id in tries]).encode()
                channels[f"default {ask.kind}"] = repr(self.silence(ask, Chance(rng.randbytes(KEY_BYTES)))).encode()
        channels |= self.encoded(view)
        for seat in seats:
            motions = [(motion.id, motion.rule) for motion in self.game.motions(s, seat)]
            channels["motions"] = channels.get("motions", b"") + repr(motions).encode()
            channels["talk"] = channels.get("talk", b"") + repr(self.game.channels(s, seat)).encode()
        if s.over is None:
            channels["account"] = msgspec.json.encode(account.made(self.game, s, account.Course()))
        return channels

    def encoded(self, view: View) -> dict[str, bytes]:
        """Return what programs that learn are given, by channel."""
        encoding, s = self.game.encoding(), self.state
        if encoding is None:
            return {}
        kinds: dict[int, list[str]] = {seat: [] for seat in view.viewer}
        channels: dict[str, bytes] = {}
        for ask in s.asks:
            if ask.seat in kinds:
                kinds[ask.seat].append(ask.kind)
                options = menu(s, ask).options
                rows = [encoding.option(option, ask.seat, s.seats) for option in options]
                numbers = encoding.numbered(options, ask.seat, s.seats)
                channels[f"encoding of actions {ask.kind}"] = repr((numbers, rows)).encode()
        observed = [encoding.observation(view, seat, asked).tobytes() for seat, asked in kinds.items()]
        return channels | {"encoding": b"".join(observed)}

    def shown(self, ask: Ask, path: Path, entries: Menu) -> bytes:
        """Return the entries that follow this path, as the asked seat gets them."""
        ids = [option.id for option in path]
        look = partial(self.game.view, self.state, self.memory)
        return msgspec.json.encode(asked.entries(self.game, ask, ids, entries, look))

    def silence(self, ask: Ask, chance: Chance) -> Path:
        """Return the default. If it is left to chance, chance is the same in both worlds."""
        s = self.state
        kept, s.chance = s.chance, chance
        default = s.stack[-1].default(s, ask)
        s.chance = kept
        return default

    def error(self, ask: Ask, id: str) -> str:
        try:
            read_path(self.state, ask, [id])
        except HyakkiError as error:
            return f"{type(error).__name__} {error} {vars(error)}"
        return "accepted"

    def after(self, move: Move, chance: Chance | None = None) -> tuple[World, list[Event]]:
        """Return the world after this move, and its events."""
        s = self.state.copy()
        if chance is not None:
            s.chance = chance
        if isinstance(move, Answer):
            give(s, move.ask, move.path)
        elif isinstance(move, Proposal):
            self.game.proposed(s, move.seat, move.motion)
            advance(s)
        else:
            close(s, move)
        for event in s.log:
            if self.game.kinds.get(event.kind.name) is not event.kind:
                raise Leak(f"event {event.kind.name} is not declared")
        return World(self.game, s, self.memory, self.offered), s.log

    def fold(self, events: list[Event]) -> None:
        self.memory = self.memory.copy()
        fold(events, [self.memory])


def compare(
    game: AnyGame, s: State, memory: Memory, rng: Random, report: LeakReport, offered: Offered | None = None
) -> None:
    """Compare one pair of worlds, from this question on. Some entries that the game has `offered` are tried where they
    are refused."""
    offered = offered or Offered()
    a = World(game, s.copy(), memory.copy(), offered)
    view = game.view(a.state, a.memory)
    try:
        b = World(game, game.redeal(view, rng), memory.copy(), offered)
    except NoWorld as error:
        report.leaks[f"redeal: {error}"] += 1
        return
    report.pairs += 1
    if _hidden(game, s) >= MANY:
        report.many += 1
        report.same += game.worlds(a.state) == game.worlds(b.state)
    try:
        _see_alike(a, b, rng, "at once")
        _go_on(a, b, rng, report)
    except Dropped:
        report.drops += 1
    except Leak as leak:
        report.leaks[str(leak)] += 1


def _hidden(game: AnyGame, s: State) -> int:
    """Return how many things are hidden that were not at the beginning."""
    return _things(game.worlds(s)) - _things(game.worlds(game.begin(s.rules, s.seats)))


def _things(hidden: Any) -> int:
    return sum(map(_things, hidden)) if isinstance(hidden, (list, tuple)) else 1


def _go_on(a: World, b: World, rng: Random, report: LeakReport) -> None:
    trail = [(a, b)]
    back = steps = 0
    while steps < LONGEST and trail[-1][0].state.asks:
        try:
            trail.append(_step(*trail[-1], rng))
        except ToldOtherwise as end:
            report.ends[end.rule] += 1
        except Dropped:
            if back == BACK:
                raise
        else:
            report.steps += 1
            steps += 1
            continue
        if back == BACK:
            return
        del trail[max(1, len(trail) - back) :]
        back += 1
    report.ran_out += steps == LONGEST


def _step(a: World, b: World, rng: Random) -> tuple[World, World]:
    viewer = a.memory.viewer
    move_a, move_b = _choose(a, b, rng)
    chance = a.state.chance.copy()
    a, events_a = a.after(move_a)
    b, events_b = _follow(b, move_b, _told(events_a, viewer), chance, rng)
    _hear_alike(events_a, events_b, viewer)
    a.fold(events_a)
    b.fold(events_b)
    _see_alike(a, b, rng, "later")
    return a, b


def _told(events: list[Event], viewer: Viewer) -> list[tuple[Any, ...]]:
    return [told for event in events if (told := event.told(viewer)) is not None]


def _follow(
    b: World, move: Move, told: list[tuple[Any, ...]], chance: Chance, rng: Random
) -> tuple[World, list[Event]]:
    """Make the same move in the redealt world. Chance is tried again, within reason, until the viewer is Told the same;
    at last it is the chance of the true world, so that open dice end no pair."""
    for again in range(CHANCES + 1):
        after, events = b.after(move, Chance(rng.randbytes(KEY_BYTES)) if again < CHANCES else chance)
        if _told(events, b.memory.viewer) == told or not after.state.chance.drawn:
            break
    return after, events


def _hear_alike(ones: list[Event], others: list[Event], viewer: Viewer) -> None:
    ones = [event for event in ones if event.reaches(viewer)]
    others = [event for event in others if event.reaches(viewer)]
    for one, other in zip(ones, others, strict=False):
        seen, also = one.seen(viewer), other.seen(viewer)
        if msgspec.json.encode(seen) == msgspec.json.encode(also):
            continue
        told, also_told = seen.pop("told", None), also.pop("told", None)
        lawful = _may_be_told(one, viewer) and _may_be_told(other, viewer)
        if lawful and seen == also and told and also_told and told["rule"] == also_told["rule"]:
            raise ToldOtherwise(told["rule"])
        raise Leak(f"event {one.kind.name} / {other.kind.name}")
    if len(ones) != len(others):
        raise Leak("number of events")


def _may_be_told(event: Event, viewer: Viewer) -> bool:
    """Return whether the event's kind allows it. It is derived apart from the event itself, which might tell too many
    seats."""
    kind = event.kind
    if kind.audience == "all":
        return True
    said = dict(zip(kind.fields, event.args, strict=True))
    seats = {said[name] for name in kind.audience.split()} | set(said[kind.side] if kind.side else ())
    return not seats.isdisjoint(viewer.seats)


def _see_alike(a: World, b: World, rng: Random, when: str) -> None:
    seed = rng.random()
    one, other = a.sent(Random(seed)), b.sent(Random(seed))
    if one != other:
        channels = [channel for channel in sorted(one.keys() | other.keys()) if one.get(channel) != other.get(channel)]
        raise Leak(f"{', '.join(channels)} {when}")


def _choose(a: World, b: World, rng: Random) -> tuple[Move, Move]:
    if rng.random() < PROPOSALS:
        proposal = _proposal(a, b, rng)
        if proposal is not None:
            return proposal, proposal
    asks = a.state.asks
    if asks[0].sealed:
        outcome = _window(a, b, rng)
        return outcome, outcome
    ask = rng.choice(asks)
    for _ in range(PATHS):
        paths = _paths(a, b, ask, rng)
        if paths is not None:
            return Answer(ask, paths[0]), Answer(ask, paths[1])
    raise Dropped


def _proposal(a: World, b: World, rng: Random) -> Proposal | None:
    if isinstance(a.state.stack[-1], Vote):  # a table takes one Motion at a time
        return None
    seat = rng.randrange(a.state.seats)
    also = {motion.id for motion in b.game.motions(b.state, seat) if not motion.rule}
    both = [motion for motion in a.game.motions(a.state, seat) if not motion.rule and motion.id in also]
    return Proposal(seat, rng.choice(both)) if both else None


def _paths(a: World, b: World, ask: Ask, rng: Random) -> tuple[Path, Path] | None:
    """Return an answer in each world that looks the same to the viewer."""
    mask = a.memory.viewer.mask
    own = ask.seat in a.memory.viewer.seats
    one: Path = ()
    other: Path = ()
    while not one or not one[-1].final:
        menu_a, menu_b = menu(a.state, ask, one, look=own), menu(b.state, ask, other, look=own)
        if own and a.shown(ask, one, menu_a) != b.shown(ask, other, menu_b):
            raise Leak(f"menu {ask.kind} on a path")
        faces: dict[tuple[str, bool], list[Option]] = {}
        for option in menu_b.options:
            faces.setdefault((option.outward(mask), option.final), []).append(option)
        both = [o for o in menu_a.options if (o.outward(mask), o.final) in faces]
        if not both:
            return None
        choice = rng.choice(both)
        one += (choice,)
        other += (rng.choice(faces[choice.outward(mask), choice.final]),)
    return one, other


def _window(a: World, b: World, rng: Random) -> Outcome:
    """Close a window in both worlds: the viewer's answer is the same, the others' may differ, the outcome may not."""
    own = a.memory.viewer.seats
    answers = _random_answers(a.state, rng)
    outcome = a.state.stack[-1].outcome(a.state, answers)
    assert outcome is not None, "all have answered"
    _check_outcome(a, answers, outcome, rng)
    mine = {seat: [option.id for option in path] for seat, path in answers.items() if seat in own}
    for _ in range(WINDOWS):
        others = _random_answers(b.state, rng)
        for ask in b.state.asks:
            if ask.seat in mine:
                others[ask.seat] = _read_own(b.state, ask, mine[ask.seat])
        if b.state.stack[-1].outcome(b.state, others) == outcome:
            return outcome
    raise Dropped


def _read_own(s: State, ask: Ask, ids: list[str]) -> Path:
    try:
        return read_path(s, ask, ids)
    except HyakkiError:
        raise Leak(f"menu {ask.kind} on a path") from None


def _check_outcome(world: World, answers: dict[int, Path], outcome: Outcome, rng: Random) -> None:
    """Check that unused answers leave no trace: once an outcome is fixed, no further answer changes it, and two
    outcomes that lead to the same State and the same Told facts are one."""
    s = world.state
    step = s.stack[-1]
    early = {seat: path for seat, path in answers.items() if rng.random() < 0.5}
    if step.outcome(s, early) not in (None, outcome):
        raise Leak("sealed answers: a later one changes a fixed outcome")
    if isinstance(step, Vote) and step.motion == "take-back":  # the table carries it out, not the State
        return
    other = step.outcome(s, _random_answers(s, rng))
    assert other is not None, "all have answered"
    if other != outcome and _comes_to(world, other) == _comes_to(world, outcome):
        raise Leak("sealed answers: the outcome keeps answers that had no effect")


def _comes_to(world: World, outcome: Outcome) -> tuple[str, list[Any]]:
    """Return the State that it leads to, and the Told facts on the way: two seats that give each other the same learn
    it."""
    after, events = world.after(outcome)
    return digest(after.state), [event.fact for event in events if event.fact is not None]


def _random_answers(s: State, rng: Random) -> dict[int, Path]:
    return {ask.seat: _random_path(s, ask, rng) for ask in s.asks}


def _random_path(s: State, ask: Ask, rng: Random) -> Path:
    path: Path = ()
    while not path or not path[-1].final:
        path += (rng.choice(menu(s, ask, path).options),)
    return path
