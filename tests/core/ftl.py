"""Fluent files taken apart: which texts there are, and which variables each of them uses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.named: set[str] = set()
        """The messages it refers to."""

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.named.add(node.id.name)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _visited(pattern: ast.Pattern) -> _Variables:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor


def variables(pattern: ast.Pattern) -> set[str]:
    return _visited(pattern).found


@cache
def texts(package: str, lang: str) -> dict[str, set[str]]:
    """Every text ("item-sun", "item-sun.the") with the variables that it and the texts named in it use. Twice the same
    key, or junk, is an error."""
    source = resources.files(package).joinpath(f"text/{lang}.ftl").read_text(encoding="utf-8")
    visited: dict[str, _Variables] = {}
    for key, pattern in _patterns(source):
        assert key not in visited, f"{key} stands twice in {package} {lang}"
        visited[key] = _visited(pattern)
    return {key: _used(visited, key) for key in visited}


def _used(visited: dict[str, _Variables], key: str) -> set[str]:
    text = visited.get(key, _Variables())
    return text.found.union(*(_used(visited, name) for name in text.named))


def _patterns(source: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def field_of(variable: str) -> str:
    """Return the field of a variable: languages need different forms of the same thing ("item-the", "item-one")."""
    return variable.partition("-")[0]


def fields(used: set[str]) -> set[str]:
    return {field_of(variable) for variable in used}
