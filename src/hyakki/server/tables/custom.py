"""Custom options and content of a table, as TOML or as data. Reading them may take long, so it runs in a thread."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import msgspec

from hyakki.core.errors import BadContent, Malformed
from hyakki.core.game import AnyGame
from hyakki.core.numbers import NumberDraft, NumberFault, changed_numbers
from hyakki.core.rules import Rules

CUSTOM_BYTES = 400
"""Options without custom content are shorter."""
DEEPEST = 16
"""The most dots in a TOML key; reading a key takes time proportional to their square."""
_SAID = re.compile(
    r'"""(?:\\(?:.|\Z)|[^\\])*?(?:"""|\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:\\.|[^"\\\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
"""Strings and comments in TOML; matching is linear."""
_DEEP_KEY = re.compile(rf"(?:\.[^.,=\n\[\]{{}}]*+){{{DEEPEST + 1}}}")


def refuse_deep_keys(written: str) -> None:
    if _DEEP_KEY.search(_SAID.sub("", written)):
        raise Malformed(f"a key has more than {DEEPEST} dots")


def are_custom(options: dict[str, Any]) -> bool:
    """Whether options hold custom content, which takes long to read."""
    return len(msgspec.json.encode(options)) > CUSTOM_BYTES


def read_options(game: AnyGame, seats: int, options: dict[str, Any], most: int) -> tuple[dict[str, Any], Rules]:
    """The options with their content as data, and the Rules made from them. `most`: bytes of the options."""
    _check_size(options, most)
    for value in options.values():
        if isinstance(value, str):
            refuse_deep_keys(value)
    if isinstance(options.get("content"), str):
        options = {**options, "content": _read(options["content"])}
        _check_size(options, most)
    return options, game.rules(seats, options)


def draft_numbers(
    game: AnyGame, seats: int, text: str, changes: dict[str, int | None], most: int, lang: str
) -> NumberDraft | None:
    """Custom content, as TOML, with other numbers, or None if the game has no numbers to change. `most`: bytes."""
    numbers = game.numbers()
    if numbers is None:
        return None
    _check_size({"content": text}, most)
    refuse_deep_keys(text)
    try:
        own = _read(text)
    except BadContent as error:
        return NumberDraft(text, {}, (NumberFault(error.what),), False)
    draft = changed_numbers(game, numbers, seats, text, own, changes, lang)
    _check_size({"content": draft.text}, most)
    return draft


def _check_size(options: dict[str, Any], most: int) -> None:
    if len(msgspec.json.encode(options)) > most:
        raise Malformed(f"the options are longer than {most} bytes")


def _read(written: str) -> Any:
    """Read TOML; values that JSON does not have become as they are stored."""
    try:
        return msgspec.json.decode(msgspec.json.encode(tomllib.loads(written)))
    except ValueError as error:  # an endless number raises ValueError, not TOMLDecodeError
        raise BadContent("content", str(error)) from None
