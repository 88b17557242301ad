"""How a game went: told once it is over, and not before; the same in the terminal, the command and both languages."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hyakki.cli import app
from hyakki.core import replay as replays
from hyakki.core.account import MOST_TURNS, Account, Course, Sentence, account_of, turning
from hyakki.core.chance import Chance
from hyakki.core.events import SPECTATOR, Viewer
from hyakki.core.game import game_of
from hyakki.core.table import Table
from hyakki.core.text import LANGUAGES, Text
from hyakki.games.kitsunedo.events import TURN
from hyakki.lab import finished

FOLDER = Path(__file__).parent.parent / "finished"
GAMES = finished.games_in(FOLDER)
SHORT = FOLDER / "kitsunedo-3-27ac0d88.json"


@cache
def ended(file: Path) -> Table:
    return replays.play(replays.decode(file.read_bytes()))


def told(file: Path) -> Account:
    account = account_of(ended(file))
    assert account is not None
    return account


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_every_finished_game_can_be_told_in_both_languages(file: Path) -> None:
    table, account = ended(file), told(file)
    for lang in LANGUAGES:
        text = Text(table.game, lang)
        for viewer in (SPECTATOR, Viewer((0,))):
            for part in (*account.points, *account.hidden):
                assert text.heading(part)
                assert all(text.line(line, (), viewer) for line in part.lines)
            assert all(text.line(line, (), viewer) for line in account.turns)
        assert text.word(account.counted) and text.word(account.time, round=1)
        assert all(text.word(count.key) for count in account.numbers)


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_what_is_told_adds_up_and_names_real_places_of_the_replay(file: Path) -> None:
    table, account = ended(file), told(file)
    for part in account.points:
        points = [line.points for line in part.lines if line.points is not None]
        assert part.total is None or sum(points) == part.total
    lines = [line for part in (*account.points, *account.hidden) for line in part.lines] + [*account.turns]
    assert all(-1 <= line.step < len(table.records) for line in lines)
    assert all(line.rule in Text(table.game).rulebook for line in lines if line.rule)
    assert len(account.turns) <= MOST_TURNS
    assert [line.step for line in account.turns] == sorted(line.step for line in account.turns)
    assert all(sum(count.seats) == count.total for count in account.numbers if count.seats)


def test_while_a_game_runs_nothing_of_it_exists() -> None:
    document = replays.decode(SHORT.read_bytes())
    said = [account_of(table) for table in replays.step_by_step(document)]
    assert said[:-1] == [None] * (len(said) - 1)
    assert said[-1] is not None


def test_decisions_are_counted_by_seat_but_not_those_of_the_clock() -> None:
    game = game_of("kitsunedo")
    table = Table.start(game, game.rules(2, {"turn_limit": 1}), 2, Chance.seeded(7))
    ask = table.asks[0]
    table.answer(ask.seat, table.ask_id(ask), ["pick mirage"])
    while not table.over:
        table.time_up()
    account = account_of(table)
    assert account is not None
    decisions = next(count for count in account.numbers if count.key == "account-decisions")
    assert (decisions.total, decisions.seats[ask.seat]) == (1, 1)


def test_what_was_taken_back_is_not_told() -> None:
    game = game_of("kitsunedo")
    table = Table.start(game, game.rules(2, {"turn_limit": 1}), 2, Chance.seeded(7))
    first = table.asks[0].seat
    table.answer(first, table.ask_id(table.asks[0]), ["pick mirage"])
    table.take_back(first)
    table.answer(first, table.ask_id(table.asks[0]), ["pick haunt"])
    while not table.over:
        table.time_up()
    account = account_of(table)
    assert account is not None
    assert next(count.total for count in account.numbers if count.key == "account-decisions") == 1


def test_the_heaviest_turning_points_are_told_in_the_order_of_the_game() -> None:
    lines = [Sentence(f"line {step}", step=step) for step in range(9)]
    weights = [1, 5, 1, 2, 5, 1, 9, 1, 2]
    assert [line.step for line in turning(zip(weights, lines, strict=True))] == [1, 3, 4, 6, 8]


def test_a_lesson_that_begins_in_the_middle_of_a_game_has_the_right_rounds() -> None:
    lesson = FOLDER / "kaidan-3-70d7f22c.json"
    assert [line.round for line in told(lesson).turns] == [3, 3, 4, 4, 4]
    assert list(Course().by(TURN, "round")) == []


def test_the_command_prints_it_and_gives_it_as_data() -> None:
    run = CliRunner()
    said = run.invoke(app, ["replay", str(SHORT)], catch_exceptions=False).output
    for title in ("Lives, one by one", "What was hidden", "Turning points", "The game in numbers"):
        assert title in said
    data = json.loads(run.invoke(app, ["replay", str(SHORT), "--json"], catch_exceptions=False).output)
    assert data["account"]["counted"] == "account-lives"
    assert [count["key"] for count in data["account"]["numbers"]][:2] == ["account-rounds", "account-number-claims"]


def test_the_command_tells_nothing_of_a_game_that_is_not_over(tmp_path: Path) -> None:
    document = replays.decode(SHORT.read_bytes())
    running = replays.play(document, upto=40)
    file = tmp_path / "running.json"
    file.write_bytes(replays.encode(replays.export(running, document.seats)))
    run = CliRunner()
    assert "What was hidden" not in run.invoke(app, ["replay", str(file)], catch_exceptions=False).output
    assert "account" not in json.loads(run.invoke(app, ["replay", str(file), "--json"], catch_exceptions=False).output)
