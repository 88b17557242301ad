"""Plain data as the text of a TOML file: custom scenarios, custom content."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

WIDTH = 100
"""A list that is longer has a line for each entry."""
PLAIN_KEY = re.compile(r"^[A-Za-z0-9_-]+$")
DELETE = "\x7f"


def written(plain: Mapping[str, Any], fields: Sequence[str], tables: Sequence[str]) -> str:
    """The TOML of these fields in this order; `tables` come last, with a line for each entry. What is missing is left
    out."""
    lines = [_field(name, plain[name]) for name in fields if name in plain]
    return "".join(lines + [_table(name, plain[name]) for name in tables if name in plain])


def document(plain: Mapping[str, Any], tables: int = 2) -> str:
    """Return the TOML of nested tables; so many levels of them are sections, deeper ones are values.

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
    fields = [_field(_key(name), value) for name, value in plain.items() if name not in inner]
    if place and (fields or not inner):
        yield f"\n[{'.'.join(map(_key, place))}]\n"
    yield from fields
    for name, value in inner.items():
        yield from _sections(value, (*place, name), tables - 1)


def _table(name: str, value: Mapping[str, Any]) -> str:
    entries = (f"{_key(key)} = {_list_or_value(entry, len(key))}\n" for key, entry in value.items())
    return f"\n[{name}]\n{''.join(entries)}"


def _field(name: str, value: Any) -> str:
    return f"{name} = {_list_or_value(value, len(name))}\n"


def _list_or_value(value: Any, used: int) -> str:
    short = _value(value)
    if not isinstance(value, (list, tuple)) or used + 3 + len(short) <= WIDTH:
        return short
    return "[\n" + "".join(f"    {_value(entry)},\n" for entry in value) + "]"


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return f"{{ {', '.join(_pairs(value))} }}" if value else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_value, value))}]"
    return (
        str(value)
        if isinstance(value, (int, float))
        else json.dumps(value, ensure_ascii=False).replace(DELETE, "\\u007F")
    )


def _pairs(table: Mapping[str, Any]) -> Iterator[str]:
    yield from (f"{_key(key)} = {_value(value)}" for key, value in table.items())


def _key(key: str) -> str:
    return key if PLAIN_KEY.match(key) else _value(key)
