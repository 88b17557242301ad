"""One name for one person: the story calls everyone by the character, and says once who plays it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hyakki.core.chance import Chance
from hyakki.core.events import SPECTATOR, Viewer
from hyakki.core.game import game_of
from hyakki.core.table import Table
from hyakki.core.text import LANGUAGES, Text
from hyakki.core.words import players_of
from hyakki.lab.check import random_path

PLAYERS = ("Ada~", "Bo~", "Cleo~", "Dan~", "Eve~", "Fay~")
"""No text has such a name in it."""
CASTING = {"picked", "picked-any", "replaced"}
"""Events that say who plays whom."""


def played(key: str, seats: int, moves: int) -> Table:
    game, rng = game_of(key), Random(key)
    table = Table.start(game, game.rules(seats, {}), seats, Chance.seeded(key))
    for _ in range(moves):
        if table.over:
            break
        ask = rng.choice(table.asks)
        if ask.sealed:
            table.time_up()
        else:
            table.answer(ask.seat, table.ask_id(ask), [option.id for option in random_path(table.state, ask, rng)])
    return table


def lines(table: Table, lang: str, viewer: Viewer) -> Iterator[tuple[str, str]]:
    text = Text(table.game, lang)
    names = text.cast(table.view(viewer).cast, PLAYERS[: table.state.seats])
    for seen in table.told(viewer):
        said = text.event(seen, names, viewer)
        if said is not None:
            yield seen["event"], said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key, seats", [("kitsunedo", 3), ("kaidan", 3), ("okko", 5), ("shadow_tactics", 5)])
def test_the_story_names_characters_and_says_once_who_plays_them(key: str, seats: int, lang: str) -> None:
    told = list(lines(played(key, seats, 60), lang, SPECTATOR))
    assert len(told) > 30
    assert [said for kind, said in told if "~" in said and kind not in CASTING] == []
    assert any("~" in said for kind, said in told if kind in CASTING)
    assert all(said[:1] == said[:1].upper() for _, said in told)


def test_names_are_the_same_for_every_viewer() -> None:
    table = played("kaidan", 4, 40)
    cast = {table.view(viewer).cast for viewer in (SPECTATOR, *(Viewer((seat,)) for seat in range(4)))}
    assert len(cast) == 1


def test_a_seat_with_several_characters_is_called_by_its_player() -> None:
    table = played("shadow_tactics", 3, 8)
    names = Text(table.game).cast(table.view(SPECTATOR).cast, PLAYERS[:3])
    assert names == ["the Daimyo", "Bo~", "Cleo~"]
    assert players_of(names) == PLAYERS[:3]


def test_the_oni_is_never_called_by_its_face() -> None:
    table = played("okko", 3, 10)
    for viewer in (SPECTATOR, Viewer((0,)), Viewer((1,))):
        assert table.view(viewer).cast[0] == ("against-oni",)
