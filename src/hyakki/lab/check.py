"""Random games that test at every question whether the engine keeps its promises."""

from __future__ import annotations

import multiprocessing
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import msgspec

from hyakki.core import engine
from hyakki.core.chance import Chance
from hyakki.core.engine import State, Step, fields_of
from hyakki.core.errors import AgainstRules, HyakkiError, Malformed, NotYours, Stale
from hyakki.core.events import Viewer, seat_name, viewers
from hyakki.core.game import AnyGame, game_of
from hyakki.core.memory import Memory
from hyakki.core.menu import Ask, Option, Path
from hyakki.core.records import Record
from hyakki.core.rules import Rules
from hyakki.core.save import digest, load, save
from hyakki.core.series import Series
from hyakki.core.table import Table
from hyakki.lab.leak import LeakReport, compare
from hyakki.lab.refusals import SAMPLE, Offered, unruled, unruled_motion

SAMPLES = 20
"""The number of questions of a game at which leaks and redeals are tested, unless `full` is set."""
PROPOSALS = 0.01
"""The share of moves that are Motions or take-backs."""
UNCOUNTED = frozenset({"asks", "log", "quiet"})
"""Fields of a State that are derived or already sent."""
GAME_CAP = 20_000

Progress = Callable[[int], None]


@dataclass
class Report:
    """The number of checks, and every fault that they found."""

    games: int = 0
    questions: int = 0
    options: int = 0
    refusals: int = 0
    redeals: int = 0
    leak: LeakReport = field(default_factory=LeakReport)
    faults: Counter[str] = field(default_factory=Counter)

    def fault(self, what: str) -> None:
        self.faults[what] += 1

    def add(self, other: Report) -> None:
        self.games += other.games
        self.questions += other.questions
        self.options += other.options
        self.refusals += other.refusals
        self.redeals += other.redeals
        self.leak.add(other.leak)
        self.faults += other.faults

    def plain(self) -> dict[str, Any]:
        total = self.faults.total() + self.leak.leaks.total()
        return {
            "faults": total,
            "games": self.games,
            "questions": self.questions,
            "options": self.options,
            "refusals": self.refusals,
            "redeals": self.redeals,
            **self.leak.plain(),
            "found": dict(self.faults),
        }


def check(
    key: str,
    games: int,
    seats: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    full: bool = False,
    workers: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Play random games and test the engine at every question.

    It tests copies, saves, Records, menus, refusals, Memories, redeals and leaks of hidden information. The same seed
    gives the same report, for any number of workers.

    Examples:
        >>> from hyakki import check
        >>> check("kitsunedo", games=1, seats=2, options={"turn_limit": 3}).plain()["faults"]
        0
    """
    game = game_of(key)
    game.check_seats(seats)
    rules = game.rules(seats, {**game.simulation_options, **(options or {})})
    report = Report()
    one = partial(_report, key, rules, seats, full)
    seeds = [f"{seed}/{index}" for index in range(games)]
    for part in _shared_out(one, seeds, workers):
        report.add(part)
        if progress is not None:
            progress(report.games)
    for weakness in report.leak.weaknesses():
        report.fault(weakness)
    return report


def _report(key: str, rules: Rules, seats: int, full: bool, seed: str) -> Report:
    report = Report()
    check_game(game_of(key), rules, seats, seed, report, full)
    return report


def _shared_out(one: Callable[[str], Report], seeds: list[str], workers: int) -> Iterator[Report]:
    if workers <= 1 or len(seeds) <= 1:
        yield from map(one, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(min(workers, len(seeds))) as pool:
        yield from pool.imap(one, seeds)


def check_game(game: AnyGame, rules: Rules, seats: int, seed: str, report: Report, full: bool = False) -> None:
    """Check one random game. An exception that ends it is reported like any other fault."""
    report.games += 1
    try:
        _check_game(game, rules, seats, seed, report, full)
    except Exception as error:
        report.fault(f"game {seed} failed: {_where(error)}")


def _where(error: Exception) -> str:
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({place.name}, line {place.lineno})"


def _check_game(game: AnyGame, rules: Rules, seats: int, seed: str, report: Report, full: bool) -> None:
    """Play the game while a second table rebuilds it from its Records, as if read from a file."""
    rng = Random(seed)
    offered = Offered()
    length = _length(game, rules, seats, seed, offered)
    _length(game, game.rules(seats, game.simulation_options), seats, seed, offered)
    table = Table.start(game, rules, seats, Chance.seeded(seed), _lookers(seats))
    follower = Table(game, rules, seats, Chance(b""))
    for _ in range(GAME_CAP):
        _follow(table, follower, report)
        if table.over:
            return
        if inner_game(table, rng):
            continue
        report.questions += 1
        _check_question(table, rng, report, offered)
        if full or rng.random() * length < SAMPLES:
            _check_secrets(table, rng, report, offered)
        if rng.random() >= PROPOSALS or not propose(table, rng):
            step(table, rng)
    report.fault(f"game {seed} is not over after {GAME_CAP} questions")


def _lookers(seats: int) -> list[Viewer]:
    """Return each seat, a spectator, and a viewer with two seats if there are more than two."""
    return viewers(seats) + ([Viewer((0, seats - 1))] if seats > 2 else [])


def propose(table: Table, rng: Random) -> bool:
    """Take back a move if that is free, otherwise propose a Motion if there is one."""
    seat = rng.randrange(table.seats)
    if table.free_take_back(seat) is not None:
        table.take_back(seat)
        return True
    lawful = [motion.id for motion in table.motions(seat) if not motion.rule]
    if lawful:
        table.propose(seat, rng.choice(lawful))
    return bool(lawful)


def step(table: Table, rng: Random, offered: Offered | None = None) -> None:
    """Answer one question at random, as a random bot would."""
    ask = rng.choice(table.asks)
    for each in table.asks if ask.sealed else (ask,):
        path = random_path(table.state, each, rng, offered=offered)
        table.answer(each.seat, table.ask_id(each), _ids(path))
    if ask.sealed:
        assert table.settle(), "all have answered"


def random_path(s: State, ask: Ask, rng: Random, first: Option | None = None, offered: Offered | None = None) -> Path:
    path: Path = () if first is None else (first,)
    while not path or not path[-1].final:
        entries = engine.menu(s, ask, path)
        if offered is not None:
            offered.add(entries)
        path += (rng.choice(entries.options),)
    return path


def _length(game: AnyGame, rules: Rules, seats: int, seed: str, offered: Offered) -> int:
    """Return how many questions such a game has, so that samples spread over all of it; note what it offers."""
    rng = Random(seed)
    table = Table.start(game, rules, seats, Chance.seeded(seed))
    while not table.over and len(table.records) < GAME_CAP:
        try:
            if not inner_game(table, rng):
                step(table, rng, offered)
        except Exception:  # any fault is found again during the checks
            break
    return len(table.records)


def inner_game(table: Table, rng: Random) -> bool:
    """Play the game that a Series waits for."""
    if not isinstance(table.game, Series):
        return False
    under_way = table.game.under_way(table.state)
    if under_way is None:
        return False
    key, seats, options = under_way
    game = game_of(key)
    rules = game.rules(seats, {**game.simulation_options, **options})
    inner = Table.start(game, rules, seats, Chance.seeded(str(rng.random())))
    while not inner.over:
        step(inner, rng)
    table.played(game.standing(inner.state).plain(), digest(inner.state, key=False))
    return True


def _follow(table: Table, follower: Table, report: Report) -> None:
    """Replay from Records: the digest must be the same at every question."""
    while len(follower.records) < len(table.records):
        document = msgspec.json.encode(table.records[len(follower.records)])
        record: Record = msgspec.json.decode(document, type=Record)
        follower.state.chance.forced = []
        follower.apply(record)
    if digest(table.state, key=False) != digest(follower.state, key=False):
        report.fault("replay from Records leads elsewhere")


def _check_question(table: Table, rng: Random, report: Report, offered: Offered) -> None:
    s = table.state
    before = digest(s)
    twin = s.copy()
    for name in fields_of(type(s)):
        if _shared(getattr(s, name), getattr(twin, name)):
            report.fault(f"a copy shares {name!r}")
    _check_alike(s, twin, "a copy", report)
    _check_alike(s, load(type(s), save(s), s.rules, dict(table.game.steps)), "saved and loaded", report)
    for ask in table.asks:
        _check_offers(s, ask, rng, report)
        _check_refusals(table, ask, rng, report)
        report.refusals += SAMPLE
        offered.add(engine.menu(s, ask))
        for fault in unruled(s, ask, offered, rng):
            report.fault(fault)
        fault = unruled_motion(table, ask.seat, offered, rng)
        if fault:
            report.fault(fault)
    _check_silence(s, table.asks, report)
    for viewer, memory in table.memories.items():
        misfit = memory.misfit(s)
        if misfit is not None:
            report.fault(f"Memory rules out the true world: {misfit}")
        if table.sent(viewer)["view"] != table.view(viewer).plain():
            report.fault(f"what {viewer} is sent is not its View")
    if digest(s) != before:
        report.fault("looking or acting on a copy changed the game")


def _check_silence(s: State, asks: tuple[Ask, ...], report: Report) -> None:
    """Check that defaults are lawful answers. An open question may have none if another question of the moment has
    one."""
    defaults = [(ask, s.stack[-1].default(s, ask)) for ask in asks]
    if not any(path for _, path in defaults):
        report.fault(f"silence leads nowhere: {asks}")
    for ask, path in defaults:
        try:
            if path or not ask.open:
                engine.read_path(s, ask, _ids(path))
        except HyakkiError as error:
            report.fault(f"the default of {ask.kind} is refused: {error}")


def _check_alike(s: State, other: State, how: str, report: Report) -> None:
    """Compare field by field, not the result of `save`."""
    for name in fields_of(type(s)):
        if name not in ("log", "quiet", *s.lazy) and _plain(getattr(s, name)) != _plain(getattr(other, name, "lost")):
            report.fault(f"{how}, {name!r} is another")


def _shared(value: Any, other: Any) -> bool:
    """Return whether a change to one would change the other. A snapshot inside a State is never changed."""
    if isinstance(value, (list, tuple)):
        return (value is other and isinstance(value, list)) or any(map(_shared, value, other))
    return value is other and isinstance(value, (dict, set, Step, Chance))


def _plain(value: Any) -> Any:
    """Return the comparable part of a field: States, Steps and Asks by their contents, chance by its key and number.
    The Asks of a snapshot are derived again."""
    if value is None or isinstance(value, (int, str)):  # most parts, so they come first
        return value
    if isinstance(value, State):
        return {
            name: _plain(getattr(value, name)) for name in fields_of(type(value)) if name not in UNCOUNTED | value.lazy
        }
    if isinstance(value, Step):
        return type(value), [_plain(getattr(value, name)) for name in fields_of(type(value))]
    if isinstance(value, Chance):
        return value.key, value.n
    if isinstance(value, Ask):
        return value.shown
    return [_plain(part) for part in value] if isinstance(value, (list, tuple)) else value


def _check_offers(s: State, ask: Ask, rng: Random, report: Report) -> None:
    """Check that every offered option is accepted; a window closes with it and random answers of the others."""
    for option in engine.menu(s, ask).options:
        report.options += 1
        trial = s.copy()
        try:
            path = random_path(trial, ask, rng, option)
            engine.read_path(trial, ask, list(_ids(path)))
            if ask.sealed:
                answers = {each.seat: random_path(trial, each, rng) for each in trial.asks} | {ask.seat: path}
                outcome = trial.stack[-1].outcome(trial, answers)
                assert outcome is not None, "all have answered"
                engine.close(trial, outcome)
            else:
                engine.give(trial, ask, path)
        except Exception as error:
            report.fault(f"{ask.kind}: offered {option.id!r}, then {type(error).__name__}: {error}")


def _check_refusals(table: Table, ask: Ask, rng: Random, report: Report) -> None:
    """Check that blocked, invented, foreign and stale answers are refused, each with its own error."""
    number = table.ask_id(ask)
    offered = engine.menu(table.state, ask).ids()
    entries = engine.menu(table.state, ask, look=True)
    if entries.ids() != offered:
        report.fault(f"{ask.kind}: looking changes what is offered")
    for blocked in entries.blocked:
        if blocked.id in offered:
            report.fault(f"{ask.kind}: {blocked.id!r} is both offered and blocked")
    placed = table.game.words.actions.get(ask.kind)
    verbs = {id.split()[0] for id in (*offered, *(blocked.id for blocked in entries.blocked))}
    if placed and verbs.difference(placed):
        report.fault(f"{ask.kind}: {', '.join(sorted(verbs.difference(placed)))} has no place among the actions")
    for blocked in entries.blocked:
        _expect(table, ask.seat, number, [blocked.id], AgainstRules, report)
    _expect(table, ask.seat, number, [f"nonsense {rng.random()}"], Malformed, report)
    _expect(table, ask.seat, number, [], Malformed, report)
    _expect(table, table.seats, number, [offered[0]], Malformed, report)
    own = [table.ask_id(each) for each in table.asks_of(ask.seat)]
    if len(set(own)) < len(own):
        report.fault(f"two questions to {seat_name(ask.seat)} have one number")
    for wrong in (min(own) - 1, max(own) + 1):
        _expect(table, ask.seat, wrong, [offered[0]], (Stale, NotYours), report)
    for seat in range(table.seats):
        if number not in [table.ask_id(each) for each in table.asks_of(seat)]:
            _expect(table, seat, number, [offered[0]], (NotYours, Stale), report)


def _expect(
    table: Table,
    seat: int,
    number: int,
    ids: list[str],
    errors: type[HyakkiError] | tuple[type[HyakkiError], ...],
    report: Report,
) -> None:
    report.refusals += 1
    try:
        table.answer(seat, number, ids)
    except errors:
        return
    except Exception as error:
        report.fault(f"refused with {type(error).__name__} instead: {ids}")
        return
    report.fault(f"{seat_name(seat)} was let answer {ids}")


def _check_secrets(table: Table, rng: Random, report: Report, offered: Offered) -> None:
    """Check for every viewer that redeals agree with the View and the Memory, and that no byte leaks a secret."""
    for memory in table.memories.values():
        _check_redeal(table, memory, rng, report)
        try:
            compare(table.game, table.state, memory, rng, report.leak, offered)
        except Exception as error:
            report.fault(f"the leak test failed: {_where(error)}")


def _check_redeal(table: Table, memory: Memory, rng: Random, report: Report) -> None:
    seen = table.view(memory.viewer)
    report.redeals += 1
    try:
        world = table.game.redeal(seen, rng)
    except HyakkiError as error:
        report.fault(f"redeal: {error}")
        return
    if table.game.view(world, memory).encoded() != seen.encoded():
        report.fault("a redealt world looks different")
    misfit = memory.misfit(world)
    if misfit is not None:
        report.fault(f"a redealt world does not agree with Memory: {misfit}")


def _ids(path: Path) -> tuple[str, ...]:
    return tuple(option.id for option in path)
