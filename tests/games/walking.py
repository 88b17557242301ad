"""Whole ways, walked as the page walks them: answer by answer, as long as all is as it was foretold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from hyakki.core import engine
from hyakki.core.chance import Chance
from hyakki.core.events import Viewer
from hyakki.core.game import game_of
from hyakki.core.menu import Ask
from hyakki.core.table import Table

OF_THE_MENU = ("id", "points", "final", "warning", "route")
Way = dict[str, Any]


def told(option: Mapping[str, Any]) -> dict[str, Any]:
    """What an entry of a menu says that it would do."""
    return {fact: said for fact, said in option.items() if fact not in OF_THE_MENU}


def ways_of(table: Table, ask: Ask, path: tuple[str, ...] = ()) -> list[Way]:
    """The ways that the menu offers after part of an answer, if that part is open."""
    for place, id in enumerate(path):
        if id not in table.menu(ask, path[:place], look=False).ids():
            return []
    return table.menu(ask, path).ways


def ways_elsewhere(table: Table, ask: Ask, path: tuple[str, ...], rng: Random) -> list[Way]:
    """The same in another world that the asked seat cannot tell from this one."""
    world = table.game.redeal(table.view(Viewer([ask.seat])), rng)
    return engine.menu(world, ask, engine.read_part(world, ask, path), look=True).ways


def facts_of(table: Table, ask: Ask, path: list[str]) -> dict[str, Any] | None:
    """What the menu says now of this answer; None if it is not open."""
    for place, id in enumerate(path):
        options = table.menu(ask, path[:place]).seen()["options"]
        found = next((option for option in options if option["id"] == id), None)
        if found is None:
            return None
    return told(found) if found else None


def asked(table: Table, seat: int, kind: str) -> Ask | None:
    return next((ask for ask in table.asks_of(seat) if ask.kind == kind), None)


def walk(table: Table, seat: int, way: Way) -> Iterator[dict[str, Any]]:
    """Each step after it has been taken, up to the first that is otherwise than foretold."""
    for step in way["steps"]:
        ask = asked(table, seat, step["ask"])
        if ask is None or facts_of(table, ask, step["path"]) != step["ahead"]:
            return
        table.answer(seat, table.ask_id(ask), step["path"])
        yield step


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
