"""Bots choose in processes; where one that takes long has no time, its stand-in answers."""

from __future__ import annotations

import asyncio

import pytest

from hyakki.core.chance import Chance
from hyakki.core.events import Viewer
from hyakki.core.game import game_of
from hyakki.core.table import Table
from hyakki.server.bots.process import BotProcesses


def test_nobody_waits_for_a_bot_that_has_too_much_to_think_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hyakki.server.bots.process.WAITING", 0)
    game = game_of("kitsunedo")
    rules = game.rules(2, {"picks": ("hollow", "haunt"), "order": (0, 1)})
    table = Table.start(game, rules, 2, Chance.seeded(1))
    view, ask = table.view(Viewer((0,))), table.asks[0]

    async def asked_at_once() -> list[list[str] | None]:
        bots = BotProcesses()
        try:
            thoughts = [bots.think(game.key, "oni", view, 0, ask.kind, seed) for seed in (0.1, 0.2, 0.3)]
            return await asyncio.gather(*thoughts)
        finally:
            await bots.close()

    for answer in asyncio.run(asked_at_once()):
        assert answer, "nobody leaves it to the default"
        assert answer[0] in table.menu(ask).ids()
