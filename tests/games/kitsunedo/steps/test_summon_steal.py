"""The Spirit Lantern: SUMMON (section G), and the Shadow Lantern: STEAL (section H)."""

from __future__ import annotations

import pytest

from hyakki.games.kitsunedo.catalog.cards import LEAF, MOON, SAKE
from tests.games.kitsunedo.sitting import Sitting

# SUMMON


def summoned(deck: str = "moon sake leaf") -> Sitting:
    table = Sitting(
        deck=deck.split(),
        A={"lord": "hollow", "hand": "sun", "lantern": "ash"},
        B={"lord": "celeste", "hand": "sun"},
        C={"lord": "shisu", "hand": "sun"},
    )
    return table.does("A", "summon").window()


@pytest.mark.rule("KI-066", "KI-R56")
@pytest.mark.parametrize("kept, left", [("moon", "sake"), ("sake", "moon")])
def test_of_the_two_top_items_one_is_kept_and_the_other_goes_back_on_top(kept: str, left: str) -> None:
    table = summoned()
    assert table.asked() == {"A": "keep"}
    assert table.offered("A") == ["keep moon", "keep sake"]
    assert table.told("A") == [("KI-R56", (MOON, SAKE))]
    assert table.told("B") == table.told("C") == table.told("spectator") == []
    table.does("A", f"keep {kept}")
    assert table.hand("A") == ["sun", kept]
    assert table.deck[:2] == [left, "leaf"]
    assert table.told("B") == table.told("spectator") == []
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-066", "KI-R138")
def test_the_choice_is_asked_even_between_two_alike() -> None:
    table = summoned("moon moon leaf")
    assert table.offered("A") == ["keep moon"]
    table.does("A", "keep moon")
    assert table.hand("A") == ["sun", "moon"]
    assert table.deck[:2] == ["moon", "leaf"]


@pytest.mark.rule("KI-066")
def test_in_silence_the_first_of_the_two_is_kept() -> None:
    table = summoned("sake moon leaf").silence()
    assert table.hand("A") == ["sun", "sake"]
    assert table.deck[:2] == ["moon", "leaf"]


@pytest.mark.rule("KI-067")
def test_summon_comes_on_top_of_the_opening_draw_and_nets_one_card() -> None:
    table = Sitting(
        active="C",
        deck=["block", "moon", "sake", "leaf"],
        A={"lord": "hollow", "hand": "sun"},
        B={"lord": "celeste"},
        C={"lord": "shisu"},
    )
    table.ends("C")
    assert table.hand("A") == ["sun", "block"]
    cards = len(table.deck)
    table.does("A", "summon").window().does("A", "keep sake")
    assert table.hand("A") == ["sun", "block", "sake"]
    assert len(table.deck) == cards - 1
    assert table.deck[:2] == ["moon", "leaf"]


@pytest.mark.rule("KI-068")
def test_summon_is_used_once_per_turn() -> None:
    table = summoned().does("A", "keep moon")
    assert "summon" not in table.offered("A")
    assert table.refused("A", "summon") == "KI-068"
    table.ends("A")
    assert "summon" in table.offered("B")
    table.ends("B").ends("C")
    assert "summon" in table.offered("A")


@pytest.mark.rule("KI-068")
def test_a_new_spirit_lantern_gives_no_second_summon() -> None:
    table = Sitting(A={"lord": "hollow", "lantern": "spirit"}, B={"lord": "celeste"}, lantern_deck=["spirit"])
    table.does("A", "summon").window(B="challenge").does("A", "reveal").silence()
    assert table.lantern("A") == "spirit"
    assert table.refused("A", "summon") == "KI-068"


@pytest.mark.rule("KI-069", "KI-R38", "KI-R40")
def test_any_other_lord_in_the_game_may_challenge_a_summon() -> None:
    for challenger in "BCE":
        table = Sitting(
            seats=5,
            A={"lord": "hollow", "hand": "sun", "lantern": "ash"},
            B={"lord": "celeste"},
            C={"lord": "haunt"},
            D={"lord": "mirage", "lives": 0},
            E={"lord": "tanuki"},
        )
        table.does("A", "summon")
        assert table.asked() == {"B": "doubt", "C": "doubt", "E": "doubt"}
        table.window(**{challenger: "challenge"})
        assert table.asked() == {"A": "answer"}
        assert table.latest[0].args[0] == "ABCDE".index(challenger)
        table.does("A", "concede")
        assert table.hand("A") == []


@pytest.mark.rule("KI-066", "KI-116")
def test_a_conceded_summon_draws_nothing() -> None:
    table = Sitting(
        deck=["moon", "sake", "block"],
        A={"lord": "hollow", "hand": "sun", "lantern": "ash"},
        B={"lord": "celeste", "hand": ""},
        C={"lord": "shisu", "hand": ""},
    )
    table.does("A", "summon").window(C="challenge").does("A", "concede")
    assert table.hand("A") == []
    assert table.hand("B") == ["moon"]
    assert table.deck[:2] == ["sake", "block"]


# STEAL


def stealing(hand: str = "sun moon leaf sake") -> Sitting:
    return Sitting(
        discard=["moon"],
        A={"lord": "hollow", "hand": "block", "lantern": "ash"},
        B={"lord": "celeste", "hand": hand, "lantern": "mist"},
        C={"lord": "shisu", "hand": "sun"},
    )


@pytest.mark.rule("KI-070", "KI-R54")
@pytest.mark.parametrize("place, item", [(0, "sun"), (1, "moon"), (2, "leaf"), (3, "sake")])
def test_steal_takes_any_one_card_from_another_hand(place: int, item: str) -> None:
    table = stealing().does("A", "steal B").set_chance(place).does("B", "stand")
    assert sorted(table.hand("A")) == sorted(["block", item])
    assert table.size("B") == 3
    assert item not in table.hand("B")
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-070", "KI-R55", "KI-R122")
def test_the_thief_does_not_see_the_hand_and_only_the_two_learn_the_card() -> None:
    table, other = stealing().does("A", "steal B"), stealing("leaf block block moon").does("A", "steal B")
    assert table.view("A").plain() == other.view("A").plain()
    table.set_chance(2).does("B", "stand")
    assert table.told("A") == table.told("B") == [("KI-R55", LEAF)]
    assert table.told("C") == table.told("spectator") == []
    other.set_chance(1).does("B", "stand")
    assert table.view("C").plain() == other.view("C").plain()


@pytest.mark.rule("KI-070", "KI-R21")
def test_nobody_steals_from_itself_or_from_an_empty_hand() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "block"}, B={"lord": "celeste", "hand": ""}, C={"lord": "shisu", "hand": "sun"}
    )
    assert [id for id in table.offered("A") if id.startswith("steal")] == ["steal C"]
    assert table.refused("A", "steal B") == "KI-R21"


@pytest.mark.rule("KI-071")
def test_steal_is_used_once_per_turn() -> None:
    table = stealing().does("A", "steal B").does("B", "stand")
    assert table.refused("A", "steal B") == table.refused("A", "steal C") == "KI-071"
    assert "summon" in table.offered("A")
    table.ends("A")
    assert {"steal A", "steal C"} <= {*table.offered("B")}
    table.ends("B").ends("C")
    assert {"steal B", "steal C"} <= {*table.offered("A")}


@pytest.mark.rule("KI-071")
def test_a_new_shadow_lantern_gives_no_second_steal() -> None:
    table = Sitting(
        lantern_deck=["shadow"],
        A={"lord": "hollow", "lantern": "shadow", "hand": ""},
        B={"lord": "celeste", "hand": "sun moon"},
        C={"lord": "shisu", "hand": "sun"},
    )
    table.does("A", "steal B").does("B", "challenge").set_chance(0).does("A", "reveal")
    assert table.hand("A") == ["sun"]
    assert table.lantern("A") == "shadow"
    assert table.refused("A", "steal C") == "KI-071"


@pytest.mark.rule("KI-072")
def test_only_the_victim_may_challenge_a_steal() -> None:
    table = stealing().does("A", "steal B")
    assert table.asked() == {"B": "doubt"}
    assert table.offered("B") == ["stand", "challenge"]
    table.does("B", "challenge").does("A", "concede")
    assert table.hand("A") == []
    assert "sun" in table.hand("B") and len(table.hand("B")) == 5  # with its opening draw
    table = stealing().does("A", "steal C")
    assert table.asked() == {"C": "doubt"}
