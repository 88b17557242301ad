"""Names of everything in the box and what cards say, in both languages, with the numbers of the table."""

from __future__ import annotations

from typing import get_args

import pytest

from hyakki.core.game import AnyGame, game_of
from hyakki.core.text import LANGUAGES, Text
from hyakki.games.okko.captions import caption, goal, special, technique, title
from hyakki.games.okko.catalog import ids
from hyakki.games.okko.catalog.cards import KAMI, Feat, OkkoRules
from hyakki.games.okko.catalog.loading import make_rules, standard
from hyakki.games.okko.catalog.verbs import CONDITIONS, KINDS, RANKS, TESTS, OddName, Trait, When
from tests.core.ftl import texts

PACKAGE = "hyakki.games.okko"
WRITTEN = standard("as-written")

NAMED: dict[str, tuple[str, ...]] = {
    "hero": ids.HEROES,
    "card": ids.CARDS,
    "equipment": ids.EQUIPMENT,
    "follower": ids.FOLLOWERS,
    "kami": KAMI,
    "ally": (*ids.FOLLOWER_CARDS, *ids.KAMI_CARDS, *ids.COURTIERS),
    "agent": ids.AGENTS,
    "figure": ids.FIGURES,
    "eventcard": (*ids.EVENTS, *ids.EVENT_EFFECTS),
    "clue": ids.CLUES,
    "role": tuple(card.role for card in WRITTEN.courtiers.values()),
    "enhancement": ids.ENHANCEMENTS,
    "recollection": (
        *ids.RECOLLECTIONS,
        *(f"{name}-{face}" for name, piece in WRITTEN.recollections.items() for face in piece.faces),
    ),
    "face": ids.FACES,
    "area": tuple(f"{name}-{letter}" for name, face in WRITTEN.faces.items() for letter in {*face.areas} - {"\n"}),
    "scenario": (*ids.SCENARIOS, ids.OWN_SCENARIO),
    "campaign": ids.CAMPAIGNS,
    "expansion": ids.EXPANSIONS,
    "condition": CONDITIONS,
    "kind": KINDS,
    "rank": RANKS,
    "test": TESTS,
    "talent": (
        *(talent for hero in WRITTEN.heroes.values() for talent in hero.talents),
        *(talent for agent in WRITTEN.agents.values() for talent in agent.talents),
    ),
    "feat": get_args(Feat),
    "trait": get_args(Trait),
    "when": get_args(When),
    "deed": get_args(OddName),
}
SOME = ("hero", "card", "equipment", "ally", "agent", "figure", "clue", "enhancement", "recollection", "face")
"""Things that can stand in a list."""

CARDS = (
    *(*ids.HEROES, *ids.CARDS, *ids.PRINTED_EQUIPMENT, *ids.FOLLOWER_CARDS, *ids.KAMI_CARDS, *ids.AGENTS),
    *(*ids.PRINTED_EVENTS, *ids.CLUES, *ids.ENHANCEMENTS, *ids.REFERENCES, "XEQ-1", "XEQ-2", "XEV-1", "XEV-5a"),
)

every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Box(AnyGame):
    """Enough of a game to read its texts."""

    key = "okko"
    package = PACKAGE


def words(lang: str) -> Text:
    return Text(Box(), lang)


def said(name: str, lang: str = "en", rules: OkkoRules = WRITTEN) -> str:
    return caption(words(lang), rules, name)


@pytest.mark.slow
@every_language
@pytest.mark.parametrize("kind", NAMED)
def test_everything_has_a_name_and_its_forms(kind: str, lang: str) -> None:
    found = texts(PACKAGE, lang)
    missing = [name for name in NAMED[kind] if f"{kind}-{name}" not in found]
    if kind in SOME:
        missing += [name for name in NAMED[kind] if "REC" not in name and f"{kind}-{name}.some" not in found]
    assert missing == []


@every_language
@pytest.mark.parametrize("name", CARDS)
def test_every_card_explains_itself(name: str, lang: str) -> None:
    sentence = said(name, lang)
    assert sentence and "$" not in sentence and "  " not in sentence


@pytest.mark.parametrize(
    "name, sentence",
    [
        ("OKK", "Oni Hunter: Once per attack, after the roll of your attack on a supernatural creature: you may "
         "re-roll one die that shows 0."),
        ("OKK-3", "Once per Round, when a melee attack on you fails: you may make one melee attack on the attacker "
         "with 2 Combat dice and no modifiers."),
        ("OKK-7", "Each hero, follower or kami adjacent to you: DEFENSE +1."),
        ("NOB-3", "ACTION: go to a free space up to 2 areas away, ignoring opponents on the way."),
        ("NSH-1", "UNIQUE ACTION: summon Hi or Kaze."),
        ("NSH-6", "You and each hero adjacent to you: 1 Test die fewer on Investigation tests."),
        ("EQ-03", "Once per game, when a Damage token is about to be placed on you: you may cancel that Damage token."),
        ("EQ-08", "ACTION: discard this card; discard 2 Damage tokens; GUILE −1 for the rest of the Round."),
        ("EQ-09", "When a supernatural creature's attack on you succeeds: you may discard this card; it fails "
         "instead."),
        ("EQ-15", "MIGHT +2. When you have pushed the target by a KI: the target becomes Stunned."),
        ("EQ-21", "Ranged attacks are legendary."),
        ("FOL-2b", "Attack total +1 while the target is adjacent to its hero."),
        ("KAM-3b", "ACTION: each agent adjacent to it becomes Stunned."),
        ("EV-12", "One lieutenant or greater demon discards 2 Damage tokens."),
        ("COU-3", "Remove one mortal minion on a tile without a Corruption token from the board. Or as a follower: "
         "attacks never raise the alarm."),
        ("COU-7", "Each hero may discard 1 Condition token (not Amputee)."),
        ("CMP-2", "The investigator draws 2 Equipment cards and keeps 1."),
        ("ONI-2", "Burning Aura is off."),
        ("S3b", "Each lieutenant or greater demon: STAMINA +2."),
        ("samurai", "Shield Brothers: DEFENSE +1 while adjacent to another Samurai or Hiroji-San."),
        ("WND-2", "MIGHT −1"),
    ],
)  # fmt: skip
def test_what_cards_say(name: str, sentence: str) -> None:
    assert said(name) == sentence


@every_language
def test_what_may_be_declined_says_so(lang: str) -> None:
    optional = {"OKK", "NSH", "OKK-3", "EQ-03", "EQ-09", "EQ-31", "EQ-32", "hiroji"}
    may = {"en": (" you may ", " it may "), "it": (", se vuoi", ", se vuole")}[lang]
    cards = (*WRITTEN.heroes, *WRITTEN.actions, *WRITTEN.equipment, *WRITTEN.agents)
    assert {name for name in cards if any(word in said(name, lang) for word in may)} == optional
    assert (
        said("OKK-3", "it") == "Una volta per round, quando un attacco in mischia contro di te fallisce: un attacco in "
        "mischia contro l'attaccante con 2 dadi combattimento e senza modificatori, se vuoi."
    )


def test_italian_articles_follow_the_noun() -> None:
    assert said("FOL-1b", "it") == "AZIONE: uno sgherro adiacente a lui riceve la condizione Stordito."
    assert "contro una creatura soprannaturale" in said("NSH-3", "it")
    assert said("COU-5", "it") == "Un eroe scarta 3 segnalini danno."


@pytest.mark.slow
def test_a_card_of_ones_own_explains_itself_in_both_languages() -> None:
    bow = {
        "slot": "hands",
        "name": "Moth Bow",
        "effects": [
            {"when": "unique", "do": [{"verb": "attack", "reach": "ranged", "combat": 4,
             "to": {"side": "agents", "where": "sight", "kind": "mortal", "pick": 2}}]},
            {"when": "hurt", "once": "round", "do": [{"verb": "cancel", "what": "damage"}]},
        ],
    }  # fmt: skip
    rules = make_rules(2, {"content": {"expansions": {"mine": {"equipment": {"XEQ-3": bow}}}}})
    assert said("XEQ-3", rules=rules) == (
        "UNIQUE ACTION: make one ranged attack on each of up to 2 mortal thralls in your line of sight with 4 Combat "
        "dice. Once per Round, when a Damage token is about to be placed on you: you may cancel that Damage "
        "token."
    )
    assert "2 servi mortali nella tua linea di vista con 4 dadi combattimento" in said("XEQ-3", "it", rules)
    assert title(words("it"), "equipment-XEQ-3", rules.expansions["mine"].equipment["XEQ-3"]) == "Moth Bow"


@pytest.mark.slow
def test_numbers_of_the_table_are_said() -> None:
    rules = make_rules(2, {"content": {"references": {"M01": {"difficulty": 5}}}})
    assert "MIGHT, difficulty 5" in said("M01", rules=rules)


@every_language
def test_goals_and_special_rules_of_scenarios(lang: str) -> None:
    text = Text(game_of("okko"), lang)
    for scenario in WRITTEN.scenarios.values():
        assert goal(text, scenario)
        assert len(special(text, scenario)) == len(scenario.special)
    home = {"en": "Postern Gate (gatehouse SW)", "it": "Porta Secondaria (torre di sud-ovest)"}[lang]
    fetch = goal(text, WRITTEN.scenarios["S1"])
    assert text.label("B06.44") in fetch and home in fetch


def test_techniques_in_words() -> None:
    assert technique(words("en"), WRITTEN.actions["NOB-1"].technique) == "SPEED −1, MIGHT +3"
    assert technique(words("it"), WRITTEN.actions["OKK-W"].technique) == "nessuna tecnica"
