"""Other engines, measured in the same run: random play of catanatron, of OpenSpiel's games in Python and of RLCard,
counted like ours (`pip install hyakki[peers]`), and the server of boardgame.io in `bench/`."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

COLOURS = ("RED", "BLUE", "WHITE", "ORANGE")
GAMES = 8
"""Games of catanatron and RLCard that are measured."""
DECISIONS = 5_000
"""Decisions in OpenSpiel's games that are measured: some of them end after three."""


def engines() -> dict[str, Callable[[], float]]:
    """Return how to measure each engine that is installed: the decisions a second of random players, forced ones not
    counted."""
    known: dict[str, tuple[str, Callable[[], float]]] = {
        "catanatron": ("catanatron", catanatron),
        "OpenSpiel python_liars_poker": ("pyspiel", partial(openspiel, "python_liars_poker")),
        "OpenSpiel python_kuhn_poker": ("pyspiel", partial(openspiel, "python_kuhn_poker")),
        "RLCard gin-rummy": ("rlcard", partial(rlcard, "gin-rummy")),
    }
    return {name: measure for name, (package, measure) in known.items() if find_spec(package) is not None}


def catanatron() -> float:
    """Measure four random players."""
    peer = import_module("catanatron")
    rng = Random(0)
    made = 0

    class ByChance(peer.Player):  # type: ignore[misc, name-defined]
        def decide(self, game: Any, playable_actions: Any) -> Any:
            nonlocal made
            actions = list(playable_actions)
            made += len(actions) > 1
            return actions[int(rng.random() * len(actions))]

    began = time.process_time()
    for seed in range(GAMES):
        peer.Game([ByChance(getattr(peer.Color, colour)) for colour in COLOURS], seed=seed).play()
    return made / (time.process_time() - began)


def openspiel(name: str) -> float:
    """Measure a game of OpenSpiel that is written in Python."""
    import_module("open_spiel.python.games")
    game, rng = import_module("pyspiel").load_game(name), Random(0)
    made = 0
    began = time.process_time()
    while made < DECISIONS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions = [action for action, _ in state.chance_outcomes()]
            else:
                actions = state.legal_actions()
                made += len(actions) > 1
            state.apply_action(actions[int(rng.random() * len(actions))])
    return made / (time.process_time() - began)


def rlcard(name: str) -> float:
    """Measure a game of RLCard."""
    game, rng = import_module("rlcard").make(name, config={"seed": 0}), Random(0)
    made = 0
    began = time.process_time()
    for _ in range(GAMES):
        state, _ = game.reset()
        while not game.is_over():
            actions = [*state["legal_actions"]]
            made += len(actions) > 1
            state, _ = game.step(actions[int(rng.random() * len(actions))])
    return made / (time.process_time() - began)


def boardgame_io(folder: Path, tables: int, seconds: float) -> dict[str, float] | None:
    """Measure boardgame.io as `bench_server` measures Hyakki, but with storage in memory. None if it, or Node, is not
    installed."""
    node = shutil.which("node")
    if node is None or not (folder / "node_modules").is_dir():
        return None
    command = [node, "visitors.js", str(tables), str(seconds)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found
