"""The End of the Round, step by step (OK-086 to OK-099)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.okko.catalog.ids import AGENTS, CARDS, EVENTS
from hyakki.games.okko.steps.harm import heal
from hyakki.games.okko.steps.rounds import Rounds
from tests.games.okko.sitting import Sitting


@pytest.mark.rule("OK-086", "OK-R07", "OK-R19", "OK-R24")
def test_the_steps_come_in_their_order() -> None:
    okko = {"at": "M01.22", "right": ["OKK-1"], "damage": 4, "supplies": ["EQ-01"]}
    sitting = Sitting(
        "S6",
        {"OKK": okko, "NSH": "A04.30"},
        {"ninja": ["A03.33"]},
        at="end",
        courtiers={"COU-1": "A03.30"},
        conditions={"OKK": ["poisoned back"]},
    )
    assert set(sitting.asked().values()) == {"accuse"}
    sitting.does("B", "leave-it").does("C", "leave-it").silence("accuse")
    assert set(sitting.asked().values()) == {"reorganise"}
    assert sitting.hero("OKK").discard == ()  # step 3 comes after step 2
    sitting.silence("reorganise")
    names = [event.kind.name for event in sitting.events]
    order = [names.index(name) for name in ("cured", "wounded", "events-drawn")]
    assert order == sorted(order)


@pytest.mark.rule("OK-034", "OK-035", "OK-050")
def test_round_follows_round() -> None:
    sitting = Sitting("S1", {"OKK": ""}, {"ninja": ["B05.31"]}, at="end")
    sitting.state.stack[0] = Rounds()
    sitting.silence("reorganise")
    assert sitting.state.round == 2 and sitting.asked() == {"A": "corruption"}
    sitting.silence("corruption", "summons", "plan", "lock", "place", "adjust")
    assert sitting.asked() == {"B": "turn"}
    sitting.silence("turn", "activate", "command")
    assert sitting.state.round == 3


@pytest.mark.rule("OK-089", "OK-090")
def test_played_cards_go_to_the_heros_own_discard_pile() -> None:
    okko = {"at": "", "left": ["OKK-3"], "right": ["WND-1"]}
    sitting = Sitting("S1", {"OKK": okko}, at="end").silence("reorganise")
    assert [CARDS[card] for card in sitting.hero("OKK").discard] == ["OKK-3", "WND-1"]
    assert sitting.hero("OKK").left == sitting.hero("OKK").right == ()


@pytest.mark.rule("OK-088")
def test_each_hero_may_rearrange_its_equipment_for_free() -> None:
    heroes = {"OKK": {"at": "", "supplies": ["EQ-01"]}, "NSH": {"at": "", "supplies": ["EQ-07"]}}
    sitting = Sitting("S1", heroes, at="end")
    assert set(sitting.asked().values()) == {"reorganise"}


@pytest.mark.rule("OK-153", "OK-214", "OK-R128", "OK-043")
def test_modifiers_hold_until_the_phase_is_over() -> None:
    okko = {"at": "A04.31", "right": ["OKK-3"], "supplies": ["EQ-01"]}
    sitting = Sitting("S1", {"OKK": okko}, {"ninja": ["B05.31"]}, at="end", techniques={"ninja": ["EV-03b"]})
    assert (sitting.value("OKK", "defense"), sitting.value("ninja-1", "defense")) == (6, 6)
    sitting.silence("reorganise")
    assert (sitting.value("OKK", "defense"), sitting.value("ninja-1", "defense")) == (4, 5)


@pytest.mark.rule("OK-097", "OK-098", "OK-R78")
def test_the_oni_discards_techniques_and_draws_two_events_without_limit() -> None:
    hand = [event for event in EVENTS if event.startswith("EV-0")][:12]
    sitting = Sitting("S1", {"OKK": ""}, {"ninja": ["B05.31"]}, at="end", techniques={"ninja": ["EV-11a"]}, hand=hand)
    sitting.silence("reorganise")
    assert len(sitting.state.event_hand) == 14
    assert sitting.state.event_discard == [EVENTS.index("EV-11a")]
    assert sitting.state.agents[AGENTS.index("ninja")].techniques == ()


@pytest.mark.rule("OK-099", "OK-273")
def test_mission_tiles_come_last() -> None:
    sitting = Sitting("S7", {"OKK": "A08.20"}, {"yurei": ["M03.22"]}, at="end").silence("reorganise")
    assert sitting.said().index("events-drawn") < sitting.said().index("task-token")


@pytest.mark.rule("OK-087", "OK-R112")
def test_there_are_no_accusations_without_a_hidden_oni() -> None:
    courtiers = {"COU-1": "A01.12", "COU-2": "A02.12"}
    hidden = Sitting("S2", {"OKK": "A01.20"}, at="end", courtiers=courtiers)
    assert hidden.asked() == {"B": "accuse"}
    shown = Sitting("S2", {"OKK": "A01.20"}, {"homura": ["A05.20"]}, at="end", courtiers=courtiers, battle=True)
    assert shown.asked() != {"B": "accuse"}
    assert Sitting("S1", {"OKK": ""}, at="end").asked() != {"B": "accuse"}


@pytest.mark.rule("OK-220", "OK-R108", "OK-R169", "OK-E30")
def test_a_forced_accusation_that_nobody_makes_is_drawn_by_lot() -> None:
    courtiers = {"COU-1": "A01.12", "COU-2": "A02.12", "COU-5": "A05.12"}
    sitting = Sitting("S2", {"OKK": "A01.20"}, at="end", round=4, courtiers=courtiers)
    sitting.state.red = 4
    assert "decide none none" not in sitting.offered("B")
    sitting.draws("lot", 2).silence()
    assert sitting.event("accused") == ("identity", 8, False)  # COU-5 is the third of three open ones
    free = Sitting("S2", {"OKK": "A01.20"}, at="end", round=5, courtiers=courtiers)
    free.state.red = 4
    assert "decide none none" in free.offered("B") and "decide none lot" not in free.offered("B")


# Several effects at once


def evening(*deeds: dict[str, Any]) -> Sitting:
    """The End of the Round starts, and a Bakemono with 4 Damage tokens has these talents for it."""
    talents = {name: [{"when": "dusk", "do": [deed]}] for name, deed in zip(("regrowth", "rend"), deeds, strict=True)}
    content = {"agents": {"bakemono": {"talents": talents}}}
    agents, damage = {"bakemono": ["B05.31"]}, {"bakemono-1": 4}
    return Sitting("S1", {"OKK": ""}, agents, at="end", damage=damage, options={"content": content})


@pytest.mark.rule("OK-192")
def test_what_regrows_does_so_as_the_end_of_the_round_starts() -> None:
    sitting = Sitting("S1", {"OKK": ""}, {"bakemono": ["B05.31"]}, at="end", damage={"bakemono-1": 3})
    sitting.silence("reorganise")
    assert sitting.damage("bakemono-1") == 2


@pytest.mark.slow
@pytest.mark.rule("OK-R35")
def test_the_oni_orders_what_happens_at_once_at_the_end_of_the_round() -> None:
    wound = {"verb": "harm", "to": {"side": "self"}}
    mend = {"verb": "heal", "count": 1}
    for first, falls in (("effect agent bakemono bakemono-1 1", True), ("effect agent bakemono bakemono-1 2", False)):
        sitting = evening(wound, mend)
        assert sitting.asked() == {"A": "effect-order"}
        sitting.does("A", first)
        assert (sitting.space("bakemono-1") == "") is falls


@pytest.mark.rule("OK-R35")
def test_nobody_is_asked_for_an_order_that_changes_nothing() -> None:
    sitting = evening({"verb": "heal", "count": 1}, {"verb": "heal", "count": 2})
    assert sitting.asked() != {"A": "effect-order"} and sitting.damage("bakemono-1") == 1


@pytest.mark.rule("OK-091", "OK-R64")
def test_healing_takes_no_more_than_there_is() -> None:
    sitting = Sitting("S1", {"OKK": {"at": "", "damage": 1}}).start()
    heal(sitting.state, 0, 3)
    assert sitting.damage("OKK") == 0
