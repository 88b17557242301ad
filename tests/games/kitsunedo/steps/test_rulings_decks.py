"""Rulings on the decks, the discard pile and the order in which cards fall (KI-R69 to KI-R76)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kitsunedo.catalog.cards import ASH, BLOCK, LEAF, MOON, SAKE, SUN
from tests.games.kitsunedo.sitting import Sitting

FEW = {"items": {"sun": 4, "moon": 2, "leaf": 1, "block": 1, "sake": 1}}
"""Nine Items: so few that a deck can run out."""


def scarce(deck: list[str], discard: str = "moon", **given: Any) -> Sitting:
    """Nothing to recycle: one discard, and these cards left in the deck."""
    hands = {"A": {"lord": "celeste", "hand": "sun sun"}, "B": {"lord": "hollow"}, "C": {"lord": "mirage"}}
    for seat in given:
        if seat in hands:
            hands[seat] |= given[seat]
    piles = {"deck": deck, "deck_size": len(deck), "discard": [discard], "discard_size": 1}
    return Sitting(options={"content": FEW}, **{**given, **hands, **piles})


# Recycling


@pytest.mark.rule("KI-R69", "KI-174", "KI-175")
def test_with_two_cards_left_the_lower_discards_go_under_before_the_draw() -> None:
    table = Sitting(
        at="draw",
        deck=["sun", "leaf"],
        deck_size=2,
        discard=["block"],
        A={"lord": "celeste", "hand": ""},
        B={"hand": "sake"},
        C={"hand": "moon"},
    )
    assert table.said() == ["recycled", "drew"]
    assert table.hand("A") == ["sun"]
    assert table.deck[0] == "leaf"
    assert table.discard == ["block"]
    assert len(table.deck) == 43 - 4


@pytest.mark.rule("KI-R69", "KI-174")
def test_with_three_cards_left_nothing_is_recycled() -> None:
    table = Sitting(at="draw", deck=["sun", "leaf", "moon"], deck_size=3, A={"lord": "celeste", "hand": ""})
    assert table.said() == ["drew"]
    assert table.deck == ["leaf", "moon"]


@pytest.mark.rule("KI-R69", "KI-174")
def test_the_recycled_cards_are_shuffled_by_chance() -> None:
    def after(seed: int) -> list[str]:
        piles = {
            "deck": ["sun"],
            "deck_size": 1,
            "discard": ["block", *["moon"] * 8, *["leaf"] * 8],
            "discard_size": 17,
        }
        table = Sitting(seed, at="draw", A={"lord": "celeste", "hand": ""}, B={"hand": 12}, C={"hand": 13}, **piles)
        assert sorted(table.deck) == ["leaf"] * 8 + ["moon"] * 8
        return table.deck

    assert after(1) != after(2)
    assert after(1) not in (["moon"] * 8 + ["leaf"] * 8, ["leaf"] * 8 + ["moon"] * 8)


@pytest.mark.rule("KI-R69")
def test_the_check_is_made_before_each_of_the_two_summoned_cards() -> None:
    table = Sitting(deck=["sun", "leaf", "moon"], deck_size=3, discard=["block"], A={"lord": "celeste"})
    table.does("A", "summon").window()
    assert table.said() == ["stood", "recycled", "summoned"]
    assert table.told("A") == [("KI-R56", (SUN, LEAF))], "cards on top stay on top"
    table.does("A", "keep leaf")
    assert table.deck[:2] == ["sun", "moon"]
    assert table.discard == ["block"]


@pytest.mark.rule("KI-R69")
def test_a_summon_from_four_cards_recycles_nothing() -> None:
    table = Sitting(deck=["sun", "leaf", "moon", "moon"], deck_size=4, A={"lord": "celeste"})
    table.does("A", "summon").window()
    assert table.said() == ["stood", "summoned"]


@pytest.mark.rule("KI-R69", "KI-R99")
def test_the_check_is_made_before_each_card_of_the_gift() -> None:
    table = Sitting(
        deck=["sun", "leaf", "moon", "sake"],
        deck_size=4,
        discard=["block"],
        A={"lord": "celeste", "hand": ""},
        B={"hand": "sun"},
        C={"hand": "moon moon moon moon"},
    )
    table.does("A", "gift")
    assert table.said() == ["gifted", "recycled", "gifted"]
    assert table.hand("A") == ["sun", "leaf"]
    assert table.hand("B") == ["sun", "moon", "sake"]


@pytest.mark.rule("KI-R69", "KI-R118")
def test_the_check_is_made_before_each_flip() -> None:
    table = Sitting(
        at="out",
        deck=["sun", "leaf", "moon", "moon"],
        deck_size=4,
        discard=["block"],
        A={"lord": "shisu", "lives": 0, "hand": ""},
        B={"lord": "celeste"},
    )
    table.does("A", "flip")
    assert table.said()[:2] == ["recycled", "flipped"]
    assert table.discard == ["moon", "leaf", "sun", "block"], "flipped cards are not swept up by the recycling"


# Nothing to recycle


@pytest.mark.rule("KI-R70")
def test_a_missing_opening_draw_is_skipped_without_penalty() -> None:
    table = scarce([], at="draw", B={"hand": "sun sun moon"}, C={"hand": "leaf block sake"})
    assert table.said() == ["no-card"]
    assert table.asked() == {"A": "act"}
    assert table.hand("A") == ["sun", "sun"]
    assert table.lives("A") == 2
    assert table.discard == ["moon"], "the top discard is never recycled"


@pytest.mark.rule("KI-R70")
def test_a_summon_that_finds_one_card_keeps_it() -> None:
    table = scarce(["moon"], B={"hand": "sun sun"}, C={"hand": "leaf block sake"}).does("A", "summon").window()
    assert table.offered("A") == ["keep moon"]
    table.does("A", "keep moon")
    assert table.hand("A") == ["sun", "sun", "moon"]
    assert table.deck == []
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-R70")
def test_a_summon_that_finds_nothing_goes_on() -> None:
    table = scarce([], B={"hand": "sun sun moon"}, C={"hand": "leaf block sake"}).does("A", "summon").window()
    assert table.asked() == {"A": "act"}
    assert table.hand("A") == ["sun", "sun"]
    assert table.refused("A", "summon") == "KI-068"


@pytest.mark.rule("KI-R70")
def test_a_gift_gives_what_is_there() -> None:
    table = scarce(["moon"], B={"hand": "sun sun"}, C={"hand": "leaf block sake"}).does("A", "gift")
    assert (table.size("A"), table.size("B"), table.size("C")) == (3, 2, 3)
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-R70")
def test_a_flip_without_cards_leaves_the_lord_out() -> None:
    hands: dict[str, Any] = {"A": {"lives": 0, "hand": ""}, "B": {"hand": "sun sun sun sun moon"}}
    table = scarce([], at="out", **hands, C={"hand": "leaf block sake"}).does("A", "flip")
    assert table.lives("A") == 0
    assert table.active == "B"


# Which card is on top


@pytest.mark.rule("KI-R71", "KI-029")
def test_voluntary_discards_fall_in_the_order_listed() -> None:
    table = Sitting(at="discard", A={"lord": "celeste", "hand": "sun moon block sake"}, discard=["leaf"])
    assert table.offered("A", "discard sake", "discard sun") == ["done", "discard moon", "discard block"]
    table.does("A", "discard sake", "discard sun", "discard block", "done")
    assert table.discard == ["block", "sun", "sake", "leaf"]


@pytest.mark.rule("KI-R71", "KI-049")
@pytest.mark.parametrize("first, last", [("sun", "sake"), ("sake", "sun")])
def test_a_played_set_falls_in_the_order_listed(first: str, last: str) -> None:
    table = Sitting(A={"hand": "sun sake", "lord": "celeste"}, B={"lord": "tanuki"}, discard=["leaf"])
    table.does("A", "attack B", f"play {first}", f"play {last}", "strike").does("B", "take")
    assert table.discard == [last, first, "leaf"]


@pytest.mark.rule("KI-R71", "KI-111")
def test_a_forced_discard_falls_in_a_fixed_order_with_the_sake_on_top() -> None:
    table = Sitting(
        A={"hand": "sake block sun leaf moon", "lord": "celeste", "lantern": "ash"},
        B={"lord": "mirage", "hand": "sun"},
        discard=["leaf"],
    )
    table.does("A", "steal B").does("B", "challenge").does("A", "concede")
    assert table.discard == ["sake", "block", "leaf", "moon", "sun", "leaf"]


@pytest.mark.rule("KI-R71")
def test_a_hand_has_no_order_of_its_own() -> None:
    tables = [
        Sitting(
            A={"hand": hand, "lord": "celeste"}, B={"lord": "hollow", "hand": "sun"}, C={"lord": "shisu", "hand": ""}
        )
        for hand in ("sake moon sun", "sun sake moon")
    ]
    assert tables[0].view("A").own == tables[1].view("A").own
    assert tables[0].offered("A") == tables[1].offered("A")


@pytest.mark.rule("KI-R72", "KI-R76", "KI-101")
def test_a_block_falls_before_the_ability_does_anything() -> None:
    table = Sitting(A={"hand": "block", "lord": "celeste", "lantern": "ash"}, discard=["leaf"], deck=["sun", "moon"])
    table.does("A", "summon").window(B="challenge").does("A", "block")
    assert table.discard == ["block", "leaf"]
    assert table.asked() == {"A": "keep"}
    assert table.hand("A") == []
    assert table.said() == ["blocked", "summoned"]


@pytest.mark.rule("KI-R72", "KI-127")
def test_hand_then_set_then_mark_of_a_lord_put_out() -> None:
    table = Sitting(
        A={"lord": "tanuki", "hand": "sun"},
        B={"lord": "celeste", "lives": 1, "hand": "moon block", "mark": "leaf"},
        C={"lord": "hollow"},
        discard=["sake"],
    )
    table.does("A", "attack B", "play sun", "strike")
    assert table.discard == ["leaf", "sun", "block", "moon", "sake"]


@pytest.mark.rule("KI-R72", "KI-R35", "KI-165")
def test_set_then_mark_then_penalty() -> None:
    table = Sitting(
        A={"lord": "haunt", "hand": "sun leaf", "lantern": "mist"},
        B={"lord": "celeste", "hand": "moon", "mark": "sun"},
        C={"lord": "tanuki"},
        discard=["sake"],
    )
    table.does("A", "attack B", "play sun", "play leaf as sun", "strike").does("B", "challenge").does("A", "reveal")
    assert table.discard == ["moon", "sun", "leaf", "sun", "sake"]


@pytest.mark.rule("KI-R72", "KI-R102")
def test_the_marks_of_an_attacked_tanuki_fall_after_its_hand_clockwise_from_it() -> None:
    table = Sitting(
        active="B",
        A={"lord": "celeste", "mark": "sun", "hand": ""},
        B={"lord": "hollow", "hand": "sake", "mark": "moon"},
        C={"lord": "tanuki", "lives": 1, "hand": "block"},
        D={"lord": "mirage", "mark": "leaf", "hand": ""},
        discard=["moon"],
    )
    table.does("B", "attack C", "play sake", "strike").does("C", "take")
    assert table.discard == ["sake", "moon", "sun", "leaf", "block", "moon"]
    assert [table.mark(seat) for seat in "ABCD"] == [None] * 4


@pytest.mark.rule("KI-R72", "KI-125")
def test_the_leaf_of_an_unmet_trade_falls_before_the_penalty() -> None:
    table = Sitting(
        A={"lord": "mirage", "hand": "leaf", "lantern": "mist"},
        B={"lord": "celeste", "hand": "moon block"},
        discard=["sake"],
    )
    table.does("A", "trade B sun leaf").does("B", "challenge").does("A", "reveal").does("B", "give moon")
    assert table.discard == ["block", "leaf", "sake"]


# The piles are open, or not


@pytest.mark.rule("KI-R73", "KI-017", "KI-R121")
def test_everyone_sees_the_whole_discard_pile() -> None:
    pile = ["moon", "leaf", "block", "sake", "sun"]
    table = Sitting(discard=pile)
    for who in ("A", "B", "spectator"):
        assert table.view(who).discard == (SUN, SAKE, BLOCK, LEAF, MOON)


@pytest.mark.rule("KI-R73", "KI-143")
def test_only_the_top_discard_can_be_taken() -> None:
    table = Sitting(at="draw", A={"lord": "haunt", "hand": ""}, discard=["moon", "leaf", "block"])
    assert table.offered("A") == ["draw deck", "draw discard"]
    table.does("A", "draw discard")
    assert table.hand("A") == ["moon"]
    assert table.discard == ["leaf", "block"]


@pytest.mark.rule("KI-R74", "KI-R121", "KI-117")
def test_a_shown_lantern_is_known_to_lie_at_the_bottom() -> None:
    table = Sitting(
        A={"lord": "mirage", "hand": "leaf", "lantern": "spirit"},
        B={"lord": "celeste", "hand": "moon"},
        C={"lord": "hollow", "hand": "moon"},
    )
    assert table.view("spectator").lantern_deck == 9
    table.does("A", "summon").window(B="challenge").does("A", "reveal").silence()
    assert table.lantern_deck[-1] == "spirit"
    assert table.knows("spectator", "lantern deck")[-1] == "spirit"
    table.does("A", "steal C").does("C", "challenge").does("A", "concede shown")
    assert table.knows("spectator", "lantern deck")[-2:] == ["spirit", table.lantern_deck[-1]]
    assert table.view("C").lantern_deck == 9


@pytest.mark.rule("KI-R74", "KI-R46", "KI-R122")
def test_a_lantern_conceded_unshown_is_known_to_its_owner_alone() -> None:
    table = Sitting(A={"lord": "mirage", "hand": "leaf", "lantern": "ash"}, B={"lord": "celeste", "hand": "moon"})
    table.does("A", "steal B").does("B", "challenge").does("A", "concede")
    assert table.lantern_deck[-1] == "ash"
    assert table.knows("A", "lantern deck")[-1] == "ash"
    assert table.knows("B", "lantern deck")[-1] == table.knows("spectator", "lantern deck")[-1] == "any"
    assert set(table.knows("A", "lantern deck")[:-1]) == {"any"}


@pytest.mark.rule("KI-R75")
def test_with_an_empty_lantern_deck_the_given_up_lantern_is_drawn_again() -> None:
    three = {"lanterns": {"spirit": 1, "shadow": 1, "ash": 1, "mist": 0}}
    table = Sitting(
        options={"content": three},
        A={"lord": "mirage", "hand": "leaf", "lantern": "ash"},
        B={"lord": "celeste", "hand": "moon", "lantern": "spirit"},
        C={"lantern": "shadow"},
    )
    assert table.lantern_deck == []
    table.does("A", "steal B").does("B", "challenge").does("A", "concede")
    assert table.lantern("A") == "ash"
    assert table.lantern_deck == []
    assert ("KI-013", ASH) in table.told("A")


@pytest.mark.rule("KI-R76", "KI-R72")
def test_a_stolen_card_moves_only_after_the_block_has_left_the_table() -> None:
    table = Sitting(A={"lord": "mirage", "hand": "block", "lantern": "ash"}, B={"hand": "sake"}, discard=["leaf"])
    table.does("A", "steal B").does("B", "challenge").does("A", "block")
    assert table.said()[-2:] == ["blocked", "stole"]
    assert table.discard == ["block", "leaf"]
    assert table.hand("A") == ["sake"]
    assert ("KI-R55", SAKE) in table.told("A")
