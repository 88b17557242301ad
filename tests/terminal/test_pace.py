"""The pace of bots, and the guides, in the terminal client."""

from __future__ import annotations

from pathlib import Path

import pytest

from hyakki.core.game import game_of
from hyakki.core.text import Text
from hyakki.terminal import Terminal, start_game
from tests.terminal.typist import Typist, any_choice, play


@pytest.mark.slow
@pytest.mark.rule("KI-R127")
def test_bots_take_two_to_five_seconds_at_the_pace_of_a_table(tmp_path: Path) -> None:
    waited: list[float] = []
    typist = Typist(any_choice(3))
    terminal = Terminal(typist, typist.out, wait=waited.append)
    start_game(game_of("kitsunedo"), 3, ["random"], "Mika", 3, {}, tmp_path / "game.json", "en", terminal)
    assert len(waited) > 20
    assert all(2 <= seconds <= 5 for seconds in waited)
    assert max(waited) - min(waited) > 1, "by chance within the span"


@pytest.mark.slow
@pytest.mark.rule("KI-006")
@pytest.mark.parametrize("lang", ["en", "it"])
def test_both_guides_are_at_hand_at_every_question(tmp_path: Path, lang: str) -> None:
    """Turn summary, answers to a challenge, effects of Items and Lanterns: one key away at every question."""
    text = Text(game_of("kitsunedo"), lang)
    asked = 0
    shown = 0

    def habit(printed: str) -> str:
        nonlocal asked, shown
        asked += 1
        if asked % 2:
            return "g\n"
        shown += all(
            text.word(key).split()[0] in printed
            for key in ("guide-turn", "guide-challenge", "item-leaf.card", "lantern-ash", "lantern-mist.keyword")
        )
        return "1\n" if asked < 24 else ""

    play(habit, tmp_path / "game.json", seats=3, seed=5, lang=lang)
    assert asked >= 24
    assert shown == 12
