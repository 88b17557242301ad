"""Foresight: worlds that are imagined can be played on, and say how the game may go."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hyakki.advice.foresight import Foresight
from hyakki.bots import bot_of, strongest
from hyakki.core.events import Viewer
from hyakki.core.game import game_of
from tests.advice.test_hint import asked


@pytest.mark.parametrize(
    "key, seats, every, options",
    [
        ("kitsunedo", 3, 1, {"picks": ("mirage", "haunt", "shisu")}),
        ("kaidan", 4, 12, {}),
        ("okko", 4, 12, {}),
        ("shadow_tactics", 4, 12, {}),
    ],
)
def test_memories_in_an_imagined_world_fit_that_world(
    key: str, seats: int, every: int, options: dict[str, Any]
) -> None:
    game = game_of(key)
    seen = 0
    for table, ask in asked(game, seats, every, **options):
        world = game.redeal(table.view(Viewer((ask.seat,))), Random(seen))
        for seat in range(seats):
            memory = game.memory(Viewer((seat,)), seats)
            game.remembered(world, memory)
            assert memory.misfit(world) is None
        seen += 1
        if seen == 80:
            break
    assert seen > 8


@pytest.mark.rule("KI-147")
def test_a_thread_can_be_pulled_in_an_imagined_world() -> None:
    game, bot = game_of("kitsunedo"), strongest(game_of("kitsunedo"))
    assert bot is not None
    woven = 0
    for table, ask in asked(game, 3, 2, picks=("mirage", "haunt", "shisu")):
        if table.state.thread is not None:  # type: ignore[attr-defined]
            Foresight(game, bot_of("random")).known(table.view(Viewer((ask.seat,))), ask.seat, 3, Random(woven))
            woven += 1
    assert woven > 3


def test_chances_come_to_one_and_follow_the_game() -> None:
    game, bot = game_of("kitsunedo"), strongest(game_of("kitsunedo"))
    assert bot is not None
    table, _ = next(asked(game, 3, 20))
    memories = [table.memory(Viewer((seat,))) for seat in range(3)]
    even = Foresight(game, bot).open(table.state, memories, 12, Random(1))
    assert sum(map(sum, even)) / 12 == pytest.approx(1, abs=0.05)
    table.state.lives[0] = 1  # type: ignore[attr-defined]
    behind = Foresight(game, bot).open(table.state, memories, 12, Random(1))
    assert sum(behind[0]) < sum(even[0])
