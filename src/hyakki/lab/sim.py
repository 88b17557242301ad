"""Simulations: many games among bots, and statistics about them."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from hyakki.bots import Bot
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.events import seat_name
from hyakki.core.game import AnyGame
from hyakki.lab.entrants import Entrants, Games
from hyakki.lab.kept import keep as write
from hyakki.lab.kept import kept
from hyakki.lab.play import CAP, Played, play_game
from hyakki.lab.ratings import wilson
from hyakki.lab.work import Engine, shared_work

CHUNK = 25
"""The number of games that a worker plays at a time."""
KEPT_FAILURES = 5

Progress = Callable[[int, int], None]
"""Called with the number of games played and the total."""


class Run(Games, frozen=True):
    """The parameters of a simulation."""

    @property
    def bots(self) -> tuple[str, ...]:
        return self.entrants.names

    def seating(self, index: int) -> list[str]:
        """Return the bots by seat. They move by one seat in each game, so that each sits everywhere equally often."""
        return [self.bots[(seat + index) % self.seats % len(self.bots)] for seat in range(self.seats)]

    def seed_of(self, index: int) -> str:
        return f"{self.seed}-{index}"


class Failure(msgspec.Struct, frozen=True):
    """A game that raised an exception."""

    index: int
    seed: str
    traceback: str


class Tally:
    """Counts over some games. Two tallies of one run can be merged."""

    def __init__(self) -> None:
        self.finished = self.capped = self.errors = self.decisions = 0
        self.wins: dict[str, Counter[str]] = {"by_seat": Counter(), "by_bot": Counter(), "by_role": Counter()}
        self.sat: dict[str, Counter[str]] = {"by_seat": Counter(), "by_bot": Counter(), "by_role": Counter()}
        """The number of finished games in which each took part."""
        self.endings: Counter[str] = Counter()
        self.lengths: dict[str, Counter[int]] = {}
        self.came_up: dict[str, Counter[str]] = {}
        self.served: dict[str, Counter[str]] = {}
        """The games in which each thing came up, and served, by sort."""
        self.failures: list[Failure] = []

    def add(self, game: AnyGame, played: Played, bots: Sequence[str]) -> None:
        if played.capped:
            self.capped += 1
            self.decisions += played.decisions
            return
        s = played.state
        standing = game.standing(s)
        seats = [seat_name(seat) for seat in range(s.seats)]
        names = {"by_seat": seats, "by_bot": bots, "by_role": game.roles(s)}
        lengths = {"decisions": played.decisions, **game.measures(s)}
        # Count only now: a method of the game may have raised.
        self.finished += 1
        self.decisions += played.decisions
        self.endings[standing.reason] += 1
        for by, named in names.items():
            if named:
                self.sat[by].update(set(named))
                self.wins[by].update({named[seat] for seat in standing.winners})
        for name, length in lengths.items():
            self.lengths.setdefault(name, Counter())[length] += 1
        for sort, things in played.uses.items():
            self.came_up.setdefault(sort, Counter()).update(list(things))
            self.served.setdefault(sort, Counter()).update([id for id, use in things.items() if use.used])

    def fail(self, index: int, seed: str) -> None:
        self.errors += 1
        if len(self.failures) < KEPT_FAILURES:
            self.failures.append(Failure(index, seed, traceback.format_exc()))

    def merge(self, other: Tally) -> None:
        self.finished += other.finished
        self.capped += other.capped
        self.errors += other.errors
        self.decisions += other.decisions
        for by in self.wins:
            self.wins[by].update(other.wins[by])
            self.sat[by].update(other.sat[by])
        self.endings.update(other.endings)
        for name, lengths in other.lengths.items():
            self.lengths.setdefault(name, Counter()).update(lengths)
        for mine, theirs in ((self.came_up, other.came_up), (self.served, other.served)):
            for table, things in theirs.items():
                mine.setdefault(table, Counter()).update(things)
        self.failures = (self.failures + other.failures)[:KEPT_FAILURES]

    @property
    def games(self) -> int:
        return self.finished + self.capped + self.errors

    def plain(self) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(vars(self), str_keys=True)
        return plain

    @classmethod
    def load(cls, plain: Mapping[str, Any]) -> Tally:
        tally = cls()
        for name, value in plain.items():
            setattr(tally, name, value)
        for name in ("wins", "sat", "came_up", "served"):
            setattr(tally, name, {by: Counter(counts) for by, counts in plain[name].items()})
        tally.endings = Counter(plain["endings"])
        tally.lengths = {
            name: Counter({int(k): n for k, n in plain["lengths"][name].items()}) for name in tally.lengths
        }
        tally.failures = msgspec.convert(plain["failures"], list[Failure])
        return tally


def play_some(run: Run, indices: Iterable[int]) -> Tally:
    total = Tally()
    for tally in play_each(run, indices):
        total.merge(tally)
    return total


def play_each(run: Run, indices: Iterable[int]) -> Iterator[Tally]:
    """Yield the tally of each game. A game that raises an exception is counted, and the run continues."""
    rules = run.game.rules(run.seats, run.options)
    for index in indices:
        tally = Tally()
        names = run.seating(index)
        seed = run.seed_of(index)
        try:
            played = play_game(run.game, rules, run.seats, [run.entrants.bot(name) for name in names], seed, run.cap)
            tally.add(run.game, played, names)
        except Exception:
            tally.fail(index, seed)
        yield tally


def simulate(
    game: AnyGame,
    games: int,
    seats: int,
    bots: Sequence[str | Bot],
    seed: int = 0,
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
    cap: int = CAP,
    keep: Path | None = None,
    code: Sequence[Path] = (),
    engine: Engine = "processes",
) -> Report:
    """Let bots play many games and report wins and lengths.

    The bots, given by name or as objects, take the seats in turn; `code` are Python files that define bots. The same
    seed gives the same games, for any number of workers, and with the engine "ray", which plays on a cluster. Ctrl-C
    ends the run early with a report of the games so far. `keep` is a file for the counts: a run that finds its counts
    there continues after them.

    Examples:
        >>> from hyakki import game_of, simulate
        >>> report = simulate(game_of("kitsunedo"), games=4, seats=2, bots=["judgement", "random"], seed=1)
        >>> report.finished, report.errors
        (4, 0)
        >>> report.wins["by_bot"]["judgement"].games
        4
    """
    run = Run(game, seats, Entrants.of(game, bots, code), seed, {**game.simulation_options, **(options or {})}, cap)
    _check(run)
    total, seconds = Tally(), 0.0
    if keep is not None and keep.exists():
        total, seconds = _kept(keep, run)
    began = time.perf_counter()
    try:
        for tally in _tallies(run, range(total.games, games), workers, engine):
            total.merge(tally)
            if progress is not None:
                progress(total.games, games)
    except KeyboardInterrupt:
        pass
    seconds += time.perf_counter() - began
    if keep is not None:
        write(keep, run.facts, total.plain(), seconds)
    return report(run, total, seconds)


def _kept(file: Path, run: Run) -> tuple[Tally, float]:
    plain, seconds = kept(file, run.facts, dict[str, Any], "a simulation")
    try:
        return Tally.load(plain), seconds
    except (KeyError, ValueError, TypeError):
        raise BadContent(str(file), "does not hold the counts of a simulation") from None


def _check(run: Run) -> None:
    """Raise errors in the parameters before the first game."""
    game = run.game
    game.check_seats(run.seats)
    if not 1 <= len(run.bots) <= run.seats:
        raise Malformed(f"{len(run.bots)} bots cannot share {run.seats} seats")
    game.rules(run.seats, run.options)


def _tallies(run: Run, games: range, workers: int, engine: Engine) -> Iterator[Tally]:
    """Yield the tallies of consecutive parts in order: of single games, or of chunks that processes share."""
    parts = [games[start : start + CHUNK] for start in range(0, len(games), CHUNK)]
    if engine == "processes" and (workers <= 1 or len(parts) <= 1):
        return play_each(run, games)
    return shared_work(partial(play_some, run), parts, workers, engine)


# The report


class Share(msgspec.Struct, frozen=True):
    """The share of finished games that a seat, bot or role won, with a 95 % Wilson interval."""

    wins: int
    games: int
    share: float
    low: float
    high: float


class Use(msgspec.Struct, frozen=True):
    """The number of times that a thing of the game came up, and served."""

    games: int
    served: int
    share: float


class Report(msgspec.Struct, frozen=True):
    """The results of a simulation."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    games: int
    finished: int
    capped: int
    errors: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: dict[str, dict[str, Share]]
    """The shares `by_seat`, `by_bot` and, if seats differ, `by_role`."""
    endings: dict[str, int]
    length: dict[str, dict[str, float]]
    """The length of finished games, in decisions and in the game's own measures."""
    use: dict[str, dict[str, Use]]
    """The use of the game's things, by sort, if the game counts them."""
    failures: tuple[Failure, ...]

    def plain(self) -> dict[str, Any]:
        """Return the report as plain data."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain


def report(run: Run, tally: Tally, seconds: float) -> Report:
    return Report(
        game=run.game.key,
        seats=run.seats,
        bots=run.bots,
        seed=run.seed,
        options=run.options,
        games=tally.games,
        finished=tally.finished,
        capped=tally.capped,
        errors=tally.errors,
        decisions=tally.decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(tally.decisions / seconds, 1) if seconds else 0.0,
        wins={
            by: {name: share_of(tally.wins[by][name], sat[name]) for name in sorted(sat)}
            for by, sat in tally.sat.items()
            if sat
        },
        endings=dict(sorted(tally.endings.items())),
        length={name: spread(lengths) for name, lengths in sorted(tally.lengths.items())},
        use={
            table: {name: use_of(things[name], tally.served[table][name]) for name in sorted(things)}
            for table, things in sorted(tally.came_up.items())
        },
        failures=tuple(tally.failures),
    )


def share_of(wins: int, games: int) -> Share:
    """Return a share with its Wilson interval."""
    share = wins / games if games else 0.0
    return Share(wins, games, round(share, 4), *wilson(share, games))


def use_of(games: int, served: int) -> Use:
    return Use(games, served, round(served / games, 4))


def spread(lengths: Counter[int]) -> dict[str, float]:
    """Return the mean and the quantiles."""
    count = lengths.total()
    ordered = sorted(lengths.elements())
    mean = sum(length * times for length, times in lengths.items()) / count
    quantiles = {"least": 0.0, "p10": 0.1, "median": 0.5, "p90": 0.9, "most": 1.0}
    return {"mean": round(mean, 2)} | {name: ordered[round(at * (count - 1))] for name, at in quantiles.items()}
