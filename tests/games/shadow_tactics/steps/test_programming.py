"""Programming: cards in secret, slots and readiness for all to see (section D)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.shadow_tactics.catalog.ids import NUMBER
from hyakki.games.shadow_tactics.people import CHANGED, NOT_SHOWN, SHOWN
from tests.games.shadow_tactics.sitting import Sitting

HAYATO = {"bush": "B8"}
YUKI = {"bush": "B4"}


def programming(**given: Any) -> Sitting:
    return Sitting(**{"at": "programming", "HAY": HAYATO, "YUK": YUKI, **given})


# Laying


@pytest.mark.rule("ST-041")
def test_all_ninjas_programme_at_the_same_time() -> None:
    table = programming()
    assert table.asked() == {"B": "programme", "C": "programme", "D": "programme"}
    table.does("D", "lay MUG", "slot 1", "first MUG-1", "alone").does("B", "lay HAY", "slot 2", "first HAY-1", "alone")
    assert table.asked() == {"B": "programme", "C": "programme", "D": "programme"}


@pytest.mark.rule("ST-042", "ST-504")
def test_a_programme_lies_face_down_with_its_owner_slot_and_number_of_cards_in_view() -> None:
    table = programming().does("B", "lay HAY", "slot 3", "first HAY-1", "then HAY-Mw")
    hayato = table.ninja("HAY")
    assert (hayato.slot, hayato.count, hayato.shown) == (2, 2, (NOT_SHOWN, NOT_SHOWN))
    assert table.told("A") == table.told("C") == table.told("spectator") == []


@pytest.mark.rule("ST-043", "ST-R03")
def test_any_of_five_slots_may_be_taken() -> None:
    assert programming().offered("B", "lay HAY") == [f"slot {slot}" for slot in (1, 2, 3, 4, 5)]


@pytest.mark.rule("ST-043", "ST-044", "ST-R05")
def test_a_slot_that_another_ninja_has_taken_is_not_free_until_it_is_given_up() -> None:
    table = programming().does("B", "lay HAY", "slot 2", "first HAY-1", "alone")
    assert "slot 2" not in table.offered("C", "lay YUK")
    assert table.refused("C", "lay YUK", "slot 2", "first YUK-1", "alone") == "ST-R05"
    table.does("B", "take-up HAY").does("C", "lay YUK", "slot 2", "first YUK-1", "alone")
    assert table.ninja("YUK").slot == 1


@pytest.mark.rule("ST-044", "ST-R03")
def test_first_and_second_card_of_a_ninja_share_its_slot() -> None:
    table = programming().does("B", "lay HAY", "slot 2", "first HAY-1", "then HAY-Mw")
    assert table.programme("HAY") == ["HAY-1", "HAY-Mw"]
    assert "then HAY-1" not in table.offered("B", "lay HAY", "slot 2", "first HAY-1")


@pytest.mark.rule("ST-045")
def test_cards_may_be_taken_back_exchanged_or_moved_until_programming_closes() -> None:
    table = programming().does("B", "lay HAY", "slot 2", "first HAY-1", "then HAY-Mw")
    assert table.does("B", "lay HAY", "slot 2", "first HAY-2", "alone").programme("HAY") == ["HAY-2"]
    assert table.does("B", "lay HAY", "slot 4", "first HAY-2", "alone").ninja("HAY").slot == 3
    assert table.does("B", "take-up HAY").programme("HAY") == []
    assert table.said() == ["taken-up"]
    assert "HAY-1" in table.hand("HAY")


@pytest.mark.rule("ST-045")
def test_nobody_touches_the_cards_of_another_ninja() -> None:
    table = programming().does("B", "lay HAY", "slot 2", "first HAY-1", "alone")
    assert table.offered("C") == ["lay YUK"]


@pytest.mark.rule("ST-046", "ST-R10")
def test_no_card_one_card_or_two() -> None:
    table = programming().does("B", "lay HAY", "slot 1", "first HAY-1", "alone")
    table.does("C", "lay YUK", "slot 2", "first YUK-1", "then YUK-2")
    assert (table.ninja("HAY").count, table.ninja("YUK").count, table.ninja("MUG").count) == (1, 2, 0)
    for seat in "BCD":
        table.does(seat, "ready")
    assert "closed" in table.said()
    assert table.ninja("MUG").slot < 0, "no marker for an empty programme"


@pytest.mark.rule("ST-047")
def test_used_cards_cannot_be_programmed() -> None:
    table = programming(HAY={**HAYATO, "used": ["HAY-1"]})
    assert "first HAY-1" not in table.offered("B", "lay HAY", "slot 1")
    assert table.refused("B", "lay HAY", "slot 1", "first HAY-1", "alone") == "ST-047"
    assert table.refused("B", "lay HAY", "slot 1", "first HAY-2", "then HAY-1") == "ST-047"


@pytest.mark.rule("ST-048")
def test_any_mix_of_cards_two_movements_too() -> None:
    table = programming()
    for second in ("HAY-Mp", "HAY-1", "HAY-SR"):
        table.does("B", "lay HAY", "slot 1", "first HAY-Mw", f"then {second}")
        assert table.programme("HAY") == ["HAY-Mw", second]


# Penalties

AIKO = {"bush": "B8"}


@pytest.mark.rule("ST-049", "ST-275", "ST-R14")
def test_with_p1_at_most_one_of_the_two_is_a_movement_card() -> None:
    table = programming(AIK={**AIKO, "damage": 1})
    assert table.ninja("AIK").seat == 3
    assert table.refused("D", "lay AIK", "slot 1", "first AIK-Mw", "then AIK-Mt") == "ST-275"
    table.does("D", "lay AIK", "slot 1", "first AIK-Mw", "then AIK-3")
    assert table.programme("AIK") == ["AIK-Mw", "AIK-3"]


def penalties_in_the_box() -> dict[str, str]:
    rules = programming().state.rules
    return {card.penalty: name for name, card in rules.health.items() if card.penalty}


@pytest.mark.rule("ST-049", "ST-276", "ST-277", "ST-278", "ST-R15")
@pytest.mark.parametrize(
    "penalty, forbidden, allowed",
    [
        ("P2", {"HAY-1": "ST-276", "HAY-SR": "ST-276"}, ["HAY-2", "HAY-SB", "HAY-SG", "HAY-Mw", "HAY-Mn"]),
        ("P3", {"HAY-SB": "ST-277"}, ["HAY-1", "HAY-SR", "HAY-Mw", "HAY-Mn"]),
        ("P4", {"HAY-Mw": "ST-278", "HAY-Mn": "ST-278"}, ["HAY-1", "HAY-SB"]),
    ],
)
def test_penalties_forbid_cards_of_their_kind_and_leave_movement_cards_of_that_colour(
    penalty: str, forbidden: dict[str, str], allowed: list[str]
) -> None:
    table = programming(HAY={**HAYATO, "health": [penalties_in_the_box()[penalty]], "damage": 1})
    blocked = table.blocked("B", "lay HAY", "slot 1")
    assert {card: blocked.get(f"first {card}") for card in forbidden} == forbidden
    assert {f"first {card}" for card in allowed} <= set(table.offered("B", "lay HAY", "slot 1"))


@pytest.mark.rule("ST-050")
def test_damage_after_programming_takes_no_card_back() -> None:
    """Aiko is hurt before her turn, and both of her movement cards are turned up all the same."""
    table = Sitting(AIK={"bush": "B8", "damage": 1, "programme": ["AIK-My", "AIK-Mp"]}, at="execution")
    table.silence("exit", "junction")
    turned = [event.fact for event in table.events if event.kind.name == "revealed"]
    assert turned == [(NUMBER["AIK-My"],), (NUMBER["AIK-Mp"],)]


@pytest.mark.rule("ST-056")
def test_a_card_with_a_jutsu_cost_may_be_programmed_without_a_token() -> None:
    table = programming(HAY={**HAYATO, "jutsu": 0})
    assert "JU" in table.state.rules.cards["HAY-2"].symbols
    assert table.does("B", "lay HAY", "slot 1", "first HAY-2", "alone").programme("HAY") == ["HAY-2"]


@pytest.mark.rule("ST-057")
def test_a_special_card_may_be_programmed_though_nothing_could_be_done_with_it() -> None:
    offered = programming().offered("B", "lay HAY", "slot 1")
    assert {"first HAY-SG", "first HAY-SR", "first HAY-SB"} <= set(offered)


# Showing


@pytest.mark.rule("ST-053", "ST-508", "ST-R12")
def test_a_card_is_shown_to_everybody_or_to_nobody() -> None:
    table = programming().does("B", "lay HAY", "slot 2", "first HAY-1", "then HAY-Mw").does("B", "show HAY second")
    assert table.ninja("HAY").shown == (NOT_SHOWN, SHOWN)
    everybody = [table.told(who) for who in ("A", "B", "C", "D", "spectator")]
    assert everybody == [everybody[0]] * 5 and everybody[0][0][0] == "ST-508"
    assert "show HAY second" not in table.offered("B") and "show HAY first" in table.offered("B")


@pytest.mark.rule("ST-045", "ST-508")
def test_a_card_that_was_shown_and_then_exchanged_is_marked_as_changed() -> None:
    table = programming().does("B", "lay HAY", "slot 2", "first HAY-1", "then HAY-Mw").does("B", "show HAY first")
    table.does("B", "lay HAY", "slot 2", "first HAY-1", "then HAY-Mt")
    assert table.ninja("HAY").shown == (SHOWN, NOT_SHOWN), "the other card went"
    table.does("B", "lay HAY", "slot 2", "first HAY-2", "then HAY-Mt")
    assert table.ninja("HAY").shown == (CHANGED, NOT_SHOWN)
    assert table.said() == ["exchanged", "changed"]


@pytest.mark.rule("ST-045", "ST-503")
def test_an_exchange_of_cards_that_lie_face_down_nobody_else_hears_of() -> None:
    table = programming().does("B", "lay HAY", "slot 2", "first HAY-1", "then HAY-Mw")
    table.does("B", "lay HAY", "slot 2", "first HAY-2", "then HAY-Mt")
    assert [event.kind.private for event in table.latest] == [True]
    assert table.told("B") and not table.told("C") and not table.told("A")


# Ready


@pytest.mark.rule("ST-055", "ST-R11")
def test_programming_closes_when_the_last_is_ready_and_readiness_may_be_taken_back_until_then() -> None:
    table = programming().does("B", "ready").does("C", "ready")
    assert table.asked() == {"B": "ready", "C": "ready", "D": "programme"}
    table.does("B", "not-ready").does("D", "ready")
    assert table.asked() == {"B": "programme", "C": "ready", "D": "ready"}
    assert "closed" in table.does("B", "ready").said()
    assert not any(kind in ("programme", "ready") for kind in table.asked().values())


@pytest.mark.rule("ST-R11")
def test_who_is_ready_lays_nothing() -> None:
    table = programming().does("B", "ready")
    assert table.offered("B") == ["not-ready"]


@pytest.mark.rule("ST-R11")
def test_time_closes_programming_with_what_lies_on_the_mat() -> None:
    table = programming().does("B", "lay HAY", "slot 2", "first HAY-1", "alone")
    table.silence("programme", "ready")
    assert table.programme("HAY") == ["HAY-1"] and table.programme("YUK") == []
    assert "closed" in [event.kind.name for event in table.events]
