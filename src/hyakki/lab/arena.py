"""The arena: rates bots by games of each pair. Games come in twos with the same chance, seats or sides changed."""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from hyakki.bots import Bot
from hyakki.core import replay
from hyakki.core.chance import Chance
from hyakki.core.errors import Malformed
from hyakki.core.game import AnyGame
from hyakki.core.records import Record
from hyakki.core.replay import Sitter
from hyakki.core.rules import Rules
from hyakki.core.series import Series
from hyakki.core.table import Table
from hyakki.lab.entrants import Entrants, Games
from hyakki.lab.kept import keep as write
from hyakki.lab.kept import kept
from hyakki.lab.play import CAP, Played, play_game
from hyakki.lab.ratings import Pair, Rating, Scores, mean_of, ratings, verdict, wilson
from hyakki.lab.sim import Progress
from hyakki.lab.work import Engine, shared_work

ROUND = 40
"""The pairs of games of each pair of bots before the sequential test looks again."""
CHUNK = 5
"""The pairs of games that a worker plays at a time."""
KEPT_FAILURES = 5
DRAW = 0.5


class Bout(msgspec.Struct):
    """The results of two bots so far. `scores` are those of the first bot, one for each pair of games."""

    scores: dict[float, int] = {}
    sides: dict[str, dict[str, list[int]]] = {}
    """The games won and played, for each side and bot."""
    drawn: int = 0
    """Games that nobody won, or that were stopped; they count as half a point for both."""
    errors: int = 0
    decisions: int = 0
    failures: list[str] = []

    @property
    def met(self) -> int:
        """The pairs of games played, those with an error included."""
        return sum(self.scores.values()) + self.errors

    def merge(self, other: Bout) -> None:
        for score, times in other.scores.items():
            self.scores[score] = self.scores.get(score, 0) + times
        for side, bots in other.sides.items():
            for bot, (won, played) in bots.items():
                mine = self.sides.setdefault(side, {}).setdefault(bot, [0, 0])
                mine[0] += won
                mine[1] += played
        self.drawn += other.drawn
        self.errors += other.errors
        self.decisions += other.decisions
        self.failures = (self.failures + other.failures)[:KEPT_FAILURES]


class Match(Games, frozen=True):
    """The parameters of an arena."""

    replays: Path | None
    saved: int
    """The number of pairs of games whose replays are saved, for each pair of bots."""


def lineups(sides: Sequence[str], seats: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return who of two bots, 0 or 1, sits where in the two games: on one side each, or in every other seat.

    Examples:
        >>> lineups((), 3)
        ((0, 1, 0), (1, 0, 1))
        >>> lineups(("oni", "heroes", "heroes"), 3)
        ((0, 1, 1), (1, 0, 0))
    """
    first = tuple(int(side != sides[0]) for side in sides) if sides else tuple(seat % 2 for seat in range(seats))
    return first, tuple(1 - bot for bot in first)


# Games


def play_pairs(match: Match, part: tuple[Pair, range]) -> tuple[Pair, Bout]:
    """Play some pairs of games between two bots. A game that raises an exception is counted, and the run continues."""
    pair, indices = part
    total = Bout()
    rules = match.game.rules(match.seats, match.options)
    for index in indices:
        try:
            total.merge(_pair(match, rules, pair, index))
        except Exception:
            seed = f"{match.seed}-{index}"
            total.merge(Bout(errors=1, failures=[f"{' against '.join(pair)}, seed {seed}:\n{traceback.format_exc()}"]))
    return pair, total


def _pair(match: Match, rules: Rules, pair: Pair, index: int) -> Bout:
    game, seed, bout, points = match.game, f"{match.seed}-{index}", Bout(), 0.0
    sides = game.sides(game.start(rules, match.seats, Chance.seeded(seed)))
    for number, lineup in enumerate(lineups(sides, match.seats)):
        names = [pair[bot] for bot in lineup]
        records: list[Record] | None = [] if index < match.saved else None
        bots = [match.entrants.bot(name) for name in names]
        played = play_game(game, rules, match.seats, bots, seed, match.cap, records=records)
        points += _count(bout, game, played, pair, lineup, sides)
        if records is not None and match.replays is not None:
            file = f"{game.key}-{pair[0]}-{pair[1]}-{index}{'ab'[number]}.json"
            (match.replays / file).write_bytes(_replay(match, rules, names, records, seed))
    bout.scores[round(points / 2, 4)] = 1
    return bout


def _count(bout: Bout, game: AnyGame, played: Played, pair: Pair, lineup: Sequence[int], sides: Sequence[str]) -> float:
    """Add one game, and return the points of the first bot: its share of the seats that won."""
    bout.decisions += played.decisions
    winners = () if played.capped else game.standing(played.state).winners
    for side in dict.fromkeys(sides):
        seats = [seat for seat, own in enumerate(sides) if own == side]
        count = bout.sides.setdefault(side, {}).setdefault(pair[lineup[seats[0]]], [0, 0])
        count[0] += any(seat in winners for seat in seats)
        count[1] += 1
    if not winners:
        bout.drawn += 1
        return DRAW
    return sum(lineup[seat] == 0 for seat in winners) / len(winners)


def _replay(match: Match, rules: Rules, names: Sequence[str], records: Sequence[Record], seed: str) -> bytes:
    table = Table(match.game, rules, match.seats, Chance.seeded(seed))
    for record in records:
        table.apply(record)
    return replay.encode(replay.export(table, [Sitter(name, name) for name in names]))


# The arena


class PairReport(msgspec.Struct, frozen=True):
    """The results of two bots against each other. `score` is the first bot's, with a 95 % interval."""

    first: str
    second: str
    games: int
    score: float
    low: float
    high: float
    verdict: str
    """The result of the sequential test: "first", "second", "even", or "" if it has not decided."""
    drawn: int
    errors: int
    sides: dict[str, dict[str, tuple[int, int]]]
    """The games won and played, for each side and bot."""


class ArenaReport(msgspec.Struct, frozen=True):
    """The results of an arena."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    ratings: tuple[Rating, ...]
    pairs: tuple[PairReport, ...]
    games: int
    errors: int
    decisions: int
    seconds: float
    stopped: bool
    """Whether it was stopped before all games were played."""
    failures: tuple[str, ...]

    def plain(self) -> dict[str, Any]:
        """Return the report as plain data."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain


def arena(
    game: AnyGame,
    bots: Sequence[str | Bot],
    games: int = 200,
    seats: int | None = None,
    *,
    seed: int = 0,
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
    code: Sequence[Path] = (),
    until_decided: bool = False,
    keep: Path | None = None,
    replays: Path | None = None,
    saved: int = 0,
    cap: int = CAP,
    progress: Progress | None = None,
    engine: Engine = "processes",
) -> ArenaReport:
    """Let each pair of bots play `games` games, and rate them.

    Both games of a pair have the same chance, with seats or sides changed. With `until_decided` a pair of bots stops as
    soon as a sequential test has decided. The same seed gives the same games, for any number of workers. Ctrl-C ends
    the arena early; `keep` is a file from which it continues.

    Examples:
        >>> from hyakki import arena, game_of
        >>> report = arena(game_of("kitsunedo"), ["judgement", "random"], games=20, seats=2)
        >>> report.ratings[0].bot, report.pairs[0].games
        ('judgement', 20)
    """
    if replays is not None:
        replays.mkdir(parents=True, exist_ok=True)
    match = Match(
        game,
        game.usual if seats is None else seats,
        Entrants.of(game, bots, code),
        seed,
        {**game.simulation_options, **(options or {})},
        cap,
        replays,
        0 if replays is None else saved,
    )
    _check(match)
    bouts, seconds = _begin(match, keep)
    began, stopped = time.perf_counter(), False
    wanted = -(-games // 2)
    try:
        while parts := list(_next_round(bouts, wanted, until_decided)):
            results = list(shared_work(partial(play_pairs, match), parts, workers, engine))
            for pair, bout in results:
                bouts[pair].merge(bout)
            if progress is not None:
                progress(sum(min(2 * bout.met, games) for bout in bouts.values()), games * len(bouts))
            if keep is not None:
                write(keep, match.facts, _stored(bouts), seconds + time.perf_counter() - began)
    except KeyboardInterrupt:
        stopped = True
    return _report(match, bouts, seconds + time.perf_counter() - began, stopped)


def _check(match: Match) -> None:
    """Raise errors in the parameters before the first game."""
    game, names = match.game, match.entrants.names
    if isinstance(game, Series):
        raise Malformed(f"{game.key} is a series of games: name one of its games")
    game.check_seats(match.seats)
    if match.seats < 2:
        raise Malformed("an arena needs at least two seats")
    if len(set(names)) != len(names) or len(names) < 2:
        raise Malformed("an arena needs at least two bots, each named once")
    game.rules(match.seats, match.options)


def _next_round(bouts: Mapping[Pair, Bout], wanted: int, until_decided: bool) -> Iterator[tuple[Pair, range]]:
    """Yield the parts of the next round: the same for any number of workers."""
    for pair, bout in bouts.items():
        if until_decided and verdict(Counter(bout.scores)):
            continue
        last = min(wanted, bout.met + ROUND)
        yield from ((pair, range(at, min(at + CHUNK, last))) for at in range(bout.met, last, CHUNK))


def _begin(match: Match, keep: Path | None) -> tuple[dict[Pair, Bout], float]:
    bouts = {pair: Bout() for pair in combinations(match.entrants.names, 2)}
    if keep is None or not keep.exists():
        return bouts, 0.0
    stored, seconds = kept(keep, match.facts, list[tuple[str, str, Bout]], "an arena")
    return {(one, other): bout for one, other, bout in stored}, seconds


def _stored(bouts: Mapping[Pair, Bout]) -> list[tuple[str, str, Bout]]:
    return [(one, other, bout) for (one, other), bout in bouts.items()]


def _report(match: Match, bouts: Mapping[Pair, Bout], seconds: float, stopped: bool) -> ArenaReport:
    results: dict[Pair, Scores] = {pair: Counter(bout.scores) for pair, bout in bouts.items()}
    return ArenaReport(
        game=match.game.key,
        seats=match.seats,
        seed=match.seed,
        options=match.options,
        ratings=tuple(ratings(match.entrants.names, results, match.seed)),
        pairs=tuple(_pair_report(pair, bout) for pair, bout in bouts.items()),
        games=sum(2 * bout.met for bout in bouts.values()),
        errors=sum(bout.errors for bout in bouts.values()),
        decisions=sum(bout.decisions for bout in bouts.values()),
        seconds=round(seconds, 3),
        stopped=stopped,
        failures=tuple(failure for bout in bouts.values() for failure in bout.failures)[:KEPT_FAILURES],
    )


def _pair_report(pair: Pair, bout: Bout) -> PairReport:
    scores: Scores = Counter(bout.scores)
    score, games = mean_of(scores), 2 * scores.total()
    low, high = wilson(score, games)
    sides = {side: {bot: (won, played) for bot, (won, played) in bots.items()} for side, bots in bout.sides.items()}
    return PairReport(
        *pair, games, round(score, 4), low, high, verdict(scores), bout.drawn, bout.errors, dict(sorted(sides.items()))
    )
