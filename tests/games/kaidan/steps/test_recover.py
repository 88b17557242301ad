"""Recovering objects (KA-161 to KA-163, KA-R118)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hyakki.core.events import Viewer
from hyakki.core.memory import fold
from hyakki.games.kaidan import game
from tests.games.kaidan.sitting import Sitting


def beside_a_body(*cards: str, **more: Any) -> Sitting:
    loot = [{"at": "3-3", "owner": "C", "cards": list(cards)}]
    a = {"at": "3-3", **more.pop("A", {})}
    c = {"died": 1, "grave": "3-3"}
    return Sitting(rooms={"3-3": "H10", "9-9": "G03"}, A=a, **{"B": {"at": "9-9"}, "C": c, "loot": loot, **more})


@pytest.mark.rule("KA-161", "KA-R118", "KA-R12")
def test_the_finder_looks_and_takes_what_it_wants_unseen() -> None:
    s = beside_a_body("OB02", "OB06", "OB11")
    assert "recover C" in s.offered("A") and "recover C" not in s.blocked("A")
    s.does("A", "recover C")
    assert s.pg("A").pa == 2 and s.asked() == {"A": "recover"}
    assert s.told("A") == [("KA-161", (1, 5, 10))] and s.told("B") == []
    s.does("A", "take OB02", "take OB11", "take-no-more")
    assert s.cards("A") == ["OB02", "OB11"] and s.state.loot[0].cards == (5,)
    assert s.told("B") == [] and s.latest[0].args == (0, 2, 22, 2, 1), "two taken, one left"


@pytest.mark.rule("KA-R118")
def test_taking_nothing_is_allowed() -> None:
    s = beside_a_body("OB02").does("A", "recover C").does("A", "take-no-more")
    assert s.cards("A") == [] and len(s.state.loot) == 1 and s.pg("A").pa == 2


@pytest.mark.rule("KA-162")
def test_an_empty_inventory_token_is_removed() -> None:
    s = beside_a_body("OB02").does("A", "recover C").does("A", "take OB02", "take-no-more")
    assert s.state.loot == []


@pytest.mark.rule("KA-162", "KA-R12")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_a_token_that_is_gone_nobody_supposes_anything(seat: int) -> None:
    """Another one still lies there: what is in it is not mixed up with what was in the first."""
    loot = [{"at": "3-3", "owner": "C", "cards": ["OB02"]}, {"at": "4-4", "cards": ["OB06", "OB11"]}]
    s = beside_a_body(loot=loot).start()
    memory = game.memory(Viewer((seat,)), s.state.seats)
    game.remembered(s.state, memory)
    before = len(s.events)
    s.does("A", "recover C").does("A", "take OB02", "take-no-more")
    fold(s.events[before:], [memory])
    assert memory.misfit(s.state) is None
    world = game.redeal(game.view(s.state, memory), Random(1))
    assert [len(loot.cards) for loot in world.loot] == [2]


@pytest.mark.rule("KA-161")
def test_the_token_must_lie_on_ones_own_cell() -> None:
    s = beside_a_body("OB02", A={"at": "3-4"})
    assert s.blocked("A")["recover C"] == "KA-161" and s.refused("A", "recover C") == "KA-161"


@pytest.mark.rule("KA-163")
def test_what_an_enemy_left_behind_is_recovered_alike() -> None:
    s = beside_a_body(loot=[{"at": "3-3", "cards": ["OB06"]}]).does("A", "recover")
    assert s.does("A", "take OB06", "take-no-more").cards("A") == ["OB06"]


@pytest.mark.rule("KA-R12", "KA-161")
def test_which_card_is_taken_has_the_same_face_for_others() -> None:
    s = beside_a_body("OB02", "OB06").does("A", "recover C")
    options = [
        option for option in s.state.stack[-1].menu(s.state, s.ask("A"), (), False).options if option.verb == "take"
    ]
    assert {option.outward(1 << 1) for option in options} == {"take"}
    assert {option.outward(1 << 0) for option in options} == {"take OB02", "take OB06"}


@pytest.mark.rule("KA-161")
def test_a_card_is_taken_once() -> None:
    s = beside_a_body("OB02", "OB06").does("A", "recover C")
    assert s.offered("A", "take OB02") == ["take-no-more", "take OB06"]
