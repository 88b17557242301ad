"""Many games at once: the questions of all of them put together, as a network reads them."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np

from hyakki.bots.network import Asked
from hyakki.core.encoding import Encoding
from hyakki.lab.match import Match


def gather(encoding: Encoding[Any], matches: Sequence[Match]) -> Asked:
    """Return the questions of these matches. To leave an open question is their last Option, a row of zeros.

    Examples:
        >>> from hyakki import game_of
        >>> from hyakki.core.chance import Chance
        >>> from hyakki.lab.match import Match
        >>> from hyakki.learn.gather import gather
        >>> game = game_of("kitsunedo")
        >>> matches = [Match(game, game.rules(2, {}), 2, Chance.seeded(seed)) for seed in "abc"]
        >>> gather(game.encoding(), matches).counts.tolist()
        [6, 6, 6]
    """
    observed = array("h")
    counts: list[int] = []
    actions: list[int] = []
    rows: list[tuple[int, ...]] = []
    for match in matches:
        me, seats = match.seat, match.state.seats
        kinds = [ask.kind for ask in match.asks]
        observed.extend(encoding.observation(match.view(me), me, kinds, match.path))
        numbered, described = encoding.choices(match.options, me, seats, match.leave)
        actions += numbered
        rows += described
        counts.append(len(numbered))
    return Asked(
        np.frombuffer(observed, np.int16).reshape(len(matches), encoding.size),
        np.array(counts, np.int64),
        np.array(actions, np.int64),
        np.array(rows, np.int64).reshape(len(rows), encoding.path.width),
    )


def take(match: Match, number: int, count: int) -> None:
    """Choose the Option with this number among the `count` that `gather` listed for the match."""
    leaves = match.leave and number == count - 1
    match.choose(None if leaves else match.options[number])
