"""Plain data as the text of a TOML file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

WIDTH = 100
"""A list that is longer has a line for each entry."""
PLAIN_KEY = re.compile(r"^[A-Za-z0-9_-]+$")
DELETE = "\x7f"


def field(name: str, value: Any) -> str:
    """Return the line `name = value`, or several if the value is a long list."""
    key = _key(name)
    short = _value(value)
    if isinstance(value, (list, tuple)) and len(key) + 3 + len(short) > WIDTH:
        short = "[\n" + "".join(f"    {_value(entry)},\n" for entry in value) + "]"
    return f"{key} = {short}\n"


def written(plain: Mapping[str, Any], fields: Sequence[str], tables: Sequence[str]) -> str:
    """Return these fields in this order, then `tables` with a line for each entry. What is missing is left out."""
    lines = [field(name, plain[name]) for name in fields if name in plain]
    for name in tables:
        if name in plain:
            lines += [f"\n[{name}]\n", *(field(key, entry) for key, entry in plain[name].items())]
    return "".join(lines)


def document(plain: Mapping[str, Any], tables: int = 2) -> str:
    """Return tables in so many levels as sections; deeper ones are values of their fields.

    Examples:
        >>> print(document({"limit": 4, "cards": {"C1": {"cost": 2, "paid": {"by": "A"}}}}), end="")
        limit = 4
        <BLANKLINE>
        [cards.C1]
        cost = 2
        paid = { by = "A" }
    """
    return "".join(_sections(plain, (), tables)).removeprefix("\n")


def _sections(plain: Mapping[str, Any], place: tuple[str, ...], tables: int) -> Iterator[str]:
    inner = {name: value for name, value in plain.items() if tables and isinstance(value, Mapping)}
    fields = [field(name, value) for name, value in plain.items() if name not in inner]
    if place and (fields or not inner):
        yield f"\n[{'.'.join(map(_key, place))}]\n"
    yield from fields
    for name, value in inner.items():
        yield from _sections(value, (*place, name), tables - 1)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return f"{{ {', '.join(_pairs(value))} }}" if value else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, (int, float)):
        return str(value)
    return json.dumps(value, ensure_ascii=False).replace(DELETE, "\\u007F")


def _pairs(table: Mapping[str, Any]) -> Iterator[str]:
    yield from (f"{_key(key)} = {_value(value)}" for key, value in table.items())


def _key(key: str) -> str:
    return key if PLAIN_KEY.match(key) else _value(key)
