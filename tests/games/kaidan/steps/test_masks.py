"""Masks (KA-172): public while worn, one at a time, once a Turn."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.catalog.ids import NUMBER
from hyakki.games.kaidan.people import NOBODY
from tests.games.kaidan.sitting import Sitting


def masked(*cards: str, **more: Any) -> Sitting:
    a = {"pg": "PC1", "at": "3-3", "cards": list(cards), **more.pop("A", {})}
    return Sitting(rooms={"3-3": "H10", "9-9": "G03"}, A=a, **{"B": {"at": "9-9"}, **more})


def result(s: Sitting) -> tuple[Any, ...]:
    """Verdict and totals of the latest Test."""
    found = next(event for event in s.events[::-1] if event.kind.name == "test-result")
    return found.args[1:]


@pytest.mark.rule("KA-172", "KA-134", "KA-130")
def test_a_mask_is_put_on_or_taken_off_once_a_turn_for_nothing() -> None:
    s = masked("MK01", "MK02", A={"pa": 0}).does("A", "wear MK01")
    assert s.pg("A").worn == 37 and s.cards("A") == ["MK01", "MK02"]
    assert s.refused("A", "take-off") == "KA-134" and s.refused("A", "wear MK02") == "KA-134"


@pytest.mark.rule("KA-172", "KA-134")
def test_one_mask_at_a_time() -> None:
    s = masked("MK01", "MK02", A={"worn": "MK01"})
    assert s.refused("A", "wear MK02") == "KA-172"
    s.does("A", "take-off")
    assert s.pg("A").worn == -1


@pytest.mark.rule("KA-172")
def test_the_hannya_mask_helps_in_exorcisms() -> None:
    s = masked("MK01", "OB05", A={"worn": "MK01"}, at="look", entities={"1": "EN-YU 4-3"})
    s.does("A", "wait").dice("1", "1").does("A", "exorcise")
    assert result(s) == (-1, 3, 4)


@pytest.mark.rule("KA-172")
@pytest.mark.parametrize("worn, total", [({"worn": "MK02"}, 6), ({}, 5)])
def test_the_oni_mask_helps_in_opposed_force_tests_while_worn(worn: dict[str, str], total: int) -> None:
    s = masked("MK02", A=worn, at="look", entities={"1": "EN-YU 4-3"})
    s.does("A", "wait").dice("1", "1").does("A", "repel")
    assert result(s)[1] == total


@pytest.mark.rule("KA-172")
def test_the_oni_mask_is_no_help_against_doors() -> None:
    s = masked("MK02", A={"worn": "MK02"}, doors={"3-2|3-3": 6}).dice("1").does("A", "break 3-2|3-3")
    assert result(s)[1] == 5


@pytest.mark.rule("KA-172", "KA-316")
def test_the_tengu_mask_makes_fast() -> None:
    s = masked("MK03", A={"worn": "MK03"}, darkness={"3-3": 5}).dice("1").does("A", "run")
    assert result(s) == (1, 5, 5)
    s = masked("MK03", A={"worn": "MK03"}, at="points")
    assert s.pg("A").pm == 4 and s.pg("B").pm == s.state.kit.pg_values[s.pg("B").character][4]


@pytest.mark.rule("KA-172", "KA-078")
def test_the_kitsune_mask_silences_the_first_two_cells() -> None:
    s = masked("MK04", A={"worn": "MK04"}).does("A", "move 3-4").does("A", "move 4-4")
    assert s.pg("A").noise == 0
    assert s.does("A", "move 4-3").pg("A").noise == 1


@pytest.mark.rule("KA-172")
def test_the_okame_mask_steadies_the_nerves() -> None:
    s = masked("MK05", A={"worn": "MK05"}, at="events", events=["EV16"])
    s.dice("0", "3", "3").start()
    assert next(e for e in s.events if e.kind.name == "test-result").args[1:] == (1, 7, 6)


@pytest.mark.rule("KA-172", "KA-146")
def test_a_mask_that_is_given_away_is_worn_no_more() -> None:
    s = masked("MK02", A={"worn": "MK02"}, B={"at": "3-4"}).does("A", "trade B").does("B", "accept")
    s.does("A", "give MK02", "hand-over")
    assert s.pg("A").worn == -1 and s.pg("B").worn == -1 and "MK02" in s.cards("B")
    assert ("KA-172", NUMBER["MK02"]) in s.told("spectator"), "everybody sees that it is gone"
    s = masked("MK02", "OB02", A={"worn": "MK02"}, B={"at": "3-4"}).does("A", "trade B").does("B", "accept")
    s.does("A", "give OB02", "hand-over")
    assert ("KA-172", NOBODY) in s.told("spectator"), "or that it is still worn"
