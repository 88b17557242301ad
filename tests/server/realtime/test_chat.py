"""The chat of a table, with the channels of its game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from hyakki.core.errors import AgainstRules, NotYours
from hyakki.core.game import forget, register
from hyakki.server.realtime.chat import say
from hyakki.server.tables.creation import create_table
from hyakki.server.tables.live import LiveTable
from hyakki.server.tables.registry import Registry
from tests.core.minis import mat, raid
from tests.server.in_process import Person, open_registry, until


@pytest.fixture(autouse=True)
def minis() -> Iterator[None]:
    for game in (mat.game, raid.game):
        register(game)
    yield
    for game in (mat.game, raid.game):
        forget(game)


async def sitting(registry: Registry, key: str, *names: str) -> tuple[LiveTable, list[Person]]:
    people = [await Person.enter(registry, name) for name in names]
    seats = ["me", *["open"] * (len(people) - 1)]
    live = await create_table(registry, people[0].guest, key, seats, "slow", False, True, {})
    for person in people[1:]:
        await registry.sit(person.guest, live.id, live.invite, None)
    for person in people:
        person.sit_at(live)
    return live, people


def test_a_side_is_heard_by_nobody_else(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path) as registry:
            live, (mika, davide, oni) = await sitting(registry, "raid", "Mika", "Davide", "Oni")
            watcher = await Person.enter(registry, "Watcher")
            watcher.sit_at(live)
            await say(live, mika.guest.id, "Mika", "heroes", "strike together")
            await say(live, oni.guest.id, "Oni", "table", "I hear you breathe")
            assert davide.heard == ["strike together", "I hear you breathe"]
            assert oni.heard == watcher.heard == ["I hear you breathe"]
            assert [channel["name"] for channel in davide.state["channels"]] == ["table", "heroes"]
            for person in (oni, watcher):
                with pytest.raises(NotYours):
                    await say(live, person.guest.id, "?", "heroes", "and me?")
            late = Person(registry, oni.guest)
            late.sit_at(live)
            await until(lambda: late.heard == ["I hear you breathe"])

    asyncio.run(evening())


def test_a_rule_silences_a_seat(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path) as registry:
            live, (mika, davide) = await sitting(registry, "mat", "Mika", "Davide")
            table = live.playing()
            (ready,) = [ask for ask in table.asks_of(0) if ask.kind == "ready"]
            await live.answer(mika.guest.id, 0, table.ask_id(ready), ("ready",))
            assert mika.state["channels"] == [{"name": "table", "closed": "MA-10", "phrases": []}]
            with pytest.raises(AgainstRules, match="MA-10"):
                await say(live, mika.guest.id, "Mika", "table", "are you ready too?")
            await say(live, davide.guest.id, "Davide", "table", "wait")
            assert mika.heard == davide.heard == ["wait"]

    asyncio.run(evening())
