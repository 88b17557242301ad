"""Every number in Rules has a range, which loading enforces. `NUMBERS=0 python -m pytest tests/core/test_ranges.py`
tries every number; `NUMBERS=20` twenty of each game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hyakki.core.content import MOST_ENTRIES
from hyakki.core.errors import BadContent
from hyakki.core.game import game_of, games
from hyakki.core.records import Record

NUMBERS = os.environ.get("NUMBERS", "1")
KEYS = sorted(key for key, game in games().items() if type(game).__module__.startswith("hyakki.games"))
INSPECT = msgspec.inspect


def endless(info: INSPECT.Type, place: str, seen: set[type]) -> Iterator[str]:
    """The places of numbers without a range."""
    if isinstance(info, INSPECT.IntType):
        if info.ge is None or info.le is None:
            yield place
    elif isinstance(info, INSPECT.FloatType):
        yield place
    elif isinstance(info, INSPECT.StructType):
        if info.cls not in seen:
            seen.add(info.cls)
            for field in info.fields:
                yield from endless(field.type, f"{info.cls.__name__}.{field.name}", seen)
    else:
        for name in ("type", "item_type", "key_type", "value_type"):
            if isinstance(part := getattr(info, name, None), INSPECT.Type):
                yield from endless(part, place, seen)
        for name in ("types", "item_types"):
            for part in getattr(info, name, ()):
                yield from endless(part, place, seen)


@pytest.mark.parametrize("key", KEYS)
def test_every_number_in_rules_has_a_range(key: str) -> None:
    assert list(endless(INSPECT.type_info(game_of(key).rules_type), key, set())) == []


def test_every_number_in_a_record_has_a_range() -> None:
    assert list(endless(INSPECT.type_info(Record), "record", set())) == []


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_rules_with_any_number_are_refused_or_played_by(key: str) -> None:
    """In a process of its own, which may use a gigabyte and a few minutes."""
    command = [sys.executable, "-m", "tests.core.rules_fuzz", key, NUMBERS, "1"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=3600, check=False)
    print(done.stdout)
    assert done.returncode == 0, done.stderr[-3000:]


@pytest.mark.parametrize("key", KEYS)
def test_stored_rules_are_those_that_content_makes(key: str) -> None:
    game = game_of(key)
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.rules(game.usual, {})))
    assert game.load_rules(plain, game.usual).plain() == game.rules(game.usual, {}).plain()
    with pytest.raises(BadContent, match="is not"):
        game.load_rules({**plain, "game": "another"}, game.usual)
    with pytest.raises(BadContent, match="entries"):
        game.load_rules({**plain, "content": dict.fromkeys(map(str, range(MOST_ENTRIES + 1)), 1)}, game.usual)


@pytest.mark.parametrize(
    "key, place, error",
    [
        ("kitsunedo", ("items", "sun"), "Rules items sun: Expected `int` <= 99"),
        ("okko", ("heroes", "OKK", "speed"), "Rules heroes OKK speed: Expected `int` <= 99"),
        ("kaidan", ("entities", "EN-LP", "copies"), "Rules entities EN-LP copies: Expected `int` <= 20"),
        ("shadow_tactics", ("orders", "OC1", "copies"), "Rules orders OC1 copies: Expected `int` <= 9"),
    ],
)
def test_a_number_out_of_range_is_named(key: str, place: tuple[str, ...], error: str) -> None:
    game = game_of(key)
    plain = msgspec.json.decode(msgspec.json.encode(game.rules(game.usual, {})))
    entry = plain
    for name in place[:-1]:
        entry = entry[name]
    entry[place[-1]] = 10**9
    with pytest.raises(BadContent) as caught:
        game.load_rules(plain, game.usual)
    assert str(caught.value) == error
