from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hyakki.core.errors import AgainstRules, BadContent, HyakkiError, Malformed, NotYours, Stale
from hyakki.core.events import SPECTATOR, Viewer
from hyakki.core.fluent import NoText
from hyakki.core.game import AnyGame, Standing, game_of
from hyakki.core.motion import Motion
from hyakki.core.text import LANGUAGES, Text
from hyakki.core.words import Words
from tests.core.ftl import fields, texts

A, B = Viewer((0,)), Viewer((1,))

ENGLISH = """
title-dice = Dice
die-low = low die
    .some = { $count ->
        [one] a low die
       *[other] { $number } low dice
    }
    .as = a low one
die-high = high die
    .some = { $count ->
        [one] a high die
       *[other] { $number } high dice
    }
    .as = a high one
event-rolled = { $you ->
    [seat] You roll { $dice }.
   *[other] { $seat } rolls { $dice }.
}
event-went = { $seat-letter ->
    [none] Somebody goes to { $square }.
   *[other] { $seat } goes to { $square }.
}
event-took = { $die-key ->
    [none] There is no die left.
   *[other] The { $die } is gone.
}
only-english = only here
broken = { $missing }
"""
ITALIAN = """
title-dice = Dadi
event-rolled = { $you ->
    [seat] Tiri { $dice }.
   *[other] { $seat } tira { $dice }.
}
"""


class Dice(AnyGame):
    key = "dice"
    package = "dice_for_text"
    words = Words(
        things=dict.fromkeys(("dice", "die"), ("die-low", "die-high")),
        labels={"square": ("1-1", "1-2", "2-1")},
        declared={"dice": "called"},
        silent=frozenset({"hush"}),
    )


@pytest.fixture(scope="module")
def dice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dice]:
    """A game with incomplete Italian texts."""
    home = tmp_path_factory.mktemp("games")
    _write(home / "dice_for_text", {"en": ENGLISH, "it": ITALIAN})
    _write(home / "junk_for_text", {"en": "title = { $"})
    sys.path.insert(0, str(home))
    yield Dice()
    sys.path.remove(str(home))


def _write(package: Path, files: dict[str, str]) -> None:
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    for lang, source in files.items():
        (package / "text" / f"{lang}.ftl").write_text(source)


def test_a_player_reads_their_own_language(dice: Dice) -> None:
    rolled = {"event": "rolled", "seat": 0, "dice": [1]}
    assert Text(dice, "en").event(rolled, ["Ada"], A) == "You roll a high die."
    assert Text(dice, "en").event(rolled, ["Ada"], B) == "Ada rolls a high die."
    assert Text(dice, "en").event(rolled) == "A rolls a high die."
    assert Text(dice, "it").event(rolled, ["Ada"], B) == "Ada tira a high die."
    assert Text(dice, "it").title == "Dadi"


def test_somebody_with_two_seats_is_not_called_you(dice: Dice) -> None:
    assert Text(dice).event({"event": "rolled", "seat": 0, "dice": []}, (), Viewer((0, 1))) == "A rolls nothing."


def test_things_are_counted_and_named_as_declared(dice: Dice) -> None:
    text = Text(dice)
    assert text.things("dice", [0, 1, 0]) == "two low dice and a high die"
    assert text.things("dice", [0, 1], [1, 1]) == "a low die as a high one and a high die"
    assert text.event({"event": "rolled", "seat": 1, "dice": [0], "called": [1]}) == "B rolls a low die as a high one."


def test_places_are_called_the_same_in_every_language(dice: Dice) -> None:
    for lang in LANGUAGES:
        text = Text(dice, lang)
        assert text.event({"event": "went", "seat": 0, "square": 2}) == "A goes to 2-1."
        assert text.event({"event": "went", "seat": 0, "square": (0, 2)}) in (
            "A goes to 1-1 and 2-1.",
            "A goes to 1-1 e 2-1.",
        )
        assert text.event({"event": "went", "seat": 0, "square": "1-2"}) == "A goes to 1-2."


def test_a_sentence_can_be_about_nobody_or_about_nothing(dice: Dice) -> None:
    text = Text(dice)
    assert text.event({"event": "went", "seat": -1, "square": 0}) == "Somebody goes to 1-1."
    assert text.event({"event": "took", "die": 1}) == "The high die is gone."
    assert text.event({"event": "took", "die": -1}) == "There is no die left."


def test_english_stands_in_for_what_a_language_lacks(dice: Dice) -> None:
    assert Text(dice, "it").word("only-english") == "only here"


def test_kinds_that_nobody_reads_about_say_nothing(dice: Dice) -> None:
    assert Text(dice).event({"event": "hush"}) is None


def test_missing_and_broken_texts_are_found(dice: Dice) -> None:
    with pytest.raises(NoText, match="no text for 'event-flew'"):
        Text(dice).event({"event": "flew"})
    with pytest.raises(NoText, match="broken in en"):
        Text(dice).word("broken")
    junk = Dice()
    junk.package = "junk_for_text"  # type: ignore[misc]
    with pytest.raises(NoText, match=r"junk_for_text/text/en\.ftl"):
        Text(junk)


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(Malformed, match="there is text in en, it"):
        Text(None, "xx")


@pytest.mark.parametrize("lang, said", [("en", "one, two and three"), ("it", "one, two e three")])
def test_lists(lang: str, said: str) -> None:
    text = Text(None, lang)
    assert text.join(["one", "two", "three"]) == said
    assert text.join(["one"]) == "one"


def test_the_shared_words_are_complete_in_every_language() -> None:
    english = texts("hyakki", "en")
    for lang in LANGUAGES:
        other = texts("hyakki", lang)
        assert other.keys() == english.keys()
        for key, used in english.items():
            assert fields(other[key]) == fields(used), f"{key} in {lang}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_way_of_being_wrong_has_words_of_its_own(lang: str) -> None:
    text = Text(game_of("kitsunedo"), lang)
    wrong: list[HyakkiError] = [Malformed("x"), NotYours("x"), Stale("x"), AgainstRules("KI-068", {})]
    said = [text.error(error) for error in wrong]
    assert len(set(said)) == len(wrong)
    assert "KI-068" in said[3] and text.blocked("KI-068") in said[3]
    assert text.error(BadContent("lords", "none")) == "lords: none"


def test_motions() -> None:
    text = Text(game_of("kitsunedo"))
    assert text.motion(Motion("abandon")) == "Propose to abandon the game"
    assert text.motion("victor B", ["Ada", "Bo"]) == "Propose to name Bo the victor"
    assert text.motion("victor B", ["Ada", "Bo"], B) == "Propose to name you the victor"
    proposed = {"event": "proposed", "seat": 0, "motion": "take-back", "subject": -1}
    assert text.event(proposed, (), A) == "You propose to take the last move back."
    assert text.event({"event": "refused", "motion": "victor", "subject": 1}, (), SPECTATOR) == (
        "Not all agree to name B the victor. Play goes on."
    )


def test_who_sits_down() -> None:
    text = Text(None)
    person = {"event": "replaced", "seat": 1, "name": "Nora", "bot": ""}
    assert text.event(person) == "Nora is back at seat B."
    assert text.event(person | {"bot": "random"}) == "A bot now plays for Nora at seat B."


def test_how_it_ended() -> None:
    text = Text(game_of("kitsunedo"))
    won: Standing = Standing("last lord", (1,), (1, 0))
    assert text.ending(won, ["Ada", "Bo"], A) == "Bo is the last lord in the game and wins."
    assert text.ending(won, ["Ada", "Bo"], B) == "You are the last lord in the game. You win."
    assert text.ranking(won, ["Ada", "Bo"]) == ["1. Bo", "2. Ada"]
    assert text.ending(Standing("abandoned", (), (0, 1))) == "The game was abandoned. No one wins."


def test_every_winner_is_named() -> None:
    text, names = Text(game_of("kaidan")), ["Ada", "Bo", "Cleo"]
    all_three: Standing = Standing("nobody left", (0, 1, 2), (0, 1, 2))
    assert text.ending(all_three, names) == "Nobody is left in the house. Ada, Bo and Cleo share the victory."
    assert text.ending(all_three, names, B) == "Nobody is left in the house. You share the victory with Ada and Cleo."
    two: Standing = Standing("nobody left", (0, 2), (0, 2, 1))
    assert text.ending(two, names, B) == "Nobody is left in the house. Ada and Cleo share the victory."
    assert text.ending(two, names, A) == "Nobody is left in the house. You share the victory with Cleo."
    assert (
        Text(game_of("kaidan"), "it").ending(two, names, A)
        == "Nella casa non è rimasto nessuno. Condividi la vittoria con Cleo."
    )
    unsaid: Standing = Standing("last lord", (0, 1), (0, 1))
    assert Text(game_of("kitsunedo")).ending(unsaid, names) == "Ada and Bo share the victory.", (
        "where a game says nothing of it"
    )


def test_what_belongs_to_a_seat_is_called_after_who_sits_there() -> None:
    text, names = Text(game_of("kaidan")), ["Ada", "Bo"]
    moved = {"event": "figure-moved", "figure": 7, "cell": 0}
    assert text.event(moved, names, A) == "The Onryo of Bo goes to 1-1."
    assert text.event(moved, names, B) == "Your Onryo goes to 1-1."
    assert text.event(moved, ["Ada", "Mia"], A) == "The Onryo of Mia goes to 1-1."
    assert text.thing("figure", 7) == "Onryo of B"
