"""Okko Chronicles in a terminal: what a viewer knows is drawn, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from hyakki.core import replay as replays
from hyakki.core.game import game_of
from hyakki.core.text import LANGUAGES, Text
from tests.games.okko.knowledge.test_secrets import BO, ONI, view_of
from tests.games.okko.sitting import Sitting
from tests.reading import words_of
from tests.terminal.typist import any_choice, play, replay_in

game = game_of("okko")
NAMES = ("Ada", "Bo", "Cleo")


def drawn(parts: list[Any]) -> str:
    console = Console(width=200)
    with console.capture() as said:
        for part in parts:
            console.print(part)
    return said.get()


def test_the_palace_is_drawn_with_everybody_in_it() -> None:
    table = Sitting("S3", {"OKK": "A01.31", "NOB": "A01.33"}, {"ashigaru": ["A01.13"]}, tokens={"EVI-1": "A01.30"})
    said = drawn(game.screen().table(view_of(table, BO), Text(game), NAMES))
    for sign in ("A01", "C1b", "OK", "NO", "A1", "ev", "A1 A01.13", "A Ashigaru", "A01 Great Court"):
        assert sign in said
    assert "Okko" in said and "Bo" in said


def test_each_side_reads_its_own_secrets() -> None:
    table = Sitting(
        "S3",
        {"OKK": "A01.31", "NOB": "A01.33"},
        courtiers={"COU-1": "A01.22", "COU-4": "A01.24"},
        hand=["EV-01a"],
        clues=["COU-1"],
        nature="ONI-2",
        identity="COU-4",
    )
    screen, text = game.screen(), Text(game)
    oni = drawn(screen.table(view_of(table, ONI), text, NAMES))
    heroes = drawn(screen.table(view_of(table, BO), text, NAMES))
    assert "Homura · Old Heita" in oni and "Dark Influence" in oni
    assert "Homura" not in heroes and "Dark Influence" not in heroes
    assert "Lord Akizane ✓" in heroes and "Lord Akizane ✓" not in oni


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_explains_the_game_and_ones_own_cards(lang: str) -> None:
    text = Text(game, lang)
    said = words_of(game.screen().guide(view_of(Sitting("S1", {"OKK": "A04.31"}), BO), text))
    assert text.word("guide-aim") in said and text.word("card-OKK-1") in said


@pytest.mark.rule("OK-253")
def test_the_last_accusation_is_to_be_confirmed() -> None:
    table = Sitting("S3", {"OKK": "A01.31", "NOB": "A01.33"})
    assert game.warning(view_of(table, BO), "accuse", ["back none COU-1"]) is None
    table.state.failures = 2
    assert game.warning(view_of(table, BO), "accuse", ["back none COU-1"]) == "warn-last-accusation"
    assert game.warning(view_of(table, BO), "accuse", ["back none none"]) is None
    assert Text(game).has("warn-last-accusation")


def test_cards_say_what_they_do_beside_an_answer() -> None:
    seen = view_of(Sitting("S1", {"OKK": "A04.31"}), BO)
    screen, text = game.screen(), Text(game)
    assert screen.note(seen, text, "plan", "left OKK-1")
    assert screen.note(seen, text, "plan", "right OKK-2") == "MIGHT +1, DEFENSE +1"
    assert screen.note(seen, text, "turn", "rest") == ""


@pytest.mark.slow
def test_a_whole_game_by_any_lawful_choice_and_any_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Italian, against the Oni as a bot: nothing is wider than the terminal, and the record can be replayed."""
    monkeypatch.setenv("COLUMNS", "80")
    file, habit = tmp_path / "game.json", any_choice(3, "?", "w", "l", "t", "d", "g", "b", "r OK-089", *[""] * 20)
    given = {"scenario": "S1", "oni": 1}
    screen = play(habit, file, key="okko", seats=2, seed=3, lang="it", options=given, bot="random")
    assert Text(game, "it").word("standing-title") in screen
    assert [line for line in screen.splitlines() if len(line) > 80 and str(file) not in line] == []
    replays.verify(replay_in(file))
