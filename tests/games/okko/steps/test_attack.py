"""Attacks (OK-293 to OK-308): whom they can be aimed at, dice, totals, pushes, answers."""

from __future__ import annotations

import pytest

from hyakki.games.okko.dice import at_least
from tests.games.okko.sitting import Sitting

COURT = "S3"
"""The Great Court A01 has no walls inside."""


def dice(sitting: Sitting) -> tuple[int, int, int]:
    """Combat and Action dice of the latest roll, and its total."""
    _, combat, action, total = sitting.event("rolled")
    return len(combat), len(action), total


# Whom an attack can be aimed at


@pytest.mark.rule("OK-296", "OK-E23")
def test_a_melee_attack_needs_an_adjacent_target_in_any_area() -> None:
    sitting = Sitting(COURT, {"OKK": "A01.12"}, {"ashigaru": ["A01.13", "A01.33"]})
    assert "melee ashigaru-1" in sitting.offered("B", "attack")
    assert sitting.refused("B", "attack", "melee ashigaru-2") == "OK-296"


@pytest.mark.rule("OK-294", "OK-296")
def test_without_a_target_there_is_no_attack() -> None:
    assert Sitting(COURT, {"OKK": "A01.20"}).blocked("B")["attack"] == "OK-296"
    far = {"ninja": ["A06.00"]}
    assert Sitting(COURT, {"SET": {"at": "A01.20", "up": "EQ-11"}}, far).blocked("B")["attack"] == "OK-294"


@pytest.mark.rule("OK-297", "OK-R37")
def test_no_blow_is_struck_diagonally_through_a_doorway() -> None:
    straight = Sitting("S1", {"OKK": "C01a.2"}, {"ninja": ["B03.20"]})
    assert "melee ninja-1" in straight.offered("B", "attack")
    across = Sitting("S1", {"OKK": "C01a.1"}, {"ninja": ["B03.20"]})
    assert across.blocked("B")["attack"] == "OK-296"


@pytest.mark.rule("OK-298")
def test_a_ranged_attack_needs_something_that_permits_it() -> None:
    bare = Sitting(COURT, {"SET": "A01.10"}, {"ashigaru": ["A01.12", "A01.11"]})
    assert bare.refused("B", "attack", "ranged ashigaru-1") == "OK-298"
    armed = Sitting(COURT, {"SET": {"at": "A01.10", "up": "EQ-11"}}, {"ashigaru": ["A01.13"]})
    assert armed.offered("B", "attack") == ["ranged ashigaru-1"]


@pytest.mark.rule("OK-293", "OK-294", "OK-R38", "OK-159")
def test_walls_and_closed_doors_cut_the_line_of_sight() -> None:
    heroes = {"SET": {"at": "A04.24", "up": "EQ-11"}}
    through = Sitting("S1", heroes, {"ninja": ["B03.20"], "ashigaru": ["B03.10"]})
    assert through.offered("B", "attack") == ["ranged ninja-1"]
    assert through.refused("B", "attack", "ranged ashigaru-1") == "OK-294"
    door = ["C01a.2 - B03.20"]
    closed = Sitting("S1", heroes, {"ninja": ["B03.20"], "ashigaru": ["A04.23"]}, closed=door)
    assert closed.refused("B", "attack", "ranged ninja-1") == "OK-294"


@pytest.mark.rule("OK-294", "OK-R39", "OK-E25")
def test_an_opponent_in_line_blocks_the_view() -> None:
    agents = {"ashigaru": ["A01.22", "A01.24", "A01.11"]}
    level = Sitting(COURT, {"SET": {"at": "A01.20", "up": "EQ-11"}}, agents)
    assert level.refused("B", "attack", "ranged ashigaru-2") == "OK-294"
    slanting = Sitting(COURT, {"SET": {"at": "A01.10", "up": "EQ-11"}}, agents)
    assert "ranged ashigaru-1" in slanting.offered("B", "attack")


@pytest.mark.rule("OK-294", "OK-R39", "OK-R47")
def test_allies_and_tokens_block_no_view() -> None:
    heroes = {"SET": {"at": "A01.20", "up": "EQ-11"}, "OKK": "A01.21"}
    sitting = Sitting(COURT, heroes, {"ninja": ["A01.23"]}, courtiers={"COU-1": "A01.22"})
    assert "ranged ninja-1" in sitting.offered("B", "attack")


@pytest.mark.rule("OK-295")
def test_the_pond_does_not_block_the_view() -> None:
    sitting = Sitting(COURT, {"SET": {"at": "A03.12", "up": "EQ-11"}}, {"ninja": ["A03.32"]})
    assert sitting.offered("B", "attack") == ["ranged ninja-1"]


@pytest.mark.rule("OK-R58")
def test_sight_alone_limits_the_range() -> None:
    sitting = Sitting("S2", {"SET": {"at": "A01.20", "up": "EQ-11"}}, {"ninja": ["A05.20"]})
    assert sitting.offered("B", "attack") == ["ranged ninja-1"]


@pytest.mark.rule("OK-R57")
def test_beside_a_target_the_attacker_chooses_the_kind_of_attack() -> None:
    sitting = Sitting(COURT, {"SET": {"at": "A01.20", "up": "EQ-11"}}, {"ninja": ["A01.21"]})
    assert sitting.offered("B", "attack") == ["melee ninja-1", "ranged ninja-1"]
    bow = Sitting(COURT, {"SET": {"at": "A01.20", "up": "EQ-16"}}, {"ninja": ["A01.21"]})
    assert bow.refused("B", "attack", "melee ninja-1") == "OK-045"


@pytest.mark.rule("OK-R65")
def test_nobody_attacks_its_own_side() -> None:
    sitting = Sitting(COURT, {"OKK": "A01.20", "NSH": "A01.21"}, {"ninja": ["A01.10", "A01.11"]})
    assert sitting.refused("B", "attack", "melee NSH") == "OK-R65"
    agent = Sitting(COURT, {"OKK": "A01.20"}, {"ninja": ["A01.10", "A01.11"]}, at="agent")
    assert agent.refused("A", "attack", "melee ninja-2") == "OK-R65"


@pytest.mark.rule("OK-308", "OK-068")
def test_each_attack_costs_an_action() -> None:
    sitting = Sitting(COURT, {"OKK": "A01.20"}, {"bakemono": ["A01.21"]})
    for _ in range(3):
        sitting.dice(combat=[0, 0, 0]).does("B", "attack", "melee bakemono-1").does("B", "no")
    assert sitting.blocked("B")["attack"] == "OK-308"


# Dice


@pytest.mark.rule("OK-130", "OK-155", "OK-299", "OK-300", "OK-302", "OK-304", "OK-E03")
def test_the_total_of_all_dice_is_held_against_the_defense() -> None:
    sitting = Sitting("S1", {"NOB": {"at": "B03.20", "right": ["NOB-2"]}}, {"ninja": ["B03.21"]})
    sitting.dice(combat=[1, 0, 2, 1], action=[1, 1]).does("B", "attack", "melee ninja-1")
    assert dice(sitting) == (4, 2, 6)
    assert "hit" in sitting.said() and sitting.space("ninja-1") == ""


@pytest.mark.rule("OK-303", "OK-304", "OK-135", "OK-307", "OK-E02")
def test_the_champion_falls_at_the_fourth_token_and_is_not_pushed() -> None:
    okko = {"at": "A01.21", "right": ["OKK-1", "OKK-6"], "up": "EQ-13"}
    sitting = Sitting(COURT, {"OKK": okko}, {"hiroji": ["A01.22"]}, damage={"hiroji-1": 3})
    sitting.dice(combat=[0, 1, 1], action=["ki", 2, 2, 0, 1]).does("B", "attack", "melee hiroji-1")
    assert dice(sitting) == (3, 4, 8)
    assert sitting.space("hiroji-1") == "" and sitting.asked() == {"B": "turn"}


@pytest.mark.rule("OK-304")
def test_one_less_than_the_defense_misses() -> None:
    sitting = Sitting(COURT, {"OKK": "A01.21"}, {"ashigaru": ["A01.22"]})
    sitting.dice(combat=[1, 1, 0]).does("B", "attack", "melee ashigaru-1")
    assert "missed" in sitting.said() and sitting.space("ashigaru-1") == "A01.22"


@pytest.mark.rule("OK-303", "OK-R54")
def test_each_ki_counts_one_and_rolls_on() -> None:
    sitting = Sitting(COURT, {"OKK": "A01.21"}, {"ninja": ["A01.22"]})
    sitting.dice(combat=["ki", "ki", 2, 1, 1]).does("B", "attack", "melee ninja-1")
    assert dice(sitting) == (3, 0, 6)


@pytest.mark.rule("OK-156", "OK-301", "OK-R52")
def test_plus_and_minus_of_might_do_not_cancel() -> None:
    okko = {"at": "A01.21", "right": ["OKK-1", "WND-2"]}
    sitting = Sitting(COURT, {"OKK": okko}, {"ashigaru": ["A01.22"]})
    sitting.dice(combat=[0, 0], action=[0, 0]).does("B", "attack", "melee ashigaru-1")
    assert dice(sitting) == (2, 2, 0)


@pytest.mark.rule("OK-R53")
def test_an_attack_without_dice_is_an_attack() -> None:
    noshin = {"at": "A01.21", "right": ["WND-2", "WND-2"]}
    sitting = Sitting(COURT, {"NSH": noshin}, {"ashigaru": ["A01.22"]})
    sitting.does("B", "attack", "melee ashigaru-1")
    assert dice(sitting) == (0, 0, 0)
    assert sitting.state.alarm and "missed" in sitting.said()


@pytest.mark.rule("OK-R33")
def test_more_dice_are_rolled_than_lie_in_the_box() -> None:
    noburo = {"at": "A01.21", "right": ["NOB-1", "NOB-2"], "up": "EQ-14"}
    sitting = Sitting(COURT, {"NOB": noburo}, {"hiroji": ["A01.22"]})
    sitting.dice(combat=[0] * 4, action=[0] * 8).does("B", "attack", "melee hiroji-1")
    assert dice(sitting) == (4, 8, 0)


@pytest.mark.rule("OK-R56", "OK-299")
def test_bare_hands_will_do() -> None:
    sitting = Sitting(COURT, {"SET": "A01.21"}, {"ashigaru": ["A01.22"]})
    sitting.dice(combat=[2, 1, 0]).does("B", "attack", "melee ashigaru-1")
    assert sitting.space("ashigaru-1") == ""


@pytest.mark.rule("OK-R55")
def test_its_owner_chooses_the_die_that_is_rolled_again() -> None:
    sitting = Sitting(COURT, {"OKK": "A01.21"}, {"ninja": ["A01.22"]})
    sitting.dice(combat=[0, 1, 0, "ki", 2]).does("B", "attack", "melee ninja-1")
    assert sitting.offered("B") == ["use hero OKK", "no"]
    assert sitting.offered("B", "use hero OKK") == ["die combat 1", "die combat 3"]
    sitting.does("B", "use hero OKK", "die combat 3")
    assert sitting.event("rerolled")[-1] == 4
    assert sitting.asked() == {"B": "push"}  # once per attack; the new KI pushes


@pytest.mark.rule("OK-R55", "OK-303")
def test_a_ki_that_went_on_to_0_shows_0_and_stays_counted() -> None:
    sitting = Sitting(COURT, {"OKK": "A01.21"}, {"ninja": ["A01.22"]})
    sitting.dice(combat=["ki", 0, 1, 1, 2]).does("B", "attack", "melee ninja-1")
    assert sitting.offered("B", "use hero OKK") == ["die combat 1"]
    sitting.does("B", "use hero OKK", "die combat 1")
    assert sitting.event("rerolled")[-1] == 5
    assert sitting.space("ninja-1") == ""


@pytest.mark.rule("OK-R55")
def test_a_roll_again_may_be_declined() -> None:
    sitting = Sitting(COURT, {"OKK": "A01.21"}, {"ninja": ["A01.22"]})
    sitting.dice(combat=[0, 1, 1]).does("B", "attack", "melee ninja-1").does("B", "no")
    assert "missed" in sitting.said() and sitting.asked() == {"B": "turn"}


@pytest.mark.rule("OK-194", "OK-R66", "OK-E05", "OK-192")
def test_three_ashigaru_press_a_hero_and_two_do_not() -> None:
    around = ["A01.20", "A01.11", "A01.31"]
    sitting = Sitting(COURT, {"OKK": "A01.21"}, {"ashigaru": around}, at="agent", alarm=True)
    sitting.dice(combat=[1, 2]).does("A", "attack", "melee OKK")
    assert sitting.damage("OKK") == 1
    pair = Sitting(COURT, {"OKK": "A01.21"}, {"ashigaru": around[:2]}, at="agent", alarm=True)
    pair.dice(combat=[1, 2]).does("A", "attack", "melee OKK")
    assert pair.damage("OKK") == 0


@pytest.mark.rule("OK-302", "OK-303", "OK-304")
@pytest.mark.parametrize(
    "combat, action, chances",
    [
        (2, 0, [32, 12, 3, 1, 0, 0]),
        (3, 2, [96, 88, 74, 55, 35, 19]),
        (4, 2, [98, 94, 86, 72, 54, 36]),
        (6, 0, [96, 88, 75, 57, 39, 24]),
    ],
)
def test_the_chance_to_hit_is_known(combat: int, action: int, chances: list[int]) -> None:
    faces = Sitting(COURT).state.rules.dice
    found = [at_least(faces.combat, faces.action, combat, action, defense) for defense in range(3, 9)]
    assert [round(100 * chance) for chance in found] == chances


@pytest.mark.rule("OK-304", "OK-R67")
def test_what_is_at_stake_is_said_before_an_attack() -> None:
    heroes = {"OKK": {"at": "A01.21", "right": ["OKK-1"]}}
    sitting = Sitting(COURT, heroes, {"ninja": ["A01.22"], "yurei": ["A01.20"], "bakemono": ["A01.11"]})
    ahead = sitting.foreseen("B", "attack")
    assert ahead["melee ninja-1"] == {
        "combat": 3,
        "action": 2,
        "bonus": 0,
        "defense": 5,
        "chance": 74,
        "fells": True,
        "harmless": False,
        "alarm": False,
        "takes": 1,
    }
    assert ahead["melee yurei-1"]["harmless"] and not ahead["melee bakemono-1"]["fells"]


# Pushes


@pytest.mark.rule("OK-307", "OK-R16", "OK-R59", "OK-E23")
def test_a_ki_moves_the_target_away_even_on_a_miss() -> None:
    sitting = Sitting(COURT, {"OKK": "A01.21"}, {"ashigaru": ["A01.22"]})
    sitting.dice(combat=["ki", 0, 0, 1]).does("B", "attack", "melee ashigaru-1")
    assert "missed" in sitting.said()
    assert sitting.offered("B") == ["to A01.13", "to A01.23", "to A01.33", "none"]
    assert sitting.refused("B", "to A01.12") == "OK-R59"
    sitting.does("B", "to A01.33")
    assert sitting.space("ashigaru-1") == "A01.33"


@pytest.mark.rule("OK-307", "OK-R16")
def test_a_ranged_attack_pushes_too_and_no_ki_pushes_nobody() -> None:
    heroes = {"SET": {"at": "A01.20", "up": "EQ-11"}}
    sitting = Sitting(COURT, heroes, {"ninja": ["A01.22"]})
    sitting.dice(combat=["ki", 0, 0, 0]).does("B", "attack", "ranged ninja-1")
    assert "to A01.23" in sitting.offered("B")
    plain = Sitting(COURT, heroes, {"ninja": ["A01.22"]})
    plain.dice(combat=[1, 0, 0]).does("B", "attack", "ranged ninja-1")
    assert plain.asked() == {"B": "turn"}


@pytest.mark.rule("OK-R44", "OK-R60")
def test_a_hero_is_never_pushed_onto_a_reinforcement_space_or_a_token() -> None:
    sitting = Sitting(COURT, {"OKK": "A01.01"}, {"ninja": ["A01.12"]}, at="agent", courtiers={"COU-1": "A01.10"})
    sitting.dice(combat=["ki", 0, 0, 0]).does("A", "attack", "melee OKK")
    assert sitting.asked() == {"A": "turn"}
    free = Sitting(COURT, {"OKK": "A01.01"}, {"ninja": ["A01.12"]}, at="agent")
    free.dice(combat=["ki", 0, 0, 0]).does("A", "attack", "melee OKK")
    assert free.offered("A") == ["to A01.10", "none"]
    assert free.refused("A", "to A01.00") == "OK-R60"


@pytest.mark.rule("OK-R60", "OK-R98")
def test_a_push_onto_a_prohibited_tile_is_no_move() -> None:
    sitting = Sitting(COURT, {"OKK": "C01b.2"}, {"ninja": ["A01.24"], "ashigaru": ["B04.10"]}, at="agent")
    sitting.dice(combat=["ki", 0, 0, 0]).does("A", "attack", "melee OKK").does("A", "to B04.20")
    assert sitting.space("OKK") == "B04.20"
    assert sitting.said() == ["put"]


@pytest.mark.rule("OK-R61")
def test_a_greater_demon_is_pushed_unless_a_talent_forbids_it() -> None:
    snake = Sitting(COURT, {"OKK": "A01.21"}, {"kuro-hebi": ["A01.22"]})
    snake.dice(combat=["ki", 1, 1, 1]).does("B", "attack", "melee kuro-hebi")
    assert snake.asked() == {"B": "push"}
    iron = Sitting(COURT, {"OKK": "A01.21"}, {"tetsujin": ["A01.22"]})
    iron.dice(combat=["ki", 1, 1, 1]).does("B", "attack", "melee tetsujin")
    assert iron.asked() == {"B": "turn"}


# Yurei and reactions


@pytest.mark.rule("OK-R67", "OK-147")
def test_only_a_legendary_attack_hurts_a_yurei() -> None:
    plain = Sitting(COURT, {"OKK": "A01.21"}, {"yurei": ["A01.22"]})
    plain.dice(combat=["ki", 2, 2, 2]).does("B", "attack", "melee yurei-1")
    assert "unharmed" in plain.said() and "to A01.23" in plain.offered("B")
    katana = Sitting(COURT, {"OKK": {"at": "A01.21", "up": "EQ-01"}}, {"yurei": ["A01.22"]})
    katana.dice(combat=[2, 2, 2], action=[1]).does("B", "attack", "melee yurei-1")
    assert katana.space("yurei-1") == ""


@pytest.mark.rule("OK-R68", "OK-159")
def test_an_answer_costs_no_action_and_may_be_declined() -> None:
    heroes = {"OKK": {"at": "A01.21", "left": ["OKK-3"]}}
    sitting = Sitting(COURT, heroes, {"ashigaru": ["A01.22"]}, at="agent")
    sitting.dice(combat=[0, 0, 2, 1]).does("A", "attack", "melee OKK")
    assert sitting.offered("B") == ["use card OKK-3", "no"]
    sitting.does("B", "use card OKK-3")
    assert sitting.space("ashigaru-1") == "" and sitting.state.alarm  # it obeys the rules of the alarm
    other = Sitting(COURT, heroes, {"ashigaru": ["A01.22"]}, at="agent")
    other.dice(combat=[0, 0]).does("A", "attack", "melee OKK").does("B", "no")
    assert other.asked() == {"A": "turn"} and not other.state.alarm


@pytest.mark.rule("OK-R68", "OK-R170")
def test_nobody_answers_an_answer() -> None:
    heroes = {"OKK": {"at": "A01.21", "left": ["OKK-3"]}}
    sitting = Sitting(COURT, heroes, {"hiroji": ["A01.22"]})
    sitting.dice(combat=[0, 0, 0, 0, 0]).does("B", "attack", "melee hiroji-1")
    assert sitting.asked() == {"A": "reply"}
    sitting.does("A", "use agent hiroji")
    assert sitting.asked() == {"B": "turn"}
    sitting.dice(combat=[0, 0, 0]).does("B", "attack", "melee hiroji-1")
    assert sitting.asked() == {"B": "turn"}  # only the first failure of the Round


@pytest.mark.rule("OK-R68", "OK-199", "OK-R95")
def test_an_answer_says_what_is_to_be_expected_and_raises_the_alarm_like_any_attack() -> None:
    sitting = Sitting(COURT, {"OKK": {"at": "C01b.2", "left": ["OKK-3"]}}, {"ashigaru": ["B04.10"]})
    sitting.dice(test=[2, 2], combat=[0, 0]).does("B", "move", "to B04.20").silence("surround")
    assert sitting.asked() == {"B": "reply"} and not sitting.state.alarm, "it was the thrall that attacked"
    ahead = sitting.foreseen("B")["use card OKK-3"]
    assert (ahead["combat"], ahead["action"], ahead["alarm"]) == (2, 0, True)
    sitting.dice(combat=[0, 0]).does("B", "use card OKK-3")
    assert sitting.state.alarm


@pytest.mark.rule("OK-R170")
def test_a_failed_answer_leaves_the_riposte_of_the_round() -> None:
    heroes = {"OKK": {"at": "A01.21", "left": ["OKK-3"]}}
    sitting = Sitting(COURT, heroes, {"hiroji": ["A01.22"]}, at="agent")
    sitting.dice(combat=[0, 0, 0, 0, 0, 0]).does("A", "attack", "melee OKK").does("B", "use card OKK-3")
    assert sitting.asked() == {"A": "turn"}
    assert not any(figure == sitting.figure("hiroji-1") for _, figure, _ in sitting.state.spent)


@pytest.mark.rule("OK-R68", "OK-045")
def test_nobody_answers_with_a_bow() -> None:
    okko = {"at": "A01.21", "left": ["OKK-3"], "up": "EQ-16"}
    sitting = Sitting(COURT, {"OKK": okko}, {"ninja": ["A01.22"]}, at="agent")
    sitting.dice(combat=[0, 0, 0]).does("A", "attack", "melee OKK")
    assert sitting.asked() == {"A": "turn"}, "it makes no melee attacks while it is face up"


@pytest.mark.rule("OK-R67", "OK-147")
def test_an_amulet_and_a_mask_make_no_attack_legendary() -> None:
    okko = {"at": "A01.21", "supplies": ["EQ-32"], "clothing": "EQ-26"}
    sitting = Sitting(COURT, {"OKK": okko}, {"yurei": ["A01.22"]})
    assert sitting.foreseen("B", "attack")["melee yurei-1"]["harmless"]
    sitting.dice(combat=[2, 2, 2]).does("B", "attack", "melee yurei-1").silence("reroll")
    assert sitting.space("yurei-1") == "A01.22"


@pytest.mark.rule("OK-R68")
def test_no_answer_reaches_an_attacker_far_away() -> None:
    heroes = {"OKK": {"at": "A01.21", "left": ["OKK-3"]}}
    sitting = Sitting(COURT, heroes, {"ninja": ["A01.23"]}, at="agent")
    sitting.dice(combat=[0, 0]).does("A", "attack", "ranged OKK")
    assert sitting.asked() == {"A": "turn"}


@pytest.mark.rule("OK-304")
def test_what_makes_an_attack_fail_is_asked_once_it_has_succeeded() -> None:
    heroes = {"NSH": {"at": "A01.21", "supplies": ["EQ-09"]}}
    sitting = Sitting(COURT, heroes, {"ninja": ["A01.22"]}, at="agent")
    sitting.dice(combat=[2, 2, 2]).does("A", "attack", "melee NSH")
    assert sitting.offered("B") == ["use equipment EQ-09", "no"]
    sitting.does("B", "use equipment EQ-09")
    assert "turned-aside" in sitting.said() and sitting.damage("NSH") == 0


# Several targets


@pytest.mark.rule("OK-R35", "OK-206")
def test_a_sweep_strikes_everybody_in_the_order_the_oni_likes() -> None:
    heroes = {"OKK": "A01.11", "NSH": "A01.12", "SET": "A01.21", "NOB": "A01.41"}
    sitting = Sitting("S5", heroes, {"tetsujin": ["A01.22"]}, at="agent")
    sitting.dice(combat=[2] * 18).does("A", "attack", "melee NSH")
    assert sitting.asked() == {"A": "next-target"}
    assert sitting.offered("A") == ["on OKK", "on SET"]
    sitting.does("A", "on SET")
    assert [sitting.damage(hero) for hero in ("OKK", "NSH", "SET", "NOB")] == [1, 1, 1, 0]


@pytest.mark.rule("OK-R35", "OK-R62")
def test_a_crushing_blow_falls_in_the_heros_order_and_bleeds_with_each_roll() -> None:
    heroes = {"NOB": {"at": "A01.21", "left": ["NOB-1"]}}
    agents = {"ninja": ["A01.22", "A01.20"]}
    sitting = Sitting(COURT, heroes, agents, conditions={"NOB": ["bleeding"]})
    sitting.dice(combat=[0] * 8).does("B", "use card NOB-1")
    assert sitting.offered("B") == ["on ninja-1", "on ninja-2"]
    sitting.does("B", "on ninja-2")
    assert sitting.damage("NOB") == 2
    assert sitting.blocked("B")["use card NOB-1"] == "OK-161"
