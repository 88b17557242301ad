"""Where several rules forbid one answer, the refusal cites the one closest to the position: the state of the thing and
the stage before the turn, the turn before the general rule."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.games.kitsunedo.sitting import Sitting


class Row(NamedTuple):
    rule: str
    general: str
    """The rule that forbids it too and must not be cited."""
    given: dict[str, Any]
    answer: str
    when: tuple[str, ...] = ()


def lord(name: str, hand: str = "", **more: Any) -> dict[str, Any]:
    return {"lord": name, "hand": hand, **more}


PLAIN: dict[str, Any] = {
    "A": lord("celeste", "moon moon sun sake leaf"),
    "B": lord("hollow", "sun sake", lantern="spirit"),
    "C": lord("haunt", "moon"),
}
DUEL: dict[str, Any] = {"seats": 2, "A": lord("celeste", "moon moon sun", lantern="ash"), "B": lord("hollow", "sun")}
HOLLOW: dict[str, Any] = PLAIN | {"A": lord("hollow", "moon sun"), "B": lord("celeste", "sun sake")}
TANUKI: dict[str, Any] = PLAIN | {"A": lord("tanuki", "moon moon sun"), "B": lord("hollow", "sun", lantern="ash")}
MIRAGE: dict[str, Any] = PLAIN | {"A": lord("mirage", "moon moon moon sun block leaf", lantern="spirit")}
LEAVES: dict[str, Any] = PLAIN | {"A": lord("celeste", "leaf leaf leaf leaf moon block", lantern="mist")}
OUT: dict[str, Any] = PLAIN | {"B": lord("hollow", lives="out")}
OUT_SHISU: dict[str, Any] = PLAIN | {"B": lord("shisu", "sun sake", lives="out")}
EMPTY: dict[str, Any] = PLAIN | {"B": lord("hollow")}
LEAF_ATTACK = "A: attack B, play leaf as moon, play leaf as moon, strike"


def stage(name: str, given: dict[str, Any], **more: Any) -> dict[str, Any]:
    return given | {"stage": name} | more


FIRST: dict[str, Any] = PLAIN | {"A": lord("celeste", "moon moon leaf", lantern="ash"), "stage": "first"}

TARGETS = {
    "steal from an out lord": Row("KI-138", "KI-R21", OUT, "A: steal B"),
    "trade with an out lord": Row("KI-138", "KI-R59", OUT, "A: trade B sun"),
    "attack an out lord": Row("KI-R21", "KI-044", OUT, "A: attack B"),
    "steal from an out Shisu": Row("KI-173", "KI-138", OUT_SHISU, "A: steal B"),
    "trade with an out Shisu": Row("KI-173", "KI-138", OUT_SHISU, "A: trade B sun"),
    "peep at an out Shisu": Row("KI-173", "KI-R21", HOLLOW | {"B": lord("shisu", "sun", lives="out")}, "A: peep B"),
    "peep at an out lord": Row("KI-R21", "KI-139", HOLLOW | {"B": lord("haunt", lives="out"), "C": {}}, "A: peep B"),
    "trade with an empty hand": Row("KI-R59", "KI-R21", EMPTY, "A: trade B sun"),
    "steal from an empty hand": Row("KI-R21", "KI-070", EMPTY, "A: steal B"),
    "steal from oneself": Row("KI-R21", "KI-025", PLAIN, "A: steal A"),
    "attack oneself": Row("KI-R21", "KI-044", PLAIN, "A: attack A"),
}

SETS = {
    "attack in the first round without a fitting card": Row(
        "KI-032", "KI-044", PLAIN | {"round": 1, "A": lord("celeste", "block")}, "A: attack B"
    ),
    "use a mark in the turn it was placed": Row(
        "KI-R103",
        "KI-044",
        TANUKI | {"B": lord("hollow", "sun", mark="moon", mark_fresh=True)},
        "A: attack B, play moon, strike",
    ),
    "strike a Gilded lord that is not marked with one card": Row(
        "KI-044", "KI-043", PLAIN, "A: attack B, play moon, strike"
    ),
    "play a card that does not match": Row("KI-R23", "KI-044", PLAIN, "A: attack B, play sun"),
    "play more than one surplus card": Row(
        "KI-R22",
        "KI-044",
        PLAIN | {"A": lord("celeste", "moon moon moon moon")},
        "A: attack B, play moon, play moon, play moon, play moon",
    ),
    "play a Leaf as a kind that does not match": Row("KI-R23", "KI-074", PLAIN, "A: attack B, play leaf as sun"),
    "add to a set that was evaded": Row(
        "KI-048", "KI-043", PLAIN, "A: play moon", ("A: attack B, play moon, play moon, strike", "B: ash")
    ),
    "mark a lord that was marked in this turn": Row(
        "KI-R101",
        "KI-159",
        TANUKI | {"A": lord("tanuki", "block"), "B": lord("hollow", "sun", mark="moon", mark_fresh=True)},
        "A: mark B moon",
    ),
}

RESPONSES = {
    "evade an over-set": Row(
        "KI-061",
        "KI-059",
        LEAVES,
        "B: ash",
        ("A: attack B, play leaf as moon, play leaf as moon, play moon, strike",),
    ),
    "challenge an attack without a Leaf": Row(
        "KI-123", "KI-085", PLAIN, "B: challenge", ("A: attack B, play moon, play moon, strike",)
    ),
    "challenge a Leaf under a kept Mist": Row(
        "KI-084", "KI-123", LEAVES | {"safe": ["A mist"]}, "B: challenge", (LEAF_ATTACK,)
    ),
    "reveal another Lantern": Row("KI-108", "KI-107", DUEL, "A: reveal", ("A: summon", "B: challenge")),
    "Block without a Block": Row("KI-094", "KI-107", DUEL, "A: block", ("A: summon", "B: challenge")),
    "Block in the Second Advent": Row(
        "KI-T27", "KI-094", stage("second", DUEL), "A: block", ("A: summon", "B: challenge")
    ),
    "keep the card asked for": Row("KI-089", "KI-088", PLAIN, "B: give sake", ("A: trade B sun",)),
    "challenge a Leaf paid once its window has closed": Row(
        "KI-105", "KI-104", LEAVES, "B: challenge", ("A: trade B sun leaf", "B: stand")
    ),
    "transform a Leaf where a table plays without Mist": Row(
        "KI-R130",
        "KI-R129",
        PLAIN | {"options": {"content": {"lanterns": {"mist": 0}}}},
        "A: attack B, play moon, play leaf as moon",
    ),
    "challenge a trade paid with a real Sake": Row("KI-092", "KI-104", PLAIN, "B: challenge", ("A: trade B sun",)),
    "declare a Leaf a Block": Row(
        "KI-075",
        "KI-079",
        PLAIN | {"B": lord("hollow", "leaf block")},
        "B: give-leaf leaf as block",
        ("A: trade B block",),
    ),
    "declare a Leaf after a lost Mist challenge": Row(
        "KI-R66",
        "KI-079",
        LEAVES | {"B": lord("hollow", "leaf moon")},
        "B: give-leaf leaf as sun",
        ("A: trade B sun leaf", "B: challenge", "A: reveal"),
    ),
    "declare a Leaf again after conceding one": Row(
        "KI-R63",
        "KI-079",
        PLAIN | {"B": lord("hollow", "leaf moon")},
        "B: give-leaf leaf as sun",
        ("A: trade B sun", "B: give-leaf leaf as sun", "A: challenge", "B: concede"),
    ),
    "pay with a Sake that came by a trade": Row(
        "KI-R137", "KI-088", PLAIN | {"A": lord("celeste", "sake"), "barred": {"sake": 1}}, "A: trade B sun"
    ),
    "swap with an empty hand": Row(
        "KI-R91", "KI-140", HOLLOW | {"A": lord("hollow")}, "A: swap sun sun", ("A: peep B",)
    ),
    "steal while looking at a hand": Row("KI-142", "KI-025", HOLLOW, "A: steal B", ("A: peep B",)),
}

STAGES = {
    "attack in the first round of an Advent": Row("KI-T09", "KI-032", FIRST | {"round": 1}, "A: attack B"),
    "attack in the first round of the Eve": Row("KI-032", "KI-T09", stage("eve", PLAIN, round=1), "A: attack B"),
    "strike at an open Ash with two cards": Row(
        "KI-R131",
        "KI-T17",
        FIRST | {"A": lord("celeste", "moon moon moon"), "B": lord("hollow", "sun", lantern="ash")},
        "A: attack B, play moon, play moon, strike",
    ),
    "summon without an open Spirit": Row("KI-T15", "KI-068", FIRST, "A: summon"),
    "steal before Shadow is in the deck": Row("KI-R130", "KI-R21", FIRST | {"B": lord("hollow")}, "A: steal B"),
    "transform a Leaf before Mist is in the deck": Row(
        "KI-R129", "KI-074", stage("second", PLAIN), "A: attack B, play moon, play leaf as moon"
    ),
    "pay with a Leaf before Mist is in the deck": Row("KI-R129", "KI-078", FIRST, "A: trade B sun leaf"),
    "declare a Leaf before Mist is in the deck": Row(
        "KI-R129",
        "KI-079",
        stage("second", PLAIN, B=lord("hollow", "leaf moon")),
        "B: give-leaf leaf as sun",
        ("A: trade B sun",),
    ),
    "peep before the Eve": Row("KI-T08", "KI-139", stage("third", HOLLOW), "A: peep B"),
    "use the Gift before the Eve": Row("KI-T08", "KI-154", stage("third", PLAIN), "A: gift"),
    "mark before the Eve": Row("KI-T08", "KI-159", stage("third", TANUKI), "A: mark B moon"),
    "use the Thread before the Eve": Row("KI-T08", "KI-R110", stage("third", MIRAGE), "A: thread"),
    "challenge in the First Advent": Row("KI-T13", "KI-104", FIRST, "A: challenge"),
    "claim Ash in the First Advent": Row("KI-R140", "KI-059", FIRST, "A: ash"),
    "flip before the Eve": Row("KI-T06", "KI-130", FIRST, "A: flip"),
}

TURNS = {
    "act before the opening draw": Row(
        "KI-023", "KI-025", PLAIN | {"A": lord("haunt", "moon"), "C": {}, "at": "draw"}, "A: summon"
    ),
    "act in the end step": Row("KI-028", "KI-025", PLAIN, "A: summon", ("A: end",)),
    "act after a lost challenge": Row(
        "KI-113",
        "KI-028",
        DUEL | {"A": lord("shisu", "moon moon", lantern="ash")},
        "A: steal B",
        ("A: summon", "B: challenge", "A: concede"),
    ),
    "act after going out on one's own turn": Row(
        "KI-R20",
        "KI-113",
        PLAIN | {"A": lord("shisu", "moon", lantern="ash", lives="diminished")},
        "A: steal B",
        ("A: summon", "B: challenge", "A: concede"),
    ),
    "act while one's attack is being evaded": Row(
        "KI-025", "KI-048", PLAIN, "A: summon", ("A: attack B, play moon, play moon, strike", "B: ash")
    ),
    "act while looking at a hand": Row("KI-025", "KI-R91", HOLLOW, "A: summon", ("A: peep B",)),
    "act on the turn of another": Row(
        "KI-026", "KI-025", PLAIN, "B: summon", ("A: attack B, play moon, play moon, strike",)
    ),
    "act while out": Row("KI-130", "KI-025", PLAIN | {"A": lord("celeste", lives="out"), "at": "out"}, "A: summon"),
    "challenge a use that has been followed by another": Row("KI-105", "KI-104", PLAIN, "A: challenge"),
}

THREAD = {
    "undo on the turn of another": Row(
        "KI-147",
        "KI-R110",
        PLAIN | {"B": lord("mirage", "sun")},
        "B: thread",
        ("A: attack B, play sun, play leaf as sun, strike",),
    ),
    "undo twice in a turn": Row(
        "KI-147",
        "KI-R109",
        MIRAGE | {"used": ["thread"]},
        "A: thread",
        ("A: attack B, play moon, play moon, strike", "B: take"),
    ),
    "undo the opening draw": Row("KI-R109", "KI-R110", MIRAGE, "A: thread"),
    "undo an attack after challenging its Ash": Row(
        "KI-R109",
        "KI-R110",
        MIRAGE | {"B": lord("hollow", "block", lantern="mist")},
        "A: thread",
        ("A: attack B, play moon, play moon, strike", "B: ash", "A: challenge", "B: block"),
    ),
    "undo a claim that was revealed": Row(
        "KI-R109",
        "KI-R110",
        MIRAGE | {"A": lord("mirage", "moon", lantern="shadow")},
        "A: thread",
        ("A: steal B", "B: challenge", "A: reveal"),
    ),
    "undo a claim whose Block was taken back": Row(
        "KI-147",
        "KI-R110",
        MIRAGE | {"A": lord("mirage", "block", lantern="ash")},
        "A: thread",
        ("A: steal B", "B: challenge", "A: block", "A: thread"),
    ),
    "undo in the end step": Row("KI-R110", "KI-147", MIRAGE, "A: thread", ("A: steal B", "B: stand", "A: end")),
}


def doing(line: str) -> tuple[str, list[str]]:
    """ "A: attack B, strike" as a seat and its answer."""
    seat, _, ids = line.partition(": ")
    return seat, ids.split(", ")


ROWS = TARGETS | SETS | RESPONSES | STAGES | TURNS | THREAD


@pytest.mark.rule(
    "KI-023",
    "KI-025",
    "KI-026",
    "KI-028",
    "KI-032",
    "KI-044",
    "KI-048",
    "KI-061",
    "KI-075",
    "KI-084",
    "KI-089",
    "KI-092",
    "KI-094",
    "KI-105",
    "KI-108",
    "KI-113",
    "KI-123",
    "KI-130",
    "KI-138",
    "KI-142",
    "KI-147",
    "KI-173",
    "KI-R101",
    "KI-R103",
    "KI-R109",
    "KI-R110",
    "KI-R129",
    "KI-R130",
    "KI-R131",
    "KI-R137",
    "KI-R140",
    "KI-R20",
    "KI-R21",
    "KI-R22",
    "KI-R23",
    "KI-R59",
    "KI-R63",
    "KI-R66",
    "KI-R91",
    "KI-T06",
    "KI-T08",
    "KI-T09",
    "KI-T13",
    "KI-T15",
    "KI-T27",
)
@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_the_closest_rule_refuses(row: Row, request: pytest.FixtureRequest) -> None:
    marked = request.node.get_closest_marker("rule")
    assert marked is not None and row.rule in marked.args, "the test must be found by every rule that it proves"
    table = Sitting(**row.given)
    for line in row.when:
        seat, ids = doing(line)
        table.does(seat, *ids)
    seat, ids = doing(row.answer)
    rule = table.refused(seat, *ids)
    assert rule == row.rule, f"{row.general} is the general rule" if rule == row.general else ""
