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
    counts, actions, rows = [], [], []
    for match in matches:
        me, seats = match.seat, match.state.seats
        kinds = [ask.kind for ask in match.asks]
        observed.extend(encoding.observation(match.view(me), me, kinds, match.path))
        numbered = encoding.numbered(match.options, me, seats)
        rows += [encoding.option(option, me, seats) for option in match.options[: len(numbered)]]
        if match.leave:
            numbered.append(encoding.leave)
            rows.append((0,) * encoding.path.width)
        actions += numbered
        counts.append(len(numbered))
    return Asked(
        np.frombuffer(observed, np.int16).reshape(len(matches), encoding.size),
        np.array(counts, np.int64),
        np.array(actions, np.int64),
        np.array(rows, np.int64).reshape(len(rows), encoding.path.width),
    )


def take(match: Match, number: int) -> None:
    """Choose the Option with this number among those that `gather` listed for the match."""
    match.choose(match.options[number] if number < len(match.options) else None)
