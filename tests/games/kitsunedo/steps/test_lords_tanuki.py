"""Tanuki of the Hearth: Swallow Blade's Mark (section N)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kitsunedo.sitting import Sitting


def tanuki(hand: str = "sun moon", **more: Any) -> Sitting:
    given: dict[str, Any] = {
        "A": {"lord": "tanuki", "hand": hand},
        "B": {"lord": "celeste", "hand": "block", "lantern": "ash"},
        "C": {"lord": "hollow", "hand": "block", "lantern": "ash"},
        "deck": ["block", "leaf", "leaf", "block"],
        "discard": ["sake"],
    }
    return Sitting(**(given | more))


def marked(hand: str = "sun", **more: Any) -> Sitting:
    """A turn after: B has been marked with a Sun."""
    b = {"lord": "celeste", "hand": "block", "lantern": "ash", "mark": "sun"}
    return tanuki(hand, **({"B": b} | more))


# Marking


@pytest.mark.rule("KI-159")
def test_a_mark_costs_a_card_of_a_kind_that_lord_requires() -> None:
    table = tanuki()
    assert {"mark B sun", "mark C moon"} <= set(table.offered("A"))
    assert not {"mark B moon", "mark C sun", "mark A sun", "mark A sake"} & set(table.offered("A"))
    table.does("A", "mark B sun")
    assert table.said()[-1] == "marked"
    assert table.hand("A") == ["moon"]
    assert table.mark("B") == "sun"
    assert table.mark("C") is None
    assert table.discard == ["sake"], "the card lies in front of B"
    assert table.view("spectator").marks == (-1, 0, -1)


@pytest.mark.rule("KI-159")
def test_without_a_matching_card_there_is_no_mark() -> None:
    table = tanuki("moon")
    assert table.refused("A", "mark B sun") == "KI-159"
    assert "mark C moon" in table.offered("A")


@pytest.mark.rule("KI-159", "KI-040")
def test_what_marks_follows_the_state_of_the_lord() -> None:
    gilded = tanuki("sun moon", B={"lord": "mirage"})
    diminished = tanuki("sun moon", B={"lord": "mirage", "lives": 1})
    assert [id for id in gilded.offered("A") if id.startswith("mark B")] == ["mark B sun"]
    assert [id for id in diminished.offered("A") if id.startswith("mark B")] == ["mark B moon"]


@pytest.mark.rule("KI-159", "KI-026")
def test_only_the_tanuki_marks_and_only_on_its_turn() -> None:
    table = tanuki().ends("A")
    assert table.active == "B"
    assert not [id for id in table.offered("B") if id.startswith("mark")]


@pytest.mark.rule("KI-160")
def test_several_lords_may_be_marked_in_one_turn() -> None:
    table = tanuki().does("A", "mark B sun").does("A", "mark C moon")
    assert (table.mark("B"), table.mark("C")) == ("sun", "moon")
    assert table.hand("A") == []


# Using a mark


@pytest.mark.rule("KI-161", "KI-162", "KI-163", "KI-058")
def test_on_the_next_turn_a_single_matching_card_is_a_critical_attack() -> None:
    table = tanuki("sun sun").does("A", "mark B sun")
    assert table.sets("A", "B") == set(), "not in the turn of the mark"
    table.ends("A").ends("B").ends("C")
    assert table.mark("B") == "sun"
    assert ("sun",) in table.sets("A", "B")
    assert table.foreseen("A", "attack B", "play sun")["strike"] == {"critical": True, "evadable": False}
    table.attacks("A", "B", "sun")
    assert table.asked() == {"A": "act"}, "B, who holds Ash, is asked nothing"
    assert table.lives("B") == 1, "a life even of a Gilded lord"
    assert table.lantern("B") == "ash"


@pytest.mark.rule("KI-161", "KI-166")
def test_without_a_mark_a_single_card_does_nothing_to_a_gilded_lord() -> None:
    table = marked("sun moon")
    assert table.sets("A", "B") == {("sun",)}
    assert table.sets("A", "C") == set()
    assert table.refused("A", "attack C") == "KI-044"


@pytest.mark.rule("KI-161")
def test_a_card_that_does_not_match_is_no_critical_attack() -> None:
    assert marked("moon sake").sets("A", "B") == set()


@pytest.mark.rule("KI-163", "KI-R106")
def test_nothing_saves_the_target_of_a_critical_attack() -> None:
    table = marked("leaf").attacks("A", "B", "leaf as sun")
    assert table.asked() == {"A": "act"}, "neither Ash nor a challenge"
    assert table.lives("B") == 1


@pytest.mark.rule("KI-163", "KI-R108")
def test_a_normal_set_against_a_marked_lord_can_be_evaded() -> None:
    table = marked("sun sun moon").attacks("A", "B", "sun", "sun")
    assert table.offered("B") == ["take", "ash"]
    table.does("B", "ash").window()
    assert (table.lives("B"), table.mark("B")) == (2, "sun"), "the mark stays"


@pytest.mark.rule("KI-161", "KI-165", "KI-R72")
def test_a_used_mark_is_discarded_and_works_no_second_time() -> None:
    table = marked("sun sun").attacks("A", "B", "sun")
    assert table.mark("B") is None
    assert table.discard == ["sun", "sun", "sake"]
    table.attacks("A", "B", "sun")
    assert table.asked() == {"B": "respond"}, "one Sun against the Diminished Celeste is a Standard Attack"
    assert "ash" in table.offered("B")


# Losing a mark


@pytest.mark.rule("KI-164")
def test_a_mark_not_used_on_the_next_turn_is_removed() -> None:
    table = tanuki("sun moon").does("A", "mark B sun").ends("A")
    assert table.mark("B") == "sun", "not at the end of the turn that made it"
    table.ends("B").ends("C")
    assert table.mark("B") == "sun", "nor by other lords' turns"
    table.ends("A")
    assert table.mark("B") is None
    assert [event.args for event in table.latest if event.kind.name == "mark-fell"] == [(1, 0, "KI-164")]
    assert table.discard == ["sun", "sake"]


@pytest.mark.rule("KI-165")
def test_a_mark_falls_when_someone_else_takes_a_life() -> None:
    table = marked(A={"lord": "haunt", "hand": "sun sun"}, C={"lord": "tanuki"})
    table.attacks("A", "B", "sun", "sun").does("B", "take")
    assert table.lives("B") == 1
    assert table.mark("B") is None
    assert [event.args for event in table.latest if event.kind.name == "mark-fell"] == [(1, 0, "KI-165")]
    assert table.discard == ["sun", "sun", "sun", "sake"]


@pytest.mark.rule("KI-165")
def test_a_mark_falls_when_a_life_is_lost_to_a_challenge() -> None:
    table = Sitting(
        A={"lord": "haunt", "hand": "sun", "lantern": "spirit"},
        B={"lord": "hollow", "hand": "", "mark": "moon", "lantern": "mist"},
        C={"lord": "tanuki", "hand": "moon"},
        deck=["sake", "leaf", "block"],
        discard=["block"],
    )
    table.does("A", "summon").window(B="challenge").does("A", "reveal").does("A", "keep sake")
    assert (table.lives("B"), table.mark("B")) == (1, None)
    assert table.discard == ["moon", "block"]
    table.ends("A").ends("B").attacks("C", "B", "moon")
    assert table.offered("B") == ["take", "ash"], "a Standard Attack now"


@pytest.mark.rule("KI-165")
def test_a_mark_stays_when_the_marked_lord_loses_only_its_hand() -> None:
    table = marked("sun", A={"lord": "haunt", "hand": "sun", "lantern": "spirit"}, C={"lord": "tanuki"})
    table.does("A", "summon").window(B="challenge").does("A", "reveal").silence()
    assert (table.hand("B"), table.lives("B"), table.mark("B")) == ([], 2, "sun")


@pytest.mark.rule("KI-165")
def test_a_mark_stays_when_another_lord_loses_its_last_life() -> None:
    table = marked("moon", C={"lord": "hollow", "lives": 1}, D={"lord": "mirage"})
    table.attacks("A", "C", "moon").does("C", "take")
    assert (table.lives("C"), table.mark("B")) == (0, "sun")


@pytest.mark.rule("KI-166")
def test_other_attackers_gain_nothing_from_a_mark() -> None:
    table = marked(A={"lord": "haunt", "hand": "sun"}, C={"lord": "tanuki"})
    assert table.sets("A", "B") == set()
    assert table.refused("A", "attack B") == "KI-044"
    pair = marked(A={"lord": "haunt", "hand": "sun sun"}, C={"lord": "tanuki"})
    assert pair.sets("A", "B") == {("sun", "sun")}
    pair.attacks("A", "B", "sun", "sun")
    assert pair.offered("B") == ["take", "ash"]
