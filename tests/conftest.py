"""`--rule KI-068`: only the tests that prove this rule."""

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
    """Ten thousand tests stay until the end: looking through them for garbage again and again takes a fifth of the
    time."""
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why a test needed a second try; without this, only that it did is known."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"rerun: {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)


def _turn(item: pytest.Item) -> int:
    """The longest test comes first, so that no worker waits for it in the end. Those in a browser come last: once a
    browser is open, its driver's event loop is there for good, and no other can run."""
    return 2 if _in_a_browser(item) else 0 if item.path.name == "test_compiled.py" else 1


def _in_a_browser(item: pytest.Item) -> bool:
    return "e2e" in item.path.parts


def _with_a_server(item: pytest.Item) -> bool:
    """Return whether a test uses another process. It gets a second try, which the closing line counts: a busy machine
    can delay a process too long."""
    return _in_a_browser(item) or "server" in item.path.parts
