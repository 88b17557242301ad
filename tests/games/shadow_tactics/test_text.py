"""The words of Shadow Tactics: complete in both languages, right for every viewer, silent about secrets."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.engine import State, close, give, menu
from hyakki.core.events import Viewer, viewers
from hyakki.core.game import game_of
from hyakki.core.memory import Memory, fold
from hyakki.core.text import LANGUAGES, Text
from hyakki.games.shadow_tactics import options
from hyakki.games.shadow_tactics.catalog.ids import NUMBER
from hyakki.games.shadow_tactics.learning import lessons
from hyakki.lab.check import random_path
from tests.core.ftl import fields, texts
from tests.games.sources import sources

game = game_of("shadow_tactics")
ASKS = sorted(
    {asks[0].kind for name, asks in vars(options).items() if name.startswith("ASK_") and name != "ASK_SYMBOL"}
    | {asks[0].kind for asks in options.ASK_SYMBOL.values()}
)
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
ADA, BO = (Viewer((seat,)) for seat in range(2))

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def every_text(lang: str) -> dict[str, set[str]]:
    return {**texts("hyakki", lang), **texts(game.package, lang)}


@pytest.mark.slow
@every_language
@pytest.mark.parametrize("kind", ASKS)
def test_every_question_says_what_silence_means_and_who_is_waited_for(kind: str, lang: str) -> None:
    found = every_text(lang)
    assert f"ask-{kind}" in found
    assert not found[f"ask-{kind}.silence"]
    assert fields(found[f"ask-{kind}.waiting"]) <= {"who", "count"}


@every_language
def test_every_answer_has_a_label(lang: str) -> None:
    verbs = set(re.findall(r'Option\(\s*"([a-z-]+)"', sources("games/shadow_tactics", "core"))) | set(options.PLACES)
    verbs |= {f"lesson-{name}" for name in lessons.lessons}
    assert {"lay", "first", "then", "prepare", "agree"} <= verbs
    labelled = {key.partition(".")[0].removeprefix("option-") for key in every_text(lang) if key.startswith("option-")}
    assert verbs == labelled


@every_language
def test_every_reason_for_an_end_has_words(lang: str) -> None:
    reasons = set(re.findall(r'\bwin\(s, [A-Z_]+, "([a-z ]+)"', sources("games/shadow_tactics", "core")))
    assert {"time", "castle", "officers", "figure", "documents", "hostages", "palace"} == reasons
    found = every_text(lang)
    for reason in (*reasons, "ninjas surrender", "daimyo surrenders", "abandoned"):
        assert f"ending-{reason.replace(' ', '-')}" in found


@pytest.mark.rule("ST-505")
def test_what_the_daimyo_draws_only_the_daimyo_reads() -> None:
    text = Text(game)
    seen: dict[str, Any] = {"event": "drew", "seat": 0, "count": 2}
    drawn = {"rule": "ST-505", "orders": (NUMBER["OC1"], NUMBER["OC2"])}
    assert text.event({**seen, "told": drawn}, NAMES, ADA) == "You draw Patrol and Double Time."
    assert text.event(seen, NAMES, BO) == "The Daimyo draws 2 order cards."


@pytest.mark.rule("ST-503", "ST-504")
def test_others_read_where_a_programme_lies_and_of_how_many_cards_it_is() -> None:
    text = Text(game)
    seen: dict[str, Any] = {"event": "laid", "seat": 1, "ninja": 0, "slot": 1, "count": 2}
    cards = {"rule": "ST-503", "cards": (NUMBER["HAY-1"], NUMBER["HAY-Mw"])}
    assert text.event(seen, NAMES, ADA) == "Hayato has 2 cards in slot 2."
    assert text.event({**seen, "told": cards}, NAMES, BO) == "Hayato in slot 2: Ninjato and the white movement card."


@pytest.mark.slow
def test_sentences_name_places_guards_and_cards() -> None:
    text, italian = Text(game), Text(game, "it")
    moved = {"event": "moved", "seat": 0, "kind": 1, "post": 7 * 3 + 2, "stance": 2 * (7 * 4 + 5) + 1}
    assert text.event(moved, NAMES, BO) == "The Daimyo moves the Officer from Y4-2 to Y5-5o."
    assert text.event(moved, NAMES, ADA) == "You move the Officer from Y4-2 to Y5-5o."
    assert italian.event(moved, NAMES, ADA) == "Muovi l'Ufficiale da Y4-2 a Y5-5o."
    seen = {"event": "seen", "ninja": 2, "card": NUMBER["MUG-1"], "posts": (7, 16)}
    assert text.event(seen, NAMES, BO) == (
        "Mugen is seen from Y2-0 and Y3-2: Katana fails. Each witness costs 1 noise and 1 health."
    )
    killed = {"event": "killed", "ninja": -1, "kind": 3, "post": 7}
    assert text.event(killed, NAMES, BO) == "Dead: the Daimyo figure at Y2-0."
    assert text.option("through J4 yellow", NAMES) == "J4, yellow"
    assert text.option("to tower>B24", NAMES) == "tower>B24"
    assert text.option("show HAY second", NAMES) == "Show Hayato's second card to all"


PLAYED: list[dict[str, Any]] = [
    {"mission": "M1", "side_quests": True, "boulders": True},
    {"mission": "M2", "civilians": "hostile"},
    {"mission": "M3", "snow": True, "night": True},
    {"mission": "M4", "civilians": "friendly"},
    {"mission": "M5", "night": True},
]


@pytest.mark.slow
@every_language
@pytest.mark.parametrize("given", PLAYED, ids=lambda given: given["mission"])
def test_whole_missions_can_be_put_into_words(given: dict[str, Any], lang: str) -> None:
    """Every sentence for every viewer, every question, every label: nothing is missing, nothing breaks."""
    text, seats = Text(game, lang), 3
    rng = Random(f"{given} {lang}")
    s = game.start(game.rules(seats, given), seats, Chance.seeded(f"{given}"))
    memories: list[Memory] = [game.memory(viewer, seats) for viewer in viewers(seats)]
    said = 0
    while True:
        for event in s.log:
            for viewer in viewers(seats):
                if event.reaches(viewer):
                    said += text.event(event.seen(viewer), NAMES, viewer) is not None
        fold(s.log, memories)
        s.log = []
        if not s.asks:
            break
        for ask in s.asks:
            put_into_words(text, s, memories, ask, rng)
        answer(s, rng)
    assert text.ending(game.standing(s), NAMES, ADA)
    assert said > 200


def put_into_words(text: Text, s: State, memories: list[Memory], ask: Any, rng: Random) -> None:
    view, path = game.view(s, memories[ask.seat]), random_path(s, ask, rng)
    for place in range(len(path)):
        ids = [option.id for option in path[:place]]
        assert text.ask(ask.kind, view, NAMES, ids)
        entries = menu(s, ask, path[:place], look=True)
        for option in entries.options:
            assert text.option(option, NAMES, ask.kind)
            text.preview(entries.previews.get(option.id, {}))
        for blocked in entries.blocked:
            assert text.option(blocked.id, NAMES, ask.kind) and text.blocked(blocked.rule)


def answer(s: State, rng: Random) -> None:
    if s.asks[0].sealed:
        outcome = s.stack[-1].outcome(s, {ask.seat: random_path(s, ask, rng) for ask in s.asks})
        assert outcome is not None
        close(s, outcome)
    else:
        ask = rng.choice(s.asks)
        give(s, ask, random_path(s, ask, rng))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_slot_is_called_by_its_own_number(lang: str) -> None:
    text = Text(game, lang)
    for number in range(1, 10):
        assert re.findall(r"\d+", text.option(f"slot {number}")) == [str(number)]
