"""The end of the game (section P)."""

from __future__ import annotations

import pytest

from hyakki.core.errors import AgainstRules, BadContent
from hyakki.core.game import game_of
from hyakki.games.kitsunedo.catalog.cards import make_rules
from tests.games.kitsunedo.sitting import Sitting

GAME = game_of("kitsunedo")


# The last lord


@pytest.mark.rule("KI-179", "KI-003")
def test_the_last_lord_in_the_game_wins_at_once() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "sun block"},
        B={"lord": "celeste", "lives": 1, "hand": "moon"},
        C={"lord": "shisu", "lives": 0, "hand": "sake"},
    )
    table.attacks("A", "B", "sun").does("B", "take")
    assert table.winner == "A"
    assert table.said()[-1] == "won"
    assert table.asked() == {}, "no end step, no flip"
    assert table.hand("C") == ["sake"]


@pytest.mark.rule("KI-179")
def test_with_two_lords_in_the_game_goes_on() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "sun block"}, B={"lord": "celeste", "lives": 1}, C={"lord": "mirage", "lives": 1}
    )
    table.attacks("A", "B", "sun").does("B", "take")
    assert table.lives("B") == 0
    assert table.winner is None
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("KI-179", "KI-041")
def test_a_last_life_lost_to_a_challenge_ends_the_game_too() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "", "lives": 1, "lantern": "ash"}, B={"lord": "celeste", "hand": "sun"}, seats=2
    )
    table.does("A", "summon").window(B="challenge").does("A", "concede")
    assert table.winner == "B"
    assert table.state.over == ("last lord", 1)


@pytest.mark.rule("KI-179", "KI-R42")
def test_nothing_is_carried_out_after_the_end() -> None:
    table = Sitting(
        A={"lord": "hollow", "hand": "sun", "lantern": "ash"},
        B={"lord": "celeste", "hand": "", "lives": 1, "lantern": "shadow"},
        seats=2,
    )
    table.attacks("A", "B", "sun").does("B", "ash").window(A="challenge").does("B", "concede")
    assert table.winner == "A"
    assert table.said().count("under-deck") == 1
    assert "new-lantern" not in table.said()


# Surrender


def four() -> Sitting:
    """A and B are in, C and D are out."""
    return Sitting(
        A={"lord": "hollow", "hand": "sun"},
        B={"lord": "celeste", "hand": "moon"},
        C={"lord": "mirage", "lives": 0},
        D={"lord": "tanuki", "lives": 0},
    )


@pytest.mark.rule("KI-180", "KI-R86")
def test_all_players_out_ones_too_may_agree_on_a_victor() -> None:
    table = four().proposes("A", "B")
    assert table.asked() == {"B": "vote", "C": "vote", "D": "vote"}
    table.window(B="agree", C="agree", D="agree")
    assert table.said() == ["passed", "won"]
    assert table.winner == "B"
    assert table.state.over == ("surrender", 1)
    assert table.asked() == {}


@pytest.mark.rule("KI-180", "KI-R86")
@pytest.mark.parametrize("refuser", ["B", "C", "D"])
def test_one_refusal_is_enough_to_play_on(refuser: str) -> None:
    votes = {seat: "refuse" if seat == refuser else "agree" for seat in "BCD"}
    table = four().proposes("A", "B").window(**votes)
    assert table.winner is None
    assert table.asked() == {"A": "act"}
    assert [(event.kind.name, event.args) for event in table.latest] == [("refused", ("victor", 1))]


@pytest.mark.rule("KI-180")
def test_silence_is_no_agreement() -> None:
    table = four().proposes("A", "A").silence()
    assert table.winner is None


@pytest.mark.rule("KI-180", "KI-R86")
def test_an_out_lord_may_propose_but_not_be_named() -> None:
    table = four().ends("A").ends("B")
    assert table.asked() == {"C": "out"}
    with pytest.raises(AgainstRules):
        table.proposes("A", "B")
    assert "victor C" not in {motion.id for motion in GAME.motions(table.state, 2)}
    table.proposes("C", "A").window(A="agree", B="agree", D="agree")
    assert table.winner == "A"


# What is played with


@pytest.mark.rule("KI-181")
def test_six_lords_four_lanterns_and_five_items_are_in_play() -> None:
    rules = make_rules(6, {})
    assert set(rules.lords) == {"celeste", "haunt", "mirage", "hollow", "tanuki", "shisu"}
    assert rules.lanterns == {"spirit": 3, "shadow": 3, "ash": 3, "mist": 3}
    assert rules.items == {"sun": 10, "moon": 10, "leaf": 9, "block": 7, "sake": 7}
    picks = Sitting(at="start", seats=2, order=["A", "B"]).offered("A")
    assert picks == [f"pick {lord}" for lord in ("celeste", "haunt", "mirage", "hollow", "tanuki", "shisu", "any")]


@pytest.mark.rule("KI-181")
@pytest.mark.parametrize(
    "options",
    [
        {"picks": ["itachi", "hollow"]},
        {"content": {"lords": {"itachi": {"gilded": ["sun", "sun"], "diminished": ["sun"], "source": "house"}}}},
        {"content": {"lanterns": {"eclipse": 3}}},
        {"content": {"items": {"mirror": 2}}},
    ],
)
def test_nothing_else_can_be_brought_in(options: dict[str, object]) -> None:
    with pytest.raises(BadContent, match=r"itachi|eclipse|mirror"):
        GAME.rules(2, options)
