"""The tasks of a review: each is a part of the work that can be done in another process."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

import msgspec

from hyakki.advice.foresight import Foresight
from hyakki.advice.hint import reasons, served
from hyakki.advice.moments import Moment, Past, is_choice, past
from hyakki.bots import strongest
from hyakki.bots.bot import Bot
from hyakki.core.account import Claim
from hyakki.core.chance import KEY_BYTES
from hyakki.core.engine import menu, read_path
from hyakki.core.errors import Malformed
from hyakki.core.menu import Ask, Path
from hyakki.core.records import Answered


class Task(msgspec.Struct, frozen=True):
    """A part of a review: what is done, at which moment, for which seat, how often; `better` is the answer that the
    seat's own is compared with."""

    do: str
    moment: int = 0
    seat: int = 0
    times: int = 0
    better: tuple[str, ...] = ()


class Judged(msgspec.Struct, frozen=True):
    """A decision with the shares of its answer and of the one that the bot gives most."""

    moment: int
    seat: int
    ask: str
    path: tuple[str, ...]
    share: float
    better: tuple[str, ...]
    better_share: float

    @property
    def ratio(self) -> float:
        return self.share / self.better_share


class Why(NamedTuple):
    """The reasons for an answer: what its player was told about each Option before choosing it, and the Aims that it
    serves, by number."""

    reasons: tuple[dict[str, Any], ...]
    aims: tuple[int, ...]


class Outline(msgspec.Struct, frozen=True):
    """The parts of a game that a review can look at."""

    game: str
    bot: str
    foreseen: bool
    """Whether the bot foresees chances."""
    seats: int
    steps: tuple[int, ...]
    """The number of the Record that follows each moment."""
    rounds: tuple[int, ...]
    """The round of each moment."""
    decisions: tuple[tuple[int, int], ...]
    """Moment and seat of each choice."""
    draws: tuple[tuple[int, int], ...]
    """Moments at which chance decided something, and the seat whose answer led to it, or -1."""
    result: tuple[float, ...]
    claims: tuple[Claim, ...]
    cast: tuple[tuple[str, ...], ...]


def run(document: bytes, tasks: Sequence[Task]) -> list[Any]:
    """Do some tasks of the review of this game."""
    game = past(document)
    bot = strongest(game.game)
    if bot is None:
        raise Malformed(f"no bot can judge {game.game.key}")
    return [DONE[task.do](game, bot, task, Random(f"{task}")) for task in tasks]


def _outline(game: Past, bot: Bot, task: Task, rng: Random) -> Outline:
    decisions, draws = [], []
    for number, moment in enumerate(game.moments):
        if moment.is_vote:
            continue
        for ask, path in moment.decisions():
            if not getattr(moment.record, "clock", False) and is_choice(moment.state, ask, path):
                decisions.append((number, ask.seat))
        if moment.record.drawn and number + 1 < len(game.moments):
            by = moment.record.seat if isinstance(moment.record, Answered) else -1
            draws.append((number, by))
    steps = [moment.step for moment in game.moments]
    return Outline(
        game.game.key,
        bot.name,
        bot.foresees(game.game),
        game.seats,
        tuple(steps),
        tuple(_round(game, step) for step in steps),
        tuple(decisions),
        tuple(draws),
        tuple(game.result),
        game.account.claims,
        game.cast,
    )


def _round(game: Past, step: int) -> int:
    """Return the round before this Record: that of the last event before it."""
    return next((game.rounds[each] for each in range(step - 1, -1, -1) if each in game.rounds), 0)


def _decided(moment: Moment, seat: int) -> tuple[Ask, Path]:
    return next((ask, path) for ask, path in moment.decisions() if ask.seat == seat)


def _ids(path: Path) -> tuple[str, ...]:
    return tuple(option.id for option in path)


def _judge(game: Past, bot: Bot, task: Task, rng: Random) -> Judged:
    moment = game.moments[task.moment]
    ask, path = _decided(moment, task.seat)
    view = moment.view(game.game, task.seat)
    answers = bot.answers(game.game, view, ask, partial(menu, moment.state, ask), rng)
    share = next((answer.share for answer in answers if answer.path == path), 0.0)
    best = answers[0]
    return Judged(task.moment, task.seat, ask.kind, _ids(path), share, _ids(best.path), best.share)


def _known(game: Past, bot: Bot, task: Task, rng: Random) -> list[float]:
    view = game.moments[task.moment].view(game.game, task.seat)
    return Foresight(game.game, bot).known(view, task.seat, task.times, rng)


def _open(game: Past, bot: Bot, task: Task, rng: Random) -> list[list[float]]:
    moment = game.moments[task.moment]
    return Foresight(game.game, bot).open(moment.state, moment.memories, task.times, rng)


def _cost(game: Past, bot: Bot, task: Task, rng: Random) -> list[list[float]]:
    """Return samples of the chance after the better answer and after the one given, from the same simulated deals."""
    moment = game.moments[task.moment]
    ask, path = _decided(moment, task.seat)
    better = _path(moment, ask, task.better)
    return Foresight(game.game, bot).after(moment.view(game.game, task.seat), [better, path], ask, task.times, rng)


def _why(game: Past, bot: Bot, task: Task, rng: Random) -> Why:
    moment = game.moments[task.moment]
    ask, _ = _decided(moment, task.seat)
    view, menus = moment.view(game.game, task.seat), partial(menu, moment.state, ask, look=True)
    better = _path(moment, ask, task.better)
    return Why(tuple(reasons(game.game, view, ask, better, menus)), served(game.game, view, task.seat, better))


def _path(moment: Moment, ask: Ask, ids: Sequence[str]) -> Path:
    return read_path(moment.state, ask, ids) if ids else ()


def _draw(game: Past, bot: Bot, task: Task, rng: Random) -> list[list[list[float]]]:
    """Return samples of every seat's chance after what was drawn, and after other draws."""
    moment, then = game.moments[task.moment], game.moments[task.moment + 1]
    foresight = Foresight(game.game, bot)
    otherwise: list[list[float]] = [[] for _ in range(game.seats)]
    for _ in range(task.times):
        s, memories = moment.redrawn(rng.randbytes(KEY_BYTES))
        for samples, found in zip(otherwise, foresight.open(s, memories, 1, rng), strict=True):
            samples += found
    return [foresight.open(then.state, then.memories, task.times, rng), otherwise]


DONE = {"outline": _outline, "judge": _judge, "known": _known, "open": _open, "cost": _cost, "why": _why, "draw": _draw}
