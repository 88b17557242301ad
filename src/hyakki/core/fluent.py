"""The messages of Fluent files: `hyakki/text/<lang>.ftl` for all games, `text/<lang>.ftl` of each game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from hyakki.core.errors import HyakkiError

Arg = str | int


class NoText(HyakkiError):
    """A text file lacks a message, or the message cannot be formatted."""


class Messages:
    """The messages of a game (none for "") and those for all games. The first language that has a message is used."""

    def __init__(self, package: str, languages: Iterable[str]) -> None:
        self._bundles = [_bundle(package, lang) for lang in languages]

    def has(self, key: str) -> bool:
        """Return whether there is such a message, or such an attribute of one ("item-sun.the")."""
        return any(_pattern(bundle, key) is not None for bundle in self._bundles)

    def format(self, key: str, args: dict[str, Arg]) -> str:
        """Format a message, or an attribute of one, or raise NoText."""
        for bundle in self._bundles:
            pattern = _pattern(bundle, key)
            if pattern is not None:
                said, errors = bundle.format_pattern(pattern, args)
                if errors:
                    raise NoText(f"{key} in {bundle.locales[0]}: {errors[0]}")
                return str(said)
        raise NoText(f"there is no text for {key!r}")

    def attributes(self, key: str) -> Sequence[str]:
        """List the attributes of a message, as the last language has them."""
        return tuple(self._bundles[-1].get_message(key).attributes)


def sources(package: str, lang: str) -> Iterable[tuple[str, str]]:
    """Yield the text files of a game (none for ""), then those for all games: the path and the text of each."""
    for home in filter(None, (package, "hyakki")):
        file = resources.files(home).joinpath(f"text/{lang}.ftl")
        if file.is_file():
            yield f"{home}/text/{lang}.ftl", file.read_text(encoding="utf-8")


def phrase(package: str, lang: str, key: str, /, **args: Arg) -> str:
    """Format a message of a game's text files without a Game, for errors in its content."""
    return Messages(package, (lang,)).format(key, args)


@cache
def _bundle(package: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for where, source in sources(package, lang):
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise NoText(f"{where}: cannot be read: {(entry.content or '').strip().splitlines()[0]!r}")
        bundle.add_resource(resource)
    return bundle


def _pattern(bundle: FluentBundle, key: str) -> Any:
    key, _, attribute = key.partition(".")
    if not bundle.has_message(key):
        return None
    message = bundle.get_message(key)
    return message.attributes.get(attribute) if attribute else message.value
