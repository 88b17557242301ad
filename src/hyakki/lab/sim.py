"""Simulation: many games among bots, and what came of them."""

from __future__ import annotations

import multiprocessing
import signal
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hyakki.bots import Bot, bot_of
from hyakki.bots.random import RandomBot
from hyakki.core.chance import Chance
from hyakki.core.engine import State, close, give, menu
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.events import Viewer, seat_name
from hyakki.core.game import AnyGame, game_of
from hyakki.core.memory import Memory, fold
from hyakki.core.menu import Ask
from hyakki.core.menu import Path as Answer
from hyakki.core.rules import Rules
from hyakki.core.series import Series, game_ended
from hyakki.core.watch import Served

CAP = 20_000
"""Questions after which a game is stopped."""
CHUNK = 25
"""Games that a worker plays at a time."""
KEPT_FAILURES = 5
CONFIDENCE = 1.96
"""Standard deviations either side: 95 %."""

Progress = Callable[[int, int], None]
"""Told how many games of how many have been played."""


# One game


class Played:
    """One game as it ended, or was stopped. `decisions` are answers that had a choice, a sealed window counting once;
    `questions` are all that were put."""

    __slots__ = ("capped", "decisions", "questions", "served", "state")

    def __init__(self, state: State, decisions: int, questions: int, capped: bool, served: Served) -> None:
        self.state = state
        self.decisions = decisions
        self.questions = questions
        self.capped = capped
        self.served = served


def play_game(
    game: AnyGame,
    rules: Rules,
    seats: int,
    bots: Sequence[Bot],
    seed: str,
    cap: int = CAP,
    remember: bool = False,
) -> Played:
    """One game among these bots, by seat. Memory is kept for the bots that need a View; `remember`: for every seat."""
    s = game.start(rules, seats, Chance.seeded(seed))
    rng = Random(seed)
    memories = [
        game.memory(Viewer((seat,)), seats) if remember or bot.needs_view else None for seat, bot in enumerate(bots)
    ]
    kept = [memory for memory in memories if memory is not None]
    by_chance = [isinstance(bot, RandomBot) for bot in bots]
    watch = game.watch()
    decisions = questions = 0
    while s.over is None and questions < cap:
        if kept:
            fold(s.log, kept)
        if watch is not None:
            watch.see(s, s.log)
        s.log.clear()
        questions += 1
        answers: dict[int, Answer] = {}
        chosen = False
        asks = s.asks
        if len(asks) > 1 and not asks[0].sealed:  # open: each answer may change what the others are asked
            first = rng.choice(asks)
            asks = (first, *(ask for ask in asks if ask is not first))
        for ask in asks:
            seat = ask.seat
            if by_chance[seat]:
                path, choice = wander(s, ask, rng)
            else:
                path, choice = consult(bots[seat], game, s, ask, memories[seat], rng)
            if not path:
                continue
            chosen = chosen or choice
            if not ask.sealed:
                give(s, ask, path)
                break
            answers[seat] = path
            outcome = s.stack[-1].outcome(s, answers)
            if outcome is not None:
                close(s, outcome)
                break
        else:
            if asks:
                fall_silent(s, asks)
                continue
            inner = play_next(game, s, bots, f"{seed}-{questions}", cap - questions)
            questions += inner.questions
            decisions += inner.decisions
        decisions += chosen
    served: Served = {}
    if watch is not None:
        watch.see(s, s.log)
        served = watch.served()
    return Played(s, decisions, questions, s.over is None or game.standing(s).reason in game.no_result, served)


def fall_silent(s: State, asks: Sequence[Ask]) -> None:
    """No bot has anything to add to what is open: it closes as if time were up."""
    for ask in asks:
        path = s.stack[-1].default(s, ask)
        if path:
            give(s, ask, path)
            return
    raise AssertionError(f"nobody answers, and silence leads nowhere: {asks}")


def play_next(game: AnyGame, s: State, bots: Sequence[Bot], seed: str, cap: int) -> Played:
    """The game that a Series waits for; while it goes on the Series asks nothing."""
    assert isinstance(game, Series), "somebody is asked, or a game of a Series is under way"
    under_way = game.under_way(s)
    assert under_way is not None
    key, seats, options = under_way
    inner = game_of(key)
    rules = inner.rules(seats, {**inner.simulation_options, **options})
    played = play_game(inner, rules, seats, [bots[seat] for seat in game.players(s)], seed, cap)
    if played.state.over is not None:
        game_ended(s, inner.standing(played.state).plain())
    return played


def wander(s: State, ask: Ask, rng: Random) -> tuple[Answer, bool]:
    """What the random bot answers, and whether there was a choice."""
    step = s.stack[-1]
    path: Answer = ()
    choice = False
    while True:
        options = step.menu(s, ask, path, False).options
        if len(options) > 1:
            choice = True
            option = options[int(rng.random() * len(options))]
        else:
            option = options[0]
        path += (option,)
        if option.final:
            return path, choice


def consult(bot: Bot, game: AnyGame, s: State, ask: Ask, memory: Memory | None, rng: Random) -> tuple[Answer, bool]:
    """What this bot answers, and whether there was a choice: a forced answer is not worth its time. An open question
    forces nobody."""
    path: Answer = ()
    options = menu(s, ask, path).options
    while len(options) == 1 and not ask.open:
        path += (options[0],)
        if options[0].final:
            return path, False
        options = menu(s, ask, path).options
    view = game.view(s, memory) if memory is not None and bot.needs_view else None
    return bot.choose(game, view, ask, partial(menu, s, ask), rng), True


# Many games


class Run(msgspec.Struct, frozen=True):
    """What is to be simulated; all that a worker has to be told."""

    game: AnyGame
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    cap: int

    def seating(self, index: int) -> list[str]:
        """Bots fill the seats in turn, one seat further on in each game, so that each sits everywhere equally often."""
        return [self.bots[(seat + index) % self.seats % len(self.bots)] for seat in range(self.seats)]

    def seed_of(self, index: int) -> str:
        return f"{self.seed}-{index}"

    @property
    def facts(self) -> dict[str, Any]:
        """What must be the same for two parts of one simulation."""
        return {
            "game": self.game.key,
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "cap": self.cap,
            "rules": self.game.rules(self.seats, self.options).digest,
        }


class Failure(msgspec.Struct, frozen=True):
    """A game that raised an exception."""

    index: int
    seed: str
    traceback: str


class Tally:
    """Counts of some games; of two parts of a run, one for both."""

    def __init__(self) -> None:
        self.finished = self.capped = self.errors = self.decisions = 0
        self.wins: dict[str, Counter[str]] = {"by_seat": Counter(), "by_bot": Counter(), "by_role": Counter()}
        self.sat: dict[str, Counter[str]] = {"by_seat": Counter(), "by_bot": Counter(), "by_role": Counter()}
        """Finished games in which each took part."""
        self.endings: Counter[str] = Counter()
        self.lengths: dict[str, Counter[int]] = {}
        self.came_up: dict[str, Counter[str]] = {}
        self.served: dict[str, Counter[str]] = {}
        """By table: games in which each thing came up, and served."""
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
        # Only now is anything counted: what the game was asked for may have raised.
        self.finished += 1
        self.decisions += played.decisions
        self.endings[standing.reason] += 1
        for by, named in names.items():
            if named:
                self.sat[by].update(set(named))
                self.wins[by].update({named[seat] for seat in standing.winners})
        for name, length in lengths.items():
            self.lengths.setdefault(name, Counter())[length] += 1
        for table, things in played.served.items():
            self.came_up.setdefault(table, Counter()).update(list(things))
            self.served.setdefault(table, Counter()).update([name for name, served in things.items() if served])

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
    """The tally of each game. A game that raises is counted and never stops the others."""
    rules = run.game.rules(run.seats, run.options)
    for index in indices:
        tally = Tally()
        names = run.seating(index)
        seed = run.seed_of(index)
        try:
            played = play_game(run.game, rules, run.seats, [bot_of(name) for name in names], seed, run.cap)
            tally.add(run.game, played, names)
        except Exception:
            tally.fail(index, seed)
        yield tally


def simulate(
    game: AnyGame,
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: int = 0,
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
    cap: int = CAP,
    keep: Path | None = None,
) -> Report:
    """So many games; the same seed gives the same games, however many workers share them. Ctrl-C ends the run early:
    the report is of the games that were over by then. `keep` is a file for the counts; a run that finds its own counts
    there goes on after them."""
    run = Run(game, seats, tuple(bots), seed, {**game.simulation_options, **(options or {})}, cap)
    _check(run)
    total, seconds = Tally(), 0.0
    if keep is not None and keep.exists():
        total, seconds = _kept(keep, run)
    began = time.perf_counter()
    try:
        for tally in _tallies(run, range(total.games, games), workers):
            total.merge(tally)
            if progress is not None:
                progress(total.games, games)
    except KeyboardInterrupt:
        pass
    seconds += time.perf_counter() - began
    if keep is not None:
        _keep(keep, run, total, seconds)
    return report(run, total, seconds)


class Kept(msgspec.Struct):
    """A run that can go on: what is simulated, and what has come of it so far."""

    run: dict[str, Any]
    tally: dict[str, Any]
    seconds: float


def _keep(file: Path, run: Run, total: Tally, seconds: float) -> None:
    """The file is replaced as a whole, so that a run that is stopped while it writes loses nothing."""
    written = file.with_name(f"{file.name}.part")
    written.write_bytes(msgspec.json.encode(Kept(run.facts, total.plain(), seconds)))
    written.replace(file)


def _kept(file: Path, run: Run) -> tuple[Tally, float]:
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=Kept)
        tally = Tally.load(kept.tally)
    except (OSError, msgspec.DecodeError, KeyError, ValueError, TypeError):
        raise BadContent(str(file), "does not hold the counts of a simulation") from None
    for name, value in run.facts.items():
        if kept.run.get(name) != value:
            raise BadContent(
                str(file), f"holds another simulation: its {name} is {kept.run.get(name)!r}, not {value!r}"
            )
    return tally, kept.seconds


def _check(run: Run) -> None:
    """What is wrong with the whole run is said before the first game."""
    game = run.game
    if not game.least <= run.seats <= game.most:
        raise Malformed(f"{game.key} has {game.least} to {game.most} seats, not {run.seats}")
    if not 1 <= len(run.bots) <= run.seats:
        raise Malformed(f"{len(run.bots)} bots cannot share {run.seats} seats")
    for name in run.bots:
        bot_of(name)
    game.rules(run.seats, run.options)


def _tallies(run: Run, games: range, workers: int) -> Iterator[Tally]:
    """The tallies of consecutive parts, in order: of single games, or of chunks that processes share."""
    parts = [games[start : start + CHUNK] for start in range(0, len(games), CHUNK)]
    if workers <= 1 or len(parts) <= 1:
        yield from play_each(run, games)
        return
    with multiprocessing.get_context("spawn").Pool(min(workers, len(parts)), _leave_stopping_to_the_parent) as pool:
        yield from pool.imap(partial(play_some, run), parts)


def _leave_stopping_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the parent alone ends the run."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# The report


class Share(msgspec.Struct, frozen=True):
    """Wins out of the finished games in which one took part, with a Wilson interval of 95 %."""

    wins: int
    games: int
    share: float
    low: float
    high: float


class Use(msgspec.Struct, frozen=True):
    """Of a thing of the game: the games in which it came up, and in how many of them it served."""

    games: int
    served: int
    share: float


class Report(msgspec.Struct, frozen=True):
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
    """`by_seat`, `by_bot` and, where seats are not alike, `by_role`."""
    endings: dict[str, int]
    length: dict[str, dict[str, float]]
    """Of finished games: in decisions, and in the game's own measures."""
    use: dict[str, dict[str, Use]]
    """By table, where a game has its things counted."""
    failures: tuple[Failure, ...]

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
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
    """With the Wilson interval, which holds near 0 and 1 and for few games too."""
    if not games:
        return Share(wins, games, 0.0, 0.0, 1.0)
    share = wins / games
    spread = CONFIDENCE**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = CONFIDENCE * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Share(wins, games, round(share, 4), round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4))


def use_of(games: int, served: int) -> Use:
    return Use(games, served, round(served / games, 4))


def spread(lengths: Counter[int]) -> dict[str, float]:
    """Mean and quantiles."""
    count = lengths.total()
    ordered = sorted(lengths.elements())
    mean = sum(length * times for length, times in lengths.items()) / count
    quantiles = {"least": 0.0, "p10": 0.1, "median": 0.5, "p90": 0.9, "most": 1.0}
    return {"mean": round(mean, 2)} | {name: ordered[round(at * (count - 1))] for name, at in quantiles.items()}
