"""Rulings on STEAL, SUMMON, FORCE TRADE and Leaf answers (KI-R54 to KI-R68)."""

from __future__ import annotations

import pytest

from hyakki.games.kitsunedo.catalog.cards import ITEMS, LEAF, MOON, SAKE, SUN
from tests.games.kitsunedo.sitting import Sitting

# STEAL and SUMMON


@pytest.mark.rule("KI-R54", "KI-070")
@pytest.mark.parametrize("drawn, stolen", [(0, "sun"), (1, "sun"), (2, "moon"), (3, "sake")])
def test_every_card_of_the_hand_is_as_likely_to_be_stolen(drawn: int, stolen: str) -> None:
    table = Sitting(A={"hand": ""}, B={"hand": "sun sun moon sake"})
    table.does("A", "steal B").set_chance(drawn).does("B", "stand")
    assert table.hand("A") == [stolen]
    assert table.size("B") == 3
    assert table.state.chance.forced == []


@pytest.mark.rule("KI-R54")
def test_chance_picks_the_stolen_card() -> None:
    stolen = {
        Sitting(seed, A={"hand": ""}, B={"hand": "sun moon leaf block"}).does("A", "steal B").window().hand("A")[0]
        for seed in range(40)
    }
    assert stolen == {"sun", "moon", "leaf", "block"}


@pytest.mark.rule("KI-R55", "KI-R122")
def test_thief_and_victim_alone_learn_what_was_stolen() -> None:
    table = Sitting(A={"hand": "sun"}, B={"hand": "sake"}, C={"hand": ""})
    table.does("A", "steal B").does("B", "stand")
    assert table.told("A") == table.told("B") == [("KI-R55", SAKE)]
    assert table.told("C") == table.told("spectator") == []
    assert table.knows("A", "A") == ["sun", "sake"]
    assert sorted(table.knows("B", "A")) == ["any", "sake"]
    assert table.knows("C", "A") == table.knows("spectator", "A") == ["any", "any"]


@pytest.mark.rule("KI-R56", "KI-R122", "KI-066")
def test_only_the_claimer_sees_what_summon_showed_and_what_it_put_back() -> None:
    table = Sitting(A={"hand": ""}, B={}, deck=["moon", "sun"])
    table.does("A", "summon").window()
    assert table.told("A") == [("KI-R56", (MOON, SUN))]
    assert table.told("B") == table.told("spectator") == []
    table.does("A", "keep sun")
    assert table.hand("A") == ["sun"]
    assert table.told("A") == [("KI-R56", 1, SUN)]
    assert table.told("B") == table.told("spectator") == []
    assert table.said() == ["kept"]
    assert table.latest[0].args == (0, 2), "kept one of two, and no more is said"
    assert table.deck[0] == "moon"
    assert table.knows("A", "deck")[0] == "moon"
    assert table.knows("B", "deck")[0] == table.knows("spectator", "deck")[0] == "any"
    assert table.knows("B", "A") == ["any"]


@pytest.mark.rule("KI-R56")
def test_what_was_kept_has_no_name_for_the_others() -> None:
    table = Sitting(deck=["moon", "sun"]).does("A", "summon").window()
    moon = table.state.stack[-1].menu(table.state, table.ask("A"), (), False).options[0]
    assert moon.outward(1 << 0) == "keep moon"
    assert moon.outward(1 << 1) == "keep"


# What may be asked for, and of whom


@pytest.mark.rule("KI-R57", "KI-088")
def test_any_of_the_five_kinds_may_be_requested() -> None:
    table = Sitting(A={"hand": "sake leaf"}, B={"hand": "sun"})
    offered = table.offered("A")
    for kind in ITEMS:
        assert f"trade B {kind}" in offered
        assert f"trade B {kind} leaf" in offered
    table.does("A", "trade B sake").does("B", "give sun")
    assert table.hand("A") == ["sun", "leaf"]


@pytest.mark.rule("KI-R58", "KI-089")
def test_who_holds_the_kind_must_give_it() -> None:
    table = Sitting(A={"hand": "sake"}, B={"hand": "sun moon block"}).does("A", "trade B sun")
    assert table.offered("B") == ["give sun"]
    assert table.refused("B", "give moon") == "KI-089"
    assert table.refused("B", "give block") == "KI-089"


@pytest.mark.rule("KI-R58", "KI-090")
def test_who_lacks_the_kind_may_give_any_card() -> None:
    table = Sitting(A={"hand": "sake"}, B={"hand": "moon leaf block sake"}).does("A", "trade B sun")
    gifts = [id for id in table.offered("B") if id.startswith("give ")]
    assert gifts == ["give moon", "give leaf", "give block", "give sake"]
    assert table.refused("B", "give sun") == "KI-R58"


@pytest.mark.rule("KI-R59", "KI-R21")
def test_an_empty_hand_cannot_be_traded_with() -> None:
    table = Sitting(A={"hand": "sake leaf"}, B={"hand": ""}, C={"hand": "moon"})
    assert table.refused("A", "trade B sun") == "KI-R59"
    assert table.refused("A", "trade B sun leaf") == "KI-R59"
    assert "trade C sun" in table.offered("A")


@pytest.mark.rule("KI-R21", "KI-173")
def test_an_out_lord_cannot_be_traded_with_even_if_it_holds_cards() -> None:
    table = Sitting(A={"hand": "sake leaf"}, B={"lord": "shisu", "lives": 0, "hand": "sun"}, C={}, D={})
    assert table.refused("A", "trade B sun") == table.refused("A", "trade B sun leaf") == "KI-173"
    assert table.refused("A", "steal B") == "KI-173"


# What is public


@pytest.mark.rule("KI-R60")
def test_a_met_request_moves_its_cards_openly() -> None:
    table = Sitting(A={"hand": "sake", "lord": "celeste"}, B={"hand": "sun moon"}).does("A", "trade B sun")
    assert table.latest[0].args == (0, 1, SUN, SAKE)
    table.does("B", "give sun")
    assert table.said() == ["met"]
    assert table.latest[0].args == (1, 0, SUN, SAKE)
    assert table.knows("spectator", "A") == ["sun"]
    assert sorted(table.knows("C", "B")) == ["any", "sake"]


@pytest.mark.rule("KI-R60", "KI-R122")
def test_an_unmet_request_shows_the_card_to_the_two_lords_alone() -> None:
    table = Sitting(A={"hand": "sake"}, B={"hand": "moon leaf"}).does("A", "trade B sun").does("B", "give moon")
    assert table.said() == ["unmet"]
    assert table.latest[0].args == (1, 0, SUN, SAKE)
    assert table.told("A") == table.told("B") == [("KI-R60", MOON)]
    assert table.told("C") == table.told("spectator") == []
    assert table.knows("A", "A") == table.knows("B", "A") == ["moon"]
    assert table.knows("C", "A") == ["moon leaf block sake"]


@pytest.mark.rule("KI-R60")
def test_everyone_learns_from_an_unmet_request_that_the_kind_is_missing() -> None:
    table = Sitting(A={"hand": "sake"}, B={"hand": "moon leaf"}).does("A", "trade B sun").does("B", "give moon")
    assert table.knows("A", "B") == table.knows("C", "B") == table.knows("spectator", "B") == ["moon leaf block sake"]


@pytest.mark.rule("KI-R60")
def test_the_face_of_a_card_given_for_an_unmet_request_is_for_the_two_lords() -> None:
    table = Sitting(A={"hand": "sake"}, B={"hand": "moon leaf"}, C={}).does("A", "trade B sun")
    moon = table.state.stack[-1].menu(table.state, table.ask("B"), (), False).options[0]
    assert moon.outward(1 << 0) == moon.outward(1 << 1) == "give moon"
    assert moon.outward(1 << 2) == "give other"


@pytest.mark.rule("KI-R60", "KI-079")
@pytest.mark.parametrize("said", ["stand", "challenge"])
def test_a_leaf_declared_as_the_kind_is_laid_open(said: str) -> None:
    table = Sitting(A={"hand": "sake"}, B={"hand": "moon leaf", "lantern": "spirit"})
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun")
    assert "offered-leaf" in table.said()
    assert table.latest[0].args == (1, 0, SUN)
    assert table.view("spectator").played == (SAKE, LEAF)
    table.does("A", said)
    if said == "challenge":
        table.does("B", "concede")
        assert sorted(table.knows("spectator", "B")) == ["any", "leaf"]
    else:
        assert table.knows("spectator", "A") == ["leaf"]


# Leaf answers


@pytest.mark.rule("KI-R61", "KI-079")
def test_a_holder_may_still_answer_with_a_declared_leaf() -> None:
    table = Sitting(A={"hand": "sake moon"}, B={"hand": "sun leaf"}).does("A", "trade B sun")
    assert table.offered("B") == ["give sun", "give-leaf leaf as sun"]
    table.does("B", "give-leaf leaf as sun").does("A", "stand")
    assert (table.hand("A"), table.hand("B")) == (["moon", "leaf"], ["sun", "sake"])


@pytest.mark.rule("KI-R62", "KI-087")
@pytest.mark.parametrize("paid, pays", [("sake", "trade B moon"), ("leaf", "trade B moon leaf")])
def test_an_accepted_leaf_earns_the_very_card_that_was_paid(paid: str, pays: str) -> None:
    table = Sitting(A={"hand": [paid]}, B={"hand": "block leaf"}).does("A", pays)
    if paid == "leaf":
        table.does("B", "stand")
    table.does("B", "give-leaf leaf as moon").does("A", "stand")
    assert table.hand("A") == ["leaf"]
    assert sorted(table.hand("B")) == sorted(["block", paid])
    assert table.state.played == []
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-R63", "KI-R42")
def test_a_conceded_leaf_answer_is_answered_again_with_the_real_kind() -> None:
    table = Sitting(
        A={"hand": "sake moon"},
        B={"hand": "sun leaf", "lantern": "spirit", "lord": "celeste"},
        lantern_deck=["ash"],
        discard=["block"],
    )
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun").does("A", "challenge").does("B", "concede")
    assert table.asked() == {"B": "give"}
    assert table.hand("B") == ["sun", "leaf"], "the Leaf is back, nothing is paid yet"
    assert table.view("C").played == (SAKE,)
    assert table.offered("B") == ["give sun"]
    assert table.refused("B", "give-leaf leaf as sun") == "KI-R63"
    table.does("B", "give sun")
    assert table.hand("A") == ["sun", "moon"]
    assert table.hand("B") == []
    assert table.discard == ["sake", "leaf", "block"], "the Sake was received, then paid as penalty"
    assert (table.lantern("B"), table.lantern_deck[-1]) == ("ash", "spirit")
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-R63", "KI-R72")
def test_a_conceded_leaf_may_then_be_given_as_any_card() -> None:
    table = Sitting(A={"hand": "sake"}, B={"hand": "leaf block", "lantern": "ash", "lord": "celeste"}, discard=["moon"])
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun").does("A", "challenge").does("B", "concede")
    assert table.offered("B") == ["give leaf", "give block"]
    table.does("B", "give leaf")
    assert table.hand("A") == ["leaf"]
    assert table.hand("B") == []
    assert table.discard == ["block", "sake", "moon"], "the Sake of the unmet trade, then the penalty"
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-R63", "KI-112")
def test_who_gives_its_last_card_after_conceding_loses_a_life() -> None:
    table = Sitting(A={"hand": "sake"}, B={"hand": "leaf", "lantern": "ash", "lord": "celeste"})
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun").does("A", "challenge").does("B", "concede")
    table.does("B", "give leaf")
    assert table.lives("B") == 1


@pytest.mark.rule("KI-R64", "KI-113")
def test_a_true_leaf_answer_costs_the_requester_the_whole_hand() -> None:
    table = Sitting(
        A={"hand": "sake moon", "lord": "celeste"},
        B={"hand": "sun leaf", "lantern": "mist", "lord": "mirage"},
        lantern_deck=["ash"],
        discard=["block"],
        deck=["block"],
    )
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun").does("A", "challenge").does("B", "reveal")
    assert table.hand("A") == []
    assert table.discard == ["leaf", "moon", "block"]
    assert (table.lantern("B"), table.lantern_deck[-1]) == ("ash", "mist")
    assert table.active == "B", "A's turn went to its end step, with nothing to discard"
    assert table.hand("B") == ["sun", "block", "sake"], "the swap was completed first; then B drew"


@pytest.mark.rule("KI-R64", "KI-169", "KI-R120")
def test_a_true_leaf_answer_costs_the_shisu_a_life() -> None:
    table = Sitting(A={"hand": "sake moon", "lord": "shisu"}, B={"hand": "leaf", "lantern": "mist"})
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun").does("A", "challenge").does("B", "reveal")
    assert table.lives("A") == 1
    assert table.hand("A") == ["moon", "leaf"]
    assert table.asked() == {"A": "discard"}


# A Leaf played as Sake


@pytest.mark.rule("KI-R65")
def test_a_conceded_leaf_as_sake_trades_nothing() -> None:
    table = Sitting(
        A={"hand": "leaf moon", "lantern": "ash", "lord": "celeste"},
        B={"hand": "sun", "lord": "mirage"},
        discard=["block"],
        deck=["block"],
    )
    table.does("A", "trade B sun leaf").does("B", "challenge").does("A", "concede")
    assert table.said()[:3] == ["conceded", "void-trade", "penalty"]
    assert table.hand("A") == []
    assert table.discard == ["moon", "leaf", "block"], "the Leaf first, then the penalty"
    assert table.active == "B"
    assert table.hand("B") == ["sun", "block"], "nothing but its opening draw"


@pytest.mark.rule("KI-R65", "KI-R43")
def test_the_leaf_on_the_table_is_no_card_in_hand() -> None:
    table = Sitting(A={"hand": "leaf", "lantern": "ash", "lord": "celeste"}, B={"hand": "sun"})
    table.does("A", "trade B sun leaf").does("B", "challenge").does("A", "concede")
    assert table.lives("A") == 1


@pytest.mark.rule("KI-R66", "KI-125")
def test_after_a_reveal_only_real_cards_answer_and_then_the_penalty_follows() -> None:
    table = Sitting(
        A={"hand": "leaf", "lantern": "mist"},
        B={"hand": "leaf moon block", "lord": "celeste"},
        lantern_deck=["ash"],
        discard=["block"],
    )
    table.does("A", "trade B sun leaf").does("B", "challenge").does("A", "reveal")
    assert table.offered("B") == ["give moon", "give leaf", "give block"]
    assert table.refused("B", "give-leaf leaf as sun") == "KI-R66"
    assert table.hand("B") == ["moon", "leaf", "block"], "the penalty waits"
    table.does("B", "give moon")
    assert table.hand("A") == ["moon"]
    assert table.hand("B") == []
    assert table.discard == ["block", "leaf", "leaf", "block"]
    assert table.lantern("A") == "ash"
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-R66", "KI-095")
def test_after_a_block_a_declared_leaf_may_still_answer() -> None:
    table = Sitting(A={"hand": "leaf block", "lantern": "ash"}, B={"hand": "leaf moon"})
    table.does("A", "trade B sun leaf").does("B", "challenge").does("A", "block")
    assert "give-leaf leaf as sun" in table.offered("B")
    table.does("B", "give-leaf leaf as sun").does("A", "stand")
    assert (table.hand("A"), table.hand("B")) == (["leaf"], ["moon", "leaf"])


@pytest.mark.rule("KI-R67", "KI-076")
def test_a_received_leaf_is_just_a_leaf() -> None:
    table = Sitting(A={"hand": "sake sun", "lord": "celeste"}, B={"hand": "leaf"}, C={"lord": "mirage", "hand": "moon"})
    table.does("A", "trade B sun").does("B", "give-leaf leaf as sun").does("A", "stand")
    assert table.hand("A") == ["sun", "leaf"]
    table.does("A", "attack C", "play sun", "play leaf as sun", "strike")
    assert "challenge" in table.offered("C"), "it has to be transformed anew"


@pytest.mark.rule("KI-R67", "KI-087")
def test_a_leaf_received_as_sake_is_no_sake() -> None:
    table = Sitting(A={"hand": "leaf"}, B={"hand": "sun"}).does("A", "trade B sun leaf").does("B", "stand")
    table.does("B", "give sun")
    assert table.hand("B") == ["leaf"]


@pytest.mark.rule("KI-R68")
def test_a_leaf_given_as_any_card_is_no_claim() -> None:
    table = Sitting(A={"hand": "sake"}, B={"hand": "leaf", "lantern": "ash"}, C={}, discard=["moon"])
    table.does("A", "trade B sun").does("B", "give leaf")
    assert table.said() == ["unmet"]
    assert table.asked() == {"A": "act"}
    assert table.hand("A") == ["leaf"]
    assert table.discard == ["sake", "moon"], "the request was not met"
    assert table.told("C") == []


@pytest.mark.rule("KI-R68", "KI-R57")
def test_a_requested_leaf_is_given_without_a_claim() -> None:
    table = Sitting(A={"hand": "sake"}, B={"hand": "leaf block"}).does("A", "trade B leaf")
    assert table.offered("B") == ["give leaf"]
    table.does("B", "give leaf")
    assert table.said() == ["met"]
    assert table.hand("B") == ["block", "sake"]


@pytest.mark.rule("KI-R58", "KI-R57")
@pytest.mark.parametrize(
    "hand, given",
    [
        ("sun moon leaf block sake", "sun"),
        ("moon leaf block sake", "leaf"),
        ("moon block sake", "moon"),
        ("block sake", "block"),
        ("sake", "sake"),
    ],
)
def test_silence_gives_the_kind_or_the_least_missed_card(hand: str, given: str) -> None:
    table = Sitting(A={"hand": "sake"}, B={"hand": hand}).does("A", "trade B sun").silence()
    assert table.hand("A") == [given]
