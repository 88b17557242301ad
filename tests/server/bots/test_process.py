"""Bots choose in processes; where one that takes long has no time, its stand-in answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from hyakki.core.chance import Chance
from hyakki.core.events import Viewer
from hyakki.core.game import game_of
from hyakki.core.table import Table
from hyakki.server.bots.process import BotProcesses, Question, think


def duel(seed: int = 1) -> Table:
    """A duel in which A is asked first."""
    game = game_of("kitsunedo")
    rules = game.rules(2, {"picks": ("hollow", "haunt"), "order": (0, 1)})
    return Table.start(game, rules, 2, Chance.seeded(seed))


def posed(table: Table, kind: str = "act", seed: float = 0.1) -> Question:
    return Question(table.view(Viewer((0,))), 0, kind, seed)


def asked_at_once(bot: str, questions: Sequence[Question]) -> list[list[str] | None]:
    """What the bot answers, asked all of this in one moment."""

    async def answers() -> list[list[str] | None]:
        bots = BotProcesses()
        try:
            return await asyncio.gather(*(bots.think("kitsunedo", bot, *question) for question in questions))
        finally:
            await bots.close()

    return asyncio.run(answers())


def test_players_do_not_wait_for_an_overloaded_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hyakki.server.bots.process.WAITING", 0)
    table = duel()
    for answer in asked_at_once("oni", [posed(table, seed=seed) for seed in (0.1, 0.2, 0.3)]):
        assert answer, "nobody leaves it to the default"
        assert answer[0] in table.menu(table.asks[0]).ids()


def test_many_tables_are_answered_together_as_each_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hyakki.server.bots.process.TOGETHER", 4)
    questions = [posed(duel(seed)) for seed in range(12)]
    alone = [think("kitsunedo", "master", question) for question in questions]
    assert len(set(map(tuple, alone))) > 1
    assert asked_at_once("master", questions) == alone


def test_a_question_that_cannot_be_answered_spoils_no_other(caplog: pytest.LogCaptureFixture) -> None:
    table = duel()
    before, spoiled, after, last = asked_at_once(
        "master", [posed(table), posed(table, "no such kind"), posed(table), posed(table)]
    )
    assert spoiled is None
    assert all(path and path[0] in table.menu(table.asks[0]).ids() for path in (before, after, last))
    (record,) = caplog.records
    assert record.getMessage() == "bot master of kitsunedo failed to answer no such kind"
