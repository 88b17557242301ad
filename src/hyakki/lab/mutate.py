"""Turning rules off one by one: does a test marked with that rule notice?

A mutant changes one place of a game's source that names a rule: a refusal is offered instead; a condition with a rule
id on its line is forced true or false; a statement with a rule id on its line is left out; a function whose docstring
cites rules does nothing. The tests marked with one of the ids named there must fail.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from importlib import resources
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from hyakki.core.game import AnyGame
from hyakki.lab.coverage import cited
from hyakki.lab.mutant_run import HUNG, NOTICED, SURVIVED

RULE = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")
SPAN = re.compile(r"\b([A-Z]{2}-[A-Z]?)(\d+) to \1(\d+)\b")
NO_RULES = {"account", "bot", "facts", "position", "scenes", "terminal", "view", "warnings", "words"}
"""Folders and modules of a game without rules of play."""
SECONDS = 25
"""The seconds that the tests of a mutant may take, if they are not slow without it."""
SLOWER = 5
"""The factor by which they may be slower than without the change before they count as hung."""
PATIENCE = 600
"""The seconds that the tests may take without any change."""


@dataclass(frozen=True)
class Mutant:
    module: str
    path: str
    line: int
    change: str
    ids: tuple[str, ...]
    source: str

    @property
    def place(self) -> str:
        return f"{Path(self.path).name}:{self.line}"

    def plain(self) -> dict[str, Any]:
        return {"place": self.place, "change": self.change, "ids": list(self.ids)}

    def told(self) -> str:
        return f"{self.place}: {self.change} ({', '.join(self.ids)})"


@dataclass
class Report:
    mutants: int = 0
    killed: int = 0
    hung: list[Mutant] = field(default_factory=list)
    """Mutants whose tests did not end, so that the result is unknown."""
    survivors: list[Mutant] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        return {
            "mutants": self.mutants,
            "killed": self.killed,
            "hung": [mutant.plain() for mutant in self.hung],
            "survivors": [mutant.plain() for mutant in self.survivors],
        }

    def told(self) -> str:
        lines = [f"{self.killed} of {self.mutants} mutants were noticed"]
        if self.hung:
            lines += [f"{len(self.hung)} more never came to an end:", *(mutant.told() for mutant in self.hung)]
        if self.survivors:
            lines += [f"{len(self.survivors)} were not noticed:", *(mutant.told() for mutant in self.survivors)]
        return "\n".join(lines)


# Finding the places


def mutants_of(game: AnyGame, only: Iterable[str] = ()) -> list[Mutant]:
    wanted = set(only)
    root = Path(str(resources.files(game.package)))
    found = []
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        if not NO_RULES & set(parts):
            module = ".".join((game.package, *(part for part in parts if part != "__init__")))
            found += list(_Places(module, path).mutants())
    return [mutant for mutant in found if not wanted or wanted & set(mutant.ids)]


class _Places:
    """The places of one file, each as a whole mutated source."""

    def __init__(self, module: str, path: Path) -> None:
        self.module = module
        self.path = path
        self.source = path.read_text(encoding="utf-8")
        self.lines = self.source.splitlines(keepends=True)
        self.tree = ast.parse(self.source)

    def mutants(self) -> Iterator[Mutant]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.If | ast.IfExp | ast.While):
                ids = self.ids_at(node.test) or self.named(node)
                if ids:
                    yield self.change(node.test, "True", "condition forced true", ids)
                    yield self.change(node.test, "False", "condition forced false", ids)
            elif isinstance(node, ast.Call) and _is_refusal(node):
                yield from self.refusal(node)
            elif isinstance(node, ast.Expr | ast.Assign | ast.AugAssign | ast.Raise):
                if ids := self.ids_at(node):
                    yield self.change(node, "pass", "left out", ids)
            elif isinstance(node, ast.FunctionDef):
                yield from self.function(node)

    def ids_at(self, node: ast.expr | ast.stmt) -> tuple[str, ...]:
        """Return the ids in the comment on the last line of this place."""
        assert node.end_lineno is not None
        _, hash_, comment = self.lines[node.end_lineno - 1].partition("#")
        return rule_ids(comment) if hash_ else ()

    def named(self, node: ast.If | ast.IfExp | ast.While) -> tuple[str, ...]:
        """Return the ids that are words in what the condition leads to: a refusal, or its rule."""
        parts = [node.body] if isinstance(node, ast.IfExp) else [part for part in node.body if _is_block(part)]
        words = [word.value for part in parts for word in ast.walk(part) if isinstance(word, ast.Constant)]
        return tuple(word for word in words if isinstance(word, str) and RULE.fullmatch(word))

    def refusal(self, node: ast.Call) -> Iterator[Mutant]:
        ids = rule_ids(ast.unparse(node.args[0]))
        if ids:
            assert isinstance(node.func, ast.Attribute)
            offer = f"{ast.unparse(node.func.value)}.offer({ast.unparse(node.args[1])})"
            yield self.change(node, offer, "refusal offered", ids)

    def function(self, node: ast.FunctionDef) -> Iterator[Mutant]:
        ids = rule_ids(ast.get_docstring(node) or "")
        returns = ast.unparse(node.returns) if node.returns else ""
        forced = {"None": ("return",), "bool": ("return True", "return False")}.get(returns, ())
        body = node.body[1:]
        if ids and body:
            for instead in forced:
                first, last = body[0], body[-1]
                yield self.change(first, instead, f"{node.name}: {instead}", ids, upto=last)

    def change(
        self, node: ast.expr | ast.stmt, text: str, what: str, ids: tuple[str, ...], upto: ast.stmt | None = None
    ) -> Mutant:
        last = upto or node
        assert last.end_lineno is not None and last.end_col_offset is not None
        encoded = [line.encode() for line in self.lines]
        before = b"".join(encoded[: node.lineno - 1]) + encoded[node.lineno - 1][: node.col_offset]
        after = encoded[last.end_lineno - 1][last.end_col_offset :] + b"".join(encoded[last.end_lineno :])
        was = ast.unparse(node) if upto is None else ""
        change = f"{what}: {was}" if was else what
        mutated = (before + text.encode() + after).decode()
        return Mutant(self.module, str(self.path), node.lineno, change.splitlines()[0][:100], ids, mutated)


def rule_ids(text: str) -> tuple[str, ...]:
    """Return every id that is named; "KI-102 to KI-124" names all of them."""
    ids = dict.fromkeys(RULE.findall(text))
    for prefix, first, last in SPAN.findall(text):
        ids.update(dict.fromkeys(f"{prefix}{n:0{len(first)}}" for n in range(int(first), int(last) + 1)))
    return tuple(ids)


def _is_refusal(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Attribute) and node.func.attr == "block" and len(node.args) == 2


def _is_block(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and _is_refusal(node.value)


# Running them


def run_mutants(mutants: list[Mutant], tests: Path, workers: int, progress: Callable[[int], None]) -> Report:
    """Run each mutant in its own process, forked from one that has loaded pytest and nothing of Hyakki."""
    files = cited(tests)
    idle: SimpleQueue[_Worker] = SimpleQueue()
    for _ in range(max(1, workers)):
        idle.put(_Worker(tests))
    report = Report(mutants=len(mutants))

    def run(mutant: Mutant) -> str:
        worker = idle.get()
        try:
            paths = sorted({played_by(path) for id in mutant.ids for path in files.get(id, ())})
            return worker.verdict(mutant, paths) if paths else SURVIVED
        finally:
            idle.put(worker)

    try:
        with ThreadPoolExecutor(max(1, workers)) as pool:
            for done, (mutant, verdict) in enumerate(zip(mutants, pool.map(run, mutants), strict=True), start=1):
                if verdict == NOTICED:
                    report.killed += 1
                else:
                    (report.hung if verdict == HUNG else report.survivors).append(mutant)
                progress(done)
    finally:
        while not idle.empty():
            idle.get().stop()
    return report


def played_by(path: str) -> str:
    """Return the file of the tests that play a scene, `test_scenes.py` in a folder above it; any other file is its
    own."""
    if not path.endswith(".toml"):
        return path
    return str(next(test for folder in Path(path).parents for test in folder.glob("test_scenes.py")))


class _Worker:
    def __init__(self, tests: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hyakki.lab.mutant_run"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=tests.resolve().parent,
        )

    def verdict(self, mutant: Mutant, paths: list[str]) -> str:
        """Run the tests of a mutant. The longer they take without the change, the more time they get."""
        verdict, _ = self.run(mutant, paths, SECONDS)
        if verdict == HUNG:
            clean = replace(mutant, source=Path(mutant.path).read_text(encoding="utf-8"))
            as_it_is, took = self.run(clean, paths, PATIENCE)
            if as_it_is != SURVIVED:
                raise RuntimeError(f"tests of {', '.join(mutant.ids)} fail without any change")
            if took * SLOWER > SECONDS:
                verdict, _ = self.run(mutant, paths, took * SLOWER)
        return verdict

    def run(self, mutant: Mutant, paths: list[str], seconds: float) -> tuple[str, float]:
        """Return the result, and how long it took."""
        assert self.process.stdin is not None and self.process.stdout is not None
        job = {
            "module": mutant.module,
            "path": mutant.path,
            "source": mutant.source,
            "ids": mutant.ids,
            "files": [str(Path(path).resolve()) for path in paths],
            "seconds": seconds,
        }
        self.process.stdin.write(json.dumps(job) + "\n")
        self.process.stdin.flush()
        verdict, took = self.process.stdout.readline().split()
        return verdict, float(took)

    def stop(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()
