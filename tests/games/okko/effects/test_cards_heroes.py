"""Natural talents of the heroes, wound cards and condition tokens."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.okko.sitting import Sitting

# Natural talents


@pytest.mark.rule("OK-010", "OK-136", "OK-R55")
def test_oni_hunter_rolls_one_die_that_shows_0_again_in_attacks_on_supernatural_creatures() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"bakemono": ["A01.22"]})
    sitting.dice(combat=[0, 1, 0]).does("B", "attack", "melee bakemono-1")
    assert sitting.offered("B", "use hero OKK") == ["die combat 1", "die combat 3"]
    sitting.dice(combat=["ki", 2]).does("B", "use hero OKK", "die combat 3")
    assert sitting.heard("rerolled")[3] == 4
    assert sitting.asked() == {"B": "push"}, "once per attack; the new KI pushes"
    mortal = Sitting("S3", {"OKK": "A01.21"}, {"samurai": ["A01.22"]})
    mortal.dice(combat=[0, 1, 0]).does("B", "attack", "melee samurai-1")
    assert mortal.asked() == {"B": "turn"}


def test_oni_hunter_may_be_declined_and_needs_a_0() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, {"bakemono": ["A01.22"]})
    sitting.dice(combat=[0, 1, 0]).does("B", "attack", "melee bakemono-1").does("B", "no")
    assert "missed" in sitting.said()
    full = Sitting("S3", {"OKK": "A01.21"}, {"bakemono": ["A01.22"]})
    full.dice(combat=[1, 1, 1]).does("B", "attack", "melee bakemono-1")
    assert full.asked() == {"B": "turn"}


@pytest.mark.rule("OK-R61", "OK-R59")
def test_immovable_noburo_is_not_pushed_and_pushes_two_spaces() -> None:
    pushed = Sitting("S3", {"NOB": "A01.21"}, {"ninja": ["A01.22"]}, at="agent")
    pushed.dice(combat=["ki", 0, 0, 0]).does("A", "attack", "melee NOB")
    assert pushed.asked() == {"A": "turn"}
    sitting = Sitting("S3", {"NOB": "A01.20"}, {"samurai": ["A01.21"]})
    sitting.dice(combat=["ki", 0, 0, 0, 0]).does("B", "attack", "melee samurai-1")
    assert {"to A01.22", "to A01.23", "to A01.13"} <= set(sitting.offered("B"))
    assert "to A01.11" not in sitting.offered("B"), "no step away"


@pytest.mark.rule("OK-136")
def test_sake_prayer_rolls_all_test_dice_again_once_a_round() -> None:
    sitting = Sitting("S3", {"NSH": "A01.21"}, tokens={"EVI-6": "A01.22"}, clue_deck=["ONI-2", "ONI-3", "ONI-4"])
    sitting.dice(test=[2, 2, 2, 2]).does("B", "investigate", "token A01.22")
    sitting.dice(test=[2, 2, 2, 1]).does("B", "use hero NSH")
    assert sitting.heard("tested")[4] == 7 and sitting.asked() == {"B": "turn"}, "the second result stands"
    sitting.dice(test=[2, 2, 2, 2]).does("B", "investigate", "token A01.22")
    assert sitting.asked() == {"B": "turn"}, "once a Round"


def test_silent_step_takes_a_die_from_sneak_tests() -> None:
    for name, dice in (("SET", 1), ("OKK", 2)):
        sitting = Sitting("S3", {name: "C01b.2"}, {"ashigaru": ["B04.10"]})
        sitting.does("B", "move", "to B04.20")
        assert sitting.heard("tested")[2] == dice


@pytest.mark.slow
@pytest.mark.rule("OK-315", "OK-R88")
@pytest.mark.parametrize("name", ["OKK", "NOB", "NSH", "SET"])
def test_an_amputee_has_lost_its_talent(name: str) -> None:
    maim = {"verb": "afflict", "condition": "amputee", "to": {"side": "heroes", "pick": 1}}
    content = {"events": {"EV-07": {"effects": [{"when": "play", "do": [maim]}]}}}
    heroes, agents = {name: "A01.21"}, {"ninja": ["A01.22"]}
    sitting = Sitting("S3", heroes, agents, at="oni", options={"content": content}, hand=["EV-07a"])
    sitting.does("A", "event EV-07a", f"on {name}")
    assert "talent-lost" in sitting.said(), "it has but one"
    sitting.does("A", "activate ninja").does("A", "command ninja-1")
    sitting.dice(combat=["ki", 0, 0, 0]).does("A", "attack", f"melee {name}")
    assert sitting.asked() == {"A": "push"}, "even Noburo"


# Wounds


@pytest.mark.rule("OK-323", "OK-R116")
@pytest.mark.parametrize(
    "card, attribute, value",
    [("WND-1", "speed", 1), ("WND-2", "might", 2), ("WND-3", "defense", 3), ("WND-4", "guile", 2)],
)
def test_a_wound_card_in_play_takes_one(card: str, attribute: str, value: int) -> None:
    sitting = Sitting("S3", {"OKK": {"at": "A01.21", "right": [card]}})
    assert sitting.value("OKK", attribute) == value
    in_hand = Sitting("S3", {"OKK": {"at": "A01.21", "hand": [card]}})
    assert in_hand.value("OKK", attribute) == value + 1, "in hand it does nothing"


@pytest.mark.rule("OK-156", "OK-301", "OK-R52")
def test_wnd_2_takes_a_combat_die_and_no_bonus_makes_up_for_it() -> None:
    heroes = {"OKK": {"at": "A01.21", "right": ["WND-2", "OKK-1"]}}
    sitting = Sitting("S3", heroes, {"samurai": ["A01.22"]})
    sitting.does("B", "attack", "melee samurai-1")
    _, combat, action, _ = sitting.heard("rolled")
    assert (len(combat), len(action)) == (2, 2)


# Conditions


@pytest.mark.rule("OK-309", "OK-310", "OK-313", "OK-314")
@pytest.mark.parametrize(
    "conditions, speed, defense",
    [
        (["poisoned"], 2, 2),
        (["poisoned back"], 2, 3),
        (["stunned"], 0, 4),
        (["stunned back"], 1, 4),
        (["poisoned", "stunned back"], 1, 2),
        (["bleeding"], 2, 4),
    ],
)
def test_conditions_take_what_their_side_says_and_add_up(conditions: list[str], speed: int, defense: int) -> None:
    sitting = Sitting("S3", {"OKK": "A01.21"}, conditions={"OKK": conditions})
    assert (sitting.value("OKK", "speed"), sitting.value("OKK", "defense")) == (speed, defense)


@pytest.mark.rule("OK-312", "OK-R62")
@pytest.mark.parametrize("side", ["bleeding", "bleeding back"])
def test_bleeding_hurts_after_each_roll_of_an_attack(side: str) -> None:
    heroes: dict[str, Any] = {"NOB": {"at": "A01.21", "left": ["NOB-1"]}}
    sitting = Sitting("S3", heroes, {"samurai": ["A01.22", "A01.11"]}, conditions={"NOB": [side]})
    sitting.dice(combat=[0] * 8).does("B", "use card NOB-1").silence("next-target")
    assert sitting.damage("NOB") == 2
