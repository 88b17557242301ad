"""Fox of the Celeste: Empyrean Gift (section N)."""

from __future__ import annotations

import pytest

from tests.games.kitsunedo.sitting import Sitting


def celeste() -> Sitting:
    return Sitting(
        A={"lord": "celeste", "hand": "sun sun moon moon"},
        B={"lord": "hollow", "hand": "leaf leaf leaf"},
        C={"lord": "mirage", "hand": "leaf leaf block block"},
        D={"lord": "tanuki", "hand": "block"},
        deck=["sake", "sake", "moon", "sun", "block", "sake"],
    )


@pytest.mark.rule("KI-154", "KI-155", "KI-156", "KI-157")
def test_everyone_draws_two_the_others_up_to_four() -> None:
    table = celeste().does("A", "gift")
    assert table.hand("A") == ["sun", "sun", "moon", "moon", "sake", "sake"], "the Celeste alone goes past four"
    assert table.hand("B") == ["moon", "leaf", "leaf", "leaf"], "one, up to four"
    assert table.hand("C") == ["leaf", "leaf", "block", "block"], "none: it has four already"
    assert table.hand("D") == ["sun", "block", "block"], "two and not more"
    assert table.deck[0] == "sake"
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-154")
def test_each_lord_sees_its_own_gift_alone() -> None:
    table = celeste().does("A", "gift")
    assert table.told("A") == [("KI-154", (4, 4))]
    assert table.told("B") == [("KI-154", (1,))]
    assert table.told("C") == table.told("spectator") == []
    assert table.told("D") == [("KI-154", (0, 3))]


@pytest.mark.rule("KI-156")
def test_a_lord_with_more_than_four_draws_nothing_and_loses_nothing() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": ""},
        B={"lord": "hollow", "hand": "sun sun sun moon moon"},
        C={"lord": "mirage", "hand": ""},
        deck=["sake", "sake", "moon", "block"],
    )
    table.does("A", "gift")
    assert table.hand("B") == ["sun", "sun", "sun", "moon", "moon"]
    assert table.hand("C") == ["moon", "block"]


@pytest.mark.rule("KI-154", "KI-R19")
def test_one_gift_a_turn() -> None:
    table = celeste().does("A", "gift")
    assert table.refused("A", "gift") == "KI-154"
    table.ends("A", "sun", "sun").ends("B", "leaf").ends("C", "leaf").ends("D")
    assert "gift" in table.offered("A")


@pytest.mark.rule("KI-154")
def test_no_other_lord_gives() -> None:
    table = Sitting(A={"lord": "hollow"}, B={"lord": "celeste"}, C={"lord": "mirage"})
    assert "gift" not in table.offered("A")


@pytest.mark.rule("KI-158", "KI-030")
def test_the_celeste_must_be_down_to_four_by_the_end_of_its_turn() -> None:
    table = celeste().does("A", "gift").does("A", "end")
    assert table.refused("A", "done") == "KI-030"
    assert table.refused("A", "discard sun", "done") == "KI-030"
    table.does("A", "discard sun", "discard moon", "done")
    assert table.hand("A") == ["sun", "moon", "sake", "sake"]
    assert table.active == "B"
