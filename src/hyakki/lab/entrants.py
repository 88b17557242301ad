"""Entrants: the bots of a run, by name, as objects or from files of code, in whichever process plays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from hyakki.bots import Bot, add_code, bot_of
from hyakki.core.errors import Malformed
from hyakki.core.game import AnyGame


class Entrants(msgspec.Struct, frozen=True):
    """The bots of a run. It can be sent to other processes: objects are pickled, files of code are run there."""

    names: tuple[str, ...]
    objects: tuple[Bot, ...] = ()
    code: tuple[Path, ...] = ()

    @classmethod
    def of(cls, game: AnyGame, bots: Sequence[str | Bot], code: Sequence[Path] = ()) -> Entrants:
        """Return these bots, or raise an error if one does not exist or cannot play the game."""
        objects = {bot.name: bot for bot in bots if isinstance(bot, Bot)}
        if any(objects[bot.name] is not bot for bot in bots if isinstance(bot, Bot)):
            raise Malformed("two different bots have the same name")
        names = tuple(bot if isinstance(bot, str) else bot.name for bot in bots)
        found = cls(names, tuple(objects.values()), tuple(file.absolute() for file in code))
        for name in names:
            found.bot(name).check_game(game)
        return found

    def bot(self, name: str) -> Bot:
        for file in self.code:
            _run_once(file)
        return next((bot for bot in self.objects if bot.name == name), None) or bot_of(name)


class Games(msgspec.Struct, frozen=True):
    """The parameters of games among bots, as a worker process gets them."""

    game: AnyGame
    seats: int
    entrants: Entrants
    seed: int
    options: dict[str, Any]
    cap: int

    @property
    def facts(self) -> dict[str, Any]:
        """Return what must be the same for two parts of one run."""
        return {
            "game": self.game.key,
            "seats": self.seats,
            "bots": list(self.entrants.names),
            "seed": self.seed,
            "cap": self.cap,
            "rules": self.game.rules(self.seats, self.options).digest,
        }


@cache
def _run_once(file: Path) -> None:
    add_code(file)
