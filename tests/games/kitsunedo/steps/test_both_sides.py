"""The other side of some lines: what a rule leaves alone."""

from __future__ import annotations

import pytest

from tests.games.kitsunedo.sitting import Sitting


@pytest.mark.rule("KI-T17", "KI-R140")
def test_in_the_first_advent_a_lord_without_ash_falls_to_the_exact_set() -> None:
    table = Sitting(
        stage="first",
        A={"hand": "moon moon", "lantern": "spirit"},
        B={"lord": "hollow", "lantern": "spirit"},
        C={"lord": "celeste", "lantern": "ash"},
    )
    table.does("A", "attack B", "play moon", "play moon", "strike")
    assert table.lives("B") == 0


@pytest.mark.rule("KI-R105", "KI-123", "KI-159")
def test_a_mark_of_a_real_card_asks_nobody() -> None:
    table = Sitting(A={"lord": "tanuki", "hand": "sun moon"}, B={"lord": "celeste"}, C={"lord": "haunt"})
    table.does("A", "mark B sun")
    assert table.asked() == {"A": "act"}
    assert table.mark("B") == "sun"


@pytest.mark.rule("KI-147", "KI-R109")
def test_only_the_mirage_looks_for_its_thread_and_is_told_why_not() -> None:
    for lord in ("hollow", "haunt", "shisu"):
        others = Sitting(A={"lord": lord}, B={"lord": "mirage"}, C={"lord": "celeste"})
        assert "thread" not in others.blocked("A")
    fresh = Sitting(A={"lord": "mirage", "hand": "sake sun"}, B={"lord": "hollow", "hand": "moon"}, C={"lord": "haunt"})
    assert fresh.blocked("A")["thread"] == "KI-R109", "nothing has been done yet"
    fresh.does("A", "trade B moon").does("B", "give moon").does("A", "thread")
    assert fresh.blocked("A")["thread"] == "KI-147", "once in a turn"


@pytest.mark.rule("KI-R137")
def test_what_others_know_of_barred_cards_goes_down_with_every_other_use() -> None:
    table = Sitting(A={"hand": "sake sun"}, B={"lord": "celeste", "hand": "leaf"}, C={"lord": "haunt", "hand": "moon"})
    table.does("A", "trade B leaf").does("B", "give leaf")
    assert table.view("C").memory["barred"] == (0, 1)
    table.does("A", "attack B", "play leaf as sun", "play sun", "strike")
    assert table.view("C").memory["barred"] == (0, 0)
