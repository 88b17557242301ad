"""Bot: answers questions from a View and menus, without access to the State."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import ClassVar, NamedTuple

from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask, Menus, Path
from hyakki.core.view import View

ASKED = 12
"""The number of times that a bot is asked the same question, to estimate the shares of its answers."""


class Answer(NamedTuple):
    """An answer of a bot, and in what share of such moments it gives it."""

    path: Path
    share: float


class Posed(NamedTuple):
    """A question to a bot, as `Bot.choose` takes it."""

    view: View | None
    ask: Ask
    menus: Menus
    rng: Random


class Bot:
    """A bot: subclass it and write `choose`. Bots answer questions and propose no Motions.

    The same arguments and the same state of `rng` must give the same answer.

    Examples:
        >>> from hyakki import Bot, game_of, play_game
        >>> class LastBot(Bot):
        ...     name = "last"
        ...     needs_view = False
        ...     def choose(self, game, view, ask, menus, rng):
        ...         path = ()
        ...         while not path or not path[-1].final:
        ...             path += (menus(path).options[-1],)
        ...         return path
        >>> game = game_of("kitsunedo")
        >>> played = play_game(game, game.rules(2, {"turn_limit": 10}), 2, [LastBot(), LastBot()], seed="1")
        >>> played.state.over is not None
        True
    """

    name: ClassVar[str]
    """The name of the bot on the command line and in reports."""
    needs_view: ClassVar[bool] = True
    """If False, `choose` may get None instead of a View, which saves the time to build it."""
    needs_history: ClassVar[bool] = False
    """If True, its Views have a `history`: the events that its seat was sent."""
    persists: ClassVar[bool] = True
    """Whether the bot is asked an open question again after its answer, until it returns ()."""
    gathers: ClassVar[bool] = False
    """Whether it answers many questions faster together (`choose_together`): those of different tables, for example."""
    stand_in: ClassVar[str] = ""
    """For a bot that takes long to choose: the name of the one that answers at a server's tables where there is no
    time."""

    def check_packages(self) -> None:
        """Raise Malformed if a package that the bot needs is not installed."""

    def check_game(self, game: AnyGame) -> None:
        """Raise Malformed if the bot cannot play this game."""

    def plays(self, game: AnyGame) -> bool:
        """Return whether tables of this game offer the bot."""
        return True

    def choose(self, game: AnyGame, view: View | None, ask: Ask, menus: Menus, rng: Random) -> Path:
        """Return a complete path through the menus, or () to leave an open question as it is.

        Examples:
            >>> from random import Random
            >>> ask = table.asks[0]
            >>> menus = lambda path: table.menu(ask, [option.id for option in path])
            >>> bot_of("random").choose(game, None, ask, menus, Random(1))
            (Option(pick celeste),)
        """
        raise NotImplementedError

    def choose_together(self, game: AnyGame, posed: Sequence[Posed]) -> list[Path]:
        """Return an answer to each of these questions, as `choose` would give it."""
        return [self.choose(game, *each) for each in posed]

    def answers(self, game: AnyGame, view: View, ask: Ask, menus: Menus, rng: Random) -> list[Answer]:
        """Return the answers that the bot gives to this question, each with its share, the most frequent first. Rare
        ones may be missing.

        Examples:
            >>> from random import Random
            >>> ask, view = table.asks[0], table.view(Viewer([0]))
            >>> menus = lambda path: table.menu(ask, [option.id for option in path])
            >>> found = bot_of("judgement").answers(game, view, ask, menus, Random(1))
            >>> sum(answer.share for answer in found)
            1.0
        """
        given = Counter(self.choose(game, view, ask, menus, rng) for _ in range(ASKED))
        return [Answer(path, count / ASKED) for path, count in given.most_common()]

    def foresees(self, game: AnyGame) -> bool:
        """Return whether the bot can say what a seat that is asked can expect (`chance`)."""
        return False

    def chance(self, game: AnyGame, view: View, seat: int, kinds: Sequence[str], path: Path) -> float:
        """Return the chance to win, from 0 to 1, of a seat that is asked these questions and has begun to answer."""
        raise NotImplementedError
