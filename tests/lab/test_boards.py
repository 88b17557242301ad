"""Many games at once: every question of a sealed window is handed out, and the games go on as they do one by one."""

from __future__ import annotations

import doctest
from itertools import permutations
from random import Random
from typing import Any

import pytest

from hyakki.bots.judgement import JudgementBot
from hyakki.core.chance import Chance
from hyakki.core.encoding import Encoding
from hyakki.core.game import game_of
from hyakki.core.menu import Option
from hyakki.core.save import digest
from hyakki.lab import boards
from hyakki.lab.boards import Board, Question, gather
from hyakki.lab.match import Match

PICKS = ("celeste", "haunt", "mirage", "hollow")


def deal(key: str, seats: int, seed: int = 0, **options: Any) -> Match:
    game = game_of(key)
    return Match(game, game.rules(seats, {**game.simulation_options, **options}), seats, Chance.seeded(seed))


def encoding_of(key: str) -> Encoding[Any]:
    encoding = game_of(key).encoding()
    assert encoding is not None
    return encoding


def choose(question: Question, id: str) -> None:
    question.choose([option.id for option in question.options].index(id))


def doubted() -> Board:
    """A claims Spirit among four."""
    board = Board(deal("kitsunedo", 4, order=(0, 1, 2, 3), picks=PICKS))
    choose(board.questions[0], "summon")
    return board


def test_all_seats_of_a_sealed_window_are_asked_at_once() -> None:
    assert [question.seat for question in doubted().questions] == [1, 2, 3]


def test_the_window_closes_when_all_have_answered_in_whatever_order() -> None:
    found = set()
    for order in permutations(range(3)):
        board = doubted()
        asked = board.questions[:]
        before = digest(board.match.state)
        for number, place in enumerate(order):
            assert board.questions and digest(board.match.state) == before
            choose(asked[place], "challenge" if place == 1 else "stand")
            assert len(board.questions) == 2 - number or number == 2
        found.add(digest(board.match.state))
        assert [question.ask.kind for question in board.questions] == ["answer"]
    assert len(found) == 1


def test_what_a_seat_observes_in_a_window_is_what_it_observes_alone() -> None:
    board, alone = doubted(), doubted().match
    together = gather(encoding_of("kitsunedo"), board.questions).observations
    for row in together:
        view, kinds = alone.view(alone.seat), [alone.ask.kind]
        assert row.tolist() == encoding_of("kitsunedo").observation(view, alone.seat, kinds).tolist()
        alone.choose(alone.options[0])


@pytest.mark.parametrize("key, seats", [("kitsunedo", 2), ("kitsunedo", 5), ("shadow_tactics", 3), ("okko", 3)])
def test_a_board_plays_as_a_match_does(key: str, seats: int) -> None:
    """Each seat chooses by dice of its own, so that it does not matter who is asked first."""
    ends = [play(deal(key, seats, 3), [Random(seat) for seat in range(seats)]) for play in (by_board, by_match)]
    assert ends[0] == ends[1]


def by_board(match: Match, dice: list[Random]) -> str:
    board = Board(match)
    for _ in range(300):
        if board.questions:
            question = board.questions[-1]
            question.choose(drawn(dice[question.seat], question.options, question.leave))
    return digest(match.state)


def by_match(match: Match, dice: list[Random]) -> str:
    for _ in range(300):
        if match.options:
            number = drawn(dice[match.seat], match.options, match.leave)
            match.choose(None if number == len(match.options) else match.options[number])
    return digest(match.state)


def drawn(rng: Random, options: list[Option], leave: bool) -> int:
    return rng.randrange(len(options) + leave)


def test_bots_answer_their_questions_of_a_window() -> None:
    board, rng = doubted(), Random(1)
    for question in board.questions[:]:
        question.consult(JudgementBot(), rng)
    assert board.questions and board.questions[0].ask.kind != "doubt"


def test_the_last_choice_leaves_an_open_question() -> None:
    rng = Random(1)
    board = Board(deal("okko", 4))
    while not board.questions[0].leave:
        question = board.questions[0]
        question.choose(rng.randrange(len(question.options)))
    question = board.questions[0]
    assert gather(encoding_of("okko"), [question]).counts.tolist() == [len(question.options) + 1]
    answered = board.match.answered
    question.choose(len(question.options))
    assert (board.match.seat, board.match.answered) != (question.seat, answered) or not board.match.leave


def test_examples_in_docstrings_hold() -> None:
    assert doctest.testmod(boards).failed == 0
