"""Every question rests on a rule of its game, and what is said with it can be read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hyakki.core.captions import content_of
from hyakki.core.chance import Chance
from hyakki.core.events import Viewer
from hyakki.core.game import game_of, games
from hyakki.core.table import Table
from hyakki.core.text import LANGUAGES, Text

ROOT = Path(__file__).parent.parent.parent
RULE = re.compile(r"\b[A-Z]{2}-R?\d{2,3}\b")
every_game = pytest.mark.parametrize("key", games())


@every_game
def test_the_rules_behind_questions_are_in_the_rulebook(key: str) -> None:
    game = game_of(key)
    text = Text(game)
    assert game.questions or len(getattr(game, "lessons", ())) == 1, "a Series of one lesson asks nothing"
    for asked, rule in game.questions.items():
        kind, *begun = asked.split()
        assert text.has(f"ask-{kind}") and all(text.has(f"option-{verb}") for verb in begun), asked
        assert rule in text.rulebook, asked


@every_game
def test_warnings_are_looked_for_where_a_game_has_some(key: str) -> None:
    game = game_of(key)
    assert all(Text(game).has(f"ask-{kind}") for kind in game.advised)


@pytest.mark.parametrize("key", ["kaidan", "okko", "shadow_tactics", "shadow_tactics-chapter"])
def test_what_cards_say_comes_with_the_content_in_every_language(key: str) -> None:
    game = game_of(key)
    captions = content_of(game, game.rules(game.usual, game.simulation_options))["captions"]
    english = leaves(captions["en"])
    assert set(captions) == set(LANGUAGES) and len(english) > 50
    for lang in LANGUAGES:
        said = leaves(captions[lang])
        assert said.keys() == english.keys()
        assert lang == "en" or sum(said[name] == english[name] for name in said) < len(said) / 10
        assert not any("{" in each or "$" in each for each in said.values())


def leaves(captions: Any, before: str = "") -> dict[str, str]:
    if isinstance(captions, str):
        return {before: captions}
    parts = captions.items() if isinstance(captions, dict) else enumerate(captions)
    return {name: said for key, part in parts for name, said in leaves(part, f"{before} {key}").items()}


def test_the_page_names_no_rule() -> None:
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.is_file()]
    assert len(sources) > 100
    assert [(str(path), found) for path in sources if (found := RULE.findall(path.read_text(encoding="utf-8")))] == []


@pytest.mark.parametrize(
    "key, kind", [("kitsunedo", "pick"), ("kaidan", "pick"), ("shadow_tactics", "post"), ("okko", "pick")]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_of_the_set_up_says_what_it_is_for(key: str, kind: str, lang: str) -> None:
    game = game_of(key)
    table = Table.start(game, game.rules(game.usual, {}), game.usual, Chance.seeded(1))
    view, text = table.view(Viewer((0,))), Text(game, lang)
    assert len(text.help(kind, view).split()) > 5
    assert text.help("vote", view) == ""


def test_a_room_is_explained_and_other_decisions_are_not() -> None:
    text = Text(game_of("kaidan"))
    said = {about: text.word("ask-decide.help", about=about).strip() for about in ("orientation", "target")}
    assert said["orientation"].startswith("Only its doors matter") and not said["target"]
