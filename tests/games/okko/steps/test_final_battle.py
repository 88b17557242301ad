"""The Final Battle: how it starts, what it can come to, and how the game ends (OK-100 to OK-118, OK-R147 to 151)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.okko.catalog.ids import COURTIERS, FACES, RECOLLECTIONS, SPACES
from hyakki.games.okko.people import ONI_WON
from tests.games.okko.sitting import Sitting

COURT = {"COU-1": "A01.11", "COU-2": "A01.13"}


def memoirs(sitting: Sitting) -> list[tuple[str, str]]:
    return [(RECOLLECTIONS[number], ("blue", "red")[face]) for number, face in sitting.state.memoirs]


def evening(round: int, **more: Any) -> Sitting:
    return Sitting("S2", {"OKK": ""}, at="end", **{"courtiers": COURT, "round": round, **more})


def demon(losses: int = 0, scenario: str = "S3", **more: Any) -> Sitting:
    """Kuro-Hebi's turn in the Final Battle."""
    heroes = {"OKK": "", "NOB": ""}
    tile = "A04" if scenario == "S6" else "A01"
    agents = {"kuro-hebi": [f"{tile}.13"]}
    sitting = Sitting(scenario, heroes, agents, at="agent", battle=True, round=8, **more)
    sitting.state.battle_losses = losses
    return sitting


@pytest.mark.rule("OK-100", "OK-115", "OK-116", "OK-R11", "OK-R12", "OK-E33")
def test_at_the_end_of_round_8_a_hidden_oni_shows_itself_before_anyone_can_accuse() -> None:
    sitting = evening(8)
    assert "accuse" not in sitting.asked().values(), "nor is the Oni asked"
    assert sitting.heard("battle") == ("round",) and "declared" not in [event.kind.name for event in sitting.events]
    names = [event.kind.name for event in sitting.events]
    assert names.index("revealed-oni") < names.index("events-drawn"), "before step 1"
    assert SPACES[sitting.state.where[sitting.state.demon]] == "A01.11"
    assert memoirs(sitting) == [] and not sitting.state.unmasked, "REC-MASK cannot be added any more"


@pytest.mark.rule("OK-115", "OK-R11")
def test_round_7_is_the_last_chance_to_accuse() -> None:
    sitting = evening(7)
    assert sitting.asked() == {"B": "accuse"} and not sitting.state.battle


@pytest.mark.rule("OK-101", "OK-102")
@pytest.mark.parametrize("nature, figure", [("ONI-1", "kuro-hebi"), ("ONI-2", "homura"), ("ONI-4", "tetsujin")])
def test_the_secret_cards_fix_token_and_miniature(nature: str, figure: str) -> None:
    sitting = evening(8, nature=nature, identity="COU-2")
    assert sitting.space(figure) == "A01.13"
    at = sitting.state.courtier_at
    assert at[COURTIERS.index("COU-2")] == -1 and at[COURTIERS.index("COU-1")] != -1


@pytest.mark.rule("OK-103", "OK-104", "OK-113")
def test_the_demon_destroyed_is_remembered_blue_and_ends_the_game() -> None:
    sitting = Sitting("S2", {"OKK": "A01.12"}, {"kuro-hebi": ["A01.13"]}, battle=True, round=6)
    sitting.state.damage[sitting.figure("kuro-hebi")] = sitting.value("kuro-hebi", "stamina") - 1
    sitting.dice(combat=["ki", "ki", "2", "2", "2", "2"], action=["ki", "2", "2"])
    sitting.does("B", "attack", "melee kuro-hebi").silence("push", "reroll")
    assert "hit" in [event.kind.name for event in sitting.events]
    assert memoirs(sitting)[0] == ("REC-FINAL", "blue") and sitting.state.final == "defeated"
    assert sitting.over is not None and sitting.over[1] == "heroes"


@pytest.mark.rule("OK-103", "OK-105", "OK-106", "OK-R148", "OK-E34", "OK-113")
def test_once_a_hero_was_eliminated_the_demon_may_escape_for_one_action() -> None:
    sitting = demon(losses=1)
    assert "escape" in sitting.offered("A")
    sitting.does("A", "escape")
    assert ("REC-FINAL", "red") in memoirs(sitting) and sitting.state.final == "escaped"
    assert sitting.over is not None and sitting.over[1] == "oni"


@pytest.mark.rule("OK-105")
def test_no_escape_while_all_heroes_stand() -> None:
    assert demon().refused("A", "escape") == "OK-105"


@pytest.mark.rule("OK-105", "OK-R148")
def test_an_escape_needs_an_action_and_only_the_demon_escapes() -> None:
    sitting = Sitting("S3", {"OKK": "", "NOB": ""}, {"samurai": ["A01.13"]}, at="agent", battle=True)
    sitting.state.battle_losses = 1
    assert "escape" not in {*sitting.offered("A"), *sitting.blocked("A")}


DYING = {"at": "", "hand": ["WND-1", "WND-2"], "damage": 5}
"""At the end of the Round the third wound card comes."""


@pytest.mark.rule("OK-R147", "OK-E34")
@pytest.mark.parametrize("battle, counts", [(True, 1), (False, 0)])
def test_any_elimination_in_the_final_battle_counts_one_before_it_does_not(battle: bool, counts: int) -> None:
    sitting = Sitting("S3", {"OKK": "", "NOB": DYING}, at="end", battle=battle, round=7, courtiers=COURT)
    sitting.silence("accuse", "reorganise")
    assert sitting.hero("NOB").eliminated and sitting.state.battle_losses == counts


@pytest.mark.rule("OK-R147", "OK-115")
def test_an_elimination_in_the_end_phase_in_which_the_battle_began_counts_too() -> None:
    sitting = Sitting("S3", {"OKK": "", "NOB": DYING}, at="end", round=8, courtiers=COURT).silence("reorganise")
    assert sitting.state.battle == 8 and sitting.state.battle_losses == 1


@pytest.mark.rule("OK-113", "OK-R149", "OK-106")
def test_with_an_open_tile_the_game_goes_on_after_the_escape() -> None:
    sitting = demon(losses=1, scenario="S6")
    sitting.does("A", "escape")
    assert sitting.over is None and memoirs(sitting) == [("REC-FINAL", "red")]
    assert sitting.space("kuro-hebi") == ""
    settled = demon(losses=1, scenario="S6")
    for task in settled.state.tasks.values():
        task.settled = ONI_WON
    settled.does("A", "escape")
    assert settled.over is not None


@pytest.mark.rule("OK-R150")
@pytest.mark.parametrize("round, over", [(15, False), (16, True)])
def test_at_the_end_of_round_16_an_open_battle_is_an_escape(round: int, over: bool) -> None:
    agents = {"kuro-hebi": ["A01.12"]}
    sitting = Sitting("S2", {"OKK": ""}, agents, at="end", battle=True, round=round, courtiers=COURT)
    sitting.silence("reorganise")
    assert (sitting.over is not None) == over and (("REC-FINAL", "red") in memoirs(sitting)) == over


@pytest.mark.rule("OK-R151", "OK-103")
@pytest.mark.parametrize(
    "scenario, final, kept",
    [
        ("S2", "", [("REC-FINAL", "red")]),
        ("S2", "defeated", []),
        ("S1", "", [("REC-SCEN", "red")]),
        ("S7", "", [("REC-M03", "red"), ("REC-SCEN", "red")]),
        ("S6", "", [("REC-M01", "red"), ("REC-M02", "red"), ("REC-FINAL", "red")]),
    ],
)
def test_with_no_hero_left_the_oni_takes_what_is_open(scenario: str, final: str, kept: list[tuple[str, str]]) -> None:
    sitting = Sitting(scenario, {"OKK": DYING}, at="end", battle=scenario in ("S2", "S6"))
    sitting.state.final = final
    sitting.silence("reorganise")
    assert sitting.over is not None and sitting.over[1] == "oni"
    found = [memoir for memoir in memoirs(sitting) if memoir[0] != "REC-OKK"]
    assert sorted(found) == sorted(kept) and ("REC-OKK", "red") in memoirs(sitting)


@pytest.mark.rule("OK-108")
def test_open_tiles_still_work_in_the_final_battle() -> None:
    agents = {"samurai": ["M01.22"], "kuro-hebi": ["A04.13"]}
    sitting = Sitting("S6", {"OKK": "", "NOB": ""}, agents, at="end", battle=True, round=9)
    sitting.silence("reorganise")
    assert sitting.state.tasks[FACES.index("M01")].tokens == 1
