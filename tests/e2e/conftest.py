"""Chromium, one server with the built page, and people in front of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.person import DESKTOP, PATIENCE, Person, Size
from tests.server.visitor import Server

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "src" / "hyakki" / "server" / "page" / "index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

MakePerson = Callable[..., Person]

expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """What a test left on the screen is kept if it failed."""
    report: pytest.TestReport = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's Chromium, if it has one."""
    here = shutil.which("chromium") or shutil.which("chromium-browser")
    return {**browser_type_launch_args, "args": FLAGS, **({"executable_path": here} if here else {})}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert PAGE.is_file(), "the page has not been built: `make page` builds it"
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


@pytest.fixture
def people(request: pytest.FixtureRequest, browser: Browser, server: Server, tmp_path: Path) -> Iterator[MakePerson]:
    """`people(size)` is somebody new, in a browser window of that size. Nobody's console may show an error."""
    made: list[Person] = []

    def make(size: Size = DESKTOP, server: Server = server, **more: Any) -> Person:
        made.append(Person(browser, server.address, size, **more))
        return made[-1]

    yield make
    failed = request.node.stash.get(FAILED, False)
    complaints = [each for person in made for each in person.complaints]
    for number, person in enumerate(made):
        if failed or complaints:
            person.photograph(tmp_path / f"screen-{number}.png")
        person.go()
    assert not complaints
