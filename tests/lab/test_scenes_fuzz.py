"""Every scene, also one with random changes, holds, fails or is refused with a message: running it raises no other
error."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from hyakki.core.errors import BadContent
from hyakki.lab.scene import read_scene, run_scene

SCENES = sorted((Path(__file__).parents[1] / "scenes").glob("*/*.toml"))
ODD: tuple[Any, ...] = (
    *(0, 1, -1, 7, 99, 10**12, 1.5, True, False, "", " ", "?", "none", "A", "Z", "all", "3-4", "Y4-2", "OKK", "HAY"),
    *("A04.22", "scenario", "sample", "é", "A: pass", "A:", "*", "[", "a.b", "deck[1]", "x" * 300),
    *([], {}, [[]], [{}], {"A": 1}, ["?"], ["A", "A"], {"at": "3-4"}, {"a": {"b": {}}}),
)
LETTERS = ("", "|", "-", "?", "+", "9", "A", ":", ",", ".", " ")
MUTANTS = 40
Spot = tuple[str | int, ...]


def spots(thing: Any, before: Spot = ()) -> Iterator[Spot]:
    """Every place in a table."""
    if before:
        yield before
    for key in thing if isinstance(thing, dict) else range(len(thing)) if isinstance(thing, list) else ():
        yield from spots(thing[key], (*before, key))


def at(thing: Any, spot: Spot) -> Any:
    for key in spot:
        thing = thing[key]
    return thing


class Mutator:
    """Changes scenes of one game, with parts of its other scenes."""

    def __init__(self, scenes: list[dict[str, Any]], rng: random.Random) -> None:
        self.rng = rng
        self.said: dict[str, list[Any]] = {}
        """All values of the scenes, by key."""
        words = set()
        for scene in scenes:
            for spot in spots(scene):
                value = at(scene, spot)
                name = next(key for key in reversed(spot) if isinstance(key, str))
                self.said.setdefault(name, []).append(value)
                words |= {key for key in spot if isinstance(key, str)}
                words |= set(value.replace(",", " ").split()) if isinstance(value, str) else set()
        self.words = sorted(words)
        self.values = [value for values in self.said.values() for value in values]

    def mutant(self, scene: dict[str, Any]) -> dict[str, Any]:
        found = deepcopy(scene)
        for _ in range(self.rng.choice((1, 1, 2, 3))):
            self.change(found)
        return found

    def change(self, scene: dict[str, Any]) -> None:
        rng = self.rng
        everywhere = [spot for spot in spots(scene) if spot[0] not in ("id", "title", "fillings", "rules", "game")]
        given = [spot for spot in everywhere if "given" in spot and len(spot) > 1]
        chosen = rng.choice(given if given and rng.random() < 0.6 else everywhere or [("title",)])
        table, key = at(scene, chosen[:-1]), chosen[-1]
        value = table[key]
        name = next(one for one in reversed(chosen) if isinstance(one, str))
        change = rng.randrange(9)
        if change == 0:
            table[key] = deepcopy(rng.choice(ODD))
        elif change == 1:
            del table[key]
        elif change == 2:
            table[key] = deepcopy(rng.choice(self.values))
        elif change == 3 and isinstance(table, dict):
            table[rng.choice(self.words)] = table.pop(key)
        elif change == 4 and isinstance(table, dict):
            new = rng.choice(sorted(self.said))
            table[new] = deepcopy(rng.choice(self.said[new]))
        elif change == 5 and isinstance(value, str) and value.split():
            parts = value.split()
            parts[rng.randrange(len(parts))] = rng.choice(self.words)
            table[key] = " ".join(parts)
        elif change == 6 and isinstance(value, str) and value:
            place = rng.randrange(len(value))
            table[key] = value[:place] + rng.choice(LETTERS) + value[place + 1 :]
        elif change == 7 and isinstance(value, int):
            table[key] = rng.choice((0, -1, 1, 2, 3, 5, 10, 100, 10**9))
        else:
            table[key] = deepcopy(rng.choice(self.said.get(name, self.values)))


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted({path.parent.name for path in SCENES}))
def test_a_mutant_holds_fails_or_is_refused_in_words(game: str) -> None:
    rng = random.Random(game)
    scenes = [tomllib.loads(path.read_text(encoding="utf-8")) for path in SCENES if path.parent.name == game]
    mutator = Mutator(scenes, rng)
    for _ in range(MUTANTS):
        mutant = mutator.mutant(rng.choice(scenes))
        try:
            failures = run_scene(read_scene("mutant", mutant), fillings=1).failures
        except BadContent as error:
            failures = [str(error)]
        assert all(failures)
