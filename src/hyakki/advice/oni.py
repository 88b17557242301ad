"""The bot `oni`: `master` that looks ahead. It simulates what follows its best answers, from its View alone."""

from __future__ import annotations

from itertools import accumulate
from random import Random
from typing import TYPE_CHECKING

from hyakki.bots.bot import Answer
from hyakki.bots.master import MasterBot
from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask, Menus, Path
from hyakki.core.view import View

if TYPE_CHECKING:
    from hyakki.advice.lookahead import Lookahead
    from hyakki.bots.network import Floats

MOST = 5
"""The most answers that it looks at."""
LEAST = 0.02
"""The least share of an answer of `master` that is looked at."""
ROUNDS, WORLDS = 4, 96
"""In each round it deals so many worlds divided by the number of seats, and goes on with the answers that may still be
the best. With more seats, a world takes longer to play on."""
SURE = 2.0
"""Standard errors by which an answer must be behind to be dropped."""
TRUST = 0.03
"""How much more chance to win makes an answer e times as frequent. The smaller it is, the less the bot varies."""


class OniBot(MasterBot):
    """Answers as `master` does, but prefers answers that turn out better in games that it simulates."""

    name = "oni"
    stand_in = MasterBot.name
    temperature = 0.5
    """It varies more than `master` until it has looked ahead: else it would see few answers worth a look."""

    def choose(self, game: AnyGame, view: View | None, ask: Ask, menus: Menus, rng: Random) -> Path:
        if view is None:
            raise ValueError("oni needs a View")
        found = self.answers(game, view, ask, menus, rng)
        drawn = rng.random() * sum(answer.share for answer in found)
        summed = accumulate(answer.share for answer in found)
        return next((answer.path for answer, here in zip(found, summed, strict=True) if here > drawn), found[-1].path)

    def answers(self, game: AnyGame, view: View, ask: Ask, menus: Menus, rng: Random) -> list[Answer]:
        found = super().answers(game, view, ask, menus, rng)
        likely = [answer for answer in found if answer.share >= LEAST][:MOST]
        network = self.network(game, view, ask, menus)
        if network is None or len(likely) < 2:
            return found
        from hyakki.advice.lookahead import Lookahead

        lookahead = Lookahead(game, network, view, ask, rng, self.temperature)
        return _weighed(likely, lookahead, max(1, WORLDS // view.seats))


def _weighed(likely: list[Answer], lookahead: Lookahead, deals: int) -> list[Answer]:
    """Look ahead until one answer is best beyond doubt, or the last round is over; return answers with new shares."""
    import numpy as np

    samples: Floats = np.zeros((len(likely), 0), np.float32)
    for _ in range(ROUNDS):
        more = lookahead.after([answer.path for answer in likely], deals)
        samples = np.concatenate((samples, more), axis=1)
        behind = samples[samples.mean(axis=1).argmax()] - samples
        means, errors = behind.mean(axis=1), behind.std(axis=1) / np.sqrt(samples.shape[1])
        kept = np.flatnonzero(means <= SURE * errors)
        likely, samples = [likely[number] for number in kept], samples[kept]
        if len(likely) == 1:
            break
    chances = samples.mean(axis=1)
    weights = np.array([answer.share for answer in likely]) * np.exp((chances - chances.max()) / TRUST)
    shares = weights / weights.sum()
    found = [Answer(answer.path, float(share)) for answer, share in zip(likely, shares, strict=True)]
    return sorted(found, key=lambda answer: -answer.share)
