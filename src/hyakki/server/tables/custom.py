"""What somebody has written for a table of their own, in TOML or as data: read in a thread, as it may take a while."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import msgspec

from hyakki.core.errors import BadContent, Malformed
from hyakki.core.game import Game
from hyakki.core.rules import Rules

DEEPEST = 16
"""Dots in a key. Reading one takes as long as the square of them."""
_SAID = re.compile(
    r'"""(?:\\(?:.|\Z)|[^\\])*?(?:"""|\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:\\.|[^"\\\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
"""Strings and comments. Whatever is written, each letter is looked at once."""
_DEEP_KEY = re.compile(rf"(?:\.[^.,=\n\[\]{{}}]*+){{{DEEPEST + 1}}}")


def refuse_deep_keys(written: str) -> None:
    if _DEEP_KEY.search(_SAID.sub("", written)):
        raise Malformed("nested too deeply")


def read_options(game: Game[Any], seats: int, options: dict[str, Any], most: int) -> tuple[dict[str, Any], Rules]:
    """Options with their content as data, and the Rules that they make. `most`: bytes, as written and as read."""
    _check_size(options, most)
    for value in options.values():
        if isinstance(value, str):
            refuse_deep_keys(value)
    if isinstance(options.get("content"), str):
        options = {**options, "content": _read(options["content"])}
        _check_size(options, most)
    return options, game.rules(seats, options)


def _check_size(options: dict[str, Any], most: int) -> None:
    if len(msgspec.json.encode(options)) > most:
        raise Malformed(f"options must not be longer than {most} bytes")


def _read(written: str) -> Any:
    """As a person writes it; what TOML knows and JSON does not is as it will be stored."""
    try:
        return msgspec.json.decode(msgspec.json.encode(tomllib.loads(written)))
    except ValueError as error:  # a number without end is no TOMLDecodeError
        raise BadContent("content", str(error)) from None
