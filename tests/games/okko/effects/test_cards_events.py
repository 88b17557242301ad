"""The 26 event cards: techniques beside an agent card, special effects in an activation of the Oni."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.okko.catalog.ids import EVENTS, FACES
from tests.games.okko.sitting import Sitting

TECHNIQUES = {
    "EV-01a": {"might": 1},
    "EV-01b": {"defense": 1},
    "EV-02a": {"speed": 1},
    "EV-02b": {"might": 1},
    "EV-03a": {"might": 1},
    "EV-03b": {"defense": 1},
    "EV-04a": {"speed": 1},
    "EV-04b": {"might": 1},
    "EV-05a": {"defense": 1},
    "EV-05b": {"speed": 1},
    "EV-06a": {"actions": 1},
    "EV-06b": {"might": 1},
    "EV-07a": {"defense": 1},
    "EV-07b": {"might": 1},
    "EV-08a": {"might": 2},
    "EV-08b": {"defense": 1},
    "EV-09a": {"speed": 1},
    "EV-09b": {"defense": 2},
    "EV-10a": {"might": 1},
    "EV-10b": {"actions": 1},
    "EV-11a": {"defense": 1},
    "EV-11b": {"speed": 1},
    "EV-12a": {"defense": 2},
    "EV-12b": {"might": 2},
    "EV-13a": {"actions": 1},
    "EV-13b": {"actions": 1},
}
NINJA = {"speed": 3, "might": 3, "defense": 5, "actions": 2}


@pytest.mark.rule("OK-210", "OK-211", "OK-212", "OK-213", "OK-214", "OK-R77")
@pytest.mark.parametrize("event", TECHNIQUES)
def test_a_technique_changes_every_figure_of_its_card_and_no_other(event: str) -> None:
    agents = {"ninja": ["A03.11", "A03.12"], "yurei": ["A03.33"]}
    sitting = Sitting("S3", {"OKK": "A01.21"}, agents, techniques={"ninja": [event]})
    for attribute, printed in NINJA.items():
        expected = printed + TECHNIQUES[event].get(attribute, 0)
        assert [sitting.value(f"ninja-{n}", attribute) for n in (1, 2)] == [expected] * 2
    assert (sitting.value("yurei-1", "defense"), sitting.value("yurei-1", "actions")) == (4, 2)


@pytest.mark.rule("OK-R76", "OK-155")
def test_several_techniques_add_up_and_might_adds_action_dice() -> None:
    sitting = Sitting(
        "S3", {"OKK": "A01.21"}, {"ninja": ["A01.22"]}, techniques={"ninja": ["EV-08a", "EV-01a"]}, at="agent"
    )
    sitting.does("A", "attack", "melee OKK")
    _, combat, action, _ = sitting.heard("rolled")
    assert (len(combat), len(action)) == (3, 3)


def oni(event: str, heroes: Any = "A01.21", agents: Any = None, **more: Any) -> Sitting:
    """The Oni at the start of its activation with one event in hand."""
    heroes = {"OKK": heroes} if isinstance(heroes, str) else heroes
    more.setdefault("scenario", "S3")
    return Sitting(heroes=heroes, agents=agents or {"ninja": ["A03.33"]}, hand=[event], at="oni", **more)


# EV-01 Dark Influence


@pytest.mark.rule("OK-081", "OK-082", "OK-215")
def test_ev_01_moves_up_to_two_courtiers_to_blue_spaces_of_their_own_or_an_adjacent_area() -> None:
    sitting = oni("EV-01a", courtiers={"COU-1": "A01.40", "COU-2": "A01.42"})
    assert sitting.offered("A", "event EV-01a") == ["courtier-token COU-1", "courtier-token COU-2"]
    near = sitting.offered("A", "event EV-01a", "courtier-token COU-1")
    assert "to A01.41" in near and "to A01.30" in near and "to A01.34" in near
    assert "to A01.21" not in near, "a hero stands there"
    assert "to A01.44" not in near, "reinforcements come there"
    assert "to A01.10" not in near, "too far"
    sitting.does("A", "event EV-01a", "courtier-token COU-1", "to A01.41", "courtier-token COU-2", "to C04a.2")
    assert sitting.said()[:3] == ["event-played", "courtier-moved", "courtier-moved"]
    assert EVENTS.index("EV-01a") in sitting.state.event_discard
    assert "to A01.41" in Sitting("S3", {"OKK": "A01.30"}, courtiers={"COU-1": "A01.40"}).offered("B", "move")


def test_ev_01_may_move_one_only_and_needs_a_courtier() -> None:
    sitting = oni("EV-01a", courtiers={"COU-1": "A01.40", "COU-2": "A01.42"})
    sitting.does("A", "event EV-01a", "courtier-token COU-1", "to A01.41", "no-more")
    assert sitting.said().count("courtier-moved") == 1
    assert oni("EV-01a").refused("A", "event EV-01a") == "OK-R167"


# EV-02 Powerful Blow, EV-03 Sudden Rush


@pytest.mark.rule("OK-216", "OK-R74")
def test_ev_02_gives_all_figures_of_the_active_card_action_dice_for_the_activation() -> None:
    agents = {"ashigaru": ["A01.20", "A01.22"]}
    sitting = oni("EV-02a", agents=agents, alarm=True)
    assert sitting.refused("A", "event EV-02a") == "OK-R74", "there is no active card yet"
    sitting.does("A", "activate ashigaru").does("A", "command ashigaru-1")
    sitting.dice(combat=[0, 0]).does("A", "attack", "melee OKK")
    sitting.does("A", "event EV-02a").does("A", "rest")
    sitting.does("A", "command ashigaru-2").dice(action=[0, 0]).does("A", "attack", "melee OKK")
    _, combat, action, _ = sitting.heard("rolled")
    assert (len(combat), len(action)) == (0, 2)


def test_ev_03_makes_the_active_card_fast_and_unhalted() -> None:
    sitting = oni("EV-03a", "A01.22", {"samurai": ["A01.21"]}, alarm=True)
    sitting.does("A", "activate samurai").does("A", "command samurai-1")
    assert "to C01b.0" not in sitting.offered("A", "move")
    sitting.does("A", "event EV-03a")
    assert sitting.value("samurai-1", "speed") == 3
    assert "to C01b.0" in sitting.offered("A", "move")


# EV-04 Whispered Orders


@pytest.mark.rule("OK-198", "OK-R74")
def test_ev_04_makes_the_thralls_of_one_tile_act_for_this_activation() -> None:
    agents = {"ashigaru": ["A01.23", "A06.33"], "ninja": ["A03.33"]}
    sitting = oni("EV-04a", agents=agents)
    assert sitting.blocked("A")["activate ashigaru"] == "OK-198"
    assert sitting.offered("A", "event EV-04a") == ["tile A01", "tile A06"]
    sitting.does("A", "event EV-04a", "tile A06").does("A", "activate ashigaru")
    assert "command ashigaru-2" in sitting.offered("A") and "command ashigaru-1" not in sitting.offered("A")


@pytest.mark.rule("OK-074", "OK-198")
def test_ev_04_is_for_the_start_of_an_activation_and_for_thralls_that_could_not_act() -> None:
    agents = {"ashigaru": ["A01.23"], "ninja": ["A03.33"]}
    late = oni("EV-04a", agents=agents).does("A", "activate ninja")
    assert late.refused("A", "event EV-04a") == "OK-R74"
    assert oni("EV-04a", agents=agents, corruption=["A01"]).refused("A", "event EV-04a") == "OK-R167"
    assert oni("EV-04a", agents=agents, alarm=True).refused("A", "event EV-04a") == "OK-R167"
    assert oni("EV-04a", agents=agents).offered("A", "event EV-04a") == ["tile A01"]


@pytest.mark.rule("OK-074")
def test_ev_04_does_not_order_a_card_that_was_activated_about_a_second_time() -> None:
    agents = {"ashigaru": ["A01.23", "A06.33"], "ninja": ["A03.33"]}
    heroes = {"OKK": "A01.20", "SET": "A01.30"}
    sitting = Sitting("S3", heroes, agents, at="activation", corruption=["A01"], hand=["EV-04a"])
    sitting.does("B", "rest")
    assert sitting.offered("A", "event EV-04a") == ["tile A06"]
    sitting.does("A", "activate ashigaru").does("A", "done").does("C", "rest")
    assert sitting.refused("A", "event EV-04a") == "OK-R167"


# EV-05 Fresh Blood


@pytest.mark.rule("OK-R171", "OK-266", "OK-263", "OK-R73")
def test_ev_05_brings_a_minion_to_a_space_of_its_colour() -> None:
    sitting = oni("EV-05a", agents={"ashigaru": ["A01.00"], "ninja": ["A03.33"], "hiroji": ["A06.22"]}, alarm=True)
    assert sitting.offered("A", "event EV-05a") == ["agent ashigaru", "agent ninja"], "of the scenario's cards, minions"
    purple = sitting.offered("A", "event EV-05a", "agent ashigaru")
    assert purple == ["to A01.04", "to A06.04", "to C01b.4"], "free, and no +3 with few heroes"
    sitting.does("A", "activate ashigaru").does("A", "event EV-05a", "agent ashigaru", "to A01.04")
    assert sitting.space("ashigaru-2") == "A01.04"
    assert "command ashigaru-2" not in sitting.offered("A"), "it does not act in this activation"


@pytest.mark.rule("OK-R73", "OK-R72")
def test_ev_05_brings_nobody_who_acts_at_once_even_before_a_card_is_picked() -> None:
    early = oni("EV-05a", agents={"ninja": ["A03.33"]}).does("A", "event EV-05a", "agent ninja", "to A03.14")
    assert early.foreseen("A")["activate ninja"] == {"figures": 1}
    early.does("A", "activate ninja")
    assert early.offered("A") == ["command ninja-1", "done"] and early.refused("A", "command ninja-2") == "OK-R73"
    alone = Sitting("S3", {"OKK": "A01.20"}, cards=["ninja"], at="oni", hand=["EV-05a"])
    alone.does("A", "event EV-05a", "agent ninja", "to A03.14")
    assert alone.offered("A") == ["done"] and alone.refused("A", "activate ninja") == "OK-R73"


@pytest.mark.rule("OK-268", "OK-266")
def test_ev_05_needs_a_figure_in_the_reserve() -> None:
    spaces = ["A03.00", "A03.01", "A03.02", "A03.03", "A03.04"]
    assert oni("EV-05a", agents={"ninja": spaces}).refused("A", "event EV-05a") == "OK-268"


@pytest.mark.rule("OK-266", "OK-268")
def test_ev_05_needs_a_free_space_of_the_colour() -> None:
    green = ["A03.14", "B04.40", "C02b.0"]
    assert oni("EV-05a", agents={"ninja": green}).refused("A", "event EV-05a") == "OK-266"


# EV-06 to EV-08


def test_ev_06_takes_an_action_from_a_hero_that_still_waits() -> None:
    sitting = Sitting("S3", {"OKK": "A01.21", "SET": "A01.23"}, {"ninja": ["A03.33"]}, hand=["EV-06a"], at="activation")
    sitting.does("B", "rest")
    assert sitting.blocked("A", "event EV-06a") == {"on OKK": "OK-R167"}
    sitting.does("A", "event EV-06a", "on SET").does("A", "activate ninja").does("A", "done")
    assert sitting.asked() == {"C": "turn"}
    for space in ("A01.13", "A01.23"):
        sitting.does("C", "move", f"to {space}")
    assert sitting.refused("C", "move") == "OK-291"


def test_ev_07_poisons_a_hero_who_shares_an_area_with_a_courtier() -> None:
    heroes = {"OKK": "A01.21", "SET": "A01.43"}
    sitting = oni("EV-07a", heroes, courtiers={"COU-1": "A01.30"})
    assert sitting.blocked("A", "event EV-07a") == {"on SET": "OK-R167"}
    sitting.does("A", "event EV-07a", "on OKK")
    assert sitting.value("OKK", "defense") == 2
    assert oni("EV-07a", heroes, courtiers={"COU-1": "A03.00"}).refused("A", "event EV-07a") == "OK-R167"


@pytest.mark.rule("OK-311", "OK-R167")
def test_a_hero_who_is_freshly_poisoned_is_not_poisoned_again() -> None:
    fresh = oni("EV-07a", courtiers={"COU-1": "A01.30"}, conditions={"OKK": ["poisoned"]})
    assert fresh.refused("A", "event EV-07a") == "OK-R167"
    older = oni("EV-07a", courtiers={"COU-1": "A01.30"}, conditions={"OKK": ["poisoned back"]})
    older.does("A", "event EV-07a", "on OKK")
    assert older.value("OKK", "defense") == 2


def test_ev_08_stuns_a_hero_in_sight_of_the_active_card() -> None:
    heroes = {"OKK": "A01.21", "SET": "A03.00"}
    sitting = oni("EV-08a", heroes, {"ninja": ["A01.24", "A06.22"]})
    assert sitting.refused("A", "event EV-08a") == "OK-R74"
    sitting.does("A", "activate ninja")
    assert sitting.blocked("A", "event EV-08a") == {"on SET": "OK-294"}
    sitting.does("A", "event EV-08a", "on OKK")
    assert sitting.value("OKK", "speed") == 0


# EV-09 to EV-11


@pytest.mark.rule("OK-R167")
def test_ev_09_makes_a_token_harder_on_both_sides_once() -> None:
    sitting = Sitting(
        "S3",
        {"OKK": "A01.43", "SET": "A01.21"},
        {"ninja": ["A03.33"], "yurei": ["A03.43"]},
        tokens={"EVI-3": "A01.22", "PAR-2": "A01.20", "CHE-1": "A01.31"},
        clue_deck=["ONI-2", "ONI-3", "ONI-4"],
        hand=["EV-09a", "EV-09b"],
        at="activation",
    )
    sitting.does("B", "rest")
    assert sitting.offered("A", "event EV-09a") == ["token A01.22", "token A01.20"], "no chests"
    sitting.does("A", "event EV-09a", "token A01.22").does("A", "activate ninja").does("A", "done")
    for _ in range(2):
        sitting.dice(test=[0, 0, 0, 0]).does("C", "investigate", "token A01.22").silence("keep-clue")
    assert [event.args[2] for event in sitting.events if event.kind.name == "tested"] == [4, 4]


@pytest.mark.rule("OK-R167")
def test_ev_09_is_put_on_a_token_once() -> None:
    sitting = Sitting(
        "S3",
        {"OKK": "A01.43", "SET": "A01.21"},
        {"ninja": ["A03.33"], "yurei": ["A03.43"]},
        tokens={"EVI-3": "A01.22", "PAR-2": "A01.20"},
        clue_deck=["ONI-2"],
        hand=["EV-09a", "EV-09b"],
        at="activation",
    )
    sitting.does("B", "rest").does("A", "event EV-09a", "token A01.22").does("A", "activate ninja").does("A", "done")
    sitting.does("C", "rest")
    assert sitting.blocked("A", "event EV-09b") == {"token A01.22": "OK-R167"}


@pytest.mark.rule("OK-R83", "OK-R41")
def test_ev_10_moves_a_corruption_token_to_an_adjacent_tile() -> None:
    sitting = oni("EV-10a", corruption=["A01", "C01b"])
    assert sitting.offered("A", "event EV-10a") == ["shift A01", "shift C01b"]
    assert sitting.offered("A", "event EV-10a", "shift A01") == ["tile C04a"], "one token a tile"
    sitting.does("A", "event EV-10a", "shift A01", "tile C04a")
    assert [FACES[tile] for tile in sitting.state.corruption] == ["C01b", "C04a"]


@pytest.mark.rule("OK-R10")
def test_ev_10_rests_once_the_oni_is_unmasked_and_needs_a_token() -> None:
    unmasked = oni("EV-10a", corruption=["A01"])
    unmasked.state.unmasked = True
    assert unmasked.refused("A", "event EV-10a") == "OK-R10"
    assert oni("EV-10a").refused("A", "event EV-10a") == "OK-R167"


@pytest.mark.rule("OK-R40", "OK-257")
def test_ev_11_closes_a_door_with_nobody_in_it_until_the_round_ends() -> None:
    sitting = oni("EV-11a", "A01.24")
    assert sitting.blocked("A", "event EV-11a") == {"door A01.24 C01b.2": "OK-257"}
    sitting.does("A", "event EV-11a", "door C01b.2 B04.20")
    assert "door-closed" in sitting.said()


def test_ev_11_bars_the_way_until_somebody_opens_it_or_the_round_ends() -> None:
    heroes = {"OKK": "A01.21", "SET": "C01b.3"}
    sitting = Sitting("S3", heroes, {"ninja": ["A03.33"]}, hand=["EV-11a"], at="activation")
    sitting.does("B", "rest").does("A", "event EV-11a", "door C01b.2 B04.20").does("A", "activate ninja")
    sitting.does("A", "done")
    assert "to B04.20" not in sitting.offered("C", "move")
    sitting.does("C", "open", "door C01b.2 B04.20")
    assert "to B04.20" in sitting.offered("C", "move")
    evening = Sitting("S3", heroes, at="end")
    evening.state.slammed = 0b10
    evening.silence("accuse", "reorganise")
    assert not evening.state.board.closed


# EV-12 and EV-13


def test_ev_12_heals_a_lieutenant_or_the_greater_demon() -> None:
    agents = {"bakemono": ["A01.22"], "hiroji": ["A06.22"], "ninja": ["A03.33"]}
    sitting = oni("EV-12a", agents=agents, damage={"bakemono-1": 3})
    assert sitting.blocked("A", "event EV-12a") == {"on hiroji-1": "OK-R167", "on ninja-1": "OK-193"}
    sitting.does("A", "event EV-12a", "on bakemono-1")
    assert sitting.damage("bakemono-1") == 1


@pytest.mark.rule("OK-046")
def test_ev_13_turns_a_hand_card_down_for_the_round() -> None:
    heroes = {"OKK": {"at": "A01.21", "up": "EQ-01"}, "SET": {"at": "A01.43", "up": "EQ-10"}}
    sitting = oni("EV-13a", heroes, {"ninja": ["A01.20"]})
    assert sitting.blocked("A", "event EV-13a") == {"on SET": "OK-R167"}
    sitting.does("A", "event EV-13a", "on OKK")
    assert sitting.value("OKK", "might") == 3 and sitting.hero("OKK").equipment != ()
    bare = oni("EV-13a", "A01.21", {"ninja": ["A01.20"]})
    assert bare.refused("A", "event EV-13a") == "OK-R167"


@pytest.mark.rule("OK-080")
def test_only_one_event_is_played_in_an_activation() -> None:
    sitting = Sitting(
        "S3", {"OKK": "A01.21"}, {"ninja": ["A03.33"]}, corruption=["A01"], hand=["EV-10a", "EV-05a"], at="oni"
    )
    sitting.does("A", "event EV-10a", "shift A01", "tile C04a")
    assert sitting.refused("A", "event EV-05a") == "OK-080"
