"""The counts of the server's benchmark."""

from __future__ import annotations

import asyncio
import urllib.request

import pytest

from hyakki.lab.bench_server import SEATS, Player, Served, game


def _records(address: str) -> int:
    with urllib.request.urlopen(f"{address}/metrics", timeout=60) as answer:
        lines = answer.read().decode().splitlines()
    (count,) = (line.split()[1] for line in lines if line.startswith("hyakki_records_total "))
    return int(float(count))


@pytest.mark.slow
def test_every_answer_that_is_acknowledged_counts_as_a_move() -> None:
    with Served() as served:
        players = [Player(served.address, number, 0.0) for number in range(SEATS)]
        asyncio.run(game(served.address, players))
        records = _records(served.address)
    moves = sum(len(player.waits) for player in players)
    # Every Record but the first comes of an answer; who hears that the game is over does not wait for a last `done`.
    assert records - 1 - SEATS <= moves
    assert moves > 50
