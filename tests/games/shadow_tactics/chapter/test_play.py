"""Whole chapters, every mission played for real: they end, they can be told, and nothing of them is secret."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hyakki.games.shadow_tactics.chapter as package
from hyakki.bots import bot_of
from hyakki.core import replay as replays
from hyakki.core.chance import Chance
from hyakki.core.events import SPECTATOR, Viewer, viewers
from hyakki.core.game import game_of
from hyakki.core.replay import Sitter
from hyakki.core.save import digest
from hyakki.core.table import Table
from hyakki.core.text import LANGUAGES, Text
from hyakki.games.shadow_tactics.chapter import options
from hyakki.games.shadow_tactics.series import chapter
from hyakki.lab.check import step
from hyakki.lab.sim import simulate
from tests.core.ftl import fields, texts
from tests.games.shadow_tactics.campaign import Campaign

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
QUICK = {"quick": True}
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def play_mission(table: Table, rng: Random) -> None:
    key, seats, given = chapter.under_way(table.state) or ("", 0, {})  # type: ignore[arg-type]
    game = game_of(key)
    inner = Table.start(game, game.rules(seats, given), seats, Chance.seeded(str(rng.random())))
    while not inner.over:
        step(inner, rng)
    table.played(game.standing(inner.state).plain())


@pytest.mark.slow
@every_language
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.rule("ST-404", "ST-449", "ST-512")
def test_whole_chapters_can_be_played_and_put_into_words(seats: int, lang: str) -> None:
    text, rng = Text(chapter, lang), Random(f"{seats} {lang}")
    table = Campaign(seats, saved={"pool": 9, "veto": 1, "missions": [["imai-town", "ninjas"]]}, **QUICK).table
    while not table.over:
        if not table.asks:
            play_mission(table, rng)
            continue
        for ask in table.asks:
            put_into_words(text, table, ask)
        step(table, rng)
    for _, event in table.log:
        for viewer in viewers(seats):
            assert text.event(event.seen(viewer), NAMES, viewer)
    assert text.ending(table.game.standing(table.state), NAMES, SPECTATOR)


def put_into_words(text: Text, table: Table, ask: Any) -> None:
    view, path = table.view(Viewer((ask.seat,))), ()
    while True:
        assert text.ask(ask.kind, view, NAMES, path)
        entries = table.menu(ask, path, look=True)
        for option in entries.options:
            assert text.option(option, NAMES, ask.kind)
            text.preview(entries.previews.get(option.id, {}))
        for blocked in entries.blocked:
            assert text.option(blocked.id, NAMES, ask.kind) and text.blocked(blocked.rule)
        if entries.options[0].final:
            return
        path += (entries.options[0].id,)  # type: ignore[assignment]


ASKS = sorted({asks[0].kind for name, asks in vars(options).items() if name.startswith("ASK_")})


@every_language
@pytest.mark.parametrize("kind", ASKS)
def test_every_question_says_what_silence_means_and_who_is_waited_for(kind: str, lang: str) -> None:
    found = texts(chapter.package, lang)
    assert f"ask-{kind}" in found
    assert not found[f"ask-{kind}.silence"]
    assert fields(found[f"ask-{kind}.waiting"]) <= {"who", "count"}


@every_language
def test_what_can_be_proposed_has_words(lang: str) -> None:
    text = Text(chapter, lang)
    for motion in Campaign(4).proposes("C", "sit-out C").table.motions(1):
        assert text.motion(motion, NAMES)


def test_sentences_of_a_chapter() -> None:
    text, italian = Text(chapter), Text(chapter, "it")
    bought = {"event": "purchased", "seat": 0, "purchase": options.PURCHASE_NUMBER["PD1"], "tokens": "1+1"}
    assert text.event(bought, NAMES, Viewer((1,))) == "The Daimyo buys Night Watch. On it: 1+1."
    assert text.event(bought, NAMES, Viewer((0,))) == "You buy Night Watch. On it: 1+1."
    assigned = {"event": "assigned", "seat": 0, "purchase": options.PURCHASE_NUMBER["PO1"], "location": 3}
    assert text.event(assigned, NAMES, SPECTATOR) == "The Daimyo assigns Forced March to: Imai Town."
    assert italian.event(assigned, NAMES, SPECTATOR) == "Il Daimyo assegna Marcia forzata: Città di Imai."
    assert text.option("coins 2 3") == "2 × 3"
    assert text.option("go mount-tsuru") == "Mount Tsuru"
    assert text.option("purchase PO5") == "Buy Lord's Decree"


@pytest.mark.rule("ST-512", "ST-R94")
def test_everybody_sees_the_same_between_missions() -> None:
    table = Campaign(3).table
    rng = Random(3)
    for _ in range(60):
        if not table.asks:
            break
        seen = [{**table.view(viewer).plain(), "viewer": ()} for viewer in viewers(3)]
        assert all(view == seen[0] for view in seen)
        assert "chance" not in seen[0]["facts"]
        step(table, rng)
    for _, event in table.log:
        assert len({str(event.seen(viewer)) for viewer in viewers(3)}) == 1


@pytest.mark.rule("ST-398")
def test_a_chapter_is_replayed_from_its_records() -> None:
    table, rng = Campaign(3, saved={"pool": 9}, **QUICK).table, Random(2)
    while not table.over:
        if table.asks:
            step(table, rng)
        else:
            play_mission(table, rng)
    document = replays.decode(replays.encode(replays.export(table, [Sitter(name, "") for name in NAMES[:3]])))
    assert digest(replays.verify(document).state) == digest(table.state)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_play_chapters_to_the_end(seats: int) -> None:
    report = simulate(chapter, 3, seats, ["random"], options=QUICK)
    assert (report.finished, report.errors, report.capped) == (3, 0, 0)
    assert set(report.endings) <= {"chapter daimyo", "chapter ninjas"}


def test_judgement_settles_what_is_asked_between_missions() -> None:
    """Dear cards, paid exactly, and the final mission last."""
    table = Campaign(3, saved={"pool": 30, "veto": 1}).table
    bot, rng = bot_of("judgement"), Random(1)
    missions = []
    while not table.over:
        if not table.asks:
            under_way = chapter.under_way(table.state)  # type: ignore[arg-type]
            assert under_way is not None
            missions.append(under_way[2]["mission"])
            facts = {"picks": under_way[2].get("picks", [[], ["HAY", "YUK"], ["MUG", "AIK"]]), "coins": 4, "quests": []}
            standing = {**facts, "rewards": [], "lost": {}, "modifier": 0, "side": rng.choice(("daimyo", "ninjas"))}
            table.played({"facts": standing})
            continue
        for ask in table.asks:
            view = table.view(Viewer((ask.seat,)))

            def menus(path: Any, ask: Any = ask) -> Any:
                return table.menu(ask, [option.id for option in path], look=False)

            path = bot.choose(chapter, view, ask, menus, rng)
            table.answer(ask.seat, table.ask_id(ask), [option.id for option in path])
            if not ask.sealed:
                break
        else:
            table.settle()
    assert len(missions) == 5 and missions[-1] == "M5"
    paid = [event for _, event in table.log if event.kind.name == "purchased"]
    assert paid


def test_no_text_of_an_answer_is_missing() -> None:
    sources = "".join(file.read_text() for file in Path(package.__file__).parent.glob("*.py"))
    verbs = set(re.findall(r'Option\("([a-z-]+)"', sources))
    assert {"coins", "purchase", "card", "at", "settled", "go", "veto", "promote"} <= verbs
    for lang in LANGUAGES:
        assert {f"option-{verb}" for verb in verbs} <= texts(chapter.package, lang).keys()
