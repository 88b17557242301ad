"""Scenes do what docs/scenes.md says of positions, windows, branches and errors."""

from __future__ import annotations

from pathlib import Path

import pytest

from hyakki.core.errors import BadContent
from hyakki.lab.scene import SceneResult, run_scene


def run(tmp_path: Path, game: str, text: str) -> SceneResult:
    path = tmp_path / "scene.toml"
    path.write_text(f'id = "test"\ntitle = "A test"\ngame = "{game}"\nrules = []\n{text}', encoding="utf-8")
    return run_scene(path)


HOLDS = {
    "Corpse tokens are there beside the graves of PGs": (
        "kaidan",
        """
given = { rooms = { "3-3" = "H16", "9-9" = "G03" }, corpses = ["3-4"], C = { died = 1, grave = "9-9" } }
then = { corpses = ["3-4", "9-9"] }
""",
    ),
    "a grave that is named again is one Corpse token": (
        "kaidan",
        """
given = { rooms = { "9-9" = "G03" }, corpses = "9-9", C = { died = 1, grave = "9-9" } }
then = { corpses = "9-9" }
""",
    ),
    "any card, in inventories, loot, discards, decks and status piles of Kaidan": (
        "kaidan",
        """
[given]
rooms = { "3-3" = "H16" }
objects = ["?", "OB09"]
events = ["?", "EV12"]
house = ["?", "H05"]
entity_deck = ["?", "EN-JI"]
loot = [{ at = "4-4", cards = ["?", "OB05"] }]
discards = { objects = ["?"], treasure = "?" }
A = { at = "3-3", cards = ["?", "OB06"], status = "? M M M M" }
B = { cards = 2, worn = "?" }
[then]
A = { cards = ["OB06", "?"], size = 2 }
B.size = 3
"objects[2]" = "OB09"
"events[2]" = "EV12"
"house[2]" = "H05"
"entity_deck[2]" = "EN-JI"
"loot.4-4" = ["OB05", "?"]
objects_discard = 1
treasure_discard = 1
""",
    ),
    "any order card of the Daimyo": (
        "shadow_tactics",
        """
given = { at = "orders", hand = ["OC1", "?"], deck = ["?", "OC5"], discard = "?", tapped = "?" }
then = { hand = ["?", "OC1"], "deck[2]" = "OC5", discard = 1, tapped = 1 }
""",
    ),
    "any Event, Clue or equipment card": (
        "okko",
        """
given = { scenario = "S4", hand = ["EV-01a", "?"], event_discard = "?", clues = "?", equipment_discard = "?" }
then = { hand = ["?", "EV-01a"], event_discard = 1, clues = 1, equipment_discard = 1 }
""",
    ),
    "tokens with the same sides, and events that say the same, by any of their names": (
        "kaidan",
        """
[given]
rooms = { "3-3" = "H16", "9-9" = "G03" }
at = "onryo"
events = ["EV02"]
door_bag = ["T02", "T04"]
onryo = { C = { at = "4-3", tokens = ["T27"] } }
A.at = "9-9"
C = { died = 1, grave = "9-10", pg = "PC1" }
[then]
events = ["EV04"]
door_bag = ["T01", "T05"]
C.tokens = "T26"
offered = { C = ["token T27", "token T26"] }
""",
    ),
    "one thing without brackets, or in them; a number in quotes": (
        "kitsunedo",
        """
given = { used = "summon", active = ["A"], round = "3", discard = "block", A = { hand = "moon", lord = ["hollow"] } }
then = { used = "summon", round = 3, discard = "block", A = { hand = "moon", lord = "hollow" } }
""",
    ),
    "a door, either side first": (
        "kaidan",
        """
given = { rooms = { "3-3" = "H13" }, door_bag = ["T17"], A.at = "3-4" }
when = "A: open 3-4|2-4"
then = { doors = "3-4|2-4 3", happened = [{ event = "door-checked", edge = "3-4|2-4" }] }
""",
    ),
    "seats in lower case": ("kaidan", "given.a = { wounds = 2 }\nthen.a.wounds = 2\n"),
    "what losing the last life would cost": (
        "kitsunedo",
        """
given = { A = { hand = ["sun"], lord = "celeste" }, B = { hand = [], lives = 1, lord = "hollow" } }
when = "A: summon"
then.preview = { "B: challenge" = { stake = "out", theirs = "hand", claim = "summon" } }
""",
    ),
    "Lord Yabu is dead": (
        "shadow_tactics",
        """
given = { mission = "M5", figure_dead = true, guards = "sample" }
open = true
then = { figure = "none", figure_dead = true }
""",
    ),
    "a symbol that was skipped": (
        "shadow_tactics",
        """
given = { at = "orders", active = ["OC1"], hand = [] }
open = true
when = ["A: follow OC1", "A: decline"]
then = { happened = [{ event = "skipped", symbol = "MVR" }] }
""",
    ),
    "a hero without an ally": ("okko", 'given.OKK.ally = "none"\nthen.OKK.ally = "none"\n'),
    "an ally by its figure, and by its card": (
        "okko",
        'given.NOB.ally = "FOL-1a"\n[[step]]\nthen.NOB.ally = "FOL-1a"\n[[step]]\nthen.NOB.ally = "tikku"\n',
    ),
    "dice in events, face by face as in chance, or die by die": (
        "okko",
        """
given = { agents = { ninja = ["B03.21"] }, NOB = { at = "B03.20", right = ["NOB-2"] } }
chance = { combat = [1, 0, "ki", 1, 1], action = [1, 1] }
when = "B: attack, melee ninja-1"
[then]
happened = [{ event = "rolled", combat = [1, 0, "ki", 1, 1], action = [1, 1] }]
told = [{ to = "all", event = "rolled", combat = [[1], [0], ["ki", 1], [1]], total = 6 }]
not_told = [{ to = "all", combat = [1, 0, 1, "ki", 1] }, { to = "all", combat = [[1], [0], ["ki"], [1, 1]] }]
""",
    ),
    "numbers of a figure that is not on the board": (
        "okko",
        'then = { samurai-1.speed = "none", samurai-1.at = "none" }',
    ),
    "a payment where only one number of the last tokens is possible": (
        "shadow_tactics-chapter",
        """
given = { at = "daimyo", offer = ["PD7", "PD1"], tokens = [3, 3, 2, 1] }
when = "A: purchase PD7, coins 1 3, coins 0 2"
[then]
happened = [{ event = "purchased", purchase = "PD7", tokens = "3 + 1" }]
tokens_on.PD7 = [1, 3]
tokens = [2, 3]
preview = { "A: purchase PD1" = { cost = 2 } }
""",
    ),
    "a payment that is too much": (
        "shadow_tactics-chapter",
        """
given = { at = "daimyo", offer = ["PD7"], tokens = [3, 3, 2, 1] }
when = "A: purchase PD7, coins 2 3, coins 0 2, coins 0 1"
then.happened = [{ event = "purchased", tokens = "2×3" }]
""",
    ),
    "an open window in which one has not answered stays open": (
        "kitsunedo",
        """
given.seats = 3
[[step]]
open = true
when = ["A: summon", "B: challenge"]
then.asked = { B = "doubt", C = "doubt" }
[[step]]
when = ["B: stand", "C: stand"]
then.not_happened = ["challenged"]
""",
    ),
    "an open window that all have answered stays open, and closes by a line that is no answer in it": (
        "kitsunedo",
        """
given = { seats = 3, A = { lantern = "ash", lord = "celeste" } }
[[step]]
open = true
when = ["A: summon", "B: challenge", "C: stand"]
then = { not_happened = ["challenged"], asked = { B = "doubt", C = "doubt" } }
[[branch]]
when = "A: concede"
then.happened = ["challenged", "conceded"]
[[branch]]
when = "B: stand"
then = { not_happened = ["challenged"], asked = { A = "keep" } }
[[branch]]
when = []
then = { happened = ["challenged"], asked = { A = "answer" } }
""",
    ),
    "a branch changes what it names, table by table": (
        "kitsunedo",
        """
given = { B = { hand = ["sake", "sun"], lantern = "mist" }, barred = {} }
[[branch]]
given.b.lantern = "ash"
then.B = { hand = ["sun", "sake"], lantern = "ash" }
[[branch]]
given.B.hand = ["moon"]
then.B = { hand = "moon", lantern = "mist" }
""",
    ),
    "a branch changes one Room": (
        "kaidan",
        """
given.rooms = { "3-3" = "H16", "9-9" = "G03" }
[[branch]]
given.rooms = { "3-3" = "H13" }
then = { "room.3-3" = "H13", "room.9-9" = "G03" }
""",
    ),
}


@pytest.mark.parametrize("what", HOLDS)
def test_it_holds(tmp_path: Path, what: str) -> None:
    result = run(tmp_path, *HOLDS[what])
    assert result.passed, "\n".join(result.failures)


STEPS_BEFORE = """
given.A.hand = ["sun"]
[[step]]
then.A.hand = ["moon"]
[[branch]]
given.A.hand = ["moon"]
[[branch]]
name = "other"
given.A = { hand = ["moon"], lord = "hollow" }
"""


def test_steps_before_branches_that_all_have_positions_are_played_from_the_scenes_own(tmp_path: Path) -> None:
    failures = run(tmp_path, "kitsunedo", STEPS_BEFORE).failures
    assert [failure.partition("scene.toml: ")[2] for failure in failures] == [
        "step 1: A.hand: expected [moon], got [sun]"
    ]


def test_steps_before_branches_are_not_played_twice_from_the_same_position(tmp_path: Path) -> None:
    assert run(tmp_path, "kitsunedo", STEPS_BEFORE.replace('hand = ["moon"]', "size = 1", 1)).runs == 5 * 3
    assert run(tmp_path, "kitsunedo", 'then.over = false\n[[branch]]\n[[branch]]\nname = "b"\n').runs == 5 * 2


SAYS = {
    "a dead figure on the board": (
        "shadow_tactics",
        'given = { mission = "M5", figure_dead = true, guards = { Y13 = ["D3i"] } }\nthen.round = 1\n',
        "given.guards.Y13[1]: Lord Yabu is dead",
    ),
    "what belongs to another mission": (
        "shadow_tactics",
        "given.figure_dead = true\nthen.round = 1\n",
        "given.figure_dead: can be said of mission M5 only; this is M1",
    ),
    "the same ninja by two names": (
        "shadow_tactics",
        'given = { HAY = { damage = 1 }, Hayato = { bush = "B4" } }\nthen.round = 1\n',
        "given.Hayato: is said twice: HAY and Hayato are the same",
    ),
    "the same seat by two names": (
        "kitsunedo",
        "given = { A = { lives = 1 }, a = { lives = 2 } }\nthen.round = 2\n",
        "given.A: appears twice",
    ),
    "too many cards": ("kitsunedo", "given.A.hand = 1000000000000\nthen.round = 2\n", "is not from 0 to 99"),
    "more unknown cards than there are": (
        "kaidan",
        "given.A.cards = 500\nthen.turn = 2\n",
        "given.A.cards: 500 is not from 0",
    ),
    "a possessed PG without a Hyoirei": (
        "kaidan",
        "given = { seats = 2, A.possessed = true }\nthen.turn = 2\n",
        "given.A.possessed: there is no Hyoirei in this game (KA-R05)",
    ),
    "a status pile without cards": (
        "kaidan",
        "given.A.status = []\nthen.turn = 2\n",
        "given.A.status: has five cards, unless the Hyoirei is said to be `defeated`",
    ),
    "two possessed PGs": (
        "kaidan",
        "given = { A.possessed = true, C.possessed = true }\nthen.turn = 2\n",
        "given.C.possessed: A is possessed",
    ),
    "a post that is taken": (
        "shadow_tactics",
        'given.guards.Y4 = ["S2i", "S2o"]\nthen.round = 1\n',
        "'S2o' is no free post (ST-028); free corners are ",
    ),
    "an entry that says nothing": ("okko", 'then.offered = { B = "" }\n', "offered.B: '' is not text"),
    "questions that are no words": ("kitsunedo", "then.asked = { A = [{ a = 1 }] }\n", "asked.A: "),
}


@pytest.mark.parametrize("what", SAYS)
def test_an_error_says_where_and_what(tmp_path: Path, what: str) -> None:
    game, text, said = SAYS[what]
    with pytest.raises(BadContent) as error:
        run(tmp_path, game, text)
    assert said in str(error.value)


def test_a_motion_that_a_rule_forbids_fails_for_a_seat_that_is_not_asked(tmp_path: Path) -> None:
    (failure,) = run(tmp_path, "kitsunedo", 'given.seats = 3\nwhen = "B: propose victor C"\n').failures
    assert "KI-R86" in failure


def test_a_line_that_a_rule_forbids_says_what_could_be_done_instead(tmp_path: Path) -> None:
    (failure,) = run(tmp_path, "kitsunedo", 'given.used = "summon"\nwhen = "A: summon"\n').failures
    assert "KI-068 forbids it" in failure and "offered is [end" in failure


def test_a_failing_scene_of_the_chapter_says_what_failed(tmp_path: Path) -> None:
    result = run(tmp_path, "shadow_tactics-chapter", "then.pool = 99\n")
    assert [failure.partition("scene.toml: ")[2] for failure in result.failures] == ["step 1: pool: expected 99, got 0"]
