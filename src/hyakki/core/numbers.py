"""Numbers of a game's content that the owner of a table can change: what each is called, its range and its source; and
custom content that changes some of them, as TOML.

A client holds the text of the custom content and nothing else. It sends the text with new numbers, and gets the next
text with what is wrong. So undo is an earlier text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from hyakki.core.content import Numbers
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.fluent import Messages, phrase
from hyakki.core.game import AnyGame
from hyakki.core.rulebook import FALLBACK
from hyakki.core.things import capital, handbook_of
from hyakki.core.writing import document

Path = tuple[str | int, ...]
HOUSE = "house"
HELD: dict[type, tuple[type[Any], ...]] = {
    inspect.StructType: (Mapping,),
    inspect.IntType: (int,),
    inspect.TupleType: (list, tuple),
    inspect.VarTupleType: (list, tuple),
}
"""The plain data that a value of each type is read from."""
SAYING = ("what", "attribute")
"""Fields of parts whose value belongs to the label of a number beside it."""


class NumberField(msgspec.Struct, frozen=True):
    """A number, with its value if nothing is changed."""

    id: str
    """The place in the content, as errors name it."""
    label: str
    usual: int
    least: int
    most: int
    written: int | None = None
    """The number as the rulebook has it, if the usual one is another."""


class NumberEntry(msgspec.Struct, frozen=True):
    """The numbers of one card, token or table of rules."""

    id: str
    label: str
    origin: str
    """The source of the numbers: `page`, `house`, or `both`."""
    source: str
    fields: tuple[NumberField, ...]


class NumberGroup(msgspec.Struct, frozen=True):
    """Entries of the same sort."""

    id: str
    label: str
    entries: tuple[NumberEntry, ...]


class NumberForm(msgspec.Struct, frozen=True):
    """All numbers of a game."""

    groups: tuple[NumberGroup, ...]


class NumberFault(msgspec.Struct, frozen=True):
    """Something wrong with custom content."""

    what: str
    field: str = ""
    """The id of the number."""
    entry: str = ""
    """The id of the entry, if it concerns no number alone."""


class NumberDraft(msgspec.Struct, frozen=True):
    """Unfinished custom content, with its faults."""

    text: str
    changed: dict[str, int | None]
    """Numbers that it changes, by id; null if it takes away the list that a number is in."""
    faults: tuple[NumberFault, ...]
    more: bool
    """Whether it also changes things other than numbers."""


class Found(NamedTuple):
    """A number in the content."""

    path: Path
    value: int
    least: int
    most: int
    words: tuple[str, ...]
    """The parts of its label: names of fields and things, and places in lists."""


def found_in(numbers: Numbers, content: Mapping[str, Any]) -> dict[str, Found]:
    """Return all numbers of this content that can be changed, by id."""
    walk = _Walk(numbers)
    found = (each for table in numbers.kinds for each in walk.table(table, content.get(table)))
    return {_id(each.path): each for each in found}


_type_of = cache(inspect.type_info)


class _Walk:
    """Finds the numbers in plain data by following its types."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.types = {table: _type_of(kind) for table, kind in numbers.kinds.items()}

    def table(self, table: str, plain: Any) -> Iterator[Found]:
        kind = self.types[table]
        if isinstance(kind, inspect.DictType) and self.numbers.has_entries(table):
            for name, entry in plain.items() if isinstance(plain, Mapping) else ():
                yield from self.part(kind.value_type, entry, (table, name), (), True)
        else:
            yield from self.part(kind, plain, (table,), (), True)

    def part(
        self, kind: inspect.Type, plain: Any, path: Path, words: tuple[str, ...], whole: bool = False
    ) -> Iterator[Found]:
        if isinstance(kind, inspect.IntType):
            if isinstance(plain, int) and not isinstance(plain, bool):
                yield Found(path, plain, kind.ge or 0, kind.le or 0, words)
        elif isinstance(kind, inspect.StructType):
            if isinstance(plain, Mapping):
                yield from self.struct(kind, plain, path, words, whole or kind.cls in self.numbers.whole)
        elif isinstance(kind, inspect.DictType):
            for name, value in plain.items() if isinstance(plain, Mapping) else ():
                yield from self.part(kind.value_type, value, (*path, name), (*words, name))
        elif isinstance(kind, inspect.UnionType):
            yield from self.part(_chosen(kind, plain), plain, path, words)
        elif isinstance(plain, (list, tuple)):
            for place, (item, value) in enumerate(zip(_items(kind, len(plain)), plain, strict=False)):
                number = (f"{place + 1}",) if len(plain) > 1 else ()
                yield from self.part(item, value, (*path, place), (*words, *number))

    def struct(
        self, kind: inspect.StructType, plain: Mapping[str, Any], path: Path, words: tuple[str, ...], whole: bool
    ) -> Iterator[Found]:
        if kind.tag_field is not None:
            words = (*words, f"{kind.tag_field}-{kind.tag}")
        words = (*words, *(value for name in SAYING if isinstance(value := plain.get(name), str)))
        printed = self.numbers.printed.get(str(path[0]), ()) if len(path) == 2 else ()
        for field in kind.fields:
            name = field.encode_name
            if name in plain or (whole and isinstance(field.default, int)):
                if name not in printed:
                    value = plain.get(name, field.default)
                    yield from self.part(field.type, value, (*path, name), (*words, name))


def _chosen(kind: inspect.UnionType, plain: Any) -> inspect.Type:
    """Return the type of a union that this value is of."""
    for each in kind.types:
        if isinstance(plain, HELD.get(type(each), ())) and _has_tag(each, plain):
            return each
    return inspect.NoneType()


def _has_tag(kind: inspect.Type, plain: Any) -> bool:
    """Return whether a table is of this type, where it says so."""
    if not isinstance(kind, inspect.StructType) or kind.tag_field is None:
        return True
    return bool(plain.get(kind.tag_field) == kind.tag)


def _items(kind: inspect.Type, count: int) -> tuple[inspect.Type, ...]:
    if isinstance(kind, inspect.TupleType):
        return kind.item_types
    return (kind.item_type,) * count if isinstance(kind, inspect.VarTupleType) else ()


def _key(name: str) -> str:
    """Return the part of a message's key that stands for this name."""
    return name.replace("_", "-")


def _id(path: Path) -> str:
    """Return a path as errors write it: `characters PC1 onryo.fear`, `numbers events[0]`."""
    head = [str(each) for each in path[:2]]
    tail = "".join(f"[{each}]" if isinstance(each, int) else f".{each}" for each in path[2:])
    rest = tail.removeprefix(".")
    return f"{' '.join(head)}{'' if rest.startswith('[') else ' ' if rest else ''}{rest}"


# The form


def number_form(game: AnyGame, numbers: Numbers, lang: str) -> NumberForm:
    """Return all numbers that can be changed, in this language."""
    return _Form(game, numbers, lang).form()


class _Form:
    def __init__(self, game: AnyGame, numbers: Numbers, lang: str) -> None:
        self.numbers = numbers
        self.messages = Messages(game.package, (lang,))
        self.things: dict[str, str] = {}
        for subject, caption in handbook_of(game, game.rules(game.usual, {}), lang).things.items():
            self.things.setdefault(subject.partition(" ")[2], capital(caption.name))

    def form(self) -> NumberForm:
        usual = found_in(self.numbers, self.numbers.usual)
        written = found_in(self.numbers, self.numbers.written)
        groups: dict[str, dict[str, list[NumberField]]] = {}
        for id, found in usual.items():
            table, entry = str(found.path[0]), _entry(self.numbers, found.path)
            before = written.get(id)
            other = None if before is None or before.value == found.value else before.value
            label = " · ".join(filter(None, self._words(table, found.words))) or self._table(table)
            field = NumberField(id, label, found.value, found.least, found.most, other)
            groups.setdefault(table, {}).setdefault(entry, []).append(field)
        return NumberForm(tuple(self._group(table, entries) for table, entries in groups.items()))

    def _group(self, table: str, entries: Mapping[str, list[NumberField]]) -> NumberGroup:
        named = {entry: self._called(table, entry) for entry in entries}
        often = Counter(named.values())
        return NumberGroup(
            table,
            self._table(table),
            tuple(
                NumberEntry(
                    f"{table} {entry}".rstrip(),
                    f"{named[entry]} ({entry})" if often[named[entry]] > 1 else named[entry],
                    *self._source(table, entry),
                    tuple(fields),
                )
                for entry, fields in entries.items()
            ),
        )

    def _called(self, table: str, entry: str) -> str:
        return self._word(table, entry) if entry else self._table(table)

    def _table(self, table: str) -> str:
        return self.messages.format(f"numbers-{_key(table)}", {})

    def _words(self, table: str, words: tuple[str, ...]) -> Iterator[str]:
        """Yield what a label is made of. A place in a list may have a name of its own."""
        for place, word in enumerate(words):
            following = words[place + 1] if place + 1 < len(words) else ""
            if self.messages.has(f"number-{_key(table)}-{_key(word)}-{following}"):
                continue
            if (
                word.isdecimal()
                and place
                and self.messages.has(key := f"number-{_key(table)}-{_key(words[place - 1])}-{word}")
            ):
                yield self.messages.format(key, {})
            else:
                yield self._word(table, word)

    def _word(self, table: str, word: str) -> str:
        """Return what a field, or an entry, is called."""
        if word.isdecimal():
            return word
        for key in (f"number-{_key(table)}-{_key(word)}", f"number-{_key(word)}"):
            if self.messages.has(key):
                return capital(self.messages.format(key, {}))
        return self.things[word]

    def _source(self, table: str, entry: str) -> tuple[str, str]:
        content = self.numbers.usual[table]
        part = content.get(entry, content) if entry else content
        source = str(part.get("source", "")) if isinstance(part, Mapping) else ""
        if HOUSE not in source:
            return "page", source
        return HOUSE if source == HOUSE else "both", source


def _entry(numbers: Numbers, path: Path) -> str:
    """Return the entry of a table that this number belongs to, or "" if the table is one entry."""
    return str(path[1]) if numbers.has_entries(str(path[0])) else ""


# Custom content under way


def changed_numbers(
    game: AnyGame,
    numbers: Numbers,
    seats: int,
    text: str,
    own: Mapping[str, Any],
    changes: Mapping[str, int | None],
    lang: str = FALLBACK,
) -> NumberDraft:
    """Return custom content with other numbers, and what is wrong with it. None makes a number what it usually is.

    Raises Malformed if there is no such number."""
    usual = found_in(numbers, numbers.usual)
    try:
        if changes:
            own = _with(numbers, own, changes)
            text = document(own)
        laid = numbers.laid(own)
    except BadContent as error:
        return NumberDraft(text, {}, (NumberFault(f"{error.where}: {error.said(lang)}"),), True)
    now = found_in(numbers, laid)
    changed = {id: now[id].value if id in now else None for id, each in usual.items() if now.get(id) != each}
    plain = _with(numbers, own, dict.fromkeys((id for id in changed if id in now), None))
    return NumberDraft(text, changed, tuple(_faults(game, numbers, seats, own, now, lang)), bool(plain))


def _with(numbers: Numbers, own: Mapping[str, Any], changes: Mapping[str, int | None]) -> dict[str, Any]:
    """Return custom content with these numbers, without what is as usual anyway."""
    laid: Any = numbers.laid(own)
    usual, now = found_in(numbers, numbers.usual), found_in(numbers, laid)
    made: dict[str, Any] = deepcopy(dict(own))
    for id, value in changes.items():
        if id not in usual or id not in now:
            raise Malformed(f"there is no number {id[:100]!r}")
        wanted = None if value == usual[id].value else value
        if wanted is None and _has(numbers.usual, now[id].path):
            wanted = usual[id].value
        _put(made, laid, now[id].path, wanted, numbers, _levels(numbers, now[id].path))
    return _pruned(made, numbers.usual, numbers, 0)


def _has(plain: Any, path: Path) -> bool:
    for step in path:
        if isinstance(plain, Mapping) and step not in plain:
            return False
        plain = plain[step]
    return True


def _levels(numbers: Numbers, path: Path) -> int:
    """Return the number of levels at which custom content is merged with the usual one; deeper values are replaced
    whole."""
    return 2 if _entry(numbers, path) else 1


def _put(own: dict[Any, Any], laid: Any, path: Path, value: int | None, numbers: Numbers, levels: int) -> None:
    """Set a number in custom content, or take it out. What is replaced whole and is not custom yet is copied from the
    content laid before."""
    step, *rest = path
    if not rest:
        if value is None:
            own.pop(step, None)
        else:
            own[step] = value
    elif isinstance(laid[step], Mapping) and (levels > 0 or numbers.deep):
        _put(own.setdefault(step, {}), laid[step], tuple(rest), value, numbers, levels - 1)
    else:
        own[step] = whole = own[step] if step in own else deepcopy(laid[step])
        for inner in rest[:-1]:
            whole = whole[inner]
        if value is None:
            whole.pop(rest[-1], None)
        else:
            whole[rest[-1]] = value


def _pruned(own: Mapping[str, Any], usual: Any, numbers: Numbers, depth: int) -> dict[str, Any]:
    """Return custom content without what is as usual."""
    kept: dict[str, Any] = {}
    for name, value in own.items():
        there = usual.get(name) if isinstance(usual, Mapping) else None
        if isinstance(value, Mapping) and isinstance(there, Mapping) and (depth < 2 or numbers.deep):
            if inner := _pruned(value, there, numbers, depth + 1):
                kept[name] = inner
        elif value != there:
            kept[name] = value
    return kept


def _faults(
    game: AnyGame, numbers: Numbers, seats: int, own: Mapping[str, Any], now: Mapping[str, Found], lang: str
) -> Iterator[NumberFault]:
    """Yield numbers out of their range; if there is none, what the game says is wrong."""
    beyond = [(id, found) for id, found in now.items() if not found.least <= found.value <= found.most]
    for id, found in beyond:
        limits = {"value": str(found.value), "least": str(found.least), "most": str(found.most)}
        yield NumberFault(phrase("", lang, "fault-beyond", **limits), id)
    try:
        game.rules(min(max(seats, game.least), game.most), {"content": own} if own else {})
    except BadContent as error:
        if not beyond:
            yield _placed(error, now, lang)


def _placed(error: BadContent, now: Mapping[str, Found], lang: str) -> NumberFault:
    """Return a fault at its number, or at its entry."""
    what = error.said(lang)
    where = error.where.removeprefix("content ").removeprefix("tuned.toml ").removeprefix("base.toml ")
    where = where.replace(".toml ", " ", 1)
    spaced = where.replace(".", " ")
    for id in now:
        if id == where or id.replace(".", " ") == spaced:
            return NumberFault(what, id)
    inside = [id for id in now if id.startswith((f"{where}.", f"{where}[", f"{where} "))]
    if len(inside) == 1:
        return NumberFault(what, inside[0])
    entries = {" ".join(id.split(" ")[:2]) for id in now}
    words = where.split(" ")
    for entry in (" ".join(words[:2]), words[0]):
        if entry in entries or any(id.startswith(f"{entry} ") for id in now):
            return NumberFault(f"{where}: {what}" if where != entry else what, "", entry)
    return NumberFault(f"{error.where}: {what}")
