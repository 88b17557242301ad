"""Bluffing and challenges (section L)."""

from __future__ import annotations

import pytest

from hyakki.core.game import game_of
from tests.games.kitsunedo.sitting import Sitting


def spirit_claimed(lantern: str = "ash", hand: str = "sun moon") -> Sitting:
    """A has claimed Spirit; B and C may doubt it."""
    table = Sitting(
        A={"lord": "haunt", "hand": hand, "lantern": lantern},
        B={"lord": "celeste", "hand": "leaf", "lantern": "mist"},
        C={"lord": "hollow", "hand": "sake", "lantern": "shadow"},
        deck=["moon", "sake", "sun"],
        discard=["block"],
        lantern_deck=["mist", "ash"],
    )
    return table.does("A", "summon")


def theft_claimed(lantern: str, hand: str = "moon") -> Sitting:
    """A has claimed Shadow on B."""
    table = Sitting(
        A={"lord": "haunt", "hand": "sun", "lantern": lantern},
        B={"lord": "celeste", "hand": hand, "lantern": "mist"},
        C={"lord": "hollow", "hand": "sake", "lantern": "ash"},
        discard=["block"],
        lantern_deck=["spirit"],
    )
    return table.does("A", "steal B")


# Claims


@pytest.mark.rule("KI-102")
@pytest.mark.parametrize("held", ["spirit", "shadow", "ash", "mist"])
def test_every_lantern_may_be_claimed_whichever_lies_in_front_of_you(held: str) -> None:
    table = Sitting(
        A={"lord": "haunt", "hand": "leaf leaf", "lantern": held},
        B={"lord": "mirage", "hand": "block", "lantern": held},
        C={"lord": "hollow", "hand": "sake"},
        deck=["moon", "sake"],
    )
    table.does("A", "summon").window().does("A", "keep moon")
    assert table.hand("A") == ["moon", "leaf", "leaf"]
    table.does("A", "steal B").window()
    assert table.hand("A") == ["moon", "leaf", "leaf", "block"]
    assert table.hand("B") == []
    table.attacks("A", "B", "leaf as sun", "leaf as sun").does("B", "ash").window()
    assert table.lives("B") == 2
    assert table.hand("A") == ["moon", "block"]
    assert table.lantern("A") == table.lantern("B") == held


@pytest.mark.rule("KI-104")
def test_a_challenge_names_the_claim_it_doubts() -> None:
    table = spirit_claimed()
    assert table.offered("B") == table.offered("C") == ["stand", "challenge"]
    table.window(C="challenge")
    assert [(event.kind.name, event.args) for event in table.latest] == [("challenged", (2, 0, 0))]
    assert table.asked() == {"A": "answer"}


@pytest.mark.rule("KI-105")
def test_a_claim_that_stood_is_beyond_challenge() -> None:
    table = spirit_claimed().window()
    assert table.said()[0] == "stood"
    assert table.asked() == {"A": "keep"}
    table.does("A", "keep sake")
    assert table.asked() == {"A": "act"}
    table.does("A", "steal C")
    assert table.asked() == {"C": "doubt"}
    table.window(C="challenge").does("A", "concede")
    assert table.hand("C") == ["sake"], "the theft was challenged, and only the theft"
    assert table.discard == ["sake", "moon", "sun", "block"], "the Sake was still A's from the SUMMON"


@pytest.mark.rule("KI-106")
def test_the_claimer_cannot_go_on_before_the_others_had_their_time() -> None:
    table = spirit_claimed()
    assert table.asked() == {"B": "doubt", "C": "doubt"}
    assert all(ask.pace == "window" for ask in table.state.asks)
    assert game_of("kitsunedo").paces()["window"]["least"] == 2.5
    assert table.hand("A") == ["sun", "moon"]


@pytest.mark.rule("KI-122", "KI-063", "KI-069", "KI-072", "KI-081")
def test_who_may_challenge_which_claim() -> None:
    assert spirit_claimed().asked() == {"B": "doubt", "C": "doubt"}
    assert theft_claimed("ash").asked() == {"B": "doubt"}
    table = Sitting(
        A={"lord": "haunt", "hand": "sun sun leaf leaf leaf"},
        B={"lord": "celeste", "hand": "moon leaf", "lantern": "spirit"},
        C={"lord": "hollow"},
    )
    table.attacks("A", "B", "sun", "sun").does("B", "ash")
    assert table.asked() == {"A": "doubt"}
    table.window()
    table.does("A", "trade B block leaf")
    assert table.asked() == {"B": "doubt"}
    table.window().does("B", "give moon")
    table.attacks("A", "B", "leaf as sun", "leaf as sun")
    assert table.asked() == {"B": "respond"}
    assert "challenge" in table.offered("B")


@pytest.mark.rule("KI-122", "KI-080")
def test_only_the_requester_may_challenge_a_leaf_given_as_something_else() -> None:
    table = Sitting(A={"hand": "sake"}, B={"hand": "leaf", "lantern": "ash"}, C={})
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun")
    assert table.asked() == {"A": "doubt"}


@pytest.mark.rule("KI-123")
def test_lord_abilities_cannot_be_challenged() -> None:
    table = Sitting(A={"lord": "hollow", "hand": "sun"}, B={"lord": "celeste"}, C={"lord": "shisu"})
    assert table.does("A", "peep B").asked() == {"A": "swap"}
    table = Sitting(A={"lord": "celeste", "hand": "sun"}, B={"lord": "hollow"}, C={"lord": "shisu"})
    assert table.does("A", "gift").asked() == {"A": "act"}
    table = Sitting(A={"lord": "tanuki", "hand": "sun"}, B={"lord": "celeste"}, C={"lord": "shisu"})
    assert table.does("A", "mark B sun").asked() == {"A": "act"}
    assert table.mark("B") == "sun"


@pytest.mark.rule("KI-123", "KI-092")
def test_real_scrolls_and_real_sake_cannot_be_challenged() -> None:
    table = Sitting(A={"lord": "haunt", "hand": "sun sun sake"}, B={"lord": "celeste", "hand": "moon"}, C={})
    assert table.does("A", "trade B leaf").asked() == {"B": "give"}
    table.does("B", "give moon")
    table.attacks("A", "B", "sun", "sun")
    assert table.offered("B") == ["take", "ash"]
    assert table.refused("B", "challenge") == "KI-123"


# Answers


@pytest.mark.rule("KI-107", "KI-108", "KI-094")
def test_a_challenged_claimer_reveals_concedes_or_blocks() -> None:
    true_with_block = spirit_claimed("spirit", "block").window(B="challenge")
    assert true_with_block.offered("A") == ["concede", "concede shown", "reveal", "block"]
    assert true_with_block.blocked("A") == {}
    false_without = spirit_claimed("shadow", "sun").window(B="challenge")
    assert false_without.offered("A") == ["concede", "concede shown"]
    assert false_without.refused("A", "reveal") == "KI-108"
    assert false_without.refused("A", "block") == "KI-094"


@pytest.mark.rule("KI-107", "KI-108", "KI-110")
def test_silence_reveals_where_it_can_and_else_concedes_unshown() -> None:
    assert spirit_claimed("spirit").window(B="challenge").silence().said()[0] == "revealed"
    assert spirit_claimed("ash", "block").window(B="challenge").silence().said()[0] == "conceded"


@pytest.mark.rule("KI-108")
def test_a_revealed_lantern_is_shown_to_all() -> None:
    table = theft_claimed("shadow").window(B="challenge").does("A", "reveal")
    for who in ("A", "B", "C", "spectator"):
        assert ("KI-108", 1) in table.told(who)


@pytest.mark.rule("KI-109", "KI-111", "KI-114", "KI-119")
def test_after_a_reveal_the_challenger_has_lost() -> None:
    table = spirit_claimed("spirit").window(B="challenge").does("A", "reveal").does("A", "keep moon")
    assert table.hand("B") == []
    assert table.discard == ["leaf", "block"]
    assert table.hand("A") == ["sun", "moon", "moon"], "the claimer pays nothing"
    assert table.lives("A") == table.lives("B") == 2
    assert table.asked() == {"A": "act"}, "the turn goes on"
    assert table.lantern("B") == "mist", "the challenger's own Lantern stays"


@pytest.mark.rule("KI-110", "KI-111", "KI-113", "KI-116", "KI-119")
def test_a_claimer_who_concedes_has_lost() -> None:
    table = spirit_claimed("ash").window(C="challenge").does("A", "concede")
    assert table.hand("A") == []
    assert table.lives("A") == 2
    assert table.discard == ["moon", "sun", "block"]
    assert table.lantern("A") == "mist"
    assert table.lantern_deck[-1] == "ash"
    assert table.hand("C") == ["sake"]
    assert table.lantern("C") == "shadow"
    assert table.active == "B", "A had nothing left to discard, so its turn is over"
    assert table.hand("B") == ["moon", "leaf"], "A drew no card: the first is B's opening draw"
    assert table.deck[:2] == ["sake", "sun"]


@pytest.mark.rule("KI-110")
def test_a_lantern_is_given_up_shown_or_unshown_as_the_claimer_likes() -> None:
    unshown = spirit_claimed("ash").window(C="challenge").does("A", "concede")
    assert not [told for who in "BC" for told in unshown.told(who) if told[0] == "KI-110"]
    shown = spirit_claimed("ash").window(C="challenge").does("A", "concede shown")
    for who in ("B", "C", "spectator"):
        assert ("KI-110", 2) in shown.told(who)
    assert shown.lantern("A") == "mist"
    assert shown.lantern_deck[-1] == "ash"


@pytest.mark.rule("KI-112", "KI-041")
def test_a_loser_without_a_card_loses_a_life() -> None:
    with_a_card = spirit_claimed("ash", hand="sun").window(B="challenge").does("A", "concede")
    assert with_a_card.lives("A") == 2
    without = spirit_claimed("ash", hand="").window(B="challenge").does("A", "concede")
    assert without.lives("A") == 1
    assert [event.args for event in without.latest if event.kind.name == "life-lost"] == [(0, 1, "KI-112", -1)]
    assert without.lives("B") == 2


@pytest.mark.rule("KI-111", "KI-112", "KI-169")
def test_what_is_at_stake_is_said_before_a_challenge() -> None:
    table = Sitting(
        A={"lord": "haunt", "hand": "sun"},
        B={"lord": "celeste", "hand": "sun"},
        C={"lord": "hollow", "hand": ""},
        D={"lord": "shisu", "hand": "sun"},
    )
    table.does("A", "summon")
    stakes = [table.foreseen(seat)["challenge"]["stake"] for seat in "BCD"]
    assert stakes == ["hand", "life", "life"]
    assert {table.foreseen(seat)["challenge"]["theirs"] for seat in "BCD"} == {"hand"}
    assert table.window(B="challenge").foreseen("A")["concede"]["stake"] == "hand"


@pytest.mark.rule("KI-113")
def test_who_loses_a_challenge_on_its_own_turn_goes_to_the_end_step() -> None:
    table = Sitting(
        A={"lord": "shisu", "hand": "sun sun", "lantern": "ash"}, B={"lord": "celeste"}, C={"lord": "hollow"}
    )
    table.does("A", "summon").window(B="challenge").does("A", "concede")
    assert table.said()[-1] == "cut-short"
    assert table.asked() == {"A": "discard"}


@pytest.mark.rule("KI-113", "KI-114")
def test_a_wrong_challenge_ends_only_the_challengers_own_turn() -> None:
    table = Sitting(
        A={"lord": "shisu", "hand": "sun sun moon"},
        B={"lord": "celeste", "hand": "moon", "lantern": "ash"},
        C={"lord": "hollow"},
    )
    table.attacks("A", "B", "sun", "sun").does("B", "ash").window(A="challenge").does("B", "reveal")
    assert table.asked() == {"A": "discard"}
    table.does("A", "done")
    assert (table.active, table.asked()) == ("B", {"B": "act"})


@pytest.mark.rule("KI-114")
def test_a_challenge_lost_on_someone_elses_turn_changes_no_turn() -> None:
    table = spirit_claimed("spirit").window(B="challenge").does("A", "reveal").does("A", "keep moon")
    assert table.asked() == {"A": "act"}
    table.ends("A")
    assert (table.active, table.asked()) == ("B", {"B": "act"})
    assert table.size("B") == 1, "B has its opening draw"


# Effect, Lantern


@pytest.mark.rule("KI-115", "KI-117", "KI-118")
def test_a_revealer_uses_the_power_and_only_then_gives_up_the_lantern() -> None:
    table = spirit_claimed("spirit").window(B="challenge").does("A", "reveal")
    assert table.said() == ["revealed", "summoned"]
    assert table.lantern("A") == "spirit"
    table.does("A", "keep sake")
    assert table.said() == ["kept", "penalty", "under-deck", "new-lantern"]
    assert table.lantern("A") == "mist"
    assert table.lantern_deck[0] == "ash"
    assert table.lantern_deck[-1] == "spirit"


@pytest.mark.rule("KI-117", "KI-118", "KI-013")
@pytest.mark.parametrize("answer, lantern", [("concede", "ash"), ("concede shown", "ash"), ("reveal", "shadow")])
def test_a_given_up_lantern_goes_to_the_bottom_and_the_top_one_is_taken_unseen(answer: str, lantern: str) -> None:
    table = theft_claimed(lantern).window(B="challenge").does("A", answer)
    assert table.lantern("A") == "spirit"
    assert table.lantern_deck[-1] == lantern
    assert len(table.lantern_deck) == 9
    assert ("KI-013", 0) in table.told("A")
    assert not [told for who in ("B", "C", "spectator") for told in table.told(who) if told[0] == "KI-013"]


@pytest.mark.rule("KI-119")
@pytest.mark.parametrize("lantern, answer", [("shadow", "reveal"), ("ash", "concede")])
def test_the_challengers_lantern_is_neither_shown_nor_replaced(lantern: str, answer: str) -> None:
    table = theft_claimed(lantern).window(B="challenge").does("A", answer)
    assert table.lantern("B") == "mist"
    assert [event.args for event in table.latest if event.kind.name == "under-deck"] == [(0,)]
    assert not [told for told in table.told("C") if told[0] in ("KI-108", "KI-110") and told[1] == 3]


@pytest.mark.rule("KI-116")
def test_a_conceded_power_does_nothing() -> None:
    table = theft_claimed("ash").window(B="challenge").does("A", "concede")
    assert (table.active, table.size("B")) == ("B", 2), "B keeps its Moon and has its opening draw"
    assert "stole" not in table.said()
    attack = Sitting(A={"lord": "haunt", "hand": "leaf leaf sake", "lantern": "ash"}, B={"lord": "celeste"}, C={})
    attack.attacks("A", "B", "leaf as sun", "leaf as sun").does("B", "challenge").does("A", "concede")
    assert attack.lives("B") == 2
    evasion = Sitting(A={"lord": "haunt", "hand": "sun sun"}, B={"lord": "celeste", "lantern": "mist"}, C={})
    evasion.attacks("A", "B", "sun", "sun").does("B", "ash").window(A="challenge").does("B", "concede")
    assert evasion.lives("B") == 1


@pytest.mark.rule("KI-120", "KI-121")
def test_while_a_theft_is_disputed_the_card_is_where_it_came_from() -> None:
    table = theft_claimed("shadow", hand="moon sake").window(B="challenge")
    assert (table.hand("A"), table.hand("B")) == (["sun"], ["moon", "sake"])
    table.set_chance(1).does("A", "reveal")
    assert table.hand("A") == ["sun", "sake"]
    assert table.discard[0] == "moon"


@pytest.mark.rule("KI-120", "KI-121")
def test_while_a_summon_is_disputed_both_cards_are_on_the_deck() -> None:
    table = spirit_claimed("spirit").window(B="challenge")
    assert table.deck[:2] == ["moon", "sake"]
    assert table.size("A") == 2
    table.does("A", "reveal").does("A", "keep sake")
    assert table.hand("A") == ["sun", "moon", "sake"]
    assert table.deck[:2] == ["moon", "sun"]


# The last card


@pytest.mark.rule("KI-124", "KI-R42")
def test_a_stolen_last_card_is_taken_first_and_the_empty_hand_costs_a_life() -> None:
    table = theft_claimed("shadow", hand="sake").window(B="challenge").does("A", "reveal")
    assert table.hand("A") == ["sun", "sake"]
    assert table.hand("B") == []
    assert table.lives("B") == 1
    assert table.lantern("A") == "spirit"
    assert table.discard == ["block"], "the Sake was not the penalty"


@pytest.mark.rule("KI-125", "KI-R43")
def test_a_last_card_given_for_a_leaf_is_taken_first_and_the_empty_hand_costs_a_life() -> None:
    table = Sitting(
        A={"lord": "haunt", "hand": "leaf", "lantern": "mist"},
        B={"lord": "celeste", "hand": "moon"},
        C={"lord": "hollow"},
        discard=["block"],
    )
    table.does("A", "trade B sun leaf").window(B="challenge").does("A", "reveal")
    assert table.lives("B") == 2, "nothing is paid before the trade is done"
    table.does("B", "give moon")
    assert table.hand("A") == ["moon"]
    assert table.hand("B") == []
    assert table.lives("B") == 1
    assert table.discard == ["leaf", "block"]


@pytest.mark.rule("KI-126", "KI-087", "KI-R43")
def test_who_gave_the_requested_kind_for_a_leaf_pays_with_that_leaf() -> None:
    table = Sitting(
        A={"lord": "haunt", "hand": "leaf", "lantern": "mist"},
        B={"lord": "celeste", "hand": "sun"},
        C={"lord": "hollow"},
        discard=["block"],
    )
    table.does("A", "trade B sun leaf").window(B="challenge").does("A", "reveal").does("B", "give sun")
    assert table.hand("A") == ["sun"]
    assert table.hand("B") == []
    assert table.lives("B") == 2
    assert table.discard == ["leaf", "block"]
    assert ("KI-111", (2,)) in table.told("C")
