"""The worked examples of every game hold; and a scene that is wrong says so in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from hyakki.core.errors import BadContent
from hyakki.lab.scene import SceneResult, run_scene

# A wrong expectation fails, and says what was expected and what is true

HEAD = """
id = "test"
title = "A test"
game = "kitsunedo"
rules = []
"""

TABLE = """
[given]
deck = ["moon", "sake"]
lantern_deck = ["ash"]

[given.A]
lord = "celeste"
hand = ["moon", "moon", "block"]
lantern = "spirit"

[given.B]
lord = "hollow"
hand = ["sun", "leaf"]
lantern = "spirit"

[given.C]
lord = "tanuki"
hand = ["sake"]
"""

ATTACK = """
[[step]]
when = ["A: attack B, play moon, play moon, strike", "B: take"]
[step.then]
"""

SUMMON = """
[[step]]
when = ["A: summon", "all: stand"]
[step.then]
"""

NOTHING = """
[[step]]
[step.then]
"""


def run(tmp_path: Path, text: str) -> SceneResult:
    path = tmp_path / "scene.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    return run_scene(path)


WRONG = {
    "a heap": (ATTACK, 'A.hand = ["sun"]', "A.hand: expected [sun], got [block]"),
    "one card": (ATTACK, 'A.hand = "sun"', "A.hand: expected sun, got [block]"),
    "nothing": (ATTACK, 'A.hand = "none"', "A.hand: expected none, got [block]"),
    "an empty pile": (NOTHING, 'deck = "none"', "deck: expected none, got [moon, sake"),
    "a heap of that size": (ATTACK, 'A.hand = ["?", "?"]', "A.hand: expected [?, ?], got [block]"),
    "a number": (ATTACK, "A.size = 3", "A.size: expected 3, got 1"),
    "lives": (ATTACK, 'B.lives = "gilded"', "B.lives: expected gilded, got 1"),
    "a pile": (ATTACK, 'discard = ["sun"]', "discard: expected [sun], got [moon, moon"),
    "a pile in this order": (NOTHING, 'deck = ["sake", "moon"]', "deck: expected [sake, moon], got [moon, sake"),
    "one place of a pile": (NOTHING, '"deck[2]" = "moon"', "deck[2]: expected moon, got sake"),
    "a Lantern": (NOTHING, 'A.lantern = "ash"', "A.lantern: expected ash, got spirit"),
    "a mark": (NOTHING, 'B.mark = "moon"', "B.mark: expected moon, got none"),
    "whose turn": (NOTHING, 'active = "B"', "active: expected B, got A"),
    "the round": (NOTHING, "round = 1", "round: expected 1, got 2"),
    "the end": (NOTHING, "over = true", "over: expected true, got false"),
    "the winner": (NOTHING, 'winner = "A"', "winner: expected A, got none"),
    "the ranking": (NOTHING, 'ranking = ["A"]', "ranking: expected [A], got []"),
    "true or false": (NOTHING, "extra = true", "extra: expected true, got false"),
    "asked": (NOTHING, 'asked = { B = "act" }', "asked: expected B act, got A act"),
    "asked what": (NOTHING, 'asked = { A = "draw" }', "asked: expected A draw, got A act"),
    "asked nobody": (NOTHING, 'asked = "nobody"', "asked: expected nobody, got A act"),
    "offered": (NOTHING, 'offered = { A = "attack C" }', "offered: A: expected attack C, got [end, summon, attack B"),
    "offered, though blocked": (NOTHING, 'offered = { A = "attack C" }', "(attack C is blocked by KI-044)"),
    "offered in a path": (NOTHING, 'offered = { "A: attack B" = "strike" }', "got [play moon]"),
    "offered to one not asked": (NOTHING, 'offered = { B = "end" }', "B: B is not asked anything; asked are A (act)"),
    "only these": (SUMMON, 'only = { A = "keep moon" }', "only: A: expected exactly [keep moon], got [keep moon, keep"),
    "only these and more": (
        SUMMON,
        'only = { A = ["keep *", "keep sun"] }',
        "expected exactly [keep *, keep sun], got [keep moon, keep sake]",
    ),
    "not offered": (NOTHING, 'not_offered = { A = "summon" }', "summon must not be offered, got [end, summon"),
    "not offered in a path that is none": (NOTHING, 'not_offered = { "A: attack C" = "strike" }', "KI-044 forbids it"),
    "not offered by pattern": (NOTHING, 'not_offered = { A = "attack *" }', "attack * must not be offered"),
    "ways": (
        NOTHING,
        'ways = { "A: attack B" = ["play moon, strike"] }',
        "expected exactly play moon, strike, got play moon, play moon, strike",
    ),
    "blocked by another rule": (NOTHING, 'blocked = { "A: attack C" = "KI-032" }', "blocked by KI-032, got KI-044"),
    "blocked, though offered": (
        NOTHING,
        'blocked = { "A: summon" = "KI-068" }',
        "blocked by KI-068, but it is offered",
    ),
    "blocked and unknown": (NOTHING, 'blocked = { "A: fly" = "KI-068" }', "but it is neither offered nor blocked"),
    "blocked in a path": (
        NOTHING,
        'blocked = { "A: attack B, play moon, strike" = "KI-R131" }',
        "expected blocked by KI-R131, got KI-044",
    ),
    "blocked Motion": (NOTHING, 'blocked = { "A: propose victor B" = "KI-R86" }', "but it is offered"),
    "preview": (
        NOTHING,
        'preview = { "A: attack B, play moon, play moon, strike" = { evadable = false } }',
        "evadable: expected false, got true",
    ),
    "no preview": (
        NOTHING,
        'preview = { "A: attack B" = { stake = "hand" } }',
        "A: attack B: nothing is shown in advance",
    ),
    "refused, though lawful": (
        NOTHING,
        'refused = { "A: summon" = "KI-068" }',
        "expected KI-068, but it may be answered",
    ),
    "refused by another rule": (NOTHING, 'refused = { "A: attack C" = "KI-032" }', "expected KI-032, got KI-044"),
    "refused as malformed": (NOTHING, 'refused = { "A: attack C" = "malformed" }', "expected malformed, got KI-044"),
    "refused as not yours": (NOTHING, 'refused = { "A: fly" = "not yours" }', "expected not yours, got malformed"),
    "refused, being another's": (NOTHING, 'refused = { "B: end" = "malformed" }', "expected malformed, got not yours"),
    "happened": (
        ATTACK,
        'happened = ["attacked", "penalty"]',
        "happened: expected penalty after the 1 before it, got: attacked seat=A target=B",
    ),
    "happened in this order": (ATTACK, 'happened = ["life-lost", "attacked"]', "expected attacked after the 1 before"),
    "happened with these fields": (
        ATTACK,
        'happened = [{ event = "life-lost", seat = "C" }]',
        "expected life-lost, seat C, got: attacked",
    ),
    "happened secretly": (SUMMON, 'happened = [{ event = "summoned", items = ["moon", "sake"] }]', "expected summoned"),
    "happened exactly": (ATTACK, 'happened_exactly = ["attacked"]', "expected attacked, got: attacked seat=A target=B"),
    "not happened": (ATTACK, 'not_happened = ["life-lost"]', "life-lost must not happen, got: attacked"),
    "told": (
        SUMMON,
        'told = [{ to = "B", rule = "KI-R56" }]',
        "told: 1: B must be told by KI-R56; it was told: nothing",
    ),
    "told what": (
        SUMMON,
        'told = [{ to = "A", rule = "KI-R56", items = ["sun", "sun"] }]',
        "A must be told by KI-R56, items [sun, sun]; it was told: summoned (by KI-R56) items=[moon, sake]",
    ),
    "told to these only": (
        "[[step]]\nwhen = ['A: steal B', 'B: stand']\n[step.then]\n",
        'told = [{ to = "A", rule = "KI-R55", only = true }]',
        "B must not be told by KI-R55, but is",
    ),
    "told to a spectator": (
        SUMMON,
        'told = [{ to = "spectator", event = "summoned" }]',
        "spectator must be told summoned",
    ),
    "not told": (SUMMON, 'not_told = [{ to = "all", rule = "KI-R56" }]', "not_told: 1: A must not be told by KI-R56"),
    "knows": (NOTHING, 'knows = { A = "B.lantern" }', "knows: A must know B.lantern (spirit); it could be"),
    "cannot know": (NOTHING, 'cannot_know = { A = "A.hand" }', "A must not know A.hand, but it can only be"),
    "cannot know after seeing": (
        SUMMON,
        'cannot_know = { A = "deck[1]" }',
        "A must not know deck[1], but it can only be moon",
    ),
    "unchanged": (ATTACK, 'unchanged = ["A.hand"]', "unchanged: A.hand was [moon, moon, block], now it is [block]"),
    "changed": (ATTACK, "changed.A.size = -1", "A.size: expected a change of -1, got -2 (from 3 to 1)"),
}


@pytest.mark.parametrize("step, then, message", WRONG.values(), ids=WRONG.keys())
def test_wrong_expectation_fails_and_says_why(tmp_path: Path, step: str, then: str, message: str) -> None:
    result = run(tmp_path, f"{TABLE}{step}{then}\n")
    assert not result.passed
    assert "scene.toml: step 1: " in result.failures[0]
    assert message in result.failures[0]


RIGHT = {
    "spelling": (ATTACK, 'A.hand = ["BLOCK"]\nB.lives = "Diminished"\ndiscard = ["Moon"]'),
    "a list of one": (ATTACK, 'A.hand = "Block"\nC.hand = "sake"'),
    "any card": (NOTHING, 'A.hand = ["?", "Moon", "?"]\ndeck = ["?", "Sake"]'),
    "a number of cards": (NOTHING, "A.hand = 3\nlantern_deck = 9"),
    "patterns": (NOTHING, 'offered = { A = ["attack *", "steal *"] }\nnot_offered = { A = "peep *" }'),
    "nothing is offered to one not asked": (NOTHING, 'not_offered = { B = ["end", "propose victor B"] }'),
    "a Motion": (NOTHING, 'offered = { A = "propose victor B" }\nblocked = { "B: propose victor B" = "KI-R86" }'),
    "what one sees": (SUMMON, 'knows = { A = ["deck[1]", "deck[2]"] }\ncannot_know = { B = "deck[1]" }'),
    "preview": (NOTHING, 'preview = { "A: attack B, play moon, play moon, strike" = { evadable = true } }'),
}


@pytest.mark.parametrize("step, then", RIGHT.values(), ids=RIGHT.keys())
def test_right_expectation_holds(tmp_path: Path, step: str, then: str) -> None:
    result = run(tmp_path, f"{TABLE}{step}{then}\n")
    assert result.passed, "\n".join(result.failures)
    assert result.runs == 5


# What is done


def test_answer_that_cannot_be_given_fails_and_says_what_is_offered(tmp_path: Path) -> None:
    result = run(tmp_path, TABLE + '[[step]]\nwhen = "A: sumon"\n')
    assert (
        "\"A: sumon\" cannot be done: 'sumon' is not an answer to 'act'; offered is [end, summon" in result.failures[0]
    )


def test_answer_of_a_seat_that_is_not_asked_fails(tmp_path: Path) -> None:
    result = run(tmp_path, TABLE + '[[step]]\nwhen = "B: end"\n')
    assert "B is not asked anything; asked are A (act)" in result.failures[0]


def test_answer_against_a_rule_fails_with_the_rule(tmp_path: Path) -> None:
    result = run(tmp_path, TABLE + '[[step]]\nwhen = "A: attack C"\n')
    assert "KI-044 forbids it" in result.failures[0]


def test_nothing_is_expected_after_a_step_that_cannot_be_done(tmp_path: Path) -> None:
    steps = '[[step]]\nwhen = "A: fly"\n[[step]]\n[step.then]\nround = 7\n'
    assert len(run(tmp_path, TABLE + steps).failures) == 1


def test_steps_go_on_after_a_wrong_expectation(tmp_path: Path) -> None:
    steps = "[[step]]\n[step.then]\nround = 7\n[[step]]\n[step.then]\nround = 8\nA.size = 9\n"
    failures = run(tmp_path, TABLE + steps).failures
    assert [failure.split("scene.toml: ")[1].split(",")[0] for failure in failures] == [
        "step 1: round: expected 7",
        "step 2: round: expected 8",
        "step 2: A.size: expected 9",
    ]


def test_unanswered_seats_are_silent_when_the_window_closes(tmp_path: Path) -> None:
    steps = """
[[step]]
when = ["A: summon", "C: challenge"]
[step.then]
happened = [{ event = "challenged", seat = "C" }]
"""
    assert run(tmp_path, TABLE + steps).passed


def test_window_stays_open_and_an_answer_may_be_changed(tmp_path: Path) -> None:
    steps = """
[[step]]
open = true
when = ["A: summon", "B: challenge", "C: challenge"]
[step.then]
asked = { B = "doubt", C = "doubt" }
not_happened = ["challenged"]
[[step]]
when = "B: stand"
[step.then]
happened = [{ event = "challenged", seat = "C" }]
"""
    assert run(tmp_path, TABLE + steps).passed


def test_time_up_gives_defaults(tmp_path: Path) -> None:
    steps = """
[[step]]
when = ["A: summon", "time up", "A: silence"]
[step.then]
A.hand = ["moon", "moon", "moon", "block"]
"""
    assert run(tmp_path, TABLE + steps).passed


def test_an_answer_may_go_over_several_lines(tmp_path: Path) -> None:
    lines = '[[step]]\nwhen = ["A: attack B", "A: play moon", "A: play moon", "A: strike", "B: take"]\n'
    assert run(tmp_path, f"{TABLE}{lines}then = {{ B.lives = 1 }}\n").failures == []
    half = '[[step]]\nwhen = ["A: attack B, play moon", "B: take"]\n'
    assert "the answer is not complete" in run(tmp_path, TABLE + half).failures[0]


def test_answers_may_be_a_table(tmp_path: Path) -> None:
    steps = """
[[step]]
when = { A = ["attack b", "Play Moon", "play moon", "STRIKE"], B = "Take" }
then = { B = { lives = 1 } }
"""
    assert run(tmp_path, TABLE + steps).passed


def test_branches_start_from_the_same_position_and_may_change_it(tmp_path: Path) -> None:
    text = """
[[step]]
when = ["A: attack B, play moon, play moon, strike"]
[[branch]]
name = "hit"
when = "B: take"
then = { B = { lives = 1 } }
[[branch]]
name = "evaded"
when = ["B: ash", "A: stand"]
then = { B = { lives = 2 } }
[[branch]]
name = "other hand"
given = { A = { hand = ["moon", "moon"] } }
when = "B: take"
then = { A = { hand = ["sun"] } }
"""
    result = run(tmp_path, TABLE + text)
    assert result.failures == [
        f"{tmp_path / 'scene.toml'}: branch 'other hand', step 1: A.hand: expected [sun], got []"
    ]


def test_chance_gives_what_is_wanted(tmp_path: Path) -> None:
    for item, left in (("sun", "leaf"), ("leaf", "sun")):
        step = f'[[step]]\nchance = {{ stole = "{item}" }}\nwhen = ["A: steal B", "B: stand"]\n'
        result = run(tmp_path, f'{TABLE}{step}[step.then]\nB.hand = ["{left}"]\n')
        assert result.passed, result.failures


def test_chance_gives_a_position_that_is_wanted(tmp_path: Path) -> None:
    text = """
[given]
at = "begin"
deck = ["sun"]
deck_size = 1
[given.A]
lord = "celeste"
[[step]]
chance.recycled = { deck = ["block", "leaf"] }
then = { deck = ["block", "leaf"] }
"""
    assert run(tmp_path, text).passed


def test_chance_cannot_give_what_is_impossible(tmp_path: Path) -> None:
    steps = '[[step]]\nchance = { stole = "block" }\nwhen = ["A: steal B", "B: stand"]\n'
    assert '"the window": chance never gives stole block' in run(tmp_path, TABLE + steps).failures[0]


def test_chance_that_decides_nothing_is_a_failure(tmp_path: Path) -> None:
    steps = '[[step]]\nchance = { stole = "sun" }\nwhen = "A: end"\n'
    assert "the scene fixes chance for stole sun, but that did not happen" in run(tmp_path, TABLE + steps).failures[0]


def test_draws_may_be_said_one_by_one(tmp_path: Path) -> None:
    for draw, left in ((0, "leaf"), (1, "sun")):
        steps = f'[[step]]\ndraws = [{draw}]\nwhen = ["A: steal B", "B: stand"]\n[step.then]\nB.hand = ["{left}"]\n'
        assert run(tmp_path, TABLE + steps).passed
    steps = '[[step]]\ndraws = [0, 1]\nwhen = ["A: steal B", "B: stand"]\n'
    assert "these draws were not used: [1]" in run(tmp_path, TABLE + steps).failures[0]
    steps = '[[step]]\ndraws = [7]\nwhen = ["A: steal B", "B: stand"]\n'
    assert "a forced draw of 7 is not below 2" in run(tmp_path, TABLE + steps).failures[0]


def test_branches_that_can_be_told_apart_are_not_alike(tmp_path: Path) -> None:
    text = """
[[step]]
when = "A: summon"
[[branch]]
name = "b"
when = "B: challenge"
[[branch]]
name = "c"
when = "C: challenge"
[[alike]]
branches = ["b", "c"]
to = "spectator"
"""
    (failure,) = run(tmp_path, TABLE + text).failures
    assert "a spectator can tell branch 'c' from branch 'b' by event 2 (challenged).seat: 2 against 1" in failure


def test_branches_whose_given_positions_or_menus_differ_are_not_alike(tmp_path: Path) -> None:
    text = """
[[branch]]
name = "moon"
then = {}
[[branch]]
name = "sun"
given = { A = { hand = ["sun", "sun", "block"] } }
then = {}
[[alike]]
branches = ["moon", "sun"]
to = ["A", "B"]
"""
    (failure,) = run(tmp_path, TABLE + text).failures
    assert "A can tell branch 'sun' from branch 'moon' by given view own[0].hand: " in failure


def test_what_is_not_said_is_filled_in_many_ways(tmp_path: Path) -> None:
    lords = ("celeste", "haunt", "mirage", "hollow", "tanuki", "shisu")
    scenes = [f'[[step]]\n[step.then]\nB.lord = "{lord}"\n' for lord in lords]
    assert [run(tmp_path, "fillings = 1\n" + scene).passed for scene in scenes].count(True) == 1
    results = [run(tmp_path, "fillings = 40\n" + scene) for scene in scenes]
    assert not any(result.passed for result in results)
    assert any("of what is not said)" in result.failures[0] for result in results)
    assert all(result.filled["B.lord"] in lords and "A.hand" in result.filled for result in results)
    assert run(tmp_path, "fillings = 40\n[[step]]\n[step.then]\nB.size = 2\n").passed


# A scene that says something unknown or impossible

MALFORMED = {
    "no TOML": ("[given\n", "scene.toml", "is not TOML"),
    "unknown key": ("foo = 1\n[[step]]\n", "scene.toml: foo", "unknown; choose one of"),
    "unknown game": ('game = "go"\n[[step]]\n', "scene.toml: game", "there is no game 'go'"),
    "no id": ("[[step]]\n", "scene.toml: id", "is missing"),
    "no step": (TABLE, "scene.toml: step", "is missing"),
    "rules that are none": ("rules = [1]\n[[step]]\n", "scene.toml: rules", "must be a list of rule ids"),
    "a rule that is none": ('rules = ["KI-999"]\n[[step]]\n', "scene.toml: rules", "has no rule 'KI-999'"),
    "a refusal by a rule that is none": (
        "[[step]]\n[step.then]\nrefused = { 'A: steal A' = 'KI-999' }\n",
        "scene.toml: step 1: refused.A: steal A",
        "has no rule 'KI-999'",
    ),
    "an event by a rule that is none": (
        "[[step]]\n[step.then]\nnot_happened = ['drew', { event = 'drew', rule = 'KI-999' }]\n",
        "scene.toml: step 1: not_happened[2].rule",
        "has no rule 'KI-999'",
    ),
    "a secret by a rule that is none": (
        "[[step]]\n[[branch]]\nname = 'a'\nthen = { not_told = [{ to = 'all', rule = 'of thumb' }] }\n",
        "scene.toml: branch 'a', step 1: not_told[1].rule",
        "has no rule 'of thumb'",
    ),
    "a Series, which has no positions": (
        'game = "kitsunedo-advent"\n[[step]]\n',
        "scene.toml: game",
        "does not support scenes; choose one of kaidan, kitsunedo",
    ),
    "fillings": ("fillings = 0\n[[step]]\n", "scene.toml: fillings", "from 1 to 1000"),
    "one step for a list": ("[step]\n", "scene.toml: step", "must be written as [[step]]"),
    "unknown key of a step": (
        "[[step]]\nwhn = 1\n",
        "scene.toml: step 1: whn",
        "unknown; choose one of chance, draws, note",
    ),
    "unknown key of a branch": ("[[branch]]\nstps = 1\n", "scene.toml: branch 1: stps", "unknown"),
    "two branches of one name": (
        '[[branch]]\nname = "a"\nthen = {}\n[[branch]]\nname = "a"\n',
        "scene.toml: branch 2: name",
        "'a' appears twice",
    ),
    "line without a seat": ('[[step]]\nwhen = "summon"\n', "step 1: when", "is not a line such as"),
    "answer that is none": ("[[step]]\nwhen = { A = 1 }\n", "step 1: when", "1 is not an answer"),
    "when that is none": ("[[step]]\nwhen = 1\n", "step 1: when", "1 is not a line"),
    "no such seat": ('[[step]]\nwhen = "F: end"\n', "step 1: F", "there is no such seat; choose one of A to C"),
    "draws that are none": ('[[step]]\ndraws = "x"\n', "step 1: draws", "is not a list of numbers"),
    "draws and chance": (
        "[[step]]\ndraws = [1]\nchance = { stole = 'sun' }\n",
        "step 1: draws",
        "use only one of them",
    ),
    "chance of no event": ("[[step]]\nchance = { steel = 'sun' }\n", "step 1: chance.steel", "unknown; choose one of"),
    "unknown fact": ("[[step]]\n[step.then]\nrund = 1\n", "step 1: rund", "there is no such fact; choose one of"),
    "unknown expectation": ("[[step]]\n[step.then]\nofered = 1\n", "step 1: ofered", "expectations are over, winner"),
    "unknown fact of a seat": ("[[step]]\n[step.then]\nA.hnd = 1\n", "step 1: A.hnd", "no such fact of a seat"),
    "fact of no seat": (
        "[[step]]\n[step.then]\nG.hand = 1\n",
        "step 1: G.hand",
        "there is no seat 'G'; choose one of A to",
    ),
    "list for a table": ("[[step]]\n[step.then]\noffered = []\n", "step 1: then.offered", "[] is not a table"),
    "table for a list": ("[[step]]\n[step.then]\ntold = {}\n", "step 1: then.told", "{} is not a list"),
    "unknown event": ("[[step]]\n[step.then]\nhappened = ['stolen']\n", "step 1: happened[1]", "no event 'stolen'"),
    "unknown field": (
        "[[step]]\n[step.then]\nhappened = [{ event = 'stole', item2 = 1 }]\n",
        "step 1: happened[1].item2",
        "no such field; choose one of item, seat, victim",
    ),
    "told to nobody": ("[[step]]\n[step.then]\ntold = [{ rule = 'KI-R55' }]\n", "step 1: told[1]", "with `to`"),
    "told to no viewer": ("[[step]]\n[step.then]\ntold = [{ to = 'Z' }]\n", "step 1: told[1].to", "'Z' is not a seat"),
    "told only perhaps": (
        "[[step]]\n[step.then]\ntold = [{ to = 'A', only = 'yes' }]\n",
        "step 1: told[1].only",
        "'yes' is not true or false",
    ),
    "change of no number": ("[[step]]\n[step.then]\nchanged.A.hand = 1\n", "step 1: changed.A.hand", "is not a number"),
    "place of no list": ("[[step]]\n[step.then]\n'round[1]' = 1\n", "step 1: round[1]", "has no places"),
    "alike without branches": (
        "[[step]]\n[[alike]]\nbranches = ['x', 'y']\n",
        "scene.toml: alike: branches",
        "'x' is not one",
    ),
    "impossible position": (
        "[given.A]\nhand = ['block','block','block','block','block','block','block','block']\n[[step]]\n",
        "scene.toml: given.A.hand",
        "too many block: the Items hold 7",
    ),
    "impossible position of a branch": (
        "[[branch]]\nname = 'a'\ngiven = { A = { lord = 'nobody' } }\nthen = {}\n",
        "scene.toml: branch 'a', given.A.lord",
        "there is no lord 'nobody'; choose one of celeste",
    ),
}


@pytest.mark.parametrize("text, where, what", MALFORMED.values(), ids=MALFORMED.keys())
def test_malformed_scene_says_where_and_what(tmp_path: Path, text: str, where: str, what: str) -> None:
    path = tmp_path / "scene.toml"
    head = HEAD
    for key in ("game", "rules"):
        if text.startswith(f"{key} ="):
            head = "\n".join(line for line in HEAD.splitlines() if not line.startswith(key)) + "\n"
    if where.endswith(": id"):
        head = head.replace('id = "test"\n', "")
    path.write_text(head + text, encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        run_scene(path)
    assert where in caught.value.where
    assert what in caught.value.what


@pytest.mark.parametrize("dice", ["[[1, 2], 3]", "{ red = 1 }", "[]", "true"])
def test_any_value_can_be_compared_with_a_told_fact(tmp_path: Path, dice: str) -> None:
    path = tmp_path / "scene.toml"
    told = f"[[step]]\n[step.then]\ntold = [{{ to = 'all', event = 'tested', dice = {dice} }}]\n"
    path.write_text(HEAD.replace("kitsunedo", "okko").replace("KI-", "OK-") + told, encoding="utf-8")
    assert "must be told tested, dice" in run_scene(path, fillings=1).failures[0]


def test_missing_file_is_bad_content(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="cannot be read"):
        run_scene(tmp_path / "nowhere.toml")
