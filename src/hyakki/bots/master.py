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

from hyakki.bots.bot import Answer, Bot, Posed
from hyakki.bots.judgement import JudgementBot
from hyakki.core.encoding import Encoding
from hyakki.core.errors import Malformed
from hyakki.core.game import AnyGame
from hyakki.core.lessons import scripted
from hyakki.core.menu import Ask, Menus, Option, Path
from hyakki.core.motion import VOTES
from hyakki.core.view import View

if TYPE_CHECKING:
    from hyakki.bots.network import Network, Small

NEEDS = ("numpy", "safetensors")
NEARLY_ALL = 0.98
MOST_MENUS = 64
"""It lists its answers until their shares come to NEARLY_ALL together, or it has looked at so many menus."""


class MasterBot(Bot):
    """Answers with a network that learned by playing itself. Without a network it answers as judgement does."""

    name = "master"
    gathers = True
    temperature = 0.3
    """Below 1 the bot prefers high scores more than in training, and still varies."""
    file: ClassVar[FilePath | None] = None
    """The weights of its network; without a file, those that the package holds for the game."""

    def __init__(self) -> None:
        self._judgement = JudgementBot()

    def check_packages(self) -> None:
        if missing := _missing():
            raise Malformed(f"the bot {self.name!r} needs {missing}: install them with pip install 'hyakki[master]'")

    def check_game(self, game: AnyGame) -> None:
        if self.file is not None:
            _network(game, self.file)

    def plays(self, game: AnyGame) -> bool:
        return not _missing() and _network(game, self.file) is not None

    def choose(self, game: AnyGame, view: View | None, ask: Ask, menus: Menus, rng: Random) -> Path:
        (path,) = self.choose_together(game, [Posed(view, ask, menus, rng)])
        return path

    def choose_together(self, game: AnyGame, posed: Sequence[Posed]) -> list[Path]:
        asked = [self._asked(game, *each) for each in posed]
        paths: list[Path] = [() if each else self._judgement.choose(game, *posed[at]) for at, each in enumerate(asked)]
        going = [(at, each) for at, each in enumerate(asked) if each]
        while going:
            steps = [_Step(each, paths[at], posed[at].menus(paths[at]).options) for at, each in going]
            chosen = _chosen(steps, [posed[at].rng for at, _ in going])
            for (at, _), option in zip(going, chosen, strict=True):
                paths[at] = (*paths[at], option) if option else ()
            going = [each for each, option in zip(going, chosen, strict=True) if option and not option.final]
        return paths

    def _asked(self, game: AnyGame, view: View | None, ask: Ask, menus: Menus, rng: Random) -> _Asked | None:
        """Return a question to the network; None if judgement answers it."""
        if view is None:
            raise ValueError("master needs a View")
        network = self.network(game, view, ask, menus)
        if network is None:
            return None
        return _Asked(network, self.temperature, view, ask, self._advice(network, game, view, ask, menus, rng))

    def _advice(self, network: Network, game: AnyGame, view: View, ask: Ask, menus: Menus, rng: Random) -> Path | None:
        """Return what judgement would answer, if the network listens to it."""
        return self._judgement.choose(game, view, ask, menus, rng) if network.listens else None

    def answers(self, game: AnyGame, view: View, ask: Ask, menus: Menus, rng: Random) -> list[Answer]:
        asked = self._asked(game, view, ask, menus, rng)
        return _ranked(asked, menus) if asked else self._judgement.answers(game, view, ask, menus, rng)

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
    temperature: float
    view: View
    ask: Ask
    advice: Path | None


class _Step(NamedTuple):
    """One choice on the way to an answer."""

    asked: _Asked
    path: Path
    options: list[Option]

    @property
    def leave(self) -> bool:
        """Whether the question can be left as it is here."""
        return self.asked.ask.open and not self.path

    @property
    def forced(self) -> bool:
        return len(self.options) == 1 and not self.leave


def _shares(steps: Sequence[_Step]) -> list[list[float]]:
    """Return the shares of the Options of each step, from one pass of their network; one more at the end is that of
    leaving an open question as it is."""
    import numpy as np

    from hyakki.bots.network import UNADVISED, Asked, following, shares

    network, temperature = steps[0].asked[:2]
    encoding = network.encoding
    observed: list[Small] = []
    counts: list[int] = []
    actions: list[int] = []
    rows: list[tuple[int, ...]] = []
    advised: list[int] = []
    for step in steps:
        (_, _, view, ask, advice), path, options = step
        observed.append(np.frombuffer(encoding.observation(view, ask.seat, [ask.kind], path), np.int16))
        numbered, described = encoding.choices(options, ask.seat, view.seats, step.leave)
        counts.append(len(numbered))
        actions += numbered
        rows += described
        offered = options[: len(numbered) - step.leave]
        advised.append(UNADVISED if advice is None else following(path, advice, offered, step.leave))
    asked = Asked(np.stack(observed), np.array(counts), np.array(actions), np.array(rows), np.array(advised))
    found = shares(network.scores(asked), asked.counts, temperature)
    return [each.tolist() for each in np.split(found, np.cumsum(counts)[:-1])]


def _chosen(steps: Sequence[_Step], rngs: Sequence[Random]) -> list[Option | None]:
    """Return the Option chosen at each step; None leaves an open question as it is."""
    free = [step for step in steps if not step.forced]
    weighed = iter(_shares(free) if free else ())
    return [
        step.options[0] if step.forced else _drawn(step, next(weighed), rng)
        for step, rng in zip(steps, rngs, strict=True)
    ]


def _drawn(step: _Step, chances: list[float], rng: Random) -> Option | None:
    drawn = rng.random() * sum(chances)
    number = next((at for at, sum_here in enumerate(accumulate(chances)) if sum_here > drawn), len(chances) - 1)
    return None if step.leave and number == len(chances) - 1 else step.options[number]


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
        step = _Step(asked, path, menus(path).options)
        parts = [1.0] if step.forced else _shares([step])[0]
        if step.leave:
            found.append(Answer((), parts.pop()))
            seen += found[-1].share
        for option, part in zip(step.options, parts, strict=False):
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
