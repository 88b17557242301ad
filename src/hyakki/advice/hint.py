"""Hint: what a strong player would do with what a seat knows, what it can expect of that, and why."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import msgspec
from msgspec.structs import asdict

from hyakki.advice import estimate
from hyakki.advice.estimate import Estimate
from hyakki.advice.foresight import Foresight
from hyakki.bots import strongest
from hyakki.bots.bot import Bot
from hyakki.core import asked
from hyakki.core.engine import State, menu, read_path
from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask, Path
from hyakki.core.motion import VOTES
from hyakki.core.series import Series
from hyakki.core.view import View

BEST = 3
"""The answers that a hint names."""
DEALS, PLAYED_OUT = 32, 12
"""The deals that are simulated for each answer: of a bot that foresees chances, and of one that has to play to the
end."""


class Considered(msgspec.Struct, frozen=True, kw_only=True):
    """An answer of a bot, and the reasons for it."""

    path: tuple[str, ...]
    """The ids of its Options; empty: to leave an open question as it is."""
    share: float
    """The share of such moments in which the bot answers so."""
    reasons: tuple[dict[str, Any], ...] = ()
    """The previews, notes and warning of each Option, as facts for texts."""
    aims: tuple[int, ...] = ()
    """The Aims of the seat, by number, at whose pins it points."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot would answer, most often first. It is made from one View."""

    bot: str
    answers: tuple[Considered, ...]
    rest: float
    """The share of all other answers."""


class Advised(Considered, frozen=True, kw_only=True):
    """An answer of a hint."""

    chance: Estimate
    """The chance to win after it, from what the seat knows."""


class Hint(msgspec.Struct, frozen=True):
    """What a bot would answer, most often first. It is made from one View, and the same work is done for any deal that
    this View allows."""

    bot: str
    deals: int
    """The deals that were simulated for each answer."""
    answers: tuple[Advised, ...]
    rest: float
    """The share of all other answers."""


def adviser(game: AnyGame, kind: str = "") -> Bot | None:
    """Return the bot that gives hints in this game, to questions of this kind, or None. What is asked between the games
    of a Series cannot be foreseen."""
    return None if kind in VOTES or isinstance(game, Series) else strongest(game)


def advise(game: AnyGame, view: View, seat: int, kind: str, rng: Random, deals: int = 0) -> Hint | None:
    """Return what a strong player would answer to a question of this kind, from the View alone. `deals` are simulated
    for each answer; 0: as many as fit its bot.

    Examples:
        >>> from random import Random
        >>> from hyakki.advice.hint import advise
        >>> hint = advise(game, table.view(Viewer([0])), 0, "pick", Random(1))
        >>> len(hint.answers) <= 3, hint.answers[0].share >= hint.answers[-1].share
        (True, True)
    """
    bot = adviser(game, kind)
    if bot is None:
        return None
    thought = think(game, bot, view, seat, kind, rng)
    world, foresight = game.redeal(view, rng), Foresight(game, bot)
    ask = _ask(world, seat, kind)
    paths = [read_path(world, ask, answer.path) if answer.path else () for answer in thought.answers]
    deals = deals or (DEALS if foresight.sees else PLAYED_OUT)
    samples = foresight.after(view, paths, ask, deals, rng)
    answers = tuple(
        Advised(**asdict(answer), chance=estimate.chance(sample))
        for answer, sample in zip(thought.answers, samples, strict=True)
    )
    return Hint(bot.name, deals, answers, thought.rest)


def think(game: AnyGame, bot: Bot, view: View, seat: int, kind: str, rng: Random) -> Thought:
    """Return what a bot would answer, and why, without simulating how the game could continue.

    Examples:
        >>> from random import Random
        >>> from hyakki.advice.hint import think
        >>> thought = think(game, bot_of("judgement"), table.view(Viewer([0])), 0, "pick", Random(1))
        >>> thought.bot, 1 <= len(thought.answers) <= 3
        ('judgement', True)
    """
    world = game.redeal(view, rng)
    ask = _ask(world, seat, kind)
    answers = bot.answers(game, view, ask, partial(menu, world, ask), rng)[:BEST]
    found = [
        Considered(
            path=tuple(option.id for option in path),
            share=round(share, 3),
            reasons=tuple(reasons(game, view, ask, path, partial(menu, world, ask, look=True))),
            aims=served(game, view, seat, path),
        )
        for path, share in answers
    ]
    return Thought(bot.name, tuple(found), round(1 - sum(answer.share for answer in answers), 3))


def served(game: AnyGame, view: View, seat: int, path: Path) -> tuple[int, ...]:
    """Return the Aims of a seat, by number, at whose pins an answer points."""
    points = {point for option in path for point in option.points}
    aims = [aim for aim in game.aims(view) if aim.seat == seat]
    return tuple(number for number, aim in enumerate(aims) if points & {pin.at for pin in aim.pins})


def _ask(s: State, seat: int, kind: str) -> Ask:
    return next(each for each in s.asks if (each.seat, each.kind) == (seat, kind))


def reasons(game: AnyGame, view: View, ask: Ask, path: Path, menus: Any) -> list[dict[str, Any]]:
    """Return what the asked player is told about each entry of a path before choosing it."""
    told = []
    for place, option in enumerate(path):
        ids: Sequence[str] = [each.id for each in path[:place]]
        entries = asked.entries(game, ask, ids, menus(path[:place]), lambda: view)["options"]
        told.append(next(entry for entry in entries if entry["id"] == option.id))
    return told
