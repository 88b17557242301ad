"""Runs the tests of one mutant after the other, each in a forked process: jobs come as JSON lines on standard input.

It loads pytest and its plugins beforehand and nothing of ours, so that every mutant is imported afresh.
"""

from __future__ import annotations

import contextlib
import importlib.abc
import importlib.machinery
import importlib.util
import io
import json
import os
import signal
import sys
import time
from collections.abc import Sequence
from types import CodeType, ModuleType
from typing import Any

import pytest

NOTICED = "noticed"
SURVIVED = "survived"
HUNG = "hung"
QUICKLY = ("-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:faker")
"""Options for speed: nobody reads the output, so asserts need no explanation and plugins no set-up."""


class _Mutated(importlib.machinery.SourceFileLoader):
    source: str = ""

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec")


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, module: str, path: str, source: str) -> None:
        self.module = module
        self.loader = _Mutated(module, path)
        self.loader.source = source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.module:
            return None
        package = os.path.basename(self.loader.path) == "__init__.py"
        places = [os.path.dirname(self.loader.path)] if package else None
        return importlib.util.spec_from_file_location(
            fullname, self.loader.path, loader=self.loader, submodule_search_locations=places
        )


def run(job: dict[str, Any]) -> tuple[str, float]:
    """Return whether a marked test fails, and after how many seconds that was known."""
    began = time.monotonic()
    child = os.fork()
    if child == 0:
        _run_tests(job)
    while time.monotonic() < began + job["seconds"]:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            verdict = NOTICED if os.waitstatus_to_exitcode(status) != 0 else SURVIVED
            return verdict, time.monotonic() - began
        time.sleep(0.01)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return HUNG, time.monotonic() - began


def _run_tests(job: dict[str, Any]) -> None:
    _fall_silent()
    sys.meta_path.insert(0, _Finder(job["module"], job["path"], job["source"]))
    rules = [word for id in job["ids"] for word in ("--rule", id)]
    code = pytest.main([*QUICKLY, *rules, *job["files"]])
    # Exit code 5: no test was found, so nothing can have noticed.
    os._exit(0 if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else 1)


def _fall_silent() -> None:
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)


def _load_plugins() -> None:
    """Load pytest's plugins, and no tests: asked twice for its version, pytest loads all plugins to name them."""
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        pytest.main(["--version", "--version", "--noconftest"])


def main() -> None:
    _load_plugins()
    for line in sys.stdin:
        verdict, took = run(json.loads(line))
        print(f"{verdict} {took:.3f}", flush=True)


if __name__ == "__main__":
    main()
