"""Positions as scenes say them: what is said is so, what is not said is legal, what cannot be is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.engine import advance
from hyakki.core.errors import BadContent
from hyakki.core.events import viewers
from hyakki.core.facts import agrees
from hyakki.games.kaidan import game
from hyakki.games.kaidan.people import kind_of
from hyakki.games.kaidan.scenes.facts import fact
from hyakki.games.kaidan.state import KaidanState


def lay(seed: int = 1, **given: Any) -> KaidanState:
    return game.position(given, Chance.seeded(seed))


HOUSE: dict[str, Any] = {"rooms": {"3-3": "H16", "3-5": "H09 180", "9-9": "G03"}}

SAID: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"rooms": {"3-3": "H16 90"}}, {"room.4-4": "H16 90", "room.3-3": "H16"}),
    ({"turn": 7, "first": "B"}, {"turn": 7, "first": "B", "active": "A", "phase": "pg"}),
    ({"at": "entities"}, {"phase": "entity", "active": "none", "A.pa": 0, "A.pm": 0}),
    ({"at": "preparation", "turn": 5}, {"turn": 4, "phase": "preparation"}),
    ({"active": "B", "first": "A"}, {"A.pa": 0, "B.pa": 3}),
    ({"tokens": {"3-3": "hiding 2", "4-3": "exploration"}}, {"token.3-3": "hiding 2", "token.4-3": "exploration"}),
    ({"tokens": {"3-3": "unfilled"}}, {"token.3-3": "none", "filled.3-3": False, "token.4-3": "explored"}),
    ({"darkness": {"3-5": 5, "1-1": 2}}, {"darkness.4-6": 5, "darkness.1-2": 2}),
    ({"doors": {"3-4|3-5": 5, "4-4|5-4": "open"}}, {"doors": ["3-4|3-5 5", "4-4|5-4 open"]}),
    ({"ofuda_doors": ["3-4|3-5"]}, {"ofuda_doors": ["3-4|3-5"]}),
    (
        {"entities": {"2": "EN-JI 1-1", "1": "? 1-3 alerted"}},
        {"entities.2": "EN-JI 1-1", "entities.1": "? 1-3 alerted"},
    ),
    ({"entities": {"3": {"is": "EN-KU", "at": "1-1", "raging": 1}}}, {"entities.3.force": 5, "entities.3.fear": 6}),
    ({"entities": {"2": "EN-JI 1-1"}, "stolen": {"2": ["OB05"]}}, {"entities.2.stolen": ["OB05"]}),
    ({"A": {"wounds": 2, "noise": 4, "pa": 1, "pm": 0}}, {"A.wounds": 2, "A.noise": 4, "A.pa": 1, "A.pm": 0}),
    ({"A": {"pg": "PC1", "wounds": 2}}, {"A.pg": "PC1", "A.nerves": 4, "A.force": 4}),
    ({"A": {"cards": ["OB05", "EX01"]}}, {"A.cards": ["EX01", "OB05"], "A.size": 2}),
    ({"seats": 4, "A": {"cards": ["OB12+1"]}}, {"A.cards": ["OB12+1"]}),
    ({"A": {"worn": "MK03"}}, {"A.worn": "MK03", "A.cards": ["MK03"]}),
    ({"A": {"status": "M N M M M"}}, {"A.status": "MNMMM", "B.status": ["N", "M", "M", "M", "M"]}),
    ({"seats": 3, "possessed": "B"}, {"possessed": "B", "B.possessed": True, "A.possessed": False}),
    ({"seats": 3, "B": {"possessed": True}}, {"possessed": "B"}),
    ({"A": {"at": "3-3", "hidden": True}, "tokens": {"3-3": "hiding 3"}}, {"A.hidden": 3}),
    ({"A": {"at": "3-3", "hidden": True}}, {"A.hidden": 0}),
    ({"A": {"at": "3-4", "hidden": True}, "laid": {"3-4": "hiding 2"}}, {"A.hidden": 2, "token.3-4": "hiding 2"}),
    ({"entities": {"1": "? 1-3 alerted"}}, {"alerted": ["1"]}),
    ({"entities": {"1": "? 1-3 alerted"}}, {"alerted": [1]}),
    ({"A": {"exhausted": True, "condemned": 1}}, {"A.exhausted": True, "A.condemned": 1}),
    ({"C": {"died": 1, "grave": "3-3", "killer": "B", "cards": ["OB09"]}}, {"loot.3-3": ["OB09"], "C.killer": "B"}),
    ({"first": "B", "C": {"died": 1, "grave": "3-3"}}, {"corpses": ["3-3"], "decider": "C", "C.alive": False}),
    ({"B": {"escaped": True}}, {"B.escaped": True, "living": ["A"], "escaped": ["B"]}),
    (
        {"C": {"died": 1, "grave": "3-3"}, "onryo": {"C": {"at": "3-3", "tokens": ["T26", "T21"]}}},
        {"onryo.C.at": "3-3", "C.tokens": ["T21", "T26"], "door_bag_size": 25},
    ),
    ({"keys": ["silver", "bronze"]}, {"unlocked": True, "found": ["silver", "bronze"]}),
    ({"found": ["universal"]}, {"found": ["universal"]}),
    ({"A": {"cards": ["OB04"]}}, {"found": ["universal"]}),
    ({"flames": ["3-3"], "arsonist": "B", "oil": "4-4"}, {"flames": ["3-3"], "arsonist": "B", "oil": "4-4"}),
    ({"objects": ["OB09", "OB10"]}, {"objects": ["OB09", "OB10"], "objects[1]": "OB09"}),
    ({"events": ["EV03", "EV17"], "event_deck_size": 5}, {"events": ["EV01", "EV17"], "events_size": 5}),
    ({"house": ["H15"], "garden": ["G06"]}, {"house": ["H15"], "garden": ["G06"]}),
    ({"entity_deck": ["EN-GO"], "lost_house": ["LP3"]}, {"entity_deck": ["EN-GO"], "lost_house": ["LP3"]}),
    ({"door_bag": ["T21"]}, {"door_bag": ["T21"], "tokens_out": 26}),
    ({"map_bag": ["corpse", "hiding 3"]}, {"map_bag": ["corpse", "hiding 3"]}),
    ({"discards": {"objects": ["OB09"]}}, {"objects_discard": ["OB09"]}),
    ({"lasting": ["EV10"], "darkness": {"3-3": 3}}, {"lasting": ["EV10"], "darkness.3-3": 4}),
    ({"curses": ["CR6"], "well": True}, {"curses": ["CR6"], "well": True}),
    ({"A": {"points": 3}, "B": {"used": ["run"]}}, {"A.points": 3, "B.used": ["run"]}),
]


@pytest.mark.rule("KA-024", "KA-180")
@pytest.mark.parametrize("given, facts", SAID, ids=lambda case: str(case)[:60])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_said_is_so(given: dict[str, Any], facts: dict[str, Any], seed: int) -> None:
    s = lay(seed, **(HOUSE | given))
    for name, said in facts.items():
        whole, _, place = name.partition("[")
        true = fact(s, whole)
        assert agrees(said, true[int(place[:-1]) - 1] if place else true), f"{name}: {true}"


def test_a_chase_under_way() -> None:
    s = lay(
        **HOUSE,
        A={"at": "4-4"},
        entities={"2": "EN-JI 4-3"},
        chase={"hunter": 2, "hunted": "A", "round": 3, "fled": True},
    )
    advance(s)
    assert (s.round, s.hunter, s.hunted, s.fled) == (3, 1, 0, True)
    assert [(ask.seat, ask.kind) for ask in s.asks] == [(0, "chase")]


CHASE_PARTS = {"attack": "react", "hiding test": "roll", "fate": "guess", "last chance": "last-chance"}


@pytest.mark.parametrize("at, asked", CHASE_PARTS.items())
def test_a_chase_may_be_given_in_any_part(at: str, asked: str) -> None:
    s = lay(**HOUSE, at=at, A={"at": "4-4"}, entities={"2": "EN-JI 4-3"}, chase={"hunter": 2})
    while True:
        advance(s)
        if not s.asks or not s.asks[0].kind.startswith("window-"):
            break
        step = s.stack[-1]
        outcome = step.outcome(s, {ask.seat: step.default(s, ask) for ask in s.asks})
        assert outcome is not None
        step.close(s, outcome)
    assert [ask.kind for ask in s.asks] == [asked]


@pytest.mark.rule("KA-015", "KA-020", "KA-021", "KA-R27")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_of_the_box_is_somewhere(seats: int) -> None:
    s = lay(seats=seats, **HOUSE, A={"cards": ["OB05", "EX01"]}, entities={"1": "EN-YU 1-1"}, darkness={"3-3": 3})
    cards = [card for deck in s.objects for card in deck] + [kind_of(c) for secret in s.secrets for c in secret.cards]
    assert Counter(cards) == Counter(card for deck in s.kit.object_decks(seats) for card in deck)
    tiles = [tile for pile in s.tiles for tile in pile] + [code >> 2 for code in s.rooms if code >= 0]
    assert sorted(tiles + s.set_aside[:3]) == list(range(28))
    assert sorted([*s.darkness, s.set_aside[3]]) == sorted(s.rules.board.darkness)
    assert Counter([*s.entity_deck, 0]) == Counter(s.kit.entity_deck)
    assert sorted(s.door_bag) == sorted(s.kit.bag)


def test_pgs_of_whom_nothing_is_said_are_out_of_sight() -> None:
    for seed in range(20):
        s = lay(seed, seats=5, **HOUSE, A={"at": "4-4"}, entities={"2": "EN-YU 4-3"})
        cells = [pg.cell for pg in s.pgs]
        assert len(set(cells)) == 5
        assert all(s.board.covered(cell) for cell in cells)
        assert not any(s.sees(s.figures[1].cell, cell) for cell in cells[1:])


@pytest.mark.rule("KA-004", "KA-006", "KA-007", "KA-R27")
@pytest.mark.parametrize("seed", range(12))
def test_tiles_that_are_named_in_a_pile_are_never_those_that_were_removed(seed: int) -> None:
    house = [f"H{number:02}" for number in range(5, 14)]
    both, garden = ["X02", "X03", "X04", "X05"], ["G02", "G03", "G04", "G05"]
    s = lay(seed, rooms={"3-3": "H16"}, house=house, both=both, garden=garden)
    for name, named in (("house", house), ("both", both), ("garden", garden)):
        assert agrees(named, fact(s, name)), name


@pytest.mark.rule("KA-R70", "KA-037")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("at, pile", [("1-1", "H"), ("8-4", "X"), ("10-1", "G")])
def test_a_pg_is_in_a_room_even_if_none_is_named_there(seed: int, at: str, pile: str) -> None:
    s = lay(seed, **HOUSE, A={"at": at}, house=["H10", "H11"], both=["X04"], garden=["G04"])
    assert fact(s, "A.at") == at
    assert str(fact(s, f"room.{at}")[0]).startswith(pile)
    assert agrees(["H10", "H11"], fact(s, "house")) and agrees(["G04"], fact(s, "garden"))


def test_what_is_not_said_varies() -> None:
    assert len({lay(seed, **HOUSE).pgs[0].character for seed in range(20)}) == 5


@pytest.mark.parametrize("given", [given for given, _ in SAID], ids=lambda case: str(case)[:60])
def test_nobody_remembers_of_a_position_what_is_not_so(given: dict[str, Any]) -> None:
    s = lay(**(HOUSE | given))
    for viewer in viewers(s.seats):
        memory = game.memory(viewer, s.seats)
        game.remembered(s, memory)
        assert memory.misfit(s) is None, viewer


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"fog": 1}, "given.fog", "unknown"),
    ({"seats": 6}, "given.seats", "6 is not from 2 to 5"),
    ({"seats": 2, "D": {}}, "given.D", "there is no such seat"),
    ({"options": {"set": "hard"}}, "given.options", "not one of"),
    ({"options": "tuned"}, "given.options", "'tuned' is not a table"),
    ({"at": "dusk"}, "given.at", "'dusk' is not one of start"),
    ({"at": "start"}, "given.rooms", "nothing has happened yet"),
    ({"turn": "three"}, "given.turn", "'three' is not a number"),
    ({"phase": "night"}, "given.phase", "'night' is not one of preparation"),
    ({"first": "D"}, "given.first", "there is no seat 'D'"),
    ({"first": "C", "C": {"died": 1, "grave": "3-3"}}, "given.first", "C is no living PG"),
    ({"rooms": ["H16"]}, "given.rooms", "is not a table"),
    ({"rooms": {f"9-{2 * n - 3}": f"G0{n}" for n in range(2, 7)}}, "given.rooms.9-9", "is out of the game"),
    ({"rooms": {"3-3": "H99"}}, "given.rooms.3-3", "there is no tile 'H99'"),
    ({"rooms": {"3-11": "H16"}}, "given.rooms.3-11", "is not a cell"),
    ({"rooms": {"3-3": "H16 45"}}, "given.rooms.3-3", "'45' is not 0, 90, 180 or 270"),
    ({"rooms": {"3-3": "G01"}}, "given.rooms.3-3", "is not in that area (KA-037)"),
    ({"rooms": {"7-3": "X01 90"}}, "given.rooms.7-3", "never turns"),
    ({"rooms": {"3-3": "H16", "4-4": "H09"}}, "given.rooms.4-4", "another Room lies there"),
    ({"rooms": {"3-3": "H16", "5-3": "H16"}}, "given.rooms.5-3", "H16 lies somewhere else"),
    ({"tokens": {"3-3": "gold"}}, "given.tokens.3-3", "'gold' is not one of none, exploration"),
    ({"darkness": {"3-3": 5, "5-5": 5}}, "given.darkness.5-5", "no darkness token 5 is left"),
    ({"doors": {"3-4|4-5": 5}}, "given.doors.3-4|4-5", "is not two adjacent cells"),
    ({"doors": {"3-4|3-5": "shut"}}, "given.doors.3-4|3-5", "'shut' is not a number"),
    ({"entities": {"7": "? 1-1"}}, "given.entities.7", "'7' is not a standee"),
    ({"entities": {"1": "EN-XX 1-1"}}, "given.entities.1.is", "there is no entity 'EN-XX'"),
    ({"entities": {"1": "EN-YU"}}, "given.entities.1.at", "is not a cell"),
    ({"entities": {"1": "EN-YU 1-1 angry"}}, "given.entities.1", "is not an entity and its cell"),
    ({"entities": {"1": "EN-GO 1-1", "2": "EN-GO 1-2"}}, "given.entities.2.is", "only 1 of them"),
    ({"entities": {"1": "? 3-3"}, "A": {"at": "3-3"}}, "given.entities", "A is on 3-3 (KA-076)"),
    ({"A": {"at": "3-3"}, "B": {"at": "3-3"}}, "given.B.at", "A is on 3-3 (KA-076)"),
    (
        {"rooms": {"9-3": "G03", "9-5": "G04", "9-7": "G05", "9-9": "G06"}, "A": {"at": "9-1"}},
        "given.A.at",
        "no Room lies at 9-1",
    ),
    ({"A": {"luck": 3}}, "given.A.luck", "unknown; choose one of pg, at"),
    ({"A": {"noise": 7}}, "given.A.noise", "7 is not from 0 to 6"),
    ({"A": {"exhausted": 1}}, "given.A.exhausted", "1 is not true or false"),
    ({"A": {"pg": "PC1"}, "B": {"pg": "PC1"}}, "given.B.pg", "another player has this PG (KA-024)"),
    ({"A": {"cards": ["OB99"]}}, "given.A.cards[1]", "there is no object 'OB99'"),
    ({"A": {"cards": ["OB09", "OB16"]}}, "given.A.cards[2]", "there is no OB16 left with 2 seats (KA-015)"),
    ({"A": {"cards": ["OB09"]}, "B": {"cards": ["OB09"]}}, "given.B.cards[1]", "there is no OB09 left"),
    ({"A": {"cards": ["OB09+1"]}}, "given.A.cards[1]", "cannot have been used so often"),
    ({"A": {"worn": "OB15"}}, "given.A.worn", "OB15 is no Mask"),
    ({"A": {"status": "NMX"}}, "given.A.status[3]", "'X' is not one of"),
    ({"A": {"status": "NMM"}}, "given.A.status", "a status pile has five cards, not 3"),
    ({"A": {"died": 1}}, "given.A.grave", "must say on which cell"),
    ({"B": {"died": 1, "grave": "3-3", "at": "4-4"}}, "given.B.at", "is not on the map"),
    ({"possessed": "A"}, "given.possessed", "there is no Hyoirei in this game (KA-R05)"),
    ({"objects": ["EX01"]}, "given.objects[1]", "there is no EX01 left in this pile"),
    ({"door_bag": ["T26", "T27", "T26"]}, "given.door_bag[3]", "is not in the bag"),
    ({"event_deck_size": 25}, "given.event_deck_size", "25 is not from 0 to 24"),
    ({"at": "chase"}, "given.chase", "must say who hunts whom"),
    ({"chase": {"hunted": "A"}}, "given.chase.hunter", "is missing"),
    ({"chase": {"hunter": 2}}, "given.chase.hunter", "is no enemy on the map"),
    ({"onryo": {"B": {"at": "3-3"}}}, "given.B.died", "must say in which Turn"),
    ({"found": ["copper"]}, "given.found[1]", "'copper' is not one of silver"),
    ({"found": ["silver"], "A": {"cards": []}, "B": {"cards": []}}, "given.found", "who has the key?"),
    ({"loot": [{"at": "3-3"}]}, "given.loot[1].cards", "is missing"),
    (
        {"loot": [{"at": "3-3", "cards": ["OB15"]}, {"at": "3-3", "cards": ["OB09"]}]},
        "given.loot[2]",
        "there is such an inventory token already",
    ),
    ({"ring": "3-3"}, "given.ring", "is not a cell and a level"),
]


@pytest.mark.parametrize("given, where, what", WRONG, ids=lambda case: str(case)[:60])
def test_what_cannot_be_is_refused_with_its_place(given: dict[str, Any], where: str, what: str) -> None:
    with pytest.raises(BadContent) as error:
        lay(**(HOUSE | given))
    assert error.value.where.startswith(where)
    assert what in error.value.what


@pytest.mark.parametrize(
    "name, what",
    [
        ("A.luck", "there is no such fact of a seat; choose one of pg"),
        ("Z.at", "there is no seat 'Z'"),
        ("weather", "there is no such fact; choose one of turn"),
        ("entities.7", "'7' is not a standee"),
        ("entities.1.mood", "there is no such fact of an entity"),
        ("room.0-3", "is not a cell"),
        ("edge.3-4", "is not two adjacent cells"),
    ],
)
def test_facts_that_are_none_say_so(name: str, what: str) -> None:
    with pytest.raises(BadContent, match=r".") as error:
        fact(lay(**HOUSE), name)
    assert what in error.value.what


def test_facts_of_places() -> None:
    s = lay(**HOUSE, A={"at": "4-4"}, B={"at": "9-9"}, entities={"2": "? 5-3"})
    assert fact(s, "edge.3-3|3-4") == "interior door"
    assert fact(s, "edge.1-2|1-3") == "spectral wall"
    assert fact(s, "edge.4-4|5-4") == "exterior door"
    assert fact(s, "on.4-4") == "A" and fact(s, "on.5-3") == "2" and fact(s, "on.1-1") == "none"
    assert agrees(["3-3", "3-4", "4-3"], fact(s, "sight.4-4"))
    assert fact(s, "distance.1-1 3-4") == 5
    assert fact(s, "steps.5-3 5-4") == 1
    assert agrees([], fact(s, "A.sees"))
    assert agrees("none", fact(s, "loot.4-4")) and agrees([], fact(s, "loot.4-4"))
    assert fact(s, "darkness.1-9") != "face down" and fact(s, "darkness.1-1") == "face down"


@pytest.mark.rule("KA-180")
def test_where_the_dead_and_the_escaped_were_may_be_said() -> None:
    table = {"rooms": {"3-3": "H10"}, "B": {"at": "3-3", "died": 1}, "C": {"at": "3-4", "escaped": True}}
    s = game.position(table, Chance.seeded(1))
    assert [game.fact(s, name) for name in ("B.at", "B.grave", "C.at")] == ["none", "3-3", "none"]
