"""Chapters in scenes: what can be said of them, what cannot, and the page that lists it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hyakki.core.errors import BadContent
from hyakki.games.shadow_tactics.chapter import facts, options, position
from hyakki.games.shadow_tactics.series import STAGES, chapter
from hyakki.lab.scene import SceneResult, run_scene

PAGE = (Path(__file__).parents[4] / "docs" / "scenes" / "shadow-tactics.md").read_text(encoding="utf-8")
WORDS = PAGE.split("\n## Chapter One\n")[1]


def run(tmp_path: Path, text: str) -> SceneResult:
    path = tmp_path / "scene.toml"
    path.write_text(f'id = "t"\ntitle = "t"\ngame = "shadow_tactics-chapter"\nrules = []\n{text}', encoding="utf-8")
    return run_scene(path)


# Positions

WRONG = {
    'at = "ended"\nlocation = "M1"': r"given\.result.*is missing",
    'at = "ended"\nlocation = "M1"\nresult = { side = "ninjas" }': r"given\.B\.ninjas.*is missing",
    'at = "veto"': r"given\.location.*is missing",
    'location = "Kyoto"': r"given\.location.*there is no location 'Kyoto'",
    'result = { side = "ninjas" }': r'given\.result.*at = "ended"',
    'missions = { M1 = "nobody" }': r"given\.missions\.M1.*is not one of daimyo, ninjas",
    'missions = { M1 = "ninjas" }\nplaced = { PD1 = "M1" }': "placed.*osaka-castle",
    'A.ninjas = ["HAY"]': r"given\.A\.ninjas.*is the Daimyo",
    'B.ninjas = ["Tanuki"]': "there is no ninja 'Tanuki'",
    'at = "ninjas"\noffer = ["PD4"]': r"given\.offer.*PD4 cannot be offered now",
    'at = "daimyo"\noffer = ["NP1"]': r"given\.offer.*NP1 cannot be offered now",
    'at = "daimyo"\noffer = ["PD1", "PD1"]': r"given\.offer.*each once",
    'at = "assign"\nplaced = { PD1 = "M2" }\noffer = ["PD1"]': r"given\.offer.*PD1 cannot be offered now",
    'at = "choose"\ntokens = [3]': r"given\.tokens.*only at daimyo, assign",
    "banner = 1": r"given\.banner.*unknown",
    "B.coins = 1": r"given\.B\.coins.*unknown",
}


@pytest.mark.parametrize("given", WRONG)
def test_a_chapter_that_makes_no_sense_is_not_laid_out(tmp_path: Path, given: str) -> None:
    with pytest.raises(BadContent, match=WRONG[given]):
        run(tmp_path, f"[given]\n{given}\n[[step]]\n")


@pytest.mark.rule("ST-422")
def test_locations_are_called_by_mission_or_by_name(tmp_path: Path) -> None:
    for name in ("M5", "yabu-palace", "Lord Yabu's Palace"):
        text = f'[given]\nat = "play"\nlocation = "{name}"\n[[step]]\nthen = {{ location = "M5", asked = "nobody" }}\n'
        assert run(tmp_path, text).failures == []


@pytest.mark.rule("ST-407", "ST-408", "ST-409")
def test_an_open_market_may_be_said(tmp_path: Path) -> None:
    text = """
[given]
at = "daimyo"
offer = ["PD1", "PD4"]
tokens = [3, 1]
[[step]]
when = "A: purchase PD1, coins 0 1"
[step.then]
tokens_on.PD1 = ["3"]
tokens = []
asked = { A = "assign" }
happened = [{ event = "purchased", purchase = "PD1" }, { event = "tax-returned", worth = 1 }]
"""
    assert run(tmp_path, text).failures == []


@pytest.mark.rule("ST-412", "ST-416")
def test_cards_that_lie_nowhere_yet_may_be_said(tmp_path: Path) -> None:
    text = """
[given]
at = "assign"
offer = ["PD1"]
missions = { M2 = "daimyo" }
placed = { PO1 = "M3" }
[[step]]
[step.then]
placed = ["PD1 none", "PO1 M3"]
blocked = { "A: settled" = "ST-412", "A: card PD1, at nakasendo-road" = "ST-416" }
"""
    assert run(tmp_path, text).failures == []


@pytest.mark.rule("ST-416")
def test_a_card_at_the_only_location_left_stays_there(tmp_path: Path) -> None:
    text = """
[given]
at = "assign"
offer = ["PD1"]
missions = { M1 = "daimyo", M2 = "daimyo", M4 = "daimyo" }
placed = { PO1 = "M3" }
[[step]]
[step.then]
offered = { A = ["card PD1"] }
blocked = { "A: card PO1" = "ST-416" }
"""
    assert run(tmp_path, text).failures == []


@pytest.mark.rule("ST-422")
def test_a_mission_that_counts_for_nothing_can_be_chosen_again(tmp_path: Path) -> None:
    text = """
[given]
at = "ended"
location = "M1"
result = { side = "none" }
B.ninjas = ["HAY", "YUK", "MUG"]
seats = 2
[[step]]
[step.then]
happened = ["not-counted"]
missions = []
offered = { B = "go osaka-castle" }
"""
    assert run(tmp_path, text).failures == []


# Chance


@pytest.mark.rule("ST-405", "ST-448")
def test_only_what_lies_in_the_deck_can_be_offered(tmp_path: Path) -> None:
    step = '[[step]]\nchance = { purchases = "PD8 PD1" }\nthen = { offer = ["PD8", "PD1", "?", "?", "?"] }\n'
    assert run(tmp_path, f'[given]\nunlocked = ["PD8", "PO6"]\n{step}').failures == []
    with pytest.raises(BadContent, match=r"chance\.purchases.*PD8 cannot be offered now"):
        run(tmp_path, step)


def test_a_fact_that_there_is_not(tmp_path: Path) -> None:
    for fact, why in (("banner", "there is no such fact"), ("HAY.bush", "no seat 'HAY'"), ("B.lord", "B.ninjas")):
        with pytest.raises(BadContent, match=why):
            run(tmp_path, f'[[step]]\n[step.then]\n{fact} = "x"\n')


# The page


def test_page_names_what_can_be_said_of_a_chapter() -> None:
    keys = {*position.OF_TABLE, *position.OF_RESULT, *facts.OF_TABLE, *facts.CHANCES}
    shown = WORDS.replace("`purchases = ", "`purchases` ").replace("`items = ", "`items` ")
    shown = shown.replace('`{ side = "ninjas" }`', "`side`")
    assert sorted(word for word in keys if f"`{word}`" not in shown and f"`{word}`" not in PAGE) == []
    assert sorted(name for name in facts.KEYED if f"`{name}." not in WORDS) == []
    assert sorted(at for at in (*STAGES, position.ENDED) if f'`"{at}"`' not in WORDS) == []


def test_page_names_every_question_of_a_chapter() -> None:
    kinds = {value[0].kind for name, value in vars(options).items() if name.startswith("ASK_")}
    assert sorted(kind for kind in kinds if f"`{kind}`" not in WORDS) == []


def test_page_names_every_event_of_a_chapter() -> None:
    for kind in chapter.kinds.values():
        row = next((line for line in WORDS.splitlines() if line.startswith(f"| `{kind.name}` |")), "")
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert cells[1:2] == [", ".join(f"`{field}`" for field in kind.fields)], kind.name
