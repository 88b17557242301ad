"""Automatic answers to questions with only one answer (SV-09): for one player among bots, and at no other table."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from random import Random

import pytest

from hyakki.core import engine
from hyakki.core.asked import only_answer
from hyakki.core.menu import Ask, Option
from hyakki.core.records import Answered
from hyakki.core.table import Table
from hyakki.server.tables.creation import create_table
from hyakki.server.tables.live import LiveTable
from tests.server.in_process import Person, open_registry

ENOUGH = 40
"""The number of answers of a player, within which Kaidan asks for several rolls and reactions."""


def forced(table: Table, ask: Ask) -> bool:
    return only_answer(partial(engine.menu, table.state, ask)) is not None


def chosen(table: Table, ask: Ask, rng: Random) -> tuple[str, ...]:
    path: tuple[Option, ...] = ()
    while not path or not path[-1].final:
        path = (*path, rng.choice(engine.menu(table.state, ask, path).options))
    return tuple(option.id for option in path)


async def evening(folder: Path, seats: list[str], automatic: bool = True) -> tuple[LiveTable, int]:
    """Play Kaidan at random; return the table, and the number of questions without a choice."""
    rng, idle, given = Random(3), 0, 0
    async with open_registry(folder) as registry:
        people = [await Person.enter(registry, name) for name in ("Mika", "Rita")[: 1 + seats.count("open")]]
        live = await create_table(
            registry, people[0].guest, "kaidan", seats, "instant", False, True, {}, automatic=automatic
        )
        for person in people[1:]:
            await registry.sit(person.guest, live.id, live.invite, None)
        for person in people:
            person.sit_at(live)
        while given < ENOUGH and live.status == "playing":
            await asyncio.sleep(0)
            table = live.playing()
            shown = {(person, each["seat"], each["id"]) for person in people for each in person.state["asks"]}
            waiting = [ask for ask in table.asks if ask.seat not in table.sealed]
            found = [(who, ask) for ask in waiting for who, *of in shown if of == [ask.seat, table.ask_id(ask)]]
            for person, ask in found[:1]:
                idle += forced(table, ask)
                await live.answer(person.guest.id, ask.seat, table.ask_id(ask), chosen(table, ask, rng))
                given += 1
        return live, idle


def answered(live: LiveTable) -> list[Answered]:
    return [record for record in live.playing().records if isinstance(record, Answered)]


@pytest.mark.rule("SV-09")
def test_a_player_among_bots_is_never_asked_what_has_only_one_answer(tmp_path: Path) -> None:
    live, idle = asyncio.run(evening(tmp_path, ["me", "bot:random", "bot:random"]))
    assert idle == 0
    rolls = [record for record in answered(live) if record.seat == 0 and record.ask == "roll"]
    assert rolls and not any(record.clock for record in rolls), "the dice are rolled all the same, as by hand"


@pytest.mark.rule("SV-09")
@pytest.mark.parametrize(
    "seats, automatic",
    [(["me", "bot:random", "bot:random"], False), (["me", "open", "bot:random"], True), (["me", "me"], True)],
    ids=["not wanted", "two players", "hot seat"],
)
def test_it_is_asked_where_it_is_not_wanted_or_a_player_could_learn_from_it(
    tmp_path: Path, seats: list[str], automatic: bool
) -> None:
    _, idle = asyncio.run(evening(tmp_path, seats, automatic))
    assert idle > 0
