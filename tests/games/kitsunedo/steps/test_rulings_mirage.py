"""Rulings on Unfastened Thread, the ability of the Fox of the Mirage (KI-R109 to KI-R115, KI-R143)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kitsunedo.sitting import Sitting

HOLLOW, CELESTE = {"lord": "hollow", "hand": "sun"}, {"lord": "celeste", "hand": "block"}


def mirage(hand: str = "", lantern: str = "spirit", **given: Any) -> Sitting:
    """The Mirage's turn; beside it sit a Hollow and a Celeste."""
    others: dict[str, Any] = {"B": HOLLOW, "C": CELESTE}
    return Sitting(**{"A": {"lord": "mirage", "hand": hand, "lantern": lantern}, **others, **given})


def may_thread(table: Sitting) -> bool:
    return "thread" in table.offered("A")


# What is one action


@pytest.mark.rule("KI-R109", "KI-147")
def test_an_attack_is_an_action() -> None:
    table = mirage("moon moon").does("A", "attack B", "play moon", "play moon", "strike").does("B", "take")
    table.does("A", "thread")
    assert (table.hand("A"), table.lives("B")) == (["moon", "moon"], 2)


@pytest.mark.rule("KI-R109", "KI-148")
def test_a_force_trade_is_an_action() -> None:
    table = mirage("sake").does("A", "trade B sun").does("B", "give sun").does("A", "thread")
    assert (table.hand("A"), table.hand("B")) == (["sake"], ["sun"])


@pytest.mark.rule("KI-R109", "KI-148", "KI-149")
def test_a_spirit_claim_is_an_action_with_its_effect() -> None:
    table = mirage(deck=["moon", "sake"]).does("A", "summon").window().does("A", "keep sake").does("A", "thread")
    assert (table.hand("A"), table.deck[:2]) == ([], ["moon", "sake"])
    assert table.knows("A", "deck")[:2] == ["moon", "sake"]


@pytest.mark.rule("KI-R109", "KI-148")
def test_a_shadow_claim_is_an_action_with_its_effect() -> None:
    table = mirage().does("A", "steal B").does("B", "stand").does("A", "thread")
    assert (table.hand("A"), table.hand("B")) == ([], ["sun"])


@pytest.mark.rule("KI-R109", "KI-R113", "KI-152")
def test_a_block_is_an_action_of_its_own() -> None:
    table = mirage("block", B={**HOLLOW, "hand": "sun"}).does("A", "steal B").does("B", "challenge").does("A", "block")
    assert (table.hand("A"), table.discard[0]) == (["sun"], "block")
    table.does("A", "thread")
    assert table.asked() == {"A": "answer"}
    assert (table.hand("A"), table.hand("B")) == (["block"], ["sun"])


@pytest.mark.rule("KI-R109", "KI-R110")
def test_the_opening_draw_is_no_action() -> None:
    table = mirage(at="draw")
    assert table.blocked("A")["thread"] == "KI-R109"
    assert not may_thread(table)


@pytest.mark.rule("KI-R109", "KI-R110")
def test_ending_the_turn_ends_the_chance() -> None:
    table = mirage("moon").does("A", "steal B").does("B", "stand").does("A", "end")
    assert not may_thread(table)
    assert table.view("A").thread is None


@pytest.mark.rule("KI-R109")
def test_a_revealed_claim_is_settled() -> None:
    table = mirage("leaf", deck=["moon", "sake"]).does("A", "summon").window(C="challenge").does("A", "reveal")
    table.does("A", "keep sake")
    assert table.hand("A") == ["leaf", "sake"]
    assert table.blocked("A")["thread"] == "KI-R109"


@pytest.mark.rule("KI-R109")
@pytest.mark.parametrize("answer", ["reveal", "concede"])
def test_a_trade_whose_leaf_answer_was_settled_cannot_be_undone(answer: str) -> None:
    table = mirage("sake moon", B={**HOLLOW, "hand": "leaf sun", "lantern": "mist"})
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun").does("A", "challenge").does("B", answer)
    if answer == "concede":
        table.does("B", "give sun")
        assert table.blocked("A")["thread"] == "KI-R109"
    assert not table.view("A").threaded
    assert table.view("A").thread is None


@pytest.mark.rule("KI-R109")
def test_an_attack_whose_mist_was_revealed_cannot_be_undone() -> None:
    table = mirage("leaf moon sun", lantern="mist")
    table.does("A", "attack B", "play moon", "play leaf as moon", "strike").does("B", "challenge").does("A", "reveal")
    assert table.lives("B") == 1
    assert not may_thread(table)


@pytest.mark.rule("KI-R109")
def test_what_is_settled_lies_before_the_next_action_which_can_be_undone() -> None:
    table = mirage("leaf", deck=["moon", "sake"]).does("A", "summon").window(C="challenge").does("A", "reveal")
    table.does("A", "keep sake").does("A", "steal B").does("B", "stand").does("A", "thread")
    assert (table.hand("A"), table.hand("B")) == (["leaf", "sake"], ["sun"])


# When it can be used


@pytest.mark.rule("KI-R110", "KI-151")
def test_only_the_latest_action_can_be_undone() -> None:
    table = mirage("sake", deck=["moon", "leaf"]).does("A", "steal B").does("B", "stand")
    table.does("A", "trade C leaf").does("C", "give block").does("A", "thread")
    assert table.hand("A") == ["sun", "sake"], "the theft stays"
    assert table.blocked("A")["thread"] == "KI-147", "one time in each turn"


@pytest.mark.rule("KI-R110", "KI-147")
def test_after_a_thread_the_next_action_of_the_turn_stays_done() -> None:
    table = mirage("sake").does("A", "steal B").does("B", "stand").does("A", "thread")
    table.does("A", "trade C block").does("C", "give block")
    assert table.blocked("A")["thread"] == "KI-147"
    assert not may_thread(table)
    table.does("A", "summon").window(B="challenge")
    assert not may_thread(table)


@pytest.mark.rule("KI-R110", "KI-153")
def test_a_challenged_claim_may_be_taken_back_unanswered() -> None:
    table = mirage("leaf", lantern="ash")
    table.does("A", "summon").window(C="challenge")
    assert may_thread(table)
    table.does("A", "thread")
    assert table.asked() == {"A": "act"}
    assert (table.hand("A"), table.lantern("A"), table.hand("C")) == (["leaf"], "ash", ["block"])
    assert "summon" in table.offered("A")


@pytest.mark.rule("KI-R110", "KI-R114")
def test_an_attack_may_be_taken_back_while_ash_is_claimed_against_it() -> None:
    table = mirage("moon moon sun").does("A", "attack B", "play moon", "play moon", "strike").does("B", "ash")
    assert table.offered("A") == ["stand", "challenge", "thread"]
    table.does("A", "thread")
    assert table.hand("A") == ["sun", "moon", "moon"]
    assert table.asked() == {"A": "act"}
    assert table.lives("B") == 2


@pytest.mark.rule("KI-R110")
def test_a_trade_may_be_taken_back_while_a_leaf_is_offered_for_it() -> None:
    table = mirage("sake", B={**HOLLOW, "hand": "leaf"}).does("A", "trade B sun").does("B", "give-leaf leaf as sun")
    table.does("A", "thread")
    assert (table.hand("A"), table.hand("B")) == (["sake"], ["leaf"])
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-R110")
def test_the_mirage_is_not_asked_while_others_decide() -> None:
    table = mirage("moon moon sake")
    table.does("A", "attack B", "play moon", "play moon", "strike")
    assert table.asked() == {"B": "respond"}
    table.does("B", "take").does("A", "trade C block")
    assert table.asked() == {"C": "give"}
    assert "thread" not in table.offered("C")


@pytest.mark.rule("KI-R110", "KI-147", "KI-R89")
def test_there_is_no_thread_on_the_turn_of_another() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "sun sun sun sun"}, B={"lord": "mirage", "hand": "block", "lantern": "ash"}
    )
    table.does("A", "attack B", "play sun", "play sun", "strike").does("B", "ash").does("A", "challenge")
    assert table.offered("B") == ["concede", "concede shown", "reveal", "block"]
    table.does("B", "block")
    assert table.view("A").thread is None
    assert "thread" not in table.offered("A")
    table.does("A", "attack B", "play sun", "play sun", "strike")
    assert "thread" not in table.offered("B")


@pytest.mark.rule("KI-R110", "KI-113")
def test_there_is_no_thread_after_a_lost_challenge() -> None:
    table = mirage("leaf moon", lantern="ash", deck=["sun"])
    table.does("A", "summon").window(C="challenge").does("A", "concede")
    assert table.active == "B"
    assert table.view("A").thread is None


@pytest.mark.rule("KI-R110", "KI-113")
def test_a_mirage_that_challenged_ash_in_vain_undoes_nothing() -> None:
    table = mirage("moon moon", B={"lord": "hollow", "lantern": "ash", "hand": ""})
    table.does("A", "attack B", "play moon", "play moon", "strike").does("B", "ash").does("A", "challenge")
    table.does("B", "reveal")
    assert table.lives("A") == 1
    assert table.active == "B"


# What is rewound


@pytest.mark.rule("KI-R111", "KI-R115", "KI-148")
def test_everything_is_as_it_was_before_the_action() -> None:
    table = mirage(
        "leaf moon",
        B={"lord": "hollow", "lives": 1, "hand": "sun leaf", "lantern": "ash", "mark": "moon"},
        C={"lord": "tanuki", "hand": "block"},
        discard=["sake"],
    )
    decks = (table.deck, table.lantern_deck)
    table.does("A", "attack B", "play moon", "strike").does("B", "take")
    assert (table.lives("B"), table.hand("B"), table.lantern("B"), table.mark("B")) == (0, [], None, None)
    table.does("A", "thread")
    assert (table.lives("B"), table.hand("B"), table.lantern("B"), table.mark("B")) == (
        1,
        ["sun", "leaf"],
        "ash",
        "moon",
    )
    assert table.hand("A") == ["moon", "leaf"]
    assert (table.deck, table.lantern_deck) == decks
    assert table.discard == ["sake"]
    assert table.view("A").exits == ()


@pytest.mark.rule("KI-R111")
def test_the_thread_itself_the_log_and_what_was_learned_stay() -> None:
    table = mirage("sake", B={**HOLLOW, "hand": "sun leaf"}).does("A", "trade B moon").does("B", "give leaf")
    before = len(table.events)
    table.does("A", "thread")
    assert table.view("A").threaded
    assert table.said() == ["thread"]
    assert len(table.events) == before + 1
    assert sorted(table.knows("A", "B")) == ["leaf", "sun leaf block sake"], "a Leaf is there, and no Moon"


@pytest.mark.rule("KI-R111", "KI-R112")
def test_chance_is_not_rewound() -> None:
    hand = {**HOLLOW, "hand": "sun moon leaf block"}
    again = set()
    for seed in range(12):
        table = mirage(seed=seed, B=hand).does("A", "steal B").does("B", "stand")
        first = table.hand("A")
        table.does("A", "thread").does("A", "steal B").does("B", "stand")
        again.add(table.hand("A") == first)
    assert again == {True, False}, "a repeated theft draws afresh"


@pytest.mark.rule("KI-R111", "KI-R137")
def test_barred_cards_are_rewound_too() -> None:
    table = mirage("sake", B={**HOLLOW, "hand": "sake"}).does("A", "trade B sake").does("B", "give sake")
    assert table.refused("A", "trade B sun") == "KI-R137"
    table.does("A", "thread")
    assert "trade B sun" in table.offered("A")


@pytest.mark.rule("KI-R112", "KI-068", "KI-071")
def test_the_undone_action_may_be_done_again_and_challenged_again() -> None:
    table = mirage("leaf").does("A", "summon").window().silence()
    assert table.refused("A", "summon") == "KI-068"
    table.does("A", "thread").does("A", "summon")
    assert table.asked() == {"B": "doubt", "C": "doubt"}
    table = mirage("leaf").does("A", "steal B").does("B", "stand")
    assert table.refused("A", "steal C") == "KI-071"
    table.does("A", "thread").does("A", "steal B")
    assert table.asked() == {"B": "doubt"}


# Blocks, Ash, the end


@pytest.mark.rule("KI-R113", "KI-152")
def test_taking_back_a_block_brings_the_challenge_back_without_a_thread() -> None:
    table = mirage("block sun", deck=["moon", "sake"]).does("A", "summon").window(C="challenge").does("A", "block")
    table.does("A", "keep moon").does("A", "thread")
    assert table.hand("A") == ["sun", "block"]
    assert table.deck[:2] == ["moon", "sake"]
    assert table.asked() == {"A": "answer"}
    assert table.offered("A") == ["concede", "concede shown", "reveal", "block"]
    table.does("A", "reveal").does("A", "keep sake")
    assert table.hand("A") == ["sun", "block", "sake"]
    assert table.hand("C") == []
    assert table.lantern_deck[-1] == "spirit"


@pytest.mark.rule("KI-R113", "KI-083", "KI-100")
def test_taking_back_a_block_takes_the_kept_mist_power_back() -> None:
    table = mirage("leaf leaf block moon", lantern="mist")
    table.does("A", "trade B sun leaf").does("B", "challenge").does("A", "block").does("B", "give sun")
    assert table.view("B").safe
    table.does("A", "thread")
    assert not table.view("B").safe
    assert table.asked() == {"A": "answer"}
    assert table.hand("B") == ["sun"]


@pytest.mark.rule("KI-R114")
def test_an_attack_may_be_taken_back_after_ash_was_let_stand() -> None:
    table = mirage("moon moon").does("A", "attack B", "play moon", "play moon", "strike").does("B", "ash")
    table.does("A", "stand")
    assert table.hand("A") == []
    table.does("A", "thread")
    assert table.hand("A") == ["moon", "moon"]


@pytest.mark.rule("KI-R114", "KI-150")
@pytest.mark.parametrize("answer", ["block", "concede"])
def test_after_challenging_ash_the_attack_cannot_be_taken_back(answer: str) -> None:
    table = mirage("moon moon sun", B={"lord": "hollow", "lantern": "mist", "hand": "block"})
    table.does("A", "attack B", "play moon", "play moon", "strike").does("B", "ash").does("A", "challenge")
    assert "thread" not in table.offered("B")
    table.does("B", answer)
    assert table.blocked("A")["thread"] == "KI-R109"


@pytest.mark.rule("KI-R114", "KI-150")
def test_after_challenging_a_leaf_answer_the_trade_cannot_be_taken_back() -> None:
    table = mirage("sake moon", B={"lord": "hollow", "hand": "leaf block"})
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun").does("A", "challenge").does("B", "block")
    assert table.hand("A") == ["moon", "leaf"]
    assert table.blocked("A")["thread"] == "KI-R109"


@pytest.mark.rule("KI-R115")
def test_an_attack_that_put_a_lord_out_may_be_undone() -> None:
    table = mirage("moon", B={"lord": "hollow", "lives": 1, "hand": "sun"})
    table.does("A", "attack B", "play moon", "strike").does("B", "take")
    assert table.lives("B") == 0
    table.does("A", "thread")
    assert table.lives("B") == 1


@pytest.mark.rule("KI-R115", "KI-R83")
def test_an_attack_that_ended_the_game_cannot_be_undone() -> None:
    table = Sitting(seats=2, A={"lord": "mirage", "hand": "moon"}, B={"lord": "hollow", "lives": 1})
    table.does("A", "attack B", "play moon", "strike").does("B", "take")
    assert table.winner == "A"
    assert table.asked() == {}


# Proposals


@pytest.mark.rule("KI-R143", "KI-R86")
def test_a_refused_proposal_leaves_the_thread_available() -> None:
    table = mirage().does("A", "steal B").does("B", "stand").proposes("A", "B").window(B="agree", C="refuse")
    assert may_thread(table)
    table.does("A", "thread")
    assert table.hand("B") == ["sun"]
    assert table.view("A").proposed, "the proposal of this turn is not undone"
