"""Between missions too the closer of two rules is cited."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.games.shadow_tactics.series import chapter
from tests.games.sitting import AnySitting

Given = dict[str, Any]
Row = tuple[str, Given, str, tuple[str, ...], str, str]
"""What it is about, the position, who answers what, the rule that is cited, and the general one that is not."""

MARKET: Given = {"at": "daimyo", "offer": ["PD1"], "tokens": [3, 2, 1]}
SHOP: Given = {"at": "ninjas", "offer": ["NP4"], "pool": 9}
BETWEEN: list[Row] = [
    (
        "no card goes to the last location",
        {"at": "assign", "offer": ["PD1"]},
        "A",
        ("card PD1", "at yabu-palace"),
        "ST-414",
        "ST-416",
    ),
    (
        "nor to one that has been played",
        {"at": "assign", "offer": ["PD1"], "missions": {"M1": "daimyo"}},
        "A",
        ("card PD1", "at osaka-castle"),
        "ST-416",
        "ST-412",
    ),
    (
        "a mission is played once",
        {"at": "choose", "missions": {"M1": "daimyo"}},
        "B",
        ("go osaka-castle",),
        "ST-422",
        "ST-421",
    ),
    (
        "nor a place for cards",
        {"at": "assign", "offer": ["PD1"]},
        "A",
        ("card PD1", "at safe-house"),
        "ST-437",
        "ST-412",
    ),
    (
        "a card lies where it lies",
        {"at": "assign", "placed": {"PD1": "M1"}},
        "A",
        ("card PD1", "at osaka-castle"),
        "ST-413",
        "ST-412",
    ),
    ("a card that is not offered", MARKET, "A", ("purchase PD2",), "ST-405", "ST-408"),
    ("one that is still locked", MARKET, "A", ("purchase PD8",), "ST-448", "ST-405"),
    ("one that belongs to the palace", MARKET, "A", ("purchase FD1",), "ST-433", "ST-405"),
    ("more tokens than there are", MARKET, "A", ("purchase PD1", "coins 3 3"), "ST-408", "ST-407"),
    ("an item that is not offered", SHOP, "B", ("buy NP2",), "ST-417", "ST-418"),
    ("jutsu that nobody sells yet", SHOP, "B", ("buy JUT",), "ST-447", "ST-417"),
    (
        "a card elsewhere is not discarded",
        {"at": "veto", "location": "M1", "veto": 1, "placed": {"PD1": "M1", "PD2": "M2"}, "missions": {"M3": "ninjas"}},
        "B",
        ("veto PD2",),
        "ST-R99",
        "ST-445",
    ),
    ("the safe house has no mission", {"at": "choose"}, "B", ("go safe-house",), "ST-437", "ST-421"),
    (
        "the cards of the last location are not stripped",
        {
            "at": "ended",
            "location": "M1",
            "placed": {"PD1": "M2", "PD2": "M3", "PD4": "M4"},
            "result": {"side": "ninjas"},
            "B": {"ninjas": ["HAY"]},
            "C": {"ninjas": ["YUK"]},
            "D": {"ninjas": ["AIK"]},
        },
        "A",
        ("strip FD1",),
        "ST-R98",
        "ST-441",
    ),
]


@pytest.mark.rule(
    "ST-405",
    "ST-408",
    "ST-413",
    "ST-414",
    "ST-416",
    "ST-417",
    "ST-422",
    "ST-433",
    "ST-437",
    "ST-447",
    "ST-448",
    "ST-R98",
    "ST-R99",
)
@pytest.mark.parametrize(
    "given, seat, ids, rule, general", [row[1:] for row in BETWEEN], ids=[row[0] for row in BETWEEN]
)
def test_the_closer_rule_refuses_between_missions(
    given: Given, seat: str, ids: tuple[str, ...], rule: str, general: str
) -> None:
    assert chapter.position is not None
    sitting = AnySitting(chapter.position(given, Chance.seeded(1)))
    assert sitting.refused(seat, *ids) == rule
    assert rule != general
