"""Rulings on being out, returning and the end of the game (KI-R77 to KI-R88)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.engine import GameOver
from hyakki.core.errors import AgainstRules, BadContent
from hyakki.core.events import Viewer
from hyakki.core.table import Table
from hyakki.games.kitsunedo.catalog.cards import MOON
from tests.games.kitsunedo.sitting import GAME, Sitting

# Going out


@pytest.mark.rule("KI-R77", "KI-129", "KI-177", "KI-R122")
def test_the_lantern_of_a_lord_put_out_goes_face_down_to_the_bottom() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "moon"},
        B={"lord": "hollow", "lives": 1, "hand": "sun", "lantern": "shadow"},
        C={"lord": "mirage"},
    )
    above = table.lantern_deck
    table.does("A", "attack B", "play moon", "strike").does("B", "take")
    assert table.lives("B") == 0
    assert table.lantern("B") is None
    assert table.lantern_deck == [*above, "shadow"]
    assert table.knows("B", "lantern deck")[-1] == "shadow"
    assert table.knows("A", "lantern deck")[-1] == table.knows("spectator", "lantern deck")[-1] == "any"


@pytest.mark.rule("KI-R78", "KI-R27")
def test_a_lord_that_concedes_and_goes_out_gives_up_one_lantern_and_draws_none() -> None:
    table = Sitting(
        A={"lord": "mirage", "hand": "sun sun"},
        B={"lord": "celeste", "hand": "", "lantern": "shadow"},
        C={"lord": "hollow"},
    )
    above = table.lantern_deck
    table.does("A", "attack B", "play sun", "play sun", "strike").does("B", "ash")
    table.does("A", "challenge").does("B", "concede")
    assert table.lives("B") == 0
    assert table.lantern("B") is None
    assert table.lantern_deck == [*above, "shadow"]
    assert table.said().count("under-deck") == 1
    assert "new-lantern" not in table.said()


@pytest.mark.rule("KI-R78")
def test_a_conceding_lord_still_in_does_draw_a_new_lantern() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "", "lantern": "ash"}, B={"hand": "sun"}, lantern_deck=["mist", "spirit"]
    )
    table.does("A", "steal B").does("B", "challenge").does("A", "concede")
    assert table.lives("A") == 1
    assert table.lantern("A") == "mist"
    assert table.lantern_deck[-1] == "ash"


# Flipping


def out(lord: str, deck: list[str], **given: Any) -> Sitting:
    others = {"B": {"lord": "hollow", "hand": "sun"}, "C": {"lord": "mirage", "hand": "sun"}}
    return Sitting(at="out", A={"lord": lord, "lives": 0, "hand": ""}, deck=deck, **{**others, **given})


@pytest.mark.rule("KI-R79", "KI-130")
def test_an_out_lord_may_decline_to_flip() -> None:
    table = out("celeste", ["sake", "block"], discard=["moon"])
    assert table.offered("A") == ["flip", "stay"]
    table.does("A", "stay")
    assert table.lives("A") == 0
    assert table.active == "B"
    assert table.hand("B") == ["sun", "sake"], "the top card was left where it was, and B drew it"
    assert table.discard == ["moon"]


@pytest.mark.rule("KI-R79")
def test_silence_flips() -> None:
    table = out("celeste", ["sake", "block"]).silence()
    assert table.lives("A") == 1
    assert table.hand("A") == ["block", "sake"]


@pytest.mark.rule("KI-R80", "KI-R95", "KI-133")
def test_the_flipped_sake_is_in_hand_before_the_opening_draw() -> None:
    table = out("haunt", ["sake", "sun"], discard=["moon", "leaf"]).does("A", "flip")
    assert table.asked() == {"A": "draw"}
    assert table.hand("A") == ["sake"]
    assert table.discard == ["moon", "leaf"]
    table.does("A", "draw discard")
    assert table.hand("A") == ["moon", "sake"]


@pytest.mark.rule("KI-R81", "KI-136")
def test_a_returned_lord_may_attack_in_that_turn() -> None:
    table = out("celeste", ["sake", "moon"], B={"lord": "hollow", "lives": 1}).does("A", "flip")
    table.does("A", "attack B", "play moon", "strike").does("B", "take")
    assert table.lives("B") == 0
    assert table.active == "A"


@pytest.mark.rule("KI-R81", "KI-032")
def test_a_lord_returned_in_the_first_round_may_not_attack_in_it() -> None:
    table = out("celeste", ["sake", "moon"], B={"lord": "hollow", "lives": 1}, round=1).does("A", "flip")
    assert table.refused("A", "attack B") == "KI-032"


@pytest.mark.rule("KI-R82", "KI-135")
def test_a_lord_may_return_any_number_of_times() -> None:
    deck = ["sake", "leaf", "sun", "moon", "sake", "leaf"]
    table = out("celeste", deck, B={"lord": "hollow", "hand": ""}, C={"lord": "mirage", "hand": ""}).does("A", "flip")
    assert (table.lives("A"), table.lantern("A") is None) == (1, False)
    table.does("A", "end").silence()
    table.does("B", "attack A", "play sun", "strike").does("A", "take")
    assert (table.lives("A"), table.hand("A")) == (0, [])
    table.does("B", "end").does("C", "end").silence()
    table.does("A", "flip")
    assert table.lives("A") == 1
    assert table.hand("A") == ["leaf", "sake"]


# The last lord


@pytest.mark.rule("KI-R83", "KI-179", "KI-R10")
def test_the_game_ends_at_once_although_an_out_lord_could_still_flip() -> None:
    table = Sitting(
        A={"lord": "mirage", "hand": "moon"},
        B={"lord": "hollow", "lives": 1, "hand": "sake"},
        C={"lord": "shisu", "lives": 0, "hand": "sake"},
        deck=["sake"],
    )
    table.does("A", "attack B", "play moon", "strike").does("B", "take")
    assert table.winner == "A"
    assert table.asked() == {}, "no flip, no Thread"
    assert table.ranking() == "ABC"


@pytest.mark.rule("KI-R83")
def test_no_penalty_is_paid_once_one_lord_is_left() -> None:
    table = Sitting(
        seats=2,
        A={"lord": "celeste", "hand": "leaf", "lantern": "mist"},
        B={"lord": "mirage", "lives": 1, "hand": "block", "lantern": "ash"},
    )
    table.does("A", "attack B", "play leaf as moon", "strike").does("B", "challenge").does("A", "reveal")
    assert table.winner == "A"
    assert "penalty" not in table.said()
    assert table.lantern("A") == "mist", "no Lantern is replaced any more"
    assert table.said()[-1] == "won"


@pytest.mark.rule("KI-R83")
def test_with_three_lords_in_the_game_goes_on_when_one_goes_out() -> None:
    table = Sitting(
        A={"lord": "celeste", "hand": "moon"}, B={"lord": "hollow", "lives": 1}, C={"lord": "mirage", "lives": 1}
    )
    table.does("A", "attack B", "play moon", "strike").does("B", "take")
    assert table.winner is None
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-R84", "KI-R06")
def test_in_a_duel_the_first_to_lose_both_lives_has_lost() -> None:
    table = Sitting(seats=2, A={"lord": "celeste", "hand": "sun"}, B={"lord": "shisu", "lives": 1, "hand": "sake sake"})
    table.does("A", "attack B", "play sun", "strike").does("B", "take")
    assert table.winner == "A"
    assert table.asked() == {}
    assert table.ranking() == "AB"


DUEL = {"lives": 1, "hand": ""}


@pytest.mark.rule("KI-R85", "KI-R83")
@pytest.mark.parametrize(
    "lantern, answer, winner", [("ash", "reveal", "B"), ("ash", "concede", "A"), ("mist", "concede", "A")]
)
def test_one_of_two_dying_lords_always_stays(lantern: str, answer: str, winner: str) -> None:
    table = Sitting(
        seats=2, A={**DUEL, "lord": "celeste", "hand": "sun"}, B={**DUEL, "lord": "haunt", "lantern": lantern}
    )
    table.does("A", "attack B", "play sun", "strike").does("B", "ash").does("A", "challenge").does("B", answer)
    assert table.winner == winner
    assert sorted([table.lives("A"), table.lives("B")]) == [0, 1]


@pytest.mark.rule("KI-R85")
def test_that_everybody_is_out_is_a_fault_of_the_program() -> None:
    s = Sitting(seats=2, A=DUEL, B=DUEL).state
    with pytest.raises(GameOver):
        s.lose_life(1, "KI-039")
    with pytest.raises(AssertionError, match="KI-R85"):
        s.lose_life(0, "KI-039")


# Surrender


def four(**given: Any) -> Sitting:
    lords = {
        "A": {"lord": "celeste"},
        "B": {"lord": "hollow"},
        "C": {"lord": "mirage", "lives": 0},
        "D": {"lord": "haunt", "lives": 0},
    }
    return Sitting(**{**lords, **given})


def refusal(table: Sitting, seat: str, victor: str) -> str:
    with pytest.raises(AgainstRules) as error:
        table.proposes(seat, victor)
    return error.value.rule


@pytest.mark.rule("KI-R86", "KI-180")
def test_all_players_vote_on_a_victor_and_all_must_agree() -> None:
    table = four().proposes("A", "B")
    assert table.asked() == {"B": "vote", "C": "vote", "D": "vote"}, "the proposal is A's own yes"
    table.window(B="agree", C="agree", D="agree")
    assert table.winner == "B"
    assert table.said() == ["passed", "won"]
    assert GAME.standing(table.state).reason == "surrender"
    assert table.ranking()[0] == "B"


@pytest.mark.rule("KI-R86", "KI-180", "KI-R11")
@pytest.mark.parametrize("refuser", ["B", "C", "D"])
def test_one_refusal_is_enough_and_nobody_learns_whose(refuser: str) -> None:
    votes = {"B": "agree", "C": "agree", "D": "agree", refuser: "refuse"}
    table = four().proposes("A", "B").window(**votes)
    assert table.winner is None
    assert table.asked() == {"A": "act"}
    assert [(event.kind.name, event.args) for event in table.latest] == [("refused", ("victor", 1))]


@pytest.mark.rule("KI-R86")
def test_silence_refuses() -> None:
    table = four().proposes("A", "A").silence()
    assert table.winner is None


@pytest.mark.rule("KI-R86")
def test_a_victor_is_proposed_once_in_ones_own_turn() -> None:
    table = four().proposes("A", "B").window()
    assert refusal(table, "A", "B") == refusal(table, "A", "A") == "KI-R86"
    table.does("A", "end").silence()
    table.proposes("B", "A").window()
    table.does("B", "end").silence()
    assert table.asked() == {"C": "out"}
    table.proposes("C", "A").window()
    assert table.asked() == {"C": "out"}
    assert refusal(table, "C", "B") == "KI-R86"
    table.does("C", "stay").does("D", "stay")
    table.proposes("A", "B")
    assert table.asked() == {"B": "vote", "C": "vote", "D": "vote"}


@pytest.mark.rule("KI-R86")
def test_nobody_proposes_on_the_turn_of_another() -> None:
    table = four()
    assert refusal(table, "B", "A") == "KI-R86"
    assert refusal(table, "C", "A") == "KI-R86"


@pytest.mark.rule("KI-R86")
@pytest.mark.parametrize("stage", ["draw", "discard"])
def test_nobody_proposes_outside_the_action_of_its_turn(stage: str) -> None:
    table = four(active="B", at=stage, A={"lord": "celeste"}, B={"lord": "haunt"}, D={"lord": "hollow", "lives": 0})
    assert refusal(table, "B", "A") == "KI-R86"


@pytest.mark.rule("KI-R86")
def test_nobody_proposes_while_a_claim_is_open() -> None:
    table = four().does("A", "summon")
    assert refusal(table, "A", "B") == "KI-R86"


@pytest.mark.rule("KI-R86")
def test_only_a_lord_in_the_game_can_be_named_victor() -> None:
    victors = [motion.subject for motion in GAME.motions(four().state, 0)]
    assert victors == [0, 1]


# Leaving, and games without end


@pytest.mark.rule("KI-R86")
def test_a_game_that_all_agree_to_abandon_has_no_victor() -> None:
    rules = GAME.rules(2, {"picks": ["celeste", "hollow"], "order": [0, 1]})
    table = Table.start(GAME, rules, 2, Chance.seeded(1))
    table.propose(0, "abandon")
    table.answer(1, table.ask_id(table.asks[0]), ["agree"])
    assert table.settle()
    assert table.state.over == ("abandoned", None)


@pytest.mark.rule("KI-R87")
def test_a_player_who_leaves_is_replaced_with_the_same_hand_and_lantern() -> None:
    rules = GAME.rules(3, {"picks": ["celeste", "hollow", "mirage"], "order": [0, 1, 2]})
    table = Table.start(GAME, rules, 3, Chance.seeded(1))
    before = table.view(Viewer((1,)))
    asked = table.asks
    table.replace(1, "Bot", "steady")
    assert table.view(Viewer((1,))) == before
    assert table.asks == asked


@pytest.mark.rule("KI-R87")
def test_giving_up_alone_is_no_motion() -> None:
    assert {motion.name for motion in GAME.motions(four().state, 0)} == {"victor"}


@pytest.mark.rule("KI-R88")
def test_there_is_no_turn_limit_unless_it_is_asked_for() -> None:
    assert four().state.rules.turn_limit is None
    assert GAME.simulation_options["turn_limit"] == 400
    table = four(turn=400).does("A", "end").silence()
    assert table.active == "B"


@pytest.mark.rule("KI-R88", "KI-R11")
def test_the_limit_stops_the_game_without_a_winner_once_so_many_turns_are_finished() -> None:
    limit = {"turn_limit": 10}
    table = four(options=limit, turn=9, B={"lord": "hollow", "lives": 1}, exits=["C", "D"]).does("A", "end").silence()
    assert table.asked() == {"B": "act"}
    table.does("B", "end").silence()
    assert table.asked() == {}
    assert (table.said()[-1], table.latest[-1].args) == ("no-result", (10,))
    assert table.winner is None
    standing = GAME.standing(table.state)
    assert (standing.reason, standing.winners) == ("turn limit", ())
    assert table.ranking() == "ABDC", "lives, then the latest exit"
    assert standing.reason in GAME.no_result


@pytest.mark.rule("KI-R88")
def test_out_turns_count_to_the_limit() -> None:
    table = four(options={"turn_limit": 10}, turn=8, active="B").does("B", "end").silence()
    table.does("C", "stay")
    assert table.asked() == {"D": "out"}
    table.does("D", "stay")
    assert table.asked() == {}


@pytest.mark.rule("KI-R88")
def test_reap_turns_count_to_the_limit() -> None:
    lords = {"A": {"lord": "haunt"}, "D": {"lord": "celeste", "lives": 0}}
    table = four(options={"turn_limit": 10}, turn=9, reaped=True, **lords).does("A", "end").silence()
    assert table.asked() == {"A": "draw"}
    table.silence().does("A", "end").silence()
    assert table.asked() == {}
    assert table.state.turn == 10


@pytest.mark.rule("KI-R88")
def test_a_limit_below_one_is_no_option() -> None:
    with pytest.raises(BadContent, match="turn_limit"):
        GAME.rules(3, {"turn_limit": 0})


@pytest.mark.rule("KI-R79", "KI-137")
def test_a_flip_that_is_no_sake_stays_on_the_discard_pile() -> None:
    table = out("celeste", ["moon", "block"], discard=["leaf"]).does("A", "flip")
    assert table.discard == ["moon", "leaf"]
    assert table.lives("A") == 0
    assert table.active == "B"
    assert table.latest[0].fact == ((MOON,),)
