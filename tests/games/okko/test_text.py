"""The words of Okko Chronicles: complete in both languages, right for every viewer, silent about secrets."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from hyakki.core.chance import Chance
from hyakki.core.engine import give, menu
from hyakki.core.events import Viewer, viewers
from hyakki.core.game import game_of
from hyakki.core.memory import Memory, fold
from hyakki.core.text import LANGUAGES, Text
from hyakki.games.okko.catalog.ids import CLUES, NUMBER, SPACE
from hyakki.games.okko.learning import lessons
from hyakki.lab.check import random_path
from tests.core.ftl import fields, texts
from tests.games.sources import sources

game = game_of("okko")
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
ADA, BO = (Viewer((seat,)) for seat in range(2))

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def every_text(lang: str) -> dict[str, set[str]]:
    return {**texts("hyakki", lang), **texts(game.package, lang)}


def asks() -> list[str]:
    code = sources("games/okko")
    asked = re.findall(r'\bask\([^"]*?, "([a-z-]+)"', code)
    return sorted({*asked, *re.findall(r'kind: ClassVar\[str\] = "([a-z-]+)"', code)})


@pytest.mark.slow
@every_language
@pytest.mark.parametrize("kind", asks())
def test_every_question_says_what_silence_means_and_who_is_waited_for(kind: str, lang: str) -> None:
    found = every_text(lang)
    assert f"ask-{kind}" in found
    assert not found[f"ask-{kind}.silence"]
    assert fields(found[f"ask-{kind}.waiting"]) <= {"who", "count"}


@every_language
def test_every_answer_has_a_label(lang: str) -> None:
    written = r'\b(?:Option|verb|act|number|with_equipment)\(\s*"([a-z-]+)"'
    verbs = {*re.findall(written, sources("games/okko")), "left", "right", "melee", "ranged"}
    assert {"plan", "move", "attack", "keep", "heal"} <= verbs
    labelled = {key.partition(".")[0].removeprefix("option-") for key in every_text(lang) if key.startswith("option-")}
    assert verbs | {f"lesson-{name}" for name in lessons.lessons} == labelled - {"agree", "refuse", "end-lessons"}


@every_language
def test_everything_that_happens_has_a_sentence(lang: str) -> None:
    found = every_text(lang)
    for kind in game.kinds.values():
        if kind.name in game.words.silent:
            assert f"event-{kind.name}" not in found
        else:
            said = fields(found[f"event-{kind.name}"])
            assert said <= {*kind.fields, *(kind.fact if kind.audience == "all" else ()), "you"} | {"motion"}
            assert (
                f"event-{kind.name}.told" in found or kind.audience == "all" or not kind.fact or kind.name == "backed"
            )


@every_language
def test_every_end_has_words(lang: str) -> None:
    found = every_text(lang)
    assert {"ending-heroes", "ending-oni", "ending-abandoned"} <= found.keys()


@pytest.mark.rule("OK-R22", "OK-R23")
def test_what_the_oni_draws_and_lays_only_the_oni_reads() -> None:
    text = Text(game)
    seen: dict[str, Any] = {"event": "events-drawn", "seat": 0, "count": 2}
    drawn = {"rule": "OK-R22", "events": (NUMBER["EV-01a"], NUMBER["EV-02b"])}
    assert text.event({**seen, "told": drawn}, NAMES, ADA) == "You draw Dark Influence and Powerful Blow."
    assert text.event(seen, NAMES, BO) == "The Oni draws 2 Event cards."


@pytest.mark.rule("OK-R26")
def test_what_a_clue_says_only_the_heroes_read() -> None:
    text = Text(game)
    seen: dict[str, Any] = {"event": "clue-drawn", "hero": 0, "heroes": (1, 2)}
    told = {"rule": "OK-R26", "clue": CLUES.index("COU-2")}
    assert text.event(seen, NAMES, ADA) == "Okko draws a Clue card."
    assert text.event({**seen, "told": told}, NAMES, BO) == "Okko draws a clue: it is not Lady Ume."


def test_sentences_name_people_and_cards() -> None:
    text, italian = Text(game), Text(game, "it")
    hit = {"event": "hit", "figure": 0, "target": 20, "total": 4, "defense": 3}
    assert text.event(hit, NAMES, BO) == "4 reaches DEFENSE 3: Ashigaru 1 is hit."
    memoir = {"event": "recollection", "memoir": 2 * NUMBER["REC-FINAL"] + 1}
    assert text.event(memoir, NAMES, BO) == "In the memoirs: The Oni Escaped!"
    assert italian.event(memoir, NAMES, BO) == "Nelle memorie: L'Oni è fuggito!"
    assert text.option("use equipment EQ-07", NAMES) == "Use Bô"
    assert text.option("use hero OKK", NAMES) == "Use Oni Hunter"
    assert text.option("back ONI-1 COU-2", NAMES, "accuse") == "Lady Ume, the demon Kuro-Hebi"
    assert text.option("back none none", NAMES, "accuse") == "Nobody"
    assert text.option("decide follows OKK", NAMES, "keep-clue") == "The courtier follows Okko"


def test_places_are_called_by_their_names() -> None:
    moved = {"event": "moved", "figure": 0, "space": SPACE["A01.40"]}
    assert Text(game).event(moved, NAMES, BO) == "Okko moves to Great Court (row 5, column 1)."
    assert Text(game, "it").event(moved, NAMES, BO) == "Okko va in Gran Corte (riga 5, colonna 1)."
    assert Text(game).option("door A01.24 C01b.2", NAMES) == "Door Great Court (row 3, column 5) – corridor 1 (space 3)"
    assert Text(game).option("into A01.e", NAMES) == "Great Court (well)"
    assert Text(game, "it").option("into C05a.a", NAMES) == "corridoio 5 (tutta la lunghezza)"


CODE = re.compile(r"\b[A-Z]\d\d[ab]?\.\w")
"""Matches the name of a space or an area in content and saved games."""
PLAYED = [("S1", 3), ("S4", 3)]


@pytest.mark.slow
@every_language
@pytest.mark.parametrize("scenario, seats", PLAYED)
def test_whole_games_can_be_put_into_words(scenario: str, seats: int, lang: str) -> None:
    """Every sentence for every viewer, every question, every label: nothing is missing, nothing breaks."""
    text, rng = Text(game, lang), Random(f"{scenario} {lang}")
    s = game.start(game.rules(seats, {"scenario": scenario}), seats, Chance.seeded(scenario))
    memories: list[Memory] = [game.memory(viewer, seats) for viewer in viewers(seats)]
    while True:
        for memory in memories:
            for event in s.log:
                if event.reaches(memory.viewer):
                    said = text.event(event.seen(memory.viewer), NAMES, memory.viewer)
                    assert said != "" and not CODE.search(said or "")
        fold(s.log, memories)
        s.log.clear()
        if s.over is not None:
            break
        ask = rng.choice(s.asks)
        assert text.waiting(ask.kind, [ask.seat], NAMES)
        assert text.ask(ask.kind, game.view(s, memories[ask.seat]), NAMES)
        path = random_path(s, ask, rng)
        for place in range(len(path) if rng.random() < 0.3 else 0):
            entries = menu(s, ask, path[:place], look=True)
            for id in (*entries.ids(), *(blocked.id for blocked in entries.blocked)):
                label = text.option(id, NAMES, ask.kind)
                assert label and not CODE.search(label)
            for facts in entries.previews.values():
                assert all(text.preview(facts))
        give(s, ask, path)
    for viewer in viewers(seats):
        assert text.ending(game.standing(s), NAMES, viewer)
