"""The bot `master`: it plays as a trained network scores the Options, from a View alone. `hyakki learn` trains one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from heapq import heappop, heappush
from importlib.util import find_spec
from itertools import accumulate
from pathlib import Path as FilePath
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from hyakki.bots.bot import Answer, Bot
from hyakki.bots.judgement import JudgementBot
from hyakki.core.encoding import Encoding
from hyakki.core.errors import Malformed
from hyakki.core.game import AnyGame
from hyakki.core.lessons import scripted
from hyakki.core.menu import Ask, Menus, Option, Path
from hyakki.core.motion import VOTES
from hyakki.core.view import View

if TYPE_CHECKING:
    from hyakki.bots.network import Network

NEEDS = ("numpy", "safetensors")
STEADINESS = 0.5
"""The temperature. Below 1 the bot prefers high scores more than in training, and still varies."""

NEARLY_ALL = 0.98
MOST_MENUS = 64
"""It lists its answers until their shares come to NEARLY_ALL together, or it has looked at so many menus."""


class MasterBot(Bot):
    """Answers with a network that learned by playing itself. Without a network it answers as judgement does."""

    name = "master"
    file: ClassVar[FilePath | None] = None
    """The weights of its network; without a file, those that the package holds for the game."""

    def __init__(self) -> None:
        self._judgement = JudgementBot()

    def check_packages(self) -> None:
        if missing := _missing():
            raise Malformed(f"the bot {self.name!r} needs {missing}: install them with pip install 'hyakki[master]'")

    def plays(self, game: AnyGame) -> bool:
        return not _missing() and _network(game, self.file) is not None

    def choose(self, game: AnyGame, view: View | None, ask: Ask, menus: Menus, rng: Random) -> Path:
        if view is None:
            raise ValueError("master needs a View")
        network = self.network(game, view, ask, menus)
        if network is None:
            return self._judgement.choose(game, view, ask, menus, rng)
        asked = _Asked(network, view, ask, self._advice(network, game, view, ask, menus, rng))
        path: Path = ()
        while not path or not path[-1].final:
            option = _chosen(asked, path, menus(path).options, rng)
            if option is None:
                return ()
            path += (option,)
        return path

    def _advice(self, network: Network, game: AnyGame, view: View, ask: Ask, menus: Menus, rng: Random) -> Path | None:
        """Return what judgement would answer, if the network listens to it."""
        return self._judgement.choose(game, view, ask, menus, rng) if network.listens else None

    def answers(self, game: AnyGame, view: View, ask: Ask, menus: Menus, rng: Random) -> list[Answer]:
        network = self.network(game, view, ask, menus)
        if network is None:
            return self._judgement.answers(game, view, ask, menus, rng)
        return _ranked(_Asked(network, view, ask, self._advice(network, game, view, ask, menus, rng)), menus)

    def network(self, game: AnyGame, view: View, ask: Ask, menus: Menus) -> Network | None:
        """Return the network that answers this question; None if judgement does."""
        if ask.kind in VOTES or scripted(game, view, ask.kind, menus) is not None:
            return None
        return _network(game, self.file)

    def foresees(self, game: AnyGame) -> bool:
        return self.plays(game)

    def chance(self, game: AnyGame, view: View, seat: int, kinds: Sequence[str], path: Path) -> float:
        import numpy as np

        network = _network(game, self.file)
        assert network is not None, "the bot plays this game"
        observed = network.encoding.observation(view, seat, kinds, path)
        expected = float(network.values(np.frombuffer(observed, np.int16)[None, :])[0])
        return (1 + expected) / 2


def bot_with(weights: FilePath) -> Bot:
    """Return a bot that plays with the weights of a file, and has the file's name."""
    named = type("TrainedBot", (MasterBot,), {"name": weights.stem, "file": weights})
    bot: Bot = named()
    return bot


class _Asked(NamedTuple):
    """A question to a network, and the answer that judgement would give, if the network listens to it."""

    network: Network
    view: View
    ask: Ask
    advice: Path | None

    def shares(self, path: Path, options: list[Option]) -> list[float]:
        """Return the share of each Option; one more at the end is that of leaving an open question as it is."""
        import numpy as np

        from hyakki.bots.network import UNADVISED, Asked, following, shares

        network, me, leave = self.network, self.ask.seat, self.ask.open and not path
        encoding, seats = network.encoding, self.view.seats
        observed = encoding.observation(self.view, me, [self.ask.kind], path)
        actions, rows = encoding.choices(options, me, seats, leave)
        counts, advised = np.array([len(actions)]), UNADVISED
        if self.advice is not None:
            advised = following(path, self.advice, options[: len(actions) - leave], leave)
        asked = Asked(
            np.frombuffer(observed, np.int16)[None, :], counts, np.array(actions), np.array(rows), np.array([advised])
        )
        found: list[float] = shares(network.scores(asked), counts, STEADINESS).tolist()
        return found


def _chosen(asked: _Asked, path: Path, options: list[Option], rng: Random) -> Option | None:
    """Return the chosen Option; None leaves an open question as it is."""
    leave = asked.ask.open and not path
    if len(options) == 1 and not leave:
        return options[0]
    chances = asked.shares(path, options)
    drawn = rng.random() * sum(chances)
    number = next((at for at, sum_here in enumerate(accumulate(chances)) if sum_here > drawn), len(chances) - 1)
    return None if leave and number == len(chances) - 1 else options[number]


def _ranked(asked: _Asked, menus: Menus) -> list[Answer]:
    """Return the answers with the greatest shares, until little is left."""
    found: list[Answer] = []
    begun: list[tuple[float, int, Path]] = [(-1.0, 0, ())]
    pushed, seen = 0, 0.0
    for _ in range(MOST_MENUS):
        while begun and begun[0][2] and begun[0][2][-1].final:
            share, _, path = heappop(begun)
            found.append(Answer(path, -share))
            seen -= share
        if not begun or seen > NEARLY_ALL:
            break
        share, _, path = heappop(begun)
        options, leave = menus(path).options, asked.ask.open and not path
        parts = [1.0] if len(options) == 1 and not leave else asked.shares(path, options)
        if leave:
            found.append(Answer((), parts.pop()))
            seen += found[-1].share
        for option, part in zip(options, parts, strict=False):
            pushed += 1
            heappush(begun, (share * part, pushed, (*path, option)))
    return sorted(found, key=lambda answer: -answer.share)


@cache
def _network(game: AnyGame, file: FilePath | None) -> Network | None:
    """Return the network of a file, or else the one that the package holds for this game, if there is one."""
    encoding: Encoding[Any] | None = game.encoding()
    if encoding is None:
        return None
    from hyakki.bots.weights import load, trained

    return trained(encoding) if file is None else load(file, encoding)[0]


def _missing() -> str:
    return " and ".join(module for module in NEEDS if find_spec(module) is None)
