"""A person at the terminal client: reads what is printed, types lines."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from hyakki.core import replay as replays
from hyakki.core.game import AnyGame, game_of
from hyakki.core.replay import Replay
from hyakki.core.text import LANGUAGES, Text
from hyakki.terminal import Terminal, resume_game, start_game
from tests.core.ftl import texts

Habit = Callable[[str], str]
"""What is typed, from what was printed since the last line that was typed; "" is the end of input."""

CHOICE = re.compile(r"^ +(\d+) \S", re.MULTILINE)
YES_OR_NO = re.compile(r"\([ys]/n\)|type y or n|s oppure n")
TOO_MANY = 4000


class Typist(io.StringIO):
    """The lines a person types, and beside them everything the person reads."""

    def __init__(self, habit: Habit) -> None:
        super().__init__()
        self.habit = habit
        self.out = io.StringIO()
        self.typed = 0
        self.read_so_far = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self.typed += 1
        assert self.typed < TOO_MANY, "the game does not end"
        self.out.seek(self.read_so_far)
        new = self.out.read()
        self.read_so_far = self.out.tell()
        return self.habit(new)

    @property
    def screen(self) -> str:
        return self.out.getvalue()

    def terminal(self) -> Terminal:
        return Terminal(self, self.out)


def types(lines: Iterable[str], then: Habit = lambda printed: "") -> Habit:
    """These lines, then another habit; by default the end of input."""
    left = iter(lines)

    def habit(printed: str) -> str:
        line = next(left, None)
        return then(printed) if line is None else f"{line}\n"

    return habit


def always(line: str) -> Habit:
    return lambda printed: f"{line}\n"


def any_choice(seed: int, *also: str) -> Habit:
    """One of the numbers that are offered, now and then one of these lines; never the end."""
    rng = Random(seed)

    def habit(printed: str) -> str:
        if YES_OR_NO.search(printed):
            return rng.choice(["y\n", "s\n", "n\n"])
        if also and rng.random() < 0.1:
            return f"{rng.choice(also)}\n"
        numbers = CHOICE.findall(printed.rsplit("\n\n", 1)[-1])
        return f"{rng.choice(numbers)}\n" if numbers else "1\n"

    return habit


def play(
    habit: Habit,
    save: Path,
    key: str = "kitsunedo",
    seats: int = 4,
    seed: int = 1,
    lang: str = "en",
    options: Mapping[str, Any] | None = None,
    name: str | None = "Ada",
    bot: str = "judgement",
) -> str:
    """Everything that was printed."""
    typist = Typist(habit)
    start_game(game_of(key), seats, [bot], name, seed, options or {}, save, lang, typist.terminal())
    return typist.screen


def resume(habit: Habit, file: Path, save: Path | None = None, lang: str | None = None) -> str:
    typist = Typist(habit)
    resume_game(file, save, lang, typist.terminal())
    return typist.screen


def faults_of(screen: str, file: Path, game: AnyGame, lang: str) -> list[str]:
    """Return what is wrong with all that was printed of a whole game: control codes, long lines, English in Italian.
    Its replay must hold."""
    replays.verify(replay_in(file))
    found = ["control codes where there is no terminal"] if "\x1b" in screen else []
    found += [line for line in screen.splitlines() if len(line) > 80 and str(file) not in line]
    flat = " ".join(screen.split())
    return found + [english for english in (said_in_english(game) if lang == "it" else []) if english in flat]


def said_in_english(game: AnyGame) -> list[str]:
    """English texts of several words that hold no variable."""
    english, italian = (Text(game, lang) for lang in LANGUAGES)
    plain = [key for key, used in texts(game.package, "en").items() if not used and not key.startswith("text-")]
    said = [english.word(key) for key in plain if english.word(key) != italian.word(key)]
    found = [" ".join(words.split()) for words in said if len(words.split()) > 3]
    assert len(found) > 50
    return found


def replay_in(file: Path) -> Replay:
    return replays.decode(file.read_bytes())
