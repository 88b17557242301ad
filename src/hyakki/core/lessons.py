"""Lessons: guided first games. A lesson is data: the position it lays, the chance it forces, how the other seats play,
and its beats: what the coach says, when, and what it lights. A lesson for everyone has only beats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

from hyakki.core.chance import Chance
from hyakki.core.content import content_file, misfit
from hyakki.core.engine import State
from hyakki.core.errors import BadContent
from hyakki.core.menu import Menus, Path
from hyakki.core.rules import Rules

if TYPE_CHECKING:
    from hyakki.core.game import AnyGame
    from hyakki.core.memory import Memory
    from hyakki.core.text import Text
    from hyakki.core.view import View

LESSONS, SUFFIX = "lessons", ".toml"
Answer = tuple[str, Sequence[str]]
"""A kind of question, and the ids of an answer to it."""


class Taught(Rules, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The Rules of a game that has lessons."""

    lesson: str = ""
    """The lesson that is played, by its name; empty: none."""

    def plain(self) -> dict[str, Any]:
        plain = super().plain()
        if not self.lesson:
            del plain["lesson"]  # so that stored Rules without a lesson keep their digest
        return plain


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach says to one question. Its text is `lesson-<lesson>-<id>`, with `.then` and `.why`.

    Answers are written as in scenes, with commas between their entries; `*` stands for anything.
    """

    id: str
    ask: str
    """The kind of question."""
    do: tuple[str, ...] = ()
    """What the coach advises: the first of these that can be answered now. If none can, the beat waits."""
    done: tuple[str, ...] = ()
    """Answers that end the beat; without any, those in `do`."""
    unless: tuple[str, ...] = ()
    """The beat also waits while one of these answers is possible."""
    only: tuple[str, ...] = ()
    """The beat also waits until one of these answers is possible."""
    when: dict[str, Any] = {}
    """Fields of the learner's View, as in `Other`; the beat waits until they have these values."""
    lights: tuple[str, ...] = ()
    """The things or answers that are lit; by default those that the advice points at."""
    lasts: bool = False
    """Whether the beat is over only when a later one is; until then it returns whenever its advice can be followed."""
    aside: bool = False
    """Whether the beat explains a question when it first comes, at any point of the lesson, and is not counted."""
    instead: dict[str, str] = {}
    """Answers that show a wrong idea, each with the text that says why: `lesson-<lesson>-<text>`. In a lesson for
    everyone a beat replies to them where it was shown."""

    def ends_with(self, answer: Answer) -> bool:
        kind, ids = answer
        return kind == self.ask and not self.lasts and fits(ids, self.done or self.do or ("*",))


class Other(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer of a bot in another seat, given while `when` agrees with its View."""

    ask: str
    do: tuple[str, ...]
    """The answers; the bot gives the first that is possible. Without any it leaves an open question as it is."""
    when: dict[str, Any] = {}
    """Fields of its View ("round", "ninjas.0.bush"), and their values; a list holds several."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file describes it."""

    beats: tuple[Beat, ...]
    seats: int = 0
    learner: int = 0
    """The seat that is taught."""
    everyone: bool = False
    """Whether every seat is taught, each by what it meets, in a game of any number of seats that begins like any
    other: all beats are asides."""
    options: dict[str, Any] = {}
    """The options of the table."""
    given: dict[str, Any] = {}
    """The position, in the words of scenes."""
    chance: tuple[dict[str, Any], ...] = ()
    """The first draws, in the words of scenes: each has the name of a chance and its result."""
    others: tuple[Other, ...] = ()
    name: str = ""

    def teaches(self, seat: int) -> bool:
        return self.everyone or seat == self.learner


class Coach(msgspec.Struct, frozen=True):
    """The text of a tutorial at a question."""

    text: str
    """The key of its text; `.then` says what will happen, `.why` what it is good for, where there is more than one.
    Empty where it only replies to the last answer."""
    at: int = 0
    """The number of the beat; 0 where beats are not counted."""
    of: int = 0
    points: tuple[str, ...] = ()
    """The things or answers that are lit."""
    answer: tuple[str, ...] = ()
    """The answer that the coach advises."""
    said: str = ""
    """The key of the reply to the last answer, if that showed a wrong idea."""


def lesson_texts(lesson: Lesson, text: Text) -> dict[str, str]:
    """Return all that the coach of a lesson says, by the keys of the texts."""
    names = [name for beat in lesson.beats for name in (beat.id, *beat.instead.values())]
    keys = [f"lesson-{lesson.name}-{name}{part}" for name in names for part in ("", ".then", ".why")]
    return {key: text.word(key) for key in keys if text.has(key)}


def lesson_named(package: str, name: str) -> Lesson:
    """Return a lesson of a game, or raise BadContent."""
    if name not in _lessons(package):  # a name from a client is no path to a file
        raise BadContent("option lesson", f"there is no lesson {name[:100]!r}")
    return _read(package, name)


@cache
def _lessons(package: str) -> frozenset[str]:
    folder = files(package).joinpath("content", LESSONS)
    names = [entry.name for entry in folder.iterdir()] if folder.is_dir() else []
    return frozenset(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX))


@cache
def _read(package: str, name: str) -> Lesson:
    where = f"lesson {name}"
    try:
        return msgspec.convert({**content_file(package, f"{LESSONS}/{name}"), "name": name}, Lesson)
    except msgspec.ValidationError as error:
        what, field = misfit(error)
        raise BadContent(f"{where} {field}".rstrip(), what) from None


def lesson_of(game: AnyGame, rules: Rules) -> Lesson | None:
    """Return the lesson that is played by these Rules, or None."""
    name = game.lesson(rules)
    return lesson_named(game.package, name) if name else None


def taught_options(package: str, seats: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the options of a table at which a lesson is played: those of the lesson, and no others."""
    name = options.get("lesson", "")
    if not name:
        return options
    lesson = lesson_named(package, str(name))
    if set(options) != {"lesson"}:
        raise BadContent("option lesson", "cannot be combined: a lesson sets all other options")
    if seats != lesson.seats:
        raise BadContent("option lesson", f"{name} is for {lesson.seats} seats, not {seats}")
    return {**lesson.options, "lesson": name}


def opening(game: AnyGame, rules: Rules, seats: int, chance: Chance) -> State:
    """Return the State before anything has happened: that of a new game, or the position of the lesson."""
    lesson = lesson_of(game, rules)
    if lesson is None or lesson.everyone:
        s: State = game.begin(rules, seats)
        s.chance = chance
        return s
    s = game.laid({"options": lesson.options, **lesson.given}, Chance.seeded(lesson.name))
    s.rules = rules
    chance.preset = _preset(game, s, lesson)
    s.chance = chance
    return s


def _preset(game: AnyGame, s: State, lesson: Lesson) -> tuple[tuple[bytes, int], ...]:
    forced: list[tuple[bytes, int]] = []
    for name, wish in (item for said in lesson.chance for item in said.items()):
        streams, draws = game.chances[name], game.drawn(s, name, wish)
        forced += zip(streams * len(draws) if len(streams) == 1 else streams, draws, strict=True)
    return tuple(forced)


def remember(game: AnyGame, rules: Rules, seats: int, memory: Memory) -> Memory:
    """Put into an empty Memory what its viewer knows of the first position."""
    lesson = lesson_of(game, rules)
    if lesson is not None and not lesson.everyone:
        game.remembered(opening(game, rules, seats, Chance.seeded(0)), memory)
    return memory


# Answers


def fits(ids: Sequence[str], patterns: Iterable[str]) -> bool:
    """Return whether an answer fits one of these patterns. A pattern may leave out its last entries."""
    for pattern in patterns:
        parts = split(pattern)
        if len(parts) <= len(ids) and all(map(fnmatchcase, ids, parts)):
            return True
    return False


def split(pattern: str) -> list[str]:
    return [part.strip() for part in pattern.split(",")]


def answerable(menus: Menus, patterns: Iterable[str]) -> Path:
    """Return the first of these answers that can be given now, or an empty path."""
    return next(filter(None, (_follow(menus, (), split(pattern)) for pattern in patterns)), ())


def _follow(menus: Menus, path: Path, parts: Sequence[str]) -> Path:
    if path and path[-1].final:
        return path
    for option in menus(path).options if parts else ():
        if fnmatchcase(option.id, parts[0]):
            found = _follow(menus, (*path, option), parts[1:])
            if found:
                return found
    return ()


def scripted(game: AnyGame, view: View, kind: str, menus: Menus) -> Path | None:
    """Return what a lesson makes this seat answer, or None if the seat decides."""
    lesson = lesson_of(game, view.rules)
    for other in () if lesson is None or any(map(lesson.teaches, view.viewer)) else lesson.others:
        if other.ask == kind and says(view, other.when):
            found = answerable(menus, other.do)
            if found or not other.do:
                return found
    return None


def says(view: View, when: Mapping[str, Any]) -> bool:
    """Return whether the fields of a View have these values."""
    return all(_is(_field(view, name), said) for name, said in when.items())


def _field(view: View, name: str) -> Any:
    found: Any = view
    for word in name.split("."):
        found = found[int(word)] if word.isdecimal() else getattr(found, word)
    return found


def _is(value: Any, said: Any) -> bool:
    return value in said if isinstance(said, list) else bool(value == said)


# The coach


def coach(
    lesson: Lesson,
    view: View,
    answers: Sequence[Answer],
    asked: set[str],
    kind: str,
    menus: Mapping[str, Menus],
    reply: str = "",
) -> Coach | None:
    """Return what the coach says with a question of this kind, or None. `view` and `answers` are the learner's;
    `asked` are the kinds of question that the learner has answered before, and in a lesson for everyone what was said
    with them; `menus` are those of all open questions,
    of which the coach speaks with one; `reply` is the text for the last answer, in a lesson for everyone."""
    counted = [beat for beat in lesson.beats if not beat.aside]
    come, said = _come(counted, answers)
    over = [*counted[:come], *(beat for beat in lesson.beats if beat.aside and _heard(lesson, beat, answers, asked))]
    said = key(lesson, said or reply) if said or reply else ""
    for beat in lesson.beats:
        if beat.ask not in menus or beat in over or not says(view, beat.when) or _waits(beat, menus[beat.ask]):
            continue
        advice = answerable(menus[beat.ask], beat.do)
        if beat.ask != kind and (advice or not beat.do):
            return None
        if advice or not beat.do:
            before = sum(not other.aside for other in lesson.beats[: lesson.beats.index(beat)])
            at = min(max(before, come) + 1, len(counted)) if beat.aside else before + 1
            lit = beat.lights or (advice[0].points if advice else ())
            ids = tuple(option.id for option in advice)
            return Coach(key(lesson, beat.id), at, len(counted), lit, ids, said)
    return Coach("", said=said) if reply else None


def _waits(beat: Beat, menus: Menus) -> bool:
    if beat.only and not answerable(menus, beat.only):
        return True
    return bool(answerable(menus, beat.unless))


def reply(lesson: Lesson, shown: Coach | None, answer: Answer) -> str:
    """Return the text with which the beat that was shown replies to an answer; empty: it has nothing to say."""
    return _reproof([beat for beat in lesson.beats if shown and key(lesson, beat.id) == shown.text], answer)


def key(lesson: Lesson, id: str) -> str:
    return f"lesson-{lesson.name}-{id}"


def _come(beats: Sequence[Beat], answers: Sequence[Answer]) -> tuple[int, str]:
    """Return how many beats are over, and the reply to the last answer. An answer ends the first beat that it fits
    and all beats before it, so the coach asks for nothing twice."""
    come, said = 0, ""
    for answer in answers:
        left = beats[come:]
        ended = next((place for place, beat in enumerate(left) if beat.ends_with(answer)), -1)
        said = _reproof(left, answer) if ended < 0 else ""
        come += ended + 1
    return come, said


def _reproof(beats: Sequence[Beat], answer: Answer) -> str:
    beat = next((beat for beat in beats if beat.ask == answer[0]), None)
    texts = beat.instead.items() if beat is not None else ()
    return next((text for pattern, text in texts if fits(answer[1], [pattern])), "")


def _heard(lesson: Lesson, beat: Beat, answers: Sequence[Answer], asked: set[str]) -> bool:
    """Return whether an aside was shown before. Sealed answers are not kept, so for them the kind of the question
    decides."""
    if not beat.do and not beat.done and not beat.lasts:
        return (key(lesson, beat.id) if lesson.everyone else beat.ask) in asked
    return any(beat.ends_with(answer) for answer in answers)
