"""Bought cards are handed out before the mission; how ninja players decide together."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.games.shadow_tactics.catalog.ids import HEALTH, ITEMS
from tests.games.shadow_tactics.sitting import Sitting

PICKS = [[], ["HAY"], ["MUG"], ["AIK"]]


def shopping(*items: str, seats: int = 4, picks: Any = PICKS, **more: Any) -> Sitting:
    return Sitting(at="start", seats=seats, options={"picks": picks, "carried": {"items": items}, **more})


def owned(table: Sitting, name: str) -> list[str]:
    return [ITEMS[item] for item in table.ninja(name).items]


@pytest.mark.rule("ST-289", "ST-315", "ST-418", "ST-R89")
def test_any_ninja_may_claim_any_bought_card() -> None:
    table = shopping("NP4", "NP8")
    assert table.offered("B") == ["claim NP4 HAY", "claim NP4 MUG", "claim NP4 AIK"]
    table.together(B="claim NP4 AIK", C="claim NP4 AIK")
    table.together(B="claim NP8 AIK", C="claim NP8 AIK", D="claim NP8 MUG")
    assert owned(table, "AIK") == ["NP4", "NP8"]
    assert owned(table, "MUG") == []


@pytest.mark.rule("ST-R134")
def test_most_of_them_decide() -> None:
    table = shopping("NP4").together(B="claim NP4 HAY", C="claim NP4 MUG", D="claim NP4 MUG")
    assert owned(table, "MUG") == ["NP4"]


@pytest.mark.rule("ST-R134")
def test_on_a_tie_the_seat_next_to_the_daimyo_decides() -> None:
    table = shopping("NP4").together(B="claim NP4 HAY", C="claim NP4 MUG", D="claim NP4 AIK")
    assert owned(table, "HAY") == ["NP4"]
    picks = [["HAY"], ["MUG"], [], ["AIK"]]
    moved = shopping("NP4", picks=picks, daimyo=2)
    moved.together(A="claim NP4 HAY", B="claim NP4 MUG", D="claim NP4 AIK")
    assert owned(moved, "AIK") == ["NP4"]


@pytest.mark.rule("ST-R134")
def test_nobody_is_waited_for_once_it_is_decided() -> None:
    table = shopping("NP4")
    table.together(C="claim NP4 AIK", D="claim NP4 AIK")
    assert owned(table, "AIK") == ["NP4"]


@pytest.mark.rule("ST-289")
def test_a_single_player_hands_them_out_alone() -> None:
    table = shopping("NP4", seats=2, picks=[[], ["HAY", "YUK", "TAK"]]).does("B", "claim NP4 TAK")
    assert owned(table, "TAK") == ["NP4"]


@pytest.mark.rule("ST-280", "ST-269")
def test_a_padded_vest_is_a_health_card_and_nobody_has_five() -> None:
    table = shopping("NP11")
    assert table.refused("B", "claim NP11 MUG") == "ST-280"
    table.together(B="claim NP11 HAY", C="claim NP11 HAY")
    assert [HEALTH[card] for card in table.ninja("HAY").health] == ["HAY-H1", "HAY-H2", "HAY-H3", "VEST-H"]


@pytest.mark.rule("ST-R100", "ST-447", "ST-288")
def test_bought_tokens_are_active_for_this_mission() -> None:
    table = shopping("NP12", "JUT", "JUT")
    table.together(B="claim NP12 HAY", C="claim NP12 HAY")
    table.together(B="claim JUT HAY", C="claim JUT HAY")
    table.together(B="claim JUT AIK", C="claim JUT AIK")
    assert [table.ninja(name).jutsu for name in ("HAY", "MUG", "AIK")] == [3, 1, 2]


@pytest.mark.rule("ST-316", "ST-142")
def test_a_claimed_card_is_used_through_a_special_card_and_stays() -> None:
    table = Sitting(
        guards={"Y4": ["S2i"]}, HAY={"bush": "B4", "programme": ["HAY-SB"], "items": ["NP4"]}, YUK={"bush": "B8"}
    )
    assert table.guards("Y4") == []
    assert owned(table, "HAY") == ["NP4"]
    assert table.used("HAY") == ["HAY-SB"]
