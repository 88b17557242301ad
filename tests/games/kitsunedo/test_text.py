"""The words of Kitsunedo: complete in both languages, right for every viewer, silent about secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from itertools import product
from random import Random
from typing import Any

import pytest

from hyakki.core import motion, table
from hyakki.core.chance import Chance
from hyakki.core.events import SPECTATOR, Event, Kind, Viewer, viewers
from hyakki.core.game import AnyGame, game_of
from hyakki.core.menu import Ask
from hyakki.core.table import Table
from hyakki.core.text import LANGUAGES, Text
from hyakki.games.kitsunedo import options, series
from hyakki.games.kitsunedo.catalog.ids import ABILITIES, BLOCK, LANTERNS, LEAF, LORDS, MOON, SAKE, SUN
from hyakki.games.kitsunedo.events import KINDS
from hyakki.games.kitsunedo.words import WORDS
from hyakki.lab.check import step
from tests.core.ftl import field_of, fields, texts
from tests.games.sources import sources

GAME = game_of("kitsunedo")
PACKAGE = GAME.package
ALL_KINDS = {**KINDS, **motion.KINDS, **table.KINDS, **series.KINDS}
SPOKEN = [kind for name, kind in sorted(ALL_KINDS.items()) if name not in WORDS.silent]
ASKS = sorted({asks[0].kind for name, asks in vars(options).items() if name.startswith("ASK_")})
SERIES_ASKS = ["scroll", "again"]
STAGES = ["standard", *series.STAGES]
NAMES = ("Ada", "Bo", "Cleo", "Dan")
ADA, BO, CLEO = (Viewer((seat,)) for seat in range(3))


def every_text(lang: str) -> dict[str, set[str]]:
    return {**texts("hyakki", lang), **texts(PACKAGE, lang)}


# Nothing is missing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [*ASKS, "vote", *SERIES_ASKS])
def test_every_question_says_what_silence_means_and_who_is_waited_for(kind: str, lang: str) -> None:
    found = every_text(lang)
    assert f"ask-{kind}" in found
    assert not found[f"ask-{kind}.silence"]
    assert fields(found[f"ask-{kind}.waiting"]) <= {"who", "count"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_a_label(lang: str) -> None:
    verbs = set(re.findall(r'Option\(\s*"([a-z-]+)"', sources("games/kitsunedo", "core")))
    assert {"attack", "give-leaf", "agree", "scroll"} <= verbs
    assert verbs == {
        key.partition(".")[0].removeprefix("option-") for key in every_text(lang) if key.startswith("option-")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_for_an_end_has_words(lang: str) -> None:
    reasons = set(re.findall(r'GameOver\(\("([a-z ]+)"', sources("games/kitsunedo", "core")))
    assert {"last lord", "surrender", "turn limit", "abandoned"} <= reasons
    found = every_text(lang)
    for reason in reasons:
        assert f"ending-{reason.replace(' ', '-')}" in found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_engine_says_beforehand_has_words(lang: str) -> None:
    calls = re.findall(r"m\.preview\(\w+, (.*)\)", sources("games/kitsunedo"))
    said = {name for call in calls for name in re.findall(r"(\w+)=", re.sub(r"\(.*?\)", "", call))}
    assert said == {"stands", "hit", "caught", "void", "bare", "gets", "critical", "evadable", "cards"}
    text = Text(GAME, lang)
    assert text.preview({"id": "x", "points": (), "final": True}) == []
    assert len(text.preview({"critical": True, "evadable": False})) == 2
    assert text.preview({"critical": False}) == []
    assert all(len(text.preview({"cards": cards})) == 1 for cards in (1, 3))
    prices, claims = ("hand", "life", "out", "hit"), ("summon", "steal", "evade", "attack", "mark", "trade", "answer")
    for claim, stake, theirs in product(claims, prices, prices):
        assert len(set(text.preview({"claim": claim, "stake": stake, "theirs": theirs}))) == 2
        assert len(text.preview({"claim": claim, "stake": stake, "theirs": "none"})) == 1
    assert len({text.preview({"stands": claim})[0] for claim in claims if claim != "attack"}) == 6
    assert len({text.preview({"proof": price})[0] for price in (*prices, "either")}) == 5
    assert len({text.preview({"caught": price})[0] for price in prices}) == 4
    assert len({text.preview({"hit": price})[0] for price in ("life", "out")}) == 2
    assert len({text.preview({"bluffed": price})[0] for price in ("hand", "life", "out")}) == 3
    assert len({text.preview({"gets": item})[0] for item in ("sake", "leaf", "nothing")}) == 3
    assert text.preview({"void": True}) and text.preview({"bare": True})


@pytest.mark.rule("KI-004", "KI-R07")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_of_every_lord_can_be_read(lang: str) -> None:
    text = Text(GAME, lang)
    assert set(ABILITIES) == set(LORDS)
    names = [text.word(f"ability-{ability}") for abilities in ABILITIES.values() for ability in abilities]
    assert len(set(names)) == 8
    for name, ability in zip(names, [ability for some in ABILITIES.values() for ability in some], strict=True):
        assert name in resources.files(PACKAGE).joinpath(f"rules/{lang}.md").read_text(encoding="utf-8")
        assert text.word(f"ability-{ability}.text").endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_are_those_of_the_rulebook(lang: str) -> None:
    """Names, keywords and states stand in the rulebook exactly so."""
    text = Text(GAME, lang)
    rules = resources.files(PACKAGE).joinpath(f"rules/{lang}.md").read_text(encoding="utf-8")
    words = [text.thing("lord", lord, form) for lord in range(len(LORDS)) for form in ("", "short")]
    words += [text.thing("item", item, form) for item in range(5) for form in ("", "card")]
    words += [text.thing("lantern", lantern, form) for lantern in range(4) for form in ("", "card", "keyword")]
    words += [text.word(f"state-{state}") for state in ("gilded", "diminished", "out")]
    words += [text.word(f"stage-{stage}") for stage in STAGES]
    for word in words:
        assert word in rules, word


# Sentences


def arguments(kind: Kind, names: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
    """Plausible values for these fields, every kind of thing and number at least once."""
    people = [name for name in names if name in WORDS.people]
    many: dict[str, list[Any]] = {
        "order": [(1, 0, 2)],
        "items": [(SUN,), (MOON, LEAF, MOON)],
        "declared": [(SUN,), (MOON, MOON, MOON)] if "items" in names else [SUN, MOON, SAKE],
        "hand": [(), (SUN, SUN, BLOCK)] if kind.name == "out" else [(SAKE,), (SUN, SUN, BLOCK)],
        "lantern": list(range(4)),
        "lord": list(range(6)),
        "paid": [SAKE, LEAF],
        "item": ["sun", "block"] if kind.name == "bonus-card" else list(range(5)),
        "stage": list(series.STAGES),
        "rule": ["KI-038", "KI-112", "KI-169", "KI-164"],
        "motion": ["victor", "abandon", "take-back"],
        "bot": ["", "random"],
        "name": ["Nora"],
        "item_counts": [(1, 0, 0, 0, 0), (10, 10, 9, 7, 7)],
        "lantern_counts": [(3, 3, 3, 3)],
        "critical": [False, True],
        "extra": [False, True],
    }
    values = [
        many.get(name, [0, 1, 2]) if name not in people or name in many else [people.index(name)] for name in names
    ]
    values = [
        list(range(5)) if name in ("given", "taken") else value for name, value in zip(names, values, strict=True)
    ]
    for chosen in product(*values):
        if "items" in names and "declared" in names:
            if len(chosen[names.index("items")]) != len(chosen[names.index("declared")]):
                continue
        yield chosen


def occurrences(kind: Kind) -> Iterator[Event]:
    for args in arguments(kind, kind.fields):
        for fact in arguments(kind, kind.fact) if kind.told else [None]:
            yield Event(kind, args, fact)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", SPOKEN, ids=lambda kind: kind.name)
def test_every_event_reads_well_for_everyone(kind: Kind, lang: str) -> None:
    text = Text(GAME, lang)
    for event in occurrences(kind):
        for viewer in (*viewers(4), Viewer((0, 1))):
            said = text.event(event.seen(viewer), NAMES, viewer)
            assert said is not None
            assert well_formed(said), said
        if "seat" in kind.fields:
            own, other = (text.event(event.seen(viewer), NAMES, viewer) for viewer in (ADA, SPECTATOR))
            assert (own == other) == (kind.name == "replaced"), "whoever acts is called you"


def well_formed(said: str) -> bool:
    return said[0].isupper() and said[-1] == "." and not re.search(r"[{}$]|\bnone\b|  | [.,:]", said)


@pytest.mark.parametrize("kind", [kind for kind in SPOKEN if kind.told], ids=lambda kind: kind.name)
def test_who_is_not_told_reads_the_same_whatever_happened(kind: Kind) -> None:
    for args in arguments(kind, kind.fields):
        events = [Event(kind, args, fact) for fact in arguments(kind, kind.fact)]
        for lang, viewer in product(LANGUAGES, viewers(4)):
            told = events[0].told(viewer) is not None
            said = {Text(GAME, lang).event(event.seen(viewer), NAMES, viewer) for event in events}
            assert len(said) == 1 or told


def said_of(name: str, args: tuple[Any, ...], fact: tuple[Any, ...] | None, lang: str = "en") -> list[str | None]:
    """As Ada, Bo, Cleo and a spectator read it."""
    event = Event(KINDS[name], args, fact)
    return [Text(GAME, lang).event(event.seen(viewer), NAMES, viewer) for viewer in (ADA, BO, CLEO, SPECTATOR)]


@pytest.mark.rule("KI-R55")
def test_thief_and_victim_alone_read_what_was_stolen() -> None:
    assert said_of("stole", (0, 1), (SAKE,)) == [
        "You steal a card from Bo: a Sake.",
        "Ada steals a card from you: a Sake.",
        "Ada steals a card from Bo.",
        "Ada steals a card from Bo.",
    ]
    assert said_of("stole", (1, 0), (MOON,), "it") == [
        "Bo ti ruba una carta: una Luna.",
        "Rubi una carta ad Ada: una Luna.",
        "Bo ruba una carta ad Ada.",
        "Bo ruba una carta ad Ada.",
    ]


@pytest.mark.rule("KI-R56")
def test_the_log_of_a_summons_says_kept_one_returned_one() -> None:
    assert said_of("summoned", (0, 2), ((MOON, SUN),))[:2] == [
        "You look at the top of the deck: a Moon and a Sun.",
        "Ada looks at the top two cards of the deck.",
    ]
    assert said_of("kept", (0, 2), (1, SUN)) == [
        "You keep a Sun. The other goes back on top.",
        *["Ada keeps one and returns one."] * 3,
    ]


@pytest.mark.rule("KI-R60")
def test_the_card_of_an_unmet_request_is_for_the_two_lords() -> None:
    assert said_of("unmet", (0, 1, MOON, LEAF), (BLOCK,)) == [
        "You have no Moon and give Bo a Block. The Leaf is discarded.",
        "Ada has no Moon and gives you a Block. The Leaf is discarded.",
        *["Ada has no Moon and gives Bo another card, unseen. The Leaf is discarded."] * 2,
    ]


@pytest.mark.rule("KI-R92")
def test_a_peep_is_read_by_the_hollow_and_a_swap_by_both() -> None:
    assert said_of("peeped", (0, 1), ((MOON, MOON, SAKE),))[:3] == [
        "You look at Bo's hand: two Moons and a Sake.",
        "Ada looks at your hand.",
        "Ada looks at Bo's hand.",
    ]
    assert said_of("swapped", (0, 1), (LEAF, MOON))[:3] == [
        "You swap a card with Bo: you give a Leaf and take a Moon.",
        "Ada swaps a card with you: you lose a Moon and get a Leaf.",
        "Ada swaps a card with Bo, unseen.",
    ]


def test_cards_in_words() -> None:
    attack = (1, 0, (MOON, LEAF, LEAF), (MOON, MOON, MOON), False)
    assert said_of("attacked", attack, None)[0] == "Bo attacks you with a Moon and two Leaves as Moons."
    assert said_of("attacked", attack, None, "it")[0] == "Bo ti attacca con una Luna e due Foglie come Lune."
    assert Text(GAME).things("item", (MOON, MOON, LEAF)) == "two Moons and a Leaf"
    assert Text(GAME, "it").things("item", (MOON, MOON, LEAF)) == "due Lune e una Foglia"
    assert Text(GAME, "it").things("item", (SAKE, SAKE, SAKE)) == "tre Sake"


@pytest.mark.parametrize(
    "id, kind, english, italian",
    [
        ("attack B", "act", "Attack Bo", "Attacca Bo"),
        ("play leaf as sun", "act", "Play a Leaf as a Sun", "Gioca una Foglia come Sole"),
        ("play sun", "act", "Play a Sun", "Gioca un Sole"),
        ("trade A moon", "act", "Ask Ada for a Moon, paying a Sake", "Chiedi ad Ada una Luna, pagando un Sake"),
        (
            "trade B sake leaf",
            "act",
            "Ask Bo for a Sake, paying a Leaf as a Sake",
            "Chiedi a Bo un Sake, pagando una Foglia come Sake",
        ),
        ("mark C leaf as sake", "act", "Mark Cleo with a Leaf as a Sake", "Marchia Cleo con una Foglia come Sake"),
        ("stand", "doubt", "Let it stand", "Lascia correre"),
        ("challenge", "doubt", "Challenge", "Sfida"),
        ("challenge", "respond", "Challenge the claim of Mist", "Sfida la dichiarazione di Nebbia"),
        ("concede", "answer", "CONCEDE, your Lantern unseen", "CEDI, con la Lanterna coperta"),
        ("concede shown", "answer", "CONCEDE and show your Lantern", "CEDI e mostra la Lanterna"),
        ("give-leaf leaf as moon", "give", "Give a Leaf as a Moon", "Dai una Foglia come Luna"),
        ("swap leaf moon", "swap", "Give a Leaf, take a Moon", "Dai una Foglia, prendi una Luna"),
        ("pick shisu", "pick", "Become the Tailed Shisu", "Scegli lo Shisu dalle Molte Code"),
        ("pick any", "pick", "Let chance pick", "Lascia scegliere al caso"),
        ("draw discard", "draw", "Take the top of the discards", "Prendi la prima carta degli scarti"),
        ("scroll moon", "scroll", "Take a Moon", "Prendi una Luna"),
    ],
)
def test_labels(id: str, kind: str, english: str, italian: str) -> None:
    assert Text(GAME, "en").option(id, NAMES, kind) == english
    assert Text(GAME, "it").option(id, NAMES, kind) == italian


# Whole games


def read_everything(played: Table, text: Text, since: int) -> None:
    seats = viewers(played.seats)
    for _, event in played.log[since:]:
        for viewer in seats:
            said = text.event(event.seen(viewer), NAMES, viewer)
            assert (said is None) == (event.kind.name in WORDS.silent)
            assert said is None or well_formed(said), said
    for ask in played.asks:
        view = played.view(Viewer((ask.seat,)))
        assert text.ask(ask.kind, view, NAMES).endswith("?")
        read_menu(played, ask, text, ())
    for motion_ in played.motions(played.asks[0].seat) if played.asks else ():
        assert text.motion(motion_, NAMES)


def read_menu(played: Table, ask: Ask, text: Text, path: tuple[str, ...]) -> None:
    """Every label is there, no two alike; and so for what follows the first entry that does not end a choice."""
    entries = played.menu(ask, path)
    labels = [text.option(option, NAMES, ask.kind) for option in entries.options]
    labels += [text.option(blocked.id, NAMES, ask.kind) for blocked in entries.blocked]
    assert len(set(labels)) == len(labels), labels
    for blocked in entries.blocked:
        assert text.blocked(blocked.rule)
    for option in entries.options:
        text.preview(entries.previews.get(option.id, {}))
    further = [option for option in entries.options if not option.final]
    if further and not path:
        view = played.view(Viewer((ask.seat,)))
        assert text.ask(ask.kind, view, NAMES, (further[0].id,)).endswith("?")
        read_menu(played, ask, text, (further[0].id,))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("stage, seats", [("standard", 4), ("standard", 2), ("first", 3), ("second", 3), ("third", 4)])
def test_whole_games_can_be_read_by_everyone(stage: str, seats: int, lang: str) -> None:
    text = Text(GAME, lang)
    rules = GAME.rules(seats, {"stage": stage, "turn_limit": 60})
    for seed in range(3):
        rng = Random(seed)
        played = Table.start(GAME, rules, seats, Chance.seeded(seed), viewers(seats))
        heard = 0
        while not played.over:
            read_everything(played, text, heard)
            heard = len(played.log)
            step(played, rng)
        read_everything(played, text, heard)
        standing = GAME.standing(played.state)
        for viewer in viewers(seats):
            assert well_formed(text.ending(standing, NAMES, viewer))
        assert len(text.ranking(standing, NAMES)) == seats


def test_the_question_names_what_it_is_about() -> None:
    rules = GAME.rules(2, {"picks": ("celeste", "hollow"), "order": (0, 1)})
    played = Table.start(GAME, rules, 2, Chance.seeded(1), viewers(2))
    text = Text(GAME)

    def asked(viewer: Viewer) -> str:
        return text.ask(played.asks[0].kind, played.view(viewer), NAMES)

    assert asked(ADA) == "It is your turn: what will you do?"
    played.answer(0, played.ask_id(played.asks[0]), ["steal B"])
    assert asked(BO) == "Ada claims Shadow, to STEAL from you: do you challenge, or let it stand?"
    assert text.waiting("doubt", [1], NAMES) == "Bo may challenge."
    assert text.silence("doubt") == "The claim stands."
    played.answer(1, played.ask_id(played.asks[0]), ["challenge"])
    played.settle()
    assert asked(ADA) == "Bo challenges your claim of Shadow: how do you answer?"


def test_a_series_is_told_like_a_game() -> None:
    advent = series.advent
    played = Table.start(advent, advent.rules(2, {}), 2, Chance.seeded(1), viewers(2))
    ended = {"reason": "last lord", "winners": ["B"], "ranking": ["B", "A"], "facts": {"lords": ["celeste", "hollow"]}}
    played.played(ended)
    text = Text(advent)
    assert text.title == "Kitsunedo: the Advent Tutorial"
    assert text.ask("scroll", played.view(BO)).startswith("You won the First Advent")
    played.answer(1, played.ask_id(played.asks[0]), ["scroll moon"])
    log = [text.event(seen, NAMES, BO) for seen in played.told(BO)]
    assert log[1:3] == ["You win the First Advent.", "You take a Moon with you into the next Advent."]
    assert log[3] is not None and log[3].startswith("Second Advent. ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [GAME, series.advent, series.rematch], ids=lambda game: game.key)
def test_every_game_and_series_has_a_title(game: AnyGame, lang: str) -> None:
    assert Text(game, lang).title and Text(game, lang).tagline.endswith(".")


def test_fields_with_a_form_are_fields_of_the_game() -> None:
    """A hyphen in a variable always begins a form, so no field may hold one."""
    for kind in SPOKEN:
        for field in (*kind.fields, *kind.fact):
            assert field_of(field) == field
    assert len(WORDS.things["lantern"]) == len(LANTERNS)
