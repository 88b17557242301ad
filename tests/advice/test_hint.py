"""Hints: made from a View alone, lawful, and told in the words of the game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hyakki.advice.hint import BEST, advise
from hyakki.bots import bot_of
from hyakki.core.chance import Chance
from hyakki.core.events import Viewer
from hyakki.core.game import AnyGame, game_of
from hyakki.core.menu import Ask
from hyakki.core.table import Table
from hyakki.core.text import Text
from tests.core.minis import council

KEYS = ("kitsunedo", "kaidan", "okko", "shadow_tactics")


def asked(game: AnyGame, seats: int, every: int, seed: int = 3, **options: Any) -> Iterator[tuple[Table, Ask]]:
    """Yield some questions of a game among bots with judgement."""
    rules = game.rules(seats, {**game.simulation_options, **options})
    table = Table.start(game, rules, seats, Chance.seeded(seed))
    rng, bot, number = Random(seed), bot_of("judgement"), 0
    while not table.over:
        for ask in table.asks:
            number += 1
            if number % every == 0:
                yield table, ask
            view = table.view(Viewer((ask.seat,)))

            def menus(path: Any, ask: Ask = ask) -> Any:
                return table.menu(ask, [option.id for option in path])

            path = bot.choose(game, view, ask, menus, rng)
            if path:
                table.give(ask, [option.id for option in path])
            if path and not ask.sealed:
                break
        else:
            if not table.settle():
                table.time_up()


@pytest.mark.parametrize("key", KEYS)
def test_worlds_that_look_the_same_give_the_same_hint(key: str) -> None:
    """The hint has the same answers, shares, chances and reasons in another world that its seat cannot tell from this
    one."""
    game = game_of(key)
    seen = 0
    for table, ask in asked(game, 3, every=7):
        viewer = Viewer((ask.seat,))
        view = table.view(viewer)
        world = game.redeal(view, Random(seen))
        other = game.view(world, table.memory(viewer))
        deals = 4 if key == "kitsunedo" else 1
        hints = [advise(game, each, ask.seat, ask.kind, Random(5), deals) for each in (view, other)]
        assert hints[0] is not None and hints[0] == hints[1]
        seen += 1
        if seen == (12 if key == "kitsunedo" else 2):
            break
    assert seen > 1


def test_a_hint_names_lawful_answers_most_often_first_and_all_shares_come_to_one() -> None:
    game = game_of("kitsunedo")
    several = sealed = 0
    for table, ask in asked(game, 4, every=6):
        hint = advise(game, table.view(Viewer((ask.seat,))), ask.seat, ask.kind, Random(1), deals=3)
        assert hint is not None and 1 <= len(hint.answers) <= BEST
        shares = [answer.share for answer in hint.answers]
        assert shares == sorted(shares, reverse=True)
        assert sum(shares) + hint.rest == pytest.approx(1, abs=0.01)
        assert all(answer.chance.low <= answer.chance.mean <= answer.chance.high for answer in hint.answers)
        for answer in hint.answers:
            before = len(table.records)
            Table.give(_twin(table), next(own for own in table.asks if own == ask), answer.path)
            assert len(table.records) == before, "a hint presses no button"
        several += len(hint.answers) > 1
        sealed += ask.sealed
    assert several > 5 and sealed > 2


def _twin(table: Table) -> Table:
    """Return the same table again."""
    twin = Table(table.game, table.rules, table.seats, Chance(table.state.chance.key))
    for record in table.records:
        twin.apply(record)
    return twin


def test_reasons_are_what_the_menu_tells_its_player() -> None:
    game = game_of("kitsunedo")
    text = Text(game)
    told = 0
    for table, ask in asked(game, 4, every=3):
        hint = advise(game, table.view(Viewer((ask.seat,))), ask.seat, ask.kind, Random(1), deals=1)
        assert hint is not None
        for answer in hint.answers:
            for place, reason in enumerate(answer.reasons):
                entries = table.entries(ask, answer.path[:place])["options"]
                assert reason in entries
                told += bool(text.preview(reason) or text.costs(reason))
    assert told > 20


def test_no_hint_for_votes_nor_where_no_bot_can_play() -> None:
    table, _ = next(asked(game_of("kitsunedo"), 3, every=10))
    table.propose(table.state.active, "abandon")  # type: ignore[attr-defined]
    vote = table.asks[0]
    view = table.view(Viewer((vote.seat,)))
    assert advise(table.game, view, vote.seat, vote.kind, Random(1)) is None
    mini = Table.start(council.game, council.game.rules(4, {}), 4, Chance.seeded(1))
    ask = mini.asks[0]
    assert advise(council.game, mini.view(Viewer((ask.seat,))), ask.seat, ask.kind, Random(1)) is None


def test_one_that_sees_more_than_it_may_would_be_found_out() -> None:
    """The chances in a hint move with what the View says: a seat that has lost a life can expect less."""
    game = game_of("kitsunedo")
    table, ask = next(asked(game, 2, every=8))
    before = advise(game, table.view(Viewer((ask.seat,))), ask.seat, ask.kind, Random(1))
    table.state.lives[ask.seat] = 1  # type: ignore[attr-defined]
    after = advise(game, table.view(Viewer((ask.seat,))), ask.seat, ask.kind, Random(1))
    assert before is not None and after is not None
    assert after.answers[0].chance.high < before.answers[0].chance.low
