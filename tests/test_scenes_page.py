"""The page that explains scenes is complete and true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hyakki.core.game import game_of
from hyakki.core.menu import Ask
from hyakki.games.kaidan import facts as kaidan_facts
from hyakki.games.kaidan import laying, position, stages
from hyakki.games.kaidan import options as kaidan_options
from hyakki.games.kitsunedo import options
from hyakki.games.kitsunedo.facts import OF_SEAT, OF_TABLE
from hyakki.games.kitsunedo.position import SEAT_KEYS, TABLE_KEYS
from hyakki.lab.scene import CHECKS, STEP_KEYS, run_scene

PAGE = (Path(__file__).parent.parent / "docs" / "scenes.md").read_text(encoding="utf-8")
EXAMPLES = [block for block in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL) if block.startswith("id =")]


@pytest.mark.parametrize("example", EXAMPLES)
def test_example_in_the_page_holds(tmp_path: Path, example: str) -> None:
    path = tmp_path / "scene.toml"
    path.write_text(example, encoding="utf-8")
    result = run_scene(path)
    assert result.passed, "\n".join(result.failures)


def test_page_names_every_expectation_fact_and_key() -> None:
    words = {*CHECKS, *SEAT_KEYS, *TABLE_KEYS, *STEP_KEYS, *OF_TABLE, *(f"A.{name}" for name in OF_SEAT)}
    assert sorted(word for word in words if f"`{word}`" not in PAGE) == []


def test_page_names_every_question() -> None:
    asks = [value[0] for name, value in vars(options).items() if name.startswith("ASK_")]
    assert len(asks) == 11
    assert [ask.kind for ask in asks if f"\n| `{ask.kind}` |" not in PAGE] == []


def test_page_names_every_event_with_its_fields_and_secrets() -> None:
    table = PAGE.split("### Events of Kitsunedo")[1].splitlines()
    for kind in game_of("kitsunedo").kinds.values():
        row = next(line for line in table if line.startswith(f"| `{kind.name}` |"))
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert cells[2] == ", ".join(f"`{field}`" for field in kind.fields), kind.name
        secret = ", ".join(f"`{field}`" for field in kind.fact)
        assert cells[4].startswith(secret) and cells[4].endswith(f"({kind.told})" if kind.told else ""), kind.name


KAIDAN = PAGE.split("## Kaidan: all the words")[1]


def test_page_names_what_can_be_said_of_kaidan() -> None:
    keys = (*position.BEFORE_ALL, *position.OF_THE_TURN, *position.OF_THE_MAP, *position.TABLE, *laying.OF_SEAT)
    said = {*keys, *kaidan_facts.OF_TABLE, *kaidan_facts.CHANCES, *(f"A.{name}" for name in kaidan_facts.OF_SEAT)}
    assert sorted(word for word in said if f"`{word}`" not in KAIDAN) == []
    places = {f"`{name}." for name in kaidan_facts.KEYED}
    assert sorted(word for word in places if word not in KAIDAN) == []
    figures = {f".{name}`" for name in kaidan_facts.OF_FIGURE}
    assert sorted(word for word in figures if word not in KAIDAN) == []
    parts = {"start", "awakening", "act", "look", *stages.IN_CHASE, *stages.PARTS, "events", "entities", "onryo"}
    assert sorted(word for word in parts if f'`"{word}"`' not in KAIDAN) == []


def test_page_names_every_question_of_kaidan() -> None:
    asks = [value[0] for value in vars(kaidan_options).values() if isinstance(value, tuple) and _is_ask(value)]
    kinds = {ask.kind for ask in asks} | {asks[0].kind for asks in kaidan_options.ASK_WINDOW.values()}
    assert sorted(kind for kind in kinds if f"\n| `{kind}` |" not in KAIDAN) == []


def _is_ask(value: tuple[object, ...]) -> bool:
    return bool(value) and isinstance(value[0], Ask)


def test_page_names_every_event_of_kaidan_with_its_fields_and_secrets() -> None:
    table = KAIDAN.split("### Events of Kaidan")[1].splitlines()
    for kind in game_of("kaidan").kinds.values():
        row = next((line for line in table if line.startswith(f"| `{kind.name}` |")), "")
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert cells[1:2] == [", ".join(f"`{field}`" for field in kind.fields)], kind.name
        secret = ", ".join(f"`{field}`" for field in kind.fact)
        assert cells[3].startswith(secret) and cells[3].endswith(f"({kind.told})" if kind.told else ""), kind.name
