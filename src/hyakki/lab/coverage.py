"""The rules that tests cite: `@pytest.mark.rule("KI-068")` in Python, `id` and `rules` in scenes."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path
from typing import Any

from hyakki.core.errors import BadContent
from hyakki.core.game import AnyGame
from hyakki.core.rulebook import Rulebook


def cited(tests: Path) -> dict[str, set[str]]:
    """Rule ids, each with the files of the tests that cite it."""
    if not tests.is_dir():
        raise BadContent(str(tests), "there is no such folder of tests")
    found: dict[str, set[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        for id in _marks(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(id, set()).add(str(path))
    for path in sorted(tests.rglob("*.toml")):
        scene = tomllib.loads(path.read_text(encoding="utf-8"))
        for id in [scene.get("id"), *scene.get("rules", ())]:
            if isinstance(id, str):
                found.setdefault(id, set()).add(str(path))
    return found


def _marks(tree: ast.AST) -> set[str]:
    """The words given to any `….rule(…)`."""
    return {
        word.value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule"
        for word in call.args
        if isinstance(word, ast.Constant) and isinstance(word.value, str)
    }


def coverage(game: AnyGame, tests: Path) -> dict[str, Any]:
    """Return all ids of the rulebook, those that no test cites, and those that state no behaviour."""
    book = Rulebook(game)
    found = cited(tests)
    notes = list(book.notes)
    return {
        "rules": len(book),
        "missing": [entry.id for entry in book if entry.id not in found and entry.id not in book.notes],
        "notes": notes,
    }
