"""Photographs the page: the home page and a table of each game, as README and docs show them.

.venv/bin/python -m docs.screens                             # all pictures into docs/
.venv/bin/python -m docs.screens kaidan --light --phone --to /tmp/screens
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from hyakki.bots import bot_of
from hyakki.core.chance import Chance
from hyakki.core.events import Viewer
from hyakki.core.game import game_of
from hyakki.core.menu import Ask, Menu, Option
from hyakki.core.table import Table
from tests.e2e.conftest import BROWSERS, FLAGS
from tests.e2e.laid import put_down
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.server.client import Client, Server

HERE = Path(__file__).parent
QUALITY = 72
SETTLED = 1500
"""Milliseconds within which every picture arrives."""


class Moment(NamedTuple):
    """A question at which a table is photographed: its kind, and how many of that kind come before it."""

    file: str
    seats: int
    kind: str
    before: int
    options: dict[str, Any] = {}
    seed: int = 1


MOMENTS = {
    "kitsunedo": Moment("table", 4, "doubt", 1),
    "kaidan": Moment("kaidan", 4, "act", 9),
    "shadow_tactics": Moment("shadow_tactics", 3, "programme", 2, {"daimyo": 1, "mission": "M1"}),
    "okko": Moment("okko", 3, "turn", 3, {"oni": 1, "scenario": "S3"}),
}


def answer(table: Table, ask: Ask) -> bool:
    """Let a bot answer from its View, unless it has nothing to add to an open question; return whether it answered."""

    def menus(path: tuple[Option, ...]) -> Menu:
        return table.menu(ask, [option.id for option in path], look=False)

    view = table.view(Viewer((ask.seat,)))
    path = bot_of("judgement").choose(table.game, view, ask, menus, Random(len(table.records)))
    if path:
        table.answer(ask.seat, table.ask_id(ask), [option.id for option in path])
    return bool(path) and (not ask.sealed or table.settle())


def play(game: str, moment: Moment) -> tuple[Table, bytes]:
    """Let bots play until seat A is asked this question; return the table, and the key of its chance."""
    of = game_of(game)
    chance = Chance.seeded(f"screens {moment.seed}")
    key = chance.key
    table = Table.start(of, of.rules(moment.seats, moment.options), moment.seats, chance)
    met = 0
    while not table.over:
        asks = list(table.asks)
        own = [ask for ask in asks if ask.seat == 0 and ask.kind.startswith(moment.kind)]
        if own and met == moment.before:
            return table, key
        met += bool(own)
        for ask in asks:
            if answer(table, ask):
                break
    raise SystemExit(f"{game}: the game is over before that question; try another seed")


def photograph(browser: Browser, server: Server, games: list[str], said: argparse.Namespace) -> None:
    size = PHONE if said.phone else DESKTOP
    theme = "light" if said.light else "dark"
    person = Person(browser, server.address, size, color_scheme=theme, device_scale_factor=1)
    person.context.add_init_script(f"localStorage['hyakki-theme'] ??= '{theme}'")

    def keep(file: str, ready: Callable[[], Any]) -> None:
        ready()
        person.page.wait_for_load_state("networkidle")
        person.page.wait_for_timeout(SETTLED)
        if said.png:
            person.page.screenshot(path=said.to / f"{file}.png")
        else:
            person.page.screenshot(path=said.to / f"{file}.jpg", quality=QUALITY, type="jpeg")

    mika = Client(server, "Mika")
    person.be(mika)
    if "home" in games:
        person.home()
        keep("home", lambda: None)
    for game in games:
        if game in MOMENTS:
            table, key = play(game, MOMENTS[game])
            person.at(f"table/{put_down(server, mika, table, key, MOMENTS[game].options)}")
            keep(MOMENTS[game].file, lambda: person.question.wait_for())
    person.go()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["home", *MOMENTS])
    parser.add_argument("--light", action="store_true")
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--to", type=Path, default=HERE)
    parser.add_argument("--png", action="store_true")
    said = parser.parse_args()
    here = next(filter(None, map(shutil.which, BROWSERS)), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data").start()
        browser = playwright.chromium.launch(executable_path=here, args=FLAGS)
        try:
            photograph(browser, server, said.games, said)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
