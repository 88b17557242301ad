"""What each PG can do that others cannot (KA-060)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kaidan.sitting import Sitting


def as_pg(pg: str, **more: Any) -> Sitting:
    a = {"pg": pg, "at": "3-3", **more.pop("A", {})}
    return Sitting(A=a, **{"rooms": {"3-3": "H10", "9-9": "G03"}, "B": {"at": "9-9"}, **more})


# Jin Yosuke: Shoulder Charge


@pytest.mark.rule("KA-060", "KA-098")
def test_jin_charges_a_door_again_the_first_time_he_fails() -> None:
    rooms = {"3-3": "H10", "3-1": "H11", "1-3": "H13", "9-9": "G03"}
    s = as_pg("PC1", rooms=rooms, doors={"3-2|3-3": 6, "2-3|3-3": 6}).dice("1").does("A", "break 3-2|3-3")
    assert s.asked() == {"A": "again"} and s.offered("A") == ["let-be", "roll-again"]
    s.dice("2").does("A", "roll-again")
    assert "door-broken" in s.said() and s.pg("A").noise == 1 and s.pg("A").pa == 3
    s.dice("1").does("A", "break 2-3|3-3")
    assert "door-held" in s.said(), "only the first time in a Turn"


@pytest.mark.rule("KA-060")
def test_jin_may_let_the_door_be() -> None:
    s = as_pg("PC1", doors={"3-2|3-3": 6}).dice("1").does("A", "break 3-2|3-3").does("A", "let-be")
    assert "door-held" in s.said()


@pytest.mark.rule("KA-060")
def test_nobody_else_charges_doors() -> None:
    s = as_pg("PC4", doors={"3-2|3-3": 6}).dice("1").does("A", "break 3-2|3-3")
    assert "door-held" in s.said()


# Hara Shigetoki: Sutra


@pytest.mark.rule("KA-060", "KA-134", "KA-R15")
def test_hara_rolls_an_exorcism_again_once_a_turn() -> None:
    s = as_pg("PC2", A={"cards": ["OB05", "EX01"], "at": "3-3"}, at="look", entities={"1": "EN-GO 4-3"})
    s.does("A", "wait").dice("1", "2").does("A", "exorcise")
    assert s.asked()["A"] == "window-test-post" and "sutra" in s.offered("A")
    s.dice("0").does("A", "sutra")
    assert s.pg("A").wounds == 4, "4 + 0 against 5 + 2, and Goryo's Wrath: the second result stands"
    s.does("A", "wait").dice("3c", "2").does("A", "exorcise")
    assert s.entity_at(1) == "off", "no window was worth asking for"


@pytest.mark.rule("KA-060")
def test_the_sutra_is_for_exorcisms_only() -> None:
    s = as_pg("PC2", at="look", entities={"1": "EN-YU 4-3"}, ask_all=True)
    while s.asked().get("A") != "window-test-post":
        s.does("A", {"chase": "wait", "react": "repel", "roll": "roll"}.get(s.asked()["A"], "let-be"))
    assert s.blocked("A")["sutra"] == "KA-R15"


# Aoki Haruka: Omen


@pytest.mark.rule("KA-060", "KA-R11", "KA-134", "KA-130")
def test_haruka_alone_sees_the_next_event() -> None:
    s = as_pg("PC3", events=["EV13"], A={"pa": 0}).does("A", "omen")
    assert s.told("A") == [("KA-R11", s.state.event_deck[-1])] and s.told("B") == []
    assert s.refused("A", "omen") == "KA-134"
    assert "omen" not in as_pg("PC1").offered("A")


# Mori Tatsuya: Soft Step


@pytest.mark.rule("KA-060", "KA-078")
def test_mori_enters_the_first_cell_without_a_sound() -> None:
    s = as_pg("PC4").does("A", "move 3-4")
    assert s.pg("A").noise == 0
    assert s.does("A", "move 4-4").pg("A").noise == 1
    assert as_pg("PC1").does("A", "move 3-4").pg("A").noise == 1


@pytest.mark.rule("KA-060", "KA-078")
def test_soft_step_counts_anew_in_each_activation() -> None:
    rooms = {"3-3": "H10", "9-9": "G03"}
    s = Sitting(rooms=rooms, A={"pg": "PC1", "at": "3-3"}, B={"pg": "PC4", "at": "9-9"}, first="A")
    s.does("A", "move 3-4").does("A", "pass").does("B", "move 9-10")
    assert s.pg("B").noise == 0, "A's steps are not B's"


# Saionji Reiko: First Aid


@pytest.mark.rule("KA-060", "KA-134", "KA-129", "KA-R21")
def test_reiko_treats_a_wound_once_a_turn() -> None:
    s = as_pg("PC5", A={"wounds": 1}, B={"at": "3-4", "wounds": 2}, C={"at": "9-9"})
    assert s.foreseen("A")["first-aid B"] == {"pa": 1, "heals": 1}
    assert s.refused("A", "first-aid C") == "KA-R21"
    s.does("A", "first-aid B")
    assert s.pg("B").wounds == 1 and s.pg("A").pa == 2
    assert s.refused("A", "first-aid A") == "KA-134"
    assert as_pg("PC5", A={"pa": 0}).refused("A", "first-aid A") == "KA-129"
