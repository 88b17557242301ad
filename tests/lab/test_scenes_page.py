"""The page that explains scenes is complete and true."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from hyakki.core.game import Game, game_of
from hyakki.games.kaidan.scenes import facts as kaidan_facts
from hyakki.games.kaidan.scenes import layout as kaidan_laying
from hyakki.games.kaidan.scenes import phases as kaidan_stages
from hyakki.games.kaidan.scenes import position as kaidan_position
from hyakki.games.kitsunedo.scenes import facts as kitsunedo_facts
from hyakki.games.kitsunedo.scenes import position as kitsunedo_position
from hyakki.games.okko.scenes import facts as okko_facts
from hyakki.games.okko.scenes import heroes as okko_laying
from hyakki.games.okko.scenes import position as okko_position
from hyakki.games.okko.scenes.board import BOARD
from hyakki.games.okko.scenes.secrets import SECRETS
from hyakki.games.shadow_tactics.chapter import facts as chapter_facts
from hyakki.games.shadow_tactics.chapter import position as chapter_position
from hyakki.games.shadow_tactics.scenes import facts as shadow_facts
from hyakki.games.shadow_tactics.scenes import ninjas as shadow_laying
from hyakki.games.shadow_tactics.scenes import position as shadow_position
from hyakki.lab.scene import ALIKE_KEYS, CHECKS, SCENE_KEYS, STEP_KEYS, run_scene
from hyakki.lab.scene_checks import ENDING

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "scenes.md").read_text(encoding="utf-8")
KITSUNEDO, KAIDAN, SHADOW_TACTICS, OKKO = (
    (DOCS / "scenes" / f"{name}.md").read_text(encoding="utf-8")
    for name in ("kitsunedo", "kaidan", "shadow-tactics", "okko")
)
SHADOW, CHAPTER = SHADOW_TACTICS.split("\n## Chapter One\n")
GAMES = Path(__file__).parents[2] / "src" / "hyakki" / "games"
EXAMPLES = [
    block
    for page in (PAGE, KITSUNEDO, KAIDAN, SHADOW_TACTICS, OKKO)
    for block in re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    if block.startswith("id =")
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_example_in_the_page_holds(tmp_path: Path, example: str) -> None:
    path = tmp_path / "scene.toml"
    path.write_text(example, encoding="utf-8")
    result = run_scene(path)
    assert result.passed, "\n".join(result.failures)


# Reading the page


Row = list[str]


def _tables(text: str) -> Iterator[tuple[Row, list[Row]]]:
    """The head of each table and its rows."""
    for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        head, _, *rows = [re.split(r"(?<!\\)\|", line.strip().strip("|")) for line in block.splitlines()]
        yield [cell.strip() for cell in head], [[cell.strip() for cell in row] for row in rows]


def _words(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def _column(text: str, head: str) -> list[str]:
    """Every word in the first column of the tables that begin so."""
    return [word for cells, rows in _tables(text) if cells[0] == head for row in rows for word in _words(row[0])]


@dataclass(frozen=True)
class Told:
    """What the page tells of a game, and what the program has."""

    key: str
    page: str
    given: dict[str, set[str]]
    """Keys of a position, by the head of the table that lists them."""
    facts: dict[str, set[str]]
    """The same of facts, without the seat, the ninja or the hero before them."""
    places: set[str]
    """Facts that have a place or a thing after their name."""
    chances: set[str]
    at: set[str]
    ask: set[str] = frozenset()  # type: ignore[assignment]
    """Questions that have no text of their own name."""

    @property
    def game(self) -> Game:  # type: ignore[type-arg]
        return game_of(self.key)


TOLD = {
    "kitsunedo": Told(
        "kitsunedo",
        KITSUNEDO,
        {"key": {*kitsunedo_position.TABLE_KEYS, *kitsunedo_position.SEAT_KEYS}},
        {"of a seat": set(kitsunedo_facts.OF_SEAT), "of the table": set(kitsunedo_facts.OF_TABLE)},
        set(),
        set(),
        {*kitsunedo_position.TURN_STAGES, *kitsunedo_position.SETUP_STAGES},
        {"vote"},
    ),
    "kaidan": Told(
        "kaidan",
        KAIDAN,
        {
            "of the table": {
                *(*kaidan_position.BEFORE_ALL, *kaidan_position.OF_THE_TURN),
                *(*kaidan_position.OF_THE_MAP, *kaidan_position.TABLE),
            },
            "of a seat": set(kaidan_laying.OF_SEAT),
        },
        {"of a seat": set(kaidan_facts.OF_SEAT), "of the table": set(kaidan_facts.OF_TABLE)},
        set(kaidan_facts.KEYED),
        set(kaidan_facts.CHANCES),
        {"start", "awakening", "act", "look", "activations", "onryo", "events", "entities", "fire", "condemned", "rest"}
        | {*kaidan_stages.IN_CHASE, *kaidan_stages.PARTS},
    ),
    "shadow_tactics": Told(
        "shadow_tactics",
        SHADOW,
        {
            "of the table": {
                *(*shadow_position.BEFORE_ALL, *shadow_position.TABLE, *shadow_position.OF_THE_PILES),
            },
            "of a ninja, `[given.HAY]`": set(shadow_laying.OF_NINJA),
            "of a ninja seat, `[given.B]`": set(shadow_position.OF_SEAT),
        },
        {
            "of a ninja": set(shadow_facts.OF_NINJA),
            "of a seat": set(shadow_facts.OF_SEAT),
            "of the table": set(shadow_facts.OF_TABLE),
        },
        set(shadow_facts.KEYED),
        set(shadow_facts.CHANCES),
        set(shadow_position.AT),
        {"rest"},
    ),
    "shadow_tactics-chapter": Told(
        "shadow_tactics-chapter",
        CHAPTER,
        {"of the table": set(chapter_position.OF_TABLE)},
        {"fact": {*chapter_facts.OF_TABLE, "jutsu", "ninjas", "present"}},
        set(chapter_facts.KEYED),
        set(),
        {"open", "daimyo", "assign", "ninjas", "choose", "veto", "muster", "play", chapter_position.ENDED},
    ),
    "okko": Told(
        "okko",
        OKKO,
        {
            "of the table": {
                *(*okko_position.BEFORE_ALL, "round", *okko_position.OF_ACTIVATION),
                *(*BOARD, *SECRETS),
            },
            "of a hero, `[given.OKK]`": set(okko_laying.OF_HERO),
        },
        {
            "of any figure": set(okko_facts.OF_FIGURE),
            "of a hero": set(okko_facts.OF_HERO) - set(okko_facts.OF_FIGURE),
            "of a seat": set(okko_facts.OF_SEAT),
            "of the table": set(okko_facts.OF_TABLE),
        },
        set(okko_facts.KEYED),
        set(okko_facts.CHANCES),
        set(okko_position.AT),
    ),
}
all_games = pytest.mark.parametrize("told", TOLD.values(), ids=TOLD)


def test_page_names_every_expectation_and_key_of_a_file() -> None:
    words = {*CHECKS, *STEP_KEYS, *ENDING}
    assert sorted(word for word in words if f"`{word}`" not in PAGE) == []
    assert set(_column(PAGE, "key of a step")) == STEP_KEYS
    assert set(_column(PAGE, "expectation")) == set(CHECKS)
    assert {word.strip("[]") for word in _column(PAGE, "key")} == SCENE_KEYS - STEP_KEYS | {"note"}
    assert sorted(word for word in ALIKE_KEYS if f"{word} =" not in PAGE and f"`{word}`" not in PAGE) == []


# Positions


@all_games
def test_page_names_every_key_of_a_position_and_no_others(told: Told) -> None:
    for head, keys in told.given.items():
        listed = _said_in_positions(told, head)
        assert sorted(keys - listed) == [], f"{head}: not on the page"
        assert sorted(listed - keys) == [], f"{head}: only on the page"


def _said_in_positions(told: Told, head: str) -> set[str]:
    """Of the tables that list keys, not facts, by that head."""
    found: set[str] = set()
    for cells, rows in _tables(told.page):
        if cells[0] == head and (head == "key" or cells[1:] == ["what it says"]):
            found |= {word for row in rows for word in _words(row[0])}
    also = {"boulders", "civilians", "snow", "night", "quick"} if told.key.endswith("chapter") else set()
    return found | {word for word in also if f"`{word}`" in told.page}


@all_games
def test_page_names_every_part_of_the_game_that_a_position_may_be_in(told: Told) -> None:
    assert sorted(word for word in told.at if f'`"{word}"`' not in told.page) == []
    if not told.key.endswith("chapter"):
        listed = {word.strip('"') for word in _column(told.page, "`at`") if word.startswith('"')}
        assert sorted(listed - told.at - {"fire", "condemned"}) == []


# Facts


@all_games
def test_page_names_every_fact_and_no_others(told: Told) -> None:
    for head, names in told.facts.items():
        listed = set()
        for cells, rows in _tables(told.page):
            if cells == [head, ""]:
                listed |= {word for row in rows for word in _words(row[0])}
        plain = {re.sub("^(?:[A-E]|HAY|OKK)[.]", "", word) for word in listed}
        plain = {word for word in plain if word.partition(".")[0] not in told.places or word in names}
        assert sorted(names - plain) == [], f"{head}: not on the page"
        assert sorted(plain - names) == [], f"{head}: only on the page"


@all_games
def test_page_names_every_fact_of_a_place_and_no_others(told: Told) -> None:
    assert sorted(name for name in told.places if f"`{name}." not in told.page) == []
    listed = {
        word.partition(".")[0]
        for cells, rows in _tables(told.page)
        if cells[0].startswith("of a place")
        for row in rows
        for word in _words(row[0])
        if "." in word[1:]
    }
    assert sorted(listed - told.places) == []


@all_games
def test_page_names_every_chance_and_no_others(told: Told) -> None:
    assert set(_column(told.page, "name")) == told.chances
    assert sorted(name for name in told.game.chances if f"`{name}" not in told.page) == []


# Questions and previews


def _texts(told: Told, prefix: str) -> set[str]:
    """Return the names that the game has texts for: a question or a preview without a text never reaches a player."""
    text = (GAMES / told.key.partition("-")[0] / "text" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{prefix}-([a-z-_]+) =", text, re.MULTILINE))


OF_SERIES = {"again", "scroll", "next-act"}
"""Questions of Series that have no positions to lay."""


def _kinds(text: str) -> set[str]:
    return set(_column(text, "question"))


def test_page_names_every_question_and_no_others() -> None:
    for told in TOLD.values():
        if told.key.endswith("chapter"):
            continue
        page = told.page + (CHAPTER if told.key == "shadow_tactics" else "")
        kinds = (_texts(told, "ask") - (OF_SERIES if told.key != "kaidan" else set())) | told.ask
        assert sorted(kinds - _kinds(page)) == [], f"{told.key}: not on the page"
        assert sorted(_kinds(page) - kinds) == [], f"{told.key}: only on the page"


def _sources(key: str) -> list[ast.Module]:
    files = [path for path in (GAMES / key).rglob("*.py") if "bot" not in path.parts]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in files]


def _previewed(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "preview":
            yield from (word.arg for word in node.keywords if word.arg is not None)


def _written_down(tree: ast.Module) -> Iterator[str]:
    """Names of arguments and keys of tables."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.keyword) and node.arg is not None:
            yield node.arg


@pytest.mark.slow
@pytest.mark.parametrize("key", ["kitsunedo", "kaidan", "shadow_tactics", "okko"])
def test_page_names_every_preview_and_no_others(key: str) -> None:
    told = TOLD[key]
    page = told.page + (CHAPTER if key == "shadow_tactics" else "")
    listed: set[str] = set()
    for cells, rows in _tables(page):
        if cells == ["entry", "what it tells"]:
            listed |= {word for row in rows for word in _words(row[1]) if re.fullmatch("[a-z_]+", word)}
    trees = _sources(key)
    known = {word for tree in trees for word in _previewed(tree)} | _texts(told, "preview") | _texts(told, "cost")
    assert sorted(known - listed) == [], "not on the page"
    assert sorted(listed - {word for tree in trees for word in _written_down(tree)}) == [], "only on the page"


# Events


@all_games
def test_page_names_every_event_with_its_fields_and_secrets_and_no_others(told: Told) -> None:
    kinds = told.game.kinds
    rows = {}
    for cells, lines in _tables(told.page):
        if cells[0] == "event":
            place = cells.index("fields")
            rows = {_words(row[0])[0]: (row[place], row[place + 1], row[place + 2]) for row in lines}
    assert sorted(rows) == sorted(kinds)
    for name, (fields, rule, secret) in rows.items():
        kind = kinds[name]
        assert _words(fields) == list(kind.fields), name
        assert rule == kind.rule or (not kind.rule and rule == "in `rule`" * ("rule" in kind.fields)), name
        hidden = ", ".join(f"`{field}`" for field in kind.fact)
        assert secret.startswith(hidden) and secret.endswith(f"({kind.told})" if kind.told else ""), name
