"""Start, resume and leave a game, or a Series with its games."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from hyakki.bots import LEVELS, bot_of
from hyakki.bots.ratings import ratings_of
from hyakki.core import replay as replays
from hyakki.core.chance import KEY_BYTES, Chance
from hyakki.core.errors import BadContent
from hyakki.core.events import Viewer
from hyakki.core.game import AnyGame, game_of, games
from hyakki.core.names import BOT_NAMES, MOST_WRITTEN, readable
from hyakki.core.records import Played
from hyakki.core.replay import Sitter
from hyakki.core.rulebook import FALLBACK
from hyakki.core.save import digest
from hyakki.core.series import Series
from hyakki.core.table import Table
from hyakki.core.text import Text
from hyakki.terminal import saves
from hyakki.terminal.console import Left, Terminal
from hyakki.terminal.local_table import LocalTable
from hyakki.terminal.question import play
from hyakki.terminal.saves import Files

LONGEST_NAME = 16
RECENT = 8
"""The number of sentences of the log that are shown when a game is resumed."""


def start_game(
    game: AnyGame,
    seats: int,
    bots: Sequence[str],
    name: str | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    save: Path | None = None,
    lang: str | None = None,
    terminal: Terminal | None = None,
) -> None:
    """Start a new game: the player has the first seat, the bots take the others in turn."""
    lang = lang or FALLBACK
    terminal = terminal or Terminal()
    text = Text(game, lang)
    kinds = [bot_of(bot.strip()).name for bot in bots]
    chance = Chance(secrets.token_bytes(KEY_BYTES)) if seed is None else Chance.seeded(seed)
    table = Table.start(game, game.rules(seats, options or {}), seats, chance, _viewers(seats))
    try:
        person = _name(name if name is not None else _ask_name(terminal, text)) or text.word("terminal-guest")
    except Left:
        return
    free = [other for other in BOT_NAMES if other.casefold() != person.casefold()]
    names = Random(chance.key.hex()).sample(free, seats - 1)
    others = [Sitter(other, kinds[place % len(kinds)]) for place, other in enumerate(names)]
    session = Session(terminal, lang, [Sitter(person), *others], Files(game.key, save), [table])
    session.welcome()
    session.play()


def resume_game(
    file: Path, save: Path | None = None, lang: str | None = None, terminal: Terminal | None = None
) -> None:
    """Resume a saved game."""
    left = saves.read(file)
    tables = saves.tables_of(left)
    files = Files(tables[0].game.key, save, file)
    session = Session(terminal or Terminal(), lang or left.lang, left.tables[0].seats, files, tables)
    session.welcome()
    session.play(resumed=True)


def pick_game(lang: str | None = None, terminal: Terminal | None = None) -> AnyGame | None:
    """Ask which game to play; None if the player chooses none."""
    terminal = terminal or Terminal()
    known = list(games().values())
    text = Text(None, lang or FALLBACK)
    terminal.show(text.word("terminal-choose-game"), style="bold")
    for number, game in enumerate(known, start=1):
        own = Text(game, lang or FALLBACK)
        terminal.show(f"{number}  {own.title}. {own.tagline}", indent=1)
    try:
        while True:
            said = terminal.read()
            if said.isdecimal() and 1 <= int(said) <= len(known):
                return known[int(said) - 1]
            if said.casefold() == "q":
                return None
            terminal.show(text.word("terminal-not-a-choice"), indent=1)
    except Left:
        return None


def _viewers(seats: int) -> list[Viewer]:
    return [Viewer((seat,)) for seat in range(seats)]


def _ask_name(terminal: Terminal, text: Text) -> str:
    terminal.show(text.word("terminal-your-name"), style="bold")
    return terminal.read()


def _name(said: str) -> str:
    return readable(readable(said[:MOST_WRITTEN])[:LONGEST_NAME])


class Session:
    """A session in the terminal. `tables` holds the game, or a Series and then its current game."""

    def __init__(
        self, terminal: Terminal, lang: str, sitters: Sequence[Sitter], files: Files, tables: list[Table]
    ) -> None:
        self.terminal = terminal
        self.lang = lang
        self.sitters = tuple(sitters)
        self.files = files
        self.tables = tables
        self.text = Text(tables[0].game, lang)

    def welcome(self) -> None:
        text, terminal = self.text, self.terminal
        terminal.heading(text.title)
        terminal.show(text.tagline, style="italic")
        terminal.gap()
        others = [self._level(sitter.name, sitter.bot) for sitter in self.sitters if sitter.bot]
        terminal.show(f"{text.word('terminal-welcome')} {text.word('terminal-opponents', names=text.join(others))}")
        terminal.show(text.word("terminal-help-hint"), style="dim")

    def _level(self, name: str, bot: str) -> str:
        """The name of a bot's seat with its level and, where it was measured, its rating."""
        level = self.text.word(f"bot-{bot}") if bot in LEVELS else bot
        rating = ratings_of(self.tables[0].game).get(bot)
        return f"{name} ({level})" if rating is None else f"{name} ({level}, {rating})"

    def play(self, resumed: bool = False) -> None:
        try:
            self._play(resumed)
        except (Left, KeyboardInterrupt):
            self.save()
        except Exception:
            self.save()  # save the game after any error
            raise
        self.terminal.gap()
        self.terminal.show(self.text.word("terminal-goodbye"), style="italic")

    def _play(self, resumed: bool) -> None:
        first = self.tables[0]
        if isinstance(first.game, Series):
            saved = self.play_series(first, first.game, resumed)
        else:
            saved = self.play_game(first, self.files.replay, resumed)
        if saved:
            self.files.forget()

    def play_game(self, table: Table, file: Path, resumed: bool) -> bool:
        """Play a game, and return whether its replay was saved."""
        local = self.sit(table, resumed)
        play(local)
        local.show_end()
        self.terminal.gap()
        return self.save_replay(table, file)

    def seated(self, table: Table) -> tuple[Sitter, ...]:
        """Return the players of a table: in a game of a Series, those who play it."""
        series = self.tables[0]
        if table is series or not isinstance(series.game, Series):
            return self.sitters
        return tuple(self.sitters[seat] for seat in series.game.players(series.state))

    def sit(self, table: Table, resumed: bool) -> LocalTable:
        local = LocalTable(table, self.seated(table), self.terminal, self.lang)
        if resumed:
            local.heard = max(0, len(table.told(local.viewer)) - RECENT)
        return local

    def play_series(self, series: Table, game: Series[Any, Any], resumed: bool) -> bool:
        """Play a Series, and return whether its replay was saved."""
        local = self.sit(series, resumed)
        while not series.over:
            play(local)
            under_way = game.under_way(series.state)
            if under_way is not None:
                self.play_next(series, *under_way, resumed=resumed)
                resumed = False
        local.tell()
        self.terminal.heading(self.text.title)
        standing = game.standing(series.state)
        self.terminal.show(self.text.ending(standing, local.names, local.viewer), style="bold")
        self.terminal.show(*self.text.ranking(standing, local.labels), indent=2)
        local.show_account()
        return self.save_replay(series, self.files.replay)

    def play_next(self, series: Table, key: str, seats: int, options: dict[str, Any], resumed: bool) -> None:
        """Play one game of the Series. Its chance is derived from that of the Series, which it does not reveal."""
        number = sum(1 for record in series.records if isinstance(record, Played)) + 1
        if len(self.tables) == 1:
            game = game_of(key)
            chance = Chance.seeded(f"{series.state.chance.key.hex()} {number}")
            self.tables.append(Table.start(game, game.rules(seats, options), seats, chance, _viewers(seats)))
            resumed = False
        table = self.tables[1]
        self.play_game(table, self.files.replay_of(number), resumed)
        series.played(table.game.standing(table.state).plain(), digest(table.state, key=False))
        self.tables.pop()
        person = [sitter.bot for sitter in self.sitters].index("")
        if not series.over and not series.asks_of(person):
            self.terminal.gap()
            self.terminal.show(self.text.word("terminal-press-enter"), style="dim")
            if self.terminal.read().casefold() == "q":
                raise Left

    # Files

    def save_replay(self, table: Table, file: Path) -> bool:
        return self.write(file, replays.encode(replays.export(table, self.seated(table))), "terminal-replay-saved")

    def save(self) -> None:
        self.terminal.gap()
        self.write(
            self.files.left,
            saves.save([(table, self.seated(table)) for table in self.tables], self.lang),
            "terminal-saved",
        )

    def write(self, file: Path, document: bytes, said: str) -> bool:
        """Write a file, and return whether that was possible."""
        try:
            place = saves.write(file, document)
        except BadContent as error:
            self.terminal.show(self.text.word("terminal-not-saved", file=error.where, why=error.what), style="bold")
            return False
        self.terminal.show_whole(self.text.word(said, file=shlex.quote(str(place))))
        return True
