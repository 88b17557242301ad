"""The Activation Phase: initiative, alternation, actions (OK-062 to OK-071, OK-R24)."""

from __future__ import annotations

import pytest

from tests.games.okko.sitting import Sitting

TRIO = {"OKK": "A01.20", "NSH": "A01.21", "SET": "A01.30"}
AGENTS = {"ninja": ["B03.33"], "yurei": ["A05.33"], "bakemono": ["A05.31"]}


@pytest.mark.rule("OK-049", "OK-063", "OK-064", "OK-065", "OK-R24")
def test_heroes_and_oni_take_turns_until_each_has_had_its_own() -> None:
    sitting = Sitting("S5", TRIO, AGENTS, at="activation")
    sitting.state.order = [3, 0, 2]
    acted = []
    while sitting.asked():
        seat, kind = next(iter(sitting.asked().items()))
        acted.append(seat)
        if kind == "turn" and seat != "A":
            sitting.does(seat, "rest")
        else:
            sitting.silence("activate", "command")
    assert acted == ["D", "A", "B", "A", "C", "A"]
    assert sitting.state.tokens_used == 3 and sitting.state.turned == [3, 0, 2]


@pytest.mark.rule("OK-063", "OK-R22")
def test_an_initiative_card_is_seen_when_it_is_turned_up() -> None:
    sitting = Sitting("S5", TRIO, AGENTS, at="activation").start()
    assert sitting.told("A") == [("OK-063", 0)]


@pytest.mark.rule("OK-066", "OK-067", "OK-068", "OK-069")
def test_a_hero_has_three_actions_of_any_kind_and_loses_what_it_does_not_use() -> None:
    sitting = Sitting("S5", TRIO, AGENTS, at="activation")
    for space in ("A01.10", "A01.20", "A01.10"):
        sitting.does("B", "move", f"to {space}")
    assert sitting.blocked("B")["move"] == "OK-291"
    sitting.does("B", "rest")
    assert sitting.asked() == {"A": "activate"}
    sitting.silence("activate", "command").does("C", "rest")  # with three actions left
    assert sitting.asked() == {"A": "activate"}


@pytest.mark.rule("OK-071", "OK-172", "OK-R132")
def test_a_follower_acts_at_the_end_of_its_heros_activation() -> None:
    allies = {"FOL-3b": ("SET", "A01.40")}
    sitting = Sitting("S5", {"SET": "A01.30", "OKK": "A01.20"}, AGENTS, at="activation", allies=allies)
    sitting.state.order = [3, 0]
    sitting.does("B", "move", "to A01.31").does("B", "rest")
    assert sitting.state.active == sitting.figure("kiku")
    for space in ("A01.41", "A01.40"):
        sitting.does("B", "move", f"to {space}")
    assert sitting.asked() == {"A": "activate"}  # her 2 actions are spent


@pytest.mark.rule("OK-159")
def test_a_talent_is_on_before_its_hero_is_activated() -> None:
    sitting = Sitting(
        "S5", {"OKK": "A01.20", "NOB": {"at": "A01.21", "left": ["NOB-4"]}}, {"ninja": ["A01.11"]}, at="agent"
    )
    assert sitting.refused("A", "attack", "melee OKK") == "OK-159"
    assert "melee NOB" in sitting.offered("A", "attack")


@pytest.mark.rule("OK-160", "OK-161", "OK-R129")
def test_an_action_talent_repeats_and_a_unique_one_does_not() -> None:
    heroes = {"NOB": {"at": "A01.21", "left": ["NOB-3", "NOB-7"]}, "OKK": "A01.20"}
    sitting = Sitting("S5", heroes, AGENTS)
    for _ in range(2):
        space = sitting.offered("B", "use card NOB-3")[0]
        sitting.does("B", "use card NOB-3", space)
    assert "use card NOB-3" in sitting.offered("B")
    once = Sitting("S5", {"NOB": {"at": "A01.21", "left": ["NOB-1"]}}, {"ninja": ["A01.22"]})
    once.dice(combat=[0] * 4).does("B", "use card NOB-1")
    assert once.blocked("B")["use card NOB-1"] == "OK-161"


@pytest.mark.rule("OK-R146")
def test_the_demon_is_one_more_card_from_the_next_phase_on() -> None:
    sitting = Sitting("S3", {"OKK": "A01.20"}, {"homura": ["A03.11"], "ninja": ["A03.33"]}, at="oni", battle=True)
    assert sitting.offered("A") == ["activate ninja", "activate homura"]


@pytest.mark.rule("OK-192")
def test_a_talent_for_the_end_of_an_activation_works_even_if_nothing_was_done() -> None:
    heroes = {"OKK": "A01.20", "NSH": "A01.31"}
    for answers in (["command homura", "rest"], ["done"]):
        sitting = Sitting("S3", heroes, {"homura": ["A01.21"]}, at="oni")
        sitting.does("A", "activate homura")
        for answer in answers:
            sitting.does("A", answer)
        assert (sitting.damage("OKK"), sitting.damage("NSH")) == (1, 1)
