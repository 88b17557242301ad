"""Rules that change under a game: all vote on going on from where the new ones lead."""

from __future__ import annotations

import pytest

from hyakki.core import replay
from hyakki.core.chance import Chance
from hyakki.core.errors import Malformed
from hyakki.core.events import SPECTATOR
from hyakki.core.game import forget, register
from hyakki.core.records import Renewed
from hyakki.core.replay import Sitter
from hyakki.core.table import Table
from tests.core.minis.bluff import game


@pytest.fixture
def table() -> Table:
    playing = Table.start(game, game.rules(2, {"turns": 4}), 2, Chance.seeded(1))
    playing.answer(0, playing.ask_id(playing.asks[0]), ["draw"])
    return playing


def say(table: Table, seat: int, word: str) -> None:
    (ask,) = table.asks_of(seat)
    table.answer(seat, table.ask_id(ask), [word])
    table.settle()


def test_all_are_asked_and_silence_agrees(table: Table) -> None:
    before = table.asks
    table.renew(0)
    assert [(ask.seat, ask.kind, ask.sealed) for ask in table.asks] == [(0, "renew", True), (1, "renew", True)]
    assert table.told(SPECTATOR)[-1] == {"event": "renewed"}
    assert table.motions(0) == [], "nothing else is decided meanwhile"
    say(table, 1, "agree")
    table.time_up()
    assert table.asks == before and table.renewed == 1


def test_one_refusal_ends_the_game(table: Table) -> None:
    table.renew(0)
    say(table, 1, "refuse")
    assert table.state.over == ("abandoned", None)


def test_what_chance_drew_after_this_is_skipped(table: Table) -> None:
    other = Table.start(game, table.rules, 2, Chance.seeded(1))
    say(other, 0, "draw")
    for playing, skipped in ((table, 3), (other, 0)):
        playing.renew(skipped)
        say(playing, 0, "agree")
        say(playing, 1, "agree")
    assert table.state.chance.n == other.state.chance.n + 3


def test_a_replay_holds_it(table: Table) -> None:
    table.renew(5)
    say(table, 0, "agree")
    say(table, 1, "agree")
    while not table.over:
        table.time_up()
    document = replay.decode(replay.encode(replay.export(table, [Sitter("Mika"), Sitter("Davide")])))
    register(game)
    try:
        assert replay.verify(document).renewed == 1
    finally:
        forget(game)


def test_chance_never_goes_back(table: Table) -> None:
    with pytest.raises(Malformed):
        table.apply(Renewed(skipped=-1))
