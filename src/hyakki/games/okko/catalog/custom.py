"""A custom scenario: read from one file, every fault named with its place."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

import msgspec

from hyakki.core.content import misfit
from hyakki.games.okko.catalog.cards import OkkoRules
from hyakki.games.okko.catalog.chronicle import Goal, Scenario, ScenarioTest, Special
from hyakki.games.okko.catalog.faults import BadScenario, Fault, fault
from hyakki.games.okko.catalog.scenario_checks import scenario_faults
from hyakki.games.okko.catalog.verbs import ATTRIBUTES

MOST_LETTERS = 100_000
"""The most letters of a scenario."""
SPOT = "B05.42 (2+)"
EXAMPLES = {
    "doors": "A04.24 - C01a.2",
    **dict.fromkeys(("agents", "evidence", "parchment", "chests"), SPOT),
    "home": "A04.d",
    **dict.fromkeys(("face", "tile"), "A04"),
}
"""Examples of an entry of each field; any other is a space."""
A_SPACE = "A04.31"
CHOICES: dict[str, tuple[str, ...]] = {
    "rule": get_args(get_type_hints(Special)["rule"]),
    "kind": get_args(get_type_hints(Goal)["kind"]),
    "does": get_args(get_type_hints(ScenarioTest)["does"]),
    "attribute": ATTRIBUTES,
}
"""The choices of a field."""


def read_scenario(written: Any, rules: OkkoRules) -> Scenario:
    """Read a scenario from TOML, or from a table that was read already."""
    scenario, faults = examine(written, rules)
    if scenario is None or faults:
        raise BadScenario(faults)
    return scenario


def examine(written: Any, rules: OkkoRules) -> tuple[Scenario | None, list[Fault]]:
    """The scenario, if its fields fit their types, and all that is wrong with it."""
    table, faults = _table(written)
    if table is None:
        return None, faults
    faults = _misfits(table)
    if faults:
        return None, faults
    scenario = msgspec.convert(table, Scenario, strict=True)
    return scenario, scenario_faults(rules, scenario)


def _table(written: Any) -> tuple[Mapping[str, Any] | None, list[Fault]]:
    if isinstance(written, Mapping):
        return written, []
    if not isinstance(written, str) or len(written) > MOST_LETTERS:
        return None, [fault("file", "", "no-text", most=MOST_LETTERS)]
    try:
        return tomllib.loads(written), []
    except (ValueError, RecursionError) as error:  # numbers and nests without end are no TOMLDecodeError
        return None, [fault("file", "", "no-toml", what=str(error))]


def _misfits(table: Mapping[str, Any]) -> list[Fault]:
    """Each field by itself, and in a list or table each entry by itself, so that no fault hides another."""
    fields = {field.name: field for field in msgspec.structs.fields(Scenario)}
    found = [fault(name, "", "unknown-field", fields=", ".join(fields)) for name in table if name not in fields]
    for name, field in fields.items():
        if name not in table:
            if field.required:
                found.append(fault(name, "", "missing-field"))
            continue
        found += _misfit(name, table[name], field.type)
    return found


def _misfit(name: str, value: Any, kind: Any) -> list[Fault]:
    found = []
    for place, part, of in _parts(value, kind):
        try:
            msgspec.convert(part, of, strict=True)
        except msgspec.ValidationError as error:
            found.append(_told(f"{name} {place}".rstrip(), part, *misfit(error)))
    return found


def _told(name: str, part: Any, what: str, field: str) -> Fault:
    """Return the fault with an example, or with the choices, if there are any."""
    where = part if isinstance(part, str) else field
    last = field.rpartition(".")[2] or name.split()[0]
    if "matching regex" in what:
        return fault(name, where, "pattern", example=EXAMPLES.get(last, A_SPACE))
    if "enum value" in what and last in CHOICES:
        return fault(name, where, "choice", choices=", ".join(CHOICES[last]))
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
