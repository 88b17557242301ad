"""The speed of the hot paths: `make bench`. It measures processor time, together with a plain Python loop and, where
they are installed, random play of other engines. Machines are noisy, so compare the ratios."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from hyakki.bots import bot_of
from hyakki.core import engine, table
from hyakki.core.chance import Chance
from hyakki.core.engine import State
from hyakki.core.events import Viewer
from hyakki.core.game import AnyGame, game_of, games
from hyakki.core.memory import Memory, fold
from hyakki.core.save import save
from hyakki.core.series import Series
from hyakki.core.view import View
from hyakki.lab.check import random_path
from hyakki.lab.peers import engines
from hyakki.lab.play import play_game

LOOP = 2_000_000
EVERY = 20
"""One question in this many becomes a position to measure."""


def reference() -> float:
    """Return how many rounds a plain loop makes in a second."""
    began = time.process_time()
    total = 0
    for number in range(LOOP):
        total += number * number % 7
    return LOOP / (time.process_time() - began)


def decisions(game: AnyGame, seats: int, count: int, remember: bool, bot: str = "random") -> float:
    """Return the decisions a second of such bots: with events, without Blocked entries, forced answers not counted."""
    rules = game.rules(seats, game.simulation_options)
    bots = [bot_of(bot)] * seats
    began = time.process_time()
    made = sum(play_game(game, rules, seats, bots, f"bench {i}", remember=remember).decisions for i in range(count))
    return made / (time.process_time() - began)


def positions(game: AnyGame, seats: int, count: int) -> list[tuple[State, Memory]]:
    """Return questions of random games, each with the Memory of the first seat."""
    found: list[tuple[State, Memory]] = []
    rules = game.rules(seats, game.simulation_options)
    for index in range(count):
        rng = Random(index)
        s = game.start(rules, seats, Chance.seeded(f"positions {index}"))
        memory = game.memory(Viewer((0,)), seats)
        while True:
            fold(s.log, [memory])
            s.log.clear()
            if not s.asks:
                break
            if rng.random() * EVERY < 1:
                found.append((s.copy(), memory.copy()))
            _answer(s, rng)
    return found


def _answer(s: State, rng: Random) -> None:
    if s.asks[0].sealed:
        outcome = s.stack[-1].outcome(s, {ask.seat: random_path(s, ask, rng) for ask in s.asks})
        assert outcome is not None
        engine.close(s, outcome)
    else:
        ask = rng.choice(s.asks)
        engine.give(s, ask, random_path(s, ask, rng))


def microseconds(act: Callable[[], object], times: int) -> float:
    """Return the mean time of one act, measured over all positions at once."""
    began = time.process_time()
    act()
    return (time.process_time() - began) / times * 1e6


def measure(key: str, count: int) -> dict[str, Any]:
    """Measure the hot paths of a game. The reference and other engines are measured before and after."""
    game = game_of(key)
    before, peers = reference(), {name: speed() for name, speed in engines().items()}
    report: dict[str, Any] = {"game": key, "python": sys.version.split()[0], "compiled": compiled()}
    report["decisions_per_second"] = {
        f"{seats} seats": {
            "with_memory": round(decisions(game, seats, count, remember=True)),
            "without": round(decisions(game, seats, count, remember=False)),
        }
        for seats in (game.least, game.usual, game.most)
    }
    usual = report["decisions_per_second"][f"{game.usual} seats"]
    usual["of_judgement"] = round(decisions(game, game.usual, max(5, count // 4), remember=False, bot="judgement"))
    report["microseconds"] = _single(game, count)
    report["peers"] = {}
    for name, speed in engines().items():
        rate = (peers[name] + speed()) / 2
        report["peers"][name] = {"decisions_per_second": round(rate), "ratio": round(usual["without"] / rate, 2)}
    loop = (before + reference()) / 2
    report["reference_loop_per_second"] = round(loop)
    report["ratio_to_reference"] = {
        seats: {name: round(rate / loop, 5) for name, rate in rates.items()}
        for seats, rates in report["decisions_per_second"].items()
    }
    return report


def _single(game: AnyGame, count: int) -> dict[str, float]:
    """Measure each act by itself, at sampled positions of four-seat games."""
    sampled = positions(game, 4, max(10, count // 4))
    views: list[View] = [game.view(s, memory) for s, memory in sampled]
    rng = Random(1)
    acts: dict[str, Callable[[], object]] = {
        "copy": lambda: [s.copy() for s, _ in sampled],
        "copy_memory": lambda: [memory.copy() for _, memory in sampled],
        "view": lambda: [game.view(s, memory) for s, memory in sampled],
        "view_encoded": lambda: [view.encoded() for view in views],
        "redeal": lambda: [game.redeal(view, rng) for view in views],
        "menu": lambda: [engine.menu(s, ask) for s, _ in sampled for ask in s.asks[:1]],
        "menu_with_blocked": lambda: [engine.menu(s, ask, (), True) for s, _ in sampled for ask in s.asks[:1]],
        "save": lambda: [save(s) for s, _ in sampled],
    }
    return {name: round(min(microseconds(act, len(sampled)) for _ in range(5)), 2) for name, act in acts.items()}


def compiled() -> bool:
    """Return whether the hot modules are compiled (`make compiled`)."""
    return not table.__file__.endswith(".py")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m hyakki.lab.bench", description=__doc__)
    parser.add_argument("--game", action="append", help="all games, if none is named")
    parser.add_argument("--games", type=int, default=40, help="played for each figure")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    every = [key for key, game in games().items() if not isinstance(game, Series)]
    reports = [measure(key, given.games) for key in given.game or every]
    if given.json:
        print(json.dumps(reports, indent=2))
        return
    for report in reports:
        _say(report)


def _say(report: dict[str, Any]) -> None:
    print(f"{report['game']}, Python {report['python']}{', compiled' if report['compiled'] else ''}")
    for seats, rates in report["decisions_per_second"].items():
        ratios = report["ratio_to_reference"][seats]
        for name, rate in rates.items():
            print(f"  {seats}, {name.replace('_', ' '):12} {rate:>9,} decisions/s   ratio {ratios[name]:.5f}")
    for name, time_of_one in report["microseconds"].items():
        print(f"  {name.replace('_', ' '):20} {time_of_one:>8.2f} µs")
    for name, peer in report["peers"].items():
        rate, ratio = peer["decisions_per_second"], peer["ratio"]
        print(f"  {name} {rate:,} decisions/s: random play of this game is {ratio:.2f} times as fast")
    print(f"  reference loop {report['reference_loop_per_second']:,} rounds/s")


if __name__ == "__main__":
    main()
