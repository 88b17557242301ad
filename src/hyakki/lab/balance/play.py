"""The games of a balance report: every number of seats and every set-up in turn, with one content or with two."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from hyakki.bots import Bot
from hyakki.core.errors import Malformed
from hyakki.core.game import AnyGame
from hyakki.core.rules import Rules
from hyakki.core.series import Series
from hyakki.core.watch import Use
from hyakki.lab.entrants import Entrants
from hyakki.lab.kept import keep as write
from hyakki.lab.kept import kept
from hyakki.lab.play import CAP, play_game
from hyakki.lab.sim import Progress
from hyakki.lab.work import Engine, shared_work

CHUNK = 4
"""The games that a worker plays at a time."""
FINISHED, CAPPED, BROKEN = "finished", "the limit of turns", "an error"


class Cell(msgspec.Struct, frozen=True):
    """Games that are set up alike."""

    seats: int
    setup: str
    """The thing that names the set-up; "" if there is only one."""
    options: dict[str, Any]


class Played(msgspec.Struct, frozen=True):
    """The counts of one game."""

    ended: str
    decisions: int = 0
    winners: tuple[int, ...] = ()
    sides: tuple[str, ...] = ()
    reason: str = ""
    measures: dict[str, int] = {}
    uses: dict[str, dict[str, Use]] = {}
    spots: dict[str, dict[str, int]] = {}
    failure: str = ""


class Deal(msgspec.Struct, frozen=True):
    """One deal, played once with each content."""

    index: int
    cell: int
    played: tuple[Played, ...]


class Plan(msgspec.Struct, frozen=True):
    """The parameters of a run, as a worker process gets them."""

    game: AnyGame
    cells: tuple[Cell, ...]
    contents: tuple[dict[str, Any], ...]
    """The options of each content that is compared."""
    entrants: Entrants
    seed: int
    cap: int

    def rules(self, cell: int, content: int) -> Rules:
        found = self.cells[cell]
        rules: Rules = self.game.rules(
            found.seats, {**self.game.simulation_options, **found.options, **self.contents[content]}
        )
        return rules

    @property
    def facts(self) -> dict[str, Any]:
        """Return what must be the same for two parts of one run."""
        digests = [[self.rules(cell, content).digest for content in range(len(self.contents))] for cell in self._all]
        return {
            "game": self.game.key,
            "bots": list(self.entrants.names),
            "seed": self.seed,
            "cap": self.cap,
            "seats": [cell.seats for cell in self.cells],
            "rules": digests,
        }

    @property
    def _all(self) -> range:
        return range(len(self.cells))


def plan(
    game: AnyGame,
    seats: Sequence[int],
    bots: Sequence[str | Bot],
    contents: Sequence[Mapping[str, Any]],
    options: Mapping[str, Any],
    seed: int = 0,
    cap: int = CAP,
    code: Sequence[Path] = (),
) -> Plan:
    """Return the plan of a run, or raise an error in its parameters."""
    if isinstance(game, Series):
        raise Malformed(f"{game.key} is a series of games: name one of its games")
    for count in seats:
        game.check_seats(count)
    cells = tuple(
        Cell(count, setup.subject, {**setup.options, **options})
        for count in seats or range(game.least, game.most + 1)
        for setup in game.setups(count, options)
    )
    if not cells:
        raise Malformed("no set-up of the game fits these options and seats")
    made = Plan(game, cells, tuple(map(dict, contents)), Entrants.of(game, bots, code), seed, cap)
    if not 1 <= len(made.entrants.names) <= min(cell.seats for cell in cells):
        raise Malformed(f"{len(made.entrants.names)} bots cannot share {min(cell.seats for cell in cells)} seats")
    return made


def play_some(run: Plan, indices: Iterable[int]) -> list[Deal]:
    rules: dict[tuple[int, int], Rules] = {}
    deals = []
    for index in indices:
        cell = index % len(run.cells)
        games = []
        for content in range(len(run.contents)):
            if (cell, content) not in rules:
                rules[cell, content] = run.rules(cell, content)
            games.append(_play(run, rules[cell, content], cell, index))
        deals.append(Deal(index, cell, tuple(games)))
    return deals


def _play(run: Plan, rules: Rules, cell: int, index: int) -> Played:
    """Play one game. One that raises an exception is counted, and the run continues."""
    seats, names, turn = run.cells[cell].seats, run.entrants.names, index // len(run.cells)
    bots = [run.entrants.bot(names[(seat + turn) % seats % len(names)]) for seat in range(seats)]
    try:
        played = play_game(run.game, rules, seats, bots, f"{run.seed}-{index}", run.cap)
        s = played.state
        if played.capped:
            return Played(CAPPED, played.decisions, uses=played.uses, spots=played.spots)
        standing, sides = run.game.standing(s), tuple(run.game.sides(s))
        return Played(
            FINISHED,
            played.decisions,
            standing.winners,
            sides,
            standing.reason,
            run.game.measures(s),
            played.uses,
            played.spots,
        )
    except Exception:
        return Played(BROKEN, failure=f"seed {run.seed}-{index}:\n{traceback.format_exc()}")


class Results(msgspec.Struct):
    """The deals played so far, and how long that took."""

    deals: list[Deal]
    seconds: float
    stopped: bool = False

    @property
    def failures(self) -> list[str]:
        return [played.failure for deal in self.deals for played in deal.played if played.failure]


def play(
    run: Plan,
    games: int,
    workers: int = 1,
    keep: Path | None = None,
    progress: Progress | None = None,
    engine: Engine = "processes",
) -> Results:
    """Play so many deals. Ctrl-C ends the run early; `keep` is a file from which it continues."""
    deals: list[Deal] = []
    seconds = 0.0
    if keep is not None and keep.exists():
        deals, seconds = kept(keep, run.facts, list[Deal], "a balance run")
    began, stopped = time.perf_counter(), False
    try:
        for part in _parts(partial(play_some, run), range(len(deals), games), workers, engine):
            deals += part
            if progress is not None:
                progress(len(deals), games)
    except KeyboardInterrupt:
        stopped = True
    results = Results(deals[:games], seconds + time.perf_counter() - began, stopped)
    if keep is not None:
        write(keep, run.facts, deals, results.seconds)
    return results


def _parts(act: Callable[[range], list[Deal]], games: range, workers: int, engine: Engine) -> Iterator[list[Deal]]:
    """Yield the deals in order: one by one, or in chunks that processes or machines share."""
    size = 1 if workers <= 1 and engine == "processes" else CHUNK
    return shared_work(act, [games[at : at + size] for at in range(0, len(games), size)], workers, engine)
