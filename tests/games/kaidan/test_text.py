"""The words of Kaidan: complete in both languages, right for every viewer, silent about secrets."""

from __future__ import annotations

import re
from random import Random

import pytest

from hyakki.core import motion, table
from hyakki.core.chance import Chance
from hyakki.core.engine import State, close, give, menu
from hyakki.core.events import Viewer, viewers
from hyakki.core.memory import fold
from hyakki.core.text import LANGUAGES, Text
from hyakki.games.kaidan import game, options
from hyakki.games.kaidan.events import FIGURE_MOVED, KINDS
from hyakki.games.kaidan.words import WORDS
from hyakki.lab.check import random_path
from tests.core.ftl import fields, texts
from tests.games.kaidan.sitting import Sitting
from tests.games.sources import sources

ALL_KINDS = {**KINDS, **motion.KINDS, **table.KINDS}
SPOKEN = [kind for name, kind in sorted(ALL_KINDS.items()) if name not in WORDS.silent]
ASKS = sorted(
    {asks[0].kind for name, asks in vars(options).items() if name.startswith("ASK_") and name != "ASK_WINDOW"}
    | {asks[0].kind for asks in options.ASK_WINDOW.values()}
)
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
ADA, BO, CLEO = (Viewer((seat,)) for seat in range(3))


def every_text(lang: str) -> dict[str, set[str]]:
    return {**texts("hyakki", lang), **texts(game.package, lang)}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ASKS)
def test_every_question_says_what_silence_means_and_who_is_waited_for(kind: str, lang: str) -> None:
    found = every_text(lang)
    assert f"ask-{kind}" in found
    assert not found[f"ask-{kind}.silence"]
    assert fields(found[f"ask-{kind}.waiting"]) <= {"who", "count"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_a_label(lang: str) -> None:
    verbs = set(re.findall(r'Option\(\s*"([a-z-]+)"', sources("games/kaidan", "core"))) | set(
        re.findall(r'_of_seats\("([a-z-]+)"', sources("games/kaidan", "core"))
    )
    assert {"attack", "flee-to", "hand-over", "agree"} <= verbs
    assert verbs == {
        key.partition(".")[0].removeprefix("option-") for key in every_text(lang) if key.startswith("option-")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_for_an_end_has_words(lang: str) -> None:
    reasons = set(re.findall(r'\bend\(s, "([a-z ]+)"', sources("games/kaidan", "core")))
    assert reasons == {"nobody left", "last alive", "no events left"}
    found = every_text(lang)
    for reason in (*reasons, "abandoned"):
        assert f"ending-{reason.replace(' ', '-')}" in found


@pytest.mark.rule("KA-R12", "KA-R101", "KA-147")
def test_what_a_player_draws_only_that_player_reads() -> None:
    text = Text(game)
    seen = {"event": "drew", "seat": 0, "deck": 0}
    drawn = {"rule": "KA-R12", "card": 4, "possessed": False}
    told = {**seen, "told": drawn}
    assert text.event(told, NAMES, ADA) == "You draw an Ofuda."
    assert text.event(seen, NAMES, BO) == "Ada draws an Object."
    drawn["possessed"] = True
    assert text.event(told, NAMES, ADA) == (
        "The Hyoirei lies there: it possesses you, and only you know. You draw an Ofuda."
    )


def test_sentences_name_places_people_and_cards() -> None:
    text = Text(game)
    assert text.event({"event": "moved", "seat": 1, "cell": 23}, NAMES, ADA) == "Bo goes to 3-4."
    assert text.event({"event": "door-opened", "seat": 0, "edge": 46}, NAMES, ADA) == "You open the door 3-4|3-5."
    assert text.event({"event": "banished", "figure": 1, "seat": -1}, NAMES, ADA) == "Entity 2 is banished."
    assert text.event({"event": "fought", "seat": 1, "target": 0}, NAMES, ADA) == "Bo attacks you."
    assert text.event({"event": "used", "seat": 1, "card": 11 + 64, "consumed": True}, NAMES, ADA) == (
        "Bo uses the Sake; it is gone."
    )
    assert text.option("give OB12", NAMES) == "Hand over the Sake"
    assert text.option("give OB12 1", NAMES) == "Hand over the Sake, used once"
    assert text.option("give OB19 2", NAMES) == "Hand over the Wind Chime, used 2 times"
    assert text.option("choose cell 3-4", NAMES) == "3-4"
    assert text.preview({"heard": [1, 3], "noise": 4}) == ["alerts 1 and 3", "Noise 4"]
    assert text.preview({"heard": []}) == []
    assert text.preview({"chance": 0, "death": 0, "wounds": 0, "tie": 0}) == ["0 % to succeed"], "nothing to fear"
    assert text.preview({"death": 3, "wounds": 1}) == ["3 % to die", "up to 1 Wound"]
    assert Text(game, "it").event({"event": "moved", "seat": 1, "cell": 23}, NAMES, BO) == "Vai in 3-4."


@pytest.mark.rule("KA-229", "KA-232")
@pytest.mark.parametrize(
    "others, said",
    [
        ({}, ("The Yurei goes to 3-4.", "Lo Yurei va in 3-4.")),
        ({"2": "EN-JI 9-9"}, ("The Yurei goes to 3-4.", "Lo Yurei va in 3-4.")),
        ({"2": "EN-YU 9-9"}, ("The Yurei 1 goes to 3-4.", "Lo Yurei 1 va in 3-4.")),
    ],
)
def test_who_is_revealed_is_called_by_name(others: dict[str, str], said: tuple[str, str]) -> None:
    """With its number only if another looks the same."""
    s = Sitting(
        rooms={"3-3": "H10", "9-9": "G03"},
        A={"pg": "PC1", "at": "9-10"},
        entities={"1": "EN-YU 3-3", "3": "? 6-6", **others},
    )
    s.start()
    s.state.say(FIGURE_MOVED, (0, 23))
    s.state.say(FIGURE_MOVED, (2, 23))
    named, unnamed = (event.seen(ADA) for event in s.state.log[-2:])
    assert tuple(Text(game, lang).event(named, NAMES, ADA) for lang in ("en", "it")) == said
    assert Text(game).event(unnamed, NAMES, ADA) == "Entity 3 goes to 3-4."


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whole_games_can_be_put_into_words(seats: int, lang: str) -> None:
    """Every sentence for every viewer, every question, every label: nothing is missing, nothing breaks."""
    text = Text(game, lang)
    rng = Random(f"{seats} {lang}")
    said = 0
    for seed in range(2):
        s = game.start(game.rules(seats, {}), seats, Chance.seeded(f"{seed} {seats}"))
        memories = [game.memory(viewer, seats) for viewer in viewers(seats)]
        while True:
            for event in s.log:
                for viewer in viewers(seats):
                    if event.reaches(viewer):
                        said += text.event(event.seen(viewer), NAMES, viewer) is not None
            fold(s.log, memories)
            s.log = []
            if not s.asks:
                break
            ask = rng.choice(s.asks)
            assert text.ask(ask.kind, game.view(s, memories[ask.seat]), NAMES)
            entries = menu(s, ask, (), look=True)
            for option in entries.options:
                assert text.option(option, NAMES, ask.kind)
                text.preview(entries.previews.get(option.id, {}))
            for blocked in entries.blocked:
                assert text.option(blocked.id, NAMES, ask.kind) and text.blocked(blocked.rule)
            answer(s, rng)
        assert text.ending(game.standing(s), NAMES, ADA)
    assert said > 500


def answer(s: State, rng: Random) -> None:
    if s.asks[0].sealed:
        outcome = s.stack[-1].outcome(s, {ask.seat: random_path(s, ask, rng) for ask in s.asks})
        assert outcome is not None
        close(s, outcome)
    else:
        ask = rng.choice(s.asks)
        give(s, ask, random_path(s, ask, rng))
