"""What a Bot is: a chooser that knows a game only through its View and its menus."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from hyakki.core.game import AnyGame
from hyakki.core.menu import Ask, Menus, Path
from hyakki.core.view import View


class Bot:
    """Answers questions and opens no Motion. The same arguments and the same state of `rng` give the same answer."""

    name: ClassVar[str]
    needs_view: ClassVar[bool] = True
    """Where False, `view` may be None, so that none has to be built."""
    persists: ClassVar[bool] = True
    """Whether it is asked an open question anew when it has answered it, until it has nothing to add."""

    def choose(self, game: AnyGame, view: View | None, ask: Ask, menus: Menus, rng: Random) -> Path:
        """A complete path through the menus; () where the question is open and there is nothing to add."""
        raise NotImplementedError
