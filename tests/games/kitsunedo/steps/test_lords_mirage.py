"""Fox of the Mirage: Unfastened Thread (section N)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kitsunedo.sitting import Sitting


def mirage(hand: str = "moon moon sake", lantern: str = "spirit", **more: Any) -> Sitting:
    given: dict[str, Any] = {
        "A": {"lord": "mirage", "hand": hand, "lantern": lantern},
        "B": {"lord": "hollow", "hand": "sun", "lantern": "mist"},
        "C": {"lord": "celeste", "hand": "leaf", "lantern": "shadow"},
        "deck": ["moon", "sake", "leaf", "leaf", "leaf"],
        "discard": ["block"],
    }
    return Sitting(**(given | more))


# When


@pytest.mark.rule("KI-147")
def test_the_mirage_undoes_its_latest_action_once_a_turn() -> None:
    table = mirage()
    assert "thread" not in table.offered("A"), "nothing has been done yet"
    table.does("A", "summon").window().does("A", "keep moon")
    assert "thread" in table.offered("A")
    table.does("A", "thread")
    assert table.asked() == {"A": "act"}
    assert table.refused("A", "thread") == "KI-147"
    table.does("A", "steal B").window()
    assert table.refused("A", "thread") == "KI-147", "it has been used in this turn"
    table.ends("A").ends("B").ends("C")
    table.does("A", "steal B").window()
    assert "thread" in table.offered("A"), "a new turn"


@pytest.mark.rule("KI-147")
def test_the_thread_is_of_no_use_in_someone_elses_turn() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "sun sun"},
        B={"lord": "mirage", "hand": "block moon", "lantern": "mist"},
        C={"lord": "hollow"},
    )
    table.attacks("A", "B", "sun", "sun").does("B", "ash").window(A="challenge")
    assert table.offered("B") == ["concede", "concede shown", "block"]
    table.does("B", "block")
    assert table.asked() == {"A": "act"}
    assert "thread" not in table.offered("A")


@pytest.mark.rule("KI-147", "KI-R110")
def test_the_thread_is_the_mirages_alone_while_others_decide() -> None:
    table = mirage().does("A", "summon")
    assert table.offered("B") == table.offered("C") == ["stand", "challenge"]


@pytest.mark.rule("KI-147")
def test_no_other_lord_has_a_thread() -> None:
    table = Sitting(A={"lord": "celeste", "hand": "sun"}, B={"lord": "mirage"}, C={"lord": "hollow"})
    table.does("A", "summon").window().silence()
    assert "thread" not in table.offered("A")
    assert "thread" not in table.blocked("A")


@pytest.mark.rule("KI-151")
def test_an_action_is_past_undoing_once_the_next_has_been_taken() -> None:
    table = mirage()
    table.does("A", "summon").window().does("A", "keep moon")
    table.does("A", "steal B").window().does("A", "thread")
    assert table.hand("A") == ["moon", "moon", "moon", "sake"], "the theft is undone, the SUMMON is not"
    assert table.hand("B") == ["sun"]
    assert table.refused("A", "summon") == "KI-068"
    assert table.refused("A", "thread") == "KI-147"


@pytest.mark.rule("KI-151", "KI-R110")
def test_the_end_of_the_turn_is_past_undoing() -> None:
    table = mirage().does("A", "summon").window().does("A", "keep moon").does("A", "end")
    assert table.asked() == {"A": "discard"}
    assert "thread" not in table.offered("A")


# What


@pytest.mark.rule("KI-148")
def test_an_undone_summon_was_never_made() -> None:
    table = mirage()
    table.does("A", "summon").window().does("A", "keep sake").does("A", "thread")
    assert table.hand("A") == ["moon", "moon", "sake"]
    assert table.deck[:3] == ["moon", "sake", "leaf"]
    assert "summon" in table.offered("A")


@pytest.mark.rule("KI-148")
def test_an_undone_theft_gives_the_card_back() -> None:
    table = mirage().does("A", "steal B").window()
    assert table.hand("A") == ["sun", "moon", "moon", "sake"]
    table.does("A", "thread")
    assert table.hand("A") == ["moon", "moon", "sake"]
    assert table.hand("B") == ["sun"]
    assert "steal B" in table.offered("A")


@pytest.mark.rule("KI-148")
def test_an_undone_trade_gives_both_cards_back() -> None:
    met = mirage().does("A", "trade B sun").does("B", "give sun").does("A", "thread")
    assert (met.hand("A"), met.hand("B")) == (["moon", "moon", "sake"], ["sun"])
    unmet = mirage().does("A", "trade B leaf").does("B", "give sun")
    assert unmet.discard == ["sake", "block"]
    unmet.does("A", "thread")
    assert (unmet.hand("A"), unmet.hand("B")) == (["moon", "moon", "sake"], ["sun"])
    assert unmet.discard == ["block"]


@pytest.mark.rule("KI-148", "KI-042")
def test_an_undone_attack_gives_the_life_and_the_set_back() -> None:
    table = mirage().attacks("A", "B", "moon", "moon").does("B", "take")
    assert (table.lives("B"), table.discard) == (1, ["moon", "moon", "block"])
    table.does("A", "thread")
    assert table.lives("B") == 2
    assert table.discard == ["block"]
    assert table.hand("A") == ["moon", "moon", "sake"]


@pytest.mark.rule("KI-148")
def test_a_lord_put_out_comes_back_with_hand_and_lantern() -> None:
    table = mirage(B={"lord": "hollow", "hand": "sun block", "lives": 1, "lantern": "mist"})
    before = table.lantern_deck
    table.attacks("A", "B", "moon").does("B", "take")
    assert table.lives("B") == 0
    table.does("A", "thread")
    assert (table.lives("B"), table.hand("B"), table.lantern("B")) == (1, ["sun", "block"], "mist")
    assert table.lantern_deck == before
    assert table.state.exits == ()


@pytest.mark.rule("KI-149")
def test_what_was_seen_stays_known() -> None:
    table = mirage().does("A", "summon").window().does("A", "keep sake").does("A", "thread")
    assert table.knows("A", "deck")[:3] == ["moon", "sake", "any"]
    assert table.knows("B", "deck")[:2] == ["any", "any"]
    theft = mirage().does("A", "steal B").window().does("A", "thread")
    assert theft.knows("A", "B") == ["sun"]
    assert theft.knows("C", "B") == ["any"]


# Challenges


@pytest.mark.rule("KI-150", "KI-R114")
def test_a_challenge_issued_cannot_be_taken_back() -> None:
    table = mirage(B={"lord": "hollow", "hand": "block", "lantern": "mist"})
    table.attacks("A", "B", "moon", "moon").does("B", "ash")
    assert table.offered("A") == ["stand", "challenge", "thread"]
    table.window(A="challenge").does("B", "block")
    assert table.asked() == {"A": "act"}
    assert table.refused("A", "thread") == "KI-R109"
    assert table.hand("A") == ["sake"]


@pytest.mark.rule("KI-150")
def test_before_it_challenges_the_mirage_may_take_back_its_attack() -> None:
    table = mirage().attacks("A", "B", "moon", "moon").does("B", "ash").window(A="thread")
    assert table.hand("A") == ["moon", "moon", "sake"]
    assert table.asked() == {"A": "act"}
    assert table.lives("B") == 2


@pytest.mark.rule("KI-152", "KI-R113")
def test_a_block_is_an_action_of_its_own() -> None:
    table = mirage(hand="block sun").does("A", "summon").window(C="challenge")
    table.does("A", "block").does("A", "keep moon").does("A", "thread")
    assert table.hand("A") == ["sun", "block"], "the Block is back"
    assert table.deck[:2] == ["moon", "sake"]
    assert table.discard == ["block"], "only the one that lay there"
    assert table.asked() == {"A": "answer"}, "the challenge stands again"
    assert "thread" not in table.offered("A"), "the claim cannot be taken back any more"
    table.does("A", "reveal").does("A", "keep sake")
    assert table.hand("A") == ["sun", "block", "sake"]
    assert table.hand("C") == []


@pytest.mark.rule("KI-153")
def test_a_challenged_claim_may_be_taken_back_before_it_is_answered() -> None:
    table = mirage(lantern="ash").does("A", "summon").window(C="challenge")
    assert "thread" in table.offered("A")
    table.does("A", "thread")
    assert table.asked() == {"A": "act"}
    assert table.hand("A") == ["moon", "moon", "sake"], "nobody is penalised"
    assert table.hand("C") == ["leaf"]
    assert (table.lives("A"), table.lives("C")) == (2, 2)
    assert table.lantern("A") == "ash"
    assert "summon" in table.offered("A")
    table.does("A", "summon").window(C="challenge")
    assert "thread" not in table.offered("A"), "once a turn"


@pytest.mark.rule("KI-153")
def test_a_challenged_leaf_may_be_taken_back_with_its_attack() -> None:
    table = mirage(hand="leaf moon", lantern="ash").attacks("A", "B", "leaf as moon", "moon").does("B", "challenge")
    table.does("A", "thread")
    assert table.hand("A") == ["moon", "leaf"]
    assert (table.lives("A"), table.lives("B"), table.hand("B")) == (2, 2, ["sun"])


@pytest.mark.rule("KI-R109", "KI-R110")
@pytest.mark.parametrize("answer", ["reveal", "concede"])
def test_a_claim_that_was_answered_is_settled(answer: str) -> None:
    table = mirage(lantern="spirit").does("A", "summon").window(C="challenge").does("A", answer)
    if answer == "reveal":
        table.does("A", "keep moon")
        assert table.refused("A", "thread") == "KI-R109"
    else:
        assert table.active == "B", "no more actions: the Mirage has lost a challenge"
