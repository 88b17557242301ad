"""Playing at random and asking at every question whether the engine keeps its promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from hyakki.core import engine
from hyakki.core.chance import Chance
from hyakki.core.engine import State
from hyakki.core.errors import AgainstRules, HyakkiError, Malformed, NotYours, Stale
from hyakki.core.events import Viewer, seat_name, viewers
from hyakki.core.game import Game, game_of
from hyakki.core.menu import Ask, Option, Path
from hyakki.core.records import Record
from hyakki.core.rules import Rules
from hyakki.core.save import digest, load, save
from hyakki.core.series import Series
from hyakki.core.table import Table
from hyakki.lab.leak import LeakReport, compare

SAMPLES = 20
"""Questions of a game at which the leak and redeal tests are made, unless all are asked for."""
GAME_CAP = 20_000

Progress = Callable[[int], None]


@dataclass
class Report:
    """What was checked, and every fault found: none is the only good answer."""

    games: int = 0
    questions: int = 0
    options: int = 0
    refusals: int = 0
    redeals: int = 0
    leak: LeakReport = field(default_factory=LeakReport)
    faults: Counter[str] = field(default_factory=Counter)

    def fault(self, what: str) -> None:
        self.faults[what] += 1

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
    progress: Progress | None = None,
) -> Report:
    game = game_of(key)
    rules = game.rules(seats, {**game.simulation_options, **(options or {})})
    report = Report()
    for index in range(games):
        check_game(game, rules, seats, f"{seed}/{index}", report, full)
        if progress is not None:
            progress(index + 1)
    return report


def check_game(game: Game[Any], rules: Rules, seats: int, seed: str, report: Report, full: bool = False) -> None:
    """One random game; a follower rebuilds it from its Records as they would be read from a file."""
    rng = Random(seed)
    chance = Chance.seeded(seed)
    table = Table.start(game, rules, seats, chance, viewers(seats))
    follower = Table(game, rules, seats, Chance(b""))
    length = _length(game, rules, seats, seed)
    report.games += 1
    for _ in range(GAME_CAP):
        _follow(table, follower, report)
        if table.over:
            return
        if _inner_game(table, rng):
            continue
        report.questions += 1
        _check_question(table, rng, report)
        if full or rng.random() * length < SAMPLES:
            _check_secrets(table, rng, report)
        step(table, rng)
    report.fault(f"game {seed} is not over after {GAME_CAP} questions")


def step(table: Table, rng: Random) -> None:
    """One question answered at random, as a random bot would."""
    ask = rng.choice(table.asks)
    if ask.sealed:
        for each in table.asks:
            table.answer(each.seat, table.ask_id(each), _ids(random_path(table.state, each, rng)))
        assert table.settle(), "all have answered"
    else:
        table.answer(ask.seat, table.ask_id(ask), _ids(random_path(table.state, ask, rng)))


def random_path(s: State, ask: Ask, rng: Random, first: Option | None = None) -> Path:
    path: Path = () if first is None else (first,)
    while not path or not path[-1].final:
        path += (rng.choice(engine.menu(s, ask, path).options),)
    return path


def _length(game: Game[Any], rules: Rules, seats: int, seed: str) -> int:
    """How many questions such a game has, so that samples spread over all of it."""
    rng = Random(seed)
    s = game.start(rules, seats, Chance.seeded(seed))
    for count in range(GAME_CAP):
        if not s.asks:
            return count + 1
        ask = s.asks[0]
        if ask.sealed:
            outcome = s.stack[-1].outcome(s, {each.seat: random_path(s, each, rng) for each in s.asks})
            assert outcome is not None
            engine.close(s, outcome)
        else:
            engine.give(s, ask, random_path(s, ask, rng))
        s.log.clear()
    return GAME_CAP


def _inner_game(table: Table, rng: Random) -> bool:
    """A Series waits for a game: play it."""
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
    """Replay from Records: the same digest at every question."""
    while len(follower.records) < len(table.records):
        document = msgspec.json.encode(table.records[len(follower.records)])
        record: Record = msgspec.json.decode(document, type=Record)
        follower.state.chance.forced = []
        follower.apply(record)
    if digest(table.state, key=False) != digest(follower.state, key=False):
        report.fault("replay from Records leads elsewhere")


def _check_question(table: Table, rng: Random, report: Report) -> None:
    s = table.state
    before = digest(s)
    if digest(s.copy()) != before:
        report.fault("a copy is not alike")
    loaded = load(type(s), save(s), s.rules, dict(table.game.steps))
    if digest(loaded) != before or [repr(ask) for ask in loaded.asks] != [repr(ask) for ask in s.asks]:
        report.fault("saved and loaded, the game is another")
    for ask in table.asks:
        _check_offers(s, ask, rng, report)
        _check_refusals(table, ask, rng, report)
        default = s.stack[-1].default(s, ask)
        try:
            engine.read_path(s, ask, list(_ids(default)))
        except HyakkiError as error:
            report.fault(f"the default of {ask.kind} is refused: {error}")
    for viewer in viewers(table.seats):
        misfit = table.memory(viewer).misfit(s)
        if misfit is not None:
            report.fault(f"Memory rules out the true world: {misfit}")
    if digest(s) != before:
        report.fault("looking or acting on a copy changed the game")


def _check_offers(s: State, ask: Ask, rng: Random, report: Report) -> None:
    """Every offered option is accepted; a window is closed with it and random answers of the others."""
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
    """Blocked, invented, foreign and stale answers are refused, each with its own error."""
    number = table.ask_id(ask)
    offered = engine.menu(table.state, ask).ids()
    for blocked in engine.menu(table.state, ask, look=True).blocked:
        if blocked.id in offered:
            report.fault(f"{ask.kind}: {blocked.id!r} is both offered and blocked")
        _expect(table, ask.seat, number, [blocked.id], AgainstRules, report)
    _expect(table, ask.seat, number, [f"nonsense {rng.random()}"], Malformed, report)
    _expect(table, ask.seat, number, [], Malformed, report)
    _expect(table, ask.seat, number - 1, [offered[0]], (Stale, NotYours), report)
    _expect(table, ask.seat, number + 1, [offered[0]], (NotYours, Stale), report)
    _expect(table, table.seats, number, [offered[0]], Malformed, report)
    asked = {each.seat for each in table.asks}
    for seat in range(table.seats):
        if seat not in asked:
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


def _check_secrets(table: Table, rng: Random, report: Report) -> None:
    """For every viewer: redeals agree with the View and the Memory, and no byte gives anything away."""
    for viewer in viewers(table.seats):
        _check_redeal(table, viewer, rng, report)
        compare(table.game, table.state, table.memory(viewer), rng, report.leak)


def _check_redeal(table: Table, viewer: Viewer, rng: Random, report: Report) -> None:
    memory = table.memory(viewer)
    seen = table.view(viewer)
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
