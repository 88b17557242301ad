"""Games in a row: the Advent Tutorial (section R) and game after game (KI-008, KI-019)."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from hyakki.bots import bot_of
from hyakki.core.chance import Chance
from hyakki.core.engine import menu
from hyakki.core.errors import BadContent
from hyakki.core.events import Viewer, seat_name
from hyakki.core.game import game_of
from hyakki.core.table import Table
from hyakki.games.kitsunedo.catalog.ids import ITEMS, LORDS
from hyakki.lab.check import step

LORDS_OF_THREE = ["hollow", "celeste", "mirage"]


def series(key: str, seats: int = 3, **options: Any) -> Table:
    game = game_of(key)
    return Table.start(game, game.rules(seats, options), seats, Chance.seeded(5))


def next_game(table: Table) -> dict[str, Any]:
    """Return what the next game of the Series is played with."""
    under_way = table.game.under_way(table.state)  # type: ignore[attr-defined]
    assert under_way is not None
    key, seats, options = under_way
    assert (key, seats) == ("kitsunedo", table.seats)
    return dict(options)


def ends(table: Table, ranking: str, won: bool = True) -> None:
    """The game under way ends with this ranking, best first."""
    standing = {
        "reason": "last lord",
        "winners": [ranking[0]] if won else [],
        "ranking": list(ranking),
        "facts": {"lords": LORDS_OF_THREE[: table.seats]},
    }
    table.played(standing)


def choose(table: Table, seat: str, option: str) -> None:
    ask = table.asks_of(ord(seat) - 65)[0]
    table.answer(ask.seat, table.ask_id(ask), [option])


def to_the_eve() -> Table:
    table = series("kitsunedo-advent")
    ends(table, "BCA")
    choose(table, "B", "scroll moon")
    ends(table, "CAB")
    ends(table, "ABC")
    return table


@pytest.mark.rule("KI-T01", "KI-T03")
def test_the_tutorial_is_four_games_in_a_row() -> None:
    table = series("kitsunedo-advent")
    stages = [next_game(table)["stage"]]
    ends(table, "BCA")
    choose(table, "B", "scroll sun")
    for ranking in ("CAB", "ABC"):
        stages.append(next_game(table)["stage"])
        ends(table, ranking)
    stages.append(next_game(table)["stage"])
    assert stages == ["first", "second", "third", "eve"]
    ends(table, "BAC")
    assert table.over
    assert table.game.standing(table.state).winners == (1,)


@pytest.mark.rule("KI-T02", "KI-R134")
def test_lords_are_picked_once_youngest_first_and_kept() -> None:
    table = series("kitsunedo-advent", order=[2, 0, 1])
    first = next_game(table)
    assert first["order"] == (2, 0, 1)
    assert "picks" not in first
    game = game_of("kitsunedo")
    inner = Table.start(game, game.rules(3, first), 3, Chance.seeded(1))
    for seat, lord in ((2, "tanuki"), (0, "shisu"), (1, "haunt")):
        (ask,) = inner.asks
        assert (ask.kind, ask.seat) == ("pick", seat)
        inner.answer(seat, inner.ask_id(ask), [f"pick {lord}"])
    assert inner.asks[0].kind == "act"
    ends(table, "BCA")
    choose(table, "B", "scroll sun")
    assert next_game(table)["picks"] == tuple(LORDS_OF_THREE)
    second = Table.start(game, game.rules(3, next_game(table)), 3, Chance.seeded(1))
    assert [LORDS[lord] for lord in second.state.lords] == LORDS_OF_THREE  # type: ignore[attr-defined]
    assert "pick" not in {ask.kind for ask in second.asks}


@pytest.mark.rule("KI-T14")
def test_the_youngest_starts_the_first_advent() -> None:
    table = series("kitsunedo-advent", order=[2, 0, 1])
    game = game_of("kitsunedo")
    inner = Table.start(game, game.rules(3, {**next_game(table), "picks": LORDS_OF_THREE}), 3, Chance.seeded(1))
    assert inner.asks[0].seat == 2


@pytest.mark.rule("KI-T19", "KI-R132", "KI-T23")
def test_the_winner_of_the_first_advent_chooses_a_scroll_and_starts_the_second() -> None:
    table = series("kitsunedo-advent")
    ends(table, "BCA")
    (ask,) = table.asks
    assert (ask.seat, ask.kind) == (1, "scroll")
    assert table.menu(ask).ids() == ["scroll sun", "scroll moon"]
    choose(table, "B", "scroll moon")
    options = next_game(table)
    assert options["bonus"] == (1, "moon")
    assert options["starter"] == 1
    assert [event.args for _, event in table.log if event.kind.name == "bonus-card"] == [(1, "moon")]
    game = game_of("kitsunedo")
    inner = Table.start(game, game.rules(3, options), 3, Chance.seeded(2))
    (ask,) = inner.asks
    assert ask.seat == 1
    hand = inner.state.hands[1]  # type: ignore[attr-defined]
    assert sum(hand) == 3, "the bonus, the dealt card and the opening draw"
    assert hand[ITEMS.index("moon")] >= 1


@pytest.mark.rule("KI-T30", "KI-T33")
def test_the_winner_of_the_second_advent_gets_a_block_and_starts_the_third() -> None:
    table = series("kitsunedo-advent")
    ends(table, "BCA")
    choose(table, "B", "scroll sun")
    ends(table, "CAB")
    assert table.asks == ()
    assert next_game(table)["bonus"] == (2, "block")
    assert next_game(table)["starter"] == 2


@pytest.mark.rule("KI-T37", "KI-T39", "KI-R133")
def test_the_third_advent_gives_no_card_and_its_loser_starts_the_eve() -> None:
    table = to_the_eve()
    options = next_game(table)
    assert "bonus" not in options
    assert options["starter"] == 2, "C was put out first"


@pytest.mark.rule("KI-T43", "KI-T38")
def test_the_eve_is_the_standard_game() -> None:
    game = game_of("kitsunedo")
    eve = game.rules(3, {k: v for k, v in next_game(to_the_eve()).items() if k == "stage"}).plain()
    standard = game.rules(3, {}).plain()
    assert {**eve, "stage": "standard"} == standard


@pytest.mark.rule("KI-R135")
def test_a_tutorial_started_later_gives_no_card_and_age_decides_who_starts() -> None:
    table = series("kitsunedo-advent", stage="third", order=[1, 2, 0])
    options = next_game(table)
    assert options["stage"] == "third"
    assert "bonus" not in options
    assert "starter" not in options
    game = game_of("kitsunedo")
    inner = Table.start(game, game.rules(3, {**options, "picks": LORDS_OF_THREE}), 3, Chance.seeded(1))
    assert inner.asks[0].seat == 1
    with pytest.raises(BadContent, match="fourth"):
        series("kitsunedo-advent", stage="fourth")


@pytest.mark.rule("KI-008", "KI-019", "KI-R10", "KI-R12", "KI-R136")
def test_the_loser_picks_first_and_starts_and_the_winner_picks_last() -> None:
    table = series("kitsunedo-rematch")
    assert "order" not in next_game(table)
    ends(table, "BCA")
    assert {seat_name(ask.seat): ask.kind for ask in table.asks} == {"A": "again", "B": "again", "C": "again"}
    for seat in "ABC":
        choose(table, seat, "again")
    assert table.settle()
    assert next_game(table)["order"] == (0, 2, 1)
    game = game_of("kitsunedo")
    inner = Table.start(game, game.rules(3, next_game(table)), 3, Chance.seeded(1))
    picking = []
    for lord in ("hollow", "shisu", "haunt"):
        (ask,) = inner.asks
        picking.append(seat_name(ask.seat))
        inner.answer(ask.seat, inner.ask_id(ask), [f"pick {lord}"])
    assert picking == ["A", "C", "B"]
    assert inner.asks[0].seat == 0, "and the loser has the first turn; seats have not moved"


def test_an_evening_of_so_many_games_ends_after_them() -> None:
    table = series("kitsunedo-rematch", games=2)
    ends(table, "BCA")
    for seat in "ABC":
        choose(table, seat, "again")
    table.settle()
    ends(table, "ACB")
    assert table.over
    assert table.game.standing(table.state).winners == (0,)


@pytest.mark.rule("KI-R12")
def test_one_who_has_had_enough_ends_the_evening_and_stays_unnamed() -> None:
    table = series("kitsunedo-rematch")
    ends(table, "BCA")
    choose(table, "A", "again")
    choose(table, "C", "enough")
    assert table.settle()
    assert table.over
    assert table.records[-1].outcome == ("enough",)  # type: ignore[union-attr]


@pytest.mark.rule("KI-T01")
def test_a_whole_tutorial_is_played_to_its_end() -> None:
    """Every game of it for real, at random."""
    rng = Random(4)
    table = series("kitsunedo-advent", turn_limit=400)
    game = game_of("kitsunedo")
    face_up = []
    while not table.over:
        if table.asks:
            step(table, rng)
            continue
        inner = Table.start(game, game.rules(3, next_game(table)), 3, Chance.seeded(str(rng.random())))
        while not inner.over:
            step(inner, rng)
        face_up.append(inner.state.rules.face_up)  # type: ignore[attr-defined]
        table.played(game.standing(inner.state).plain())
    assert face_up == [True, False, False, False]
    assert len(table.state.rankings) == 4  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", ["kitsunedo-advent", "kitsunedo-rematch"])
def test_a_bot_votes_on_a_motion_at_the_table_of_a_series(key: str) -> None:
    """From its View alone, out of which it makes a world to look around in."""
    game = game_of(key)
    table = Table.start(game, game.rules(3, {}), 3, Chance.seeded(1))
    table.propose(0, "abandon")
    for ask in table.asks:
        view = table.view(Viewer((ask.seat,)))
        world = game.redeal(view, Random(1))
        path = bot_of("judgement").choose(game, view, ask, partial(menu, world, ask), Random(1))
        table.answer(ask.seat, table.ask_id(ask), [option.id for option in path])
    assert table.settle() and table.state.over == ("abandoned", None)
