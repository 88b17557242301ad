"""The Daimyo's side quests and what they pay."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadow_tactics.sitting import Sitting

SEEN: dict[str, Any] = {"guards": {"Y4": ["S2i"]}, "HAY": {"bush": "B8", "programme": ["HAY-1"]}}
"""Hayato strikes before the eyes of a guard."""
STRONG = {"Y3": ["S1i alerted", "S3o"]}


def paid(table: Sitting, order: str) -> bool:
    """At once: the order lies with the discards."""
    return order in table.orders("discard") and table.state.quest_done


@pytest.mark.rule("ST-308", "ST-310", "ST-167")
def test_tight_net_counts_cards_that_fail() -> None:
    table = Sitting(quest="DQ1", markers=2, **SEEN)
    assert (table.start().state.markers, paid(table, "QO1")) == (3, False)
    assert paid(Sitting(quest="DQ1", markers=3, **SEEN), "QO1")
    without_effect = Sitting(quest="DQ1", markers=3, TAK={"bush": "B1", "programme": ["TAK-Mp"]})
    assert not paid(without_effect, "QO1")


@pytest.mark.rule("ST-308", "ST-310", "ST-R124")
def test_first_blood_counts_damage_of_every_kind() -> None:
    two = {"Y1": ["S5o"], "Y6": ["S1o"]}
    table = Sitting(quest="DQ2", markers=1, guards=two, HAY={"bush": "B7", "programme": ["HAY-Mt"]})
    assert (table.start().state.markers, table.ninja("HAY").damage) == (3, 2)
    searched: dict[str, Any] = {"at": "refresh", "searching": True, "guards": {"Y1": ["S3o alerted"]}}
    found = Sitting(quest="DQ2", markers=4, HAY={"bush": "B7"}, **searched)
    assert (found.start().state.markers, paid(found, "QO2")) == (5, False)
    assert paid(Sitting(quest="DQ2", markers=5, HAY={"bush": "B7", "damage": 3}, **searched), "QO2")


@pytest.mark.rule("ST-308", "ST-310", "ST-201")
def test_full_cry_counts_each_time_the_alarm_is_set_to_full() -> None:
    first = Sitting(at="refresh", quest="DQ3", noise=3).start()
    assert (first.state.markers, paid(first, "QO3")) == (1, False)
    assert paid(Sitting(at="refresh", quest="DQ3", markers=1, noise=3, alarm="full"), "QO3")
    assert not paid(Sitting(at="refresh", quest="DQ3", markers=1, noise=2, alarm="full"), "QO3")


@pytest.mark.rule("ST-308")
@pytest.mark.parametrize("deployed, done", [(2, True), (3, False), (1, True)])
def test_parade_ground_is_judged_at_the_end(deployed: int, done: bool) -> None:
    guards = {"Y4": ["S1o", "S3i stunned"], "Y5": ["F1o", "H3o"]}
    table = Sitting(at="refresh", quest="DQ4", time=1, deployed=deployed, guards=guards)
    assert table.over == ("time", "daimyo")
    assert paid(table, "QO4") is done
    assert not paid(Sitting(at="refresh", quest="DQ4", time=2, deployed=deployed, guards=guards), "QO4")


@pytest.mark.rule("ST-308", "ST-310", "ST-192")
def test_running_sand_counts_the_power() -> None:
    table = Sitting(at="orders", quest="DQ5", active=["OC7"], guards=STRONG, time=9).does("A", "follow OC7")
    table.does("A", "power")
    assert (table.state.markers, paid(table, "QO5")) == (1, False)
    last = Sitting(at="orders", quest="DQ5", markers=1, active=["OC7"], guards=STRONG, time=1).does("A", "follow OC7")
    last.does("A", "power")
    assert last.over == ("time", "daimyo")
    assert paid(last, "QO5")
    assert not paid(Sitting(at="refresh", quest="DQ5", markers=1, time=9), "QO5")


@pytest.mark.rule("ST-310", "ST-311")
def test_a_quest_pays_once() -> None:
    table = Sitting(at="refresh", quest="DQ3", markers=2, quest_done=True, noise=3).start()
    assert "QO3" not in table.orders("discard")
    assert table.state.markers == 2
