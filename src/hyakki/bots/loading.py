"""Bots from elsewhere: installed packages offer them by the entry point `hyakki.bots`, and files of code hold them."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from importlib.metadata import EntryPoints, entry_points
from pathlib import Path
from types import ModuleType

from hyakki.bots.bot import Bot
from hyakki.bots.master import bot_with
from hyakki.core.errors import BadContent, Malformed

GROUP = "hyakki.bots"


@cache
def installed() -> EntryPoints:
    """Return the bots that installed packages offer, not yet loaded."""
    return entry_points(group=GROUP)


@cache
def load_installed(name: str) -> Bot:
    """Load the bot that an installed package offers under this name."""
    (entry,) = installed().select(name=name)
    try:
        bot = as_bot(entry.load())
    except Exception as error:
        raise Malformed(f"the bot {name!r} ({entry.value}) cannot be loaded: {_said(error)}") from error
    return bot


def as_bot(found: object) -> Bot:
    """Return a bot, or an instance of a class of bots; raise TypeError if it is neither."""
    bot = found() if isinstance(found, type) and issubclass(found, Bot) else found
    if not isinstance(bot, Bot) or not isinstance(getattr(bot, "name", None), str):
        raise TypeError("it is not a Bot with a name")
    return bot


def bots_in(file: Path) -> list[Bot]:
    """Return the bots that a Python file defines: one of each subclass of Bot that has a name. A file of weights
    (.safetensors) is a bot too, named after the file.

    Examples:
        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> from hyakki.bots.loading import bots_in
        >>> code = "from hyakki import bot_of\\nclass Mine(type(bot_of('random'))):\\n    name = 'mine'\\n"
        >>> with TemporaryDirectory() as folder:
        ...     file = Path(folder, "my_bot.py")
        ...     _ = file.write_text(code)
        ...     [bot.name for bot in bots_in(file)]
        ['mine']
    """
    if file.suffix == ".safetensors":
        return [bot_with(file)]
    module = _run(file)
    own = [found for found in vars(module).values() if _is_own(found, module.__name__)]
    if not own:
        raise BadContent(str(file), "defines no Bot with a name")
    return [as_bot(found) for found in own]


def _run(file: Path) -> ModuleType:
    name = f"hyakki_bots_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None or not file.is_file():
        raise BadContent(str(file), "is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # so that its classes can be pickled and name their module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BadContent(str(file), f"cannot be run: {_said(error)}") from error
    return module


def _is_own(found: object, module: str) -> bool:
    return isinstance(found, type) and issubclass(found, Bot) and found.__module__ == module and "name" in vars(found)


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"
