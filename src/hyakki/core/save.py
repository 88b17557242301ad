"""Save and load a State as plain data. A game can be saved, copied, sent and resumed at every question."""

from __future__ import annotations

import ast
from importlib import resources
from typing import Any, TypeVar, get_type_hints

import msgspec

from hyakki.core.chance import Chance
from hyakki.core.engine import State, Step, advance, fields_of
from hyakki.core.rules import Rules, digest_of

S = TypeVar("S", bound=State)


def dump_step(step: Step, public: bool = False) -> dict[str, Any]:
    hidden = step.secret if public else ()
    plain = {name: getattr(step, name) for name in fields_of(type(step)) if name not in hidden}
    return {"step": type(step).__name__, **plain}


def load_step(plain: dict[str, Any], steps: dict[str, type[Step]]) -> Step:
    cls = steps[plain["step"]]
    step = cls.__new__(cls)
    hints = hints_of(cls)
    for name in fields_of(cls):
        if name in plain or name not in cls.secret:
            setattr(step, name, _retype(plain.get(name), hints[name]))
    return step


def dump(s: State) -> dict[str, Any]:
    """Return a State as plain data that shares nothing with it. Rules are named by their digest."""
    plain: dict[str, Any] = {}
    for name in fields_of(type(s)):
        if name in s.passing:
            continue
        value = getattr(s, name)
        if name == "rules":
            value = value.digest
        elif name == "chance":
            value = _dump_chance(value) if value is not None else None
        elif name == "stack":
            value = [dump_step(step) for step in value]
        elif isinstance(value, State):
            value = dump(value)
        else:
            value = msgspec.to_builtins(value, str_keys=True, order="deterministic")
        plain[name] = value
    return plain


def _dump_chance(chance: Chance) -> dict[str, Any]:
    plain: dict[str, Any] = {"key": chance.key.hex(), "n": chance.n}
    if chance.preset:
        plain["preset"] = [[stream.decode(), drawn] for stream, drawn in chance.preset]
    return plain


def _load_chance(plain: dict[str, Any]) -> Chance:
    preset = tuple((stream.encode(), drawn) for stream, drawn in plain.get("preset", ()))
    return Chance(bytes.fromhex(plain["key"]), plain["n"], preset)


def save(s: State) -> bytes:
    return msgspec.json.encode(dump(s), order="deterministic")


def digest(s: State, key: bool = True, rules: bool = True) -> str:
    """Return the hash of a State. Without the key of chance it can be shown during the game; without the Rules it is
    the same for all Rules that lead to it."""
    plain = dump(s)
    if not key:
        _drop_key(plain)
    if not rules:
        _drop_rules(plain)
    return digest_of(plain)


def _drop_key(plain: dict[str, Any]) -> None:
    for name, value in plain.items():
        if name == "chance" and value is not None:
            plain[name] = value["n"]
        elif isinstance(value, dict):
            _drop_key(value)


def _drop_rules(plain: dict[str, Any]) -> None:
    del plain["rules"]
    for value in plain.values():
        if isinstance(value, dict) and "stack" in value:
            _drop_rules(value)


def load(cls: type[S], saved: bytes, rules: Rules, steps: dict[str, type[Step]]) -> S:
    s = load_plain(cls, msgspec.json.decode(saved), rules, steps)
    advance(s)
    return s


def load_plain(cls: type[S], plain: dict[str, Any], rules: Rules, steps: dict[str, type[Step]]) -> S:
    if plain["rules"] != rules.digest:
        raise ValueError("saved under other Rules")
    s = cls.__new__(cls)
    hints = hints_of(cls)
    for name in fields_of(cls):
        if name in cls.passing:
            continue
        value = plain[name]
        if name == "rules":
            value = rules
        elif name == "chance":
            value = _load_chance(value) if value is not None else None
        elif name == "stack":
            value = [load_step(step, steps) for step in value]
        elif isinstance(value, dict) and "stack" in value:
            value = load_plain(cls, value, rules, steps)
        else:
            value = _retype(value, hints[name])
        setattr(s, name, value)
    s.asks, s.log, s.quiet = (), [], False
    s.derive()
    return s


_HINTS: dict[type, dict[str, Any]] = {}


def hints_of(cls: type) -> dict[str, Any]:
    """Return the types of the fields of a State or Step."""
    if cls not in _HINTS:
        for base in cls.__mro__:
            if "__mypyc_attrs__" in base.__dict__:
                base.__annotations__ = _annotations(base)
        _HINTS[cls] = get_type_hints(cls)
    return _HINTS[cls]


def _annotations(cls: type) -> dict[str, str]:
    """Read the annotations of a compiled class, which does not keep them, in its source, which lies beside it."""
    package, _, name = cls.__module__.rpartition(".")
    source = resources.files(package).joinpath(f"{name}.py").read_text(encoding="utf-8")
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == cls.__name__]
    annotated = [node for node in classes[0].body if isinstance(node, ast.AnnAssign)]
    return {ast.unparse(node.target): ast.unparse(node.annotation) for node in annotated}


def _retype(value: Any, hint: Any) -> Any:
    if value is None or value.__class__ is hint:
        return value
    return msgspec.convert(freeze(value), hint, str_keys=True)


def freeze(value: Any) -> Any:
    """Turn all sequences in plain data into tuples, as Steps hold them."""
    return tuple(freeze(part) for part in value) if isinstance(value, (list, tuple)) else value
