"""Rules with one number that is out of all bounds, or at its bound: they are refused, or a game is played by them.

`python -m tests.core.rules_fuzz okko 20 1` tries twenty numbers of okko's Rules, by seed 1; 0 tries all of them. It may
use a gigabyte.
"""

from __future__ import annotations

import re
import resource
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from hyakki.core import replay as replays
from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent
from hyakki.core.game import AnyGame, game_of
from hyakki.core.replay import Broken, Sitter
from hyakki.core.rules import Rules, digest_of
from hyakki.core.table import Table
from hyakki.server.replays import reading as replaying

VALUES: tuple[Any, ...] = (
    10**9,
    2**31,
    2**63,
    2**64,
    -1,
    0,
    1,
    9,
    99,
    100,
    999,
    -99,
    -(10**9),
    1e308,
    1.5,
    "9",
    None,
    True,
    [],
)
MEMORY = 1 << 30
MOVES = 12

Place = tuple[str | int, ...]


def numbers(value: Any, place: Place = ()) -> Iterator[tuple[tuple[str, str], Place]]:
    """Yield each number of a value: its type and field, and its place."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            for (kind, field), where in numbers(getattr(value, name), (*place, name)):
                yield (kind or type(value).__name__, field or name), where
    elif isinstance(value, dict):
        for key, entry in value.items():
            yield from numbers(entry, (*place, key))
    elif isinstance(value, (list, tuple)):
        for index, entry in enumerate(value):
            yield from numbers(entry, (*place, index))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield ("", ""), place


def laid(plain: Any, place: Place, value: Any) -> Any:
    """Return the same data with another value in this place, also in place of a default that is left out."""
    if not place:
        return value
    head, *rest = place
    if isinstance(head, str):
        return {**(plain or {}), head: laid((plain or {}).get(head), tuple(rest), value)}
    if plain is None:
        return [value]
    return [*plain[:head], laid(plain[head], tuple(rest), value), *plain[head + 1 :]]


def some_rules(game: AnyGame) -> list[tuple[int, Rules]]:
    seats = range(game.least, game.most + 1)
    return [(count, game.rules(count, game.simulation_options)) for count in {min(seats), max(seats)}]


def played(game: AnyGame, rules: Rules, seats: int, rng: Random) -> Table:
    """Play a few random moves."""
    table = Table.start(game, rules, seats, Chance.seeded(rng.random().hex()))
    for _ in range(MOVES):
        if table.over or not table.asks:
            break
        ask = rng.choice(table.asks)
        path: list[str] = []
        while True:
            option = rng.choice(table.menu(ask, path).options)
            path.append(option.id)
            if option.final:
                break
        table.answer(ask.seat, table.ask_id(ask), path)
        if ask.sealed and not table.settle():
            table.time_up()
    return table


def document_of(game: AnyGame, rules: Rules, seats: int, rng: Random) -> bytes:
    """Return a replay of a game by these Rules; of its beginning only, if the game cannot be played."""
    table = Table(game, rules, seats, Chance.seeded(1))
    try:
        table = played(game, rules, seats, rng)
    except Exception:
        table = Table(game, rules, seats, Chance.seeded(1))
    return replays.encode(replays.export(table, [Sitter("a")] * seats))


def forged(document: bytes, rules: dict[str, Any]) -> bytes:
    """Return the same replay with other Rules and a valid seal."""
    replay = replays.decode(document)
    other = msgspec.structs.replace(replay, rules=rules, rules_digest=digest_of(rules))
    return replays.encode(replays.sealed(other))


def check_words(refused: Broken) -> None:
    """Check that no message shows a word of Python's own."""
    if re.search(r"[a-z]Error|arg not in|NoneType|subscriptable|object has no", str(refused)):
        raise AssertionError(refused)


def attempt(game: AnyGame, seats: int, plain: dict[str, Any], lawful: bytes, rng: Random) -> bool:
    """Return whether these Rules are accepted. An unexpected error is raised."""
    try:
        replaying.verify(forged(lawful, plain))
    except Broken as refused:
        check_words(refused)
    try:
        rules = game.load_rules(plain, seats)
    except BadContent:
        return False
    document = document_of(game, rules, seats, rng)
    try:
        replaying.verify(document)
        for viewer in ((), (0,), tuple(range(seats))):
            replaying.steps(document, viewer)
    except Broken as refused:
        check_words(refused)
    return True


def main(key: str, most: int, seed: int) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    game, rng = game_of(key), Random(seed)
    tried = taken = 0
    longest, slowest = 0.0, ""
    for seats, rules in some_rules(game):
        kinds: dict[tuple[str, str], list[Place]] = {}
        for kind, place in numbers(rules):
            kinds.setdefault(kind, []).append(place)
        lawful = document_of(game, rules, seats, rng)
        plain = replays.decode(lawful).rules
        chosen = sorted(kinds) if not most else rng.sample(sorted(kinds), min(most, len(kinds)))
        for kind in chosen:
            place = rng.choice(kinds[kind])
            for value in VALUES if not most else rng.sample(VALUES, 6):
                begun = time.perf_counter()
                taken += attempt(game, seats, laid(plain, place, value), lawful, rng)
                took = time.perf_counter() - begun
                tried += 1
                if took > longest:
                    longest, slowest = took, f"{'.'.join(map(str, place))} = {value}"
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"{key}: {tried} tried, {taken} taken, longest {longest:.2f} s ({slowest}), {memory} MB")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
