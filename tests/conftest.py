"""`--rule KI-068`: only the tests that prove this rule."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", default=[], help="only tests marked with this rule id (repeatable)")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=_in_a_browser)
    for item in items:
        if _in_a_browser(item):
            item.add_marker(pytest.mark.flaky(reruns=1))
    wanted = set(config.getoption("--rule"))
    if not wanted:
        return
    chosen = [item for item in items if any(wanted & set(mark.args) for mark in item.iter_markers("rule"))]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def _in_a_browser(item: pytest.Item) -> bool:
    """Those come last: once a browser is open, its driver's event loop is there for good, and no other can run. And they
    get a second try, which the closing line counts: a browser on a busy machine can lose its breath."""
    return "e2e" in item.path.parts
