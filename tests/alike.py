"""Print digests of random games: of every Record, and of all that every viewer is sent."""

from __future__ import annotations

import hashlib
from random import Random

import msgspec

from hyakki.core.chance import Chance
from hyakki.core.events import viewers
from hyakki.core.game import game_of
from hyakki.core.table import Table
from hyakki.lab.bench import compiled

PLAYED = {"kitsunedo": (2, 4, 6), "kaidan": (3,), "shadow_tactics": (3,), "okko": (3,)}
GAMES = 3
LONGEST = 300


def come_to(key: str, seats: int, seed: str) -> str:
    """Return the digest of one game."""
    game = game_of(key)
    rng, digest = Random(seed), hashlib.sha256()
    rules = game.rules(seats, game.simulation_options)
    table = Table.start(game, rules, seats, Chance.seeded(seed), viewers(seats))
    for _ in range(LONGEST):
        if table.over:
            break
        ask = rng.choice(table.asks)
        path: list[str] = []
        while True:
            option = rng.choice(table.menu(ask, path).options)
            path.append(option.id)
            if option.final:
                break
        table.answer(ask.seat, table.ask_id(ask), path)
        table.settle()
        for viewer in viewers(seats):
            digest.update(msgspec.json.encode([table.sent(viewer), table.told(viewer)[-3:]], order="deterministic"))
    digest.update(msgspec.json.encode(table.records))
    return digest.hexdigest()


if __name__ == "__main__":
    print("compiled" if compiled() else "as it is")
    for key, counts in PLAYED.items():
        for seats in counts:
            print(key, seats, *(come_to(key, seats, f"{key} {index}") for index in range(GAMES)))
