"""Other engines, measured in the same run: random play of catanatron, counted like ours (`pip install
hyakki[peers]`), and the server of boardgame.io in `bench/`."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

COLOURS = ("RED", "BLUE", "WHITE", "ORANGE")


def catanatron(games: int) -> float | None:
    """Return the decisions a second of four random players, forced ones not counted; None if catanatron is not
    installed."""
    if find_spec("catanatron") is None:
        return None
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
    for seed in range(games):
        peer.Game([ByChance(getattr(peer.Color, colour)) for colour in COLOURS], seed=seed).play()
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
