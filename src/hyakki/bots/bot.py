"""Bot: answers questions from a View and menus, without access to the State."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask, Menus, Path
from hyakki.core.view import View


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
    persists: ClassVar[bool] = True
    """Whether the bot is asked an open question again after its answer, until it returns ()."""

    def check_packages(self) -> None:
        """Raise Malformed if a package that the bot needs is not installed."""

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
