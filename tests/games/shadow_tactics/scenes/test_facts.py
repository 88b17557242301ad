"""Facts of Shadow Tactics in words, chance by name, and the page that lists them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.engine import advance
from hyakki.core.errors import BadContent
from hyakki.core.menu import Ask
from hyakki.games.shadow_tactics import game, options
from hyakki.games.shadow_tactics.scenes import facts, position
from hyakki.games.shadow_tactics.scenes import ninjas as laying
from hyakki.games.shadow_tactics.steps.scene_rounds import ASK_REST
from hyakki.lab.scene import SceneResult, run_scene

WORDS = (Path(__file__).parents[4] / "docs" / "scenes" / "shadow-tactics.md").read_text(encoding="utf-8")


def run(tmp_path: Path, text: str) -> SceneResult:
    path = tmp_path / "scene.toml"
    path.write_text(f'id = "t"\ntitle = "t"\ngame = "shadow_tactics"\nrules = []\n{text}', encoding="utf-8")
    return run_scene(path)


def test_places_are_told_as_they_lie() -> None:
    s = game.position({"guards": {"Y4": ["S5o", "S2i"], "Y1": ["S0i stunned"]}}, Chance.seeded(1))
    true = {
        "guard.Y4-5": ("S5o", "S5o calm"),
        "guard.Y1-0": "S0i stunned",
        "guard.Y4-0": "none",
        "watchers.B8": ("Y4-5",),
        "watchers.J11": ("Y4-5",),
        "watchers.Y4": ("Y4-2",),
        "watchers.Y1": (),
        "sees.Y4-2": ("Y4",),
        "sees.Y4-5": ("B8", "J11"),
        "sees.Y1-0": (),
        "beside.Y4": ("Y1", "Y2", "Y6", "Y8"),
        "beside.J11": ("B8", "B10", "B14"),
        "junctions.B1": ("J4 orange", "J1 white"),
        "free.Y4": (),
        "free.Y1": ("2", "3", "4"),
        "tile.Y2": "C3",
        "tile.B8": "L1",
        "tile.J8": "L2",
        "guards": ("Y1 S0i stunned", "Y4 S2i", "Y4 S5o"),
        "power": False,
        "side": "none",
    }
    told = {name: game.fact(s, name) for name in true}
    assert {name: _sorted(value) for name, value in told.items()} == {k: _sorted(v) for k, v in true.items()}


def _sorted(value: Any) -> Any:
    return sorted(value) if isinstance(value, tuple) else value


@pytest.mark.parametrize(
    "name, what",
    [
        ("nose", "there is no such fact; choose one of mission"),
        ("HAY.bsh", "no such fact of a ninja; choose one of seat"),
        ("B.hand", "no such fact of a seat; choose one of role"),
        ("Z.ready", "there is no seat 'Z'"),
        ("guards.Y99", "there is no yard 'Y99'"),
        ("coins.B4", "there is no junction 'B4'"),
        ("guard.Y4-9", "is not a corner of Y4"),
    ],
)
def test_an_unknown_fact_is_named(name: str, what: str) -> None:
    s = game.position({}, Chance.seeded(1))
    with pytest.raises(BadContent) as caught:
        game.fact(s, name)
    assert caught.value.where == name
    assert what in caught.value.what


def test_every_fact_can_be_told_of_every_mission() -> None:
    for mission in ("M1", "M2", "M3", "M4", "M5"):
        s = game.position({"mission": mission, "at": "start"}, Chance.seeded(1))
        names = [*facts.OF_TABLE, *(f"HAY.{name}" for name in facts.OF_NINJA if name != "reaches"), "A.ninjas"]
        assert len([game.fact(s, name) for name in names]) == len(names)
        s = game.position({"mission": mission, "guards": "sample", "HAY": {}}, Chance.seeded(1))
        advance(s)
        assert len([game.fact(s, name) for name in (*names, "HAY.reaches")]) == len(names) + 1


# Chance by name

SHUFFLE = """
[given]
mission = "M1"
at = "draw"
deck = ["OC9"]
deck_size = 1
[[step]]
chance = { orders = "%s" }
[step.then]
hand = ["OC9", "OC5", "OC7"]
deck = ["OC3", "OC3"]
"""


def test_a_shuffle_comes_out_as_it_is_told(tmp_path: Path) -> None:
    assert run(tmp_path, SHUFFLE % "OC5 OC7 OC3 OC3").failures == []
    assert "hand: expected" in run(tmp_path, SHUFFLE % "OC1 OC7 OC3 OC3").failures[0]


def test_cards_that_are_not_shuffled_cannot_be_told(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"chance\.orders.*OC9 is not among the cards that are shuffled"):
        run(tmp_path, SHUFFLE % "OC9")


def test_a_shuffle_that_does_not_happen_is_a_failure(tmp_path: Path) -> None:
    text = '[given]\nat = "draw"\n[[step]]\nchance = { orders = "OC5" }\n'
    assert "the scene fixes chance for orders [OC5], but that did not happen" in run(tmp_path, text).failures[0]


def test_a_step_may_stay_before_the_refresh_phase(tmp_path: Path) -> None:
    given = "[given]\nnoise = 1\n[[step]]\n"
    assert run(tmp_path, given + 'open = true\nthen = { noise = 1, round = 1, asked = { A = "rest" } }\n').passed
    assert run(tmp_path, given + "then = { noise = 0, round = 2 }\n").passed
    two = 'open = true\nthen = { noise = 1 }\n[[step]]\nwhen = "B: ready"\nthen = { noise = 0, B.ready = true }\n'
    assert run(tmp_path, given + two).passed


def test_a_seat_with_two_questions_answers_the_one_it_means(tmp_path: Path) -> None:
    text = """
[given]
at = "programming"
[given.HAY]
bush = "B4"
[[step]]
when = ["B: lay HAY, slot 2, first HAY-1, alone", "B: ready"]
[step.then]
HAY.programme = ["HAY-1"]
offered = { B = "not-ready", C = ["ready", "lay *"] }
asked = { B = "ready", C = ["programme", "ready"], D = ["programme", "ready"] }
refused = { "B: lay HAY" = "ST-R11", "A: ready" = "not yours" }
[[step]]
when = ["B: not-ready", "all: ready"]
[step.then]
asked = { A = "order" }
"""
    assert run(tmp_path, text).failures == []


def test_what_was_not_asked_may_be_said_all_the_same(tmp_path: Path) -> None:
    given = """
[given]
guards = { Y4 = ["S5o"] }
HAY = { bush = "B10", programme = ["HAY-1"] }
[[step]]
open = true
when = ["B: aim %s", "B: on Y4-5"]
then = { HAY.kills = 1, asked = { A = "rest" } }
"""
    assert run(tmp_path, given % "Y4").failures == []
    assert '"B: aim Y6" cannot be done' in run(tmp_path, given % "Y6").failures[0]


def test_a_card_that_is_under_way_must_make_sense(tmp_path: Path) -> None:
    for given, why in (
        ('at = "execution"\nplaying = "OC1"', 'at = "orders" only'),
        ('at = "orders"\nplaying = { order = "OC1", part = "alarm" }', "while the alarm is on"),
        ('at = "orders"\nalarm = "half"\nplaying = { order = "OC1", part = "immediate" }', "while the alarm is on"),
        ('at = "orders"\nplaying = { order = "OC1", symbol = 3 }', "3 is not from 1 to 2"),
        ('at = "orders"\nplaying = "OC9"\nhand = ["OC9"]', "there are only 1 of OC9"),
    ):
        with pytest.raises(BadContent, match=why):
            run(tmp_path, f"[given]\n{given}\n[[step]]\n")


# The page


def test_page_names_what_can_be_said_of_shadow_tactics() -> None:
    keys = (*position.BEFORE_ALL, *position.TABLE, *position.OF_THE_PILES, *position.OF_SEAT, *laying.OF_NINJA)
    of_table, of_ninja, of_seat = facts.OF_TABLE, facts.OF_NINJA, facts.OF_SEAT
    said = {*keys, *of_table, *facts.CHANCES, *(f"HAY.{name}" for name in of_ninja), *(f"A.{name}" for name in of_seat)}
    assert sorted(word for word in said if f"`{word}`" not in WORDS) == []
    assert sorted(name for name in facts.KEYED if f"`{name}." not in WORDS) == []
    assert sorted(at for at in position.AT if f'`"{at}"`' not in WORDS) == []


def test_page_names_every_question_of_shadow_tactics() -> None:
    asks: list[Ask] = [ASK_REST[0], *(value[0] for value in options.ASK_SYMBOL.values())]
    asks += [value[0] for name, value in vars(options).items() if name.startswith("ASK_") and name != "ASK_SYMBOL"]
    assert sorted({ask.kind for ask in asks if f"\n| `{ask.kind}` |" not in WORDS}) == []


def test_page_names_every_event_of_shadow_tactics_with_its_fields_and_secrets() -> None:
    table = WORDS.split("## Events of Shadow Tactics")[1].splitlines()
    for kind in game.kinds.values():
        row = next((line for line in table if line.startswith(f"| `{kind.name}` |")), "")
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert cells[1:2] == [", ".join(f"`{field}`" for field in kind.fields)], kind.name
        secret = ", ".join(f"`{field}`" for field in kind.fact)
        assert cells[3].startswith(secret) and cells[3].endswith(f"({kind.told})" if kind.told else ""), kind.name
