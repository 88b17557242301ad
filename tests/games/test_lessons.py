"""Every lesson of every game can be played to its end with any answers, uses all of its texts, and is complete in every
language."""

from __future__ import annotations

from pathlib import Path

import pytest

from hyakki.core import replay as replays
from hyakki.core.chance import Chance
from hyakki.core.errors import BadContent
from hyakki.core.events import Viewer
from hyakki.core.game import game_of
from hyakki.core.lessons import Coach, lesson_named
from hyakki.core.menu import Ask
from hyakki.core.replay import Sitter
from hyakki.core.save import digest, load, save
from hyakki.core.text import LANGUAGES, Text
from tests.games.lessons import LESSONS, Lesson, obedient, wilful

every_lesson = pytest.mark.parametrize("game, name", LESSONS)


@every_lesson
def test_who_does_what_the_coach_says_hears_all_of_it_and_wins(game: str, name: str) -> None:
    lesson = Lesson(game, name).play(obedient)
    counted = [beat.id for beat in lesson.plan.beats if not beat.aside]
    heard = {coach.text.removeprefix(f"lesson-{name}-") for coach in lesson.heard}
    assert heard >= set(counted)
    assert lesson.plan.learner in lesson.game.standing(lesson.table.state).winners


@every_lesson
def test_the_coach_never_goes_back(game: str, name: str) -> None:
    places = [coach.at for coach in Lesson(game, name).play(obedient).heard]
    assert places == sorted(places)


@every_lesson
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_who_does_anything_else_gets_to_the_end_too(game: str, name: str, seed: str) -> None:
    assert Lesson(game, name, seed).play(wilful).table.over


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_every_language(game: str, name: str, lang: str) -> None:
    text = Text(game_of(game), lang)
    lesson = lesson_named(game_of(game).package, name)
    said = [beat.id for beat in lesson.beats]
    parts = [f"{id}.{part}" for id in said for part in ("then", "why")]
    replies = [reply for beat in lesson.beats for reply in beat.instead.values()]
    for key in (*said, *parts, *replies):
        assert text.word(f"lesson-{name}-{key}").strip(), key


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_is_brief(game: str, name: str, lang: str) -> None:
    text = Text(game_of(game), lang)
    for beat in lesson_named(game_of(game).package, name).beats:
        assert len(text.word(f"lesson-{name}-{beat.id}").split()) <= 6, beat.id


@every_lesson
def test_a_lesson_is_a_game_like_any_other(game: str, name: str) -> None:
    """It is saved and loaded at every question, its Memories fit the truth, a View of it can be redealt."""
    lesson = Lesson(game, name, "z")

    def check(lesson: Lesson, ask: Ask, coach: Coach | None) -> list[str]:
        table = lesson.table
        again = load(lesson.game.state, save(table.state), table.rules, dict(lesson.game.steps))
        assert digest(again) == digest(table.state)
        assert lesson.table.memory(lesson.learner).misfit(table.state) is None
        lesson.game.redeal(table.view(lesson.learner), lesson.rng)
        return obedient(lesson, ask, coach)

    lesson.play(check, until=lambda: len(lesson.heard) > 12)


@every_lesson
def test_its_replay_is_true(game: str, name: str) -> None:
    lesson = Lesson(game, name, "w").play(wilful)
    kept = replays.export(lesson.table, [Sitter(name="Mika")] * lesson.plan.seats)
    assert digest(replays.verify(kept).state) == digest(lesson.table.state)


@every_lesson
def test_nobody_else_is_coached(game: str, name: str) -> None:
    lesson = Lesson(game, name)
    others = [seat for seat in range(lesson.plan.seats) if seat != lesson.plan.learner]

    def look(lesson: Lesson, ask: Ask, coach: Coach | None) -> list[str]:
        for seat in others:
            assert all(asked["coach"] is None for asked in lesson.table.sent(Viewer((seat,)))["asks"])
        return obedient(lesson, ask, coach)

    lesson.play(look, until=lambda: len(lesson.heard) > 6)


@every_lesson
def test_a_lesson_sets_everything_itself(game: str, name: str) -> None:
    played, seats = game_of(game), lesson_named(game_of(game).package, name).seats
    with pytest.raises(BadContent, match="cannot be combined"):
        played.rules(seats, {"lesson": name, "set": "as-written"})
    with pytest.raises(BadContent, match="seats"):
        played.rules(seats + 1, {"lesson": name})
    with pytest.raises(BadContent, match="no lesson"):
        played.rules(seats, {"lesson": "../base"})
    rules = played.rules(seats, {"lesson": name})
    assert played.load_rules(rules.plain(), seats) == rules


@every_lesson
@pytest.mark.parametrize("path", ["../base", "../lessons/{name}", "{elsewhere}/secret", "x" * 300, "\0"])
def test_stored_rules_name_no_file(game: str, name: str, path: str, tmp_path: Path) -> None:
    (tmp_path / "secret.toml").write_text("password = 1\n")
    up = "../" * 40 + str(tmp_path).lstrip("/")
    played, seats = game_of(game), lesson_named(game_of(game).package, name).seats
    plain = {**played.rules(seats, {"lesson": name}).plain(), "lesson": path.format(name=name, elsewhere=up)}
    with pytest.raises(BadContent, match="no lesson"):
        played.start(played.load_rules(plain, seats), seats, Chance.seeded(1))


def test_rules_without_a_lesson_are_called_as_before() -> None:
    for game in {game for game, _ in LESSONS}:
        assert "lesson" not in game_of(game).rules(game_of(game).usual, {}).plain()
