"""Notes on the entries of a menu, made from the View of the asked seat."""

from __future__ import annotations

from typing import Any

import pytest

from hyakki.core import asked
from hyakki.core.text import LANGUAGES, Text
from hyakki.games.kitsunedo.catalog.ids import LANTERNS
from hyakki.games.kitsunedo.previews.notes import claimed
from hyakki.games.kitsunedo.state import NOBODY
from tests.games.kitsunedo.sitting import GAME, Sitting


def table(**more: Any) -> Sitting:
    a = {"lord": "celeste", "hand": "sake leaf moon", "lantern": "shadow"}
    return Sitting(**{"A": a, "B": {"lord": "tanuki", "hand": "moon moon"}, "active": "A", "round": 2, **more})


def sent(sitting: Sitting, seat: str, *path: str) -> dict[str, Any]:
    """Return what is sent of the entries after this path."""
    menu, ask = sitting.menu(seat, *path), sitting.ask(seat)
    return asked.entries(GAME, ask, path, menu, lambda: sitting.view(seat))


def entry(sitting: Sitting, seat: str, id: str, *path: str) -> dict[str, Any]:
    return next(option for option in sent(sitting, seat, *path)["options"] if option["id"] == id)


@pytest.mark.parametrize(
    "option, lantern",
    [
        ("summon", "spirit"),
        ("steal B", "shadow"),
        ("ash", "ash"),
        ("play leaf as sun", "mist"),
        ("mark B leaf as moon", "mist"),
        ("give-leaf leaf as sun", "mist"),
        ("trade B sun leaf", "mist"),
        ("trade B leaf", ""),
        ("attack B", ""),
    ],
)
def test_which_lantern_an_entry_claims(option: str, lantern: str) -> None:
    assert claimed(option) == (LANTERNS.index(lantern) if lantern else NOBODY)


def test_a_claimer_alone_is_told_whether_the_claim_is_true() -> None:
    sitting = table()
    assert entry(sitting, "A", "steal B")["truth"] == "true"
    assert entry(sitting, "A", "summon")["truth"] == "bluff"
    assert "truth" not in entry(sitting, "A", "end")
    lied = sitting.does("A", "summon").foreseen("B")
    assert all("truth" not in facts for facts in lied.values())


def test_an_attack_says_which_symbols_it_needs_and_a_theft_how_many_cards_there_are() -> None:
    sitting = table()
    wanted = GAME.content(sitting.state.rules)["lords"]["tanuki"]["symbols"][2]
    names = [GAME.words.things["needs"][item].partition("-")[2] for item in entry(sitting, "A", "attack B")["needs"]]
    assert names == wanted
    assert entry(sitting, "A", "steal B")["holds"] == 2


def odds(lord: str, discard: list[str]) -> int:
    sitting = Sitting(active="A", at="out", A={"lord": lord, "lives": 0}, discard=discard)
    return int(entry(sitting, "A", "flip")["sake"])


def test_who_is_out_is_told_how_likely_a_sake_is() -> None:
    items = GAME.content(GAME.rules(3, {}))["items"]
    unseen = sum(items.values()) - 1
    assert odds("celeste", ["sun"]) == round(100 * items["sake"] / unseen)
    assert odds("shisu", ["sun"]) > 2 * odds("celeste", ["sun"]), "the Shisu turns over three cards"
    assert odds("celeste", ["sake"] * items["sake"]) == 0


@pytest.mark.rule("KI-089", "KI-090")
@pytest.mark.parametrize("hand, rule", [("sun moon", "KI-089"), ("moon", "KI-090")])
def test_a_trade_is_answered_by_the_rule_for_what_one_holds(hand: str, rule: str) -> None:
    sitting = table(B={"lord": "tanuki", "hand": hand}).does("A", "trade B sun")
    assert sent(sitting, "B")["rule"] == rule


@pytest.mark.parametrize("path, rule", [((), "KI-025"), (("attack B",), "KI-044")])
def test_a_question_goes_on_with_the_rule_of_what_comes_next(path: tuple[str, ...], rule: str) -> None:
    assert sent(table(), "A", *path)["rule"] == rule


@pytest.mark.rule("KI-112", "KI-169")
@pytest.mark.parametrize(
    "lord, hand, because", [("hollow", "", "empty"), ("hollow", "moon", "last-card"), ("shisu", "moon", "vengeance")]
)
def test_why_a_lost_challenge_would_cost_a_life(lord: str, hand: str, because: str) -> None:
    a, c = {"lord": "celeste", "hand": "moon", "lantern": "shadow"}, {"lord": "mirage", "hand": "moon"}
    sitting = Sitting(A=a, B={"lord": lord, "hand": hand}, C=c, active="A", round=2)
    sitting.does("A", "steal B" if hand else "summon")
    assert sitting.foreseen("B")["challenge"]["because"] == because


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_can_be_read(lang: str) -> None:
    text = Text(GAME, lang)
    for field, values in {
        "because": ("empty", "last-card", "vengeance"),
        "truth": ("true", "bluff", "safe"),
        "sake": (0, 40),
        "holds": (0, 1, 3),
        "needs": ([0, 4], [1, 1]),
    }.items():
        said = [text.costs({field: value}) + text.preview({field: value}) for value in values]
        assert all(len(each) == 1 for each in said) and len({each[0] for each in said}) == len(values)
