"""Foresight: the chance to win, from simulated games. A world is dealt from a View, and a bot plays on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hyakki.bots.bot import Bot
from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.engine import State
from hyakki.core.events import Viewer
from hyakki.core.game import AnyGame
from hyakki.core.memory import Memory
from hyakki.core.menu import Ask, Path
from hyakki.core.view import View
from hyakki.lab.match import Match, rewards

FAR = 12
"""Answers after which a bot's estimate is taken: the present procedure is over by then."""
LONGEST = 3_000
"""Answers after which a simulated game is given up; nobody has won it."""


class Foresight:
    """Plays games on with a bot. If the bot foresees chances, each seat's is read when it is asked after FAR answers;
    otherwise the games are played to their end."""

    def __init__(self, game: AnyGame, bot: Bot) -> None:
        self.game = game
        self.bot = bot
        self.sees = bot.foresees(game)

    def after(self, view: View, paths: Sequence[Path], ask: Ask, deals: int, rng: Random) -> list[list[float]]:
        """Return what a seat can expect after each of these answers: one sample for each of so many deals, which are
        the same for all answers. The empty path leaves an open question."""
        found: list[list[float]] = [[] for _ in paths]
        for _ in range(deals):
            world = self.game.redeal(view, rng)
            seed = rng.randbytes(KEY_BYTES)
            for samples, path in zip(found, paths, strict=True):
                own = next(each for each in world.asks if (each.seat, each.kind) == (ask.seat, ask.kind))
                match = self._match(world.copy(), seed, given=(own, path))
                samples.append(self.chances(match, Random(seed))[ask.seat])
        return found

    def known(self, view: View, seat: int, deals: int, rng: Random) -> list[float]:
        """Return samples of what a seat can expect with what it knows."""
        found = []
        for _ in range(deals):
            seed = rng.randbytes(KEY_BYTES)
            match = self._match(self.game.redeal(view, rng), seed)
            found.append(self.chances(match, Random(seed))[seat])
        return found

    def open(
        self, s: State, memories: Sequence[Memory], plays: int, rng: Random, given: tuple[Ask, Path] | None = None
    ) -> list[list[float]]:
        """Return samples of what each seat can expect in this world, with every card open."""
        found = []
        for _ in range(plays):
            seed = rng.randbytes(KEY_BYTES)
            match = self._match(s.copy(), seed, [memory.copy() for memory in memories], given)
            found.append(self.chances(match, Random(seed)))
        return [[play[seat] for play in found] for seat in range(s.seats)]

    def chances(self, match: Match, rng: Random) -> list[float]:
        """Play a game on until the chance of every seat is known, and return them."""
        seats = match.state.seats
        found: dict[int, float] = {}
        while match.options and len(found) < seats and match.answered < LONGEST:
            seat = match.seat
            if self.sees and match.answered >= FAR and seat not in found:
                kinds = [ask.kind for ask in match.asks]
                found[seat] = self.bot.chance(self.game, match.view(seat), seat, kinds, match.path)
            match.consult(self.bot, rng)
        if len(found) == seats:
            return self._shared(match, [found[seat] for seat in range(seats)])
        ends = rewards(self.game, match.state) if match.state.over is not None else [-1.0] * seats
        return [max(0.0, end) for end in ends]

    def _shared(self, match: Match, chances: list[float]) -> list[float]:
        """Return chances that come to 1 at most, side by side. A bot reads each from another View, and hopes too
        much if it has learned against weaker ones."""
        sides = self.game.sides(match.state) or tuple(map(str, range(len(chances))))
        of = {side: [each for own, each in zip(sides, chances, strict=True) if own == side] for side in sides}
        total = sum(sum(own) / len(own) for own in of.values())
        return [each / total for each in chances] if total > 1 else chances

    def _match(
        self,
        world: State,
        seed: bytes,
        memories: list[Memory] | None = None,
        given: tuple[Ask, Path] | None = None,
    ) -> Match:
        """Return a world that goes on with chance of its own. Seats without a Memory know what they could see now."""
        world.chance = Chance(seed)
        if memories is None:
            memories = [self.game.memory(Viewer((seat,)), world.seats) for seat in range(world.seats)]
            for memory in memories:
                self.game.remembered(world, memory)
        return Match.going_on(self.game, world, memories, given)
