"""Positions that scenes give: what is said is so, what is not said is any legal filling, what is wrong is named."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.engine import advance, give
from hyakki.core.errors import BadContent
from hyakki.games.shadow_tactics import game
from hyakki.games.shadow_tactics.catalog.ids import NINJAS
from hyakki.games.shadow_tactics.scenes.ninjas import OF_NINJA
from hyakki.games.shadow_tactics.scenes.position import AT, OF_SEAT, OF_THE_PILES, TABLE
from hyakki.games.shadow_tactics.state import ShadowState

Facts = dict[str, Any]


def laid(seed: int = 1, **given: Any) -> ShadowState:
    return game.position(given, Chance.seeded(seed))


def facts(s: ShadowState, *names: str) -> list[Any]:
    return [game.fact(s, name) for name in names]


# What is said is so

SAID: dict[str, tuple[Facts, Facts]] = {
    "guards": (
        {"guards": {"Y4": ["S2i", "o5O Alerted"], "Y1": ["A3i stunned"]}},
        {"guards.Y4": ("S2i", "O5o alerted"), "alerted": ("Y4-5",), "stunned": ("Y1-3",)},
    ),
    "a tower": (
        {"mission": "M4", "guards": {"Y12": ["S@B24"]}},
        {"guards.Y12": ("S@B24",), "focus": "B24", "watchers.B24": ("Y12-t",)},
    ),
    "bodies by post": ({"bodies": ["Y4-1", "Y4-1", "Y8"]}, {"bodies.Y4": 2, "bodies.Y8": 1}),
    "bodies by yard": ({"bodies": {"Y4": 2}}, {"bodies.Y4": 2}),
    "a gate": (
        {"mission": "M3", "gates": {"C1": "open"}},
        {"gates.C1": "open", "keys.C1": "none", "colour.J8": "white"},
    ),
    "a key": ({"mission": "M3", "keys": {"C1": "J9"}}, {"gates.C1": "closed", "keys.C1": "J9"}),
    "boulders": ({"boulders": ["Y4|B8"]}, {"boulders": ("Y4|B8",), "beside.B8": ("Y2",)}),
    "snow": ({"footprints": {"J7": 2}}, {"footprints.J7": 2}),
    "night": ({"lights": {"J7": "lit"}}, {"lights.J7": "lit", "lights.J5": "light"}),
    "civilians": ({"guards": {"Y4": ["F2i", "H5o"]}}, {"guards.Y4": ("F2i", "H5o")}),
    "coins": ({"coins": {"J5": 3}, "pool": 4}, {"coins.J5": 3, "coins": ("J5 3",), "pool": 4, "coins_on.L1": 1}),
    "tokens": ({"green": ["B4", "B4"], "blue": ["B8"]}, {"green": ("B4", "B4"), "blue": ("B8",)}),
    "counters": (
        {"noise": 2, "alarm": "half", "time": 5, "round": 3, "searching": True, "power_used": True},
        {"noise": 2, "alarm": "half", "time": 5, "round": 3, "searching": True, "power_used": True},
    ),
    "time by round": ({"round": 4}, {"time": 9}),
    "orders": (
        {"at": "orders", "hand": ["OC1", "OC5"], "active": ["OC3"], "tapped": ["OC7"], "discard": ["OC9"]},
        {"hand": ("OC1", "OC5"), "active": ("OC3",), "tapped": ("OC7",), "discard": ("OC9",), "deck_size": 13},
    ),
    "a small deck": ({"deck": ["OC9", "OC1"], "deck_size": 2}, {"deck": ("OC9", "OC1"), "deck_size": 2}),
    "a card under way": ({"at": "orders", "playing": "OC9"}, {"hand": (), "deck_size": 17}),
    "a bought order": ({"at": "orders", "hand": ["PO2", "QO1"]}, {"hand": ("PO2", "QO1"), "deck_size": 18}),
    "a mission under way": (
        {"mission": "M5", "poisoned": "Y13", "figure_dead": True},
        {"poisoned": "Y13", "figure_dead": True, "blue": (), "figure": "none"},
    ),
    "documents that lie": (
        {"mission": "M3", "documents_at": "Y8-2"},
        {"documents": True, "documents_at": "Y8-2"},
    ),
    "the bell": ({"mission": "M4", "rescued": 2, "rung": True}, {"rescued": 2, "rung": True}),
    "the Daimyo's quest": (
        {"quest": "DQ1", "markers": 3, "quest_done": False, "deployed": 9},
        {"quest": "DQ1", "markers": 3, "quest_done": False, "deployed": 9},
    ),
    "a ninja by name": ({"Hayato": {"bush": "B4"}}, {"HAY.bush": "B4", "Hayato.seat": "B"}),
    "a programme": (
        {
            "at": "orders",
            "HAY": {"programme": ["HAY-1", "HAY-Mw"], "slot": 4, "shown": ["first"], "changed": ["second"]},
        },
        {"HAY.programme": ("HAY-1", "HAY-Mw"), "HAY.slot": 4, "HAY.count": 2, "HAY.marks": ("shown", "changed")},
    ),
    "free slots": (
        {"HAY": {"programme": ["HAY-1"]}, "YUK": {"programme": ["YUK-1"], "slot": 1}},
        {"HAY.slot": 2, "YUK.slot": 1},
    ),
    "a hand": (
        {"TAK": {"hand": ["TAK-1"], "programme": ["TAK-5"]}},
        {"TAK.hand": ("TAK-1",), "TAK.programme": ("TAK-5",)},
    ),
    "used cards": ({"TAK": {"used": ["TAK-1", "TAK-My"]}}, {"TAK.used": ("TAK-1", "TAK-My")}),
    "a reward": ({"HAY": {"cards": ["HAY-R1"], "hand": ["HAY-R1"]}}, {"HAY.hand": ("HAY-R1",)}),
    "flipped cards": (
        {"MUG": {"flipped": ["MUG-H3", "MUG-H4"]}},
        {"MUG.flipped": ("MUG-H3", "MUG-H4"), "MUG.damage": 2, "MUG.penalties": ("P1",)},
    ),
    "a longer row": (
        {"TAK": {"health": ["TAK-H1", "TAK-H2"], "damage": 1}},
        {"TAK.health": ("TAK-H1", "TAK-H2"), "TAK.flipped": ("TAK-H2",)},
    ),
    "tokens of a ninja": (
        {"HAY": {"jutsu": 2, "spent": 1, "lost": 1, "dropped": True, "found": True}},
        {"HAY.jutsu": 2, "HAY.spent": 1, "HAY.lost": 1, "HAY.dropped": True, "HAY.found": True},
    ),
    "purchases": (
        {"HAY": {"items": ["NP4", "NP11", "NP12"]}},
        {"HAY.items": ("NP4", "NP11", "NP12"), "HAY.health": ("HAY-H1", "HAY-H2", "HAY-H3", "VEST-H"), "HAY.jutsu": 2},
    ),
    "a side quest": (
        {"HAY": {"quest": "HQ1", "markers": 2, "completed": False, "executed": 5, "failed": 1, "kills": 2}},
        {"HAY.quest": "HQ1", "HAY.markers": 2, "HAY.executed": 5, "HAY.failed": 1, "HAY.kills": 2},
    ),
    "another Daimyo": (
        {"seats": 2, "daimyo": "B", "A": {"ninjas": ["TAK", "AIK", "HAY"]}},
        {"daimyo": "B", "A.ninjas": ("HAY", "AIK", "TAK"), "A.role": "ninjas", "B.role": "daimyo", "threshold": 3},
    ),
    "readiness": ({"at": "programming", "C": {"ready": True}}, {"B.ready": False, "C.ready": True}),
}


@pytest.mark.rule("ST-043", "ST-R05", "ST-R100")
@pytest.mark.parametrize("given, true", SAID.values(), ids=SAID.keys())
def test_what_is_said_is_so(given: Facts, true: Facts) -> None:
    s = laid(**given)
    assert dict(zip(true, facts(s, *true), strict=True)) == true


def test_everything_that_can_be_said_is_said_above() -> None:
    said = {key for given, _ in SAID.values() for key in given}
    assert sorted(key for key in (*TABLE, *OF_THE_PILES) if key not in said) == ["documents"]
    people = [about for given, _ in SAID.values() for key, about in given.items() if key in (*NINJAS, "Hayato")]
    assert {key for about in people for key in about} | {"seat", "carries"} == {*OF_NINJA}
    assert OF_SEAT == ("ninjas", "ready", "confirmed")


# What is not said is any legal filling


def test_who_is_not_named_is_any_other_ninja_on_any_entry_tile() -> None:
    teams: set[tuple[str, ...]] = set()
    bushes: set[str] = set()
    for seed in range(30):
        s = laid(seed, YUK={"bush": "B4"})
        assert facts(s, "YUK.seat", "threshold") == ["B", 3]
        teams.add(tuple(sorted(game.fact(s, "team"))))
        bushes.update(game.fact(s, f"{name}.bush") for name in game.fact(s, "team") if name != "YUK")
    assert len(teams) > 3
    assert bushes == {"B1", "B7", "B13"}


def test_the_hand_is_full_where_orders_are_still_to_come() -> None:
    for at, count in (("programming", 3), ("round", 3), ("orders", 3), ("execution", 0), ("refresh", 0)):
        assert facts(laid(at=at), "hand_size", "deck_size") == [count, 18 - count], at
    assert facts(laid(at="orders", active=["OC3"]), "hand_size", "deck_size") == [0, 17]
    assert game.fact(laid(at="programming", hand=5), "hand_size") == 5
    hands = {tuple(game.fact(laid(seed, at="orders"), "hand")) for seed in range(10)}
    assert len(hands) > 3


def test_a_token_that_is_carried_or_rescued_is_not_on_the_board() -> None:
    assert len(game.fact(laid(YUK={"carries": True}), "green")) == 1
    assert len(game.fact(laid(mission="M4", rescued=1, YUK={"carries": True}), "green")) == 1
    assert facts(laid(mission="M3", YUK={"carries": True}), "documents", "documents_at") == [True, "none"]


def test_four_ninjas_need_five_seats_unless_it_is_said() -> None:
    four: Facts = {name: {} for name in NINJAS[:4]}
    assert laid(**four).seats == 5
    s = laid(seats=3, **four)
    assert facts(s, "B.ninjas", "C.ninjas") == [("HAY", "MUG"), ("YUK", "AIK")]


def test_scenes_are_played_with_the_numbers_as_written() -> None:
    assert laid().rules.content == "as-written"
    assert laid(options={"set": "tuned"}).rules.content == "tuned"


# Then the game goes on


def asked(s: ShadowState) -> list[tuple[int, str]]:
    return [(ask.seat, ask.kind) for ask in s.asks]


def test_after_its_phase_the_game_goes_on() -> None:
    s = laid(at="execution", noise=1, guards={"Y1": ["S0i"]})
    advance(s)
    assert (asked(s), s.noise, s.round) == ([(0, "rest")], 1, 1)
    (ask,) = s.asks
    give(s, ask, s.stack[-1].default(s, ask))
    assert (s.noise, s.round, s.time) == (0, 2, 11)
    assert asked(s)[0] == (1, "programme")


def test_every_beginning_leads_to_a_question() -> None:
    for at in AT:
        s = laid(at=at)
        advance(s)
        assert s.asks, at


def test_a_refresh_phase_may_begin_in_the_middle() -> None:
    s = laid(at="alarm", noise=3, guards={"Y1": ["S0i stunned"]})
    advance(s)
    assert facts(s, "alarm", "noise", "stunned", "hand_size", "round") == ["full", 0, ("Y1-0",), 0, 2]


def test_set_up_may_begin_in_the_middle() -> None:
    s = laid(at="deploy", guards={"Y1": ["S0i"], "Y4": ["O2i"]})
    advance(s)
    assert (asked(s), game.fact(s, "reserve")) == ([(0, "post")], ("S",) * 11 + ("O",))
    s = laid(at="enter", guards="sample", HAY={"bush": "B1"})
    advance(s)
    assert (asked(s), game.fact(s, "hand_size"), game.fact(s, "phase")) == ([(2, "enter")], 3, "set-up")
    s = laid(at="pick", HAY={"seat": "C"})
    advance(s)
    assert asked(s) == [(1, "pick")]


# What is wrong is named

WRONG: dict[str, tuple[Facts, str, str]] = {
    "an unknown key": ({"gards": {}}, "given.gards", "unknown; choose one of the ninjas HAY"),
    "an unknown key of a ninja": ({"HAY": {"bsh": "B4"}}, "given.HAY.bsh", "unknown; choose one of seat, bush"),
    "an unknown key of a seat": ({"B": {"hand": 1}}, "given.B.hand", "unknown; choose one of ninjas"),
    "no such mission": ({"mission": "M9"}, "given.mission", "'M9' is not one of M1"),
    "no such option": ({"options": {"fog": True}}, "given.options: option fog", "unknown"),
    "no such phase": ({"at": "dusk"}, "given.at", "'dusk' is not one of start"),
    "no such seat": ({"seats": 3, "D": {"ready": True}}, "given.D", "there are 3"),
    "no such yard": ({"guards": {"Y99": ["S2i"]}}, "given.guards.Y99", "there is no yard 'Y99'"),
    "no such guard": ({"guards": {"Y4": ["Q2i"]}}, "given.guards.Y4[1]", "is not a guard such as"),
    "no such stance": ({"guards": {"Y4": ["S7i"]}}, "given.guards.Y4[1]", "is not how a guard can stand"),
    "a hostage on an entry tile": (
        {"mission": "M4", "HAY": {"bush": "B4", "carries": True}},
        "given.HAY.bush",
        "a hostage carried there is rescued (ST-486)",
    ),
    "all hostages rescued": ({"mission": "M4", "rescued": 3}, "given.rescued", "3 is not from 0 to 2"),
    "a post that is taken": ({"guards": {"Y4": ["S2i", "S3i"]}}, "given.guards.Y4[2]", "no free post (ST-028)"),
    "too many figures": (
        {"guards": {"Y1": ["D0i"], "Y4": ["D0i"]}},
        "given.guards.Y4[1]",
        "all figures D are on the board (ST-173)",
    ),
    "a focus elsewhere": ({"mission": "M4", "guards": {"Y12": ["S@B1"]}}, "given.guards.Y12[1]", "(ST-350)"),
    "an alerted civilian": ({"guards": {"Y4": ["H2i alerted"]}}, "given.guards.Y4[1]", "cannot be alerted"),
    "a corner behind a wall": ({"mission": "M3", "bodies": ["Y7-1"]}, "given.bodies[1]", "is not a corner of Y7"),
    "no such gate": ({"gates": {"C1": "open"}}, "given.gates.C1", "this map has no gates"),
    "a key of an open gate": (
        {"mission": "M3", "gates": {"C1": "open"}, "keys": {"C1": "J4"}},
        "given.keys.C1",
        "its key is gone",
    ),
    "no such edge": ({"boulders": ["Y4|B1"]}, "given.boulders[1]", "share no edge"),
    "a word for a number": ({"noise": "much"}, "given.noise", "'much' is not a number"),
    "a number for a flag": ({"searching": 1}, "given.searching", "1 is not true or false"),
    "no such order": ({"hand": ["OC99"]}, "given.hand[1]", "there is no order 'OC99'"),
    "too many copies": ({"hand": ["OC9", "OC9"]}, "given.hand[2]", "there are only 1 of OC9"),
    "an order of the figure": ({"hand": ["DD1"]}, "given.hand[1]", "there are only 0 of DD1"),
    "too large a deck": ({"deck_size": 40}, "given.deck_size", "40 is not from 0 to 18"),
    "another's card": ({"HAY": {"programme": ["YUK-1"]}}, "given.HAY.programme[1]", "no card of HAY (ST-011)"),
    "three cards": ({"HAY": {"programme": ["HAY-1", "HAY-2", "HAY-3"]}}, "given.HAY.programme", "(ST-035)"),
    "a card in two places": (
        {"HAY": {"programme": ["HAY-1"], "used": ["HAY-1"]}},
        "given.HAY.programme",
        "HAY-1 is said to be elsewhere too: used",
    ),
    "a slot twice": (
        {"HAY": {"programme": ["HAY-1"], "slot": 1}, "YUK": {"programme": ["YUK-1"], "slot": 1}},
        "given.YUK.slot",
        "(ST-R05)",
    ),
    "a card that is not there is shown": ({"HAY": {"shown": ["first"]}}, "given.HAY.shown[1]", "no such card"),
    "flipped from the left": ({"MUG": {"flipped": ["MUG-H1"]}}, "given.MUG.flipped", "(ST-270)"),
    "too much damage": ({"TAK": {"damage": 2}}, "given.TAK.damage", "2 is not from 0 to 1"),
    "another's quest": ({"HAY": {"quest": "YQ1"}}, "given.HAY.quest", "no quest of HAY"),
    "a ninja's quest": ({"quest": "HQ1"}, "given.quest", "no quest of the Daimyo"),
    "too many ninjas": ({"seats": 4, **{name: {} for name in NINJAS}}, "given", "3 ninjas are in play, not 5"),
    "the Daimyo's ninja": ({"HAY": {"seat": "A"}}, "given.HAY.seat", "A is the Daimyo"),
    "a seat with too many": ({"HAY": {"seat": "B"}, "YUK": {"seat": "B"}}, "given.YUK.seat", "runs no more ninjas"),
    "things before the start": ({"at": "start", "noise": 1}, "given.noise", "nothing has happened yet"),
    "who has picked": ({"at": "pick", "HAY": {}}, "given.HAY.seat", "is missing"),
}


@pytest.mark.rule("ST-486")
def test_who_carries_a_hostage_is_not_on_an_entry_tile_unsaid() -> None:
    s = laid(mission="M4", HAY={"carries": True})
    assert s.ninjas[0].bush not in s.kit.layout.entries


@pytest.mark.parametrize("given, where, what", WRONG.values(), ids=WRONG.keys())
def test_what_is_wrong_is_named(given: Facts, where: str, what: str) -> None:
    with pytest.raises(BadContent) as caught:
        laid(**given)
    assert (caught.value.where, what in caught.value.what) == (where, True), str(caught.value)
