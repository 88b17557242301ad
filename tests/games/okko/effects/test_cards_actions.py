"""The 32 action cards: techniques on the right, special talents on the left. The board is mostly A01, without walls."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.okko.sitting import Sitting

TECHNIQUES = [
    ("OKK-1", {"might": 2}),
    ("OKK-2", {"might": 1, "defense": 1}),
    ("OKK-3", {"defense": 2}),
    ("OKK-4", {"speed": 1, "guile": 1}),
    ("OKK-5", {"guile": 2}),
    ("OKK-6", {"speed": 1, "might": 1}),
    ("OKK-7", {"defense": 1, "guile": 1}),
    ("NOB-1", {"might": 3, "speed": -1}),
    ("NOB-2", {"might": 2}),
    ("NOB-3", {"speed": 1}),
    ("NOB-4", {"defense": 2}),
    ("NOB-5", {"defense": 1, "guile": 1}),
    ("NOB-6", {"might": 1, "defense": 1}),
    ("NOB-7", {"speed": 1, "might": 1}),
    ("NSH-1", {"might": 2}),
    ("NSH-2", {"defense": 2}),
    ("NSH-3", {"might": 1, "guile": 1}),
    ("NSH-4", {"speed": 1, "defense": 1}),
    ("NSH-5", {"defense": 1, "guile": 1}),
    ("NSH-6", {"guile": 2}),
    ("NSH-7", {"speed": 2}),
    ("SET-1", {"might": 2}),
    ("SET-2", {"speed": 1, "might": 1}),
    ("SET-3", {"defense": 2}),
    ("SET-4", {"speed": 2}),
    ("SET-5", {"guile": 2}),
    ("SET-6", {"might": 1, "defense": 1}),
    ("SET-7", {"speed": 1, "guile": 1}),
]
PRINTED = {
    "OKK": {"speed": 2, "might": 3, "defense": 4, "guile": 3},
    "NOB": {"speed": 2, "might": 4, "defense": 4, "guile": 1},
    "NSH": {"speed": 2, "might": 2, "defense": 3, "guile": 4},
    "SET": {"speed": 3, "might": 3, "defense": 3, "guile": 3},
}


def hero(name: str, at: str, *left: str, **more: Any) -> dict[str, Any]:
    return {name: {"at": at, "left": left, **more}}


@pytest.mark.rule("OK-153", "OK-154", "OK-155", "OK-156", "OK-157", "OK-158", "OK-163")
@pytest.mark.parametrize("card, modifiers", TECHNIQUES)
def test_a_technique_changes_the_attributes_it_names_and_only_on_the_right(
    card: str, modifiers: dict[str, int]
) -> None:
    name = card[:3]
    on, off = Sitting("S3", {name: {"at": "A01.21", "right": [card]}}), Sitting("S3", hero(name, "A01.21", card))
    for attribute, printed in PRINTED[name].items():
        assert on.value(name, attribute) == printed + modifiers.get(attribute, 0)
        if attribute != "defense":
            assert off.value(name, attribute) == printed


# Okko


@pytest.mark.rule("OK-161", "OK-R129")
def test_okk_1_iai_draw_rolls_action_dice_once_a_round() -> None:
    sitting = Sitting("S3", hero("OKK", "A01.21", "OKK-1"), {"samurai": ["A01.22"]})
    sitting.dice(action=[1, 1, 1]).does("B", "use card OKK-1", "on samurai-1")
    _, combat, action, total = sitting.heard("rolled")
    assert (len(combat), len(action), total) == (0, 3, 3)
    assert sitting.refused("B", "use card OKK-1") == "OK-161"


@pytest.mark.rule("OK-163")
def test_a_card_on_the_right_gives_no_talent() -> None:
    sitting = Sitting("S3", {"OKK": {"at": "A01.21", "right": ["OKK-1"]}}, {"samurai": ["A01.22"]})
    assert sitting.refused("B", "use card OKK-1") == "OK-163"


@pytest.mark.rule("OK-296")
def test_okk_1_needs_somebody_adjacent() -> None:
    sitting = Sitting("S3", hero("OKK", "A01.21", "OKK-1"), {"samurai": ["A01.23"]})
    assert sitting.refused("B", "use card OKK-1") == "OK-296"
    assert Sitting("S3", hero("OKK", "A01.21", "OKK-1")).refused("B", "use card OKK-1") == "OK-296"
    bow = Sitting("S3", hero("OKK", "A01.21", "OKK-1", up="EQ-16"), {"samurai": ["A01.22"]})
    assert bow.refused("B", "use card OKK-1") == "OK-045", "no melee attacks with a bow"


@pytest.mark.parametrize("agent, tokens", [("bakemono", 2), ("hiroji", 1)])
def test_okk_2_demon_cleaver_places_one_more_on_supernatural_creatures(agent: str, tokens: int) -> None:
    sitting = Sitting("S3", hero("OKK", "A01.21", "OKK-2"), {agent: ["A01.22"]})
    sitting.dice(combat=["ki", "ki", "ki", 2, 2, 2]).does("B", "attack", f"melee {agent}-1").silence("reroll")
    assert sitting.damage(f"{agent}-1") == tokens


@pytest.mark.rule("OK-R68")
def test_okk_3_ronins_guard_answers_a_melee_attack_that_fails_with_two_plain_dice() -> None:
    heroes = hero("OKK", "A01.21", "OKK-3", up="EQ-01")
    sitting = Sitting("S3", heroes, {"ashigaru": ["A01.22"]}, at="agent", alarm=True)
    sitting.dice(combat=[0, 0]).does("A", "attack", "melee OKK")
    sitting.dice(combat=[2, 1]).does("B", "use card OKK-3")
    _, combat, action, _ = sitting.heard("rolled")
    assert (len(combat), len(action)) == (2, 0)
    assert sitting.space("ashigaru-1") == ""


def test_okk_3_answers_once_a_round_and_no_ranged_attack() -> None:
    sitting = Sitting("S3", hero("OKK", "A01.21", "OKK-3"), {"samurai": ["A01.22"]}, at="agent", alarm=True)
    sitting.dice(combat=[0, 0, 0]).does("A", "attack", "melee OKK")
    sitting.dice(combat=[0, 0]).does("B", "use card OKK-3")
    sitting.dice(combat=[0, 0, 0]).does("A", "attack", "melee OKK")
    assert "B" not in sitting.asked()
    far = Sitting("S3", hero("OKK", "A01.21", "OKK-3"), {"ninja": ["A01.22"]}, at="agent")
    far.dice(combat=[0, 0]).does("A", "attack", "ranged OKK")
    assert far.asked() == {"A": "turn"}


def test_okk_4_voice_of_command_gives_an_action_to_a_hero_in_sight_who_still_waits() -> None:
    sitting = Sitting("S3", hero("OKK", "A01.21", "OKK-4") | {"SET": "A01.24"}, at="activation")
    sitting.does("B", "use card OKK-4", "on SET").does("B", "rest").silence("activate", "idle", "command")
    for _ in range(4):
        sitting.does("C", "move", "to A01.23" if sitting.space("SET") == "A01.24" else "to A01.24")
    assert sitting.refused("C", "move") == "OK-291"


@pytest.mark.rule("OK-R167")
def test_okk_4_needs_such_a_hero() -> None:
    alone = Sitting("S3", hero("OKK", "A01.21", "OKK-4"))
    assert alone.refused("B", "use card OKK-4") == "OK-R167"
    hidden = Sitting("S5", hero("OKK", "A01.21", "OKK-4") | {"SET": "A01.24", "NSH": "A05.00"})
    assert hidden.blocked("B", "use card OKK-4") == {"on NSH": "OK-294"}


@pytest.mark.parametrize("token", ["EVI-3", "PAR-2", "COU-2"])
def test_okk_5_hunters_eye_takes_a_die_from_investigation_tests(token: str) -> None:
    assert dice_of_test(hero("OKK", "A01.21", "OKK-5"), token) == 2
    assert dice_of_test(hero("OKK", "A01.21"), token) == 3


def dice_of_test(heroes: dict[str, Any], token: str, **more: Any) -> int:
    """Return how many Test dice the first hero rolls at an adjacent token on A01.22."""
    where: dict[str, Any] = (
        {"courtiers": {token: "A01.22"}} if token.startswith("COU") else {"tokens": {token: "A01.22"}}
    )
    sitting = Sitting("S3", heroes, clue_deck=["ONI-2", "ONI-3"], **where, **more)
    sitting.does("B", "investigate", f"question {token}" if token.startswith("COU") else "token A01.22")
    return int(sitting.heard("tested")[2])


@pytest.mark.rule("OK-286", "OK-284", "OK-R42")
@pytest.mark.parametrize("card", ["OKK-6", "SET-4"])
def test_okk_6_charge_and_set_4_acrobat_are_not_halted(card: str) -> None:
    agents = {"ashigaru": ["A01.10", "A01.20"]}
    free = Sitting("S3", hero(card[:3], "A01.11", card), agents)
    assert "to A01.41" in free.offered("B", "move")
    bound = Sitting("S3", hero(card[:3], "A01.11"), agents)
    assert "to A01.21" in bound.offered("B", "move") and "to A01.41" not in bound.offered("B", "move")
    assert bound.blocked("B", "move")["into A01.e"] == "OK-284"


def test_okk_7_guardians_oath_shields_those_beside_okko_and_not_himself() -> None:
    sitting = Sitting(
        "S5", hero("OKK", "A01.21", "OKK-7") | {"SET": "A01.22", "NSH": "A01.24"}, allies={"FOL-3a": ("SET", "A01.11")}
    )
    assert [sitting.value(name, "defense") for name in ("OKK", "SET", "NSH", "kiku")] == [4, 4, 3, 4]


@pytest.mark.rule("OK-066", "OK-167")
def test_okk_w_sworn_shame_leaves_two_actions() -> None:
    sitting = Sitting("S3", hero("OKK", "A01.21", "OKK-W"))
    sitting.does("B", "move", "to A01.22").does("B", "move", "to A01.21")
    assert sitting.refused("B", "move") == "OK-291"


@pytest.mark.rule("OK-168", "OK-R119")
@pytest.mark.parametrize("card, stamina", [("OKK-W", 4), ("NOB-W", 5), ("NSH-W", 3), ("SET-W", 3)])
def test_a_weakness_heals_up_to_the_stamina_when_it_is_turned_up(card: str, stamina: int) -> None:
    name = card[:3]
    sitting = Sitting("S1", {name: {"at": "A04.31", "damage": stamina + 2}}, at="strategy", round=2, cards=["yurei"])
    sitting.silence("corrupt", "corruption", "enhance", "summons")
    sitting.does("B", f"plan {name}", f"left {card}", "alone", "up none").does("B", f"lock {name}")
    sitting.does("A", "hand-in").silence("adjust")
    assert sitting.offered("B") == [f"heal {count}" for count in range(stamina, -1, -1)]
    sitting.does("B", f"heal {stamina}")
    assert sitting.damage(name) == 2


# Noburo


@pytest.mark.rule("OK-R35")
def test_nob_1_crushing_blow_strikes_everybody_adjacent_in_his_order() -> None:
    sitting = Sitting("S3", hero("NOB", "A01.21", "NOB-1"), {"ashigaru": ["A01.20", "A01.22", "A01.24"]})
    sitting.does("B", "use card NOB-1")
    assert sitting.offered("B") == ["on ashigaru-1", "on ashigaru-2"]
    sitting.dice(combat=[1, 1, 1, 1, 0, 0, 0, 0]).does("B", "on ashigaru-2")
    assert [sitting.space(f"ashigaru-{n}") for n in (1, 2, 3)] == ["A01.20", "", "A01.24"]
    assert sitting.refused("B", "use card NOB-1") == "OK-161"


@pytest.mark.parametrize("dice, tokens", [(["ki", 2, 2, 2, 2], 2), ([2, 2, 2, 2], 1)])
def test_nob_2_giants_strength_places_one_more_when_a_ki_showed(dice: list[str | int], tokens: int) -> None:
    sitting = Sitting("S3", hero("NOB", "A01.21", "NOB-2"), {"hiroji": ["A01.22"]})
    sitting.dice(combat=dice).does("B", "attack", "melee hiroji-1").silence("push")
    assert sitting.damage("hiroji-1") == tokens


@pytest.mark.rule("OK-160", "OK-R98", "OK-275")
def test_nob_3_leap_ignores_opponents_and_may_be_repeated() -> None:
    sitting = Sitting("S3", hero("NOB", "A01.21", "NOB-3"), {"ashigaru": ["A01.22", "A01.13"]})
    offered = sitting.offered("B", "use card NOB-3")
    assert "to A01.40" in offered and "to C01b.2" in offered
    assert "to A01.22" not in offered and "to A01.04" not in offered
    sitting.does("B", "use card NOB-3", "to C01b.2").does("B", "use card NOB-3", "to B04.21")
    assert sitting.heard("tested")[1] == "speed", "his own leap onto a prohibited tile calls for a sneak test"


def test_nob_4_living_rampart_draws_all_melee_attacks_of_adjacent_agents() -> None:
    heroes = hero("NOB", "A01.21", "NOB-4") | {"SET": "A01.23"}
    sitting = Sitting("S3", heroes, {"samurai": ["A01.22"]}, at="agent", alarm=True)
    assert sitting.refused("A", "attack", "melee SET") == "OK-159"
    away = Sitting("S3", hero("NOB", "A01.20", "NOB-4") | {"SET": "A01.23"}, {"samurai": ["A01.22"]}, at="agent")
    assert "melee SET" in away.offered("A", "attack")


@pytest.mark.rule("OK-335")
def test_nob_5_red_mask_questions_with_might() -> None:
    sitting = Sitting(
        "S3", hero("NOB", "A01.21", "NOB-5", right=["NOB-2"]), courtiers={"COU-2": "A01.22"}, clue_deck=["ONI-2"]
    )
    sitting.dice(test=[2, 2, 2]).does("B", "investigate", "question COU-2")
    assert sitting.heard("tested")[1] == "might" and sitting.heard("tested")[5] is True
    other = Sitting("S3", hero("NOB", "A01.21", "NOB-5"), tokens={"EVI-3": "A01.22"}, clue_deck=["ONI-2"])
    other.does("B", "investigate", "token A01.22")
    assert other.heard("tested")[1] == "guile"


def test_nob_6_break_the_bar_makes_might_tests_easier() -> None:
    def dice(*left: str, **more: Any) -> int:
        sitting = Sitting("S6", hero("NOB", "M01.11", *left) | {"OKK": "A04.31"})
        sitting.does("B", "test", "token M01.11")
        return int(sitting.heard("tested")[2])

    assert (dice("NOB-6"), dice()) == (6, 8)


def test_nob_6_helps_questions_asked_with_might() -> None:
    assert dice_of_test(hero("NOB", "A01.21", "NOB-5", "NOB-6"), "COU-2") == 1


@pytest.mark.rule("OK-R98")
def test_nob_7_hurl_ally_puts_somebody_adjacent_down_without_a_sneak_test() -> None:
    heroes = hero("NOB", "C03b.2", "NOB-7") | {"SET": "C03b.3", "NSH": "A01.01"}
    sitting = Sitting("S5", heroes, {"ashigaru": ["B04.10"]})
    assert sitting.blocked("B", "use card NOB-7")["on NSH"] == "OK-269"
    sitting.does("B", "use card NOB-7", "on SET", "to B04.21")
    assert sitting.space("SET") == "B04.21" and "tested" not in sitting.said()
    assert sitting.refused("B", "use card NOB-7") == "OK-161"


def test_nob_7_needs_an_ally_beside_him() -> None:
    sitting = Sitting("S3", hero("NOB", "A01.21", "NOB-7") | {"SET": "A01.24"})
    assert sitting.refused("B", "use card NOB-7") == "OK-R167"


@pytest.mark.rule("OK-167", "OK-R163")
def test_nob_w_blood_fury_forbids_tests_and_exposes_heroes_beside_him() -> None:
    heroes = hero("NOB", "A01.21", "NOB-W") | {"SET": "A01.11"}
    sitting = Sitting("S3", heroes, tokens={"EVI-3": "A01.22"}, clue_deck=["ONI-2"])
    assert sitting.refused("B", "investigate") == "OK-167"
    assert (sitting.value("SET", "defense"), sitting.value("NOB", "defense")) == (2, 4)


# Noshin


@pytest.mark.rule("OK-181", "OK-182", "OK-R134")
@pytest.mark.parametrize(
    "card, versions",
    [("NSH-1", ["KAM-1a", "KAM-1b", "KAM-2a", "KAM-2b"]), ("NSH-2", ["KAM-3a", "KAM-3b", "KAM-4a", "KAM-4b"])],
)
def test_nsh_1_and_nsh_2_summon_a_kami_beside_noshin(card: str, versions: list[str]) -> None:
    sitting = Sitting("S3", hero("NSH", "A01.01", card))
    assert sitting.offered("B", f"use card {card}") == [f"version {version}" for version in versions]
    spaces = sitting.offered("B", f"use card {card}", f"version {versions[0]}")
    assert spaces == ["to A01.02", "to A01.10", "to A01.11", "to A01.12"], "never on the reinforcement space"
    sitting.does("B", f"use card {card}", f"version {versions[0]}", "to A01.11")
    kami = "hi" if card == "NSH-1" else "mizu"
    assert sitting.space(kami) == "A01.11" and "kami-turned" not in sitting.said()


@pytest.mark.rule("OK-R133", "OK-138")
def test_a_follower_bars_kami_and_a_kami_makes_way() -> None:
    taken = Sitting("S3", hero("NSH", "A01.11", "NSH-1"), allies={"FOL-1a": ("NSH", "A01.12")})
    assert taken.refused("B", "use card NSH-1") == "OK-R133"
    sitting = Sitting("S3", hero("NSH", "A01.11", "NSH-1"), allies={"KAM-3a": ("NSH", "A01.12")})
    sitting.does("B", "use card NSH-1", "version KAM-2b", "to A01.12")
    assert sitting.space("kaze") == "A01.12" and sitting.space("mizu") == ""


@pytest.mark.rule("OK-R134")
def test_a_kami_needs_a_free_space_beside_the_summoner() -> None:
    around = ["A01.00", "A01.02", "A01.10", "A01.11", "A01.12"]
    sitting = Sitting("S3", hero("NSH", "A01.01", "NSH-1"), {"ashigaru": around})
    assert sitting.refused("B", "use card NSH-1") == "OK-R134"


def test_two_different_kami_are_a_feat_and_the_same_one_twice_is_none() -> None:
    again = Sitting("S3", hero("NSH", "A01.11", "NSH-1", mission=3), allies={"KAM-1a": ("NSH", "A01.12")})
    again.does("B", "use card NSH-1", "version KAM-1b", "to A01.12")
    assert "feat" not in again.said()
    other = Sitting("S3", hero("NSH", "A01.11", "NSH-1", mission=3))
    other.does("B", "use card NSH-1", "version KAM-1b", "to A01.12")
    assert "feat" in other.said()


@pytest.mark.rule("OK-331", "OK-R167")
def test_nsh_3_exorcism_hurts_a_yurei_that_no_mundane_attack_hurts() -> None:
    sitting = Sitting("S3", hero("NSH", "A01.21", "NSH-3"), {"yurei": ["A01.24"]})
    sitting.dice(test=[2, 2, 0, 0]).does("B", "use card NSH-3", "on yurei-1").silence("reroll")
    assert sitting.space("yurei-1") == ""
    failed = Sitting("S3", hero("NSH", "A01.21", "NSH-3"), {"yurei": ["A01.24"]})
    failed.dice(test=[2, 2, 1, 0]).does("B", "use card NSH-3", "on yurei-1").silence("reroll")
    assert failed.space("yurei-1") == "A01.24" and not failed.state.penalties
    assert failed.refused("B", "use card NSH-3") == "OK-161"


def test_nsh_3_needs_a_supernatural_creature_in_sight_within_two_areas() -> None:
    agents = {"yurei": ["A01.22", "A06.22"], "samurai": ["A01.12"]}
    sitting = Sitting("S3", hero("NSH", "A01.21", "NSH-3"), agents)
    assert sitting.blocked("B", "use card NSH-3") == {"on samurai-1": "OK-193", "on yurei-2": "OK-294"}
    none = Sitting("S3", hero("NSH", "A01.21", "NSH-3"), {"samurai": ["A01.22"]})
    assert none.refused("B", "use card NSH-3") == "OK-R167"


@pytest.mark.parametrize("agent, hit", [("yurei", False), ("ashigaru", True)])
def test_nsh_4_ward_of_ofuda_weakens_adjacent_supernatural_creatures(agent: str, hit: bool) -> None:
    sitting = Sitting("S3", hero("NSH", "A01.21", "NSH-4"), {agent: ["A01.22"]}, at="agent", alarm=True)
    sitting.dice(combat=[1, 2]).does("A", "attack", "melee NSH")
    assert sitting.damage("NSH") == hit


def test_nsh_5_healing_chant_heals_two_or_cures_one_of_noshin_or_a_hero_beside_him() -> None:
    heroes = hero("NSH", "A01.21", "NSH-5") | {"SET": {"at": "A01.22", "damage": 3}, "OKK": "A01.24"}
    healed = Sitting("S5", heroes, conditions={"SET": ["poisoned", "stunned"]})
    assert healed.offered("B", "use card NSH-5") == ["choose 1", "choose 2"]
    assert healed.blocked("B", "use card NSH-5", "choose 1") == {"on NSH": "OK-R167", "on OKK": "OK-269"}
    healed.does("B", "use card NSH-5", "choose 1", "on SET")
    assert healed.damage("SET") == 1
    cured = Sitting("S5", heroes, conditions={"SET": ["poisoned", "stunned"]})
    cured.does("B", "use card NSH-5", "choose 2", "on SET", "condition stunned")
    assert (cured.value("SET", "speed"), cured.value("SET", "defense"), cured.damage("SET")) == (3, 1, 3)


@pytest.mark.rule("OK-R167", "OK-316")
def test_nsh_5_cannot_be_used_where_nothing_would_change() -> None:
    sitting = Sitting("S3", hero("NSH", "A01.21", "NSH-5"), conditions={"NSH": ["amputee"]})
    assert sitting.refused("B", "use card NSH-5") == "OK-R167"


def test_nsh_6_clear_mind_helps_noshin_and_heroes_beside_him() -> None:
    noshin = hero("NSH", "A01.11", "NSH-6")
    assert dice_of_test(noshin, "EVI-3") == 2
    assert dice_of_test({"OKK": "A01.21", **noshin}, "EVI-3") == 2
    assert dice_of_test({"OKK": "A01.21", **hero("NSH", "A01.34", "NSH-6")}, "EVI-3") == 3


@pytest.mark.rule("OK-R142")
def test_nsh_7_mist_walk_sneaks_without_a_roll_but_not_past_a_red_circle() -> None:
    sitting = Sitting("S3", hero("NSH", "C01b.2", "NSH-7"), {"ashigaru": ["B04.10"]})
    sitting.does("B", "move", "to B04.20")
    assert "passed-unrolled" in sitting.said()
    red = Sitting("S8", hero("NSH", "C03b.2", "NSH-7") | {"OKK": "A06.10"})
    red.does("B", "move", "to M04.10")
    assert "failed-unrolled" in red.said()


def test_nsh_w_drunken_stupor_slows_and_exposes() -> None:
    sitting = Sitting("S3", hero("NSH", "A01.21", "NSH-W"))
    assert (sitting.value("NSH", "speed"), sitting.value("NSH", "defense")) == (1, 2)


# Setsuka


def test_set_1_shuriken_storm_throws_two_plain_dice_at_up_to_three_in_sight() -> None:
    agents = {"ashigaru": ["A01.11", "A01.22", "A01.31", "A01.24"]}
    sitting = Sitting("S3", hero("SET", "A01.21", "SET-1", up="EQ-10"), agents, corruption=["A01"])
    assert sitting.blocked("B", "use card SET-1") == {"on ashigaru-4": "OK-294"}
    sitting.dice(combat=[1, 2, 0, 0, 2, 2])
    sitting.does("B", "use card SET-1", "on ashigaru-1", "on ashigaru-2", "on ashigaru-3")
    assert [sitting.space(f"ashigaru-{n}") for n in (1, 2, 3)] == ["", "A01.22", ""]
    assert len(sitting.heard("rolled")[2]) == 0, "the sword gives nothing"
    few = Sitting("S3", hero("SET", "A01.21", "SET-1"), agents)
    few.dice(combat=[0, 0]).does("B", "use card SET-1", "on ashigaru-1", "no-more")
    assert few.asked() == {"B": "turn"}


@pytest.mark.rule("OK-294", "OK-296")
def test_set_1_needs_somebody_in_sight_not_beside_her() -> None:
    sitting = Sitting("S3", hero("SET", "A01.21", "SET-1"), {"ashigaru": ["A06.33"]})
    assert sitting.refused("B", "use card SET-1") == "OK-294"
    assert Sitting("S3", hero("SET", "A01.21", "SET-1")).refused("B", "use card SET-1") == "OK-294"
    assert "use card SET-1" in Sitting("S3", hero("SET", "A01.21", "SET-1"), {"ashigaru": ["A01.24"]}).offered("B")


def test_set_2_poisoned_blade_poisons_whom_it_damages_and_leaves_alive() -> None:
    sitting = Sitting("S3", hero("SET", "A01.21", "SET-2"), {"bakemono": ["A01.22"]})
    sitting.dice(combat=[2, 2, 1]).does("B", "attack", "melee bakemono-1")
    assert sitting.value("bakemono-1", "defense") == 3
    dead = Sitting("S3", hero("SET", "A01.21", "SET-2"), {"ninja": ["A01.22"]})
    dead.dice(combat=[2, 2, 1]).does("B", "attack", "melee ninja-1")
    assert "afflicted" not in dead.said() and dead.space("ninja-1") == ""


@pytest.mark.rule("OK-159")
def test_set_3_smoke_veil_hides_from_agents_that_are_not_adjacent() -> None:
    heroes = hero("SET", "A01.21", "SET-3") | {"OKK": "A01.43"}
    far = Sitting("S3", heroes, {"ninja": ["A01.23"]}, at="agent")
    assert far.blocked("A", "attack")["ranged SET"] == "OK-159"
    near = Sitting("S3", heroes, {"ninja": ["A01.22"]}, at="agent")
    assert {"melee SET", "ranged SET"} <= set(near.offered("A", "attack"))


def test_set_5_eavesdrop_reaches_every_clue_token_of_her_area() -> None:
    markers = {"EVI-3": "A01.30", "PAR-2": "A01.23"}
    sitting = Sitting("S3", hero("SET", "A01.22", "SET-5"), tokens=markers | {"EVI-4": "A01.43"}, clue_deck=["ONI-2"])
    assert sitting.offered("B", "investigate") == ["token A01.30", "token A01.23"]
    without = Sitting("S3", hero("SET", "A01.22"), tokens=markers, clue_deck=["ONI-2"])
    assert without.offered("B", "investigate") == ["token A01.23"]


def test_set_6_shadow_strike_works_for_the_first_attack_after_a_move() -> None:
    sitting = Sitting("S3", hero("SET", "A01.21", "SET-6"), {"bakemono": ["A01.22"]})
    sitting.dice(combat=[0, 0, 0]).does("B", "attack", "melee bakemono-1")
    assert len(sitting.heard("rolled")[1]) == 3, "she has not moved yet"
    sitting.does("B", "move", "to A01.11")
    sitting.dice(action=[0, 0, 0]).does("B", "attack", "melee bakemono-1")
    assert len(sitting.heard("rolled")[2]) == 3


def test_set_6_works_once() -> None:
    sitting = Sitting("S3", hero("SET", "A01.20", "SET-6"), {"bakemono": ["A01.22"]})
    sitting.does("B", "move", "to A01.21")
    sitting.dice(action=[0, 0, 0]).does("B", "attack", "melee bakemono-1")
    sitting.dice(combat=[0, 0, 0]).does("B", "attack", "melee bakemono-1")
    assert len(sitting.heard("rolled")[1]) == 3


def test_set_7_false_trail_leads_a_minion_in_sight_elsewhere() -> None:
    sitting = Sitting("S3", hero("SET", "A01.20", "SET-7"), {"ashigaru": ["A01.12", "A06.33"], "hiroji": ["A01.22"]})
    assert sitting.blocked("B", "use card SET-7") == {"on ashigaru-2": "OK-294", "on hiroji-1": "OK-193"}
    spaces = sitting.offered("B", "use card SET-7", "on ashigaru-1")
    assert "to A01.00" in spaces and "to A01.04" in spaces and "to A01.30" in spaces and "to A01.40" not in spaces
    sitting.does("B", "use card SET-7", "on ashigaru-1", "to A01.04")
    assert sitting.space("ashigaru-1") == "A01.04" and not sitting.state.alarm


def test_set_w_old_vendetta_forbids_tests_until_she_has_attacked() -> None:
    sitting = Sitting(
        "S3", hero("SET", "A01.21", "SET-W"), {"samurai": ["A01.11"]}, tokens={"EVI-3": "A01.22"}, clue_deck=["ONI-2"]
    )
    assert sitting.refused("B", "investigate") == "OK-167"
    sitting.dice(combat=[0, 0, 0]).does("B", "attack", "melee samurai-1")
    assert "investigate" in sitting.offered("B")
