"""The rulebook of Kitsunedo: alike in both languages, and the only place that rule ids come from."""

from __future__ import annotations

import re
from pathlib import Path

import hyakki.games.kitsunedo
from hyakki.core.game import game_of
from hyakki.core.rulebook import Rulebook

GAME = game_of("kitsunedo")
ENGLISH = Rulebook(GAME, "en")
HOME = Path(hyakki.games.kitsunedo.__file__).parent
ID = re.compile(r"KI-[TRE]?\d+")


def test_sources_name_the_same_pages() -> None:
    italian = Rulebook(GAME, "it")
    for entry in ENGLISH:
        if entry.source.startswith("p. "):
            assert italian[entry.id].source == entry.source


def test_every_rule_that_the_game_cites_exists() -> None:
    files = [file for ending in ("*.py", "*.toml", "*.ftl") for file in HOME.rglob(ending)]
    cited = {(id, file.name) for file in files for id in ID.findall(file.read_text(encoding="utf-8"))}
    assert len(cited) > 200
    assert [(id, where) for id, where in sorted(cited) if id not in ENGLISH] == []


def test_few_rules_state_nothing_and_each_says_why() -> None:
    assert set(ENGLISH.notes) <= {entry.id for entry in ENGLISH}
    assert len(ENGLISH.notes) <= len(ENGLISH) * 0.05
    assert all(reason.endswith(".") for reason in ENGLISH.notes.values())
    assert not [id for id in ENGLISH.notes if id.startswith("KI-E")]
