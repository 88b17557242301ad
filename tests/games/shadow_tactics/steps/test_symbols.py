"""What each symbol on a ninja's card does, and what it cannot do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadow_tactics.sitting import Sitting

# Attacks


@pytest.mark.rule("ST-098", "ST-214", "ST-242", "ST-243", "ST-210")
@pytest.mark.parametrize("guard", ["S5o", "O5o", "S5o alerted", "O5o stunned"])
def test_a_light_attack_kills_the_unarmoured(guard: str) -> None:
    table = Sitting(guards={"Y4": [guard]}, YUK={"bush": "B4", "programme": ["YUK-1"]})
    assert table.guards("Y4") == []
    assert table.body_posts() == ["Y4-5"]
    assert table.noise == 0


@pytest.mark.rule("ST-099", "ST-215", "ST-216", "ST-219", "ST-222")
@pytest.mark.parametrize("guard", ["A5o", "A5o alerted", "D5o"])
def test_a_light_attack_stuns_the_armoured(guard: str) -> None:
    table = Sitting(mission="M5", guards={"Y7": [guard]}, YUK={"bush": "B7", "programme": ["YUK-1"]})
    assert table.guards("Y7") == [f"{guard[0]}5o stunned"]
    assert table.bodies("Y7") == 0


@pytest.mark.rule("ST-100", "ST-216", "ST-219")
@pytest.mark.parametrize("guard", ["A5o", "D5o"])
def test_a_second_light_attack_kills_the_stunned(guard: str) -> None:
    table = Sitting(
        mission="M5",
        guards={"Y7": [guard]},
        YUK={"bush": "B7", "programme": ["YUK-1", "YUK-3"]},
    )
    assert (table.guards("Y7"), table.bodies("Y7")) == ([], 1)


@pytest.mark.rule("ST-101", "ST-217", "ST-219")
@pytest.mark.parametrize("guard", ["S5o", "O5o", "A5o", "D5o"])
def test_a_heavy_attack_kills_anybody(guard: str) -> None:
    table = Sitting(mission="M5", guards={"Y7": [guard]}, MUG={"bush": "B7", "programme": ["MUG-1"]})
    assert (table.guards("Y7"), table.body_posts()) == ([], ["Y7-5"])


@pytest.mark.rule("ST-099", "ST-229", "ST-235")
def test_beforehand_it_is_said_who_would_die_and_who_would_see_it() -> None:
    table = Sitting(guards={"Y4": ["A0o", "S2i", "S4o"]}, YUK={"bush": "B4", "programme": ["YUK-3"]})
    assert table.foreseen("B") == {
        "on Y4-0": {"dies": False},
        "on Y4-2": {"dies": True, "witnessed": []},
        "on Y4-4": {"dies": True, "witnessed": ["Y4-2"]},
    }


# Bodies


@pytest.mark.rule("ST-102", "ST-103")
def test_a_body_is_taken_out_of_the_yard_it_is_aimed_at() -> None:
    table = Sitting(bodies=["Y4-1", "Y1-5"], YUK={"bush": "B4", "programme": ["YUK-4"]}).does("B", "aim Y4")
    assert table.body_posts() == ["Y1-5"]
    table = Sitting(bodies=["Y4-1", "Y4-3"], YUK={"bush": "B4", "programme": ["YUK-4"]})
    assert table.offered("B") == ["body Y4-1", "body Y4-3"]
    table.does("B", "body Y4-3")
    assert table.body_posts() == ["Y4-1"]


@pytest.mark.rule("ST-103", "ST-147")
def test_an_attack_that_leaves_no_body_hides_none() -> None:
    table = Sitting(guards={"Y4": ["A5o"]}, HAY={"bush": "B4", "programme": ["HAY-1"]})
    assert table.guards("Y4") == ["A5o stunned"]
    assert "hid" not in table.said()


@pytest.mark.rule("ST-102", "ST-126", "ST-127")
def test_two_bodies_are_hidden_where_two_lie() -> None:
    table = Sitting(bodies=["Y4-1", "Y4-3", "Y4-5"], HAY={"bush": "B4", "programme": ["HAY-4"]})
    assert table.offered("B", "body Y4-1") == ["body Y4-3", "body Y4-5"]
    table.does("B", "body Y4-1", "body Y4-5")
    assert table.body_posts() == ["Y4-3"]
    table = Sitting(bodies=["Y4-1"], HAY={"bush": "B4", "programme": ["HAY-4"]})
    assert table.body_posts() == []


# Movement


@pytest.mark.rule("ST-104", "ST-106", "ST-R57", "ST-R59", "ST-017", "ST-016")
@pytest.mark.parametrize("exit", ["B4", "B7", "B10"])
def test_a_move_leads_through_the_junction_of_its_colour_to_any_bush_beside_it(exit: str) -> None:
    table = Sitting(coins={"J7": 3}, HAY={"bush": "B7", "programme": ["HAY-Mt"]})
    assert table.offered("B") == ["exit B4", "exit B7", "exit B10"]
    assert table.foreseen("B")["exit B4"] == {"watched": [], "route": ["place J7", "place B4"]}
    table.does("B", f"exit {exit}")
    assert table.bush("HAY") == exit
    assert table.state.pool == 3


@pytest.mark.rule("ST-107", "ST-R58")
def test_one_card_crosses_one_junction() -> None:
    table = Sitting(HAY={"bush": "B7", "programme": ["HAY-Mt", "HAY-Mp"]}).does("B", "exit B10")
    assert table.offered("B") == ["exit B8", "exit B10", "exit B14"]
    table = Sitting(HAY={"bush": "B7", "programme": ["HAY-Mt"]}).does("B", "exit B10")
    assert (table.bush("HAY"), table.asked()) == ("B10", {})


@pytest.mark.rule("ST-109", "ST-321", "ST-322")
def test_what_lies_on_the_junction_is_taken_before_the_exit_is_chosen() -> None:
    table = Sitting(coins={"J7": 2}, HAY={"bush": "B7", "programme": ["HAY-Mt"]}).start()
    assert table.asked() == {"B": "exit"}
    assert (table.state.pool, table.state.coins[6]) == (2, 0)


@pytest.mark.rule("ST-109", "ST-395")
def test_a_torch_may_be_flipped_before_the_exit() -> None:
    table = Sitting(
        options={"night": True},
        lights={"J7": "out"},
        guards={"Y1": ["S5o"]},
        HAY={"bush": "B7", "programme": ["HAY-Mt"]},
    )
    assert table.offered("B") == ["let-be", "flip"]
    table.does("B", "flip")
    assert table.asked() == {"B": "exit"}


@pytest.mark.rule("ST-110", "ST-019", "ST-020")
def test_nobody_blocks_a_junction_or_a_bush() -> None:
    table = Sitting(
        guards={"Y1": ["S4i"], "Y4": ["S2i"], "Y6": ["S0i"]},
        coins={"J7": 1},
        HAY={"bush": "B7", "programme": ["HAY-Mt"]},
        YUK={"bush": "B10"},
        MUG={"bush": "B10"},
    ).does("B", "exit B10")
    assert table.bush("HAY") == table.bush("YUK") == table.bush("MUG") == "B10"


@pytest.mark.rule("ST-R60", "ST-104")
def test_a_card_of_several_colours_lets_the_owner_choose_the_junction() -> None:
    given: dict[str, Any] = {"MUG": {"bush": "B8", "programme": ["MUG-R2"], "cards": ["MUG-R2"]}}
    table = Sitting(guards={"Y4": ["S5o"]}, **given)
    assert table.offered("B") == ["through J5 yellow", "through J11 purple"]
    assert table.refused("B", "through J8 brown") == "ST-104"
    previews = table.foreseen("B")
    assert previews == {"through J5 yellow": {"seen": []}, "through J11 purple": {"seen": ["Y4-5"]}}
    table.does("B", "through J5 yellow").does("B", "exit B2")
    assert table.bush("MUG") == "B2"


@pytest.mark.rule("ST-105", "ST-022")
def test_without_that_colour_next_to_it_nobody_moves() -> None:
    table = Sitting(TAK={"bush": "B1", "programme": ["TAK-Mp", "TAK-5"]})
    assert table.bush("TAK") == "B1"
    assert table.used("TAK") == []


@pytest.mark.rule("ST-341", "ST-342", "ST-340")
def test_a_closed_gate_is_climbed_with_brown_and_its_wall_is_not() -> None:
    table = Sitting(mission="M3", HAY={"bush": "B7", "programme": ["HAY-Mn"]})
    assert "exit B11" in table.offered("B")
    table = Sitting(mission="M4", HAY={"bush": "B20", "programme": ["HAY-My"]})
    assert table.offered("B") == ["exit B20", "exit B25"]
    assert table.refused("B", "exit B23") == "ST-342"
    table = Sitting(mission="M4", gates={"C1": "open"}, HAY={"bush": "B20", "programme": ["HAY-My"]})
    assert "exit B23" in table.offered("B")
    table = Sitting(mission="M4", HAY={"bush": "B23", "programme": ["HAY-My"]})
    assert table.said()[-1] == "no-effect"


# Distract


@pytest.mark.rule("ST-111", "ST-R38", "ST-028")
def test_a_distracted_guard_goes_to_any_free_post_of_its_yard() -> None:
    table = Sitting(guards={"Y4": ["S5o", "A2o"]}, AIK={"bush": "B4", "programme": ["AIK-3"]})
    assert table.offered("B") == ["guard Y4-2", "guard Y4-5"]
    assert table.offered("B", "guard Y4-5") == [f"to Y4-{corner}{way}" for corner in (0, 4, 5) for way in "io"]
    assert table.refused("B", "guard Y4-5", "to Y4-1i") == "ST-025"
    table.does("B", "guard Y4-5", "to Y4-0i")
    assert table.guards("Y4") == ["S0i", "A2o"]


@pytest.mark.rule("ST-111", "ST-112", "ST-R38", "ST-R34", "ST-R88")
@pytest.mark.parametrize("stance, finds", [("5o", False), ("5i", True), ("4o", True)])
def test_only_a_guard_that_is_moved_or_turned_finds_a_body(stance: str, finds: bool) -> None:
    table = Sitting(guards={"Y4": ["O5o"]}, bodies=["Y4-1"], AIK={"bush": "B4", "programme": ["AIK-3"]})
    previews = table.foreseen("B", "guard Y4-5")
    assert previews[f"to Y4-{stance}"] == {"finds": finds}
    table.does("B", "guard Y4-5", f"to Y4-{stance}")
    assert table.noise == int(finds)
    assert table.guards("Y4") == [f"O{stance}{' alerted' if finds else ''}"]
    assert table.ninja("AIK").executed == 1


@pytest.mark.rule("ST-R39")
def test_an_alerted_guard_keeps_its_marker_when_it_is_moved() -> None:
    table = Sitting(guards={"Y4": ["S5o alerted"]}, HAY={"bush": "B4", "programme": ["HAY-3"]})
    table.does("B", "guard Y4-5", "to Y4-3i")
    assert table.guards("Y4") == ["S3i alerted"]
    table = Sitting(guards={"Y2": ["S3o alerted"]}, MUG={"bush": "B4", "programme": ["MUG-3"]})
    table.does("B", "guard Y2-3", "to Y4-1o")
    assert table.guards("Y4") == ["S1o alerted"]


@pytest.mark.rule("ST-095", "ST-126", "ST-127", "ST-111")
def test_each_of_several_distracted_guards_is_put_somewhere_once() -> None:
    table = Sitting(guards={"Y4": ["S1o", "O3o"]}, AIK={"bush": "B8", "programme": ["AIK-R1"], "cards": ["AIK-R1"]})
    table.does("B", "guard Y4-1", "to Y4-5o")
    assert table.offered("B") == ["guard Y4-3"]
    assert table.refused("B", "guard Y4-5") == "ST-126"
    table.does("B", "guard Y4-3", "to Y4-1o")
    assert table.guards("Y4") == ["O1o", "S5o"]
    assert table.asked() == {}


@pytest.mark.rule("ST-126", "ST-111")
def test_a_guard_that_was_left_as_it_was_has_had_its_turn() -> None:
    table = Sitting(guards={"Y4": ["S1o", "O3o"]}, AIK={"bush": "B8", "programme": ["AIK-R1"], "cards": ["AIK-R1"]})
    table.does("B", "guard Y4-1", "to Y4-1o")
    assert table.offered("B") == ["guard Y4-3"]
    assert table.refused("B", "guard Y4-1") == "ST-126"


@pytest.mark.rule("ST-124", "ST-210", "ST-R138")
def test_a_stone_turns_spearmen_only() -> None:
    table = Sitting(guards={"Y4": ["S1o", "O3o"]}, HAY={"bush": "B8", "programme": ["HAY-3"]})
    assert table.offered("B") == ["guard Y4-1"]
    assert table.refused("B", "guard Y4-3") == "ST-124"


@pytest.mark.rule("ST-224")
def test_the_daimyo_figure_can_be_distracted_and_lured() -> None:
    table = Sitting(mission="M5", guards={"Y7": ["D5o"]}, AIK={"bush": "B7", "programme": ["AIK-3"]})
    table.does("B", "guard Y7-5", "to Y7-1i")
    assert table.guards("Y7") == ["D1i"]
    table = Sitting(
        mission="M5", guards={"Y4": [], "Y10": ["D5o"]}, AIK={"bush": "B7", "items": ["NP6"], "programme": ["AIK-SG"]}
    )
    table.does("B", "guard Y10-5", "to Y7-1i")
    assert table.guards("Y7") == ["D1i"]


@pytest.mark.rule("ST-352", "ST-514", "ST-104", "ST-361")
def test_a_distracted_tower_guard_looks_where_the_ninja_likes() -> None:
    table = Sitting(mission="M4", guards={"Y12": ["S@B24"]}, AIK={"bush": "B18", "programme": ["AIK-3"]})
    table.does("B", "guard Y12-t", "to tower>J24")
    assert table.guards("Y12") == ["S@J24"]


# Lure


@pytest.mark.rule("ST-113", "ST-114", "ST-115", "ST-R40", "ST-R23")
def test_a_lured_guard_comes_out_of_a_neighbouring_yard() -> None:
    table = Sitting(
        guards={"Y2": ["S3o"], "Y4": ["S2i"], "Y9": ["S1o"], "Y11": ["S1o"]},
        MUG={"bush": "B10", "programme": ["MUG-3"]},
    )
    table.does("B", "aim Y8")
    assert table.offered("B") == ["guard Y4-2", "guard Y9-1"]
    assert table.refused("B", "guard Y2-3") == "ST-114"
    assert len(table.offered("B", "guard Y9-1")) == 12
    table.does("B", "guard Y9-1", "to Y8-4o")
    assert (table.guards("Y8"), table.guards("Y9")) == (["S4o"], [])


@pytest.mark.rule("ST-116", "ST-115")
def test_nobody_is_lured_into_a_full_yard() -> None:
    table = Sitting(guards={"Y4": ["S0o", "S3o"], "Y2": ["S3o"]}, MUG={"bush": "B8", "programme": ["MUG-3"]})
    assert table.asked() == {"B": "lure"}  # into Y2: nobody fits into Y4
    assert table.refused("B", "guard Y2-3") == "ST-114"
    assert table.refused("B", "guard Y4-0", "to Y2-3i") == "ST-028"


@pytest.mark.rule("ST-117", "ST-245", "ST-R31", "ST-R34", "ST-249")
def test_a_lured_guard_finds_bodies_where_it_left_and_where_it_comes() -> None:
    table = Sitting(guards={"Y2": ["S3o"]}, bodies=["Y2-0", "Y4-3"], MUG={"bush": "B4", "programme": ["MUG-3"]})
    table.does("B", "guard Y2-3", "to Y4-1o")
    assert table.guards("Y4") == ["S1o alerted"]
    assert (table.noise, table.body_posts()) == (1, [])


@pytest.mark.rule("ST-R41", "ST-126", "ST-127", "ST-124")
def test_two_are_lured_one_after_another_from_wherever_they_are() -> None:
    table = Sitting(guards={"Y2": ["S3o"], "Y6": ["S3o", "O5o"]}, YUK={"bush": "B4", "programme": ["YUK-2"]}).does(
        "B", "aim Y4"
    )
    assert table.refused("B", "guard Y6-5") == "ST-124"
    table.does("B", "guard Y2-3", "to Y4-1o")
    assert table.offered("B") == ["guard Y6-3"]
    table.does("B", "guard Y6-3", "to Y4-3i")
    assert table.guards("Y4") == ["S1o", "S3i"]


@pytest.mark.rule("ST-127")
def test_the_first_may_not_take_the_second_ones_room() -> None:
    given: dict[str, Any] = {"YUK": {"bush": "B8", "programme": ["YUK-2"]}}
    table = Sitting(guards={"Y4": ["O0o"], "Y2": ["O0o", "S3o"], "Y6": ["S3o"]}, **given)
    assert table.offered("B", "guard Y6-3") == ["to Y4-2i", "to Y4-2o", "to Y4-4i", "to Y4-4o"]
    assert table.refused("B", "guard Y6-3", "to Y4-3o") == "ST-127"
    assert table.refused("B", "guard Y6-3", "to Y4-1o") == "ST-025"
    alone = Sitting(guards={"Y4": ["O0o"], "Y6": ["S3o"]}, **given)
    assert "to Y4-3o" in alone.offered("B", "guard Y6-3")


@pytest.mark.rule("ST-R109", "ST-335", "ST-097")
def test_at_a_closed_gate_only_the_ninjas_side_is_lured_from_and_to() -> None:
    given: dict[str, Any] = {"mission": "M3", "MUG": {"bush": "B7", "programme": ["MUG-3"]}}
    table = Sitting(guards={"Y4": ["S2o"]}, **given)
    assert table.said()[-1] == "no-effect"  # Y4 lies behind the gate
    table = Sitting(guards={"Y3": ["S4o"]}, **given)
    assert table.offered("B", "guard Y3-4") == ["to Y7-2i", "to Y7-2o", "to Y7-3i", "to Y7-3o"]
    table = Sitting(guards={"Y7": ["S0o", "S3o"]}, **given)
    assert table.offered("B") == ["guard Y7-3"]
    assert table.refused("B", "guard Y7-0") == "ST-R109"
    table = Sitting(guards={"Y7": ["S0o"]}, **given)
    assert table.said()[-1] == "no-effect"


@pytest.mark.rule("ST-354", "ST-114", "ST-356")
def test_a_guard_lured_out_of_its_tower_takes_the_focus_along() -> None:
    table = Sitting(mission="M4", guards={"Y12": ["S@B24"]}, MUG={"bush": "B25", "programme": ["MUG-3"]})
    table.does("B", "guard Y12-t", "to Y13-1o")
    assert table.guards("Y13") == ["S1o"]
    assert table.state.focus == -1


# Baited Trap: lure and light attack for one guard

TRAP: dict[str, Any] = {"bush": "B4", "programme": ["YUK-R1"], "cards": ["YUK-R1"]}


@pytest.mark.rule("ST-147", "ST-092", "ST-309")
def test_the_bait_kills_whom_it_has_lured_and_nobody_else() -> None:
    table = Sitting(guards={"Y2": ["S3o"], "Y4": ["S5o"]}, YUK=TRAP).does("B", "aim Y4")
    table.does("B", "guard Y2-3", "to Y4-1o")
    assert table.guards("Y4") == ["S5o"]
    assert table.body_posts() == ["Y4-1"]


@pytest.mark.rule("ST-088", "ST-093")
def test_without_anybody_to_lure_the_bait_kills_nobody() -> None:
    table = Sitting(guards={"Y4": ["S0o", "S2o", "S4o"], "Y1": ["O3o"]}, YUK={**TRAP, "bush": "B8"})
    assert table.asked() == {"B": "lure"}  # out of Y4 into Y2
    table = Sitting(guards={"Y4": ["S5o"]}, YUK={**TRAP, "bush": "B10"})
    table.start()
    assert table.offered("B") == ["aim Y6", "aim Y8"]
    table = Sitting(guards={"Y4": ["O0o", "O2o", "O4o"], "Y1": ["S4o"]}, YUK=TRAP)
    assert table.offered("B") == ["aim Y1", "aim Y4"]
    table.does("B", "aim Y1")
    assert table.guards("Y1") == ["S4o"]
    table = Sitting(guards={"Y4": ["O5o"]}, YUK=TRAP)
    assert table.guards("Y4") == ["O5o"]
    assert table.ninja("YUK").spent == 1


@pytest.mark.rule("ST-092", "ST-515", "ST-372")
def test_the_bait_must_be_laid_for_one_that_can_die_of_it() -> None:
    table = Sitting(options={"civilians": "friendly"}, guards={"Y2": ["S3o", "S0o stunned"], "Y6": ["F3o"]}, YUK=TRAP)
    assert table.offered("B") == ["guard Y2-3"]
    assert table.refused("B", "guard Y6-3") == "ST-092" and table.refused("B", "guard Y2-0") == "ST-263"


# Stun


@pytest.mark.rule("ST-118", "ST-119", "ST-121", "ST-215", "ST-127", "ST-R48")
def test_a_stun_is_for_the_unarmoured_who_are_not_stunned_yet() -> None:
    table = Sitting(guards={"Y4": ["A1i", "O3i", "S5i"]}, AIK={"bush": "B8", "programme": ["AIK-2"]})
    assert table.guards("Y4") == ["A1i", "O3i stunned", "S5i stunned"]
    table = Sitting(guards={"Y4": ["S1i stunned", "S3i"], "Y2": []}, AIK={"bush": "B8", "programme": ["AIK-2"]})
    assert table.guards("Y4") == ["S1i stunned", "S3i stunned"]
    stunned = [event.args[2] for event in table.events if event.kind.name == "stunned"]
    assert stunned == [24]


@pytest.mark.rule("ST-126", "ST-127", "ST-R48")
def test_of_three_two_are_chosen_and_not_one() -> None:
    table = Sitting(guards={"Y4": ["S1i", "O3i", "S5i"]}, AIK={"bush": "B8", "programme": ["AIK-2"]})
    assert table.offered("B", "on Y4-1") == ["on Y4-3", "on Y4-5"]
    table.does("B", "on Y4-1", "on Y4-5")
    assert table.guards("Y4") == ["S1i stunned", "O3i", "S5i stunned"]


@pytest.mark.rule("ST-124")
def test_a_blow_dart_is_for_spearmen() -> None:
    table = Sitting(
        guards={"Y4": ["A1i", "S3i", "O5i"]}, HAY={"bush": "B8", "items": ["NP2", "NP1"], "programme": ["HAY-SG"]}
    ).does("B", "use NP2")
    assert table.guards("Y4") == ["A1i alerted", "O5i alerted"]


# Heal


@pytest.mark.rule("ST-122", "ST-123", "ST-R53", "ST-271")
def test_the_owner_heals_one_ninja_in_its_bush() -> None:
    table = Sitting(
        HAY={"bush": "B4", "damage": 1, "programme": ["HAY-5"]},
        YUK={"bush": "B4", "damage": 2},
        MUG={"bush": "B1", "damage": 1},
    )
    assert table.offered("B") == ["heal HAY", "heal YUK"]
    assert table.blocked("B") == {"heal MUG": "ST-122"}
    assert table.refused("B", "heal MUG") == "ST-122"
    table.does("B", "heal YUK")
    assert [table.ninja(name).damage for name in ("HAY", "YUK", "MUG")] == [1, 1, 1]


@pytest.mark.rule("ST-123")
def test_who_is_unhurt_is_not_healed() -> None:
    table = Sitting(HAY={"bush": "B4", "programme": ["HAY-5"]}, YUK={"bush": "B4"}, MUG={"bush": "B1", "damage": 1})
    assert "healed" not in table.said()
    assert table.ninja("HAY").executed == 1
    table = Sitting(
        seats=5,
        HAY={"bush": "B4", "damage": 1, "programme": ["HAY-5"]},
        YUK={"bush": "B4"},
        MUG={"bush": "B4", "damage": 1},
    )
    assert table.refused("B", "heal YUK") == "ST-123"


@pytest.mark.rule("ST-122", "ST-316", "ST-147")
def test_a_medicine_box_heals_twice() -> None:
    given: dict[str, Any] = {"HAY": {"bush": "B4", "items": ["NP10"], "programme": ["HAY-SG"], "damage": 1}}
    table = Sitting(**given, YUK={"bush": "B4", "damage": 1})
    table.does("B", "heal HAY")
    assert (table.ninja("HAY").damage, table.ninja("YUK").damage) == (0, 0)
    table = Sitting(**given, YUK={"bush": "B4", "damage": 2}).does("B", "heal YUK").does("B", "heal YUK")
    assert (table.ninja("HAY").damage, table.ninja("YUK").damage) == (1, 0)


# Noise and jutsu


@pytest.mark.rule("ST-131", "ST-132", "ST-126")
def test_a_noise_symbol_counts_once_whatever_the_number_of_targets() -> None:
    table = Sitting(guards={"Y4": ["S1i", "O3i", "S5i"]}, TAK={"bush": "B8", "programme": ["TAK-4"]})
    assert table.noise == 1
    table = Sitting(guards={"Y4": ["S1o"]}, TAK={"bush": "B8", "programme": ["TAK-1", "TAK-2"]})
    assert table.noise == 1


@pytest.mark.rule("ST-133", "ST-079")
def test_a_failed_card_makes_no_noise_of_its_own() -> None:
    table = Sitting(guards={"Y4": ["S2i", "S4i"]}, MUG={"bush": "B8", "programme": ["MUG-2"]})
    assert table.noise == 2


@pytest.mark.rule("ST-134", "ST-135", "ST-137", "ST-065", "ST-R52")
def test_jutsu_is_spent_even_for_nothing() -> None:
    table = Sitting(TAK={"bush": "B8", "programme": ["TAK-2"]}, on=True, time=9)
    table.start()
    assert "no-effect" in table.said()
    assert table.state.round == 2
    assert (table.ninja("TAK").jutsu, table.ninja("TAK").spent) == (0, 1)


@pytest.mark.rule("ST-136", "ST-134", "ST-R51")
def test_without_an_active_token_the_card_does_nothing_unseen() -> None:
    table = Sitting(guards={"Y4": ["S2i"]}, MUG={"bush": "B8", "jutsu": 0, "spent": 1, "programme": ["MUG-2", "MUG-5"]})
    assert table.guards("Y4") == ["S2i"]
    assert (table.noise, table.ninja("MUG").damage) == (0, 0)
    assert table.used("MUG") == []  # the second card has brought it back


# Special cards


@pytest.mark.rule("ST-138", "ST-140", "ST-141", "ST-455", "ST-458")
def test_a_special_card_of_its_colour_carries_out_the_mission_action() -> None:
    table = Sitting(guards={"Y3": ["S4o"]}, HAY={"bush": "B3", "carries": True, "programme": ["HAY-SR"]})
    assert table.over == ("castle", "ninjas")
    table = Sitting(guards={"Y3": ["S1i"]}, HAY={"bush": "B9", "carries": True, "programme": ["HAY-SR"]})
    table.does("B", "aim Y3")
    assert table.guards("Y3") == ["S1i alerted"]
    assert table.ninja("HAY").carries
    for card in ("HAY-SG", "HAY-SB"):
        table = Sitting(guards={"Y3": ["S4o"]}, HAY={"bush": "B3", "carries": True, "programme": [card]})
        assert table.said()[-1] == "no-effect"


@pytest.mark.rule("ST-139", "ST-142", "ST-143", "ST-R54", "ST-141")
def test_the_owner_chooses_among_what_the_card_can_do() -> None:
    table = Sitting(
        guards={"Y4": ["S5o"]},
        HAY={"bush": "B4", "carries": True, "items": ["NP3", "NP4", "NP8"], "programme": ["HAY-SR"]},
    )
    assert table.offered("B") == ["mission", "use NP8"]
    assert table.blocked("B") == {"use NP3": "ST-143", "use NP4": "ST-142"}
    table.does("B", "use NP8")
    assert (table.guards("Y4"), table.bodies("Y4")) == ([], 0)
    assert table.ninja("HAY").items == (2, 3, 7)
    assert table.ninja("HAY").carries
    table = Sitting(
        guards={"Y4": ["S5o"]},
        HAY={"bush": "B4", "carries": True, "items": ["NP2", "NP1"], "programme": ["HAY-SG"]},
    )
    assert table.offered("B") == ["use NP1", "use NP2"]
    assert table.refused("B", "mission") == "ST-141"
    table = Sitting(
        mission="M4",
        guards={"Y3": ["S1o", "S5o"]},
        HAY={"bush": "B4", "items": ["NP2", "NP1"], "programme": ["HAY-SG"]},
    )
    assert table.blocked("B") == {"mission": "ST-487"}, "the colour is right, but the bell is elsewhere"


@pytest.mark.rule("ST-143", "ST-061")
def test_the_only_thing_that_can_be_done_must_be_done() -> None:
    table = Sitting(guards={"Y4": ["S5o"]}, HAY={"bush": "B4", "items": ["NP3", "NP8"], "programme": ["HAY-SR"]})
    assert table.guards("Y4") == []
    table = Sitting(HAY={"bush": "B4", "items": ["NP3", "NP8"], "programme": ["HAY-SR"]})
    assert table.said()[-1] == "no-effect"


@pytest.mark.rule("ST-R55")
def test_the_score_binds_purchases_but_not_mission_actions() -> None:
    given: dict[str, Any] = {"bush": "B10", "items": ["NP8"], "programme": ["HAY-SR"]}
    table = Sitting(guards={"Y4": ["S5o"]}, bodies=["Y6-0"], HAY=given)
    assert table.guards("Y4") == []
    table = Sitting(guards={"Y4": ["S5o"]}, HAY={**given, "items": [], "carries": True})
    assert table.offered("B") == ["aim Y4", "aim Y6", "aim Y8"]


@pytest.mark.rule("ST-138", "ST-139", "ST-R55", "ST-497", "ST-R127")
def test_a_mission_action_goes_where_the_mission_says() -> None:
    table = Sitting(mission="M5", guards={"Y16": ["S1o"]}, AIK={"bush": "B27", "programme": ["AIK-SR"]})
    assert table.offered("B") == ["aim Y13", "aim Y20"]
    assert table.blocked("B")["aim Y16"] == "ST-497"
    assert table.blocked("B")["aim Y1"] == "ST-087"
    assert table.foreseen("B") == {"aim Y13": {"seen": []}, "aim Y20": {"seen": []}}


@pytest.mark.rule("ST-R133", "ST-083", "ST-316")
def test_a_purchase_that_moves_is_seen_like_a_movement() -> None:
    given: dict[str, Any] = {"HAY": {"bush": "B7", "items": ["NP7"], "programme": ["HAY-SB"]}}
    table = Sitting(guards={"Y1": ["S5o alerted"]}, **given)
    assert table.offered("B") == ["through J4 orange", "through J7 teal", "through J10 purple"]
    table.does("B", "through J7 teal")
    assert (table.bush("HAY"), table.ninja("HAY").damage) == ("B7", 1)
    table = Sitting(guards={"Y1": ["S5o"]}, **given).does("B", "through J7 teal").does("B", "exit B10")
    assert table.bush("HAY") == "B10"


# Reset


@pytest.mark.rule("ST-144", "ST-145", "ST-R09")
def test_a_reset_brings_back_all_used_cards_and_itself() -> None:
    table = Sitting(HAY={"bush": "B1", "used": ["HAY-3", "HAY-My"], "programme": ["HAY-4", "HAY-5"]})
    assert table.used("HAY") == []
    assert {"HAY-3", "HAY-4", "HAY-5", "HAY-My"} <= set(table.hand("HAY"))


@pytest.mark.rule("ST-146", "ST-R09")
def test_a_card_after_the_reset_is_used() -> None:
    table = Sitting(HAY={"bush": "B1", "used": ["HAY-3"], "programme": ["HAY-5", "HAY-4"]})
    assert table.used("HAY") == ["HAY-4"]


@pytest.mark.rule("ST-147")
def test_symbols_are_carried_out_from_left_to_right() -> None:
    table = Sitting(guards={"Y4": ["S5o"]}, HAY={"bush": "B4", "damage": 1, "programme": ["HAY-1", "HAY-5"]})
    said = table.said()
    assert said.index("killed") < said.index("hid") < said.index("reset") < said.index("healed")
