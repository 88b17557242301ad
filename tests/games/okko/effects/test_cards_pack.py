"""The sample pack of ten invented cards, and what all cards have in common."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from hyakki.games.okko.catalog.ids import EQUIPMENT, EVENTS
from hyakki.games.okko.catalog.verbs import Deed, OddName
from hyakki.games.okko.effects.executor import DOERS
from hyakki.games.okko.effects.odd import ODD
from tests.games.okko.sitting import Sitting


def sitting(heroes: Any = "A01.21", agents: Any = None, **more: Any) -> Sitting:
    heroes = {"OKK": heroes} if isinstance(heroes, str) else heroes
    return Sitting("S3", heroes, agents or {}, expanded=["mists"], **more)


# Equipment


@pytest.mark.rule("OK-354")
def test_equipment_of_the_pack_lies_in_the_deck() -> None:
    found = sitting()
    found.start()
    names = [EQUIPMENT[card] for card in found.state.equipment_deck]
    assert len(names) == 34 and {"XEQ-1", "XEQ-2"} <= set(names)


def test_xeq_1_straw_sandals() -> None:
    assert sitting({"OKK": {"at": "A01.21", "clothing": "XEQ-1"}}).value("OKK", "speed") == 3


def test_xeq_2_temple_bell_stuns_supernatural_creatures_beside_its_bearer_once_a_round() -> None:
    agents = {"ninja": ["A01.22", "A01.24"], "samurai": ["A01.11"]}
    played = sitting({"OKK": {"at": "A01.21", "up": "XEQ-2"}}, agents)
    played.does("B", "use equipment XEQ-2")
    assert [played.value(name, "speed") for name in ("ninja-1", "ninja-2", "samurai-1")] == [1, 3, 2]
    assert played.refused("B", "use equipment XEQ-2") == "OK-161"
    alone = sitting({"OKK": {"at": "A01.21", "up": "XEQ-2"}}, {"samurai": ["A01.11"]})
    assert alone.refused("B", "use equipment XEQ-2") == "OK-R167"


# Complications


def draw(clue: str, **more: Any) -> Sitting:
    heroes = {"OKK": {"at": "A01.21", "damage": more.pop("hurt", 0)}}
    found = sitting(heroes, tokens={"EVI-1": "A01.22"}, clue_deck=[clue, "ONI-2"], **more)
    return found.dice(test=[0, 0]).does("B", "investigate", "token A01.22")


def test_xcm_1_loose_tongue_draws_one_more() -> None:
    assert "clue-drawn" in draw("XCM-1").said()


@pytest.mark.parametrize("hurt, left", [(2, 1), (0, 0)])
def test_xcm_2_cup_of_sake_heals_one(hurt: int, left: int) -> None:
    assert draw("XCM-2", hurt=hurt).damage("OKK") == left


def test_xcm_3_pit_of_stakes_hurts() -> None:
    assert draw("XCM-3").damage("OKK") == 1


def test_xcm_4_change_of_the_guard_brings_a_mortal_minion() -> None:
    drawn = draw("XCM-4", cards=["ashigaru", "hiroji", "yurei"])
    assert drawn.offered("A") == ["agent ashigaru"]
    drawn.does("A", "agent ashigaru", "to A01.04")
    assert drawn.space("ashigaru-1") == "A01.04"


def test_xcm_5_footsteps_in_the_dark_give_the_oni_an_event() -> None:
    assert len(draw("XCM-5").state.event_hand) == 1


# Events


def oni(event: str, heroes: Any = "A01.21", agents: Any = None, **more: Any) -> Sitting:
    return sitting(heroes, agents or {"ninja": ["A01.20"]}, hand=[event], at="oni", **more)


@pytest.mark.parametrize(
    "event, attribute, value",
    [
        ("XEV-1a", "defense", 6),
        ("XEV-3a", "speed", 4),
        ("XEV-4a", "actions", 3),
    ],
)
def test_techniques_of_the_pack(event: str, attribute: str, value: int) -> None:
    assert sitting(agents={"ninja": ["A01.20"]}, techniques={"ninja": [event]}).value("ninja-1", attribute) == value


@pytest.mark.parametrize("event, dice", [("XEV-2a", 1), ("XEV-5a", 2)])
def test_techniques_of_might_in_the_pack(event: str, dice: int) -> None:
    played = sitting(agents={"ninja": ["A01.20"]}, techniques={"ninja": [event]}, at="agent")
    played.does("A", "attack", "melee OKK")
    assert len(played.heard("rolled")[2]) == dice


def test_xev_1_gnawing_cold_stuns_a_hero_who_shares_an_area_with_an_agent() -> None:
    played = oni("XEV-1a", {"OKK": "A01.21", "SET": "A01.43"})
    assert played.blocked("A", "event XEV-1a") == {"on SET": "OK-R167"}
    assert played.does("A", "event XEV-1a", "on OKK").value("OKK", "speed") == 0


def test_xev_2_old_blood_makes_a_hero_in_sight_bleed() -> None:
    played = oni("XEV-2a")
    assert played.refused("A", "event XEV-2a") == "OK-R74"
    played.does("A", "activate ninja").does("A", "event XEV-2a", "on OKK")
    assert "afflicted" in played.said()


def test_xev_3_masks_of_ash_shield_all_figures_of_the_active_card_for_the_round() -> None:
    played = oni("XEV-3a", agents={"ninja": ["A03.20"], "yurei": ["A03.33"]})
    played.does("A", "activate ninja").does("A", "event XEV-3a").does("A", "done")
    assert (played.value("ninja-1", "defense"), played.value("yurei-1", "defense")) == (6, 4), "also afterwards"


def test_xev_4_hungry_ghosts_bring_a_supernatural_minion() -> None:
    played = oni("XEV-4a", agents={"ninja": ["A01.20"], "ashigaru": ["A01.12"]})
    assert played.offered("A", "event XEV-4a") == ["agent ninja"]
    played.does("A", "event XEV-4a", "agent ninja", "to A03.14")
    assert played.space("ninja-2") == "A03.14"


def test_xev_5_breath_of_jigoku_hurts_somebody_who_shares_an_area_with_an_agent() -> None:
    played = oni("XEV-5a", {"OKK": "A01.21", "SET": "A01.43"}, allies={"FOL-3a": ("SET", "A01.22")})
    assert played.offered("A", "event XEV-5a") == ["on OKK", "on kiku"]
    played.does("A", "event XEV-5a", "on kiku")
    assert played.space("kiku") == "", "one token is all she bears"


def test_cards_of_the_pack_are_not_in_a_game_without_it() -> None:
    plain = Sitting("S3", {"OKK": "A01.21"}, at="oni")
    plain.start()
    assert all(not EVENTS[event].startswith("X") for event in plain.state.event_deck)


# All cards


def test_every_verb_is_done_by_somebody() -> None:
    assert set(DOERS) == set(get_args(Deed))
    assert set(ODD) == set(get_args(OddName))
