"""A table's own data: it replaces fields, and what cannot be played is refused with the place named."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.errors import BadContent
from hyakki.games.shadow_tactics.catalog.loading import make_rules
from hyakki.games.shadow_tactics.catalog.maps import YARD, assemble

PLAIN = make_rules(4, {"set": "as-written"})


def own(content: dict[str, Any]) -> Any:
    return make_rules(4, {"set": "as-written", "content": content})


def refused(content: Any) -> str:
    with pytest.raises(BadContent) as error:
        make_rules(4, {"set": "as-written", "content": content})
    return str(error.value)


def map_of(mission: str, **fields: Any) -> dict[str, Any]:
    return {"maps": {mission: fields}}


def moved(mission: str, **tiles: Any) -> dict[str, Any]:
    """The map with some tiles elsewhere, or away."""
    placed = {**PLAIN.maps[mission].tiles, **tiles}
    return map_of(mission, tiles={name: list(at) for name, at in placed.items() if at is not None})


def posted(mission: str, **yards: list[str]) -> dict[str, Any]:
    """The sample deployment with other guards in some yards."""
    there = {name: list(posts) for name, posts in PLAIN.maps[mission].deployment.items()}
    return map_of(mission, deployment={name: posts for name, posts in {**there, **yards}.items() if posts})


# What can be done


def test_a_named_field_replaces_the_field_and_the_rest_stays() -> None:
    rules = own(
        {"cards": {"HAY-1": {"symbols": ["MT2", "LA"]}}, "orders": {"OC9": {"copies": 3}}, "numbers": {"jutsu": 2}}
    )
    assert rules.content == "own"
    assert (rules.cards["HAY-1"].symbols, rules.cards["HAY-1"].colour) == (("MT2", "LA"), "red")
    assert (rules.orders["OC9"].copies, rules.orders["OC9"].immediate) == (3, ("MVR",))
    assert (rules.numbers.jutsu, rules.numbers.slots) == (2, 5)


def test_a_map_of_one_s_own() -> None:
    """Nakasendo Road with its middle tile alone, and a garrison to fit."""
    rules = own(
        {
            "maps": {
                "M2": {
                    "tiles": {"L6": [5, 1]},
                    "entries": ["B1", "B2"],
                    "barracks": ["Y3"],
                    "objectives": ["Y2"],
                    "blue": ["B4"],
                    "deployment": {"Y1": ["S0o"], "Y2": ["O2i"], "Y3": ["S3o"]},
                }
            },
            "missions": {"M2": {"guards": {"S": 2, "O": 1}}},
        }
    )
    layout = assemble(rules, "M2")
    assert (layout.yards, layout.bushes, layout.junctions) == (3, 7, 6)
    assert layout.hexes[YARD] == ((6, 0), (4, 1), (5, 2))


# What is refused


@pytest.mark.parametrize(
    "content, error",
    [
        ({"crads": {}}, "content crads: unknown; choose one of numbers, variants, tiles"),
        ({"cards": 3}, "content cards: must be a table"),
        ({"cards": {"HAY-9": {}}}, "content cards HAY-9: unknown; choose one of HAY-1"),
        ({"cards": {"HAY-1": {"color": "red"}}}, "content cards HAY-1 color: Object contains unknown field `color`"),
        ({"cards": {"HAY-1": {"symbols": ["XX"]}}}, "content cards HAY-1 symbols[0]: Invalid enum value 'XX'"),
        ({"cards": {"HAY-1": {"ninja": "YUK"}}}, "content cards HAY-1 ninja: is printed on it and stays as it is"),
        ({"cards": {"HAY-1": {"symbols": []}}}, "content cards HAY-1 symbols: there must be one at least"),
        ({"cards": {"HAY-1": {"symbols": ["LA", "JU"]}}}, "content cards HAY-1 symbols: JU comes first"),
        (
            {"cards": {"HAY-1": {"symbols": ["LA", "MT2"]}}},
            "content cards HAY-1 symbols: MT2 comes before what it changes",
        ),
        ({"cards": {"HAY-1": {"symbols": ["LR", "NO"]}}}, "content cards HAY-1 symbols: LR needs something to do"),
        ({"cards": {"HAY-1": {"symbols": ["LA", "LA"]}}}, "content cards HAY-1 symbols: LA appears twice"),
        ({"cards": {"HAY-1": {"symbols": ["MV"]}}}, "content cards HAY-1 through: MV needs the colours"),
        ({"cards": {"HAY-1": {"symbols": ["MA"]}}}, "content cards HAY-1 symbols: MA belongs to special cards"),
        ({"cards": {"HAY-SG": {"symbols": ["LA"]}}}, "content cards HAY-SG symbols: a special card shows MA"),
        ({"cards": {"HAY-My": {"symbols": ["NO"], "through": []}}}, "HAY-My symbols: a movement card needs MV"),
        ({"items": {"NP1": {"cost": -1}}}, "content items NP1 cost: Expected `int` >= 0"),
        ({"items": {"NP11": {"health": ""}}}, "content items NP11: does nothing"),
        ({"orders": {"OC1": {"alarm": ["MVX"]}}}, "content orders OC1 alarm[0]: Expected `str` matching regex"),
        ({"orders": {"OC1": {"alarm": []}}}, "content orders OC1 alarm: there must be one symbol at least"),
        ({"orders": {"OC1": {"alarm": ["DFIG"]}}}, "content orders OC1 alarm: DFIG is for green cards"),
        ({"orders": {"DD1": {"alarm": ["MVR"]}}}, "content orders DD1 alarm: MVR is not for green cards"),
        ({"deployments": {"PD1": {"guards": ["D"]}}}, "content deployments PD1 guards: must be Spearmen"),
        ({"quests": {"HQ1": {"boxes": 0}}}, "content quests HQ1 boxes: a quest that counts has boxes"),
        ({"quests": {"HQ1": {"reward": "YUK-R1"}}}, "quests HQ1 reward: 'YUK-R1' is neither jutsu nor a reward card"),
        ({"quests": {"HQ1": {"condition": "powers"}}}, "content quests HQ1 condition: powers is not for HAY"),
        ({"missions": {"M1": {"time": 21}}}, "content missions M1 time: must be from 1 to 20, not 21"),
        ({"missions": {"M1": {"guards": {"S": 99}}}}, "content missions M1 guards S: must be from 0 to 24, not 99"),
        pytest.param(
            {"missions": {"M1": {"guards": {"S": 9, "O": 2}}}},
            "content missions M1 guards: 11 guards; the map takes 12 to 24",
            marks=pytest.mark.rule("ST-292", "ST-294"),
        ),
        ({"numbers": {"coins": [2, 3]}}, "content numbers coins: must be values from 1 upwards"),
        ({"variants": {"night": {"yellow": "lit"}}}, "content variants night: purple junctions have no light"),
    ],
)
def test_data_that_cannot_be_played_with(content: Any, error: str) -> None:
    assert error in refused(content)


@pytest.mark.rule("ST-013", "ST-014", "ST-023", "ST-031")
@pytest.mark.parametrize(
    "content, error",
    [
        (moved("M1", C3=[3, 1]), "content maps M1 tiles C3: (3,1) is a junction; its origin is a yard"),
        (moved("M1", C3=[0, 0]), "content maps M1 tiles C3: its yard (0,0) is also a yard of L1"),
        (moved("M1", X9=[0, 0]), "content maps M1 tiles X9: there is no such tile; choose one of C1, C2, L1"),
        (moved("M1", C5=None), "content maps M1 green B22: is not on this map"),
        (moved("M1", C5=[7, 7]), "content maps M1 tiles C5: no way for guards from Y1 to"),
        (map_of("M1", entries=["B1", "B99"]), "content maps M1 entries B99: is not on this map"),
        (map_of("M1", entries=["B1", "Y2"]), "content maps M1 entries Y2: is a yard; it must be a bush"),
        (map_of("M1", entries=["B1", "B1"]), "content maps M1 entries B1: is named twice"),
        (map_of("M1", entries=["B1"]), "content maps M1 entries: not enough for 4 ninjas"),
        (map_of("M1", entries=["B1", "B2", "B3", "B4"]), "content maps M1 entries: 4 are there; the box has 3"),
        (map_of("M1", barracks=["B1"]), "content maps M1 barracks B1: is a bush; it must be a yard"),
        (map_of("M1", barracks=[]), "content maps M1 barracks: there must be one at least"),
        (map_of("M1", tower="Y2"), "content maps M1 tower Y2: is a barracks"),
        (map_of("M1", objectives=["J1"]), "content maps M1 objectives J1: is a junction; it must be a yard or a bush"),
        (map_of("M1", green=["Y1"]), "content maps M1 green Y1: is a yard; it must be a bush"),
        (map_of("M1", blue=["B21"]), "content maps M1 blue B21: has a green token already"),
        (map_of("M1", green=[]), "content maps M1 green: the mission needs one token at least"),
        (map_of("M1", objectives=["B3"]), "content maps M1 objectives: the mission needs one on a yard"),
        (map_of("M4", objectives=["Y1"]), "content maps M4 objectives: the mission needs one on a bush"),
        (map_of("M5", blue=["B1"]), "content maps M5 blue B1 (8,-2): is not next to an Objective yard (ST-497)"),
        (map_of("M1", keys={"C1": "J1"}), "content maps M1 keys C1: is not a gate of this map"),
        (map_of("M3", keys={"C1": "J4"}), "content maps M3 keys C2: the gate has no key"),
        (map_of("M3", keys={"C1": "J8", "C2": "J20"}), "content maps M3 keys J8 (3,1): is a gate junction"),
        (map_of("M3", keys={"C1": "J4", "C2": "J4"}), "content maps M3 keys J4: two keys lie on this junction"),
        (map_of("M4", keys={"C1": "J26"}), "content maps M4 keys J26 (4,8): no way for ninjas to this key"),
    ],
)
def test_a_broken_map_is_refused_with_its_place(content: Any, error: str) -> None:
    assert error in refused(content)


@pytest.mark.parametrize(
    "content, error",
    [
        (posted("M1", Y1=[]), "content maps M1 deployment: 10 S; the mission has 12"),
        (posted("M1", Y1=["S0i", "S1o"]), "content maps M1 deployment Y1: guards stand in neighbouring corners"),
        (posted("M1", Y1=["S0i", "S5o"]), "content maps M1 deployment Y1: guards stand in neighbouring corners"),
        (posted("M1", Y1=["S0i", "S2o", "S4o"], Y12=[]), "deployment Y1: 3 guards; there must be 1 or 2 (ST-292)"),
        (posted("M1", Y1=["S0i", "S@J1"]), "content maps M1 deployment Y1: there is no tower"),
        (posted("M1", Y0=["S0i"]), "content maps M1 deployment Y0: is not the name of a hex"),
        (posted("M1", barn=["S0i"]), "content maps M1 deployment barn: is not the name of a hex such as Y3"),
        (posted("M1", Y1=["S0i", "S7o"]), "content maps M1 deployment"),
        (posted("M3", Y2=["S0i"]), "deployment Y2: the guard in a tower has a focus and no corner (ST-361)"),
        (posted("M3", Y2=["S@J1"]), "content maps M3 deployment Y2: the focus lies on another tile (ST-350)"),
        (posted("M3", Y7=["S1o"]), "deployment Y7: corner 1 is no post while the gate is closed (ST-339)"),
        (posted("M3", Y8=["A2i", "A5o"], Y5=["A0i"], Y9=["D0o"]), "the Daimyo figure starts in an Objective yard"),
        (
            posted("M2", Y1=["O3o"], Y2=["O2o"], Y3=["O2i"], Y4=["S5i", "S2o"], Y8=["S4i", "S1o"], Y9=["S2i"]),
            "content maps M2 deployment: no Officer stands in an Objective yard or the barracks (ST-469)",
        ),
    ],
)
@pytest.mark.rule("ST-025", "ST-220", "ST-292", "ST-294", "ST-295", "ST-469")
def test_a_sample_deployment_against_the_rules_is_refused_with_its_yard(content: Any, error: str) -> None:
    assert error in refused(content)


@pytest.mark.parametrize(
    "tile, error",
    [
        (
            {"L1": {"yards": [[0, -1], [1, 0], [-1, 1], [0, 3]]}},
            "tiles L1 yards: (0,3) is a junction, counted from the origin",
        ),
        ({"L1": {"bushes": [[0, -2], [0, -2]]}}, "content tiles L1 bushes: (0,-2) is named twice"),
        ({"L1": {"opens": "white"}}, "content tiles L1 opens: only a gate opens"),
        ({"C1": {"opens": ""}}, "content tiles C1 opens: a gate needs the colour"),
        ({"C1": {"bushes": [[0, -1], [1, 0]]}}, "content tiles C1: a gate needs the hex (-1,1)"),
        ({"C3": {"yards": []}}, "content tiles C3: its origin (0,0) is none of its hexes"),
        (
            {"C3": {"junctions": [[1, -1, "purple"], [-1, 0, "orange"], [0, 1, "purple"]]}},
            "maps.toml M3 tiles B21 (11,4): has two purple junctions: J20 (11,3), J23 (10,5)",
        ),
        (
            {"C1": {"opens": "yellow"}},
            "maps.toml M3 tiles B7 (2,1): has two yellow junctions with C1 open: J4 (2,0), J8 (3,1)",
        ),
        (
            {"C3": {"junctions": [[1, -1, "purple"], [-1, 0, "orange"]]}},
            "maps.toml M3 tiles Y12 (10,4): has no neighbour at (10,5)",
        ),
    ],
)
@pytest.mark.rule("ST-014", "ST-023")
def test_a_broken_tile_is_refused_with_its_hex(tile: Any, error: str) -> None:
    assert error in refused({"tiles": tile})


@pytest.mark.parametrize(
    "options, error",
    [
        ({"set": "best"}, "option set: 'best' is not one of as-written, tuned"),
        ({"mission": "M6"}, "option mission: 'M6' is not one of M1, M2"),
        ({"weather": "snow"}, "option weather: unknown; choose one of content, set, custom_mission"),
        ({"civilians": "angry"}, "option civilians: Invalid enum value 'angry'"),
        ({"snow": "yes"}, "option snow: Expected `bool`, got `str`"),
    ],
)
def test_options_that_do_not_exist(options: dict[str, Any], error: str) -> None:
    with pytest.raises(BadContent) as refusal:
        make_rules(4, options)
    assert error in str(refusal.value)
