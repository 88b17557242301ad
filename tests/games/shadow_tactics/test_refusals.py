"""Where two rules forbid the same thing, the closer one is cited: state and stage before the general rule."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.errors import Malformed
from tests.games.shadow_tactics.sitting import Sitting

Given = dict[str, Any]

MARCH: Given = {
    "at": "orders",
    "playing": "OC2",
    "guards": {"Y4": ["S2i"], "Y8": ["S0i", "S3o"], "Y1": ["S0i", "S2i", "S4i"], "Y2": ["S0i"], "Y6": ["S1i stunned"]},
}
"""Mission 1: a free move is under way."""
GATE: Given = {"mission": "M4", "green": [], "at": "orders", "playing": "OC2"}
"""Mission 4, whose gate yard Y11 is closed."""
COUNCIL: Given = {"mission": "M3", "at": "orders", "guards": {"Y8": ["D2i", "A5o alerted"], "Y1": ["S3o"]}}
HURT: Given = {"at": "programming", "HAY": {"damage": 3}, "YUK": {"damage": 3}, "AIK": {"damage": 2}}
QUESTS: Given = {"at": "quests", "side_quests": True, "HAY": {"seat": "B"}, "YUK": {"seat": "C"}}
SALE: Given = {"carried": {"coins": [3], "wealth": 6}}

BELL: Given = {
    "mission": "M4",
    "green": [],
    "guards": {"Y1": ["S0i", "S2o", "F4i"], "Y4": ["S2o"], "Y13": ["S2o", "S5o"]},
    "HAY": {"bush": "B1", "programme": ["HAY-SG"]},
}

Row = tuple[str, Given, str, tuple[str, ...], str, str]
"""The subject, the position, the seat and its answer, the rule that is cited, and the general one that is not."""
ROWS: list[Row] = [
    # A closed gate
    (
        "the guard beyond the gate is not distracted",
        {
            "mission": "M4",
            "green": [],
            "guards": {"Y11": ["S2o", "S5o"]},
            "AIK": {"bush": "B23", "programme": ["AIK-3"]},
        },
        "B",
        ("guard Y11-5",),
        "ST-335",
        "ST-097",
    ),
    (
        "nor is a guard put on a post beyond it",
        {"mission": "M4", "green": [], "guards": {"Y11": ["S2o"]}, "AIK": {"bush": "B23", "programme": ["AIK-3"]}},
        "B",
        ("guard Y11-2", "to Y11-5i"),
        "ST-335",
        "ST-097",
    ),
    (
        "the body beyond the gate is not hidden",
        {
            "mission": "M4",
            "green": [],
            "bodies": ["Y11-2", "Y11-2", "Y11-3", "Y11-5"],
            "HAY": {"bush": "B23", "programme": ["HAY-4"]},
        },
        "B",
        ("body Y11-5",),
        "ST-R108",
        "ST-097",
    ),
    (
        "nobody is lured through a junction of the other side",
        {
            "mission": "M4",
            "green": [],
            "guards": {"Y9": ["S5o"], "Y13": ["S2o"]},
            "MUG": {"bush": "B23", "programme": ["MUG-3"]},
        },
        "B",
        ("guard Y13-2",),
        "ST-R109",
        "ST-114",
    ),
    (
        "nor to a post of the other side",
        {"mission": "M4", "green": [], "guards": {"Y9": ["S5o"]}, "MUG": {"bush": "B23", "programme": ["MUG-3"]}},
        "B",
        ("guard Y9-5", "to Y11-5i"),
        "ST-R109",
        "ST-097",
    ),
    (
        "nor out of the side that the junction does not touch",
        {
            "mission": "M4",
            "green": [],
            "guards": {"Y11": ["S2o", "S5o"]},
            "MUG": {"bush": "B15", "programme": ["MUG-3"]},
        },
        "B",
        ("guard Y11-5",),
        "ST-R109",
        "ST-097",
    ),
    (
        "the wall cuts a bush off from its junction",
        {"mission": "M4", "green": [], "HAY": {"bush": "B25", "programme": ["HAY-My"]}},
        "B",
        ("exit B23",),
        "ST-342",
        "ST-106",
    ),
    (
        "a side of a closed gate holds one guard",
        {**GATE, "guards": {"Y9": ["S4i"], "Y11": ["S2o"]}},
        "A",
        ("guard Y9-4", "to Y11-3o"),
        "ST-338",
        "ST-025",
    ),
    (
        "the corners in the wall are no posts",
        {**GATE, "guards": {"Y9": ["S4i"]}},
        "A",
        ("guard Y9-4", "to Y11-1i"),
        "ST-339",
        "ST-028",
    ),
    # Orders
    ("a stunned guard does not march", MARCH, "A", ("guard Y6-1",), "ST-176", "ST-174"),
    ("opposite corners leave no room", MARCH, "A", ("guard Y4-2", "to Y8-1i"), "ST-027", "ST-025"),
    ("three guards fill a yard", MARCH, "A", ("guard Y4-2", "to Y1-1i"), "ST-026", "ST-025"),
    ("neighbouring corners", MARCH, "A", ("guard Y4-2", "to Y2-1i"), "ST-025", "ST-028"),
    ("staying is no move", MARCH, "A", ("guard Y4-2", "to Y4-2i"), "ST-186", "ST-028"),
    (
        "a common order does not move the figure",
        {**COUNCIL, "playing": "OC2"},
        "A",
        ("guard Y8-2",),
        "ST-164",
        "ST-174",
    ),
    ("nor a green one another guard", {**COUNCIL, "playing": "DD1"}, "A", ("guard Y8-5",), "ST-165", "ST-174"),
    (
        "nothing is prepared under alarm",
        {"at": "orders", "alarm": "half", "hand": ["OC1", "OC2"]},
        "A",
        ("prepare OC1",),
        "ST-162",
        "ST-152",
    ),
    (
        "the alarm is not spread to the figure",
        {
            **COUNCIL,
            "guards": {"Y8": ["D2i", "A5o alerted"], "Y1": ["S3o alerted", "S0i"]},
            "playing": {"order": "OC6", "part": "prepared", "symbol": 1},
        },
        "A",
        ("choose Y8-2",),
        "ST-223",
        "ST-188",
    ),
    (
        "nor to a stunned guard",
        {
            "at": "orders",
            "playing": {"order": "OC6", "part": "prepared", "symbol": 1},
            "guards": {"Y4": ["S0i alerted", "S2i stunned", "S4i"]},
        },
        "A",
        ("choose Y4-2",),
        "ST-264",
        "ST-188",
    ),
    # Programming
    ("hurt: no red actions", HURT, "B", ("lay HAY", "slot 1", "first HAY-1"), "ST-276", "ST-049"),
    ("hurt: one movement", HURT, "B", ("lay HAY", "slot 1", "first HAY-Mw", "then HAY-My"), "ST-275", "ST-049"),
    ("hurt: no movement", HURT, "C", ("lay YUK", "slot 1", "first YUK-Mw"), "ST-278", "ST-275"),
    ("hurt: no blue actions", HURT, "D", ("lay AIK", "slot 1", "first AIK-1"), "ST-277", "ST-049"),
    (
        "a slot that is taken",
        {"at": "programming", "HAY": {}, "YUK": {"programme": ["YUK-1"], "slot": 2}},
        "B",
        ("lay HAY", "slot 2"),
        "ST-R05",
        "ST-043",
    ),
    (
        "who is ready lays no cards",
        {"at": "programming", "HAY": {"seat": "B"}, "B": {"ready": True}},
        "B",
        ("lay HAY",),
        "ST-R11",
        "ST-035",
    ),
    # Set-up
    (
        "a third ninja on an entry tile",
        {
            "at": "enter",
            "guards": "sample",
            "HAY": {"seat": "B", "bush": "B1"},
            "YUK": {"seat": "C", "bush": "B1"},
            "MUG": {"seat": "D"},
        },
        "D",
        ("enter MUG B1",),
        "ST-318",
        "ST-300",
    ),
    (
        "a third guard in a yard at deployment",
        {"at": "deploy", "guards": {"Y1": ["S0i", "S2i"]}},
        "A",
        ("to Y1-4i",),
        "ST-292",
        "ST-026",
    ),
    (
        "a second guard on a side of the gate at deployment",
        {"mission": "M4", "at": "deploy", "guards": {"Y11": ["S2o"]}},
        "A",
        ("to Y11-3i",),
        "ST-295",
        "ST-338",
    ),
    (
        "a second guard in the tower at deployment",
        {"mission": "M4", "at": "deploy", "guards": {"Y12": ["S@B24"]}},
        "A",
        ("to tower>B24",),
        "ST-294",
        "ST-349",
    ),
    (
        "a fifth health card",
        {"at": "claims", "options": {"carried": {"items": ["NP11"]}}, "MUG": {"seat": "B"}, "HAY": {"seat": "C"}},
        "B",
        ("claim NP11 MUG",),
        "ST-280",
        "ST-289",
    ),
    (
        "a coin on a key",
        {"mission": "M3", "at": "coins", "guards": "sample", "options": SALE},
        "A",
        ("value 3", "on J4"),
        "ST-427",
        "ST-425",
    ),
    # Executing
    (
        "Spearmen only",
        {"guards": {"Y4": ["S2o", "O5o"]}, "HAY": {"bush": "B10", "programme": ["HAY-3"]}},
        "B",
        ("guard Y4-5",),
        "ST-124",
        "ST-092",
    ),
    (
        "a yard out of reach",
        {"guards": {"Y4": ["S5o"], "Y6": ["S2o"], "Y2": ["S0o"]}, "HAY": {"bush": "B10", "programme": ["HAY-1"]}},
        "B",
        ("aim Y2",),
        "ST-087",
        "ST-089",
    ),
    (
        "a yard out of long range",
        {"guards": {"Y4": ["S5o"], "Y6": ["S2o"], "Y2": ["S0o"]}, "HAY": {"bush": "B10", "programme": ["HAY-2"]}},
        "B",
        ("aim Y2",),
        "ST-129",
        "ST-087",
    ),
    (
        "a yard behind a boulder",
        {
            "guards": {"Y4": ["S5o"], "Y6": ["S2o"], "Y8": ["S0o"]},
            "boulders": ["Y8|B10"],
            "HAY": {"bush": "B10", "programme": ["HAY-1"]},
        },
        "B",
        ("aim Y8",),
        "ST-370",
        "ST-087",
    ),
    (
        "nobody heals who is unhurt",
        {
            "HAY": {"bush": "B10", "programme": ["HAY-5"], "damage": 1},
            "YUK": {"bush": "B10", "damage": 1},
            "MUG": {"bush": "B10"},
        },
        "B",
        ("heal MUG",),
        "ST-123",
        "ST-122",
    ),
    (
        "an accident befalls no friendly civilian",
        {
            "mission": "M2",
            "guards": {"Y4": ["O5i", "S1o", "F3i"], "Y8": ["O1i"]},
            "HAY": {"bush": "B4", "programme": ["HAY-SB"]},
        },
        "B",
        ("choose Y4-3",),
        "ST-373",
        "ST-465",
    ),
    (
        "the figure does not come to the fallen tower",
        {
            "mission": "M3",
            "guards": {"Y5": ["A0i"], "Y8": ["D2i"]},
            "HAY": {"bush": "B4", "programme": ["HAY-SR"]},
        },
        "B",
        ("guard Y8-2",),
        "ST-R122",
        "ST-476",
    ),
    (
        "the bell has been rung",
        {
            "mission": "M4",
            "green": [],
            "rung": True,
            "guards": {"Y1": ["S2o"]},
            "HAY": {"bush": "B1", "programme": ["HAY-SG"], "items": ["NP1", "NP5"]},
        },
        "B",
        ("mission",),
        "ST-490",
        "ST-142",
    ),
    (
        "the mission action of another colour",
        {"guards": {"Y4": ["S2o"]}, "HAY": {"bush": "B10", "programme": ["HAY-SG"], "items": ["NP1", "NP5"]}},
        "B",
        ("mission",),
        "ST-141",
        "ST-143",
    ),
    (
        "a hostile civilian passes its alert on to a guard",
        {"guards": {"Y4": ["H0i", "S2o", "S4i"]}, "YUK": {"bush": "B10", "programme": ["YUK-1"]}},
        "A",
        ("choose Y4-0",),
        "ST-377",
        "ST-376",
    ),
    # Follow-up questions: what is said of a thing that is none of the choices
    (
        "an accident befalls guards beside the token alone",
        {
            "mission": "M2",
            "guards": {"Y4": ["O5i", "S1o"], "Y8": ["O1i"]},
            "HAY": {"bush": "B4", "programme": ["HAY-SB"]},
        },
        "B",
        ("choose Y8-1",),
        "ST-465",
        "ST-062",
    ),
    (
        "the alert goes to a guard of the same yard",
        {"guards": {"Y4": ["H0i", "S2o", "S4i"], "Y2": ["S0i"]}, "YUK": {"bush": "B10", "programme": ["YUK-1"]}},
        "A",
        ("choose Y2-0",),
        "ST-376",
        "ST-188",
    ),
    ("the bell clears large tiles alone", BELL, "A", ("choose Y4-2",), "ST-R126", "ST-188"),
    ("one after the other", BELL, "A", ("choose Y13-2",), "ST-488", "ST-188"),
    ("and takes guards", BELL, "A", ("choose Y2-0",), "ST-489", "ST-188"),
    ("no civilians", BELL, "A", ("choose Y1-4",), "ST-380", "ST-188"),
    (
        "a bare corner holds no body",
        {"bodies": ["Y4-0", "Y4-2"], "YUK": {"bush": "B10", "programme": ["YUK-4"]}},
        "B",
        ("body Y4-4",),
        "ST-103",
        "ST-102",
    ),
    (
        "nobody stands there to be lured",
        {"guards": {"Y2": ["S3o"]}, "MUG": {"bush": "B4", "programme": ["MUG-3"]}},
        "B",
        ("guard Y6-0",),
        "ST-114",
        "ST-062",
    ),
    (
        "a junction behind the wall",
        {"mission": "M5", "HAY": {"bush": "B11", "programme": ["HAY-SB"], "items": ["NP7"]}},
        "B",
        ("through J11 yellow",),
        "ST-342",
        "ST-104",
    ),
    (
        "a ninja ends in no yard",
        {"HAY": {"bush": "B10", "programme": ["HAY-Mp"]}},
        "B",
        ("exit Y4",),
        "ST-016",
        "ST-106",
    ),
    (
        "nor on a junction",
        {"HAY": {"bush": "B10", "programme": ["HAY-Mp"]}},
        "B",
        ("exit J11",),
        "ST-020",
        "ST-106",
    ),
    (
        "a completed quest",
        {**QUESTS, "options": {"carried": {"quests": ["HQ1"]}}},
        "B",
        ("quest HQ1",),
        "ST-311",
        "ST-290",
    ),
    ("another ninja's quest", QUESTS, "B", ("quest YQ1",), "ST-011", "ST-290"),
    (
        "a coin in a bush",
        {"mission": "M3", "at": "coins", "guards": "sample", "options": SALE},
        "A",
        ("value 3", "on B4"),
        "ST-427",
        "ST-425",
    ),
    (
        "a civilian beside a civilian",
        {"at": "civilians", "civilians": "friendly", "guards": {"Y1": ["F0i"]}},
        "B",
        ("to Y1-1i",),
        "ST-380",
        "ST-025",
    ),
    (
        "new guards come to barracks alone",
        {"at": "orders", "playing": "OC3", "guards": {"Y4": ["S0i"]}},
        "A",
        ("to Y4-1i",),
        "ST-169",
        "ST-025",
    ),
    # The map, the table, the role, the phase
    ("a yard of another map", {"at": "orders", "hand": ["OC1"]}, "A", ("guard Y19-0",), "ST-283", "ST-174"),
    ("items without a chapter", {"at": "orders", "hand": ["OC1"]}, "A", ("use NP4",), "ST-304", "ST-142"),
    ("coins without a chapter", {"at": "orders", "hand": ["OC1"]}, "A", ("on J4",), "ST-304", "ST-424"),
    (
        "quests in a first game",
        {"at": "orders", "hand": ["OC1"], "first": True},
        "A",
        ("quest DQ1",),
        "ST-303",
        "ST-290",
    ),
    ("a ninja's card is not the Daimyo's", {"at": "orders", "hand": ["OC1"]}, "A", ("lay HAY",), "ST-011", "ST-035"),
    ("nor an order a ninja's", {"at": "programming", "HAY": {}}, "B", ("play OC1",), "ST-011", "ST-152"),
    (
        "programmes are closed",
        {"guards": {"Y4": ["S5o"], "Y6": ["S2o"]}, "HAY": {"bush": "B10", "programme": ["HAY-1"]}},
        "B",
        ("lay HAY",),
        "ST-055",
        "ST-035",
    ),
    ("a vote without a proposal", {"at": "orders", "hand": ["OC1"]}, "A", ("agree",), "ST-R153", "ST-152"),
]


@pytest.mark.rule(
    "ST-011",
    "ST-016",
    "ST-020",
    "ST-025",
    "ST-026",
    "ST-027",
    "ST-055",
    "ST-087",
    "ST-103",
    "ST-114",
    "ST-123",
    "ST-124",
    "ST-129",
    "ST-141",
    "ST-162",
    "ST-164",
    "ST-165",
    "ST-169",
    "ST-176",
    "ST-186",
    "ST-223",
    "ST-264",
    "ST-275",
    "ST-276",
    "ST-277",
    "ST-278",
    "ST-280",
    "ST-283",
    "ST-292",
    "ST-294",
    "ST-295",
    "ST-303",
    "ST-304",
    "ST-311",
    "ST-318",
    "ST-335",
    "ST-338",
    "ST-339",
    "ST-342",
    "ST-370",
    "ST-373",
    "ST-376",
    "ST-377",
    "ST-380",
    "ST-427",
    "ST-465",
    "ST-488",
    "ST-489",
    "ST-490",
    "ST-R05",
    "ST-R108",
    "ST-R109",
    "ST-R11",
    "ST-R122",
    "ST-R126",
    "ST-R153",
)
@pytest.mark.parametrize("given, seat, ids, rule, general", [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_the_closer_rule_refuses(given: Given, seat: str, ids: tuple[str, ...], rule: str, general: str) -> None:
    sitting = Sitting(**given)
    assert sitting.refused(seat, *ids) == rule
    assert rule != general


@pytest.mark.rule("ST-172", "ST-R35")
def test_one_of_those_just_deployed_finds_the_bodies() -> None:
    guards = {"Y2": ["S0i"], "Y10": ["S1i"]}
    given: Given = {"at": "orders", "playing": {"order": "OC3", "part": "prepared"}, "bodies": ["Y10-0"]}
    sitting = Sitting(**given, guards=guards).does("A", "to Y10-3i").does("A", "to Y10-5i")
    assert sitting.refused("A", "choose Y2-0") == "ST-172"
    assert sitting.refused("A", "choose Y10-1") == "ST-R35"


@pytest.mark.rule("ST-385", "ST-396")
def test_a_guard_turns_to_what_it_heeds_and_nowhere_else() -> None:
    given: Given = {"at": "orders", "playing": "OC2", "guards": {"Y1": ["S0i"]}}
    snow = Sitting(**given, footprints={"J1": 2}, options={"snow": True}).does("A", "guard Y1-0", "to Y1-4i")
    assert snow.refused("A", "to Y1-3o") == "ST-385"
    assert snow.refused("A", "face J2") == "ST-385"
    night = Sitting(**given, lights={"J1": "out"}, options={"night": True}).does("A", "guard Y1-0", "to Y1-4i")
    assert night.refused("A", "to Y1-3o") == "ST-396"
    assert night.refused("A", "light J2") == "ST-396"


@pytest.mark.parametrize(
    "id",
    ["nonsense", "lay", "lay KIM", "lay HAY YUK", "play OC99", "guard Y99-0", "guard Y4-9", "to Y4-2x", "to tower>Y0"]
    + ["exit X1", "through J1 red", "value 9", "on  J4", "ready now", "claim NP4"],
)
def test_what_names_nothing_in_this_game_is_malformed(id: str) -> None:
    sitting = Sitting(at="orders", hand=["OC1"]).start()
    with pytest.raises(Malformed):
        sitting.refused("A", id)
