"""The 32 equipment cards: what each does while it works, and whose it is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.okko.sitting import Sitting

HERO_OF = {"bushi": "OKK", "kyojin": "NOB", "mahotsukai": "NSH", "shinobi": "SET"}
MIGHT = {"OKK": 3, "NOB": 4, "NSH": 2, "SET": 3}

WEAPONS = [
    ("EQ-01", "OKK", 1),
    ("EQ-04", "NOB", 2),
    ("EQ-07", "NSH", 1),
    ("EQ-10", "SET", 1),
    ("EQ-13", "OKK", 1),
    ("EQ-14", "NOB", 3),
    ("EQ-15", "NOB", 2),
    ("EQ-18", "SET", 1),
    ("EQ-19", "NSH", 1),
    ("EQ-20", "OKK", 2),
]


def beside(name: str, agent: str = "bakemono", **gear: Any) -> Sitting:
    """A hero on A01.21 with this gear, an agent on A01.22."""
    return Sitting("S3", {name: {"at": "A01.21", **gear}}, {agent: ["A01.22"]})


def dice(sitting: Sitting, *answer: str) -> tuple[int, int]:
    """Return how many Combat and Action dice the attack of the first hero rolls."""
    sitting.does("B", "attack", *answer)
    _, combat, action, _ = sitting.heard("rolled")
    return len(combat), len(action)


@pytest.mark.rule("OK-148", "OK-045", "OK-300")
@pytest.mark.parametrize("card, name, bonus", WEAPONS)
def test_a_weapon_that_is_turned_up_adds_action_dice(card: str, name: str, bonus: int) -> None:
    assert dice(beside(name, up=card), "melee bakemono-1") == (MIGHT[name], bonus)


@pytest.mark.rule("OK-046", "OK-140")
@pytest.mark.parametrize("card, name, bonus", WEAPONS)
def test_a_weapon_face_down_gives_nothing(card: str, name: str, bonus: int) -> None:
    assert dice(beside(name, hands=[card]), "melee bakemono-1") == (MIGHT[name], 0)


@pytest.mark.rule("OK-137")
@pytest.mark.parametrize(
    "card, name", [("EQ-01", "NOB"), ("EQ-07", "NOB"), ("EQ-10", "OKK"), ("EQ-15", "OKK"), ("EQ-20", "SET")]
)
def test_a_weapon_of_another_class_gives_nothing(card: str, name: str) -> None:
    assert dice(beside(name, up=card), "melee bakemono-1") == (MIGHT[name], 0)


@pytest.mark.rule("OK-147", "OK-R67")
@pytest.mark.parametrize(
    "card, name, legendary", [(card, name, card in ("EQ-01", "EQ-19", "EQ-20")) for card, name, _ in WEAPONS]
)
def test_only_legendary_weapons_hurt_a_yurei(card: str, name: str, legendary: bool) -> None:
    sitting = beside(name, "yurei", up=card)
    sitting.dice(combat=[2, 2, 2, 2][: MIGHT[name]], action=[1, 1, 1])
    sitting.does("B", "attack", "melee yurei-1").silence("reroll")
    assert (sitting.space("yurei-1") == "") == legendary
    assert ("unharmed" in [event.kind.name for event in sitting.events]) != legendary


@pytest.mark.parametrize("card", ["EQ-02", "EQ-05"])
@pytest.mark.parametrize("name", ["OKK", "NOB", "SET"])
def test_eq_02_and_eq_05_wakizashi_parry_melee_attacks_only(card: str, name: str) -> None:
    heroes = {name: {"at": "A01.21", "up": card}}
    plain = {"OKK": 4, "NOB": 4, "SET": 3}[name]
    for reach, defense in (("melee", plain + 1), ("ranged", plain)):
        sitting = Sitting("S3", heroes, {"ninja": ["A01.22"]}, at="agent").dice(combat=[0, 0, 0])
        sitting.does("A", "attack", f"{reach} {name}")
        assert sitting.heard("missed")[3] == defense


def test_eq_03_ronins_haori_stops_one_token_once_a_game() -> None:
    heroes = {"OKK": {"at": "A01.21", "clothing": "EQ-03"}}
    sitting = Sitting("S3", heroes, {"samurai": ["A01.22"]}, at="agent", alarm=True)
    sitting.dice(combat=[2, 2, 2]).does("A", "attack", "melee OKK")
    assert sitting.asked() == {"B": "cancel-damage"}
    sitting.does("B", "use equipment EQ-03")
    assert sitting.damage("OKK") == 0 and sitting.hero("OKK").clothing != -1, "it is not discarded"
    sitting.dice(combat=[2, 2, 2]).does("A", "attack", "melee OKK")
    assert sitting.damage("OKK") == 1


def test_eq_03_may_be_kept_for_later() -> None:
    heroes = {"OKK": {"at": "A01.21", "clothing": "EQ-03"}}
    sitting = Sitting("S3", heroes, {"samurai": ["A01.22"]}, at="agent", alarm=True)
    sitting.dice(combat=[2, 2, 2]).does("A", "attack", "melee OKK").does("B", "no")
    assert sitting.damage("OKK") == 1
    sitting.dice(combat=[2, 2, 2]).does("A", "attack", "melee OKK")
    assert sitting.asked() == {"B": "cancel-damage"}


@pytest.mark.rule("OK-160")
def test_eq_06_inro_is_discarded_to_heal_two_of_its_bearer_or_a_hero_beside_it() -> None:
    heroes = {"NOB": {"at": "A01.21", "up": "EQ-06", "damage": 1}, "SET": {"at": "A01.22", "damage": 3}}
    sitting = Sitting("S3", heroes)
    assert sitting.offered("B", "use equipment EQ-06") == ["on NOB", "on SET"]
    sitting.does("B", "use equipment EQ-06", "on SET")
    assert sitting.damage("SET") == 1 and sitting.hero("NOB").equipment == ()
    assert "discarded" in sitting.said()


@pytest.mark.rule("OK-R167")
@pytest.mark.parametrize(
    "card, where", [("EQ-06", "up"), ("EQ-08", "supplies"), ("EQ-29", "supplies"), ("EQ-30", "supplies")]
)
def test_a_remedy_is_kept_where_nobody_needs_it(card: str, where: str) -> None:
    gear = {where: card if where == "up" else [card]}
    sitting = Sitting("S3", {"NSH": {"at": "A01.21", **gear}}, conditions={"NSH": ["amputee"]})
    assert sitting.refused("B", f"use equipment {card}") == "OK-R167"


@pytest.mark.rule("OK-046", "OK-145")
@pytest.mark.parametrize("slot, rule", [("hands", "OK-046"), ("supplies", "OK-145")])
def test_eq_06_lies_useless_face_down_and_in_supplies(slot: str, rule: str) -> None:
    sitting = Sitting("S3", {"NOB": {"at": "A01.21", slot: ["EQ-06"], "damage": 1}})
    assert sitting.refused("B", "use equipment EQ-06") == rule


def test_eq_07_bo_also_guards() -> None:
    assert beside("NSH", up="EQ-07").value("NSH", "defense") == 4


def test_eq_08_sake_gourd_heals_and_dulls_for_the_round() -> None:
    sitting = Sitting("S3", {"NSH": {"at": "A01.21", "supplies": ["EQ-08"], "damage": 3}})
    sitting.does("B", "use equipment EQ-08")
    assert (sitting.damage("NSH"), sitting.value("NSH", "guile")) == (1, 3)
    assert sitting.hero("NSH").supplies == ()


@pytest.mark.rule("OK-145", "OK-137")
def test_eq_08_is_for_mahotsukai() -> None:
    sitting = Sitting("S3", {"OKK": {"at": "A01.21", "supplies": ["EQ-08"], "damage": 3}})
    assert sitting.refused("B", "use equipment EQ-08") == "OK-137"


def test_eq_09_ofuda_bundle_makes_the_attack_of_a_supernatural_creature_fail() -> None:
    heroes = {"NSH": {"at": "A01.21", "supplies": ["EQ-09"]}}
    sitting = Sitting("S3", heroes, {"yurei": ["A01.22"]}, at="agent")
    sitting.dice(combat=[2, 2]).does("A", "attack", "melee NSH").does("B", "use equipment EQ-09")
    assert sitting.damage("NSH") == 0 and sitting.hero("NSH").supplies == ()
    sitting.dice(combat=[2, 2]).does("A", "attack", "melee NSH")
    assert sitting.damage("NSH") == 1
    mortal = Sitting("S3", heroes, {"ashigaru": ["A01.22"]}, at="agent", alarm=True)
    mortal.dice(combat=[2, 2]).does("A", "attack", "melee NSH")
    assert mortal.damage("NSH") == 1, "mortals do not fear it"


@pytest.mark.rule("OK-298", "OK-R57")
@pytest.mark.parametrize("card, name", [("EQ-11", "SET"), ("EQ-16", "OKK"), ("EQ-17", "NSH")])
def test_eq_11_eq_16_and_eq_17_shoot(card: str, name: str) -> None:
    sitting = Sitting("S3", {name: {"at": "A01.21", "up": card}}, {"samurai": ["A01.24"]})
    assert sitting.offered("B", "attack") == ["ranged samurai-1"]
    without = Sitting("S3", {name: {"at": "A01.21", "hands": [card]}}, {"samurai": ["A01.24", "A01.22"]})
    assert without.refused("B", "attack", "ranged samurai-1") == "OK-298"


def test_eq_12_shinobi_garb_guards_on_prohibited_tiles() -> None:
    for space, defense in (("B04.21", 4), ("A01.21", 3)):
        assert Sitting("S3", {"SET": {"at": space, "clothing": "EQ-12"}}).value("SET", "defense") == defense


@pytest.mark.parametrize("card, name", [("EQ-14", "NOB"), ("EQ-14", "OKK")])
def test_eq_14_nodachi_is_heavy(card: str, name: str) -> None:
    assert beside(name, up=card).value(name, "speed") == 1


def test_eq_15_tetsubo_stuns_whom_it_pushes() -> None:
    sitting = beside("NOB", up="EQ-15")
    sitting.dice(combat=["ki", 0, 0, 0, 0], action=[0, 0]).does("B", "attack", "melee bakemono-1")
    sitting.does("B", "to A01.23")
    assert sitting.value("bakemono-1", "speed") == 0
    left = beside("NOB", up="EQ-15")
    left.dice(combat=["ki", 0, 0, 0, 0], action=[0, 0]).does("B", "attack", "melee bakemono-1").does("B", "none")
    assert left.value("bakemono-1", "speed") == 2


def test_eq_16_yumi_has_might_at_range_and_no_melee() -> None:
    assert dice(beside("SET", up="EQ-16"), "ranged bakemono-1") == (3, 1)
    assert beside("SET", up="EQ-16").refused("B", "attack", "melee bakemono-1") == "OK-045"


def test_eq_17_blowgun_poisons_by_its_darts_alone() -> None:
    sitting = beside("SET", up="EQ-17")
    sitting.dice(combat=[2, 2, 1]).does("B", "attack", "ranged bakemono-1")
    assert sitting.value("bakemono-1", "defense") == 3
    fist = beside("SET", up="EQ-17")
    fist.dice(combat=[2, 2, 1]).does("B", "attack", "melee bakemono-1")
    assert fist.value("bakemono-1", "defense") == 5


def test_eq_18_kusarigama_may_pull_instead_of_pushing() -> None:
    sitting = beside("SET", up="EQ-18")
    sitting.dice(combat=["ki", 0, 0, 0], action=[0]).does("B", "attack", "melee bakemono-1")
    offered = sitting.offered("B")
    assert {"to A01.11", "to A01.12", "to A01.31", "to A01.32"} <= set(offered), "beside both of them"
    assert {"to A01.13", "to A01.23", "to A01.33"} <= set(offered), "or away"
    sitting.does("B", "to A01.11")
    assert sitting.space("bakemono-1") == "A01.11"


def test_eq_21_blessed_arrows_make_ranged_attacks_legendary() -> None:
    for reach, space in (("ranged", ""), ("melee", "A01.22")):
        sitting = beside("SET", "yurei", up="EQ-11", supplies=["EQ-21"])
        sitting.dice(combat=[2, 2, 2]).does("B", "attack", f"{reach} yurei-1")
        assert sitting.space("yurei-1") == space


@pytest.mark.rule("OK-142")
@pytest.mark.parametrize(
    "card, name, speed, defense", [("EQ-22", "OKK", 2, 5), ("EQ-23", "NOB", 1, 6), ("EQ-22", "SET", 3, 3)]
)
def test_eq_22_and_eq_23_armour(card: str, name: str, speed: int, defense: int) -> None:
    sitting = Sitting("S3", {name: {"at": "A01.21", "clothing": card}})
    assert (sitting.value(name, "speed"), sitting.value(name, "defense")) == (speed, defense)


def investigated(name: str, token: str, **gear: Any) -> tuple[int, bool]:
    """Test dice, and whether 2 on each of them is a pass, at a token beside the hero."""
    where: dict[str, Any] = (
        {"courtiers": {token: "A01.22"}} if token.startswith("COU") else {"tokens": {token: "A01.22"}}
    )
    sitting = Sitting("S3", {name: {"at": "A01.21", **gear}}, clue_deck=["ONI-2", "ONI-3"], **where)
    sitting.dice(test=[2, 2, 2, 2])
    sitting.does("B", "investigate", f"question {token}" if token.startswith("COU") else "token A01.22")
    tested = sitting.heard("tested")
    return tested[2], tested[5]


def test_eq_24_court_kimono_helps_questions_only() -> None:
    assert investigated("OKK", "COU-4", clothing="EQ-24") == (2, True)
    assert investigated("OKK", "COU-4") == (2, False)
    assert investigated("OKK", "EVI-1", clothing="EQ-24") == (2, False)


def test_eq_25_monks_robe_guards_against_supernatural_creatures() -> None:
    for agent, defense in (("yurei", 4), ("ashigaru", 3)):
        heroes = {"NSH": {"at": "A01.21", "clothing": "EQ-25"}}
        sitting = Sitting("S3", heroes, {agent: ["A01.22"]}, at="agent", alarm=True).dice(combat=[0, 0])
        sitting.does("A", "attack", "melee NSH")
        assert sitting.heard("missed")[3] == defense


def test_eq_26_tengu_mask() -> None:
    sitting = Sitting("S3", {"NOB": {"at": "A01.21", "clothing": "EQ-26"}})
    assert (sitting.value("NOB", "speed"), sitting.value("NOB", "guile")) == (3, 2)


@pytest.mark.parametrize("token, count", [("EVI-3", 2), ("PAR-2", 2), ("COU-2", 3)])
def test_eq_27_fox_fire_lantern_lights_evidence_and_parchment(token: str, count: int) -> None:
    assert investigated("SET", token, up="EQ-27")[0] == count


def test_eq_28_lockpicks_take_two_dice_from_chest_tests() -> None:
    for supplies, count in ((["EQ-28"], 2), ([], 4)):
        heroes = {"OKK": {"at": "A01.21", "supplies": supplies}}
        sitting = Sitting("S3", heroes, tokens={"CHE-5": "A01.22"})
        sitting.does("B", "chest", "token A01.22")
        assert sitting.heard("tested")[2] == count


def test_eq_29_healing_salve_heals_an_ally_too() -> None:
    heroes = {"OKK": {"at": "A01.21", "supplies": ["EQ-29"]}, "SET": "A01.24"}
    sitting = Sitting("S3", heroes, allies={"FOL-2a": ("OKK", "A01.22")}, damage={"goro": 2, "SET": 1})
    assert sitting.blocked("B", "use equipment EQ-29") == {"on OKK": "OK-R167", "on SET": "OK-269"}
    sitting.does("B", "use equipment EQ-29", "on goro")
    assert sitting.damage("goro") == 0 and sitting.hero("OKK").supplies == ()


@pytest.mark.rule("OK-316")
def test_eq_30_antidote_discards_every_condition_but_amputee() -> None:
    heroes = {"OKK": {"at": "A01.21", "supplies": ["EQ-30"]}}
    sitting = Sitting("S3", heroes, conditions={"OKK": ["poisoned", "stunned back", "bleeding", "amputee"]})
    sitting.does("B", "use equipment EQ-30", "on OKK")
    assert (sitting.value("OKK", "defense"), sitting.value("OKK", "speed")) == (4, 2)
    assert [event.args[1] for event in sitting.latest if event.kind.name == "cured"] == [
        "bleeding",
        "poisoned",
        "stunned",
    ]


def test_eq_31_smoke_bombs_are_discarded_to_slip_past_opponents() -> None:
    heroes = {"SET": {"at": "A01.11", "supplies": ["EQ-31"]}}
    sitting = Sitting("S3", heroes, {"ashigaru": ["A01.10", "A01.20"]})
    assert "to A01.41" not in sitting.offered("B", "move")
    sitting.does("B", "move", "use equipment EQ-31", "to A01.41")
    assert sitting.space("SET") == "A01.41" and sitting.hero("SET").supplies == ()
    assert "use equipment EQ-31" not in sitting.offered("B", "move")


def test_eq_32_jade_amulet_rolls_one_test_die_again_once_a_round() -> None:
    heroes = {"OKK": {"at": "A01.21", "supplies": ["EQ-32"]}}
    sitting = Sitting("S3", heroes, tokens={"EVI-3": "A01.22"}, clue_deck=["ONI-2", "ONI-3"])
    sitting.dice(test=[2, 2, 2]).does("B", "investigate", "token A01.22")
    sitting.dice(test=[0]).does("B", "use equipment EQ-32", "die test 1")
    assert sitting.heard("tested")[4] == 4
    assert "reroll" not in sitting.asked().values()
    sitting.dice(test=[2, 2, 2]).does("B", "investigate", "token A01.22")
    assert "reroll" not in sitting.asked().values(), "once a Round"


@pytest.mark.rule("OK-R129")
def test_eq_32_is_used_up_for_the_round_whoever_has_it() -> None:
    heroes = {"OKK": {"at": "A01.21", "supplies": ["EQ-32"]}, "SET": "A01.31"}
    markers, deck = {"EVI-3": "A01.22"}, ["ONI-2", "ONI-3", "ONI-4"]
    sitting = Sitting("S3", heroes, {"yurei": ["A03.33"]}, tokens=markers, clue_deck=deck, at="activation")
    sitting.dice(test=[2, 2, 2]).does("B", "investigate", "token A01.22")
    sitting.dice(test=[2]).does("B", "use equipment EQ-32", "die test 1")
    sitting.does("B", "transfer", "card EQ-32", "on SET").does("B", "rest")
    sitting.does("A", "activate yurei").does("A", "done")
    sitting.dice(test=[2, 2, 2]).does("C", "investigate", "token A01.22")
    assert sitting.asked() == {"C": "turn"}
