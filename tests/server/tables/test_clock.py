"""Clocks, pauses, players who lose the connection, bots that hesitate. A tempo makes the seconds short."""

from __future__ import annotations

import asyncio
import json
import time
from copy import copy
from pathlib import Path
from random import Random

import pytest

from hyakki.core.errors import Malformed
from hyakki.core.game import game_of
from hyakki.core.menu import Ask
from hyakki.core.records import Answered, Closed, Left, Replaced
from hyakki.server.cluster.replication import read_again
from hyakki.server.identity import Guest
from hyakki.server.tables import clock
from hyakki.server.tables.clock import TableClock
from hyakki.server.tables.creation import create_table
from hyakki.server.tables.live import LiveTable
from hyakki.server.tables.registry import Registry
from hyakki.server.tables.series import rematch
from tests.core.minis import bluff
from tests.server.in_process import Person, open_registry, stored, table, until

HOUR = 3600.0
TEMPO = 0.02
"""A turn takes 1.8 s, a window 0.24 s and at least 0.05 s, a bot 0.04 to 0.1 s."""


def test_a_game_whose_content_names_no_paces_has_the_usual_ones() -> None:
    clock = TableClock(bluff.game.paces(), "live", 1.0)
    clock.set([Ask(0, "any")])
    assert clock.left == pytest.approx(90, abs=1)
    vote = [Ask(0, "vote", pace="vote", sealed=True)]
    clock.set(vote)
    assert clock.left == pytest.approx(20, abs=1)
    assert clock.least(vote) == 2.5
    assert 1 <= clock.bot_delay(alone=False, rng=Random(1)) <= 3


@pytest.mark.rule("KI-R125", "SV-05")
def test_a_turn_has_ninety_seconds_and_each_action_adds_fifteen(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    clock = TableClock(game_of("kitsunedo").paces(), "live", 1.0)
    mine, window, others = Ask(0, "act", pace="turn"), Ask(1, "doubt", pace="window", sealed=True), Ask(1, "act")
    clock.set([mine])
    assert clock.left == 90
    now = 30.0
    clock.acted(mine)
    clock.set([window])
    assert (clock.left, clock.least([window])) == (12, 2.5)
    now = 40.0
    clock.set([mine])
    assert clock.left == 75
    clock.set([others])
    assert clock.left == 90
    clock.set([mine])
    assert clock.left == 90
    slow = TableClock(game_of("kitsunedo").paces(), "slow", 1.0)
    slow.set([window])
    assert slow.left == 86400


@pytest.mark.rule("KA-R17", "SV-06")
def test_windows_of_kaidan_last_three_seconds_and_wait_for_nobody_at_a_table_of_bots() -> None:
    clock = TableClock(game_of("kaidan").paces(), "live", 1.0)
    window = [Ask(0, "window-wound", pace="window", sealed=True)]
    clock.set(window)
    assert (clock.total, clock.least(window), clock.least(window, alone=True)) == (3, 3, 0)
    fight = [Ask(0, "roll", pace="answer", sealed=True)]
    assert clock.least(fight) == clock.least(fight, alone=True) == 0
    doubt = [Ask(1, "doubt", pace="window", sealed=True)]
    kitsunedo = TableClock(game_of("kitsunedo").paces(), "live", 1.0)
    assert (kitsunedo.least(doubt), kitsunedo.least(doubt, alone=True)) == (2.5, 0)


@pytest.mark.rule("SV-06")
def test_who_is_alone_with_bots_is_known_by_who_sits_where(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, tempo=TEMPO) as registry:
            people = [await Person.enter(registry, name) for name in ("Mika", "Davide")]
            assert (await table(people[:1], "live", "bot:random")).alone
            assert not (await table(people, "live", "bot:random")).alone

    asyncio.run(evening())


def test_a_clock_that_stands_keeps_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    clock = TableClock(game_of("kitsunedo").paces(), "live", 1.0)
    clock.set([Ask(0, "act", pace="turn")])
    now = 10.0
    clock.hold(paused=True)
    clock.hold(waiting=True)
    now = 500.0
    assert clock.left == 80
    clock.hold(paused=False)
    assert clock.stands
    clock.hold(waiting=False)
    now = 510.0
    assert clock.left == 70
    again = TableClock(game_of("kitsunedo").paces(), "live", 1.0)
    again.restore(clock.keep(), [Ask(0, "act", pace="turn")])
    assert again.left == 70


@pytest.mark.rule("KI-R127", "SV-08")
def test_bots_are_held_two_to_five_seconds_among_several_people() -> None:
    clock = TableClock(game_of("kitsunedo").paces(), "live", 1.0)
    held = [clock.bot_delay(alone=False, rng=Random(seed)) for seed in range(200)]
    assert min(held) >= 2 and max(held) <= 5 and max(held) - min(held) > 2.5
    assert clock.bot_delay(alone=True, rng=Random(1)) == 0


@pytest.mark.rule("SV-05")
def test_silence_gives_the_default_and_the_record_says_so(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, tempo=TEMPO) as registry:
            people = [await Person.enter(registry, name) for name in ("Mika", "Davide", "Rita")]
            live = await table(people, "live")
            for person in people:
                person.sit_at(live)
            await people[0].answers(live, 0, "summon")
            assert people[1].state["clock"]["total"] == pytest.approx(12 * TEMPO)
            await until(lambda: len(stored(registry, live)) > 2)
            closed = stored(registry, live)[2]
            assert isinstance(closed, Closed) and closed.clock
            await until(lambda: len(stored(registry, live)) > 3)
            ended = stored(registry, live)[3]
            assert isinstance(ended, Answered) and ended.clock and ended.seat == 0

    asyncio.run(evening())


@pytest.mark.rule("KI-R37", "SV-06", "SV-07")
def test_a_window_never_closes_before_its_least_time_even_with_standing_orders(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, tempo=0.2) as registry:
            people = [await Person.enter(registry, name) for name in ("Mika", "Davide", "Rita")]
            live = await table(people, "live")
            for person in people:
                person.sit_at(live)
            began = time.monotonic()
            await people[0].answers(live, 0, "summon")
            (ask,) = live.playing().asks_of(1)
            silence = tuple(o.id for o in live.playing().state.stack[-1].default(live.playing().state, ask))
            with pytest.raises(Malformed):
                await live.order(people[1].guest.id, 1, ask.kind, ("challenge",))
            for seat in (1, 2):
                await live.order(people[seat].guest.id, seat, ask.kind, silence)
            assert people[1].state["asks"][0]["order"]
            assert people[1].state["asks"][0]["answer"] is None
            await until(lambda: isinstance(live.playing().records[-1], Closed))
            assert time.monotonic() - began >= 2.5 * 0.2
            closed = live.playing().records[-1]
            assert isinstance(closed, Closed) and not closed.clock

    asyncio.run(evening())


def test_at_a_slow_table_time_runs_out_without_any_player_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def days() -> None:
        async with open_registry(tmp_path) as registry:
            mika, davide = [await Person.enter(registry, name) for name in ("Mika", "Davide")]
            live, paused = [await table([mika, davide], "slow", "bot:random") for _ in range(2)]
            await paused.pause(mika.guest.id, True)
            await registry.expire(time.time() + HOUR)
            assert not registry.tables, "they have left memory"
            await registry.expire()
            assert not registry.tables, "and their day is not over"
            for id in (live.id, paused.id):
                await _long_ago(registry, id, 25 * HOUR)
            await registry.expire()
            assert list(registry.tables) == [live.id]
            again = registry.tables[live.id]
            await until(lambda: any(isinstance(each, Answered) and each.clock for each in stored(registry, again)))

    async def _long_ago(registry: Registry, id: str, seconds: float) -> None:
        row = await registry.store.one("SELECT clock FROM tables WHERE id = ?", id)
        assert row is not None
        kept = json.loads(row["clock"])
        kept["at"] -= seconds
        await registry.store.write(("UPDATE tables SET clock = ? WHERE id = ?", (json.dumps(kept), id)))

    monkeypatch.setattr(clock, "LEAST_AFTER_RESTART", 0.05)
    asyncio.run(days())


def test_while_the_table_is_paused_no_time_passes_and_a_restart_knows_it(tmp_path: Path) -> None:
    async def evening() -> tuple[str, list[Guest]]:
        async with open_registry(tmp_path, tempo=TEMPO) as registry:
            people = [await Person.enter(registry, name) for name in ("Mika", "Davide")]
            live = await table(people, "live", "bot:random")
            for person in people:
                person.sit_at(live)
            await live.pause(people[0].guest.id, True)
            left = people[1].state["clock"]["left"]
            assert people[1].state["clock"]["paused"]
            assert people[1].state["clock"]["by"] == [0], "all know who has stopped it"
            await live.pause(people[1].guest.id, True)
            assert people[0].state["clock"]["by"] == [0], "who is second has not"
            await asyncio.sleep(0.3)
            assert live.clock.left == pytest.approx(left)
            return live.id, [person.guest for person in people]

    async def later(id: str, guests: list[Guest]) -> None:
        async with open_registry(tmp_path, tempo=TEMPO) as registry:
            live = await registry.live(id)
            assert live.clock.paused
            count = len(live.playing().records)
            people = [Person(registry, guest) for guest in guests]
            for person in people:
                person.sit_at(live)
            assert people[1].state["clock"]["by"] == [0]
            await asyncio.sleep(0.2)
            assert len(live.playing().records) == count
            await live.pause(people[0].guest.id, False)
            assert people[1].state["clock"]["by"] is None
            await until(lambda: len(live.playing().records) > count)

    asyncio.run(later(*asyncio.run(evening())))


def test_a_table_that_is_read_again_knows_that_its_clock_was_stopped_elsewhere(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, tempo=TEMPO) as registry:
            people = [await Person.enter(registry, name) for name in ("Mika", "Davide")]
            live = await table(people, "live", "bot:random")
            elsewhere = copy(live.clock)
            elsewhere.hold(paused=True, by=people[1].guest.id)
            await registry.store.write(("UPDATE tables SET clock = ? WHERE id = ?", (elsewhere.keep(), live.id)))
            live.replica.note(live)
            await read_again(live)
            people[0].sit_at(live)
            assert people[0].state["clock"]["paused"] and people[0].state["clock"]["by"] == [1]

    asyncio.run(evening())


@pytest.mark.rule("SV-01", "SV-02")
def test_the_clock_waits_twice_for_a_lost_connection_then_a_bot_plays_on(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, tempo=1.0, drop_seconds=60.0) as registry:
            people = [await Person.enter(registry, name) for name in ("Mika", "Davide")]
            live = await table(people, "live", "bot:random")
            for person in people:
                person.sit_at(live)
            mika, davide = people
            for _ in range(2):
                davide.drop(live)
                assert mika.state["clock"]["paused"]
                await asyncio.sleep(0.05)
                davide.sit_at(live)
                assert not mika.state["clock"]["paused"]
                assert not live.seats[1].away
            davide.drop(live)
            await until(lambda: len(stored(registry, live)) >= 3 and live.seats[1].away)
            assert [type(record) for record in stored(registry, live)[-2:]] == [Left, Replaced]
            await until(lambda: not mika.state["clock"]["paused"])
            davide.sit_at(live)
            await until(lambda: not live.seats[1].away)
            assert davide.state["seats"] == [1]

    asyncio.run(evening())


@pytest.mark.rule("SV-02")
def test_players_need_not_wait_for_a_lost_connection(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, drop_seconds=600.0) as registry:
            people = [await Person.enter(registry, name) for name in ("Mika", "Davide", "Rita")]
            live = await table(people, "live", "bot:random")
            for person in people:
                person.sit_at(live)
            mika, davide, rita = people
            rita.drop(live)
            assert mika.state["clock"]["paused"]
            await live.propose(mika.guest.id, 0, "replace C")
            assert not davide.state["clock"]["paused"], "a vote is about her, and does not wait for her"
            (vote,) = davide.state["asks"]
            await live.answer(davide.guest.id, 1, vote["id"], ("agree",))
            await until(lambda: live.seats[2].away and not mika.state["clock"]["paused"])

    asyncio.run(evening())


@pytest.mark.rule("SV-01")
def test_the_wait_is_over_after_its_time(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, drop_seconds=0.1) as registry:
            mika, davide = [await Person.enter(registry, name) for name in ("Mika", "Davide")]
            live = await table([mika, davide], "live", "bot:random")
            mika.sit_at(live)
            davide.sit_at(live)
            davide.drop(live)
            await until(lambda: live.seats[1].away)

    asyncio.run(evening())


@pytest.mark.rule("KI-R87")
def test_with_two_at_the_table_leaving_is_a_surrender(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path) as registry:
            mika, davide = [await Person.enter(registry, name) for name in ("Mika", "Davide")]
            live = await table([mika, davide], "live")
            await registry.leave(davide.guest, live.id)
            assert live.status == "over"
            assert live.result is not None and live.result["winners"] == ["A"]
            assert stored(registry, live)[-1] == Left(seat=1)

    asyncio.run(evening())


@pytest.mark.rule("KI-R87", "SV-03")
def test_with_two_at_the_table_dropping_for_too_long_is_a_surrender(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, drop_seconds=0.1) as registry:
            mika, davide = [await Person.enter(registry, name) for name in ("Mika", "Davide")]
            live = await duel_that_ends_by_a_drop(mika, davide)
            assert live.result is not None and live.result["winners"] == ["A"]

    asyncio.run(evening())


async def duel_that_ends_by_a_drop(winner: Person, loser: Person) -> LiveTable:
    live = await table([winner, loser], "live")
    winner.sit_at(live)
    loser.sit_at(live)
    loser.drop(live)
    await until(lambda: live.status == "over")
    return live


@pytest.mark.rule("SV-03")
def test_a_player_does_not_lose_a_duel_that_began_without_them(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, drop_seconds=0.1) as registry:
            mika, davide = [await Person.enter(registry, name) for name in ("Mika", "Davide")]
            live = await create_table(registry, mika.guest, "kitsunedo", ["me", "open"], "live", False, True, {})
            mika.sit_at(live)
            mika.drop(live)
            await registry.sit(davide.guest, live.id, live.invite, None)
            davide.sit_at(live)
            assert davide.state["clock"]["paused"]
            await until(lambda: live.seats[0].away or live.status == "over")
            assert live.status == "playing"
            assert not any(isinstance(record, Left) for record in stored(registry, live))
            mika.sit_at(live)
            await until(lambda: not live.seats[0].away)

    asyncio.run(evening())


@pytest.mark.rule("SV-03")
def test_a_player_does_not_lose_a_rematch_without_notice(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_registry(tmp_path, drop_seconds=0.1) as registry:
            mika, davide = [await Person.enter(registry, name) for name in ("Mika", "Davide")]
            first = await duel_that_ends_by_a_drop(mika, davide)
            again = await rematch(registry, mika.guest, first.id)
            mika.sit_at(again)
            place = next(iter(again.seats_of(davide.guest.id)))
            await until(lambda: again.seats[place].away or again.status == "over")
            assert again.status == "playing"
            assert not any(isinstance(record, Left) for record in stored(registry, again))

    asyncio.run(evening())


@pytest.mark.rule("SV-04")
def test_a_table_without_players_waits_for_the_first_to_return(tmp_path: Path) -> None:
    """No player waits, so no bot takes the seat over."""

    async def evening() -> None:
        async with open_registry(tmp_path, tempo=0.01, drop_seconds=0.01) as registry:
            mika = await Person.enter(registry, "Mika")
            live = await table([mika], "live", "bot:random", "bot:random")
            mika.sit_at(live)
            mika.drop(live)
            count = len(live.playing().records)
            await asyncio.sleep(0.3)
            assert len(live.playing().records) == count and not live.seats[0].away
            mika.sit_at(live)
            await until(lambda: len(live.playing().records) > count)

    asyncio.run(evening())
