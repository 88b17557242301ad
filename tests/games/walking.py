"""Whole ways, walked as the page walks them: answer by answer, as long as all is as it was foretold."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hyakki.core.chance import Chance
from hyakki.core.game import game_of
from hyakki.core.menu import Ask
from hyakki.core.table import Table

OF_THE_MENU = ("id", "points", "final", "warning")


def ways_of(table: Table, ask: Ask, path: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """The ways that the menu offers after part of an answer, if that part is open."""
    for place, id in enumerate(path):
        if id not in table.menu(ask, path[:place]).ids():
            return []
    ways: list[dict[str, Any]] = table.menu(ask, path).seen().get("ways", [])
    return ways


def facts_of(table: Table, ask: Ask, path: list[str]) -> dict[str, Any] | None:
    """What the menu says now of this answer; None if it is not open."""
    for place, id in enumerate(path):
        options = table.menu(ask, path[:place]).seen()["options"]
        found = next((option for option in options if option["id"] == id), None)
        if found is None:
            return None
    return {fact: said for fact, said in found.items() if fact not in OF_THE_MENU} if found else None


def asked(table: Table, seat: int, kind: str) -> Ask | None:
    return next((ask for ask in table.asks_of(seat) if ask.kind == kind), None)


def walk(table: Table, seat: int, way: dict[str, Any]) -> bool:
    """Whether nothing was otherwise than foretold before the last answer."""
    for step in way["steps"]:
        ask = asked(table, seat, step["ask"])
        if ask is None or facts_of(table, ask, step["path"]) != step["ahead"]:
            return False
        table.answer(seat, table.ask_id(ask), step["path"])
    return True


def played(
    key: str, seats: int, seed: int, kind: str, path: tuple[str, ...] = (), answers: int = 150
) -> Iterator[tuple[Table, Ask]]:
    """A game by chance, at every question of this kind that comes with ways."""
    game, rng = game_of(key), Random(seed)
    table = Table.start(game, game.rules(seats, {}), seats, Chance.seeded(f"ways {seed}"))
    for _ in range(answers):
        if table.over:
            return
        for ask in table.asks:
            if ask.kind == kind and ways_of(table, ask, path):
                yield table, ask
        for ask in rng.sample(table.asks, len(table.asks)):
            table.answer(ask.seat, table.ask_id(ask), by_chance(table, ask, rng))
            if not ask.sealed or table.settle():
                break


def by_chance(table: Table, ask: Ask, rng: Random) -> list[str]:
    path: list[str] = []
    while True:
        option = rng.choice(table.menu(ask, path, look=False).options)
        path.append(option.id)
        if option.final:
            return path
