"""The leak test: a true world and one redealt from a View go on side by side, and the viewer must see no difference
until a Told fact differs.

Everything the viewer could be sent is compared byte for byte: view, menus with what is blocked, previews, motions,
errors, events. The viewer answers alike in both worlds. For the others only outward faces that both worlds offer are
chosen. Sealed answers are drawn apart until the outcomes agree. Chance in the redealt world is tried again until what
the viewer is Told agrees, never until the bytes do.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.engine import State, close, give, menu, read_path
from hyakki.core.errors import HyakkiError, NoWorld
from hyakki.core.events import Event, Viewer
from hyakki.core.game import Game
from hyakki.core.memory import Memory, fold
from hyakki.core.menu import Ask, Option, Outcome, Path

LONGEST = 40
"""Steps after which a pair is left alone."""
CHANCES = 8
WINDOWS = 30
PATHS = 6


@dataclass
class LeakReport:
    pairs: int = 0
    steps: int = 0
    drops: int = 0
    same: int = 0
    ran_out: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    leaks: Counter[str] = field(default_factory=Counter)

    def plain(self) -> dict[str, Any]:
        return {
            "pairs": self.pairs,
            "steps_compared": self.steps,
            "steps_per_pair": round(self.steps / self.pairs, 2) if self.pairs else None,
            "drops": self.drops,
            "same_world": self.same,
            "ends": dict(self.ends.most_common()),
            "leaks": dict(self.leaks),
        }


class Dropped(Exception):
    """No face that both worlds offer."""


@dataclass
class World:
    game: Game[Any]
    state: State
    memory: Memory

    def sent(self, rng: Random) -> dict[str, bytes]:
        """All that this viewer could be sent now, by channel."""
        s, seats = self.state, self.memory.viewer.seats
        channels = {"view": self.game.view(s, self.memory).encoded()}
        for ask in s.asks:
            if ask.seat in seats:
                entries = menu(s, ask, (), look=True)
                channels[f"menu {ask.kind}"] = msgspec.json.encode(entries.seen())
                wrong = [blocked.id for blocked in entries.blocked]
                tries = [rng.choice(wrong)] if wrong else []
                channels[f"errors {ask.kind}"] = repr([self.error(ask, id) for id in [*tries, "nonsense"]]).encode()
        for seat in seats:
            motions = [(motion.id, motion.rule) for motion in self.game.motions(s, seat)]
            channels["motions"] = channels.get("motions", b"") + repr(motions).encode()
        return channels

    def error(self, ask: Ask, id: str) -> str:
        try:
            read_path(self.state, ask, [id])
        except HyakkiError as error:
            return f"{type(error).__name__} {error}"
        return "accepted"

    def answer(self, move: Move) -> list[Event]:
        s = self.state
        s.log = []
        s.chance.drawn = []
        if isinstance(move, tuple):
            close(s, move)
        else:
            give(s, move.ask, move.path)
        return s.log


@dataclass
class Answer:
    ask: Ask
    path: Path


Move = Answer | Outcome
"""What happens next: one seat's answer, or what a sealed window comes to."""


def compare(game: Game[Any], s: State, memory: Memory, rng: Random, report: LeakReport) -> None:
    """One pair of worlds, from this question on."""
    a = World(game, s.copy(), memory.copy())
    view = game.view(a.state, a.memory)
    try:
        b = World(game, game.redeal(view, rng), memory.copy())
    except NoWorld as error:
        report.leaks[f"redeal: {error}"] += 1
        return
    report.pairs += 1
    report.same += game.worlds(a.state) == game.worlds(b.state)
    if not _alike(a, b, rng, report, "at once"):
        return
    try:
        _go_on(a, b, rng, report)
    except Dropped:
        report.drops += 1


def _go_on(a: World, b: World, rng: Random, report: LeakReport) -> None:
    viewer = a.memory.viewer
    for _ in range(LONGEST):
        if not a.state.asks:
            return
        move_a, move_b = _choose(a, b, rng)
        events_a = a.answer(move_a)
        b, events_b = _follow(b, move_b, [event.told(viewer) for event in events_a], rng)
        report.steps += 1
        if not _same_events(events_a, events_b, viewer, report):
            return
        fold(events_a, [a.memory])
        fold(events_b, [b.memory])
        if not _alike(a, b, rng, report, "later"):
            return
    report.ran_out += 1


def _follow(b: World, move: Move, told: list[Any], rng: Random) -> tuple[World, list[Event]]:
    """The same in the redealt world; chance again, as often as sensible, until the viewer is Told the same."""
    viewer = b.memory.viewer
    for _ in range(CHANCES):
        trial = World(b.game, b.state.copy(), b.memory)
        trial.state.chance = Chance(rng.randbytes(KEY_BYTES))
        events = trial.answer(move)
        if [event.told(viewer) for event in events] == told or not trial.state.chance.drawn:
            break
    return trial, events


def _same_events(ones: list[Event], others: list[Event], viewer: Viewer, report: LeakReport) -> bool:
    for one, other in zip(ones, others, strict=False):
        seen, also = one.seen(viewer), other.seen(viewer)
        if msgspec.json.encode(seen) == msgspec.json.encode(also):
            continue
        told, also_told = seen.pop("told", None), also.pop("told", None)
        if seen == also and told and also_told and told["rule"] == also_told["rule"]:
            report.ends[told["rule"]] += 1
        else:
            report.leaks[f"event {one.kind.name} / {other.kind.name}"] += 1
        return False
    if len(ones) != len(others):
        report.leaks["number of events"] += 1
        return False
    return True


def _alike(a: World, b: World, rng: Random, report: LeakReport, when: str) -> bool:
    seed = rng.random()
    one, other = a.sent(Random(seed)), b.sent(Random(seed))
    if one == other:
        return True
    for channel in sorted(one.keys() | other.keys()):
        if one.get(channel) != other.get(channel):
            report.leaks[f"{channel} {when}"] += 1
    return False


def _choose(a: World, b: World, rng: Random) -> tuple[Move, Move]:
    asks = a.state.asks
    if asks[0].sealed:
        return _window(a, b, rng)
    ask = rng.choice(asks)
    for _ in range(PATHS):
        paths = _paths(a, b, ask, rng)
        if paths is not None:
            return Answer(ask, paths[0]), Answer(ask, paths[1])
    raise Dropped


def _paths(a: World, b: World, ask: Ask, rng: Random) -> tuple[Path, Path] | None:
    """An answer in each world that looks the same to the viewer."""
    mask = a.memory.viewer.mask
    one: Path = ()
    other: Path = ()
    while not one or not one[-1].final:
        faces: dict[tuple[str, bool], list[Option]] = {}
        for option in menu(b.state, ask, other).options:
            faces.setdefault((option.outward(mask), option.final), []).append(option)
        both = [o for o in menu(a.state, ask, one).options if (o.outward(mask), o.final) in faces]
        if not both:
            return None
        choice = rng.choice(both)
        one += (choice,)
        other += (rng.choice(faces[choice.outward(mask), choice.final]),)
    return one, other


def _window(a: World, b: World, rng: Random) -> tuple[Outcome, Outcome]:
    """What the viewer answers is alike; what the others answer may differ, the outcome may not."""
    own = a.memory.viewer.seats
    answers = {ask.seat: _random_path(a.state, ask, rng) for ask in a.state.asks}
    outcome = a.state.stack[-1].outcome(a.state, answers)
    assert outcome is not None, "all have answered"
    mine = {seat: [option.id for option in path] for seat, path in answers.items() if seat in own}
    for _ in range(WINDOWS):
        others = {
            ask.seat: read_path(b.state, ask, mine[ask.seat]) if ask.seat in mine else _random_path(b.state, ask, rng)
            for ask in b.state.asks
        }
        if b.state.stack[-1].outcome(b.state, others) == outcome:
            return outcome, outcome
    raise Dropped


def _random_path(s: State, ask: Ask, rng: Random) -> Path:
    path: Path = ()
    while not path or not path[-1].final:
        path += (rng.choice(menu(s, ask, path).options),)
    return path
