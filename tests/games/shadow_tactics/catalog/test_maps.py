"""The maps of Chapter One: put together from tiles they are what the rules print, and fit to be played on."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from hyakki.games.shadow_tactics.catalog.cards import GUARDS
from hyakki.games.shadow_tactics.catalog.ids import COLOUR_LETTERS, COLOURS, MISSIONS, TILES
from hyakki.games.shadow_tactics.catalog.loading import make_rules
from hyakki.games.shadow_tactics.catalog.maps import BUSH, JUNCTION, YARD, Layout, Spot, around, assemble, kind_of

PRINTED = Path(__file__).with_name("printed_maps.md").read_text(encoding="utf-8")
BROWN = COLOURS.index("brown")


@cache
def layout_of(mission: str) -> Layout:
    return assemble(make_rules(4, {"set": "as-written"}), mission)


@pytest.fixture(params=MISSIONS)
def layout(request: pytest.FixtureRequest) -> Layout:
    return layout_of(request.param)


def printed(layout: Layout, what: str) -> list[str]:
    """Return what the rules print of this map in a list, in its parts."""
    part = PRINTED.split(f"## {layout.name} ")[1].split("\n## ")[0]
    line = re.search(rf"\*\*{what}:\*\* (.*)\.$", part, re.MULTILINE)
    return line[1].split("; ") if line else []


def drawing(layout: Layout) -> list[str]:
    return PRINTED.split(f"## {layout.name} ")[1].split("```text\n")[1].split("\n```")[0].splitlines()


def listed(layout: Layout, kind: int) -> list[str]:
    """All hexes of a kind in the form of the printed lists."""
    gates = {gate.junction for gate in layout.gates}
    said = []
    for number, (q, r) in enumerate(layout.hexes[kind]):
        words = [Spot(kind, number).name, f"({q},{r})"]
        if kind == JUNCTION:
            words.append("gate" if number in gates else COLOURS[layout.colours[number]])
        said.append(" ".join([*words, TILES[layout.owners[kind][number]]]))
    return said


def drawn(layout: Layout) -> list[str]:
    """The map as the rules draw it."""
    gates = {gate.junction for gate in layout.gates}
    west = min(2 * q + r for q, r in layout.spots)
    rows: dict[int, str] = {}
    for at, spot in sorted(layout.spots.items(), key=lambda item: (item[0][1], item[0][0])):
        letter = "Yb"[spot.kind] if spot.kind != JUNCTION else COLOUR_LETTERS[layout.colours[spot.number]]
        letter = "g" if spot.kind == JUNCTION and spot.number in gates else letter
        q, r = at
        rows[r] = rows.get(r, "").ljust(3 * (2 * q + r - west)) + f"{letter}{spot.number + 1}"
    return [f"r={r:3} | {row}" for r, row in rows.items()]


def names(kind: int, numbers: Iterable[int]) -> list[str]:
    return [Spot(kind, number).name for number in numbers]


# What the rules print


def test_a_map_is_as_it_is_drawn(layout: Layout) -> None:
    assert drawn(layout) == drawing(layout)


@pytest.mark.rule("ST-012")
def test_a_map_has_the_printed_size(layout: Layout) -> None:
    size = f"{layout.yards} yards, {layout.bushes} bushes, {layout.junctions} junctions, {len(layout.spots)} hexes"
    assert [size] == printed(layout, "Size")


@pytest.mark.rule("ST-031")
@pytest.mark.parametrize("kind, what", [(YARD, "Yards"), (BUSH, "Bushes"), (JUNCTION, "Junctions")])
def test_every_hex_has_its_number_its_tile_and_its_colour(layout: Layout, kind: int, what: str) -> None:
    assert listed(layout, kind) == printed(layout, what)


@pytest.mark.rule("ST-029", "ST-R23")
def test_yards_that_share_a_junction_are_adjacent(layout: Layout) -> None:
    routes = [f"Y{yard + 1}→{','.join(names(YARD, there))}" for yard, there in enumerate(layout.routes)]
    assert routes == printed(layout, "Routes")


@pytest.mark.rule("ST-339", "ST-342", "ST-343")
def test_gates_have_their_bushes_their_wall_and_their_key(layout: Layout) -> None:
    said = []
    for gate in layout.gates:
        yard, junction, key = (Spot(YARD, gate.yard), Spot(JUNCTION, gate.junction), Spot(JUNCTION, gate.key))
        north_west, south_west, east = names(BUSH, (gate.north_west, gate.south_west, gate.east))
        at = {spot: "({},{})".format(*layout.at(spot)) for spot in (yard, junction, key)}
        said.append(
            f"{TILES[gate.tile]}: gate yard {yard.name} {at[yard]}, gate junction {junction.name} {at[junction]},"
            f" west bushes {north_west}, {south_west}, east bush {east},"
            f" walled edge while closed {south_west}–J{gate.south_east + 1},"
            f" key on {key.name} {at[key]} ({COLOURS[layout.colours[gate.key]]})"
        )
    assert said == printed(layout, "Gates")


# What holds on every map


@pytest.mark.rule("ST-013")
def test_no_hex_is_next_to_one_of_its_own_kind(layout: Layout) -> None:
    assert all(kind_of(there) != spot.kind for at, spot in layout.spots.items() for there in around(at))


@pytest.mark.rule("ST-014")
def test_a_yard_is_ringed_by_three_bushes_and_three_junctions_in_turn(layout: Layout) -> None:
    for yard in range(layout.yards):
        ring = [layout.spots[at].kind for at in around(layout.hexes[YARD][yard])]
        assert ring == [BUSH, JUNCTION] * 3


@pytest.mark.rule("ST-023")
def test_no_bush_has_two_junctions_of_one_colour_with_gates_closed_or_open(layout: Layout) -> None:
    for opened in (frozenset[int](), frozenset(gate.tile for gate in layout.gates)):
        for bush in range(layout.bushes):
            colours = [layout.colour_when(junction, opened) for junction in layout.ways(bush, opened)]
            assert len(colours) == len(set(colours)), names(BUSH, [bush])


@pytest.mark.rule("ST-340", "ST-342")
def test_a_gate_junction_is_brown_until_the_gate_opens_and_then_the_wall_is_gone() -> None:
    layout = layout_of("M3")
    gate = layout.gates[0]
    opened = frozenset({gate.tile})
    assert COLOURS[layout.colour_when(gate.junction, frozenset())] == "brown"
    assert COLOURS[layout.colour_when(gate.junction, opened)] == "white"
    assert gate.south_east not in layout.ways(gate.south_west, frozenset())
    assert gate.south_west not in layout.exits(gate.south_east, frozenset())
    assert gate.south_east in layout.ways(gate.south_west, opened)
    assert gate.south_west in layout.exits(gate.south_east, opened)


@pytest.mark.rule("ST-022")
def test_brown_stands_on_closed_gates_and_on_some_large_tiles_only(layout: Layout) -> None:
    tiles = {TILES[layout.owners[JUNCTION][j]] for j, colour in enumerate(layout.colours) if colour == BROWN}
    assert tiles <= {"C1", "C2", "L2", "L4", "L5", "L6"}


@pytest.mark.parametrize(
    "mission, entries, barracks, tower, objectives, green, blue",
    [
        ("M1", "B1 B7 B13", "Y2 Y10", "", "Y3", "B21 B22", ""),
        ("M2", "B1 B6 B14", "Y8", "", "Y4 Y9", "", "B4 B16 B17"),
        ("M3", "B1 B14 B22", "Y3 Y10", "Y2", "Y8 Y5", "", "B4 B19"),
        ("M4", "B4 B14 B22", "Y6 Y2", "Y12", "B1", "B21 B26 B27", ""),
        ("M5", "B2 B17 B32", "Y8 Y19", "Y4", "Y13 Y20", "", "B27"),
    ],
)
@pytest.mark.rule("ST-032", "ST-283")
def test_tiles_and_tokens_lie_where_they_belong(
    mission: str, entries: str, barracks: str, tower: str, objectives: str, green: str, blue: str
) -> None:
    layout = layout_of(mission)
    assert names(BUSH, layout.entries) == entries.split()
    assert names(YARD, layout.barracks) == barracks.split()
    assert ([] if layout.tower < 0 else names(YARD, [layout.tower])) == tower.split()
    assert [spot.name for spot in layout.objectives] == objectives.split()
    assert names(BUSH, layout.green) == green.split()
    assert names(BUSH, layout.blue) == blue.split()


SAMPLES = {
    "M1": """Y1: S0i + S3o; Y2: S3o; Y3: S4o + S1i; Y4: O2i; Y5: S2o; Y6: S4o; Y7: S3i; Y8: S4o; Y9: S5o; Y10: S2o;
        Y11: O1i; Y12: S1o""",
    "M2": "Y1: S3o; Y2: S2o; Y3: S2i; Y4: O5i + S2o; Y5: S3o; Y6: S0o; Y7: S2o; Y8: O4i + S1o; Y9: O2i; Y10: S3o",
    "M3": """Y1: S3o; Y2: S in tower, focus J9; Y3: O0i + S3o; Y4: S3o; Y5: A0i; Y6: S4o; Y7: S2o; Y8: D2i + A5o;
        Y9: A0o; Y10: O1i; Y11: O5o; Y12: S4o""",
    "M4": """Y1: S2o; Y2: O3i; Y3: S2o; Y4: S2o; Y5: A1i; Y6: O1o + S4i; Y7: S3o; Y8: S3o; Y9: S4o; Y10: S1o;
        Y11: O2o + A5i; Y12: S in tower, focus B24; Y13: S2o; Y14: A0i""",
    "M5": """Y1: S1o; Y2: S2o; Y3: S2o + S0o; Y4: S in tower, focus J8; Y5: S4o; Y6: O0o; Y7: S2o; Y8: O3i + S0o;
        Y9: S3o; Y10: A4o; Y11: S3o; Y12: S2o; Y13: D0i + A3o; Y14: O0o + S3i; Y15: S2o; Y16: A2o + A5i; Y17: S3o;
        Y18: S2o; Y19: O1o; Y20: S2o + S5i""",
}


@pytest.mark.rule("ST-291", "ST-292", "ST-294", "ST-295")
def test_the_sample_deployment_is_the_printed_one(layout: Layout) -> None:
    yards: dict[int, list[str]] = {}
    for post in layout.deployment:
        guard = GUARDS[post.guard]
        how = f" in tower, focus {post.focus.name}" if post.focus else f"{post.corner}{'io'[post.facing]}"
        yards.setdefault(post.yard, []).append(guard + how)
    said = "; ".join(f"Y{yard + 1}: {' + '.join(posts)}" for yard, posts in yards.items())
    assert said == re.sub(r"\s+", " ", SAMPLES[layout.name])


# How far it is


def fewest(layout: Layout, climbs: bool, errand: list[set[int]]) -> int:
    """Return the fewest movement cards and Regroups of an undisturbed ninja from any entry to a bush of each set in
    turn: each colour once between Regroups, keys open gates."""
    colours = {colour for colour in range(len(COLOURS)) if climbs or colour != BROWN}
    Trip = tuple[int, frozenset[int], frozenset[int], int]
    none: frozenset[int] = frozenset()

    def arrived(bush: int, stage: int) -> int:
        while stage < len(errand) and bush in errand[stage]:
            stage += 1
        return stage

    queue: deque[tuple[Trip, int]] = deque(((entry, none, none, arrived(entry, 0)), 0) for entry in layout.entries)
    seen = {trip for trip, _ in queue}
    while queue:
        (bush, used, opened, stage), cards = queue.popleft()
        if stage == len(errand):
            return cards
        trips: list[Trip] = [(bush, none, opened, stage)]
        for junction in layout.ways(bush, opened):
            colour = layout.colour_when(junction, opened)
            if colour in colours - used:
                now = opened | {gate.tile for gate in layout.gates if gate.key == junction}
                for there in layout.exits(junction, now):
                    trips.append((there, used | {colour}, now, arrived(there, stage)))
        for trip in trips:
            if trip not in seen:
                seen.add(trip)
                queue.append((trip, cards + 1))
    raise AssertionError("no way")


def beside(layout: Layout, *yards: str) -> set[int]:
    """The bushes next to a yard."""
    return {bush for yard in yards for bush in layout.near(YARD, int(yard[1:]) - 1, BUSH)}


def bushes(*named: str) -> set[int]:
    return {int(name[1:]) - 1 for name in named}


@pytest.mark.parametrize("climbs, cards", [(True, 8), (False, 8)])
def test_how_far_it_is_at_osaka_castle(climbs: bool, cards: int) -> None:
    """Entry, barrel, next to the Objective yard, and the special card."""
    layout = layout_of("M1")
    assert fewest(layout, climbs, [set(layout.green), beside(layout, "Y3")]) + 1 == cards


@pytest.mark.parametrize("climbs, cards", [(True, [3, 4, 6]), (False, [3, 5, 7])])
def test_how_far_it_is_on_nakasendo_road(climbs: bool, cards: list[int]) -> None:
    layout = layout_of("M2")
    assert [fewest(layout, climbs, [beside(layout, yard)]) for yard in ("Y4", "Y8", "Y9")] == cards


@pytest.mark.parametrize("climbs, cards", [(True, 8), (False, 10)])
def test_how_far_it_is_in_imai_town(climbs: bool, cards: int) -> None:
    """Entry, next to an Objective yard, the attack, and out again."""
    layout = layout_of("M3")
    assert fewest(layout, climbs, [beside(layout, "Y8", "Y5"), set(layout.entries)]) + 1 == cards


@pytest.mark.parametrize("climbs, cards", [(True, [12, 13, 12]), (False, [14, 15, 14])])
def test_how_far_it_is_to_the_hostages(climbs: bool, cards: list[int]) -> None:
    layout = layout_of("M4")
    there_and_back = [[bushes(name), set(layout.entries)] for name in ("B21", "B26", "B27")]
    assert [fewest(layout, climbs, errand) for errand in there_and_back] == cards


@pytest.mark.parametrize("climbs", [True, False])
def test_how_far_it_is_to_the_bell(climbs: bool) -> None:
    assert fewest(layout_of("M4"), climbs, [bushes("B1")]) + 1 == 6


@pytest.mark.parametrize("climbs, cards", [(True, 15), (False, 16)])
def test_how_far_it_is_in_the_palace(climbs: bool, cards: int) -> None:
    """Entry, the tea, the special card, and out again."""
    layout = layout_of("M5")
    assert fewest(layout, climbs, [set(layout.blue), set(layout.entries)]) + 1 == cards
