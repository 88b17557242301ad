"""Hint: what a strong player would do with what a seat knows, what it can expect of that, and why."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import msgspec

from hyakki.advice import estimate
from hyakki.advice.estimate import Estimate
from hyakki.advice.foresight import Foresight
from hyakki.bots import strongest
from hyakki.bots.bot import Bot
from hyakki.core import asked
from hyakki.core.engine import menu
from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask, Path
from hyakki.core.motion import VOTES
from hyakki.core.view import View

BEST = 3
"""The answers that a hint names."""
DEALS, PLAYED_OUT = 32, 12
"""The deals that are imagined for each answer: of a bot that foresees chances, and of one that has to play to the
end."""


class Advised(msgspec.Struct, frozen=True):
    """An answer of a hint."""

    path: tuple[str, ...]
    """The ids of its Options; empty: to leave an open question as it is."""
    share: float
    """The share of such moments in which the bot answers so."""
    chance: Estimate
    """The chance to win after it, from what the seat knows."""
    reasons: tuple[dict[str, Any], ...] = ()
    """What the player is told of each Option before choosing it: previews, notes and a warning, as facts for texts."""
    aims: tuple[int, ...] = ()
    """The Aims of the seat, by number, at whose pins it points."""


class Hint(msgspec.Struct, frozen=True):
    """What a bot would answer, most often first. It is made from one View, and the same work is done for any deal that
    this View allows."""

    bot: str
    deals: int
    """The deals that were imagined for each answer."""
    answers: tuple[Advised, ...]
    rest: float
    """The share of all other answers."""


def adviser(game: AnyGame, kind: str = "") -> Bot | None:
    """Return the bot that gives hints in this game, to questions of this kind, or None."""
    return None if kind in VOTES else strongest(game)


def advise(game: AnyGame, view: View, seat: int, kind: str, rng: Random, deals: int = 0) -> Hint | None:
    """Return what a strong player would answer to a question of this kind, from the View alone. `deals` are imagined
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
    world = game.redeal(view, rng)
    ask = next(each for each in world.asks if (each.seat, each.kind) == (seat, kind))
    answers = bot.answers(game, view, ask, partial(menu, world, ask), rng)[:BEST]
    foresight = Foresight(game, bot)
    deals = deals or (DEALS if foresight.sees else PLAYED_OUT)
    samples = foresight.after(view, [answer.path for answer in answers], ask, deals, rng)
    aims = [aim for aim in game.aims(view) if aim.seat == seat]
    pinned = [{pin.at for pin in aim.pins} for aim in aims]
    found = []
    for answer, sample in zip(answers, samples, strict=True):
        points = {point for option in answer.path for point in option.points}
        found.append(
            Advised(
                tuple(option.id for option in answer.path),
                round(answer.share, 3),
                estimate.chance(sample),
                tuple(reasons(game, view, ask, answer.path, partial(menu, world, ask, look=True))),
                tuple(number for number, pins in enumerate(pinned) if pins & points),
            )
        )
    return Hint(bot.name, deals, tuple(found), round(1 - sum(answer.share for answer in answers), 3))


def reasons(game: AnyGame, view: View, ask: Ask, path: Path, menus: Any) -> list[dict[str, Any]]:
    """Return what the asked player is told about each entry of a path before choosing it."""
    told = []
    for place, option in enumerate(path):
        ids: Sequence[str] = [each.id for each in path[:place]]
        entries = asked.entries(game, ask, ids, menus(path[:place]), lambda: view)["options"]
        told.append(next(entry for entry in entries if entry["id"] == option.id))
    return told
