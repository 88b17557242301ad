"""The Event phase and every event card (KA-193 to KA-198, KA-R13, KA-R122, KA-R123)."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.kaidan.catalog.ids import EVENTS
from hyakki.games.kaidan.scenes.position import cell
from tests.games.kaidan.sitting import Sitting

BY_THE_WAY = ("roll", "window-test-post", "window-wound", "window-sight", "decide")
HOUSE: dict[str, Any] = {
    "rooms": {"3-3": "H10", "9-9": "G03"},
    "A": {"pg": "PC1", "at": "3-3"},
    "B": {"pg": "PC5", "at": "9-9"},
}


def phase(*events: str, **given: Any) -> Sitting:
    """An Event phase with these cards on top."""
    return Sitting(ask_all=True, at="events", **{**HOUSE, "events": list(events), **given}).start()


def event(name: str, *dice: str, cells: tuple[str, ...] = (), **given: Any) -> Sitting:
    """Right after this event has been resolved: the next card waits in its window."""
    s = phase(name, "EV19", **{"found": ["silver", "bronze"], **given})
    s.dice(*dice).coordinates(*cells).silence()
    while s.state.asks[0].kind in BY_THE_WAY:
        s.silence()
    assert s.asked() == dict.fromkeys(s.asked(), "window-event"), s.asked()
    return s


def said(s: Sitting, kind: str) -> list[tuple[Any, ...]]:
    return [event.args for event in s.events if event.kind.name == kind]


def facts(s: Sitting, kind: str) -> list[tuple[Any, ...] | None]:
    return [event.fact for event in s.events if event.kind.name == kind]


def lasting(s: Sitting) -> list[str]:
    return [EVENTS[number] for number, _ in s.state.lasting]


# How many


@pytest.mark.rule("KA-193", "KA-194", "KA-049")
def test_one_event_is_drawn_at_first() -> None:
    s = phase("EV19", "EV17")
    assert s.asked() == {"A": "window-event", "B": "window-event"}
    s.silence()
    assert facts(s, "event") == [(EVENTS.index("EV19"),)] and "activation" in [e.kind.name for e in s.events]


@pytest.mark.rule("KA-195", "KA-R122")
@pytest.mark.parametrize("found", [["silver", "bronze"], ["silver", "universal"], ["bronze", "universal"]])
def test_two_events_are_drawn_once_two_lesser_keys_have_been_found(found: list[str]) -> None:
    s = phase("EV19", "EV17", found=found).silence().silence()
    assert len(said(s, "event")) == 2


@pytest.mark.rule("KA-195")
def test_one_lesser_key_changes_nothing() -> None:
    assert len(said(phase("EV19", "EV17", found=["universal"]).silence(), "event")) == 1


@pytest.mark.rule("KA-196")
def test_three_events_are_drawn_once_the_gold_key_has_been_found() -> None:
    s = phase("EV19", "EV17", "EV23", found=["gold"]).silence().silence().silence()
    assert len(said(s, "event")) == 3


@pytest.mark.rule("KA-R13")
def test_what_has_been_found_is_told_in_the_event_phase_and_not_by_whom() -> None:
    s = phase("EV19", found=["silver", "bronze"])
    assert facts(s, "event-count") == [(1,)]
    assert ("KA-R13", 1) in s.told("spectator")
    assert all(not event.args for event in s.events if event.kind.name == "event-count")


@pytest.mark.rule("KA-198", "KA-R123")
def test_with_the_last_event_the_game_ends_before_the_entity_phase() -> None:
    s = phase("EV19", event_deck_size=1)
    s.silence()
    assert s.state.over is not None and s.state.over[0] == "no events left"
    assert ("phase", (3,)) not in [(e.kind.name, e.args) for e in s.events]


@pytest.mark.rule("KA-R123")
def test_a_deck_shorter_than_the_count_is_drawn_whole_and_resolved() -> None:
    s = phase("EV19", "EV19", event_deck_size=2, found=["gold"]).silence()
    assert set(s.asked().values()) == {"window-event"}, "the second card"
    s.silence()
    assert s.state.over is not None
    assert s.cards("A").count("EX01") == 2


@pytest.mark.rule("KA-197")
def test_an_event_for_the_first_player_touches_nobody_else() -> None:
    s = event("EV09", first="B")
    assert s.pg("B").noise == 3 and s.pg("A").noise == 0


# The cards


@pytest.mark.rule("KA-197")
def test_a_presence() -> None:
    s = event("EV05", cells=("1-1",))
    assert s.entity_at(1) == "1-1" and s.entity_kind(1) == "?"


@pytest.mark.rule("KA-197")
def test_whispers_in_the_dark() -> None:
    assert event("EV09").pg("A").noise == 3


@pytest.mark.rule("KA-137")
def test_sudden_frost() -> None:
    s = event("EV10", darkness={"3-3": 3})
    assert s.state.darkness_of(cell("3-3")) == 4 and lasting(s) == ["EV10"]


@pytest.mark.rule("KA-197")
def test_lasting_events_hold_until_the_end_of_the_next_turn() -> None:
    s = Sitting(at="events", **HOUSE, events=["EV10", "EV19", "EV19"], darkness={"3-3": 3}).start()
    assert s.state.turn == 3 and s.state.darkness_of(cell("3-3")) == 4
    s.does("B", "pass").does("A", "pass")
    assert s.state.turn == 4 and s.state.darkness_of(cell("3-3")) == 3


@pytest.mark.rule("KA-197")
def test_tremor() -> None:
    s = event("EV11", "0", "1")
    assert s.pg("A").noise == 3, "Speed 3 + 0 misses 4"
    assert s.pg("B").noise == 0, "Speed 3 + 1 reaches 4"


@pytest.mark.rule("KA-316")
def test_hands_from_the_floor() -> None:
    s = event("EV12", "0")
    s.silence()
    assert s.state.turn == 3 and s.pg("A").pa == 2 and s.pg("B").pa == 3
    s = event("EV12", "1")
    s.silence()
    assert s.pg("A").pa == 3


@pytest.mark.rule("KA-217")
def test_rent_in_the_veil() -> None:
    assert event("EV13", cells=("9-10",)).at("A") == "9-10"


@pytest.mark.rule("KA-218")
def test_dance_of_spirits() -> None:
    s = event(
        "EV14",
        cells=("5-1", "5-10"),
        entities={"2": "? 1-1", "5": "? 1-10"},
        C={"died": 1, "grave": "3-4"},
        onryo={"C": {"at": "7-7"}},
    )
    assert s.entity_at(2) == "5-1" and s.entity_at(5) == "5-10"
    assert s.entity_at(9) == "7-7", "Onryo stay"


@pytest.mark.rule("KA-R57", "KA-R60")
def test_the_call() -> None:
    s = event("EV15", "2", "1", entities={"1": "? 3-9", "2": "? 6-4"})
    ways = s.state.board.ways(cell("3-3"))
    assert ways[cell(s.entity_at(1))] == ways[cell("3-9")] - 2
    assert ways[cell(s.entity_at(2))] == ways[cell("6-4")] - 1


@pytest.mark.rule("KA-R57")
def test_the_call_does_not_reach_behind_the_lock() -> None:
    s = event("EV15", "3", rooms={**HOUSE["rooms"], "1-1": "H02"}, entities={"1": "? 1-1"})
    assert s.entity_at(1) == "1-1"


@pytest.mark.rule("KA-057")
def test_nightmare() -> None:
    s = event("EV16", "0c", "1")
    assert s.pg("A").wounds == 1 and s.pg("B").wounds == 0


@pytest.mark.rule("KA-197")
def test_false_dawn() -> None:
    s = event("EV17", A={"pg": "PC1", "at": "3-3", "wounds": 2})
    assert s.pg("A").wounds == 1 and s.pg("B").wounds == 0
    assert said(s, "healed") == [(0, 1, 1)], "of who had no Wounds there is nothing to say"


@pytest.mark.rule("KA-R12", "KA-170")
def test_unseen_thief() -> None:
    s = event("EV18", A={"pg": "PC1", "at": "3-3", "cards": ["OB02", "OB15"]})
    assert s.cards("A") == ["OB02"], "never a Mission object"
    assert len(facts(s, "lost-at-random")) == 1


@pytest.mark.rule("KA-R12")
def test_unseen_thief_finds_nothing() -> None:
    assert facts(event("EV18"), "lost-at-random") == [(-1,)], "that there was nothing is told all the same"


@pytest.mark.rule("KA-R69")
def test_ancestral_gift() -> None:
    assert "EX01" in event("EV19").cards("A")


@pytest.mark.rule("KA-R69")
def test_no_ancestral_gift_is_left() -> None:
    s = event("EV19", A={"pg": "PC1", "at": "3-3"}, B={"pg": "PC5", "at": "9-9", "cards": ["EX01"] * 6})
    assert "EX01" not in s.cards("A")


@pytest.mark.rule("KA-098")
def test_sealed_doors() -> None:
    assert lasting(event("EV20")) == ["EV20"]
    s = Sitting(**HOUSE, lasting=["EV20"]).door_tokens("T01").does("A", "open 2-3|3-3")
    assert "break 2-3|3-3" in s.offered("A")


@pytest.mark.rule("KA-309")
def test_black_rain() -> None:
    s = event("EV21", flames=["1-1"], oil="3-4", ring="4-4 4", A={"pg": "PC1", "at": "3-3", "noise": 5})
    assert s.state.flames == [] and s.state.oil < 0 and s.state.ring is None and s.pg("A").noise == 0


@pytest.mark.rule("KA-225", "KA-R113")
@pytest.mark.parametrize("corpse", [{"tokens": {"1-9": "corpse"}}, {"corpses": ["1-9"]}])
def test_the_hunger_comes_to_a_corpse(corpse: dict[str, Any]) -> None:
    s = event("EV22", rooms={**HOUSE["rooms"], "1-9": "H13"}, **corpse)
    assert s.entity_kind(1) == "EN-JI" and s.entity_at(1) == "1-9"


@pytest.mark.rule("KA-225", "KA-R67")
def test_the_hunger_without_a_corpse_or_without_a_jikininki() -> None:
    s = event("EV22", cells=("5-5",))
    assert s.entity_kind(1) == "EN-JI" and s.entity_at(1) == "5-5"
    s = event("EV22", entities={"1": "EN-JI 10-1", "2": "EN-JI 7-7"})
    assert s.entity_at(3) == "off"


@pytest.mark.rule("KA-078")
def test_unnatural_silence() -> None:
    assert lasting(event("EV23")) == ["EV23"]
    s = Sitting(**HOUSE, lasting=["EV23"]).does("A", "move 3-4")
    assert s.at("A") == "3-4" and s.pg("A").noise == 0


@pytest.mark.rule("KA-137", "KA-042")
def test_shifting_shadows() -> None:
    s = phase("EV24", "EV19", found=["silver", "bronze"], darkness={"3-3": 2, "9-9": 5})
    hidden = [level for level, up in zip(s.state.darkness, s.state.darkness_up, strict=True) if not up]
    s.chance.told[b"darkness"] = [0]
    s.silence()
    assert s.state.darkness_of(cell("3-3")) == 5 and s.state.darkness_of(cell("9-9")) == 2
    assert [level for level, up in zip(s.state.darkness, s.state.darkness_up, strict=True) if not up] == hidden
    assert ("KA-042", (5, 2)) in s.told("spectator")
