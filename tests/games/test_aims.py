"""What now? Every seat has an Aim at every question, in both languages, and it can be read from its View alone."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from hyakki.bots import bot_of
from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent
from hyakki.core.events import SPECTATOR, Viewer
from hyakki.core.game import AnyGame, game_of
from hyakki.core.menu import Menu, Path
from hyakki.core.table import Table
from hyakki.core.text import LANGUAGES, Text
from tests.core.ftl import texts

PLAYED: list[tuple[str, dict[str, Any]]] = [
    ("kitsunedo", {}),
    ("kaidan", {}),
    *(("okko", {"scenario": f"S{number}"}) for number in range(1, 9)),
    *(("shadow_tactics", {"mission": f"M{number}"}) for number in range(1, 6)),
]
SIDES = {
    "kitsunedo": {"lord"},
    "kaidan": {"living"},
    "okko": {"hero", "oni"},
    "shadow_tactics": {"ninja", "daimyo"},
}
"""The sides of each game at its first question."""
MOVES = 160


def start(game: AnyGame, options: Mapping[str, Any], seed: int) -> Table:
    """A table with as many seats as these options allow."""
    for seats in (game.usual, *range(game.least, game.most + 1)):
        try:
            rules = game.rules(seats, options)
        except BadContent:
            continue
        return Table.start(game, rules, seats, Chance.seeded(seed), [Viewer((seat,)) for seat in range(seats)])
    raise AssertionError("no number of seats fits")


def move(table: Table, rng: Random) -> None:
    """One seat's random answer."""
    ask = rng.choice(table.asks)

    def menus(path: Path) -> Menu:
        return table.menu(ask, [option.id for option in path], look=False)

    path = bot_of("random").choose(table.game, table.view(Viewer((ask.seat,))), ask, menus, rng)
    if not path:
        table.time_up()
        return
    table.answer(ask.seat, table.ask_id(ask), [option.id for option in path])
    if ask.sealed:
        table.settle()


@pytest.mark.parametrize("key, options", PLAYED, ids=[f"{key} {options}" for key, options in PLAYED])
def test_every_seat_knows_what_to_do_at_every_question(key: str, options: dict[str, Any]) -> None:
    game = game_of(key)
    said = [Text(game, lang) for lang in LANGUAGES]
    rng = Random(3)
    table = start(game, options, 3)
    first = {aim.side for seat in range(table.seats) for aim in table.aims(Viewer((seat,)))}
    assert first == SIDES[key]
    for _ in range(MOVES):
        if not table.asks:
            break
        for seat in range(table.seats):
            (aim,) = table.aims(Viewer((seat,)))
            assert aim.seat == seat
            assert 2 <= len(aim.steps) <= 4
            for text in said:
                spoken = [text.aim(aim), text.aim(aim, form="how"), *text.ladder(aim), *map(text.pin, aim.pins)]
                assert all(spoken) and not any("none" in part.split() for part in spoken), spoken
        move(table, rng)


@pytest.mark.parametrize("key", SIDES)
def test_spectators_and_finished_games_have_no_aim(key: str) -> None:
    table = start(game_of(key), {}, 1)
    assert table.aims(SPECTATOR) == ()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", SIDES)
def test_every_aim_has_its_condition_and_its_place_on_the_ladder(key: str, lang: str) -> None:
    found = texts(game_of(key).package, lang)
    named = [name for name in found if name.startswith("aim-") and "." not in name]
    assert len(named) > 5
    assert [name for name in named if f"{name}.how" not in found or f"{name}.step" not in found] == []
