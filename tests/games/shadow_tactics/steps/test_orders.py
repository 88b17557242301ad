"""The Daimyo's cards: hand, prepared cards, parts, symbols one after another (section I)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.shadow_tactics.sitting import Sitting

ALL = ["OC1"] * 3 + [f"OC{number}" for number in range(2, 9) for _ in range(2)] + ["OC9"]
MOVES = ("order", "move-regular", "move-free", "move-figure", "deploy", "spread", "search", "power")


def orders(*hand: str, **given: Any) -> Sitting:
    """It is the Daimyo's turn; a Spearman in barracks, so that there is somebody to move."""
    return Sitting(at="orders", hand=list(hand), **{"guards": {"Y2": ["S3o"]}, **given})


# The deck


@pytest.mark.rule("ST-148", "ST-149", "ST-197")
@pytest.mark.parametrize("seats, count", [(2, 3), (3, 4), (4, 3), (5, 4)])
def test_a_hand_is_drawn_from_his_own_deck_as_many_cards_as_ninjas(seats: int, count: int) -> None:
    table = Sitting(at="refresh", part="draw", seats=seats, deck=["OC9", "OC1", "OC1", "OC3", "OC5"])
    assert table.state.threshold == count
    assert table.orders("hand") == sorted(["OC9", "OC1", "OC1", "OC3"][:count])
    assert table.orders("deck")[-1] == ["OC9", "OC1", "OC1", "OC3", "OC5"][count]
    assert len(table.orders("deck")) == 18 - count


@pytest.mark.rule("ST-150", "ST-R131")
def test_the_discards_become_the_deck_and_what_there_is_is_drawn() -> None:
    rest = ALL.copy()
    for card in ("OC9", "OC3", "OC5", "OC6"):
        rest.remove(card)
    table = Sitting(at="refresh", part="draw", tapped=rest, deck=["OC9"], discard=["OC3", "OC5", "OC6"])
    assert "OC9" in table.orders("hand")
    assert sorted(table.orders("hand") + table.orders("deck")) == ["OC3", "OC5", "OC6", "OC9"]
    assert (len(table.orders("hand")), table.orders("discard")) == (3, [])
    few = Sitting(at="refresh", part="draw", tapped=[*rest, "OC9", "OC3"], discard=["OC5", "OC6"])
    assert (few.orders("hand"), few.orders("deck")) == (["OC5", "OC6"], [])


@pytest.mark.rule("ST-167", "ST-309")
def test_an_order_won_by_a_quest_lies_with_the_discards_and_comes_with_them() -> None:
    table = Sitting(at="refresh", part="alarm", noise=3, quest="DQ3", markers=1, discard=["OC1"])
    assert table.orders("discard") == ["OC1", "QO3"]
    rest = [card for card in ALL if card != "OC9"]
    table = Sitting(at="refresh", part="draw", tapped=rest, deck=["OC9"], discard=["QO3"])
    assert table.orders("hand") == ["OC9", "QO3"]
    told = Sitting(at="orders", hand=["QO3"], guards={"Y2": ["S3o", "S0i alerted"]}).does("A", "play QO3")
    assert told.asked() == {"A": "spread"}


# Play or prepare


@pytest.mark.rule("ST-151", "ST-159", "ST-R65")
def test_every_card_is_played_in_any_order_one_at_a_time() -> None:
    table = orders("OC1", "OC2", active=["OC6"])
    assert table.offered("A") == ["play OC1", "prepare OC1", "play OC2", "prepare OC2", "follow OC6"]
    table.does("A", "follow OC6")
    assert table.asked() == {"A": "move-regular"}  # first this card to its end
    table.does("A", "decline").does("A", "play OC2")
    assert table.asked() == {"A": "move-free"}
    table.does("A", "decline")
    assert table.offered("A") == ["play OC1", "prepare OC1"]
    table.does("A", "prepare OC1")
    assert table.asked() == {}


@pytest.mark.rule("ST-152", "ST-153", "ST-154", "ST-155", "ST-R66")
def test_a_card_is_executed_and_discarded_or_lies_tapped_for_all_to_read() -> None:
    table = orders("OC1", "OC5", "OC7")
    table.does("A", "play OC1").does("A", "decline").does("A", "decline")
    assert table.orders("discard") == ["OC1"]
    table.does("A", "prepare OC5")
    assert table.orders("tapped") == ["OC5"]
    assert any("ST-154" in map(str, told) for told in table.told("B"))
    assert table.refused("A", "follow OC5") == "ST-155"
    table.does("A", "prepare OC7")
    assert (table.orders("tapped"), table.orders("hand"), table.asked()) == (["OC5", "OC7"], [], {})


@pytest.mark.rule("ST-152", "ST-161")
def test_from_the_hand_the_top_part_counts() -> None:
    table = orders("OC5").does("A", "play OC5")
    assert table.asked() == {"A": "move-regular"}
    assert table.does("A", "decline").asked() == {}
    assert not table.state.searching


@pytest.mark.rule("ST-157")
def test_a_prepared_card_is_played_by_its_bottom_part_and_discarded() -> None:
    table = orders(active=["OC5"]).does("A", "follow OC5")
    assert table.asked() == {"A": "search"}
    table.does("A", "search")
    assert table.asked() == {"A": "move-regular"}
    table.does("A", "decline")
    assert (table.orders("discard"), table.orders("active"), table.asked()) == (["OC5"], [], {})


@pytest.mark.rule("ST-156", "ST-198")
def test_tapped_cards_become_active_in_the_refresh_phase() -> None:
    table = Sitting(at="refresh", part="untap", tapped=["OC5", "OC7"])
    assert (table.orders("active"), table.orders("tapped")) == (["OC5", "OC7"], [])


@pytest.mark.rule("ST-158", "ST-R66", "ST-151")
def test_what_is_prepared_must_be_played_in_the_next_round() -> None:
    table = orders("OC5", deck=["OC2", "OC2", "OC9"], on=True).does("A", "prepare OC5")
    table.silence("programme", "ready", "pick-up")
    assert (table.state.round, table.asked()) == (2, {"A": "order"})
    assert table.offered("A") == ["play OC2", "prepare OC2", "play OC9", "prepare OC9", "follow OC5"]
    table.does("A", "prepare OC2").does("A", "prepare OC2").does("A", "prepare OC9")
    assert table.offered("A") == ["follow OC5"]  # it cannot be kept


# Symbols


@pytest.mark.rule("ST-160", "ST-R37")
def test_symbols_go_from_left_to_right_and_each_may_be_declined() -> None:
    table = orders(active=["OC8"]).does("A", "follow OC8")
    asked = []
    while table.asked():
        asked.append(table.asked()["A"])
        table.does("A", "decline")
    assert asked == ["move-free", "move-regular", "move-regular"]
    assert table.guards("Y2") == ["S3o"]
    assert table.orders("discard") == ["OC8"]


@pytest.mark.rule("ST-160", "ST-189")
def test_an_impossible_symbol_is_skipped_and_said() -> None:
    table = orders(active=["OC6"]).does("A", "follow OC6")
    assert table.said() == ["followed", "skipped"]
    assert table.asked() == {"A": "move-regular"}
    nobody = orders("OC1", guards={}).does("A", "play OC1")
    assert nobody.said() == ["played", "skipped", "skipped", "ordered"]
    assert nobody.orders("discard") == ["OC1"]


# Alarm


@pytest.mark.rule("ST-161", "ST-162", "ST-205", "ST-R67", "ST-R68", "ST-R70")
@pytest.mark.parametrize("alarm", ["half", "full"])
def test_while_the_alarm_is_on_every_card_uses_its_red_part(alarm: str) -> None:
    assert orders("OC5").blocked("A") == {}
    table = orders("OC5", active=["OC2"], alarm=alarm)
    assert table.offered("A") == ["play OC5", "follow OC2"]
    assert table.blocked("A") == {"prepare OC5": "ST-162"}
    assert table.refused("A", "prepare OC5") == "ST-162"
    table.does("A", "play OC5").does("A", "search")
    assert table.asked() == {"A": "move-free"}
    table.does("A", "decline").does("A", "follow OC2")
    for _ in range(3):  # two by its bottom part
        assert table.asked() == {"A": "move-free"}
        table.does("A", "decline")
    assert table.asked() == {}


@pytest.mark.rule("ST-R69", "ST-205", "ST-161")
def test_only_the_alarm_at_the_moment_of_play_matters() -> None:
    calm = Sitting(
        at="refresh", part="untap", on=True, alarm="half", tapped=["OC5"], deck=["OC1"] * 3, guards={"Y2": ["S3o"]}
    ).silence("programme", "ready")
    assert calm.does("A", "follow OC5").does("A", "search").asked() == {"A": "move-regular"}
    loud = Sitting(
        at="refresh", part="untap", on=True, noise=3, tapped=["OC5"], deck=["OC1"] * 3, guards={"Y2": ["S3o"]}
    ).silence("programme", "ready")
    assert loud.does("A", "follow OC5").does("A", "search").asked() == {"A": "move-free"}


# Green cards


@pytest.mark.rule("ST-164", "ST-165", "ST-221")
def test_green_cards_move_the_figure_and_nobody_else_does() -> None:
    table = orders("OC1", "DD1", mission="M3", guards={"Y8": ["D2i", "A5o"]})
    table.does("A", "play OC1")
    assert table.offered("A") == ["guard Y8-5", "decline"]
    assert table.blocked("A") == {"guard Y8-2": "ST-164"}
    assert table.refused("A", "guard Y8-2", "to Y8-2o") == "ST-164"
    table.does("A", "decline").does("A", "decline").does("A", "play DD1")
    assert table.asked() == {"A": "move-figure"}
    assert table.offered("A") == ["guard Y8-2", "decline"]
    assert table.refused("A", "guard Y8-5", "to Y8-5i") == "ST-165"
    assert table.does("A", "guard Y8-2", "to Y4-0o").guards("Y4") == ["D0o"]


@pytest.mark.rule("ST-166")
@pytest.mark.parametrize("figure", [["D2i stunned"], []])
def test_without_a_figure_to_move_a_green_card_is_played_all_the_same(figure: list[str]) -> None:
    table = orders("DD1", mission="M5", guards={"Y13": figure, "Y16": ["A2o"]})
    assert table.offered("A") == ["play DD1", "prepare DD1"]
    table.does("A", "play DD1")
    assert table.said() == ["played", "skipped", "ordered"]
    assert (table.orders("discard"), table.asked()) == (["DD1"], {})


# Clocks


@pytest.mark.rule("ST-R148")
def test_when_his_clock_runs_out_all_cards_are_executed_and_every_symbol_declined() -> None:
    guards = {"Y2": ["S3o alerted", "S0i"], "Y3": ["S1i alerted", "S3o"]}
    table = Sitting(at="orders", hand=["OC1", "OC3", "OC7"], active=["OC5", "OC9"], guards=guards)
    table.silence(*MOVES)
    assert table.asked() == {}
    assert table.orders("discard") == ["OC1", "OC3", "OC5", "OC7", "OC9"]
    assert (table.orders("tapped"), table.state.searching, table.state.power_used) == ([], False, False)
    assert table.guards("Y2") == ["S0i", "S3o alerted"]
    assert table.guards("Y3") == ["S1i alerted", "S3o"]
    assert all(not table.guards(f"Y{yard}") for yard in (1, 4, 5, 6, 7, 8, 9, 10, 11, 12))


@pytest.mark.rule("ST-R148")
def test_an_open_choice_takes_the_first_option() -> None:
    table = orders(active=["OC3"], guards={}, bodies=["Y2-0"]).does("A", "follow OC3")
    table.does("A", "to Y2-5i").does("A", "to Y2-1o")
    assert table.asked() == {"A": "finder"}
    table.silence("finder")
    assert table.guards("Y2") == ["S1o alerted", "S5i"]
