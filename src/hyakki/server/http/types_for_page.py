"""Writes TypeScript types of the wire format from the Python types.

`python -m hyakki.server.http.types_for_page web/src` writes them: `lib/wire.ts`, and `games/<key>/wire.ts` for the View
of each game that has a folder there.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect as shapes

from hyakki.core.game import games
from hyakki.core.view import View, sent_fields
from hyakki.server.http.routes import ROUTES
from hyakki.server.realtime import messages

HEAD = "/** The wire format. `make types` writes this file from the Python types: change those instead. */"

IMPORTS = "import type { View } from '../../lib/wire';"
CITED = re.compile(r"\s+\([^()]*[A-Z]{2}-R?\d+\)")
"""Brackets that end with the id of a rule."""
OURS = ("hyakki.server.", "hyakki.core.things", "hyakki.core.editor", "hyakki.core.numbers")
"""Where the structs are that a page reads; replays, which it only stores, are elsewhere."""
EXAMPLES = "\n\nExamples:"

PLAIN: dict[type[shapes.Type], str] = {
    shapes.AnyType: "unknown",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


def types_for_page() -> dict[str, str]:
    """Return interfaces by file, in the order of the Python files; types come before their uses."""
    views = {f"games/{key}/wire.ts": _written([IMPORTS, *map(_interface, _all([view]))]) for key, view in _views()}
    return {"lib/wire.ts": _written(_messages()), **views}


def _written(parts: Iterable[str]) -> str:
    return "\n\n".join([HEAD, *parts]) + "\n"


def _messages() -> Iterator[str]:
    """Yield the types that are the same for all games."""
    wanted = [*(struct for struct, _ in _http()), *_members(messages.FromPage), *_members(messages.ToPage), View]
    sent = {*(struct for struct, body in _http() if body), *_members(messages.FromPage)}
    yield from (_interface(struct, optional=struct in sent) for struct in _all(wanted))
    for name in ("FromPage", "ToPage"):
        members = " | ".join(struct.__name__ for struct in _members(getattr(messages, name)))
        yield f"export type {name} = {members};"


def _http() -> list[tuple[Any, bool]]:
    """The structs of `OURS` in the signatures of the HTTP routes, and whether each is the body of a request."""
    found = []
    for route in ROUTES:
        hints = get_type_hints(inspect.unwrap(route.fn))
        hints["return"] = route.opt.get("gives", hints["return"])
        for name in ("data", "return"):
            shape = hints.get(name)
            found += [(struct, name == "data") for struct in _structs(shape) if struct.__module__.startswith(OURS)]
    return found


def _structs(hint: Any) -> Iterator[Any]:
    """The structs that a type hint names, in a list or alone."""
    for each in (hint, *getattr(hint, "__args__", ())):
        if isinstance(each, type) and issubclass(each, msgspec.Struct):
            yield each


def _views() -> Iterator[tuple[str, Any]]:
    """The View of every game that Hyakki brings with it, by its key."""
    for key, game in games().items():
        view = get_type_hints(type(game).view)["return"]
        if not game.of and view.__module__.startswith("hyakki.games."):
            yield key, view


def _members(union: Any) -> list[Any]:
    return list(union.__args__)


def _with_parts(struct: Any) -> Iterator[Any]:
    """The structs that its fields name, then the struct itself."""
    for field in _fields(struct):
        for part in _named_in(field.type):
            yield from _with_parts(part)
    yield struct


def _all(wanted: Iterable[Any]) -> list[Any]:
    return list(dict.fromkeys(each for struct in wanted for each in _with_parts(struct)))


def _fields(struct: Any) -> tuple[shapes.Field, ...]:
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    if not issubclass(struct, View):
        return shape.fields
    if struct is not View:
        return tuple(field for field in shape.fields if field.name not in View.__struct_fields__)
    digest = shapes.Field("rules", "rules", shapes.StrType())  # see View.plain
    sent = (field for field in shape.fields if field.name in sent_fields(View))
    return tuple(digest if field.name == "rules" else field for field in sent)


def _named_in(shape: shapes.Type) -> Iterator[Any]:
    match shape:
        case shapes.StructType():
            yield shape.cls
        case shapes.UnionType(types) | shapes.TupleType(types):
            for each in types:
                yield from _named_in(each)
        case shapes.VarTupleType(item) | shapes.ListType(item):
            yield from _named_in(item)
        case shapes.NamedTupleType():
            for field in shape.fields:
                yield from _named_in(field.type)
        case shapes.DictType():
            yield from _named_in(shape.value_type)
        case shapes.Metadata():
            yield from _named_in(shape.type)


def _interface(struct: Any, optional: bool = False) -> str:
    """The interface of a struct. The page may leave out fields with defaults; the server leaves out unset ones only."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    lines = [f"  {shape.tag_field}: '{shape.tag}';"] if shape.tag_field else []
    for field in _fields(struct):
        said = _said(struct).get(field.name)
        lines += [f"  {line}" for line in _comment(said)] if said else []
        mark = "?" if _may_be_unset(field) or (optional and not field.required) else ""
        lines.append(f"  {field.encode_name}{mark}: {_typed(field.type)};")
    about = _comment(struct.__doc__) if struct.__doc__ else []
    extended = " extends View" if issubclass(struct, View) and struct is not View else ""
    return "\n".join([*about, f"export interface {struct.__name__}{extended} {{", *lines, "}"])


def _may_be_unset(field: shapes.Field) -> bool:
    return not field.required and field.default is field.default_factory is msgspec.NODEFAULT


def _typed(shape: shapes.Type) -> str:
    match shape:
        case shapes.StructType():
            return str(shape.cls.__name__)
        case shapes.UnionType(types):
            return " | ".join(_typed(each) for each in types)
        case shapes.TupleType(types):
            return f"[{', '.join(_typed(each) for each in types)}]"
        case shapes.VarTupleType(item) | shapes.ListType(item):
            return f"({_typed(item)})[]" if isinstance(item, shapes.UnionType) else f"{_typed(item)}[]"
        case shapes.NamedTupleType():
            return f"[{', '.join(f'{field.name}: {_typed(field.type)}' for field in shape.fields)}]"
        case shapes.DictType():
            return f"Record<{_typed(shape.key_type)}, {_typed(shape.value_type)}>"
        case shapes.Metadata():
            return _typed(shape.type)
    return PLAIN[type(shape)]


def _comment(said: str) -> list[str]:
    """Return the comment without the rules that it cites: the page names none."""
    lines = CITED.sub("", inspect.cleandoc(said).partition(EXAMPLES)[0]).splitlines()
    return [f"/** {lines[0]} */"] if len(lines) == 1 else ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


@cache
def _said(struct: Any) -> dict[str, str]:
    """The docstring of each field of the struct and its bases."""
    found: dict[str, str] = {}
    for part in reversed(struct.__mro__):
        if part.__module__.startswith("hyakki."):
            found |= _below_fields(part)
    return found


def _below_fields(part: type) -> dict[str, str]:
    body = ast.parse(textwrap.dedent(inspect.getsource(part))).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, below in zip(body.body, body.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(said))):
                found[name] = said
    return found


def main(folder: Path) -> None:
    for file, source in types_for_page().items():
        if (folder / file).parent.is_dir():
            (folder / file).write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
