"""Reviews: of finished games only, told the truth by their Records, and judged by what seats knew."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from hyakki.advice.moments import past
from hyakki.advice.review import COSTLIEST, Review, review
from hyakki.advice.tasks import Task, run
from hyakki.bots import bot_of
from hyakki.cli import app
from hyakki.core import engine
from hyakki.core import replay as replays
from hyakki.core.chance import Chance
from hyakki.core.errors import Malformed
from hyakki.core.events import Viewer
from hyakki.core.game import game_of
from hyakki.core.menu import Ask
from hyakki.core.menu import Path as Answer
from hyakki.core.replay import Sitter
from hyakki.core.table import Table
from hyakki.core.text import LANGUAGES, Text
from hyakki.terminal.review import drawn

FOLDER = Path(__file__).parent.parent / "finished"
SHORT = FOLDER / "kitsunedo-2-0e852e1c.json"


@cache
def reviewed() -> Review:
    return review(SHORT.read_bytes())


def played(bots: tuple[str, ...], seed: int) -> tuple[Table, dict[int, dict[int, Answer]]]:
    """Play a game of Kitsunedo, and return what each seat answered before each Record, also in sealed windows."""
    game = game_of("kitsunedo")
    seats = len(bots)
    table = Table.start(game, game.rules(seats, {"turn_limit": 60}), seats, Chance.seeded(seed))
    rng = Random(seed)
    given: dict[int, dict[int, Answer]] = {}
    while not table.over:
        number = len(table.records)
        for ask in table.asks:

            def menus(path: Answer, ask: Ask = ask) -> Any:
                return table.menu(ask, [option.id for option in path])

            view = table.view(Viewer((ask.seat,)))
            path = bot_of(bots[ask.seat]).choose(game, view, ask, menus, rng)
            given.setdefault(number, {})[ask.seat] = path
            table.give(ask, [option.id for option in path])
            if not ask.sealed:
                break
        else:
            table.settle()
    return table, given


def document_of(table: Table) -> bytes:
    return replays.encode(replays.export(table, [Sitter(f"P{seat}") for seat in range(table.seats)]))


def test_what_a_window_proves_is_what_its_seats_have_answered() -> None:
    table, given = played(("judgement", "random", "judgement", "random"), 4)
    told = windows = 0
    for moment in past(document_of(table)).moments:
        if moment.is_vote:
            continue
        for ask, path in moment.decisions():
            assert given[moment.step][ask.seat] == path
            told += 1
            windows += ask.sealed
    assert told > 60 and windows > 10


def test_who_plays_as_the_bot_that_judges_has_more_accuracy_than_chance() -> None:
    table, _ = played(("master", "random"), 4)
    document = document_of(table)
    (outline,) = run(document, [Task("outline")])
    judged = run(document, [Task("judge", *decision) for decision in outline.decisions])
    ratios = [[each.ratio for each in judged if each.seat == seat] for seat in (0, 1)]
    master, chance = (sum(own) / len(own) for own in ratios)
    assert master > 0.75 > chance + 0.2


def test_a_task_comes_to_the_same_in_every_process() -> None:
    document = SHORT.read_bytes()
    tasks = [Task("known", 12, 1, 3), Task("open", 20, 0, 2)]
    assert run(document, tasks) == run(document, tasks)


@pytest.mark.parametrize("file", ["kaidan-3-70d7f22c", "okko-2-501d7fff", "shadow_tactics-2-400dfddf"])
def test_a_game_whose_bot_foresees_nothing_is_played_to_its_end(file: str) -> None:
    document = (FOLDER / f"{file}.json").read_bytes()
    (outline,) = run(document, [Task("outline")])
    moment, seat = outline.decisions[-1]
    judged, known, open = run(
        document, [Task("judge", moment, seat), Task("known", moment, seat, 1), Task("open", moment, 0, 1)]
    )
    assert judged.better_share > 0 and len(outline.decisions) > 20
    assert {*known, *(sample for samples in open for sample in samples)} <= {0.0, 1.0} or outline.foreseen


def test_a_review_ends_with_the_result_and_names_real_answers() -> None:
    told = reviewed()
    table = replays.play(replays.decode(SHORT.read_bytes()))
    assert [each.mean for each in told.points[-1].open] == list(told.result)
    assert sum(told.result) == 1 and 0 <= told.turned < len(told.points) - 1
    steps = [point.step for point in told.points]
    assert steps == sorted(steps)
    moments = {moment.step: moment for moment in past(SHORT.read_bytes()).moments}
    for decision in told.decisions:
        assert decision.cost.mean > 0 and decision.path != decision.better
        ask = next(ask for ask in moments[decision.step].state.asks if ask.seat == decision.seat)
        for path in (decision.path, decision.better):
            assert engine.read_path(moments[decision.step].state, ask, path)
    for seat in range(table.seats):
        own = [each.cost.mean for each in told.decisions if each.seat == seat]
        assert own == sorted(own, reverse=True) and len(own) <= COSTLIEST
    assert all(draw.change.low > 0 or draw.change.high < 0 for draw in told.draws)
    assert len(told.claims) == sum(count.total for count in _counts(table) if count.key == "account-number-claims")


def _counts(table: Table) -> tuple[Any, ...]:
    account = past(SHORT.read_bytes()).account
    return account.numbers


def test_it_can_be_told_in_both_languages() -> None:
    for lang in LANGUAGES:
        text = Text(game_of("kitsunedo"), lang)
        assert len(drawn(reviewed(), text, ["Ada", "Bo"])) > 8


def test_a_game_that_runs_cannot_be_reviewed(tmp_path: Path) -> None:
    game = game_of("kitsunedo")
    table = Table.start(game, game.rules(3, {}), 3, Chance.seeded(1))
    with pytest.raises(Malformed, match="not over"):
        past(document_of(table))


def test_a_series_is_reviewed_game_by_game() -> None:
    with pytest.raises(Malformed, match="one by one"):
        past((FOLDER / "kitsunedo-rematch-2-825cc18a.json").read_bytes())


def test_a_moment_that_was_taken_back_is_no_decision() -> None:
    game = game_of("kitsunedo")
    table = Table.start(game, game.rules(2, {"turn_limit": 2}), 2, Chance.seeded(7))
    ask = table.asks[0]
    table.answer(ask.seat, table.ask_id(ask), ["pick mirage"])
    table.take_back(ask.seat)
    while not table.over:
        table.time_up()
    assert 1 not in [moment.step for moment in past(document_of(table)).moments]


def test_the_command_prints_what_the_review_says() -> None:
    result = CliRunner().invoke(app, ["review", str(SHORT), "--json"], catch_exceptions=False)
    assert result.exit_code == 0
    said = json.loads(result.stdout)
    assert said["bot"] == reviewed().bot and len(said["points"]) == len(reviewed().points)
