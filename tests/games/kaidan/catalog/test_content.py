"""The content of Kaidan: complete to the component list, drawn as the rules draw it, and fit to be played on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from hyakki.core.errors import BadContent
from hyakki.games.kaidan.board.geometry import CELLS, SLOTS, Board, area_of, board_of, room_code
from hyakki.games.kaidan.board.paths import orientations
from hyakki.games.kaidan.board.tiles import BARE, BLUE, INNER, MAP, MASK, OPEN, OUTER, TRAPDOOR, WALL, Layout
from hyakki.games.kaidan.board.tiles import WELL as WELL_CELL
from hyakki.games.kaidan.catalog import ids
from hyakki.games.kaidan.catalog.cards import ATTRIBUTES, DECKS, FACES, VALUES, Bonus, KaidanRules
from hyakki.games.kaidan.catalog.kit import CORPSE, EXPLORATION, Kit, kit_of
from hyakki.games.kaidan.catalog.loading import make_rules

PICTURES = """
H01        H02        H03        H04        H05        H06        H07
+-D-+---+  +---+---+  +-D-+---+  +---+-D-+  +-D-+---+  +---+---+  +---+---+
|     m |  | z     D  |     m |  | m d   |  D     m |  | m d   D  | m   m |
+ d +   +  +   +   +  +   +---+  +---+   +  +   +   +  +---+   +  +   +   +
| T |   |  D     z |  D     p |  | p     D  | m     |  | m     |  D       D
+---+-D-+  +---+---+  +---+---+  +---+---+  +---+-D-+  +-D-+---+  +-D-+---+

H08        H09        H10        H11        H12        H13        H14
+-D-+---+  +---+---+  +-D-+-D-+  +---+---+  +-D-+---+  +---+-D-+  +---+---+
D   | m D  D m     |  D       |  | m     D  |   d m |  | m     |  D     m |
+   +   +  +   + d +  +   +   +  +   +   +  +   +   +  +   +   +  +   +---+
| m     |  | m |   D  | m     D  | m |   |  |   d m |  |     m D  |   d m |
+-D-+---+  +---+---+  +---+-D-+  +---+-D-+  +-D-+---+  +-D-+---+  +-D-+---+

H15        H16        X01        X02        X03        X04        X05
+-D-+---+  +---+-D-+  +---+-D-+  +-D-+---+  +-D-+---+  +---+-D-+  +-D-+---+
|       D  D m d   |  D p     |  |     m |  D   d m |  | m     D  |   | m |
+---+   +  +   +   +  +---+ d +  +   +   +  +---+   +  +   + d +  + d + d +
| m   m |  | m     |  |     m D  D m     D  |     m |  | m     |  D     m D
+---+---+  +---+-D-+  +-D-+---+  +---+-D-+  +-D-+---+  +---+-D-+  +-D-+---+

X06        G01        G02        G03        G04        G05        G06
+-D-+---+  +-D-+---+  +---+-D-+  +-D-+---+  +---+-D-+  +-D-+-D-+  +-D-+---+
D m     D  D     m |  | m     D  | m     |  D     m |  |       D  D       |
+   +   +  +   +   +  +   +   +  +   +   +  +---+   +  +   +   +  +   +   +
|     m |  |     W D  | m     |  D     m D  | m     |  | m   m |  | m | m D
+---+-D-+  +---+---+  +---+---+  +---+---+  +---+---+  +---+---+  +---+---+
"""

GHOST_WORLD = """
+---+---+---+---+---+---+---+---+---+---+
|       ‖                       ‖       |
+   +   +   +   +   +   +   +   +   +   +
|               ‖       ‖               |
+   +===+   +   +===+===+   +   +===+   +
|   ‖                               ‖   |
+   +   +   +===+   +   +===+   +   +   +
|           ‖               ‖           |
+===+   +   +   +   +   +   +   +   +===+
|       ‖                       ‖       |
+   +   +===+   +   +   +   +===+   +   +
|               ‖       ‖               |
+   +===+   +   +===+===+   +   +===+   +
|   ‖                               ‖   |
+   +   +   +===+   +   +===+   +   +   +
|           ‖               ‖           |
+===+   +   +   +   +   +   +   +   +===+
|       ‖                       ‖       |
+   +   +===+   +   +   +   +===+   +   +
|               ‖       ‖               |
+---+---+---+---+---+---+---+---+---+---+
"""

EDGES_DOWN = {OPEN: " ", WALL: "|", INNER: "d", OUTER: "D"}
EDGES_ACROSS = {OPEN: "   ", WALL: "---", INNER: " d ", OUTER: "-D-"}
MARKS = {BARE: " ", MAP: "m", MASK: "p", BLUE: "z", TRAPDOOR: "T", WELL_CELL: "W"}


@pytest.fixture(scope="module")
def rules() -> KaidanRules:
    return make_rules(5, {"set": "as-written"})


@pytest.fixture(scope="module")
def kit(rules: KaidanRules) -> Kit:
    return kit_of(rules)


def drawn(layout: Layout) -> list[str]:
    """A tile as the rules draw it."""
    (a, b, c, d), marks = layout.edges, [MARKS[mark] for mark in layout.marks]
    across = [[EDGES_ACROSS[cell[way]] for cell in pair] for pair, way in (((a, b), 0), ((a, b), 2), ((c, d), 2))]
    down = [[EDGES_DOWN[edge] for edge in (west[3], west[1], east[1])] for west, east in ((a, b), (c, d))]
    lines = [f"+{west}+{east}+" for west, east in across]
    for row, (west, middle, east) in enumerate(down):
        lines.insert(row * 2 + 1, f"{west} {marks[row * 2]} {middle} {marks[row * 2 + 1]} {east}")
    return lines


def pictures() -> Iterator[tuple[str, list[str]]]:
    for block in PICTURES.strip("\n").split("\n\n"):
        names, *lines = block.splitlines()
        for column, name in enumerate(names.split()):
            yield name, [line[column * 11 : column * 11 + 9] for line in lines]


def ghost_world(kit: Kit) -> Board:
    return board_of(kit, [-1] * SLOTS, False, ())


# Room tiles


def test_there_are_pictures_of_all_28_tiles() -> None:
    assert sorted(name for name, _ in pictures()) == sorted(ids.ROOMS)


@pytest.mark.parametrize("name, picture", list(pictures()), ids=lambda value: value if isinstance(value, str) else "")
def test_a_tile_is_as_it_is_drawn(kit: Kit, name: str, picture: list[str]) -> None:
    assert drawn(kit.layouts[ids.NUMBER[name]][0]) == picture


def test_a_tile_turned_once_clockwise(kit: Kit) -> None:
    """The Secret Passage: its trapdoor, the door north of it and the wall east of it all turn."""
    assert drawn(kit.layouts[ids.PASSAGE][1]) == [
        "+---+---+",
        "| T d   D",
        "+---+   +",
        "D     m |",
        "+---+---+",
    ]


def test_turning_a_tile_loses_nothing(kit: Kit) -> None:
    for turns in kit.layouts:
        for before, after in zip(turns, (*turns[1:], turns[0]), strict=True):
            north, east, south, west = before.doors
            assert after.doors == (west, north, east, south)
            assert sorted(after.marks) == sorted(before.marks)
            for cell, onto in ((0, 1), (1, 3), (3, 2), (2, 0)):
                assert after.marks[onto] == before.marks[cell]
                assert after.edges[onto] == (before.edges[cell][3], *before.edges[cell][:3])


def test_both_sides_of_an_inner_edge_agree(kit: Kit) -> None:
    for turns in kit.layouts:
        for a, b, c, d in (layout.edges for layout in turns):
            assert (a[1], b[2], c[1], a[2]) == (b[3], d[0], d[3], c[0])


@pytest.mark.rule("KA-R27", "KA-036")
def test_each_pile_has_one_tile_more_than_there_are_positions(kit: Kit) -> None:
    positions = Counter(area_of(slot) for slot in range(SLOTS))
    assert [len(pile) for pile in kit.piles] == [16, 6, 6] == [positions[area] + 1 for area in range(3)]


@pytest.mark.rule("KA-111")
def test_two_key_rooms_three_mask_rooms_nine_cursed_and_fourteen_plain(rules: KaidanRules) -> None:
    kinds = Counter(room.kind for room in rules.rooms.values())
    assert kinds == {"passage": 1, "treasure": 1, "mask": 3, "cursed": 9, "plain": 14}
    assert Counter(room.pile for room in rules.rooms.values() if room.kind == "mask") == {"house": 2, "both": 1}


@pytest.mark.rule("KA-118", "KA-123", "KA-125")
def test_three_purple_markers_two_blue_ones_one_trapdoor_one_well(kit: Kit) -> None:
    marks = Counter(mark for turns in kit.layouts for mark in turns[0].marks)
    assert (marks[MASK], marks[BLUE], marks[TRAPDOOR], marks[WELL_CELL]) == (3, 2, 1, 1)
    assert kit.layouts[ids.TREASURE][0].marks.count(BLUE) == 2
    assert TRAPDOOR in kit.layouts[ids.PASSAGE][0].marks and WELL_CELL in kit.layouts[ids.WELL][0].marks


def test_the_bag_fills_every_marker(kit: Kit) -> None:
    markers = [sum(mark == MAP for mark in turns[0].marks) for turns in kit.layouts]
    assert sum(markers) < len(kit.map_bag)


# The ghost world


def test_spectral_walls_stand_where_they_are_drawn(kit: Kit) -> None:
    lines = ["+" + "---+" * 10]
    for row in range(10):
        cells = kit.spectral[row * 10 : row * 10 + 10]
        lines.append("|" + "".join("   " + (" ‖"[cell[1]] if column < 9 else "|") for column, cell in enumerate(cells)))
        bottom = "---" if row == 9 else "==="
        lines.append("+" + "".join((bottom if cell[2] else "   ") + "+" for cell in cells))
    assert lines == GHOST_WORLD.strip("\n").splitlines()


def test_forty_spectral_walls_mirrored(rules: KaidanRules, kit: Kit) -> None:
    assert len({*rules.board.walls_east}) == len({*rules.board.walls_south}) == 20
    for cell, (north, east, south, west) in enumerate(kit.spectral):
        assert kit.spectral[cell - cell % 10 + 9 - cell % 10] == (north, west, south, east)


def test_every_cell_of_the_ghost_world_can_be_reached_and_has_two_exits(kit: Kit) -> None:
    board = ghost_world(kit)
    assert max(board.ways(0)) < CELLS
    assert all(len(board.next_cells(cell)) >= 2 for cell in range(CELLS))


@pytest.mark.rule("KA-039")
def test_on_an_empty_board_every_tile_keeps_a_door_that_leads_somewhere(kit: Kit) -> None:
    board = ghost_world(kit)
    for tile in range(len(ids.ROOMS)):
        for slot in range(SLOTS):
            if tile in kit.piles[area_of(slot)]:
                for turn in orientations(board, tile, slot):
                    placed = list(board.rooms)
                    placed[slot] = room_code(tile, turn)
                    assert OUTER in board_of(kit, placed, True, ()).edges, f"{ids.ROOMS[tile]} at {slot} turned {turn}"


@pytest.mark.parametrize("seed", range(40))
def test_a_whole_map_hangs_together_once_the_treasure_room_is_open(kit: Kit, seed: int) -> None:
    board = whole_map(kit, Random(seed))
    assert max(board.ways(0)) < CELLS
    assert sum(mark == MAP for mark in board.marks.values()) <= 43 <= len(kit.map_bag)


def whole_map(kit: Kit, rng: Random) -> Board:
    """All 25 positions filled, in any order, each tile turned in a way that the rules allow (KA-003 to KA-007)."""
    protected = [
        (ids.PASSAGE, ids.TREASURE, *(ids.NUMBER[name] for name in ("H03", "H04"))),
        (ids.NUMBER["X01"],),
        (ids.WELL,),
    ]
    piles = []
    for pile, kept in zip(kit.piles, protected, strict=True):
        others = [tile for tile in pile if tile not in kept]
        others.remove(rng.choice(others))
        piles.append(rng.sample([*kept, *others], len(kept) + len(others)))
    rooms = [-1] * SLOTS
    for slot in rng.sample(range(SLOTS), SLOTS):
        tile = piles[area_of(slot)].pop()
        rooms[slot] = room_code(tile, rng.choice(orientations(board_of(kit, rooms, False, ()), tile, slot)))
    assert not any(piles)
    return board_of(kit, rooms, True, ())


# Dice, bags and tokens


@pytest.mark.rule("KA-R04", "KA-R39")
def test_the_special_d10(kit: Kit) -> None:
    assert [FACES[face] for face in kit.die] == ["0c", "0", "1", "1", "1", "2", "2", "2", "3", "3c"]
    values = [VALUES[face] for face in kit.die]
    assert sum(values) == 15 and sum(value % 2 for value in values) == 5, "mean 1.5, and a guess is a fair coin"


@pytest.mark.rule("KA-020")
def test_the_map_bag(kit: Kit) -> None:
    assert Counter(kit.map_bag) == {EXPLORATION: 35, CORPSE: 3, 1: 4, 2: 5, 3: 3}


@pytest.mark.rule("KA-008")
def test_one_darkness_token_more_than_there_are_columns(rules: KaidanRules) -> None:
    assert sorted(rules.board.darkness) == [2, 3, 3, 4, 4, 5]


@pytest.mark.rule("KA-021")
def test_27_door_tokens(rules: KaidanRules) -> None:
    tokens = rules.tokens.values()
    assert len(tokens) == 27
    assert Counter((token.door, token.blocked) for token in tokens) == {
        ("open", 0): 16,
        ("blocked", 3): 1,
        ("blocked", 4): 3,
        ("blocked", 5): 3,
        ("blocked", 6): 2,
        ("rift", 0): 2,
    }
    shown = Counter(
        "".join(
            symbol
            for symbol, there in zip("><~?!", (t.toward, t.away, t.ghost, t.disappear, t.manifest), strict=True)
            if there
        )
        for t in tokens
    )
    assert shown == {"": 10, ">": 5, "<": 3, "~": 3, "?": 2, ">~": 2, "!": 2}


def test_tokens_that_look_alike_are_one_in_the_bag(rules: KaidanRules, kit: Kit) -> None:
    assert len(kit.bag) == 27
    sides = {number: msgspec.to_builtins(rules.tokens[ids.TOKENS[number]]) for number in set(kit.bag)}
    assert all(sides[number] == msgspec.to_builtins(token) for number, token in zip(kit.bag, kit.tokens, strict=True))
    assert len({repr(side) for side in sides.values()}) == len(sides)


def test_a_table_may_have_more_or_fewer_of_a_token() -> None:
    kit = kit_of(make_rules(4, {"content": {"tokens": {"T26": {"copies": 0}, "T10": {"copies": 3}}}}))
    rift, far = (ids.NUMBER[name] for name in ("T27", "T10"))
    assert (kit.bag.count(kit.bag[-1]), kit.bag.count(far), len(kit.bag)) == (1, 3, 28)
    assert kit.tokens[kit.bag[-1]].door == kit.tokens[rift].door == "rift"


# People


@pytest.mark.rule("KA-056")
def test_five_characters_of_sixteen_points_whose_onryo_have_seventeen(kit: Kit) -> None:
    assert len(kit.characters) == 5
    assert {sum(values) for values in kit.pg_values} == {16}
    assert {sum(values) for values in kit.onryo_values} == {17}


def test_what_the_rulebook_says_of_people(kit: Kit) -> None:
    jin, hara = (ids.NUMBER[name] for name in ("PC1", "PC2"))
    assert dict(zip(ATTRIBUTES, kit.pg_values[jin], strict=True)) == {
        "nerves": 6,
        "force": 4,
        "exorcism": 1,
        "perception": 2,
        "speed": 3,
    }
    assert kit.onryo_values[hara] == (6, 3, 5, 0, 3)
    assert kit.characters[hara].onryo.power.bonuses == (Bonus(attribute="nerves", value=-1),)
    assert kit.entity_values[ids.JIKININKI][:2] == (5, 4) and kit.entity_values[ids.JIKININKI][4] == 3


@pytest.mark.rule("KA-230")
def test_the_entity_deck_holds_twelve_enemies_and_one_lost_person(kit: Kit) -> None:
    deck = Counter(ids.ENTITIES[card] for card in kit.entity_deck)
    assert deck == {"EN-YU": 4, "EN-JI": 2, "EN-ZA": 2, "EN-JB": 1, "EN-UB": 1, "EN-KU": 1, "EN-GO": 1, "EN-LP": 1}
    tokens = sum(count for name, count in deck.items() if name != "EN-LP") + 1
    assert tokens == 13, "with Okiku, who comes out of the well"


@pytest.mark.rule("KA-019", "KA-305")
def test_two_decks_of_four_lost_people(kit: Kit) -> None:
    assert [[ids.LOST[card] for card in deck] for deck in kit.lost_decks] == [
        ["LP1", "LP2", "LP3", "LP4"],
        ["LP5", "LP6", "LP7", "LP8"],
    ]


# Cards


@pytest.mark.rule("KA-014", "KA-015")
@pytest.mark.parametrize(
    "seats, sizes",
    [(2, (20, 7, 2, 5, 5)), (3, (26, 8, 2, 6, 5)), (4, (31, 8, 2, 6, 5)), (5, (36, 8, 2, 6, 5))],
)
def test_object_decks_by_the_number_of_seats(seats: int, sizes: tuple[int, ...]) -> None:
    decks = kit_of(make_rules(seats, {"set": "as-written"})).object_decks(seats)
    assert dict(zip(DECKS, map(len, decks), strict=True)) == dict(zip(DECKS, sizes, strict=True))


def test_57_object_cards(rules: KaidanRules) -> None:
    assert sum(len(card.seats) for card in rules.objects.values()) == 57
    assert Counter(card.deck for card in rules.objects.values() for _ in card.seats) == dict(
        zip(DECKS, (36, 8, 2, 6, 5), strict=True)
    )


@pytest.mark.rule("KA-R05")
def test_the_hyoirei_needs_three_seats_and_can_be_left_out() -> None:
    for seats, options, there in ((2, {}, False), (3, {}, True), (5, {}, True), (4, {"hyoirei": False}, False)):
        objects = kit_of(make_rules(seats, options)).object_decks(seats)[0]
        assert (ids.HYOIREI in objects) is there
    with pytest.raises(BadContent, match="option hyoirei"):
        make_rules(2, {"hyoirei": True})


@pytest.mark.rule("KA-044")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_is_an_ofuda_for_each_pg(seats: int) -> None:
    kit = kit_of(make_rules(seats, {}))
    extra = kit.object_decks(seats)[DECKS.index("extra")]
    assert sum(card in kit.ofuda for card in extra) == 6 > seats


@pytest.mark.rule("KA-122", "KA-126")
def test_the_keys(rules: KaidanRules) -> None:
    keys = {name: (card.deck, card.keys) for name, card in rules.objects.items() if card.keys}
    assert keys == {
        "OB02": ("objects", ("silver",)),
        "OB03": ("objects", ("bronze",)),
        "OB04": ("objects", ("silver", "bronze")),
        "TR01": ("treasure", ("gold",)),
    }
    missions = {name for name, card in rules.objects.items() if "mission" in card.icons}
    assert missions == set(keys)


def test_cards_of_one_name_do_the_same(rules: KaidanRules) -> None:
    pairs = {name: card.like for name, card in rules.objects.items() if card.like}
    assert pairs == {"EX01": "OB05", "EX02": "OB10", "EX03": "OB11"}
    for name, like in pairs.items():
        one, other = rules.objects[name], rules.objects[like]
        assert (one.icons, one.uses, one.action, one.effect) == (other.icons, other.uses, other.action, other.effect)


@pytest.mark.rule("KA-R89")
def test_only_what_takes_somebody_away_is_a_last_chance(rules: KaidanRules) -> None:
    assert {name for name, card in rules.objects.items() if card.last_chance} == {"OB06", "OB07", "OB24"}


@pytest.mark.rule("KA-R133")
def test_weapons_help_in_combat_alone(rules: KaidanRules) -> None:
    weapons = {name: card for name, card in rules.objects.items() if "weapon" in card.icons}
    assert set(weapons) == {"OB14", "OB15", "OB16", "OB17"}
    helped = {
        name: {
            test: sum(b.value for b in card.bonuses if b.helps("force", test))
            for test in ("attack", "repel", "obstacle")
        }
        for name, card in weapons.items()
    }
    assert helped == {
        "OB14": {"attack": 1, "repel": 1, "obstacle": 0},
        "OB15": {"attack": 1, "repel": 1, "obstacle": 0},
        "OB16": {"attack": 2, "repel": 2, "obstacle": 0},
        "OB17": {"attack": 0, "repel": 0, "obstacle": 0},
    }
    assert weapons["OB17"].extra_wounds == 1


def test_24_events(kit: Kit) -> None:
    assert len(kit.event_deck) == 24
    many = {ids.EVENTS[card]: count for card, count in Counter(kit.event_deck).items() if count > 1}
    assert many == {"EV01": 4, "EV05": 4}


@pytest.mark.rule("KA-017", "KA-111")
def test_each_cursed_room_has_its_card(rules: KaidanRules, kit: Kit) -> None:
    assert len(kit.curses) == 9
    for room, number in enumerate(kit.curse_of):
        assert (number >= 0) == (kit.rooms[room].kind == "cursed")
    assert [name for name, curse in rules.curses.items() if curse.always] == ["CR1"]


def test_every_entry_says_where_it_comes_from(rules: KaidanRules) -> None:
    tables: list[dict[str, Any]] = [getattr(rules, name) for name in TABLES]
    entries = [entry for table in tables for entry in table.values()]
    entries += [rules.board, rules.numbers, rules.points, *(character.onryo for character in rules.characters.values())]
    assert all("house" in entry.source or "ch. " in entry.source for entry in entries)


TABLES = ("rooms", "tokens", "characters", "entities", "curses", "objects", "events", "lost")


# Sets, and a table's own numbers


def test_tables_play_the_tuned_set_unless_they_say_otherwise() -> None:
    assert make_rules(4, {}).content == "tuned"
    assert make_rules(4, {"set": "as-written"}).content == "as-written"
    assert make_rules(4, {"content": {"numbers": {"chase_rounds": 4}}}).content == "own"


def test_what_is_not_named_stays_as_it_was() -> None:
    written = make_rules(4, {"set": "as-written"})
    own = make_rules(4, {"set": "as-written", "content": {"characters": {"PC1": {"onryo": {"fear": 6}}}}})
    onryo = msgspec.structs.replace(written.characters["PC1"].onryo, fear=6)
    jin = msgspec.structs.replace(written.characters["PC1"], onryo=onryo)
    assert own == msgspec.structs.replace(written, content="own", characters={**written.characters, "PC1": jin})


def test_rules_are_stored_whole(rules: KaidanRules) -> None:
    plain = msgspec.json.decode(msgspec.json.encode(rules.plain()))
    again = msgspec.convert(plain, KaidanRules)
    assert again == rules and again.digest == rules.digest


@pytest.mark.parametrize(
    "content, where",
    [
        ({"cards": {}}, "content cards"),
        ({"objects": 3}, "content objects"),
        ({"objects": {"OB99": {}}}, "content objects OB99"),
        ({"objects": {"OB05": {"seats": 3}}}, "content objects OB05 seats"),
        ({"objects": {"OB05": {"copies": 3}}}, "content objects OB05 copies"),
        ({"objects": {"OB05": {"uses": 99}}}, "content objects OB05 uses"),
        ({"objects": {"OB18": {"windows": []}}}, "content objects OB18 windows"),
        ({"characters": {"PC1": {"onryo": {"fear": "5"}}}}, "content characters PC1 onryo.fear"),
        ({"rooms": {"H01": {"outer": "##/##/##/##"}}}, "content rooms H01 outer"),
        ({"rooms": {"H01": {"inner": "...."}, "H02": {"marks": "za ma"}}}, "content rooms H02 marks"),
        ({"rooms": {"H10": {"marks": "Ta"}}}, "content rooms H10 marks"),
        ({"tokens": {"T21": {"blocked": 6}}}, "content tokens T21 blocked"),
        ({"tokens": {"T26": {"copies": 99}}}, "content tokens T26 copies"),
        ({"entities": {"EN-ZA": {"ritual": {"object": "OB77"}}}}, "content entities EN-ZA ritual.object"),
        ({"lost": {"LP5": {"success": {"take": "EX09"}}}}, "content lost LP5 success.take"),
        ({"events": {"EV10": {"effect": {"noise": 1}}}}, "content events EV10 effect"),
        ({"board": {"die": ["0", "1"]}}, "content board die"),
        ({"board": {"darkness": [3, 3, 3, 3, 3]}}, "content board darkness"),
        ({"board": {"walls_east": [[1, 10]]}}, "content board walls_east"),
        ({"numbers": {"action_points": 0}}, "content numbers action_points"),
    ],
)
def test_what_cannot_be_played_with_is_refused_with_its_place(content: dict[str, Any], where: str) -> None:
    with pytest.raises(BadContent) as caught:
        make_rules(4, {"content": content})
    assert caught.value.where == where


@pytest.mark.rule("KA-024")
@pytest.mark.parametrize(
    "options, where",
    [
        ({"picks": ["PC1", "PC1", "PC2"]}, "option picks"),
        ({"picks": ["PC1", "PC2", "PC9"]}, "option picks"),
        ({"starter": 3}, "option starter"),
        ({"set": "mine"}, "option set"),
        ({"rules": 1}, "option rules"),
    ],
)
def test_what_cannot_be_agreed_is_refused(options: dict[str, Any], where: str) -> None:
    with pytest.raises(BadContent) as caught:
        make_rules(3, options)
    assert caught.value.where == where


@pytest.mark.rule("KA-024")
def test_what_was_agreed_is_in_the_rules() -> None:
    rules = make_rules(3, {"picks": ["PC2", "PC1", "PC5"], "starter": 2})
    assert (rules.picks, rules.starter) == (("PC2", "PC1", "PC5"), 2)


@pytest.mark.rule("KA-003", "KA-006", "KA-044", "KA-144")
@pytest.mark.parametrize(
    "content, where",
    [
        ({"objects": {"OB23": {"icons": ["common"]}}}, "content objects OB23 action"),
        ({"objects": {"EX01": {"seats": [1, 1, 5]}}}, "content objects EX01 seats"),
        ({"rooms": {"H01": {"kind": "plain"}}}, "content rooms H01 kind"),
        ({"rooms": {"X01": {"kind": "plain"}}}, "content rooms X01 kind"),
    ],
)
def test_what_the_rules_rely_on_cannot_be_changed(content: dict[str, Any], where: str) -> None:
    with pytest.raises(BadContent) as caught:
        make_rules(4, {"content": content})
    assert caught.value.where == where
