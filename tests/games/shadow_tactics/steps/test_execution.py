"""The execution phase: slots, first and second cards, failures, cards without effect, pick-ups."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.shadow_tactics.catalog.ids import CARDS, NINJAS
from tests.games.shadow_tactics.sitting import Sitting


def turned_up(table: Sitting) -> list[str]:
    """Every card in the order in which it was turned up."""
    table.start()
    found = [event for event in table.events if event.kind.name == "revealed"]
    return [CARDS[event.fact[0]] for event in found if event.fact]


def in_order(table: Sitting, *kinds: str) -> list[str]:
    table.start()
    return [event.kind.name for event in table.events if event.kind.name in kinds]


# Slots


@pytest.mark.rule("ST-058", "ST-059", "ST-R04", "ST-037")
def test_programmes_run_slot_by_slot_both_cards_of_each() -> None:
    table = Sitting(
        HAY={"bush": "B1", "programme": ["HAY-5", "HAY-4"], "slot": 4},
        YUK={"bush": "B1", "programme": ["YUK-5", "YUK-4"], "slot": 1},
        MUG={"bush": "B1", "programme": ["MUG-5"], "slot": 2},
    )
    assert turned_up(table) == ["YUK-5", "YUK-4", "MUG-5", "HAY-5", "HAY-4"]


@pytest.mark.rule("ST-060", "ST-511")
def test_the_second_card_stays_hidden_until_it_is_executed() -> None:
    table = Sitting(HAY={"bush": "B10", "programme": ["HAY-Mt", "HAY-Mw"]}).start()
    assert table.asked() == {"B": "exit"}
    assert turned_up(table) == ["HAY-Mt"]
    assert table.programme("HAY") == ["HAY-Mw"]
    table.does("B", "exit B10")
    assert turned_up(table) == ["HAY-Mt", "HAY-Mw"]
    assert table.told("A") == [("ST-060", CARDS.index("HAY-Mw"))]


@pytest.mark.rule("ST-061")
def test_a_card_that_can_be_executed_cannot_be_declined() -> None:
    table = Sitting(guards={"Y4": ["S2i"], "Y1": ["S3o"]}, YUK={"bush": "B4", "programme": ["YUK-1"]})
    assert table.offered("B") == ["aim Y1", "aim Y4"]
    table = Sitting(YUK={"bush": "B4", "programme": ["YUK-Mt"]})
    assert table.offered("B") == ["exit B4", "exit B7", "exit B10"]


@pytest.mark.rule("ST-062")
def test_the_owner_alone_makes_the_choices_of_its_card() -> None:
    table = Sitting(
        guards={"Y4": ["S2i", "S4o"]},
        YUK={"bush": "B4", "programme": ["YUK-My"], "slot": 1, "seat": "B"},
        HAY={"bush": "B4", "programme": ["HAY-3"], "slot": 2, "seat": "C"},
    )
    assert table.asked() == {"B": "exit"}
    table.does("B", "exit B4")
    assert table.asked() == {"C": "distract"}


@pytest.mark.rule("ST-063")
def test_cards_work_on_the_board_as_it_is_now() -> None:
    table = Sitting(
        guards={"Y4": ["S2i"]},
        YUK={"bush": "B4", "programme": ["YUK-1"], "slot": 1},
        HAY={"bush": "B4", "programme": ["HAY-4"], "slot": 2},
    )
    assert table.bodies("Y4") == 0
    assert table.guards("Y4") == []


@pytest.mark.rule("ST-064")
def test_a_card_is_resolved_in_order() -> None:
    table = Sitting(
        mission="M2",
        guards={"Y8": ["O1i", "S3i"]},
        MUG={"bush": "B12", "programme": ["MUG-2"]},
        HAY={"bush": "B1"},
    )
    kinds = ("revealed", "jutsu", "aimed", "seen", "killed", "noticed", "won")
    assert in_order(table, *kinds) == ["revealed", "jutsu", "aimed", "seen"]
    table = Sitting(
        mission="M2",
        guards={"Y8": ["O1o", "A3i"]},
        TAK={"bush": "B8", "programme": ["TAK-2"]},
    ).does("B", "on Y8-1")
    assert in_order(table, *kinds) == ["revealed", "jutsu", "aimed", "killed", "noticed", "won"]


# Failure and cards without effect


@pytest.mark.rule("ST-065", "ST-066", "ST-133", "ST-135", "ST-261")
def test_a_failed_card_spends_its_jutsu_and_nothing_else_of_it_happens() -> None:
    table = Sitting(guards={"Y4": ["S2i"]}, MUG={"bush": "B8", "programme": ["MUG-2"]})
    assert (table.ninja("MUG").jutsu, table.ninja("MUG").spent) == (0, 1)
    assert table.guards("Y4") == ["S2i alerted"]
    assert table.noise == 1


@pytest.mark.rule("ST-038", "ST-070", "ST-R06", "ST-084", "ST-511")
def test_the_second_card_of_a_failure_returns_unseen() -> None:
    table = Sitting(guards={"Y4": ["S2i"]}, YUK={"bush": "B8", "programme": ["YUK-1", "YUK-5"], "used": ["YUK-3"]})
    assert turned_up(table) == ["YUK-1"]
    assert "cancelled" in table.said()
    assert "YUK-5" in table.hand("YUK")
    assert table.used("YUK") == ["YUK-1", "YUK-3"]


@pytest.mark.rule("ST-068", "ST-084", "ST-105", "ST-R07", "ST-R51", "ST-R52", "ST-136")
@pytest.mark.parametrize(
    "card, about",
    [
        ("TAK-Mp", {"bush": "B1"}),
        ("TAK-2", {"bush": "B4", "jutsu": 0, "spent": 1}),
        ("TAK-1", {"bush": "B20"}),
        ("TAK-SR", {"bush": "B4"}),
    ],
)
def test_a_card_without_effect_is_no_failure(card: str, about: dict[str, Any]) -> None:
    table = Sitting(guards={"Y4": ["S4i"], "Y1": ["S1i"]}, TAK={**about, "programme": [card, "TAK-4"]})
    assert "no-effect" in table.said() or "no-jutsu" in table.said()
    assert "seen" not in table.said()
    assert turned_up(table)[:2] == [card, "TAK-4"]
    assert card in table.used("TAK")
    assert table.ninja("TAK").damage == 0


@pytest.mark.rule("ST-039", "ST-069", "ST-R08")
def test_executed_failed_and_effectless_cards_of_every_kind_are_used() -> None:
    table = Sitting(
        guards={"Y4": ["S2i"]},
        HAY={"bush": "B8", "programme": ["HAY-4"], "slot": 5},
        YUK={"bush": "B8", "programme": ["YUK-1"], "slot": 1},
        MUG={"bush": "B7", "programme": ["MUG-Mt"], "slot": 2},
    )
    table.does("D", "exit B7")
    assert table.used("YUK") == ["YUK-1"]
    assert table.used("MUG") == ["MUG-Mt"]
    assert table.used("HAY") == ["HAY-4"]


@pytest.mark.rule("ST-067", "ST-109", "ST-R110", "ST-R123")
def test_who_is_seen_moving_stays_and_takes_nothing() -> None:
    table = Sitting(guards={"Y4": ["S3o"]}, coins={"J7": 2}, HAY={"bush": "B7", "programme": ["HAY-Mt"]})
    assert table.bush("HAY") == "B7"
    assert table.state.coins[6] == 2
    assert table.state.pool == 0


@pytest.mark.rule("ST-050", "ST-R16")
def test_damage_taken_after_programming_removes_no_card() -> None:
    table = Sitting(AIK={"bush": "B4", "damage": 2, "programme": ["AIK-Mt", "AIK-Mw"]})
    table.does("B", "exit B4")
    table.does("B", "exit B1")
    assert table.used("AIK") == sorted(["AIK-Mt", "AIK-Mw"], key=CARDS.index)


# Green tokens


@pytest.mark.rule("ST-071", "ST-453", "ST-454", "ST-R116", "ST-328", "ST-331")
def test_a_barrel_is_picked_up_before_between_or_after_the_cards() -> None:
    given: dict[str, Any] = {"green": ["B21"], "HAY": {"bush": "B20", "programme": ["HAY-Mt", "HAY-5"]}}
    table = Sitting(**given).does("B", "exit B21")
    assert table.asked() == {"B": "pick-up"}
    assert not table.ninja("HAY").carries
    table.does("B", "leave")
    assert turned_up(table) == ["HAY-Mt", "HAY-5"]
    assert table.asked() == {"B": "pick-up"}
    table.does("B", "take")
    assert table.ninja("HAY").carries
    assert table.state.green == []
    assert table.said() == ["took-token"]
    table = Sitting(green=["B21"], HAY={"bush": "B21", "programme": ["HAY-5"]})
    assert table.asked() == {"B": "pick-up"}
    assert turned_up(table) == []


@pytest.mark.rule("ST-071")
def test_a_failed_programme_still_ends_with_a_pick_up() -> None:
    table = Sitting(guards={"Y11": ["S2i"]}, green=["B21"], HAY={"bush": "B21", "programme": ["HAY-1", "HAY-5"]})
    table.does("B", "leave")
    assert "seen" in table.said()
    assert table.asked() == {"B": "pick-up"}


@pytest.mark.rule("ST-072", "ST-R149")
def test_those_without_a_programme_come_last_in_the_order_of_seats() -> None:
    table = Sitting(
        green=["B21"],
        MUG={"bush": "B21", "seat": "C"},
        YUK={"bush": "B21", "seat": "B"},
        HAY={"bush": "B20", "programme": ["HAY-5"], "seat": "D"},
    )
    assert turned_up(table) == ["HAY-5"]
    assert table.asked() == {"B": "pick-up"}
    table.does("B", "take")
    assert table.asked() == {}


@pytest.mark.rule("ST-R149", "ST-002")
def test_of_one_seat_the_characters_come_in_their_order() -> None:
    table = Sitting(seats=2, green=["B21"], TAK={"bush": "B21"}, YUK={"bush": "B21"}, HAY={"bush": "B1"})
    table.does("B", "take")
    assert table.ninja("YUK").carries
    assert not table.ninja("TAK").carries


@pytest.mark.rule("ST-329")
def test_nobody_carries_two_tokens() -> None:
    table = Sitting(green=["B21", "B21"], HAY={"bush": "B21", "programme": ["HAY-5"]}, YUK={"bush": "B1"})
    assert table.asked() == {"B": "pick-up"}
    table.does("B", "take")
    assert table.asked() == {}
    assert len(table.state.green) == 1


@pytest.mark.rule("ST-040", "ST-034")
def test_after_the_last_programme_the_mat_is_empty() -> None:
    table = Sitting(HAY={"bush": "B1", "programme": ["HAY-5"]}, at="execution", on=True).start()
    person = table.state.ninjas[NINJAS.index("HAY")]
    assert (person.slot, person.count) == (-1, 0)
    assert table.programme("HAY") == []
    assert table.state.round == 2
