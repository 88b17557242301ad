"""The stages of the Advent Tutorial as single games (section R, KI-R128 to KI-R132, KI-R140)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kitsunedo.catalog.cards import ASH, SPIRIT
from tests.games.kitsunedo.sitting import GAME, Sitting

ADVENTS = ("first", "second", "third")
STAGES = (*ADVENTS, "eve")
PICKS = ["celeste", "hollow", "mirage"]


def stage(name: str, **given: Any) -> Sitting:
    """Round two of a stage: a Celeste, a Hollow and a Mirage."""
    seats: dict[str, Any] = {
        seat: {"lord": lord, **given.pop(seat, {})} for seat, lord in zip("ABC", PICKS, strict=True)
    }
    return Sitting(stage=name, **seats, **given)


# Every stage


@pytest.mark.rule("KI-T05", "KI-T40", "KI-R128")
def test_one_life_in_the_advents_and_two_on_the_eve() -> None:
    assert [[stage(name).lives(seat) for seat in "ABC"] for name in STAGES] == [[1] * 3, [1] * 3, [1] * 3, [2] * 3]


@pytest.mark.rule("KI-T05", "KI-T16", "KI-R128")
@pytest.mark.parametrize("name", ADVENTS)
def test_one_successful_attack_with_the_upright_set_puts_a_lord_out(name: str) -> None:
    table = stage(name, A={"hand": "moon"}, B={"lantern": "spirit"})
    assert table.refused("A", "attack B") == "KI-044", "one Moon is the Diminished set"
    table = stage(name, A={"hand": "moon moon"}, B={"lantern": "spirit"})
    table.does("A", "attack B", "play moon", "play moon", "strike")
    if name != "first":
        table.does("B", "take")
    assert table.lives("B") == 0


@pytest.mark.rule("KI-T40", "KI-038")
def test_on_the_eve_the_first_attack_makes_a_lord_diminished() -> None:
    table = stage("eve", A={"hand": "moon moon moon"})
    table.does("A", "attack B", "play moon", "play moon", "strike").does("B", "take")
    assert table.lives("B") == 1
    assert table.offered("A", "attack B", "play moon") == ["strike"], "Diminished: one Moon"


@pytest.mark.rule("KI-T06", "KI-R13")
@pytest.mark.parametrize("name", ADVENTS)
def test_in_the_advents_a_lord_that_is_out_is_passed_over(name: str) -> None:
    table = stage(name, A={"hand": ""}, B={"lives": 0}, deck=["sake"] * 3).does("A", "end")
    assert table.active == "C"
    assert table.lives("B") == 0


@pytest.mark.rule("KI-T06", "KI-T41", "KI-130")
def test_on_the_eve_a_lord_that_is_out_flips_for_a_sake() -> None:
    table = stage("eve", A={"hand": ""}, B={"lives": 0}, deck=["sake", "moon"]).does("A", "end")
    assert table.asked() == {"B": "out"}
    table.does("B", "flip")
    assert (table.lives("B"), table.hand("B")) == (1, ["moon", "sake"])


@pytest.mark.rule("KI-T06", "KI-R13")
def test_passing_over_the_starter_raises_the_round() -> None:
    table = stage("second", active="C", A={"lives": 0}, C={"hand": ""}).does("C", "end")
    assert (table.active, table.state.round) == ("B", 3)


@pytest.mark.rule("KI-T07", "KI-127", "KI-129")
@pytest.mark.parametrize("name", ADVENTS)
def test_a_lord_put_out_in_an_advent_gives_up_items_and_lantern(name: str) -> None:
    table = stage(name, A={"hand": "moon moon moon"}, B={"hand": "sun leaf", "lantern": "ash"}, discard=["sake"])
    table.does("A", "attack B", "play moon", "play moon", "play moon", "strike")
    assert table.lives("B") == 0
    assert table.hand("B") == []
    assert table.discard == ["moon", "moon", "moon", "leaf", "sun", "sake"]
    assert table.lantern("B") is None
    assert table.lantern_deck[-1] == "ash"


ABILITIES = {"celeste": "gift", "hollow": "peep B", "tanuki": "mark B moon"}


@pytest.mark.rule("KI-T08", "KI-T42")
@pytest.mark.parametrize("lord", ABILITIES)
def test_lord_abilities_are_off_until_the_eve(lord: str) -> None:
    for name in STAGES:
        table = Sitting(stage=name, A={"lord": lord, "hand": "moon"}, B={"lord": "shisu", "hand": "sun"})
        assert (ABILITIES[lord] in table.offered("A")) == (name == "eve")


@pytest.mark.rule("KI-T08", "KI-T42")
@pytest.mark.parametrize("name", STAGES)
def test_memorial_grudge_and_thread_are_off_until_the_eve(name: str) -> None:
    table = Sitting(stage=name, at="draw", A={"lord": "haunt"})
    assert table.asked() == {"A": "draw" if name == "eve" else "act"}
    table = Sitting(stage=name, A={"lord": "mirage", "hand": "sake"}, B={"hand": "sun"})
    table.does("A", "trade B sun").does("B", "give sun")
    assert ("thread" in table.offered("A")) == (name == "eve")


@pytest.mark.rule("KI-T08")
def test_vengeful_spirit_is_off_until_the_eve() -> None:
    table = Sitting(
        stage="second",
        A={"lord": "shisu", "hand": "sun moon", "lantern": "ash"},
        B={"lord": "celeste", "hand": "sun"},
        C={"lord": "mirage"},
    )
    table.does("A", "steal B").does("B", "challenge").does("A", "concede")
    assert (table.lives("A"), table.hand("A")) == (1, [])


@pytest.mark.rule("KI-T08")
def test_a_shisu_put_out_in_an_advent_keeps_nothing() -> None:
    table = Sitting(stage="third", A={"lord": "celeste", "hand": "moon moon moon"}, B={"lord": "shisu", "hand": "sun"})
    table.does("A", "attack B", "play moon", "play moon", "play moon", "strike")
    assert (table.lives("B"), table.hand("B")) == (0, [])


@pytest.mark.rule("KI-T09", "KI-T15", "KI-T16", "KI-032")
@pytest.mark.parametrize("name", STAGES)
def test_nobody_attacks_in_the_first_round_of_any_stage(name: str) -> None:
    hands: dict[str, Any] = {"A": {"hand": "moon moon moon"}, "B": {"lantern": "spirit"}}
    assert stage(name, round=1, **hands).refused("A", "attack B") == ("KI-032" if name == "eve" else "KI-T09")
    assert "attack B" in stage(name, round=2, **hands).offered("A")


@pytest.mark.rule("KI-T10", "KI-179")
@pytest.mark.parametrize("name", STAGES)
def test_each_stage_ends_when_one_lord_is_left(name: str) -> None:
    table = stage(name, A={"hand": "moon moon moon", "lives": 1}, B={"lives": 1}, C={"lives": 0})
    cards = ["play moon"] * (3 if name != "eve" else 2)
    table.does("A", "attack B", *cards, "strike")
    assert table.winner == "A"
    assert table.asked() == {}


@pytest.mark.rule("KI-T18", "KI-029", "KI-030")
@pytest.mark.parametrize("name", STAGES)
def test_the_four_card_limit_and_free_discarding_hold_in_each_stage(name: str) -> None:
    table = stage(name, at="discard", A={"hand": "sun sun moon moon sake"})
    assert table.refused("A", "done") == "KI-030"
    table.does("A", "discard sun", "discard sake", "discard moon", "done")
    assert table.hand("A") == ["sun", "moon"]


@pytest.mark.rule("KI-T03")
def test_each_stage_keeps_what_was_there_and_adds_its_own() -> None:
    def can(name: str) -> set[str]:
        table = stage(name, A={"hand": "sake leaf", "lantern": "spirit"}, B={"hand": "moon"})
        offered = set(table.offered("A")) & {"summon", "steal B", "trade B sun", "trade B sun leaf", "gift"}
        return offered | {f"{table.state.rules.lives} lives"}

    assert can("first") == {"summon", "trade B sun", "1 lives"}
    assert can("second") == can("first") | {"steal B"}
    assert can("third") == can("second") | {"trade B sun leaf"}
    assert can("eve") == can("third") - {"1 lives"} | {"gift", "2 lives"}


# First Advent


@pytest.mark.rule("KI-T13", "KI-T22", "KI-R121")
def test_lanterns_lie_face_up_in_the_first_advent_alone() -> None:
    table = stage("first", A={"lantern": "ash"}, B={"lantern": "spirit"}, C={"lantern": "ash"})
    assert table.view("spectator").shown == (ASH, SPIRIT, ASH)
    for name in ("second", "third", "eve"):
        assert stage(name).view("spectator").shown == ()


@pytest.mark.rule("KI-T13", "KI-T15", "KI-R140")
def test_a_face_up_spirit_summons_without_a_challenge_and_is_kept() -> None:
    table = stage("first", round=1, A={"hand": "", "lantern": "spirit"}, deck=["sun", "moon"]).does("A", "summon")
    assert table.asked() == {"A": "keep"}
    table.does("A", "keep moon")
    assert (table.hand("A"), table.deck[0], table.lantern("A")) == (["moon"], "sun", "spirit")
    assert table.refused("A", "summon") == "KI-068"


@pytest.mark.rule("KI-R140")
def test_a_face_up_spirit_summons_in_each_turn_of_its_owner() -> None:
    table = stage("first", A={"hand": "", "lantern": "spirit"}).does("A", "summon").silence()
    for seat in "ABC":
        table.does(seat, "end").silence()
    assert table.active == "A"
    assert "summon" in table.offered("A")


@pytest.mark.rule("KI-T15", "KI-T13")
def test_without_a_face_up_spirit_there_is_no_summon() -> None:
    assert stage("first", A={"lantern": "ash"}).refused("A", "summon") == "KI-T15"
    assert "summon" in stage("second", A={"lantern": "ash"}).offered("A")


@pytest.mark.rule("KI-T15")
def test_a_sake_trades_in_the_first_turn_of_the_first_advent() -> None:
    table = (
        stage("first", round=1, A={"hand": "sake"}, B={"hand": "sun"}).does("A", "trade B sun").does("B", "give sun")
    )
    assert (table.hand("A"), table.hand("B")) == (["sun"], ["sake"])


@pytest.mark.rule("KI-T16", "KI-T13", "KI-R131")
def test_attacks_follow_one_another_and_no_target_is_asked() -> None:
    hands: dict[str, Any] = {"A": {"hand": "moon moon sun sun"}, "B": {"lantern": "spirit"}, "C": {"lantern": "spirit"}}
    table = stage("first", **hands, D={"lord": "shisu"})
    table.does("A", "attack B", "play moon", "play moon", "strike")
    assert table.asked() == {"A": "act"}
    table.does("A", "attack C", "play sun", "play sun", "strike")
    assert [table.lives(seat) for seat in "ABC"] == [1, 0, 0]


@pytest.mark.rule("KI-T17", "KI-R131", "KI-R140")
def test_a_lord_showing_ash_is_attacked_with_three_cards_only() -> None:
    assert stage("first", A={"hand": "moon moon"}, B={"lantern": "ash"}).refused("A", "attack B") == "KI-T17"
    table = stage("first", A={"hand": "moon moon moon"}, B={"lantern": "ash", "hand": "sun"})
    assert table.refused("A", "attack B", "play moon", "play moon", "strike") == "KI-R131"
    table.does("A", "attack B", "play moon", "play moon", "play moon", "strike")
    assert table.asked() == {"A": "act"}
    assert table.lives("B") == 0


@pytest.mark.rule("KI-T17", "KI-056")
def test_three_cards_of_one_type_do_not_match_a_tanuki_showing_ash() -> None:
    tanuki = {"lord": "tanuki", "lantern": "ash"}
    assert stage("first", A={"hand": "sun sun sun"}, D=tanuki).refused("A", "attack D") == "KI-T17"
    table = stage("first", A={"hand": "sun sun sake"}, D=tanuki)
    table.does("A", "attack D", "play sun", "play sun", "play sake", "strike")
    assert table.lives("D") == 0


@pytest.mark.rule("KI-R140", "KI-T07")
def test_the_face_up_lantern_of_a_lord_put_out_goes_face_up_to_the_bottom() -> None:
    table = stage("first", A={"hand": "moon moon moon"}, B={"lantern": "ash"})
    table.does("A", "attack B", "play moon", "play moon", "play moon", "strike")
    assert table.lantern_deck[-1] == "ash"
    assert table.knows("spectator", "lantern deck")[-1] == "ash"


@pytest.mark.rule("KI-R129", "KI-T11")
@pytest.mark.parametrize("name", ["first", "second"])
def test_a_leaf_is_no_use_before_mist_but_it_can_be_held_traded_and_discarded(name: str) -> None:
    table = stage(name, A={"hand": "moon moon leaf"}, B={"lantern": "spirit"}, C={"hand": "sun"})
    assert table.offered("A", "attack B") == ["play moon"]
    assert not [id for id in table.offered("A") if id.startswith("trade")], "a Leaf pays for no trade"
    assert stage(name, A={"hand": "moon leaf"}, B={"lantern": "spirit"}).refused("A", "attack B") == "KI-R129"
    table = stage(name, A={"hand": "sake"}, C={"hand": "leaf sun"}).does("A", "trade C moon")
    assert table.refused("C", "give-leaf leaf as moon") == "KI-R129"
    table.does("C", "give leaf")
    assert table.hand("A") == ["leaf"]
    table.does("A", "end").does("A", "discard leaf", "done")
    assert table.discard[0] == "leaf"


@pytest.mark.rule("KI-R129", "KI-T17")
def test_a_leaf_does_not_help_against_a_face_up_ash() -> None:
    table = stage("first", A={"hand": "moon moon leaf"}, B={"lantern": "ash"})
    assert table.refused("A", "attack B") == "KI-T17"


@pytest.mark.rule("KI-R129")
def test_a_leaf_can_be_stolen_before_mist() -> None:
    table = stage("second", A={"hand": ""}, B={"hand": "leaf"}).does("A", "steal B").does("B", "stand")
    assert table.hand("A") == ["leaf"]


@pytest.mark.rule("KI-R130", "KI-T15")
def test_shadow_and_mist_are_claimed_from_their_stage_on() -> None:
    table = stage("first", A={"hand": "leaf sake"}, B={"hand": "sun"})
    assert table.refused("A", "steal B") == "KI-R130"
    table = stage("second", A={"hand": "leaf"}, B={"hand": "sun"})
    assert "steal B" in table.offered("A")
    assert "trade B sun leaf" not in table.offered("A")
    assert "trade B sun leaf" in stage("third", A={"hand": "leaf"}, B={"hand": "sun"}).offered("A")


# Second Advent


@pytest.mark.rule("KI-T24", "KI-102")
@pytest.mark.parametrize("lantern", ["spirit", "shadow", "ash"])
def test_spirit_shadow_and_ash_are_claimed_held_or_not(lantern: str) -> None:
    table = stage("second", A={"hand": "moon moon", "lantern": lantern}, B={"lantern": lantern})
    assert {"summon", "steal B"} <= set(table.offered("A"))
    table.does("A", "attack B", "play moon", "play moon", "strike")
    assert table.offered("B") == ["take", "ash"]


@pytest.mark.rule("KI-T25", "KI-048", "KI-062")
def test_ash_is_challenged_or_the_played_cards_are_lost() -> None:
    table = stage("second", A={"hand": "moon moon moon"}, B={"lantern": "spirit"})
    table.does("A", "attack B", "play moon", "play moon", "strike").does("B", "ash")
    assert table.offered("A") == ["stand", "challenge"]
    table.does("A", "stand")
    assert (table.lives("B"), table.hand("A"), table.discard[:2]) == (1, ["moon"], ["moon", "moon"])


@pytest.mark.rule("KI-T26", "KI-122")
def test_who_may_challenge_in_the_second_advent() -> None:
    hands: dict[str, Any] = {"A": {"hand": "moon moon"}, "B": {"hand": "sun"}, "C": {"hand": "sun"}}
    assert stage("second", **hands).does("A", "summon").asked() == {"B": "doubt", "C": "doubt"}
    assert stage("second", **hands).does("A", "steal C").asked() == {"C": "doubt"}
    attack = stage("second", **hands).does("A", "attack B", "play moon", "play moon", "strike").does("B", "ash")
    assert attack.asked() == {"A": "doubt"}


@pytest.mark.rule("KI-T27", "KI-R45", "KI-108")
def test_reveal_and_concede_are_the_only_answers_and_a_bluffer_must_concede() -> None:
    table = stage("second", A={"hand": "sun", "lantern": "ash"}).does("A", "summon").window(B="challenge")
    assert table.offered("A") == ["concede", "concede shown"]
    assert table.refused("A", "reveal") == "KI-108"
    assert table.refused("A", "block") == "KI-T27"
    table = stage("second", A={"hand": "sun", "lantern": "spirit"}).does("A", "summon").window(B="challenge")
    assert table.offered("A") == ["concede", "concede shown", "reveal"]


@pytest.mark.rule("KI-T28", "KI-111", "KI-113")
def test_a_lost_challenge_costs_the_hand_and_the_rest_of_the_turn() -> None:
    table = stage("second", A={"hand": "sun moon", "lantern": "ash"}, B={"hand": "sun"})
    table.does("A", "steal B").does("B", "challenge").does("A", "concede")
    assert (table.hand("A"), table.lives("A"), table.active) == ([], 1, "B")


@pytest.mark.rule("KI-T28", "KI-112")
def test_a_lost_challenge_with_an_empty_hand_puts_out() -> None:
    table = stage("second", A={"hand": "", "lantern": "ash"}, B={"hand": "sun"}, C={"hand": "sun"})
    table.does("A", "steal B").does("B", "challenge").does("A", "concede")
    assert (table.lives("A"), table.active) == (0, "B")


@pytest.mark.rule("KI-T29", "KI-115", "KI-117", "KI-118")
def test_a_revealer_uses_the_ability_then_replaces_the_lantern_face_down() -> None:
    hands: dict[str, Any] = {"A": {"hand": "", "lantern": "shadow"}, "B": {"hand": "sun moon"}}
    table = (
        stage("second", **hands, lantern_deck=["ash"]).does("A", "steal B").does("B", "challenge").does("A", "reveal")
    )
    assert table.size("A") == 1, "stolen before B lost the rest"
    assert table.hand("B") == []
    assert (table.lantern("A"), table.lantern_deck[-1]) == ("ash", "shadow")
    assert ("KI-013", ASH) in table.told("A")
    assert ("KI-013", ASH) not in table.told("B")


@pytest.mark.rule("KI-T29", "KI-117")
def test_a_conceded_lantern_is_replaced() -> None:
    table = stage("second", A={"hand": "sun", "lantern": "ash"}, B={"hand": "sun"}, lantern_deck=["spirit"])
    table.does("A", "steal B").does("B", "challenge").does("A", "concede")
    assert (table.lantern("A"), table.lantern_deck[-1]) == ("spirit", "ash")


# Third Advent


@pytest.mark.rule("KI-T34", "KI-094")
def test_a_block_answers_a_challenge_from_the_third_advent_on() -> None:
    table = stage("third", A={"hand": "block", "lantern": "ash"}, B={"hand": "sun"}).does("A", "steal B")
    table.does("B", "challenge")
    assert "block" in table.offered("A")
    table.does("A", "block")
    assert (table.hand("A"), table.discard[0]) == (["sun"], "block")
    table = stage("third", A={"hand": "sun", "lantern": "ash"}, B={"hand": "sun"}).does("A", "steal B")
    assert table.does("B", "challenge").refused("A", "block") == "KI-094"


@pytest.mark.rule("KI-T35", "KI-T36", "KI-083", "KI-084")
@pytest.mark.parametrize("answer", ["reveal", "block"])
def test_leaves_transform_under_mist_which_is_kept_when_proved_or_blocked(answer: str) -> None:
    hands: dict[str, Any] = {"A": {"hand": "leaf leaf block", "lantern": "mist"}, "B": {"hand": "sun"}}
    table = stage("third", **hands, C={"hand": "moon"}).does("A", "trade B sun leaf").does("B", "challenge")
    table.does("A", answer).does("B", "give sun")
    assert "sun" in table.hand("A")
    table.does("A", "trade C moon leaf")
    assert table.asked() == {"C": "give"}, "no window opens any more"


@pytest.mark.rule("KI-T35", "KI-081")
def test_a_transformed_leaf_can_be_challenged_at_first() -> None:
    table = stage("third", A={"hand": "leaf moon"}, B={"hand": "sun"})
    table.does("A", "attack B", "play moon", "play leaf as moon", "strike")
    assert table.offered("B") == ["take", "ash", "challenge"]


# Eve


@pytest.mark.rule("KI-T43")
def test_the_eve_is_the_standard_game() -> None:
    eve, standard = (GAME.rules(3, {"stage": name}).plain() for name in ("eve", "standard"))
    assert {**eve, "stage": ""} == {**standard, "stage": ""}
    assert GAME.rules(3, {}).plain() == standard
