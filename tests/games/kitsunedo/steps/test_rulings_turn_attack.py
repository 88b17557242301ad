"""Rulings on turns, the first round, attacks and Ash (KI-R13 to KI-R35)."""

from __future__ import annotations

import pytest

from tests.games.kitsunedo.sitting import Sitting

# Turn and first round


@pytest.mark.rule("KI-R13", "KI-033")
def test_the_turn_of_an_out_lord_counts_for_the_first_round() -> None:
    for answer in ("stay", "flip"):
        table = Sitting(
            round=1,
            active="B",
            A={"lord": "haunt", "hand": "sun sun"},
            B={"lord": "celeste", "hand": "sun"},
            C={"lord": "hollow", "lives": 0},
            deck=["leaf", "leaf", "leaf"],
        )
        assert table.refused("B", "attack A") == "KI-032"
        table.ends("B")
        assert table.state.round == 1
        table.does("C", answer).does("A", "draw deck")
        assert table.state.round == 2
        assert ("sun", "sun") in table.sets("A", "B"), "the starter's second turn may attack"


@pytest.mark.rule("KI-R13")
def test_a_lord_out_for_good_is_passed_over() -> None:
    table = Sitting(
        stage="third",
        round=1,
        active="B",
        A={"lord": "haunt", "hand": "sun sun"},
        B={"lord": "celeste", "hand": "sun"},
        C={"lord": "hollow", "lives": 0},
    )
    table.ends("B")
    assert (table.active, table.state.round) == ("A", 2)
    assert ("sun", "sun") in table.sets("A", "B")


@pytest.mark.rule("KI-R13")
def test_passing_over_the_starter_starts_a_round_too() -> None:
    table = Sitting(
        stage="third",
        round=3,
        active="C",
        A={"lord": "haunt", "lives": 0},
        B={"lord": "celeste", "hand": "sun"},
        C={"lord": "hollow", "hand": "sun"},
    )
    table.ends("C")
    assert (table.active, table.state.round) == ("B", 4)


@pytest.mark.rule("KI-R14", "KI-034")
def test_the_tanuki_may_mark_in_the_first_round() -> None:
    table = Sitting(round=1, A={"lord": "tanuki", "hand": "sun sun"}, B={"lord": "celeste"}, C={"lord": "hollow"})
    assert table.refused("A", "attack B") == "KI-032"
    table.does("A", "mark B sun")
    assert table.mark("B") == "sun"
    table.ends("A").ends("B").ends("C")
    assert ("sun",) in table.sets("A", "B"), "the Critical Attack comes a turn later"


@pytest.mark.rule("KI-R15", "KI-031")
def test_four_cards_are_checked_only_in_ones_own_end_step() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "sun sun moon moon", "lantern": "ash"},
        B={"lord": "hollow", "hand": "moon moon sake sake sake"},
        C={"lord": "mirage"},
    )
    table.does("A", "summon").window().silence()
    table.does("A", "steal B").window()
    assert table.size("A") == 6
    assert table.asked() == {"A": "act"}
    table.does("A", "end")
    assert table.refused("A", "discard sun", "done") == "KI-030"
    table.does("A", "discard sun", "discard sun", "done")
    assert table.asked() == {"B": "act"}
    assert table.size("B") == 5
    table.does("B", "end")
    assert table.refused("B", "done") == "KI-030"


@pytest.mark.rule("KI-R16", "KI-029")
def test_one_may_discard_down_to_nothing() -> None:
    table = Sitting(A={"lord": "celeste", "hand": "sun moon"}, B={}, C={}, discard=["block"])
    table.ends("A", "moon", "sun")
    assert table.hand("A") == []
    assert table.discard == ["sun", "moon", "block"]
    assert table.active == "B"


@pytest.mark.rule("KI-R17", "KI-022")
def test_the_opening_draw_is_not_asked_for() -> None:
    table = Sitting(at="begin", A={"lord": "celeste", "hand": "sun"}, B={}, C={}, deck=["moon"], discard=["block"])
    assert table.said() == ["turn", "drew"]
    assert table.asked() == {"A": "act"}
    assert table.hand("A") == ["sun", "moon"]
    haunt = Sitting(at="begin", A={"lord": "haunt", "hand": "sun"}, B={}, C={}, discard=["block"])
    assert haunt.asked() == {"A": "draw"}


@pytest.mark.rule("KI-R18", "KI-027")
def test_spirit_shadow_and_mist_may_be_claimed_in_one_turn_and_each_stands_alone() -> None:
    table = Sitting(
        A={"lord": "shisu", "hand": "leaf leaf", "lantern": "ash"},
        B={"lord": "celeste", "hand": "moon"},
        C={"lord": "hollow", "hand": "block"},
        deck=["sun", "sake"],
    )
    table.does("A", "summon").window().does("A", "keep sun")
    table.attacks("A", "B", "leaf as sun", "leaf as sun").does("B", "take")
    assert table.lives("B") == 1
    table.does("A", "steal C").window(C="challenge").does("A", "concede")
    assert table.hand("C") == ["block"], "the theft falls"
    assert table.hand("A") == ["sun"], "the summoned card stays"
    assert table.lives("B") == 1, "and so does the blow"


@pytest.mark.rule("KI-R19", "KI-068", "KI-071")
def test_limits_are_cleared_at_the_end_of_the_turn() -> None:
    table = Sitting(A={"lord": "celeste", "hand": ""}, B={"lord": "hollow", "hand": "sun"}, C={"lord": "mirage"})
    table.does("A", "summon").window().silence()
    table.does("A", "steal B").window().does("A", "gift")
    blocked = table.blocked("A")
    assert (blocked["summon"], blocked["steal B"], blocked["gift"]) == ("KI-068", "KI-071", "KI-154")
    assert table.view("C").used != 0
    table.does("A", "end").silence()
    assert table.view("C").used == 0
    assert {"summon", "steal A", "steal C"} <= set(table.offered("B"))


@pytest.mark.rule("KI-R19", "KI-R47")
def test_the_protection_of_a_block_ends_with_the_turn() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "sun sun"},
        B={"lord": "celeste", "hand": "block", "lantern": "mist"},
        C={"lord": "mirage", "hand": "sun sun"},
    )
    table.attacks("A", "B", "sun", "sun").does("B", "ash").window(A="challenge").does("B", "block")
    table.ends("A").ends("B")
    table.attacks("C", "B", "sun", "sun").does("B", "ash")
    assert table.asked() == {"C": "doubt"}


@pytest.mark.rule("KI-R19", "KI-083")
def test_kept_mist_ends_with_the_turn_a_reap_being_a_new_one() -> None:
    table = Sitting(
        A={"lord": "haunt", "hand": "leaf leaf leaf leaf", "lantern": "mist"},
        B={"lord": "celeste", "hand": "sun"},
        C={"lord": "hollow"},
    )
    table.attacks("A", "B", "leaf as sun", "leaf as sun").does("B", "challenge").does("A", "reveal")
    table.attacks("A", "B", "leaf as sun")
    assert table.offered("B") == ["take", "ash"], "the power is kept"
    table.does("B", "ash").window()
    table.ends("A").does("A", "draw deck").attacks("A", "B", "leaf as sun")
    assert table.offered("B") == ["take", "ash", "challenge"], "in the extra turn it is a new claim"


@pytest.mark.rule("KI-R20")
def test_a_lord_that_goes_out_in_its_own_turn_does_nothing_more() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "", "lives": 1, "lantern": "ash"},
        B={"lord": "hollow", "hand": "sun"},
        C={"lord": "mirage"},
    )
    table.does("A", "summon").window(B="challenge").does("A", "concede")
    assert table.lives("A") == 0
    assert (table.active, table.asked()) == ("B", {"B": "act"})
    assert "cut-short" not in table.said()


@pytest.mark.rule("KI-R20", "KI-R117")
def test_only_an_out_shisu_still_has_its_end_step() -> None:
    table = Sitting(
        A={"lord": "shisu", "hand": "sun sun sun moon moon", "lives": 1, "lantern": "ash"},
        B={"lord": "hollow", "hand": "sun"},
        C={"lord": "mirage"},
    )
    table.does("A", "summon").window(B="challenge").does("A", "concede")
    assert table.lives("A") == 0
    assert table.asked() == {"A": "discard"}
    assert table.refused("A", "done") == "KI-030"
    table.does("A", "discard sun", "done")
    assert table.active == "B"


@pytest.mark.rule("KI-R21", "KI-043")
def test_targets_are_other_lords_in_the_game() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "sun sun sake"},
        B={"lord": "celeste", "hand": "", "lives": 2},
        C={"lord": "tanuki", "hand": "", "lives": 0},
        D={"lord": "mirage", "hand": "sun"},
    )
    blocked = table.blocked("A")
    assert {id: blocked[id] for id in ("steal B", "peep B", "trade B sun")} == {
        "steal B": "KI-R21",
        "peep B": "KI-R21",
        "trade B sun": "KI-R59",
    }, "an empty hand"
    assert {id: blocked[id] for id in ("attack C", "peep C", "steal C", "trade C sun")} == {
        "attack C": "KI-R21",
        "peep C": "KI-R21",
        "steal C": "KI-138",
        "trade C sun": "KI-138",
    }, "a lord that is out"
    assert {"attack B", "attack D", "steal D", "peep D", "trade D sun"} <= set(table.offered("A"))
    assert not [id for id in (*table.offered("A"), *blocked) if id.split()[1:2] == ["A"]], "never oneself"


@pytest.mark.rule("KI-R21", "KI-R99", "KI-R40")
def test_an_out_lord_neither_draws_nor_challenges_nor_is_marked() -> None:
    out = {"lord": "shisu", "hand": "sun", "lives": 0}
    gift = Sitting(A={"lord": "celeste", "hand": ""}, B=out, C={"lord": "mirage", "hand": ""})
    assert gift.does("A", "gift").size("B") == 1
    assert gift.does("A", "summon").asked() == {"C": "doubt"}
    tanuki = Sitting(A={"lord": "tanuki", "hand": "sun"}, B=out, C={"lord": "mirage", "hand": ""})
    assert tanuki.refused("A", "mark B sun") == "KI-R21"
    assert "mark C sun" in tanuki.offered("A")


# Attacks


@pytest.mark.rule("KI-R22", "KI-046", "KI-052", "KI-053")
def test_a_set_is_exact_or_has_one_card_more() -> None:
    hand = "sun sun sun sun moon"
    gilded = Sitting(A={"lord": "hollow", "hand": hand}, B={"lord": "celeste"}, C={})
    assert gilded.sets("A", "B") == {("sun", "sun"), ("sun", "sun", "sun")}
    diminished = Sitting(A={"lord": "hollow", "hand": hand}, B={"lord": "celeste", "lives": 1}, C={})
    assert diminished.sets("A", "B") == {("sun",), ("sun", "sun")}
    marked = Sitting(A={"lord": "tanuki", "hand": hand}, B={"lord": "celeste", "mark": "sun"}, C={})
    assert marked.sets("A", "B") == {("sun",), ("sun", "sun"), ("sun", "sun", "sun")}


@pytest.mark.rule("KI-R23", "KI-056")
def test_every_card_of_a_set_is_of_a_required_kind() -> None:
    table = Sitting(A={"lord": "hollow", "hand": "sun sun sake sake moon block"}, B={"lord": "tanuki"}, C={})
    assert table.sets("A", "B") == {("sake", "sun"), ("sake", "sun", "sun"), ("sake", "sake", "sun")}
    assert table.refused("A", "attack B", "play sun", "strike") == "KI-044"


@pytest.mark.rule("KI-R24", "KI-074", "KI-077")
def test_the_player_says_what_each_leaf_stands_for() -> None:
    table = Sitting(A={"lord": "hollow", "hand": "sun leaf leaf"}, B={"lord": "tanuki"}, C={})
    assert table.sets("A", "B") == {
        ("leaf as sake", "sun"),
        ("leaf as sake", "leaf as sun"),
        ("leaf as sake", "leaf as sake", "sun"),
        ("leaf as sake", "leaf as sun", "sun"),
    }
    table.attacks("A", "B", "sun", "leaf as sake", "leaf as sun")
    assert table.latest[0].args == (0, 1, (0, 2, 2), (0, 4, 0), False), "everyone is told"


@pytest.mark.rule("KI-R25", "KI-061")
def test_ash_is_not_offered_against_an_over_set() -> None:
    over = Sitting(A={"lord": "hollow", "hand": "sun sun leaf"}, B={"lord": "celeste", "lantern": "ash"}, C={})
    over.attacks("A", "B", "sun", "sun", "leaf as sun")
    assert over.offered("B") == ["take", "challenge"]
    assert over.refused("B", "ash") == "KI-061"
    exact = Sitting(A={"lord": "hollow", "hand": "sun leaf"}, B={"lord": "celeste", "lantern": "spirit"}, C={})
    assert exact.attacks("A", "B", "sun", "leaf as sun").offered("B") == ["take", "ash", "challenge"]


@pytest.mark.rule("KI-R25", "KI-R26", "KI-163")
def test_the_target_of_a_critical_attack_is_asked_nothing() -> None:
    table = Sitting(A={"lord": "tanuki", "hand": "leaf"}, B={"lord": "celeste", "mark": "sun", "lantern": "ash"}, C={})
    table.attacks("A", "B", "leaf as sun")
    assert table.asked() == {"A": "act"}
    assert table.lives("B") == 1


@pytest.mark.rule("KI-R26", "KI-061")
def test_the_target_of_an_over_set_of_real_cards_is_asked_nothing() -> None:
    table = Sitting(A={"lord": "hollow", "hand": "sun sun sun"}, B={"lord": "celeste", "lantern": "ash"}, C={})
    table.attacks("A", "B", "sun", "sun", "sun")
    assert table.asked() == {"A": "act"}
    assert (table.lives("B"), table.lantern("B")) == (1, "ash")


@pytest.mark.rule("KI-R26", "KI-R32", "KI-084")
def test_leaves_under_a_kept_mist_power_leave_ash_or_the_hit() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "leaf leaf sun sun sun"},
        B={"lord": "celeste", "lantern": "ash"},
        C={"lord": "mirage"},
        safe=["A mist"],
    )
    table.attacks("A", "B", "sun", "leaf as sun")
    assert table.offered("B") == ["take", "ash"]
    assert table.refused("B", "challenge") == "KI-084"
    table.does("B", "ash").window()
    assert table.lives("B") == 2
    table.attacks("A", "B", "sun", "sun", "leaf as sun")
    assert table.asked() == {"A": "act"}, "an over-set: nothing to ask"
    assert table.lives("B") == 1


def evading(hand: str, lantern: str, lives: int = 2) -> Sitting:
    """B has claimed Ash against an exact set of A, who challenges it."""
    table = Sitting(
        A={"lord": "hollow", "hand": "sun sun moon block", "lantern": "shadow"},
        B={"lord": "celeste", "hand": hand, "lantern": lantern, "lives": lives},
        C={"lord": "mirage"},
        discard=["sake"],
        lantern_deck=["spirit"],
    )
    table.attacks("A", "B", *["sun"] * lives).does("B", "ash")
    return table.window(A="challenge")


@pytest.mark.rule("KI-R27", "KI-062")
def test_a_conceded_ash_costs_the_life_and_the_penalty() -> None:
    table = evading("leaf moon", "mist").does("B", "concede")
    assert table.lives("B") == 1
    assert table.hand("B") == []
    assert table.discard == ["leaf", "moon", "sun", "sun", "sake"]
    assert table.lantern("B") == "spirit"
    assert table.asked() == {"A": "act"}
    assert table.hand("A") == ["moon", "block"]


@pytest.mark.rule("KI-R27")
def test_a_conceded_ash_with_an_empty_hand_costs_both_lives() -> None:
    table = evading("", "mist").does("B", "concede")
    assert table.lives("B") == 0
    assert [event.args[2] for event in table.latest if event.kind.name == "life-lost"] == ["KI-038", "KI-112"]


@pytest.mark.rule("KI-R28", "KI-113", "KI-115")
def test_a_proven_ash_stops_the_attack_and_ends_the_attackers_turn() -> None:
    table = evading("leaf", "ash").does("B", "reveal")
    assert table.lives("B") == 2
    assert table.discard == ["block", "moon", "sun", "sun", "sake"], "the set, then the attacker's hand"
    assert table.hand("A") == []
    assert table.active == "B"
    assert table.lantern("B") == "spirit"
    assert table.lantern_deck[-1] == "ash"


@pytest.mark.rule("KI-R29", "KI-060", "KI-050")
def test_an_ash_that_is_let_stand_stays_and_the_attacker_may_go_on() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "sun sun sun sun"},
        B={"lord": "celeste", "hand": "leaf", "lantern": "mist"},
        C={"lord": "mirage"},
        discard=["sake"],
    )
    table.attacks("A", "B", "sun", "sun").does("B", "ash").window(A="stand")
    assert (table.lives("B"), table.lantern("B")) == (2, "mist")
    assert table.discard == ["sun", "sun", "sake"]
    assert len(table.lantern_deck) == 9
    assert table.asked() == {"A": "act"}
    table.attacks("A", "B", "sun", "sun").does("B", "take")
    assert table.lives("B") == 1


def leaf_attack(cards: str, left: str = "", lantern: str = "ash", target: str = "moon") -> Sitting:
    """A attacks B, the Celeste, with Suns and Leaves as Suns."""
    table = Sitting(
        A={"lord": "hollow", "hand": f"{cards} {left}", "lantern": lantern},
        B={"lord": "celeste", "hand": target, "lantern": "ash"},
        C={"lord": "mirage"},
        discard=["sake"],
        lantern_deck=["spirit"],
    )
    return table.attacks("A", "B", *("leaf as sun" if card == "leaf" else card for card in cards.split()))


@pytest.mark.rule("KI-R30", "KI-085")
def test_after_a_blocked_mist_challenge_there_is_no_ash() -> None:
    table = leaf_attack("leaf leaf", "block").does("B", "challenge").does("A", "block")
    assert table.asked() == {"A": "act"}, "B is not asked again"
    assert table.lives("B") == 1
    assert (table.hand("A"), table.hand("B")) == ([], ["moon"]), "nobody pays a penalty"


@pytest.mark.rule("KI-R31", "KI-085")
@pytest.mark.parametrize("answer", ["stand", "challenge"])
def test_after_an_ash_claim_mist_cannot_be_challenged(answer: str) -> None:
    table = leaf_attack("leaf leaf", "moon").does("B", "ash").window(A=answer)
    if answer == "challenge":
        assert table.asked() == {"B": "answer"}
        table.does("B", "reveal")
    assert table.lives("B") == 2
    assert "respond" not in table.asked().values()
    assert "doubt" not in table.asked().values()
    assert table.lantern("A") == "ash", "A never had to show anything"


@pytest.mark.rule("KI-R33")
def test_a_leaf_attack_that_loses_its_challenge_loses_the_whole_set() -> None:
    table = leaf_attack("sun sun leaf", "moon").does("B", "challenge").does("A", "concede")
    assert table.lives("B") == 2, "although the two Suns alone would have done"
    assert table.said()[:3] == ["conceded", "failed", "penalty"]
    assert table.discard == ["moon", "leaf", "sun", "sun", "sake"], "the set, then the rest of the hand"
    assert (table.hand("A"), table.lives("A"), table.lantern("A")) == ([], 2, "spirit")
    assert table.active == "B"


@pytest.mark.rule("KI-R33", "KI-R43", "KI-112")
def test_played_cards_are_no_hand_to_pay_with() -> None:
    table = leaf_attack("leaf leaf").does("B", "challenge").does("A", "concede")
    assert table.lives("A") == 1
    assert table.discard == ["leaf", "leaf", "sake"]


@pytest.mark.rule("KI-R34")
def test_several_leaves_are_one_claim() -> None:
    table = leaf_attack("leaf leaf", lantern="mist").does("B", "challenge")
    assert table.said() == ["challenged"]
    table.does("A", "reveal")
    assert table.said().count("revealed") == 1
    assert table.said().count("penalty") == 1
    assert table.lives("B") == 1
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-R35", "KI-083")
def test_a_proven_mist_attack_lands_before_the_penalty() -> None:
    table = leaf_attack("sun leaf", lantern="mist", target="block sake").does("B", "challenge").does("A", "reveal")
    assert (table.lives("B"), table.hand("B")) == (1, [])
    assert table.discard == ["sake", "block", "leaf", "sun", "sake"], "the set, then the penalty"
    assert table.lantern("A") == "spirit"
    empty = leaf_attack("sun leaf", lantern="mist", target="").does("B", "challenge").does("A", "reveal")
    assert empty.lives("B") == 0
