"""Whole games by the keyboard alone, on boards that keep their scale at every question. The one of Kitsunedo, which has
no such board, is in `test_games.py`."""

from __future__ import annotations

from random import Random

import pytest

from tests.e2e.conftest import MakePerson
from tests.e2e.person import PHONE, Person
from tests.e2e.short import SHORT, begins
from tests.e2e.test_layout import COVERED, SCALE
from tests.server.client import Server

BOARDS = [game for game in SHORT if game != "kitsunedo"]
SURE = 0.9
"""How often a player ends a turn that can be ended."""
ENOUGH = ".prompt .confirm:enabled, .prompt .last:enabled, .prompt [data-option=ready], .readiness button.strong"
"""The controls that confirm an answer, or end a turn or a plan."""
WATCH_SCALE = f"""() => {{
    window.scales = new Set();
    const look = () => {{
        window.scales.add(({SCALE})());
        requestAnimationFrame(look);
    }};
    look();
}}"""
"""Records the scale of the board in every frame."""


def hurries_by_keys(person: Person, rng: Random) -> None:
    """Confirm an answer or end the turn if possible; else press a key, or choose by Tab."""
    shown = person.question.locator("kbd").all_inner_texts()
    if "⏎" in shown:
        person.page.keyboard.press("Enter")
    elif "E" in shown and rng.random() < SURE:
        person.page.keyboard.press("e")
    else:
        person.decide_by_keys(rng)


def hurries(person: Person, rng: Random) -> None:
    """Do the same by finger."""
    enough = person.page.query_selector(ENOUGH) if rng.random() < SURE else None
    if enough:
        person.press_soon(enough)
    else:
        person.decide(rng)


@pytest.mark.parametrize("game", BOARDS)
def test_a_whole_game_is_played_by_keys_alone_and_the_board_keeps_its_scale(
    people: MakePerson, server: Server, game: str
) -> None:
    mika, rng = begins(people(), server, SHORT[game]), Random(3)
    mika.page.evaluate(WATCH_SCALE)
    mika.play_on(lambda: hurries_by_keys(mika, rng), until=lambda: mika.over)
    scales = set(mika.page.evaluate("[...window.scales]")) - {0}
    assert len(scales) == 1


@pytest.mark.parametrize("game", BOARDS)
def test_on_a_phone_too_the_board_keeps_its_scale_through_a_whole_game(
    people: MakePerson, server: Server, game: str
) -> None:
    mika, rng = begins(people(PHONE), server, SHORT[game]), Random(4)
    scales = {mika.page.evaluate(SCALE)}

    def decide() -> None:
        hurries(mika, rng)
        scales.add(mika.page.evaluate(SCALE))
        assert mika.page.evaluate(COVERED) == []

    mika.play_on(decide, until=lambda: mika.over)
    assert len(scales - {0}) == 1
