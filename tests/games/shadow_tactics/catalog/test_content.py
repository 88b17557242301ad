"""The content of Shadow Tactics: complete to the component list, and what cards and missions say."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from hyakki.games.shadow_tactics.catalog import ids
from hyakki.games.shadow_tactics.catalog.cards import GUARDS, ShadowRules, deployed
from hyakki.games.shadow_tactics.catalog.loading import SINGLES, TABLES, make_rules

NAMES = {"HAY": "Hayato", "YUK": "Yuki", "MUG": "Mugen", "AIK": "Aiko", "TAK": "Takuma"}


@pytest.fixture(scope="module")
def rules() -> ShadowRules:
    return make_rules(4, {"set": "as-written"})


def symbols(rules: ShadowRules, name: str) -> str:
    """A ninja card or an item: colour and symbols."""
    card = rules.cards[name] if name in rules.cards else rules.items[name]
    shown = [symbol + (f"[{'/'.join(card.through)}]" if symbol == "MV" else "") for symbol in card.symbols]
    return f"{card.colour}: {', '.join(shown)}"


def order(rules: ShadowRules, name: str) -> str:
    card = rules.orders[name]
    return " | ".join(" ".join(part) for part in (card.immediate, card.prepared, card.alarm))


# The box


def test_every_entry_says_where_it_comes_from(rules: ShadowRules) -> None:
    for table in TABLES:
        assert all(entry.source for entry in getattr(rules, table).values())
    assert all(getattr(rules, single).source for single in SINGLES)


def test_twelve_tiles_six_large_and_six_connectors_two_of_them_gates(rules: ShadowRules) -> None:
    assert Counter(tile.kind for tile in rules.tiles.values()) == {"large": 6, "connector": 4, "gate": 2}
    for tile in rules.tiles.values():
        hexes = len(tile.yards) + len(tile.bushes) + len(tile.junctions)
        assert (len(tile.yards), hexes) == ((3, 16) if tile.kind == "large" else (1, 7))


def test_36_guard_figures(rules: ShadowRules) -> None:
    assert rules.numbers.figures == {"S": 24, "O": 6, "A": 5, "D": 1}
    assert sum(rules.numbers.figures.values()) == 36


@pytest.mark.rule("ST-021")
def test_six_junction_colours(rules: ShadowRules) -> None:
    shown = {colour for tile in rules.tiles.values() for _, _, colour in tile.junctions}
    assert shown == set(ids.COLOURS) and len(ids.COLOURS) == 6


def test_no_map_uses_more_than_the_box_holds(rules: ShadowRules) -> None:
    for plan in rules.maps.values():
        assert len(plan.entries) == 3
        assert len(plan.barracks) + bool(plan.tower) <= 3
        assert len(plan.objectives) <= 2 and len(plan.green) + len(plan.blue) <= 3 and len(plan.keys) <= 2


@pytest.mark.rule("ST-003", "ST-004", "ST-005", "ST-R02")
def test_ninjas_in_play_by_the_number_of_seats(rules: ShadowRules) -> None:
    assert dict(zip((2, 3, 4, 5), rules.numbers.ninjas, strict=True)) == {2: 3, 3: 4, 4: 3, 5: 4}


def test_limits_and_amounts(rules: ShadowRules) -> None:
    numbers = rules.numbers
    assert (numbers.slots, numbers.jutsu, numbers.entry_limit, numbers.most_health) == (5, 1, 2, 4)
    assert (numbers.most_time, numbers.surrender, numbers.coins) == (20, 5, (1, 2, 3))


def test_numbers_of_the_variants(rules: ShadowRules) -> None:
    variants = rules.variants
    assert (variants.boulders, variants.civilians, variants.footprints) == (3, 2, 3)
    assert variants.night == {
        "yellow": "light",
        "purple": "dark",
        "white": "lit",
        "orange": "dark",
        "teal": "out",
        "brown": "dark",
    }


# Ninjas


def test_68_cards_at_the_start_and_9_to_be_won(rules: ShadowRules) -> None:
    assert Counter(card.reward for card in rules.cards.values()) == {False: 68, True: 9}
    start = Counter(card.ninja for card in rules.cards.values() if not card.reward)
    assert start == {"HAY": 14, "YUK": 14, "MUG": 13, "AIK": 14, "TAK": 13}


def test_each_ninja_has_four_actions_a_regroup_and_three_specials(rules: ShadowRules) -> None:
    for ninja in ids.NINJAS:
        own = {name: card for name, card in rules.cards.items() if card.ninja == ninja and not card.reward}
        assert Counter(card.kind for card in own.values() if card.kind != "movement") == {"action": 5, "special": 3}
        assert symbols(rules, f"{ninja}-5") == "green: RE, HE"
        assert [symbols(rules, f"{ninja}-{name}") for name in ("SG", "SR", "SB")] == [
            "green: MA",
            "red: MA",
            "blue: MA",
        ]


@pytest.mark.parametrize(
    "name, shown",
    [
        ("HAY-1", "red: LA, HB"),
        ("HAY-2", "green: JU, LR, LA"),
        ("HAY-3", "green: LR, SO, DI"),
        ("HAY-4", "blue: MT2, HB"),
        ("YUK-1", "red: LA"),
        ("YUK-2", "green: MT2, SO, LU"),
        ("YUK-3", "green: JU, LA"),
        ("YUK-4", "blue: HB"),
        ("MUG-1", "red: HA"),
        ("MUG-2", "red: JU, MT3, LA, NO"),
        ("MUG-3", "green: SO, LU"),
        ("MUG-4", "red: MT2, HB"),
        ("AIK-1", "blue: LA"),
        ("AIK-2", "green: JU, LR, MT2, ST"),
        ("AIK-3", "blue: DI"),
        ("AIK-4", "blue: HB"),
        ("TAK-1", "green: LR, LA, NO"),
        ("TAK-2", "green: JU, LR, HA, NO"),
        ("TAK-3", "green: LR, DI"),
        ("TAK-4", "green: LR, MT3, ST, NO"),
        ("HAY-R1", "red: MT2, LA, HB"),
        ("HAY-R2", "green: JU, MV[yellow/purple/white/orange/teal]"),
        ("YUK-R1", "green: JU, SO, LU, LA"),
        ("YUK-R2", "green: MV[white]"),
        ("MUG-R1", "red: HA, HB"),
        ("MUG-R2", "red: MV[yellow/purple/white/orange/teal]"),
        ("AIK-R1", "blue: MT2, DI"),
        ("AIK-R2", "blue: MV[purple]"),
        ("TAK-R1", "green: JU, LR, MT2, LA, NO"),
    ],
)
def test_what_an_action_card_shows(rules: ShadowRules, name: str, shown: str) -> None:
    assert symbols(rules, name) == shown


def test_only_the_baited_trap_holds_on_to_one_guard(rules: ShadowRules) -> None:
    assert {name for name, card in rules.cards.items() if card.same} == {"YUK-R1"}


@pytest.mark.rule("ST-022")
@pytest.mark.parametrize(
    "ninja, colours",
    [
        ("HAY", "red red red red red red"),
        ("YUK", "red red red red red green"),
        ("MUG", "red red red red red none"),
        ("AIK", "blue red blue red blue red"),
        ("TAK", "red red red red red none"),
    ],
)
def test_movement_cards(rules: ShadowRules, ninja: str, colours: str) -> None:
    shown = {}
    for letter, through in zip(ids.COLOUR_LETTERS, ids.COLOURS, strict=True):
        card = rules.cards.get(f"{ninja}-M{letter}")
        shown[through] = "none" if card is None else card.colour
        if card is not None:
            assert (card.kind, card.symbols, card.through) == ("movement", ("MV",), (through,))
    assert list(shown.values()) == colours.split()


@pytest.mark.rule("ST-269")
def test_fifteen_health_cards_thirteen_of_them_at_the_start(rules: ShadowRules) -> None:
    rows = {
        ninja: [card.penalty for card in rules.health.values() if card.ninja == ninja and not card.reward]
        for ninja in ids.NINJAS
    }
    assert rows == {
        "HAY": ["P2", "P1", ""],
        "YUK": ["P4", "P1", ""],
        "MUG": ["P4", "P2", "P1", ""],
        "AIK": ["P3", "P1"],
        "TAK": ["P1"],
    }
    won = {name: (card.ninja, card.penalty) for name, card in rules.health.items() if card.reward}
    assert won == {"TAK-H2": ("TAK", ""), "VEST-H": ("", "")}


@pytest.mark.parametrize(
    "name, cost, shown",
    [
        ("NP1", 3, "green: MT3, ST"),
        ("NP2", 4, "green: LR, SO, LA"),
        ("NP3", 2, "red: MV[brown]"),
        ("NP4", 3, "blue: LA"),
        ("NP5", 2, "green: MT3, DI, NO"),
        ("NP6", 2, "green: LU"),
        ("NP7", 3, "blue: MV[yellow/purple/white/orange/teal]"),
        ("NP8", 4, "red: HA, HB"),
        ("NP9", 2, "green: MT2, HB"),
        ("NP10", 2, "green: HE, HE"),
    ],
)
def test_special_actions_to_buy(rules: ShadowRules, name: str, cost: int, shown: str) -> None:
    assert (rules.items[name].cost, symbols(rules, name)) == (cost, shown)


@pytest.mark.rule("ST-447")
def test_a_vest_a_scroll_and_jutsu_tokens_to_buy(rules: ShadowRules) -> None:
    vest, scroll, jutsu = (rules.items[name] for name in ("NP11", "NP12", "JUT"))
    assert (vest.cost, vest.health, vest.jutsu) == (4, "VEST-H", 0)
    assert (scroll.cost, scroll.jutsu, scroll.standing) == (5, 1, False)
    assert (jutsu.cost, jutsu.jutsu, jutsu.standing) == (5, 1, True)
    assert len(rules.items) == 13


# The Daimyo


def test_eighteen_orders_in_his_deck_and_three_for_his_figure(rules: ShadowRules) -> None:
    counts: Counter[str] = Counter()
    for card in rules.orders.values():
        counts[card.deck] += card.copies
    assert counts == {"base": 18, "figure": 3, "purchase": 5, "unlocked": 1, "quest": 5}
    assert [rules.orders[f"OC{number}"].copies for number in range(1, 10)] == [3, 2, 2, 2, 2, 2, 2, 2, 1]


@pytest.mark.parametrize(
    "name, parts",
    [
        ("OC1", "MVR MVR | MVR MVR MVR | MVF MVF MVR"),
        ("OC2", "MVF | MVF MVF | MVF MVF MVF"),
        ("OC3", "DEP(S) | DEP(S, S) | DEP(S, S) MVF"),
        ("OC4", "MVR | DEP(O) | DEP(O) MVR MVR"),
        ("OC5", "MVR | SRCH MVR | SRCH MVF"),
        ("OC6", "MVR | SPR MVR | SPR SPR MVF"),
        ("OC7", "MVR | POW | POW SRCH"),
        ("OC8", "MVR MVR | MVF MVR MVR | MVF MVF SPR"),
        ("OC9", "MVR | SRCH SPR | SRCH SPR MVF"),
        ("DD1", "DFIG | DFIG DFIG | DFIG DFIG"),
        ("DD2", "DFIG | DFIG POW | DFIG POW"),
        ("DD3", "DFIG | POW DFIG | DFIG DFIG SRCH"),
        ("PO1", "MVF MVF | MVF MVF MVF | MVF MVF MVF MVF"),
        ("PO2", "SRCH | SRCH MVF MVF | SRCH SPR MVF MVF"),
        ("PO3", "SPR MVR | SPR SPR MVF | SPR SPR SPR MVF"),
        ("PO4", "DEP(S, S) | DEP(S, S, S) | DEP(S, S, O)"),
        ("PO5", "POW | POW MVF | POW SRCH MVF"),
        ("PO6", "DEP(A) | DEP(A) MVF | DEP(A) MVF MVF"),
        ("QO1", "MVR MVR MVR | MVF MVF MVR MVR | MVF MVF MVF MVF"),
        ("QO2", "SRCH | SRCH MVF | SRCH SPR MVF MVF"),
        ("QO3", "SPR | SPR SPR MVR | SPR SPR MVF MVF"),
        ("QO4", "DEP(S) | DEP(S, S) MVR | DEP(S, S, O)"),
        ("QO5", "MVF | POW MVF | POW MVF MVF"),
    ],
)
def test_what_an_order_shows(rules: ShadowRules, name: str, parts: str) -> None:
    assert order(rules, name) == parts


def test_what_a_deploy_symbol_names() -> None:
    assert deployed("DEP(S, S, O)") == ("S", "S", "O") and deployed("DEP(A)") == ("A",) and deployed("MVR") == ()


def test_what_the_daimyo_can_buy(rules: ShadowRules) -> None:
    cards = {name: (card.deck, card.cost, "".join(card.guards)) for name, card in rules.deployments.items()}
    assert cards == {
        "PD1": ("purchase", 2, "SS"),
        "PD2": ("purchase", 2, "SS"),
        "PD3": ("purchase", 3, "SSS"),
        "PD4": ("purchase", 2, "O"),
        "PD5": ("purchase", 3, "OS"),
        "PD6": ("purchase", 3, "OS"),
        "PD7": ("purchase", 4, "A"),
        "PD8": ("unlocked", 5, "AA"),
        "FD1": ("fixed", 0, "SS"),
        "FD2": ("fixed", 0, "OS"),
        "FD3": ("fixed", 0, "A"),
    }
    costs = {name: card.cost for name, card in rules.orders.items() if card.cost}
    assert costs == {"PO1": 2, "PO2": 3, "PO3": 3, "PO4": 2, "PO5": 4, "PO6": 4}


# Quests


@pytest.mark.rule("ST-309")
@pytest.mark.parametrize(
    "name, condition, boxes, executed, reward",
    [
        ("HQ1", "unseen-kills", 3, 0, "HAY-R1"),
        ("HQ2", "unhurt", 0, 6, "jutsu"),
        ("HQ3", "finds", 3, 0, "HAY-R2"),
        ("YQ1", "lures", 4, 0, "YUK-R1"),
        ("YQ2", "hidden-bodies", 3, 0, "YUK-R2"),
        ("YQ3", "flawless", 0, 6, "jutsu"),
        ("MQ1", "armoured-kills", 2, 0, "MUG-R1"),
        ("MQ2", "damage-taken", 3, 0, "jutsu"),
        ("MQ3", "hidden-bodies", 3, 0, "MUG-R2"),
        ("AQ1", "watched-blue", 4, 0, "AIK-R1"),
        ("AQ2", "diversions", 5, 0, "jutsu"),
        ("AQ3", "bloodless", 0, 0, "AIK-R2"),
        ("TQ1", "distant-kills", 3, 0, "TAK-R1"),
        ("TQ2", "healing", 3, 0, "TAK-H2"),
        ("TQ3", "quiet", 0, 6, "jutsu"),
        ("DQ1", "failures", 4, 0, "QO1"),
        ("DQ2", "damage-dealt", 6, 0, "QO2"),
        ("DQ3", "full-alarms", 2, 0, "QO3"),
        ("DQ4", "standing", 0, 0, "QO4"),
        ("DQ5", "powers", 2, 0, "QO5"),
    ],
)
def test_what_a_quest_asks_for(
    rules: ShadowRules, name: str, condition: str, boxes: int, executed: int, reward: str
) -> None:
    quest = rules.quests[name]
    assert (quest.condition, quest.boxes, quest.executed, quest.reward) == (condition, boxes, executed, reward)


def test_three_quests_for_each_ninja_and_five_for_the_daimyo(rules: ShadowRules) -> None:
    owners = Counter(quest.owner for quest in rules.quests.values())
    assert owners == Counter([*ids.NINJAS * 3, *["daimyo"] * 5])
    assert {name[0] for name, quest in rules.quests.items() if quest.owner == "AIK"} == {"A"}


# Missions and locations


@pytest.mark.rule("ST-451", "ST-452", "ST-461", "ST-462", "ST-470", "ST-471", "ST-481", "ST-482", "ST-493", "ST-494")
@pytest.mark.parametrize(
    "name, time, guards, action",
    [
        ("M1", 12, (12, 2, 0, 0), "red"),
        ("M2", 9, (9, 3, 0, 0), "blue"),
        ("M3", 10, (7, 3, 3, 1), "red"),
        ("M4", 12, (10, 3, 3, 0), "green"),
        ("M5", 14, (14, 3, 3, 1), "red"),
    ],
)
def test_time_guards_and_action_of_a_mission(
    rules: ShadowRules, name: str, time: int, guards: tuple[int, ...], action: str
) -> None:
    mission = rules.missions[name]
    assert (mission.time, mission.action) == (time, action)
    assert tuple(mission.guards.get(guard, 0) for guard in GUARDS) == guards


@pytest.mark.rule("ST-456", "ST-476", "ST-433")
def test_numbers_of_mission_actions_and_the_cards_of_the_palace(rules: ShadowRules) -> None:
    missions = rules.missions
    assert (missions["M1"].noise, missions["M3"].most) == (3, 3)
    assert {name: mission.fixed for name, mission in missions.items() if mission.fixed} == {"M5": ("FD1", "FD2", "FD3")}


@pytest.mark.rule("ST-436", "ST-437", "ST-439", "ST-440", "ST-R97")
def test_values_of_the_locations(rules: ShadowRules) -> None:
    values = {name: (place.mission, place.tax, place.wealth, place.cards) for name, place in rules.locations.items()}
    assert values == {
        "safe-house": ("", 0, 0, 2),
        "osaka-castle": ("M1", 3, 6, 1),
        "nakasendo-road": ("M2", 0, 4, 2),
        "imai-town": ("M3", 5, 10, 0),
        "mount-tsuru": ("M4", 3, 6, 1),
        "yabu-palace": ("M5", 3, 0, 1),
    }
    assert [name for name, place in rules.locations.items() if place.final] == ["yabu-palace"]


def test_rewards_of_the_locations(rules: ShadowRules) -> None:
    osaka, nakasendo, imai, tsuru = (rules.locations[name] for name in ids.LOCATIONS[1:5])
    assert osaka.ninjas and nakasendo.ninjas and imai.ninjas and tsuru.ninjas
    assert osaka.daimyo and nakasendo.daimyo and imai.daimyo and tsuru.daimyo
    assert (osaka.ninjas.jutsu, osaka.ninjas.strip, osaka.daimyo.embargo) == (1, 2, True)
    assert (nakasendo.ninjas.jutsu, nakasendo.ninjas.offers, nakasendo.daimyo.offers) == (1, 2, 2)
    assert (imai.ninjas.coins, imai.ninjas.veto, imai.daimyo.discount) == (2, 1, 2)
    assert (tsuru.ninjas.jutsu, tsuru.ninjas.unlocks, tsuru.daimyo.unlocks) == (1, ("JUT",), ("PD8", "PO6"))
    assert all(place.daimyo.promotion for place in (osaka, nakasendo, imai, tsuru) if place.daimyo)


# Sets


def test_the_tuned_set_names_known_fields_only() -> None:
    tuned = tomllib.loads(files("hyakki.games.shadow_tactics").joinpath("content", "tuned.toml").read_text())
    rules = make_rules(4, {})
    assert rules.content == "tuned"
    for table, entries in tuned.items():
        for name in entries:
            assert getattr(rules, table) if table in SINGLES else getattr(rules, table)[name]
