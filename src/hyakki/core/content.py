"""Content files: typed tables, and other sets laid over them. An error names file, entry and field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, get_args, get_origin

import msgspec

from hyakki.core.errors import BadContent

AS_WRITTEN, TUNED, OWN = "as-written", "tuned", "own"

Plain = dict[str, dict[str, Any]]
Layers = tuple[tuple[str, Mapping[str, Any]], ...]
"""Content that is laid over the content as written, each with its name for errors; the last is on top."""


MOST_ENTRIES = 500
"""The most entries of one list or table of content. The longest of our own has 77."""
MOST_LETTERS = 65_536
MOST_DEEP = 16


class Numbers(NamedTuple):
    """The parts of a game's content that the owner of a table can change (`core/numbers.py` makes a form of them)."""

    kinds: Mapping[str, Any]
    """The types of its tables."""
    usual: Mapping[str, Any]
    """The content without changes, as plain data."""
    written: Mapping[str, Any]
    """The content as the rulebook has it."""
    laid: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    """Lays custom content over the usual one."""
    printed: Mapping[str, tuple[str, ...]] = {}
    """Fields of entries that stay as they are, by table."""
    deep: bool = False
    """Whether tables inside an entry are laid over each other, or replaced whole."""
    whole: tuple[type, ...] = ()
    """Parts of entries that show all their numbers. Others show those that the content says."""

    def has_entries(self, table: str) -> bool:
        """Return whether a table holds entries by id, such as cards."""
        kind = self.kinds[table]
        return get_origin(kind) is dict and isinstance(get_args(kind)[1], type)


class Content:
    """The content of one game: `base.toml` with its version and single tables, a file for each kind of thing, and the
    set `tuned`."""

    def __init__(
        self,
        package: str,
        tables: Mapping[str, tuple[type[msgspec.Struct], tuple[str, ...]]],
        singles: Mapping[str, type[msgspec.Struct]],
        printed: Mapping[str, tuple[str, ...]],
        *,
        deep: bool,
        grows: frozenset[str] = frozenset(),
        whole: tuple[type[msgspec.Struct], ...] = (),
    ) -> None:
        self.package = package
        self.tables = tables
        """The tables by name: the type of the entries, and their ids."""
        self.singles = singles
        self.printed = printed
        """Fields that other sets may not change."""
        self.deep = deep
        """Whether tables inside an entry are laid over each other, or replaced whole."""
        self.grows = grows
        """Tables to which other sets may add entries with new ids."""
        self.whole = whole
        """Parts of entries of which a form shows all numbers (`Numbers.whole`)."""

    @property
    def version(self) -> int:
        return int(content_file(self.package, "base")["version"])

    def layers(self, options: Mapping[str, Any]) -> tuple[str, Layers]:
        """Return the name of the content that the options `set` and `content` select, and its layers."""
        chosen, own = one_of(options.get("set", TUNED), (AS_WRITTEN, TUNED), "option set"), options.get("content")
        layers: Layers = () if chosen == AS_WRITTEN else ((f"{chosen}.toml", content_file(self.package, chosen)),)
        if own is None:
            return chosen, layers
        check_size(own, "content")
        return OWN, (*layers, ("content", _table(own, "content")))

    def numbers(self) -> Numbers:
        """Return what the owner of a table can change in the set that is played with unless another is asked for."""
        kinds: dict[str, Any] = {**self.singles}
        kinds |= {table: dict[str, kind] for table, (kind, _) in self.tables.items()}  # type: ignore[valid-type]
        usual = self._plain(self.layers({})[1])

        def laid(own: Mapping[str, Any]) -> Plain:
            return self._plain(self.layers({"content": own})[1])

        return Numbers(kinds, usual, self._plain(()), laid, self.printed, self.deep, self.whole)

    def _plain(self, layers: Layers) -> Plain:
        """Return all content as plain data, with these layers laid over it."""
        base = content_file(self.package, "base")
        plain: Plain = {single: base[single] for single in self.singles}
        plain |= {table: content_file(self.package, table) for table in self.tables}
        for label, over in layers:
            plain = self._laid_over(plain, over, label)
        return plain

    def read(self, layers: Layers) -> dict[str, Any]:
        """Return the typed parts of Rules."""
        plain = self._plain(layers)
        parts: dict[str, Any] = {}
        for single, kind in self.singles.items():
            parts[single] = self._entry(plain[single], kind, single, layers)
        for table, (kind, known) in self.tables.items():
            for name in known:
                if name not in plain[table]:
                    raise BadContent(f"{table}.toml", f"{name} is missing")
            added = [name for name in plain[table] if name not in known]
            if added and table not in self.grows:
                raise BadContent(f"{table}.toml {added[0]}", f"unknown; choose one of {', '.join(known)}")
            parts[table] = {
                name: self._entry(plain[table][name], kind, f"{table} {name}", layers) for name in (*known, *added)
            }
        return parts

    def check_ids(self, rules: msgspec.Struct) -> None:
        """Check that stored Rules have every entry of the content, and none that content cannot have."""
        for table, (_, known) in self.tables.items():
            entries = getattr(rules, table)
            for name in known:
                if name not in entries:
                    raise BadContent(table, f"{name} is missing")
            for name in entries if table not in self.grows else ():
                if name not in known:
                    raise BadContent(f"{table} {name}", f"unknown; choose one of {', '.join(known)}")

    def place(self, where: str, layers: Layers) -> str:
        """Return the place with the name of the layer that set it last, or of its file."""
        table, name, *_ = *where.split(), ""
        for label, over in reversed(layers):
            if table in over and (table in self.singles or name in over[table]):
                return f"{label} {where}"
        if table in self.singles:
            return f"base.toml {where}"
        return where.replace(table, f"{table}.toml", 1) if table in self.tables else where

    def _laid_over(self, plain: Plain, over: Mapping[str, Any], label: str) -> Plain:
        """Return `plain` with the fields of `over` in place of its own. Both are data; neither contains code."""
        laid = dict(plain)
        for name, value in over.items():
            if name not in plain:
                raise BadContent(f"{label} {name}", f"unknown; choose one of {', '.join(plain)}")
            entries = _table(value, f"{label} {name}")
            if name in self.singles:
                laid[name] = self._merged(plain[name], entries)
                continue
            laid[name] = dict(plain[name])
            for entry, fields in entries.items():
                where = f"{label} {name} {entry}"
                if entry not in plain[name] and name not in self.grows:
                    raise BadContent(where, f"unknown; choose one of {', '.join(plain[name])}")
                for field in _table(fields, where):
                    if field in self.printed.get(name, ()):
                        raise BadContent(f"{where} {field}", "is printed on it and stays as it is")
                laid[name][entry] = self._merged(plain[name].get(entry, {}), fields)
        return laid

    def _merged(self, there: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
        merged = {**there, **over}
        if self.deep:
            for name, value in over.items():
                old = there.get(name)
                if isinstance(old, Mapping) and isinstance(value, Mapping):
                    merged[name] = self._merged(old, value)
        return merged

    def _entry(self, plain: Any, kind: type[msgspec.Struct], where: str, layers: Layers) -> msgspec.Struct:
        try:
            return msgspec.convert(plain, kind, strict=True)
        except msgspec.ValidationError as error:
            what, field = misfit(error)
            raise BadContent(self.place(f"{where} {field}".rstrip(), layers), what) from None


def refuse_unknown(options: Mapping[str, Any], known: tuple[str, ...]) -> None:
    for name in options:
        if name not in known:
            raise BadContent(f"option {name}", f"unknown; choose one of {', '.join(known)}")


def one_of(value: Any, known: Collection[str], where: str) -> str:
    """Return the value, which must be one of these words."""
    if not isinstance(value, str) or value not in known:
        raise BadContent(where, f"{repr(value)[:100]} is not one of {', '.join(known)}")
    return value


def check_size(plain: Any, where: str, deep: int = 0) -> None:
    """Refuse lists, tables and texts that are too long or nested too deep."""
    if isinstance(plain, str):
        if len(plain) > MOST_LETTERS:
            raise BadContent(where, f"must have at most {MOST_LETTERS} characters, not {len(plain)}")
    elif isinstance(plain, (Mapping, list, tuple)):
        if len(plain) > MOST_ENTRIES:
            raise BadContent(where, f"must have at most {MOST_ENTRIES} entries, not {len(plain)}")
        if deep > MOST_DEEP:
            raise BadContent(where, "nested too deeply")
        entries = plain.items() if isinstance(plain, Mapping) else enumerate(plain, start=1)
        for name, entry in entries:
            if isinstance(entry, (str, Mapping, list, tuple)):
                check_size(entry, f"{where} {str(name)[:40]}" if deep < 4 else where, deep + 1)


def misfit(error: msgspec.ValidationError) -> tuple[str, str]:
    """Return what is wrong, and the field."""
    what, _, place = str(error).partition(" - at `$")
    named = re.search(r"(?:required|unknown) field `(\w+)`", what)
    field = place.rstrip("`").strip(".")
    return what, ".".join(part for part in (field, named[1] if named else "") if part)


def misfit_in(plain: Any, kind: type[msgspec.Struct], error: msgspec.ValidationError) -> tuple[str, str]:
    """Return what is wrong with a whole document, and the field. msgspec does not say which entry of a table it
    means, so each is tried."""
    what, place = misfit(error)
    for field in msgspec.structs.fields(kind):
        if place.startswith(f"{field.encode_name}[...]"):
            for name, entry in plain[field.encode_name].items():
                try:
                    msgspec.convert({name: entry}, field.type)
                except msgspec.ValidationError as closer:
                    what, rest = misfit(closer)
                    rest = rest.removeprefix("[...]").strip(".")
                    return what, f"{field.encode_name} {str(name)[:40]} {rest}".rstrip()
    return what, place


@cache
def content_file(package: str, name: str) -> dict[str, Any]:
    """Read a file of a game's content, once."""
    where = f"{name}.toml"
    try:
        return tomllib.loads(files(package).joinpath("content", where).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadContent(where, str(error)) from None


def _table(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadContent(where, "must be a table")
    return value
