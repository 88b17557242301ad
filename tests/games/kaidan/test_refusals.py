"""Where two rules forbid the same answer, the refusal names the more specific one: what is the matter with this thing
now comes before what holds for things of its kind."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from hyakki.core.chance import Chance
from hyakki.core.errors import AgainstRules, Malformed
from hyakki.core.menu import Option
from hyakki.core.rulebook import Rulebook
from hyakki.core.table import Table
from hyakki.games.kaidan import game, options
from hyakki.games.kaidan.options import OCCASIONS
from hyakki.games.kaidan.state import KaidanState
from tests.games.kaidan.hunting import Hunt

HOUSE: dict[str, Any] = {"rooms": {"3-3": "H10", "9-9": "G03"}, "B": {"pg": "PC4", "at": "9-9"}, "first": "B"}
"""A stands in H10, all of its cells open to each other, doors on 3-3, 3-4 and 4-4; B in the garden."""
BESIDE_A = {"pg": "PC4", "at": "3-4"}
LOCKED = {**HOUSE["rooms"], "3-5": "H02"}
HUNTED: dict[str, Any] = {**HOUSE, "at": "chase", "chase": {"hunter": "2"}, "entities": {"2": "EN-YU 3-4"}}


def jin(at: str = "3-3", **more: Any) -> dict[str, Any]:
    return {"A": {"pg": "PC1", "at": at, **more}}


FLEEING = HUNTED | jin()


class Pair(NamedTuple):
    """In this position, after these answers, `answer` is refused by `rule` and not by the more general one."""

    given: dict[str, Any]
    answer: str
    rule: str
    general: str
    before: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    stops: tuple[str, ...] = ()
    """Questions that do not pass by themselves."""
    seat: str = "A"


PAIRS = {
    # In one's Activation
    "run, once in this Turn already": Pair(HOUSE | jin(used=["run"]), "run", "KA-134", "KA-136"),
    "examine what was examined, without PA": Pair(
        HOUSE | jin("4-3", pa=0) | {"tokens": {"4-3": "explored"}}, "examine", "KA-140", "KA-129"
    ),
    "examine, without PA": Pair(
        HOUSE | jin("4-3", pa=0) | {"tokens": {"4-3": "exploration"}}, "examine", "KA-129", "KA-140"
    ),
    "attack across the Room, without PA": Pair(
        HOUSE | jin(pa=0) | {"B": {"pg": "PC4", "at": "4-4"}}, "attack B", "KA-148", "KA-129"
    ),
    "attack a companion through a closed door": Pair(
        HOUSE | jin() | {"rooms": {"3-3": "H16"}, "B": BESIDE_A}, "attack B", "KA-148", "KA-093"
    ),
    "propose a Trade twice": Pair(
        HOUSE | jin() | {"B": BESIDE_A, "proposals": ["A B"]}, "trade B", "KA-R119", "KA-145"
    ),
    "exorcise a companion before any Dark Impulse has struck, without an Ofuda": Pair(
        HOUSE | jin() | {"B": BESIDE_A}, "exorcise-pg B", "KA-159", "KA-155"
    ),
    "exorcise a companion across the Room": Pair(
        HOUSE | jin(cards=["OB05"]) | {"B": {"pg": "PC4", "at": "4-4"}, "impulse_struck": True},
        "exorcise-pg B",
        "KA-R105",
        "KA-155",
    ),
    "the silver key away from the Treasure Room": Pair(HOUSE | jin(cards=["OB02"]), "use OB02", "KA-121", "KA-143"),
    "the gold key away from the trapdoor": Pair(HOUSE | jin(cards=["TR01"]), "use TR01", "KA-126", "KA-143"),
    "walk into the locked Treasure Room": Pair(HOUSE | jin("4-4") | {"rooms": LOCKED}, "move 4-5", "KA-120", "KA-075"),
    "walk across a wall without PM": Pair(HOUSE | jin("3-4", pm=0), "move 3-5", "KA-075", "KA-074"),
    "walk through a door found blocked": Pair(
        HOUSE | jin() | {"doors": {"2-3|3-3": 5}}, "move 2-3", "KA-098", "KA-074"
    ),
    "open a door found blocked": Pair(HOUSE | jin() | {"doors": {"2-3|3-3": 5}}, "open 2-3|3-3", "KA-098", "KA-096"),
    "open a door only to look a second time": Pair(
        HOUSE | jin() | {"rooms": {"3-3": "H16", "9-9": "G03"}, "looked": ["A 3-3|3-4"]},
        "open 3-3|3-4",
        "KA-R31",
        "KA-092",
    ),
    "break a door again without PA": Pair(
        HOUSE | jin(pa=0) | {"doors": {"2-3|3-3": 5}, "free_breaks": ["A 2-3|3-3"]}, "break 2-3|3-3", "KA-102", "KA-129"
    ),
    "break a door that is not blocked": Pair(HOUSE | jin(), "break 2-3|3-3", "KA-098", "KA-075"),
    "leave by a trapdoor that is shut": Pair(
        HOUSE | jin("4-3") | {"rooms": {"3-3": "H01", "9-9": "G03"}}, "escape", "KA-126", "KA-128"
    ),
    "a Unique Ability, once in this Turn already": Pair(
        HOUSE | {"A": {"pg": "PC3", "at": "3-3", "used": ["ability"]}}, "omen", "KA-134", "KA-060"
    ),
    "hide where one is hidden": Pair(
        HOUSE | jin("4-3", hidden=True) | {"tokens": {"4-3": "hiding 2"}}, "hide", "KA-R86", "KA-166"
    ),
    "show the Hyoirei while hunted": Pair(
        HUNTED | jin(possessed=True) | {"C": {"pg": "PC2", "at": "9-10"}}, "reveal", "KA-R102", "KA-213"
    ),
    "show the Hyoirei without having it": Pair(
        HOUSE | jin() | {"C": {"pg": "PC2", "at": "9-10"}}, "reveal", "KA-213", "KA-R102"
    ),
    "wish where the Well sleeps": Pair(
        HOUSE | jin("10-10", cards=["OB09"]) | {"rooms": {"9-9": "G01"}}, "wish", "KA-117", "KA-143"
    ),
    "a worn Mask, changed once in this Turn already": Pair(
        HOUSE | jin(cards=["MK01"], used=["wear"]), "wear MK01", "KA-134", "KA-172"
    ),
    # Hunted
    "run while hunted": Pair(HUNTED | jin(), "run", "KA-R47", "KA-136"),
    "pass while hunted": Pair(HUNTED | jin(), "pass", "KA-R78", "KA-167"),
    "walk while hunted": Pair(HUNTED | jin(), "move 4-3", "KA-256", "KA-074"),
    "open an exterior door while hunted": Pair(HUNTED | jin(), "open 2-3|3-3", "KA-R34", "KA-096"),
    "flee across a wall": Pair(
        HUNTED | jin("4-3"), "flee-to 4-2", "KA-075", "KA-074", before=("flee",), dice=("3", "0")
    ),
    "flee through a door found blocked in this round": Pair(
        HUNTED | jin(),
        "flee-to 2-3",
        "KA-R34",
        "KA-106",
        before=("flee", "flee-to 2-3"),
        dice=("3", "0"),
        tokens=("T21",),
    ),
    "flee into the locked Treasure Room": Pair(
        HUNTED | jin("4-4") | {"rooms": LOCKED},
        "flee-to 4-5",
        "KA-120",
        "KA-075",
        before=("flee",),
        dice=("3", "0"),
    ),
    # Under attack
    "exorcise an enemy without an Ofuda": Pair(HUNTED | jin() | {"at": "attack"}, "exorcise", "KA-287", "KA-283"),
    "a second ritual in one attack": Pair(
        HUNTED | jin() | {"at": "attack", "entities": {"2": "EN-UB 3-4"}},
        "ritual",
        "KA-R79",
        "KA-282",
        before=("ritual",),
        dice=("0c",),
    ),
    "a last chance with an object that removes nobody": Pair(
        HUNTED | jin(cards=["OB09"]) | {"at": "last chance"}, "resort OB09", "KA-R89", "KA-302"
    ),
    "a ritual that this enemy does not have": Pair(
        HUNTED | jin(cards=["OB21"]) | {"at": "attack"}, "ritual OB21", "KA-282", "KA-R79"
    ),
    "a ritual with the wrong thing": Pair(
        HUNTED | jin(cards=["OB21"]) | {"at": "attack", "entities": {"2": "EN-KU 3-4"}},
        "ritual OB21",
        "KA-R79",
        "KA-282",
    ),
    "wait under attack": Pair(HUNTED | jin() | {"at": "attack"}, "wait", "KA-283", "KA-256"),
    "examine under attack": Pair(HUNTED | jin() | {"at": "attack"}, "examine", "KA-283", "KA-140"),
    "flee at the last chance": Pair(HUNTED | jin() | {"at": "last chance"}, "flee", "KA-302", "KA-256"),
    "a Weapon against an enemy in the way": Pair(
        HUNTED | jin(cards=["OB15"]) | {"at": "chase"},
        "with OB15",
        "KA-R133",
        "KA-153",
        before=("flee", "roll", "flee-to 3-4"),
        dice=("3", "0"),
        stops=("roll",),
    ),
    "a second Weapon": Pair(
        HUNTED | jin(cards=["OB15", "OB16"]) | {"at": "attack"},
        "with OB15, with OB16",
        "KA-153",
        "KA-R14",
        before=("repel",),
        stops=("roll",),
    ),
    "a Weapon in a Test of one's own": Pair(
        HOUSE | jin(cards=["OB15"]), "with OB15", "KA-153", "KA-R133", before=("run",), stops=("roll",)
    ),
    # While fleeing
    "examine while fleeing": Pair(FLEEING, "examine", "KA-256", "KA-140", before=("flee",), dice=("3", "0")),
    "wait while fleeing": Pair(FLEEING, "wait", "KA-256", "KA-262", before=("flee",), dice=("3", "0")),
    "flee across the Room": Pair(FLEEING, "flee-to 4-4", "KA-074", "KA-258", before=("flee",), dice=("3", "0")),
    "open an exterior door while fleeing": Pair(
        FLEEING, "open 2-3|3-3", "KA-R34", "KA-R31", before=("flee",), dice=("3", "0")
    ),
    "break a wall while fleeing": Pair(
        HUNTED | jin("4-3"), "break 4-2|4-3", "KA-075", "KA-098", before=("flee",), dice=("3", "0")
    ),
    "break into the locked Treasure Room while fleeing": Pair(
        HUNTED | jin("4-4") | {"rooms": LOCKED}, "break 4-4|4-5", "KA-120", "KA-075", before=("flee",), dice=("3", "0")
    ),
    "open an interior door while fleeing": Pair(
        FLEEING, "open 3-3|3-4", "KA-R31", "KA-R34", before=("flee",), dice=("3", "0")
    ),
    "give something away while fleeing": Pair(
        FLEEING, "give OB05", "KA-R119", "KA-074", before=("flee",), dice=("3", "0")
    ),
    # Hiding
    "flee though exhausted": Pair(
        HOUSE | jin(exhausted=True, cards=["WG04"]) | {"at": "look", "entities": {"2": "EN-YU 3-4"}},
        "flee",
        "KA-274",
        "KA-256",
    ),
    "wait when the rounds are used up": Pair(
        HUNTED | jin(cards=["WG04"]) | {"at": "round over", "chase": {"hunter": "2", "round": 5}},
        "wait",
        "KA-273",
        "KA-256",
    ),
    "hide when sighted": Pair(
        HOUSE | jin("4-3") | {"at": "look", "tokens": {"4-3": "hiding 2"}, "entities": {"2": "EN-YU 3-4"}},
        "hide",
        "KA-R85",
        "KA-166",
        stops=("window-sight",),
    ),
    # Who is not the Active PG
    "run in somebody else's Activation": Pair(
        HOUSE | jin() | {"active": "B"}, "run", "KA-R20", "KA-136", before=("B run",), stops=("window-test-post",)
    ),
    "attack as an Onryo": Pair(
        HOUSE
        | {"A": {"pg": "PC1", "died": 1, "grave": "3-3"}, "B": BESIDE_A, "C": {"pg": "PC5", "at": "9-9"}, "at": "onryo"}
        | {"active": "B", "onryo": {"A": {"at": "3-3", "tokens": ["T03", "T04"]}}, "turn": 4},
        "attack B",
        "KA-R110",
        "KA-148",
    ),
    "put somebody where no free Room cell is near": Pair(
        HUNTED
        | jin("4-4")
        | {"B": {"pg": "PC4", "at": "3-3"}, "C": {"pg": "PC5", "at": "9-9"}, "entities": {"2": "EN-YU 2-3"}},
        "choose cell 2-3",
        "KA-R146",
        "KA-053",
        before=("noise", "B choose cell 3-3"),
        dice=("0", "1"),
        seat="B",
    ),
}


def laid(pair: Pair) -> Hunt:
    s = Hunt(pair.stops, **pair.given).dice(*pair.dice).door_tokens(*pair.tokens)
    for answer in pair.before:
        seat, id = answer.split(" ", 1) if answer[0].isupper() else ("A", answer)
        s.does(seat, id)
    return s


@pytest.mark.rule(
    "KA-074",
    "KA-075",
    "KA-098",
    "KA-102",
    "KA-117",
    "KA-120",
    "KA-121",
    "KA-126",
    "KA-129",
    "KA-134",
    "KA-140",
    "KA-148",
    "KA-153",
    "KA-159",
    "KA-213",
    "KA-256",
    "KA-273",
    "KA-274",
    "KA-282",
    "KA-283",
    "KA-287",
    "KA-302",
    "KA-R102",
    "KA-R105",
    "KA-R110",
    "KA-R119",
    "KA-R133",
    "KA-R146",
    "KA-R20",
    "KA-R31",
    "KA-R34",
    "KA-R47",
    "KA-R78",
    "KA-R79",
    "KA-R85",
    "KA-R86",
    "KA-R89",
)
@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS.keys())
def test_the_more_specific_rule_refuses(pair: Pair) -> None:
    rule = laid(pair).refused(pair.seat, *pair.answer.split(", "))
    assert rule == pair.rule, f"the more general {pair.general}" if rule == pair.general else rule


NOTHING = (
    *("attack Z", "attack", "attack C", "move 11-1", "move", "use OB99", "dance", "token T99", "open 3-3|9-9"),
    *("open 3-10|4-1", "run fast", "choose cell 0-0", "choose turn 45", "choose 3-3", "pass arming OB06", "pass now"),
    *("give OB05 much", "ritual corpse", "show 4", "key iron", "pick PC6", "recover Z", "first-aid Z", "flee now"),
)


@pytest.mark.parametrize("at", ["act", "chase", "attack", "last chance"])
@pytest.mark.parametrize("answer", NOTHING)
def test_what_names_nothing_in_this_game_is_malformed(answer: str, at: str) -> None:
    with pytest.raises(Malformed):
        Hunt(**(HUNTED if at != "act" else HOUSE) | jin() | {"at": at}).refused("A", answer)


@pytest.mark.rule("KA-R148")
def test_votes_are_for_what_is_proposed_to_all() -> None:
    table = Table.start(game, game.rules(3, {}), 3, Chance.seeded("votes"))
    (ask,) = table.asks
    with pytest.raises(AgainstRules, match="KA-R148"):
        table.answer(ask.seat, table.ask_id(ask), ["agree"])
    table.propose(0, "abandon")
    assert {asked.seat for asked in table.asks} == {1, 2}, "to propose is to agree"
    for asked in table.asks:
        with pytest.raises(AgainstRules, match="KA-024"):
            table.answer(asked.seat, table.ask_id(asked), ["pick PC1"])
        table.answer(asked.seat, table.ask_id(asked), ["agree" if asked.seat == 1 else "refuse"])
    assert table.settle() and not table.over, "one of them refused"


def test_every_occasion_is_a_rule_of_the_rulebook() -> None:
    assert [rule for rule in OCCASIONS.values() if rule not in Rulebook(game)] == []


def test_every_option_is_known() -> None:
    """Every entry that a menu can offer names something in this game, so that a rule refuses it elsewhere."""
    state = Hunt(**(HOUSE | jin())).start().state
    found = [option for value in vars(options).values() for option in _options_in(value)]
    assert len(found) > 300 and not [option.id for option in found if not _known(state, option)]


def _options_in(value: object) -> list[Option]:
    if isinstance(value, Option):
        return [value]
    return [part for part in value if isinstance(part, Option)] if isinstance(value, tuple) else []


def _known(state: KaidanState, option: Option) -> bool:
    verb, _, words = option.id.partition(" ")
    return verb in OCCASIONS and (words in tuple("CDE") or state.knows(verb, words))
