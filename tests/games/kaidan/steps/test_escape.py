"""The trapdoor (KA-125 to KA-128, KA-214, KA-R91, KA-R104, KA-R131, KA-R136)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kaidan.sitting import Sitting

TRAPDOOR = "4-3"
"""Of the Secret Passage on rows 3 and 4, columns 3 and 4."""


def passage(**given: Any) -> Sitting:
    return Sitting(
        **{
            "rooms": {"3-3": "H01", "9-9": "G03", "9-1": "G05"},
            "keys": ["gold"],
            "A": {"pg": "PC1", "at": TRAPDOOR},
            "B": {"pg": "PC5", "at": "9-9"},
            "C": {"pg": "PC2", "at": "9-1"},
            **given,
        }
    )


@pytest.mark.rule("KA-127", "KA-130")
def test_a_pg_on_the_open_trapdoor_escapes_for_free() -> None:
    s = passage(A={"pg": "PC1", "at": TRAPDOOR, "pa": 0, "pm": 0}).does("A", "escape")
    assert s.pg("A").escaped and s.at("A") == "off" and not s.pg("A").died
    assert s.asked() == {"B": "act"}


@pytest.mark.rule("KA-125", "KA-126")
def test_the_closed_trapdoor_is_an_ordinary_cell() -> None:
    s = passage(keys=[])
    assert s.refused("A", "escape") == "KA-126"
    assert passage(keys=[], A={"pg": "PC1", "at": "4-4"}).asked() == {"A": "act"}


@pytest.mark.rule("KA-128")
def test_there_is_no_other_way_out() -> None:
    assert passage(A={"pg": "PC1", "at": "3-3"}).refused("A", "escape") == "KA-128"


@pytest.mark.rule("KA-R20", "KA-127")
def test_outside_its_activation_only_a_hunted_pg_escapes() -> None:
    s = passage(ask_all=True, at="events", events=["EV19"], found=[])
    assert s.asked()["A"] == "window-event"
    assert s.refused("A", "escape") == "KA-R20"


@pytest.mark.rule("KA-R91", "KA-127", "KA-271")
def test_a_hunted_pg_escapes_and_its_hunter_disappears() -> None:
    s = passage(at="chase", chase={"hunter": "1"}, entities={"1": "EN-YU 4-2"}, first="B", active="B")
    s.coordinates("1-10").does("A", "escape")
    assert s.pg("A").escaped and not s.state.chasing and s.entity_at(1) == "1-10"


@pytest.mark.rule("KA-214", "KA-180")
def test_with_only_death_marks_the_attempt_kills() -> None:
    a = {"pg": "PC1", "at": TRAPDOOR, "status": "MMMMM", "cards": ["OB15", "TR01"]}
    s = passage(A=a).does("A", "escape")
    assert s.pg("A").died == 2 and not s.pg("A").escaped and s.state.impulse_struck
    assert [(loot.owner, len(loot.cards)) for loot in s.state.loot] == [(0, 2)] and len(s.state.corpses) == 1


@pytest.mark.rule("KA-214", "KA-R99")
def test_the_attempt_is_a_dark_impulse_for_that_pg_alone() -> None:
    s = passage(B={"pg": "PC5", "at": "9-9", "status": "MMMMM"}).does("A", "escape")
    assert [event.args[0] for event in s.latest if event.kind.name == "verdict"] == [0]
    assert not s.pg("B").condemned
    assert ("KA-R99", 4, 1) in s.told("A") and ("KA-R99", 4, 1) not in s.told("B")


@pytest.mark.rule("KA-211", "KA-214")
def test_without_the_hyoirei_nothing_threatens_who_escapes() -> None:
    s = passage(defeated=True).does("A", "escape")
    assert s.pg("A").escaped and "verdict" not in s.said()


@pytest.mark.rule("KA-R104")
def test_a_condemned_pg_escapes_with_a_neutral_state() -> None:
    s = passage(A={"pg": "PC1", "at": TRAPDOOR, "condemned": 1, "status": "NMMMM"}).does("A", "escape")
    assert s.pg("A").escaped
    s = passage(A={"pg": "PC1", "at": TRAPDOOR, "condemned": 1, "status": "MMMMM"}).does("A", "escape")
    assert s.pg("A").died


@pytest.mark.rule("KA-R131")
def test_mission_objects_stay_on_the_trapdoor() -> None:
    s = passage(A={"pg": "PC1", "at": TRAPDOOR, "cards": ["OB02", "OB15"]}).does("A", "escape")
    assert [(loot.owner, loot.cards) for loot in s.state.loot] == [(0, (1,))]
    assert s.cards("A") == ["OB15"], "the rest leaves the house with its PG"
    assert ("KA-162", 1) in s.told("spectator")


@pytest.mark.rule("KA-R136", "KA-211")
def test_the_hyoirei_leaves_undefeated_and_unannounced() -> None:
    b = {"pg": "PC5", "at": "9-9", "condemned": 1, "status": "MMMMM"}
    s = passage(possessed="A", B=b).does("A", "escape")
    plain = passage(B=b).does("A", "escape")
    assert s.said() == plain.said()
    assert not s.state.defeated and s.pg("B").condemned and s.status("B") == "MMMMM"


@pytest.mark.rule("KA-R107", "KA-192")
def test_the_first_player_token_moves_on_at_once() -> None:
    s = passage(first="A").does("A", "escape")
    assert s.state.first == 1


@pytest.mark.rule("KA-R124")
def test_the_game_ends_when_the_last_pg_has_left() -> None:
    s = passage(B={"died": 1, "grave": "9-9"}, C={"escaped": True}).does("A", "escape")
    assert s.state.over is not None and s.state.over[0] == "nobody left"


@pytest.mark.rule("KA-127", "KA-R91")
def test_an_onryo_that_hunts_nobody_stays_when_somebody_escapes() -> None:
    s = passage(C={"pg": "PC2", "died": 1, "grave": "9-1"}, onryo={"C": {"at": "9-1"}}, turn=4).does("A", "escape")
    assert s.pg("A").escaped and s.state.figures[8].cell >= 0 and "figure-disappeared" not in s.said()


@pytest.mark.rule("KA-127", "KA-085")
def test_nobody_hears_who_has_left() -> None:
    s = passage(A={"pg": "PC1", "at": TRAPDOOR, "noise": 4}).does("A", "escape")
    assert s.pg("A").noise == 0
