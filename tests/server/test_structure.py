"""How the server's code is laid out, where a reader relies on it."""

import ast
import inspect
import pkgutil
import re
from importlib import import_module
from pathlib import Path

from hyakki import server
from hyakki.lab.coverage import cited
from hyakki.server.cluster import replica

ROOT = Path(__file__).parents[2]
IDS = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")
"""Rules of games and policies of the server."""


def test_every_error_of_the_server_is_defined_in_one_module() -> None:
    modules = [import_module(each.name) for each in pkgutil.walk_packages(server.__path__, f"{server.__name__}.")]
    errors = {
        f"{module.__name__}.{name}"
        for module in modules
        for name, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, BaseException) and found.__module__ == module.__name__
    }
    assert "hyakki.server.errors.NotNow" in errors
    assert {error for error in errors if not error.startswith("hyakki.server.errors.")} == set()


def test_only_a_replica_changes_its_own_fields() -> None:
    fields = set(replica.Replica.__slots__)
    assigned = [
        f"{file.name}:{node.lineno} {node.attr}"
        for file in Path(server.__path__[0]).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del) and node.attr in fields
        if _is_replica(node.value) or file.samefile(replica.__file__)
    ]
    assert assigned
    assert [each for each in assigned if not each.startswith("replica.py:")] == []


def _is_replica(node: ast.expr) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name == "replica"


def test_the_server_cites_policies_of_its_own_and_tests_prove_all_of_them() -> None:
    sources = [file.read_text(encoding="utf-8") for file in Path(server.__path__[0]).rglob("*.py")]
    policies = re.findall(r"^\| (SV-\d+) \|", (ROOT / "docs/policies.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(policies) == len(set(policies))
    assert {id for source in sources for id in IDS.findall(source)} == set(policies)
    assert {id for id in cited(ROOT / "tests") if id.startswith("SV-")} == set(policies)
