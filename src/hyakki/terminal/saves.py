"""Files of games: saved games, and replays of finished ones."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from hyakki.core import replay as replays
from hyakki.core.errors import BadContent, Malformed
from hyakki.core.events import Viewer
from hyakki.core.replay import Replay, Sitter
from hyakki.core.table import Table

FORMAT = 1
SUFFIX = ".kept.json"


class SavedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A saved game: its table, or that of a Series and then that of its current game. It contains the key of chance, so
    a reader can learn all that is hidden."""

    kept: int
    lang: str
    tables: tuple[Replay, ...]


def save(tables: Sequence[tuple[Table, Sequence[Sitter]]], lang: str) -> bytes:
    """Write the tables, each with its players."""
    documents = tuple(_with_key(table, sitters) for table, sitters in tables)
    return msgspec.json.format(msgspec.json.encode(SavedGame(kept=FORMAT, lang=lang, tables=documents)), indent=1)


def _with_key(table: Table, sitters: Sequence[Sitter]) -> Replay:
    document = replays.export(table, sitters)
    return replays.sealed(msgspec.structs.replace(document, key=table.state.chance.key.hex()))


def read(file: Path) -> SavedGame:
    try:
        saved = msgspec.json.decode(file.read_bytes(), type=SavedGame)
    except OSError as error:
        raise BadContent(str(file), error.strerror or "cannot be read") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadContent(str(file), "is not a saved game") from None
    if saved.kept != FORMAT or not 1 <= len(saved.tables) <= 2:
        raise BadContent(str(file), f"has another format than {FORMAT}")
    if any(replays.sealed(document) != document for document in saved.tables):
        raise BadContent(str(file), "has been damaged")
    return saved


def tables_of(saved: SavedGame) -> list[Table]:
    """Rebuild the tables, and check every Record against the rules."""
    sitters = saved.tables[0].seats
    if [sitter.bot for sitter in sitters].count("") != 1:
        raise Malformed("a saved game has one player, and bots in all other seats")
    return [replays.play(each, [Viewer((seat,)) for seat in range(len(each.seats))]) for each in saved.tables]


class Files:
    """The files of a session: in `save`, a folder or a file, or named by game and time in the current folder."""

    def __init__(self, key: str, save: Path | None = None, left: Path | None = None) -> None:
        named = Path(f"{key}-{datetime.now():%Y%m%d-%H%M%S}.json")
        if left is not None:
            named = left.with_name(left.name.removesuffix(SUFFIX).removesuffix(".json") + ".json")
            if named == left:
                named = left.with_name(f"{left.stem}-replay.json")
        if save is not None:
            named = save / named.name if save.is_dir() else save
        self.replay = named
        self.left = left or named.with_name(named.name.removesuffix(".json") + SUFFIX)

    def replay_of(self, number: int) -> Path:
        """Return the file for one game of a Series."""
        return self.replay.with_name(f"{self.replay.stem}-{number}{self.replay.suffix}")

    def forget(self) -> None:
        """Delete the saved game: it is over and its replay is written."""
        self.left.unlink(missing_ok=True)


def write(file: Path, document: bytes) -> Path:
    """Write a file as a whole; if its folder cannot be written, in the home folder."""
    try:
        return _write(file, document)
    except OSError as error:
        try:
            return _write(Path.home() / file.name, document)
        except OSError:
            raise BadContent(str(file), error.strerror or "cannot be written") from None


def _write(file: Path, document: bytes) -> Path:
    part = file.with_name(file.name + ".part")
    part.write_bytes(document)
    os.replace(part, file)
    return file
