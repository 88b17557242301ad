"""Bots agree to a take-back that, by public facts, has cost them nothing."""

from __future__ import annotations

from hyakki.bots.votes import refuses
from hyakki.core.chance import Chance
from hyakki.core.game import AnyGame
from hyakki.core.table import Table
from tests.core.minis import bluff, mat


def table_of(game: AnyGame, seats: int = 3) -> Table:
    return Table.start(game, game.rules(seats, {}), seats, Chance.seeded(3))


def says(table: Table, seat: int, *path: str) -> None:
    ask = table.asks_of(seat)[0]
    table.answer(seat, table.ask_id(ask), path)
    table.settle()


def who_refuses(table: Table) -> list[int]:
    """Seat A wants to take its latest move back."""
    table.propose(0, "take-back")
    return [ask.seat for ask in table.asks if refuses(table, ask)]


def test_a_card_that_only_its_owner_has_seen() -> None:
    table = table_of(bluff.game)
    says(table, 0, "draw")
    assert who_refuses(table) == []


def test_who_has_answered_since_refuses() -> None:
    table = table_of(bluff.game)
    says(table, 0, "draw")
    says(table, 1, "draw")
    assert who_refuses(table) == [1]


def test_what_chance_has_decided_stays() -> None:
    table = table_of(bluff.game)
    says(table, 0, "prowl B")
    assert who_refuses(table) == [1, 2]


def test_who_was_told_something_refuses() -> None:
    table = table_of(bluff.game)
    says(table, 0, "prowl B")
    given = table.menu(table.asks[0]).ids()[0]
    says(table, 0, given)
    assert who_refuses(table) == [1]


def test_what_others_do_not_know_of_is_no_reason() -> None:
    """No other player knows that B has exchanged a card. A vote that depended on it would reveal it."""
    table = table_of(mat.game, 2)
    first = next(option for option in table.menu(table.asks_of(1)[0]).ids() if option.startswith("lay"))
    says(table, 1, first)
    says(table, 0, next(option for option in table.menu(table.asks_of(0)[0]).ids() if option.startswith("lay")))
    ask, option = next(
        (ask, option) for ask in table.asks_of(1) for option in table.menu(ask).ids() if option.startswith("exchange")
    )
    table.answer(1, table.ask_id(ask), [option])
    assert who_refuses(table) == []


def test_no_other_vote_is_refused() -> None:
    table = table_of(bluff.game)
    says(table, 0, "prowl B")
    table.propose(0, "abandon")
    assert not any(refuses(table, ask) for ask in table.asks)
