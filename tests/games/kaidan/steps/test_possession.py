"""The Hyoirei, status cards and Dark Impulses (KA-199 to KA-216, KA-R96 to KA-R106, KA-R136)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kaidan.sitting import Sitting

ROOMS = {"3-3": "H10", "9-9": "G03", "9-1": "G05"}


def house(**given: Any) -> Sitting:
    """Everybody in a Room of its own, all of them open inside."""
    return Sitting(
        **{
            "rooms": ROOMS,
            "A": {"pg": "PC1", "at": "3-3"},
            "B": {"pg": "PC5", "at": "9-9"},
            "C": {"pg": "PC2", "at": "9-1"},
            **given,
        }
    )


def impulse(turn: int = 6, **given: Any) -> Sitting:
    """A Dark Impulse event in this Turn."""
    return house(at="events", events=["EV01", "EV19", "EV19", "EV19"], turn=turn, **given).start()


def told(s: Sitting, kind: str) -> dict[int, Any]:
    return {event.args[0]: event.fact for event in s.events if event.kind.name == kind}


# Drawing the Hyoirei


def examining(**given: Any) -> Sitting:
    return house(
        tokens={"4-3": "exploration"},
        darkness={"3-3": 2},
        A={"pg": "PC3", "at": "4-3"},
        **{"objects": ["OB01", "OB15"], **given},
    ).dice("3")


@pytest.mark.rule("KA-199", "KA-201", "KA-R101")
def test_who_draws_the_hyoirei_is_possessed_and_nobody_can_tell() -> None:
    s = examining().does("A", "examine")
    assert s.state.possessed == 0 and s.cards("A") == ["OB15"], "the next Object is the visible result"
    plain = examining(objects=["OB15"]).does("A", "examine")
    assert [event.kind.name for event in s.latest] == [event.kind.name for event in plain.latest]
    assert [told[2] for told in s.told("A") if told[0] == "KA-R12"] == [True], "only its finder is told"
    assert [told for told in s.told("B") if told[0] == "KA-R12"] == []


@pytest.mark.rule("KA-R101")
def test_the_hyoirei_is_not_counted_in_the_deck_or_in_an_inventory() -> None:
    s = examining().start()
    before = s.state.deck_left(0)
    s.does("A", "examine")
    assert s.state.deck_left(0) == before - 1 and len(s.cards("A")) == 1


@pytest.mark.rule("KA-R124", "KA-324")
def test_the_last_pg_in_the_house_is_possessed_and_the_game_is_over() -> None:
    s = examining(B={"died": 1, "grave": "9-9"}, C={"died": 1, "grave": "9-1"}).does("A", "examine")
    assert s.state.over is not None and s.state.over[0] == "last alive" and s.state.over[1][0] == 30


# Exchanges


@pytest.mark.rule("KA-202", "KA-203", "KA-204", "KA-205", "KA-206", "KA-R97")
def test_a_possessed_pg_gives_its_bottom_card() -> None:
    s = house(possessed="A", B={"pg": "PC5", "at": "5-4"}, rooms={**ROOMS, "5-3": "H15"}, doors={"4-4|5-4": "open"})
    s.does("A", "move 3-4").does("A", "move 4-4")
    assert told(s, "exchanged") == {}, "B is in another Room"
    s = house(possessed="A", B={"pg": "PC5", "at": "4-4"}, at="look")
    assert s.status("A") == "NNMMM" and s.status("B") == "MMMMM"
    assert all(event.fact is None for event in s.events if event.kind.name == "exchanged")
    s.does("A", "move 3-4")
    assert s.status("A") == "NNMMM", "once per Activation"


@pytest.mark.rule("KA-204")
def test_the_missing_neutral_travels() -> None:
    s = house(B={"pg": "PC5", "at": "3-3", "status": "MMMMM"}, A={"pg": "PC1", "at": "4-4"}, at="look")
    assert s.status("B") == "NMMMM" and s.status("A") == "MMMMM"


@pytest.mark.rule("KA-R96")
def test_an_exchange_needs_the_active_pg() -> None:
    s = house(B={"pg": "PC5", "at": "9-2", "status": "MMMMM"}, at="look")
    assert s.status("B") == "MMMMM" and s.status("C") == "NMMMM", "B and C see each other in A's Activation"
    s.does("A", "pass")
    assert s.asked() == {"B": "act"} and s.status("B") == "NMMMM", "B's Activation starts with C in sight"


@pytest.mark.rule("KA-R96")
def test_no_exchange_outside_the_pg_phase() -> None:
    s = house(B={"pg": "PC5", "at": "4-4"}, at="look", phase="event", first="C").start()
    kinds = [event.kind.name for event in s.events]
    assert "exchanged" in kinds and "exchanged" not in kinds[: kinds.index("activation")]


@pytest.mark.rule("KA-R98")
def test_the_possessed_pg_gives_its_bottom_card_even_if_it_is_neutral() -> None:
    a = {"pg": "PC1", "at": "3-3", "status": "MMMMN"}
    s = house(possessed="A", A=a, B={"pg": "PC5", "at": "4-4", "status": "MMMMM"}, at="look")
    assert s.status("A") == "MMMMM" and s.status("B") == "NMMMM"


# Dark Impulses


@pytest.mark.rule("KA-207", "KA-208", "KA-209", "KA-212", "KA-R99")
def test_only_a_pg_with_five_death_marks_is_condemned() -> None:
    s = impulse(B={"pg": "PC5", "at": "9-9", "status": "MMMMM"})
    assert told(s, "verdict") == {0: (False,), 1: (True,), 2: (False,)}
    assert s.pg("B").condemned == 6 and not s.pg("A").condemned
    counts = [event for event in s.events if event.kind.name == "marks-counted"]
    assert [event.fact for event in counts] == [(4, 1), (5, 0), (4, 1)]
    assert [bool(event.to & 1) for event in counts] == [True, False, False], "each owner is told of its own pile alone"


@pytest.mark.rule("KA-209", "KA-312", "KA-R103")
def test_the_condemned_dies_at_the_end_of_the_next_turn() -> None:
    s = impulse(B={"pg": "PC5", "at": "9-9", "status": "MMMMM"}, possessed="C")
    assert s.state.turn == 7 and s.pg("B").on_map
    for _ in range(3):
        s.does(next(iter(s.asked())), "pass")
    assert s.pg("B").died == 7 and s.points("C") == 1 and s.pg("B").killer == -1


@pytest.mark.rule("KA-R100")
def test_the_possessed_pg_can_be_condemned() -> None:
    assert impulse(possessed="A", A={"pg": "PC1", "at": "3-3", "status": "MMMMM"}).pg("A").condemned == 6


@pytest.mark.rule("KA-210", "KA-211", "KA-215")
def test_the_death_of_the_possessed_pg_saves_the_condemned() -> None:
    s = house(
        possessed="A",
        A={"pg": "PC1", "at": "3-3"},
        B={"pg": "PC5", "at": "9-9", "condemned": 6, "status": "MMMMM"},
        turn=7,
        flames=["3-4"],
        events=["EV01"],
    ).does("A", "move 3-4")
    assert s.pg("A").died == 7 and s.state.defeated
    assert not s.pg("B").condemned and s.status("B") == "" and s.status("C") == ""
    s.does("B", "pass").does("C", "pass")
    assert s.state.turn == 8 and s.pg("B").on_map
    assert "impulse-idle" in [event.kind.name for event in s.events], "no later Dark Impulse has any effect"


@pytest.mark.rule("KA-R103", "KA-R144")
def test_all_the_condemned_die_at_the_same_moment() -> None:
    s = house(
        at="condemned",
        turn=7,
        possessed="A",
        A={"pg": "PC1", "at": "3-3", "condemned": 6},
        B={"pg": "PC5", "at": "9-9", "condemned": 6},
    ).start()
    assert s.pg("A").died == 7 and s.pg("B").died == 7, "the death of the possessed PG saves nobody"
    assert s.points("A") == 1 and s.points("B") == 1


@pytest.mark.rule("KA-209")
def test_a_second_dark_impulse_does_not_put_death_off() -> None:
    s = impulse(turn=7, B={"pg": "PC5", "at": "9-9", "status": "MMMMM", "condemned": 6})
    assert s.pg("B").died == 7


# Revealing the Hyoirei


@pytest.mark.rule("KA-213", "KA-R102")
def test_the_possessed_pg_may_reveal_the_hyoirei_once() -> None:
    s = house(possessed="A", B={"pg": "PC5", "at": "9-9", "status": "MMMMM"})
    s.does("A", "reveal")
    assert s.state.unmasked and s.pg("B").condemned == 2 and s.state.possessed == 0 and not s.state.defeated
    assert s.asked() == {"A": "act"} and s.pg("A").pa == 3
    assert s.refused("A", "reveal") == "KA-213"
    assert not [id for id in s.offered("A") if "OB01" in id], "nor later"


@pytest.mark.rule("KA-201", "KA-213")
def test_nobody_else_is_offered_to_reveal_it() -> None:
    s = house(possessed="B")
    assert "reveal" not in s.offered("A") and "reveal" not in s.blocked("A")
    assert not [id for id in s.offered("A") if "OB01" in id], "nor to have it revealed later"


# Exorcised


@pytest.mark.rule("KA-216", "KA-210", "KA-211", "KA-R106")
def test_an_exorcism_defeats_the_hyoirei_and_saves_the_condemned() -> None:
    s = house(
        possessed="B",
        impulse_struck=True,
        A={"pg": "PC2", "at": "3-3", "cards": ["EX01"]},
        B={"pg": "PC1", "at": "3-4"},
        C={"pg": "PC5", "at": "9-1", "condemned": 1, "status": "MMMMM"},
    )
    s.dice("3", "0").does("A", "exorcise-pg B")
    while s.asked() != {"A": "act"}:
        s.silence()
    assert s.state.defeated and s.pg("B").on_map and not s.pg("C").condemned
    assert [s.status(seat) for seat in "ABC"] == ["", "", ""]
    assert s.points("A") == 4


@pytest.mark.rule("KA-159", "KA-209")
def test_an_impulse_that_condemns_somebody_opens_the_way_to_exorcisms() -> None:
    marked = {"pg": "PC2", "at": "9-1", "status": "M M M M M"}
    assert impulse(possessed="B", C=marked).state.impulse_struck
    assert not impulse(possessed="B").state.impulse_struck


@pytest.mark.rule("KA-R96", "KA-202")
def test_between_activations_nobody_exchanges() -> None:
    """An Onryo moves after A's Activation; B and C stand side by side."""
    s = Sitting(
        rooms={"3-3": "H10", "9-9": "G03", "9-1": "G05"},
        at="onryo",
        turn=4,
        first="A",
        A={"pg": "PC1", "at": "3-3"},
        B={"pg": "PC5", "at": "9-9"},
        C={"pg": "PC2", "at": "9-10"},
        D={"pg": "PC4", "died": 1, "grave": "1-5"},
        onryo={"D": {"at": "1-5", "tokens": ["T03", "T05"]}},
    )
    s.does("D", "token T03").does("D", "onryo-to 2-5")
    assert "figure-moved" in s.said() and "exchanged" not in s.said()


@pytest.mark.rule("KA-202", "KA-R96")
def test_a_step_says_beforehand_with_whom_status_cards_will_be_exchanged() -> None:
    rooms = {**ROOMS, "3-5": "H13"}
    given: dict[str, Any] = {"rooms": rooms, "doors": {"4-4|4-5": "open"}, "A": {"pg": "PC1", "at": "4-4"}}
    s = house(**given, B={"pg": "PC5", "at": "3-5"})
    previews = s.foreseen("A")
    assert previews["move 4-5"]["exchange"] == ["B"] and "exchange" not in previews["move 3-4"]
    for otherwise in ({"exchanged": ["B"]}, {"defeated": True}):
        assert "exchange" not in house(**given, **otherwise, B={"pg": "PC5", "at": "3-5"}).foreseen("A")["move 4-5"]


@pytest.mark.rule("KA-077", "KA-202")
def test_who_is_swapped_out_of_the_room_exchanges_nothing() -> None:
    rooms = {**ROOMS, "3-5": "H13"}
    s = house(
        rooms=rooms,
        doors={"4-4|4-5": "open"},
        A={"pg": "PC1", "at": "4-4"},
        B={"pg": "PC5", "at": "4-5"},
    )
    assert "exchange" not in s.foreseen("A")["move 4-5"]
    s.does("A", "move 4-5")
    assert s.at("B") == "4-4" and "exchanged" not in s.said()
