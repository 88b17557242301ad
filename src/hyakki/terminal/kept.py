"""Games in files: one that was left, to be gone on with; and the replay of one that is over."""

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


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was left: its table, or that of a Series and then that of its game under way. The key of chance is in
    it, so whoever reads it can know all that is hidden."""

    kept: int
    lang: str
    tables: tuple[Replay, ...]


def keep(tables: Sequence[tuple[Table, Sequence[Sitter]]], lang: str) -> bytes:
    """Each table with those who sit there."""
    documents = tuple(_with_key(table, sitters) for table, sitters in tables)
    return msgspec.json.format(msgspec.json.encode(Kept(kept=FORMAT, lang=lang, tables=documents)), indent=1)


def _with_key(table: Table, sitters: Sequence[Sitter]) -> Replay:
    document = replays.export(table, sitters)
    return replays.sealed(msgspec.structs.replace(document, key=table.state.chance.key.hex()))


def read(file: Path) -> Kept:
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=Kept)
    except OSError as error:
        raise BadContent(str(file), error.strerror or "cannot be read") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadContent(str(file), "is not a game that can be gone on with") from None
    if kept.kept != FORMAT or not 1 <= len(kept.tables) <= 2:
        raise BadContent(str(file), f"is of another format than {FORMAT}")
    if any(replays.sealed(document) != document for document in kept.tables):
        raise BadContent(str(file), "has been damaged")
    return kept


def tables_of(kept: Kept) -> list[Table]:
    """As they were left, every Record held against the rules again."""
    sitters = kept.tables[0].seats
    if [sitter.bot for sitter in sitters].count("") != 1:
        raise Malformed("one person plays here, against bots")
    return [replays.play(each, [Viewer((seat,)) for seat in range(len(each.seats))]) for each in kept.tables]


class Files:
    """Where what is played goes: `save`, a folder or a file, or a name by game and time in the current folder."""

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
        """Of one game of a Series."""
        return self.replay.with_name(f"{self.replay.stem}-{number}{self.replay.suffix}")

    def forget(self) -> None:
        """The game is over and its replay written: it can be gone on with no more."""
        self.left.unlink(missing_ok=True)


def write(file: Path, document: bytes) -> Path:
    """There, or at home if that cannot be written; never half of it."""
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
