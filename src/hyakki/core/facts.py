"""Facts of a position as people write them: words, numbers, heaps without order, piles from the top."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from hyakki.core.errors import BadContent

T = TypeVar("T")

ANY = "?"
"""The word for any one card."""
NONE = "none"


class Heap(tuple[Any, ...]):
    """A number of things of each kind, in any order."""

    __slots__ = ()


class Pile(tuple[Any, ...]):
    """Things in order from the top; a scene may name only the uppermost."""

    __slots__ = ()


class Either(tuple[Any, ...]):
    """A fact with several names."""

    __slots__ = ()


def plain(word: Any) -> Any:
    """Return a word without its spelling: "Sun" and "sun " are the same, and so are 2 and "2". Lists become tuples, so
    that they can be counted and looked up."""
    if isinstance(word, (list, tuple)):
        return tuple(map(plain, word))
    if isinstance(word, dict):
        return tuple((plain(name), plain(value)) for name, value in word.items())
    if isinstance(word, int) and not isinstance(word, bool):
        return str(word)
    return " ".join(word.casefold().split()) if isinstance(word, str) else word


def agrees(said: Any, true: Any) -> bool:
    """Return whether a written fact is true."""
    if isinstance(true, Either):
        return any(agrees(said, name) for name in true)
    if isinstance(said, list) and len(said) == 1 and not isinstance(true, (tuple, list)):
        said = said[0]
    if isinstance(true, tuple) and isinstance(said, str):
        if plain(said) == NONE:
            return not true
        said = [said]
    if isinstance(true, (Heap, Pile)):
        if isinstance(said, int) and not isinstance(said, bool):
            return len(true) == said
        if not isinstance(said, list):
            return False
        words, names = _same_names(said, true)
        return _heap_agrees(words, names) if isinstance(true, Heap) else _pile_agrees(words, names)
    if isinstance(true, tuple):
        if isinstance(said, int) and not isinstance(said, bool):
            return list(true) == [said] if _of_numbers(true) else len(true) == said
        if not isinstance(said, list):
            return False
        words, names = _same_names(said, true)
        return words == names
    if isinstance(said, bool) or isinstance(true, bool):
        return said is true
    return bool(plain(said) == plain(true))


def _of_numbers(true: Sequence[Any]) -> bool:
    """Return whether this is a list of numbers: a number written for it must be in it; for any other list it is the
    length."""
    return any(isinstance(one, int) for one in true)


def _same_names(said: Sequence[Any], true: Sequence[Any]) -> tuple[list[Any], list[Any]]:
    """Return both lists in plain words; a thing with several names is called by the first."""
    first = {plain(name): plain(one[0]) for one in true if isinstance(one, Either) for name in one}
    names = [plain(one[0] if isinstance(one, Either) else one) for one in true]
    return [first.get(plain(word), plain(word)) for word in said], names


def _heap_agrees(said: Sequence[Any], true: Sequence[Any]) -> bool:
    named = Counter(word for word in said if word != ANY)
    return len(said) == len(true) and not named - Counter(true)


def _pile_agrees(said: Sequence[Any], true: Sequence[Any]) -> bool:
    return len(said) <= len(true) and all(word in (ANY, there) for word, there in zip(said, true, strict=False))


def fact_of(known: Mapping[str, T], fact: str, where: str, whose: str = "", others: Iterable[str] = ()) -> T:
    """Return the entry of this fact. BadContent names the facts that exist, and `others` elsewhere."""
    if fact not in known:
        of = f" of {whose}" if whose else ""
        raise BadContent(where, f"there is no such fact{of}; choose one of {', '.join((*known, *others))}")
    return known[fact]


def keyed(keys: Iterable[str]) -> tuple[str, ...]:
    """Return how facts are written that need a word after a dot."""
    return tuple(f"{key}.…" for key in keys)


def written(fact: Any) -> str:
    """Return a fact as a scene would write it."""
    if isinstance(fact, Either):
        return written(fact[0])
    if isinstance(fact, (list, tuple)):
        return f"[{', '.join(written(part) for part in fact)}]"
    if isinstance(fact, bool):
        return "true" if fact else "false"
    return str(fact)
