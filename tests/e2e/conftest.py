"""Chromium, one server with the built page, and people in front of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.laid import mika_of
from tests.e2e.person import DESKTOP, PATIENCE, Person, Size
from tests.e2e.stage import Stage
from tests.server.client import Server

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "src" / "hyakki" / "server" / "page" / "index.html"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The machine's, the best first: the shell has no window, tabs and menus, and takes half the time."""
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
Regular = Callable[..., Person]

expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """Keep the last screen of a test that failed."""
    report: pytest.TestReport = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The machine's Chromium, if it has one."""
    here = next(filter(None, map(shutil.which, BROWSERS)), None)
    return {**browser_type_launch_args, "args": FLAGS, **({"executable_path": here} if here else {})}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert PAGE.is_file(), "the page has not been built: `make page` builds it"
    running = Server(tmp_path_factory.mktemp("server") / "data", HYAKKI_LIMITS__TABLES_PER_GUEST="100000").start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


@pytest.fixture
def people(request: pytest.FixtureRequest, browser: Browser, server: Server, tmp_path: Path) -> Iterator[MakePerson]:
    """Return `people(size)`, which opens a new browser window of that size for a new user. No console may show an
    error."""
    made: list[Person] = []

    def make(size: Size = DESKTOP, server: Server = server, **more: Any) -> Person:
        made.append(Person(browser, server.address, size, **more))
        return made[-1]

    yield make
    complaints = [each for person in made for each in person.complaints]
    if complaints or request.node.stash.get(FAILED, False):
        photograph(made, tmp_path)
    for person in made:
        person.go()
    assert not complaints


@pytest.fixture(scope="session")
def regulars() -> Iterator[dict[Size, Person]]:
    here: dict[Size, Person] = {}
    yield here
    for person in here.values():
        person.go()


@pytest.fixture
def regular(
    request: pytest.FixtureRequest, browser: Browser, server: Server, regulars: dict[Size, Person], tmp_path: Path
) -> Iterator[Regular]:
    """Return `regular(size)`, which returns Mika in a window of that size. She keeps it for many tests, so that they
    load the page once. Her console may show no error either."""
    used: dict[Size, Person] = {}

    def come(size: Size = DESKTOP) -> Person:
        if size not in regulars:
            regulars[size] = Person(browser, server.address, size).be(mika_of(server))
        used[size] = regulars[size]
        return used[size]

    yield come
    complaints = [each for person in used.values() for each in person.complaints]
    failed = bool(complaints) or request.node.stash.get(FAILED, False)
    if failed:
        photograph(list(used.values()), tmp_path)
    for size, person in used.items():
        if failed:
            regulars.pop(size).go()
        else:
            person.get_up()
    assert not complaints


@pytest.fixture
def stage(people: MakePerson, regular: Regular, server: Server, size: Size) -> Stage:
    """Return what a test with a `size` needs to reach a screen."""
    return Stage(people, regular, server, size)


def photograph(people: list[Person], folder: Path) -> None:
    for number, person in enumerate(people):
        person.photograph(folder / f"screen-{number}.png")
