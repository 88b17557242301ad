"""Measures how long a player who is alone with bots waits, in a real browser, from an answer to the next question.

.venv/bin/python -m bench.waiting                  # every game, at normal speed and at once
.venv/bin/python -m bench.waiting --game kaidan --speed 1 --questions 50
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import BROWSERS, FLAGS
from tests.e2e.person import Person
from tests.server.client import Client, Server

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "kitsunedo": (4, {}),
    "kaidan": (4, {}),
    "shadow_tactics": (3, {"first": True, "quick": True, "daimyo": 1}),
    "okko": (3, {"oni": 1}),
}
"""The seats and the options of a table, by game."""
SPEEDS = ("1", "0")

WAITS = """() => {
    const waits = [];
    let since = null;
    for (const { name, startTime } of performance.getEntriesByType('mark')) {
        if (name === 'answered') since ??= startTime;
        else if (name === 'asked' && since !== null) { waits.push(startTime - since); since = null; }
    }
    return waits;
}"""


def play(
    browser: Browser, server: Server, game: str, speed: str, questions: int, minutes: float
) -> tuple[list[float], bool]:
    """Play a game at random; return the seconds of waiting for each question, and whether the game ended."""
    person = Person(browser, server.address, at_once=False, reduced_motion="no-preference")
    rng = Random(1)
    try:
        person.context.add_init_script(f"localStorage['hyakki-speed-{game}'] = '{speed}'")
        seats, options = TABLES[game]
        client = Client(server, "Mika")
        made = client.table("me", *["bot:judgement"] * (seats - 1), pace="slow", game=game, options=options)
        person.be(client).at(f"table/{made['table']['id']}").question.wait_for()
        waits: list[float] = []
        end = time.monotonic() + minutes * 60
        while len(waits) < questions and not person.over and time.monotonic() < end:
            person.decide(rng)
            person.page.wait_for_timeout(20)
            waits = person.page.evaluate(WAITS)
        return [wait / 1000 for wait in waits], person.over
    finally:
        person.go()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=tuple(TABLES), action="append")
    parser.add_argument("--speed", choices=("1", "2", "4", "0"), action="append", help="0: at once")
    parser.add_argument("--questions", type=int, default=10_000, help="the most questions of a game")
    parser.add_argument("--minutes", type=float, default=10, help="the most minutes of a game")
    said = parser.parse_args()
    here = next(filter(None, map(shutil.which, BROWSERS)), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data").start()
        browser = playwright.chromium.launch(args=FLAGS, executable_path=here)
        try:
            for game in said.game or TABLES:
                for speed in said.speed or SPEEDS:
                    waits, over = play(browser, server, game, speed, said.questions, said.minutes)
                    report(game, speed, waits, over)
        finally:
            browser.close()
            server.stop()


def report(game: str, speed: str, waits: list[float], over: bool) -> None:
    how = f"{speed}×" if speed != "0" else "at once"
    if len(waits) < 2:
        print(f"{game}, {how}: too few questions ({len(waits)})", flush=True)
        return
    middle, late = median(waits), quantiles(waits, n=20, method="inclusive")[-1]
    whole = "whole game" if over else "not to its end"
    print(
        f"{game}, {how}: median {middle:.2f} s, 95 % {late:.2f} s, longest {max(waits):.2f} s"
        f" ({len(waits)} questions, {whole})",
        flush=True,
    )


if __name__ == "__main__":
    main()
