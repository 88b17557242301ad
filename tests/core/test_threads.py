"""Twelve threads meet a game for the first time, in processes that have never used it.

`PROCESSES=20 python -m pytest tests/core/test_threads.py` for the long run.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from hyakki.core.game import games
from hyakki.core.rules import Rules, worked_out
from hyakki.core.structs import ready_structs

PROCESSES = int(os.environ.get("PROCESSES", "2"))
AT_ONCE = 4

MEETING = """
import sys, threading
import msgspec
from hyakki.core.game import game_of
from hyakki.core.rules import digest_of

sys.setswitchinterval(1e-4)
faults = []
for key, (seats, stored) in msgspec.json.decode(open(sys.argv[1], "rb").read()).items():
    start = threading.Barrier(12)

    def meet():
        start.wait()
        try:
            game = game_of(key)
            rules = game.load_rules(stored, seats)
            assert rules.digest == digest_of(stored), "other Rules"
        except BaseException as fault:
            faults.append(repr(fault))

    threads = [threading.Thread(target=meet) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
if faults:
    sys.exit("; ".join(faults))
"""


@pytest.mark.slow
def test_threads_may_meet_a_game_at_once(tmp_path: Path) -> None:
    """Each process takes the games in an order of its own: a game and its Series share types."""
    stored = {key: (game.usual, game.rules(game.usual, {}).plain()) for key, game in games().items() if game.key == key}
    waiting = []
    for number in range(PROCESSES):
        keys = sorted(stored)[number % len(stored) :] + sorted(stored)[: number % len(stored)]
        file = tmp_path / f"{number}.json"
        file.write_bytes(msgspec.json.encode({key: stored[key] for key in keys if game_is_installed(key)}))
        waiting.append([sys.executable, "-c", MEETING, str(file)])
    while waiting:
        running = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for command in waiting[:AT_ONCE]]
        del waiting[:AT_ONCE]
        for process in running:
            _, said = process.communicate(timeout=300)
            assert process.returncode == 0, said or f"the process died of signal {-process.returncode}"


def game_is_installed(key: str) -> bool:
    """Not one that a test has registered."""
    return type(games()[key]).__module__.startswith("hyakki.games")


def test_what_cannot_be_decoded_keeps_no_other_type_from_being_ready() -> None:
    class Whole(msgspec.Struct):
        number: int

    class Torn(msgspec.Struct):
        part: "NotThere"  # type: ignore[name-defined] # noqa: F821, UP037

    ready_structs()
    assert msgspec.convert({"number": 1}, Whole) == Whole(1)


def test_what_is_worked_out_from_rules_is_the_same_for_all_who_ask_while_it_is_made() -> None:
    """The second asks before the first has finished."""
    inner: list[object] = []

    def make(rules: Rules) -> object:
        if not inner:
            inner.append(None)
            inner[0] = of(rules)
        return object()

    of = worked_out(make)
    assert of(Rules(game="any", version=1)) is inner[0]
