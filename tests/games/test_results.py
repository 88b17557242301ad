"""Sentences about results are complete: the number needed, why a character dies, the text of a shown card."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core.captions import content_of
from hyakki.core.events import Viewer
from hyakki.core.game import AnyGame, game_of
from hyakki.core.text import LANGUAGES, Text

KAIDAN, OKKO, SHADOW = (game_of(key) for key in ("kaidan", "okko", "shadow_tactics"))
NAMES = ("Jin", "Hara", "Haruka")
TEST = {"seat": 0, "attribute": 1, "purpose": "door", "difficulty": 4, "figure": -1, "rival": -1}
EXORCISM = {**TEST, "attribute": 2, "purpose": "exorcise-pg", "difficulty": 0}
FLIGHT = {**TEST, "attribute": 4, "purpose": "flee", "difficulty": 0, "figure": 0}


def said(game: AnyGame, event: str, lang: str = "en", **facts: Any) -> str | None:
    """Return what the third player reads."""
    return Text(game, lang).event({"event": event, **facts}, NAMES, Viewer((2,)))


@pytest.mark.parametrize(
    "lang, facts, line",
    [
        ("en", TEST, "Jin makes a Force Test to break a door: 4 or more is needed."),
        ("it", TEST, "Jin affronta un Test di Forza per sfondare una Porta: serve almeno 4."),
        ("en", {**EXORCISM, "rival": 1}, "Jin makes an Exorcism Test to drive the Hyoirei out, against Hara."),
        ("en", {**EXORCISM, "rival": 2}, "Jin makes an Exorcism Test to drive the Hyoirei out, against you."),
        ("en", FLIGHT, "Jin makes a Speed Test to flee, against entity 1."),
    ],
)
def test_a_test_says_what_is_needed_or_whom_it_is_against(lang: str, facts: dict[str, Any], line: str) -> None:
    assert said(KAIDAN, "test", lang, **facts) == line


@pytest.mark.parametrize(
    "rule, line",
    [
        ("KA-286", "Jin dies: as many Wounds as Nerves."),
        ("KA-292", "Jin dies: one Wound kills the trapped."),
        ("KA-312", "Jin dies: the Dark Impulse had said so."),
    ],
)
def test_a_death_has_a_reason(rule: str, line: str) -> None:
    assert said(KAIDAN, "died", seat=0, killer=-1, rule=rule, more=False, told={"possessed": False}) == line


def test_a_test_of_a_hero_says_when_it_is_passed() -> None:
    roll: dict[str, Any] = {"hero": 0, "attribute": "guile", "difficulty": 3}
    line = "Okko tests GUILE: the 3 dice show 7, which is not above GUILE. Passed."
    assert said(OKKO, "tested", **roll, told={"dice": [2, 2, 3], "total": 7, "passed": True}) == line


def test_a_failed_card_says_what_witnesses_cost() -> None:
    line = said(SHADOW, "seen", ninja=0, card=0, posts=[0, 1])
    assert line is not None and line.endswith("fails. Each witness costs 1 noise and 1 health.")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [KAIDAN, OKKO, SHADOW], ids=lambda game: game.key)
def test_every_card_that_is_read_out_says_something(game: AnyGame, lang: str) -> None:
    text, captions = Text(game, lang), content_of(game, game.rules(game.usual, {}))["captions"][lang]
    assert text.words.quoted
    for kind, (field, names) in text.words.quoted.items():
        assert kind in game.kinds
        for number in range(len(names)):
            assert text.quote({"event": kind, "told": {field: number}}, captions), (kind, names[number])


def test_what_shows_no_card_reads_nothing_out() -> None:
    captions = content_of(KAIDAN, KAIDAN.rules(3, {}))["captions"]["en"]
    assert Text(KAIDAN).quote({"event": "moved", "seat": 0, "cell": 3}, captions) == ""
    event = {"event": "event", "told": {"rule": "KA-R10", "event": 2}}
    assert Text(KAIDAN).quote(event, captions) == "The First Player's character emits Noise 3."
