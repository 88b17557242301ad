"""Clue tokens and Investigation tests (OK-229 to OK-239)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.okko.sitting import Sitting

DECK = ["ONI-2", "ONI-3", "COU-6", "COU-2", "CMP-7"]
"""From the top."""


def garden(hero: str = "NSH", at: str = "A03.03", **more: Any) -> Sitting:
    """Beside evidence on A03.04 in the Moon Garden; a parchment lies in the Tea House."""
    heroes = (
        {hero: {"at": at, **more}, "OKK": "A01.20"} if hero != "OKK" else {hero: {"at": at, **more}, "NSH": "A01.20"}
    )
    return Sitting(
        "S3",
        heroes,
        courtiers={"COU-2": "A03.02", "COU-6": "A03.30"},
        tokens={"EVI-2": "A03.04", "PAR-6": "B04.33"},
        clue_deck=DECK,
    )


@pytest.mark.rule("OK-229", "OK-230", "OK-233")
def test_only_adjacent_tokens_are_investigated_each_by_its_own_test() -> None:
    sitting = garden()
    assert sitting.offered("B", "investigate") == ["token A03.04", "question COU-2"]
    assert sitting.refused("B", "investigate", "token B04.33") == "OK-230"
    assert sitting.refused("B", "investigate", "question COU-6") == "OK-230"
    far = garden(at="A03.42")
    assert far.refused("B", "investigate") == "OK-230"
    kimono = garden("OKK", clothing="EQ-24")
    ahead = kimono.foreseen("B", "investigate")
    assert (ahead["token A03.04"]["value"], ahead["question COU-2"]["value"]) == (3, 4), "Interrogation has a bonus"


@pytest.mark.rule("OK-231", "OK-232", "OK-234", "OK-239", "OK-331")
def test_it_is_a_direct_guile_test_for_one_action_that_may_be_tried_again() -> None:
    sitting = garden("SET").dice(test=[2, 2])
    ahead = sitting.foreseen("B", "investigate")["token A03.04"]
    assert (ahead["attribute"], ahead["value"], ahead["dice"], ahead["cards"]) == ("guile", 3, 2, 1)
    sitting.does("B", "investigate", "token A03.04")
    assert sitting.said() == ["investigates", "tested"], "no penalty token"
    assert sitting.actions_left == 2
    assert sitting.foreseen("B", "investigate")["token A03.04"]["dice"] == 2
    sitting.dice(test=[2, 2, 2, 2]).does("B", "investigate", "token A03.04").does("B", "investigate", "token A03.04")
    assert sitting.refused("B", "investigate") == "OK-231"


@pytest.mark.rule("OK-235", "OK-236", "OK-237", "OK-E29")
def test_the_first_pass_turns_evidence_over_and_the_second_removes_it() -> None:
    sitting = garden().dice(test=[1, 2])
    sitting.does("B", "investigate", "token A03.04")
    assert sitting.said().index("flipped") < sitting.said().index("clue-drawn")
    sitting.silence("keep-clue")
    ahead = sitting.foreseen("B", "investigate")["token A03.04"]
    assert (ahead["dice"], ahead["cards"]) == (4, 2), "the other side"
    sitting.dice(test=[2, 2, 1, 0]).does("B", "investigate", "token A03.04").does("B", "no")
    assert "penalty" not in sitting.said(), "5 is more than 4, no penalty token"
    assert sitting.foreseen("B", "investigate")["token A03.04"]["dice"] == 4
    sitting.dice(test=[0, 0, 0, 0]).does("B", "investigate", "token A03.04").silence("keep-clue")
    assert sitting.state.markers[0].space == -1
    assert len(sitting.state.clues) == 3


@pytest.mark.rule("OK-238", "OK-R104", "OK-R168")
def test_a_courtier_is_interrogated_once_the_oni_in_disguise_as_well() -> None:
    sitting = Sitting(
        "S3", {"NSH": "A03.03", "OKK": ""}, courtiers={"COU-2": "A03.02"}, clue_deck=DECK[:3], identity="COU-2"
    ).dice(test=[0, 0, 0])
    sitting.does("B", "investigate", "question COU-2")
    said = sitting.said()
    assert said.index("interrogated") < said.index("clue-drawn"), "turned over before the draw"
    sitting.silence("keep-clue")
    assert sitting.refused("B", "investigate") == "OK-238"
    other = Sitting(
        "S3",
        {"NSH": "A03.03", "OKK": ""},
        courtiers={"COU-2": "A03.02", "COU-6": "A03.04"},
        interrogated=["COU-2"],
        clue_deck=DECK,
    )
    assert other.offered("B", "investigate") == ["question COU-6"]
    assert other.refused("B", "investigate", "question COU-2") == "OK-238"


@pytest.mark.rule("OK-R101")
def test_an_empty_clue_deck_ends_investigation() -> None:
    sitting = garden().dice(test=[0, 0])
    sitting.state.clue_deck = []
    assert sitting.refused("B", "investigate") == "OK-R101"
    short = Sitting("S3", {"NSH": "A03.03", "OKK": ""}, tokens={"EVI-6": "A03.04"}, clue_deck=["ONI-2"])
    assert short.foreseen("B", "investigate")["token A03.04"]["cards"] == 1, "what there is"
    short.dice(test=[0, 0, 0, 0]).does("B", "investigate", "token A03.04").silence("keep-clue")
    assert len(short.state.clues) == 1 and short.asked() == {"B": "turn"}


@pytest.mark.rule("OK-R114")
def test_clue_tests_go_on_in_the_final_battle() -> None:
    sitting = Sitting(
        "S3", {"NSH": "A03.03", "OKK": ""}, tokens={"EVI-2": "A03.04"}, clue_deck=DECK, battle=True, round=6
    )
    assert "investigate" in sitting.offered("B")


@pytest.mark.rule("OK-167")
def test_a_weakness_forbids_investigation() -> None:
    assert garden("NOB", left=["NOB-W"]).refused("B", "investigate") == "OK-167"


@pytest.mark.rule("OK-159")
def test_eavesdropping_reaches_every_token_of_the_area() -> None:
    sitting = Sitting(
        "S3", {"SET": {"at": "A03.33", "left": ["SET-5"]}, "OKK": ""}, tokens={"EVI-2": "A03.44"}, clue_deck=DECK
    )
    assert sitting.offered("B", "investigate") == ["token A03.44"]


@pytest.mark.rule("OK-004")
def test_a_scenario_without_investigation_has_none() -> None:
    sitting = Sitting("S1", {"NSH": "A04.31"})
    assert "investigate" not in sitting.offered("B") and "investigate" not in sitting.blocked("B")
