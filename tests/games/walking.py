"""Walk Ways as the page does: answer by answer, while each step does what the Way has said."""

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
    """Return what an entry of a menu says that it does."""
    return {fact: said for fact, said in option.items() if fact not in OF_THE_MENU}


def ways_of(table: Table, ask: Ask, path: tuple[str, ...] = ()) -> list[Way]:
    """Return the Ways that the menu offers after part of an answer."""
    for place, id in enumerate(path):
        if id not in table.menu(ask, path[:place], look=False).ids():
            return []
    return table.menu(ask, path).ways


def ways_elsewhere(table: Table, ask: Ask, path: tuple[str, ...], rng: Random) -> list[Way]:
    """Return the table with another world that the asked seat cannot tell from this one."""
    world = table.game.redeal(table.view(Viewer([ask.seat])), rng)
    return engine.menu(world, ask, engine.read_part(world, ask, path), look=True).ways


def facts_of(table: Table, ask: Ask, path: list[str]) -> dict[str, Any] | None:
    """Return the previews of this answer; None if it is not offered."""
    for place, id in enumerate(path):
        options = table.menu(ask, path[:place]).seen()["options"]
        found = next((option for option in options if option["id"] == id), None)
        if found is None:
            return None
    return told(found) if found else None


def asked(table: Table, seat: int, kind: str) -> Ask | None:
    return next((ask for ask in table.asks_of(seat) if ask.kind == kind), None)


def walk(table: Table, seat: int, way: Way) -> Iterator[dict[str, Any]]:
    """Yield each step after it was taken, up to the first that does something else than the Way has said."""
    for step in way["steps"]:
        ask = asked(table, seat, step["ask"])
        if ask is None or facts_of(table, ask, step["path"]) != step["ahead"]:
            return
        table.answer(seat, table.ask_id(ask), step["path"])
        yield step


def played(
    key: str, seats: int, seed: int, kind: str, path: tuple[str, ...] = (), answers: int = 150
) -> Iterator[tuple[Table, Ask]]:
    """Yield a random game at every question of this kind with Ways."""
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
