"""Names and texts of everything in the box, in both languages, with the symbols and numbers of the table."""

from __future__ import annotations

from importlib import resources
from typing import Any, get_args

import pytest

from hyakki.core.game import AnyGame
from hyakki.core.text import LANGUAGES, Text
from hyakki.games.shadow_tactics.captions import caption, mission_action, order_part, order_text, prizes
from hyakki.games.shadow_tactics.catalog import ids
from hyakki.games.shadow_tactics.catalog.cards import (
    CARD_COLOURS,
    LIGHTS,
    ORDER_SYMBOLS,
    PENALTIES,
    SYMBOLS,
    Counted,
    Verdict,
)
from hyakki.games.shadow_tactics.catalog.loading import make_rules
from tests.core.ftl import texts

PACKAGE = "hyakki.games.shadow_tactics"
WRITTEN = make_rules(4, {"set": "as-written"})

NAMED: dict[str, tuple[str, ...]] = {
    "ninja": ids.NINJAS,
    "card": ids.CARDS,
    "health": ids.HEALTH,
    "item": ids.ITEMS,
    "quest": ids.QUESTS,
    "order": ids.ORDERS,
    "deployment": ids.DEPLOYMENTS,
    "tile": ids.TILES,
    "mission": ids.MISSIONS,
    "goal": ids.MISSIONS,
    "action": ids.MISSIONS,
    "deed": ids.MISSIONS,
    "ninjas-win": ids.MISSIONS,
    "daimyo-wins": ids.MISSIONS,
    "power": ids.MISSIONS,
    "location": (*ids.LOCATIONS, "tax", "wealth", "cards"),
    "guard": tuple("SOADFH"),
    "colour": ids.COLOURS,
    "cardcolour": CARD_COLOURS,
    "symbol": (*(symbol for symbol in SYMBOLS if symbol not in ("MT2", "MT3")), "MT", *ORDER_SYMBOLS),
    "penalty": (*PENALTIES, "none"),
    "light": LIGHTS,
    "condition": (*get_args(Counted), *get_args(Verdict)),
}
FORMS = {
    "ninja": ("the", "some"),
    "card": ("the", "some"),
    "health": ("the", "some"),
    "guard": ("one", "the", "some"),
    "order": ("some",),
    "item": ("some",),
    "deployment": ("some",),
}
CARDS = (*ids.CARDS, *ids.ITEMS, *ids.HEALTH, *ids.QUESTS, *ids.ORDERS, *ids.DEPLOYMENTS)

every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Box(AnyGame):
    """Enough of a game to read its texts."""

    key = "shadow_tactics"
    package = PACKAGE


def words(lang: str) -> Text:
    return Text(Box(), lang)


def own(**content: Any) -> Any:
    return make_rules(4, {"set": "as-written", "content": content})


@every_language
@pytest.mark.parametrize("kind", NAMED)
def test_everything_has_a_name_and_its_forms(kind: str, lang: str) -> None:
    found = texts(PACKAGE, lang)
    for name in NAMED[kind]:
        assert f"{kind}-{name}" in found
        for form in FORMS.get(kind, ()):
            assert f"{kind}-{name}.{form}" in found
    named = {key.partition(".")[0] for key in found if key.startswith(f"{kind}-")}
    assert named == {f"{kind}-{name}" for name in NAMED[kind]}, "names of nothing in the box"


@every_language
@pytest.mark.parametrize("name", CARDS)
def test_every_card_says_what_it_does(name: str, lang: str) -> None:
    said = caption(words(lang), WRITTEN, name)
    assert said.endswith(".") and "{" not in said and "  " not in said


@every_language
def test_every_order_symbol_says_what_it_does(lang: str) -> None:
    text = words(lang)
    for order in WRITTEN.orders.values():
        for symbol in (*order.immediate, *order.prepared, *order.alarm):
            assert order_text(text, symbol).endswith(".")


@every_language
@pytest.mark.parametrize("mission", ids.MISSIONS)
def test_every_mission_says_what_is_to_be_done(mission: str, lang: str) -> None:
    text = words(lang)
    said = [text.word(f"{kind}-{mission}") for kind in ("goal", "ninjas-win", "daimyo-wins", "power")]
    assert all(sentence.endswith(".") for sentence in [*said, mission_action(text, WRITTEN, mission)])


@every_language
def test_every_location_says_what_winning_there_brings(lang: str) -> None:
    text = words(lang)
    for place in WRITTEN.locations.values():
        for reward in (place.ninjas, place.daimyo):
            assert reward is None or all(said.endswith(".") for said in prizes(text, reward, WRITTEN))


@pytest.mark.parametrize(
    "name, said",
    [
        ("YUK-4", "Takes a body out of the yard."),
        (
            "MUG-2",
            "Costs an active jutsu token, paid first; without one nothing happens. For up to 3 targets in the target"
            " yard; as many as there are. Kills a Spearman or Officer; stuns a Samurai or the Daimyo figure, or kills"
            " it if it is stunned already. Noise rises by one.",
        ),
        ("NP3", "Go through an adjacent junction (brown) and on to any bush at it."),
        ("MUG-R2", "Go through an adjacent junction (any colour but brown) and on to any bush at it."),
        ("PD5", "Deploys an Officer and a Spearman more."),
        ("OC4", "At once: Regular move. Prepared: Deploy (an Officer). Alarm: Deploy (an Officer), Regular move ×2."),
        (
            "HQ2",
            "At the end you have no damaged health card, and you have executed at least 6 cards."
            " Reward: a jutsu token.",
        ),
        ("AQ3", "Your side wins, and your cards have killed no guard. Reward: the card Veiled Walk."),
        ("YQ1", "Your cards lure a guard: 4 times. Reward: the card Baited Trap."),
        ("DQ1", "A ninja card fails: 4 times. Reward: the order Closed Ranks."),
        ("HAY-H1", "No red action or special cards."),
    ],
)
def test_what_cards_say(name: str, said: str) -> None:
    assert caption(words("en"), WRITTEN, name) == said


def test_a_card_of_one_s_own_explains_itself() -> None:
    rules = own(
        cards={"HAY-My": {"through": ["yellow", "teal", "brown"]}, "YUK-4": {"symbols": ["SO", "DI", "NO"]}},
        orders={"OC2": {"alarm": ["SRCH", "SRCH", "DEP(S, O)"]}},
        missions={"M1": {"noise": 5}},
        quests={"HQ1": {"boxes": 1}},
        locations={"imai-town": {"ninjas": {"jutsu": 2, "unlocks": ["JUT"]}}},
    )
    text = words("en")
    assert "(yellow, teal or brown)" in caption(text, rules, "HAY-My")
    assert caption(text, rules, "YUK-4").startswith("Works on Spearmen alone. Puts a guard")
    assert order_part(text, rules.orders["OC2"].alarm) == "Search the bushes ×2, Deploy (a Spearman and an Officer)"
    assert "noise rises by 5" in mission_action(text, rules, "M1")
    assert "the death: once. Reward" in caption(text, rules, "HQ1")
    assert prizes(text, rules.locations["imai-town"].ninjas, rules) == [
        "2 jutsu tokens for each ninja.",
        "From now on for sale: Mount Tsuru jutsu.",
    ]


@every_language
def test_names_are_those_of_the_rulebook(lang: str) -> None:
    text = words(lang)
    rulebook = resources.files(PACKAGE).joinpath(f"rules/{lang}.md").read_text(encoding="utf-8").casefold()
    for kind in ("ninja", "mission", "location"):
        for name in NAMED[kind]:
            if name not in ("tax", "wealth", "cards"):
                assert text.word(f"{kind}-{name}").casefold() in rulebook, f"{kind}-{name}"
