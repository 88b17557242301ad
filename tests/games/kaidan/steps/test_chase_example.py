"""The chase of chapter 6, on authored tiles (fixture CHASE of the worked examples)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.kaidan.hunting import Hunt


def chase(**more: Any) -> Hunt:
    """Jin at 4-4, hunted by the Jikininki at 4-3, with a revealed Yurei at 3-6."""
    return Hunt(
        rooms={"3-3": "H16", "3-5": "H09", "3-7": "H11"},
        tokens={"3-5": "exploration", "4-7": "hiding 3"},
        darkness={"3-5": 3},
        entities={"2": "EN-JI 4-3", "1": "EN-YU 3-6"},
        **{
            "objects": ["OB05"],
            "at": "look",
            "first": "B",
            "A": {"pg": "PC1", "at": "4-4", "cards": ["OB06"]},
            "B": {"at": "3-8"},
            **more,
        },
    )


@pytest.mark.rule("KA-254", "KA-086")
def test_the_chase_starts_when_the_enemy_sights_a_pg() -> None:
    s = chase()
    assert s.asked() == {"A": "chase"}
    assert s.state.round == 1 and s.state.hunter == 1 and s.state.hunted == 0


@pytest.mark.rule("KA-257", "KA-258", "KA-R75", "KA-R51")
def test_the_winner_of_the_flee_test_moves_first_and_is_loud() -> None:
    s = chase().start().dice("2", "0").does("A", "flee")
    assert s.asked() == {"A": "flee"}
    s.does("A", "flee-to 3-4")
    assert s.pg("A").noise == 6
    assert "alerted" not in s.said()


@pytest.mark.rule("KA-106", "KA-112", "KA-113", "KA-R71")
def test_through_a_checked_door_into_a_cursed_room() -> None:
    s = chase().start().dice("2", "0").does("A", "flee").does("A", "flee-to 3-4")
    s.door_tokens("T01").does("A", "flee-to 3-5")
    assert s.at("A") == "3-5" and s.asked() == {"A": "guess"}
    s.dice("2").does("A", "even")
    assert s.state.round == 2, "the Jikininki's die was 0; the Yurei starts no second chase"
    assert s.asked() == {"A": "chase"} and s.entity_at(2) == "4-3"
    s.dice("1", "2").does("A", "examine")
    assert s.cards("A") == ["OB05", "OB06"]
    assert s.pg("A").pa == 3 and s.entity_at(2) == "3-4" and s.state.round == 3
    s.dice("0c", "1").does("A", "flee")
    assert s.asked() == {"A": "react"} and s.entity_at(2) == "3-4"
    s.dice("2", "2").does("A", "repel")
    assert s.state.round == 4 and s.pg("A").wounds == 0 and s.entity_at(2) == "3-4"
    s.dice("3", "0").does("A", "flee")
    s.dice("0c", "3").does("A", "flee-to 3-6")
    assert s.asked() == {"B": "decide"}
    s.does("B", "choose cell 3-5")
    assert s.pg("A").wounds == 2 and s.at("A") == "3-6" and s.entity_at(1) == "3-5"
    s.does("A", "flee-to 4-6")
    s.door_tokens("T21").does("A", "flee-to 4-7")
    s.dice("1").does("A", "break 4-6|4-7")
    assert s.at("A") == "4-7" and s.pg("A").noise == 6


def at_round_3(**more: Any) -> Hunt:
    """Jin at 3-5 with an Ofuda, exhausted once it is over; the Jikininki before the door at 3-4."""
    s = chase(**more).start().dice("2", "0")
    s.does("A", "flee").does("A", "flee-to 3-4").door_tokens("T01").does("A", "flee-to 3-5")
    s.dice("2").does("A", "even").dice("1", "2").does("A", "examine")
    return s


def hidden(**more: Any) -> Hunt:
    """Jin has fled to the hiding place at 4-7 and is asked for the last time before the enemy comes."""
    s = at_round_3(**more).dice("0c", "1").does("A", "flee").dice("2", "2").does("A", "repel")
    s.dice("3", "0").does("A", "flee").dice("0c", "3").does("A", "flee-to 3-6").does("B", "choose cell 3-5")
    s.does("A", "flee-to 4-6").door_tokens("T21").does("A", "flee-to 4-7").dice("1").does("A", "break 4-6|4-7")
    return s


@pytest.mark.rule(
    "KA-258", "KA-261", "KA-272", "KA-R49", "KA-294", "KA-295", "KA-297", "KA-071", "KA-300", "KA-301", "KA-302"
)
def test_hiding_after_the_last_cell_of_a_flight() -> None:
    s = hidden()
    assert s.asked() == {"A": "flee"} and "hide" in s.offered("A")
    assert s.blocked("A")["flee-to 4-6"] == "KA-258", "his die is used up"
    assert s.preview("A", "hide")["bonus"] == 3
    s.does("A", "hide")
    assert s.asked() == {"B": "decide"}, "the Yurei at 3-5 is in the way"
    s.dice("0c", "1").does("B", "choose cell 4-5")
    assert s.entity_at(2) == "4-6" and s.entity_at(1) == "4-5"
    assert s.asked() == {"A": "guess"}, "4+3+0 would beat 5+1, but 0c fails"
    s.dice("2").does("A", "odd")
    assert s.asked() == {"A": "last-chance"}
    assert set(s.offered("A")) == {"repel", "exorcise", "resort OB06"}
    assert s.blocked("A") == {"ritual": "KA-R79"}


@pytest.mark.rule("KA-303", "KA-R89")
def test_a_last_exorcism_that_fails_is_death_whatever_the_wounds() -> None:
    s = hidden().does("A", "hide").dice("0c", "1").does("B", "choose cell 4-5").dice("2").does("A", "odd")
    s.dice("2", "1").does("A", "exorcise")
    assert s.at("A") == "off" and s.pg("A").died and s.pg("A").wounds == 2


@pytest.mark.rule("KA-302", "KA-271", "KA-R89")
def test_a_last_object_saves_the_pg_and_takes_its_hunter_along() -> None:
    s = hidden().does("A", "hide").dice("0c", "1").does("B", "choose cell 4-5").dice("2").does("A", "odd")
    s.coordinates("4-8", "10-10").does("A", "resort OB06")
    assert s.at("A") == "4-8" and s.entity_at(2) == "10-10" and s.chased is None
    assert s.cards("A") == ["OB05"] and s.pg("A").exhausted


@pytest.mark.rule("KA-288", "KA-274", "KA-296", "KA-R84", "KA-323")
def test_banished_by_an_ofuda_and_the_next_enemy_finds_an_exhausted_pg() -> None:
    s = at_round_3(objects=["OB05", "OB13"]).dice("0c", "1").does("A", "flee")
    s.dice("3c", "2", "1", "3").does("A", "exorcise")
    assert s.entity_at(2) == "off" and "OB13" in s.cards("A") and s.points("A") == 1
    assert s.chased == (1, 1) and s.pg("A").exhausted
    assert s.asked() == {"A": "guess"}, "6-1+1 against 4+3 is lost in the shadows"
    assert s.events_of("hid") == [(0, 24, 0)] and s.events_of("test-result")[-1] == (0, -1, 6, 7)


@pytest.mark.rule("KA-265", "KA-266", "KA-R92", "KA-274")
def test_an_ofuda_on_the_door_makes_the_attacker_disappear() -> None:
    s = at_round_3()
    assert s.entity_at(2) == "3-4"
    s.dice("1", "1", "1").coordinates("10-1").does("A", "use OB05", "door 3-4|3-5")
    assert s.entity_at(2) == "10-1" and s.state.ofuda_doors == [] and s.cards("A") == ["OB06"]
    assert s.events_of("chase")[-1] == (0, 0), "the Yurei sights him next"
    assert s.events_of("hid"), "and he is exhausted"
