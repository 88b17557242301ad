"""Rulings on the Spirit Lords (KI-R89 to KI-R108, KI-R116 to KI-R120); the Mirage has a file of its own."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kitsunedo.catalog.cards import LEAF, MOON, SAKE, SUN
from tests.games.kitsunedo.sitting import Sitting

CELESTE, HAUNT, MIRAGE = {"lord": "celeste"}, {"lord": "haunt"}, {"lord": "mirage"}
HOLLOW, TANUKI, SHISU = {"lord": "hollow"}, {"lord": "tanuki"}, {"lord": "shisu"}


def verbs(table: Sitting, seat: str) -> set[str]:
    return {id.split()[0] for id in table.offered(seat)}


# When abilities may be used


@pytest.mark.rule("KI-R89", "KI-026")
@pytest.mark.parametrize("lord", ["celeste", "hollow", "tanuki", "mirage"])
def test_no_lord_ability_is_used_on_the_turn_of_another(lord: str) -> None:
    table = Sitting(A={"lord": "shisu", "hand": "sake"}, B={"lord": lord, "hand": "sun moon leaf sake"}, C=HAUNT)
    assert verbs(table, "A").isdisjoint({"gift", "peep", "mark", "thread"})
    table.does("A", "steal B")
    assert table.offered("B") == ["stand", "challenge"]
    table.does("B", "stand").does("A", "trade B block")
    assert verbs(table, "B") == {"give"}


@pytest.mark.rule("KI-R89")
def test_an_out_lord_uses_no_ability_on_its_turn() -> None:
    table = Sitting(at="out", A={**CELESTE, "lives": 0}, B=HOLLOW)
    assert table.offered("A") == ["flip", "stay"]


@pytest.mark.rule("KI-R89", "KI-143")
def test_memorial_is_for_the_opening_draw_of_the_haunt_alone() -> None:
    table = Sitting(at="draw", A={**CELESTE, "hand": ""}, B=HAUNT, discard=["moon"])
    assert table.asked() == {"A": "act"}
    table.does("A", "end").silence()
    assert table.asked() == {"B": "draw"}


@pytest.mark.rule("KI-R90", "KI-R14")
def test_lord_abilities_may_be_used_in_the_first_round() -> None:
    others: dict[str, Any] = {"B": {**SHISU, "hand": "moon"}, "C": {**HAUNT, "hand": "sun"}}
    assert "gift" in Sitting(round=1, A=CELESTE, **others).offered("A")
    assert "peep B" in Sitting(round=1, A=HOLLOW, **others).offered("A")
    assert "mark B moon" in Sitting(round=1, A={**TANUKI, "hand": "moon"}, **others).offered("A")
    assert "thread" in Sitting(round=1, A=MIRAGE, **others).does("A", "steal B").window().offered("A")


# Fox of the Hollow


@pytest.mark.rule("KI-R91", "KI-140")
def test_a_hollow_with_an_empty_hand_looks_but_cannot_swap() -> None:
    table = Sitting(A={**HOLLOW, "hand": ""}, B={**CELESTE, "hand": "sun moon"}).does("A", "peep B")
    assert table.offered("A") == ["no-swap"]
    assert table.told("A") == [("KI-139", (SUN, MOON))]
    table = Sitting(A={**HOLLOW, "hand": "leaf"}, B={**CELESTE, "hand": "sun moon"}).does("A", "peep B")
    assert table.offered("A") == ["no-swap", "swap leaf sun", "swap leaf moon"]


@pytest.mark.rule("KI-R92", "KI-R122", "KI-139")
def test_only_the_hollow_sees_the_hand_it_looks_at() -> None:
    table = Sitting(A={**HOLLOW, "hand": "leaf"}, B={**CELESTE, "hand": "sun moon"}, C=MIRAGE).does("A", "peep B")
    assert table.said() == ["peeped"]
    assert table.latest[0].args == (0, 1)
    assert table.told("A") == [("KI-139", (SUN, MOON))]
    assert table.told("B") == table.told("C") == table.told("spectator") == []
    table.does("A", "no-swap")
    assert [(event.kind.name, event.args, event.fact) for event in table.latest] == [("no-swap", (0, 1), None)]
    assert table.knows("A", "B") == ["sun", "moon"], "what was seen is kept"
    assert table.knows("C", "B") == ["any", "any"]


@pytest.mark.rule("KI-R92", "KI-R122", "KI-140")
def test_the_two_lords_of_a_swap_learn_which_cards_and_the_others_that_it_happened() -> None:
    table = Sitting(A={**HOLLOW, "hand": "leaf"}, B={**CELESTE, "hand": "sun moon"}, C=MIRAGE).does("A", "peep B")
    choice = table.state.stack[-1].menu(table.state, table.ask("A"), (), False).options[1]
    assert choice.outward(1 << 1) == "swap leaf sun"
    assert choice.outward(1 << 2) == "swap"
    table.does("A", "swap leaf moon")
    assert table.said() == ["swapped"]
    assert table.latest[0].args == (0, 1)
    assert table.told("A") == table.told("B") == [("KI-R92", LEAF, MOON)]
    assert table.told("C") == table.told("spectator") == []
    assert table.knows("B", "A") == ["moon"]
    assert table.knows("C", "A") == ["any"]
    assert (table.hand("A"), table.hand("B")) == (["moon"], ["sun", "leaf"])


@pytest.mark.rule("KI-R93", "KI-142")
@pytest.mark.parametrize("drawn, stolen", [(0, "sun"), (1, "moon")])
def test_after_the_look_the_same_lord_may_be_stolen_from_at_random(drawn: int, stolen: str) -> None:
    table = Sitting(A={**HOLLOW, "hand": ""}, B={**CELESTE, "hand": "sun moon"}).does("A", "peep B")
    assert verbs(table, "A") == {"no-swap"}, "no STEAL during the look"
    table.does("A", "no-swap").does("A", "steal B").set_chance(drawn).does("B", "stand")
    assert table.hand("A") == [stolen]


# Fox of the Haunt


@pytest.mark.rule("KI-R94", "KI-143")
def test_without_a_discard_pile_there_is_no_memorial() -> None:
    table = Sitting(at="draw", A={**HAUNT, "hand": ""}, deck=["moon"], discard=[])
    assert table.asked() == {"A": "act"}
    assert table.hand("A") == ["moon"]
    assert Sitting(at="draw", A=HAUNT, discard=["sun"]).asked() == {"A": "draw"}


@pytest.mark.rule("KI-R95", "KI-136")
def test_memorial_is_allowed_on_the_opening_draw_after_a_return() -> None:
    table = Sitting(at="out", A={**HAUNT, "lives": 0}, B=CELESTE, C=HOLLOW, deck=["sake", "sun"], discard=["moon"])
    table.does("A", "flip")
    assert table.offered("A") == ["draw deck", "draw discard"]


@pytest.mark.rule("KI-R96", "KI-144", "KI-146")
def test_two_lives_reaped_in_one_turn_earn_one_extra_turn() -> None:
    table = Sitting(A={**HAUNT, "hand": "sun sun sun"}, B={**CELESTE, "hand": ""}, C={**HOLLOW, "hand": ""}, discard=[])
    table.does("A", "attack B", "play sun", "play sun", "strike").does("B", "take")
    assert "reaped" in table.said()
    table.does("A", "attack B", "play sun", "strike").does("B", "take")
    assert "reaped" not in table.said()
    table.does("A", "end")
    assert (table.active, table.state.extra) == ("A", True)
    table.silence().does("A", "end").silence()
    assert table.active == "B"
    assert not table.state.extra


@pytest.mark.rule("KI-R96", "KI-146")
def test_the_extra_turn_can_earn_the_next() -> None:
    table = Sitting(extra=True, A={**HAUNT, "hand": "sun"}, B={**CELESTE, "lives": 1}, C=HOLLOW, D=MIRAGE)
    table.does("A", "attack B", "play sun", "strike").does("B", "take").does("A", "end")
    assert table.active == "A"
    assert table.state.extra


@pytest.mark.rule("KI-R97", "KI-113")
def test_after_a_lost_challenge_the_reaped_turn_still_comes() -> None:
    table = Sitting(A={**HAUNT, "hand": "sun moon", "lantern": "ash"}, B={**CELESTE, "lives": 1}, C=HOLLOW, D=MIRAGE)
    table.does("A", "attack B", "play sun", "strike").does("B", "take")
    table.does("A", "summon").window(C="challenge").does("A", "concede")
    assert table.hand("A") == []
    assert (table.active, table.state.extra) == ("A", True)
    assert table.asked() == {"A": "draw"}


@pytest.mark.rule("KI-R97", "KI-R20")
def test_a_haunt_that_is_out_at_the_end_of_its_turn_forfeits_the_reaped_turn() -> None:
    table = Sitting(
        A={**HAUNT, "lives": 1, "hand": "sun", "lantern": "ash"}, B={**CELESTE, "lives": 1}, C=HOLLOW, D=MIRAGE
    )
    table.does("A", "attack B", "play sun", "strike").does("B", "take")
    table.does("A", "summon").window(C="challenge").does("A", "concede")
    assert table.lives("A") == 0
    assert (table.active, table.state.extra) == ("B", False)


@pytest.mark.rule("KI-R98", "KI-144")
def test_a_life_taken_because_ash_was_conceded_is_reaped() -> None:
    table = Sitting(A={**HAUNT, "hand": "sun sun"}, B={**CELESTE, "hand": "", "lantern": "mist"}, C=HOLLOW, D=MIRAGE)
    table.does("A", "attack B", "play sun", "play sun", "strike").does("B", "ash")
    table.does("A", "challenge").does("B", "concede")
    lost = [(event.kind.name, event.args[:3]) for event in table.latest if event.kind.name in ("life-lost", "reaped")]
    assert lost == [("life-lost", (1, 1, "KI-038")), ("reaped", (0,)), ("life-lost", (1, 0, "KI-112"))]


@pytest.mark.rule("KI-R98", "KI-144")
def test_a_life_taken_because_mist_was_challenged_in_vain_is_reaped() -> None:
    table = Sitting(A={**HAUNT, "hand": "leaf leaf", "lantern": "mist"}, B={**CELESTE, "hand": "moon"}, C=HOLLOW)
    table.does("A", "attack B", "play leaf as sun", "play leaf as sun", "strike")
    table.does("B", "challenge").does("A", "reveal")
    assert table.said().count("reaped") == 1


@pytest.mark.rule("KI-R98", "KI-145")
def test_a_penalty_life_is_not_reaped() -> None:
    table = Sitting(A={**HAUNT, "hand": "", "lantern": "shadow"}, B={**CELESTE, "hand": "moon"}, C=HOLLOW)
    table.does("A", "steal B").does("B", "challenge").does("A", "reveal")
    assert table.lives("B") == 1
    assert "reaped" not in table.said()
    table.does("A", "end").silence()
    assert table.active == "B"


@pytest.mark.rule("KI-R98")
def test_an_attack_that_fails_reaps_nothing() -> None:
    table = Sitting(A={**HAUNT, "hand": "sun sun"}, B=CELESTE, C=HOLLOW)
    table.does("A", "attack B", "play sun", "play sun", "strike").does("B", "ash").does("A", "stand").does("A", "end")
    assert table.active == "B"


# Fox of the Celeste


@pytest.mark.rule("KI-R99", "KI-155", "KI-157")
def test_the_celeste_draws_first_then_the_others_clockwise_and_nobody_may_refuse() -> None:
    table = Sitting(
        active="B",
        A={**MIRAGE, "hand": "block block block"},
        B={**CELESTE, "hand": "leaf leaf leaf leaf"},
        C={**HOLLOW, "hand": ""},
        D={**SHISU, "lives": 0, "hand": "block"},
        deck=["sun", "moon", "moon", "sake", "sun", "leaf"],
    )
    table.does("B", "gift")
    assert table.hand("B") == ["sun", "moon", "leaf", "leaf", "leaf", "leaf"]
    assert table.hand("C") == ["moon", "sake"]
    assert table.hand("A") == ["sun", "block", "block", "block"]
    assert table.hand("D") == ["block"], "out lords draw nothing"
    assert table.deck[0] == "leaf"
    assert table.asked() == {"B": "act"}
    assert table.told("C") == [("KI-154", (MOON, SAKE))]
    assert table.told("spectator") == []


# Tanuki of the Hearth


def marked(**given: Any) -> Sitting:
    """The Tanuki's turn after it has marked B, a Celeste."""
    table: dict[str, Any] = {
        "A": {**TANUKI, "hand": "sun"},
        "B": {**CELESTE, "mark": "sun", "hand": "block"},
        "C": HOLLOW,
    }
    return Sitting(**{**table, **given})


@pytest.mark.rule("KI-R100", "KI-R121", "KI-R43")
def test_the_marking_card_lies_before_the_marked_lord_and_in_no_hand() -> None:
    table = Sitting(A={**TANUKI, "hand": "sun"}, B={**CELESTE, "hand": "block"}, C=HOLLOW, discard=["leaf"])
    table.does("A", "mark B sun")
    assert table.said() == ["mark-played", "marked"]
    assert table.mark("B") == "sun"
    assert (table.hand("A"), table.hand("B")) == ([], ["block"])
    assert table.view("spectator").marks == (-1, SUN, -1)
    assert table.discard == ["leaf"]


@pytest.mark.rule("KI-R100", "KI-161")
def test_a_used_mark_is_discarded() -> None:
    table = marked(discard=["moon"]).does("A", "attack B", "play sun", "strike")
    assert table.lives("B") == 1
    assert table.mark("B") is None
    assert table.discard == ["sun", "sun", "moon"]


@pytest.mark.rule("KI-R101")
def test_a_lord_marked_in_this_turn_cannot_be_marked_again_in_it() -> None:
    table = Sitting(A={**TANUKI, "hand": "sun sun leaf"}, B=CELESTE, C=MIRAGE).does("A", "mark B sun")
    assert table.refused("A", "mark B sun") == table.refused("A", "mark B leaf as sun") == "KI-R101"
    assert "mark C sun" in table.offered("A")


@pytest.mark.rule("KI-R101", "KI-R103")
def test_marking_again_on_the_next_turn_replaces_the_mark_and_runs_on() -> None:
    lords: dict[str, Any] = {"B": {**CELESTE, "mark": "leaf", "hand": ""}, "C": {**HOLLOW, "hand": ""}}
    table = marked(A={**TANUKI, "hand": "sun sun"}, **lords, discard=["moon"], deck=["sake"] * 3)
    table.does("A", "mark B sun")
    assert (table.mark("B"), table.discard) == ("sun", ["leaf", "moon"])
    assert table.refused("A", "attack B") == "KI-R103", "the new mark is not for this turn"
    table.does("A", "end").silence()
    assert table.mark("B") == "sun"
    for seat in "BC":
        table.does(seat, "end").silence()
    table.does("A", "attack B", "play sun", "strike")
    assert table.lives("B") == 1


@pytest.mark.rule("KI-R102", "KI-164")
def test_an_unused_mark_leaves_in_the_end_step_of_the_tanukis_next_turn() -> None:
    table = Sitting(A={**TANUKI, "hand": "sun"}, B={**CELESTE, "hand": ""}, C={**HOLLOW, "hand": ""})
    table.does("A", "mark B sun")
    for seat in "ABC":
        table.does(seat, "end")
        if table.asked().get(seat) == "discard":
            table.silence()
    assert (table.active, table.mark("B")) == ("A", "sun")
    table.does("A", "end")
    assert table.mark("B") == "sun"
    table.does("A", "done")
    assert table.mark("B") is None
    assert table.discard[0] == "sun"


@pytest.mark.rule("KI-R102", "KI-165")
def test_a_mark_leaves_when_the_marked_lord_loses_a_life_to_a_penalty() -> None:
    table = marked(active="C", B={**CELESTE, "mark": "sun", "hand": ""}, C={**HOLLOW, "lantern": "spirit"})
    table.does("C", "summon").window(B="challenge").does("C", "reveal").silence()
    assert table.lives("B") == 1
    assert table.mark("B") is None


@pytest.mark.rule("KI-R102")
def test_marks_leave_when_the_tanuki_goes_out() -> None:
    table = marked(active="C", A={**TANUKI, "lives": 1}, C={**HOLLOW, "hand": "sake"}, D=MIRAGE)
    table.does("C", "attack A", "play sake", "strike").does("A", "take")
    assert table.lives("A") == 0
    assert table.mark("B") is None
    assert table.discard[:2] == ["sake", "sun"]


@pytest.mark.rule("KI-R102")
def test_marks_stay_when_some_other_lord_goes_out() -> None:
    table = marked(active="C", C={**HOLLOW, "hand": "moon"}, D={**MIRAGE, "lives": 1})
    table.does("C", "attack D", "play moon", "strike").does("D", "take")
    assert table.lives("D") == 0
    assert table.mark("B") == "sun"


@pytest.mark.rule("KI-R103", "KI-161")
def test_a_mark_is_not_used_on_the_turn_it_was_placed() -> None:
    table = Sitting(A={**TANUKI, "hand": "sun sun"}, B=CELESTE, C=HOLLOW).does("A", "mark B sun")
    assert table.refused("A", "attack B") == "KI-R103"
    assert "attack B" in marked().offered("A")
    assert marked(B={**CELESTE, "hand": ""}).refused("A", "attack B") == "KI-044", "nor without a mark"
    bare = marked(A={**TANUKI, "hand": "sun sun"}, B={**CELESTE, "hand": ""})
    assert bare.refused("A", "attack B", "play sun", "strike") == "KI-044"


@pytest.mark.rule("KI-R104", "KI-159")
@pytest.mark.parametrize("first, last", [("sun", "moon"), ("moon", "sun"), ("sun", "sun")])
def test_mark_and_finish_may_be_any_types_shown(first: str, last: str) -> None:
    card = {"gilded": ["sun", "moon"], "diminished": ["sake"], "source": "own"}
    own: dict[str, Any] = {"content": {"lords": {"celeste": card}}}
    lords: dict[str, Any] = {"B": {**CELESTE, "hand": ""}, "C": {**HOLLOW, "hand": ""}}
    table = Sitting(options=own, A={**TANUKI, "hand": [first, last, "sake"]}, **lords, deck=["leaf"] * 3)
    assert "mark B sake" not in table.offered("A")
    table.does("A", f"mark B {first}").does("A", "end").silence()
    for seat in "BC":
        table.does(seat, "end").silence()
    table.does("A", "attack B", f"play {last}", "strike")
    assert table.lives("B") == 1


@pytest.mark.rule("KI-R104", "KI-159")
def test_only_a_type_of_the_current_requirement_marks() -> None:
    table = Sitting(A={**TANUKI, "hand": "sun moon sake"}, B={**MIRAGE, "lives": 1}, C=CELESTE)
    assert [id for id in table.offered("A") if id.startswith("mark")] == ["mark B moon", "mark C sun"]


@pytest.mark.rule("KI-R105", "KI-081")
def test_a_leaf_marks_under_a_mist_claim_that_the_marked_lord_may_challenge() -> None:
    table = Sitting(A={**TANUKI, "hand": "leaf sun", "lantern": "ash"}, B=CELESTE, C=HOLLOW, discard=["moon"])
    table.does("A", "mark B leaf as sun")
    assert table.asked() == {"B": "doubt"}
    table.does("B", "challenge").does("A", "concede")
    assert table.mark("B") is None
    assert table.discard == ["sun", "leaf", "moon"], "the Leaf, then the penalty"


@pytest.mark.rule("KI-R105", "KI-R106", "KI-163")
def test_a_leaf_may_mark_and_a_leaf_may_finish_without_a_window() -> None:
    lords: dict[str, Any] = {"B": {**CELESTE, "hand": "", "lantern": "ash"}, "C": {**HOLLOW, "hand": ""}}
    table = Sitting(A={**TANUKI, "hand": "leaf leaf", "lantern": "ash"}, **lords, deck=["sake"] * 3, discard=["moon"])
    table.does("A", "mark B leaf as sun").does("B", "stand")
    assert table.mark("B") == "leaf"
    table.does("A", "end").silence()
    for seat in "BC":
        table.does(seat, "end").silence()
    table.does("A", "attack B", "play leaf as sun", "strike")
    assert table.asked() == {"A": "act"}
    assert table.lives("B") == 1
    assert table.discard == ["leaf", "leaf", "moon"]


@pytest.mark.rule("KI-R107", "KI-163")
def test_a_single_card_against_a_marked_diminished_lord_is_critical() -> None:
    table = marked(B={**CELESTE, "lives": 1, "mark": "sun"}, D=MIRAGE)
    assert table.foreseen("A", "attack B", "play sun")["strike"] == {"critical": True, "evadable": False}
    table.does("A", "attack B", "play sun", "strike")
    assert table.lives("B") == 0


@pytest.mark.rule("KI-R108", "KI-058")
def test_a_normal_set_against_a_marked_lord_is_a_standard_attack() -> None:
    table = marked(A={**TANUKI, "hand": "sun sun moon"})
    assert "strike" not in table.offered("A", "attack B")
    assert table.foreseen("A", "attack B", "play sun", "play sun")["strike"] == {"critical": False, "evadable": True}
    table.does("A", "attack B", "play sun", "play sun", "strike")
    assert "ash" in table.offered("B")
    table.does("B", "ash").does("A", "stand")
    assert (table.lives("B"), table.mark("B")) == (2, "sun")
    table.does("A", "end")
    assert table.mark("B") == "sun"
    table.silence()
    assert table.mark("B") is None


@pytest.mark.rule("KI-R108", "KI-165")
def test_a_normal_set_that_hits_takes_the_mark_along() -> None:
    table = marked(A={**TANUKI, "hand": "sun sun"}).does("A", "attack B", "play sun", "play sun", "strike")
    table.does("B", "take")
    assert (table.lives("B"), table.mark("B")) == (1, None)


# Tailed Shisu


@pytest.mark.rule("KI-R116", "KI-169", "KI-R27")
def test_a_shisu_that_concedes_ash_loses_two_lives() -> None:
    table = Sitting(A={**CELESTE, "hand": "moon moon"}, B={**SHISU, "hand": "sun sake", "lantern": "mist"}, C=HOLLOW)
    table.does("A", "attack B", "play moon", "play moon", "strike").does("B", "ash")
    table.does("A", "challenge").does("B", "concede")
    assert table.lives("B") == 0
    assert table.hand("B") == ["sun", "sake"]
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-R116", "KI-169", "KI-R35")
def test_a_shisu_that_challenges_a_true_mist_attack_loses_two_lives() -> None:
    table = Sitting(A={**CELESTE, "hand": "moon leaf", "lantern": "mist"}, B={**SHISU, "hand": "sun"}, C=HOLLOW)
    table.does("A", "attack B", "play moon", "play leaf as moon", "strike").does("B", "challenge").does("A", "reveal")
    assert table.lives("B") == 0
    assert table.hand("B") == ["sun"]


@pytest.mark.rule("KI-R117", "KI-R20", "KI-171")
def test_a_shisu_out_on_its_own_turn_still_discards_down_to_four() -> None:
    table = Sitting(
        A={**SHISU, "lives": 1, "hand": "sun sun moon leaf block sake", "lantern": "ash"},
        B={**CELESTE, "hand": "moon"},
        C=HOLLOW,
    )
    table.does("A", "steal B").does("B", "challenge").does("A", "concede")
    assert table.lives("A") == 0
    assert table.asked() == {"A": "discard"}
    assert table.refused("A", "discard sun", "done") == "KI-030"
    table.does("A", "discard sun", "discard leaf", "done")
    assert table.hand("A") == ["sun", "moon", "block", "sake"]
    assert table.active == "B"


@pytest.mark.rule("KI-R117", "KI-171")
def test_a_shisu_out_on_the_turn_of_another_discards_nothing() -> None:
    table = Sitting(A={**CELESTE, "hand": "sun"}, B={**SHISU, "lives": 1, "hand": "sun moon leaf sake block"}, C=HOLLOW)
    table.does("A", "attack B", "play sun", "strike").does("B", "take")
    assert table.lives("B") == 0
    assert table.size("B") == 5
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-R118", "KI-R119", "KI-167", "KI-168")
def test_the_shisu_flips_three_and_takes_the_first_sake() -> None:
    table = Sitting(
        at="out",
        A={**SHISU, "lives": 0, "hand": "moon block"},
        B=CELESTE,
        C=HOLLOW,
        deck=["sake", "leaf", "sake", "sun"],
        discard=["moon"],
        lantern_deck=["ash"],
    )
    table.does("A", "flip")
    assert table.latest[0].fact == ((SAKE, LEAF, SAKE),)
    assert table.discard == ["sake", "leaf", "moon"]
    assert table.hand("A") == ["sun", "moon", "block", "sake"], "kept hand, Sake, opening draw"
    assert table.lantern("A") == "ash"
    assert table.lives("A") == 1
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-R118")
def test_a_sake_among_the_three_brings_the_shisu_back_wherever_it_is() -> None:
    table = Sitting(at="out", A={**SHISU, "lives": 0}, deck=["sun", "leaf", "sake"], discard=["moon"]).does("A", "flip")
    assert table.lives("A") == 1
    assert table.discard == ["leaf", "sun", "moon"]


@pytest.mark.rule("KI-R120", "KI-169", "KI-170", "KI-114")
def test_a_shisu_that_challenges_wrongly_loses_a_life_and_keeps_its_hand() -> None:
    table = Sitting(A={**CELESTE, "lantern": "spirit"}, B={**SHISU, "hand": "sun sake"}, deck=["moon", "leaf"])
    table.does("A", "summon").window(B="challenge").does("A", "reveal").does("A", "keep moon")
    assert table.lives("B") == 1
    assert table.hand("B") == ["sun", "sake"]
    assert table.asked() == {"A": "act"}
