"""The content of Okko Chronicles: complete to the component list, with the numbers the sources give."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from hyakki.games.okko.catalog.cards import AGENTS, DEMONS, HEROES, SIZES, OkkoRules
from hyakki.games.okko.catalog.loading import SINGLES, TABLES, standard
from hyakki.games.okko.catalog.verbs import CONDITIONS, Technique

SOURCE = re.compile(r"^(p\. \d+|summary|public|house)")


@pytest.fixture(scope="module")
def rules() -> OkkoRules:
    return standard("as-written")


def modifiers(technique: Technique | None) -> str:
    if technique is None:
        return "-"
    values = [(field, getattr(technique, field)) for field in technique.__struct_fields__]
    return " ".join(f"{field}{value:+d}" for field, value in values if value)


# The box


def test_every_entry_says_where_it_comes_from(rules: OkkoRules) -> None:
    for table in TABLES:
        for name, entry in getattr(rules, table).items():
            assert SOURCE.match(entry.source), (table, name)
    assert all(SOURCE.match(getattr(rules, single).source) for single in SINGLES)
    pack = rules.expansions["mists"]
    for cards in (pack.equipment, pack.complications, pack.events):
        assert all(SOURCE.match(card.source) for card in cards.values())


@pytest.mark.rule("OK-005", "OK-164")
def test_the_counts_of_the_component_list(rules: OkkoRules) -> None:
    assert len(rules.heroes) == 4
    assert Counter(card.hero for card in rules.actions.values()) == dict.fromkeys(HEROES, 8)
    assert Counter(card.hero for card in rules.actions.values() if card.nature == "weakness") == dict.fromkeys(
        HEROES, 1
    )
    assert len(rules.actions) == 32 and len(rules.equipment) == 32
    assert len(rules.followers) == 6 and len({card.follower for card in rules.followers.values()}) == 3
    assert len(rules.kami) == 8 and len({card.kami for card in rules.kami.values()}) == 4
    assert sum(len(card.techniques) for card in rules.events.values()) == 26
    assert len(rules.heroes) + len(rules.agents) == 14
    assert (len(rules.oni_cards), len(rules.courtiers), len(rules.complications)) == (4, 9, 7)
    assert Counter(token.kind for token in rules.clue_tokens.values()) == {
        "courtier": 9, "evidence": 6, "parchment": 6
    }  # fmt: skip
    assert len(rules.chests) == 6 and len(rules.test_tokens) == 16
    assert sum(card.copies for card in rules.wounds.values()) == 16
    assert sum(token.copies for token in rules.conditions.values()) == 16 and set(rules.conditions) == set(CONDITIONS)
    assert len(rules.references) == 4 and len(rules.scenarios) == 8
    assert {campaign.kind for campaign in rules.campaigns.values()} == {"simple", "branching"}


@pytest.mark.rule("OK-268")
def test_miniatures(rules: OkkoRules) -> None:
    figures = {name: rules.agents[name].figures for name in AGENTS}
    assert figures == {"ashigaru": 10, "samurai": 5, "hiroji": 1, "yurei": 5, "ninja": 5, "bakemono": 1}
    assert all(rules.agents[demon].figures == 1 for demon in DEMONS)


@pytest.mark.rule("OK-255")
def test_eight_tiles_and_five_corridors_with_two_sides_each(rules: OkkoRules) -> None:
    sides = Counter(face.piece for face in rules.faces.values())
    assert sides == {f"T0{n}": 2 for n in range(1, 9)} | {f"C0{n}": 2 for n in range(1, 6)}
    assert [name for name in rules.faces if name.startswith("M")] == ["M01", "M02", "M03", "M04"]


# Characters


@pytest.mark.parametrize(
    "hero, expected",
    [
        ("OKK", "bushi 2 3 4 3 4 3 EQ-01 EQ-02 EQ-03 tikku"),
        ("NOB", "kyojin 2 4 4 1 5 3 EQ-04 EQ-05 EQ-06 goro"),
        ("NSH", "mahotsukai 2 2 3 4 3 4 EQ-07 EQ-08 EQ-09 "),
        ("SET", "shinobi 3 3 3 3 3 3 EQ-10 EQ-11 EQ-12 kiku"),
    ],
)
def test_heroes(rules: OkkoRules, hero: str, expected: str) -> None:
    card = rules.heroes[hero]
    numbers = (card.speed, card.might, card.defense, card.guile, card.stamina, card.supplies)
    assert " ".join((card.of, *map(str, numbers), *card.equipment, card.follower)) == expected


@pytest.mark.rule("OK-013", "OK-014")
def test_personal_missions(rules: OkkoRules) -> None:
    missions = {name: [f"{m.feat} {m.count}" for m in hero.missions] for name, hero in rules.heroes.items()}
    assert missions == {
        "OKK": ["agents 3", "supernatural 2", "quiet 0"],
        "NOB": ["agents 4", "streak 2", "unwounded 0"],
        "NSH": ["tests 2", "investigations 3", "kami 2"],
        "SET": ["chests 1", "sneaks 2", "clues 4"],
    }
    assert [rules.dice.bands[face] for face in rules.dice.combat] == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("OK-R69", "OK-195", "OK-196", "OK-197")
@pytest.mark.parametrize(
    "agent, expected",
    [
        ("ashigaru", "mortal minion 1 2 3 2 1+0 press"),
        ("samurai", "mortal minion 2 3 5 2 1+0 shield-brothers"),
        ("hiroji", "mortal lieutenant 2 4 7 2 4+0 champion riposte"),
        ("yurei", "supernatural minion 2 2 4 2 1+0 bodiless drift"),
        ("ninja", "supernatural minion 3 3 5 2 1+0 throwing-stars venom"),
        ("bakemono", "supernatural lieutenant 2 5 5 2 5+0 regrowth rend"),
        ("kuro-hebi", "supernatural demon 2 5 7 3 2+2 venom coils"),
        ("homura", "supernatural demon 2 6 7 2 2+2 burning-aura wildfire"),
        ("yuki-hime", "supernatural demon 3 5 7 3 2+2 numbing-breath snowblind"),
        ("tetsujin", "supernatural demon 1 6 7 2 2+2 sweep unyielding"),
    ],
)
def test_agents(rules: OkkoRules, agent: str, expected: str) -> None:
    card = rules.agents[agent]
    numbers = f"{card.speed} {card.might} {card.defense} {card.actions} {card.stamina}+{card.per_hero}"
    assert f"{card.kind} {card.rank} {numbers} {' '.join(card.talents)}" == expected


@pytest.mark.rule("OK-171")
def test_followers_and_kami(rules: OkkoRules) -> None:
    allies = {**rules.followers, **rules.kami}
    numbers = {n: f"{a.speed}{a.might}{a.defense}{a.actions}{a.stamina}" for n, a in allies.items()}
    assert numbers == {
        "FOL-1a": "21312", "FOL-1b": "22312", "FOL-2a": "12413", "FOL-2b": "13413", "FOL-3a": "31311",
        "FOL-3b": "32421", "KAM-1a": "23411", "KAM-1b": "22411", "KAM-2a": "42411", "KAM-2b": "41411",
        "KAM-3a": "21412", "KAM-3b": "22412", "KAM-4a": "12613", "KAM-4b": "13513",
    }  # fmt: skip
    followers = {n: c.follower for n, c in rules.courtiers.items() if c.follower is not None}
    assert {n: f"{f.speed}{f.might}{f.defense}{f.actions}{f.stamina}" for n, f in followers.items()} == {
        "COU-3": "23423", "COU-8": "31311"
    }  # fmt: skip


# Cards


def test_techniques_of_action_cards(rules: OkkoRules) -> None:
    rows = {
        hero: [
            f"{card.nature}: {modifiers(card.technique)}" for name, card in rules.actions.items() if card.hero == hero
        ]
        for hero in HEROES
    }
    assert rows["OKK"] == [
        "attack: might+2", "attack: might+1 defense+1", "defense: defense+2", "coordination: speed+1 guile+1",
        "guile: guile+2", "speed: speed+1 might+1", "defense: defense+1 guile+1", "weakness: -",
    ]  # fmt: skip
    assert rows["NOB"] == [
        "attack: speed-1 might+3", "attack: might+2", "speed: speed+1", "defense: defense+2",
        "guile: defense+1 guile+1", "guile: might+1 defense+1", "coordination: speed+1 might+1", "weakness: -",
    ]  # fmt: skip
    assert rows["NSH"] == [
        "coordination: might+2", "coordination: defense+2", "attack: might+1 guile+1", "defense: speed+1 defense+1",
        "coordination: defense+1 guile+1", "guile: guile+2", "speed: speed+2", "weakness: -",
    ]  # fmt: skip
    assert rows["SET"] == [
        "attack: might+2", "attack: speed+1 might+1", "defense: defense+2", "speed: speed+2", "guile: guile+2",
        "attack: might+1 defense+1", "coordination: speed+1 guile+1", "weakness: -",
    ]  # fmt: skip


@pytest.mark.rule("OK-159", "OK-160", "OK-161")
def test_which_talents_are_actions(rules: OkkoRules) -> None:
    unique = [name for name, card in rules.actions.items() if any(e.when == "unique" for e in card.talent)]
    assert unique == [
        "OKK-1", "OKK-4", "NOB-1", "NOB-7", "NSH-1", "NSH-2", "NSH-3", "NSH-5", "SET-1", "SET-7",
    ]  # fmt: skip
    assert [name for name, card in rules.actions.items() if any(e.when == "action" for e in card.talent)] == ["NOB-3"]


@pytest.mark.rule("OK-166", "OK-168")
def test_every_weakness_heals_at_the_reveal_and_has_a_drawback(rules: OkkoRules) -> None:
    for hero in HEROES:
        heal, drawback = rules.actions[f"{hero}-W"].talent
        assert heal.when == "reveal" and drawback.when == "always"


@pytest.mark.rule("OK-139", "OK-147")
def test_equipment_slots_classes_and_legends(rules: OkkoRules) -> None:
    slots: dict[str, list[str]] = {}
    for name, card in rules.equipment.items():
        slots.setdefault(card.slot, []).append(name[3:])
    assert slots == {
        "hand": ["01", "02", "05", "06", "10", "11", "13", "17", "19", "27"],
        "clothing": ["03", "12", "22", "23", "24", "25", "26"],
        "hands": ["04", "07", "14", "15", "16", "18", "20"],
        "supplies": ["08", "09", "21", "28", "29", "30", "31", "32"],
    }
    legends = [name[3:] for name, card in rules.equipment.items() if card.legendary]
    assert legends == ["01", "19", "20", "21", "26", "32"]
    letters = {"bushi": "B", "kyojin": "K", "mahotsukai": "M", "shinobi": "S"}
    classes = {name[3:]: "".join(letters[each] for each in card.classes) for name, card in rules.equipment.items()}
    assert {name: who for name, who in classes.items() if who != "BKMS"} == {
        "01": "B", "02": "BKS", "03": "B", "04": "BK", "05": "BKS", "07": "BM", "08": "M", "09": "M", "10": "S",
        "11": "S", "12": "S", "13": "B", "14": "BK", "15": "K", "16": "BS", "17": "MS", "18": "KS", "20": "BKM",
        "21": "BS", "22": "BK", "23": "BK", "25": "M", "31": "BS",
    }  # fmt: skip


@pytest.mark.rule("OK-208", "OK-210", "OK-213")
def test_techniques_of_event_cards(rules: OkkoRules) -> None:
    rows = [" / ".join(map(modifiers, card.techniques)) for card in rules.events.values()]
    assert rows == [
        "might+1 / defense+1", "speed+1 / might+1", "might+1 / defense+1", "speed+1 / might+1", "defense+1 / speed+1",
        "actions+1 / might+1", "defense+1 / might+1", "might+2 / defense+1", "speed+1 / defense+2",
        "might+1 / actions+1", "defense+1 / speed+1", "defense+2 / might+2", "actions+1 / actions+1",
    ]  # fmt: skip


# Tokens


@pytest.mark.rule("OK-234", "OK-235", "OK-236")
def test_clue_tokens(rules: OkkoRules) -> None:
    def sides(kind: str) -> list[str]:
        tokens = [token for token in rules.clue_tokens.values() if token.kind == kind]
        return ["; ".join(f"{d}/{c}" for d, c in filter(None, (token.front, token.back))) for token in tokens]

    assert sides("courtier") == ["4/2", "3/1", "3/1", "2/1", "3/2", "3/1", "2/1", "2/1", "4/2"]
    assert sides("evidence") == ["2/1; 3/1", "2/1; 4/2", "3/1; 3/1", "3/1; 4/2", "3/2; 4/1", "4/2; 4/2"]
    assert sides("parchment") == ["2/1; 3/1", "3/1; 4/1", "3/1; 4/2", "3/2; 5/2", "4/2; 3/1", "4/2; 5/2"]


@pytest.mark.rule("OK-187", "OK-188", "OK-189")
def test_chests(rules: OkkoRules) -> None:
    chests = [f"{chest.difficulty}/{chest.draw}/{chest.keep}" for chest in rules.chests.values()]
    assert chests == ["2/2/1", "3/3/1", "3/3/2", "3/4/2", "4/4/2", "4/5/3"]


@pytest.mark.rule("OK-357", "OK-333")
def test_test_tokens(rules: OkkoRules) -> None:
    tokens = Counter(token.attribute for token in rules.test_tokens.values())
    assert tokens == {"speed": 4, "might": 4, "defense": 4, "guile": 4}
    assert [token.difficulty for token in rules.test_tokens.values()] == [3, 4, 5, 6] * 4


@pytest.mark.rule("OK-313", "OK-314", "OK-323")
def test_wounds_and_conditions(rules: OkkoRules) -> None:
    assert [modifiers(card.technique) for card in rules.wounds.values()] == [
        "speed-1",
        "might-1",
        "defense-1",
        "guile-1",
    ]
    shown = {name: (modifiers(token.front), modifiers(token.back)) for name, token in rules.conditions.items()}
    assert shown == {
        "bleeding": ("", ""), "poisoned": ("defense-2", "defense-1"), "stunned": ("speed-2", "speed-1"),
        "amputee": ("", ""),
    }  # fmt: skip


@pytest.mark.rule("OK-026", "OK-053", "OK-117", "OK-226", "OK-227", "OK-228")
def test_the_corruption_track(rules: OkkoRules) -> None:
    steps = rules.track.steps
    assert [n for n, step in enumerate(steps, start=1) if step.corruption == "place"] == [2, 4, 6, 8]
    assert [n for n, step in enumerate(steps, start=1) if step.corruption == "move"] == [3, 5, 7, 9]
    assert [n for n, step in enumerate(steps, start=1) if step.red] == [4]
    assert [n for n, step in enumerate(steps, start=1) if step.tree == "mortal"] == [1, 3, 5, 7]
    assert [n for n, step in enumerate(steps, start=1) if step.tree == "supernatural"] == [2, 4, 6]


@pytest.mark.rule("OK-223", "OK-224", "OK-225")
def test_the_lines_of_the_trees(rules: OkkoRules) -> None:
    lines = {name: slot.after for name, slot in rules.enhancements.items()}
    assert lines == {
        "M1": "", "M2": "M1", "M3a": "M2", "M3b": "M2", "M3c": "M2", "M4a": "M3a", "M4b": "M3b", "M4c": "M3c",
        "S1": "", "S2a": "S1", "S2b": "S1", "S2c": "S1", "S3a": "S2a", "S3b": "S2b", "S3c": "S2c",
    }  # fmt: skip


@pytest.mark.rule("OK-125", "OK-R18")
def test_recollections(rules: OkkoRules) -> None:
    sizes = {name: SIZES[piece.size] for name, piece in rules.recollections.items()}
    assert sizes == {
        "REC-FINAL": 4, "REC-SCEN": 4, "REC-MASK": 2, "REC-ACC1": 1, "REC-ACC2": 1, "REC-ALARM": 1, "REC-OKK": 1,
        "REC-NOB": 1, "REC-NSH": 1, "REC-SET": 1, "REC-M01": 2, "REC-M02": 2, "REC-M03": 2, "REC-M04": 2,
    }  # fmt: skip
    assert [name for name, piece in rules.recollections.items() if piece.faces == ("red",)] == [
        "REC-ACC1", "REC-ACC2", "REC-ALARM"
    ]  # fmt: skip


@pytest.mark.rule("OK-271", "OK-272")
def test_reference_cards(rules: OkkoRules) -> None:
    rows = {n: f"{r.attribute} {r.difficulty} {r.passes} {r.tokens}" for n, r in rules.references.items()}
    assert rows == {"M01": "might 8 1 6", "M02": "guile 4 3 5", "M03": "defense 5 2 6", "M04": "speed 6 0 6"}


def test_dice(rules: OkkoRules) -> None:
    assert rules.dice.combat == ("0", "0", "1", "1", "2", "ki")
    assert rules.dice.action == ("0", "1", "1", "2", "2", "ki")
    assert rules.dice.test == ("0", "0", "1", "1", "2", "2")


# Campaigns and packs


@pytest.mark.rule("OK-349", "OK-350", "OK-351")
def test_campaigns(rules: OkkoRules) -> None:
    simple, branching = rules.campaigns["CAM-1"], rules.campaigns["CAM-2"]
    assert [act.scenarios for act in simple.acts.values()] == [
        ("S1", "S1", "S1", "S1"), ("S2", "S3", "S4", "S5"), ("S2", "S8", "S8", "S8")
    ]  # fmt: skip
    assert {name: (act.heroes, act.oni) for name, act in branching.acts.items()} == {
        "1": ("2a", "2b"), "2a": ("3a", "3b"), "2b": ("3b", "3c"), "3a": ("", ""), "3b": ("", ""), "3c": ("", "")
    }  # fmt: skip
    assert [act.size for act in branching.acts.values()] == ["small", "medium", "medium", "large", "large", "large"]


@pytest.mark.rule("OK-354", "OK-355", "OK-356")
def test_the_pack_has_equipment_five_complications_and_five_events(rules: OkkoRules) -> None:
    pack = rules.expansions["mists"]
    assert len(pack.equipment) == 2
    assert len(pack.complications) == rules.numbers.expansion_swap == 5
    assert sum(len(card.techniques) for card in pack.events.values()) == 5
