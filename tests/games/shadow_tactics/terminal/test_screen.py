"""Shadow Tactics in the terminal: the board as letters, whole missions by what a person reads and types."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from hyakki.core.chance import Chance
from hyakki.core.engine import advance
from hyakki.core.events import Viewer
from hyakki.core.memory import fold
from hyakki.core.replay import Sitter
from hyakki.core.table import Table
from hyakki.core.text import LANGUAGES, Text
from hyakki.games.shadow_tactics import game
from hyakki.games.shadow_tactics.knowledge.view import ShadowView
from hyakki.games.shadow_tactics.scenes import position
from hyakki.terminal.console import Terminal
from hyakki.terminal.local_table import LocalTable
from hyakki.terminal.question import play as play_on
from hyakki.terminal.saves import read, tables_of
from tests.reading import words_of
from tests.terminal.typist import any_choice, faults_of, play, resume, types

GAME = game
NAMES = ("Ada", "Bo", "Cleo", "Dan")
COMMANDS = ("?", "w", "l", "t", "d", "g", "b", "r ST-089", "r noise", "x", "99", *[""] * 30)
"""Enter alone is readiness: programming would hardly end otherwise."""


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


# Positions, as they are drawn

CASTLE: dict[str, Any] = {
    "guards": {"Y1": ["S0i", "S3o alerted"], "Y4": ["O2i stunned"], "Y12": ["S1o"]},
    "bodies": ["Y8-2"],
    "HAY": {"bush": "B8", "used": ["HAY-1"], "damage": 1, "carries": True, "programme": ["HAY-2", "HAY-Mw"]},
    "YUK": {"bush": "B4"},
    "hand": ["OC1", "OC9"],
    "active": ["OC3"],
    "noise": 1,
    "alarm": "half",
    "at": "orders",
}


def seen(given: dict[str, Any], *seats: int) -> ShadowView:
    s = position.build(given, Chance.seeded(1))
    memory = GAME.memory(Viewer(seats), s.seats)
    GAME.remembered(s, memory)
    advance(s)
    fold(s.log, [memory])
    return GAME.view(s, memory)


def drawn(things: list[Any]) -> list[str]:
    console = Console(width=80, no_color=True, highlight=False, markup=False)
    with console.capture() as shown:
        for thing in things:
            console.print(thing)
    return [line.rstrip() for line in shown.get().splitlines()]


def table(view: ShadowView, lang: str = "en") -> list[str]:
    return drawn(GAME.screen().table(view, Text(GAME, lang), NAMES))


def test_the_board_is_drawn_as_it_lies() -> None:
    """Hexes by their names, guards by their types, ninjas by their initials."""
    assert table(seen(CASTLE, 1))[:8] == [
        "   b1    w1          b2    p2          b3    p3",
        "",
        "o4    Y1    b4    y5    Y2    b5    o6    Y3    b6",
        "      SS!   Y",
        "   b7    t7    Y4    b8    n8    Y5    b9    w9",
        "               Oz    H",
        "p10   Y6    b10   p11         b11   t12   Y7    b12",
        "",
    ]


@pytest.mark.parametrize("mission", ["M1", "M2", "M3", "M4", "M5"])
def test_every_board_fits_a_narrow_terminal(mission: str) -> None:
    lines = table(seen({"mission": mission, "at": "programming"}, 1))
    assert max(map(len, lines)) <= 80
    layout = game_layout(mission)
    named = set(re.findall(r"\b[Yb]\d+\b", "\n".join(lines[:30])))
    assert named >= {f"Y{n + 1}" for n in range(layout[0])} | {f"b{n + 1}" for n in range(layout[1])}


def game_layout(mission: str) -> tuple[int, int]:
    plan = GAME.content(GAME.rules(4, {"mission": mission}))["plan"]
    return len(plan.yards), len(plan.bushes)


def test_below_the_board_stands_who_is_where_and_what_time_it_is() -> None:
    said = [" ".join(line.split()) for line in table(seen(CASTLE, 1))]
    assert "Guards: Y1 S0i S3o! · Y4 O2iz · Y8 x2 · Y12 S1o" in said
    assert "entry tile: B1, B7, B13 · barracks: Y2, Y10 · objective tile: Y3" in said
    assert "Hayato Bo B8 2/3 1 1: ?, ? carries a token" in said
    assert "Osaka Castle · Round 1 · Orders · Time 12 · Noise 1/3 · Alarm half" in said
    assert "Daimyo: Deck 15 · Hand 2 · active Call the Levies" in said


@pytest.mark.rule("ST-503", "ST-505")
def test_only_ones_own_cards_are_shown() -> None:
    daimyo, hayato, yuki = (" ".join(" ".join(table(seen(CASTLE, seat))).split()) for seat in (0, 1, 2))
    assert "Your hand: Patrol and Watchful Eyes" in daimyo
    assert "Watchful Eyes" not in hayato
    assert "Hayato, Programme 1: Shuriken, White movement" in hayato
    assert "Shuriken" not in yuki and "Shuriken" not in daimyo


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_explains_the_mission_every_sign_and_ones_cards(lang: str) -> None:
    text = Text(GAME, lang)
    said = words_of(GAME.screen().guide(seen(CASTLE, 1), text))
    for key in ("goal-M1", "ninjas-win-M1", "state-alerted", "piece-key", "card-HAY-3"):
        assert text.word(key) in said
    assert text.word("card-YUK-2") not in said


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize("seats, mission, lang", [(3, "M3", "it")])
def test_whole_missions_by_any_lawful_choice_and_any_command(file: Path, seats: int, mission: str, lang: str) -> None:
    given = {"mission": mission, "daimyo": seats - 1, "quick": True}
    habit = any_choice(seats, *COMMANDS)
    screen = play(habit, file, key="shadow_tactics", seats=seats, seed=seats, lang=lang, options=given, bot="random")
    text = Text(GAME, lang)
    assert text.word("standing-title") in screen
    assert faults_of(screen, file, GAME, lang) == []


def test_the_daimyo_can_be_played_too(file: Path) -> None:
    lines = types(["1", "1", "1"])
    screen = play(lines, file, key="shadow_tactics", seats=2, seed=7, options={"quick": True}, bot="random")
    assert "Which order card do you play or prepare?" in screen
    assert re.search(r"\d Play [A-Z][a-z ]+ · (Regular|Free) move", screen, re.IGNORECASE)


@pytest.mark.slow
def test_a_mission_that_is_left_and_gone_on_with_is_the_same_mission(file: Path, tmp_path: Path) -> None:
    whole, given = tmp_path / "whole.json", {"daimyo": 1, "quick": True, "set": "as-written"}
    lines = ["1", "1", "1", *[""] * 8]
    play(types(lines), whole, key="shadow_tactics", seats=2, seed=3, options=given, bot="random")
    play(types(lines[:6]), file, key="shadow_tactics", seats=2, seed=3, options=given, bot="random")
    resume(types(lines[6:]), file.with_name("game.kept.json"))
    left = (whole.with_name("whole.kept.json"), file.with_name("game.kept.json"))
    ours, theirs = (read(each).tables[0].records for each in left)
    assert ours == theirs and len(ours) > 20


def test_cards_are_laid_from_the_terminal_and_what_they_would_meet_is_said(file: Path) -> None:
    """Pick three ninjas, programme the first; Enter alone is readiness."""
    lines = ["1", "1", "1", "1", "2", "9", "1", "l"]
    screen = play(types(lines), file, key="shadow_tactics", seats=2, options={"daimyo": 1, "quick": True}, bot="random")
    assert "Programme your ninjas: up to two cards each" in screen
    assert re.search(r"\d First Ninjato · .*(unseen|would be seen|would do nothing now)", " ".join(screen.split()))
    assert "Hayato in slot 2: the yellow movement card." in screen
    assert "Or just press Enter: You are ready with the cards on the mat." in screen


# Nothing is given away


@pytest.mark.rule("ST-503", "ST-505")
def test_nothing_is_printed_that_the_person_was_not_told(file: Path) -> None:
    given = {"daimyo": 2, "quick": True}
    play_on = types(["1", "1", *[""] * 6])
    screen = play(play_on, file, key="shadow_tactics", seats=3, seed=4, options=given, bot="random")
    left = read(file.with_name("game.kept.json"))
    told_to_others = secrets_of(tables_of(left)[0])
    names = [sitter.name for sitter in left.tables[0].seats]
    everyone = Viewer(range(3))
    said = [Text(GAME).event(event.seen(everyone), names, everyone) for event in told_to_others]
    assert len(said) > 3
    assert [sentence for sentence in said if sentence is not None and sentence in " ".join(screen.split())] == []


def secrets_of(table: Table) -> list[Any]:
    person = Viewer((0,))
    return [event for _, event in table.log if event.fact is not None and event.told(person) is None]


@pytest.mark.slow
def test_the_usual_bots_sit_down_with_a_person(file: Path) -> None:
    screen = play(types([""] * 12), file, key="shadow_tactics", seats=3, seed=5, options={"daimyo": 2, "quick": True})
    assert "The Daimyo plays" in screen and "Round 2." in screen
    assert re.search(r"(?m)^\w+ has .* in slot \d\.|^  \w+ has .* in slot \d\.", screen), "others programme too"


def test_who_sits_a_mission_out_watches_it() -> None:
    printed = io.StringIO()
    table = Table.start(GAME, GAME.rules(3, {"quick": True, "first": True}), 3, Chance.seeded(3))
    sitting = LocalTable(table, [Sitter(name, "random") for name in NAMES[:3]], Terminal(io.StringIO(), printed), "en")
    play_on(sitting)
    sitting.show_end()
    assert table.over
    assert "The game is over" in printed.getvalue()
    assert "(you)" not in printed.getvalue()
