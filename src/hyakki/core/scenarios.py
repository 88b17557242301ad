"""A custom scenario: its file read as TOML and fitted to its type, with every fault at its place."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec

from hyakki.core.content import misfit
from hyakki.core.faults import SHOWN, Fault, fault

MOST_LETTERS = 100_000
"""The most letters of a scenario."""
MOST_ENTRIES = 99
"""The most entries of a list or table: to check them takes time that grows with the square of their number."""
S = TypeVar("S", bound=msgspec.Struct)


class Spelling(NamedTuple):
    """The form of the fields of a scenario, for faults."""

    examples: Mapping[str, str]
    """An example of an entry of each field."""
    example: str
    """An example for any other field."""
    choices: Mapping[str, tuple[str, ...]]
    """The choices of a field."""


def fitted(written: Any, kind: type[S], spelling: Spelling) -> tuple[S | None, list[Fault]]:
    """Read a scenario from TOML, or from a table that was read already: the scenario if its fields fit their types, or
    what is wrong with them."""
    table, faults = _table(written)
    if table is None:
        return None, faults
    faults = _misfits(table, kind, spelling)[:SHOWN]
    return (None, faults) if faults else (msgspec.convert(table, kind, strict=True), [])


def _table(written: Any) -> tuple[Mapping[str, Any] | None, list[Fault]]:
    if isinstance(written, Mapping):
        return written, []
    if not isinstance(written, str) or len(written) > MOST_LETTERS:
        return None, [fault("file", "", "no-text", most=MOST_LETTERS)]
    try:
        return tomllib.loads(written), []
    except (ValueError, RecursionError) as error:  # numbers and nests without end are no TOMLDecodeError
        return None, [fault("file", "", "no-toml", what=str(error))]


def _misfits(table: Mapping[str, Any], kind: type[msgspec.Struct], spelling: Spelling) -> list[Fault]:
    """Return the faults of each field, and of each entry of a list or table, by itself: no fault hides another."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    found = [fault(name, "", "unknown-field", fields=", ".join(fields)) for name in table if name not in fields]
    for name, field in fields.items():
        if name not in table:
            if field.required:
                found.append(fault(name, "", "missing-field"))
            continue
        found += _misfit(name, table[name], field.type, spelling)
    return found


def _misfit(name: str, value: Any, kind: Any, spelling: Spelling) -> list[Fault]:
    found = []
    if any(len(each) > MOST_ENTRIES for each in _lists(value)):
        return [fault(name, name, "misfit", what=f"Expected at most {MOST_ENTRIES} entries")]
    for place, part, of in _parts(value, kind):
        try:
            msgspec.convert(part, of, strict=True)
        except msgspec.ValidationError as error:
            found.append(_told(f"{name} {place}".rstrip(), part, *misfit(error), spelling))
    return found


def _lists(value: Any) -> list[Any]:
    """Return the list or table itself, and those inside a table."""
    inner = value.values() if isinstance(value, dict) else ()
    return [each for each in (value, *inner) if isinstance(each, (list, dict))]


def _told(name: str, part: Any, what: str, field: str, spelling: Spelling) -> Fault:
    """Return the fault with an example, or with the choices, if there are any."""
    where = part if isinstance(part, str) else field
    last = field.rpartition(".")[2] or name.split()[0]
    if "matching regex" in what:
        return fault(name, where, "pattern", example=spelling.examples.get(last, spelling.example))
    if "enum value" in what and last in spelling.choices:
        return fault(name, where, "choice", choices=", ".join(spelling.choices[last]))
    return fault(name, where, "misfit", what=what)


def _parts(value: Any, kind: Any) -> list[tuple[str, Any, Any]]:
    """The entries of a list or table, if it is made of any number of one kind; otherwise the whole."""
    info = msgspec.inspect.type_info(kind)
    if isinstance(info, msgspec.inspect.VarTupleType) and isinstance(value, list):
        return [(str(number), part, kind.__args__[0]) for number, part in enumerate(value, start=1)]
    if isinstance(info, msgspec.inspect.DictType) and isinstance(value, dict):
        of = kind.__args__[1]
        return [
            (f"{key} {place}".rstrip(), part, single)
            for key, entry in value.items()
            for place, part, single in _parts(entry, of)
        ]
    return [("", value, kind)]
