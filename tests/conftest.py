"""Settings of all tests. `--rule KI-068` runs only the tests that prove this rule."""

from __future__ import annotations

import gc

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", default=[], help="only tests marked with this rule id (repeatable)")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=_turn)
    for item in items:
        if _with_a_server(item):
            item.add_marker(pytest.mark.flaky(reruns=1))
    wanted = set(config.getoption("--rule"))
    if not wanted:
        return
    chosen = [item for item in items if any(wanted & set(mark.args) for mark in item.iter_markers("rule"))]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def pytest_collection_finish() -> None:
    """Take the ten thousand collected tests out of garbage collection, which otherwise takes a fifth of the time."""
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show why a test needed a second try; pytest shows only that it did."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"rerun: {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)


def _turn(item: pytest.Item) -> int:
    """Run the longest test first, so that no worker waits for it at the end. Browser tests come last: once a browser
    has been opened, its driver's event loop stays, and no other loop can run."""
    return 2 if _in_a_browser(item) else 0 if item.path.name == "test_compiled.py" else 1


def _in_a_browser(item: pytest.Item) -> bool:
    return "e2e" in item.path.parts


def _with_a_server(item: pytest.Item) -> bool:
    """Return whether a test uses another process. It gets a second try, which the closing line counts: a busy machine
    can delay a process too long."""
    return _in_a_browser(item) or "server" in item.path.parts
